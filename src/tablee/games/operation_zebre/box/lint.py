"""What is wrong with a box, a file or a few faces.

python -m tablee.games.operation_zebre.box.lint fr                     the whole box
python -m tablee.games.operation_zebre.box.lint fr ville               the faces of one file, in the box
python -m tablee.games.operation_zebre.box.lint fr ville Paris Lyon    these faces
... --final                                                            only facts that a second reader confirmed
"""

import argparse
import sys

from tablee.engine.refused import Refused
from tablee.games.operation_zebre.box.checks import alone, seconded
from tablee.games.operation_zebre.box.faces import LANGS, Face, file_of, read_box
from tablee.games.operation_zebre.box.problems import Problem
from tablee.games.operation_zebre.box.quotas import answers, cards, collisions, complete, twins
from tablee.games.operation_zebre.box.sameness import sameness
from tablee.games.operation_zebre.box.spread import misspread


def lint(box: list[Face], lang: str) -> list[Problem]:
    """Everything that is wrong with a box; nothing when it is fit to play with."""
    problems = [problem for face in box for problem in alone(face)]
    problems += twins(box) + cards(box) + complete(box, lang) + misspread(box, lang)
    return problems + collisions(box) + answers(box, box) + sameness(box)


def unconfirmed(box: list[Face]) -> list[Problem]:
    """What no second reader has confirmed. (L-19)"""
    return [Problem("L-19", f"{face.id} {face.title}", found) for face in box for found in seconded(face)]


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("lang", choices=LANGS)
    asked.add_argument("label", nargs="?")
    asked.add_argument("titles", nargs="*")
    asked.add_argument("--final", action="store_true")
    given = asked.parse_args()
    try:
        box = read_box(given.lang)
    except Refused as refused:
        print(f"L-01: {refused.facts}")
        return 1
    problems = lint(box, given.lang) + (unconfirmed(box) if given.final else [])
    if given.label:
        stem = file_of(given.lang, given.label).stem.upper().replace("-", "_")
        chosen = [face for face in box if face.label == stem and face.title in (given.titles or [face.title])]
        names = {stem, *(f"{face.id} {face.title}" for face in chosen), *(face.card for face in chosen)}
        problems = [problem for problem in problems if problem.where in names]
        box = chosen
    for problem in problems:
        print(problem)
    print(f"{len(box)} faces, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
