"""A table that forgives: fingers on a small board, seats given up by mistake, bots sent away again, ways back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.hands import Mouse, play_until
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import like, say

Visit = Callable[..., Visitor]


def seated(visitor: Visitor) -> str:
    """A match against bots, open in the browser of the person who plays it; its table."""
    table = visitor.lay("human", "random", "random", start=True, options={"barges": True, "first": 0})
    visitor.open(f"/tables/{table}")
    return table


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit(pace="instant", coach=False, taught=["harbour", "lighthouse"])


def test_a_finger_that_may_mean_several_places_brings_them_closer_before_it_chooses(visit: Visit) -> None:
    phone = visit(size=PHONE, touch=True, pace="instant", coach=False)
    page = phone.page
    seated(phone)
    play_until(lambda: phone.asked() == "moor_boat", Mouse(phone, seed=1))
    page.locator("[data-piece=boat-0][data-item]").tap()
    whole = phone.button("table.whole-board")
    expect(page.locator("[data-spot][data-item]").first).to_be_visible()
    expect(whole).to_have_count(0)
    berth = page.locator("[data-spot][data-item]").nth(4).get_attribute("data-spot")
    place = page.locator(f"[data-spot={berth}]")
    place.tap()
    expect(whole).to_be_visible()
    assert phone.asked() == "moor_boat", "a tap that may mean several places chooses none"
    place.tap()
    expect(whole).to_have_count(0)
    expect(page.locator(f"[data-piece=boat-{berth}][data-at={berth}]")).to_have_count(1)


def test_what_is_held_is_named_and_let_go(anna: Visitor) -> None:
    seated(anna)
    play_until(lambda: anna.asked() == "moor_boat", Mouse(anna, seed=1))
    boat = anna.page.locator("[data-piece=boat-0][data-item]")
    boat.click()
    name = boat.locator(".unseen").inner_text()
    held = anna.page.get_by_role("button", name=say("table.let-go-of", label=name), exact=True)
    held.click()
    expect(held).to_have_count(0)
    expect(boat).to_have_attribute("aria-pressed", "false")


def test_a_click_on_what_cannot_be_picked_says_why_and_opens_the_rule_behind_it(anna: Visitor) -> None:
    table = anna.lay("human", game="lighthouse", start=True, options={"barges": True})
    anna.open(f"/tables/{table}")
    boat, card = anna.page.locator("[data-piece=boat-0][data-item]"), anna.page.locator(".hand [data-item]").first
    boat.click()
    anna.page.locator("[data-spot=b4][data-item]").click()
    card.click()
    boat.click()
    rules = {rule["title"]: rule["id"] for rule in anna.get("/games/harbour/rules")}
    anna.page.locator("[data-spot=b5][aria-disabled=true]").click(force=True)  # greyed, as the page says itself
    reason = anna.region("table.prompt").get_by_role("status")
    link = reason.get_by_role("button", name=say("table.rule"))
    rule = rules[link.get_attribute("title") or ""]
    assert rule == "HB-4"
    expect(reason).not_to_contain_text(rule)
    link.click()
    expect(anna.page.locator(f"[data-rule={rule}].here")).to_be_in_viewport()


def test_a_seat_is_given_up_only_when_that_is_said_twice(anna: Visitor) -> None:
    table = seated(anna)
    anna.button("table.menu").click()
    anna.button("menu.leave").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(say("menu.leave-sure"))
    anna.button("cancel").click()
    assert anna.get(f"/tables/{table}/room")["you"] == [0]
    anna.button("menu.leave").click()
    anna.button("menu.leave-yes").click()
    anna.page.wait_for_url("**/")
    assert all(each["table"] != table for each in anna.get("/mine"))


def test_a_bot_that_stands_in_is_sent_away_from_where_one_plays(anna: Visitor, visit: Visit) -> None:
    bea = visit()
    table = anna.lay("human", "open")
    bea.post(f"/tables/{table}/join", {"name": "Bea", "room": anna.invitation(table).partition("room=")[2]})
    for each in (bea, anna):
        each.post(f"/tables/{table}/ready", {"ready": True})
    anna.post(f"/tables/{table}/start")
    anna.open(f"/tables/{table}")
    anna.button("table.menu").click()
    anna.button("menu.standin").click()
    anna.button("close").click()
    back = anna.region("table.prompt").get_by_role("button", name=say("menu.take-back"))
    back.click()
    expect(back).to_have_count(0)
    assert not anna.get(f"/tables/{table}/room")["seats"][0]["standin"]


def test_a_phone_jumps_through_a_replay_by_its_log(visit: Visit) -> None:
    phone = visit(size=PHONE, pace="instant", coach=False)
    table = seated(phone)
    play_until(lambda: phone.asked() == "lay_card", Mouse(phone, seed=1))
    phone.open(f"/tables/{table}/replay")
    entries = phone.page.locator("ol button.entry")
    last = entries.last
    last.click()
    expect(last).to_have_attribute("aria-current", "step")
    phone.page.wait_for_url("**entry=*")
    expect(phone.page.locator("output")).to_have_text(like("replay.at"))
