### James Bond 007: every word of the game in English.

title = James Bond 007
tagline = Investigate round the world, then walk into the secret bases.
description = Masterminds, assistants and henchmen are hiding in secret bases. Gather intel and gadgets from London to Tokyo, train your agent, cross swords with your rivals, and neutralise more criminals than anybody else to earn the licence to kill.

## Options of the table

option-chain_neutralisation = Fights in one turn
    .note = After beating a criminal you may take on another in the same base at once, or your turn is over.
option-chain_neutralisation-true = As long as you win
option-chain_neutralisation-false = One fight a turn
option-tie_is_failure = A draw on a site
    .note = A total of exactly 8, or a die that equals your level: nothing happens, or it counts as a failure.
option-tie_is_failure-false = Nothing happens
option-tie_is_failure-true = A failure
option-must_leave_mode = After a failure
    .note = An agent that failed on a site may not investigate there again right away. It may still enter bases meanwhile, or has to go elsewhere first.
option-must_leave_mode-barred = Bases stay open
option-must_leave_mode-forced = Go elsewhere first
option-passport_choice = Agents
    .note = Everyone picks an agent in turn, or luck deals them.
option-passport_choice-choose = Chosen
option-passport_choice-random = Dealt at random
option-start_placement = Where agents begin
    .note = Everyone picks a first site, or all set out from HQ.
option-start_placement-choose = Where you like
option-start_placement-hq = At HQ
option-stale_limit = Standstill
    .note = So many rounds in a row without a criminal being neutralised, and the match ends.
option-stale_limit-10 = After 10 rounds
option-stale_limit-20 = After 20 rounds
option-stale_limit-40 = After 40 rounds
option-stale_limit-off = Never
option-round_limit = Last round
    .note = For a shorter evening: the match ends with this round, and whoever leads has won.
option-round_limit-off = None
option-round_limit-20 = Round 20
option-round_limit-40 = Round 40
option-memory_aid = Scouted criminals
    .note = The table marks for you alone who you have seen in a base, or shows it just once and leaves the rest to your memory.
option-memory_aid-true = Marked for me
option-memory_aid-false = From memory

## Names of things

name-colour-ro = Red
name-colour-bl = Blue
name-colour-ve = Green
name-colour-ja = Yellow
name-colour-vi = Purple
name-colour-gr = Grey

name-skill-c = Charm
    .note = Wit, tact, a way with people. Against the assistants.
name-skill-f = Force
    .note = Muscle, stamina, martial arts. Against the henchmen.
name-skill-a = Agility
    .note = Reflexes, precision, a cool head. Against the masterminds.

name-agent-ro-1 = Victor Halloran
    .note = Has sold the same island three times, to three billionaires.
    .country = Ireland
name-agent-ro-2 = Inês Carvalho
    .note = Once a trapeze artist; her hands never shake.
    .country = Portugal
name-agent-bl-1 = Edmund Ashworth
    .note = Wins at bridge, loses at arm-wrestling, always politely.
    .country = United Kingdom
name-agent-bl-2 = Freya Lindqvist
    .note = Swims across lakes when the bridge is too far.
    .country = Sweden
name-agent-ve-1 = Marco Bellandi
    .note = A smile opens most doors, a shoulder the others.
    .country = Italy
name-agent-ve-2 = Keiko Tanabe
    .note = Speaks seven languages and drives whatever has an engine.
    .country = Japan
name-agent-ja-1 = Lucie Marchand
    .note = A champion shot, and better still at a bluff.
    .country = France
name-agent-ja-2 = Omar Tazi
    .note = A mountain guide with a cousin in every port.
    .country = Morocco
name-agent-vi-1 = Dmitri Sokolenko
    .note = Few words, large hands, and no lock keeps him waiting.
    .country = Ukraine
name-agent-vi-2 = Amara Diallo
    .note = A diplomat by day; by night, nobody knows.
    .country = Senegal
name-agent-gr-1 = Wanda Reinholt
    .note = Skis the black runs at midnight, without a lamp.
    .country = Austria
name-agent-gr-2 = Rafael Quiroga
    .note = Rides, dances the tango, and is never where he is expected.
    .country = Argentina

name-site-s01 = London
name-site-s02 = Miami
name-site-s03 = Cairo
name-site-s04 = Reykjavik
name-site-s05 = Hong Kong
name-site-s06 = Buenos Aires
name-site-s07 = Paris
name-site-s08 = Rio de Janeiro
name-site-s09 = Istanbul
name-site-s10 = Cape Town
name-site-s11 = Tokyo
name-site-s12 = San Francisco
name-site-s13 = Berlin
name-site-s14 = Bangkok
name-site-s15 = Casablanca
name-site-s16 = Sydney
name-site-s17 = Vancouver
name-site-s18 = Mexico City
name-site-s19 = Venice
name-site-s20 = Las Vegas
name-site-s21 = Bombay
name-site-s22 = Lima
name-site-s23 = Shanghai
name-site-s24 = Lagos
name-site-s25 = Vienna
name-site-s26 = Havana
name-site-s27 = Moscow
name-site-s28 = Nairobi
name-site-s29 = New York
name-site-s30 = Singapore
name-site-s31 = Athens
name-site-s32 = Montreal
name-site-s33 = Kathmandu
name-site-s34 = Dakar
name-site-s35 = Stockholm
name-site-s36 = Honolulu
name-hq = HQ
    .note = A place to start from: nobody returns there, nobody is met there.

name-base-ro = The Crater
    .note = Project Black Sun. Put out the sky, and sell the light.
name-base-bl = The Trench
    .note = Project High Tide. Drown the harbours, and buy up the coasts.
name-base-ve = The Greenhouse
    .note = Project Spore. A seed in every field, one master for all harvests.
name-base-ja = The Dune
    .note = Project Mirage. Show the radars armies that do not exist.
name-base-vi = The Observatory
    .note = Project Orbit. Hold the satellites, hence the secrets, hence the world.
name-base-gr = The Glacier
    .note = Project Absolute Zero. A winter without end, delivered to order.

name-role-ce = Mastermind
name-role-as = Assistant
name-role-hm = Henchman
name-criminal-ro-ce = Ignatius Vorhaus
name-criminal-ro-as = Selma Rayne
name-criminal-ro-hm = Anvil
name-criminal-bl-ce = Admiral Corvin Haldane
name-criminal-bl-as = Thalia Reyes
name-criminal-bl-hm = Barracuda
name-criminal-ve-ce = Professor Linus Abernathy
name-criminal-ve-as = Flora Mendès
name-criminal-ve-hm = Machete
name-criminal-ja-ce = Baron Casimir Zell
name-criminal-ja-as = Yasmine Leclerc
name-criminal-ja-hm = The Fennec
name-criminal-vi-ce = Maestro Silvio Karras
name-criminal-vi-as = Vera Lindholm
name-criminal-vi-hm = Granite
name-criminal-gr-ce = General Anton Brask
name-criminal-gr-as = Helga Nyström
name-criminal-gr-hm = White Bear
name-criminal-hidden = Criminal, face down

