"""The evening's anthology in words: every document as it was heard, who named it, and what it could have cost."""

from tablee.games.operation_zebre.face.anthology import Page
from tablee.games.operation_zebre.face.wording import theme
from tablee.scenes import Widget
from tablee.widgets import Cards, CardText
from tablee.words import Words

GAP = " […] "


def evening(pages: list[Page], say: Words, called: list[str]) -> Widget:
    """One card for each document, in the order of reading."""
    cards = [
        CardText(say.say("page-title", {"title": page.title, "label": theme(page.label, say)}), text(page, say, called))
        for page in pages
    ]
    return Widget("anthology", say.say("name-anthology"), Cards(cards))


def text(page: Page, say: Words, called: list[str]) -> str:
    facts: dict[str, object] = {
        "text": GAP.join(page.pieces),
        "reader": called[page.seat],
        "boxes": page.total,
        "named": "no" if page.namer is None else "yes",
        "namer": "" if page.namer is None else called[page.namer],
        "caught": "no" if page.thief is None else "yes",
        "thief": "" if page.thief is None else called[page.thief],
        "cheaper": "no" if page.least is None else "yes",
        "least": page.least or 0,
    }
    return say.say("page-text", facts)
