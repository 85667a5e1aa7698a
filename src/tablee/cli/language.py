"""Language: which one the command line speaks, and its help in that language."""

import os
from collections.abc import Mapping
from typing import Any

from typer import rich_utils

from tablee.cli.usage import Usage, commands_of
from tablee.words import LOCALES, Words

FLAG = "--locale"


def asked_for(args: list[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language of this command line: --locale anywhere in it, else the environment's, else English."""
    for place, arg in enumerate(args):
        flag, equals, value = arg.partition("=")
        if flag == FLAG and (equals or place + 1 < len(args)):
            locale = value if equals else args[place + 1]
            if locale not in LOCALES:
                raise Usage("unknown-locale", {"locale": locale, "known": list(LOCALES)})
            return locale
    return environment_locale(environ)


def environment_locale(environ: Mapping[str, str] = os.environ) -> str:
    named = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "fr" if named.lower().startswith("fr") else "en"


def translate(root: Any, words: Words) -> None:
    """Give every command and flag its line of help: `cli-play`, and `cli-arg-play-seats` or else `cli-arg-seats`."""
    for command in commands_of(root):
        name = "tablee" if command is root else command.name
        command.help = words.say(f"cli-{name}")
        command.short_help = command.help
        for param in command.params:
            own, shared = f"cli-arg-{name}-{param.name}", f"cli-arg-{param.name}"
            if getattr(param, "is_flag", False):
                param.metavar = ""  # nothing to fill in
            param.help = words.say(own if words.has(own) else shared)
    # Typer keeps the headings of its help as constants of this module, made for being set.
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-help-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('cli-help-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('cli-help-required')}]"
