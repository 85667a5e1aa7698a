"""Reading, hints, the one proposal, failures and the end, for those who play together."""

import pytest

from tablee.games.operation_zebre.rules.content import FACES_OF
from tablee.games.operation_zebre.tests.stage import (
    board,
    ended,
    face_of,
    left,
    legal,
    read,
    refusal,
    rule_against,
    seen,
    table,
    told,
)

LINE_8 = "Des papes y suivent un chemin de"


def test_OZ_31_reading_goes_round_from_another_seat_each_round() -> None:
    for number, order in [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])]:
        match = table("decode", seats=3, round=number - 1 or 1, turn=2, order=[0, 1, 2])
        if number == 1:
            match = table("read", seats=3)
        else:
            match.answer(0, "-")
        assert seen(match)["order"] == order


def test_OZ_31_a_free_order_is_agreed_on() -> None:
    match = table("next", options={"reader_order": "free"}, order=[])
    assert match.state.pending() == match.state.together(1) == [0, 1, 2, 3]
    match.play(3, "reader 2")
    assert match.state.pending() == [2]
    read(match)
    match.answer(0, "-")
    assert rule_against(match, 0, "reader 2") == "OZ-31"
    assert legal(match, 0) == ["reader 0", "reader 1", "reader 3"]


def test_OZ_32_the_label_comes_with_the_reading_and_not_before() -> None:
    match = table("read")
    assert seen(match, 1)["reading"] is None
    match.play(0, "begin")
    reading = seen(match, 1)["reading"]
    assert (reading["label"], reading["total"], reading["title"]) == ("MONUMENT", 4, None)
    assert reading["text"] == board(match)["seats"][0]["text"]


def test_OZ_30_one_after_another_all_read() -> None:
    match = table("read", seats=3)
    readers = []
    for _ in range(3):
        readers += match.state.pending()
        read(match)
        match.answer(match.state.pending()[0], seen(match, readers[-1])["reading"]["title"])
    assert readers == [0, 1, 2]


def test_OZ_35_all_the_others_guess_together() -> None:
    match = read(table("read"))
    assert match.state.pending() == match.state.together(2) == [1, 2, 3]


def test_OZ_36_the_first_answer_is_the_proposal() -> None:
    match = read(table("read"))
    match.answer(2, "le colisee")
    assert refusal(match, 3, "Rome") == "not-asked"
    assert (seen(match)["words"], seen(match)["proposal"], seen(match)["right"]) == ("le colisee", "001a", True)


def test_OZ_38_a_right_proposal_costs_nothing() -> None:
    match = read(table("read", free=20))
    match.answer(1, "Colisée")
    assert (left(match), seen(match)["echecs_left"], match.state.pending()) == (20, 4, [1])


@pytest.mark.parametrize("words", ["-", "Tour Eiffel", "xyzzy", "arènes de Rome"])
def test_OZ_39_a_wrong_proposal_draws_an_echec_which_is_out(words: str) -> None:
    match = read(table("read", free=20))
    match.answer(1, words)
    drawn = seen(match)["echecs_seen"]
    assert len(drawn) == 1
    assert (left(match), seen(match)["echecs_left"]) == (20 - drawn[0], 3)
    assert "echec" in told(match)


def test_OZ_37_giving_up_is_wrong() -> None:
    match = read(table("read"))
    assert match.answer(1, "-").move == "give-up"
    assert (seen(match)["right"], seen(match)["echecs_left"]) == (False, 3)


@pytest.mark.parametrize(("free", "over"), [(5, False), (4, True)])
def test_OZ_39_the_boxes_of_an_echec_may_be_too_many(free: int, over: bool) -> None:
    match = read(table("read", free=free, echecs=["EC-4"], options={"remove_echec": 0}))
    match.answer(1, "-")
    assert (left(match), match.over) == (0, over)
    if over:
        assert ended(match)[0] == "OZ-51"


def test_OZ_51_the_fifth_failure_loses_and_ticks_nothing() -> None:
    match = read(table("read", free=20, echecs=[]))
    match.answer(1, "-")
    assert ended(match) == ("OZ-51", [2] * 4)
    assert (left(match), "echec-missing" in told(match)) == (20, True)


def test_OZ_63_with_four_cards_removed_the_first_failure_loses() -> None:
    match = read(table("read", options={"remove_echec": 4}))
    match.answer(1, "-")
    assert ended(match)[0] == "OZ-51"


def test_OZ_62_so_many_echecs_can_be_drawn_and_no_more() -> None:
    match = read(table("read", options={"remove_echec": 3}, free=20))
    match.answer(1, "-")
    assert (seen(match)["echecs_left"], match.over) == (0, False)


def test_OZ_40_the_next_reader_follows_a_failure() -> None:
    match = read(table("read"))
    match.answer(1, "-")
    assert match.state.pending() == [1]


def test_OZ_14_the_document_is_shown_after_the_verdict_and_its_card_is_used() -> None:
    match = read(table("read"))
    match.answer(1, "-")
    shown = seen(match)["shown"]
    assert (shown["title"], [line["kept"] for line in shown["lines"]].count(True)) == ("Colisée", 5)
    assert board(match)["used"] == [0]
    assert board(match)["seats"][0]["card"] is None


