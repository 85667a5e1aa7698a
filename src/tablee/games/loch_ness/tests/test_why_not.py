"""Refusals name the rule behind them."""

import pytest
from tests.stage import play, refusal, rule_against

from tablee.games.loch_ness.tests.stage import GAME, Setting, table

OWN = {"3": "g1a", "4": "g1b", "7": "g2a"}
ONE_EACH = {seat: {"3": f"g{seat + 1}a"} for seat in range(3)}
ORAGE: dict[str, object] = {"orage": True}

REFUSALS: list[tuple[str, Setting, str, str]] = [
    ("setup-nessie", {}, "pass", "LN-01"),
    ("setup-blockers", {"seats": 2, "turn": 2, "blockers": ["g1a", "g3b"]}, "blocker g1a", "LN-03"),
    ("cards", {}, "pass", "LN-39"),
    ("cards", {}, "photo 1", "LN-37"),
    ("cards", {}, "lay 7", "LN-34"),
    ("cards", {"options": {"valet": True}, "discard": {0: [2]}}, "lay 2", "LN-40"),
    ("place", {}, "pass", "LN-26"),
    ("place", {}, "camera 3 g1r", "LN-26"),
    ("place", {"turn": 3, "cameras": ONE_EACH}, "camera 3 g9a", "LN-25"),
    ("place", {"turn": 3, "cameras": ONE_EACH}, "camera 7 g2a", "LN-03"),
    ("place", {}, "camera 5 g1a", "LN-06"),
    ("place", {}, "camera white g1a", "LN-06"),
    ("actions", {}, "pass", "LN-30"),
    ("actions", {}, "journalist hotel", "LN-130"),
    ("actions", {"first": 2, "turn": 1, "standing": {2: "eglise"}}, "journalist eglise", "LN-32"),
    ("pub-place", {"standing": {0: "pub"}, "cameras": {0: OWN}}, "camera 3 g9a", "LN-33"),
    ("pub-place", {"standing": {0: "pub"}, "cameras": {0: OWN}}, "camera 5 g9a", "LN-33"),
    ("pub-place", {"standing": {0: "pub"}, "cameras": {0: OWN}}, "camera white g9r", "LN-33"),
    ("church", {"standing": {0: "eglise"}, "laid": {0: 1, 1: 1, 2: 1}}, "look 0", "LN-41"),
    ("church", {"standing": {0: "eglise"}, "laid": {0: 1, 1: 1, 2: 1}}, "look dummy", "LN-43"),
    ("church", {"standing": {0: "eglise"}, "laid": {0: 1, 1: 1, 2: 1}}, "look 4", "LN-41"),
    ("move1", {"cameras": {0: OWN}}, "pass", "LN-44"),
    ("move1", {"cameras": {0: OWN}}, "camera 7 g2a", "LN-44"),
    ("move1", {"cameras": {0: OWN}}, "camera 7 g1a", "LN-03"),
    ("move1", {"cameras": {0: OWN}}, "camera 7 g9r", "LN-45"),
    ("move1", {"cameras": {0: OWN}}, "camera 5 g9a", "LN-06"),
    ("move2", {"cameras": {0: OWN}, "down": {0: ["7"]}}, "camera 7 g9a", "LN-50"),
    ("move2", {"cameras": {0: OWN}, "down": {0: ["7"]}}, "camera 3 g9r", "LN-45"),
    ("move2", {"cameras": {0: OWN}}, "lay 3", "LN-48"),
    ("castle", {"cameras": {0: OWN}, "down": {0: ["7"]}, "standing": {0: "chateau"}}, "camera 7 g9r", "LN-50"),
    ("castle", {"cameras": {0: OWN}, "standing": {0: "chateau"}}, "camera 7 g2a", "LN-44"),
    ("castle", {"cameras": {0: OWN}, "standing": {0: "chateau"}}, "bagpipes", "LN-51"),
    ("bagpipes", {"cameras": {0: {"7": "g2a"}}, "standing": {0: "cornemuses"}}, "photo 1", "LN-66"),
    ("photos", {"due": {0: 1}}, "pass", "LN-78"),
    ("photos", {"due": {0: 1}}, "bagpipes", "LN-76"),
    ("auction", {"options": ORAGE, "symbol": 20, "little": 24}, "pass", "LN-114"),
    (
        "auction",
        {"options": {"orage": True, "valet": True}, "symbol": 20, "little": 24, "discard": {0: [4]}},
        "bid 4",
        "LN-136",
    ),
    ("auction-place", {"options": ORAGE, "symbol": 20, "little": 24, "cameras": {0: OWN}}, "camera 3 g9a", "LN-120"),
    ("auction-place", {"options": ORAGE, "symbol": 20, "little": 24, "cameras": {0: OWN}}, "camera 5 g9r", "LN-120"),
]


@pytest.mark.parametrize(("phase", "setting", "move", "rule"), REFUSALS)
def test_an_illegal_move_is_refused_with_the_rule_that_forbids_it(
    phase: str, setting: Setting, move: str, rule: str
) -> None:
    match = table(phase, **setting)
    assert rule_against(match, f"0 {move}") == rule


def test_a_refusal_names_the_move_and_the_decision() -> None:
    refused = refusal(table("move1", cameras={0: OWN}), "0 pass")
    assert refused.facts == {"move": "pass", "kind": "move_camera", "rule": "LN-44"}


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    refused = refusal(table("move1", cameras={0: OWN}), "1 camera 7 g9a")
    assert refused.code == "not-asked"
    assert refused.facts == {"seat": 1, "move": "camera 7 g9a"}


def test_a_text_that_is_no_move_is_refused_with_the_nearest_one() -> None:
    refused = refusal(table("move1", cameras={0: OWN}), "0 camera 7 g99")
    assert refused.code == "unknown-move"
    assert str(refused.facts["like"]).startswith("camera 7 g9")


def test_every_move_that_is_not_legal_is_refused_with_a_rule_whenever_it_is_tried() -> None:
    match = GAME.start(seats=2, seed=3, options={"orage": True, "valet": True, "first_round_card": "choice"})
    tried: set[str] = set()
    for decision in match.decisions():
        if decision.kind not in tried:
            tried.add(decision.kind)
            for move in match.game.moves.texts:
                if move not in decision.moves:
                    assert str(rule_against(match, f"{decision.seat} {move}")).startswith("LN-")
        play(match, f"{decision.seat} {decision.moves[-1]}")
    assert len(tried) >= 8
