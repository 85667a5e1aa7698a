"""The accusation: three names in one announcement, and the match is decided."""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.rows import replaced
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.moves import CANDIDATE_NAMES, CANDIDATES, CATEGORIES, CATEGORY_NAMES, CRIMINAL, NCIS
from tablee.games.ncis.rules.phases import Phase, Step
from tablee.games.ncis.rules.turns import ask, finish


def accuse(state: Components, seat: i64) -> Step:
    """Once begun it is completed, and nobody else is asked any more. (NCIS-150, NCIS-153)"""
    if state.tape is not None:
        state.tell(Event("accusation-begun", {"seat": seat}))
    return ask(state, Phase.ACCUSE_CRIMINEL, seat)


def name(state: Components, seat: i64, candidate: i64) -> Step:
    """One Criminel, one Organisation, one Complot, in this order; the third decides. (NCIS-150, NCIS-152)"""
    category = candidate // CANDIDATES
    state.named = replaced(state.named, category, candidate)
    if state.tape is not None:
        names = {"category": CATEGORY_NAMES[category], "candidate": CANDIDATE_NAMES[candidate]}
        state.tell(Event("name-given", {"seat": seat, **names}))
    if category == 0:
        return ask(state, Phase.ACCUSE_ORGANISATION, seat)
    if category == 1:
        return ask(state, Phase.ACCUSE_COMPLOT, seat)
    for each in range(CATEGORIES):
        tell_envelope(state, each)
    return finish(state, NCIS if is_right(state) else CRIMINAL, "NCIS-152")


def tell_envelope(state: Components, category: i64) -> None:
    """The three cards slide out, one after the other."""
    if state.tape is not None:
        secret, named = state.sealed[category], state.named[category]
        names = {"category": CATEGORY_NAMES[category], "candidate": CANDIDATE_NAMES[secret]}
        state.tell(Event("name-right" if secret == named else "name-wrong", {**names}, reveals=True))


def is_right(state: Components) -> bool:
    """All three names. (NCIS-152)"""
    return state.named == state.sealed
