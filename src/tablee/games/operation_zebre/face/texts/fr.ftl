### Opération Zèbre. Tous les mots du jeu en français.

title = Opération Zèbre
tagline = Rayez presque tout, lisez ce qui reste, et espérez être compris.
description = Chacun tient un document classifié et en noircit des lignes : chaque ligne laissée lisible coûte des cases de soupçon. Ce qui reste est lu d’une traite, et les autres doivent nommer le sujet. Tous ensemble contre les cases jusqu’à huit, ou dès six en deux équipes qui cherchent à s’intercepter.

## Options de la table

option-mode = Mode
    .note = Ensemble contre le jeu jusqu’à 8, en deux équipes à partir de 6.
option-mode-coop = Ensemble
option-mode-comp = Deux équipes
option-side = Face de la carte manche
    .note = La face avancée a moins de cases de soupçon.
option-side-novice = Novice
option-side-avance = Avancée
option-lang = Documents
    .note = La langue des documents et de leurs titres. Pour le reste, chacun garde la sienne.
option-lang-fr = En français
option-lang-en = En anglais
option-variant = Cartes variantes
    .note = Les protocoles lient chaque document, les missions doivent toutes être remplies. Ensemble seulement.
option-variant-none = Aucune
option-variant-p1 = 1 protocole
option-variant-p2 = 2 protocoles
option-variant-p3 = 3 protocoles
option-variant-p4 = 4 protocoles
option-variant-m1 = 1 carte de missions
option-variant-m2 = 2 cartes de missions
option-variant-m3 = 3 cartes de missions
option-variant-m4 = 4 cartes de missions
option-variant-p1m1 = 1 protocole, 1 carte de missions
option-variant-p2m1 = 2 protocoles, 1 carte de missions
option-variant-p3m1 = 3 protocoles, 1 carte de missions
option-variant-p1m2 = 1 protocole, 2 cartes de missions
option-variant-p2m2 = 2 protocoles, 2 cartes de missions
option-variant-p1m3 = 1 protocole, 3 cartes de missions
option-remove_echec = Cartes échec retirées
    .note = Moins il y en a, moins vous pouvez vous tromper. Ensemble seulement.
option-remove_echec-0 = Aucune
option-remove_echec-1 = 1 sur 4
option-remove_echec-2 = 2 sur 4
option-remove_echec-3 = 3 sur 4
option-remove_echec-4 = Toutes : la première erreur perd
option-boxes = Cases de soupçon
    .note = Moins de cases, c’est plus dur. Ensemble seulement.
option-boxes-full = Toutes celles de la carte
option-boxes--2 = 2 de moins
option-boxes--4 = 4 de moins
option-boxes--6 = 6 de moins
option-no_hints = Sans indices
    .note = Personne ne peut demander d’indice. Ensemble seulement.
option-no_hints-false = Indices permis
option-no_hints-true = Aucun indice
option-reader_order = Ordre de lecture
    .note = Dans l’ordre des places, ou comme vous en convenez. Ensemble seulement.
option-reader_order-seat = Par place
option-reader_order-free = Comme convenu
option-edition = Édition des documents
    .note = On joue avec celle du jour ; le journal d’une partie nomme la sienne.
option-edition-1 = La première
option-max_difficulty = Difficulté des documents
    .note = Seulement les cartes dont les deux faces ne sont pas plus dures que cela.
option-max_difficulty-3 = Tous les documents
option-max_difficulty-2 = Faciles et moyens
option-max_difficulty-1 = Faciles seulement
option-reading_mode = Lecture
    .note = Un écran montre et dit le texte ; ou la personne qui lit le fait de vive voix, et les autres le voient ou non.
option-reading_mode-screen = Un écran lit
option-reading_mode-voice = De vive voix, texte caché
option-reading_mode-voice-text = De vive voix, texte montré
option-answer_mode = Réponses
    .note = Tapées ; ou dites à voix haute là où l’on est ensemble, et jugées par les joueurs.
option-answer_mode-typed = Tapées
option-answer_mode-spoken = Tapées ou dites
option-human_override = Réponses proches
    .note = Ce qui est presque juste, ou qu’aucun document ne s’appelle, est jugé par les joueurs ou faux d’emblée.
option-human_override-true = Jugées par les joueurs
option-human_override-false = Fausses d’emblée
option-intercept_text = Texte pendant l’interception
    .note = Si ce qui a été lu reste à l’écran pendant les dix secondes. En équipes seulement.
option-intercept_text-hidden = Caché
option-intercept_text-stays = Reste

## Gens, lieux et pièces

team-0 = Équipe A
team-1 = Équipe B
the-team = { $team ->
    [0] l’équipe A
   *[other] l’équipe B
}
name-suspicion = Soupçon
name-suspicion-team = Soupçon : { the-team }
note-suspicion = { $free ->
    [one] { $free } case libre sur { $boxes }
   *[other] { $free } cases libres sur { $boxes }
}
name-strip = { $ticked } sur { $count } cochées
name-rounds = Manches
name-round-done = Manche { $round }, finie
name-round-now = Manche { $round }, en cours
name-round-open = Manche { $round }, à venir
name-points = Interceptions : { the-team }
name-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
name-echecs = Cartes échec
name-echec-back = Carte échec, face cachée
name-echec = Carte échec : { $boxes } cases
name-variant = Protocoles et missions
name-readers = Documents de la manche
name-dossier = Document de { $seat }
name-dossier-total = Document de { $seat } : { $total ->
    [one] { $total } case
   *[other] { $total } cases
}
name-roster = Agents : { the-team }
name-box = Boîte de documents
name-box-left = Documents restant dans la boîte
name-agent = { $seat }
label-shown-total = Cases du document
label-free = Cases libres
label-points = Points d’interception
label-team = Équipe

