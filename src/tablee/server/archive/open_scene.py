"""The open scene: a finished match with all cards on the table. Each place is as whoever knows most of it sees it."""

from typing import Any

from tablee.engine.match import Match


def open_scene(match: Match, locale: str, names: list[str]) -> dict[str, Any]:
    """The public scene, and at every place the pieces of the seat that sees most of them face up."""
    public: dict[str, Any] = match.scene(None, locale, names)
    scenes: list[dict[str, Any]] = [match.scene(seat, locale, names) for seat in range(match.seats)]
    places = {place["id"]: place for scene in [*reversed(scenes), public] for place in scene["places"]}
    pieces: list[dict[str, Any]] = []
    for id in places:
        sights = [[piece for piece in scene["pieces"] if piece["place"] == id] for scene in [public, *scenes]]
        best = max(sights, key=known)
        pieces.extend(best)
    return {**public, "places": list(places.values()), "pieces": pieces}


def known(pieces: list[dict[str, Any]]) -> int:
    """How much of what lies at a place can be read."""
    return sum(piece.get("face", "up") == "up" for piece in pieces)
