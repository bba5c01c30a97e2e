### Le fond : les pages hors de la table, et ce que toutes partagent.

wait = Un instant…
skip = Aller au contenu
offline = Vous êtes hors ligne. Ce que vous voyez date peut-être ; les tables reviennent avec la connexion.
link-down = La connexion est perdue ; nouvel essai…

## Quand quelque chose ne va pas

sorry-title = Cela n’a pas marché
sorry-again = Réessayer
sorry-home = Vers l’accueil
lost-title = Il n’y a rien ici
lost-words = L’adresse est peut-être mal écrite, ou la page n’existe plus.

error-unknown = Quelque chose s’est mal passé dans cette page ; la recharger peut aider.
error-unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
error-unreadable = La réponse du serveur est incompréhensible ; réessayez dans un instant.
error-no-table = Cette table n’existe pas, ou ne se voit qu’avec son lien.
error-not-found = Il n’y a rien ici.
error-too-many = C’est trop à la fois ; attendez un instant.
error-stale-ply = Il s’est passé quelque chose depuis ; regardez avant de répondre.
error-not-your-question = Ce n’est pas à vous qu’on le demande.
error-not-among-choices = Ce n’est pas un des choix.
error-cannot-undo = Cela ne peut plus être repris.
error-store-unavailable = Le serveur ne peut rien enregistrer ni lire pour le moment ; réessayez dans un instant.
error-internal = Quelque chose s’est mal passé sur le serveur ; rien n’a changé.
error-begun = La partie a commencé ; on ne change plus de place.
error-seat-taken = Cette place est prise.
error-not-host = Seule la personne qui a fait la table le peut.
error-others-play = Quelqu’un d’autre joue encore ici.
error-not-playing = Aucune partie n’est en cours à cette table.
error-too-many-bot-tables = Les robots jouent seuls à trop de vos tables ; mettez d’abord fin à une de ces parties.
error-too-many-bots = Les robots jouent seuls à trop de tables ici ; réessayez plus tard.
error-option-number = « { $option } » doit être un nombre entier de { $least } à { $most }.
error-option-length = « { $option } » ne doit pas dépasser une longueur de { $most }.
error-not-seated = Vous n’avez pas de place à cette table.
error-open-talk-only = Dans ce jeu, tout le monde entend tout.
error-no-whisper-now = Vous ne pouvez pas leur parler en privé maintenant.
error-no-previous = Cette partie ne peut pas servir de partie précédente : choisissez-en une que vous avez jouée jusqu’au bout.
error-no-other-deal = Ce que vous ne pouvez pas savoir à ce moment n’a pas pu être redistribué. Essayez un autre moment.
error-not-finished = La partie n’est pas encore finie.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est finie à cet endroit : il n’y a plus rien à jouer.
error-no-edition = Cette édition n’est pas disponible ici.
error-no-seat = Cette place n’existe pas.
error-empty-talk = Il n’y a rien à dire là-dedans.
error-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe.
error-name-taken = Ce nom est pris.
error-has-account = Le nom d’un compte ne change pas.
error-no-account = Un invité qui se déconnecte ne peut pas revenir.
error-bad-name = Un nom a de 1 à 40 lettres visibles.
error-sign-in-needed = Dites d’abord qui vous êtes, sur votre page.
error-bad-token = Vous n’êtes plus connecté ; connectez-vous de nouveau.
error-too-many-devices = Vous avez déjà trop d’appareils ; oubliez-en un d’abord.
error-bad-subscription = L’adresse de notification donnée par le navigateur ne peut pas servir.
error-bad-webhook = Cette adresse ne peut pas servir : seules les adresses https de l’Internet public le peuvent.
error-no-worker = Ce navigateur ne garde rien pour nous et ne peut donc pas être prévenu (une fenêtre privée, peut-être).
error-push-denied = Le navigateur n’autorise pas les notifications ici. Cela se change dans ses réglages pour cette page.
error-push-failed = Le service de notification de ce navigateur est injoignable.

## Le haut et le bas des pages

header-home = Oyez, vers l’accueil
header-nav = Pages
header-new = Nouvelle table
header-guest = Invité
header-offer = Une offre pour vous
header-turn =
    { $count ->
        [one] À vous
       *[other] À vous ({ $count })
    }
foot-about = À propos d’Oyez
foot-learn = Apprendre à jouer
foot-api = Pour les programmes

## L’accueil

lobby-play = Jouer maintenant
lobby-level = contre des robots de force
lobby-mine = Mes tables
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend de joueurs en ce moment.
lobby-make = Faites une table et envoyez son lien à un ami.
lobby-finished = Parties finies
lobby-older = Parties plus anciennes

