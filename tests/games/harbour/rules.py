"""The rules of Harbour."""

from enum import Enum

from tests.games.harbour.content import BOX

from tablee.engine.events import Event
from tablee.engine.moves import MoveTable
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome, ranked
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as Base

COLOURS = ["red", "blue", "yellow", "green", "black"]
BERTHS = [f"b{number}" for number in range(1, BOX.berths.count + 1)]
DECK = sorted(value for cards in BOX.card for value in cards.values * cards.copies)
CARDS = sorted(set(DECK))

MOVES = MoveTable()
MOOR = MOVES.add("moor", BERTHS)
SWAP = MOVES.add("swap", [str(card) for card in CARDS])
KEEP = MOVES.add("keep")
LAY = MOVES.add("lay", [str(card) for card in CARDS])
BARGE = MOVES.add("barge", BERTHS)

KINDS = {"moor_boat": ["HB-2"], "swap_card": ["HB-10"], "lay_card": ["HB-5"]}
EVENTS = {
    "began": ["HB-1"],
    "moored": ["HB-2"],
    "barged": ["HB-11"],
    "kept": ["HB-10"],
    "swapped": ["HB-10"],
    "swapped-own": ["HB-10"],
    "laid": ["HB-5"],
    "laid-own": ["HB-5"],
    "shown": ["HB-5"],
    "landed": ["HB-7"],
    "wrecked": ["HB-8"],
    "drew": ["HB-1"],
    "drew-own": ["HB-1"],
}


class Phase(Enum):
    MOORING = "mooring"
    FERRY = "ferry"
    LAYING = "laying"
    OVER = "over"


class State(Base):
    """A match of Harbour."""

    def __init__(self) -> None:
        super().__init__()
        self.storm = False
        self.ferry = False
        self.barges = False
        self.colours: list[int] = []
        self.phase = Phase.MOORING
        self.round = 1
        self.first = 0
        self.moored = 0  # boats moored this round
        self.berths: list[int | None] = [None] * len(BERTHS)  # whose boat lies there
        self.since: list[int] = [0] * len(BERTHS)  # and the round it came in
        self.broad: list[bool] = [False] * len(BERTHS)  # and whether it is a barge
        self.barge: list[bool] = []  # who still has one
        self.bag: list[int] = []  # cards nobody has seen, in order of value
        self.hands: list[list[int]] = []
        self.laid: list[int | None] = []
        self.seen: list[int] = []  # cards that have been turned up
        self.scores: list[int] = []

    def copy(self) -> "State":
        twin = State()
        twin.take_luck(self)
        twin.storm, twin.ferry, twin.barges, twin.colours = self.storm, self.ferry, self.barges, self.colours
        twin.phase, twin.round, twin.first, twin.moored = self.phase, self.round, self.first, self.moored
        twin.berths, twin.since, twin.broad = self.berths[:], self.since[:], self.broad[:]
        twin.barge = self.barge[:]
        twin.bag, twin.seen = self.bag[:], self.seen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid, twin.scores = self.laid[:], self.scores[:]
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        """What lies in the bag, in the others' hands and face down before them could lie anywhere of those. (HB-6)"""
        twin = self.copy()
        twin.branch(rng)
        others = [other for other in range(len(self.hands)) if other != seat]
        pool = self.bag[:]
        for other in others:
            card = self.laid[other]
            pool += self.hands[other] if card is None else [*self.hands[other], card]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            if self.laid[other] is not None:
                twin.laid[other] = pool.pop()
            twin.hands[other] = sorted(pool.pop() for _ in self.hands[other])
        twin.bag = sorted(pool)
        return twin

    # What may be done.

    def pending(self) -> list[int]:
        match self.phase:
            case Phase.MOORING:
                return [(self.first + self.moored) % len(self.hands)]
            case Phase.FERRY:
                return [self.first]
            case Phase.LAYING:
                return [seat for seat, card in enumerate(self.laid) if card is None]
            case Phase.OVER:
                return []

    def kind(self, seat: int) -> str:
        return {Phase.MOORING: "moor_boat", Phase.FERRY: "swap_card", Phase.LAYING: "lay_card"}[self.phase]

    def secret(self, seat: int) -> bool:
        return self.phase is Phase.LAYING

    def legal(self, seat: int) -> list[int]:
        hand = sorted(set(self.hands[seat]))
        if self.phase is Phase.MOORING:
            free = [berth for berth in range(len(BERTHS)) if self.forbids(seat, berth) is None]
            return [*(MOOR + berth for berth in free), *(BARGE + berth for berth in free if self.barge[seat])]
        if self.phase is Phase.FERRY:
            return [*(SWAP + card - 1 for card in hand), KEEP]
        return [LAY + card - 1 for card in hand]

    def forbids(self, seat: int, berth: int) -> str | None:
        """The rule that keeps this seat's boat from a berth."""
        if self.berths[berth] is not None:
            return "HB-3"
        beside = [other for other in (berth - 1, berth + 1) if 0 <= other < len(BERTHS)]
        return "HB-4" if any(self.berths[other] == seat for other in beside) else None

    # What it does.

    def apply(self, seat: int, move: int) -> None:
        if move < SWAP:
            self.moor(seat, move - MOOR, barge=False)
        elif move >= BARGE:
            self.moor(seat, move - BARGE, barge=True)
        elif move <= KEEP:
            self.swap(seat, None if move == KEEP else move - SWAP + 1)
        else:
            self.lay(seat, move - LAY + 1)

    def moor(self, seat: int, berth: int, *, barge: bool) -> None:
        """One boat for each, or once in a match a barge. (HB-2, HB-11)"""
        self.berths[berth], self.since[berth], self.broad[berth] = seat, self.round, barge
        self.barge[seat] = self.barge[seat] and not barge
        self.moored += 1
        self.tell(Event("barged" if barge else "moored", {"seat": seat, "berth": BERTHS[berth]}))
        if self.moored == len(self.hands):
            self.phase = Phase.FERRY if self.ferry else Phase.LAYING

    def swap(self, seat: int, card: int | None) -> None:
        """The first may put a card into the bag and draw another. (HB-10)"""
        self.phase = Phase.LAYING
        if card is None:
            self.tell(Event("kept", {"seat": seat}))
            return
        self.hands[seat].remove(card)
        drawn = self.draw(seat)
        self.bag = sorted([*self.bag, card])
        own = Event("swapped-own", {"seat": seat, "card": drawn}, [seat], Event("swapped", {"seat": seat}))
        self.tell(own)

    def lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.tell(Event("laid-own", {"seat": seat, "card": card}, [seat], Event("laid", {"seat": seat})))
        if None not in self.laid:
            self.land()
            self.end_round()

    def land(self) -> None:
        """The highest card that nobody else has laid lands its worth, every boat one more, a barge two. (HB-7)"""
        cards = [card for card in self.laid if card is not None]
        for seat, card in enumerate(cards):
            self.tell(Event("shown", {"seat": seat, "card": card}, reveals=True))
        alone = [card for card in cards if cards.count(card) == 1]
        for seat, card in enumerate(cards):
            crates = card if alone and card == max(alone) else 0
            crates += self.room(seat) if len(cards) > 1 else 0
            self.scores[seat] += crates
            self.tell(Event("landed", {"seat": seat, "crates": crates}))
        self.seen = sorted([*self.seen, *cards])
        self.laid = [None] * len(cards)

    def room(self, seat: int) -> int:
        """What a seat's boats and barges land. (HB-7, HB-11)"""
        return sum(1 + broad for owner, broad in zip(self.berths, self.broad, strict=True) if owner == seat)

    def end_round(self) -> None:
        """A storm may take a boat, those of the round before leave, all draw, the next begins. (HB-1, HB-8, HB-9)"""
        if self.storm:
            berth = self.below(len(BERTHS))
            owner = self.berths[berth]
            if owner is not None:
                self.berths[berth], self.broad[berth] = None, False
                self.tell(Event("wrecked", {"seat": owner, "berth": BERTHS[berth]}, reveals=True))
        for berth, since in enumerate(self.since):
            if since < self.round:
                self.berths[berth], self.since[berth], self.broad[berth] = None, 0, False
        for seat in range(len(self.hands)):
            card = self.draw(seat)
            self.tell(Event("drew-own", {"seat": seat, "card": card}, [seat], Event("drew", {"seat": seat})))
        self.first = (self.first + 1) % len(self.hands)
        self.moored = 0
        self.phase = Phase.MOORING if self.round < BOX.rounds else Phase.OVER
        self.round += self.phase is Phase.MOORING

    def draw(self, seat: int) -> int:
        card = self.bag.pop(self.below(len(self.bag)))
        self.hands[seat] = sorted([*self.hands[seat], card])
        return card

    def outcome(self) -> Outcome | None:
        if self.phase is not Phase.OVER:
            return None
        if len(self.scores) == 1:
            return Outcome(self.scores[:], [1 if self.scores[0] >= BOX.enough else 2], "HB-9")
        return Outcome(self.scores[:], ranked([[score] for score in self.scores]), "HB-9")


