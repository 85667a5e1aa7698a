"""Tablée: board games on one digital table.

>>> import tablee
>>> match = tablee.game("loch-ness").start(seats=3, seed=7)
"""

import json
from typing import TYPE_CHECKING

from tablee.engine.game import Game, Json
from tablee.engine.journal import replay_of
from tablee.engine.match import Decision, Match
from tablee.engine.outcome import Outcome
from tablee.engine.refused import Refused
from tablee.games import load as game
from tablee.games import slugs as catalogue

if TYPE_CHECKING:
    from tablee.bots import Bot

__all__ = ["Decision", "Game", "Json", "Match", "Outcome", "Refused", "bot", "catalogue", "game", "replay"]


def replay(journal: dict[str, Json] | str) -> Match:
    """The match of a journal (or of its JSON text), played again and checked at every step."""
    if isinstance(journal, str):
        try:
            journal = json.loads(journal)
        except ValueError as error:
            raise Refused("journal-unreadable", {"why": str(error)}) from None
    if not isinstance(journal, dict) or not isinstance(journal.get("game"), str):
        raise Refused("journal-unreadable", {"why": "no 'game'"})
    return replay_of(game(str(journal["game"])), journal)


def bot(slug: str, level: str) -> "Bot":
    """A bot for a game: "random", "simple" or "expert"."""
    from tablee.bots import make

    return make(game(slug), level)
