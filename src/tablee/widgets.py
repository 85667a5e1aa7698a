"""Widgets: what feeds each kind of thing on the table that is not a piece, and the raw answer that each kind gives.

Facts are made per viewer, like the scene they are in: what a viewer may not see is not there. Which widget answers a
judged decision, and whether it takes the stage, the scene says (`tablee.scenes.Widget`). Texts that people read are
in their language. Lines, lanes, bullets and words are counted from 1; a cell of a letter grid is its column and its
row, like "C7".
"""

from typing import Literal

from msgspec import Struct, field

# What is only shown.


class Die(Struct, frozen=True, omit_defaults=True):
    value: str
    kind: str = ""  # what this die is, in words
    kept: bool = False
    tone: Literal["white", "black", "special"] = "white"


class Dice(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="dice"):
    """Dice that were rolled. `roll` names the roll, so that the same numbers rolled again tumble too."""

    faces: list[Die]
    roll: str = ""


class DialZone(Struct, frozen=True, omit_defaults=True):
    to: int
    label: str = ""
    tone: Literal["plain", "good", "warn", "bad"] = "plain"


class Dial(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="dial"):
    """A needle over zones."""

    value: int
    least: int
    most: int
    zones: list[DialZone] = field(default_factory=list)


class Columns(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="table"):
    """Rows of texts under the names of their columns."""

    columns: list[str]
    rows: list[list[str]]


class CardText(Struct, frozen=True, omit_defaults=True):
    title: str
    text: str = ""
    art: str = ""  # a symbol of pieces.svg
    colour: str = ""


class Cards(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="cards"):
    """Cards to read."""

    cards: list[CardText]


# A document whose lines are struck out, or that shows what was read of it.


class DocumentLine(Struct, frozen=True, omit_defaults=True):
    """A line: what it says, what it costs to leave it readable, and, once that is decided, whether it was."""

    text: str
    value: int | None = None
    kept: bool | None = None


class Declaration(Struct, frozen=True, omit_defaults=True):
    """Something that may be declared with the lines; `id` is what the answer says."""

    id: str
    label: str


class Share(Struct, frozen=True, omit_defaults=True):
    """What a seat takes of what all have together: None while it is not known. A glimpse `{"total": n}` says it too."""

    seat: int
    total: int | None = None
    done: bool = False


class Totals(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="totals"):
    """What everybody plans to take of what is left: `free` of `track` boxes. `each` is the advice for one."""

    free: int
    track: int
    shares: list[Share] = field(default_factory=list)
    each: int | None = None


class Stamp(Struct, frozen=True, omit_defaults=True):
    """A word stamped across a sheet."""

    text: str
    tone: Literal["plain", "good", "bad"] = "plain"


class Sheet(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="document"):
    """A typewritten sheet: lines to strike out, or one running text of what was read.

    Raw answer: `{"keep": [1, 3, 5]}`, with `"declare": "m1a"` where something is declared. The draft is the same.
    While `reading`, `read` appears word by word, `pace` words a minute. When the lines say what was kept, bars cover
    the others; they lift when the sheet is `lifted`.
    """

    heading: str = ""
    title: str = ""
    initial: int | None = None  # the letter of the title that stands out, from 0
    serial: str = ""
    colour: str = ""  # a colour name of the game's palette
    lines: list[DocumentLine] = field(default_factory=list)
    least: int = 1  # lines that must stay readable
    declarations: list[Declaration] = field(default_factory=list)
    totals: Totals | None = None
    read: str = ""
    reading: bool = False
    pace: int = 150
    lifted: bool = False
    stamp: Stamp | None = None


# Trials of the eye.


class WordRun(Struct, frozen=True):
    """A word and the cells of its first and its last letter."""

    word: str
    start: str
    end: str


class WordGrid(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="words"):
    """A grid of letters with words to find. Part n is its n-th word.

    Raw answer: `{"cell": "C7"}`, the first letter, or `{"run": ["C7", "H7"]}`, the first and the last. `given` is
    that answer's cells once it is given; `right` is where words are, for those who may know.
    """

    rows: list[str]
    words: list[str]
    asks: Literal["cell", "run"] = "cell"
    given: list[str] = field(default_factory=list)
    right: list[WordRun] = field(default_factory=list)


class Bullet(Struct, frozen=True, omit_defaults=True):
    """A bullet by its marks: calibre, which way it was turned, the widths of its grooves (1 to 3)."""

    number: int  # 0 for the one to compare with
    calibre: str
    twist: Literal["left", "right"]
    grooves: list[int]


class Bullets(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="bullets"):
    """A bullet that was test-fired, and candidates to compare with it. `weapon` is a symbol of pieces.svg.

    Raw answer: `{"bullet": 5}`.
    """

    reference: Bullet
    candidates: list[Bullet]
    weapon: str = ""
    columns: int = 4
    given: int | None = None
    right: int | None = None


