"""Builds: the compiled and the interpreted Tablée of this machine, each in a process of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import tablee

PACKAGE = Path(tablee.__file__).parent


class Build:
    """A process that measures one build (`tablee.lab.speed`), until it is closed."""

    def __init__(self, path: Path | None, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee.lab.speed"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(path),
            cwd=folder,  # not where a package of this name may lie about
            text=True,
        )
        about = json.loads(self._line())
        self.compiled: bool = about["compiled"]
        self.python: str = about["python"]

    def measure(self, what: str, game: str, seats: int, seconds: float) -> float:
        """One measurement, per second of the process's own time."""
        assert self.process.stdin is not None
        asked = {"measure": what, "game": game, "seats": seats, "seconds": seconds}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the measuring process stopped with code {self.process.wait()}")
        return line

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def builds(folder: Path) -> tuple[Build | None, Build]:
    """The compiled build, if there is one, and the interpreted. `folder` is an empty one to work in.

    The interpreted build is the sources of the package that runs now, copied away from their shared objects. The
    compiled build is that package itself, or else the one installed beside it.
    """
    sources = folder / "sources"
    shutil.copytree(
        PACKAGE, sources / "tablee", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "tests")
    )
    places = [path for path in (PACKAGE.parent, None) if holds_compiled(path, folder)]
    return Build(places[0], folder) if places else None, Build(sources, folder)


def holds_compiled(path: Path | None, folder: Path) -> bool:
    """Whether a compiled build is found there; None is wherever packages are installed."""
    ask = "from tablee.lab.speed import is_compiled; raise SystemExit(not is_compiled())"
    answer = subprocess.run([sys.executable, "-c", ask], env=environment(path), cwd=folder, capture_output=True)
    return answer.returncode == 0


def environment(path: Path | None) -> dict[str, str]:
    """The environment in which Python finds the package there, and what else is on its path, such as games."""
    listed = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    others = [str(Path(part).resolve()) for part in listed if part and not Path(part, "tablee").exists()]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*([] if path is None else [str(path)]), *others])}
