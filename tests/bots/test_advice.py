"""Advice: the expert's move first, with figures that are as sure as its playouts make them, and no surer."""

from tablee.bots import Budget, Hope, advise
from tablee.bots.advice import apart
from tablee.bots.search import Prospect
from tablee.engine.rng import Rng
from tablee.games import load
from tablee.games.loch_ness.tests.stage import GAME, position


def advice(iterations: int, seed: int = 1) -> list[Hope]:
    """About a last photo that completes a set or does not."""
    given = position(
        "photos",
        album={0: [2, 2, 0]},
        public={0: [2, 2, 0]},
        due={0: 1},
        cameras={0: {"7": "g3a"}},
        big="s3",
        little=66,
    )
    match, luck = GAME.from_position(given, seed=1), Rng()
    luck.seed(seed)
    return advise(GAME, match.state.imagine(0, luck), 0, luck, Budget(iterations=iterations))


def prospect(tries: int, wins: float, score: float = 5.0, deviation: float = 2.0) -> Prospect:
    made = Prospect(0)
    made.tries, made.ended, made.wins, made.points = tries, tries, wins, tries * score
    made.squares = tries * (score * score + deviation * deviation)
    return made


def test_the_move_that_completes_a_set_comes_first_with_a_rate_within_its_interval() -> None:
    best = advice(300)[0]
    assert best.move == "photo 3" and best.alike
    assert 0 <= best.win.low <= best.win.rate <= best.win.high <= 1


def test_other_moves_are_spoken_of_once_they_were_tried_often_enough() -> None:
    game, luck = load("negociateur"), Rng()
    state = game.start(1, seed=1).state.imagine(0, luck)
    assert len(advise(game, state, 0, luck, Budget(iterations=20))) == 1
    hopes = advise(game, state, 0, luck, Budget(iterations=160))
    assert 2 <= len(hopes) <= 3 and sum(hope.tries for hope in hopes) <= 160
    assert all(hope.tries >= 30 for hope in hopes[1:])


def test_more_playouts_make_an_interval_narrower() -> None:
    few, many = advice(60)[0], advice(600)[0]
    assert many.win.high - many.win.low < few.win.high - few.win.low


def test_a_single_move_comes_without_figures() -> None:
    game, luck = load("negociateur"), Rng()
    match = game.start(1, seed=1)
    while len(match.open()[0].moves) > 1:
        match.play(0, match.open()[0].moves[-1])
    (only,) = advise(game, match.state.imagine(0, luck), 0, luck, Budget(iterations=50))
    assert (only.move, only.tries) == (match.open()[0].moves[0], 0)


def test_where_playouts_are_judged_before_the_end_there_is_a_chance_and_no_score() -> None:
    game, luck = load("james-bond-007"), Rng()
    match = game.start(2, seed=1, options={"passport_choice": "random", "start_placement": "hq"})
    seat = match.open()[0].seat
    best = advise(game, match.state.imagine(seat, luck), seat, luck, Budget(iterations=40))[0]
    assert best.score is None and 0 < best.win.rate < 1


def test_moves_are_apart_only_beyond_what_chance_explains() -> None:
    assert apart(prospect(1000, 600), prospect(1000, 400))
    assert not apart(prospect(20, 12), prospect(20, 8)), "so few tries tell nothing"
    assert not apart(prospect(1000, 400), prospect(1000, 600)), "the other is the better one"
    assert apart(prospect(1000, 500, score=6.0), prospect(1000, 500, score=4.0)), "they win alike, and save fewer"
    assert not apart(prospect(5, 5), prospect(5, 5)), "five wins of five are not certain"
