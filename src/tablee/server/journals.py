"""Journals: a table's match as a file that anybody can check, and such a file as a table again."""

from typing import Any

import tablee
from tablee.engine.journal import commitment, journal_of
from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server import laying
from tablee.server.course import Course, Diverged, replayed
from tablee.server.lines import told
from tablee.server.luck import key_from
from tablee.server.records import Row, SeatRecord, TableRecord
from tablee.server.rooms import ClockChoice
from tablee.server.stamps import now
from tablee.words import words


def journal_file(record: TableRecord, course: Course) -> dict[str, Any]:
    """The whole journal of a finished match: the engine's, with names and where the luck came from."""
    return {
        **journal_of(course.match),
        "names": record.names(),
        "luck": {
            "commitment": record.commitment,
            "secret": record.secret.hex(),
            "nonces": nonces_of(record),
        },
    }


def own_journal(record: TableRecord, course: Course, seat: int) -> dict[str, Any]:
    """What one seat knows of a match that goes on: its own moves, what it was told of the others', and no key."""
    own = {row.n: row.move for row in course.rows if row.kind == "move" and row.seat == seat}
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": len(record.seats),
        "options": record.options,
        "names": record.names(),
        "seat": seat,
        "commitment": record.commitment,
        "steps": [
            {
                "step": entry.n,
                "move": own.get(entry.n),
                "events": [{"code": event.code, "facts": event.facts} for event in told(entry, seat)],
            }
            for entry in course.log
        ],
    }


def read_journal(journal: dict[str, Any], token: bytes, locale: str) -> tuple[TableRecord, list[Row]]:
    """A table to replay, and its rows; refuses a journal that does not hold together or is not of a finished match."""
    match = tablee.replay(journal)
    if not match.over:
        raise Refused("journal-unfinished", {})
    names = journal.get("names")
    fitting = isinstance(names, list) and len(names) == match.seats and all(isinstance(name, str) for name in names)
    seats = [
        SeatRecord(
            seat=seat,
            name=str(names[seat])[:32] if fitting and names else words(locale).say("seat-name", {"number": seat + 1}),
            kind="human",
            level="",
            claimed=True,
            ready=True,
        )
        for seat in range(match.seats)
    ]
    record = laying.fresh(
        match.game,
        match.options,
        seats,
        holders={},
        hosts={token},
        clock=ClockChoice(),
        spectators=True,
        delay=0,
        pace="calm",
        standin=0,
        uploaded=True,
        start_position=match.start,
    )
    _take_luck(record, journal)
    record.match_key = match.key
    record.phase, record.code, record.started_at = "over", None, now()
    record.final_mark = match.steps[-1].mark if match.steps else ""
    return record, _rows(match.record)


def _take_luck(record: TableRecord, journal: dict[str, Any]) -> None:
    """Keep where the luck came from, as the file says; without it only the draws can be proved, not the promise."""
    luck = journal.get("luck")
    record.secret, record.commitment = b"", ""
    if not isinstance(luck, dict):
        return
    try:
        record.secret = bytes.fromhex(str(luck.get("secret")))[:64]
        record.commitment = str(luck.get("commitment"))[:64]
        for seat, nonce in zip(record.seats, luck.get("nonces") or [], strict=False):
            seat.nonce = str(nonce)[:64]
    except (ValueError, TypeError):
        raise Refused("journal-unreadable", {"file": "", "why": "luck"}) from None


def _rows(entries: list[dict[str, Any]]) -> list[Row]:
    rows: list[Row] = []
    line: list[int] = []
    mark = ""
    moment = now()
    marks: dict[int, str] = {0: ""}
    for n, entry in enumerate(entries, 1):
        if "undo" in entry:
            depth = entry["undo"]
            target = line[depth - 1] if depth else 0
            rows.append(Row(n=n, at=moment, kind="undo", seat=entry["seat"], target=target, mark=mark))
            line, mark = line[:depth], marks[target]
        else:
            raw = entry.get("raw")
            rows.append(Row(n=n, at=moment, kind="move", seat=entry["seat"], move=entry["move"], raw=raw, mark=mark))
            line.append(n)
            mark = marks[n] = entry["mark"]
    return rows


def proved(record: TableRecord, rows: list[Row]) -> tuple[bool, str]:
    """Whether a finished match kept its promise, and the code of the sentence that says so.

    The match is made again from its key; at each step it must be where it was when that step was written, and the key
    must come from the secret whose hash was shown before the deal.
    """
    try:
        course = replayed(record, load(record.game), rows)
    except (Diverged, Refused):
        return False, "altered"
    if course.mark != record.final_mark:
        return False, "altered"
    if not record.commitment:
        return True, "draws"
    if commitment(record.secret) != record.commitment:
        return False, "secret"
    if key_from(record.secret, nonces_of(record)) != record.match_key:
        return False, "key"
    return True, "proved"


def nonces_of(record: TableRecord) -> list[str]:
    return [seat.nonce for seat in record.seats if seat.kind == "human" and seat.nonce]
