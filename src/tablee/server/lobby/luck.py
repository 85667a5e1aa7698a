"""Luck at a table: a secret made first and shown as its hash, a nonce of every person, and the key made of both."""

from hashlib import blake2b
from secrets import token_bytes


def new_secret() -> bytes:
    """The server's share of a match's luck. Its commitment is shown before anything is dealt."""
    return token_bytes(32)


def key_from(secret: bytes, nonces: list[str]) -> bytes:
    """The match key: nobody chose it alone. Nonces are those of the human seats, by seat."""
    shares = "\n".join(nonces).encode()
    return blake2b(shares, key=secret, digest_size=32, person=b"tablee-match").digest()
