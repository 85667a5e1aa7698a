"""What every face must keep by itself: its fields, its lines, their values, its lists, its typography."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from tablee.games.operation_zebre.box.claims import claims
from tablee.games.operation_zebre.box.faces import LABELS, Face
from tablee.games.operation_zebre.box.problems import Problem
from tablee.games.operation_zebre.box.tokens import tokens

REGIONS: Final = (
    "france",
    "europe_rest",
    "asia",
    "africa",
    "middle_east",
    "oceania",
    "north_america",
    "latin_america",
)
ORIGINS: Final = ("french", "usa", "uk_ireland", "europe_rest", "asia", "elsewhere")
ERAS: Final = ("ante1500", "1500_1799", "1800_1899", "1900_1959", "1960_now")
DOMAINS: Final = ("power", "arts", "science", "letters", "screen", "sport")
SOURCES: Final = ("literature", "comics", "screen", "games", "legend")
PLACE_TAGS: Final[dict[str, type | tuple[str, ...]]] = {"region": REGIONS}
SCREEN_TAGS: Final[dict[str, type | tuple[str, ...]]] = {"year": int, "origin": ORIGINS}
TAGS: Final[dict[str, dict[str, type | tuple[str, ...]]]] = {
    "TERRITOIRE": PLACE_TAGS,
    "VILLE": PLACE_TAGS,
    "MONUMENT": PLACE_TAGS,
    "SITE_NATUREL": PLACE_TAGS,
    "FILM": SCREEN_TAGS,
    "SERIE": SCREEN_TAGS,
    "CELEBRITE": {"era": ERAS, "domain": DOMAINS, "french": bool, "woman": bool, "living": bool},
    "PERSONNAGE": {"source": SOURCES},
}
ARTICLES: Final = {
    "fr": frozenset(("le", "la", "les", "l", "un", "une", "des", "the")),
    "en": frozenset(("le", "la", "les", "l", "un", "une", "des", "the", "a", "an")),
}
SMALL: Final = """
avec chez dans pour sans sous entre vers mais cette leur nous vous
from with into over that this your when what than them they and the
"""
FUNCTION_WORDS: Final = frozenset(SMALL.split())
STALE: Final = (
    "actuellement",
    "aujourd’hui encore",
    "à ce jour",
    "jusqu’ici",
    "de nos jours",
    "currently",
    "to date",
    "so far",
    "nowadays",
    "as of now",
)
SENTENCE_END: Final = re.compile(r"[.!?…](?:\s*»|”)?$")


def alone(face: Face) -> list[Problem]:
    """Everything that is wrong with a face, whatever the other faces are."""
    return [Problem(rule, f"{face.id} {face.title}", found) for rule, check in CHECKS for found in check(face)]


def fields(face: Face) -> Iterator[str]:
    if not re.fullmatch(rf"oz-{face.lang}-\d{{3}}-[ab]", face.id):
        yield f"id {face.id!r} is not oz-<lang>-<card>-<a|b>"
    elif face.card != face.id[:-2] or face.face != face.id[-1].upper():
        yield f"card {face.card!r} and face {face.face!r} do not fit the id"
    if LABELS[face.label] != face.category:
        yield f"label {face.label} is of category {LABELS[face.label]}, not {face.category}"
    if not re.fullmatch(r"\d{6}", face.serial):
        yield f"serial {face.serial!r} is not six digits"
    wanted = TAGS[face.label]
    for tag, allowed in wanted.items():
        value = face.tags.get(tag)
        if (value not in allowed) if isinstance(allowed, tuple) else (type(value) is not allowed):
            yield f"tag {tag} is {value!r}, not of {allowed}"
    for tag in face.tags.keys() - wanted.keys():
        yield f"unknown tag {tag}"
    for field in ("accept", "near", "reject", "decoys"):
        if "" in getattr(face, field):
            yield f"an entry of {field} is empty"


def lengths(face: Face) -> Iterator[str]:
    count = len(face.lines)
    if not 10 <= count <= 14:
        yield f"{count} lines, not 10 to 14"
    for line, text in enumerate(face.texts, start=1):
        least = 10 if line == count else 16
        if not least <= len(text) <= 36:
            yield f"line {line}: {len(text)} characters, not {least} to 36: {text}"


def spread(face: Face) -> Iterator[str]:
    for value, least, most in ((0, 2, 5), (1, 3, 7), (2, 2, 4), (3, 1, 2)):
        found = face.values.count(value)
        if not least <= found <= most:
            yield f"{found} lines worth {value}, not {least} to {most}"
    if not 11 <= sum(face.values) <= 16:
        yield f"values add up to {sum(face.values)}, not 11 to 16"


def taboo(face: Face) -> Iterator[str]:
    names = {word for text in (face.title, face.original_title, *face.accept) for word in tokens(text)}
    for line, text in enumerate(face.texts, start=1):
        for word in tokens(text):
            for name in sorted(names - FUNCTION_WORDS):
                shorter = min(len(word), len(name))
                stem = max(4, shorter - 2)
                if (word == name and len(name) >= 4) or (shorter >= 5 and word[:stem] == name[:stem]):
                    yield f"line {line}: {word!r} betrays {name!r}"


def interior(face: Face) -> Iterator[str]:
    if sum(value in (0, 2) for value in face.values[1:-1]) < 2:
        yield "fewer than two inner lines worth 0 or 2"


def initial_of(title: str, lang: str) -> tuple[str, int]:
    """The highlighted letter and its place: the first letter or digit after one leading article. (OZ-44)"""
    words = [(match.group(), match.start()) for match in re.finditer(r"[^\W_]+", title)]
    if len(words) > 1 and tokens(words[0][0])[0] in ARTICLES[lang]:
        words = words[1:]
    word, place = words[0]
    return tokens(word)[0][0].upper(), place


def initial(face: Face) -> Iterator[str]:
    letter, place = initial_of(face.title, face.lang)
    if (face.initial, face.initial_index) != (letter, place):
        yield f"initial {face.initial} at {face.initial_index}, not {letter} at {place}"


def tidy(face: Face) -> Iterator[str]:
    for line, text in enumerate(face.texts, start=1):
        if text != text.strip() or re.search(r"\s{2}|\t|\n", text) or text.endswith(("-", "–", "\u00ad")):
            yield f"line {line}: stray space, tab or hyphen: {text!r}"
        if text.startswith(tuple(".,;:!?…)»”")):
            yield f"line {line} starts with punctuation: {text}"


def torn(face: Face) -> Iterator[str]:
    texts = face.texts
    inside = 0
    for place, text in enumerate(texts):
        starts = place > 0 and not SENTENCE_END.search(texts[place - 1])
        inside += starts or not SENTENCE_END.search(text)
    if inside < 0.6 * len(texts):
        yield f"{inside} of {len(texts)} lines are cut inside a sentence, not 60 %"


def lists(face: Face) -> Iterator[str]:
    if len(set(face.herrings)) < 2 or any(not 1 <= line <= len(face.lines) for line in face.herrings):
        yield f"herrings {face.herrings}, not two lines of the face"
    for field in ("decoys", "reject"):
        if len(set(getattr(face, field))) < 3:
            yield f"{field} needs three entries"
    compacts = ["".join(tokens(text)) for text in face.accept]
    if len(set(compacts)) < len(compacts):
        yield "accept says the same twice"


def stale(face: Face) -> Iterator[str]:
    text = " ".join(face.texts).casefold()
    yield from (f"{word!r} goes out of date" for word in STALE if word in text)


def average(face: Face) -> Iterator[str]:
    mean = sum(map(len, face.texts)) / max(1, len(face.texts))
    if not 28 <= mean <= 33:
        yield f"lines of {mean:.1f} characters on average, not 28 to 33"


def typography(face: Face) -> Iterator[str]:
    lists = (*face.accept, *face.near, *face.reject, *face.decoys)
    for text in (*face.texts, face.title, face.original_title, *lists):
        if re.search("['`´ʼ‘\"\u202f]", text):
            yield f"an apostrophe is U+2019 and quotation marks are typographic: {text}"
    if face.lang == "fr":
        for text in face.texts:
            if re.search("(?<!\u00a0)[;:!?»]", text) or re.search("«(?!\u00a0)", text):
                yield f"no-break space (U+00A0) missing at high punctuation: {text}"


def protocols(face: Face) -> Iterator[str]:
    if any(value in (0, 2) for value in face.values[1:-1]):  # alone it satisfies all four
        return
    for even, apart, mild, inner in product((False, True), repeat=4):
        masks = range(1, 1 << len(face.lines))
        if not any(fits(face.values, mask, even=even, apart=apart, mild=mild, inner=inner) for mask in masks):
            yield f"no legal lock under P1 to P4 = {even}, {apart}, {mild}, {inner}"


def fits(values: list[int], mask: int, *, even: bool, apart: bool, mild: bool, inner: bool) -> bool:
    kept = [value for line, value in enumerate(values) if mask >> line & 1]
    edges = mask & 1 or mask >> (len(values) - 1) & 1
    return not (
        (even and sum(kept) % 2) or (apart and mask & mask << 1) or (mild and max(kept) > 2) or (inner and edges)
    )


def noted(face: Face) -> Iterator[str]:
    told: set[int] = set()
    for fact in face.facts:
        if not fact.lines or any(not 1 <= line <= len(face.lines) for line in fact.lines):
            yield f"a fact names lines {fact.lines}"
        told.update(fact.lines)
        if len(fact.note) < 8:
            yield f"lines {fact.lines}: the note says nothing: {fact.note!r}"
    for line in claims(face.texts):
        if line not in told:
            yield f"line {line} has a number, name, date or superlative and no fact: {face.texts[line - 1]}"


def seconded(face: Face) -> Iterator[str]:
    """What no second reader has confirmed yet: nothing in a released box. (A-30)"""
    for fact in face.facts:
        if fact.mark != "second":
            yield f"lines {fact.lines}: no second reader yet"


CHECKS: Final[tuple[tuple[str, Callable[[Face], Iterator[str]]], ...]] = (
    ("L-01", fields),
    ("L-03", lengths),
    ("L-04", spread),
    ("L-05", taboo),
    ("L-06", interior),
    ("L-07", initial),
    ("L-08", tidy),
    ("L-09", torn),
    ("L-10", lists),
    ("L-15", stale),
    ("L-16", average),
    ("L-17", typography),
    ("L-18", protocols),
    ("L-19", noted),
)
