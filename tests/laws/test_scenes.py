"""Laws of scenes: well formed, the same in worlds a seat cannot tell apart, and every choice can be clicked."""

import json
from functools import cache

from msgspec import convert
from tests.laws.cases import Case, text, walked

from tablee.engine.match import Decision
from tablee.engine.outcome import Outcome
from tablee.games import folder
from tablee.scenes import Scene
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
            legal = match.decision(viewer).moves if viewer is not None and viewer in asked else []
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
        for choice in shot.scene.choices:
            assert set(choice.picks) <= things, choice.move


def test_any_move_can_be_drawn_and_one_that_is_not_allowed_has_its_rule(case: Case) -> None:
    """So that whoever picks what he may not can be told why."""
    rules = set(words("en", folder(case.game)).codes("rule-"))
    for match in case.moments(every=29):
        for asked in match.open():
            every = Decision(asked.id, asked.seat, asked.kind, case.game.moves.texts, None, None, asked.secret)
            scene = convert(case.game.scene(match.view(asked.seat), asked.seat, every, "en", None), Scene, strict=True)
            drawn = [choice.move for choice in scene.choices]
            assert set(asked.moves) <= set(drawn) and len(set(drawn)) == len(drawn)
            for move in set(drawn) - set(asked.moves):
                rule = case.game.why_not(match.state, asked.seat, case.game.moves.number(move))
                assert f"rule-{rule}" in rules, (asked.kind, move)


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
            decision = match.decision(viewer) if viewer is not None and viewer in match.state.pending() else None
            there = game.scene(game.view(world, viewer), viewer, decision, "fr", names)
            assert text(there) == text(match.scene(viewer, "fr", names))
            assert [seat.name for seat in convert(there, Scene).seats] == names
