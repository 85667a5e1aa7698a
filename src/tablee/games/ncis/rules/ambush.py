"""The Embuscade: two called targets, a shooting trial, a card removed, targets moved. (4.5)"""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rows import replaced
from tablee.games.ncis.rules.bits import bit, count
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import any_to_strike, camp_of_seat, card_of, entry, last_open, set_lane, without
from tablee.games.ncis.rules.moves import (
    HIT,
    MISS,
    NCIS,
    NOBODY,
    SLOTS,
    STRAY,
    TARGETS,
)
from tablee.games.ncis.rules.phases import Finish, Phase, Step
from tablee.games.ncis.rules.piles import discard_card, refill
from tablee.games.ncis.rules.plays import forget, take_from_hand
from tablee.games.ncis.rules.telling import card_facts, slot_facts, target_facts, zone_facts
from tablee.games.ncis.rules.training import end_drill
from tablee.games.ncis.rules.turns import ask, opponent

CALLED = 2  # targets (NCIS-042)
MOST_SHIFTS = 12  # (NCIS-049)
MODEL_HITS = 500  # of 1000 (NCIS-167)


# Placing the targets before the first turn. (NCIS-S02)


def target_to_put(state: Components) -> i64:
    """The next target to be placed by hand: dealt in the order r1 b1 r2 b2 ..., put down seat by seat; else NOBODY."""
    for seat in range(state.seats):
        for place in range(seat, TARGETS, state.seats):
            target = dealt(place)
            if state.layout[target] == NOBODY:
                return target
    return NOBODY


def dealt(place: i64) -> i64:
    """The target that is dealt at this place: r1, b1, r2, b2, r3, b3, r4, b4."""
    return place // 2 + (4 if place % 2 else 0)


def owner_of_target(state: Components, target: i64) -> i64:
    """Who places this target."""
    place = 2 * target if target < 4 else 2 * (target - 4) + 1
    return place % state.seats


def put_first(state: Components, seat: i64, target: i64, slot: i64) -> Step:
    """Put the next target down; after the last one the Criminel plays. (NCIS-S02, NCIS-010)"""
    state.layout = replaced(state.layout, target, slot)
    if state.tape is not None:
        state.tell(Event("target-put", slot_facts(seat, target, slot)))
    following = target_to_put(state)
    if following == NOBODY:
        return Step.DRILL if state.training else ask(state, Phase.PLAY, 0)
    return ask(state, Phase.PLACE_TARGET, owner_of_target(state, following))


def free_slots(state: Components) -> i64:
    """The slots where no target stands, as bits. (NCIS-S02, NCIS-049)"""
    taken: i64 = 0
    for slot in state.layout:
        if slot != NOBODY:
            taken |= bit(slot)
    return bit(SLOTS) - 1 & ~taken


# The card.


def play_ambush(state: Components, seat: i64, card: i64) -> Step:
    """It is not placed and takes effect at once; where nothing could be removed, nobody shoots. (NCIS-040, NCIS-041)"""
    take_from_hand(state, seat, card)
    forget(state, card)
    state.ambush = card
    if any_to_strike(state, NCIS - camp_of_seat(seat)):
        if state.tape is not None:
            state.tell(Event("ambush-played", card_facts(seat, card)))
        return ask(state, Phase.CALL, opponent(state))
    if state.tape is not None:
        state.tell(Event("ambush-idle", card_facts(seat, card)))
    return Step.AMBUSHED


def call(state: Components, seat: i64, target: i64) -> Step:
    """The opposing camp calls two different targets, one after the other. (NCIS-042)"""
    state.called |= bit(target)
    if state.tape is not None:
        state.tell(Event("target-called", target_facts(seat, target)))
    if count(state.called) < CALLED:
        return ask(state, Phase.CALL, seat)
    if state.model:  # (NCIS-167)
        return shot(state, state.actor, HIT if state.below(1000) < MODEL_HITS else MISS)
    return ask(state, Phase.BEGIN_SHOOTING, state.actor)


