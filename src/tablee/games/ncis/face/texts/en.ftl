### NCIS: every word of the game in English.

title = NCIS
tagline = One Criminal against a team: name him, his organisation and his plot before the threat is complete.
description = Three operation zones, five cards each: whoever fights better there gains threat or clues. The agents reveal a secret row by row, prove themselves in trials against the clock, and accuse when they dare; the Criminal races to ten points of threat.

## Options of the table

option-threat_goal = Threat that wins
    .note = How far the Criminal must come. Nine is the match for experts, eleven the long one.
option-threat_goal-10 = Ten points, the number written
option-threat_goal-9 = Nine points, harder for the NCIS
option-threat_goal-11 = Eleven points, one step past 10
option-trial_seconds = Time for a trial
    .note = For words, bullets and paths. With children, 15 seconds are good advice.
option-trial_seconds-12 = 12 seconds
option-trial_seconds-5 = 5 seconds
option-trial_seconds-8 = 8 seconds
option-trial_seconds-10 = 10 seconds
option-trial_seconds-15 = 15 seconds
option-trial_seconds-20 = 20 seconds
option-trial_seconds-30 = 30 seconds
option-shoot_seconds = Time to shoot
    .note = For the shooting gallery of an Ambush. With children, 10 seconds are the printed advice.
option-shoot_seconds-12 = 12 seconds
option-shoot_seconds-5 = 5 seconds
option-shoot_seconds-8 = 8 seconds
option-shoot_seconds-10 = 10 seconds
option-shoot_seconds-15 = 15 seconds
option-shoot_seconds-20 = 20 seconds
option-shoot_seconds-30 = 30 seconds
option-shoot_required = Targets that must fall
    .note = Two are called. Both must fall, or one is enough.
option-shoot_required-2 = Both
option-shoot_required-1 = One of them
option-after_resolution = After a zone is resolved
    .note = Who plays next: whoever was due, or always the Criminal, which makes it harder for the NCIS.
option-after_resolution-continue = Whoever was due
option-after_resolution-criminal_first = The Criminal
option-series_choice = Equal series
    .note = When a camp has as many cards of several series, the best one counts by itself, or the camp chooses in secret.
option-series_choice-auto_best = The best one counts
option-series_choice-manual = Each camp chooses
option-ncis_open_hands = Hands of the team
    .note = Agents may see each other’s cards, or only talk about them.
option-ncis_open_hands-true = Open among agents
option-ncis_open_hands-false = Closed
option-target_placement = Targets at the start
    .note = Luck puts up the eight targets, or everyone places some.
option-target_placement-generated = Placed by luck
option-target_placement-manual = Placed by the players
option-trial_level = Difficulty of the trials
    .note = How large grids are, how alike bullets look, how tangled paths run.
option-trial_level-normal = Normal
option-trial_level-easy = Easy
option-trial_level-hard = Hard
option-shoot_level = Difficulty of the shooting
    .note = How fast the launcher follows, how much it sways and scatters.
option-shoot_level-normal = Normal
option-shoot_level-easy = Easy
option-shoot_level-hard = Hard
option-trial_content = Trial cards
    .note = New puzzles every match, or the constant cards of the classic edition (French, normal).
option-trial_content-fresh = New ones
option-trial_content-classic = Classic
option-trial_language = Language of the hidden words
    .note = One for the whole table, whatever language a screen speaks.
option-trial_language-fr = French
option-trial_language-en = English
option-play_mode = Trials
    .note = Played for real, or decided by luck for a table that does not want them.
option-play_mode-live = Played
option-play_mode-model = Decided by luck
option-training = Training room
    .note = Eight trials one after the other, against the clock and without cards; personal bests count in the career.
option-training-off = A whole match
option-training-all = All trials in turn
option-training-decryptage = Decryption
option-training-balistique = Ballistics
option-training-autopsie = Autopsy
option-training-shooting = Shooting

## Names of things

name-criminal = The Criminal
name-agent-seat = Agent { $number }
name-camp-criminal = the Criminal
name-camp-ncis = the NCIS

name-series-v = Vehicle
name-series-a = Firearm
name-series-p = Camera
name-series-s = Satellite
name-series-o = Computer
# $copy: a, b or c where there are several of them, else empty
name-card = { $series ->
    [emb] Ambush
    [inf] Informer
    [v] Vehicle { $value }{ $copy }
    [a] Firearm { $value }{ $copy }
    [p] Camera { $value }{ $copy }
    [s] Satellite { $value }{ $copy }
   *[o] Computer { $value }{ $copy }
}
note-card = { $series ->
    [emb] Two targets are called. If you fell them in time, you may remove the last face-up enemy card of a zone.
    [inf] Exchange a card of either camp in one zone.
   *[other] { $value ->
        [1] Worth 1, and you may play again at once.
       *[other] Worth { $value } in its series.
    }
}
name-card-back = Card, face down
name-zone = Zone { $zone }
name-side = Zone { $zone }, side of { $camp ->
    [criminal] the Criminal
   *[ncis] the NCIS
}: card { $rank } in order of play
note-zone = Red { $red }: threat for the Criminal. Blue { $blue }: clue rows for the NCIS. Trial: { $trial ->
    [decryptage] Decryption
    [balistique] Ballistics
   *[autopsie] Autopsy
}.
name-zone-card = { $card ->
    [z01] Navy Yard, NCIS headquarters
    [z02] Norfolk naval base
    [z03] The Pentagon
    [z04] Quantico base
    [z05] Bethesda naval hospital
    [z06] Arlington cemetery
    [z07] Port of Baltimore
    [z08] Dulles airport
    [z09] Camp Lejeune
    [z10] Carrier at anchor
    [z11] Foreign embassy
    [z12] Federal building
    [z13] Washington metro
    [z14] Disused shipyard
   *[z15] Chesapeake Bay
}
power-none = No power.
power-agent = Call a Special Agent.
power-trial_double = A trial passed here earns two rows.
power-trial_time = The next trial is 4 seconds shorter.
power-face_down = { $number } tokens to lay cards face down.
power-remove = Remove the last face-up enemy card of another zone.
power-peek_discard = See an enemy hand and discard a card of it.
power-peek_hand = See the Criminal’s hand.
power-sift = Draw { $number } cards, then discard { $number }.
power-divert = You name the next category of a clue.
power-threat = The threat falls by 1.
power-reveal = Reveal a clue row.
power-retry = A second chance if the trial fails.
note-red = For the Criminal: { $power }
note-blue = For the NCIS: { $power }

name-agent-gibbs = Leroy Jethro Gibbs
    .note = The threat falls by 1.
name-agent-dinozzo = Anthony DiNozzo
    .note = Remove the Criminal’s last face-up card in another zone.
name-agent-ziva = Ziva David
    .note = Three tokens to lay cards face down.
name-agent-mcgee = Timothy McGee
    .note = The team sees the Criminal’s hand and discards a card of it.
name-agent-abby = Abby Sciuto
    .note = Reveal one more clue row.
name-agent-mallard = Dr Donald Mallard
    .note = If this trial fails, the same agent plays another one at once.
name-agents = Special Agents
name-trial-decryptage = Decryption
    .note = Find the announced word in the grid: say where its first letter is.
name-trial-balistique = Ballistics
    .note = Find the bullet that the gun fired.
name-trial-autopsie = Autopsy
    .note = Follow the bullet through the body: say where it comes out.
name-trial-gallery = Shooting gallery
name-category-c = Criminal
name-category-o = Organisation
name-category-p = Plot
name-sleeve = { $category ->
    [c] Sleeve: the Criminal
    [o] Sleeve: the organisation
   *[p] Sleeve: the plot
}
name-row = { $colour ->
    [yellow] Yellow row
    [orange] Orange row
    [red] Red row
    [violet] Violet row
    [blue] Blue row
   *[black] Black row: the name
}
note-sleeve = { $rows ->
    [0] No row shows yet.
    [one] One of 6 rows shows.
   *[other] { $rows } of 6 rows show.
}
name-target = { $colour ->
    [red] Red { $number }
   *[blue] Blue { $number }
}
name-slot = Place { $place }, { $row ->
    [near] near
    [middle] in the middle
   *[far] far
}
name-hand = Hand
name-hand-of = Hand of { $name }
name-seen = Seen hand
name-pile = Operation pile
name-discard = Discard
name-zone-pile = Zone pile
name-deck = Trial deck: { $trial ->
    [decryptage] Decryption
    [balistique] Ballistics
   *[autopsie] Autopsy
}
name-tokens = Tokens of { $camp ->
    [criminal] the Criminal
   *[ncis] the NCIS
}
name-token-hide = Token: lay a card face down
    .note = Spend one to lay a numbered card face down: the other camp does not know it, and an Ambush cannot remove it.
