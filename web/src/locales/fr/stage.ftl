# Le théâtre au-dessus du plateau, et les chances.

stage-fold = Replier
stage-close = Fermer
stage-large = Voir en grand
stage-prospects = Ce que donnerait une attaque
stage-dice = Dés
stage-odds = Issues possibles