class Paths(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="path"):
    """Lanes that cross a figure from the left to the right; in each layer some pairs of lanes change places.

    One entry is marked. Raw answer: `{"exit": 3}`. `figure` is a symbol of pieces.svg, a body unless it says another.
    """

    lanes: int
    layers: list[list[tuple[int, int]]]
    entry: int
    figure: str = ""
    given: int | None = None
    right: int | None = None


# A shooting gallery, in whole numbers and ticks so that every screen and the judge come to the same.


class Wave(Struct, frozen=True):
    """A triangle wave of ticks: from -amplitude to amplitude and back in `period` (even), beginning at `phase`."""

    amplitude: int
    period: int
    phase: int


class Target(Struct, frozen=True, omit_defaults=True):
    """A silhouette with a mark. An impact within left..right, top..bottom lets it fall; `foot` is where it stands."""

    id: str
    label: str
    mark: str
    left: int
    right: int
    top: int
    bottom: int
    foot: int
    shape: Literal["round", "square"] = "round"
    colour: str = ""
    called: bool = False
    down: bool = False
    wave: Wave | None = None  # how it moves to the side


class Spot(Struct, frozen=True):
    """A free place for a target."""

    id: str
    label: str
    x: int
    foot: int
    scale: int  # in percent


class Launcher(Struct, frozen=True, omit_defaults=True):
    """What everybody shoots with. The reticle begins at (x, y) and follows the hand by `speed` a tick at most.

    An impact is the reticle, plus the sway at the tick of the shot, plus the scatter of that shot, `flight` ticks
    later. A shot is possible `cool` ticks after the last one, `reload` after every `magazine` shots.
    """

    x: int
    y: int
    speed: int
    cool: int
    reload: int
    magazine: int
    flight: int
    sway_x: Wave
    sway_y: Wave
    scatter: list[tuple[int, int]]


class Gallery(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="gallery"):
    """Targets in a room, and a launcher while somebody shoots. Parts are its targets and spots, by their ids.

    Raw answer: `{"shots": [[tick, x, y], ...]}`, the reticle without its sway; a draft may have `"aim": [x, y]` too.
    `required` called targets must fall and no other. A tick lasts the decision's limit divided by `ticks`, 100 ms
    where there is no limit. The screen answers when it is decided or the last tick is over.
    """

    width: int
    height: int
    targets: list[Target]
    spots: list[Spot] = field(default_factory=list)
    ticks: int = 0
    required: int = 0
    shooter: int | None = None
    launcher: Launcher | None = None
    shots: list[tuple[int, int, int]] = field(default_factory=list)  # that were fired, once it is over


# Words, aloud and written.


class FieldButton(Struct, frozen=True, omit_defaults=True):
    """A button beside a field: it sends this text as the answer."""

    raw: str
    label: str


class Field(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="field"):
    """A field for words. Raw answer: a string of at most `most` characters. The draft is the text so far.

    Where several seats answer together they write into one field. `given` is the answer once it is given.
    """

    label: str
    most: int = 80
    buttons: list[FieldButton] = field(default_factory=list)
    given: str = ""


class Speech(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="speech"):
    """A text to be said aloud by one screen: first its heading, then the text without a pause that means anything.

    `seat` is whose reading it is; the screen that speaks ends it with the plain move `move` of that seat.
    """

    text: str
    seat: int
    language: Literal["fr", "en"]
    move: str
    heading: str = ""


# Notes that a side shares.


class NotesRow(Struct, frozen=True, omit_defaults=True):
    """A candidate with what is known of it. `out` is whether that rules it out, for those who want to be told."""

    id: str
    label: str
    cells: list[str] = field(default_factory=list)
    out: bool = False


class NotesGroup(Struct, frozen=True, omit_defaults=True):
    label: str
    rows: list[NotesRow]
    columns: list[str] = field(default_factory=list)


class Notes(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="notes"):
    """Candidates to cross out and to remark on. The seats that share the notes see each other's marks at once.

    Notes are no moves: what is written there counts for nothing. `seats` are those that share them.
    """

    groups: list[NotesGroup]
    seats: list[int]


Facts = Dice | Dial | Columns | Cards | Sheet | Totals | WordGrid | Bullets | Paths | Gallery | Field | Speech | Notes


def parts(facts: Facts | None) -> list[str]:
    """What can be picked in a widget; a choice names it as "<id of the widget> <part>"."""
    match facts:
        case Dice(faces=faces):
            return [str(number) for number in range(len(faces))]
        case WordGrid(words=words):
            return [str(number) for number in range(1, len(words) + 1)]
        case Gallery(targets=targets, spots=spots):
            return [target.id for target in targets] + [spot.id for spot in spots]
        case _:
            return []