name-token-time = Token: shorter trial
    .note = The next trial has 4 seconds less.
name-token-divert = Token: the Criminal names the category
    .note = The Criminal names the category of the next clue row.
name-threat = Threat
name-marker = Whose turn?
name-dossier = Dossier
label-cards = Cards
label-threat = Threat
label-rows = Rows shown
label-cell = { $cards } cards

## What stands on cards and on the wall

short-card = { $series ->
    [emb] Ambush
    [inf] Informer
    [v] Vehicle
    [a] Firearm
    [p] Camera
    [s] Satellite
   *[o] Computer
}
name-warrant = Accuse
name-line-up = Who could be named
note-warrant = Name the Criminal, the organisation and the plot. All three right, and the NCIS wins; one wrong, and the Criminal does.
name-lesson-ambush = Ambush
name-lesson-informer = Informer
short-agent-gibbs = Gibbs
short-agent-dinozzo = DiNozzo
short-agent-ziva = Ziva
short-agent-mcgee = McGee
short-agent-abby = Abby
short-agent-mallard = Mallard
short-is = { $fact }: { $value }
short-not = { $fact }: not { $value }
short-more = { $fact } > { $value }
short-least = { $fact } ≥ { $value }
short-less = { $fact } < { $value }
short-most = { $fact } ≤ { $value }
name-card-down = { $series ->
    [v] Vehicle { $value }, face down
    [a] Firearm { $value }, face down
    [p] Camera { $value }, face down
    [s] Satellite { $value }, face down
   *[o] Computer { $value }, face down
}
name-clue-card = { $category ->
    [c] Clue card of the Criminal
    [o] Clue card of the organisation
   *[p] Clue card of the plot
}: { $rows } of 6 rows
name-named = { $category ->
    [c] The Criminal named
    [o] The organisation named
   *[p] The plot named
}
name-tag = { $kind ->
    [secret] Your secret: { $name }
   *[accused] Accused: { $name }
}
name-threat-now = Threat { $threat } of { $goal }
note-fuse = { $left ->
    [0] Threat { $threat }: the Criminal wins.
    [one] Threat { $threat }: one point to go.
   *[other] Threat { $threat }: { $left } points to go.
}
note-marker = This agent plays next for the team, and speaks for it in the Criminal’s turn.
note-pile = { $cards ->
    [one] One card.
   *[other] { $cards } cards.
}
note-discard = { $cards ->
    [0] Nothing has been discarded.
    [one] One card; it comes back when the pile is empty.
   *[other] { $cards } cards; they come back when the pile is empty.
}

region-zones = The three zones
region-zone-1 = Zone 1
region-zone-2 = Zone 2
region-zone-3 = Zone 3
region-clues = The three pockets
region-clues-c = Clues: the Criminal
region-clues-o = Clues: the organisation
region-clues-p = Clues: the plot
region-side = Agents, piles and tokens
region-fuse = The fuse

## Parts of sentences

the-card = { $series ->
    [v] a vehicle { $value }
    [a] a firearm { $value }
    [p] a camera { $value }
    [s] a satellite { $value }
    [o] a computer { $value }
    [emb] an Ambush
   *[inf] an Informer
}
the-ncis-card = { $ncis_series ->
    [v] a vehicle { $ncis_value }
    [a] a firearm { $ncis_value }
    [p] a camera { $ncis_value }
    [s] a satellite { $ncis_value }
    [o] a computer { $ncis_value }
   *[hidden] a face-down card
}
the-criminal-card = { $criminal_series ->
    [v] a vehicle { $criminal_value }
    [a] a firearm { $criminal_value }
    [p] a camera { $criminal_value }
    [s] a satellite { $criminal_value }
    [o] a computer { $criminal_value }
   *[hidden] a face-down card
}
the-camp = { $camp ->
    [criminal] the Criminal
   *[ncis] the NCIS
}
the-category = { $category ->
    [c] Criminal
    [o] Organisation
   *[p] Plot
}
the-trial = { $trial ->
    [decryptage] Decryption
    [balistique] Ballistics
   *[autopsie] Autopsy
}
the-target = { $colour ->
    [red] red { $number }
   *[blue] blue { $number }
}

## Where the match stands

status-play = Turn { $turn }, threat { $threat } of { $goal }
status-over = The match is over

## Decisions

kind-place_target = Target
prompt-place_target = Put target { $colour ->
    [red] red
   *[blue] blue
} { $number } on a free place.
waiting-place_target = Waiting for { $names } to place targets.
coach-place_target = Everyone sees all targets all the time. Small ones in the far row are hard to hit, for your opponents and for you.
kind-play_card = Card
prompt-play_card = Play a card: choose it, then a zone.
waiting-play_card = Waiting for { $names } to play a card.
coach-play_card = Count beats value: cards of one series add up, the rest is worth nothing. The fifth card decides a zone, so think twice before you lay the fourth.
kind-replay = Play again
prompt-replay = Your value 1 lets you play another card.
waiting-replay = Waiting for { $names }, who may play again.
coach-replay = You have already drawn. Play one more card of any kind, or leave it.
kind-call_target = Call
prompt-call_target = Call a target: both called ones must fall.
waiting-call_target = Waiting for { $names } to call targets.
coach-call_target = Call targets that are small and far apart. If any other target falls, the shooter has failed.
kind-begin_shooting = Ready to shoot
prompt-begin_shooting = Shoot { $first } and { $second }. Say when you are ready.
waiting-begin_shooting = Waiting for { $names } to take aim.
coach-begin_shooting = The clock starts when you say so. Four bullets, then they are fetched. Only the called targets may fall.
kind-shooting = Shooting
prompt-shooting = Fire!
waiting-shooting = { $names } is shooting.
coach-shooting = The reticle sways: fire when it crosses the silhouette. An impact on the stand does not count.
kind-ambush_removal = Ambush
prompt-ambush_removal = Hit! Remove the last face-up enemy card of a zone.
waiting-ambush_removal = Waiting for { $names } to remove a card.
coach-ambush_removal = Only the most recent face-up card of a zone goes. Face-down cards are safe, and so is a locked zone.
kind-move_targets = Targets
prompt-move_targets = You may move targets to free places.
waiting-move_targets = Waiting for { $names }, who may move targets.
coach-move_targets = After every shooting the shooter’s opponents may change the layout, one target at a time, twelve times at most.
kind-last_chance = Last chance
prompt-last_chance = This zone may bring the Criminal to his goal. Accuse now, or let it come.
waiting-last_chance = Waiting for { $names }: last chance to accuse.
coach-last_chance = Before the cards are counted you may still name all three. Afterwards it may be too late.
kind-series = Series
prompt-series = Choose the series that counts for your camp.
waiting-series = Waiting for { $names } to choose a series.
coach-series = You have as many cards of several series. A higher sum is better, unless you know why not.
kind-category = Clue
prompt-category = Name the category of the next row.
waiting-category = Waiting for { $names } to name a category.
coach-category = Each row of an award must come from another category. Where most candidates are left, a row tells most.
kind-agent = Special Agent
prompt-agent = Call a Special Agent.
waiting-agent = Waiting for { $names } to call a Special Agent.
coach-agent = Each of the six acts once. Gibbs lowers the threat, Abby reveals a row, Dr Mallard saves a trial.
kind-removal = Removal
prompt-removal = You may remove the last face-up enemy card of a zone.
waiting-removal = Waiting for { $names }, who may remove a card.
coach-removal = No shooting is needed. The zone that is being resolved and locked zones are out of reach.
kind-look = Hand
prompt-look = Choose the agent whose hand you see.
waiting-look = Waiting for { $names } to choose a hand.
coach-look = You will see all cards of that agent and discard one of them.
kind-discard = Discard
prompt-discard = Discard a card of the hand you see.
waiting-discard = Waiting for { $names } to discard a card.
coach-discard = Its owner draws another one. Take the card that would hurt you most.
kind-sift = Sift
prompt-sift = Discard a card of your hand.
waiting-sift = Waiting for { $names } to sift his hand.
coach-sift = You drew two and give two back: keep what fits together.
kind-performer = Performer
prompt-performer = Name who performs the trial.
waiting-performer = Waiting for { $names } to name a performer.
coach-performer = Nobody performs twice before every agent has performed once.
kind-word = Word
prompt-word = Choose the word to be found.
waiting-word = Waiting for { $names } to choose a word.
coach-word = Words that run backwards or in a diagonal are the hardest to find.
kind-begin_trial = Ready
prompt-begin_trial = { $trial ->
    [decryptage] Decryption
    [balistique] Ballistics
   *[autopsie] Autopsy
}, { $seconds } seconds. Say when you are ready.
waiting-begin_trial = Waiting for { $names } to begin the trial.
coach-begin_trial = The puzzle appears and the clock starts when you say so. Your first answer is final.
kind-trial = Trial
prompt-trial = { $trial ->
    [decryptage] Where does the word begin?
    [balistique] Which bullet did the gun fire?
   *[autopsie] Where does the bullet come out?
}
waiting-trial = { $names } is being tried.
coach-trial = One answer only. Nobody may help, and the clock does not stop.
kind-accuse_criminel = Accusation
prompt-accuse_criminel = Name the Criminal.
waiting-accuse_criminel = { $names } accuses.
coach-accuse_criminel = You name three in turn. Until the last one you may still step back.
kind-accuse_organisation = Accusation
prompt-accuse_organisation = Name the organisation.
waiting-accuse_organisation = { $names } accuses.
coach-accuse_organisation = All three must be right.
kind-accuse_complot = Accusation
prompt-accuse_complot = Name the plot. This decides the match.
waiting-accuse_complot = { $names } accuses.
coach-accuse_complot = With this name the match is over, one way or the other.
kind-end_turn = End of the turn
prompt-end_turn = End your turn, or accuse.
waiting-end_turn = Waiting for { $names } to end the turn.
coach-end_turn = You may accuse in an agent’s turn only. If you are sure, do not wait for the Criminal.

