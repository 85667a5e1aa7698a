"""How a match of Loch Ness flows: what each move does, and which phase comes next."""

from mypy_extensions import i64

from tablee.engine.events import Event, Facts
from tablee.engine.rows import added, replaced
from tablee.games.loch_ness.rules.auction import bid_value, bids_at_auction, reveal, symbol_passed
from tablee.games.loch_ness.rules.board import CARDS_IN, GROUP_OF, HAND, OWN_CAMERAS, TRACK_END
from tablee.games.loch_ness.rules.components import Components
from tablee.games.loch_ness.rules.moves import (
    ACTION_NAMES,
    CAMERA_NAMES,
    CAMERAS,
    CHATEAU,
    CORNEMUSES,
    DISTILLERIE,
    DUMMY,
    EGLISE,
    FIVE,
    HOTEL,
    NOWHERE,
    PUB,
    RING,
    SEA_NAMES,
    SPACE_NAMES,
    WHITE,
    cards_text,
)
from tablee.games.loch_ness.rules.phases import Phase
from tablee.games.loch_ness.rules.photos import score_albums, take
from tablee.games.loch_ness.rules.piles import octal_digits
from tablee.games.loch_ness.rules.scoring import earn_photos, score_sector
from tablee.games.loch_ness.rules.spaces import bit
from tablee.games.loch_ness.rules.turns import card_players, seat_at, seat_on

# Before round 1.


def place_nessie(state: Components, seat: i64, sea: i64) -> None:
    """The first player puts the big Nessie on a sea space. (LN-01)"""
    state.big = sea
    state.origin = sea
    if state.tape is not None:
        state.tell(Event("nessie-placed", {"seat": seat, "sea": SEA_NAMES[sea]}))
    if state.seats == 2:
        state.phase = Phase.SETUP_BLOCKERS
        state.turn = 0
        state.actor = state.first
    else:
        begin_cards(state)


def place_blocker(state: Components, seat: i64, space: i64) -> None:
    """Two players, alternating, put out six cameras that nobody owns. (LN-11)"""
    state.blockers |= bit(space)
    state.empty &= ~bit(space)
    if state.tape is not None:
        state.tell(Event("blocker-placed", {"seat": seat, "space": SPACE_NAMES[space]}))
    state.turn += 1
    state.actor = 1 - seat
    if state.turn == 6:
        begin_cards(state)


# Actions.


def begin_round(state: Components) -> None:
    """Round follows round. (LN-14)"""
    state.round += 1
    state.phase = Phase.ACTIONS
    state.turn = 0
    state.actor = state.first
    state.symbol = 0
    if state.tape is not None:
        state.tell(Event("round-begun", {"round": state.round, "seat": state.first}))


def place_journalist(state: Components, seat: i64, action: i64) -> None:
    """A journalist goes to an action space. Pub, Distillerie and Hôtel act at once, the others later in the round.

    (LN-30, LN-33, LN-34, LN-35, LN-36)
    """
    state.standing = replaced(state.standing, seat, action)
    if state.tape is not None:
        state.tell(Event("journalist-placed", {"seat": seat, "action": ACTION_NAMES[action]}))
        if action == DISTILLERIE:
            state.tell(Event("white-deck-taken", {"seat": seat}))
    if action == PUB:
        state.phase = Phase.PUB_PLACE
        return
    if action == HOTEL:
        recover(state, seat)
    next_journalist(state)


def place_pub_camera(state: Components, seat: i64, space: i64) -> None:
    """The white camera is this seat's for the round. (LN-33)"""
    put(state, seat, WHITE, space)
    state.phase = Phase.ACTIONS
    next_journalist(state)


def next_journalist(state: Components) -> None:
    state.turn += 1
    if state.turn == state.seats:
        begin_cards(state)
    else:
        state.actor = seat_at(state, state.turn)


def recover(state: Components, seat: i64) -> None:
    """All cards of the discard go back to the hand. (LN-35, LN-132)"""
    state.hand = replaced(state.hand, seat, HAND)
    state.discard = replaced(state.discard, seat, 0)
    if state.tape is not None:
        state.tell(Event("cards-recovered", {"seat": seat}))


