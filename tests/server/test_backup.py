"""Backup and restore: all that is stored, taken while people play, comes back as it was."""

import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.serving import Running
from tests.server.visitors import Browser, play_on

from tablee.engine.refused import Refused
from tablee.server import Settings
from tablee.server.storage.backup import back_up, restore
from tablee.server.storage.database import Database

NewBrowser = Callable[[], Browser]


def filled(address: str, file: Path) -> int:
    with closing(Database(address)) as database:
        return restore(database, file)


def test_what_was_stored_comes_back_and_is_played_on(browser: NewBrowser, server: Running, tmp_path: Path) -> None:
    anna = browser()
    over, running = anna.lay("human", "random", start=True), anna.lay("human", "human", start=True)
    play_on([anna.screen(over)])
    screens = [anna.screen(running, seat) for seat in (0, 1)]
    play_on(screens, entries=5)
    screens[0].ask("chat", text="See you after the move.")
    file, address = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert back_up(server.house.database, file) >= 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    play_on(screens, entries=7)
    assert filled(address, file) >= 2
    again = Running(Settings(database=address, pace=0, throttle=False, workers=1))
    with closing(Browser(again.address)) as same:
        same.http.cookies.update(anna.http.cookies)
        assert same.get(f"/api/tables/{over}/journal") == anna.get(f"/api/tables/{over}/journal")
        assert same.get(f"/api/tables/{over}/verify")["ok"]
        back = [same.screen(running, seat) for seat in (0, 1)]
        hello = back[0].until("hello")
        assert hello["entry"] == 5, "as it stood at the moment of the copy"
        assert [said["text"] for said in hello["chat"]] == ["See you after the move."]
        play_on(back)
        assert back[0].over
    again.stop()


def test_a_backup_overwrites_nothing_and_fills_only_what_is_empty(server: Running, tmp_path: Path) -> None:
    with closing(Browser(server.address)) as anna:
        anna.lay("human", "random", start=True)
    file = tmp_path / "all.backup"
    back_up(server.house.database, file)
    with pytest.raises(Refused, match="file-exists"):
        back_up(server.house.database, file)
    with pytest.raises(Refused, match="database-in-use"):
        restore(server.house.database, file)
    assert [each.name for each in tmp_path.iterdir()] == ["all.backup"]


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + bytes(2000)])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    other, address = tmp_path / "other", f"sqlite:///{tmp_path / 'new.sqlite'}"
    other.write_bytes(content)
    with pytest.raises(Refused, match="no-backup"):
        filled(address, other)
    with pytest.raises(Refused, match="no-such-file"):
        filled(address, tmp_path / "nothing")
