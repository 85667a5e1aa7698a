### Les mots de la maison : ce que Tablée dit quel que soit le jeu.

## Joueurs

# $number : le rang de la place autour de la table, à partir de 1
seat-name = Joueur { $number }
spectator = Spectateur
bot-random = Hasard
    .note = Joue n’importe quel coup permis, sans réfléchir.
bot-simple = Simple
    .note = Suit quelques bons principes ; un adversaire honnête pour débuter.
bot-expert = Expert
    .note = Imagine ce qu’il ne voit pas et calcule plusieurs coups à l’avance.

## Refus : une demande qui n’est pas permise

# « Vouliez-vous dire … ? » : { $like } est vide quand rien ne ressemble
meant = { GIVEN($like) ->
    [yes] {" "}Vouliez-vous dire « { $like } » ?
   *[no] {""}
}

refused-unknown-move = « { $move } » n’est pas un coup de ce jeu.{ meant }
refused-illegal-move = « { $move } » n’est pas permis maintenant : voyez la règle { $rule }.
refused-not-asked = Rien n’est demandé à { $seat } en ce moment : attendez la prochaine décision.
refused-seats = { $most ->
    [1] { $game } se joue en solitaire ; { $seats } places demandées.
   *[other] { $game } se joue de { $least } à { $most } ; { $seats } places demandées.
}
refused-unknown-option = { $game } n’a pas d’option « { $option } ».{ meant } Options connues : { $known }.
refused-option-value = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
refused-option-per-seat = L’option « { $option } » attend une liste d’une valeur par joueur, { $seats } en tout, et a reçu { $value }.
refused-option-distinct = L’option « { $option } » attend une valeur différente pour chaque joueur et a reçu { $value }.
refused-not-judged = { $game } n’attend ici aucune réponse libre : choisissez un coup de la liste.
refused-answer-wanted = « { $move } » n’est pas une réponse ici : cette décision se prend à votre façon, pas par un coup de la liste.
refused-answer-text = { $got } n’est pas une réponse : écrivez de 1 à { $most } caractères.
refused-answer-fields = { $got } n’est pas une réponse : il faut un objet avec { $fields }.
refused-answer-number = { $got } n’est pas une réponse : { $field } doit être un nombre entier de { $least } à { $most }.
refused-answer-one = { $got } nomme deux choses : donnez une seule réponse.
refused-answer-lines = { $got } n’est pas une réponse : il faut au moins une ligne de 1 à { $most }, chacune une seule fois.
refused-answer-cell = { $got } n’est pas une réponse : il faut une case, une lettre et un nombre, de A1 à { $last }.
refused-answer-shots = { $got } n’est pas une réponse : il faut au plus { $most } tirs dans l’ordre, chacun un instant et deux nombres entiers.
refused-answer-size = Cette réponse est bien trop longue : { $most } caractères au plus.
refused-clock-only = « { $move } » n’est joué que par l’horloge.
refused-undo-final = Impossible de revenir au coup { $to } : le coup { $step } était une épreuve, et personne n’essaie deux fois.
refused-undo-nobody-there = Ce coup ne peut être repris qu’avec l’accord des autres, et aucun d’eux n’est là : des bots jouent à leur place.
refused-too-much-work = Cela prendrait au serveur plus que les { $seconds } secondes qu’il accorde à une demande.
refused-undo-range = Impossible de revenir au coup { $to } : le retour va de 0 au dernier coup joué, et la partie en compte { $steps }.
refused-entry-range = Le journal de cette table n’a pas d’entrée { $entry } : la dernière porte le numéro { $entries }.
refused-step-range = Le coup { $step } n’existe pas dans cette partie : le dernier porte le numéro { $steps }.

refused-unknown-game = Aucun jeu ne s’appelle « { $game } ».{ meant } Jeux connus : { $known }.
refused-broken-game = Le jeu « { $game } » ne peut pas être joué ici, car son paquet n’est pas en ordre : { $why }
refused-unknown-bot = Aucun adversaire ne s’appelle « { $bot } ». Adversaires connus : { $known }.
refused-unknown-locale = La langue « { $locale } » n’est pas disponible. Langues connues : { $known }.

