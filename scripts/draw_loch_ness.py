"""Draw the board, the pieces and the poster of Loch Ness: `python scripts/draw_loch_ness.py`."""

from loch_ness.board import board
from loch_ness.svg import ART


def main() -> None:
    (ART / "board.svg").write_text(board(), encoding="utf-8")


if __name__ == "__main__":
    main()
