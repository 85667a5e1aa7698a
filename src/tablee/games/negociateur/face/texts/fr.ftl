### Négociateur : Vague de Crimes. Tous les mots du jeu en français.

title = Négociateur : Vague de Crimes
tagline = Au bout du fil, un preneur d’otages : gardez le calme, faites sortir tout le monde, finissez-en.
description = Vous négociez seul, carte après carte. Plus la voix d’en face est calme, plus vous lancez de dés ; chaque mot peut libérer quelqu’un ou tout faire basculer. Entre deux discussions le temps passe, et rarement en votre faveur.

## Options de la table

option-abductor = Preneur d’otages
    .note = Lijah pour débuter, Barret qu’il faut ménager, Renesha qui voit clair dans votre jeu.
option-abductor-lijah = Lijah Ramone
option-abductor-barret = Barret Mullins
option-abductor-renesha = Renesha Sharp
option-abductor-random = Au hasard
option-discussion_set = Cartes de discussion
    .note = Celles de la boîte, celles de la première boîte, un mélange tiré au sort, ou un paquet que vous composez avant de commencer.
option-discussion_set-crimewave = Vague de Crimes
option-discussion_set-base = Première boîte
option-discussion_set-random = Mélange au hasard
option-discussion_set-own = Composer mon paquet
option-terror_set = Cartes de terreur
    .note = Les cartes de la première boîte sont plus clémentes. Un paquet composé garde l’équilibre des règles.
option-terror_set-crimewave = Vague de Crimes
option-terror_set-base = Première boîte
option-terror_set-random = Mélange au hasard
option-terror_set-choice = Composer mon paquet
option-pivotal = Événement crucial
    .note = La carte dorée qui attend sous la pile de terreur.
option-pivotal-crimewave = Vague de Crimes
option-pivotal-base = Première boîte
option-pivotal-mixed = Les deux boîtes

refused-illegal-set = Le paquet de l’option « { $option } » ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}) n’est pas permis : { $rule ->
    [NG-1101] il lui faut trois revendications mineures différentes
    [NG-1102] il lui faut chaque carte obligatoire, en une seule version et tous ses exemplaires
    [NG-1103] il lui faut deux cartes pouvant faire monter la menace
    [NG-1104] il lui faut huit autres cartes
    [NG-1107] les deux boîtes mêlées ne font pas un paquet
    [NG-1112] une paire n’est jamais séparée
   *[NG-1111] le nombre de cartes ne convient pas pour chaque coût
} ({ $rule }).
refused-not-over = Cette partie de { $game } n’est pas terminée.
refused-unknown-card = « { $card } » n’est pas une carte de ce jeu.{ meant }

## Personnes, lieux et pièces

name-negotiator = Négociateur
name-abductor-lijah = Lijah Ramone
name-abductor-barret = Barret Mullins
name-abductor-renesha = Renesha Sharp
name-accomplice = Le complice
note-rule-accomplice = Chaque hausse de la menace coûte un otage. Il se rend dès que la zone est vide.
note-rule-lijah = +1 point à chaque révélation. En fin de discussion, s’il ne cache plus rien, il pose une autre évasion (trois au plus).
note-rule-barret = Une fois par discussion, menace à 3 ou plus : une carte face cachée rapporte 2 points.
note-rule-renesha = Après un test à trois dés ou plus pendant une discussion : menace +1.
name-hand = Votre main
name-hand-watched = La main du négociateur
name-shop = Zone d’achat
note-shop = Prix : { $cost }
note-shop-free = Gratuite : se prend toujours
name-played = Cartes jouées
note-played = Elles retournent dans la zone d’achat après l’achat.
name-zone = Zone des otages
note-zone = Ceux qui sont encore retenus.
name-released = Otages libérés
name-hostage = Otage
name-hostage-free = Otage libéré
name-hostage-dead = Otage éliminé
name-deck = Pile de terreur
note-deck = { $pivotal ->
    [yes] { $count ->
        [one] { $count } carte : l’événement crucial.
       *[other] { $count } cartes, l’événement crucial dessous.
    }
   *[no] { $count ->
        [0] Vide : c’est la dernière discussion.
        [one] { $count } carte : l’événement crucial est passé.
       *[other] { $count } cartes : l’événement crucial est passé.
    }
}
name-discard = Défausse de terreur
name-drawn = Carte de terreur
name-demands = Revendications
name-minors = Revendications mineures et alertes
name-back-escape = Revendication d’évasion, face cachée
name-back-major = Revendication majeure, face cachée
name-terror-back = Carte de terreur, face cachée
name-card-back = Carte jouée face cachée
name-card-covered = Carte jouée face cachée : { the-card }
name-abductor-place = Preneur d’otages
name-dial-step = Menace { $level }
note-dial-step = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour un test.
name-threat-marker = Marqueur de menace : { $level }
name-line-step = Points : { $cp }
name-line-marker = Points de discussion : { $cp }
name-alert-marker = Marqueur d’alerte
name-reminder = Rappel : à partir de ce cran, on peut rentrer dans son délire
name-bluff = Rentrer dans son délire
name-choices = Cartes à choisir

