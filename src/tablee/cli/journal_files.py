"""Journal files: a match on disk, and from it."""

import json
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

import tablee
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused


def new_file(slug: str, now: datetime) -> Path:
    """Where a match that begins now is kept."""
    return user_data_path("tablee", appauthor=False) / "journals" / f"{slug}-{now:%Y%m%d-%H%M%S}.json"


def save(match: Match, file: Path) -> None:
    """Write the journal of a match; see `write`."""
    write(match.journal(), file)


def write(journal: dict[str, Json], file: Path) -> None:
    """Write so that at every moment the old file or the new one is there, whole; refuses where it cannot."""
    beside = file.with_name(f".{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(journal, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(beside, file)
    except OSError as error:
        raise Refused("cannot-write", {"file": str(file), "why": error.strerror or str(error)}) from None


def read(file: Path) -> dict[str, Json]:
    """The journal in a file; refuses a file that is missing or holds none."""
    try:
        journal = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise Refused("no-such-file", {"file": str(file)}) from None
    except ValueError as error:  # not UTF-8, or not JSON
        raise Refused("journal-unreadable", {"why": str(error)}) from None
    if not isinstance(journal, dict):
        raise Refused("journal-unreadable", {"why": f"{type(journal).__name__}, not an object"})
    return journal


def replayed(file: Path) -> Match:
    """The match of a journal file, checked at every step."""
    return tablee.replay(read(file))
