"""Blind readings: draw what a reader gets to see, and keep what the reader made of it.

    python -m tablee.games.operation_zebre.box.blind draw fr ville --seed anna-1 > sheet.txt
    python -m tablee.games.operation_zebre.box.blind keep fr ville --seed anna-1 answers.txt

A sheet has one task per line: key, label, text. An answer has the same key: `key | guess | typical`, where the guess is
one title or nothing, and `typical` is how many of ten typical adults who know the subject would name it from this text.
`--titles` reads these faces only, `--part 2/3` the second third of the file, `--no-lines` leaves out single lines.
docs/decisions/classified-documents.md says how to read.
"""

import argparse
import sys
from pathlib import Path

from tablee.games.operation_zebre.box.censoring import Task, sheet
from tablee.games.operation_zebre.box.faces import LANGS, chosen, file_of, read_box, read_faces
from tablee.games.operation_zebre.box.judge import Judge, Verdict
from tablee.games.operation_zebre.box.readings import Reading, merged, read_readings, readings_file, write_readings


def drawn(lang: str, label: str, seed: str, part: str, titles: list[str], *, lines: bool) -> list[Task]:
    tasks = sheet(chosen(lang, label, part, titles), seed)
    return [task for task in tasks if lines or task.kind != "line"]


def reading(task: Task, guess: str, typical: float, judge: Judge) -> Reading:
    named = judge.judge(task.face, guess) is Verdict.CORRECT
    return Reading(
        face=task.face.id,
        text=task.face.digest,
        who="model",
        task=task.kind,  # type: ignore[arg-type]
        lines=list(task.lines),
        asked=1,
        named=int(named),
        typical=[typical],
        wrong=[] if named or not guess else [guess],
    )


def keep(lang: str, label: str, tasks: list[Task], answers: str) -> int:
    """Store the answers; how many tasks have none."""
    by_key = {task.key: task for task in tasks}
    judge = Judge(read_box(lang))
    file = readings_file(lang, label)
    readings = read_readings(file)
    for number, line in enumerate(answers.splitlines(), start=1):
        if not line.strip():
            continue
        key, guess, typical = (cell.strip() for cell in line.split("|"))
        task = by_key.pop(key, None)
        if task is None:
            sys.exit(f"line {number}: {key} is no key of this sheet: the seed, the titles or the text are others")
        if not 0 <= float(typical) <= 10:
            sys.exit(f"line {number}: {typical} of ten, not 0 to 10")
        readings = merged(readings, reading(task, guess, float(typical), judge))
    write_readings(file, readings, read_faces(file_of(lang, label)))
    return len(by_key)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("what", choices=("draw", "keep"))
    asked.add_argument("lang", choices=LANGS)
    asked.add_argument("label")
    asked.add_argument("answers", nargs="?", type=Path)
    asked.add_argument("--seed", required=True)
    asked.add_argument("--part", default="1/1")
    asked.add_argument("--titles", nargs="+", default=[])
    asked.add_argument("--no-lines", action="store_true")
    given = asked.parse_args()
    tasks = drawn(given.lang, given.label, given.seed, given.part, given.titles, lines=not given.no_lines)
    if given.what == "draw":
        for task in tasks:
            print(f"{task.key} | {task.face.label} | {task.text}")
    else:
        left = keep(given.lang, given.label, tasks, given.answers.read_text(encoding="utf-8"))
        print(f"{len(tasks) - left} readings kept, {left} tasks without an answer")


if __name__ == "__main__":
    main()