name-gadget-g-c-01 = Lie-detector pen
name-gadget-g-c-02 = Perfume of truth
name-gadget-g-c-03 = Buttonhole microphone
name-gadget-g-c-04 = Transmitter earring
name-gadget-g-c-05 = Pocket interpreter
name-gadget-g-c-06 = Invisible ink
name-gadget-g-c-07 = Hypnotic calling card
name-gadget-g-c-08 = Chameleon mask
name-gadget-g-c-09 = Recording cigarette case
name-gadget-g-c-10 = Serum ring
name-gadget-g-c-11 = Code-breaking calculator
name-gadget-g-c-12 = Powder-compact camera
name-gadget-g-f-01 = Supple steel gloves
name-gadget-g-f-02 = Armoured umbrella
name-gadget-g-f-03 = Winch belt
name-gadget-g-f-04 = Bulletproof vest
name-gadget-g-f-05 = Leaded cane
name-gadget-g-f-06 = Rebreather
name-gadget-g-f-07 = Hydraulic jaw
name-gadget-g-f-08 = Steel rope
name-gadget-g-f-09 = Magnetic boots
name-gadget-g-f-10 = Energy pastilles
name-gadget-g-f-11 = Battering-ram suitcase
name-gadget-g-f-12 = Electric knuckles
name-gadget-g-a-01 = Grapple gun
name-gadget-g-a-02 = Beam wristwatch
name-gadget-g-a-03 = Jet skis
name-gadget-g-a-04 = Folding wing
name-gadget-g-a-05 = Infrared binoculars
name-gadget-g-a-06 = Suction soles
name-gadget-g-a-07 = Dart pen
name-gadget-g-a-08 = Turbine skates
name-gadget-g-a-09 = Skeleton key
name-gadget-g-a-10 = Lapel sight
name-gadget-g-a-11 = Pocket smoke bomb
name-gadget-g-a-12 = Glider backpack

name-scene-c-1 = A bluff at the casino
name-scene-c-2 = Shadowing in evening dress
name-scene-c-3 = A velvet interrogation
name-scene-c-4 = Coded message
name-scene-c-5 = Embassy reception
name-scene-c-6 = False papers
name-scene-c-7 = Double game
name-scene-c-8 = Auction night
name-scene-f-1 = Brawl on the docks
name-scene-f-2 = Jailbreak
name-scene-f-3 = Sheer cliff
name-scene-f-4 = Armoured door
name-scene-f-5 = Hand to hand
name-scene-f-6 = Long swim
name-scene-f-7 = Forced march
name-scene-f-8 = Arm-wrestling
name-scene-a-1 = Car chase
name-scene-a-2 = Parachute jump
name-scene-a-3 = Sharpshooting
name-scene-a-4 = Defusing
name-scene-a-5 = Downhill on skis
name-scene-a-6 = Night flight
name-scene-a-7 = Invisible beams
name-scene-a-8 = Lock-picking

name-card-back = Card, face down
name-intel = Intel: { the-criminal }, { the-role } { of-base }
    .note = Opens this base, and adds 2 in a fight against this very criminal. It is shown and kept.
