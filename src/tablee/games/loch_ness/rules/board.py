"""The board and the pieces as the rules use them: plain lists made once from the data files."""

from typing import Final

from tablee.games.loch_ness.rules.content import read_board, read_pieces
from tablee.games.loch_ness.rules.moves import ACTION_NAMES, CAMERA_NAMES, PHOTO_NAMES, RING

_board: Final = read_board()
_pieces: Final = read_pieces()
_decks: Final = {deck.id: sum(1 << value for value in deck.values) for deck in _pieces.deck}

assert (_board.ring, _board.fronts, _board.rears) == (RING, 2, 1)
assert [action.id for action in _board.action] == ACTION_NAMES
assert [camera.id for camera in _pieces.camera] == CAMERA_NAMES
assert [photo.id for photo in _pieces.photo] == PHOTO_NAMES

# Sectors, and the group that each space and each bay is of. (LN-02, LN-05)
SECTOR_NAMES: Final[list[str]] = [sector.id for sector in _board.sector]
SECTOR_OF: Final[list[int]] = [s for s, sector in enumerate(_board.sector) for _ in sector.groups]
SECTOR_SIZES: Final[list[int]] = [len(sector.groups) for sector in _board.sector]
PHOTOS_AT: Final[list[int]] = [sector.photos for sector in _board.sector for _ in sector.groups]
GROUP_OF: Final[list[int]] = [space // 2 for space in range(30)] + list(range(RING))

TRACK_LENGTH: Final[int] = _board.track.length
TRACK_END: Final[int] = _board.track.end
AUCTIONS: Final[list[int]] = _board.track.auctions

OWN_CAMERAS: Final[int] = sum(camera.start for camera in _pieces.camera)  # those that everybody places (LN-06)
assert all(camera.start for camera in _pieces.camera[:OWN_CAMERAS])
CAMERA_VALUES: Final[list[int]] = [camera.value for camera in _pieces.camera]
SHOP_VALUES: Final[list[int]] = [camera.in_shop for camera in _pieces.camera]
HAND: Final[int] = _decks["movement"]
WHITE_DECK: Final[int] = _decks["white"]
PHOTO_COUNTS: Final[list[int]] = [photo.count for photo in _pieces.photo]
SET_POINTS: Final[int] = _pieces.photo_points.set
PAIR_POINTS: Final[int] = _pieces.photo_points.pair
SINGLE_POINTS: Final[int] = _pieces.photo_points.single
COLOURS: Final[list[str]] = [character.id for character in _pieces.character]
EMBLEMS: Final[list[str]] = [character.emblem for character in _pieces.character]

# Each action space exists in every match, or only with its variant.
VARIANT_ACTIONS: Final[int] = sum(1 << i for i, action in enumerate(_board.action) if action.variant == "valet")
ALL_ACTIONS: Final[int] = (1 << len(_board.action)) - 1

# Cards of a hand, lowest first, for every set of cards.
CARDS_IN: Final[list[list[int]]] = [[value for value in range(8) if cards >> value & 1] for cards in range(256)]
