"""Commands: what people at a table may ask of it. Each is checked here and comes to an entry of the journal.

A check says which entry would be right as things stand, refuses, or gives the number of the last entry where there is
nothing to be done. It changes nothing.
"""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from tablee.engine.refused import Refused
from tablee.server.live.screens import Screen
from tablee.server.live.standing import Standing
from tablee.server.match.clocks import GRACE
from tablee.server.match.history import History
from tablee.server.match.undo import check_undo, is_free, to_be_asked
from tablee.server.stamps import now
from tablee.server.storage.stored import Entry, Saying
from tablee.server.wire.messages import ClientFrame, Consent, Draft, Hold, Pause, Play, Say, StandIn, Undo, Wait

CHATTY = 4  # sentences in ten seconds
Check = Callable[[Standing], Entry | int]


class Arrival(Struct, frozen=True):
    """When a frame came, and how many milliseconds it may have been on its way."""

    at: int
    delay: int = 0


class By(Struct, frozen=True):
    """Who commands: the token of their browser, the seat it acts for, and the command's own id.

    Without a seat it is the voice of the table, which has no other right than to say that it has spoken.
    """

    token: bytes | None
    seat: int | None
    id: str

    @property
    def command(self) -> str:
        """The command's name in the journal."""
        return f"{'voice' if self.seat is None else self.seat}:{self.id}"


def check_of(frame: ClientFrame, seat: int, arrival: Arrival) -> Check | None:
    """What a frame asks for a seat; None when it is no command."""
    if isinstance(frame, Play):
        return partial(play, seat=seat, frame=frame, arrival=arrival)
    check = CHECKS.get(type(frame))
    return None if check is None else partial(check, seat=seat, frame=frame)


def play(standing: Standing, seat: int, frame: Play, arrival: Arrival) -> Entry:
    """Make a move."""
    history = standing.history
    check_asked(history, seat, frame.decision)
    check_time(history, seat, arrival)
    move = history.match.accept(seat, frame.move, frame.raw)
    return history.entry("move", seat, move=move, raw=frame.raw)


def check_draft(standing: Standing, seat: int, token: bytes | None, frame: Draft, arrival: Arrival) -> None:
    """Refuse a draft of what this seat does not decide now."""
    if seat not in standing.stored.held(token):
        raise Refused("not-your-seat", {"seat": seat})
    check_asked(standing.history, seat, frame.decision)
    check_time(standing.history, seat, arrival)


def check_asked(history: History, seat: int, decision: str) -> None:
    """Refuse what is said about a decision that is not this seat's, not open, or cannot be answered now."""
    if history.match.over:
        raise Refused("match-over", {})
    if history.asked.get(seat) != decision:
        other = decision in history.asked.values()
        raise Refused("not-your-decision" if other else "decision-closed", {})
    if history.clocks.paused_at is not None:
        raise Refused("paused", {})


def check_time(history: History, seat: int, arrival: Arrival) -> None:
    """Refuse an answer that came when this seat's time was up, and was not on its way then."""
    late = -history.clocks.remaining(seat, arrival.at)
    if history.clocks.counts(seat) and late > min(GRACE, arrival.delay):
        raise Refused("too-late", {"milliseconds": late})


def undo(standing: Standing, seat: int, frame: Undo) -> Entry:
    """Take back, or ask the others whether one may."""
    history, stored = standing.history, standing.stored
    to = check_undo(history, seat, frame.to, now())
    if is_free(history, stored, seat, to):
        return history.entry("undo", seat, target=to)
    asked = to_be_asked(history, stored, seat)
    if not asked:
        raise Refused("undo-nobody-there", {})
    return history.entry("ask", seat, target=to, raw=asked)


def consent(standing: Standing, seat: int, frame: Consent) -> Entry:
    """Answer somebody's wish to undo."""
    history = standing.history
    if history.asking is None or seat not in history.asking.waiting:
        raise Refused("nothing-asked", {})
    return history.entry("consent", seat, target=int(frame.yes))


def pause(standing: Standing, seat: int, frame: Pause) -> Entry | int:
    """Stop the clocks and the table, or go on. A trial against time cannot be stopped."""
    history = standing.history
    if history.match.over:
        raise Refused("match-over", {})
    if frame.on == (history.clocks.paused_at is not None):
        return history.n
    if frame.on and history.clocks.trial:
        raise Refused("no-pause-now", {})
    return history.entry("pause" if frame.on else "go", seat)


