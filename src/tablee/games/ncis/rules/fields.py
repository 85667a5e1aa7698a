"""What lies on the table in NCIS: every component, where it is, and where the rules stand.

Sets of cards, seats, targets and categories are bit sets. A lane is packed (`lanes`), so are a bullet and a shot. Piles
have no order: a card is picked among those in the bag when it is drawn. Words are 32 bits of luck from which a puzzle
is made when somebody looks at it; the table never holds what they make.
"""

import re
from typing import Annotated, Any

from msgspec import Meta

from tablee.fields import (
    Choice,
    EachSeat,
    Field,
    Fields,
    Flag,
    Named,
    Names,
    Nested,
    Number,
    Row,
    Seat,
    Seats,
    Settled,
    Stack,
    wrong,
)
from tablee.fields.declared import Code, Unwritten
from tablee.games.ncis.rules.moves import (
    AGENT_NAMES,
    CAMP_NAMES,
    CANDIDATE_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    FULL,
    NOBODY,
    NUMBERED,
    ROWS,
    SERIES_NAMES,
    SLOT_NAMES,
    TARGET_NAMES,
    TRIAL_CARD_NAMES,
    WORDS,
    ZONE_CARD_NAMES,
    ZONE_NUMBERS,
)
from tablee.games.ncis.rules.phases import Award, Finish, Phase, Retry

TURNS = 400  # (NCIS-156)
SHIFTS = 12  # (NCIS-049)
TOKENS = 999
CALIBRES = ["9 mm", ".40", ".45"]
TWISTS = ["right", "left"]
LAID = re.compile(r"(criminal|ncis) ([a-z]\d[abc]?)( down)?( known| late [123])?")
STRIPS = re.compile(r"[123]{8}")


class Word(Field):
    """32 bits of luck."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, Annotated[int, Meta(ge=0, le=0xFFFFFFFF)], **more)


class Lane(Field):
    """The cards of a zone in order of play: "ncis v4a", "criminal a3a down", "ncis p5 down late 2".

    `known`: both camps have seen it; `late 2`: laid by seat 2 since the Criminel saw that hand (the Criminel's own, by
    the agents: `late 1`).
    """

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, list[str], **more)

    def say(self, value: str, code: Code) -> str:
        return f"{code.use(lane_texts)}({value})"

    def from_json(self, given: Any, seats: int) -> int:
        if len(given) > FULL:
            raise wrong(self.key, len(given), f"0..{FULL}")
        lane = len(given) << 55
        for rank, text in enumerate(given):
            found = LAID.fullmatch(text)
            if found is None or found[2] not in CARD_NAMES[:NUMBERED]:
                raise wrong(self.key, text, "criminal a3a, ncis v4a down, criminal o1 down known, ncis p5 down late 2")
            camp, card, down, more = found.groups()
            entry = CARD_NAMES.index(card) | CAMP_NAMES.index(camp) << 6 | (0x80 if down else 0)
            if more == " known":
                entry |= 0x100
            elif more:
                entry |= int(more[-1]) << 9
            lane |= entry << 11 * rank
        return lane


def lane_texts(lane: int) -> list[str]:
    texts = []
    for rank in range(lane >> 55):
        entry = lane >> 11 * rank & 0x7FF
        text = f"{CAMP_NAMES[entry >> 6 & 1]} {CARD_NAMES[entry & 0x3F]}"
        if entry & 0x80:
            text += " down"
        if entry & 0x100:
            text += " known"
        if entry >> 9:
            text += f" late {entry >> 9}"
        texts.append(text)
    return texts


class Shot(Field):
    """A shot: its tick and where the reticle stood."""

    def __init__(self, name: str, **more: Any) -> None:
        number = Annotated[int, Meta(ge=0, le=1600)]
        super().__init__(name, tuple[number, number, number], **more)

    def say(self, value: str, code: Code) -> str:
        return f"[{value} >> 22, {value} >> 11 & 0x7FF, {value} & 0x7FF]"

    def from_json(self, given: Any, seats: int) -> int:
        tick, x, y = given
        return int(tick << 22 | x << 11 | y)


class Bullet(Field):
    """A numbered bullet of the Balle card: "3 9 mm left 23332131 33213123", its strip and how that is shown."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, str, or_none=True, **more)

    def say(self, value: str, code: Code) -> str:
        return f"{code.use(bullet_text)}({value})"

    def from_json(self, given: Any, seats: int) -> int:
        number, _, rest = given.partition(" ")
        for calibre, name in enumerate(CALIBRES):
            for twist, way in enumerate(TWISTS):
                strips = rest.removeprefix(f"{name} {way} ").split(" ")
                fits = rest.startswith(f"{name} {way} ") and len(strips) == 2 and all(map(STRIPS.fullmatch, strips))
                if fits and number in [str(each) for each in range(1, 13)]:
                    strip, shown = (sum(int(width) << 2 * place for place, width in enumerate(each)) for each in strips)
                    return int(number) | calibre << 4 | twist << 6 | strip << 8 | shown << 24
        raise wrong(self.key, given, "3 9 mm left 23332131 23332131")


def bullet_text(bullet: int) -> str | None:
    if bullet == NOBODY:
        return None
    strip, shown = ("".join(str(bullet >> start + 2 * place & 3) for place in range(8)) for start in (8, 24))
    return f"{bullet & 15} {CALIBRES[bullet >> 4 & 3]} {TWISTS[bullet >> 6 & 1]} {strip} {shown}"


