"""Opération Zèbre: censored documents, read aloud and guessed."""

from collections.abc import Sequence

from tablee.engine.answers import Examples
from tablee.engine.game import Json
from tablee.engine.match import Match
from tablee.engine.options import Option
from tablee.engine.policy import Policy
from tablee.engine.rng import Rng
from tablee.engine.state import State as AnyState
from tablee.games.operation_zebre import answers, channels
from tablee.games.operation_zebre.bots.memory import EXPERT, RANDOM, SIMPLE
from tablee.games.operation_zebre.bots.simple import Agent
from tablee.games.operation_zebre.box.editions import CLOSED, TODAY
from tablee.games.operation_zebre.box.faces import LANGS
from tablee.games.operation_zebre.face.career import career
from tablee.games.operation_zebre.face.scene import SLUG, scene
from tablee.games.operation_zebre.face.view import View, view
from tablee.games.operation_zebre.rules.content import CODES
from tablee.games.operation_zebre.rules.fields import FIELDS
from tablee.games.operation_zebre.rules.invariants import broken
from tablee.games.operation_zebre.rules.modes import EditionOption, ModeOption
from tablee.games.operation_zebre.rules.moves import MOVES
from tablee.games.operation_zebre.rules.records import record
from tablee.games.operation_zebre.rules.state import State, set_up, settled
from tablee.games.operation_zebre.rules.why import why_not
from tablee.parts import GameOfParts, Parts

VARIANTS = ["none", "p1", "p2", "p3", "p4", "m1", "m2", "m3", "m4", "p1m1", "p2m1", "p3m1", "p1m2", "p2m2", "p1m3"]


def options(langs: list[str]) -> list[Option]:
    """What a table settles, with these boxes to choose from. (section 3 of the rules)"""
    return [
        ModeOption("mode", ["coop", "comp"]),
        Option("side", ["novice", "avance"]),
        Option("lang", [*langs]),
        Option("variant", [*VARIANTS]),
        Option("remove_echec", [0, 1, 2, 3, 4]),
        Option("boxes", ["full", "-2", "-4", "-6"]),
        Option("no_hints", [False, True]),
        Option("reader_order", ["seat", "free"]),
        EditionOption("edition", CLOSED, TODAY),
        Option("max_difficulty", [3, 2, 1]),
        Option("reading_mode", ["screen", "voice", "voice-text"]),
        Option("answer_mode", ["typed", "spoken"]),
        Option("human_override", [True, False]),
        Option("intercept_text", ["hidden", "stays"]),
    ]


def simple() -> Policy:
    return Agent(SIMPLE)


class OperationZebre(GameOfParts[State, View]):
    """Opération Zèbre, for 2 to 12: together up to 8, in two teams from 6 on."""

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
        simple=simple,
    )

    def __init__(self, langs: list[str]) -> None:
        super().__init__(
            SLUG,
            version=1,
            seats=range(2, 13),
            minutes=range(25, 41),
            options=options(langs),
            moves=MOVES,
            kinds=CODES.decisions,
            events=CODES.events,
            longest=400,
            careers=True,
            judged=["lines", "text"],
        )

    def skilled(self, level: str) -> Policy:
        """Who plays for bots, and for somebody who leaves. (OZ-104)"""
        return Agent({"random": RANDOM, "simple": SIMPLE, "expert": EXPERT}[level])

    def judge(self, state: AnyState, seat: int, raw: Json) -> list[int]:
        return answers.judge(self.own(state), seat, raw)

    def glimpse(self, state: AnyState, seat: int, raw: Json) -> Json:
        return answers.glimpse(self.own(state), seat, raw)

    def wording(self, state: AnyState, seat: int, move: int) -> Json:
        return answers.wording(self.own(state), move)

    def examples(self, state: AnyState, seat: int, rng: Rng) -> Examples:
        return answers.examples(self.own(state), seat, rng)

    def record(self, match: Match, seat: int, times: Sequence[int] = ()) -> dict[str, Json]:
        return record(match, seat)

    def career(self, records: list[dict[str, Json]], locale: str) -> dict[str, Json]:
        return career(records, locale)

    def channels(self, state: AnyState, seat: int | None) -> dict[str, bool]:
        return channels.channels(self.own(state), seat)


GAME = OperationZebre([*LANGS])
