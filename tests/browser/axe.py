"""axe: what a page lacks for people who do not see, hear or move as most do."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong on the page as it is: the rule, what it says, and the first elements that break it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {each['help']}: {list(map(told, each['nodes'][:4]))}" for each in found]


def told(node: dict[str, Any]) -> str:
    """Which element, and why."""
    why = [check["message"] for check in [*node["any"], *node["all"], *node["none"]]]
    return f"{' '.join(map(str, node['target']))}: {'; '.join(why)}"
