"""`tablee verify`: replays a journal, proves every draw, and says what is proved."""

import json
from typing import Annotated

import typer

from tablee.cli.arguments import AsJson, JournalFile
from tablee.cli.journal_files import read
from tablee.cli.terminal import Terminal
from tablee.engine.game import Json
from tablee.engine.journal import commitment, dissents, replay_of
from tablee.engine.refused import Refused
from tablee.games import load

Promise = Annotated[str | None, typer.Option("--commitment", metavar="HEX")]


def verify(ctx: typer.Context, file: JournalFile, promised: Promise = None, as_json: AsJson = False) -> None:
    terminal: Terminal = ctx.obj
    journal = read(file)
    slug = journal.get("game")
    if not isinstance(slug, str):
        raise Refused("journal-unreadable", {"why": "no 'game'"})
    game = load(slug)
    match = replay_of(game, journal)
    source = luck_source(journal, match.key, promised)
    outcome, differing = match.outcome, dissents(match)
    proof: dict[str, Json] = {
        "format": "tablee-proof-1",
        "game": slug,
        "rules": game.version,
        "seats": match.seats,
        "steps": len(match.steps),
        "entries": len(match.record),
        "undone": sum(1 for entry in match.record if "undo" in entry),
        "lucky": sum(1 for step in match.steps if step.lucky),
        "luck": source,
        "commitment": promise_of(journal, match.key),
        "judged": sum(1 for step in match.steps if step.raw is not None),
        "dissents": [
            {"step": each.step, "seat": each.seat, "raw": each.raw, "then": each.then, "now": each.now}
            for each in differing
        ],
        "over": match.over,
        "scores": None if outcome is None else list(outcome.scores),
        "ranks": None if outcome is None else list(outcome.ranks),
        "sides": None if outcome is None or outcome.sides is None else [list(side) for side in outcome.sides],
    }
    if as_json:
        terminal.json(proof)
        return
    terminal.write(terminal.say("verify-game", title=terminal.title(game), **proof))
    terminal.write(terminal.say("verify-moves", **proof))
    terminal.write(terminal.say("verify-draws", **proof))
    terminal.write(terminal.say(f"verify-luck-{source}", **proof))
    if proof["judged"]:
        terminal.write(terminal.say("verify-judged", judged=proof["judged"], dissents=len(differing)))
    for each in differing:
        said = json.dumps(each.raw, ensure_ascii=False)
        terminal.write(terminal.say("verify-dissent", step=each.step, raw=said, then=each.then, now=each.now))
    terminal.write(
        terminal.say("verify-outcome", over=str(match.over).lower(), scores=[*outcome.scores] if outcome else [])
    )


def luck_source(journal: dict[str, Json], key: bytes, promised: str | None) -> str:
    """How far back the luck is proved: to a promise that somebody was shown before the deal ("promised"), to a secret
    of which the file alone says that it was promised ("secret"), or to the key ("key")."""
    luck = journal.get("luck")
    if isinstance(luck, dict):
        secret, nonces = hexed(luck.get("secret")), luck.get("nonces")
        if commitment(secret) != luck.get("commitment"):
            raise Refused("luck-secret", {"got": commitment(secret), "expected": str(luck.get("commitment"))})
        from tablee.server.lobby.luck import key_from

        made = key_from(secret, [str(nonce) for nonce in nonces] if isinstance(nonces, list) else [])
        if made != key:
            raise Refused("luck-key", {"got": key.hex(), "expected": made.hex()})
    if promised is not None and promised.lower() != promise_of(journal, key):
        raise Refused("luck-promise", {"got": promise_of(journal, key), "expected": promised})
    if promised is not None:
        return "promised"
    return "secret" if isinstance(luck, dict) else "key"


def promise_of(journal: dict[str, Json], key: bytes) -> str:
    """What was shown before the deal: the hash of the table's secret, or of the key where there was no table."""
    luck = journal.get("luck")
    return str(luck.get("commitment")) if isinstance(luck, dict) else commitment(key)


def hexed(text: Json) -> bytes:
    try:
        return bytes.fromhex(str(text))
    except ValueError:
        raise Refused("wrong-field", {"field": "luck.secret", "got": repr(text), "expected": "hex digits"}) from None
