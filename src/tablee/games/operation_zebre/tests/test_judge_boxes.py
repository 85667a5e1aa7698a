"""The judge over whole boxes: every form has its verdict, and a slip of the pen never names a neighbour."""

from random import Random

import pytest

from tablee.games.operation_zebre.box.faces import LANGS, read_box
from tablee.games.operation_zebre.box.judge import Form, Judge, Verdict
from tablee.games.operation_zebre.tests.typos import slips

JUDGES = {lang: Judge(read_box(lang)) for lang in LANGS}


@pytest.mark.parametrize("lang", LANGS)
def test_every_form_of_every_document_gets_its_verdict(lang: str) -> None:
    judge = JUDGES[lang]
    wrong = [
        (face.id, text, verdict.value)
        for face in judge.faces
        for texts, verdict in (
            ([face.title, *filter(None, [face.original_title]), *face.accept], Verdict.CORRECT),
            (face.near, Verdict.NEAR),
            (face.reject, Verdict.WRONG),
        )
        for text in texts
        if judge.judge(face, text) is not verdict
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_OZ_111_every_form_is_recognised_as_its_own_document_alone(lang: str) -> None:
    judge = JUDGES[lang]
    for face in judge.faces:
        for text in [face.title, *face.accept]:
            named = judge.recognise(face.label, text)
            assert named is not None
            assert named.id == face.id
        for text in [*face.near, *face.reject]:
            named = judge.recognise(face.label, text)
            assert named is None or named.id != face.id


@pytest.mark.parametrize("lang", LANGS)
def test_OZ_94_a_title_is_right_for_its_own_document_alone(lang: str) -> None:
    judge = JUDGES[lang]
    for face in judge.faces[::5]:
        right = [other.id for other in judge.labelled[face.label] if judge.judge(other, face.title) is Verdict.CORRECT]
        assert right == [face.id]


def spoilt(judge: Judge, count: int, tries: int) -> tuple[int, list[str]]:
    """How many titles with so many slips are still recognised, and those that are taken for a neighbour's."""
    luck, own, taken = Random(7), 0, []
    for _ in range(tries):
        face = luck.choice(judge.faces)
        text = slips(face.title, count, luck)
        named = judge.recognise(face.label, text)
        if named is None:
            continue
        own += named.id == face.id
        if named.id != face.id and nearest(judge, named.id, text) >= nearest(judge, face.id, text):
            taken.append(f"{face.title}: {text!r} is taken for {named.title}")
    return own, taken


def nearest(judge: Judge, face: str, text: str) -> int:
    return min(Form(text).distance(form, 99) for form in judge.forms[face])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("count", "share"), [(1, 0.94), (2, 0.70), (3, 0.45)])
def test_OZ_95_most_slips_are_forgiven_and_none_names_a_neighbour(lang: str, count: int, share: float) -> None:
    own, taken = spoilt(JUDGES[lang], count, 1_000)
    assert taken == []
    assert own >= 1_000 * share


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_OZ_95_ten_thousand_slips_name_no_neighbour(lang: str, count: int) -> None:
    assert spoilt(JUDGES[lang], count, 10_000)[1] == []


def test_OZ_93_a_title_with_or_in_it_that_is_often_taken_for_another_is_one_answer_whatever_is_held() -> None:
    judge = JUDGES["fr"]
    films = judge.labelled["FILM"]
    said = {judge.judge(face, "L’Aile ou la Cuisse") for face in films}
    assert Verdict.MULTIPLE not in said
    assert {judge.judge(face, "Ratatouille, ou Jumanji") for face in films} == {Verdict.MULTIPLE}
    assert judge.recognise("FILM", "Ratatouille, ou Jumanji") is None
