"""Hands: the ways to play a match in a browser. Each goes by what the page shows as possible and by nothing else."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypedDict

from playwright.sync_api import Page
from tests.browser.visitor import Visitor
from tests.browser.words import say


class Target(TypedDict):
    """Something to choose: a piece or place (`item`), or a button for a whole move (`move`); and where it is."""

    item: str
    move: str
    x: float
    y: float
    covered: bool  # by something else, at its middle


class Sight(TypedDict):
    """What the page offers: targets; a way on, such as a lesson's next page or a sheet that may be locked; a field for
    words; or, when it is over, nothing."""

    over: bool
    field: bool
    way: Target | None
    targets: list[Target]


LOOK = """({ end, ways }) => {
  const own = "[data-item], [data-move]";
  const at = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const { item = "", move = "" } = element.dataset;
    const hit = document.elementFromPoint(middle.x, middle.y)?.closest(own)?.dataset;
    return { item, move, ...middle, covered: (hit?.item ?? "") !== item || (hit?.move ?? "") !== move };
  };
  const dialog = document.querySelector("dialog[open]");
  const over = dialog?.querySelector("h2")?.textContent === end || document.querySelector("#result");
  if (over) return { over: true, field: false, way: null, targets: [] };
  const main = [...(dialog ?? document).querySelectorAll("button.main:not([disabled])")];
  const way = main.find((each) => ways.includes(each.textContent.trim()));
  if (way) return { over: false, field: false, way: at(way), targets: [] };
  const field = !dialog && document.querySelector(".field form input");
  if (field) return { over: false, field: true, way: null, targets: [] };
  const free = [...document.querySelectorAll(own)].filter((each) => each.ariaPressed !== "true" && each.clientWidth);
  return free.length ? { over: false, field: false, way: null, targets: free.map(at) } : null;
}"""
ON = ("next", "lessons.begin", "confirm", "sheet.lock", "sheet.lock-anyway")
GLIDES = 100  # looks at what is covered, before it is said to be out of reach
TRIALS = 150_000  # milliseconds that the trials of others may take, one after the other
WORDS = {"end": say("end.title"), "ways": [say(code) for code in ON]}


class Hand(ABC):
    """Somebody who plays at random at the table that is open in their browser."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.luck = random.Random(seed)

    def play(self) -> None:
        """Play to the end screen."""
        while not (sight := self.look())["over"]:
            self.respond(sight)

    def respond(self, sight: Sight) -> None:
        """Write where words are wanted; else do one of the things in sight."""
        if not sight["field"]:
            self.act(sight)
            return
        field = self.page.locator(".field form input")
        field.fill("xyzzy")
        field.press("Enter")

    def glance(self) -> Sight | None:
        """What the page offers now, if anything."""
        sight: Sight | None = self.page.evaluate(LOOK, WORDS)
        return sight

    def look(self) -> Sight:
        """Wait until the page offers something; what that is. Trials of others take their time."""
        sight: Sight = self.page.wait_for_function(LOOK, arg=WORDS, timeout=TRIALS).json_value()
        return sight

    @abstractmethod
    def act(self, sight: Sight) -> None:
        """Do one of the things in sight."""


class Mouse(Hand):
    """Points and clicks."""

    def act(self, sight: Sight) -> None:
        for _ in range(GLIDES):  # something may just be gliding over it
            if not lost(sight["targets"]):
                break
            self.page.wait_for_timeout(50)
            sight = self.glance() or sight
        if sight["way"] or sight["targets"]:
            target = sight["way"] or self.luck.choice(reachable(sight["targets"]))
            self.page.mouse.click(target["x"], target["y"])


def reachable(targets: list[Target]) -> list[Target]:
    """The targets under the pointer's reach; each piece, place and move must be there in some way."""
    assert not lost(targets), f"offered, but covered by something else: {lost(targets)}"
    return [target for target in targets if not target["covered"]]


def lost(targets: list[Target]) -> list[Target]:
    """Those that are covered wherever they are offered."""
    reached = {(target["item"], target["move"]) for target in targets if not target["covered"]}
    return [target for target in targets if (target["item"], target["move"]) not in reached]


class Focus(TypedDict):
    """What has the focus."""

    item: str
    move: str
    text: str
    href: str
    x: float
    y: float


FOCUS = """() => {
  const element = document.activeElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  const { item = "", move = "" } = element.dataset;
  const text = element === document.body ? "" : element.innerText.trim();
  const href = element.getAttribute("href") ?? "";
  return { item, move, text, href, x: x + width / 2, y: y + height / 2 };
}"""


class Keyboard(Hand):
    """Tab from zone to zone, arrows inside a zone, Enter to choose, Escape to let go."""

    MOST_STOPS = 60

    def act(self, sight: Sight) -> None:
        if sight["way"] is not None:
            self.press_button(*WORDS["ways"])
            return
        if self.page.locator("[data-item][aria-pressed=true]").count() and self.luck.random() < 0.1:
            self.page.keyboard.press("Escape")
            return
        target = self.luck.choice(sight["targets"])
        for _ in range(self.MOST_STOPS):
            if self.walk(target):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        if self.glance() == sight:  # and not something else by now, such as a dialog that was about to open
            raise AssertionError(f"offered, but not in reach of the keyboard: {target}")

    def press_button(self, *texts: str) -> None:
        """Tab to a button that says one of these, or to the link that leads there, and press it."""
        for _ in range(self.MOST_STOPS):
            focus = self.focus()
            if focus["text"] in texts or focus["href"] in texts:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"not in reach of the keyboard: {texts}")

    def walk(self, target: Target) -> bool:
        """Go to a target with the arrow keys, if it is in the zone that has the focus; whether it is reached."""
        here = self.focus()
        passed = set()
        while (here["item"], here["move"]) != (target["item"], target["move"]):
            if not here["item"] or not target["item"]:
                return False
            keys = [key for key in keys_toward(here, target) if (here["x"], here["y"], key) not in passed]
            if not keys:
                return False
            passed.add((here["x"], here["y"], keys[0]))
            self.page.keyboard.press(keys[0])
            here = self.focus()
        return True

    def focus(self) -> Focus:
        focus: Focus = self.page.evaluate(FOCUS)
        return focus


def keys_toward(here: Focus, target: Target) -> list[str]:
    """The keys that go through a zone, the one that leads most directly to the target first."""
    dx, dy = target["x"] - here["x"], target["y"] - here["y"]
    along = {"ArrowLeft": -dx, "ArrowRight": dx, "ArrowUp": -dy, "ArrowDown": dy}
    return [*sorted(along, key=lambda key: -along[key]), "Home", "End"]


class Reader(Hand):
    """Chooses by number from the list of the text table."""

    def act(self, sight: Sight) -> None:
        if sight["way"] is not None:
            ways = [self.page.get_by_role("button", name=text, exact=True) for text in WORDS["ways"]]
            next(way for way in ways if way.count()).click()
            return
        number = self.luck.randrange(len(sight["targets"])) + 1
        field = self.page.get_by_label(say("text.type"))
        if field.count():
            field.fill(str(number))
            field.press("Enter")
        else:
            self.page.locator("[data-move]").nth(number - 1).press("Enter")


def play_until(done: Callable[[], bool], *hands: Hand) -> None:
    """Let these hands, one for each person of a match, play whenever their page lets them, until that is so."""
    while True:
        sights = [hand.glance() for hand in hands]
        if done():  # asked after the glance, so that nobody acts on what comes only now
            return
        for hand, sight in zip(hands, sights, strict=True):
            if sight is not None:
                hand.respond(sight)
                break
