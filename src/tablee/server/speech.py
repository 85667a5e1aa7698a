"""Speech: the sentences of a game, by its name."""

from tablee import sentences
from tablee.games import load
from tablee.words import Words


def game_words(game: str, locale: str) -> Words:
    return sentences.game_words(load(game), locale)
