"""The trial after a zone is won: who performs it, the card, the word, the answer, Dr Mallard's second chance."""

from mypy_extensions import i64

from tablee.engine.answers import cell_in
from tablee.engine.events import Event
from tablee.games.ncis.rules.balistique import Balle, balle, packed
from tablee.games.ncis.rules.bits import bit, count, member
from tablee.games.ncis.rules.cards import CLASSIC
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.decryptage import SIZES
from tablee.games.ncis.rules.moves import (
    AUTOPSIE,
    BALISTIQUE,
    DECRYPTAGE,
    FIRST_OF_DECK,
    NCIS,
    NOBODY,
    RIGHT,
    TIMEOUT,
    TRIAL_CARD_NAMES,
    TRIAL_NAMES,
    WRONG,
)
from tablee.games.ncis.rules.phases import Award, Finish, Phase, Retry, Step
from tablee.games.ncis.rules.piles import draw_trial
from tablee.games.ncis.rules.resolution import all_shown, resolving
from tablee.games.ncis.rules.training import end_drill
from tablee.games.ncis.rules.turns import ask, speaker

SHORTER = 4  # seconds that a token takes from a trial (NCIS-143)
LEAST = 4  # seconds that are left to it
MODEL_PASSES = 550  # of 1000 (NCIS-167)
MODEL_PASSES_SHORT = 350


def begin_trial_step(state: Components) -> Step:
    """Whoever wins a zone for the NCIS must play a trial, unless no row is left to win. (NCIS-104, NCIS-105, NCIS-130)

    There is none for the Criminel. (NCIS-092)
    """
    if state.winner != NCIS:
        return Step.CLEANUP
    if all_shown(state):
        if state.tape is not None:
            state.tell(Event("trial-skipped", {"trial": TRIAL_NAMES[resolving(state)]}))
        return Step.CLEANUP
    able = eligible(state)
    if count(able) == 1:
        return perform(state, speaker(state, NCIS), member(able, 0))
    return ask(state, Phase.PERFORMER, speaker(state, NCIS))


def eligible(state: Components) -> i64:
    """The agents who have not performed in this cycle, as bits. (NCIS-133)"""
    return bit(state.seats) - 2 & ~state.performed


def perform(state: Components, seat: i64, performer: i64) -> Step:
    """The speaker has named who performs; when everybody has, a new cycle starts. (NCIS-132, NCIS-133)"""
    state.performer = performer
    state.performed |= bit(performer)
    if eligible(state) == 0:
        state.performed = 0
    if state.tape is not None:
        trial = TRIAL_NAMES[resolving(state)]
        state.tell(Event("performer-named", {"seat": seat, "target": performer, "trial": trial}))
    return Step.DRAW_TRIAL


def draw_card(state: Components) -> Step:
    """The trial card, and the word of luck that makes what is on it. (NCIS-132, NCIS-136, NCIS-143)

    A Balle card stays the same all match, and so do the cards of the classic edition.
    """
    deck = resolving(state)
    state.trial_card = draw_trial(state, deck)
    state.trial_word = 0 if state.classic or deck == BALISTIQUE else state.word()
    state.short = state.trial_time > 0
    if state.short:
        state.trial_time -= 1
    if state.tape is not None:
        trial = TRIAL_NAMES[deck]
        unseen = Event("trial-drawn", {"trial": trial})
        card = TRIAL_CARD_NAMES[state.trial_card]
        state.tell(Event("trial-drawn-own", {"trial": trial, "card": card}, [0], unseen, reveals=True))
    if deck == DECRYPTAGE:
        return ask(state, Phase.WORD, 0)
    return ready(state)


def announce(state: Components, place: i64) -> Step:
    """The Criminel chooses one of the eight words. (NCIS-137)"""
    state.announced = place
    if state.tape is not None:
        state.tell(Event("word-chosen-own", {"seat": 0, "place": place + 1}, [0], Event("word-chosen", {"seat": 0})))
    return ready(state)


def ready(state: Components) -> Step:
    """The performer says when he is ready; in the model luck decides at once. (NCIS-132, NCIS-167)"""
    if state.model:
        passes = MODEL_PASSES_SHORT if state.short else MODEL_PASSES
        return answer(state, RIGHT if state.below(1000) < passes else WRONG)
    return ask(state, Phase.BEGIN_TRIAL, state.performer)


