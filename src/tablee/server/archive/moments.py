"""Moments of a match that lie back: made again from its entries, by the clerk, because that takes long."""

from typing import Any

from tablee.games import load
from tablee.server.archive.open_scene import open_scene
from tablee.server.match.history import replayed
from tablee.server.match.imagining import imagined
from tablee.server.storage.stored import Entry, StoredTable


def scene_after(stored: StoredTable, entries: list[Entry], viewer: int | None, open: bool, locale: str) -> Any:
    """The scene that somebody had after these entries, or with all cards on the table."""
    match = replayed(stored, load(stored.game), entries).match
    return open_scene(match, locale, stored.names()) if open else match.scene(viewer, locale, stored.names())


def board_after(stored: StoredTable, entries: list[Entry], imagining: int | None) -> Any:
    """Where the match stood after these entries, as it was or as one seat can imagine it; None when it was over."""
    match = replayed(stored, load(stored.game), entries).match
    if match.over:
        return None
    return (match.position() if imagining is None else imagined(match, imagining))["board"]
