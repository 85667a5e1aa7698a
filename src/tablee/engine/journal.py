"""The journal: a match as a file, and the match again from it."""

from copy import deepcopy
from hashlib import blake2b
from json import dumps
from typing import Final

from tablee.engine.game import Game, Json
from tablee.engine.match import Match
from tablee.engine.outcome import Outcome
from tablee.engine.positions import expect
from tablee.engine.refused import Refused

FORMAT = "tablee-journal-2"
FIRST = "tablee-journal-1"  # knew no sides; what was judged in it was judged again by a replay


def commitment(key: bytes) -> str:
    """What is shown before the deal, so that the key revealed at the end cannot have been chosen later."""
    return blake2b(key, digest_size=32, person=b"tablee-key").hexdigest()


def journal_of(match: Match, format: str = FORMAT) -> dict[str, Json]:
    """The journal of a match: who plays what with which luck, every move and undo in order, and how it ended.

    A judged step has the raw answer beside the move or run that it came to.
    """
    position = match.position()
    journal: dict[str, Json] = {
        "format": format,
        "game": match.game.slug,
        "rules": match.game.version,
        "seats": match.seats,
        "options": position["options"],
        "key": match.key.hex(),
        "start": deepcopy(match.start),
        "length": len(match.record),
        "record": [deepcopy(entry) if "raw" in entry else dict(entry) for entry in match.record],
        "outcome": _ended(match.outcome, format),
    }
    journal["seal"] = seal(journal)
    return journal


def _ended(outcome: Outcome | None, format: str) -> Json:
    if outcome is None:
        return None
    ended: dict[str, Json] = {"scores": list(outcome.scores), "ranks": list(outcome.ranks), "reason": outcome.reason}
    if format != FIRST:
        ended["sides"] = None if outcome.sides is None else [list(side) for side in outcome.sides]
    return ended


def seal(journal: dict[str, Json]) -> str:
    """What shows that something was changed which the steps do not show: an option that plays no part, a short end."""
    text = dumps(journal, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16, person=b"tablee-seal").hexdigest()


def replay_of(game: Game, journal: dict[str, Json]) -> Match:
    """The match again. Refuses a journal that is incomplete, or in which any step does not lead where it says.

    What was judged stays judged: the moves that are stored must be legal, and nobody asks today's judge.
    """
    format = _field(journal, "format")
    if format != FIRST:
        expect("format", format, FORMAT)
    expect("rules", _field(journal, "rules"), game.version)
    seats, options, key = _field(journal, "seats"), _field(journal, "options"), _field(journal, "key")
    record, length = _field(journal, "record"), _field(journal, "length")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(record, list):
        raise Refused("journal-unreadable", {"why": "seats, options, record"})
    if length != len(record):
        raise Refused("journal-truncated", {"steps": len(record), "expected": str(length)})
    given: dict[str, object] = dict(options.items())
    match = Match(game, seats, game.settle(seats, given), _key(key), _field(journal, "start"))
    for place, entry in enumerate(record):
        _replay_entry(match, place + 1, entry)
    again = journal_of(match, str(format))
    if again["outcome"] != _field(journal, "outcome") or again["seal"] != _field(journal, "seal"):
        raise Refused("journal-altered", {"step": len(record)})
    return match


def _replay_entry(match: Match, place: int, entry: Json) -> None:
    if not isinstance(entry, dict):
        raise Refused("journal-step", {"step": place, "move": repr(entry)})
    seat, move, undo = entry.get("seat"), entry.get("move"), entry.get("undo")
    try:
        if isinstance(seat, int) and isinstance(undo, int):
            match.undo(seat, undo)
            return
        if not isinstance(seat, int) or not isinstance(move, str):
            raise Refused("journal-step", {"step": place, "move": repr(entry)})
        step = match.repeat(seat, move, entry.get("raw"))
    except Refused as refused:
        if refused.code == "journal-step":
            raise
        raise Refused("journal-step", {"step": place, "move": str(move)}) from refused
    if step.mark != entry.get("mark"):
        raise Refused("journal-altered", {"step": place})


class Dissent:
    """A step that today's judge sees otherwise: `now` is what the raw answer would come to, or the code of the refusal
    that it would meet, in brackets."""

    def __init__(self, step: int, seat: int, raw: Json, then: str, now: str) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.raw: Final = raw
        self.then: Final = then
        self.now: Final = now


def dissents(match: Match) -> list[Dissent]:
    """Where today's judge differs from what was judged when the match was played."""
    found: list[Dissent] = []
    again = match.at(0)
    for place, step in enumerate(match.steps):
        if step.raw is not None:
            try:
                now = again.judge(step.seat, step.raw)
            except Refused as refused:
                now = f"({refused.code})"
            if now != step.move:
                found.append(Dissent(place + 1, step.seat, step.raw, step.move, now))
        again.repeat(step.seat, step.move, step.raw)
    return found


def _field(journal: dict[str, Json], name: str) -> Json:
    if name not in journal:
        raise Refused("journal-unreadable", {"why": f"no {name!r}"})
    return journal[name]


def _key(text: Json) -> bytes:
    try:
        key = bytes.fromhex(str(text))
    except ValueError:
        key = b""
    if len(key) != 32:
        raise Refused("wrong-field", {"field": "key", "got": repr(text), "expected": "64 hex digits"})
    return key