def wait(standing: Standing, seat: int, frame: Wait) -> Entry | int:
    """Agree to wait for somebody who is away, or not: when all who are there agree, the table is paused."""
    history, absent = standing.history, frame.seat
    if history.match.over:
        raise Refused("match-over", {})
    if absent not in standing.stored.people():
        raise Refused("not-a-person", {"seat": absent})
    if absent in standing.present():
        raise Refused("not-absent", {"seat": absent})
    if history.clocks.paused_at is not None:
        return history.n
    if history.clocks.trial:
        raise Refused("no-pause-now", {})
    asked = history.waiting if history.waiting is not None and history.waiting.seat == absent else None
    if not frame.yes:
        return history.n if asked is None else history.entry("wait", seat, target=absent)
    waiting = to_be_asked(history, standing.stored, seat) if asked is None else asked.left
    left = [other for other in waiting if other in standing.present() and other not in (seat, absent)]
    if asked is not None and seat not in asked.left and left:
        return history.n
    return history.entry("wait", seat, target=absent, raw=left)


def stand_in(standing: Standing, seat: int, frame: StandIn) -> Entry | int:
    """Let a bot play for one's own seat or for somebody who is away, or take the seat back."""
    history, whose = standing.history, seat if frame.seat is None else frame.seat
    if history.match.over:
        raise Refused("match-over", {})
    if whose not in standing.stored.people():
        raise Refused("not-a-person", {"seat": whose})
    if whose != seat and whose in standing.present():
        raise Refused("not-absent", {"seat": whose})
    if whose != seat and frame.on and standing.patience(whose):
        raise Refused("not-absent-long", {"seat": whose, "seconds": -(-standing.patience(whose) // 1000)})
    if frame.on == (whose in history.standins):
        return history.n
    return history.entry("standin" if frame.on else "back", whose)


CHECKS: dict[type, Callable[..., Entry | int]] = {
    Undo: undo,
    Consent: consent,
    Pause: pause,
    StandIn: stand_in,
    Wait: wait,
}


def come_back(standing: Standing, seat: int) -> Entry | int:
    """Go on with whoever looks at the table again: a table that waits for them resumes, a bot gives their seat back."""
    history = standing.history
    if history.waiting is not None and history.waiting.seat == seat and not history.match.over:
        paused = history.clocks.paused_at is not None
        return history.entry("go", seat) if paused else history.entry("wait", seat, target=seat)
    if seat not in history.standins or history.match.over:
        return history.n
    return history.entry("back", seat)


def check_hold(standing: Standing, seat: int, token: bytes | None, frame: Hold) -> None:
    """Refuse to hold back an answer to what this seat does not decide."""
    if seat not in standing.stored.held(token):
        raise Refused("not-your-seat", {"seat": seat})
    check_asked(standing.history, seat, frame.decision)


def saying(standing: Standing, screen: Screen, frame: Say) -> Saying:
    """What somebody says: players to the table or to their side, as the game lets them now; spectators among
    themselves, each under a name of their own."""
    seat, stored = screen.seat, standing.stored
    text = " ".join(frame.text.split())
    if not text:
        raise Refused("nothing-said", {})
    name = stored.watchers.get(screen.token or b"", "") if seat is None else stored.seats[seat].name
    recent = [each for each in standing.sayings if each.at > now() - 10_000]
    own = [each for each in recent if each.seat == seat and (seat is not None or each.name == name)]
    if len(own) >= CHATTY:
        raise Refused("too-chatty", {})
    if any(each.text.casefold() == text.casefold() for each in own):
        raise Refused("said-already", {})
    channel = "watch" if seat is None else channel_of(standing, seat, frame)
    command = said_by(screen, frame)
    return Saying(
        n=len(standing.sayings) + 1, at=now(), channel=channel, seat=seat, name=name, text=text, command=command
    )


def channel_of(standing: Standing, seat: int, frame: Say) -> str:
    """Where a player talks: where he wants to, else as widely as he may now. Refuses who must be silent there."""
    open = [channel for channel, may_talk in standing.channels(seat).items() if may_talk]
    if not open:
        raise Refused("silence", {})
    channel = frame.channel or ("table" if "table" in open else open[0])
    if channel not in open:
        raise Refused("channel-closed", {"channel": channel, "open": ", ".join(open)})
    return channel


def said_by(screen: Screen, frame: Say) -> str:
    """The name under which a sentence is stored, so that it is said once."""
    watcher = "watch" if screen.token is None else f"watch-{screen.token.hex()[:8]}"
    return f"{watcher if screen.seat is None else screen.seat}:{frame.id}"
