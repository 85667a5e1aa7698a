"""Autopsie: lanes that cross a body and change places, one of them the bullet's. (8.7)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.rules.content import read_trials
from tablee.games.ncis.rules.mulberry import Mulberry

_levels: Final = {each.level: each for each in read_trials().autopsie}
LANES: Final[list[int]] = [_levels[level].lanes for level in ("normal", "easy", "hard")]
LAYERS: Final[list[int]] = [_levels[level].layers for level in ("normal", "easy", "hard")]


class Body:
    """Lanes from 0; of each layer the pairs of lanes that change places; the path of the bullet, layer by layer."""

    def __init__(self, lanes: int, layers: list[list[tuple[int, int]]], path: list[int]) -> None:
        self.lanes: Final = lanes
        self.layers: Final = layers
        self.path: Final = path


def autopsie(word: i64, level: i64) -> Body:
    """The body; a path that is too straight goes on with the same stream."""
    stream = Mulberry(word)
    lanes: i64 = LANES[level]
    depth: i64 = LAYERS[level]
    while True:
        entry = stream.below(lanes)
        layers: list[list[tuple[int, int]]] = []
        for _ in range(depth):
            layers.append(layer(stream, lanes))
        path = followed(layers, entry)
        turns: i64 = 0
        for place in range(depth):
            if path[place] != path[place + 1]:
                turns += 1
        if turns * 2 >= depth and path[depth] != entry:
            return Body(lanes, layers, path)


def layer(stream: Mulberry, lanes: i64) -> list[tuple[int, int]]:
    """Pairs at distance 1 or 3 that do not overlap, so that no more than two paths cross at a point."""
    pairs: list[tuple[int, int]] = []
    lane: i64 = 0
    while lane < lanes - 1:
        luck = stream.below(10)
        if luck < 5:
            pairs.append((lane, lane + 1))
            lane += 2
        elif luck < 8 and lane + 3 < lanes:
            pairs.append((lane, lane + 3))
            lane += 4
        else:
            lane += 1
    return pairs


def followed(layers: list[list[tuple[int, int]]], entry: i64) -> list[int]:
    """Where the path from an entry is before each layer and after the last: the solver."""
    path: list[int] = [entry]
    lane = entry
    for pairs in layers:
        following = lane
        for one, other in pairs:
            if lane == one:
                following = other
            elif lane == other:
                following = one
        lane = following
        path.append(lane)
    return path
