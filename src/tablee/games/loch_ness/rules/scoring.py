"""Scoring the sector where Nessie surfaced, and who has earned photos."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added
from tablee.games.loch_ness.rules.board import CAMERA_VALUES, GROUP_OF, PHOTOS_AT, SECTOR_NAMES, SECTOR_OF, SHOP_VALUES
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import BOUTIQUE, CAMERA_NAMES, CAMERAS, NOWHERE


def values_of(state: Components, seat: i64) -> list[int]:
    """What each of this seat's cameras counts: more in the Boutique. (LN-71)"""
    return SHOP_VALUES if state.standing[seat] == BOUTIQUE else CAMERA_VALUES


def sector_points(state: Components, seat: i64, sea: i64) -> i64:
    """What this seat's cameras in the sector of a sea space are worth, in front or at the rear.

    (LN-54, LN-70, LN-72)
    """
    sector = SECTOR_OF[sea]
    values = values_of(state, seat)
    points: i64 = 0
    for camera in range(CAMERAS):
        space = state.spot[seat * CAMERAS + camera]
        if space != NOWHERE and SECTOR_OF[GROUP_OF[space]] == sector:
            points += values[camera]
    return points


def photos_earned(state: Components, seat: i64, sea: i64) -> i64:
    """One or two photos for each of this seat's cameras that points at a sea space. (LN-73)"""
    pointing: i64 = 0
    for own in range(seat * CAMERAS, (seat + 1) * CAMERAS):
        space = state.spot[own]
        if space != NOWHERE and GROUP_OF[space] == sea:
            pointing += 1
    return pointing * PHOTOS_AT[sea]


def score_sector(state: Components) -> None:
    anybody = False
    for seat in range(state.seats):
        points = sector_points(state, seat, state.big)
        if points == 0:
            continue
        anybody = True
        state.scores = added(state.scores, seat, points)
        if state.tape is not None:
            state.tell(Event("sector-scored", scored(state, seat, points)))
    if not anybody and state.tape is not None:
        state.tell(Event("nobody-scored", {"sector": SECTOR_NAMES[SECTOR_OF[state.big]]}))


def scored(state: Components, seat: i64, points: i64) -> Facts:
    """Which cameras made these points, and what each of them counted; all lie face up now."""
    sector = SECTOR_OF[state.big]
    values = values_of(state, seat)
    names: list[str] = []
    counted: list[int] = []
    for camera in range(CAMERAS):
        space = state.spot[seat * CAMERAS + camera]
        if space != NOWHERE and SECTOR_OF[GROUP_OF[space]] == sector:
            names.append(CAMERA_NAMES[camera])
            counted.append(values[camera])
    return {"seat": seat, "sector": SECTOR_NAMES[sector], "points": points, "cameras": names, "values": counted}


def earn_photos(state: Components) -> None:
    due: list[int] = []
    for seat in range(state.seats):
        earned = photos_earned(state, seat, state.big)
        due.append(earned)
        if earned and state.tape is not None:
            state.tell(Event("photos-earned", {"seat": seat, "count": earned}))
    state.due = due
