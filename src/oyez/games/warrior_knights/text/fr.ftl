### Warrior Knights en français.

game-name = Warrior Knights
game-description = Le roi est mort sans héritier. De deux à six barons lèvent des armées, engagent des mercenaires, prennent des cités, courtisent l’assemblée et l’Église, jusqu’à ce que l’un d’eux soit roi : par l’influence, ou par la force.

## Sortes de choses qui ont un nom : les attributs sont les formes de ces noms.

form-noble = { $name }
    .of = de { $name }
    .start = De { $name }
    .own = votre noble { $name }
    .own-of = de votre noble { $name }
    .own-start = De votre noble { $name }
form-baron = { $name }
    .of = de { $name }
form-region = { $name }
    .in = en { $name }
    .at = en { $name }
    .of = de { $name }
    .to = à { $name }
    .from = de { $name }
    .walls = la forteresse en { $name }
    .wallsof = de la forteresse en { $name }
form-city = { $name }
    .in = à { $name }
    .at = à { $name }
    .of = de { $name }
    .to = à { $name }
    .from = de { $name }
    .walls = { $name }
    .wallsof = de { $name }
form-troop = { $name }
form-nation = { $name }
form-card = { $name }
form-agenda = { $name }
form-incident = { $name }
form-zone = { $name }
form-expedition = { $name }
    .to = vers { $name }
    .of = de { $name }
form-result = { $name }
form-fate = { $name }
form-good = { $name }
form-voice = { $name }
form-pledge = { $name }

## Barons

baron-green = Raoul d’Émerande (vert)
baron-blue = Mieczyslaw Niebieski (bleu)
baron-red = Thomas Edmund Madder (rouge)
baron-black = Heinrich Otto Zobel (noir)
baron-purple = Umberto da Viola (violet)
    .of = d’Umberto da Viola (violet)
baron-yellow = Guillaume de Limon (jaune)

## Nobles

noble-lorenz-von-linden = Lorenz von Linden
noble-alan-of-smalt = Alan of Smalt
    .of = d’Alan of Smalt
    .start = D’Alan of Smalt
noble-ernesto-di-celadon = Ernesto di Celadon
    .of = d’Ernesto di Celadon
    .start = D’Ernesto di Celadon
noble-kazimierz-zielonka = Kazimierz Zielonka
noble-otto-von-prussen = Otto von Prussen
    .of = d’Otto von Prussen
    .start = D’Otto von Prussen
noble-azzo-di-zaffiro = Azzo di Zaffiro
    .of = d’Azzo di Zaffiro
    .start = D’Azzo di Zaffiro
noble-ranulf-azure = Ranulf Azure
noble-louis-de-cyan = Louis de Cyan
noble-guy-de-solferino = Guy de Solferino
noble-ricardo-di-scarletti = Ricardo di Scarletti
noble-sir-hugh-murrey = Sir Hugh Murrey
noble-konrad-von-rubin = Konrad von Rubin
noble-sir-john-dudley-black = Sir John Dudley Black
noble-henri-de-charbon = Henri de Charbon
    .of = d’Henri de Charbon
    .start = D’Henri de Charbon
noble-niccolo-da-corvo = Niccolò da Corvo
noble-stanislaw-czarny = Stanisław Czarny
noble-almos-topaz = Almos Topaz
    .of = d’Almos Topaz
    .start = D’Almos Topaz
noble-wilhelm-von-safran = Wilhelm von Safran
noble-roger-amber = Roger Amber
noble-piero-d-oro = Piero d’Oro
noble-guntram-von-flieder = Guntram von Flieder
noble-geoffrey-lavender = Geoffrey Lavender
noble-renaud-de-malve = Renaud de Malve
noble-ambrus-lila = Ambrus Lila
    .of = d’Ambrus Lila
    .start = D’Ambrus Lila

## Régions : une cité donne son nom à la sienne.

region-A1 = A1
region-B1 = B1
region-C1 = C1
city-D1 = Ballin
region-E1 = E1
region-F1 = F1
region-G1 = G1
region-H1 = H1
city-A2 = Surat
region-B2 = B2
city-C2 = Kovel
region-D2 = D2
city-E2 = Semlik
region-F2 = F2
city-G2 = Thira
region-H2 = H2
region-A3 = A3
city-B3 = Monz
region-C3 = C3
city-D3 = Fröli
region-E3 = E3
city-F3 = Altamont
    .of = d’Altamont
    .from = d’Altamont
    .wallsof = d’Altamont
region-G3 = G3
city-H3 = Roczak
region-A4 = A4
region-B4 = B4
region-C4 = C4
region-D4 = D4
region-E4 = E4
region-F4 = F4
region-G4 = G4
city-H4 = Straven
city-A5 = Lenz
region-B5 = B5
city-C5 = Bingen
region-D5 = D5
city-E5 = Vecht
region-F5 = F5
city-G5 = Gedze
region-H5 = H5
region-A6 = A6
city-B6 = Isar
    .of = d’Isar
    .from = d’Isar
    .wallsof = d’Isar
region-C6 = C6
city-D6 = Olbi
    .of = d’Olbi
    .from = d’Olbi
    .wallsof = d’Olbi
region-E6 = E6
city-F6 = Berac
region-G6 = G6
city-H6 = Uran
    .of = d’Uran
    .from = d’Uran
    .wallsof = d’Uran
city-O1 = Constantinople
city-O2 = Jérusalem
city-O3 = Alexandrie
    .of = d’Alexandrie
    .from = d’Alexandrie
    .wallsof = d’Alexandrie
city-O4 = Acre
    .of = d’Acre
    .from = d’Acre
    .wallsof = d’Acre
city-O5 = Syracuse
city-O6 = Cadix

## Troupes et nations

nation-english = les Anglais
nation-lombard = les Lombards
nation-polish = les Polonais
nation-romanian = les Roumains
nation-swiss = les Suisses
nation-tuscan = les Toscans
troop-regular-50 =
    { $count ->
        [one] 50 réguliers
       *[other] { $count } × 50 réguliers
    }
troop-regular-100 =
    { $count ->
        [one] 100 réguliers
       *[other] { $count } × 100 réguliers
    }
troop-english-50 =
    { $count ->
        [one] 50 Anglais
       *[other] { $count } × 50 Anglais
    }
troop-english-100 =
    { $count ->
        [one] 100 Anglais
       *[other] { $count } × 100 Anglais
    }
troop-english-150 =
    { $count ->
        [one] 150 Anglais
       *[other] { $count } × 150 Anglais
    }
troop-english-200 =
    { $count ->
        [one] 200 Anglais
       *[other] { $count } × 200 Anglais
    }
troop-lombard-50 =
    { $count ->
        [one] 50 Lombards
       *[other] { $count } × 50 Lombards
    }
troop-lombard-100 =
    { $count ->
        [one] 100 Lombards
       *[other] { $count } × 100 Lombards
    }
troop-lombard-150 =
    { $count ->
        [one] 150 Lombards
       *[other] { $count } × 150 Lombards
    }
troop-lombard-200 =
    { $count ->
        [one] 200 Lombards
       *[other] { $count } × 200 Lombards
    }
troop-polish-50 =
    { $count ->
        [one] 50 Polonais
       *[other] { $count } × 50 Polonais
    }
troop-polish-100 =
    { $count ->
        [one] 100 Polonais
       *[other] { $count } × 100 Polonais
    }
troop-polish-150 =
    { $count ->
        [one] 150 Polonais
       *[other] { $count } × 150 Polonais
    }
troop-polish-200 =
    { $count ->
        [one] 200 Polonais
       *[other] { $count } × 200 Polonais
    }
troop-romanian-50 =
    { $count ->
        [one] 50 Roumains
       *[other] { $count } × 50 Roumains
    }
troop-romanian-100 =
    { $count ->
        [one] 100 Roumains
       *[other] { $count } × 100 Roumains
    }
troop-romanian-150 =
    { $count ->
        [one] 150 Roumains
       *[other] { $count } × 150 Roumains
    }
troop-romanian-200 =
    { $count ->
        [one] 200 Roumains
       *[other] { $count } × 200 Roumains
    }
troop-swiss-50 =
    { $count ->
        [one] 50 Suisses
       *[other] { $count } × 50 Suisses
    }
troop-swiss-100 =
    { $count ->
        [one] 100 Suisses
       *[other] { $count } × 100 Suisses
    }
troop-swiss-150 =
    { $count ->
        [one] 150 Suisses
       *[other] { $count } × 150 Suisses
    }
troop-swiss-200 =
    { $count ->
        [one] 200 Suisses
       *[other] { $count } × 200 Suisses
    }
troop-tuscan-50 =
    { $count ->
        [one] 50 Toscans
       *[other] { $count } × 50 Toscans
    }
troop-tuscan-100 =
    { $count ->
        [one] 100 Toscans
       *[other] { $count } × 100 Toscans
    }
troop-tuscan-150 =
    { $count ->
        [one] 150 Toscans
       *[other] { $count } × 150 Toscans
    }
troop-tuscan-200 =
    { $count ->
        [one] 200 Toscans
       *[other] { $count } × 200 Toscans
    }

## Cartes action, zones et biens

card-levy-taxes = Levée de taxes
card-draft-soldiers = Recrutement de troupes
card-rally-support = Manœuvres politiques
card-serve-the-church = Service de l’Église
card-mobilize-forces = Opérations militaires
card-versatile-strategy = Improvisation
card-important-event = Événement important
card-expedition = Expédition
card-defensive-works = Travaux de défense
card-troop-maintenance = Entretien des troupes
card-uncertain-times = Temps incertains
zone-taxes = Impôts
    .of = des impôts
zone-wages = Soldes
    .of = des soldes
zone-assembly = Assemblée
    .of = de l’assemblée
good-crowns = couronnes
    .one = couronne
    .many = couronnes
good-votes = voix
    .one = voix
    .many = voix
good-faith = points de foi
    .one = point de foi
    .many = points de foi
good-influence = points d’influence
    .one = point d’influence
    .many = points d’influence
voice-yes = oui
voice-no = non

## Expéditions

expedition-ceylon = Ceylan
expedition-spice-islands = les îles aux Épices
    .of = des îles aux Épices
expedition-china = la Chine
result-lost = flotte perdue
result-no-news = pas de nouvelles
result-1x = une fois
result-2x = deux fois
result-3x = trois fois
result-4x = quatre fois

## Ce qui se dit dans les promesses et les lois

pledge-peace = La paix entre nous ce tour-ci
pledge-passage = Le libre passage sur mes terres
pledge-my-votes = Mes voix à la prochaine assemblée
pledge-my-faith = Ma foi contre le prochain événement néfaste
pledge-no-battles-in-winter = Pas de batailles en hiver
pledge-toll-on-bridges = Un péage de 1 couronne sur chaque pont

## Cartes d’événement

incident-assassin = Assassin
    .text = Une armée du baron qui pioche cette carte, désignée par la destinée, reçoit 2 jetons de pertes.
incident-heretic = Hérétique
    .text = Le baron qui pioche cette carte ne peut plus jamais avoir le soutien de l’Église ; s’il l’a, le jeton passe à celui des autres qui a le plus de foi.
incident-no-heir = Pas d’héritier
    .text = Un noble du baron qui pioche cette carte, désigné par la destinée, n’a plus d’héritier.
incident-broken-line = Lignée interrompue
    .text = Le voisin de gauche du baron qui pioche cette carte choisit un noble de ce dernier, qui n’a plus d’héritier.
incident-camp-fever = Fièvre des camps
    .text = Une armée du baron qui pioche cette carte, désignée par la destinée, reçoit 1 jeton de pertes pour deux centaines complètes d’hommes, en arrondissant vers le haut, et au moins 1.
incident-stolen-treasury = Trésor volé
    .text = Le baron qui pioche cette carte perd la moitié de ses couronnes, en arrondissant vers le bas.
incident-mutiny = Mutinerie
    .text = Les mercenaires d’une nation désignée par la destinée réclament leur solde sur-le-champ au baron qui pioche cette carte, ou désertent.
incident-homesick-mercenaries = Mal du pays
    .text = Le baron qui pioche cette carte perd une carte de mercenaires d’une nation désignée par la destinée.
incident-bread-riots = Émeutes du pain
    .text = Une cité du baron qui pioche cette carte, désignée par la destinée, se révolte, même si un noble s’y trouve.
incident-scandal = Scandale
    .text = Le baron qui pioche cette carte perd la moitié de ses voix, en arrondissant vers le haut.
incident-crisis-of-faith = Crise de foi
    .text = Le baron qui pioche cette carte perd 2 points de foi, sans pouvoir l’annuler.
incident-collapsing-walls = Murs écroulés
    .text = Une cité du baron qui pioche cette carte, désignée par la destinée, subit 2 brèches ; s’il n’a pas de cité, c’est sa forteresse.
incident-brigands = Brigands
    .text = Le baron qui pioche cette carte paie 1 couronne pour chacun de ses nobles sur une route.
incident-lame-horses = Chevaux boiteux
    .text = Un noble du baron qui pioche cette carte, désigné par la destinée, est épuisé, et le reste malgré le prochain bilan.
incident-rich-harvest = Riche moisson
    .text = Le baron qui pioche cette carte reçoit le revenu de ses cités non assiégées, 10 couronnes au plus.
incident-inheritance = Héritage
    .text = Le baron qui pioche cette carte reçoit 6 couronnes.
incident-popular-favour = Faveur populaire
    .text = Le baron qui pioche cette carte reçoit 3 voix.
incident-holy-relic = Sainte relique
    .text = Le baron qui pioche cette carte reçoit 2 points de foi.
incident-volunteers = Volontaires
    .text = Une carte de mercenaires rejoint gratuitement le baron qui pioche cette carte.
incident-master-mason = Maître maçon
    .text = Le baron qui pioche cette carte fortifie gratuitement une de ses cités ; s’il n’en a pas à fortifier, il reçoit 4 couronnes.
incident-second-wind = Second souffle
    .text = Le baron qui pioche cette carte choisit une région : ses nobles épuisés y redeviennent frais et dispos.
incident-papal-envoy = Légat du pape
    .text = Le baron qui pioche cette carte obtient le soutien de l’Église ; s’il est Hérétique, il reçoit 1 point de foi à la place.
incident-voice-of-the-estates = Voix des États
    .text = Le baron qui pioche cette carte devient président de l’assemblée ; s’il est banni, il reçoit 2 voix à la place.
incident-minstrels = Ménestrels
    .text = Le baron qui pioche cette carte reçoit 1 point d’influence.
incident-fire = Incendie
    .text = Une cité désignée par la destinée est rasée, et les nobles qui s’y trouvent sont tués.
incident-great-plague = Grande peste
    .text = Toutes les armées de la région d’une cité désignée par la destinée reçoivent 2 jetons de pertes.
incident-storm-at-sea = Tempête en mer
    .text = Toutes les armées en mer reçoivent 2 jetons de pertes.
incident-truce-of-god = Trêve de Dieu
    .text = Aucun combat ne peut être engagé jusqu’à la fin du tour.
incident-flood = Crue
    .text = Aucun pont ne peut être franchi, même en retraite, jusqu’à la fin du tour.
incident-hard-winter = Hiver rigoureux
    .text = Par la route, un noble n’avance que d’une région jusqu’à la fin du tour.
incident-companies-for-hire = Compagnies à louer
    .text = Deux cartes de mercenaires s’ajoutent à celles que l’on peut engager.
incident-tax-collectors = Collecteurs d’impôts
    .text = Tous les barons perçoivent aussitôt leurs revenus, comme lors d’une phase d’impôts.
incident-general-unrest = Agitation générale
    .text = Chaque baron pioche une carte de destinée pour une de ses cités sans noble à lui, qui peut se révolter.

## Propositions

agenda-private-motion = Motion personnelle
    .text = { agenda-private-motion-text }
agenda-private-motion-text = Un baron désigné par la destinée propose un pardon, l’annulation d’une loi, d’une charge ou d’un office, le vote d’une proposition défaussée, ou l’ajournement.
agenda-grant-from-the-treasury = Don du trésor
    .text = { agenda-grant-from-the-treasury-text }
