"""What one seat may know of a match of Opération Zèbre, field by field. (section 5 of the rules, OZ-13, OZ-114)"""

from unicodedata import normalize

from msgspec import Struct

from tablee.games.operation_zebre.box.faces import CATEGORIES
from tablee.games.operation_zebre.face.anthology import Page, anthology
from tablee.games.operation_zebre.rules.content import ECHECS, LABEL_NAMES
from tablee.games.operation_zebre.rules.fields import FIELDS
from tablee.games.operation_zebre.rules.knowledge import seal_hidden, title_known, total_known
from tablee.games.operation_zebre.rules.moves import FACE_NAMES, FACES, MISSION_NAMES, SEAL_NAMES
from tablee.games.operation_zebre.rules.phases import AT_A_DOCUMENT, Phase
from tablee.games.operation_zebre.rules.sides import box_of, echecs_left, free_boxes, may_be_read, reader, team_of, tip
from tablee.games.operation_zebre.rules.state import State
from tablee.games.operation_zebre.rules.verdicts import GIVEN_INITIAL


class LineView(Struct):
    value: int
    text: str
    kept: bool


class FaceView(Struct):
    id: str
    label: str
    category: str
    title: str
    initial: int | None  # where the letter that stands out is in the title (OZ-44)
    lines: list[LineView]


class SeatView(Struct):
    seat: int
    team: int
    locked: bool
    chosen: bool
    total: int | None  # None before the side may know it, and without a document
    declared: str | None  # None before the lock
    faces: list[FaceView]  # both of the card that is held, for its holder
    chosen_face: str | None
    rank: int | None  # None before the end
    score: int | None


class TeamView(Struct):
    team: int
    free: int
    tip: int  # boxes advised for a document
    points: list[int]


class Reading(Struct):
    """The document that is being read."""

    seat: int
    label: str
    category: str
    text: str | None  # None where it is not shown
    letter: str | None
    title: str | None
    total: int


class Seal(Struct):
    """A sealed answer, as words: those that were written, or the title that a bot named."""

    answer: str
    words: str


class View(Struct):
    versus: bool
    boxes: int
    rounds: int
    hints: bool
    spoken: bool
    override: bool
    phase: str
    round: int
    rounds_done: int
    memory: list[int]
    protocols: list[str]
    mission_cards: list[str]
    done: list[str]
    picked: list[int | None]
    order: list[int]
    turn: int
    hint: str
    hint_price: int
    proposal: str | None
    words: str
    said: str  # the proposal as words: those that were typed, or the title that a bot named
    right: bool
    left: bool
    rulings: list[str | None]
    earned: int | None
    shown_seat: int | None
    cards_left: int
    echecs_left: int
    echecs_seen: list[int]
    asked: list[int]
    teams: list[TeamView]
    reading: Reading | None
    seal: Seal | None  # None where it is hidden, or there is none yet
    shown: FaceView | None  # the document that was read last
    seats: list[SeatView]
    anthology: list[Page]  # nothing before the end
    reason: str | None  # None before the end
    failures: bool  # a failure card had to be drawn, and none was left
    lang: str
    voice: bool  # a person reads


def view(state: State, seat: int | None) -> View:
    viewer = -1 if seat is None else seat
    outcome = state.outcome()
    ranks: list[int | None] = [None] * state.seats
    scores: list[int | None] = [None] * state.seats
    if outcome is not None:
        ranks, scores = [*outcome.ranks], [*outcome.scores]
    held = sum(1 for card in state.card if card >= 0)
    seen = state.sealed >= 0 and not seal_hidden(state, viewer)
    return View(
        **FIELDS.public(state),
        cards_left=len(box_of(state).within(state.hardest)) - len(state.used) - held,
        echecs_left=echecs_left(state),
        echecs_seen=[boxes for card, boxes in enumerate(ECHECS) if not state.versus and not state.echecs >> card & 1],
        asked=state.pending(),
        teams=[
            TeamView(team, free_boxes(state, team), tip(state, team), (state.points_a, state.points_b)[team])
            for team in range(2 if state.versus else 1)
        ],
        reading=reading(state, viewer) if state.phase in AT_A_DOCUMENT else None,
        seal=Seal(SEAL_NAMES[state.sealed], said(state, state.sealed, state.sealed_words)) if seen else None,
        shown=face_view(state, state.shown_face, state.shown_kept) if state.shown_face >= 0 else None,
        seats=[seat_view(state, viewer, owner, ranks[owner], scores[owner]) for owner in range(state.seats)],
        anthology=anthology(state),
        reason=None if outcome is None else outcome.reason,
        failures=state.echec_missing,
        lang=box_of(state).name,
        voice=state.own_voice,
        said=said(state, state.proposal, state.words),
    )


def said(state: State, answer: int, words: str) -> str:
    """An answer as it was typed; a bot types nothing and names a title. (OZ-102, OZ-112)"""
    return words if words or not 0 <= answer < FACES else box_of(state).titles[answer]


def reading(state: State, viewer: int) -> Reading:
    """(OZ-32, OZ-48, OZ-100, OZ-101)"""
    box, now = box_of(state), reader(state)
    face = state.face[now]
    text_shown = state.text_shown and (state.phase is not Phase.INTERCEPT or state.text_stays)
    return Reading(
        seat=now,
        label=LABEL_NAMES[box.labels[face]],
        category=CATEGORIES[box.categories[face]],
        text=may_be_read(state, now) if text_shown or viewer == now else None,
        letter=box.initials[face] if state.hint == GIVEN_INITIAL else None,
        title=box.titles[face] if viewer == now or title_known(state) else None,
        total=state.total[now],
    )


def face_view(state: State, face: int, kept: int) -> FaceView:
    box = box_of(state)
    lines = zip(box.values[face], box.texts[face], strict=True)
    return FaceView(
        FACE_NAMES[face],
        LABEL_NAMES[box.labels[face]],
        CATEGORIES[box.categories[face]],
        box.titles[face],
        initial_of(box.titles[face], box.initials[face]),
        [LineView(value, text, bool(kept >> line & 1)) for line, (value, text) in enumerate(lines)],
    )


def initial_of(title: str, letter: str) -> int | None:
    """Where a title has its letter: at the beginning of a word. (OZ-44)"""
    plain = "".join(normalize("NFKD", each)[0].upper() for each in title)
    starts = [place for place, each in enumerate(plain) if each == letter and not plain[place - 1 : place].isalnum()]
    return starts[0] if starts else None


def seat_view(state: State, viewer: int, owner: int, rank: int | None, score: int | None) -> SeatView:
    own, card, face, kept = viewer == owner, state.card[owner], state.face[owner], state.kept[owner]
    faces = [2 * card, 2 * card + 1] if own and card >= 0 else []
    locked = state.locked[owner]
    declared = state.declared[owner]
    return SeatView(
        **FIELDS.public_of_seat(state, owner),
        seat=owner,
        team=team_of(state, owner),
        chosen=face >= 0,
        total=state.total[owner] if locked and total_known(state, viewer, owner) else None,
        declared=MISSION_NAMES[declared] if declared >= 0 and (locked or own) else None,
        faces=[face_view(state, each, kept if each == face else 0) for each in faces],
        chosen_face=FACE_NAMES[face] if own and face >= 0 else None,
        rank=rank,
        score=score,
    )
