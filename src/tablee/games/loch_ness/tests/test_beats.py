"""How a step is shown: cards, Nessie, the sector, the points, and only then what they come to."""

from msgspec import convert
from tests.stage import play

from tablee.engine.match import Match, Step
from tablee.games.loch_ness.tests.stage import GAME, before_reveal
from tablee.scenes import Beat, Face, Points


def shown(match: Match, step: Step, seat: int | None = None) -> dict[str, Beat]:
    """The beats of a step for a viewer, in order, by the first event of each."""
    forms = (event.told_to(seat) for event in step.events)
    events = [event for event in forms if event is not None]
    beats = convert(GAME.beats(events, match.view(seat), seat), list[Beat])
    return {events[beat.line].code: beat for beat in beats}


def test_cards_turn_up_then_nessie_swims_then_the_points_of_each_camera_fly() -> None:
    cameras = {0: {"3": "g1a", "7": "g2a"}, 1: {"4": "g3a"}}
    match = before_reveal("s2", (1, 2, 3), cameras=cameras, standing={0: "boutique"})
    beats = shown(match, play(match, "2 pass"))
    wanted = ["card-revealed", "nessie-moved", "sector-scored"]
    assert [code for code in beats if code in wanted] == wanted
    assert Face("laid-1-2", "card-move", {"value": "2"}) in beats["card-revealed"].faces
    assert beats["nessie-moved"].moves == ["nessie", "little-nessie"]
    sector = beats["sector-scored"]
    assert sector.lights == ["s1", "s2", "s3"]
    assert sector.points == [Points("camera-0-3", 0, 9), Points("camera-0-7", 0, 7), Points("camera-1-4", 1, 4)]
    assert (sector.follows, sector.lines) == (["marker-0", "marker-1"], 2)


def test_an_empty_sector_lights_up_and_nothing_flies() -> None:
    match = before_reveal("s7", cameras={0: {"3": "g1a"}})
    sector = shown(match, play(match, "2 pass"))["nobody-scored"]
    assert (sector.lights, sector.points) == (["s6", "s7", "s8"], [])


def test_the_own_card_is_turned_up_by_its_own_name_and_a_white_one_as_white() -> None:
    match = before_reveal("s7", (1, 2, 3), standing={1: "distillerie"})
    faces = shown(match, play(match, "2 pass"), seat=0)["card-revealed"].faces
    looks = {face.piece: face.art for face in faces}
    assert (looks["card-0-1"], looks["laid-1-2"]) == ("card-move", "card-white")


def test_a_step_that_neither_swims_nor_scores_has_no_beats() -> None:
    match = GAME.start(3, seed=1)
    (first,) = match.open()
    match.play(first.seat, first.moves[0])
    assert not shown(match, match.steps[-1])
