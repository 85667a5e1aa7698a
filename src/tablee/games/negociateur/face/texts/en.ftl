### Négociateur: Crime Wave. Every word of the game in English.

title = Négociateur: Crime Wave
tagline = A hostage taker is on the line: stay calm, get everyone out, end it.
description = You negotiate alone, card by card. The calmer the hostage taker, the more dice you roll; every word may set somebody free or tip everything over. Between two discussions time passes, and seldom in your favour.

## Options of the table

option-abductor = Hostage taker
    .note = Lijah to begin with, Barret who must be humoured, Renesha who sees through you.
option-abductor-lijah = Lijah Ramone
option-abductor-barret = Barret Mullins
option-abductor-renesha = Renesha Sharp
option-abductor-random = At random
option-discussion_set = Discussion cards
    .note = Those of the box, those of the first box, a mixture at random, or a set you build before you begin.
option-discussion_set-crimewave = Crime Wave
option-discussion_set-base = First box
option-discussion_set-random = Mixed at random
option-discussion_set-own = Build my own
option-terror_set = Terror cards
    .note = The cards of the first box are kinder. A set of your own keeps the balance of the rules.
option-terror_set-crimewave = Crime Wave
option-terror_set-base = First box
option-terror_set-random = Mixed at random
option-terror_set-choice = Build my own
option-pivotal = Pivotal event
    .note = The golden card that waits under the terror deck.
option-pivotal-crimewave = Crime Wave
option-pivotal-base = First box
option-pivotal-mixed = Both boxes

refused-illegal-set = The set given for “{ $option }” ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) is not allowed: { $rule ->
    [NG-1101] it needs three different minor demands
    [NG-1102] it needs every compulsory card, in one version and with all its copies
    [NG-1103] it needs two cards that may raise the threat
    [NG-1104] it needs eight other cards
    [NG-1107] two boxes shuffled together are no set
    [NG-1112] a pair is never split
   *[NG-1111] it does not have the right number of cards of each price
} ({ $rule }).
refused-not-over = This match of { $game } is not over yet.
refused-unknown-card = “{ $card }” is not a card of this game.{ meant }

## People, places and pieces

name-negotiator = Negotiator
name-abductor-lijah = Lijah Ramone
name-abductor-barret = Barret Mullins
name-abductor-renesha = Renesha Sharp
name-accomplice = The accomplice
note-rule-accomplice = Each rise of the threat costs a hostage. Gives up as soon as the zone is empty.
note-rule-lijah = +1 point for each reveal. When a discussion ends with nothing hidden, he places another escape (three at most).
note-rule-barret = Once per discussion, threat at 3 or more: a card face down brings 2 points.
note-rule-renesha = After a test with three dice or more in a discussion: threat +1.
name-hand = Your hand
name-hand-watched = The negotiator’s hand
name-shop = Purchase area
note-shop = Price: { $cost }
note-shop-free = Free: may always be taken
name-played = Played cards
note-played = They go back to the purchase area after the purchase.
name-zone = Hostage zone
note-zone = Those who are still held.
name-released = Released hostages
name-hostage = Hostage
name-hostage-free = Released hostage
name-hostage-dead = Eliminated hostage
name-deck = Terror deck
note-deck = { $pivotal ->
    [yes] { $count ->
        [one] { $count } card: the pivotal event.
       *[other] { $count } cards, the pivotal event at the bottom.
    }
   *[no] { $count ->
        [0] Empty: this is the last discussion.
        [one] { $count } card: the pivotal event is past.
       *[other] { $count } cards: the pivotal event is past.
    }
}
name-discard = Terror discard
name-drawn = Terror card
name-demands = Demands
name-minors = Minor demands and alerts
name-back-escape = Escape demand, face down
name-back-major = Major demand, face down
name-terror-back = Terror card, face down
name-card-back = Card played face down
name-card-covered = Card played face down: { the-card }
name-abductor-place = Hostage taker
name-dial-step = Threat { $level }
note-dial-step = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for a test.
name-threat-marker = Threat marker: { $level }
name-line-step = Points: { $cp }
name-line-marker = Discussion points: { $cp }
name-alert-marker = Alert marker
name-reminder = Reminder: from this mark on you can play along
name-bluff = Playing along
name-choices = Cards to choose from

label-hand = Cards in hand
label-cp = Points
label-turn = Turn
label-held = Held
label-eliminated = Eliminated
label-clock = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
label-conceded = Conceded

name-card-relax = Relax
name-card-want = What do you want?
name-card-yourself = Tell me about yourself
name-card-consider = Consider this…
name-card-breathe = Take a deep breath…
name-card-tough-spot = You’re in a tough spot. I can help.
name-card-prolong = Extended discussion
name-card-escort = Hostage escort
name-card-compromise = Small compromise
name-card-on-table = Cards on the table
name-card-marksman = Lone marksman, go
name-card-loved-one = A loved one on the line
name-card-walk-out = Group walk-out
name-card-snipers = All snipers, engage targets!
name-card-calm = Stay calm
name-card-terms = What are your terms?
name-card-chat = Let’s chat a little
name-card-listening = I’m listening
name-card-cool-head = Keep a cool head
name-card-trust = Trust me
name-card-minutes = A few more minutes
name-card-weakest = Let the weakest go
name-card-big-lie = A big lie
name-card-false-promise = A false promise
name-card-walk-in = I’m coming in to talk
name-card-evacuation = Mass evacuation
name-card-one-shot = Sniper, it’s your shot
name-card-assault = All units, move in!
name-terror-bad-feeling = I have a bad feeling
name-terror-snap = I’m about to snap
name-terror-no-time = No time for this
name-terror-stakes = Let’s raise the stakes
name-terror-anger = Passing anger
name-terror-poison = Pick your poison
name-terror-example = An example to the rest
name-terror-push = Don’t push me
name-terror-bolt = They make a run for it
name-terror-doubt = A moment of doubt
name-terror-bad-line = Bad line
name-terror-media = The media step in
name-terror-food = Something to eat
name-terror-doctor = A doctor, right now
name-terror-power = Turn the power back on
name-terror-worse = It’s getting worse
name-terror-annoyed = This is getting on my nerves
name-terror-patience = I’m losing patience
name-terror-more-hostages = I took more hostages
name-terror-square-one = Back to square one
name-terror-stalling = The talks are stalling
name-terror-nowhere = This is going nowhere
name-terror-test-me = Don’t test me
name-terror-runaway = A hostage tries to flee
name-terror-weakness = A moment of weakness
name-terror-countdown = Time is running out
name-terror-water = Water and blankets
name-terror-fall-back = Pull the police back
name-terror-mother = Put my mother on
name-terror-final-warning = Final warning
name-terror-blackout = Blackout
name-terror-hope = A glimmer of hope
name-terror-green-light = Green light from above
name-terror-shots = Shots fired
name-terror-chief = The chief backs you
name-terror-nothing-to-lose = Nothing left to lose
name-terror-reprieve = Reprieve
name-terror-cracks = The nerve goes
name-demand-car = A car with a full tank
name-demand-helicopter = A helicopter on the roof
name-demand-bus = A bus and a driver
name-demand-safe-conduct = Safe conduct to the border
name-demand-sewers = A free way through the sewers
name-demand-expose = Expose the plot!
name-demand-live = Put me on live television
name-demand-voices = Silence the voices
name-demand-understood = I just want to be understood
name-demand-gang = Leave my gang alone
name-demand-press = Tell the press the truth

