"""What a raw answer comes to: a cell, a bullet, an exit, a list of shots. (section 6)"""

from mypy_extensions import i64

from tablee.engine.answers import Examples, cell_in, fields_in, number_in, shots_in
from tablee.engine.json import Json
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.ncis.rules.autopsie import LANES, autopsie
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.decryptage import SIZES, cell_name, decryptage
from tablee.games.ncis.rules.gallery import MOST_SHOTS, TICKS_A_SECOND, gallery, objection
from tablee.games.ncis.rules.moves import BALISTIQUE, BULLETS, DECRYPTAGE, FIRST_OF_DECK, RIGHT, WRONG
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.resolution import resolving
from tablee.games.ncis.rules.trials import balle_card, puzzle_word

NEVER: list[Json] = [None, True, 7, "C7", [], {}, {"cell": "C7", "more": 1}]  # no trial takes any of these


def judged(state: Components, raw: Json) -> list[int]:
    """The one move that an answer comes to; refuses what is no answer. (NCIS-134)"""
    if state.phase is Phase.SHOOTING:
        return [judged_shots(state, raw)]
    deck = resolving(state)
    if deck == DECRYPTAGE:
        return [RIGHT if cell_answered(state, raw) == right_cell(state) else WRONG]
    if deck == BALISTIQUE:
        bullet = number_in(fields_in(raw, ["bullet"], [])["bullet"], "bullet", 1, BULLETS)
        return [RIGHT if bullet == right_bullet(state) else WRONG]
    exit = number_in(fields_in(raw, ["exit"], [])["exit"], "exit", 1, LANES[state.trial_level])
    return [RIGHT if exit == right_exit(state) else WRONG]


def cell_answered(state: Components, raw: Json) -> i64:
    size: i64 = SIZES[state.trial_level]
    column, line = cell_in(fields_in(raw, ["cell"], [])["cell"], size, size)
    return line * size + column


def right_cell(state: Components) -> i64:
    """Where the first letter of the announced word is. (NCIS-137)"""
    word = puzzle_word(state, state.trial_card, state.trial_word)
    return decryptage(word, state.trial_level, state.language).cells[state.announced]


def right_bullet(state: Components) -> i64:
    """The number of the bullet that the gun fired. (NCIS-138)"""
    return balle_card(state).guns[state.trial_card - FIRST_OF_DECK[BALISTIQUE]] + 1


def right_exit(state: Components) -> i64:
    """The number of the exit that the bullet's path leads to. (NCIS-139)"""
    path = autopsie(puzzle_word(state, state.trial_card, state.trial_word), state.trial_level).path
    return path[len(path) - 1] + 1


def ticks(state: Components) -> i64:
    """How long a shooting lasts. (8.8)"""
    return TICKS_A_SECOND * state.shoot_seconds


def judged_shots(state: Components, raw: Json) -> int:
    """(NCIS-043, NCIS-044, NCIS-045, NCIS-046)"""
    shots = fired(state, raw)
    word, level = state.shot_word, state.shoot_level
    return gallery(word, level, state.layout, state.called, shots, ticks(state), state.required).move


def fired(state: Components, raw: Json) -> list[list[int]]:
    """The shots of an answer or a draft; refuses a list that no hand could have fired."""
    answer = fields_in(raw, ["shots"], ["aim"])
    if "aim" in answer:
        aim = answer["aim"]
        if not isinstance(aim, list) or len(aim) != 2:
            raise Refused("shots-refused", {"game": "ncis", "why": "aim"})
        number_in(aim[0], "aim", 0, 1600)
        number_in(aim[1], "aim", 0, 900)
    shots = shots_in(answer["shots"], MOST_SHOTS)
    why = objection(state.shoot_level, shots, ticks(state))
    if why is not None:
        raise Refused("shots-refused", {"game": "ncis", "why": why})
    return shots


# Answers for the laws.


def examples(state: Components, rng: Rng) -> Examples:
    """Answers that are judged, right and wrong, and some that are none."""
    if state.phase is Phase.SHOOTING:
        return shooting_examples(state, rng)
    deck = resolving(state)
    if deck == DECRYPTAGE:
        size: i64 = SIZES[state.trial_level]
        right = cell_name(right_cell(state), size)
        other = cell_name(rng.below(size * size), size)
        good: list[Json] = [{"cell": right}, {"cell": f" {right.lower()} "}, {"cell": other}]
        bad: list[Json] = [{"cell": "Z99"}, {"cell": "A0"}, {"cell": "7C"}, {"cell": 7}, {"bullet": 1}]
        return Examples(good, bad + NEVER)
    if deck == BALISTIQUE:
        good = [{"bullet": right_bullet(state)}, {"bullet": 1 + rng.below(BULLETS)}]
        bad = [{"bullet": 0}, {"bullet": BULLETS + 1}, {"bullet": "3"}, {"bullet": True}, {"exit": 1}]
        return Examples(good, bad + NEVER)
    lanes: i64 = LANES[state.trial_level]
    good = [{"exit": right_exit(state)}, {"exit": 1 + rng.below(lanes)}]
    bad = [{"exit": 0}, {"exit": lanes + 1}, {"exit": 1.5}, {"cell": "A1"}]
    return Examples(good, bad + NEVER)


def shooting_examples(state: Components, rng: Rng) -> Examples:
    """Nobody shoots, one shot, two; and lists that no hand could have fired."""
    last = ticks(state) - 1
    x, y = 700 + rng.below(200), 400 + rng.below(100)
    shot: list[Json] = [30 + rng.below(60), x, y]
    good: list[Json] = [{"shots": []}, {"shots": [shot]}, {"shots": [shot], "aim": [x, y]}, {"shots": [[last, x, y]]}]
    far: list[Json] = [1, 1600, 900]
    again: list[Json] = [shot[0], x, y]
    bad: list[Json] = [
        {"shots": [far]},
        {"shots": [shot, again]},
        {"shots": [[last + 1, x, y]]},
        {"shots": [[last, x, 901]]},
        {"shots": [shot], "aim": [x]},
        {"shots": [["1", x, y]]},
        {"aim": [x, y]},
    ]
    return Examples(good, bad + NEVER)
