# La table : le cadre autour du plateau, la question, les feuillets.

table-players = Joueurs
table-board = Plateau
table-leaves = Journal, discussion et règles
table-log = Journal
table-talk = Discussion
table-rules = Règles
table-settings = Réglages
table-close = Fermer
table-fold = Replier les feuillets
table-unfold = Ouvrir les feuillets

## Ce qui est demandé

table-your-turn = À vous
table-over = La partie est finie.
table-sealed = Votre réponse est scellée ; vous pouvez la changer jusqu’à ce que tous aient répondu. { $prompt }
table-waiting =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
table-moment = Un instant…
table-watching = Vous regardez. { $sentence }
table-confirm = Confirmer
table-take-back = Reprendre
table-undo = Annuler
table-redo = Rétablir
table-sending = Envoi…
table-aside-back = Retour à la question
table-orders = Consignes
table-orders-title = Ce que vous ordonnez une fois pour toutes
table-foreseen = Voici ce qui arriverait
table-then-others = Ensuite, d’autres peuvent répondre.
table-then-chance = Ensuite, le hasard décide.
table-then-end = Cela mettrait fin à la partie.
table-earlier = Vous regardez un moment passé ; la question attend.
table-now = Retour au présent
table-latest = Dernières nouvelles
table-steward = Un intendant joue pour vous.
table-steward-back = Reprendre ma place
table-leave = Laisser ma place à un intendant
table-leave-sure = Un intendant jouera pour vous jusqu’à votre retour.
table-leave-yes = Oui, la laisser à l’intendant
table-end = Mettre fin à la partie
table-end-sure = Personne ne gagne alors, et plus personne ne peut jouer à cette table.
table-end-yes = Oui, y mettre fin
table-end-no = Non, continuer
table-own = Ce qui est à vous

## Choisir

table-choices = choix
table-choose-one = Choisissez…
table-narrowed = { $count } choix sur { $all }
table-back = Un pas en arrière
table-show-all = Tout montrer
table-search-choices = Chercher parmi les choix
table-none-found = Aucun choix ne contient ces mots.
table-less = Un de moins : { $words }
table-more = Un de plus : { $words }
table-take-all = Tout
table-take-none = Rien
table-as-listed = Tout, dans cet ordre
table-order-hint = Glissez pour changer l’ordre, ou utilisez les flèches ; Suppr retire une chose.
table-your-order = Votre ordre
table-moved = { $words } : désormais en place { $place }.
table-remove = Retirer : { $words }
table-field-to = À
table-field-give = Vous donnez
table-field-ask = Vous demandez
table-taken-back = Repris.
table-fault-number =
    { $bounds ->
        [exact] Choisissez-en { $least } ; vous en avez { $taken }.
        [up-to] Choisissez-en { $most } au plus ; vous en avez { $taken }.
       *[range] Choisissez-en de { $least } à { $most } ; vous en avez { $taken }.
    }
table-fault-weight =
    { $bounds ->
        [exact] La valeur doit être { $least } ; elle est { $worth }.
        [up-to] La valeur doit être { $most } au plus ; elle est { $worth }.
       *[range] La valeur doit aller de { $least } à { $most } ; elle est { $worth }.
    }
table-fault-alike = Tout ce que l’on prend ensemble doit être de même sorte.
table-fault-choose = Choisissez.
table-fault-words = Écrivez une ligne de { $most } lettres au plus.
table-fault-twice = La même clause y figure deux fois.
table-fault-dead-end = Rien ne peut plus aller avec cela : choisissez autre chose.
table-fault-unplaced = Encore sans place : { $left }.
table-fault-place =
    { $bounds ->
        [exact] { $place } : il doit y en aller { $least } ; pour l’instant { $taken }.
        [up-to] { $place } : il peut y en aller { $most } au plus ; pour l’instant { $taken }.
       *[range] { $place } : il doit y en aller de { $least } à { $most } ; pour l’instant { $taken }.
    }
table-fault-wait = Un instant…
table-clause-add = Ajouter : { $name }
table-clauses = Ce qui est convenu
table-clauses-none = Rien n’est encore convenu.
table-words-left = Lettres restantes : { $count }
table-words-examples = Par exemple
table-weighed = { $name }, valeur { $weight }
table-taken-number = Choisis : { $taken }
table-taken-worth = Choisis : { $taken }, { $worth } en tout
table-taken-none = Rien n’est encore choisi.

