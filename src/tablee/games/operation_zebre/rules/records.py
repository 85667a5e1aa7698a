"""What a finished match leaves: its documents in the order of reading, and what it adds to a career."""

from tablee.engine.json import Json
from tablee.engine.match import Match
from tablee.engine.refused import Refused
from tablee.games.operation_zebre.rules.sides import box_of
from tablee.games.operation_zebre.rules.state import State


class Document:
    """A document that was read, and what became of it."""

    def __init__(self, state: State, place: int) -> None:
        self.reader = state.past_readers[place]
        self.face = state.past_faces[place]
        self.kept = state.past_kept[place]
        self.total = box_of(state).total(self.face, self.kept)
        self.namer = state.past_namers[place]  # -1: nobody
        self.thief = state.past_thieves[place]  # -1: nobody


def documents(state: State) -> list[Document]:
    return [Document(state, place) for place in range(len(state.past_faces))]


def record(match: Match, seat: int) -> dict[str, Json]:
    """What a career keeps of a finished match for whoever sat here; refuses one that goes on."""
    state, outcome = match.state, match.outcome
    assert isinstance(state, State)
    if outcome is None:
        raise Refused("not-over", {"game": match.game.slug})
    read = documents(state)
    understood: list[Json] = [each.total for each in read if each.reader == seat and each.namer >= 0]
    return {
        "mode": "comp" if state.versus else "coop",
        "side": str(match.options["side"]),
        "won": outcome.reason == "OZ-52" if not state.versus else outcome.ranks[seat] < max(outcome.ranks),
        "read": len(read),
        "named": sum(each.namer == seat for each in read),
        "understood": understood,
        "intercepted": sum(each.thief == seat for each in read),
    }
