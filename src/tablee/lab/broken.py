"""Broken: what a law says that does not hold."""

Broken = tuple[str, str]  # the name of a law and what was seen