name-passport = Passport
name-dossier = Dossier
name-discard = Spent gadgets
name-trophies = Trophies
name-licence = Licence to kill
name-slot-gone = Neutralised
name-black-die = Black die
name-white-die = White die
name-special-die = Special die
note-site = Skill tested here: { the-skill }. { $cards ->
    [0] No card left: only training.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
note-must-leave = Has to leave this site
note-scouted = Seen by you alone: { the-criminal }, { role-there }.

## Parts of sentences: a raw code, named for people

at-site = { $site ->
    [s01] in London
    [s02] in Miami
    [s03] in Cairo
    [s04] in Reykjavik
    [s05] in Hong Kong
    [s06] in Buenos Aires
    [s07] in Paris
    [s08] in Rio de Janeiro
    [s09] in Istanbul
    [s10] in Cape Town
    [s11] in Tokyo
    [s12] in San Francisco
    [s13] in Berlin
    [s14] in Bangkok
    [s15] in Casablanca
    [s16] in Sydney
    [s17] in Vancouver
    [s18] in Mexico City
    [s19] in Venice
    [s20] in Las Vegas
    [s21] in Bombay
    [s22] in Lima
    [s23] in Shanghai
    [s24] in Lagos
    [s25] in Vienna
    [s26] in Havana
    [s27] in Moscow
    [s28] in Nairobi
    [s29] in New York
    [s30] in Singapore
    [s31] in Athens
    [s32] in Montreal
    [s33] in Kathmandu
    [s34] in Dakar
    [s35] in Stockholm
    [s36] in Honolulu
   *[hq] at HQ
}
the-site = { $site ->
    [s01] London
    [s02] Miami
    [s03] Cairo
    [s04] Reykjavik
    [s05] Hong Kong
    [s06] Buenos Aires
    [s07] Paris
    [s08] Rio de Janeiro
    [s09] Istanbul
    [s10] Cape Town
    [s11] Tokyo
    [s12] San Francisco
    [s13] Berlin
    [s14] Bangkok
    [s15] Casablanca
    [s16] Sydney
    [s17] Vancouver
    [s18] Mexico City
    [s19] Venice
    [s20] Las Vegas
    [s21] Bombay
    [s22] Lima
    [s23] Shanghai
    [s24] Lagos
    [s25] Vienna
    [s26] Havana
    [s27] Moscow
    [s28] Nairobi
    [s29] New York
    [s30] Singapore
    [s31] Athens
    [s32] Montreal
    [s33] Kathmandu
    [s34] Dakar
    [s35] Stockholm
    [s36] Honolulu
   *[hq] HQ
}
the-site-before = { $from ->
    [s01] London
    [s02] Miami
    [s03] Cairo
    [s04] Reykjavik
    [s05] Hong Kong
    [s06] Buenos Aires
    [s07] Paris
    [s08] Rio de Janeiro
    [s09] Istanbul
    [s10] Cape Town
    [s11] Tokyo
    [s12] San Francisco
    [s13] Berlin
    [s14] Bangkok
    [s15] Casablanca
    [s16] Sydney
    [s17] Vancouver
    [s18] Mexico City
    [s19] Venice
    [s20] Las Vegas
    [s21] Bombay
    [s22] Lima
    [s23] Shanghai
    [s24] Lagos
    [s25] Vienna
    [s26] Havana
    [s27] Moscow
    [s28] Nairobi
    [s29] New York
    [s30] Singapore
    [s31] Athens
    [s32] Montreal
    [s33] Kathmandu
    [s34] Dakar
    [s35] Stockholm
    [s36] Honolulu
   *[hq] HQ
}
from-site-before = { $from ->
    [s01] from London
    [s02] from Miami
    [s03] from Cairo
    [s04] from Reykjavik
    [s05] from Hong Kong
    [s06] from Buenos Aires
    [s07] from Paris
    [s08] from Rio de Janeiro
    [s09] from Istanbul
    [s10] from Cape Town
    [s11] from Tokyo
    [s12] from San Francisco
    [s13] from Berlin
    [s14] from Bangkok
    [s15] from Casablanca
    [s16] from Sydney
    [s17] from Vancouver
    [s18] from Mexico City
    [s19] from Venice
    [s20] from Las Vegas
    [s21] from Bombay
    [s22] from Lima
    [s23] from Shanghai
    [s24] from Lagos
    [s25] from Vienna
    [s26] from Havana
    [s27] from Moscow
    [s28] from Nairobi
    [s29] from New York
    [s30] from Singapore
    [s31] from Athens
    [s32] from Montreal
    [s33] from Kathmandu
    [s34] from Dakar
    [s35] from Stockholm
    [s36] from Honolulu
   *[hq] from HQ
}
of-base = { $base ->
    [ro] of the Crater
    [bl] of the Trench
    [ve] of the Greenhouse
    [ja] of the Dune
    [vi] of the Observatory
   *[gr] of the Glacier
}
out-of-base = { $base ->
    [ro] from the Crater
    [bl] from the Trench
    [ve] from the Greenhouse
    [ja] from the Dune
    [vi] from the Observatory
   *[gr] from the Glacier
}
the-slot = { $slot ->
    [ro1] room 1 of the Crater
    [ro2] room 2 of the Crater
    [ro3] room 3 of the Crater
    [bl1] room 1 of the Trench
    [bl2] room 2 of the Trench
    [bl3] room 3 of the Trench
    [ve1] room 1 of the Greenhouse
    [ve2] room 2 of the Greenhouse
    [ve3] room 3 of the Greenhouse
    [ja1] room 1 of the Dune
    [ja2] room 2 of the Dune
    [ja3] room 3 of the Dune
    [vi1] room 1 of the Observatory
    [vi2] room 2 of the Observatory
    [vi3] room 3 of the Observatory
    [gr1] room 1 of the Glacier
    [gr2] room 2 of the Glacier
   *[gr3] room 3 of the Glacier
}
in-slot = { $slot ->
    [ro1] in room 1 of the Crater
    [ro2] in room 2 of the Crater
    [ro3] in room 3 of the Crater
    [bl1] in room 1 of the Trench
    [bl2] in room 2 of the Trench
    [bl3] in room 3 of the Trench
    [ve1] in room 1 of the Greenhouse
    [ve2] in room 2 of the Greenhouse
    [ve3] in room 3 of the Greenhouse
    [ja1] in room 1 of the Dune
    [ja2] in room 2 of the Dune
    [ja3] in room 3 of the Dune
    [vi1] in room 1 of the Observatory
    [vi2] in room 2 of the Observatory
    [vi3] in room 3 of the Observatory
    [gr1] in room 1 of the Glacier
    [gr2] in room 2 of the Glacier
   *[gr3] in room 3 of the Glacier
}
the-skill = { $skill ->
    [c] Charm
    [f] Force
   *[a] Agility
}
plain-skill = { $skill ->
    [c] Charm
    [f] Force
   *[a] Agility
}
own-skill = { $skill ->
    [c] Charm
    [f] Force
   *[a] Agility
}
in-skill = { $skill ->
    [c] in Charm
    [f] in Force
   *[a] in Agility
}
of-skill = { $skill ->
    [c] of Charm
    [f] of Force
   *[a] of Agility
}
the-agent = { $agent ->
    [ro-1] Victor Halloran
    [ro-2] Inês Carvalho
    [bl-1] Edmund Ashworth
    [bl-2] Freya Lindqvist
    [ve-1] Marco Bellandi
    [ve-2] Keiko Tanabe
    [ja-1] Lucie Marchand
    [ja-2] Omar Tazi
    [vi-1] Dmitri Sokolenko
    [vi-2] Amara Diallo
    [gr-1] Wanda Reinholt
   *[gr-2] Rafael Quiroga
}
of-agent = { $agent ->
    [ro-1] of Victor Halloran
    [ro-2] of Inês Carvalho
    [bl-1] of Edmund Ashworth
    [bl-2] of Freya Lindqvist
    [ve-1] of Marco Bellandi
    [ve-2] of Keiko Tanabe
    [ja-1] of Lucie Marchand
    [ja-2] of Omar Tazi
    [vi-1] of Dmitri Sokolenko
    [vi-2] of Amara Diallo
    [gr-1] of Wanda Reinholt
   *[gr-2] of Rafael Quiroga
}
the-criminal = { $criminal ->
    [ro-ce] Ignatius Vorhaus
    [ro-as] Selma Rayne
    [ro-hm] Anvil
    [bl-ce] Admiral Corvin Haldane
    [bl-as] Thalia Reyes
    [bl-hm] Barracuda
    [ve-ce] Professor Linus Abernathy
    [ve-as] Flora Mendès
    [ve-hm] Machete
    [ja-ce] Baron Casimir Zell
    [ja-as] Yasmine Leclerc
    [ja-hm] the Fennec
    [vi-ce] Maestro Silvio Karras
    [vi-as] Vera Lindholm
    [vi-hm] Granite
    [gr-ce] General Anton Brask
    [gr-as] Helga Nyström
   *[gr-hm] White Bear
}
the-criminal-first = { $criminal ->
    [ro-ce] Ignatius Vorhaus
    [ro-as] Selma Rayne
    [ro-hm] Anvil
    [bl-ce] Admiral Corvin Haldane
    [bl-as] Thalia Reyes
    [bl-hm] Barracuda
    [ve-ce] Professor Linus Abernathy
    [ve-as] Flora Mendès
    [ve-hm] Machete
    [ja-ce] Baron Casimir Zell
    [ja-as] Yasmine Leclerc
    [ja-hm] The Fennec
    [vi-ce] Maestro Silvio Karras
    [vi-as] Vera Lindholm
    [vi-hm] Granite
    [gr-ce] General Anton Brask
    [gr-as] Helga Nyström
   *[gr-hm] White Bear
}
the-role = { $criminal ->
    [ro-ce] mastermind
    [ro-as] assistant
    [ro-hm] henchman
    [bl-ce] mastermind
    [bl-as] assistant
    [bl-hm] henchman
    [ve-ce] mastermind
    [ve-as] assistant
    [ve-hm] henchman
    [ja-ce] mastermind
    [ja-as] assistant
    [ja-hm] henchman
    [vi-ce] mastermind
    [vi-as] assistant
    [vi-hm] henchman
    [gr-ce] mastermind
    [gr-as] assistant
   *[gr-hm] henchman
}
role-there = { $criminal ->
    [ro-ce] the mastermind
    [ro-as] the assistant
    [ro-hm] the henchman
    [bl-ce] the mastermind
    [bl-as] the assistant
    [bl-hm] the henchman
    [ve-ce] the mastermind
    [ve-as] the assistant
    [ve-hm] the henchman
    [ja-ce] the mastermind
    [ja-as] the assistant
    [ja-hm] the henchman
    [vi-ce] the mastermind
    [vi-as] the assistant
    [vi-hm] the henchman
    [gr-ce] the mastermind
    [gr-as] the assistant
   *[gr-hm] the henchman
}
intel-about = { $card ->
    [i-ro-ce-1] the intel about Ignatius Vorhaus
    [i-ro-ce-2] the intel about Ignatius Vorhaus
    [i-ro-as-1] the intel about Selma Rayne
    [i-ro-as-2] the intel about Selma Rayne
    [i-ro-hm-1] the intel about Anvil
    [i-ro-hm-2] the intel about Anvil
    [i-bl-ce-1] the intel about Admiral Corvin Haldane
    [i-bl-ce-2] the intel about Admiral Corvin Haldane
    [i-bl-as-1] the intel about Thalia Reyes
    [i-bl-as-2] the intel about Thalia Reyes
    [i-bl-hm-1] the intel about Barracuda
    [i-bl-hm-2] the intel about Barracuda
    [i-ve-ce-1] the intel about Professor Linus Abernathy
    [i-ve-ce-2] the intel about Professor Linus Abernathy
    [i-ve-as-1] the intel about Flora Mendès
    [i-ve-as-2] the intel about Flora Mendès
    [i-ve-hm-1] the intel about Machete
    [i-ve-hm-2] the intel about Machete
    [i-ja-ce-1] the intel about Baron Casimir Zell
    [i-ja-ce-2] the intel about Baron Casimir Zell
    [i-ja-as-1] the intel about Yasmine Leclerc
    [i-ja-as-2] the intel about Yasmine Leclerc
    [i-ja-hm-1] the intel about the Fennec
    [i-ja-hm-2] the intel about the Fennec
    [i-vi-ce-1] the intel about Maestro Silvio Karras
    [i-vi-ce-2] the intel about Maestro Silvio Karras
    [i-vi-as-1] the intel about Vera Lindholm
    [i-vi-as-2] the intel about Vera Lindholm
    [i-vi-hm-1] the intel about Granite
    [i-vi-hm-2] the intel about Granite
    [i-gr-ce-1] the intel about General Anton Brask
    [i-gr-ce-2] the intel about General Anton Brask
    [i-gr-as-1] the intel about Helga Nyström
    [i-gr-as-2] the intel about Helga Nyström
    [i-gr-hm-1] the intel about White Bear
   *[i-gr-hm-2] the intel about White Bear
}
the-gadget = { $gadget ->
    [g-c-01] “Lie-detector pen”
    [g-c-02] “Perfume of truth”
    [g-c-03] “Buttonhole microphone”
    [g-c-04] “Transmitter earring”
    [g-c-05] “Pocket interpreter”
    [g-c-06] “Invisible ink”
    [g-c-07] “Hypnotic calling card”
    [g-c-08] “Chameleon mask”
    [g-c-09] “Recording cigarette case”
    [g-c-10] “Serum ring”
    [g-c-11] “Code-breaking calculator”
    [g-c-12] “Powder-compact camera”
    [g-f-01] “Supple steel gloves”
    [g-f-02] “Armoured umbrella”
    [g-f-03] “Winch belt”
    [g-f-04] “Bulletproof vest”
    [g-f-05] “Leaded cane”
    [g-f-06] “Rebreather”
    [g-f-07] “Hydraulic jaw”
    [g-f-08] “Steel rope”
    [g-f-09] “Magnetic boots”
    [g-f-10] “Energy pastilles”
    [g-f-11] “Battering-ram suitcase”
    [g-f-12] “Electric knuckles”
    [g-a-01] “Grapple gun”
    [g-a-02] “Beam wristwatch”
    [g-a-03] “Jet skis”
    [g-a-04] “Folding wing”
    [g-a-05] “Infrared binoculars”
    [g-a-06] “Suction soles”
    [g-a-07] “Dart pen”
    [g-a-08] “Turbine skates”
    [g-a-09] “Skeleton key”
    [g-a-10] “Lapel sight”
    [g-a-11] “Pocket smoke bomb”
   *[g-a-12] “Glider backpack”
}
a-card = { $card ->
    [i-ro-ce-1] intel about Ignatius Vorhaus (mastermind of the Crater)
    [i-ro-ce-2] intel about Ignatius Vorhaus (mastermind of the Crater)
    [i-ro-as-1] intel about Selma Rayne (assistant of the Crater)
    [i-ro-as-2] intel about Selma Rayne (assistant of the Crater)
    [i-ro-hm-1] intel about Anvil (henchman of the Crater)
    [i-ro-hm-2] intel about Anvil (henchman of the Crater)
    [i-bl-ce-1] intel about Admiral Corvin Haldane (mastermind of the Trench)
    [i-bl-ce-2] intel about Admiral Corvin Haldane (mastermind of the Trench)
    [i-bl-as-1] intel about Thalia Reyes (assistant of the Trench)
    [i-bl-as-2] intel about Thalia Reyes (assistant of the Trench)
    [i-bl-hm-1] intel about Barracuda (henchman of the Trench)
    [i-bl-hm-2] intel about Barracuda (henchman of the Trench)
    [i-ve-ce-1] intel about Professor Linus Abernathy (mastermind of the Greenhouse)
    [i-ve-ce-2] intel about Professor Linus Abernathy (mastermind of the Greenhouse)
    [i-ve-as-1] intel about Flora Mendès (assistant of the Greenhouse)
    [i-ve-as-2] intel about Flora Mendès (assistant of the Greenhouse)
    [i-ve-hm-1] intel about Machete (henchman of the Greenhouse)
    [i-ve-hm-2] intel about Machete (henchman of the Greenhouse)
    [i-ja-ce-1] intel about Baron Casimir Zell (mastermind of the Dune)
    [i-ja-ce-2] intel about Baron Casimir Zell (mastermind of the Dune)
    [i-ja-as-1] intel about Yasmine Leclerc (assistant of the Dune)
    [i-ja-as-2] intel about Yasmine Leclerc (assistant of the Dune)
    [i-ja-hm-1] intel about the Fennec (henchman of the Dune)
    [i-ja-hm-2] intel about the Fennec (henchman of the Dune)
    [i-vi-ce-1] intel about Maestro Silvio Karras (mastermind of the Observatory)
    [i-vi-ce-2] intel about Maestro Silvio Karras (mastermind of the Observatory)
    [i-vi-as-1] intel about Vera Lindholm (assistant of the Observatory)
    [i-vi-as-2] intel about Vera Lindholm (assistant of the Observatory)
    [i-vi-hm-1] intel about Granite (henchman of the Observatory)
    [i-vi-hm-2] intel about Granite (henchman of the Observatory)
    [i-gr-ce-1] intel about General Anton Brask (mastermind of the Glacier)
    [i-gr-ce-2] intel about General Anton Brask (mastermind of the Glacier)
    [i-gr-as-1] intel about Helga Nyström (assistant of the Glacier)
    [i-gr-as-2] intel about Helga Nyström (assistant of the Glacier)
    [i-gr-hm-1] intel about White Bear (henchman of the Glacier)
    [i-gr-hm-2] intel about White Bear (henchman of the Glacier)
    [g-c-01] a gadget of Charm, “Lie-detector pen”
    [g-c-02] a gadget of Charm, “Perfume of truth”
    [g-c-03] a gadget of Charm, “Buttonhole microphone”
    [g-c-04] a gadget of Charm, “Transmitter earring”
    [g-c-05] a gadget of Charm, “Pocket interpreter”
    [g-c-06] a gadget of Charm, “Invisible ink”
    [g-c-07] a gadget of Charm, “Hypnotic calling card”
    [g-c-08] a gadget of Charm, “Chameleon mask”
    [g-c-09] a gadget of Charm, “Recording cigarette case”
    [g-c-10] a gadget of Charm, “Serum ring”
    [g-c-11] a gadget of Charm, “Code-breaking calculator”
    [g-c-12] a gadget of Charm, “Powder-compact camera”
    [g-f-01] a gadget of Force, “Supple steel gloves”
    [g-f-02] a gadget of Force, “Armoured umbrella”
    [g-f-03] a gadget of Force, “Winch belt”
    [g-f-04] a gadget of Force, “Bulletproof vest”
    [g-f-05] a gadget of Force, “Leaded cane”
    [g-f-06] a gadget of Force, “Rebreather”
    [g-f-07] a gadget of Force, “Hydraulic jaw”
    [g-f-08] a gadget of Force, “Steel rope”
    [g-f-09] a gadget of Force, “Magnetic boots”
    [g-f-10] a gadget of Force, “Energy pastilles”
    [g-f-11] a gadget of Force, “Battering-ram suitcase”
    [g-f-12] a gadget of Force, “Electric knuckles”
    [g-a-01] a gadget of Agility, “Grapple gun”
    [g-a-02] a gadget of Agility, “Beam wristwatch”
    [g-a-03] a gadget of Agility, “Jet skis”
    [g-a-04] a gadget of Agility, “Folding wing”
    [g-a-05] a gadget of Agility, “Infrared binoculars”
    [g-a-06] a gadget of Agility, “Suction soles”
    [g-a-07] a gadget of Agility, “Dart pen”
    [g-a-08] a gadget of Agility, “Turbine skates”
    [g-a-09] a gadget of Agility, “Skeleton key”
    [g-a-10] a gadget of Agility, “Lapel sight”
    [g-a-11] a gadget of Agility, “Pocket smoke bomb”
   *[g-a-12] a gadget of Agility, “Glider backpack”
}

## Decisions

kind-choose_passport = Passport
prompt-choose_passport = Choose your agent.
waiting-choose_passport = Waiting for { $names } to choose an agent.
coach-choose_passport = Every agent starts with eleven points in three skills. High Charm beats assistants, high Force henchmen, high Agility masterminds. A level of 5 wins cards from the very first turn. Your colour also brings its base, its sites and its intel into play.

kind-place_agent = First site
prompt-place_agent = Put your agent on a site, or leave it at HQ.
waiting-place_agent = Waiting for { $names } to place an agent.
coach-place_agent = Nothing happens yet, and on your turn you may travel anywhere at all. At HQ nobody can meet you; on a site, somebody may come to rob you as soon as you own cards.

kind-choose_operation = Operation
prompt-choose_operation = Investigate on a site, or strike in a base you have intel of.
waiting-choose_operation = Waiting for { $names } to choose an operation.
coach-choose_operation = Go where your best skill is asked: die plus level must exceed 8 to win the card. A die above your level lets you raise the skill instead, so weak skills grow fast. The six bars on a site say what each side of the die would bring: a high orange one the card, a low one a point. Once you own intel of a base, you may scout there in secret or fight: die plus level must exceed 10, and each intel card about that very criminal adds 2.

kind-action_gadget = A gadget for the action
prompt-action_gadget = Your total falls short of the card. Play a gadget, or carry on without.
waiting-action_gadget = Waiting for { $names }, whose total falls short.
coach-action_gadget = A gadget of the tested skill adds 2, and is then gone. Play it if it lifts you above 8 and you badly want a card; otherwise keep it for a criminal. You are asked even with nothing that fits, so that the others learn nothing.

kind-choose_reward = Reward
prompt-choose_reward = Success! Choose your reward.
waiting-choose_reward = Waiting for { $names } to choose a reward.
coach-choose_reward = Without intel no base will open: take cards first. Later, a point in a skill counts in every fight and also breaks ties at the end. You can have one of the two, not both.

kind-face_rival = Confrontation
prompt-face_rival = You have the initiative: attack your rival in a skill, or keep the peace.
waiting-face_rival = Waiting for { $names }, who has the initiative.
coach-face_rival = Attack in the skill where you are furthest ahead. The winner steals up to three cards, the loser drops a point in that skill. With nothing to gain and a full dossier, peace is worth having.

kind-duel_gadget = A gadget for the duel
prompt-duel_gadget = You are not ahead. Play a gadget of this skill, or leave it at that.
waiting-duel_gadget = Waiting for { $names } in the duel.
coach-duel_gadget = Two more points may turn a defeat into a draw or a victory. If they would not change the result, save your gadget.

kind-fight_bonus = Support in the fight
prompt-fight_bonus = Not above 10 yet. Play intel about this criminal or a gadget, or leave it at that.
waiting-fight_bonus = Waiting for { $names } in the fight.
coach-fight_bonus = Intel about this very criminal adds 2 and stays yours: play it first. A gadget of this skill adds 2 and is gone: spend it if it takes you above 10, or to exactly 10 to save your level.

kind-continue_fight = Next criminal
prompt-continue_fight = Neutralised! Take on another criminal of this base, or stop.
waiting-continue_fight = Waiting for { $names } to go on or to stop.
coach-continue_fight = Your trophy is safe. Going on costs no new turn, but a lost fight lowers your skill by a point: go on if you know who is there and have the means.

## Moves

move-investigate = Investigate { at-site }
move-scout = Scout { the-slot }, showing { intel-about }
move-neutralise = Neutralise { in-slot }, showing { intel-about }
move-attack = Attack { in-skill }
move-no-attack = Do not attack
move-gadget = Play { the-gadget }
move-reward-card = Take the card
move-reward-raise = Raise { the-skill } to { $level }
move-reward-none = Take nothing
move-intel = Use { intel-about }
move-continue = Fight on { in-slot }
move-stop = Stop here
move-passport = { the-agent }
move-place = { $site ->
    [hq] Stay at HQ
   *[other] Begin { at-site }
}
pass-action_gadget = No gadget
pass-duel_gadget = No gadget
move-done = No more cards

## Where the match stands

status-passport = Setting up: the agents
status-placement = Setting up: first sites
status-operation = Round { $round }: an operation
status-action-window = Round { $round }: an action
status-reward = Round { $round }: a reward
status-confrontation = Round { $round }: a confrontation
status-duel-window = Round { $round }: a duel
status-fight-window = Round { $round }: a fight
status-chain = Round { $round }: inside a base
status-over = Match over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}

