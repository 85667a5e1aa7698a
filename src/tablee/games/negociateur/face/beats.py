"""How a step of Négociateur is shown: the card, the dice, then what they did to points, threat and hostages in turn."""

from itertools import groupby

from tablee.engine.events import Event
from tablee.games.negociateur.face.view import View
from tablee.scenes import Beat, Points

# What moves with an event; hostages are named by their windows.
MOVED = {
    "test-rolled": ["dice"],
    "die-compared": ["dice"],
    "cp-changed": ["points", "alert-at-end"],
    "threat-changed": ["threat"],
}
HOSTAGES = ("hostages-released", "hostages-eliminated", "hostages-added")


def beats(events: list[Event], view: View, seat: int | None) -> list[Beat]:
    """A beat for each event that shows on the board; what lies between is told with it."""
    if not any(event.code in MOVED or event.code in HOSTAGES for event in events):
        return []
    made: list[Beat] = []
    line = 0
    for code, group in groupby(events, key=lambda event: event.code if event.code in (*MOVED, *HOSTAGES) else ""):
        shown = list(group)
        made.append(beat(code, line, shown, view))
        line += len(shown)
    return made


def beat(code: str, line: int, shown: list[Event], view: View) -> Beat:
    if code not in HOSTAGES:
        return Beat(line, len(shown), moves=MOVED.get(code, []))
    everybody = [f"hostage-{number + 1}" for number in range(view.zone + view.released + view.eliminated)]
    free = sum(int(str(event.facts["count"])) for event in shown) if code == "hostages-released" else 0
    return Beat(line, len(shown), moves=everybody, points=[Points("released", 0, free)] if free else [])