FIELDS = Fields(
    "The table, settled before the match.",
    Settled("seats"),
    Settled("goal", note="the threat that wins", public=True),
    Settled("trial_seconds", public=True),
    Settled("shoot_seconds", public=True),
    Settled("required", note="how many of the two called targets must fall", public=True),
    Settled(
        "criminal_first", "bool", note="whether the Criminel plays after every turn with a resolution", public=True
    ),
    Settled("manual", "bool", note="whether the camps choose between tied series", public=True),
    Settled("open_hands", "bool", public=True),
    Settled("trial_level"),
    Settled("shoot_level"),
    Settled("language", note="of the hidden words: its place among the pools"),
    Settled("classic", "bool", public=True),
    Settled("model", "bool", public=True),
    Settled("training", note="what is trained, and 0 in a match", public=True),
    Unwritten("watched", "bool", note="whether somebody looks on: only then bots look at puzzles"),
    "Where the rules stand.",
    Choice("phase", Phase, public=True),
    Number("turn", 1, TURNS, start=1, public=True),
    Seat("actor", note="whose turn it is", public=True),
    Seat("due", start=1, note="the agent with the marker: he plays next, and speaks for the team", public=True),
    Seat("asked", note="who must decide; in SERIES, both camps that have to choose and have not"),
    "Threat, clues, Special Agents.",
    Number("threat", 0, 11, public=True),
    Row(Named("sealed", CANDIDATE_NAMES, note="the three clue cards"), each=CATEGORY_NAMES),
    Row(Number("rows", 0, ROWS, note="how many rows of each are out of the sleeve", public=True), each=CATEGORY_NAMES),
    Names(
        "agents", AGENT_NAMES, start=(1 << len(AGENT_NAMES)) - 1, note="those that have not been called", public=True
    ),
    "The zones.",
    Row(Named("zones", ZONE_CARD_NAMES, public=True), each=ZONE_NUMBERS),
    Row(Lane("lanes"), each=ZONE_NUMBERS),
    Stack("locked", [1, 2, 3], note="the zones to resolve, in the order in which they were locked", public=True),
    Flag("resolved", note="whether one was in this turn", public=True),
    Names("zone_pile", ZONE_CARD_NAMES),
    Row(Named("zone_discard", ZONE_CARD_NAMES, public=True)),
    "The Operation cards.",
    Names("pile", CARD_NAMES),
    Row(Named("discard", CARD_NAMES, public=True)),
    EachSeat(
        Names("hand", CARD_NAMES),
        Names("seen", CARD_NAMES, note="what the other camp saw in this hand, and has not seen leave it"),
    ),
    "Tokens.",
    Row(Number("face_down", 0, TOKENS, public=True), each=CAMP_NAMES),
    Number("trial_time", 0, TOKENS, public=True),
    Number("divert", 0, TOKENS, public=True),
    "The targets, and the Embuscade that is being played.",
    Row(Named("layout", SLOT_NAMES, or_none=True, public=True), each=TARGET_NAMES),
    Named("ambush", CARD_NAMES, or_none=True, public=True),
    Names("called", TARGET_NAMES, public=True),
    Word("shot_word"),
    Choice("shooting", Finish, public=True),
    Row(Shot("shots")),
    Number("shifts", 0, SHIFTS, note="how often a target was moved after it", public=True),
    "The resolution.",
    Named("winner", CAMP_NAMES, or_none=True, public=True),
    Row(Named("series", SERIES_NAMES, or_none=True, note="what the camps chose"), each=CAMP_NAMES),
    Choice("award", Award, public=True),
    Number("award_left", 0, 3, note="rows still to be named", public=True),
    Names("award_used", CATEGORY_NAMES, public=True),
    Seat("looked", or_none=True, note="whose hand is seen, to discard a card of it", public=True),
    Flag("double", note="whether the trial earns two rows", public=True),
    Choice("retry", Retry, public=True),
    "The trial.",
    Word("balle", note="of the Balle card"),
    Names("trial_pile", TRIAL_CARD_NAMES),
    Names("trial_discard", TRIAL_CARD_NAMES, public=True),
    Seats("performed", note="the agents who have performed in this cycle", public=True),
    Seat("performer", or_none=True, public=True),
    Named("trial_card", TRIAL_CARD_NAMES, or_none=True),
    Word("trial_word"),
    Named("announced", [str(number) for number in range(1, WORDS + 1)], or_none=True),
    Flag("short", note="whether it has a token less time", public=True),
    Named("held_card", TRIAL_CARD_NAMES, or_none=True, note="that Dr Mallard's second trial keeps back", public=True),
    "The trial that is over, as everybody has seen it.",
    Nested(
        "finished",
        Named("past_card", TRIAL_CARD_NAMES, or_none=True, key="card"),
        Choice("past_finish", Finish, key="finish"),
        Seat("past_performer", start=1, key="performer"),
        Word("past_word", key="word"),
        Named("past_announced", [str(number) for number in range(1, WORDS + 1)], or_none=True, key="announced"),
        Number("past_given", 0, 999, or_none=True, key="given", note="the cell, bullet or exit that was answered"),
        Bullet("past_right", key="right"),
        Bullet("past_wrong", key="wrong"),
    ),
    "The accusation.",
    Row(Named("named", CANDIDATE_NAMES, or_none=True, public=True), each=CATEGORY_NAMES),
)
