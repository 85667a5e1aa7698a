"""The simple bot: the chances it reckons with, what it makes of them, and what it tells a search."""

from typing import Unpack

import pytest
from tests.stage import board, moves

from tablee.bots import Budget, make
from tablee.engine.match import Match
from tablee.engine.rng import Rng
from tablee.games.james_bond_007.bots.hopes import PLAIN, Hopes
from tablee.games.james_bond_007.bots.prospects import chances_to_win
from tablee.games.james_bond_007.bots.simple import Simple
from tablee.games.james_bond_007.rules.criminals import fallen, hidden_roles
from tablee.games.james_bond_007.rules.odds import duel_chance, faces_above, faces_below
from tablee.games.james_bond_007.rules.state import State
from tablee.games.james_bond_007.tests.stage import GAME, Setting, act, duel, fight, meet, play, table

LEVELS = ("simple", "expert")


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def chosen(match: Match, level: str = "simple", seed: int = 1) -> str:
    """The move of whoever is asked."""
    (decision,) = match.open()
    return make(GAME, level, seed).choose(match, decision.seat, Budget(iterations=200))


def weights(match: Match, seat: int = 0) -> dict[str, float]:
    state = state_of(match)
    legal = state.legal(seat)
    shares = Simple().weights(state, seat, legal)
    return {GAME.moves.text(move): share for move, share in zip(legal, shares, strict=True)}


# Chances.


@pytest.mark.parametrize(
    ("level", "bonus", "wins", "losses"),
    [(4, 0, 0, 5), (5, 2, 3, 2), (1, 6, 3, 2), (6, 4, 6, 0), (3, 4, 3, 2), (2, 2, 0, 5)],
)
def test_JB_90_JB_92_the_chances_of_a_fight_are_counted_in_faces(
    level: int, bonus: int, wins: int, losses: int
) -> None:
    assert faces_above(10 - level - bonus) == wins
    assert faces_below(10 - level - bonus) == losses


def test_JB_65_the_chances_of_a_duel_are_counted_over_both_dice() -> None:
    assert duel_chance(0) == pytest.approx(15 / 36)
    assert duel_chance(3) == pytest.approx(30 / 36)
    assert duel_chance(5) == pytest.approx(35 / 36)
    assert duel_chance(-6) == 0.0


def test_JB_81_who_may_be_in_a_room_follows_from_what_the_seat_has_seen() -> None:
    state = state_of(table(scouted={"ro1": ("ce", [0])}, up={"bl2": "hm"}, trophies={1: ["bl-as"]}))
    assert hidden_roles(state, 0, 0, fallen(state)) == 0b110  # the assistant and the henchman
    assert hidden_roles(state, 1, 0, fallen(state)) == 0b111  # seat 1 has seen nobody there
    assert hidden_roles(state, 0, 1, fallen(state)) == 0b001  # only the mastermind is left


def test_JB_84_a_stranger_promises_the_average_of_those_who_may_be_there() -> None:
    state = state_of(table(levels={0: (6, 1, 1)}, dossier={0: ["i-ro-as-1", "i-ro-as-2"]}))
    hopes = Hopes(state, 0, PLAIN)
    hopes.reckon_fights()
    assert hopes.of_room(0) == pytest.approx(sum(hopes.fight[0:3]) / 3)
    assert hopes.of_look(0) > hopes.of_room(0)


# What it chooses.


