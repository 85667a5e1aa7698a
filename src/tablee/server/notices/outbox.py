"""Outbox: who wishes to be told, and what waits to be sent. Each function is work for one connection."""

from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct, structs
from sqlalchemy import Connection, and_, delete, insert, select, update

from tablee.server.storage.schema import house_keys, outbox, subscriptions

Kind = Literal["push", "webhook"]
HOUSE = "push"  # the name of the key that signs


class Where(Struct, frozen=True):
    """Where somebody wishes to be told, by which keys, in which language, and the address that links begin with."""

    kind: Kind
    address: str
    keys: dict[str, str]
    locale: str
    origin: str


class Subscription(Where, frozen=True, kw_only=True):
    """The same, as it is kept."""

    id: str


class Notice(Struct, frozen=True):
    """Something to be sent, and how often that was tried."""

    to: Subscription
    table: str
    decision: str
    body: dict[str, Any]
    due_at: int
    tries: int


def house_key(at: Connection, new: bytes) -> bytes:
    """The private key of this house: the one that is kept, else this new one from now on."""
    found = at.execute(select(house_keys.c.value).where(house_keys.c.name == HOUSE)).scalar_one_or_none()
    if found is not None:
        return bytes(found)
    at.execute(insert(house_keys).values(name=HOUSE, value=new))
    return new


def subscribe(at: Connection, token: bytes, where: Where) -> None:
    """Tell whoever has this token there from now on. A browser has one webhook and one push."""
    id = sha256(b"\0".join((token, where.kind.encode(), where.address.encode()))).hexdigest()[:32]
    unsubscribe(at, token, where.kind)
    at.execute(insert(subscriptions).values(id=id, token=token, **structs.asdict(where)))


def unsubscribe(at: Connection, token: bytes, kind: Kind) -> None:
    mine = and_(subscriptions.c.token == token, subscriptions.c.kind == kind)
    gone = list(at.execute(select(subscriptions.c.id).where(mine)).scalars())
    at.execute(delete(outbox).where(outbox.c.subscription.in_(gone)))
    at.execute(delete(subscriptions).where(mine))


def subscribed(at: Connection, tokens: list[bytes]) -> list[Subscription]:
    found = at.execute(select(subscriptions).where(subscriptions.c.token.in_(tokens))).mappings()
    return [_subscription(dict(each)) for each in found]


def _subscription(found: dict[str, Any]) -> Subscription:
    return Subscription(**{name: found[name] for name in Subscription.__struct_fields__})


def put(at: Connection, to: Subscription, table: str, decision: str, body: dict[str, Any], now: int) -> None:
    """Have a notice sent, once for each decision whichever node says so."""
    same = and_(outbox.c.subscription == to.id, outbox.c.table_id == table, outbox.c.decision == decision)
    if at.execute(select(outbox.c.tries).where(same)).first() is None:
        new = {"subscription": to.id, "table_id": table, "decision": decision, "body": body}
        at.execute(insert(outbox).values(**new, due_at=now, tries=0))


def take(at: Connection, now: int, until: int, most: int) -> list[Notice]:
    """Notices that are due, to be sent by this node alone: for others they are due again at `until`."""
    joined = outbox.join(subscriptions, outbox.c.subscription == subscriptions.c.id)
    chosen = select(outbox, subscriptions).select_from(joined).where(outbox.c.due_at <= now).limit(most)
    taken = []
    for each in at.execute(chosen).mappings().all():
        row = dict(each)
        ours = update(outbox).where(and_(_is(row["subscription"], row["table_id"], row["decision"]), _due(row)))
        if at.execute(ours.values(due_at=until, tries=row["tries"] + 1)).rowcount:
            to = _subscription(row)
            taken.append(Notice(to, row["table_id"], row["decision"], row["body"], until, row["tries"] + 1))
    return taken


def _due(row: dict[str, Any]) -> Any:
    return outbox.c.due_at == row["due_at"]


def _is(subscription: str, table: str, decision: str) -> Any:
    return and_(outbox.c.subscription == subscription, outbox.c.table_id == table, outbox.c.decision == decision)


def later(at: Connection, notice: Notice, due_at: int) -> None:
    at.execute(update(outbox).where(_is(notice.to.id, notice.table, notice.decision)).values(due_at=due_at))


def settle(at: Connection, notice: Notice, *, gone: bool) -> None:
    """A notice need not be sent any more; `gone`: nor any other to that address, which is no more."""
    if gone:
        at.execute(delete(outbox).where(outbox.c.subscription == notice.to.id))
        at.execute(delete(subscriptions).where(subscriptions.c.id == notice.to.id))
    else:
        later(at, notice, NEVER)


NEVER = 1 << 60  # sent or given up: kept, so that nobody is told of one decision twice
