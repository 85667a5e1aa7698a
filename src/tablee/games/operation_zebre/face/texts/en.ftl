### Opération Zèbre. Every word of the game in English.

title = Opération Zèbre
tagline = Strike out nearly everything, read what is left, and hope that they understand.
description = Everyone holds a classified document and blacks out lines of it: every line left readable costs boxes of suspicion. What is left is read aloud without a pause, and the others name the subject. All together against the boxes up to eight, or in two teams that try to intercept each other from six.

## Options of the table

option-mode = Mode
    .note = Together against the game up to 8 players, in two teams from 6 on.
option-mode-coop = Together
option-mode-comp = Two teams
option-side = Side of the round card
    .note = The advanced side has fewer boxes of suspicion.
option-side-novice = Novice
option-side-avance = Advanced
option-lang = Documents
    .note = The language of the documents and of their titles. Everyone keeps a language of their own for the rest.
option-lang-fr = In French
option-lang-en = In English
option-variant = Variant cards
    .note = Protocols bind every document, missions must all be accomplished. Together only.
option-variant-none = None
option-variant-p1 = 1 protocol
option-variant-p2 = 2 protocols
option-variant-p3 = 3 protocols
option-variant-p4 = 4 protocols
option-variant-m1 = 1 card of missions
option-variant-m2 = 2 cards of missions
option-variant-m3 = 3 cards of missions
option-variant-m4 = 4 cards of missions
option-variant-p1m1 = 1 protocol, 1 card of missions
option-variant-p2m1 = 2 protocols, 1 card of missions
option-variant-p3m1 = 3 protocols, 1 card of missions
option-variant-p1m2 = 1 protocol, 2 cards of missions
option-variant-p2m2 = 2 protocols, 2 cards of missions
option-variant-p1m3 = 1 protocol, 3 cards of missions
option-remove_echec = Failure cards taken out
    .note = With fewer of them you may be wrong less often. Together only.
option-remove_echec-0 = None
option-remove_echec-1 = 1 of the 4
option-remove_echec-2 = 2 of the 4
option-remove_echec-3 = 3 of the 4
option-remove_echec-4 = All: the first mistake loses
option-boxes = Boxes of suspicion
    .note = Fewer boxes make it harder. Together only.
option-boxes-full = All of the card
option-boxes--2 = 2 fewer
option-boxes--4 = 4 fewer
option-boxes--6 = 6 fewer
option-no_hints = Without hints
    .note = Nobody may ask the reader for a hint. Together only.
option-no_hints-false = Hints allowed
option-no_hints-true = No hints
option-reader_order = Order of reading
    .note = In the order of the seats, or as you agree. Together only.
option-reader_order-seat = By seat
option-reader_order-free = As you agree
option-edition = Edition of the documents
    .note = A match is played with today’s; its journal names the one it was played with.
option-edition-1 = The first
option-max_difficulty = Difficulty of the documents
    .note = Only cards of which both faces are at most that hard.
option-max_difficulty-3 = All documents
option-max_difficulty-2 = Easy and medium
option-max_difficulty-1 = Easy only
option-reading_mode = Reading
    .note = A screen shows and says the text; or the reader reads it aloud, and the others see it or not.
option-reading_mode-screen = A screen reads
option-reading_mode-voice = Your own voice, text hidden
option-reading_mode-voice-text = Your own voice, text shown
option-answer_mode = Answers
    .note = Typed; or said aloud where you sit together, and ruled by people.
option-answer_mode-typed = Typed
option-answer_mode-spoken = Typed or said aloud
option-human_override = Close answers
    .note = What is nearly right, or that no document is called, is ruled by people or is wrong at once.
option-human_override-true = Ruled by people
option-human_override-false = Wrong at once
option-intercept_text = Text during an interception
    .note = Whether what was read stays on the screens for the ten seconds. In teams only.
option-intercept_text-hidden = Hidden
option-intercept_text-stays = Stays

## People, places and pieces

team-0 = Team A
team-1 = Team B
the-team = { $team ->
    [0] team A
   *[other] team B
}
name-suspicion = Suspicion
name-suspicion-team = Suspicion of { the-team }
note-suspicion = { $free ->
    [one] { $free } box free of { $boxes }
   *[other] { $free } boxes free of { $boxes }
}
name-strip = { $ticked } of { $count } ticked
name-rounds = Rounds
name-round-done = Round { $round }, over
name-round-now = Round { $round }, now
name-round-open = Round { $round }, to come
name-points = Interceptions of { the-team }
name-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
name-echecs = Failure cards
name-echec-back = Failure card, face down
name-echec = Failure card: { $boxes } boxes
name-variant = Protocols and missions
name-readers = Documents of this round
name-dossier = Document of { $seat }
name-dossier-total = Document of { $seat }: { $total ->
    [one] { $total } box
   *[other] { $total } boxes
}
name-roster = Agents of { the-team }
name-box = Box of documents
name-box-left = Documents left in the box
name-agent = { $seat }
label-shown-total = Boxes of the document
label-free = Free boxes
label-points = Interception points
label-team = Team

