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
refused-undo-range = Impossible de revenir au coup { $to } : le retour va de 0 au dernier coup joué, et la partie en compte { $steps }.
refused-step-range = Le coup { $step } n’existe pas dans cette partie : le dernier porte le numéro { $steps }.

refused-unknown-game = Aucun jeu ne s’appelle « { $game } ».{ meant } Jeux connus : { $known }.
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
cli-tablee = Cinq jeux de société autour d’une même table.
cli-serve = Ouvrir la table dans le navigateur.
cli-games = Montrer les jeux, leurs joueurs et leurs options.
cli-play = Jouer dans ce terminal, contre des adversaires de l’ordinateur.
cli-simulate = Jouer beaucoup de parties d’un coup et en résumer les scores.
cli-arena = Faire s’affronter des adversaires et mesurer leur force.
cli-replay = Revoir une partie enregistrée, coup après coup.
cli-verify = Rejouer un journal et prouver que rien n’y a été changé, hasard compris.
cli-fuzz = Jouer au hasard et garder le journal de tout ce qui tourne mal.
cli-bench = Mesurer la vitesse des jeux et des adversaires.

## Server

bot-names = Ada, Basile, Cléo, Dario, Edda, Félix, Gwen, Hugo, Iris, Jonas, Kira, Léon, Maud, Nino, Olga, Pablo

# What happened at the table, besides the game
event-undo-asked = { $seat } aimerait reprendre un coup.
event-undo-agreed = { $seat } est d’accord.
event-undo-declined = { $seat } préfère que non.
event-undone = { $seat } reprend { $steps ->
    [one] un coup
   *[other] { $steps } coups
}.
event-paused = { $seat } met la partie en pause.
event-resumed = { $seat } relance la partie.
event-stood-in = Un robot joue à la place de { $seat }.
event-came-back = { $seat } est de retour.
event-time-ran-out = { $seat } n’a plus de temps : la table joue à sa place.

verify-proved = Le hasard de cette partie est prouvé : les { $steps } étapes découlent toutes du secret dont l’empreinte était affichée avant la donne.
verify-draws = Les { $steps } étapes découlent toutes de la clé de cette partie. Le fichier ne dit pas ce qui avait été promis avant la donne.
verify-altered = Cette partie ne tient pas debout : rejouée à partir de sa clé, elle ne mène pas où elle le dit.
verify-secret = Le secret de cette partie n’est pas celui qui avait été promis avant la donne.
verify-key = La clé de cette partie ne provient pas de son secret et des parts des joueurs.

refused-unknown-table = Il n’y a pas de table « { $table } ».
refused-unknown-page = Il n’y a rien à l’adresse « { $page } ».
refused-unknown-code = Cette invitation n’est pas valable, ou ne l’est plus.
refused-unknown-seat = Cette place n’existe pas à cette table.
refused-no-such-method = « { $method } » n’est pas possible ici.
refused-bad-request = Cette demande est incompréhensible{ GIVEN($field) ->
    [yes] {" "}({ $field })
   *[no] {""}
} : { $why }.
refused-bad-frame = Ce message est incompréhensible : { $why }.
refused-too-large = C’est trop à la fois : { $most } octets au plus.
refused-too-many = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-wrong-origin = Les demandes venant de { $origin } ne sont pas acceptées.
refused-internal = Quelque chose a mal tourné de notre côté. Rien n’est perdu ; réessayez.
refused-closing = Le serveur redémarre : de retour dans un instant.
refused-not-stored = Le coup n’a pas pu être enregistré, il n’a donc pas été joué : réessayez.
refused-stopped = Cette table a été arrêtée par une erreur. Rien n’est perdu, et nous allons regarder.
refused-rules-changed = Cette partie suit la version { $got } des règles ; ce serveur joue la version { $expected }.

refused-no-seat = Vous n’avez pas de place à cette table.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-decision = Cette décision revient à quelqu’un d’autre.
refused-not-allowed = Cette table est privée : il faut une invitation.
refused-begun-already = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-yet-over = Cela se verra quand la partie sera finie.
refused-match-over = La partie est finie.
refused-table-full = Toutes les places sont prises.
refused-seat-taken = Cette place est prise.
refused-seat-open = Une place est encore libre : invitez quelqu’un ou confiez-la à un robot.
refused-not-ready = { $seat } n’est pas encore prêt.
refused-colour-taken = { $seat } a déjà cette couleur.
refused-decision-closed = Trop tard : cette décision n’est plus ouverte.
refused-paused = La partie est en pause.
refused-no-pause-now = Une épreuve contre la montre est en cours : pas de pause.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-undo-not-yours = Seul { $seat } peut reprendre ce coup.
refused-undo-pending = { $seat } a déjà demandé à reprendre un coup.
refused-undo-too-soon = Redemandez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-nothing-asked = Personne ne vous demande rien pour l’instant.
refused-not-a-person = Cette place est déjà tenue par un robot.
refused-not-absent = { $seat } est à table.
refused-nothing-said = Ce message est vide.
refused-too-chatty = Une chose à la fois : attendez quelques secondes.
refused-said-already = Vous venez de le dire.
refused-journal-unfinished = Ce journal est celui d’une partie qui n’est pas finie.
