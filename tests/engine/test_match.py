"""Match: seats, refusals that change nothing, decisions, undo, going back in time."""

import pytest
from tests.engine.refusals import refused

import tablee
from tablee.engine.match import Match, key_luck, key_of
from tablee.engine.rng import Rng

GAME = tablee.game("loch-ness")


@pytest.fixture
def match() -> Match:
    return GAME.start(seats=3, seed=7, options={"first_player": 0})


def play_some(match: Match, number: int) -> None:
    for _ in range(number):
        decision = match.open()[0]
        match.play(decision.seat, decision.moves[0])


@pytest.mark.parametrize("seats", [0, 1, 6, -3, True])
def test_a_wrong_number_of_seats_is_refused_with_the_range(seats: int) -> None:
    with refused("seats") as caught:
        GAME.start(seats=seats, seed=0)
    assert caught.facts == {"game": "loch-ness", "seats": seats, "least": 2, "most": 5}


def test_an_unknown_option_is_refused() -> None:
    with refused("unknown-option") as caught:
        GAME.start(seats=3, options={"orrage": True})
    assert caught.facts["like"] == "orage"


def test_an_unknown_game_is_refused_with_the_known_ones_and_the_nearest() -> None:
    with refused("unknown-game") as caught:
        tablee.game("lochness")
    assert caught.facts["like"] == "loch-ness"
    assert "loch-ness" in str(caught.facts["known"])


def test_the_same_seed_deals_the_same_match_and_another_another() -> None:
    def marks(seed: int) -> list[str]:
        match = GAME.start(seats=4, seed=seed)
        play_some(match, 25)
        return [step.mark for step in match.steps]

    assert marks(1) == marks(1)
    assert marks(1) != marks(2)


def test_without_a_seed_the_luck_is_new_each_time() -> None:
    assert GAME.start(seats=3).key != GAME.start(seats=3).key
    assert len(GAME.start(seats=3).key) == 32


def test_refused_moves_leave_everything_as_it_was(match: Match) -> None:
    play_some(match, 3)
    before, record, asked = match.position(), list(match.record), [d.id for d in match.open()]
    (decision,) = match.open()
    other = (decision.seat + 1) % 3
    with refused("unknown-move"):
        match.play(decision.seat, "camera 9 g1a")
    with refused("not-asked"):
        match.play(other, decision.moves[0])
    with refused("illegal-move") as caught:
        match.play(decision.seat, "pass")
    assert caught.facts["rule"] == "LN-26"
    with refused("not-judged"):
        match.answer(decision.seat, {"text": "Nessie"})
    with refused("not-asked"):
        match.answer(other, "Nessie")
    with refused("not-asked"):
        match.decision(other)
    with refused("not-asked"):
        match.play(99, decision.moves[0])
    assert (match.position(), match.record, [d.id for d in match.open()]) == (before, record, asked)


def test_decisions_come_one_after_another_until_the_match_is_over(match: Match) -> None:
    seats = []
    for decision in match.decisions():
        seats.append(decision.seat)
        match.play(decision.seat, decision.moves[-1])
    assert match.over
    assert len(seats) == len(match.steps)
    assert list(match.decisions()) == []
    with refused("not-asked"):
        match.play(0, "pass")


def test_a_decision_has_a_name_that_stays_while_others_answer() -> None:
    match = GAME.start(seats=3, seed=7, options={"first_player": 0, "first_round_card": "choice"})
    match.play(0, "nessie s1")
    first = {decision.seat: decision.id for decision in match.open()}
    match.play(1, "lay 3")
    assert {decision.seat: decision.id for decision in match.open()} == {0: first[0], 2: first[2]}


def test_luck_is_keyed_anew_for_every_step_from_the_match_key_alone() -> None:
    key = key_of(7)
    streams = []
    for step in range(50):
        luck = Rng()
        key_luck(luck, key, step)
        streams.append((luck.word(), luck.word()))
    assert len(set(streams)) == 50
    again = Rng()
    again.seed(99)
    key_luck(again, key, 3)
    assert (again.word(), again.word()) == streams[3]


def test_a_step_says_whether_luck_or_a_secret_came_out_of_it(match: Match) -> None:
    assert match.play(0, "nessie s1").reveals()  # the cards of round 1 are drawn
    assert not match.play(0, "camera 7 g1a").reveals()
    assert not match.steps[-1].lucky


def test_going_back_keeps_the_record_and_deals_the_same_luck_again(match: Match) -> None:
    play_some(match, 8)
    marks = [step.mark for step in match.steps]
    moves = [(step.seat, step.move) for step in match.steps]
    match.undo(2, 5)
    assert [step.mark for step in match.steps] == marks[:5]
    assert match.record[-1] == {"undo": 5, "seat": 2}
    assert len(match.record) == 9
    for seat, move in moves[5:]:
        match.play(seat, move)
    assert [step.mark for step in match.steps] == marks


def test_going_back_to_what_has_not_been_is_refused(match: Match) -> None:
    play_some(match, 4)
    for to in (-1, 4, 99):
        with refused("undo-range") as caught:
            match.undo(0, to)
        assert caught.facts == {"to": to, "steps": 4}
    for to in (-1, 5):
        with refused("step-range"):
            match.at(to)
    assert len(match.steps) == 4


def test_an_earlier_moment_is_a_match_of_its_own(match: Match) -> None:
    play_some(match, 6)
    earlier = match.at(3)
    earlier.play(earlier.open()[0].seat, earlier.open()[0].moves[-1])
    assert len(match.steps) == 6
    assert len(earlier.steps) == 4


def test_events_tell_each_seat_its_own_form(match: Match) -> None:
    step = match.play(0, "nessie s1")
    drawn = [event for event in step.events if event.code == "card-drawn-own"]
    assert [event.audience for event in drawn] == [[0], [1], [2]]
    told = drawn[0].told_to(1)
    assert told is not None
    assert told.code == "card-laid"
    assert drawn[0].told_to(0) is drawn[0]
    assert drawn[0].told_to(None) is told
