"""The laws of answers, limits, groups and sides: the second game of the tutorial keeps them, and each is missed when
it is broken on purpose."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.tutorial import install

from tablee.engine.game import Game
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng
from tablee.engine.state import State
from tablee.lab.answers import asked_now, closed
from tablee.lab.fuzz import any_answer
from tablee.lab.laws import broken_now, ended, ranked_from_the_best, sided, told

Made = Callable[[dict[str, tuple[str, str]]], Game]


@pytest.fixture
def clues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """The game, with some of its lines changed."""

    def made(changed: dict[str, tuple[str, str]]) -> Game:
        monkeypatch.syspath_prepend(str(install(tmp_path, "clues", changed)))
        game = importlib.import_module("clues").GAME
        assert isinstance(game, Game)
        return game

    yield made
    for name in [name for name in sys.modules if name.partition(".")[0] == "clues"]:
        del sys.modules[name]


def broken(game: Game, matches: int = 3) -> set[str]:
    """The laws that some matches break in what they ask."""
    found: set[str] = set()
    for seed in range(matches):
        match, rng = game.start(4, seed=seed), Rng()
        rng.seed(seed)
        while not match.over:
            found |= {law for law, _ in asked_now(match, rng)}
            pending = match.state.pending()
            seat = pending[rng.below(len(pending))]
            match.play(seat, game.moves.text(match.state.random_move(seat, rng)))
    return found


def test_the_game_keeps_every_law(clues: Made) -> None:
    game = clues({})
    for seed in range(4):
        match, rng = game.start(4, seed=seed, options={"rounds": 8 if seed else 4}), Rng()
        rng.seed(seed)
        while not match.over:
            assert list(broken_now(match, rng)) == []
            pending = match.state.pending()
            seat = pending[rng.below(len(pending))]
            before = match.state.copy()
            step = match.repeat(seat, *any_answer(match, seat, rng))
            assert list(told(game, step)) == []
            assert list(closed(before, match.state, seat)) == []
        assert list(ended(match)) == []


RULES, ANSWERS, SCENE, GAME = "clues/rules.py", "clues/answers.py", "clues/face/scene.py", "clues/__init__.py"

SPEECHLESS = """from tablee.engine.game import Json
from tablee.engine.refused import Refused


def text_in(raw: Json, most: int) -> str:
    if not isinstance(raw, str) or not 0 < len(raw.strip()) <= most:
        raise Refused("without-words", {})
    return raw.strip()
