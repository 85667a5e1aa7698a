"""Answers in the terminal: every kind that is judged can be typed, and a gallery is shot at by its own arithmetic."""

from typing import Any

import pytest
from tests.test_widgets import EXAMPLES

from tablee import widgets
from tablee.cli.answering import Answering, raw_of
from tablee.cli.shooting import Shooting, followed, heart, impact, is_beat, wave_at
from tablee.engine.answers import KINDS
from tablee.engine.game import Json
from tablee.scenes import Widget
from tablee.words import LOCALES, words

BY_KIND = {str(facts.__struct_config__.tag): facts for facts in EXAMPLES}
GRID = widgets.WordGrid(["AB", "CD"], ["AB"], asks="run")

TYPED: list[tuple[str, widgets.Facts, str, Json]] = [
    ("text", BY_KIND["field"], "Venise la belle", "Venise la belle"),
    ("text", BY_KIND["field"], "?", "?"),
    ("lines", BY_KIND["document"], "1 2", {"keep": [1, 2]}),
    ("lines", BY_KIND["document"], " 2, 1 ", {"keep": [2, 1]}),
    ("lines", BY_KIND["document"], "1 M1A", {"keep": [1], "declare": "m1a"}),
    ("lines", BY_KIND["document"], "one", {"keep": ["one"]}),
    ("lines", BY_KIND["document"], "", {"keep": []}),
    ("words", BY_KIND["words"], " c7 ", {"cell": "c7"}),
    ("words", GRID, "a1 b1", {"run": ["a1", "b1"]}),
    ("bullets", BY_KIND["bullets"], "5", {"bullet": 5}),
    ("bullets", BY_KIND["bullets"], "five", {"bullet": "five"}),
    ("path", BY_KIND["path"], " 3 ", {"exit": 3}),
]


@pytest.mark.parametrize(("kind", "facts", "typed", "raw"), TYPED)
def test_what_is_typed_is_the_answer_that_the_widget_would_give(
    kind: str, facts: widgets.Facts, typed: str, raw: Json
) -> None:
    assert raw_of(Widget("it", "in words", facts, answers=kind), typed) == raw


def test_every_kind_of_answer_can_be_typed_and_says_how() -> None:
    assert {kind for kind, *_ in TYPED} | {"gallery"} == set(KINDS)
    for locale in LOCALES:
        for kind in KINDS:
            assert words(locale).has(f"cli-answer-{kind}")


def test_what_a_field_or_a_sheet_offers_besides_can_be_read() -> None:
    field, sheet = (Widget("it", "", BY_KIND[name], answers="text") for name in ("field", "document"))
    assert "? – Ask for the hint" in Answering(field).ways(words("en"))
    assert "m1a – Two lines" in Answering(sheet).ways(words("en"))


# Shooting.

STILL = widgets.Wave(0, 64, 0)
LAUNCHER = widgets.Launcher(800, 450, 18, 60, 200, 2, 15, STILL, STILL, [(0, 0)] * 5)


def target(id: str, x: int, *, called: bool) -> widgets.Target:
    return widgets.Target(
        id, id.upper(), id[1], left=x - 30, right=x + 30, top=400, bottom=500, foot=525, called=called
    )


class Range:
    """A gallery with a clock that the test turns, and what the shooter was told."""

    def __init__(self, limit: float | None = 12_000, launcher: widgets.Launcher = LAUNCHER, required: int = 2) -> None:
        self.ms = 5_000.0
        self.told: list[tuple[str, dict[str, Any]]] = []
        targets = [target("r1", 500, called=True), target("r2", 800, called=True), target("b1", 1100, called=False)]
        facts = widgets.Gallery(1600, 900, targets, ticks=600, required=required, launcher=launcher)
        widget = Widget("it", "", facts, answers="gallery")
        self.shooting = Shooting(widget, limit, lambda: self.ms, lambda code, **facts: self.told.append((code, facts)))

    def type(self, text: str, ticks: int = 0) -> Json:
        self.ms += 20.0 * ticks
        return self.shooting.take(text)

    def last(self) -> str:
        return self.told[-1][0]


def test_a_target_is_aimed_at_by_name_and_falls_when_the_reticle_has_come_there() -> None:
    here = Range()
    assert here.type("R1", 10) is None
    assert here.type("", 5) is None
    assert here.last() == "gallery-missed", "the reticle is still on its way"
    assert here.type("", 60) is None
    assert here.told[-1] == ("gallery-fell", {"target": "R1"})
    assert here.type("r2", 20) is None
    assert here.type("", 200) == {"shots": [[15, 710, 450], [75, 500, 450], [295, 800, 450]]}
    assert here.last() == "gallery-fell"


