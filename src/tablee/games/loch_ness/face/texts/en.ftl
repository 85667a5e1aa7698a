### Loch Ness: every word of the game in English.

title = Loch Ness
tagline = Guess where Nessie will surface, and be there with your camera ready.
description = Three cards laid in secret decide how far Nessie swims, and everyone sets up cameras where they expect her to appear. The right sector brings points, the post right in front of her brings photos, and a favour from the village can turn it all round.

## Options of the table

option-orage = Thunderstorm!
    .note = As the match goes on, secret auctions let you buy a fourth camera, worth 5.
option-orage-false = Calm weather
option-orage-true = Thunderstorm
option-valet = Room service?
    .note = A card you play does not come back at the end of the round: fetch it at the Hotel, or wait until all five are spent.
option-valet-false = Without
option-valet-true = With
option-first_round_card = Card of the first round
    .note = For the very first card laid: luck decides, or everyone chooses.
option-first_round_card-random = Drawn at random
option-first_round_card-choice = Chosen
option-camera_memory = Moved cameras
    .note = A camera that has moved lies face down until all moves are over. Its value can stay readable, or be hidden from the others, who must remember it.
option-camera_memory-open = Always readable
option-camera_memory-masked = Hidden, from memory
option-first_player = Who starts
    .note = Luck decides, or the table names whoever saw Nessie last.
option-first_player-random = At random
option-first_player-seat = { $seat }
option-kilt = Kilt
    .note = Your character’s costume. When scores are level, the kilt wins.
option-kilt-false = No kilt
option-kilt-true = Kilt
option-bare = True Scot
    .note = Nothing under the kilt: when two kilts are level, this one wins. Without a kilt it counts for nothing.
option-bare-false = No
option-bare-true = Yes
option-colour = Colour
    .note = Your character and the colour of its cameras. It makes no difference to play.
option-colour-red = Belinda Viewing (red)
option-colour-blue = Claude McMirror (blue)
option-colour-yellow = Filosa Sharp (yellow)
option-colour-green = Jack Nesstee (green)
option-colour-purple = Nils Blitzgewitteren (purple)

## Names of things

name-character-red = Belinda Viewing
    .note = A New York reporter who never goes home without her front page.
name-character-blue = Claude McMirror
    .note = Half Belgian, wholly convinced.
name-character-yellow = Filosa Sharp
    .note = Has already worked out where Nessie will be tomorrow.
name-character-green = Jack Nesstee
    .note = A Londoner; something always happens at tea time.
name-character-purple = Nils Blitzgewitteren
    .note = Came from Denmark with a great many flash bulbs.
name-colour-red = Red
name-colour-blue = Blue
name-colour-yellow = Yellow
name-colour-green = Green
name-colour-purple = Purple

name-action-hotel = Hotel
name-action-cornemuses = Bagpipes
name-action-pub = Pub
name-action-boutique = Photo shop
name-action-chateau = Castle
name-action-distillerie = Distillery
name-action-eglise = Church
note-action-hotel = At once: take the cards of your discard back into your hand.
note-action-cornemuses = After Nessie’s swim: you may lure her one bay further, if one of your cameras points there.
note-action-pub = At once: set up the white camera, worth 5; it is yours for the round.
note-action-boutique = When the sector scores: your 3 counts as 9.
note-action-chateau = After all moves: you may move one camera more, even to a rear space.
note-action-distillerie = At once: your cards for the round are the white ones, 0 to 5 and the 7.
note-action-eglise = Once the cards are laid: you may look at one of them in secret.

name-sector-A = Dores
name-sector-B = Foyers
name-sector-C = Fort Augustus
name-sector-D = Invermoriston
name-sector-E = Urquhart
name-sector-F = Lochend
# $size: number of posts; $photos: photos for each camera that points at Nessie
note-sector = { $size ->
    [one] { $size } post
   *[other] { $size } posts
}: { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
} for each camera that points at Nessie.
name-river-farigaig = Farigaig
name-river-foyers = Foyers
name-river-oich = Oich
name-river-moriston = Moriston
name-river-enrick = Enrick
name-river-ness = Ness

# $number: 1 to 15
name-sea = Bay { $number }
name-group = Post { $number }
# $side: a and b at the water’s edge, r at the rear
name-space = Post { $number }{ $side ->
    [a] a
    [b] b
   *[r] {" "}rear
}
note-space = { $side ->
    [r] Rear space: only the Castle leads up here.
   *[front] Front space, at the water’s edge.
}
name-track = Score track
name-track-space = Space { $number }
note-track-auction = Auction mark: when little Nessie reaches or passes this space, an auction follows the round.
note-track-end = When little Nessie reaches or passes this space, the round is the last.