## Parts of sentences: a raw code, named for people

the-card = { $card ->
    [relax] { name-card-relax }
    [want] { name-card-want }
    [yourself] { name-card-yourself }
    [consider] { name-card-consider }
    [breathe] { name-card-breathe }
    [tough-spot] { name-card-tough-spot }
    [prolong] { name-card-prolong }
    [escort] { name-card-escort }
    [compromise] { name-card-compromise }
    [on-table] { name-card-on-table }
    [marksman] { name-card-marksman }
    [loved-one] { name-card-loved-one }
    [walk-out] { name-card-walk-out }
    [snipers] { name-card-snipers }
    [calm] { name-card-calm }
    [terms] { name-card-terms }
    [chat] { name-card-chat }
    [listening] { name-card-listening }
    [cool-head] { name-card-cool-head }
    [trust] { name-card-trust }
    [minutes] { name-card-minutes }
    [weakest] { name-card-weakest }
    [big-lie] { name-card-big-lie }
    [false-promise] { name-card-false-promise }
    [walk-in] { name-card-walk-in }
    [evacuation] { name-card-evacuation }
    [one-shot] { name-card-one-shot }
   *[assault] { name-card-assault }
}
the-terror = { $terror ->
    [bad-feeling] { name-terror-bad-feeling }
    [snap] { name-terror-snap }
    [no-time] { name-terror-no-time }
    [stakes] { name-terror-stakes }
    [anger] { name-terror-anger }
    [poison] { name-terror-poison }
    [example] { name-terror-example }
    [push] { name-terror-push }
    [bolt] { name-terror-bolt }
    [doubt] { name-terror-doubt }
    [bad-line] { name-terror-bad-line }
    [media] { name-terror-media }
    [food] { name-terror-food }
    [doctor] { name-terror-doctor }
    [power] { name-terror-power }
    [worse] { name-terror-worse }
    [annoyed] { name-terror-annoyed }
    [patience] { name-terror-patience }
    [more-hostages] { name-terror-more-hostages }
    [square-one] { name-terror-square-one }
    [stalling] { name-terror-stalling }
    [nowhere] { name-terror-nowhere }
    [test-me] { name-terror-test-me }
    [runaway] { name-terror-runaway }
    [weakness] { name-terror-weakness }
    [countdown] { name-terror-countdown }
    [water] { name-terror-water }
    [fall-back] { name-terror-fall-back }
    [mother] { name-terror-mother }
    [final-warning] { name-terror-final-warning }
    [blackout] { name-terror-blackout }
    [hope] { name-terror-hope }
    [green-light] { name-terror-green-light }
    [shots] { name-terror-shots }
    [chief] { name-terror-chief }
    [nothing-to-lose] { name-terror-nothing-to-lose }
    [reprieve] { name-terror-reprieve }
   *[cracks] { name-terror-cracks }
}
the-demand = { $demand ->
    [car] { name-demand-car }
    [helicopter] { name-demand-helicopter }
    [bus] { name-demand-bus }
    [safe-conduct] { name-demand-safe-conduct }
    [sewers] { name-demand-sewers }
    [expose] { name-demand-expose }
    [live] { name-demand-live }
    [voices] { name-demand-voices }
    [understood] { name-demand-understood }
    [gang] { name-demand-gang }
    [press] { name-demand-press }
    [food] { name-terror-food }
    [doctor] { name-terror-doctor }
    [power] { name-terror-power }
    [water] { name-terror-water }
    [fall-back] { name-terror-fall-back }
   *[mother] { name-terror-mother }
}
the-abductor = { $abductor ->
    [lijah] { name-abductor-lijah }
    [barret] { name-abductor-barret }
   *[renesha] { name-abductor-renesha }
}

## What cards do, in short

effect-cp = { $count ->
    [one] { $by } point
   *[other] { $by } points
}
effect-threat = threat { $by }
effect-threat-up-to = threat { $by } if it is at { $limit } or less
effect-set-threat = threat to { $level }
effect-set-threat-start = threat to its starting level
effect-release = { $count ->
    [one] { $count } hostage released
   *[other] { $count } hostages released
}
effect-kill = { $count ->
    [one] { $count } hostage eliminated
   *[other] { $count } hostages eliminated
}
effect-end = the line goes dead
effect-reveal = { $count ->
    [one] reveal { $count } demand
   *[other] reveal { $count } demands
}
effect-eliminate = shoot the hostage taker
effect-escape = the captor gets away
effect-dice-next = { $count ->
    [one] { $by } die for the next test
   *[other] { $by } dice for the next test
}
effect-dice-discussion = { $count ->
    [one] { $by } die this discussion
   *[other] { $by } dice this discussion
}
effect-dice-later = { $count ->
    [one] { $by } die next discussion
   *[other] { $by } dice next discussion
}
effect-fours-next = 4s count in the next test
effect-fours-discussion = 4s count this discussion
effect-remove = card removed
effect-discard-terror = { $count ->
    [one] discard { $count } terror card
   *[other] discard { $count } terror cards
}
effect-halve-terror = discard half of the terror deck
effect-add-terror = { $count ->
    [one] { $count } more terror card
   *[other] { $count } more terror cards
}
effect-add-hostages = { $count ->
    [one] { $count } more hostage
   *[other] { $count } more hostages
}
effect-return-cards = { $count ->
    [one] give back { $count } card
   *[other] give back { $count } cards
}
effect-clock = { $count ->
    [one] escape at the end of this turn
   *[other] escape in { $count } turns
}
effect-discount = prices −{ $count }
effect-alert = at the end of the discussion: { $effects }
effect-nothing = nothing
effect-test = Test. 2+: { $two }; 1: { $one }; 0: { $none }
effect-compare = A die at or below the threat: { $effects }
effect-choose = Your choice: { $effects }
effect-hidden = Hidden demand: { $effects }
effect-concession = Concede: { $effects }
effect-cost = { $count ->
    [one] Concede for { $count } point: { $effects }
   *[other] Concede for { $count } points: { $effects }
}
effect-watch = As soon as { $when }: { $effects }
effect-price = Price: { $effects }
effect-every-test = { $by } die in every test
effect-first-test = { $by } die in the first test of each discussion
effect-terror-threat = terror raises the threat by { $count } more
effect-before-discussion = each discussion, { $effects }
effect-before-terror = each terror phase, { $effects }
watch-threat = the threat is at { $mark }
watch-cp-least = you have { $mark } points or more
watch-cp-most = you have { $mark } points or less
watch-released = { $mark } hostages are released
watch-eliminated = { $mark } hostages are eliminated
or = { $one } or { $other }
card-lines = { $name } — 2+: { $two }. 1: { $one }. 0: { $none }.
card-always = { $name }, no test: { $effects }.

