"""The workshop of the documents: what the linter finds, what readers are shown, how their readings are counted."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tablee.games.operation_zebre.box.censoring import censorings, sheet
from tablee.games.operation_zebre.box.checks import alone
from tablee.games.operation_zebre.box.drafts import amended, changes, drafted
from tablee.games.operation_zebre.box.faces import Face, file_of, read_box, read_faces, write_faces
from tablee.games.operation_zebre.box.lint import lint
from tablee.games.operation_zebre.box.pairing import fit, paired
from tablee.games.operation_zebre.box.readings import Measure, Reading, merged
from tablee.games.operation_zebre.box.sameness import sameness
from tablee.games.operation_zebre.box.tear import torn

(COLISEE,) = read_faces(Path(__file__).parent / "colisee.toml")  # as it was first written, whatever becomes of it


def broken(**changes: object) -> set[str]:
    """The rules that the Colisée breaks when some of its fields are others."""
    return {problem.rule for problem in alone(msgspec.structs.replace(COLISEE, **changes))}


def with_line(line: int, value: int, text: str) -> list[tuple[int, str]]:
    return [*COLISEE.lines[: line - 1], (value, text), *COLISEE.lines[line:]]


@pytest.mark.parametrize(
    ("rule", "changes"),
    [
        ("L-01", {"tags": {"region": "atlantis"}}),
        ("L-01", {"category": "ECRAN"}),
        ("L-01", {"serial": "12"}),
        ("L-03", {"lines": COLISEE.lines[:9]}),
        ("L-03", {"lines": with_line(2, 2, "l’urine,")}),
        ("L-04", {"lines": [(1, text) for text in COLISEE.texts]}),
        ("L-05", {"lines": with_line(3, 0, "cent jours de fêtes au Colisée.")}),
        ("L-05", {"lines": with_line(3, 0, "cent jours amphithéâtraux. Marins")}),
        ("L-06", {"lines": [(1, text) for text in COLISEE.texts]}),
        ("L-07", {"initial": "O"}),
        ("L-08", {"lines": with_line(3, 0, ", cent jours de fêtes. Des marins")}),
        ("L-09", {"lines": [(value, f"{text.rstrip('.')}.") for value, text in COLISEE.lines]}),
        ("L-10", {"herrings": [4]}),
        ("L-10", {"reject": ["Rome"]}),
        ("L-15", {"lines": with_line(3, 0, "cent jours. À ce jour, des marins")}),
        ("L-16", {"lines": [(value, text[:20]) for value, text in COLISEE.lines]}),
        ("L-17", {"lines": with_line(3, 0, "cent jours de fêtes : des marins")}),
        ("L-17", {"accept": ["l'arène"]}),
        ("L-18", {"lines": [(3, text) for text in COLISEE.texts]}),
        ("L-19", {"facts": COLISEE.facts[1:]}),
    ],
)
def test_the_linter_finds_what_breaks_a_rule(rule: str, changes: dict[str, object]) -> None:
    assert rule in broken(**changes) and rule not in broken()


def rules_of(box: list[Face]) -> set[str]:
    return {problem.rule for problem in lint(box, "fr") if COLISEE.title in problem.where or "box" in problem.where}


BOX = read_box("fr")
SOUND = rules_of(BOX)


@pytest.mark.parametrize(
    ("rule", "changes"),
    [
        ("L-11", {"near": ["Arènes de Rome", "Kolosséum"]}),
        ("L-12", {"accept": ["Tour Eiffel"]}),
        ("L-13", {"difficulty": 2}),
        ("L-13", {"tags": {"region": "asia"}}),
    ],
)
def test_the_linter_finds_what_breaks_a_rule_of_the_box(rule: str, changes: dict[str, object]) -> None:
    changed = [msgspec.structs.replace(face, **changes) if face.id == COLISEE.id else face for face in BOX]
    assert rule in rules_of(changed) and rule not in SOUND


def test_the_linter_finds_what_comes_back() -> None:
    twins = [msgspec.structs.replace(COLISEE, id=f"oz-fr-{card:03}-a") for card in range(1, 14)]
    assert {problem.rule for problem in sameness(twins)} == {"L-21", "L-22", "L-23", "L-24"}
    assert {problem.rule for problem in sameness(twins[:3])} == {"L-23"}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_is_dealt_by_the_same_shuffle(lang: str) -> None:
    box = read_box(lang)
    assert [face.id for face in paired(box)] == [face.id for face in box]
    cards: dict[str, list[Face]] = {}
    for face in box:
        cards.setdefault(face.card, []).append(face)
    assert all(len(pair) == 2 and fit(*pair) and pair[0].category != pair[1].category for pair in cards.values())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_files_are_written_as_they_are_read(lang: str, tmp_path: Path) -> None:
    for label in ("MONUMENT", "FILM"):
        file = file_of(lang, label)
        write_faces(tmp_path / "again.toml", read_faces(file))
        assert (tmp_path / "again.toml").read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_a_draft_says_what_a_face_says() -> None:
    for lang in ("fr", "en"):
        for face in read_box(lang):
            draft = changes(drafted(face), lang)
            assert amended(face, draft[face.title]) == face


def test_a_draft_need_say_only_what_changes() -> None:
    draft = changes("## Colisée\n@ near | Arènes de Rome\n", "fr")
    assert amended(COLISEE, draft["Colisée"]) == msgspec.structs.replace(COLISEE, near=["Arènes de Rome"])
    with pytest.raises(ValueError, match="row 2"):
        changes("## Colisée\n4 une ligne trop chère\n", "fr")


def test_a_censoring_costs_what_its_lines_are_worth() -> None:
    for total in (1, 2, 4):
        sets = censorings(COLISEE, total)
        assert {sum(COLISEE.values[line - 1] for line in shown) for shown in sets} == {total}
        assert len(set(sets)) == len(sets) and all(1 <= len(shown) <= 6 for shown in sets)
    assert (1,) in censorings(COLISEE, 1) and (11,) not in censorings(COLISEE, 4)


def test_OZ_12_a_censored_text_closes_its_gaps() -> None:
    assert COLISEE.heard([8, 1]) == "Voulu par un empereur qui taxait Des papes y suivent un chemin de"


def test_a_sheet_tells_little_before_much_and_nothing_but_the_text() -> None:
    faces = read_faces(file_of("fr", "VILLE"))[:6]
    tasks = sheet(faces, "a")
    assert [task.key for task in tasks] == [task.key for task in sheet(faces, "a")]
    assert [task.key for task in tasks] != [task.key for task in sheet(faces, "b")]
    assert all(one.stage <= other.stage for one, other in pairwise(tasks))
    assert len({task.key for task in tasks}) == len(tasks)
    kinds = [task.kind for task in tasks if task.face is faces[0]]
    assert {kind: kinds.count(kind) for kind in ("Z", "Z1", "T1", "T2", "T4")} == {
        "Z": 1,
        "Z1": 1,
        "T1": 3,
        "T2": 3,
        "T4": 3,
    }


def reading(task: str, lines: list[int], typical: float) -> Reading:
    return Reading(COLISEE.id, COLISEE.digest, "model", task, lines, 1, 1, typical=[typical])  # type: ignore[arg-type]


GOOD = [
    reading("Z", [3, 4, 7], 1),
    reading("Z1", [1, 3, 4, 7], 3.5),
    reading("T1", [1], 2),
    reading("T2", [2], 4),
    reading("T4", [2, 8], 6),
]


def test_a_face_within_the_bands_has_no_faults() -> None:
    measure = Measure(COLISEE, GOOD)
    assert measure.complete and measure.faults() == []
    assert not Measure(COLISEE, GOOD[1:]).complete


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        (reading("Z", [3, 4, 7], 8), "Z 0.45"),  # with the reading that is there, the median
        (reading("Z1", [3, 4, 5, 7], 4), "Z1 0.40"),
        (reading("T1", [5], 4), "T1 0.40"),
        (reading("T2", [8], 9), "T2 0.65"),
        (reading("T4", [1, 11], 0), "T4 0.30"),
    ],
)
def test_a_face_outside_a_band_is_found(more: Reading, fault: str) -> None:
    faults = Measure(COLISEE, merged(GOOD, more)).faults()
    assert [found for found in faults if found.startswith(fault)] == [next(iter(faults))]


def test_readings_of_another_text_do_not_count() -> None:
    other = msgspec.structs.replace(COLISEE, lines=with_line(3, 0, "cent jours de joie. Des marins"))
    assert Measure(other, GOOD).readings == []


def test_a_reading_counts_for_what_its_lines_cost_now() -> None:
    dearer = msgspec.structs.replace(COLISEE, lines=with_line(1, 2, COLISEE.texts[0]))
    assert Measure(dearer, GOOD).rates["T1"] == [] and Measure(dearer, GOOD).rates["T2"] == [0.2, 0.4]


def test_a_line_off_its_value_is_found() -> None:
    found = Measure(COLISEE, [*GOOD, reading("line", [6], 4), reading("line", [11], 8)]).off_lines()
    assert [each.partition(":")[0] for each in found] == ["line 6 worth 1, named by 0.40"]


def test_prose_is_torn_into_lines_that_keep_their_length() -> None:
    prose = " ".join(COLISEE.texts)
    lines = torn(prose, 13)
    assert " ".join(lines) == prose and len(lines) == 13 and all(16 <= len(line) <= 36 for line in lines)
    assert torn(prose, 3) == []