name-camera = { $camera ->
    [white] White camera (5)
   *[other] Camera { $camera }
}
# a moved camera whose value is hidden
name-camera-masked = Camera, face down
name-blocker = Blocker
name-big-nessie = Nessie
name-little-nessie = Little Nessie
name-first-player = Big journalist (goes first)
name-journalist = Journalist
name-score-marker = Journalist on the track
name-card = { $deck ->
    [white] White card { $value }
   *[hand] Card { $value }
}
name-card-back = Card, face down
name-hand = Hand
name-laid = Laid card
name-discard = Discard
name-aside = Cards set aside
name-white-deck = White deck
name-dummy-deck = Dummy deck
name-bid = Bid
name-photo-head = Head
name-photo-body = Body
name-photo-tail = Tail
name-photo-back = Photo, face down
name-display = Photos on display
name-pile = Photo pile
name-album = Album
name-supply = Cameras to place

label-photos = Photos
label-hand = Cards in hand
label-discard = Discard
label-album = Album
label-due = Photos to take
label-owned = { $owner }: { $thing }

## Parts of sentences: a raw code, named for people

the-camera = { $camera ->
    [white] the white camera
   *[other] camera { $camera }
}
to-action = { $action ->
    [hotel] to the Hotel
    [cornemuses] to the Bagpipes
    [pub] to the Pub
    [boutique] to the Photo shop
    [chateau] to the Castle
    [distillerie] to the Distillery
   *[eglise] to the Church
}
the-sector = { $sector ->
    [A] { name-sector-A }
    [B] { name-sector-B }
    [C] { name-sector-C }
    [D] { name-sector-D }
    [E] { name-sector-E }
   *[F] { name-sector-F }
}
a-photo = { $photo ->
    [head] a head
    [body] a body
   *[tail] a tail
}
some-heads = { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
some-bodies = { $bodies ->
    [one] { $bodies } body
   *[other] { $bodies } bodies
}
some-tails = { $tails ->
    [one] { $tails } tail
   *[other] { $tails } tails
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a-card = { $deck ->
    [white] a white { $value }
   *[hand] a { $value }
}
a-bid = { $cards ->
    [none] 0, with no cards
   *[other] { $sum } ({ $cards })
}
the-sea = { $sea ->
    [s1] bay 1
    [s2] bay 2
    [s3] bay 3
    [s4] bay 4
    [s5] bay 5
    [s6] bay 6
    [s7] bay 7
    [s8] bay 8
    [s9] bay 9
    [s10] bay 10
    [s11] bay 11
    [s12] bay 12
    [s13] bay 13
    [s14] bay 14
   *[s15] bay 15
}
the-sea-before = { $from ->
    [s1] bay 1
    [s2] bay 2
    [s3] bay 3
    [s4] bay 4
    [s5] bay 5
    [s6] bay 6
    [s7] bay 7
    [s8] bay 8
    [s9] bay 9
    [s10] bay 10
    [s11] bay 11
    [s12] bay 12
    [s13] bay 13
    [s14] bay 14
   *[s15] bay 15
}
the-space = { $space ->
    [g1a] post 1a
    [g1b] post 1b
    [g1r] post 1 rear
    [g2a] post 2a
    [g2b] post 2b
    [g2r] post 2 rear
    [g3a] post 3a
    [g3b] post 3b
    [g3r] post 3 rear
    [g4a] post 4a
    [g4b] post 4b
    [g4r] post 4 rear
    [g5a] post 5a
    [g5b] post 5b
    [g5r] post 5 rear
    [g6a] post 6a
    [g6b] post 6b
    [g6r] post 6 rear
    [g7a] post 7a
    [g7b] post 7b
    [g7r] post 7 rear
    [g8a] post 8a
    [g8b] post 8b
    [g8r] post 8 rear
    [g9a] post 9a
    [g9b] post 9b
    [g9r] post 9 rear
    [g10a] post 10a
    [g10b] post 10b
    [g10r] post 10 rear
    [g11a] post 11a
    [g11b] post 11b
    [g11r] post 11 rear
    [g12a] post 12a
    [g12b] post 12b
    [g12r] post 12 rear
    [g13a] post 13a
    [g13b] post 13b
    [g13r] post 13 rear
    [g14a] post 14a
    [g14b] post 14b
    [g14r] post 14 rear
    [g15a] post 15a
    [g15b] post 15b
   *[g15r] post 15 rear
}
the-space-before = { $from ->
    [g1a] post 1a
    [g1b] post 1b
    [g1r] post 1 rear
    [g2a] post 2a
    [g2b] post 2b
    [g2r] post 2 rear
    [g3a] post 3a
    [g3b] post 3b
    [g3r] post 3 rear
    [g4a] post 4a
    [g4b] post 4b
    [g4r] post 4 rear
    [g5a] post 5a
    [g5b] post 5b
    [g5r] post 5 rear
    [g6a] post 6a
    [g6b] post 6b
    [g6r] post 6 rear
    [g7a] post 7a
    [g7b] post 7b
    [g7r] post 7 rear
    [g8a] post 8a
    [g8b] post 8b
    [g8r] post 8 rear
    [g9a] post 9a
    [g9b] post 9b
    [g9r] post 9 rear
    [g10a] post 10a
    [g10b] post 10b
    [g10r] post 10 rear
    [g11a] post 11a
    [g11b] post 11b
    [g11r] post 11 rear
    [g12a] post 12a
    [g12b] post 12b
    [g12r] post 12 rear
    [g13a] post 13a
    [g13b] post 13b
    [g13r] post 13 rear
    [g14a] post 14a
    [g14b] post 14b
    [g14r] post 14 rear
    [g15a] post 15a
    [g15b] post 15b
   *[g15r] post 15 rear
}

## Decisions

kind-choose_nessie_start = Nessie’s start
prompt-choose_nessie_start = Choose the bay where Nessie waits for the match to begin.
waiting-choose_nessie_start = Waiting for { $names } to choose Nessie’s first bay.
coach-choose_nessie_start = All bays are equal at the start: nobody has a camera out yet. Nessie will always swim clockwise.

kind-place_blocker = Blockers
prompt-place_blocker = Put a blocker on an empty front space.
waiting-place_blocker = Waiting for { $names } to place a blocker.
coach-place_blocker = With two players, six cameras that belong to nobody crowd the shore all match long. They bring no points: use them to close a space your opponent would like.

kind-place_camera = First cameras
prompt-place_camera = Set up one of your cameras on an empty front space.
waiting-place_camera = Waiting for { $names } to set up a camera.
coach-place_camera = Nessie will swim the total of three cards, most often 7 to 11 bays. Put your 7 where she is likely to surface: it scores anywhere in her sector, and takes photos if it stands right in front of her.

kind-place_journalist = Action
prompt-place_journalist = Send your journalist to a free action.
waiting-place_journalist = Waiting for { $names } to choose an action.
coach-place_journalist = Each action serves one player a round. The Photo shop triples your 3, the Pub lends you one more camera, the Church shows you a card: take what helps your cameras, or what would hurt most in someone else’s hands.

kind-place_pub_camera = Camera from the Pub
prompt-place_pub_camera = Set up the white camera on an empty front space.
waiting-place_pub_camera = Waiting for { $names } to set up the white camera.
coach-place_pub_camera = The white camera is worth 5 and yours until the round ends. No card has been laid yet, but you may move it later like any of your own.

kind-lay_card = Card
prompt-lay_card = Choose in secret the card you lay.
waiting-lay_card = Waiting for { $names } to lay a card.
coach-lay_card = Your card is added to two others you do not know: it is your say in Nessie’s journey. Choose it with the cameras in mind that you will leave where they are.

kind-church_look = Church
prompt-church_look = Look at one laid card, or pass.
waiting-church_look = Waiting for { $names } at the Church.
coach-church_look = One more known card makes the total much easier to guess. Everybody will see which card you picked, but the number is yours alone: keep it to yourself.

kind-move_camera = First move
prompt-move_camera = Move one of your cameras: this one is compulsory.
waiting-move_camera = Waiting for { $names } to make a first move.
coach-move_camera = One camera has to move, to an empty front space. If you know a card, start from Nessie’s bay, add that card and about six more.

kind-move_second_camera = Second move
prompt-move_second_camera = Move a second camera, or pass.
waiting-move_second_camera = Waiting for { $names } to make a second move.
coach-move_second_camera = Nothing obliges you. Only a camera that is still face up may go: those face down have already moved.

kind-castle_move = Castle
prompt-castle_move = Move one camera more, to a front or rear space, or pass.
waiting-castle_move = Waiting for { $names } at the Castle.
coach-castle_move = Everyone else has finished moving. It is also the only way to a rear space: a camera may stay there for rounds on end, and counts just as it would in front.

kind-bagpipes = Bagpipes
prompt-bagpipes = Lure Nessie one bay further, or leave her where she is.
waiting-bagpipes = Waiting for { $names } at the Bagpipes.
coach-bagpipes = Compare the two bays: your points in the sector, and your photos if you are right in front of her. Across a river, another sector scores.

kind-take_photo = Photo
prompt-take_photo = Take a photo on display, or the top one of the pile.
waiting-take_photo = Waiting for { $names } to take a photo.
coach-take_photo = A head, a body and a tail are worth 10 together, two different photos 5, a single one 1. Take what completes your album; the pile is a lottery.

kind-bid = Auction
prompt-bid = Bid in secret with cards from your hand: none to all five.
waiting-bid = Waiting for { $names } to bid.
coach-bid = The highest bid that only one player made wins, and is paid in points. Equal bids cancel each other out, so an unexpected number beats an obvious one. You get your cards back in any case.

kind-place_bought_camera = New camera
prompt-place_bought_camera = Set up your new camera 5 on an empty front space.
waiting-place_bought_camera = Waiting for { $names } to set up a new camera 5.
coach-place_bought_camera = It is yours to the end and does all that the others do. It will score from the next round on.

## Moves

move-camera = { $camera ->
    [white] White camera
   *[other] Camera { $camera }
} to { the-space }
move-journalist = Journalist { to-action }
move-photo-display = Photo { $slot } on display: { a-photo }
move-photo-pile = The top photo of the pile
move-lay = Lay { a-card }
move-look = Look at the card laid by { $target }
move-look-dummy = Look at the top of the dummy deck
move-bagpipes = Lure Nessie to { the-sea }
move-bid = Bid { a-bid }
move-nessie = Nessie in { the-sea }
move-blocker = Blocker at { the-space }
pass-church_look = Look at nothing
pass-move_second_camera = Move nothing more
pass-castle_move = Do not use the Castle
pass-bagpipes = Leave Nessie where she is

## Where the match stands

status-setup-nessie = Setting up: where Nessie starts
status-setup-blockers = Setting up: the blockers
status-cards = Round { $round }: cards
status-place = Round { $round }: cameras
status-actions = Round { $round }: actions
status-pub-place = Round { $round }: the camera from the Pub
status-church = Round { $round }: the Church
status-move1 = Round { $round }: first moves
status-move2 = Round { $round }: second moves
status-castle = Round { $round }: the Castle
status-bagpipes = Round { $round }: the Bagpipes
status-photos = Round { $round }: photos
status-auction = After round { $round }: the auction
status-auction-place = After round { $round }: the new camera
status-over = Match over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}

## Result

result-places = Sectors
result-photos = Photos
result-total = Total
# $seat: the winner’s name
outcome-won = { $seat } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}!
outcome-kilt = Level at { $score ->
    [one] { $score } point
   *[other] { $score } points
}: the kilt decides, and { $seat } wins!
# $names: the names of all the winners
outcome-shared = { $names } share the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
}!
outcome-LN-100 = Little Nessie came to space { $little }: from 65 on, the round being played is the last.

