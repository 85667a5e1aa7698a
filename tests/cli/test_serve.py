"""Serving the table from the command line."""

import signal
import socket
from pathlib import Path

import pytest
from tests.cli.commands import Run, ended, started


def test_serve_tells_its_address_and_stops_by_ctrl_c(tmp_path: Path) -> None:
    process = started("serve", "--port", "0", "--database", str(tmp_path / "tables.db"), home=tmp_path)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    assert ended(process).code == 0


def test_serve_says_in_one_line_that_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = ended(started("serve", "--port", port, "--database", str(tmp_path / "tables.db"), home=tmp_path))
    assert answer.code == 1
    assert port in answer.err and "Traceback" not in answer.err


@pytest.mark.parametrize(
    ("database", "shown"),
    [
        ("postgres://ann:secret@127.0.0.1:1/tables", "ann:***@127.0.0.1:1/tables"),
        ("nonsense://tables", "nonsense://tables"),
        ("/no/such/folder/tables.db", "/no/such/folder/tables.db"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(run: Run, database: str, shown: str) -> None:
    line = run("serve", "--port", "0", "--database", database).refusal()
    assert shown in line
    assert "secret" not in line
