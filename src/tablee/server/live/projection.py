"""Projection: what each viewer hears of a table. It is cut to one seat or none here, as the last thing of all."""

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from msgspec import Struct

from tablee.scenes import Beat, Scene
from tablee.server.archive.open_scene import open_scene
from tablee.server.match.history import Happening, History
from tablee.server.match.lines import as_told, lines_of, told
from tablee.server.match.undo import undoable
from tablee.server.storage.stored import Saying, StoredTable
from tablee.server.wire.messages import Asked, AskUndo, AskWait, Chat, Clock, Entry, Glimpse, Hello, Line, Marks
from tablee.server.wire.rooms import Room
from tablee.words import LOCALES, words

encode = msgspec.json.Encoder().encode


class Viewer(Struct, frozen=True):
    """Whose knowledge a screen shows (nobody's: what is public), whether it plays that seat, and whether it shows
    everybody's cards besides. On a `shared` screen others look on: it shows what is public, and the seat's own secrets
    only while a decision needs them."""

    seat: int | None
    plays: bool = False
    open: bool = False
    shared: bool = False

    @property
    def hears(self) -> int | None:
        """The seat whose news this viewer is told."""
        return None if self.shared else self.seat


class Projection:
    """A table's match, ready to be told to any viewer. One is made per entry and keeps what several viewers share."""

    def __init__(self, stored: StoredTable, history: History, now: int) -> None:
        self.stored = stored
        self.history = history
        self.names = stored.names()
        self.clock: Clock | None = history.clocks.shown(history.match.seats, now)
        self.asking = asking_of(history)

    def entry(self, viewer: Viewer, locale: str, happening: Happening, channels: dict[str, bool]) -> bytes:
        """The frame of a entry for a viewer."""
        seat, player = viewer.hears, viewer.seat if viewer.plays else None
        return encode(
            Entry(
                happening.n,
                as_told(told(happening, seat)),
                lines_of(happening, self.stored.game, seat, locale, self.names),
                self.scene(viewer, locale),
                self.asked(player),
                self.clock,
                undoable(self.history, self.stored, player),
                self.beats(seat, happening),
                happening.takes_back,
                channels,
            )
        )

    def hello(
        self,
        viewer: Viewer,
        locale: str,
        room: Room,
        said: list[Chat],
        drafts: list[Glimpse],
        marks: list[Marks],
        channels: dict[str, bool],
        since: int | None,
    ) -> Hello:
        """Everything a screen needs; of the log, what came after `since`."""
        player = viewer.seat if viewer.plays else None
        return Hello(
            player,
            self.history.n,
            self.scene(viewer, locale),
            self.log(viewer.hears, locale, since),
            said,
            room,
            self.clock,
            self.asked(player),
            undoable(self.history, self.stored, player),
            self.asking,
            drafts,
            marks,
            waiting_of(self.history),
            channels,
        )

    def beats(self, seat: int | None, happening: Happening) -> list[Beat]:
        match = self.history.match
        return cast(list[Beat], match.game.beats(told(happening, seat), match.game.view(match.state, seat), seat))

    def scene(self, viewer: Viewer, locale: str) -> Scene:
        # A scene comes as builtins, ready to be encoded; the struct says what is in them.
        if viewer.open:
            return cast(Scene, open_scene(self.history.match, locale, self.names))
        if viewer.shared and viewer.seat is not None and not self._shows_secrets(viewer.seat):
            return cast(Scene, self.history.match.open_scene(viewer.seat, locale, self.names))
        scene = self.history.match.scene(viewer.seat, locale, self.names)
        if viewer.seat is not None and not viewer.plays:  # somebody's hand, but not their decision
            public = self.history.match.scene(None, locale, self.names)
            scene = {**scene, "choices": [], "prompt": public["prompt"]}
        return cast(Scene, scene)

    def _shows_secrets(self, seat: int) -> bool:
        """Whether this seat decides something now that it needs its secrets for."""
        return seat in self.history.asked and self.history.match.state.hidden(seat)

    def log(self, seat: int | None, locale: str, since: int | None) -> list[Line]:
        happenings = self.history.log if since is None or since < 0 else self.history.log[since + 1 :]
        return [
            line for happening in happenings for line in lines_of(happening, self.stored.game, seat, locale, self.names)
        ]

    def asked(self, seat: int | None) -> Asked | None:
        history = self.history
        if seat is None or seat not in history.asked:
            return None
        state = history.match.state
        return Asked(
            history.asked[seat],
            state.kind(seat),
            history.clocks.limit(seat),
            state.judged(seat),
            not state.hidden(seat),
        )


def summary_of(stored: StoredTable, history: History) -> dict[str, str]:
    """Where a match stands or how it ended, as everybody may know it, in one line of each language."""
    scenes = {locale: cast(dict[str, Any], history.match.scene(None, locale, stored.names())) for locale in LOCALES}
    return {locale: (scene.get("result") or {}).get("text") or scene["status"] for locale, scene in scenes.items()}


def lobby_hello(seat: int | None, room: Room, said: list[Chat], channels: dict[str, bool]) -> Hello:
    """Before the match there is nothing to see but the room."""
    return Hello(seat, 0, None, [], said, room, None, None, "no", channels=channels)


def asking_of(history: History) -> AskUndo | None:
    asking = history.asking
    return None if asking is None else AskUndo(asking.seat, asking.to, history.since(asking.to), list(asking.waiting))


def waiting_of(history: History) -> AskWait | None:
    waiting = history.waiting
    return None if waiting is None else AskWait(waiting.seat, list(waiting.left))


def chat_of(sayings: Iterable[Saying], locale: str, *, channels: set[str]) -> list[Chat]:
    """What was said, where this viewer listens."""
    nobody = words(locale).say("spectator")
    return [
        Chat(each.seat, each.name or nobody, each.text, each.at, each.channel)
        for each in sayings
        if each.channel in channels
    ]
