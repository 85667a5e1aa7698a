"""A new table: from what somebody wishes, from a match before it, or from some point of one."""

from typing import Any

from msgspec import structs

from tablee.bots import LEVELS
from tablee.engine.game import Game
from tablee.engine.journal import commitment
from tablee.engine.options import Options
from tablee.engine.refused import Refused
from tablee.games import fault, load
from tablee.server.lobby.luck import key_from, new_secret
from tablee.server.lobby.names import unlike, unnamed, visible
from tablee.server.stamps import now
from tablee.server.storage.stored import StoredSeat, StoredTable
from tablee.server.tokens import new_code, new_room, new_table_id
from tablee.server.wire.requests import ForkTable, NewTable, SeatWish
from tablee.server.wire.rooms import ClockChoice, Sight
from tablee.words import words

STAND_IN_AFTER = 60  # seconds
COLOUR = "colour"  # the option that gives each seat its own, in the games that have it


def laid(wish: NewTable, token: bytes, locale: str) -> StoredTable:
    """A new table for whoever has this token; refuses what the game does not allow."""
    game = load(wish.game)
    check_sound(game.slug)
    count = len(wish.seats)
    for each in wish.seats:
        check_level(each.level)
    options = game.settle(count, dict(wish.options))
    options = with_colours(game, options, [each.colour for each in wish.seats])
    seats: list[StoredSeat] = []
    for number, each in enumerate(wish.seats):
        seat = seated(number, each, locale)
        seat.name = unlike(seat.name, [other.name for other in seats]) if seat.name else ""
        seats.append(seat)
    name_bots(seats, locale)
    own = [seat.seat for seat in seats if seat.kind == "human"]
    return fresh(
        game,
        options,
        seats,
        holders={token: own} if own else {},
        hosts={token},
        clock=wish.clock,
        spectators=wish.spectators,
        delay=wish.delay,
        listed=wish.listed,
        sight=wish.sight,
        shown_seat=shown_seat(wish.sight, wish.shown, count),
        pace=wish.pace,
        standin=usual_standin(wish.clock) if wish.standin is None else wish.standin,
    )


def check_sound(slug: str) -> None:
    why = fault(slug)
    if why is not None:
        raise Refused("broken-game", {"game": slug, "why": why})


def fresh(game: Game, options: Options, seats: list[StoredSeat], **settled: Any) -> StoredTable:
    """A table in its lobby: its secret made, its commitment ready to be shown, nothing dealt."""
    secret, moment = new_secret(), now()
    return StoredTable(
        id=new_table_id(),
        game=game.slug,
        rules=game.version,
        options=dict(options),
        phase="lobby",
        room=new_room(),
        code=new_code(),
        secret=secret,
        commitment=commitment(secret),
        turns=[],
        created_at=moment,
        changed_at=moment,
        seats=seats,
        **settled,
    )


def rematch_of(before: StoredTable) -> StoredTable:
    """The same room, people, seats and options once more; whoever is not a bot says again that they are ready. A seat
    that its person has left is open."""
    held = {seat for seats in before.holders.values() for seat in seats}
    seats = [
        StoredSeat(seat=each.seat, name="", kind="open", level="", claimed=False, ready=False)
        if each.kind == "human" and each.seat not in held
        else structs.replace(each, ready=each.kind == "bot", nonce="")
        for each in before.seats
    ]
    game = load(before.game)
    again = fresh(
        game,
        game.settle(len(seats), before.options),
        seats,
        holders=dict(before.holders),
        hosts=set(before.hosts),
        clock=before.clock,
        spectators=before.spectators,
        delay=before.delay,
        listed=before.listed,
        sight=before.sight,
        shown_seat=before.shown_seat,
        watchers=dict(before.watchers),
        pace=before.pace,
        standin=before.standin,
        first_table=before.first(),
        linked=before.linked,
    )
    again.room = before.room
    return again


