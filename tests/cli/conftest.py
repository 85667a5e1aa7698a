"""`run` runs a command line in this process, with a home of its own and what somebody types."""

import io
from pathlib import Path

import pytest
from tests.cli.commands import Answer, Run, environment

from tablee.cli.app import run as run_command_line


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name, value in environment(tmp_path / "home").items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def answer(*args: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run_command_line([*args])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return answer
