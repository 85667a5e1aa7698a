"""Verbs: everything a zone card or a Special Agent can do, each verb one class and one line in the verb table."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.ncis.rules.ambush import strike
from tablee.games.ncis.rules.bits import bit, count, member, members
from tablee.games.ncis.rules.cards import HAND_SIZES
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.content import read_agents, read_zones
from tablee.games.ncis.rules.lanes import CAMP_BIT, LATE_BITS, any_to_strike, camp_of_seat, entry, held, with_entry
from tablee.games.ncis.rules.moves import (
    AGENT_NAMES,
    CAMP_NAMES,
    CRIMINAL,
    NCIS,
    NOBODY,
    ZONES,
)
from tablee.games.ncis.rules.phases import Award, Phase, Retry, Step
from tablee.games.ncis.rules.piles import discard_card, draw_into_hand, owners, team
from tablee.games.ncis.rules.plays import forget, take_from_hand
from tablee.games.ncis.rules.resolution import lower_threat, resolving
from tablee.games.ncis.rules.telling import card_facts
from tablee.games.ncis.rules.turns import ask, speaker


class Effect:
    """Something a card does for the camp that won the zone, completely, or until somebody must choose. (NCIS-140)"""

    def apply(self, state: Components) -> Step:
        raise NotImplementedError


class CallAgent(Effect):
    """A Special Agent of the speaker's choice; with none left, nothing. (NCIS-120, NCIS-121)"""

    def apply(self, state: Components) -> Step:
        if state.agents == 0:
            if state.tape is not None:
                state.tell(Event("agents-gone", {"seat": speaker(state, NCIS)}))
            return Step.TRIAL
        if count(state.agents) == 1:
            return use_agent(state, speaker(state, NCIS), member(state.agents, 0))
        return ask(state, Phase.AGENT, speaker(state, NCIS))


class TrialDouble(Effect):
    """The trial of this resolution earns two rows. (NCIS-144)"""

    def apply(self, state: Components) -> Step:
        state.double = True
        if state.tape is not None:
            state.tell(Event("trial-doubled", {"rows": 2}))
        return Step.TRIAL


class TrialTime(Effect):
    """A token that shortens the next trial. (NCIS-143)"""

    def apply(self, state: Components) -> Step:
        state.trial_time += 1
        if state.tape is not None:
            state.tell(Event("time-token", {"tokens": state.trial_time}))
        return Step.TRIAL


class FaceDown(Effect):
    """Tokens to lay cards face down. (NCIS-142)"""

    def __init__(self, camp: int, number: int) -> None:
        self.camp: Final = camp
        self.number: Final = number

    def apply(self, state: Components) -> Step:
        state.face_down = added(state.face_down, self.camp, self.number)
        if state.tape is not None:
            facts: Facts = {"camp": CAMP_NAMES[self.camp], "tokens": self.number, "all": state.face_down[self.camp]}
            state.tell(Event("hiding-tokens", facts))
        return Step.TRIAL


class Remove(Effect):
    """The winner may remove the last face-up card of the other camp in another zone. (NCIS-141)"""

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def apply(self, state: Components) -> Step:
        seat = speaker(state, state.winner)
        if any_to_strike(state, self.victim):
            return ask(state, Phase.REMOVAL, seat)
        if state.tape is not None:
            state.tell(Event("removal-idle", {"seat": seat}))
        return Step.TRIAL


class PeekDiscard(Effect):
    """The winner sees a hand of the other camp and discards a card of it. (NCIS-146)"""

    def __init__(self, victim: int) -> None:
        self.victim: Final = victim

    def apply(self, state: Components) -> Step:
        if self.victim == CRIMINAL:
            return see_to_discard(state, speaker(state, NCIS), 0)
        if state.seats == 2:
            return see_to_discard(state, 0, 1)
        return ask(state, Phase.LOOK, 0)


class PeekHand(Effect):
    """Every agent sees the Criminel's hand as it is now. (NCIS-147)"""

    def apply(self, state: Components) -> Step:
        see_hand(state, speaker(state, NCIS), 0)
        return Step.TRIAL


class Sift(Effect):
    """The Criminel draws cards, then discards as many. (NCIS-148)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Components) -> Step:
        draw_into_hand(state, 0, self.number)
        return ask(state, Phase.SIFT, 0)


class Divert(Effect):
    """A token: the Criminel names the next category. (NCIS-145)"""

    def apply(self, state: Components) -> Step:
        state.divert += 1
        if state.tape is not None:
            state.tell(Event("divert-token", {"tokens": state.divert}))
        return Step.TRIAL


class Threat(Effect):
    """The threat falls. (8.3)"""

    def __init__(self, change: int) -> None:
        assert change < 0
        self.change: Final = change

    def apply(self, state: Components) -> Step:
        lower_threat(state, -self.change)
        return Step.TRIAL


class Reveal(Effect):
    """Clue rows, an award of its own. (NCIS-112, NCIS-113)"""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def apply(self, state: Components) -> Step:
        state.award = Award.AGENT
        state.award_left = self.number
        return Step.AWARD


class SecondChance(Effect):
    """If the trial of this resolution fails, the same agent plays another one. (8.3)"""

    def apply(self, state: Components) -> Step:
        state.retry = Retry.READY
        if state.tape is not None:
            state.tell(Event("chance-given", {"seat": speaker(state, NCIS)}))
        return Step.TRIAL


def use_agent(state: Components, seat: i64, agent: i64) -> Step:
    """A Special Agent acts at once and is out of the game, even where nothing comes of it. (NCIS-120, NCIS-122)"""
    state.agents &= ~bit(agent)
    if state.tape is not None:
        state.tell(Event("agent-called", {"seat": seat, "agent": AGENT_NAMES[agent]}))
    return AGENT_EFFECTS[agent].apply(state)


def use_power(state: Components) -> Step:
    """The winner's power of the zone card, if it has one. (NCIS-087, NCIS-092, NCIS-103, NCIS-140)"""
    zone_card = state.zones[resolving(state)]
    power = RED_POWERS[zone_card] if state.winner == CRIMINAL else BLUE_POWERS[zone_card]
    if power is None:
        return Step.TRIAL
    return power.apply(state)


