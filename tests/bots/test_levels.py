"""Every bot of every game: it plays whole matches, and only by what its seat knows."""

import pytest

import tablee
from tablee.bots import LEVELS, Budget, make, policy
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games import OURS

BRIEFLY = Budget(iterations=2)
EVERY = 9  # how many decisions apart bots are asked twice


@pytest.fixture(params=[*OURS, "harbour"])
def game(request: pytest.FixtureRequest) -> Game:
    return tablee.game(request.param)


def seeded(seed: int) -> Rng:
    rng = Rng()
    rng.seed(seed)
    return rng


def every_choice(game: Game, seats: int) -> dict[str, object]:
    """Options that ask for as many kinds of decisions as there are."""
    plain = [option for option in game.options if not option.each_seat and not option.or_seat]
    return {option.name: option.allowed(seats)[-1] for option in plain}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_whole_matches_by_legal_moves_with_every_number_of_seats(game: Game, level: str) -> None:
    for seats in game.seats:
        for options in ({}, every_choice(game, seats)):
            match = game.start(seats, seed=seats, options=options)
            bots = [make(game, level if seat == seats - 1 else "random", seed=seat) for seat in range(seats)]
            while not match.over:
                seat = match.open()[-1].seat  # of those asked at once the last, who need not be the first
                match.play(seat, bots[seat].choose(match, seat, BRIEFLY))
            assert match.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_nothing_but_what_the_seat_knows_and_the_bots_luck(game: Game, level: str) -> None:
    match = game.start(game.seats[-1], seed=5, options=every_choice(game, game.seats[-1]))
    guide, rng = policy(game, "simple"), seeded(6)
    while not match.over:
        seat = match.state.pending()[0]
        if len(match.steps) % EVERY == 0:
            assert choice_in_a_world(match, seat, level, 1) == choice_in_a_world(match, seat, level, 2)
        match.play(seat, game.moves.text(guide.choose(match.state.imagine(seat, rng), seat, rng)))


def choice_in_a_world(match: Match, seat: int, level: str, world: int) -> str:
    """What a bot chooses in one of the worlds its seat can imagine."""
    bot = make(match.game, level, seed=3)
    return bot.choose_from(match.state.imagine(seat, seeded(world)), seat, BRIEFLY)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_match_as_it_is(game: Game, level: str) -> None:
    match = game.start(game.seats[0], seed=8)
    before = match.position()
    make(game, level).choose(match, match.state.pending()[0], BRIEFLY)
    assert match.position() == before


def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    scores = []
    for _ in range(2):
        match = game.start(game.seats[0], seed=2)
        bots = [make(game, "simple", seed=seat) for seat in range(match.seats)]
        for decision in match.decisions():
            match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
        assert match.outcome is not None
        scores.append(match.outcome.scores)
    assert scores[0] == scores[1]


def test_a_level_that_is_none_is_refused_by_name(game: Game) -> None:
    with pytest.raises(Refused) as refused:
        tablee.bot(game.slug, "god")
    assert (refused.value.code, refused.value.facts) == ("unknown-bot", {"bot": "god", "known": list(LEVELS)})


def test_a_bot_is_refused_a_seat_that_is_not_asked(game: Game) -> None:
    match = game.start(game.seats[-1], seed=1)
    with pytest.raises(Refused, match="not-asked"):
        make(game, "random").choose(match, match.seats)
