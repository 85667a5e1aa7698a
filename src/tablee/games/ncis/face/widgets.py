"""The instruments of NCIS: the four trials, the targets, and the dossier to cross out in."""

from collections.abc import Iterator
from typing import Literal

from tablee.games.ncis.face.puzzles import BodyView, BulletsView, BulletView, GridView
from tablee.games.ncis.face.view import View
from tablee.games.ncis.face.wording import slot_name, target_facts, target_name
from tablee.games.ncis.rules.cards import ATTRIBUTES, FACTS
from tablee.games.ncis.rules.gallery import (
    CENTRE_X,
    CENTRE_Y,
    COOL,
    FLIGHT,
    HALF_WIDTH,
    HEIGHT,
    MAGAZINE,
    PERIOD_X,
    PERIOD_Y,
    RELOAD,
    SLOT_BASE,
    SLOT_SCALE,
    SLOT_X,
    SPEED,
    STAND,
    SWAY_X,
    SWAY_Y,
    TALL,
    WIDTH,
)
from tablee.games.ncis.rules.moves import CANDIDATE_NAMES, CANDIDATES, LEVEL_NAMES, SLOT_NAMES, TARGET_NAMES
from tablee.scenes import Widget
from tablee.widgets import (
    Bullet,
    Bullets,
    Gallery,
    Launcher,
    Notes,
    NotesGroup,
    NotesRow,
    Paths,
    Spot,
    Target,
    Wave,
    WordGrid,
    WordRun,
)
from tablee.words import Words

ROOM = ("place-target", "call", "begin-shooting", "shooting", "move-targets")  # when all look at the targets


def widgets(view: View, seat: int | None, say: Words) -> Iterator[Widget]:
    performs = view.phase == "trial" and seat is not None and seat in view.asked
    if view.trial is not None:
        puzzle = view.trial
        yield from instruments("trial", puzzle.grid, puzzle.bullets, puzzle.body, say, answers=performs)
    elif view.past is not None and view.phase not in ROOM:
        yield from instruments("past", view.past.grid, view.past.bullets, view.past.body, say, answers=False)
    if view.phase in ROOM:
        yield gallery(view, seat, say)
    if seat is not None:
        yield notes(view, seat, say)


def instruments(
    id: str, grid: GridView | None, bullets: BulletsView | None, body: BodyView | None, say: Words, *, answers: bool
) -> Iterator[Widget]:
    """A trial as this viewer sees it: to be answered, with its solution, or not at all."""
    if grid is not None:
        yield Widget(
            id,
            say.say("widget-words", {"word": grid.announced or ""}),
            word_grid(grid),
            "tray",
            None,
            stage=id == "trial",
            answers="words" if answers else "",
        )
    if bullets is not None:
        gun = bullets.gun
        facts: dict[str, object] = {
            "calibre": gun.calibre,
            "twist": gun.twist,
            "grooves": "-".join(map(str, gun.grooves)),
        }
        yield Widget(
            id,
            say.say("widget-bullets", facts),
            bullet_card(bullets),
            "tray",
            None,
            stage=id == "trial",
            answers="bullets" if answers else "",
        )
    if body is not None:
        text = say.say("widget-path", {"lanes": body.lanes, "entry": body.entry})
        layers = [[(one, other) for one, other in pairs] for pairs in body.layers]
        yield Widget(
            id,
            text,
            Paths(body.lanes, layers, body.entry, given=body.given, right=body.exit),
            "tray",
            None,
            stage=id == "trial",
            answers="path" if answers else "",
        )


def word_grid(grid: GridView) -> WordGrid:
    runs = [WordRun(run.word, run.start, run.end) for run in grid.runs]
    return WordGrid(grid.lines, grid.words, given=[] if grid.given is None else [grid.given], right=runs)


def bullet_card(bullets: BulletsView) -> Bullets:
    shown = [bullet(each) for each in bullets.bullets]
    return Bullets(bullet(bullets.gun), shown, given=bullets.given, right=bullets.right)


