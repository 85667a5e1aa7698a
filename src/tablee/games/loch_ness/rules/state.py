"""The rules of Loch Ness: what may be done in each phase, and what it does."""

from typing import assert_never

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.options import Options, Value
from tablee.engine.outcome import Outcome, ranked
from tablee.engine.rng import Rng
from tablee.games.loch_ness.rules import flow
from tablee.games.loch_ness.rules.auction import bids_at_auction
from tablee.games.loch_ness.rules.board import (
    ALL_ACTIONS,
    CARDS_IN,
    COLOURS,
    HAND,
    OWN_CAMERAS,
    PHOTO_COUNTS,
    VARIANT_ACTIONS,
)
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.knowledge import deal_again
from tablee.games.loch_ness.rules.moves import (
    BAGPIPES,
    BID,
    BLOCKER,
    CAMERA,
    CAMERAS,
    DUMMY,
    FIVE,
    FRONT_SPACES,
    JOURNALIST,
    LAY,
    LOOK,
    NESSIE,
    NOWHERE,
    PASS,
    PHOTO,
    SPACES,
    WHITE,
)
from tablee.games.loch_ness.rules.phases import KINDS, Phase
from tablee.games.loch_ness.rules.photos import draw
from tablee.games.loch_ness.rules.spaces import add_fronts, add_rears, count, nth
from tablee.games.loch_ness.rules.turns import cards_to_lay, lays


