"""A visitor: one person's browser, with its cookies and its settings, and the pages they open."""

import json
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.words import say

PATIENCE = 60_000  # milliseconds that anything may take on a busy machine
PHONE, LAPTOP, TELEVISION = (390, 844), (1440, 900), (1920, 1080)
Theme = Literal["light", "dark"]

expect.set_options(timeout=PATIENCE)


class Visitor:
    """`settings` are kept in the browser already when it opens the first page, as from an earlier visit."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = LAPTOP,
        theme: Theme = "light",
        locale: str = "en",
        **settings: Any,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if settings:
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(f"localStorage['tablee.settings'] ??= {kept}")
        self.page: Page = self.context.new_page()
        self.broken: list[str] = []
        self.context.on("weberror", lambda error: self.broken.append(str(error.error)))

    def open(self, path: str = "/") -> Page:
        """Open a page in the tab that is there."""
        self.page.goto(path)
        return self.page

    def close(self) -> None:
        """Close the browser; whatever a page threw meanwhile is a failure."""
        self.context.close()
        assert not self.broken, self.broken

    # By the interface of the server, for what a test needs and does not show.

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.context.request.post(f"/api{path}", data={} if body is None else body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def lay(self, *kinds: str, start: bool = False, **wishes: Any) -> str:
        """Lay a table of Loch Ness with seats of these kinds ("human", "open", or a bot's level); its id."""
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        table: str = self.post("/tables", {"game": "loch-ness", "seats": seats, "start": start, **wishes})["table"]
        return table

    # What is on the page.

    def button(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=say(key, **facts), exact=True)

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=say(key))

    def table(self) -> str:
        """The table of the page that is open."""
        return self.page.url.partition("/tables/")[2].partition("/")[0].partition("?")[0]
