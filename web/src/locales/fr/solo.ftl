### Jouer seul : la même donne à nouveau, la donne du jour, et des résultats à comparer.

solo-title = Une donne
solo-deal = Donne { $code }
solo-day = La donne du { $day }
solo-play = Jouer cette donne
solo-again = Rejouer la donne
solo-another = Une autre donne
solo-go-on = Reprendre où vous en étiez
solo-alone = Jouer une autre donne en solo
solo-same = Tous ceux qui la jouent reçoivent la même chose.
solo-usual = Avec les options habituelles.
solo-option = { $option } : { $value }
solo-no = non

solo-dare =
    { $ranked ->
        [yes] { $name } a fait { $score } ({ $rank }). Ferez-vous mieux ?
       *[no] { $name } a fait { $score }. Ferez-vous mieux ?
    }
solo-dare-own =
    { $ranked ->
        [yes] Vous avez fait { $score } ({ $rank }). Ferez-vous mieux ?
       *[no] Vous avez fait { $score }. Ferez-vous mieux ?
    }

## À la fin

solo-first = Votre premier essai de cette donne.
solo-attempt = Essai { $number } de cette donne.
solo-best-first = C’est votre premier résultat avec ces options.
solo-best-new = Votre record avec ces options : il était de { $score }.
solo-best-same = Vous égalez votre record avec ces options.
solo-best-old = Votre record avec ces options est de { $score }.
solo-share = Partager : battez mes { $score }
solo-share-words = J’ai fait { $score } à { $game }. Faites mieux, sur la même donne !
solo-share-deal = Partager cette donne
solo-results-of = Résultats de la donne { $code }
solo-results-day = Résultats du jour

## Résultats

solo-results = Résultats
solo-results-first = Résultats des premiers essais
solo-mine = Vos propres résultats
solo-nobody = Personne ne l’a encore finie.
solo-more =
    { $count ->
        [one] Et 1 autre.
       *[other] Et { $count } autres.
    }
solo-rank = Titre
solo-when = Quand
solo-you = vous
solo-first-mark = premier essai
solo-bests = Vos meilleurs résultats en solo
solo-best = Record
solo-played = Jouées

## La donne du jour

solo-daily = La donne du jour : { $game }
solo-daily-words = La même pour tous ici, jusqu’à { $time }. Le premier essai compte.
solo-daily-play = Jouer la donne du jour
solo-daily-again = Rejouer la donne du jour
solo-today = Résultats du jour
solo-nobody-today = Personne n’a encore fini la donne du jour. Soyez le premier.
solo-all = Les { $count } résultats

error-no-deal = Personne n’a joué ici de donne avec ce code.
error-bad-code = Ce n’est pas le code d’une donne : il faut de 3 à 32 lettres de a à z, chiffres ou traits d’union.
error-not-yet = Ce jour n’est pas encore venu, ni sa donne.
error-other-options = Ce code désigne d’autres options.
error-not-alone = Une donne se joue seul.
error-deal-in-public = Une donne que d’autres jouent aussi se joue sans spectateurs.
error-no-result = Cette partie n’a pas de résultat en solo.
error-no-game = Ce jeu n’est pas proposé ici.
