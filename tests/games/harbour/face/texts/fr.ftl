title = Le Port
tagline = Amarrez vos bateaux, débarquez vos caisses.
description = Les bateaux s’amarrent l’un après l’autre, puis chacun pose une carte en secret.

option-storm = Tempêtes
    .note = Une tempête peut emporter un bateau après chaque manche.
option-storm-false = Non
option-storm-true = Oui
option-ferry = Bac
    .note = Qui est premier peut échanger une carte.
option-ferry-false = Non
option-ferry-true = Oui
option-barges = Péniches
    .note = Une fois par partie, chacun peut amarrer une péniche.
option-barges-false = Non
option-barges-true = Oui
option-first = Qui commence
    .note = Une place, ou le hasard décide.
option-first-random = Le hasard décide
option-first-seat = { $seat }
option-colour = Couleur
    .note = La couleur de vos bateaux.
option-colour-red = Rouge
option-colour-blue = Bleu
option-colour-yellow = Jaune
option-colour-green = Vert
option-colour-black = Noir

name-berth = Quai { $berth }
name-lighthouse = Phare
name-quay = Bord
name-laid = Carte posée
name-hand = Main
name-boat = Bateau
name-barge = Péniche
name-card = Carte { $card }
name-card-back = Carte face cachée
name-calm = Mer calme
name-storm = Tempête

status-round = Manche { $round }
status-over = La partie est terminée
outcome-HB-9 = Les derniers bateaux sont partis.

kind-moor_boat = Bateau
prompt-moor_boat = Amarrez un bateau.
waiting-moor_boat = On attend le bateau de { $names }.
coach-moor_boat = Vos bateaux ne doivent pas se toucher.
kind-swap_card = Échange
prompt-swap_card = Échangez une carte, ou gardez-les toutes.
waiting-swap_card = On attend { $names } au bac.
coach-swap_card = Une petite carte mérite parfois d’être échangée.
kind-lay_card = Carte
prompt-lay_card = Posez une carte en secret.
waiting-lay_card = On attend la carte de { $names }.
coach-lay_card = Une haute carte ne compte que si personne d’autre ne la pose.

move-moor = Amarrer au quai { $berth }
move-barge = Amarrer la péniche au quai { $berth }
move-swap = Échanger le { $card }
move-keep = Garder toutes les cartes
move-lay = Poser le { $card }

event-began = { $seat } commence la partie.
event-moored = { $seat } s’amarre en { $berth }.
event-barged = { $seat } amarre une péniche en { $berth }.
event-kept = { $seat } garde toutes ses cartes.
event-swapped = { $seat } échange une carte.
event-swapped-own = { $seat } échange une carte et reçoit le { $card }.
event-laid = { $seat } pose une carte.
event-laid-own = { $seat } pose le { $card }.
event-shown = { $seat } avait posé le { $card }.
event-landed = { $seat } débarque { $crates } caisses.
event-wrecked = La tempête emporte le bateau de { $seat } en { $berth }.
event-drew = { $seat } pioche une carte.
event-drew-own = { $seat } pioche le { $card }.

hint-score = { $score } caisses débarquées en moyenne (± { $off })

career-text = { $matches ->
    [one] Une partie jouée.
   *[other] { $matches } parties jouées.
}
career-all = Toutes les parties
career-match = { $weather } : { $score } caisses débarquées.
exploit-HB-E1 = N’échanger aucune carte.
    .title = Satisfait
exploit-HB-E2 = Gagner une partie.
    .title = Maître du port

lesson-1 = Les bateaux s’amarrent l’un après l’autre.
    .title = Les bateaux
lesson-2 = Puis tous posent une carte en même temps.
    .title = Les cartes

rule-HB-1 = Chacun a quatre cartes en main et en pioche une après chaque manche. Le sort désigne qui commence.
    .title = Mise en place
rule-HB-2 = Dans le sens des aiguilles d’une montre, chacun amarre un bateau.
    .title = Amarrer
    .why = Amarrez un bateau.
rule-HB-3 = Un seul bateau par quai.
    .title = Quais pris
    .why = Ce poste est pris.
rule-HB-4 = Deux bateaux d’un même joueur ne se touchent jamais.
    .title = Voisins
    .why = Un de vos bateaux est juste à côté.
rule-HB-5 = Tous posent une carte en même temps, face cachée ; puis on les retourne.
    .title = Poser
    .why = Chacun pose une carte.
rule-HB-6 = On pose une carte de sa propre main, que personne d’autre ne voit.
    .title = Mains
    .why = Vous n’avez pas cette carte.
rule-HB-7 = La plus haute carte que personne d’autre n’a posée débarque sa valeur ; à plusieurs, chaque bateau ajoute une caisse.
    .title = Débarquer
rule-HB-8 = Une tempête frappe un quai. Les bateaux partent à la fin de la manche qui suit leur arrivée.
    .title = Partir
rule-HB-9 = Après dix manches, qui a débarqué le plus gagne. Seul, il suffit de soixante caisses.
    .title = La fin
rule-HB-10 = Avec le bac, le premier peut échanger une carte avec une carte du sac.
    .title = Bac
    .why = Vous pouvez échanger une carte.
rule-HB-11 = Avec les péniches, chacun peut une fois amarrer une péniche au lieu d’un bateau ; elle débarque deux caisses.
    .title = Péniches
    .why = Vous n’avez plus de péniche.
