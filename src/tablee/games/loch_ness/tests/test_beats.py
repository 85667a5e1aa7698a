"""What a page shows of a sector that scores, beat by beat."""

import pytest
from tests.browser.scoring import Visit, scorings, told


@pytest.mark.trials
def test_nessie_swims_then_her_sector_lights_up_then_points_fly_then_scores_count(visit: Visit) -> None:
    (scoring,) = scorings("loch-ness", wanted=1)
    _, story = told(visit, scoring, motion="full")
    first = {what: next(n for n, seen in enumerate(story) if seen[what]) for what in ("moving", "lit", "flying")}
    counted = next(n for n, seen in enumerate(story) if seen["scores"] != story[0]["scores"])
    assert first["moving"] < first["lit"] < first["flying"] < counted


@pytest.mark.parametrize("wishes", [{"motion": "calm"}, {"motion": "full", "pace": "fast"}])
def test_without_motion_or_when_it_is_to_go_fast_all_is_told_at_once(visit: Visit, wishes: dict[str, str]) -> None:
    (scoring,) = scorings("loch-ness", wanted=1)
    _, story = told(visit, scoring, **wishes)
    assert not any(seen["flying"] or seen["lit"] for seen in story)
