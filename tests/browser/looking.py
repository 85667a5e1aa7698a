"""Looking: widgets on a page of their own, from facts alone, as `client/tests/looking` shows them."""

import functools
import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, CDPSession, Page

ROOT = Path(__file__).parents[2]
LAPTOP, PHONE = (860, 600), (390, 770)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The page, built into this folder and served on this machine."""
    build = ["scripts/node", "npm", "run", "--silent", "looking", "--prefix", "client", "--", "--outDir", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=120)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


class Looker:
    """Somebody in front of one widget. Whatever goes wrong on the page is kept in `wrong`."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        show: str,
        *,
        size: tuple[int, int] = LAPTOP,
        script: str = "",
        **wishes: Any,
    ) -> None:
        width, height = size
        self.context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == PHONE)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        if script:
            self.page.add_init_script(script)
        query = "&".join(f"{name}={quote(str(wish))}" for name, wish in {"show": show, **wishes}.items())
        self.page.goto(f"{address}/?{query}")
        self.page.wait_for_function("() => window.desk && document.querySelector('[data-widget], main')")

    @property
    def given(self) -> list[Any]:
        """Every raw answer that was given."""
        return list(self.page.evaluate("() => window.given()"))

    @property
    def drafts(self) -> list[Any]:
        return list(self.page.evaluate("() => window.drafted()"))

    @property
    def clicked(self) -> list[Any]:
        """The parts of the widget that were picked."""
        return list(self.page.evaluate("() => window.clicked()"))

    def hear(self, doings: dict[int, Any]) -> None:
        """Others do something; the rest goes on doing what it did."""
        news = [[*each] for each in doings.items()]
        self.page.evaluate("news => (window.desk.doings = new Map([...window.desk.doings, ...news]))", news)

    def until(self, script: str) -> None:
        self.page.wait_for_function(script, timeout=20_000)

    def until_given(self, many: int = 1) -> Any:
        """The last answer, as soon as there are so many."""
        self.until(f"() => window.given().length >= {many}")
        return self.given[-1]

    def swipe(self, *points: tuple[float, float]) -> None:
        """A finger goes down at the first point, over the others, and up."""
        line: CDPSession = self.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(points):
            kind = "touchMove" if number else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()

    def middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def close(self) -> None:
        self.context.close()
        assert not self.wrong, json.dumps(self.wrong)
