"""The law of any order: whatever people do at a table, one after another, a match keeps its word."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.laws.cases import board, cases, oldest_undo, text

from tablee.engine.game import Game
from tablee.engine.journal import replay_of
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng

QUICK = settings(
    max_examples=12,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
ANY = st.integers(min_value=0, max_value=2**31)


class Table(RuleBasedStateMachine):
    """People play, ask for what is not allowed, look, and go back, in any order."""

    game: Game
    match: Match

    @initialize(number=ANY)
    def sit_down(self, number: int) -> None:
        every = cases(self.game, 1)
        self.match = every[number % len(every)].match()
        self.marks = [board(self.game, self.match.state)]

    @precondition(lambda self: not self.match.over)
    @rule(who=ANY, what=ANY)
    def play(self, who: int, what: int) -> None:
        decisions = self.match.open()
        decision = decisions[who % len(decisions)]
        step = self.match.play(decision.seat, decision.moves[what % len(decision.moves)])
        assert step.seat == decision.seat
        self.marks.append(board(self.game, self.match.state))

    @precondition(lambda self: any(decision.judged for decision in self.match.open()))
    @rule(who=ANY, what=ANY, good=st.booleans())
    def answer(self, who: int, what: int, good: bool) -> None:
        seats = [decision.seat for decision in self.match.open() if decision.judged]
        luck = Rng()
        luck.seed(what)
        seat = seats[who % len(seats)]
        examples = self.game.examples(self.match.state, seat, luck)
        if good:
            self.match.answer(seat, examples.good[what % len(examples.good)])
            self.marks.append(board(self.game, self.match.state))
        else:
            with pytest.raises(Refused):
                self.match.answer(seat, examples.bad[what % len(examples.bad)])

    @rule(who=ANY, what=ANY)
    def ask_for_something(self, who: int, what: int) -> None:
        seat, move = who % self.match.seats, self.game.moves.text(what % len(self.game.moves))
        asked = {decision.seat: decision.moves for decision in self.match.open()}
        if move in asked.get(seat, []):
            return
        with pytest.raises(Refused) as refused:
            self.match.play(seat, move)
        assert refused.value.code == ("illegal-move" if seat in asked else "not-asked")

    @precondition(lambda self: self.match.steps)
    @rule(who=ANY, back=ANY)
    def go_back(self, who: int, back: int) -> None:
        to = back % len(self.match.steps)
        if to < oldest_undo(self.match):
            with pytest.raises(Refused, match="undo-final"):
                self.match.undo(who % self.match.seats, to)
            return
        self.match.undo(who % self.match.seats, to)
        del self.marks[to + 1 :]

    @rule(who=ANY)
    def look(self, who: int) -> None:
        viewer = who % (self.match.seats + 1)
        text(self.match.view(None if viewer == self.match.seats else viewer))

    @invariant()
    def the_table_is_as_it_should_be(self) -> None:
        if hasattr(self, "match"):
            assert board(self.game, self.match.state) == self.marks[-1]
            assert len(self.match.steps) == len(self.marks) - 1
            assert self.game.invariants(self.match.state) == []

    def teardown(self) -> None:
        if hasattr(self, "match"):
            again = replay_of(self.game, self.match.journal())
            assert again.position() == self.match.position()


def test_a_match_keeps_its_word_whatever_is_asked_of_it(game: Game) -> None:
    machine = type(f"Table_{game.slug}", (Table,), {"game": game})
    run_state_machine_as_test(machine, settings=QUICK)
