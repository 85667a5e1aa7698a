"""What takes the stage in Opération Zèbre: sheets to choose, strike out, hear and see lifted; words to give."""

from collections.abc import Iterator

from tablee.games.operation_zebre.answers import FOR_A_HINT, SAID_ALOUD, TO_GIVE_UP
from tablee.games.operation_zebre.face.choices import view_face
from tablee.games.operation_zebre.face.evening import evening
from tablee.games.operation_zebre.face.view import FaceView, Reading, SeatView, View
from tablee.games.operation_zebre.face.wording import answer_words, team_of, theme
from tablee.games.operation_zebre.rules.fields import LONGEST_ANSWER
from tablee.scenes import Widget
from tablee.widgets import (
    Columns,
    Declaration,
    DocumentLine,
    Field,
    FieldButton,
    Share,
    Sheet,
    Speech,
    Stamp,
    Totals,
)
from tablee.words import Words

PACE = 150
AFTER_A_VERDICT = ("designate", "choose", "next", "read", "over")


def widgets(view: View, seat: int | None, say: Words, called: list[str]) -> Iterator[Widget]:
    """What this viewer has before them: their own matter first, else what everybody sees."""
    asked = seat is not None and seat in view.asked
    own = None if seat is None else view_face(view, seat)
    if view.phase in AFTER_A_VERDICT and view.shown is not None and not (asked and view.phase == "choose"):
        yield from verdict(view, view.shown, say)
        if view.anthology:
            yield evening(view.anthology, say, called)
    elif view.phase == "choose" and seat is not None and asked:
        for face in view.seats[seat].faces:
            yield sheet(f"face-{face.id[-1]}", face, say)
    elif view.phase == "censor":
        yield from censoring(view, seat, own, say)
    elif view.phase in ("read", "hint") and own is not None and asked:
        yield sheet("sheet", own, say, struck=True)
    elif view.reading is not None:
        yield from transmission(view, view.reading, seat, say, called)


def sheet(id: str, face: FaceView, say: Words, *, struck: bool = False) -> Widget:
    """A whole document, for those who may see it; `struck` says whether its lines show what was kept."""
    lines = [DocumentLine(line.text, line.value, line.kept if struck else None) for line in face.lines]
    facts = Sheet(
        heading=theme(face.label, say),
        title=face.title,
        initial=face.initial,
        serial=serial(face),
        colour=face.category.lower(),
        lines=lines,
    )
    return Widget(id, text_of(face, say, struck=struck), facts, stage=True)


def serial(face: FaceView) -> str:
    return face.id.upper()


def text_of(face: FaceView, say: Words, *, struck: bool) -> str:
    """A document in words, line by line."""
    said = [say.say("text-lines", {"title": face.title, "label": theme(face.label, say)})]
    for number, line in enumerate(face.lines, start=1):
        code = "text-line-struck" if struck and not line.kept else "text-line"
        said.append(say.say(code, {"number": number, "text": line.text, "value": line.value}))
    return "\n".join(said)


# Striking out.


def censoring(view: View, seat: int | None, face: FaceView | None, say: Words) -> Iterator[Widget]:
    """The own sheet with what everybody plans; for the others the plans alone, as far as they may know them."""
    side = 0 if not view.versus else team_of(view, seat)
    plan = None if side is None else plans(view, side)
    if seat is not None and seat in view.asked and face is not None:
        yield striking(view, seat, face, plan, say)
    elif plan is not None:
        yield Widget("plan", say.say("name-plan"), plan, stage=True)


def plans(view: View, team: int) -> Totals:
    """(OZ-26, OZ-29, OZ-67)"""
    readers = [each for each in view.seats if each.team == team and holds(view, each)]
    row = view.teams[team]
    shares = [Share(each.seat, each.total, each.locked) for each in readers]
    return Totals(row.free, view.boxes, shares, each=row.tip)


def holds(view: View, row: SeatView) -> bool:
    """Whether a seat has a document in this round."""
    return not view.versus or row.seat in view.picked


def striking(view: View, seat: int, face: FaceView, plan: Totals | None, say: Words) -> Widget:
    """The sheet to strike lines out of; what would lose the match is asked twice. (OZ-09, OZ-58, OZ-105)"""
    facts = Sheet(
        heading=theme(face.label, say),
        title=face.title,
        initial=face.initial,
        serial=serial(face),
        colour=face.category.lower(),
        lines=[DocumentLine(line.text, line.value) for line in face.lines],
        declarations=[Declaration(name, say.say(f"name-mission-{name}")) for name in missions(view, seat)],
        totals=plan,
    )
    return Widget("sheet", text_of(face, say, struck=False), facts, stage=True, answers="lines")


def missions(view: View, seat: int) -> list[str]:
    """What may be declared, once for a document. (OZ-58)"""
    if view.seats[seat].declared is not None:
        return []
    every = [f"{card}{letter}" for card in view.mission_cards for letter in "abcd"]
    return [name for name in every if name not in view.done]


# From the reading to the verdict.