def forked(before: StoredTable, board: Any, wish: ForkTable, token: bytes) -> StoredTable:
    """A table that goes on from a position: this token's person in one seat, bots in the others."""
    seat, level = wish.seat, wish.level
    check_level(level)
    if seat >= len(before.seats):
        raise Refused("unknown-seat", {"seat": seat})
    kinds = ["human" if each.seat == seat else "bot" for each in before.seats]
    seats = [
        StoredSeat(seat=number, name=each.name, kind=kind, level=level, claimed=True, ready=True)  # type: ignore[arg-type]
        for number, (each, kind) in enumerate(zip(before.seats, kinds, strict=True))
    ]
    game = load(before.game)
    return fresh(
        game,
        game.settle(len(seats), before.options),
        seats,
        holders={token: [seat]},
        hosts={token},
        clock=ClockChoice(rule_time=wish.rule_time),
        spectators=False,
        delay=0,
        pace=before.pace,
        standin=0,
        start_position=board,
    )


def start(stored: StoredTable) -> None:
    """Begin the match: mix the nonces that people gave into the secret, and close the lobby."""
    stored.match_key = key_from(stored.secret, stored.nonces())
    stored.phase = "playing"
    stored.code = None
    stored.started_at = stored.changed_at = now()


def usual_standin(clock: ClockChoice) -> int:
    """After how many seconds of absence a bot stands in where nobody wished otherwise: never where days are given."""
    return 0 if clock.mode == "days" else STAND_IN_AFTER


def shown_seat(sight: Sight, wanted: int | None, seats: int) -> int | None:
    """The seat whose hand spectators see, where they see one; refuses a seat that is not there."""
    if sight != "hand":
        return None
    if wanted is None or wanted >= seats:
        raise Refused("unknown-seat", {"seat": -1 if wanted is None else wanted})
    return wanted


# Seats.


def seated(number: int, wish: SeatWish, locale: str) -> StoredSeat:
    name = visible(wish.name or "") or (unnamed(number, locale) if wish.kind == "human" else "")
    own = wish.kind == "human"
    level = wish.level if wish.kind == "bot" else ""
    return StoredSeat(seat=number, name=name, kind=wish.kind, level=level, claimed=own, ready=wish.kind == "bot")


def name_bots(seats: list[StoredSeat], locale: str) -> None:
    """Give every bot without a name one that nobody else at the table has."""
    free = [name for name in words(locale).say("bot-names").split(", ") if name not in [s.name for s in seats]]
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = free.pop(0)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("unknown-bot", {"bot": level, "known": list(LEVELS)})


# Options that each seat has for itself.


def with_colours(game: Game, options: Options, wanted: list[str | None]) -> Options:
    """The options with the colours that seats wish for; the others get what is left."""
    option = next((each for each in game.options if each.name == COLOUR and each.distinct), None)
    if option is None:
        return options
    asked = [colour for colour in wanted if colour is not None]
    if len(set(asked)) < len(asked):
        raise Refused("option-distinct", {"option": COLOUR, "value": repr(asked)})
    given = options[COLOUR]
    assert isinstance(given, list)
    left = [colour for colour in [*given, *option.values] if colour not in asked]
    free = iter(dict.fromkeys(left))
    chosen = [next(free) if colour is None else colour for colour in wanted]
    return game.settle(len(wanted), {**options, COLOUR: chosen})


def resized(game: Game, options: Options, count: int) -> Options:
    """The options for another number of seats: what each seat has is kept, and new seats get the defaults."""
    given: dict[str, object] = {}
    for option in game.options:
        value = options[option.name]
        if option.distinct and isinstance(value, list):
            value = list(dict.fromkeys([*value, *option.values]))[:count]
        elif option.each_seat and isinstance(value, list):
            value = [*value, *[option.values[0]] * count][:count]
        elif value not in option.allowed(count):
            continue
        given[option.name] = value
    return game.settle(count, given)