## Result

result-trophies = Trophies
result-levels = Skill points
# $seat: the winner’s name
outcome-won = { $seat } wins with { $score ->
    [one] { $score } trophy
   *[other] { $score } trophies
} and receives the licence to kill!
outcome-levels = Level at { $score ->
    [one] { $score } trophy
   *[other] { $score } trophies
}: skill points decide, and { $seat } receives the licence to kill!
# $names: the names of all the winners
outcome-shared = { $names } share the victory with { $score ->
    [one] { $score } trophy
   *[other] { $score } trophies
}: a licence to kill for each!
outcome-JB-95 = All criminals have been neutralised.
outcome-JB-101 = Too many rounds had passed without a criminal being neutralised.
outcome-JB-102 = The last round has been played.

## What happened

event-passport-chosen = { $seat } takes the passport of { the-agent }.
event-passport-dealt = { $seat } is dealt the passport of { the-agent }.
event-agent-placed = { $seat } begins { at-site }.
event-agent-at-hq = { $seat } begins at HQ.
event-cards-laid = { $cards } cards are laid on { $sites } sites, and { $criminals } criminals hide in their bases.
event-start-rolled = { $seat } rolls { $black } and { $white }: { $total }.
event-first-player = { $seat } starts the match.
event-round-begun = Round { $round }: { $seat } leads the way.
event-agent-moved = { $from ->
    [hq] { $seat } leaves HQ for { the-site }.
   *[other] { $seat } travels from { the-site-before } to { the-site }.
}
event-agent-stayed = { $seat } stays { at-site }.
event-action-rolled = { $seat } tests { the-skill } { at-site }: die { $die } + level { $level } = { $total }.
event-training-rolled = { $seat } trains { the-skill } { at-site }: die { $die } against level { $level }.
event-gadget-played = { $seat } plays a gadget of { the-skill }, { the-gadget }: total { $total }.
event-gadget-declined = { $seat } plays no gadget.
event-action-succeeded = { $seat } succeeds { in-skill }.
event-action-tied = { $seat } neither succeeds nor fails { in-skill }.
event-action-failed = { $seat } fails, and will have to leave { the-site }.
event-card-taken = { $seat } takes the card { at-site }.
event-card-taken-own = { $seat } takes the card { at-site }: { a-card }.
event-card-uncovered = The next card { at-site } tests { the-skill }.
event-site-emptied = No card is left { at-site }: from now on { the-skill } can be trained there.
event-skill-raised = { $seat } raises { the-skill } to { $level }.
event-reward-declined = { $seat } takes no reward.
event-agents-met = { $seat } has the initiative over { $target } { at-site }.
event-attack-declined = { $seat } does not attack { $target }.
event-duel-rolled = { $seat } attacks { $target } { in-skill }: die { $black } + level { $level } = { $total } against die { $white } + level { $target_level } = { $target_total }.
event-duel-won = { $seat } wins the duel against { $target } { in-skill }, { $total } to { $target_total }.
event-duel-tied = { $seat } and { $target } are level at { $total }: nobody wins the duel.
event-special-rolled = { $seat } rolls the special die: { $number ->
    [0] no cards from { $target }.
    [one] { $number } card from { $target }.
   *[other] { $number } cards from { $target }.
}
event-cards-stolen = { $seat } steals { $number ->
    [one] { $number } card
   *[other] { $number } cards
} from { $target }.
event-card-stolen-own = { $seat } has taken from { $target }: { a-card }.
event-nothing-stolen = { $seat } steals nothing from { $target }.
event-skill-lost = { $seat } drops to { $level } { in-skill }.
event-skill-at-bottom = { $seat } stays at the lowest level { in-skill }.
event-intel-shown = { $seat } shows intel about { the-criminal }, { the-role } { of-base }.
event-slot-scouted = { $seat } scouts { the-slot }.
event-slot-scouted-own = { $seat } scouts { the-slot }: { the-criminal }, { role-there }.
event-criminal-revealed = { $seat } breaks into { the-slot } and finds { the-criminal }, { role-there }.
event-criminal-challenged = { $seat } challenges { the-criminal }, { role-there }, { in-slot }.
event-fight-rolled = { $seat } fights { the-criminal } { in-skill }: die { $die } + level { $level } = { $total }.
event-intel-played = { $seat } uses intel about { the-criminal }: total { $total }.
event-bonus-done = { $seat } adds no more cards.
event-criminal-neutralised = { $seat } neutralises { the-criminal }, { the-role } { of-base }: { $trophies ->
    [one] the first trophy.
   *[other] { $trophies } trophies now.
}
event-fight-drawn = { the-criminal-first } holds out against { $seat }: exactly 10.
event-fight-lost = { the-criminal-first } gets the better of { $seat }.
event-fights-stopped = { $seat } withdraws { out-of-base }.
event-all-neutralised = The last criminal has fallen: the mission is over.
event-stale-end = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} without a criminal neutralised: headquarters calls everybody home.
event-round-limit-reached = Round { $round } was the last.
event-licence-awarded = { $seat } receives the licence to kill, with { $trophies ->
    [one] { $trophies } trophy
   *[other] { $trophies } trophies
} and { $levels } skill points.

