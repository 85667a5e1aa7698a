"""The turn, the journey, and having to leave. (JB-22..31, JB-53..57)"""

from tests.stage import asked, board, codes, facts, moves, rows, rule_against

from tablee.engine.match import Match
from tablee.games.james_bond_007.tests.stage import SITES, act, meet, play, starting, table, train


def sites(match: Match) -> list[str]:
    return [move.split()[1] for move in starting(match, "investigate")]


def finish_turn(match: Match) -> None:
    """Decline and pass until somebody chooses an operation again."""
    while asked(match)[0][1] != "choose_operation":
        seat, _ = asked(match)[0]
        play(match, f"{seat} {moves(match)[-1]}")


def test_JB_22_a_turn_is_one_operation_and_there_is_no_pass() -> None:
    match = table(dossier={0: ["i-ro-ce-1"]})
    assert {move.split()[0] for move in moves(match)} == {"investigate", "scout", "neutralise"}
    assert rule_against(match, "0 pass") == "JB-22"
    assert rule_against(match, "0 stop") == "JB-22"
    play(match, "0 scout ro1 i-ro-ce-1")
    assert asked(match) == [(1, "choose_operation")]


def test_JB_23_an_investigation_is_always_possible() -> None:
    crowded = {1: "s01", 2: "s01", 3: "s02", 4: "s02", 5: "s03", 0: "s03"}
    match = table(seats=6, at=crowded, must_leave=[0])
    assert sites(match) == [site for site in SITES if site not in ("s01", "s02", "s03")]


def test_JB_24_interventions_have_conditions_of_their_own() -> None:
    assert {move.split()[0] for move in moves(table())} == {"investigate"}
    assert starting(table(dossier={0: ["i-bl-ce-1"]}), "scout ro") == []


def test_JB_25_after_a_turn_the_next_seat_clockwise_plays_and_a_round_ends_before_the_first_player() -> None:
    match = table(seats=3, active=2, first=1, round=4)
    step = play(match, "2 investigate s20")
    finish_turn(match)
    assert asked(match) == [(0, "choose_operation")]
    assert board(match)["round"] == 4
    step = play(match, "0 investigate s21")
    if asked(match)[0][1] != "choose_operation":
        step = play(match, "0 reward none")
    assert asked(match) == [(1, "choose_operation")]
    assert board(match)["round"] == 5
    assert facts(step, "round-begun") == [{"round": 5, "seat": 1}]


def test_JB_26_an_agent_goes_to_any_site_at_any_distance() -> None:
    match = table(at={0: "s01"})
    assert sites(match) == SITES
    step = play(match, "0 investigate s36")
    assert facts(step, "agent-moved") == [{"seat": 0, "from": "s01", "site": "s36"}]
    assert rows(match, "site")[0] == "s36"


def test_JB_27_staying_counts_as_an_arrival() -> None:
    match = table(at={0: "s16"}, dice={1: [6]})
    step = play(match, "0 investigate s16")
    assert codes(step) == ["agent-stayed", "training-rolled", "action-succeeded"]
    match = table(at={0: "s16"}, must_leave=[0])
    assert rule_against(match, "0 investigate s16") == "JB-53"


def test_JB_28_a_site_never_holds_more_than_two_agents() -> None:
    match = table(seats=4, at={0: "s01", 1: "s09", 2: "s09", 3: "s10"})
    assert "s09" not in sites(match)
    assert {"s01", "s10"} <= set(sites(match))
    assert rule_against(match, "0 investigate s09") == "JB-28"


def test_JB_29_sites_without_cards_are_legal_destinations() -> None:
    match = table(left={"s01": 0}, dossier={1: ["i-bl-ce-1", "g-c-01"]})
    assert "s01" not in board(match)["sites"]
    assert {"s01", "s20"} <= set(sites(match))


def test_JB_30_nobody_returns_to_headquarters_and_nobody_is_met_there() -> None:
    levels = {0: (5, 4, 2), 1: (5, 2, 4), 2: (4, 5, 2)}
    match = table(seats=3, at={0: "hq", 1: "hq", 2: "hq"}, levels=levels, dice={1: [1]})
    assert rule_against(match, "0 place hq") == "JB-30"
    play(match, "0 investigate s36")
    assert asked(match) == [(1, "choose_operation")]
    play(match, "1 investigate s35")
    finish_turn(match)
    assert rows(match, "site") == ["s36", "s35", "hq"]


