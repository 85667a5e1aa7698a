"""The worker: what runs in the process of a bot. It needs the game and the bots, and nothing of the server."""

import multiprocessing
import os
import secrets
import signal
import threading
from typing import Any

import tablee
from tablee.bots import Budget, Hope, Thought, advise
from tablee.engine.rng import Rng


def set_up() -> None:
    """Leave Ctrl-C to the server, which ends its thinkers itself; should it be killed, end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None, "a thinker is started by the server"
    server.join()
    os._exit(0)


def think(slug: str, position: dict[str, Any], seat: int, level: str, budget: int) -> Thought:
    """What a bot of this level would do in a position that was imagined for its seat, within so many milliseconds."""
    match = tablee.game(slug).from_position(position)
    return tablee.bot(slug, level).think(match, seat, Budget(milliseconds=budget))


def hint(slug: str, position: dict[str, Any], seat: int, budget: int) -> list[Hope]:
    """What an expert thinks of the moves in such a position."""
    match, luck = tablee.game(slug).from_position(position), Rng()
    luck.seed(secrets.randbits(96))
    return advise(match.game, match.state, seat, luck, Budget(milliseconds=budget))
