"""What is told of what happens: every fact of it, to everybody whom it concerns, and what cannot be taken back."""

from tests.stage import board, codes, facts, rows, seen

from tablee.engine.match import Step
from tablee.games.james_bond_007.tests.stage import GAME, act, duel, play, table, train

FAR = ["ro-1", "gr-1"]  # passports of the first and the last colour


def revealing(step: Step) -> set[str]:
    """The codes of what showed somebody something, so that it cannot be undone alone."""
    return {event.code for event in step.events if event.reveals}


def test_JB_21_both_dice_of_the_first_roll_have_six_sides_and_add_up() -> None:
    options: dict[str, object] = {"passport_choice": "random", "start_placement": "hq"}
    black: set[int] = set()
    white: set[int] = set()
    for seed in range(20):
        for event in GAME.start(seats=6, seed=seed, options=options).opening:
            if event.code == "start-rolled":
                rolled = {name: int(str(event.facts[name])) for name in ("black", "white", "total")}
                assert rolled["total"] == rolled["black"] + rolled["white"]
                black.add(rolled["black"])
                white.add(rolled["white"])
    assert black == white == {1, 2, 3, 4, 5, 6}


def test_JB_101_a_standstill_tells_how_many_rounds_were_quiet() -> None:
    given = {0: ["ro-ce"]}
    match = train(3, 3, seats=2, trophies=given, struck=4, round=9, first=1, options={"stale_limit": 5})
    assert facts(match.steps[-1], "stale-end") == [{"rounds": 5}]
    assert seen(match, None)["quiet"] == 5
    fresh = table(trophies=given, struck=3, round=3)
    assert seen(fresh, None)["quiet"] == 0
    assert seen(table(trophies=given, struck=3, round=5), None)["quiet"] == 1


def test_JB_45_a_reward_that_was_declined_is_told() -> None:
    match = act(5, 5)
    assert codes(play(match, "0 reward none"))[0] == "reward-declined"


def test_JB_46_the_card_below_cannot_be_put_back() -> None:
    match = act(5, 5)
    step = play(match, "0 reward card")
    assert revealing(step) == {"card-taken-own", "card-uncovered"}
    (uncovered,) = facts(step, "card-uncovered")
    assert uncovered == {"site": "s01", "skill": board(match)["sites"]["s01"]["face"]}


def test_JB_67_who_steals_nothing_is_told_to_have_stolen_nothing() -> None:
    match = duel("f", (3, 6), (3, 1), special={3: (2, 2)})
    assert [code for code in codes(match.steps[-1]) if "stolen" in code] == ["nothing-stolen"]


def test_JB_69_what_was_stolen_cannot_be_put_back() -> None:
    match = duel("f", (3, 6), (3, 1), dossier={1: ["g-c-01", "i-bl-ce-1"]}, special={4: (2, 0)})
    step = play(match, "1 pass")
    assert revealing(step) == {"card-stolen-own"}
    assert {fact["card"] for fact in facts(step, "card-stolen-own", 1)} == {"g-c-01", "i-bl-ce-1"}
    assert facts(step, "cards-stolen") == [{"seat": 0, "target": 1, "number": 2}]


def test_JB_69_who_steals_back_what_he_had_seen_go_knows_nothing_of_the_others_any_more() -> None:
    held = ["g-c-01", "i-bl-ce-1"]
    match = duel("f", (3, 6), (3, 1), seats=3, dossier={1: held}, known={0: held}, special={4: (2, 0)})
    play(match, "1 pass")
    assert rows(match, "known") == [[], ["i-bl-ce-1", "g-c-01"], []]


def test_JB_69_after_a_theft_a_third_party_is_sure_of_no_gadget_either() -> None:
    held = ["g-c-01", "g-f-01", "i-bl-ce-1"]
    match = duel("a", (3, 6), (3, 1), seats=3, dossier={1: held}, known={2: ["g-c-01"]}, special={4: (1, 0)})
    play(match, "1 pass")
    assert rows(match, "known")[2] == []


def test_JB_77_JB_80_a_look_tells_which_card_was_shown_and_where_it_was() -> None:
    match = table(agents=FAR, active=1, dossier={1: ["i-gr-hm-2"]})
    step = play(match, "1 scout gr3 i-gr-hm-2")
    assert facts(step, "intel-shown") == [{"seat": 1, "base": "gr", "criminal": "gr-hm"}]
    assert facts(step, "slot-scouted") == [{"seat": 1, "slot": "gr3", "base": "gr"}]
    role = board(match)["slots"]["gr3"]["role"]
    assert facts(step, "slot-scouted-own", 1) == [{"seat": 1, "slot": "gr3", "base": "gr", "criminal": f"gr-{role}"}]
    assert board(match)["slots"]["gr3"]["scouts"] == [1]
    assert revealing(step) == {"intel-shown", "slot-scouted-own"}


def test_JB_84_JB_90_a_fight_tells_whom_it_is_against_and_in_which_base() -> None:
    given = {"gr2": ("hm", [1])}
    match = table(agents=FAR, active=1, dossier={1: ["i-gr-ce-1"]}, scouted=given, levels={1: (3, 6, 3)}, dice={1: [6]})
    step = play(match, "1 neutralise gr2 i-gr-ce-1")
    assert facts(step, "criminal-revealed") == [{"seat": 1, "slot": "gr2", "base": "gr", "criminal": "gr-hm"}]
    assert "criminal-revealed" in revealing(step)
    assert facts(step, "criminal-neutralised") == [{"seat": 1, "criminal": "gr-hm", "base": "gr", "trophies": 1}]
    assert board(match)["phase"] == "chain"
    assert facts(play(match, "1 stop"), "fights-stopped") == [{"seat": 1, "base": "gr"}]
