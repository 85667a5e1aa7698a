"""Operations, rolls and fights that cannot come up are refused, with what is wrong about them."""

from typing import Any

import pytest
from tests.stage import asked, board

from tablee.games.james_bond_007.tests.impossible import Change, law_of, roll, seat, whole, why
from tablee.games.james_bond_007.tests.stage import GAME, act, duel, fight, meet, play, position, table, train


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
        (roll(black=0), "black"),
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


def answered(**given: Any) -> dict[str, Any]:
    """The action of seat 0 has been answered with a pass and brought nothing: seat 1 is on turn, the dice still lie."""
    match = act(4, 4, dossier={0: ["g-c-01"]}, **given)
    play(match, "0 pass")
    return match.position()


def rolled(**given: Any) -> dict[str, Any]:
    """Seat 0 has won a duel; its dice lie there while seat 1 chooses an operation."""
    return duel("f", (3, 6), (3, 1), special={3: (1, 2)}, **given).position()


def window() -> dict[str, Any]:
    """Seat 0 fights the henchman of ro1 with two cards about him and a gadget; one of the cards is played."""
    match = fight("hm", 1, 1, dossier={0: ["i-ro-hm-1", "i-ro-hm-2", "g-f-01"]})
    play(match, "0 intel i-ro-hm-1")
    return match.position()


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (roll(white=1), "dice-of-roll"),
        (roll(rival_level=1), "dice-of-roll"),
        (roll(rival_total=1), "dice-of-roll"),
        (roll(rival=1), "dice-of-roll"),
        (roll(level=0), "level"),
        (roll(level=7), "level"),
        (roll(total=7), "bonus-of-roll"),
        (roll(total=9), "bonus-of-roll"),
        (roll(total=19), "total"),
        (roll(used=[0]), "bonus-of-roll"),
        (roll(used=[0], total=10), "bonus-of-roll"),
        (roll(used=[0], passed=[], total=10, skill="d"), "skill"),
        (roll(passed=[1]), "bonus-of-roll"),
        (roll(passed=[0, 0]), "passed"),
        (roll(black=5, total=9), "bonus-of-roll"),
        (roll(kind="training"), "bonus-of-roll"),
        (roll(kind="dance"), "kind"),
        (roll(special=0), "special-of-roll"),
        (roll(slot="ro1"), "foe-of-roll"),
        (roll(foe="ro-ce"), "foe-of-roll"),
        (roll(backing=[1], total=10), "foe-of-roll"),
        (roll(backing=[3]), "backing"),
        (roll(roller=2), "roller"),
        (whole(roll=None, phase="reward"), "dice-of-roll"),
    ],
)
def test_JB_7_JB_9_JB_34_an_action_that_cannot_have_been_rolled_is_refused(change: Change, law: str) -> None:
    assert law in why(answered(), change)


@pytest.mark.parametrize("used", [{"passed": [0]}, {"used": [0], "passed": []}])
def test_JB_12_JB_41_nothing_is_added_to_a_roll_that_asks_for_nothing(used: dict[str, list[int]]) -> None:
    gadget = 2 if used.get("used") else 0
    assert "bonus-of-roll" in why(act(5, 4).position(), roll(**used, total=9 + gadget))
    assert "bonus-of-roll" in why(train(3, 3).position(), roll(**used, total=6 + gadget))


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (roll(rival=None), "dice-of-roll"),
        (roll(rival=0), "dice-of-roll"),
        (roll(white=0, rival_total=3), "dice-of-roll"),
        (roll(rival_level=0, rival_total=1), "dice-of-roll"),
        (roll(rival_total=5), "bonus-of-roll"),
        (roll(used=[1]), "bonus-of-roll"),
        (roll(used=[0]), "bonus-of-roll"),
        (roll(used=[1], passed=[1], rival_total=6), "bonus-of-roll"),
        (roll(used=[2]), "bonus-of-roll"),
        (roll(special=None), "special-of-roll"),
        (roll(special=4), "special"),
        (roll(black=1, total=4), "special-of-roll"),
        (roll(slot="ro1"), "foe-of-roll"),
    ],
)
def test_JB_62_JB_67_a_duel_that_cannot_have_been_fought_is_refused(change: Change, law: str) -> None:
    assert law in why(rolled(seats=3), change)
    allowed = rolled(seats=3)
    allowed["board"]["roll"].update(used=[1], rival_total=6)
    GAME.from_position(allowed, seed=0)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (roll(passed=[0]), "bonus-of-roll"),
        (roll(used=[0]), "bonus-of-roll"),
        (roll(backing=[1, 2]), "bonus-of-roll"),
        (roll(slot=None), "foe-of-roll"),
        (roll(foe=None), "foe-of-roll"),
        (roll(slot="bl1"), "foe-of-roll"),
        (roll(foe="bl-hm"), "foe-of-roll"),
        (roll(foe="ro-ce"), "foe-of-roll"),
        (roll(skill="c"), "foe-of-roll"),
        (roll(level=6, black=5, total=13), "foe-of-roll"),
        (roll(level=6, black=5, total=13, backing=[], used=[0]), "foe-of-roll"),
        (roll(level=2, total=5), "moment-of-phase"),
        (roll(slot="ro2"), "moment-of-phase"),
        (roll(black=6, level=5, total=11, backing=[]), "moment-of-phase"),
        (roll(backing=[1, 2], used=[0], total=8), "moment-of-phase"),
        (lambda board: board["slots"]["ro1"].update(up=False, scouts=[0]), "moment-of-phase"),
        (lambda board: board["slots"]["ro1"].update(role="as"), "moment-of-phase"),
        (seat(0, shown={}), "moment-of-phase"),
        (whole(actor=1), "moment-of-phase"),
        (whole(active=1), "moment-of-phase"),
        (whole(phase="chain"), "moment-of-phase"),
        (whole(phase="operation", actor=0, active=0), None),
    ],
)
def test_JB_84_JB_87_JB_88_a_fight_that_cannot_come_up_is_refused(change: Change, law: str | None) -> None:
    if law is not None:
        assert law in why(window(), change)
    else:  # the dice of a fight may lie there while others choose
        table = window()
        change(table["board"])
        GAME.from_position(table, seed=0)


