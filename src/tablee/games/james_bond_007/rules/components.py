"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.james_bond_007.rules.phases import Phase, Roll


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

    def __init__(self) -> None:
        super().__init__()
        # The table, settled before the match.
        self.seats: i64 = 0
        self.chain: bool = False
        self.tie_fails: bool = False
        self.forced: bool = False
        self.dealt: bool = False  # passports are dealt, not chosen
        self.from_hq: bool = False
        self.stale_limit: i64 = 0  # 0: no such end
        self.round_limit: i64 = 0  # 0: no such end
        self.memory_aid: bool = False
        # Where the rules stand.
        self.phase: Phase = Phase.PASSPORT
        self.actor: i64 = 0  # the seat that is asked
        self.active: i64 = 0  # the seat whose turn it is
        self.first: i64 = 0
        self.round: i64 = 0  # 0 before the first turn
        self.struck: i64 = 0  # the round of the last neutralisation
        # Cards on the sites: how many, and the skill that shows; and the gadgets spent.
        self.left: list[int] = NO_ROW
        self.face: list[int] = NO_ROW
        self.unseen_intel: i64 = 0
        self.unseen_gadgets: i64 = 0
        self.discard: i64 = 0
        # Bases: the role of the criminal in each slot, the slots face up, and who has scouted each slot.
        self.slots: list[int] = NO_ROW
        self.up: i64 = 0
        self.scouts: list[int] = NO_ROW
        # The last roll.
        self.roll: Roll = Roll.NONE
        self.skill: i64 = 0
        self.roller: i64 = -1  # who rolled the black die
        self.level: i64 = 0  # of the roller when the dice fell
        self.black: i64 = 0
        self.total: i64 = 0  # with what was added
        self.rival: i64 = -1  # who rolled the white one
        self.rival_level: i64 = 0
        self.white: i64 = 0
        self.rival_total: i64 = 0
        self.used: i64 = 0  # seats that played a gadget on it
        self.passed: i64 = 0  # duellists that passed since a total changed
        self.special: i64 = -1
        self.slot: i64 = -1  # where the criminal fought is or was
        self.foe: i64 = -1
        self.backing: i64 = 0  # the intel cards played in this fight
        # What each seat has, what it has seen go into others' dossiers, and what all were shown of its own.
        self.agents: list[int] = NO_ROW
        self.levels: list[int] = NO_ROW  # by seat * 3 + skill
        self.spot: list[int] = NO_ROW
        self.must_leave: i64 = 0
        self.intel: list[int] = NO_ROW
        self.gadgets: list[int] = NO_ROW
        self.known_intel: list[int] = NO_ROW
        self.known_gadgets: list[int] = NO_ROW
        self.shown: list[int] = NO_ROW  # two bits for a criminal: how many cards about it
        self.trophies: list[int] = NO_ROW

    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
        self.left = [0] * 36
        self.face = [-1] * 36
        self.slots = [-2] * 18
        self.scouts = [0] * 18
        self.agents = [-1] * seats
        self.levels = [0] * (3 * seats)
        self.spot = [-1] * seats
        self.intel = [0] * seats
        self.gadgets = [0] * seats
        self.known_intel = [0] * seats
        self.known_gadgets = [0] * seats
        self.shown = [0] * seats
        self.trophies = [0] * seats

    def copy_to(self, twin: "Components") -> None:
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
        twin.left = self.left
        twin.face = self.face
        twin.unseen_intel = self.unseen_intel
        twin.unseen_gadgets = self.unseen_gadgets
        twin.discard = self.discard
        twin.slots = self.slots
        twin.up = self.up
        twin.scouts = self.scouts
        twin.roll = self.roll
        twin.skill = self.skill
        twin.roller = self.roller
        twin.level = self.level
        twin.black = self.black
        twin.total = self.total
        twin.rival = self.rival
        twin.rival_level = self.rival_level
        twin.white = self.white
        twin.rival_total = self.rival_total
        twin.used = self.used
        twin.passed = self.passed
        twin.special = self.special
        twin.slot = self.slot
        twin.foe = self.foe
        twin.backing = self.backing
        twin.agents = self.agents
        twin.levels = self.levels
        twin.spot = self.spot
        twin.must_leave = self.must_leave
        twin.intel = self.intel
        twin.gadgets = self.gadgets
        twin.known_intel = self.known_intel
        twin.known_gadgets = self.known_gadgets
        twin.shown = self.shown
        twin.trophies = self.trophies
