"""A view of Harbour as places and pieces."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from tests.games.harbour.rules import BERTHS, KINDS

from tablee.engine.game import Json
from tablee.engine.match import Decision
from tablee.scenes import Area, Choice, Piece, Place, Prompt, Result, ResultRow, Scene, Seat
from tablee.words import Words, words

FOLDER = Path(__file__).parent


def scene(
    slug: str, view: dict[str, Any], seat: int | None, decision: Decision | None, locale: str, names: list[str] | None
) -> dict[str, Json]:
    say = words(locale, FOLDER)
    rows = view["seats"]
    called = names or [say.say("seat-name", {"number": owner + 1}) for owner in range(len(rows))]
    drawn = Scene(
        game=slug,
        status=say.say("status-over" if view["over"] else "status-round", {"round": view["round"]}),
        places=[*board_places(say), *seat_places(rows, seat, say)],
        pieces=[*boats(view, seat, say), *cards(rows, say)],
        seats=[
            Seat(
                owner,
                called[owner],
                row["colour"],
                f"emblem-{row['colour']}",
                str(row["score"]),
                active=owner in view["asked"],
                first=owner == view["first"],
                rank=view["ranks"][owner] if view["over"] else 0,
            )
            for owner, row in enumerate(rows)
        ],
        prompt=prompt(view, decision, say, called),
        choices=list(choices(view, seat, decision, say)) if decision is not None else [],
        result=result(view, say) if view["over"] else None,
    )
    made: dict[str, Json] = msgspec.to_builtins(drawn)
    return made


def board_places(say: Words) -> list[Place]:
    berths = [Place(berth, say.say("name-berth", {"berth": berth.removeprefix("b")})) for berth in BERTHS]
    return [*berths, Place("lighthouse", say.say("name-lighthouse"))]


def seat_places(rows: list[dict[str, Any]], seat: int | None, say: Words) -> Iterator[Place]:
    for owner in range(len(rows)):
        own: Area = "hand" if owner == seat else "mat"
        yield Place(f"quay-{owner}", say.say("name-quay"), "row", own, owner)
        yield Place(f"hand-{owner}", say.say("name-hand"), "fan", own, owner)
        yield Place(f"laid-{owner}", say.say("name-laid"), area="mat", seat=owner)


def boats(view: dict[str, Any], seat: int | None, say: Words) -> Iterator[Piece]:
    """The boats in the harbour and, while boats are moored, what each seat may moor."""
    for berth, owner, broad in zip(BERTHS, view["berths"], view["broad"], strict=True):
        if owner is not None:
            kind = "barge" if broad else "boat"
            yield Piece(f"boat-{berth}", kind, berth, say.say(f"name-{kind}"), colour=str(owner))
    for owner, row in enumerate(view["seats"] if view["phase"] == "mooring" else []):
        for kind in ("boat", "barge") if row["barge"] else ("boat",):
            yield Piece(f"{kind}-{owner}", kind, f"quay-{owner}", say.say(f"name-{kind}"), colour=str(owner))


def cards(rows: list[dict[str, Any]], say: Words) -> Iterator[Piece]:
    for owner, row in enumerate(rows):
        for place in range(row["cards"]):
            card = None if row["hand"] is None else row["hand"][place]
            yield card_piece(f"card-{owner}-{place}", f"hand-{owner}", card, place, say)
        if row["laid"]:
            yield card_piece(f"laid-card-{owner}", f"laid-{owner}", row["card"], 0, say)


def card_piece(id: str, place: str, card: int | None, order: int, say: Words) -> Piece:
    if card is None:
        return Piece(id, "card", place, say.say("name-card-back"), order, "down")
    return Piece(id, "card", place, say.say("name-card", {"card": card}), order, slots={"value": str(card)})


def choices(view: dict[str, Any], seat: int | None, decision: Decision, say: Words) -> Iterator[Choice]:
    """Any move of the game whose things are on the table, legal or not."""
    assert seat is not None
    row, mooring = view["seats"][seat], view["phase"] == "mooring"
    for move in decision.moves:
        verb, _, what = move.partition(" ")
        if verb in ("moor", "barge"):
            label = say.say(f"move-{verb}", {"berth": what.removeprefix("b")})
            if mooring and (verb == "moor" or row["barge"]):
                yield Choice(move, label, [f"{'boat' if verb == 'moor' else verb}-{seat}", what])
        elif verb == "keep":
            yield Choice(move, say.say("move-keep"))
        elif int(what) in row["hand"]:
            place = row["hand"].index(int(what))
            yield Choice(move, say.say(f"move-{verb}", {"card": what}), [f"card-{seat}-{place}"])


def prompt(view: dict[str, Any], decision: Decision | None, say: Words, called: list[str]) -> Prompt:
    if decision is not None:
        kind = decision.kind
        return Prompt(say.say(f"prompt-{kind}"), kind, KINDS[kind], say.say(f"coach-{kind}"))
    if view["over"]:
        return Prompt(say.say("status-over"), rules=["HB-9"])
    kind = {"mooring": "moor_boat", "ferry": "swap_card", "laying": "lay_card"}[view["phase"]]
    waiting = [called[owner] for owner in view["asked"]]
    return Prompt(say.say(f"waiting-{kind}", {"names": waiting}), rules=KINDS[kind])


def result(view: dict[str, Any], say: Words) -> Result:
    order = sorted(range(len(view["seats"])), key=lambda owner: view["ranks"][owner])
    rows = [ResultRow(owner, view["ranks"][owner], str(view["seats"][owner]["score"]), []) for owner in order]
    return Result(say.say("outcome-HB-9"), ["HB-9"], [], rows)
