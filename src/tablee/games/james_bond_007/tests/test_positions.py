"""Positions that cannot come up are refused, with what is wrong about them."""

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.games.james_bond_007.tests.stage import GAME, act, duel, fight, meet, position, table

Change = Callable[[dict[str, Any]], object]


def why(whole: dict[str, Any], change: Change) -> str:
    """What is said against the position once something about it has changed."""
    GAME.from_position(whole, seed=0)  # it was a position before
    change(whole["board"])
    with pytest.raises(tablee.Refused) as refused:
        GAME.from_position(whole, seed=0)
    return str(refused.value.facts.get("why") or refused.value.facts["field"])


def seat(number: int, **fields: object) -> Change:
    return lambda board: board["seats"][number].update(fields)


def roll(**fields: object) -> Change:
    return lambda board: board["roll"].update(fields)


def whole(**fields: object) -> Change:
    return lambda board: board.update(fields)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (seat(0, agent="bl-2"), "one-passport-each"),
        (seat(0, levels=[0, 3, 3]), "levels-in-range"),
        (seat(0, levels=[3, 3]), "levels"),
        (seat(0, site=None), "agents-placed"),
        (seat(0, site="hq", must_leave=True, levels=[5, 4, 2], dossier=[]), "must-leave-a-site"),
        (seat(0, site="hq"), "nothing-won-at-hq"),
        (seat(0, dossier=["i-ro-ce-1", "i-ro-ce-1"]), "dossier"),
        (seat(0, dossier=["i-ve-ce-1"]), "intel-conserved"),
        (seat(1, dossier=["i-ro-ce-1"]), "intel-conserved"),
        (seat(0, dossier=[]), "intel-conserved"),
        (seat(1, dossier=["g-c-12"]), "gadgets-conserved"),
        (seat(1, known=["g-c-01"]), "known-cards-held-by-others"),
        (seat(0, shown={"ro-ce": 2}), "shown-cards-held"),
        (seat(0, shown={"ro-ce": 3}), "shown"),
        (seat(0, trophies=["ro-ce"]), "criminals-conserved"),
        (lambda board: board["sites"]["s01"].update(left=1), "cards-on-sites"),
        (lambda board: board["sites"].update(s20={"left": 2, "face": "c"}), "cards-on-sites"),
        (lambda board: board["slots"].pop("ro1"), "criminals-conserved"),
        (lambda board: board["slots"].update(ve1={"role": None, "up": False, "scouts": []}), "criminals-conserved"),
        (lambda board: board["slots"]["ro1"].update(up=True), "seen-criminals-are-known"),
        (lambda board: board["slots"]["ro1"].update(role="ce"), "seen-criminals-are-known"),
        (whole(discard=["i-ro-ce-1"]), "discard"),
        (whole(round=0), "round-of-phase"),
        (whole(struck=2), "round-of-phase"),
        (whole(round=41), "end-of-match"),
        (whole(phase="over"), "end-of-match"),
        (whole(actor=1), "moment-of-phase"),
        (whole(phase="reward"), "dice-of-roll"),
        (whole(phase="passport"), "one-passport-each"),
        (whole(phase="asleep"), "phase"),
    ],
)
def test_JB_3_JB_8_JB_20_JB_28_an_operation_that_cannot_come_up_is_refused(change: Change, law: str) -> None:
    assert law in why(position(dossier={0: ["i-ro-ce-1"]}), change)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (roll(black=7), "black"),
        (roll(black=0), "dice-of-roll"),
        (roll(total=7), "bonus-of-roll"),
        (roll(rival=1), "dice-of-roll"),
        (roll(used=[1]), "bonus-of-roll"),
        (roll(special=1), "special-of-roll"),
        (roll(foe="ro-ce"), "foe-of-roll"),
        (roll(skill="f"), "moment-of-phase"),
        (seat(0, must_leave=True), "moment-of-phase"),
        (seat(0, levels=[5, 3, 3]), "moment-of-phase"),
        (whole(phase="reward"), "moment-of-phase"),
        (whole(phase="confrontation"), "moment-of-phase"),
        (whole(phase="duel-window"), "moment-of-phase"),
        (whole(phase="fight-window"), "moment-of-phase"),
        (whole(phase="chain"), "moment-of-phase"),
    ],
)
def test_JB_34_JB_35_a_window_of_an_action_that_cannot_come_up_is_refused(change: Change, law: str) -> None:
    assert law in why(act(4, 2, dossier={0: ["g-c-01"]}).position(), change)


def test_JB_59_JB_64_a_duel_that_cannot_come_up_is_refused() -> None:
    assert "moment-of-phase" in why(meet().position(), whole(actor=1))
    assert "moment-of-phase" in why(meet().position(), seat(1, site="s20"))
    asked = duel("f", (3, 1), (3, 6), dossier={0: ["g-c-01"], 1: ["g-f-01"]})
    assert "moment-of-phase" in why(asked.position(), whole(actor=1))
    assert "moment-of-phase" in why(asked.position(), roll(passed=[0]))
    assert "bonus-of-roll" in why(asked.position(), roll(used=[0]))
    assert "dice-of-roll" in why(asked.position(), roll(rival=None))
    assert "special-of-roll" in why(asked.position(), roll(special=2))


def test_JB_87_JB_93_a_fight_that_cannot_come_up_is_refused() -> None:
    window = fight("hm", 3, 1, dossier={0: ["i-ro-hm-1"]})
    assert "foe-of-roll" in why(window.position(), roll(foe="bl-hm"))
    assert "moment-of-phase" in why(window.position(), roll(slot="ro2"))
    assert "bonus-of-roll" in why(window.position(), roll(backing=[1]))
    assert "moment-of-phase" in why(window.position(), roll(backing=[2], total=6))
    won = fight("hm", 6, 6)
    assert "round-of-phase" in why(won.position(), whole(struck=0))
    assert "moment-of-phase" in why(won.position(), whole(struck=2))
    forbidden = won.position()
    forbidden["options"]["chain_neutralisation"] = False  # type: ignore[index, call-overload]
    with pytest.raises(tablee.Refused):
        GAME.from_position(forbidden)


def test_JB_28_three_agents_on_a_site_cannot_come_up() -> None:
    crowd = position(seats=3, at={0: "s20", 1: "s20", 2: "s21"})
    assert "two-agents-a-site" in why(crowd, seat(2, site="s20"))


def test_JB_95_a_match_without_criminals_is_over() -> None:
    trophies = {0: ["ro-ce", "ro-as", "ro-hm", "bl-ce", "bl-as"]}
    done = position(trophies=trophies)

    def take_last(board: dict[str, Any]) -> None:
        board["slots"].clear()
        board["seats"][0]["trophies"].append("bl-hm")

    assert "end-of-match" in why(done, take_last)
    done["board"]["phase"] = "over"
    done["board"]["roll"] = table_roll()
    assert GAME.from_position(done).over


def table_roll() -> object:
    """A roll that may lie on the table when a match is over."""
    match = fight("hm", 6, 6, options={"chain_neutralisation": False})
    return match.position()["board"]["roll"]  # type: ignore[index, call-overload]


def test_JB_101_a_position_keeps_everything_that_play_needs() -> None:
    for match in (table(), act(4, 2, dossier={0: ["g-c-01"]}), meet(), fight("hm", 3, 1)):
        again = GAME.from_position(match.position(), seed=4)
        assert again.position() == match.position()
        assert [decision.moves for decision in again.open()] == [decision.moves for decision in match.open()]
