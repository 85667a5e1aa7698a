"""People: playing again in the same room, and what is settled between them before, during and after a match."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import TELEVISION, Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
PLAYER = {"pace": "instant", "coach": False, "taught": ["harbour"]}


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit(name="Anna", **PLAYER)


@pytest.fixture
def bea(visit: Visit) -> Visitor:
    return visit(name="Bea", **PLAYER)


def sit_down(anna: Visitor, bea: Visitor, **wishes: Any) -> str:
    """Anna lays a table for two, Bea takes a seat, the match begins; the table."""
    table = anna.lay("human", "open", **{"spectators": True, **wishes})
    anna.post(f"/tables/{table}/seats/0", {"name": "Anna"})
    bea.post(f"/tables/{table}/join", {"name": "Bea", "room": anna.invitation(table).partition("room=")[2]})
    for each in (bea, anna):
        each.post(f"/tables/{table}/ready", {"ready": True})
    anna.post(f"/tables/{table}/start")
    return table


def play_out(table: str, *players: Visitor, moves: int = 1000) -> list[int]:
    """Play so many moves at most over the wire, each as the first choice that is offered; the seats that made them."""
    made: list[int] = []
    while len(made) < moves:
        seen = [each.get(f"/tables/{table}/replay", seat=str(seat)) for seat, each in enumerate(players)]
        asked = [seat for seat, replay in enumerate(seen) if replay["decision"]]
        if not asked:
            break
        seat = asked[0]
        made.append(seat)
        answer = {"decision": seen[seat]["decision"]["id"], "move": seen[seat]["scene"]["choices"][0]["move"]}
        players[seat].post(f"/tables/{table}/command", {"id": f"m{len(made)}", **answer})
    return made


def test_a_rematch_takes_the_link_the_talk_the_television_and_the_spectators_along(
    anna: Visitor, bea: Visitor, visit: Visit
) -> None:
    table = sit_down(anna, bea)
    link = anna.invitation(table)
    television, carl = visit(size=TELEVISION, **PLAYER), visit(name="Carl", **PLAYER)
    television.open(link.replace("/tables/", "/tv/"))
    carl.open(f"/tables/{table}/watch")
    anna.open(f"/tables/{table}?view=text")
    anna.page.get_by_label(say("chat.say")).fill("Good luck")
    anna.page.get_by_label(say("chat.say")).press("Enter")
    play_out(table, anna, bea)

    anna.button("end.rematch").click()
    anna.button("room.start").wait_for()
    again = anna.table()
    assert again != table and anna.page.url.endswith("?view=text"), "who reads goes on reading"
    expect(television.page).to_have_url(link.replace(f"/tables/{table}", f"/tv/{again}"))
    expect(carl.page).to_have_url(f"{carl.address}/tables/{again}/watch")

    bea.open(link)
    bea.button("room.ready").click()
    assert bea.table() == again, "the link of the room leads to its latest match"
    anna.button("room.start").click()
    expect(anna.page.get_by_text("Good luck")).to_be_visible()
    expect(television.page.locator("[data-spot=b1]")).to_be_visible()
    expect(carl.region("table.board").first).to_be_visible()


def test_a_link_to_a_moment_opens_for_a_stranger_until_the_host_says_no(
    anna: Visitor, bea: Visitor, visit: Visit
) -> None:
    table = sit_down(anna, bea, spectators=False)
    play_out(table, anna, bea)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.open(f"/tables/{table}/replay?room={anna.invitation(table).partition('room=')[2]}&entry=3")
    anna.button("replay.link").click()
    expect(anna.page.get_by_text(say("replay.link-open"))).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert "room=" not in link, "a link to look is no invitation"

    carl = visit(**PLAYER)
    carl.open(link)
    there = carl.region("replay.title").get_by_role("status")
    expect(there).to_have_text(say("replay.at", entry=3, of=carl.get(f"/tables/{table}/replay")["entries"]))
    anna.page.get_by_text(say("replay.linked")).click()
    expect(anna.page.get_by_role("switch", name=say("replay.linked"))).not_to_be_checked()
    carl.page.reload()
    expect(there).to_have_count(0)


@pytest.mark.parametrize("view", ["picture", "text"])
def test_who_is_asked_for_an_undo_is_told_what_would_be_taken_back(anna: Visitor, bea: Visitor, view: str) -> None:
    table = sit_down(anna, bea)
    first, second = play_out(table, anna, bea, moves=2)
    assert first != second
    asker, asked = (anna, bea) if first == 0 else (bea, anna)
    asked.open(f"/tables/{table}?view={view}")
    asker.open(f"/tables/{table}?view=text")
    asker.button("table.ask-undo").click()
    question = asked.page.get_by_role("alert").filter(has_text=say("undo.asked", name=["Anna", "Bea"][first]))
    taken = [line["text"] for line in asked.replay()["log"] if line["entry"] in (1, 2)]
    assert len(taken) >= 2
    for text in taken:
        expect(question.get_by_text(text)).to_be_visible()
    question.get_by_role("button", name=say("undo.agree")).click()
    expect(question).to_have_count(0)
    assert asked.replay()["entries"] == 4


def test_what_spectators_will_see_is_said_to_everybody_who_sits_down(anna: Visitor, bea: Visitor) -> None:
    page = anna.open("/play/harbour")
    page.get_by_role("radio", name=say("play.friends")).check()
    page.get_by_role("group", name=say("play.count")).get_by_label("2", exact=True).check()
    anna.button("play.friends.go").click()
    anna.button("room.start").wait_for()
    expect(page.get_by_role("switch", name=say("room.listed"))).not_to_be_checked()
    bea.open(page.get_by_label(say("room.link")).input_value())
    bea.button("join.sit").click()
    bea.button("room.ready").click()
    expect(anna.button("room.start")).to_be_enabled()

    page.get_by_role("group", name=say("room.sight")).get_by_label(say("room.sight.all")).check()
    expect(bea.page.get_by_text(say("room.seen.all"))).to_be_visible()
    expect(anna.button("room.start")).to_be_disabled()
    bea.button("room.ready").click()
    anna.button("room.start").click()
    anna.page.locator("[data-piece]").first.wait_for()


def test_a_spectator_says_a_name_and_sees_the_hands_that_the_table_shows(
    anna: Visitor, bea: Visitor, visit: Visit
) -> None:
    table = sit_down(anna, bea, sight="hand", shown=1)
    play_out(table, anna, bea, moves=6)
    carl = visit(**PLAYER)
    carl.open(f"/tables/{table}/watch")
    carl.page.get_by_label(say("watch.name")).fill("Carl")
    carl.button("join.watch").click()
    bea.open(f"/tables/{table}")
    for card in bea.hand():
        expect(carl.page.get_by_label(card).first).to_be_visible()
    anna.open(f"/tables/{table}?view=text")
    assert anna.get(f"/tables/{table}/room")["watchers"] == ["Carl"]


def test_when_somebody_drops_the_others_may_wait_until_they_are_back(anna: Visitor, bea: Visitor) -> None:
    table = sit_down(anna, bea)
    for each in (anna, bea):
        each.open(f"/tables/{table}")
        each.page.locator("[data-piece]").first.wait_for()
    seat = next(seat for seat, each in enumerate((anna, bea)) if each.asked())
    absent, other = (anna, bea) if seat == 0 else (bea, anna)
    name = ["Anna", "Bea"][seat]
    absent.open("/")
    other.button("wait.yes").click()
    expect(other.page.get_by_role("alert").filter(has_text=say("wait.held", name=name))).to_be_visible()
    absent.open(f"/tables/{table}")
    expect(other.page.get_by_text(say("wait.held", name=name))).to_have_count(0)
    play_out(table, anna, bea, moves=2)
    other.follow()


INSTALLED = """(() => {
  const real = window.matchMedia.bind(window);
  const standalone = (query) => new Proxy(real(query), { get: (list, name) => name === "matches" || list[name] });
  window.matchMedia = (query) => (query.includes("display-mode") ? standalone(query) : real(query));
})()"""


def test_the_installed_table_opens_without_a_network_with_what_it_last_knew(anna: Visitor) -> None:
    assert anna.context.request.get("/manifest.webmanifest").json()["display"] == "standalone"
    anna.context.add_init_script(INSTALLED)
    anna.lay("human", "random", start=True)
    page = anna.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    yours = page.get_by_role("region", name=say("home.resume"))
    expect(yours.get_by_role("link")).to_have_count(1)
    anna.context.set_offline(True)
    page.reload()
    expect(yours.get_by_role("link")).to_have_count(1)


def test_a_browser_that_just_visits_keeps_nothing(bea: Visitor) -> None:
    page = bea.open("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
