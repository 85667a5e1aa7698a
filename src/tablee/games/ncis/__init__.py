"""NCIS: one Criminel against a team of agents, over three zones of operation and three secrets."""

from collections.abc import Sequence

from tablee.engine.answers import Examples
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.ncis.bots.guide import Guide
from tablee.games.ncis.bots.simple import Simple
from tablee.games.ncis.bots.skill import Skill
from tablee.games.ncis.face.beats import beats
from tablee.games.ncis.face.career import career
from tablee.games.ncis.face.scene import scene
from tablee.games.ncis.face.view import View, view
from tablee.games.ncis.rules.content import CODES, SLUG
from tablee.games.ncis.rules.fields import FIELDS
from tablee.games.ncis.rules.invariants import broken
from tablee.games.ncis.rules.judge import examples, fired, judged
from tablee.games.ncis.rules.moves import MOVES
from tablee.games.ncis.rules.options import OPTIONS
from tablee.games.ncis.rules.phases import Phase
from tablee.games.ncis.rules.records import record
from tablee.games.ncis.rules.state import State, set_up, settled
from tablee.games.ncis.rules.why import why_not
from tablee.parts import GameOfParts, Parts


class Ncis(GameOfParts[State, View]):
    """NCIS, for 2 to 4. (NCIS-001)"""

    parts = Parts(
        state=State,
        fields=FIELDS,
        settled=settled,
        set_up=set_up,
        laws=broken,
        why_not=why_not,
        seen=View,
        view=view,
        scene=scene,
        simple=Simple,
        beats=beats,
    )

    def guide(self) -> Policy:
        return Guide()

    def skilled(self, level: str) -> Policy:
        return Skill({"random": 1, "simple": 3, "expert": 5}[level])

    def record(self, match: Match, seat: int, times: Sequence[int] = ()) -> dict[str, Json]:
        return record(match, seat, times)

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        return career(records, locale)

    def judge(self, state: AnyState, seat: int, raw: Json) -> list[int]:
        return judged(self.own(state), raw)

    def glimpse(self, state: AnyState, seat: int, raw: Json) -> Json:
        """Everybody watches aim and shots; of a puzzle nobody sees a draft. (9.2)"""
        own = self.own(state)
        if own.phase is Phase.SHOOTING:
            fired(own, raw)
            return raw
        judged(own, raw)
        return None

    def examples(self, state: AnyState, seat: int, rng: Rng) -> Examples:
        return examples(self.own(state), rng)


GAME = Ncis(
    SLUG,
    version=1,
    seats=range(2, 5),
    minutes=range(30, 46),
    options=OPTIONS,
    moves=MOVES,
    kinds=CODES.decisions,
    events=CODES.events,
    longest=27_612,
    careers=True,
    judged=["gallery", "words", "bullets", "path"],
)
