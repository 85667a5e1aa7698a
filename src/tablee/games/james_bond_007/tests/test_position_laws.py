"""Tables that break a law are refused: before the first turn, at headquarters, on sites and in bases, at the end."""

from typing import Any

import pytest
from tests.stage import asked, board

from tablee.games.james_bond_007.tests.impossible import Change, law_of, roll, seat, whole, why
from tablee.games.james_bond_007.tests.stage import GAME, act, play, position, train


def choosing(*lines: str, **options: object) -> dict[str, Any]:
    """Three seats before the first turn, after these moves."""
    match = GAME.start(seats=3, seed=0, options=options)
    for line in lines:
        play(match, line)
    return match.position()


CHOSEN = ("0 passport ro-1", "1 passport bl-2", "2 passport ve-1")
ROLL: dict[str, Any] = {"roll": board(act(4, 2, dossier={0: ["g-c-01"]}))["roll"]}


def on_site(**card: object) -> Change:
    return lambda board: board["sites"].update(s01=card)


def in_slot(**there: object) -> Change:
    return lambda board: board["slots"].update(ro1=there)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (seat(0, agent=None, levels=[0, 0, 0]), "one-passport-each"),
        (seat(2, agent="ve-1", levels=[4, 5, 2]), "one-passport-each"),
        (seat(0, agent="bl-1", levels=[5, 2, 4]), None),
        (seat(1, levels=[1, 0, 0]), "levels-in-range"),
        (seat(0, levels=[5, 4, 3]), "levels-in-range"),
        (seat(0, levels=[5, 4, 7]), "levels"),
        (seat(0, site="s01"), "agents-placed"),
        (seat(0, site="s99"), "site"),
        (whole(phase="placement"), "one-passport-each"),
        (whole(round=1), "round-of-phase"),
        (whole(struck=1), "round-of-phase"),
        (whole(first=1), "round-of-phase"),
        (whole(active=1), "round-of-phase"),
        (whole(actor=3), "actor"),
        (whole(**ROLL), "dice-of-roll"),
        (whole(unseen=["i-ro-ce-1"]), "intel-conserved"),
        (whole(unseen=["g-c-01"]), "gadgets-conserved"),
        (whole(unseen=["g-d-01"]), "unseen"),
        (on_site(left=1, face="c"), "cards-on-sites"),
        (on_site(left=3, face="c"), "left"),
        (on_site(left=0, face="c"), "left"),
        (on_site(left=1, face="d"), "face"),
        (in_slot(role=None, up=False, scouts=[]), "criminals-conserved"),
        (in_slot(role="xx", up=False, scouts=[]), "role"),
        (in_slot(role="ce", up=False, scouts=[3]), "scouts"),
        (seat(0, trophies=["ro-ce"]), "criminals-conserved"),
        (seat(0, trophies=["ro-xx"]), "trophies"),
    ],
)
def test_JB_15_JB_16_passports_that_cannot_have_been_chosen_so_are_refused(change: Change, law: str | None) -> None:
    before = choosing("0 passport ro-1")
    if law is not None:
        assert law in why(before, change)
    else:
        change(before["board"])
        GAME.from_position(before, seed=0)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (seat(0, site=None), "agents-placed"),
        (seat(1, site="s02"), "agents-placed"),
        (seat(0, must_leave=True), "must-leave-a-site"),
        (seat(0, levels=[5, 4, 3]), "levels-in-range"),
        (seat(2, agent=None, levels=[0, 0, 0]), "one-passport-each"),
        (seat(2, agent="bl-1", levels=[5, 2, 4]), "one-passport-each"),
        (whole(phase="passport"), "one-passport-each"),
        (whole(phase="operation"), "agents-placed"),
    ],
)
def test_JB_17_agents_that_cannot_have_been_placed_so_are_refused(change: Change, law: str) -> None:
    assert law in why(choosing(*CHOSEN, "0 place s01"), change)


