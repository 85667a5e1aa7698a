"""Which two faces share a card: `python -m tablee.games.operation_zebre.box.pairing fr` numbers a box anew."""

import sys
from random import Random
from typing import Final

import msgspec

from tablee.games.operation_zebre.box.faces import CATEGORIES, Face, files_of, read_box, read_faces, write_faces

SEED: Final = 1937
SET_BY_HAND: Final = {"fr": 12, "en": 4}  # the first cards of a box: the faces that the others are measured by
PAIRS: Final = (("LIEU", "ECRAN"), ("LIEU", "FIGURE"), ("ECRAN", "FIGURE"))


def number(face: Face) -> int:
    """The number of the face's card."""
    return int(face.card.rpartition("-")[2])


def fit(one: Face, other: Face) -> bool:
    """Whether two faces may share a card: not both hard, no decoy in common."""
    return min(one.difficulty, other.difficulty) < 3 and not set(one.decoys) & set(other.decoys)


def paired(faces: list[Face]) -> list[Face]:
    """The faces of a box with their cards: dealt from shuffled categories, so that every label meets every other."""
    lang = faces[0].lang
    first = SET_BY_HAND[lang]
    dealt = [face for face in faces if number(face) <= first]
    rng = Random(SEED)
    piles: dict[str, list[Face]] = {}
    for category in CATEGORIES:
        pile = [face for face in faces if face.category == category and number(face) > first]
        piles[category] = sorted(pile, key=lambda face: (face.label, face.title))
        rng.shuffle(piles[category])
    card = first
    for one, other in PAIRS:
        for _ in range(shared(piles, one, other)):
            card += 1
            left = piles[one].pop(0)
            place = next((place for place, right in enumerate(piles[other]) if fit(left, right)), None)
            assert place is not None, f"no {other} is left that may share a card with {left.title}: change the seed"
            pair = left, piles[other].pop(place)
            for side, face in zip("AB", pair if card % 2 else reversed(pair), strict=True):
                name = f"oz-{lang}-{card:03}"
                dealt.append(msgspec.structs.replace(face, id=f"{name}-{side.lower()}", card=name, face=side))
    by_title = {(face.label, face.title): face for face in dealt}
    return [by_title[face.label, face.title] for face in faces]


def shared(piles: dict[str, list[Face]], one: str, other: str) -> int:
    """How many cards two categories share, when the third shares as many as it can with either."""
    (third,) = set(CATEGORIES) - {one, other}
    return (len(piles[one]) + len(piles[other]) - len(piles[third])) // 2


def main(lang: str) -> None:
    numbered = iter(paired(read_box(lang)))
    for file in files_of(lang):
        write_faces(file, [next(numbered) for _ in read_faces(file)])


if __name__ == "__main__":
    main(*sys.argv[1:])
