"""The first visit: home is light, nothing on it moves, and the ways to play and to join are on its first screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.browser.words import say

Visit = Callable[..., Visitor]
MOST = 150_000  # bytes over the line on a first visit
SHIFT = """
window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => (window.shift += each.value)))
  .observe({ type: "layout-shift", buffered: true });
"""
SIZES = {"phone": (390, 844), "phone on its side": (844, 390), "tablet": (768, 1024), "laptop": (1440, 900)}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_home_is_light_and_steady_and_leads_on_at_once(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    sizes: list[int] = []
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    anna.context.add_init_script(SHIFT)
    page = anna.open()
    expect(page.get_by_role("list", name=say("home.games"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(sizes) <= MOST, f"{sum(sizes)} bytes"
    assert page.evaluate("shift") < 0.05
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    join = page.get_by_label(say("home.code")).bounding_box()
    assert join is not None and join["y"] + join["height"] <= size[1], "joining is on the first screen"
    play = page.locator("a[href^='/play/'] .go").first.bounding_box()
    assert play is not None and play["y"] + play["height"] <= size[1], "playing is on the first screen"
