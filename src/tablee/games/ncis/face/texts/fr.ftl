### NCIS : tous les mots du jeu en français.

title = NCIS
tagline = Un Criminel contre une équipe : nommez-le, lui, son organisation et son complot, avant que la menace soit complète.
description = Trois zones d’opération, cinq cartes chacune : qui s’y bat le mieux gagne de la menace ou des indices. Les agents dévoilent un secret rang par rang, font leurs preuves dans des épreuves chronométrées et accusent quand ils l’osent ; le Criminel court vers ses dix points de menace.

## Les options de la table

option-threat_goal = Menace à atteindre
    .note = Jusqu’où le Criminel doit aller. Neuf : la partie des experts ; onze : la longue.
option-threat_goal-10 = Dix points, le nombre écrit
option-threat_goal-9 = Neuf points, plus dur pour le NCIS
option-threat_goal-11 = Onze points, un cran après 10
option-trial_seconds = Temps d’une épreuve
    .note = Pour les mots, les balles et les trajets. Avec des enfants, 15 secondes sont de bon conseil.
option-trial_seconds-12 = 12 secondes
option-trial_seconds-5 = 5 secondes
option-trial_seconds-8 = 8 secondes
option-trial_seconds-10 = 10 secondes
option-trial_seconds-15 = 15 secondes
option-trial_seconds-20 = 20 secondes
option-trial_seconds-30 = 30 secondes
option-shoot_seconds = Temps de tir
    .note = Pour le stand de tir d’une Embuscade. Avec des enfants, le conseil imprimé est de 10 secondes.
option-shoot_seconds-12 = 12 secondes
option-shoot_seconds-5 = 5 secondes
option-shoot_seconds-8 = 8 secondes
option-shoot_seconds-10 = 10 secondes
option-shoot_seconds-15 = 15 secondes
option-shoot_seconds-20 = 20 secondes
option-shoot_seconds-30 = 30 secondes
option-shoot_required = Cibles à abattre
    .note = Deux sont annoncées. Les deux doivent tomber, ou une seule suffit.
option-shoot_required-2 = Les deux
option-shoot_required-1 = Une des deux
option-after_resolution = Après la résolution d’une zone
    .note = Qui joue ensuite : celui dont c’était le tour, ou toujours le Criminel, ce qui est plus dur pour le NCIS.
option-after_resolution-continue = Celui dont c’était le tour
option-after_resolution-criminal_first = Le Criminel
option-series_choice = Séries à égalité
    .note = Quand un camp a autant de cartes de plusieurs séries, la meilleure compte d’elle-même, ou le camp choisit en secret.
option-series_choice-auto_best = La meilleure compte
option-series_choice-manual = Chaque camp choisit
option-ncis_open_hands = Mains de l’équipe
    .note = Les agents voient les cartes les uns des autres, ou peuvent seulement en parler.
option-ncis_open_hands-true = Ouvertes entre agents
option-ncis_open_hands-false = Fermées
option-target_placement = Cibles au départ
    .note = Le hasard installe les huit cibles, ou chacun en place.
option-target_placement-generated = Placées par le hasard
option-target_placement-manual = Placées par les joueurs
option-trial_level = Difficulté des épreuves
    .note = La taille des grilles, la ressemblance des balles, l’enchevêtrement des trajets.
option-trial_level-normal = Normale
option-trial_level-easy = Facile
option-trial_level-hard = Difficile
option-shoot_level = Difficulté du tir
    .note = La vitesse du lanceur, son balancement et sa dispersion.
option-shoot_level-normal = Normale
option-shoot_level-easy = Facile
option-shoot_level-hard = Difficile
option-trial_content = Cartes d’épreuve
    .note = De nouvelles énigmes à chaque partie, ou les cartes fixes de l’édition classique (en français, normales).
option-trial_content-fresh = Nouvelles
option-trial_content-classic = Classiques
option-trial_language = Langue des mots cachés
    .note = La même pour toute la table, quelle que soit la langue d’un écran.
option-trial_language-fr = Français
option-trial_language-en = Anglais
option-play_mode = Épreuves
    .note = Jouées pour de vrai, ou tirées au sort pour une table qui n’en veut pas.
option-play_mode-live = Jouées
option-play_mode-model = Tirées au sort
option-training = Salle d’entraînement
    .note = Huit épreuves à la suite, contre la montre et sans cartes ; les records personnels comptent dans la carrière.
option-training-off = Une partie entière
option-training-all = Toutes les épreuves tour à tour
option-training-decryptage = Décryptage
option-training-balistique = Balistique
option-training-autopsie = Autopsie
option-training-shooting = Tir

## Les noms

name-criminal = Le Criminel
name-agent-seat = Agent { $number }
name-camp-criminal = le Criminel
name-camp-ncis = le NCIS

name-series-v = Véhicule
name-series-a = Arme à feu
name-series-p = Appareil photo
name-series-s = Satellite
name-series-o = Ordinateur
# $copy : a, b ou c quand il y en a plusieurs, sinon vide
name-card = { $series ->
    [emb] Embuscade
    [inf] Informateur
    [v] Véhicule { $value }{ $copy }
    [a] Arme à feu { $value }{ $copy }
    [p] Appareil photo { $value }{ $copy }
    [s] Satellite { $value }{ $copy }
   *[o] Ordinateur { $value }{ $copy }
}
note-card = { $series ->
    [emb] Deux cibles sont annoncées. Abattues à temps, elles vous permettent de retirer la dernière carte adverse visible d’une zone.
    [inf] Échange une carte de chaque camp dans une même zone.
   *[other] { $value ->
        [1] Vaut 1, et vous pouvez rejouer aussitôt.
       *[other] Vaut { $value } dans sa série.
    }
}
name-card-back = Carte face cachée
name-zone = Zone { $zone }
name-side = Zone { $zone }, côté { $camp ->
    [criminal] du Criminel
   *[ncis] du NCIS
} : carte { $rank } dans l’ordre de jeu
note-zone = Rouge { $red } : de la menace pour le Criminel. Bleu { $blue } : des rangs d’indices pour le NCIS. Épreuve : { $trial ->
    [decryptage] Décryptage
    [balistique] Balistique
   *[autopsie] Autopsie
}.
name-zone-card = { $card ->
    [z01] Navy Yard, QG du NCIS
    [z02] Base navale de Norfolk
    [z03] Pentagone
    [z04] Base de Quantico
    [z05] Hôpital naval de Bethesda
    [z06] Cimetière d’Arlington
    [z07] Port de Baltimore
    [z08] Aéroport de Dulles
    [z09] Camp Lejeune
    [z10] Porte-avions en rade
    [z11] Ambassade étrangère
    [z12] Immeuble fédéral
    [z13] Métro de Washington
    [z14] Chantier naval désaffecté
   *[z15] Baie de Chesapeake
}
power-none = Aucun pouvoir.
power-agent = Appelez un Agent Spécial.
power-trial_double = Une épreuve réussie ici rapporte deux rangs.
power-trial_time = La prochaine épreuve dure 4 secondes de moins.
power-face_down = { $number } jetons pour poser des cartes face cachée.
power-remove = Retirez la dernière carte adverse visible d’une autre zone.
power-peek_discard = Voyez une main adverse et défaussez-en une carte.
power-peek_hand = Voyez la main du Criminel.
power-sift = Piochez { $number } cartes, puis défaussez-en { $number }.
power-divert = Vous nommez la catégorie du prochain indice.
power-threat = La menace baisse de 1.
power-reveal = Dévoilez un rang d’indices.
power-retry = Une seconde chance si l’épreuve échoue.
note-red = Pour le Criminel : { $power }
note-blue = Pour le NCIS : { $power }

name-agent-gibbs = Leroy Jethro Gibbs
    .note = La menace baisse de 1.
name-agent-dinozzo = Anthony DiNozzo
    .note = Retirez la dernière carte visible du Criminel dans une autre zone.
name-agent-ziva = Ziva David
    .note = Trois jetons pour poser des cartes face cachée.
name-agent-mcgee = Timothy McGee
    .note = L’équipe voit la main du Criminel et en défausse une carte.
name-agent-abby = Abby Sciuto
    .note = Dévoilez un rang d’indices de plus.
name-agent-mallard = Dr Donald Mallard
    .note = Si cette épreuve échoue, le même agent en joue aussitôt une autre.
name-agents = Agents Spéciaux
name-trial-decryptage = Décryptage
    .note = Trouvez le mot annoncé dans la grille : dites où est sa première lettre.
name-trial-balistique = Balistique
    .note = Trouvez la balle que l’arme a tirée.
name-trial-autopsie = Autopsie
    .note = Suivez la balle à travers le corps : dites par où elle sort.
name-trial-gallery = Stand de tir
name-category-c = Criminel
name-category-o = Organisation
name-category-p = Complot
name-sleeve = { $category ->
    [c] Étui : le Criminel
    [o] Étui : l’organisation
   *[p] Étui : le complot
}
name-row = { $colour ->
    [yellow] Rang jaune
    [orange] Rang orange
    [red] Rang rouge
    [violet] Rang violet
    [blue] Rang bleu
   *[black] Rang noir : le nom
}
note-sleeve = { $rows ->
    [0] Aucun rang n’est visible.
    [one] Un rang sur 6 est visible.
   *[other] { $rows } rangs sur 6 sont visibles.
}
name-target = { $colour ->
    [red] { $number } rouge
   *[blue] { $number } bleu
}
name-slot = Place { $place }, { $row ->
    [near] près
    [middle] au milieu
   *[far] loin
}
name-hand = Main
name-hand-of = Main de { $name }
name-seen = Main vue
name-pile = Pioche Opération
name-discard = Défausse
name-zone-pile = Pioche des zones
name-deck = Paquet d’épreuves : { $trial ->
    [decryptage] Décryptage
    [balistique] Balistique
   *[autopsie] Autopsie
}
name-tokens = Jetons { $camp ->
    [criminal] du Criminel
   *[ncis] du NCIS
}
name-token-hide = Jeton : poser une carte face cachée
    .note = Dépensez-en un pour poser une carte numérotée face cachée : l’autre camp l’ignore et une Embuscade ne peut pas la retirer.
