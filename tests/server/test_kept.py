"""Databases and journals that an earlier release wrote: they open, replay, and are played on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.kept import DATABASE, career_of, facts, kept, served, state_of, unpack
from tests.server.visitors import Browser, play_on

import tablee
from tablee.games import slugs

KEPT = [pytest.param(release, game, id=f"{release}-{game}") for release, game in kept() if game in slugs()]


@pytest.mark.parametrize(("release", "game"), KEPT)
def test_what_an_earlier_release_stored_is_all_there(release: str, game: str, tmp_path: Path) -> None:
    true = facts(release, game)
    unpack(release, game, tmp_path)
    with served(tmp_path) as (_, (anna, _bea)):
        for name, then in true["tables"].items():
            now = state_of(anna, then["table"])
            assert now["chat"] == then["chat"] and now["undone"] == then["undone"], name
            assert now["entry"] >= then["entry"], f"{name}: bots and clocks go on"
            if name in ("lobby", "finished"):
                assert now == then
        over = true["tables"]["finished"]["table"]
        assert played(anna.get(f"/api/tables/{over}/journal")) == played(true["journal"])
        assert anna.get(f"/api/tables/{over}/verify")["ok"] is True
        if "career" in true:
            assert career_of(anna, game) == true["career"]


@pytest.mark.parametrize(("release", "game"), KEPT)
def test_tables_of_an_earlier_release_are_played_on(release: str, game: str, tmp_path: Path) -> None:
    tables = {name: each["table"] for name, each in facts(release, game)["tables"].items()}
    unpack(release, game, tmp_path)
    command, made = first_command(tmp_path / DATABASE, tables["running"])
    with served(tmp_path) as (_, (anna, bea)):
        again = {"id": command, "decision": "0.0", "move": "whatever"}
        assert anna.post(f"/api/tables/{tables['running']}/command", again)["entry"] == made, "it was done before"
        screens = [anna.screen(tables["running"], 0)]
        if len(screens[0].until("hello")["room"]["seats"]) > 1:
            assert screens[0].room["seats"][1]["standin"], "a bot still plays for Bea"
            screens.append(bea.screen(tables["running"], 1))
            screens[0].until(lambda frame: "came-back" in [event["code"] for event in frame.get("events", [])])
        finish(anna, tables["running"], screens)
        finish(anna, tables["forked"], [anna.screen(tables["forked"], 0)])
        anna.post(f"/api/tables/{tables['lobby']}/start")
        play_on([anna.screen(tables["lobby"], 0)], entries=4)


@pytest.mark.parametrize(("release", "game"), KEPT)
def test_journals_of_an_earlier_release_are_replayed_and_brought_back(release: str, game: str, tmp_path: Path) -> None:
    journal: dict[str, Any] = facts(release, game)["journal"]
    assert tablee.replay(journal).over
    with served(tmp_path) as (_, (anna, _bea)):
        table = anna.post("/api/journals", journal)["table"]
        assert played(anna.get(f"/api/tables/{table}/journal")) == played(journal)
        assert anna.get(f"/api/tables/{table}/verify")["ok"] is True


def played(journal: dict[str, Any]) -> dict[str, Any]:
    """What a journal says, in whatever format."""
    outcome = [journal["outcome"][name] for name in ("scores", "ranks", "reason")]
    said = {name: journal[name] for name in ("game", "rules", "seats", "options", "key", "record", "names", "luck")}
    return {**said, "outcome": outcome}


def first_command(database: Path, table: str) -> tuple[str, int]:
    """The first command of seat 0 at a table, and the row it made."""
    with closing(sqlite3.connect(database)) as connection:
        wanted = "select command, n from journal where table_id = ? and seat = 0 and command is not null order by n"
        command, n = connection.execute(wanted, (table,)).fetchone()
    return str(command).partition(":")[2], int(n)


def finish(anna: Browser, table: str, screens: list[Any]) -> None:
    play_on(screens)
    assert anna.get(f"/api/tables/{table}/verify")["ok"] is True
