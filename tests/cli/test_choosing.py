"""The menu of a long list of choices: narrowed by what is picked first."""

from tablee.cli.choosing import menu, typed
from tablee.scenes import Choice, Piece, Place, Prompt, Scene

BOATS = ["cutter", "barge", "tug"]
BERTHS = [f"b{number}" for number in range(1, 9)]
CHOICES = [Choice(f"moor {boat} {berth}", f"{boat} to {berth}", [boat, berth]) for boat in BOATS for berth in BERTHS]
SCENE = Scene(
    game="harbour",
    status="",
    places=[Place(berth, f"Berth {berth}") for berth in BERTHS],
    pieces=[Piece(boat, "boat", "quay", f"The {boat}") for boat in BOATS],
    seats=[],
    prompt=Prompt(""),
)


def test_long_lists_of_choices_are_narrowed_by_what_is_picked_first() -> None:
    entries = menu(SCENE, CHOICES)
    assert [entry.label for entry in entries] == ["The cutter", "The barge", "The tug"]
    within = menu(SCENE, entries[1].choices, depth=1)
    assert [entry.label for entry in within] == [f"barge to {berth}" for berth in BERTHS]


def test_a_short_list_is_shown_whole_and_a_choice_that_stands_alone_by_its_own_label() -> None:
    assert [entry.label for entry in menu(SCENE, CHOICES[:20])] == [choice.label for choice in CHOICES[:20]]
    entries = menu(SCENE, [*CHOICES, Choice("wait", "wait")])
    assert [entry.label for entry in entries] == ["The cutter", "The barge", "The tug", "wait"]


def test_things_to_gather_in_any_order_are_not_narrowed() -> None:
    sets = [Choice(f"bid {n}", f"bid {n}", [f"c{card}" for card in range(n)]) for n in range(1, 25)]
    assert len(menu(SCENE, sets)) == 24


def test_typing_means_a_move_or_all_whose_label_has_the_words() -> None:
    assert [choice.move for choice in typed(CHOICES, "moor tug b3")] == ["moor tug b3"]
    assert [choice.move for choice in typed(CHOICES, "b3 Tug")] == ["moor tug b3"]
    assert len(typed(CHOICES, "barge")) == 8
