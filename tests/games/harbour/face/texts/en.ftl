title = Harbour
tagline = Moor your boats, land your crates.
description = Boats moor one after the other, then everybody lays a card in secret.

option-storm = Storms
    .note = A storm may wreck a boat after each round.
option-storm-false = No
option-storm-true = Yes
option-ferry = Ferry
    .note = Whoever is first may swap a card.
option-ferry-false = No
option-ferry-true = Yes
option-barges = Barges
    .note = Once in a match, everybody may moor a barge.
option-barges-false = No
option-barges-true = Yes
option-first = Who begins
    .note = A seat, or luck decides.
option-first-random = Luck decides
option-first-seat = { $seat }
option-colour = Colour
    .note = The colour of your boats.
option-colour-red = Red
option-colour-blue = Blue
option-colour-yellow = Yellow
option-colour-green = Green
option-colour-black = Black

name-berth = Berth { $berth }
name-lighthouse = Lighthouse
name-quay = Quay
name-laid = Laid card
name-hand = Hand
name-boat = Boat
name-barge = Barge
name-card = Card { $card }
name-card-back = Card, face down
name-calm = Calm
name-storm = Storm

status-round = Round { $round }
status-over = The match is over
outcome-HB-9 = The last boats have left.

kind-moor_boat = Boat
prompt-moor_boat = Moor a boat.
waiting-moor_boat = Waiting for { $names } to moor.
coach-moor_boat = Your boats must not lie side by side.
kind-swap_card = Swap
prompt-swap_card = Swap a card, or keep them all.
waiting-swap_card = Waiting for { $names } at the ferry.
coach-swap_card = A low card may be worth swapping.
kind-lay_card = Card
prompt-lay_card = Lay a card in secret.
waiting-lay_card = Waiting for { $names } to lay.
coach-lay_card = A high card lands its worth only if nobody else lays it.

move-moor = Moor at berth { $berth }
move-barge = Moor the barge at berth { $berth }
move-swap = Swap the { $card }
move-keep = Keep all cards
move-lay = Lay the { $card }

event-began = { $seat } starts the match.
event-moored = { $seat } moors at { $berth }.
event-barged = { $seat } moors a barge at { $berth }.
event-kept = { $seat } keeps all cards.
event-swapped = { $seat } swaps a card.
event-swapped-own = { $seat } swaps a card and gets the { $card }.
event-laid = { $seat } lays a card.
event-laid-own = { $seat } lays the { $card }.
event-shown = { $seat } has laid the { $card }.
event-landed = { $seat } lands { $crates } crates.
event-wrecked = The storm wrecks the boat of { $seat } at { $berth }.
event-drew = { $seat } draws a card.
event-drew-own = { $seat } draws the { $card }.

hint-score = { $score } crates landed on average (± { $off })

career-text = { $matches ->
    [one] One match played.
   *[other] { $matches } matches played.
}
career-all = All matches
career-match = { $weather }: { $score } crates landed.
exploit-HB-E1 = Never swap a card.
    .title = Content
exploit-HB-E2 = Win a match.
    .title = Master of the harbour

lesson-1 = Boats moor one after the other.
    .title = Boats
lesson-2 = Then all lay a card at the same time.
    .title = Cards

rule-HB-1 = Everybody holds four cards and draws one after each round. Luck says who starts.
    .title = Set-up
rule-HB-2 = Clockwise from the first, everybody moors one boat.
    .title = Mooring
    .why = Now you moor a boat.
rule-HB-3 = One boat to a berth.
    .title = Taken berths
    .why = That berth is taken.
rule-HB-4 = Boats of one owner never lie side by side.
    .title = Neighbours
    .why = A boat of yours lies beside it.
rule-HB-5 = All lay a card at the same time, face down; then they are turned up.
    .title = Laying
    .why = Now everybody lays a card.
rule-HB-6 = One lays a card of one's own hand, which nobody else sees.
    .title = Hands
    .why = You do not hold that card.
rule-HB-7 = The highest card that nobody else has laid lands its worth; among several, every boat lands one crate more.
    .title = Landing
rule-HB-8 = A storm strikes one berth. Boats leave at the end of the round after they came.
    .title = Leaving
rule-HB-9 = After ten rounds, whoever has landed most wins. Alone, sixty crates are enough.
    .title = The end
rule-HB-10 = With the ferry, the first may swap a card with one from the bag.
    .title = Ferry
    .why = Now you may swap a card.
rule-HB-11 = With barges, everybody may once moor a barge instead of a boat; it lands two crates.
    .title = Barges
    .why = You have no barge any more.
