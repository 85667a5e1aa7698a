"""Careers: all of somebody's finished matches of one game, as they read them. The vocabulary, as scenes have one.

A game's `career` builds a `Career` from the records its matches left; any page shows it, and knows no game. Everything
a person may read in it is already in their language.
"""

from msgspec import Struct, field


class Tally(Struct, frozen=True):
    """How often matches of one sort were won."""

    label: str
    matches: int
    wins: int


class Exploit(Struct, frozen=True, omit_defaults=True):
    """Something to be reached once. `icon` is a symbol of the game's `pieces.svg`.

    `match` is the place of the match that reached it first, counted from 0, null while none has; `progress` says how
    far one has come where that can be counted.
    """

    id: str
    title: str
    text: str
    group: str
    icon: str = ""
    match: int | None = None
    progress: str = ""


class Best(Struct, frozen=True):
    """The best that somebody has done in one thing: what it is, and how well."""

    label: str
    text: str


class Past(Struct, frozen=True, omit_defaults=True):
    """A finished match in a sentence; `exploits` are those it was the first to reach."""

    text: str
    won: bool
    exploits: list[str] = field(default_factory=list)


class Career(Struct, frozen=True):
    """Everything: what it comes to in a sentence, wins by sort of match, exploits, every match, oldest first, and
    personal bests. A game may have no exploits, or no bests."""

    text: str
    wins: Tally
    tallies: list[Tally]
    exploits: list[Exploit]
    matches: list[Past]
    bests: list[Best] = field(default_factory=list)
