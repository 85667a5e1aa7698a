"""The client's own sentences, so that tests look for what is said by its key and not by its wording."""

import json
import re
from functools import cache
from pathlib import Path

WORDS = Path(__file__).parents[2] / "client/src/words"


@cache
def table(locale: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((WORDS / f"{locale}.json").read_text("utf-8"))
    return read


def say(key: str, locale: str = "en", **facts: object) -> str:
    """The sentence of a key with its facts put in."""
    text = table(locale)[key]
    for name, value in facts.items():
        text = text.replace(f"{{{name}}}", str(value))
    return text


def like(key: str, locale: str = "en") -> re.Pattern[str]:
    """The sentence of a key, whatever its facts are."""
    parts = re.split(r"\{\w+\}", table(locale)[key])
    return re.compile("^" + ".+".join(map(re.escape, parts)) + "$")
