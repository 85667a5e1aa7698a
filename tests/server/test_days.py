"""Days instead of minutes: a table that is played a move now and then, with nothing played for anybody."""

import asyncio
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from tests.server.serving import Running
from tests.server.visitors import Browser, Screen, play_on

NewBrowser = Callable[[], Browser]
DAY = 24 * 3600 * 1000


def two_people(browser: NewBrowser, **wishes: Any) -> tuple[str, list[Browser], list[Screen]]:
    anna, bea = browser(), browser()
    table = anna.lay("human", "open", clock={"mode": "days", "days": 2}, **wishes)
    bea.join(table, anna.invitation(table))
    bea.ready(table)
    anna.post(f"/api/tables/{table}/start")
    screens = [anna.screen(table, 0), bea.screen(table, 1)]
    for screen in screens:
        screen.until("hello")
        while not all(seat["present"] for seat in screen.room["seats"]):
            screen.read()
    return table, [anna, bea], screens


def days_later(server: Running, table: str, days: int) -> None:
    """Let so many days have passed since everything that happened, and the table have left the memory."""
    served = server.house.tables[table]
    asyncio.run_coroutine_threadsafe(server.house._forget(served), server.loop).result(20)
    with server.house.database.engine.begin() as connection:
        for change in (
            "update journal set at = at - :past where table_id = :id",
            "update tables set started_at = started_at - :past, kept_until = kept_until - :past where id = :id",
        ):
            connection.execute(text(change), {"past": days * DAY, "id": table})


def test_every_decision_has_its_days_and_no_bot_stands_in_unless_wished(browser: NewBrowser) -> None:
    table, people, screens = two_people(browser)
    room = people[0].get(f"/api/tables/{table}/room")
    assert (room["clock"]["days"], room["standin"]) == (2, 0)
    play_on(screens, entries=3)
    clock = people[0].screen(table, 0).until("hello")["clock"]
    assert clock["mode"] == "days"
    for seat in clock["seats"]:
        assert 2 * DAY - 60_000 < seat["remaining_ms"] <= 2 * DAY, "nothing is taken from a reserve"


def test_choosing_days_takes_the_stand_in_away_and_minutes_bring_it_back(browser: NewBrowser) -> None:
    anna = browser()
    table = anna.lay("human", "open")
    options = f"/api/tables/{table}/options"
    assert anna.get(f"/api/tables/{table}/room")["standin"] == 60
    assert anna.post(options, {"clock": {"mode": "days", "days": 1}})["standin"] == 0
    assert anna.post(options, {"standin": 60})["standin"] == 60, "it may be wished"
    assert anna.post(options, {"clock": {"mode": "days", "days": 7}})["standin"] == 60
    assert anna.post(options, {"clock": {"mode": "normal"}})["standin"] == 60


def test_who_lets_the_days_pass_may_still_answer_and_nothing_was_played(server: Running, browser: NewBrowser) -> None:
    table, people, screens = two_people(browser)
    seat = next(seat for seat, screen in enumerate(screens) if screen.decision is not None)
    for screen in screens:
        screen.close()
    days_later(server, table, 5)
    late = people[seat].screen(table, seat)
    hello = late.until("hello")
    assert hello["entry"] == 0 and hello["clock"]["seats"][seat]["remaining_ms"] == 0
    assert late.play()["type"] == "ack"


def test_days_count_on_while_nobody_serves_the_table(server: Running, browser: NewBrowser) -> None:
    table, people, screens = two_people(browser)
    seat = next(seat for seat, screen in enumerate(screens) if screen.decision is not None)
    for screen in screens:
        screen.close()
    days_later(server, table, 1)
    left = people[1 - seat].screen(table, 1 - seat).until("hello")["clock"]["seats"][seat]["remaining_ms"]
    assert DAY - 60_000 < left <= DAY


def test_others_may_let_a_bot_go_on_only_when_the_days_are_over(server: Running, browser: NewBrowser) -> None:
    table, people, screens = two_people(browser)
    seat = next(seat for seat, screen in enumerate(screens) if screen.decision is not None)
    screens[seat].close()
    other = screens[1 - seat]
    while other.room["seats"][seat]["present"]:
        other.read()
    assert other.ask("standin", on=True, seat=seat)["code"] == "not-absent-long"
    other.close()
    days_later(server, table, 3)
    back = people[1 - seat].screen(table, 1 - seat)
    back.until("hello")
    assert back.ask("standin", on=True, seat=seat)["type"] == "ack"


def test_where_it_was_wished_a_bot_goes_on_when_the_days_are_over(server: Running, browser: NewBrowser) -> None:
    table, people, screens = two_people(browser, standin=60)
    seat = next(seat for seat, screen in enumerate(screens) if screen.decision is not None)
    for screen in screens:
        screen.close()
    days_later(server, table, 3)
    other = people[1 - seat].screen(table, 1 - seat)
    other.until("hello")
    while not other.room["seats"][seat]["standin"]:
        other.read()
