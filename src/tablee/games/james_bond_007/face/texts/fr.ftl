### James Bond 007 : tous les mots du jeu en français.

title = James Bond 007
tagline = Enquêtez autour du monde, puis entrez dans les bases secrètes.
description = Cerveaux, assistantes et hommes de main se cachent dans des bases secrètes. Réunissez renseignements et gadgets de Londres à Tokyo, entraînez votre agent, croisez le fer avec vos rivaux, et neutralisez plus de criminels que tout le monde pour mériter le permis de tuer.

## Options de la table

option-chain_neutralisation = Combats dans un tour
    .note = Après avoir battu un criminel, vous pouvez en affronter aussitôt un autre dans la même base, ou votre tour s’arrête là.
option-chain_neutralisation-true = Tant que l’on gagne
option-chain_neutralisation-false = Un seul combat
option-tie_is_failure = Coup nul sur un site
    .note = Un total de 8 tout juste, ou un dé égal à votre niveau : il ne se passe rien, ou c’est un échec.
option-tie_is_failure-false = Il ne se passe rien
option-tie_is_failure-true = Un échec
option-must_leave_mode = Après un échec
    .note = Un agent qui a échoué sur un site ne peut pas y enquêter de nouveau tout de suite. En attendant, il peut encore entrer dans une base, ou il doit d’abord aller ailleurs.
option-must_leave_mode-barred = Les bases restent ouvertes
option-must_leave_mode-forced = D’abord aller ailleurs
option-passport_choice = Agents
    .note = Chacun choisit son agent à son tour, ou le sort les distribue.
option-passport_choice-choose = Choisis
option-passport_choice-random = Tirés au sort
option-start_placement = Où commencent les agents
    .note = Chacun choisit un premier site, ou tous partent du QG.
option-start_placement-choose = Où l’on veut
option-start_placement-hq = Au QG
option-stale_limit = Enlisement
    .note = Autant de manches de suite sans qu’un criminel soit neutralisé, et la partie s’arrête.
option-stale_limit-10 = Après 10 manches
option-stale_limit-20 = Après 20 manches
option-stale_limit-40 = Après 40 manches
option-stale_limit-off = Jamais
option-round_limit = Dernière manche
    .note = Pour une soirée plus courte : la partie s’arrête avec cette manche, et qui mène a gagné.
option-round_limit-off = Aucune
option-round_limit-20 = Manche 20
option-round_limit-40 = Manche 40
option-memory_aid = Criminels repérés
    .note = La table marque pour vous seul qui vous avez vu dans une base, ou elle le montre une fois et s’en remet à votre mémoire.
option-memory_aid-true = Marqués pour moi
option-memory_aid-false = De mémoire

## Noms des choses

name-colour-ro = Rouge
name-colour-bl = Bleu
name-colour-ve = Vert
name-colour-ja = Jaune
name-colour-vi = Violet
name-colour-gr = Gris

name-skill-c = Charme
    .note = Séduction, ruse, sens de la repartie. Contre les assistantes.
name-skill-f = Force
    .note = Muscles, endurance, arts martiaux. Contre les hommes de main.
name-skill-a = Adresse
    .note = Réflexes, précision, sang-froid. Contre les cerveaux.

name-agent-ro-1 = Victor Halloran
    .note = Il a vendu trois fois la même île, à trois milliardaires.
    .country = Irlande
name-agent-ro-2 = Inês Carvalho
    .note = Ancienne trapéziste ; ses mains ne tremblent jamais.
    .country = Portugal
name-agent-bl-1 = Edmund Ashworth
    .note = Gagne au bridge, perd au bras de fer, toujours poliment.
    .country = Royaume-Uni
name-agent-bl-2 = Freya Lindqvist
    .note = Traverse les lacs à la nage quand le pont est trop loin.
    .country = Suède
name-agent-ve-1 = Marco Bellandi
    .note = Un sourire pour ouvrir les portes, une épaule pour les autres.
    .country = Italie
name-agent-ve-2 = Keiko Tanabe
    .note = Parle sept langues et pilote tout ce qui a un moteur.
    .country = Japon
name-agent-ja-1 = Lucie Marchand
    .note = Championne de tir, et meilleure encore au poker menteur.
    .country = France
name-agent-ja-2 = Omar Tazi
    .note = Guide de montagne ; il connaît un cousin dans chaque port.
    .country = Maroc
name-agent-vi-1 = Dmitri Sokolenko
    .note = Peu de mots, de grandes mains, aucune serrure ne l’attend.
    .country = Ukraine
name-agent-vi-2 = Amara Diallo
    .note = Diplomate le jour ; la nuit, on ne sait pas.
    .country = Sénégal
name-agent-gr-1 = Wanda Reinholt
    .note = Descend les pistes noires à minuit, sans lampe.
    .country = Autriche
name-agent-gr-2 = Rafael Quiroga
    .note = Cavalier, danseur de tango, et jamais où on l’attend.
    .country = Argentine

name-site-s01 = Londres
name-site-s02 = Miami
name-site-s03 = Le Caire
name-site-s04 = Reykjavik
name-site-s05 = Hong Kong
name-site-s06 = Buenos Aires
name-site-s07 = Paris
name-site-s08 = Rio de Janeiro
name-site-s09 = Istanbul
name-site-s10 = Le Cap
name-site-s11 = Tokyo
name-site-s12 = San Francisco
name-site-s13 = Berlin
name-site-s14 = Bangkok
name-site-s15 = Casablanca
name-site-s16 = Sydney
name-site-s17 = Vancouver
name-site-s18 = Mexico
name-site-s19 = Venise
name-site-s20 = Las Vegas
name-site-s21 = Bombay
name-site-s22 = Lima
name-site-s23 = Shanghai
name-site-s24 = Lagos
name-site-s25 = Vienne
name-site-s26 = La Havane
name-site-s27 = Moscou
name-site-s28 = Nairobi
name-site-s29 = New York
name-site-s30 = Singapour
name-site-s31 = Athènes
name-site-s32 = Montréal
name-site-s33 = Katmandou
name-site-s34 = Dakar
name-site-s35 = Stockholm
name-site-s36 = Honolulu
name-hq = QG
    .note = Un point de départ : personne n’y revient, personne n’y est rencontré.

name-base-ro = Le Cratère
    .note = Projet Soleil noir. Éteindre le ciel pour vendre la lumière.
name-base-bl = La Fosse
    .note = Projet Marée haute. Noyer les ports, et racheter les côtes.
name-base-ve = La Serre
    .note = Projet Spore. Une graine dans chaque champ, un maître pour toutes les récoltes.
name-base-ja = La Dune
    .note = Projet Mirage. Faire voir aux radars des armées qui n’existent pas.
name-base-vi = L’Observatoire
    .note = Projet Orbite. Tenir les satellites, donc les secrets, donc le monde.
name-base-gr = Le Glacier
    .note = Projet Zéro absolu. Un hiver sans fin, livré sur commande.

name-role-ce = Cerveau
name-role-as = Assistante
name-role-hm = Homme de main
name-criminal-ro-ce = Ignatius Vorhaus
name-criminal-ro-as = Selma Rayne
name-criminal-ro-hm = Enclume
name-criminal-bl-ce = Amiral Corvin Haldane
name-criminal-bl-as = Thalia Reyes
name-criminal-bl-hm = Barracuda
name-criminal-ve-ce = Professeur Linus Abernathy
name-criminal-ve-as = Flora Mendès
name-criminal-ve-hm = Machette
name-criminal-ja-ce = Baron Casimir Zell
name-criminal-ja-as = Yasmine Leclerc
name-criminal-ja-hm = Le Fennec
name-criminal-vi-ce = Maestro Silvio Karras
name-criminal-vi-as = Vera Lindholm
name-criminal-vi-hm = Granit
name-criminal-gr-ce = Général Anton Brask
name-criminal-gr-as = Helga Nyström
name-criminal-gr-hm = Ours blanc
name-criminal-hidden = Criminel face cachée

