"""The bot of Opération Zèbre, at each level: it censors, hints, guesses and intercepts. (section 9.6 of the rules)"""

from math import log
from typing import Final

from mypy_extensions import i64

from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.operation_zebre.bots.memory import Hunch, document_number, hunch, memory_word, mix
from tablee.games.operation_zebre.bots.plans import EVIDENCE, best_plan, evidence, missions_press, success
from tablee.games.operation_zebre.rules.moves import (
    ASK_HINT,
    BEGIN,
    BLANK,
    DECLARE,
    DONE,
    ERASE,
    FACE,
    GIVE_UP,
    GUESS,
    INITIAL,
    LEAVE,
    LOCK,
    NEAR,
    READER,
    SEAL,
    SHOW,
    WRONG,
)
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import box_of, free_boxes, guessers, members, reader, team_of
from tablee.games.operation_zebre.rules.state import INTERCEPTION_MS, State
from tablee.games.operation_zebre.rules.verdicts import INITIAL_PRICE

LEAST_CONFIDENCE: Final = 0.25  # to seal anything
DOUBT: Final = 0.5  # below it, a hint is worth asking for
WORTH_LOSING: Final = 0.25  # for a mission
GAIN_OF_INITIAL: Final = 1.1
GAIN_OF_LINE: Final = 0.9
PRICE_OF_A_BOX: Final = 0.06


