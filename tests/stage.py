"""What the stages of all games share: short words to play a match and to look at it.

A game's own `tests/stage.py` lays its table; from there its tests play lines like "0 camera 7 g4a".
"""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tablee.engine.match import Match, Step
from tablee.engine.refused import Refused

# To play.


def play(match: Match, *lines: str) -> Step:
    """Play lines like "0 camera 7 g4a": a seat and its move."""
    steps = [match.play(int(line[0]), line[2:]) for line in lines]
    return steps[-1]


def play_first(match: Match, until: Callable[[Match], bool]) -> None:
    """Play the first legal move of whoever is asked, until something is so."""
    while not match.over and not until(match):
        decision = match.open()[0]
        match.play(decision.seat, decision.moves[0])


def play_on(match: Match, kind: str) -> None:
    """Play the first legal moves until a decision of this kind is asked."""
    play_first(match, lambda now: now.open()[0].kind == kind)
    assert not match.over, f"no {kind} before the end"


def refusal(match: Match, line: str) -> Refused:
    """How this move is refused; the table must not have changed by it."""
    before, record = match.position(), len(match.record)
    with pytest.raises(Refused) as caught:
        play(match, line)
    assert match.position() == before
    assert len(match.record) == record
    return caught.value


def rule_against(match: Match, line: str) -> object:
    """The rule that forbids this move now."""
    refused = refusal(match, line)
    assert refused.code == "illegal-move"
    return refused.facts["rule"]


def seed_where(fits: Callable[[int], bool]) -> int:
    """The first seed whose luck is as a test needs it."""
    return next(seed for seed in count() if fits(seed))


# To look.


def asked(match: Match) -> list[tuple[int, str]]:
    """Which seats are asked what."""
    return [(decision.seat, decision.kind) for decision in match.open()]


def moves(match: Match, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the only one that is asked."""
    if seat is None:
        (decision,) = match.open()
        return decision.moves
    return match.decision(seat).moves


def board(match: Match) -> Any:
    """The whole table."""
    return match.position()["board"]


def rows(match: Match, field: str) -> list[Any]:
    """One thing of every seat, by seat."""
    return [row[field] for row in board(match)["seats"]]


def seen(match: Match, viewer: int | None) -> Any:
    """What a seat sees; None is a spectator."""
    return match.view(viewer)


def told(step: Step, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """The events of a step as a seat is told of them; None is a spectator."""
    forms = [event.told_to(seat) for event in step.events]
    return [(form.code, dict(form.facts)) for form in forms if form is not None]


def codes(step: Step, seat: int | None = None) -> list[str]:
    return [code for code, _ in told(step, seat)]


def facts(step: Step, code: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The facts of every event with this code."""
    return [facts for event, facts in told(step, seat) if event == code]
