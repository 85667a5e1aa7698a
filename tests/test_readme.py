"""The README's example is a played match: it runs, as long as the game it names is in the catalogue."""

import re
from pathlib import Path

import pytest

from tablee.games import OURS

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")
EXAMPLES = list(re.finditer(r"```python\n(.+?)```", TEXT, re.DOTALL))
NAMED = {slug for example in EXAMPLES for slug in re.findall(r'tablee\.game\("(.+?)"\)', example[1])}


def test_the_readme_has_an_example_that_names_one_game() -> None:
    assert EXAMPLES
    assert len(NAMED) == 1


@pytest.mark.parametrize("slug", sorted(NAMED & set(OURS)))
def test_the_match_of_the_readme_is_played_to_its_end(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    for example in EXAMPLES:
        above = "\n" * TEXT.count("\n", 0, example.start(1))  # so that a traceback shows the README's own lines
        exec(compile(above + example[1], str(README), "exec"), {})
    assert capsys.readouterr().out
