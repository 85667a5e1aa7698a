"""Token buckets."""

import pytest

from tablee.engine.refused import Refused
from tablee.server.http.limits import Addresses, Bucket


def test_a_bucket_gives_what_it_holds_and_then_nothing() -> None:
    bucket = Bucket(5, seconds=1e9)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    assert not bucket.hopeless
    for _ in range(3):
        bucket.take()
    assert bucket.hopeless


def test_debts_are_bounded_so_that_waiting_always_helps() -> None:
    bucket = Bucket(5, seconds=1e9)
    for _ in range(1000):
        bucket.take()
    assert bucket.tokens == -5


def test_each_address_has_a_bucket_and_the_oldest_is_forgotten_first() -> None:
    limits = Addresses(1, 1e9, on=True, most=2)
    limits.check("a")
    limits.check("b")
    with pytest.raises(Refused) as refused:
        limits.check("a")
    assert refused.value.code == "too-many"
    limits.check("c")
    assert set(limits.buckets) == {"a", "c"}


def test_limits_can_be_off() -> None:
    limits = Addresses(1, 1e9, on=False)
    for _ in range(10):
        limits.check("a")
