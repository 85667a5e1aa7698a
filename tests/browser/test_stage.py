"""The stage: the second game of the tutorial, by two teams on four devices and a television, against time."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.visitor import LAPTOP, PHONE, TELEVISION, Visitor
from tests.server.processes import Process
from tests.tutorial import install

SETTLED: dict[str, Any] = {"coach": False, "taught": ["clues"]}


class Company:
    """Four people, each at a device of their own, and a television; seats 0 and 2 play against 1 and 3."""

    def __init__(self, visitors: list[Visitor], television: Visitor) -> None:
        self.people = visitors
        self.television = television
        host = visitors[0]
        seats = [{"kind": "human"}, *[{"kind": "open"}] * 3]
        self.table = host.post("/tables", {"game": "clues", "seats": seats, "clock": {"mode": "normal"}})["table"]
        room = host.invitation(self.table).partition("room=")[2]
        for number, visitor in enumerate(visitors[1:], 1):
            visitor.post(f"/tables/{self.table}/join", {"name": f"P{number}", "room": room})
        for visitor in visitors:
            visitor.post(f"/tables/{self.table}/ready", {"ready": True})
        host.post(f"/tables/{self.table}/start")
        for visitor in visitors:
            visitor.open(f"/tables/{self.table}")
        television.open(f"/tv/{self.table}?room={room}")

    @property
    def screens(self) -> list[Visitor]:
        return [*self.people, self.television]

    @property
    def number(self) -> str:
        """The secret number, as its reader's sheet has it."""
        return stage(self.people[0]).locator(".title").inner_text().strip()


def stage(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-stage]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch_module: pytest.MonkeyPatch) -> Iterator[Process]:
    folder: Path = install(tmp_path_factory.mktemp("clues"), "clues")
    monkeypatch_module.setenv("PYTHONPATH", str(folder), prepend=":")
    with Process(f"sqlite:///{tmp_path_factory.mktemp('stage') / 'tables.sqlite'}") as running:
        yield running


@pytest.fixture(scope="module")
def monkeypatch_module() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture
def company(chromium: Browser, server: Process) -> Iterator[Company]:
    with ExitStack() as all:
        sizes = (LAPTOP, PHONE, LAPTOP, PHONE, TELEVISION)
        visitors = [
            all.enter_context(closing(Visitor(chromium, server.address, size=size, touch=size == PHONE, **SETTLED)))
            for size in sizes
        ]
        yield Company(visitors[:4], visitors[4])


def test_a_moment_takes_the_stage_on_every_screen_and_leaves_it(company: Company) -> None:
    reader, rival, *_ = company.people
    expect(stage(reader)).to_be_visible()
    for other in company.screens[1:]:
        expect(stage(other)).to_have_count(0)
    number = company.number
    reader.page.locator("[data-line='1']").click()
    reader.page.get_by_role("button", name="Lock").click()
    expect(stage(reader)).to_have_count(0)
    rival.page.get_by_role("button", name="We are ready").tap()
    for screen in company.screens:
        expect(stage(screen)).to_contain_text("The last digit is")
        expect(screen.page.get_by_role("timer")).to_be_visible()
    lefts = [float(screen.page.get_by_role("timer").get_attribute("data-left") or 0) for screen in company.screens]
    assert max(lefts) <= 20_000 and max(lefts) - min(lefts) < 5_000, lefts
    box = stage(rival).bounding_box()
    assert box is not None and box["width"] > 370 and box["y"] < 10 and box["height"] > 550, "most of a phone"
    rival.page.get_by_role("textbox", name="What is the number?").fill(number)
    rival.page.keyboard.press("Enter")
    for screen in company.screens:
        expect(screen.page.get_by_role("timer")).to_have_count(0)
    expect(stage(company.television)).to_have_count(0)


def test_the_same_is_done_by_keys_and_in_words(company: Company) -> None:
    reader, rival, *_ = company.people
    number = company.number
    reader.page.locator("[data-line='1']").focus()
    for key in ("Space", "ArrowDown", "Space", "Tab", "Tab", "Tab"):
        reader.page.keyboard.press(key)
    expect(reader.page.get_by_role("button", name="Lock")).to_be_focused()
    reader.page.keyboard.press("Enter")
    rival.open(f"/tables/{company.table}?view=text")
    rival.page.get_by_role("button", name="We are ready").click()
    field = rival.page.get_by_role("textbox", name="What is the number?")
    expect(rival.page.get_by_role("timer")).to_be_visible()
    field.fill(number)
    field.press("Enter")
    expect(rival.page.get_by_role("timer")).to_have_count(0)
    expect(rival.page.get_by_text(number).first).to_be_visible()
