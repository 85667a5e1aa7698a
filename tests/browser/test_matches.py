"""A match of every game, from the home page to the end screen, in each of the ways to play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.hands import Keyboard, Mouse, Reader
from tests.browser.visitor import Visitor
from tests.browser.words import say

from tablee.games import OURS, load

Visit = Callable[..., Visitor]
GAMES = [*OURS, "harbour"]


def seats(slug: str) -> int:
    """As many as the page suggests."""
    game = load(slug)
    return min(max(4, game.seats[0]), game.seats[-1])


def go(slug: str) -> str:
    return say("play.alone.go" if load(slug).seats[-1] == 1 else "play.bots.go")


def expect_ranking(end: Locator, slug: str, *, column: int) -> None:
    """The end screen ranks all; the rank is in that column. All together may have lost; who plays alone has no rank."""
    rows = end.get_by_role("row")
    expect(rows).to_have_count(1 + seats(slug))
    if seats(slug) == 1:
        return
    ranks = [rows.nth(row + 1).locator("th, td").nth(column).inner_text().strip() for row in range(seats(slug))]
    assert ranks == sorted(ranks) and (ranks[0] == "1" or set(ranks) == {"2"}), ranks


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_with_the_mouse_alone(visit: Visit, slug: str) -> None:
    anna = visit(pace="instant")
    page = anna.open()
    page.locator(f"a[href='/play/{slug}']").first.click()
    page.get_by_role("button", name=go(slug), exact=True).click()
    Mouse(anna, seed=1).play()
    expect_ranking(anna.dialog("end.title"), slug, column=0)


@pytest.mark.parametrize("slug", [*OURS[:1], "harbour"])
def test_a_match_with_the_keyboard_alone(visit: Visit, slug: str) -> None:
    anna = visit(pace="instant")
    anna.open().locator(f"a[href='/play/{slug}']").first.wait_for()
    keys = Keyboard(anna, seed=2)
    keys.press_button(f"/play/{slug}")
    anna.page.get_by_role("button", name=go(slug), exact=True).wait_for()
    keys.press_button(go(slug))
    keys.play()
    expect_ranking(anna.dialog("end.title"), slug, column=0)


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_through_the_text_table_alone(visit: Visit, slug: str) -> None:
    anna = visit()
    page = anna.open()
    anna.button("settings.title").click()
    page.get_by_label(say("settings.view.text")).check()
    anna.button("close").click()
    page.locator(f"a[href='/play/{slug}']").first.click()
    page.get_by_role("button", name=go(slug), exact=True).click()
    Reader(anna, seed=3).play()
    expect_ranking(page.get_by_role("table", name=say("end.title")), slug, column=1)
