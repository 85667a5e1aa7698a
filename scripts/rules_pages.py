"""`make rules`: the entries of docs/rules/*.md, made from the English texts of the games. The rest of a page stays.

An entry is `- **XX-44** *Title.* Sentence.` A new rule is a message `rule-XX-113` with a `.title` in the texts, and a
line `- **XX-113**` on the page where it belongs.
"""

import re
import sys
import textwrap
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tablee.engine.game import Game
from tablee.games import OURS, face, load
from tablee.words import words

PAGES = Path(__file__).parent.parent / "docs/rules"
ENTRY = re.compile(r"^- \*\*([A-Z]+-S?\d+)\*\*.*\n(?:  .*\n)*", re.MULTILINE)
WIDTH = 125


def main() -> int:
    """Write every page anew; say what a page and the texts do not agree on."""
    lacking = [line for slug in OURS for line in disagreements(load(slug))]
    for line in lacking:
        print(line, file=sys.stderr)
    if lacking:
        return 1
    for slug in OURS:
        page_of(load(slug)).write_text(made(load(slug)), encoding="utf-8")
    return 0


def page_of(game: Game) -> Path:
    return PAGES / f"{game.slug}.md"


def made(game: Game) -> str:
    """The page with its entries as the texts have them."""
    say = words("en", face(game))

    def entry(found: re.Match[str]) -> str:
        message = f"rule-{found[1]}"
        title = say.attribute(message, "title")
        title += "" if title.endswith(("?", "!")) else "."
        text = f"- **{found[1]}** *{title}* {say.say(message)}"
        lines = textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        return "\n".join(lines) + "\n"

    return ENTRY.sub(entry, page_of(game).read_text(encoding="utf-8"))


def disagreements(game: Game) -> list[str]:
    """Rules that are on the page or in the texts alone."""
    on_page = [found[1] for found in ENTRY.finditer(page_of(game).read_text(encoding="utf-8"))]
    in_texts = rules_in(face(game) / "texts/en.ftl")
    twice = {rule for rule in on_page if on_page.count(rule) > 1}
    return [
        *(f"{game.slug}: {rule} is in the texts and not on the page" for rule in sorted(in_texts - {*on_page})),
        *(f"{game.slug}: {rule} is on the page and not in the texts" for rule in sorted({*on_page} - in_texts)),
        *(f"{game.slug}: {rule} is on the page twice" for rule in sorted(twice)),
    ]


def rules_in(file: Path) -> set[str]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {name.removeprefix("rule-") for name in names if name.startswith("rule-")}


if __name__ == "__main__":
    sys.exit(main())