row-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
row-yours = À vous de jouer
row-waiting = On attend { $names }
row-playing = En cours
row-won = { $count ->
        [one] Gagnée par { $names }
       *[other] Gagnée ensemble par { $names }
    }
row-won-me =
    { $count ->
        [one] Vous avez gagné
       *[other] Vous avez gagné, avec d’autres
    }
row-over = Finie
row-unplayed = Inachevée
outcome-table-ended = La personne qui a fait la table a mis fin à la partie.
outcome-table-left = Plus personne ne jouait : la partie a été arrêtée.
row-lesson = partie guidée
row-practice = entraînement
row-nobody = personne encore

## Une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-edition = Édition
new-edition-hint = La boîte avec laquelle on joue ; un groupe peut transcrire la sienne.
new-edition-standard = Standard
edition-named = édition { $name }
new-count = Nombre de places
new-seats = Qui s’assied où
new-levels = Quelle est la force des robots ?
new-open = Qui peut prendre une place libre
new-link = Qui a le lien
new-link-hint = Seules les personnes à qui vous envoyez le lien voient la table.
new-public = Tout le monde
new-public-hint = La table est à l’accueil : chacun peut s’y asseoir ou regarder.
new-pace = Temps de réflexion
new-options = Options du jeu
new-more = Autres options
new-previous-none = aucune partie précédente
new-previous-nothing = aucune partie précédente : vous n’en avez pas encore terminé
new-previous-game =
    { $won ->
        [me] { $date }, avec { $others } ; vous avez gagné
       *[others] { $date }, avec { $others } ; victoire : { $winner }
    }
new-name = Nom de la table
new-name-hint = Peut rester vide.
new-make-now = Commencer la partie
new-make-open = Faire la table
option-usual = comme d’habitude
option-list = un, deux, trois

seat-number = Place { $number }
seat-me = vous
seat-free = libre
seat-open = ouverte aux autres
seat-bots = Robots
seat-no-bot = pas de robot
seat-take = M’asseoir ici
seat-move = Passer ici
seat-host = a fait la table
seat-away = absent
seat-choose = Robot pour la place { $number }

pace-none = Sans pendule
pace-none-hint = Chacun prend son temps. Qui s’absente une semaine est remplacé par un intendant.
pace-quick = En direct, vite : 30 secondes par décision
pace-quick-hint = 30 secondes pour chaque décision, et 5 minutes de réserve pour toute la partie.
pace-live = En direct : 1 minute par décision
pace-live-hint = 1 minute pour chaque décision, et 15 minutes de réserve pour toute la partie.
pace-day = Par correspondance : 1 jour par décision
pace-day-hint = Un jour pour chaque décision ; les fins de semaine ne comptent pas.
pace-days = Par correspondance : 2 jours par décision
pace-days-hint = Deux jours pour chaque décision ; les fins de semaine ne comptent pas.
pace-week = Par correspondance : 1 semaine par décision
pace-week-hint = Une semaine pour chaque décision.
pace-own-live = En direct, à vos propres temps
pace-own-live-hint = Quand les deux sont épuisés, un intendant continue.
pace-own-days = Par correspondance, à vos propres temps
pace-own-days-hint = Quand le temps est écoulé, un intendant continue.
pace-seconds = Secondes par décision
pace-bank = Minutes de réserve
pace-day-count = Jours par décision
pace-weekends = Les fins de semaine ne comptent pas
pace-none-words = sans pendule
pace-live-words = { $seconds } secondes par décision, { $minutes } minutes de réserve
pace-days-words =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }

## Une table qui n’a pas commencé

room-waiting =
    { $count ->
        [0] Tout le monde est là.
        [one] La partie commence dès que la dernière place libre est prise.
       *[other] La partie commence dès que toutes les places sont prises ; { $count } sont libres.
    }
room-public = ouverte à tous
room-private = sur invitation
room-previous = fait suite à une partie
room-rules = Lire les règles
room-invite = Inviter quelqu’un
room-invite-words = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
room-link = Le lien vers cette table
room-copy = Copier
room-copied = Copié.
room-share = Partager
room-share-words = Viens jouer à { $game } avec moi.
room-seats = Places
room-start = Commencer maintenant, avec des robots aux places libres
room-leave = Quitter ma place
room-dissolve = Renoncer à la table

join-title = Une invitation
join-words = { $host } vous invite à une partie.
join-there =
    { $count ->
        [0] Personne n’y est encore.
        [one] { $names } y est déjà.
       *[other] { $names } y sont déjà.
    }
join-name = Votre nom
join-name-hint = Pour que les autres vous reconnaissent. Vide, on vous en donne un.
join-sit = M’asseoir
join-watch = Regarder seulement

