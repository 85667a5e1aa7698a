"""The moves of Opération Zèbre that are picked, as choices; lines and words are given in their widgets."""

from tablee.engine.match import Decision
from tablee.games.operation_zebre.face.pieces import agent, dossier, readers
from tablee.games.operation_zebre.face.view import FaceView, View
from tablee.games.operation_zebre.face.wording import theme
from tablee.scenes import Choice
from tablee.words import Words


def choices(view: View, seat: int, decision: Decision, say: Words, called: list[str]) -> list[Choice]:
    if decision.judged is not None:
        return []
    made = [choice(view, seat, decision.kind, move, say, called) for move in decision.moves]
    return [each for each in made if each is not None]


def choice(view: View, seat: int, kind: str, move: str, say: Words, called: list[str]) -> Choice | None:
    """A move as a choice; None where what it is about is not on the table, or not the matter now."""
    verb, *rest = move.split(" ")
    match verb, rest:
        case "reader", [other] if kind in ("readers", "next") and int(other) < len(called):
            number = int(other)
            if kind == "next" and number not in readers(view):
                return None
            picks = [agent(number) if view.versus else dossier(number)]
            return Choice(move, say.say("move-reader", {"seat": called[number]}), picks)
        case "face", [side] if kind == "face":
            return turned(view.seats[seat].faces, move, side, say)
        case (("begin" | "done"), []) if kind == {"begin": "begin", "done": "reading"}[verb]:
            return Choice(move, say.say(f"move-{verb}"))
        case "initial", [] if kind == "hint":
            return Choice(move, say.say("move-initial"), risky=view.teams[0].free < 2)
        case "erase", [number] if kind == "hint":
            face = view_face(view, seat)
            return None if face is None else erased(view, face, move, int(number), say)
        case "rule", [word] if kind in ("ruling", "ruling_interception"):
            if word == "leave" and (view.versus or view.left):
                return None
            return Choice(move, say.say(f"move-rule-{word}"))
        case _:
            return None


def turned(faces: list[FaceView], move: str, side: str, say: Words) -> Choice:
    """A face of the card, by what it is about where that may be seen. (OZ-23)"""
    if not faces:
        return Choice(move, say.say("face-recto" if side == "a" else "face-verso"))
    face = faces["ab".index(side)]
    return Choice(move, say.say(f"move-face-{side}", {"title": face.title, "label": theme(face.label, say)}))


def erased(view: View, face: FaceView, move: str, number: int, say: Words) -> Choice | None:
    """A line alone; what loses the match is asked twice. (OZ-45, OZ-105)"""
    if number > len(face.lines):
        return None
    line = face.lines[number - 1]
    label = say.say("move-erase", {"line": number, "value": line.value})
    return Choice(move, label, risky=line.value > view.teams[0].free)


def view_face(view: View, seat: int) -> FaceView | None:
    """The face that a seat has chosen; None on a screen that may not show it."""
    row = view.seats[seat]
    return next((face for face in row.faces if face.id == row.chosen_face), None)
