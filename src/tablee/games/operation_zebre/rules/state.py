"""The rules of Opération Zèbre: what may be done in each phase, and what it does."""

from typing import Final

from tablee.engine.events import Event
from tablee.engine.options import Options
from tablee.engine.outcome import Outcome
from tablee.engine.refused import Refused
from tablee.engine.rng import Rng
from tablee.engine.rows import replaced
from tablee.games.operation_zebre.rules import flow, verdicts
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.content import CARDS, opened
from tablee.games.operation_zebre.rules.documents import censoring_moves, erasable
from tablee.games.operation_zebre.rules.endings import outcome
from tablee.games.operation_zebre.rules.knowledge import deal_again
from tablee.games.operation_zebre.rules.moves import (
    ALOUD,
    ASK_HINT,
    BEGIN,
    BLANK,
    DECLARE,
    DONE,
    ERASE,
    FACE,
    GIVE_UP,
    GIVEN_UP,
    GUESS,
    INITIAL,
    LEAVE,
    LOCK,
    NEAR,
    OTHER,
    PAPER,
    READER,
    RIGHT,
    SEAL,
    SHOW,
    TIMEOUT,
    WRONG,
)
from tablee.games.operation_zebre.rules.phases import KINDS, Phase
from tablee.games.operation_zebre.rules.sides import (
    box_of,
    guessers,
    members,
    reader,
    readers,
    rivals,
    team_of,
)

INTERCEPTION_MS: Final = 10_000  # OZ-74
RULING_MS: Final = 20_000  # OZ-99
WORD_MS: Final = 500
LABEL_MS: Final = 2_000
LEAST_READING_MS: Final = 3_000


