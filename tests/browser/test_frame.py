"""The frame of every table: everything can be read, nothing is cut or covered, and nothing moves when help opens."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.decisions import go_on, moments
from tests.browser.visitor import Visitor
from tests.browser.words import like, say

from tablee.games import slugs

Visit = Callable[..., Visitor]
MEASURES = Path(__file__).with_name("measures.js").read_text("utf-8")
STILL = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    const endless = (each) => each.effect.getTiming().iterations === Infinity;
    do { await frame(); await frame(); await frame(); }
    while (document.getAnimations().some((each) => each.playState === "running" && !endless(each)));
}"""
SIZES = {
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1440, 900),
    "television": (1920, 1080),
}


def measured(visitor: Visitor) -> dict[str, Any]:
    """What there is to see at every size, once it has come to rest."""
    found = {}
    for name, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(STILL)
        found[name] = visitor.page.evaluate(MEASURES)
    return found


@pytest.mark.parametrize("slug", slugs())
def test_everything_can_be_read_and_nothing_moves_in_every_kind_of_decision(visit: Visit, slug: str) -> None:
    anna = visit(pace="instant", coach=True, taught=[])
    wrong: list[str] = []
    for moment in moments(anna, slug):
        page = anna.open(f"/tables/{go_on(anna, moment)}")
        skip = anna.button("lessons.skip")
        expect(skip.or_(page.locator(".bar.mine")).first).to_be_visible()
        if skip.count():
            skip.click()
        expect(page.locator(".bar.mine")).to_be_visible()
        coached = measured(anna)
        for size, seen in coached.items():
            for what in ("small", "cut", "upon"):
                wrong += [f"{moment.kind}, {size}, {what}: {each}" for each in seen[what]]
            if seen["wide"] > 0:
                wrong.append(f"{moment.kind}, {size}: {seen['wide']} px wider than the screen")
        understood = anna.button("coach.understood")
        if understood.count():
            understood.first.click()
        listed = page.get_by_role("button", name=like("table.choices.other"))
        if listed.count():
            listed.first.click()
        dead = page.locator("main [data-tip][aria-disabled]").first
        if dead.count():
            dead.dispatch_event("click")
            expect(page.locator(".missed")).to_be_visible()
        hint = anna.button("hint.ask")
        if hint.count():
            hint.click()
            expect(page.get_by_role("status", name=say("hint.title"))).to_be_visible()
        helped = measured(anna)
        for size, seen in coached.items():
            for what, place in seen["frame"].items():
                moved = helped[size]["frame"][what]
                if moved != place:
                    wrong.append(f"{moment.kind}, {size}: {what} at {place}, with list, reason and hint at {moved}")
    assert not wrong, "\n".join(wrong)
