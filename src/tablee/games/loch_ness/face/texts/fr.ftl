### Loch Ness : tous les mots du jeu en français.

title = Loch Ness
tagline = Devinez où Nessie fera surface, et soyez-y, l’appareil prêt.
description = Trois cartes posées en secret décident jusqu’où nage Nessie, et chacun installe ses appareils là où il croit la voir surgir. Le bon secteur rapporte des points, le poste juste en face rapporte des photos, et les coups de pouce du village peuvent tout changer.

## Options de la table

option-orage = Orage !
    .note = Au fil de la partie, des enchères secrètes permettent d’acheter un quatrième appareil, de valeur 5.
option-orage-false = Temps calme
option-orage-true = Orage
option-valet = Valet de chambre ?
    .note = Une carte jouée ne revient pas en main à la fin de la manche : on la retrouve en passant par l’Hôtel, ou quand les cinq ont servi.
option-valet-false = Sans
option-valet-true = Avec
option-first_round_card = Carte de la première manche
    .note = Pour la toute première carte posée : le hasard décide, ou chacun choisit.
option-first_round_card-random = Tirée au hasard
option-first_round_card-choice = Choisie
option-camera_memory = Appareils déplacés
    .note = Un appareil déplacé est retourné jusqu’à la fin des déplacements. Sa valeur peut rester lisible, ou être cachée aux autres : à eux de s’en souvenir.
option-camera_memory-open = Toujours lisibles
option-camera_memory-masked = Cachés, de mémoire
option-first_player = Qui commence
    .note = Le sort en décide, ou la table désigne la dernière personne à avoir vu Nessie.
option-first_player-random = Au hasard
option-first_player-seat = { $seat }
option-kilt = Kilt
    .note = Le costume de votre personnage. En cas d’égalité, le kilt l’emporte.
option-kilt-false = Sans kilt
option-kilt-true = En kilt
option-bare = Vrai Écossais
    .note = Rien sous le kilt : entre deux kilts à égalité, c’est lui qui gagne. Sans kilt, cela ne compte pas.
option-bare-false = Non
option-bare-true = Oui
option-colour = Couleur
    .note = Votre personnage et la couleur de ses appareils. Aucun effet sur le jeu.
option-colour-red = Belinda Viewing (rouge)
option-colour-blue = Claude McMirror (bleu)
option-colour-yellow = Filosa Sharp (jaune)
option-colour-green = Jack Nesstee (vert)
option-colour-purple = Nils Blitzgewitteren (violet)

## Noms des choses

name-character-red = Belinda Viewing
    .note = Reporter à New York ; elle ne rentre jamais sans sa une.
name-character-blue = Claude McMirror
    .note = À moitié belge, entièrement convaincu.
name-character-yellow = Filosa Sharp
    .note = Elle a déjà calculé où Nessie passera demain.
name-character-green = Jack Nesstee
    .note = Londonien, et toujours l’heure du thé quand il se passe quelque chose.
name-character-purple = Nils Blitzgewitteren
    .note = Venu du Danemark avec beaucoup de flashs.
name-colour-red = Rouge
name-colour-blue = Bleu
name-colour-yellow = Jaune
name-colour-green = Vert
name-colour-purple = Violet

name-action-hotel = Hôtel
name-action-cornemuses = Cornemuses
name-action-pub = Pub
name-action-boutique = Boutique photo
name-action-chateau = Château
name-action-distillerie = Distillerie
name-action-eglise = Église
note-action-hotel = Tout de suite : reprenez en main les cartes de votre défausse.
note-action-cornemuses = Quand Nessie a nagé : vous pouvez l’attirer une anse plus loin, si un de vos appareils y est pointé.
note-action-pub = Tout de suite : installez l’appareil blanc, de valeur 5 ; il est à vous pour la manche.
note-action-boutique = Au décompte du secteur : votre appareil 3 compte pour 9.
note-action-chateau = Après tous les déplacements : vous pouvez déplacer encore un appareil, même sur une place arrière.
note-action-distillerie = Tout de suite : vos cartes de la manche sont les blanches, de 0 à 5, plus le 7.
note-action-eglise = Quand les cartes sont posées : vous pouvez en regarder une en secret.

name-sector-A = Dores
name-sector-B = Foyers
name-sector-C = Fort Augustus
name-sector-D = Invermoriston
name-sector-E = Urquhart
name-sector-F = Lochend
# $size : nombre de postes ; $photos : photos par appareil pointé sur Nessie
note-sector = { $size ->
    [one] { $size } poste
   *[other] { $size } postes
} : { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
} par appareil pointé sur Nessie.
name-river-farigaig = Farigaig
name-river-foyers = Foyers
name-river-oich = Oich
name-river-moriston = Moriston
name-river-enrick = Enrick
name-river-ness = Ness

# $number : 1 à 15
name-sea = Anse { $number }
name-group = Poste { $number }
# $side : a et b au bord de l’eau, r en arrière
name-space = Poste { $number }{ $side ->
    [a] a
    [b] b
   *[r] {" "}arrière
}
note-space = { $side ->
    [r] Place arrière : on n’y monte que par le Château.
   *[front] Place avant, au bord de l’eau.
}
name-track = Piste de score
name-track-space = Case { $number }
note-track-auction = Marque d’enchère : quand la petite Nessie arrive ici ou passe, une enchère suit la manche.
note-track-end = Quand la petite Nessie arrive ici ou passe, c’est la dernière manche.

