"""The board, put together from back to front."""

from . import frame, land, landmarks, places, sky, texture, village, water
from .geometry import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH
from .svg import DISPLAY, document, element, group


def board() -> str:
    definitions = [
        sky.picture_clip(),
        *sky.definitions(),
        *land.definitions(),
        *water.definitions(),
        *places.definitions(),
        texture.grain_tile(),
    ]
    picture = [
        sky.heavens(),
        sky.ranges(),
        texture.haze(),
        land.lands(),
        land.hills(),
        water.beach(),
        land.rivers(),
        landmarks.landmarks(),
        texture.compass(1140, 786, 34),
        water.loch(),
        water.ripples(),
        water.sunlight(),
        water.name(),
        water.mists(),
        texture.grain(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP),
        water.sea_spaces(),
        places.camera_spaces(),
        places.river_names(),
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
    return document(
        (WIDTH, HEIGHT),
        parts,
        font_family=DISPLAY,
        text_anchor="middle",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
