"""Holding the database: while nothing can be stored, nobody may be told anything; and what was told survives a kill."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from time import monotonic

from sqlalchemy import create_engine, text
from tests.server.processes import Process
from tests.server.visitors import Browser, Frame, Screen, play_on

PACE = 600  # milliseconds a bot waits, more or less
LONG = 2.5  # seconds after which any bot would have moved
TOLD = ("entry", "chat", "ack")


@contextmanager
def held(database: str) -> Iterator[None]:
    """Let nobody else write entries of a journal or what is said."""
    engine = create_engine(database)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("lock table journal, said in exclusive mode"))
        else:
            connection.exec_driver_sql("begin immediate")
        yield
        connection.rollback()
    engine.dispose()


class Waiting:
    """A table where something is about to happen: the screen it comes from, another that would be told, the command."""

    def __init__(self, anna: Browser, *kinds: str) -> None:
        self.table = anna.lay(*kinds, start=True, pace="calm", spectators=True)
        self.screen = anna.screen(self.table, 0)
        self.other = anna.screen(self.table, "watch")
        self.screens = [self.screen, *([anna.screen(self.table, 1)] if kinds[1] == "human" else [])]
        self.other.until("hello")
        self.command: Frame = {}

    def first(self) -> Screen:
        """The screen that must decide."""
        play_on(self.screens, entries=6)
        return next(screen for screen in self.screens if screen.decision is not None)

    def catch_up(self) -> None:
        """Let everybody have heard all that happened so far."""
        for screen in (*self.screens, self.other):
            screen.until_entry(max(each.entry for each in self.screens))


def ready_to_move(anna: Browser) -> Waiting:
    waiting = Waiting(anna, "human", "human")
    screen = waiting.screen = waiting.first()
    assert screen.decision is not None and screen.scene is not None
    move = screen.scene["choices"][0]["move"]
    waiting.command = {"type": "play", "id": "held", "decision": screen.decision["id"], "move": move}
    return waiting


def ready_to_undo(anna: Browser) -> Waiting:
    waiting = Waiting(anna, "human", "human")
    screen = waiting.screen = waiting.first()
    screen.play()
    waiting.command = {"type": "undo", "id": "held"}
    return waiting


def ready_to_talk(anna: Browser) -> Waiting:
    waiting = Waiting(anna, "human", "human")
    waiting.first()
    waiting.command = {"type": "chat", "id": "held", "text": "Nobody hears this yet."}
    return waiting


def ready_for_the_bot(anna: Browser) -> Waiting:
    """A table where it is a bot's turn from now on."""
    waiting = Waiting(anna, "human", "random")
    play_on([waiting.screen], entries=2)  # by now the bot's process has started
    while waiting.screen.play() and waiting.screen.decision is not None:
        pass
    return waiting


def nothing_is_told_before_it_is_stored(process: Process) -> None:
    """Hold the database while people and a bot act: silence. Kill the server then: nobody has heard what is lost."""
    database = process.environment["TABLEE_DATABASE"]
    with closing(Browser(process.address)) as anna:
        tables = [make(anna) for make in (ready_to_move, ready_to_undo, ready_to_talk, ready_for_the_bot)]
        for waiting in tables:
            waiting.catch_up()
        with held(database):
            for waiting in tables:
                if waiting.command:
                    waiting.screen.send(**waiting.command)
            until = monotonic() + LONG
            while monotonic() < until:
                for waiting in tables:
                    assert silence(waiting.other) == [], waiting.command or "the bot's move"
            process.kill()
        told = {waiting.table: waiting.other.entry for waiting in tables}
        process.start()
        cookies = dict(anna.http.cookies)
    with closing(Browser(process.address)) as anna:
        anna.http.cookies.update(cookies)
        for waiting in tables:
            assert waiting.screen.seat is not None
            screen = anna.screen(waiting.table, waiting.screen.seat)
            assert screen.until("hello")["entry"] >= told[waiting.table]
            if waiting.command:
                screen.send(**waiting.command)
                first = screen.until(lambda frame: frame["type"] in TOLD and frame.get("id") == "held")
                screen.send(**waiting.command)
                assert screen.until(lambda frame: frame.get("id") == "held") == first, "done once"


def silence(screen: Screen) -> list[Frame]:
    """What a screen is told before its next pong."""
    screen.send("ping", n=1)
    frames: list[Frame] = []
    while (frame := screen.read())["type"] != "pong":
        frames.append(frame)
    return [frame for frame in frames if frame["type"] in TOLD]