agenda-grant-from-the-treasury-text = Le baron choisi reçoit 8 couronnes.
agenda-fine = Amende
    .text = { agenda-fine-text }
agenda-fine-text = Le baron choisi paie 6 couronnes, ou toutes celles qu’il a.
agenda-confiscation = Confiscation
    .text = { agenda-confiscation-text }
agenda-confiscation-text = Le baron choisi abandonne une cité du royaume, qui redevient neutre.
agenda-royal-recognition = Faveur royale
    .text = { agenda-royal-recognition-text }
agenda-royal-recognition-text = Le baron choisi reçoit 2 points d’influence.
agenda-disgrace = Disgrâce
    .text = { agenda-disgrace-text }
agenda-disgrace-text = Le baron choisi perd 2 points d’influence, ou tous ceux qu’il a.
agenda-church-collection = Quête de l’Église
    .text = { agenda-church-collection-text }
agenda-church-collection-text = Tout baron qui a 3 couronnes ou plus en paie 3 et reçoit 1 point de foi.
agenda-coronation-gifts = Dons du sacre
    .text = { agenda-coronation-gifts-text }
agenda-coronation-gifts-text = Tous les barons reçoivent 4 couronnes.
agenda-new-recruiting-sergeants = Nouveaux sergents recruteurs
    .text = { agenda-new-recruiting-sergeants-text }
agenda-new-recruiting-sergeants-text = Les mercenaires à engager sont remplacés par d’autres.
agenda-election-of-the-chairman = Élection du président
    .text = { agenda-election-of-the-chairman-text }
agenda-election-of-the-chairman-text = Le baron choisi, qui ne doit pas être banni, devient président à la fin de l’assemblée.
agenda-synod = Synode
    .text = { agenda-synod-text }
agenda-synod-text = Le baron choisi, qui ne doit pas être Hérétique, obtient le soutien de l’Église.
agenda-exile = Exil
    .text = { agenda-exile-text }
agenda-exile-text = Le baron choisi renvoie un de ses nobles à sa forteresse, épuisé.
agenda-income-tax = Impôt sur le revenu
    .text = { agenda-income-tax-text }
agenda-income-tax-text = Loi : à chaque phase d’impôts, tout baron rend 1 couronne pour 4 reçues.
agenda-mercenary-statute = Statut des mercenaires
    .text = { agenda-mercenary-statute-text }
agenda-mercenary-statute-text = Loi : engager une carte de mercenaires coûte 1 couronne de plus.
agenda-soldiers-charter = Charte des soldats
    .text = { agenda-soldiers-charter-text }
agenda-soldiers-charter-text = Loi : les cartes de mercenaires de 150 hommes ou plus exigent 1 couronne de solde en plus.
agenda-sanctity-of-strongholds = Forteresses sacrées
    .text = { agenda-sanctity-of-strongholds-text }
agenda-sanctity-of-strongholds-text = Loi : nul ne peut attaquer une forteresse.
agenda-protection-of-cities = Protection des cités
    .text = { agenda-protection-of-cities-text }
agenda-protection-of-cities-text = Loi : qui prend une cité ne peut pas la raser.
agenda-right-of-passage = Droit de passage
    .text = { agenda-right-of-passage-text }
agenda-right-of-passage-text = Loi : nul n’a besoin de permission pour traverser les régions des autres.
agenda-tithe = Dîme
    .text = { agenda-tithe-text }
agenda-tithe-text = Loi : à chaque bilan, qui contrôle cinq cités ou plus paie 2 couronnes.
agenda-guild-privileges = Privilèges des guildes
    .text = { agenda-guild-privileges-text }
agenda-guild-privileges-text = Loi : à chaque phase d’impôts, une cité fortifiée rapporte encore { figure-guilds } de plus.
agenda-broad-franchise = Suffrage élargi
    .text = { agenda-broad-franchise-text }
agenda-broad-franchise-text = Loi : qui siège à l’assemblée reçoit 2 voix de plus.
agenda-salt-tax = Gabelle
    .text = { agenda-salt-tax-text }
agenda-salt-tax-text = Concession : 3 couronnes à chaque phase d’impôts.
agenda-wine-staple = Étape des vins
    .text = { agenda-wine-staple-text }
agenda-wine-staple-text = Concession : 3 couronnes à chaque phase d’impôts.
agenda-wool-staple = Étape des laines
    .text = { agenda-wool-staple-text }
agenda-wool-staple-text = Concession : 2 couronnes à chaque phase d’impôts.
agenda-royal-mint = Monnaie royale
    .text = { agenda-royal-mint-text }
agenda-royal-mint-text = Concession : 4 couronnes à chaque phase d’impôts.
agenda-fisheries = Pêcheries
    .text = { agenda-fisheries-text }
agenda-fisheries-text = Concession : 2 couronnes à chaque phase d’impôts.
agenda-silver-mines = Mines d’argent
    .text = { agenda-silver-mines-text }
agenda-silver-mines-text = Concession : 4 couronnes à chaque phase d’impôts.
agenda-spice-monopoly = Monopole des épices
    .text = { agenda-spice-monopoly-text }
agenda-spice-monopoly-text = Concession : 3 couronnes à chaque phase d’impôts.
agenda-ambassador-to-the-holy-see = Ambassadeur près le Saint-Siège
    .text = { agenda-ambassador-to-the-holy-see-text }
agenda-ambassador-to-the-holy-see-text = Charge : 1 point de foi à chaque assemblée, mais son titulaire n’y siège pas.
agenda-keeper-of-the-seals = Garde des sceaux
    .text = { agenda-keeper-of-the-seals-text }
agenda-keeper-of-the-seals-text = Charge : 2 voix de plus à chaque assemblée.
agenda-master-of-works = Maître des ouvrages
    .text = { agenda-master-of-works-text }
agenda-master-of-works-text = Charge : aux travaux de défense, son titulaire paie 1 couronne la brèche et 2 couronnes pour fortifier.
agenda-grand-almoner = Grand aumônier
    .text = { agenda-grand-almoner-text }
agenda-grand-almoner-text = Charge : son titulaire annule les événements pour 1 point de foi de moins, mais au moins 1.
agenda-constable = Connétable
    .text = { agenda-constable-text }
agenda-constable-text = Office : le noble a 100 hommes gratuits.
agenda-marshal = Maréchal
    .text = { agenda-marshal-text }
agenda-marshal-text = Office : le noble a 150 hommes gratuits.
agenda-captain-of-the-royal-guard = Capitaine de la garde royale
    .text = { agenda-captain-of-the-royal-guard-text }
agenda-captain-of-the-royal-guard-text = Office : le noble a 200 hommes gratuits.
agenda-master-of-horse = Grand écuyer
    .text = { agenda-master-of-horse-text }
agenda-master-of-horse-text = Office : le noble avance de deux régions au plus, même hors des routes.
agenda-lord-admiral = Grand amiral
    .text = { agenda-lord-admiral-text }
agenda-lord-admiral-text = Office : quand le noble part en mer, il débarque aussitôt à destination, épuisé.
agenda-master-of-siege-engines = Maître des engins
    .text = { agenda-master-of-siege-engines-text }
agenda-master-of-siege-engines-text = Office : 100 de force en plus pour le camp du noble lors des sièges, assiégeant ou assiégé, et une carte de destinée de plus quand il commande un assaut.
agenda-governor = Gouverneur
    .text = { agenda-governor-text }
agenda-governor-text = Office : 2 couronnes à chaque phase d’impôts tant que le noble est dans une cité non assiégée de son baron.
agenda-champion-of-the-realm = Champion du royaume
    .text = { agenda-champion-of-the-realm-text }
agenda-champion-of-the-realm-text = Office : une victoire de plus quand le noble commande, vivant, frais et dispos.
agenda-standard-bearer = Porte-étendard
    .text = { agenda-standard-bearer-text }
agenda-standard-bearer-text = Office : aucun mercenaire ne déserte le noble dans une retraite ou à sa mort.
agenda-warden-of-the-marches = Gardien des marches
    .text = { agenda-warden-of-the-marches-text }
agenda-warden-of-the-marches-text = Office : le noble a 50 hommes gratuits, et 100 de plus pour défendre une cité ou la forteresse de son baron.
agenda-no-roads = Plus de routes
    .text = { agenda-no-roads-text }
agenda-no-roads-text = Loi : les routes ne servent plus à se déplacer.
agenda-no-sieges = Plus de sièges
    .text = { agenda-no-sieges-text }
agenda-no-sieges-text = Loi : nul ne peut mettre le siège.
agenda-no-razing = Plus de cités rasées
    .text = { agenda-no-razing-text }
agenda-no-razing-text = Loi : aucune cité ne peut être rasée.
agenda-no-sailing = Plus de traversées
    .text = { agenda-no-sailing-text }
agenda-no-sailing-text = Loi : nul ne peut se déplacer par mer.
agenda-double-wages = Double solde
    .text = { agenda-double-wages-text }
agenda-double-wages-text = Loi : les mercenaires exigent le double de leur solde.

## La destinée : ce qu’une carte dit en bataille ; ses attributs sont ce qu’elle dit d’autre.

fate-inflict =
    { $count ->
        [one] Infliger { $figure-combat-casualty }
       *[other] { $count } × Infliger { $figure-combat-casualty }
    }
fate-avoid =
    { $count ->
        [one] Éviter { $figure-combat-casualty }
       *[other] { $count } × Éviter { $figure-combat-casualty }
    }
fate-victory =
    { $count ->
        [one] +1 victoire
       *[other] { $count } × +1 victoire
    }
fate-draw =
    { $count ->
        [one] Piocher une carte
       *[other] { $count } × Piocher une carte
    }
fate-F01 = { fate-inflict }
    .noble = { noble-azzo-di-zaffiro }
    .baron-of = de { baron-blue }
    .city = { city-O4 }
    .nation = { nation-swiss }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-lost } ; îles aux Épices, { result-lost } ; Chine, { result-lost }
fate-F02 = { fate-avoid }
    .noble = { noble-roger-amber }
    .baron-of = de { baron-yellow }
    .city = { city-A2 }
    .nation = { nation-lombard }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-lost } ; îles aux Épices, { result-2x } ; Chine, { result-4x }
fate-F03 = { fate-avoid }
    .noble = { noble-renaud-de-malve }
    .baron-of = { baron-purple.of }
    .city = { city-F3 }
    .nation = { nation-romanian }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-3x } ; Chine, { result-lost }
fate-F04 = { fate-avoid }
    .noble = { noble-stanislaw-czarny }
    .baron-of = de { baron-black }
    .city = { city-O2 }
    .nation = { nation-english }
    .revolt = révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-lost } ; Chine, { result-lost }
fate-F05 = { fate-draw }
    .noble = { noble-louis-de-cyan }
    .baron-of = de { baron-blue }
    .city = { city-H4 }
    .nation = { nation-tuscan }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-1x } ; Chine, { result-no-news }
fate-F06 = { fate-victory }
    .noble = { noble-niccolo-da-corvo }
    .baron-of = de { baron-black }
    .city = { city-B6 }
    .nation = { nation-tuscan }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-no-news } ; Chine, { result-lost }
fate-F07 = { fate-inflict }
    .noble = { noble-ambrus-lila }
    .baron-of = { baron-purple.of }
    .city = { city-O6 }
    .nation = { nation-tuscan }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-lost } ; Chine, { result-3x }
fate-F08 = { fate-inflict }
    .noble = { noble-geoffrey-lavender }
    .baron-of = { baron-purple.of }
    .city = { city-C5 }
    .nation = { nation-swiss }
    .revolt = révolte
    .voyages = Ceylan, { result-no-news } ; îles aux Épices, { result-1x } ; Chine, { result-3x }
fate-F09 = { fate-inflict }
    .noble = { noble-ranulf-azure }
    .baron-of = de { baron-blue }
    .city = { city-D6 }
    .nation = { nation-romanian }
    .revolt = révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-no-news } ; Chine, { result-lost }
fate-F10 = { fate-victory }
    .noble = { noble-piero-d-oro }
    .baron-of = de { baron-yellow }
    .city = { city-O3 }
    .nation = { nation-polish }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-no-news } ; îles aux Épices, { result-no-news } ; Chine, { result-no-news }
fate-F11 = { fate-draw }
    .noble = { noble-henri-de-charbon }
    .baron-of = de { baron-black }
    .city = { city-C2 }
    .nation = { nation-swiss }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-lost } ; îles aux Épices, { result-no-news } ; Chine, { result-lost }
fate-F12 = { fate-avoid }
    .noble = { noble-almos-topaz }
    .baron-of = de { baron-yellow }
    .city = { city-D1 }
    .nation = { nation-romanian }
    .revolt = révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-2x } ; Chine, { result-lost }
fate-F13 = { fate-avoid }
    .noble = { noble-guy-de-solferino }
    .baron-of = de { baron-red }
    .city = { city-G2 }
    .nation = { nation-english }
    .revolt = révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-2x } ; Chine, { result-no-news }
fate-F14 = { fate-inflict }
    .noble = { noble-lorenz-von-linden }
    .baron-of = de { baron-green }
    .city = { city-D3 }
    .nation = { nation-english }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-lost } ; Chine, { result-2x }
fate-F15 = { fate-draw }
    .noble = { noble-ricardo-di-scarletti }
    .baron-of = de { baron-red }
    .city = { city-G5 }
    .nation = { nation-romanian }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-lost } ; îles aux Épices, { result-3x } ; Chine, { result-2x }
fate-F16 = { fate-victory }
    .noble = { noble-konrad-von-rubin }
    .baron-of = de { baron-red }
    .city = { city-A5 }
    .nation = { nation-lombard }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-no-news } ; îles aux Épices, { result-2x } ; Chine, { result-4x }
fate-F17 = { fate-victory }
    .noble = { noble-kazimierz-zielonka }
    .baron-of = de { baron-green }
    .city = { city-H3 }
    .nation = { nation-polish }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-no-news } ; îles aux Épices, { result-lost } ; Chine, { result-lost }
fate-F18 = { fate-inflict }
    .noble = { noble-wilhelm-von-safran }
    .baron-of = de { baron-yellow }
    .city = { city-B3 }
    .nation = { nation-swiss }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-2x } ; îles aux Épices, { result-1x } ; Chine, { result-lost }
fate-F19 = { fate-victory }
    .noble = { noble-ernesto-di-celadon }
    .baron-of = de { baron-green }
    .city = { city-F6 }
    .nation = { nation-polish }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-lost } ; îles aux Épices, { result-lost } ; Chine, { result-3x }
fate-F20 = { fate-inflict }
    .noble = { noble-alan-of-smalt }
    .baron-of = de { baron-green }
    .city = { city-O1 }
    .nation = { nation-english }
    .revolt = révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-lost } ; Chine, { result-no-news }
fate-F21 = { fate-victory }
    .noble = { noble-guntram-von-flieder }
    .baron-of = { baron-purple.of }
    .city = { city-E5 }
    .nation = { nation-lombard }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-2x } ; Chine, { result-4x }
fate-F22 = { fate-inflict }
    .noble = { noble-sir-john-dudley-black }
    .baron-of = de { baron-black }
    .city = { city-H6 }
    .nation = { nation-polish }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-no-news } ; îles aux Épices, { result-lost } ; Chine, { result-lost }
fate-F23 = { fate-avoid }
    .noble = { noble-otto-von-prussen }
    .baron-of = de { baron-blue }
    .city = { city-E2 }
    .nation = { nation-lombard }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-no-news } ; Chine, { result-no-news }
fate-F24 = { fate-inflict }
    .noble = { noble-sir-hugh-murrey }
    .baron-of = de { baron-red }
    .city = { city-O5 }
    .nation = { nation-tuscan }
    .revolt = pas de révolte
    .voyages = Ceylan, { result-1x } ; îles aux Épices, { result-3x } ; Chine, { result-lost }

## Parties de ce que dit une carte Destinée d’une autre édition

omen-of = de
omen-revolt = révolte
omen-calm = pas de révolte
omen-green = de { baron-green }
omen-blue = de { baron-blue }
omen-red = de { baron-red }
omen-black = de { baron-black }
omen-purple = d’{ baron-purple }
omen-yellow = de { baron-yellow }

