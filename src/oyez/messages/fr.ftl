### Les messages généraux : ce que dit le noyau, quel que soit le jeu.

## Joueurs

player = Joueur { $number }
nature = Le hasard
player-of =
    { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
        [y] d’{ $name }
       *[other] de { $name }
    }

## Listes et valeurs simples

list-last = { $list } et { $last }
list-part = { $count } pour { $thing }
list-pair = { $thing } : { $place }
list-share = { $player } ({ $count })
value-none = aucun
value-true = oui
value-false = non

## Choix du noyau

choice-nothing = rien
choice-withdrawn = plus rien à choisir
choice-accept = accepter l’offre { $number }
choice-decline = refuser l’offre { $number }
choice-retract = retirer l’offre { $number }
act-always = Toujours répondre
act-ask = Me demander
act-drop = Retirer une consigne
order-always = { $question } : toujours « { $answer } »
order-ask = { $question } : me le demander
event-obeyed = Votre consigne a répondu : { $answer }.
    .here = Votre consigne a répondu : « { $order } ».
choice-as-suggested = comme proposé

## Questions qui n’ont pas besoin des mots du jeu

prompt-choose = { $seat }, choisissez parmi ces possibilités.
    .brief = Choisissez
prompt-draw = Le hasard tire : dites ce qui sort.
    .brief = Le hasard tire
prompt-roll = Le hasard lance les dés : dites ce qui sort.
    .brief = Le hasard lance les dés
prompt-shuffle = Le hasard met ces choses en ordre : dites lequel.
    .brief = Le hasard met en ordre

## Pourquoi une valeur ne peut pas être choisie

reason-not-listed = Ce n’est pas l’un des choix.
reason-wrong-type = Ce n’est pas une valeur de la bonne sorte.
reason-out-of-range =
    { $bounds ->
        [exact] Il faut le nombre { $least }.
       *[other] Il faut un nombre de { $least } à { $most }, parmi ceux permis.
    }
reason-wrong-number =
    { $bounds ->
        [exact] Vous devez en prendre exactement { $least }.
        [up-to] Vous pouvez en prendre { $most } au plus.
       *[other] Vous devez en prendre de { $least } à { $most }.
    }
reason-wrong-sum =
    { $bounds ->
        [exact] Le tout doit valoir exactement { $least }.
        [up-to] Le tout peut valoir { $most } au plus.
       *[other] Le tout doit valoir de { $least } à { $most }.
    }
reason-more-than-there-are = Il n’y en a pas autant.
reason-not-alike = Tout ce que l’on prend ensemble doit être de la même sorte.
reason-clause-too-often = Il y a trop de clauses de cette sorte : { $most } au plus.
reason-clause-twice = La même clause y figure deux fois.
reason-dead-end = Rien ne peut plus aller avec cela.
reason-not-there = Ceci ne peut pas aller là.
reason-place-number =
    { $bounds ->
        [exact] Il doit y en aller exactement { $least }.
        [up-to] Il peut y en aller { $most } au plus.
       *[range] Il doit y en aller de { $least } à { $most }.
    }

## Pourquoi une chose sur la table ne peut pas être choisie

why-lit = Ceci peut être choisi.
why-unlisted = Ceci n’entre pas dans ce que l’on vous demande.
why-over = La partie est terminée : plus rien n’est demandé.
why-others =
    { $count ->
        [one] On ne vous demande rien pour l’instant. On attend { $names }.
       *[other] On ne vous demande rien pour l’instant. On attend : { $names }.
    }
why-watching =
    { $count ->
        [one] Vous regardez la partie. On attend { $names }.
       *[other] Vous regardez la partie. On attend : { $names }.
    }

## Pourquoi une réponse ne peut pas être annulée