name-theme = { $label ->
    [TERRITOIRE] Territory
    [VILLE] City
    [MONUMENT] Monument
    [SITE_NATUREL] Natural site
    [FILM] Film
    [SERIE] Series
    [CELEBRITE] Celebrity
   *[PERSONNAGE] Character
}
name-protocol-p1 = Even accounts
name-protocol-p2 = No two neighbours
name-protocol-p3 = Nothing above 2
name-protocol-p4 = Neither first nor last
note-protocol-p1 = The total of every document is even; a line read for a hint is worth 0 or 2.
note-protocol-p2 = No two neighbouring lines stay readable; a line read for a hint has no readable neighbour.
note-protocol-p3 = No line worth 3 stays readable or is read for a hint.
note-protocol-p4 = The first and the last line are always struck out, for a hint too.
name-mission-m1a = One line
name-mission-m1b = Two boxes at most
name-mission-m1c = A place without a hint
name-mission-m1d = Five lines for four
name-mission-m2a = Four lines apart
name-mission-m2b = Odd lines
name-mission-m2c = Even lines
name-mission-m2d = Two blocks
name-mission-m3a = One box at most
name-mission-m3b = Three ones
name-mission-m3c = A three among two
name-mission-m3d = 0, 1 and 2
name-mission-m4a = A place for three
name-mission-m4b = A screen for three
name-mission-m4c = A figure for three
name-mission-m4d = Both ends
note-mission-m1a = Leave one line readable.
note-mission-m1b = Spend at most 2 boxes.
note-mission-m1c = A place, guessed without any hint.
note-mission-m1d = Leave 5 lines or more for at most 4 boxes.
note-mission-m2a = Leave 4 lines or more, no two of them neighbours.
note-mission-m2b = Leave 3 lines or more, all with odd numbers.
note-mission-m2c = Leave 3 lines or more, all with even numbers.
note-mission-m2d = The readable lines form exactly two blocks, each of two lines or more.
note-mission-m3a = Spend at most 1 box.
note-mission-m3b = Leave 3 lines or more, all worth 1.
note-mission-m3c = Leave at most 2 lines, one of them worth 3.
note-mission-m3d = Leave a 0, a 1 and a 2, nothing worth 3, for at most 4 boxes.
note-mission-m4a = A place for at most 3 boxes.
note-mission-m4b = A film or a series for at most 3 boxes.
note-mission-m4c = A celebrity or a character for at most 3 boxes.
note-mission-m4d = Leave the first and the last line readable.
the-mission = { $mission ->
    [m1a] { name-mission-m1a }
    [m1b] { name-mission-m1b }
    [m1c] { name-mission-m1c }
    [m1d] { name-mission-m1d }
    [m2a] { name-mission-m2a }
    [m2b] { name-mission-m2b }
    [m2c] { name-mission-m2c }
    [m2d] { name-mission-m2d }
    [m3a] { name-mission-m3a }
    [m3b] { name-mission-m3b }
    [m3c] { name-mission-m3c }
    [m3d] { name-mission-m3d }
    [m4a] { name-mission-m4a }
    [m4b] { name-mission-m4b }
    [m4c] { name-mission-m4c }
   *[m4d] { name-mission-m4d }
}
name-mission-done = { $mission }, accomplished
name-missions-card = Missions { $card }: { $done } of 4 accomplished
note-missions-card = Open: { $open }
note-missions-card-done = All four are accomplished.

face-recto = Front
face-verso = Back
name-faces = Both faces of your card
name-sheet = Your document
name-read = What was read
name-verdict = The document
name-field-guess = Your answer for the group
name-field-intercept = Intercept: what are they talking about?
name-field-given = The answer
name-field-sealed = The sealed interception
name-field-sealed-nothing = Nothing was written
name-slip-given-up = Given up
name-slip-aloud = Said aloud
name-slip-paper = Written on paper
name-plan = Who plans how many boxes
button-hint = Ask for a hint (2 boxes or a line)
button-hint-team = Ask for the initial (2 boxes)
button-give-up = Give up
button-aloud = We said it aloud
button-nothing = Seal nothing
button-paper = We wrote it on paper
stamp-right = IDENTIFIED
stamp-wrong = MISSED
stamp-intercepted = INTERCEPTED
stamp-secret = TOP SECRET
text-lines = { $title } ({ $label }). Lines and their boxes:
text-line = { $number }. { $text } [{ $value }]
text-line-struck = { $number }. { $text } [{ $value }, struck out]
text-read = { $label }: { $text }
text-listen = { $label }: listen to { $seat }.
text-intercepting = { $label }: { the-team } writes, and the text is gone.
text-faces = { $title } ({ $label })
title-listen = Listen…
title-intercept = Interception…
title-initial = { $letter }…
region-tracks = Round card
region-cards = Cards
region-documents = Documents
region-other = Other team

