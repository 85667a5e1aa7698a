"""The rules of NCIS: what may be done in each phase, and what it does."""

from typing import assert_never

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.rng import Rng
from tablee.games.ncis.rules import flow
from tablee.games.ncis.rules.accusation import is_right
from tablee.games.ncis.rules.ambush import free_slots, owner_of_target, target_to_put
from tablee.games.ncis.rules.bits import bit, count, member, members
from tablee.games.ncis.rules.cards import (
    ALL_CARDS,
    AMBUSH_CARDS,
    INFORMER_CARDS,
    JUDGED,
    NUMBERED_CARDS,
)
from tablee.games.ncis.rules.clues import to_name
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.decryptage import LANGUAGES
from tablee.games.ncis.rules.gallery import first_layout
from tablee.games.ncis.rules.knowledge import deal_again
from tablee.games.ncis.rules.lanes import camp_of_seat, is_locked, may_be_struck
from tablee.games.ncis.rules.moves import (
    ACCUSE,
    AGENT,
    AMBUSH,
    AMBUSH_CARD,
    BEGIN,
    CALL,
    CANDIDATE_NAMES,
    CANDIDATES,
    CARD,
    CATEGORIES,
    CLUE,
    CONTINUE,
    CRIMINAL,
    DISCARD,
    END,
    HIDE,
    HIT,
    INFORMER_CARD,
    LEVEL_NAMES,
    LOOK,
    MISS,
    NAME,
    NCIS,
    NOBODY,
    PASS,
    PERFORM,
    PUT,
    RIGHT,
    SERIES_MOVE,
    SLOTS,
    STRAY,
    STRIKE,
    SWAP,
    SWAPS,
    TARGETS,
    TIMEOUT,
    TRIAL_CARDS,
    WORD,
    WORDS,
    WRONG,
    ZONE_CARD_NAMES,
    ZONES,
)
from tablee.games.ncis.rules.options import TRAININGS, number
from tablee.games.ncis.rules.phases import KINDS, Phase, Step
from tablee.games.ncis.rules.piles import deal, open_zone
from tablee.games.ncis.rules.plays import can_swap, open_zones, plays, swaps
from tablee.games.ncis.rules.resolution import must_choose, resolving, tied_series
from tablee.games.ncis.rules.training import DRILLS, team_wins
from tablee.games.ncis.rules.trials import eligible, seconds
from tablee.games.ncis.rules.turns import may_accuse, speaker


