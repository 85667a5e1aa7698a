"""What moves do up to the reading: rounds, readers, faces, lines, the order."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import NO_ROW, replaced
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.content import LABEL_NAMES
from tablee.games.operation_zebre.rules.documents import draw
from tablee.games.operation_zebre.rules.moves import MISSION_NAMES
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import box_of, free_boxes, members, points, reader, readers, team_of


def begin_round(state: Components) -> None:
    """Choose, censor, transmit; in teams, readers are named first. (OZ-21, OZ-66)"""
    state.turn = 0
    state.order = NO_ROW
    state.picked = [-1] * 4
    if state.tape is not None:
        state.tell(Event("round-begun", {"round": state.round}))
    if state.versus:
        state.phase = Phase.DESIGNATE
        return
    if not state.free_order:
        first = state.round - 1
        state.order = [(first + place) % state.seats for place in range(state.seats)]  # OZ-31
    deal(state)


def deal(state: Components) -> None:
    """Every reader draws one card. (OZ-22, OZ-67)"""
    seats = readers(state)
    state.face = [-1] * state.seats
    state.declared = [-1] * state.seats
    state.kept = [0] * state.seats
    state.locked = [False] * state.seats
    state.total = [0] * state.seats
    state.text = [""] * state.seats
    for seat in seats:
        draw(state, seat)
    state.phase = Phase.CHOOSE


def name_reader(state: Components, team: i64, seat: i64) -> None:
    """A team's R1, then its R2; the fourth one named ends it. (OZ-66)"""
    place = 2 * team if state.picked[2 * team] < 0 else 2 * team + 1
    state.picked = replaced(state.picked, place, seat)
    if state.tape is not None:
        state.tell(Event("reader-named", {"seat": seat, "place": place - 2 * team + 1}))
    if -1 not in state.picked:
        deal(state)


def name_next(state: Components, seat: i64) -> None:
    """The players agree who reads next. (OZ-31)"""
    state.order = [*state.order, seat]
    state.phase = Phase.READ
    if state.tape is not None:
        state.tell(Event("reader-named", {"seat": seat, "place": state.turn + 1}))


def choose_face(state: Components, seat: i64, side: i64) -> None:
    """Secret and final; when all have chosen, all censor. (OZ-07, OZ-23, OZ-24, OZ-25)"""
    face = 2 * state.card[seat] + side
    state.face = replaced(state.face, seat, face)
    if state.tape is not None:
        unseen = Event("face-chosen", {"seat": seat})
        title = box_of(state).titles[face]
        state.tell(Event("face-chosen-own", {"seat": seat, "title": title}, audience=[seat], otherwise=unseen))
    for other in readers(state):
        if state.face[other] < 0:
            return
    state.phase = Phase.CENSOR


def lock(state: Components, seat: i64) -> None:
    """Final; the text that will be read is made now. (OZ-11, OZ-12, OZ-13, OZ-27)"""
    box, face, kept = box_of(state), state.face[seat], state.kept[seat]
    state.locked = [locked or other == seat for other, locked in enumerate(state.locked)]
    state.total = replaced(state.total, seat, box.total(face, kept))
    heard = box.heard(face, kept)
    state.text = [heard if other == seat else text for other, text in enumerate(state.text)]
    if state.tape is not None:
        unseen = Event("locked", {"seat": seat})
        side = members(state, team_of(state, seat)) if state.versus else None
        total: Facts = {"seat": seat, "total": state.total[seat]}
        state.tell(Event("locked-side", total, audience=side, otherwise=unseen, reveals=True))
        if state.declared[seat] >= 0:
            mission = MISSION_NAMES[state.declared[seat]]
            state.tell(Event("declared", {"seat": seat, "mission": mission}, reveals=True))
    for other in readers(state):
        if not state.locked[other]:
            return
    tick_totals(state)


def tick_totals(state: Components) -> None:
    """All totals of a team in one operation, before any reading. (OZ-28, OZ-68, OZ-69)"""
    for team in range(2 if state.versus else 1):
        total = 0
        for seat in readers(state):
            if team_of(state, seat) == team:
                total += state.total[seat]
        tick(state, team, total)
    if state.burst:
        state.phase = Phase.OVER
        return
    if state.versus:
        settle_order(state)
    state.phase = Phase.NEXT if state.free_order and not state.versus else Phase.READ


def tick(state: Components, team: i64, count: i64, *, reveals: bool = False) -> bool:
    """Tick so many boxes; whoever has too few loses, with all of them ticked. (OZ-16, OZ-17, OZ-18)"""
    fits = count <= free_boxes(state, team)
    if fits:
        state.ticked = replaced(state.ticked, team, state.ticked[team] + count)
    else:
        state.ticked = replaced(state.ticked, team, state.boxes)
        state.burst |= 1 << team
    if state.tape is not None:
        facts: Facts = {"team": team, "count": count, "free": free_boxes(state, team)}
        state.tell(Event("ticked" if fits else "burst", facts, reveals=reveals))
    return fits


def settle_order(state: Components) -> None:
    """Who has more suspicion points, then more interception points, reads first; else a coin in the first round, later
    who did not read first; then in turn. (OZ-70, OZ-71, OZ-72)"""
    lead = free_boxes(state, 0) - free_boxes(state, 1)
    if lead == 0:
        lead = points(state, 0) - points(state, 1)
    if lead != 0:
        state.led = 0 if lead > 0 else 1
    elif state.led < 0:
        state.led = state.below(2)
    else:
        state.led = 1 - state.led
    first, other = 2 * state.led, 2 - 2 * state.led
    picked = state.picked
    state.order = [picked[first], picked[other], picked[first + 1], picked[other + 1]]
    if state.tape is not None:
        state.tell(Event("order", {"seats": state.order[:], "team": state.led}))


def begin_reading(state: Components) -> None:
    """The label is announced, and the text is read; what was said of the last document is put away. (OZ-32, OZ-73)"""
    state.hint = 0
    state.hint_price = 0
    state.line_left = ""
    state.sealer = -1
    state.answerer = -1
    state.sealed = -1
    state.sealed_words = ""
    state.proposal = -1
    state.words = ""
    state.right = False
    state.left = False
    state.rulings = [-1, -1]
    state.earned = -1
    state.shown_seat = -1
    state.shown_face = -1
    state.shown_kept = 0
    state.phase = Phase.READING
    if state.tape is not None:
        now = reader(state)
        label = LABEL_NAMES[box_of(state).labels[state.face[now]]]
        facts: Facts = {"seat": now, "label": label, "total": state.total[now]}
        state.tell(Event("begun", facts, reveals=True))
