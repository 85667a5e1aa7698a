"""The stage for tests of NCIS: a table with just what a test needs on it."""

from typing import Any, TypedDict, Unpack

from tests.stage import play

from tablee.engine.match import Match
from tablee.games.ncis import GAME as GAME

RANKS = ("1", "2a", "2b", "2c", "3a", "3b", "3c", "4a", "4b", "5")
NUMBERED = [letter + rank for letter in "vapso" for rank in RANKS]
CARDS = [*NUMBERED, *(f"emb{number}" for number in range(1, 7)), *(f"inf{number}" for number in range(1, 6))]
ZONE_CARDS = [f"z{number:02}" for number in range(1, 16)]
CAMPS = {"c": "criminal", "n": "ncis"}


class Setting(TypedDict, total=False):
    """What lies on the table; whatever a test does not care about is left out. Hands go by seat, zones by number."""

    seats: int
    seed: int
    options: dict[str, object]
    actor: int
    due: int
    turn: int
    asked: int
    threat: int
    sealed: list[str]
    rows: list[int]
    agents: list[str]
    zones: dict[int, str]
    lanes: dict[int, list[str]]
    locked: list[int]
    resolved: bool
    zone_pile: list[str]
    pile: list[str]
    discard: list[str]
    hands: dict[int, list[str]]
    seen: dict[int, list[str]]
    face_down: list[int]
    trial_time: int
    divert: int
    layout: dict[str, str]
    performed: list[int]
    trial_pile: list[str]
    winner: str
    more: dict[str, Any]


def position(phase: str = "play", **given: Unpack[Setting]) -> dict[str, Any]:
    """A position in this phase with what is given; the rest is as plain as it can be.

    Hands are filled up with cards of no importance; what is nowhere else is in the piles, unless `pile` says which
    cards are there: then the others have been discarded.
    """
    seats, actor = given.get("seats", 3), given.get("actor", 0)
    whole: dict[str, Any] = GAME.start(seats=seats, seed=0, options=given.get("options", {})).position()
    board = whole["board"]
    due = given.get("due", actor or 1)
    board |= {
        "phase": phase,
        "actor": actor,
        "due": due,
        "asked": given.get("asked", actor),
        "turn": given.get("turn", 2 if actor else 1),
        "threat": given.get("threat", 0),
        "sealed": given.get("sealed", ["c6", "o4", "p9"]),
        "rows": given.get("rows", [0, 0, 0]),
        "agents": given.get("agents", board["agents"]),
        "locked": given.get("locked", []),
        "resolved": given.get("resolved", False),
        "face_down": given.get("face_down", [0, 0]),
        "trial_time": given.get("trial_time", 0),
        "divert": given.get("divert", 0),
        "performed": given.get("performed", []),
        "winner": given.get("winner"),
    }
    lay_zones(board, given)
    deal(board, given)
    lay_trials(board, given)
    lay_targets(board, given)
    board |= given.get("more", {})
    return whole


def lay_zones(board: dict[str, Any], given: Setting) -> None:
    """Zone cards and lanes: "n v4a" is a card of the NCIS, "c a3a down" one of the Criminel, face down."""
    wanted = given.get("zones", {})
    spare = [card for card in ("z09", "z10", "z02") if card not in wanted.values()]
    board["zones"] = [wanted.get(zone) or spare.pop(0) for zone in (1, 2, 3)]
    left = [card for card in ZONE_CARDS if card not in board["zones"]]
    pile = given.get("zone_pile", left)
    board["zone_pile"], board["zone_discard"] = pile, [card for card in left if card not in pile]
    lanes = given.get("lanes", {})
    board["lanes"] = [[CAMPS[card[0]] + card[1:] for card in lanes.get(zone, [])] for zone in (1, 2, 3)]