refused-no-such-file = Le fichier « { $file } » n’existe pas ou ne peut pas être lu.
refused-not-a-position = Ceci n’est pas une position de { $game } : un objet JSON complet était attendu, reçu : { $got }.
refused-position-field = La position de { $game } est incomplète : il y manque « { $field } ».
refused-bad-position = Cette position de { $game } n’est pas possible : { $why }.
refused-wrong-field = Le champ « { $field } » vaut { $got } ; { $expected } était attendu.
refused-bad-content = { $file }{ GIVEN($entry) ->
    [yes] , { $entry }
   *[no] {""}
} : { $expected } était attendu, reçu : { $got }.{ meant }

refused-journal-unreadable = Ceci n’est pas un journal de partie lisible : { $why }.
refused-journal-step = Le journal s’arrête au coup { $step } : « { $move } » n’y était pas permis.
refused-journal-altered = Le journal a été modifié : au coup { $step }, la partie rejouée ne correspond plus à ce qui est écrit.
refused-journal-truncated = Le journal est incomplet : il annonce { $expected } étapes et s’arrête après { $steps }.

## Command line

# Une ligne par commande, pour l’aide
cli-tablee = Des jeux de société autour d’une même table.
cli-backup = Copie tout ce qui est enregistré dans un fichier, pendant que l’on joue.
cli-restore = Remplit une base vide à partir d’un tel fichier.
cli-serve = Ouvrir la table dans le navigateur.
cli-games = Montrer les jeux, leurs joueurs et leurs options.
cli-play = Jouer dans ce terminal, contre des adversaires de l’ordinateur.
cli-simulate = Jouer beaucoup de parties d’un coup et en résumer les scores.
cli-arena = Faire s’affronter des adversaires et mesurer leur force.
cli-replay = Revoir une partie enregistrée, coup après coup.
cli-verify = Rejouer un journal et prouver que rien n’y a été changé, hasard compris.
cli-fuzz = Jouer au hasard et garder le journal de tout ce qui tourne mal.
cli-bench = Mesurer la vitesse des jeux et des adversaires.
cli-check = Vérifier que les mots, les données et les dessins d’un jeu, ou de tous, sont en ordre.

# Titres de l’aide
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = par défaut :
cli-help-required = obligatoire

# Une ligne par argument et par option
cli-arg-help = Montrer cette aide.
cli-arg-locale = Langue : fr ou en. Sinon, celle de l’environnement.
cli-arg-version = Montrer la version.
cli-arg-install_completion = Installer la complétion pour ce shell.
cli-arg-show_completion = Montrer la complétion pour ce shell, à copier ou à adapter.
cli-arg-slug = Le jeu, par son nom court : voir « tablee games ».
cli-arg-file = Le journal d’une partie, tel que play et la table du navigateur l’enregistrent.
cli-arg-seats = Nombre de places.
cli-arg-seed = Graine du hasard : la même graine donne la même partie, et les mêmes chiffres quel que soit le nombre de cœurs.
cli-arg-option = Une option du jeu, à répéter au besoin. Une valeur par place s’écrit avec des virgules : kilt=true,false,false.
cli-arg-workers = Nombre de processus ; sinon, un par cœur.
cli-arg-as_json = Répondre en JSON, pour les programmes.
cli-arg-games = Nombre de parties.
cli-arg-bots = Niveau des adversaires : random, simple ou expert ; un pour tous, ou un par place avec des virgules.
cli-arg-play-seats = Nombre de places, la vôtre comprise.
cli-arg-play-level = Niveau de vos adversaires : random, simple ou expert ; un pour tous, ou un chacun avec des virgules.
cli-arg-play-name = Votre nom à la table.
cli-arg-play-journal = Où enregistrer le journal ; sinon, dans votre dossier de données.
cli-arg-play-pace = Combien de fois le temps que les règles donnent à une épreuve : 1, 1.5, 2, 5, ou off.
cli-arg-play-resume = Reprendre la partie de ce journal.
cli-arg-replay-seat = Avec quelles connaissances : le numéro d’une place à partir de 1, « public » pour celles d’un spectateur, « all » pour tout à découvert.
cli-arg-replay-step = Montrer la table telle qu’elle était après ce coup.
cli-arg-verify-promised = L’engagement montré avant la donne.
cli-arg-arena-bots = Les adversaires qui s’affrontent, avec des virgules. Ils changent de place à tour de rôle.
cli-arg-arena-ms = Temps de réflexion par décision, en millisecondes.
cli-arg-arena-iterations = Nombre de parties imaginées par décision, au lieu d’un temps : les mêmes chiffres sur toute machine.
cli-arg-fuzz-seconds = Combien de temps chercher, en examinant chaque partie à fond ; sinon 30.
cli-arg-fuzz-games = Nombre de parties à jouer vite, dont certaines à fond.
cli-arg-fuzz-out = Dossier pour les journaux de ce qui tourne mal.
cli-arg-bench-slug = Un seul jeu.
cli-arg-bench-rounds = Nombre de manches, dont la meilleure compte.
cli-arg-bench-ms = Durée d’une manche, en millisecondes.
cli-arg-serve-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
cli-arg-serve-port = Port d’écoute ; 0 en prend un qui est libre.
cli-arg-serve-open = Ouvrir le navigateur.
cli-arg-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
cli-arg-restore-file = Le fichier écrit par une sauvegarde.
cli-arg-database = Où sont les tables : un fichier SQLite ou l’URL d’une base PostgreSQL ; sinon, là où « serve » les garde.
cli-arg-serve-database = Où garder les tables : un fichier SQLite ou l’URL d’une base PostgreSQL.