def begin(state: Components, seat: i64) -> Step:
    """The puzzle appears and the clock starts. (NCIS-135)"""
    if state.tape is not None:
        trial = TRIAL_NAMES[resolving(state)]
        state.tell(Event("trial-begun", {"seat": seat, "trial": trial, "seconds": seconds(state)}, reveals=True))
    return ask(state, Phase.TRIAL, seat)


def seconds(state: Components) -> i64:
    """How long the trial lasts. (NCIS-135, NCIS-143)"""
    if not state.short:
        return state.trial_seconds
    return max(LEAST, state.trial_seconds - SHORTER)


def answer(state: Components, move: i64) -> Step:
    """The one answer, or none in time; passed, it earns a row, or two. (NCIS-131, NCIS-134, NCIS-144)

    Where Dr Mallard gave a second chance, the same agent plays another card, and the first waits to be discarded.
    """
    keep_result(state, move)
    if move != RIGHT and state.retry is Retry.READY:
        state.retry = Retry.USED
        state.held_card = state.trial_card
        state.trial_card = NOBODY
        state.announced = NOBODY
        if state.tape is not None:
            state.tell(Event("chance-used", {"seat": state.performer}))
        return Step.DRAW_TRIAL
    state.trial_discard |= bit(state.trial_card)
    if state.held_card != NOBODY:
        state.trial_discard |= bit(state.held_card)
        state.held_card = NOBODY
    state.trial_card = NOBODY
    state.trial_word = 0
    state.announced = NOBODY
    state.performer = NOBODY
    state.short = False
    if state.training:  # (NCIS-168)
        end_drill(state, passed=move == RIGHT)
        return Step.END
    if move != RIGHT:
        return Step.CLEANUP
    state.award = Award.TRIAL
    state.award_left = 2 if state.double else 1
    return Step.AWARD


def keep_result(state: Components, move: i64) -> None:
    """Puzzle, answer and solution are shown to everybody when it is over. (section 5)"""
    state.past_card = state.trial_card
    state.past_performer = state.performer
    state.past_word = state.trial_word
    state.past_announced = state.announced
    state.past_given = given(state)
    state.past_right = NOBODY
    state.past_wrong = NOBODY
    if move == RIGHT:
        state.past_finish = Finish.PASSED
    elif move == TIMEOUT:
        state.past_finish = Finish.TIMEOUT
    else:
        state.past_finish = Finish.WRONG
    if state.tape is not None:
        keep_bullets(state)
        trial = TRIAL_NAMES[resolving(state)]
        if move == RIGHT:
            state.tell(Event("trial-passed", {"seat": state.performer, "trial": trial}))
        else:
            late = move == TIMEOUT
            state.tell(
                Event("trial-failed", {"seat": state.performer, "trial": trial, "late": "yes" if late else "no"})
            )


def given(state: Components) -> i64:
    """What a person answered: the cell, the number of the bullet or of the exit; NOBODY where nobody did."""
    raw = state.raw
    if raw is None:
        return NOBODY
    assert isinstance(raw, dict)
    deck = resolving(state)
    if deck == DECRYPTAGE:
        size = SIZES[state.trial_level]
        column, line = cell_in(raw["cell"], size, size)
        return line * size + column
    number = raw["bullet" if deck == BALISTIQUE else "exit"]
    assert isinstance(number, int)
    return number


def keep_bullets(state: Components) -> None:
    """Of the Balle card only the right bullet and the one answered are shown, so these are kept as they are."""
    if resolving(state) != BALISTIQUE:
        return
    card = balle_card(state)
    right = card.guns[state.trial_card - FIRST_OF_DECK[BALISTIQUE]]
    state.past_right = packed(card, right)
    if state.past_given != NOBODY and state.past_given != right + 1:
        state.past_wrong = packed(card, state.past_given - 1)


def balle_card(state: Components) -> Balle:
    return balle(balle_word(state), state.trial_level)


def balle_word(state: Components) -> i64:
    """The word that makes the Balle card."""
    return CLASSIC[BALISTIQUE][0] if state.classic else state.balle


def puzzle_word(state: Components, card: i64, word: i64) -> i64:
    """The word that makes a Décryptage or Autopsie card: drawn with it, or the constant one of the classic edition."""
    if not state.classic:
        return word
    deck: i64 = DECRYPTAGE if card < FIRST_OF_DECK[BALISTIQUE] else AUTOPSIE
    return CLASSIC[deck][card - FIRST_OF_DECK[deck]]
