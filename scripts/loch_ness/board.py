"""The board, put together from back to front."""

from . import frame, land, places, sky, village, water
from .geometry import HEIGHT, WIDTH
from .svg import DISPLAY, document, element, group


def board() -> str:
    definitions = [
        sky.picture_clip(),
        *sky.definitions(),
        *land.definitions(),
        *water.definitions(),
        *places.definitions(),
    ]
    picture = [
        sky.heavens(),
        sky.ranges(),
        land.lands(),
        land.rivers(),
        land.hills(),
        water.loch(),
        water.ripples(),
        water.sunlight(),
        water.name(),
        water.sea_spaces(),
        water.mists(),
        places.camera_spaces(),
        places.banners(),
        village.street(),
    ]
    parts = [
        element("defs", "\n".join(definitions)),
        group(picture, clip_path="url(#ln-picture)"),
        frame.track(),
        frame.photo_panel(),
        frame.card_panel(),
    ]
    return document((WIDTH, HEIGHT), parts, font_family=DISPLAY)