def test_a_target_that_was_not_called_ends_it() -> None:
    here = Range()
    here.type("b1")
    assert here.type("", 60) == {"shots": [[60, 1100, 450]]}


def test_nobody_fires_what_is_not_loaded_or_is_not_there() -> None:
    here = Range()
    assert here.type("") is None and here.last() == "gallery-fell", "it begins in front of the target in the middle"
    assert here.type("", 59) is None and here.last() == "gallery-not-loaded"
    assert here.type("", 1) is None and here.last() == "gallery-missed"
    assert here.type("", 199) is None and here.last() == "gallery-not-loaded", "the magazine is empty"
    here.type("r9")
    assert here.told[-1] == ("gallery-unknown", {"typed": "r9", "known": ["r1", "r2", "b1"]})


def test_there_are_as_many_shots_as_the_launcher_knows_the_scatter_of() -> None:
    here = Range(launcher=widgets.Launcher(800, 450, 18, 60, 200, 4, 15, STILL, STILL, [(0, 300)] * 2))
    for told in ("gallery-missed", "gallery-missed", "gallery-empty"):
        assert here.type("", 60) is None
        assert here.last() == told


def test_a_full_stop_sends_what_was_fired_and_time_ends_it() -> None:
    here = Range()
    assert here.type(".") == {"shots": []}
    here.type("", 10)
    assert here.shooting.draft() == {"shots": [[10, 800, 450]]}
    assert not here.shooting.is_over()
    here.type("r1", 590)
    assert here.shooting.is_over()
    assert here.type("") is None, "no shot after the last tick"
    assert here.shooting.draft() == {"shots": [[10, 800, 450]]}


def test_without_a_clock_ticks_are_slow() -> None:
    here = Range(limit=None)
    here.ms += 1_000
    assert here.shooting.ticks() == 10


def test_shots_let_fall_what_they_do_on_a_screen() -> None:
    """The room, the shots and what they come to are those of the client's own tests."""
    rows = [("r1", 891, 939, 440, 520), ("r2", 885, 945, 695, 795), ("b4", 1345, 1405, 695, 795)]
    targets = [
        widgets.Target(id, id, id[1], left, right, top, bottom, foot=820, called=id != "r1")
        for id, left, right, top, bottom in rows
    ]
    scatter = [(-11, 35), (3, 20), (-19, 41)]
    sway = widgets.Wave(60, 64, 6), widgets.Wave(36, 100, 25)
    launcher = widgets.Launcher(800, 450, 18, 60, 200, 4, 15, *sway, scatter)
    gallery = widgets.Gallery(1600, 900, targets, ticks=600, required=2, launcher=launcher)
    shots = [(34, 901, 753), (106, 914, 716), (169, 1377, 762)]
    fell = [impact(gallery, launcher, shots[:number], set()) for number in (1, 2, 3)]
    assert [struck and struck.id for struck in fell] == [None, "r2", "b4"]
    stray = impact(gallery, launcher, [(71, 915, 480)], set())
    assert stray is not None and stray.id == "r1"
    assert impact(gallery, launcher, [(71, 915, 480)], {"r1"}) is None, "what is down cannot fall"
    wide = widgets.Gallery(1600, 900, targets, ticks=86, required=2, launcher=launcher)
    assert impact(wide, launcher, [(71, 915, 480)], set()) is None, "it comes too late"


def test_the_arithmetic_is_that_of_every_screen() -> None:
    wave = widgets.Wave(60, 64, 0)
    assert [wave_at(wave, tick) for tick in (0, 8, 16, 24, 32, 48, 64)] == [-60, -30, 0, 30, 60, 0, -60]
    assert followed((0, 0), (100, 0), 18) == (18, 0)
    assert followed((0, 0), (-100, 100), 18) == (-12, 12)
    assert followed((0, 0), (5, 5), 18) == (5, 5)
    moving = widgets.Target("m", "M", "1", left=0, right=60, top=0, bottom=100, foot=125, wave=wave)
    assert [heart(moving, tick) for tick in (0, 16, 32)] == [(-30, 50), (30, 50), (90, 50)]
    swaying = widgets.Launcher(800, 450, 18, 60, 200, 4, 15, wave, wave, [])
    assert [tick for tick in range(64) if is_beat(swaying, tick)] == [16, 48]
