"""The law of citations: every rule has its test, and every rule named anywhere exists."""

import re

from rules_pages import disagreements, made
from tests.laws.cases import ROOT, cases, home_of_tests, walked
from tests.laws.citations import cited_by, names_of_tests, problems, rules_on

from tablee.engine.game import Game


def page_of(game: Game) -> str:
    return (ROOT / "docs/rules" / f"{game.slug}.md").read_text(encoding="utf-8")


def test_the_page_of_rules_is_made_from_the_texts(game: Game) -> None:
    assert disagreements(game) == []
    assert page_of(game) == made(game), "`make rules` makes it again"


def test_every_rule_of_a_game_is_cited_by_a_test_and_every_citation_exists(game: Game) -> None:
    assert problems(page_of(game), names_of_tests(home_of_tests(game))) == []


def test_the_rules_named_by_decisions_events_and_outcomes_exist(game: Game) -> None:
    rules = rules_on(page_of(game))
    for code, behind in (*game.kinds.items(), *game.events.items()):
        assert behind, code
        assert set(behind) <= rules, code
    for walk in map(walked, cases(game, 1)):
        outcome = walk.match.outcome
        assert outcome is not None
        assert outcome.reason in rules


def test_every_rule_is_named_literally_in_the_sources_and_every_rule_named_there_exists(game: Game) -> None:
    rules = rules_on(page_of(game))
    named: set[str] = set()
    for file in home_of_tests(game).parent.rglob("*.py"):
        if "tests" not in file.parts:
            here, ranges = named_in(file.read_text(encoding="utf-8"), prefix_of(rules))
            assert here <= rules, file.name
            assert ranges == [], file.name
            named |= here
    assert sorted(rules - named) == []


def prefix_of(rules: set[str]) -> str:
    return next(iter(rules)).partition("-")[0]


def named_in(source: str, prefix: str) -> tuple[set[str], list[str]]:
    """The rules that a source names, and the ranges in which it hides others."""
    ranges = re.findall(rf"\b{prefix}-\d+ ?(?:\.\.|to|–) ?(?:{prefix}-)?\d+", source)
    return set(re.findall(rf"\b{prefix}-S?\d+\b", source)), ranges


def test_the_checker_finds_a_range() -> None:
    assert named_in("(XX-01, XX-02)", "XX") == ({"XX-01", "XX-02"}, [])
    assert named_in("(XX-01..3)", "XX") == ({"XX-01"}, ["XX-01..3"])


PAGE = """
## A game
- **XX-01** *One.* Something (see XX-02).
- **XX-02** *Two.* Something else.
- XX-G03 A ruling.
"""


def test_the_checker_finds_a_rule_without_a_test() -> None:
    assert problems(PAGE, ["test_XX_01_one", "test_XX_G03_ruling"]) == ["no test cites XX-02"]
    assert problems(PAGE, []) == ["no test cites XX-01", "no test cites XX-02"]


def test_the_checker_finds_a_citation_of_nothing_and_a_missing_vector() -> None:
    names = ["test_XX_01_one", "test_XX_02_two", "test_XX_09_nine", "test_XX_G04_no_ruling", "test_XX_T02_vector"]
    assert problems(PAGE, names) == [
        "XX-09 is cited and is not on the page",
        "XX-G04 is cited and is not on the page",
        "no test is for vector 1",
    ]


def test_the_checker_is_not_content_with_a_page_without_rules() -> None:
    assert problems("## A game\nXX-01 is not a rule here.", ["test_XX_01_one"]) == ["the page has no rules"]


def test_one_name_may_cite_several_rules_and_a_longer_number_is_another_rule() -> None:
    names = ["test_XX_1_XX_22_both", "test_XX_110_long", "test_that_cites_nothing"]
    assert cited_by(names) == {"XX-1", "XX-22", "XX-110"}
