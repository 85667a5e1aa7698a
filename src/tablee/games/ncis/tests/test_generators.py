"""The four trials made from a word of luck: the vectors of the specification, and that each has one solution."""

from hashlib import sha256

import pytest

from tablee.games.ncis.rules.autopsie import autopsie, followed
from tablee.games.ncis.rules.balistique import balle, matching
from tablee.games.ncis.rules.cards import CLASSIC
from tablee.games.ncis.rules.decryptage import DIRECTIONS, Grid, cell_name, decryptage, readings
from tablee.games.ncis.rules.gallery import first_layout, gallery, launcher, objection
from tablee.games.ncis.rules.moves import HIT, MISS, SLOT_NAMES, STRAY, TARGET_NAMES
from tablee.games.ncis.rules.mulberry import Mulberry

NORMAL, EASY, HARD = range(3)
FRENCH, ENGLISH = range(2)
WORDS = range(1, 11)
LAYOUT = {"r1": 10, "r2": 4, "r3": 17, "r4": 7, "b1": 15, "b2": 13, "b3": 12, "b4": 6}  # of word 0xEE3FEB08
SHOTS = 0xEE0BE785
R2_B4 = 1 << TARGET_NAMES.index("r2") | 1 << TARGET_NAMES.index("b4")


def digest(grid: Grid) -> str:
    return sha256("\n".join(grid.lines).encode()).hexdigest()[:12]


def found(grid: Grid) -> dict[str, str]:
    """Where each word begins and which way it runs."""
    return {
        word: f"{cell_name(grid.cells[place], grid.size)} {DIRECTIONS[grid.directions[place]]}"
        for place, word in enumerate(grid.words)
    }


def test_the_stream_of_a_word_is_the_same_everywhere() -> None:
    """TV-52"""
    first, second, third, fourth = Mulberry(1), Mulberry(0), Mulberry(42), Mulberry(7)
    assert [first.u32() for _ in range(3)] == [2693262067, 11749833, 2265367787]
    assert [second.u32() for _ in range(3)] == [1144304738, 1416247, 958946056]
    assert [third.below(6) for _ in range(10)] == [3, 2, 5, 4, 1, 3, 1, 3, 5, 2]
    row = list(range(1, 9))
    fourth.shuffle(row)
    assert row == [5, 7, 2, 3, 4, 6, 8, 1]


def test_a_grid_is_made_from_its_word() -> None:
    """TV-53"""
    grid = decryptage(0x72B8F019, NORMAL, FRENCH)
    assert " ".join(grid.lines) == (
        "KESLBADGER NPMALUHPEE CFOIBRLITM RIFATOHOAE BSEELCTRPO UOBRIAIAPA RLCFNNUVGE EPNRERXREE AXPRESALTE UEDEBYELCI"
    )
    assert found(grid) == {
        "BADGE": "E1 E",
        "EXPLOSIF": "B10 N",
        "LASER": "H9 W",
        "MARINE": "J3 SW",
        "SABOTAGE": "C1 SE",
        "FICHIER": "D7 NE",
        "BUREAU": "A5 S",
        "VICTIME": "H7 NW",
    }


def test_grids_have_the_digests_of_the_specification() -> None:
    """TV-54, TV-89"""
    expected = (
        "93fb2e431795 afe8471c0653 74520b84f167 3cf1340a086f c19da20744ee "
        "ba79316155c1 d37c190ab794 94b05cd03bf9 da88bccf6251 d03493435904"
    )
    assert [digest(decryptage(word, NORMAL, FRENCH)) for word in WORDS] == expected.split()
    assert digest(decryptage(1, EASY, FRENCH)) == "bb954f39450f"
    assert digest(decryptage(1, HARD, FRENCH)) == "5291282eaf69"
    english = [digest(decryptage(word, NORMAL, ENGLISH)) for word in range(1, 5)]
    assert english == ["74247733a2d3", "daf5adefdd1f", "9bac8f442d6a", "ccecd1cf6d57"]
    assert found(decryptage(1, NORMAL, ENGLISH))["HANDCUFF"] == "A9 NE"