name-theme = { $label ->
    [TERRITOIRE] Territoire
    [VILLE] Ville
    [MONUMENT] Monument
    [SITE_NATUREL] Site naturel
    [FILM] Film
    [SERIE] Série
    [CELEBRITE] Célébrité
   *[PERSONNAGE] Personnage
}
name-protocol-p1 = Comptes pairs
name-protocol-p2 = Pas de voisines
name-protocol-p3 = Rien au-dessus de 2
name-protocol-p4 = Ni première ni dernière
note-protocol-p1 = Le total de chaque document est pair ; une ligne lue en indice vaut 0 ou 2.
note-protocol-p2 = Jamais deux lignes voisines lisibles ; une ligne lue en indice n’a pas de voisine lisible.
note-protocol-p3 = Aucune ligne valant 3 ne reste lisible ni n’est lue en indice.
note-protocol-p4 = La première et la dernière ligne sont toujours rayées, en indice aussi.
name-mission-m1a = Une ligne
name-mission-m1b = Deux cases au plus
name-mission-m1c = Un lieu sans indice
name-mission-m1d = Cinq lignes pour quatre
name-mission-m2a = Quatre lignes à part
name-mission-m2b = Lignes impaires
name-mission-m2c = Lignes paires
name-mission-m2d = Deux blocs
name-mission-m3a = Une case au plus
name-mission-m3b = Trois un
name-mission-m3c = Un trois parmi deux
name-mission-m3d = 0, 1 et 2
name-mission-m4a = Un lieu pour trois
name-mission-m4b = Un écran pour trois
name-mission-m4c = Une figure pour trois
name-mission-m4d = Les deux bouts
note-mission-m1a = Laissez une seule ligne lisible.
note-mission-m1b = Dépensez 2 cases au plus.
note-mission-m1c = Un lieu, trouvé sans aucun indice.
note-mission-m1d = Laissez 5 lignes ou plus pour 4 cases au plus.
note-mission-m2a = Laissez 4 lignes ou plus, jamais deux voisines.
note-mission-m2b = Laissez 3 lignes ou plus, toutes de numéro impair.
note-mission-m2c = Laissez 3 lignes ou plus, toutes de numéro pair.
note-mission-m2d = Les lignes lisibles forment exactement deux blocs, chacun de deux lignes ou plus.
note-mission-m3a = Dépensez 1 case au plus.
note-mission-m3b = Laissez 3 lignes ou plus, valant toutes 1.
note-mission-m3c = Laissez 2 lignes au plus, dont une valant 3.
note-mission-m3d = Laissez un 0, un 1 et un 2, rien qui vaille 3, pour 4 cases au plus.
note-mission-m4a = Un lieu pour 3 cases au plus.
note-mission-m4b = Un film ou une série pour 3 cases au plus.
note-mission-m4c = Une célébrité ou un personnage pour 3 cases au plus.
note-mission-m4d = Laissez lisibles la première et la dernière ligne.
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
name-mission-done = { $mission }, remplie
name-missions-card = Missions { $card } : { $done } sur 4 remplies
note-missions-card = À remplir : { $open }
note-missions-card-done = Toutes les quatre sont remplies.

face-recto = Recto
face-verso = Verso
name-faces = Les deux faces de votre carte
name-sheet = Votre document
name-read = Ce qui a été lu
name-verdict = Le document
name-field-guess = Votre réponse pour le groupe
name-field-intercept = Interceptez : de quoi parlent-ils ?
name-field-given = La réponse
name-field-sealed = L’interception scellée
name-field-sealed-nothing = Rien n’était écrit
name-slip-given-up = Abandon
name-slip-aloud = Dite à voix haute
name-slip-paper = Écrite sur papier
name-plan = Qui prévoit combien de cases
button-hint = Demander un indice (2 cases ou une ligne)
button-hint-team = Demander l’initiale (2 cases)
button-give-up = Abandonner
button-aloud = Nous l’avons dit
button-nothing = Ne rien sceller
button-paper = Écrite sur papier
stamp-right = IDENTIFIÉ
stamp-wrong = MANQUÉ
stamp-intercepted = INTERCEPTÉ
stamp-secret = TOP SECRET
text-lines = { $title } ({ $label }). Les lignes et leurs cases :
text-line = { $number }. { $text } [{ $value }]
text-line-struck = { $number }. { $text } [{ $value }, rayée]
text-read = { $label } : { $text }
text-listen = { $label } : écoutez { $seat }.
text-intercepting = { $label } : { the-team } écrit, et le texte a disparu.
text-faces = { $title } ({ $label })
title-listen = Écoutez…
title-intercept = Interception…
title-initial = { $letter }…
region-tracks = Carte manche
region-cards = Cartes
region-documents = Documents
region-other = Autre équipe

## Où en est la partie

status-designate = Manche { $round } sur { $rounds } : on désigne qui lira
status-choose = Manche { $round } sur { $rounds } : on choisit les faces
status-censor = Manche { $round } sur { $rounds } : on raye les lignes
status-next = Manche { $round } sur { $rounds } : à qui de lire ?
status-read = Manche { $round } sur { $rounds } : un document va être lu
status-reading = Manche { $round } sur { $rounds } : lecture d’un document
status-intercept = Manche { $round } sur { $rounds } : interception
status-decode = Manche { $round } sur { $rounds } : de quoi s’agit-il ?
status-hint = Manche { $round } sur { $rounds } : choix d’un indice
status-judge = Manche { $round } sur { $rounds } : est-ce juste ?
status-judge-interception = Manche { $round } sur { $rounds } : l’interception est-elle juste ?
status-over = La partie est terminée