## Where the match stands

status-designate = Round { $round } of { $rounds }: readers are named
status-choose = Round { $round } of { $rounds }: faces are chosen
status-censor = Round { $round } of { $rounds }: lines are struck out
status-next = Round { $round } of { $rounds }: who reads next?
status-read = Round { $round } of { $rounds }: a document is to be read
status-reading = Round { $round } of { $rounds }: a document is read
status-intercept = Round { $round } of { $rounds }: interception
status-decode = Round { $round } of { $rounds }: what is it about?
status-hint = Round { $round } of { $rounds }: a hint is chosen
status-judge = Round { $round } of { $rounds }: is it right?
status-judge-interception = Round { $round } of { $rounds }: is the interception right?
status-over = The match is over

outcome-OZ-52 = Mission accomplished: the last round is over and { $score ->
    [0] every box is ticked, to the very last.
    [one] one box is still free.
   *[other] { $score } boxes are still free.
}
outcome-OZ-51 = You are unmasked: { $failures ->
    [yes] a failure card had to be drawn, and none was left.
   *[no] there were not enough boxes of suspicion.
}
outcome-OZ-60 = The rounds are over, and a mission is still open.
outcome-OZ-69 = Both teams ran out of boxes together; { $draw ->
    [yes] their interceptions are worth the same: a draw.
   *[no] interceptions decide for { the-team }.
}
outcome-OZ-86 = { $team ->
    [0] Team A
   *[other] Team B
} wins by { $score } to { $other }.
outcome-OZ-87 = { $draw ->
    [yes] { $score } to { $other }, with as many interceptions: a draw.
   *[no] { $score } to { $other }; interceptions decide for { the-team }.
}
outcome-OZ-88 = { $team ->
    [0] Team A
   *[other] Team B
} wins: the others had to tick a box they did not have.
result-boxes = Free boxes
result-points = Interceptions

## What is asked

kind-readers = Readers
prompt-readers = Name your team’s { $place ->
    [1] first
   *[other] second
} reader of this round.
waiting-readers = Readers are named by { $names }.
coach-readers = Two of your team read this round. Anyone may name them; let everybody have a turn.
kind-face = Face
prompt-face = Choose the face of your card that the others will recognise.
waiting-face = Faces are being chosen by { $names }.
coach-face = Do not choose what you like best, but what the others know. The other face is never used.
kind-censor = Lines
prompt-censor = Strike out lines: what stays readable costs its boxes.
waiting-censor = Lines are being struck out by { $names }.
coach-censor = Strong lines cost 2 or 3 boxes, weak ones 0 or 1. Lines are read without a pause, so fragments may join up oddly. About four boxes are a good measure.
kind-next = Next reader
prompt-next = Who reads next?
waiting-next = The next reader is being named by { $names }.
coach-next = Anyone may name the next reader among those who have not read.
kind-begin = Begin
prompt-begin = Your turn to read: begin when everybody listens.
waiting-begin = { $names } is about to read.
coach-begin = First the theme is announced, then the text is read in one go. From now on you say nothing else.
kind-reading = Reading
prompt-reading = The text is being read. Press when it has been read to the end.
waiting-reading = { $names } is reading.
coach-reading = Nobody can answer before the end of the reading. It ends by itself where a screen reads.
kind-intercept = Interception
prompt-intercept = Ten seconds: write what they are talking about, in secret.
waiting-intercept = The other team has ten seconds to intercept: { $names }.
coach-intercept = You share one field; the last words in it count when time is up. Write the first idea at once and improve it.
kind-guess = Answer
prompt-guess = What is it about? One answer for all of you.
waiting-guess = The answer is with { $names }.
coach-guess = Talk first: there is one answer only, and it cannot be changed. A hint costs boxes, a mistake costs more.
kind-hint = Hint
prompt-hint = They ask for a hint: give the initial, or one line alone.
waiting-hint = { $names } is choosing a hint.
coach-hint = The initial costs 2 boxes. A line costs its value, and from then on only that line may be read.
kind-ruling = Ruling
prompt-ruling = Is “{ $words }” right?
waiting-ruling = The ruling is with { $names }.
coach-ruling = Compare it with the title, honestly. A part, a sequel or an author is not the subject.
kind-ruling_interception = Ruling on the interception
prompt-ruling_interception = The interception said “{ $words }”. Is it right?
waiting-ruling_interception = The ruling on the interception is with { $names }.
coach-ruling_interception = It counts only if both teams say that it is right.