# Cards.


def begin_cards(state: Components) -> None:
    """Round 1 draws the cards at random, unless the table chose otherwise; not everybody has one. (LN-20, LN-24)"""
    if state.round > 1 or state.chosen_first_card:
        state.phase = Phase.CARDS
        return
    for place in range(card_players(state)):
        seat = seat_at(state, place)
        cards = CARDS_IN[state.hand[seat]]
        value = cards[state.below(len(cards))]
        put_card(state, seat, value)
        if state.tape is not None:
            laid = Event("card-laid", {"seat": seat, "deck": "hand"})
            state.tell(Event("card-drawn-own", {"seat": seat, "value": value}, [seat], laid, True))
    cards_are_laid(state)


def put_card(state: Components, seat: i64, value: i64) -> None:
    """A card goes out of the hand, or of the white deck; the others stay. (LN-22, LN-34)"""
    state.laid = replaced(state.laid, seat, value)
    if state.standing[seat] != DISTILLERIE:
        state.hand = replaced(state.hand, seat, state.hand[seat] & ~(1 << value))


def deck_of(state: Components, seat: i64) -> str:
    """Which deck this seat lays from this round. (LN-34)"""
    return "white" if state.standing[seat] == DISTILLERIE else "hand"


def lay_card(state: Components, seat: i64, value: i64) -> None:
    """A card is laid face down, as in round 1; when all are, play goes on. (LN-37, LN-38)"""
    put_card(state, seat, value)
    if state.tape is not None:
        deck = deck_of(state, seat)
        unseen = Event("card-laid", {"seat": seat, "deck": deck})
        state.tell(Event("card-laid-own", {"seat": seat, "value": value, "deck": deck}, [seat], unseen))
    if not state.pending():
        cards_are_laid(state)


def cards_are_laid(state: Components) -> None:
    """Round 1 places cameras; later the Église looks first. (LN-12, LN-13)"""
    if state.round == 1:
        begin_turns(state, Phase.PLACE)
        return
    looker = seat_on(state, EGLISE)
    if looker == NOWHERE:
        begin_turns(state, Phase.MOVE1)
    else:
        state.phase = Phase.CHURCH
        state.actor = looker


def look(state: Components, seat: i64, target: i64) -> None:
    """The Église looks at one face-down card of this round. (LN-41, LN-42, LN-43)"""
    if target == DUMMY:
        state.dummy_top = draw_dummy(state)
    state.looked = target
    if state.tape is not None:
        if target == NOWHERE:
            state.tell(Event("look-passed", {"seat": seat}))
        elif target == DUMMY:
            seen = Event("dummy-looked", {"seat": seat})
            state.tell(Event("dummy-looked-own", {"seat": seat, "value": state.dummy_top}, [seat], seen, True))
        else:
            seen = Event("card-looked", {"seat": seat, "target": target})
            facts: Facts = {"seat": seat, "target": target, "value": state.laid[target]}
            state.tell(Event("card-looked-own", facts, [seat], seen, True))
    begin_turns(state, Phase.MOVE1)


def draw_dummy(state: Components) -> i64:
    """The top of the dummy deck, picked now since nobody has seen its order. (LN-61)"""
    left: i64 = HAND
    for value in octal_digits(state.dummy_up):
        left &= ~(1 << value)
    cards = CARDS_IN[left]
    return cards[state.below(len(cards))]


# Cameras.


def begin_turns(state: Components, phase: Phase) -> None:
    state.phase = phase
    state.turn = 0
    state.actor = state.first


def put(state: Components, seat: i64, camera: i64, space: i64) -> None:
    """A camera comes onto the board, face up."""
    state.spot = replaced(state.spot, seat * CAMERAS + camera, space)
    state.empty &= ~bit(space)
    if state.tape is not None:
        facts: Facts = {"seat": seat, "camera": CAMERA_NAMES[camera], "space": SPACE_NAMES[space]}
        state.tell(Event("camera-placed", facts))