## Joueurs

table-you = vous
table-to-play = doit jouer
table-thinks = réfléchit
table-away = absent
table-bot = robot
table-stewarded = un intendant joue
table-details = Détails sur { $name }
table-clock = Temps restant : { $time }
table-clock-days =
    { $days ->
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }

## Journal et discussion

table-filter = Que montrer
table-everything = Tout
table-kind-turn = Tours
table-kind-fight = Batailles
table-kind-move = Mouvements
table-kind-money = Argent
table-kind-vote = Votes
table-kind-deal = Accords
table-kind-land = Terres
table-kind-other = Le reste
table-older = Entrées plus anciennes
table-log-empty = Rien ne s’est encore passé.
table-log-none = Rien de cette sorte jusqu’ici.
table-before-turns = Avant le premier tour
table-go-there = Voir la table à ce moment
table-lines = Ses { $count } lignes
table-lines-of = Ses { $count } lignes : { $words }
table-lines-fold = Replier ses lignes
table-newest = Au plus récent
table-say = Dire
table-say-text = Dites quelque chose
table-say-to = À qui
table-say-all = À tous
table-to-whom = à { $names }
table-unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
table-talk-empty = Personne n’a encore rien dit.
table-talk-bots = Vous êtes parmi des robots : ils jouent, mais ne parlent pas.

## Règles

table-rules-search = Chercher dans les règles
table-rules-contents = Sommaire
table-rules-found =
    { $count ->
        [one] { $count } paragraphe
       *[other] { $count } paragraphes
    }
table-rules-none = Aucun paragraphe ne contient tous ces mots.
table-rules-none-here = Ce jeu n’a pas de règles à consulter.
table-rules-open = Ouvrir la règle { $rule }

## Réglages

table-language = Langue
table-theme = Clair ou sombre
table-theme-auto = Comme le système
table-theme-light = Clair
table-theme-dark = Sombre
table-speed = Mouvement sur le plateau
table-speed-0 = Aucun
table-speed-1 = Rapide
table-speed-2 = Calme
table-speed-3 = Lent
table-sound = Une cloche quand c’est à vous
table-in-words = Le plateau en mots au lieu du dessin

## Le plateau en mots

table-place = Lieu
table-owner = Contrôlé par
table-there = Ce qui s’y trouve
table-nobody = personne
table-closed = fermé
table-choose-here = Choisir : { $name }
table-chosen-here = Choisi : { $name }
table-why = Pourquoi pas { $name } ?
table-no-board = Ce jeu n’a pas de plateau.
table-shelf = Sur la table

## Connexion

table-lost = La connexion est perdue ; nouvel essai en cours. Ce que vous avez choisi est gardé.
table-found = La connexion est rétablie.
table-unstored = Le serveur ne peut rien enregistrer pour le moment. Ce que vous avez envoyé est gardé et sera renvoyé tout seul.

## La feuille du téléphone

table-sheet = Taille de la question
table-sheet-low = Petite
table-sheet-middle = Moitié
table-sheet-high = Grande
table-below = { $count } de plus en dessous

## Touches

table-help = Touches
table-help-open = Touches et aide
table-keys-choose = Choisir
table-keys-go = Se déplacer
table-key-arrows = d’une chose éclairée à la suivante
table-key-enter = choisir ; encore une fois : confirmer
table-key-escape = reprendre le dernier pas, fermer ce qui est ouvert
table-key-undo = annuler ce qui est confirmé ; { $key } pour rétablir
table-key-confirm = confirmer de partout
table-key-why = pourquoi pas ? (sur une chose du plateau)
table-key-log = journal
table-key-talk = discussion
table-key-rules = règles
table-key-settings = réglages
table-key-board = plateau
table-key-choices = choix
table-key-players = joueurs
table-key-words = le plateau en mots
table-key-zoom = plus près, plus loin, tout le plateau
table-keycap-enter = Entrée
table-keycap-escape = Échap
table-keycap-shift = Maj
table-key-help = cette aide
table-key-shift-arrows = déplacer le plateau
table-help-touch = Sur un écran tactile, appuyez longuement sur une chose non éclairée : elle dit pourquoi on ne peut pas la choisir. À la souris, attardez-vous dessus.