def test_JB_15_JB_17_what_the_table_has_settled_is_not_asked() -> None:
    passports, places = choosing("0 passport ro-1"), choosing(*CHOSEN)
    passports["options"]["passport_choice"] = "random"
    assert law_of(passports) == "phase-of-options"
    places["options"]["start_placement"] = "hq"
    assert law_of(places) == "phase-of-options"


@pytest.mark.parametrize(
    ("given", "law"),
    [
        ({}, None),
        ({"dossier": {0: ["i-ro-ce-1"]}}, "nothing-won-at-hq"),
        ({"dossier": {0: ["g-c-01"]}}, "nothing-won-at-hq"),
        ({"dossier": {1: ["g-c-01"]}}, None),
        ({"trophies": {0: ["ro-ce"]}}, "nothing-won-at-hq"),
        ({"trophies": {1: ["ro-ce"]}}, None),
        ({"levels": {0: (5, 4, 3)}}, "nothing-won-at-hq"),
        ({"scouted": {"gr3": ("ce", [0])}, "agents": ["ro-1", "gr-1"]}, "nothing-won-at-hq"),
        ({"scouted": {"ro1": ("ce", [1])}}, None),
    ],
)
def test_JB_30_an_agent_at_headquarters_has_won_and_lost_nothing(given: Any, law: str | None) -> None:
    whole = position(**({"at": {0: "hq"}, "levels": {0: (5, 4, 2)}} | given))
    if law is not None:
        assert law in law_of(whole)
    else:
        GAME.from_position(whole, seed=0)


@pytest.mark.parametrize(("number", "sound"), [(7, True), (8, False)])
def test_JB_19_no_more_sites_show_a_skill_than_there_are_cards_that_ask_for_it(number: int, sound: bool) -> None:
    whole = position()
    for place, site in enumerate(whole["board"]["sites"].values()):
        site["face"] = "a" if place < number else "cf"[place % 2]
    if sound:
        GAME.from_position(whole, seed=0)
    else:
        assert law_of(whole) == "cards-on-sites"


@pytest.mark.parametrize(
    "given",
    [
        {"up": {"ro1": "ce", "ro2": "ce"}},
        {"up": {"ro1": "ce"}, "scouted": {"ro3": ("ce", [0])}},
        {"up": {"gr3": "hm"}, "agents": ["ro-1", "gr-1"], "trophies": {0: ["gr-hm"]}},
        {"trophies": {0: ["ro-ce"], 1: ["ro-ce"]}},
        {"trophies": {0: ["ve-ce"]}},
    ],
)
def test_JB_20_no_criminal_is_in_two_places(given: Any) -> None:
    assert "criminals-conserved" in law_of(position(**given))


@pytest.mark.parametrize(
    ("known", "law"),
    [
        ({0: ["i-bl-ce-1"]}, None),
        ({0: ["g-c-01"]}, None),
        ({2: ["i-bl-ce-1", "g-c-01", "i-ro-ce-1"]}, None),
        ({1: ["i-bl-ce-1"]}, "known-cards-held-by-others"),
        ({1: ["g-c-01"]}, "known-cards-held-by-others"),
        ({2: ["i-ro-ce-2"]}, "known-cards-held-by-others"),
        ({2: ["g-c-02"]}, "known-cards-held-by-others"),
    ],
)
def test_JB_69_cards_seen_to_go_somewhere_are_there(known: dict[int, list[str]], law: str | None) -> None:
    whole = position(seats=3, dossier={0: ["i-ro-ce-1"], 1: ["i-bl-ce-1", "g-c-01"]}, known=known)
    if law is not None:
        assert law in law_of(whole)
    else:
        GAME.from_position(whole, seed=0)


