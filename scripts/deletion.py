"""`make deletion`: takes each game away in a copy, its folder and its name in the catalogue; runs what tests remain."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tablee.games import OURS

ROOT = Path(__file__).parent.parent


def main() -> int:
    """The tests named as arguments, or all quick ones, without each game in turn."""
    broken = [slug for slug in OURS if not passes_without(slug, sys.argv[1:])]
    print(f"without them tests break: {', '.join(broken)}" if broken else f"no test misses any of {', '.join(OURS)}")
    return 1 if broken else 0


def passes_without(slug: str, tests: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in tracked():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        shutil.rmtree(copy / "src/tablee/games" / slug.replace("-", "_"))
        catalogue = copy / "src/tablee/games/__init__.py"
        listed = catalogue.read_text(encoding="utf-8")
        catalogue.write_text(re.sub(rf'"{slug}",? ?', "", listed), encoding="utf-8")
        print(f"\n── without {slug}", flush=True)
        options = [
            "-q",
            "-p",
            "no:cacheprovider",
            "-n",
            os.environ.get("JOBS", "logical"),
            "-m",
            "not slow and not browser",
        ]
        interpreted = {**os.environ, "TABLEE_BUILD": "interpreted", "PYTHONPATH": str(copy / "src")}
        run = subprocess.run([sys.executable, "-m", "pytest", *options, *tests], cwd=copy, env=interpreted, check=False)
    return run.returncode == 0


def tracked() -> list[str]:
    """Every file of the repository that is there, new ones included."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in names if (ROOT / name).is_file()]


if __name__ == "__main__":
    sys.exit(main())
