"""Citations: which rule IDs a page of rules has, and which the tests of a game cite in their names."""

import ast
import re
from pathlib import Path


def rules_on(page: str) -> set[str]:
    """The IDs of the rules on a page: `- **LN-44** ...`; those of the set-up may have an S: NCIS-S02."""
    return set(re.findall(r"^- \*\*([A-Z]+-S?\d+)\*\*", page, re.MULTILINE))


def rulings_on(page: str) -> set[str]:
    """The IDs of the rulings a page mentions: LN-G15."""
    return set(re.findall(r"\b[A-Z]+-G\d+\b", page))


def cited_by(names: list[str]) -> set[str]:
    """The IDs in the names of tests: test_LN_48_LN_G16_... cites LN-48 and LN-G16."""
    found = [re.findall(r"(?<![A-Za-z])([A-Z]{2,})_([GST]?\d+)(?=_|$)", name) for name in names]
    return {f"{game}-{number}" for pairs in found for game, number in pairs}


def names_of_tests(folder: Path) -> list[str]:
    """The names of all tests in a folder."""
    return [
        node.name
        for file in sorted(folder.glob("test_*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def problems(page: str, names: list[str]) -> list[str]:
    """Rules that no test cites, citations of nothing, and gaps in the numbers of the test vectors."""
    rules, cited = rules_on(page), cited_by(names)
    vectors = {citation for citation in cited if "-T" in citation}
    if not rules:
        return ["the page has no rules"]
    unknown = cited - vectors - rules - rulings_on(page)
    numbers = {int(vector.partition("-T")[2]) for vector in vectors}
    gaps = set(range(1, max(numbers, default=0) + 1)) - numbers
    return [
        *(f"no test cites {rule}" for rule in sorted(rules - cited)),
        *(f"{citation} is cited and is not on the page" for citation in sorted(unknown)),
        *(f"no test is for vector {number}" for number in sorted(gaps)),
    ]