pass-replay = Do not play again
pass-ambush_removal = Remove nothing
pass-removal = Remove nothing
pass-move_targets = Leave the targets

move-card = { $name } to zone { $zone }
move-hide = { $name } face down to zone { $zone }
move-ambush = Play an Ambush ({ $number })
move-swap = Exchange { $ncis } and { $criminal } in zone { $zone }, with Informer { $number }
move-swap-none = Informer { $number } without an exchange
move-call = Call { $name }
move-begin = I am ready
move-strike = Remove the last card of zone { $zone }
move-put = { $name } to { $slot }
move-series = Count { $name }
move-clue = { $category ->
    [c] A row of the Criminal
    [o] A row of the organisation
   *[p] A row of the plot
}
move-agent = Call { $name }
move-look = See the hand of { $name }
move-discard = Discard { $name }
move-perform = { $name } performs
move-word = { $word }
move-accuse = Accuse
move-name = { $name }
move-continue = Let it come
move-end = End the turn

widget-words = Grid of letters. Word to find: { $word }.
widget-bullets = A gun was test-fired: { $calibre }, twist { $twist ->
    [left] to the left
   *[right] to the right
}, grooves { $grooves }.
widget-path = { $lanes } lanes cross the body; the bullet goes in at lane { $entry }.
widget-gallery = Shooting gallery with eight targets.
widget-notes = The dossier: 27 candidates.
widget-past = The last trial, with its solution.
gallery-called = called
candidate-fact = { $value }

## Events

event-hand-dealt = { $seat } receives { $cards } cards.
event-zone-opened = Zone { $zone }: { name-zone-card }.
event-zones-renewed = The { $cards } used zone cards are shuffled into a new pile.
event-card-drawn = { $seat } draws a card.
event-card-drawn-own = { $seat } draws { the-card }.
event-pile-renewed = The { $cards } discarded cards are shuffled into a new pile.
event-clues-sealed = { $seat } slides three clue cards into their sleeves.
event-clues-sealed-own = { $seat } slides three clue cards into their sleeves: { $criminel ->
    [c1] { candidate-c1 }
    [c2] { candidate-c2 }
    [c3] { candidate-c3 }
    [c4] { candidate-c4 }
    [c5] { candidate-c5 }
    [c6] { candidate-c6 }
    [c7] { candidate-c7 }
    [c8] { candidate-c8 }
   *[c9] { candidate-c9 }
}; { $organisation ->
    [o1] { candidate-o1 }
    [o2] { candidate-o2 }
    [o3] { candidate-o3 }
    [o4] { candidate-o4 }
    [o5] { candidate-o5 }
    [o6] { candidate-o6 }
    [o7] { candidate-o7 }
    [o8] { candidate-o8 }
   *[o9] { candidate-o9 }
}; { $complot ->
    [p1] { candidate-p1 }
    [p2] { candidate-p2 }
    [p3] { candidate-p3 }
    [p4] { candidate-p4 }
    [p5] { candidate-p5 }
    [p6] { candidate-p6 }
    [p7] { candidate-p7 }
    [p8] { candidate-p8 }
   *[p9] { candidate-p9 }
}.
event-target-put = { $seat } puts { the-target } on place { $place }.
event-card-played = { $seat } plays { the-card } in zone { $zone }.
event-card-hidden = { $seat } lays a card face down in zone { $zone }.
event-card-hidden-own = { $seat } lays { the-card } face down in zone { $zone }.
event-zone-locked = Zone { $zone } has five cards: it is locked.
event-replay-granted = { $seat } may play again.
event-replay-declined = { $seat } does not play again.
event-ambush-played = { $seat } lays an Ambush.
event-ambush-idle = { $seat } discards an Ambush: there is nothing to remove.
event-target-called = { $seat } calls { the-target }.
event-shooting-begun = { $seat } shoots: { $seconds } seconds.
event-shots-hit = { $seat } fells the called targets.
event-shots-stray = { $seat } fells a target that was not called: the shooting is over.
event-shots-missed = { $seat } does not fell the called targets.
event-shots-late = { $seat } runs out of time.
event-card-removed = { $seat } removes { the-card } from zone { $zone }.
event-removal-declined = { $seat } removes nothing.
event-removal-idle = { $seat } finds nothing to remove.
event-target-moved = { $seat } moves { the-target } to place { $place }.
event-targets-kept = { $seat } leaves the targets as they are.
event-cards-swapped = { $seat } exchanges { the-ncis-card } of the NCIS and { the-criminal-card } of the Criminal in zone { $zone }.
event-informer-idle = { $seat } discards an Informer without an exchange.
event-chance-left = { $seat } lets it come: zone { $zone } is resolved.
event-card-revealed = Face up in zone { $zone }: { the-card }, of { the-camp }.
event-series-chosen = { $seat } has chosen a series.
event-series-chosen-own = { $seat } chooses: { $series ->
    [v] vehicle
    [a] firearm
    [p] camera
    [s] satellite
   *[o] computer
}.
event-series-counted = { $camp ->
    [criminal] The Criminal
   *[ncis] The NCIS
} counts: { $series ->
    [v] vehicle
    [a] firearm
    [p] camera
    [s] satellite
   *[o] computer
}.
event-zone-won = Zone { $zone }: { $criminal } for the Criminal, { $ncis } for the NCIS. { name-zone-card } goes to { the-camp }.
event-zone-tied = Zone { $zone }: { $score } each. Nobody wins it.
event-threat-rose = The threat rises by { $points }, to { $threat }.
event-threat-fell = The threat stands at { $threat }.
event-category-diverted = { $seat } names the category this time.
event-clue-shown = { the-category }: row { $row } shows.
event-name-shown = { the-category }: the name shows. It is { the-candidate }.
event-agent-called = { $seat } calls { $agent ->
    [gibbs] { name-agent-gibbs }
    [dinozzo] { name-agent-dinozzo }
    [ziva] { name-agent-ziva }
    [mcgee] { name-agent-mcgee }
    [abby] { name-agent-abby }
   *[mallard] { name-agent-mallard }
}.
event-agents-gone = { $seat } finds no Special Agent left to call.
event-trial-doubled = The trial here earns { $rows } rows.
event-time-token = A shorter trial is in store: tokens { $tokens }.
event-hiding-tokens = { $camp ->
    [criminal] The Criminal
   *[ncis] The NCIS
} may lay { $tokens } more cards face down.
event-divert-token = The Criminal will name a category: tokens { $tokens }.
event-chance-given = { $seat } has a second chance in store for the trial.
event-hand-seen = { $seat } sees the hand of { $target }.
event-card-seen-own = In the hand of { $target }: { the-card }.
event-card-discarded = { $seat } discards { the-card } of { $target }.
event-performer-named = { $target } performs: { the-trial }.
event-trial-skipped = Every row shows: no { the-trial }.
event-deck-renewed = The used cards of { the-trial } are shuffled into a new deck.
event-trial-drawn = A card is drawn: { the-trial }.
event-trial-drawn-own = A card is drawn: { the-trial }, { $card }.
event-drill-begun = Trial { $number } of { $drills } is for { $seat }.
event-word-chosen = { $seat } has chosen a word.
event-word-chosen-own = { $seat } has chosen word number { $place }.
event-trial-begun = { $seat } begins: { the-trial }, { $seconds } seconds.
event-trial-passed = { $seat } passes the trial: { the-trial }.
event-trial-failed = { $late ->
    [yes] { $seat } runs out of time: { the-trial }.
   *[no] { $seat } gives a wrong answer: { the-trial }.
}
event-chance-used = { $seat } gets a second chance.
event-accusation-begun = { $seat } accuses!
event-name-given = { the-category }: { the-candidate }, says { $seat }.
event-name-right = { the-category }: it is { the-candidate }. Right!
event-name-wrong = { the-category }: it is { the-candidate }. Wrong.
event-turn-ended = { $seat } ends the turn.
event-match-over = { $rule ->
    [NCIS-152] { $camp ->
        [ncis] The accusation is right: the NCIS wins.
       *[criminal] The accusation is wrong: the Criminal wins.
    }
    [NCIS-154] The threat is complete: the Criminal wins.
   *[NCIS-156] 400 turns without an end: the Criminal wins.
}

