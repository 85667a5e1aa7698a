"""How a step of Loch Ness is shown: cards turn up, Nessie swims, her sector lights up and each camera's points fly."""

from itertools import groupby

from tablee.engine.events import Event
from tablee.games.loch_ness.face.pieces import camera_id
from tablee.games.loch_ness.face.view import View
from tablee.games.loch_ness.rules.board import SECTOR_NAMES, SECTOR_OF
from tablee.games.loch_ness.rules.moves import RING, SEA_NAMES
from tablee.scenes import Beat, Face, Points

# Events that are shown together.
SHOWN_AS = {
    "card-revealed": "reveal",
    "dummy-revealed": "reveal",
    "nessie-moved": "swim",
    "bagpipes-played": "swim",
    "sector-scored": "sector",
    "nobody-scored": "sector",
    "photos-scored": "albums",
    "round-begun": "tidy",
    "auction-opened": "tidy",
    "match-over": "tidy",
}


def beats(events: list[Event], view: View, seat: int | None) -> list[Beat]:
    """Only a step that makes points or lets Nessie swim needs beats."""
    if not any(SHOWN_AS.get(event.code) in ("swim", "sector", "albums") for event in events):
        return []
    laid = [face for event in events if event.code == "card-revealed" for face in turned(event, view)]
    made: list[Beat] = []
    line = 0
    for how, group in groupby(events, key=lambda event: SHOWN_AS.get(event.code, "")):
        shown = list(group)
        made.append(beat(how, line, shown, laid, view, seat))
        line += len(shown)
    return made


def beat(how: str, line: int, shown: list[Event], laid: list[Face], view: View, seat: int | None) -> Beat:
    match how:
        case "reveal":
            return Beat(line, len(shown), moves=["dummy-top"], faces=laid)
        case "swim":
            return Beat(line, len(shown), moves=["nessie", "little-nessie"])
        case "sector":
            lights = [SEA_NAMES[sea] for sea in range(RING) if SECTOR_NAMES[SECTOR_OF[sea]] == shown[0].facts["sector"]]
            points = [each for event in shown for each in camera_points(event)]
            return Beat(line, len(shown), lights=lights, points=points, follows=markers(points))
        case "albums":
            points = [each for event in shown if (each := album_points(event, seat)).points]
            return Beat(line, len(shown), points=points, follows=markers(points))
        case "tidy":
            journalists = [f"journalist-{row.seat}" for row in view.seats]
            return Beat(line, len(shown), moves=[*journalists, "white-camera", "white-cards"])
        case _:
            return Beat(line, len(shown))


def camera_points(event: Event) -> list[Points]:
    """What each camera in the sector counts for its owner; none where nobody has one there. (LN-70, LN-71)"""
    seat, names, values = (event.facts.get(name) for name in ("seat", "cameras", "values"))
    if not isinstance(seat, int) or not isinstance(names, list) or not isinstance(values, list):
        return []
    return [
        Points(camera_id(seat, str(name)), seat, int(str(value))) for name, value in zip(names, values, strict=True)
    ]


def album_points(event: Event, seat: int | None) -> Points:
    owner = int(str(event.facts["seat"]))
    return Points("album" if owner == seat else f"album-{owner}", owner, int(str(event.facts["points"])))


def markers(points: list[Points]) -> list[str]:
    """The figures on the score track that go on by these points."""
    return [f"marker-{seat}" for seat in sorted({each.seat for each in points})]


def turned(event: Event, view: View) -> list[Face]:
    """A laid card shows its number, by whichever name this viewer knows it, until it is cleared away. (LN-60, LN-97)"""
    seat, value = event.facts["seat"], event.facts["value"]
    slots = {"value": str(value)}
    art, own = ("card-white", "white") if event.facts["deck"] == "white" else ("card-move", f"card-{seat}")
    names = [f"laid-{seat}-{view.round}", f"laid-{seat}-{view.round - 1}", f"{own}-{value}"]  # a round may have begun
    return [Face(name, art, slots) for name in names]
