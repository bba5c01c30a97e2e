# Parties guidées : le guide à la table, la page des leçons, la carte dans le hall.

guide-title = Apprendre à jouer
guide-lead = Jouez une courte partie avec un guide à vos côtés, qui vous dit quoi faire et pourquoi. Rien ne peut mal tourner.
guide-none = Il n’y a pas encore de partie guidée.
guide-facts = { $steps } petites étapes, environ { $minutes } minutes
guide-begin = Commencer ({ $minutes } minutes)
guide-continue = Reprendre à l’étape { $step } sur { $steps }
guide-anew = Recommencer
guide-learnt = acquise
guide-progress = Où vous en êtes
guide-rules = Lire les règles de { $game }
guide-new-here = Vous découvrez { $game } ?
guide-under-way = Vous apprenez { $game }
guide-coach = Votre guide
guide-step = Étape { $step } sur { $steps }
guide-done = Leçon acquise
guide-back = Ce qui a été dit avant
guide-on = Ce qui a été dit ensuite
guide-now = Revenir à maintenant
guide-why = Montrer ou cacher le pourquoi
guide-watch = Regardez ce que font vos adversaires…
guide-leave = Quitter
guide-leave-how = La leçon vous attend ici, sauf si vous continuez sans le guide.
guide-free = Continuer d’ici sans le guide
guide-real = Jouer une vraie partie
guide-later = Reprendre un autre jour
guide-lobby = Vers l’accueil