label-hand = Cartes en main
label-cp = Points
label-turn = Tour
label-held = Retenus
label-eliminated = Éliminés
label-clock = { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
label-conceded = Concédée

name-card-relax = Relax
name-card-want = Qu’est-ce que tu veux ?
name-card-yourself = Parle-moi un peu de toi
name-card-consider = Considère ceci…
name-card-breathe = Respire un bon coup…
name-card-tough-spot = Tu es dans une situation difficile. Je peux t’aider.
name-card-prolong = Discussion prolongée
name-card-escort = Escorte d’otages
name-card-compromise = Petit compromis
name-card-on-table = Cartes sur table
name-card-marksman = Un tireur isolé, feu vert
name-card-loved-one = Un proche au bout du fil
name-card-walk-out = Sortie groupée
name-card-snipers = Tous les snipers engagent les cibles !
name-card-calm = Reste calme
name-card-terms = Quelles sont tes exigences ?
name-card-chat = Bavardons un peu
name-card-listening = Je t’écoute
name-card-cool-head = Garde ton sang-froid
name-card-trust = Fais-moi confiance
name-card-minutes = Encore quelques minutes
name-card-weakest = Laisse sortir les plus faibles
name-card-big-lie = Un gros mensonge
name-card-false-promise = Une fausse promesse
name-card-walk-in = J’entre pour parler
name-card-evacuation = Grande évacuation
name-card-one-shot = Sniper, à toi de jouer
name-card-assault = À toutes les unités, l’assaut !
name-terror-bad-feeling = Je le sens pas du tout
name-terror-snap = J’vais péter un câble
name-terror-no-time = Je n’ai pas de temps pour ça
name-terror-stakes = Augmentons les enjeux
name-terror-anger = Colère passagère
name-terror-poison = Choisis ton poison
name-terror-example = Un exemple pour les autres
name-terror-push = Ne me pousse pas à bout
name-terror-bolt = Tentative de fuite
name-terror-doubt = Un instant de doute
name-terror-bad-line = Ligne brouillée
name-terror-media = Les médias s’en mêlent
name-terror-food = De quoi manger
name-terror-doctor = Un médecin, tout de suite
name-terror-power = Remettez le courant
name-terror-worse = La situation s’aggrave
name-terror-annoyed = Ça commence à m’énerver
name-terror-patience = Je perds patience
name-terror-more-hostages = J’ai pris d’autres otages
name-terror-square-one = Retour à la case départ
name-terror-stalling = Les négociations piétinent
name-terror-nowhere = Ça ne mène nulle part
name-terror-test-me = Ne me teste pas
name-terror-runaway = Un otage tente de fuir
name-terror-weakness = Un moment de faiblesse
name-terror-countdown = Le temps est compté
name-terror-water = De l’eau et des couvertures
name-terror-fall-back = Faites reculer la police
name-terror-mother = Passez-moi ma mère
name-terror-final-warning = Dernier avertissement
name-terror-blackout = Coupure générale
name-terror-hope = Lueur d’espoir
name-terror-green-light = Feu vert du préfet
name-terror-shots = Coups de feu
name-terror-chief = Le chef vous couvre
name-terror-nothing-to-lose = Plus rien à perdre
name-terror-reprieve = Sursis
name-terror-cracks = Il craque
name-demand-car = Une voiture, le plein fait
name-demand-helicopter = Un hélicoptère sur le toit
name-demand-bus = Un bus et un chauffeur
name-demand-safe-conduct = Un sauf-conduit jusqu’à la frontière
name-demand-sewers = La voie libre par les égouts
name-demand-expose = Révélez le complot !
name-demand-live = Je veux passer en direct
name-demand-voices = Faites taire les voix
name-demand-understood = Je veux juste être comprise
name-demand-gang = Laissez mon gang tranquille
name-demand-press = Dites la vérité à la presse

## Morceaux de phrases : un code, nommé pour les gens

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

## Ce que font les cartes, en bref

effect-cp = { $count ->
    [one] { $by } point
   *[other] { $by } points
}
effect-threat = menace { $by }
effect-threat-up-to = menace { $by } si elle est à { $limit } ou moins
effect-set-threat = menace à { $level }
effect-set-threat-start = menace au niveau de départ
effect-release = { $count ->
    [one] { $count } otage libéré
   *[other] { $count } otages libérés
}
effect-kill = { $count ->
    [one] { $count } otage éliminé
   *[other] { $count } otages éliminés
}
effect-end = fin de l’appel
effect-reveal = { $count ->
    [one] révèle { $count } revendication
   *[other] révèle { $count } revendications
}
effect-eliminate = abat le preneur d’otages
effect-escape = évasion
effect-dice-next = { $count ->
    [one] { $by } dé au prochain test
   *[other] { $by } dés au prochain test
}
effect-dice-discussion = { $count ->
    [one] { $by } dé cette discussion
   *[other] { $by } dés cette discussion
}
effect-dice-later = { $count ->
    [one] { $by } dé à la prochaine discussion
   *[other] { $by } dés à la prochaine discussion
}
effect-fours-next = les 4 comptent au prochain test
effect-fours-discussion = les 4 comptent cette discussion
effect-remove = carte retirée
effect-discard-terror = { $count ->
    [one] défausse { $count } carte de terreur
   *[other] défausse { $count } cartes de terreur
}
effect-halve-terror = défausse la moitié de la terreur
effect-add-terror = { $count ->
    [one] { $count } carte de terreur de plus
   *[other] { $count } cartes de terreur de plus
}
effect-add-hostages = { $count ->
    [one] { $count } otage de plus
   *[other] { $count } otages de plus
}
effect-return-cards = { $count ->
    [one] rendez { $count } carte
   *[other] rendez { $count } cartes
}
effect-clock = { $count ->
    [one] évasion à la fin de ce tour
   *[other] évasion dans { $count } tours
}
effect-discount = prix −{ $count }
effect-alert = en fin de discussion : { $effects }
effect-nothing = rien
effect-test = Test. 2+ : { $two } ; 1 : { $one } ; 0 : { $none }
effect-compare = Un dé égal ou inférieur à la menace : { $effects }
effect-choose = Au choix : { $effects }
effect-hidden = Revendication cachée : { $effects }
effect-concession = Concéder : { $effects }
effect-cost = { $count ->
    [one] Concéder pour { $count } point : { $effects }
   *[other] Concéder pour { $count } points : { $effects }
}
effect-watch = Dès que { $when } : { $effects }
effect-price = Contrepartie : { $effects }
effect-every-test = { $by } dé à tous les tests
effect-first-test = { $by } dé au premier test de chaque discussion
effect-terror-threat = la terreur monte la menace de { $count } de plus
effect-before-discussion = à chaque discussion, { $effects }
effect-before-terror = à chaque terreur, { $effects }
watch-threat = la menace est à { $mark }
watch-cp-least = vous avez { $mark } points ou plus
watch-cp-most = vous avez { $mark } points ou moins
watch-released = { $mark } otages sont libérés
watch-eliminated = { $mark } otages sont éliminés
or = { $one } ou { $other }
card-lines = { $name } — 2+ : { $two }. 1 : { $one }. 0 : { $none }.
card-always = { $name }, sans test : { $effects }.

## La même chose, sur les cartes

short-cp = { $count ->
    [one] { $by } pt
   *[other] { $by } pts
}
short-threat = menace { $by }
short-threat-up-to = menace { $by } (≤ { $limit })
short-set-threat = menace = { $level }
short-set-threat-start = menace de départ
short-release = { $count ->
    [one] { $count } libéré
   *[other] { $count } libérés
}
short-kill = { $count ->
    [one] { $count } tué
   *[other] { $count } tués
}
short-end = coupé
short-reveal = révèle { $count }
short-eliminate = abattu
short-escape = évasion
short-dice-next = { $count ->
    [one] { $by } dé, test suivant
   *[other] { $by } dés, test suivant
}
short-dice-discussion = { $count ->
    [one] { $by } dé
   *[other] { $by } dés
}
short-dice-later = { $count ->
    [one] { $by } dé ensuite
   *[other] { $by } dés ensuite
}
short-fours-next = 4 = succès, test suivant
short-fours-discussion = 4 = succès
short-remove = retirée

## Décisions

kind-take = Composer : discussion
prompt-take = { $cost ->
    [0] Choisissez vos six cartes gratuites : deux de chaque sorte, dans l’une ou l’autre version.
    [1] Choisissez la paire de cartes à 1 point.
    [2] Choisissez trois paires de cartes à 2 points.
    [3] Choisissez la paire de cartes à 3 points.
    [8] Choisissez la carte à 8 points.
   *[other] Choisissez cinq cartes de 4 à 7 points.
}
waiting-take = { $names } compose son paquet de discussion.
coach-take = Les cartes gratuites font la même chose dans les deux versions. Mélangez ce qui calme, ce qui libère et ce qui rapporte des points ; une carte à 8 règle tout si vous tenez jusque-là.

kind-keep = Composer : terreur
prompt-keep = Choisissez une carte pour le paquet de terreur.
waiting-keep = { $names } compose le paquet de terreur.
coach-keep = Trois revendications mineures, puis une version de chaque carte obligatoire. Celles de la première boîte n’ont pas d’effet additionnel : elles sont plus douces. Le reste est tiré au sort.

kind-discuss = Discussion
prompt-discuss = Parlez-lui : jouez une carte, concédez, ou mettez fin à la discussion.
prompt-discuss-last = Dernière discussion : achetez, jouez, tout se décide maintenant.
waiting-discuss = { $names } parle au preneur d’otages.
coach-discuss = Face visible, une carte lance les dés et fait ce que dit sa ligne ; face cachée, elle rapporte un point sans risque. Gardez pour la fin les cartes qui peuvent couper la ligne, et n’hésitez pas à garder des cartes pour la prochaine fois.

kind-convert = Payer un 4
prompt-convert = { $successes ->
    [0] Aucun succès. Donnez deux cartes pour un 4, ou acceptez les dés.
    [one] { $successes } succès. Donnez deux cartes pour un 4, ou acceptez les dés.
   *[other] { $successes } succès. Donnez deux cartes pour un 4, ou acceptez les dés.
}
waiting-convert = { $names } hésite à payer un 4.
coach-convert = Deux cartes de votre main transforment un 4 en succès. Cela vaut la peine pour sauver quelqu’un ou éviter un mort, rarement pour un simple point.

kind-spend = Seconde carte
prompt-spend = Donnez la seconde carte pour le 4.
waiting-spend = { $names } choisit une seconde carte.
coach-spend = Donnez celle dont vous avez le moins besoin : les cartes gratuites se reprennent au prochain achat.

kind-reveal = Révéler
prompt-reveal = Choisissez la revendication à retourner.
waiting-reveal = { $names } choisit une revendication.
coach-reveal = Tant qu’une revendication est cachée, beaucoup de cartes de terreur sont pires. Le dos dit seulement si elle est majeure ou d’évasion.

kind-choose = Choix
prompt-choose = La carte vous laisse choisir le moindre mal.
waiting-choose = { $names } choisit.
coach-choose = Rendre des cartes bon marché fait le moins mal. La menace, seulement si elle est basse ; un otage, seulement si vous en avez les moyens.

kind-return = Rendre des cartes
prompt-return = { $count ->
    [one] Rendez { $count } carte à la zone d’achat.
   *[other] Rendez { $count } cartes à la zone d’achat, une par une.
}
waiting-return = { $names } rend des cartes.
coach-return = Les cartes gratuites se reprennent sans rien payer.

kind-purchase = Achat
prompt-purchase = { $cp ->
    [one] { $cp } point à dépenser. Achetez, puis terminez.
   *[other] { $cp } points à dépenser. Achetez, puis terminez.
}
waiting-purchase = { $names } fait ses achats.
coach-purchase = Ce qui n’est pas dépensé est perdu. Prenez toujours les cartes gratuites ; visez une carte qui libère ou qui calme pour la prochaine discussion.

kind-draw = Terreur
prompt-draw = Le temps passe. Retournez la carte de terreur.
waiting-draw = { $names } retourne une carte de terreur.
coach-draw = La carte fait ce qu’elle dit, et pire si une revendication est encore cachée. Aucune reddition n’est possible maintenant.

## Coups

move-up = Jouer { the-card }
move-down = Face cachée : { the-card } (+1 point)
move-bluff = Rentrer dans son délire : { the-card } (+2 points)
move-spend = Donner { the-card }
move-buy = Acheter { the-card } ({ $cost })
move-buy-free = Prendre { the-card }
move-return = Rendre { the-card }
move-concede = Concéder « { the-demand } »
move-concede-cost = Concéder « { the-demand } » ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
move-reveal = { $kind ->
    [major] Retourner la revendication majeure { $slot }
   *[escape] Retourner la revendication d’évasion { $slot }
}
move-choose = { $effects }
move-end = Mettre fin à la discussion
move-accept = Accepter les dés
move-done = Terminer l’achat
move-draw = Retourner la carte
move-take = Prendre { the-card }
move-keep = Garder « { the-terror } »

## Où en est la partie

status-build = Avant de commencer : les paquets
status-discussion = Tour { $turn } : discussion
status-last = Tour { $turn } : dernière discussion
status-purchase = Tour { $turn } : achat
status-terror = Tour { $turn } : terreur
status-over = Partie terminée au tour { $turn }

widget-odds = { $dice ->
    [one] Test : { $dice } dé
   *[other] Test : { $dice } dés
}
note-odds = Un test maintenant, avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $none } aucun succès, { $one } un succès, { $two } deux ou plus.
note-odds-paid = En payant les 4 : { $none }, { $one }, { $two }.
widget-odds-plain = Tel quel
widget-odds-paid = En payant les 4
widget-odds-none = 0
widget-odds-one = 1
widget-odds-two = 2+
percent = { $value } %
widget-dice = Dés : { $dice }
die-success = succès
die-four = payable
die-converted = payé
die-plain = sans effet
widget-bonus = Bonus en cours : { $bonuses }
widget-unseen = Cartes de terreur pas encore vues
widget-unseen-terror = Carte
widget-unseen-count = Nombre

