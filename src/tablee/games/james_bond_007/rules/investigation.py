"""Investigations: the agent arrives, performs the action of the site, and meets whoever stands there."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.james_bond_007.rules.agents import met_by
from tablee.games.james_bond_007.rules.board import ACTION, PRINTED
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.dealing import GADGET_CARD, below_the_top, card_showing, drawn_face
from tablee.games.james_bond_007.rules.dossiers import cards_held
from tablee.games.james_bond_007.rules.moves import (
    GADGET_NAMES,
    INTEL_NAMES,
    NO_REWARD,
    NOWHERE,
    RAISE_SKILL,
    SITE_NAMES,
    SKILL_NAMES,
    TAKE_CARD,
)
from tablee.games.james_bond_007.rules.phases import Phase, Roll
from tablee.games.james_bond_007.rules.rolling import roll_black
from tablee.games.james_bond_007.rules.sets import one
from tablee.games.james_bond_007.rules.turns import end_turn


def investigate(state: Components, seat: i64, site: i64) -> None:
    """The agent goes to a site, however far, or stays as if it had just come, and performs the action: that of the top
    card, or the printed one. Who moves has left, and may come back another time.
    (JB-26, JB-27, JB-29, JB-32, JB-33, JB-34, JB-54, JB-55)"""
    came_from: i64 = state.spot[seat]
    if came_from != site:
        state.spot = replaced(state.spot, seat, site)
        state.must_leave &= ~(1 << seat)
    if state.tape is not None:
        if came_from == site:
            state.tell(Event("agent-stayed", {"seat": seat, "site": SITE_NAMES[site]}))
        else:
            travel: Facts = {"seat": seat, "from": SITE_NAMES[came_from], "site": SITE_NAMES[site]}
            state.tell(Event("agent-moved", travel))
    if state.left[site]:
        roll_black(state, Roll.ACTION, seat, state.face[site])
    else:
        roll_black(state, Roll.TRAINING, seat, PRINTED[site])
    if state.tape is not None:
        facts: Facts = {
            "seat": seat,
            "site": SITE_NAMES[site],
            "skill": SKILL_NAMES[state.skill],
            "level": state.level,
            "die": state.black,
        }
        if state.roll is Roll.ACTION:
            facts["total"] = state.total
            state.tell(Event("action-rolled", facts))
        else:
            state.tell(Event("training-rolled", facts))
    if falls_short(state):
        state.phase = Phase.ACTION_WINDOW
    else:
        resolve_action(state)


def falls_short(state: Components) -> bool:
    """Whether a gadget could win the card: then whoever has a dossier is asked, even one who has surpassed the level,
    and whatever the dossier holds. (JB-10, JB-12, JB-35, JB-36, JB-105, JB-G40)"""
    return state.roll is Roll.ACTION and state.total <= ACTION and cards_held(state, state.active) > 0


def may_take_card(state: Components) -> bool:
    """(JB-37)"""
    return state.roll is Roll.ACTION and state.total > ACTION


def may_raise(state: Components) -> bool:
    """Only the die counts, not what was added to it. (JB-13, JB-38, JB-G7)"""
    return state.black > state.level


def is_success(state: Components) -> bool:
    """(JB-39)"""
    return may_take_card(state) or may_raise(state)


def fails(state: Components) -> bool:
    """Whether an action that is no success is a failure, not a tie. (JB-40, JB-41, JB-42, JB-49, JB-G2)"""
    low = state.roll is Roll.TRAINING or state.total < ACTION
    return state.tie_fails or (low and state.black < state.level)


def resolve_action(state: Components) -> None:
    """A success is rewarded; a failure, and nothing else, obliges to leave; a tie does nothing.
    (JB-39, JB-42, JB-50, JB-52, JB-G36)"""
    seat = state.active
    skill = SKILL_NAMES[state.skill]
    if is_success(state):
        if state.tape is not None:
            state.tell(Event("action-succeeded", {"seat": seat, "skill": skill}))
        state.phase = Phase.REWARD
        return
    if fails(state):
        state.must_leave |= 1 << seat
        if state.tape is not None:
            state.tell(Event("action-failed", {"seat": seat, "site": SITE_NAMES[state.spot[seat]]}))
    elif state.tape is not None:
        state.tell(Event("action-tied", {"seat": seat, "skill": skill}))
    meet(state, success=False)


def reward(state: Components, seat: i64, move: i64) -> None:
    """The card, one point of the tested skill, or nothing, which is a success all the same. It counts at once.
    (JB-43, JB-44, JB-45, JB-47, JB-48, JB-G9)"""
    if move == TAKE_CARD:
        take_card(state, seat, state.spot[seat])
    elif move == RAISE_SKILL:
        own = 3 * seat + state.skill
        state.levels = added(state.levels, own, 1)
        if state.tape is not None:
            facts: Facts = {"seat": seat, "skill": SKILL_NAMES[state.skill], "level": state.levels[own]}
            state.tell(Event("skill-raised", facts))
    else:
        assert move == NO_REWARD
        if state.tape is not None:
            state.tell(Event("reward-declined", {"seat": seat}))
    meet(state, success=True)


def take_card(state: Components, seat: i64, site: i64) -> None:
    """The top card goes into the dossier, and the card below shows. (JB-46)"""
    card = card_showing(state.unseen_intel, state.unseen_gadgets, state.face[site], state)
    if card < GADGET_CARD:
        state.unseen_intel &= ~one(card)
        state.intel = replaced(state.intel, seat, state.intel[seat] | one(card))
    else:
        state.unseen_gadgets &= ~one(card - GADGET_CARD)
        state.gadgets = replaced(state.gadgets, seat, state.gadgets[seat] | one(card - GADGET_CARD))
    state.left = added(state.left, site, -1)
    state.face = replaced(state.face, site, NOWHERE)
    if state.left[site]:
        state.face = replaced(state.face, site, drawn_face(below_the_top(state), state))
    if state.tape is not None:
        name = INTEL_NAMES[card] if card < GADGET_CARD else GADGET_NAMES[card - GADGET_CARD]
        place = SITE_NAMES[site]
        unseen = Event("card-taken", {"seat": seat, "site": place})
        state.tell(Event("card-taken-own", {"seat": seat, "site": place, "card": name}, [seat], unseen, True))
        if state.left[site]:
            facts: Facts = {"site": place, "skill": SKILL_NAMES[state.face[site]]}
            state.tell(Event("card-uncovered", facts, reveals=True))
        else:
            state.tell(Event("site-emptied", {"site": place, "skill": SKILL_NAMES[PRINTED[site]]}))


def meet(state: Components, *, success: bool) -> None:
    """Whoever stands on the same site is faced, by one who has stayed too; a success gives the initiative, a reward
    declined or not. (JB-31, JB-58, JB-59, JB-73, JB-G37)"""
    seat = state.active
    other = met_by(state, seat)
    if other == NOWHERE:
        end_turn(state)
        return
    state.phase = Phase.CONFRONTATION
    state.actor = seat if success else other
    if state.tape is not None:
        rival = other if success else seat
        state.tell(Event("agents-met", {"seat": state.actor, "target": rival, "site": SITE_NAMES[state.spot[seat]]}))
