### The Anarchy en français.

game-name = The Anarchy
game-description = Angleterre, 1135 : le roi est mort, et personne ne s’accorde sur le suivant. D’un à quatre seigneurs remplissent chacun deux feuilles de carrières, de donjons, de chapelles et de fêtes, prennent le château de la manche et tiennent le leur contre des attaques toujours plus rudes. Cinq manches ; le plus de points l’emporte. Se joue aussi en solo.

## Les choses qui ont un nom : les attributs en sont des formes.

form-good = { $name }
form-icon = { $name }
form-line = { $name }
form-thing = { $name }
    .the = { $name }
form-attack = { $name }
    .the = { $name }
    .a = { $name }
    .violent = { $name } (attaque violente)
form-tactic = { $name }
form-path = { $name }
form-side = { $name }
form-corner = { $name }
form-fighter = { $name }
form-card = { $name }
form-scenario = { $name }
form-ingredient = { $name }
form-shown = { $name }

## Ouvriers et ressources

good-serf =
    { $count ->
        [one] { $count } Serf
       *[other] { $count } Serfs
    }
    .one = Serf
    .many = Serfs
    .a = un Serf
good-craftsman =
    { $count ->
        [one] { $count } Artisan
       *[other] { $count } Artisans
    }
    .one = Artisan
    .many = Artisans
    .a = un Artisan
good-patron =
    { $count ->
        [one] { $count } Mécène
       *[other] { $count } Mécènes
    }
    .one = Mécène
    .many = Mécènes
    .a = un Mécène
good-soldier =
    { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldats
    }
    .one = Soldat
    .many = Soldats
    .a = un Soldat
good-knight =
    { $count ->
        [one] { $count } Chevalier
       *[other] { $count } Chevaliers
    }
    .one = Chevalier
    .many = Chevaliers
    .a = un Chevalier
good-coin =
    { $count ->
        [one] { $count } Pièce
       *[other] { $count } Pièces
    }
    .one = Pièce
    .many = Pièces
    .a = une Pièce
good-material =
    { $count ->
        [one] { $count } Matériau
       *[other] { $count } Matériaux
    }
    .one = Matériau
    .many = Matériaux
    .a = un Matériau
good-food = { $count } Nourriture
    .one = Nourriture
    .many = Nourriture
    .a = une Nourriture
fighter-craftsman-beer = Artisan avec une bière
    .one = Artisan avec une bière
    .a = un Artisan qui a bu
fighter-soldier-beer = Soldat avec une bière
    .one = Soldat avec une bière
    .a = un Soldat qui a bu
fighter-craftsman-down = Artisan couché
    .one = Artisan couché
    .a = un Artisan couché
fighter-soldier-down = Soldat couché
    .one = Soldat couché
    .a = un Soldat couché
fighter-knight-down = Chevalier couché
    .one = Chevalier couché
    .a = un Chevalier couché

## Ce que donnent les cases

icon-any =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
icon-produce-serf =
    { $count ->
        [one] production de Serfs
       *[other] production de Serfs × { $count }
    }
icon-produce-craftsman =
    { $count ->
        [one] production d’Artisans
       *[other] production d’Artisans × { $count }
    }
icon-produce-material =
    { $count ->
        [one] production de Matériaux
       *[other] production de Matériaux × { $count }
    }
icon-produce-patron =
    { $count ->
        [one] production de Mécènes
       *[other] production de Mécènes × { $count }
    }
icon-produce-coin =
    { $count ->
        [one] production de Pièces
       *[other] production de Pièces × { $count }
    }
icon-produce-food =
    { $count ->
        [one] production de Nourriture
       *[other] production de Nourriture × { $count }
    }
icon-produce-soldier =
    { $count ->
        [one] production de Soldats
       *[other] production de Soldats × { $count }
    }
icon-produce-knight =
    { $count ->
        [one] production de Chevaliers
       *[other] production de Chevaliers × { $count }
    }
icon-bravery = { $count } Bravoure
icon-loyalty = { $count } Loyauté
icon-influence = { $count } Influence
icon-might = { $count } Puissance
icon-castles = 1 château pris
icon-helps = 1 carte retournée pour un autre
icon-couples = 1 couple
icon-help = une aide à un autre joueur
icon-couple = un couple
icon-line-governance = une case de Gouvernance
icon-line-warcraft = une case de Guerre
icon-line-worship = une case de Culte
icon-line-entertainment = une case de Divertissement
icon-line-choice = une case d’une ligne Commandement au choix
icon-gate = porte +{ $count }
icon-tower = tour +{ $count }
icon-wall = mur +{ $count }
icon-moat = douves +{ $count }
icon-brewery =
    { $count ->
        [one] un brassin
       *[other] { $count } brassins
    }
icon-rally =
    { $count ->
        [one] { $count } jeton Rassemblement
       *[other] { $count } jetons Rassemblement
    }
icon-knowledge =
    { $count ->
        [one] { $count } connaissance
       *[other] { $count } connaissances
    }
icon-research = une nouvelle tactique
icon-joy = { $count } Joie
icon-training-2 = formation avec 2 cartes Domaine
icon-training-3 = formation avec 3 cartes Domaine
icon-training-4 = formation avec 4 cartes Domaine
icon-valentine = un festival de la Saint-Valentin
icon-michaelmas = une fête de la Saint-Michel
icon-joust = une joute
icon-lammas = un jour du Lammas

## Lignes Commandement, et ce qu’on possède

line-governance = Gouvernance
line-warcraft = Guerre
line-worship = Culte
line-entertainment = Divertissement
thing-small-crane = petite grue
    .the = la petite grue
thing-large-crane = grande grue
    .the = la grande grue
thing-ladders = échelles
    .the = les échelles
thing-black-horse = cheval noir
    .the = le cheval noir
thing-white-horse = cheval blanc
    .the = le cheval blanc
thing-small-chapel = petite chapelle
    .the = la petite chapelle

## Le château

side-top = le haut
    .start = Haut
    .at = en haut
    .from = du haut
    .to = vers le haut
side-right = la droite
    .start = Droite
    .at = à droite
    .from = de la droite
    .to = vers la droite
side-bottom = le bas
    .start = Bas
    .at = en bas
    .from = du bas
    .to = vers le bas
side-left = la gauche
    .start = Gauche
    .at = à gauche
    .from = de la gauche
    .to = vers la gauche
side-whole = le château entier
    .start = Le château entier
    .at = sur le château entier
    .from = du château entier
    .to = vers le château entier
corner-top-left = haut gauche
    .at = en haut à gauche
corner-top-right = haut droit
    .at = en haut à droite
corner-bottom-right = bas droit
    .at = en bas à droite
corner-bottom-left = bas gauche
    .at = en bas à gauche
castle = Château
castle-top = Mur du haut
castle-right = Mur de droite
castle-bottom = Mur du bas
castle-left = Mur de gauche
castle-top-left = Tour, en haut à gauche
castle-top-right = Tour, en haut à droite
castle-bottom-right = Tour, en bas à droite
castle-bottom-left = Tour, en bas à gauche
castle-gate = Porte
castle-moat = Douves
worker-on = { $worker-one } { $side-at }

## Attaques et tactiques

attacks = Cartes Attaque
attack-ladder = Échelle
    .the = l’échelle
    .a = une échelle
    .violent = une échelle violente
attack-arrows = Flèches
    .the = les flèches
    .a = des flèches
    .violent = des flèches violentes
attack-ballista = Baliste
    .the = la baliste
    .a = une baliste
    .violent = une baliste violente
attack-ram = Bélier
    .the = le bélier
    .a = un bélier
    .violent = un bélier violent
attack-siege-tower = Tour de siège
    .the = la tour de siège
    .a = une tour de siège
    .violent = une tour de siège violente
attack-catapult = Catapulte
    .the = la catapulte
    .a = une catapulte
    .violent = une catapulte violente