## Résultat

result-released = Libérés
result-eliminated = Éliminés
result-turns = Tours
outcome-won = Affaire réglée : { $released ->
    [one] { $released } otage libéré
   *[other] { $released } otages libérés
}, { $eliminated ->
    [0] aucun éliminé.
    [one] { $eliminated } éliminé.
   *[other] { $eliminated } éliminés.
}
outcome-lost = Affaire perdue : { $released ->
    [0] personne n’est sorti libre
    [one] { $released } otage libéré
   *[other] { $released } otages libérés
}, { $eliminated ->
    [0] aucun éliminé.
    [one] { $eliminated } éliminé.
   *[other] { $eliminated } éliminés.
}
outcome-captured = La zone est vide : le preneur d’otages se rend.
outcome-eliminated = Le preneur d’otages est abattu, et plus personne n’était retenu.
outcome-surrendered = La zone est vide : le complice se rend.
outcome-too-many = Plus de la moitié des otages a été éliminée.
outcome-escaped = Le preneur d’otages s’est échappé.
outcome-out-of-time = Plus de temps : plus aucune carte de terreur à retourner.

## Ce qui s’est passé

event-match-begun = { the-abductor } retient { $held ->
    [one] { $held } personne
   *[other] { $held } personnes
}. Menace { $threat }.
event-discussion-begun = { $last ->
    [yes] Tour { $turn } : dernière discussion. Menace { $threat }.
   *[no] Tour { $turn } : le téléphone sonne. Menace { $threat }.
}
event-discussion-over = La discussion est terminée ({ $cp ->
    [one] { $cp } point
   *[other] { $cp } points
}).
event-terror-begun = Le temps passe. { $deck ->
    [0] Plus aucune carte de terreur.
    [one] Encore { $deck } carte de terreur.
   *[other] Encore { $deck } cartes de terreur.
}
event-card-played = Vous dites : « { the-card } ».
event-card-covered = Vous gagnez du temps avec « { the-card } », face cachée.
event-bluff-played = Vous entrez dans son délire avec « { the-card } ».
event-card-spent = Vous donnez « { the-card } » pour un 4.
event-card-removed = « { the-card } » quitte la partie.
event-card-returned = « { the-card } » retourne dans la zone d’achat.
event-hand-returned = { $count ->
    [one] Votre dernière carte retourne dans la zone d’achat.
   *[other] Vos { $count } cartes retournent dans la zone d’achat.
}
event-card-bought = { $cost ->
    [0] Vous prenez « { the-card } ».
    [one] Vous achetez « { the-card } » pour { $cost } point.
   *[other] Vous achetez « { the-card } » pour { $cost } points.
}
event-test-rolled = Dés : { $dice }.
event-test-resolved = { $successes ->
    [0] Échec.
    [1] Un succès.
   *[other] Deux succès ou plus.
}
event-die-compared = Le dé montre { $die }, la menace vaut { $level }.
event-way-chosen = { $way ->
    [threat] Vous laissez monter la menace.
    [hostage] Vous sacrifiez un otage.
   *[cards] Vous rendez des cartes.
}
event-cp-changed = Points de discussion : { $change }, soit { $cp }.
event-threat-changed = La menace passe de { $from } à { $to }.
still-held = { $held ->
    [0] Plus personne n’est retenu.
    [one] { $held } encore retenu.
   *[other] { $held } encore retenus.
}
event-hostages-released = { $count ->
    [one] { $count } otage est libéré.
   *[other] { $count } otages sont libérés.
} { still-held }
event-hostages-eliminated = { $count ->
    [one] { $count } otage est éliminé.
   *[other] { $count } otages sont éliminés.
} { still-held }
event-hostages-added = { $count ->
    [0] Personne de plus à prendre en otage.
    [one] { $count } otage de plus : { $held ->
        [one] { $held } retenu.
       *[other] { $held } retenus.
    }
   *[other] { $count } otages de plus : { $held ->
        [one] { $held } retenu.
       *[other] { $held } retenus.
    }
}
event-dice-changed = { $scope ->
    [next] Dés pour le prochain test : { $change }.
    [discussion] Dés pour cette discussion : { $change }.
   *[later] Dés pour la prochaine discussion : { $change }.
}
event-fours-count = { $scope ->
    [next] Au prochain test, les 4 comptent.
   *[discussion] Pendant cette discussion, les 4 comptent.
}
event-prices-lowered = Jusqu’au prochain achat, les cartes payantes coûtent { $by } de moins.
event-demand-revealed = Revendication : « { the-demand } ».
event-demand-placed = Encore une idée : une évasion de plus, face cachée.
event-demand-conceded = { $cost ->
    [0] Vous concédez « { the-demand } ».
    [one] Vous concédez « { the-demand } » pour { $cost } point.
   *[other] Vous concédez « { the-demand } » pour { $cost } points.
}
event-alert-set = Une alerte est posée pour la fin de la discussion.
event-alert-fired = Alerte : « { the-demand } » est concédée.
event-alert-resolved = Fin de discussion : « { the-terror } » se dénoue.
event-clock-started = « { the-demand } » : { $turns ->
    [one] départ à la fin de ce tour.
   *[other] départ dans { $turns } tours.
}
event-clock-ran = « { the-demand } » : { $turns ->
    [0] c’est l’heure.
    [one] encore { $turns } tour.
   *[other] encore { $turns } tours.
}
event-terror-drawn = Terreur : « { the-terror } ».
event-terror-worsened = Une revendication est encore cachée : « { the-terror } » empire.
event-terror-discarded = Du temps perdu : « { the-terror } » est défaussée sans effet.
event-terror-added = { $count ->
    [one] { $count } carte de terreur revient.
   *[other] { $count } cartes de terreur reviennent.
}
event-minor-placed = Nouvelle demande : « { the-terror } ».
event-minor-ignored = Le complice ne demande rien : « { the-terror } » est défaussée.
event-abductor-eliminated = { $held ->
    [0] Le preneur d’otages est abattu.
    [one] Le preneur d’otages est abattu, mais { $held } personne est encore retenue.
   *[other] Le preneur d’otages est abattu, mais { $held } personnes sont encore retenues.
}
event-accomplice-takes-over = Le complice prend la suite. Chaque hausse de la menace coûtera une vie.
event-captured = Plus personne à retenir : c’est la reddition. Vous avez gagné.
event-eliminated = Plus personne n’était retenu. Vous avez gagné.
event-surrendered = Le complice se rend. Vous avez gagné.
event-too-many = Plus de la moitié des otages est morte. Vous avez perdu.
event-escaped = Le preneur d’otages s’est échappé. Vous avez perdu.
event-out-of-time = Plus de temps : tout est fini. Vous avez perdu.

