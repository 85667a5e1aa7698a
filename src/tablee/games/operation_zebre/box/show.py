"""Faces as drafts: `python -m tablee.games.operation_zebre.box.show fr ville [--part 2/3] [--titles Paris Lyon]`."""

import argparse

from tablee.games.operation_zebre.box.drafts import drafted
from tablee.games.operation_zebre.box.faces import LANGS, chosen


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("lang", choices=LANGS)
    asked.add_argument("label")
    asked.add_argument("--part", default="1/1")
    asked.add_argument("--titles", nargs="+", default=[])
    given = asked.parse_args()
    print("\n".join(map(drafted, chosen(given.lang, given.label, given.part, given.titles))), end="")


if __name__ == "__main__":
    main()