def set_up(seats: int, options: Options, luck: Rng) -> State:
    state = empty(seats, options)
    state.take_luck(luck)
    state.tape = []
    state.bag = DECK[:]
    for seat in range(seats):
        for _ in range(BOX.hand):
            state.draw(seat)
    first = options["first"]
    state.first = first if isinstance(first, int) else state.below(seats)
    state.tell(Event("began", {"seat": state.first}))
    return state


def empty(seats: int, options: Options) -> State:
    """A table on which nothing lies yet."""
    state = State()
    colours = options["colour"]
    assert isinstance(colours, list)
    state.storm, state.ferry, state.barges = (options[name] is True for name in ("storm", "ferry", "barges"))
    state.colours = [COLOURS.index(str(colour)) for colour in colours]
    state.hands, state.laid, state.scores = [[] for _ in range(seats)], [None] * seats, [0] * seats
    state.barge = [state.barges] * seats
    return state


def why_not(state: State, seat: int, move: int) -> str:
    asked = KINDS[state.kind(seat)][0]
    if move < SWAP and state.phase is Phase.MOORING:
        return state.forbids(seat, move - MOOR) or asked
    if move >= BARGE and state.phase is Phase.MOORING:
        return state.forbids(seat, move - BARGE) or "HB-11"
    return "HB-6" if move >= LAY and state.phase is Phase.LAYING else asked


def broken(state: State) -> list[str]:
    laid = [card for card in state.laid if card is not None]
    cards = [*state.bag, *state.seen, *laid, *(card for hand in state.hands for card in hand)]
    laws = {
        "every-card-is-somewhere": sorted(cards) == DECK,
        "no-boat-stays-long": all(since == 0 or since >= state.round - 1 for since in state.since),
    }
    return [name for name, holds in laws.items() if not holds]


class Simple(Policy):
    """Moors at the first berth and lays the highest card."""

    def choose(self, state: Base, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        moves = state.legal(seat)
        return moves[-1] if state.phase is Phase.LAYING or state.phase is Phase.FERRY else moves[0]
