"""Scenes: a view as pieces and places to draw. The whole vocabulary between a game and any table that shows it.

A game's `scene.py` builds a `Scene` from a view; the browser draws it, the text table reads it out, and neither
knows the game. Everything a person may read in it is already in their language.
"""

from typing import Literal

from msgspec import Struct, field

from tablee.widgets import Facts

Layout = Literal["point", "row", "fan", "stack", "grid", "track"]
Area = Literal["board", "hand", "mat", "tray"]


class Place(Struct, frozen=True, omit_defaults=True):
    """Where pieces can be. On the board, `id` is the `data-place` of an element of the board's drawing.

    `seat` says whose hand or mat the place is on; a tray is shared and lies beside the board.
    """

    id: str
    label: str
    layout: Layout = "point"
    area: Area = "board"
    seat: int | None = None
    note: str = ""  # what this place does, one sentence, shown on hover and focus


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that lies at a place. `art` names a symbol of the game's `pieces.svg`.

    `id` is stable for this viewer, so a piece that turns up elsewhere glides there; a face-down piece whose
    identity is hidden has an opaque id that changes when it is shuffled. `slots` fills the texts of the symbol
    (elements with `data-slot`), `colour` is a seat number as text ("0".."7") or a colour name of the game's palette.
    """

    id: str
    art: str
    place: str
    label: str
    order: int = 0
    face: Literal["up", "down"] = "up"
    colour: str = ""
    slots: dict[str, str] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)  # "moved", "ghost", "new", "winner" ... classes the art may style
    path: list[str] = field(default_factory=list)  # places to glide through on the way here, in order
    note: str = ""  # what this piece would do now, one sentence, shown on hover and focus


class Region(Struct, frozen=True):
    """A part of the board that a small screen shows alone: the places in it. Together they need not be the whole."""

    id: str
    label: str
    places: list[str]


class Counter(Struct, frozen=True, omit_defaults=True):
    """A small number on a seat's mat: its icon is a symbol of `pieces.svg`."""

    label: str
    value: str
    icon: str = ""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A player at the table. `colour` and `emblem` tell seats apart, never colour alone."""

    seat: int
    name: str
    colour: str  # a colour name of the game's palette
    emblem: str  # a symbol of pieces.svg
    score: str = ""
    counters: list[Counter] = field(default_factory=list)
    active: bool = False  # must decide now
    first: bool = False  # holds the first-player marker
    rank: int = 0  # 0 until the match is over


class Widget(Struct, frozen=True, omit_defaults=True):
    """Something to draw that is not a piece. `facts` say what kind it is and feed it; without them its text is all.

    `text` says the same in words. A widget with `stage` takes the middle of every screen as long as it is there.
    `answers` names the judged kind whose raw answer it gives, where this viewer is asked for one; "" is to look at.
    """

    id: str
    text: str
    facts: Facts | None = None
    area: Area = "tray"
    seat: int | None = None
    stage: bool = False
    answers: str = ""


class Prompt(Struct, frozen=True, omit_defaults=True):
    """What to do now, with the IDs of the rules behind it. `kind` is the decision's, "" when only waiting."""

    text: str
    kind: str = ""
    rules: list[str] = field(default_factory=list)
    coach: str = ""  # the same explained to somebody who plays for the first time
    region: str = ""  # the part of the board to look at for it, where that is not where most can be clicked


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal move, its label, and what to click for it: ids of pieces, places and parts of widgets, in order.

    Choices without picks are buttons. `risky` asks for confirmation whatever the preference: it cannot be undone.
    What leads to `faint` choices only does not glow: they are allowed and seldom meant.
    """

    move: str
    label: str
    picks: list[str] = field(default_factory=list)
    risky: bool = False
    faint: bool = False


class Points(Struct, frozen=True):
    """Points that fly from a piece or a place to a seat, whose score counts when they arrive."""

    source: str
    seat: int
    points: int


class Face(Struct, frozen=True, omit_defaults=True):
    """How a piece looks on the way: a card that is turned up before it goes back into a hand."""

    piece: str
    art: str
    slots: dict[str, str] = field(default_factory=dict)


class Beat(Struct, frozen=True, omit_defaults=True):
    """What is shown before some lines of the log are told: pieces move and turn, dice fall, then places light up, then
    points fly; when they have arrived the scores count, and pieces that keep the score follow.

    `line` is the first of its lines among those of the step, and it has so many `lines`. `moves` names pieces and
    widgets; those that no beat names go with the first. Scores, lines and the result wait for their beats, so that
    nobody reads what has not been shown.
    """

    line: int
    lines: int = 1
    moves: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    lights: list[str] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    follows: list[str] = field(default_factory=list)


class Result(Struct, frozen=True, omit_defaults=True):
    """How it ended: one row per seat in ranking order, and the sentence that says why."""

    text: str
    rules: list[str]
    columns: list[str]  # headings of the parts of the score
    rows: list["ResultRow"]


class ResultRow(Struct, frozen=True):
    seat: int
    rank: int
    score: str
    parts: list[str]


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything one viewer sees of a match."""

    game: str
    status: str  # where the match stands, one line: "Round 3, first moves"
    places: list[Place]
    pieces: list[Piece]
    seats: list[Seat]
    prompt: Prompt
    choices: list[Choice] = field(default_factory=list)
    widgets: list[Widget] = field(default_factory=list)
    regions: list[Region] = field(default_factory=list)  # in the order of a walk over the board
    result: Result | None = None
