"""Calibration: a regular bot that knows a subject names it about as often as blind readers expect of people."""

import pytest

from tablee.games.operation_zebre import GAME
from tablee.games.operation_zebre.bots.memory import EXPERT, RANDOM, SIMPLE, hunch, know, memory_word, recalled
from tablee.games.operation_zebre.box.faces import LABELS, LANGS, Face, read_box
from tablee.games.operation_zebre.box.readings import Reading, read_readings, readings_file
from tablee.games.operation_zebre.rules.content import number_of
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.state import State

SKILL = 0.55
WORDS = 5  # memories tried for each text


def readings(lang: str) -> list[tuple[Face, Reading]]:
    """What was read of the faces as they are now."""
    faces = {face.id: face for face in read_box(lang)}
    every = [reading for label in LABELS for reading in read_readings(readings_file(lang, label))]
    return [(faces[each.face], each) for each in every if each.face in faces and faces[each.face].digest == each.text]


def named(state: State, face: Face, lines: list[int], level: int) -> list[bool]:
    """Whether a bot names the face from these lines, in each memory in which it knows the subject."""
    number = number_of(face)
    state.face, state.card, state.text = [number, -1], [number // 2, -1], [face.heard(lines), ""]
    found: list[bool] = []
    for word in range(WORDS):
        state.memory = [word * 977 + 5, word * 7919 + 13]
        if recalled(memory_word(state), 1, number, -1) >= know(face.difficulty, SKILL):
            continue
        mine = hunch(state, 1, level, 1)
        place = mine.best()
        found.append(place >= 0 and mine.faces[place] == number and mine.beliefs[place] >= mine.unsure)
    return found


def guessing(lang: str) -> State:
    """A state in which seat 0 reads and seat 1 listens."""
    state = GAME.start(2, seed=1, options={"lang": lang}).state
    assert isinstance(state, State)
    state.order, state.turn, state.phase = [0, 1], 0, Phase.DECODE
    return state


def share(lang: str, task: str, level: int) -> tuple[float, float]:
    """How often a bot of this level names the texts of a task, and how often people would."""
    state = guessing(lang)
    rows = [(face, each) for face, each in readings(lang) if each.task == task]
    hits = [hit for face, each in rows for hit in named(state, face, each.lines, level)]
    return sum(hits) / len(hits), sum(each.rate for _, each in rows) / len(rows)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("task", ["T1", "T2", "T4"])
def test_a_regular_bot_names_about_as_much_as_people(lang: str, task: str) -> None:
    bot, people = share(lang, task, SIMPLE)
    assert bot == pytest.approx(people, abs=0.15)


def test_a_better_bot_names_more_and_more_lines_tell_more() -> None:
    rates = {(level, task): share("en", task, level)[0] for level in (RANDOM, SIMPLE, EXPERT) for task in ("T1", "T4")}
    for task in ("T1", "T4"):
        assert rates[RANDOM, task] < rates[SIMPLE, task] < rates[EXPERT, task]
    assert all(rates[level, "T1"] < rates[level, "T4"] for level in (RANDOM, SIMPLE, EXPERT))
