# The theatre over the board, and the odds in it.

stage-fold = Fold away
stage-close = Close
stage-large = Show it large
stage-prospects = What an attack would bring
stage-dice = Dice
stage-odds = How it may end
