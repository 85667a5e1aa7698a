"""Packages of others that are not in order: they are named and left out, and the house stands."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.processes import Process
from tests.server.visitors import Browser

POINTS = """[tablee.games]
mute = mute:GAME
nothing = mute:NOTHING
twin = tests.games.tiny:GAME
absent = absent:GAME
"""
MUTE = """from tests.games.tiny import Tiny

class Mute(Tiny):
    pass

GAME = Mute("mute")
NOTHING = None
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game without words, something that is no game, and a package that cannot be imported."""
    folder: Path = tmp_path_factory.mktemp("packages")
    info = folder / "broken_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    (folder / "mute.py").write_text(MUTE)
    return folder


@pytest.fixture(scope="module")
def process(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('broken') / 'tables.sqlite'}")
    process.environment["PYTHONPATH"] += os.pathsep + str(packages)
    with process:
        yield process


def test_what_is_not_in_order_is_left_out_and_all_else_is_there(process: Process) -> None:
    with closing(Browser(process.address)) as anna:
        slugs = [game["slug"] for game in anna.get("/api/games")]
        assert "tiny" in slugs and not {"mute", "nothing", "twin", "absent"}.intersection(slugs)


@pytest.mark.parametrize(
    ("slug", "why"), [("mute", "fr.ftl"), ("nothing", "NoneType"), ("twin", "tiny"), ("absent", "absent")]
)
def test_a_table_of_such_a_game_is_refused_with_the_reason(process: Process, slug: str, why: str) -> None:
    with closing(Browser(process.address)) as anna:
        answer = anna.http.post("/api/tables", json={"game": slug, "seats": [{"kind": "human"}]})
        assert answer.status_code == 409 and answer.json()["code"] == "broken-game"
        assert slug in answer.json()["text"] and why in answer.json()["text"]


def test_the_command_line_names_them(process: Process) -> None:
    def run(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tablee", "--locale", "en", *args]
        return subprocess.run(command, env=process.environment, capture_output=True, text=True, timeout=120)

    listed = run("games")
    assert listed.returncode == 0 and "Tiny" in listed.stdout
    assert all(f"Left out: {slug}" in " ".join(listed.stderr.split()) for slug in ("mute", "nothing", "twin", "absent"))
    for slug in ("nothing", "absent"):
        played = run("play", slug)
        assert played.returncode == 1 and slug in played.stderr and "Traceback" not in played.stderr
    checked = run("check", "mute")
    assert checked.returncode == 1 and "fr.ftl" in checked.stdout