move-reader = { $seat } reads
move-face-a = Front: { $title } ({ $label })
move-face-b = Back: { $title } ({ $label })
move-declare = Declare “{ $mission }”
move-show = Leave line { $line } readable
move-lock = Lock the document
move-begin = Begin to read
move-done = It has been read
move-give-up = Give up
move-ask-hint = Ask for a hint
move-initial = Give the initial (2 boxes)
move-erase = Line { $line } ({ $value ->
    [one] { $value } box
   *[other] { $value } boxes
})
move-rule-right = It is right
move-rule-wrong = It is wrong
move-rule-leave = Show the title, let them rule
move-answer = Answer “{ $title }”
move-answer-near = Answer something close
move-answer-other = Answer something else
move-answer-aloud = Say it aloud
move-seal = Seal “{ $title }”
move-seal-near = Seal something close
move-seal-other = Seal something else
move-seal-blank = Seal nothing
move-seal-paper = Write it on paper

## What happened

event-variant = Variant cards lie on the table: { GIVEN($protocols) ->
    [yes] { GIVEN($missions) ->
        [yes] protocols and missions
       *[no] protocols
    }
   *[no] missions
}.
event-round-begun = Round { $round } begins.
event-reader-named = { $seat } is reader { $place }.
event-card-drawn = { $seat } draws a document.
event-card-drawn-own = { $seat } draws a document: { $first } or { $second }.
event-box-refilled = The box was empty: { $cards } used documents come back.
event-face-chosen = { $seat } has chosen a face.
event-face-chosen-own = { $seat } has chosen “{ $title }”.
event-locked = { $seat } has locked a document.
event-locked-side = { $seat } has locked a document for { $total ->
    [one] { $total } box
   *[other] { $total } boxes
}.
event-declared = { $seat } declares a mission: { the-mission }.
event-ticked = { $count ->
    [0] No box is ticked
    [one] { $count } box of suspicion is ticked
   *[other] { $count } boxes of suspicion are ticked
}, { $free } left ({ $team ->
    [0] track A
   *[other] track B
}).
event-order = The order of reading is settled: { the-team } begins.
event-begun = { $seat } reads. Theme: { name-theme }, for { $total ->
    [one] { $total } box
   *[other] { $total } boxes
}.
event-read = { $seat } has read to the end.
event-sealed = The envelope of { the-team } is sealed.
event-hint-asked = { $seat } asks for a hint.
event-initial = { $seat } gives the initial: { $letter }.
event-erased = { $seat } wipes the sheet and reads one line: “{ $text }”.
event-proposed = { $seat } answers: “{ $words }”.
event-given-up = { $seat } gives up.
event-left = { $seat } shows the title, “{ $title }”, and lets the others rule.
event-ruled = { $seat } rules: { $right ->
    [1] right
    [true] right
    [True] right
   *[other] wrong
}.
event-right = The document of { $seat } is identified.
event-wrong = The document of { $seat } is missed.
event-mission-done = { $seat } has accomplished a mission: { the-mission }.
event-echec = A failure card is drawn: { $boxes } boxes. { $left ->
    [0] None is left
    [one] { $left } is left
   *[other] { $left } are left
}.
event-echec-missing = A failure card must be drawn, and none is left.
event-intercepted = { $team ->
    [0] Team A
   *[other] Team B
} had sealed “{ $words }”: intercepted, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-not-intercepted = { $team ->
    [0] Team A
   *[other] Team B
} had sealed { GIVEN($words) ->
    [yes] “{ $words }”: no interception
   *[no] nothing
}.
event-revealed = The document of { $seat } was “{ $title }”.
event-burst = { $count ->
    [one] { $count } box has
   *[other] { $count } boxes have
} to be ticked, and there are not that many left ({ $team ->
    [0] track A
   *[other] track B
}).
event-round-over = Round { $round } is over.

## The introduction

lesson-1 = Each of you is an agent with a secret file. You must let your comrades know what it is about, without leaving much to read: every line that you leave readable raises suspicion.
    .title = The censored file
lesson-2 = You draw a card and look at both faces. Choose the subject that the others know, not the one that you like best. Themes are places, films and series, celebrities and characters.
    .title = Two faces