## What happened

event-first-player = { $seat } receives the big journalist and starts the match.
event-round-begun = Round { $round }: { $seat } leads the way.
event-nessie-placed = { $seat } lets Nessie into the water in { the-sea }.
event-blocker-placed = { $seat } puts a blocker at { the-space }.
event-card-laid = { $deck ->
    [white] { $seat } lays a card of the white deck face down.
   *[hand] { $seat } lays a card face down.
}
event-card-laid-own = { $seat } lays { a-card } face down.
event-card-drawn-own = Luck deals { $seat } a { $value }, face down.
event-camera-placed = { $seat } sets up { the-camera } at { the-space }.
event-journalist-placed = { $seat } sends a journalist { to-action }.
event-white-deck-taken = { $seat } takes the white deck and sets the coloured cards aside.
event-cards-recovered = { $seat } takes all played cards back into hand.
event-card-looked = { $seat } looks at the card laid by { $target }.
event-card-looked-own = { $seat } looks at the card laid by { $target }: it is a { $value }.
event-dummy-looked = { $seat } looks at the top of the dummy deck.
event-dummy-looked-own = { $seat } looks at the top of the dummy deck: it is a { $value }.
event-look-passed = { $seat } looks at no card.
event-camera-moved = { $seat } moves { the-camera } from { the-space-before } to { the-space }.
event-camera-moved-masked = { $seat } moves a camera from { the-space-before } to { the-space }.
event-move-passed = { $seat } does not move a second camera.
event-castle-passed = { $seat } does not use the Castle.
event-cameras-turned-up = All cameras are face up again.
event-card-revealed = { $seat } reveals a { $value }.
event-dummy-revealed = The dummy deck reveals a { $value }.
event-nessie-moved = Nessie swims { $steps ->
    [one] { $steps } bay
   *[other] { $steps } bays
}, from { the-sea-before } to { the-sea }; little Nessie comes to { $little }.
event-bagpipes-played = { $seat } plays the bagpipes: Nessie follows the tune to { the-sea }.
event-bagpipes-declined = { $seat } does not play the bagpipes: Nessie stays where she is.
event-sector-scored = { $seat } scores { some-points } at { the-sector }.
event-nobody-scored = Nobody has a camera at { the-sector }: no points.
event-photos-earned = { $seat } earns { $count ->
    [one] { $count } photo
   *[other] { $count } photos
}.
event-photo-taken = { $seat } takes { a-photo } from the display.
event-photo-drawn = { $seat } takes { a-photo } from the pile.
event-photo-drawn-unseen = { $seat } takes a photo from the pile.
event-display-refilled = New photo on display: { a-photo }.
event-photos-scored = { $seat } scores { some-points } for photos ({ some-heads }, { some-bodies }, { some-tails }).
event-pile-renewed = The pile had run out: the scored photos become a new pile.
event-dummy-shuffled = The dummy deck is shuffled afresh.
event-auction-opened = Thunderstorm! Little Nessie has come past the mark on { $symbol }: a camera worth 5 is up for auction.
event-bid-made = { $seat } has chosen a bid.
event-bid-made-own = { $seat } secretly bids { a-bid }.
event-bid-revealed = { $seat } bid { a-bid }.
event-auction-won = { $price ->
    [0] { $seat } wins the auction and pays nothing.
    [one] { $seat } wins the auction for { $price } point.
   *[other] { $seat } wins the auction for { $price } points.
}
event-auction-void = No bid stands alone: nobody wins the auction and nobody pays.
event-match-over = Little Nessie is on space { $little }: that was the last round.