## The end

outcome-NCIS-152-ncis = The accusation was right: the NCIS wins.
outcome-NCIS-152-criminal = The accusation was wrong: the Criminal wins.
outcome-NCIS-154-criminal = The threat is complete: the Criminal wins.
outcome-NCIS-156-criminal = 400 turns have passed: the Criminal wins.
outcome-NCIS-168-ncis = Half of the trials or more are passed: the team has done well.
outcome-NCIS-168-criminal = More than half of the trials failed: back to the training room.
result-threat = Threat
result-rows = Rows shown

refused-shots-refused = Nobody could have fired these shots: { $why ->
    [too-many-shots] there are more than 24.
    [outside-the-room] one is aimed outside the room, 1600 wide and 900 high.
    [outside-the-time] one is fired outside the time of the shooting.
    [not-loaded] one is fired before the launcher was loaded again.
    [aim] the aim is two whole numbers, a point of the room.
   *[too-fast] the reticle cannot move so far in so short a time.
}

## The career

# $matches: how many matches; $wins: how many of them were won
career-text = { $matches ->
    [0] No match yet: the first one will open the file.
    [one] One match, { $wins ->
        [0] lost.
       *[other] won.
    }
   *[other] { $matches } matches, { $wins ->
        [0] none won.
        [one] one won.
       *[other] { $wins } won.
    }
}
career-all = All matches
career-camp = { $camp ->
    [criminal] As the Criminal
   *[ncis] As an agent
}
career-trial = { $trial ->
    [decryptage] Decryption
    [balistique] Ballistics
    [autopsie] Autopsy
   *[shooting] Shooting
}
career-best = { NUMBER($seconds, minimumFractionDigits: 1) } s
career-best-none = none yet
# $end: the rule that ended the match; $played, $passed: the trials of this player
career-match = { $camp ->
    [criminal] As the Criminal
   *[ncis] As an agent
}: { $end ->
    [NCIS-152] an accusation decided it
    [NCIS-154] the threat reached its goal
    [NCIS-168] training
   *[NCIS-156] the turns ran out
}, threat { $threat }, { $rows ->
    [one] { $rows } row out
   *[other] { $rows } rows out
}, { $played ->
    [0] no trial.
    [one] { $passed } of one trial passed.
   *[other] { $passed } of { $played } trials passed.
}

## The dossier

candidate-c1 = Adrian Voss
    .note = Left the army without a pension or a farewell; those who owe him something have slept badly since.
candidate-c2 = Selma Kane
    .note = Brilliant researcher, stolen patents, grudge intact; she signs her experiments with a smile.
candidate-c3 = Dominic Thorne
    .note = Merchant banker; he has put a price on everything, his friends included.
candidate-c4 = Nora Falk
    .note = Sharpshooter struck off the rolls; the only thing she misses is an appointment.
candidate-c5 = Hugo Lanter
    .note = Courteous physicist, no fixed laboratory; his demonstrations leave craters.
candidate-c6 = Ingrid Saller
    .note = Manages fortunes whose owners have vanished; she keeps the accounts, and the secrets.
candidate-c7 = Julian Crewe
    .note = Former combat diver between two contracts; he never gives the same name twice.
candidate-c8 = Mara Delcourt
    .note = Society broker; at her parties everything is settled between the dessert and the scandal.
candidate-c9 = Owen Strand
    .note = Prodigy of electronics, polite and absent-minded; he forgets everything but his enemies.
candidate-o1 = Obsidian Circle
    .note = A consultancy where nobody consults; its partners greet each other with a blade of black stone.
candidate-o2 = Grey Hydra
    .note = Cut one line and two grow back; the docks learned it before the police did.
candidate-o3 = Argos Consortium
    .note = A trading house beyond reproach on paper; its containers, though, weigh too much.
candidate-o4 = Sons of the Storm
    .note = They train far from the roads and say little; they are heard before they are seen.
candidate-o5 = Calypso Network
    .note = Pirates without a ship, moored at the quay behind their screens.
candidate-o6 = Cartel of the Strait
    .note = The oldest house on the list: five hundred mouths, and not one that talks.
candidate-o7 = Scarlet Phalanx
    .note = Convoys without lights cross the dunes; they are said to levy a tax on sand.
candidate-o8 = Boreas Syndicate
    .note = A mining company that has never dug up anything, and whose lorries never stop.
candidate-o9 = Midnight Cell
    .note = Twenty-five ghosts in uniform, and a building without a sign.
candidate-p1 = Sabotage of the aircraft carrier
    .note = A breakdown nobody would see coming, far from the coast: the ship would not come home.
candidate-p2 = Theft of the launch codes
    .note = Six digits in a safe, and a key that sleeps in the wrong pocket.
candidate-p3 = Kidnapping of the admiral
    .note = An official car, a false driver, an empty seat on arrival.
candidate-p4 = Hijacking of the submarine
    .note = To make a whole boat vanish below the surface, crew included.
candidate-p5 = Hacking of the satellites
    .note = To blind the sky, and read in broad daylight what it kept to itself.
candidate-p6 = Interception of the official flight
    .note = A flight plan rewritten in mid-air, and a passenger expected elsewhere.
candidate-p7 = Blockade of the naval port
    .note = A few wrecks in the right place, and nothing goes in or out.
candidate-p8 = Attempt on the senator
    .note = A late drive home, a road thought safe, a single try.
candidate-p9 = Theft of the prototype drone
    .note = The first test flight would be the last, if the machine landed at somebody else’s door.
the-candidate = { $candidate ->
    [c1] { candidate-c1 }
    [c2] { candidate-c2 }
    [c3] { candidate-c3 }
    [c4] { candidate-c4 }
    [c5] { candidate-c5 }
    [c6] { candidate-c6 }
    [c7] { candidate-c7 }
    [c8] { candidate-c8 }
    [c9] { candidate-c9 }
    [o1] { candidate-o1 }
    [o2] { candidate-o2 }
    [o3] { candidate-o3 }
    [o4] { candidate-o4 }
    [o5] { candidate-o5 }
    [o6] { candidate-o6 }
    [o7] { candidate-o7 }
    [o8] { candidate-o8 }
    [o9] { candidate-o9 }
    [p1] { candidate-p1 }
    [p2] { candidate-p2 }
    [p3] { candidate-p3 }
    [p4] { candidate-p4 }
    [p5] { candidate-p5 }
    [p6] { candidate-p6 }
    [p7] { candidate-p7 }
    [p8] { candidate-p8 }
   *[p9] { candidate-p9 }
}