## The same, on the cards

short-cp = { $count ->
    [one] { $by } pt
   *[other] { $by } pts
}
short-threat = threat { $by }
short-threat-up-to = threat { $by } (≤ { $limit })
short-set-threat = threat = { $level }
short-set-threat-start = starting threat
short-release = { $count } released
short-kill = { $count } killed
short-end = cut off
short-reveal = reveal { $count }
short-eliminate = shot
short-escape = escape
short-dice-next = { $count ->
    [one] { $by } die, next test
   *[other] { $by } dice, next test
}
short-dice-discussion = { $count ->
    [one] { $by } die
   *[other] { $by } dice
}
short-dice-later = { $count ->
    [one] { $by } die later
   *[other] { $by } dice later
}
short-fours-next = 4 = success, next test
short-fours-discussion = 4 = success
short-remove = removed

## Decisions

kind-take = Building: discussion
prompt-take = { $cost ->
    [0] Choose your six free cards: two of each kind, in either version.
    [1] Choose the pair of cards at 1 point.
    [2] Choose three pairs of cards at 2 points.
    [3] Choose the pair of cards at 3 points.
    [8] Choose the card at 8 points.
   *[other] Choose five cards from 4 to 7 points.
}
waiting-take = { $names } is building a discussion set.
coach-take = The free cards do the same in both versions. Mix what calms, what releases and what brings points; a card at 8 settles everything if you last that long.

kind-keep = Building: terror
prompt-keep = Choose a card for the terror set.
waiting-keep = { $names } is building the terror set.
coach-keep = Three minor demands, then one version of each compulsory card. Those of the first box have no additional effect: they are gentler. The rest is left to luck.

kind-discuss = Discussion
prompt-discuss = Keep talking: play a card, concede, or end the discussion.
prompt-discuss-last = Last discussion: buy, play, everything is decided now.
waiting-discuss = { $names } is talking to the hostage taker.
coach-discuss = Face up, a card rolls the dice and does what its line says; face down it brings one point without risk. Keep cards that may cut the line for last, and do not hesitate to hold cards for the next time.

kind-convert = Paying for a 4
prompt-convert = { $successes ->
    [0] No success. Give two cards for a 4, or accept the dice.
    [one] { $successes } success. Give two cards for a 4, or accept the dice.
   *[other] { $successes } successes. Give two cards for a 4, or accept the dice.
}
waiting-convert = { $names } is thinking about paying for a 4.
coach-convert = Two cards of your hand turn a 4 into a success. That is worth it to save somebody or to avoid a death, seldom for a mere point.

kind-spend = Second card
prompt-spend = Give the second card for the 4.
waiting-spend = { $names } is choosing a second card.
coach-spend = Give the one you need least: free cards can be taken back at the next purchase.

kind-reveal = Revealing
prompt-reveal = Choose the demand to turn up.
waiting-reveal = { $names } is choosing a demand.
coach-reveal = While a demand is hidden, many terror cards are worse. The back only tells whether it is a major or an escape demand.

kind-choose = Choice
prompt-choose = The card lets you choose the lesser evil.
waiting-choose = { $names } is choosing.
coach-choose = Giving back cheap cards hurts least. The threat, only if it is low; a hostage, only if you can afford it.

kind-return = Giving cards back
prompt-return = { $count ->
    [one] Give { $count } card back to the purchase area.
   *[other] Give { $count } cards back to the purchase area, one by one.
}
waiting-return = { $names } is giving cards back.
coach-return = Free cards can be taken back without paying.

kind-purchase = Purchase
prompt-purchase = { $cp ->
    [one] { $cp } point to spend. Buy, then finish.
   *[other] { $cp } points to spend. Buy, then finish.
}
waiting-purchase = { $names } is buying cards.
coach-purchase = What is not spent is lost. Always take the free cards; aim for one that releases or calms in the next discussion.

kind-draw = Terror
prompt-draw = Time passes. Turn over the terror card.
waiting-draw = { $names } is turning over a terror card.
coach-draw = The card does what it says, and worse if a demand is still hidden. Nothing can bring about a surrender now.

## Moves

move-up = Play { the-card }
move-down = Face down: { the-card } (+1 point)
move-bluff = Play along: { the-card } (+2 points)
move-spend = Give { the-card }
move-buy = Buy { the-card } ({ $cost })
move-buy-free = Take { the-card }
move-return = Give back { the-card }
move-concede = Concede “{ the-demand }”
move-concede-cost = Concede “{ the-demand }” ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
move-reveal = { $kind ->
    [major] Turn up major demand { $slot }
   *[escape] Turn up escape demand { $slot }
}
move-choose = { $effects }
move-end = End the discussion
move-accept = Accept the dice
move-done = Finish the purchase
move-draw = Turn over the card
move-take = Take { the-card }
move-keep = Keep “{ the-terror }”

## Where the match stands

status-build = Before the start: the sets
status-discussion = Turn { $turn }: discussion
status-last = Turn { $turn }: last discussion
status-purchase = Turn { $turn }: purchase
status-terror = Turn { $turn }: terror
status-over = Match over on turn { $turn }

