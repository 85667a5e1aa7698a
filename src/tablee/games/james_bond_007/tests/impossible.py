"""What is wrong about a position that cannot come up."""

from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.games.james_bond_007.tests.stage import GAME

Change = Callable[[dict[str, Any]], object]


def why(whole: dict[str, Any], change: Change) -> str:
    """What is said against the position once something about it has changed."""
    GAME.from_position(whole, seed=0)  # it was a position before
    change(whole["board"])
    return law_of(whole)


def law_of(whole: Any) -> str:
    """What is said against a position."""
    with pytest.raises(tablee.Refused) as refused:
        GAME.from_position(whole, seed=0)
    return str(refused.value.facts.get("why") or refused.value.facts["field"])


def seat(number: int, **fields: object) -> Change:
    return lambda board: board["seats"][number].update(fields)


def roll(**fields: object) -> Change:
    return lambda board: board["roll"].update(fields)


def whole(**fields: object) -> Change:
    return lambda board: board.update(fields)
