"""Turns: what somebody is told whose turn it is. It says where, and nothing of what happened there."""

from sqlalchemy import Connection

from tablee.server.notices import outbox
from tablee.server.speech import game_words
from tablee.server.stamps import now
from tablee.server.storage.stored import StoredTable
from tablee.words import words


def put_turns(at: Connection, turns: list[tuple[StoredTable, int, str]]) -> set[tuple[str, str]]:
    """Have the people of these seats told of these decisions, wherever they asked to be; those that somebody will hear
    of, by table and id."""
    told = set()
    for stored, seat, decision in turns:
        tokens = [token for token, held in stored.holders.items() if seat in held]
        for to in outbox.subscribed(at, tokens):
            title = game_words(stored.game, to.locale).say("title")
            text = words(to.locale).say("notice-turn", {"game": title, "name": stored.seats[seat].name})
            link = f"{to.origin}/tables/{stored.id}"
            # "content" and "text" are what the webhooks of Discord and of Slack show.
            said = f"{text} {link}"
            body = {"title": title, "text": text, "url": link, "table": stored.id, "game": stored.game, "seat": seat}
            if to.kind == "webhook":
                body |= {"content": said, "text": said}
            outbox.put(at, to, stored.id, decision, body, now())
            told.add((stored.id, decision))
    return told