reason-undo-built-on = D’autres ont bâti là-dessus depuis.
reason-undo-ordered = Cela fut fait par votre consigne : changez plutôt la consigne.
reason-private-under-seal = Qui a répondu sous scellé ne fait rien en privé avant que les sceaux soient brisés.
reason-undo-none-here = Vous n’avez rien fait dans cette phase qui puisse être repris.
reason-undo-over = Plus rien ne peut être annulé : la partie est terminée.
reason-undo-nothing = Il n’y a rien à annuler : personne n’a encore répondu.
reason-undo-chance = Impossible d’annuler : le hasard a parlé depuis.
reason-undo-answered = Impossible d’annuler : { $seat } a répondu depuis.
reason-undo-known = Impossible d’annuler : la suite est déjà connue, ou définitive.
reason-undo-passed = Impossible d’annuler : le tour est passé, et les autres ont vu comment il a fini.
reason-undo-too-long-ago = Impossible d’annuler : c’est trop ancien.
reason-undo-none-of-yours = Vous n’avez rien annulé qui puisse être rétabli.
reason-lesson-step-first = C’est permis, mais terminez d’abord cette étape de la leçon.

## Pourquoi une réponse n’a pas été prise

error-refused = C’est impossible maintenant.
error-not-your-question = La question ne vous est pas posée.
error-stale-ply = La question a changé depuis ; regardez de nouveau avant de répondre.
error-not-among-choices = Ce n’est pas l’un des choix.
error-rule = { $said } [{ $rule }]

## Robots

bot-random = Bouffon
bot-random-about = Fait tout ce que les règles permettent, sans réfléchir.
bot-squire = Écuyer
bot-squire-about = Facile : sait ce qui compte, réfléchit peu et se trompe souvent.
bot-knight = Chevalier
bot-knight-about = Moyen : pèse chaque choix, et se trompe de temps en temps.
bot-marshal = Maréchal
bot-marshal-about = Fort : essaie chaque choix maintes fois en pensée, et prend le meilleur.
bot-steward = Intendant
bot-steward-about = Joue avec soin pour une personne absente.

## Ligne de commande

