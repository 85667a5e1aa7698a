"""The parts of the board that a small screen shows one at a time."""

from tablee.scenes import Region
from tablee.words import Words

PARTS = {
    "abductor": ["abductor", "bluff", *(f"window-{n}" for n in range(1, 21)), "released"],
    "dial": [
        *(f"dial-{n}" for n in range(8)),
        *(f"cp-{n}" for n in range(15)),
        "cp-m1",
        "cp-m2",
        "cp-m3",
        "played",
        "covered",
    ],
    "demands": ["deck", "discard", "drawn", "minors", "demand-1", "demand-2", "demand-3"],
    "cheap": [f"shop-{n}" for n in (1, 2, 3, 4, 8, 9, 10, 11)],
    "dear": [f"shop-{n}" for n in (4, 5, 6, 7, 11, 12, 13, 14)],
}


def regions(say: Words) -> list[Region]:
    return [Region(id, say.say(f"region-{id}"), places) for id, places in PARTS.items()]