## The facts of the dossier

fact-sexe = Sex
fact-age = Age
fact-taille = Height (cm)
fact-cheveux = Hair
fact-formation = Training
fact-main = Hand
fact-signe = Mark
fact-nature = Kind
fact-effectif = Members
fact-base = Base
fact-revenus = Income
fact-embleme = Emblem
fact-fondee = Founded in
fact-cible = Target
fact-methode = Method
fact-lieu = Place
fact-moment = Time
fact-complice = Accomplice
fact-delai = Hours left
fact-sexe-h = man
fact-sexe-f = woman
fact-cheveux-gris = grey
fact-cheveux-bruns = brown
fact-cheveux-blonds = blond
fact-formation-militaire = military
fact-formation-scientifique = science
fact-formation-finance = finance
fact-main-droite = right
fact-main-gauche = left
fact-signe-cicatrice = scar
fact-signe-tatouage = tattoo
fact-signe-lunettes = glasses
fact-nature-societe-ecran = front company
fact-nature-reseau = network
fact-nature-milice = militia
fact-base-metropole = big city
fact-base-port = port
fact-base-desert = desert
fact-revenus-cybercrime = cybercrime
fact-revenus-contrebande = smuggling
fact-revenus-armes = arms
fact-embleme-arme = weapon
fact-embleme-animal = animal
fact-embleme-astre = heavenly body
fact-cible-navire = ship
fact-cible-secret = secret
fact-cible-personne = person
fact-methode-sabotage = sabotage
fact-methode-infiltration = infiltration
fact-methode-cyberattaque = cyberattack
fact-lieu-mer = sea
fact-lieu-terre = land
fact-lieu-air = air
fact-moment-nuit = night
fact-moment-jour = day
fact-complice-interne = inside
fact-complice-externe = outside

## The clues, row by row: a sentence for each place in the tree of cards

clue-c1-1-1 = The lab rang back: no science faculty and no research institute ever trained this person.
clue-c2-1-1 = An old professor recognises the way the notes are kept: this person was trained as a scientist.
clue-c1-2-1 = The handwriting expert has no doubt: the seized notebook was filled in with the right hand.
clue-c2-2-1 = Medical for a life insurance policy: the doctor noted “no scar”.
clue-c7-2-1 = On the car-park video the ticket is taken, read and pocketed with the left hand, the one that does everything.
clue-c1-3-1 = The date of birth in the passport is smudged, but the clerk is certain: over 50.
clue-c2-3-1 = The height strip on the door of the bank is clear: the figure is under 1.80 m.
clue-c3-3-1 = Cross-check with the pension fund: the person we want is 50 at most.
clue-c5-3-1 = The tailor kept the measurements: at least 1.80 m.
clue-c7-3-1 = The diving club keeps its books in order: the member signed up under that false name is 45 at most.
clue-c1-4-1 = Wiretap of 14 March, voice disguised: the analysis of its pitch says it is a man.
clue-c1-4-2 = The seat of the stolen car is pushed right back: whoever drove it stands 1.80 m or more.
clue-c2-4-1 = A hotel clerk remembers a tattoo glimpsed under a sleeve.
clue-c2-4-2 = The signature in the register leans backwards: it was made with the left hand.
clue-c3-4-1 = The lab put the hairbrush under the microscope: not a single grey hair.
clue-c3-4-2 = The lifeguard at the pool is positive: no scar.
clue-c5-4-1 = Swab from the door handle: the stronger hand is the left.
clue-c5-4-2 = The forged licence copies a genuine date of birth: 35 or older.
clue-c6-4-1 = On the switchboard recording it is a woman who gives the orders.
clue-c6-4-2 = The angle of the corridor camera does not lie: under 1.70 m.
clue-c7-4-1 = A strand was caught in the hinge: brown hair, not dyed.
clue-c7-4-2 = The witness on the platform compares with the ticket machine: 1.75 m or more.
clue-c8-4-1 = On the headrest of the taxi the team finds blond hair.
clue-c8-4-2 = Judging by the tilt of the mirror, the person at the wheel is under 1.75 m.
clue-c9-4-1 = The locksmith has studied the scratches on the safe: the tool was held in the right hand.
clue-c9-4-2 = The cheap rail ticket, for travellers under 35 only, was checked together with the identity card.
clue-c1-5-1 = The bag we found was folded to the inch: military training is never forgotten.
clue-c1-5-2 = A former neighbour speaks of a scar that one notices before anything else.
clue-c2-5-1 = Room 312 was let to a woman, and the night porter met her twice.
clue-c2-5-2 = The notary had copied the identity card: under 40.
clue-c3-5-1 = The driver saw only a shadow, but the voice was that of a man.
clue-c3-5-2 = A broken lens in the gutter, made to prescription: this person wears glasses.
clue-c4-5-1 = Two witnesses who have never met say the same: it was a woman.
clue-c4-5-2 = In the blurred photograph the artist recognises his own work: the tattoo is by his hand.
clue-c5-5-1 = The bathroom drain has told its story: blond hair.
clue-c5-5-2 = The informer only ever watched from afar, but he swears to it: it is a man.
clue-c6-5-1 = The transfers fit together too neatly: the work of somebody trained in finance.
clue-c6-5-2 = Three hairs on the collar of the coat, all of them grey.
clue-c7-5-1 = The radio messages follow procedure to the letter: that schooling was military.
clue-c7-5-2 = The barmaid remembers a man, alone, back to the wall.
clue-c8-5-1 = The address book holds nothing but old classmates from a school of finance.
clue-c8-5-2 = The watchman stands by his statement: a woman walked past his box.
clue-c9-5-1 = Gone over with a fine comb, the scarf left behind gives up a few brown hairs.
clue-c9-5-2 = The customs photograph failed, but the officer remembers a man in a hurry.
clue-o1-1-1 = The list of prepaid phones is complete: there are fewer than 150 of them.
clue-o2-1-1 = Judging by the meals served at their last gathering, they number 150 or more.
clue-o1-2-1 = A letter box, a brass plate, empty offices: it is nothing but a front company.
clue-o2-2-1 = The computer unit has traced every transfer: their money does not come from cybercrime.
clue-o5-2-1 = The company register knows none of their names: this is not a front company.
clue-o1-3-1 = The oldest of their oaths bears a date: they existed before 2000.
clue-o2-3-1 = Each of them knows only the next link in the chain: what we face is a network.
clue-o3-3-1 = Not one older line in the archives: they were founded in 2000 or later.
clue-o4-3-1 = Ranks, drill, a salute at daybreak: it is a militia.
clue-o5-3-1 = On the seized ring the engraver has put their emblem, a heavenly body.
clue-o1-4-1 = The annotated street map points to their lair: a big city.
clue-o1-4-2 = Follow the electronic wallets: cybercrime pays the bills.
clue-o2-4-1 = Salt and tar under every sole: their base is in a port.
clue-o2-4-2 = A turncoat swears to it: they were founded in 1987 or later.
clue-o3-4-1 = Behind every call from their base, the same horn: that of a port.
clue-o3-4-2 = The invoices for farm machinery hide the real income: the sale of arms.
clue-o4-4-1 = The sand in the air filter is found only in the desert, and there they have their base.
clue-o4-4-2 = The flag, photographed from afar, bears their emblem: a weapon.
clue-o5-4-1 = Every parcel passed through the same dock: their base is a port.
clue-o5-4-2 = The caterer counted the plates: they number 50 or more.
clue-o6-4-1 = The phone masts close the circle: their base lies in the heart of a big city.
clue-o6-4-2 = A yellowed police report already names them: they existed before 1987.
clue-o8-4-1 = On the satellite picture, an airstrip in the middle of nowhere: their base is in the desert.
clue-o8-4-2 = False bottoms, false manifests: they live off smuggling.
clue-o9-4-1 = The till receipts all come from a single block: their base is in a big city.
clue-o9-4-2 = Our source has seen the roll-call: there are fewer than 50 of them.
clue-o1-5-1 = The wax seal, once pieced together, shows a weapon.
clue-o1-5-2 = A single coach was enough for all of them: there are fewer than 50.
clue-o2-5-1 = The letterhead is charred, but the emblem can be made out: an animal.
clue-o2-5-2 = The arrested bookkeeper admits it: he filled fewer than 400 envelopes, one per member.
clue-o3-5-1 = Under the lamp the watermark of the contracts appears: a heavenly body.
clue-o3-5-2 = One false passport per member, said the order, and it asked for 100 or more.
clue-o4-5-1 = The crates marked “spare parts” tell where the money comes from: the sale of arms.
clue-o4-5-2 = The plate at the gate bears the date of their founding, before 2000.
clue-o5-5-1 = No chief whom all would know, relays everywhere: it is a network.
clue-o5-5-2 = An intercepted letter recalls the day they were founded: before 2010.
clue-o6-5-1 = The seized key hangs from a token stamped with their emblem, an animal.
clue-o6-5-2 = The payroll fills two volumes: they number 400 or more.
clue-o7-5-1 = Customs weighed the lorries both ways: their money comes from smuggling.
clue-o7-5-2 = Their own veterans say so: they were founded in 2000 or later.
clue-o8-5-1 = A heavenly body embroidered in the lining of every jacket: such is their emblem.
clue-o8-5-2 = The guard noted one pass per member, and there were 50 or more.
clue-o9-5-1 = Morning parade, fatigues, punishments: they live as a militia.
clue-o9-5-2 = Message number one has been found: they were founded in 2010 or later.
clue-p1-1-1 = “Once the lights are out”, says the intercepted voice: they will act by night.
clue-p3-1-1 = The lookout we picked up did not even carry a lamp: they will act by day.
clue-p1-2-1 = The pass that was used is genuine: the accomplice is on the inside.
clue-p3-2-1 = A countdown scribbled on the tablecloth: 30 hours at most.
clue-p4-2-1 = All the staff are cleared: the accomplice comes from outside.
clue-p5-2-1 = The rooms are paid in advance: they have more than 30 hours left.
clue-p1-3-1 = Flight control can relax: it will not happen in the air.
clue-p3-3-1 = Boots and road maps: it will happen on land.
clue-p4-3-1 = The last instalment falls due on the day itself, more than 72 hours from now.
clue-p5-3-1 = Their bulletins speak only of altitude and winds: it will happen in the air.
clue-p7-3-1 = They bought the tide tables: it will happen at sea.
clue-p1-4-1 = The old trawler has taken on fuel: they are to meet at sea.
clue-p1-4-2 = The coded message sets the deadline: more than 48 hours.
clue-p2-4-1 = They walked the route, twice: it will be played out on land.
clue-p2-4-2 = The tickets home are booked: 48 hours at most.
clue-p3-4-1 = The picture pinned to the wall is a portrait: the target is a person.
clue-p3-4-2 = The call came from a booth in town: the accomplice is on the outside.
clue-p4-4-1 = The figures on the sketch are those of a hull: the target is a ship.
clue-p4-4-2 = Three listening posts cross their bearings: it will be at sea.
clue-p5-4-1 = The program found on the memory stick has one use only: a cyberattack.
clue-p5-4-2 = The timer was still running: 60 hours at most.
clue-p7-4-1 = Tools and charges are missing from the stores: they are preparing a sabotage.
clue-p7-4-2 = The money goes to someone without any clearance: the accomplice is on the outside.
clue-p9-4-1 = The buyer pays only for what nobody may know: the target is a secret.
clue-p9-4-2 = One corridor is circled in pencil on the flight chart: it will be in the air.
clue-p1-5-1 = One word comes back six times on the tape, “the hull”: the target is a ship.
clue-p1-5-2 = The detonators were in the tackle box: it will be sabotage.
clue-p2-5-1 = They photographed locks and nothing else: the target is a well-kept secret.
clue-p2-5-2 = Hired uniforms, forged orders: it will be an infiltration.
clue-p3-5-1 = A sham caterer has already mixed with the guests: they proceed by infiltration.
clue-p3-5-2 = The hired car is due back tomorrow: 24 hours at most.
clue-p4-5-1 = Two names too many on the boarding list: they count on infiltration.
clue-p4-5-2 = The food they bought tells how long they will wait: 90 hours or more.
clue-p5-5-1 = “A copy will do”, says the voice: the target is a secret.
clue-p5-5-2 = The lobby camera saw nothing, the street camera has it all: the accomplice stayed outside.
clue-p6-5-1 = They know the hour of the coffee and the name of the dog: the target is a person.
clue-p6-5-2 = The leak bears the stamp of the house: the accomplice is on the inside.
clue-p7-5-1 = On the seized model the bridge has been unscrewed: the target is a ship.
clue-p7-5-2 = The calendar is ticked far ahead: more than 100 hours.
clue-p8-5-1 = The route follows a daily walk step by step: the target is a person.
clue-p8-5-2 = They practised on the brakes of an identical car: it will be a sabotage.
clue-p9-5-1 = A temp whom nobody knows has been clocking in since Monday: it is an infiltration.
clue-p9-5-2 = The battery of the jammer will last to the end, and the end is less than 90 hours away.
clue-name-c = The central file yields a name at last: { $name }.
clue-name-o = The last link gives way, and the organisation has a name: { $name }.
clue-name-p = The plan lies on the table, with its title: { $name }.

