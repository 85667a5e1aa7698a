"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

from mypy_extensions import i64

from tablee.engine.rows import NO_ROW
from tablee.engine.state import State as Base
from tablee.games.ncis.rules.phases import Award, Finish, Phase, Retry


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

    def __init__(self) -> None:
        super().__init__()
        # The table, settled before the match.
        self.seats: i64 = 0
        self.goal: i64 = 0  # the threat that wins
        self.trial_seconds: i64 = 0
        self.shoot_seconds: i64 = 0
        self.required: i64 = 0  # how many of the two called targets must fall
        self.criminal_first: bool = False  # whether the Criminel plays after every turn with a resolution
        self.manual: bool = False  # whether the camps choose between tied series
        self.open_hands: bool = False
        self.trial_level: i64 = 0
        self.shoot_level: i64 = 0
        self.language: i64 = 0  # of the hidden words: its place among the pools
        self.classic: bool = False
        self.model: bool = False
        self.training: i64 = 0  # what is trained, and 0 in a match
        self.watched: bool = False  # whether somebody looks on: only then bots look at puzzles
        # Where the rules stand.
        self.phase: Phase = Phase.PLACE_TARGET
        self.turn: i64 = 1
        self.actor: i64 = 0  # whose turn it is
        self.due: i64 = 1  # the agent with the marker: he plays next, and speaks for the team
        self.asked: i64 = 0  # who must decide; in SERIES, both camps that have to choose and have not
        # Threat, clues, Special Agents.
        self.threat: i64 = 0
        self.sealed: list[int] = NO_ROW  # the three clue cards
        self.rows: list[int] = NO_ROW  # how many rows of each are out of the sleeve
        self.agents: i64 = 63  # those that have not been called
        # The zones.
        self.zones: list[int] = NO_ROW
        self.lanes: list[int] = NO_ROW
        self.locked: i64 = 0  # the zones to resolve, in the order in which they were locked
        self.resolved: bool = False  # whether one was in this turn
        self.zone_pile: i64 = 0
        self.zone_discard: list[int] = NO_ROW
        # The Operation cards.
        self.pile: i64 = 0
        self.discard: list[int] = NO_ROW
        self.hand: list[int] = NO_ROW
        self.seen: list[int] = NO_ROW  # what the other camp saw in this hand, and has not seen leave it
        # Tokens.
        self.face_down: list[int] = NO_ROW
        self.trial_time: i64 = 0
        self.divert: i64 = 0
        # The targets, and the Embuscade that is being played.
        self.layout: list[int] = NO_ROW
        self.ambush: i64 = -1
        self.called: i64 = 0
        self.shot_word: i64 = 0
        self.shooting: Finish = Finish.NONE
        self.shots: list[int] = NO_ROW
        self.shifts: i64 = 0  # how often a target was moved after it
        # The resolution.
        self.winner: i64 = -1
        self.series: list[int] = NO_ROW  # what the camps chose
        self.award: Award = Award.VALUE
        self.award_left: i64 = 0  # rows still to be named
        self.award_used: i64 = 0
        self.looked: i64 = -1  # whose hand is seen, to discard a card of it
        self.double: bool = False  # whether the trial earns two rows
        self.retry: Retry = Retry.NONE
        # The trial.
        self.balle: i64 = 0  # of the Balle card
        self.trial_pile: i64 = 0
        self.trial_discard: i64 = 0
        self.performed: i64 = 0  # the agents who have performed in this cycle
        self.performer: i64 = -1
        self.trial_card: i64 = -1
        self.trial_word: i64 = 0
        self.announced: i64 = -1
        self.short: bool = False  # whether it has a token less time
        self.held_card: i64 = -1  # that Dr Mallard's second trial keeps back
        # The trial that is over, as everybody has seen it.
        self.past_card: i64 = -1
        self.past_finish: Finish = Finish.NONE
        self.past_performer: i64 = 1
        self.past_word: i64 = 0
        self.past_announced: i64 = -1
        self.past_given: i64 = -1  # the cell, bullet or exit that was answered
        self.past_right: i64 = -1
        self.past_wrong: i64 = -1
        # The accusation.
        self.named: list[int] = NO_ROW

    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
        self.sealed = [0] * 3
        self.rows = [0] * 3
        self.zones = [0] * 3
        self.lanes = [0] * 3
        self.hand = [0] * seats
        self.seen = [0] * seats
        self.face_down = [0] * 2
        self.layout = [-1] * 8
        self.series = [-1] * 2
        self.named = [-1] * 3

    def copy_to(self, twin: "Components") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
        twin.seats = self.seats
        twin.goal = self.goal
        twin.trial_seconds = self.trial_seconds
        twin.shoot_seconds = self.shoot_seconds
        twin.required = self.required
        twin.criminal_first = self.criminal_first
        twin.manual = self.manual
        twin.open_hands = self.open_hands
        twin.trial_level = self.trial_level
        twin.shoot_level = self.shoot_level
        twin.language = self.language
        twin.classic = self.classic
        twin.model = self.model
        twin.training = self.training
        twin.watched = self.watched
        twin.phase = self.phase
        twin.turn = self.turn
        twin.actor = self.actor
        twin.due = self.due
        twin.asked = self.asked
        twin.threat = self.threat
        twin.sealed = self.sealed
        twin.rows = self.rows
        twin.agents = self.agents
        twin.zones = self.zones
        twin.lanes = self.lanes
        twin.locked = self.locked
        twin.resolved = self.resolved
        twin.zone_pile = self.zone_pile
        twin.zone_discard = self.zone_discard
        twin.pile = self.pile
        twin.discard = self.discard
        twin.hand = self.hand
        twin.seen = self.seen
        twin.face_down = self.face_down
        twin.trial_time = self.trial_time
        twin.divert = self.divert
        twin.layout = self.layout
        twin.ambush = self.ambush
        twin.called = self.called
        twin.shot_word = self.shot_word
        twin.shooting = self.shooting
        twin.shots = self.shots
        twin.shifts = self.shifts
        twin.winner = self.winner
        twin.series = self.series
        twin.award = self.award
        twin.award_left = self.award_left
        twin.award_used = self.award_used
        twin.looked = self.looked
        twin.double = self.double
        twin.retry = self.retry
        twin.balle = self.balle
        twin.trial_pile = self.trial_pile
        twin.trial_discard = self.trial_discard
        twin.performed = self.performed
        twin.performer = self.performer
        twin.trial_card = self.trial_card
        twin.trial_word = self.trial_word
        twin.announced = self.announced
        twin.short = self.short
        twin.held_card = self.held_card
        twin.past_card = self.past_card
        twin.past_finish = self.past_finish
        twin.past_performer = self.past_performer
        twin.past_word = self.past_word
        twin.past_announced = self.past_announced
        twin.past_given = self.past_given
        twin.past_right = self.past_right
        twin.past_wrong = self.past_wrong
        twin.named = self.named
