"""The move space of NCIS, and the names of cards, zones, targets, candidates and camps.

An Operation card is a number: 0..49 are the numbered ones, ten of each series, then come the Embuscades and the
Informateurs. Sets of cards are bits. Zones are numbered from 0 inside and from 1 outside.
"""

from typing import Final

from tablee.engine.moves import MoveTable

NOBODY: Final = -1  # in fields and rows: no card, no seat, no slot, no choice

# Camps. Seat 0 is the Criminel, the others are agents. (NCIS-S01)
CRIMINAL: Final = 0
NCIS: Final = 1
CAMP_NAMES: Final = ["criminal", "ncis"]

# Operation cards. (8.1)
SERIES: Final = 5
NUMBERED: Final = 50
AMBUSHES: Final = 6
INFORMERS: Final = 5
CARDS: Final = 61
AMBUSH_CARD: Final = 50
INFORMER_CARD: Final = 56
SERIES_NAMES: Final = ["v", "a", "p", "s", "o"]
CARD_NAMES: Final = [
    *(letter + rank for letter in SERIES_NAMES for rank in ("1", "2a", "2b", "2c", "3a", "3b", "3c", "4a", "4b", "5")),
    *(f"emb{number}" for number in range(1, AMBUSHES + 1)),
    *(f"inf{number}" for number in range(1, INFORMERS + 1)),
]

ZONES: Final = 3
FULL: Final = 5  # cards that lock a zone (NCIS-023)
ZONE_NUMBERS: Final = ["1", "2", "3"]
ZONE_CARD_NAMES: Final = [f"z{number:02}" for number in range(1, 16)]
AGENT_NAMES: Final = ["gibbs", "dinozzo", "ziva", "mcgee", "abby", "mallard"]
SEAT_NAMES: Final = ["n1", "n2", "n3"]  # of seats 1, 2, 3

# Clues. (8.4)
CATEGORIES: Final = 3
CANDIDATES: Final = 9
ROWS: Final = 6
CATEGORY_NAMES: Final = ["c", "o", "p"]
CANDIDATE_NAMES: Final = [f"{category}{number}" for category in CATEGORY_NAMES for number in range(1, CANDIDATES + 1)]

# Trials. (8.5)
DECRYPTAGE: Final = 0
BALISTIQUE: Final = 1
AUTOPSIE: Final = 2
TRIAL_NAMES: Final = ["decryptage", "balistique", "autopsie"]  # under zones 1, 2 and 3 (NCIS-104)
DECK_NAMES: Final = [
    [f"g{number}" for number in range(1, 11)],
    [f"bal{number}" for number in range(1, 12)],
    [f"aut{number}" for number in range(1, 11)],
]
TRIAL_CARD_NAMES: Final = [card for deck in DECK_NAMES for card in deck]
TRIAL_CARDS: Final = 31
FIRST_OF_DECK: Final = [0, 10, 21, 31]  # the first card of each deck, and where the last one ends
WORDS: Final = 8  # on the Solutions card of a grid
BULLETS: Final = 12
LEVEL_NAMES: Final = ["normal", "easy", "hard"]

# The gallery. (8.8)
TARGETS: Final = 8
SLOTS: Final = 18
TARGET_NAMES: Final = ["r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4"]
SLOT_NAMES: Final = [f"l{number}" for number in range(1, SLOTS + 1)]

# Which card of either camp an Informateur exchanges: ranks of the NCIS card and of the Criminel's, from 0. (NCIS-061)
PAIRS: Final = 6
NCIS_RANK: Final = [0, 0, 0, 1, 1, 2]
CRIMINAL_RANK: Final = [0, 1, 2, 0, 1, 0]
SWAPS: Final = ZONES * PAIRS + 1  # for each Informateur; the last is no exchange
NO_SWAP: Final = ZONES * PAIRS

# The first move of each range.
CARD: Final = 0
HIDE: Final = 150
AMBUSH: Final = 300
SWAP: Final = 306
PASS: Final = 401
CALL: Final = 402
BEGIN: Final = 410
HIT: Final = 411
STRAY: Final = 412
MISS: Final = 413
RIGHT: Final = 414
WRONG: Final = 415
TIMEOUT: Final = 416
STRIKE: Final = 417
PUT: Final = 420
SERIES_MOVE: Final = 564
CLUE: Final = 569
AGENT: Final = 572
LOOK: Final = 578
DISCARD: Final = 581
PERFORM: Final = 642
WORD: Final = 645
ACCUSE: Final = 653
NAME: Final = 654
CONTINUE: Final = 681
END: Final = 682


def lay_out() -> MoveTable:
    table = MoveTable()
    exchanges = [
        f"{zone} {NCIS_RANK[pair] + 1} {CRIMINAL_RANK[pair] + 1}" for zone in ZONE_NUMBERS for pair in range(PAIRS)
    ]
    assert table.add("card", CARD_NAMES[:NUMBERED], ZONE_NUMBERS) == CARD
    assert table.add("hide", CARD_NAMES[:NUMBERED], ZONE_NUMBERS) == HIDE
    assert table.add("ambush", CARD_NAMES[AMBUSH_CARD:INFORMER_CARD]) == AMBUSH
    assert table.add("swap", CARD_NAMES[INFORMER_CARD:], [*exchanges, "none"]) == SWAP
    assert table.add("pass") == PASS
    assert table.add("call", TARGET_NAMES) == CALL
    assert table.add("begin") == BEGIN
    assert table.add("hit") == HIT
    assert table.add("stray") == STRAY
    assert table.add("miss") == MISS
    assert table.add("right") == RIGHT
    assert table.add("wrong") == WRONG
    assert table.add("timeout") == TIMEOUT
    assert table.add("strike", ZONE_NUMBERS) == STRIKE
    assert table.add("put", TARGET_NAMES, SLOT_NAMES) == PUT
    assert table.add("series", SERIES_NAMES) == SERIES_MOVE
    assert table.add("clue", CATEGORY_NAMES) == CLUE
    assert table.add("agent", AGENT_NAMES) == AGENT
    assert table.add("look", SEAT_NAMES) == LOOK
    assert table.add("discard", CARD_NAMES) == DISCARD
    assert table.add("perform", SEAT_NAMES) == PERFORM
    assert table.add("word", [str(number) for number in range(1, WORDS + 1)]) == WORD
    assert table.add("accuse") == ACCUSE
    assert table.add("name", CANDIDATE_NAMES) == NAME
    assert table.add("continue") == CONTINUE
    assert table.add("end") == END
    return table


MOVES: Final = lay_out()