name-token-time = Jeton : épreuve écourtée
    .note = La prochaine épreuve dure 4 secondes de moins.
name-token-divert = Jeton : le Criminel nomme la catégorie
    .note = Le Criminel nomme la catégorie du prochain rang d’indices.
name-threat = Menace
name-marker = À qui de jouer ?
name-dossier = Dossier
label-cards = Cartes
label-threat = Menace
label-rows = Rangs visibles
label-cell = { $cards } cartes

## Ce qui est écrit sur les cartes et sur le mur

short-card = { $series ->
    [emb] Embuscade
    [inf] Informateur
    [v] Véhicule
    [a] Arme à feu
    [p] Appareil
    [s] Satellite
   *[o] Ordinateur
}
name-warrant = Accuser
name-line-up = Qui peut être désigné
note-warrant = Désignez le Criminel, l’organisation et le complot. Tout juste, et le NCIS gagne ; une erreur, et c’est le Criminel.
name-lesson-ambush = Embuscade
name-lesson-informer = Informateur
short-agent-gibbs = Gibbs
short-agent-dinozzo = DiNozzo
short-agent-ziva = Ziva
short-agent-mcgee = McGee
short-agent-abby = Abby
short-agent-mallard = Mallard
short-is = { $fact } : { $value }
short-not = { $fact } : pas { $value }
short-more = { $fact } > { $value }
short-least = { $fact } ≥ { $value }
short-less = { $fact } < { $value }
short-most = { $fact } ≤ { $value }
name-card-down = { $series ->
    [v] Véhicule { $value }, face cachée
    [a] Arme à feu { $value }, face cachée
    [p] Appareil photo { $value }, face cachée
    [s] Satellite { $value }, face cachée
   *[o] Ordinateur { $value }, face cachée
}
name-clue-card = { $category ->
    [c] Carte Indices du Criminel
    [o] Carte Indices de l’organisation
   *[p] Carte Indices du complot
} : { $rows ->
    [0] aucun rang sur 6
    [one] 1 rang sur 6
   *[other] { $rows } rangs sur 6
}
name-named = { $category ->
    [c] Le Criminel désigné
    [o] L’organisation désignée
   *[p] Le complot désigné
}
name-tag = { $kind ->
    [secret] Votre secret : { $name }
   *[accused] Accusation : { $name }
}
name-threat-now = Menace { $threat } sur { $goal }
note-fuse = { $left ->
    [0] Menace { $threat } : le Criminel gagne.
    [one] Menace { $threat } : encore un point.
   *[other] Menace { $threat } : encore { $left } points.
}
note-marker = Cet agent jouera le prochain tour de l’équipe et parle pour elle pendant celui du Criminel.
note-pile = { $cards ->
    [0] Aucune carte.
    [one] Une carte.
   *[other] { $cards } cartes.
}
note-discard = { $cards ->
    [0] Rien n’a été défaussé.
    [one] Une carte, qui reviendra quand la pioche sera vide.
   *[other] { $cards } cartes, qui reviendront quand la pioche sera vide.
}

region-zones = Les trois zones
region-zone-1 = Zone 1
region-zone-2 = Zone 2
region-zone-3 = Zone 3
region-clues = Les trois étuis
region-clues-c = Indices : le Criminel
region-clues-o = Indices : l’organisation
region-clues-p = Indices : le complot
region-side = Agents, piles et jetons
region-fuse = La mèche

## Des morceaux de phrases

the-card = { $series ->
    [v] un véhicule { $value }
    [a] une arme à feu { $value }
    [p] un appareil photo { $value }
    [s] un satellite { $value }
    [o] un ordinateur { $value }
    [emb] une Embuscade
   *[inf] un Informateur
}
the-ncis-card = { $ncis_series ->
    [v] un véhicule { $ncis_value }
    [a] une arme à feu { $ncis_value }
    [p] un appareil photo { $ncis_value }
    [s] un satellite { $ncis_value }
    [o] un ordinateur { $ncis_value }
   *[hidden] une carte face cachée
}
the-criminal-card = { $criminal_series ->
    [v] un véhicule { $criminal_value }
    [a] une arme à feu { $criminal_value }
    [p] un appareil photo { $criminal_value }
    [s] un satellite { $criminal_value }
    [o] un ordinateur { $criminal_value }
   *[hidden] une carte face cachée
}
the-camp = { $camp ->
    [criminal] le Criminel
   *[ncis] le NCIS
}
the-category = { $category ->
    [c] Criminel
    [o] Organisation
   *[p] Complot
}
the-trial = { $trial ->
    [decryptage] Décryptage
    [balistique] Balistique
   *[autopsie] Autopsie
}
the-target = { $colour ->
    [red] { $number } rouge
   *[blue] { $number } bleu
}

## Où en est la partie

status-play = Tour { $turn }, menace { $threat } sur { $goal }
status-over = La partie est terminée

## Les décisions

kind-place_target = Cible
prompt-place_target = Posez la cible { $colour ->
    [red] { $number } rouge
   *[blue] { $number } bleue
} sur une place libre.
waiting-place_target = On attend que { $names } place des cibles.
coach-place_target = Tout le monde voit toujours toutes les cibles. Petites et loin, elles sont difficiles à toucher, pour vos adversaires comme pour vous.
kind-play_card = Carte
prompt-play_card = Jouez une carte : choisissez-la, puis une zone.
waiting-play_card = On attend la carte de { $names }.
coach-play_card = Le nombre bat la valeur : les cartes d’une même série s’additionnent, les autres ne valent rien. La cinquième carte décide d’une zone : réfléchissez avant de poser la quatrième.
kind-replay = Rejouer
prompt-replay = Votre valeur 1 vous permet de jouer encore une carte.
waiting-replay = On attend { $names }, qui peut rejouer.
coach-replay = Vous avez déjà pioché. Jouez encore une carte, quelle qu’elle soit, ou renoncez.
kind-call_target = Annonce
prompt-call_target = Annoncez une cible : les deux annoncées devront tomber.
waiting-call_target = On attend que { $names } annonce des cibles.
coach-call_target = Annoncez des cibles petites et éloignées l’une de l’autre. Si une autre tombe, le tireur a échoué.
kind-begin_shooting = Prêt à tirer
prompt-begin_shooting = Abattez { $first } et { $second }. Dites quand vous êtes prêt.
waiting-begin_shooting = On attend que { $names } se mette en joue.
coach-begin_shooting = Le temps part quand vous le dites. Quatre balles, puis il faut aller les chercher. Seules les cibles annoncées doivent tomber.
kind-shooting = Tir
prompt-shooting = Feu !
waiting-shooting = { $names } tire.
coach-shooting = Le réticule se balance : tirez quand il croise la silhouette. Un impact dans le socle ne compte pas.
kind-ambush_removal = Embuscade
prompt-ambush_removal = Touché ! Retirez la dernière carte adverse visible d’une zone.
waiting-ambush_removal = On attend que { $names } retire une carte.
coach-ambush_removal = Seule part la carte visible la plus récente d’une zone. Les cartes face cachée sont à l’abri, les zones verrouillées aussi.
kind-move_targets = Cibles
prompt-move_targets = Vous pouvez déplacer des cibles vers des places libres.
waiting-move_targets = On attend { $names }, qui peut déplacer des cibles.
coach-move_targets = Après chaque tir, les adversaires du tireur peuvent changer la disposition, une cible à la fois, douze fois au plus.
kind-last_chance = Dernière chance
prompt-last_chance = Cette zone peut mener le Criminel à son but. Accusez maintenant, ou laissez venir.
waiting-last_chance = On attend { $names } : dernière chance d’accuser.
coach-last_chance = Avant que les cartes soient comptées, vous pouvez encore nommer les trois. Après, il sera peut-être trop tard.
kind-series = Série
prompt-series = Choisissez la série qui compte pour votre camp.
waiting-series = On attend que { $names } choisisse une série.
coach-series = Vous avez autant de cartes de plusieurs séries. La plus forte somme est la meilleure, sauf raison que vous connaissez.
kind-category = Indice
prompt-category = Nommez la catégorie du prochain rang.
waiting-category = On attend que { $names } nomme une catégorie.
coach-category = Chaque rang d’un même gain vient d’une autre catégorie. Là où il reste le plus de candidats, un rang en dit le plus.
kind-agent = Agent Spécial
prompt-agent = Appelez un Agent Spécial.
waiting-agent = On attend que { $names } appelle un Agent Spécial.
coach-agent = Chacun des six agit une fois. Gibbs fait baisser la menace, Abby dévoile un rang, le Dr Mallard rattrape une épreuve.
kind-removal = Retrait
prompt-removal = Vous pouvez retirer la dernière carte adverse visible d’une zone.
waiting-removal = On attend { $names }, qui peut retirer une carte.
coach-removal = Il n’y a pas à tirer. La zone en cours de résolution et les zones verrouillées sont hors d’atteinte.
kind-look = Main
prompt-look = Choisissez l’agent dont vous voyez la main.
waiting-look = On attend que { $names } choisisse une main.
coach-look = Vous verrez toutes les cartes de cet agent et en défausserez une.
kind-discard = Défausse
prompt-discard = Défaussez une carte de la main que vous voyez.
waiting-discard = On attend que { $names } défausse une carte.
coach-discard = Son propriétaire en pioche une autre. Prenez celle qui vous nuirait le plus.
kind-sift = Tri
prompt-sift = Défaussez une carte de votre main.
waiting-sift = On attend que { $names } trie sa main.
coach-sift = Vous en avez pioché deux et en rendez deux : gardez ce qui va ensemble.
kind-performer = Candidat
prompt-performer = Nommez l’agent qui passe l’épreuve.
waiting-performer = On attend que { $names } nomme un agent.
coach-performer = Personne ne repasse une épreuve avant que chaque agent en ait passé une.
kind-word = Mot
prompt-word = Choisissez le mot à trouver.
waiting-word = On attend que { $names } choisisse un mot.
coach-word = Les mots écrits à l’envers ou en diagonale sont les plus difficiles à trouver.
kind-begin_trial = Prêt
prompt-begin_trial = { $trial ->
    [decryptage] Décryptage
    [balistique] Balistique
   *[autopsie] Autopsie
}, { $seconds } secondes. Dites quand vous êtes prêt.
waiting-begin_trial = On attend que { $names } commence l’épreuve.
coach-begin_trial = L’énigme apparaît et le temps part quand vous le dites. Votre première réponse est la bonne ou la mauvaise.
kind-trial = Épreuve
prompt-trial = { $trial ->
    [decryptage] Où commence le mot ?
    [balistique] Quelle balle l’arme a-t-elle tirée ?
   *[autopsie] Par où la balle sort-elle ?
}
waiting-trial = { $names } passe l’épreuve.
coach-trial = Une seule réponse. Personne ne peut aider, et le temps ne s’arrête pas.
kind-accuse_criminel = Accusation
prompt-accuse_criminel = Nommez le Criminel.
waiting-accuse_criminel = { $names } accuse.
coach-accuse_criminel = Vous nommez les trois l’un après l’autre. Jusqu’au dernier, vous pouvez revenir en arrière.
kind-accuse_organisation = Accusation
prompt-accuse_organisation = Nommez l’organisation.
waiting-accuse_organisation = { $names } accuse.
coach-accuse_organisation = Les trois doivent être justes.
kind-accuse_complot = Accusation
prompt-accuse_complot = Nommez le complot. La partie en dépend.
waiting-accuse_complot = { $names } accuse.
coach-accuse_complot = Avec ce nom, la partie est finie, d’une façon ou de l’autre.
kind-end_turn = Fin du tour
prompt-end_turn = Finissez votre tour, ou accusez.
waiting-end_turn = On attend que { $names } finisse son tour.
coach-end_turn = On ne peut accuser que pendant le tour d’un agent. Si vous êtes sûr, n’attendez pas le Criminel.

