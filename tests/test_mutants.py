"""`make mutants`: what can be broken in a source, and what is found when tests overlook it."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mutants.changes import broken, changes

import tablee

ROOT = Path(__file__).parent.parent

BREAKABLE = {
    "x = a < b": ["`a < b` became `a <= b`", "`a < b` became `a >= b`"],
    "x = a <= b != c": [
        "`a <= b != c` became `a < b != c`",
        "`a <= b != c` became `a > b != c`",
        "`a <= b != c` became `a <= b == c`",
    ],
    "x = a in b and c": ["`a in b and c` became `a in b or c`", "`a in b` became `a not in b`"],
    "if a:\n    b()": ["`a` became `not a`", "`b()` dropped"],
    "x = [a for a in b if not a]": ["`not a` became `a`"],
    "x = 3 - a": ["`3 - a` became `3 + a`", "`3` became `4`", "`3` became `2`"],
    "x = 0, True": ["`0` became `1`", "`True` became `False`"],
    "a.b = c": ["`a.b = c` dropped"],
    "a += b": ["`a += b` became `a -= b`", "`a += b` dropped"],
    "for a in range(b):\n    break": [
        "`range(b)` became `range(b + 1)`",
        "`range(b)` became `range(b - 1)`",
        "`break` became `continue`",
    ],
    "x = a[b:c]": ["`b:c` became `b + 1:c`", "`b:c` became `b:c - 1`"],
    "x = min(a, b)": ["`min(a, b)` became `max(a, b)`"],
    "raise Refused(a)": ["`raise Refused(a)` dropped"],
}

SPARED = [
    '"""Prose."""',
    "from a import b",
    "x: Literal[1] = a",
    "def a(b: Literal[1]) -> Literal[2]: ...",
    "assert a < b",
    "raise RuntimeError(1)",
    "x = f'{1}'",
    "if TYPE_CHECKING:\n    a()",
]


@pytest.mark.parametrize("source", BREAKABLE)
def test_what_can_be_broken(source: str) -> None:
    assert [change.text for change in changes(source)] == BREAKABLE[source]


@pytest.mark.parametrize("source", SPARED)
def test_what_only_speaks_of_the_code_is_not_broken(source: str) -> None:
    assert changes(source) == []


def test_each_mutant_is_broken_in_one_place_alone() -> None:
    source = "def a(b):\n    if b < 3:\n        return b + 1\n    return range(b)"
    made = [ast.unparse(broken(source, change.ordinal)).splitlines() for change in changes(source)]
    assert len(made) == len(set(map(tuple, made))) == 9
    for lines in made:
        assert sum(new != old for new, old in zip(lines, source.splitlines(), strict=True)) == 1


RULES = """
PRICE = 2

def buy(points):
    if points < PRICE:
        return None
    return points - PRICE

def steal(points):
    return points + 1

def wait(points):
    while points > 0:
        points -= 1
    return points
"""

TESTS = """
from tablee.games.shop.rules import trade

def test_a_thing_has_its_price():
    assert trade.buy(5) == 3

def test_nobody_buys_on_credit():
    assert trade.buy(1) is None

def test_waiting_ends():
    assert trade.wait(3) == 0
"""

CONFTEST = """
from tablee.games import __path__
__path__.append({folder!r})
"""


def test_survivors_are_listed_with_their_place(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "scripts/mutants", tmp_path / "scripts/mutants")
    shop = tmp_path / "src/tablee/games/shop"
    for file, text in {
        "__init__.py": "",
        "rules/__init__.py": "",
        "rules/trade.py": RULES.lstrip(),
        "tests/test_trade.py": TESTS,
        "tests/conftest.py": CONFTEST.format(folder=str(shop.parent)),
    }.items():
        (shop / file).parent.mkdir(parents=True, exist_ok=True)
        (shop / file).write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n browser\naddopts = --import-mode=importlib\n")
    paths = os.pathsep.join([str(tmp_path / "scripts"), str(Path(tablee.__file__).parent.parent)])
    run = subprocess.run(
        [sys.executable, "-m", "mutants", "shop", "--sample", "0"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    *survivors, total = run.stdout.splitlines()
    assert survivors == [
        "src/tablee/games/shop/rules/trade.py:4: `points < PRICE` became `points <= PRICE`",
        "src/tablee/games/shop/rules/trade.py:9: `points + 1` became `points - 1` (no test gets there)",
        "src/tablee/games/shop/rules/trade.py:9: `1` became `2` (no test gets there)",
        "src/tablee/games/shop/rules/trade.py:9: `1` became `0` (no test gets there)",
    ], run.stderr
    assert total.startswith("shop: 11 of 15 mutants died, 73.3 % (15 could be made; ")
    assert run.returncode == 1
