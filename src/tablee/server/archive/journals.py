"""Journals: a table's match as a file that anybody can check, and such a file as a table again."""

from typing import Any

import tablee
from tablee.engine.game import Game
from tablee.engine.journal import commitment, journal_of
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.lobby import new_table
from tablee.server.lobby.luck import key_from
from tablee.server.lobby.names import unnamed, visible
from tablee.server.match.history import Diverged, History, replayed
from tablee.server.match.lines import told
from tablee.server.stamps import now
from tablee.server.storage.stored import Entry, StoredSeat, StoredTable
from tablee.server.wire.rooms import ClockChoice
from tablee.words import LOCALES


def journal_file(stored: StoredTable, history: History) -> dict[str, Any]:
    """The whole journal of a finished match: the engine's, with names and where the luck came from."""
    return {
        **journal_of(history.match),
        "names": stored.names(),
        "luck": {
            "commitment": stored.commitment,
            "secret": stored.secret.hex(),
            "nonces": stored.nonces(),
        },
    }


def own_journal(stored: StoredTable, history: History, seat: int) -> dict[str, Any]:
    """What one seat knows of a match that goes on: its own moves, what it was told of the others', and no key."""
    own = {entry.n: entry.move for entry in history.entries if entry.kind == "move" and entry.seat == seat}
    return {
        "game": stored.game,
        "rules": stored.rules,
        "seats": len(stored.seats),
        "options": stored.options,
        "names": stored.names(),
        "seat": seat,
        "commitment": stored.commitment,
        "entries": [
            {
                "entry": happening.n,
                "move": own.get(happening.n),
                "events": [{"code": event.code, "facts": event.facts} for event in told(happening, seat)],
            }
            for happening in history.log
        ],
    }


def read_journal(journal: dict[str, Any], token: bytes, locale: str) -> tuple[StoredTable, list[Entry]]:
    """A table to replay, and its entries; refuses what does not hold together or is not of a finished match."""
    match = tablee.replay(journal)
    if not match.over:
        raise Refused("journal-unfinished", {})
    names = journal.get("names")
    fitting = isinstance(names, list) and len(names) == match.seats and all(isinstance(name, str) for name in names)
    seats = [
        StoredSeat(
            seat=seat,
            name=(visible(names[seat]) if fitting and names else "") or unnamed(seat, locale),
            kind="human",
            level="",
            claimed=True,
            ready=True,
        )
        for seat in range(match.seats)
    ]
    stored = new_table.fresh(
        match.game,
        match.options,
        seats,
        holders={},
        hosts={token},
        clock=ClockChoice(),
        spectators=False,
        delay=0,
        pace="calm",
        standin=0,
        uploaded=True,
        start_position=match.start,
    )
    _take_luck(stored, journal)
    stored.match_key = match.key
    stored.phase, stored.code, stored.started_at = "over", None, now()
    scenes: dict[str, Any] = {each: match.scene(None, each, stored.names()) for each in LOCALES}
    stored.summary = {each: scene["result"]["text"] for each, scene in scenes.items()}
    stored.final_mark = match.steps[-1].mark if match.steps else ""
    return stored, _entries(stored, match.game, match.record)


def _take_luck(stored: StoredTable, journal: dict[str, Any]) -> None:
    """Keep where the luck came from, as the file says; without it only the draws can be proved, not the promise."""
    luck = journal.get("luck")
    stored.secret, stored.commitment = b"", ""
    if not isinstance(luck, dict):
        return
    try:
        stored.secret = bytes.fromhex(str(luck.get("secret")))[:64]
        stored.commitment = str(luck.get("commitment"))[:64]
        for seat, nonce in zip(stored.seats, luck.get("nonces") or [], strict=False):
            seat.nonce = str(nonce)[:64]
    except (ValueError, TypeError):
        raise Refused("journal-unreadable", {"file": "", "why": "luck"}) from None


def _entries(stored: StoredTable, game: Game, recorded: list[dict[str, Any]]) -> list[Entry]:
    """What was recorded of a match, as a table would have written it down."""
    history = History(stored, game)
    for each in recorded:
        if "undo" in each:
            depth = each["undo"]
            entry = history.entry("undo", each["seat"], target=history.line[depth - 1] if depth else 0)
        else:
            entry = history.entry("move", each["seat"], move=each["move"], raw=each.get("raw"))
        history.take(entry)
    return history.entries


def proved(stored: StoredTable, entries: list[Entry]) -> tuple[bool, str]:
    """Whether a finished match kept its promise, and the code of the sentence that says so.

    The match is made again from its key; at each step it must be where it was when that step was written, and the key
    must come from the secret whose hash was shown before the deal.
    """
    try:
        history = replayed(stored, load(stored.game), entries)
    except (Diverged, Refused):
        return False, "altered"
    if history.mark != stored.final_mark:
        return False, "altered"
    if not stored.commitment:
        return True, "draws"
    if commitment(stored.secret) != stored.commitment:
        return False, "secret"
    if key_from(stored.secret, stored.nonces()) != stored.match_key:
        return False, "key"
    if stored.uploaded:
        return True, "file"
    return True, "proved" if len(stored.nonces()) == len(stored.people()) else "dealt"