def transmission(view: View, now: Reading, seat: int | None, say: Words, called: list[str]) -> Iterator[Widget]:
    yield heard(view, now, say, called)
    if not view.voice and now.text is not None and view.phase in ("reading", "decode"):
        yield speech(view, now, say)
    match view.phase:
        case "intercept" if seat is not None and seat in view.asked:
            yield words_field("seal", say.say("name-field-intercept"), intercept_buttons(view, say))
        case "decode" if seat is not None and seat in view.asked:
            yield words_field("guess", say.say("name-field-guess"), guess_buttons(view, say))
        case "decode" if not view.versus or team_of(view, seat) == team_of(view, now.seat):
            label = say.say("name-field-given")
            yield Widget("guess", label, Field(label, LONGEST_ANSWER), stage=True)
        case "judge":
            yield proposal(view, say)
        case "judge-interception":
            yield from interception(view, say)
        case _:
            pass


def heard(view: View, now: Reading, say: Words, called: list[str]) -> Widget:
    """What was read, as one running text; where it is not shown, only its theme. (OZ-12, OZ-13, OZ-32, OZ-48)"""
    label = theme(now.label, say)
    title = now.title or ""
    if not title and now.letter is not None:
        title = say.say("title-initial", {"letter": now.letter})
    text = say.say("text-read", {"label": label, "text": now.text or ""})
    if now.text is None:
        hidden = view.phase == "intercept"
        title = title or say.say("title-intercept" if hidden else "title-listen")
        facts: dict[str, object] = {"label": label, "seat": called[now.seat], "team": 1 - view.seats[now.seat].team}
        text = say.say("text-intercepting" if hidden else "text-listen", facts)
    facts_ = Sheet(
        heading=label,
        title=title,
        initial=0 if now.letter is not None and now.title is None else None,
        colour=now.category.lower(),
        read=now.text or "",
        reading=view.phase == "reading" and not view.voice,
        pace=PACE,
    )
    return Widget("sheet", text, facts_, stage=True)


def speech(view: View, now: Reading, say: Words) -> Widget:
    """One device says it; any other may say it again for its own people. (OZ-33, OZ-113)"""
    label = theme(now.label, say)
    said = Speech(now.text or "", now.seat, "en" if view.lang == "en" else "fr", "done", heading=label)
    return Widget("voice", say.say("name-read"), said, stage=True)


def words_field(id: str, label: str, buttons: list[FieldButton]) -> Widget:
    """One field for all who answer together; the table holds what several may stop. (OZ-75, OZ-116)"""
    return Widget(id, label, Field(label, LONGEST_ANSWER, buttons), stage=True, answers="text")


def guess_buttons(view: View, say: Words) -> list[FieldButton]:
    """(OZ-37, OZ-41, OZ-64, OZ-79, OZ-102)"""
    buttons = []
    if view.hints and view.hint == "none":
        buttons.append(FieldButton(FOR_A_HINT, say.say("button-hint-team" if view.versus else "button-hint")))
    if view.spoken:
        buttons.append(FieldButton(SAID_ALOUD, say.say("button-aloud")))
    return [*buttons, FieldButton(TO_GIVE_UP, say.say("button-give-up"))]


def intercept_buttons(view: View, say: Words) -> list[FieldButton]:
    """(OZ-75, OZ-102)"""
    paper = [FieldButton(SAID_ALOUD, say.say("button-paper"))] if view.spoken else []
    return [*paper, FieldButton(TO_GIVE_UP, say.say("button-nothing"))]


def proposal(view: View, say: Words) -> Widget:
    """The answer, right or wrong, as it was given. (OZ-112)"""
    label = say.say("name-field-given")
    given = answer_words(view.proposal or "", view.said, say)
    return Widget("given", f"{label} {given}", Field(label, LONGEST_ANSWER, given=given), stage=True)


def interception(view: View, say: Words) -> Iterator[Widget]:
    """The seal, once it is broken. (OZ-82)"""
    if view.seal is not None:
        label = say.say("name-field-sealed")
        given = answer_words(view.seal.answer, view.seal.words, say)
        yield Widget("sealed", f"{label} {given}", Field(label, LONGEST_ANSWER, given=given), stage=True)


def verdict(view: View, face: FaceView, say: Words) -> Iterator[Widget]:
    """The document with its bars lifted, the answers to it, and the stamp. (OZ-14)"""
    lines = [DocumentLine(line.text, line.value, line.kept) for line in face.lines]
    stamp = Stamp(say.say("stamp-right"), "good") if view.right else Stamp(say.say("stamp-wrong"), "bad")
    facts = Sheet(
        heading=theme(face.label, say),
        title=face.title,
        initial=face.initial,
        serial=serial(face),
        colour=face.category.lower(),
        lines=lines,
        lifted=True,
        stamp=stamp,
    )
    yield Widget("verdict", text_of(face, say, struck=True), facts, stage=True)
    yield answers_given(view, say)


def answers_given(view: View, say: Words) -> Widget:
    """The proposal and, in teams, what was sealed, side by side. (OZ-82, OZ-112)"""
    columns = [say.say("name-field-given")]
    row = [answer_words(view.proposal or "", view.said, say)]
    if view.seal is not None:
        columns.append(say.say("name-field-sealed"))
        row.append(answer_words(view.seal.answer, view.seal.words, say))
    said = "\n".join(
        say.say("cli-pair", {"label": label, "value": value}) for label, value in zip(columns, row, strict=True)
    )
    return Widget("given", said, Columns(columns, [row]), stage=True)
