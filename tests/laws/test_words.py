"""Laws of words: both languages say everything, and nothing is said that has no words."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.laws.cases import ROOT, Case, home_of_tests, walked
from tests.laws.citations import rules_on

from tablee.engine.game import Game
from tablee.games import face
from tablee.sentences import event_sentence, game_words
from tablee.words import HERE, LOCALES, words


@cache
def messages(file: Path) -> set[str]:
    """Every message and attribute of a file: `rule-LN-44`, `rule-LN-44.title`."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)], file
    found = set()
    for entry in body:
        if isinstance(entry, fluent.Message):
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@cache
def variables(file: Path) -> dict[str, set[str]]:
    """The facts that each message of a file uses itself."""
    return {
        entry.id.name: {node.id.name for node in walk_entry(entry) if isinstance(node, fluent.VariableReference)}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    }


def walk_entry(node: object) -> list[object]:
    if isinstance(node, list):
        return [deep for part in node for deep in walk_entry(part)]
    if isinstance(node, fluent.SyntaxNode):
        return [node, *(deep for part in vars(node).values() for deep in walk_entry(part))]
    return []


@pytest.mark.parametrize("place", [HERE], ids=["house"])
def test_the_house_says_the_same_in_every_language(place: Path) -> None:
    assert len({frozenset(messages(place / f"{locale}.ftl")) for locale in LOCALES}) == 1


def test_a_game_says_the_same_in_every_language_from_the_same_facts(game: Game) -> None:
    texts = face(game) / "texts"
    french, english = (texts / f"{locale}.ftl" for locale in LOCALES)
    assert messages(french) == messages(english)
    assert messages(french).isdisjoint(messages(HERE / "fr.ftl"))
    facts = variables(english)
    for name, used in variables(french).items():
        assert used <= facts[name] or name.startswith("option-"), name


def test_french_keeps_its_high_marks_on_the_line(game: Game) -> None:
    for file in (HERE / "fr.ftl", face(game) / "texts" / "fr.ftl", ROOT / "client/src/words/fr.json"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if not line.startswith("#") and re.search(" [:;!?»]|« ", line)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_a_game_can_ask_tell_or_settle_has_words(game: Game, locale: str) -> None:
    known = messages(face(game) / "texts" / f"{locale}.ftl")
    needed = {"title", "tagline", "description"} | {f"event-{code}" for code in game.events}
    needed |= {f"{part}-{kind}" for kind in game.kinds for part in ("kind", "prompt", "waiting", "coach")}
    for option in game.options:
        needed |= {f"option-{option.name}", f"option-{option.name}.note"}
        needed |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    assert needed <= known


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_are_told_in_the_texts_as_on_their_page(game: Game, locale: str) -> None:
    page = (ROOT / "docs/rules" / f"{game.slug}.md").read_text(encoding="utf-8")
    known = messages(face(game) / "texts" / f"{locale}.ftl")
    told = {name.removeprefix("rule-") for name in known if name.startswith("rule-") and "." not in name}
    assert told == rules_on(page)
    assert {f"rule-{rule}.title" for rule in told} <= known


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_a_match_makes_a_sentence_for_everybody_who_is_told(case: Case, locale: str) -> None:
    walk, speech = walked(case), game_words(case.game, locale)
    names = [f"Player {seat}" for seat in range(case.seats)]
    for steps in case.some(range(len(walk.states)), 2):
        for event in walk.events(steps):
            for form in (event, event.otherwise):
                if form is not None:
                    sentence = event_sentence(form, speech, names)
                    assert sentence.strip() == sentence != ""


def refusal_codes(files: Iterable[Path]) -> set[str]:
    """Every code that a refusal in these sources has."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_the_house_has_words(locale: str) -> None:
    games = ROOT / "src/tablee/games"
    house = [file for file in (ROOT / "src/tablee").rglob("*.py") if file.parent == games or games not in file.parents]
    codes = refusal_codes(house)
    assert {"illegal-move", "not-asked", "journal-altered"} <= codes
    assert [code for code in sorted(codes) if not words(locale).has(f"refused-{code}")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_a_game_has_words(game: Game, locale: str) -> None:
    codes = refusal_codes(home_of_tests(game).parent.glob("*.py"))
    assert [code for code in sorted(codes) if not game_words(game, locale).has(f"refused-{code}")] == []
