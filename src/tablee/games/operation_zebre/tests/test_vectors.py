"""The worked examples of the rules, each by its number. W1, T01 to T05 and others that are one line of arithmetic
stand beside the rules they show; T08 is retired; T72 concerns devices, and T62 the linter (test_workshop.py)."""

from typing import Any

import pytest

from tablee.engine.journal import dissents
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.operation_zebre.bots.memory import EXPERT, SIMPLE
from tablee.games.operation_zebre.rules.content import FACES_OF
from tablee.games.operation_zebre.tests.stage import (
    COLISEE,
    GAME,
    W1,
    board,
    ended,
    keeping,
    left,
    legal,
    read,
    refusal,
    rule_against,
    seen,
    table,
    told,
)
from tablee.games.operation_zebre.tests.test_bots import choice

RULED: dict[str, object] = {"human_override": True}
TEAMS: dict[str, object] = {"mode": "comp"}


def teams(phase: str = "read", **more: Any) -> Match:
    options = {**TEAMS, **more.pop("options", {})}
    return table(phase, **{"seats": 6, "options": options, **more})


def intercepted(words: str, answer: str, *, hint: bool = False, **more: Any) -> Match:
    """Seat 0 of team A reads, team B seals these words, and A answers."""
    match = read(teams(**more))
    match.answer(3, words)
    if hint:
        match.answer(1, "?")
    match.answer(1, answer)
    return match


def test_vector_W2_to_erase_a_line_of_two_adds_two() -> None:
    match = read(table("read", free=20))
    match.play(1, "ask-hint")
    match.play(0, "erase 2")
    assert (left(match), seen(match, 1)["reading"]["text"]) == (18, COLISEE.texts[1])


def test_vector_W3_two_rounds_are_two_boxes() -> None:
    match = read(table("read", turn=3, round=2))
    match.answer(1, "-")
    assert (seen(match)["rounds_done"], seen(match)["round"]) == (2, 3)


@pytest.mark.parametrize(
    ("keep", "total", "points"),
    [([3], 0, 3), ([1], 1, 3), ([8], 2, 2), ([1, 8], 3, 2), (W1, 4, 1), ([2, 8, 11], 7, 1)],
)
def test_vector_W4_W6_the_scale_of_interceptions(keep: list[int], total: int, points: int) -> None:
    match = intercepted("Colisée", "Colisée", keep={0: keep})
    assert seen(match)["shown"]["lines"][keep[0] - 1]["kept"] is True
    assert sum(COLISEE.values[line - 1] for line in keep) == total
    assert seen(match)["teams"][1]["points"] == [points]


def test_vector_T06_a_full_track_plays_on_until_a_box_is_missing() -> None:
    match = table("censor", seats=2, free=4)
    match.answer(0, keeping(W1))
    match.answer(1, {"keep": [line_worth(match, 1, 0)]})
    assert (left(match), match.over) == (0, False)
    read(match)
    match.play(1, "ask-hint")
    other = GAME.from_position(match.position())
    match.play(0, "erase 3")
    assert not match.over
    other.play(0, "initial")
    assert ended(other)[0] == "OZ-51"


def line_worth(match: Match, seat: int, value: int) -> int:
    face = seen(match, seat)["seats"][seat]
    (lines,) = (each["lines"] for each in face["faces"] if each["id"] == face["chosen_face"])
    return [line["value"] for line in lines].index(value) + 1


def test_vector_T07_eleven_for_ten_lose_before_any_reading() -> None:
    match = table("censor", seats=3, free=10, faces={1: "002a", 2: "003a"})
    match.answer(0, keeping(W1))
    for seat, total in ((1, 4), (2, 3)):
        match.answer(seat, keeping(lines_worth(match, seat, total)))
    assert ended(match) == ("OZ-51", [2, 2, 2])
    assert "begun" not in told(match)


def lines_worth(match: Match, seat: int, total: int) -> list[int]:
    """Some lines of the face that come to just this."""
    face = seen(match, seat)["seats"][seat]
    (lines,) = (each["lines"] for each in face["faces"] if each["id"] == face["chosen_face"])
    kept: list[int] = []
    for number, line in enumerate(lines, start=1):
        if 0 < line["value"] <= total:
            kept.append(number)
            total -= line["value"]
    assert total == 0
    return kept


def test_vector_T09_a_letter_that_cannot_be_paid_is_not_told() -> None:
    match = read(table("read", free=1))
    match.play(1, "ask-hint")
    match.play(0, "initial")
    assert (ended(match)[0], told(match)) == ("OZ-51", ["burst"])


def test_vector_T11_a_hint_has_its_time() -> None:
    match = table("read")
    assert refusal(match, 1, "?") == "not-asked"
    read(match)
    match.answer(1, "Colisée")
    assert refusal(match, 2, "?") == "not-asked"