def place_camera(state: Components, seat: i64, camera: i64, space: i64) -> None:
    """Round 1: three laps, one camera each. (LN-06, LN-25)"""
    put(state, seat, camera, space)
    state.turn += 1
    if state.turn == OWN_CAMERAS * state.seats:
        reveal_cards(state)
    else:
        state.actor = seat_at(state, state.turn % state.seats)


def move_camera(state: Components, seat: i64, camera: i64, space: i64) -> None:
    """A camera goes to another space, face down. (LN-44, LN-48, LN-51)"""
    own = seat * CAMERAS + camera
    origin: i64 = state.spot[own]
    state.empty = (state.empty | bit(origin)) & ~bit(space)
    state.spot = replaced(state.spot, own, space)
    state.down |= 1 << own
    if state.tape is not None:
        start, end = SPACE_NAMES[origin], SPACE_NAMES[space]
        facts: Facts = {"seat": seat, "camera": CAMERA_NAMES[camera], "from": start, "space": end}
        if state.masked:
            hidden = Event("camera-moved-masked", {"seat": seat, "from": start, "space": end})
            state.tell(Event("camera-moved", facts, [seat], hidden))
        else:
            state.tell(Event("camera-moved", facts))
    next_mover(state)


def pass_move(state: Components, seat: i64) -> None:
    """The second move and the Château's may be left out. (LN-49, LN-51)"""
    if state.tape is not None:
        code = "castle-passed" if state.phase is Phase.CASTLE else "move-passed"
        state.tell(Event(code, {"seat": seat}))
    next_mover(state)


def next_mover(state: Components) -> None:
    if state.phase is Phase.CASTLE:
        turn_cameras_up(state)
        return
    state.turn += 1
    if state.turn < state.seats:
        state.actor = seat_at(state, state.turn)
    elif state.phase is Phase.MOVE1:
        begin_turns(state, Phase.MOVE2)
    else:
        builder = seat_on(state, CHATEAU)
        if builder == NOWHERE:
            turn_cameras_up(state)
        else:
            state.phase = Phase.CASTLE
            state.actor = builder


def turn_cameras_up(state: Components) -> None:
    """All players turn all their cameras up. (LN-55)"""
    state.down = 0
    if state.tape is not None:
        state.tell(Event("cameras-turned-up", {}))
    reveal_cards(state)


# Nessie.


def reveal_cards(state: Components) -> None:
    """The three cards are turned up and both Nessies move by their sum, neither more nor less. (LN-60, LN-62, LN-65)"""
    steps: i64 = 0
    for place in range(card_players(state)):
        seat = seat_at(state, place)
        steps += state.laid[seat]
        if state.tape is not None:
            shown: Facts = {"seat": seat, "value": state.laid[seat], "deck": deck_of(state, seat)}
            state.tell(Event("card-revealed", shown, reveals=True))
    if state.seats == 2:  # LN-23, LN-61
        value = draw_dummy(state) if state.dummy_top == NOWHERE else state.dummy_top
        state.dummy_top = NOWHERE
        state.dummy_up = state.dummy_up << 3 | value
        steps += value
        if state.tape is not None:
            state.tell(Event("dummy-revealed", {"value": value}, reveals=True))
    state.origin = state.big
    state.big = (state.big + steps) % RING  # LN-63
    state.symbol = symbol_passed(state.little, state.little + steps)
    state.little += steps  # LN-64
    if state.tape is not None:
        facts: Facts = {
            "from": SEA_NAMES[state.origin],
            "sea": SEA_NAMES[state.big],
            "steps": steps,
            "little": state.little,
        }
        state.tell(Event("nessie-moved", facts))
    piper = seat_on(state, CORNEMUSES)
    if piper != NOWHERE and points_at(state, piper, (state.big + 1) % RING):
        state.phase = Phase.BAGPIPES
        state.actor = piper
    else:
        score(state)


def points_at(state: Components, seat: i64, sea: i64) -> bool:
    """Whether one of this seat's cameras points directly at this sea space. (LN-04, LN-67)"""
    for own in range(seat * CAMERAS, (seat + 1) * CAMERAS):
        if state.spot[own] != NOWHERE and GROUP_OF[state.spot[own]] == sea:
            return True
    return False