# La liste des jeux
cli-game-heading = { $title } ({ $slug })
cli-game-players = { $most ->
    [1] Pour un joueur
   *[other] De { $least } à { $most } joueurs
}, { $shortest } à { $longest } minutes
cli-option-each = { $title } (une valeur par place, avec des virgules)

# La table en texte
cli-section-players = Joueurs
cli-section-result = Résultat
cli-section-board = Plateau
cli-section-tray = À côté du plateau
cli-section-mat = Devant { $name }
cli-section-hand = Votre main
cli-section-hand-of = Main de { $name }
cli-section-log = Jusqu’ici
cli-section-news = Ce qui s’est passé
cli-section-coach = Conseil
cli-section-rules = Règles
cli-section-commands = Ce que vous pouvez taper
cli-pair = { $label } : { $value }
cli-piece-count = { $label } × { $count }
cli-mark-you = vous
cli-mark-first = commence
cli-mark-active = doit choisir
cli-score = { $score ->
    [0] 0 point
    [1] 1 point
   *[other] { $score } points
}
cli-result-row = { $rank }. { $name } : { $score }{ GIVEN($parts) ->
    [yes] {" "}({ $parts })
   *[no] {""}
}

# Jouer dans le terminal
cli-play-welcome = Tapez le numéro d’un choix. « ? » pour l’aide, « q » pour arrêter : la partie est enregistrée à chaque coup.
cli-play-saved = La partie est enregistrée dans { $file }.
cli-bot-name = { $level } { $number }
cli-ask = >
cli-answer-text = Tapez votre réponse.
cli-answer-lines = Tapez les numéros des lignes à garder, par exemple 1 3 5.
cli-answer-words = Tapez la case de la première lettre, par exemple C7 ; si tout le mot est demandé, la première et la dernière case.
cli-answer-bullets = Tapez le numéro de la balle.
cli-answer-path = Tapez le numéro de la sortie.
cli-answer-gallery = Tapez une cible pour la viser, Entrée pour tirer, un point quand vous avez fini.
cli-answer-commands = Ici, les commandes commencent par { $mark } : { $mark }aide, { $mark }historique, { $mark }table, { $mark }quitter.
cli-answer-time = Vous avez { $seconds } secondes.
cli-time-up = Le temps est écoulé.
cli-gallery-aimed = Vous visez { $target }.
cli-gallery-unknown = Il n’y a pas de cible « { $typed } » : { $known }.
cli-gallery-not-loaded = Pas encore armé.
cli-gallery-empty = Il ne reste aucun tir.
cli-gallery-missed = Manqué.
cli-gallery-fell = { $target } tombe.
cli-sure = { $choice } : impossible de revenir en arrière ensuite. Continuer (o/n) ?
cli-undo-revealed = Quelque chose a été révélé depuis. Reprendre tout de même votre coup (o/n) ?
cli-undone = Retour au coup { $move }.
cli-word-help = aide
cli-word-undo = reprendre
cli-word-log = historique
cli-word-table = table
cli-word-quit = quitter
# toutes les façons de dire oui
cli-word-yes = o oui
cli-help-choosing = Le numéro d’un choix, le coup lui-même, ou quelques mots pour raccourcir la liste ; Entrée montre de nouveau tous les choix.
cli-help-help = cette aide
cli-help-undo = reprendre votre dernier coup, et ce que les adversaires ont joué depuis
cli-help-log = tout ce qui s’est passé jusqu’ici
cli-help-table = revoir la table
cli-help-quit = arrêter ici ; pour continuer plus tard : --resume