## First steps: the pages of the introduction

lesson-1 = You are a journalist on the shore of Loch Ness, and you have competition. Put your cameras where Nessie is going to surface: whoever has most points at the end wins.
    .title = Welcome to the loch
lesson-2 = Fifteen bays go round the loch. Facing each is a post with three spaces: a and b at the water’s edge, a third at the rear. Rivers gather the posts into six sectors of two or three.
    .title = The loch
lesson-3 = Every round, three cards are laid face down. Their total is the number of bays Nessie will swim. At best you know your own: the rest is guesswork.
    .title = The cards
lesson-4 = Your cameras are worth 3, 4 and 7. In round 1 you set up all three on front spaces. In every later round you have to move one, and may move another.
    .title = The cameras
lesson-5 = The cards are revealed and Nessie swims that many bays clockwise. Little Nessie moves as far on the score track: she is the clock of the match.
    .title = Nessie
lesson-6 = Every camera you have in the sector where Nessie surfaces brings you its value. Next door is good enough: it need not be right in front of her.
    .title = Points
lesson-7 = A camera right in front of Nessie takes photos as well: one in a sector of three posts, two in a sector of two. A head, a body and a tail together are worth 10 points, two different photos 5, a single one 1.
    .title = Photos
lesson-8 = From round 2 on you first send your journalist to an action: one each, first come, first served. They lend you a camera, change your cards, show you someone else’s, or catch Nessie’s ear.
    .title = Actions
