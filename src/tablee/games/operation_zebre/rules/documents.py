"""Drawing documents, and which lines of one may be left."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import replaced
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.conditions import Condition, may_lock, some_lock
from tablee.games.operation_zebre.rules.content import MISSIONS, PROTOCOLS
from tablee.games.operation_zebre.rules.moves import DECLARE, LOCK, SHOW
from tablee.games.operation_zebre.rules.moves import MISSIONS as MISSION_COUNT
from tablee.games.operation_zebre.rules.sides import box_of, open_missions


def pile(state: Components) -> list[int]:
    """The cards that can be drawn: not held, not used. (OZ-14)"""
    return [card for card in box_of(state).within(state.hardest) if card not in state.used and card not in state.card]


def draw(state: Components, seat: i64) -> None:
    """One card of the bag; where it is empty, the used cards come back first. (OZ-06, OZ-15, OZ-22)"""
    bag = pile(state)
    if not bag:
        state.used = []
        bag = pile(state)
        if state.tape is not None:
            state.tell(Event("box-refilled", {"cards": len(bag)}))
    card = bag[state.below(len(bag))]
    state.card = replaced(state.card, seat, card)
    if state.tape is not None:
        titles = box_of(state).titles
        unseen = Event("card-drawn", {"seat": seat})
        own: Facts = {"seat": seat, "first": titles[2 * card], "second": titles[2 * card + 1]}
        state.tell(Event("card-drawn-own", own, audience=[seat], otherwise=unseen, reveals=True))


def protocols(state: Components) -> list[Condition]:
    """All that are in play, for every document. (OZ-55, OZ-56)"""
    return [PROTOCOLS[card] for card in range(4) if state.protocols >> card & 1]


def conditions(state: Components, declared: i64) -> list[Condition]:
    """What the lines left must meet: the protocols, and the mission if one is declared. (OZ-55, OZ-58)"""
    asked = protocols(state)
    if declared >= 0:
        asked.append(MISSIONS[declared])
    return asked


def suits(state: Components, face: i64, mission: i64) -> bool:
    """Whether some lock of this face can meet this mission. (OZ-58)"""
    box = box_of(state)
    category = MISSIONS[mission].category
    if category != -1 and category != box.categories[face]:
        return False
    return some_lock(conditions(state, mission), box.values[face], 0, 0) != 0


def censoring_moves(state: Components, seat: i64) -> list[int]:
    """A mission before the first line, lines in rising order, the lock. (OZ-09, OZ-10, OZ-55, OZ-58)"""
    face, kept, declared = state.face[seat], state.kept[seat], state.declared[seat]
    values = box_of(state).values[face]
    moves: list[int] = []
    missions = open_missions(state)
    if kept == 0 and declared < 0 and missions != 0:
        for mission in range(MISSION_COUNT):
            if missions >> mission & 1 and suits(state, face, mission):
                moves.append(DECLARE + mission)
    asked = conditions(state, declared)
    for line in range(len(values)):
        if kept >> line == 0 and (not asked or some_lock(asked, values, kept | 1 << line, line + 1) != 0):
            moves.append(SHOW + line)
    if may_lock(asked, values, kept):
        moves.append(LOCK)
    return moves


def erasable(state: Components, seat: i64) -> list[int]:
    """The lines that Effacer may pick, from 0: any that the protocols allow. (OZ-45, OZ-55)"""
    values = box_of(state).values[state.face[seat]]
    asked = protocols(state)
    lines: list[int] = []
    for line in range(len(values)):
        if all_allow(asked, values, state.kept[seat], line):
            lines.append(line)
    return lines


def all_allow(asked: list[Condition], values: list[int], kept: int, line: int) -> bool:
    return all(condition.allows(values, kept, line) for condition in asked)