## First steps: the pages of the introduction

lesson-1 = You are a secret agent, and so is everybody else at the table. Dangerous people are hiding in secret bases: neutralise more of them than your rivals, and the licence to kill is yours.
    .title = Your mission
lesson-2 = Your passport shows three skills, each between 1 and 6: Charm, Force and Agility. Nearly everything is settled by a die plus one of them.
    .title = Your agent
lesson-3 = On your turn you do one thing: investigate on a site of the world map, or intervene in a secret base. At first you can only investigate, for a base opens to nobody without intel.
    .title = One operation a turn
lesson-4 = Fly to any site. Its top card shows the skill that is tested: roll the black die and add your level. More than 8, and the card is within reach. If the die alone beats your level, you may raise that skill by a point instead.
    .title = Investigating
lesson-5 = On the back of the cards is intel about a criminal, or a gadget. Intel opens the base of its colour and stays with you. A gadget adds 2 to a single roll of its skill, after the dice have been rolled, and is gone.
    .title = Intel and gadgets
lesson-6 = If you fail, you have to leave that site. And if another agent is there, it comes to a confrontation: the initiative is yours if your action succeeded, your rival’s if not. The winner of a duel steals up to three cards, the loser drops a point.
    .title = Rivals
lesson-7 = Each base hides a mastermind, an assistant and a henchman, face down, one to a room. Show intel of the base’s colour and scout: you alone see who is in one of the rooms.
    .title = Scouting
