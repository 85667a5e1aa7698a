"""Resolving a locked zone: the window before it, the comparison, the gains in their order, the cleanup."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import replaced
from tablee.games.ncis.rules.cards import BLUE, RED
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.lanes import (
    DOWN,
    best_sum,
    camp_of,
    card_of,
    dominant_sums,
    entry,
    held,
    is_hidden_from,
    set_lane,
    turned_up,
)
from tablee.games.ncis.rules.moves import (
    CAMP_NAMES,
    CRIMINAL,
    FULL,
    NCIS,
    NOBODY,
    SERIES,
    SERIES_NAMES,
    ZONE_CARD_NAMES,
    ZONE_NUMBERS,
)
from tablee.games.ncis.rules.phases import Award, Phase, Retry, Step
from tablee.games.ncis.rules.piles import open_zone, team
from tablee.games.ncis.rules.plays import forget
from tablee.games.ncis.rules.telling import zone_facts
from tablee.games.ncis.rules.turns import ask, finish, speaker


def resolving(state: Components) -> i64:
    """The zone that is resolved next or now: the first that was locked. (NCIS-080)"""
    first = state.locked
    while first >= 8:
        first >>= 3
    return first - 1


def resolve_next(state: Components) -> Step:
    """Locked zones are resolved one after the other; without any, the turn ends. (NCIS-014, NCIS-080)"""
    if state.locked == 0:
        return Step.END
    if state.actor and could_end(state, resolving(state)):
        return ask(state, Phase.LAST_CHANCE, state.actor)
    return turn_up(state)


def could_end(state: Components, zone: i64) -> bool:
    """Whether this resolution could bring the threat to its goal, as far as the NCIS can see. (NCIS-157)"""
    if state.threat + RED[state.zones[zone]] < state.goal:
        return False
    lane: i64 = state.lanes[zone]
    for rank in range(held(lane)):
        if is_hidden_from(entry(lane, rank), NCIS):
            return True
    return best_sum(lane, CRIMINAL) > best_sum(lane, NCIS)


def let_it_come(state: Components, seat: i64) -> Step:
    """The last chance is left. (NCIS-157)"""
    if state.tape is not None:
        state.tell(Event("chance-left", {"seat": seat, "zone": ZONE_NUMBERS[resolving(state)]}))
    return turn_up(state)


def turn_up(state: Components) -> Step:
    """All face-down cards of the zone are turned up; then the camps choose their series, if asked. (NCIS-072)"""
    zone = resolving(state)
    lane: i64 = state.lanes[zone]
    up = turned_up(lane)
    if up != lane:
        set_lane(state, zone, up)
        for rank in range(FULL):
            each = entry(lane, rank)
            if each & DOWN:
                forget(state, card_of(each))
                if state.tape is not None:
                    owner = speaker(state, camp_of(each))
                    facts = zone_facts(owner, card_of(each), zone)
                    state.tell(Event("card-revealed", {**facts, "camp": CAMP_NAMES[camp_of(each)]}, reveals=True))
    if state.manual and (must_choose(state, CRIMINAL) or must_choose(state, NCIS)):
        return ask(state, Phase.SERIES, 0)
    return Step.COMPARE


def must_choose(state: Components, camp: i64) -> bool:
    """Whether a camp has tied series with different sums and has not chosen one yet. (NCIS-082, NCIS-165)"""
    if state.series[camp] != NOBODY:
        return False
    first: i64 = NOBODY
    for each in dominant_sums(state.lanes[resolving(state)], camp):
        if each != NOBODY:
            if first == NOBODY:
                first = each
            elif each != first:
                return True
    return False


def tied_series(state: Components, camp: i64) -> list[int]:
    """The series a camp has most cards of. (NCIS-081)"""
    sums = dominant_sums(state.lanes[resolving(state)], camp)
    return [series for series in range(SERIES) if sums[series] != NOBODY]


def choose_series(state: Components, seat: i64, series: i64) -> Step:
    """Secretly, both camps at the same time. (NCIS-082)"""
    camp = CRIMINAL if seat == 0 else NCIS
    state.series = replaced(state.series, camp, series)
    if state.tape is not None:
        own: Facts = {"seat": seat, "series": SERIES_NAMES[series]}
        state.tell(Event("series-chosen-own", own, team(state, camp), Event("series-chosen", {"seat": seat})))
    if must_choose(state, CRIMINAL) or must_choose(state, NCIS):
        return Step.ASK
    return Step.COMPARE


def score(state: Components, camp: i64) -> i64:
    """The sum of the camp's dominant series, the best of them unless it chose another. (NCIS-082, NCIS-083)"""
    lane: i64 = state.lanes[resolving(state)]
    chosen = state.series[camp]
    if chosen != NOBODY:
        return dominant_sums(lane, camp)[chosen]
    return best_sum(lane, camp)


