"""Before the first turn: passports, agents, cards, criminals, who starts. (JB-15..21)"""

from collections import Counter

import pytest
from tests.stage import asked, board, codes, facts, moves, rows, rule_against, seed_where, seen, told

from tablee.engine.match import Match
from tablee.games.james_bond_007.tests.stage import COLOURS, GADGETS, GAME, SITES, play

AT_ONCE: dict[str, object] = {"passport_choice": "random", "start_placement": "hq"}
LEVELS = {
    "ro-1": [5, 4, 2],
    "ro-2": [3, 3, 5],
    "bl-1": [5, 2, 4],
    "bl-2": [3, 5, 3],
    "ve-1": [4, 5, 2],
    "ve-2": [4, 3, 4],
    "ja-1": [4, 2, 5],
    "ja-2": [4, 4, 3],
    "vi-1": [2, 5, 4],
    "vi-2": [5, 3, 3],
    "gr-1": [2, 4, 5],
    "gr-2": [3, 4, 4],
}


def seated(*agents: str, seed: int = 0, options: dict[str, object] | None = None) -> Match:
    """These agents are chosen, and nobody is placed yet."""
    match = GAME.start(seats=len(agents), seed=seed, options=options)
    for seat, agent in enumerate(agents):
        play(match, f"{seat} passport {agent}")
    return match


def dealt(*agents: str, seed: int = 0) -> Match:
    """These agents are chosen, they wait at headquarters, and the first player is on turn."""
    return seated(*agents, seed=seed, options={"start_placement": "hq"})


def opening(match: Match, code: str) -> list[dict[str, object]]:
    """The facts of the events of the set-up."""
    return [dict(event.facts) for event in match.opening if event.code == code]


def test_JB_15_passports_are_chosen_in_seat_order_and_both_sides_are_then_taken() -> None:
    match = GAME.start(seats=3, seed=0)
    assert asked(match) == [(0, "choose_passport")]
    assert moves(match) == [f"passport {agent}" for agent in LEVELS]
    play(match, "0 passport ve-2")
    assert asked(match) == [(1, "choose_passport")]
    assert moves(match) == [f"passport {agent}" for agent in LEVELS if not agent.startswith("ve")]
    assert rule_against(match, "1 passport ve-1") == "JB-15"
    play(match, "1 passport ro-1")
    assert len(moves(match)) == 8


def test_JB_15_with_the_option_every_seat_is_dealt_a_passport_all_equally_likely() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(240):
        match = GAME.start(seats=3, seed=seed, options=AT_ONCE)
        agents = rows(match, "agent")
        assert len({agent[:2] for agent in agents}) == 3
        assert [event["agent"] for event in opening(match, "passport-dealt")] == agents
        firsts.update(agents)
    assert set(firsts) == set(LEVELS)
    assert min(firsts.values()) > 30  # 60 each are expected


@pytest.mark.parametrize("agent", LEVELS)
def test_JB_16_skills_begin_at_the_levels_of_the_chosen_side(agent: str) -> None:
    match = GAME.start(seats=2, seed=0)
    play(match, f"0 passport {agent}")
    assert rows(match, "levels") == [LEVELS[agent], [0, 0, 0]]
    assert seen(match, 1)["seats"][0]["levels"] == dict(zip("cfa", LEVELS[agent], strict=True))


def test_JB_17_agents_are_placed_in_seat_order_on_any_site_or_at_headquarters_and_nothing_happens() -> None:
    match = seated("ro-1", "bl-1")
    assert asked(match) == [(0, "place_agent")]
    assert moves(match) == [f"place {site}" for site in [*SITES, "hq"]]
    step = play(match, "0 place s20")
    assert told(step) == [("agent-placed", {"seat": 0, "site": "s20"})]
    step = play(match, "1 place s20")
    assert codes(step)[:2] == ["agent-placed", "cards-laid"]
    assert rows(match, "must_leave") == [False, False]
    assert board(match)["roll"] is None


def test_JB_17_with_the_option_everybody_starts_at_headquarters() -> None:
    match = dealt("ro-1", "bl-1", "gr-2")
    assert rows(match, "site") == ["hq", "hq", "hq"]
    assert asked(match)[0][1] == "choose_operation"


@pytest.mark.parametrize("seats", range(2, 7))
def test_JB_18_intel_of_the_colours_in_play_and_two_gadgets_of_each_skill_per_player_are_used(seats: int) -> None:
    agents = [f"{colour}-2" for colour in COLOURS[6 - seats :]]
    unseen = board(dealt(*agents))["unseen"]
    intel = [card for card in unseen if card.startswith("i")]
    assert Counter(card[2:4] for card in intel) == {agent[:2]: 6 for agent in agents}
    assert Counter(card[2] for card in unseen if card in GADGETS) == dict.fromkeys("cfa", 2 * seats)


def test_JB_18_JB_G23_luck_decides_which_gadgets_stay_in_the_box() -> None:
    used: Counter[str] = Counter()
    for seed in range(90):
        used.update(card for card in board(dealt("ro-1", "bl-1", seed=seed))["unseen"] if card in GADGETS)
    assert set(used) == set(GADGETS)
    assert min(used.values()) > 12  # 30 each are expected
    assert max(used.values()) < 52


