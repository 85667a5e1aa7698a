"""Choosing: the legal moves as a numbered menu that narrows, pick by pick or by what somebody types."""

from msgspec import Struct

from tablee.scenes import Choice, Scene

SHORT = 20  # choices that fit in one menu; more of them are narrowed by what they pick first


class Line(Struct, frozen=True):
    """A line of the menu: one choice, or several that begin alike."""

    label: str
    choices: list[Choice]


def menu(scene: Scene, choices: list[Choice], depth: int = 0) -> list[Line]:
    """The menu of these choices, of which the first `depth` picks have been made."""
    each = [Line(choice.label, [choice]) for choice in choices]
    if len(choices) <= SHORT or is_set(choices):
        return each
    groups = by_pick(choices, depth)
    while len(groups) == 1:
        depth += 1
        groups = by_pick(choices, depth)
    if len(groups) == len(choices):
        return each
    labels = {place.id: place.label for place in scene.places} | {piece.id: piece.label for piece in scene.pieces}
    return [Line(labels[pick] if len(group) > 1 else group[0].label, group) for pick, group in groups.items()]


def by_pick(choices: list[Choice], depth: int) -> dict[str, list[Choice]]:
    """Choices by what they pick at this depth; one that picks nothing more stands by its move."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        pick = choice.picks[depth] if depth < len(choice.picks) else ""
        groups.setdefault(pick or choice.move, []).append(choice)
    return groups


def is_set(choices: list[Choice]) -> bool:
    """Whether picks are things to gather in any order (the cards of a bid) and not steps to follow."""
    whole = {tuple(choice.picks) for choice in choices}
    return any(len(choice.picks) > 1 and tuple(choice.picks[:-1]) in whole for choice in choices)


def typed(choices: list[Choice], text: str) -> list[Choice]:
    """The choices that a text means: the one whose move it is, else those whose label has all its words."""
    exact = [choice for choice in choices if choice.move == text]
    words = text.casefold().split()
    return exact or [choice for choice in choices if all(word in choice.label.casefold() for word in words)]