attack-trebuchet = Trébuchet
    .the = le trébuchet
    .a = un trébuchet
    .violent = un trébuchet violent
attack-final-assault = Assaut final
    .the = l’Assaut final
    .a = l’Assaut final
    .violent = l’Assaut final violent
attack-hidden = Face cachée : { $attack-id ->
        [ladder] une échelle
        [arrows] des flèches
        [ballista] une baliste
        [ram] un bélier
        [siege-tower] une tour de siège
       *[catapult] une catapulte ou un trébuchet
    }
onslaught =
    { $violent-id ->
        [yes] { $kind-violent } ({ $sides })
       *[no] { $kind-a } ({ $sides })
    }
card-back-ladder =
    { $count ->
        [one] une échelle face cachée
       *[other] { $count } échelles face cachée
    }
card-back-arrows =
    { $count ->
        [one] des flèches face cachée
       *[other] { $count } cartes de flèches face cachée
    }
card-back-ballista =
    { $count ->
        [one] une baliste face cachée
       *[other] { $count } balistes face cachée
    }
card-back-ram =
    { $count ->
        [one] un bélier face cachée
       *[other] { $count } béliers face cachée
    }
card-back-siege-tower =
    { $count ->
        [one] une tour de siège face cachée
       *[other] { $count } tours de siège face cachée
    }
card-back-catapult =
    { $count ->
        [one] une catapulte ou un trébuchet face cachée
       *[other] { $count } catapultes ou trébuchets face cachée
    }
domain-card =
    { $count ->
        [one] { $count } carte Domaine
       *[other] { $count } cartes Domaine
    }
tactics = Tactiques
tactic-covers = Couverts
tactic-stones = Pierres
tactic-pitch = Poix brûlante
tactic-logs = Bûches
tactic-bolts = Carreaux
helps-against = contre : { $attacks }
need-research = recherche

## Cartes Chemin et leurs objectifs : ce qu’il faut pour 1, 2 et 3 points

paths = Cartes Chemin
path-reached = à présent { $number }
path-abbot = Abbé
path-advocate = Avocat
path-architect = Architecte
path-baron = Baron
path-bellwether = Meneur
path-captain = Capitaine
path-champion = Champion
path-commander = Commandant
path-conqueror = Conquérant
path-defender = Défenseur
path-emissary = Émissaire
path-engineer = Ingénieur
path-excavator = Excavateur
path-foreman = Contremaître
path-mentor = Mentor
path-merrymaker = Fêtard
path-monk = Moine
path-partisan = Partisan
path-priest = Prêtre
path-recruiter = Recruteur
path-scout = Éclaireur
path-silversmith = Orfèvre
path-tactician = Tacticien
path-warrior = Guerrier
path-weaponsmith = Armurier
goal-chapel-levels = { $one }/{ $two }/{ $three } niveaux complets de la chapelle
goal-grudge = { $one }/{ $two }/{ $three } Grogne au plus
goal-keep-levels = { $one }/{ $two }/{ $three } niveaux complets du donjon
goal-bank-levels = { $one }/{ $two }/{ $three } niveaux complets de la banque
goal-lines = { $one }/{ $two }/{ $three } lignes Commandement complètes
goal-bravery = { $one }/{ $two }/{ $three } Bravoure
goal-loyalty = { $one }/{ $two }/{ $three } Loyauté
goal-influence = { $one }/{ $two }/{ $three } Influence
goal-might = { $one }/{ $two }/{ $three } Puissance
goal-rally = { $one }/{ $two }/{ $three } jetons Rassemblement
goal-wins = { $one }/{ $two }/{ $three } tournois gagnés
goal-castles = { $one }/{ $two }/{ $three } châteaux pris
goal-walls = des murs de { $one }/{ $two }/{ $three } en tout
goal-towers = des tours de { $one }/{ $two }/{ $three } en tout et une porte de { $also-one }/{ $also-two }/{ $also-three }
goal-gate = une porte de { $one }/{ $two }/{ $three }
goal-moat = des douves de { $one }/{ $two }/{ $three }
goal-helps = { $one }/{ $two }/{ $three } aides aux autres
goal-tracks = { $one }/{ $two }/{ $three } pistes des terres complètes
goal-knight-training = { $one }/{ $two }/{ $three } formations des Chevaliers
goal-pennants = { $one }/{ $two }/{ $three } fanions
goal-additions = { $one }/{ $two }/{ $three } additions
goal-couples = { $one }/{ $two }/{ $three } couples
goal-quarters = { $one }/{ $two }/{ $three } quartiers de la roue complets
goal-spies = { $one }/{ $two }/{ $three } niveaux d’espions complets
goal-tactics = { $one }/{ $two }/{ $three } tactiques recherchées
goal-weapons = { $one }/{ $two }/{ $three } armes de siège

## Scénarios et leurs cartes

scenario-classic-easy = Classique, facile
scenario-classic-standard = Classique, standard
scenario-classic-hard = Classique, difficile
scenario-siege-easy = Siège, facile
scenario-siege-standard = Siège, standard
scenario-siege-hard = Siège, difficile
card-scenario-1 = Wareham
card-scenario-2 = Malmesbury
card-scenario-3 = Trowbridge
card-scenario-4 = Devizes
card-scenario-5 = Oxford
card-scenario-6 = Harptree
card-scenario-7 = Castle Cary
card-scenario-8 = Ludlow
card-scenario-9 = Lincoln
card-scenario-10 = Bristol
card-scenario-11 = Exeter
card-scenario-12 = Hereford
card-scenario-13 = Faringdon
card-scenario-14 = Gloucester
card-scenario-15 = Wallingford
card-scenario-16 = Siège, facile, manche 1
card-scenario-17 = Siège, facile, manche 2
card-scenario-18 = Siège, facile, manche 3
card-scenario-19 = Siège, facile, manche 4
card-scenario-20 = Siège, facile, manche 5
card-scenario-21 = Siège, standard, manche 1
card-scenario-22 = Siège, standard, manche 2
card-scenario-23 = Siège, standard, manche 3
card-scenario-24 = Siège, standard, manche 4
card-scenario-25 = Siège, standard, manche 5
card-scenario-26 = Siège, difficile, manche 1
card-scenario-27 = Siège, difficile, manche 2
card-scenario-28 = Siège, difficile, manche 3
card-scenario-29 = Siège, difficile, manche 4
card-scenario-30 = Siège, difficile, manche 5
scenarios = { $scenario }
camp = Camp
siege-round = Siège { $number }
this-round = cette manche
offer = Cartes Chemin au choix

## Plateaux, feuilles, zones et sections

mat = Domaine
main-board = Plateau principal
player-board = Château
sheet-left = Feuille de gauche
sheet-right = Feuille de droite
trades = Libre-échange
trade = Échange
area-attributes = Attributs
area-production = Production
area-fortifications = Fortifications
area-land = Terres
area-wheel = Roue de la fortune
area-constructions = Constructions
area-governance = Gouvernance
area-warcraft = Guerre
area-worship = Culte
area-entertainment = Divertissement
section-bravery = Bravoure
section-loyalty = Loyauté
section-influence = Influence
section-might = Puissance
section-castles = Châteaux pris
section-produce-serf = Serfs
section-produce-craftsman = Artisans
section-produce-material = Matériaux
section-produce-patron = Mécènes
section-produce-coin = Pièces
section-produce-food = Nourriture
section-produce-soldier = Soldats
section-produce-knight = Chevaliers
section-gate = Porte
section-towers = Tours
section-walls = Murs
section-moat = Douves
section-quarry = Carrière & Forêt
section-farms = Fermes
section-training-grounds = Entraînement
section-guildsmen = Hommes de guilde
section-allies = Alliés
section-mercenaries = Mercenaires
section-weapon-makers = Fabricants d’armes
section-constructions = Constructions
section-governance = Commandement
section-warcraft = Commandement
section-worship = Commandement
section-entertainment = Commandement
section-keep = Donjon
section-bank = Banque
section-spies = Espions
section-helps = Aide aux autres
section-research = Recherche
section-ramparts = Remparts
section-stables = Écuries
section-chapel = Chapelle
section-knight-training = Formations
section-valentine = Saint-Valentin
section-people = Invités
section-women = Femmes
section-men = Hommes
section-couples = Couples
section-michaelmas = Saint-Michel
section-additions = Additions
section-tournaments = Tournois
section-wins = Victoires
section-brewery = Brasserie
section-lammas = Lammas
section-strings = Fanions
section-pennants = Fanions
section-hangings = Cases suspendues
addition = { $number }
addition-any = libre