def test_JB_19_two_cards_lie_on_each_site_of_a_colour_in_play_and_one_skill_shows() -> None:
    match = dealt("bl-1", "vi-2", "gr-1")
    sites = seen(match, None)["sites"]
    in_play = [site for site in sites if site["colour"] in ("bl", "vi", "gr")]
    assert all(site["left"] == 2 and site["face"] in "cfa" for site in in_play)
    assert all(site["left"] == 0 and site["face"] is None for site in sites if site not in in_play)
    assert len(in_play) == 18


def test_JB_19_the_skills_that_show_are_shuffled() -> None:
    shows: Counter[str] = Counter()
    for seed in range(60):
        shows[board(dealt("ro-1", "bl-1", seed=seed))["sites"]["s01"]["face"]] += 1
    assert min(shows[skill] for skill in "cfa") > 8  # 20 each are expected


def test_JB_20_three_criminals_of_each_base_in_play_lie_face_down() -> None:
    match = dealt("ro-1", "ja-1")
    bases = seen(match, 0)["bases"]
    assert [base["id"] for base in bases] == ["ro", "ja"]
    for base in bases:
        assert [slot["id"] for slot in base["slots"]] == [f"{base['id']}{place}" for place in (1, 2, 3)]
        assert all((slot["state"], slot["criminal"], slot["scouts"]) == ("down", None, []) for slot in base["slots"])


def test_JB_21_the_highest_sum_of_both_dice_starts_and_play_goes_clockwise() -> None:
    match = dealt("ro-1", "bl-1", "ve-1", seed=3)
    step = match.steps[-1]
    rolls = facts(step, "start-rolled")
    assert all(roll["total"] == roll["black"] + roll["white"] for roll in rolls)
    (first,) = facts(step, "first-player")
    best = max(roll["total"] for roll in rolls[:3])
    if [roll["total"] for roll in rolls[:3]].count(best) == 1:
        assert first["seat"] == next(roll["seat"] for roll in rolls if roll["total"] == best)
    assert asked(match) == [(first["seat"], "choose_operation")]


# The vectors.


def test_JB_T7_the_table_of_two() -> None:
    match = dealt("ro-1", "bl-1")
    unseen = board(match)["unseen"]
    assert Counter(card[0] for card in unseen) == {"i": 12, "g": 12}
    assert Counter(card[2] for card in unseen if card in GADGETS) == {"c": 4, "f": 4, "a": 4}
    assert [site["left"] for site in seen(match, None)["sites"]] == [2] * 12 + [0] * 24
    assert len(board(match)["slots"]) == 6


def test_JB_T8_the_tables_of_three_and_six() -> None:
    three = dealt("ro-1", "ve-1", "gr-1")
    assert (len(board(three)["unseen"]), len(board(three)["sites"]), len(board(three)["slots"])) == (36, 18, 9)
    six = dealt(*[f"{colour}-1" for colour in COLOURS])
    assert (len(board(six)["unseen"]), len(board(six)["sites"]), len(board(six)["slots"])) == (72, 36, 18)


def test_JB_T9_both_sides_of_a_passport_exclude_each_other() -> None:
    match = GAME.start(seats=2, seed=0)
    play(match, "0 passport ro-1")
    assert "passport ro-2" not in moves(match)
    assert rule_against(match, "1 passport ro-2") == "JB-15"


def test_JB_T10_who_ties_for_the_highest_sum_rolls_again() -> None:
    def two_tie(seed: int) -> bool:
        rolls = facts(dealt("ro-1", "bl-1", "ve-1", seed=seed).steps[-1], "start-rolled")
        totals = [roll["total"] for roll in rolls]
        return len(rolls) == 5 and totals[0] == totals[1] > totals[2] and totals[3] < totals[4]

    match = dealt("ro-1", "bl-1", "ve-1", seed=seed_where(two_tie))
    assert [roll["seat"] for roll in facts(match.steps[-1], "start-rolled")] == [0, 1, 2, 0, 1]
    order = []
    for site in ("s34", "s35", "s36"):  # no cards there
        (seat, kind) = asked(match)[0]
        assert kind == "choose_operation"
        order.append(seat)
        play(match, f"{seat} investigate {site}")
        if asked(match)[0][1] == "choose_reward":
            play(match, f"{seat} reward none")
    assert order == [1, 2, 0]


def test_JB_T11_a_third_agent_does_not_fit_on_a_site() -> None:
    match = seated("ro-1", "bl-1", "ve-1")
    play(match, "0 place s07", "1 place s07")
    assert "place s07" not in moves(match)
    assert "place hq" in moves(match)
    assert rule_against(match, "2 place s07") == "JB-28"
    play(match, "2 place hq")
    assert board(match)["roll"] is None


@pytest.mark.parametrize("seats", range(2, 7))
def test_JB_T12_intel_is_conserved_whatever_happens(seats: int) -> None:
    match = GAME.start(seats=seats, seed=seats, options=AT_ONCE)
    colours = Counter({agent[:2]: 6 for agent in rows(match, "agent")})
    for number, decision in enumerate(match.decisions()):
        match.play(decision.seat, decision.moves[number * 7 % len(decision.moves)])
        if number % 10 == 0:
            held = [card for dossier in rows(match, "dossier") for card in dossier] + board(match)["unseen"]
            assert Counter(card[2:4] for card in held if card.startswith("i")) == colours
        if number == 600:
            break


def test_JB_T74_with_both_options_the_first_decision_is_an_operation() -> None:
    match = GAME.start(seats=4, seed=5, options=AT_ONCE)
    first = opening(match, "first-player")[0]["seat"]
    assert asked(match) == [(first, "choose_operation")]
