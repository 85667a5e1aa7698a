"""Every page can be used by everybody: axe finds nothing wrong on it, by day and by night."""

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.axe import violations
from tests.browser.scripted import asked, over, play_on
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import say
from tests.server.processes import Process

from tablee.games import OURS, load

Visit = Callable[..., Visitor]
PLAYER: dict[str, Any] = {"pace": "instant", "taught": ["harbour", *OURS], "coach": False}


class Host:
    """Somebody with a table in its lobby, one in the middle of a match, and one that is over."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.lobby = visitor.lay("human", "open", "simple")
        self.running = visitor.lay("human", "random", "random", "random", start=True, spectators=True)
        self.over = visitor.lay("human", "random", "random", "random", start=True)
        play_on(visitor, self.running, asked("lay_card"))
        play_on(visitor, self.over, over)


@pytest.fixture(scope="module")
def host(chromium: Browser, house: Process) -> Iterator[Host]:
    with closing(Visitor(chromium, house.address, **PLAYER)) as visitor:
        yield Host(visitor)


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    return visit(**PLAYER)


def check(visitor: Visitor) -> None:
    """Nothing is wrong on the page that is open, by day or by night."""
    visitor.page.emulate_media(color_scheme="light")
    by_day = violations(visitor.page)
    visitor.page.emulate_media(color_scheme="dark")
    assert not by_day + violations(visitor.page)


def table(host: Host, query: str = "") -> Visitor:
    """The host at the table of the running match."""
    host.visitor.open(f"/tables/{host.running}{query}")
    host.visitor.page.locator("[data-item], [data-move]").first.wait_for()
    return host.visitor


def test_home(host: Host) -> None:
    page = host.visitor.open("/")
    page.get_by_role("heading", name=say("home.resume")).wait_for()
    page.get_by_role("link", name="Harbour").last.wait_for()
    check(host.visitor)


def test_quick_start(guest: Visitor) -> None:
    page = guest.open("/play/harbour")
    page.get_by_text(say("play.options")).click()
    check(guest)


def test_settings(guest: Visitor) -> None:
    guest.open("/play/harbour")
    guest.button("settings.title").click()
    check(guest)


def test_rules(guest: Visitor) -> None:
    page = guest.open("/play/harbour")
    guest.button("rules.title").click()
    page.locator("[data-rule]").first.wait_for()
    check(guest)


def test_room(host: Host) -> None:
    page = host.visitor.open(f"/tables/{host.lobby}")
    expect(page.get_by_role("img", name=say("room.qr"))).to_be_visible()
    check(host.visitor)


def test_invitation(host: Host, guest: Visitor) -> None:
    guest.open(host.visitor.invitation(host.lobby))
    guest.button("join.sit").wait_for()
    check(guest)


@pytest.mark.parametrize("path", ["/join/NOSUCH", "/device/NOSUCH"])
def test_a_code_that_is_wrong(guest: Visitor, path: str) -> None:
    guest.open(path).get_by_role("alert").wait_for()
    check(guest)


def test_no_table(guest: Visitor) -> None:
    guest.open("/tables/nosuch").get_by_role("heading", name=say("lost.title")).wait_for()
    check(guest)


def test_lessons_and_coach(visit: Visit) -> None:
    visitor = visit()
    visitor.open(f"/tables/{visitor.lay('human', 'random', 'random', start=True)}")
    visitor.button("lessons.skip").wait_for()
    check(visitor)
    visitor.button("lessons.skip").click()
    visitor.button("coach.understood").wait_for()
    check(visitor)


def test_table(host: Host) -> None:
    check(table(host))


@pytest.mark.parametrize("panel", ["rules", "log", "chat"])
def test_drawer(host: Host, panel: str) -> None:
    visitor = table(host)
    visitor.button(f"{panel}.title").first.click()
    visitor.page.get_by_role("complementary", name=say(f"{panel}.title")).wait_for()
    check(visitor)


def test_tooltip(host: Host) -> None:
    visitor = table(host)
    visitor.page.locator("[data-piece]").first.hover()
    visitor.page.get_by_role("tooltip").wait_for()
    check(visitor)


def test_table_menu(host: Host) -> None:
    visitor = table(host)
    visitor.button("table.menu").click()
    visitor.button("menu.device").click()
    check(visitor)


def test_table_on_a_phone(host: Host) -> None:
    visitor = table(host)
    visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visitor.page.get_by_role("tab").first.wait_for()
    check(visitor)
    visitor.page.set_viewport_size({"width": 1440, "height": 900})


def test_text_table(host: Host) -> None:
    check(table(host, "?view=text"))


def test_watching(host: Host, guest: Visitor) -> None:
    name = guest.open(f"/tables/{host.running}/watch").get_by_label(say("watch.name"))
    name.wait_for()
    check(guest)
    name.fill("Gaby")
    guest.button("join.watch").click()
    guest.page.locator("[data-piece]").first.wait_for()
    check(guest)


def test_television_before_the_match(host: Host, guest: Visitor) -> None:
    guest.open(host.visitor.invitation(host.lobby).replace("/tables/", "/tv/"))
    guest.page.get_by_role("img", name=say("room.qr")).wait_for()
    check(guest)


def test_television(host: Host, guest: Visitor) -> None:
    guest.open(host.visitor.invitation(host.running).replace("/tables/", "/tv/"))
    guest.page.locator("[data-piece]").first.wait_for()
    check(guest)


@pytest.mark.parametrize("query", ["", "?view=text"])
def test_end(host: Host, query: str) -> None:
    host.visitor.open(f"/tables/{host.over}{query}").get_by_role("row").first.wait_for()
    check(host.visitor)


@pytest.mark.parametrize("query", ["?entry=9", "?entry=9&view=text"])
def test_replay(host: Host, query: str) -> None:
    page = host.visitor.open(f"/tables/{host.over}/replay{query}")
    expect(page.get_by_role("slider", name=say("replay.entry"))).to_have_value("9")
    check(host.visitor)


@pytest.mark.parametrize("slug", OURS)
def test_the_table_of_every_game(guest: Visitor, slug: str) -> None:
    seats = load(slug).seats
    bots = ["random"] * (min(max(4, seats[0]), seats[-1]) - 1)
    for seed in range(20):  # a match may end before there is much to see
        laid = guest.lay("human", *bots, start=True, game=slug)
        play_on(
            guest, laid, lambda replay: (replay["entry"] > 12 and replay["scene"].get("choices")) or over(replay), seed
        )
        if not over(guest.get(f"/tables/{laid}/replay")):
            break
    guest.open(f"/tables/{laid}").locator("[data-item], [data-move]").first.wait_for()
    check(guest)