## Ma page

me-title = Vous
me-account = Compte
me-nobody = Vous n’êtes encore personne en particulier. Dès que vous jouez, vous êtes un invité avec un nom.
me-guest = Vous êtes un invité du nom de { $name }. Ce navigateur se souvient de vous.
me-name = Nom
me-rename = Prendre ce nom
me-renamed = C’est votre nom désormais.
me-in-title = Avec un compte
me-why = Avec un compte, vous retrouvez vos tables sur tout appareil. Un invité joue tout aussi bien ; ses places passent au compte.
me-account-name = Nom du compte
me-password = Mot de passe
me-password-hint = 8 caractères ou plus.
me-show-password = Montrer le mot de passe
me-in = Se connecter
me-make = Créer un compte
me-signed-in = Vous êtes connecté sous le nom de { $name }.
me-out = Se déconnecter
me-out-everywhere = Se déconnecter de tous les appareils
me-out-hint = De tous les appareils : chaque navigateur et chaque programme connecté à votre nom doit se reconnecter.
me-forget = M’oublier dans ce navigateur
me-forget-words = Un invité oublié ne peut pas revenir : ses places restent, mais personne ne peut les reprendre.
me-forget-do = M’oublier

me-settings = Réglages
me-language = Langue
me-theme = Clair ou sombre
me-theme-auto = comme le système
me-theme-light = clair
me-theme-dark = sombre
me-speed = Animations
me-speed-0 = aucune
me-speed-1 = rapides
me-speed-2 = normales
me-speed-3 = lentes
me-still = Votre système demande moins de mouvement : rien ne bouge donc de toute façon.
me-sound = Sons
me-sound-hint = Une cloche quand c’est à vous, et peu d’autres.

me-notices = Avis
me-in-page = Dans la page
me-in-page-hint = Tant qu’Oyez est ouvert, l’en-tête signale les autres tables qui vous attendent.
me-push = Sur cet appareil, même quand Oyez est fermé
me-push-on = Cet appareil est prévenu quand c’est à vous.
me-push-off = Cet appareil n’est pas prévenu.
me-push-start = Prévenir cet appareil
me-push-stop = Ne plus le prévenir
me-push-try = Montrer un exemple
me-push-tried = Il devrait être apparu.
me-push-sample = Voici à quoi cela ressemble quand c’est à vous.
me-push-unable = Ce navigateur ne peut pas être prévenu. Sur un téléphone, installer d’abord Oyez (sur l’écran d’accueil) peut aider.
me-hook = Par un webhook
me-hook-words = Pour vos propres programmes et les messageries : un message signé est envoyé à cette adresse quand c’est à vous.
me-hook-url = Adresse web
me-hook-do = Envoyer à cette adresse
me-hook-off = Ne plus rien envoyer
me-hook-set = Les avis sont envoyés à { $host }.
me-hook-secret = Le secret qui les signe, montré seulement maintenant :
me-hook-gone = Rien n’est envoyé.

## Règles

rules-title = Règles de { $game }
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-found =
    { $count ->
        [one] { $count } paragraphe sur { $all }
       *[other] { $count } paragraphes sur { $all }
    }
rules-none = Aucun paragraphe ne contient tous ces mots.

## À propos

about-title = À propos d’Oyez
about-lead = « Oyez ! » criait le crieur public. Il appelle ici à des jeux de stratégie médiévaux dont le logiciel connaît toutes les règles.
about-games = Les jeux
about-games-words = Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un vous plaît, achetez-le. Les règles sont dites avec nos mots, et tous les dessins sont de nous.
about-map = Les côtes de la carte d’Europe sont celles de Natural Earth (1:50m), du domaine public.
about-licence = Licences et crédits
about-licence-words = Oyez est un logiciel libre sous licence MIT.
about-fonts = Caractères
about-fonts-words = EB Garamond, de Georg Duffner, Octavio Pardo et des auteurs du projet EB Garamond, réduit aux lettres latines utiles, sous SIL Open Font License 1.1.
about-fonts-licence = Lire la licence
about-art = Dessins
about-art-words = Écus, meubles, pièces et icônes sont dessinés par nous, sous la même licence que le logiciel.
about-software = Logiciels dans cette page
about-software-words = Svelte (MIT), Fluent.js (Apache 2.0) et des parties de D3 (ISC).
about-software-licences = Lire leurs licences
about-privacy = Ce qui est gardé
about-privacy-words = Le serveur garde votre nom, vos tables et ce qui s’y est dit. Rien ne vous suit et rien n’est chargé d’ailleurs ; un cookie dit au serveur qui vous êtes.
about-programs = Tout ce que fait cette page, un programme le peut aussi.