def test_vector_T12_to_erase_a_line_that_was_visible_is_paid_again() -> None:
    match = table("censor", seats=2, free=20)
    match.answer(0, keeping(W1))
    match.answer(1, {"keep": [line_worth(match, 1, 0)]})
    read(match)
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    assert (20 - left(match), seen(match, 1)["reading"]["text"]) == (6, "Des papes y suivent un chemin de")


@pytest.mark.parametrize(("free", "over"), [(5, False), (4, True)])
def test_vector_T13_an_echec_of_five(free: int, over: bool) -> None:
    match = read(table("read", free=free, echecs=["EC-4"]))
    match.answer(1, "-")
    assert (left(match), match.over) == (0, over)


def test_vector_T14_four_failures_are_borne_and_the_fifth_loses() -> None:
    match = GAME.start(2, seed=3, options={"human_override": False})
    failures = 0
    while not match.over:
        seat, phase = match.state.pending()[0], seen(match)["phase"]
        if phase == "censor":
            match.answer(seat, {"keep": [line_worth(match, seat, 0)]})
        elif phase == "decode":
            match.answer(seat, "-")
            failures += 1
        else:
            match.play(seat, legal(match, seat)[0])
    assert (failures, ended(match)[0], left(match)) == (5, "OZ-51", 60 - 14)


def test_vector_T24_an_answer_with_two_titles_is_refused_and_seals_nothing() -> None:
    match = table("read", options={"lang": "en"})
    held = board(match)["seats"]
    assert held[0]["face"] == "001a"
    read(match)
    assert refusal(match, 1, "Venice or Bruges") == refusal(match, 1, "Venice/Bruges") == "answer-one"
    assert match.judge(1, "venise") == "guess 001a"


def test_vector_T25_a_title_of_another_label_is_something_else() -> None:
    match = read(table("read", options=RULED))
    assert match.judge(1, "Marie Curie") == "guess other"


def test_vector_T35_one_declaration_is_all_a_document_can_carry() -> None:
    match = table("censor", mission_cards=["m1"])
    assert refusal(match, 0, {"keep": [8], "declare": ["m1a", "m1b"]}) == "answer-fields"
    assert refusal(match, 0, {"keep": [3, 4, 7, 8], "declare": "m1d"}) == "OZ-58"


def test_vector_T43_the_team_that_ticked_less_reads_first() -> None:
    match = table(
        "censor",
        seats=6,
        options={**TEAMS, "side": "avance"},
        led=None,
        order=[],
        faces={1: "002a", 3: "003a", 4: "004a"},
    )
    for seat, total in ((0, 4), (1, 5), (3, 3), (4, 4)):
        match.answer(seat, keeping(lines_worth(match, seat, total)))
    assert ([left(match, team) for team in (0, 1)], seen(match)["order"]) == ([27, 29], [3, 0, 4, 1])


@pytest.mark.parametrize(("drafts", "sealed"), [(["Rome", "Colisée"], "001a"), (["Rome"], "other"), ([], "blank")])
def test_vector_T46_the_last_draft_in_time_is_sealed(drafts: list[str], sealed: str) -> None:
    match = read(teams())
    move, raw = match.expire(3, drafts[-1] if drafts else None)
    match.repeat(3, move, raw)
    assert board(match)["sealed"] == sealed
    assert refusal(match, 4, "Pise") == "not-asked"


def test_vector_T47_nothing_else_is_done_in_the_window() -> None:
    match = read(teams())
    assert rule_against(match, 1, "guess 001a") == "not-asked"
    assert rule_against(match, 3, "guess 001a") == rule_against(match, 3, "ask-hint") == "OZ-76"


def test_vector_T48_a_hint_does_not_count_for_the_interception() -> None:
    match = intercepted("Colisée", "Colisée", hint=True, keep={0: [1]}, free=[20, 20])
    assert (left(match), seen(match)["teams"][1]["points"]) == (18, [3])


def test_vector_T49_a_wrong_answer_does_not_count_either() -> None:
    match = intercepted("Colisée", "-", keep={0: [1, 8]}, free=[20, 20])
    assert (left(match), seen(match)["teams"][1]["points"]) == (15, [2])


def test_vector_T50_who_overflows_loses_before_the_seal_is_broken() -> None:
    match = intercepted("Colisée", "-", free=[4, 20])
    assert (ended(match), seen(match)["teams"][1]["points"]) == (("OZ-88", [2] * 3 + [1] * 3), [])


def test_vector_T55_in_teams_the_letter_comes_at_once() -> None:
    match = read(teams(free=[20, 20]))
    match.answer(3, "")
    match.answer(1, "?")
    assert (seen(match)["phase"], seen(match, 2)["reading"]["letter"]) == ("decode", "C")
    assert rule_against(match, 0, "initial") == rule_against(match, 0, "erase 1") == "not-asked"


