"""What moves do from the end of the reading on: hints, proposals, rulings, interceptions, the end of a round."""

from typing import Final

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import replaced
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.content import ECHECS, MISSIONS
from tablee.games.operation_zebre.rules.flow import begin_round, tick
from tablee.games.operation_zebre.rules.moves import ALOUD, BLANK, FACES, GIVEN_UP, MISSION_NAMES, PAPER
from tablee.games.operation_zebre.rules.phases import Phase
from tablee.games.operation_zebre.rules.sides import box_of, echecs_left, reader, team_of

INITIAL_PRICE: Final = 2  # OZ-43
WRONG_PRICE: Final = 5  # OZ-80
GIVEN_INITIAL: Final = 1
GIVEN_ERASE: Final = 2


def read_out(state: Components) -> None:
    """After the first reading the others write, where there are others; then it is decoded. (OZ-74, OZ-76)"""
    state.phase = Phase.INTERCEPT if state.versus else Phase.DECODE
    if state.tape is not None:
        state.tell(Event("read", {"seat": reader(state)}))


def seal(state: Components, seat: i64, answer: i64, words: str) -> None:
    """Unchangeable and unseen by the reader's team, even whether there is anything. (OZ-75, OZ-77)"""
    state.sealer = seat
    state.sealed = answer
    state.sealed_words = words
    state.phase = Phase.DECODE
    if state.tape is not None:
        state.tell(Event("sealed", {"team": team_of(state, seat)}))


def ask_hint(state: Components, seat: i64) -> None:
    """Those who guess ask, the reader chooses; in teams there is the initial only. (OZ-41, OZ-42, OZ-79)"""
    if state.tape is not None:
        state.tell(Event("hint-asked", {"seat": seat}))
    if state.versus:
        give_initial(state)
    else:
        state.phase = Phase.HINT


def pay_hint(state: Components, price: i64, *, reveals: bool = False) -> bool:
    """Paid before it is given, so that nothing is given where the boxes run out. (OZ-47, OZ-81, OZ-106)"""
    if not tick(state, team_of(state, reader(state)), price, reveals=reveals):
        state.phase = Phase.OVER
        return False
    state.hint_price = price
    state.phase = Phase.DECODE
    return True


def give_initial(state: Components) -> None:
    """The highlighted letter, for two boxes. (OZ-43, OZ-44)"""
    if not pay_hint(state, INITIAL_PRICE):
        return
    state.hint = GIVEN_INITIAL
    if state.tape is not None:
        now = reader(state)
        letter = box_of(state).initials[state.face[now]]
        state.tell(Event("initial", {"seat": now, "letter": letter}, reveals=True))


def erase(state: Components, line: i64) -> None:
    """All censoring is wiped: one line for its value, and only that line from now on. (OZ-45, OZ-46, OZ-48)"""
    now = reader(state)
    box, face = box_of(state), state.face[now]
    if not pay_hint(state, box.values[face][line], reveals=True):  # its price tells of the document
        return
    state.hint = GIVEN_ERASE
    heard = box.texts[face][line]
    state.line_left = heard
    if state.tape is not None:
        state.tell(Event("erased", {"seat": now, "text": heard}, reveals=True))


def propose(state: Components, seat: i64, answer: i64, words: str) -> None:
    """One proposal, which cannot be changed. (OZ-36, OZ-37, OZ-49, OZ-99, OZ-112)"""
    state.answerer = seat
    state.proposal = answer
    state.words = words
    if state.tape is not None:
        if answer == GIVEN_UP:
            state.tell(Event("given-up", {"seat": seat}))
        else:
            said = words if words else box_of(state).titles[answer] if answer < FACES else ""
            state.tell(Event("proposed", {"seat": seat, "words": said}))
    if answer < FACES:
        settle(state, right=answer == state.face[reader(state)])
    elif answer == ALOUD or (answer != GIVEN_UP and state.override):  # OZ-102
        state.rulings = [-1, -1]
        state.phase = Phase.JUDGE
    else:
        settle(state, right=False)


def leave(state: Components) -> None:
    """The title is shown, and those who guessed rule on honour. (OZ-100)"""
    state.left = True
    if state.tape is not None:
        now = reader(state)
        title = box_of(state).titles[state.face[now]]
        state.tell(Event("left", {"seat": now, "title": title}, reveals=True))


def rule(state: Components, seat: i64, *, right: bool) -> None:
    """One word is enough where all play together; both teams must say right. (OZ-99, OZ-100, OZ-101, OZ-110)"""
    if state.tape is not None:
        state.tell(Event("ruled", {"seat": seat, "right": right}))
    if state.versus and right:
        state.rulings = replaced(state.rulings, team_of(state, seat), 1)
        if -1 in state.rulings:
            return
    if state.phase is Phase.JUDGE:
        settle(state, right=right)
    else:
        settle_interception(state, right=right)


