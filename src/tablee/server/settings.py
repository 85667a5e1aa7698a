"""Settings: how this server runs. Every one has a default; an environment variable TABLEE_<NAME> changes it."""

import os
from pathlib import Path
from secrets import token_hex

import msgspec
from msgspec import Struct, field
from platformdirs import user_data_path


class Settings(Struct, frozen=True, kw_only=True):
    """`database` is an SQLAlchemy address; empty is a file in the user's data directory.

    `origin` is how people reach this server when it stands behind a proxy ("https://play.example.org"); without it
    the address of each request is used. `door` is where invitations lead that are written on this machine itself, whose
    own name for itself is of no use to others; a server that listens on the network finds it out. `proxies` are the
    addresses of the proxies in front of this server, with spaces: they alone are believed about where somebody is.
    """

    database: str = ""
    node: str = field(default_factory=lambda: token_hex(6))
    origin: str = ""
    door: str = ""
    proxies: str = ""
    locale: str = "fr"
    workers: int = 2  # processes that bots think in
    pace: int = 1000  # milliseconds a bot waits before it answers, more or less
    budget: int = 1500  # milliseconds a bot may think
    throttle: bool = True  # token buckets for sockets and addresses
    wait: int = 5000  # milliseconds in which a group may hold an answer of its own back
    lease: int = 9000  # milliseconds without a sign of life after which another node takes a table over
    silence: int = 30_000  # milliseconds without a frame after which a socket is dropped
    idle: int = 600_000  # milliseconds after which a table nobody looks at leaves the memory
    static: str = str(Path(__file__).parent / "static")  # the built client
    # The services that browsers take pushes from: nothing is pushed anywhere else.
    push: str = "fcm.googleapis.com, *.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com"
    webhooks: str = ""  # hosts that people's webhooks may call ("discord.com, hooks.slack.com"); none unless named
    notice_after: int = 15_000  # milliseconds that a decision waits for somebody who is not there before they are told
    notice_again: int = 30_000  # milliseconds before a notice that failed is tried again, four times as long each time
    log: str = "info"

    def address(self) -> str:
        """Where the data are."""
        if self.database:
            return self.database
        folder = user_data_path("tablee", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'tables.sqlite'}"


def from_environment() -> Settings:
    """The settings of TABLEE_* variables; a value that does not fit is an error that names it."""
    names = {name: f"TABLEE_{name.upper()}" for name in Settings.__struct_fields__}
    given = {name: os.environ[variable] for name, variable in names.items() if variable in os.environ}
    return msgspec.convert(given, Settings, strict=False)