@pytest.mark.parametrize(("shown", "sound"), [(1, True), (2, True), (3, False)])
def test_JB_77_no_more_was_shown_of_a_dossier_than_it_holds(shown: int, sound: bool) -> None:
    held = ["i-gr-hm-1", "i-gr-hm-2", "i-ro-ce-1"]
    whole = position(agents=["ro-1", "gr-1"], dossier={1: held}, shown={1: {"gr-hm": min(shown, 2), "ro-ce": 1}})
    if not sound:
        whole["board"]["seats"][1]["shown"] = {"gr-hm": 2, "ro-ce": 2}
        assert law_of(whole) == "shown-cards-held"
    else:
        GAME.from_position(whole, seed=0)


@pytest.mark.parametrize(
    ("given", "changed", "sound"),
    [
        ({"round": 40}, {}, True),
        ({"round": 41}, {}, False),
        ({"round": 41, "trophies": {0: ["ro-ce"]}, "struck": 1}, {}, True),
        ({"round": 42, "trophies": {0: ["ro-ce"]}, "struck": 1}, {}, False),
        ({"round": 20, "options": {"round_limit": 20}}, {}, True),
        ({"round": 21, "options": {"round_limit": 20}}, {}, False),
        ({"round": 500, "options": {"stale_limit": "off"}}, {}, True),
        ({"round": 40, "active": 1}, {"phase": "over"}, True),
        ({"round": 40, "active": 0}, {"phase": "over"}, False),
        ({"round": 39, "active": 1}, {"phase": "over"}, False),
        ({"round": 40, "active": 0, "first": 1}, {"phase": "over"}, True),
        ({"round": 40, "active": 1}, {"phase": "over", "round": 41}, False),
        ({"round": 20, "active": 1, "options": {"round_limit": 20}}, {"phase": "over"}, True),
        ({"round": 19, "active": 1, "options": {"round_limit": 20}}, {"phase": "over"}, False),
        ({"round": 20, "active": 1, "options": {"round_limit": 20}}, {"phase": "over", "round": 21}, False),
        ({"round": 20, "active": 1, "options": {"stale_limit": "off"}}, {"phase": "over"}, False),
    ],
)
def test_JB_101_JB_102_a_match_is_over_when_it_must_be(given: Any, changed: dict[str, object], sound: bool) -> None:
    whole = position(**given)
    whole["board"]["roll"] = ROLL["roll"] | {"passed": [0]}
    whole["board"].update(changed)
    if sound:
        assert GAME.from_position(whole, seed=0).over == (changed.get("phase") == "over")
    else:
        assert law_of(whole) == "end-of-match"


def test_JB_101_the_round_of_the_last_neutralisation_is_one_of_the_rounds_played() -> None:
    for struck, sound in ((3, True), (4, False), (0, False)):
        fallen = position(trophies={0: ["ro-ce"]}, round=3, struck=struck)
        if sound:
            GAME.from_position(fallen, seed=0)
        else:
            assert law_of(fallen) == "round-of-phase"
    assert law_of(position(round=3, struck=1)) == "round-of-phase"


def test_JB_35_JB_43_windows_and_rewards_follow_from_the_dice() -> None:
    open_ = act(4, 2, dossier={0: ["g-c-01"]})
    assert "moment-of-phase" in why(open_.position(), whole(active=1))
    assert "moment-of-phase" in why(open_.position(), roll(passed=[0]))
    assert "moment-of-phase" in why(open_.position(), roll(level=3, total=5))
    assert "moment-of-phase" in why(open_.position(), seat(0, site="s20"))
    won = act(5, 5, dossier={0: ["g-c-01"]})
    assert asked(won) == [(0, "choose_reward")]
    assert "moment-of-phase" in why(won.position(), whole(actor=1))
    assert "moment-of-phase" in why(won.position(), roll(black=2, total=7, passed=[0]))
    assert "moment-of-phase" in why(won.position(), roll(kind="training", skill="f"))
    trained = train(3, 5)
    assert asked(trained) == [(0, "choose_reward")]
    assert "moment-of-phase" in why(trained.position(), roll(skill="c"))
    assert "moment-of-phase" in why(trained.position(), roll(kind="action"))
    assert "moment-of-phase" in why(trained.position(), roll(black=3, total=6))
