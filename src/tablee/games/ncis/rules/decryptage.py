"""Décryptage: a grid of letters in which eight words are hidden, each to be read in one way only. (8.6)"""

from typing import Final

from mypy_extensions import i64

from tablee.games.ncis.rules.content import read_pools, read_trials
from tablee.games.ncis.rules.moves import LEVEL_NAMES, WORDS
from tablee.games.ncis.rules.mulberry import Mulberry

_levels: Final = {each.level: each for each in read_trials().decryptage}
SIZES: Final[list[int]] = [_levels[level].size for level in ("normal", "easy", "hard")]
DIRECTIONS_USED: Final[list[int]] = [_levels[level].directions for level in ("normal", "easy", "hard")]
LONGEST: Final[list[int]] = [_levels[level].longest for level in ("normal", "easy", "hard")]
POOLS: Final[list[list[str]]] = [pool.words for pool in read_pools().pool]
FILLS: Final[list[str]] = [pool.fill for pool in read_pools().pool]
LANGUAGES: Final[list[str]] = [pool.language for pool in read_pools().pool]
assert LEVEL_NAMES == ["normal", "easy", "hard"]

DIRECTIONS: Final = ["E", "S", "SE", "NE", "W", "N", "NW", "SW"]
LINE_STEPS: Final[list[int]] = [0, 1, 1, -1, 0, -1, -1, 1]
COLUMN_STEPS: Final[list[int]] = [1, 0, 1, 1, -1, 0, -1, -1]
TRIES: Final = 200
EMPTY: Final = 0


class Grid:
    """What a word of luck makes: the lines, and each hidden word with the cell of its first letter and its direction.

    A cell is its line times the size plus its column.
    """

    def __init__(self, size: int, lines: list[str], words: list[str], cells: list[int], directions: list[int]) -> None:
        self.size: Final = size
        self.lines: Final = lines
        self.words: Final = words
        self.cells: Final = cells
        self.directions: Final = directions


def decryptage(word: i64, level: i64, language: i64) -> Grid:
    """The grid; an attempt that fails goes on with the same stream."""
    stream = Mulberry(word)
    while True:
        grid = attempt(stream, level, language)
        if grid is not None:
            return grid


def attempt(stream: Mulberry, level: i64, language: i64) -> Grid | None:
    """Hide eight words, fill the gaps; None where they do not fit or one can be read twice."""
    size: i64 = SIZES[level]
    words = chosen_words(stream, LONGEST[level], language)
    ways: list[int] = [place % DIRECTIONS_USED[level] for place in range(WORDS)]
    stream.shuffle(ways)
    letters: list[int] = [EMPTY] * (size * size)
    cells: list[int] = [0] * WORDS
    directions: list[int] = [0] * WORDS
    following: i64 = 0
    for length in range(LONGEST[level], 0, -1):  # the longest first, in their order
        for place in range(WORDS):
            if len(words[place]) == length:
                way = ways[following]
                following += 1
                cell = hidden(stream, letters, size, words[place], way)
                if cell < 0:
                    return None
                cells[place] = cell
                directions[place] = way
    fill = FILLS[language]
    for cell in range(size * size):
        if letters[cell] == EMPTY:
            letters[cell] = ord(fill[stream.below(len(fill))])
    for each in words:
        if readings(letters, size, each) != 1:
            return None
    lines = ["".join([chr(letter) for letter in letters[line * size : (line + 1) * size]]) for line in range(size)]
    return Grid(size, lines, words, cells, directions)


def chosen_words(stream: Mulberry, longest: i64, language: i64) -> list[str]:
    pool = POOLS[language]
    order = list(range(len(pool)))
    stream.shuffle(order)
    words: list[str] = []
    for each in order:
        if len(words) < WORDS and len(pool[each]) <= longest:
            words.append(pool[each])
    return words


def hidden(stream: Mulberry, letters: list[int], size: i64, word: str, way: i64) -> i64:
    """Write a word in this direction, over equal letters if need be; the cell of its first, -1 if there is no room."""
    down: i64 = LINE_STEPS[way]
    across: i64 = COLUMN_STEPS[way]
    last: i64 = len(word) - 1
    for _ in range(TRIES):
        line = stream.below(size)
        column = stream.below(size)
        if not (0 <= line + down * last < size and 0 <= column + across * last < size):
            continue
        cell = line * size + column
        step = down * size + across
        if fits(letters, cell, step, word):
            for place in range(len(word)):
                letters[cell + step * place] = ord(word[place])
            return cell
    return -1


def fits(letters: list[int], cell: i64, step: i64, word: str) -> bool:
    for place in range(len(word)):
        letter = letters[cell + step * place]
        if letter not in (EMPTY, ord(word[place])):
            return False
    return True


def readings(letters: list[int], size: i64, word: str) -> i64:
    """In how many ways a word can be read in a grid, in all eight directions: the solver."""
    found: i64 = 0
    last: i64 = len(word) - 1
    first = ord(word[0])
    for cell in range(size * size):
        if letters[cell] != first:
            continue
        line = cell // size
        column = cell % size
        for way in range(len(DIRECTIONS)):
            down: i64 = LINE_STEPS[way]
            across: i64 = COLUMN_STEPS[way]
            inside = 0 <= line + down * last < size and 0 <= column + across * last < size
            if inside and reads(letters, cell, down * size + across, word):
                found += 1
    return found


def reads(letters: list[int], cell: i64, step: i64, word: str) -> bool:
    place: i64 = 0
    while place < len(word) and letters[cell + step * place] == ord(word[place]):
        place += 1
    return place == len(word)


def cell_name(cell: i64, size: i64) -> str:
    """A cell as people say it: its column as a letter, its line as a number."""
    return chr(ord("A") + cell % size) + str(cell // size + 1)


def last_cell(grid: Grid, place: i64) -> i64:
    """Where the last letter of a word is."""
    way = grid.directions[place]
    step = LINE_STEPS[way] * grid.size + COLUMN_STEPS[way]
    return grid.cells[place] + step * (len(grid.words[place]) - 1)
