"""Objections: whoever tries to pick what he may not is told which rule is against it."""

from collections.abc import Callable
from typing import Any

from tests.server.visitors import Browser, Screen

NewBrowser = Callable[[], Browser]


def why_not(browser: Browser, table: str, screen: Screen, *picks: str) -> dict[str, Any]:
    assert screen.decision is not None
    body = {"decision": screen.decision["id"], "picks": list(picks)}
    told: dict[str, Any] = browser.post(f"/api/tables/{table}/why-not", body)
    return told


def placing(browser: Browser) -> tuple[str, Screen, list[str]]:
    """A table where this browser must place a camera; the posts where it may not."""
    table = browser.lay("human", "random", start=True, pace="fast")
    screen = browser.screen(table)
    screen.until("hello")
    while screen.until_asked()["kind"] != "place_camera":
        screen.play()
    assert screen.scene is not None
    free = {id for choice in screen.scene["choices"] for id in choice["picks"]}
    posts = [place["id"] for place in screen.scene["places"] if place["id"].startswith("g")]
    return table, screen, [post for post in posts if post not in free]


def test_the_rule_is_the_one_that_refuses_the_move(browser: NewBrowser) -> None:
    anna = browser()
    table, screen, greyed = placing(anna)
    titles = {rule["id"]: rule["title"] for rule in anna.get("/api/games/loch-ness/rules")}
    assert greyed and screen.decision is not None
    rules = set()
    for post in greyed:
        refusal = screen.ask("play", decision=screen.decision["id"], move=f"camera 3 {post}")
        told = why_not(anna, table, screen, "camera-0-3", post)
        assert told == {"rule": refusal["facts"]["rule"], "title": titles[told["rule"]]}
        rules.add(told["rule"])
    assert len(rules) > 1, "a post may be greyed for several reasons"


def test_a_piece_in_the_way_is_told_as_its_place_is(browser: NewBrowser) -> None:
    anna = browser()
    table, screen, greyed = placing(anna)
    assert screen.scene is not None
    in_the_way = [piece for piece in screen.scene["pieces"] if piece["place"] in greyed]
    assert in_the_way
    for piece in in_the_way:
        assert why_not(anna, table, screen, piece["id"]) == why_not(anna, table, screen, piece["place"])


def test_what_no_move_is_about_is_told_with_the_rule_of_what_is_asked(browser: NewBrowser) -> None:
    anna = browser()
    table, screen, _ = placing(anna)
    assert screen.scene is not None
    assert why_not(anna, table, screen, "t65")["rule"] == screen.scene["prompt"]["rules"][0]


def test_only_who_is_asked_is_told_and_only_while_it_is_open(browser: NewBrowser) -> None:
    anna, eve = browser(), browser()
    table, screen, greyed = placing(anna)
    assert screen.decision is not None
    path, body = f"/api/tables/{table}/why-not", {"decision": screen.decision["id"], "picks": greyed[:1]}
    assert eve.refused("POST", path, body) == (409, "not-your-decision")
    screen.play()
    assert anna.refused("POST", path, body) == (409, "decision-closed")
    assert anna.refused("POST", path, {**body, "picks": []})[0] == 400