def begin_shooting(state: Components, seat: i64) -> Step:
    """The launcher is drawn, and the clock starts. (NCIS-043)"""
    state.shot_word = state.word()
    if state.tape is not None:
        state.tell(Event("shooting-begun", {"seat": seat, "seconds": state.shoot_seconds}, reveals=True))
    return ask(state, Phase.SHOOTING, seat)


def shot(state: Components, seat: i64, move: i64) -> Step:
    """Both called targets fell, another one did, or neither. (NCIS-044, NCIS-045, NCIS-046, NCIS-050)"""
    if state.raw is not None:
        keep_shots(state)
    if move == HIT:
        state.shooting = Finish.HIT
        code = "shots-hit"
    elif move == STRAY:
        state.shooting = Finish.STRAY
        code = "shots-stray"
    elif move == MISS:
        state.shooting = Finish.MISS
        code = "shots-missed"
    else:
        state.shooting = Finish.TIMEOUT
        code = "shots-late"
    if state.tape is not None:
        state.tell(Event(code, {"seat": seat}))
    if state.training:  # (NCIS-168)
        end_drill(state, passed=move == HIT)
        return Step.AMBUSHED
    if move == HIT:
        return ask(state, Phase.AMBUSH_REMOVAL, seat)
    return ask(state, Phase.MOVE_TARGETS, opponent(state))


def keep_shots(state: Components) -> None:
    """What was fired, for everybody to see once it is over."""
    raw = state.raw
    assert isinstance(raw, dict)
    fired = raw["shots"]
    assert isinstance(fired, list)
    shots: list[int] = []
    for each in fired:
        assert isinstance(each, list)
        tick, x, y = each[0], each[1], each[2]
        assert isinstance(tick, int) and isinstance(x, int) and isinstance(y, int)
        shots.append(tick << 22 | x << 11 | y)
    state.shots = shots


def strike_ambushed(state: Components, seat: i64, zone: i64) -> Step:
    """The shooter may remove a card, then the targets may be moved. (NCIS-047, NCIS-049)"""
    strike(state, seat, zone)
    return ask(state, Phase.MOVE_TARGETS, opponent(state))


def strike(state: Components, seat: i64, zone: i64) -> None:
    """The most recent face-up card of the opposing camp in this zone is discarded, or none. (NCIS-047, NCIS-141)"""
    if zone == NOBODY:
        if state.tape is not None:
            state.tell(Event("removal-declined", {"seat": seat}))
        return
    lane: i64 = state.lanes[zone]
    rank = last_open(lane, NCIS - camp_of_seat(seat))
    card = card_of(entry(lane, rank))
    set_lane(state, zone, without(lane, rank))
    discard_card(state, card)
    if state.tape is not None:
        state.tell(Event("card-removed", zone_facts(seat, card, zone)))


def move_target(state: Components, seat: i64, target: i64, slot: i64) -> Step:
    """All targets stand again; one at a time may go to a free slot, twelve times at most. (NCIS-049)"""
    state.layout = replaced(state.layout, target, slot)
    state.shifts += 1
    if state.tape is not None:
        state.tell(Event("target-moved", slot_facts(seat, target, slot)))
    if state.shifts == MOST_SHIFTS:
        return Step.AMBUSHED
    return ask(state, Phase.MOVE_TARGETS, seat)


def keep_targets(state: Components, seat: i64) -> Step:
    """The layout stays as it is now. (NCIS-049)"""
    if state.tape is not None:
        state.tell(Event("targets-kept", {"seat": seat}))
    return Step.AMBUSHED


def end_ambush(state: Components) -> Step:
    """The Embuscade is discarded, then the hand is refilled. (NCIS-040, NCIS-049)"""
    card = state.ambush
    state.ambush = NOBODY
    state.called = 0
    state.shot_word = 0
    state.shooting = Finish.NONE
    if state.shots:
        state.shots = []
    state.shifts = 0
    discard_card(state, card)
    refill(state, state.actor)
    return Step.RESOLVE
