"""The pieces of a view of Loch Ness, each at its place."""

from tablee.games.loch_ness.face.view import LaidView, SeatView, View
from tablee.games.loch_ness.rules.board import OWN_CAMERAS, TRACK_LENGTH
from tablee.games.loch_ness.rules.moves import CAMERA_NAMES, PHOTO_NAMES, RING, SEA_NAMES
from tablee.scenes import Piece
from tablee.words import Words


def pieces(view: View, seat: int | None, say: Words, called: list[str]) -> list[Piece]:
    made = [*nessies(view, say), *photos(view, say), *decks(view, say)]
    for row in view.seats:
        made += cameras(view, row, say, called)
        made += journalists(row, say, called)
        made += cards(view, row, seat, say, called)
        made += album(row, seat, say)
    made += [Piece(f"blocker-{space}", "blocker", space, say.say("name-blocker")) for space in view.blockers]
    if view.valet:
        made.append(Piece("hotel-card", "hotel-card", "hotel-slot", say.say("name-action-hotel")))
    if all(camera.camera != "white" for row in view.seats for camera in row.cameras):
        made.append(Piece("white-camera", "camera-white", "pub-camera", say.say("name-camera", {"camera": "white"})))
    return made


def nessies(view: View, say: Words) -> list[Piece]:
    little = Piece("little-nessie", "nessie-small", track(view.little), say.say("name-little-nessie"))
    if view.big is None or view.origin is None:
        return [little]
    path = swim(view.origin, view.big)
    return [Piece("nessie", "nessie", view.big, say.say("name-big-nessie"), path=path), little]


def swim(origin: str, end: str) -> list[str]:
    """The sea spaces from where she started this round to where she is, clockwise."""
    path = [origin]
    while path[-1] != end:
        path.append(next_sea(path[-1]))
    return path


def next_sea(sea: str) -> str:
    """The sea space that comes next, clockwise."""
    return SEA_NAMES[(SEA_NAMES.index(sea) + 1) % RING]


def track(points: int) -> str:
    """The space of the score track for this many points: it goes round after 100, and waits at the start below 0."""
    return "t0" if points <= 0 else f"t{(points - 1) % TRACK_LENGTH + 1}"


def photos(view: View, say: Words) -> list[Piece]:
    pile = Piece(
        "pile", "photo-back", "photos-pile", say.say("name-pile"), face="down", slots={"count": str(view.pile)}
    )
    shown = [
        Piece(f"display-{slot}", f"photo-{kind}", f"photo-{slot}", say.say(f"name-photo-{kind}"))
        for slot, kind in enumerate(view.display, start=1)
    ]
    return [pile, *shown]


def decks(view: View, say: Words) -> list[Piece]:
    """The white deck, unless somebody has it, and the dummy deck of two players."""
    made: list[Piece] = []
    if all(row.standing != "distillerie" for row in view.seats):
        made.append(Piece("white-cards", "card-white", "white-deck", say.say("name-white-deck"), slots={"value": ""}))
    dummy = view.dummy
    if dummy is None:
        return made
    top = dummy.top
    if top is None:
        made.append(Piece("dummy-top", "card-back", "dummy-deck", say.say("name-dummy-deck"), face="down"))
    else:
        made.append(face_up("dummy-top", "card-move", "dummy-deck", top, say, marks=["ghost"]))
    made += [
        face_up(f"dummy-{value}", "card-move", "dummy-up", value, say, order=order)
        for order, value in enumerate(dummy.up)
    ]
    return made


def face_up(
    id: str,
    art: str,
    place: str,
    value: int,
    say: Words,
    *,
    colour: str = "",
    order: int = 0,
    marks: list[str] | None = None,
) -> Piece:
    """A movement card whose number can be read."""
    label = say.say("name-card", {"deck": "white" if art == "card-white" else "hand", "value": value})
    slots = {"value": str(value)}
    return Piece(id, art, place, label, order, colour=colour, slots=slots, marks=marks or [])


def owned(say: Words, owner: str, thing: str) -> str:
    """The name of somebody's thing."""
    return say.say("label-owned", {"owner": owner, "thing": thing})


def cameras(view: View, row: SeatView, say: Words, called: list[str]) -> list[Piece]:
    """Cameras on the board, and in round 1 those still to place."""
    made = [camera_piece(row, each.camera, each.space, say, called, down=each.face_down) for each in row.cameras]
    if view.round == 1 and view.phase != "over":
        out = {each.camera for each in row.cameras}
        made += [
            camera_piece(row, name, f"supply-{row.seat}", say, called, order=order)
            for order, name in enumerate(CAMERA_NAMES[:OWN_CAMERAS])
            if name not in out
        ]
    return made


