"""The command line as people run it: what they type, what it answers, how it ends."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

import tablee

HERE = Path(tablee.__file__).parent.parent  # where this build's package lies
ROOT = Path(__file__).parent.parent.parent
SMALL_GAMES = (ROOT, ROOT / "tests/games")  # on the path they are as good as installed


class Answer(Struct, frozen=True):
    """What a command answered."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)

    def refusal(self) -> str:
        """The one line of a command that was refused."""
        assert self.code in (1, 2), self.out
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert "Traceback" not in line
        return line


Run = Callable[..., Answer]


def environment(home: Path, *packages: Path) -> dict[str, str]:
    """An English terminal of 100 columns, at a home of its own, where these packages are found too."""
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR")}
    path = os.pathsep.join(map(str, [*packages, *SMALL_GAMES, HERE]))
    return {**plain, "LANG": "en_GB.UTF-8", "COLUMNS": "100", "XDG_DATA_HOME": str(home), "PYTHONPATH": path}


def started(*args: str, home: Path, packages: tuple[Path, ...] = ()) -> subprocess.Popen[str]:
    """`tablee` in a process of its own, to be typed into."""
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home, *packages),
        cwd=home,
    )


def ended(process: subprocess.Popen[str], typed: str = "") -> Answer:
    """What a process answered in all, once it has been typed into and has ended."""
    out, err = process.communicate(typed, timeout=120)
    return Answer(process.returncode, out, err)


def at_a_terminal(*args: str, home: Path, typed: str) -> str:
    """What a person sees who types this at a terminal of their own."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "tablee", *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(home), "TERM": "dumb"},
        cwd=home,
    )
    os.close(theirs)
    os.write(ours, typed.encode())
    seen = b""
    while part := read_or_end(ours):
        seen += part
    os.close(ours)
    assert process.wait(timeout=60) == 0
    return seen.decode()


def read_or_end(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux says that the other side has closed
        return b""
