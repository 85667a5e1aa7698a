"""Négociateur in the browser: matches from a position in which the end is certain."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.browser.words import say

from tablee.games.negociateur.tests.stage import Setting, play, table

Visit = Callable[..., Visitor]

FREE: Setting = {"cp": 3, "held": 2, "released": 7, "slots": ["car"], "minors": ["doctor"], "hand": ["relax"]}
LATE: Setting = {"deck": 0, "held": 4, "released": 5, "hand": ["relax"]}


def sit_down(visitor: Visitor, setting: Setting) -> None:
    """Bring a match that went on from this position, and play it oneself from there."""
    brought = table(**setting)
    while not brought.over:
        play(
            brought, {"discuss": "end", "purchase": "done"}.get(brought.decision(0).kind, brought.decision(0).moves[0])
        )
    uploaded = visitor.post("/journals", brought.journal())["table"]
    fork = visitor.post(f"/tables/{uploaded}/fork", {"entry": 0, "seat": 0})["table"]
    visitor.open(f"/tables/{fork}")
    visitor.button("lessons.skip").click()


def click(visitor: Visitor, *names: str) -> None:
    """Click what the page offers under these names, one after another: pieces, places, or buttons of whole moves."""
    for name in names:
        visitor.page.locator(f'[data-item="{name}"], [data-move="{name}"]').first.click()


def the_rule_is(visitor: Visitor, rule: str) -> None:
    """The result leads to the rule behind it."""
    visitor.dialog("end.title").get_by_role("button", name=say("table.rule")).click()
    expect(visitor.page.get_by_text(rule, exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["laptop", "phone"])
def test_a_match_is_won_with_the_mouse(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(pace="instant", size=size)
    sit_down(anna, FREE)
    click(anna, "card-relax-1", "covered", "claim-car", "claim-doctor")
    end = anna.dialog("end.title")
    expect(end).to_contain_text("Case closed: 9 hostages released")
    the_rule_is(anna, "NG-905")


def test_a_match_is_lost_with_the_mouse(visit: Visit) -> None:
    anna = visit(pace="instant")
    sit_down(anna, LATE)
    click(anna, "end", "done")
    end = anna.dialog("end.title")
    expect(end).to_contain_text("Case lost: 5 hostages released")
    the_rule_is(anna, "NG-702")


def test_ending_the_discussion_is_not_louder_than_saying_something(visit: Visit) -> None:
    anna = visit(pace="instant")
    sit_down(anna, FREE)
    expect(anna.page.locator('.bar [data-move="end"]')).to_be_visible()
    expect(anna.page.locator(".bar [data-move].main")).to_have_count(0)
