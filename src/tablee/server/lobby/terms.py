"""Terms: what is settled before the match, who is ready for it, and its beginning; and the match after it.

Each function is one transaction on a locked table.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection

from tablee.engine.refused import Refused
from tablee.games import load
from tablee.server.lobby import new_table
from tablee.server.lobby.seats import as_host, in_lobby, open_table
from tablee.server.storage import queries
from tablee.server.wire.requests import Readiness, TableSettings


def settle(at: Connection, id: str, token: bytes | None, wish: TableSettings) -> None:
    """Settle options, clock, spectators and what they see. Whoever had said they were ready looks again."""
    stored = in_lobby(at, id)
    as_host(stored, token)
    values: dict[str, Any] = {}
    if wish.options is not None:
        settled = load(stored.game).settle(len(stored.seats), {**stored.options, **wish.options})
        values["options"] = dict(settled)
    if wish.clock is not None:
        values["clock"] = msgspec.to_builtins(wish.clock)
        if (wish.clock.mode == "days") != (stored.clock.mode == "days"):
            values["standin"] = new_table.usual_standin(wish.clock)
    for name in ("spectators", "listed", "delay", "standin"):
        if getattr(wish, name) is not None:
            values[name] = getattr(wish, name)
    if wish.sight is not None:
        values["sight"] = wish.sight
        values["shown_seat"] = new_table.shown_seat(wish.sight, wish.shown, len(stored.seats))
    if values:
        queries.change_table(at, id, **values)
        for seat in stored.people():
            queries.change_seat(at, id, seat, ready=False)
    queries.signal(at, id, None)


def ready(at: Connection, id: str, token: bytes | None, wish: Readiness) -> None:
    """Say that one is ready to begin, with a nonce of one's own, or not yet."""
    stored = in_lobby(at, id)
    held = stored.held(token)
    if not held:
        raise Refused("no-seat", {})
    for seat in held:
        queries.change_seat(at, id, seat, ready=wish.ready, nonce=wish.nonce)
    queries.signal(at, id, None)


def start(at: Connection, id: str, token: bytes | None) -> None:
    """Begin the match. Nothing is dealt before every seat is taken and every person ready."""
    stored = in_lobby(at, id)
    as_host(stored, token)
    own = stored.held(token)
    for seat in stored.seats:
        if seat.kind == "open":
            raise Refused("seat-open", {"seat": seat.seat})
        if not seat.ready and seat.seat not in own:
            raise Refused("not-ready", {"seat": seat.seat})
    new_table.start(stored)
    for seat in stored.seats:
        queries.change_seat(at, id, seat.seat, ready=True, nonce=seat.nonce)
    queries.change_table(
        at,
        id,
        phase="playing",
        code=None,
        match_key=stored.match_key,
        started_at=stored.started_at,
        changed_at=stored.changed_at,
    )
    queries.signal(at, id, None)


def link(at: Connection, id: str, token: bytes | None, linked: bool) -> None:
    """Say whether links to moments of this match open for whoever has them, once it is over; also long after it."""
    as_host(open_table(at, id), token)
    queries.change_table(at, id, linked=linked)
    queries.signal(at, id, None)


def rematch(at: Connection, id: str, token: bytes | None) -> tuple[str, list[str]]:
    """The table where the same people play again: the first to ask lays it, the others find it. The room is the same:
    its invitation and what was said go with it, and its earlier tables, which are given too, lead there."""
    stored = open_table(at, id)
    if not stored.is_insider(token):
        raise Refused("no-seat", {})
    if stored.phase != "over" or stored.uploaded:
        raise Refused("not-yet-over", {})
    if stored.next_table is not None:
        return stored.next_table, []
    new = new_table.rematch_of(stored)
    own = new.held(token)
    for seat in new.seats:
        seat.ready = seat.kind == "bot" or seat.seat in own
    if all(seat.ready for seat in new.seats):
        new_table.start(new)
    queries.add_table(at, new)
    queries.take_sayings_over(at, id, new.id)
    earlier = queries.follow_on(at, new.first(), new.id)
    for each in earlier:
        queries.signal(at, each, None)
    return new.id, earlier
