"""What the table shows and says of a match, where that can be wrong without a rule being wrong."""

from typing import Any

import pytest
from tests.stage import facts

from tablee.engine.match import Match
from tablee.games.negociateur.tests.stage import GAME, draw, hang_up, last, lucky, now, pieces, play, succeed, table
from tablee.sentences import event_sentence, game_words


def arts(match: Match, start: str) -> list[str]:
    """The drawings whose names begin like this, by the number of the piece."""
    shown = [piece for piece in pieces(match) if piece["art"].startswith(start)]
    return [piece["art"] for piece in sorted(shown, key=lambda piece: int(piece["id"].rpartition("-")[2]))]


def places(match: Match, locale: str = "fr") -> dict[str, dict[str, Any]]:
    scene: Any = match.scene(0, locale)
    return {place["id"]: place for place in scene["places"]}


def told(match: Match, code: str, locale: str = "fr") -> str:
    """The sentence of an event of the last step."""
    (event,) = [event for event in last(match).events if event.code == code]
    return event_sentence(event, game_words(GAME, locale), ["Ann"])


def test_NG_104_everyone_is_shown_once_as_what_they_are() -> None:
    match = table(abductor="lijah", held=4, released=3, eliminated=2)
    assert arts(match, "hostage") == ["hostage-free"] * 3 + ["hostage"] * 4 + ["hostage-dead"] * 2


def test_NG_508_somebody_taken_later_has_a_window_beside_the_dead() -> None:
    match = draw(table(abductor="lijah", phase="terror", held=5, released=2, eliminated=2, threat="E"), "stakes")
    added = now(match, "zone") - 5
    assert added in (1, 2)
    assert arts(match, "hostage") == ["hostage-free"] * 2 + ["hostage"] * 5 + ["hostage-dead"] * 2 + ["hostage"] * added


def test_NG_702_when_time_is_up_those_taken_later_are_shown_dead_too() -> None:
    match = hang_up(table(abductor="lijah", held=9, released=2, eliminated=1, deck=0))
    assert now(match, "released", "eliminated") == (2, 10)
    assert arts(match, "hostage") == ["hostage-free"] * 2 + ["hostage-dead"] * 10


@pytest.mark.parametrize(
    ("deck", "fr", "en"),
    [
        (11, "11 cartes, l’événement crucial dessous.", "11 cards, the pivotal event at the bottom."),
        (1, "1 carte\u00a0: l’événement crucial.", "1 card: the pivotal event."),
        (0, "Vide\u00a0: c’est la dernière discussion.", "Empty: this is the last discussion."),
    ],
)
def test_NG_210_the_deck_says_where_the_pivotal_event_is(deck: int, fr: str, en: str) -> None:
    match = table(deck=deck)
    assert (places(match)["deck"]["note"], places(match, "en")["deck"]["note"]) == (fr, en)


def test_NG_708_after_a_reprieve_the_deck_says_that_the_pivotal_event_is_past() -> None:
    match = table(options={"pivotal": "base"}, phase="terror", deck=1, golden="reprieve")
    play(match, "draw")
    assert places(match)["deck"]["note"] == "2 cartes\u00a0: l’événement crucial est passé."
    play(match, "end", "done", "draw")
    assert now(match, "deck_reds", "deck_golden") in ((1, False), (0, False))


def test_NG_820_only_barrets_table_has_a_place_for_his_rule() -> None:
    assert places(table(abductor="barret"))["bluff"]["label"] == "Rentrer dans son délire"
    for abductor in ("lijah", "renesha"):
        assert "bluff" not in places(table(abductor=abductor))
        assert not [place for place in places(table(abductor=abductor)).values() if "délire" in str(place)]


def test_NG_1006_a_reminder_lies_where_barrets_rule_begins_as_long_as_he_is_there() -> None:
    (reminder,) = [piece for piece in pieces(table(abductor="barret")) if piece["art"] == "reminder-marker"]
    assert reminder["place"] == "dial-3"
    assert not arts(table(abductor="barret", accomplice=True), "reminder")
    assert not arts(table(abductor="lijah"), "reminder")


def test_a_card_has_its_full_name_in_two_rows_where_one_is_too_short() -> None:
    shown = pieces(table(hand=["tough-spot", "relax"]))
    (long,) = [piece for piece in shown if piece["id"].startswith("card-tough-spot") and piece["place"] == "hand"]
    assert long["slots"]["name1"] == "Tu es dans une situation"
    assert long["slots"]["name2"] == "difficile. Je peux t’aider."
    assert long["label"].startswith("Tu es dans une situation difficile. Je peux t’aider.")
    (short,) = [piece for piece in shown if piece["id"].startswith("card-relax") and piece["place"] == "hand"]
    assert short["slots"]["name"] == "Relax"
    assert "name1" not in short["slots"]


@pytest.mark.parametrize(
    ("held", "fr", "en"),
    [
        (3, "1 otage est libéré. 2 encore retenus.", "1 hostage is released. 2 still held."),
        (2, "1 otage est libéré. 1 encore retenu.", "1 hostage is released. 1 still held."),
        (1, "1 otage est libéré. Plus personne n’est retenu.", "1 hostage is released. Nobody is held any more."),
    ],
)
def test_NG_503_a_release_is_told_in_the_right_number(held: int, fr: str, en: str) -> None:
    match = succeed(table(held=held, released=5, hand=["escort"]), "up escort", 1)
    assert (told(match, "hostages-released"), told(match, "hostages-released", "en")) == (fr, en)


@pytest.mark.parametrize(
    ("held", "count", "fr"),
    [
        (0, 1, "1 otage de plus\u00a0: 1 retenu."),
        (1, 1, "1 otage de plus\u00a0: 2 retenus."),
        (0, 2, "2 otages de plus\u00a0: 2 retenus."),
    ],
)
def test_NG_508_somebody_taken_is_told_in_the_right_number(held: int, count: int, fr: str) -> None:
    match = table(phase="terror", held=held, released=8, reds=["stakes"])
    match = lucky(match, "draw", lambda step: [fact["count"] for fact in facts(step, "hostages-added")] == [count])
    assert told(match, "hostages-added") == fr


@pytest.mark.parametrize(
    ("held", "ends"),
    [(1, "mais 1 personne est encore retenue."), (2, "mais 2 personnes sont encore retenues.")],
)
def test_NG_907_a_shot_is_told_in_the_right_number(held: int, ends: str) -> None:
    match = succeed(table(held=held, released=8, hand=["marksman"]), "up marksman", 1)
    assert told(match, "abductor-eliminated").endswith(ends)


def test_NG_1113_a_refused_set_counts_its_cards_in_the_right_number() -> None:
    say = game_words(GAME, "fr")
    given: dict[str, object] = {"option": "terror_set", "rule": "NG-1101"}
    assert "(1 carte)" in say.say("refused-illegal-set", {**given, "cards": 1})
    assert "(2 cartes)" in say.say("refused-illegal-set", {**given, "cards": 2})