@pytest.mark.parametrize("level", LEVELS)
def test_JB_90_a_fight_that_cannot_be_lost_is_fought(level: str) -> None:
    dossier = {0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01"]}
    match = table(levels={0: (3, 4, 3)}, dossier=dossier, up={"ro2": "hm"})
    assert chosen(match, level).startswith("neutralise ro2 i-ro-hm-")


@pytest.mark.parametrize("level", LEVELS)
def test_JB_92_a_fight_that_cannot_be_won_is_not_fought(level: str) -> None:
    match = table(levels={0: (3, 3, 3)}, dossier={0: ["i-ro-ce-1"]}, up={"ro1": "hm", "ro2": "as", "ro3": "ce"})
    assert chosen(match, level).startswith("investigate")


def test_JB_80_a_look_is_worth_a_turn_when_one_of_the_criminals_would_be_easy_prey() -> None:
    dossier = {0: ["i-ro-as-1", "i-ro-as-2", "g-c-01"]}
    match = table(levels={0: (4, 1, 1)}, dossier=dossier, up={"ro3": "hm"})
    assert chosen(match).startswith("scout ro")


def test_JB_77_the_card_that_was_shown_before_is_shown_again() -> None:
    dossier = {0: ["i-ro-ce-1", "i-ro-hm-1", "i-ro-hm-2", "g-f-01"]}
    match = table(levels={0: (3, 6, 3)}, dossier=dossier, up={"ro2": "hm"}, shown={0: {"ro-ce": 1}})
    assert chosen(match) == "neutralise ro2 i-ro-ce-1"


def test_JB_77_or_else_a_card_about_somebody_who_has_fallen() -> None:
    dossier = {0: ["i-ro-ce-1", "i-ro-hm-1", "i-ro-hm-2", "g-f-01"]}
    match = table(levels={0: (3, 6, 3)}, dossier=dossier, up={"ro2": "hm"}, trophies={1: ["ro-ce"]})
    assert chosen(match) == "neutralise ro2 i-ro-ce-1"


def test_JB_32_an_agent_goes_where_its_best_skill_is_asked() -> None:
    match = table(levels={0: (6, 3, 3)}, dossier={0: ["i-ro-ce-1", "g-c-01"]}, faces={"s04": "c", "s05": "a"})
    for seed in range(5):
        verb, site = chosen(match, seed=seed).split()
        assert verb == "investigate"
        assert board(match)["sites"][site]["face"] == "c"


def test_JB_43_without_intel_the_card_is_taken_and_with_the_tools_for_a_fight_the_skill_is_raised() -> None:
    assert chosen(act(4, 5)) == "reward card"
    ready = act(4, 5, "c", dossier={0: ["i-ro-as-1", "i-ro-as-2", "i-bl-as-1"]})
    assert chosen(ready) == "reward raise"
    assert chosen(act(2, 6)) == "reward raise"


def test_JB_35_a_gadget_is_played_on_an_action_only_if_it_wins_the_card_and_intel_is_short() -> None:
    assert chosen(act(5, 2, dossier={0: ["g-c-01"]})) == "gadget g-c-01"
    assert chosen(act(3, 2, dossier={0: ["g-c-01"]})) == "pass"
    rich = ["i-ro-ce-1", "i-ro-as-1", "i-bl-ce-1", "g-c-01"]
    assert chosen(act(5, 2, dossier={0: rich})) == "pass"


def test_JB_60_the_stronger_attacks_where_it_leads_most_and_the_weaker_keeps_the_peace() -> None:
    strong = meet(levels={0: (3, 5, 6), 1: (3, 3, 1)}, dossier={1: ["g-c-01", "g-c-02"]})
    assert chosen(strong) == "attack a"
    weak = meet(levels={0: (1, 2, 1), 1: (6, 6, 6)}, dossier={0: ["g-c-01", "i-ro-ce-1"]})
    assert chosen(weak) == "no-attack"


def test_JB_63_a_gadget_is_played_in_a_duel_only_if_it_changes_the_result() -> None:
    assert chosen(duel("f", (3, 3), (3, 4), dossier={0: ["g-f-01"]})) == "gadget g-f-01"
    assert chosen(duel("f", (3, 1), (3, 6), dossier={0: ["g-f-01"]})) == "pass"


def test_JB_87_intel_is_played_before_a_gadget_and_nothing_when_nothing_helps() -> None:
    match = fight("hm", 4, 3, dossier={0: ["i-ro-hm-1", "g-f-01"]})
    assert chosen(match) == "intel i-ro-hm-1"
    play(match, "0 intel i-ro-hm-1")
    assert chosen(match) == "gadget g-f-01"
    hopeless = fight("hm", 2, 1, dossier={0: ["i-ro-hm-1", "g-f-01"]})
    assert chosen(hopeless) == "done"


def test_JB_91_a_gadget_saves_a_point_when_it_makes_exactly_ten() -> None:
    assert chosen(fight("hm", 5, 3, dossier={0: ["i-ro-ce-1", "g-f-01"]})) == "gadget g-f-01"


def test_JB_93_another_fight_follows_only_if_it_promises_something() -> None:
    dossier = {0: ["i-ro-as-1", "i-ro-as-2", "g-c-01"]}
    easy = fight("hm", 6, 6, levels={0: (5, 6, 1)}, dossier=dossier, up={"ro2": "as", "ro3": "ce"})
    assert chosen(easy) == "continue ro2"
    hard = fight("hm", 6, 6, levels={0: (1, 6, 1)}, dossier={0: ["i-ro-ce-1"]}, up={"ro2": "as", "ro3": "ce"})
    assert chosen(hard) == "stop"


# What it tells a search.


def test_moves_that_come_to_the_same_share_one_promise() -> None:
    match = table(levels={0: (5, 3, 3)}, dossier={0: ["i-ro-ce-1", "i-ro-hm-1", "g-f-01", "g-f-02"]})
    promised = weights(match)
    assert sum(promised.values()) == pytest.approx(1.0)
    worth = [move for move, share in promised.items() if share > 1e-6]
    assert len([move for move in worth if move.startswith("investigate")]) <= 6 + 1
    assert len({move.split()[1] for move in worth if move.startswith("scout")}) == len(
        [move for move in worth if move.startswith("scout")]
    )
    assert set(promised) == set(moves(match))


def test_sight_tells_dice_and_own_cards_apart_and_not_the_cards_of_others() -> None:
    def sight(**given: Unpack[Setting]) -> int:
        return Simple().sight(state_of(table(**given)), 0)

    assert sight(dossier={0: ["g-c-01"]}) != sight(dossier={0: ["g-c-02"]})
    assert sight(scouted={"ro1": ("ce", [0])}) != sight(scouted={"ro1": ("as", [0])})
    assert sight(scouted={"ro1": ("ce", [1])}) == sight(scouted={"ro1": ("as", [1])})


def test_JB_96_JB_97_trophies_skills_and_cards_make_a_winner_likely() -> None:
    even = chances_to_win(state_of(table()))
    assert even == pytest.approx([0.5, 0.5])
    trophy = chances_to_win(state_of(table(trophies={0: ["ro-ce"]})))
    skill = chances_to_win(state_of(table(levels={0: (4, 3, 3)})))
    card = chances_to_win(state_of(table(dossier={0: ["g-c-01"]})))
    assert trophy[0] > skill[0] > card[0] > 0.5
    assert sum(trophy) == pytest.approx(1.0)


def test_JB_98_once_the_match_is_over_the_winners_share_it() -> None:
    rest = ["ro-ce", "ro-as", "bl-ce", "bl-as", "bl-hm"]
    dossier = {0: ["i-ro-hm-1"]}
    match = table(levels={0: (3, 6, 3)}, trophies={1: rest}, up={"ro1": "hm"}, dossier=dossier, dice={1: [6]})
    play(match, "0 neutralise ro1 i-ro-hm-1")
    assert match.over
    assert chances_to_win(state_of(match)) == [0.0, 1.0]


def test_a_choice_among_equals_is_left_to_luck() -> None:
    match = table(levels={0: (5, 1, 1)})
    luck = Rng()
    luck.seed(1)
    state = state_of(match)
    assert len({Simple().choose(state, 0, luck) for _ in range(20)}) > 1
