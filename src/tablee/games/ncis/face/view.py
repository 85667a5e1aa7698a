"""What one seat, or a spectator, sees of a table of NCIS: built from nothing, field by field. (section 5)"""

from typing import Literal

from msgspec import Struct

from tablee.engine.outcome import Outcome
from tablee.games.ncis.face.puzzles import (
    BodyView,
    BulletsView,
    GridView,
    body_now,
    bullets_now,
    grid_now,
    past_body,
    past_bullets,
    past_grid,
)
from tablee.games.ncis.rules.bits import count, members
from tablee.games.ncis.rules.cards import CLUE_ROWS
from tablee.games.ncis.rules.clues import possible
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.fields import FIELDS
from tablee.games.ncis.rules.gallery import Launcher, gallery, launcher
from tablee.games.ncis.rules.judge import ticks
from tablee.games.ncis.rules.knowledge import knows_hand, knows_puzzle, knows_secret
from tablee.games.ncis.rules.lanes import DOWN, camp_of, camp_of_seat, card_of, entry, held, is_hidden_from
from tablee.games.ncis.rules.moves import (
    BALISTIQUE,
    CAMP_NAMES,
    CANDIDATE_NAMES,
    CANDIDATES,
    CARD_NAMES,
    CATEGORY_NAMES,
    DECRYPTAGE,
    FIRST_OF_DECK,
    LEVEL_NAMES,
    NOBODY,
    ROWS,
    SERIES_NAMES,
    TARGET_NAMES,
    TRIAL_CARD_NAMES,
    TRIAL_NAMES,
)
from tablee.games.ncis.rules.phases import Phase, Retry
from tablee.games.ncis.rules.piles import deck_of
from tablee.games.ncis.rules.resolution import resolving
from tablee.games.ncis.rules.trials import eligible, seconds

Camp = Literal["criminal", "ncis"]


class LaidView(Struct, frozen=True):
    """An Operation card in a zone."""

    card: str | None  # None when it lies face down and this viewer does not know it
    camp: str
    face_down: bool


class ClueView(Struct, frozen=True):
    """A clue card in its sleeve, and what can be deduced from what shows."""

    category: str
    rows: list[list[str]]  # of each row of clues that shows, the codes of its sentences
    name: str | None  # once the last row shows
    card: str | None  # for the Criminel, and for everybody in the end
    left: list[str]  # the candidates that fit


class SeatView(Struct, frozen=True):
    seat: int
    camp: str
    cards: int
    hand: list[str] | None  # None for those who may not see it
    seen: list[str] | None  # what the other camp saw in it, for that camp and for those who see the hand
    performs: bool  # whether he may be named for the next trial
    rank: int | None  # None before the end


class LauncherView(Struct, frozen=True):
    """What everybody shoots with, while somebody does."""

    phase_x: int
    phase_y: int
    scatter: list[list[int]]


class ImpactView(Struct, frozen=True):
    tick: int
    x: int
    y: int
    target: str | None  # the one that fell


class ShootingView(Struct, frozen=True):
    """An Embuscade that is being played, once the targets are called."""

    shooter: int
    ticks: int
    launcher: LauncherView | None
    shots: list[list[int]]  # that were fired, once it is over
    impacts: list[ImpactView]


class TrialView(Struct, frozen=True):
    """The trial that is being played; of the puzzle, only what this viewer may see."""

    trial: str
    seconds: int
    begun: bool
    rows: int  # that it earns
    second: bool  # whether it is Dr Mallard's second chance
    card: str | None
    grid: GridView | None = None
    bullets: BulletsView | None = None
    body: BodyView | None = None


class PastTrialView(Struct, frozen=True):
    """The trial that was played last, with its answer and its solution."""

    trial: str
    card: str
    performer: int
    finish: str
    grid: GridView | None = None
    bullets: BulletsView | None = None
    body: BodyView | None = None


