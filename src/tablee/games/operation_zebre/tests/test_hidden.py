"""What nobody may know: views, imagined states, channels."""

import json
from random import Random
from typing import Any

import pytest

from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.games.operation_zebre.tests.stage import COLISEE, GAME, read, seen, table


def walk(seats: int, seed: int, **options: object) -> Match:
    return GAME.start(seats, seed=seed, options={"human_override": True, **options})


def random_step(match: Match, luck: Random) -> None:
    """Lock as soon as it may be, so that matches last."""
    seat = luck.choice(match.state.pending())
    moves = match.decision(seat).moves
    match.play(seat, "lock" if "lock" in moves else luck.choice(moves))


MIXES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 4, "variant": "p2m2", "lang": "en"},
    {"seats": 5, "reader_order": "free", "variant": "p4", "reading_mode": "voice"},
    {"seats": 6, "mode": "comp", "answer_mode": "spoken"},
    {"seats": 9, "lang": "fr", "max_difficulty": 1, "intercept_text": "stays"},
]


@pytest.mark.parametrize("mix", MIXES)
def test_OZ_13_what_is_imagined_looks_the_same(mix: dict[str, Any]) -> None:
    luck, rng = Random(1), Rng()
    rng.seed(1)
    match = walk(seed=2, **mix)
    for _ in range(60):
        if match.over:
            break
        for seat in range(match.seats):
            twin = match.state.imagine(seat, rng)
            assert GAME.invariants(twin) == []
            assert GAME.view(twin, seat) == match.view(seat)
            if seat in match.state.pending():
                assert twin.legal(seat) == match.state.legal(seat)
        random_step(match, luck)


def test_OZ_13_the_document_is_dealt_again() -> None:
    match, rng = read(table("read")), Rng()
    rng.seed(1)
    titles = {seen_face(match, rng) for _ in range(30)}
    assert len(titles) > 10


def seen_face(match: Match, rng: Rng) -> str:
    twin = GAME.to_position(match.state.imagine(1, rng))
    rows: Any = twin["seats"]
    return str(rows[0]["face"])


@pytest.mark.parametrize("phase", ["choose", "censor", "read", "decode"])
def test_OZ_114_nobody_else_gets_title_lines_or_values(phase: str) -> None:
    match = table(phase)
    for seat in (1, 2, 3, None):
        sent = json.dumps(match.view(seat), ensure_ascii=False)
        assert COLISEE.title not in sent
        assert '"value"' not in json.dumps(seen(match, None))
        assert COLISEE.texts[1] not in sent


@pytest.mark.parametrize("mix", MIXES)
def test_every_position_goes_there_and_back(mix: dict[str, Any]) -> None:
    luck = Random(3)
    match = walk(seed=5, **mix)
    while not match.over:
        again = GAME.from_position(match.position())
        assert again.position() == match.position()
        assert GAME.invariants(match.state) == []
        random_step(match, luck)
    assert len(match.steps) <= GAME.longest


def channels(match: Match) -> list[dict[str, bool]]:
    return [GAME.channels(match.state, seat) for seat in [*range(match.seats), None]]


def test_OZ_115_nobody_writes_while_documents_are_chosen_and_censored() -> None:
    assert channels(table("choose")) == channels(table("censor")) == [{}] * 5


def test_OZ_34_the_reader_writes_nowhere() -> None:
    match = table("read")
    assert channels(match) == [{"table": True}] * 4 + [{"table": False}]
    match.play(0, "begin")
    assert channels(match) == [{"table": False}] + [{"table": True}] * 3 + [{"table": False}]


def test_OZ_115_teams_talk_among_themselves() -> None:
    match = read(table("read", seats=6, options={"mode": "comp"}))
    assert channels(match) == [{"team-0": False}] * 3 + [{"team-1": True}] * 3 + [{}]
    match.answer(3, "")
    assert channels(match) == [{"team-0": False}] + [{"team-0": True}] * 2 + [{"team-1": True}] * 3 + [{}]


def test_OZ_109_drafts_are_seen_by_the_side() -> None:
    assert read(table("read")).state.witnesses(1) is None
    match = read(table("read", seats=6, options={"mode": "comp"}))
    assert match.state.witnesses(3) == [3, 4, 5]
    assert match.glimpse(3, "Col") == "Col"


@pytest.mark.parametrize("phase", ["censor", "decode"])
def test_examples_are_judged_or_refused(phase: str) -> None:
    match, rng = table(phase), Rng()
    rng.seed(1)
    seat = match.state.pending()[0]
    examples = GAME.examples(match.state, seat, rng)
    for raw in examples.good:
        assert match.judge(seat, raw)
    for raw in examples.bad:
        with pytest.raises(Refused):
            match.judge(seat, raw)


def test_OZ_77_the_readers_team_imagines_the_seal_and_the_others_know_it() -> None:
    match, rng = read(table("read", seats=6, options={"mode": "comp"})), Rng()
    rng.seed(1)
    match.answer(3, "Colisée")
    sealed = {seat: {sealed_in(match, seat, rng) for _ in range(20)} for seat in (0, 1, 4)}
    assert sealed[4] == {"001a"}
    assert len(sealed[0]) > 5
    assert len(sealed[1]) > 5


def sealed_in(match: Match, seat: int, rng: Rng) -> str:
    return str(GAME.to_position(match.state.imagine(seat, rng))["sealed"])
