# The frame of the table: what is folded, what is opened, where to choose.

frame-hand = Your cards
frame-choose-map = Choose on the map
frame-choose-sheet = Choose on the sheets
frame-choose-hand = Choose from your cards
frame-list = List
frame-list-open = Show the choices as a list
frame-list-close = Put the list away
frame-sheet-fold = Fold the sheet away
frame-sheet-open = Open the sheet
frame-bare = Nothing but the board
frame-bare-end = Show everything again
frame-long = The whole sentence
frame-stack-takes = { $name }: takes { $count } more
frame-stack-full = { $name }: full
frame-stack-here = Lay cards here
frame-stack-remove = Take back: { $name }
table-key-bare = nothing but the board, and back
frame-stage = What is being settled
frame-piles = Decks and piles
frame-further =
    { $count ->
        [one] One more beside the board
       *[other] { $count } more beside the board
    }
frame-fewer = Only one line of what lies beside the board
