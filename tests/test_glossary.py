"""The glossary: one word, one thing. A class that bears a word of the house is that thing, and no word is idle."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = [file for file in (ROOT / "src/tablee").rglob("*.py") if "tests" not in file.parts]
HOUSE = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").partition("## Loch Ness")[0]
WORDS: list[str] = re.findall(r"^\| ([a-z][\w ]*?) \|", HOUSE, re.MULTILINE)
KEPT, SENT = ["server/storage/"], ["server/wire/", "scenes.py", "widgets.py"]


def shelf(file: Path) -> str:
    """What a thing may be besides itself: as it is kept, as it is sent, or one game's own."""
    place = file.relative_to(ROOT / "src/tablee").as_posix()
    if place.startswith("games/") and place.count("/") > 1:
        return "/".join(place.split("/")[:2])
    if any(place.startswith(each) for each in KEPT):
        return "kept"
    return "sent" if any(place.startswith(each) for each in SENT) else "itself"


def test_a_word_of_the_house_names_one_class() -> None:
    names = {word.removeprefix("to ").title().replace(" ", ""): word for word in WORDS}
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for file in SOURCES:
        for name in re.findall(r"^class (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE):
            if name in names:
                found[name, shelf(file)].append(str(file.relative_to(ROOT)))
    assert len(found) > 20
    assert {key: files for key, files in found.items() if len(files) > 1} == {}


def test_no_word_of_the_house_is_idle() -> None:
    client = [file for ending in ("ts", "svelte") for file in (ROOT / "client/src").rglob(f"*.{ending}")]
    others = [*client, ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("[!g]*.md")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in [*SOURCES, *others]).lower()
    used = {word for word in WORDS if re.search(rf"\b{word.lower().removeprefix('to ')}", text.replace("_", " "))}
    assert len(WORDS) > 50
    assert set(WORDS) - used == set()