def deal(board: dict[str, Any], given: Setting) -> None:
    """Hands as they are given, filled up; seen cards; piles."""
    laid = [text.split(" ")[1] for lane in board["lanes"] for text in lane]
    ambush = given.get("more", {}).get("ambush")
    hands = {seat: list(hand) for seat, hand in given.get("hands", {}).items()}
    taken = {*laid, *(card for hand in hands.values() for card in hand)}
    taken |= {*given.get("pile", []), *given.get("discard", []), ambush}
    filler = [card for card in reversed(NUMBERED) if card not in taken and not card.endswith("1")]
    for seat, row in enumerate(board["seats"]):
        hand = hands.get(seat, [])
        size = (3 if seat else 4) - (1 if ambush and seat == board["actor"] else 0)
        while len(hand) < size:
            hand.append(filler.pop(0))
        row["hand"] = sorted(hand, key=CARDS.index)
        row["seen"] = sorted(given.get("seen", {}).get(seat, []), key=CARDS.index)
    held = {card for row in board["seats"] for card in row["hand"]} | {*laid} | ({ambush} if ambush else set())
    left = [card for card in CARDS if card not in held]
    discard = given.get("discard")
    if discard is None:
        discard = [card for card in left if card not in given.get("pile", left)]
    board["discard"] = discard
    board["pile"] = [card for card in left if card not in discard]


def lay_trials(board: dict[str, Any], given: Setting) -> None:
    every = [*board["trial_pile"], *board["trial_discard"]]
    pile = given.get("trial_pile", every)
    more = given.get("more", {})
    used = {more.get("trial_card"), more.get("held_card")}
    board["trial_pile"] = [card for card in every if card in pile and card not in used]
    board["trial_discard"] = [card for card in every if card not in pile and card not in used]


def lay_targets(board: dict[str, Any], given: Setting) -> None:
    """Targets stand on places 1 to 8, unless it is said where."""
    names = ["r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4"]
    layout = given.get("layout", {name: f"l{place}" for place, name in enumerate(names, start=1)})
    board["layout"] = [layout.get(name) for name in names]


def table(phase: str = "play", **given: Unpack[Setting]) -> Match:
    """A match that goes on from such a position."""
    return GAME.from_position(position(phase, **given), seed=given.get("seed", 0))


# Zones that are about to be decided.

NCIS_AHEAD = ["n v4a", "n v3a", "c a2a", "c a3a"]  # 7 to 5
CRIMINAL_AHEAD = ["c v4a", "c v3a", "n a2a", "n a3a"]  # 7 to 5


def about_to_win(zone: int, card: str, **given: Unpack[Setting]) -> Match:
    """The NCIS is ahead in this zone, where this card lies, with four cards; agent 1 may lay the fifth, a v5."""
    given.setdefault("actor", 1)
    given["zones"] = {zone: card, **given.get("zones", {})}
    given["lanes"] = {zone: NCIS_AHEAD, **given.get("lanes", {})}
    given["hands"] = {given["actor"]: ["v5"], **given.get("hands", {})}
    return table(**given)


def win_zone(zone: int, card: str, **given: Unpack[Setting]) -> Match:
    """The NCIS has just won this zone with this card on it, in a turn of agent 1 (or of the Criminel)."""
    match = about_to_win(zone, card, **given)
    play(match, f"{given.get('actor', 1)} card v5 {zone}")
    return match


def lose_zone(zone: int, card: str, **given: Unpack[Setting]) -> Match:
    """The Criminel has just won this zone with this card on it, in his turn (or in an agent's)."""
    actor = given.setdefault("actor", 0)
    given["zones"] = {zone: card, **given.get("zones", {})}
    given["lanes"] = {zone: CRIMINAL_AHEAD, **given.get("lanes", {})}
    given["hands"] = {actor: ["o2a"], **given.get("hands", {})}
    match = table(**given)
    play(match, f"{actor} card o2a {zone}")
    return match


def name_all(match: Match, *categories: str) -> None:
    """The one who is asked names these categories, one after the other."""
    for category in categories:
        (decision,) = match.open()
        match.play(decision.seat, f"clue {category}")


def board(match: Match) -> Any:
    return match.position()["board"]


def lane(match: Match, zone: int) -> list[str]:
    """A zone's cards, in the short notation."""
    texts: list[str] = board(match)["lanes"][zone - 1]
    return [text[0] + text[text.index(" ") :] for text in texts]


def drawn(match: Match, viewer: int | None) -> Any:
    """The scene of a viewer, in English."""
    return match.scene(viewer, "en")


def tokens(match: Match) -> tuple[int, int, int, int]:
    """Face-down tokens of the Criminel and of the NCIS, time tokens, divert tokens."""
    now = board(match)
    return (*now["face_down"], now["trial_time"], now["divert"])


def accuse(match: Match, seat: int, criminal: str, organisation: str, plot: str) -> None:
    for move in ("accuse", f"name {criminal}", f"name {organisation}", f"name {plot}"):
        match.play(seat, move)
