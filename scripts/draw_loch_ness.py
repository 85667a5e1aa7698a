"""Draw the board, the pieces and the poster of Loch Ness: `python scripts/draw_loch_ness.py`."""

from loch_ness.board import board
from loch_ness.pieces import pieces
from loch_ness.poster import poster
from loch_ness.svg import ART


def main() -> None:
    for name, draw in (("board", board), ("pieces", pieces), ("poster", poster)):
        (ART / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