pass-replay = Ne pas rejouer
pass-ambush_removal = Ne rien retirer
pass-removal = Ne rien retirer
pass-move_targets = Laisser les cibles

move-card = { $name } en zone { $zone }
move-hide = { $name } face cachée en zone { $zone }
move-ambush = Jouer une Embuscade ({ $number })
move-swap = Échanger { $ncis } et { $criminal } en zone { $zone }, avec l’Informateur { $number }
move-swap-none = Informateur { $number } sans échange
move-call = Annoncer { $name }
move-begin = Je suis prêt
move-strike = Retirer la dernière carte de la zone { $zone }
move-put = { $name } : { $slot }
move-series = Compter { $name }
move-clue = { $category ->
    [c] Un rang du Criminel
    [o] Un rang de l’organisation
   *[p] Un rang du complot
}
move-agent = Appeler { $name }
move-look = Voir la main de { $name }
move-discard = Défausser { $name }
move-perform = { $name } passe l’épreuve
move-word = { $word }
move-accuse = Accuser
move-name = { $name }
move-continue = Laisser venir
move-end = Finir le tour

widget-words = Grille de lettres. Mot à trouver : { $word }.
widget-bullets = Tir d’essai d’une arme : { $calibre }, rayures { $twist ->
    [left] à gauche
   *[right] à droite
}, sillons { $grooves }.
widget-path = { $lanes } voies traversent le corps ; la balle entre par la voie { $entry }.
widget-gallery = Stand de tir avec huit cibles.
widget-notes = Le dossier : 27 candidats.
widget-past = La dernière épreuve, avec sa solution.
gallery-called = annoncée
candidate-fact = { $value }

## Les événements