class View(Struct, frozen=True):
    goal: int
    trial_seconds: int
    shoot_seconds: int
    required: int
    criminal_first: bool
    manual: bool
    open_hands: bool
    classic: bool
    model: bool
    training: int
    phase: str
    turn: int
    actor: int
    due: int  # the agent with the marker, who speaks for the team
    threat: int
    rows: list[int]
    agents: list[str]
    zones: list[str]
    locked: list[int]
    resolved: bool
    zone_discard: list[str]
    discard: list[str]
    face_down: list[int]
    trial_time: int
    divert: int
    layout: list[str | None]
    ambush: str | None
    called: list[str]
    shooting: str
    shifts: int
    winner: str | None
    award: str
    award_left: int
    award_used: list[str]
    looked: int | None
    double: bool
    retry: str
    trial_discard: list[str]
    performed: list[int]
    performer: int | None
    short: bool
    held_card: str | None
    named: list[str | None]
    asked: list[int]
    kind: str | None  # of the decision; None when the match is over
    reason: str | None  # the rule that ended the match
    shoot_level: str
    pile: int
    zone_pile: int
    decks: list[int]
    lanes: list[list[LaidView]]
    clues: list[ClueView]
    series: list[str | None]  # of the viewer's own camp alone, until both have chosen
    seats: list[SeatView]
    ambushed: ShootingView | None
    trial: TrialView | None
    past: PastTrialView | None


def view(state: Components, seat: int | None) -> View:
    """What this seat knows; None is a spectator."""
    viewer = NOBODY if seat is None else seat
    camp = NOBODY if seat is None else camp_of_seat(seat)
    asked = state.pending()
    outcome = state.outcome()
    knows = knows_secret(state, viewer)
    return View(
        **FIELDS.public(state),
        asked=asked,
        kind=state.kind(asked[0]) if asked else None,
        reason=None if outcome is None else outcome.reason,
        shoot_level=LEVEL_NAMES[state.shoot_level],
        pile=count(state.pile),
        zone_pile=count(state.zone_pile),
        decks=[count(state.trial_pile & deck_of(deck)) for deck in range(len(TRIAL_NAMES))],
        lanes=[lane_view(lane, camp) for lane in state.lanes],
        clues=[clue_view(state, category, known=knows) for category in range(len(CATEGORY_NAMES))],
        series=[series_view(state, each, own=each == camp) for each in range(len(CAMP_NAMES))],
        seats=[seat_view(state, owner, viewer, outcome) for owner in range(state.seats)],
        ambushed=shooting_view(state),
        trial=trial_view(state, viewer),
        past=past_view(state),
    )


def lane_view(lane: int, camp: int) -> list[LaidView]:
    """A zone's cards in order of play; a face-down card only for those who know it. (NCIS-005, NCIS-071, NCIS-073)"""
    seen = []
    for rank in range(held(lane)):
        each = entry(lane, rank)
        down = bool(each & DOWN)
        hidden = down and (camp == NOBODY or is_hidden_from(each, camp))
        seen.append(LaidView(None if hidden else CARD_NAMES[card_of(each)], CAMP_NAMES[camp_of(each)], down))
    return seen


def clue_view(state: Components, category: int, *, known: bool) -> ClueView:
    """The rows that show are public; the card itself is the Criminel's. (NCIS-110, NCIS-S07)"""
    card, shown = state.sealed[category], state.rows[category]
    rows = [clue_codes(card, row) for row in range(min(shown, ROWS - 1))]
    first = category * CANDIDATES
    return ClueView(
        category=CATEGORY_NAMES[category],
        rows=rows,
        name=CANDIDATE_NAMES[card] if shown == ROWS else None,
        card=CANDIDATE_NAMES[card] if known else None,
        left=[CANDIDATE_NAMES[first + place] for place in members(possible(state, category))],
    )


def clue_codes(card: int, row: int) -> list[str]:
    """The codes of the sentences in a row: cards that are the same down to there share those of the first of them."""
    first = card - card % CANDIDATES
    rows = CLUE_ROWS[card][: row + 1]
    owner = next(other for other in range(first, first + CANDIDATES) if CLUE_ROWS[other][: row + 1] == rows)
    return [f"{CANDIDATE_NAMES[owner]}-{row + 1}-{place + 1}" for place in range(len(rows[row]))]


