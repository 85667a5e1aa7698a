"""What a seat knows, and what is imagined where it does not."""

from collections import Counter
from typing import Any

import pytest
from tests.stage import board, moves, rows, seen, told

from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games.james_bond_007.tests.stage import GADGETS, GAME, INTEL, duel, face_of, fight, play, position, table


def worlds(match: Match, seat: int, number: int = 40) -> list[Any]:
    """Tables that this seat may imagine."""
    luck = Rng()
    luck.seed(11)
    return [GAME.to_position(match.state.imagine(seat, luck)) for _ in range(number)]


def dossiers(match: Match, seat: int, of: int, number: int = 40) -> list[list[str]]:
    """The dossiers that a seat imagines another to hold."""
    return [world["seats"][of]["dossier"] for world in worlds(match, seat, number)]


@pytest.mark.parametrize("number", [2, 3])
def test_JB_69_who_was_robbed_knows_where_the_cards_are_and_imagines_them_there(number: int) -> None:
    held = ["i-bl-ce-1", "g-c-01", "g-a-02"]
    match = duel("f", (3, 6), (3, 1), seats=3, dossier={1: held}, special={4: (number, 0)})
    play(match, "1 pass")
    stolen = set(rows(match, "dossier")[0])
    assert all(stolen <= set(dossier) for dossier in dossiers(match, 1, 0))
    assert any(not stolen <= set(dossier) for dossier in dossiers(match, 2, 0))


def test_JB_69_a_third_party_is_no_longer_sure_after_a_theft_it_did_not_see() -> None:
    cards = ["i-bl-ce-1", "i-ro-hm-1", "g-c-01"]
    known = {2: ["i-bl-ce-1"]}
    some = duel("f", (3, 6), (3, 1), seats=3, dossier={1: cards}, known=known, special={4: (1, 0)})
    play(some, "1 pass")
    assert seen(some, 2)["seats"][0]["known"] == seen(some, 2)["seats"][1]["known"] == []
    every = duel("f", (3, 6), (3, 1), seats=3, dossier={1: cards}, known=known, special={4: (3, 0)})
    play(every, "1 pass")
    assert seen(every, 2)["seats"][0]["known"] == ["i-bl-ce-1"]
    none = duel("f", (3, 6), (3, 1), seats=3, dossier={1: cards}, known=known, special={4: (0, 0)})
    play(none, "1 pass")
    assert seen(none, 2)["seats"][1]["known"] == ["i-bl-ce-1"]


def test_JB_77_what_was_shown_is_imagined_to_be_held_until_a_theft() -> None:
    shown = {1: {"ro-ce": 1, "bl-hm": 2}}
    held = {1: ["i-ro-ce-2", "i-bl-hm-1", "i-bl-hm-2", "g-f-01"]}
    match = table(seats=3, dossier=held, shown=shown)
    found = dossiers(match, 0, 1)
    assert all({"i-bl-hm-1", "i-bl-hm-2"} <= set(dossier) for dossier in found)
    assert {("i-ro-ce-1" in dossier, "i-ro-ce-2" in dossier) for dossier in found} >= {(True, False), (False, True)}
    assert all("i-ro-ce-1" in dossier or "i-ro-ce-2" in dossier for dossier in found)
    robbed = duel("f", (3, 6), (3, 1), seats=3, dossier=held, shown=shown, special={4: (1, 0)})
    play(robbed, "1 pass")
    assert seen(robbed, 2)["seats"][1]["shown"] == {}


def test_JB_87_intel_played_for_a_bonus_is_remembered_by_number() -> None:
    match = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "i-ro-ce-1"]})
    play(match, "0 intel i-ro-hm-2")
    assert seen(match, 1)["seats"][0]["shown"] == {"ro-hm": 1}
    assert seen(match, 1)["roll"]["intel"] == 1
    assert "i-ro-hm" not in str(told(match.steps[-1], 1))
    play(match, "0 intel i-ro-hm-1")
    assert seen(match, 1)["seats"][0]["shown"] == {"ro-hm": 2}


def test_JB_87_which_copy_was_played_is_imagined_either_way() -> None:
    match = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1", "i-ro-ce-1"]})
    play(match, "0 intel i-ro-hm-1")
    copies = {world["roll"]["backing"][0] for world in worlds(match, 1)}
    assert copies == {1, 2}
    assert all(world["roll"]["backing"] == [1] for world in worlds(match, 0))


def test_JB_81_a_criminal_scouted_by_others_is_imagined_to_be_any_that_is_possible() -> None:
    match = table(scouted={"ro2": ("hm", [0])}, up={"ro1": "ce"})
    roles = Counter(world["slots"]["ro2"]["role"] for world in worlds(match, 1))
    assert set(roles) == {"as", "hm"}
    assert {world["slots"]["ro2"]["role"] for world in worlds(match, 0)} == {"hm"}


def test_JB_83_a_forgetful_table_still_imagines_what_was_scouted() -> None:
    match = table(scouted={"ro2": ("hm", [0])}, options={"memory_aid": False})
    assert {world["slots"]["ro2"]["role"] for world in worlds(match, 0)} == {"hm"}


