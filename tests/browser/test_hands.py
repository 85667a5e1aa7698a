"""Hands: pieces dragged by mouse and finger, and forced moves that the table makes."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.hands import Mouse, play_until
from tests.browser.visitor import PHONE, Visitor

import tablee

Visit = Callable[..., Visitor]


def mooring(visitor: Visitor) -> Page:
    """A match against bots in which a boat is to be moored."""
    table = visitor.lay("human", "random", "random", start=True, options={"barges": True, "first": 0})
    page = visitor.open(f"/tables/{table}")
    play_until(lambda: visitor.asked() == "moor_boat", Mouse(visitor, seed=1))
    page.locator("[data-piece=boat-0][data-item]").wait_for()
    return page


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def berth_of(page: Page) -> str:
    """A berth that a boat may go to, found by taking the boat and putting it back."""
    boat = page.locator("[data-piece=boat-0][data-item]")
    boat.click()
    berth = page.locator("[data-spot].can").first.get_attribute("data-spot")
    boat.click()
    expect(boat).to_have_attribute("aria-pressed", "false")
    assert berth
    return berth


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit(pace="instant", coach=False, taught=["harbour", "lighthouse"])


def test_a_piece_is_dragged_to_its_place_by_mouse(anna: Visitor) -> None:
    page = mooring(anna)
    berth = berth_of(page)
    page.mouse.move(*middle(page.locator("[data-piece=boat-0]")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f"[data-spot={berth}]")), steps=6)
    expect(page.locator(f"[data-spot={berth}].can")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f"[data-piece=boat-{berth}][data-at={berth}]")).to_have_count(1)


def test_a_piece_let_go_elsewhere_stays_where_it_was(anna: Visitor) -> None:
    page = mooring(anna)
    boat = page.locator("[data-piece=boat-0]")
    page.mouse.move(*middle(boat))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("header").first), steps=6)
    page.mouse.up()
    expect(boat).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-spot].can")).to_have_count(0)
    assert anna.asked() == "moor_boat"


class Fingers:
    """Fingers on a screen that feels them."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        fingers: list[Any] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_piece_is_dragged_by_a_finger_and_a_second_finger_means_the_board(visit: Visit) -> None:
    phone = visit(size=PHONE, touch=True, pace="instant", coach=False, taught=["harbour"])
    page = mooring(phone)
    touch, (x, y) = Fingers(page), middle(page.locator("[data-piece=boat-0]"))
    target = page.locator("[data-spot].can").first
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 30))
    expect(target).to_be_visible()
    touch("touchStart", (x, y - 30), middle(target))
    touch("touchEnd")
    expect(target).to_have_count(0)
    assert phone.asked() == "moor_boat"

    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 30))
    berth = target.get_attribute("data-spot")
    touch("touchMove", middle(target))
    touch("touchEnd")
    expect(page.locator(f"[data-piece=boat-{berth}][data-at={berth}]")).to_have_count(1)


def forced_move(slug: str) -> tuple[tablee.Match, int, int]:
    """A whole match, and a moment of it at which a seat has a single move: after how many steps, and which seat."""
    game, found = tablee.game(slug), None
    for seed in range(20):
        match, luck = game.start(2, seed=seed), random.Random(seed)
        while not match.over:
            asked = match.open()
            alone = len(asked) == 1 and len(asked[0].moves) == 1
            found = found or ((len(match.steps), asked[0].seat) if alone else None)
            match.play(asked[0].seat, luck.choice(asked[0].moves))
        if found:
            return match, *found
    raise AssertionError(f"{slug}: nobody is ever forced")


def test_the_only_move_is_made_by_the_table_for_who_wishes_it(visit: Visit) -> None:
    anna = visit(pace="instant", coach=False, taught=["harbour"], forced=True)
    match, step, seat = forced_move("harbour")
    brought = anna.post("/journals", match.journal())["table"]
    table = anna.post(f"/tables/{brought}/fork", {"entry": step, "seat": seat, "level": "random"})["table"]
    decision = anna.get(f"/tables/{table}/replay", seat=str(seat))["decision"]["id"]
    page = anna.open(f"/tables/{table}")
    moved = f"(path) => fetch(path).then((answer) => answer.json()).then((now) => now.decision?.id !== '{decision}')"
    page.wait_for_function(moved, arg=f"/api/tables/{table}/replay?seat={seat}")
