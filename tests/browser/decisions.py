"""Every kind of decision of a game at a table: matches of bots, uploaded, and gone on with where it comes up."""

from dataclasses import dataclass

from tests.browser.visitor import Visitor

import tablee

MATCHES = 12  # more than any game needs to have asked everything


@dataclass(frozen=True)
class Moment:
    """A decision of this kind waits for this seat when so many steps of this match have been made."""

    kind: str
    table: str
    step: int
    seat: int


def moments(visitor: Visitor, slug: str) -> list[Moment]:
    """One moment for each kind of decision that comes up, in finished matches that this visitor has brought."""
    found: dict[str, Moment] = {}
    game = tablee.game(slug)
    for seed in range(MATCHES):
        seats = game.seats[seed % len(game.seats)]
        match, asked = played(slug, seats, seed)
        new = {kind: at for kind, at in asked.items() if kind not in found}
        if new:
            table: str = visitor.post("/journals", match.journal())["table"]
            found |= {kind: Moment(kind, table, step, seat) for kind, (step, seat) in new.items()}
        if len(found) == len(game.kinds):
            break
    return list(found.values())


def played(slug: str, seats: int, seed: int) -> tuple[tablee.Match, dict[str, tuple[int, int]]]:
    """A whole match, and where each kind of decision was first asked, of which seat."""
    game = tablee.game(slug)
    options: dict[str, object] = {
        option.name: option.allowed(seats)[-1] for option in game.options if not option.each_seat and seed % 2
    }
    match = game.start(seats, seed=seed, options=options)
    bots = [tablee.bot(slug, "simple" if seed % 3 else "random") for _ in range(seats)]
    asked: dict[str, tuple[int, int]] = {}
    while not match.over:
        for decision in match.open():
            asked.setdefault(decision.kind, (len(match.steps), decision.seat))
        seat = match.open()[0].seat
        match.play(seat, bots[seat].choose(match, seat))
    return match, asked


def go_on(visitor: Visitor, moment: Moment) -> str:
    """A table that goes on from this moment; its id."""
    wish = {"entry": moment.step, "seat": moment.seat, "level": "random", "rule_time": "off"}
    table: str = visitor.post(f"/tables/{moment.table}/fork", wish)["table"]
    return table
