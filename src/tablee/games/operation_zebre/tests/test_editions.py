"""Editions: a journal replays with the documents that its match was played with, whatever has been mended since."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.engine.refused import Refused
from tablee.games.operation_zebre import GAME, OperationZebre
from tablee.games.operation_zebre.box import editions
from tablee.games.operation_zebre.box.editions import CLOSED, TODAY, close, prints_of, prints_today, read_edition
from tablee.games.operation_zebre.tests.stage import seen


def test_every_edition_before_todays_is_closed_and_todays_is_what_its_file_says() -> None:
    assert CLOSED[: TODAY - 1] == list(range(1, TODAY))
    if TODAY in CLOSED:
        assert prints_of(TODAY) == prints_today(), f"a document has changed: `today` is {TODAY + 1}"


def test_a_match_is_played_with_todays_documents_and_names_their_edition() -> None:
    match = GAME.start(3, seed=1)
    options: Any = match.journal()["options"]
    assert options["edition"] == TODAY
    assert seen(match)["cards_left"] == 242


def test_a_match_of_an_earlier_edition_has_its_cards() -> None:
    match = GAME.start(3, seed=1, options={"edition": 1})
    cards = {int(id[6:9]) for id in prints_of(1) if id.startswith("oz-fr")}
    assert seen(match)["cards_left"] == len(cards) - 3
    dealt = {int(row["faces"][0]["id"][:3]) for seat, row in enumerate(seats_of(match))}
    assert dealt <= cards


def seats_of(match: Any) -> list[dict[str, Any]]:
    return [seen(match, seat)["seats"][seat] for seat in range(match.seats)]


@pytest.mark.parametrize("edition", [0, TODAY + 1, "1", True])
def test_an_edition_that_there_is_not_is_refused(edition: object) -> None:
    with pytest.raises(Refused, match="edition"):
        GAME.start(3, options={"edition": edition})


def test_nobody_is_asked_for_the_edition() -> None:
    (option,) = (each for each in OperationZebre(["fr"]).options if each.name == "edition")
    assert option.asked is False


def test_an_edition_keeps_its_lines_and_takes_the_answers_of_today() -> None:
    first = {face.id: face for face in read_edition("fr", 1)}
    assert {id: face.lines for id, face in first.items()} == {
        id: face.lines for id, face in prints_of(1).items() if id.startswith("oz-fr")
    }
    today = {face.id: face for face in read_edition("fr", TODAY)}
    same = [id for id in first if today[id].title == first[id].title]
    assert same
    assert all(first[id].accept == today[id].accept for id in same)


def test_a_closed_edition_keeps_what_changed_came_and_went(tmp_path: Path) -> None:
    one, two, three = [*prints_of_first().values()][:3]
    close(1, {one.id: one, two.id: two}, tmp_path)
    mended = replace(one, lines=[(3, "Un seul mot"), *one.lines[1:]])
    close(2, {one.id: mended, three.id: three}, tmp_path)
    assert prints_of(1, tmp_path) == {one.id: one, two.id: two}
    assert prints_of(2, tmp_path) == {one.id: mended, three.id: three}
    assert (tmp_path / "2.toml").read_text("utf-8").count("[[face]]") == 2


def prints_of_first() -> dict[str, editions.Print]:
    return {face.id: editions.printed(face) for face in read_edition("en", TODAY)}


def test_a_subject_that_is_gone_is_still_named_by_its_title() -> None:
    then = replace(next(iter(prints_of_first().values())), id="oz-en-245-b", title="A place that is gone")
    face = editions.as_it_was(then, None)
    assert (face.title, face.lines, face.card, face.face, face.lang) == (
        "A place that is gone",
        then.lines,
        "oz-en-245",
        "B",
        "en",
    )
