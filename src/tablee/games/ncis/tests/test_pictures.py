"""What the case wall shows and says, and in which order a step is shown."""

from typing import Any

import pytest
from tests.stage import play

from tablee.engine.match import Match
from tablee.games.ncis.tests.stage import GAME, accuse, drawn, lose_zone, table

SECRETS = ["c6", "o4", "p9"]


def piece(match: Match, id: str, viewer: int | None = 1) -> Any:
    """The piece of this name that a viewer sees; None where there is none."""
    return next((each for each in drawn(match, viewer)["pieces"] if each["id"] == id), None)


def shown(match: Match, viewer: int | None = None) -> list[dict[str, Any]]:
    """How the last step is shown."""
    events = [form for event in match.steps[-1].events if (form := event.told_to(viewer)) is not None]
    beats: list[dict[str, Any]] = GAME.beats(events, match.view(viewer), viewer)
    return [{"code": events[beat["line"]].code, **beat} for beat in beats]


def test_NCIS_110_a_clue_card_slides_out_as_far_as_its_rows_show_with_their_sentences() -> None:
    card = piece(table(sealed=SECRETS, rows=[3, 0, 0]), "clue-c")
    assert card["place"] == "clue-c-3"
    assert card["slots"]["row2-1"].startswith("The handwriting expert has no doubt: the seized notebook was")
    assert [card["slots"].get(f"short{row}") for row in (1, 2, 3, 4)] == [
        "Training: not science",
        "Hand: right",
        "Age > 50",
        None,
    ]
    assert "handwriting expert" in card["note"]
    assert piece(table(sealed=SECRETS, rows=[0, 0, 0]), "clue-o")["place"] == "clue-o-0"


@pytest.mark.parametrize("viewer", [None, 1])
def test_NCIS_S07_only_the_criminal_reads_his_names_on_the_pockets(viewer: int | None) -> None:
    match = table(sealed=SECRETS, rows=[5, 5, 5])
    assert piece(match, "named-on-c", 0)["label"] == "Your secret: Ingrid Saller"
    assert piece(match, "named-on-c", viewer) is None
    assert piece(match, "pocket-c", viewer)["slots"] == {"title": "Criminal", "rows": "5/6"}
    on_the_wall = [each for each in drawn(match, viewer)["pieces"] if "Ingrid Saller" in str(each)]
    assert on_the_wall == []


@pytest.mark.parametrize(("goal", "threat", "place"), [(10, 0, "fuse-10"), (9, 4, "fuse-5"), (11, 10, "fuse-1")])
def test_NCIS_154_the_spark_stands_as_far_from_the_charge_as_the_threat_from_its_goal(
    goal: int, threat: int, place: str
) -> None:
    match = table(threat=threat, options={"threat_goal": goal})
    assert piece(match, "spark")["place"] == place
    knots = {each["id"]: each["label"] for each in drawn(match, 1)["places"] if each["id"].startswith("fuse-")}
    assert len(knots) == goal + 1
    assert knots["fuse-0"] == str(goal)
    assert knots[place] == str(threat)


def test_NCIS_014_cards_of_a_zone_lie_in_the_order_of_play_on_the_side_of_their_camp() -> None:
    match = table(lanes={2: ["c a2a", "n v3a", "c v5 down", "n o1"]})
    laid = [each for each in drawn(match, 1)["pieces"] if each["place"].startswith("laid-2-")]
    assert [(each["id"], each["place"], each["art"]) for each in laid] == [
        ("a2a", "laid-2-1-criminal", "card-a"),
        ("v3a", "laid-2-2-ncis", "card-v"),
        ("hidden-2-3", "laid-2-3-criminal", "down"),
        ("o1", "laid-2-4-ncis", "card-o-again"),
    ]


def test_NCIS_071_who_knows_a_face_down_card_sees_what_it_is() -> None:
    match = table(lanes={2: ["c v5 down"]})
    assert piece(match, "v5", 0)["art"] == "down-v"
    assert piece(match, "v5", 0)["label"] == "Vehicle 5, face down"
    assert piece(match, "v5", 1) is None


def test_NCIS_140_a_map_sheet_says_what_either_camp_gains() -> None:
    slots = piece(table(zones={1: "z06"}), "z06")["slots"]
    assert (slots["red"], slots["blue"], slots["name"]) == ("1", "1", "Arlington cemetery")
    said = [
        " ".join(slots[f"{colour}{n}"] for n in range(1, 6) if f"{colour}{n}" in slots) for colour in ("red", "blue")
    ]
    assert said == ["Remove the last face-up enemy card of another zone.", "Call a Special Agent."]


def test_NCIS_151_accusing_is_a_warrant_to_take_up_and_a_button_where_it_is_all_that_is_asked() -> None:
    (choice,) = [each for each in drawn(table(actor=1), 1)["choices"] if each["move"] == "accuse"]
    assert choice["picks"] == ["accusation"]
    (choice,) = [each for each in drawn(table("end-turn", actor=1), 1)["choices"] if each["move"] == "accuse"]
    assert "picks" not in choice
    assert piece(table(), "accusation", 0) is None


def test_NCIS_090_the_zone_lights_up_then_the_fuse_burns_then_the_wall_is_tidied() -> None:
    match = lose_zone(2, "z10", threat=4)
    first, *steps = shown(match)
    assert (first["code"], first.get("lights"), first.get("moves")) == ("card-played", None, None)
    assert [beat["code"] for beat in steps] == ["zone-won", "threat-rose", "zone-opened"]
    assert steps[0]["lights"] == ["zone-2"]
    assert (steps[1]["moves"], steps[1]["lights"]) == (["spark"], ["fuse-3"])
    assert {"v4a", "v3a", "a2a", "a3a", "o2a"} <= set(steps[2]["moves"])


def test_NCIS_152_the_three_pockets_are_opened_one_after_the_other() -> None:
    match = table(actor=1, sealed=SECRETS, rows=[2, 2, 2])
    accuse(match, 1, "c6", "o1", "p9")
    first, *steps = shown(match)
    assert (first["code"], first.get("lights"), first.get("moves")) == ("name-given", None, None)
    assert [beat["code"] for beat in steps] == ["name-right", "name-wrong", "name-right"]
    assert [beat["moves"] for beat in steps] == [["clue-c"], ["clue-o"], ["clue-p"]]
    assert [piece(match, f"clue-{category}")["slots"]["name"] for category in "cop"] == [
        "Ingrid Saller",
        "Sons of the Storm",
        "Theft of the prototype drone",
    ]
    assert piece(match, "named-on-o")["label"] == "Accused: Obsidian Circle"


def test_NCIS_S11_the_marker_lies_before_the_agent_who_is_due() -> None:
    match = table(due=2)
    assert piece(match, "marker")["place"] == "mat-2"
    play(match, f"0 {match.decision(0).moves[0]}")
    assert piece(match, "marker")["place"] == "mat-2"