lesson-9 = When little Nessie reaches 65 or more, you finish the round and the match is over. Your last photos are counted, and the best total wins. Expect seven or eight rounds.
    .title = The end
lesson-10 = Start from Nessie and count 7 to 11 bays: that is where she surfaces most often. Your 7 likes the large sectors, which are safer; a well-aimed camera in a small sector brings two photos. Good hunting!
    .title = A good start

## The rules in our own words

rule-LN-01 = Fifteen bays, numbered 1 to 15, circle the loch. Nessie swims round them clockwise, and after bay 15 comes bay 1 again.
    .title = The ring of bays
    .why = First choose the bay where Nessie waits.
rule-LN-02 = Every bay has its observation post on the shore, under the same number. A post offers three camera spaces: a and b in front, at the water’s edge, and one at the rear.
    .title = Posts and spaces
rule-LN-03 = A space has room for a single camera, no matter whose. Blockers and the white camera take up room too.
    .title = One camera per space
    .why = There is something on that space already.
    .why-blocker = A blocker goes on an empty front space.
rule-LN-04 = A camera points straight at the bay of its own post and at no other. The rear space sees it just as well as the two in front.
    .title = Pointing at Nessie
rule-LN-05 = Rivers cut the shore into six sectors of two or three posts. A bay belongs to the same sector as its post.
    .title = Sectors
rule-LN-06 = You own a 3, a 4 and a 7. The white camera, worth 5, is yours while the Pub lends it to you; in Thunderstorm! your coloured 5 is yours once you have bought it. Whatever is said of your cameras holds for all of these.
    .title = Your cameras
    .why = That camera is not yours to use now.
rule-LN-07 = Everyone starts at 0, and a score may grow or sink without limit. Paying for an auction is the only way to lose points.
    .title = Scores
rule-LN-08 = Whoever holds the big journalist goes first; the others follow clockwise.
    .title = Turn order
rule-LN-09 = With three or more at the table, the first three in turn order are the card players of the round. With two, both are.
    .title = Card players
rule-LN-10 = An action can bend or lift an ordinary rule, but only for the player whose journalist stands there.
    .title = Actions bend the rules
rule-LN-11 = No camera leaves the shore or changes hands unless a rule says so. Blockers never move and never score; the white camera goes home to the Pub after each round.
    .title = Cameras stay
rule-LN-12 = Round 1 goes: cards, setting up cameras, Nessie’s swim, sector points, photos, tidying up. The actions are still closed.
    .title = The first round