## Conseils

# $score, $off : otages sauvés à la fin, et de combien cela peut varier
hint-score = { $score ->
    [one] { $score } otage sauvé en moyenne (± { $off })
   *[other] { $score } otages sauvés en moyenne (± { $off })
}

## La carrière

career-wins = { $matches ->
    [0] Aucune négociation encore : votre première partie ouvrira le dossier.
    [1] { $wins ->
        [0] Une seule négociation pour l’instant, et elle a échoué.
       *[other] Une seule négociation pour l’instant, et elle a réussi.
    }
   *[other] { $wins ->
        [0] Aucune des { $matches } négociations n’a réussi.
        [1] Une négociation réussie sur { $matches }.
       *[other] { $wins } négociations réussies sur { $matches }.
    }
}
career-all = Toutes les négociations
career-group-wins = États de service
career-group-general = Contre n’importe qui
career-progress = { $wins } sur { $of }
# $end : comment la partie s’est finie, comme dans outcome-...
career-match = { $abductor } : { $end ->
    [captured] reddition
    [eliminated] élimination
    [surrendered] reddition du complice
    [too-many] trop de morts
    [escaped] évasion
   *[out-of-time] plus de temps
}, tour { $turns }. { $released ->
    [0] Aucun otage sauvé
    [1] Un otage sauvé
   *[other] { $released } otages sauvés
}, { $eliminated ->
    [0] aucun mort
    [1] un mort
   *[other] { $eliminated } morts
}.
exploit-EX-N10 = Dix négociations réussies.
    .title = Premiers galons
exploit-EX-N25 = Vingt-cinq négociations réussies.
    .title = Voix de confiance
exploit-EX-N50 = Cinquante négociations réussies.
    .title = Vieux routier
exploit-EX-N100 = Cent négociations réussies.
    .title = Légende de la brigade
exploit-EX-G1 = Trois victoires d’affilée, une contre chaque preneur d’otages.
    .title = Le tour complet
exploit-EX-G2 = Libérer un otage alors que la menace est sur E.
    .title = Au bord du gouffre
exploit-EX-G3 = Abattre le preneur d’otages au plus tard au tour 3.
    .title = Sans attendre
exploit-EX-G4 = Gagner après avoir concédé une évasion.
    .title = La fausse sortie
exploit-EX-G5 = Gagner en cinq tours ou moins.
    .title = Affaire éclair
exploit-EX-G6 = Faire baisser la menace d’au moins 4 en une discussion.
    .title = Voix de velours
exploit-EX-G7 = Ne jouer aucune carte pendant une discussion.
    .title = Le silence est d’or
exploit-EX-G8 = Gagner au tour qui précède l’événement crucial.
    .title = Juste avant minuit
exploit-EX-B1 = Contre Barret : libérer un otage alors que la menace est sur E.
    .title = Hors de lui
exploit-EX-B2 = Contre Barret : gagner plus de dix points de discussion en un tour.
    .title = Intarissable
exploit-EX-B3 = Contre Barret : gagner avec la menace sur L.
    .title = Les voix se taisent
exploit-EX-B4 = Contre Barret : l’abattre alors qu’il retient encore quelqu’un.
    .title = Le pari
exploit-EX-R1 = Contre Renesha : gagner après que ses trois revendications ont été concédées.
    .title = Comprise
exploit-EX-R2 = Contre Renesha : faire concéder ses trois revendications en un seul tour.
    .title = Réaction en chaîne
exploit-EX-R3 = Contre Renesha : gagner sans révéler une seule revendication.
    .title = Sans poser de questions
exploit-EX-R4 = Contre Renesha : faire baisser la menace d’au moins 4 en une discussion.
    .title = Désarmée