"""

MUTANTS: list[tuple[str, str, str, str]] = [
    ("known-judged", GAME, 'judged=["lines", "text"]', 'judged=["lines"]'),
    ("timeout-with-limit", RULES, "[GUESS, GUESS + 1, TIMEOUT]", "[GUESS, GUESS + 1]"),
    ("together-asked", RULES, "return self.pending()\n\n    def kind", "return self.rivals()\n\n    def kind"),
    (
        "together-alike",
        RULES,
        "return self.pending()\n\n    def kind",
        "return [seat] if seat < 2 else self.pending()\n\n    def kind",
    ),
    ("witnesses-are-seats", RULES, "[(seat + 2) % 4]", "[seat + 2]"),
    ("imagine-keeps-asking", RULES, "return LIMIT if", "return LIMIT + self.number if"),
    ("imagine-keeps-channels", GAME, '{"table": seat is not None}', '{f"team-{state.number}": seat is not None}'),
    ("known-channel", GAME, '{"table": seat is not None}', '{"balcony": seat is not None}'),
    ("spectators-are-silent", GAME, '{"table": seat is not None}', '{"table": True}'),
    ("one-widget-answers", SCENE, 'stage=True, answers="text"', "stage=True"),
    (
        "judged-without-choices",
        SCENE,
        "for move in decision.moves] if decision and not judged",
        'for move in ["begin"]] if decision',
    ),
    ("examples-of-both", ANSWERS, '["", " ", "9" * 21, 42, {"number": 42}]', "[]"),
    ("good-answer-judged", ANSWERS, '[{"keep": [4]},', '[{"keep": [5]},'),
    ("bad-answer-refused", ANSWERS, "guess = text_in(raw, LONGEST)", "guess = str(raw)"),
    ("judged-alike", ANSWERS, "if guess == str(state.number)", "if state.below(2)"),
    ("judging-changes-nothing", ANSWERS, "if guess == str(state.number)", "if state.below(2)"),
    ("refused-in-words", ANSWERS, "from tablee.engine.game import Json", SPEECHLESS),
    ("glimpse-of-the-known", ANSWERS, "return text_in(draft, LONGEST)", "return draft == str(state.number)"),
    ("glimpse-is-json", ANSWERS, 'return {"total": sum(', "return {1: sum("),
    ("skill-from-the-known", RULES, "if rng.below(100 * chances) < self.wits", "if state.number % 2"),
    ("skilled-move-legal", RULES, "return GUESS if rng", "return LOCK if rng"),
    ("delay-and-confidence", RULES, "return 1.0 / len(", "return 9.0 * len("),
]


@pytest.mark.parametrize(("law", "file", "old", "new"), MUTANTS, ids=[law for law, *_ in MUTANTS])
def test_a_law_that_is_broken_is_named(clues: Made, law: str, file: str, old: str, new: str) -> None:
    assert law in broken(clues({file: (old, new)}))


def test_a_decision_without_a_curtain_must_be_drawn_from_what_everybody_sees(clues: Made) -> None:
    own = {
        "clues/face/view.py": ('"said": state.said', '"said": str(seat)'),
        SCENE: ('Field(say.say("name-field"), LONGEST)', 'Field(say.say("name-field"), LONGEST, given=view["said"])'),
    }
    assert "open-scene-is-enough" in broken(clues(own))


def test_a_decision_without_a_curtain_must_not_offer_what_is_a_secret(clues: Made) -> None:
    secret = "[GUESS, GUESS + 1, TIMEOUT] if self.number % 2 else [GUESS, TIMEOUT]"
    assert "open-choices" in broken(clues({RULES: ("[GUESS, GUESS + 1, TIMEOUT]", secret)}))


class Asks(State):
    """Some seats are asked something."""

    def __init__(self, *seats: int) -> None:
        super().__init__()
        self.seats = list(seats)

    def pending(self) -> list[int]:
        return self.seats

    def kind(self, seat: int) -> str:
        return "guess"

    def together(self, seat: int) -> list[int]:
        return self.seats


def test_one_answer_of_a_group_closes_the_decision_of_all() -> None:
    assert [law for law, _ in closed(Asks(0, 1), Asks(1), 0)] == ["together-closed"]
    assert list(closed(Asks(0, 1), Asks(), 0)) == []
    assert list(closed(Asks(0, 1), Asks(0, 1), 0)) == [], "they are asked again, all of them"


def test_sides_hold_every_seat_once_and_are_ranked_as_one() -> None:
    assert sided(Outcome([1, 2, 2], [2, 1, 1], "X-1", [[0], [1, 2]]))
    for sides in ([[0], [1]], [[0, 1], [1, 2]], [[0, 1, 2], []], [[0], [1, 2, 3]]):
        assert not sided(Outcome([1, 2, 2], [2, 1, 1], "X-1", sides))
    for ranks in ([2, 1, 1], [1, 2, 2], [1, 1, 1], [2, 2, 2]):
        assert ranked_from_the_best(Outcome([1, 2, 2], ranks, "X-1", [[0], [1, 2]]))
    for ranks in ([3, 1, 1], [1, 2, 3], [2, 1, 2], [2, 3, 3]):
        assert not ranked_from_the_best(Outcome([1, 2, 2], ranks, "X-1", [[0], [1, 2]]))
    assert ranked_from_the_best(Outcome([1, 2, 2], [3, 1, 1], "X-1"))
    assert not ranked_from_the_best(Outcome([1, 2, 2], [2, 1, 1], "X-1"))