def series_view(state: Components, camp: int, *, own: bool) -> str | None:
    """(NCIS-082)"""
    return SERIES_NAMES[state.series[camp]] if own and state.series[camp] != NOBODY else None


def seat_view(state: Components, owner: int, viewer: int, outcome: Outcome | None) -> SeatView:
    sees = knows_hand(state, viewer, owner)
    saw = viewer != NOBODY and camp_of_seat(viewer) != camp_of_seat(owner)
    return SeatView(
        seat=owner,
        camp=CAMP_NAMES[camp_of_seat(owner)],
        cards=count(state.hand[owner]),
        hand=card_names(state.hand[owner]) if sees else None,
        seen=card_names(state.seen[owner]) if sees or saw else None,
        performs=bool(eligible(state) >> owner & 1),
        rank=None if outcome is None else outcome.ranks[owner],
    )


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def shooting_view(state: Components) -> ShootingView | None:
    """From the call to the end of an Embuscade; everybody sees the launcher while it is used. (section 5)"""
    if state.ambush == NOBODY:
        return None
    drawn = launcher(state.shot_word, state.shoot_level) if state.phase is Phase.SHOOTING else None
    shots = [[shot >> 22, shot >> 11 & 0x7FF, shot & 0x7FF] for shot in state.shots]
    return ShootingView(
        shooter=state.actor,
        ticks=ticks(state),
        launcher=None if drawn is None else launcher_view(drawn),
        shots=shots,
        impacts=impacts(state, shots) if shots and state.shifts == 0 else [],
    )


def launcher_view(drawn: Launcher) -> LauncherView:
    scatter = [[x, y] for x, y in zip(drawn.astray_x, drawn.astray_y, strict=True)]
    return LauncherView(drawn.phase_x, drawn.phase_y, scatter)


def impacts(state: Components, shots: list[list[int]]) -> list[ImpactView]:
    """Where the shots hit, and what fell."""
    word, level = state.shot_word, state.shoot_level
    volley = gallery(word, level, state.layout, state.called, shots, ticks(state), state.required)
    fallen = [None if target == NOBODY else TARGET_NAMES[target] for target in volley.fallen]
    hits = zip(volley.ticks, volley.xs, volley.ys, fallen, strict=True)
    return [ImpactView(tick, x, y, target) for tick, x, y, target in hits]


def trial_view(state: Components, viewer: int) -> TrialView | None:
    """The Criminel sees puzzle and solution, the performer the puzzle once he has begun. (NCIS-132, section 5)"""
    if state.trial_card == NOBODY:
        return None
    deck, sees, solved = resolving(state), knows_puzzle(state, viewer), viewer == 0
    return TrialView(
        trial=TRIAL_NAMES[deck],
        seconds=seconds(state),
        begun=state.phase is Phase.TRIAL,
        rows=2 if state.double else 1,
        second=state.retry is Retry.USED,
        card=TRIAL_CARD_NAMES[state.trial_card] if sees else None,
        grid=grid_now(state, solved=solved) if sees and deck == DECRYPTAGE else None,
        bullets=bullets_now(state, solved=solved) if sees and deck == BALISTIQUE else None,
        body=body_now(state, solved=solved) if sees and deck not in (DECRYPTAGE, BALISTIQUE) else None,
    )


def past_view(state: Components) -> PastTrialView | None:
    """Puzzle, answer and solution of the last trial are everybody's. (section 5)"""
    card = state.past_card
    if card == NOBODY:
        return None
    deck = sum(card >= first for first in FIRST_OF_DECK) - 1
    return PastTrialView(
        trial=TRIAL_NAMES[deck],
        card=TRIAL_CARD_NAMES[card],
        performer=state.past_performer,
        finish=state.past_finish.value,
        grid=past_grid(state) if deck == DECRYPTAGE else None,
        bullets=past_bullets(state) if deck == BALISTIQUE else None,
        body=past_body(state) if deck not in (DECRYPTAGE, BALISTIQUE) else None,
    )