class State(Components):
    """A match of Loch Ness."""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        twin = State()
        self.copy_to(twin)
        deal_again(twin, seat, rng)
        return twin

    def pending(self) -> list[int]:
        phase = self.phase
        if phase is Phase.OVER:
            return []
        if phase is Phase.CARDS:
            return [seat for seat in range(self.seats) if lays(self, seat) and self.laid[seat] == NOWHERE]
        if phase is Phase.AUCTION:
            return [seat for seat in range(self.seats) if bids_at_auction(self, seat) and self.bids[seat] == NOWHERE]
        return [self.actor]

    def kind(self, seat: int) -> str:
        return KINDS[self.phase]

    def secret(self, seat: int) -> bool:
        return self.phase is Phase.CARDS or self.phase is Phase.AUCTION

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        fronts: i64 = self.empty & FRONT_SPACES
        match self.phase:  # the phases asked most come first
            case Phase.MOVE1:  # LN-44, LN-45, LN-46, LN-47
                for camera in range(CAMERAS):
                    if self.spot[seat * CAMERAS + camera] != NOWHERE:
                        add_fronts(moves, CAMERA + camera * SPACES, fronts)
            case Phase.MOVE2:  # LN-48, LN-49, LN-50
                for camera in range(CAMERAS):
                    if self.may_still_move(seat, camera):
                        add_fronts(moves, CAMERA + camera * SPACES, fronts)
                moves.append(PASS)
            case Phase.PLACE:  # LN-25, LN-26, LN-27, LN-28
                for camera in range(OWN_CAMERAS):
                    if self.spot[seat * CAMERAS + camera] == NOWHERE:
                        add_fronts(moves, CAMERA + camera * SPACES, fronts)
            case Phase.ACTIONS:  # LN-30, LN-31, LN-32
                free = self.free_actions()
                return [JOURNALIST + action for action in range(7) if free >> action & 1]
            case Phase.PHOTOS:  # LN-76, LN-78
                return [PHOTO, PHOTO + 1, PHOTO + 2, PHOTO + 3]
            case Phase.CARDS:  # LN-20, LN-34, LN-37, LN-39
                return [LAY + value for value in CARDS_IN[cards_to_lay(self, seat)]]
            case Phase.PUB_PLACE:  # LN-33
                add_fronts(moves, CAMERA + WHITE * SPACES, fronts)
            case Phase.CHURCH:  # LN-41, LN-43
                moves.append(PASS)
                for other in range(self.seats):
                    if other != seat and self.laid[other] != NOWHERE:
                        moves.append(LOOK + other)
                if self.seats == 2:
                    moves.append(LOOK + DUMMY)
            case Phase.CASTLE:  # LN-51, LN-52, LN-53
                for camera in range(CAMERAS):
                    if self.may_still_move(seat, camera):
                        add_fronts(moves, CAMERA + camera * SPACES, fronts)
                        add_rears(moves, CAMERA + camera * SPACES, self.empty)
                moves.append(PASS)
            case Phase.BAGPIPES:  # LN-66, LN-69
                return [PASS, BAGPIPES]
            case Phase.AUCTION:  # LN-114; card v is bit v, so a bid is half its set of cards
                hand = self.hand[seat]
                return [BID + half for half in range(32) if half << 1 & ~hand == 0]
            case Phase.AUCTION_PLACE:  # LN-120
                add_fronts(moves, CAMERA + FIVE * SPACES, fronts)
            case Phase.SETUP_NESSIE:
                return list(range(NESSIE, NESSIE + 15))
            case Phase.SETUP_BLOCKERS:  # section 3 of the rules, LN-03
                add_fronts(moves, BLOCKER, fronts)
            case Phase.OVER:
                return []
            case _ as never:
                assert_never(never)
        return moves

    def random_move(self, seat: int, rng: Rng) -> int:
        """The move that the list would give for the same draw, without building the long lists of camera moves."""
        phase = self.phase
        fronts: i64 = self.empty & FRONT_SPACES
        free = count(fronts)
        if phase is Phase.MOVE1 or phase is Phase.MOVE2 or phase is Phase.PLACE:
            base = seat * CAMERAS
            able: i64 = 0  # the cameras that may move, as bits
            number: i64 = 0
            for camera in range(CAMERAS):
                if phase is Phase.PLACE:
                    may = camera < OWN_CAMERAS and self.spot[base + camera] == NOWHERE
                elif phase is Phase.MOVE1:
                    may = self.spot[base + camera] != NOWHERE
                else:
                    may = self.may_still_move(seat, camera)
                if may:
                    able |= 1 << camera
                    number += 1
            draw = rng.below(number * free + (1 if phase is Phase.MOVE2 else 0))
            if draw == number * free:
                return PASS
            return CAMERA + nth(able, draw // free) * SPACES + nth(fronts, draw % free)
        if phase is Phase.PHOTOS:
            return PHOTO + rng.below(4)
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def apply(self, seat: int, move: int) -> None:
        match self.phase:
            case Phase.MOVE1 | Phase.MOVE2 | Phase.CASTLE:
                if move == PASS:
                    flow.pass_move(self, seat)
                else:
                    flow.move_camera(self, seat, move // SPACES, move % SPACES)
            case Phase.PLACE:
                flow.place_camera(self, seat, move // SPACES, move % SPACES)
            case Phase.ACTIONS:
                flow.place_journalist(self, seat, move - JOURNALIST)
            case Phase.PHOTOS:
                flow.take_photo(self, seat, move - PHOTO)
            case Phase.CARDS:
                flow.lay_card(self, seat, move - LAY)
            case Phase.PUB_PLACE:
                flow.place_pub_camera(self, seat, move % SPACES)
            case Phase.CHURCH:
                flow.look(self, seat, NOWHERE if move == PASS else move - LOOK)
            case Phase.BAGPIPES:
                flow.play_bagpipes(self, seat, play=move == BAGPIPES)
            case Phase.AUCTION:
                flow.bid(self, seat, (move - BID) << 1)
            case Phase.AUCTION_PLACE:
                flow.place_bought_camera(self, seat, move % SPACES)
            case Phase.SETUP_NESSIE:
                flow.place_nessie(self, seat, move - NESSIE)
            case Phase.SETUP_BLOCKERS:
                flow.place_blocker(self, seat, move - BLOCKER)
            case Phase.OVER:
                raise RuntimeError("a move after the end")
            case _ as never:
                assert_never(never)

    def outcome(self) -> Outcome | None:
        """Most points; a kilt breaks a tie, and nothing under it the next; the rest share. (LN-105, LN-106, LN-107)"""
        if self.phase is not Phase.OVER:
            return None
        keys: list[list[int]] = []
        for seat in range(self.seats):
            kilt = self.kilt >> seat & 1
            keys.append([self.scores[seat], kilt, kilt & self.bare >> seat])
        return Outcome(self.scores[:], ranked(keys), "LN-100")

    def free_actions(self) -> i64:
        """The action spaces without a journalist; the Hôtel only with its variant. (LN-31, LN-32, LN-130)"""
        free: i64 = ALL_ACTIONS
        if not self.valet:
            free &= ~VARIANT_ACTIONS
        for action in self.standing:
            if action != NOWHERE:
                free &= ~(1 << action)
        return free

    def may_still_move(self, seat: i64, camera: i64) -> bool:
        """Whether this camera is on the board and face up: not yet moved this round. (LN-48, LN-50, LN-52)"""
        own = seat * CAMERAS + camera
        return self.spot[own] != NOWHERE and not self.down >> own & 1


def set_up(seats: int, options: Options, luck: Rng) -> State:
    """Everything as it lies before the first decision. (section 3 of the rules, LN-07, LN-08)"""
    state = settled(seats, options)
    state.take_luck(luck)
    state.tape = []
    state.lay_out(seats)
    named = options["first_player"]
    state.first = named if isinstance(named, int) else state.below(seats)
    state.actor = state.first
    state.tell(Event("first-player", {"seat": state.first}))
    state.hand = [HAND] * seats
    state.pile = PHOTO_COUNTS[:]
    state.display = [draw(state), draw(state), draw(state)]
    return state


def settled(seats: int, options: Options) -> State:
    """A new state with what the table agreed on before the match. (section 8.6 of the rules)"""
    state = State()
    state.seats = seats
    state.orage = options["orage"] is True
    state.valet = options["valet"] is True
    state.chosen_first_card = options["first_round_card"] == "choice"
    state.masked = options["camera_memory"] == "masked"
    state.kilt = seat_set(options["kilt"])
    state.bare = seat_set(options["bare"])
    colours = options["colour"]
    assert isinstance(colours, list)
    state.colours = [COLOURS.index(str(colour)) for colour in colours]
    return state


def seat_set(flags: Value | list[Value]) -> int:
    """The seats whose flag is set, as bits."""
    assert isinstance(flags, list)
    return sum(1 << seat for seat, flag in enumerate(flags) if flag is True)
