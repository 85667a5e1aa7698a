"""Writes constraints.txt: the newest versions that fit pyproject.toml, of every package it leads to, by name alone."""

import json
import subprocess
import sys
from pathlib import Path

RESOLVE = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]


def main() -> None:
    """Resolve the package with its extras as pip would in an empty environment, and pin what comes out."""
    report = subprocess.run([*RESOLVE, "-e", ".[dev,node]"], check=True, capture_output=True, text=True).stdout
    found = [entry["metadata"] for entry in json.loads(report)["install"]]
    pins = sorted(
        f"{package['name'].lower()}=={package['version']}" for package in found if package["name"] != "tablee"
    )
    Path("constraints.txt").write_text("\n".join(["# Written by `make pins`.", *pins]) + "\n", encoding="utf-8")
    print(f"constraints.txt: {len(pins)} packages")


if __name__ == "__main__":
    main()
