"""How a box stands: `python -m tablee.games.operation_zebre.box.report fr [--svg FILE]`."""

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from tablee.games.operation_zebre.box.faces import LABELS, LANGS, Face, read_box
from tablee.games.operation_zebre.box.lint import lint, unconfirmed
from tablee.games.operation_zebre.box.plot import letters, svg
from tablee.games.operation_zebre.box.quotas import COUNTS
from tablee.games.operation_zebre.box.readings import Measure, measured, read_readings, readings_file
from tablee.games.operation_zebre.box.sameness import OPENING
from tablee.games.operation_zebre.box.spread import PLANNED, spread_of
from tablee.games.operation_zebre.box.tokens import tokens


def quotas(faces: list[Face], lang: str) -> Iterable[str]:
    yield f"{len(faces)} faces on {len({face.card for face in faces})} cards"
    for label, wanted in COUNTS[lang].items():
        mine = [face for face in faces if face.label == label]
        found = [sum(face.difficulty == mark for face in mine) for mark in (1, 2, 3)]
        lengths = Counter(len(face.lines) for face in mine)
        shown = " ".join(f"{lines}:{lengths[lines]}" for lines in range(10, 15))
        yield f"  {label:13} difficulty {'/'.join(map(str, found)):9} of {'/'.join(map(str, wanted)):9} lines {shown}"
    for tag, found_values in spread_of(faces, lang).items():
        planned = PLANNED[lang][tag]
        yield f"  {tag:8} " + ", ".join(f"{name} {found_values[name]}/{planned[name]}" for name in planned)


def linter(faces: list[Face], lang: str) -> Iterable[str]:
    problems = lint(faces, lang)
    count = Counter(problem.rule for problem in problems)
    yield f"{len(problems)} problems: " + (", ".join(f"{rule} {count[rule]}" for rule in sorted(count)) or "none")
    yield from (f"  {problem}" for problem in problems)
    facts = sum(len(face.facts) for face in faces)
    waiting = len(unconfirmed(faces))
    untouched = sum(all(fact.mark == "writer" for fact in face.facts) for face in faces)
    yield f"{facts - waiting} of {facts} facts confirmed by a second reader; {untouched} faces wait for one"


def openings(faces: list[Face]) -> Iterable[str]:
    count = Counter(" ".join(tokens(" ".join(face.texts))[:OPENING]) for face in faces)
    often = [f"{opening} ({found})" for opening, found in count.most_common(12) if found > 1]
    yield "openings that come back: " + (", ".join(often) or "none")


def before(faces: list[Face], lang: str) -> Iterable[str]:
    """The medians of texts that have been rewritten since they were read."""
    present = {(face.id, face.digest) for face in faces}
    readings = [each for label in LABELS for each in read_readings(readings_file(lang, label))]
    old = [each for each in readings if (each.face, each.text) not in present]
    rewritten = {each.face for each in old}
    if old:
        rates = {task: [each.rate for each in old if each.task == task] for task in ("Z", "Z1", "T1", "T2", "T4")}
        medians = ", ".join(f"{task} {10 * median(found):.1f}" for task, found in rates.items() if found)
        yield f"before, {len(rewritten)} faces as they were read first: medians {medians}"


def ease(faces: list[Face], lang: str) -> Iterable[str]:
    measures = measured(faces, lang)
    read = [measure for measure in measures if measure.complete]
    yield f"{len(read)} of {len(faces)} faces read blind"
    yield from before(faces, lang)
    yield from (f"  {row}" for row in letters(read))
    good = [measure for measure in read if not measure.faults()]
    if read:
        yield f"{len(good)} of {len(read)} faces within the bands: {len(good) / len(read):.0%}"
    yield from by_fault(read)
    lines = [(measure.face.title, found) for measure in measures for found in measure.off_lines()]
    yield f"{len(lines)} lines off their value"
    yield from (f"  {title}: {found}" for title, found in lines)


def by_fault(read: list[Measure]) -> Iterable[str]:
    easy = [measure for measure in read if max(measure.rates["T1"]) > 0.5]
    hopeless = [measure for measure in read if max(measure.rates["T4"]) == 0]
    yield "named by more than half at one box: " + (", ".join(measure.face.title for measure in easy) or "none")
    yield "named by nobody at four boxes: " + (", ".join(measure.face.title for measure in hopeless) or "none")
    for measure in read:
        if faults := measure.faults():
            yield f"  {measure.face.id} {measure.face.label} {measure.face.title}: {'; '.join(faults)}"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("lang", choices=LANGS)
    asked.add_argument("label", nargs="?")
    asked.add_argument("--svg", type=Path)
    given = asked.parse_args()
    box = read_box(given.lang)
    faces = [face for face in box if face.label == (given.label or face.label).upper().replace("-", "_")]
    if given.label is None:
        print("\n".join([*quotas(box, given.lang), *linter(box, given.lang), *openings(box)]))
    print("\n".join(ease(faces, given.lang)))
    if given.svg is not None:
        read = [measure for measure in measured(faces, given.lang) if measure.complete]
        given.svg.write_text(svg(read, f"{given.lang}, {len(read)} faces: named by how many of ten"), encoding="utf-8")


if __name__ == "__main__":
    main()
