"""Draw the board, the pieces and the poster of NCIS: `python scripts/draw_ncis.py`."""

from ncis.board import board
from ncis.pieces import pieces
from ncis.poster import poster
from ncis.svg import ART


def main() -> None:
    for name, draw in (("board", board), ("pieces", pieces), ("poster", poster)):
        (ART / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