name-camera = { $camera ->
    [white] Appareil blanc (5)
   *[other] Appareil { $camera }
}
# un appareil déplacé dont la valeur est cachée
name-camera-masked = Appareil retourné
name-blocker = Bloqueur
name-big-nessie = Nessie
name-little-nessie = Petite Nessie
name-first-player = Grand journaliste (joue en premier)
name-journalist = Journaliste
name-score-marker = Journaliste sur la piste
name-card = { $deck ->
    [white] Carte blanche { $value }
   *[hand] Carte { $value }
}
name-card-back = Carte face cachée
name-hand = Main
name-laid = Carte posée
name-discard = Défausse
name-aside = Cartes mises de côté
name-white-deck = Paquet blanc
name-dummy-deck = Paquet fantôme
name-bid = Mise
name-photo-head = Tête
name-photo-body = Corps
name-photo-tail = Queue
name-photo-back = Photo face cachée
name-display = Photos visibles
name-pile = Pile de photos
name-album = Album
name-supply = Appareils à placer

label-photos = Photos
label-hand = Cartes en main
label-discard = Défausse
label-album = Album
label-due = Photos à prendre
label-owned = { $owner } : { $thing }

## Morceaux de phrases : un code brut, nommé pour des gens

the-camera = { $camera ->
    [white] l’appareil blanc
   *[other] son appareil { $camera }
}
to-action = { $action ->
    [hotel] à l’Hôtel
    [cornemuses] aux Cornemuses
    [pub] au Pub
    [boutique] à la Boutique photo
    [chateau] au Château
    [distillerie] à la Distillerie
   *[eglise] à l’Église
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
    [head] une tête
    [body] un corps
   *[tail] une queue
}
some-heads = { $heads ->
    [one] { $heads } tête
   *[other] { $heads } têtes
}
some-bodies = { $bodies } corps
some-tails = { $tails ->
    [one] { $tails } queue
   *[other] { $tails } queues
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
a-card = { $deck ->
    [white] un { $value } blanc
   *[hand] un { $value }
}
a-bid = { $cards ->
    [none] 0, sans aucune carte
   *[other] { $sum } ({ $cards })
}
the-sea = { $sea ->
    [s1] anse 1
    [s2] anse 2
    [s3] anse 3
    [s4] anse 4
    [s5] anse 5
    [s6] anse 6
    [s7] anse 7
    [s8] anse 8
    [s9] anse 9
    [s10] anse 10
    [s11] anse 11
    [s12] anse 12
    [s13] anse 13
    [s14] anse 14
   *[s15] anse 15
}
the-sea-before = { $from ->
    [s1] anse 1
    [s2] anse 2
    [s3] anse 3
    [s4] anse 4
    [s5] anse 5
    [s6] anse 6
    [s7] anse 7
    [s8] anse 8
    [s9] anse 9
    [s10] anse 10
    [s11] anse 11
    [s12] anse 12
    [s13] anse 13
    [s14] anse 14
   *[s15] anse 15
}
the-space = { $space ->
    [g1a] poste 1a
    [g1b] poste 1b
    [g1r] poste 1 arrière
    [g2a] poste 2a
    [g2b] poste 2b
    [g2r] poste 2 arrière
    [g3a] poste 3a
    [g3b] poste 3b
    [g3r] poste 3 arrière
    [g4a] poste 4a
    [g4b] poste 4b
    [g4r] poste 4 arrière
    [g5a] poste 5a
    [g5b] poste 5b
    [g5r] poste 5 arrière
    [g6a] poste 6a
    [g6b] poste 6b
    [g6r] poste 6 arrière
    [g7a] poste 7a
    [g7b] poste 7b
    [g7r] poste 7 arrière
    [g8a] poste 8a
    [g8b] poste 8b
    [g8r] poste 8 arrière
    [g9a] poste 9a
    [g9b] poste 9b
    [g9r] poste 9 arrière
    [g10a] poste 10a
    [g10b] poste 10b
    [g10r] poste 10 arrière
    [g11a] poste 11a
    [g11b] poste 11b
    [g11r] poste 11 arrière
    [g12a] poste 12a
    [g12b] poste 12b
    [g12r] poste 12 arrière
    [g13a] poste 13a
    [g13b] poste 13b
    [g13r] poste 13 arrière
    [g14a] poste 14a
    [g14b] poste 14b
    [g14r] poste 14 arrière
    [g15a] poste 15a
    [g15b] poste 15b
   *[g15r] poste 15 arrière
}
the-space-before = { $from ->
    [g1a] poste 1a
    [g1b] poste 1b
    [g1r] poste 1 arrière
    [g2a] poste 2a
    [g2b] poste 2b
    [g2r] poste 2 arrière
    [g3a] poste 3a
    [g3b] poste 3b
    [g3r] poste 3 arrière
    [g4a] poste 4a
    [g4b] poste 4b
    [g4r] poste 4 arrière
    [g5a] poste 5a
    [g5b] poste 5b
    [g5r] poste 5 arrière
    [g6a] poste 6a
    [g6b] poste 6b
    [g6r] poste 6 arrière
    [g7a] poste 7a
    [g7b] poste 7b
    [g7r] poste 7 arrière
    [g8a] poste 8a
    [g8b] poste 8b
    [g8r] poste 8 arrière
    [g9a] poste 9a
    [g9b] poste 9b
    [g9r] poste 9 arrière
    [g10a] poste 10a
    [g10b] poste 10b
    [g10r] poste 10 arrière
    [g11a] poste 11a
    [g11b] poste 11b
    [g11r] poste 11 arrière
    [g12a] poste 12a
    [g12b] poste 12b
    [g12r] poste 12 arrière
    [g13a] poste 13a
    [g13b] poste 13b
    [g13r] poste 13 arrière
    [g14a] poste 14a
    [g14b] poste 14b
    [g14r] poste 14 arrière
    [g15a] poste 15a
    [g15b] poste 15b
   *[g15r] poste 15 arrière
}

## Décisions

kind-choose_nessie_start = Départ de Nessie
prompt-choose_nessie_start = Choisissez l’anse où Nessie attend le début de la partie.
waiting-choose_nessie_start = C’est à { $names } de mettre Nessie à l’eau.
coach-choose_nessie_start = Toutes les anses se valent pour commencer : personne n’a encore d’appareil. Nessie tournera toujours dans le sens des aiguilles d’une montre.

kind-place_blocker = Bloqueurs
prompt-place_blocker = Posez un bloqueur sur une place avant libre.
waiting-place_blocker = C’est à { $names } de poser un bloqueur.
coach-place_blocker = À deux, six appareils sans maître encombrent la rive toute la partie. Ils ne rapportent rien à personne : servez-vous-en pour fermer une place convoitée.

kind-place_camera = Premiers appareils
prompt-place_camera = Installez un de vos appareils sur une place avant libre.
waiting-place_camera = C’est à { $names } d’installer un appareil.
coach-place_camera = Nessie avancera de la somme de trois cartes, le plus souvent de 7 à 11 anses. Mettez votre 7 là où elle a de bonnes chances de surgir : il marque dans tout le secteur, et rapporte des photos s’il est juste en face d’elle.

kind-place_journalist = Action
prompt-place_journalist = Envoyez votre journaliste sur une action libre.
waiting-place_journalist = C’est à { $names } de choisir une action.
coach-place_journalist = Chaque action ne sert qu’une personne par manche. La Boutique photo triple votre 3, le Pub prête un appareil de plus, l’Église montre une carte : prenez ce qui sert vos appareils, ou ce qui gênerait le plus si un autre l’avait.

kind-place_pub_camera = Appareil du Pub
prompt-place_pub_camera = Installez l’appareil blanc sur une place avant libre.
waiting-place_pub_camera = C’est à { $names } d’installer l’appareil blanc.
coach-place_pub_camera = L’appareil blanc vaut 5 et vous appartient jusqu’à la fin de la manche. Les cartes ne sont pas encore posées, mais vous pourrez le déplacer ensuite comme les vôtres.

kind-lay_card = Carte
prompt-lay_card = Choisissez en secret la carte que vous posez.
waiting-lay_card = C’est à { $names } de poser une carte.
coach-lay_card = Votre carte s’ajoute à deux autres que vous ne connaissez pas : c’est votre part du voyage de Nessie. Choisissez-la en pensant aux appareils que vous laisserez en place.

kind-church_look = Église
prompt-church_look = Regardez une carte posée, ou passez.
waiting-church_look = C’est à { $names } de décider à l’Église.
coach-church_look = Une carte connue de plus, et la somme devient bien plus facile à deviner. Tout le monde verra quelle carte vous avez choisie, mais son nombre restera entre elle et vous : n’en dites rien.

kind-move_camera = Premier déplacement
prompt-move_camera = Déplacez un de vos appareils : c’est obligatoire.
waiting-move_camera = C’est à { $names } de faire un premier déplacement.
coach-move_camera = Il faut bouger un appareil, vers une place avant libre. Vous connaissez peut-être une carte : partez de l’anse de Nessie, ajoutez votre carte et environ six de plus.

kind-move_second_camera = Second déplacement
prompt-move_second_camera = Déplacez un deuxième appareil, ou passez.
waiting-move_second_camera = C’est à { $names } de faire un second déplacement.
coach-move_second_camera = Rien ne vous y oblige. Seul un appareil encore face visible peut partir : ceux qui sont retournés ont déjà bougé.

kind-castle_move = Château
prompt-castle_move = Déplacez encore un appareil, à l’avant ou à l’arrière, ou passez.
waiting-castle_move = C’est à { $names } de décider au Château.
coach-castle_move = Tous les autres ont fini de bouger. C’est aussi la seule façon de gagner une place arrière : un appareil peut y rester plusieurs manches, et il compte comme à l’avant.

kind-bagpipes = Cornemuses
prompt-bagpipes = Attirez Nessie une anse plus loin, ou laissez-la où elle est.
waiting-bagpipes = C’est à { $names } de décider aux Cornemuses.
coach-bagpipes = Comparez les deux anses : vos points dans le secteur, et vos photos si vous êtes juste en face. Au-delà d’une rivière, c’est un autre secteur qui marque.

kind-take_photo = Photo
prompt-take_photo = Prenez une photo visible, ou la première de la pile.
waiting-take_photo = C’est à { $names } de prendre une photo.
coach-take_photo = Une tête, un corps et une queue valent 10 ensemble ; deux photos différentes valent 5 ; une photo seule vaut 1. Prenez ce qui complète votre album, la pile est une loterie.

kind-bid = Enchère
prompt-bid = Misez en secret des cartes de votre main : de zéro à cinq.
waiting-bid = C’est à { $names } de miser.
coach-bid = La plus haute mise faite par une seule personne l’emporte, et se paie en points. Les mises égales s’annulent : un montant inattendu vaut mieux qu’un compte rond. Vos cartes vous reviennent dans tous les cas.

kind-place_bought_camera = Nouvel appareil
prompt-place_bought_camera = Installez votre nouvel appareil 5 sur une place avant libre.
waiting-place_bought_camera = C’est à { $names } d’installer un appareil 5.
coach-place_bought_camera = Il est à vous jusqu’à la fin et fait tout ce que font les autres. Il marquera dès la prochaine manche.

## Coups

move-camera = { $camera ->
    [white] Appareil blanc
   *[other] Appareil { $camera }
} au { the-space }
move-journalist = Journaliste { to-action }
move-photo-display = Photo visible { $slot } : { a-photo }
move-photo-pile = La première photo de la pile
move-lay = Poser { a-card }
move-look = Regarder la carte posée par { $target }
move-look-dummy = Regarder le dessus du paquet fantôme
move-bagpipes = Attirer Nessie vers l’{ the-sea }
move-bid = Miser { a-bid }
move-nessie = Nessie dans l’{ the-sea }
move-blocker = Bloqueur au { the-space }
pass-church_look = Ne rien regarder
pass-move_second_camera = Ne plus rien déplacer
pass-castle_move = Ne pas utiliser le Château
pass-bagpipes = Laisser Nessie où elle est

## Où en est la partie

status-setup-nessie = Mise en place : le départ de Nessie
status-setup-blockers = Mise en place : les bloqueurs
status-cards = Manche { $round } : les cartes
status-place = Manche { $round } : les appareils
status-actions = Manche { $round } : les actions
status-pub-place = Manche { $round } : l’appareil du Pub
status-church = Manche { $round } : l’Église
status-move1 = Manche { $round } : premiers déplacements
status-move2 = Manche { $round } : seconds déplacements
status-castle = Manche { $round } : le Château
status-bagpipes = Manche { $round } : les Cornemuses
status-photos = Manche { $round } : les photos
status-auction = Après la manche { $round } : l’enchère
status-auction-place = Après la manche { $round } : l’appareil acheté
status-over = Partie terminée en { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}

## Résultat

result-places = Secteurs
result-photos = Photos
result-total = Total
# $seat : le nom de qui gagne
outcome-won = { $seat } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
outcome-kilt = Égalité à { $score ->
    [one] { $score } point
   *[other] { $score } points
} : le kilt tranche, { $seat } gagne !
# $names : les noms de tous ceux qui gagnent
outcome-shared = { $names } partagent la victoire avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
outcome-LN-100 = La petite Nessie est arrivée à la case { $little } : à partir de 65, la manche en cours est la dernière.

## Ce qui s’est passé

event-first-player = { $seat } reçoit le grand journaliste et commence la partie.
event-round-begun = Manche { $round } : { $seat } ouvre le bal.
event-nessie-placed = { $seat } met Nessie à l’eau dans l’{ the-sea }.
event-blocker-placed = { $seat } pose un bloqueur au { the-space }.
event-card-laid = { $deck ->
    [white] { $seat } pose face cachée une carte du paquet blanc.
   *[hand] { $seat } pose une carte face cachée.
}
event-card-laid-own = { $seat } pose { a-card }, face cachée.
event-card-drawn-own = Le hasard donne un { $value } à { $seat }, face cachée.
event-camera-placed = { $seat } installe { the-camera } au { the-space }.
event-journalist-placed = { $seat } envoie son journaliste { to-action }.
event-white-deck-taken = { $seat } prend le paquet blanc et met ses cartes de côté.
event-cards-recovered = { $seat } reprend en main toutes ses cartes jouées.
event-card-looked = { $seat } regarde la carte posée par { $target }.
event-card-looked-own = { $seat } regarde la carte posée par { $target } : c’est un { $value }.
event-dummy-looked = { $seat } regarde le dessus du paquet fantôme.
event-dummy-looked-own = { $seat } regarde le dessus du paquet fantôme : c’est un { $value }.
event-look-passed = { $seat } ne regarde aucune carte.
event-camera-moved = { $seat } déplace { the-camera } du { the-space-before } au { the-space }.
event-camera-moved-masked = { $seat } déplace un appareil du { the-space-before } au { the-space }.
event-move-passed = { $seat } ne déplace pas de deuxième appareil.
event-castle-passed = { $seat } n’utilise pas le Château.
event-cameras-turned-up = Tous les appareils sont de nouveau face visible.
event-card-revealed = { $seat } révèle un { $value }.
event-dummy-revealed = Le paquet fantôme révèle un { $value }.
event-nessie-moved = Nessie avance de { $steps ->
    [one] { $steps } anse
   *[other] { $steps } anses
}, de l’{ the-sea-before } à l’{ the-sea } ; la petite Nessie arrive à { $little }.
event-bagpipes-played = { $seat } joue de la cornemuse : Nessie suit l’air jusqu’à l’{ the-sea }.
event-bagpipes-declined = { $seat } ne joue pas de la cornemuse : Nessie reste où elle est.
event-sector-scored = { $seat } marque { some-points } à { the-sector }.
event-nobody-scored = Personne n’a d’appareil à { the-sector } : aucun point.
event-photos-earned = { $seat } gagne { $count ->
    [one] { $count } photo
   *[other] { $count } photos
}.
event-photo-taken = { $seat } prend { a-photo } parmi les photos visibles.
event-photo-drawn = { $seat } prend { a-photo } sur la pile.
event-photo-drawn-unseen = { $seat } prend une photo sur la pile.
event-display-refilled = Nouvelle photo visible : { a-photo }.
event-photos-scored = { $seat } marque { some-points } de photos ({ some-heads }, { some-bodies }, { some-tails }).
event-pile-renewed = La pile était épuisée : les photos comptées forment une nouvelle pile.
event-dummy-shuffled = Le paquet fantôme est mélangé à neuf.
event-auction-opened = Orage ! La petite Nessie a franchi la marque { $symbol } : un appareil 5 est aux enchères.
event-bid-made = { $seat } a choisi sa mise.
event-bid-made-own = { $seat } mise en secret { a-bid }.
event-bid-revealed = { $seat } a misé { a-bid }.
event-auction-won = { $price ->
    [0] { $seat } remporte l’enchère sans rien payer.
    [one] { $seat } remporte l’enchère pour { $price } point.
   *[other] { $seat } remporte l’enchère pour { $price } points.
}
event-auction-void = Aucune mise n’est unique : personne ne remporte l’enchère et personne ne paie.
event-match-over = La petite Nessie est à la case { $little } : c’était la dernière manche.

## Premiers pas : les pages de l’introduction

lesson-1 = Vous êtes journaliste au bord du Loch Ness, et vous avez de la concurrence. Placez vos appareils là où Nessie va surgir : qui a le plus de points à la fin gagne.
    .title = Bienvenue au loch
lesson-2 = Quinze anses font le tour du loch. En face de chacune, un poste de trois places : a et b au bord de l’eau, une troisième en arrière. Les rivières réunissent les postes en six secteurs, de deux ou trois postes.
    .title = Le loch
lesson-3 = À chaque manche, trois cartes sont posées face cachée. Leur somme dit de combien d’anses Nessie avancera. Vous connaissez au mieux la vôtre : à vous de deviner le reste.
    .title = Les cartes
lesson-4 = Vos appareils valent 3, 4 et 7. À la première manche, vous les installez tous les trois sur des places avant. Ensuite, à chaque manche, vous devez en déplacer un et vous pouvez en déplacer un autre.
    .title = Les appareils
lesson-5 = Les cartes sont révélées et Nessie nage d’autant d’anses dans le sens des aiguilles d’une montre. La petite Nessie avance d’autant sur la piste de score : c’est l’horloge de la partie.
    .title = Nessie
lesson-6 = Chaque appareil situé dans le secteur où Nessie surgit vous rapporte sa valeur. Être à côté suffit : il n’est pas nécessaire d’être juste en face.
    .title = Les points
lesson-7 = Un appareil juste en face de Nessie prend aussi des photos : une dans un secteur de trois postes, deux dans un secteur de deux. Une tête, un corps et une queue réunis valent 10 points, deux photos différentes 5, une photo seule 1.
    .title = Les photos
lesson-8 = Dès la deuxième manche, envoyez d’abord votre journaliste sur une action : une par personne, premier arrivé, premier servi. Elles prêtent un appareil, changent vos cartes, montrent celle d’un autre, ou retiennent l’attention de Nessie.
    .title = Les actions
lesson-9 = Quand la petite Nessie arrive à 65 ou plus, on finit la manche et la partie s’arrête. Les dernières photos sont comptées et le meilleur total l’emporte. Prévoyez sept ou huit manches.
    .title = La fin
lesson-10 = Partez de Nessie et comptez de 7 à 11 anses : c’est là qu’elle surgit le plus souvent. Votre 7 aime les grands secteurs, plus sûrs ; un appareil bien visé dans un petit secteur rapporte deux photos. Bonne chasse !
    .title = Pour bien commencer

## Les règles, avec nos mots

rule-LN-01 = Quinze anses, numérotées de 1 à 15, font le tour du loch. Nessie les parcourt dans le sens des aiguilles d’une montre ; après l’anse 15 revient l’anse 1.
    .title = L’anneau des anses
    .why = Choisissez d’abord l’anse où Nessie attend.
rule-LN-02 = Chaque anse a sur la rive son poste d’observation, du même numéro. Un poste offre trois places : a et b à l’avant, au bord de l’eau, et une à l’arrière.
    .title = Postes et places
rule-LN-03 = Une place n’accueille qu’un appareil, peu importe à qui il est. Les bloqueurs et l’appareil blanc prennent aussi de la place.
    .title = Un appareil par place
    .why = Cette place est déjà occupée.
    .why-blocker = Un bloqueur se pose sur une place avant libre.
rule-LN-04 = Un appareil vise l’anse de son propre poste, et aucune autre. La place arrière la voit aussi bien que les deux places avant.
    .title = Pointé sur Nessie
rule-LN-05 = Les rivières découpent la rive en six secteurs de deux ou trois postes. Une anse est du même secteur que son poste.
    .title = Les secteurs
rule-LN-06 = Vous possédez un 3, un 4 et un 7. L’appareil blanc, de valeur 5, est à vous tant que le Pub vous le prête ; avec Orage !, votre 5 de couleur l’est dès que vous l’avez acheté. Tout ce qui est dit de vos appareils vaut pour chacun d’eux.
    .title = Vos appareils
    .why = Vous ne disposez pas de cet appareil pour l’instant.
rule-LN-07 = Tout le monde part de 0, et un score peut monter ou descendre sans limite. On ne perd des points qu’en payant une enchère.
    .title = Les scores
rule-LN-08 = La personne qui tient le grand journaliste joue d’abord ; les autres suivent dans le sens des aiguilles d’une montre.
    .title = L’ordre du tour
rule-LN-09 = À trois joueurs ou plus, les trois premiers dans l’ordre du tour posent une carte pour la manche. À deux, chacun en pose une.
    .title = Qui pose une carte
rule-LN-10 = Une action peut assouplir ou lever une règle ordinaire, mais seulement pour la personne dont le journaliste s’y trouve.
    .title = Les actions font exception
rule-LN-11 = Aucun appareil ne quitte la rive ni ne change de main sans qu’une règle le dise. Les bloqueurs ne bougent et ne marquent jamais ; l’appareil blanc rentre au Pub après chaque manche.
    .title = Les appareils restent
rule-LN-12 = La manche 1 se déroule ainsi : cartes, installation des appareils, trajet de Nessie, points du secteur, photos, rangement. Les actions sont encore fermées.
    .title = La première manche
rule-LN-13 = Dès la manche 2 : actions, cartes, Église, premiers déplacements, seconds déplacements, Château, appareils face visible, trajet de Nessie, Cornemuses, points du secteur, photos, rangement. Avec Orage !, une enchère peut suivre.
    .title = Les manches suivantes
rule-LN-14 = Les manches se suivent jusqu’à ce que la petite Nessie mette fin à la partie (LN-100).
    .title = Manche après manche
rule-LN-20 = À la manche 1, le sort choisit une des cinq cartes de chaque personne qui en pose une, et elle reste face cachée. La table peut convenir d’avance que chacun choisit la sienne.
    .title = Une première carte au hasard
rule-LN-21 = Vous pouvez revoir à tout moment la carte que vous avez posée. Les autres n’en ont pas le droit, sauf par l’Église.
    .title = Votre carte posée
rule-LN-22 = Les cartes que vous n’avez pas posées restent dans votre main.
    .title = Le reste de la main
rule-LN-23 = À deux joueurs, il n’y a que deux cartes face cachée ; le paquet fantôme ajoute la troisième au moment de révéler.
    .title = À deux, deux cartes
rule-LN-24 = À quatre ou cinq joueurs, le quatrième et le cinquième dans l’ordre du tour ne posent pas de carte cette manche.
    .title = Sans carte
rule-LN-25 = Chacun son tour installe l’appareil de son choix, face visible, sur une place avant libre. En trois tours de table, tous sont en place.
    .title = L’installation
    .why = Cet appareil est déjà installé.
rule-LN-26 = On ne peut pas renoncer à installer un appareil, et les places arrière sont interdites.
    .title = Ni passer, ni reculer
    .why = Chacun installe un appareil, sur une place avant libre.
    .why-rear = On installe les appareils sur les places avant ; seul le Château mène à l’arrière.
rule-LN-27 = Toutes les places avant libres vous sont ouvertes. Plusieurs de vos appareils peuvent partager un poste ou un secteur.
    .title = Le poste de votre choix
rule-LN-28 = Les appareils s’installent un par un, devant tout le monde. L’ordre de vos 3, 4 et 7 ne dépend que de vous.
    .title = Aux yeux de tous
rule-LN-30 = Dès la manche 2, chacun son tour envoie son journaliste sur une action libre. Personne ne peut s’en dispenser.
    .title = Envoyer un journaliste
    .why = Envoyez votre journaliste sur une action.
rule-LN-31 = Il y en a six : Cornemuses, Pub, Boutique photo, Château, Distillerie et Église. Valet de chambre ? en ajoute une septième, l’Hôtel.
    .title = Les actions
rule-LN-32 = Deux journalistes ne partagent jamais une action : une fois prise, elle est fermée pour la manche.
    .title = Un journaliste par action
    .why = Un autre journaliste occupe déjà cette action.
rule-LN-33 = Vous recevez l’appareil blanc, de valeur 5, et devez l’installer face visible sur une place avant libre avant que la personne suivante n’envoie son journaliste. Il est à vous jusqu’à la fin de la manche.
    .title = Pub
    .why = Il faut installer l’appareil blanc, sur une place avant libre.
    .why-rear = L’appareil blanc va sur une place avant ; seul le Château mène à l’arrière.
rule-LN-34 = Vous recevez aussitôt le paquet blanc (0, 1, 2, 3, 4, 5, 7) et mettez vos propres cartes de côté. Si vous posez une carte cette manche, elle doit être blanche.
    .title = Distillerie
    .why = Cette carte est du paquet blanc, que seule la Distillerie prête.
rule-LN-35 = Seulement avec Valet de chambre ? : toutes les cartes de votre défausse reviennent aussitôt dans votre main.
    .title = Hôtel
rule-LN-36 = Cornemuses, Boutique photo, Château et Église agissent plus tard dans la manche. Vous pouvez prendre une action qui ne vous apporte rien, ne serait-ce que pour en priver les autres.
    .title = Les actions qui attendent
rule-LN-37 = Chaque personne qui pose une carte la choisit dans sa main, ou dans le paquet blanc, et la met face cachée. Tout le monde choisit en même temps, sans connaître le choix des autres.
    .title = Des cartes secrètes
    .why = Posez une carte mouvement en secret.
rule-LN-38 = Ce qui valait pour les cartes de la manche 1 vaut toujours : vous pouvez revoir la vôtre, les autres restent en main, à deux on en pose deux, et le quatrième et le cinquième joueur n’en posent pas.
    .title = Comme à la manche 1
rule-LN-39 = Qui doit poser une carte ne peut pas s’y soustraire. S’il n’en reste qu’une en main, c’est celle-là.
    .title = Il faut poser une carte
    .why = Il faut poser une carte.
rule-LN-40 = D’ordinaire, vos cinq cartes sont toutes revenues en main. Avec Valet de chambre ?, celles de votre défausse manquent.
    .title = Ce que vous avez en main
    .why = Cette carte n’est pas dans votre main.
rule-LN-41 = Quand toutes les cartes sont posées et avant que les appareils bougent, vous pouvez regarder une carte posée qui n’est pas la vôtre.
    .title = Église
    .why = L’Église regarde une carte posée par quelqu’un d’autre, ou aucune.
rule-LN-42 = La carte est reposée face cachée. Chacun voit laquelle vous avez regardée, mais son nombre est pour vous seulement et vous ne pouvez pas le dire.
    .title = Gardez-le pour vous
rule-LN-43 = Vous choisissez entre la carte adverse et le dessus du paquet fantôme, qui reste ensuite à sa place. C’est un regard, pas deux.
    .title = L’Église à deux joueurs
    .why = La pioche du joueur fictif n’existe qu’à deux.
rule-LN-44 = Chacun son tour doit déplacer un de ses appareils vers une autre place. Il y est mis face cachée.
    .title = Premier déplacement
    .why = Vous devez déplacer un de vos appareils.
    .why-here = L’appareil s’y trouve déjà : il doit aller ailleurs.
rule-LN-45 = Un appareil va sur une place avant où il n’y a rien. Une place quittée plus tôt dans la manche est de nouveau libre.
    .title = Places avant libres
    .why = Les places arrière ne s’atteignent que par le Château.
rule-LN-46 = Passer de a à b dans le même poste est un vrai déplacement. Un appareil à l’arrière peut aussi partir, mais il revient à l’avant.
    .title = Dans un même poste
rule-LN-47 = L’appareil blanc que le Pub vous prête, ou un 5 que vous avez acheté, peut être celui que vous déplacez.
    .title = Appareils prêtés ou achetés
rule-LN-48 = Quand tout le monde a bougé une fois, chacun son tour peut déplacer un deuxième appareil vers une autre place avant libre. Il doit être encore face visible, et il est alors retourné.
    .title = Second déplacement
    .why = Déplacez un second appareil encore face visible, ou passez.
rule-LN-49 = Vous pouvez renoncer au second déplacement. Les autres gardent le leur.
    .title = S’en passer
rule-LN-50 = Aucun appareil ne bouge deux fois dans une manche. Face cachée veut dire : a déjà bougé.
    .title = Une fois par manche
    .why = Cet appareil a déjà bougé pendant cette manche : il est face cachée.
rule-LN-51 = Après les premiers et seconds déplacements de tous, et avant de remettre les appareils face visible, vous pouvez en déplacer un de plus.
    .title = Château
    .why = Le Château déplace encore un appareil face visible, ou aucun.
rule-LN-52 = Le Château déplace un appareil qui n’a pas bougé de la manche, même si vous avez renoncé au second déplacement.
    .title = Un appareil encore immobile
rule-LN-53 = Le Château ouvre toute autre place libre, avant ou arrière. Aucun autre chemin ne mène à une place arrière.
    .title = Vers l’arrière
    .why = Cette place ne peut pas être atteinte.
rule-LN-54 = Un appareil à l’arrière y reste jusqu’à ce que son propriétaire le déplace. Il marque et photographie comme ceux de l’avant.
    .title = Rester à l’arrière
rule-LN-55 = Chacun remet tous ses appareils face visible. Seuls les bloqueurs restent face cachée.
    .title = Appareils face visible
rule-LN-60 = Toutes les cartes posées sont retournées ensemble.
    .title = Révéler les cartes
rule-LN-61 = À deux joueurs, la personne qui joue en premier retourne ensuite le dessus du paquet fantôme : c’est la troisième carte, posée sur celles qui sont déjà visibles.
    .title = La carte du fantôme
rule-LN-62 = Les trois cartes s’additionnent : de 3 à 15 à la manche 1, de 2 à 17 ensuite, quand l’une d’elles peut être blanche. La somme n’est jamais nulle.
    .title = La somme
rule-LN-63 = La grande Nessie avance d’autant d’anses dans le sens des aiguilles d’une montre, quoi qu’elle croise. Avec 15, elle fait un tour complet et revient d’où elle vient.
    .title = Nessie nage
rule-LN-64 = La petite Nessie avance du même nombre de cases sur la piste de score.
    .title = La petite Nessie
rule-LN-65 = Personne n’a de choix à faire ici : les deux Nessie vont exactement aussi loin que les cartes le disent.
    .title = Rien à décider
rule-LN-66 = Une fois que Nessie a nagé, et avant tout décompte, vous pouvez attirer la grande Nessie une anse plus loin, pas davantage, toujours dans le même sens.
    .title = Cornemuses
    .why = Décidez si les Cornemuses attirent Nessie d’une anse.
rule-LN-67 = Il faut pour cela qu’un de vos appareils, à l’avant, à l’arrière ou acheté, vise l’anse où elle arriverait.
    .title = Vers votre objectif seulement
rule-LN-68 = La petite Nessie ne bouge pas au son des Cornemuses.
    .title = La petite Nessie n’entend rien
rule-LN-69 = Vous pouvez ne pas jouer. Si vous jouez, points et photos sont donnés pour la nouvelle anse, même au-delà d’une rivière.
    .title = À votre guise
rule-LN-70 = Chacun de vos appareils dans le secteur où Nessie a surgi vous rapporte sa valeur, à l’avant comme à l’arrière.
    .title = Points du secteur
rule-LN-71 = Pendant le décompte du secteur, votre 3 vaut 9. Rien d’autre ne change, et cela ne sert à rien si le 3 est dans un autre secteur.
    .title = Boutique photo
rule-LN-72 = Les bloqueurs ne rapportent rien à personne. L’appareil blanc rapporte 5 points à qui est au Pub.
    .title = Bloqueurs et appareil blanc
rule-LN-73 = Chacun de vos appareils qui vise l’anse de Nessie vous fait gagner une photo, ou deux dans un secteur de deux postes.
    .title = Gagner des photos
rule-LN-74 = Un poste tient trois appareils : une manche donne donc au plus trois photos, ou six dans un secteur de deux postes.
    .title = Les photos d’une manche
rule-LN-75 = On prend les photos dans l’ordre du tour. Vous prenez toutes les vôtres avant que la personne suivante commence.
    .title = Qui se sert d’abord
rule-LN-76 = Pour chaque photo, vous choisissez : une des trois visibles, ou la première de la pile sans la voir. Vous découvrez ce que vous avez pris avant de choisir encore.
    .title = Une à la fois
    .why = Prenez une photo exposée, ou celle du dessus de la pile.
rule-LN-77 = Une photo visible qui est prise est aussitôt remplacée par la première de la pile : il y en a toujours trois.
    .title = Compléter les photos visibles
rule-LN-78 = On ne peut pas refuser une photo gagnée.
    .title = Pas de refus
    .why = Une photo gagnée doit être prise.
rule-LN-79 = Vos photos sont face cachée dans votre album. Vous pouvez feuilleter le vôtre quand vous voulez.
    .title = Votre album
rule-LN-80 = À l’instant où la dernière photo quitte la pile, prise ou retournée, tout s’arrête pour un décompte des photos.
    .title = La pile s’épuise
rule-LN-81 = Chacun montre toutes les photos de son album et les marque comme à la fin de la partie (LN-102 à LN-104), y compris celles qu’il vient de prendre.
    .title = Le décompte des photos
rule-LN-82 = Toutes les photos comptées sont mélangées en une nouvelle pile ; les trois visibles restent. La nouvelle pile compte toujours 24 photos.
    .title = Une nouvelle pile
rule-LN-83 = On prend ensuite les photos encore dues, en commençant par la personne interrompue. Qui avait fini ne reçoit rien de plus.
    .title = La suite
rule-LN-84 = Le décompte a lieu chaque fois que la pile s’épuise, ce qui ne peut pas arriver deux fois dans une manche.
    .title = Une fois par manche
rule-LN-85 = Si la dernière photo d’une manche vide la pile, le décompte a lieu quand même, y compris à la dernière manche.
    .title = Même au dernier moment
rule-LN-86 = Les photos déjà marquées sont parties. Elles ne rapportent plus rien à la fin.
    .title = Comptées une fois
rule-LN-90 = Qui a posé une carte de couleur la reprend en main.
    .title = Les cartes reviennent
rule-LN-91 = Avec Valet de chambre ?, les cartes posées ne reviennent pas tout de suite : LN-131 à LN-133 disent où elles vont.
    .title = Les cartes avec Valet de chambre ?
rule-LN-92 = Le paquet blanc est rendu complet, carte jouée comprise, et la personne retrouve ses propres cartes.
    .title = La Distillerie ferme
rule-LN-93 = L’appareil blanc retourne au Pub et libère sa place.
    .title = Retour de l’appareil blanc
rule-LN-94 = Tous les journalistes rentrent des actions.
    .title = Retour des journalistes
rule-LN-95 = À deux joueurs, les cartes fantômes retournées restent visibles. Dès qu’il y en a trois, les cinq sont mélangées à nouveau face cachée : après les manches 3, 6, 9 et ainsi de suite.
    .title = Le paquet fantôme
rule-LN-96 = Le grand journaliste passe au joueur suivant dans le sens des aiguilles d’une montre, qui ouvrira la prochaine manche.
    .title = Le grand journaliste tourne
rule-LN-97 = C’est alors seulement qu’on regarde si la partie est finie, puis, avec Orage !, si une enchère a lieu.
    .title = Et maintenant ?
rule-LN-100 = La manche où la petite Nessie arrive à 65 ou le dépasse est la dernière. Elle se joue jusqu’au bout, photos comprises.
    .title = La dernière manche
    .why = La partie est finie.
rule-LN-101 = Chacun montre et marque ensuite les photos qui restent dans son album. Elles y demeurent.
    .title = Les dernières photos
rule-LN-102 = Une tête, un corps et une queue réunis rapportent 10 points, deux photos différentes 5, une photo seule 1.
    .title = La valeur des photos
rule-LN-103 = Une photo ne compte que dans un groupe.
    .title = Un seul groupe
rule-LN-104 = Vos photos sont regroupées pour vous de façon à rapporter le plus possible.
    .title = Le meilleur regroupement
rule-LN-105 = Le plus grand nombre de points gagne.
    .title = La victoire
rule-LN-106 = À égalité, le kilt bat l’absence de kilt, et entre kilts gagne celui sous lequel il n’y a rien ; sans kilt, cela ne compte pas. Qui reste à égalité partage la victoire. Le kilt fait partie du costume de votre personnage, choisi avant la partie.
    .title = Le kilt
rule-LN-107 = Tous les rangs se règlent de la même façon. Qui reste à égalité partage un rang, et les rangs ainsi occupés sont sautés : 1, 1, 3.
    .title = Les autres places
rule-LN-110 = La piste de score porte des marques d’enchère sur 20, 30, 40, 50 et 60. Si la petite Nessie en atteint ou en dépasse une pendant une manche, une enchère suit cette manche.
    .title = Quand vient une enchère
rule-LN-111 = Deux marques franchies dans la même manche ne donnent qu’une enchère.
    .title = Une seule
rule-LN-112 = Si la partie s’achève avec la manche, il n’y a pas d’enchère.
    .title = Pas après la fin
rule-LN-113 = Tous ceux qui n’ont pas encore acheté leur 5 de couleur participent. S’il n’y a plus personne, il n’y a pas d’enchère.
    .title = Qui mise
rule-LN-114 = Chaque participant choisit en secret des cartes de sa main, d’aucune à cinq. Tous les choix sont révélés ensemble.
    .title = Des mises secrètes
    .why = Misez des cartes mouvement en secret.
rule-LN-115 = La somme des cartes choisies est votre mise : de 0 à 15.
    .title = Le montant
rule-LN-116 = La plus haute mise faite par une seule personne gagne. Les mises égales s’annulent, et on regarde la suivante en dessous.
    .title = La plus haute mise unique
rule-LN-117 = Zéro est aussi une mise. S’il est seul, il gagne gratuitement quand toutes les mises supérieures sont à égalité, ou quand personne d’autre ne participe.
    .title = Miser zéro
rule-LN-118 = Si aucune mise n’est unique, personne ne gagne et personne ne paie.
    .title = Sans vainqueur
rule-LN-119 = Seule la mise gagnante se paie, en points. Un score peut descendre sous zéro.
    .title = Payer
rule-LN-120 = Le vainqueur installe aussitôt le 5 de sa couleur, face visible, sur une place avant libre. Il le garde jusqu’à la fin de la partie, et cet appareil fait tout ce que font les autres.
    .title = Le nouvel appareil
    .why = Il faut installer votre nouvel appareil 5, sur une place avant libre.
    .why-rear = Votre nouvel appareil va sur une place avant ; seul le Château mène à l’arrière.
rule-LN-121 = Qui a acheté son 5 ne participe plus aux enchères suivantes.
    .title = Une fois suffit
rule-LN-122 = Toutes les cartes misées retournent en main, avec Valet de chambre ? aussi.
    .title = Les cartes misées reviennent
rule-LN-130 = Valet de chambre ? ajoute l’Hôtel, septième action. Sans cette variante, il n’y a pas d’Hôtel.
    .title = L’Hôtel ouvre
    .why = L’Hôtel n’est ouvert qu’avec Valet ?.
rule-LN-131 = Une carte de couleur que vous avez posée ne revient pas à la fin de la manche : elle va face visible sur votre défausse.
    .title = La défausse
rule-LN-132 = Quand vous avez posé votre cinquième et dernière carte, les cinq reviennent dans votre main à la fin de cette manche.
    .title = La cinquième carte
rule-LN-133 = Une carte blanche retourne au paquet blanc, jamais dans une défausse. Une manche à la Distillerie laisse votre main et votre défausse telles quelles.
    .title = Les cartes blanches
rule-LN-134 = Tout le monde peut consulter toutes les défausses.
    .title = Défausses ouvertes
rule-LN-135 = Le paquet fantôme d’une partie à deux fonctionne comme sans Valet de chambre ?.
    .title = Paquet fantôme inchangé
rule-LN-136 = On ne mise que des cartes en main. Une main vide a été complétée avant l’enchère : chaque participant a donc au moins une carte.
    .title = Miser ce qu’on tient
    .why = On ne mise que des cartes de sa main.
