"""Playing alone: a first match with its lessons, a hint on the table, the end, and the career it leaves."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.browser.visitor import Visitor
from tests.browser.words import like, say

Visit = Callable[..., Visitor]
CONTENT = "HB-E1"  # reached by whoever never swaps a card


def lose(page: Page, end: Locator) -> None:
    """Moor anywhere and lay the lowest card, to the end."""
    offered = page.locator("[data-spot][data-item]").or_(page.locator(".hand [data-item]")).first
    while True:
        expect(end.or_(offered)).to_be_visible()
        if end.count():
            return
        offered.click()


def test_a_first_match_alone_from_the_lessons_to_the_career(visit: Visit) -> None:
    anna = visit(pace="instant")
    page = anna.open()
    page.locator("a[href='/play/lighthouse']").first.click()
    expect(page.get_by_role("switch", name="Storms")).not_to_be_checked()
    expect(page.get_by_text(say("play.friends"))).to_have_count(0)
    anna.button("play.alone.go").click()
    anna.button("lessons.skip").click()

    anna.button("hint.ask").click()
    advice = page.get_by_role("status", name=say("hint.title"))
    expect(advice).to_contain_text(re.compile(r"to win|only move"))
    expect(page.locator(".hinted").first).to_be_visible()
    advice.get_by_role("button", name=say("close")).click()
    expect(advice).to_have_count(0)

    end = anna.dialog("end.title")
    lose(page, end)
    expect(end.locator(f'[data-exploit="{CONTENT}"]')).to_be_visible()
    end.get_by_role("link", name=say("career.open")).click()

    expect(page.get_by_role("heading", name=say("career.title"), exact=True)).to_be_visible()
    expect(page.locator(f'[data-exploit="{CONTENT}"]')).not_to_contain_text(say("career.not-yet"))
    expect(page.locator('[data-exploit="HB-E2"]')).to_contain_text(say("career.not-yet"))
    expect(page.get_by_text(say("career.rate", wins=0, matches=1, rate=0))).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name=say("career.download")).click()
    assert download.value.suggested_filename == "lighthouse-career.json"
    page.get_by_role("link", name=re.compile(say("career.lost"))).click()
    expect(page.get_by_role("heading", name=like("replay.title")).or_(anna.region("table.board")).first).to_be_visible()
