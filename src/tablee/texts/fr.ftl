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