lesson-8 = Or you turn one up and fight: Agility against the mastermind, Charm against the assistant, Force against the henchman. Die plus level must exceed 10. A gadget adds 2, each intel card about this very criminal 2 more. Below 10 you drop a point.
    .title = Neutralising
lesson-9 = When the last criminal has fallen, the match is over at once. Most trophies wins; if level, the higher sum of skills.
    .title = The end
lesson-10 = Begin where your best skill is asked and collect cards. Two intel cards about the same criminal are worth four levels against it, and scouting tells you where to strike. Mind your neighbours: whoever carries much is worth a visit. Good luck, agent!
    .title = A good start

## The rules in our own words

rule-JB-1 = The game is for 2 to 6 players. Each leads one agent, and all play for themselves.
    .title = Players
rule-JB-2 = An agent has three skills: Charm, Force and Agility.
    .title = Three skills
rule-JB-3 = A skill’s level is between 1 and 6. A point lost at level 1 costs nothing, and nothing takes a level above 6.
    .title = Levels
rule-JB-4 = The role of a criminal decides the skill of the fight: the mastermind is fought with Agility, the henchman with Force, the assistant with Charm. All of them resist with 10.
    .title = How criminals are fought
rule-JB-5 = Your intel and gadgets are your dossier. Everybody sees how many cards it has, only you know which. It may grow without limit.
    .title = The dossier
    .why = That card is not in your dossier.
rule-JB-6 = Criminals you have neutralised lie open in front of you. They are no part of the dossier, and nobody can take them from you.
    .title = Trophies
rule-JB-7 = The black die is rolled for actions, against criminals and by the attacker in a duel; the white one by the defender. Both together decide who starts.
    .title = The dice
rule-JB-8 = Intel is never discarded. Each intel card in play always lies on a site or in somebody’s dossier.
    .title = Intel never vanishes
rule-JB-9 = A gadget adds 2 to one roll of its own skill. It is then discarded for all to see, and gone for good.
    .title = Gadgets
    .why = That gadget is of another skill.
rule-JB-10 = A gadget is played once the dice lie on the table, and only by somebody who took part in the roll.
    .title = After the roll
    .why = A gadget is played only once the dice lie on the table.
rule-JB-11 = One gadget per roll is the limit. In a duel, it holds for each of the two.
    .title = One gadget at a time
    .why = A gadget has been played on this roll already.
rule-JB-12 = You may play a gadget only while your total falls short: 8 or less for the card of a site, 10 or less against a criminal, no more than your opponent’s in a duel. Whether it helps is your affair.
    .title = Only when you fall short
    .why = A gadget is played only while the total falls short.
rule-JB-13 = Gadgets and intel raise the total and never the die. They do not help an agent to surpass a level.
    .title = The die stays the die
rule-JB-14 = Cards are not traded, given or lent, and dossiers are not shown except where a rule asks for it. Talk is free and binds nobody.
    .title = No trading
rule-JB-15 = Passports are chosen in seat order. A passport has one colour and an agent on either side; once it is taken, both are.
    .title = Passports
    .why = You choose among the passports that nobody has taken.
rule-JB-16 = Your skills begin at the levels your agent’s side of the passport shows.
    .title = First levels
