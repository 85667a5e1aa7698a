"""Match: seats, refusals that change nothing, decisions, undo, going back in time."""

import pytest
from tests.engine.refusals import refused
from tests.games.harbour import Harbour
from tests.games.tiny import Tiny, TinyState

import tablee
import tablee.games
from tablee.engine.match import Match, key_luck, key_of
from tablee.engine.options import Options
from tablee.engine.rng import Rng

GAME = tablee.game("harbour")


@pytest.fixture
def match() -> Match:
    return GAME.start(seats=3, seed=7, options={"first": 0})


def laying(match: Match) -> Match:
    """All boats are moored: everybody is asked for a card at once."""
    while match.open()[0].kind == "moor_boat":
        play_some(match, 1)
    return match


def play_some(match: Match, number: int) -> None:
    for _ in range(number):
        decision = match.open()[0]
        match.play(decision.seat, decision.moves[0])


@pytest.mark.parametrize("seats", [0, 6, -3])
def test_a_wrong_number_of_seats_is_refused_with_the_range(seats: int) -> None:
    with refused("seats") as caught:
        GAME.start(seats=seats, seed=0)
    assert caught.facts == {"game": "harbour", "seats": seats, "least": 1, "most": 5}


def test_a_truth_is_no_number_of_seats() -> None:
    with refused("seats"):
        Harbour("harbour", range(2, 6)).start(seats=True, seed=0)


def test_an_unknown_option_is_refused() -> None:
    with refused("unknown-option") as caught:
        GAME.start(seats=3, options={"strom": True})
    assert caught.facts["like"] == "storm"


def test_an_unknown_game_is_refused_with_the_known_ones_and_the_nearest() -> None:
    with refused("unknown-game") as caught:
        tablee.game("harbor")
    assert caught.facts["like"] == "harbour"
    assert "harbour" in str(caught.facts["known"])


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
    play_some(match, 1)
    before, record, asked = match.position(), list(match.record), [d.id for d in match.open()]
    (decision,) = match.open()
    other = (decision.seat + 1) % 3
    with refused("unknown-move"):
        match.play(decision.seat, "moor b99")
    with refused("not-asked"):
        match.play(other, decision.moves[0])
    with refused("illegal-move") as caught:
        match.play(decision.seat, "keep")
    assert caught.facts["rule"] == "HB-2"
    with refused("not-judged"):
        match.answer(decision.seat, {"text": "Aye"})
    with refused("not-asked"):
        match.answer(other, "Aye")
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
        match.play(0, "keep")


def test_a_decision_has_a_name_that_stays_while_others_answer(match: Match) -> None:
    first = {decision.seat: decision.id for decision in laying(match).open()}
    match.play(1, match.decision(1).moves[0])
    assert {decision.seat: decision.id for decision in match.open()} == {0: first[0], 2: first[2]}


def test_a_decision_that_is_not_answered_is_not_asked_for_ever(match: Match) -> None:
    with pytest.raises(RuntimeError, match=r"decision 0\.0 \(\w+\) was not answered"):
        list(match.decisions())


def test_the_id_of_a_decision_is_never_used_again_not_even_after_an_undo(match: Match) -> None:
    first = dict(laying(match).asked)
    assert sorted(first) == [0, 1, 2]
    moored, seen = len(match.steps), set(first.values())
    for card in match.decision(1).moves[:3]:
        match.play(1, card)
        assert match.asked == {0: first[0], 2: first[2]}, "nothing else is asked of those who have not answered"
        match.undo(1, moored)
        assert match.asked[1] not in seen
        assert match.asked == {0: first[0], 1: match.asked[1], 2: first[2]}
        seen.add(match.asked[1])
    match.undo(0, 0)
    assert list(match.asked.values()) == ["0.0~4"]


def test_the_catalogue_and_the_package_of_games_do_not_hide_each_other() -> None:
    for slug in tablee.catalogue():
        assert tablee.game(slug).slug == slug
    assert tablee.games.load is tablee.game


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
    assert not match.play(0, "moor b1").reveals()
    laying(match)
    for seat in range(3):
        step = match.play(seat, match.decision(seat).moves[0])
        assert (step.lucky, step.reveals()) == (seat == 2, seat == 2), "the last card turns all of them up; all draw"


def test_luck_alone_is_enough_to_reveal() -> None:
    match = laying(GAME.start(seats=2, seed=7, options={"first": 0, "ferry": True}))
    step = match.play(0, match.decision(0).moves[0])
    assert step.move.startswith("swap") and step.lucky and step.reveals()
    assert not any(event.reveals for event in step.events)


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
    laying(match)
    (laid,) = match.play(0, match.decision(0).moves[0]).events
    assert (laid.code, laid.audience) == ("laid-own", [0])
    told = laid.told_to(1)
    assert told is not None
    assert (told.code, "card" in told.facts) == ("laid", False)
    assert laid.told_to(0) is laid
    assert laid.told_to(None) is told


class Counting(TinyState):
    """A state that counts how often it was asked what may be done."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def legal(self, seat: int) -> list[int]:
        self.asked += 1
        return super().legal(seat)


class Counted(Tiny):
    def set_up(self, seats: int, options: Options, luck: Rng) -> TinyState:
        state = Counting()
        state.take_luck(luck)
        state.seats = seats
        return state


def test_what_may_be_done_is_worked_out_once_for_each_step() -> None:
    match = Counted().start(2)
    state = match.state
    assert isinstance(state, Counting)
    for step in range(1, 5):
        seat = match.open()[0].seat
        match.scene(seat, "fr")
        match.scene(seat, "en")
        with refused("illegal-move"):
            match.accept(seat, "say boom")
        match.repeat(seat, match.accept(seat, "say no"))
        assert state.asked == step
