"""Audience: everybody who looks at a table, and what each of them is told. Nothing is told before it is stored."""

from msgspec import Struct, structs

from tablee.games import load
from tablee.server.live.delay import Delay, Later
from tablee.server.live.drafts import Written
from tablee.server.live.notes import row_of
from tablee.server.live.projection import Projection, Viewer, asking_of, chat_of, encode, lobby_hello
from tablee.server.live.screens import Screen
from tablee.server.live.standing import Standing
from tablee.server.lobby.room import room_for
from tablee.server.match.history import Happening, History
from tablee.server.stamps import now
from tablee.server.storage.stored import NoteMark, Saying
from tablee.server.wire.messages import Drafts, Glimpse, Marks, RoomNews, Suggestions
from tablee.server.wire.rooms import Room


class Audience:
    """The screens of a table. Spectators may be behind the others."""

    def __init__(self, standing: Standing, later: Later) -> None:
        self.standing = standing
        self.later = later
        self.delay: Delay | None = None

    def begin(self) -> None:
        """The match has begun: whoever comes from now on is shown it."""
        stored, history = self.standing.stored, self.standing.history
        if stored.delay:
            self.delay = Delay(History(stored, load(stored.game)), stored.delay, self.later, self._tell_delayed)
            self.delay.follow(history.entries)

    # What one screen is told.

    def greet(self, screen: Screen, since: int | None) -> None:
        """Everything a screen needs."""
        room = self.room(screen)
        said = chat_of(self.standing.sayings, screen.locale, channels=self.channels(screen))
        history = self.standing.begun if not self.is_delayed(screen) else self._behind().history
        if history is None:
            screen.tell(lobby_hello(screen.seat, room, said, self.talk(screen)))
        else:
            projection = Projection(self.standing.stored, history, self._moment(screen))
            drafts, marks = self._drafts(screen), self.standing.notes.shown(screen.seat)
            screen.tell(
                projection.hello(
                    self.viewer(screen), screen.locale, room, said, drafts, marks, self.talk(screen), since
                )
            )
            heard = [each.suggestion for each in self.standing.suggestions.values() if screen.seat in each.group]
            if heard:
                screen.tell(Suggestions(heard))

    def viewer(self, screen: Screen) -> Viewer:
        """Whose knowledge a screen shows: its own seat's, or what the table lets this spectator see."""
        if screen.seat is not None:
            return Viewer(screen.seat, plays=True, shared=screen.shared)
        stored = self.standing.stored
        match stored.sight_of(screen.token) if screen.kind == "watch" else "public":
            case "hand":
                return Viewer(stored.shown_seat)
            case "all":
                return Viewer(None, open=True)
            case _:
                return Viewer(None)

    def is_delayed(self, screen: Screen) -> bool:
        return self.delay is not None and screen.kind == "watch"

    def _drafts(self, screen: Screen) -> list[Glimpse]:
        return [] if self.is_delayed(screen) else self.standing.drafts.shown(screen.seat)

    def _moment(self, screen: Screen) -> int:
        """What time it is for this screen: earlier where it is behind."""
        return now() - (self.standing.stored.delay * 1000 if self.is_delayed(screen) else 0)

    def _behind(self) -> Delay:
        assert self.delay is not None, "nobody is behind"
        return self.delay

    def channels(self, screen: Screen) -> set[str]:
        """Where a screen listens now, as the game lets its seat, or who has none: players hear spectators only when the
        match is over."""
        heard = set(self.standing.channels(None if screen.shared else screen.seat))
        over = self.standing.stored.phase == "over"
        return heard if screen.kind != "watch" and not over else heard | {"watch"}

    def talk(self, screen: Screen) -> dict[str, bool]:
        """Where somebody at this screen may hear and talk now; spectators always talk among themselves."""
        if screen.kind == "watch":
            return {"watch": True}
        return self.standing.channels(screen.seat) if screen.seat is not None else {}

    def room(self, screen: Screen) -> Room:
        stored = self.standing.stored
        if self.is_delayed(screen) and not self._behind().history.match.over:
            stored = structs.replace(stored, phase="playing", next_table=None)
        return room_for(
            stored,
            screen.token,
            screen.locale,
            screen.origin,
            screen.invitation,
            present=self.standing.present(),
            standins=self.standing.standins(),
        )

    # What all are told.

    def tell(self, happening: Happening) -> None:
        """What happened, to each as they may know it; to delayed spectators when its time has come."""
        history = self.standing.history
        self._tell(history, happening, [screen for screen in self.standing.screens if not self.is_delayed(screen)])
        if self.delay is not None:
            self.delay.follow(history.entries)

    def _tell_delayed(self, happening: Happening) -> None:
        behind = self._behind().history
        screens = [screen for screen in self.standing.screens if self.is_delayed(screen)]
        self._tell(behind, happening, screens)
        if behind.match.over:
            for screen in screens:
                screen.tell(RoomNews(self.room(screen)))

    def _tell(self, history: History, happening: Happening, screens: list[Screen]) -> None:
        if not screens:
            return
        projection = Projection(self.standing.stored, history, self._moment(screens[0]))
        frames: dict[tuple[Viewer, str, str], str] = {}
        for screen in screens:
            viewer, talk = self.viewer(screen), self.talk(screen)
            alike = viewer, screen.locale, " ".join(talk)
            if alike not in frames:
                frames[alike] = projection.entry(viewer, screen.locale, happening, talk).decode()
            screen.send(frames[alike])

    def tell_room(self) -> None:
        for screen in self.standing.screens:
            screen.tell(RoomNews(self.room(screen)))

    def tell_asking(self) -> None:
        """Somebody asks to take something back, or one of those asked has agreed."""
        self.tell_now(asking_of(self.standing.history))

    def tell_now(self, message: Struct | None) -> None:
        """Something about this moment: to all but delayed spectators, who are not there yet."""
        frame = encode(message).decode()
        for screen in self.standing.screens:
            if not self.is_delayed(screen):
                screen.send(frame)

    def tell_draft(self, draft: Written, but: Screen | None = None) -> None:
        """What somebody is doing, to those who may see it; not to the screen it is done on."""
        frames: dict[int | None, str | None] = {}
        for screen in self.standing.screens:
            if screen is but or self.is_delayed(screen):
                continue
            if screen.seat not in frames:
                glimpse = draft.shown(screen.seat)
                frames[screen.seat] = None if glimpse is None else encode(Drafts([glimpse])).decode()
            frame = frames[screen.seat]
            if frame is not None:
                screen.send(frame)

    def tell_said(self, saying: Saying) -> None:
        for screen in self.standing.screens:
            for chat in chat_of([saying], screen.locale, channels=self.channels(screen)):
                screen.tell(chat)

    def tell_group(self, group: list[int], message: Struct) -> None:
        """Something among those who decide together."""
        frame = encode(message).decode()
        for screen in self.standing.screens:
            if screen.seat in group:
                screen.send(frame)

    def tell_mark(self, mark: NoteMark) -> None:
        """What somebody noted, to those who share the notes."""
        frame = encode(Marks(mark.notes, [row_of(mark)])).decode()
        for screen in self.standing.screens:
            if mark.is_for(screen.seat):
                screen.send(frame)

    # Who must go.

    def close_former(self) -> None:
        """Close the screens of those who have no right to them any more."""
        for screen in self.standing.screens:
            if not self.standing.stored.may_show(screen.kind, screen.seat, screen.token, screen.invitation):
                screen.close("left")

    def close(self, why: str) -> None:
        if self.delay is not None:
            self.delay.rest()
        for screen in self.standing.screens:
            screen.close(why)