def camera_piece(
    row: SeatView, name: str | None, place: str, say: Words, called: list[str], *, order: int = 0, down: bool = False
) -> Piece:
    """A camera; it has no name where the viewer is not to remember which one it is."""
    owner = row.seat
    if name is None:
        label = owned(say, called[owner], say.say("name-camera-masked"))
        return Piece(f"camera-{owner}-at-{place}", "camera-down", place, label, face="down", colour=row.colour)
    art = ("camera-white" if name == "white" else "camera") + ("-down" if down else "")
    label = owned(say, called[owner], say.say("name-camera", {"camera": name}))
    slots, marks = {"value": "5" if name == "white" else name}, ["moved"] if down else []
    return Piece(camera_id(owner, name), art, place, label, order, colour=row.colour, slots=slots, marks=marks)


def camera_id(owner: int, name: str) -> str:
    """There is one white camera, whoever has it."""
    return "white-camera" if name == "white" else f"camera-{owner}-{name}"


def journalists(row: SeatView, say: Words, called: list[str]) -> list[Piece]:
    owner, score = row.seat, row.score
    place = f"mat-{owner}" if row.standing is None else f"action-{row.standing}"
    label = owned(say, called[owner], say.say("name-journalist"))
    standing = Piece(f"journalist-{owner}", "journalist", place, label, colour=row.colour)
    label = owned(say, called[owner], f"{say.say('name-score-marker')}, {score}")
    slots = {"lap": f"+{(score - 1) // TRACK_LENGTH * TRACK_LENGTH}"} if score > TRACK_LENGTH else {}
    marker = Piece(f"marker-{owner}", "journalist", track(score), label, owner, colour=row.colour, slots=slots)
    return [standing, marker]


def cards(view: View, row: SeatView, seat: int | None, say: Words, called: list[str]) -> list[Piece]:
    """The hand of the viewer, and what lies on the table for everybody."""
    owner, made = row.seat, []
    if owner == seat and row.hand is not None:
        white = row.hand_deck == "white"
        art, prefix = ("card-white", "white") if white else ("card-move", f"card-{owner}")
        made += [
            face_up(f"{prefix}-{value}", art, "hand", value, say, colour="" if white else row.colour, order=order)
            for order, value in enumerate(row.hand)
        ]
    if row.laid is not None:
        made.append(laid_card(view, row, row.laid, seat, say, called))
    made += [
        face_up(f"card-{owner}-{value}", "card-move", f"discard-{owner}", value, say, colour=row.colour, order=order)
        for order, value in enumerate(row.discard)
    ]
    return made


def laid_card(view: View, row: SeatView, laid: LaidView, seat: int | None, say: Words, called: list[str]) -> Piece:
    """A laid card: its owner's own, or a back that keeps its identity until it is turned up."""
    owner = row.seat
    place = f"laid-{(owner - view.first) % len(view.seats)}"
    white = laid.deck == "white"
    id = laid_id(view, row, laid, seat)
    colour = "" if white else row.colour
    if laid.value is None:
        label = owned(say, called[owner], say.say("name-card-back"))
        back = "card-white-back" if white else "card-back"
        return Piece(id, back, place, label, face="down", colour=colour)
    open_to_all = view.phase in ("bagpipes", "photos")
    marks = [] if open_to_all else ["ghost"]
    return face_up(id, "card-white" if white else "card-move", place, laid.value, say, colour=colour, marks=marks)


def laid_id(view: View, row: SeatView, laid: LaidView, seat: int | None) -> str:
    """The owner follows the card out of his hand; for the others it is the back laid this round."""
    if row.seat == seat:
        prefix = "white" if laid.deck == "white" else f"card-{seat}"
        return f"{prefix}-{laid.value}"
    return f"laid-{row.seat}-{view.round}"


def album(row: SeatView, seat: int | None, say: Words) -> list[Piece]:
    """Photos whose faces the viewer may see: his own, and everybody's after the end."""
    if row.album is None:
        return []
    owner = row.seat
    place = "album" if owner == seat else f"album-{owner}"
    return [
        Piece(f"album-{owner}-{kind}-{copy}", f"photo-{kind}", place, say.say(f"name-photo-{kind}"), order=order)
        for order, (kind, count) in enumerate(zip(PHOTO_NAMES, row.album, strict=True))
        for copy in range(count)
    ]
