"""Tokens: what opens a room, and what proves that a browser holds a seat."""

from hashlib import sha256
from secrets import choice, token_urlsafe

COOKIE = "tablee"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks or sounds like something else
SMALL = "abcdefghijkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A browser's secret: 256 bits, kept in its cookie and nowhere else."""
    return token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """The form in which a secret is stored. Secrets are random and long, so a plain hash is enough."""
    return sha256(secret.encode()).digest()


def new_room() -> str:
    """The capability of an invitation: 96 bits."""
    return token_urlsafe(12)


def new_code() -> str:
    """A code that can be said aloud: six letters, for a short time."""
    return "".join(choice(LETTERS) for _ in range(6))


def clean_code(code: str) -> str:
    """A code as people type it: any case, with spaces or dashes."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def new_table_id() -> str:
    return "".join(choice(SMALL) for _ in range(10))
