"""Who plays with whom, who reads, who guesses, and what a track has left."""

from mypy_extensions import i64

from tablee.games.operation_zebre.rules.boxes import BOXES, Box
from tablee.games.operation_zebre.rules.components import Components


def box_of(state: Components) -> Box:
    return BOXES[state.box]


def team_of(state: Components, seat: i64) -> int:
    """The first half of the seats, rounded up, is A; all are A where they play together. (OZ-04)"""
    return 1 if state.versus and seat >= (state.seats + 1) // 2 else 0


def members(state: Components, team: i64) -> list[int]:
    return [seat for seat in range(state.seats) if team_of(state, seat) == team]


def reader(state: Components) -> int:
    """Whose document is next or being read. (OZ-30)"""
    return state.order[state.turn]


def guessers(state: Components) -> list[int]:
    """The others of the reader's team, also those who have yet to read. (OZ-35, OZ-78)"""
    now = reader(state)
    return [seat for seat in members(state, team_of(state, now)) if seat != now]


def rivals(state: Components) -> list[int]:
    """The team that may intercept. (OZ-74)"""
    return members(state, 1 - team_of(state, reader(state)))


def readers(state: Components) -> list[int]:
    """Everybody who draws a document in this round, in the order of drawing. (OZ-22, OZ-67)"""
    if not state.versus:
        return list(range(state.seats))
    picked = state.picked
    return [picked[0], picked[2], picked[1], picked[3]]


def free_boxes(state: Components, team: i64) -> int:
    """Boxes of a track without a tick: in teams, the highest number still visible. (OZ-16, OZ-19)"""
    return state.boxes - state.ticked[team]


def points(state: Components, team: i64) -> int:
    """What a team's interceptions have earned. (OZ-84)"""
    return sum(state.points_a) if team == 0 else sum(state.points_b)


def echecs_left(state: Components) -> int:
    """How many ÉCHEC cards can still be drawn. (OZ-39, OZ-62)"""
    undrawn = 0
    for card in range(4):
        undrawn += state.echecs >> card & 1
    return max(0, undrawn - state.taken_out)


def open_missions(state: Components) -> int:
    """The missions in play that are not accomplished, as bits. (OZ-57)"""
    asked = 0
    for card in range(4):
        if state.mission_cards >> card & 1:
            asked |= 15 << 4 * card
    return asked & ~state.done


def may_be_read(state: Components, seat: i64) -> str:
    """What the reader may read now: after Effacer, one line. (OZ-12, OZ-33, OZ-48)"""
    return state.line_left if state.line_left else state.text[seat]


def documents_to_come(state: Components) -> int:
    """Documents that a side has yet to read, those of this round among them."""
    readers_of_a_side = 2 if state.versus else state.seats
    return (state.rounds - state.rounds_done) * readers_of_a_side


def tip(state: Components, team: i64) -> int:
    """How many boxes are advised for a document: about four, and no more than its share. (OZ-29)"""
    to_come = documents_to_come(state)
    return min(4, free_boxes(state, team) // to_come) if to_come else 0
