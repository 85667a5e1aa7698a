"""The fuzzer: random matches over all seats and options, with the laws looked at on the way."""

import time
import traceback
from collections.abc import Callable, Iterator

from msgspec import Struct

from tablee.engine.game import Game, Json
from tablee.engine.match import Match, key_luck, key_of
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.games import load
from tablee.lab import laws
from tablee.lab.answers import closed
from tablee.lab.broken import Broken
from tablee.lab.pool import spread
from tablee.lab.variants import variant

THOROUGH = 1000  # of the quick matches, one in so many is looked at thoroughly
QUICK_PIECE = 100


class Failure(Struct, frozen=True):
    """A match that went wrong: which law, what was seen, and a journal that leads there.

    `move` is what was being done when it happened; the journal ends just before it.
    """

    law: str
    seen: str
    seed: int
    seats: int
    options: Options
    step: int
    seat: int | None
    move: str | None
    journal: dict[str, Json]


class Piece(Struct, frozen=True):
    """Some matches to play, by number."""

    game: str
    seed: int
    first: int
    count: int
    thorough: int  # one in so many


class Findings(Struct):
    """What came out: how much was played, and what went wrong."""

    matches: int = 0
    thorough: int = 0
    decisions: int = 0
    failures: list[Failure] = []

    def add(self, other: "Findings") -> None:
        self.matches += other.matches
        self.thorough += other.thorough
        self.decisions += other.decisions
        self.failures = self.failures + other.failures


class Broke(Exception):
    """A law was broken."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(law, seen)
        self.law = law
        self.seen = seen


class Course(Struct):
    """How far a match has come: what it takes to play it again."""

    seats: int
    options: Options
    seed: int
    moves: list[tuple[int, str, Json]] = []  # by whom, the move or run, and the raw answer if there was one


def fuzz_for(slug: str, seconds: float, seed: int, workers: int, progress: Callable[[Findings], None]) -> Findings:
    """Look thoroughly at one random match after another until the time is up."""
    end = time.monotonic() + seconds
    return gather(slug_pieces(slug, seed, end), workers, progress)


def fuzz_games(slug: str, games: int, seed: int, workers: int, progress: Callable[[Findings], None]) -> Findings:
    """Play so many random matches quickly (invariants and dead ends at every step), some of them thoroughly."""
    starts = range(0, games, QUICK_PIECE)
    pieces = (Piece(slug, seed, first, min(QUICK_PIECE, games - first), THOROUGH) for first in starts)
    return gather(pieces, min(workers, len(starts)), progress)


def slug_pieces(slug: str, seed: int, end: float) -> Iterator[Piece]:
    number = 0
    while time.monotonic() < end:
        yield Piece(slug, seed, number, 1, 1)
        number += 1


def gather(pieces: Iterator[Piece], workers: int, progress: Callable[[Findings], None]) -> Findings:
    total = Findings()
    for findings in spread(play_piece, pieces, workers):
        total.add(findings)
        progress(total)
    return total


def play_piece(piece: Piece) -> Findings:
    game = load(piece.game)
    findings = Findings()
    for number in range(piece.first, piece.first + piece.count):
        rng = Rng()
        rng.seed(piece.seed + number)
        seats, options = variant(game, number, rng)
        course = Course(seats, options, piece.seed + number, [])
        thorough = number % piece.thorough == 0
        try:
            (play_thoroughly if thorough else play_quickly)(game, course, rng)
        except Exception as error:  # whatever it is, it is what we look for
            findings.failures.append(failure(game, course, error))
        findings.matches += 1
        findings.thorough += thorough
        findings.decisions += len(course.moves)
    return findings


def play_quickly(game: Game, course: Course, rng: Rng) -> None:
    """Play on the bare state, with the luck a match of this seed would have; invariants are looked at every step."""
    key = key_of(course.seed)
    luck = Rng()
    key_luck(luck, key, 0)
    state = game.set_up(course.seats, course.options, luck)
    state.tape = None
    moves, texts = course.moves, game.moves.texts
    while pending := state.pending():
        seat = pending[rng.below(len(pending))]
        legal = state.legal(seat)
        if not legal:
            raise Broke("no-dead-end", f"seat {seat}")
        move = legal[rng.below(len(legal))]
        moves.append((seat, texts[move], None))
        key_luck(state, key, len(moves))
        state.apply(seat, move)
        broken = game.invariants(state)
        if broken:
            raise Broke(broken[0], "")
        if len(moves) > game.longest:
            raise Broke("no-longer-match", f"{game.longest} decisions")
    if state.outcome() is None:
        raise Broke("outcome-for-every-seat", "None")


def play_thoroughly(game: Game, course: Course, rng: Rng) -> None:
    """Play a match through its public door and look at every law after every step."""
    match = Match(game, course.seats, course.options, key_of(course.seed))
    demand(laws.broken_now(match, rng))
    while pending := match.state.pending():
        seat = pending[rng.below(len(pending))]
        move, raw = any_answer(match, seat, rng)
        course.moves.append((seat, move, raw))
        before = match.state.copy()
        demand(laws.told(game, match.repeat(seat, move, raw)))
        demand(closed(before, match.state, seat))
        demand(laws.broken_now(match, rng))
        if len(match.steps) > game.longest:
            raise Broke("no-longer-match", f"{game.longest} decisions")
    demand(laws.ended(match))


def any_answer(match: Match, seat: int, rng: Rng) -> tuple[str, Json]:
    """What a seat does, by luck: a legal move, or where it may answer in its own form, every other time that."""
    state = match.state
    if state.judged(seat) is not None and rng.below(2):
        good = match.game.examples(state, seat, rng).good
        raw = good[rng.below(len(good))]
        return match.judge(seat, raw), raw
    move = state.random_move(seat, rng)
    if move not in state.legal(seat):
        raise Broke("random-move-legal", match.game.moves.text(move))
    return match.game.moves.text(move), None


def demand(broken: Iterator[Broken]) -> None:
    """Stop at the first broken law."""
    for law, seen in broken:
        raise Broke(law, seen)


def failure(game: Game, course: Course, error: Exception) -> Failure:
    """What went wrong, with the longest journal that can still be replayed."""
    if isinstance(error, Broke):
        law, seen = error.law, error.seen
    else:
        law, seen = type(error).__name__, "".join(traceback.format_exception(error))
    match, kept = replayed(game, course, len(course.moves))
    if kept < len(course.moves):
        match, kept = replayed(game, course, kept)  # the last one is half made
    seat, move, _ = course.moves[kept] if kept < len(course.moves) else (None, None, None)
    return Failure(law, seen, course.seed, course.seats, course.options, len(course.moves), seat, move, match.journal())


def replayed(game: Game, course: Course, most: int) -> tuple[Match, int]:
    """The match of a course as far as it can be played, and how far that is."""
    match = Match(game, course.seats, course.options, key_of(course.seed))
    for kept, (seat, move, raw) in enumerate(course.moves[:most]):
        try:
            match.repeat(seat, move, raw)
        except Exception:  # the failure itself
            return match, kept
    return match, most
