"""Told in the right order: no number of a result is on the screen before what explains it has been shown."""

import pytest
from tests.browser.scoring import Visit, scorings, told

from tablee.games import slugs


@pytest.mark.parametrize("slug", slugs())
def test_no_number_of_a_result_is_visible_before_its_beat(visit: Visit, slug: str) -> None:
    for scoring in scorings(slug, wanted=2):
        entry, story = told(visit, scoring, motion="full")
        lines = [line["text"] for line in entry["lines"]]
        points = [beat for beat in entry["beats"] if beat.get("points")]
        explained = {text for beat in points[:1] for text in lines[beat["line"] :]} or set(lines)
        before = story[0]["scores"]
        first = next(n for n, seen in enumerate(story) if seen["scores"] != before or seen["newest"] in explained)
        shown = story[:first]
        if points:
            assert any(seen["flying"] for seen in shown), "points fly before they are counted or told"
            assert not story[first]["flying"], "nothing is counted or told while points fly"
        assert any(seen["moving"] or seen["flying"] or seen["rolling"] for seen in shown), "something is shown first"
        assert not any(seen["over"] for seen in shown)
        assert not any(seen["rolling"] and seen["newest"] in lines for seen in story[: first + 1] if not points)
