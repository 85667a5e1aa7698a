"""The moves of Opération Zèbre, as numbers."""

from typing import Final

from tablee.engine.moves import MoveTable

SEATS: Final = 12
CARDS: Final = 245
FACES: Final = 2 * CARDS
LINES: Final = 14
MISSIONS: Final = 16

FACE_NAMES: Final = [f"{card:03}{side}" for card in range(1, CARDS + 1) for side in "ab"]
MISSION_NAMES: Final = [f"m{card}{letter}" for card in range(1, 5) for letter in "abcd"]
PROTOCOL_NAMES: Final = [f"p{card}" for card in range(1, 5)]
LINE_NAMES: Final = [str(line) for line in range(1, LINES + 1)]

# What an answer comes to: a face of the box, or one of these.
NEAR: Final = FACES
OTHER: Final = FACES + 1
ALOUD: Final = FACES + 2
GIVEN_UP: Final = FACES + 3
BLANK: Final = FACES + 2
PAPER: Final = FACES + 3
GUESS_NAMES: Final = [*FACE_NAMES, "near", "other", "aloud"]
SEAL_NAMES: Final = [*FACE_NAMES, "near", "other", "blank", "paper"]
PROPOSAL_NAMES: Final = [*GUESS_NAMES, "give-up"]

MOVES: Final = MoveTable()
READER: Final = MOVES.add("reader", [str(seat) for seat in range(SEATS)])
FACE: Final = MOVES.add("face", ["a", "b"])
DECLARE: Final = MOVES.add("declare", MISSION_NAMES)
SHOW: Final = MOVES.add("show", LINE_NAMES)
LOCK: Final = MOVES.add("lock")
BEGIN: Final = MOVES.add("begin")
DONE: Final = MOVES.add("done")
SEAL: Final = MOVES.add("seal", SEAL_NAMES)
GUESS: Final = MOVES.add("guess", GUESS_NAMES)
GIVE_UP: Final = MOVES.add("give-up")
ASK_HINT: Final = MOVES.add("ask-hint")
INITIAL: Final = MOVES.add("initial")
ERASE: Final = MOVES.add("erase", LINE_NAMES)
RULE: Final = MOVES.add("rule", ["right", "wrong", "leave"])
RIGHT: Final = RULE
WRONG: Final = RULE + 1
LEAVE: Final = RULE + 2
TIMEOUT: Final = MOVES.add("timeout")
