"""Draw the board, the pieces and the poster of James Bond 007: `python scripts/draw_james_bond_007.py`."""

from james_bond_007.board import board
from james_bond_007.pieces import pieces
from james_bond_007.poster import poster
from james_bond_007.svg import ART


def main() -> None:
    for name, draw in (("board", board), ("pieces", pieces), ("poster", poster)):
        (ART / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
