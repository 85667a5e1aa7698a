"""The end of the match, the winners, the clocks. (JB-95..104)"""

import pytest
from tests.stage import asked, board, codes, facts, moves, rows

import tablee
from tablee.engine.match import Match
from tablee.engine.outcome import Outcome
from tablee.games.james_bond_007.tests.stage import GAME, SITES, Setting, play, starting, table

RO = ["ro-ce", "ro-as", "ro-hm"]
BL = ["bl-ce", "bl-as", "bl-hm"]
VE = ["ve-ce", "ve-as", "ve-hm"]
JA = ["ja-ce", "ja-as", "ja-hm"]


def outcome(match: Match) -> Outcome:
    assert match.over
    assert match.outcome is not None
    return match.outcome


def last_fight(trophies: dict[int, list[str]], levels: dict[int, tuple[int, int, int]], **given: object) -> Match:
    """Everybody has these trophies in the end: seat 0 wins the last of them, the henchman of ro1."""
    before = {seat: [name for name in names if name != "ro-hm"] for seat, names in trophies.items()}
    setting: Setting = {"trophies": before, "levels": levels, "dossier": {0: ["i-ro-hm-1", "i-ro-hm-2"]}}
    setting["up"] = {"ro1": "hm"}
    setting["dice"] = {1: [6]}
    setting["seats"] = len(levels)
    setting.update(given)  # type: ignore[typeddict-item]
    match = table(**setting)
    play(match, "0 neutralise ro1 i-ro-hm-1")
    while asked(match) == [(0, "fight_bonus")]:
        play(match, f"0 {moves(match)[0]}")
    return match


def quiet_turns(match: Match, number: int) -> None:
    """So many turns in which nobody does anything but look around where no card lies and nobody stands."""
    for turn in range(number):
        seat, kind = asked(match)[0]
        assert kind == "choose_operation"
        play(match, f"{seat} investigate {SITES[12 + (turn + seat) % 20]}")
        while not match.over and asked(match)[0][1] != "choose_operation":
            play(match, f"{asked(match)[0][0]} {moves(match)[-1]}")


def clocks(stale: int | str = 40, rounds: int | str = "off") -> dict[str, object]:
    return {"stale_limit": stale, "round_limit": rounds}


def test_JB_95_the_match_ends_at_once_with_the_last_criminal() -> None:
    match = last_fight({0: RO, 1: BL}, {0: (3, 5, 3), 1: (3, 3, 3)})
    assert match.over
    assert outcome(match).reason == "JB-95"
    assert codes(match.steps[-1])[-2:] == ["all-neutralised", "licence-awarded"]


def test_JB_96_JB_100_most_trophies_win_and_each_counts_one() -> None:
    match = last_fight({0: ["ro-hm", "bl-hm"], 1: ["ro-ce", "ro-as", "bl-ce", "bl-as"]}, {0: (6, 6, 6), 1: (1, 1, 1)})
    assert outcome(match).scores == [2, 4]
    assert outcome(match).ranks == [2, 1]


def test_JB_97_ties_are_broken_by_the_sum_of_the_levels() -> None:
    assert outcome(last_fight({0: RO, 1: BL}, {0: (3, 5, 3), 1: (4, 4, 4)})).ranks == [2, 1]
    assert outcome(last_fight({0: RO, 1: BL}, {0: (3, 5, 5), 1: (4, 4, 4)})).ranks == [1, 2]


def test_JB_98_players_still_tied_share_the_victory_and_each_gets_a_licence() -> None:
    match = last_fight({0: RO, 1: BL}, {0: (3, 5, 4), 1: (4, 4, 4)})
    assert outcome(match).winners() == [0, 1]
    assert facts(match.steps[-1], "licence-awarded") == [
        {"seat": 0, "trophies": 3, "levels": 12},
        {"seat": 1, "trophies": 3, "levels": 12},
    ]