rule-LN-13 = From round 2 on: actions, cards, Church, first moves, second moves, Castle, cameras face up, Nessie’s swim, Bagpipes, sector points, photos, tidying up. With Thunderstorm! an auction may follow.
    .title = The later rounds
rule-LN-14 = One round follows another until little Nessie brings the match to its close (LN-100).
    .title = Round after round
rule-LN-20 = In round 1, luck picks one of each card player’s five cards and lays it face down. The table may agree beforehand that everyone chooses instead.
    .title = A first card by luck
rule-LN-21 = You may look again at the card you laid whenever you like. The others may not, unless the Church lets one of them.
    .title = Your laid card
rule-LN-22 = Cards you did not lay stay in your hand.
    .title = The rest of the hand
rule-LN-23 = With two players only two cards lie face down; the dummy deck adds the third when cards are revealed.
    .title = Two players, two cards
rule-LN-24 = With four or five players, the fourth and fifth in turn order lay no card this round.
    .title = Players without a card
rule-LN-25 = In turn order, everyone sets up one camera of their choice, face up, on an empty front space. Three laps like this and all cameras are out.
    .title = Setting up
    .why = That camera is set up already.
rule-LN-26 = You cannot skip setting up a camera, and the rear spaces are out of bounds.
    .title = No skipping, no rear
    .why = Now everyone sets up a camera, on an empty front space.
    .why-rear = Cameras are set up on front spaces; only the Castle leads to the rear.
rule-LN-27 = Every empty front space is open to you. Several of your cameras may share a post or a sector.
    .title = Any post you like
rule-LN-28 = Cameras are set up one by one for all to see. In which order your 3, 4 and 7 go out is up to you.
    .title = In plain sight
rule-LN-30 = From round 2 on, every player in turn sends a journalist to a free action. Nobody may sit this out.
    .title = Sending a journalist
    .why = Now you send your journalist to an action.
rule-LN-31 = There are six: Bagpipes, Pub, Photo shop, Castle, Distillery and Church. Room service? adds a seventh, the Hotel.
    .title = The actions
rule-LN-32 = Two journalists never share an action: once taken, it is closed for the rest of the round.
    .title = One journalist per action
    .why = Another journalist has taken that action.
rule-LN-33 = You get the white camera, worth 5, and must set it up face up on an empty front space before the next player sends anyone. It is yours until the round is over.
    .title = Pub
    .why = Now the white camera is set up, on an empty front space.
    .why-rear = The white camera goes on a front space; only the Castle leads to the rear.
rule-LN-34 = You get the white deck (0, 1, 2, 3, 4, 5, 7) at once and put your own cards aside. If you lay a card this round, it has to be a white one.
    .title = Distillery
    .why = That card is of the white deck, which only the Distillery lends.
rule-LN-35 = Only with Room service?: all the cards of your discard return to your hand at once.
    .title = Hotel
rule-LN-36 = Bagpipes, Photo shop, Castle and Church do their work later in the round. You may take an action that brings you nothing, if only to keep it from the others.
    .title = Actions that wait
rule-LN-37 = Each card player picks a card, from hand or from the white deck, and lays it face down. Everyone picks at the same time, without knowing the others’ choice.
    .title = Cards in secret
    .why = Now you lay a movement card in secret.
rule-LN-38 = What held for laid cards in round 1 still holds: your own is yours to look at, the rest stay in hand, two players lay two cards, and the fourth and fifth player lay none.
    .title = As in round 1
rule-LN-39 = A card player cannot refuse to lay a card. With only one left in hand, that is the one.
    .title = A card has to be laid
    .why = A card has to be laid.
rule-LN-40 = Normally all five of your cards are back in hand by now. With Room service?, those in your discard are missing.
    .title = What you hold
    .why = That card is not in your hand.
rule-LN-41 = Once all cards are down and before any camera moves, you may peek at one laid card that is not your own.
    .title = Church
    .why = The Church looks at a card that somebody else has laid, or at none.
rule-LN-42 = The card goes back face down. Everybody sees which one you looked at, but its number is for you alone and you may not tell.
    .title = Keep it to yourself
rule-LN-43 = You choose between your opponent’s card and the top of the dummy deck, which then stays on top. It is one peek, not two.
    .title = Church with two players
    .why = The dummy deck is there only with two players.
rule-LN-44 = In turn order, everyone has to move one of their cameras to another space. It is set down face down.
    .title = First move
    .why = You have to move one of your cameras.
    .why-here = The camera stands there already: it has to go elsewhere.
rule-LN-45 = A camera moves to a front space with nothing on it. A space that was left earlier this round is free again.
    .title = Empty front spaces
    .why = The rear spaces are only reached by the Castle.
rule-LN-46 = Going from a to b of the same post is a proper move. A camera at the rear may be moved as well, but it comes back to the front.
    .title = Moves within a post