class State(Components):
    """A match of NCIS. Seat 0 is the Criminel, the others are the agents. (NCIS-001, NCIS-S01)"""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        twin.watched = False
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        twin = State()
        self.copy_to(twin)
        twin.watched = self.tape is not None
        deal_again(twin, seat, rng)
        return twin

    def pending(self) -> list[int]:
        phase = self.phase
        if phase is Phase.OVER:
            return []
        if phase is Phase.SERIES:  # both camps at the same time (NCIS-082)
            return [speaker(self, camp) for camp in (CRIMINAL, NCIS) if must_choose(self, camp)]
        return [self.asked]

    def kind(self, seat: int) -> str:
        return KINDS[self.phase]

    def secret(self, seat: int) -> bool:
        return self.phase is Phase.SERIES or self.phase is Phase.WORD

    def hidden(self, seat: int) -> bool:
        """What a seat decides about its hand, about words and puzzles, and in secret, needs a curtain."""
        match self.phase:
            case Phase.PLAY | Phase.REPLAY | Phase.DISCARD | Phase.SIFT | Phase.SERIES:
                return True
            case Phase.WORD | Phase.BEGIN_TRIAL | Phase.TRIAL:
                return True
            case _:
                return False

    def limit(self, seat: int) -> int | None:
        """Counted by the table's clock, which does not miscount. (NCIS-043, NCIS-135, NCIS-143, NCIS-166)"""
        if self.phase is Phase.SHOOTING:
            return 1000 * self.shoot_seconds
        if self.phase is Phase.TRIAL:
            return 1000 * seconds(self)
        return None

    def judged(self, seat: int) -> str | None:
        if self.phase is Phase.SHOOTING:
            return "gallery"
        if self.phase is Phase.TRIAL:
            return JUDGED[resolving(self)]
        return None

    def witnesses(self, seat: int) -> list[int] | None:
        """Everybody watches a shooting; a puzzle has no draft. (9.2)"""
        return None if self.phase is Phase.SHOOTING else []

    def legal(self, seat: int) -> list[int]:
        moves: list[int] = []
        match self.phase:  # the phases asked most come first
            case Phase.PLAY:  # NCIS-020, NCIS-027
                self.add_plays(moves, seat)
            case Phase.END_TURN:  # NCIS-151
                if may_accuse(self, seat):
                    moves.append(ACCUSE)
                moves.append(END)
                return moves
            case Phase.REPLAY:  # NCIS-030, NCIS-031
                self.add_plays(moves, seat)
                moves.append(PASS)
            case Phase.CATEGORY:  # NCIS-100, NCIS-101, NCIS-102
                left = to_name(self)
                for category in range(CATEGORIES):
                    if left & bit(category):
                        moves.append(CLUE + category)
            case Phase.MOVE_TARGETS:  # NCIS-049
                moves.append(PASS)
                slots = members(free_slots(self))
                for target in range(TARGETS):
                    for slot in slots:
                        moves.append(PUT + target * SLOTS + slot)
                return moves
            case Phase.CALL:  # NCIS-042
                return [CALL + target for target in range(TARGETS) if not self.called & bit(target)]
            case Phase.BEGIN_SHOOTING | Phase.BEGIN_TRIAL:  # NCIS-043, NCIS-135
                moves.append(BEGIN)
            case Phase.SHOOTING:  # NCIS-044, NCIS-045, NCIS-046
                return [HIT, STRAY, MISS, TIMEOUT]
            case Phase.AMBUSH_REMOVAL | Phase.REMOVAL:  # NCIS-047, NCIS-141
                moves.append(PASS)
                for zone in range(ZONES):
                    if may_be_struck(self, zone, NCIS - camp_of_seat(seat)):
                        moves.append(STRIKE + zone)
            case Phase.LAST_CHANCE:  # NCIS-157
                if may_accuse(self, seat):
                    moves.append(ACCUSE)
                moves.append(CONTINUE)
                return moves
            case Phase.SERIES:  # NCIS-082
                for series in tied_series(self, camp_of_seat(seat)):
                    moves.append(SERIES_MOVE + series)
            case Phase.AGENT:  # NCIS-120, NCIS-121
                moves = [AGENT + agent for agent in members(self.agents)]
            case Phase.LOOK:  # NCIS-146
                return [LOOK + agent - 1 for agent in range(1, self.seats)]
            case Phase.DISCARD:  # NCIS-146
                moves = [DISCARD + card for card in members(self.hand[self.looked])]
            case Phase.SIFT:  # NCIS-148
                return [DISCARD + card for card in members(self.hand[0])]
            case Phase.PERFORMER:  # NCIS-132, NCIS-133
                moves = [PERFORM + agent - 1 for agent in members(eligible(self))]
            case Phase.WORD:  # NCIS-137
                return list(range(WORD, WORD + WORDS))
            case Phase.TRIAL:  # NCIS-131, NCIS-134
                return [RIGHT, WRONG, TIMEOUT]
            case Phase.ACCUSE_CRIMINEL:  # NCIS-150
                return list(range(NAME, NAME + CANDIDATES))
            case Phase.ACCUSE_ORGANISATION:
                return list(range(NAME + CANDIDATES, NAME + 2 * CANDIDATES))
            case Phase.ACCUSE_COMPLOT:
                return list(range(NAME + 2 * CANDIDATES, NAME + 3 * CANDIDATES))
            case Phase.PLACE_TARGET:  # NCIS-S02
                first = PUT + target_to_put(self) * SLOTS
                return [first + slot for slot in members(free_slots(self))]
            case Phase.OVER:
                return []
            case _ as never:
                assert_never(never)
        if may_accuse(self, seat):  # NCIS-151
            moves.append(ACCUSE)
        return moves

    def add_plays(self, moves: list[int], seat: i64) -> None:
        """Every way to play a card of this hand. (NCIS-020, NCIS-040, NCIS-061, NCIS-070)"""
        hand: i64 = self.hand[seat]
        numbered = members(hand & NUMBERED_CARDS)
        zones = [zone for zone in range(ZONES) if not is_locked(self, zone)]
        for card in numbered:
            for zone in zones:
                moves.append(CARD + card * ZONES + zone)
        if self.face_down[camp_of_seat(seat)]:
            for card in numbered:
                for zone in zones:
                    moves.append(HIDE + card * ZONES + zone)
        for card in members(hand & AMBUSH_CARDS):
            moves.append(AMBUSH + card - AMBUSH_CARD)
        for card in members(hand & INFORMER_CARDS):
            first = SWAP + (card - INFORMER_CARD) * SWAPS
            for what in range(SWAPS):
                if can_swap(self, what):
                    moves.append(first + what)

    def random_move(self, seat: int, rng: Rng) -> int:
        """The move that the list would give for the same draw, without building the list of plays."""
        phase = self.phase
        if phase is Phase.PLAY or phase is Phase.REPLAY:
            return self.random_play(seat, rng)
        if phase is Phase.END_TURN and seat == self.actor:
            return ACCUSE if rng.below(2) == 0 else END
        if phase is Phase.ACCUSE_CRIMINEL or phase is Phase.ACCUSE_ORGANISATION or phase is Phase.ACCUSE_COMPLOT:
            first: i64 = NAME
            if phase is Phase.ACCUSE_ORGANISATION:
                first += CANDIDATES
            elif phase is Phase.ACCUSE_COMPLOT:
                first += 2 * CANDIDATES
            return first + rng.below(CANDIDATES)
        if phase is Phase.MOVE_TARGETS:
            return self.random_put(rng)
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def random_play(self, seat: i64, rng: Rng) -> i64:
        ways = plays(self, seat)
        after: i64 = 0
        if self.phase is Phase.REPLAY:
            after += 1
        if may_accuse(self, seat):
            after += 1
        place = rng.below(ways + after)
        if place >= ways:
            return PASS if self.phase is Phase.REPLAY and place == ways else ACCUSE
        hand: i64 = self.hand[seat]
        zones = open_zones(self)
        lays = count(hand & NUMBERED_CARDS) * zones
        first: i64 = CARD
        if place >= lays and self.face_down[camp_of_seat(seat)]:
            place -= lays
            first = HIDE
        if place < lays:
            return first + member(hand, place // zones) * ZONES + self.open_zone(place % zones)
        place -= lays
        ambushes = count(hand & AMBUSH_CARDS)
        if place < ambushes:
            return AMBUSH + member(hand & AMBUSH_CARDS, place) - AMBUSH_CARD
        place -= ambushes
        exchanges = swaps(self) + 1
        card = member(hand & INFORMER_CARDS, place // exchanges)
        left = place % exchanges
        for what in range(SWAPS):
            if can_swap(self, what):
                if left == 0:
                    return SWAP + (card - INFORMER_CARD) * SWAPS + what
                left -= 1
        raise RuntimeError("an exchange that was counted is not there")

    def random_put(self, rng: Rng) -> i64:
        free = free_slots(self)
        slots = count(free)
        place = rng.below(TARGETS * slots + 1)
        if place == 0:
            return PASS
        return PUT + (place - 1) // slots * SLOTS + member(free, (place - 1) % slots)

    def open_zone(self, place: i64) -> i64:
        """The zone at this place among those that are not locked."""
        left = place
        for zone in range(ZONES):
            if not is_locked(self, zone):
                if left == 0:
                    return zone
                left -= 1
        raise RuntimeError("a zone that was counted is not there")

    def apply(self, seat: int, move: int) -> None:
        flow.make(self, seat, move)

    def outcome(self) -> Outcome | None:
        """One side against the other: the Criminel's score is the threat, the team's the rows it saw. (NCIS-152)

        (NCIS-002, NCIS-154, NCIS-155, NCIS-156)
        """
        if self.phase is not Phase.OVER:
            return None
        if self.training:
            return self.trained()
        shown = self.rows[0] + self.rows[1] + self.rows[2]
        team = list(range(1, self.seats))
        accused = self.named[CATEGORIES - 1] != NOBODY
        solved = accused and is_right(self)
        reason = "NCIS-152" if accused else "NCIS-154" if self.threat >= self.goal else "NCIS-156"
        scores: list[int] = [self.threat]
        ranks: list[int] = [2 if solved else 1]
        for _ in team:
            scores.append(shown)
            ranks.append(1 if solved else 2)
        return Outcome(scores, ranks, reason, [[0], team])

    def trained(self) -> Outcome:
        """How a training came out: the Criminel scores the drills that failed, the team those it passed. (NCIS-168)"""
        team = list(range(1, self.seats))
        scores: list[int] = [self.threat]
        ranks: list[int] = [2 if team_wins(self) else 1]
        for _ in team:
            scores.append(DRILLS - self.threat)
            ranks.append(1 if team_wins(self) else 2)
        return Outcome(scores, ranks, "NCIS-168", [[0], team])


def set_up(seats: int, options: Options, luck: Rng) -> State:
    """Everything as it lies before the first decision. (section 3)

    The threat is 0, all Special Agents are there, the marker is with the first of the team, and everybody may read the
    dossier at any time. (NCIS-S06, NCIS-S08, NCIS-S10, NCIS-S11)
    """
    state = settled(seats, options)
    state.take_luck(luck)
    state.tape = []
    state.lay_out(seats)
    state.zone_pile = bit(len(ZONE_CARD_NAMES)) - 1
    for zone in range(ZONES):  # NCIS-S03
        open_zone(state, zone)
    state.pile = ALL_CARDS  # NCIS-S04
    if state.training:  # one Embuscade is kept for the shooting (NCIS-168)
        state.pile &= ~bit(AMBUSH_CARD)
        state.discard = [AMBUSH_CARD]
    state.trial_pile = bit(TRIAL_CARDS) - 1  # NCIS-S05
    for seat in range(seats):  # NCIS-S09
        deal(state, seat)
    state.sealed = [category * CANDIDATES + state.below(CANDIDATES) for category in range(CATEGORIES)]  # NCIS-S07
    names = [CANDIDATE_NAMES[card] for card in state.sealed]
    sealed = Event("clues-sealed", {"seat": 0})
    own: Facts = {"seat": 0, "criminel": names[0], "organisation": names[1], "complot": names[2]}
    state.tell(Event("clues-sealed-own", own, [0], sealed, reveals=True))
    state.phase = Phase.PLAY  # NCIS-010
    if options["target_placement"] == "manual":  # NCIS-S02
        state.phase = Phase.PLACE_TARGET
        state.asked = owner_of_target(state, target_to_put(state))
    else:
        state.layout = first_layout(state.word())
    if not state.classic:
        state.balle = state.word()
    if state.training and state.phase is Phase.PLAY:
        flow.go_on(state, Step.DRILL)
    return state


def settled(seats: int, options: Options) -> State:
    """A new state with what the table agreed on before the match. (section 3, NCIS-160, NCIS-161, NCIS-162)

    (NCIS-163, NCIS-164, NCIS-165, NCIS-167)
    """
    state = State()
    state.seats = seats
    state.goal = number(options, "threat_goal")
    state.trial_seconds = number(options, "trial_seconds")
    state.shoot_seconds = number(options, "shoot_seconds")
    state.required = number(options, "shoot_required")
    state.criminal_first = options["after_resolution"] == "criminal_first"
    state.manual = options["series_choice"] == "manual"
    state.open_hands = options["ncis_open_hands"] is True
    state.shoot_level = LEVEL_NAMES.index(str(options["shoot_level"]))
    state.classic = options["trial_content"] == "classic"
    if not state.classic:  # the constant cards are French and of level normal
        state.trial_level = LEVEL_NAMES.index(str(options["trial_level"]))
        state.language = LANGUAGES.index(str(options["trial_language"]))
    state.training = TRAININGS.index(str(options["training"]))
    state.model = options["play_mode"] == "model" and not state.training  # who trains plays (NCIS-168)
    return state