def remove(state: Components, seat: i64, zone: i64) -> Step:
    """(NCIS-141)"""
    strike(state, seat, zone)
    return Step.TRIAL


# Looking into hands.


def see_hand(state: Components, seat: i64, owner: i64) -> None:
    """The other camp sees this hand as it is now, and remembers it. (NCIS-146, NCIS-147)"""
    state.seen = replaced(state.seen, owner, state.hand[owner])
    for zone in range(ZONES):
        lane: i64 = state.lanes[zone]
        for rank in range(held(lane)):
            each = entry(lane, rank)
            if each & LATE_BITS and came_from(each, owner):
                lane = with_entry(lane, rank, each & ~LATE_BITS)
        if lane != state.lanes[zone]:
            state.lanes = replaced(state.lanes, zone, lane)
    if state.tape is not None:
        state.tell(Event("hand-seen", {"seat": seat, "target": owner}))
        audience = sorted(team(state, camp_of_seat(seat)) + owners(state, owner))
        for card in members(state.hand[owner]):
            state.tell(Event("card-seen-own", {**card_facts(seat, card), "target": owner}, audience, reveals=True))


def came_from(each: i64, owner: i64) -> bool:
    """Whether a card that was laid late is of this hand."""
    if each & CAMP_BIT:
        return (each >> 9) & 3 == owner
    return owner == 0


def see_to_discard(state: Components, seat: i64, owner: i64) -> Step:
    see_hand(state, seat, owner)
    state.looked = owner
    return ask(state, Phase.DISCARD, seat)


def discard_seen(state: Components, seat: i64, card: i64) -> Step:
    """A card of the seen hand goes, and its owner draws one. (NCIS-146)"""
    owner = state.looked
    state.looked = NOBODY
    give_up(state, seat, owner, card)
    draw_into_hand(state, owner, 1)
    return Step.TRIAL


def sift(state: Components, card: i64) -> Step:
    """The Criminel gives back as many as he drew. (NCIS-148)"""
    give_up(state, 0, 0, card)
    if count(state.hand[0]) > HAND_SIZES[CRIMINAL]:
        return Step.ASK
    return Step.TRIAL


def give_up(state: Components, seat: i64, owner: i64, card: i64) -> None:
    take_from_hand(state, owner, card)
    forget(state, card)
    discard_card(state, card)
    if state.tape is not None:
        state.tell(Event("card-discarded", {**card_facts(seat, card), "target": owner}, reveals=True))


# The verb table.


def camp_named(word: str) -> int:
    return CAMP_NAMES.index(word)


def make_agent(words: list[str]) -> Effect:
    return CallAgent()


def make_trial_double(words: list[str]) -> Effect:
    return TrialDouble()


def make_trial_time(words: list[str]) -> Effect:
    return TrialTime()


def make_face_down(words: list[str]) -> Effect:
    return FaceDown(camp_named(words[0]), int(words[1]))


def make_remove(words: list[str]) -> Effect:
    return Remove(camp_named(words[0]))


def make_peek_discard(words: list[str]) -> Effect:
    return PeekDiscard(camp_named(words[0]))


def make_peek_hand(words: list[str]) -> Effect:
    return PeekHand()


def make_sift(words: list[str]) -> Effect:
    return Sift(int(words[0]))


def make_divert(words: list[str]) -> Effect:
    return Divert()


def make_threat(words: list[str]) -> Effect:
    return Threat(int(words[0]))


def make_reveal(words: list[str]) -> Effect:
    return Reveal(int(words[0]))


def make_retry(words: list[str]) -> Effect:
    return SecondChance()


VERBS: Final[dict[str, Callable[[list[str]], Effect]]] = {
    "agent": make_agent,
    "trial_double": make_trial_double,
    "trial_time": make_trial_time,
    "face_down": make_face_down,
    "remove": make_remove,
    "peek_discard": make_peek_discard,
    "peek_hand": make_peek_hand,
    "sift": make_sift,
    "divert": make_divert,
    "threat": make_threat,
    "reveal": make_reveal,
    "retry": make_retry,
}


def parsed(text: str) -> Effect | None:
    """The effect that a card says in words: "face_down ncis 2"; None for a card that says nothing."""
    if not text:
        return None
    verb, *words = text.split(" ")
    return VERBS[verb](words)


def effect(text: str) -> Effect:
    made = parsed(text)
    assert made is not None
    return made


RED_POWERS: Final[list[Effect | None]] = [parsed(zone.red_power) for zone in read_zones().zone]
BLUE_POWERS: Final[list[Effect | None]] = [parsed(zone.blue_power) for zone in read_zones().zone]
AGENT_EFFECTS: Final[list[Effect]] = [effect(agent.effect) for agent in read_agents().agent]
assert [agent.id for agent in read_agents().agent] == AGENT_NAMES
