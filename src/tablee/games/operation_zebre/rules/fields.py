"""What lies on the table in Opération Zèbre: tracks, documents, and the answers to the one that is being read.

A face is 2 x card + side, both from 0; lines are bits, the first line bit 0. Team 0 is everybody where all play
together.
"""

from tablee.fields import Choice, EachSeat, Fields, Flag, Named, Names, Number, Row, Seat, Settled, Text
from tablee.games.operation_zebre.rules.moves import (
    CARDS,
    FACE_NAMES,
    LINES,
    MISSION_NAMES,
    PROPOSAL_NAMES,
    PROTOCOL_NAMES,
    SEAL_NAMES,
)
from tablee.games.operation_zebre.rules.phases import Phase

TEAMS = ["A", "B"]
MISSION_CARDS = ["m1", "m2", "m3", "m4"]
ECHEC_CARDS = ["EC-1", "EC-2", "EC-3", "EC-4"]
LONGEST_TEXT = LINES * 40
LONGEST_ANSWER = 80

FIELDS = Fields(
    "The table, settled before the match.",
    Settled("seats"),
    Settled("versus", "bool", public=True, note="two teams against each other"),
    Settled("box", note="which of the open boxes"),
    Settled("boxes", public=True, note="suspicion boxes of a track"),
    Settled("rounds", public=True),
    Settled("taken_out", note="ÉCHEC cards that cannot be drawn"),
    Settled("hints", "bool", public=True),
    Settled("free_order", "bool"),
    Settled("hardest"),
    Settled("own_voice", "bool", note="a person reads: no time runs"),
    Settled("text_shown", "bool", note="the others see what is read"),
    Settled("spoken", "bool", public=True),
    Settled("override", "bool", public=True),
    Settled("text_stays", "bool"),
    "Where the rules stand.",
    Choice("phase", Phase, start=Phase.OVER, public=True),
    Number("round", 1, 6, start=1, public=True),
    Number("rounds_done", 0, 6, public=True),
    Row(Number("memory", 0, 65535, public=True), each=["high", "low"]),
    "The tracks and the cards beside them.",
    Row(Number("ticked", 0, 60), each=TEAMS),
    Names("burst", TEAMS, note="teams that had to tick a box they did not have"),
    Row(Number("points_a", 1, 3)),
    Row(Number("points_b", 1, 3)),
    Names("echecs", ECHEC_CARDS, note="those not drawn yet, with those taken out"),
    Flag("echec_missing", note="one had to be drawn, and none could"),
    Names("protocols", PROTOCOL_NAMES, public=True),
    Names("mission_cards", MISSION_CARDS, public=True),
    Names("done", MISSION_NAMES, public=True),
    "The readers of the round, and the documents that were used.",
    Row(Seat("picked", or_none=True, public=True), each=["A1", "A2", "B1", "B2"]),
    Row(Seat("order", public=True)),
    Number("turn", 0, 8, public=True, note="how many of them have read"),
    Number("led", 0, 1, or_none=True, note="the team that read first in this round or the last"),
    Row(Number("used", 0, CARDS - 1)),
    "The document that is being read.",
    Named("hint", ["none", "initial", "erase"], public=True),
    Number("hint_price", 0, 3, public=True),
    Text("line_left", LONGEST_TEXT, note="the one that may still be read, after Effacer"),
    Seat("sealer", or_none=True),
    Named("sealed", SEAL_NAMES, or_none=True),
    Text("sealed_words", LONGEST_ANSWER),
    Seat("answerer", or_none=True),
    Named("proposal", PROPOSAL_NAMES, or_none=True, public=True),
    Text("words", LONGEST_ANSWER, public=True),
    Flag("right", public=True, note="the proposal, once it is judged"),
    Flag("left", public=True, note="the reader leaves the ruling to those who guess"),
    Row(Named("rulings", ["wrong", "right"], or_none=True, public=True), each=TEAMS),
    Number("earned", 0, 3, or_none=True, public=True, note="points of the interception, once it is judged"),
    "The document that was read last, which everybody has seen.",
    Seat("shown_seat", or_none=True, public=True),
    Named("shown_face", FACE_NAMES, or_none=True),
    Names("shown_kept", range(1, LINES + 1)),
    "What was read so far, document by document.",
    Row(Seat("past_readers")),
    Row(Named("past_faces", FACE_NAMES)),
    Row(Number("past_kept", 0, (1 << LINES) - 1, note="the lines that were left, as bits")),
    Row(Seat("past_namers", or_none=True, note="none where it was not named")),
    Row(Seat("past_thieves", or_none=True, note="none where it was not intercepted")),
    "What each seat has.",
    EachSeat(
        Number("card", 0, CARDS - 1, or_none=True),
        Named("face", FACE_NAMES, or_none=True),
        Named("declared", MISSION_NAMES, or_none=True),
        Names("kept", range(1, LINES + 1)),
        Flag("locked", public=True),
        Number("total", 0, 42),
        Text("text", LONGEST_TEXT),
    ),
)
