"""The stage for tests of Négociateur: a table with just what a test needs on it, and short words to play and look."""

from collections import Counter
from collections.abc import Callable
from typing import Any, TypedDict, Unpack

from tests import stage
from tests.stage import facts

import tablee
from tablee.engine.match import Match, Step
from tablee.engine.refused import Refused

GAME = tablee.game("negociateur")
FIRST_SEEN = "chief"  # the pivotal event that has come where it is no longer in the deck
NEARLY_NEVER = 20_000  # seeds after which the luck a test asks for is taken to be impossible


class Setting(TypedDict, total=False):
    """What lies on the table; whatever a test does not care about is left out."""

    seed: int
    options: dict[str, object]
    abductor: str
    phase: str  # discussion, purchase or terror
    turn: int
    threat: str
    cp: int
    held: int  # people in the zone
    released: int
    eliminated: int
    accomplice: bool
    hand: list[str]
    played: list[str]
    covered: list[str]
    removed: list[str]
    slots: list[str]  # demands from the left; "escape" and "major" lie face down
    unseen: list[str]  # what those may turn out to be
    clocks: list[int]
    conceded: list[str]
    placed: int  # escapes placed so far
    minors: list[str]
    alerts: list[str]
    reds: list[str]  # red cards that have not been seen; the others have
    deck: int  # cards to draw; the last one is the pivotal event
    golden: str  # which one that is
    dice_next: int
    dice_discussion: int
    dice_later: int
    fours: bool
    discount: int
    tests: int


ASKED = {"discussion": "act", "purchase": "buy", "terror": "draw"}


def position(**given: Unpack[Setting]) -> dict[str, Any]:
    """A position at the beginning of a phase, a discussion with Barret unless it is said, the rest as plain as can be.

    The hand is empty, the dial stands at 3, nine people are held, all demands have been swept away, ten red cards
    lie on the pivotal event.
    """
    wished = {"abductor": given.get("abductor", "barret"), **given.get("options", {})}
    whole: dict[str, Any] = GAME.start(1, seed=0, options=wished).position()
    board = whole["board"]
    phase = given.get("phase", "discussion")
    slots = given.get("slots", [])
    up = [slot for slot in slots if slot not in ("escape", "major")]
    board |= {
        "phase": phase,
        "ask": ASKED[phase],
        "turn": given.get("turn", 2),
        "threat": given.get("threat", "3"),
        "cp": given.get("cp", 0),
        "zone": given.get("held", 9),
        "released": given.get("released", 0),
        "eliminated": given.get("eliminated", 0),
        "accomplice": given.get("accomplice", False),
        "slots": slots,
        "clocks": given.get("clocks", [0] * len(slots)),
        "conceded": given.get("conceded", []),
        "unseen_demands": given.get("unseen", [each for each in board["unseen_demands"] if each not in up]),
        "escapes_placed": given.get("placed", board["escapes_placed"]),
        "minors": given.get("minors", []),
        "alerts": given.get("alerts", []),
        "dice_next": given.get("dice_next", 0),
        "dice_discussion": given.get("dice_discussion", 0),
        "dice_later": given.get("dice_later", 0),
        "fours_discussion": given.get("fours", False),
        "discount": given.get("discount", 0),
        "tests": given.get("tests", 0),
    }
    _lay_discussion_cards(board, given)
    _lay_terror_cards(board, given)
    return whole


def _lay_discussion_cards(board: dict[str, Any], given: Setting) -> None:
    hand, played = Counter(given.get("hand", [])), Counter(given.get("played", []))
    covered, removed = Counter(given.get("covered", [])), Counter(given.get("removed", []))
    shop = Counter(board["discussion_set"])
    for pile in (hand, played, covered, removed):
        shop.subtract(pile)
    board |= {"hand": dict(hand), "played": dict(played), "covered": dict(covered), "removed": dict(removed)}
    board["shop"] = {kind: copies for kind, copies in shop.items() if copies}


def _lay_terror_cards(board: dict[str, Any], given: Setting) -> None:
    in_play = [*board["minors"], *board["alerts"]]
    whole = Counter(board["terror_set"])
    whole.subtract(in_play)
    unseen = Counter(given["reds"]) if "reds" in given else +whole
    whole.subtract(unseen)
    discard = [card for card, copies in whole.items() for _ in range(copies)]
    deck = given.get("deck", min(11, 1 + unseen.total()))
    if deck == 0:
        discard.append(FIRST_SEEN)
        board["goldens"] = [card for card in board["goldens"] if card != FIRST_SEEN]
    elif "golden" in given:
        board["goldens"] = [given["golden"]]
    board |= {"reds": dict(unseen), "discard": discard, "deck_reds": max(0, deck - 1), "deck_golden": deck > 0}


