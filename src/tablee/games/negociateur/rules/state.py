"""The rules of Négociateur: what may be done, what it does, and how it ends."""

from typing import assert_never

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng
from tablee.games.negociateur.rules import bags, flow, sets
from tablee.games.negociateur.rules.board import (
    ABDUCTORS,
    BLUFF_THREAT,
    COSTS,
    DEMAND_COSTS,
    DIAL,
    HAND_LIMIT,
    OWN_DEMANDS,
    RED_CARDS,
    START_ESCAPES,
    START_HOSTAGES,
    START_MAJORS,
    START_THREAT,
)
from tablee.games.negociateur.rules.components import Components
from tablee.games.negociateur.rules.deck import last_discussion
from tablee.games.negociateur.rules.demands import backs, may_concede, place
from tablee.games.negociateur.rules.effects import choice_of
from tablee.games.negociateur.rules.moves import (
    ACCEPT,
    BLUFF,
    BUY,
    CHOOSE,
    CONCEDE,
    DEMANDS,
    DONE,
    DOWN,
    DRAW,
    END,
    KEEP,
    KIND_NAMES,
    KINDS,
    REDS,
    RETURN,
    REVEAL,
    SPEND,
    TAKE,
    TERROR_NAMES,
    UP,
)
from tablee.games.negociateur.rules.phases import DECISIONS, REASONS, Ask, End, won


class State(Components):
    """A match of Négociateur."""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        """Nothing hidden is settled before it is seen, so only the luck to come is new."""
        twin = State()
        self.copy_to(twin)
        twin.branch(rng)
        return twin

    def pending(self) -> list[int]:
        return [] if self.ask is Ask.NOTHING else [0]

    def kind(self, seat: int) -> str:
        return DECISIONS[self.ask]

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        match self.ask:
            case Ask.ACT:  # NG-302, NG-303, NG-304
                bags.add_moves(moves, UP, self.hand)
                bags.add_moves(moves, DOWN, self.hand)
                if last_discussion(self):  # NG-713
                    self.add_purchases(moves)
                if self.may_bluff():
                    bags.add_moves(moves, BLUFF, self.hand)
                self.add_concessions(moves)
                moves.append(END)  # NG-307, NG-308, NG-G41
            case Ask.BUY:  # NG-601
                self.add_purchases(moves)
                moves.append(DONE)  # NG-608
            case Ask.CONVERT:  # NG-403
                bags.add_moves(moves, SPEND, self.hand)
                moves.append(ACCEPT)
            case Ask.SPEND:  # NG-403
                bags.add_moves(moves, SPEND, self.hand)
            case Ask.RETURN:  # NG-510
                bags.add_moves(moves, RETURN, self.hand)
            case Ask.REVEAL:  # NG-804
                return [REVEAL + slot for slot, demand in enumerate(self.slots) if demand < 0]
            case Ask.CHOOSE:  # NG-109
                return [CHOOSE + way for way in choice_of(self.choosing).open(self)]
            case Ask.DRAW:  # NG-703
                return [DRAW]
            case Ask.TAKE:  # NG-1111
                return [TAKE + kind for kind in sets.kinds_to_take(self.discussion_set)]
            case Ask.KEEP:  # NG-1101, NG-1102
                return [KEEP + kind for kind in sets.reds_to_keep(self.terror_set)]
            case Ask.NOTHING:
                return []
            case _ as never:
                assert_never(never)
        return moves

    def may_bluff(self) -> bool:
        """Whether the abductor's own rule lets a card face down be worth more now. (NG-820, NG-825)"""
        return not self.accomplice and not self.bluffed and self.threat >= BLUFF_THREAT[self.abductor]

    def add_concessions(self, moves: list[int]) -> None:
        """(NG-801, NG-815)"""
        if not self.slots and not self.minors:
            return
        for demand in range(DEMANDS):
            if may_concede(self, demand, DEMAND_COSTS[demand]):
                moves.append(CONCEDE + demand)

    def add_purchases(self, moves: list[int]) -> None:
        """Cards that can be paid for, those that cost nothing in any case, up to the limit. (NG-602, NG-603, NG-607)

        None of them has to be bought. (NG-608, NG-G15, NG-G19, NG-G20)
        """
        if self.held >= HAND_LIMIT:
            return
        for kind in range(KINDS):
            if bags.count(self.shop, kind) and self.may_buy(kind):
                moves.append(BUY + kind)

    def may_buy(self, kind: i64) -> bool:
        return COSTS[kind] == 0 or self.cp >= flow.price(self, kind)

    def apply(self, seat: int, move: int) -> None:
        match self.ask:
            case Ask.ACT:
                self.act(move)
            case Ask.BUY:
                if move == DONE:
                    self.ask = Ask.NOTHING
                    flow.close_purchase(self)
                else:
                    flow.buy(self, move - BUY)
            case Ask.CONVERT:
                if move == ACCEPT:
                    flow.accept(self)
                else:
                    flow.spend(self, move - SPEND)
            case Ask.SPEND:
                flow.spend(self, move - SPEND)
            case Ask.RETURN:
                flow.give_back(self, move - RETURN)
            case Ask.REVEAL:
                self.ask = Ask.NOTHING
                flow.reveal(self, move - REVEAL)
            case Ask.CHOOSE:
                flow.choose(self, move - CHOOSE)
            case Ask.DRAW:
                flow.draw(self)
            case Ask.TAKE:
                self.discussion_set = sets.take(self.discussion_set, move - TAKE)
                build_on(self)
            case Ask.KEEP:
                self.terror_set = sets.keep(self.terror_set, move - KEEP)
                build_on(self)
            case Ask.NOTHING:
                raise RuntimeError("a move after the end")
            case _ as never:
                assert_never(never)
        flow.run(self)

    def act(self, move: i64) -> None:
        """One of the player's own actions in a discussion. (NG-302, NG-307)"""
        self.ask = Ask.NOTHING
        if move < DOWN:
            flow.play_up(self, move - UP)
        elif move < SPEND:
            flow.play_down(self, move - DOWN)
        elif move < BLUFF:
            flow.buy(self, move - BUY)
        elif move < RETURN:
            flow.bluff(self, move - BLUFF)
        elif move < REVEAL:
            flow.concede(self, move - CONCEDE)
        else:
            flow.close_discussion(self)

    def outcome(self) -> Outcome | None:
        """Won or lost, with the hostages that went free as score. (NG-901, NG-902, NG-903)"""
        if self.end is End.NOT_YET:
            return None
        return Outcome([self.released], [1 if won(self.end) else 2], REASONS[self.end])


