"""Stamps: the server's time, in which everything is written down."""

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
