"""Laws of beats: every line of a step is told once and in order, and the points that fly are those that were made."""

from collections import Counter

from msgspec import convert
from tests.laws.cases import Case, walked

from tablee.engine.events import Event
from tablee.engine.state import State
from tablee.scenes import Beat, Scene


def scene_of(case: Case, state: State, viewer: int | None) -> Scene:
    return convert(case.game.scene(case.game.view(state, viewer), viewer, None, "en", None), Scene)


def told(events: list[Event], viewer: int | None) -> list[Event]:
    forms = (event.told_to(viewer) for event in events)
    return [event for event in forms if event is not None]


def test_beats_tell_every_line_once_and_let_fly_just_the_points_that_were_made(case: Case) -> None:
    walk = walked(case)
    for steps in case.some(range(1, len(walk.states)), every=7):
        before, after = walk.states[steps - 1], walk.states[steps]
        viewer = (None, *range(case.seats))[steps % (case.seats + 1)]
        lines = told(walk.events(steps), viewer)
        beats = convert(case.game.beats(lines, case.game.view(after, viewer), viewer), list[Beat])
        if not beats:
            continue
        assert [line for beat in beats for line in range(beat.line, beat.line + beat.lines)] == list(range(len(lines)))
        was, now = scene_of(case, before, viewer), scene_of(case, after, viewer)
        known = {piece.id for scene in (was, now) for piece in scene.pieces}
        known |= {place.id for scene in (was, now) for place in scene.places}
        gained: Counter[int] = Counter()
        for beat in beats:
            assert {each.source for each in beat.points} | set(beat.lights) <= known
            for each in beat.points:
                gained[each.seat] += each.points
        if gained:
            made = {seat.seat: int(seat.score) - int(was.seats[seat.seat].score) for seat in now.seats}
            assert {seat: points for seat, points in made.items() if points} == dict(gained)