## The introduction

lesson-1 = A criminal is about to strike. One of you is that Criminal; the others are a team of agents who must find out who he is, whom he works for and what he plans. The team names all three, or the threat comes to ten: one of these ends the match.
    .title = One against the team
lesson-2 = Three zones of operation lie between the camps. You take turns, the Criminal and an agent: play a card on your own side of a zone, then draw. Five cards in a zone, whoever laid them, and it is decided.
    .title = Three zones, five cards
lesson-3 = Each card has one of five series and a value. In a zone only the series counts of which your camp has most cards: its values are added. Three 2s of one series beat a lone 5. The higher sum takes the zone.
    .title = Series
lesson-4 = If the Criminal takes a zone, the threat rises by the red value. If the NCIS takes it, it reveals as many clue rows as the blue value says, in different categories. Then the winner uses the power of his colour.
    .title = What a zone brings
lesson-5 = Three sleeves hide the Criminal, his organisation and his plot. Row by row the cards slide out; each row is a clue about one of nine candidates in the public dossier. Cross out whoever does not fit: before the name shows, you can know it.
    .title = The clues
lesson-6 = After a zone the NCIS wins, an agent faces a trial against the clock: a hidden word, a bullet to match, a path through a body. Passed, it earns one row more. Agents take turns at it.
    .title = Trials
lesson-7 = A 1 lets you play again. An Ambush is a shooting: your opponent calls two targets, and if you fell them you remove an enemy card. An Informer exchanges two cards of a zone.
    .title = Special cards
lesson-8 = At any choice of an agent’s turn the agent may accuse: three names, all right, and the NCIS wins; one wrong, and the Criminal does. Wait for certainty, but not longer than the threat allows.
    .title = The accusation

## The rules, in our own words

rule-NCIS-S01 = One player is the Criminal and sits alone on his side. The others are agents 1, 2 and 3, clockwise from him, and face him as one team.
    .title = Sitting down
rule-NCIS-S02 = Eight targets, red 1 to 4 and blue 1 to 4, are put up so that everybody sees all of them. Luck places them; or they are dealt in turn, red 1, blue 1, red 2 and so on, and everyone puts his own on free places, one at a time.
    .title = The targets
    .why = Put the target that is shown on a place where none stands.
rule-NCIS-S03 = The 15 zone cards are a face-down pile without an order. One lies face up on each of the three zones.
    .title = Zone cards
rule-NCIS-S04 = The 61 Operation cards are a face-down pile without an order.
    .title = Operation cards
rule-NCIS-S05 = The Criminal keeps the Solutions and the Bullet card. The 31 trial cards lie in three decks: Decryption, Ballistics, Autopsy.
    .title = Trial cards
rule-NCIS-S06 = The six Special Agents lie face up with the team, for everybody to read.
    .title = Special Agents
rule-NCIS-S07 = The Criminal draws one clue card of each category, looks at them alone and slides them into their sleeves. The 24 others are out of the match, unseen.
    .title = The three secrets
