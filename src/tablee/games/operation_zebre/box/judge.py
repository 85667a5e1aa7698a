"""Whether an answer names a document: forms, rivals and slips of the pen.

(OZ-89, OZ-90, OZ-91, OZ-92, OZ-93, OZ-94, OZ-95, OZ-96; authors list what is the same subject, OZ-97, OZ-98)
"""

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

import msgspec
from rapidfuzz.distance import OSA

from tablee.games.content import read
from tablee.games.operation_zebre.box.faces import DATA, Face
from tablee.games.operation_zebre.box.tokens import tokens

LEADING: Final = "le la les l un une des du de d the a an el il lo los las der die das"
ARTICLES: Final = frozenset(LEADING.split())  # OZ-90
NUMERALS: Final = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx"
SAME: Final = {
    "st": "saint",
    "ste": "sainte",
    "dr": "docteur",
    "doctor": "docteur",
    "mr": "monsieur",
    "mister": "monsieur",
    "and": "et",
    "premier": "1",
    "premiere": "1",
    "1er": "1",
    "1ere": "1",
    "ier": "1",
    "iere": "1",
}
ROMAN: Final = {numeral: str(number) for number, numeral in enumerate(NUMERALS.split(), start=1)}
TWO_ANSWERS: Final = re.compile(r"/|\w\W*\s(?:ou|or)\s\W*\w", re.IGNORECASE)


class Verdict(Enum):
    """What becomes of an answer; two answers and none are not judged."""

    CORRECT = "CORRECT"
    NEAR = "NEAR"
    WRONG = "WRONG"
    EMPTY = "EMPTY"
    MULTIPLE = "MULTIPLE"


class Form:
    """A text as it is compared: its words, and these joined, with and without one leading article. (OZ-91)"""

    __slots__ = ("bare", "digits", "full", "text", "words")

    def __init__(self, text: str) -> None:
        found = tokens(text)
        mapped = [meant(word, place, len(found)) for place, word in enumerate(found)]
        shorn = mapped[1:] if len(found) > 1 and found[0] in ARTICLES else mapped  # OZ-90
        self.text: Final = text
        self.full: Final = "".join(mapped)
        self.bare: Final = "".join(shorn)
        self.words: Final = frozenset(shorn)
        self.digits: Final = re.findall(r"\d+", self.bare)

    def same(self, other: "Form") -> bool:
        return not {self.full, self.bare}.isdisjoint((other.full, other.bare))

    def distance(self, other: "Form", most: int) -> int:
        """The fewest slips between the two, or more than `most`. (OZ-95)"""
        full = OSA.distance(self.full, other.full, score_cutoff=most)
        return int(min(full, OSA.distance(self.bare, other.bare, score_cutoff=most)))

    @property
    def tolerance(self) -> int:
        length = len(self.bare)
        return 0 if length <= 4 else 1 if length <= 7 else 2 if length <= 12 else 3


def meant(word: str, place: int, count: int) -> str:
    if place > 0 and word in ROMAN and (word not in ("i", "v", "x") or place == count - 1):
        return ROMAN[word]
    return SAME.get(word, word)


def forms(face: Face) -> list[Form]:
    """Every text that names the document. (OZ-92)"""
    all_forms = (Form(text) for text in (face.title, face.original_title, *face.accept))
    return [form for form in all_forms if form.full]


class Confusable(msgspec.Struct, forbid_unknown_fields=True):
    """Sets of names of which one is never a slip of the pen for another. (OZ-94)"""

    sets: list[list[str]]


class Judge:
    """Judges answers about the documents of one box."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self.faces: Final = list(faces)
        self.forms: Final = {face.id: forms(face) for face in self.faces}
        self.labelled: Final[dict[str, list[Face]]] = {}
        self.told: Final[dict[str, set[str]]] = {}  # by label: whatever a text that names something comes to
        for face in self.faces:
            self.labelled.setdefault(face.label, []).append(face)
            told = self.told.setdefault(face.label, set())
            for form in [*self.forms[face.id], *map(Form, face.reject)]:
                told |= {form.full, form.bare}
        sets = read(DATA / "confusable.toml", Confusable).sets
        self.confusable: Final = [[Form(text) for text in names] for names in sets]
        self._rivals: dict[str, list[Form]] = {}

    def rivals(self, face: Face) -> list[Form]:
        """Texts that name something else, however near they come. (OZ-94)"""
        if face.id not in self._rivals:
            mine = self.forms[face.id]
            found = [Form(text) for text in face.reject]
            for other in self.labelled[face.label]:
                if other.id != face.id:
                    found += self.forms[other.id]
            for names in self.confusable:
                if any(name.same(form) for name in names for form in mine):
                    found += [name for name in names if not any(name.same(form) for form in mine)]
            self._rivals[face.id] = found
        return self._rivals[face.id]

    def recognise(self, label: str, text: str) -> Face | None:
        """The one document of a label that the words name, whatever is held. (OZ-111)"""
        answer = Form(text)
        if not answer.full or self._two(label, text, answer):
            return None
        return next((face for face in self.labelled[label] if self._right(face, answer)), None)

    def judge(self, face: Face, text: str) -> Verdict:
        answer = Form(text)
        if not answer.full:
            return Verdict.EMPTY
        if self._two(face.label, text, answer):
            return Verdict.MULTIPLE
        if self._right(face, answer):
            return Verdict.CORRECT
        return Verdict.NEAR if self._near(face, answer) else Verdict.WRONG

    def _two(self, label: str, text: str, answer: Form) -> bool:
        """Whether these are two answers: not where a document of the label, or what is often taken for one, is called
        so. It depends on the label alone, so that a refusal tells nothing of what is held. (OZ-93)"""
        return TWO_ANSWERS.search(text) is not None and self.told[label].isdisjoint((answer.full, answer.bare))

    def _right(self, face: Face, answer: Form) -> bool:
        """A form of the document, or a slip of the pen nearer to one than to any rival. (OZ-92, OZ-94, OZ-95)"""
        mine = self.forms[face.id]
        if any(answer.same(form) for form in mine):
            return True
        slips = [
            answer.distance(form, form.tolerance)
            for form in mine
            if form.digits == answer.digits and answer.distance(form, form.tolerance) <= form.tolerance
        ]
        if not slips:
            return False
        least = min(slips)
        return all(answer.distance(rival, least) > least for rival in self.rivals(face))

    def _near(self, face: Face, answer: Form) -> bool:
        """Not right and not a rival: a form that comes near, or part of one; people rule. (OZ-94, OZ-96)"""
        rivals = self.rivals(face)
        if any(answer.same(rival) for rival in rivals):
            return False
        alike = [form for form in self.forms[face.id] if form.digits == answer.digits]
        return any(answer.same(Form(near)) for near in face.near) or any(
            self._closeish(answer, form, rivals) or nested(answer, form) for form in alike
        )

    def _closeish(self, answer: Form, form: Form, rivals: Sequence[Form]) -> bool:
        most = form.tolerance + 2
        slips = answer.distance(form, most)
        return len(form.bare) >= 5 and slips <= most and all(answer.distance(rival, slips) >= slips for rival in rivals)


def nested(answer: Form, form: Form) -> bool:
    """The one says part of what the other says, its longest word included."""
    inside = answer.words < form.words or form.words < answer.words
    return inside and max(sorted(form.words), key=len) in answer.words