## Les cases, et ce qu’on dit quand on les remplit

box-numbered = { $section } { $number }
box-in-level = { $level } { $number }
box-built = { $level }
box-blessing = Case large ({ $level })
box-centre = Centre de la roue
box-wide = Case large
box-women = Femme { $number }
box-men = Homme { $number }
box-pennant =
    { $colour ->
        [red] Fanion rouge
        [green] Fanion vert
        [yellow] Fanion jaune
       *[purple] Fanion violet
    }
box-on-string =
    { $colour ->
        [red] fanion rouge
        [green] fanion vert
        [yellow] fanion jaune
       *[purple] fanion violet
    } de la corde { $string-id ->
        [top] du haut
        [middle] du milieu
       *[bottom] du bas
    }
box-hanging = case suspendue de la corde { $string-id ->
        [top] du haut
        [middle] du milieu
       *[bottom] du bas
    }
box-addition =
    { $sum ->
        [0] { $number ->
            [0] addition libre
           *[other] addition libre { $number }
        }
       *[other] { $number ->
            [0] addition de somme { $sum }
           *[other] addition de somme { $sum } ({ $number })
        }
    }
box-brewery = { $name } (ligne { $row }, colonne { $column })
box-beer-row = Bière de la ligne { $number }
box-beer-column = Bière de la colonne { $number }
box-price = { $cost }
box-gains =
    { $icons-id ->
        [none] { "" }
       *[other] { " : " }{ $icons }
    }
fill-deed = Remplir { $name }
fill-does = remplit { $name }
fill-done = remplissez { $name }
build-deed = Bâtir { $level }
build-does = bâtit { $level }
build-done = bâtissez { $level }
develop-deed = Développer { $thing-the }
develop-does = développe { $thing-the }
develop-done = développez { $thing-the }
construct-deed = Construire { $thing-the }
construct-does = construit { $thing-the }
construct-done = construisez { $thing-the }
level-keep-1 = Petit donjon
    .the = le petit donjon
level-keep-2 = Donjon moyen
    .the = le donjon moyen
level-keep-3 = Grand donjon
    .the = le grand donjon
level-bank-1 = Petite banque
    .the = la petite banque
level-bank-2 = Banque moyenne
    .the = la banque moyenne
level-bank-3 = Grande banque
    .the = la grande banque
level-stables-1 = Petites écuries
    .the = les petites écuries
level-stables-2 = Grandes écuries
    .the = les grandes écuries
level-chapel-1 = Petite chapelle
    .the = la petite chapelle
level-chapel-2 = Chapelle moyenne
    .the = la chapelle moyenne
level-chapel-3 = Grande chapelle
    .the = la grande chapelle
ingredient-water = eau
ingredient-hop = houblon
ingredient-grain = céréale
ingredient-yeast = levure
shown-number = le nombre { $number }
shown-aim-top = haut
shown-aim-right = droite
shown-aim-bottom = bas
shown-aim-left = gauche
shown-aim-whole = château entier
shown-ingredient-water = l’eau
shown-ingredient-hop = le houblon
shown-ingredient-grain = la céréale
shown-ingredient-yeast = la levure
shown-pennant-red = un fanion rouge
shown-pennant-green = un fanion vert
shown-pennant-yellow = un fanion jaune
shown-pennant-purple = un fanion violet

## Figures et icônes sur la table

counter-serf = Serf
counter-craftsman = Artisan
counter-patron = Mécène
counter-soldier = Soldat
counter-knight = Chevalier
counter-coin = Pièce
counter-material = Matériau
counter-food = Nourriture
counter-any = ressource au choix
counter-produce-serf = Serf par manche
counter-produce-craftsman = Artisan par manche
counter-produce-material = Matériau par manche
counter-produce-patron = Mécène par manche
counter-produce-coin = Pièce par manche
counter-produce-food = Nourriture par manche
counter-produce-soldier = Soldat par manche
counter-produce-knight = Chevalier par manche
counter-bravery = Bravoure
counter-loyalty = Loyauté
counter-influence = Influence
counter-might = Puissance
counter-governance = Gouvernance
counter-warcraft = Guerre
counter-worship = Culte
counter-entertainment = Divertissement
counter-line-governance = case de Gouvernance
counter-line-warcraft = case de Guerre
counter-line-worship = case de Culte
counter-line-entertainment = case de Divertissement
counter-line-choice = case d’une ligne Commandement
counter-gate = Porte
counter-tower = Tour
counter-wall = Mur
counter-moat = Douves
counter-force = force encore à contrer
counter-brewery = Brassin
counter-beer = Bière
counter-rally = jeton Rassemblement
counter-knowledge = Connaissance
counter-research = Recherche
counter-joy = Joie
counter-grudge = Grogne
counter-points = points
counter-training = cartes Domaine de formation
counter-valentine = Festival de la Saint-Valentin
counter-michaelmas = Fête de la Saint-Michel
counter-joust = Joute
counter-lammas = Jour du Lammas
counter-wheel = Centre
counter-small-crane = Petite grue
counter-large-crane = Grande grue
counter-ladders = Échelles
counter-ballista = Baliste
counter-ram = Bélier
counter-catapult = Catapulte
counter-siege-tower = Tour de siège
counter-trebuchet = Trébuchet
counter-black-horse = Cheval noir
counter-white-horse = Cheval blanc
counter-small-chapel = Petite chapelle
counter-develop-small-crane = plans de la petite grue
counter-develop-large-crane = plans de la grande grue
counter-develop-ladders = plans des échelles
counter-develop-ballista = plans de la baliste
counter-develop-ram = plans du bélier
counter-develop-catapult = plans de la catapulte
counter-develop-siege-tower = plans de la tour de siège
counter-develop-trebuchet = plans du trébuchet
counter-water = Eau
counter-hop = Houblon
counter-grain = Céréale
counter-yeast = Levure
counter-attack-ladder = Échelle
counter-attack-arrows = Flèches
counter-attack-ballista = Baliste
counter-attack-ram = Bélier
counter-attack-siege-tower = Tour de siège
counter-attack-catapult = Catapulte
counter-attack-trebuchet = Trébuchet
counter-attack-final-assault = Assaut final
counter-unknown = face cachée
counter-violent = violente
counter-side-top = en haut
counter-side-right = à droite
counter-side-bottom = en bas
counter-side-left = à gauche
counter-side-whole = sur le château entier
counter-shield = Défense
counter-letter-a = A
counter-letter-b = B
counter-letter-c = C
counter-letter-d = D
counter-letter-e = E
counter-rival = Rival
counter-defended-0 = pour aucune défendue
counter-defended-1 = pour 1 défendue
counter-defended-2 = pour 2 défendues
counter-defended-3 = pour 3 défendues
counter-defended-4 = pour 4 défendues
counter-defended-5 = pour 5 défendues
counter-defended-6 = pour 6 défendues
counter-tactic-covers = Couverts
counter-tactic-stones = Pierres
counter-tactic-pitch = Poix brûlante
counter-tactic-logs = Bûches
counter-tactic-bolts = Carreaux
counter-craftsman-beer = Artisan avec une bière
counter-soldier-beer = Soldat avec une bière
counter-craftsman-down = Artisan couché
counter-soldier-down = Soldat couché
counter-knight-down = Chevalier couché
counter-met-walls = Murs
counter-met-towers = Tours
counter-met-gate = Porte
counter-met-moat = Douves
counter-met-others = Tactiques et Ouvriers