# Revoir une partie
cli-replay-start = La partie commence
cli-replay-step = { GIVEN($move) ->
    [yes] Coup { $step } sur { $steps }, { $name } : { $move }
   *[no] Coup { $step } sur { $steps }, { $name }
}
cli-replay-keys = Entrée : coup suivant. - : le précédent. Un numéro : ce coup-là. q : arrêter.
cli-replay-ask = { $step }/{ $steps } >

# Vérifier
cli-verify-game = { $title }, version { $rules } des règles, { $seats } places.
cli-verify-moves = Prouvé : { $entries ->
    [0] aucune entrée
    [1] l’unique entrée
   *[other] les { $entries } entrées
} du journal rejouées, { $steps } coups permis, { $undone } retours ; après chaque coup, l’état est celui qui est écrit.
cli-verify-draws = Prouvé : le hasard est intervenu dans { $lucky ->
    [0] 0 coup
    [1] 1 coup
   *[other] { $lucky } coups
} ; chaque tirage découle de la clé de la partie et du numéro du coup, et de rien d’autre.
cli-verify-luck-promised = Prouvé : la clé vient du secret promis avant la donne, { $commitment }.
cli-verify-luck-secret = Prouvé : la clé provient du secret de la table et des parts des joueurs. Comparez son empreinte avec celle qui vous a été montrée avant la donne : { $commitment }
cli-verify-luck-key = Non prouvé : que la clé était fixée avant la donne. Comparez son engagement à celui qui vous a été montré : { $commitment }
cli-verify-judged = { $judged ->
    [1] L’unique réponse libre reste jugée comme elle l’a été
   *[other] Les { $judged } réponses libres restent jugées comme elles l’ont été
} ; { $dissents ->
    [0] le juge d’aujourd’hui dirait de même.
    [1] le juge d’aujourd’hui en verrait une autrement :
   *[other] le juge d’aujourd’hui en verrait { $dissents } autrement :
}
cli-verify-dissent = coup { $step } : { $raw } a été jugé « { $then } » et le serait aujourd’hui « { $now } ».
cli-verify-outcome = { $over ->
    [true] Prouvé : la partie s’est terminée sur les scores { $scores }.
   *[false] La partie n’est pas terminée.
}

# Simulation et arène
cli-simulate-heading = { $title } : { $games } parties à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed }
cli-simulate-shared = { $shared ->
    [0] Aucune victoire partagée.
    [1] 1 victoire partagée.
   *[other] { $shared } victoires partagées.
}
cli-simulate-time = { $seconds } s, { $speed } décisions par seconde
cli-percent = { $value } %
cli-column-seat = Place
cli-column-side = Camp
cli-measure-side = { $count ->
    [1] place { $seats }
   *[other] places { $seats }
}
cli-column-bot = Adversaire
cli-column-wins = Victoires
cli-column-interval = Intervalle à 95 %
cli-column-share = À égalité
cli-column-matches = Places jouées
cli-column-measure = Mesure
cli-column-mean = Moyenne
cli-column-sigma = σ
cli-column-least = Min.
cli-column-q5 = 5 %
cli-column-q25 = 25 %
cli-column-q50 = Médiane
cli-column-q75 = 75 %
cli-column-q95 = 95 %
cli-column-most = Max.
cli-measure-seat = Score de la place { $seat }
cli-measure-score = Score, toutes places
cli-measure-best_score = Meilleur score
cli-measure-margin = Avance du vainqueur
cli-measure-decisions = Décisions
cli-measure-rounds = Tours
cli-arena-heading = { $title } : { $games } parties à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, graine { $seed }
cli-arena-budget = L’expert réfléchit à chaque coup pendant { $iterations ->
    [0] { $ms } ms
   *[other] { $ms ->
        [0] { $iterations } parties imaginées
       *[other] { $iterations } parties imaginées ou { $ms } ms
    }
}.