def settle(state: Components, *, right: bool) -> None:
    """Verdict, mission, failure, interception, reveal, next reader. (OZ-38, OZ-40, OZ-80, OZ-107)"""
    now = reader(state)
    state.right = right
    if state.tape is not None:
        state.tell(Event("right" if right else "wrong", {"seat": now}, reveals=True))
    goes_on = True
    if not state.versus:
        if right:
            check_mission(state, now)
        else:
            goes_on = draw_echec(state)
    elif not right:
        goes_on = tick(state, team_of(state, now), WRONG_PRICE)  # OZ-81, OZ-88
    if not goes_on:
        reveal(state, now)
        state.phase = Phase.OVER
    elif state.versus:
        open_seal(state)
    else:
        reveal(state, now)
        next_document(state)


def check_mission(state: Components, now: i64) -> None:
    """A right answer accomplishes the declared mission, but not after Effacer. (OZ-59, OZ-61)"""
    mission = state.declared[now]
    if mission < 0 or state.hint == GIVEN_ERASE or (MISSIONS[mission].no_hint and state.hint):
        return
    if state.done >> mission & 1:
        return
    state.done |= 1 << mission
    if state.tape is not None:
        state.tell(Event("mission-done", {"seat": now, "mission": MISSION_NAMES[mission]}))


def draw_echec(state: Components) -> bool:
    """One of those left, which is ticked and out; without one it is lost. (OZ-39, OZ-51, OZ-63)"""
    if echecs_left(state) == 0:
        state.echec_missing = True
        if state.tape is not None:
            state.tell(Event("echec-missing", {"seat": reader(state)}))
        return False
    undrawn = [card for card in range(len(ECHECS)) if state.echecs >> card & 1]
    card = undrawn[state.below(len(undrawn))]
    state.echecs &= ~(1 << card)
    if state.tape is not None:
        state.tell(Event("echec", {"boxes": ECHECS[card], "left": echecs_left(state)}, reveals=True))
    return tick(state, 0, ECHECS[card])


def open_seal(state: Components) -> None:
    """The sealed answer is judged by the same standard. (OZ-82, OZ-101, OZ-102)"""
    answer = state.sealed
    if answer < FACES:
        settle_interception(state, right=answer == state.face[reader(state)])
    elif answer == PAPER or (answer != BLANK and state.override):
        state.rulings = [-1, -1]
        state.phase = Phase.JUDGE_INTERCEPTION
    else:
        settle_interception(state, right=False)


def worth(total: i64) -> int:
    """The fewer boxes the reader spent, the more an interception earns. (OZ-83)"""
    return 3 if total <= 1 else 2 if total <= 3 else 1


def settle_interception(state: Components, *, right: bool) -> None:
    """The points go into the next free box of the others. (OZ-83, OZ-84)"""
    now = reader(state)
    team = 1 - team_of(state, now)
    earned = worth(state.total[now]) if right else 0
    state.earned = earned
    if earned and team == 0:
        state.points_a = [*state.points_a, earned]
    elif earned:
        state.points_b = [*state.points_b, earned]
    if state.tape is not None:
        said = state.sealed_words
        if not said and state.sealed < FACES:
            said = box_of(state).titles[state.sealed]
        code = "intercepted" if earned else "not-intercepted"
        state.tell(Event(code, {"team": team, "points": earned, "words": said}, reveals=True))
    reveal(state, now)
    next_document(state)


def reveal(state: Components, now: i64) -> None:
    """Everybody sees the document with its censoring, and the card is used. (OZ-14)"""
    face = state.face[now]
    state.shown_seat = now
    state.shown_face = face
    state.shown_kept = state.kept[now]
    state.past_readers = [*state.past_readers, now]
    state.past_faces = [*state.past_faces, face]
    state.past_kept = [*state.past_kept, state.kept[now]]
    state.past_namers = [*state.past_namers, state.answerer if state.right else -1]
    state.past_thieves = [*state.past_thieves, state.sealer if state.earned > 0 else -1]
    state.used = [*state.used, state.card[now]]
    state.card = replaced(state.card, now, -1)
    if state.tape is not None:
        box = box_of(state)
        facts: Facts = {"seat": now, "title": box.titles[face], "text": box.heard(face, state.kept[now])}
        state.tell(Event("revealed", facts, reveals=True))


def next_document(state: Components) -> None:
    """The next reader, until all have read. (OZ-30, OZ-40, OZ-85)"""
    state.turn += 1
    if state.turn < (4 if state.versus else state.seats):
        state.phase = Phase.NEXT if state.free_order and not state.versus else Phase.READ
        return
    state.rounds_done += 1  # OZ-20, OZ-50, OZ-53
    if state.tape is not None:
        state.tell(Event("round-over", {"round": state.rounds_done}))
    if state.rounds_done == state.rounds:
        state.phase = Phase.OVER
        return
    state.round += 1
    begin_round(state)
