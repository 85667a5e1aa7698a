"""The parts of the board that a small screen shows one at a time: the bases, and the map by continents."""

from tablee.scenes import Region
from tablee.words import Words

ROOMS = ("", "1", "2", "3", "-sealed", "-scout", "-neutralise")
PARTS = {
    "bases-west": [colour + room for colour in ("ro", "bl") for room in ROOMS],
    "bases-middle": [colour + room for colour in ("ve", "ja") for room in ROOMS],
    "bases-east": [colour + room for colour in ("vi", "gr") for room in ROOMS],
    "north-america": ["s02", "s12", "s17", "s18", "s20", "s26", "s29", "s32", "s36"],
    "south-america": ["s06", "s08", "s22", "hq"],
    "europe": ["s01", "s04", "s07", "s09", "s13", "s19", "s25", "s27", "s31", "s35"],
    "africa": ["s03", "s10", "s15", "s24", "s28", "s34"],
    "asia": ["s05", "s11", "s14", "s16", "s21", "s23", "s30", "s33"],
}


def regions(say: Words) -> list[Region]:
    return [Region(id, say.say(f"region-{id}"), places) for id, places in PARTS.items()]
