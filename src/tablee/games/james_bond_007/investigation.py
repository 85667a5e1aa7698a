"""Investigations: the agent arrives, performs the action of the site, and meets whoever stands there. (JB-26..59)"""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.james_bond_007.board import ACTION, PRINTED
from tablee.games.james_bond_007.dealing import GADGET_CARD, below_the_top, card_showing, drawn_face
from tablee.games.james_bond_007.moves import (
    GADGET_NAMES,
    INTEL_NAMES,
    NO_REWARD,
    RAISE_SKILL,
    SITE_NAMES,
    SKILL_NAMES,
    TAKE_CARD,
)
from tablee.games.james_bond_007.rolling import roll_black
from tablee.games.james_bond_007.sets import one
from tablee.games.james_bond_007.state import NOWHERE, Phase, Roll, Table
from tablee.games.james_bond_007.turns import end_turn


def investigate(state: Table, seat: i64, site: i64) -> None:
    """The agent goes to a site, or stays, and the black die is rolled. (JB-26, JB-27, JB-32..36, JB-54)"""
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
    if state.roll is Roll.ACTION and state.total <= ACTION and state.cards(seat):
        state.phase = Phase.ACTION_WINDOW
    else:
        resolve_action(state)


def may_take_card(state: Table) -> bool:
    """(JB-37)"""
    return state.roll is Roll.ACTION and state.total > ACTION


def may_raise(state: Table) -> bool:
    """(JB-13, JB-38)"""
    return state.black > state.level


def fails(state: Table) -> bool:
    """Whether an action that is no success is a failure, not a tie. (JB-40..42, JB-49)"""
    low = state.roll is Roll.TRAINING or state.total < ACTION
    return state.tie_fails or (low and state.black < state.level)


def resolve_action(state: Table) -> None:
    """A success is rewarded; a failure obliges to leave; a tie does nothing. (JB-37..42, JB-49, JB-50)"""
    seat = state.active
    skill = SKILL_NAMES[state.skill]
    if may_take_card(state) or may_raise(state):
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


def reward(state: Table, seat: i64, move: i64) -> None:
    """The card, a point, or nothing. (JB-43..47)"""
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


def take_card(state: Table, seat: i64, site: i64) -> None:
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


def meet(state: Table, *, success: bool) -> None:
    """Whoever stands on the same site is faced; a success gives the initiative. (JB-31, JB-58, JB-59)"""
    seat = state.active
    other = state.met_by(seat)
    if other == NOWHERE:
        end_turn(state)
        return
    state.phase = Phase.CONFRONTATION
    state.actor = seat if success else other
    if state.tape is not None:
        rival = other if success else seat
        state.tell(Event("agents-met", {"seat": state.actor, "target": rival, "site": SITE_NAMES[state.spot[seat]]}))
