"""Kept databases: tables as a release wrote them, which every later version must open, replay and play on.

`python -m tests.server.kept FOLDER GAME...` writes one database for each of these games, through the doors that people
use: a lobby, a match that goes on, one that is over, and one that goes on from a position. Beside it lies what was true
of them then. Releases that are out are never written again.
"""

import gzip
import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.serving import Running
from tests.server.visitors import Browser, Screen, play_on

from tablee.games import load
from tablee.server import Settings

FOLDER = Path(__file__).parent / "fixtures"
DATABASE = "tables.sqlite"
PEOPLE = ("anna", "bea")  # also what their browsers say they are


def kept() -> list[tuple[str, str]]:
    """Every release and game that has a database."""
    return sorted((file.parent.name, file.name.partition(".")[0]) for file in FOLDER.glob("*/*.sqlite.gz"))


def facts(release: str, game: str) -> dict[str, Any]:
    """What was true of the tables of a kept database."""
    found: dict[str, Any] = json.loads((FOLDER / release / f"{game}.json").read_text(encoding="utf-8"))
    return found


def unpack(release: str, game: str, folder: Path) -> None:
    """Put a kept database where `served` finds it."""
    packed = (FOLDER / release / f"{game}.sqlite.gz").read_bytes()
    (folder / DATABASE).write_bytes(gzip.decompress(packed))


@contextmanager
def served(folder: Path) -> Iterator[tuple[Running, list[Browser]]]:
    """A server on the database of a folder, and the people who sit at its tables."""
    file = folder / DATABASE
    running = Running(Settings(database=f"sqlite:///{file}", pace=0, throttle=False, workers=1))
    browsers = [Browser(running.address) for _ in PEOPLE]
    for browser, secret in zip(browsers, PEOPLE, strict=True):
        browser.http.cookies.set("tablee", secret)
    try:
        yield running, browsers
    finally:
        for browser in browsers:
            browser.close()
        running.stop()


# Writing.


def write(game: str, into: Path) -> None:
    """Play at tables of this game, and keep them."""
    with TemporaryDirectory() as folder:
        with served(Path(folder)) as (_, (anna, bea)):
            over = finished(anna, game)
            tables = {
                "lobby": lay(anna, game),
                "running": running(anna, bea, game),
                "finished": over,
                "forked": forked(anna, over),
            }
            true: dict[str, Any] = {
                "tables": {name: state_of(anna, table) for name, table in tables.items()},
                "journal": anna.get(f"/api/tables/{over}/journal"),
            }
            if load(game).careers:
                play_on([anna.screen(lay(anna, game, start=True), 0)])
                true["career"] = career_of(anna, game)
        file = Path(folder) / DATABASE
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("pragma journal_mode=delete")
            connection.execute("vacuum")
        into.mkdir(parents=True, exist_ok=True)
        (into / f"{game}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    text = json.dumps(true, ensure_ascii=False, indent=1)
    (into / f"{game}.json").write_text(f"{text}\n", encoding="utf-8")


def state_of(browser: Browser, table: str) -> dict[str, Any]:
    """What somebody at a table knows of it."""
    screen = browser.screen(table, 0)
    hello = screen.until("hello")
    screen.close()
    undone = sorted({line["entry"] for line in hello["log"] if line.get("undone", False)})
    return {"table": table, "entry": hello["entry"], "undone": undone, "chat": [each["text"] for each in hello["chat"]]}


def career_of(browser: Browser, game: str) -> dict[str, Any]:
    """What somebody's matches of a game come to, without the words."""
    sheet = browser.get(f"/api/careers/{game}")
    exploits = [sorted(each["exploits"]) for each in sheet["career"]["matches"]]
    return {"played": sheet["played"], "wins": sheet["career"]["wins"]["wins"], "exploits": exploits}


def lay(browser: Browser, game: str, *others: str, **wishes: Any) -> str:
    """A table with a person, these others, and bots for the seats that must be taken."""
    least, most = load(game).seats[0], load(game).seats[-1]
    bots = ["simple"] * (least - 1 - len(others))
    return browser.lay(*["human", *others, *bots][:most], game=game, **wishes)


def finished(anna: Browser, game: str) -> str:
    """A match to its end, on the way to which a move was taken back."""
    table = lay(anna, game, start=True)
    screen = anna.screen(table, 0)
    play_on([screen], entries=5)
    screen.play()
    assert screen.ask("undo")["type"] == "ack"
    play_on([screen])
    return table


def running(anna: Browser, bea: Browser, game: str) -> str:
    """A match with all that can happen at a table: talk, undos, a pause, a bot that stands in."""
    alone = load(game).seats[-1] == 1
    if alone:
        table = lay(anna, game, start=True, clock={"mode": "relaxed", "factor": 5})
        screens = [anna.screen(table, 0)]
    else:
        table = lay(anna, game, "open", clock={"mode": "relaxed", "factor": 5})
        bea.join(table, anna.invitation(table))
        bea.ready(table)
        anna.post(f"/api/tables/{table}/start")
        screens = [anna.screen(table, 0), bea.screen(table, 1)]
    here = play_on(screens, entries=9)
    assert screens[0].ask("chat", text="À toi !")["type"] == "ack"
    taken_back(screens)
    assert screens[-1].ask("pause", on=True)["type"] == "ack"
    assert screens[0].ask("pause", on=False)["type"] == "ack"
    here = play_on(screens, entries=screens[0].entry + 6)
    assert screens[-1].ask("standin", on=True)["type"] == "ack"
    assert screens[0].ask("chat", text="Où es-tu ?")["type"] == "ack"
    if alone:
        screens[0].until_entry(here + 6)
        assert screens[0].ask("standin", on=False)["type"] == "ack"
    else:
        play_on(screens[:1], entries=here + 12)
    for screen in screens:
        screen.close()
    return table


def taken_back(screens: list[Screen]) -> None:
    """Take a move back, by consent if need be."""
    here = max(screen.entry for screen in screens)
    while not (asked := [screen for screen in screens if screen.decision is not None]):
        screens[0].read()
    asked[0].play()
    assert asked[0].ask("undo")["type"] == "ack"
    for screen in screens:
        screen.until_entry(here + 2)
    if any('"type":"ask-undo"' in frame for screen in screens for frame in screen.frames):
        other = next(screen for screen in screens if screen is not asked[0])
        assert other.ask("consent", yes=True)["type"] == "ack"


def forked(anna: Browser, over: str) -> str:
    """A match that goes on from an entry of another."""
    table: str = anna.post(f"/api/tables/{over}/fork", {"entry": 12, "seat": 0})["table"]
    play_on([anna.screen(table, 0)], entries=4)
    return table


if __name__ == "__main__":
    for slug in sys.argv[2:]:
        write(slug, Path(sys.argv[1]))