def table(**given: Unpack[Setting]) -> Match:
    """A match that goes on from such a position."""
    return GAME.from_position(position(**given), seed=given.get("seed", 0))


# To play.


def play(match: Match, *moves: str) -> Step:
    """Make these moves, one after another. Wherever they lead is a sound table."""
    for move in moves:
        step = match.play(0, move)
        check(match)
    return step


def check(match: Match) -> None:
    """A table that play has led to is a position that gives the same table again."""
    whole = match.position()
    assert GAME.from_position(whole).position() == whole


def lucky(match: Match, move: str, fits: Callable[[Step], bool]) -> Match:
    """The match after this move, with luck that fits: it goes on from the same table with another seed."""
    whole = match.position()
    for seed in range(NEARLY_NEVER):
        twin = GAME.from_position(whole, seed=seed)
        if fits(twin.play(0, move)):
            check(twin)
            return twin
    raise AssertionError(f"{move}: no luck like that")


def roll(match: Match, move: str, *dice: int) -> Match:
    """The match after this move, when its test shows these dice, in whatever order."""
    return lucky(
        match, move, lambda step: [sorted(fact["dice"]) for fact in facts(step, "test-rolled")] == [[*sorted(dice)]]
    )


def succeed(match: Match, move: str, successes: int) -> Match:
    """The match after this move, when its test has that many successes, two standing for more, and no 4."""
    return lucky(match, move, lambda step: _successes(step) == successes)


def talk(match: Match, *lines: tuple[str, int | None]) -> Match:
    """One match in which these moves come one after another, tests with these successes (see `succeed`)."""
    whole = match.position()
    for seed in range(NEARLY_NEVER):
        twin = GAME.from_position(whole, seed=seed)
        steps = ((twin.play(0, move), successes) for move, successes in lines)
        if all(successes is None or _successes(step) == successes for step, successes in steps):
            check(twin)
            return twin
    raise AssertionError(f"{lines}: no luck like that")


def _successes(step: Step) -> int:
    (rolled,) = [fact["dice"] for fact in facts(step, "test-rolled")]
    return -1 if 4 in rolled else min(2, sum(face > 4 for face in rolled))


def draw(match: Match, terror: str) -> Match:
    """The match after this terror card is drawn."""
    return lucky(match, "draw", lambda step: facts(step, "terror-drawn")[0]["terror"] == terror)


def hang_up(match: Match) -> Match:
    """End the discussion and the purchase: the terror phase comes."""
    play(match, "end", "done")
    return match


# To look.


def now(match: Match, *fields: str) -> Any:
    """One field of the whole table, or several of them."""
    board = stage.board(match)
    return board[fields[0]] if len(fields) == 1 else tuple(board[field] for field in fields)


def people(match: Match) -> tuple[int, int, int]:
    """How many are held, released, eliminated."""
    zone, released, eliminated = now(match, "zone", "released", "eliminated")
    return zone, released, eliminated


def deck(match: Match) -> int:
    """How many terror cards are left to draw."""
    return int(seen(match)["deck"])


def asked(match: Match) -> str:
    """What the player is asked; nothing when it is over."""
    return match.open()[0].kind if not match.over else ""


def moves(match: Match, verb: str = "") -> list[str]:
    """The legal moves, or what comes after this verb in them."""
    legal = match.decision(0).moves
    return [move.removeprefix(f"{verb} ") for move in legal if move.startswith(f"{verb} ")] if verb else legal


def seen(match: Match, viewer: int | None = None) -> Any:
    """What the player, or a spectator, sees."""
    return match.view(viewer)


def pieces(match: Match, viewer: int | None = 0) -> list[dict[str, Any]]:
    """The pieces of a scene."""
    scene: Any = match.scene(viewer)
    return list(scene["pieces"])


def marker_places(match: Match) -> list[str]:
    """Where alert markers lie."""
    return sorted(str(piece["place"]) for piece in pieces(match) if piece["art"] == "alert-marker")


def dice_of_next_test(match: Match) -> int:
    return int(seen(match)["dice_now"])


def last(match: Match) -> Step:
    return match.steps[-1]


def result(match: Match) -> tuple[bool, str]:
    """Whether a match that is over was won, and by which rule it ended."""
    outcome = match.outcome
    assert outcome is not None
    return outcome.winners() == [0], outcome.reason


def refusal(match: Match, move: str) -> Refused:
    """How this move is refused; the table must not have changed by it."""
    return stage.refusal(match, f"0 {move}")


def rule_against(match: Match, move: str) -> object:
    """The rule that forbids this move now."""
    return stage.rule_against(match, f"0 {move}")
