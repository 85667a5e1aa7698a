"""Before the first turn: what the table settled, passports, agents on their places."""

from mypy_extensions import i64

from tablee.engine.events import Event
from tablee.engine.options import Options, Value
from tablee.engine.rows import replaced
from tablee.games.james_bond_007.rules.agents import colours_in_play
from tablee.games.james_bond_007.rules.board import START
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.dealing import lay_cards
from tablee.games.james_bond_007.rules.moves import AGENT_NAMES, HQ, SITE_NAMES, SKILLS
from tablee.games.james_bond_007.rules.phases import Phase
from tablee.games.james_bond_007.rules.turns import roll_for_first


def settle(state: Components, seats: int, options: Options) -> None:
    """What the table agreed on before the match."""
    state.seats = seats
    state.chain = options["chain_neutralisation"] is True
    state.tie_fails = options["tie_is_failure"] is True
    state.forced = options["must_leave_mode"] == "forced"
    state.dealt = options["passport_choice"] == "random"
    state.from_hq = options["start_placement"] == "hq"
    state.stale_limit = rounds(options["stale_limit"])
    state.round_limit = rounds(options["round_limit"])
    state.memory_aid = options["memory_aid"] is True


def rounds(limit: Value | list[Value]) -> int:
    """A number of rounds; 0 when the limit is off."""
    return limit if isinstance(limit, int) else 0


def free_agents(state: Components) -> list[int]:
    """The agents of the passports nobody has: who takes a colour takes both sides of it. (JB-15, JB-G3)"""
    colours = colours_in_play(state)
    return [agent for agent in range(len(AGENT_NAMES)) if not colours >> agent // 2 & 1]


def take_passport(state: Components, seat: i64, agent: i64, code: str) -> None:
    """An agent with the levels of its side, whatever became of it in other matches. (JB-16, JB-G38)"""
    state.agents = replaced(state.agents, seat, agent)
    levels = state.levels[:]
    for skill in range(SKILLS):
        levels[SKILLS * seat + skill] = START[SKILLS * agent + skill]
    state.levels = levels
    if state.tape is not None:
        state.tell(Event(code, {"seat": seat, "agent": AGENT_NAMES[agent]}))


def deal_passports(state: Components) -> None:
    """Every seat is dealt one of the agents left, all as likely. (JB-15)"""
    for seat in range(state.seats):
        agents = free_agents(state)
        take_passport(state, seat, agents[state.below(len(agents))], "passport-dealt")
    begin_placement(state)


def choose_passport(state: Components, seat: i64, agent: i64) -> None:
    """In seat order. (JB-15)"""
    take_passport(state, seat, agent, "passport-chosen")
    state.actor = seat + 1
    if state.actor == state.seats:
        begin_placement(state)


def begin_placement(state: Components) -> None:
    """Agents are put on their places, or all left at headquarters. (JB-17)"""
    if not state.from_hq:
        state.phase = Phase.PLACEMENT
        state.actor = 0
        return
    for seat in range(state.seats):
        put_agent(state, seat, HQ)
    begin_play(state)


def place_agent(state: Components, seat: i64, place: i64) -> None:
    """In seat order. (JB-17)"""
    put_agent(state, seat, place)
    state.actor = seat + 1
    if state.actor == state.seats:
        begin_play(state)


def put_agent(state: Components, seat: i64, place: i64) -> None:
    """Where an agent waits for its first turn; starting there is no arrival. (JB-17, JB-30, JB-G4)"""
    state.spot = replaced(state.spot, seat, place)
    if state.tape is not None:
        if place == HQ:
            state.tell(Event("agent-at-hq", {"seat": seat}))
        else:
            state.tell(Event("agent-placed", {"seat": seat, "site": SITE_NAMES[place]}))


def begin_play(state: Components) -> None:
    lay_cards(state)
    roll_for_first(state)