rule-JB-17 = You put your agent on any site where fewer than two agents stand, or leave it at HQ. Nothing happens there yet.
    .title = Where agents begin
    .why = First put your agent on a site, or leave it at HQ.
rule-JB-18 = Intel is used in the colours of the agents only. Of each skill, two gadgets per player are drawn by lot; the rest stay in the box unseen.
    .title = Cards in play
rule-JB-19 = These cards are shuffled together and laid two by two, action side up, on the six sites of each colour in play. After that, the colour of a site no longer matters.
    .title = Cards on the sites
rule-JB-20 = In each base of a colour in play, the three criminals are shuffled and laid face down, one to a room.
    .title = Criminals in their bases
rule-JB-21 = Everyone rolls both dice, and the highest total starts; those who are level roll again. Play then goes clockwise.
    .title = Who starts
rule-JB-22 = Your turn is one operation: investigate on a site, scout in a base, or neutralise in a base. You cannot pass.
    .title = One operation a turn
    .why = Your turn is one operation: investigate, scout or neutralise.
rule-JB-23 = An investigation is always possible: the other agents cannot fill the world.
    .title = Never stuck
rule-JB-24 = Scouting and neutralising have conditions of their own: intel of that base (JB-75), and somebody left in it (JB-76).
    .title = Conditions of an intervention
rule-JB-25 = A turn is over when the operation and all that follows from it is done. The next player clockwise goes on.
    .title = End of a turn
rule-JB-26 = To investigate, put your agent on any site you may enter, however far away.
    .title = Travelling
rule-JB-27 = You may stay where you are and investigate there again, as if you had just arrived, unless you have to leave.
    .title = Staying
rule-JB-28 = A site has room for two agents. Where two others stand, you cannot go.
    .title = Two agents to a site
    .why = Two agents stand there already.
rule-JB-29 = Sites without cards can be visited as well, whether they have been emptied or never had any.
    .title = Empty sites
rule-JB-30 = HQ is only a place to start from. Nobody returns there, and an agent at HQ cannot be met.
    .title = HQ
    .why = Nobody returns to HQ.
rule-JB-31 = On arrival the agent has to carry out the site’s action first, and then face any other agent there.
    .title = First the action, then the rival
rule-JB-32 = The top card of the site shows the skill that is tested. Without a card, the skill printed on the board is.
    .title = The tested skill
rule-JB-33 = Only the top card counts. The one below stays hidden until the top one is taken.
    .title = The lower card
rule-JB-34 = You roll the black die and add your level in the tested skill.
    .title = Rolling for an action
rule-JB-35 = With a card on the site and a total of 8 or less, you may play one gadget of the tested skill.
    .title = A gadget for an action
    .why = Now you may play one gadget of the tested skill, or carry on without.
rule-JB-36 = You may do so even if the die has already beaten your level, to have the card within reach as well.
    .title = A gadget for the card
rule-JB-37 = A total above 8 puts the card of the site within your reach.
    .title = Winning the card
    .why = Your total does not reach the card: it takes more than 8.
rule-JB-38 = A die above your level means that your agent has surpassed it.
    .title = Surpassing
    .why = Your agent has not surpassed this skill.
rule-JB-39 = The action succeeds if the card is within reach or the level is surpassed.
    .title = Success
rule-JB-40 = On a site with a card, the action fails if the total is below 8 and the die below your level.
    .title = Failure
rule-JB-41 = On a site without a card only the die counts: above your level is a success, below it a failure. No gadget can be played.
    .title = Without a card
    .why = There is no card on this site: only the die counts.
rule-JB-42 = Anything in between, a total of exactly 8 or a die that equals your level, is a draw: nothing won, nothing lost.
    .title = Draw
rule-JB-43 = A success lets you take one reward: the card, if your total won it, or one more point in the tested skill, if you surpassed it.
    .title = The reward
    .why = Now you take your reward.
rule-JB-44 = When both are open to you, you choose one. You never get both.
    .title = One or the other
rule-JB-45 = You may decline the reward. The action still counts as a success.
    .title = Declining
rule-JB-46 = The card you take goes into your dossier, seen by you alone. The one below it, if any, is now the top card.
    .title = Taking the card
rule-JB-47 = A raise is worth exactly one point in the tested skill.
    .title = Raising a skill
rule-JB-48 = What you have just won counts at once, in a duel on the same turn too.
    .title = At once
rule-JB-49 = If the table wants it so, a draw is a failure too.
    .title = Draws as failures
rule-JB-50 = A failure brings nothing, and your agent has to leave the site. A draw does not oblige you to leave.
    .title = Having to leave
rule-JB-51 = A gadget that was played is gone, whatever came of it.
    .title = Gadgets are spent
rule-JB-52 = Only a failed action obliges an agent to leave. Losing a duel or a fight does not.
    .title = No other reason to leave
rule-JB-53 = While you have to leave, you cannot investigate on the site where you are.
    .title = Not here again
    .why = You have to leave: investigate on another site.
rule-JB-54 = Moving to another site settles the matter. Another failure there begins it anew.
    .title = Moving on
rule-JB-55 = Once you have been elsewhere, you may come back.
    .title = Coming back
rule-JB-56 = You may scout or neutralise while you have to leave. Your figure stays, and so does the obligation.
    .title = Interventions stay open
rule-JB-57 = If the table wants it so, an agent that has to leave can do nothing but investigate somewhere else.
    .title = Leaving first
    .why = An agent that has to leave can only investigate somewhere else.
rule-JB-58 = After the action there is a confrontation if another agent stands on the site, and only then.
    .title = Confrontation
rule-JB-59 = If your action succeeded, the initiative is yours. After a failure or a draw it is your rival’s.
    .title = The initiative
rule-JB-60 = Whoever has the initiative decides whether to attack, and names the skill of the duel.
    .title = Attacking
    .why = Now you decide whether to attack, and in which skill.
rule-JB-61 = Without an attack nothing happens, and the turn is over.
    .title = Keeping the peace
rule-JB-62 = The attacker rolls the black die, the defender the white one. Each adds the own level in the named skill.
    .title = The duel
rule-JB-63 = As long as your total is not the higher one, you may play a gadget of the named skill, one per duel.
    .title = Gadgets in a duel
    .why = Now you may play a gadget of the named skill, or leave it at that.
rule-JB-64 = Whoever is behind is asked; when totals are level, the attacker first, then the defender. Passing holds until a total changes. When nobody wants to play any more, the duel is decided.
    .title = Who is asked
rule-JB-65 = The higher total wins, be it the attacker’s or the defender’s.
    .title = Winning a duel
rule-JB-66 = Level totals have no winner and no loser. The turn is over, and gadgets that were played are gone.
    .title = A level duel
rule-JB-67 = The winner rolls the special die, 0 to 3, and takes that many cards from the loser’s dossier, or all if there are fewer.
    .title = Stealing cards
rule-JB-68 = Luck picks the stolen cards. Nobody chooses.
    .title = Stolen blindly
rule-JB-69 = Which cards changed hands is known to the two duellists only. All others see how many.
    .title = A matter between two
rule-JB-70 = The loser also drops one point in the named skill, even if there was nothing to steal.
    .title = The loser’s level
rule-JB-71 = The winner’s levels stay as they are: a duel is no occasion to surpass oneself.
    .title = The winner’s levels
rule-JB-72 = A duel moves nobody, and a turn has one duel at most.
    .title = One duel a turn
rule-JB-73 = Who stays and investigates on the spot has to face the other agent as well.
    .title = Staying with a rival
