# What others did: the film after one's own move, and the few lines that sum it up.

film-title = The film of what others did
film-since = Since your last move
film-others =
    { $count ->
        [one] and one other deed
       *[other] and { $count } other deeds
    }
film-there = See it on the board
film-play = Play on
film-held = First, how it was decided.
film-back = One step back
film-on = One step on
film-slower = Slower
film-faster = Faster
film-pace-0 = still
film-pace-1 = fast
film-pace-2 = as usual
film-pace-3 = slow
film-mine = only what concerns me
film-now = Skip to now
film-taste = After your move, show what others did
film-taste-all = all of it
film-taste-mine = what concerns me
film-taste-off = nothing
