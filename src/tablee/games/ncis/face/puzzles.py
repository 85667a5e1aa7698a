"""The puzzles of trials as they are seen: what a word of luck makes, for those who may see it."""

from functools import lru_cache

from msgspec import Struct

from tablee.games.ncis.rules.autopsie import Body, autopsie
from tablee.games.ncis.rules.balistique import balle, packed
from tablee.games.ncis.rules.components import Components
from tablee.games.ncis.rules.decryptage import Grid, cell_name, decryptage, last_cell
from tablee.games.ncis.rules.fields import CALIBRES, TWISTS
from tablee.games.ncis.rules.moves import BALISTIQUE, BULLETS, FIRST_OF_DECK, NOBODY
from tablee.games.ncis.rules.trials import balle_word, puzzle_word

KEPT = 512  # puzzles that are remembered

grid_of = lru_cache(KEPT)(decryptage)
balle_of = lru_cache(KEPT)(balle)
body_of = lru_cache(KEPT)(autopsie)


class RunView(Struct, frozen=True):
    """Where a hidden word is: the cells of its first and its last letter."""

    word: str
    start: str
    end: str


class GridView(Struct, frozen=True):
    lines: list[str]
    words: list[str]  # all eight for the Criminel and when it is over, else the one that is looked for
    announced: str | None
    runs: list[RunView]  # none for whoever has to find them
    given: str | None = None


class BulletView(Struct, frozen=True):
    number: int  # 0 for what the gun fired
    calibre: str
    twist: str
    grooves: list[int]


class BulletsView(Struct, frozen=True):
    gun: BulletView
    bullets: list[BulletView]  # when it is over, only the right one and the one answered
    right: int | None  # None for whoever has to find it
    given: int | None = None


class BodyView(Struct, frozen=True):
    lanes: int
    layers: list[list[list[int]]]  # lanes from 1
    entry: int
    exit: int | None  # None for whoever has to find it
    given: int | None = None


def grid_now(state: Components, *, solved: bool) -> GridView:
    """The grid of the trial that is being played. (NCIS-137)"""
    made = grid(state, state.trial_card, state.trial_word)
    announced = None if state.announced == NOBODY else made.words[state.announced]
    words = made.words if solved or announced is None else [announced]
    return GridView(made.lines, words, announced, runs(made) if solved else [])


def past_grid(state: Components) -> GridView:
    made = grid(state, state.past_card, state.past_word)
    given = None if state.past_given == NOBODY else cell_name(state.past_given, made.size)
    return GridView(made.lines, made.words, made.words[state.past_announced], runs(made), given)


def grid(state: Components, card: int, word: int) -> Grid:
    return grid_of(puzzle_word(state, card, word), state.trial_level, state.language)


def runs(made: Grid) -> list[RunView]:
    return [
        RunView(word, cell_name(made.cells[place], made.size), cell_name(last_cell(made, place), made.size))
        for place, word in enumerate(made.words)
    ]


def bullets_now(state: Components, *, solved: bool) -> BulletsView:
    """The gun and the Balle card of the trial that is being played. (NCIS-138)"""
    made = balle_of(balle_word(state), state.trial_level)
    right = made.guns[state.trial_card - FIRST_OF_DECK[BALISTIQUE]]
    every = [bullet(packed(made, number), shown=True) for number in range(BULLETS)]
    return BulletsView(fired(packed(made, right)), every, right + 1 if solved else None)


def past_bullets(state: Components) -> BulletsView | None:
    """Of the Balle card, only the right bullet and the one that was answered. (section 5)"""
    if state.past_right == NOBODY:
        return None
    every = [bullet(state.past_right, shown=True)]
    if state.past_wrong != NOBODY:
        every.append(bullet(state.past_wrong, shown=True))
    given = None if state.past_given == NOBODY else state.past_given
    return BulletsView(fired(state.past_right), every, every[0].number, given)


def bullet(packed: int, *, shown: bool) -> BulletView:
    first = 24 if shown else 8
    grooves = [packed >> first + 2 * place & 3 for place in range(8)]
    return BulletView(packed & 15, CALIBRES[packed >> 4 & 3], TWISTS[packed >> 6 & 1], grooves)


def fired(packed: int) -> BulletView:
    """What the gun left on a bullet that was test-fired."""
    right = bullet(packed, shown=False)
    return BulletView(0, right.calibre, right.twist, right.grooves)


def body_now(state: Components, *, solved: bool) -> BodyView:
    """The body of the trial that is being played. (NCIS-139)"""
    made = body(state, state.trial_card, state.trial_word)
    return body_view(made, made.path[-1] + 1 if solved else None, None)


def past_body(state: Components) -> BodyView:
    made = body(state, state.past_card, state.past_word)
    return body_view(made, made.path[-1] + 1, None if state.past_given == NOBODY else state.past_given)


def body(state: Components, card: int, word: int) -> Body:
    return body_of(puzzle_word(state, card, word), state.trial_level)


def body_view(made: Body, exit: int | None, given: int | None) -> BodyView:
    layers = [[[one + 1, other + 1] for one, other in pairs] for pairs in made.layers]
    return BodyView(made.lanes, layers, made.path[0] + 1, exit, given)
