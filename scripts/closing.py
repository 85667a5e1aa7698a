"""Closes a run of the gate: the time of each stage, and the tests of every suite added up in one line."""

import os
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

REPORTS = Path("build/reports")


def main() -> int:
    """Print what ran since TABLEE_STARTED; fail if anything of it did."""
    started = int(os.environ["TABLEE_STARTED"])
    stages = stages_since(started)
    print("\n── times")
    for name, verdict, seconds in stages:
        print(f"{seconds:>6} s  {name}{'' if verdict == 'passed' else '  FAILED'}")
    tests = tests_since(started)
    broken = [name for name, verdict, _ in stages if verdict != "passed"]
    parts = [f"{count} {what}" for what, count in tests.items() if count]
    parts += [f"stages failed: {', '.join(broken)}"] if broken else []
    print(f" {', '.join(parts) or 'no tests ran'} in {time.time() - started:.2f}s ".center(100, "="))
    return 1 if broken or not tests["passed"] else 0


def stages_since(started: int) -> list[tuple[str, str, int]]:
    """Name, verdict and seconds of each stage of this run."""
    rows = [line.split("\t") for line in (REPORTS / "stages.tsv").read_text(encoding="utf-8").splitlines()]
    return [(name, verdict, int(seconds)) for run, name, verdict, seconds in rows if int(run) == started]


def tests_since(started: int) -> dict[str, int]:
    """How many tests failed, passed, had errors and were skipped, over every suite of this run."""
    counts = {"failed": 0, "passed": 0, "errors": 0, "skipped": 0}
    for report in REPORTS.glob("*.xml"):
        if report.stat().st_mtime < started:
            continue
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            total, failed, errors, skipped = (int(suite.attrib[k]) for k in ("tests", "failures", "errors", "skipped"))
            counts["failed"] += failed
            counts["errors"] += errors
            counts["skipped"] += skipped
            counts["passed"] += total - failed - errors - skipped
    return counts


if __name__ == "__main__":
    sys.exit(main())
