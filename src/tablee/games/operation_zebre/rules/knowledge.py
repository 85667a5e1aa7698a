"""What a seat cannot know, dealt again. (OZ-13, section 5 of the rules)"""

from mypy_extensions import i64

from tablee.engine.rng import Rng
from tablee.engine.rows import replaced
from tablee.games.operation_zebre.rules.components import Components
from tablee.games.operation_zebre.rules.conditions import may_lock, some_lock
from tablee.games.operation_zebre.rules.documents import conditions, protocols, suits
from tablee.games.operation_zebre.rules.moves import BLANK, NEAR, OTHER, PAPER
from tablee.games.operation_zebre.rules.phases import AT_A_DOCUMENT, Phase
from tablee.games.operation_zebre.rules.sides import box_of, reader, team_of
from tablee.games.operation_zebre.rules.verdicts import GIVEN_INITIAL

TRIES = 12  # for a document that fits what is known of it


def deal_again(state: Components, seat: int, rng: Rng) -> None:
    """Make the state one of those that this seat may think it is in."""
    state.branch(rng)
    held = [other for other in range(state.seats) if other != seat and state.card[other] >= 0]
    read_now = -1
    if state.phase in AT_A_DOCUMENT:
        read_now = reader(state)
    bag = [card for card in box_of(state).within(state.hardest) if card not in state.used]
    if state.card[seat] >= 0:
        bag.remove(state.card[seat])
    if read_now >= 0 and read_now in held:
        held.remove(read_now)
        if title_known(state):
            bag.remove(state.card[read_now])
            deal_lines(state, seat, read_now, rng)
        else:
            deal_labelled(state, seat, read_now, bag, rng)
    for other in held:
        deal_any(state, seat, other, bag, rng)
    if state.sealed >= 0 and seal_hidden(state, seat):
        deal_seal(state, rng)


def title_known(state: Components) -> bool:
    """Whether the title is shown for a ruling. (OZ-100, OZ-101)"""
    if state.phase is Phase.JUDGE:
        return state.versus or state.left
    return state.phase is Phase.JUDGE_INTERCEPTION


def seal_hidden(state: Components, seat: i64) -> bool:
    """Whether this seat is of the team that must not know of the sealed answer; -1 is a spectator. (OZ-77)"""
    if state.phase is not Phase.DECODE and state.phase is not Phase.JUDGE:
        return False
    return seat < 0 or team_of(state, seat) == team_of(state, reader(state))


def total_known(state: Components, seat: i64, other: i64) -> bool:
    """From the lock for the own side, from the last lock for everybody. (section 5.1 of the rules)"""
    if state.phase is Phase.CENSOR:
        return state.locked[other] and (
            not state.versus or (seat >= 0 and team_of(state, seat) == team_of(state, other))
        )
    return True


def deal_labelled(state: Components, seat: i64, other: i64, bag: list[int], rng: Rng) -> None:
    """Some face of the announced label, with the initial that was told; what was heard stays. (OZ-13)"""
    box = box_of(state)
    true = state.face[other]
    fits: list[int] = []
    within = set(bag)
    for face in box.labelled[box.labels[true]]:
        if face // 2 in within and (state.hint != GIVEN_INITIAL or box.initials[face] == box.initials[true]):
            fits.append(face)
    face = fits[rng.below(len(fits))]
    kept = some_lines(state, other, face, state.total[other], rng)
    for _ in range(TRIES):
        if kept:
            break
        face = fits[rng.below(len(fits))]
        kept = some_lines(state, other, face, state.total[other], rng)
    put(state, other, face, kept if kept else plain_lines(state, face))
    bag.remove(face // 2)


def deal_lines(state: Components, seat: i64, other: i64, rng: Rng) -> None:
    """Of a document whose title is known, some legal lock."""
    face = state.face[other]
    kept = some_lines(state, other, face, state.total[other], rng)
    put(state, other, face, kept if kept else plain_lines(state, face))


def deal_any(state: Components, seat: i64, other: i64, bag: list[int], rng: Rng) -> None:
    """Any card of the bag for somebody who has not read yet, and any lock that fits what is known of it."""
    if state.face[other] < 0:
        card = bag.pop(rng.below(len(bag)))
        state.card = replaced(state.card, other, card)
        return
    if not state.locked[other]:
        face = 2 * bag.pop(rng.below(len(bag))) + rng.below(2)
        state.declared = replaced(state.declared, other, -1)
        put(state, other, face, 0)
        return
    known = total_known(state, seat, other)
    total = state.total[other] if known else -1
    face = 2 * bag[rng.below(len(bag))] + rng.below(2)
    kept = some_lines(state, other, face, total, rng)
    for _ in range(TRIES):
        if kept:
            break
        face = 2 * bag[rng.below(len(bag))] + rng.below(2)
        kept = some_lines(state, other, face, total, rng)
    if kept == 0:
        kept = plain_lines(state, face)
    bag.remove(face // 2)
    put(state, other, face, kept)
    box = box_of(state)
    if not known:
        state.total = replaced(state.total, other, box.total(face, kept))
    heard = box.heard(face, kept)
    state.text = [heard if place == other else text for place, text in enumerate(state.text)]


def put(state: Components, other: i64, face: i64, kept: i64) -> None:
    state.card = replaced(state.card, other, face // 2)
    state.face = replaced(state.face, other, face)
    state.kept = replaced(state.kept, other, kept)


def some_lines(state: Components, other: i64, face: i64, total: i64, rng: Rng) -> int:
    """Lines of this face that may be left and come to this total (-1: to any); 0 if none are found."""
    declared = state.declared[other]
    if declared >= 0 and not suits(state, face, declared):
        return 0
    values = box_of(state).values[face]
    asked = conditions(state, declared)
    for _ in range(TRIES):
        kept = random_lines(values, total if total >= 0 else rng.below(6), rng)
        if may_lock(asked, values, kept) and (total < 0 or box_of(state).total(face, kept) == total):
            return kept
    return some_lock(asked, values, 0, 0) if total < 0 else 0


def plain_lines(state: Components, face: i64) -> int:
    """Some lock of this face, where none comes to the total that is known: the total stays what it is. (OZ-13)"""
    return some_lock(protocols(state), box_of(state).values[face], 0, 0)


def random_lines(values: list[int], total: i64, rng: Rng) -> int:
    """Lines in a random order, each with an even chance, as long as they do not come to more than this."""
    order = list(range(len(values)))
    rng.shuffle(order)
    kept = 0
    left = total
    for line in order:
        if values[line] <= left and rng.below(2) == 0:
            kept |= 1 << line
            left -= values[line]
    for line in order:
        if not kept >> line & 1 and 0 < values[line] <= left:
            kept |= 1 << line
            left -= values[line]
    return kept


def deal_seal(state: Components, rng: Rng) -> None:
    """Any answer that could be sealed. (OZ-13, OZ-77)"""
    box = box_of(state)
    answers = box.labelled[box.labels[state.face[reader(state)]]] + [NEAR, OTHER, BLANK]
    if state.spoken:
        answers.append(PAPER)
    state.sealed = answers[rng.below(len(answers))]
    state.sealed_words = ""
