"""The evening's anthology: every document that was read, with its gaps, who named it, and what it could have cost."""

from msgspec import Struct

from tablee.games.operation_zebre.bots.hindsight import could_have_cost
from tablee.games.operation_zebre.rules.content import LABEL_NAMES
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.records import documents
from tablee.games.operation_zebre.rules.sides import box_of
from tablee.games.operation_zebre.rules.state import State


class Page(Struct):
    """One document of the evening."""

    seat: int
    label: str
    title: str
    pieces: list[str]  # what was read, piece by piece: between two of them lines were struck out
    total: int
    namer: int | None  # None: nobody named it
    thief: int | None  # who intercepted it
    least: int | None  # the boxes that would have been enough as likely as not; None where that cannot be said


def anthology(state: State) -> list[Page]:
    """Everything that was read; nothing before the end."""
    if state.phase is not Phase.OVER:
        return []
    box = box_of(state)
    pages: list[Page] = []
    for each in documents(state):
        least = could_have_cost(state, each.reader, each.face)
        pages.append(
            Page(
                seat=each.reader,
                label=LABEL_NAMES[box.labels[each.face]],
                title=box.titles[each.face],
                pieces=pieces(box.texts[each.face], each.kept),
                total=each.total,
                namer=each.namer if each.namer >= 0 else None,
                thief=each.thief if each.thief >= 0 else None,
                least=least if 0 <= least < each.total else None,
            )
        )
    return pages


def pieces(texts: list[str], kept: int) -> list[str]:
    """The lines that were left; those that stood together are one piece."""
    found: list[str] = []
    for line, text in enumerate(texts):
        if kept >> line & 1:
            if found and kept >> (line - 1) & 1:
                found[-1] += f" {text}"
            else:
                found.append(text)
    return found
