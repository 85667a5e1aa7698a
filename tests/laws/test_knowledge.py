"""Laws of hidden information: two worlds that a seat cannot tell apart, and honest imagination."""

from itertools import pairwise

from tests.laws.cases import Case, board, made_again, same_luck, text, walked, words_of

from tablee.engine.events import Event
from tablee.engine.match import Step
from tablee.engine.rng import Rng
from tablee.engine.state import State


def test_neither_a_seat_nor_a_spectator_can_tell_an_imagined_world_from_the_true_one(case: Case) -> None:
    luck = case.luck()
    for state in case.some(walked(case).states, 3):
        public = text(case.game.view(state, None))
        for seat in range(case.seats):
            world = state.imagine(seat, luck)
            assert text(case.game.view(world, seat)) == text(case.game.view(state, seat))
            assert text(case.game.view(world, None)) == public
            assert world.pending() == state.pending()
            if seat in state.pending():
                assert world.legal(seat) == state.legal(seat)
                assert world.kind(seat) == state.kind(seat)
                assert world.secret(seat) == state.secret(seat)
                assert objections(case, world, seat) == objections(case, state, seat)
            assert case.game.invariants(world) == []


def objections(case: Case, state: State, seat: int) -> list[str]:
    """The rule against each move that this seat may not make."""
    legal = set(state.legal(seat))
    return [case.game.why_not(state, seat, move) for move in range(len(case.game.moves)) if move not in legal]


def test_what_happens_next_is_told_alike_in_both_worlds_until_something_is_revealed(case: Case) -> None:
    walk, luck = walked(case), case.luck()
    compared = 0
    for steps, step in case.some(list(enumerate(walk.match.steps)), 2):
        state = walk.states[steps]
        for seat in range(case.seats):
            world = state.imagine(seat, luck)
            world.take_luck(state)
            there = told(case, world, step, seat)
            if there is None:
                continue  # only in the true world does that other seat hold what it played
            assert told(case, state.copy(), step, seat) == there, step.move
            compared += 1
    assert compared


def told(case: Case, state: State, step: Step, seat: int) -> list[str] | None:
    """What a seat is told of a step, up to where a secret comes out; None where it cannot be made."""
    state.tape = []
    if not made_again(state, case.game, step):
        return None
    forms: list[str] = []
    for event in state.tape or []:
        if event.reveals:
            break
        form: Event | None = event.told_to(seat)
        if form is not None:
            forms.append(f"{form.code} {sorted(form.facts.items())}")
    return forms


def test_imagination_does_not_depend_on_the_true_deal(case: Case) -> None:
    luck, other = case.luck(), Rng()
    other.seed(case.seed + 99)
    for state in case.some(walked(case).states, 5):
        for seat in range(case.seats):
            elsewhere = state.imagine(seat, other)
            here, there = state.imagine(seat, same_luck(luck)), elsewhere.imagine(seat, same_luck(luck))
            luck.word()
            assert board(case.game, here) == board(case.game, there)
            assert words_of(here) == words_of(there)


def test_imagination_gives_a_new_stream_of_luck_and_leaves_the_state_alone(case: Case) -> None:
    luck = case.luck()
    for state in case.some(walked(case).states, 6):
        before = board(case.game, state), words_of(state)
        for seat in range(case.seats):
            streams = [words_of(state.imagine(seat, luck)) for _ in range(3)]
            assert len({*streams, words_of(state)}) == 4
        assert (board(case.game, state), words_of(state)) == before


def test_imagination_really_varies_where_something_was_kept_from_a_seat(case: Case) -> None:
    """After a step that told a seat less than others, that seat must not simply imagine the truth each time."""
    walk, luck = walked(case), case.luck()
    kept_back = varied = 0
    for steps, state in case.some(list(enumerate(walk.states)), 2):
        for seat in range(case.seats):
            if any(event.told_to(seat) is not event for event in walk.events(steps)) and not over(state):
                kept_back += 1
                varied += len({board(case.game, state.imagine(seat, luck)) for _ in range(4)}) > 1
    assert not kept_back or varied > kept_back // 8, (varied, kept_back)


def over(state: State) -> bool:
    return not state.pending()


def test_a_copy_of_the_state_does_not_foretell_the_next_draw(case: Case) -> None:
    """At a table each step has its own luck, so whoever held the whole state could still not know what comes."""
    walk = walked(case)
    lucky = foretold = 0
    for (state, after), step in zip(pairwise(walk.states), walk.match.steps, strict=True):
        if step.lucky:
            guess = state.copy()
            assert made_again(guess, case.game, step)
            lucky += 1
            foretold += board(case.game, guess) == board(case.game, after)
    assert lucky < 8 or foretold < lucky
