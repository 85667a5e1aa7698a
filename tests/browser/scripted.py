"""Scripted: matches played on by the server's HTTP interface, where what a browser does in them is not the question."""

import itertools
import random
from collections.abc import Callable
from typing import Any

from tests.browser.visitor import Visitor

ANSWERS: dict[str, Any] = {"lines": {"keep": [1]}, "text": "xyzzy"}  # what is always an answer, by what is judged


def play_on(visitor: Visitor, table: str, done: Callable[[Any], bool], seed: int = 0) -> None:
    """Play at random for the visitor's first seat until the match, as that seat knows it, is as wanted."""
    luck = random.Random(seed)
    seat = visitor.get(f"/tables/{table}/room")["you"][0]
    for n in itertools.count():
        replay = visitor.get(f"/tables/{table}/replay", seat=str(seat))
        if done(replay):
            return
        decision, choices = replay["decision"], replay["scene"].get("choices", [])
        if decision is None:
            continue
        command = {"id": f"{seed}-{n}", "decision": decision["id"]}
        if choices:
            answer(visitor, table, {**command, "move": luck.choice(choices)["move"]})
        elif decision["judged"] in ANSWERS:  # of others the time runs out
            answer(visitor, table, {**command, "raw": ANSWERS[decision["judged"]]})


def answer(visitor: Visitor, table: str, command: dict[str, Any]) -> None:
    """Answer a decision, unless the time or somebody of the same group has done so meanwhile."""
    told = visitor.context.request.post(f"/api/tables/{table}/command", data=command)
    assert told.ok or told.json()["code"] == "decision-closed", told.text()


def over(replay: Any) -> bool:
    return replay["scene"].get("result") is not None


def asked(kind: str) -> Callable[[Any], bool]:
    return lambda replay: replay["decision"] is not None and replay["decision"]["kind"] == kind
