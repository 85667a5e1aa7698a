"""The reporters: small wooden figures with hat, coat and camera."""

from .paint import PALE, Paint
from .svg import circle, group, line, path, rect, text

COAT = "M24 22C33 22 37 27 38.5 34L43 59A2.5 2.5 0 0 1 40.5 62H7.5A2.5 2.5 0 0 1 5 59L9.5 34C11 27 15 22 24 22Z"


HAT = "M9 14.5C14 17 34 17 39 14.5C40 12.5 37 11.5 33.5 11.5L32 5C31 1.5 17 1.5 16 5L14.5 11.5C11 11.5 8 12.5 9 14.5Z"
BAND = "M15 9.5C20 11.5 28 11.5 33 9.5L33.6 12.2C28 14 20 14 14.4 12.2Z"


def journalist(paint: Paint) -> str:
    """A player's reporter, the press card in his hat; `lap` counts the rounds of the score track."""
    return "".join(
        [
            path(COAT, paint.fill, stroke=paint.edge, stroke_width=2.2),
            path("M24 23L30 62H40.5A2.5 2.5 0 0 0 43 59L38.5 34C37 27 33 22 24 22Z", paint.edge, fill_opacity=0.3),
            path("M16 24L24 33L32 24L28 21H20Z", PALE, stroke=paint.edge, stroke_width=1.4),
            circle(24, 17, 8, "#f2d3ac", stroke=paint.edge, stroke_width=2),
            line("M20.5 18.5h.1M27.5 18.5h.1M22 21.8c1 .8 3 .8 4 0", paint.edge, 1.6),
            path(HAT, paint.fill, stroke=paint.edge, stroke_width=2),
            path(BAND, paint.edge),
            rect(29.5, 5, 5, 6.5, PALE, stroke=paint.edge),
            paint.mark(24, 45, 17),
            text(24, 61, "", 13, paint.ink, data_slot="lap"),
        ]
    )


def big_journalist() -> str:
    """The first player's reporter, twice as tall, her flash going off."""
    burst = "M50 2L52.4 9L58 4.5L56 11.5L63 12L57 16L62 21L55 20L54 27L50 21.5L45 26L46 19L39 19L45 15L40 10L47 10.5Z"
    coat, dark = "#e0a73c", "#4a2f08"
    return "".join(
        [
            path(burst, "#fff3c9", stroke=dark, stroke_width=1),
            path(
                "M28 32C40 32 45 38 47 46L53 78A3.5 3.5 0 0 1 49.6 82H6.4A3.5 3.5 0 0 1 3 78L9 46C11 38 16 32 28 32Z",
                coat,
                stroke=dark,
                stroke_width=2.4,
            ),
            path("M28 34L35 82H49.6A3.5 3.5 0 0 0 53 78L47 46C45 38 40 32 28 32Z", dark, fill_opacity=0.25),
            path("M18 34L28 46L38 34L33 30H23Z", "#fff6e3", stroke=dark, stroke_width=1.4),
            line("M28 46V54", "#b8432a", 4),
            circle(27, 25, 10, "#f2d3ac", stroke=dark, stroke_width=2.2),
            path(
                "M8 21.5C14 25 40 25 46 21.5C47 19 44 17.5 39.5 17.5L37 8.5C36 4 18 4 17 8.5L14.5 17.5"
                "C10 17.5 7 19 8 21.5Z",
                "#6b4a16",
                stroke=dark,
                stroke_width=2.2,
            ),
            path("M15.5 14.5C21 17 33 17 38.5 14.5L39.3 18C32 20.5 22 20.5 14.7 18Z", "#b8432a"),
            group(
                [
                    path("M0 4H6L8 0H16L18 4H24V18H0Z", "#23302f", stroke="#fff6e3", stroke_width=1.2),
                    circle(12, 11, 5, "#8dbcab", stroke="#fff6e3", stroke_width=1.4),
                ],
                transform="translate(30 50) rotate(-6)",
            ),
            line("M50 27V52", dark, 2.6),
            path("M45 24C46 30 54 30 55 24Z", "#8b8f8c", stroke=dark, stroke_width=1.4),
        ]
    )