## Le théâtre d’une défense

clash-defence = { $attack } : le château est attaqué
clash-castle = Le château
clash-short = { $side-start } : { $number } encore à contrer, { $there } sur place
clash-tactic = { $tactic } : { $number } en réserve
clash-holds = On peut tenir.
clash-falls = Il manque { $number } : l’attaque passera, sauf bière ou jetons Rassemblement.

## Panneaux

first-player = premier joueur
has-stopped = a cessé d’agir
owns = { $thing }

## Où l’on en est

passage-setup = Mise en place
passage-round = Manche { $number }
passage-deal = L’ennemi approche
passage-draft = Cartes Chemin
passage-production = Production
passage-actions = Actions
passage-preparation = Nourriture et déploiement
passage-defence = Défense du château
passage-aftermath = Après-coup
passage-round-end = Fin de la manche

## Questions

prompt-take-path = { $seat }, prenez une des cartes Chemin : elle vous donne des Ouvriers et des ressources maintenant, et des points à la fin si vous atteignez son objectif.
    .brief = Prenez une carte Chemin
prompt-act = { $seat }, agissez autant que vous voulez : remplissez des cases, préparez des tactiques, échangez, espionnez, attaquez le château de la manche. Arrêtez quand vous avez fini.
    .brief = Votre prochaine action
prompt-take-resource = { $seat }, prenez une ressource au choix.
    .brief = Une ressource au choix
prompt-raise-tower = { $seat }, choisissez l’angle où une tour monte de 1 ; chaque angle garde les deux côtés qui s’y touchent.
    .brief = Quelle tour monte ?
prompt-raise-wall = { $seat }, choisissez le côté où un mur monte de 1 ; aucun mur ne dépasse ses voisins de plus de { $figure-dice-step }.
    .brief = Quel mur monte ?
prompt-advance-line = { $seat }, choisissez la ligne Commandement dont le donjon remplit la prochaine case, gratuitement.
    .brief = Quelle ligne Commandement ?
prompt-research = { $seat }, choisissez la tactique que vous recherchez ; il y en a aussitôt une de prête.
    .brief = Quelle tactique recherchez-vous ?
prompt-training-reward = { $seat }, la formation a montré plusieurs talents différents : choisissez sa récompense.
    .brief = La récompense de la formation
prompt-invite = { $seat }, { $thing } est déjà de la fête : choisissez un voisin, ou personne.
    .brief = { $thing } est déjà là : qui d’autre ?
prompt-write-number = { $seat }, écrivez un des nombres révélés dans une addition ; celle qui fait sa somme paie aussitôt.
    .brief = Écrivez un nombre
prompt-add-ingredient = { $seat }, employez un ingrédient dans la brasserie ; une ligne ou une colonne complète fait une bière.
    .brief = Employez un ingrédient
prompt-hang-pennant = { $seat }, remplissez un fanion d’une couleur révélée ; une case entre deux fanions se remplit d’elle-même.
    .brief = Remplissez un fanion
prompt-overrun = { $seat }, il vous reste { $thing } de force : prenez une récompense d’écrasement, ou aucune.
    .brief = Écrasement : { $thing } de force en trop
prompt-pay-food = { $seat }, il faut payer { $food } Nourriture, et il vous en manque { $missing } : échangez, ou payez ce qu’il y a et recevez { $missing } Grogne.
    .brief = { $food } Nourriture à payer : il en manque { $missing }
prompt-deploy =
    { $number ->
        [one] { $seat }, choisissez le côté où se tient votre { $worker-one }.
       *[other] { $seat }, répartissez vos { $number } { $worker-many } sur les quatre côtés.
    }
    .brief =
        { $number ->
            [one] Déployez { $number } { $worker-one }
           *[other] Déployez { $number } { $worker-many }
        }
prompt-defend = { $seat }, choisissez comment répondre à cette attaque : { $card }. Il reste { $force } de force à contrer.
    .brief = { $force } de force à contrer

## Choix

choice-take-path = { $path } ({ $path-goal }) : { $path-gives }
choice-fill =
    { $pay-id ->
        [none] { $box-deed } ({ $box-price }){ $box-gains }
       *[other] { $box-deed } ({ $pay }){ $box-gains }
    }
choice-prepare = Préparer une tactique ({ $tactic-price }) : { $tactic }
choice-trade =
    { $first-id ->
        [coin] { $second-id ->
            [coin] Échanger { $figure-trade-give } Pièces contre { $gain }
           *[other] Échanger { $first } et { $second } contre { $gain }
        }
        [material] { $second-id ->
            [material] Échanger { $figure-trade-give } Matériaux contre { $gain }
           *[other] Échanger { $first } et { $second } contre { $gain }
        }
       *[food] { $second-id ->
            [food] Échanger { $figure-trade-give } Nourriture contre { $gain }
           *[other] Échanger { $first } et { $second } contre { $gain }
        }
    }
choice-spy = Retourner la carte { $slot } { $seat-of } (1 connaissance)
choice-attack =
    { $soldiers ->
        [0] { $knights ->
            [one] Attaquer le château avec { $knights } Chevalier
           *[other] Attaquer le château avec { $knights } Chevaliers
        }
        [one] { $knights ->
            [0] Attaquer le château avec { $soldiers } Soldat
            [one] Attaquer le château avec { $soldiers } Soldat et { $knights } Chevalier
           *[other] Attaquer le château avec { $soldiers } Soldat et { $knights } Chevaliers
        }
       *[other] { $knights ->
            [0] Attaquer le château avec { $soldiers } Soldats
            [one] Attaquer le château avec { $soldiers } Soldats et { $knights } Chevalier
           *[other] Attaquer le château avec { $soldiers } Soldats et { $knights } Chevaliers
        }
    }
choice-stop = Cesser d’agir
choice-resume = Agir de nouveau
choice-take = { $icon }
choice-raise-tower = Tour { $corner-at }
choice-raise-wall = Mur { $side-at }
choice-advance = { $line }
choice-research = { $tactic } ({ $tactic-against })
choice-invite = { $box }
choice-write = { $number } dans : { $box }
choice-brew = { $box }
choice-hang = { $box }
choice-leave = Laisser
choice-overrun-leave = Aucune récompense
choice-invite-leave = N’inviter personne
choice-add-ingredient-leave = Ne plus rien employer
choice-pay-food = Payer ce qu’il y a
choice-use-tactic = Employer une tactique { $side-at }
choice-spend = Engager { $worker-a } { $side-at }
choice-drink = Donner une bière à { $worker-a } { $side-at }
choice-rally = Rassemblement : { $worker-a } { $side-from } { $to-to }
choice-concede = Laisser passer

## Raisons

reason-path-not-offered = Cette carte Chemin n’est pas au choix : { $path }.
reason-not-researched = Vous n’avez pas recherché cette tactique : { $tactic }.
reason-too-dear =
    { $number ->
        [one] Il faut pour cela 1 { $good-one }, et il ne vous en reste pas.
       *[other] Il faut pour cela { $number } { $good-many }, plus que vous n’en avez.
    }
