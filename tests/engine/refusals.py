"""How tests of the engine catch refusals: each must also make a sentence in both languages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tablee.engine.refused import Refused
from tablee.sentences import refusal_sentence
from tablee.words import LOCALES, words


class Caught:
    """A refusal, once it has happened."""

    refused: Refused

    @property
    def code(self) -> str:
        return self.refused.code

    @property
    def facts(self) -> dict[str, object]:
        return dict(self.refused.facts)


@contextmanager
def refused(code: str) -> Iterator[Caught]:
    """What is done inside must be refused with this code, and the refusal must be one line that says what is wrong."""
    caught = Caught()
    with pytest.raises(Refused) as found:
        yield caught
    caught.refused = found.value
    assert caught.code == code, str(found.value)
    for locale in LOCALES:
        sentence = refusal_sentence(found.value, words(locale))
        assert sentence
        assert "\n" not in sentence
    assert "\n" not in str(found.value)