exploit-EX-L1 = Contre Lijah : révéler ses trois évasions.
    .title = Toutes les issues
exploit-EX-L2 = Contre Lijah : lancer cinq dés.
    .title = La main pleine
exploit-EX-L3 = Contre Lijah : libérer un otage au tour 2.
    .title = Un bon départ
exploit-EX-L4 = Contre Lijah : concéder deux évasions en un seul tour.
    .title = Deux portes à la fois

## Première partie

shown-prolong-none = menace +1 · coupé
lesson-1 = Quelqu’un retient des otages et vous êtes au téléphone. Faites-les sortir, puis arrêtez-le. Si plus de la moitié meurt, s’il s’échappe ou si le temps manque, c’est perdu.
    .title = Au bout du fil
lesson-2 = Le cadran dit à quel point il est à bout. Sur L et sur 1 vous lancez trois dés, sur E un seul, ailleurs deux. Sous L, il libère ; au-delà de E, il tue.
    .title = Le cadran
lesson-3 = Jouez une carte face visible et lancez les dés : 5 et 6 sont des succès. Deux succès, un, aucun : la carte a une ligne pour chacun.
    .title = Parler
lesson-4 = Un 4 peut devenir un succès si vous donnez deux cartes de votre main. Une carte jouée face cachée rapporte un point, sans risque.
    .title = Assurer
lesson-5 = Certaines lignes le font raccrocher. Vous pouvez aussi raccrocher le premier et garder vos cartes pour la prochaine fois.
    .title = Raccrocher
lesson-6 = Avec vos points, achetez de meilleures cartes : elles vont droit dans votre main. Les points restants sont perdus. Les cartes jouées reviennent dans la zone d’achat, et les gratuites se reprennent.
    .title = L’achat
lesson-7 = Puis le temps passe : une carte de terreur. Onze en tout, la dorée en dernier. Après elle, une dernière discussion où l’on achète et joue à la fois.
    .title = La terreur
lesson-8 = Ses revendications sont cachées. Faites-le parler : tant qu’il en cache une, la terreur frappe plus fort. Une fois connues, elles peuvent être concédées, pour un avantage et un prix.
    .title = Ce qu’il veut
lesson-9 = Quand la zone est vide, une libération de plus pendant une discussion et il se rend. L’abattre aussi met fin à tout, mais si quelqu’un est encore retenu, son complice prend la suite.
    .title = En finir
lesson-10 = Face à Lijah : calmez-le d’abord, jusqu’à L si possible. À partir de là, chaque mot apaisant libère quelqu’un. Bonne chance.
    .title = Un bon départ

## Les règles avec nos mots

rule-NG-101 = Un seul joueur décide de tout : vous, au bout du fil. Les autres peuvent regarder et conseiller, rien ne leur est caché.
    .title = Seul en ligne
    .section = Les mots du jeu
rule-NG-102 = La menace se lit sur un cadran de huit crans : L, 1 à 6, puis E. Dans les calculs, L vaut 0 et E vaut 7.
    .title = La menace
    .section = Les mots du jeu
rule-NG-103 = Les points de discussion montent et descendent sans limite, même sous zéro. La piste imprimée n’arrête rien.
    .title = Les points de discussion
    .section = Les mots du jeu
rule-NG-104 = Chaque otage est retenu, libéré ou éliminé. Leur total ne change que si quelqu’un d’autre est pris en otage.
    .title = Les otages
    .section = Les mots du jeu
rule-NG-105 = C’est le preneur d’otages ; s’il est abattu alors qu’il reste des otages, c’est son complice.
    .title = Qui tient les otages
    .section = Les mots du jeu
rule-NG-106 = Les effets d’une ligne s’appliquent l’un après l’autre, de gauche à droite.
    .title = De gauche à droite
    .section = Les mots du jeu
rule-NG-107 = Après chaque effet, on regarde d’abord si la partie est finie, puis si une alerte se déclenche. Quand la partie est finie, plus rien ne s’applique.
    .title = Après chaque effet
    .section = Les mots du jeu
rule-NG-108 = Libérer deux otages ou monter la menace de trois se fait cran par cran, et la fin de partie se vérifie à chacun. Les alertes attendent que l’effet entier soit terminé.
    .title = Un par un
    .section = Les mots du jeu
rule-NG-109 = Quand un effet laisse le choix, c’est vous qui choisissez, sauf si la carte s’en remet au hasard.
    .title = À vous de choisir
    .section = Les mots du jeu
    .why = Choisissez d’abord ce que la carte vous laisse.
rule-NG-110 = Discussion, achat, terreur : trois phases dans cet ordre, puis le tour suivant.
    .title = Le tour
    .section = Les mots du jeu
rule-NG-201 = Choisissez le preneur d’otages ou laissez le sort décider entre les trois. Pour une première partie, prenez Lijah.
    .title = Face à qui ?
    .section = La mise en place
rule-NG-202 = La carte du complice est sous celle du preneur d’otages, sans effet pour l’instant.
    .title = Le complice attend
    .section = La mise en place
rule-NG-203 = Le sort pose face cachée autant de revendications que le preneur d’otages en demande, majeures prises parmi les siennes, d’évasion parmi les cinq ; les autres sont mises de côté, cachées.
    .title = Les revendications cachées
    .section = La mise en place
rule-NG-204 = Autant d’otages que l’indique sa carte sont dans la zone des otages ; les autres pions, sur vingt, restent en réserve.
    .title = Les otages en place
    .section = La mise en place
rule-NG-205 = La menace commence au niveau qu’indique sa carte.
    .title = La menace de départ
    .section = La mise en place
rule-NG-206 = Vous commencez avec zéro point de discussion.
    .title = Les points à zéro
    .section = La mise en place
rule-NG-207 = Dix marqueurs d’alerte sont à portée de main.
    .title = Les marqueurs d’alerte
    .section = La mise en place
rule-NG-208 = Les six cartes de discussion gratuites, deux de chacune des trois sortes, sont votre main.
    .title = La première main
    .section = La mise en place
rule-NG-209 = Les seize autres cartes de discussion sont étalées face visible par prix croissant, avec une place pour les cartes gratuites.
    .title = La zone d’achat
    .section = La mise en place
rule-NG-210 = Le sort glisse une carte dorée, face cachée, sous la pile de terreur ; les autres quittent la partie sans être vues.
    .title = L’événement crucial
    .section = La mise en place
rule-NG-211 = Dix des vingt et une cartes rouges, tirées au sort, la recouvrent face cachée ; les onze autres sont mises de côté.
    .title = La pile de terreur
    .section = La mise en place
rule-NG-212 = Le premier tour commence par une discussion avec le preneur d’otages.
    .title = Le téléphone sonne
    .section = La mise en place
rule-NG-301 = D’abord s’appliquent les contreparties de début de discussion, puis ce qui avait été annoncé pour cette discussion. Vos points sont ceux que la terreur vous a laissés.
    .title = Avant de parler
    .section = La discussion
rule-NG-302 = Autant de fois que vous voulez et dans l’ordre que vous voulez : jouer une carte face visible, en jouer une face cachée, concéder une revendication, utiliser une règle du preneur d’otages qui vous sert ; et, dans la dernière discussion, acheter. Rien n’est obligatoire.
    .title = Ce que vous pouvez faire
    .section = La discussion
    .why = Parlez-lui : jouez une carte, concédez, ou mettez fin à la discussion.