reason-same-resource = Un échange doit apporter une ressource d’un autre type.
reason-nothing-to-trade = Vous n’avez pas les { $figure-trade-give } ressources que demande un échange.
reason-filled-already = Cette case est déjà remplie.
reason-box-before = Les cases de cette ligne se remplissent depuis la gauche : d’abord la précédente.
reason-not-by-action = Aucune action ne remplit cette case : elle se remplit d’elle-même, ou par autre chose.
reason-measure = Il faut ici { $number } cases remplies ({ $line }), et vous en avez { $own }.
reason-not-owned = Il vous manque ce que cela demande : { $thing }.
reason-needs-box = Autre chose doit être rempli d’abord : ce qui mène à cette case.
reason-not-joined = Aucune ligne de la roue ne mène ici depuis une case remplie.
reason-nothing-to-research = Il ne reste aucune tactique que vous puissiez rechercher.
reason-no-such-way = Cette case ne se paie pas ainsi.
reason-no-knowledge = Vous n’avez pas de connaissance à employer ; ce sont les espions qui en apportent.
reason-face-up = Cette carte est déjà face visible.
reason-helped-enough = Vous avez déjà aidé { $number } fois, et c’est le maximum.
reason-no-castles = Dans un siège, il n’y a pas de château à attaquer.
reason-taken-already = Votre Tente est déjà sur ce château.
reason-wrong-force = Cela ne suffit pas contre la défense du château, ou certains seraient de trop.
reason-wall-too-high = Le mur { $side-at } serait trop haut : { $figure-dice-step } de plus que ses voisins, au plus.
reason-decide-first = Décidez d’abord ce qui vient de vous être demandé.
reason-must-defend = Qui se tient sur un côté attaqué doit le défendre.
reason-side-safe = Il n’y a plus rien à contrer { $side-at }.
reason-no-tactic-helps = Aucune tactique ne sert contre cette attaque.
reason-none-prepared = Vous n’en avez aucune de prête : { $tactic }.
reason-no-worker-helps = Les Ouvriers ne peuvent rien contre cette attaque.
reason-nobody-there = Il n’y en a pas { $side-at }.
reason-no-beer = Vous n’avez pas de bière, ou cet Ouvrier n’en reçoit pas.
reason-no-token = Vous n’avez pas de jeton Rassemblement actif.

## Ce qui se passe

event-first-player-drawn = { $seat } est premier joueur.
    .you-seat = Vous êtes premier joueur.
event-round-begun = La manche { $number } commence.
event-attack-dealt = Attaques contre { $seat } : { $cards }.
    .you-seat = Attaques contre vous : { $cards }.
event-paths-revealed = Cartes Chemin au choix : { $paths }.
event-path-taken = { $seat } prend une carte Chemin : { $path }.
    .you-seat = Vous prenez une carte Chemin : { $path }.
event-rival-moved =
    { $space ->
        [one] Le Rival avance jusqu’au premier château.
       *[other] Le Rival avance jusqu’au château { $space }.
    }
event-produced = { $seat } produit { $goods }.
    .you-seat = Vous produisez { $goods }.
event-box-filled = { $seat } { $box-does } ({ $paid }){ $box-gains }.
    .you-seat = Vous { $box-done } ({ $paid }){ $box-gains }.
event-icon-gained = { $seat } gagne : { $icon }.
    .you-seat = Vous gagnez : { $icon }.
event-icon-lost = { $seat } ne peut plus employer ceci : { $icon }.
    .you-seat = Vous ne pouvez plus employer ceci : { $icon }.
    .brief = ceci est perdu ({ $icon })
event-track-advanced = { $seat } gagne : { $track } (à présent { $number }).
    .you-seat = Vous gagnez : { $track } (à présent { $number }).
event-box-completed = { $seat } complète { $box }{ $box-gains }.
    .you-seat = Vous complétez { $box }{ $box-gains }.
event-tower-raised = { $seat } élève une tour { $corner-at } (valeur { $value }).
    .you-seat = Vous élevez une tour { $corner-at } (valeur { $value }).
    .brief = une tour de { $value } { $corner-at }
event-wall-raised = { $seat } élève un mur { $side-at } (valeur { $value }).
    .you-seat = Vous élevez un mur { $side-at } (valeur { $value }).
    .brief = un mur de { $value } { $side-at }
event-tactic-researched = { $seat } recherche une tactique : { $tactic }.
    .you-seat = Vous recherchez une tactique : { $tactic }.
    .brief = une tactique est recherchée ({ $tactic })
event-tactic-prepared = { $seat } prépare une tactique : { $tactic }.
    .you-seat = Vous préparez une tactique : { $tactic }.
event-traded =
    { $first-id ->
        [coin] { $second-id ->
            [coin] { $seat } échange { $figure-trade-give } Pièces contre { $gained }.
           *[other] { $seat } échange { $first } et { $second } contre { $gained }.
        }
        [material] { $second-id ->
            [material] { $seat } échange { $figure-trade-give } Matériaux contre { $gained }.
           *[other] { $seat } échange { $first } et { $second } contre { $gained }.
        }
       *[food] { $second-id ->
            [food] { $seat } échange { $figure-trade-give } Nourriture contre { $gained }.
           *[other] { $seat } échange { $first } et { $second } contre { $gained }.
        }
    }
    .you-seat =
        { $first-id ->
            [coin] { $second-id ->
                [coin] Vous échangez { $figure-trade-give } Pièces contre { $gained }.
               *[other] Vous échangez { $first } et { $second } contre { $gained }.
            }
            [material] { $second-id ->
                [material] Vous échangez { $figure-trade-give } Matériaux contre { $gained }.
               *[other] Vous échangez { $first } et { $second } contre { $gained }.
            }
           *[food] { $second-id ->
                [food] Vous échangez { $figure-trade-give } Nourriture contre { $gained }.
               *[other] Vous échangez { $first } et { $second } contre { $gained }.
            }
        }
event-card-spied = { $seat } retourne une carte { $owner-of } : { $card }.
    .you-seat =
        { $owner-you ->
            [yes] Vous retournez une de vos cartes : { $card }.
           *[no] Vous retournez une carte { $owner-of } : { $card }.
        }
    .you-owner =
        { $seat-you ->
            [yes] Vous retournez une de vos cartes : { $card }.
           *[no] { $seat } retourne une de vos cartes : { $card }.
        }
event-domain-revealed = { $seat } révèle { $cards }.
    .you-seat = Vous révélez { $cards }.
event-person-invited = { $seat } invite { $box }.
    .you-seat = Vous invitez { $box }.
    .brief = { $box } vient
event-couple-formed = { $seat } forme un couple des deux de valeur { $value }.
    .you-seat = Vous formez un couple des deux de valeur { $value }.
    .brief = un couple se forme
event-number-written = { $seat } écrit { $number } ({ $box }).
    .you-seat = Vous écrivez { $number } ({ $box }).
    .brief = { $number } ({ $box })
event-addition-completed =
    { $right-id ->
        [yes] { $seat } réussit une { $addition } : elle paie.
       *[no] { $seat } manque une { $addition } : elle ne paie rien.
    }
    .you-seat =
        { $right-id ->
            [yes] Vous réussissez une { $addition } : elle paie.
           *[no] Vous manquez une { $addition } : elle ne paie rien.
        }
    .brief =
        { $right-id ->
            [yes] une { $addition } paie
           *[no] une { $addition } ne paie rien
        }
event-pass-ridden =
    { $outcome-id ->
        [won] Passe { $number } de la joute : { $seat } touche sans être touché.
        [lost] Passe { $number } de la joute : { $seat } est touché.
       *[tied] La passe { $number } de la joute est nulle.
    }
    .you-seat =
        { $outcome-id ->
            [won] Passe { $number } de la joute : vous touchez sans être touché.
            [lost] Passe { $number } de la joute : vous êtes touché.
           *[tied] La passe { $number } de la joute est nulle.
        }
event-tournament-decided =
    { $won-id ->
        [yes] { $seat } gagne le tournoi { $number }.
       *[no] { $seat } perd le tournoi { $number }.
    }
    .you-seat =
        { $won-id ->
            [yes] Vous gagnez le tournoi { $number }.
           *[no] Vous perdez le tournoi { $number }.
        }
    .brief =
        { $won-id ->
            [yes] le tournoi est gagné
           *[no] le tournoi est perdu
        }