def play_bagpipes(state: Components, seat: i64, *, play: bool) -> None:
    """The big Nessie swims one space further; the small one does not. (LN-66, LN-68, LN-69)"""
    if play:
        state.big = (state.big + 1) % RING
    if state.tape is not None:
        if play:
            state.tell(Event("bagpipes-played", {"seat": seat, "sea": SEA_NAMES[state.big]}))
        else:
            state.tell(Event("bagpipes-declined", {"seat": seat}))
    score(state)


# Scoring and photos.


def score(state: Components) -> None:
    score_sector(state)
    earn_photos(state)
    state.phase = Phase.PHOTOS
    next_photo(state)


def next_photo(state: Components) -> None:
    """In turn order, each takes all of his before the next begins. (LN-75)"""
    for place in range(state.seats):
        seat = seat_at(state, place)
        if state.due[seat] > 0:
            state.actor = seat
            return
    clean_up(state)


def take_photo(state: Components, seat: i64, source: i64) -> None:
    take(state, seat, source)
    next_photo(state)


# Cleanup, end, auction.


def clean_up(state: Components) -> None:
    """Everything goes back that does not stay, the marker passes on, and only then comes what is next. (LN-97)"""
    for seat in range(state.seats):
        value = state.laid[seat]
        if value != NOWHERE and state.standing[seat] != DISTILLERIE:  # white cards leave no trace: LN-92, LN-133
            if state.valet:  # LN-91, LN-131
                state.discard = replaced(state.discard, seat, state.discard[seat] << 3 | value)
                if state.hand[seat] == 0:  # LN-132
                    recover(state, seat)
            else:
                state.hand = added(state.hand, seat, 1 << value)  # LN-90
        if state.standing[seat] == PUB:  # LN-93
            white = seat * CAMERAS + WHITE
            state.empty |= bit(state.spot[white])
            state.spot = replaced(state.spot, white, NOWHERE)
    state.laid = [NOWHERE] * state.seats
    state.standing = state.laid  # LN-94
    state.looked = NOWHERE
    if state.dummy_up >= 64:  # three octal digits: three cards up (LN-95, LN-135)
        state.dummy_up = 0
        if state.tape is not None:
            state.tell(Event("dummy-shuffled", {}))
    state.first = seat_at(state, 1)  # LN-96
    if state.little >= TRACK_END:  # LN-100, and so no auction: LN-112
        finish(state)
    elif state.orage and state.symbol != 0 and anybody_bids(state):
        state.phase = Phase.AUCTION
        if state.tape is not None:
            state.tell(Event("auction-opened", {"symbol": state.symbol}))
    else:
        begin_round(state)


def finish(state: Components) -> None:
    """Remaining photos score and stay where they are. (LN-100, LN-101)"""
    if state.tape is not None:
        state.tell(Event("match-over", {"little": state.little}))
    score_albums(state)
    state.phase = Phase.OVER


def anybody_bids(state: Components) -> bool:
    bidding = [seat for seat in range(state.seats) if bids_at_auction(state, seat)]
    return len(bidding) > 0


def bid(state: Components, seat: i64, cards: i64) -> None:
    """A secret bid; when all are in, they are shown. (LN-114)"""
    state.bids = replaced(state.bids, seat, cards)
    if state.tape is not None:
        facts: Facts = {"seat": seat, "cards": cards_text(cards), "sum": bid_value(cards)}
        state.tell(Event("bid-made-own", facts, [seat], Event("bid-made", {"seat": seat})))
    if state.pending():
        return
    buyer = reveal(state)
    if buyer == NOWHERE:
        begin_round(state)
    else:
        state.phase = Phase.AUCTION_PLACE
        state.actor = buyer


def place_bought_camera(state: Components, seat: i64, space: i64) -> None:
    """The winner puts his coloured 5 on the board. (LN-120)"""
    put(state, seat, FIVE, space)
    begin_round(state)