widget-odds = { $dice ->
    [one] Test now: { $dice } die
   *[other] Test now: { $dice } dice
}
note-odds = A test now, with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $none } no success, { $one } one, { $two } two or more.
note-odds-paid = Paying for 4s: { $none }, { $one }, { $two }.
widget-odds-plain = As it falls
widget-odds-paid = Paying for 4s
widget-odds-none = 0
widget-odds-one = 1
widget-odds-two = 2+
percent = { $value }%
widget-dice = Dice: { $dice }
die-success = success
die-four = can be paid for
die-converted = paid for
die-plain = nothing
widget-bonus = Bonuses in force: { $bonuses }
widget-unseen = Terror cards not yet seen
widget-unseen-terror = Card
widget-unseen-count = Count

## Result

result-released = Released
result-eliminated = Eliminated
result-turns = Turns
outcome-won = Case closed: { $released ->
    [one] { $released } hostage released
   *[other] { $released } hostages released
}, { $eliminated ->
    [0] none eliminated.
   *[other] { $eliminated } eliminated.
}
outcome-lost = Case lost: { $released ->
    [0] nobody came out free
    [one] { $released } hostage released
   *[other] { $released } hostages released
}, { $eliminated ->
    [0] none eliminated.
   *[other] { $eliminated } eliminated.
}
outcome-captured = The zone is empty: the hostage taker surrenders.
outcome-eliminated = The hostage taker is shot, and nobody was held any more.
outcome-surrendered = The zone is empty: the accomplice gives up.
outcome-too-many = More than half of the hostages were eliminated.
outcome-escaped = The captor got away.
outcome-out-of-time = Out of time: no terror card is left to turn over.

## What happened

event-match-begun = { the-abductor } holds { $held ->
    [one] { $held } person
   *[other] { $held } people
}. Threat { $threat }.
event-discussion-begun = { $last ->
    [yes] Turn { $turn }: the last discussion. Threat { $threat }.
   *[no] Turn { $turn }: the telephone rings. Threat { $threat }.
}
event-discussion-over = The discussion is over ({ $cp ->
    [one] { $cp } point
   *[other] { $cp } points
}).
event-terror-begun = Time passes. { $deck ->
    [0] No terror card is left.
    [one] { $deck } terror card left.
   *[other] { $deck } terror cards left.
}
event-card-played = You say: “{ the-card }”.
event-card-covered = You play for time with “{ the-card }”, face down.
event-bluff-played = You play along with “{ the-card }”.
event-card-spent = You give “{ the-card }” for a 4.
event-card-removed = “{ the-card }” leaves the match.
event-card-returned = “{ the-card }” goes back to the purchase area.
event-hand-returned = { $count ->
    [one] Your last card goes back to the purchase area.
   *[other] Your { $count } cards go back to the purchase area.
}
event-card-bought = { $cost ->
    [0] You take “{ the-card }”.
    [one] You buy “{ the-card }” for { $cost } point.
   *[other] You buy “{ the-card }” for { $cost } points.
}
event-test-rolled = Dice: { $dice }.
event-test-resolved = { $successes ->
    [0] Failure.
    [1] One success.
   *[other] Two successes or more.
}
event-die-compared = The die shows { $die }, the threat counts { $level }.
event-way-chosen = { $way ->
    [threat] You let the threat rise.
    [hostage] You sacrifice a hostage.
   *[cards] You give cards back.
}
event-cp-changed = Discussion points: { $change }, now { $cp }.
event-threat-changed = The threat goes from { $from } to { $to }.
still-held = { $held ->
    [0] Nobody is held any more.
   *[other] { $held } still held.
}
event-hostages-released = { $count ->
    [one] { $count } hostage is released.
   *[other] { $count } hostages are released.
} { still-held }
event-hostages-eliminated = { $count ->
    [one] { $count } hostage is eliminated.
   *[other] { $count } hostages are eliminated.
} { still-held }
event-hostages-added = { $count ->
    [0] There is nobody more to take.
    [one] { $count } more hostage: { $held } held.
   *[other] { $count } more hostages: { $held } held.
}
event-dice-changed = { $scope ->
    [next] Dice for the next test: { $change }.
    [discussion] Dice for this discussion: { $change }.
   *[later] Dice for the next discussion: { $change }.
}
event-fours-count = { $scope ->
    [next] In the next test, 4s count.
   *[discussion] During this discussion, 4s count.
}
event-prices-lowered = Until the next purchase is over, cards with a price cost { $by } less.
event-demand-revealed = Demand: “{ the-demand }”.
event-demand-placed = One more idea: another escape, face down.
event-demand-conceded = { $cost ->
    [0] You concede “{ the-demand }”.
    [one] You concede “{ the-demand }” for { $cost } point.
   *[other] You concede “{ the-demand }” for { $cost } points.
}
event-alert-set = An alert is set for the end of the discussion.
event-alert-fired = Alert: “{ the-demand }” is conceded.
event-alert-resolved = End of the discussion: “{ the-terror }” plays out.
event-clock-started = “{ the-demand }”: { $turns ->
    [one] gone at the end of this turn.
   *[other] gone in { $turns } turns.
}
event-clock-ran = “{ the-demand }”: { $turns ->
    [0] time is up.
    [one] { $turns } turn more.
   *[other] { $turns } turns more.
}
event-terror-drawn = Terror: “{ the-terror }”.
event-terror-worsened = A demand is still hidden: “{ the-terror }” gets worse.
event-terror-discarded = Time lost: “{ the-terror }” is discarded without effect.
event-terror-added = { $count ->
    [one] { $count } terror card comes back.
   *[other] { $count } terror cards come back.
}
event-minor-placed = A request: “{ the-terror }”.
event-minor-ignored = The accomplice asks for nothing: “{ the-terror }” is discarded.
event-abductor-eliminated = { $held ->
    [0] The hostage taker is shot.
    [one] The hostage taker is shot, but { $held } person is still held.
   *[other] The hostage taker is shot, but { $held } people are still held.
}
event-accomplice-takes-over = The accomplice takes over. Each rise of the threat will cost a life.
event-captured = Nobody is left to hold: the hostage taker surrenders. You win.
event-eliminated = Nobody was held any more. You win.
event-surrendered = The accomplice gives up. You win.
event-too-many = More than half of the hostages are dead. You lose.
event-escaped = The captor got away. You lose.
event-out-of-time = Out of time: it is all over. You lose.

## Hints

