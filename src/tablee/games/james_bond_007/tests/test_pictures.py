"""What the table shows and says of a match, where that can be wrong without a rule being wrong."""

from typing import Any

import pytest
from tests.stage import moves

from tablee.engine.match import Match
from tablee.games.james_bond_007.tests.stage import COLOURS, GADGETS, GAME, SITES, act, fight, play, table, train

LEVELS = {0: (5, 4, 2)}


def scene(match: Match, viewer: int | None = 0, locale: str = "en") -> Any:
    return match.scene(viewer, locale)


def pieces(match: Match, place: str, viewer: int | None = 0) -> list[Any]:
    return [piece for piece in scene(match, viewer)["pieces"] if piece["place"] == place]


def labels(match: Match, start: str, locale: str = "en") -> dict[str, str]:
    """The labels of the choices whose moves begin like this."""
    return {
        each["move"]: each["label"] for each in scene(match, 0, locale)["choices"] if each["move"].startswith(start)
    }


def faint(match: Match) -> set[str]:
    return {each["move"] for each in scene(match)["choices"] if each.get("faint")}


def test_JB_32_JB_33_a_site_shows_what_is_tested_there_and_how_many_cards_lie_there() -> None:
    match = table(faces={"s01": "c", "s02": "f", "s03": "a"}, left={"s02": 1}, discard=["g-c-01"], levels=LEVELS)
    arts = {site: pieces(match, site)[0]["art"] for site in ("s01", "s02", "s16")}
    assert arts == {"s01": "actions-c-5", "s02": "action-f-4", "s16": "training-f-4"}  # s16 asks for Force
    assert pieces(match, "s01", None)[0]["art"] == "actions-c"
    assert pieces(match, "s16", None)[0]["art"] == "training-f"


@pytest.mark.parametrize(("level", "card", "point"), [(1, 0, 5), (2, 0, 4), (3, 1, 3), (4, 2, 2), (5, 3, 1), (6, 4, 0)])
def test_JB_37_JB_38_the_odds_of_a_site_are_those_of_the_die(level: int, card: int, point: int) -> None:
    match = table(faces={"s01": "c"}, levels={0: (level, level, level)})
    shown = labels(match, "investigate")
    assert shown["investigate s01"] == f"Investigate in London (Charm {level}: card {card}/6, point {point}/6)"
    assert shown["investigate s16"] == f"Investigate in Sydney (Force {level}: point {point}/6)"
    assert pieces(match, "s01")[0]["note"] == f"Charm {level}: card {card}/6, point {point}/6"
    rewards = [moves(act(level, die)) for die in range(1, 7)]
    assert sum("reward card" in offered for offered in rewards) == card
    assert sum("reward raise" in offered for offered in rewards) == point
    assert sum("reward raise" in moves(train(level, die)) for die in range(1, 7)) == point


def test_JB_26_only_the_sites_that_promise_most_glow() -> None:
    faces = dict.fromkeys(["s01", "s02"], "c") | {"s03": "f", "s05": "a"}
    match = table(faces=faces, levels=LEVELS)
    glowing = {f"investigate {site}" for site in SITES} - faint(match)
    assert {"investigate s01", "investigate s02", "investigate s05"} <= glowing
    assert "investigate s03" not in glowing  # Force 4 promises two cards of six
    assert not any(f"investigate s{number}" in glowing for number in range(13, 37))  # there are no cards


@pytest.mark.parametrize(
    ("dossier", "force", "odds"),
    [
        (["i-ro-ce-1"], 4, "Force 4: victory 0/6"),
        (["i-ro-ce-1"], 6, "Force 6: victory 2/6"),
        (["i-ro-hm-1"], 4, "Force 4 + 2: victory 2/6"),
        (["i-ro-hm-1", "i-ro-hm-2", "g-f-01", "g-f-02", "g-c-01"], 2, "Force 2 + 6: victory 4/6"),
    ],
)
def test_JB_86_JB_88_the_odds_against_a_criminal_are_told_to_who_knows_it(
    dossier: list[str], force: int, odds: str
) -> None:
    match = table(dossier={0: dossier}, up={"ro1": "hm"}, scouted={"ro2": ("as", [1])}, levels={0: (3, force, 3)})
    shown = labels(match, "neutralise")
    assert all(label.endswith(f"({odds})") or "copy" in label for move, label in shown.items() if " ro1 " in move)
    assert not any("victory" in label for move, label in shown.items() if " ro1 " not in move)
    assert ("neutralise ro1 " + dossier[0] in faint(match)) == odds.endswith("0/6")
    assert pieces(match, "ro1")[0]["note"] == odds
    assert "note" not in pieces(match, "ro1", None)[0]


def test_JB_93_a_fight_that_cannot_be_won_does_not_glow() -> None:
    match = fight("hm", 6, 6, up={"ro2": "ce"}, levels={0: (3, 6, 1)}, dossier={0: ["i-ro-as-1"]})
    assert labels(match, "continue ro2")["continue ro2"].endswith("(Agility 1: victory 0/6)")
    assert faint(match) == {"continue ro2"}


def test_JB_17_before_the_first_turn_headquarters_glows_and_sites_do_not() -> None:
    match = GAME.start(seats=2, seed=0)
    play(match, "0 passport ro-1", "1 passport bl-1")
    assert faint(match) == {f"place {site}" for site in SITES}


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_JB_9_the_name_of_every_gadget_fits_on_its_card(locale: str) -> None:
    agents = [f"{colour}-1" for colour in COLOURS]
    match = table(seats=6, agents=agents, dossier={0: GADGETS})
    cards = [piece for piece in scene(match, 0, locale)["pieces"] if piece["id"] in GADGETS]
    assert len(cards) == 36
    for card in cards:
        lines = [text for slot, text in card["slots"].items() if slot.startswith("name")]
        assert len(lines) <= 3, lines
        assert all(len(line) <= 12 for line in lines), lines


def test_JB_30_headquarters_and_every_base_have_a_name() -> None:
    names = {place["id"]: place["label"] for place in scene(table(), None, "fr")["places"]}
    assert names["hq"] == "QG"
    assert [names[colour] for colour in COLOURS] == [
        "Le Cratère",
        "La Fosse",
        "La Serre",
        "La Dune",
        "L’Observatoire",
        "Le Glacier",
    ]
