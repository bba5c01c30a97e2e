# Regarder en arrière : la machine à remonter le temps, les résumés, la fin d’une partie.

time-bar = Machine à remonter le temps
time-moment = Moment de la partie
time-keys = Faites glisser, ou utilisez les flèches ; avec Maj, jusqu’au tour ou à la bataille d’après
time-value = Moment { $number } sur { $total } : { $words }
time-place = { $number } / { $total }
time-is-now = maintenant
time-now = Présent
time-back = Un moment en arrière
time-on = Un moment en avant
time-play = Lire le film
time-pause = Pause
time-nothing = Rien n’est raconté ici.
time-share = Lien vers ce moment
time-copied = Copié
time-close = Fermer
time-from = Vu par
time-from-mine = Comme je l’ai vu
time-from-public = Comme le public l’a vu
time-from-seat = Comme { $name } l’a vu
time-from-all = Tout

## Entraînement

time-fork = S’entraîner à partir d’ici
time-fork-about = Une table privée avec des robots, qui commence à ce moment. Ce que vous ne pouvez pas savoir est redistribué : la vraie partie n’est pas dévoilée.
time-fork-over = Une table privée avec des robots, qui commence à ce moment, tel qu’il était.
time-fork-bots = Adversaires
time-fork-seat = Vous jouez
time-fork-now = S’entraîner à partir de maintenant
time-fork-here = S’entraîner à partir de ce moment
time-fork-end = Ici la partie est terminée : revenez d’abord à un moment antérieur.

time-origin = Entraînement
time-origin-about = Ceci est un entraînement : vers le moment de la partie dont il est la copie

## Revoir une bataille ou un vote

time-again-clash = Revoir la bataille
time-again-hall = Revoir le vote
time-again-clash-of = Revoir la bataille : { $words }
time-again-hall-of = Revoir le vote : { $words }
time-again-story = Ce qui s’est passé jusqu’ici
time-again-step = Étape { $number } sur { $total }.
time-again-first = Depuis le début
time-again-back = Une étape en arrière
time-again-on = Une étape en avant
time-again-play = Lire
time-again-speed = Vitesse
time-again-board = Voir toute la table à ce moment
time-again-share = Lien vers cette scène
time-again-asked = Pendant ce temps, la table vous attend.
time-again-table = À la table

## Depuis votre dernier passage

time-replay = Revoir

## La fin

time-result = Résultat
time-you-won = Vous avez gagné !
time-no-winner = Sans vainqueur
time-you-lost = Vous avez perdu.
time-unplayed = Partie inachevée
time-won =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent
    }
time-rank = Place { $place } :
time-score = Score
time-rematch = Revanche
time-join-rematch = Rejoindre la revanche
time-story = Son histoire
time-share-game = Partager
time-lobby = Vers l’accueil
time-chronicle = Comment cela s’est passé
time-wait = Un instant…
time-as-table = En tableau
time-table-of = { $measure } au fil de la partie, par moment
time-who = Qui
time-the-end = fin
