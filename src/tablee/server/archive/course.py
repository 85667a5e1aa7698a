"""The course of a finished match: who led when, and where it turned, from what everybody may know of it."""

from typing import Literal

from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.games import load
from tablee.server.match.history import History
from tablee.server.match.lines import lines_of
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.requests import Course, Turn

STRIDE = 16  # steps that are taken for quiet when nothing has changed between their ends


def course(stored: StoredTable, history: History, locale: str) -> Course:
    """The turning points, oldest first: where the winner took the lead for good, and the greatest leap of all.

    Nothing where the game counts nothing. It takes a while: not for the loop that serves everybody.
    """
    entries, states = walked(stored, history)
    scores = Scores(load(stored.game), states)
    changes = scores.changes(0, len(states) - 1)
    outcome = history.match.outcome
    assert outcome is not None
    leads = changes_of_lead(scores, changes)
    turns: dict[int, Turn] = {}

    def turn(place: int, seat: int, what: Literal["lead", "leap"]) -> None:
        gain = scores.at(place)[seat] - scores.at(place - 1)[seat]
        turns.setdefault(
            place, Turn(entries[place], seat, what, gain, said(stored, history, entries[place], seat, locale))
        )

    if leads and leads[-1][0] and outcome.ranks[leads[-1][1]] == 1:
        turn(*leads[-1], "lead")
    gains = [
        (after - before, place, seat)
        for place in changes
        for seat, (before, after) in enumerate(zip(scores.at(place - 1), scores.at(place), strict=True))
    ]
    if gains and max(gains)[0] > 0:
        _, place, seat = max(gains)
        turn(place, seat, "leap")
    return Course(len(leads), [turns[place] for place in sorted(turns)])


def walked(stored: StoredTable, history: History) -> tuple[list[int], list[State]]:
    """The states that the match went through, and the entry that led to each; what was taken back is left out."""
    again = History(stored, load(stored.game))
    states = {0: again.match.state.copy()}
    for entry in history.entries:
        again.take(entry)
        if entry.kind == "move":
            states[entry.n] = again.match.state.copy()
    entries = [0, *again.line]
    return entries, [states[n] for n in entries]


class Scores:
    """What each seat has in each state, as its public scene says; looked at only where it is asked for."""

    def __init__(self, game: Game, states: list[State]) -> None:
        self.game = game
        self.states = states
        self.known: dict[int, list[int]] = {}

    def at(self, place: int) -> list[int]:
        if place not in self.known:
            view = self.game.view(self.states[place], None)
            seats: list[dict[str, str]] = self.game.scene(view, None, None, "en", None)["seats"]  # type: ignore[assignment]
            self.known[place] = [number(seat.get("score", "")) for seat in seats]
        return self.known[place]

    def changes(self, first: int, last: int) -> list[int]:
        """The places where somebody's score is another than before."""
        if last - first <= STRIDE and self.at(first) == self.at(last):
            return []
        if last - first == 1:
            return [last]
        middle = (first + last) // 2
        return self.changes(first, middle) + self.changes(middle, last)


def number(score: str) -> int:
    """A score as a number; one that is not written as one counts nothing."""
    return int(score) if score.removeprefix("-").isdigit() else 0


def changes_of_lead(scores: Scores, changes: list[int]) -> list[tuple[int, int]]:
    """Where somebody came to lead alone who did not before, the first time included, and who."""
    leads: list[tuple[int, int]] = []
    for place in (0, *changes):
        now = scores.at(place)
        leaders = [seat for seat, score in enumerate(now) if score == max(now)]
        if len(now) > 1 and len(leaders) == 1 and (not leads or leads[-1][1] != leaders[0]):
            leads.append((place, leaders[0]))
    return leads


def said(stored: StoredTable, history: History, entry: int, seat: int, locale: str) -> str:
    """What the log said of that seat then, to everybody."""
    lines = lines_of(history.log[entry], stored.game, None, locale, stored.names())
    about = [line.text for line in lines if line.seat == seat] or [line.text for line in lines]
    return about[-1] if about else ""
