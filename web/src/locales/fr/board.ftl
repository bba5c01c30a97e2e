board-name = Le plateau
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-fit = Tout le plateau
board-lit = { $name }, peut être choisi
board-picked = { $name }, choisi
board-closed = { $name } (hors jeu)
board-held = { $name }, tenu par { $holder }
board-there = { $name } : { $things }
board-times = { $count } × { $name }
board-hidden = inconnu
board-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-face-down = une carte face cachée
board-empty = vide
board-total = En tout
board-chance = Chance de gagner
board-against = contre
board-winner = Vainqueur
board-odds = { $chance } de chances de gagner
board-prospect = si vous attaquez
board-reconstructed = carte reconstituée, non la carte imprimée
board-seat = Joueur { $number }
board-votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
  }
board-bid = mise { $value }
board-sealed = mise scellée
board-wall = Au mur : ce qui est en vigueur
board-no-matter = Rien n’est mis aux voix
board-checked = coché
board-or = ou
board-gives = donne { $things }
board-price = pour { $price }
board-needs = exige { $things }
board-lacks = il manque { $things }
board-leads = ouvre { $things }
board-areas = Zones
board-open = { $count ->
    [one] { $count } case peut être remplie
   *[other] { $count } cases peuvent être remplies
  }
board-dear = { $count ->
    [one] { $count } autre est ouverte, mais trop chère
   *[other] { $count } autres sont ouvertes, mais trop chères
  }
board-die = { $value } sur { $sides }
board-die-open = pas encore lancé
board-die-spent = { $face }, ne compte pas
board-parties = Parties
board-clauses = Clauses
board-signed = { $name }, a signé
board-unsigned = { $name }, n’a pas encore signé
board-shut = Scellé : seuls ses destinataires peuvent le lire
board-document-contract = Contrat
board-document-law = Loi
board-document-letter = Lettre
