"""The benchmark as a script: `python benchmarks/bench.py [GAME] [--rounds N] [--ms N] [--json]`; see `tablee bench`."""

import sys

from tablee.cli.app import run

if __name__ == "__main__":
    sys.exit(run(["bench", *sys.argv[1:]]))
