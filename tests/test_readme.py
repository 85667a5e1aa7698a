"""The README's example is a played match: it runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_match_of_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    text = README.read_text(encoding="utf-8")
    examples = list(re.finditer(r"```python\n(.+?)```", text, re.DOTALL))
    assert examples
    for example in examples:
        above = "\n" * text.count("\n", 0, example.start(1))  # so that a traceback shows the README's own lines
        exec(compile(above + example[1], str(README), "exec"), {})
    assert capsys.readouterr().out
