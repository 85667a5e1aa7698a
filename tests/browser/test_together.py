"""Several people at one table: each on their own device, on a second one, looking on, or round one screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.hands import Mouse, play_until
from tests.browser.line import Line
from tests.browser.visitor import PHONE, TELEVISION, Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
PLAYER = {"pace": "instant", "coach": False}


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit(name="Anna", **PLAYER)


@pytest.fixture
def bea(visit: Visit) -> Visitor:
    return visit(name="Bea", **PLAYER)


def sit_down(anna: Visitor, bea: Visitor) -> str:
    """Anna lays a table, Bea takes a seat, a bot has the third, the match begins; the table."""
    table = anna.lay("human", "open", "random", spectators=True, listed=True)
    bea.post(f"/tables/{table}/join", {"name": "Bea", "room": anna.invitation(table).partition("room=")[2]})
    for each in (bea, anna):
        each.post(f"/tables/{table}/ready", {"ready": True})
    anna.post(f"/tables/{table}/start")
    for each in (anna, bea):
        each.open(f"/tables/{table}")
    return table


def lay_a_card(visitor: Visitor) -> None:
    """Lay a card of the hand, and wait until that is told."""
    hand = Mouse(visitor, 5)
    hand.act(hand.look())
    expect(visitor.region("table.prompt").get_by_text(say("answer.sent"))).to_have_count(0)


def cut_off(visitor: Visitor, line: Line) -> None:
    """Cut the line once nothing is under way on it: a move that is not yet answered is another story."""
    expect(visitor.page.get_by_role("status").filter(has_text=say("line.sending"))).to_have_count(0)
    line.cut()
    expect(visitor.page.get_by_role("status").filter(has_text=say("line.lost"))).to_be_visible()


def test_a_friend_takes_a_seat_by_the_link_and_cards_stay_secret_until_turned_up(anna: Visitor, bea: Visitor) -> None:
    hers, his = Line(anna.page), Line(bea.page)
    page = anna.open("/play/harbour")
    page.get_by_role("radio", name=say("play.friends")).check()
    page.get_by_role("group", name=say("play.count")).get_by_label("2", exact=True).check()
    anna.button("play.friends.go").click()
    page.get_by_role("switch", name="Storms").check()
    expect(anna.button("room.start")).to_be_disabled()

    bea.open(page.get_by_label(say("room.link")).input_value())
    bea.button("join.sit").click()
    bea.button("room.ready").click()
    anna.button("room.start").click()
    page.locator("[data-piece]").first.wait_for()

    hands = Mouse(anna, seed=1), Mouse(bea, seed=2)
    play_until(lambda: anna.asked() == "lay_card", *hands)
    lay_a_card(anna)
    bea.follow()
    assert [sorted(facts) for facts in hers.events("laid-own")] == [["card", "seat"]]
    assert [sorted(facts) for facts in his.events("laid")] == [["seat"]]
    assert not his.events("laid-own") and not his.events("shown")

    lay_a_card(bea)
    play_until(lambda: bool(his.events("shown")), *hands)
    anna.follow()
    (own,) = hers.events("laid-own")
    shown = {facts["seat"]: facts["card"] for facts in his.events("shown")}
    assert shown[0] == own["card"]


def test_a_cut_line_is_said_and_mended_and_nothing_is_missed(anna: Visitor, bea: Visitor) -> None:
    line = Line(bea.page)
    sit_down(anna, bea)
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1), Mouse(bea, seed=2))
    cut_off(bea, line)
    lay_a_card(anna)
    line.mend()
    expect(bea.page.get_by_role("status").filter(has_text=say("line.lost"))).to_have_count(0)
    bea.follow()


def test_a_move_made_while_the_line_is_cut_waits_and_arrives_once(anna: Visitor, bea: Visitor) -> None:
    line = Line(bea.page)
    sit_down(anna, bea)
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1), Mouse(bea, seed=2))
    cut_off(bea, line)
    hand = Mouse(bea, seed=3)
    hand.act(hand.look())
    expect(bea.page.get_by_role("status").filter(has_text=say("line.unsent"))).to_be_visible()
    assert bea.asked() == "lay_card", "an unsent move has not been played"
    line.mend()
    expect(bea.page.get_by_role("status").filter(has_text=say("line.saved"))).to_be_visible()
    assert bea.asked() == ""
    assert len(line.events("laid-own")) == 1


def test_a_seat_survives_a_refresh(anna: Visitor, bea: Visitor) -> None:
    sit_down(anna, bea)
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1), Mouse(bea, seed=2))
    before = anna.hand()
    lay_a_card(anna)
    anna.page.reload()
    anna.follow()
    assert len(anna.hand()) == len(before) - 1
    lay_a_card(bea)
    anna.follow()


def test_a_seat_goes_on_on_another_device_by_a_code_that_works_once(anna: Visitor, bea: Visitor, visit: Visit) -> None:
    sit_down(anna, bea)
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1), Mouse(bea, seed=2))
    anna.button("table.menu").click()
    anna.button("menu.device").click()
    code = anna.dialog("table.menu").get_by_role("status").locator("b").inner_text()
    anna.page.keyboard.press("Escape")

    phone = visit(size=PHONE, **PLAYER)
    phone.open("/")
    phone.page.get_by_role("link", name=say("home.device")).click()
    phone.page.get_by_label(say("home.code")).fill(code)
    phone.button("device.go").click()
    assert phone.hand() == anna.hand()
    lay_a_card(phone)
    anna.follow()
    assert anna.asked() == ""

    thief = visit(size=PHONE, **PLAYER)
    thief.open("/device")
    thief.page.get_by_label(say("home.code")).fill(code)
    thief.button("device.go").click()
    expect(thief.page.get_by_role("alert")).to_be_visible()


def test_a_spectator_sees_the_public_scene_and_no_hand(anna: Visitor, bea: Visitor, visit: Visit) -> None:
    table = sit_down(anna, bea)
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1), Mouse(bea, seed=2))
    carl = visit(name="Carl", **PLAYER)
    line = Line(carl.page)
    carl.open("/")
    carl.page.locator(f'a[href="/tables/{table}/watch"]').click()
    carl.follow()
    lay_a_card(anna)
    carl.follow()
    expect(carl.region("table.board").first).to_be_visible()
    expect(carl.region("table.hand")).to_have_count(0)
    expect(carl.page.locator("[data-item], [data-move]")).to_have_count(0)
    assert line.events("laid") and not line.events("laid-own")


def test_the_television_shows_the_way_in_then_the_board_and_never_a_hand(anna: Visitor, visit: Visit) -> None:
    table = anna.lay("human", "random", "random")
    television = visit(size=TELEVISION, **PLAYER)
    line = Line(television.page)
    page = television.open(anna.invitation(table).replace("/tables/", "/tv/"))
    picture = page.get_by_role("img", name=say("room.qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    anna.post(f"/tables/{table}/ready", {"ready": True})
    anna.post(f"/tables/{table}/start")
    expect(page.locator("[data-spot=b1]")).to_be_visible()
    expect(television.region("table.hand")).to_have_count(0)
    anna.open(f"/tables/{table}")
    play_until(lambda: anna.asked() == "lay_card", Mouse(anna, seed=1))
    lay_a_card(anna)
    expect(page.locator("[data-face=down]").first).to_be_visible()
    assert not line.events("laid-own")


def test_round_one_screen_a_curtain_covers_the_hand_between_players(visit: Visit) -> None:
    visitor = visit(**PLAYER)
    page = visitor.open("/play/harbour")
    page.get_by_role("radio", name=say("play.screen")).check()
    page.get_by_role("group", name=say("play.count")).get_by_label("2", exact=True).check()
    visitor.button("play.screen.go").click()
    visitor.button("room.start").click()

    curtain = visitor.region("curtain.title")
    names = []
    hand = Mouse(visitor, seed=8)
    for _ in range(3):
        expect(visitor.region("table.hand")).to_have_count(0)
        expect(page.locator("[data-item], [data-move]")).to_have_count(0)
        names.append(curtain.get_by_role("heading").inner_text())
        visitor.button("curtain.hold").click()
        curtain.get_by_role("button").last.click()
        expect(curtain).to_have_count(0)
        assert visitor.hand()
        while not curtain.is_visible():
            hand.act(hand.look())
            curtain.or_(page.locator("[data-item]")).first.wait_for()
    assert len(set(names)) == 2