def test_JB_99_equal_players_share_a_place_and_use_up_the_next() -> None:
    trophies = {0: [*RO, "bl-ce"], 1: ["bl-as", "bl-hm", "ve-ce", "ve-as"], 2: ["ve-hm"]}
    assert outcome(last_fight(trophies, {0: (3, 5, 3), 1: (3, 4, 4), 2: (6, 6, 6)})).ranks == [1, 1, 3]


@pytest.mark.parametrize("limit", [5, 7])
def test_JB_101_so_many_rounds_without_a_neutralisation_end_the_match(limit: int) -> None:
    match = table(round=1, options=clocks(limit))
    quiet_turns(match, 2 * limit - 1)
    assert not match.over
    assert match.view(0)["quiet"] == limit - 1
    quiet_turns(match, 1)
    assert outcome(match).reason == "JB-101"
    assert facts(match.steps[-1], "stale-end") == [{"rounds": limit}]


def test_JB_101_without_the_clock_nothing_forces_the_end() -> None:
    match = table(round=300, options=clocks("off"))
    quiet_turns(match, 8)
    assert not match.over


def test_JB_102_the_match_ends_with_the_last_round_of_the_table() -> None:
    match = table(round=9, options=clocks(rounds=10))
    quiet_turns(match, 3)
    assert not match.over
    quiet_turns(match, 1)
    assert outcome(match).reason == "JB-102"
    assert facts(match.steps[-1], "round-limit-reached") == [{"round": 10}]


@pytest.mark.parametrize(("name", "value"), [("stale_limit", 4), ("round_limit", 0), ("stale_limit", "never")])
def test_JB_101_JB_102_limits_out_of_range_are_refused(name: str, value: object) -> None:
    with pytest.raises(tablee.Refused) as refused:
        GAME.start(seats=2, options={name: value})
    assert refused.value.code == "option-value"


def test_JB_103_a_player_without_intel_may_train_and_duel_when_no_card_is_left() -> None:
    intel = [f"i-{c}-{r}-{n}" for c in ("ro", "bl") for r in ("ce", "as", "hm") for n in (1, 2)]
    spent = [f"g-{s}-{n:02}" for s in "cfa" for n in (1, 2, 3, 4)]
    match = table(dossier={1: intel}, discard=spent, at={1: "s01"}, dice={1: [6], 3: [6, 1]}, special={4: (1, 0)})
    assert board(match)["sites"] == {}
    play(match, "0 investigate s01", "0 reward raise", "0 attack c")
    play(match, "1 pass")
    assert rows(match, "levels")[0] == [4, 3, 3]
    assert len(rows(match, "dossier")[0]) == 1


def test_JB_104_a_seat_may_be_played_on_by_a_bot_from_any_moment() -> None:
    match = table(dossier={0: ["i-ro-ce-1", "g-c-01"]}, levels={0: (5, 4, 2)}, at={0: "s05"})
    before = rows(match, "levels")[0], rows(match, "dossier")[0], rows(match, "site")[0]
    move = tablee.bot("james-bond-007", "simple").choose(match, 0)
    assert move in moves(match)
    assert (rows(match, "levels")[0], rows(match, "dossier")[0], rows(match, "site")[0]) == before


# The vectors.


def test_JB_T57_the_end_comes_in_the_middle_of_a_round() -> None:
    trophies = {0: ["ro-ce"], 1: ["ro-as", *BL], 2: VE, 3: JA}
    match = table(
        seats=4,
        trophies=trophies,
        up={"ro1": "hm"},
        dossier={1: ["i-ro-ce-1"]},
        levels={1: (3, 6, 3)},
        active=1,
        dice={1: [6]},
    )
    play(match, "1 neutralise ro1 i-ro-ce-1")
    assert outcome(match).reason == "JB-95"
    assert outcome(match).scores == [1, 5, 3, 3]


def test_JB_T58_twelve_points_beat_eleven() -> None:
    assert outcome(last_fight({0: RO, 1: BL}, {0: (5, 4, 3), 1: (4, 4, 3)})).ranks == [1, 2]