def set_up(seats: int, options: Options, luck: Rng) -> State:
    """The table before the first discussion, or before the sets are built, each by its own option. (NG-201, NG-1114)"""
    state = settled(seats, options)
    state.lay_out(seats)
    state.take_luck(luck)
    state.tape = []
    named = str(options["abductor"])
    state.abductor = state.below(len(ABDUCTORS)) if named == "random" else ABDUCTORS.index(named)
    state.goldens = sets.goldens(str(options["pivotal"]))
    state.discussion_set = discussion_set(state, str(options["discussion_set"]))
    state.terror_set = terror_set(state, str(options["terror_set"]))
    build_on(state)
    flow.run(state)
    return state


def settled(seats: int, options: Options) -> State:
    """A new state on which nothing lies: all that is agreed on before the match is on the table itself."""
    return State()


def discussion_set(state: State, name: str) -> i64:
    """The discussion cards of this match, or those to begin with. (NG-1111)"""
    if name in sets.READY:
        return sets.ready_discussion(name)
    if name == sets.RANDOM:
        return sets.random_discussion(state)
    if name == sets.CHOICE:
        return sets.started_discussion()
    if name == sets.OWN:
        return 0
    return bags.packed(sets.counted(name, KIND_NAMES))


def terror_set(state: State, name: str) -> list[int]:
    """The red terror cards of this match, or none yet. (NG-1101, NG-1105)"""
    if name in sets.READY:
        return sets.ready_terror(name)
    if name == sets.RANDOM:
        return sets.random_terror(state)
    if name == sets.CHOICE:
        return [0] * REDS
    return sets.counted(name, TERROR_NAMES[:REDS])


def build_on(state: State) -> None:
    """Ask for the next card of a set of one's own; when both sets are complete, deal. (NG-1101, NG-1102, NG-1111)"""
    if sets.kinds_to_take(state.discussion_set):
        state.ask = Ask.TAKE
        return
    if sets.reds_to_keep(state.terror_set):
        state.ask = Ask.KEEP
        return
    state.ask = Ask.NOTHING
    if sum(state.terror_set) < sum(sets.ready_terror("crimewave")):
        state.terror_set = sets.filled(state.terror_set, state)
    deal(state)


def deal(state: State) -> None:
    """Everything in its place, no points and the accomplice asleep. (NG-202, NG-206)"""
    abductor = state.abductor
    for back in backs(START_MAJORS[abductor], START_ESCAPES[abductor]):
        place(state, back)  # NG-203
    state.unseen_demands = OWN_DEMANDS[abductor]
    state.zone = START_HOSTAGES[abductor]  # NG-204
    state.threat = START_THREAT[abductor]  # NG-205
    for kind in range(KINDS):
        copies = bags.count(state.discussion_set, kind) * bags.one(kind)
        if COSTS[kind] == 0:
            state.hand += copies  # NG-208
        else:
            state.shop += copies  # NG-209
    state.held = bags.size(state.hand)
    state.reds = state.terror_set
    state.deck_reds = RED_CARDS  # NG-211
    state.deck_golden = True  # NG-210
    if state.tape is not None:
        name = ABDUCTORS[abductor]
        state.tell(Event("match-begun", {"abductor": name, "held": state.zone, "threat": DIAL[state.threat]}))
    flow.open_discussion(state)  # NG-212