event-ingredient-added = { $seat } emploie un ingrédient : { $box }.
    .you-seat = Vous employez un ingrédient : { $box }.
    .brief = { $box }
event-beer-brewed =
    { $beers ->
        [one] { $seat } brasse une bière.
       *[other] { $seat } brasse { $beers } bières.
    }
    .you-seat =
        { $beers ->
            [one] Vous brassez une bière.
           *[other] Vous brassez { $beers } bières.
        }
    .brief =
        { $beers ->
            [one] une bière est brassée
           *[other] { $beers } bières sont brassées
        }
event-pennant-hung = { $seat } remplit le { $box }.
    .you-seat = Vous remplissez le { $box }.
    .brief = le { $box }
event-card-wasted = { $seat } n’a plus de place pour { $thing }.
    .you-seat = Vous n’avez plus de place pour { $thing }.
    .brief = plus de place pour { $thing }
event-castle-taken = { $seat } prend { $card } (défense { $defence }) avec { $soldiers ->
        [0] { "" }
        [one] { $soldiers } Soldat
       *[other] { $soldiers } Soldats
    }{ $soldiers ->
        [0] { "" }
       *[other] { $knights ->
            [0] { "" }
           *[other] { " et " }
        }
    }{ $knights ->
        [0] { "" }
        [one] { $knights } Chevalier
       *[other] { $knights } Chevaliers
    }.
    .you-seat = Vous prenez { $card } (défense { $defence }) avec { $soldiers ->
            [0] { "" }
            [one] { $soldiers } Soldat
           *[other] { $soldiers } Soldats
        }{ $soldiers ->
            [0] { "" }
           *[other] { $knights ->
                [0] { "" }
               *[other] { " et " }
            }
        }{ $knights ->
            [0] { "" }
            [one] { $knights } Chevalier
           *[other] { $knights } Chevaliers
        }.
event-overrun-taken = { $seat } écrase le château et prend { $icon }.
    .you-seat = Vous écrasez le château et prenez { $icon }.
    .brief = écrasement pour { $icon }
event-acting-stopped = { $seat } cesse d’agir.
    .you-seat = Vous cessez d’agir.
event-acting-resumed = { $seat } agit de nouveau.
    .you-seat = Vous agissez de nouveau.
event-food-paid =
    { $missing ->
        [0] { $seat } paie { $food } Nourriture.
       *[other] { $seat } paie { $food } Nourriture ; il en manque { $missing }, d’où { $missing } Grogne.
    }
    .you-seat =
        { $missing ->
            [0] Vous payez { $food } Nourriture.
           *[other] Vous payez { $food } Nourriture ; il en manque { $missing }, d’où { $missing } Grogne.
        }
event-workers-deployed = { $seat } est en place : force { $top } en haut, { $right } à droite, { $bottom } en bas, { $left } à gauche.
    .you-seat = Vous êtes en place : force { $top } en haut, { $right } à droite, { $bottom } en bas, { $left } à gauche.
event-card-turned-up = Une carte { $seat-of } est retournée : { $card }.
    .you-seat = Une de vos cartes est retournée : { $card }.
event-card-faced =
    { $absorbed ->
        [0] { $seat } affronte { $card } : force { $force }.
       *[other] { $seat } affronte { $card } : force { $force }, dont { $absorbed } pour les fortifications.
    }
    .you-seat =
        { $absorbed ->
            [0] Vous affrontez { $card } : force { $force }.
           *[other] Vous affrontez { $card } : force { $force }, dont { $absorbed } pour les fortifications.
        }
    .lead = { $seat-you ->
        [yes] Vous affrontez
       *[no] { $seat } affronte
    } { $card }
event-tactic-used = { $seat } emploie une tactique : { $tactic }.
    .you-seat = Vous employez une tactique : { $tactic }.
    .brief = une tactique est employée ({ $tactic })
event-worker-spent =
    { $laid_down-id ->
        [yes] { $seat } couche { $worker-a } { $side-at }, qui peut encore se battre.
       *[no] { $seat } engage { $worker-a } { $side-at }.
    }
    .you-seat =
        { $laid_down-id ->
            [yes] Vous couchez { $worker-a } { $side-at }, qui peut encore se battre.
           *[no] Vous engagez { $worker-a } { $side-at }.
        }
    .brief =
        { $laid_down-id ->
            [yes] { $worker-a } se couche { $side-at }
           *[no] { $worker-a } tombe { $side-at }
        }
event-beer-drunk = { $seat } donne une bière à { $worker-a } { $side-at }.
    .you-seat = Vous donnez une bière à { $worker-a } { $side-at }.
    .brief = une bière pour { $worker-a } { $side-at }
event-worker-rallied = { $seat } déplace { $worker-a } { $side-from } { $to-to }.
    .you-seat = Vous déplacez { $worker-a } { $side-from } { $to-to }.
    .brief = { $worker-a } passe { $to-to }
event-card-defended = { $seat } repousse { $card }.
    .you-seat = Vous repoussez { $card }.
    .brief = l’attaque est repoussée
event-card-lost = { $seat } ne peut arrêter { $card }.
    .you-seat = Vous ne pouvez arrêter { $card }.
    .brief = l’attaque passe
event-siege-withstood =
    { $defended ->
        [one] { $seat } a repoussé { $defended } carte du siège : { $bravery } Bravoure.
       *[other] { $seat } a repoussé { $defended } cartes du siège : { $bravery } Bravoure.
    }
    .you-seat =
        { $defended ->
            [one] Vous avez repoussé { $defended } carte du siège : { $bravery } Bravoure.
           *[other] Vous avez repoussé { $defended } cartes du siège : { $bravery } Bravoure.
        }
event-people-judged = Le peuple juge { $seat } : { $loyalty } Loyauté, { $grudge } Grogne.
    .you-seat = Le peuple vous juge : { $loyalty } Loyauté, { $grudge } Grogne.
event-survivors-dismissed =
    { $serfs ->
        [0] { $seat } renvoie les survivants (force { $force }).
        [one] { $seat } renvoie les survivants (force { $force }) : { $serfs } reste comme Serf.
       *[other] { $seat } renvoie les survivants (force { $force }) : { $serfs } restent comme Serfs.
    }
    .you-seat =
        { $serfs ->
            [0] Vous renvoyez les survivants (force { $force }).
            [one] Vous renvoyez les survivants (force { $force }) : { $serfs } reste comme Serf.
           *[other] Vous renvoyez les survivants (force { $force }) : { $serfs } restent comme Serfs.
        }
event-castles-feared = { $seat } reçoit { $grudge } Grogne pour des châteaux non attaqués.
    .you-seat = Vous recevez { $grudge } Grogne pour des châteaux non attaqués.
event-marker-passed = Le marqueur 1er joueur passe à { $seat }.
    .you-seat = Le marqueur 1er joueur vous revient.
event-scored = { $seat } marque { $total } : { $attributes } pour les attributs, { $paths } pour les cartes Chemin, moins { $penalty } pour la Grogne.
    .you-seat = Vous marquez { $total } : { $attributes } pour les attributs, { $paths } pour les cartes Chemin, moins { $penalty } pour la Grogne.

## La fin

outcome-scored =
    { $rounds ->
        [one] La seule manche est jouée : le plus de points l’emporte.
       *[other] Les { $rounds } manches sont jouées : le plus de points l’emporte.
    }
    .brief = Le plus de points
score = Points
rank-vassal = Vassal
rank-knight = Chevalier
rank-baron = Baron
rank-earl = Comte
rank-steward = Seigneur Haut Intendant
chronicle-points = Points
chronicle-workers = Ouvriers
chronicle-resources = Ressources
chronicle-grudge = Grogne

## Ce dont une table convient

option-edition = Édition
    .help = La boîte avec laquelle on joue ; sans rien, l’édition standard.
