"""Who is likely to win a match as it stands: weights found by fitting the ends of matches of the keener bot."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tablee.games.james_bond_007.bots.hopes import criminals_left, larger
from tablee.games.james_bond_007.rules.agents import colours_in_play, level_of
from tablee.games.james_bond_007.rules.board import FOUGHT_WITH
from tablee.games.james_bond_007.rules.components import Components
from tablee.games.james_bond_007.rules.criminals import fallen, hidden_roles
from tablee.games.james_bond_007.rules.dossiers import about, cards_held, gadgets_of, opens
from tablee.games.james_bond_007.rules.moves import COLOURS, SKILLS
from tablee.games.james_bond_007.rules.odds import SIDES, faces_above, help_of, help_of_gadget, lacking
from tablee.games.james_bond_007.rules.phases import Phase
from tablee.games.james_bond_007.rules.sets import count
from tablee.games.james_bond_007.rules.turns import result

LATE: Final = 1.08  # a trophy, the more the fewer criminals are left in all,
SCARCE: Final = 0.7  # and by the root of how many that is
POINT: Final = 0.13  # a point of any skill,
HIGH: Final = 0.036  # and the more the higher it is: by the square of the level
READY: Final = 0.085  # a fight that can be begun, by the chance to win it,
KNOWN: Final = 0.2  # and more if it is known which room to enter
USEFUL: Final = 0.12  # a gadget for which there is a criminal left, the first three of a skill
CARD: Final = 0.035  # any card


def chances_to_win(state: Components) -> list[float]:
    """Of each seat; they add up to 1. Once the match is over, the winners share it. (JB-96, JB-97, JB-98)"""
    if state.phase is Phase.OVER:
        winners = result(state).winners()
        return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(state.seats)]
    scores = [standing(state, seat) for seat in range(state.seats)]
    top = scores[0]
    for score in scores:
        top = larger(top, score)
    shares = [exp(score - top) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]


def standing(state: Components, seat: i64) -> float:
    """How well a seat stands; a difference of 1 makes it e times as likely to win."""
    taken = fallen(state)
    done, left = float(count(taken)), float(3 * state.seats - count(taken))
    trophies = float(count(state.trophies[seat]))
    score = trophies * (LATE * done / (done + left) + SCARCE / sqrt(left + 1.0))
    score += CARD * float(cards_held(state, seat)) + fights_ready(state, seat, taken)
    for skill in range(SKILLS):
        level = float(level_of(state, seat, skill))
        score += POINT * level + HIGH * level * level
        if criminals_left(taken, colours_in_play(state), skill):
            gadgets = count(gadgets_of(state, seat, skill))
            score += USEFUL * float(gadgets if gadgets < 3 else 3)
    return score


def fights_ready(state: Components, seat: i64, taken: i64) -> float:
    """What the fights in the bases that are open to this seat promise. (JB-75, JB-87)"""
    score = 0.0
    for base in range(COLOURS):
        if opens(state, seat, base):
            hidden = hidden_roles(state, seat, base, taken)
            for role in range(3):
                criminal = 3 * base + role
                if not taken >> criminal & 1:
                    short = lacking(state, seat, criminal) - help_of(about(state, seat, criminal))
                    wins = faces_above(short - help_of_gadget(state, seat, FOUGHT_WITH[criminal]))
                    worth = READY if hidden >> role & 1 else READY + KNOWN
                    score += worth * float(wins) / float(SIDES)
    return score
