"""The README's example is a played match: it runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_match_of_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.+?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, str(README), "exec"), {})
    assert capsys.readouterr().out
