"""Rooming: a stored table as the room that one browser may know."""

from functools import lru_cache

import msgspec

from tablee.games import load
from tablee.server.lines import game_words
from tablee.server.records import TableRecord
from tablee.server.rooms import Invitation, Room, RoomSeat


def room_for(
    record: TableRecord,
    token: bytes | None,
    locale: str,
    origin: str,
    *,
    present: set[int],
    standins: set[int],
    invited: bool = False,
) -> Room:
    """The room. Only its people, and who has an invitation already, see the invitation."""
    you = record.held(token)
    insider = bool(you) or token in record.hosts or invited
    faces = faces_of(record.game, len(record.seats), msgspec.json.encode(record.options))
    return Room(
        table=record.id,
        game=record.game,
        title=game_words(record.game, locale).say("title"),
        phase=record.phase,
        host=token in record.hosts,
        you=you,
        seats=[
            RoomSeat(
                seat.seat,
                seat.name,
                *faces[seat.seat],
                seat.kind,
                seat.level if seat.kind == "bot" else "",
                seat.claimed,
                seat.ready,
                seat.seat in present,
                seat.seat in standins,
            )
            for seat in record.seats
        ],
        options=record.options,
        clock=record.clock,
        spectators=record.spectators,
        invitation=Invitation(invitation_url(record, origin), record.code or "") if insider else None,
        commitment=record.commitment,
        shared=any(len(held) > 1 for held in record.holders.values()),
        next=record.next_table,
    )


def invitation_url(record: TableRecord, origin: str) -> str:
    return f"{origin}/tables/{record.id}?room={record.room}"


@lru_cache(256)
def faces_of(game: str, seats: int, options: bytes) -> list[tuple[str, str]]:
    """The colour and the emblem of each seat, as the game's own scene has them."""
    rules = load(game)
    match = rules.start(seats, seed=0, options=msgspec.json.decode(options))
    shown = match.scene(None)["seats"]
    assert isinstance(shown, list)
    return [(str(seat["colour"]), str(seat["emblem"])) for seat in shown if isinstance(seat, dict)]
