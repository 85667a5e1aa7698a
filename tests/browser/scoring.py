"""Scoring: moves by which somebody's score changed, made again on a page that watches what it shows."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect
from tests.browser.line import Line
from tests.browser.visitor import Visitor

import tablee
from tablee.scenes import Scene

Visit = Callable[..., Visitor]
WATCHING = Path(__file__).with_name("watching.js").read_text("utf-8")
MATCHES = 12


@dataclass(frozen=True)
class Scoring:
    """A move by which somebody's score changed, in a match that was played to its end."""

    journal: Any
    step: int
    seat: int
    move: str


def scores(match: tablee.Match) -> list[str]:
    return [seat.score for seat in msgspec.convert(match.scene(None, "en"), Scene).seats]


def scorings(slug: str, wanted: int) -> list[Scoring]:
    """Moves that score, in matches of simple bots: without luck, so that they score again, where a game has such.

    A game that counts nothing has none.
    """
    game = tablee.game(slug)
    sure: list[Scoring] = []
    lucky: list[Scoring] = []
    for seed in range(MATCHES):
        match = game.start(game.seats[-1 if seed % 2 else 0], seed=seed)
        bots = [tablee.bot(slug, "simple") for _ in range(match.seats)]
        at = []
        while not match.over:
            before, asked = scores(match), match.open()[0]
            step = match.play(asked.seat, bots[asked.seat].choose(match, asked.seat))
            if not match.over and asked.judged is None and scores(match) != before:
                at.append((len(match.steps) - 1, step))
        for place, step in at:
            (lucky if step.lucky else sure).append(Scoring(match.journal(), place, step.seat, step.move))
        if len(sure) >= wanted:
            break
    return (sure or lucky)[:wanted]


def told(visit: Visit, scoring: Scoring, **wishes: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The entry of that move as somebody's page heard it, and what the page showed until all of it was told."""
    anna = visit(locale="en", taught=[tablee.game(scoring.journal["game"]).slug], coach=False, **wishes)
    anna.context.add_init_script(WATCHING)
    line = Line(anna.page)
    whole: str = anna.post("/journals", scoring.journal)["table"]
    wish = {"entry": scoring.step, "seat": scoring.seat, "level": "simple"}
    table: str = anna.post(f"/tables/{whole}/fork", wish)["table"]
    page = anna.open(f"/tables/{table}")
    expect(page.locator(".bar.mine")).to_be_visible()
    page.evaluate("story.length = 0")
    decision = anna.get(f"/tables/{table}/replay", seat=str(scoring.seat))["decision"]["id"]
    anna.post(f"/tables/{table}/command", {"id": "one", "decision": decision, "move": scoring.move})
    entry = None
    while entry is None:
        page.wait_for_timeout(20)  # lets the line hear
        frames = (msgspec.json.decode(frame) for frame in line.heard)
        entry = next((frame for frame in frames if frame["type"] == "entry"), None)
    last = entry["lines"][-1]["text"]
    page.wait_for_function("(last) => story.some(({ newest }) => newest === last)", arg=last)
    return entry, page.evaluate("story")
