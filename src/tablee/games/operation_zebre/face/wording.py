"""How things of Opération Zèbre are called."""

from pathlib import Path

from tablee.games.operation_zebre.face.view import View
from tablee.words import Words

FOLDER = Path(__file__).parent
TEAM_COLOURS = ("carbon", "stamp")
EMBLEMS = ("hat", "lens", "key", "umbrella", "quill", "owl", "lamp", "compass", "moustache", "envelope", "bow", "hoof")


def theme(label: str, say: Words) -> str:
    return say.say("name-theme", {"label": label})


def mission(name: str, say: Words) -> str:
    return say.say(f"name-mission-{name}")


def short(name: str) -> str:
    """A player's name where there is little room."""
    return name if len(name) <= 10 else f"{name[:9]}…"


def answer_words(answer: str, words: str, say: Words) -> str:
    """What was answered, where there are no words for it."""
    codes = {
        "give-up": "name-slip-given-up",
        "aloud": "name-slip-aloud",
        "paper": "name-slip-paper",
        "blank": "name-field-sealed-nothing",
    }
    return words or (say.say(codes[answer]) if answer in codes else "…")


def team_of(view: View, seat: int | None) -> int | None:
    return None if seat is None else view.seats[seat].team
