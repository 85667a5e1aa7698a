"""NCIS in the browser: every trial solved by mouse, by finger and by keys, one that runs out of time, and a whole match
on three devices at once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.hands import Hand, Mouse, Sight, play_until
from tests.browser.visitor import LAPTOP, PHONE, TELEVISION, Visitor
from tests.stage import play

from tablee.engine.match import Match
from tablee.games.ncis.tests.stage import name_all, win_zone

Visit = Callable[..., Visitor]
WAYS: dict[str, dict[str, Any]] = {"mouse": {}, "finger": {"size": PHONE, "touch": True}, "keys": {}}
PLAYER = {"pace": "instant", "coach": False}


class Thumb(Hand):
    """Taps what is in sight of a phone: the part of the board that matters, the hand, the bar."""

    def act(self, sight: Sight) -> None:
        target = sight["way"] or self.luck.choice([each for each in sight["targets"] if not each["covered"]])
        self.page.touchscreen.tap(target["x"], target["y"])


def before_a_trial(zone: int, **options: object) -> Match:
    """The only agent has won this zone and is asked whether he is ready."""
    match = win_zone(zone, "z02", seats=2, options=options)
    name_all(match, "c", "o")
    if zone == 1:
        play(match, "0 word 1")
    return match


def sit_down(visitor: Visitor, match: Match, rule_time: str = "x5") -> None:
    """Bring a match that ended soon after this moment, and play on oneself from there as agent 1."""
    entry = len(match.steps)
    while not match.over:
        (decision, *_) = match.open()
        match.play(decision.seat, "accuse" if "accuse" in decision.moves else decision.moves[0])
    uploaded = visitor.post("/journals", match.journal())["table"]
    wish = {"entry": entry, "seat": 1, "level": "random", "rule_time": rule_time}
    visitor.open(f"/tables/{visitor.post(f'/tables/{uploaded}/fork', wish)['table']}")


def begin(visitor: Visitor) -> Locator:
    """Say that one is ready; what then takes the stage."""
    visitor.page.locator('[data-move="begin"]').click()
    stage = visitor.page.locator("[data-stage]")
    expect(stage).to_be_visible()
    return stage


def solution(match: Match) -> Any:
    """The trial that waits, as the Criminel sees it."""
    seen: Any = match.view(0)
    return seen["trial"]


def press(visitor: Visitor, way: str, target: Locator, first: Locator, *keys: str) -> None:
    """Choose something: with the mouse, with a finger, or from the first by these keys."""
    if way == "keys":
        first.focus()
        for key in (*keys, "Enter"):
            visitor.page.keyboard.press(key)
    elif way == "finger":
        target.tap()
    else:
        target.click()


def expect_passed(visitor: Visitor) -> None:
    """A row is earned, and its category asked for."""
    expect(visitor.page.locator(".bar")).to_contain_text("Name the category of the next row.")


@pytest.mark.parametrize("way", WAYS)
def test_NCIS_137_a_word_is_found(visit: Visit, way: str) -> None:
    anna, match = visit(**PLAYER, **WAYS[way]), before_a_trial(1)
    grid = solution(match)["grid"]
    (start,) = [run["start"] for run in grid["runs"] if run["word"] == grid["announced"]]
    sit_down(anna, match)
    stage = begin(anna)
    across, down = ord(start[0]) - ord("A"), int(start[1:]) - 1
    keys = ["ArrowRight"] * across + ["ArrowDown"] * down
    press(anna, way, stage.locator(f'[data-cell="{start}"]'), stage.locator('[data-cell="A1"]'), *keys)
    expect_passed(anna)


@pytest.mark.parametrize("way", WAYS)
def test_NCIS_138_a_bullet_is_matched(visit: Visit, way: str) -> None:
    anna, match = visit(**PLAYER, **WAYS[way]), before_a_trial(2)
    right = solution(match)["bullets"]["right"]
    sit_down(anna, match)
    bullets = begin(anna).locator("ol button")
    if way == "finger":
        bullets.nth(right - 1).tap()  # a finger looks first
    press(anna, way, bullets.nth(right - 1), bullets.first, *["ArrowRight"] * (right - 1))
    expect_passed(anna)


@pytest.mark.parametrize("way", WAYS)
def test_NCIS_139_a_path_is_followed(visit: Visit, way: str) -> None:
    anna, match = visit(**PLAYER, **WAYS[way]), before_a_trial(3)
    right = solution(match)["body"]["exit"]
    sit_down(anna, match)
    exits = begin(anna).locator(".exits button")
    press(anna, way, exits.nth(right - 1), exits.first, *["ArrowDown"] * (right - 1))
    expect_passed(anna)


def test_NCIS_135_a_trial_that_nobody_answers_runs_out_of_time(visit: Visit) -> None:
    anna = visit(**PLAYER)
    sit_down(anna, before_a_trial(3, trial_seconds=5), rule_time="x1")
    begin(anna)
    expect(anna.page.locator("[data-stage]")).to_have_count(0)
    anna.follow()
    assert [line["text"] for line in anna.replay()["log"] if "runs out of time: Autopsy" in line["text"]]


def test_a_whole_match_on_a_phone_a_laptop_and_a_television(visit: Visit) -> None:
    """The Criminel plays on a television, his two opponents on a laptop and on a phone, by the mouse and at random."""
    criminal = visit(name="Carl", size=TELEVISION, **PLAYER)
    agents = [visit(name="Anna", size=LAPTOP, **PLAYER), visit(name="Bea", size=PHONE, touch=True, **PLAYER)]
    options = {"play_mode": "model", "threat_goal": 9}
    laid = criminal.lay("human", "open", "open", game="ncis", options=options)
    room = criminal.invitation(laid).partition("room=")[2]
    for each in agents:
        each.post(f"/tables/{laid}/join", {"name": "Agent", "room": room})
    for each in (*agents, criminal):
        each.post(f"/tables/{laid}/ready", {"ready": True})
    criminal.post(f"/tables/{laid}/start")
    everybody = [criminal, *agents]
    for each in everybody:
        each.open(f"/tables/{laid}")
    hands = [Mouse(criminal, 1), Mouse(agents[0], 2), Thumb(agents[1], 3)]
    play_until(lambda: any(each.dialog("end.title").is_visible() for each in everybody), *hands)
    for each in everybody:
        expect(each.dialog("end.title")).to_be_visible()
