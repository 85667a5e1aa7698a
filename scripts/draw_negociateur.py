"""Draw the board, the pieces and the poster of Négociateur: `python scripts/draw_negociateur.py`."""

from negociateur.board import board
from negociateur.pieces import pieces
from negociateur.poster import poster
from negociateur.svg import ART


def main() -> None:
    for name, draw in (("board", board), ("pieces", pieces), ("poster", poster)):
        (ART / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