rule-NG-303 = Jouer une carte face visible est gratuit : lancez le test de menace, puis appliquez sa ligne 2+, 1 ou 0. Quelques cartes se passent de test.
    .title = Face visible
    .section = La discussion
    .why = Cette carte n’est pas dans votre main.
rule-NG-304 = N’importe quelle carte de la main peut être jouée face cachée : on ignore ce qu’elle dit et vous gagnez un point.
    .title = Face cachée
    .section = La discussion
    .why = Cette carte n’est pas dans votre main, même face cachée.
rule-NG-305 = Une carte jouée reste sur la table jusqu’à la fin de l’achat : elle ne sert qu’une fois par tour.
    .title = Une fois par tour
    .section = La discussion
    .why = Cette carte a déjà été jouée pendant ce tour.
rule-NG-306 = Le signe « fin » arrête la discussion une fois la ligne entière résolue, alertes et réactions comprises. Plus de cartes, de concessions ni d’achats pendant cette discussion ; un 4 tiré ensuite, en phase de terreur, peut encore être payé.
    .title = Il raccroche
    .section = La discussion
rule-NG-307 = Vous pouvez arrêter la discussion quand vous voulez et gardez les cartes qui vous restent.
    .title = Vous raccrochez
    .section = La discussion
rule-NG-308 = Le jeu ne raccroche pas à votre place : quand il n’y a plus rien à faire, il vous reste à mettre fin à la discussion.
    .title = Jamais sans vous
    .section = La discussion
rule-NG-309 = Dans l’ordre : les alertes de fin de discussion, dans l’ordre de leur pose ; l’idée de dernière minute de Lijah ; puis disparaissent les bonus de cette discussion. Une capture est encore possible.
    .title = La fin de la discussion
    .section = La discussion
rule-NG-310 = Les cartes jouées restent sur la table pendant l’achat.
    .title = Les cartes restent
    .section = La discussion
rule-NG-401 = Le cadran donne trois dés à L et à 1, un seul à E, deux ailleurs. Ajoutez et retirez tout ce qui s’applique ; vous lancez toujours au moins un dé et au plus cinq.
    .title = Combien de dés
    .section = Les tests de menace
rule-NG-402 = Chaque 5 et chaque 6 est un succès.
    .title = Les succès
    .section = Les tests de menace
rule-NG-403 = Une fois les dés lancés, chaque 4 peut devenir un succès contre deux cartes de votre main, jouées face cachée. Autant de fois qu’il reste un 4 et deux cartes.
    .title = Payer un 4
    .section = Les tests de menace
    .why = Décidez quels 4 deviennent des réussites, pour deux cartes chacun.
    .why-early = Aucun dé n’attend votre aide sur la table.
rule-NG-404 = Les cartes données pour un 4 ne rapportent pas de point, et la carte en train d’être jouée ne peut pas en faire partie.
    .title = Rien d’autre en échange
    .section = Les tests de menace
    .why = Une carte cédée pour un 4 vient de votre main, et n’est pas celle qui se joue.
rule-NG-405 = Deux succès ou plus, un seul, aucun : c’est la ligne qui s’applique. Un troisième succès n’apporte rien.
    .title = Trois lignes
    .section = Les tests de menace
rule-NG-406 = Tant qu’un effet le dit, chaque 4 est un succès sans rien payer.
    .title = Les 4 gratuits
    .section = Les tests de menace
rule-NG-407 = Un test demandé par une carte de terreur ou une autre suit les mêmes règles, 4 payés compris, à n’importe quel moment.
    .title = Partout les mêmes règles
    .section = Les tests de menace
rule-NG-408 = Les dés du prochain test s’additionnent et servent au test suivant de la même discussion ; ceux de la discussion durent jusqu’à sa fin ; une contrepartie dure aussi longtemps que sa carte.
    .title = La durée des bonus
    .section = Les tests de menace
rule-NG-409 = Comparer un dé à la menace n’est pas un test : un dé, sans bonus, sans 4 à payer, sans réaction. L vaut 0, E vaut 7.
    .title = Le dé contre la menace
    .section = Les tests de menace
rule-NG-410 = Ce que le preneur d’otages fait en réponse à un test vient après toute la ligne.
    .title = La réaction vient après
    .section = Les tests de menace
rule-NG-501 = Chaque cran monte le marqueur d’un niveau. S’il est déjà sur E, il y reste et un otage est éliminé.
    .title = La menace monte
    .section = Menace, otages, effets
rule-NG-502 = Chaque cran descend le marqueur d’un niveau. S’il est déjà sur L, il y reste et un otage est libéré.
    .title = La menace baisse
    .section = Menace, otages, effets
rule-NG-503 = Un otage quitte la zone, libre. Si la zone est vide pendant une discussion, le preneur d’otages se rend ; à tout autre moment il ne se passe rien.
    .title = Libérer
    .section = Menace, otages, effets
rule-NG-504 = Un otage de la zone est éliminé. Si la zone est vide, la première carte de terreur est défaussée sans effet ; si la pile est vide aussi, rien.
    .title = Éliminer un otage
    .section = Menace, otages, effets
rule-NG-505 = Les libérations et les morts au-delà de L et de E sont des libérations et des morts comme les autres.
    .title = Au-delà du cadran
    .section = Menace, otages, effets
rule-NG-506 = On ne refuse jamais une libération.
    .title = Pas de refus
    .section = Menace, otages, effets
rule-NG-507 = Les points changent tout de suite.
    .title = Gagner ou perdre des points
    .section = Menace, otages, effets
rule-NG-508 = Des pions passent de la réserve à la zone, tant qu’il en reste.
    .title = De nouveaux otages
    .section = Menace, otages, effets
rule-NG-509 = Les premières cartes de terreur sont défaussées face visible, sans effet, la dorée comprise, autant qu’il y en a.
    .title = Du temps perdu
    .section = Menace, otages, effets
rule-NG-510 = Vous remettez des cartes de votre choix de la main dans la zone d’achat. Elles n’ont pas été jouées : on peut les racheter au prochain achat.
    .title = Rendre des cartes
    .section = Menace, otages, effets
    .why = Remettez d’abord des cartes de votre main dans la zone d’achat.
rule-NG-511 = Une carte retirée ne revient plus dans la zone d’achat.
    .title = Hors jeu
    .section = Menace, otages, effets
    .why = Cette carte est retirée pour de bon.
rule-NG-512 = Mettre la menace à un niveau, c’est la monter ou la baisser de la différence.
    .title = Fixer la menace
    .section = Menace, otages, effets
rule-NG-601 = Achetez autant de cartes que vous voulez, une par une ; leur prix est retiré de vos points et elles vont dans votre main.
    .title = Acheter
    .section = L’achat
    .why = Achetez des cartes, une par une, ou terminez.
    .why-gone = Il n’y a plus de cette carte dans la zone d’achat.
rule-NG-602 = Une carte qui a un prix ne s’achète que si vos points restent à zéro ou plus.
    .title = Pas à crédit
    .section = L’achat
    .why = Vous n’avez pas les points pour cette carte.
rule-NG-603 = Les cartes gratuites de la zone d’achat peuvent toujours être prises, même avec des points négatifs. Rien n’y oblige.
    .title = Les cartes gratuites
    .section = L’achat
rule-NG-604 = Une carte jouée pendant ce tour ne peut être ni achetée ni reprise.
    .title = Pas celles de ce tour
    .section = L’achat
    .why = Une carte jouée pendant ce tour ne s’achète pas.
