"""The command line: `tablee play`, `tablee simulate` and the rest, in French and English."""

from tablee.cli.app import main

__all__ = ["main"]