name-gadget-g-c-01 = Stylo polygraphe
name-gadget-g-c-02 = Parfum de vérité
name-gadget-g-c-03 = Boutonnière-micro
name-gadget-g-c-04 = Boucle d’oreille émettrice
name-gadget-g-c-05 = Traducteur de poche
name-gadget-g-c-06 = Encre sympathique
name-gadget-g-c-07 = Carte de visite hypnotique
name-gadget-g-c-08 = Masque caméléon
name-gadget-g-c-09 = Étui à cigarettes enregistreur
name-gadget-g-c-10 = Bague à sérum
name-gadget-g-c-11 = Calculette à décoder
name-gadget-g-c-12 = Poudrier-appareil photo
name-gadget-g-f-01 = Gants d’acier souple
name-gadget-g-f-02 = Parapluie blindé
name-gadget-g-f-03 = Ceinture-treuil
name-gadget-g-f-04 = Gilet pare-balles
name-gadget-g-f-05 = Canne plombée
name-gadget-g-f-06 = Recycleur d’air
name-gadget-g-f-07 = Mâchoire hydraulique
name-gadget-g-f-08 = Corde d’acier
name-gadget-g-f-09 = Bottes magnétiques
name-gadget-g-f-10 = Dragées d’énergie
name-gadget-g-f-11 = Valise-bélier
name-gadget-g-f-12 = Poing électrique
name-gadget-g-a-01 = Pistolet-grappin
name-gadget-g-a-02 = Montre à faisceau
name-gadget-g-a-03 = Skis à réaction
name-gadget-g-a-04 = Aile pliante
name-gadget-g-a-05 = Jumelles infrarouges
name-gadget-g-a-06 = Semelles à ventouses
name-gadget-g-a-07 = Stylo-fléchettes
name-gadget-g-a-08 = Patins à turbine
name-gadget-g-a-09 = Passe universel
name-gadget-g-a-10 = Viseur de revers
name-gadget-g-a-11 = Fumigène de poche
name-gadget-g-a-12 = Planeur dorsal

name-scene-c-1 = Bluff au casino
name-scene-c-2 = Filature mondaine
name-scene-c-3 = Interrogatoire feutré
name-scene-c-4 = Message codé
name-scene-c-5 = Réception d’ambassade
name-scene-c-6 = Faux papiers
name-scene-c-7 = Double jeu
name-scene-c-8 = Vente aux enchères
name-scene-f-1 = Bagarre sur les quais
name-scene-f-2 = Évasion
name-scene-f-3 = Paroi à pic
name-scene-f-4 = Porte blindée
name-scene-f-5 = Corps à corps
name-scene-f-6 = Traversée à la nage
name-scene-f-7 = Marche forcée
name-scene-f-8 = Bras de fer
name-scene-a-1 = Course-poursuite
name-scene-a-2 = Saut en parachute
name-scene-a-3 = Tir de précision
name-scene-a-4 = Désamorçage
name-scene-a-5 = Descente à ski
name-scene-a-6 = Vol de nuit
name-scene-a-7 = Rayons invisibles
name-scene-a-8 = Crochetage

name-card-back = Carte face cachée
name-intel = Renseignement : { the-criminal }, { the-role } { of-base }
    .note = Ouvre cette base, et ajoute 2 dans un combat contre ce criminel précis. On le montre et on le garde.