option-scenario = Scénario
    .help = Classique : un château à attaquer à chaque manche. Siège : seulement le vôtre à tenir. Pour une première partie : classique, facile.
option-defence-in-turn = Défenses l’une après l’autre
    .help = Chacun défend son château à son tour, et non tous en même temps.
option-reachable-sums = Seulement des sommes possibles
    .help = À la Saint-Michel, aucun nombre ne s’écrit là où sa somme ne pourrait plus être faite.
option-without-conqueror = Siège sans le Conquérant
    .help = Dans les scénarios de siège, le Conquérant, qui compte les châteaux pris, est retiré des cartes Chemin.

## La première partie guidée

lesson-first = Deux manches d’une première partie
    .about = Jouez les deux premières manches d’une partie solo avec un guide : remplissez des cases, bâtissez, festoyez, prenez deux châteaux et tenez le vôtre.
    .end-title = Votre château tient
    .end = Deux manches, deux châteaux pris, toutes les attaques repoussées : déjà 12 points, et aucune Grogne. Il reste trois manches, plus rudes, mais vous savez l’essentiel. Continuez d’ici, ou commencez une partie à vous.
lesson-first-path = L’Angleterre n’a pas de roi, et vous êtes un seigneur parmi d’autres. À chacune des cinq manches vous bâtissez, puis votre château est attaqué. D’abord une carte Chemin : elle donne Ouvriers et ressources, et des points à la fin si son objectif est atteint.
    .title = Un chemin à suivre
    .do = Prenez l’Architecte, qui compte les niveaux complets du donjon.
lesson-first-quarry = Tout se fait en remplissant des cases de vos deux feuilles. Une case a un prix et donne parfois quelque chose ; les lignes se remplissent depuis la gauche. La troisième de la carrière augmente aussi la production : chaque manche apportera plus de Matériaux.
    .title = Des cases
    .do = Remplissez la première case de Carrière & Forêt pour 1 Serf.
    .do-second = Remplissez la deuxième ; elle ne donne encore rien.
    .do-third = Remplissez la troisième : un Matériau, et sa production.
lesson-first-command = La feuille de droite a quatre lignes Commandement, que paient les Mécènes. Votre avance sur une ligne est votre mesure : elle ouvre des bâtiments, des espions et des fêtes. Il vous faudra 3 en Gouvernance.
    .title = Lignes Commandement
    .do = Remplissez la première case de Gouvernance pour 1 Mécène : une Pièce.
    .do-second = Remplissez la deuxième.
    .do-third = Remplissez la troisième : 1 Loyauté, donc 1 point à la fin.
lesson-first-keep = Grâce à la Gouvernance, vous pouvez bâtir le petit donjon pour un Artisan et un Matériau. Ses cases coûtent un Mécène chacune, et la première donne un Chevalier. Toutes remplies, elles font un niveau pour l’Architecte.
    .title = Bâtiments
    .do = Bâtissez le petit donjon.
    .do-knight = Remplissez sa première case : un Chevalier vous rejoint.
lesson-first-wall = Regardez les cartes au-dessus du château : une échelle attaque le haut, l’Assaut final le haut et la droite, avec 2 de force chaque fois. Un mur absorbe son nombre à chaque attaque contre son côté. Entre deux murs voisins, l’écart ne dépasse pas 1.
    .title = Murs
    .do = Remplissez la première case des Murs : 1 Artisan et 1 Matériau.
    .do-side = Élevez-le en haut, où les deux attaques frappent.
lesson-first-wheel = Les Pièces font tourner la roue de la fortune. On part du centre et l’on suit les lignes blanches, 1 Pièce par case : la guilde fournit des Artisans, les mercenaires des Soldats, et parmi les alliés il y a des Chevaliers.
    .title = La roue de la fortune
    .do = Remplissez la première case de la guilde : il vous faut un Artisan.
lesson-first-weapon = Les fabricants d’armes développent grues et armes de siège. Ce qui est développé sur la roue peut être construit avec Artisans et Matériaux, et n’est à vous qu’alors. Le château de la prochaine manche ne s’attaque pas sans échelles.
    .title = Armes de siège
    .do = Remplissez la première case des fabricants d’armes.
    .do-develop = Développez les échelles, une case plus loin.
    .do-construct = Construisez les échelles : 1 Artisan et 1 Matériau.
lesson-first-feast = Le peuple veut se divertir. Fêtes et jeux révèlent des cartes de votre pioche Domaine : un peu de hasard, un peu de choix. Une seule case de Divertissement suffit pour fêter la Saint-Michel.
    .title = Une fête
    .do = Remplissez la première case de Divertissement.
    .do-feast = Fêtez la Saint-Michel pour 1 Serf.
lesson-first-sums = Les cartes montrent 4 et 2. Chaque nombre va dans une addition de votre choix : deux qui font sa somme paient aussitôt, deux qui la manquent ne paient rien. 4 et 2 font 6, ce qui vaut deux ressources au choix.
    .title = Des sommes qui paient
    .do = Écrivez l’un des nombres dans l’addition de somme 6.
    .do-other = Écrivez l’autre à côté.
    .do-food = Prenez de la Nourriture : une attaque en coûtera.
    .do-coin = Prenez une Pièce.
lesson-first-trade = À tout moment, deux ressources en achètent une d’un autre type. Vous avez plus de Matériaux qu’il n’en faut, et les mercenaires veulent des Pièces. Plus loin sur la roue, ils viennent par deux.
    .title = Libre-échange
    .do = Échangez 2 Matériaux contre une Pièce.
    .do-hire = Engagez le premier mercenaire : 1 Soldat.
    .do-more = Suivez la ligne jusqu’à Mercenaires 2 : deux Soldats de plus.
lesson-first-attack = Wareham est le château de la manche : sa défense est de 2, et il coûte 1 Nourriture. Un Soldat compte 1, un Chevalier 2, et qui attaque est perdu. Avec 2 de plus que nécessaire, vous l’écrasez pour une récompense de plus.
    .title = À l’attaque !
    .do = Attaquez avec 4 Soldats ; votre Chevalier reste au château.
    .do-overrun = Prenez la Nourriture pour la force en trop.
lesson-first-stop = Bravoure, butin et peuple content : un château laissé en paix vous aurait valu de la Grogne. Rien ne se garde pour la manche suivante ; employez donc ce que vous avez. Artisans, Soldats et Chevaliers défendront votre château.
    .title = Avant d’arrêter
    .do = Remplissez la deuxième case de la guilde : encore un Artisan.
    .do-train = Faites d’un Serf un Soldat : Entraînement 1.
    .do-farm = Envoyez votre dernier Serf aux fermes.
    .do-stop = Cessez d’agir.
lesson-first-deploy = La Nourriture de la manche est payée : 1. Tous ceux qui se battent vont maintenant sur les quatre côtés, et le reste est perdu. Rappel : les deux attaques frappent le haut, et l’une la droite, avec 2 de force.
    .title = Aux murs
    .do = Votre Chevalier compte 2 : qu’il tienne seul la droite.
    .do-soldiers = Un Soldat en haut, l’autre à gauche ou en bas.
    .do-craftsman = L’Artisan aide en haut.
lesson-first-defend = Les cartes se résolvent une à une, de droite à gauche. L’échelle a 2 de force, et votre mur en absorbe 1. Quelqu’un en haut doit donner le reste, et il est perdu.
    .title = L’échelle
    .do = Engagez le Soldat ou l’Artisan du haut.
lesson-first-final = Repoussée ! Voici l’Assaut final : 2 en haut, où le mur aide encore, et 2 à droite, juste ce qu’a votre Chevalier. Vous choisissez qui s’engage d’abord, et l’autre suit.
    .title = L’Assaut final
    .do = Engagez l’un des deux.