rule-NG-605 = L’achat terminé, les points reviennent à zéro, surplus et dettes compris. Ce que la terreur y change ensuite compte pour la discussion suivante.
    .title = Retour à zéro
    .section = L’achat
rule-NG-606 = Puis les cartes jouées retournent dans la zone d’achat, sauf celles qui sont retirées.
    .title = Les cartes reviennent
    .section = L’achat
rule-NG-607 = La main ne dépasse jamais dix cartes.
    .title = Dix cartes en main
    .section = L’achat
    .why = Votre main est pleine : dix cartes.
rule-NG-608 = Acheter n’est pas obligatoire ; la phase finit quand vous le dites.
    .title = Quand vous voulez
    .section = L’achat
rule-NG-701 = D’abord les contreparties de début de terreur, dans l’ordre des revendications ; puis chaque compte à rebours d’évasion baisse d’un cran : à zéro, le preneur d’otages s’échappe.
    .title = Avant la carte
    .section = La terreur et la dernière discussion
rule-NG-702 = S’il n’y a plus de carte à tirer, tous les otages retenus sont éliminés, leur ravisseur s’échappe et vous perdez.
    .title = Plus de temps
    .section = La terreur et la dernière discussion
rule-NG-703 = Retournez la première carte et appliquez son effet principal.
    .title = La carte de terreur
    .section = La terreur et la dernière discussion
    .why = Retournez d’abord la carte de terreur du dessus.
rule-NG-704 = Si une revendication majeure ou d’évasion est encore face cachée à ce moment, l’effet additionnel suit.
    .title = Tant qu’il cache son jeu
    .section = La terreur et la dernière discussion
rule-NG-705 = La carte est ensuite défaussée face visible, sauf une revendication mineure ou une carte qui attend une alerte.
    .title = La défausse
    .section = La terreur et la dernière discussion
rule-NG-706 = Pendant la terreur, rien ne peut faire capturer le preneur d’otages.
    .title = Pas de capture ici
    .section = La terreur et la dernière discussion
rule-NG-707 = Les cartes données pour des 4 pendant la terreur retournent dans la zone d’achat à la fin de cette phase.
    .title = Les cartes données
    .section = La terreur et la dernière discussion
rule-NG-708 = La pile de terreur n’est jamais reconstituée, sauf si une carte le dit.
    .title = Une pile qui s’épuise
    .section = La terreur et la dernière discussion
rule-NG-709 = L’événement crucial est une carte de terreur comme une autre : effet principal, effet additionnel, défausse.
    .title = La carte dorée
    .section = La terreur et la dernière discussion
rule-NG-711 = Dès que la pile de terreur est vide, la discussion en cours ou la suivante est la dernière.
    .title = La dernière discussion
    .section = La terreur et la dernière discussion
rule-NG-712 = Si la partie n’est pas finie avec elle, la phase de terreur qui suit la perd.
    .title = Gagner ou perdre
    .section = La terreur et la dernière discussion
rule-NG-713 = Dans la dernière discussion, vous pouvez aussi acheter, aux conditions habituelles : les cartes arrivent en main et se jouent aussitôt.
    .title = Acheter en parlant
    .section = La terreur et la dernière discussion
    .why = Les cartes s’achètent après la discussion.
rule-NG-714 = Une carte jouée dans la dernière discussion ne peut pas y être rachetée.
    .title = Une seule fois
    .section = La terreur et la dernière discussion
    .why = Une carte jouée dans la dernière discussion ne s’y rachète pas.
rule-NG-715 = L’achat qui suit a lieu, mais ne change plus rien.
    .title = Un achat pour la forme
    .section = La terreur et la dernière discussion
rule-NG-801 = Pendant une discussion, vous pouvez concéder une revendication visible : payez ses points sans descendre sous zéro, appliquez son effet, puis sa contrepartie.
    .title = Concéder
    .section = Les revendications
    .why = Vous n’avez pas les points pour cette exigence.
rule-NG-802 = Une revendication ne se concède qu’une fois.
    .title = Une seule fois
    .section = Les revendications
    .why = Cette exigence est déjà concédée.
rule-NG-803 = Les revendications majeures et d’évasion commencent face cachée : seul leur dos est connu.
    .title = Face cachée
    .section = Les revendications
    .why = Cette exigence n’est pas face visible sur la table.
rule-NG-804 = Révéler retourne des revendications une par une, au choix ; s’il y en a moins, on s’arrête là.
    .title = Révéler
    .section = Les revendications
    .why = Retournez d’abord une exigence face cachée.
rule-NG-805 = Une revendication révélée reste visible jusqu’à la capture ou la mort du preneur d’otages, ou jusqu’à ce qu’elle dise autre chose.
    .title = Elles restent
    .section = Les revendications
rule-NG-806 = Une revendication peut être concédée dans la discussion où elle a été révélée.
    .title = Aussitôt dit
    .section = Les revendications
rule-NG-807 = Une majeure concédée reste en jeu, tournée : sa contrepartie dure jusqu’à la capture ou la mort du preneur d’otages.
    .title = Le prix d’une majeure
    .section = Les revendications
rule-NG-808 = Une évasion concédée reste en jeu tant que sa contrepartie court.
    .title = L’évasion en marche
    .section = Les revendications
rule-NG-809 = Une revendication munie d’une alerte au lieu d’un prix ne se concède pas à volonté : elle l’est d’elle-même, une fois, quand sa condition est vraie et qu’elle est visible.
    .title = Celles qui se concèdent seules
    .section = Les revendications
    .why = Cette exigence ne se concède pas à volonté : son alerte s’en charge.
rule-NG-812 = Un compte à rebours de 1 laisse la fin de ce tour : au début de la terreur, il est parti. Avec 2, un tour de plus. Gagner ou l’abattre avant l’annule.
    .title = Le compte à rebours
    .section = Les revendications
rule-NG-815 = Une revendication mineure sort de la pile de terreur et reste visible. La concéder ne coûte rien : effet, contrepartie, défausse.
    .title = Les mineures
    .section = Les revendications
rule-NG-816 = Face au complice, une revendication mineure est défaussée aussitôt.
    .title = Le complice n’écoute pas
    .section = Les revendications
rule-NG-820 = Une fois par discussion, si la menace est à 3 ou plus, une carte jouée face cachée rapporte 2 points au lieu d’un.
    .title = Barret : rentrer dans son délire
    .section = Les revendications
    .why = Cette règle du ravisseur ne vous aide pas en ce moment.
rule-NG-821 = Chaque fois qu’une de ses revendications est révélée, vous gagnez un point.
    .title = Lijah : à l’écoute
    .section = Les revendications
rule-NG-822 = À la fin d’une discussion, si rien n’est face cachée et que moins de trois évasions ont été posées, une nouvelle est posée face cachée.
    .title = Lijah : toujours une autre issue
    .section = Les revendications
rule-NG-823 = Il n’aura donc jamais plus de trois revendications d’évasion dans une partie.
    .title = Lijah : trois au plus
    .section = Les revendications
rule-NG-824 = Après chaque test d’une discussion lancé avec trois dés ou plus, et après sa ligne, la menace monte d’un cran.
    .title = Renesha : elle voit clair dans ton jeu
    .section = Les revendications
