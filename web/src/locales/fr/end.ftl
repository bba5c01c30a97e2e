# La page de fin de partie.

end-soon = La fin se joue sous vos yeux …
end-skip = Droit à la fin
end-open = Le récit
end-board = Le plateau final
end-table = Le résultat
end-place = Rang
end-title = Titre
end-turning = Tournants
end-turning-about = Les moments où les espoirs de victoire de chacun, au jugement des bots de ce jeu, ont le plus changé, et pour de bon.
end-steady = Aucun moment n’a changé grand-chose à lui seul.
end-hopes = Espoirs de victoire, en pour cent
end-see = Voir
end-practise = S’entraîner d’ici