def test_a_balle_card_is_made_from_its_word() -> None:
    """TV-55"""
    card = balle(0xFEB9A825, NORMAL)
    strips = ["".join(map(str, strip)) for strip in card.strips]
    calibres = [("9 mm", ".40", ".45")[each // 2] + " " + "DG"[each % 2] for each in card.classes]
    assert (calibres[0], strips[0]) == (".40 G", "23213323")
    assert (calibres[2], strips[2]) == ("9 mm G", "23332131")
    assert (calibres[3], strips[3]) == ("9 mm G", "22232131")
    assert (calibres[11], strips[11]) == (".45 G", "23311231")
    assert [bullet + 1 for bullet in card.guns] == [3, 2, 1, 4, 12, 8, 11, 7, 10, 5, 6]
    hard = balle(1, HARD)
    assert "".join(map(str, hard.strips[0])) == "12323233"
    assert "".join(map(str, hard.shown[0])) == "33123232"
    assert [bullet + 1 for bullet in hard.guns] == [7, 10, 9, 12, 5, 3, 1, 4, 6, 11, 8]


def test_a_body_is_made_from_its_word() -> None:
    """TV-56"""
    assert [lane + 1 for lane in autopsie(0x3213E9F4, NORMAL).path] == [2, 1, 1, 4, 1, 1, 4]
    assert [autopsie(word, NORMAL).path[-1] + 1 for word in WORDS] == [1, 5, 3, 7, 1, 8, 7, 4, 5, 4]
    assert [lane + 1 for lane in autopsie(1, EASY).path] == [4, 4, 3, 3, 2, 1]
    assert [lane + 1 for lane in autopsie(1, HARD).path] == [7, 7, 7, 6, 5, 6, 3, 4, 1]


def layout() -> list[int]:
    return [LAYOUT[target] - 1 for target in TARGET_NAMES]


def test_targets_stand_where_the_word_puts_them() -> None:
    """TV-78"""
    assert first_layout(0xEE3FEB08) == layout()
    assert [SLOT_NAMES[slot] for slot in first_layout(1)] == ["l2", "l10", "l7", "l6", "l3", "l17", "l11", "l13"]


def test_shots_at_the_called_targets_hit() -> None:
    """TV-57"""
    shots = [[34, 901, 753], [106, 914, 716], [169, 1377, 762]]
    assert objection(NORMAL, shots, 600) is None
    volley = gallery(SHOTS, NORMAL, layout(), R2_B4, shots, 600, 2)
    assert list(zip(volley.ticks, volley.xs, volley.ys, strict=True)) == [
        (49, 920, 811),
        (121, 917, 744),
        (184, 1361, 776),
    ]
    assert volley.fallen == [-1, TARGET_NAMES.index("r2"), TARGET_NAMES.index("b4")]
    assert (volley.move, volley.tick) == (HIT, 184)
    assert gallery(SHOTS, NORMAL, layout(), R2_B4, [], 600, 2).move == MISS
    one = gallery(SHOTS, NORMAL, layout(), R2_B4, shots, 600, 1)
    assert (one.move, one.tick) == (HIT, 121)
    drawn = launcher(SHOTS, NORMAL)
    assert (drawn.phase_x, drawn.phase_y) == (6, 25)
    assert list(zip(drawn.astray_x, drawn.astray_y, strict=True))[:3] == [(-11, 35), (3, 20), (-19, 41)]


def test_a_shot_at_another_target_is_astray() -> None:
    """TV-58"""
    volley = gallery(SHOTS, NORMAL, layout(), R2_B4, [[71, 915, 480]], 600, 2)
    assert (volley.move, volley.ticks, volley.xs, volley.ys) == (STRAY, [86], [893], [485])


def test_the_last_impact_that_counts_is_before_the_end() -> None:
    """TV-59"""
    shots = [[tick, 0, 0] for tick in (51, 111, 171, 231, 431)]
    assert objection(NORMAL, shots, 600) is None
    assert gallery(SHOTS, NORMAL, layout(), R2_B4, shots, 600, 2).ticks == [66, 126, 186, 246, 446]
    assert gallery(SHOTS, NORMAL, layout(), R2_B4, [[584, 0, 0]], 600, 2).ticks == [599]
    assert gallery(SHOTS, NORMAL, layout(), R2_B4, [[585, 0, 0]], 600, 2).ticks == []


@pytest.mark.parametrize(
    ("shots", "why"),
    [
        ([[22, 1200, 450]], "too-fast"),
        ([[23, 1200, 450]], None),
        ([[50, 0, 0]], "too-fast"),
        ([[51, 0, 0]], None),
        ([[50, 800, 450], [109, 800, 450]], "not-loaded"),
        ([[50, 800, 450], [110, 800, 450]], None),
        ([[51, 0, 0], [111, 0, 0], [171, 0, 0], [231, 0, 0], [430, 0, 0]], "not-loaded"),
        ([[0, 800, 901]], "outside-the-room"),
        ([[0, -1, 450]], "outside-the-room"),
        ([[600, 800, 450]], "outside-the-time"),
        ([[-1, 800, 450]], "outside-the-time"),
        ([[0, 800, 450]], None),
        ([[599, 1600, 900]], None),
        ([[599, 1601, 450]], "outside-the-room"),
        ([[60 * shot, 800, 450] for shot in range(25)], "too-many-shots"),
    ],
)
def test_shots_that_nobody_could_have_fired_are_objected_to(shots: list[list[int]], why: str | None) -> None:
    """TV-81"""
    assert objection(NORMAL, shots, 600) == why


@pytest.mark.parametrize("level", [NORMAL, EASY, HARD])
def test_every_trial_has_one_solution(level: int) -> None:
    """TV-60, over the words that a quick test has time for; ten thousand of each are measured by hand."""
    for word in range(40):
        for language in (FRENCH, ENGLISH):
            grid = decryptage(word, level, language)
            letters = [ord(letter) for line in grid.lines for letter in line]
            assert [readings(letters, grid.size, hidden) for hidden in grid.words] == [1] * 8
        card = balle(word, level)
        assert [matching(card, gun, level) for gun in range(11)] == [[bullet] for bullet in card.guns]
        assert len(set(card.guns)) == 11
        body = autopsie(word, level)
        assert followed(body.layers, body.path[0])[-1] == body.path[-1] != body.path[0]
        exits = [followed(body.layers, lane)[-1] for lane in range(body.lanes)]
        assert sorted(exits) == list(range(body.lanes))
        assert len(set(first_layout(word))) == 8


def test_the_classic_cards_are_what_their_words_make() -> None:
    """TV-91"""
    assert found(decryptage(CLASSIC[0][0], NORMAL, FRENCH))["PREUVE"] == "A10 E"
    assert decryptage(CLASSIC[0][9], NORMAL, FRENCH).lines[0] == "UFCANONUMM"
    card = balle(CLASSIC[1][0], NORMAL)
    assert [bullet + 1 for bullet in card.guns] == [6, 9, 12, 5, 8, 4, 10, 11, 7, 2, 1]
    assert "".join(map(str, card.strips[0])) == "32232313"
    assert [autopsie(word, NORMAL).path[-1] + 1 for word in CLASSIC[2]] == [8, 4, 6, 7, 4, 1, 3, 8, 5, 7]