def test_OZ_41_a_hint_is_asked_once_after_the_reading_and_before_the_proposal() -> None:
    match = table("read")
    assert rule_against(match, 1, "ask-hint") == "not-asked"
    match.play(0, "begin")
    assert rule_against(match, 1, "ask-hint") == "not-asked"
    match.play(0, "done")
    assert match.answer(1, "?").move == "ask-hint"
    assert match.state.pending() == [0]
    match.play(0, "initial")
    assert rule_against(match, 1, "ask-hint") == "OZ-41"


def test_OZ_42_the_reader_chooses_the_hint_and_gives_one() -> None:
    match = read(table("read"))
    match.play(1, "ask-hint")
    assert legal(match, 0) == ["initial", *(f"erase {line}" for line in range(1, 13))]


def test_OZ_43_the_initial_costs_two() -> None:
    match = read(table("read", free=20))
    match.play(1, "ask-hint")
    match.play(0, "initial")
    assert (left(match), seen(match, 2)["reading"]["letter"], seen(match, 2)["hint"]) == (18, "C", "initial")


@pytest.mark.parametrize(
    ("title", "letter"), [("Le Petit Prince", "P"), ("L’Agence tous risques", "A"), ("Éthiopie", "E")]
)
def test_OZ_44_the_highlighted_letter_is_that_of_the_title_proper(title: str, letter: str) -> None:
    assert [face.initial for face in FACES_OF["vectors"] if face.title == title] == [letter]


def test_OZ_45_to_erase_costs_the_line_and_leaves_only_it() -> None:
    match = read(table("read", free=20))
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    assert left(match) == 18
    assert [seen(match, seat)["reading"]["text"] for seat in (0, 1, None)] == [LINE_8] * 3


def test_OZ_46_nothing_is_given_back() -> None:
    match = table("censor", seats=2, free=20)
    match.answer(0, {"keep": [1, 3, 5, 7, 8]})
    match.answer(1, {"keep": [face_of("021a").values.index(0) + 1]})
    assert left(match) == 16
    read(match)
    match.play(1, "ask-hint")
    match.play(0, "erase 8")
    assert left(match) == 14


@pytest.mark.parametrize("hint", ["initial", "erase 8"])
def test_OZ_47_a_hint_that_cannot_be_paid_is_not_given(hint: str) -> None:
    match = read(table("read", free=1))
    match.play(1, "ask-hint")
    match.play(0, hint)
    assert ended(match)[0] == "OZ-51"
    assert not {"initial", "erased"} & set(told(match))
    assert seen(match)["hint"] == "none"


def test_OZ_106_a_worthless_line_can_be_shown_on_a_full_track() -> None:
    match = read(table("read", free=0))
    match.play(1, "ask-hint")
    match.play(0, "erase 3")
    assert (match.over, left(match)) == (False, 0)


def test_OZ_49_a_hint_gives_no_second_proposal() -> None:
    match = read(table("read"))
    match.play(1, "ask-hint")
    match.play(0, "initial")
    match.answer(1, "-")
    assert match.state.pending() == [1]
    assert seen(match)["phase"] == "read"


def test_OZ_64_hints_can_be_forbidden() -> None:
    match = read(table("read", options={"no_hints": True}))
    assert refusal(match, 1, "?") == "OZ-64"


def test_OZ_50_the_end_of_a_round_ticks_one_box_and_another_begins() -> None:
    match = read(table("read", turn=3, round=2))
    match.answer(1, "-")
    assert (seen(match)["rounds_done"], seen(match)["round"], seen(match)["phase"]) == (2, 3, "choose")


def test_OZ_52_the_last_round_box_wins_even_on_a_full_track() -> None:
    match = read(table("read", seats=2, round=6, turn=1, free=0, order=[1, 0]))
    match.answer(1, "Colisée")
    assert ended(match) == ("OZ-52", [1, 1])
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.sides) == ([0, 0], [[0, 1]])


def test_OZ_53_a_loss_on_the_last_document_is_a_loss() -> None:
    match = read(table("read", seats=2, round=6, turn=1, free=2, order=[1, 0], echecs=["EC-2"]))
    match.answer(1, "-")
    assert ended(match)[0] == "OZ-51"
    assert seen(match)["rounds_done"] == 5


def test_OZ_108_the_score_of_a_victory_is_what_is_left() -> None:
    match = read(table("read", seats=2, round=6, turn=1, free=7, order=[1, 0]))
    match.answer(1, "Colisée")
    assert match.outcome is not None
    assert match.outcome.scores == [7, 7]
    assert rule_against(match, 0, "begin") == "not-asked"


def test_OZ_113_a_reading_ends_by_itself() -> None:
    match = table("read")
    match.play(0, "begin")
    words = len(board(match)["seats"][0]["text"].split())
    assert match.decision(0).limit == 500 * words + 2000
    match.play(0, "timeout")
    assert seen(match)["phase"] == "decode"


def test_OZ_113_who_reads_with_his_own_voice_takes_his_time_and_nobody_sees_the_text() -> None:
    match = table("read", options={"reading_mode": "voice"})
    match.play(0, "begin")
    assert (match.decision(0).limit, legal(match, 0)) == (None, ["done"])
    assert [seen(match, seat)["reading"]["text"] is None for seat in (0, 1, None)] == [False, True, True]
