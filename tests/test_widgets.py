"""Widgets: every kind goes over the wire and comes back, is documented, and says which of its parts can be picked."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tablee import widgets
from tablee.scenes import Prompt, Scene, Widget

WAVE = widgets.Wave(60, 64, 3)
TARGET = widgets.Target("r2", "red 2", "2", left=195, right=255, top=695, bottom=795, foot=820, called=True, wave=WAVE)
BULLET = widgets.Bullet(5, "9 mm", "left", [1, 3, 2, 2, 1, 1, 3, 2])
LAUNCHER = widgets.Launcher(800, 450, 18, 60, 200, 4, 15, WAVE, WAVE, [(3, -4), (0, 12)])
EXAMPLES: list[widgets.Facts] = [
    widgets.Dice([widgets.Die("5", "black die", True, "black"), widgets.Die("2")], "3-1"),
    widgets.Dial(3, 0, 7, [widgets.DialZone(2, "calm", "good")]),
    widgets.Columns(["a", "b"], [["1", "2"]]),
    widgets.Cards([widgets.CardText("Title", "text")]),
    widgets.Sheet(
        heading="CITY",
        title="Venice",
        initial=0,
        lines=[widgets.DocumentLine("one", 0), widgets.DocumentLine("two", 3, kept=False)],
        declarations=[widgets.Declaration("m1a", "Two lines")],
        totals=widgets.Totals(12, 32, [widgets.Share(0, 4, True), widgets.Share(1)], 4),
        stamp=widgets.Stamp("READ", "good"),
    ),
    widgets.Totals(12, 32, [widgets.Share(0, 4, True), widgets.Share(1)]),
    widgets.WordGrid(["AB", "CD"], ["AB", "AD"], given=["A1"], right=[widgets.WordRun("AD", "A1", "B2")]),
    widgets.Bullets(BULLET, [BULLET], given=5, right=2),
    widgets.Paths(6, [[(1, 2), (3, 6)], []], 4, right=6),
    widgets.Gallery(1600, 900, [TARGET], [widgets.Spot("l4", "L4", 225, 820, 100)], 600, 2, 1, LAUNCHER, [(9, 8, 7)]),
    widgets.Field("What is it?", 80, [widgets.FieldButton("?", "Ask for the hint")], "Venise"),
    widgets.Speech("What is left of it", 1, "fr", "done", "VILLE"),
    widgets.Notes([widgets.NotesGroup("Who", [widgets.NotesRow("c1", "Voss", ["58"], True)], ["age"])], [1, 2]),
]


def kind(facts: widgets.Facts) -> str:
    return str(facts.__struct_config__.tag)


def test_there_is_an_example_of_every_kind() -> None:
    assert [type(facts) for facts in EXAMPLES] == list(get_args(widgets.Facts))


@pytest.mark.parametrize("facts", EXAMPLES, ids=kind)
def test_facts_come_back_as_they_were_sent(facts: widgets.Facts) -> None:
    widget = Widget("it", "in words", facts, stage=True, answers="lines")
    scene = Scene("game", "now", [], [], [], Prompt(""), widgets=[widget])
    sent = msgspec.json.encode(msgspec.to_builtins(scene))
    assert msgspec.json.decode(sent, type=Scene) == scene
    assert msgspec.json.decode(sent)["widgets"][0]["facts"]["kind"] == kind(facts)


@pytest.mark.parametrize("facts", EXAMPLES, ids=kind)
def test_every_kind_is_documented(facts: widgets.Facts) -> None:
    page = (Path(__file__).parents[1] / "docs" / "wire.md").read_text(encoding="utf-8")
    assert f"`{kind(facts)}`" in page


def test_dice_words_and_targets_can_be_picked() -> None:
    picked = {kind(facts): widgets.parts(facts) for facts in EXAMPLES if widgets.parts(facts)}
    assert picked == {"dice": ["0", "1"], "words": ["1", "2"], "gallery": ["r2", "l4"]}