def bullet(seen: BulletView) -> Bullet:
    twist: Literal["left", "right"] = "left" if seen.twist == "left" else "right"
    return Bullet(seen.number, seen.calibre, twist, seen.grooves)


# The shooting gallery.


def gallery(view: View, seat: int | None, say: Words) -> Widget:
    """The room with its targets; with a launcher while somebody shoots."""
    shooting, level = view.ambushed, LEVEL_NAMES.index(view.shoot_level)
    facts = Gallery(
        width=WIDTH,
        height=HEIGHT,
        targets=[target(view, name, say) for name in TARGET_NAMES if view.layout[TARGET_NAMES.index(name)] is not None],
        spots=[spot(name, say) for name in SLOT_NAMES if name not in view.layout],
        ticks=0 if shooting is None else shooting.ticks,
        required=view.required if shooting is not None else 0,
        shooter=None if shooting is None else shooting.shooter,
        launcher=launcher(view, level),
        shots=[] if shooting is None else [(tick, x, y) for tick, x, y in shooting.shots],
    )
    asked = view.phase == "shooting" and seat is not None and seat in view.asked
    answers = "gallery" if asked else ""
    return Widget("gallery", say.say("widget-gallery"), facts, stage=True, answers=answers)


def target(view: View, name: str, say: Words) -> Target:
    slot = SLOT_NAMES.index(view.layout[TARGET_NAMES.index(name)] or "")
    scale, base, x = SLOT_SCALE[slot], SLOT_BASE[slot], SLOT_X[slot]
    half = HALF_WIDTH * scale // 100
    colour = str(target_facts(name)["colour"])
    down = view.ambushed is not None and name in [each.target for each in view.ambushed.impacts]
    return Target(
        name,
        target_name(say, name),
        name[1],
        x - half,
        x + half,
        base - TALL * scale // 100,
        base - STAND * scale // 100,
        base,
        shape="round" if colour == "red" else "square",
        colour=colour,
        called=name in view.called,
        down=down,
    )


def spot(name: str, say: Words) -> Spot:
    slot = SLOT_NAMES.index(name)
    return Spot(name, slot_name(say, name), SLOT_X[slot], SLOT_BASE[slot], SLOT_SCALE[slot])


def launcher(view: View, level: int) -> Launcher | None:
    drawn = None if view.ambushed is None else view.ambushed.launcher
    if drawn is None:
        return None
    return Launcher(
        CENTRE_X,
        CENTRE_Y,
        SPEED[level],
        COOL[level],
        RELOAD[level],
        MAGAZINE,
        FLIGHT[level],
        Wave(SWAY_X[level], PERIOD_X[level], drawn.phase_x),
        Wave(SWAY_Y[level], PERIOD_Y[level], drawn.phase_y),
        [(x, y) for x, y in drawn.scatter],
    )


# The dossier.


def notes(view: View, seat: int, say: Words) -> Widget:
    """The 27 candidates, for each camp to cross out; what the rows that show rule out, for those who ask. (NCIS-S10)"""
    seats = [0] if seat == 0 else list(range(1, len(view.seats)))
    groups = [dossier(category, clue.left, say) for category, clue in enumerate(view.clues)]
    return Widget("dossier", say.say("widget-notes"), Notes(groups, seats))


def dossier(category: int, left: list[str], say: Words) -> NotesGroup:
    attributes = ATTRIBUTES[category]
    rows = []
    for number in range(category * CANDIDATES, (category + 1) * CANDIDATES):
        name, facts = CANDIDATE_NAMES[number], FACTS[number]
        cells = [fact_text(attribute, facts[attribute], say) for attribute in attributes]
        rows.append(NotesRow(name, say.say(f"candidate-{name}"), cells, out=name not in left))
    columns = [say.say(f"fact-{attribute}") for attribute in attributes]
    return NotesGroup(say.say(f"name-category-{'cop'[category]}"), rows, columns)


def fact_text(attribute: str, value: str | int, say: Words) -> str:
    return str(value) if isinstance(value, int) else say.say(f"fact-{attribute}-{value}")
