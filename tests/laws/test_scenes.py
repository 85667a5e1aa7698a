"""Laws of scenes: well formed, the same in worlds a seat cannot tell apart, and every choice can be clicked."""

import json
from functools import cache

from msgspec import convert
from tests.laws.cases import Case, text, walked

from tablee.engine.outcome import Outcome
from tablee.games import face
from tablee.scenes import Scene
from tablee.widgets import parts
from tablee.words import LOCALES, words


class Shot:
    """What one viewer saw at one moment, who was asked then, and what the viewer might do."""

    def __init__(self, scene: Scene, viewer: int | None, asked: list[int], legal: list[str]) -> None:
        self.scene = scene
        self.viewer = viewer
        self.asked = asked
        self.legal = legal


@cache
def shots(case: Case) -> list[Shot]:
    """Scenes of some moments of a match for every viewer, each in one of the languages."""
    taken: list[Shot] = []
    for match in case.moments(every=19):
        asked = match.state.pending()
        for viewer in (None, *range(match.seats)):
            made = match.scene(viewer, LOCALES[len(taken) % len(LOCALES)])
            assert json.loads(text(made)) == made
            offer = match.offer(viewer)
            legal = [] if offer is None else offer.moves
            taken.append(Shot(convert(made, Scene, strict=True), viewer, asked, legal))
    return taken


def test_every_piece_lies_at_a_place_and_has_an_id_of_its_own(case: Case) -> None:
    for shot in shots(case):
        places = [place.id for place in shot.scene.places]
        pieces = [piece.id for piece in shot.scene.pieces]
        assert len(set(places)) == len(places)
        assert len(set(pieces)) == len(pieces)
        assert set(pieces).isdisjoint(places)
        for piece in shot.scene.pieces:
            assert piece.place in places, piece.id
            assert set(piece.path) <= set(places), piece.id


def test_seats_are_shown_with_those_who_must_decide(case: Case) -> None:
    for shot in shots(case):
        assert [seat.seat for seat in shot.scene.seats] == list(range(case.seats))
        assert [seat.seat for seat in shot.scene.seats if seat.active] == shot.asked
        assert (shot.scene.prompt.kind != "") == (shot.viewer in shot.asked)


def test_the_choices_are_the_legal_moves_and_every_pick_can_be_clicked(case: Case) -> None:
    for shot in shots(case):
        assert [choice.move for choice in shot.scene.choices] == shot.legal
        things = {place.id for place in shot.scene.places} | {piece.id for piece in shot.scene.pieces}
        things |= {f"{widget.id} {part}" for widget in shot.scene.widgets for part in parts(widget.facts)}
        for choice in shot.scene.choices:
            assert set(choice.picks) <= things, choice.move


def test_any_move_can_be_drawn_and_one_that_is_not_allowed_has_its_rule(case: Case) -> None:
    """So that whoever picks what he may not can be told why."""
    say = words("en", face(case.game))
    for match in case.moments(every=29):
        for asked in match.open():
            if asked.judged is not None:
                continue  # it is not picked
            every = asked.offering(case.game.moves.texts)
            scene = convert(case.game.scene(match.view(asked.seat), asked.seat, every, "en", None), Scene, strict=True)
            drawn = [choice.move for choice in scene.choices]
            assert set(asked.offered) <= set(drawn) and len(set(drawn)) == len(drawn)
            for move in set(drawn) - set(asked.moves):
                reason = case.game.why_not(match.state, asked.seat, case.game.moves.number(move))
                rule, _, word = reason.partition(" ")
                assert say.has_attribute(f"rule-{rule}", f"why-{word}" if word else "why"), (asked.kind, move, reason)


def test_picks_and_labels_tell_choices_apart(case: Case) -> None:
    for shot in shots(case):
        picked = [tuple(choice.picks) for choice in shot.scene.choices if choice.picks]
        assert len(set(picked)) == len(picked)
        labels = [choice.label for choice in shot.scene.choices]
        assert len(set(labels)) == len(labels)


def test_the_end_shows_a_result_for_every_seat_in_ranking_order(case: Case) -> None:
    for shot in shots(case):
        assert (shot.scene.result is not None) == (not shot.asked)
    outcome, result = end(case), shots(case)[-1].scene.result
    assert result is not None
    assert {row.seat: row.rank for row in result.rows} == dict(enumerate(outcome.ranks))
    assert [row.rank for row in result.rows] == sorted(outcome.ranks)
    assert all(len(row.parts) == len(result.columns) for row in result.rows)


def end(case: Case) -> Outcome:
    outcome = walked(case).match.outcome
    assert outcome is not None
    return outcome


def test_a_scene_is_the_same_in_worlds_a_seat_cannot_tell_apart_and_uses_the_players_names(case: Case) -> None:
    luck, game = case.luck(), case.game
    names = [f"Somebody {seat}" for seat in range(case.seats)]
    for match in case.moments(every=37):
        for viewer in (None, *range(match.seats)):
            world = match.state.imagine(luck.below(match.seats) if viewer is None else viewer, luck)
            there = game.scene(game.view(world, viewer), viewer, match.offer(viewer), "fr", names)
            assert text(there) == text(match.scene(viewer, "fr", names))
            assert [seat.name for seat in convert(there, Scene).seats] == names
