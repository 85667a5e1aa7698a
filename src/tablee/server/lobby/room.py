"""The room: a stored table as the room that one browser may know."""

from functools import lru_cache

import msgspec

from tablee.games import load
from tablee.server.speech import game_words
from tablee.server.storage.stored import StoredTable
from tablee.server.wire.rooms import Invitation, Room, RoomSeat


def room_for(
    stored: StoredTable,
    token: bytes | None,
    locale: str,
    origin: str,
    invitation: str,
    *,
    present: set[int],
    standins: set[int],
) -> Room:
    """The room. Only its people, and who has an invitation already, see the invitation."""
    you = stored.held(token)
    faces = faces_of(stored.game, len(stored.seats), msgspec.json.encode(stored.options))
    return Room(
        table=stored.id,
        game=stored.game,
        title=game_words(stored.game, locale).say("title"),
        phase=stored.phase,
        host=token in stored.hosts,
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
            for seat in stored.seats
        ],
        options=stored.options,
        clock=stored.clock,
        spectators=stored.spectators,
        listed=stored.listed,
        sight=stored.sight,
        shown=stored.shown_seat,
        delay=stored.delay,
        standin=stored.standin,
        watchers=list(stored.watchers.values()),
        invitation=invitation_to(stored, origin) if stored.is_insider(token, invitation) else None,
        commitment=stored.commitment,
        shared=any(len(held) > 1 for held in stored.holders.values()),
        next=stored.next_table if stored.may_look(token, invitation) else None,
        linked=stored.linked,
    )


def invitation_to(stored: StoredTable, origin: str) -> Invitation:
    return Invitation(invitation_url(stored, origin), stored.code or "")


def invitation_url(stored: StoredTable, origin: str) -> str:
    """The link of the room: that of its first table, which leads to its latest."""
    return f"{origin}/tables/{stored.first()}?room={stored.room}"


@lru_cache(256)
def faces_of(game: str, seats: int, options: bytes) -> list[tuple[str, str]]:
    """The colour and the emblem of each seat, as the game's own scene has them."""
    rules = load(game)
    match = rules.start(seats, seed=0, options=msgspec.json.decode(options))
    shown = match.scene(None)["seats"]
    assert isinstance(shown, list)
    return [(str(seat["colour"]), str(seat["emblem"])) for seat in shown if isinstance(seat, dict)]