def test_JB_31_first_the_action_then_the_other_agent() -> None:
    match = table(at={1: "s16"}, dice={1: [6]})
    step = play(match, "0 investigate s16")
    assert asked(match) == [(0, "choose_reward")]
    assert "agents-met" not in codes(step)
    step = play(match, "0 reward raise")
    assert codes(step) == ["skill-raised", "agents-met"]
    assert asked(match) == [(0, "face_rival")]


def test_JB_53_JB_54_JB_55_the_failed_site_is_barred_until_the_figure_has_moved() -> None:
    match = act(4, 3)
    play(match, "1 investigate s36")
    finish_turn(match)
    assert sites(match) == [site for site in SITES if site != "s01"]
    play(match, "0 investigate s20")
    if asked(match)[0][1] == "choose_reward":
        assert rows(match, "must_leave")[0] is False
    finish_turn(match)
    play(match, "1 investigate s35")
    finish_turn(match)
    assert "s01" in sites(match)


def test_JB_54_a_new_failure_bars_the_new_site() -> None:
    match = table(at={0: "s01"}, must_leave=[0], dice={1: [1]})
    play(match, "0 investigate s16")
    assert rows(match, "must_leave")[0] is True
    play(match, "1 investigate s36")
    finish_turn(match)
    assert rule_against(match, "0 investigate s16") == "JB-53"
    assert "s01" in sites(match)


def test_JB_56_interventions_stay_legal_and_do_not_clear_the_flag() -> None:
    match = table(at={0: "s05"}, must_leave=[0], dossier={0: ["i-ro-ce-1"]})
    assert starting(match, "scout")
    assert starting(match, "neutralise")
    play(match, "0 scout ro1 i-ro-ce-1")
    assert (rows(match, "site")[0], rows(match, "must_leave")[0]) == ("s05", True)


def test_JB_57_with_the_option_only_an_investigation_elsewhere_is_legal() -> None:
    given: dict[str, object] = {"must_leave_mode": "forced"}
    match = table(at={0: "s05"}, must_leave=[0], dossier={0: ["i-ro-ce-1"]}, options=given)
    assert moves(match) == [f"investigate {site}" for site in SITES if site != "s05"]
    assert rule_against(match, "0 scout ro1 i-ro-ce-1") == "JB-57"
    free = table(at={0: "s05"}, dossier={0: ["i-ro-ce-1"]}, options=given)
    assert starting(free, "scout")


# The vectors.


def test_JB_T27_the_failed_site_is_barred_through_an_intervention() -> None:
    match = table(at={0: "s05"}, must_leave=[0], dossier={0: ["i-ro-ce-1"]})
    assert rule_against(match, "0 investigate s05") == "JB-53"
    play(match, "0 scout ro1 i-ro-ce-1", "1 investigate s35")
    finish_turn(match)
    assert rule_against(match, "0 investigate s05") == "JB-53"
    play(match, "0 investigate s06")
    finish_turn(match)
    play(match, "1 investigate s34")
    finish_turn(match)
    assert "investigate s05" in moves(match)


def test_JB_T28_with_the_option_the_agent_must_leave_first() -> None:
    match = table(at={0: "s05"}, must_leave=[0], dossier={0: ["i-ro-ce-1"]}, options={"must_leave_mode": "forced"})
    assert starting(match, "scout") == starting(match, "neutralise") == []


def test_JB_T30_a_full_site_is_open_to_those_who_stand_there() -> None:
    at = {0: "s01", 1: "s09", 2: "s09"}
    assert "investigate s09" not in moves(table(seats=3, at=at))
    assert "investigate s09" in moves(table(seats=3, at=at, active=1))
    assert "investigate s09" not in moves(table(seats=3, at=at, active=1, must_leave=[1]))


def test_JB_T31_a_site_of_a_colour_not_in_play_tests_its_printed_skill() -> None:
    match = train(6, 6, "s36")
    assert board(match)["roll"] == board(match)["roll"] | {"kind": "training", "skill": "a"}
    assert moves(train(5, 6, "s36")) == ["reward raise", "reward none"]


def test_JB_73_who_stays_meets_the_other_agent_too() -> None:
    match = meet(at={0: "s16"})
    assert asked(match) == [(0, "face_rival")]