rule-NG-825 = Ces règles ne s’appliquent plus dès que le complice prend la suite.
    .title = Leurs règles s’arrêtent
    .section = Les revendications
    .why = Depuis que le complice a pris le relais, cette règle ne s’applique plus.
rule-NG-901 = Vous perdez aussitôt quand plus de la moitié de tous les otages est éliminée.
    .title = Trop de morts
    .section = Gagner et perdre
rule-NG-902 = Vous perdez aussitôt quand celui qui tient les otages s’échappe.
    .title = Il s’échappe
    .section = Gagner et perdre
rule-NG-903 = Vous gagnez aussitôt quand la zone est vide, qu’au moins la moitié des otages est libérée et que le preneur d’otages est capturé, ou abattu et son complice rendu.
    .title = La victoire
    .section = Gagner et perdre
rule-NG-904 = Tant que le preneur d’otages est en liberté, il faut encore une libération de plus, ou l’abattre.
    .title = Une zone vide ne suffit pas
    .section = Gagner et perdre
rule-NG-905 = Pendant une discussion, une libération à faire quand la zone est vide le fait se rendre : vous gagnez.
    .title = La capture
    .section = Gagner et perdre
rule-NG-906 = S’il est abattu alors que la zone est vide, vous gagnez.
    .title = L’abattre, zone vide
    .section = Gagner et perdre
rule-NG-907 = S’il reste des otages, sa carte et toutes les revendications partent, avec leurs contreparties, comptes à rebours et alertes, et le complice prend la suite. La menace, vos points, votre main, vos bonus et la ligne en cours continuent.
    .title = L’abattre, otages retenus
    .section = Gagner et perdre
rule-NG-908 = Le complice ne peut pas être abattu : l’effet est ignoré, le reste de la ligne s’applique.
    .title = Pas le complice
    .section = Gagner et perdre
rule-NG-909 = On ne peut l’abattre que pendant une discussion.
    .title = Seulement en parlant
    .section = Gagner et perdre
rule-NG-910 = Chaque effet qui fait monter le marqueur de menace tue un otage, une fois par effet, en plus des morts au-delà de E.
    .title = Le complice tire
    .section = Gagner et perdre
rule-NG-911 = Face au complice, rien n’élimine le dernier otage de la zone.
    .title = Jamais le dernier
    .section = Gagner et perdre
rule-NG-912 = Dès que la zone est vide, à n’importe quelle phase, le complice se rend et vous gagnez.
    .title = Le complice se rend
    .section = Gagner et perdre
rule-NG-913 = Après sa mort, plus rien n’est face cachée : les effets additionnels ne s’appliquent plus.
    .title = Plus rien de caché
    .section = Gagner et perdre
rule-NG-914 = On ne peut pas gagner et perdre à la fois : les effets se font un par un et la première fin atteinte compte.
    .title = L’un ou l’autre
    .section = Gagner et perdre
    .why = La partie est finie.
rule-NG-1001 = Une carte d’alerte reste sur la table, ses marqueurs sur ce qu’elle surveille, jusqu’à ce que sa condition soit remplie.
    .title = Une carte aux aguets
    .section = Les alertes
rule-NG-1002 = Les marqueurs ne sont que des rappels : s’ils venaient à manquer, l’effet aurait lieu quand même.
    .title = De simples rappels
    .section = Les alertes
rule-NG-1003 = Une alerte se vérifie quand sa carte devient visible et après chaque effet. Si plusieurs sont vraies, elles se résolvent de gauche à droite, chacune entièrement avant la suivante.
    .title = Quand elles se déclenchent
    .section = Les alertes
rule-NG-1004 = Une alerte déclenchée perd ses marqueurs et ne revient pas.
    .title = Une seule fois
    .section = Les alertes
rule-NG-1005 = La menace monte de 2 tout de suite ; à la fin de la discussion suivante elle redescend de 1 et la carte est défaussée.
    .title = Colère passagère
    .section = Les alertes
rule-NG-1006 = Un rappel n’a aucun effet : celui que porte le cadran face à Barret montre seulement à partir d’où sa règle peut servir.
    .title = Un simple pense-bête
    .section = Les alertes
rule-NG-1101 = Un paquet de terreur commence par trois revendications mineures des deux boîtes, choisies ou tirées au sort.
    .title = Trois mineures
    .section = Composer ses propres paquets
    .why = Le paquet commence par trois exigences mineures.
rule-NG-1102 = Puis quatre cartes « Je le sens pas du tout », une « J’vais péter un câble », deux « Je n’ai pas de temps pour ça » et une « Augmentons les enjeux », ou leur version de base : une seule version à la fois.
    .title = Huit cartes obligatoires
    .section = Composer ses propres paquets
    .why = Des cartes imposées, le paquet prend une seule version.
rule-NG-1103 = Puis deux cartes au hasard parmi celles dont l’effet principal peut faire monter la menace.
    .title = Deux cartes de menace
    .section = Composer ses propres paquets
rule-NG-1104 = Puis huit cartes au hasard parmi les autres.
    .title = Huit autres
    .section = Composer ses propres paquets
rule-NG-1105 = Le paquet compte vingt et une cartes rouges, dont dix sont distribuées comme d’habitude.
    .title = Vingt et une en tout
    .section = Composer ses propres paquets
rule-NG-1106 = Les événements cruciaux des deux boîtes peuvent être mélangés avant d’en tirer un.
    .title = Les dorées
    .section = Composer ses propres paquets
rule-NG-1107 = Mélanger simplement les deux boîtes n’est pas un paquet valable.
    .title = Pas tout d’un bloc
    .section = Composer ses propres paquets
rule-NG-1111 = Vingt-deux cartes : les trois sortes gratuites en double, chaque exemplaire dans la version de l’une ou l’autre boîte, une sorte à 1 en double, trois sortes à 2 en double, une sorte à 3 en double, cinq cartes différentes de 4 à 7, une carte à 8.
    .title = Le paquet de discussion
    .section = Composer ses propres paquets
    .why = Le paquet se compose prix par prix : cette carte n’y a pas sa place ici.
rule-NG-1112 = Une paire ne se sépare pas ; les choix sont libres ou laissés au sort.
    .title = Les paires vont ensemble
    .section = Composer ses propres paquets
    .why = Cette paire est déjà dans votre paquet.
rule-NG-1113 = Un paquet est vérifié à la création de la partie ; un paquet interdit est refusé avec la règle qu’il enfreint.
    .title = Vérifié d’avance
    .section = Composer ses propres paquets
    .why = Composez d’abord votre paquet.
rule-NG-1114 = Les deux paquets se personnalisent indépendamment.
    .title = L’un sans l’autre
    .section = Composer ses propres paquets
rule-NG-1201 = Votre profil garde vos victoires, vos derniers résultats et vos exploits d’une partie à l’autre.
    .title = Votre carrière
    .section = La carrière
rule-NG-1202 = Un exploit qui ne parle pas de victoire compte même si la partie est perdue ; tous sont accordés à la fin de la partie, pas si elle est abandonnée.
    .title = Même perdue
    .section = La carrière
rule-NG-1203 = Les exploits ne changent rien au jeu. Les parties avec des paquets personnels comptent.
    .title = Pour la gloire
    .section = La carrière

# Les parties du plateau sur un petit écran.
region-abductor = Le ravisseur et l’immeuble
region-dial = Menace et conversation
region-demands = Terreur et exigences
region-cheap = Cartes à acheter, à gauche
region-dear = Cartes à acheter, à droite
