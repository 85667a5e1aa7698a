"""Notices: asking to be told that it is one's turn, by Web Push or by a webhook. Both are off until asked for."""

from litestar import Response, Router
from litestar.params import JSONBody

from tablee.engine.refused import Refused
from tablee.server.http.routes import Asker, OurHouse, OurLimits, get, post
from tablee.server.notices import outbox, push
from tablee.server.notices.addresses import check_address
from tablee.server.notices.outbox import Where
from tablee.server.wire.requests import Notices, PushWish, WebhookWish


@get("/notices")
async def show_notices(caller: Asker, house: OurHouse) -> Notices:
    """Where the caller is told, and the key with which a browser can ask for it."""
    tokens = [] if caller.token is None else [caller.token]
    found = await house.database.read(lambda at: outbox.subscribed(at, tokens))
    webhook = next((each.address for each in found if each.kind == "webhook"), "")
    key = push.public_key(await house.sender.key()) if house.settings.push else ""
    return Notices(key, any(each.kind == "push" for each in found), webhook, bool(house.settings.webhooks))


@post("/notices/push", status_code=204)
async def ask_push(data: JSONBody[PushWish], caller: Asker, house: OurHouse, limits: OurLimits) -> Response[None]:
    """Be told in this browser, also when no page of it is open; without an address, not any more."""
    limits.tables.check(caller.address)
    token, cookies = caller.known()
    if not data.endpoint:
        await house.database.write(lambda at: outbox.unsubscribe(at, token, "push"))
        return Response(None, status_code=204, cookies=cookies)
    check_address(data.endpoint, house.settings.push)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    try:
        push.encrypted(b"", **keys)
    except ValueError:
        raise Refused("bad-request", {"field": "p256dh", "why": "no key of a browser"}) from None
    where = Where("push", data.endpoint, keys, caller.locale, caller.origin)
    await house.database.write(lambda at: outbox.subscribe(at, token, where))
    return Response(None, status_code=204, cookies=cookies)


@post("/notices/webhook", status_code=204)
async def ask_webhook(data: JSONBody[WebhookWish], caller: Asker, house: OurHouse, limits: OurLimits) -> Response[None]:
    """Have an address called, among those that the operator allows; without one, not any more."""
    limits.tables.check(caller.address)
    token, cookies = caller.known()
    if data.url:
        check_address(data.url, house.settings.webhooks)
        where = Where("webhook", data.url, {}, caller.locale, caller.origin)
        await house.database.write(lambda at: outbox.subscribe(at, token, where))
    else:
        await house.database.write(lambda at: outbox.unsubscribe(at, token, "webhook"))
    return Response(None, status_code=204, cookies=cookies)


notices_router = Router("/api", route_handlers=[show_notices, ask_push, ask_webhook], tags=["notices"])
