"""The shooting gallery: where targets stand, what everybody shoots with, and what came of the shots. (8.8)

Whole numbers only, so that every screen and the judge come to the same.
"""

from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.rules.bits import bit
from tablee.games.ncis.rules.content import read_gallery
from tablee.games.ncis.rules.moves import HIT, MISS, NOBODY, SLOTS, STRAY, TARGET_NAMES, TARGETS
from tablee.games.ncis.rules.mulberry import Mulberry

_room: Final = read_gallery()
_launchers: Final = {each.level: each for each in _room.launcher}
_levels: Final = [_launchers[level] for level in ("normal", "easy", "hard")]
assert _room.targets == TARGET_NAMES and len(_room.columns) * len(_room.row) == SLOTS

WIDTH: Final[int] = _room.width
HEIGHT: Final[int] = _room.height
CENTRE_X: Final[int] = _room.centre[0]
CENTRE_Y: Final[int] = _room.centre[1]
MAGAZINE: Final[int] = _room.bullets
MOST_SHOTS: Final[int] = _room.most_shots
TICKS_A_SECOND: Final[int] = _room.ticks_a_second
SLOT_X: Final[list[int]] = [x for _ in _room.row for x in _room.columns]
SLOT_BASE: Final[list[int]] = [row.base for row in _room.row for _ in _room.columns]
SLOT_SCALE: Final[list[int]] = [row.scale for row in _room.row for _ in _room.columns]
HALF_WIDTH: Final = 30  # of a silhouette, in hundredths of its scale; it is 125 high,
TALL: Final = 125
STAND: Final = 25  # and touched so low it stays up (NCIS-044)

SPEED: Final[list[int]] = [each.speed for each in _levels]
COOL: Final[list[int]] = [each.cool for each in _levels]
RELOAD: Final[list[int]] = [each.reload for each in _levels]
FLIGHT: Final[list[int]] = [each.flight for each in _levels]
SWAY_X: Final[list[int]] = [each.sway_x[0] for each in _levels]
SWAY_Y: Final[list[int]] = [each.sway_y[0] for each in _levels]
PERIOD_X: Final[list[int]] = [each.sway_x[1] for each in _levels]
PERIOD_Y: Final[list[int]] = [each.sway_y[1] for each in _levels]
SCATTER: Final[list[int]] = [each.scatter for each in _levels]
DICE: Final = 4  # numbers that a scatter is the sum of


class Launcher:
    """What a word of luck makes: where the sway begins, and how far each bullet goes astray."""

    def __init__(self, phase_x: int, phase_y: int, astray_x: list[int], astray_y: list[int]) -> None:
        self.phase_x: Final = phase_x
        self.phase_y: Final = phase_y
        self.astray_x: Final = astray_x
        self.astray_y: Final = astray_y


class Volley:
    """What came of some shots: the move, when it was decided, and of each impact its tick, point and fallen target."""

    def __init__(self, move: int, tick: int, ticks: list[int], xs: list[int], ys: list[int], fallen: list[int]) -> None:
        self.move: Final = move
        self.tick: Final = tick
        self.ticks: Final = ticks
        self.xs: Final = xs
        self.ys: Final = ys
        self.fallen: Final = fallen


def first_layout(word: i64) -> list[int]:
    """Where the targets stand at the start. (NCIS-S02)"""
    slots = list(range(SLOTS))
    Mulberry(word).shuffle(slots)
    return slots[:TARGETS]


def launcher(word: i64, level: i64) -> Launcher:
    stream = Mulberry(word)
    most: i64 = SCATTER[level]
    phase_x = stream.below(PERIOD_X[level])
    phase_y = stream.below(PERIOD_Y[level])
    xs: list[int] = []
    ys: list[int] = []
    for _ in range(MOST_SHOTS):
        xs.append(astray(stream, most))
        ys.append(astray(stream, most))
    return Launcher(phase_x, phase_y, xs, ys)


def astray(stream: Mulberry, most: i64) -> i64:
    total: i64 = 0
    for _ in range(DICE):
        total += stream.below(2 * most + 1) - most
    return total


def wave(tick: i64, period: i64, amplitude: i64) -> i64:
    """A triangle wave from -amplitude to amplitude and back."""
    half = period // 2
    place = tick % period
    if place < half:
        return divided((2 * place - half) * amplitude, half)
    return divided((3 * half - 2 * place) * amplitude, half)


def divided(a: i64, b: i64) -> i64:
    """Division that rounds towards zero."""
    return a // b if a >= 0 else -(-a // b)


def falls(slot: i64, x: i64, y: i64) -> bool:
    """Whether an impact fells a target that stands here. (NCIS-044)"""
    scale: i64 = SLOT_SCALE[slot]
    half = HALF_WIDTH * scale // 100
    base: i64 = SLOT_BASE[slot]
    middle: i64 = SLOT_X[slot]
    return middle - half <= x <= middle + half and base - TALL * scale // 100 <= y <= base - STAND * scale // 100


def objection(level: i64, shots: list[list[int]], ticks: i64) -> str | None:
    """Why nobody could have fired these shots, or None. (section 6)"""
    if len(shots) > MOST_SHOTS:
        return "too-many-shots"
    before: i64 = 0
    last_x: i64 = CENTRE_X
    last_y: i64 = CENTRE_Y
    for place in range(len(shots)):
        tick: i64 = shots[place][0]
        x: i64 = shots[place][1]
        y: i64 = shots[place][2]
        if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
            return "outside-the-room"
        if not 0 <= tick < ticks:
            return "outside-the-time"
        wait: i64 = RELOAD[level] if place % MAGAZINE == 0 else COOL[level]
        if place and tick - before < wait:
            return "not-loaded"
        way = SPEED[level] * (tick - before)
        if (x - last_x) * (x - last_x) + (y - last_y) * (y - last_y) > way * way:
            return "too-fast"
        before = tick
        last_x = x
        last_y = y
    return None


def gallery(
    word: i64, level: i64, layout: list[int], called: i64, shots: list[list[int]], ticks: i64, required: i64
) -> Volley:
    """What shots without an objection come to. (NCIS-043, NCIS-045, NCIS-046)"""
    drawn = launcher(word, level)
    standing = layout[:]
    down: i64 = 0
    when: list[int] = []
    xs: list[int] = []
    ys: list[int] = []
    fallen: list[int] = []
    for place in range(len(shots)):
        tick: i64 = shots[place][0]
        x = shots[place][1] + wave(tick + drawn.phase_x, PERIOD_X[level], SWAY_X[level]) + drawn.astray_x[place]
        y = shots[place][2] + wave(tick + drawn.phase_y, PERIOD_Y[level], SWAY_Y[level]) + drawn.astray_y[place]
        impact = tick + FLIGHT[level]
        if impact >= ticks:
            break
        felled = target_at(standing, x, y)
        when.append(impact)
        xs.append(x)
        ys.append(y)
        fallen.append(felled)
        if felled != NOBODY:
            standing[felled] = NOBODY
            if not called & bit(felled):
                return Volley(STRAY, impact, when, xs, ys, fallen)
            down += 1
            if down >= required:
                return Volley(HIT, impact, when, xs, ys, fallen)
    return Volley(MISS, ticks, when, xs, ys, fallen)


def target_at(standing: list[int], x: i64, y: i64) -> i64:
    """The target that an impact fells; NOBODY if none."""
    for target in range(TARGETS):
        slot = standing[target]
        if slot != NOBODY and falls(slot, x, y):
            return target
    return NOBODY