outcome-OZ-52 = Mission accomplie : la dernière manche est finie et { $score ->
    [0] toutes les cases sont cochées, jusqu’à la toute dernière.
    [one] { $score } case est encore libre.
   *[other] { $score } cases sont encore libres.
}
outcome-OZ-51 = Vous êtes démasqués : { $failures ->
    [yes] il fallait tirer une carte échec, et il n’en restait plus.
   *[no] il n’y avait pas assez de cases de soupçon.
}
outcome-OZ-60 = Les manches sont finies, et une mission reste à remplir.
outcome-OZ-69 = Les deux équipes ont manqué de cases ensemble ; { $draw ->
    [yes] leurs interceptions valent autant : égalité.
   *[no] les interceptions donnent la victoire : { the-team }.
}
outcome-OZ-86 = { $team ->
    [0] L’équipe A
   *[other] L’équipe B
} gagne par { $score } à { $other }.
outcome-OZ-87 = { $draw ->
    [yes] { $score } à { $other }, avec autant d’interceptions : égalité.
   *[no] { $score } à { $other } ; les interceptions donnent la victoire : { the-team }.
}
outcome-OZ-88 = { $team ->
    [0] L’équipe A
   *[other] L’équipe B
} gagne : les autres devaient cocher une case qu’ils n’avaient pas.
result-boxes = Cases libres
result-points = Interceptions

## Ce qui est demandé

kind-readers = Lecture
prompt-readers = Désignez qui lira en { $place ->
    [1] premier
   *[other] second
} pour votre équipe.
waiting-readers = À désigner qui lira : { $names }.
coach-readers = Deux personnes de votre équipe lisent à cette manche. N’importe qui peut les désigner ; que chacun y passe.
kind-face = Face
prompt-face = Choisissez la face de votre carte que les autres reconnaîtront.
waiting-face = À choisir une face : { $names }.
coach-face = Ne prenez pas ce que vous préférez, mais ce que les autres connaissent. L’autre face ne servira pas.
kind-censor = Lignes
prompt-censor = Rayez des lignes : ce qui reste lisible coûte ses cases.
waiting-censor = À rayer des lignes : { $names }.
coach-censor = Les lignes fortes coûtent 2 ou 3 cases, les faibles 0 ou 1. Tout est lu d’une traite, et les morceaux se recollent parfois drôlement. Environ quatre cases, c’est une bonne mesure.
kind-next = À qui de lire
prompt-next = À qui de lire ?
waiting-next = À désigner qui lira : { $names }.
coach-next = N’importe qui peut désigner qui lira, parmi celles et ceux qui n’ont pas lu.
kind-begin = Début
prompt-begin = À vous de lire : commencez quand tout le monde écoute.
waiting-begin = { $names } va lire.
coach-begin = D’abord le thème est annoncé, puis le texte est lu d’une traite. Dès lors, vous ne dites plus rien d’autre.
kind-reading = Lecture
prompt-reading = Lecture en cours. Appuyez quand tout a été lu.
waiting-reading = { $names } lit.
coach-reading = Personne ne peut répondre avant la fin de la lecture. Elle finit d’elle-même quand un écran lit.
kind-intercept = Interception
prompt-intercept = Dix secondes : écrivez en secret de quoi ils parlent.
waiting-intercept = L’autre équipe a dix secondes pour intercepter : { $names }.
coach-intercept = Vous partagez un champ ; ses derniers mots comptent à la fin du temps. Écrivez tout de suite la première idée, puis améliorez-la.
kind-guess = Réponse
prompt-guess = De quoi s’agit-il ? Une seule réponse pour vous tous.
waiting-guess = La réponse est à { $names }.
coach-guess = Parlez-en d’abord : il n’y a qu’une réponse, et elle ne change plus. Un indice coûte des cases, une erreur davantage.
kind-hint = Indice
prompt-hint = On vous demande un indice : l’initiale, ou une ligne seule.
waiting-hint = { $names } choisit un indice.
coach-hint = L’initiale coûte 2 cases. Une ligne coûte sa valeur, et dès lors elle seule peut être lue.
kind-ruling = Verdict
prompt-ruling = « { $words } », est-ce juste ?
waiting-ruling = Le verdict est à { $names }.
coach-ruling = Comparez avec le titre, honnêtement. Une partie, une suite ou un auteur n’est pas le sujet.
kind-ruling_interception = Verdict sur l’interception
prompt-ruling_interception = L’interception disait « { $words } ». Est-ce juste ?
waiting-ruling_interception = Le verdict sur l’interception est à { $names }.
coach-ruling_interception = Elle ne compte que si les deux équipes la disent juste.

move-reader = { $seat } lit
move-face-a = Recto : { $title } ({ $label })
move-face-b = Verso : { $title } ({ $label })
move-declare = Déclarer « { $mission } »
move-show = Laisser lisible la ligne { $line }
move-lock = Verrouiller le document
move-begin = Commencer la lecture
move-done = Tout a été lu
move-give-up = Abandonner
move-ask-hint = Demander un indice
move-initial = Donner l’initiale (2 cases)
move-erase = Ligne { $line } ({ $value ->
    [one] { $value } case
   *[other] { $value } cases
})
move-rule-right = C’est juste
move-rule-wrong = C’est faux
move-rule-leave = Montrer le titre, les laisser juger
move-answer = Répondre « { $title } »
move-answer-near = Répondre quelque chose de proche
move-answer-other = Répondre autre chose
move-answer-aloud = Le dire à voix haute
move-seal = Sceller « { $title } »
move-seal-near = Sceller quelque chose de proche
move-seal-other = Sceller autre chose
move-seal-blank = Ne rien sceller
move-seal-paper = L’écrire sur papier

