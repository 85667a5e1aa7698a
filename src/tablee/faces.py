"""What the faces of games share: the prompt of a decision, the order of a result, the sentence about who has won."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from tablee.engine.match import Decision
from tablee.scenes import Prompt
from tablee.words import Words


class Ranked(Protocol):
    """Somebody's row in a view."""

    @property
    def seat(self) -> int: ...

    @property
    def rank(self) -> int | None: ...


Row = TypeVar("Row", bound=Ranked)


def prompt(
    say: Words,
    kinds: dict[str, list[str]],
    decision: Decision | None,
    kind: str,
    names: list[str],
    *,
    code: str = "",
    facts: dict[str, object] | None = None,
    region: str = "",
) -> Prompt:
    """What the viewer is asked, or whom everybody waits for, with the rules behind it (`kinds`).

    `code` and `facts` are for a prompt that has other words, or more to say.
    """
    if decision is None:
        return Prompt(say.say(f"waiting-{kind}", {"names": names}), rules=kinds[kind])
    text = say.say(code or f"prompt-{kind}", facts)
    return Prompt(text, kind, kinds[kind], say.say(f"coach-{kind}"), region)


def ranking(rows: Iterable[Row]) -> list[Row]:
    """The rows of a match that is over, the winner's first."""
    return sorted(rows, key=lambda row: (row.rank or 0, row.seat))


def victory(say: Words, called: list[str], ranks: list[int | None], scores: list[int], *, tie: str) -> str:
    """Who has won: alone, by what breaks a tie (the code `tie` says how), or together."""
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    score = scores[best[0]]
    if len(best) > 1:
        return say.say("outcome-shared", {"names": [called[seat] for seat in best], "score": score})
    code = tie if scores.count(score) > 1 else "outcome-won"
    return say.say(code, {"seat": called[best[0]], "score": score})