class Agent(Policy):
    """Plays any seat by what it remembers of the box."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def choose(self, state: AnyState, seat: int, rng: Rng) -> int:
        assert isinstance(state, State)
        phase = state.phase
        if phase is Phase.DECODE:
            return self.guess(state, seat)
        if phase is Phase.INTERCEPT:
            return self.intercept(state, seat)
        if phase is Phase.CENSOR:
            return censor(state, seat)
        if phase is Phase.CHOOSE:
            first = best_plan(state, seat, 2 * state.card[seat], -1)
            second = best_plan(state, seat, 2 * state.card[seat] + 1, -1)
            return FACE if first.value >= second.value else FACE + 1
        if phase is Phase.HINT:
            return give_hint(state, seat)
        if phase is Phase.JUDGE:
            near = state.proposal == NEAR and not state.versus and not state.left
            return LEAVE if near else WRONG  # OZ-100, OZ-101
        if phase is Phase.JUDGE_INTERCEPTION:
            return WRONG
        if phase is Phase.DESIGNATE:
            return next_in_turn(state, seat)
        if phase is Phase.NEXT:
            return state.legal(seat)[0]
        return BEGIN if phase is Phase.READ else DONE

    def guess(self, state: State, seat: i64) -> int:
        """The title that the group believes in most; a hint first, where that pays."""
        group = [hunch(state, each, self.level, seat) for each in guessers(state)]
        best = strongest(group)
        if best < 0:
            return GIVE_UP
        if state.hints and state.hint == 0 and wants_hint(state, group, best):
            return ASK_HINT
        return GUESS + best

    def intercept(self, state: State, seat: i64) -> int:
        """Its best title, if it comes to it in time and believes in it."""
        mine = hunch(state, seat, self.level, seat)
        place = mine.best()
        if place < 0 or mine.beliefs[place] < LEAST_CONFIDENCE or thinking_ms(state, seat, mine) > INTERCEPTION_MS:
            return SEAL + BLANK
        return SEAL + mine.faces[place]

    def delay(self, state: AnyState, seat: int, move: int, rng: Rng) -> int:
        assert isinstance(state, State)
        if state.phase is Phase.INTERCEPT:
            return min(INTERCEPTION_MS - 200, thinking_ms(state, seat, hunch(state, seat, self.level, seat)))
        if state.phase is Phase.DECODE:
            return 2_000 + rng.below(4_000)
        return 3_000 + rng.below(5_000) if state.phase is Phase.CENSOR else 0

    def confidence(self, state: AnyState, seat: int, move: int) -> float | None:
        """How much this seat itself believes in the title; nothing is suggested while something else is likelier."""
        assert isinstance(state, State)
        if state.phase is not Phase.DECODE and state.phase is not Phase.INTERCEPT:
            return 1.0
        mine = hunch(state, seat, self.level, seat)
        if move == ASK_HINT:
            return 1.0 - mine.confidence()
        face = move - (GUESS if state.phase is Phase.DECODE else SEAL)
        belief = mine.belief(face)
        return belief if belief > 0.0 and belief >= mine.unsure else None


def censor(state: State, seat: i64) -> int:
    """The next move of the best plan; a mission first, where one must be tried."""
    face, kept, declared = state.face[seat], state.kept[seat], state.declared[seat]
    plan = best_plan(state, seat, face, declared)
    if kept == 0 and declared < 0 and missions_press(state):
        for move in state.legal(seat):
            if DECLARE <= move < SHOW:
                tried = best_plan(state, seat, face, move - DECLARE)
                if tried.kept and tried.value > plan.value - WORTH_LOSING:
                    return move
    further = plan.kept & ~kept
    return LOCK if further == 0 else SHOW + (further & -further).bit_length() - 1


def strongest(group: list[Hunch]) -> int:
    """The face with the highest belief of all together; -1 if nobody knows any."""
    sums: dict[int, float] = {}
    for each in group:
        for place, face in enumerate(each.faces):
            sums[face] = sums.get(face, 0.0) + each.beliefs[place]
    best = -1
    for face, total in sums.items():
        if best < 0 or total > sums[best]:
            best = face
    return best


def wants_hint(state: State, group: list[Hunch], best: int) -> bool:
    """Together: in doubt, and while boxes remain for later rounds. In teams: where the letter tells enough."""
    free = free_boxes(state, team_of(state, reader(state)))
    surest = 0.0
    for each in group:
        surest = max(surest, each.confidence())
    if free < INITIAL_PRICE:
        return False
    if not state.versus:
        later = (state.rounds - state.round) * state.seats
        return surest < DOUBT and free - 2 * later >= INITIAL_PRICE
    box = box_of(state)
    mine = group[0]
    letters: dict[str, float] = {}
    for place, face in enumerate(mine.faces):
        letter = box.initials[face]
        letters[letter] = max(letters.get(letter, 0.0), mine.beliefs[place])
    after = 0.0
    for belief in letters.values():
        after += belief
    return 5.0 * (after - mine.confidence()) > 0.5


def give_hint(state: State, seat: i64) -> int:
    """What promises most for its boxes, and nothing that loses where something else does not."""
    box, face, kept = box_of(state), state.face[seat], state.kept[seat]
    told = evidence(state, face, kept)
    free = free_boxes(state, team_of(state, seat))
    best = INITIAL
    best_value = success(state, seat, face, told + GAIN_OF_INITIAL) - PRICE_OF_A_BOX * INITIAL_PRICE
    if free < INITIAL_PRICE:
        best_value = -1000.0
    for move in state.legal(seat):
        line = move - ERASE
        if move == INITIAL or kept >> line & 1:
            continue
        price = box.values[face][line]
        worth = success(state, seat, face, told + GAIN_OF_LINE * EVIDENCE[price]) - PRICE_OF_A_BOX * float(price)
        if price <= free and worth > best_value:
            best, best_value = move, worth
    return best


def next_in_turn(state: State, seat: i64) -> int:
    """Members read in rotation, so that all read as often. (OZ-G32)"""
    team = team_of(state, seat)
    own = members(state, team)
    place = 0 if state.picked[2 * team] < 0 else 1
    start = 2 * (state.round - 1) + place
    for step in range(len(own)):
        other = own[(start + step) % len(own)]
        if other not in state.picked:
            return READER + other
    return state.legal(seat)[0]


def thinking_ms(state: State, seat: i64, mine: Hunch) -> int:
    """Who is less sure takes longer."""
    chance = mix(memory_word(state), seat, 11, document_number(state))
    return 2_500 + int(6_000.0 * (1.0 - mine.confidence()) * -log(1.0 - chance))
