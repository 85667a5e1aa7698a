"""Imagining: a match as one seat can think it is."""

import secrets
from typing import Any

from tablee.engine.match import Match
from tablee.engine.rng import Rng


def imagined(match: Match, seat: int) -> dict[str, Any]:
    """The position as this seat can imagine it: its own secrets are true, all others are dealt again."""
    luck = Rng()
    luck.seed(secrets.randbits(96))
    dreamt = match.state.imagine(seat, luck)
    return {**match.position(), "board": match.game.to_position(dreamt)}