# $score, $off: hostages saved at the end, and how far off that may be
hint-score = { $score ->
    [one] { $score } hostage saved on average (± { $off })
   *[other] { $score } hostages saved on average (± { $off })
}

## The career

career-wins = { $matches ->
    [0] No negotiation yet: your first match opens the file.
    [one] { $wins ->
        [0] One negotiation so far, and it failed.
       *[other] One negotiation so far, and it succeeded.
    }
   *[other] { $wins ->
        [0] None of { $matches } negotiations succeeded.
       *[other] { $wins } of { $matches } negotiations succeeded.
    }
}
career-all = All negotiations
career-group-wins = Years of service
career-group-general = Against anyone
career-progress = { $wins } of { $of }
# $end: how it ended, as in outcome-...
career-match = { $abductor }: { $end ->
    [captured] captured
    [eliminated] shot
    [surrendered] the accomplice surrendered
    [too-many] too many dead
    [escaped] escaped
   *[out-of-time] out of time
}, turn { $turns }. { $released ->
    [0] Nobody saved
    [one] One hostage saved
   *[other] { $released } hostages saved
}, { $eliminated ->
    [0] nobody dead
    [one] one dead
   *[other] { $eliminated } dead
}.
exploit-EX-N10 = Ten successful negotiations.
    .title = First stripes
exploit-EX-N25 = Twenty-five successful negotiations.
    .title = A trusted voice
exploit-EX-N50 = Fifty successful negotiations.
    .title = Old hand
exploit-EX-N100 = A hundred successful negotiations.
    .title = Legend of the squad
exploit-EX-G1 = Three wins in a row, one against each hostage taker.
    .title = The full round
exploit-EX-G2 = Release a hostage while the threat is on E.
    .title = On the brink
exploit-EX-G3 = Shoot the hostage taker by the end of turn 3.
    .title = Without delay
exploit-EX-G4 = Win after conceding an escape.
    .title = False exit
exploit-EX-G5 = Win in five turns or fewer.
    .title = Flash case
exploit-EX-G6 = Bring the threat down by 4 or more in one discussion.
    .title = Velvet voice
exploit-EX-G7 = Play no card during a discussion.
    .title = Silence is golden
exploit-EX-G8 = Win in the turn before the pivotal event.
    .title = Just before midnight
exploit-EX-B1 = Against Barret: release a hostage while the threat is on E.
    .title = Beside himself
exploit-EX-B2 = Against Barret: gain more than ten discussion points in one turn.
    .title = Never at a loss
exploit-EX-B3 = Against Barret: win with the threat on L.
    .title = The voices fall silent
exploit-EX-B4 = Against Barret: shoot him while he still holds somebody.
    .title = The gamble
exploit-EX-R1 = Against Renesha: win after all three of her demands were conceded.
    .title = Understood
exploit-EX-R2 = Against Renesha: have all three of her demands conceded in one turn.
    .title = Chain reaction
exploit-EX-R3 = Against Renesha: win without revealing a single demand.
    .title = No questions asked
exploit-EX-R4 = Against Renesha: bring the threat down by 4 or more in one discussion.
    .title = Disarmed
exploit-EX-L1 = Against Lijah: reveal all three of his escapes.
    .title = Every way out
exploit-EX-L2 = Against Lijah: roll five dice.
    .title = A full hand
exploit-EX-L3 = Against Lijah: release a hostage on turn 2.
    .title = A good start
exploit-EX-L4 = Against Lijah: concede two escapes in one turn.
    .title = Two doors at once

## First match

shown-prolong-none = threat +1 · cut off
lesson-1 = Somebody is holding hostages and you are on the telephone. Get them out, then bring him in. If more than half die, if he gets away or if time runs out, you lose.
    .title = On the line
lesson-2 = The dial tells how close he is to the edge. At L and 1 you roll three dice, at E a single one, elsewhere two. Below L he releases; beyond E he kills.
    .title = The dial
lesson-3 = Play a card face up and roll the dice: 5 and 6 are successes. Two successes, one, none: the card has a line for each.
    .title = Talking
lesson-4 = A 4 can become a success if you give two cards of your hand. A card played face down brings a point without risk.
    .title = Playing safe
lesson-5 = Some lines make him hang up. You may hang up first, too, and keep your cards for the next time.
    .title = Hanging up
lesson-6 = With your points you buy better cards: they go straight to your hand. Points left over are lost. Played cards return to the purchase area, and the free ones can be taken back.
    .title = The purchase
lesson-7 = Then time passes: a terror card. Eleven in all, the golden one last. After it comes one last discussion in which you buy and play at once.
    .title = Terror
lesson-8 = His demands are hidden. Make him talk: while he hides one, terror strikes harder. Once known, they may be conceded, for a benefit and at a price.
    .title = What he wants
lesson-9 = When the zone is empty, one release more during a discussion and he surrenders. Shooting him ends it as well, but if anyone is still held his accomplice takes over.
    .title = Ending it
lesson-10 = Against Lijah: calm him first, down to L if you can. From there every soothing word sets somebody free. Good luck.
    .title = A good start

## The rules in our own words

rule-NG-101 = One player takes every decision: you, on the telephone. Others may watch and advise; nothing is hidden from them.
    .title = Alone on the line
    .section = The words of the game
rule-NG-102 = The threat is read off a dial with eight marks: L, 1 to 6, then E. In sums L counts as 0 and E as 7.
    .title = The threat
    .section = The words of the game
rule-NG-103 = Discussion points rise and fall without limit, below zero too. The printed track stops nothing.
    .title = Discussion points
    .section = The words of the game
rule-NG-104 = Every hostage is held, released or eliminated. Their total changes only when somebody else is taken.
    .title = Hostages
    .section = The words of the game
rule-NG-105 = The hostage taker does; once he is shot while people are still held, his accomplice does.
    .title = Who holds them
    .section = The words of the game
rule-NG-106 = The effects of a line are applied one after another, from left to right.
    .title = From left to right
    .section = The words of the game
rule-NG-107 = After each effect, first see whether the match is over, then whether an alert goes off. Once it is over nothing more is applied.
    .title = After each effect
    .section = The words of the game
rule-NG-108 = Releasing two hostages or raising the threat by three is done one by one, and the end of the match is checked at each. Alerts wait until the whole effect is done.
    .title = One at a time
    .section = The words of the game
rule-NG-109 = Where an effect leaves a choice it is yours, unless the card leaves it to chance.
    .title = Your choice
    .section = The words of the game
    .why = Now you choose what the card leaves to you.
