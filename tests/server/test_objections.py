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


def mooring(browser: Browser) -> tuple[str, Screen, list[str]]:
    """A table where this browser must moor a boat; the berths where it may not."""
    table = browser.lay("human", "random", start=True, pace="fast")
    screen = browser.screen(table)
    screen.until("hello")
    while screen.until_asked()["kind"] != "moor_boat" or screen.entry < 4:
        screen.play()
    assert screen.scene is not None
    free = {id for choice in screen.scene["choices"] for id in choice["picks"]}
    berths = [place["id"] for place in screen.scene["places"] if place["id"].startswith("b")]
    return table, screen, [berth for berth in berths if berth not in free]


def test_the_rule_is_the_one_that_refuses_the_move(browser: NewBrowser) -> None:
    anna = browser()
    titles = {rule["id"]: rule["title"] for rule in anna.get("/api/games/harbour/rules")}
    rules = set[tuple[str, str]]()
    for _ in range(12):  # a bot may moor where it leaves one reason only
        table, screen, greyed = mooring(anna)
        assert greyed and screen.decision is not None
        for berth in greyed:
            refusal = screen.ask("play", decision=screen.decision["id"], move=f"moor {berth}")
            told = why_not(anna, table, screen, "boat-0", berth)
            assert told == {"rule": refusal["facts"]["rule"], "title": titles[told["rule"]], "text": told["text"]}
            assert told["text"] not in ("", told["title"])
            rules.add((told["rule"], told["text"]))
        if len(rules) > 1:
            return
    raise AssertionError(f"a berth may be greyed for several reasons, not only {rules}")


def test_a_piece_in_the_way_is_told_as_its_place_is(browser: NewBrowser) -> None:
    anna = browser()
    table, screen, greyed = mooring(anna)
    assert screen.scene is not None
    in_the_way = [piece for piece in screen.scene["pieces"] if piece["place"] in greyed]
    assert in_the_way
    for piece in in_the_way:
        assert why_not(anna, table, screen, piece["id"]) == why_not(anna, table, screen, piece["place"])


def test_what_no_move_is_about_is_told_with_the_rule_of_what_is_asked(browser: NewBrowser) -> None:
    anna = browser()
    table, screen, _ = mooring(anna)
    assert screen.scene is not None
    told = why_not(anna, table, screen, "lighthouse")
    assert told["rule"] == screen.scene["prompt"]["rules"][0]
    assert screen.scene["prompt"]["text"] in told["text"]


def test_only_who_is_asked_is_told_and_only_while_it_is_open(browser: NewBrowser) -> None:
    anna, eve = browser(), browser()
    table, screen, greyed = mooring(anna)
    assert screen.decision is not None
    path, body = f"/api/tables/{table}/why-not", {"decision": screen.decision["id"], "picks": greyed[:1]}
    assert eve.refused("POST", path, body) == (409, "not-your-decision")
    screen.play()
    assert anna.refused("POST", path, body) == (409, "decision-closed")
    assert anna.refused("POST", path, {**body, "picks": []})[0] == 400
