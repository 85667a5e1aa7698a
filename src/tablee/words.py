"""Words: French and English sentences from codes (Project Fluent). No sentence is written in code."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LOCALES = ("fr", "en")
SENTENCES = 8192  # how many finished sentences of a locale are kept
HERE = Path(__file__).parent / "texts"


def given(fact: object) -> Any:
    """The function GIVEN of our texts: whether a fact says something. Fluent itself cannot ask for an empty text."""
    return "yes" if str(fact) else "no"


class Words:
    """The sentences of one locale: the house's own and, over them, those of one game."""

    def __init__(self, locale: str, folders: tuple[Path, ...]) -> None:
        self.locale = locale
        self.bundle = FluentBundle([locale], functions={"GIVEN": given}, use_isolating=False)
        for folder in folders:
            text = (folder / f"{locale}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._said = lru_cache(SENTENCES)(self._sentence)

    def has(self, code: str) -> bool:
        return bool(self.bundle.has_message(code))

    def codes(self, prefix: str) -> list[str]:
        """Every code that begins like this, in the order of the files."""
        return [code for code in self.bundle._messages if code.startswith(prefix)]

    def has_attribute(self, code: str, name: str) -> bool:
        return self.has(code) and name in self.bundle.get_message(code).attributes

    def say(self, code: str, facts: dict[str, object] | None = None) -> str:
        """The sentence of a code with its facts; a code without a sentence is a bug."""
        return self._said(code, tuple((name, _plain(value)) for name, value in (facts or {}).items()))

    def attribute(self, code: str, name: str, facts: dict[str, object] | None = None) -> str:
        """An attribute of a message: `rule-LN-44.title`."""
        plain = {key: _plain(value) for key, value in (facts or {}).items()}
        return self._format(code, self.bundle.get_message(code).attributes[name], plain)

    def _sentence(self, code: str, facts: tuple[tuple[str, object], ...]) -> str:
        message = self.bundle.get_message(code)
        assert message.value is not None, f"{code} has no text of its own in {self.locale}"
        return self._format(code, message.value, dict(facts))

    def _format(self, code: str, pattern: Pattern, plain: dict[str, object]) -> str:
        text, errors = self.bundle.format_pattern(pattern, plain)
        assert not errors, f"{code} in {self.locale}: {errors}"
        return str(text)


def _plain(value: object) -> object:
    """A fact as Fluent takes it: lists become one text."""
    return ", ".join(map(str, value)) if isinstance(value, list) else value


@cache
def words(locale: str, game_folder: Path | None = None) -> Words:
    """The sentences of a locale, with those of a game when its folder is given."""
    folders = (HERE,) if game_folder is None else (HERE, game_folder / "texts")
    return Words(locale if locale in LOCALES else "en", folders)
