"""The table of James Bond 007: every component, where it is, what each seat has seen, and where the rules stand."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.james_bond_007.moves import SITES
from tablee.games.james_bond_007.sets import count

NOWHERE: Final = -1  # in fields and rows: no agent yet, no place yet, no card, nobody
GONE: Final = -2  # in `slots`: the criminal of this slot has been neutralised


class Phase(Enum):
    """Where the rules stand: the decision that comes next."""

    PASSPORT = "passport"
    PLACEMENT = "placement"
    OPERATION = "operation"
    ACTION_WINDOW = "action-window"
    REWARD = "reward"
    CONFRONTATION = "confrontation"
    DUEL_WINDOW = "duel-window"
    FIGHT_WINDOW = "fight-window"
    CHAIN = "chain"
    OVER = "over"


class Roll(Enum):
    """What the dice on the table were rolled for; the last roll stays there until the next."""

    NONE = "none"
    ACTION = "action"
    TRAINING = "training"
    DUEL = "duel"
    FIGHT = "fight"


class Table(Base):
    """The components. Sets of cards, slots and seats are bit sets; lists are rows: a change makes a new one, so that
    copies share them.

    A card nobody has seen has no place: `unseen_intel` and `unseen_gadgets` lie on the sites in an order that is drawn
    when somebody looks. So has a criminal: its slot holds NOWHERE until it is scouted or turned up.
    """

    def __init__(self) -> None:
        super().__init__()
        # The table, settled before the match.
        self.seats: i64 = 0
        self.chain: bool = True
        self.tie_fails: bool = False
        self.forced: bool = False
        self.dealt: bool = False  # passports are dealt, not chosen
        self.from_hq: bool = False
        self.stale_limit: i64 = 0  # 0: no such end
        self.round_limit: i64 = 0  # 0: no such end
        self.memory_aid: bool = True
        # Where the rules stand.
        self.phase: Phase = Phase.PASSPORT
        self.actor: i64 = 0  # the seat that is asked
        self.active: i64 = 0  # the seat whose turn it is
        self.first: i64 = 0
        self.round: i64 = 0  # 0 before the first turn
        self.struck: i64 = 0  # the round of the last neutralisation
        # Agents, by seat; levels by seat * 3 + skill.
        self.agents: list[int] = NO_ROW
        self.levels: list[int] = NO_ROW
        self.spot: list[int] = NO_ROW
        self.must_leave: i64 = 0
        # Cards on the sites: how many, and the skill that shows.
        self.left: list[int] = NO_ROW
        self.face: list[int] = NO_ROW
        self.unseen_intel: i64 = 0
        self.unseen_gadgets: i64 = 0
        # Dossiers, by seat, and the gadgets spent.
        self.intel: list[int] = NO_ROW
        self.gadgets: list[int] = NO_ROW
        self.discard: i64 = 0
        # What seats know of the others' dossiers: the cards each has seen go there, and what all were shown of each:
        # two bits for a criminal, how many cards about it.
        self.known_intel: list[int] = NO_ROW
        self.known_gadgets: list[int] = NO_ROW
        self.shown: list[int] = NO_ROW
        # Bases: the role of the criminal in each slot, the slots face up, and who has scouted each slot.
        self.slots: list[int] = NO_ROW
        self.up: i64 = 0
        self.scouts: list[int] = NO_ROW
        self.trophies: list[int] = NO_ROW
        # The last roll.
        self.roll: Roll = Roll.NONE
        self.skill: i64 = 0
        self.roller: i64 = NOWHERE  # who rolled the black die
        self.rival: i64 = NOWHERE  # who rolled the white one
        self.level: i64 = 0  # of the roller when the dice fell
        self.rival_level: i64 = 0
        self.black: i64 = 0
        self.white: i64 = 0
        self.total: i64 = 0  # with what was added
        self.rival_total: i64 = 0
        self.used: i64 = 0  # seats that played a gadget on it
        self.passed: i64 = 0  # duellists that passed since a total changed
        self.special: i64 = NOWHERE
        self.slot: i64 = NOWHERE  # where the criminal fought is or was
        self.foe: i64 = NOWHERE
        self.backing: i64 = 0  # the intel cards played in this fight

    def copy_to(self, twin: "Table") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
        twin.seats = self.seats
        twin.chain = self.chain
        twin.tie_fails = self.tie_fails
        twin.forced = self.forced
        twin.dealt = self.dealt
        twin.from_hq = self.from_hq
        twin.stale_limit = self.stale_limit
        twin.round_limit = self.round_limit
        twin.memory_aid = self.memory_aid
        twin.phase = self.phase
        twin.actor = self.actor
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.struck = self.struck
        twin.agents = self.agents
        twin.levels = self.levels
        twin.spot = self.spot
        twin.must_leave = self.must_leave
        twin.left = self.left
        twin.face = self.face
        twin.unseen_intel = self.unseen_intel
        twin.unseen_gadgets = self.unseen_gadgets
        twin.intel = self.intel
        twin.gadgets = self.gadgets
        twin.discard = self.discard
        twin.known_intel = self.known_intel
        twin.known_gadgets = self.known_gadgets
        twin.shown = self.shown
        twin.slots = self.slots
        twin.up = self.up
        twin.scouts = self.scouts
        twin.trophies = self.trophies
        twin.roll = self.roll
        twin.skill = self.skill
        twin.roller = self.roller
        twin.rival = self.rival
        twin.level = self.level
        twin.rival_level = self.rival_level
        twin.black = self.black
        twin.white = self.white
        twin.total = self.total
        twin.rival_total = self.rival_total
        twin.used = self.used
        twin.passed = self.passed
        twin.special = self.special
        twin.slot = self.slot
        twin.foe = self.foe
        twin.backing = self.backing

    def cards(self, seat: i64) -> i64:
        """How many cards a dossier has. (JB-5)"""
        return count(self.intel[seat]) + count(self.gadgets[seat])

    def skill_level(self, seat: i64, skill: i64) -> i64:
        return self.levels[3 * seat + skill]

    def met_by(self, seat: i64) -> i64:
        """The other agent on this agent's site, or NOWHERE. (JB-30, JB-58)"""
        place: i64 = self.spot[seat]
        if place < SITES:
            for other in range(self.seats):
                if other != seat and self.spot[other] == place:
                    return other
        return NOWHERE

    def in_play(self) -> i64:
        """The colours in play, as bits, as far as passports are out. (JB-15)"""
        colours: i64 = 0
        for agent in self.agents:
            if agent != NOWHERE:
                colours |= 1 << agent // 2
        return colours

    def taken(self) -> i64:
        """The criminals that are trophies, whoever has them."""
        criminals: i64 = 0
        for each in self.trophies:
            criminals |= each
        return criminals

    def knows_slot(self, seat: i64, slot: i64) -> bool:
        """Whether a seat has seen who is in this slot: it is face up, or the seat has scouted it. (JB-81, JB-83)"""
        return bool((self.up >> slot | self.scouts[slot] >> seat) & 1)

    def quiet(self) -> i64:
        """Complete rounds in a row without a neutralisation. (JB-101)"""
        complete = self.round if self.phase is Phase.OVER else self.round - 1
        return complete - self.struck if complete > self.struck else 0