## Ce qui s’est passé

event-variant = Des cartes variantes sont sur la table : { GIVEN($protocols) ->
    [yes] { GIVEN($missions) ->
        [yes] protocoles et missions
       *[no] protocoles
    }
   *[no] missions
}.
event-round-begun = La manche { $round } commence.
event-reader-named = { $seat } lira en position { $place }.
event-card-drawn = { $seat } pioche un document.
event-card-drawn-own = { $seat } pioche un document : { $first } ou { $second }.
event-box-refilled = La boîte était vide : { $cards } documents déjà lus y reviennent.
event-face-chosen = { $seat } a choisi une face.
event-face-chosen-own = { $seat } a choisi « { $title } ».
event-locked = { $seat } a verrouillé un document.
event-locked-side = { $seat } a verrouillé un document pour { $total ->
    [one] { $total } case
   *[other] { $total } cases
}.
event-declared = { $seat } déclare une mission : { the-mission }.
event-ticked = { $count ->
    [0] Aucune case n’est cochée
    [one] { $count } case de soupçon est cochée
   *[other] { $count } cases de soupçon sont cochées
}, il en reste { $free } ({ $team ->
    [0] piste A
   *[other] piste B
}).
event-order = L’ordre de lecture est fixé : { the-team } commence.
event-begun = { $seat } lit. Thème : { name-theme }, pour { $total ->
    [one] { $total } case
   *[other] { $total } cases
}.
event-read = { $seat } a tout lu.
event-sealed = L’enveloppe est scellée par { the-team }.
event-hint-asked = { $seat } demande un indice.
event-initial = { $seat } donne l’initiale : { $letter }.
event-erased = { $seat } efface tout et lit une seule ligne : « { $text } ».
event-proposed = { $seat } répond : « { $words } ».
event-given-up = { $seat } abandonne.
event-left = { $seat } montre le titre, « { $title } », et laisse juger les autres.
event-ruled = { $seat } juge : { $right ->
    [1] juste
    [true] juste
    [True] juste
   *[other] faux
}.
event-right = Le document de { $seat } est identifié.
event-wrong = Le document de { $seat } est manqué.
event-mission-done = { $seat } a rempli une mission : { the-mission }.
event-echec = Une carte échec est tirée : { $boxes } cases. { $left ->
    [0] Il n’en reste plus
    [one] Il en reste { $left }
   *[other] Il en reste { $left }
}.
event-echec-missing = Il faut tirer une carte échec, et il n’en reste plus.
event-intercepted = { $team ->
    [0] L’équipe A
   *[other] L’équipe B
} avait scellé « { $words } » : intercepté, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-not-intercepted = { $team ->
    [0] L’équipe A
   *[other] L’équipe B
} { GIVEN($words) ->
    [yes] avait scellé « { $words } » : pas d’interception
   *[no] n’avait rien scellé
}.
event-revealed = Le document de { $seat } était « { $title } ».
event-burst = Il faut cocher { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, et il n’en reste pas tant ({ $team ->
    [0] piste A
   *[other] piste B
}).
event-round-over = La manche { $round } est finie.

## L’introduction

lesson-1 = Chacun de vous est un agent avec un dossier secret. Il faut faire comprendre aux vôtres de quoi il parle, sans laisser grand-chose à lire : chaque ligne laissée lisible éveille le soupçon.
    .title = Le dossier censuré
lesson-2 = Vous piochez une carte et regardez ses deux faces. Choisissez le sujet que les autres connaissent, pas celui que vous préférez. Les thèmes : des lieux, des films et séries, des célébrités et personnages.
    .title = Deux faces
lesson-3 = Rayez des lignes entières. Chaque ligne a un prix de 0 à 3 : on additionne ce que vous laissez lisible, et autant de cases sont cochées. Les lignes fortes sont chères.
    .title = Le marqueur
lesson-4 = Puis chacun lit à son tour : d’abord le thème, ensuite ce qui reste, d’une traite et sans pause là où il manque quelque chose. Les mots restants se recollent parfois étrangement.
    .title = La lecture
lesson-5 = Les autres en parlent et donnent une seule réponse. Juste : au document suivant. Fausse : ensemble, on tire une carte échec et l’on coche ce qu’elle dit ; en équipes, cela coûte 5 cases.
    .title = Une réponse
lesson-6 = Si vous séchez, demandez un indice : l’initiale du titre pour 2 cases, ou, ensemble, une ligne pour son prix, lue toute seule.
    .title = Les indices
lesson-7 = En équipes, les autres écoutent aussi. Après la lecture ils ont dix secondes pour écrire une réponse en secret. Si elle est juste, ils marquent 3, 2 ou 1 points : moins vous montrez, plus ils gagnent.
    .title = L’interception
lesson-8 = Ensemble, vous gagnez quand la dernière manche est finie. Vous perdez s’il faut cocher une case et qu’aucune n’est libre, ou tirer une carte échec et qu’il n’en reste plus. En équipes, les interceptions et le plus haut nombre encore visible décident.
    .title = La fin

## Les règles

rule-OZ-01 = Opération Zèbre se joue ensemble de 2 à 8, ou en deux équipes de 6 à 12. Tout autre nombre est refusé.
    .title = Deux modes
rule-OZ-02 = À 6, 7 ou 8, les deux modes sont ouverts ; on en convient avant la partie.
    .title = Six, sept ou huit
rule-OZ-03 = La carte manche a une face novice et une face avancée. On en choisit une avant la partie et l’on s’y tient ; les deux équipes ont la même.
    .title = La face de la carte
rule-OZ-04 = Ensemble, tous forment une équipe. Sinon il y a deux équipes, d’une personne de différence au plus : la première moitié des places, arrondie vers le haut, est l’équipe A.
    .title = Les équipes
rule-OZ-05 = Une partie emploie les documents d’une seule langue. La langue ne change aucune règle.
    .title = Une boîte de documents
rule-OZ-06 = Rien n’a d’ordre mélangé d’avance. Au début sont tirées la mémoire des robots et les cartes variantes ; un document, une carte échec ou la pièce le sont quand il le faut.
    .title = Le hasard vient tard
rule-OZ-07 = Une carte a deux faces, chacune un document entier. Seule la face choisie sert ; l’autre n’est jamais lue.
    .title = Deux faces
rule-OZ-08 = Un document a un thème, parmi huit, qui appartient à l’une de trois catégories ; un titre dont une lettre ressort ; et des lignes, chacune avec un texte et une valeur de 0 à 3.
    .title = Ce qu’est un document
rule-OZ-09 = Une ligne est lisible ou rayée, toujours tout entière.
    .title = Des lignes entières
    .why = Ce document n’a pas cette ligne.
    .why-order = Les lignes se donnent dans l’ordre, chacune une fois.
rule-OZ-10 = Au moins une ligne reste lisible. Toutes peuvent l’être.
    .title = Une ligne au moins
    .why = Laissez au moins une ligne lisible.
rule-OZ-11 = Un document coûte la somme des valeurs de ses lignes lisibles. Les lignes rayées ne coûtent rien.
    .title = Le total
rule-OZ-12 = On lit les lignes lisibles dans leur ordre, séparées d’une espace et sans rien d’autre : ni pause, ni signe là où il manque quelque chose, ni lettre changée.
    .title = Ce qui est lu
rule-OZ-13 = Avant le verdict les autres connaissent le thème, ce qui a été lu, l’indice et le total ; jamais le titre, les fins de ligne, ce qui est rayé ni une valeur.
    .title = Ce que savent les autres
rule-OZ-14 = Après le verdict tous voient le titre et le document entier avec ses ratures. La carte a servi et ne revient pas.
    .title = Le dévoilement
rule-OZ-15 = Si la boîte est vide quand il faut piocher, les cartes qui ont servi, sauf celles qu’on tient, y retournent.
    .title = La boîte vide
rule-OZ-16 = Une piste a des cases, dont certaines sont cochées. Ce qui est coché le reste.
    .title = Les cases de soupçon
rule-OZ-17 = Qui doit cocher plus de cases qu’il n’en reste les coche toutes et perd aussitôt ; rien d’autre de cet effet n’a lieu.
    .title = Trop de croix
rule-OZ-18 = Cocher la toute dernière case ne fait pas perdre, et n’en cocher aucune est toujours possible.
    .title = La dernière case
rule-OZ-19 = En équipes les cases sont numérotées en descendant et cochées depuis le plus grand nombre. Le plus haut nombre encore visible donne les points de soupçon : 0 s’il n’en reste plus.
    .title = Des cases numérotées
rule-OZ-20 = Chaque manche finie coche une case du compteur de manches.
    .title = Le compteur de manches
rule-OZ-21 = Une manche, c’est : choisir, rayer, lire et deviner, puis cocher la manche.
    .title = Une manche
    .why = Ce n’est pas le moment.
rule-OZ-22 = Au début d’une manche chacun pioche une carte document, tous à la fois.
    .title = Piocher
rule-OZ-23 = Chacun regarde les deux faces de sa carte et en choisit une : en même temps, en secret, pour de bon.
    .title = Choisir une face
rule-OZ-24 = Carte, faces et thème restent secrets jusqu’à la lecture.
    .title = Le secret
rule-OZ-25 = Tous lisent leur document en secret et rayent en même temps.
    .title = Rayer
rule-OZ-26 = Pendant ce temps on ne parle que de nombres de cases. À cette table chacun voit les totaux prévus de son camp, et la discussion est fermée.
    .title = Rien que des nombres
rule-OZ-27 = Verrouiller un document est définitif. Jusque-là, le projet peut changer.
    .title = Verrouiller
rule-OZ-28 = Au dernier document verrouillé, tous les totaux sont cochés d’un coup. S’il manque des cases, la partie est perdue avant toute lecture.
    .title = Cocher les totaux
rule-OZ-29 = Environ quatre cases par document, c’est une bonne mesure, ou moins s’il en reste moins pour chacun. C’est un conseil, qui n’interdit rien.
    .title = La bonne mesure
rule-OZ-30 = Chacun lit une fois par manche, l’un après l’autre.
    .title = Chacun lit
rule-OZ-31 = La première lecture passe d’une place à la suivante à chaque manche, et les autres suivent ; ou l’on en convient, et n’importe qui désigne la suite parmi ceux qui n’ont pas lu.
    .title = Qui lit
    .why = Cette personne a déjà lu à cette manche.
rule-OZ-32 = Qui lit annonce le thème puis lit tout le texte, sans montrer où il manque quelque chose.
    .title = Lire
rule-OZ-33 = Le même texte peut être relu autant qu’on veut jusqu’à la réponse.
    .title = Encore une fois
rule-OZ-34 = Qui lit ne participe pas à la recherche : ni mot, ni mine, ni accent sur un mot.
    .title = Lire et se taire
rule-OZ-35 = Tous les autres cherchent, même ceux qui n’ont pas encore lu. Ils parlent librement et ont tout leur temps.
    .title = Qui cherche
rule-OZ-36 = Il y a une réponse par document. La première donnée par quelqu’un compte et ne change plus.
    .title = Une réponse
rule-OZ-37 = Abandonner est une réponse fausse. Aucun document ne se passe pour rien.
    .title = Abandonner
rule-OZ-38 = Une réponse juste ne coûte rien et ne rapporte rien d’autre.
    .title = Juste
rule-OZ-39 = Après une réponse fausse on tire une carte échec : son nombre est coché et elle sort du jeu. S’il n’en reste plus, la partie est perdue.
    .title = Faux
rule-OZ-40 = Quel que soit le verdict, on passe à la lecture suivante, jusqu’à ce que tous aient lu.
    .title = La lecture suivante
rule-OZ-41 = On donne au plus un indice par document, si ceux qui cherchent le demandent, entre la fin de la première lecture et la réponse.
    .title = Demander un indice
    .why = L’indice de ce document a déjà été donné.
rule-OZ-42 = Qui lit doit donner l’indice et choisit lequel : l’initiale, ou une ligne.
    .title = Le choix de l’indice
    .why = On ne donne un indice que s’il est demandé.
rule-OZ-43 = L’initiale coûte 2 cases : la lettre du titre qui ressort.
    .title = L’initiale
rule-OZ-44 = Cette lettre est la première lettre ou le premier chiffre du titre sans son article, en capitale sans accent.
    .title = Quelle lettre
rule-OZ-45 = Effacer enlève toute l’encre : qui lit prend une ligne quelconque, coche sa valeur, et la lit.
    .title = Effacer
    .why = Ce document n’a pas cette ligne.
rule-OZ-46 = Les cases cochées avant ne sont pas rendues, même si cette ligne était déjà lisible.
    .title = Pas de remboursement
rule-OZ-47 = Si le prix d’un indice ne peut être coché, la partie est perdue et l’indice n’est pas donné.
    .title = Un indice trop cher
rule-OZ-48 = Après avoir effacé, seule cette ligne peut être lue et montrée ; le texte d’avant a disparu.
    .title = Cette ligne seule
rule-OZ-49 = Un indice ne donne pas de seconde réponse.
    .title = Toujours une réponse
rule-OZ-50 = Quand tous ont lu, on coche une manche ; s’il en reste une libre, la suivante commence.
    .title = La fin d’une manche
rule-OZ-51 = Ensemble, on perd aussitôt s’il faut cocher une case et qu’aucune n’est libre, ou tirer une carte échec et qu’il n’en reste plus.
    .title = Perdre ensemble
rule-OZ-52 = Ensemble, on gagne quand la dernière manche est cochée et que toutes les missions en jeu sont remplies.
    .title = Gagner ensemble
rule-OZ-53 = Ce qui se perd au dernier document se perd avant que sa manche soit cochée.
    .title = Perdu au dernier moment
rule-OZ-54 = Avant la partie on peut choisir jusqu’à quatre cartes variantes. Elles sont tirées au sort ; les unes montrent leur protocole, les autres leurs missions.
    .title = Les cartes variantes
rule-OZ-55 = Un protocole lie chaque document et ce que peuvent les indices. Ce qui l’enfreint ne peut être choisi, et une ligne ne reste que si un document permis peut encore en sortir.
    .title = Les protocoles
    .why = Un protocole en jeu l’interdit.
rule-OZ-56 = Plusieurs protocoles valent ensemble.
    .title = Plusieurs protocoles
rule-OZ-57 = Une carte de missions en porte quatre. Toutes les missions en jeu doivent être remplies avant la fin, dans n’importe quel ordre.
    .title = Les missions
rule-OZ-58 = Avant la première ligne on peut déclarer une mission ouverte que ce document peut remplir. Elle est publique dès le verrouillage, et seules restent les lignes qui peuvent y mener.
    .title = Déclarer une mission
    .why = Aucune façon de censurer ce document ne remplit cette mission.
    .why-started = Une mission se déclare avant la première ligne, une par document.
    .why-closed = Cette mission n’est pas en jeu, ou elle est remplie.
    .why-lines = Ces lignes ne remplissent pas la mission déclarée.
rule-OZ-59 = Elle est remplie si la réponse est juste et que sa condition sur les indices est tenue. Après avoir effacé, jamais. Sinon elle reste ouverte.
    .title = La remplir
rule-OZ-60 = Si la dernière manche est finie et qu’une mission reste ouverte, la partie est perdue.
    .title = Une mission ouverte
rule-OZ-61 = Plusieurs peuvent déclarer la même mission ; la première réussite la remplit.
    .title = La même mission
rule-OZ-62 = Pour plus de difficulté, retirez sans les voir 1 à 4 cartes échec, ôtez 2, 4 ou 6 cases, ou interdisez les indices, à votre gré.
    .title = Plus difficile
rule-OZ-63 = Sans aucune carte échec, la première réponse fausse perd.
    .title = Aucun échec permis
rule-OZ-64 = Là où les indices sont interdits, personne n’en demande.
    .title = Sans indices
    .why = Cette table joue sans indices.
rule-OZ-65 = Chaque équipe a sa piste, son compteur de manches et ses cases d’interception. Cartes échec, variantes et difficultés ne servent pas.
    .title = En équipes
rule-OZ-66 = Une manche commence par la désignation, dans chaque équipe, de deux personnes différentes qui liront, dans cet ordre ; n’importe qui de l’équipe peut parler pour elle. Elles pourront relire plus tard.
    .title = Désigner qui lit
    .why = Désignez quelqu’un de votre équipe.
    .why-team = Cette personne n’est pas de votre équipe.
    .why-twice = Une équipe désigne deux personnes différentes.
rule-OZ-67 = Les quatre piochent, choisissent et rayent comme d’habitude. On ne voit que les totaux prévus de sa propre équipe.
    .title = Quatre à lire
rule-OZ-68 = Au quatrième document verrouillé, chaque équipe coche la somme de ses deux.
    .title = Chaque équipe coche
rule-OZ-69 = Si une équipe n’a pas assez de cases, l’autre gagne aussitôt. Si c’est le cas des deux, les points d’interception décident ; autant de points, égalité.
    .title = À court ensemble
rule-OZ-70 = L’équipe au plus haut nombre encore visible lit d’abord ; sinon, celle qui a plus de points d’interception.
    .title = Qui commence
rule-OZ-71 = Si c’est encore égal, une pièce décide à la première manche, et ensuite c’est l’équipe qui n’avait pas commencé.
    .title = Encore égal
rule-OZ-72 = L’ordre est fixé une fois par manche, et les équipes alternent.
    .title = Tour à tour
rule-OZ-73 = Qui lit annonce le thème et lit une fois pour tous.
    .title = Lire pour tous
rule-OZ-74 = À la fin de cette lecture, l’autre équipe a 10 secondes pour s’accorder sur une réponse et l’écrire en secret.
    .title = L’interception
rule-OZ-75 = L’équipe partage un champ. L’envoyer le scelle ; après 10 secondes, ses derniers mots sont scellés. Rien d’écrit, pas d’interception.
    .title = Un seul champ
rule-OZ-76 = Pendant ces secondes, ni indice, ni relecture, ni réponse.
    .title = Dix secondes de calme
    .why = Attendez la fin de l’interception.
rule-OZ-77 = Ce qui est scellé ne change plus, et l’équipe qui lit n’en apprend rien, pas même s’il y a quelque chose.
    .title = Scellé
rule-OZ-78 = Ensuite on peut relire pour sa propre équipe, dont tous les autres cherchent.
    .title = À l’équipe de chercher
rule-OZ-79 = Elle peut demander une fois l’initiale, pour 2 de ses cases. Effacer n’existe pas en équipes.
    .title = Les indices en équipes
    .why = En équipes, le seul indice est l’initiale.
rule-OZ-80 = Elle donne exactement une réponse. Juste, elle ne coûte rien ; fausse ou abandonnée, elle coûte 5 cases.
    .title = La réponse en équipes
rule-OZ-81 = Si ces cases, ou celles d’un indice, n’y sont pas, l’autre équipe gagne aussitôt et rien de scellé ne compte.
    .title = Cinq de trop
rule-OZ-82 = Après la réponse, juste ou fausse, le sceau est brisé et jugé de la même façon.
    .title = Briser le sceau
rule-OZ-83 = Une interception juste rapporte selon le total du document : 3 points pour 0 ou 1, 2 points pour 2 ou 3, 1 point dès 4. Les cases d’indices et d’erreurs ne comptent pas.
    .title = Ce qu’elle rapporte
rule-OZ-84 = Les points s’écrivent dans la prochaine case d’interception. Une interception manquée ou absente ne change rien.
    .title = Écrire les points
rule-OZ-85 = On passe à la lecture suivante ; après la quatrième les deux équipes cochent une manche, et une autre commence s’il en reste.
    .title = La fin d’une manche en équipes
rule-OZ-86 = Après la dernière manche, le score d’une équipe est la somme de ses points d’interception et de soupçon. Le plus haut gagne.
    .title = Le score
rule-OZ-87 = À score égal, plus de points d’interception l’emportent ; sinon, c’est l’égalité.
    .title = Scores égaux
rule-OZ-88 = Une équipe qui doit cocher une case qu’elle n’a pas perd, quels que soient les scores.
    .title = Perdre en équipes
rule-OZ-89 = Pour comparer une réponse, casse, accents, ligatures, apostrophes, tirets et espaces n’importent pas.
    .title = Comment on lit une réponse
rule-OZ-90 = Un article au début n’importe pas non plus.
    .title = Les articles
rule-OZ-91 = Les abréviations usuelles et les nombres romains valent ce qu’ils disent ; avec ou sans espaces, c’est pareil.
    .title = Abréviations et nombres
rule-OZ-92 = Le titre, le titre original ou un autre nom connu est juste.
    .title = Les bons noms
rule-OZ-93 = Deux réponses en une sont refusées, comme une réponse sans mot ; rien n’est dépensé. Dans une interception, deux réponses sont fausses et aucun mot n’est rien.
    .title = Une réponse à la fois
rule-OZ-94 = Le nom d’un autre document du même thème, ou un nom qu’on confond avec lui, est faux.
    .title = Les voisins
rule-OZ-95 = Les petites fautes sont pardonnées : aucune jusqu’à 4 lettres, 1 jusqu’à 7, 2 jusqu’à 12, 3 au-delà, pourvu que les nombres concordent et qu’aucun voisin ne soit aussi proche.
    .title = Les fautes de frappe
rule-OZ-96 = Ce qui est un peu plus loin, ou une part essentielle du nom, est proche ; tout le reste est faux.
    .title = Les réponses proches
rule-OZ-97 = La réponse doit nommer le même sujet : une partie, un tout, une suite, un auteur ou un acteur est faux, sauf si c’est un nom connu du sujet.
    .title = Le même sujet
rule-OZ-98 = Une autre langue ou un autre nom usuel du même sujet est juste.
    .title = Les autres langues
rule-OZ-99 = Un titre reconnu est juste ou faux aussitôt. Ensemble, là où les joueurs jugent, les mots proches et ceux qu’aucun document ne porte vont à qui lit, qui juge en 20 secondes ou laisse juger les autres ; sans verdict, ils sont faux.
    .title = Les verdicts
rule-OZ-100 = Si l’on s’en remet aux autres, le titre est montré et n’importe qui de ceux qui cherchaient juge sur l’honneur.
    .title = Sur l’honneur
rule-OZ-101 = En équipes, des mots proches ne sont justes que si les deux équipes le disent. Le titre est montré pour cela.
    .title = Les deux équipes d’accord
rule-OZ-102 = Là où l’on peut répondre à voix haute, les joueurs jugent de la même façon. Les robots nomment toujours un titre.
    .title = À voix haute
    .why = À cette table, on tape ses réponses.
rule-OZ-103 = Les règles ont deux durées : 10 secondes pour une interception, 20 pour un verdict. Une lecture finit d’elle-même après son temps. Le reste est l’affaire de la pendule.
    .title = Le temps
    .why = Seule l’horloge le peut.
rule-OZ-104 = Un robot joue pour qui s’en va. Cases et manches restent ce qu’elles étaient.
    .title = Quelqu’un s’en va
rule-OZ-105 = On peut choisir ce qui fait perdre ; la table demande si c’est bien voulu.
    .title = Perdre exprès
rule-OZ-106 = On coche avant de recevoir ce qu’on paie : des cases qui manquent n’apprennent rien.
    .title = Payer d’abord
rule-OZ-107 = Un verdict suit cet ordre : juste ou faux, mission, carte échec ou 5 cases, interception, dévoilement, lecture suivante.
    .title = L’ordre d’un verdict
rule-OZ-108 = Une partie finie n’accepte plus de coup. Elle dit qui a gagné et par quelle règle.
    .title = Fini
rule-OZ-109 = Discussions, suggestions et brouillons sont libres et ne changent rien.
    .title = Parler librement
rule-OZ-110 = Qui lit et juge compare honnêtement avec le titre ; ce n’est pas chercher.
    .title = Lire et juger
rule-OZ-111 = Des mots désignent le seul document du thème annoncé qu’ils nomment, quoi qu’on tienne ; sinon ils sont proches du document tenu, ou autre chose.
    .title = Ce que valent les mots
    .why = Ce n’est pas un document du thème annoncé.
rule-OZ-112 = Les mots sont gardés avec le coup et montrés avec le verdict. Une rediffusion ne rejuge jamais.
    .title = Les mots restent
rule-OZ-113 = Un seul appareil parle : le téléviseur, sinon celui de qui lit, sinon celui de l’hôte. La lecture finit quand on le dit, ou après son temps.
    .title = Une seule voix
rule-OZ-114 = Le téléviseur et les spectateurs voient ce que tous peuvent voir, et rien de plus.
    .title = Le téléviseur
rule-OZ-115 = La discussion est fermée de la pioche au dernier verrou. Tant qu’un document est ouvert, qui le lit n’écrit nulle part ; en équipes, chaque équipe a alors son propre canal.
    .title = La discussion
rule-OZ-116 = Une réponse que plusieurs peuvent donner attend cinq secondes sous leurs yeux, et chacun peut l’arrêter. Interceptions et verdicts n’attendent pas.
    .title = Cinq secondes pour arrêter
rule-OZ-117 = Ce qu’un robot retient de la boîte suit d’un nombre public, de sa place et de son niveau. Rien de caché n’y entre.
    .title = Ce que savent les robots

# Carrières
career-text = { $matches ->
    [0] Aucun dossier : la première partie l’ouvrira.
    [one] Une partie, { $wins ->
        [0] perdue.
       *[other] gagnée.
    }
   *[other] { $matches } parties, dont { $wins ->
        [0] aucune gagnée.
        [one] une gagnée.
       *[other] { $wins } gagnées.
    }
}
career-all = Toutes les parties
career-sort = { $mode ->
    [coop] Ensemble
   *[comp] En deux équipes
}, { $side ->
    [novice] face novice
   *[avance] face avancée
}
career-named = Documents que vous avez nommés
career-understood = Vos documents qui ont été nommés
career-cheapest = Votre document nommé pour le moins de cases
career-intercepted = Documents que vous avez interceptés
career-documents = { $count }
career-boxes = { $boxes ->
    [0] aucune case
    [one] une case
   *[other] { $boxes } cases
}
career-none = aucun pour l’instant
# $read : documents de la partie ; $named, $understood, $intercepted : ceux de ce joueur
career-match = { $mode ->
    [coop] Ensemble
   *[comp] En deux équipes
}, { $side ->
    [novice] face novice
   *[avance] face avancée
} : { $read ->
    [one] un document lu
   *[other] { $read } documents lus
}, { $named } nommés par vous, { $understood } des vôtres nommés, { $intercepted } interceptés.

# L’anthologie d’une partie terminée
name-anthology = L’anthologie de la soirée
page-title = { $title } ({ $label })
page-text = « { $text } » Lu par { $reader } pour { $boxes ->
    [0] aucune case
    [one] une case
   *[other] { $boxes } cases
}. { $named ->
    [yes] Nommé par { $namer }.
   *[no] Personne ne l’a nommé.
}{ $caught ->
    [yes] {" "}Intercepté par { $thief }.
   *[no] {""}
}{ $cheaper ->
    [yes] {" "}Il aurait pu coûter { $least }.
   *[no] {""}
}
