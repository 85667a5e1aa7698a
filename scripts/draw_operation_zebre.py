"""Draw the board, the pieces and the poster of Opération Zèbre: `python scripts/draw_operation_zebre.py`."""

from operation_zebre.board import board
from operation_zebre.pieces import pieces
from operation_zebre.poster import poster
from operation_zebre.svg import ART


def main() -> None:
    for name, draw in (("board", board), ("pieces", pieces), ("poster", poster)):
        (ART / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
