"""Nothing that anybody was told is lost, even when the power fails."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.crashing import survive
from tests.server.holding import PACE, nothing_is_told_before_it_is_stored
from tests.server.processes import Process


@pytest.mark.timeout(3600)  # for as many kills as one asks for
def test_a_server_killed_again_and_again_loses_nothing_it_has_told(tmp_path: Path, kills: int) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as process:
        process.stop()
        moves = asyncio.run(survive(process, kills=kills, luck=random.Random(5), report=print))
    assert moves > 50


def test_while_nothing_can_be_stored_nobody_is_told_anything(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", pace=PACE) as process:
        nothing_is_told_before_it_is_stored(process)
