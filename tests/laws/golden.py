"""Golden files: matches written down once, to be played again by every later version and by both builds.

A game keeps them in `tests/golden`: `matches.toml` says which (name, seats, seed, options), `journals` and
`playthroughs` hold them, `positions` holds tables worth starting from, `trees.json` counts the legal moves below those.
`pytest tests/laws/test_golden.py --regenerate` writes journals, playthroughs and counts anew.
"""

import json
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.laws.cases import home_of_tests, play_random, text

from tablee.engine.events import Event
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.engine.state import State

DEEPEST = 3
WIDEST = 3_000  # no level wider than this is gone through


def folder(game: Game) -> Path:
    return home_of_tests(game) / "golden"


def listed(game: Game) -> list[dict[str, Any]]:
    """The matches that a game keeps."""
    file = folder(game) / "matches.toml"
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["match"] if file.exists() else []
    return found


def played(game: Game, entry: dict[str, Any]) -> Match:
    """A match of the list, with moves chosen by the luck of its seed."""
    match = game.start(entry["seats"], seed=entry["seed"], options=entry.get("options", {}))
    luck = Rng()
    luck.seed(entry["seed"])
    while not match.over:
        play_random(match, luck)
    return match


def playthrough(match: Match) -> str:
    """What each seat and a spectator saw of a match, step by step: what they were told, asked and shown.

    What everybody is told stands under "all"; a seat that is told something else has a line of its own. Views are
    given by their digests, one for the spectator and one for each seat.
    """
    lines = [f"{match.game.slug}, {match.seats} seats, {text(match.position()['options'])}"]
    now = match.at(0)
    lines += told_lines(now.opening, match.seats) + shown_lines(now)
    for number, step in enumerate(match.steps, start=1):
        again = now.repeat(step.seat, step.move, step.raw)
        said = "" if step.raw is None else f", for {json.dumps(step.raw, ensure_ascii=False)}"
        lines.append(f"\n{number}. seat {step.seat}: {step.move}{said}")
        lines += told_lines(again.events, match.seats) + shown_lines(now)
    outcome = match.outcome
    assert outcome is not None
    lines.append(f"\nscores {outcome.scores}, ranks {outcome.ranks}, {outcome.reason}")
    return "\n".join(lines) + "\n"


def shown_lines(match: Match) -> list[str]:
    asked = [f"  seat {each.seat} is asked {each.kind}: {len(each.moves)} moves" for each in match.open()]
    shown = [digest(text(match.view(viewer))) for viewer in (None, *range(match.seats))]
    return [*asked, f"  views {' '.join(shown)}"]


def told_lines(events: list[Event], seats: int) -> list[str]:
    public = [line(event.told_to(None)) for event in events]
    lines = [f"  all: {said}" for said in public if said]
    for seat in range(seats):
        own = [line(event.told_to(seat)) for event in events]
        lines += [f"  seat {seat}: {mine}" for mine, theirs in zip(own, public, strict=True) if mine != theirs]
    return lines


def line(event: Event | None) -> str:
    if event is None:
        return ""
    return " ".join([event.code, *(f"{name}={value}" for name, value in sorted(event.facts.items()))])


def digest(whole: str) -> str:
    return blake2b(whole.encode(), digest_size=4).hexdigest()


def tree(game: Game, position: Path) -> list[int]:
    """How many ways there are to make one, two, three moves from a position, whoever is asked first moving first."""
    match = game.from_position(json.loads(position.read_text(encoding="utf-8")), seed=0)
    level: list[State] = [match.state]
    counts = []
    for _ in range(DEEPEST):
        legal = [(state, state.pending()[0], move) for state in level if state.pending() for move in first_legal(state)]
        counts.append(len(legal))
        if len(legal) > WIDEST:
            break
        level = [after(state, seat, move) for state, seat, move in legal]
    return counts


def first_legal(state: State) -> list[int]:
    return state.legal(state.pending()[0])


def after(state: State, seat: int, move: int) -> State:
    twin = state.copy()
    twin.apply(seat, move)
    return twin


def trees(game: Game) -> dict[str, list[int]]:
    return {file.stem: tree(game, file) for file in sorted((folder(game) / "positions").glob("*.json"))}
