"""Sender: sends what waits in the outbox, again after a while where that failed. No move ever waits for it."""

import asyncio
import json
import logging

import httpx

from tablee.engine.refused import Refused
from tablee.server.notices import outbox, push
from tablee.server.notices.addresses import check_address
from tablee.server.notices.outbox import Notice
from tablee.server.settings import Settings
from tablee.server.stamps import now
from tablee.server.storage.database import Database

log = logging.getLogger(__name__)

AT_ONCE = 16
PATIENCE = 10.0  # seconds that an address has to answer
LEASE = 60_000  # milliseconds after which another node may try
TRIES = 6


class Sender:
    """One per node."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.sending: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        """Begin to send what is due."""
        room = AT_ONCE - len(self.sending)
        if room <= 0:
            return
        due = await self.database.write(lambda at: outbox.take(at, now(), now() + LEASE, room))
        for notice in due:
            task = asyncio.create_task(self._send(notice))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def close(self) -> None:
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)

    async def _send(self, notice: Notice) -> None:
        try:
            status = await self._post(notice)
        except (httpx.HTTPError, Refused) as error:
            log.info("notice-failed", extra={"kind": notice.to.kind, "why": type(error).__name__})
            status = 0
        if 200 <= status < 300:
            await self.database.write(lambda at: outbox.settle(at, notice, gone=False))
        elif status in (404, 410):
            await self.database.write(lambda at: outbox.settle(at, notice, gone=True))
        elif notice.tries >= TRIES:
            await self.database.write(lambda at: outbox.settle(at, notice, gone=False))
        else:
            wait = self.settings.notice_again * 4 ** (notice.tries - 1)
            await self.database.write(lambda at: outbox.later(at, notice, now() + wait))

    async def _post(self, notice: Notice) -> int:
        """Send a notice; what the other side answers. A redirection is not followed: it is another address."""
        to, body = notice.to, json.dumps(notice.body, ensure_ascii=False).encode()
        headers = {"content-type": "application/json"}
        if to.kind == "push":
            check_address(to.address, self.settings.push)
            key = await self.key()
            contact = self.settings.origin or to.origin
            headers = push.headers(key, to.address, contact, now() // 1000)
            body = push.encrypted(body, to.keys["p256dh"], to.keys["auth"])
        else:
            check_address(to.address, self.settings.webhooks)
        async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
            return (await client.post(to.address, content=body, headers=headers)).status_code

    async def key(self) -> bytes:
        """The private key of this house, made when it is first needed and kept with the database."""
        return await self.database.write(lambda at: outbox.house_key(at, push.new_key()))
