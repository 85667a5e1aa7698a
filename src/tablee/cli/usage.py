"""Usage: what is wrong with a command line, as refusals that name the flag, the value and what was expected."""

from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from tablee.cli.terminal import Terminal
from tablee.engine.events import Facts
from tablee.engine.moves import near
from tablee.engine.refused import Refused

HELP = ["-h", "--help"]


class Usage(Exception):
    """A command line that cannot be understood: a refusal with exit code 2."""

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(code, facts)
        self.refused = Refused(code, facts)  # not a subclass of it: that one is compiled


def whole(flag: str, least: int = 1, most: int | None = None) -> Callable[[str | int], int]:
    """A reader of whole numbers for a flag; refuses what is none, or out of range."""

    def read(given: str | int) -> int:
        text = str(given)  # a default is a number already
        number = int(text) if text.removeprefix("-").isdecimal() else None
        if number is None or number < least or (most is not None and number > most):
            facts: Facts = {"flag": flag, "value": text, "least": least}
            raise Usage("flag-number", facts) if most is None else Usage("flag-range", {**facts, "most": most})
        return number

    return read


def usage_of(error: TyperException) -> Usage:
    """What the parser of command lines complains about, in our words."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        return Usage("no-such-flag", {"flag": option, "like": next(iter(error.possibilities or []), "")})
    if option is not None:
        return Usage("flag-alone", {"flag": option})
    if hasattr(error, "param_type") and param is not None:
        return Usage("missing-argument", {"argument": param.opts[-1] if option_like(param) else param.metavar})
    if param is not None:
        expected = param.metavar or param.name
        return Usage("flag-value", {"flag": param.opts[-1], "value": error.message, "expected": expected})
    return Usage("command-line", {"why": error.format_message()})


def option_like(param: Any) -> bool:
    return str(param.opts[-1]).startswith("-")


class Command(TyperCommand):
    """A command whose help and complaints are ours."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Usage("extra-argument", {"argument": rest[0]})
        return rest

    def get_help_option(self, ctx: Any) -> Any:
        return spoken(super().get_help_option(ctx), ctx)


class Group(TyperGroup):
    """All the commands."""

    def get_help_option(self, ctx: Any) -> Any:
        return spoken(super().get_help_option(ctx), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            known = list(self.commands)
            raise Usage("no-such-command", {"command": args[0], "known": known, "like": near(args[0], known)})
        return super().resolve_command(ctx, args)


def spoken(option: Any, ctx: typer.Context) -> Any:
    """The help option with its line in the language of the terminal; while completing there is none."""
    if option is not None and isinstance(ctx.obj, Terminal):
        option.help = ctx.obj.say("arg-help")
        option.metavar = ""
    return option


def commands_of(group: Any) -> Iterator[Any]:
    """The whole command line: the root and its commands."""
    yield group
    yield from group.commands.values()