lesson-3 = Strike out whole lines. Each line has a price from 0 to 3: what you leave readable is added up, and so many boxes are ticked. The strong lines are dear.
    .title = The marker
lesson-4 = Then everyone reads in turn: first the theme, then what is left, in one go and without a pause where something is missing. The words that remain may join up in the strangest ways.
    .title = Reading
lesson-5 = The others talk and give one answer. Right: on to the next document. Wrong: together you draw a failure card and tick what it says; in teams it costs 5 boxes.
    .title = One answer
lesson-6 = If you are stuck, ask for a hint: the initial of the title for 2 boxes, or, together, a single line for its price, read all alone.
    .title = Hints
lesson-7 = In teams the others listen too. After the reading they have ten seconds to write an answer in secret. If it is right they score 3, 2 or 1 points: the less you showed, the more they win.
    .title = Interception
lesson-8 = Together you win when the last round is over. You lose when a box must be ticked and none is free, or a failure card drawn and none is left. In teams, interceptions and the highest number still visible decide.
    .title = How it ends

## The rules

rule-OZ-01 = Opération Zèbre is played together by 2 to 8 players, or in two teams by 6 to 12. Any other number is refused.
    .title = Two modes
rule-OZ-02 = With 6, 7 or 8 players both modes are open; which one is settled before the match.
    .title = Six, seven or eight
rule-OZ-03 = The round card has a novice and an advanced side. One is chosen before the match and stays; both teams use the same.
    .title = The side of the card
rule-OZ-04 = Together, all are one team. Otherwise there are two teams whose sizes differ by one at most: the first half of the seats, rounded up, is team A.
    .title = Teams
rule-OZ-05 = A match uses the documents of one language. The language changes no rule.
    .title = One box of documents
rule-OZ-06 = Nothing lies in a shuffled order. At the start the memory of the bots and the variant cards are drawn; a document, a failure card or the coin is drawn when it is needed.
    .title = Luck comes late
rule-OZ-07 = A document card has two faces, each a whole document. Only the chosen one is used; the other is never read.
    .title = Two faces
rule-OZ-08 = A document has a theme, one of eight, that belongs to one of three categories; a title with one letter that stands out; and lines, each with a text and a value from 0 to 3.
    .title = What a document is
rule-OZ-09 = A line is readable or struck out, always as a whole.
    .title = Whole lines
    .why = This document has no such line.
    .why-order = Lines are given in rising order, each once.
rule-OZ-10 = At least one line stays readable. All of them may.
    .title = One line at least
    .why = Leave at least one line readable.
rule-OZ-11 = A document costs the sum of the values of its readable lines. Lines struck out cost nothing.
    .title = The total
rule-OZ-12 = What is read are the readable lines in their order with one space between them and nothing else: no pause, no sign where something is missing, no changed letter.
    .title = What is read
rule-OZ-13 = Before the verdict the others know the theme, what was read, the hint and the total; never the title, where lines end, what was struck out, or a single value.
    .title = What the others know
rule-OZ-14 = After the verdict everybody sees the title and the whole document with its strokes. The card is used and does not come back.
    .title = The reveal
rule-OZ-15 = If the box is empty when a card must be drawn, the used cards, without those held now, go back into it.
    .title = An empty box
rule-OZ-16 = A track has boxes, some of them ticked. What is ticked stays ticked.
    .title = Boxes of suspicion
rule-OZ-17 = Whoever must tick more boxes than are free ticks all of them and loses at once; nothing more of that effect happens.
    .title = Too many ticks
rule-OZ-18 = To tick the very last box does not lose, and to tick none is always possible.
    .title = The last box
rule-OZ-19 = In teams the boxes are numbered downwards and ticked from the highest number. The highest number still visible is a team’s suspicion points: 0 when none is left.
    .title = Numbered boxes
rule-OZ-20 = Each round that is over ticks one box of the round counter.
    .title = The round counter
rule-OZ-21 = A round is: choose, strike out, read and guess, then tick the round.
    .title = A round
    .why = This is not the step for that.
rule-OZ-22 = At the start of a round everybody draws one document card, all at once.
    .title = Drawing
rule-OZ-23 = Each looks at both faces of the own card and chooses one: at the same time, in secret, for good.
    .title = Choosing a face
rule-OZ-24 = Card, faces and theme stay secret until the reading.
    .title = Secrecy
rule-OZ-25 = All read their documents in secret and strike out at the same time.
    .title = Striking out
rule-OZ-26 = Meanwhile you may talk about numbers of boxes and nothing else. At this table everyone sees the totals that the own side plans, and the chat is closed.
    .title = Only numbers
