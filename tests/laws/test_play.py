"""Laws of play: matches end, nobody is ever stuck, and the legal list is the only judge."""

import re

from tests.laws.cases import Case, board, cases, same_luck, walked, words_of

from tablee.engine.decision import Decision
from tablee.engine.game import Game
from tablee.lab.laws import ranked_from_the_best, sided


def test_random_play_ends_within_the_longest_match_and_nobody_is_ever_stuck(case: Case) -> None:
    walk = walked(case)
    assert walk.match.over
    assert len(walk.match.steps) <= case.game.longest
    for steps, state in enumerate(walk.states):
        for seat in state.pending():
            assert state.legal(seat), f"seat {seat} is stuck after {steps} steps"


def test_the_end_and_only_the_end_has_an_outcome_that_ranks_every_seat(case: Case) -> None:
    walk = walked(case)
    for state in walk.states:
        assert (state.outcome() is None) == bool(state.pending())
    outcome = walk.match.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == case.seats
    assert re.fullmatch(r"[A-Z]+-\d+", outcome.reason)
    assert sided(outcome), outcome.sides
    assert ranked_from_the_best(outcome), outcome.ranks
    assert bool(outcome.winners()) == (set(outcome.ranks) != {2})


def test_legal_lists_are_in_the_order_of_the_move_table_each_move_once(case: Case) -> None:
    for state in walked(case).states:
        pending = state.pending()
        assert pending == sorted(set(pending))
        assert set(pending) <= set(range(case.seats))
        for seat in pending:
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert all(0 <= move < len(case.game.moves) for move in legal)
            assert state.kind(seat) in case.game.kinds


def test_a_random_move_is_the_choice_from_the_legal_list_for_the_same_luck(case: Case) -> None:
    luck = case.luck()
    for state in walked(case).states:
        for seat in state.pending():
            twin = same_luck(luck)
            legal = state.legal(seat)
            assert state.random_move(seat, luck) == legal[twin.below(len(legal))]
            assert words_of(luck) == words_of(twin)


def test_asking_what_may_be_done_changes_nothing(case: Case) -> None:
    for state in case.some(walked(case).states, 12):
        before = board(case.game, state), words_of(state)
        for seat in state.pending():
            state.legal(seat)
            state.random_move(seat, case.luck())
            state.imagine(seat, case.luck())
            case.game.why_not(state, seat, 0)
        state.outcome()
        for viewer in (None, *range(case.seats)):
            case.game.view(state, viewer)
        assert (board(case.game, state), words_of(state)) == before


def test_invariants_hold_after_every_step(case: Case) -> None:
    for state in walked(case).states:
        assert case.game.invariants(state) == []


def test_a_match_offers_the_legal_list_and_a_decision_keeps_its_name_until_it_is_answered(case: Case) -> None:
    open_before: dict[int, Decision] = {}
    named: set[str] = set()
    for match in case.moments():
        answered = open_before[match.steps[-1].seat].together if match.steps else []
        assert [decision.seat for decision in match.open()] == match.state.pending()
        for decision in match.open():
            assert decision.moves == [case.game.moves.text(move) for move in match.state.legal(decision.seat)]
            earlier = open_before.get(decision.seat)
            if earlier is not None and decision.seat not in answered and earlier.kind == decision.kind:
                assert decision.id == earlier.id
            else:
                assert decision.id not in named
            named.add(decision.id)
        open_before = {decision.seat: decision for decision in match.open()}


def test_every_event_told_is_known_in_every_form(case: Case) -> None:
    walk = walked(case)
    for steps in range(len(walk.states)):
        for event in walk.events(steps):
            assert event.code in case.game.events
            if event.otherwise is not None:
                assert event.otherwise.code in case.game.events
                assert event.otherwise.audience is None
            assert event.audience is None or set(event.audience) <= set(range(case.seats))


def test_every_decision_and_every_event_of_a_game_comes_up_in_the_matches_of_the_laws(game: Game) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for walk in map(walked, cases(game, 1)):
        for steps, state in enumerate(walk.states):
            asked |= {state.kind(seat) for seat in state.pending()}
            for event in walk.events(steps):
                told |= {event.code} if event.otherwise is None else {event.code, event.otherwise.code}
    assert asked == set(game.kinds)
    assert told == set(game.events)
