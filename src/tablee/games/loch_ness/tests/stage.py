"""The stage for tests of Loch Ness: a table with just what a test needs on it."""

from typing import Any, TypedDict, Unpack

import tablee
from tablee.engine.match import Match

GAME = tablee.game("loch-ness")
PHOTOS = ["head", "body", "tail"]
FRONTS = [f"g{group}{side}" for group in range(1, 16) for side in "ab"]
REARS = [f"g{group}r" for group in range(1, 16)]
SECTOR_OF = "AAABBCCCDDEEEFF"
FIRST_ROUND = ("setup-nessie", "setup-blockers", "place")
CARDS_OUT = ("place", "church", "move1", "move2", "castle", "bagpipes", "photos")


class Setting(TypedDict, total=False):
    """What lies on the table; whatever a test does not care about is left out. Dicts go by seat."""

    seats: int
    seed: int
    options: dict[str, object]
    round: int
    first: int
    turn: int
    actor: int
    big: str
    little: int
    symbol: int
    cameras: dict[int, dict[str, str]]
    down: dict[int, list[str]]
    standing: dict[int, str]
    laid: dict[int, int]
    discard: dict[int, list[int]]
    score: dict[int, int]
    album: dict[int, list[int]]
    public: dict[int, list[int]]
    display: list[str]
    due: dict[int, int]
    bid: dict[int, str]
    looked: int | str | None
    blockers: list[str]
    dummy_up: list[int]
    dummy_top: int | None


def position(phase: str, **given: Unpack[Setting]) -> dict[str, Any]:
    """A position in this phase with what is given; the rest is as plain as it can be.

    Hands are full, the other photos are in the pile, card players have laid a 2 where cards are out, and who has no
    camera has one that is in nobody's way.
    """
    seats, first, turn = given.get("seats", 3), given.get("first", 0), given.get("turn", 0)
    whole: dict[str, Any] = GAME.start(seats=seats, seed=0, options=given.get("options", {})).position()
    if phase in CARDS_OUT:
        given.setdefault("laid", {(first + place) % seats: 2 for place in range(min(seats, 3))})
    rows = [row | _row(seat, given) for seat, row in enumerate(whole["board"]["seats"])]
    display = given.get("display", PHOTOS)
    whole["board"] |= {
        "phase": phase,
        "round": given.get("round", 1 if phase in FIRST_ROUND else 2),
        "first": first,
        "actor": given.get("actor", _actor(phase, seats, first, turn, given)),
        "turn": turn,
        "big": given.get("big", "s1"),
        "little": given.get("little", 9),
        "symbol": given.get("symbol", 0),
        "looked": given.get("looked"),
        "dummy_up": given.get("dummy_up", []),
        "dummy_top": given.get("dummy_top"),
        "blockers": given.get("blockers", []),
        "pile": [9 - display.count(kind) - sum(row["album"][i] for row in rows) for i, kind in enumerate(PHOTOS)],
        "display": display,
        "seats": rows,
    }
    if phase not in FIRST_ROUND:
        _place_spare_cameras(whole["board"])
    return whole


def _row(seat: int, given: Setting) -> dict[str, Any]:
    laid, discard = given.get("laid", {}).get(seat), given.get("discard", {}).get(seat, [])
    standing = given.get("standing", {}).get(seat)
    gone = discard if laid is None or standing == "distillerie" else [*discard, laid]
    return {
        "score": given.get("score", {}).get(seat, 0),
        "standing": standing,
        "cameras": dict(given.get("cameras", {}).get(seat, {})),
        "down": given.get("down", {}).get(seat, []),
        "hand": [value for value in range(1, 6) if value not in gone],
        "discard": discard,
        "laid": laid,
        "album": given.get("album", {}).get(seat, [0, 0, 0]),
        "public": given.get("public", {}).get(seat, [0, 0, 0]),
        "due": given.get("due", {}).get(seat, 0),
        "bid": given.get("bid", {}).get(seat),
    }


def _actor(phase: str, seats: int, first: int, turn: int, given: Setting) -> int:
    """Whose turn it is: who stands on the action of this phase, who has photos due, or the next in turn order."""
    action = {"church": "eglise", "castle": "chateau", "bagpipes": "cornemuses"}.get(phase)
    order = [(first + place) % seats for place in range(seats)]
    chosen = [seat for seat in order if action and given.get("standing", {}).get(seat) == action]
    chosen += [seat for seat in order if phase == "photos" and given.get("due", {}).get(seat)]
    return [*chosen, order[turn % seats]][0]


def _place_spare_cameras(board: dict[str, Any]) -> None:
    """Put a 3 behind, away from where Nessie will surface, for every seat without a camera."""
    swims = 0 if board["phase"] in ("bagpipes", "photos") else sum(row["laid"] or 0 for row in board["seats"])
    landing = (int(board["big"][1:]) - 1 + swims + (board["dummy_top"] or 0)) % 15
    near = {SECTOR_OF[landing], SECTOR_OF[(landing + 1) % 15]}
    taken = {space for row in board["seats"] for space in row["cameras"].values()}
    spare = (space for group, space in enumerate(REARS) if SECTOR_OF[group] not in near and space not in taken)
    for row in board["seats"]:
        if not set(row["cameras"]) - {"white"}:
            row["cameras"]["3"] = next(spare)


def table(phase: str, **given: Unpack[Setting]) -> Match:
    """A match that goes on from such a position."""
    return GAME.from_position(position(phase, **given), seed=given.get("seed", 0))


def before_reveal(at: str, cards: tuple[int, int, int] = (2, 2, 2), **given: Unpack[Setting]) -> Match:
    """Everybody has moved but the last, who may still pass: then these cards, in turn order, bring Nessie to `at`.

    With two players the third card is the top of the dummy deck.
    """
    seats, first = given.get("seats", 3), given.get("first", 0)
    steps = sum(cards)
    given["laid"] = {(first + place) % seats: value for place, value in enumerate(cards[: min(seats, 3)])}
    given["big"] = f"s{(int(at[1:]) - 1 - steps) % 15 + 1}"
    given["turn"] = seats - 1
    if seats == 2:
        given["dummy_top"] = cards[2]
    return table("move2", **given)


def surface(at: str, cards: tuple[int, int, int] = (2, 2, 2), **given: Unpack[Setting]) -> Match:
    """Nessie has just surfaced there: the match stands at the first decision after the reveal."""
    match = before_reveal(at, cards, **given)
    match.play(match.open()[0].seat, "pass")
    return match


def targets(match: Match, seat: int) -> dict[str, set[str]]:
    """The cameras this seat may place or move now, each with the spaces it may go to."""
    found: dict[str, set[str]] = {}
    for move in match.decision(seat).moves:
        if move.startswith("camera "):
            _, camera, space = move.split()
            found.setdefault(camera, set()).add(space)
    return found