rule-OZ-27 = Locking a document is final. Until then the plan may change.
    .title = Locking
rule-OZ-28 = When the last document is locked, all totals are ticked in one go. If there are too few boxes, the match is lost before anything is read.
    .title = Ticking the totals
rule-OZ-29 = About four boxes a document is a good measure, or fewer if fewer are left for each. It is advice and forbids nothing.
    .title = A good measure
rule-OZ-30 = Everyone reads once in each round, one after another.
    .title = Everyone reads
rule-OZ-31 = The first reader of a round is the next seat each time, and the others follow; or the players agree and anyone names the next among those who have not read.
    .title = Who reads
    .why = This player has read already in this round.
rule-OZ-32 = The reader announces the theme and reads the whole text, without showing where something was struck out.
    .title = Reading
rule-OZ-33 = The same text may be read again as often as you like until the answer is given.
    .title = Again, please
rule-OZ-34 = The reader takes no part in the guessing: no word, no face, no stress on a word.
    .title = The silent reader
rule-OZ-35 = All the others guess, also those who have yet to read. They talk freely and have all the time.
    .title = Who guesses
rule-OZ-36 = There is one answer for a document. The first that anyone gives counts and cannot be changed.
    .title = One answer
rule-OZ-37 = Giving up is a wrong answer. No document is skipped for nothing.
    .title = Giving up
rule-OZ-38 = A right answer costs nothing and brings nothing else.
    .title = Right
rule-OZ-39 = After a wrong answer a failure card is drawn: its number is ticked and it is out. If none is left, the match is lost.
    .title = Wrong
rule-OZ-40 = Whatever the verdict, the next one reads, until all have read.
    .title = The next reader
rule-OZ-41 = At most one hint is given for a document, if those who guess ask for it, between the end of the first reading and the answer.
    .title = Asking for a hint
    .why = The hint for this document has been given.
rule-OZ-42 = The reader must give the hint and chooses which: the initial, or one line.
    .title = The reader chooses
    .why = A hint is given only when it was asked for.
rule-OZ-43 = The initial costs 2 boxes: the letter of the title that stands out.
    .title = The initial
rule-OZ-44 = That letter is the first letter or digit of the title without its article, as a plain capital.
    .title = Which letter
rule-OZ-45 = Erasing wipes all the ink away: the reader picks any one line, ticks its value, and reads that line.
    .title = Erasing
    .why = This document has no such line.
rule-OZ-46 = Boxes that were ticked before are not given back, even if that line was readable already.
    .title = No refund
rule-OZ-47 = If the price of a hint cannot be ticked, the match is lost and the hint is not given.
    .title = A hint too dear
rule-OZ-48 = After erasing only that line may be read and shown; the text before is gone.
    .title = Only that line
rule-OZ-49 = A hint gives no second answer.
    .title = Still one answer
rule-OZ-50 = When all have read, a round box is ticked; if another is free, the next round begins.
    .title = The end of a round
rule-OZ-51 = Together you lose at once when a box must be ticked and none is free, or a failure card drawn and none is left.
    .title = Losing together
rule-OZ-52 = Together you win when the last round box is ticked and every mission in play is accomplished.
    .title = Winning together
rule-OZ-53 = What is lost with the last document is lost before its round would be ticked.
    .title = Lost at the last moment
rule-OZ-54 = Before the match you may choose up to four variant cards. They are drawn by luck; some lie on their protocol side, some on their mission side.
    .title = Variant cards
rule-OZ-55 = A protocol binds every document and what hints may do. What breaks it cannot be chosen, and a line may stay only if some allowed document can still come of it.
    .title = Protocols
    .why = A protocol in play forbids that.
rule-OZ-56 = Several protocols hold together.
    .title = Several protocols
rule-OZ-57 = A card of missions has four. All missions in play must be accomplished before the end, in any order.
    .title = Missions
rule-OZ-58 = Before the first line a player may declare one open mission that this document can meet. It is public once the document is locked, and only lines that can lead to it may stay.
    .title = Declaring a mission
    .why = No way to censor this document meets that mission.
    .why-started = A mission is declared before the first line, one for a document.
    .why-closed = This mission is not in play, or is accomplished.
    .why-lines = These lines do not meet the mission that was declared.
rule-OZ-59 = It is accomplished if the answer is right and its condition on hints holds. After erasing it never is. Otherwise it stays open.
    .title = Accomplishing it
rule-OZ-60 = If the last round is over and a mission is open, the match is lost.
    .title = An open mission
rule-OZ-61 = Several players may declare the same mission; the first success accomplishes it.
    .title = The same mission