rule-LN-47 = The white camera you hold from the Pub, or a 5 you have bought, may be the one you move.
    .title = Borrowed and bought cameras
rule-LN-48 = When everyone has moved once, you may, in turn order, move a second camera to another empty front space. It must still be face up, and is then set face down.
    .title = Second move
    .why = Move a second camera that is still face up, or pass.
rule-LN-49 = You may do without the second move. The others still get theirs.
    .title = Leaving it out
rule-LN-50 = No camera moves twice in a round. Face down means: has already moved.
    .title = Once per round
    .why = That camera has moved this round: it lies face down.
rule-LN-51 = After everybody’s first and second moves, and before the cameras are turned up, you may move one camera more.
    .title = Castle
    .why = The Castle moves one more camera that is still face up, or none.
rule-LN-52 = The Castle moves a camera that has not moved this round, even if you did without your second move.
    .title = A fresh camera
rule-LN-53 = The Castle opens any other empty space, front or rear. No other way leads to a rear space.
    .title = Up to the rear
    .why = That space cannot be reached now.
rule-LN-54 = A camera at the rear stays until its owner moves it. It scores and takes photos like those in front.
    .title = Staying at the rear
rule-LN-55 = All players turn their cameras face up again. Only blockers stay face down.
    .title = Cameras face up
rule-LN-60 = All laid cards are turned up together.
    .title = Revealing the cards
rule-LN-61 = With two players, the first player then turns up the top of the dummy deck as third card and lays it on those already showing.
    .title = The dummy’s card
rule-LN-62 = The three cards are added up: 3 to 15 in round 1, 2 to 17 later on, when one of them may be white. It is never zero.
    .title = The total
rule-LN-63 = Big Nessie swims that many bays clockwise, past whatever is in her way. A total of 15 takes her once round, back to where she was.
    .title = Nessie swims
rule-LN-64 = Little Nessie moves the same number of spaces up the score track.
    .title = Little Nessie
rule-LN-65 = Nobody decides anything about this: both Nessies go exactly as far as the cards say.
    .title = No choice here
rule-LN-66 = After Nessie’s swim and before any points, you may lure big Nessie exactly one bay further clockwise.
    .title = Bagpipes
    .why = Now decide whether the Bagpipes lure Nessie one bay further.
rule-LN-67 = You may do so only if a camera of yours, be it in front, at the rear or a bought 5, points straight at the bay she would reach.
    .title = Only towards your own lens
rule-LN-68 = Little Nessie does not stir when the Bagpipes are played.
    .title = Deaf little Nessie
rule-LN-69 = You are free not to play. If you do, points and photos are given for the new bay, even when it lies across a river.
    .title = As you please
rule-LN-70 = Every camera you have in the sector where Nessie surfaced brings you its value, whether in front or at the rear.
    .title = Sector points
rule-LN-71 = While sector points are given, your 3 counts as 9. Nothing else changes, and it is no help if the 3 stands in another sector.
    .title = Photo shop
rule-LN-72 = Blockers bring nobody anything. The white camera brings 5 points to the player at the Pub.
    .title = Blockers and white camera
rule-LN-73 = Each of your cameras that points straight at Nessie earns you one photo, or two in a sector of two posts.
    .title = Earning photos
rule-LN-74 = A post holds three cameras, so a round gives three photos at most, or six in a sector of two posts.
    .title = Photos in a round
rule-LN-75 = Photos are taken in turn order. You take all of yours before the next player begins.
    .title = Who takes first
rule-LN-76 = For each photo you choose: one of the three on display, or the unseen top of the pile. You see what you got before you choose again.
    .title = One at a time
    .why = Take a photo on display, or the top one of the pile.
rule-LN-77 = A photo taken from the display is replaced from the pile at once, so three are always showing.
    .title = Refilling the display
rule-LN-78 = You cannot turn down a photo you have earned.
    .title = No refusing
    .why = A photo that you have earned has to be taken.
rule-LN-79 = Your photos lie face down in your album. You may leaf through your own whenever you like.
    .title = Your album
rule-LN-80 = The moment the last photo leaves the pile, taken or turned up, everything stops for a photo count.
    .title = The pile runs out
rule-LN-81 = Everyone shows all photos in their album and scores them as at the end of the match (LN-102 to LN-104), those taken a moment ago included.
    .title = Photo count
rule-LN-82 = All scored photos are shuffled into a new pile; the three on display stay. The new pile always has 24 photos.
    .title = A new pile
rule-LN-83 = Photos still owed are then taken, beginning with whoever was interrupted. Those who were done get nothing more.
    .title = Carrying on
rule-LN-84 = The count comes each time the pile runs out, which cannot happen twice in one round.
    .title = Once per round
rule-LN-85 = If the last photo of a round empties the pile, the count takes place all the same, in the last round too.
    .title = Even at the last moment