def test_vector_T58_the_second_answer_comes_too_late() -> None:
    match = read(table("read"))
    match.answer(1, "Colisée")
    assert refusal(match, 2, "Panthéon") == "not-asked"


def test_vector_T60_among_bots_what_is_near_is_left_and_ruled_wrong() -> None:
    match = read(table("read", options=RULED))
    match.answer(1, "arènes de Rome")
    assert choice(match, 0) == "rule leave"
    match.play(0, "rule leave")
    assert {choice(match, seat) for seat in (1, 2, 3)} == {"rule wrong"}


@pytest.mark.parametrize("level", [SIMPLE, EXPERT])
def test_vector_T63_another_document_with_the_same_words_gets_the_same_answer(level: int) -> None:
    heard = read(table("read"))
    answer = choice(heard, 1, level)
    position: Any = heard.position()
    others = [face for face in FACES_OF["vectors"] if face.label == "MONUMENT" and face.id != COLISEE.id]
    for face in [face for face in others if int(face.card[-3:]) > 40][:4]:
        card = int(face.card[-3:])
        position["board"]["seats"][0] |= {"card": card - 1, "face": f"{card:03}{face.face.lower()}"}
        assert choice(GAME.from_position(position), 1, level) == answer
    assert {choice(heard, 1, level, seed=seed) for seed in range(6)} == {answer}


@pytest.mark.parametrize(
    ("words", "move"), [("le viaduc de milau", "guess 009a"), ("Tour de Nulle Part", "guess other")]
)
def test_vector_T67_words_are_recognised_whatever_is_held(words: str, move: str) -> None:
    assert read(table("read")).judge(1, words) == move


def test_vector_T68_lines_come_in_any_order_and_happen_as_one_step() -> None:
    step = table("censor").answer(0, {"keep": [8, 1, 3, 7, 5]})
    assert step.move == "show 1, show 3, show 5, show 7, show 8, lock"


def test_vector_T69_the_side_sees_the_planned_total() -> None:
    together, apart = table("censor"), teams("censor")
    assert together.glimpse(0, keeping(W1)) == apart.glimpse(0, keeping(W1)) == {"total": 4}
    assert together.state.witnesses(0) is None  # everybody, the television too
    assert apart.state.witnesses(0) == [0, 1, 2]


def test_vector_T70_the_readers_team_cannot_tell_what_is_sealed() -> None:
    views = []
    for words in ("", "Colisée", "xyzzy", "!?"):
        match = read(teams())
        match.answer(3, words)
        views.append([match.view(seat) for seat in (0, 1, 2, None)])
    assert all(view == views[0] for view in views)


def test_vector_T71_a_reading_that_nobody_ends_ends_by_itself() -> None:
    match = table("read")
    match.play(0, "begin")
    by_clock = GAME.from_position(match.position())
    match.play(0, "done")
    by_clock.play(0, "timeout")
    assert match.position() == by_clock.position()


def test_vector_T73_three_signs_are_no_words() -> None:
    match = read(table("read"))
    assert [match.judge(1, sign) for sign in ("?", "-")] == ["ask-hint", "give-up"]
    with pytest.raises(Refused) as refused:
        match.judge(1, "x" * 81)
    assert (refused.value.code, refused.value.facts["most"]) == ("answer-text", 80)


def test_vector_T75_no_line_is_shown_that_leaves_the_total_odd_for_good() -> None:
    match = table("censor", protocols=["p1"], options={"lang": "odd"})
    match.play(0, "show 1")
    assert "lock" not in legal(match, 0)
    assert [move for move in legal(match, 0) if int(move.split()[1]) > 9] == []
    assert "show 9" in legal(match, 0)


def test_vector_T76_a_bot_that_is_sure_says_so() -> None:
    match = read(table("read", seats=8, keep={0: list(range(1, 13))}, options={"mode": "coop"}))
    assert choice(match, 1, EXPERT) == "guess 001a"


@pytest.mark.parametrize(
    ("rulings", "right"),
    [([(0, "rule right"), (3, "rule right")], True), ([(0, "rule right"), (3, "rule wrong")], False)],
)
def test_vector_T79_two_teams_must_agree(rulings: list[tuple[int, str]], right: bool) -> None:
    match = read(teams(options=RULED))
    match.answer(3, "")
    match.answer(1, "xyzzy")
    for seat, move in rulings:
        match.play(seat, move)
    assert seen(match)["right"] is right


def test_vector_T80_a_mended_list_of_aliases_changes_no_match_and_is_named() -> None:
    match = read(table("read"))
    match.answer(1, "arènes de Rome")
    today = table("read", options={"lang": "mended"})  # where "Arènes de Rome" is an alias
    for step in match.steps:
        today.repeat(step.seat, step.move, step.raw)
    assert board(today) == board(match)
    (dissent,) = dissents(today)
    assert (dissent.step, dissent.then, dissent.now) == (3, "guess near", "guess 001a")
    assert dissents(match) == []
