"""Verbs: everything a card can do, each verb one class and one line in the verb table. (NG-106, section 8.0)"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.games.negociateur import bags
from tablee.games.negociateur.board import START_THREAT
from tablee.games.negociateur.deck import add_terror, discard_terror
from tablee.games.negociateur.demands import eliminate, start_clock, terror_threat
from tablee.games.negociateur.hostages import add_hostages, change_cp, change_threat, finish, kill, release, signed
from tablee.games.negociateur.moves import KIND_NAMES
from tablee.games.negociateur.state import NOTHING, Ask, End, Table
from tablee.games.negociateur.steps import REVEAL_ON

ALWAYS: Final = 8  # a limit above the dial
AT_START: Final = -1  # the threat the match began with


class Effect:
    """Something a card does, completely, or until the player must choose."""

    def apply(self, state: Table) -> None:
        raise NotImplementedError


class Cp(Effect):
    """Discussion points come or go. (NG-507)"""

    def __init__(self, change: int) -> None:
        self.change: Final = change

    def apply(self, state: Table) -> None:
        change_cp(state, self.change)


class Threat(Effect):
    """The threat changes, if it is no higher than a limit; a terror card's rise may be made worse. (NG-501, NG-502)"""

    def __init__(self, change: int, *, limit: int, terror: bool) -> None:
        self.change: Final = change
        self.limit: Final = limit
        self.terror: Final = terror

    def apply(self, state: Table) -> None:
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

    def apply(self, state: Table) -> None:
        level: i64 = START_THREAT[state.abductor] if self.level == AT_START else self.level
        change = level - state.threat
        if change > 0 and self.terror:
            change += terror_threat(state)
        if change != 0:
            change_threat(state, change)


class Release(Effect):
    """Hostages go free. (NG-503)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        release(state, self.number)


class Kill(Effect):
    """Hostages die. (NG-504)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        kill(state, self.number)


class EndDiscussion(Effect):
    """The line goes dead once everything at hand is resolved. (NG-306)"""

    def apply(self, state: Table) -> None:
        state.ending = True


class Reveal(Effect):
    """Demands are turned up, one at a time. (NG-804)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        state.revealing = self.number
        state.push([REVEAL_ON])


class Eliminate(Effect):
    """The abductor is shot. (NG-906..909)"""

    def apply(self, state: Table) -> None:
        eliminate(state)


class Escape(Effect):
    """The captor gets away. (NG-902)"""

    def apply(self, state: Table) -> None:
        finish(state, End.ESCAPED)


class Dice(Effect):
    """More or fewer dice: for the next test, this discussion, or the whole next one. (NG-408)"""

    def __init__(self, number: int, scope: str) -> None:
        self.number: Final = number
        self.scope: Final = scope

    def apply(self, state: Table) -> None:
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

    def apply(self, state: Table) -> None:
        if self.scope == "next":
            state.fours_next = True
        else:
            state.fours_discussion = True
        if state.tape is not None:
            state.tell(Event("fours-count", {"scope": self.scope}))


class Remove(Effect):
    """The card that is being played leaves the match. (NG-511)"""

    def apply(self, state: Table) -> None:
        card = bags.one(state.playing)
        state.played -= card
        state.removed += card
        if state.tape is not None:
            state.tell(Event("card-removed", {"card": KIND_NAMES[state.playing]}))


class DiscardTerror(Effect):
    """Terror cards are discarded unresolved. (NG-509)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        discard_terror(state, self.number)


class HalveTerror(Effect):
    """Half of the terror deck, rounded down, is discarded unresolved. (NG-509)"""

    def apply(self, state: Table) -> None:
        discard_terror(state, state.deck() // 2)


class AddTerror(Effect):
    """Terror cards that were set aside come into the deck. (NG-708)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        add_terror(state, self.number)


class AddHostages(Effect):
    """More people are held. (NG-508)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        add_hostages(state, self.number)


class ReturnCards(Effect):
    """Cards go from the hand back to the purchase area. (NG-510)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Table) -> None:
        if state.held <= self.number:
            state.shop += state.hand
            if state.tape is not None and state.held:
                state.tell(Event("hand-returned", {"count": state.held}))
            state.hand = 0
            state.held = 0
            return
        state.returning = self.number
        state.ask = Ask.RETURN


class Clock(Effect):
    """The demand that is being conceded gets an escape clock. (NG-812)"""

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns

    def apply(self, state: Table) -> None:
        assert state.conceding != NOTHING
        start_clock(state, state.conceding, self.turns)


class Discount(Effect):
    """Cards with a price cost less until the next purchase phase is over."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def apply(self, state: Table) -> None:
        state.discount = self.amount
        if state.tape is not None:
            state.tell(Event("prices-lowered", {"by": self.amount}))


class Alert(Effect):
    """A terror card waits on the table for the end of the discussion. (NG-1001, NG-1005)"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def apply(self, state: Table) -> None:
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


def _threat(clause: Clause) -> Effect:
    change = clause.number()
    limit = ALWAYS
    if clause.words:
        if clause.word() != "up-to":
            raise ValueError(clause.words)
        limit = clause.number()
    return Threat(change, limit=limit, terror=clause.terror)


def _set_threat(clause: Clause) -> Effect:
    level = clause.word()
    return SetThreat(AT_START if level == "start" else int(level), terror=clause.terror)


def _cp(clause: Clause) -> Effect:
    return Cp(clause.number())


def _release(clause: Clause) -> Effect:
    return Release(clause.number())


def _kill(clause: Clause) -> Effect:
    return Kill(clause.number())


def _end(clause: Clause) -> Effect:
    return EndDiscussion()


def _reveal(clause: Clause) -> Effect:
    return Reveal(clause.number())


def _eliminate(clause: Clause) -> Effect:
    return Eliminate()


def _escape(clause: Clause) -> Effect:
    return Escape()


def _dice(clause: Clause) -> Effect:
    return Dice(clause.number(), clause.scope())


def _fours(clause: Clause) -> Effect:
    return Fours(clause.scope())


def _remove(clause: Clause) -> Effect:
    return Remove()


def _discard_terror(clause: Clause) -> Effect:
    return DiscardTerror(clause.number())


def _halve_terror(clause: Clause) -> Effect:
    return HalveTerror()


def _add_terror(clause: Clause) -> Effect:
    return AddTerror(clause.number())


def _add_hostages(clause: Clause) -> Effect:
    return AddHostages(clause.number())


def _return_cards(clause: Clause) -> Effect:
    return ReturnCards(clause.number())


def _clock(clause: Clause) -> Effect:
    return Clock(clause.number())


def _discount(clause: Clause) -> Effect:
    return Discount(clause.number())


VERBS: Final[dict[str, Callable[[Clause], Effect]]] = {
    "cp": _cp,
    "threat": _threat,
    "set-threat": _set_threat,
    "release": _release,
    "kill": _kill,
    "end": _end,
    "reveal": _reveal,
    "eliminate": _eliminate,
    "escape": _escape,
    "dice": _dice,
    "fours": _fours,
    "remove": _remove,
    "discard-terror": _discard_terror,
    "halve-terror": _halve_terror,
    "add-terror": _add_terror,
    "add-hostages": _add_hostages,
    "return-cards": _return_cards,
    "clock": _clock,
    "discount": _discount,
}
