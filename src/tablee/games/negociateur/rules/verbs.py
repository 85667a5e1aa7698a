"""Verbs: everything a card can do, each verb one class and one line in the verb table. (NG-106, section 8.0)"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.games.negociateur.rules import bags
from tablee.games.negociateur.rules.board import START_THREAT
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import add_terror, cards_left, discard_terror
from tablee.games.negociateur.rules.demands import eliminate, start_clock, terror_threat
from tablee.games.negociateur.rules.hostages import (
    add_hostages,
    change_cp,
    change_threat,
    finish,
    kill,
    release,
    signed,
)
from tablee.games.negociateur.rules.moves import KIND_NAMES, NOTHING
from tablee.games.negociateur.rules.phases import Ask, End
from tablee.games.negociateur.rules.steps import REVEAL_ON, push

ALWAYS: Final = 8  # a limit above the dial
AT_START: Final = -1  # the threat the match began with


class Effect:
    """Something a card does, completely, or until the player must choose."""

    def apply(self, state: Components) -> None:
        raise NotImplementedError


class Counted(Effect):
    """An effect with a number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number


class Cp(Counted):
    """Discussion points come or go. (NG-507)"""

    def apply(self, state: Components) -> None:
        change_cp(state, self.number)


class Threat(Effect):
    """The threat changes, if it is no higher than a limit; a terror card's rise may be made worse. (NG-501, NG-502)"""

    def __init__(self, change: int, *, limit: int, terror: bool) -> None:
        self.change: Final = change
        self.limit: Final = limit
        self.terror: Final = terror

    def apply(self, state: Components) -> None:
        if state.threat > self.limit:
            return
        change: i64 = self.change
        if self.terror and change > 0:
            change += terror_threat(state)
        change_threat(state, change)


class SetThreat(Effect):
    """The threat goes to a level, like a change by the difference. (NG-512)"""

    def __init__(self, level: int, *, terror: bool) -> None:
        self.level: Final = level
        self.terror: Final = terror

    def apply(self, state: Components) -> None:
        level: i64 = START_THREAT[state.abductor] if self.level == AT_START else self.level
        change = level - state.threat
        if change > 0 and self.terror:
            change += terror_threat(state)
        if change != 0:
            change_threat(state, change)


class Release(Counted):
    """Hostages go free. (NG-503)"""

    def apply(self, state: Components) -> None:
        release(state, self.number)


class Kill(Counted):
    """Hostages die. (NG-504)"""

    def apply(self, state: Components) -> None:
        kill(state, self.number)


class EndDiscussion(Effect):
    """The line goes dead once everything at hand is resolved. (NG-306)"""

    def apply(self, state: Components) -> None:
        state.ending = True


class Reveal(Counted):
    """Demands are turned up, one at a time. (NG-804)"""

    def apply(self, state: Components) -> None:
        state.revealing = self.number
        push(state, [REVEAL_ON])


class Eliminate(Effect):
    """The abductor is shot. (NG-906, NG-907)"""

    def apply(self, state: Components) -> None:
        eliminate(state)


class Escape(Effect):
    """The captor gets away. (NG-902)"""

    def apply(self, state: Components) -> None:
        finish(state, End.ESCAPED)


class Dice(Effect):
    """More or fewer dice: for the next test, this discussion, or the whole next one. (NG-408)"""

    def __init__(self, number: int, scope: str) -> None:
        self.number: Final = number
        self.scope: Final = scope

    def apply(self, state: Components) -> None:
        if self.scope == "next":
            state.dice_next += self.number
        elif self.scope == "discussion":
            state.dice_discussion += self.number
        else:
            state.dice_later += self.number
        if state.tape is not None:
            state.tell(Event("dice-changed", {"change": signed(self.number), "scope": self.scope}))


class Fours(Effect):
    """Each 4 is a success for nothing. (NG-406)"""

    def __init__(self, scope: str) -> None:
        self.scope: Final = scope

    def apply(self, state: Components) -> None:
        if self.scope == "next":
            state.fours_next = True
        else:
            state.fours_discussion = True
        if state.tape is not None:
            state.tell(Event("fours-count", {"scope": self.scope}))


class Remove(Effect):
    """The card that is being played leaves the match. (NG-511)"""

    def apply(self, state: Components) -> None:
        card = bags.one(state.playing)
        state.played -= card
        state.removed += card
        if state.tape is not None:
            state.tell(Event("card-removed", {"card": KIND_NAMES[state.playing]}))


