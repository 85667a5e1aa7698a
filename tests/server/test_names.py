"""Names of people: trimmed, visible, unlike the others at the table, free of control and direction marks."""

from collections.abc import Callable

import pytest
from tests.server.visitors import Browser

NewBrowser = Callable[[], Browser]


def seen(browser: NewBrowser, *typed: str) -> list[str]:
    """The names that a table shows of people who typed these."""
    anna = browser()
    table = anna.lay("human", *["open"] * len(typed))
    room = anna.invitation(table)
    for name in typed:
        browser().join(table, room, name)
    return [seat["name"] for seat in anna.get(f"/api/tables/{table}/room")["seats"]][1:]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Bea \n  Bo ", "Bea Bo"),
        ("B\u202eae", "Bae"),
        ("Be\u200ba\u0000", "Bea"),
        ("Be\u0301a", "Béa"),
        ("\u200b\u2066\u202e", "?"),
        ("Zoé 🦓", "Zoé 🦓"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(browser: NewBrowser, typed: str, name: str) -> None:
    assert seen(browser, typed) == [name]


@pytest.mark.parametrize("other", ["bea", "BEA", "Be a", "Ｂｅａ", "Be\u200ba"])
def test_two_names_never_look_the_same(browser: NewBrowser, other: str) -> None:
    first, second = seen(browser, "Bea", other)
    assert first == "Bea" and second.endswith(" 2")


def test_what_the_host_names_is_looked_at_too(browser: NewBrowser) -> None:
    anna = browser()
    seats = [{"kind": "human", "name": "A\u202enna"}, {"kind": "human", "name": "anna"}]
    table = anna.post("/api/tables", {"game": "harbour", "seats": seats})["table"]
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}/room")["seats"]] == ["Anna", "anna 2"]
