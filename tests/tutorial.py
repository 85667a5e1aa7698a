"""The games that docs/writing-a-game.md builds, taken from the page itself."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs/writing-a-game.md"
FILE = re.compile(r"^`(\w+/[\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = ("prizes", "clues")


def files(game: str) -> dict[str, str]:
    """Every file of a game, as the page prints it."""
    printed = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    return {name: text for name, text in printed.items() if name.startswith(f"{game}/")}


def install(folder: Path, game: str = "prizes", changed: dict[str, tuple[str, str]] | None = None) -> Path:
    """A game as an installed package, in a folder to put on the path; `changed` replaces a text in a file."""
    assert set(changed or {}) <= set(files(game))
    for name, text in files(game).items():
        old, new = (changed or {}).get(name, ("", ""))
        assert old in text
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    about = folder / f"{game}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tablee.games]\n{game} = {game}:GAME\n")
    return folder