event-hand-dealt = { $seat } reçoit { $cards } cartes.
event-zone-opened = Zone { $zone } : { name-zone-card }.
event-zones-renewed = Les { $cards } cartes de zone usées sont mélangées en une nouvelle pioche.
event-card-drawn = { $seat } pioche une carte.
event-card-drawn-own = { $seat } pioche { the-card }.
event-pile-renewed = Les { $cards } cartes de la défausse sont mélangées en une nouvelle pioche.
event-clues-sealed = { $seat } glisse trois cartes Indices dans leurs étuis.
event-clues-sealed-own = { $seat } glisse trois cartes Indices dans leurs étuis : { $criminel ->
    [c1] { candidate-c1 }
    [c2] { candidate-c2 }
    [c3] { candidate-c3 }
    [c4] { candidate-c4 }
    [c5] { candidate-c5 }
    [c6] { candidate-c6 }
    [c7] { candidate-c7 }
    [c8] { candidate-c8 }
   *[c9] { candidate-c9 }
} ; { $organisation ->
    [o1] { candidate-o1 }
    [o2] { candidate-o2 }
    [o3] { candidate-o3 }
    [o4] { candidate-o4 }
    [o5] { candidate-o5 }
    [o6] { candidate-o6 }
    [o7] { candidate-o7 }
    [o8] { candidate-o8 }
   *[o9] { candidate-o9 }
} ; { $complot ->
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
event-target-put = { $seat } pose la cible { the-target } à la place { $place }.
event-card-played = { $seat } joue { the-card } en zone { $zone }.
event-card-hidden = { $seat } pose une carte face cachée en zone { $zone }.
event-card-hidden-own = { $seat } pose { the-card } face cachée en zone { $zone }.
event-zone-locked = La zone { $zone } a cinq cartes : elle est verrouillée.
event-replay-granted = { $seat } peut rejouer.
event-replay-declined = { $seat } ne rejoue pas.
event-ambush-played = { $seat } tend une Embuscade.
event-ambush-idle = { $seat } défausse une Embuscade : il n’y a rien à retirer.
event-target-called = { $seat } annonce : { the-target }.
event-shooting-begun = { $seat } tire : { $seconds } secondes.
event-shots-hit = { $seat } abat les cibles annoncées.
event-shots-stray = { $seat } abat une cible qui n’était pas annoncée : le tir est fini.
event-shots-missed = { $seat } n’abat pas les cibles annoncées.
event-shots-late = Le temps est écoulé pour { $seat }.
event-card-removed = { $seat } retire { the-card } de la zone { $zone }.
event-removal-declined = { $seat } ne retire rien.
event-removal-idle = { $seat } n’a rien à retirer.
event-target-moved = { $seat } déplace la cible { the-target } à la place { $place }.
event-targets-kept = { $seat } laisse les cibles en place.
event-cards-swapped = { $seat } échange { the-ncis-card } du NCIS et { the-criminal-card } du Criminel en zone { $zone }.
event-informer-idle = { $seat } défausse un Informateur sans échange.
event-chance-left = { $seat } laisse venir : la zone { $zone } est résolue.
event-card-revealed = Retournée en zone { $zone } : { the-card }, pour { the-camp }.
event-series-chosen = { $seat } a choisi une série.
event-series-chosen-own = { $seat } choisit : { $series ->
    [v] véhicule
    [a] arme à feu
    [p] appareil photo
    [s] satellite
   *[o] ordinateur
}.
event-series-counted = { $camp ->
    [criminal] Le Criminel
   *[ncis] Le NCIS
} compte : { $series ->
    [v] véhicule
    [a] arme à feu
    [p] appareil photo
    [s] satellite
   *[o] ordinateur
}.
event-zone-won = Zone { $zone } : { $criminal } pour le Criminel, { $ncis } pour le NCIS. { name-zone-card } : gagné par { the-camp }.
event-zone-tied = Zone { $zone } : { $score } partout. Personne ne l’emporte.
event-threat-rose = La menace monte de { $points }, à { $threat }.
event-threat-fell = La menace est à { $threat }.
event-category-diverted = Cette fois, { $seat } nomme la catégorie.
event-clue-shown = { the-category } : le rang { $row } apparaît.
event-name-shown = { the-category } : le nom apparaît. C’est { the-candidate }.
event-agent-called = { $seat } appelle { $agent ->
    [gibbs] { name-agent-gibbs }
    [dinozzo] { name-agent-dinozzo }
    [ziva] { name-agent-ziva }
    [mcgee] { name-agent-mcgee }
    [abby] { name-agent-abby }
   *[mallard] { name-agent-mallard }
}.
event-agents-gone = { $seat } n’a plus d’Agent Spécial à appeler.
event-trial-doubled = Ici, l’épreuve rapporte { $rows } rangs.
event-time-token = Une épreuve écourtée attend le NCIS : jetons { $tokens }.
event-hiding-tokens = { $camp ->
    [criminal] Le Criminel
   *[ncis] Le NCIS
} peut poser { $tokens } cartes de plus face cachée.
event-divert-token = Le Criminel nommera une catégorie : jetons { $tokens }.
event-chance-given = { $seat } a une seconde chance en réserve pour l’épreuve.
event-hand-seen = { $seat } voit la main de { $target }.
event-card-seen-own = Dans la main de { $target } : { the-card }.
event-card-discarded = { $seat } défausse { the-card } de { $target }.
event-performer-named = { $target } passe l’épreuve : { the-trial }.
event-trial-skipped = Tous les rangs sont visibles : pas d’épreuve ({ the-trial }).
event-deck-renewed = Les cartes usées forment un nouveau paquet : { the-trial }.
event-trial-drawn = Une carte d’épreuve est piochée : { the-trial }.
event-trial-drawn-own = Une carte d’épreuve est piochée : { the-trial }, { $card }.
event-drill-begun = Épreuve { $number } sur { $drills }, pour { $seat }.
event-word-chosen = { $seat } a choisi un mot.
event-word-chosen-own = { $seat } a choisi le mot numéro { $place }.
event-trial-begun = { $seat } commence : { the-trial }, { $seconds } secondes.
event-trial-passed = { $seat } réussit l’épreuve : { the-trial }.
event-trial-failed = { $late ->
    [yes] Le temps est écoulé pour { $seat } : { the-trial }.
   *[no] { $seat } donne une mauvaise réponse : { the-trial }.
}
event-chance-used = { $seat } a une seconde chance.
event-accusation-begun = { $seat } accuse !
event-name-given = { the-category } : { the-candidate }, dit { $seat }.
event-name-right = { the-category } : c’est { the-candidate }. Juste !
event-name-wrong = { the-category } : c’est { the-candidate }. Faux.
event-turn-ended = { $seat } finit son tour.
event-match-over = { $rule ->
    [NCIS-152] { $camp ->
        [ncis] L’accusation est juste : le NCIS gagne.
       *[criminal] L’accusation est fausse : le Criminel gagne.
    }
    [NCIS-154] La menace est complète : le Criminel gagne.
   *[NCIS-156] 400 tours sans fin : le Criminel gagne.
}

## La fin

outcome-NCIS-152-ncis = L’accusation était juste : le NCIS gagne.
outcome-NCIS-152-criminal = L’accusation était fausse : le Criminel gagne.
outcome-NCIS-154-criminal = La menace est complète : le Criminel gagne.
outcome-NCIS-156-criminal = 400 tours ont passé : le Criminel gagne.
outcome-NCIS-168-ncis = La moitié des épreuves au moins sont réussies : l’équipe a fait ses preuves.
outcome-NCIS-168-criminal = Plus de la moitié des épreuves sont ratées : il faut s’entraîner encore.
result-threat = Menace
result-rows = Rangs visibles

refused-shots-refused = Personne n’a pu tirer ainsi : { $why ->
    [too-many-shots] il y a plus de 24 tirs.
    [outside-the-room] un tir vise hors de la salle, large de 1600 et haute de 900.
    [outside-the-time] un tir part hors du temps de l’épreuve.
    [not-loaded] un tir part avant que le lanceur soit rechargé.
    [aim] la visée est faite de deux nombres entiers, un point de la salle.
   *[too-fast] le réticule ne peut pas aller si loin en si peu de temps.
}

## La carrière

# $matches : combien de parties ; $wins : combien ont été gagnées
career-text = { $matches ->
    [0] Aucune partie encore : la première ouvrira le dossier.
    [one] Une partie, { $wins ->
        [0] perdue.
       *[other] gagnée.
    }
   *[other] { $matches } parties, { $wins ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { $wins } gagnées.
    }
}
career-all = Toutes les parties
career-camp = { $camp ->
    [criminal] En Criminel
   *[ncis] En agent
}
career-trial = { $trial ->
    [decryptage] Décryptages
    [balistique] Balistiques
    [autopsie] Autopsies
   *[shooting] Tirs
}
career-best = { NUMBER($seconds, minimumFractionDigits: 1) } s
career-best-none = pas encore
# $end : la règle qui a mis fin à la partie ; $played, $passed : les épreuves de ce joueur
career-match = { $camp ->
    [criminal] En Criminel
   *[ncis] En agent
} : { $end ->
    [NCIS-152] une accusation a tranché
    [NCIS-154] la menace est allée au bout
    [NCIS-168] entraînement
   *[NCIS-156] les tours étaient épuisés
}, menace { $threat }, { $rows ->
    [one] { $rows } rang visible
   *[other] { $rows } rangs visibles
}, { $played ->
    [0] sans épreuve.
    [one] { $passed } épreuve réussie sur une.
   *[other] { $passed ->
        [one] { $passed } épreuve réussie
       *[other] { $passed } épreuves réussies
    } sur { $played }.
}

## Le dossier

candidate-c1 = Adrian Voss
    .note = A quitté l’armée sans pension ni adieux ; ceux qui lui doivent quelque chose dorment mal depuis.
candidate-c2 = Selma Kane
    .note = Chercheuse brillante, brevets volés, rancune intacte ; elle signe ses expériences d’un sourire.
candidate-c3 = Dominic Thorne
    .note = Banquier d’affaires ; il a mis un prix sur tout, y compris sur ses amis.
candidate-c4 = Nora Falk
    .note = Tireuse d’élite rayée des cadres ; elle ne manque que ses rendez-vous.
candidate-c5 = Hugo Lanter
    .note = Physicien courtois, sans laboratoire fixe ; ses démonstrations laissent des cratères.
candidate-c6 = Ingrid Saller
    .note = Gère des fortunes dont les propriétaires ont disparu ; elle tient les comptes, et les secrets.
candidate-c7 = Julian Crewe
    .note = Ancien plongeur de combat entre deux contrats ; il ne donne jamais deux fois le même nom.
candidate-c8 = Mara Delcourt
    .note = Courtière mondaine ; à ses soirées, tout se règle entre le dessert et le scandale.
candidate-c9 = Owen Strand
    .note = Prodige de l’électronique, poli et distrait ; il oublie tout, sauf ses ennemis.
candidate-o1 = Cercle d’Obsidienne
    .note = Un cabinet de conseil où personne ne conseille ; ses associés se saluent d’une lame de pierre noire.
candidate-o2 = Hydre Grise
    .note = Coupez une filière, il en repousse deux ; les docks l’ont appris avant la police.
candidate-o3 = Consortium Argos
    .note = Une maison de négoce irréprochable sur le papier ; ses conteneurs, eux, pèsent trop lourd.
candidate-o4 = Fils de l’Orage
    .note = Ils s’entraînent loin des routes et parlent peu ; on les entend avant de les voir.
candidate-o5 = Réseau Calypso
    .note = Des pirates sans bateau, amarrés à quai derrière leurs écrans.
candidate-o6 = Cartel du Détroit
    .note = La plus vieille maison de la liste : cinq cents bouches, et pas une qui parle.
candidate-o7 = Phalange Écarlate
    .note = Des convois sans feux traversent les dunes ; on dit qu’elle lève l’impôt sur le sable.
candidate-o8 = Syndicat Borée
    .note = Une compagnie minière qui n’a jamais rien extrait, et dont les camions roulent sans cesse.
candidate-o9 = Cellule Minuit
    .note = Vingt-cinq fantômes en uniforme, et un immeuble sans enseigne.
candidate-p1 = Sabotage du porte-avions
    .note = Une avarie que nul n’aurait vue venir, loin de la côte : le bâtiment ne rentrerait pas.
candidate-p2 = Vol des codes de lancement
    .note = Six chiffres dans un coffre, et une clé qui dort dans la mauvaise poche.
candidate-p3 = Enlèvement de l’amiral
    .note = Une voiture officielle, un faux chauffeur, un siège vide à l’arrivée.
candidate-p4 = Détournement du sous-marin
    .note = Faire disparaître sous la surface un bâtiment entier, équipage compris.
candidate-p5 = Piratage des satellites
    .note = Rendre le ciel aveugle, et lire en plein jour ce qu’il gardait pour lui.
candidate-p6 = Interception du vol officiel
    .note = Un plan de vol réécrit en l’air, et un passager que l’on attend ailleurs.
candidate-p7 = Blocus du port militaire
    .note = Quelques épaves au bon endroit, et plus rien n’entre ni ne sort.
candidate-p8 = Attentat contre le sénateur
    .note = Un retour tardif, une route que l’on croyait sûre, un seul essai.
candidate-p9 = Vol du drone prototype
    .note = Le premier vol d’essai serait aussi le dernier, si l’appareil se posait chez un autre.
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

## Les faits du dossier

fact-sexe = Sexe
fact-age = Âge
fact-taille = Taille (cm)
fact-cheveux = Cheveux
fact-formation = Formation
fact-main = Main
fact-signe = Signe
fact-nature = Nature
fact-effectif = Effectif
fact-base = Base
fact-revenus = Revenus
fact-embleme = Emblème
fact-fondee = Fondée en
fact-cible = Cible
fact-methode = Méthode
fact-lieu = Lieu
fact-moment = Moment
fact-complice = Complice
fact-delai = Délai (heures)
fact-sexe-h = homme
fact-sexe-f = femme
fact-cheveux-gris = gris
fact-cheveux-bruns = bruns
fact-cheveux-blonds = blonds
fact-formation-militaire = militaire
fact-formation-scientifique = scientifique
fact-formation-finance = finance
fact-main-droite = droite
fact-main-gauche = gauche
fact-signe-cicatrice = cicatrice
fact-signe-tatouage = tatouage
fact-signe-lunettes = lunettes
fact-nature-societe-ecran = société-écran
fact-nature-reseau = réseau
fact-nature-milice = milice
fact-base-metropole = métropole
fact-base-port = port
fact-base-desert = désert
fact-revenus-cybercrime = cybercrime
fact-revenus-contrebande = contrebande
fact-revenus-armes = armes
fact-embleme-arme = arme
fact-embleme-animal = animal
fact-embleme-astre = astre
fact-cible-navire = navire
fact-cible-secret = secret
fact-cible-personne = personne
fact-methode-sabotage = sabotage
fact-methode-infiltration = infiltration
fact-methode-cyberattaque = cyberattaque
fact-lieu-mer = mer
fact-lieu-terre = terre
fact-lieu-air = air
fact-moment-nuit = nuit
fact-moment-jour = jour
fact-complice-interne = interne
fact-complice-externe = externe

## Les indices, rang par rang : une phrase par place dans l’arbre des cartes

clue-c1-1-1 = Le laboratoire a rappelé : aucune faculté de sciences, aucun institut de recherche n’a jamais formé cette personne.
clue-c2-1-1 = Un vieux professeur reconnaît la façon de noter : cette personne a reçu une formation scientifique.
clue-c1-2-1 = L’expert en écritures est formel : le carnet saisi a été rempli de la main droite.
clue-c2-2-1 = Visite médicale pour une assurance-vie : le médecin a noté « aucune cicatrice ».
clue-c7-2-1 = Sur la vidéo du parking, le ticket est pris, lu et rangé de la main gauche, celle qui sert à tout.
clue-c1-3-1 = La date de naissance du passeport a bavé, mais le préposé en est sûr : plus de 50 ans.
clue-c2-3-1 = La toise collée à la porte de la banque est nette : la silhouette fait moins de 1,80 m.
clue-c3-3-1 = Recoupement avec la caisse de retraite : la personne que nous cherchons a 50 ans au plus.
clue-c5-3-1 = Le tailleur a gardé la fiche de mesures : au moins 1,80 m.
clue-c7-3-1 = Le club de plongée tient ses registres à jour : le membre inscrit sous ce faux nom a 45 ans au plus.
clue-c1-4-1 = Écoute du 14 mars, voix déguisée : l’analyse du timbre conclut à un homme.
clue-c1-4-2 = Le siège de la voiture volée est reculé à fond : qui la conduisait mesure 1,80 m ou plus.
clue-c2-4-1 = Un réceptionniste se souvient d’un tatouage entrevu sous la manche.
clue-c2-4-2 = La signature du registre penche vers l’arrière : elle a été tracée de la main gauche.
clue-c3-4-1 = Le laboratoire a passé la brosse au microscope : pas un seul cheveu gris.
clue-c3-4-2 = Le maître nageur de la piscine est catégorique : pas de cicatrice.
clue-c5-4-1 = Prélèvement sur la poignée de la porte : la main forte est la gauche.
clue-c5-4-2 = Le permis falsifié recopie une vraie date de naissance : 35 ans ou plus.
clue-c6-4-1 = Dans l’enregistrement du standard, c’est une femme qui donne les ordres.
clue-c6-4-2 = L’angle de la caméra du couloir ne trompe pas : moins de 1,70 m.
clue-c7-4-1 = Une mèche est restée dans la charnière : des cheveux bruns, sans teinture.
clue-c7-4-2 = Le témoin du quai compare avec le distributeur de billets : 1,75 m ou plus.
clue-c8-4-1 = Sur l’appuie-tête du taxi, l’équipe relève des cheveux blonds.
clue-c8-4-2 = D’après l’inclinaison du rétroviseur, la personne au volant mesure moins de 1,75 m.
clue-c9-4-1 = Le serrurier a étudié les rayures du coffre : l’outil était tenu de la main droite.
clue-c9-4-2 = Le billet de train à tarif réduit, réservé aux moins de 35 ans, a été contrôlé avec la pièce d’identité.
clue-c1-5-1 = Le sac retrouvé était plié au carré : une formation militaire, cela ne s’oublie pas.
clue-c1-5-2 = Un ancien voisin parle d’une cicatrice que l’on remarque avant tout le reste.
clue-c2-5-1 = La chambre 312 était louée à une femme, que le veilleur a croisée deux fois.
clue-c2-5-2 = Le notaire avait recopié la pièce d’identité : moins de 40 ans.
clue-c3-5-1 = Le chauffeur n’a vu qu’une ombre, mais la voix était celle d’un homme.
clue-c3-5-2 = Un verre correcteur brisé dans le caniveau : cette personne porte des lunettes.
clue-c4-5-1 = Deux témoins qui ne se connaissent pas disent la même chose : c’était une femme.
clue-c4-5-2 = Sur la photo floue, l’artisan reconnaît son œuvre : le tatouage est de sa main.
clue-c5-5-1 = Le siphon de la salle de bains a parlé : cheveux blonds.
clue-c5-5-2 = L’indicateur n’a jamais vu que de loin, mais il le jure : c’est un homme.
clue-c6-5-1 = Les virements s’emboîtent trop bien : c’est l’œuvre de quelqu’un qui a été formé à la finance.
clue-c6-5-2 = Trois cheveux sur le col du manteau, tous gris.
clue-c7-5-1 = Les messages radio suivent la procédure à la lettre : cette école-là était militaire.
clue-c7-5-2 = La serveuse du bar se rappelle un homme, seul, dos au mur.
clue-c8-5-1 = Le carnet d’adresses ne contient que d’anciens camarades d’une école de finance.
clue-c8-5-2 = Le gardien de nuit maintient sa déposition : une femme est passée devant sa loge.
clue-c9-5-1 = Passée au peigne fin, l’écharpe oubliée livre quelques cheveux bruns.
clue-c9-5-2 = Le cliché de la douane est raté, mais la douanière se souvient d’un homme pressé.
clue-o1-1-1 = Le relevé des téléphones prépayés est complet : ils sont moins de 150.
clue-o2-1-1 = À en juger par les repas servis à leur dernier rassemblement, ils sont 150 ou plus.
clue-o1-2-1 = Une boîte aux lettres, une plaque de cuivre, des bureaux vides : ce n’est qu’une société-écran.
clue-o2-2-1 = La cellule informatique a remonté chaque virement : leur argent ne vient pas du cybercrime.
clue-o5-2-1 = Le registre du commerce ne connaît aucun de leurs noms : ce n’est pas une société-écran.
clue-o1-3-1 = Le plus ancien de leurs serments est daté : ils existaient avant 2000.
clue-o2-3-1 = Chacun ne connaît que le maillon suivant : nous avons affaire à un réseau.
clue-o3-3-1 = Pas une ligne plus ancienne aux archives : leur fondation date de 2000 ou d’après.
clue-o4-3-1 = Des grades, des manœuvres, un salut au lever du jour : c’est une milice.
clue-o5-3-1 = Sur la bague saisie, le graveur a mis leur emblème, un astre.
clue-o1-4-1 = Le plan de rues annoté désigne leur repaire : une métropole.
clue-o1-4-2 = Il suffit de suivre les portefeuilles électroniques : c’est le cybercrime qui paie.
clue-o2-4-1 = Du sel et du goudron sous toutes les semelles : leur base est dans un port.
clue-o2-4-2 = Un repenti le jure : leur fondation date de 1987 ou d’après.
clue-o3-4-1 = Derrière chaque appel venu de leur base, la même sirène : celle d’un port.
clue-o3-4-2 = Les factures de machines agricoles cachent la vraie recette : la vente d’armes.
clue-o4-4-1 = Le sable du filtre à air ne se trouve que dans un désert, et c’est là qu’ils ont leur base.
clue-o4-4-2 = Le drapeau photographié de loin porte leur emblème : une arme.
clue-o5-4-1 = Tous les colis ont transité par le même bassin : leur base est un port.
clue-o5-4-2 = Le traiteur a compté les couverts : ils sont 50 ou plus.
clue-o6-4-1 = Les relais téléphoniques resserrent le cercle : leur base est au cœur d’une métropole.
clue-o6-4-2 = Un procès-verbal jauni les nomme déjà : ils existaient avant 1987.
clue-o8-4-1 = Sur l’image du satellite, une piste au milieu de rien : leur base est dans le désert.
clue-o8-4-2 = Des doubles fonds, de faux manifestes : ils vivent de contrebande.
clue-o9-4-1 = Les tickets de caisse viennent tous d’un même pâté de maisons : leur base est dans une métropole.
clue-o9-4-2 = Notre source a vu la liste d’appel : ils sont moins de 50.
clue-o1-5-1 = Le sceau de cire, une fois recollé, montre une arme.
clue-o1-5-2 = Un seul autocar a suffi à les emmener tous : ils sont moins de 50.
clue-o2-5-1 = Le papier à en-tête a brûlé, mais on devine l’emblème : un animal.
clue-o2-5-2 = Le comptable arrêté l’admet : il préparait moins de 400 enveloppes, une par membre.
clue-o3-5-1 = Sous la lampe, le filigrane des contrats apparaît : un astre.
clue-o3-5-2 = Un faux passeport par membre, disait la commande, et il en fallait 100 ou plus.
clue-o4-5-1 = Les caisses marquées « pièces détachées » disent d’où vient l’argent : de la vente d’armes.
clue-o4-5-2 = La plaque de l’entrée porte la date de leur fondation, avant 2000.
clue-o5-5-1 = Pas de chef que tous connaissent, des relais partout : c’est un réseau.
clue-o5-5-2 = Une lettre interceptée évoque le jour de leur fondation : avant 2010.
clue-o6-5-1 = La clé saisie pend à un jeton frappé de leur emblème, un animal.
clue-o6-5-2 = Le registre de paie tient en deux volumes : ils sont 400 ou plus.
clue-o7-5-1 = La douane a pesé les camions à l’aller et au retour : leur argent vient de la contrebande.
clue-o7-5-2 = Leurs propres anciens le disent : la fondation date de 2000 ou d’après.
clue-o8-5-1 = Un astre brodé dans la doublure de chaque veste : voilà leur emblème.
clue-o8-5-2 = Le gardien a relevé autant de laissez-passer que de membres, et il y en avait 50 ou plus.
clue-o9-5-1 = Appel du matin, corvées, punitions : ils vivent en milice.
clue-o9-5-2 = Le message numéro un est retrouvé : leur fondation date de 2010 ou d’après.
clue-p1-1-1 = « Quand tout sera éteint », dit la voix interceptée : ils agiront de nuit.
clue-p3-1-1 = Le guetteur arrêté n’avait même pas de lampe : ils agiront de jour.
clue-p1-2-1 = Le badge employé est authentique : le complice est à l’intérieur.
clue-p3-2-1 = Un compte à rebours griffonné sur la nappe : 30 heures au plus.
clue-p4-2-1 = Tout le personnel est blanchi : le complice vient de l’extérieur.
clue-p5-2-1 = Les chambres sont payées d’avance : il leur reste plus de 30 heures.
clue-p1-3-1 = Le contrôle aérien peut souffler : cela ne se passera pas dans les airs.
clue-p3-3-1 = Des bottes, des cartes routières : cela se passera à terre.
clue-p4-3-1 = Le dernier versement n’est dû qu’à l’échéance, dans plus de 72 heures.
clue-p5-3-1 = Leurs bulletins ne parlent que d’altitude et de vents : cela se passera dans les airs.
clue-p7-3-1 = Ils ont acheté l’annuaire des marées : cela se passera en mer.
clue-p1-4-1 = Le vieux chalutier a fait le plein : rendez-vous est pris en mer.
clue-p1-4-2 = Le message codé fixe l’échéance : plus de 48 heures.
clue-p2-4-1 = Le repérage s’est fait à pied, deux fois : cela se jouera à terre.
clue-p2-4-2 = Les billets du retour sont réservés : 48 heures au plus.
clue-p3-4-1 = La photo épinglée au mur est un portrait : la cible est une personne.
clue-p3-4-2 = L’appel venait d’une cabine, en ville : le complice est à l’extérieur.
clue-p4-4-1 = Les cotes du croquis sont celles d’une coque : la cible est un navire.
clue-p4-4-2 = Trois stations d’écoute croisent leurs relevés : ce sera en mer.
clue-p5-4-1 = Le programme trouvé sur la clé ne sert qu’à une chose : une cyberattaque.
clue-p5-4-2 = Le minuteur tournait encore : 60 heures au plus.
clue-p7-4-1 = Il manque des outils et des charges à l’inventaire : ils préparent un sabotage.
clue-p7-4-2 = L’argent part vers quelqu’un qui n’a aucune accréditation : le complice est à l’extérieur.
clue-p9-4-1 = L’acheteur ne paie que ce que nul ne doit connaître : la cible est un secret.
clue-p9-4-2 = Un couloir est entouré au crayon sur la carte des vols : ce sera dans les airs.
clue-p1-5-1 = Un mot revient six fois sur la bande, « la coque » : la cible est un navire.
clue-p1-5-2 = Les détonateurs étaient dans la boîte à pêche : ce sera un sabotage.
clue-p2-5-1 = Ils ont photographié des serrures, rien d’autre : la cible est un secret bien gardé.
clue-p2-5-2 = Des uniformes loués, de faux ordres de mission : ce sera une infiltration.
clue-p3-5-1 = Un faux traiteur s’est déjà glissé parmi les invités : ils procèdent par infiltration.
clue-p3-5-2 = La voiture de location est à rendre demain : 24 heures au plus.
clue-p4-5-1 = Deux noms de trop sur la liste d’embarquement : ils comptent sur une infiltration.
clue-p4-5-2 = Les vivres achetés disent la durée de l’attente : 90 heures ou plus.
clue-p5-5-1 = « Une copie suffira », dit la voix : la cible est un secret.
clue-p5-5-2 = La caméra du hall n’a rien vu, celle de la rue a tout : le complice est resté à l’extérieur.
clue-p6-5-1 = Ils connaissent l’heure de son café et le nom de son chien : la cible est une personne.
clue-p6-5-2 = La fuite porte le tampon de la maison : le complice est à l’intérieur.
clue-p7-5-1 = Sur la maquette saisie, on a dévissé la passerelle : la cible est un navire.
clue-p7-5-2 = Le calendrier est coché loin devant : plus de 100 heures.
clue-p8-5-1 = L’itinéraire suit pas à pas une promenade quotidienne : la cible est une personne.
clue-p8-5-2 = Les freins d’une voiture identique ont servi d’essai : ce sera un sabotage.
clue-p9-5-1 = Un intérimaire que nul ne connaît pointe depuis lundi : c’est une infiltration.
clue-p9-5-2 = La batterie du brouilleur tiendra jusqu’au bout, et le bout est à moins de 90 heures.
clue-name-c = Le fichier central rend enfin un nom : { $name }.
clue-name-o = Le dernier maillon cède, et l’organisation a un nom : { $name }.
clue-name-p = Le plan est sur la table, avec son titre : { $name }.

## L'introduction

lesson-1 = Un criminel s’apprête à frapper. L’un de vous est ce Criminel ; les autres forment une équipe d’agents qui doit découvrir qui il est, pour qui il agit et ce qu’il prépare. L’équipe nomme les trois, ou la menace arrive à dix : l’un ou l’autre met fin à la partie.
    .title = Un contre l’équipe
lesson-2 = Trois zones d’opération séparent les camps. Vous jouez à tour de rôle, le Criminel puis un agent : une carte de votre côté d’une zone, puis vous piochez. Cinq cartes dans une zone, quel que soit leur camp, et elle se décide.
    .title = Trois zones, cinq cartes
lesson-3 = Chaque carte a une série, parmi cinq, et une valeur. Dans une zone, seule compte la série dont votre camp a le plus de cartes : ses valeurs s’additionnent. Trois 2 d’une même série battent un 5 tout seul. La plus forte somme emporte la zone.
    .title = Les séries
lesson-4 = Si le Criminel l’emporte, la menace monte de la valeur rouge. Si c’est le NCIS, il dévoile autant de rangs d’indices que le dit la valeur bleue, dans des catégories différentes. Puis le vainqueur use du pouvoir de sa couleur.
    .title = Ce que rapporte une zone
lesson-5 = Trois étuis cachent le Criminel, son organisation et son complot. Les cartes en sortent rang par rang ; chaque rang est un indice sur l’un des neuf candidats du dossier public. Rayez ceux qui ne conviennent pas : avant que le nom paraisse, vous pouvez le connaître.
    .title = Les indices
lesson-6 = Après chaque zone gagnée par le NCIS, un agent passe une épreuve contre la montre : un mot caché, une balle à reconnaître, un trajet à travers un corps. Réussie, elle rapporte un rang de plus. Les agents s’y relaient.
    .title = Les épreuves
lesson-7 = Un 1 vous fait rejouer. Une Embuscade est un tir : l’adversaire annonce deux cibles, et si vous les abattez, vous retirez une carte ennemie. Un Informateur échange deux cartes d’une zone.
    .title = Les cartes particulières
lesson-8 = À chaque choix de son tour, un agent peut accuser : trois noms justes, et le NCIS gagne ; un seul faux, et c’est le Criminel. Attendez d’être sûrs, mais pas plus longtemps que la menace ne le permet.
    .title = L’accusation

## Les règles, avec nos mots

rule-NCIS-S01 = L’un des joueurs est le Criminel, seul de son côté. Les autres sont les agents 1, 2 et 3, dans le sens des aiguilles d’une montre à partir de lui, et lui font face en une équipe.
    .title = S’installer
rule-NCIS-S02 = Huit cibles, rouges 1 à 4 et bleues 1 à 4, sont installées de façon que chacun les voie toutes. Le hasard les place ; ou bien on les distribue à tour de rôle, rouge 1, bleue 1, rouge 2 et ainsi de suite, et chacun pose les siennes, une à une, sur des places libres.
    .title = Les cibles
    .why = Posez la cible indiquée sur une place où il n’y en a pas.
rule-NCIS-S03 = Les 15 cartes de zone forment une pioche face cachée, sans ordre. Une carte est face visible sur chacune des trois zones.
    .title = Les cartes de zone
rule-NCIS-S04 = Les 61 cartes Opération forment une pioche face cachée, sans ordre.
    .title = Les cartes Opération
rule-NCIS-S05 = Le Criminel garde les Solutions et la carte « Balle ». Les 31 cartes d’épreuve forment trois paquets : Décryptage, Balistique, Autopsie.
    .title = Les cartes d’épreuve
rule-NCIS-S06 = Les six Agents Spéciaux sont face visible près de l’équipe, et chacun peut les lire.
    .title = Les Agents Spéciaux
rule-NCIS-S07 = Le Criminel pioche une carte Indices de chaque catégorie, est seul à les regarder et les glisse dans leurs étuis. Les 24 autres quittent la partie sans être vues.
    .title = Les trois secrets
rule-NCIS-S08 = La menace part de 0.
    .title = La menace
rule-NCIS-S09 = Le Criminel reçoit quatre cartes Opération, chaque agent trois, quel que soit le nombre d’agents.
    .title = Les mains
rule-NCIS-S10 = Tous ont le dossier : les neuf candidats de chaque catégorie, avec ce qu’on sait d’eux.
    .title = Le dossier
rule-NCIS-S11 = Le marqueur « À qui de jouer ? » commence chez l’agent 1.
    .title = Le marqueur

rule-NCIS-001 = On joue de deux à quatre : un seul Criminel, et de un à trois agents.
    .title = Les joueurs
rule-NCIS-002 = Les agents gagnent ou perdent ensemble, mais chacun ne joue que de sa propre main.
    .title = Une équipe, des mains
    .why = Cette carte n’est pas dans votre main.
rule-NCIS-003 = Les agents peuvent parler, mais à la table, où le Criminel les entend. Ils peuvent se montrer leurs cartes Opération, jamais les échanger.
    .title = Se parler
rule-NCIS-004 = Ce que l’équipe décide en dehors des cartes, son porte-parole le décide : pendant le tour d’un agent, cet agent ; pendant celui du Criminel, l’agent qui jouera ensuite.
    .title = Le porte-parole
rule-NCIS-005 = Tous peuvent voir à tout moment : les cartes de zone et leurs pouvoirs, les cartes visibles avec leur camp et leur ordre, le nombre de cartes cachées, la menace, les rangs d’indices sortis, les Agents Spéciaux, la taille des pioches et des mains, les défausses, les jetons et les cibles.
    .title = Ce qui est public
rule-NCIS-010 = Le Criminel joue le premier.
    .title = Le premier tour
rule-NCIS-011 = Les camps alternent : le Criminel, un agent, le Criminel, l’agent suivant. Les agents se suivent dans le sens des aiguilles d’une montre.
    .title = Tour à tour
rule-NCIS-012 = Une résolution interrompt la suite des tours ; après elle joue celui dont c’était le tour. Avec l’option prévue, le Criminel joue après chaque tour où une zone a été résolue, et l’agent attendu reste attendu.
    .title = Après une résolution
rule-NCIS-013 = À la fin du tour d’un agent, le marqueur passe à l’agent suivant. Il n’a pas d’autre effet.
    .title = Le marqueur passe
rule-NCIS-014 = À votre tour, vous jouez exactement une carte Opération, complétez votre main, rejouez si une valeur 1 le permet ; puis on résout les zones verrouillées. Le tour d’un agent se ferme sur un moment où il peut accuser.
    .title = Un tour
    .why = Ce n’est pas le moment : jouez la carte de votre tour, ou finissez-le quand on vous le demande.
rule-NCIS-020 = Une carte à valeur se pose face visible, de votre côté, dans n’importe quelle zone qui n’est pas verrouillée.
    .title = Les cartes à valeur
rule-NCIS-021 = Une zone compte les cartes qui s’y trouvent, des deux camps, visibles ou cachées. Une carte retirée ne compte plus, et un camp peut en avoir autant qu’il veut.
    .title = Compter jusqu’à cinq
rule-NCIS-022 = Embuscade et Informateur ne se posent jamais dans une zone et n’y comptent jamais.
    .title = Les cartes qu’on ne pose pas
rule-NCIS-023 = Une zone qui atteint cinq cartes est verrouillée aussitôt. Jusqu’à sa résolution, rien n’y est posé, retiré ni échangé.
    .title = Zone verrouillée
    .why = Cette zone a cinq cartes : rien n’y change avant sa résolution.
rule-NCIS-024 = Après chaque carte jouée, vous piochez pour retrouver votre taille de main, quatre ou trois, avant de rejouer et avant toute résolution. Une carte particulière est défaussée avant cela.
    .title = Compléter sa main
rule-NCIS-025 = S’il faut piocher et que la pioche est vide, la défausse devient la nouvelle pioche.
    .title = À court de cartes
rule-NCIS-026 = Si pioche et défausse étaient vides toutes les deux, on ne piocherait rien. Il y a trop de cartes pour que cela arrive.
    .title = Rien à piocher
rule-NCIS-027 = La carte du tour est obligatoire. Aucune zone n’est verrouillée au début d’un tour : on peut donc toujours jouer.
    .title = On ne passe pas
    .why = On ne passe pas : la carte du tour est obligatoire.
rule-NCIS-030 = Chaque série a une valeur 1. Posez-la face visible, complétez votre main, et vous pouvez jouer aussitôt une carte de plus, quelle qu’elle soit.
    .title = Valeur 1 : rejouer
    .why = Vous pouvez jouer encore une carte, ou renoncer : rien d’autre.
rule-NCIS-031 = Rejouer est facultatif. Une autre valeur 1 permet de rejouer encore.
    .title = Tant que ça dure
rule-NCIS-032 = On rejoue avant la résolution des zones verrouillées pendant le tour.
    .title = D’abord jouer
rule-NCIS-033 = Dans sa série, une valeur 1 vaut 1.
    .title = Elle vaut 1
rule-NCIS-034 = Une valeur 1 posée face cachée ne fait pas rejouer.
    .title = Un 1 caché

rule-NCIS-040 = Une Embuscade se joue comme toute carte, comme carte du tour ou en rejouant. Elle agit aussitôt, est défaussée, puis vous complétez votre main.
    .title = Embuscade
rule-NCIS-041 = Elle peut frapper là où une zone n’est pas verrouillée et contient une carte visible du camp adverse. S’il n’y en a pas, l’Embuscade est défaussée et personne ne tire.
    .title = Où elle peut frapper
    .why = Vos adversaires n’ont pas de carte là.
rule-NCIS-042 = Vous tirez vous-même. Le camp adverse annonce deux cibles différentes, l’une après l’autre.
    .title = L’annonce
    .why = Annoncez deux cibles différentes : celle-ci l’est déjà, ou n’en est pas une.
rule-NCIS-043 = Le temps court dès que vous vous dites prêt. Vous avez quatre balles et tirez autant que le temps le permet ; après la quatrième, on va les chercher, montre en main.
    .title = Le tir
    .why = Vous allez tirer : dites quand vous êtes prêt.
rule-NCIS-044 = Une cible compte si sa silhouette tombe. Toucher le socle ne suffit pas.
    .title = Ce qui compte
rule-NCIS-045 = Vous avez réussi dès que les deux cibles annoncées sont tombées à temps, ou l’une d’elles si la table en a convenu.
    .title = La réussite
rule-NCIS-046 = Si une cible tombe qui n’était pas annoncée, tout s’arrête et vous avez échoué.
    .title = La mauvaise cible
rule-NCIS-047 = Après une réussite, vous pouvez choisir une zone où l’Embuscade peut frapper : la carte visible la plus récente du camp adverse y est défaussée. Vous pouvez aussi y renoncer.
    .title = Retirer une carte
    .why = Retirez une carte d’une zone, ou rien.
rule-NCIS-048 = Les cartes face cachée ne sont jamais retirées. On les saute en cherchant la plus récente.
    .title = Les cartes cachées sont à l’abri
    .why = Vos adversaires n’y ont que des cartes cachées : elles sont à l’abri.
rule-NCIS-049 = Ensuite toutes les cibles sont relevées, et les adversaires du tireur peuvent en déplacer vers des places libres, une à la fois, douze fois au plus. Puis l’Embuscade est défaussée et son joueur pioche.
    .title = Déplacer les cibles
    .why = Déplacez une cible vers une place libre, ou laissez-les.
rule-NCIS-050 = Un échec n’a pas d’autre effet. Tirer ne compte pas dans le relais des épreuves.
    .title = L’échec
rule-NCIS-060 = Un Informateur se joue comme toute carte. Il agit aussitôt, est défaussé, puis vous complétez votre main.
    .title = Informateur
rule-NCIS-061 = Choisissez une zone non verrouillée où chaque camp a une carte, puis une carte du NCIS et une du Criminel, visibles ou cachées : elles changent de place.
    .title = L’échange
    .why = Il faut à l’Informateur une carte de chaque camp dans cette zone.
rule-NCIS-062 = Chacune prend le côté de l’autre et son rang dans l’ordre du jeu. Une carte cachée reste cachée.
    .title = Ce qui change
rule-NCIS-063 = S’il n’y a pas de telle zone, ou si vous n’en voulez pas, l’Informateur est défaussé sans échange.
    .title = Sans échange
rule-NCIS-070 = Pour poser une carte face cachée, vous dépensez un jeton donné à votre camp par un pouvoir ou un agent, un par carte. Les jetons s’ajoutent et ne s’usent pas.
    .title = Face cachée
    .why = Vous n’avez pas de jeton pour poser une carte face cachée.
rule-NCIS-071 = Une carte cachée compte parmi les cinq. Son camp peut la regarder, l’autre non, sauf s’il l’a déjà vue à cet endroit. Avoir vu une carte en main ne dit pas laquelle est posée là.
    .title = Qui la connaît
rule-NCIS-072 = Quand une zone est résolue, ses cartes cachées sont d’abord retournées et comptent comme les autres.
    .title = Retournées
rule-NCIS-073 = Si une carte cachée est échangée, le camp qui la tient désormais peut la regarder, et qui la connaissait la connaît encore.
    .title = Échangée, cachée
rule-NCIS-080 = À la fin du tour, les zones verrouillées sont résolues dans l’ordre où elles l’ont été, chacune jusqu’au bout.
    .title = Dans quel ordre
rule-NCIS-081 = Ce qui compte pour un camp dans une zone, c’est la série dont il y a le plus de cartes.
    .title = La série qui compte
    .why = Ce n’est pas une série dont votre camp a le plus de cartes.
rule-NCIS-082 = S’il a autant de cartes de plusieurs séries, la meilleure somme compte ; ou chaque camp choisit, en secret et en même temps, si la table en a convenu et que les sommes diffèrent.
    .title = Séries à égalité
    .why = Choisissez une des séries à égalité.
rule-NCIS-083 = Le score d’un camp est la somme de ses cartes de cette série. Sans carte, il est de 0.
    .title = Le score
rule-NCIS-084 = Le plus fort score gagne la carte de zone. À égalité, personne : ni menace, ni indice, ni pouvoir, ni épreuve.
    .title = Qui gagne
rule-NCIS-085 = Ensuite la carte de zone est défaussée, une nouvelle est retournée, et les cinq cartes Opération sont défaussées dans l’ordre où elles ont été jouées.
    .title = Ranger
rule-NCIS-086 = S’il faut une carte de zone et que la pioche est vide, les cartes de zone défaussées, la dernière comprise, deviennent la nouvelle pioche.
    .title = À court de zones
rule-NCIS-087 = Les gains viennent dans cet ordre : la valeur, le pouvoir, l’épreuve (pour le NCIS seulement), puis le rangement.
    .title = L’ordre des gains
rule-NCIS-090 = Si le Criminel gagne une zone, la menace monte de sa valeur rouge, de 1 à 3.
    .title = La menace monte
rule-NCIS-091 = Si la menace atteint son but, le Criminel gagne aussitôt, et plus rien ne se passe. Le marqueur s’arrête là.
    .title = Le but
rule-NCIS-092 = Puis il use du pouvoir rouge, si la carte en a un. Il n’y a pas d’épreuve pour lui.
    .title = Le pouvoir rouge
rule-NCIS-100 = Si le NCIS gagne une zone, il dévoile autant de rangs d’indices que le dit la valeur bleue, chacun dans une autre catégorie.
    .title = Les rangs d’indices
    .why = Cette catégorie a été nommée dans ce gain : choisissez-en une autre.
rule-NCIS-101 = Le porte-parole nomme les catégories une à une ; chaque rang apparaît avant que la suivante soit nommée.
    .title = Un à la fois
    .why = Nommez la catégorie du prochain rang.
rule-NCIS-102 = Une catégorie sans rang caché ne peut être nommée. Les rangs pour lesquels il n’en reste aucune sont perdus.
    .title = Plus rien à montrer
    .why = Tous les rangs de cette carte sont déjà visibles.
rule-NCIS-103 = Puis le NCIS use du pouvoir bleu, si la carte en a un.
    .title = Le pouvoir bleu
rule-NCIS-104 = Puis il faut passer une épreuve, celle qui est imprimée sous la zone : Décryptage sous la zone 1, Balistique sous la 2, Autopsie sous la 3.
    .title = L’épreuve
rule-NCIS-105 = Si tous les rangs des trois cartes sont visibles, aucun rang n’est gagné et aucune épreuve n’est jouée. On le regarde avant chacune des deux ; une épreuve omise n’use rien.
    .title = Quand tout est visible
rule-NCIS-110 = Une carte Indices sort d’un rang à la fois, par le haut. Le dernier des six rangs est le nom. Ce qui est sorti reste visible.
    .title = Rang par rang
rule-NCIS-111 = Un indice gagné, c’est un rang, qu’il porte un indice ou deux.
    .title = Un indice, un rang
rule-NCIS-112 = On gagne des rangs en emportant une zone, en réussissant une épreuve (un, ou deux si la zone le dit) et par Abby Sciuto.
    .title = D’où viennent les rangs
rule-NCIS-113 = Les catégories ne doivent différer qu’à l’intérieur d’un même gain. La valeur, un agent et l’épreuve sont des gains séparés.
    .title = Un même gain
rule-NCIS-114 = Le NCIS choisit la catégorie, à moins qu’un jeton ne la donne au Criminel. Celui-ci doit montrer le vrai rang suivant.
    .title = Qui choisit
rule-NCIS-120 = Un Agent Spécial n’agit que lorsqu’un pouvoir bleu en appelle un : le porte-parole choisit parmi ceux qui restent ; l’agent agit aussitôt et quitte la partie.
    .title = Agents Spéciaux
    .why = Cet agent a déjà été appelé.
rule-NCIS-121 = Il faut en appeler un tant qu’il en reste. S’il n’en reste pas, le pouvoir ne fait rien.
    .title = Il faut en appeler un
    .why = Appelez un des Agents Spéciaux qui restent.
rule-NCIS-122 = Un agent est usé même s’il n’y a rien à faire. La menace ne descend jamais sous 0, et la seconde épreuve du Dr Mallard prend une autre carte et le même agent.
    .title = Usé
rule-NCIS-130 = Le NCIS passe une épreuve quand il gagne une zone, et alors seulement, mis à part la seconde chance du Dr Mallard.
    .title = Quand il y a épreuve
rule-NCIS-131 = La bonne réponse à temps rapporte un rang dans la catégorie de votre choix, ou deux dans des catégories différentes si la zone le dit. Sinon, rien.
    .title = Réussir
rule-NCIS-132 = Le porte-parole nomme l’agent avant que la carte soit vue. Elle est piochée alors, et montrée à l’agent quand il se dit prêt.
    .title = Qui la passe
    .why = Nommez l’agent qui passe l’épreuve.
rule-NCIS-133 = Qui a passé une épreuve n’en passe pas d’autre avant que chaque agent en ait passé une. S’il n’en reste qu’un, on ne le demande pas.
    .title = Chacun son tour
    .why = Cet agent a passé une épreuve : les autres d’abord.
rule-NCIS-134 = Seul l’agent nommé répond, et une fois. Ce qui n’est pas une réponse est refusé et ne compte pas.
    .title = Une réponse
    .why = Seule une réponse à l’épreuve compte maintenant.
rule-NCIS-135 = Le compte part de douze, ou de ce dont la table a convenu, dès que l’agent est prêt. Trop tard, c’est échoué.
    .title = Contre la montre
    .why = Dites quand vous êtes prêt pour l’épreuve.
rule-NCIS-136 = Après l’épreuve, sa carte va à la défausse de son paquet, qui redevient le paquet quand celui-ci est vide.
    .title = Les paquets
rule-NCIS-137 = Décryptage : le Criminel choisit l’un des huit mots cachés dans la grille. Il y est écrit une fois, dans l’une des huit directions. La réponse est la colonne et la ligne de sa première lettre.
    .title = Décryptage
    .why = Choisissez un des huit mots.
rule-NCIS-138 = Balistique : une arme et douze balles. La réponse est le numéro de la balle dont le calibre, le sens et les sillons concordent.
    .title = Balistique
rule-NCIS-139 = Autopsie : des trajets emmêlés traversent un corps. La réponse est le numéro de la sortie où mène celui de la balle.
    .title = Autopsie
rule-NCIS-140 = Le vainqueur use du pouvoir de sa couleur après la valeur. Ce qu’il peut faire, il peut y renoncer ; le reste, il le doit, si c’est possible.
    .title = Les pouvoirs
rule-NCIS-141 = Un retrait par pouvoir prend la dernière carte visible du camp adverse dans une zone de votre choix, sans tir. Les zones verrouillées et celle qu’on résout sont hors d’atteinte. On peut y renoncer.
    .title = Le retrait
    .why = Retirez une carte d’une zone, ou rien.
rule-NCIS-142 = Certains pouvoirs donnent des jetons pour poser des cartes face cachée.
    .title = Jetons pour cacher
rule-NCIS-143 = Un jeton de temps raccourcit la prochaine épreuve de quatre secondes, jusqu’à quatre.
    .title = Une épreuve écourtée
rule-NCIS-144 = Si la zone le dit, réussir son épreuve rapporte deux rangs dans des catégories différentes.
    .title = Une épreuve double
rule-NCIS-145 = Un jeton de diversion fait nommer la prochaine catégorie par le Criminel, parmi celles que le NCIS pouvait nommer. Il est dépensé même s’il n’y en a qu’une, pas s’il n’y en a aucune.
    .title = Un indice détourné
rule-NCIS-146 = Avec certains pouvoirs, le vainqueur voit une main adverse, d’un agent de son choix ou du Criminel, et en défausse une carte ; son propriétaire en pioche une autre.
    .title = Voir et défausser
    .why = Choisissez une main, puis une carte de la main que vous voyez.
rule-NCIS-147 = Avec un autre, chaque agent voit la main du Criminel telle qu’elle est.
    .title = Voir la main
rule-NCIS-148 = Avec un autre, le Criminel pioche deux cartes, puis en défausse deux de son choix.
    .title = Trier
    .why = Défaussez une carte de votre main.
rule-NCIS-150 = Pendant le tour d’un agent, et alors seulement, l’équipe peut accuser. L’agent dont c’est le tour le dit et nomme un Criminel, une organisation et un complot, dans cet ordre. Une accusation commencée va jusqu’au bout.
    .title = Accuser
    .why = Seul l’agent dont c’est le tour accuse, et nomme un de chaque, dans l’ordre.
rule-NCIS-151 = Il le peut à chaque choix de son tour : avant de jouer, avant de rejouer, quand il choisit une catégorie, un Agent Spécial, qui passe l’épreuve, un retrait, une défausse ou une série, avant de tirer ou de passer l’épreuve, et à la fin du tour. Pas pendant un décompte, ni quand le Criminel décide, ni hors de son tour, ni là où rien n’est demandé.
    .title = Quand accuser
    .why = On ne peut pas accuser maintenant : ce n’est pas votre tour, ou un décompte court.
rule-NCIS-152 = Les trois justes, et le NCIS gagne aussitôt. Sinon, c’est le Criminel. Il n’y a qu’une accusation par partie.
    .title = Juste ou faux
rule-NCIS-153 = Il ne faut aucun indice pour accuser. Et même si les trois noms sont visibles, il faut les dire.
    .title = Avec ou sans indices
rule-NCIS-154 = Le Criminel gagne quand la menace atteint son but, quel que soit le tour.
    .title = La menace complète
rule-NCIS-155 = Il n’y a pas d’autre fin que celle des 400 tours, pas de partie nulle, et personne n’est éliminé.
    .title = Pas d’autre fin
    .why = La partie est terminée.
rule-NCIS-156 = Une partie indécise après 400 tours est gagnée par le Criminel. Qui joue pour gagner n’y arrive pas.
    .title = La plus longue partie
rule-NCIS-157 = Pendant le tour d’un agent, avant la résolution d’une zone verrouillée qui pourrait mener la menace à son but, pour autant que l’équipe le voie, on demande à l’agent : accuser, ou laisser venir.
    .title = La dernière chance
    .why = Accusez maintenant, ou laissez venir.
rule-NCIS-160 = La menace à atteindre peut changer : neuf rend la partie plus dure pour le NCIS.
    .title = La difficulté
rule-NCIS-161 = Les temps s’adaptent aux joueurs. Pour des enfants : 10 secondes pour tirer, 15 pour les autres épreuves.
    .title = Les temps
rule-NCIS-162 = Avec onze points, l’échelle a un cran de plus, pour qui la lit ainsi.
    .title = Onze points
rule-NCIS-163 = Avec l’option prévue, le Criminel joue le premier après chaque résolution.
    .title = Le Criminel d’abord
rule-NCIS-164 = Avec l’option prévue, une des deux cibles annoncées suffit.
    .title = Une cible suffit
rule-NCIS-165 = Avec l’option prévue, les camps choisissent eux-mêmes entre les séries à égalité.
    .title = Choisir la série
rule-NCIS-166 = Ici personne ne compte à voix haute, donc personne ne se trompe : l’horloge de la table est juste, et un décompte ne recommence jamais.
    .title = Le décompte
rule-NCIS-167 = Avec l’option prévue, personne ne tire ni ne répond : le hasard décide, une fois sur deux pour un tir, un peu plus souvent pour une épreuve, moins souvent pour une épreuve écourtée.
    .title = Des épreuves au sort
rule-NCIS-168 = Avec l’option prévue, personne ne joue de carte : les agents passent à tour de rôle huit épreuves, d’une sorte ou des quatre, contre les mêmes chronomètres. Le Criminel choisit les mots et annonce les cibles. Une épreuve ratée fait monter la menace d’un point, et l’équipe gagne si elle en réussit la moitié.
    .title = La salle d’entraînement