rule-LN-86 = Photos that have been scored are gone. They bring nothing more at the end.
    .title = Counted once
rule-LN-90 = Each card player takes the coloured card they laid back into hand.
    .title = Cards back
rule-LN-91 = With Room service? laid cards do not come straight back: LN-131 to LN-133 say where they go.
    .title = Cards with Room service?
rule-LN-92 = The white deck goes back complete, the played card included, and the player picks up their own cards again.
    .title = Distillery closes
rule-LN-93 = The white camera returns to the Pub and leaves its space empty.
    .title = White camera back
rule-LN-94 = All journalists come home from the actions.
    .title = Journalists back
rule-LN-95 = With two players, dummy cards stay showing once turned up. When there are three of them, all five are shuffled face down again: after rounds 3, 6, 9 and so on.
    .title = The dummy deck
rule-LN-96 = The big journalist passes to the next player clockwise, who leads the following round.
    .title = A new first player
rule-LN-97 = Only then is the end of the match checked, and after it, with Thunderstorm!, whether an auction is due.
    .title = What next?
rule-LN-100 = The round in which little Nessie reaches or passes 65 is the last one. It is played out in full, photos included.
    .title = The last round
    .why = The match is over.
rule-LN-101 = Everyone then shows and scores the photos still in their album. They stay there.
    .title = Last photos
rule-LN-102 = A head, a body and a tail together bring 10 points, two different photos 5, a photo on its own 1.
    .title = What photos are worth
rule-LN-103 = A photo counts in one group only.
    .title = One group each
rule-LN-104 = Your photos are grouped for you so that they bring as much as they can.
    .title = The best grouping
rule-LN-105 = Most points wins.
    .title = Winning
rule-LN-106 = If scores are level, a kilt beats no kilt, and among kilts the one with nothing underneath wins; bare without a kilt counts for nothing. Whoever is still level shares the victory. The kilt belongs to your character’s costume, chosen before the match.
    .title = The kilt
rule-LN-107 = All ranks are settled the same way. Those who remain level share a rank and use up the next ones: 1, 1, 3.
    .title = The other ranks
rule-LN-110 = Auction marks stand on 20, 30, 40, 50 and 60 of the score track. If little Nessie reaches or passes one during a round, an auction follows that round.
    .title = When an auction comes
rule-LN-111 = Passing two marks in a round still leads to a single auction.
    .title = One at most
rule-LN-112 = If the match ends with the round, no auction is held.
    .title = Not after the end
rule-LN-113 = Everyone who has not yet bought their coloured 5 takes part. With nobody left, there is no auction.
    .title = Who bids
rule-LN-114 = Each bidder picks cards from hand in secret, none to all five. All picks are revealed together.
    .title = Secret bids
    .why = Now you bid movement cards in secret.
rule-LN-115 = The cards you pick add up to your bid: 0 to 15.
    .title = The amount
rule-LN-116 = The highest bid made by one player alone wins. Equal bids cancel each other out, and the next one below is considered.
    .title = The highest lone bid
rule-LN-117 = Zero is a bid too. If it stands alone it wins for free, once all higher bids are tied or when nobody else takes part.
    .title = Bidding zero
rule-LN-118 = If no bid stands alone, nobody wins and nobody pays.
    .title = No winner
rule-LN-119 = Only the winner pays, losing as many points as they bid. A score may drop below zero.
    .title = Paying
rule-LN-120 = The winner at once sets up the 5 of their colour, face up, on an empty front space. It stays theirs for the rest of the match and does all that other cameras do.
    .title = The new camera
    .why = Now your new camera 5 is set up, on an empty front space.
    .why-rear = Your new camera goes on a front space; only the Castle leads to the rear.
rule-LN-121 = Whoever has bought a 5 stays out of later auctions.
    .title = Bought is bought
rule-LN-122 = All cards used for bids return to hand, with Room service? as well.
    .title = Bid cards back
rule-LN-130 = Room service? adds the Hotel as a seventh action. Without it there is no Hotel.
    .title = The Hotel opens
    .why = The Hotel is open only with Room service?.
rule-LN-131 = A coloured card you laid does not come back at the end of the round: it goes face up on top of your discard.
    .title = The discard
rule-LN-132 = Once you have laid your fifth and last card, all five return to your hand at the end of that round.
    .title = Fifth card
rule-LN-133 = A white card goes back to the white deck and never to a discard. A round at the Distillery leaves your hand and discard as they were.
    .title = White cards
rule-LN-134 = Anyone may look through any discard.
    .title = Open discards
rule-LN-135 = The dummy deck of a two-player match works just as without Room service?.
    .title = Dummy deck unchanged
rule-LN-136 = Bids can only use cards in hand. An empty hand has been refilled before the auction, so every bidder has at least one card.
    .title = Bidding with what you hold
    .why = You can only bid cards that are in your hand.