def test_JB_18_the_gadgets_of_an_imagined_match_are_others_but_the_sites_show_the_same() -> None:
    match = table()
    sets = {tuple(world["unseen"]) for world in worlds(match, 0)}
    assert len(sets) > 20
    assert all(world["sites"] == board(match)["sites"] for world in worlds(match, 0))


@pytest.mark.parametrize("skill", ["c", "f", "a"])
def test_JB_19_whatever_shows_on_the_sites_can_be_imagined(skill: str) -> None:
    """All sites show one skill, and hardly a card that asks for it is left unseen."""
    every = [card for card in INTEL if card[2:4] in ("ro", "bl")]
    shows = [card for card in every if face_of(card) == skill]
    faces = {f"s0{number}": skill for number in range(1, 7)}
    held = [card for card in every if card not in shows]
    match = table(faces=faces, dossier={0: held[:4], 1: held[4:]}, shown={1: {}})
    for world in worlds(match, 0, 10) + worlds(match, 1, 10):
        assert sum(face_of(card) == skill for card in world["unseen"]) >= 6


def test_JB_19_the_copy_that_shows_on_a_site_is_not_imagined_in_a_dossier() -> None:
    """Seat 1 has shown one card about ro-ce; the other lies on the last site, where the skill it asks for shows."""
    own = [card for card in INTEL if card[2:4] in ("ro", "bl") and not card.startswith("i-ro-ce")]
    spent = [f"g-{skill}-{number:02}" for skill in "cfa" for number in (1, 2, 3, 4)]
    match = table(
        dossier={0: own, 1: ["i-ro-ce-1"]},
        shown={1: {"ro-ce": 1}},
        discard=spent,
        faces={"s01": "f"},
        left={"s01": 1},
    )
    assert board(match)["unseen"] == ["i-ro-ce-2"]
    assert all(dossier == ["i-ro-ce-1"] for dossier in dossiers(match, 0, 1))


def test_JB_19_a_deal_that_the_sites_contradict_is_mended_by_way_of_the_third_skill() -> None:
    """Two cards are left, of which Charm and Agility show. One is a gadget of Charm that asks for Charm or Agility, the
    other one of Force that asks for Force or Agility: only one of the deals is possible."""
    asks = {"c": "caa", "f": "faa"}
    unknown = {"c": ["g-c-01", "g-c-03", "g-c-06"], "f": ["g-f-02", "g-f-03", "g-f-06"], "a": ["g-a-01", "g-a-02"]}
    assert {skill: "".join(map(face_of, unknown[skill])) for skill in "cf"} == asks
    own = [card for card in INTEL if card[2:4] != "gr"]
    spent = [card for card in GADGETS if card not in unknown[card[2]]]
    match = GAME.from_position(
        five_seats(own, spent, unseen=["g-c-01", "g-f-03"], faces={"s01": "c", "s02": "a"}), seed=0
    )
    found = {tuple(world["unseen"]) for world in worlds(match, 0)}
    assert found == {("g-c-01", "g-f-03"), ("g-c-01", "g-f-06")}


def five_seats(own: list[str], spent: list[str], *, unseen: list[str], faces: dict[str, str]) -> dict[str, Any]:
    """Seat 0 holds all intel, and only these cards lie on the sites, one to each."""
    whole = position(seats=5, dossier={0: own}, discard=spent, left=dict.fromkeys(faces, 1), faces=faces)
    whole["board"]["unseen"] = unseen
    whole["board"]["sites"] = {site: {"left": 1, "face": face} for site, face in faces.items()}
    return whole


def test_JB_5_a_view_holds_no_card_of_others_and_nothing_that_lies_face_down() -> None:
    match = table(
        seats=3,
        dossier={0: ["i-ro-ce-1", "g-c-01"], 1: ["i-bl-ce-1", "g-f-01"], 2: ["g-a-01"]},
        scouted={"ro1": ("hm", [1]), "bl2": ("as", [0])},
    )
    secrets = {0: ["i-ro-ce-1", "g-c-01", "bl-as"], 1: ["i-bl-ce-1", "g-f-01", "ro-hm"], 2: ["g-a-01"]}
    for viewer in (0, 1, 2, None):
        text = str(seen(match, viewer))
        for owner, names in secrets.items():
            for name in names:
                assert (name in text) == (owner == viewer), (viewer, name)
    assert not any(card in str(seen(match, 0)) for card in board(match)["unseen"])


def test_JB_77_JB_87_what_was_shown_cannot_be_taken_back_without_consent() -> None:
    match = fight("hm", 1, 1, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01"]})
    for line in ("0 intel i-ro-hm-1", "0 gadget g-f-01"):
        step = play(match, line)
        assert not step.lucky
        assert step.reveals()


def test_JB_105_the_question_to_another_seat_shows_no_moves() -> None:
    match = duel("f", (3, 1), (3, 6), dossier={0: ["g-f-01"]})
    assert moves(match) == ["gadget g-f-01", "pass"]
    assert "g-f-01" not in str(seen(match, 1))
