# Le cadre de la table : ce qui se plie, ce qui s’ouvre, où choisir.

frame-hand = Vos cartes
frame-choose-map = Choisissez sur la carte
frame-choose-sheet = Choisissez sur les feuilles
frame-choose-hand = Choisissez parmi vos cartes
frame-list = Liste
frame-list-open = Montrer les choix en liste
frame-list-close = Ranger la liste
frame-sheet-fold = Replier la feuille
frame-sheet-open = Ouvrir la feuille
frame-bare = Rien que le plateau
frame-bare-end = Tout montrer de nouveau
frame-long = La phrase entière
frame-stack-takes = { $name } : encore { $count }
frame-stack-full = { $name } : complet
frame-stack-here = Posez vos cartes ici
frame-stack-remove = Reprendre : { $name }
table-key-bare = rien que le plateau, et retour
frame-stage = Ce qui se décide
frame-piles = Pioches et piles
frame-further =
    { $count ->
        [one] Un autre élément à côté du plateau
       *[other] { $count } autres éléments à côté du plateau
    }
frame-fewer = Une seule ligne de ce qui est à côté du plateau