def compare(state: Components) -> Step:
    """The higher score wins the zone card; on equal scores nobody does. (NCIS-084)"""
    zone = resolving(state)
    criminal, ncis = score(state, CRIMINAL), score(state, NCIS)
    open_choices(state)
    if criminal == ncis:
        if state.tape is not None:
            state.tell(Event("zone-tied", {"zone": ZONE_NUMBERS[zone], "score": ncis}))
        return Step.CLEANUP
    state.winner = CRIMINAL if criminal > ncis else NCIS
    card = state.zones[zone]
    if state.tape is not None:
        facts: Facts = {
            "zone": ZONE_NUMBERS[zone],
            "card": ZONE_CARD_NAMES[card],
            "camp": CAMP_NAMES[state.winner],
            "criminal": criminal,
            "ncis": ncis,
        }
        state.tell(Event("zone-won", facts))
    if state.winner == CRIMINAL:
        return raise_threat(state, RED[card])
    if all_shown(state):  # (NCIS-105)
        return Step.POWER
    state.award = Award.VALUE
    state.award_left = BLUE[card]
    return Step.AWARD


def open_choices(state: Components) -> None:
    """What the camps chose in secret is told when both have chosen. (NCIS-082)"""
    if state.tape is not None:
        for camp in (CRIMINAL, NCIS):
            if state.series[camp] != NOBODY:
                facts: Facts = {"camp": CAMP_NAMES[camp], "series": SERIES_NAMES[state.series[camp]]}
                state.tell(Event("series-counted", facts, reveals=True))
    state.series = [NOBODY, NOBODY]


def all_shown(state: Components) -> bool:
    """Whether every row of all three clue cards is out."""
    return state.rows[0] + state.rows[1] + state.rows[2] == 18


def raise_threat(state: Components, points: i64) -> Step:
    """The threat rises by the red value; at its goal the Criminel has won, and nothing else is done.

    (NCIS-087, NCIS-090, NCIS-091, NCIS-154)
    """
    state.threat = min(state.threat + points, state.goal)
    if state.tape is not None:
        state.tell(Event("threat-rose", {"points": points, "threat": state.threat}))
    if state.threat >= state.goal:
        return finish(state, CRIMINAL, "NCIS-154")
    return Step.POWER


def lower_threat(state: Components, points: i64) -> None:
    """Never below 0. (8.3)"""
    state.threat = max(state.threat - points, 0)
    if state.tape is not None:
        state.tell(Event("threat-fell", {"threat": state.threat}))


def clean_up(state: Components) -> Step:
    """Zone card away, a new one drawn, the zone's Operation cards away in their order of play. (NCIS-085)"""
    zone = resolving(state)
    state.zone_discard = [*state.zone_discard, state.zones[zone]]
    lane: i64 = state.lanes[zone]
    open_zone(state, zone)
    cards: list[int] = []
    for rank in range(FULL):
        cards.append(card_of(entry(lane, rank)))
    state.discard = state.discard + cards
    set_lane(state, zone, 0)
    unlock_first(state)
    state.resolved = True
    state.winner = NOBODY
    state.double = False
    state.retry = Retry.NONE
    return Step.RESOLVE


def unlock_first(state: Components) -> None:
    """Take the zone that was locked first off the stack, which has it at its bottom."""
    top: i64 = 1
    while top << 3 <= state.locked:
        top <<= 3
    state.locked %= top