# Recherche d’erreurs
cli-fuzz-so-far = { $matches ->
    [0] 0 partie jouée
    [1] 1 partie jouée
   *[other] { $matches } parties jouées
}, { $failures ->
    [0] 0 erreur
    [1] 1 erreur
   *[other] { $failures } erreurs
}
cli-fuzz-played = { $matches } parties (dont { $thorough } à fond), { $decisions } décisions, { $seconds } s, graine { $seed }
cli-fuzz-failure = { $law } : { $seats } places, coup { $step }. Journal : { $file }
cli-fuzz-result = { $failures ->
    [0] Rien n’a mal tourné.
    [1] 1 partie a mal tourné.
   *[other] { $failures } parties ont mal tourné.
}

# Vérification des jeux
cli-check-file-missing = { $game } : le fichier { $file } manque.
cli-backup-done = { $tables ->
    [one] Une table est
   *[other] { $tables } tables sont
} dans { $file }, telles qu’elles étaient au début de la copie. Le fichier contient des secrets : gardez-le pour vous.
cli-restore-done = { $tables ->
    [one] Une table est revenue
   *[other] { $tables } tables sont revenues
} de { $file }.
cli-game-left-out = Laissé de côté : { $game }, dont le paquet n’est pas en ordre : { $why }
cli-check-import-fails = { $game } : le paquet ne peut pas être importé : { $why }
cli-check-text-unreadable = { $game } : { $file } contient quelque chose d’illisible : { $text }
cli-check-text-missing = { $game } : il manque { $code } dans { $file }.
cli-check-text-facts = { $game } : { $file } n’utilise pas dans { $code } les mêmes faits que l’autre langue : { $facts }.
cli-check-drawing-unreadable = { $game } : le dessin { $file } est illisible : { $why }
cli-check-place-missing = { $game } : il manque l’emplacement { $place } dans { $file }.
cli-check-symbol-missing = { $game } : il manque le symbole { $symbol } dans { $file }.
cli-check-result = { $games ->
    [0] 0 jeu vérifié
    [1] 1 jeu vérifié
   *[other] { $games } jeux vérifiés
} : { $problems ->
    [0] tout est en ordre.
    [1] 1 problème.
   *[other] { $problems } problèmes.
}

# Banc d’essai
cli-column-game = Jeu
cli-column-seats = Places
cli-column-compiled = Compilé k
cli-column-interpreted = Interpr. k
cli-column-ratio = Rapport
cli-column-copying = Copiant
cli-column-copy = Copie µs
cli-column-imagine = Imagin. µs
cli-column-expert = Expert
cli-bench-note = Un cœur, meilleure manche sur { $rounds }, Python { $python }. Compilé, Interprété : milliers de décisions de jeu au hasard par seconde de processeur. Copiant : combien de fois plus lent avec une copie avant chaque coup. Copie, Imaginer : le temps d’une fois. Expert : parties imaginées jusqu’au bout par seconde, depuis la première décision.
cli-bench-interpreted = Il n’y a pas de version compilée sur cette machine : tout a été mesuré interprété.

# Lignes de commande incompréhensibles
refused-no-such-command = Il n’y a pas de commande « { $command } ».{ meant } Commandes : { $known }.
refused-no-such-flag = Il n’y a pas d’option « { $flag } » ici.{ meant } Voir --help.
refused-flag-alone = « { $flag } » ne s’emploie pas ainsi : voir --help.
refused-flag-value = « { $flag } » ne peut pas valoir « { $value } » : attendu { $expected }.
refused-flag-number = « { $flag } » ne peut pas valoir « { $value } » : attendu un nombre entier à partir de { $least }.
refused-flag-range = « { $flag } » ne peut pas valoir « { $value } » : attendu un nombre entier de { $least } à { NUMBER($most, useGrouping: 0) }.
refused-flags-together = { $flags } ne vont pas ensemble : choisissez.
refused-missing-argument = Il manque { $argument } : voir --help.
refused-extra-argument = « { $argument } » est un argument de trop.
refused-command-line = Cette ligne de commande est incompréhensible : { $why }
refused-no-such-seat = Il n’y a pas de place { $got } : attendu de 1 à { $seats }.
refused-luck-secret = Le hasard ne tient pas sa promesse : le secret donne l’engagement { $got }, et c’est { $expected } qui a été montré.
refused-luck-key = Le hasard ne tient pas sa promesse : la clé est { $got }, et le secret et les parts des joueurs donnent { $expected }.
refused-luck-promise = Le hasard n’est pas celui promis : l’engagement de ce journal est { $got }, et c’est { $expected } qui a été montré.
refused-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }.
refused-file-exists = Le fichier { $file } existe déjà ; une sauvegarde n’en remplace aucun.
refused-cannot-write = Impossible d’écrire le fichier { $file } : { $why }
refused-no-backup = Le fichier { $file } n’est pas une sauvegarde de Tablée.
refused-database-in-use = La base contient déjà des tables ; une sauvegarde ne remplit qu’une base vide.
refused-cannot-open-database = Impossible d’ouvrir la base de données { $database } : { $why }
refused-cannot-write = Impossible d’écrire { $file } : { $why }.