cli-word-yes = oui o
cli-word-no = non n
cli-word-all = tout
cli-number =
    { $digits ->
        [0] { NUMBER($value, maximumFractionDigits: 0) }
       *[1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }

cli-help-usage = usage :
cli-help-synopsis = oyez COMMANDE …
cli-help-about = Jeux de stratégie médiévaux dont toutes les règles sont appliquées : pour jouer et pour simuler.
cli-help-arguments = arguments
cli-help-options = options
cli-help-commands = commandes
cli-help-more = « oyez COMMANDE --help » en dit plus. Les places se comptent à partir de 1.
cli-help-help = afficher cette aide
cli-help-lang = la langue de tout ce qui est dit (par défaut : celle de l’environnement)
cli-help-version = afficher la version
cli-help-serve = démarrer le serveur, où l’on joue dans le navigateur, entre soi et contre des robots
cli-help-play = jouer contre des robots dans le terminal
cli-help-replay = parcourir l’enregistrement d’une partie
cli-help-simulate = faire jouer beaucoup de parties à des robots, et compter
cli-help-fuzz = chercher des défauts par un jeu aléatoire ou extrême
cli-help-rules = consulter les règles d’un jeu
cli-help-games = lister les jeux disponibles
cli-help-game = le nom d’un jeu (« oyez games » en donne la liste)
cli-help-game-name = JEU
cli-help-file = un enregistrement : une partie sauvegardée, ou un défaut trouvé par « oyez fuzz »
cli-help-file-name = FICHIER
cli-help-words = le numéro d’une règle, ou des mots qu’elle contient ; sans rien : la table des matières
cli-help-words-name = NUMÉRO|MOTS
cli-help-seats = combien de places (par défaut : 4, si le jeu le permet)
cli-help-bots = qui occupe les autres places, noms séparés par des virgules ; un seul nom vaut pour toutes (par défaut : random)
cli-help-rivals = de même, robot par robot, noms séparés par des virgules ; « random » est aussi un robot
cli-help-level = la force des robots, du plus facile au plus fort (par défaut : knight)
cli-help-bots-name = ROBOT[,ROBOT…]
cli-help-seed = la même graine donne la même partie
cli-help-option = une option du jeu (« oyez games » en donne la liste) ; peut être répété
cli-help-pair = CLÉ=VALEUR
cli-help-own-seat = votre place (par défaut : 1)
cli-help-save = où sauvegarder la partie (par défaut : un fichier dans votre dossier d’état)
cli-help-resume = reprendre une partie sauvegardée, et la sauvegarder au même endroit
cli-help-after = la partie terminée que celle-ci suit, pour les règles qui demandent comment la dernière a fini
cli-help-deal = la donne que désigne ce code, dans un jeu pour un joueur ; le même code donne la même chose
cli-help-ply = commencer après autant de réponses
cli-help-view = regarder depuis cette place (par défaut : en spectateur)
cli-help-all = tout afficher d’un coup
cli-help-number = combien de parties (par défaut : 100)
cli-help-jobs = combien de processus jouent en même temps (par défaut : 1)
cli-help-json = afficher le résultat en JSON
cli-help-fuzz-number = combien de parties (par défaut : 100, ou sans limite avec --minutes)
cli-help-fuzz-seats = combien de places (par défaut : chaque nombre à tour de rôle)
cli-help-minutes = s’arrêter après autant de minutes

cli-no-language = il n’y a pas de textes en « { $name } » ; connus : { $known }
cli-no-command =
    { $near ->
        [none] il n’y a pas de commande « { $name } » ; connues : { $known }
       *[other] il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
    }
cli-no-game =
    { $near ->
        [none] il n’y a pas de jeu « { $name } » ; connus : { $known }
       *[other] il n’y a pas de jeu « { $name } » ; vouliez-vous dire « { $near } » ?
    }
cli-no-bot =
    { $near ->
        [none] il n’y a pas de robot « { $name } » ; connus : { $known }
       *[other] il n’y a pas de robot « { $name } » ; vouliez-vous dire « { $near } » ?
    }
cli-no-option =
    { $near ->
        [none] il n’y a pas d’option « { $key } » ; connues : { $known }
       *[other] il n’y a pas d’option « { $key } » ; vouliez-vous dire « { $near } » ?
    }
cli-no-rule =
    { $near ->
        [none] aucune règle n’a ce numéro ni ces mots : { $words }
       *[other] aucune règle n’a ce numéro ni ces mots : { $words } ; vouliez-vous dire { $near } ?
    }
cli-args-missing = il manque { $what } à { $command } ; « { $command } --help » en dit plus
cli-args-unknown = { $command } ne connaît pas { $what } ; « { $command } --help » en dit plus
cli-args-no-value = il manque une valeur à { $what } ; « { $command } --help » en dit plus
cli-args-no-command = nommez une commande avant { $what } ; « oyez --help » en donne la liste
cli-args-bad = ces arguments ne conviennent pas ({ $words }) ; « { $command } --help » en dit plus
cli-bad-number =
    { $most ->
        [none] { $option } doit être un nombre entier à partir de { $least }, et non « { $text } »
       *[other] { $option } doit être un nombre entier de { $least } à { $most }, et non « { $text } »
    }
cli-bad-minutes = --minutes doit être un nombre supérieur à 0, et non « { $text } »
cli-bad-seats =
    { $bounds ->
        [exact] { $game } se joue à { $least }, et non à { $seats }
       *[other] { $game } se joue de { $least } à { $most }, et non à { $seats }
    }
cli-bad-bots = { $named } robots sont nommés, mais il y a { $number } places pour eux
cli-bad-pair = une option s’écrit CLÉ=VALEUR, et non « { $pair } »
cli-bad-yes-no = { $key } doit être oui ou non, pas « { $text } »
cli-option-number = { $option } doit être un nombre entier de { $least } à { $most }
cli-option-length = { $option } ne doit pas dépasser une longueur de { $most }
cli-bad-option = cette option ne convient pas ({ $words })
cli-bad-record = { $path } n’est pas une partie enregistrée lisible ({ $words })
cli-other-game = { $path } est une partie de { $game }
cli-not-over = la partie de { $path } n’est pas terminée
cli-bad-deal = « { $code } » n’est pas un code : il faut de { $least } à { $most } lettres de a à z, chiffres ou traits d’union
cli-deal-alone = une donne se joue seul, pas à { $seats }
cli-no-previous = dans { $game }, aucune règle ne demande comment une partie précédente a fini
cli-os-error =
    { $words ->
        [ENOENT] il n’y a pas de tel fichier ou dossier
        [EACCES] ce n’est pas permis
        [EPERM] ce n’est pas permis
        [EROFS] on ne peut rien y écrire
        [EISDIR] c’est un dossier
        [ENOTDIR] un fichier se trouve à la place d’un dossier
        [EEXIST] il existe déjà
        [ENOSPC] il n’y a plus de place
        [ENAMETOOLONG] le nom est trop long
        [EADDRINUSE] un autre programme y écoute
        [EADDRNOTAVAIL] cet ordinateur n’a pas cette adresse
       *[other] { $words }
    }
cli-no-file = impossible de lire { $path } ({ cli-os-error })
cli-no-write = impossible d’écrire { $path } ({ cli-os-error })
cli-no-seat = il n’y a pas de place { $seat } : cette partie en a { $seats }
cli-no-ply = il n’y a pas de coup { $ply } : cet enregistrement finit au coup { $last }
cli-no-rules = { $game } n’a pas de règles à consulter
cli-no-games = Aucun jeu n’est installé.

cli-players =
    { $bounds ->
        [exact]
            { $least ->
                [one] { $least } joueur
               *[other] { $least } joueurs
            }
       *[other] { $least } à { $most } joueurs
    }
cli-games-options = Options, pour --option CLÉ=VALEUR :
cli-edition = règles { $rules }
cli-rules-how = « oyez rules { $game } { $id } » affiche une règle, « oyez rules { $game } MOTS » trouve celles qui ont tous ces mots.

cli-simulating = en jeu
cli-simulated =
    { $games ->
        [one] { $game } : { $games } partie à { $seats ->
            [one] { $seats } place
           *[other] { $seats } places
        } (graine { $seed })
       *[other] { $game } : { $games } parties à { $seats ->
            [one] { $seats } place
           *[other] { $seats } places
        } (graine { $seed })
    }
cli-speed = Vitesse : { $games } parties et { $decisions } décisions par seconde
cli-options = Options : { $options }
cli-lengths = Longueur en décisions : moyenne { $mean }, médiane { $median }, 95 % jusqu’à { $p95 }
cli-choices = Choix par décision : { $mean } en moyenne
cli-unfinished = parties sans fin : { $games } (graine { $seed })
cli-percent = { $share } %
cli-column-seat = Par place
cli-column-side = Par camp
cli-column-games = parties
cli-column-wins = gagnées
cli-column-share = part
cli-column-expected = si équitable
cli-column-range = plage probable
cli-column-place = Rang
cli-column-score = Score
cli-verdict-more = plus que le hasard
cli-verdict-less = moins que le hasard
cli-fairness-even = Aucune place n’est favorisée au-delà du hasard.
cli-fairness-more = { $seat } gagne plus que le hasard ne l’explique ({ $share }).
cli-fairness-less = { $seat } gagne moins que le hasard ne l’explique ({ $share }).
cli-fairness-mixed = Les robots diffèrent : ces chiffres ne disent pas si les places sont équitables.

cli-fuzzing = parties sans défaut : { $games }
cli-fuzzed =
    { $games ->
        [one] Aucun défaut en { $games } partie et { $decisions } décisions (parties par nombre de places : { $seats }).
       *[other] Aucun défaut en { $games } parties et { $decisions } décisions (parties par nombre de places : { $seats }).
    }
cli-fuzz-failed = un défaut avec la graine { $seed } : { $words } ; « oyez replay { $path } » le montre

cli-replay-keys = Entrée ou n : suivant · p : précédent · nombre : y aller · g : à la fin · q : quitter >
cli-no-key = « { $typed } » n’est pas une des touches.
cli-replay-fault = Ici les règles se rompent : { $words }
cli-answer = { $who } : { $words }
cli-hidden = (secret)

cli-row-player = Joueur
cli-you = vous
cli-welcome = Vous êtes { $player }. Tout est sauvegardé au fur et à mesure.
cli-play-keys = u : annuler · r : rétablir · ? : la règle, « ? mots » : les cartes et les règles qui ont ces mots · l : journal · b : plateau · m : hors tour · o : consignes · s : sauvegarder · q : quitter · h : ces touches
cli-map-signs = creux : épuisé · ~ en mer · ─ route · ≈ rivière · ═ pont · ▲ montagnes
cli-decks = Pioches
cli-wall = Au mur
cli-votes = { $number } voix
cli-sealed = ne s’est pas encore prononcé
cli-bid = { $number } pour { $side }
cli-next = ensuite : { $terms }
cli-box-gives = donne { $things }
cli-box-price = pour { $price }
cli-box-needs = exige { $things }
cli-box-lacks = il manque { $things }
cli-document-sealed = scellé
cli-signed = signé par { $names }
cli-unsigned = pas encore signé par { $names }
cli-offers = Offres (m : en faire ou y répondre)
cli-promises = Promesses (m : en faire ou en juger)
cli-deal = Nº { $number }, { $maker } à { $to } :
cli-offer-exchange = { $gives } contre { $asks }
cli-offer-gift = { $gives } contre rien
cli-offer-demand = rien contre { $asks }
cli-offer-answers = en réponse au nº { $number }
cli-offer-private = connue de vous deux seulement
cli-promise-pending = en suspens
cli-promise-kept = tenue
cli-promise-broken = rompue
cli-pick-help = h : aide
cli-pick-one = numéro, ou partie d’un nom
cli-pick-only = Il n’y a qu’un choix : { $words }
cli-pick-enter = Entrée
cli-pick-back = retour
cli-pick-no-more = rien de plus
cli-pick-none = « { $typed } » n’en fait pas partie.
cli-pick-amount = un nombre de { $least } à { $most }
cli-pick-some = numéros (« 1 2 » : un de chaque ; « 1x3 » : trois du premier), * pour tout, Entrée pour rien
cli-pick-order = numéros dans votre ordre
cli-pick-field = { $name } :
cli-pick-words = vos propres mots, { $most } caractères au plus
cli-pick-example = par exemple : { $words }
cli-pick-split =
    { $bounds ->
        [exact] comme « 1=2 3=1 » (2 pour le premier, 1 pour le troisième), { $least } en tout
       *[other] comme « 1=2 3=1 » (2 pour le premier, 1 pour le troisième), { $least } à { $most } en tout
    }
cli-no-rule-here = Aucune règle n’est derrière cette question.
cli-orders = Vos consignes :
cli-no-orders = Il n’y a pas de consigne à donner en ce moment.
cli-order-always-which = { $question } : toujours …
cli-order-drop = { $question } : lever la consigne
cli-solo-won = gagné
cli-solo-lost = perdu
cli-no-acts = Il n’y a rien à faire hors tour en ce moment.
cli-saved = Sauvegardé : { $path }
cli-broken = les règles se sont rompues ({ $words }) ; la partie est gardée dans { $path }
cli-leave = Quitter la table ? La partie est gardée dans { $path } (O/n)
cli-left = La partie est gardée ; « oyez play --resume { $path } » la reprend.
cli-left-deal = La partie est gardée ; « oyez play --resume { $path } --deal { $deal } » la reprend.
cli-deal-again = La même donne à nouveau : « oyez play { $game } --seats 1 --deal { $deal } ».
cli-kept = La partie est gardée ; « oyez replay { $path } » la remontre.

## Avis

guest = Invité { $number }
notice-your-turn =
    { $table ->
        [none] C’est à vous de jouer à l’une de vos tables.
       *[other] C’est à vous de jouer à la table « { $table } ».
    }
notice-offer =
    { $table ->
        [none] On vous propose un marché à l’une de vos tables.
       *[other] On vous propose un marché à la table « { $table } ».
    }
notice-warning =
    { $table ->
        [none] Votre temps s’achève à l’une de vos tables.
       *[other] Votre temps s’achève à la table « { $table } ».
    }
notice-steward =
    { $table ->
        [none] Votre temps est écoulé à l’une de vos tables : un intendant joue pour vous jusqu’à votre retour.
       *[other] Votre temps est écoulé à la table « { $table } » : un intendant joue pour vous jusqu’à votre retour.
    }
notice-finished =
    { $table ->
        [none] L’une de vos parties est terminée.
       *[other] La partie à la table « { $table } » est terminée.
    }
notice-rematch =
    { $table ->
        [none] On vous demande une revanche.
       *[other] On vous demande une revanche à la table « { $table } ».
    }

## Le serveur

cli-help-host = l’adresse d’écoute (127.0.0.1 : cette machine seule ; 0.0.0.0 : tout le réseau)
cli-help-port = le port ; à défaut 8137, ou un port libre
cli-help-data = le dossier de la base de données ; à défaut, le vôtre
cli-help-folder-name = DOSSIER
cli-help-origin = une adresse par laquelle les navigateurs atteignent le serveur, comme https://oyez.example ; répétable
cli-help-contact = à qui les services de notification peuvent écrire, comme mailto:vous@oyez.example
cli-serve-address = Oyez est ouvert : { $address }
cli-serve-data = Toutes les parties sont gardées dans { $path }
cli-serve-unbuilt = Le client pour navigateurs n’est pas construit, seuls des programmes peuvent donc jouer : `make client` le construit.
cli-serve-stop = Ctrl+C arrête le serveur ; rien n’est perdu.
cli-no-port = impossible d’écouter sur { $host }, port { $port } : { cli-os-error }
cli-no-data = impossible d’écrire dans { $path } : { cli-os-error }

## Éditions

cli-help-edition = une boîte à vous : lister les éditions, en commencer une, en vérifier une
cli-help-deed = list, new (puis un jeu et un dossier où commencer), ou check (puis le dossier d’une édition)
cli-help-deed-name = list|new|check
cli-help-things = ce qu’il faut à new et à check
cli-help-things-name = …
cli-help-editions = le dossier des éditions, chacune dans le sien ; à défaut, celui du serveur
cli-help-of-edition = l’édition avec laquelle on joue : son identifiant ou son dossier (par défaut : standard)
cli-edition-no-deed =
    { $near ->
        [none] avec les éditions on peut : { $known } ; pas « { $name } »
       *[other] avec les éditions on peut : { $known } ; vouliez-vous dire « { $near } » ?
    }
cli-edition-things =
    { $number ->
        [0] il ne faut rien après « { $command } »
        [1] il y faut une seule chose, et non { $given } : { $command }
       *[other] il y faut { $number } choses, et non { $given } : { $command }
    }
cli-edition-option = une édition se choisit par --edition { $name }
cli-edition-none = { $game } n’a qu’une seule édition
cli-edition-unknown = il n’y a pas d’édition « { $name } » dans { $path }
cli-edition-unfit = on ne peut pas jouer avec l’édition « { $name } » : { $words }
cli-edition-lost =
    { $why ->
        [changed] { $path } a été joué avec l’édition « { $name } », dont la copie n’est plus la même
        [unreadable] { $path } a été joué avec l’édition « { $name } », dont la copie est illisible
       *[gone] { $path } a été joué avec l’édition « { $name } », dont il n’y a pas de copie ici
    }
cli-edition-exists = { $path } existe déjà, et rien n’y est écrasé
cli-edition-no-folder = il n’y a pas de dossier { $path }
cli-edition-begun = Les fichiers standard de { $game } sont dans { $path }. Notez-y ce que dit votre boîte, mettez source = "transcribed" dans les lignes faites, et lancez « oyez edition check » de temps en temps.
cli-edition-folder =
    { $number ->
        [0] Aucune autre édition dans { $path }.
        [1] Une autre édition dans { $path }.
       *[other] { $number } autres éditions dans { $path }.
    }
cli-edition-broken =
    { $faults ->
        [one] L’édition de { $path } ne peut pas être choisie : elle a un défaut, que dit « oyez edition check ».
       *[other] L’édition de { $path } ne peut pas être choisie : elle a { $faults } défauts, que dit « oyez edition check ».
    }
cli-edition-faults =
    { $number ->
        [one] Un défaut : on ne peut pas jouer avec cette édition.
       *[other] { $number } défauts : on ne peut pas jouer avec cette édition.
    }
cli-edition-good = On peut jouer avec l’édition « { $name } » ({ $id }) : { $rows } lignes sans défaut.
cli-edition-guessed =
    { $number ->
        [one] { $place } : une ligne est reconstituée
       *[other] { $place } : { $number } lignes sont reconstituées
    }
cli-edition-guesses =
    { $number ->
        [0] Plus aucune ligne n’est reconstituée.
        [1] Une ligne sur { $rows } est encore reconstituée.
       *[other] { $number } lignes sur { $rows } sont encore reconstituées.
    }

## Un jeu nouveau

cli-help-new-game = écrire un petit jeu à vous pour commencer, prêt à être joué
cli-help-name = le nom du jeu à la ligne de commande, par exemple banner_lords
cli-help-name-name = NOM
cli-help-new-folder = où son paquet est écrit (par défaut : un dossier à son nom ; dans un dépôt d’Oyez, parmi ses jeux)
cli-help-title = le nom du jeu à l’écran (par défaut : tiré de son nom)
cli-help-letters = les deux capitales qui numérotent ses règles (par défaut : ses initiales)
cli-new-game-bad-name = un jeu ne peut pas s’appeler « { $name } » : petites lettres, chiffres et _, une lettre d’abord, { $most } au plus
cli-new-game-taken = il y a déjà un jeu { $name }
cli-new-game-module = il y a déjà un module Python { $name }, que le jeu cacherait
cli-new-game-bad-title = un jeu ne peut pas s’appeler « { $title } » : une ligne de 40 lettres et espaces au plus, sans guillemets, accolades ni barres
cli-new-game-bad-letters = les règles sont numérotées avec deux capitales, comme XY-TURN-01 ; pas « { $letters } »
cli-new-game-letters-taken = les règles de { $game } sont déjà numérotées { $letters }-… ; choisissez d’autres --letters
cli-new-game-package = { $title } est dans { $path } : règles, boîte, scène, bot, leçon, textes et tests. Pour l’installer, y jouer, le tester :
cli-new-game-repository = { $title } est dans { $path }, ses tests sont dans tests/, et pyproject.toml a son point d’entrée. Pour l’installer et y jouer, le tester :

## Ce qui ne va pas dans une édition

fault-line = { $place } : { $words }
fault-unreadable =
    { $why ->
        [ENOENT] ce fichier manque
        [EACCES] on n’a pas le droit de lire ce fichier
        [EISDIR] c’est un dossier, pas un fichier
       *[other] ce fichier est illisible ({ $why })
    }
fault-too-long = ce fichier dépasse { $most } octets
fault-empty = ce fichier est vide
fault-not-utf8 = la ligne { $line } n’est pas en UTF-8 ; enregistrez le fichier dans cet encodage
fault-not-toml =
    ligne { $line }{ $column ->
        [0] {""}
       *[other] , colonne { $column }
    } : { $why ->
        [twice] ceci y est deux fois
        [equals] un champ s’écrit NOM = VALEUR ; il manque « = »
        [bracket] un crochet ou une accolade n’est pas fermé
        [line] il reste quelque chose après la valeur ; chaque champ a sa propre ligne
        [quote] un texte n’est pas fermé : il commence et finit par " sur une même ligne
        [backslash] dans un texte, on écrit \\ pour un seul \
        [value] ce n’est pas une valeur : un texte est entre guillemets, un nombre non, et oui et non s’écrivent true et false
        [key] ce n’est pas un nom de champ : il n’a que des lettres, des chiffres, _ et -
       *[other] ce n’est pas du TOML
    }
fault-no-table = il n’y a pas de [[{ $table }]]
fault-unknown-table = les règles ne connaissent pas cette table ; il y a ici { $known }
fault-twice = y est deux fois
fault-missing = ce champ manque
fault-unknown-field =
    { $near ->
        [none] les règles ne connaissent pas ce champ ; il y a { $known }
       *[other] les règles ne connaissent pas ce champ ; vouliez-vous dire { $near } ?
    }
fault-type =
    il faut { $wanted ->
        [text] un texte entre guillemets
        [whole] un nombre entier
        [number] un nombre
        [yes-no] true ou false
        [list] une liste entre crochets
       *[table] une table de champs
    }, et non { $found ->
        [text] le texte « { $value } »
        [whole] le nombre { $value }
        [number] le nombre { $value }
        [yes-no] true ou false
        [list] une liste
        [date] une date ou une heure
       *[table] une table de champs
    }
fault-choice =
    { $near ->
        [none] il n’y a pas de « { $value } » ; les règles connaissent { $known }
       *[other] il n’y a pas de « { $value } » (vouliez-vous dire « { $near } » ?) ; les règles connaissent { $known }
    }
fault-too-low = il faut { $least } ou plus, et non { $value }
fault-too-high = il faut { $most } ou moins, et non { $value }
fault-length =
    { $most ->
        [none] il faut au moins { $least } éléments, et non { $number }
       *[other]
            { $bounds ->
                [exact] il faut { $least } éléments, et non { $number }
               *[other] il faut de { $least } à { $most } éléments, et non { $number }
            }
    }
fault-too-many-letters = il faut au plus { $most } caractères, et non { $number }
fault-letters =
    { $like ->
        [nothing] ne doit pas être vide
        [id] « { $value } » ne doit avoir que des lettres sans accent, des chiffres, _ et -
        [dashed] « { $value } » ne doit avoir que des lettres sans accent, des chiffres et -
        [name] « { $value } » doit être une ligne de texte, sans caractère de contrôle
        [prose] « { $value } » doit être du texte, sans caractère de contrôle
        [language] « { $value } » doit être une langue en deux lettres minuscules, comme en ou fr
       *[other] « { $value } » a des caractères qui ne sont pas permis ici
    }
fault-unfit = ne convient pas ({ $words })
fault-no-game = il n’y a pas de jeu « { $value } » qui ait des éditions ; connus : { $known }
fault-other-game = c’est « { $value } », mais il faut « { $game } »
fault-standard-id = « { $value } » est l’édition livrée avec Oyez ; nommez la vôtre autrement
fault-id-taken = « { $value } » est déjà l’identifiant d’une autre édition ici
fault-not-there = il n’y a pas de « { $value } »
fault-not-in-rules = les règles ne connaissent rien de ce nom
fault-no-title = ce que l’édition standard n’a pas doit avoir son propre titre (title)
fault-other-text =
    { $fields ->
        [none] ce que l’édition standard n’a pas doit avoir son propre texte
       *[other] le texte standard ne convient plus, car ces champs ont changé : { $fields }
    }

## Ce qui s’est passé, en une phrase

caption-then = { $deed } et { $more }.
caption-results = { $deed } : { $more }.