## Ce qu’il y a sur la table

region = { $region }
city =
    { $city ->
        [Jerusalem] Jérusalem
        [Alexandria] Alexandrie
        [Cadiz] Cadix
       *[other] { $city }
    }
noble = { $noble }
baron = { $baron }
stronghold-of = Forteresse { $baron-of }
hostage = Otage : l’héritier { $noble-of }
law-in-words = « { $words } »
stake =
    { $crowns ->
        [one] { $crowns } couronne { $baron-of }
       *[other] { $crowns } couronnes { $baron-of }
    }
blessing = Bénie par l’Église
assembly = L’assemblée
presides = Préside
matter-pardon = Pardon pour { $baron }
matter-cancel = Annulation : { $subject }
matter-cancel-words = Annulation de la loi « { $subject } »
matter-adjourn = Ajournement
matter-open = { $subject }
matter-words = Nouvelle loi : « { $subject } »
clash-battle = Bataille { $region-at }
clash-assault = Assaut contre { $region-walls }
clash-tally = Pertes : attaquant { $attacker }, défenseur { $defender }. Victoires : attaquant { $won }, défenseur { $lost }.
clash-draw = Personne ne gagne
clash-taken = Les murs sont pris
clash-repelled = Repoussé
piece-noble-star = Noble (étoile)
piece-noble-square = Noble (carré)
piece-noble-triangle = Noble (triangle)
piece-noble-circle = Noble (cercle)
piece-stronghold = Forteresse
piece-siege = Siège
kind-law = Loi
kind-motion = Motion
kind-charge = Charge
kind-office = Office
kind-private = Motion personnelle
kind-mercenary = Mercenaires
kind-stake = Investissement
kind-noble = Noble
kind-blessing = Bénédiction
side-yes = Oui
side-no = Non
side-green = Vert
side-blue = Bleu
side-red = Rouge
side-black = Noir
side-purple = Violet
side-yellow = Jaune
marker-pawn = Flotte
stack-actions = Pile { $number }
stack-fate = Destinée
stack-events = Événements
stack-agenda = Propositions
stack-mercenaries = Mercenaires
row-agendas = Propositions de la prochaine assemblée
row-laws = Lois en vigueur
row-order = À voter encore
row-offer = Mercenaires à engager
row-nobles = Vos nobles
row-nobles-away = Nobles hors du plateau
row-past-agendas = Propositions défaussées
row-past-events = Événements défaussés
track-recruitment = Piste de recrutement
track-expedition = Expédition { $expedition-to }
voyage-result =
    { $result-id ->
        [lost] Perdue avec tout son or : { $cards } sur { $all } cartes de destinée
        [no-news] Pas encore de nouvelles : { $cards } sur { $all }
       *[other] Rapporte { $result } chaque mise : { $cards } sur { $all }
    }
row-stakes = Investi dans l’expédition { $expedition-to }
counter-strength = Force
counter-income = Revenu
counter-breaches = Brèches
counter-besieged = Siège
counter-men = Hommes
counter-casualties = Jetons de pertes
counter-wage = Solde
counter-crowns = Couronnes
counter-votes = Voix
counter-faith = Foi
counter-influence = Influence
counter-cities = Cités
counter-clash-men = Armées
counter-clash-garrison = Garnison
counter-clash-walls = Murs
counter-clash-commander = Commandant

board = Le royaume et l’outremer
condition-fortified = Fortifiée
condition-besieged = Assiégée
siege-since = Siège, depuis le tour { $round }
shape-star = Étoile : au commandement, il peut infliger { $figure-combat-casualty } pertes de plus
shape-square = Carré : au commandement, il peut éviter { $figure-combat-casualty } pertes
shape-triangle = Triangle : au commandement, il compte { figure-triangle }
shape-circle = Cercle : une armée de { $figure-shape-circle-unpaid-up-to } hommes au plus le sert sans solde
condition-exhausted = Épuisé
condition-at-sea = En mer
condition-off-board = Hors du plateau
condition-office = { $agenda }. { $agenda-text }
condition-without-heir = Sans héritier
condition-lame = Reste épuisé au prochain bilan
condition-without-troops = Quitte le plateau s’il ne reçoit pas de troupes
condition-doomed = Meurt s’il ne reçoit pas plus d’hommes que de pertes
condition-slain = Tué dans ce combat
condition-one-loss = { $figure-combat-casualty } pertes de plus le tuent
hand = Cartes action en main
row-plan = Sur la pile { $number }
stack-in-play = Pile { $number }, en cours
event-back-red = Le prochain événement est rouge : il nuit à un baron
event-back-green = Le prochain événement est vert : il favorise un baron
event-back-blue = Le prochain événement est bleu : il peut frapper n’importe qui
row-in-play = En cours
row-proclaimed = Jusqu’à la fin du tour
row-zone = { $zone } : { $number } sur { $most }
space-fee =
    { $fee ->
        [one] { $number }. engage · { $fee } cour.
       *[other] { $number }. engage · { $fee } cour.
    }
track-recruitment-about = On engage de gauche à droite. Recrutement de troupes place un écusson sur une case libre, sans frais ; Improvisation, pour les couronnes qui y sont marquées.
space-voyage =
    { $left ->
        [0] { $number } son sort se joue
       *[other]
            { $number ->
                [1] { $number } elle part
               *[other] { $number } elle est en mer
            }
    }
card-levy-taxes-text = { figure-levy } par région où se trouve un de vos nobles. Va ensuite aux Impôts.
card-draft-soldiers-text = Un écusson sur une case libre de la piste de recrutement, gratuitement. Va ensuite aux Soldes.
card-rally-support-text = { figure-rally } ; si vous en avez plus que tous les autres, vous devenez président. Va ensuite à l’Assemblée.
card-serve-the-church-text = { figure-church } ; si vous en avez plus que tous les autres, vous obtenez le soutien de l’Église. Va ensuite dans la zone de votre choix.
card-mobilize-forces-text = Choisissez une région : amenez-y des nobles, combattez-y, ou les deux. Va ensuite aux Soldes après un déplacement, à l’Assemblée après un combat ; après les deux, à votre choix.
card-versatile-strategy-text = Un de ces cinq usages : { figure-improvised-crowns }, { figure-improvised-votes }, un déplacement, un combat, ou un écusson contre son prix. Revient ensuite en main.
card-important-event-text = Le baron soutenu par l’Église désigne celui qui pioche l’événement.
card-expedition-text = Le président peut lancer une expédition ; celles qui sont en route avancent, et la destinée peut régler leur sort.
card-defensive-works-text = Tour à tour, chaque baron peut réparer ou fortifier une cité, ou réparer sa forteresse.
card-troop-maintenance-text = Tour à tour, chaque baron peut payer pour retirer des jetons de pertes à une armée.
card-uncertain-times-text = La pioche de destinée est mélangée.
fate-inflict-text = L’ennemi subit { $figure-combat-casualty } pertes.
fate-avoid-text = { $figure-combat-casualty } pertes sont évitées.
fate-victory-text = Compte quand on compare les victoires.
fate-draw-text = Piochez une autre carte de destinée.
standing = Où en est la partie
standing-round = Tour
standing-last = Dernier tour
standing-reserve = Influence restante
standing-conquest = Cités à tenir pour gagner par la force
eliminated = Hors du jeu
budget = Prochains impôts : +{ $income }. Prochaines soldes : −{ $wages }.
chairman = Président de l’assemblée
head-of-church = A le soutien de l’Église
banned = Banni de l’assemblée
charge-held = { $agenda }. { $agenda-text }
office-held = { $noble } : { $agenda }. { $agenda-text }
event-held = { $event }. { $event-text }
kind-action = Action
kind-neutral = Neutre
kind-event = Événement
kind-fate = Destinée
counter-cards = Cartes
counter-copies = Exemplaires

## Hors de son tour, et autres choix de plusieurs sortes

act-give = Donner des couronnes
    .done =
        { $crowns ->
            [one] Donner { $crowns } couronne à { $to }
           *[other] Donner { $crowns } couronnes à { $to }
        }
act-promise = Faire une promesse
    .done = Promettre à { $to } : « { $words } »
act-offer = Faire une offre
act-counter = Répondre par une autre offre
act-answer-offer = Répondre à une offre
    .done = { $value }
act-call-kept = Déclarer une promesse tenue
    .done = Tenue : { $value }
act-call-broken = Déclarer une promesse rompue
    .done = Rompue : { $value }
act-hand-heir = Remettre un héritier
    .done = Remettre à { $to } l’héritier { $noble-of }
act-kill-heir = Tuer un otage
    .done = Tuer l’héritier { $value-of }
act-motion = Une des motions habituelles
    .done = { $value }
act-words = Une loi en vos propres mots
    .done = « { $value } »
field-to = À qui
field-crowns = Couronnes
field-words = En ces mots
field-noble = L’héritier de qui
field-give = Je donne
field-ask = Je demande
field-number = Au lieu de
clause-crowns = Couronnes
    .done =
        { $value ->
            [one] { $value } couronne
           *[other] { $value } couronnes
        }
clause-peace = La paix jusqu’à la fin du tour
    .done = la paix jusqu’à la fin du tour { $value }
clause-words = Une promesse
    .done = « { $value } »
clause-heir = Un héritier
    .done = l’héritier { $value-of }