## Server

bot-names = Ada, Basile, Cléo, Dario, Edda, Félix, Gwen, Hugo, Iris, Jonas, Kira, Léon, Maud, Nino, Olga, Pablo

# What somebody is told who is not there
notice-turn = { $game } : c’est votre tour, { $name }.

# What happened at the table, besides the game
event-undo-asked = { $seat } aimerait reprendre { $steps ->
    [one] un coup
   *[other] { $steps } coups
}.
event-undo-agreed = { $seat } est d’accord.
event-undo-declined = { $seat } préfère que non.
event-undone = { $seat } reprend { $steps ->
    [one] un coup
   *[other] { $steps } coups
}.
event-paused = { $seat } met la partie en pause.
event-resumed = { $seat } relance la partie.
event-wait-agreed = { $seat } veut bien attendre { $target }.
event-wait-declined = { $seat } préfère continuer.
event-waits = La table attend { $seat }.
event-stood-in = Un bot joue à la place de { $seat }.
event-came-back = { $seat } est de retour.
event-time-ran-out = { $seat } n’a plus de temps : la table joue à sa place.

proof-proved = Le hasard de cette partie est prouvé : les { $steps } étapes découlent toutes du secret dont l’empreinte était affichée avant la donne.
proof-dealt = Les { $steps } étapes découlent toutes de la clé de cette partie, et la clé du secret du serveur. Tout le monde n’a pas ajouté sa part avant la donne (une partie distribuée d’un coup n’en prend aucune) : il n’est donc pas prouvé que le serveur s’en est remis au hasard.
proof-file = Les { $steps } étapes découlent toutes de la clé de cette partie, et la clé du secret et des parts que donne son fichier. Seuls ceux qui y étaient savent si l’empreinte de ce secret a été montrée avant la donne.
proof-draws = Les { $steps } étapes découlent toutes de la clé de cette partie. Le fichier ne dit pas ce qui avait été promis avant la donne.
proof-altered = Cette partie ne tient pas debout : rejouée à partir de sa clé, elle ne mène pas où elle le dit.
proof-secret = Le secret de cette partie n’est pas celui qui avait été promis avant la donne.
proof-key = La clé de cette partie ne provient pas de son secret et des parts des joueurs.

refused-unknown-table = Il n’y a pas de table « { $table } ».
refused-unknown-page = Il n’y a rien à l’adresse « { $page } ».
refused-unknown-code = Cette invitation n’est pas valable, ou ne l’est plus.
refused-unknown-seat = Cette place n’existe pas à cette table.
refused-no-such-method = « { $method } » n’est pas possible ici.
refused-bad-request = Cette demande est incompréhensible{ GIVEN($field) ->
    [yes] {" "}({ $field })
   *[no] {""}
} : { $why }.
refused-bad-frame = Ce message est incompréhensible : { $why }.
refused-too-large = C’est trop à la fois : { $most } octets au plus.
refused-too-many = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-wrong-origin = Les demandes venant de { $origin } ne sont pas acceptées.
refused-internal = Quelque chose a mal tourné de notre côté. Rien n’est perdu ; réessayez.
refused-closing = Le serveur redémarre : de retour dans un instant.
refused-not-stored = Le coup n’a pas pu être enregistré, il n’a donc pas été joué : réessayez.
refused-stopped = Cette table a été arrêtée par une erreur. Rien n’est perdu, et nous allons regarder.
refused-rules-changed = Cette partie suit la version { $got } des règles ; ce serveur joue la version { $expected }.

