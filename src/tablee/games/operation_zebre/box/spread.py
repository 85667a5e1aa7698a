"""How the subjects of a box are spread over regions, years, origins, eras, domains and sources."""

from collections import Counter
from typing import Final

from tablee.games.operation_zebre.box.faces import Face
from tablee.games.operation_zebre.box.problems import Problem

YEARS: Final = ((1960, "before 1960"), (1980, "1960-79"), (1990, "1980-89"), (2000, "1990-99"), (2010, "2000-09"))

PLANNED: Final[dict[str, dict[str, dict[str, int]]]] = {
    "fr": {
        "region": {
            "france": 37,
            "europe_rest": 53,
            "asia": 24,
            "africa": 16,
            "north_america": 14,
            "middle_east": 10,
            "latin_america": 10,
            "oceania": 6,
        },
        "year": {
            "before 1960": 11,
            "1960-79": 33,
            "1980-89": 21,
            "1990-99": 39,
            "2000-09": 33,
            "2010 and later": 23,
        },
        "origin": {"usa": 82, "french": 44, "uk_ireland": 14, "asia": 9, "europe_rest": 7, "elsewhere": 4},
        "era": {"ante1500": 12, "1500_1799": 16, "1800_1899": 20, "1900_1959": 28, "1960_now": 34},
        "domain": {"power": 30, "arts": 24, "science": 20, "letters": 18, "screen": 12, "sport": 6},
        "woman": {"yes": 37, "no": 73},
        "french": {"yes": 40, "no": 70},
        "source": {"literature": 16, "comics": 11, "legend": 10, "screen": 8, "games": 5},
    },
    "en": {
        "region": {
            "france": 2,
            "europe_rest": 17,
            "asia": 7,
            "africa": 6,
            "north_america": 11,
            "middle_east": 1,
            "latin_america": 2,
            "oceania": 6,
        },
        "origin": {"usa": 33, "uk_ireland": 11, "asia": 4, "elsewhere": 1},
        "era": {"ante1500": 2, "1500_1799": 5, "1800_1899": 9, "1900_1959": 9, "1960_now": 9},
        "source": {"literature": 6, "comics": 2, "legend": 2, "screen": 4, "games": 1},
    },
}


def said(tag: str, value: str | int | bool) -> str:
    if tag == "year":
        return next((name for year, name in YEARS if int(value) < year), "2010 and later")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def spread_of(faces: list[Face], lang: str) -> dict[str, Counter[str]]:
    """For every tag with a plan, how many faces say what."""
    return {tag: Counter(said(tag, face.tags[tag]) for face in faces if tag in face.tags) for tag in PLANNED[lang]}


def misspread(faces: list[Face], lang: str) -> list[Problem]:
    """Where a box leaves the plan of its subjects. (L-13)"""
    return [
        Problem("L-13", f"box {lang}", f"{tag}: {dict(found)}, not {PLANNED[lang][tag]}")
        for tag, found in spread_of(faces, lang).items()
        if dict(found) != PLANNED[lang][tag]
    ]
