### L’entrée : la page d’accueil, ses parties, et plusieurs joueurs sur un appareil.

home-about = Des jeux de stratégie médiévaux dans le navigateur : toutes les règles respectées, des robots qui jouent franc jeu, et des amis qui viennent par un lien.
home-painting = Les plateaux peints des jeux auxquels on joue ici
home-friends = Jouer entre amis
home-friends-words = Dresse la table et vous donne son lien.
home-device = Chacun son tour
home-device-words = À plusieurs sur un seul appareil.
home-learn = Apprendre en jouant
home-learn-words = Une partie guidée de dix minutes.
home-watch = Regarder une partie
home-watch-words = Les parties en cours.
home-custom = D’autres tables : places, pendules, options
home-games = Les jeux
home-watching = Parties à regarder
home-watch-none = Aucune partie publique n’est en cours.
home-history = Vos parties et résultats

seat-bot = { $name } ({ $level })
seat-here = sur cet appareil
seat-here-name = Nom du joueur { $number }
seat-player = Joueur { $number }
seat-beside = sur votre appareil

options-by-seat = Choisir pour chaque place

history-title = Vos parties
history-none = Vous n’avez encore fini aucune partie.
history-none-do = En jouer une maintenant
history-game = Jeu
history-played = Jouées
history-won = Gagnées
history-share = Part des victoires
history-results = Résultats par jeu
history-list = Parties finies
history-newer = Plus récentes
history-older = Plus anciennes
history-page = Page { $page } sur { $pages }

curtain-to = Passez l’appareil à { $name }
curtain-words = Tout est couvert. { $name }, touchez le bouton quand personne d’autre ne regarde.
curtain-who = Qui tient l’appareil ?
curtain-who-words = Tout est couvert. Prenez votre place quand personne d’autre ne regarde.
curtain-ready = C’est moi, { $name }
curtain-others = Ou regarder la table comme
curtain-turn = C’est à { $name } de répondre.
curtain-over = Passer l’appareil

talk-among = Les spectateurs parlent entre eux ; les joueurs le liront quand la partie sera finie.
talk-spectator = spectateur
table-unknown-question = Cette page est plus ancienne que la question. Rechargez-la pour répondre.
table-unknown-reload = Recharger

error-same-name = Sur un même appareil, chaque joueur a son propre nom.
error-not-companion = Vous ne jouez pas pour cette personne.
