"""Terminal: where a command speaks, in one language. What is asked for goes to stdout, all else to stderr."""

import json
import sys

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tablee.cli.text_table import Section
from tablee.engine.game import Game
from tablee.engine.refused import Refused
from tablee.sentences import game_words, refusal_sentence
from tablee.words import Words, words


class Terminal:
    """The two streams of a command and the words it uses."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.words: Words = words(locale)
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(highlight=False, stderr=True)

    def is_interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, code: str, /, **facts: object) -> str:
        """A sentence of the command line."""
        return self.words.say(f"cli-{code}", facts)

    def title(self, game: Game) -> str:
        return game_words(game, self.locale).say("title")

    def ask(self, prompt: str) -> str | None:
        """What somebody types; None when there is nothing more to come."""
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            return None

    def number(self, value: float, digits: int = 2) -> str:
        """A number with the decimal mark of the language."""
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.locale == "fr" else text

    def write(self, text: str, style: str = "") -> None:
        """A line of what was asked for; nothing in it is read as mark-up."""
        self.out.print(Text(text, style=style))

    def show(self, sections: list[Section]) -> None:
        """Headings with their lines."""
        for section in sections:
            self.write(section.heading, "bold cyan")
            for line in section.lines:
                self.out.print(Padding(Text(line), (0, 0, 0, 2)))

    def note(self, text: str) -> None:
        """A line about the command's own work."""
        self.err.print(Text(text, style="dim"))

    def refuse(self, refused: Refused, names: list[str] | None = None) -> None:
        """One line that says why not."""
        line = " ".join(refusal_sentence(refused, self.words, names).split())
        self.err.print(Text(line), soft_wrap=True)

    def json(self, answer: object) -> None:
        """An answer for machines: JSON on stdout."""
        print(json.dumps(answer, ensure_ascii=False, indent=2, sort_keys=False))