class State(Components):
    """A match of Opération Zèbre."""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "State":
        twin = State()
        self.copy_to(twin)
        deal_again(twin, seat, rng)
        return twin

    def pending(self) -> list[int]:
        phase = self.phase
        if phase is Phase.OVER:
            return []
        if phase is Phase.CHOOSE:
            return sorted([seat for seat in readers(self) if self.face[seat] < 0])
        if phase is Phase.CENSOR:
            return sorted([seat for seat in readers(self) if not self.locked[seat]])
        if phase is Phase.DESIGNATE:
            return [seat for seat in range(self.seats) if self.picked[2 * team_of(self, seat) + 1] < 0]
        if phase is Phase.NEXT:
            return list(range(self.seats))
        if phase is Phase.INTERCEPT:
            return rivals(self)
        if phase is Phase.DECODE or (phase is Phase.JUDGE and self.left):
            return guessers(self)
        if self.versus and (phase is Phase.JUDGE or phase is Phase.JUDGE_INTERCEPTION):
            return [seat for seat in range(self.seats) if self.rulings[team_of(self, seat)] < 0]
        return [reader(self)]

    def together(self, seat: int) -> list[int]:
        """Whatever a team has to say, any one of its members may say. (OZ-36, OZ-66, OZ-75, OZ-101)"""
        phase = self.phase
        if phase is Phase.CHOOSE or phase is Phase.CENSOR:
            return [seat]
        if phase is Phase.DECODE:
            return guessers(self)
        asked = self.pending()
        return [other for other in asked if team_of(self, other) == team_of(self, seat)]

    def kind(self, seat: int) -> str:
        return KINDS[self.phase]

    def judged(self, seat: int) -> str | None:
        if self.phase is Phase.CENSOR:
            return "lines"
        return "text" if self.phase is Phase.DECODE or self.phase is Phase.INTERCEPT else None

    def limit(self, seat: int) -> int | None:
        """The rule's own times are those of an interception and of a ruling; a reading ends by itself. (OZ-103)"""
        if self.phase is Phase.INTERCEPT:
            return INTERCEPTION_MS
        if self.phase is Phase.JUDGE or self.phase is Phase.JUDGE_INTERCEPTION:
            return RULING_MS
        if self.phase is Phase.READING and not self.own_voice:  # OZ-113
            return max(LEAST_READING_MS, WORD_MS * len(self.text[reader(self)].split()) + LABEL_MS)
        return None

    def secret(self, seat: int) -> bool:
        phase = self.phase
        return phase is Phase.CHOOSE or phase is Phase.CENSOR or phase is Phase.INTERCEPT

    def hidden(self, seat: int) -> bool:
        phase = self.phase
        if phase is Phase.READING:
            return self.own_voice
        if phase is Phase.JUDGE:
            return not self.versus and not self.left
        return self.secret(seat) or phase is Phase.HINT

    def witnesses(self, seat: int) -> list[int] | None:
        """The side sees planned totals and what is about to be answered. (OZ-26, OZ-67, OZ-75, OZ-109)"""
        return members(self, team_of(self, seat)) if self.versus else None

    def legal(self, seat: int) -> list[int]:
        phase = self.phase
        if phase is Phase.CENSOR:
            return censoring_moves(self, seat)
        if phase is Phase.DECODE:  # OZ-36, OZ-37, OZ-41, OZ-64, OZ-79, OZ-102
            moves = self.known_faces(GUESS)
            moves += [GUESS + NEAR, GUESS + OTHER]
            if self.spoken:
                moves.append(GUESS + ALOUD)
            moves.append(GIVE_UP)
            if self.hints and self.hint == 0:
                moves.append(ASK_HINT)
            return moves
        if phase is Phase.INTERCEPT:  # OZ-75, OZ-102
            moves = self.known_faces(SEAL)
            moves += [SEAL + NEAR, SEAL + OTHER, SEAL + BLANK]
            if self.spoken:
                moves.append(SEAL + PAPER)
            moves.append(TIMEOUT)
            return moves
        if phase is Phase.CHOOSE:  # OZ-23
            return [FACE, FACE + 1]
        if phase is Phase.READ:  # OZ-32
            return [BEGIN]
        if phase is Phase.READING:  # OZ-113
            return [DONE] if self.own_voice else [DONE, TIMEOUT]
        if phase is Phase.HINT:  # OZ-42
            return [INITIAL, *[ERASE + line for line in erasable(self, seat)]]
        if phase is Phase.JUDGE or phase is Phase.JUDGE_INTERCEPTION:  # OZ-99, OZ-100, OZ-101
            if self.versus or self.left:
                return [RIGHT, WRONG, TIMEOUT]
            return [RIGHT, WRONG, LEAVE, TIMEOUT]
        if phase is Phase.DESIGNATE:  # OZ-66
            return [READER + other for other in members(self, team_of(self, seat)) if other not in self.picked]
        if phase is Phase.NEXT:  # OZ-31
            return [READER + other for other in range(self.seats) if other not in self.order]
        return []

    def known_faces(self, verb: int) -> list[int]:
        """Every face of the announced label in the whole box, also those that were seen. (OZ-111)"""
        box = box_of(self)
        return [verb + face for face in box.labelled[box.labels[self.face[reader(self)]]]]

    def apply(self, seat: int, move: int) -> None:
        phase = self.phase
        if phase is Phase.CENSOR:
            if move == LOCK:
                flow.lock(self, seat)
            elif move >= SHOW:
                self.kept = replaced(self.kept, seat, self.kept[seat] | 1 << (move - SHOW))
            else:
                self.declared = replaced(self.declared, seat, move - DECLARE)
        elif phase is Phase.DECODE:
            if move == ASK_HINT:
                verdicts.ask_hint(self, seat)
            else:
                verdicts.propose(self, seat, GIVEN_UP if move == GIVE_UP else move - GUESS, self.said(move == GIVE_UP))
        elif phase is Phase.INTERCEPT:
            answer = BLANK if move == TIMEOUT else move - SEAL
            verdicts.seal(self, seat, answer, self.said(answer == BLANK))
        elif phase is Phase.CHOOSE:
            flow.choose_face(self, seat, move - FACE)
        elif phase is Phase.READ:
            flow.begin_reading(self)
        elif phase is Phase.READING:
            verdicts.read_out(self)
        elif phase is Phase.HINT:
            if move == INITIAL:
                verdicts.give_initial(self)
            else:
                verdicts.erase(self, move - ERASE)
        elif phase is Phase.JUDGE or phase is Phase.JUDGE_INTERCEPTION:
            if move == LEAVE:
                verdicts.leave(self)
            else:
                verdicts.rule(self, seat, right=move == RIGHT)
        elif phase is Phase.DESIGNATE:
            flow.name_reader(self, team_of(self, seat), move - READER)
        elif phase is Phase.NEXT:
            flow.name_next(self, move - READER)
        else:
            raise RuntimeError("a move after the end")

    def said(self, nothing: bool) -> str:
        """The words as they were typed. (OZ-112)"""
        raw = self.raw
        return raw.strip() if isinstance(raw, str) and not nothing else ""

    def outcome(self) -> Outcome | None:
        return outcome(self)


