"""Which lines state something that a reader must check: a number, a name, a date, a superlative."""

import re
from typing import Final

COUNTING: Final = """
deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente
quarante cinquante soixante cent cents mille million millions milliard milliards dizaine douzaine quinzaine
vingtaine centaine centaines milliers siècle siècles moitié tiers
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
billion billions dozen dozens century centuries half third twice
"""
NUMBERS: Final = frozenset(COUNTING.split())
SUPERLATIVES: Final = re.compile(
    r"\b(premi(er|ère|ers|ères)|derni(er|ère|ers|ères)|records?|champion(ne|s)?|seule?s?|uniques?"
    r"|(le|la|les|du|des) (plus|moins)|first|last|only|most(?! of)|least|largest|biggest|tallest|oldest|longest"
    r"|highest|deepest|smallest|richest|youngest|fastest)\b",
    re.IGNORECASE,
)


def claims(texts: list[str]) -> list[int]:
    """The lines, counted from 1, that hold such a statement."""
    found = []
    start = True
    for line, text in enumerate(texts, start=1):
        claim = bool(re.search(r"\d", text) or SUPERLATIVES.search(text))
        for match in re.finditer(r"[^\W_]+|[.!?…:«“]", text):
            word = match.group()
            if word in ".!?…":
                start = True
            elif word not in ":«“":
                claim |= word.casefold() in NUMBERS or (word[0].isupper() and not start and word != "I")
                start = False
        if claim:
            found.append(line)
    return found
