"""Laws that any moment of any match must keep. A broken one comes back by name, with what was seen."""

import json
from collections.abc import Iterator

from msgspec import convert

from tablee.engine.game import Game, Json
from tablee.engine.journal import replay_of
from tablee.engine.match import Match, Step
from tablee.engine.outcome import Outcome
from tablee.engine.playout import random_playout
from tablee.engine.positions import fingerprint
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.lab.answers import asked_now
from tablee.lab.broken import Broken
from tablee.scenes import Scene
from tablee.widgets import parts
from tablee.words import LOCALES


def broken_now(match: Match, rng: Rng) -> Iterator[Broken]:
    """What is wrong with the match as it stands. The costly laws are looked at for one seat, drawn by `rng`."""
    game, state = match.game, match.state
    yield from ((name, "") for name in game.invariants(state))
    yield from legal_lists(game, state)
    viewers: list[int | None] = [None, *range(match.seats)]
    for viewer in viewers:
        yield from same_as_json("view", game.view(state, viewer))
    yield from imagined(game, state, rng.below(match.seats), rng)
    yield from position(game, state, match)
    yield from asked_now(match, rng)
    if rng.below(10) == 0:
        yield from independent_copy(game, state, rng)
        yield from scene(match, viewers[rng.below(len(viewers))], LOCALES[rng.below(len(LOCALES))])


def legal_lists(game: Game, state: State) -> Iterator[Broken]:
    """Pending seats are in order, each faces a decision with a name, and its legal list is in the table's order."""
    pending = state.pending()
    if pending != sorted(set(pending)):
        yield "pending-in-order", repr(pending)
    if (state.outcome() is None) != bool(pending):
        yield "over-when-nobody-asked", repr(pending)
    for seat in pending:
        moves = state.legal(seat)
        if not moves:
            yield "no-dead-end", f"seat {seat}"
        if moves != sorted(set(moves)) or (moves and not 0 <= moves[0] <= moves[-1] < len(game.moves)):
            yield "legal-in-order", f"seat {seat}: {moves}"
        if state.kind(seat) not in game.kinds:
            yield "known-kind", state.kind(seat)


def imagined(game: Game, state: State, seat: int, rng: Rng) -> Iterator[Broken]:
    """A seat cannot tell an imagined state from the true one."""
    twin = state.imagine(seat, rng)
    if game.view(twin, seat) != game.view(state, seat):
        yield "imagine-keeps-view", f"seat {seat}"
    if twin.pending() != state.pending():
        yield "imagine-keeps-asked", f"{twin.pending()}, not {state.pending()}"
    elif seat in state.pending() and twin.legal(seat) != state.legal(seat):
        yield "imagine-keeps-legal", f"seat {seat}"
    yield from ((f"imagined-{name}", f"seat {seat}") for name in game.invariants(twin))


def position(game: Game, state: State, match: Match) -> Iterator[Broken]:
    """A position gives the same state again, and may be stored."""
    board = game.to_position(state)
    yield from same_as_json("position", board)
    again = game.to_state(json.loads(json.dumps(board)), match.seats, match.options)
    if fingerprint(game, again) != fingerprint(game, state):
        yield "position-round-trip", json.dumps(game.to_position(again))
    elif again.pending() != state.pending():
        yield "position-keeps-asked", f"{again.pending()}, not {state.pending()}"
    else:
        for seat in state.pending():
            if again.legal(seat) != state.legal(seat):
                yield "position-keeps-legal", f"seat {seat}"


def independent_copy(game: Game, state: State, rng: Rng) -> Iterator[Broken]:
    """A copy is equal, and playing it to the end leaves the state alone."""
    before = fingerprint(game, state)
    twin = state.copy()
    if fingerprint(game, twin) != before:
        yield "copy-equal", ""
    random_playout(twin, rng)
    if fingerprint(game, state) != before:
        yield "copy-independent", ""


def scene(match: Match, viewer: int | None, locale: str) -> Iterator[Broken]:
    """A scene is well formed, offers the legal moves, and every pick names a piece, a place or a part of a widget."""
    made = match.scene(viewer, locale)
    yield from same_as_json("scene", made)
    drawn = convert(made, Scene)
    places = {place.id for place in drawn.places}
    things = places | {piece.id for piece in drawn.pieces}
    things.update(f"{widget.id} {part}" for widget in drawn.widgets for part in parts(widget.facts))
    for piece in drawn.pieces:
        if piece.place not in places:
            yield "pieces-at-places", f"{piece.id} at {piece.place}"
    for choice in drawn.choices:
        if not things.issuperset(choice.picks):
            yield "picks-exist", f"{choice.move}: {choice.picks}"
    offer = match.offer(viewer)
    moves = [] if offer is None else offer.moves
    if sorted(choice.move for choice in drawn.choices) != sorted(moves):
        yield "choices-are-legal", f"viewer {viewer}"


def told(game: Game, step: Step) -> Iterator[Broken]:
    """Every event has a code the game knows, in every form it takes."""
    for event in step.events:
        for form in (event, event.otherwise):
            if form is not None and form.code not in game.events:
                yield "known-event", form.code


def ended(match: Match) -> Iterator[Broken]:
    """The end has an outcome that ranks everybody, and the journal gives the match again."""
    outcome = match.outcome
    if outcome is None or len(outcome.scores) != match.seats or len(outcome.ranks) != match.seats:
        yield "outcome-for-every-seat", repr(outcome)
        return
    if not sided(outcome):
        yield "sides-hold-every-seat-once", repr(outcome.sides)
    elif not ranked_from_the_best(outcome):
        yield "ranks-from-the-best", repr(outcome.ranks)
    again = replay_of(match.game, json.loads(json.dumps(match.journal())))
    if again.position() != match.position():
        yield "journal-round-trip", ""


def sided(outcome: Outcome) -> bool:
    """Whether every seat is of one side, where there are sides."""
    if outcome.sides is None:
        return True
    seats = [seat for side in outcome.sides for seat in side]
    return all(outcome.sides) and sorted(seats) == list(range(len(outcome.ranks)))


def ranked_from_the_best(outcome: Outcome) -> bool:
    """Whether the best have rank 1, ties share and use up ranks, and sides are ranked as one; all 2: everybody lost."""
    if set(outcome.ranks) == {2}:
        return True
    sides = outcome.sides or [[seat] for seat in range(len(outcome.ranks))]
    ranks = [outcome.ranks[side[0]] for side in sides]
    together = all(outcome.ranks[seat] == rank for side, rank in zip(sides, ranks, strict=True) for seat in side)
    return together and ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]


def same_as_json(name: str, made: dict[str, Json]) -> Iterator[Broken]:
    if json.loads(json.dumps(made, allow_nan=False)) != made:
        yield f"{name}-is-json", ""