rule-NCIS-S08 = The threat begins at 0.
    .title = The threat
rule-NCIS-S09 = The Criminal is dealt four Operation cards, every agent three, however many agents there are.
    .title = Hands
rule-NCIS-S10 = Everyone has the dossier: the nine candidates of each category with their facts.
    .title = The dossier
rule-NCIS-S11 = The marker of whose turn it is begins with agent 1.
    .title = The marker

rule-NCIS-001 = Two to four play: exactly one Criminal, and one to three agents.
    .title = Players
rule-NCIS-002 = The agents win or lose together, but each plays from his own hand only.
    .title = One team, own hands
    .why = This card is not in your hand.
rule-NCIS-003 = Agents may talk, at the table, where the Criminal hears them. They may show each other their Operation cards, never exchange them.
    .title = Talking
rule-NCIS-004 = What the team decides beside playing cards, its speaker decides: in an agent’s turn that agent, in the Criminal’s turn the agent who plays next.
    .title = The speaker
rule-NCIS-005 = Everybody may see at any time: zone cards and their powers, face-up cards with their camp and order, how many lie face down, the threat, the clue rows that show, the Special Agents, the sizes of piles and hands, all discards, tokens and targets.
    .title = What is public
rule-NCIS-010 = The Criminal plays first.
    .title = The first turn
rule-NCIS-011 = Turns alternate between the camps: the Criminal, an agent, the Criminal, the next agent. Agents follow each other clockwise.
    .title = Turn by turn
rule-NCIS-012 = Resolving a zone interrupts the order; afterwards whoever was due plays. With the option for it, the Criminal plays after every turn in which a zone was resolved, and the agent who was due stays due.
    .title = After a resolution
rule-NCIS-013 = When an agent’s turn ends, the marker goes to the next agent. It has no other effect.
    .title = Passing the marker
rule-NCIS-014 = In a turn you play exactly one Operation card, refill your hand, play again if a value 1 allows it; then the locked zones are resolved. An agent’s turn closes with a moment in which he may accuse.
    .title = A turn
    .why = It is not the moment for that: play the card of your turn, or end the turn when it is asked.
rule-NCIS-020 = A card with a value goes face up on your own side of any zone that is not locked.
    .title = Numbered cards
rule-NCIS-021 = A zone counts the cards that lie there now, of both camps, face up or down. A removed card no longer counts, and a camp may have any number of them.
    .title = Counting to five
rule-NCIS-022 = Ambush and Informer are never laid in a zone and never count there.
    .title = Special cards are not laid
rule-NCIS-023 = A zone with five cards is locked at once. Until it is resolved nothing is laid, removed or exchanged there.
    .title = Locked zones
    .why = This zone has five cards: nothing changes there until it is resolved.
rule-NCIS-024 = After every card you play you draw back to the size of your hand, four or three, before you play again and before anything is resolved. A special card is discarded before that.
    .title = Refilling
rule-NCIS-025 = When a card must be drawn and the pile is empty, the discards become the new pile.
    .title = Out of cards
rule-NCIS-026 = If pile and discards were both empty, nothing would be drawn. There are too many cards for that to happen.
    .title = Nothing to draw
rule-NCIS-027 = The card of the turn must be played. No zone is locked when a turn begins, so something can always be played.
    .title = No passing
    .why = You cannot pass: the card of the turn must be played.
rule-NCIS-030 = Every series has one value 1. Lay it face up, refill, and you may play one more card of any kind at once.
    .title = Value 1: play again
    .why = You may play another card, or leave it: nothing else.
rule-NCIS-031 = Playing again is up to you. Another value 1 lets you play once more.
    .title = As often as it lasts
rule-NCIS-032 = You play again before the zones locked in this turn are resolved.
    .title = Play first, resolve then
rule-NCIS-033 = In its series a value 1 is worth 1.
    .title = Worth 1
rule-NCIS-034 = A value 1 laid face down does not let you play again.
    .title = A hidden 1

rule-NCIS-040 = An Ambush is played like any card, as the card of the turn or when you play again. It takes effect at once, is discarded, then you refill.
    .title = Ambush
rule-NCIS-041 = It can strike where a zone is not locked and holds a face-up card of the other camp. If there is no such zone, the Ambush is discarded and nobody shoots.
    .title = Where it can strike
    .why = Your opponents have no card there.
rule-NCIS-042 = You shoot yourself. The other camp calls two different targets, one after the other.
    .title = The call
    .why = Call two different targets: this one is called, or it is no target.
rule-NCIS-043 = Time runs from the moment you say you are ready. You have four bullets and may fire as often as time allows; after the fourth they are fetched while the clock goes on.
    .title = The shooting
    .why = You are about to shoot: say when you are ready.
rule-NCIS-044 = A target counts if its silhouette falls. Touching the stand is not enough.
    .title = What counts as a hit
rule-NCIS-045 = You have succeeded as soon as both called targets have fallen in time, or one of them if the table agreed so.
    .title = Success
rule-NCIS-046 = If a target falls that was not called, it is over at once and you have failed.
    .title = A wrong target
rule-NCIS-047 = After a success you may choose a zone where the Ambush can strike: the most recent face-up card of the other camp there is discarded. You may also leave it.
    .title = Removing a card
    .why = Remove a card of a zone, or nothing.
rule-NCIS-048 = Face-down cards are never removed. They are passed over when the most recent card is looked for.
    .title = Face-down cards are safe
    .why = Only face-down cards of your opponents lie there: they are safe.
rule-NCIS-049 = Afterwards all targets stand again, and the shooter’s opponents may move them to free places, one at a time, twelve at most. Then the Ambush is discarded and its player draws.
    .title = Moving the targets
    .why = Move a target to a free place, or leave them.
rule-NCIS-050 = A failure has no other effect. Shooting does not count for whose turn it is to perform a trial.
    .title = A failure
rule-NCIS-060 = An Informer is played like any card. It takes effect at once, is discarded, then you refill.
    .title = Informer
rule-NCIS-061 = Choose a zone that is not locked and holds cards of both camps, one card of the NCIS and one of the Criminal there, face up or down: they change places.
    .title = The exchange
    .why = An Informer needs a card of either camp in that zone.
rule-NCIS-062 = Each takes the other’s side and its place in the order of play. A face-down card stays face down.
    .title = What changes
rule-NCIS-063 = If no zone has cards of both camps, or if you do not want to, the Informer is discarded without an exchange.
    .title = Without an exchange
rule-NCIS-070 = To lay a card face down you spend a token that a power or an agent gave your camp, one for each card. Tokens add up and last.
    .title = Face down
    .why = You have no token to lay a card face down.
rule-NCIS-071 = A face-down card counts towards five. Its camp may look at it, the other may not, unless it has already looked at it there. Having seen a card in a hand does not tell which one lies there.
    .title = Who knows it
rule-NCIS-072 = When a zone is resolved, its face-down cards are turned up first and count like any other.
    .title = Turned up
rule-NCIS-073 = If a face-down card is exchanged, the camp that now holds it may look at it, and whoever knew it still does.
    .title = Exchanged face down
rule-NCIS-080 = At the end of a turn the locked zones are resolved in the order in which they were locked, each completely.
    .title = In which order
rule-NCIS-081 = What counts for a camp in a zone is the series of which it has most cards there.
    .title = The series that counts
    .why = This is not a series of which your camp has most cards.
rule-NCIS-082 = If it has as many cards of several series, the best sum counts; or each camp chooses, both secretly at the same time, if the table agreed so and the sums differ.
    .title = Equal series
    .why = Choose one of the series that are level.
rule-NCIS-083 = A camp’s score is the sum of its cards of that series. Without cards it is 0.
    .title = The score
rule-NCIS-084 = The higher score wins the zone card. If scores are equal nobody wins it: no threat, no clue, no power, no trial.
    .title = Who wins
rule-NCIS-085 = Afterwards the zone card is discarded and a new one turned up, and the five Operation cards are discarded in the order in which they were played.
    .title = Tidying up
rule-NCIS-086 = When a zone card must be drawn and the pile is empty, the discarded zone cards, the last one included, become the new pile.
    .title = Out of zone cards
rule-NCIS-087 = What a zone brings comes in this order: the value, the power, the trial (for the NCIS only), then tidying up.
    .title = The order of gains