refused-no-careers = { $game } ne tient pas de carrières.
refused-hints-alone = Les conseils sont pour qui joue seul : d’autres personnes sont à cette table.
refused-no-hint-here = Il n’y a pas de conseil pour ce genre de décision.
refused-no-hint-now = L’expert n’a pas de réponse à l’instant : réessayez dans un moment.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-decision = Cette décision revient à quelqu’un d’autre.
refused-not-allowed = Cette table est privée : il faut une invitation.
refused-begun-already = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-yet-over = Cela se verra quand la partie sera finie.
refused-match-over = La partie est finie.
refused-seen-too-much = Vous avez vu des mains en spectateur de cette partie : vous ne pouvez plus vous y asseoir, mais dans la prochaine, oui.
refused-address-not-allowed = Rien ne peut être envoyé à « { $host } ». Ce serveur envoie à : { $allowed }, par https.
refused-table-full = Toutes les places sont prises.
refused-seat-taken = Cette place est prise.
refused-seat-open = Une place est encore libre : invitez quelqu’un ou confiez-la à un bot.
refused-not-ready = { $seat } n’est pas encore prêt.
refused-colour-taken = { $seat } a déjà cette couleur.
refused-decision-closed = Trop tard : cette décision n’est plus ouverte.
refused-paused = La partie est en pause.
refused-too-late = Le temps était écoulé { $milliseconds } ms avant que cette réponse n’arrive : elle ne compte pas.
refused-silence = La règle vous impose le silence en ce moment : vous pourrez parler ensuite.
refused-answer-waits = Une réponse de { $seat } va compter : retenez-la d’abord.
refused-nothing-waits = Aucune réponse de votre groupe n’est sur le point de compter.
refused-held-back = { $seat } a retenu cette réponse.
refused-unknown-notes = Vous ne partagez aucune fiche de notes « { $notes } ».
refused-unknown-row = La fiche de notes « { $notes } » n’a pas de ligne « { $row } ».
refused-channel-closed = « { $channel } » vous est fermé en ce moment ; ouvert : { $open }.
refused-no-pause-now = Une épreuve contre la montre est en cours : pas de pause.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-undo-not-yours = Seul { $seat } peut reprendre ce coup.
refused-undo-pending = { $seat } a déjà demandé à reprendre un coup.
refused-undo-too-soon = Redemandez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-nothing-asked = Personne ne vous demande rien pour l’instant.
refused-not-a-person = Cette place est déjà tenue par un bot.
refused-not-absent-long = { $seat } va peut-être revenir : un bot pourra jouer à sa place dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-not-absent = { $seat } est à table.
refused-nothing-said = Ce message est vide.
refused-too-chatty = Une chose à la fois : attendez quelques secondes.
refused-said-already = Vous venez de le dire.
refused-journal-unfinished = Ce journal est celui d’une partie qui n’est pas finie.

## Carrières

career-not-position = Cette partie reprenait une position : elle ne compte pas dans votre carrière.
career-not-taken-back = Ce qui avait été révélé a été repris : cette partie ne compte pas dans votre carrière.
career-not-stand-in = Un robot a joué la plupart de vos coups : cette partie ne compte pas dans votre carrière.
career-not-shared = Plusieurs personnes ont joué sur cet écran : cette partie ne compte dans aucune carrière.

## Conseils

# $rate, $low, $high : pourcentages
hint-win = { $rate } % de chances de gagner (entre { $low } et { $high } %)
# $score, $off : les points à la fin, et de combien cela peut varier
hint-points = { $score } points en moyenne (± { $off })
hint-only = C’est le seul coup possible.
hint-alone = L’expert n’a guère regardé ailleurs : rien ne promettait autant.
hint-unsure = Trop peu de temps pour en être sûr : prenez-le comme une première idée.
hint-clear = Ce coup se détache : l’écart avec les autres dépasse le hasard.
hint-alike = Presque à égalité : le hasard seul peut expliquer que ce coup arrive en tête.
hint-how = Compté sur { $tries } suites de partie. Dans chacune, ce que vous ne voyez pas, cartes et dés, est imaginé de nouveau, et des robots jouent jusqu’au bout.

# Pourquoi quelque chose ne peut pas être choisi.
objection-no-part = { $label } n’a pas de rôle ici. { $prompt }