rule-NG-110 = Discussion, purchase, terror: three phases in this order, then the next turn.
    .title = The turn
    .section = The words of the game
rule-NG-201 = Choose the hostage taker or let luck decide among the three. For a first match take Lijah.
    .title = Whom you face
    .section = Setting up
rule-NG-202 = The accomplice’s card lies under the hostage taker’s, without effect for now.
    .title = The accomplice waits
    .section = Setting up
rule-NG-203 = Luck lays as many demands face down as the hostage taker calls for, major ones out of his own, escapes out of the five; the others are set aside unseen.
    .title = Hidden demands
    .section = Setting up
rule-NG-204 = As many hostages as his card says are in the hostage zone; the rest of the twenty pawns are the supply.
    .title = Hostages in place
    .section = Setting up
rule-NG-205 = The threat starts at the level his card says.
    .title = Starting threat
    .section = Setting up
rule-NG-206 = You start with no discussion points.
    .title = No points yet
    .section = Setting up
rule-NG-207 = Ten alert markers are at hand.
    .title = Alert markers
    .section = Setting up
rule-NG-208 = The six free discussion cards, two of each of three kinds, are your hand.
    .title = First hand
    .section = Setting up
rule-NG-209 = The other sixteen discussion cards lie open by rising price, with room for the free cards.
    .title = The purchase area
    .section = Setting up
rule-NG-210 = Luck slips one golden card, face down, under the terror deck; the others leave the match unseen.
    .title = The pivotal event
    .section = Setting up
rule-NG-211 = Ten of the twenty-one red cards, at random, cover it face down; the other eleven are set aside.
    .title = The terror deck
    .section = Setting up
rule-NG-212 = The first turn begins with a discussion with the hostage taker.
    .title = The telephone rings
    .section = Setting up
rule-NG-301 = First come the prices due at the start of a discussion, then whatever was announced for this one. Your points are those the terror phase left you.
    .title = Before you talk
    .section = The discussion
rule-NG-302 = As often as you like and in any order: play a card face up, play one face down, concede a demand, use a rule of the hostage taker that serves you; and, in the last discussion, buy. Nothing is compulsory.
    .title = What you may do
    .section = The discussion
    .why = Now you talk: play a card, concede, or end the discussion.
rule-NG-303 = Playing a card face up is free: make the threat test, then apply its line 2+, 1 or 0. A few cards need no test.
    .title = Face up
    .section = The discussion
    .why = You do not hold that card.
rule-NG-304 = Any card in hand may be played face down: what it says is ignored and you gain one point.
    .title = Face down
    .section = The discussion
    .why = You do not hold that card, face down either.
rule-NG-305 = A played card stays on the table until the purchase is over: it serves once per turn.
    .title = Once per turn
    .section = The discussion
    .why = That card has been played this turn already.
rule-NG-306 = The sign “end” stops the discussion once the whole line is resolved, alerts and reactions included. No more cards, concessions or purchases in that discussion; a 4 rolled afterwards, in the terror phase, may still be paid for.
    .title = He hangs up
    .section = The discussion
rule-NG-307 = You may end the discussion whenever you like and keep the cards you still hold.
    .title = You hang up
    .section = The discussion
rule-NG-308 = The game does not hang up for you: when nothing else is left to do, ending the discussion is.
    .title = Never without you
    .section = The discussion
rule-NG-309 = In order: the alerts for the end of the discussion, as they were placed; Lijah’s afterthought; then everything that held for this discussion is gone. A capture is still possible.
    .title = Closing the discussion
    .section = The discussion
rule-NG-310 = The played cards stay on the table during the purchase.
    .title = Cards stay out
    .section = The discussion
rule-NG-401 = The dial gives three dice at L and 1, a single one at E, two elsewhere. Add and subtract whatever applies; you always roll at least one die and at most five.
    .title = How many dice
    .section = Threat tests
rule-NG-402 = Every 5 and every 6 is a success.
    .title = Successes
    .section = Threat tests
rule-NG-403 = Once the dice are rolled, each 4 may become a success for two cards of your hand, played face down. As often as a 4 and two cards are left.
    .title = Paying for a 4
    .section = Threat tests
    .why = Now decide which 4s become successes, for two cards each.
    .why-early = No dice lie on the table that could be helped.
rule-NG-404 = Cards given for a 4 bring no point, and the card being played cannot be one of them.
    .title = Nothing else for them
    .section = Threat tests
    .why = A card given for a 4 comes from your hand, and is not the one being played.
rule-NG-405 = Two successes or more, one, none: that is the line to apply. A third success brings nothing.
    .title = Three lines
    .section = Threat tests
rule-NG-406 = While an effect says so, every 4 is a success for nothing.
    .title = Free fours
    .section = Threat tests
rule-NG-407 = A test called for by a terror card or any other follows the same rules, paid fours included, at any time.
    .title = The same rules everywhere
    .section = Threat tests
rule-NG-408 = Dice for the next test add up and are used by the next test of the same discussion; dice for the discussion last until it ends; a price lasts as long as its card.
    .title = How long they last
    .section = Threat tests
rule-NG-409 = Comparing a die with the threat is no test: one die, no bonus, no fours to pay for, no reaction. L is 0, E is 7.
    .title = A die against the threat
    .section = Threat tests
rule-NG-410 = Whatever the hostage taker does in answer to a test comes after the whole line.
    .title = Reactions come last
    .section = Threat tests
rule-NG-501 = Each step moves the marker up by one. If it is already on E it stays there and a hostage is eliminated.
    .title = The threat rises
    .section = Threat, hostages, effects
rule-NG-502 = Each step moves the marker down by one. If it is already on L it stays there and a hostage is released.
    .title = The threat falls
    .section = Threat, hostages, effects
rule-NG-503 = A hostage leaves the zone, free. If the zone is empty during a discussion the hostage taker gives himself up; at any other time nothing happens.
    .title = Releasing
    .section = Threat, hostages, effects
rule-NG-504 = A hostage in the zone is eliminated. If the zone is empty the top terror card is discarded without effect; if the deck is empty too, nothing.
    .title = Eliminating a hostage
    .section = Threat, hostages, effects
rule-NG-505 = Releases and deaths beyond L and E are releases and deaths like any other.
    .title = Beyond the dial
    .section = Threat, hostages, effects
rule-NG-506 = A release is never refused.
    .title = No refusing
    .section = Threat, hostages, effects
