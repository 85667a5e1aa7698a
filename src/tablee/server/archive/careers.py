"""Careers: which finished matches count for whom, kept when a match ends, and read again by whoever played them."""

from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, insert, select, update

from tablee.engine.refused import Refused
from tablee.server.match.history import History
from tablee.server.stamps import now
from tablee.server.storage import queries
from tablee.server.storage.schema import careers, profile_codes, profiles
from tablee.server.storage.stored import StoredTable
from tablee.server.tokens import clean_code, hashed, new_code

CODE_TIME = 120_000  # milliseconds that a code for another device is good for

Doubt = Literal["position", "taken-back", "stand-in", "shared"]


class Kept(Struct, frozen=True):
    """A finished match in a career."""

    table: str
    at: int
    record: dict[str, Any]


# Which matches count.


def doubt(stored: StoredTable, history: History, seat: int) -> Doubt | None:
    """Why a finished match does not count for whoever sat here, or None when it does.

    It must have been dealt afresh, nothing that luck or a secret had shown may have been taken back, one browser must
    have had one seat, and most of the seat's moves must be its person's own; where others of its side
    always answered for it, no bot may stand in for it at the end.
    """
    if stored.start_position is not None:
        return "position"
    if history.rewound:
        return "taken-back"
    if any(seat in held and len(held) > 1 for held in stored.holders.values()):
        return "shared"
    line = set(history.line)
    made = [entry.actor == "person" for entry in history.entries if entry.n in line and entry.seat == seat]
    own = 2 * sum(made) > len(made) if made else seat not in history.standins
    return None if own else "stand-in"


def left(history: History) -> dict[int, dict[str, Any]]:
    """What a finished match leaves to each seat: nothing in a game without careers."""
    match = history.match
    if not match.game.careers:
        return {}
    took = times(history)
    return {seat: match.game.record(match, seat, took) for seat in range(match.seats)}


def times(history: History) -> list[int]:
    """How long each step took after the one before it, by the server's stamps; none where rule time was stretched."""
    if history.clocks.choice.rule_time != "x1":
        return []
    at = [history.entries[n - 1].at for n in history.line]
    return [0, *(later - sooner for sooner, later in pairwise(at))]


def finish(
    at: Connection, table: str, history: History, left: dict[int, dict[str, Any]], summary: dict[str, str]
) -> StoredTable:
    """Write down that a match is over, how it ended in words, and what it adds to careers, once, whoever comes first;
    the table as stored."""
    stored = queries.find_table(at, table, lock=True)
    assert stored is not None, "a table is never deleted"
    if stored.phase == "over":
        return stored
    stored.phase, stored.final_mark, stored.turns, stored.changed_at = "over", history.mark, [], now()
    ended = {"phase": "over", "final_mark": history.mark, "turns": [], "changed_at": stored.changed_at}
    ended["summary"] = stored.summary = summary
    queries.change_table(at, table, **ended)
    for token, held in stored.holders.items():
        for seat in held:
            if seat in left and doubt(stored, history, seat) is None:
                new = {"token": token, "table_id": table, "game": stored.game, "at": stored.changed_at}
                at.execute(insert(careers).values(**new, record=left[seat]))
    return stored


# Whose they are.


def kept(at: Connection, token: bytes, game: str) -> list[Kept]:
    """The matches of a game that somebody has finished, on any of their devices, oldest first, each once."""
    wanted = and_(careers.c.token.in_(family(at, token)), careers.c.game == game)
    found = at.execute(select(careers).where(wanted).order_by(careers.c.at, careers.c.table_id)).mappings()
    return list({each["table_id"]: Kept(each["table_id"], each["at"], each["record"]) for each in found}.values())


def profile_of(at: Connection, token: bytes) -> bytes:
    found = at.execute(select(profiles.c.profile).where(profiles.c.token == token)).scalar_one_or_none()
    return token if found is None else bytes(found)


def family(at: Connection, token: bytes) -> list[bytes]:
    """The tokens of all of somebody's browsers."""
    profile = profile_of(at, token)
    others = at.execute(select(profiles.c.token).where(profiles.c.profile == profile)).scalars()
    return [profile, *(bytes(other) for other in others)]


def lend(at: Connection, token: bytes) -> str:
    """A code that makes another device's career and this one's the same, once and soon."""
    at.execute(delete(profile_codes).where(profile_codes.c.until < now()))
    code, profile = new_code(), profile_of(at, token)
    at.execute(insert(profile_codes).values(code=hashed(code), profile=profile, until=now() + CODE_TIME))
    return code


def borrow(at: Connection, code: str, token: bytes) -> None:
    """Use such a code: what this device and its own companions have played joins the other's career."""
    good = and_(profile_codes.c.code == hashed(clean_code(code)), profile_codes.c.until > now())
    found = at.execute(select(profile_codes).where(good)).mappings().one_or_none()
    if found is None:
        raise Refused("unknown-code", {})
    at.execute(delete(profile_codes).where(profile_codes.c.code == found["code"]))
    profile, before = profile_of(at, bytes(found["profile"])), profile_of(at, token)
    if profile == before:
        return
    at.execute(update(profiles).where(profiles.c.profile == before).values(profile=profile))
    at.execute(insert(profiles).values(token=before, profile=profile))