name-passport = Passeport
name-dossier = Dossier
name-discard = Gadgets dépensés
name-trophies = Trophées
name-licence = Permis de tuer
name-slot-gone = Neutralisé
name-black-die = Dé noir
name-white-die = Dé blanc
name-special-die = Dé spécial
note-site = Compétence testée ici : { plain-skill }. { $cards ->
    [0] Plus de carte : entraînement seulement.
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
note-must-leave = Doit quitter ce site
note-scouted = Vu de vous seul : { the-criminal }, { role-there }.

## Morceaux de phrases : un code, dit avec des mots

at-site = { $site ->
    [s01] à Londres
    [s02] à Miami
    [s03] au Caire
    [s04] à Reykjavik
    [s05] à Hong Kong
    [s06] à Buenos Aires
    [s07] à Paris
    [s08] à Rio de Janeiro
    [s09] à Istanbul
    [s10] au Cap
    [s11] à Tokyo
    [s12] à San Francisco
    [s13] à Berlin
    [s14] à Bangkok
    [s15] à Casablanca
    [s16] à Sydney
    [s17] à Vancouver
    [s18] à Mexico
    [s19] à Venise
    [s20] à Las Vegas
    [s21] à Bombay
    [s22] à Lima
    [s23] à Shanghai
    [s24] à Lagos
    [s25] à Vienne
    [s26] à La Havane
    [s27] à Moscou
    [s28] à Nairobi
    [s29] à New York
    [s30] à Singapour
    [s31] à Athènes
    [s32] à Montréal
    [s33] à Katmandou
    [s34] à Dakar
    [s35] à Stockholm
    [s36] à Honolulu
   *[hq] au QG
}
the-site = { $site ->
    [s01] Londres
    [s02] Miami
    [s03] Le Caire
    [s04] Reykjavik
    [s05] Hong Kong
    [s06] Buenos Aires
    [s07] Paris
    [s08] Rio de Janeiro
    [s09] Istanbul
    [s10] Le Cap
    [s11] Tokyo
    [s12] San Francisco
    [s13] Berlin
    [s14] Bangkok
    [s15] Casablanca
    [s16] Sydney
    [s17] Vancouver
    [s18] Mexico
    [s19] Venise
    [s20] Las Vegas
    [s21] Bombay
    [s22] Lima
    [s23] Shanghai
    [s24] Lagos
    [s25] Vienne
    [s26] La Havane
    [s27] Moscou
    [s28] Nairobi
    [s29] New York
    [s30] Singapour
    [s31] Athènes
    [s32] Montréal
    [s33] Katmandou
    [s34] Dakar
    [s35] Stockholm
    [s36] Honolulu
   *[hq] le QG
}
the-site-before = { $from ->
    [s01] Londres
    [s02] Miami
    [s03] Le Caire
    [s04] Reykjavik
    [s05] Hong Kong
    [s06] Buenos Aires
    [s07] Paris
    [s08] Rio de Janeiro
    [s09] Istanbul
    [s10] Le Cap
    [s11] Tokyo
    [s12] San Francisco
    [s13] Berlin
    [s14] Bangkok
    [s15] Casablanca
    [s16] Sydney
    [s17] Vancouver
    [s18] Mexico
    [s19] Venise
    [s20] Las Vegas
    [s21] Bombay
    [s22] Lima
    [s23] Shanghai
    [s24] Lagos
    [s25] Vienne
    [s26] La Havane
    [s27] Moscou
    [s28] Nairobi
    [s29] New York
    [s30] Singapour
    [s31] Athènes
    [s32] Montréal
    [s33] Katmandou
    [s34] Dakar
    [s35] Stockholm
    [s36] Honolulu
   *[hq] le QG
}
from-site-before = { $from ->
    [s01] de Londres
    [s02] de Miami
    [s03] du Caire
    [s04] de Reykjavik
    [s05] de Hong Kong
    [s06] de Buenos Aires
    [s07] de Paris
    [s08] de Rio de Janeiro
    [s09] d’Istanbul
    [s10] du Cap
    [s11] de Tokyo
    [s12] de San Francisco
    [s13] de Berlin
    [s14] de Bangkok
    [s15] de Casablanca
    [s16] de Sydney
    [s17] de Vancouver
    [s18] de Mexico
    [s19] de Venise
    [s20] de Las Vegas
    [s21] de Bombay
    [s22] de Lima
    [s23] de Shanghai
    [s24] de Lagos
    [s25] de Vienne
    [s26] de La Havane
    [s27] de Moscou
    [s28] de Nairobi
    [s29] de New York
    [s30] de Singapour
    [s31] d’Athènes
    [s32] de Montréal
    [s33] de Katmandou
    [s34] de Dakar
    [s35] de Stockholm
    [s36] d’Honolulu
   *[hq] du QG
}
of-base = { $base ->
    [ro] du Cratère
    [bl] de la Fosse
    [ve] de la Serre
    [ja] de la Dune
    [vi] de l’Observatoire
   *[gr] du Glacier
}
out-of-base = { $base ->
    [ro] du Cratère
    [bl] de la Fosse
    [ve] de la Serre
    [ja] de la Dune
    [vi] de l’Observatoire
   *[gr] du Glacier
}
the-slot = { $slot ->
    [ro1] la salle 1 du Cratère
    [ro2] la salle 2 du Cratère
    [ro3] la salle 3 du Cratère
    [bl1] la salle 1 de la Fosse
    [bl2] la salle 2 de la Fosse
    [bl3] la salle 3 de la Fosse
    [ve1] la salle 1 de la Serre
    [ve2] la salle 2 de la Serre
    [ve3] la salle 3 de la Serre
    [ja1] la salle 1 de la Dune
    [ja2] la salle 2 de la Dune
    [ja3] la salle 3 de la Dune
    [vi1] la salle 1 de l’Observatoire
    [vi2] la salle 2 de l’Observatoire
    [vi3] la salle 3 de l’Observatoire
    [gr1] la salle 1 du Glacier
    [gr2] la salle 2 du Glacier
   *[gr3] la salle 3 du Glacier
}
in-slot = { $slot ->
    [ro1] dans la salle 1 du Cratère
    [ro2] dans la salle 2 du Cratère
    [ro3] dans la salle 3 du Cratère
    [bl1] dans la salle 1 de la Fosse
    [bl2] dans la salle 2 de la Fosse
    [bl3] dans la salle 3 de la Fosse
    [ve1] dans la salle 1 de la Serre
    [ve2] dans la salle 2 de la Serre
    [ve3] dans la salle 3 de la Serre
    [ja1] dans la salle 1 de la Dune
    [ja2] dans la salle 2 de la Dune
    [ja3] dans la salle 3 de la Dune
    [vi1] dans la salle 1 de l’Observatoire
    [vi2] dans la salle 2 de l’Observatoire
    [vi3] dans la salle 3 de l’Observatoire
    [gr1] dans la salle 1 du Glacier
    [gr2] dans la salle 2 du Glacier
   *[gr3] dans la salle 3 du Glacier
}
the-skill = { $skill ->
    [c] le Charme
    [f] la Force
   *[a] l’Adresse
}
plain-skill = { $skill ->
    [c] Charme
    [f] Force
   *[a] Adresse
}
own-skill = { $skill ->
    [c] son Charme
    [f] sa Force
   *[a] son Adresse
}
in-skill = { $skill ->
    [c] en Charme
    [f] en Force
   *[a] en Adresse
}
of-skill = { $skill ->
    [c] de Charme
    [f] de Force
   *[a] d’Adresse
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
    [ro-1] de Victor Halloran
    [ro-2] d’Inês Carvalho
    [bl-1] d’Edmund Ashworth
    [bl-2] de Freya Lindqvist
    [ve-1] de Marco Bellandi
    [ve-2] de Keiko Tanabe
    [ja-1] de Lucie Marchand
    [ja-2] d’Omar Tazi
    [vi-1] de Dmitri Sokolenko
    [vi-2] d’Amara Diallo
    [gr-1] de Wanda Reinholt
   *[gr-2] de Rafael Quiroga
}
the-criminal = { $criminal ->
    [ro-ce] Ignatius Vorhaus
    [ro-as] Selma Rayne
    [ro-hm] Enclume
    [bl-ce] l’amiral Corvin Haldane
    [bl-as] Thalia Reyes
    [bl-hm] Barracuda
    [ve-ce] le professeur Linus Abernathy
    [ve-as] Flora Mendès
    [ve-hm] Machette
    [ja-ce] le baron Casimir Zell
    [ja-as] Yasmine Leclerc
    [ja-hm] le Fennec
    [vi-ce] le maestro Silvio Karras
    [vi-as] Vera Lindholm
    [vi-hm] Granit
    [gr-ce] le général Anton Brask
    [gr-as] Helga Nyström
   *[gr-hm] Ours blanc
}
the-criminal-first = { $criminal ->
    [ro-ce] Ignatius Vorhaus
    [ro-as] Selma Rayne
    [ro-hm] Enclume
    [bl-ce] L’amiral Corvin Haldane
    [bl-as] Thalia Reyes
    [bl-hm] Barracuda
    [ve-ce] Le professeur Linus Abernathy
    [ve-as] Flora Mendès
    [ve-hm] Machette
    [ja-ce] Le baron Casimir Zell
    [ja-as] Yasmine Leclerc
    [ja-hm] Le Fennec
    [vi-ce] Le maestro Silvio Karras
    [vi-as] Vera Lindholm
    [vi-hm] Granit
    [gr-ce] Le général Anton Brask
    [gr-as] Helga Nyström
   *[gr-hm] Ours blanc
}
the-role = { $criminal ->
    [ro-ce] cerveau
    [ro-as] assistante
    [ro-hm] homme de main
    [bl-ce] cerveau
    [bl-as] assistante
    [bl-hm] homme de main
    [ve-ce] cerveau
    [ve-as] assistante
    [ve-hm] homme de main
    [ja-ce] cerveau
    [ja-as] assistante
    [ja-hm] homme de main
    [vi-ce] cerveau
    [vi-as] assistante
    [vi-hm] homme de main
    [gr-ce] cerveau
    [gr-as] assistante
   *[gr-hm] homme de main
}
role-there = { $criminal ->
    [ro-ce] le cerveau
    [ro-as] l’assistante
    [ro-hm] l’homme de main
    [bl-ce] le cerveau
    [bl-as] l’assistante
    [bl-hm] l’homme de main
    [ve-ce] le cerveau
    [ve-as] l’assistante
    [ve-hm] l’homme de main
    [ja-ce] le cerveau
    [ja-as] l’assistante
    [ja-hm] l’homme de main
    [vi-ce] le cerveau
    [vi-as] l’assistante
    [vi-hm] l’homme de main
    [gr-ce] le cerveau
    [gr-as] l’assistante
   *[gr-hm] l’homme de main
}
intel-about = { $card ->
    [i-ro-ce-1] le renseignement sur Ignatius Vorhaus
    [i-ro-ce-2] le renseignement sur Ignatius Vorhaus
    [i-ro-as-1] le renseignement sur Selma Rayne
    [i-ro-as-2] le renseignement sur Selma Rayne
    [i-ro-hm-1] le renseignement sur Enclume
    [i-ro-hm-2] le renseignement sur Enclume
    [i-bl-ce-1] le renseignement sur l’amiral Corvin Haldane
    [i-bl-ce-2] le renseignement sur l’amiral Corvin Haldane
    [i-bl-as-1] le renseignement sur Thalia Reyes
    [i-bl-as-2] le renseignement sur Thalia Reyes
    [i-bl-hm-1] le renseignement sur Barracuda
    [i-bl-hm-2] le renseignement sur Barracuda
    [i-ve-ce-1] le renseignement sur le professeur Linus Abernathy
    [i-ve-ce-2] le renseignement sur le professeur Linus Abernathy
    [i-ve-as-1] le renseignement sur Flora Mendès
    [i-ve-as-2] le renseignement sur Flora Mendès
    [i-ve-hm-1] le renseignement sur Machette
    [i-ve-hm-2] le renseignement sur Machette
    [i-ja-ce-1] le renseignement sur le baron Casimir Zell
    [i-ja-ce-2] le renseignement sur le baron Casimir Zell
    [i-ja-as-1] le renseignement sur Yasmine Leclerc
    [i-ja-as-2] le renseignement sur Yasmine Leclerc
    [i-ja-hm-1] le renseignement sur le Fennec
    [i-ja-hm-2] le renseignement sur le Fennec
    [i-vi-ce-1] le renseignement sur le maestro Silvio Karras
    [i-vi-ce-2] le renseignement sur le maestro Silvio Karras
    [i-vi-as-1] le renseignement sur Vera Lindholm
    [i-vi-as-2] le renseignement sur Vera Lindholm
    [i-vi-hm-1] le renseignement sur Granit
    [i-vi-hm-2] le renseignement sur Granit
    [i-gr-ce-1] le renseignement sur le général Anton Brask
    [i-gr-ce-2] le renseignement sur le général Anton Brask
    [i-gr-as-1] le renseignement sur Helga Nyström
    [i-gr-as-2] le renseignement sur Helga Nyström
    [i-gr-hm-1] le renseignement sur Ours blanc
   *[i-gr-hm-2] le renseignement sur Ours blanc
}
the-gadget = { $gadget ->
    [g-c-01] « Stylo polygraphe »
    [g-c-02] « Parfum de vérité »
    [g-c-03] « Boutonnière-micro »
    [g-c-04] « Boucle d’oreille émettrice »
    [g-c-05] « Traducteur de poche »
    [g-c-06] « Encre sympathique »
    [g-c-07] « Carte de visite hypnotique »
    [g-c-08] « Masque caméléon »
    [g-c-09] « Étui à cigarettes enregistreur »
    [g-c-10] « Bague à sérum »
    [g-c-11] « Calculette à décoder »
    [g-c-12] « Poudrier-appareil photo »
    [g-f-01] « Gants d’acier souple »
    [g-f-02] « Parapluie blindé »
    [g-f-03] « Ceinture-treuil »
    [g-f-04] « Gilet pare-balles »
    [g-f-05] « Canne plombée »
    [g-f-06] « Recycleur d’air »
    [g-f-07] « Mâchoire hydraulique »
    [g-f-08] « Corde d’acier »
    [g-f-09] « Bottes magnétiques »
    [g-f-10] « Dragées d’énergie »
    [g-f-11] « Valise-bélier »
    [g-f-12] « Poing électrique »
    [g-a-01] « Pistolet-grappin »
    [g-a-02] « Montre à faisceau »
    [g-a-03] « Skis à réaction »
    [g-a-04] « Aile pliante »
    [g-a-05] « Jumelles infrarouges »
    [g-a-06] « Semelles à ventouses »
    [g-a-07] « Stylo-fléchettes »
    [g-a-08] « Patins à turbine »
    [g-a-09] « Passe universel »
    [g-a-10] « Viseur de revers »
    [g-a-11] « Fumigène de poche »
   *[g-a-12] « Planeur dorsal »
}
a-card = { $card ->
    [i-ro-ce-1] un renseignement sur Ignatius Vorhaus (cerveau du Cratère)
    [i-ro-ce-2] un renseignement sur Ignatius Vorhaus (cerveau du Cratère)
    [i-ro-as-1] un renseignement sur Selma Rayne (assistante du Cratère)
    [i-ro-as-2] un renseignement sur Selma Rayne (assistante du Cratère)
    [i-ro-hm-1] un renseignement sur Enclume (homme de main du Cratère)
    [i-ro-hm-2] un renseignement sur Enclume (homme de main du Cratère)
    [i-bl-ce-1] un renseignement sur l’amiral Corvin Haldane (cerveau de la Fosse)
    [i-bl-ce-2] un renseignement sur l’amiral Corvin Haldane (cerveau de la Fosse)
    [i-bl-as-1] un renseignement sur Thalia Reyes (assistante de la Fosse)
    [i-bl-as-2] un renseignement sur Thalia Reyes (assistante de la Fosse)
    [i-bl-hm-1] un renseignement sur Barracuda (homme de main de la Fosse)
    [i-bl-hm-2] un renseignement sur Barracuda (homme de main de la Fosse)
    [i-ve-ce-1] un renseignement sur le professeur Linus Abernathy (cerveau de la Serre)
    [i-ve-ce-2] un renseignement sur le professeur Linus Abernathy (cerveau de la Serre)
    [i-ve-as-1] un renseignement sur Flora Mendès (assistante de la Serre)
    [i-ve-as-2] un renseignement sur Flora Mendès (assistante de la Serre)
    [i-ve-hm-1] un renseignement sur Machette (homme de main de la Serre)
    [i-ve-hm-2] un renseignement sur Machette (homme de main de la Serre)
    [i-ja-ce-1] un renseignement sur le baron Casimir Zell (cerveau de la Dune)
    [i-ja-ce-2] un renseignement sur le baron Casimir Zell (cerveau de la Dune)
    [i-ja-as-1] un renseignement sur Yasmine Leclerc (assistante de la Dune)
    [i-ja-as-2] un renseignement sur Yasmine Leclerc (assistante de la Dune)
    [i-ja-hm-1] un renseignement sur le Fennec (homme de main de la Dune)
    [i-ja-hm-2] un renseignement sur le Fennec (homme de main de la Dune)
    [i-vi-ce-1] un renseignement sur le maestro Silvio Karras (cerveau de l’Observatoire)
    [i-vi-ce-2] un renseignement sur le maestro Silvio Karras (cerveau de l’Observatoire)
    [i-vi-as-1] un renseignement sur Vera Lindholm (assistante de l’Observatoire)
    [i-vi-as-2] un renseignement sur Vera Lindholm (assistante de l’Observatoire)
    [i-vi-hm-1] un renseignement sur Granit (homme de main de l’Observatoire)
    [i-vi-hm-2] un renseignement sur Granit (homme de main de l’Observatoire)
    [i-gr-ce-1] un renseignement sur le général Anton Brask (cerveau du Glacier)
    [i-gr-ce-2] un renseignement sur le général Anton Brask (cerveau du Glacier)
    [i-gr-as-1] un renseignement sur Helga Nyström (assistante du Glacier)
    [i-gr-as-2] un renseignement sur Helga Nyström (assistante du Glacier)
    [i-gr-hm-1] un renseignement sur Ours blanc (homme de main du Glacier)
    [i-gr-hm-2] un renseignement sur Ours blanc (homme de main du Glacier)
    [g-c-01] un gadget de Charme, « Stylo polygraphe »
    [g-c-02] un gadget de Charme, « Parfum de vérité »
    [g-c-03] un gadget de Charme, « Boutonnière-micro »
    [g-c-04] un gadget de Charme, « Boucle d’oreille émettrice »
    [g-c-05] un gadget de Charme, « Traducteur de poche »
    [g-c-06] un gadget de Charme, « Encre sympathique »
    [g-c-07] un gadget de Charme, « Carte de visite hypnotique »
    [g-c-08] un gadget de Charme, « Masque caméléon »
    [g-c-09] un gadget de Charme, « Étui à cigarettes enregistreur »
    [g-c-10] un gadget de Charme, « Bague à sérum »
    [g-c-11] un gadget de Charme, « Calculette à décoder »
    [g-c-12] un gadget de Charme, « Poudrier-appareil photo »
    [g-f-01] un gadget de Force, « Gants d’acier souple »
    [g-f-02] un gadget de Force, « Parapluie blindé »
    [g-f-03] un gadget de Force, « Ceinture-treuil »
    [g-f-04] un gadget de Force, « Gilet pare-balles »
    [g-f-05] un gadget de Force, « Canne plombée »
    [g-f-06] un gadget de Force, « Recycleur d’air »
    [g-f-07] un gadget de Force, « Mâchoire hydraulique »
    [g-f-08] un gadget de Force, « Corde d’acier »
    [g-f-09] un gadget de Force, « Bottes magnétiques »
    [g-f-10] un gadget de Force, « Dragées d’énergie »
    [g-f-11] un gadget de Force, « Valise-bélier »
    [g-f-12] un gadget de Force, « Poing électrique »
    [g-a-01] un gadget d’Adresse, « Pistolet-grappin »
    [g-a-02] un gadget d’Adresse, « Montre à faisceau »
    [g-a-03] un gadget d’Adresse, « Skis à réaction »
    [g-a-04] un gadget d’Adresse, « Aile pliante »
    [g-a-05] un gadget d’Adresse, « Jumelles infrarouges »
    [g-a-06] un gadget d’Adresse, « Semelles à ventouses »
    [g-a-07] un gadget d’Adresse, « Stylo-fléchettes »
    [g-a-08] un gadget d’Adresse, « Patins à turbine »
    [g-a-09] un gadget d’Adresse, « Passe universel »
    [g-a-10] un gadget d’Adresse, « Viseur de revers »
    [g-a-11] un gadget d’Adresse, « Fumigène de poche »
   *[g-a-12] un gadget d’Adresse, « Planeur dorsal »
}

## Décisions

kind-choose_passport = Passeport
prompt-choose_passport = Choisissez votre agent.
waiting-choose_passport = On attend { $names } pour choisir un agent.
coach-choose_passport = Chaque agent commence avec onze points dans trois compétences. Un bon Charme bat les assistantes, une bonne Force les hommes de main, une bonne Adresse les cerveaux. Un niveau de 5 gagne des cartes dès le premier tour. Votre couleur met aussi en jeu sa base, ses sites et ses renseignements.

kind-place_agent = Premier site
prompt-place_agent = Placez votre agent sur un site, ou laissez-le au QG.
waiting-place_agent = On attend { $names } pour placer un agent.
coach-place_agent = Rien ne se passe encore, et à votre tour vous pourrez aller n’importe où. Au QG, personne ne peut vous rencontrer ; sur un site, on peut venir vous dépouiller dès que vous avez des cartes.

kind-choose_operation = Opération
prompt-choose_operation = Enquêtez sur un site, ou agissez dans une base dont vous avez un renseignement.
waiting-choose_operation = On attend { $names } pour choisir une opération.
coach-choose_operation = Allez là où l’on demande votre meilleure compétence : dé plus niveau doivent dépasser 8 pour gagner la carte. Si le dé dépasse votre niveau, vous pouvez progresser à la place : une compétence faible grandit vite. Les six barres d’un site disent ce que rapporte chaque face du dé : haute et orange, la carte ; basse, un point. Avec un renseignement d’une base, vous pouvez y faire un repérage discret ou combattre : dé plus niveau doivent dépasser 10, et chaque renseignement sur ce criminel précis ajoute 2.

kind-action_gadget = Un gadget pour l’action
prompt-action_gadget = Votre total ne suffit pas pour la carte. Jouez un gadget, ou continuez sans.
waiting-action_gadget = On attend { $names } : le total ne suffit pas.
coach-action_gadget = Un gadget de la compétence testée ajoute 2, puis il est perdu. Jouez-le s’il vous mène au-dessus de 8 et que la carte vous manque vraiment ; sinon, gardez-le pour un criminel. On vous le demande même si rien ne convient, pour que les autres n’en apprennent rien.

kind-choose_reward = Récompense
prompt-choose_reward = Réussi ! Choisissez votre récompense.
waiting-choose_reward = On attend { $names } pour choisir une récompense.
coach-choose_reward = Sans renseignement, aucune base ne s’ouvre : prenez d’abord des cartes. Plus tard, un point de compétence sert dans tous les combats et départage les égalités à la fin. C’est l’un ou l’autre, jamais les deux.

kind-face_rival = Confrontation
prompt-face_rival = Vous avez l’initiative : attaquez votre rival dans une compétence, ou tenez-vous tranquille.
waiting-face_rival = On attend { $names }, qui a l’initiative.
coach-face_rival = Attaquez dans la compétence où vous avez le plus d’avance. Le vainqueur vole jusqu’à trois cartes, le vaincu perd un point dans cette compétence. Avec un dossier bien rempli et rien à gagner, la paix a du bon.

kind-duel_gadget = Un gadget pour le duel
prompt-duel_gadget = Vous ne menez pas. Jouez un gadget de cette compétence, ou restez-en là.
waiting-duel_gadget = On attend { $names } dans le duel.
coach-duel_gadget = Deux points de plus peuvent changer une défaite en égalité ou en victoire. S’ils ne changent rien au résultat, économisez votre gadget.

kind-fight_bonus = Soutien au combat
prompt-fight_bonus = Vous ne dépassez pas 10. Jouez un renseignement sur ce criminel ou un gadget, ou restez-en là.
waiting-fight_bonus = On attend { $names } dans le combat.
coach-fight_bonus = Un renseignement sur ce criminel précis ajoute 2 et reste à vous : jouez-le d’abord. Un gadget de cette compétence ajoute 2 et il est perdu : dépensez-le s’il vous mène au-dessus de 10, ou à 10 tout juste pour sauver votre niveau.

kind-continue_fight = Criminel suivant
prompt-continue_fight = Neutralisé ! Affrontez un autre criminel de cette base, ou arrêtez-vous.
waiting-continue_fight = On attend { $names } pour continuer ou s’arrêter.
coach-continue_fight = Votre trophée est acquis. Continuer ne coûte pas de tour, mais un combat perdu fait baisser votre compétence d’un point : continuez si vous savez qui est là et si vous en avez les moyens.

## Coups

move-investigate = Enquêter { at-site }
move-scout = Repérer { the-slot }, en montrant { intel-about }
move-neutralise = Neutraliser { in-slot }, en montrant { intel-about }
move-attack = Attaquer { in-skill }
move-no-attack = Ne pas attaquer
move-gadget = Jouer { the-gadget }
move-reward-card = Prendre la carte
move-reward-raise = Monter { the-skill } à { $level }
move-reward-none = Ne rien prendre
move-intel = Utiliser { intel-about }
move-continue = Continuer { in-slot }
move-stop = S’arrêter là
move-passport = { the-agent }
move-place = { $site ->
    [hq] Rester au QG
   *[other] Commencer { at-site }
}
pass-action_gadget = Pas de gadget
pass-duel_gadget = Pas de gadget
move-done = Plus de carte

## Où en est la partie

status-passport = Mise en place : les agents
status-placement = Mise en place : les premiers sites
status-operation = Manche { $round } : une opération
status-action-window = Manche { $round } : une action
status-reward = Manche { $round } : une récompense
status-confrontation = Manche { $round } : une confrontation
status-duel-window = Manche { $round } : un duel
status-fight-window = Manche { $round } : un combat
status-chain = Manche { $round } : au cœur d’une base
status-over = Partie terminée en { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}

## Résultat

result-trophies = Trophées
result-levels = Points de compétence
# $seat : le nom de qui gagne
outcome-won = { $seat } gagne avec { $score ->
    [one] { $score } trophée
   *[other] { $score } trophées
} et reçoit le permis de tuer !
outcome-levels = Égalité à { $score ->
    [one] { $score } trophée
   *[other] { $score } trophées
} : les points de compétence tranchent, { $seat } reçoit le permis de tuer !
# $names : les noms de tous ceux qui gagnent
outcome-shared = { $names } partagent la victoire avec { $score ->
    [one] { $score } trophée
   *[other] { $score } trophées
} : un permis de tuer pour chacun !
outcome-JB-95 = Tous les criminels sont neutralisés.
outcome-JB-101 = Trop de manches se sont écoulées sans qu’un criminel soit neutralisé.
outcome-JB-102 = La dernière manche a été jouée.

## Ce qui s’est passé

event-passport-chosen = { $seat } prend le passeport { of-agent }.
event-passport-dealt = { $seat } reçoit le passeport { of-agent }.
event-agent-placed = { $seat } commence { at-site }.
event-agent-at-hq = { $seat } commence au QG.
event-cards-laid = { $cards } cartes sont posées sur { $sites } sites, et { $criminals } criminels se cachent dans leurs bases.
event-start-rolled = { $seat } lance { $black } et { $white } : { $total }.
event-first-player = { $seat } commence la partie.
event-round-begun = Manche { $round } : { $seat } ouvre la marche.
event-agent-moved = { $from ->
    [hq] { $seat } quitte le QG et se rend { at-site }.
   *[other] { $seat } voyage { from-site-before } { at-site }.
}
event-agent-stayed = { $seat } reste { at-site }.
event-action-rolled = { $seat } met à l’épreuve { own-skill } { at-site } : dé { $die } + niveau { $level } = { $total }.
event-training-rolled = { $seat } exerce { own-skill } { at-site } : dé { $die } contre niveau { $level }.
event-gadget-played = { $seat } joue un gadget { of-skill }, { the-gadget } : total { $total }.
event-gadget-declined = { $seat } ne joue pas de gadget.
event-action-succeeded = { $seat } réussit { in-skill }.
event-action-tied = Coup nul pour { $seat } { in-skill }.
event-action-failed = { $seat } échoue et devra quitter { the-site }.
event-card-taken = { $seat } prend la carte { at-site }.
event-card-taken-own = { $seat } prend la carte { at-site } : { a-card }.
event-card-uncovered = La carte suivante { at-site } demande { the-skill }.
event-site-emptied = Plus de carte { at-site } : on peut désormais y exercer { the-skill }.
event-skill-raised = { $seat } passe au niveau { $level } { in-skill }.
event-reward-declined = { $seat } ne prend pas de récompense.
event-agents-met = { $seat } a l’initiative face à { $target } { at-site }.
event-attack-declined = { $seat } n’attaque pas { $target }.
event-duel-rolled = { $seat } attaque { $target } { in-skill } : dé { $black } + niveau { $level } = { $total } contre dé { $white } + niveau { $target_level } = { $target_total }.
event-duel-won = { $seat } gagne le duel contre { $target } { in-skill }, { $total } à { $target_total }.
event-duel-tied = { $seat } et { $target } sont à égalité, { $total } partout : personne ne gagne le duel.
event-special-rolled = { $seat } lance le dé spécial : { $number ->
    [0] aucune carte à prendre à { $target }.
    [one] { $number } carte à prendre à { $target }.
   *[other] { $number } cartes à prendre à { $target }.
}
event-cards-stolen = { $seat } vole { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à { $target }.
event-card-stolen-own = { $seat } a pris à { $target } : { a-card }.
event-nothing-stolen = { $seat } ne vole rien à { $target }.
event-skill-lost = { $seat } descend au niveau { $level } { in-skill }.
event-skill-at-bottom = { $seat } reste au plus bas { in-skill }.
event-intel-shown = { $seat } montre un renseignement sur { the-criminal }, { the-role } { of-base }.
event-slot-scouted = { $seat } fait un repérage { in-slot }.
event-slot-scouted-own = { $seat } fait un repérage { in-slot } : { the-criminal }, { role-there }.
event-criminal-revealed = { $seat } fait irruption { in-slot } et tombe sur { the-criminal }, { role-there }.
event-criminal-challenged = { $seat } défie { the-criminal }, { role-there }, { in-slot }.
event-fight-rolled = { $seat } combat { the-criminal } { in-skill } : dé { $die } + niveau { $level } = { $total }.
event-intel-played = { $seat } utilise un renseignement sur { the-criminal } : total { $total }.
event-bonus-done = { $seat } n’ajoute plus de carte.
event-criminal-neutralised = { $seat } neutralise { the-criminal }, { the-role } { of-base } : { $trophies ->
    [one] son premier trophée.
   *[other] déjà { $trophies } trophées.
}
event-fight-drawn = { the-criminal-first } tient tête à { $seat } : 10 tout juste.
event-fight-lost = { the-criminal-first } prend le dessus sur { $seat }.
event-fights-stopped = { $seat } se retire { out-of-base }.
event-all-neutralised = Le dernier criminel est tombé : mission accomplie.
event-stale-end = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} sans criminel neutralisé : le quartier général rappelle tout le monde.
event-round-limit-reached = La manche { $round } était la dernière.
event-licence-awarded = { $seat } reçoit le permis de tuer, avec { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
} et { $levels } points de compétence.

## Premiers pas : les pages de l’introduction

lesson-1 = Vous êtes agent secret, et tous les autres à la table aussi. Des gens dangereux se cachent dans des bases secrètes : neutralisez-en plus que vos rivaux, et le permis de tuer est à vous.
    .title = Votre mission
lesson-2 = Votre passeport indique trois compétences, de 1 à 6 : Charme, Force et Adresse. Presque tout se règle par un dé ajouté à l’une d’elles.
    .title = Votre agent
lesson-3 = À votre tour, vous faites une seule chose : enquêter sur un site de la carte du monde, ou intervenir dans une base secrète. Au début, vous ne pouvez qu’enquêter : sans renseignement, aucune base ne s’ouvre.
    .title = Une opération par tour
lesson-4 = Envolez-vous vers n’importe quel site. La carte du dessus indique la compétence testée : lancez le dé noir et ajoutez votre niveau. Plus de 8, et la carte est à votre portée. Si le dé seul dépasse votre niveau, vous pouvez gagner un point de cette compétence à la place.
    .title = Enquêter
lesson-5 = Au dos des cartes se trouve un renseignement sur un criminel, ou un gadget. Un renseignement ouvre la base de sa couleur et vous reste. Un gadget ajoute 2 à un seul jet de sa compétence, une fois les dés lancés, puis il est perdu.
    .title = Renseignements et gadgets
lesson-6 = En cas d’échec, il faudra quitter ce site. Et si un autre agent s’y trouve, c’est la confrontation : l’initiative est à vous si votre action a réussi, à votre rival sinon. Le vainqueur d’un duel vole jusqu’à trois cartes, le vaincu perd un point.
    .title = Les rivaux
lesson-7 = Chaque base abrite un cerveau, une assistante et un homme de main, face cachée, chacun dans sa salle. Montrez un renseignement de la couleur de la base et faites un repérage : vous seul voyez qui occupe l’une des salles.
    .title = Le repérage
lesson-8 = Ou bien retournez-en un et combattez : Adresse contre le cerveau, Charme contre l’assistante, Force contre l’homme de main. Dé plus niveau doivent dépasser 10. Un gadget ajoute 2, chaque renseignement sur ce criminel précis encore 2. Au-dessous de 10, vous perdez un point.
    .title = Neutraliser
lesson-9 = Dès que le dernier criminel tombe, la partie est finie. Le plus de trophées gagne ; à égalité, la plus grande somme de compétences.
    .title = La fin
lesson-10 = Commencez là où l’on demande votre meilleure compétence et réunissez des cartes. Deux renseignements sur le même criminel valent quatre niveaux contre lui, et un repérage dit où frapper. Gare aux voisins : qui transporte beaucoup mérite une visite. Bonne chance, agent !
    .title = Pour bien commencer

## Les règles, avec nos mots

rule-JB-1 = On joue de 2 à 6. Chacun dirige un agent secret, et chacun joue pour soi.
    .title = Joueurs
rule-JB-2 = Un agent a trois compétences : Charme, Force et Adresse.
    .title = Trois compétences
rule-JB-3 = Un niveau va de 1 à 6. Perdre un point au niveau 1 ne change rien, et aucun niveau ne dépasse 6.
    .title = Niveaux
rule-JB-4 = Le rôle d’un criminel décide de la compétence du combat : Adresse contre le cerveau, Force contre l’homme de main, Charme contre l’assistante. Tous résistent à hauteur de 10.
    .title = Comment combattre un criminel
rule-JB-5 = Vos renseignements et vos gadgets forment votre dossier. Tout le monde voit combien de cartes il contient, vous seul savez lesquelles. Il peut grossir sans limite.
    .title = Le dossier
    .why = Cette carte n’est pas dans votre dossier.
rule-JB-6 = Les criminels que vous avez neutralisés restent visibles devant vous. Ils ne font pas partie du dossier et personne ne peut vous les prendre.
    .title = Trophées
rule-JB-7 = Le dé noir sert aux actions, contre les criminels et à l’attaquant d’un duel ; le blanc, au défenseur. Les deux ensemble désignent qui commence.
    .title = Les dés
rule-JB-8 = Un renseignement n’est jamais défaussé. Chacun de ceux en jeu se trouve toujours sur un site ou dans un dossier.
    .title = Rien ne se perd
rule-JB-9 = Un gadget ajoute 2 à un jet de sa propre compétence. Il est aussitôt défaussé aux yeux de tous et ne revient plus.
    .title = Gadgets
    .why = Ce gadget relève d’une autre compétence.
rule-JB-10 = Un gadget se joue une fois les dés lancés, et seulement par qui participe à ce jet.
    .title = Après le jet
    .why = Un gadget ne se joue qu’une fois les dés sur la table.
rule-JB-11 = Pas plus d’un gadget par jet. Dans un duel, cette limite vaut pour chacun des deux.
    .title = Un gadget à la fois
    .why = Un gadget a déjà été joué sur ce lancer.
rule-JB-12 = Un gadget ne se joue que si votre total est trop faible : 8 ou moins pour la carte d’un site, 10 ou moins contre un criminel, pas plus que l’adversaire dans un duel. Qu’il soit utile ou non, c’est votre affaire.
    .title = Seulement si cela manque
    .why = Un gadget ne se joue que si le total ne suffit pas.
rule-JB-13 = Gadgets et renseignements augmentent le total, jamais le dé. Ils n’aident donc pas à se surpasser.
    .title = Le dé reste le dé
rule-JB-14 = Les cartes ne s’échangent pas, ne se donnent pas, ne se prêtent pas, et un dossier ne se montre que si une règle le demande. On parle librement, sans engagement.
    .title = Pas d’échanges
rule-JB-15 = Les passeports se choisissent dans l’ordre des places. Un passeport a une couleur et un agent de chaque côté : une fois pris, les deux le sont.
    .title = Passeports
    .why = Choisissez parmi les passeports que personne n’a pris.
rule-JB-16 = Vos compétences commencent aux niveaux indiqués du côté de votre agent.
    .title = Premiers niveaux
rule-JB-17 = Placez votre agent sur un site où se trouvent moins de deux agents, ou laissez-le au QG. Rien ne s’y passe encore.
    .title = Où commencent les agents
    .why = Placez d’abord votre agent sur un site, ou laissez-le au QG.
rule-JB-18 = Seuls servent les renseignements aux couleurs des agents. De chaque compétence, on tire au sort deux gadgets par joueur ; les autres restent dans la boîte sans être vus.
    .title = Cartes en jeu
rule-JB-19 = Ces cartes sont mélangées ensemble, puis posées deux par deux, côté action visible, sur les six sites de chaque couleur en jeu. Ensuite, la couleur d’un site n’a plus d’importance.
    .title = Cartes sur les sites
rule-JB-20 = Dans chaque base d’une couleur en jeu, les trois criminels sont mélangés et posés face cachée, un par salle.
    .title = Les criminels dans leurs bases
rule-JB-21 = Chacun lance les deux dés, et le total le plus élevé commence ; en cas d’égalité, on relance. On joue ensuite dans le sens des aiguilles d’une montre.
    .title = Qui commence
rule-JB-22 = À votre tour, vous faites une seule opération : enquêter sur un site, faire un repérage dans une base ou y neutraliser un criminel. On ne passe pas.
    .title = Une opération par tour
    .why = Votre tour est une opération : enquêter, repérer ou neutraliser.
rule-JB-23 = Une enquête est toujours possible : les autres agents ne peuvent pas occuper le monde entier.
    .title = Jamais bloqué
rule-JB-24 = Repérage et neutralisation ont leurs conditions : un renseignement de cette base (JB-75), et quelqu’un à y trouver (JB-76).
    .title = Conditions d’une intervention
rule-JB-25 = Le tour s’achève quand l’opération et toutes ses suites sont réglées. Le joueur suivant prend la main, dans le sens des aiguilles d’une montre.
    .title = Fin d’un tour
rule-JB-26 = Pour enquêter, placez votre agent sur n’importe quel site accessible, si loin qu’il soit.
    .title = Voyager
rule-JB-27 = Vous pouvez rester sur place et y enquêter de nouveau, comme si vous arriviez, sauf si vous devez partir.
    .title = Rester
rule-JB-28 = Un site accueille deux agents. Là où deux autres se trouvent déjà, vous ne pouvez pas aller.
    .title = Deux agents par site
    .why = Deux agents s’y trouvent déjà.
rule-JB-29 = On peut aussi se rendre sur un site sans carte, qu’il ait été vidé ou qu’il n’en ait jamais eu.
    .title = Sites vides
rule-JB-30 = Le QG n’est qu’un point de départ. Personne n’y revient, et un agent au QG ne peut pas être rencontré.
    .title = Le QG
    .why = Personne ne retourne au QG.
rule-JB-31 = En arrivant, l’agent doit d’abord accomplir l’action du site, puis faire face à tout autre agent présent.
    .title = L’action, puis le rival
rule-JB-32 = La carte du dessus indique la compétence mise à l’épreuve. Sans carte, c’est celle qui est imprimée sur le plateau.
    .title = La compétence testée
rule-JB-33 = Seule la carte du dessus compte. Celle du dessous reste cachée tant que la première n’est pas prise.
    .title = La carte du dessous
rule-JB-34 = Lancez le dé noir et ajoutez votre niveau dans la compétence testée.
    .title = Le jet d’action
rule-JB-35 = S’il y a une carte sur le site et que votre total est de 8 ou moins, vous pouvez jouer un gadget de cette compétence.
    .title = Un gadget pour l’action
    .why = Vous pouvez jouer un gadget de la compétence testée, ou continuer sans.
rule-JB-36 = C’est permis même si le dé a déjà dépassé votre niveau, pour mettre aussi la carte à votre portée.
    .title = Un gadget pour la carte
rule-JB-37 = Un total supérieur à 8 met la carte du site à votre portée.
    .title = Gagner la carte
    .why = Votre total n’atteint pas la carte : il faut plus de 8.
rule-JB-38 = Si le dé dépasse votre niveau, votre agent s’est surpassé.
    .title = Se surpasser
    .why = Votre agent ne s’est pas surpassé dans cette compétence.
rule-JB-39 = L’action réussit si la carte est à votre portée ou si l’agent s’est surpassé.
    .title = Réussite
rule-JB-40 = Sur un site avec carte, l’action échoue si le total est inférieur à 8 et le dé inférieur à votre niveau.
    .title = Échec
rule-JB-41 = Sur un site sans carte, seul le dé compte : au-dessus de votre niveau, c’est réussi ; au-dessous, c’est un échec. Aucun gadget ne s’y joue.
    .title = Sans carte
    .why = Il n’y a pas de carte sur ce site : seul le dé compte.
rule-JB-42 = Entre les deux, un total de 8 tout juste ou un dé égal à votre niveau, rien ne se passe : ni gain, ni perte.
    .title = Coup nul
rule-JB-43 = Une réussite vaut une récompense : la carte, si votre total l’a gagnée, ou un point de plus dans la compétence, si vous vous êtes surpassé.
    .title = La récompense
    .why = Prenez votre récompense.
rule-JB-44 = Si les deux vous sont ouvertes, choisissez-en une. On n’a jamais les deux.
    .title = L’une ou l’autre
rule-JB-45 = Vous pouvez refuser la récompense. L’action reste une réussite.
    .title = Refuser
rule-JB-46 = La carte prise rejoint votre dossier, vue de vous seul. Celle du dessous, s’il y en a une, devient la carte visible.
    .title = Prendre la carte
rule-JB-47 = Progresser, c’est gagner exactement un point dans la compétence testée.
    .title = Progresser
rule-JB-48 = Ce que vous venez de gagner compte aussitôt, même dans un duel du même tour.
    .title = Sans attendre
rule-JB-49 = Si la table le veut ainsi, un coup nul est aussi un échec.
    .title = Coups nuls et échecs
rule-JB-50 = Un échec ne rapporte rien, et votre agent devra quitter le site. Un coup nul n’y oblige pas.
    .title = Devoir partir
rule-JB-51 = Un gadget joué est perdu, quel que soit le résultat.
    .title = Gadgets dépensés
rule-JB-52 = Seule une action manquée oblige à partir. Perdre un duel ou un combat n’y oblige pas.
    .title = Aucune autre raison de partir
rule-JB-53 = Tant que vous devez partir, vous ne pouvez pas enquêter sur le site où vous êtes.
    .title = Pas deux fois ici
    .why = Vous devez partir : enquêtez sur un autre site.
rule-JB-54 = Changer de site règle l’affaire. Un nouvel échec la relance là-bas.
    .title = Aller voir ailleurs
rule-JB-55 = Une fois passé par un autre site, vous pouvez revenir.
    .title = Revenir
rule-JB-56 = Vous pouvez faire un repérage ou neutraliser alors que vous devez partir. La figurine ne bouge pas, et l’obligation demeure.
    .title = Les interventions restent ouvertes
rule-JB-57 = Si la table le veut ainsi, un agent qui doit partir ne peut rien faire d’autre qu’enquêter ailleurs.
    .title = Partir d’abord
    .why = Un agent qui doit partir ne peut qu’enquêter ailleurs.
rule-JB-58 = Après l’action, il y a confrontation si un autre agent se trouve sur le site, et seulement dans ce cas.
    .title = Confrontation
rule-JB-59 = Si votre action a réussi, l’initiative est à vous. Après un échec ou un coup nul, elle est à votre rival.
    .title = L’initiative
rule-JB-60 = Qui a l’initiative décide d’attaquer ou non, et nomme la compétence du duel.
    .title = Attaquer
    .why = Décidez d’attaquer ou non, et dans quelle compétence.
rule-JB-61 = Sans attaque, rien ne se passe et le tour s’achève.
    .title = Se tenir tranquille
rule-JB-62 = L’attaquant lance le dé noir, le défenseur le blanc. Chacun ajoute son propre niveau dans la compétence nommée.
    .title = Le duel
rule-JB-63 = Tant que votre total n’est pas le plus élevé, vous pouvez jouer un gadget de la compétence nommée, un seul par duel.
    .title = Gadgets en duel
    .why = Vous pouvez jouer un gadget de la compétence annoncée, ou en rester là.
rule-JB-64 = On interroge qui est mené ; à égalité, l’attaquant d’abord, le défenseur ensuite. Passer vaut jusqu’à ce qu’un total change. Quand plus personne ne veut jouer, le duel est tranché.
    .title = Qui est interrogé
rule-JB-65 = Le total le plus élevé l’emporte, celui de l’attaquant comme celui du défenseur.
    .title = Gagner un duel
rule-JB-66 = À totaux égaux, ni vainqueur ni vaincu. Le tour s’achève, et les gadgets joués sont perdus.
    .title = Duel à égalité
rule-JB-67 = Le vainqueur lance le dé spécial, de 0 à 3, et prend autant de cartes dans le dossier du vaincu, ou toutes s’il y en a moins.
    .title = Voler des cartes
rule-JB-68 = Le hasard désigne les cartes volées. Personne ne choisit.
    .title = À l’aveugle
rule-JB-69 = Seuls les deux duellistes savent quelles cartes ont changé de main. Les autres voient combien.
    .title = Entre deux agents
rule-JB-70 = Le vaincu perd en plus un point dans la compétence nommée, même s’il n’y avait rien à voler.
    .title = Le niveau du vaincu
rule-JB-71 = Les niveaux du vainqueur ne changent pas : un duel n’est pas l’occasion de se surpasser.
    .title = Les niveaux du vainqueur
rule-JB-72 = Un duel ne déplace personne, et un tour n’en compte jamais plus d’un.
    .title = Un duel par tour
rule-JB-73 = Qui reste et enquête sur place doit faire face, lui aussi, à l’autre agent.
    .title = Rester près d’un rival
rule-JB-74 = Une intervention ne mène jamais à une confrontation, quel que soit l’agent qui partage votre site.
    .title = Les bases sont hors d’atteinte
rule-JB-75 = Pour entrer dans une base, il faut un renseignement de sa couleur. Peu importe lequel de ses criminels il nomme, même s’il est déjà tombé.
    .title = Le chemin d’une base
    .why = Vous n’avez aucun renseignement de la couleur de cette base.
rule-JB-76 = La base doit être en jeu et abriter encore un criminel ; pour un repérage, il en faut un face cachée.
    .title = Il faut quelqu’un à trouver
    .why = Il n’y a plus personne dans cette pièce.
    .why-open = Plus personne n’est face cachée dans cette base.
rule-JB-77 = Montrez à tous un renseignement de cette couleur, celui que vous voulez, puis remettez-le parmi vos autres cartes.
    .title = Montrer un renseignement
    .why = Le renseignement montré doit être dans votre dossier.
rule-JB-78 = Votre figurine reste où elle est, où que ce soit.
    .title = Sans bouger
rule-JB-79 = Une intervention ne concerne qu’une base.
    .title = Une seule base
    .why = Une intervention a lieu dans une seule base.
rule-JB-80 = Repérage : choisissez un criminel face cachée de la base, regardez-le seul et laissez-le dans sa salle.
    .title = Repérage
    .why = Ce criminel est déjà dévoilé : on repère un criminel face cachée.
rule-JB-81 = Tout le monde voit où vous avez regardé. Qui s’y cache, vous seul le savez.
    .title = Un secret à vous
rule-JB-82 = Un repérage se fait sans dé et prend tout le tour. On peut regarder deux fois dans la même salle.
    .title = Un tour discret
rule-JB-83 = Ce que vous avez vu vous reste acquis. La table le marque pour vous seul, sauf si elle est réglée pour ne le montrer qu’une fois.
    .title = Se souvenir
rule-JB-84 = Neutralisation : choisissez un criminel de la base, caché ou visible. S’il est caché, il est retourné et le reste.
    .title = Choisir un criminel
rule-JB-85 = Le criminel découvert doit être combattu, qu’il vous convienne ou non.
    .title = Pas de retour
rule-JB-86 = Lancez le dé noir et ajoutez votre niveau dans la compétence de ce criminel.
    .title = Le combat
rule-JB-87 = Avec un total de 10 ou moins, vous pouvez jouer un gadget de cette compétence, qui est dépensé, et des renseignements sur ce criminel précis, que vous montrez et gardez. Chacun ajoute 2.
    .title = De l’aide au combat
    .why = Seuls comptent les renseignements sur ce criminel.
rule-JB-88 = Chaque renseignement compte une fois par combat, y compris celui qui a ouvert la base. Deux renseignements et un gadget font 6, jamais plus.
    .title = Six de plus au mieux
    .why = Cette carte a déjà compté dans ce combat.
rule-JB-89 = On ne demande plus de cartes quand le total dépasse 10, quand un gadget et les deux renseignements sont joués, ou quand vous dites en rester là.
    .title = Assez d’aide
    .why = Renforcez votre total, ou restez-en là.
rule-JB-90 = Au-dessus de 10, le criminel est neutralisé : la carte est votre trophée, et sa salle reste vide.
    .title = Neutralisé
rule-JB-91 = À 10 tout juste, rien ne change. Le criminel reste visible et votre tour s’achève.
    .title = Dix tout juste
rule-JB-92 = Au-dessous de 10, le criminel reste visible et vous perdez un point dans la compétence utilisée. Votre tour s’achève.
    .title = Un combat perdu
rule-JB-93 = Après une victoire, vous pouvez affronter un autre criminel de la même base, et ainsi de suite tant que vous gagnez, sans rien montrer de nouveau. La table peut aussi n’admettre qu’un combat par tour.
    .title = L’un après l’autre
    .why = Affrontez un autre criminel de cette base, ou arrêtez.
rule-JB-94 = Un combat contre un criminel ne fait jamais progresser une compétence.
    .title = Rien à surpasser
rule-JB-95 = La partie s’arrête dès que le dernier criminel en jeu est neutralisé, même au milieu d’une manche.
    .title = La fin
    .why = La partie est finie.
rule-JB-96 = Le plus grand nombre de trophées gagne.
    .title = Gagner
rule-JB-97 = À trophées égaux, la plus grande somme des trois niveaux l’emporte.
    .title = Départager
rule-JB-98 = Ceux qui restent à égalité partagent la victoire. Chacun reçoit un permis de tuer.
    .title = Victoire partagée
rule-JB-99 = Les autres rangs se décident de même. Les ex æquo partagent un rang et occupent les suivants : 1, 1, 3.
    .title = Les autres rangs
rule-JB-100 = Chaque trophée compte pour un, quel que soit le criminel.
    .title = Tous les trophées se valent
rule-JB-101 = Si autant de manches de suite que la table l’a fixé, 40 d’ordinaire, passent sans qu’un criminel soit neutralisé, la partie s’arrête avec la dernière. Chaque neutralisation remet le compte à zéro ; la manche où elle a lieu ne compte pas.
    .title = Quand plus rien ne bouge
rule-JB-102 = La table peut fixer une dernière manche. La partie s’arrête alors avec elle ; si les deux limites tombent ensemble, c’est l’enlisement qui est donné pour raison.
    .title = Une dernière manche
rule-JB-103 = Sans renseignement, on continue à jouer, même quand il ne reste plus de carte sur les sites : on s’entraîne, et on prend aux autres par des duels.
    .title = Les mains vides
rule-JB-104 = Si quelqu’un s’en va, un robot prend la suite : agent, niveaux et dossier restent en jeu.
    .title = Une place abandonnée
rule-JB-105 = Qu’on vous demande ou non des cartes de soutien dépend de ce que tous voient : votre total est trop faible, votre dossier n’est pas vide, et vous n’avez pas épuisé l’aide permise pour ce jet. On vous le demande même si rien ne convient, afin que la question ne trahisse rien.
    .title = La question ne trahit rien

## Scene

name-seat = Agent { $number }
name-room = { $base }, salle { $number }
name-scout = { $base } : repérer
    .note = Choisissez d’abord une salle où quelqu’un est face cachée, puis cet œil.
name-neutralise = { $base } : affronter
    .note = Choisissez d’abord une salle occupée, puis cet éclat.
name-sealed = Base hors jeu
name-papers = Votre passeport
name-shown = Cartes connues des autres
name-table = Passeports au choix
name-action = { $story } ({ $card }). { $cards ->
    [one] Une carte ici
   *[other] { $cards } cartes ici, celle-ci dessus
}
name-agent-piece = { $seat } : { $agent }
name-agent-leaving = { $seat } : { $agent }. { note-must-leave }
name-passport-of = { $agent }, { $country } : { name-skill-c } { $c }, { name-skill-f } { $f }, { name-skill-a } { $a }
name-dossier-of = { $cards ->
    [0] Dossier vide
    [one] Dossier d’une carte
   *[other] Dossier de { $cards } cartes
}
name-gadget-card = { $name } : +2 { in-skill }, une fois
name-criminal-card = { $name }, { $role }, à combattre { in-skill }, résistance { $resistance }
name-criminal-seen = { name-criminal-hidden }. { note-scouted }
name-criminal-looked = { name-criminal-hidden }. Repérage par { $names }

name-training = Entraînement : { plain-skill }
odds-action = { plain-skill } { $level } : carte { $card }/6, point { $raise }/6
odds-training = { plain-skill } { $level } : point { $raise }/6
odds-fight = { plain-skill } { $level }{ $help ->
    [0] {""}
   *[other] {" "}+ { $help }
} : victoire { $sides }/6
choice-odds = { $label } ({ $odds })
choice-copy = { $label } (exemplaire { $copy })
choice-attack = { $label } : { $own } contre { $other }

widget-dice = Dernier jet : { $dice }
die-black = { name-black-die }
die-white = { name-white-die }
die-special = { name-special-die }
roll-action = { $seat }, { plain-skill } : { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }. Il faut plus de { $needed } pour la carte.
roll-training = { $seat }, { plain-skill } : { $die } contre le niveau { $level }.
roll-fight = { $seat } contre { $criminal }, { plain-skill } : { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }. Il faut plus de { $needed }.
roll-duel = { plain-skill } : { $seat } { $die } + { $level }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} = { $total }, { $target } { $target_die } + { $target_level }{ $target_bonus ->
    [0] {""}
   *[other] {" "}+ { $target_bonus }
} = { $target_total }.
notebook = Votre carnet, pour vous seul : { $known }.
notebook-room = { $room } : { $criminal } ({ $role })
notebook-title = Votre carnet
notebook-who = Vu là
widget-quiet = Manches sans trophée : { $quiet } sur { $limit }

# Les parties du plateau sur un petit écran.
region-bases-west = Bases, à gauche
region-bases-middle = Bases, au milieu
region-bases-east = Bases, à droite
region-north-america = L’Amérique du Nord
region-south-america = L’Amérique du Sud et le QG
region-europe = L’Europe
region-africa = L’Afrique
region-asia = L’Asie et le Pacifique