def test_JB_87_the_copy_that_was_played_is_in_the_dossier_and_forgotten_when_the_fight_is_over() -> None:
    match = fight("hm", 1, 1, dossier={0: ["i-ro-hm-2"]})
    play(match, "0 intel i-ro-hm-2")
    assert "moment-of-phase" in why(match.position(), roll(backing=[1]))
    play(match, "0 done")
    assert board(match)["roll"]["backing"] == [1]
    assert "foe-of-roll" in why(match.position(), roll(backing=[2]))


def test_JB_59_JB_64_a_duel_that_cannot_come_up_is_refused() -> None:
    assert "moment-of-phase" in why(meet().position(), whole(actor=1))
    assert "moment-of-phase" in why(meet().position(), seat(1, site="s20"))
    assert "moment-of-phase" in why(meet().position(), seat(0, must_leave=True))
    assert "moment-of-phase" in why(meet().position(), roll(roller=1))
    assert "moment-of-phase" in why(meet(success=False).position(), seat(0, must_leave=False))
    assert "moment-of-phase" in why(meet(success=False).position(), whole(actor=0))
    assert "moment-of-phase" in why(train(3, 3, at={1: "s16"}).position(), seat(0, must_leave=True))
    behind = duel("f", (3, 1), (3, 6), seats=3, dossier={0: ["g-c-01"], 1: ["g-f-01"]})
    assert "moment-of-phase" in why(behind.position(), whole(actor=1))
    assert "moment-of-phase" in why(behind.position(), whole(active=2))
    assert "moment-of-phase" in why(behind.position(), roll(passed=[0]))
    assert "moment-of-phase" in why(behind.position(), roll(level=2, total=3))
    assert "moment-of-phase" in why(behind.position(), roll(rival_level=2, rival_total=8))
    assert "moment-of-phase" in why(behind.position(), seat(1, site="s20"))
    assert "bonus-of-roll" in why(behind.position(), roll(used=[0]))
    assert "dice-of-roll" in why(behind.position(), roll(rival=None))
    assert "special-of-roll" in why(behind.position(), roll(special=2))


def test_JB_93_a_chain_of_fights_that_cannot_come_up_is_refused() -> None:
    won = fight("hm", 6, 6)
    assert asked(won) == [(0, "continue_fight")]
    assert "round-of-phase" in why(won.position(), whole(struck=0))
    assert "moment-of-phase" in why(won.position(), whole(struck=2))
    assert "moment-of-phase" in why(won.position(), whole(actor=1))
    assert "moment-of-phase" in why(won.position(), roll(slot="ro2"))
    assert "moment-of-phase" in why(won.position(), roll(black=4, total=10))
    forbidden: Any = won.position()
    forbidden["options"]["chain_neutralisation"] = False
    assert law_of(forbidden) == "phase-of-options"
    other: Any = won.position()
    other["board"]["seats"][0]["trophies"], other["board"]["seats"][1]["trophies"] = [], ["ro-hm"]
    assert law_of(other) == "moment-of-phase"
    last: Any = fight("hm", 6, 6, trophies={1: ["ro-ce", "ro-as"]}, dossier={0: ["i-ro-ce-1"]}).position()
    last["board"]["phase"] = "chain"
    assert law_of(last) == "moment-of-phase"


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
    return board(match)["roll"]


def test_JB_101_a_position_keeps_everything_that_play_needs() -> None:
    for match in (table(), act(4, 2, dossier={0: ["g-c-01"]}), meet(), fight("hm", 3, 1)):
        again = GAME.from_position(match.position(), seed=4)
        assert again.position() == match.position()
        assert [decision.moves for decision in again.open()] == [decision.moves for decision in match.open()]
