"""`tablee replay`: a stored match step by step, with one seat's knowledge, a spectator's, or everything open."""

from typing import Annotated

import typer

from tablee.cli.arguments import AsJson, JournalFile
from tablee.cli.journal_files import read, replayed
from tablee.cli.terminal import Terminal
from tablee.cli.text_table import Section, scene_of, text_table
from tablee.cli.usage import Usage, whole
from tablee.engine.events import Event
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.sentences import event_sentence, game_words, seat_names

Viewer = Annotated[str, typer.Option("--seat", metavar="SEAT|public|all")]
AtStep = Annotated[int | None, typer.Option("--step", parser=whole("--step", 0), metavar="N")]


def replay(
    ctx: typer.Context, file: JournalFile, seat: Viewer = "public", step: AtStep = None, as_json: AsJson = False
) -> None:
    terminal: Terminal = ctx.obj
    journal = read(file)
    match = replayed(file)
    showing = Showing(terminal, match, names_in(journal, match, terminal), seat)
    if as_json:
        terminal.json(showing.as_json(step))
    elif step is not None:
        showing.table(step)
    elif terminal.is_interactive():
        showing.walk()
    else:
        showing.everything()


def names_in(journal: dict[str, Json], match: Match, terminal: Terminal) -> list[str]:
    """The players' names, where the journal tells them."""
    names = journal.get("names")
    if isinstance(names, list) and len(names) == match.seats:
        return [str(name) for name in names]
    return seat_names(match.seats, terminal.locale)


class Showing:
    """A finished replay and whose eyes it is seen with."""

    def __init__(self, terminal: Terminal, match: Match, names: list[str], viewer: str) -> None:
        self.terminal = terminal
        self.match = match
        self.names = names
        self.speech = game_words(match.game, terminal.locale)
        self.open = viewer == "all"
        self.seat = None if viewer in ("public", "all") else seat_of(viewer, match.seats)

    def lines(self, step: int) -> list[str]:
        """What this viewer was told at a step; step 0 is the set-up."""
        events = self.match.opening if step == 0 else self.match.steps[step - 1].events
        return [event_sentence(event, self.speech, self.names) for event in self.told(events)]

    def told(self, events: list[Event]) -> list[Event]:
        if self.open:
            return events
        return [form for event in events if (form := event.told_to(self.seat)) is not None]

    def heading(self, step: int) -> str:
        if step == 0:
            return self.terminal.say("replay-start")
        made = self.match.steps[step - 1]
        shown = self.open or made.seat == self.seat
        facts = {"step": step, "steps": len(self.match.steps), "name": self.names[made.seat]}
        return self.terminal.say("replay-step", **facts, move=made.move if shown else "")

    def show(self, step: int) -> None:
        self.terminal.show([Section(self.heading(step), self.lines(step))])

    def table(self, step: int) -> None:
        """The table as it was after a step."""
        then = self.match.at(step)
        scene = scene_of(then.scene(self.seat, self.terminal.locale, self.names))
        hands = {}
        if self.open:
            for seat in range(then.seats):
                hands[seat] = scene_of(then.scene(seat, self.terminal.locale, self.names))
        self.show(step)
        self.terminal.show([Section(scene.status, []), *text_table(scene, self.terminal.words, self.seat, hands)])
        self.terminal.write(scene.prompt.text if scene.result is None else scene.result.text, "bold")

    def everything(self) -> None:
        for step in range(len(self.match.steps) + 1):
            self.show(step)
        if self.match.over:
            self.table(len(self.match.steps))

    def walk(self) -> None:
        """Step by step: Enter goes on, a minus goes back, a number goes there."""
        here, last = 0, len(self.match.steps)
        self.terminal.write(self.terminal.say("replay-keys"))
        while True:
            self.table(here)
            text = self.terminal.ask(self.terminal.say("replay-ask", step=here, steps=last))
            if text == "":
                here = min(here + 1, last)
            elif text == "-":
                here = max(here - 1, 0)
            elif text is not None and text.isdecimal():
                here = min(int(text), last)
            else:  # a word, or the end of what was typed
                return

    def as_json(self, step: int | None) -> Json:
        """The whole replay, or one moment of it, for machines."""
        if step is not None:
            then = self.match.at(step)
            return {"step": step, "view": then.position() if self.open else then.view(self.seat)}
        steps: list[Json] = []
        for number in range(len(self.match.steps) + 1):
            made = self.match.steps[number - 1] if number else None
            shown = made is not None and (self.open or made.seat == self.seat)
            events = self.match.opening if made is None else made.events
            row: dict[str, Json] = {
                "step": number,
                "seat": None if made is None else made.seat,
                "move": made.move if made is not None and shown else None,
                "events": [{"code": event.code, "facts": facts_of(event)} for event in self.told(events)],
                "lines": list(self.lines(number)),
            }
            steps.append(row)
        return {"format": "tablee-replay-1", "game": self.match.game.slug, "names": list(self.names), "steps": steps}


def facts_of(event: Event) -> dict[str, Json]:
    return {name: list(value) if isinstance(value, list) else value for name, value in event.facts.items()}


def seat_of(text: str, seats: int) -> int:
    """The seat a person names, counted from 1."""
    if not text.isdecimal():
        raise Usage("flag-value", {"flag": "--seat", "value": text, "expected": f"1..{seats}, public, all"})
    if not 1 <= int(text) <= seats:
        raise Refused("no-such-seat", {"got": text, "seats": seats})
    return int(text) - 1
