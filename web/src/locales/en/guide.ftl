# Guided games: the coach at the table, the page that lists the lessons, the card in the lobby.

guide-title = Learn to play
guide-lead = Play a short game with a coach beside you, who tells you what to do and why. Nothing can go wrong.
guide-none = There is no guided game yet.
guide-facts = { $steps } short steps, about { $minutes } minutes
guide-begin = Begin ({ $minutes } minutes)
guide-continue = Go on at step { $step } of { $steps }
guide-anew = Begin again
guide-learnt = learnt
guide-progress = How far you are
guide-rules = The rules of { $game }, to read
guide-new-here = New to { $game }?
guide-under-way = You are learning { $game }
guide-coach = Your coach
guide-step = Step { $step } of { $steps }
guide-done = Lesson learnt
guide-back = What was said before
guide-on = What was said next
guide-now = Back to now
guide-why = Show or hide why
guide-watch = Watch what your rivals do …
guide-leave = Leave
guide-leave-how = The lesson waits for you here, unless you play on without the coach.
guide-free = Play on from here without the coach
guide-real = Play a real game now
guide-later = Go on another day
guide-lobby = To the lobby
