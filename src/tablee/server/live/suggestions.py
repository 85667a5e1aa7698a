"""Suggestions: what a bot would answer that decides together with people. Shown to them, never stored, no effect."""

from typing import Literal

from msgspec import Struct

from tablee.bots import Thought
from tablee.server.match.history import History
from tablee.server.wire.messages import Suggestion

Sure = Literal["sure", "probably", "maybe", "unsure"]
WORDS: list[tuple[float, Sure]] = [(0.8, "sure"), (0.5, "probably"), (0.25, "maybe"), (0.0, "unsure")]


class Suggested(Struct, frozen=True):
    """A suggestion, and the seats that it is for."""

    suggestion: Suggestion
    group: list[int]


def suggested(history: History, seat: int, thought: Thought) -> Suggested | None:
    """What this thought is to the others of its group; None where the bot cannot say it, or would rather not."""
    judged = history.match.state.judged(seat) is not None
    if thought.confidence is None or (judged and thought.raw is None):
        return None
    sure = next(word for least, word in WORDS if thought.confidence >= least)
    move, raw = ("", thought.raw) if judged else (thought.move, None)
    made = Suggestion(seat, history.asked[seat], move, raw, sure)
    return Suggested(made, history.match.state.together(seat))