rule-OZ-62 = To make it harder, take out 1 to 4 failure cards unseen, take off 2, 4 or 6 boxes, or forbid hints, in any combination.
    .title = Harder
rule-OZ-63 = With all four failure cards out, the first wrong answer loses.
    .title = No failure allowed
rule-OZ-64 = Where hints are forbidden, nobody asks for one.
    .title = Without hints
    .why = This table plays without hints.
rule-OZ-65 = Each team has a track, a round counter and boxes for interceptions. Failure cards, variants and the harder options are not used.
    .title = In teams
rule-OZ-66 = A round begins with each team naming two different readers, in order; anyone of the team may speak for it. They may be named again later.
    .title = Naming readers
    .why = Name somebody of your team.
    .why-team = This player is not of your team.
    .why-twice = A team names two different readers.
rule-OZ-67 = The four readers draw, choose and strike out as usual. You see the planned totals of your own team only.
    .title = Four readers
rule-OZ-68 = When the fourth document is locked, each team ticks the sum of its two.
    .title = Each team ticks
rule-OZ-69 = If one team has too few boxes, the other wins at once. If both have, interception points decide; equal points are a draw.
    .title = Out of boxes together
rule-OZ-70 = The team with the higher number still visible reads first; if equal, the one with more interception points.
    .title = Who begins
rule-OZ-71 = If that is equal too, a coin decides in the first round, and later the team that did not begin last time.
    .title = Still equal
rule-OZ-72 = The order is settled once a round, and the teams alternate.
    .title = In turn
rule-OZ-73 = The reader announces the theme and reads once to everybody.
    .title = Reading to all
rule-OZ-74 = When that reading ends, the other team has 10 seconds to agree on an answer and write it in secret.
    .title = Interception
rule-OZ-75 = The team shares one field. Sending it seals it; after 10 seconds the last words in it are sealed. Nothing written is no interception.
    .title = One field
rule-OZ-76 = During these seconds there is no hint, no second reading and no answer.
    .title = Ten quiet seconds
    .why = Wait for the interception to end.
rule-OZ-77 = What was sealed cannot be changed, and the reader’s team learns nothing about it, not even whether there is anything.
    .title = Sealed
rule-OZ-78 = Then the reader may read again to the own team, of which all others guess.
    .title = The team’s turn
rule-OZ-79 = They may ask once for the initial, for 2 boxes of their own. Erasing does not exist in teams.
    .title = Hints in teams
    .why = In teams the only hint is the initial.
rule-OZ-80 = They give exactly one answer. A right one costs nothing, a wrong one or giving up costs 5 boxes.
    .title = The answer in teams
rule-OZ-81 = If these boxes, or those of a hint, are not there, the other team wins at once and nothing sealed is scored.
    .title = Five too many
rule-OZ-82 = After the answer, right or wrong, the seal is broken and judged in the same way.
    .title = Breaking the seal
rule-OZ-83 = A right interception earns by the document’s total: 3 points for 0 or 1, 2 points for 2 or 3, 1 point from 4 on. Boxes for hints and mistakes do not count.
    .title = What it earns
rule-OZ-84 = The points are written into the next interception box. A failed or missing interception changes nothing.
    .title = Writing the points
rule-OZ-85 = The next one reads; after the fourth reading both teams tick a round, and another begins if one is free.
    .title = The end of a team round
rule-OZ-86 = After the last round a team’s score is its interception points plus its suspicion points. The higher score wins.
    .title = The score
rule-OZ-87 = If scores are equal, more interception points win; if these are equal too, it is a draw.
    .title = Equal scores
rule-OZ-88 = A team that must tick a box it does not have loses, whatever the scores.
    .title = Losing in teams
rule-OZ-89 = To compare an answer, case, accents, ligatures, apostrophes, hyphens and spaces do not matter.
    .title = How answers are read
rule-OZ-90 = One article at the beginning does not matter either.
    .title = Articles
rule-OZ-91 = Usual short forms and numbers in Roman letters are read as what they stand for; with or without spaces is the same.
    .title = Short forms and numbers
rule-OZ-92 = An answer that is the title, the original title or another known name is right.
    .title = The right names
rule-OZ-93 = Two answers in one are refused, and so is an answer without a word; nothing is spent. In an interception two answers are wrong and no word is none.
    .title = One answer at a time
rule-OZ-94 = A name of another document of the same theme, or one known to be confused with it, is wrong.
    .title = Neighbours
rule-OZ-95 = Small slips are forgiven: none up to 4 letters, 1 up to 7, 2 up to 12, 3 beyond, as long as numbers agree and no neighbour is as close.
    .title = Slips
