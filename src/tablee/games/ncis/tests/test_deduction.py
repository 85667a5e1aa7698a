"""The deduction is a real puzzle: every triple of secret cards can be deduced, and the sentences say no more."""

from itertools import product

import pytest

from tablee.games.ncis.face.view import clue_codes
from tablee.games.ncis.face.wording import FOLDER
from tablee.games.ncis.rules.cards import CLUE_ROWS, FACTS, POSSIBLE
from tablee.games.ncis.rules.content import holds
from tablee.words import LOCALES, words

CARDS = range(27)
LEFT = """
9642111 9331111 9642211 9642211 9332111 9642111 9622111 9622111 9332111
9532111 9442111 9531111 9442211 9522111 9442111 9442211 9532111 9522111
9533111 9533211 9411111 9522111 9432211 9432211 9431111 9533211 9522111
"""  # candidates left after 0 to 6 rows of each card, as the specification counts them


def left(card: int, rows: int) -> int:
    return POSSIBLE[card * 7 + rows].bit_count()


def rows_needed(card: int) -> int:
    """How many rows of a card must show before only one candidate is left."""
    return next(rows for rows in range(7) if left(card, rows) == 1)


def test_clues_are_true_and_leave_as_many_candidates_as_they_should() -> None:
    """TV-44: counts, soundness, and that what fits are exactly the cards that are the same so far."""
    expected = [[int(digit) for digit in card] for card in LEFT.split()]
    assert [[left(card, rows) for rows in range(7)] for card in CARDS] == expected
    for card in CARDS:
        assert all(holds(clue, FACTS[card]) for row in CLUE_ROWS[card] for clue in row)
        first = card - card % 9
        for rows in range(6):
            alike = [other for other in range(first, first + 9) if CLUE_ROWS[other][:rows] == CLUE_ROWS[card][:rows]]
            assert POSSIBLE[card * 7 + rows] == sum(1 << other - first for other in alike)


def test_every_one_of_the_729_triples_can_be_deduced_before_a_name_shows() -> None:
    """12.3 rows on average, 15 at worst, 8 at best, if the team takes them where they are needed."""
    needed = []
    for triple in product(range(9), range(9, 18), range(18, 27)):
        rows = [rows_needed(card) for card in triple]
        assert max(rows) <= 5
        assert all(left(card, each) == 1 for card, each in zip(triple, rows, strict=True))
        needed.append(sum(rows))
    assert len(needed) == 729
    assert sum(needed) / len(needed) == pytest.approx(37 / 3)
    assert (min(needed), max(needed)) == (8, 15)


def test_the_candidates_of_a_case_are_those_of_the_specification() -> None:
    """TV-38"""

    def names(card: int, rows: int) -> set[int]:
        return {place + 1 for place in range(9) if POSSIBLE[card * 7 + rows] >> place & 1}

    assert [names(5, rows) for rows in range(1, 5)] == [{1, 3, 4, 6, 7, 8}, {1, 3, 4, 6}, {1, 6}, {6}]
    assert [names(12, rows) for rows in range(1, 6)] == [{2, 4, 6, 7}, {2, 4, 6, 7}, {4, 7}, {4, 7}, {4}]
    assert [names(26, rows) for rows in range(1, 5)] == [{1, 2, 4, 8, 9}, {4, 9}, {4, 9}, {9}]


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_share_a_sentence_exactly_where_they_are_the_same(locale: str) -> None:
    """TV-88: one sentence for each clue of each card, and 131 of them."""
    say = words(locale, FOLDER)
    told: dict[str, tuple[int, int, int]] = {}
    for card in CARDS:
        for row in range(5):
            codes = clue_codes(card, row)
            assert len(codes) == len(CLUE_ROWS[card][row])
            for code in codes:
                assert say.has(f"clue-{code}")
            for other in CARDS:
                if other // 9 == card // 9:
                    same = CLUE_ROWS[other][: row + 1] == CLUE_ROWS[card][: row + 1]
                    assert (clue_codes(other, row) == codes) == same
            told |= {code: (card, row, place) for place, code in enumerate(codes)}
    assert len(told) == 131
    sentences = [say.say(f"clue-{code}") for code in told]
    assert len(set(sentences)) == 131
