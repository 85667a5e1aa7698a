"""Limits: token buckets. Each refills steadily; who empties one is told, and then dropped."""

from collections import OrderedDict
from time import monotonic

from tablee.engine.refused import Refused


class Bucket:
    """Holds `size` tokens and gets that many back in `seconds`."""

    def __init__(self, size: int, seconds: float, *, on: bool = True) -> None:
        self.on = on
        self.size = size
        self.rate = size / seconds
        self.tokens = float(size)
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take a token; whether there was one. Takers that do not stop go into debt, at most one bucket deep."""
        if not self.on:
            return True
        moment = monotonic()
        self.tokens = min(self.size, self.tokens + (moment - self.at) * self.rate)
        self.at = moment
        had = self.tokens >= cost
        self.tokens = max(-float(self.size), self.tokens - cost)
        return had

    @property
    def hopeless(self) -> bool:
        """Whether the taker went on as if nothing had been said."""
        return self.tokens <= -self.size / 2


class Addresses:
    """A bucket for each address, the least recently seen forgotten first."""

    def __init__(self, size: int, seconds: float, *, on: bool, most: int = 10_000) -> None:
        self.size = size
        self.seconds = seconds
        self.on = on
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Take a token of this address; refuses when it has none."""
        if not self.on:
            return
        bucket = self.buckets.pop(address, None) or Bucket(self.size, self.seconds)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("too-many", {"seconds": max(1, round(self.seconds / self.size))})


class Limits:
    """What one address may do: requests in all, new tables, guesses at codes, hints."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self.requests = Addresses(300, 20.0, on=on)
        self.tables = Addresses(30, 60.0, on=on)
        self.codes = Addresses(5, 60.0, on=on)
        self.hints = Addresses(12, 60.0, on=on)
        self.sockets = Addresses(60, 20.0, on=on)

    def drafts(self) -> Bucket:
        """The bucket of one socket for drafts: ten a second, and what a line holds back and then gives at once."""
        return Bucket(220, 20.0, on=self.on)

    def frames(self, *, plays: bool) -> Bucket:
        """The bucket of one socket."""
        return Bucket(100 if plays else 50, 20.0, on=self.on)
