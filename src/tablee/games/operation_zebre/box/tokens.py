"""Words without case, accents and signs: the form in which texts are compared. (OZ-89)"""

import re
import unicodedata
from typing import Final

LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss", "þ": "th", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "&": " et "}
)


def tokens(text: str) -> list[str]:
    spread = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in spread if not unicodedata.combining(letter)))
