"""Judging an answer: the vectors of the rules, on faces of the boxes."""

import pytest

from tablee.games.operation_zebre.box.faces import read_box
from tablee.games.operation_zebre.box.judge import Judge, Verdict

JUDGES = {lang: Judge(read_box(lang)) for lang in ("fr", "en")}


def verdict(lang: str, title: str, answer: str) -> str:
    judge = JUDGES[lang]
    (face,) = (face for face in judge.faces if face.title == title)
    return judge.judge(face, answer).value


@pytest.mark.parametrize(
    ("lang", "title", "right"),
    [
        ("fr", "Colisée", ["le colisee", "Collisée", "COLOSSEUM", "amphitheatre flavien"]),
        ("fr", "Marie Curie", ["marie curry", "Maria Sklodowska"]),
        ("en", "Iceland", ["Icland", "Islande"]),
        ("en", "Jaws", ["Les dents de la mer"]),
        ("fr", "Louis XIV", ["Louis 14", "le roi soleil"]),
        ("fr", "La La Land", ["La La Land", "Lala Land", "lalaland", "La Land"]),
        ("fr", "Panthéon", ["pantheom"]),
        ("en", "Venice", ["venise"]),
    ],
)
def test_OZ_95_a_slip_of_the_pen_is_forgiven(lang: str, title: str, right: list[str]) -> None:
    assert {answer: verdict(lang, title, answer) for answer in right} == dict.fromkeys(right, "CORRECT")


@pytest.mark.parametrize(
    ("lang", "title", "wrong"),
    [
        ("fr", "Colisée", ["arènes de Nîmes", "Marie Curie"]),
        ("fr", "Marie Curie", ["Pierre Curie"]),
        ("en", "Iceland", ["Ireland"]),
        ("en", "Jaws", ["jaw", "Jaws 2"]),
        ("fr", "Louis XIV", ["Louis XVI", "Louis XIII"]),
        ("fr", "La La Land", ["La La", "La"]),
        ("fr", "Panthéon", ["Parthénon", "parthenom"]),
    ],
)
def test_OZ_94_what_names_something_else_is_wrong_however_near(lang: str, title: str, wrong: list[str]) -> None:
    assert {answer: verdict(lang, title, answer) for answer in wrong} == dict.fromkeys(wrong, "WRONG")


@pytest.mark.parametrize(
    ("title", "answer"),
    [("Colisée", "Arènes de Rome"), ("Marie Curie", "Curie"), ("La La Land", "Land"), ("Panthéon", "partheon")],
)
def test_OZ_96_what_comes_near_is_left_to_people(title: str, answer: str) -> None:
    assert verdict("fr", title, answer) == "NEAR"


@pytest.mark.parametrize("sign", ["'", "’", "ʼ", "`", "’ ", "’\u00a0"])
def test_OZ_89_every_apostrophe_and_space_counts_alike(sign: str) -> None:
    assert verdict("fr", "L’Agence tous risques", f"l{sign}agence tous\u00a0risques") == "CORRECT"
    assert verdict("fr", "L’Agence tous risques", "agence tous risques") == "CORRECT"


@pytest.mark.parametrize("answer", ["Venice or Bruges", "Venice/Bruges"])
def test_OZ_93_two_answers_are_none(answer: str) -> None:
    assert verdict("en", "Venice", answer) == Verdict.MULTIPLE.value


def test_OZ_93_signs_alone_are_no_answer() -> None:
    assert verdict("en", "Venice", " ?! ") == Verdict.EMPTY.value
