"""Positions that could not be: each is refused, by the name of the law that it breaks."""

from typing import Any

import pytest

from tablee.engine.refused import Refused
from tablee.games.ncis.tests.stage import CRIMINAL_AHEAD, GAME, NCIS_AHEAD, position, table

FULL = [*NCIS_AHEAD, "c v5"]
WON: dict[str, Any] = {"actor": 1, "lanes": {3: FULL}, "locked": [3], "winner": "ncis"}
TRIED: dict[str, Any] = {"performer": 1, "trial_card": "aut1"}
DECODED: dict[str, Any] = {"performer": 1, "trial_card": "g1"}
AMBUSHED: dict[str, Any] = {"actor": 1, "asked": 0, "lanes": {1: ["c v4a"]}}
CALLED: dict[str, Any] = {"ambush": "emb1", "called": ["r1", "b1"]}

GOOD: list[tuple[str, dict[str, Any]]] = [
    ("play", {"actor": 1}),
    ("trial", {**WON, "more": TRIED}),
    ("category", {**WON, "more": {"award_left": 3}}),
    ("category", {**WON, "more": {"award_left": 2, "award": "trial"}}),
    ("category", {**WON, "more": {"award_left": 1, "award": "agent"}}),
    ("call", {**AMBUSHED, "more": {"ambush": "emb1"}}),
    ("move-targets", {**AMBUSHED, "more": {**CALLED, "shooting": "miss", "shifts": 11}}),
    ("over", {"turn": 400}),
    ("over", {"threat": 10}),
]

BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("turn-of-phase", "play", {"actor": 1, "due": 2}),
    ("turn-of-phase", "end-turn", {"actor": 0}),
    ("asked-of-phase", "play", {"actor": 1, "asked": 2}),
    ("asked-of-phase", "trial", {**WON, "asked": 2, "more": TRIED}),
    ("asked-of-phase", "call", {**AMBUSHED, "asked": 1, "more": {"ambush": "emb1"}}),
    ("end-of-phase", "play", {"threat": 10}),
    ("end-of-phase", "over", {"threat": 9, "turn": 399}),
    ("end-of-phase", "over", {"threat": 11}),
    ("end-of-phase", "over", {"threat": 10, "more": {"named": ["c1", "o1", "p1"]}}),
    ("locked-of-phase", "end-turn", {"actor": 1, "lanes": {3: FULL}, "locked": [3]}),
    ("locked-of-phase", "play", {"resolved": True}),
    ("locked-of-phase", "last-chance", {"actor": 1, "lanes": {3: FULL}, "locked": [3], "threat": 8}),
    ("locked-zones", "play", {"lanes": {3: FULL}}),
    ("ambush-of-phase", "play", {"more": {"called": ["r1"]}}),
    ("ambush-of-phase", "call", {**AMBUSHED, "more": CALLED}),
    ("ambush-of-phase", "begin-shooting", {**AMBUSHED, "asked": 1, "more": {**CALLED, "shot_word": 5}}),
    ("ambush-of-phase", "shooting", {**AMBUSHED, "asked": 1, "more": {**CALLED, "shooting": "hit"}}),
    ("ambush-of-phase", "ambush-removal", {**AMBUSHED, "asked": 1, "more": {**CALLED, "shooting": "miss"}}),
    ("ambush-of-phase", "move-targets", {**AMBUSHED, "more": CALLED}),
    ("ambush-of-phase", "move-targets", {**AMBUSHED, "more": {**CALLED, "shooting": "passed"}}),
    ("series-of-phase", "play", {"more": {"series": ["v", None]}}),
    ("winner-of-phase", "play", {"winner": "ncis"}),
    ("winner-of-phase", "category", {**WON, "winner": "criminal", "more": {"award_left": 1}}),
    ("winner-of-phase", "play", {"more": {"double": True}}),
    ("choice-of-phase", "agent", {**WON, "agents": ["abby"]}),
    ("choice-of-phase", "removal", {**WON}),
    ("choice-of-phase", "performer", {**WON, "seats": 2}),
    ("award-of-phase", "category", {**WON, "more": {"award_left": 2, "award": "agent"}}),
    ("award-of-phase", "category", {**WON, "more": {"award_left": 3, "award": "trial"}}),
    ("award-of-phase", "category", {**WON, "more": {"award_left": 3, "award_used": ["c"]}}),
    ("award-of-phase", "category", {**WON, "rows": [6, 6, 0], "more": {"award_left": 1}}),
    ("award-of-phase", "play", {"more": {"award_left": 1}}),
    ("trial-of-phase", "trial", {**WON}),
    ("trial-of-phase", "trial", {**WON, "more": {**TRIED, "trial_card": "bal1"}}),
    ("trial-of-phase", "trial", {**WON, "more": {**TRIED, "announced": "1"}}),
    ("trial-of-phase", "trial", {**WON, "more": {**TRIED, "held_card": "aut2"}}),
    ("trial-of-phase", "word", {**WON, "asked": 0, "more": TRIED}),
    ("names-of-phase", "play", {"more": {"named": ["c1", None, None]}}),
    ("names-of-phase", "accuse-complot", {"actor": 1, "more": {"named": ["c1", None, None]}}),
    ("hand-sizes", "sift", {"lanes": {3: [*CRIMINAL_AHEAD, "n o2a"]}, "locked": [3], "winner": "criminal"}),
    ("seen-cards-held", "play", {"hands": {0: ["v5"]}, "seen": {0: ["v4a"]}}),
    ("agents-have-not-all-performed", "play", {"performed": [1, 2]}),
]


@pytest.mark.parametrize(("phase", "given"), GOOD)
def test_these_can_be(phase: str, given: dict[str, Any]) -> None:
    assert table(phase, **given).position()["board"] == position(phase, **given)["board"]


@pytest.mark.parametrize(("law", "phase", "given"), BAD)
def test_these_cannot_be(law: str, phase: str, given: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        table(phase, **given)
    assert (refused.value.code, law in str(refused.value.facts["why"])) == ("bad-position", True), refused.value.facts


@pytest.mark.parametrize(
    ("threat", "drills", "law"),
    [(3, 4, ""), (4, 4, "drill-of-phase"), (0, 9, "drill-of-phase"), (8, 8, "drill-of-phase")],
)
def test_NCIS_168_no_more_has_failed_than_was_trained(threat: int, drills: int, law: str) -> None:
    whole: dict[str, Any] = GAME.start(seats=2, seed=1, options={"training": "autopsie"}).position()
    whole["board"] |= {"threat": threat, "turn": drills}
    if not law:
        assert GAME.from_position(whole).position()["board"] == whole["board"]
        return
    with pytest.raises(Refused) as refused:
        GAME.from_position(whole)
    assert refused.value.facts["why"] == law


@pytest.mark.parametrize(
    ("phase", "given", "hidden"),
    [
        ("play", {"actor": 1}, True),
        ("end-turn", {"actor": 1}, False),
        ("category", {**WON, "more": {"award_left": 1}}, False),
        ("call", {**AMBUSHED, "more": {"ambush": "emb1"}}, False),
        ("word", {**WON, "lanes": {1: FULL}, "locked": [1], "asked": 0, "more": DECODED}, True),
        ("trial", {**WON, "more": TRIED}, True),
        ("begin-trial", {**WON, "more": TRIED}, True),
    ],
)
def test_a_curtain_falls_where_a_hand_a_word_or_a_puzzle_is_in_sight(
    phase: str, given: dict[str, Any], hidden: bool
) -> None:
    state = table(phase, **given).state
    assert [state.hidden(seat) for seat in state.pending()] == [hidden]