choice-number-number = offre nº { $number }
choice-term-crowns =
    { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
choice-term-heir = l’héritier { $noble-of }
choice-term-peace = la promesse de ne pas attaquer jusqu’à la fin du tour { $until }
choice-term-words = la promesse « { $words } »
promise-since = faite au tour { $round }
choice-call-broken-number = promesse nº { $number }
choice-call-kept-number = promesse nº { $number }

## Questions

prompt-form-army = { $seat }, choisissez les troupes que dirigera { $noble } ; celles que nul ne dirige gardent votre forteresse. Un noble sans troupes reste hors du plateau ; avec des troupes il se déplace, prend des cités et combat, d’autant mieux qu’il a plus d’hommes. Aux soldes, les mercenaires qu’on ne paie pas désertent, les réguliers restent.
    .brief = Troupes pour { $noble }, sans quoi il reste absent
prompt-place-stronghold = { $seat }, choisissez la région de votre forteresse : n’importe où dans le royaume, sauf où il y a une cité ou une autre forteresse. Recrues et nobles s’y rassemblent : placez-la près des cités que vous voulez prendre. Qui vous la prend reçoit une rançon sur vos couronnes et l’une de vos cités, et sans elle vous ne recevez pas d’influence.
    .brief = Région de votre forteresse, près de cités à prendre
prompt-place-noble = { $seat }, placez dans une région sans adversaire l’un de vos nobles qui ont des troupes. De là, il marche sur les cités : elles rapportent l’influence, qui décide de la partie, des couronnes et des voix. Chaque région où se tient l’un de vos nobles rapporte { figure-levy } quand vous levez les taxes.
    .brief = Placez un noble, près d’une cité à prendre
prompt-plan =
    { $left ->
        [0] { $seat }, choisissez en secret jusqu’à { figure-planned-actions } pour la pile { $stack }, jouée en dernier. Ce que vous ne posez pas reste en main pour le tour suivant.
       *[other]
            { $stack ->
                [1] { $seat }, choisissez en secret jusqu’à { figure-planned-actions } pour la pile { $stack }, jouée en premier. Dans chaque pile, les cartes de tous les barons et { figure-neutral } sont mélangées, puis dévoilées une à une : vous choisissez la pile, le hasard la place. Une carte jouée revient en main quand sa zone s’est remplie.
               *[other] { $seat }, choisissez en secret jusqu’à { figure-planned-actions } pour la pile { $stack }, jouée ensuite. Une pile précoce agit avant les autres barons, une pile tardive leur répond.
            }
    }
    .brief =
        { $left ->
            [0] Pile { $stack }, jouée en dernier : jusqu’à { figure-planned }
           *[other]
                { $stack ->
                    [1] Pile { $stack }, jouée en premier : jusqu’à { figure-planned }
                   *[other] Pile { $stack } : jusqu’à { figure-planned }
                }
        }
prompt-put-away = { $seat }, choisissez la zone de votre carte { $card } : { figure-trigger } par baron dans une zone déclenchent sa phase spéciale.
    .brief = Zone pour { $card }
prompt-levy-taxes =
    { $crowns ->
        [one] { $seat }, levez-vous des taxes ? Vos nobles vous rapporteraient { $crowns } couronne.
       *[other] { $seat }, levez-vous des taxes ? Vos nobles vous rapporteraient { $crowns } couronnes.
    }
    .brief =
        { $crowns ->
            [one] Lever des taxes : { $crowns } couronne ?
           *[other] Lever des taxes : { $crowns } couronnes ?
        }
prompt-draft-soldiers = { $seat }, placez si vous le voulez un écusson sur la piste de recrutement : plus il est à gauche, plus tôt vous engagez, et plus vous avez le choix parmi les mercenaires offerts. On engage dès que chaque case a son écusson ; chacun vous permet d’engager une compagnie, pour sa solde.
    .brief = Un écusson sur la piste de recrutement ?
prompt-rally-support = { $seat }, menez-vous des manœuvres politiques pour { $votes } voix ? Avec plus de voix que tous les autres, vous devenez président, sauf bannissement.
    .brief = Manœuvres politiques : { $votes } voix ?
prompt-serve-the-church =
    { $faith ->
        [one] { $seat }, servez-vous l’Église pour { $faith } point de foi ? Avec plus de foi que tous les autres, vous obtenez son soutien, sauf si vous êtes Hérétique.
       *[other] { $seat }, servez-vous l’Église pour { $faith } points de foi ? Avec plus de foi que tous les autres, vous obtenez son soutien, sauf si vous êtes Hérétique.
    }
    .brief = Servir l’Église : { $faith } de foi ?
prompt-mobilize-forces = { $seat }, choisissez la région de vos opérations militaires : tous les déplacements y finissent, et le combat s’y livre.
    .brief = Région de vos opérations militaires
prompt-move = { $seat }, déplacez un noble vers { $region }, ou terminez les déplacements.
    .brief = Déplacez un noble vers { $region }
prompt-attack = { $seat }, choisissez qui vous attaquez { $region-in }, ou laissez l’épée au fourreau.
    .brief = Attaquer { $region-in } ?
prompt-versatile-strategy = { $seat }, choisissez ce que vous faites de votre improvisation : une seule chose.
    .brief = Improvisation : une seule chose
prompt-take-troops =
    { $giver-id ->
        [none] { $seat }, choisissez les troupes que prend { $noble } à votre forteresse.
       *[other] { $seat }, choisissez les troupes que prend { $noble } à { $giver }.
    }
    .brief =
        { $giver-id ->
            [none] Troupes pour { $noble }, de la forteresse
           *[other] Troupes pour { $noble }, de { $giver }
        }
prompt-allow-passage = { $seat }, votre cité ou votre armée est sur le chemin : laissez-vous { $baron } traverser { $region } ?
    .brief = Laisser { $baron } traverser { $region } ?
prompt-allow-attack = { $seat }, votre armée est là aussi : laissez-vous { $baron } attaquer { $region } ?
    .brief = Laisser { $baron } attaquer { $region } ?
prompt-choose-armies =
    { $kind-id ->
        [battle] { $seat }, choisissez les nobles qui livrent bataille { $region-in } ; ils seront épuisés.
        [siege] { $seat }, choisissez les nobles qui assiègent { $region-walls } : leur force doit dépasser celle de la défense, et ils seront épuisés.
       *[other] { $seat }, choisissez les nobles qui donnent l’assaut { $region-at } ; ils seront épuisés.
    }
    .brief =
        { $kind-id ->
            [battle] Qui livre bataille { $region-in }
            [siege] Qui assiège { $region-walls }
           *[other] Qui donne l’assaut { $region-at }
        }
prompt-name-commander = { $seat }, nommez le commandant de votre camp : seules sa capacité et ses { figure-commander } comptent.
    .brief = Votre commandant
prompt-discard-fate = { $seat }, choisissez en secret les cartes de destinée que vous défaussez : avec un commandant, au moins { $figure-combat-discards }, mais vous en gardez une.
    .brief = Cartes de destinée à défausser
prompt-use-ability =
    { $ability-id ->
        [inflict] { $seat }, utilisez-vous la capacité { $noble-of } pour infliger { $figure-combat-casualty } pertes de plus ?
       *[other] { $seat }, utilisez-vous la capacité { $noble-of } pour éviter { $figure-combat-casualty } pertes ?
    }
    .brief =
        { $ability-id ->
            [inflict] { $noble } : infliger { $figure-combat-casualty } pertes de plus ?
           *[other] { $noble } : éviter { $figure-combat-casualty } pertes ?
        }
prompt-place-loss =
    { $casualties ->
        [one] { $seat }, choisissez qui subit les { $figure-combat-casualty } dernières pertes.
       *[other] { $seat }, choisissez qui subit { $figure-combat-casualty } de vos { $casualties } × { $figure-combat-casualty } pertes.
    }
    .brief =
        { $casualties ->
            [one] Qui subit les { $figure-combat-casualty } dernières pertes
           *[other] Qui subit { $figure-combat-casualty } des { $casualties } × { $figure-combat-casualty } pertes
        }
prompt-deserter =
    { $noble-id ->
        [none] { $seat }, la carte de destinée désigne leur nation : choisissez les mercenaires qui désertent votre forteresse.
       *[other] { $seat }, la carte de destinée désigne leur nation : choisissez les mercenaires qui désertent l’armée { $noble-of }.
    }
    .brief =
        { $noble-id ->
            [none] Qui déserte la forteresse
           *[other] Qui déserte l’armée { $noble-of }
        }
prompt-fallen =
    { $noble-id ->
        [none] { $seat }, choisissez les mercenaires tombés dans votre forteresse : { $figure-combat-casualty } hommes par jeton de pertes, autant que leurs cartes le permettent.
       *[other] { $seat }, choisissez les mercenaires tombés avec { $noble } : { $figure-combat-casualty } hommes par jeton de pertes, autant que leurs cartes le permettent.
    }
    .brief =
        { $noble-id ->
            [none] Qui est tombé dans la forteresse
           *[other] Qui est tombé avec { $noble }
        }
prompt-retreat = { $seat }, choisissez la région voisine où { $noble } fait retraite.
    .brief = Où { $noble } fait retraite
prompt-take-city = { $seat }, { $region } est à vous : la gardez-vous, ou la rasez-vous pour { $figure-gains-raze-income } fois son revenu ?
    .brief = Garder { $region }, ou raser ?
prompt-ransom = { $seat }, votre forteresse est perdue : choisissez la cité que vous cédez en rançon à { $by }.
    .brief = Une cité en rançon à { $by }
prompt-put-back = { $seat }, rebâtissez si vous le voulez votre forteresse : sans elle, pas d’influence.
    .brief = Rebâtir votre forteresse ?
prompt-defensive-works = { $seat }, réparez ou fortifiez une cité, ou réparez votre forteresse, si vous le voulez.
    .brief = Réparer ou fortifier ?
prompt-troop-maintenance = { $seat }, retirez des jetons de pertes à une de vos armées pour { figure-healing } chacun, si vous le voulez.
    .brief = Retirer des pertes, à { figure-healing } pièce ?
prompt-launch = { $seat }, proposez une expédition, si vous le voulez ; elle part si quelqu’un y investit.
    .brief = Proposer une expédition ?
prompt-invest = { $seat }, choisissez combien de couronnes vous investissez dans l’expédition { $expedition-to }. Au bout de sa piste, une carte de destinée dit ce qu’il en est : tout est perdu, ou votre mise revient une ou plusieurs fois. La piste donne les chances.
    .brief = Couronnes pour l’expédition { $expedition-to }
prompt-bless = { $seat }, bénissez-vous l’expédition { $expedition-to } pour { figure-blessing } ? De { $figure-voyages-blessed-cards } cartes de destinée, la meilleure comptera.
    .brief = Bénir l’expédition { $expedition-to } ?
prompt-name-drawer =
    { $back-id ->
        [red] { $seat }, désignez qui pioche l’événement rouge, défavorable : nommer quelqu’un d’autre vous coûte { figure-naming }.
        [green] { $seat }, désignez qui pioche l’événement vert, favorable : vous nommer vous-même vous coûte { figure-naming }.
       *[other] { $seat }, désignez qui pioche l’événement bleu, qui peut frapper n’importe qui.
    }
    .brief =
        { $back-id ->
            [red] Qui pioche l’événement rouge
            [green] Qui pioche l’événement vert
           *[other] Qui pioche l’événement bleu
        }
prompt-pick-line = { $seat }, choisissez le noble de votre voisin de droite qui perd son héritier.
    .brief = Qui perd son héritier
prompt-cancel-event =
    { $target-id ->
        [none] { $seat }, annulez-vous l’événement { $card } pour { $faith ->
            [one] { $faith } point de foi ?
           *[other] { $faith } points de foi ?
        }
       *[other] { $seat }, l’événement { $card } frappe { $target } : l’annulez-vous pour { $faith ->
            [one] { $faith } point de foi ?
           *[other] { $faith } points de foi ?
        }
    }
    .brief = Annuler { $card } pour { $faith } de foi ?
prompt-pledge-faith =
    { $target-id ->
        [none] { $seat }, offrez de la foi pour annuler l’événement { $card } : il en manque encore { $faith }.
       *[other] { $seat }, offrez de la foi pour annuler l’événement { $card }, qui frappe { $target } : il en manque encore { $faith }.
    }
    .brief = Annuler { $card } : encore { $faith } de foi
prompt-second-wind = { $seat }, choisissez la région où vos nobles reprennent leur souffle.
    .brief = Où vos nobles reprennent leur souffle
prompt-let-desert = { $seat }, choisissez ceux qui rentrent au pays parmi { $nation }.
    .brief = Qui rentre au pays : { $nation }
prompt-send-mason = { $seat }, choisissez la cité que fortifie le maître maçon.
    .brief = Une cité pour le maître maçon
prompt-unrest = { $seat }, l’agitation gagne : choisissez la cité pour laquelle vous piochez une carte de destinée.
    .brief = Agitation : la cité pour qui piocher
prompt-pay-regulars = { $seat }, vous ne pouvez pas payer tous vos réguliers : choisissez les cartes que vous payez. Les réguliers ne désertent pas, mais tous les mercenaires à payer s’en iront.
    .brief = Soldes : les réguliers que vous payez
prompt-pay-mercenaries = { $seat }, choisissez les mercenaires que vous payez ; les autres désertent.
    .brief = Soldes : les mercenaires que vous payez
prompt-hire = { $seat }, choisissez les mercenaires que vous engagez, au prix de leur solde : plusieurs à la fois seulement d’une même nation, avec un écusson pour chacun.
    .brief = Engagez des mercenaires à leur solde
prompt-assign = { $seat }, choisissez qui recevra ces troupes : { $troop }.
    .brief = Qui recevra { $troop }
prompt-name-chairman = { $seat }, vous ne siégez pas : nommez le baron qui préside cette assemblée.
    .brief = Qui préside à votre place
prompt-propose = { $seat }, la carte { $card } vous revient : choisissez ce que vous proposez à l’assemblée.
    .brief = { $card } : ce que vous proposez
prompt-order-agendas = { $seat }, choisissez l’ordre dans lequel les propositions seront votées.
    .brief = Ordre des propositions
prompt-write-votes = { $seat }, notez en secret combien de voix vous mettez sur chaque proposition, dans cet ordre : { $cards }.
    .brief = Voix par proposition, en secret
prompt-bid =
    { $kind-id ->
        [pardon] { $seat }, choisissez en secret combien de voix vous mettez sur le pardon.
        [cancel] { $seat }, choisissez en secret combien de voix vous mettez sur l’annulation de la carte { $subject }.
        [cancel-words] { $seat }, choisissez en secret combien de voix vous mettez sur l’annulation de la loi « { $subject } ».
        [adjourn] { $seat }, choisissez en secret combien de voix vous mettez sur l’ajournement.
        [words] { $seat }, choisissez en secret combien de voix vous mettez sur la loi « { $subject } ».
       *[other] { $seat }, choisissez en secret combien de voix vous mettez sur la proposition { $subject }. { $subject-text }
    }
    .brief = Vos voix : { $kind-id ->
            [pardon] le pardon
            [cancel] annuler { $subject }
            [cancel-words] annuler une loi
            [adjourn] l’ajournement
            [words] la loi nouvelle
           *[other] { $subject }
        }
prompt-voice =
    { $seat }, donnez { $votes ->
        [one] votre voix
       *[other] vos { $votes } voix
    } dans le vote sur { $kind-id ->
        [pardon] le pardon.
        [cancel] l’annulation de la carte { $subject }.
        [cancel-words] l’annulation de la loi « { $subject } ».
        [adjourn] l’ajournement.
        [words] la loi « { $subject } ».
       *[other] la proposition { $subject }.
    }
    .brief =
        { $votes ->
            [one] Donnez votre voix
           *[other] Donnez vos { $votes } voix
        } : { $kind-id ->
            [pardon] le pardon
            [cancel] annuler { $subject }
            [cancel-words] annuler une loi
            [adjourn] l’ajournement
            [words] la loi nouvelle
           *[other] { $subject }
        }
prompt-break-tie =
    { $seat }, { $votes ->
        [0] personne n’a mis de voix sur
       *[other] il y a égalité à { $votes } sur
    } { $kind-id ->
        [pardon] le pardon
        [cancel] l’annulation de la carte { $subject }
        [cancel-words] l’annulation de la loi « { $subject } »
        [adjourn] l’ajournement
        [words] la loi « { $subject } »
       *[other] la proposition { $subject }
    } : vous présidez, donc vous tranchez.
    .brief = Vous départagez : { $kind-id ->
            [pardon] le pardon
            [cancel] annuler { $subject }
            [cancel-words] annuler une loi
            [adjourn] l’ajournement
            [words] la loi nouvelle
           *[other] { $subject }
        }
prompt-submit =
    { $banned ->
        [0] { $seat }, l’assemblée a décidé, et cela vous concerne : { $card }. { $card-text } Vous soumettez-vous, ou refusez-vous au prix du bannissement ?
       *[other] { $seat }, l’assemblée a décidé, et cela vous concerne : { $card }. { $card-text } Vous soumettez-vous, ou refusez-vous ? Le bannissement vous frappe déjà : refuser ne coûte rien de plus.
    }
    .brief =
        { $banned ->
            [0] { $card } : se soumettre, ou être banni ?
           *[other] { $card } : se soumettre, ou refuser ?
        }
prompt-obey =
    { $banned ->
        [0] { $seat }, une loi vous lie à présent : { $card }. { $card-text } Obéissez-vous, ou refusez-vous au prix du bannissement ?
       *[other] { $seat }, une loi vous lie à présent : { $card }. { $card-text } Obéissez-vous, ou refusez-vous ? Le bannissement vous frappe déjà : refuser ne coûte rien de plus.
    }
    .brief =
        { $banned ->
            [0] { $card } : obéir, ou être banni ?
           *[other] { $card } : obéir, ou refuser ?
        }
prompt-replace-charge = { $seat }, vous avez déjà { figure-charges } : choisissez celle que vous abandonnez pour { $card }.
    .brief = Une charge à rendre pour { $card }
prompt-give-office = { $seat }, choisissez le noble qui reçoit l’office { $card }.
    .brief = { $card } : pour quel noble
prompt-give-up-city = { $seat }, choisissez la cité que vous prend la motion { $card }.
    .brief = { $card } : la cité perdue
prompt-exile = { $seat }, choisissez le noble que la motion { $card } renvoie chez lui.
    .brief = { $card } : qui rentre chez lui
prompt-next-revolt = { $seat }, vos cités peuvent se révolter : choisissez la prochaine pour laquelle vous piochez une carte de destinée.
    .brief = Pour quelle cité piocher
prompt-revolt =
    { $crowns ->
        [one] { $seat }, { $region } se révolte : abandonnez-la, ou apaisez-la pour { figure-quelling } ou { $crowns } couronne.
       *[other] { $seat }, { $region } se révolte : abandonnez-la, ou apaisez-la pour { figure-quelling } ou { $crowns } couronnes.
    }
    .brief =
        { $crowns ->
            [one] Révolte, { $region } : { figure-quelling } ou { $crowns } couronne
           *[other] Révolte, { $region } : { figure-quelling } ou { $crowns } couronnes
        }
prompt-rearrange = { $seat }, répartissez si vous le voulez vos troupes entre vos armées, ou échangez des armées entières, avant l’arrivée de vos nobles.
    .brief = Répartir vos troupes ?
prompt-equip = { $seat }, un de vos nobles a quitté le plateau. Donnez si vous le voulez des troupes à vos nobles hors du plateau, avant leur arrivée.
    .brief = Des troupes aux nobles hors du plateau ?
prompt-shift =
    { $giver-id ->
        [none] { $seat }, choisissez les troupes que reçoit { $taker } de votre forteresse.
       *[other]
            { $taker-id ->
                [none] { $seat }, choisissez les troupes que laisse { $giver } à votre forteresse.
               *[other] { $seat }, choisissez les troupes que passe { $giver } à { $taker }.
            }
    }
    .brief =
        { $giver-id ->
            [none] De la forteresse à { $taker }
           *[other]
                { $taker-id ->
                    [none] De { $giver } à la forteresse
                   *[other] De { $giver } à { $taker }
                }
        }
prompt-arrive = { $seat }, choisissez où arrive { $noble } : à votre forteresse, ou dans une de vos cités non assiégées.
    .brief = Où arrive { $noble }

## Consignes

order-pay-regulars-as-suggested = Toujours payer les réguliers les moins chers
order-pay-mercenaries-as-suggested = Toujours payer toutes les soldes possibles
order-levy-taxes-yes = Toujours lever les taxes
order-rally-support-yes = Toujours prendre les voix
order-serve-the-church-yes = Toujours prendre la foi
order-use-ability-yes = Toujours utiliser les capacités de mes nobles
order-allow-passage-yes = Laisser passer tout le monde
order-allow-passage-no = Ne laisser passer personne
order-allow-attack-yes = Consentir à toute attaque
order-allow-attack-no = Ne consentir à aucune attaque
order-launch-no = Ne jamais proposer d’expédition
order-invest-nothing = Ne jamais investir dans une expédition
order-bless-no = Ne jamais bénir d’expédition
order-cancel-event-no = Ne jamais annuler d’événement
order-pledge-faith-nothing = Ne jamais offrir de foi
order-defensive-works-no = Ne jamais réparer ni fortifier
order-troop-maintenance-no = Ne jamais retirer de pertes
order-rearrange-done = Ne jamais répartir mes troupes
order-equip-done = Ne jamais équiper les nobles hors du plateau

## Choix

choice-yes = Oui
choice-no = Non
choice-done = C’est tout
choice-levy-taxes-yes = Lever des taxes
choice-levy-taxes-no = Y renoncer
choice-rally-support-yes = Prendre les voix
choice-rally-support-no = Y renoncer
choice-serve-the-church-yes = Servir l’Église
choice-serve-the-church-no = Y renoncer
choice-draft-soldiers-no = Pas d’écusson
choice-mobilize-forces-no = Ne rien faire
choice-attack-no = Ne pas attaquer
choice-versatile-strategy-no = Ne rien faire
choice-allow-passage-yes = Laisser passer
choice-allow-passage-no = Barrer la route
choice-allow-attack-yes = Consentir
choice-allow-attack-no = S’y opposer
choice-use-ability-yes = L’utiliser
choice-use-ability-no = S’en passer
choice-cancel-event-yes = L’annuler
choice-cancel-event-no = Le subir
choice-bless-yes = Bénir
choice-bless-no = Pas de bénédiction
choice-launch-no = Pas d’expédition
choice-defensive-works-no = Pas de travaux
choice-troop-maintenance-no = Ne rien retirer
choice-put-back-no = Pas maintenant
choice-place =
    { $noble-id ->
        [none] { $region }
       *[other] { $noble } { $region-in }
    }
choice-arrive-place = { $region }
choice-put-away =
    { $zone-id ->
        [taxes] Zone { $zone-of } : pleine, les cités paient
        [wages] Zone { $zone-of } : pleine, on paie les troupes
       *[assembly] Zone { $zone-of } : pleine, les barons votent
    }
choice-marker =
    { $space ->
        [0] Première case : vous engagez en premier
        [1] Deuxième case : vous engagez en deuxième
        [2] Troisième case : vous engagez en troisième
        [3] Quatrième case : vous engagez en quatrième
        [4] Cinquième case : vous engagez en cinquième
        [5] Sixième case : vous engagez en sixième
       *[other] Septième case : vous engagez en septième
    }
choice-versatile-strategy-marker =
    { $space ->
        [0] Écusson sur la première case, pour { figure-fee-1 } : vous engagez en premier
        [1] Écusson sur la deuxième case, pour { figure-fee-2 } : vous engagez en deuxième
        [2] Écusson sur la troisième case, pour { figure-fee-3 } : vous engagez en troisième
        [3] Écusson sur la quatrième case, pour { figure-fee-4 } : vous engagez en quatrième
        [4] Écusson sur la cinquième case, pour { figure-fee-5 } : vous engagez en cinquième
        [5] Écusson sur la sixième case, pour { figure-fee-6 } : vous engagez en sixième
       *[other] Écusson sur la septième case, pour { figure-fee-7 } : vous engagez en septième
    }
choice-crowns = Prendre { figure-improvised-crowns }
choice-vote = Prendre { figure-improvised-votes }
choice-region = { $region }
choice-march = { $noble } marche : { $path }
choice-sail = { $noble } s’embarque pour { $port }
choice-attack =
    { $kind-id ->
        [battle] Bataille contre { $against } { $region-in }
        [siege] Assiéger { $region-walls }
       *[other] Assaut contre { $region-walls }
    }
choice-complete-siege-attack = Achever le siège { $region-wallsof }
choice-name-baron = { $seat }
choice-repair =
    { $breaches ->
        [one] Réparer { $breaches } brèche { $region-at }
       *[other] Réparer { $breaches } brèches { $region-at }
    }
choice-fortify = Fortifier { $region }
choice-heal =
    { $noble-id ->
        [none]
            { $casualties ->
                [one] Forteresse : { $casualties } jeton de moins
               *[other] Forteresse : { $casualties } jetons de moins
            }
       *[other]
            { $casualties ->
                [one] { $noble } : { $casualties } jeton de moins
               *[other] { $noble } : { $casualties } jetons de moins
            }
    }
choice-launch = Une expédition { $expedition-to }
choice-assign =
    { $noble-id ->
        [none] La forteresse
       *[other] { $noble }
    }
choice-company =
    { $noble-id ->
        [none]
            { $count ->
                [one] { $troop } dans la forteresse
               *[other] { $count } × { $troop } dans la forteresse
            }
       *[other]
            { $count ->
                [one] { $troop } sous { $noble }
               *[other] { $count } × { $troop } sous { $noble }
            }
    }
choice-pardon = Pardonner à { $seat }
choice-cancel =
    { $seat-id ->
        [none] Annuler la loi { $card }
       *[other] Retirer à { $seat } la carte { $card }
    }
choice-cancel-words =
    { $law ->
        [0] Annuler la première loi libre
        [1] Annuler la deuxième loi libre
        [2] Annuler la troisième loi libre
       *[other] Annuler une loi libre plus récente
    }
choice-adjourn = Ajourner l’assemblée
choice-recall = Un vote sur la proposition { $card }
choice-open-law = Une nouvelle loi : { $law }
choice-voice =
    { $voice-id ->
        [yes] Oui
        [no] Non
       *[other] { $voice }
    }
choice-submit = Se soumettre
choice-refuse = Refuser
choice-obey-submit = Obéir
choice-replace = Abandonner { $card }
choice-to-noble =
    { $noble-id ->
        [none] La garnison de la forteresse
       *[other] { $noble }
    }
choice-wall = Les murs : une brèche
choice-control = La garder
choice-raze = La raser
choice-yield = Abandonner { $region }
choice-ransom-yield = { $region }
choice-pay-faith = Payer { figure-quelling }
choice-pay-crowns = Payer en couronnes
choice-city = { $region }
choice-shift =
    { $giver-id ->
        [none] De la forteresse à { $taker }
       *[other]
            { $taker-id ->
                [none] { $giver-start } à la forteresse
               *[other] { $giver-start } à { $taker }
            }
    }
choice-exchange =
    { $other-id ->
        [none] Échanger les armées : { $noble } et la forteresse
       *[other] Échanger les armées : { $noble } et { $other }
    }
choice-write-votes-number =
    { $number ->
        [0] la première proposition
        [1] la deuxième proposition
       *[other] la troisième proposition
    }
choice-form-army-nothing = Aucune troupe
choice-plan-nothing = Aucune carte
choice-take-troops-nothing = Aucune troupe
choice-shift-nothing = Aucune troupe
choice-discard-fate-nothing = Ne rien défausser
choice-pay-regulars-nothing = Ne payer personne
choice-pay-mercenaries-nothing = Ne payer personne
choice-hire-nothing = N’engager personne
choice-write-votes-nothing = Aucune voix
choice-bid-nothing = Aucune voix
choice-invest-nothing = Ne rien investir
choice-pledge-faith-nothing = Ne rien offrir

## Poids

measure-wage = { $name }, solde { $weight }

## Ce qui se passe : préparatifs et tour de jeu

event-cities-razed =
    { $regions-id ->
        [none] Aucune cité n’est en ruine.
       *[other] La partie commence avec ces cités en ruine : { $regions }.
    }
event-baron-taken = { $seat } joue { $baron }.
event-troops-dealt =
    { $troops-id ->
        [none] { $seat } ne lève pas de troupes.
       *[other] { $seat } lève { $troops }.
    }
event-armies-formed =
    { $noble-id ->
        [none]
            { $troops-id ->
                [none] La forteresse { $seat-of } reste sans garnison.
               *[other] La forteresse { $seat-of } est tenue par { $troops }.
            }
       *[other]
            { $troops-id ->
                [none] { $noble } n’a pas de troupes pour l’instant.
               *[other] { $noble } dirige { $troops }.
            }
    }
event-stronghold-placed =
    { $rule-id ->
        [WK-STRONGHOLD-07] { $seat } rebâtit sa forteresse { $region-in }.
       *[other] { $seat } bâtit sa forteresse { $region-in }.
    }
    .you-seat =
        { $rule-id ->
            [WK-STRONGHOLD-07] Vous rebâtissez votre forteresse { $region-in }.
           *[other] Vous bâtissez votre forteresse { $region-in }.
        }
event-noble-placed =
    { $rule-id ->
        [WK-ARRIVE-05] { $noble } arrive { $region-in }.
       *[other] { $noble } prend position { $region-in }.
    }
event-round-begun = Le tour { $round } commence.
event-planned = { $seat } pose { $cards } cartes sur les piles.
    .you-seat = Vous posez { $cards } cartes sur les piles.
event-card-turned-up =
    { $seat-id ->
        [none] Pile { $stack } : { $card }.
       *[other] Pile { $stack } : { $card }, carte { $seat-of }.
    }
    .you-seat = Pile { $stack } : vous jouez { $card }.
    .lead =
        { $seat-id ->
            [none] { $card }
           *[other]
                { $seat-you ->
                    [yes] Vous jouez { $card }
                   *[no] { $seat } joue { $card }
                }
        }
event-action-declined = { $seat } renonce à sa carte { $card }.
    .you-seat = Vous renoncez à votre carte { $card }.
event-card-put-away = { $seat } place sa carte { $card } dans la zone { $zone-of }.
    .you-seat = Vous placez votre carte { $card } dans la zone { $zone-of }.
event-card-taken-back = { $seat } reprend en main sa carte { $card }.
    .you-seat = Vous reprenez en main votre carte { $card }.
event-cards-returned = Les cartes de la zone { $zone-of } retournent à leurs propriétaires.
event-phase-begun =
    { $phase-id ->
        [taxes] On perçoit les impôts dans tout le royaume.
        [wages] Les soldats réclament leur solde.
        [assembly] Les barons sont convoqués à l’assemblée.
       *[other] On engage des mercenaires.
    }

## Ce qui se passe : jetons et titres

event-received =
    { $amount ->
        [one] { $seat } { $rule-id ->
            [WK-TAXLEVY-01] lève
            [WK-TAXES-01] perçoit
            [WK-PHASE3-03] gagne
            [WK-RAZE-02] pille
            [WK-EXPED-12] touche
           *[other] reçoit
        } { $amount } { $good-one }.
       *[other] { $seat } { $rule-id ->
            [WK-TAXLEVY-01] lève
            [WK-TAXES-01] perçoit
            [WK-PHASE3-03] gagne
            [WK-RAZE-02] pille
            [WK-EXPED-12] touche
           *[other] reçoit
        } { $amount } { $good-many }.
    }
    .you-seat =
        Vous { $rule-id ->
            [WK-TAXLEVY-01] levez
            [WK-TAXES-01] percevez
            [WK-PHASE3-03] gagnez
            [WK-RAZE-02] pillez
            [WK-EXPED-12] touchez
           *[other] recevez
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }.
    .brief =
        { $seat-you ->
            [yes] vous recevez
           *[no] { $seat } reçoit
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }
event-paid =
    { $seat } { $rule-id ->
        [WK-EVENT-04] perd
       *[other]
            { $good-id ->
                [votes] dépense
                [faith] dépense
                [influence] perd
               *[other] paie
            }
    } { $amount ->
        [one] { $amount } { $good-one }
       *[other] { $amount } { $good-many }
    }{ $rule-id ->
        [WK-WAGES-02] { " " }aux réguliers
        [WK-WAGES-04] { " " }aux mercenaires
        [WK-MERC-02] { " " }pour engager des mercenaires
        [WK-IMPROV-07] { " " }pour l’écusson
        [WK-DEFWORKS-02] { " " }pour des réparations
        [WK-DEFWORKS-03] { " " }pour une fortification
        [WK-UPKEEP-02] { " " }pour l’entretien d’une armée
        [WK-EXPED-05] { " " }pour l’expédition
        [WK-EXPED-06] { " " }pour une bénédiction
        [WK-EVENT-02] { " " }pour passer l’événement à un autre
        [WK-EVENT-03] { " " }pour piocher l’événement
        [WK-EVENT-07] { " " }pour annuler l’événement
        [WK-EVENT-08] { " " }pour annuler l’événement
        [WK-PHASE3-09] { " " }pour apaiser la révolte
        [WK-PROPOSAL-03] { " " }comme l’exige la loi
       *[other] { "" }
    }.
    .brief =
        { $seat-you ->
            [yes] vous cédez
           *[no] { $seat } cède
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }
    .you-seat =
        { $amount ->
            [one] Vous cédez { $amount } { $good-one }.
           *[other] Vous cédez { $amount } { $good-many }.
        }
event-given =
    { $rule-id ->
        [WK-STRONGHOLD-04]
            { $crowns ->
                [one] { $seat } paie à { $to } une rançon de { $crowns } couronne.
               *[other] { $seat } paie à { $to } une rançon de { $crowns } couronnes.
            }
       *[other]
            { $crowns ->
                [one] { $seat } donne { $crowns } couronne à { $to }.
               *[other] { $seat } donne { $crowns } couronnes à { $to }.
            }
    }
    .you-to =
        { $rule-id ->
            [WK-STRONGHOLD-04]
                { $crowns ->
                    [one] { $seat } vous paie une rançon de { $crowns } couronne.
                   *[other] { $seat } vous paie une rançon de { $crowns } couronnes.
                }
           *[other]
                { $crowns ->
                    [one] { $seat } vous donne { $crowns } couronne.
                   *[other] { $seat } vous donne { $crowns } couronnes.
                }
        }
event-influence-withheld = { $seat } n’a pas de forteresse sur le plateau, et ne reçoit pas d’influence.
    .you-seat = Vous n’avez pas de forteresse sur le plateau et ne recevez aucune influence.
event-influence-ran-out = La réserve d’influence est vide : le tour { $round } est le dernier.
event-chairman-changed = { $seat } préside désormais l’assemblée.
    .you-seat = Vous présidez désormais l’assemblée.
    .brief =
        { $seat-you ->
            [yes] vous présidez désormais l’assemblée
           *[no] { $seat } préside désormais l’assemblée
        }
event-head-of-church-changed = { $seat } a désormais le soutien de l’Église.
    .you-seat = Vous avez désormais le soutien de l’Église.
    .brief =
        { $seat-you ->
            [yes] vous avez désormais le soutien de l’Église
           *[no] { $seat } a désormais le soutien de l’Église
        }

## Ce qui se passe : destinée et pioches

event-fate-turned-up =
    { $rule-id ->
        [WK-PHASE3-07] La destinée dit : { $card-revolt }.
        [WK-EXPED-09] La destinée dit : { $card-voyages }.
        [WK-DEATH-01] La destinée pousse { $card-nation } à déserter.
        [WK-RETREAT-02] La destinée pousse { $card-nation } à déserter.
        [WK-R64] La destinée pousse { $card-nation } à déserter.
        [WK-PLAYERS-01] La destinée désigne { $card-city }.
        [WK-EVENT-10] La destinée désigne { $card-noble }, { $card-city } et { $card-nation }.
       *[other] La destinée désigne { $card-noble }, et donc la maison { $card-baron-of }.
    }
event-fate-shuffled = La pioche de destinée est mélangée.
event-mercenaries-returned = De retour dans la pioche de mercenaires : { $troops }.
event-offer-revealed =
    { $troops-id ->
        [none] Il n’y a plus de mercenaires à engager.
       *[other] Nouveaux mercenaires à engager : { $troops }.
    }
event-agendas-revealed =
    { $cards-id ->
        [none] Il n’y a plus de propositions.
       *[other] À l’ordre du jour de la prochaine assemblée : { $cards }.
    }
event-deck-reshuffled =
    { $deck-id ->
        [agenda] Les propositions défaussées forment une nouvelle pioche.
       *[other] Les événements défaussés forment une nouvelle pioche.
    }
event-event-drawn = { $seat } pioche l’événement { $card }. { $card-text }
    .you-seat = Vous piochez { $card }. { $card-text }

## Ce qui se passe : armées et murs

event-troops-moved =
    { $giver-id ->
        [none] { $taker } prend { $troops } à la forteresse.
       *[other]
            { $taker-id ->
                [none] { $giver } laisse { $troops } à la forteresse.
               *[other] { $taker } prend { $troops } à { $giver }.
            }
    }
event-armies-exchanged =
    { $other-id ->
        [none] { $noble } échange son armée contre celle de la forteresse.
       *[other] { $noble } et { $other } échangent leurs armées.
    }
event-deserted =
    { $noble-id ->
        [none] Des mercenaires désertent la forteresse { $seat-of } : { $troops }.
       *[other] Des mercenaires désertent l’armée { $noble-of } : { $troops }.
    }
    .you-seat =
        { $noble-id ->
            [none] Des mercenaires désertent votre forteresse : { $troops }.
           *[other] Des mercenaires désertent l’armée { $noble-of } : { $troops }.
        }
    .brief =
        { $noble-id ->
            [none]
                { $seat-you ->
                    [yes] { $troops } désertent votre forteresse
                   *[no] { $troops } désertent la forteresse { $seat-of }
                }
           *[other] { $troops } désertent l’armée { $noble-of }
        }
event-noble-moved =
    { $rule-id ->
        [WK-PHASE3-10] { $noble } débarque { $region-in }.
        [WK-RETREAT-03] { $noble } trouve refuge { $region-in }.
        [WK-RETREAT-04] { $noble } trouve refuge à sa forteresse { $region-in }.
        [WK-PROPOSAL-02] { $noble } rentre chez lui { $region-in }.
        [WK-SEA-02]
            { $at_sea-id ->
                [yes] { $noble } s’embarque { $origin-at } pour { $region }.
               *[other] { $noble } va par mer { $origin-from } { $region-to } et débarque aussitôt.
            }
       *[other] { $noble } marche { $origin-from } { $region-to }.
    }
    .brief =
        { $at_sea-id ->
            [yes] { $noble } s’embarque pour { $region }
           *[no] { $noble } va { $region-to }
        }
event-noble-left = { $noble } quitte le plateau.
    .brief = { $noble } quitte le plateau
event-exhausted = { $noble } est épuisé.
event-refreshed = { $noble } est de nouveau frais et dispos.
event-breached = Une brèche s’ouvre dans les murs { $region-wallsof }.
    .brief = une brèche s’ouvre dans les murs { $region-at }
event-fortification-lost = Les fortifications { $region-wallsof } sont perdues.
    .brief = la fortification { $region-of } est perdue
event-repaired =
    { $breaches ->
        [one] Les maçons réparent { $breaches } brèche { $region-at }.
       *[other] Les maçons réparent { $breaches } brèches { $region-at }.
    }
    .brief =
        { $breaches ->
            [one] { $breaches } brèche est réparée { $region-at }
           *[other] { $breaches } brèches sont réparées { $region-at }
        }
event-fortified = { $seat } fortifie { $region }.
    .you-seat = Vous fortifiez { $region }.
    .brief =
        { $seat-you ->
            [yes] vous fortifiez { $region }
           *[no] { $seat } fortifie { $region }
        }
event-city-taken = { $seat } prend le contrôle { $region-of }.
    .you-seat = Vous prenez le contrôle { $region-of }.
    .brief =
        { $seat-you ->
            [yes] vous prenez { $region }
           *[no] { $seat } prend { $region }
        }
event-city-freed =
    { $seat-id ->
        [none] { $region } redevient neutre.
       *[other] { $seat } perd { $region }, qui redevient neutre.
    }
    .you-seat = Vous perdez { $region }, qui redevient neutre.
    .brief =
        { $seat-id ->
            [none] { $region } redevient neutre
           *[other]
                { $seat-you ->
                    [yes] vous perdez { $region }
                   *[no] { $seat } perd { $region }
                }
        }
event-city-razed =
    { $seat-id ->
        [none] { $region } est rasée.
       *[other] { $seat } rase { $region }.
    }
    .you-seat = Vous rasez { $region }.
    .brief = { $region } est rasée
event-siege-begun = { $seat } met le siège devant { $region-walls }.
    .then = y met le siège
    .you-seat = Vous mettez le siège devant { $region-walls }.
    .brief =
        { $seat-you ->
            [yes] vous mettez le siège devant { $region-walls }
           *[no] { $seat } met le siège devant { $region-walls }
        }
event-siege-lifted = Le siège { $region-wallsof } par { $seat } prend fin.
    .you-seat = Votre siège { $region-wallsof } prend fin.
    .brief =
        { $seat-you ->
            [yes] votre siège { $region-wallsof } prend fin
           *[no] le siège { $region-wallsof } prend fin
        }
event-marker-placed =
    { $space ->
        [0] { $seat } place un écusson sur la première case de la piste de recrutement.
        [1] { $seat } place un écusson sur la deuxième case de la piste de recrutement.
        [2] { $seat } place un écusson sur la troisième case de la piste de recrutement.
        [3] { $seat } place un écusson sur la quatrième case de la piste de recrutement.
        [4] { $seat } place un écusson sur la cinquième case de la piste de recrutement.
        [5] { $seat } place un écusson sur la sixième case de la piste de recrutement.
       *[other] { $seat } place un écusson sur la septième case de la piste de recrutement.
    }
    .brief =
        { $seat-you ->
            [yes] vous posez un écusson sur la piste de recrutement
           *[no] { $seat } pose un écusson sur la piste de recrutement
        }

## Ce qui se passe au pays

event-event-given =
    { $back-id ->
        [red] { $seat }, qui a le soutien de l’Église, désigne qui pioche l’événement rouge : { $to }.
        [green] { $seat }, qui a le soutien de l’Église, désigne qui pioche l’événement vert : { $to }.
       *[other] { $seat }, qui a le soutien de l’Église, désigne qui pioche l’événement bleu : { $to }.
    }
    .you-to =
        { $back-id ->
            [red] { $seat }, qui a le soutien de l’Église, vous fait piocher l’événement rouge.
            [green] { $seat }, qui a le soutien de l’Église, vous fait piocher l’événement vert.
           *[other] { $seat }, qui a le soutien de l’Église, vous fait piocher l’événement bleu.
        }
event-event-struck = L’événement { $card } frappe { $target }.
    .brief = { $target } est touché
event-faith-pledged =
    { $faith ->
        [one] { $seat } offre { $faith } point de foi.
       *[other] { $seat } offre { $faith } points de foi.
    }
event-event-cancelled =
    { $seats-id ->
        [none] L’événement { $card } est annulé.
       *[other] L’événement { $card } est annulé grâce à { $seats }.
    }
event-event-lasts =
    { $seat-id ->
        [none] L’événement { $card } dure jusqu’à la fin du tour.
       *[other] L’événement { $card } reste devant { $seat } jusqu’à la fin de la partie.
    }
    .you-seat = { $card } reste devant vous jusqu’à la fin de la partie.
event-expedition-launched = { $seat } propose une expédition { $expedition-to }.
event-invested =
    { $crowns ->
        [one] { $seat } investit { $crowns } couronne dans l’expédition { $expedition-to }.
       *[other] { $seat } investit { $crowns } couronnes dans l’expédition { $expedition-to }.
    }
    .brief =
        { $seat-you ->
            [yes] vous investissez { $crowns }
           *[no] { $seat } investit { $crowns }
        }
event-expedition-abandoned = Personne n’investit dans l’expédition { $expedition-to } : elle ne part pas.
event-expedition-blessed = { $seat } fait bénir l’expédition { $expedition-to }.
event-expedition-advanced = L’expédition { $expedition-to } avance à la case { $space }.
event-expedition-settled =
    { $result-id ->
        [lost] L’expédition { $expedition-to } est perdue avec tout son or.
        [no-news] On est sans nouvelles de l’expédition { $expedition-to }.
       *[other] L’expédition { $expedition-to } revient et rapporte { $result } chaque mise.
    }
    .brief =
        { $result-id ->
            [lost] l’expédition { $expedition-to } est perdue avec tout son or
            [no-news] on est sans nouvelles de l’expédition { $expedition-to }
           *[other] l’expédition { $expedition-to } rapporte { $result } chaque mise
        }
event-marker-taken-back =
    { $space ->
        [0] { $seat } reprend son écusson de la première case.
        [1] { $seat } reprend son écusson de la deuxième case.
        [2] { $seat } reprend son écusson de la troisième case.
        [3] { $seat } reprend son écusson de la quatrième case.
        [4] { $seat } reprend son écusson de la cinquième case.
        [5] { $seat } reprend son écusson de la sixième case.
       *[other] { $seat } reprend son écusson de la septième case.
    }
event-hired =
    { $noble-id ->
        [none]
            { $crowns ->
                [0] { $seat } gagne { $troop } pour sa forteresse, sans rien payer.
                [one] { $seat } engage { $troop } pour sa forteresse ({ $crowns } couronne).
               *[other] { $seat } engage { $troop } pour sa forteresse ({ $crowns } couronnes).
            }
       *[other]
            { $crowns ->
                [0] { $seat } gagne { $troop } pour { $noble }, sans rien payer.
                [one] { $seat } engage { $troop } pour { $noble } ({ $crowns } couronne).
               *[other] { $seat } engage { $troop } pour { $noble } ({ $crowns } couronnes).
            }
    }
    .brief =
        { $seat-you ->
            [yes] vous engagez { $troop }
           *[no] { $seat } engage { $troop }
        }
event-casualties-healed =
    { $noble-id ->
        [none]
            { $casualties ->
                [one] { $seat } retire { $casualties } jeton de pertes à sa forteresse.
               *[other] { $seat } retire { $casualties } jetons de pertes à sa forteresse.
            }
       *[other]
            { $casualties ->
                [one] { $seat } retire { $casualties } jeton de pertes à l’armée { $noble-of }.
               *[other] { $seat } retire { $casualties } jetons de pertes à l’armée { $noble-of }.
            }
    }

## Ce qui se passe à l’assemblée

event-assembly-opened =
    { $attending-id ->
        [none] L’assemblée s’ouvre, mais personne ne siège.
       *[other] L’assemblée s’ouvre, avec { $attending }.
    }
event-acting-chairman-named = { $seat } ne siège pas et laisse la présidence à { $named }.
    .you-named = { $seat } ne siège pas et vous laisse la présidence.
event-order-announced =
    { $cards-id ->
        [none] Il n’y a plus rien à voter.
       *[other] { $seat } annonce l’ordre des votes : { $cards }.
    }
event-motion-proposed =
    { $kind-id ->
        [pardon] { $seat } propose de pardonner à { $baron }.
        [cancel]
            { $baron-id ->
                [none] { $seat } propose d’annuler une loi : { $subject }.
               *[other] { $seat } propose de retirer à { $baron } la carte { $subject }.
            }
        [cancel-words] { $seat } propose d’annuler la loi « { $subject } ».
        [adjourn] { $seat } propose l’ajournement.
        [open] { $seat } propose une nouvelle loi : { $subject }.
        [words] { $seat } propose une nouvelle loi : « { $subject } ».
       *[other] { $seat } propose un vote sur la proposition { $subject }.
    }
    .you-baron =
        { $kind-id ->
            [pardon] { $seat } propose de vous pardonner.
           *[other] { $seat } propose de vous retirer { $subject }.
        }
event-bids-opened =
    { $kind-id ->
        [pardon] Voix mises sur le pardon : { $votes }.
        [cancel] Voix mises sur l’annulation de la carte { $subject } : { $votes }.
        [cancel-words] Voix mises sur l’annulation de la loi « { $subject } » : { $votes }.
        [adjourn] Voix mises sur l’ajournement : { $votes }.
        [words] Voix mises sur la loi « { $subject } » : { $votes }.
       *[other] Voix mises sur la proposition { $subject } : { $votes }.
    }
event-voice-given =
    { $voice-id ->
        [yes] { $seat } donne { $votes } voix pour.
        [no] { $seat } donne { $votes } voix contre.
       *[other] { $seat } donne { $votes } voix à { $voice }.
    }
    .you-seat =
        { $votes ->
            [one]
                { $voice-id ->
                    [yes] Vous donnez { $votes } voix pour.
                    [no] Vous donnez { $votes } voix contre.
                   *[other] Vous donnez { $votes } voix à { $voice }.
                }
           *[other]
                { $voice-id ->
                    [yes] Vous donnez { $votes } voix pour.
                    [no] Vous donnez { $votes } voix contre.
                   *[other] Vous donnez { $votes } voix à { $voice }.
                }
        }
event-tie-decided =
    { $voice-id ->
        [yes] Il y a égalité, et { $seat } tranche pour.
        [no] Il y a égalité, et { $seat } tranche contre.
       *[other] Il y a égalité, et { $seat } tranche pour { $voice }.
    }
event-vote-decided =
    { $kind-id ->
        [pardon] Le pardon
        [cancel] L’annulation de la carte { $subject }
        [cancel-words] L’annulation de la loi « { $subject } »
        [adjourn] L’ajournement
        [words] La loi « { $subject } »
       *[other] La proposition { $subject }
    } { $outcome-id ->
        [yes] passe.
        [no] ne passe pas.
        [none] reste sans effet.
       *[other] désigne { $outcome }.
    }
event-law-passed = Une loi entre en vigueur : { $card }.
    .brief = { $card } devient loi
event-law-in-words-passed = L’assemblée adopte une loi libre : « { $words } ».
event-law-in-words-cancelled = La loi « { $words } » est annulée.
event-votes-written =
    { $votes-id ->
        [none] { $seat } n’a noté aucune voix.
       *[other] { $seat } a noté ces voix, proposition après proposition : { $votes }.
    }
event-charge-given = { $seat } reçoit la charge { $card }.
    .you-seat = Vous recevez la charge { $card }.
    .brief =
        { $seat-you ->
            [yes] vous recevez la charge { $card }
           *[no] { $seat } reçoit la charge { $card }
        }
event-office-given = { $noble } reçoit l’office { $card }.
    .brief = { $noble } reçoit l’office { $card }
event-card-cancelled = La carte { $card } n’est plus en vigueur.
event-decision-refused = { $seat } refuse la décision de l’assemblée : { $card }.
    .you-seat = Vous refusez la décision de l’assemblée : { $card }.
event-banned = L’assemblée bannit { $seat }.
    .you-seat = L’assemblée vous bannit.
    .brief =
        { $seat-you ->
            [yes] l’assemblée vous bannit
           *[no] l’assemblée bannit { $seat }
        }
event-pardoned = L’assemblée pardonne à { $seat }, qui pourra siéger à la prochaine.
    .you-seat = L’assemblée vous pardonne : vous pourrez siéger à la prochaine.
    .brief =
        { $seat-you ->
            [yes] l’assemblée vous pardonne
           *[no] l’assemblée pardonne à { $seat }
        }
event-assembly-adjourned =
    { $cards-id ->
        [none] L’assemblée est ajournée.
       *[other] L’assemblée est ajournée et garde pour la prochaine fois : { $cards }.
    }

## Ce qui se passe aux armées

event-passage-answered =
    { $granted-id ->
        [yes] { $seat } laisse { $to } traverser { $region }.
       *[no] { $seat } ne laisse pas { $to } traverser { $region }.
    }
    .you-to =
        { $granted-id ->
            [yes] { $seat } vous laisse passer par { $region }.
           *[no] { $seat } ne vous laisse pas passer par { $region }.
        }
event-attack-answered =
    { $granted-id ->
        [yes] { $seat } laisse { $to } attaquer { $region }.
       *[no] { $seat } ne laisse pas { $to } attaquer { $region }.
    }
    .you-to =
        { $granted-id ->
            [yes] { $seat } vous laisse attaquer { $region }.
           *[no] { $seat } ne vous laisse pas attaquer { $region }.
        }
event-combat-begun =
    { $kind-id ->
        [battle] { $seat } attaque { $defender } { $region-in } avec { $nobles }.
       *[other]
            { $defender-id ->
                [none] { $seat } donne l’assaut { $region-at } avec { $nobles }.
               *[other] { $seat } donne l’assaut aux murs { $defender-of } { $region-at } avec { $nobles }.
            }
    }
    .you-seat =
        { $kind-id ->
            [battle] Vous attaquez { $defender } { $region-in } avec { $nobles }.
           *[other] Vous donnez l’assaut { $region-at } avec { $nobles }.
        }
    .you-defender =
        { $kind-id ->
            [battle] { $seat } vous attaque { $region-in } avec { $nobles }.
           *[other] { $seat } donne l’assaut à vos murs { $region-at } avec { $nobles }.
        }
    .then =
        { $kind-id ->
            [battle]
                { $defender-you ->
                    [yes] vous y attaque
                   *[no] y attaque { $defender }
                }
           *[other]
                { $defender-you ->
                    [yes] donne l’assaut à vos murs
                   *[no] y donne l’assaut
                }
        }
event-commander-named = { $noble } commande pour { $seat }.
    .you-seat = { $noble } commande pour vous.
event-fate-dealt =
    { $seat-id ->
        [none]
            { $cards ->
                [one] La cité pioche { $cards } carte de destinée.
               *[other] La cité pioche { $cards } cartes de destinée.
            }
       *[other]
            { $cards ->
                [one] { $seat } pioche { $cards } carte de destinée.
               *[other] { $seat } pioche { $cards } cartes de destinée.
            }
    }
event-fate-seen =
    { $cards-id ->
        [none] { $seat } n’a pas de carte de destinée en main.
       *[other] Dans la main { $seat-of }, pour ses seuls yeux : { $cards }.
    }
event-fate-discarded =
    { $cards ->
        [0] { $seat } ne défausse aucune carte de destinée.
        [one] { $seat } défausse { $cards } carte de destinée.
       *[other] { $seat } défausse { $cards } cartes de destinée.
    }
event-fate-revealed =
    { $seat-id ->
        [none]
            { $cards-id ->
                [none] La cité n’a rien à montrer.
               *[other] La cité montre : { $cards }.
            }
       *[other]
            { $cards-id ->
                [none] { $seat } n’a rien à montrer.
               *[other] { $seat } montre : { $cards }.
            }
    }
event-ability-used =
    { $ability-id ->
        [inflict] { $noble } mène la charge et inflige { $figure-combat-casualty } pertes de plus.
       *[other] { $noble } protège ses hommes et évite { $figure-combat-casualty } pertes.
    }
event-casualties-suffered =
    { $seat-id ->
        [none]
            { $casualties ->
                [0] La cité ne subit pas de pertes.
                [1] La cité subit { $figure-combat-casualty } pertes.
               *[other] La cité subit { $casualties } × { $figure-combat-casualty } pertes.
            }
       *[other]
            { $casualties ->
                [0] { $seat } ne subit pas de pertes.
                [1] { $seat } subit { $figure-combat-casualty } pertes.
               *[other] { $seat } subit { $casualties } × { $figure-combat-casualty } pertes.
            }
    }
    .you-seat =
        { $casualties ->
            [0] Vous ne subissez pas de pertes.
            [1] Vous subissez { $figure-combat-casualty } pertes.
           *[other] Vous subissez { $casualties } × { $figure-combat-casualty } pertes.
        }
    .brief =
        { $seat-id ->
            [none]
                { $casualties ->
                    [0] la cité ne subit pas de pertes
                    [1] la cité subit { $figure-combat-casualty } pertes
                   *[other] la cité subit { $casualties } × { $figure-combat-casualty } pertes
                }
           *[other]
                { $seat-you ->
                    [yes]
                        { $casualties ->
                            [0] vous ne subissez pas de pertes
                            [1] vous subissez { $figure-combat-casualty } pertes
                           *[other] vous subissez { $casualties } × { $figure-combat-casualty } pertes
                        }
                   *[no]
                        { $casualties ->
                            [0] { $seat } ne subit pas de pertes
                            [1] { $seat } subit { $figure-combat-casualty } pertes
                           *[other] { $seat } subit { $casualties } × { $figure-combat-casualty } pertes
                        }
                }
        }
event-casualty-placed =
    { $noble-id ->
        [none] La garnison { $seat-of } subit { $figure-combat-casualty } pertes.
       *[other] L’armée { $noble-of } subit { $figure-combat-casualty } pertes.
    }
    .you-seat =
        { $noble-id ->
            [none] Votre garnison subit { $figure-combat-casualty } pertes.
           *[other] L’armée { $noble-of } subit { $figure-combat-casualty } pertes.
        }
event-combat-decided =
    { $result-id ->
        [annihilation] Le combat { $region-at } est fini : un camp n’est plus.
        [total-victory] Victoires { $region-at } : attaquant { $attacker }, défenseur { $defender }. C’est une victoire totale.
        [partial-victory] Victoires { $region-at } : attaquant { $attacker }, défenseur { $defender }. C’est une victoire partielle.
       *[other] Victoires { $region-at } : attaquant { $attacker }, défenseur { $defender }. Personne ne l’emporte.
    }
    .brief =
        { $result-id ->
            [annihilation] un camp n’est plus
            [total-victory] c’est une victoire totale, { $attacker } à { $defender }
            [partial-victory] c’est une victoire partielle, { $attacker } à { $defender }
           *[other] personne ne l’emporte, { $attacker } à { $defender }
        }
event-noble-killed =
    { $region-id ->
        [none] { $noble } meurt.
       *[other] { $noble } meurt { $region-at }.
    }
    .brief = { $noble } meurt
event-mercenaries-fell =
    { $noble-id ->
        [none] Tombés dans la forteresse { $seat-of } : { $troops }.
       *[other] Tombés avec { $noble } : { $troops }.
    }
    .you-seat =
        { $noble-id ->
            [none] Tombés dans votre forteresse : { $troops }.
           *[other] Tombés avec { $noble } : { $troops }.
        }
    .brief =
        { $noble-id ->
            [none] { $troops } tombent
           *[other] { $troops } tombent avec { $noble }
        }
event-line-ended = La lignée { $noble-of } s’éteint.
    .brief = la lignée { $noble-of } s’éteint
event-retreated = { $noble } fait retraite { $origin-from }.
    .brief = { $noble } bat en retraite
event-stronghold-taken =
    { $by-id ->
        [none] La forteresse { $seat-of } { $region-at } tombe en ruine.
       *[other] { $by } prend la forteresse { $seat-of } { $region-at }.
    }
    .you-seat =
        { $by-id ->
            [none] Votre forteresse { $region-at } tombe en ruine.
           *[other] { $by } prend votre forteresse { $region-at }.
        }
    .you-by = Vous prenez la forteresse { $seat-of } { $region-at }.
    .brief =
        { $seat-you ->
            [yes] votre forteresse { $region-at } tombe
           *[no] la forteresse { $seat-of } { $region-at } tombe
        }
event-siege-completed = { $seat } achève le siège { $region-wallsof }.
    .you-seat = Vous achevez le siège { $region-wallsof }.
event-revolt-drawn =
    { $revolt-id ->
        [yes] { $region } se soulève contre { $seat }.
       *[no] { $region } reste calme sous { $seat }.
    }
    .you-seat =
        { $revolt-id ->
            [yes] { $region } se révolte contre vous.
           *[no] { $region } reste calme sous votre autorité.
        }
event-eliminated = { $seat } est hors jeu.
    .you-seat = Vous êtes éliminé.
    .brief =
        { $seat-you ->
            [yes] vous êtes éliminé
           *[no] { $seat } est éliminé
        }
event-heir-handed-over = { $seat } remet à { $to } l’héritier { $noble-of }.
    .you-to = { $seat } vous remet l’héritier { $noble-of }.
event-heir-killed = { $seat } fait tuer l’héritier { $noble-of }.
event-promised = { $seat } promet à { $to } : « { $words } » (promesse nº { $number }).
    .you-to = { $seat } vous promet : « { $words } » (promesse n° { $number }).
event-promise-called-broken = { $seat } déclare rompue la promesse nº { $number }.
event-promise-called-kept = { $seat } déclare tenue la promesse nº { $number }.
event-peace-promised = { $seat } promet à { $to } de ne pas attaquer jusqu’à la fin du tour { $until } (promesse nº { $number }).
    .you-seat = Vous promettez à { $to } de ne pas attaquer jusqu’à la fin du tour { $until } (promesse nº { $number }).
    .you-to = { $seat } promet de ne pas vous attaquer jusqu’à la fin du tour { $until } (promesse nº { $number }).
event-promise-broken = { $seat } attaque { $to } et rompt la promesse nº { $number }.
    .you-seat = Vous attaquez { $to } et rompez la promesse nº { $number }.
    .you-to = { $seat } vous attaque et rompt la promesse nº { $number }.
event-promise-kept = { $seat } a tenu la promesse nº { $number } faite à { $to }.
    .you-seat = Vous avez tenu la promesse nº { $number } faite à { $to }.
    .you-to = { $seat } a tenu la promesse nº { $number } qui vous a été faite.
event-offer-made =
    { $give-id ->
        [none] { $seat } demande à { $to } : { $ask } (offre nº { $number }).
       *[some] { $seat } offre à { $to } : { $give } ; en échange : { $ask } (offre nº { $number }).
    }
    .you-to =
        { $give-id ->
            [none] { $seat } vous demande : { $ask } (offre nº { $number }).
           *[some] { $seat } vous offre : { $give } ; en échange : { $ask } (offre nº { $number }).
        }
event-offer-countered =
    { $give-id ->
        [none] { $seat } répond à l’offre nº { $answers } : { $ask }, sans rien en échange (offre nº { $number } à { $to }).
       *[some] { $seat } répond à l’offre nº { $answers } : { $give } ; en échange : { $ask } (offre nº { $number } à { $to }).
    }
    .you-to =
        { $give-id ->
            [none] { $seat } répond à votre offre nº { $answers } : { $ask }, sans rien en échange (offre nº { $number }).
           *[some] { $seat } répond à votre offre nº { $answers } : { $give } ; en échange : { $ask } (offre nº { $number }).
        }
event-deal-struck = { $to } accepte l’offre nº { $number } { $seat-of }.
    .you-seat = { $to } accepte votre offre nº { $number }.
    .you-to = Vous acceptez l’offre nº { $number } { $seat-of }.
event-offer-closed =
    { $how-id ->
        [decline] { $to } refuse l’offre nº { $number } { $seat-of }.
        [retract] { $seat } retire l’offre nº { $number } faite à { $to }.
       *[lapsed] L’offre nº { $number } { $seat-of } à { $to } reste sans suite.
    }
    .you-seat =
        { $how-id ->
            [decline] { $to } refuse votre offre nº { $number }.
            [retract] Vous retirez l’offre nº { $number } faite à { $to }.
           *[lapsed] Votre offre nº { $number } à { $to } reste sans suite.
        }
    .you-to =
        { $how-id ->
            [decline] Vous refusez l’offre nº { $number } { $seat-of }.
            [retract] { $seat } retire l’offre nº { $number } qui vous a été faite.
           *[lapsed] L’offre nº { $number } que { $seat } vous a faite reste sans suite.
        }
event-game-ended =
    { $how-id ->
        [military] { $winner } contrôle assez de cités du royaume et monte sur le trône.
        [last] { $winner } reste le dernier baron et monte sur le trône.
        [might] { $winner } contrôle le plus de cités du royaume et monte sur le trône.
        [influence] { $winner } a le plus d’influence et monte sur le trône.
       *[other] Personne ne se détache, et le trône reste vide.
    }
    .you-winner =
        { $how-id ->
            [military] Vous tenez assez de cités du royaume et montez sur le trône.
            [last] Vous êtes le dernier baron et montez sur le trône.
            [might] Vous tenez le plus de cités du royaume et montez sur le trône.
           *[other] Vous avez le plus d’influence et montez sur le trône.
        }

## Pourquoi une chose n’est pas possible

reason-not-in-the-kingdom = { $region } est outremer, hors du royaume.
reason-city-there = Il y a une cité { $region-in }.
reason-stronghold-there = La forteresse d’un autre baron se trouve { $region-in }.
reason-outer-region = { $region } est au bord du royaume : à si peu de joueurs, aucune forteresse ne peut s’y trouver.
reason-noble-there = Un noble d’un autre baron se trouve { $region-in }.
reason-without-troops = { $noble } n’a pas de troupes.
reason-space-not-used = Cette case ne sert pas à { $players } joueurs.
reason-space-taken = Il y a déjà un écusson sur cette case.
reason-too-dear =
    { $crowns ->
        [one] Vous ne pouvez pas payer la couronne que coûte cette case.
       *[other] Vous ne pouvez pas payer les { $crowns } couronnes que coûte cette case.
    }
reason-not-his-walls = Vous n’avez ni cité ni forteresse { $region-in }.
reason-besieged = { $region } est assiégée.
reason-stronghold-not-fortified = Une forteresse ne peut pas être fortifiée.
reason-fortified-already = { $region } est déjà fortifiée.
reason-too-dear-works = Vous ne pouvez pas payer autant, ou il n’y a pas tant de brèches { $region-at }.
reason-under-way = L’expédition { $expedition-to } est déjà en route.
reason-not-the-question = Le vote ne porte pas là-dessus.
reason-banned-candidate = { $baron } est banni et ne peut être choisi.
reason-heretic-candidate = { $baron } est Hérétique et ne peut être choisi.
reason-not-banned = { $baron } n’est pas banni.
reason-no-vote-of-its-own = La carte { $card } ne peut pas être elle-même mise aux voix.
reason-not-in-the-discard = La carte { $card } n’est pas dans la défausse.
reason-another-region = Votre carte agit dans la région que vous avez nommée, et nulle part ailleurs.
reason-out-of-reach = Aucun de vos nobles frais et dispos ne peut aller { $region-at } ni y combattre.
reason-their-walls = Les murs { $region-at } sont à un autre baron.
reason-no-port = Il n’y a pas de port { $region-in }, ou nul ne peut prendre la mer.
reason-passage-refused = On vous a refusé le passage en chemin vers { $region }.
reason-not-his-noble = { $noble } n’est pas un de vos nobles sur le plateau.
reason-at-sea = { $noble } est en mer.
reason-exhausted = { $noble } est épuisé.
reason-shut-in = { $noble } est enfermé par un siège.
reason-mountain = Des montagnes barrent le chemin { $origin-from } { $region-to }.
reason-river = Une rivière sans pont barre le chemin { $origin-from } { $region-to }.
reason-not-adjacent = { $origin } et { $region } ne sont pas voisines.
reason-off-the-road = Pour aller si loin, un noble doit rester sur la route d’un bout à l’autre.
reason-inside-walls = Ces nobles sont dans leurs murs { $region-at } : il faut un assaut ou un siège.
reason-no-walls = Il n’y a ni cité ni forteresse { $region-in }.
reason-his-own-walls = Les murs { $region-at } sont les vôtres.
reason-attack-refused = D’autres barons, ou la loi, interdisent d’attaquer { $region }.
reason-besieged-this-round = Vous avez déjà assiégé { $region } ce tour-ci.
reason-too-weak = Vos armées ne sont pas plus fortes que la défense { $region-of }.

## La fin

outcome-military =
    { $cities ->
        [one] Victoire militaire : { $cities } cité du royaume a suffi.
       *[other] Victoire militaire : { $cities } cités du royaume ont suffi.
    }
    .brief = Victoire militaire
outcome-influence = Le dernier tour est joué : le plus d’influence fait le roi.
outcome-might = Le nombre de tours convenu est atteint : le plus grand nombre de cités du royaume fait le roi.
outcome-tie = Tout est égal : personne ne gagne.
outcome-last = Il ne reste qu’un baron.
score = Influence

## Ce dont une table convient

option-edition = Édition
    .help = Les cartes et le plateau avec lesquels on joue ; à défaut, l’édition standard.
option-barons = Barons
    .help = La couleur de chaque joueur dans l’ordre, par exemple green, blue, red ; à défaut, dans l’ordre habituel.
option-influence = Durée de la partie
    .help = Points d’influence dans la réserve par joueur : { $figure-length-influence } pour une partie normale, moins pour une courte, plus pour une longue.
option-open-motions = Motions personnelles libres
    .help = Une motion personnelle peut aussi proposer une loi d’une autre liste, ou en ses propres mots.
option-hostage-heirs = Héritiers otages
    .help = Les barons peuvent se remettre des héritiers de nobles, et tuer ceux qu’ils tiennent.
option-elimination = Élimination
    .help = Qui perd sa forteresse est hors jeu.
option-might = La loi du plus fort
    .help = La seule victoire possible est militaire ; l’influence ne fait rien gagner.
option-fate-limit = Au plus { figure-fate-limit }
    .help = Personne ne pioche plus de { figure-fate-limit } pour un combat, comme le veut la FAQ de l’éditeur.
option-faq-two-players = À deux, { figure-faq-cities } suffisent
    .help = À deux joueurs, la victoire militaire demande { figure-faq-cities }, comme le veut la FAQ de l’éditeur.
option-retreat-exhausts = Retraites épuisantes
    .help = Un noble qui ne peut se replier que sur sa forteresse y arrive épuisé, comme le veut l’édition anglaise.
option-rounds = Tours
    .help = Termine la partie après ce nombre de tours ; le plus d’influence l’emporte. 0 : sans limite.

## La première partie guidée

lesson-first = Un tour pour la couronne
    .about = Menez le baron vert pendant tout un tour, des préparatifs à la couronne : taxes, mercenaires, marches, bataille, assaut d’une cité, marchandage et votes.
    .end-title = Vive le roi !
    .end = La réserve d’influence est vide, la partie est donc finie : vous avez 12 points, le bleu 10 et le rouge 9. Une vraie partie dure plusieurs tours et offre encore sièges, navires et expéditions ; chaque question y nomme sa règle, à un clic.
lesson-first-plan = Vous êtes Raoul, le baron vert. Quand la réserve d’influence est vide, le plus influent est roi ; chaque cité en rapporte. Vous en avez 7, le bleu 7, le rouge 6, et c’est le dernier tour. Chacun le prépare en secret : six cartes, deux sur chacune des trois piles.
    .title = L’influence fait le roi
    .do = La pile 1 se joue d’abord : Levée de taxes et Recrutement de troupes ; confirmez.
    .do-two = La pile 2 vient ensuite : Opérations militaires et Service de l’Église.
    .do-three = La pile 3 vient en dernier : Opérations militaires et Manœuvres politiques.
lesson-first-taxes = Les cartes d’une pile sont révélées une à une, toutes mêlées. La vôtre est Levée de taxes : 1 couronne par région où se tient un de vos nobles. La carte va ensuite dans la zone des impôts. Dès que six s’y trouvent, deux par baron, toutes les cités paient.
    .title = Des couronnes
    .do = Levez les taxes.
lesson-first-event = C’était la sixième carte, et vos cités vous ont versé 7 couronnes. Puis un événement : le bleu, que soutient l’Église, devait désigner qui le pioche, et c’est vous. Trésor volé vous prendrait la moitié de vos couronnes ! Mais la foi peut annuler un tel événement, et vous en avez 1 point.
    .title = Mauvaise nouvelle, et foi
    .do = Annulez-le avec votre foi.
lesson-first-draft = Recrutement de troupes pose un écusson sur la piste de recrutement. Dès que quatre s’y trouvent, on engage des mercenaires, écusson par écusson, de gauche à droite.
    .title = Une place dans la file
    .do = Prenez la première case, pour choisir le premier.
lesson-first-hire = L’écusson du rouge était le quatrième, et vous choisissez le premier. Une compagnie coûte sa solde tout de suite, puis à chaque paie. Elle rejoint un noble dans une de vos cités, un noble hors du plateau, ou votre forteresse.
    .title = Des épées à louer
    .do = Engagez les 150 Anglais pour 3 couronnes, et confirmez.
    .do-assign = Donnez-les à Alan of Smalt, qui se tient dans votre cité de Lenz.
lesson-first-march = La pile 2 s’ouvre sur vos Opérations militaires : nommez une région, menez-y des nobles et combattez-y. En C4, à côté de votre cité de Bingen, se tient Konrad, noble du rouge, avec 200 hommes. Votre Ernesto en a 300.
    .title = À la guerre
    .do = Choisissez la région C4, où se tient Konrad, et confirmez.
    .do-move = Faites-y marcher Ernesto.
    .do-attack = Choisissez la bataille.
lesson-first-fate = Chaque camp a pioché une carte par 100 hommes et 2 pour son commandant, et en défausse au moins 2. Infliger coûte 100 hommes à l’ennemi, Éviter en sauve 100. Le plus de victoires l’emporte ; 2 de plus, et le noble ennemi tombe. Ernesto en ajoute 1.
    .title = La destinée
    .do = Défaussez les deux Infliger : deux victoires suffiront, et Éviter sauve des hommes.
    .do-away = Gagné, par 3 victoires à 0. Placez la carte dans la zone de l’assemblée.
lesson-first-church = Service de l’Église rapporte 1 point de foi. Le bleu a dépensé le sien : vous en aurez le plus et obtiendrez le soutien de l’Église : dès lors, vous désignez qui pioche les événements. Cette carte peut aller dans n’importe quelle zone.
    .title = Le soutien de l’Église
    .do = Servez l’Église.
    .do-away = Choisissez la zone des soldes : cinq cartes y sont, la sixième déclenche la paie.
lesson-first-wages = Tous les barons paient leurs soldats. Vos réguliers ont pris 4 couronnes, et resteraient même sans solde ; pas les mercenaires. Les hommes de Kazimierz ne coûtent rien : une petite armée le sert gratuitement.
    .title = Jour de paie
    .do = Choisissez les deux compagnies, et confirmez.
lesson-first-road = Encore des Opérations militaires. Un noble avance d’une région, ou jusqu’à trois par la route : Kazimierz peut donc atteindre Fröli, cité sans maître aux murs de 200. Un siège serait sûr, mais ne la prendrait qu’au prochain tour. Un assaut décide sur-le-champ.
    .title = Une cité à prendre
    .do = Choisissez Fröli, et confirmez.
    .do-move = Faites-y marcher Kazimierz par la route.
    .do-attack = Choisissez l’assaut.
lesson-first-walls = Les murs piochent une carte par 100 points de force et n’en défaussent aucune. Vous prenez la cité avec plus de victoires, ou en abattant ses murs. Kazimierz a 250 hommes et peut supporter une perte.
    .title = Par-dessus les murs
    .do = Gardez les deux victoires : défaussez Éviter et Infliger.
    .do-control = Gagné. Gardez la cité : elle rapporte couronnes, voix et influence.
    .do-away = Placez encore la carte dans la zone de l’assemblée : c’est la cinquième.
lesson-first-rally = Manœuvres politiques rapporte 2 voix. Vous en aurez le plus et serez président : il fixe l’ordre des votes et tranche les égalités. C’est la sixième carte de la zone : les barons se réunissent, et chacun prend 1 voix, plus 1 par cité.
    .title = L’assemblée
    .do = Prenez les voix.
    .do-order = Président, rangez les votes dans l’ordre donné, et confirmez.
lesson-first-deal = Faveur royale donne 2 points d’influence au baron qui a le plus de voix. Vous avez 7 voix, le bleu 6, le rouge 5 : un ami serait utile. À tout moment on peut donner des couronnes ou faire des promesses, que nul n’est obligé de tenir.
    .title = Un ami pour deux couronnes
    .do-give = Choisissez Hors tour (…), puis Donner des couronnes : 2 à Écuyer 2, le baron bleu.
lesson-first-vote = Le bleu vous a promis ses voix. Pour chaque question, tous misent d’abord en secret, puis chacun à son tour déclare son choix. Les voix misées sont dépensées, quoi qu’il arrive.
    .title = Mises secrètes
    .do = Misez 4 de vos 7 voix, et confirmez.
    .do-voice = Déclarez-les pour vous-même, Raoul, le vert.
lesson-first-law = Le bleu a tenu parole : vous prenez 2 points d’influence. Vient une loi, qui interdit de raser les cités. Offices et charges se votent aussi, chacun pour un baron. Qui n’aime pas une décision peut la refuser, mais il est banni de l’assemblée.
    .title = Une loi, et le président
    .do = Misez vos 3 dernières voix, et confirmez.
    .do-voice = Déclarez-les pour la loi : oui.
    .do-tie = Trois contre trois : le président tranche, et c’est vous. Dites oui.
lesson-first-upkeep = Le tour s’achève par le bilan. Chaque cité a donné 1 point d’influence à son maître, et la réserve est vide. Mais une cité sans noble peut se révolter, et Bingen le fait. Payez en foi ou en couronnes, ou perdez-la.
    .title = Le bilan
    .do = Calmez Bingen avec 1 point de foi.
reason-lesson-first-plan = D’ordinaire, vous choisissez à votre guise, mais dans cette leçon : Levée de taxes et Recrutement de troupes sur la pile 1, Opérations militaires et Service de l’Église sur la 2, Opérations militaires et Manœuvres politiques sur la 3.
reason-lesson-first-taxes = C’est permis, mais la guerre coûte cher : levez les taxes.
reason-lesson-first-event = Vous pourriez le subir, mais il vous coûterait 8 couronnes : annulez-le avec votre foi.
reason-lesson-first-draft = C’est permis, mais plus à gauche, on choisit plus tôt : prenez la première case.
reason-lesson-first-hire = C’est permis, mais les 150 Anglais sont les plus forts ici : engagez-les, pour Alan of Smalt.
reason-lesson-first-march = C’est permis, mais le rouge est devant Bingen : envoyez Ernesto en C4, et combattez.
reason-lesson-first-fate = C’est permis, mais défaussez seulement les deux Infliger, puis choisissez la zone de l’assemblée pour Opérations militaires.
reason-lesson-first-church = C’est permis, mais servez l’Église, et placez la carte dans la zone des soldes.
reason-lesson-first-wages = Sans solde, les mercenaires désertent : vous pouvez payer les deux compagnies.
reason-lesson-first-road = C’est permis, mais ce tour est le dernier : marchez sur Fröli avec Kazimierz, et donnez l’assaut.
reason-lesson-first-walls = C’est permis, mais gardez les deux victoires ; gardez ensuite la cité, et choisissez la zone de l’assemblée.
reason-lesson-first-rally = C’est permis, mais il vous faudra des voix : prenez-les, puis faites voter d’abord Faveur royale, ensuite Protection des cités.
reason-lesson-first-deal = Faites-vous d’abord un ami du bleu : hors tour, donnez-lui 2 couronnes.
reason-lesson-first-vote = C’est permis, mais misez 4 voix et déclarez-les pour vous : c’est assez, et il vous en restera.
reason-lesson-first-law = C’est permis, mais misez vos 3 voix pour la loi : elle protège votre nouvelle cité.
reason-lesson-first-upkeep = C’est permis, mais la foi coûte le moins.

## Ce qui ne va pas dans une édition

fault-players = le jeu est pour 2 à 6 joueurs
fault-no-ending = ne dit pas comment finit « { $expedition } »
fault-named-by-none = aucune carte ne nomme « { $value } »
fault-one-way = { $region } ne mène pas dans l’autre sens
fault-overseas = une région outremer a un port et aucune voisine par voie de terre
fault-same-place = { $region } s’y trouve déjà
fault-border =
    { $kind ->
        [bridge] un pont, mais les champs land de ces régions ne les relient pas
        [river] une rivière sans pont, mais les champs land de ces régions les relient
       *[mountain] une montagne, mais les champs land de ces régions les relient
    }
fault-apart = { $one } et { $other } ne se touchent pas
fault-no-way = on ne peut pas aller à pied de { $one } à { $other }
fault-two-cities = il y a deux cités dans { $region }
fault-cities = il y a { $number } cités dans le royaume, mais { $razed } peuvent être rasées au début
fault-strongholds = il y a { $regions } régions pour les forteresses de { $number } joueurs, loin du bord et sans cité
fault-shapes =
    { $shapes ->
        [none] doit avoir un noble de chaque forme, et n’en a aucun
       *[other] doit avoir un noble de chaque forme, et a { $shapes }
    }
fault-mercenaries = il y a trop peu de cartes de force { $strength } pour commencer à six joueurs
fault-few-cards = il faut au moins { $least } cartes
fault-length-choices = { $influence } n’est pas parmi les choix
fault-id-of-other = est aussi l’identifiant d’une carte dans { $table }
fault-lasts =
    { $lasting ->
        [yes] « { $effect } » doit dire combien de temps il dure
       *[no] « { $effect } » ne dure pas
    }
fault-of-what = « { $effect } » de quoi ?
fault-motion-effect = une motion a un effet, et rien d’autre n’en a
fault-no-vote = toute carte sauf une motion personnelle dit comment elle est votée, et une motion personnelle non
fault-vote-of-baron =
    { $kind ->
        [charge] pour une charge on choisit un baron : vote = "baron"
       *[office] pour un office on choisit un baron : vote = "baron"
    }
fault-vote-of-law = une loi se vote par oui ou non : vote = "yes-no"
fault-vote-of-effect = « { $effect } » ne va pas avec un vote par « { $vote } »

## Où nous en sommes dans la règle

passage-setup = Mise en place
passage-razing = Villes rasées
passage-armies = Armées
passage-strongholds = Forteresses
passage-nobles = Nobles
passage-round = Tour { $number }
passage-planning = Préparation
passage-actions = Actions
passage-stack = Pile { $number }
passage-card = Carte d’action
passage-battle = Bataille
passage-assault = Assaut
passage-assembly = Assemblée
passage-upkeep = Entretien
passage-revolts = Révoltes
passage-ships = Navires
passage-arrivals = Arrivées
passage-end = Fin du tour

# -- numbers of the box with what they count --

figure-levy =
    { $figure-actions-levy-per-region ->
        [one] { $figure-actions-levy-per-region } couronne
       *[other] { $figure-actions-levy-per-region } couronnes
    }
figure-rally =
    { $figure-actions-rally-votes ->
        [one] { $figure-actions-rally-votes } voix
       *[other] { $figure-actions-rally-votes } voix
    }
figure-church =
    { $figure-actions-church-faith ->
        [one] { $figure-actions-church-faith } point de foi
       *[other] { $figure-actions-church-faith } points de foi
    }
figure-improvised-crowns =
    { $figure-actions-improvised-crowns ->
        [one] { $figure-actions-improvised-crowns } couronne
       *[other] { $figure-actions-improvised-crowns } couronnes
    }
figure-improvised-votes =
    { $figure-actions-improvised-votes ->
        [one] { $figure-actions-improvised-votes } voix
       *[other] { $figure-actions-improvised-votes } voix
    }
figure-planned =
    { $figure-planning-cards ->
        [one] { $figure-planning-cards } carte
       *[other] { $figure-planning-cards } cartes
    }
figure-planned-actions =
    { $figure-planning-cards ->
        [one] { $figure-planning-cards } carte action
       *[other] { $figure-planning-cards } cartes action
    }
figure-neutral =
    { $figure-planning-neutral ->
        [one] { $figure-planning-neutral } carte neutre
       *[other] { $figure-planning-neutral } cartes neutres
    }
figure-trigger =
    { $figure-triggers-cards-per-baron ->
        [one] { $figure-triggers-cards-per-baron } carte
       *[other] { $figure-triggers-cards-per-baron } cartes
    }
figure-commander =
    { $figure-combat-commander-cards ->
        [one] { $figure-combat-commander-cards } carte de destinée supplémentaire
       *[other] { $figure-combat-commander-cards } cartes de destinée supplémentaires
    }
figure-healing =
    { $figure-prices-casualty ->
        [one] { $figure-prices-casualty } couronne
       *[other] { $figure-prices-casualty } couronnes
    }
figure-blessing =
    { $figure-prices-blessing ->
        [one] { $figure-prices-blessing } point de foi
       *[other] { $figure-prices-blessing } points de foi
    }
figure-naming =
    { $figure-prices-name-another ->
        [one] { $figure-prices-name-another } point de foi
       *[other] { $figure-prices-name-another } points de foi
    }
figure-quelling =
    { $figure-prices-revolt-faith ->
        [one] { $figure-prices-revolt-faith } point de foi
       *[other] { $figure-prices-revolt-faith } points de foi
    }
figure-charges =
    { $figure-gains-charges ->
        [one] { $figure-gains-charges } charge
       *[other] { $figure-gains-charges } charges
    }
figure-fate-limit =
    { $figure-combat-fate-limit ->
        [one] { $figure-combat-fate-limit } carte de destinée
       *[other] { $figure-combat-fate-limit } cartes de destinée
    }
figure-faq-cities =
    { $figure-victory-faq-two-players ->
        [one] { $figure-victory-faq-two-players } cité
       *[other] { $figure-victory-faq-two-players } cités
    }
figure-triangle =
    { $figure-shape-triangle-victory ->
        [one] { $figure-shape-triangle-victory } victoire de plus
       *[other] { $figure-shape-triangle-victory } victoires de plus
    }
figure-fee-1 =
    { $figure-space-1-fee ->
        [one] { $figure-space-1-fee } couronne
       *[other] { $figure-space-1-fee } couronnes
    }
figure-fee-2 =
    { $figure-space-2-fee ->
        [one] { $figure-space-2-fee } couronne
       *[other] { $figure-space-2-fee } couronnes
    }
figure-fee-3 =
    { $figure-space-3-fee ->
        [one] { $figure-space-3-fee } couronne
       *[other] { $figure-space-3-fee } couronnes
    }
figure-fee-4 =
    { $figure-space-4-fee ->
        [one] { $figure-space-4-fee } couronne
       *[other] { $figure-space-4-fee } couronnes
    }
figure-fee-5 =
    { $figure-space-5-fee ->
        [one] { $figure-space-5-fee } couronne
       *[other] { $figure-space-5-fee } couronnes
    }
figure-fee-6 =
    { $figure-space-6-fee ->
        [one] { $figure-space-6-fee } couronne
       *[other] { $figure-space-6-fee } couronnes
    }
figure-fee-7 =
    { $figure-space-7-fee ->
        [one] { $figure-space-7-fee } couronne
       *[other] { $figure-space-7-fee } couronnes
    }
figure-guilds =
    { $figure-agenda-guild-privileges-force-fortified-extra ->
        [one] { $figure-agenda-guild-privileges-force-fortified-extra } couronne
       *[other] { $figure-agenda-guild-privileges-force-fortified-extra } couronnes
    }