rule-OZ-96 = What is a little further off, or an essential part of the name, is close; everything else is wrong.
    .title = Close answers
rule-OZ-97 = The answer must name the same subject: a part, a whole, a sequel, an author or an actor is wrong unless it is a known name of it.
    .title = The same subject
rule-OZ-98 = Another language or another usual name of the same subject is right.
    .title = Other languages
rule-OZ-99 = A title that is recognised is right or wrong at once. Together, where people rule, close words and words that no document has go to the reader, who rules within 20 seconds or leaves it to the others; without a ruling they are wrong.
    .title = Rulings
rule-OZ-100 = If the reader leaves it, the title is shown and any of those who guessed rules on honour.
    .title = On honour
rule-OZ-101 = In teams close words are right only if both teams say so. The title is shown for it.
    .title = Both teams agree
rule-OZ-102 = Where answers may be said aloud, they are ruled by people in the same way. Bots always name a title.
    .title = Said aloud
    .why = At this table answers are typed.
rule-OZ-103 = The rules have two times: 10 seconds for an interception, 20 for a ruling. A reading ends by itself after its time. All other thinking belongs to the table’s clock.
    .title = Time
    .why = Only the clock can do that.
rule-OZ-104 = A bot plays for somebody who leaves. Boxes and rounds stay as they were.
    .title = Somebody leaves
rule-OZ-105 = You may choose what loses the match; the table asks whether you mean it.
    .title = Losing on purpose
rule-OZ-106 = Boxes are ticked before what they pay for is given, so that nothing is learnt from boxes that are not there.
    .title = Pay first
rule-OZ-107 = A verdict goes in this order: right or wrong, mission, failure card or 5 boxes, interception, reveal, next reader.
    .title = The order of a verdict
rule-OZ-108 = A match that is over takes no more moves. It says who has won and by which rule.
    .title = Over
rule-OZ-109 = Talk, suggestions and drafts are free and change nothing.
    .title = Free talk
rule-OZ-110 = A reader who rules compares honestly with the title; that is not guessing.
    .title = An honest reader
rule-OZ-111 = Words come to the one document of the announced theme that they name, whatever is held; else they are close to the document held, or something else.
    .title = What words come to
    .why = That is no document of the announced theme.
rule-OZ-112 = The words are kept with the move and shown with the verdict. A replay never judges again.
    .title = Words are kept
rule-OZ-113 = One device speaks: the television, else the reader’s, else the host’s. The reading ends when it is said to be over, or after its time.
    .title = One voice
rule-OZ-114 = The television and spectators see what everybody at the table may see, and no more.
    .title = The television
rule-OZ-115 = The chat is closed from the draw to the last lock. While a document is open its reader writes nowhere; in teams each team then has a channel of its own.
    .title = The chat
rule-OZ-116 = An answer that several may give is held for five seconds in their sight, and any of them can stop it. Interceptions and rulings are not held.
    .title = Five seconds to stop
rule-OZ-117 = What a bot remembers of the box follows from a public number, its seat and its level. Nothing hidden enters.
    .title = What bots know

# Careers
career-text = { $matches ->
    [0] No file yet: the first match will open it.
    [one] One match, { $wins ->
        [0] lost.
       *[other] won.
    }
   *[other] { $matches } matches, { $wins } of them won.
}
career-all = All matches
career-sort = { $mode ->
    [coop] Together
   *[comp] In two teams
}, { $side ->
    [novice] novice side
   *[avance] advanced side
}
career-named = Documents you named
career-understood = Documents of yours that were named
career-cheapest = Your cheapest document that was named
career-intercepted = Documents you intercepted
career-documents = { $count }
career-boxes = { $boxes ->
    [0] no box at all
    [one] one box
   *[other] { $boxes } boxes
}
career-none = none yet
# $read: documents of the match; $named, $understood, $intercepted: those of this player
career-match = { $mode ->
    [coop] Together
   *[comp] In two teams
}, { $side ->
    [novice] novice side
   *[avance] advanced side
}: { $read ->
    [one] one document read
   *[other] { $read } documents read
}, { $named } named by you, { $understood } of yours named, { $intercepted } intercepted.

# The anthology of a match that is over
name-anthology = The evening’s anthology
page-title = { $title } ({ $label })
page-text = “{ $text }” Read by { $reader } for { $boxes ->
    [0] no box at all
    [one] one box
   *[other] { $boxes } boxes
}. { $named ->
    [yes] Named by { $namer }.
   *[no] Nobody named it.
}{ $caught ->
    [yes] {" "}Intercepted by { $thief }.
   *[no] {""}
}{ $cheaper ->
    [yes] {" "}It could have cost { $least }.
   *[no] {""}
}