rule-JB-74 = An intervention never leads to a confrontation, whoever shares your site.
    .title = Bases are out of reach
rule-JB-75 = To enter a base you need an intel card of its colour. It does not matter which of its criminals the card names, not even if that one has fallen.
    .title = The way into a base
    .why = You have no intel card of this base’s colour.
rule-JB-76 = The base must be in play with a criminal left in it; for scouting, with one that still lies face down.
    .title = Somebody must be there
    .why = Nobody is left in that room.
    .why-open = Nobody in this base lies face down any more.
rule-JB-77 = You show everybody one intel card of that colour, the one you like, and put it back among your others.
    .title = Showing intel
    .why = The intel card that you show has to be in your dossier.
rule-JB-78 = Your figure stays where it is, wherever that may be.
    .title = Without moving
rule-JB-79 = An intervention takes place in one base only.
    .title = One base
    .why = An intervention takes place in one base only.
rule-JB-80 = Scouting: choose a face-down criminal of the base, look at it alone, and leave it in its room.
    .title = Scouting
    .why = This criminal is known to all: scouting is for one that lies face down.
rule-JB-81 = Everybody sees where you looked. Who is there only you know.
    .title = A secret of your own
rule-JB-82 = Scouting needs no die and takes the whole turn. You may look into the same room again.
    .title = A quiet turn
rule-JB-83 = What you have seen is yours for good. The table keeps marking it for you alone, unless it is set to show it just once.
    .title = Remembering
rule-JB-84 = Neutralising: choose a criminal of the base, face down or face up. A face-down one is turned up and stays so.
    .title = Choosing a criminal
rule-JB-85 = The criminal you have turned up must be fought, welcome or not.
    .title = No way back
rule-JB-86 = You roll the black die and add your level in the skill of that criminal.
    .title = The fight
rule-JB-87 = With a total of 10 or less you may play one gadget of that skill, which is spent, and intel about this very criminal, which you show and keep. Each adds 2.
    .title = Help in a fight
    .why = Only intel about this very criminal counts.
rule-JB-88 = Each intel card counts once per fight, and the one that opened the base may count too. Two intel cards and a gadget make 6 at most.
    .title = Plus six at most
    .why = That card has been counted in this fight already.
rule-JB-89 = No more cards are asked for once the total is above 10, once a gadget and both intel cards have been played, or once you say that you are done.
    .title = Enough help
    .why = Now you add to your total, or leave it at that.
rule-JB-90 = Above 10, the criminal is neutralised: the card is your trophy, and its room in the base stays empty.
    .title = Neutralised
rule-JB-91 = Exactly 10 changes nothing. The criminal stays face up, and your turn is over.
    .title = Exactly 10
rule-JB-92 = Below 10, the criminal stays face up and you drop one point in the skill used. Your turn is over.
    .title = A lost fight
rule-JB-93 = After a victory you may take on another criminal of the same base, and so on while you win. No card need be shown again. The table may also allow only one fight a turn.
    .title = One after another
    .why = Now you take on another criminal of this base, or stop.
rule-JB-94 = Fights with criminals never raise a skill.
    .title = Nothing to surpass
rule-JB-95 = The match ends at once when the last criminal in play is neutralised, even in the middle of a round.
    .title = The end
    .why = The match is over.
rule-JB-96 = Most trophies wins.
    .title = Winning
rule-JB-97 = If trophies are level, the higher sum of the three skill levels wins.
    .title = Breaking ties
rule-JB-98 = Whoever is still level shares the victory. Each winner receives a licence to kill.
    .title = Shared victory
rule-JB-99 = The other ranks are settled in the same way. Equal players share a rank and use up the next: 1, 1, 3.
    .title = The other ranks
rule-JB-100 = Every trophy counts for one, whoever it is.
    .title = All trophies are equal
rule-JB-101 = If as many rounds in a row as the table has set, 40 as a rule, pass without a criminal being neutralised, the match ends with that round. Each neutralisation sets the count back to zero; the round it happens in does not count.
    .title = When nothing moves any more
rule-JB-102 = The table may set a last round. The match then ends with it; if both limits fall together, the standstill is the reason given.
    .title = A last round
rule-JB-103 = A player without intel plays on even when no card is left on the sites: train, and take intel from others in duels.
    .title = With empty hands
rule-JB-104 = When somebody leaves, a bot takes over: agent, levels and dossier stay in the match.
    .title = A seat is left
rule-JB-105 = Whether you are asked for bonus cards depends on what everybody sees: your total falls short, your dossier is not empty, and you have not used all the help this roll allows. You are asked even if you hold nothing that fits, so that the question betrays nothing.
    .title = Asked all the same

## Scene

name-seat = Agent { $number }
name-room = { $base }, room { $number }
name-scout = { $base }: scout
    .note = Choose a room with somebody face down first, then this eye.
name-neutralise = { $base }: fight
    .note = Choose a room with somebody in it first, then this burst.
name-sealed = Base not in play
name-papers = Your passport
name-shown = Cards others know of
name-table = Passports to choose from
name-action = { $story } ({ $card }). { $cards ->
    [one] One card here
   *[other] { $cards } cards here, this one on top
}
name-agent-piece = { $seat }: { $agent }
name-agent-leaving = { $seat }: { $agent }. { note-must-leave }
name-passport-of = { $agent }, { $country }: { name-skill-c } { $c }, { name-skill-f } { $f }, { name-skill-a } { $a }
name-dossier-of = { $cards ->
    [0] Empty dossier
    [one] Dossier of one card
   *[other] Dossier of { $cards } cards
}
name-gadget-card = { $name }: +2 { in-skill }, once
name-criminal-card = { $name }, { $role }, fought { in-skill }, resistance { $resistance }
name-criminal-seen = { name-criminal-hidden }. { note-scouted }
name-criminal-looked = { name-criminal-hidden }. Scouted by { $names }

name-training = Training: { the-skill }
odds-action = { the-skill } { $level }: card { $card }/6, point { $raise }/6
odds-training = { the-skill } { $level }: point { $raise }/6
odds-fight = { the-skill } { $level }{ $help ->
    [0] {""}
   *[other] {" "}+ { $help }
}: victory { $sides }/6
choice-odds = { $label } ({ $odds })
choice-copy = { $label } (copy { $copy })
choice-attack = { $label }: { $own } against { $other }

widget-dice = Last roll: { $dice }
die-black = { name-black-die }
die-white = { name-white-die }
die-special = { name-special-die }
roll-action = { $seat }, { the-skill }: { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }. More than { $needed } wins the card.
roll-training = { $seat }, { the-skill }: { $die } against level { $level }.
roll-fight = { $seat } against { $criminal }, { the-skill }: { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }. More than { $needed } wins.
roll-duel = { the-skill }: { $seat } { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }, { $target } { $target_die } + { $target_level }{ $target_bonus ->
    [0] {""}
   *[other] {" "}+ { $target_bonus }
} = { $target_total }.
notebook = Your notebook, seen by you alone: { $known }.
notebook-room = { $room }: { $criminal } ({ $role })
notebook-title = Your notebook
notebook-who = Seen there
widget-quiet = Rounds without a trophy: { $quiet } of { $limit }

# The parts of the board on a small screen.
region-bases-west = Bases, left
region-bases-middle = Bases, middle
region-bases-east = Bases, right
region-north-america = North America
region-south-america = South America and HQ
region-europe = Europe
region-africa = Africa
region-asia = Asia and the Pacific
