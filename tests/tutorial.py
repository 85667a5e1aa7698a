"""The game that docs/writing-a-game.md builds, taken from the page itself."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs/writing-a-game.md"
FILE = re.compile(r"^`(prizes/[\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """Every file of the game, as the page prints it."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


def install(folder: Path, changed: dict[str, tuple[str, str]] | None = None) -> Path:
    """The game as an installed package, in a folder to put on the path; `changed` replaces a text in a file."""
    for name, text in files().items():
        old, new = (changed or {}).get(name, ("", ""))
        assert old in text
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    about = folder / "prizes-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: prizes\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tablee.games]\nprizes = prizes:GAME\n")
    return folder