def settled(seats: int, options: Options) -> State:
    """A new state with what the table agreed on before the match. (OZ-01, OZ-02, OZ-03, OZ-05, OZ-62, OZ-65)"""
    state = State()
    state.seats = seats
    state.versus = options["mode"] == "comp"
    edition = options["edition"]
    state.box = opened(str(options["lang"]), edition if isinstance(edition, int) else 0)
    hardest = options["max_difficulty"]
    state.hardest = hardest if isinstance(hardest, int) else 3
    novice = options["side"] == "novice"
    if state.versus:
        state.rounds = CARDS.team.rounds
        state.boxes = CARDS.team.novice if novice else CARDS.team.avance
        state.hints = True
    else:
        card = CARDS.manche[seats - 2]
        state.rounds = card.rounds
        state.boxes = card.novice if novice else card.avance
        state.boxes -= {"full": 0, "-2": 2, "-4": 4, "-6": 6}[str(options["boxes"])]
        taken_out = options["remove_echec"]
        state.taken_out = taken_out if isinstance(taken_out, int) else 0
        state.hints = options["no_hints"] is False
        state.free_order = options["reader_order"] == "free"
    state.own_voice = options["reading_mode"] != "screen"
    state.text_shown = options["reading_mode"] != "voice"
    state.spoken = options["answer_mode"] == "spoken"
    state.override = options["human_override"] is True
    state.text_stays = options["intercept_text"] == "stays"
    readers_of_a_round = 4 if state.versus else seats
    cards = len(box_of(state).within(state.hardest))
    if cards < readers_of_a_round:  # OZ-15
        least = [f">= {readers_of_a_round}"]
        raise Refused("option-value", {"option": "max_difficulty", "value": str(hardest), "allowed": least})
    return state


def set_up(seats: int, options: Options, luck: Rng) -> State:
    """Everything as it lies before the first decision. (section 3 of the rules, OZ-06, OZ-54, OZ-117)"""
    state = settled(seats, options)
    state.take_luck(luck)
    state.tape = []
    state.lay_out(seats)
    word = state.word()
    state.memory = [word >> 16, word & 65535]
    if not state.versus:
        state.echecs = 15
        draw_variant(state, str(options["variant"]))
    flow.begin_round(state)
    return state


def draw_variant(state: State, variant: str) -> None:
    """So many cards on their protocol side, the next on their mission side. (OZ-54)"""
    if variant == "none":
        return
    cards = [0, 1, 2, 3]
    sides = variant.replace("p", " p").replace("m", " m").split()
    for side in sides:
        for _ in range(int(side[1:])):
            card = cards.pop(state.below(len(cards)))
            if side[0] == "p":
                state.protocols |= 1 << card
            else:
                state.mission_cards |= 1 << card
    protocols = [f"p{card + 1}" for card in range(4) if state.protocols >> card & 1]
    missions = [f"m{card + 1}" for card in range(4) if state.mission_cards >> card & 1]
    state.tell(Event("variant", {"protocols": protocols, "missions": missions}))