lesson-first-second = Rien n’est passé : votre peuple est loyal, et un Soldat vous a rejoint pour cela. Deux cartes attaquent maintenant en plus de l’Assaut final, dont une face cachée : son dos montre une échelle, mais ni où ni de quelle force.
    .title = La deuxième manche
    .do = Prenez le Tacticien, qui compte les tactiques.
lesson-first-spies = Votre mesure de 3 en Gouvernance ouvre les espions. Une case sur deux apporte une connaissance, qui retourne une carte face cachée. À plusieurs, vous pouvez même aider les autres, et gagner de la Bravoure.
    .title = Espions
    .do = Remplissez la première case des Espions pour 1 Pièce.
    .do-second = Remplissez la deuxième : Influence, et connaissance.
    .do-spy = Employez-la : retournez la carte face cachée.
lesson-first-research = Une échelle violente en haut, avec 3 de force ! Votre mur en absorbe 1. Contre l’échelle il y a les pierres, mais une tactique se recherche avant de servir ; la première est alors prête.
    .title = Tactiques
    .do = Remplissez la première case de Guerre, qui ouvre la Recherche.
    .do-box = Remplissez Recherche 1, et payez avec un Mécène.
    .do-stones = Recherchez les pierres.
lesson-first-prepare = Il vous faut deux pierres : l’une est prête, et chaque autre coûte un Matériau. Et ce n’est pas tout : un bélier en bas, contre lequel une porte aide, et l’Assaut final en haut et à gauche.
    .title = Préparatifs
    .do = Préparez une pierre pour 1 Matériau.
    .do-wall = Remplissez la deuxième case des Murs.
    .do-side = Élevez le mur de gauche.
    .do-gate = Remplissez la première case de la Porte.
lesson-first-raid = Malmesbury est à prendre : il demande des échelles, et vous en avez. On les montre, sans les dépenser. L’attaque coûte 1 Nourriture ; que vos fermes en donnent : leur troisième case augmente la production, comme à la carrière.
    .title = Malmesbury
    .do = Remplissez la deuxième case des Fermes.
    .do-food = Remplissez la troisième : Nourriture, et sa production.
    .do-attack = Attaquez avec 3 Soldats.
    .do-stop = Cessez d’agir.
lesson-first-food = À la manche 2, votre château demande 2 Nourriture, et vous en avez 1. Ce qui manque serait de la Grogne, qui coûte des points à la fin ; mais même ici deux ressources en achètent une. Ensuite, tous aux murs.
    .title = Nourriture
    .do = Échangez pour avoir la Nourriture qui manque.
    .do-soldiers = Un Soldat en haut, un à gauche.
    .do-craftsmen = Les 3 Artisans en bas, contre le bélier.
lesson-first-tactic = L’échelle violente : 3, moins 1 pour le mur. Votre Soldat du haut pourrait donner 1 et serait perdu, mais les pierres ne coûtent la vie à personne : chacune compte 1. Une attaque violente repoussée vaut 1 Bravoure.
    .title = Des pierres !
    .do = Employez une pierre en haut.
    .do-again = Employez l’autre.
    .do-final = Le bélier a échoué aussi. Engagez un Soldat contre l’Assaut final.
reason-lesson-first-path = Le Guerrier est une bonne carte, mais nous allons bâtir un donjon : prenez l’Architecte.
reason-lesson-first-quarry = C’est permis, mais d’abord la carrière : sa prochaine case coûte 1 Serf.
reason-lesson-first-command = C’est permis, mais d’abord la Gouvernance : trois cases, à un Mécène chacune.
reason-lesson-first-keep = C’est permis, mais bâtissez maintenant le petit donjon, et remplissez sa première case.
reason-lesson-first-wall = C’est permis, mais c’est en haut qu’ils frappent : élevez-y un mur.
reason-lesson-first-wheel = C’est permis, mais il vous faut maintenant un Artisan : la première case de la guilde.
reason-lesson-first-weapon = C’est permis, mais d’abord les échelles : deux cases des fabricants d’armes, puis la construction.
reason-lesson-first-feast = C’est permis, mais c’est la Saint-Michel : une case de Divertissement, puis la fête.
reason-lesson-first-sums = C’est permis, mais 4 et 2 font 6 : écrivez-les dans cette addition. Puis de la Nourriture, et une Pièce.
reason-lesson-first-trade = C’est permis, mais suivons le plan : 2 Matériaux contre une Pièce, puis Mercenaires 1 et 2.
reason-lesson-first-attack = C’est permis, mais envoyez 4 Soldats et gardez votre Chevalier ; puis prenez la Nourriture.
reason-lesson-first-stop = C’est permis, mais employez d’abord ce que vous avez : un Artisan, un Soldat, de la Nourriture. Puis arrêtez.
reason-lesson-first-deploy = C’est permis, mais ils frappent en haut et à droite : le Chevalier à droite, un Soldat et l’Artisan en haut.
reason-lesson-first-defend = Quelqu’un en haut doit répondre à l’échelle : le Soldat ou l’Artisan.
reason-lesson-first-final = Qui se tient là où ils frappent doit défendre : engagez l’un des deux.
reason-lesson-first-second = Le Capitaine compte les jetons Rassemblement ; nous allons faire de la recherche : prenez le Tacticien.
reason-lesson-first-spies = C’est permis, mais connaissez d’abord l’ennemi : deux cases des Espions, puis retournez la carte.
reason-lesson-first-research = C’est permis, mais l’échelle appelle les pierres : Guerre 1, Recherche 1 pour un Mécène, puis les pierres.
reason-lesson-first-prepare = C’est permis, mais d’abord les préparatifs : une pierre, un mur à gauche, une porte.
reason-lesson-first-raid = C’est permis, mais d’abord les fermes, puis Malmesbury avec 3 Soldats ; et ensuite arrêtez.
reason-lesson-first-food = C’est permis, mais échangez pour la Nourriture ; puis les Soldats en haut et à gauche, les Artisans en bas.
reason-lesson-first-tactic = C’est permis, mais épargnez votre Soldat : employez les pierres que vous avez préparées.

## Ce qui ne va pas dans une édition

fault-rulebook = les règles disent { $value }, dans toutes les éditions
fault-keys = doit nommer ceci, et rien d’autre : { $needed }
fault-count = il y en a { $number } dans toutes les éditions
fault-count-of = il y a { $number } « { $value } » dans toutes les éditions
fault-gap = les cases d’une ligne sont numérotées depuis la gauche ; ici on attend « { $value } »
fault-cost = une action remplit cette case : elle doit coûter quelque chose
fault-no-cost = aucune action ne remplit cette case : elle ne coûte rien
fault-ways = chaque façon de payer doit commencer par un bien différent
fault-in-row = dans une ligne, seule compte la case précédente : on ne peut demander ni after, ni joined, ni fills
fault-after-row = « { $box } » fait partie d’une ligne ; seul measure peut demander de telles cases
fault-one-way = aucun trait ne revient de « { $box } »
fault-not-granted = aucune case ne donne « { $value } »
fault-icons = « { $value } » est imprimé plus de { $most } fois, et il n’y a pas de place pour davantage
fault-never = personne ne pourrait jamais remplir cette case
fault-there = « { $box } » s’y trouve déjà
fault-hanging = une case pend entre deux fanions voisins d’une même guirlande
fault-aim = « { $type } » ne vise pas ainsi
fault-back = devrait être « { $value } »
fault-round = « { $card } » est une carte de la manche { $number }
fault-castle = la carte d’un scénario classique doit avoir un nom et un bouclier
fault-bravery =
    { $mode ->
        [classic] seules les cartes d’un siège le disent
       *[other] doit dire combien, de zéro à { $most } cartes repoussées
    }
fault-rise = chaque nombre doit être plus grand que le précédent
fault-fall = chaque nombre doit être plus petit que le précédent
fault-drawn = « { $section } » est déjà dessiné ailleurs
fault-other-sheet = « { $section } » appartient à l’autre feuille
