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
        touch: bool = False,
        **settings: Any,
    ) -> None:
        self.address = address
        self.locale = locale
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=locale,
            has_touch=touch,
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

    def get(self, path: str, **query: str) -> Any:
        answer = self.context.request.get(f"/api{path}", params={"locale": self.locale, **query})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        data = {} if body is None else body
        answer = self.context.request.post(f"/api{path}", data=data, params={"locale": self.locale})
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def lay(self, *kinds: str, start: bool = False, **wishes: Any) -> str:
        """Lay a table, of Harbour unless another game is wished, with seats of these kinds ("human", "open", or a bot's
        level); its id."""
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        table: str = self.post("/tables", {"game": "harbour", "seats": seats, "start": start, **wishes})["table"]
        return table

    def invitation(self, table: str) -> str:
        """The link that lets others in."""
        url: str = self.get(f"/tables/{table}/room")["invitation"]["url"]
        return url

    def replay(self) -> Any:
        """The match of the open table as this person's seat, or the public, knows it now."""
        table = self.table()
        you = self.get(f"/tables/{table}/room")["you"]
        return self.get(f"/tables/{table}/replay", seat=str(you[0]) if you else "public")

    def asked(self) -> str:
        """The kind of the decision that waits for this person, "" when there is none."""
        decision = self.replay()["decision"]
        return decision["kind"] if decision else ""

    def follow(self) -> None:
        """Wait until the page has told everything that happened so far."""
        last = self.replay()["log"][-1]["text"]
        expect(self.region("log.title").get_by_text(last).first).to_be_visible()

    # What is on the page.

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=say(key), exact=True)

    def dialog(self, key: str) -> Locator:
        return self.page.get_by_role("dialog", name=say(key))

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=say(key), exact=True)

    def hand(self) -> list[str]:
        """The names of the cards in the hand, as the page shows them."""
        pieces = self.region("table.hand").locator("[data-piece]")
        pieces.first.wait_for()
        return sorted(piece.get_attribute("aria-label") or "" for piece in pieces.all())

    def table(self) -> str:
        """The table of the page that is open."""
        return self.page.url.partition("/tables/")[2].partition("/")[0].partition("?")[0]
