"""Answering: what somebody types at a judged decision, as the raw answer that the widget in sight would give."""

import re

from tablee.engine.game import Json
from tablee.scenes import Scene, Widget
from tablee.widgets import Bullets, Field, Paths, Sheet, WordGrid
from tablee.words import Words


class Answering:
    """Words for one decision: each line that is typed is a whole answer."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget

    def draft(self) -> Json:
        """What is judged when time is up: nothing, where a line is all or nothing."""
        return None

    def is_over(self) -> bool:
        """Whether no more can be answered, whatever the clock says."""
        return False

    def take(self, text: str) -> Json:
        """The raw answer that this line is; None where more is to come."""
        return raw_of(self.widget, text)

    def ways(self, words: Words) -> list[str]:
        """What can be typed, in words."""
        lines = [words.say(f"cli-answer-{self.widget.answers}")]
        if isinstance(self.widget.facts, Field):
            lines += [f"{button.raw} – {button.label}" for button in self.widget.facts.buttons]
        if isinstance(self.widget.facts, Sheet):
            lines += [f"{each.id} – {each.label}" for each in self.widget.facts.declarations]
        return lines


def widget_of(scene: Scene) -> Widget:
    """The widget that answers the decision of this scene's viewer."""
    return next(widget for widget in scene.widgets if widget.answers)


def raw_of(widget: Widget, text: str) -> Json:
    """A line as a raw answer. What has not the right form is handed on as it is, for the judge to refuse."""
    parts = re.split(r"[\s,;]+", text.strip())
    match widget.facts:
        case Sheet(declarations=declarations):
            declared = {each.id.casefold(): each.id for each in declarations}
            ids = [declared[part.casefold()] for part in parts if part.casefold() in declared]
            keep: list[Json] = [number(part) for part in parts if part and part.casefold() not in declared]
            answer: dict[str, Json] = {"keep": keep}
            return {**answer, "declare": ids[0]} if ids else answer
        case WordGrid(asks="run"):
            return {"run": list[Json](parts)}
        case WordGrid():
            return {"cell": text.strip()}
        case Bullets():
            return {"bullet": number(text)}
        case Paths():
            return {"exit": number(text)}
        case _:
            return text


def number(text: str) -> int | str:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() else text
