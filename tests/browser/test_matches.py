"""A match against three bots, from the home page to the end screen, in each of the three ways."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.hands import Keyboard, Mouse, Reader
from tests.browser.visitor import Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
GAMES = ("Loch Ness", "James Bond 007")


def expect_ranking(end: Locator, *, column: int) -> None:
    """The end screen ranks all four; the rank is in that column."""
    rows = end.get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(1).locator("th, td").nth(column)).to_have_text("1")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_the_mouse_alone(visit: Visit, game: str) -> None:
    anna = visit(pace="instant")
    page = anna.open()
    page.get_by_role("link", name=game).click()
    anna.button("play.bots.go").click()
    Mouse(anna, seed=1).play()
    expect_ranking(anna.dialog("end.title"), column=0)


def test_a_match_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit(pace="instant")
    anna.open().get_by_role("link", name="Loch Ness").wait_for()
    keys = Keyboard(anna, seed=2)
    keys.press_button(*anna.page.get_by_role("link", name="Loch Ness").all_inner_texts())
    anna.button("play.bots.go").wait_for()
    keys.press_button(say("play.bots.go"))
    keys.play()
    expect_ranking(anna.dialog("end.title"), column=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_through_the_text_table_alone(visit: Visit, game: str) -> None:
    anna = visit()
    page = anna.open()
    anna.button("settings.title").click()
    page.get_by_label(say("settings.view.text")).check()
    anna.button("close").click()
    page.get_by_role("link", name=game).click()
    anna.button("play.bots.go").click()
    Reader(anna, seed=3).play()
    expect_ranking(page.get_by_role("table", name=say("end.title")), column=1)
