"""Tear a text into lines: prose on stdin, one paragraph per text; `|` is a place that must be torn.

    echo "..." | python -m tablee.games.operation_zebre.box.tear [--lines 13]

Of all ways to tear it, the one printed has lines of 16 to 36 characters, as even as can be, and few that end a
sentence (A-09, A-10). With `--lines` it has so many of them.
"""

import argparse
import sys
from functools import cache

LEAST, MOST, MEAN = 16, 36, 31


def torn(text: str, count: int | None) -> list[str]:
    words: list[str] = []
    forced = set()
    for piece in text.split("|"):
        words += piece.split(" ") if piece.strip(" ") == piece else piece.strip(" ").split(" ")
        forced.add(len(words))

    @cache
    def best(start: int, left: int | None) -> tuple[float, tuple[int, ...]]:
        if start == len(words):
            return (0.0 if not left else float("inf")), ()
        found = float("inf"), tuple[int, ...]()
        for end in range(start + 1, len(words) + 1):
            line = " ".join(words[start:end])
            least = 10 if end == len(words) else LEAST
            if len(line) > MOST:
                break
            if len(line) >= least and left != 0:
                cost = (len(line) - MEAN) ** 2 + (60 if line[-1] in ".!?…" and end < len(words) else 0)
                rest, cuts = best(end, None if left is None else left - 1)
                found = min(found, (cost + rest, (end, *cuts)))
            if end in forced:
                break
        return found

    _, cuts = best(0, count)
    return [" ".join(words[start:end]) for start, end in zip((0, *cuts), cuts, strict=False)]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--lines", type=int)
    given = asked.parse_args()
    for text in sys.stdin.read().split("\n\n"):
        lines = torn(" ".join(text.split("\n")).strip(" "), given.lines)
        print("\n".join(f'  [1, "{line}"],  # {len(line)}' for line in lines) or "this text cannot be torn so\n")
        print(f"# {len(lines)} lines, {sum(map(len, lines)) / max(1, len(lines)):.1f} characters on average\n")


if __name__ == "__main__":
    main()
