"""Refused: somebody asked for something that is not allowed, and is told so."""

from tablee.engine.events import Facts


class Refused(Exception):
    """A request that was not allowed. `code` and `facts` name the thing, the value and what was expected."""

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return self.code + ": " + ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
