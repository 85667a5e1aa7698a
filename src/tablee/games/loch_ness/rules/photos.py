"""Photos: taking them, the scoring when the pile runs out, what an album is worth."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rng import Rng
from tablee.engine.rows import added, replaced
from tablee.games.loch_ness.rules.board import PAIR_POINTS, SET_POINTS, SINGLE_POINTS
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import PHOTO_NAMES, PILE


def worth(heads: i64, bodies: i64, tails: i64) -> i64:
    """The best total: every full set, then every pair of two different ones, then singles. (LN-102, LN-103, LN-104)"""
    most = heads if heads > bodies else bodies
    least = heads if heads < bodies else bodies
    middle = heads + bodies - most - least
    if tails > most:
        most, middle = tails, most
    elif tails < least:
        least, middle = tails, least
    else:
        middle = tails
    sets: i64 = SET_POINTS
    pair: i64 = PAIR_POINTS
    single: i64 = SINGLE_POINTS
    return sets * least + pair * (middle - least) + single * (most - middle)


def album_worth(state: Components, seat: i64) -> i64:
    album = state.album
    return worth(album[3 * seat], album[3 * seat + 1], album[3 * seat + 2])


def pile_size(state: Components) -> i64:
    return state.pile[0] + state.pile[1] + state.pile[2]


def pick_kind(pile: list[int], luck: Rng) -> i64:
    """The kind of the top card of a pile nobody has seen, every card as likely."""
    place = luck.below(pile[0] + pile[1] + pile[2])
    if place < pile[0]:
        return 0
    return 1 if place < pile[0] + pile[1] else 2


def draw(state: Components) -> i64:
    """Take the top card off the pile; it is picked now, since nobody has seen the order."""
    kind = pick_kind(state.pile, state)
    state.pile = added(state.pile, kind, -1)
    return kind


def take(state: Components, seat: i64, source: i64) -> None:
    """Take one photo from the display or the pile into the album. (LN-76, LN-79)"""
    if source == PILE:
        kind = draw(state)
        if state.tape is not None:
            unseen = Event("photo-drawn-unseen", {"seat": seat})
            state.tell(Event("photo-drawn", {"seat": seat, "photo": PHOTO_NAMES[kind]}, [seat], unseen, True))
    else:
        kind = state.display[source]
        state.public = added(state.public, 3 * seat + kind, 1)
        turned = draw(state)  # LN-77
        state.display = replaced(state.display, source, turned)
        if state.tape is not None:
            state.tell(Event("photo-taken", {"seat": seat, "photo": PHOTO_NAMES[kind]}))
            state.tell(Event("display-refilled", {"photo": PHOTO_NAMES[turned]}, reveals=True))
    state.album = added(state.album, 3 * seat + kind, 1)
    state.due = added(state.due, seat, -1)
    if pile_size(state) == 0:  # be it the last photo of the round; those still due are taken after it: LN-83, LN-85
        interim_scoring(state)


def score_albums(state: Components) -> None:
    """Every player shows and scores what he has collected. (LN-81, LN-101)"""
    for seat in range(state.seats):
        points = album_worth(state, seat)
        state.scores = added(state.scores, seat, points)
        state.photo_points = added(state.photo_points, seat, points)
        if state.tape is not None:
            album = state.album[3 * seat : 3 * seat + 3]
            facts: Facts = {"seat": seat, "heads": album[0], "bodies": album[1], "tails": album[2], "points": points}
            state.tell(Event("photos-scored", facts, reveals=True))


def interim_scoring(state: Components) -> None:
    """The pile has run out: albums score, once, and become the new pile; the display stays.

    The new pile is larger than what a round can take. (LN-80, LN-82, LN-84, LN-86)
    """
    score_albums(state)
    pile = state.pile[:]
    for own in range(3 * state.seats):
        pile[own % 3] += state.album[own]
    state.pile = pile
    state.album = [0] * (3 * state.seats)
    state.public = state.album
    if state.tape is not None:
        state.tell(Event("pile-renewed", {}))