rule-NG-507 = Points change at once.
    .title = Points come and go
    .section = Threat, hostages, effects
rule-NG-508 = Pawns go from the supply to the zone as long as there are any.
    .title = New hostages
    .section = Threat, hostages, effects
rule-NG-509 = The top terror cards are discarded face up without effect, the golden one included, as many as there are.
    .title = Time lost
    .section = Threat, hostages, effects
rule-NG-510 = You put cards of your choice from hand back into the purchase area. They were not played: they may be bought at the next purchase.
    .title = Giving cards back
    .section = Threat, hostages, effects
    .why = Now you put cards of your hand back into the purchase area.
rule-NG-511 = A card that is removed never comes back to the purchase area.
    .title = Out of the match
    .section = Threat, hostages, effects
    .why = That card has been removed for good.
rule-NG-512 = Setting the threat to a level is raising or lowering it by the difference.
    .title = Setting the threat
    .section = Threat, hostages, effects
rule-NG-601 = Buy as many cards as you like, one by one; their price comes off your points and they go to your hand.
    .title = Buying
    .section = The purchase
    .why = Now you buy cards, one by one, or finish.
    .why-gone = None of these cards is in the purchase area.
rule-NG-602 = A card with a price can be bought only if your points stay at zero or more.
    .title = No credit
    .section = The purchase
    .why = You do not have the points for this card.
rule-NG-603 = Free cards in the purchase area may always be taken, even with negative points. Nothing obliges you to.
    .title = Free cards
    .section = The purchase
rule-NG-604 = A card played this turn can be neither bought nor taken back.
    .title = Not this turn’s
    .section = The purchase
    .why = A card played this turn cannot be bought.
rule-NG-605 = When the purchase is over the points go back to zero, surplus and debt alike. What the terror phase changes later counts for the next discussion.
    .title = Back to zero
    .section = The purchase
rule-NG-606 = Then the played cards return to the purchase area, except those that were removed.
    .title = Cards come back
    .section = The purchase
rule-NG-607 = The hand never holds more than ten cards.
    .title = Ten cards in hand
    .section = The purchase
    .why = Your hand is full: ten cards.
rule-NG-608 = Buying is optional; the phase ends when you say so.
    .title = As you please
    .section = The purchase
rule-NG-701 = First the prices due at the start of a terror phase, in the order of the demands; then every escape clock goes down by one: at zero the hostage taker gets away.
    .title = Before the card
    .section = Terror and the last discussion
rule-NG-702 = If there is no card left to draw, everyone still held is eliminated, their captor gets away and you lose.
    .title = Out of time
    .section = Terror and the last discussion
rule-NG-703 = Turn over the top card and apply its main effect.
    .title = The terror card
    .section = Terror and the last discussion
    .why = Now the top terror card is turned over.
rule-NG-704 = If a major or escape demand is still face down at that moment, the additional effect follows.
    .title = While he keeps things back
    .section = Terror and the last discussion
rule-NG-705 = The card is then discarded face up, unless it is a minor demand or waits for an alert.
    .title = The discard
    .section = Terror and the last discussion
rule-NG-706 = During a terror phase nothing can make the hostage taker surrender.
    .title = No capture here
    .section = Terror and the last discussion
rule-NG-707 = Cards given for fours during a terror phase go back to the purchase area when that phase ends.
    .title = Cards given
    .section = Terror and the last discussion
rule-NG-708 = The terror deck is never refilled, unless a card says so.
    .title = A deck that runs down
    .section = Terror and the last discussion
rule-NG-709 = The pivotal event is a terror card like any other: main effect, additional effect, discard.
    .title = The golden card
    .section = Terror and the last discussion
rule-NG-711 = As soon as the terror deck is empty, the discussion at hand or the next one is the last.
    .title = The last discussion
    .section = Terror and the last discussion
rule-NG-712 = If the match is not over with it, the terror phase that follows loses it.
    .title = Now or never
    .section = Terror and the last discussion
rule-NG-713 = In the last discussion you may also buy on the usual terms: the cards come to hand and may be played at once.
    .title = Buying while you talk
    .section = Terror and the last discussion
    .why = Cards are bought after the discussion.
rule-NG-714 = A card played in the last discussion cannot be bought again in it.
    .title = Once only
    .section = Terror and the last discussion
    .why = A card played in the last discussion cannot be bought again in it.
rule-NG-715 = The purchase after it takes place but changes nothing any more.
    .title = A purchase for form’s sake
    .section = Terror and the last discussion
rule-NG-801 = During a discussion you may concede a demand that is face up: pay its points without going below zero, apply its effect, then its price.
    .title = Conceding
    .section = Demands
    .why = You do not have the points for this demand.
rule-NG-802 = A demand is conceded only once.
    .title = Once only
    .section = Demands
    .why = That demand has been conceded already.
rule-NG-803 = Major and escape demands start face down: only their backs are known.
    .title = Face down
    .section = Demands
    .why = That demand does not lie face up on the table.
rule-NG-804 = Revealing turns demands up one at a time, as you choose; if there are fewer, that is all.
    .title = Revealing
    .section = Demands
    .why = Now you turn up a demand that lies face down.
rule-NG-805 = A revealed demand stays face up until the hostage taker is captured or shot, or until it says otherwise.
    .title = They stay
    .section = Demands
rule-NG-806 = A demand may be conceded in the very discussion in which it was revealed.
    .title = No sooner said
    .section = Demands
rule-NG-807 = A conceded major demand stays in play, turned sideways: its price lasts until the hostage taker is captured or shot.
    .title = The price of a major one
    .section = Demands
rule-NG-808 = A conceded escape demand stays in play while its price is running.
    .title = The escape under way
    .section = Demands
rule-NG-809 = A demand with an alert instead of a cost cannot be conceded at will: it is by itself, once, when its condition holds while it is face up.
    .title = Those that concede themselves
    .section = Demands
    .why = This demand is never conceded at will: its alert does it.
rule-NG-812 = A clock of 1 leaves the rest of this turn: when terror begins he is gone. With 2, one turn more. Winning or shooting him first cancels it.
    .title = The clock
    .section = Demands
rule-NG-815 = A minor demand comes from the terror deck and stays face up. Conceding it costs nothing: effect, price, discard.
    .title = Minor demands
    .section = Demands
rule-NG-816 = With the accomplice in charge, a minor demand is discarded at once.
    .title = The accomplice does not listen
    .section = Demands