class DiscardTerror(Counted):
    """Terror cards are discarded unresolved. (NG-509)"""

    def apply(self, state: Components) -> None:
        discard_terror(state, self.number)


class HalveTerror(Effect):
    """Half of the terror deck, rounded down, is discarded unresolved. (NG-509)"""

    def apply(self, state: Components) -> None:
        discard_terror(state, cards_left(state) // 2)


class AddTerror(Counted):
    """Terror cards that were set aside come into the deck. (NG-708)"""

    def apply(self, state: Components) -> None:
        add_terror(state, self.number)


class AddHostages(Counted):
    """More people are held. (NG-508)"""

    def apply(self, state: Components) -> None:
        add_hostages(state, self.number)


class ReturnCards(Counted):
    """Cards go from the hand back to the purchase area. (NG-510)"""

    def apply(self, state: Components) -> None:
        if state.held <= self.number:
            state.shop += state.hand
            if state.tape is not None and state.held:
                state.tell(Event("hand-returned", {"count": state.held}))
            state.hand = 0
            state.held = 0
            return
        state.returning = self.number
        state.ask = Ask.RETURN


class Clock(Counted):
    """The demand that is being conceded gets an escape clock. (NG-812)"""

    def apply(self, state: Components) -> None:
        assert state.conceding != NOTHING
        start_clock(state, state.conceding, self.number)


class Discount(Counted):
    """Cards with a price cost less until the next purchase phase is over. (NG-602)"""

    def apply(self, state: Components) -> None:
        state.discount = self.number
        if state.tape is not None:
            state.tell(Event("prices-lowered", {"by": self.number}))


class Alert(Effect):
    """A terror card waits on the table for the end of the discussion. (NG-1001, NG-1005)"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def apply(self, state: Components) -> None:
        state.alerts = [*state.alerts, self.card]
        if state.tape is not None:
            state.tell(Event("alert-set", {}))


class Clause:
    """One effect as a data file writes it: the words after the verb, read one by one, and whether a terror card says
    it."""

    def __init__(self, words: list[str], *, terror: bool) -> None:
        self.words: Final = words  # not yet read
        self.terror: Final = terror

    def word(self) -> str:
        return self.words.pop(0)

    def number(self) -> int:
        return int(self.word())

    def scope(self) -> str:
        scope = self.word()
        if scope not in ("next", "discussion", "later"):
            raise ValueError(scope)
        return scope


def threat(clause: Clause) -> Effect:
    change = clause.number()
    limit = ALWAYS
    if clause.words:
        if clause.word() != "up-to":
            raise ValueError(clause.words)
        limit = clause.number()
    return Threat(change, limit=limit, terror=clause.terror)


def set_threat(clause: Clause) -> Effect:
    level = clause.word()
    return SetThreat(AT_START if level == "start" else int(level), terror=clause.terror)


def dice(clause: Clause) -> Effect:
    return Dice(clause.number(), clause.scope())


def fours(clause: Clause) -> Effect:
    return Fours(clause.scope())


# The verb table: verbs that are followed by nothing, by a number, by words of their own.

PLAIN: Final[dict[str, type[Effect]]] = {
    "end": EndDiscussion,
    "eliminate": Eliminate,
    "escape": Escape,
    "remove": Remove,
    "halve-terror": HalveTerror,
}
COUNTED: Final[dict[str, type[Counted]]] = {
    "cp": Cp,
    "release": Release,
    "kill": Kill,
    "reveal": Reveal,
    "discard-terror": DiscardTerror,
    "add-terror": AddTerror,
    "add-hostages": AddHostages,
    "return-cards": ReturnCards,
    "clock": Clock,
    "discount": Discount,
}
WORDED: Final[dict[str, Callable[[Clause], Effect]]] = {
    "threat": threat,
    "set-threat": set_threat,
    "dice": dice,
    "fours": fours,
}
VERBS: Final[list[str]] = sorted([*PLAIN, *COUNTED, *WORDED])


def made(verb: str, clause: Clause) -> Effect:
    """The effect that a verb of the table and its words stand for."""
    if verb in PLAIN:
        return PLAIN[verb]()
    return COUNTED[verb](clause.number()) if verb in COUNTED else WORDED[verb](clause)
