"""Playing alone: a first match with its lessons, a hint on the table, the end, and the career it leaves."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.visitor import Visitor
from tests.browser.words import like, say

Visit = Callable[..., Visitor]
TITLE = "Négociateur: Crime Wave"
SILENCE = "EX-G7"  # reached by whoever hangs up without a word


def hang_up(page: Page) -> None:
    """Let the match come to its end: hang up, buy nothing, turn the next card."""
    end = page.get_by_role("dialog", name=say("end.title"))
    go_on = page.locator('.bar [data-move="end"], .bar [data-move="done"], [data-piece="terror-deck"][data-item]')
    other = page.locator(".bar [data-move], .hand [data-item]")
    while True:
        expect(end.or_(go_on).or_(other).first).to_be_visible()
        if end.count():
            return
        (go_on if go_on.count() else other).first.click()


def test_a_first_match_alone_from_the_lessons_to_the_career(visit: Visit) -> None:
    anna = visit(pace="instant")
    page = anna.open()
    page.get_by_role("link", name=TITLE).first.click()
    expect(page.get_by_role("radio", name="Lijah Ramone")).to_be_checked()
    expect(page.get_by_text(say("play.friends"))).to_have_count(0)
    anna.button("play.alone.go").click()
    anna.button("lessons.skip").click()

    anna.button("hint.ask").click()
    advice = page.get_by_role("status", name=say("hint.title"))
    expect(advice).to_contain_text(re.compile(r"to win|only move"))
    best = advice.locator("[data-hint]").first.get_attribute("data-hint") or ""
    if best != "end":
        expect(page.locator(".hinted").first).to_be_visible()
    advice.get_by_role("button", name=say("close")).click()
    expect(advice).to_have_count(0)

    hang_up(page)
    end = anna.dialog("end.title")
    expect(end.locator(f'[data-exploit="{SILENCE}"]')).to_be_visible()
    end.get_by_role("link", name=say("career.open")).click()

    expect(page.get_by_role("heading", name=say("career.title"), exact=True)).to_be_visible()
    expect(page.locator(f'[data-exploit="{SILENCE}"]')).to_contain_text(say("career.done"))
    expect(page.locator('[data-exploit="EX-N10"]')).to_contain_text("0 of 10")
    expect(page.get_by_text(say("career.rate", wins=0, matches=1, rate=0))).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name=say("career.download")).click()
    assert download.value.suggested_filename == "negociateur-career.json"
    page.get_by_role("link", name=re.compile(say("career.lost"))).click()
    expect(page.get_by_role("heading", name=like("replay.title")).or_(anna.region("table.board")).first).to_be_visible()
