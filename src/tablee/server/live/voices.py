"""Voices: which screen says the speech of the moment aloud. One does, never a chorus."""

from msgspec import Struct

from tablee.server.live.screens import Screen
from tablee.server.live.standing import Standing
from tablee.server.match.history import History
from tablee.server.wire.messages import Play, Speak

NOBODY = Speak(None, "")


class Speech(Struct, frozen=True):
    """What is to be said: whose reading it is, and the one plain move that says it has been said."""

    seat: int
    decision: str
    move: str
    language: str


class Voices:
    """The voice of one table: the television if there is one, else the reader's own screen, else the host's."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.screen: Screen | None = None
        self.speech: Speech | None = None

    def look(self) -> None:
        """See who speaks now, and tell the screen that begins and the one that need not go on. Who speaks goes on
        until it is said, though a better voice may come meanwhile."""
        if self.speech is not None and self._goes_on(self.speech):
            return
        before, (self.screen, self.speech) = self.screen, self._choice()
        self.standing.spoken_for = None if self.speech is None else self.speech.seat
        if before is not None and before is not self.screen:
            before.tell(NOBODY)
        if self.screen is not None and self.speech is not None:
            self.screen.tell(Speak(self.speech.decision, self.speech.move))

    def _goes_on(self, speech: Speech) -> bool:
        screen = self.screen
        speaks = screen is not None and screen in self.standing.screens and speech.language in screen.languages
        return speaks and self.standing.history.asked.get(speech.seat) == speech.decision

    def _choice(self) -> tuple[Screen, Speech] | tuple[None, None]:
        history = self.standing.begun
        able = [screen for screen in self.standing.screens if screen.languages and screen.closed is None]
        if history is None or not able:
            return None, None
        for seat, decision in history.asked.items():
            move = only_move(history, seat)
            if move is None:
                continue
            ranked = [(rank, screen) for screen in able if (rank := self._rank(screen, seat)) is not None]
            for _, screen in sorted(ranked, key=lambda each: each[0]):
                language = language_of(history, screen, seat, move)
                if language in screen.languages:
                    return screen, Speech(seat, decision, move, language)
        return None, None

    def _rank(self, screen: Screen, reader: int) -> int | None:
        """The place of a screen among those that may speak; None for one that may not."""
        if screen.kind == "tv":
            return 0
        if screen.kind != "seat" or not screen.looking:
            return None
        if screen.seat == reader:
            return 1
        return 2 if screen.token in self.standing.stored.hosts else None

    def granted(self, screen: Screen, frame: Play) -> int | None:
        """The seat that this screen plays for by saying that it has spoken; None where it says something else."""
        if self.speech is None or screen is not self.screen or frame.raw is not None:
            return None
        said = frame.decision == self.speech.decision and frame.move == self.speech.move
        return self.speech.seat if said else None


def only_move(history: History, seat: int) -> str | None:
    """The one plain move of a seat, where there is no other: that is what a speech ends with."""
    if history.match.state.judged(seat) is not None:
        return None
    offered = history.match.decision(seat).offered
    return offered[0] if len(offered) == 1 else None


def language_of(history: History, screen: Screen, seat: int, move: str) -> str:
    """The language of the speech that this screen shows for this seat's move; "" where it shows none."""
    for _, facts in history.widgets(screen.seat, "speech", screen.locale):
        if facts["seat"] == seat and facts["move"] == move:
            language: str = facts["language"]
            return language
    return ""
