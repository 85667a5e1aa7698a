"""The table of moves: a number inside, a short text outside."""

from typing import Final

from tablee.engine.refused import Refused

THEN: Final = ", "  # between the moves of a run, in its text


class MoveTable:
    """A game's whole move space, laid out once in ranges: `add("camera", names, spaces)` makes "camera 7 g4a"."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: dict[str, int] = {}

    def add(self, verb: str, *parts: list[str]) -> int:
        """Lay out a verb with every combination of its parts, the last varying fastest; the number of the first."""
        first = len(self.texts)
        texts = [verb]
        for part in parts:
            texts = [text + " " + word for text in texts for word in part]
        for text in texts:
            assert text not in self.numbers, f"two moves are called {text!r}"
            assert THEN not in text, f"{text!r} reads like two moves"
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return first

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, number: int) -> str:
        return self.texts[number]

    def number(self, text: str) -> int:
        """The number of a move's text; refuses a text that is no move of this game."""
        found = self.numbers.get(text)
        if found is None:
            raise Refused("unknown-move", {"move": text, "like": near(text, self.texts)})
        return found

    def run_text(self, numbers: list[int]) -> str:
        """Moves that one seat makes in one step, as a text: "show 1, show 4, lock"."""
        return THEN.join([self.texts[number] for number in numbers])

    def run(self, text: str) -> list[int]:
        """The moves of such a text; refuses a text that has another move in it."""
        return [self.number(part) for part in text.split(THEN)]


def near(word: str, known: list[str]) -> str:
    """The known word that was probably meant, or "" when none is close."""
    from difflib import get_close_matches

    found = get_close_matches(word, known, n=1)
    return found[0] if found else ""