rule-NCIS-090 = If the Criminal wins a zone, the threat rises by its red value, 1 to 3.
    .title = Threat
rule-NCIS-091 = If the threat reaches its goal, the Criminal wins at once, and nothing else happens. The marker stops there.
    .title = The goal
rule-NCIS-092 = Then he uses the red power, if the card has one. There is no trial for him.
    .title = The red power
rule-NCIS-100 = If the NCIS wins a zone, it reveals as many clue rows as the blue value says, each in another category.
    .title = Clue rows
    .why = This category has been named in this award: choose another.
rule-NCIS-101 = The speaker names the categories one at a time; each row shows before the next one is named.
    .title = One at a time
    .why = Name the category of the next row.
rule-NCIS-102 = A category without a hidden row cannot be named. Rows that no category is left for are lost.
    .title = Nothing left to show
    .why = Every row of this card shows already.
rule-NCIS-103 = Then the NCIS uses the blue power, if the card has one.
    .title = The blue power
rule-NCIS-104 = Then a trial must be played, of the kind printed under the zone: Decryption under zone 1, Ballistics under 2, Autopsy under 3.
    .title = The trial
rule-NCIS-105 = If every row of all three cards shows, no row is awarded and no trial played. This is looked at anew before each of the two; a trial left out uses up nothing.
    .title = When everything shows
rule-NCIS-110 = A clue card slides out one row at a time, from the top. The last of the six rows is the name. Rows that show stay in sight.
    .title = Row by row
rule-NCIS-111 = A clue earned is one row, whether one or two clues stand on it.
    .title = One clue, one row
rule-NCIS-112 = Rows are earned by winning a zone, by passing a trial (one, or two where the zone says so) and by Abby Sciuto.
    .title = Where rows come from
rule-NCIS-113 = Different categories are asked for within one award only. The value, an agent and the trial are awards of their own.
    .title = One award
rule-NCIS-114 = The NCIS chooses the category, unless a token lets the Criminal do it. He must show the true next row.
    .title = Whose choice
rule-NCIS-120 = A Special Agent acts only when a blue power calls one: the speaker chooses among those left, and the agent acts at once and is out of the match.
    .title = Special Agents
    .why = This agent has been called.
rule-NCIS-121 = One must be called while any is left. With none left the power does nothing.
    .title = Must be called
    .why = Call one of the Special Agents that are left.
rule-NCIS-122 = An agent is used up even if nothing comes of it. The threat never falls below 0, and Dr Mallard’s second trial takes another card and the same performer.
    .title = Used up
rule-NCIS-130 = The NCIS plays a trial when it wins a zone, and only then, apart from Dr Mallard’s second chance.
    .title = When there is a trial
rule-NCIS-131 = The right answer in time earns a row in a category of your choice, or two in different ones where the zone says so. Anything else earns nothing.
    .title = Passing it
rule-NCIS-132 = The speaker names the performer before anybody sees the card. It is drawn then, and shown to the performer when he says he is ready.
    .title = The performer
    .why = Name who performs the trial.
rule-NCIS-133 = Whoever has performed may not do so again until every agent has. If only one is left, he is not asked for.
    .title = Each in turn
    .why = This agent has performed: the others come first.
rule-NCIS-134 = Only the performer answers, and once. What is no answer at all is refused and does not count.
    .title = One answer
    .why = Only an answer to the trial counts now.
rule-NCIS-135 = The clock counts down from twelve, or from what the table agreed, once the performer is ready. Too late is failed.
    .title = Against the clock
    .why = Say when you are ready for the trial.
rule-NCIS-136 = After the trial its card goes to the discard of its own deck, which becomes the deck again when that is empty.
    .title = Trial decks
rule-NCIS-137 = Decryption: the Criminal picks one of the eight words hidden in the grid. It runs in any of the eight directions, once. The answer is the column and the line of its first letter.
    .title = Decryption
    .why = Choose one of the eight words.
rule-NCIS-138 = Ballistics: a gun and twelve bullets. The answer is the number of the bullet whose calibre, twist and grooves match.
    .title = Ballistics
rule-NCIS-139 = Autopsy: tangled paths cross a body. The answer is the number of the exit that the bullet’s path leads to.
    .title = Autopsy
rule-NCIS-140 = The winner uses the power of his colour after the value. What he may do he may leave; the rest he must, if it is possible.
    .title = Powers
rule-NCIS-141 = Removing by a power takes the last face-up card of the other camp in a zone of your choice, without a shooting. Locked zones and the one being resolved are out of reach. You may leave it.
    .title = Removal
    .why = Remove a card of a zone, or nothing.
rule-NCIS-142 = Some powers give tokens to lay cards face down.
    .title = Tokens to hide
rule-NCIS-143 = A time token makes the next trial four seconds shorter, down to four.
    .title = A shorter trial
rule-NCIS-144 = Where a zone says so, passing its trial earns two rows in different categories.
    .title = A double trial
rule-NCIS-145 = A diverting token lets the Criminal name the next category, among those the NCIS could name. It is used up even if there is only one, but not if there is none.
    .title = A diverted clue
rule-NCIS-146 = With some powers the winner sees one enemy hand, of an agent he chooses or of the Criminal, and discards a card of it; its owner draws another.
    .title = Seeing and discarding
    .why = Choose a hand, then a card of the hand you see.
rule-NCIS-147 = With another, every agent sees the Criminal’s hand as it is now.
    .title = Seeing the hand
rule-NCIS-148 = With another, the Criminal draws two cards, then discards two of his choice.
    .title = Sifting
    .why = Discard a card of your own hand.
rule-NCIS-150 = In an agent’s turn, and only then, the team may accuse. The agent whose turn it is says so and names a Criminal, an organisation and a plot, in this order. An accusation begun is completed.
    .title = Accusing
    .why = Only the agent whose turn it is accuses, and names one of each kind, in order.
rule-NCIS-151 = He may do so at every choice of his turn: before he plays, before he plays again, when he chooses a category, an agent, a performer, a removal, a discard or a series, before he shoots or performs, and at the end of the turn. Not while a clock runs, while the Criminal decides, out of turn, or where nothing is asked.
    .title = When to accuse
    .why = Accusing is not possible now: it is not your turn, or a clock runs.
rule-NCIS-152 = All three right, and the NCIS wins at once. Otherwise the Criminal does. There is one accusation in a match.
    .title = Right or wrong
rule-NCIS-153 = No clue is needed to accuse. And even when all three names show, they must be said.
    .title = With or without clues
rule-NCIS-154 = The Criminal wins when the threat reaches its goal, in whoever’s turn.
    .title = The threat complete
rule-NCIS-155 = There is no other end but the one after 400 turns, no draw, and nobody drops out.
    .title = No other end
    .why = The match is over.
rule-NCIS-156 = A match that is undecided after 400 turns is won by the Criminal. Nobody who plays to win gets there.
    .title = The longest match
rule-NCIS-157 = In an agent’s turn, before a locked zone is resolved that could bring the threat to its goal as far as the team can see, the agent is asked: accuse, or let it come.
    .title = The last chance
    .why = Accuse now, or let it come.
rule-NCIS-160 = The threat to reach can be changed: nine makes the match harder for the NCIS.
    .title = Difficulty
rule-NCIS-161 = Times can be suited to the players. For children: 10 seconds to shoot, 15 for the other trials.
    .title = Times
rule-NCIS-162 = With eleven points the scale has one step more, for those who read it that way.
    .title = Eleven points
rule-NCIS-163 = With the option for it, the Criminal plays first after every resolution.
    .title = The Criminal first
rule-NCIS-164 = With the option for it, one of the two called targets is enough.
    .title = One target is enough
rule-NCIS-165 = With the option for it, the camps choose between equal series themselves.
    .title = Choosing the series
rule-NCIS-166 = Nobody counts aloud here, so nobody miscounts: the table’s clock is right, and a count never begins again.
    .title = The count
rule-NCIS-167 = With the option for it nobody shoots or answers: luck decides, as often as not for a shooting, a little more often for a trial, less often for a shorter one.
    .title = Trials by luck
rule-NCIS-168 = With the option for it nobody plays a card: the agents take turns at eight trials, of one kind or of all four, against the same clocks. The Criminal chooses words and calls targets. A trial that fails raises the threat by one, and the team wins if it passes half of them.
    .title = The training room