def test_JB_T59_equal_sums_share_the_victory() -> None:
    match = last_fight({0: RO, 1: BL}, {0: (5, 4, 3), 1: (4, 4, 4)})
    assert outcome(match).ranks == [1, 1]
    assert len(facts(match.steps[-1], "licence-awarded")) == 2


def test_JB_T60_five_quiet_rounds_from_the_start() -> None:
    levels = {0: (6, 6, 6), 1: (1, 6, 6)}
    match = table(round=1, options=clocks(5), levels=levels)
    quiet_turns(match, 10)
    assert outcome(match).scores == [0, 0]
    assert (outcome(match).reason, board(match)["round"]) == ("JB-101", 5)
    assert outcome(match).ranks == [1, 2]


def test_JB_T61_a_neutralisation_in_round_four_starts_the_count_again() -> None:
    match = table(
        round=4, options=clocks(5), up={"ro1": "hm"}, dossier={0: ["i-ro-ce-1"]}, levels={0: (3, 6, 3)}, dice={1: [6]}
    )
    play(match, "0 neutralise ro1 i-ro-ce-1", "0 stop")
    quiet_turns(match, 1 + 9)
    assert (match.over, board(match)["round"]) == (False, 9)
    quiet_turns(match, 1)
    assert (outcome(match).reason, board(match)["round"]) == ("JB-101", 9)


def test_JB_T62_with_no_card_and_an_empty_dossier_only_investigations_are_left() -> None:
    intel = [f"i-{c}-{r}-{n}" for c in ("ro", "bl") for r in ("ce", "as", "hm") for n in (1, 2)]
    match = table(dossier={1: intel}, discard=[f"g-{s}-{n:02}" for s in "cfa" for n in (1, 2, 3, 4)])
    assert moves(match) == [f"investigate {site}" for site in SITES]


def test_JB_T63_ten_rounds() -> None:
    match = table(round=10, active=1, options=clocks(rounds=10))
    quiet_turns(match, 1)
    assert (outcome(match).reason, board(match)["round"]) == ("JB-102", 10)


def test_JB_T64_intel_of_an_empty_base_is_ballast() -> None:
    match = table(trophies={1: RO}, dossier={0: ["i-ro-ce-1"]})
    assert starting(match, "scout") == starting(match, "neutralise") == []
    robbed = table(
        trophies={1: RO}, dossier={1: ["i-ro-ce-1"]}, at={1: "s13"}, dice={1: [6], 3: [6, 1]}, special={4: (1, 0)}
    )
    play(robbed, "0 investigate s13", "0 reward none", "0 attack f", "1 pass")
    assert rows(robbed, "dossier") == [["i-ro-ce-1"], []]


def test_JB_T70_places_are_shared_and_skipped() -> None:
    three = {0: [*RO, "bl-ce"], 1: ["bl-as", "bl-hm", "ve-ce", "ve-as"], 2: ["ve-hm"]}
    assert outcome(last_fight(three, {0: (3, 5, 3), 1: (3, 4, 4), 2: (6, 6, 6)})).ranks == [1, 1, 3]
    four = {0: [*RO, *BL, "ve-ce", "ve-as"], 1: ["ve-hm", "ja-ce"], 2: ["ja-as", "ja-hm"], 3: []}
    levels = {0: (3, 5, 3), 1: (3, 3, 3), 2: (3, 3, 3), 3: (6, 6, 6)}
    assert outcome(last_fight(four, levels)).ranks == [1, 2, 2, 4]


def test_JB_T71_when_both_clocks_strike_the_standstill_is_the_reason() -> None:
    match = table(round=1, options=clocks(5, 5))
    quiet_turns(match, 10)
    assert (outcome(match).reason, board(match)["round"]) == ("JB-101", 5)


def test_JB_T72_a_round_ends_before_the_first_player() -> None:
    match = table(seats=3, first=1, active=1, round=1, options=clocks(rounds=1))
    order = []
    while not match.over:
        order.append(asked(match)[0][0])
        quiet_turns(match, 1)
    assert order == [1, 2, 0]
    assert outcome(match).reason == "JB-102"
