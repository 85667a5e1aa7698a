"""What people answer in Opération Zèbre, and what it comes to. (section 6.3 of the rules)"""

from tablee.engine.answers import Examples, fields_in, lines_in, shown, text_in
from tablee.engine.json import Json
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.operation_zebre.box.faces import Face
from tablee.games.operation_zebre.box.judge import Judge, Verdict
from tablee.games.operation_zebre.rules.content import LABEL_NAMES, judge_of, number_of
from tablee.games.operation_zebre.rules.fields import LONGEST_ANSWER
from tablee.games.operation_zebre.rules.moves import (
    ALOUD,
    ASK_HINT,
    BLANK,
    DECLARE,
    FACES,
    GIVE_UP,
    GUESS,
    LINES,
    LOCK,
    MISSION_NAMES,
    NEAR,
    OTHER,
    PAPER,
    SEAL,
    SHOW,
)
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import box_of, reader
from tablee.games.operation_zebre.rules.state import State

FOR_A_HINT, TO_GIVE_UP, SAID_ALOUD = "?", "-", "!"


def judge(state: State, seat: int, raw: Json) -> list[int]:
    if state.phase is Phase.CENSOR:
        return run_of_lines(state, seat, raw)
    return [guess_of(state, raw) if state.phase is Phase.DECODE else seal_of(state, raw)]


def run_of_lines(state: State, seat: int, raw: Json) -> list[int]:
    """A mission, if one is declared, then the lines in rising order, then the lock. (OZ-09, OZ-10, OZ-58)"""
    given = fields_in(raw, ["keep"], ["declare"])
    values = box_of(state).values[state.face[seat]]
    shown_before = {line + 1 for line in range(LINES) if state.kept[seat] >> line & 1}
    keep = sorted(set(lines_in(given["keep"], len(values))) - shown_before)
    mission = given.get("declare")
    if mission is not None and mission not in MISSION_NAMES:
        raise Refused("answer-fields", {"got": shown(raw), "fields": ["keep", "declare"]})
    declared = [DECLARE + MISSION_NAMES.index(str(mission))] if mission is not None else []
    return [*declared, *(SHOW + line - 1 for line in keep), LOCK]


def guess_of(state: State, raw: Json) -> int:
    """(OZ-93, OZ-111)"""
    text = text_in(raw, LONGEST_ANSWER)
    if text == FOR_A_HINT:
        return ASK_HINT
    if text == TO_GIVE_UP:
        return GIVE_UP
    if text == SAID_ALOUD and state.spoken:
        return GUESS + ALOUD
    found = recognise(state, text)
    if isinstance(found, int):
        return GUESS + found
    if found is Verdict.EMPTY:
        raise Refused("answer-text", {"got": shown(raw), "most": LONGEST_ANSWER})
    if found is Verdict.MULTIPLE:
        raise Refused("answer-one", {"got": shown(raw)})
    return GUESS + (NEAR if found is Verdict.NEAR else OTHER)


def seal_of(state: State, raw: Json) -> int:
    """Nothing written is no interception, and two answers are none that can be right. (OZ-75, OZ-93, OZ-111)"""
    if isinstance(raw, str) and not raw.strip():
        return SEAL + BLANK
    text = text_in(raw, LONGEST_ANSWER)
    if text == SAID_ALOUD and state.spoken:
        return SEAL + PAPER
    found = recognise(state, text)
    if isinstance(found, int):
        return SEAL + found
    if found is Verdict.EMPTY:
        return SEAL + BLANK
    return SEAL + (NEAR if found is Verdict.NEAR else OTHER)


def recognise(state: State, text: str) -> int | Verdict:
    """The one face of the announced label that the words name, whatever is held; else what the judge says of them and
    the document held. (OZ-111)"""
    umpire = umpire_of(state)
    held = document(state, umpire)
    named = umpire.recognise(held.label, text)
    return umpire.judge(held, text) if named is None else number_of(named)


def umpire_of(state: State) -> Judge:
    box = box_of(state)
    return judge_of(box.name, box.edition)


def document(state: State, umpire: Judge) -> Face:
    """The face that is being read."""
    held = state.face[reader(state)]
    labelled = umpire.labelled[LABEL_NAMES[box_of(state).labels[held]]]
    return next(face for face in labelled if number_of(face) == held)


def wording(state: State, move: int) -> Json:
    """A bot suggests a title by its name, and the rest by its sign. (OZ-111)"""
    titles = box_of(state).titles
    if GUESS <= move < GUESS + FACES:
        return titles[move - GUESS]
    if SEAL <= move < SEAL + FACES:
        return titles[move - SEAL]
    return {ASK_HINT: FOR_A_HINT, GIVE_UP: TO_GIVE_UP}.get(move)


def glimpse(state: State, seat: int, draft: Json) -> Json:
    """Of lines the side sees the planned total and no line; of words, the words. (OZ-26)"""
    if state.phase is not Phase.CENSOR:
        if not isinstance(draft, str) or len(draft) > LONGEST_ANSWER:
            raise Refused("answer-text", {"got": shown(draft), "most": LONGEST_ANSWER})
        return draft
    keep = fields_in(draft, ["keep"], ["declare"])["keep"]
    values = box_of(state).values[state.face[seat]]
    lines = lines_in(keep, len(values)) if keep != [] else []
    before = [line + 1 for line in range(LINES) if state.kept[seat] >> line & 1]
    return {"total": sum(values[line - 1] for line in {*lines, *before})}


def examples(state: State, seat: int, rng: Rng) -> Examples:
    if state.phase is Phase.CENSOR:
        return examples_of_lines(state, seat)
    umpire = umpire_of(state)
    held = document(state, umpire)
    labelled = umpire.labelled[held.label]
    other = labelled[rng.below(len(labelled))]
    slip = rng.below(len(held.title))
    good: list[Json] = [held.title, *held.accept, *held.near, *held.reject, other.title, "xyzzy"]
    good += [held.title[:slip] + held.title[slip + 1 :] + "e", TO_GIVE_UP]
    bad: list[Json] = ["x" * (LONGEST_ANSWER + 1), 42, {"title": held.title}]
    if state.phase is Phase.INTERCEPT:
        return Examples([*good, "", " ", "x / y"], bad)
    hint: list[Json] = [FOR_A_HINT] if state.hints and state.hint == 0 else []
    return Examples([*good, *hint], [*bad, "", " ", "!?", "xyzzy / plugh"])


def examples_of_lines(state: State, seat: int) -> Examples:
    """Lines that the rules let stand beside those already shown, and lines that are none."""
    twin = state.copy()
    run: list[int] = []
    while twin.phase is Phase.CENSOR and not twin.locked[seat]:
        moves = [move for move in twin.legal(seat) if move >= SHOW]
        move = LOCK if LOCK in moves and run else moves[0]
        run.append(move)
        twin.apply(seat, move)
    count = len(box_of(state).values[state.face[seat]])
    before = [line + 1 for line in range(LINES) if state.kept[seat] >> line & 1]
    keep: Json = [*before, *(move - SHOW + 1 for move in run if move != LOCK)]
    bad: list[Json] = [{"keep": []}, {"keep": [count + 1]}, {"keep": [0]}, {"keep": [1, 1]}, {"keep": "1"}, [1], 3]
    bad += [{"keep": [1], "declare": "m9z"}, {"keep": [1], "also": 2}]
    return Examples([{"keep": keep}], bad)
