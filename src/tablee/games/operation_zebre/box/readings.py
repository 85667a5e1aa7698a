"""What blind readers made of the faces: one file per label and language, rates, and the bands a good face keeps."""

from pathlib import Path
from statistics import fmean, median
from typing import Final, Literal

import msgspec

from tablee.games.content import read
from tablee.games.operation_zebre.box.faces import DATA, Face, listed, quoted
from tablee.games.operation_zebre.box.problems import Problem

KINDS: Final = ("Z", "Z1", "T1", "T2", "T4", "line")
LINE_BANDS: Final = {0: (0.0, 0.10), 1: (0.0, 0.25), 2: (0.05, 0.60), 3: (0.25, 0.85)}


class Reading(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How often one text of a face was named: by people, or by model readers who say how many of ten would name it."""

    face: str
    text: str
    who: Literal["people", "model"]
    task: Literal["Z", "Z1", "T1", "T2", "T4", "line"]
    lines: list[int]
    asked: int
    named: int
    unknown: int = 0
    typical: list[float] = []
    wrong: list[str] = []

    @property
    def rate(self) -> float:
        """The share of typical adults who would name the subject."""
        return median(self.typical) / 10 if self.typical else self.named / max(1, self.asked)


class Readings(msgspec.Struct, forbid_unknown_fields=True):
    """A file of readings."""

    reading: list[Reading] = []


def readings_file(lang: str, label: str) -> Path:
    return DATA / "readings" / lang / f"{label.lower().replace('_', '-')}.toml"


def read_readings(file: Path) -> list[Reading]:
    return read(file, Readings).reading if file.exists() else []


def write_readings(file: Path, readings: list[Reading], faces: list[Face]) -> None:
    """In the order of the faces, so that two people who read different faces change different places."""
    order = {face.id: place for place, face in enumerate(faces)}
    kept = sorted(
        readings,
        key=lambda each: (order.get(each.face, len(order)), each.text, each.who, KINDS.index(each.task), each.lines),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(map(written, kept)), encoding="utf-8", newline="\n")


def written(reading: Reading) -> str:
    entries = [
        f"face = {quoted(reading.face)}",
        f"text = {quoted(reading.text)}",
        f"who = {quoted(reading.who)}",
        f"task = {quoted(reading.task)}",
        f"lines = {reading.lines}",
        f"asked = {reading.asked}",
        f"named = {reading.named}",
    ]
    entries += [f"unknown = {reading.unknown}"] if reading.unknown else []
    entries += [f"typical = {[float(each) for each in reading.typical]}"] if reading.typical else []
    entries += [f"wrong = {listed(reading.wrong)}"] if reading.wrong else []
    return "[[reading]]\n" + "\n".join(entries) + "\n"


def merged(readings: list[Reading], new: Reading) -> list[Reading]:
    """The readings with one more; another reader of the same text adds to what is there."""
    same = [each for each in readings if key(each) == key(new)]
    rest = [each for each in readings if key(each) != key(new)]
    whole = new
    for old in same:
        whole = msgspec.structs.replace(
            old,
            asked=old.asked + whole.asked,
            named=old.named + whole.named,
            unknown=old.unknown + whole.unknown,
            typical=[*old.typical, *whole.typical],
            wrong=list(dict.fromkeys([*old.wrong, *whole.wrong])),
        )
    return [*rest, whole]


def key(reading: Reading) -> tuple[str, str, str, str, tuple[int, ...]]:
    return reading.face, reading.text, reading.who, reading.task, tuple(reading.lines)


class Measure:
    """The rates of one face, for its present text."""

    def __init__(self, face: Face, readings: list[Reading]) -> None:
        self.face: Final = face
        self.readings: Final = [each for each in readings if each.face == face.id and each.text == face.digest]
        self.rates: Final = {task: [each.rate for each in self.readings if self._meant(each, task)] for task in KINDS}

    def _meant(self, reading: Reading, task: str) -> bool:
        """A reading counts for what its lines cost now: values may have changed since."""
        values = [self.face.values[line - 1] for line in reading.lines]
        zeros = self.face.values.count(0)
        if reading.task in ("Z", "Z1"):
            return task == reading.task and values.count(0) == zeros and sum(values) == (reading.task == "Z1")
        if reading.task == "line":
            return task == "line"
        return task == f"T{sum(values)}"

    @property
    def complete(self) -> bool:
        return all(self.rates[task] for task in ("Z", "Z1", "T1", "T2", "T4"))

    def mean(self, task: str) -> float:
        return fmean(self.rates[task])

    def faults(self) -> list[str]:
        """Which bands the face leaves. Single lines are the writer's matter and do not count here."""
        found = []
        z, z1, t1 = (max(self.rates[task]) for task in ("Z", "Z1", "T1"))
        t2, t4, best = self.mean("T2"), self.mean("T4"), max(self.rates["T4"])
        if z > 0.10:
            found.append(f"Z {z:.2f}, not at most 0.10")
        if z1 > 0.35:
            found.append(f"Z1 {z1:.2f}, not at most 0.35")
        if t1 > 0.35:
            found.append(f"T1 {t1:.2f}, not at most 0.35")
        if not 0.05 <= t2 <= 0.45:
            found.append(f"T2 {t2:.2f}, not 0.05 to 0.45")
        if not 0.35 <= t4 <= 0.90:
            found.append(f"T4 {t4:.2f}, not 0.35 to 0.90")
        if best < 0.60:
            found.append(f"best T4 {best:.2f}, not at least 0.60")
        return found

    def off_lines(self) -> list[str]:
        """Lines whose value does not fit what readers made of them. (A-15)"""
        found = []
        for reading in self.readings:
            if reading.task == "line":
                value, text = self.face.lines[reading.lines[0] - 1]
                least, most = LINE_BANDS[value]
                if not least <= reading.rate <= most:
                    found.append(f"line {reading.lines[0]} worth {value}, named by {reading.rate:.2f}: {text}")
        return found


def measured(faces: list[Face], lang: str) -> list[Measure]:
    """Every face of a box with its readings."""
    labels = dict.fromkeys(face.label for face in faces)
    readings = [each for label in labels for each in read_readings(readings_file(lang, label))]
    by_face: dict[str, list[Reading]] = {}
    for each in readings:
        by_face.setdefault(each.face, []).append(each)
    return [Measure(face, by_face.get(face.id, [])) for face in faces]


def unfit(faces: list[Face], lang: str) -> list[Problem]:
    """Every face has readings of its present text, and these lie within the bands. (L-20)"""
    bad = []
    for measure in measured(faces, lang):
        where = f"{measure.face.id} {measure.face.title}"
        if not measure.complete:
            bad.append(Problem("L-20", where, "not read blind yet"))
        else:
            bad += [Problem("L-20", where, found) for found in measure.faults()]
    return bad