rule-NG-820 = Once per discussion, with the threat at 3 or more, one card played face down brings 2 points instead of one.
    .title = Barret: playing along
    .section = Demands
    .why = That rule of the hostage taker does not help you now.
rule-NG-821 = Each time one of his demands is revealed you gain a point.
    .title = Lijah: all ears
    .section = Demands
rule-NG-822 = When a discussion ends with nothing face down and fewer than three escapes placed so far, one more is placed face down.
    .title = Lijah: always another way out
    .section = Demands
rule-NG-823 = So he never has more than three escape demands in a match.
    .title = Lijah: three at most
    .section = Demands
rule-NG-824 = After each test of a discussion rolled with three dice or more, and after its line, the threat rises by one.
    .title = Renesha: she sees through you
    .section = Demands
rule-NG-825 = These rules no longer apply once the accomplice takes over.
    .title = Their rules end
    .section = Demands
    .why = Since the accomplice took over, that rule no longer applies.
rule-NG-901 = You lose at once when more than half of all hostages are eliminated.
    .title = Too many dead
    .section = Winning and losing
rule-NG-902 = You lose at once when their captor gets away.
    .title = He gets away
    .section = Winning and losing
rule-NG-903 = You win at once when the zone is empty, at least half of the hostages are free, and the hostage taker is captured, or shot and his accomplice has given up.
    .title = Victory
    .section = Winning and losing
rule-NG-904 = While the hostage taker is at large it takes one release more, or shooting him.
    .title = An empty zone is not enough
    .section = Winning and losing
rule-NG-905 = During a discussion, a release that is due when the zone is empty makes him surrender: you win.
    .title = Capture
    .section = Winning and losing
rule-NG-906 = If he is shot while the zone is empty you win.
    .title = Shooting him, zone empty
    .section = Winning and losing
rule-NG-907 = If anyone is still held, his card and all demands go, with their prices, clocks and alerts, and the accomplice takes over. The threat, your points, your hand, your bonuses and the line at hand go on.
    .title = Shooting him, hostages held
    .section = Winning and losing
rule-NG-908 = The accomplice cannot be shot: the effect is ignored, the rest of the line applies.
    .title = Not the accomplice
    .section = Winning and losing
rule-NG-909 = He can be shot only during a discussion.
    .title = Only while talking
    .section = Winning and losing
rule-NG-910 = Each effect that moves the threat marker up kills one hostage, once per effect, on top of deaths beyond E.
    .title = The accomplice shoots
    .section = Winning and losing
rule-NG-911 = With the accomplice in charge nothing eliminates the last hostage of the zone.
    .title = Never the last one
    .section = Winning and losing
rule-NG-912 = As soon as the zone is empty, in any phase, the accomplice gives up and you win.
    .title = The accomplice gives up
    .section = Winning and losing
rule-NG-913 = After his death nothing lies face down: additional effects no longer apply.
    .title = Nothing hidden any more
    .section = Winning and losing
rule-NG-914 = You cannot win and lose at once: effects are applied one by one and the first end reached counts.
    .title = One or the other
    .section = Winning and losing
    .why = The match is over.
rule-NG-1001 = An alert card stays on the table, its markers on what it watches, until its condition is met.
    .title = A card on the lookout
    .section = Alerts
rule-NG-1002 = Markers are only reminders: if they ran out the effect would still happen.
    .title = Mere reminders
    .section = Alerts
rule-NG-1003 = An alert is checked when its card comes face up and after each effect. If several hold they are resolved from left to right, each completely before the next.
    .title = When they go off
    .section = Alerts
rule-NG-1004 = An alert that has gone off loses its markers and does not return.
    .title = Once only
    .section = Alerts
rule-NG-1005 = The threat rises by 2 now; at the end of the next discussion it falls by 1 and the card is discarded.
    .title = Passing anger
    .section = Alerts
rule-NG-1006 = A reminder has no effect: the one on the dial against Barret only shows from where on his rule can be used.
    .title = A mere memo
    .section = Alerts
rule-NG-1101 = A terror set begins with three minor demands of either box, chosen or at random.
    .title = Three minor demands
    .section = Sets of your own
    .why = The set begins with three minor demands.
rule-NG-1102 = Then four “I have a bad feeling”, one “I’m about to snap”, two “No time for this” and one “Let’s raise the stakes”, or their base version: one version each.
    .title = Eight compulsory cards
    .section = Sets of your own
    .why = Of the compulsory cards, the set takes one version each.
rule-NG-1103 = Then two cards at random among those whose main effect may raise the threat.
    .title = Two threat cards
    .section = Sets of your own
rule-NG-1104 = Then eight cards at random among the others.
    .title = Eight others
    .section = Sets of your own
rule-NG-1105 = The set has twenty-one red cards, ten of which are dealt as usual.
    .title = Twenty-one in all
    .section = Sets of your own
rule-NG-1106 = The pivotal events of both boxes may be mixed before one is drawn.
    .title = Golden cards
    .section = Sets of your own
rule-NG-1107 = Simply shuffling both boxes together is not a legal set.
    .title = Not the whole lot
    .section = Sets of your own
rule-NG-1111 = Twenty-two cards: the three free kinds twice each, every copy in the version of either box, one kind at 1 twice, three kinds at 2 twice each, one kind at 3 twice, five different cards from 4 to 7, one card at 8.
    .title = The discussion set
    .section = Sets of your own
    .why = The set is filled price by price: this card has no place in it now.
rule-NG-1112 = Pairs are not split; choices are free or left to luck.
    .title = Pairs stay together
    .section = Sets of your own
    .why = That pair is in your set already.
rule-NG-1113 = A set is checked when the match is created; an illegal one is refused with the rule it breaks.
    .title = Checked beforehand
    .section = Sets of your own
    .why = Now you put your set together.
rule-NG-1114 = The two sets are customised independently.
    .title = One without the other
    .section = Sets of your own
rule-NG-1201 = Your profile keeps your wins, your latest results and your exploits from match to match.
    .title = Your career
    .section = The career
rule-NG-1202 = An exploit that does not speak of winning counts even if the match is lost; all are granted when a match is finished, not when it is abandoned.
    .title = Even when lost
    .section = The career
rule-NG-1203 = Exploits change nothing in play. Matches with sets of your own count.
    .title = For glory only
    .section = The career

# The parts of the board on a small screen.
region-abductor = The abductor and the building
region-dial = Threat and conversation
region-demands = Terror and demands
region-cheap = Cards to buy, left
region-dear = Cards to buy, right
