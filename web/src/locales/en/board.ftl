board-name = The board
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-fit = The whole board
board-lit = { $name }, can be chosen
board-picked = { $name }, chosen
board-closed = { $name } (not in play)
board-held = { $name }, held by { $holder }
board-there = { $name }: { $things }
board-times = { $count } × { $name }
board-hidden = not known
board-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
board-face-down = a card face down
board-empty = empty
board-total = In all
board-chance = Chance to win
board-against = against
board-winner = Winner
board-odds = { $chance } to win
board-prospect = if you attack
board-reconstructed = reconstructed: not the printed card
board-seat = Player { $number }
board-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
  }
board-bid = bid { $value }
board-sealed = sealed bid
board-wall = On the wall: what is in force
board-no-matter = Nothing is put to the vote
board-checked = marked
board-or = or
board-gives = gives { $things }
board-price = for { $price }
board-needs = needs { $things }
board-lacks = short of { $things }
board-leads = leads to { $things }
board-areas = Areas
board-open = { $count ->
    [one] { $count } box can be filled
   *[other] { $count } boxes can be filled
  }
board-dear = { $count ->
    [one] { $count } more is open, but too dear
   *[other] { $count } more are open, but too dear
  }
board-die = { $value } of { $sides }
board-die-open = not rolled yet
board-die-spent = { $face }, does not count
board-parties = Parties
board-clauses = Clauses
board-signed = { $name }, signed
board-unsigned = { $name }, not signed yet
board-shut = Sealed: only those it is for may read it
board-document-contract = Contract
board-document-law = Law
board-document-letter = Letter
