"""The journal: a match as a file, and the match again from it."""

from copy import deepcopy
from hashlib import blake2b
from json import dumps

from tablee.engine.game import Game, Json
from tablee.engine.match import Match
from tablee.engine.positions import expect
from tablee.engine.refused import Refused

FORMAT = "tablee-journal-1"


def commitment(key: bytes) -> str:
    """What is shown before the deal, so that the key revealed at the end cannot have been chosen later."""
    return blake2b(key, digest_size=32, person=b"tablee-key").hexdigest()


def journal_of(match: Match) -> dict[str, Json]:
    """The journal of a match: who plays what with which luck, every move and undo in order, and how it ended."""
    position = match.position()
    outcome = match.outcome
    journal: dict[str, Json] = {
        "format": FORMAT,
        "game": match.game.slug,
        "rules": match.game.version,
        "seats": match.seats,
        "options": position["options"],
        "key": match.key.hex(),
        "start": deepcopy(match.start),
        "length": len(match.record),
        "record": [dict(entry) for entry in match.record],
        "outcome": None
        if outcome is None
        else {"scores": list(outcome.scores), "ranks": list(outcome.ranks), "reason": outcome.reason},
    }
    journal["seal"] = seal(journal)
    return journal


def seal(journal: dict[str, Json]) -> str:
    """What shows that something was changed which the steps do not show: an option that plays no part, a short end."""
    text = dumps(journal, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16, person=b"tablee-seal").hexdigest()


def replay_of(game: Game, journal: dict[str, Json]) -> Match:
    """The match again. Refuses a journal that is incomplete, or in which any step does not lead where it says."""
    expect("format", _field(journal, "format"), FORMAT)
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
    again = journal_of(match)
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
        step = match.answer(seat, entry["raw"]) if "raw" in entry else match.play(seat, move)
    except Refused as refused:
        if refused.code == "journal-step":
            raise
        raise Refused("journal-step", {"step": place, "move": str(move)}) from refused
    if step.mark != entry.get("mark") or step.move != move:
        raise Refused("journal-altered", {"step": place})


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
