"""The commands put together, and what becomes of their errors: one line on stderr and an exit code.

0 is done, 1 is refused or failed, 2 is a command line that cannot be understood, 130 is stopped by Ctrl-C.
"""

import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from tablee.cli import arena, benching, catalogue, fuzzing, keeping, play, replaying, serving, simulating, verifying
from tablee.cli.arguments import like_locale
from tablee.cli.language import asked_for, environment_locale, translate
from tablee.cli.terminal import Terminal
from tablee.cli.usage import HELP, Command, Group, Usage, usage_of
from tablee.engine.refused import Refused

COMMANDS: dict[str, Callable[..., None]] = {
    "games": catalogue.games,
    "play": play.play,
    "serve": serving.serve,
    "backup": keeping.backup,
    "restore": keeping.restore,
    "replay": replaying.replay,
    "verify": verifying.verify,
    "simulate": simulating.simulate,
    "arena": arena.arena,
    "fuzz": fuzzing.fuzz,
    "check": catalogue.check,
    "bench": benching.bench,
}

Locale = Annotated[str, typer.Option("--locale", metavar="fr|en", autocompletion=like_locale, expose_value=False)]
Version = Annotated[bool, typer.Option("--version")]


def root(ctx: typer.Context, version: Version = False, locale: Locale = "") -> None:
    terminal: Terminal = ctx.obj
    if version:
        terminal.write(f"tablee {own_version()}")
    elif ctx.invoked_subcommand is None:
        ctx.get_help()


def own_version() -> str:
    try:
        return version("tablee")
    except PackageNotFoundError:  # run from its sources, without being installed
        return "0"


def command_line(locale: str) -> typer.core.TyperGroup:
    """All the commands, with their help in a language."""
    app = typer.Typer(cls=Group, invoke_without_command=True, context_settings={"help_option_names": HELP})
    app.callback()(root)
    for name, function in COMMANDS.items():
        app.command(name, cls=Command)(function)
    group = get_command(app)
    assert isinstance(group, Group)
    (locale_flag,) = (param for param in group.params if param.name == "locale")
    for command in group.commands.values():
        command.params.append(locale_flag)  # it may stand anywhere
    translate(group, Terminal(locale).words)
    return group


def run(args: list[str]) -> int:
    """Run a command line; its exit code."""
    terminal = Terminal(environment_locale())
    try:
        terminal = Terminal(asked_for(args))
        code = command_line(terminal.locale).main(args, prog_name="tablee", standalone_mode=False, obj=terminal)
        return code if isinstance(code, int) else 0
    except TyperException as error:
        terminal.refuse(usage_of(error).refused)
        return 2
    except Usage as usage:
        terminal.refuse(usage.refused)
        return 2
    except Refused as refused:
        terminal.refuse(refused)
        return 1


def main() -> None:
    sys.exit(run(sys.argv[1:]))
