# Ce qu’ont fait les autres : le film après son propre coup, et les quelques lignes qui le résument.

film-title = Le film de ce qu’ont fait les autres
film-since = Depuis votre dernier coup
film-others =
    { $count ->
        [one] et une autre action
       *[other] et { $count } autres actions
    }
film-there = Le voir sur le plateau
film-play = Reprendre
film-held = D’abord, comment cela s’est décidé.
film-back = Un pas en arrière
film-on = Un pas en avant
film-slower = Plus lent
film-faster = Plus vite
film-pace-0 = immobile
film-pace-1 = vite
film-pace-2 = normal
film-pace-3 = lent
film-mine = seulement ce qui me concerne
film-now = Passer au présent
film-taste = Après votre coup, montrer ce qu’ont fait les autres
film-taste-all = tout
film-taste-mine = ce qui me concerne
film-taste-off = rien
