"""Schema: the stored tables. The migrations build exactly this; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# A table and what was settled for it. Times are milliseconds since 1970. `secret` and `match_key` never leave the
# server before the match is over. `start_position` is where a forked match began. `keeper` is the node that plays
# for bots and clocks, until `kept_until`. `turns` are the seats that must decide, and `summary` says by language where
# the match stands or how it ended, for lists of tables. Of the tables at which a room played one match after the other,
# each names the `first_table` (null at the first itself) and, once it is over, the latest as its `next_table`.
# `spectators` are welcome or not and `delay` seconds behind; they see what is public, the hand of `shown_seat` or all
# (`sight`); `listed`: strangers find the table in a list. `linked`: once it is over, whoever has a link to it may look.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("sight", String(8), nullable=False),
    Column("shown_seat", Integer, nullable=True),
    Column("pace", String(8), nullable=False),
    Column("standin", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("room", String(32), nullable=False),
    Column("code", String(8), nullable=True, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("match_key", LargeBinary, nullable=True),
    Column("start_position", JSON, nullable=True),
    Column("final_mark", String(16), nullable=True),
    Column("turns", JSON, nullable=False),
    Column("summary", JSON, nullable=True),
    Column("first_table", String(16), nullable=True),
    Column("next_table", String(16), nullable=True),
    Column("uploaded", Boolean, nullable=False),
    Column("linked", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("changed_at", BigInteger, nullable=False),
    Column("keeper", String(64), nullable=True),
    Column("kept_until", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "changed_at"),
    Index("tables_by_first", "first_table"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(16), nullable=False),
    Column("claimed", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

# Who may act for a seat: the hash of a browser's token. Several devices may hold one seat.
holders = Table(
    "holders",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "token", "seat"),
    Index("holders_by_token", "token"),
)

hosts = Table(
    "hosts",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("token", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "token"),
    Index("hosts_by_token", "token"),
)

# Spectators who have said their name.
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("name", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "token"),
)

# The journal, append-only. Its key is the compare-and-set: who comes second to a number was not first.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("move", Text, nullable=False),
    Column("raw", JSON(none_as_null=True), nullable=True),
    Column("target", Integer, nullable=True),
    Column("command", String(80), nullable=True),
    Column("actor", String(8), nullable=False),
    Column("mark", String(16), nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "command"),
)

# What was said. `channel` is "table", "watch" or "team-...".
said = Table(
    "said",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("channel", String(8), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(80), nullable=True),
    PrimaryKeyConstraint("table_id", "n"),
)

# What sides have written beside the rows of the notes that they share. Nothing here is ever changed: of a row, the last
# counts. `seats` are those that share the notes, like "1 2 3".
marks = Table(
    "marks",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seats", String(64), nullable=False),
    Column("notes", String(64), nullable=False),
    Column("row", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("out", Boolean, nullable=False),
    Column("remark", String(80), nullable=False),
    Column("command", String(80), nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# One-time codes that bring a seat to another device.
devices = Table(
    "devices",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("token", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Screens that are open, by node, so that every node knows who is present.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("node", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "node"),
)

# What a finished match left to whoever played it, by the hash of their browser's token. Nothing here is ever changed.
careers = Table(
    "careers",
    metadata,
    Column("token", LargeBinary, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("record", JSON, nullable=False),
    PrimaryKeyConstraint("token", "table_id"),
)

# Browsers of one person: each has the token of the first of them. A browser that is not here is its own.
profiles = Table(
    "profiles",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("profile", LargeBinary, nullable=False),
    Index("profiles_by_profile", "profile"),
)

# One-time codes that bring a career to another device.
profile_codes = Table(
    "profile_codes",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("profile", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Where people wish to be told that it is their turn: a browser ("push", with its keys) or an address ("webhook").
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", LargeBinary, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("locale", String(8), nullable=False),
    Column("origin", Text, nullable=False),
    Index("subscriptions_by_token", "token"),
)

# What is to be sent there, once for each decision.
outbox = Table(
    "outbox",
    metadata,
    Column("subscription", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("decision", String(32), nullable=False),
    Column("body", JSON, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("subscription", "table_id", "decision"),
    Index("outbox_by_due", "due_at"),
)

# Private keys of this house, by what they are for.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
