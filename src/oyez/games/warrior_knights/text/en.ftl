### Warrior Knights in English.

game-name = Warrior Knights
game-description = The king is dead and leaves no heir. Two to six barons raise armies, hire mercenaries, storm cities, sway the assembly and serve the Church until one of them is king: by the most Influence, or by force.

## Kinds of things that have names: the attributes are forms of any such name.

form-noble = { $name }
    .of = of { $name }
    .own = your noble { $name }
    .own-of = of your noble { $name }
form-baron = { $name }
    .of = of { $name }
form-region = { $name }
    .in = in { $name }
    .at = at { $name }
    .of = of { $name }
    .to = to { $name }
    .from = from { $name }
    .walls = the stronghold at { $name }
form-city = { $name }
    .in = in { $name }
    .at = at { $name }
    .of = of { $name }
    .to = to { $name }
    .from = from { $name }
    .walls = { $name }
form-troop = { $name }
form-nation = { $name }
form-card = { $name }
form-agenda = { $name }
form-incident = { $name }
form-zone = { $name }
form-expedition = { $name }
    .to = to { $name }
    .of = of { $name }
form-result = { $name }
form-fate = { $name }
form-good = { $name }
form-voice = { $name }
form-pledge = { $name }

## Barons

baron-green = Raoul d’Émerande (green)
baron-blue = Mieczyslaw Niebieski (blue)
baron-red = Thomas Edmund Madder (red)
baron-black = Heinrich Otto Zobel (black)
baron-purple = Umberto da Viola (purple)
baron-yellow = Guillaume de Limon (yellow)

## Nobles

noble-lorenz-von-linden = Lorenz von Linden
noble-alan-of-smalt = Alan of Smalt
noble-ernesto-di-celadon = Ernesto di Celadon
noble-kazimierz-zielonka = Kazimierz Zielonka
noble-otto-von-prussen = Otto von Prussen
noble-azzo-di-zaffiro = Azzo di Zaffiro
noble-ranulf-azure = Ranulf Azure
noble-louis-de-cyan = Louis de Cyan
noble-guy-de-solferino = Guy de Solferino
noble-ricardo-di-scarletti = Ricardo di Scarletti
noble-sir-hugh-murrey = Sir Hugh Murrey
noble-konrad-von-rubin = Konrad von Rubin
noble-sir-john-dudley-black = Sir John Dudley Black
noble-henri-de-charbon = Henri de Charbon
noble-niccolo-da-corvo = Niccolò da Corvo
noble-stanislaw-czarny = Stanisław Czarny
noble-almos-topaz = Almos Topaz
noble-wilhelm-von-safran = Wilhelm von Safran
noble-roger-amber = Roger Amber
noble-piero-d-oro = Piero d’Oro
noble-guntram-von-flieder = Guntram von Flieder
noble-geoffrey-lavender = Geoffrey Lavender
noble-renaud-de-malve = Renaud de Malve
noble-ambrus-lila = Ambrus Lila

## Regions: a city gives its region its name.

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
region-C6 = C6
city-D6 = Olbi
region-E6 = E6
city-F6 = Berac
region-G6 = G6
city-H6 = Uran
city-O1 = Constantinople
city-O2 = Jerusalem
city-O3 = Alexandria
city-O4 = Acre
city-O5 = Syracuse
city-O6 = Cadiz

## Troops and nations

nation-english = the English
nation-lombard = the Lombards
nation-polish = the Poles
nation-romanian = the Romanians
nation-swiss = the Swiss
nation-tuscan = the Tuscans
troop-regular-50 =
    { $count ->
        [one] 50 regulars
       *[other] { $count } × 50 regulars
    }
troop-regular-100 =
    { $count ->
        [one] 100 regulars
       *[other] { $count } × 100 regulars
    }
troop-english-50 =
    { $count ->
        [one] 50 English
       *[other] { $count } × 50 English
    }
troop-english-100 =
    { $count ->
        [one] 100 English
       *[other] { $count } × 100 English
    }
troop-english-150 =
    { $count ->
        [one] 150 English
       *[other] { $count } × 150 English
    }
troop-english-200 =
    { $count ->
        [one] 200 English
       *[other] { $count } × 200 English
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
        [one] 50 Poles
       *[other] { $count } × 50 Poles
    }
troop-polish-100 =
    { $count ->
        [one] 100 Poles
       *[other] { $count } × 100 Poles
    }
troop-polish-150 =
    { $count ->
        [one] 150 Poles
       *[other] { $count } × 150 Poles
    }
troop-polish-200 =
    { $count ->
        [one] 200 Poles
       *[other] { $count } × 200 Poles
    }
troop-romanian-50 =
    { $count ->
        [one] 50 Romanians
       *[other] { $count } × 50 Romanians
    }
troop-romanian-100 =
    { $count ->
        [one] 100 Romanians
       *[other] { $count } × 100 Romanians
    }
troop-romanian-150 =
    { $count ->
        [one] 150 Romanians
       *[other] { $count } × 150 Romanians
    }
troop-romanian-200 =
    { $count ->
        [one] 200 Romanians
       *[other] { $count } × 200 Romanians
    }
troop-swiss-50 =
    { $count ->
        [one] 50 Swiss
       *[other] { $count } × 50 Swiss
    }
troop-swiss-100 =
    { $count ->
        [one] 100 Swiss
       *[other] { $count } × 100 Swiss
    }
troop-swiss-150 =
    { $count ->
        [one] 150 Swiss
       *[other] { $count } × 150 Swiss
    }
troop-swiss-200 =
    { $count ->
        [one] 200 Swiss
       *[other] { $count } × 200 Swiss
    }
troop-tuscan-50 =
    { $count ->
        [one] 50 Tuscans
       *[other] { $count } × 50 Tuscans
    }
troop-tuscan-100 =
    { $count ->
        [one] 100 Tuscans
       *[other] { $count } × 100 Tuscans
    }
troop-tuscan-150 =
    { $count ->
        [one] 150 Tuscans
       *[other] { $count } × 150 Tuscans
    }
troop-tuscan-200 =
    { $count ->
        [one] 200 Tuscans
       *[other] { $count } × 200 Tuscans
    }

## Action cards, zones and goods

card-levy-taxes = Levy Taxes
card-draft-soldiers = Draft Soldiers
card-rally-support = Rally Support
card-serve-the-church = Serve the Church
card-mobilize-forces = Mobilize Forces
card-versatile-strategy = Versatile Strategy
card-important-event = Important Event
card-expedition = Expedition
card-defensive-works = Defensive Works
card-troop-maintenance = Troop Maintenance
card-uncertain-times = Uncertain Times
zone-taxes = Taxes
zone-wages = Wages
zone-assembly = Assembly
good-crowns = crowns
    .one = crown
    .many = crowns
good-votes = votes
    .one = vote
    .many = votes
good-faith = Faith
    .one = Faith
    .many = Faith
good-influence = Influence
    .one = Influence
    .many = Influence
voice-yes = yes
voice-no = no

## Expeditions

expedition-ceylon = Ceylon
expedition-spice-islands = the Spice Islands
expedition-china = China
result-lost = lost
result-no-news = no news
result-1x = once
result-2x = twice
result-3x = three times
result-4x = four times

## Things said in promises and laws

pledge-peace = Peace between us this round
pledge-passage = Free passage through my lands
pledge-my-votes = My votes in the next assembly
pledge-my-faith = My Faith against the next harmful event
pledge-no-battles-in-winter = No battles in winter
pledge-toll-on-bridges = A toll of 1 crown on every bridge

## Event cards

incident-assassin = Assassin
    .text = Fate picks an army of the baron who draws this card: it takes 2 casualty tokens.
incident-heretic = Heretic
    .text = The baron who draws this card can never be Head of the Church again; if he is, the other baron with the most Faith takes his place.
incident-no-heir = No Heir
    .text = Fate picks a noble of the baron who draws this card: he has no heir any more.
incident-broken-line = Broken Line
    .text = The left-hand neighbour of the baron who draws this card picks one of the latter’s nobles, who has no heir any more.
incident-camp-fever = Camp Fever
    .text = Fate picks an army of the baron who draws this card: it takes 1 casualty token for every two full hundreds of men, rounded up, and at least 1.
incident-stolen-treasury = Stolen Treasury
    .text = The baron who draws this card loses half of his crowns, rounded down.
incident-mutiny = Mutiny
    .text = Fate picks a nation: its mercenaries who serve the baron who draws this card want their wages now, or they desert.
incident-homesick-mercenaries = Homesick Mercenaries
    .text = Fate picks a nation: the baron who draws this card loses one mercenary card of it.
incident-bread-riots = Bread Riots
    .text = Fate picks a city of the baron who draws this card: it revolts, even with a noble in it.
incident-scandal = Scandal
    .text = The baron who draws this card loses half of his votes, rounded up.
incident-crisis-of-faith = Crisis of Faith
    .text = The baron who draws this card loses 2 Faith, and nothing can avert it.
incident-collapsing-walls = Collapsing Walls
    .text = A city of the baron who draws this card, picked by Fate, takes 2 breaches; his stronghold does, if he has no city.
incident-brigands = Brigands
    .text = The baron who draws this card pays 1 crown for each of his nobles on a road.
incident-lame-horses = Lame Horses
    .text = Fate picks a noble of the baron who draws this card: he is exhausted, and stays so through the next Upkeep.
incident-rich-harvest = Rich Harvest
    .text = The baron who draws this card receives the income of his cities that nobody besieges, 10 crowns at most.
incident-inheritance = Inheritance
    .text = The baron who draws this card receives 6 crowns.
incident-popular-favour = Popular Favour
    .text = The baron who draws this card receives 3 votes.
incident-holy-relic = Holy Relic
    .text = The baron who draws this card receives 2 Faith.
incident-volunteers = Volunteers
    .text = A mercenary card joins the baron who draws this card, free of charge.
incident-master-mason = Master Mason
    .text = The baron who draws this card fortifies one of his cities free of charge; if there is none to fortify, he receives 4 crowns.
incident-second-wind = Second Wind
    .text = The baron who draws this card names a region: his exhausted nobles there are fresh again.
incident-papal-envoy = Papal Envoy
    .text = The baron who draws this card becomes Head of the Church; a Heretic receives 1 Faith instead.
incident-voice-of-the-estates = Voice of the Estates
    .text = The baron who draws this card becomes Chairman; a banned baron receives 2 votes instead.
incident-minstrels = Minstrels
    .text = The baron who draws this card receives 1 Influence.
incident-fire = Fire
    .text = Fate picks a city: it is razed, and the nobles in it are killed.
incident-great-plague = Great Plague
    .text = Fate picks a city: every army in its region takes 2 casualty tokens.
incident-storm-at-sea = Storm at Sea
    .text = Every army at sea takes 2 casualty tokens.
incident-truce-of-god = Truce of God
    .text = No combat may be started until the end of the round.
incident-flood = Flood
    .text = No bridge can be crossed until the end of the round, not even in retreat.
incident-hard-winter = Hard Winter
    .text = Roads take nobles no further than one region until the end of the round.
incident-companies-for-hire = Companies for Hire
    .text = Two more mercenary cards come up for hire.
incident-tax-collectors = Tax Collectors
    .text = Every baron is paid at once, as in a Taxes phase.
incident-general-unrest = General Unrest
    .text = Every baron draws for revolt in one of his cities without a noble of his.

## Agenda cards

agenda-private-motion = Private Motion
    .text = { agenda-private-motion-text }
agenda-private-motion-text = A baron whom Fate picks proposes a pardon, an end to a law, charge or office, a vote on a discarded agenda, or to adjourn.
agenda-grant-from-the-treasury = Grant from the Treasury
    .text = { agenda-grant-from-the-treasury-text }
agenda-grant-from-the-treasury-text = The chosen baron receives 8 crowns.
agenda-fine = Fine
    .text = { agenda-fine-text }
agenda-fine-text = The chosen baron pays 6 crowns, or all he has.
agenda-confiscation = Confiscation
    .text = { agenda-confiscation-text }
agenda-confiscation-text = The chosen baron gives up one city of the kingdom, which becomes neutral.
agenda-royal-recognition = Royal Recognition
    .text = { agenda-royal-recognition-text }
agenda-royal-recognition-text = The chosen baron receives 2 Influence.
agenda-disgrace = Disgrace
    .text = { agenda-disgrace-text }
agenda-disgrace-text = The chosen baron loses 2 Influence, or all he has.
agenda-church-collection = Church Collection
    .text = { agenda-church-collection-text }
agenda-church-collection-text = Every baron with 3 crowns or more pays 3 crowns and receives 1 Faith.
agenda-coronation-gifts = Coronation Gifts
    .text = { agenda-coronation-gifts-text }
agenda-coronation-gifts-text = Every baron receives 4 crowns.
agenda-new-recruiting-sergeants = New Recruiting Sergeants
    .text = { agenda-new-recruiting-sergeants-text }
agenda-new-recruiting-sergeants-text = The mercenaries for hire are replaced by new ones.
agenda-election-of-the-chairman = Election of the Chairman
    .text = { agenda-election-of-the-chairman-text }
agenda-election-of-the-chairman-text = The chosen baron, who must not be banned, becomes Chairman when the assembly ends.
agenda-synod = Synod
    .text = { agenda-synod-text }
agenda-synod-text = The chosen baron, who must not be a Heretic, becomes Head of the Church.
agenda-exile = Exile
    .text = { agenda-exile-text }
agenda-exile-text = The chosen baron sends one of his nobles home to his stronghold, exhausted.
agenda-income-tax = Income Tax
    .text = { agenda-income-tax-text }
agenda-income-tax-text = Law: in Taxes phases every baron pays back 1 crown for every 4 he receives.
agenda-mercenary-statute = Mercenary Statute
    .text = { agenda-mercenary-statute-text }
agenda-mercenary-statute-text = Law: hiring a mercenary card costs 1 crown more.
agenda-soldiers-charter = Soldiers’ Charter
    .text = { agenda-soldiers-charter-text }
agenda-soldiers-charter-text = Law: mercenary cards of 150 men or more want 1 crown more in wages.
agenda-sanctity-of-strongholds = Sanctity of Strongholds
    .text = { agenda-sanctity-of-strongholds-text }
agenda-sanctity-of-strongholds-text = Law: nobody may attack a stronghold.
agenda-protection-of-cities = Protection of Cities
    .text = { agenda-protection-of-cities-text }
agenda-protection-of-cities-text = Law: whoever takes a city may not raze it.
agenda-right-of-passage = Right of Passage
    .text = { agenda-right-of-passage-text }
agenda-right-of-passage-text = Law: nobody needs permission to pass through the regions of others.
agenda-tithe = Tithe
    .text = { agenda-tithe-text }
agenda-tithe-text = Law: in every Upkeep, whoever controls five cities or more pays 2 crowns.
agenda-guild-privileges = Guild Privileges
    .text = { agenda-guild-privileges-text }
agenda-guild-privileges-text = Law: fortified cities yield { figure-guilds } more in Taxes phases than they would otherwise.
agenda-broad-franchise = Broad Franchise
    .text = { agenda-broad-franchise-text }
agenda-broad-franchise-text = Law: whoever attends an assembly receives 2 more votes.
agenda-salt-tax = Salt Tax
    .text = { agenda-salt-tax-text }
agenda-salt-tax-text = Concession: 3 crowns in every Taxes phase.
agenda-wine-staple = Wine Staple
    .text = { agenda-wine-staple-text }
agenda-wine-staple-text = Concession: 3 crowns in every Taxes phase.
agenda-wool-staple = Wool Staple
    .text = { agenda-wool-staple-text }
agenda-wool-staple-text = Concession: 2 crowns in every Taxes phase.
agenda-royal-mint = Royal Mint
    .text = { agenda-royal-mint-text }
agenda-royal-mint-text = Concession: 4 crowns in every Taxes phase.
agenda-fisheries = Fisheries
    .text = { agenda-fisheries-text }
agenda-fisheries-text = Concession: 2 crowns in every Taxes phase.
agenda-silver-mines = Silver Mines
    .text = { agenda-silver-mines-text }
agenda-silver-mines-text = Concession: 4 crowns in every Taxes phase.
agenda-spice-monopoly = Spice Monopoly
    .text = { agenda-spice-monopoly-text }
agenda-spice-monopoly-text = Concession: 3 crowns in every Taxes phase.
agenda-ambassador-to-the-holy-see = Ambassador to the Holy See
    .text = { agenda-ambassador-to-the-holy-see-text }
agenda-ambassador-to-the-holy-see-text = Charge: 1 Faith at every assembly, but the holder may not attend.
agenda-keeper-of-the-seals = Keeper of the Seals
    .text = { agenda-keeper-of-the-seals-text }
agenda-keeper-of-the-seals-text = Charge: 2 more votes at every assembly.
agenda-master-of-works = Master of Works
    .text = { agenda-master-of-works-text }
agenda-master-of-works-text = Charge: with Defensive Works the holder pays 1 crown a breach, and 2 crowns to fortify.
agenda-grand-almoner = Grand Almoner
    .text = { agenda-grand-almoner-text }
agenda-grand-almoner-text = Charge: the holder pays 1 Faith less to avert an event, but at least 1.
agenda-constable = Constable
    .text = { agenda-constable-text }
agenda-constable-text = Office: the noble has 100 men free of charge.
agenda-marshal = Marshal
    .text = { agenda-marshal-text }
agenda-marshal-text = Office: the noble has 150 men free of charge.
agenda-captain-of-the-royal-guard = Captain of the Royal Guard
    .text = { agenda-captain-of-the-royal-guard-text }
agenda-captain-of-the-royal-guard-text = Office: the noble has 200 men free of charge.
agenda-master-of-horse = Master of Horse
    .text = { agenda-master-of-horse-text }
agenda-master-of-horse-text = Office: the noble moves up to two regions, even off the road.
agenda-lord-admiral = Lord Admiral
    .text = { agenda-lord-admiral-text }
agenda-lord-admiral-text = Office: when the noble sails, he lands at once, exhausted.
agenda-master-of-siege-engines = Master of Siege Engines
    .text = { agenda-master-of-siege-engines-text }
agenda-master-of-siege-engines-text = Office: 100 more strength for the noble’s side in sieges, besieging or besieged, and one more Fate card when he commands an assault.
agenda-governor = Governor
    .text = { agenda-governor-text }
agenda-governor-text = Office: 2 crowns in every Taxes phase while the noble is in a city of his baron that nobody besieges.
agenda-champion-of-the-realm = Champion of the Realm
    .text = { agenda-champion-of-the-realm-text }
agenda-champion-of-the-realm-text = Office: one more victory when the noble commands, alive and fresh.
agenda-standard-bearer = Standard-bearer
    .text = { agenda-standard-bearer-text }
agenda-standard-bearer-text = Office: no mercenary deserts the noble in a retreat or at his death.
agenda-warden-of-the-marches = Warden of the Marches
    .text = { agenda-warden-of-the-marches-text }
agenda-warden-of-the-marches-text = Office: the noble has 50 men free of charge, and 100 more to defend a city or stronghold of his baron.
agenda-no-roads = No Road Movement
    .text = { agenda-no-roads-text }
agenda-no-roads-text = Law: roads give no advantage in moving.
agenda-no-sieges = No Sieges
    .text = { agenda-no-sieges-text }
agenda-no-sieges-text = Law: nobody may lay siege.
agenda-no-razing = No Razing
    .text = { agenda-no-razing-text }
agenda-no-razing-text = Law: no city may be razed.
agenda-no-sailing = No Sea Movement
    .text = { agenda-no-sailing-text }
agenda-no-sailing-text = Law: nobody may move by sea.
agenda-double-wages = Double Wages
    .text = { agenda-double-wages-text }
agenda-double-wages-text = Law: mercenaries want twice their wages.

## The Fate deck: what a card says in battle; its attributes are what else it says.

fate-inflict =
    { $count ->
        [one] Inflict { $figure-combat-casualty }
       *[other] { $count } × Inflict { $figure-combat-casualty }
    }
fate-avoid =
    { $count ->
        [one] Avoid { $figure-combat-casualty }
       *[other] { $count } × Avoid { $figure-combat-casualty }
    }
fate-victory =
    { $count ->
        [one] +1 Victory
       *[other] { $count } × +1 Victory
    }
fate-draw =
    { $count ->
        [one] Draw a card
       *[other] { $count } × Draw a card
    }
fate-F01 = { fate-inflict }
    .noble = { noble-azzo-di-zaffiro }
    .baron-of = of { baron-blue }
    .city = { city-O4 }
    .nation = { nation-swiss }
    .revolt = no revolt
    .voyages = Ceylon { result-lost }, the Spice Islands { result-lost }, China { result-lost }
fate-F02 = { fate-avoid }
    .noble = { noble-roger-amber }
    .baron-of = of { baron-yellow }
    .city = { city-A2 }
    .nation = { nation-lombard }
    .revolt = no revolt
    .voyages = Ceylon { result-lost }, the Spice Islands { result-2x }, China { result-4x }
fate-F03 = { fate-avoid }
    .noble = { noble-renaud-de-malve }
    .baron-of = of { baron-purple }
    .city = { city-F3 }
    .nation = { nation-romanian }
    .revolt = no revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-3x }, China { result-lost }
fate-F04 = { fate-avoid }
    .noble = { noble-stanislaw-czarny }
    .baron-of = of { baron-black }
    .city = { city-O2 }
    .nation = { nation-english }
    .revolt = revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-lost }, China { result-lost }
fate-F05 = { fate-draw }
    .noble = { noble-louis-de-cyan }
    .baron-of = of { baron-blue }
    .city = { city-H4 }
    .nation = { nation-tuscan }
    .revolt = no revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-1x }, China { result-no-news }
fate-F06 = { fate-victory }
    .noble = { noble-niccolo-da-corvo }
    .baron-of = of { baron-black }
    .city = { city-B6 }
    .nation = { nation-tuscan }
    .revolt = no revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-no-news }, China { result-lost }
fate-F07 = { fate-inflict }
    .noble = { noble-ambrus-lila }
    .baron-of = of { baron-purple }
    .city = { city-O6 }
    .nation = { nation-tuscan }
    .revolt = no revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-lost }, China { result-3x }
fate-F08 = { fate-inflict }
    .noble = { noble-geoffrey-lavender }
    .baron-of = of { baron-purple }
    .city = { city-C5 }
    .nation = { nation-swiss }
    .revolt = revolt
    .voyages = Ceylon { result-no-news }, the Spice Islands { result-1x }, China { result-3x }
fate-F09 = { fate-inflict }
    .noble = { noble-ranulf-azure }
    .baron-of = of { baron-blue }
    .city = { city-D6 }
    .nation = { nation-romanian }
    .revolt = revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-no-news }, China { result-lost }
fate-F10 = { fate-victory }
    .noble = { noble-piero-d-oro }
    .baron-of = of { baron-yellow }
    .city = { city-O3 }
    .nation = { nation-polish }
    .revolt = no revolt
    .voyages = Ceylon { result-no-news }, the Spice Islands { result-no-news }, China { result-no-news }
fate-F11 = { fate-draw }
    .noble = { noble-henri-de-charbon }
    .baron-of = of { baron-black }
    .city = { city-C2 }
    .nation = { nation-swiss }
    .revolt = no revolt
    .voyages = Ceylon { result-lost }, the Spice Islands { result-no-news }, China { result-lost }
fate-F12 = { fate-avoid }
    .noble = { noble-almos-topaz }
    .baron-of = of { baron-yellow }
    .city = { city-D1 }
    .nation = { nation-romanian }
    .revolt = revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-2x }, China { result-lost }
fate-F13 = { fate-avoid }
    .noble = { noble-guy-de-solferino }
    .baron-of = of { baron-red }
    .city = { city-G2 }
    .nation = { nation-english }
    .revolt = revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-2x }, China { result-no-news }
fate-F14 = { fate-inflict }
    .noble = { noble-lorenz-von-linden }
    .baron-of = of { baron-green }
    .city = { city-D3 }
    .nation = { nation-english }
    .revolt = no revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-lost }, China { result-2x }
fate-F15 = { fate-draw }
    .noble = { noble-ricardo-di-scarletti }
    .baron-of = of { baron-red }
    .city = { city-G5 }
    .nation = { nation-romanian }
    .revolt = no revolt
    .voyages = Ceylon { result-lost }, the Spice Islands { result-3x }, China { result-2x }
fate-F16 = { fate-victory }
    .noble = { noble-konrad-von-rubin }
    .baron-of = of { baron-red }
    .city = { city-A5 }
    .nation = { nation-lombard }
    .revolt = no revolt
    .voyages = Ceylon { result-no-news }, the Spice Islands { result-2x }, China { result-4x }
fate-F17 = { fate-victory }
    .noble = { noble-kazimierz-zielonka }
    .baron-of = of { baron-green }
    .city = { city-H3 }
    .nation = { nation-polish }
    .revolt = no revolt
    .voyages = Ceylon { result-no-news }, the Spice Islands { result-lost }, China { result-lost }
fate-F18 = { fate-inflict }
    .noble = { noble-wilhelm-von-safran }
    .baron-of = of { baron-yellow }
    .city = { city-B3 }
    .nation = { nation-swiss }
    .revolt = no revolt
    .voyages = Ceylon { result-2x }, the Spice Islands { result-1x }, China { result-lost }
fate-F19 = { fate-victory }
    .noble = { noble-ernesto-di-celadon }
    .baron-of = of { baron-green }
    .city = { city-F6 }
    .nation = { nation-polish }
    .revolt = no revolt
    .voyages = Ceylon { result-lost }, the Spice Islands { result-lost }, China { result-3x }
fate-F20 = { fate-inflict }
    .noble = { noble-alan-of-smalt }
    .baron-of = of { baron-green }
    .city = { city-O1 }
    .nation = { nation-english }
    .revolt = revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-lost }, China { result-no-news }
fate-F21 = { fate-victory }
    .noble = { noble-guntram-von-flieder }
    .baron-of = of { baron-purple }
    .city = { city-E5 }
    .nation = { nation-lombard }
    .revolt = no revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-2x }, China { result-4x }
fate-F22 = { fate-inflict }
    .noble = { noble-sir-john-dudley-black }
    .baron-of = of { baron-black }
    .city = { city-H6 }
    .nation = { nation-polish }
    .revolt = no revolt
    .voyages = Ceylon { result-no-news }, the Spice Islands { result-lost }, China { result-lost }
fate-F23 = { fate-avoid }
    .noble = { noble-otto-von-prussen }
    .baron-of = of { baron-blue }
    .city = { city-E2 }
    .nation = { nation-lombard }
    .revolt = no revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-no-news }, China { result-no-news }
fate-F24 = { fate-inflict }
    .noble = { noble-sir-hugh-murrey }
    .baron-of = of { baron-red }
    .city = { city-O5 }
    .nation = { nation-tuscan }
    .revolt = no revolt
    .voyages = Ceylon { result-1x }, the Spice Islands { result-3x }, China { result-lost }

## Parts of what a Fate card of another edition says

omen-of = of
omen-revolt = revolt
omen-calm = no revolt
omen-green = of { baron-green }
omen-blue = of { baron-blue }
omen-red = of { baron-red }
omen-black = of { baron-black }
omen-purple = of { baron-purple }
omen-yellow = of { baron-yellow }

## What lies on the table

region = { $region }
city = { $city }
noble = { $noble }
baron = { $baron }
stronghold-of = Stronghold { $baron-of }
hostage = Hostage: the heir { $noble-of }
law-in-words = “{ $words }”
stake =
    { $crowns ->
        [one] { $crowns } crown from { $baron }
       *[other] { $crowns } crowns from { $baron }
    }
blessing = Blessed by the Church
assembly = The assembly
presides = Presides
matter-pardon = Pardon for { $baron }
matter-cancel = An end to { $subject }
matter-cancel-words = An end to the law “{ $subject }”
matter-adjourn = To adjourn
matter-open = { $subject }
matter-words = A new law: “{ $subject }”
clash-battle = Battle { $region-at }
clash-assault = Assault on { $region-walls }
clash-tally = Casualties: attacker { $attacker }, defender { $defender }. Victories: attacker { $won }, defender { $lost }.
clash-draw = Nobody wins
clash-taken = The walls are taken
clash-repelled = Repelled
piece-noble-star = Noble (star)
piece-noble-square = Noble (square)
piece-noble-triangle = Noble (triangle)
piece-noble-circle = Noble (circle)
piece-stronghold = Stronghold
piece-siege = Siege
kind-law = Law
kind-motion = Motion
kind-charge = Charge
kind-office = Office
kind-private = Private motion
kind-mercenary = Mercenaries
kind-stake = Stake
kind-noble = Noble
kind-blessing = Blessing
side-yes = Yes
side-no = No
side-green = Green
side-blue = Blue
side-red = Red
side-black = Black
side-purple = Purple
side-yellow = Yellow
marker-pawn = Fleet
stack-actions = Stack { $number }
stack-fate = Fate
stack-events = Events
stack-agenda = Agendas
stack-mercenaries = Mercenaries
row-agendas = Agendas for the next assembly
row-laws = Laws in force
row-order = Still to be voted on
row-offer = Mercenaries for hire
row-nobles = Your nobles
row-nobles-away = Nobles not on the board
row-past-agendas = Discarded agendas
row-past-events = Discarded events
track-recruitment = Recruitment track
track-expedition = Expedition { $expedition-to }
voyage-result =
    { $result-id ->
        [lost] Lost with all its gold: { $cards } of { $all } Fate cards
        [no-news] No news yet: { $cards } of { $all }
       *[other] Pays { $result }: { $cards } of { $all }
    }
row-stakes = Invested in the expedition { $expedition-to }
counter-strength = Strength
counter-income = Income
counter-breaches = Breaches
counter-besieged = Besieged
counter-men = Men
counter-casualties = Casualty tokens
counter-wage = Wage
counter-crowns = Crowns
counter-votes = Votes
counter-faith = Faith
counter-influence = Influence
counter-cities = Cities
counter-clash-men = Armies
counter-clash-garrison = Garrison
counter-clash-walls = Walls
counter-clash-commander = Commander
board = The kingdom and the lands overseas
condition-fortified = Fortified
condition-besieged = Under siege
siege-since = Siege, since round { $round }
shape-star = Star: as commander he may inflict { $figure-combat-casualty } more casualties
shape-square = Square: as commander he may avoid { $figure-combat-casualty } casualties
shape-triangle = Triangle: as commander he counts { figure-triangle }
shape-circle = Circle: an army of up to { $figure-shape-circle-unpaid-up-to } men serves him unpaid
condition-exhausted = Exhausted
condition-at-sea = At sea
condition-off-board = Not on the board
condition-office = { $agenda }. { $agenda-text }
condition-without-heir = Without an heir
condition-lame = Stays exhausted at the next Upkeep
condition-without-troops = Leaves the board unless he gets troops
condition-doomed = Dies unless he gets more men than casualties
condition-slain = Slain in this combat
condition-one-loss = { $figure-combat-casualty } casualties more kill him
hand = Action cards in hand
row-plan = On stack { $number }
stack-in-play = Stack { $number }, now
event-back-red = The next event is red: it harms one baron
event-back-green = The next event is green: it helps one baron
event-back-blue = The next event is blue: it may strike anybody
row-in-play = In play
row-proclaimed = Until the end of the round
row-zone = { $zone }: { $number } of { $most }
space-fee =
    { $fee ->
        [one] { $number }. hires · { $fee } crown
       *[other] { $number }. hires · { $fee } crowns
    }
track-recruitment-about = One hires from left to right. Draft Soldiers puts a marker on any free space for nothing, Versatile Strategy for the crowns that stand on it.
space-voyage =
    { $left ->
        [0] { $number } its fate is drawn
       *[other]
            { $number ->
                [1] { $number } it sets out
               *[other] { $number } it is at sea
            }
    }
card-levy-taxes-text = { figure-levy } for every region where a noble of yours stands. Then it goes to Taxes.
card-draft-soldiers-text = A marker on a free space of the recruitment track, free of charge. Then it goes to Wages.
card-rally-support-text = { figure-rally }; with more than anybody else you are Chairman. Then it goes to Assembly.
card-serve-the-church-text = { figure-church }; with more than anybody else you are Head of the Church. Then it goes to a zone of your choice.
card-mobilize-forces-text = Name a region: move nobles into it, fight in it, or both. Then it goes to Wages after a move, to Assembly after a combat; after both, as you like.
card-versatile-strategy-text = One of five: { figure-improvised-crowns }, { figure-improvised-votes }, a move, a combat, or a marker for its fee. Then it comes back to your hand.
card-important-event-text = The Head of the Church decides who draws the top event.
card-expedition-text = The Chairman may launch an expedition; those at sea sail on, and Fate may settle them.
card-defensive-works-text = In turn, each baron may repair or fortify one city, or repair the stronghold.
card-troop-maintenance-text = In turn, each baron may pay to take casualty tokens off one army.
card-uncertain-times-text = The Fate deck is shuffled.
fate-inflict-text = The enemy suffers { $figure-combat-casualty } casualties.
fate-avoid-text = { $figure-combat-casualty } casualties are avoided.
fate-victory-text = Counts when victories are compared.
fate-draw-text = Draw another Fate card.
standing = How it stands
standing-round = Round
standing-last = Last round
standing-reserve = Influence left
standing-conquest = Cities to win by force
eliminated = Out of the game
budget = Next Taxes: +{ $income }. Next Wages: −{ $wages }.
chairman = Chairman of the assembly
head-of-church = Head of the Church
banned = Banned from the assembly
charge-held = { $agenda }. { $agenda-text }
office-held = { $noble }: { $agenda }. { $agenda-text }
event-held = { $event }. { $event-text }
kind-action = Action
kind-neutral = Neutral
kind-event = Event
kind-fate = Fate
counter-cards = Cards
counter-copies = Copies

## Out of turn, and other choices of several kinds

act-give = Give crowns
    .done =
        { $crowns ->
            [one] Give { $to } { $crowns } crown
           *[other] Give { $to } { $crowns } crowns
        }
act-promise = Make a promise
    .done = Promise { $to }: “{ $words }”
act-offer = Make an offer
act-counter = Answer with another offer
act-answer-offer = Answer an offer
    .done = { $value }
act-call-kept = Call a promise kept
    .done = Kept: { $value }
act-call-broken = Call a promise broken
    .done = Broken: { $value }
act-hand-heir = Hand over an heir
    .done = Hand the heir { $noble-of } to { $to }
act-kill-heir = Kill a hostage
    .done = Kill the heir { $value-of }
act-motion = One of the usual motions
    .done = { $value }
act-words = A law in your own words
    .done = “{ $value }”
field-to = To whom
field-crowns = Crowns
field-words = In these words
field-noble = Whose heir
field-give = I give
field-ask = I ask for
field-number = Instead of
clause-crowns = Crowns
    .done =
        { $value ->
            [one] { $value } crown
           *[other] { $value } crowns
        }
clause-peace = Peace through round
    .done = peace through round { $value }
clause-words = A promise
    .done = “{ $value }”
clause-heir = An heir
    .done = the heir { $value-of }
choice-number-number = offer no. { $number }
choice-term-crowns =
    { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
choice-term-heir = the heir { $noble-of }
choice-term-peace = a promise not to attack through round { $until }
choice-term-words = the promise “{ $words }”
promise-since = given in round { $round }
choice-call-broken-number = promise no. { $number }
choice-call-kept-number = promise no. { $number }

## Questions

prompt-form-army = { $seat }, choose the troops that { $noble } will lead; those whom nobody leads hold your stronghold. A noble without troops stays off the board; one with troops marches, takes cities and fights, the better the more men he has. At Wages, mercenaries who are not paid desert, and regulars stay.
    .brief = Troops for { $noble }: without any he stays away
prompt-place-stronghold = { $seat }, choose the region of your stronghold: anywhere in the kingdom without a city or another stronghold. New men and nobles gather there, so place it near cities that you want to take. Whoever takes it from you gets a ransom out of your crowns and one of your cities, and without it you receive no Influence.
    .brief = Region of your stronghold, near cities to take
prompt-place-noble = { $seat }, place one of your nobles with troops in a region without an opponent. From there he marches on cities: cities bring Influence, by which the game is won, crowns and votes. Every region where a noble of yours stands brings { figure-levy } when you levy taxes.
    .brief = Place a noble, near a city to take
prompt-plan =
    { $left ->
        [0] { $seat }, choose in secret up to { figure-planned-actions } for stack { $stack }, which is played last. What you do not lay now you keep in hand for the next round.
       *[other]
            { $stack ->
                [1] { $seat }, choose in secret up to { figure-planned-actions } for stack { $stack }, which is played first. The cards of all barons and { figure-neutral } are shuffled in each stack and turned up one by one: the stack is your choice, the place in it is chance. A card that was played comes back into your hand once its zone has filled up.
               *[other] { $seat }, choose in secret up to { figure-planned-actions } for stack { $stack }, which is played next. Early stacks act before the other barons do, late ones answer them.
            }
    }
    .brief =
        { $left ->
            [0] Stack { $stack }, played last: up to { figure-planned }
           *[other]
                { $stack ->
                    [1] Stack { $stack }, played first: up to { figure-planned }
                   *[other] Stack { $stack }: up to { figure-planned }
                }
        }
prompt-put-away = { $seat }, choose the zone for { $card }: { figure-trigger } for each baron in one zone trigger its special phase.
    .brief = Zone for { $card }
prompt-levy-taxes =
    { $crowns ->
        [one] { $seat }, levy taxes? Your nobles would bring you { $crowns } crown.
       *[other] { $seat }, levy taxes? Your nobles would bring you { $crowns } crowns.
    }
    .brief =
        { $crowns ->
            [one] Levy taxes: { $crowns } crown?
           *[other] Levy taxes: { $crowns } crowns?
        }
prompt-draft-soldiers = { $seat }, put a marker on the recruitment track, if you like: the further left, the sooner you hire, and the better the choice among the mercenaries on offer. One hires as soon as every space has its marker; each marker lets you hire one company, for its wage.
    .brief = A marker on the recruitment track?
prompt-rally-support =
    { $votes ->
        [one] { $seat }, rally support and take { $votes } vote? With more votes than anybody else you become Chairman, unless you are banned.
       *[other] { $seat }, rally support and take { $votes } votes? With more votes than anybody else you become Chairman, unless you are banned.
    }
    .brief =
        { $votes ->
            [one] Rally support: { $votes } vote?
           *[other] Rally support: { $votes } votes?
        }
prompt-serve-the-church = { $seat }, serve the Church and take { $faith } Faith? With more Faith than anybody else you become its Head, unless you are a Heretic.
    .brief = Serve the Church: { $faith } Faith?
prompt-mobilize-forces = { $seat }, name the region for Mobilize Forces: all moves end there, and the combat takes place there.
    .brief = Region of Mobilize Forces
prompt-move = { $seat }, move a noble { $region-to }, or end the moves.
    .brief = Move a noble { $region-to }
prompt-attack = { $seat }, choose whom you attack { $region-in }, or keep the peace.
    .brief = Attack { $region-in }?
prompt-versatile-strategy = { $seat }, choose the one thing that you do with Versatile Strategy.
    .brief = Versatile Strategy: one thing
prompt-take-troops =
    { $giver-id ->
        [none] { $seat }, choose the troops that { $noble } takes along from your stronghold.
       *[other] { $seat }, choose the troops that { $noble } takes over from { $giver }.
    }
    .brief =
        { $giver-id ->
            [none] Troops for { $noble } from the stronghold
           *[other] Troops for { $noble } from { $giver }
        }
prompt-allow-passage = { $seat }, your city or army is in the way: do you let { $baron } pass through { $region }?
    .brief = Let { $baron } pass through { $region }?
prompt-allow-attack = { $seat }, your army is there too: do you consent that { $baron } attacks { $region }?
    .brief = Let { $baron } attack { $region }?
prompt-choose-armies =
    { $kind-id ->
        [battle] { $seat }, choose the nobles who fight the battle { $region-in }; they will be exhausted.
        [siege] { $seat }, choose the nobles who besiege { $region-walls }: they must be stronger than its defence, and will be exhausted.
       *[other] { $seat }, choose the nobles who storm { $region-walls }; they will be exhausted.
    }
    .brief =
        { $kind-id ->
            [battle] Who fights { $region-in }
            [siege] Who besieges { $region-walls }
           *[other] Who storms { $region-walls }
        }
prompt-name-commander = { $seat }, name the commander of your side, whose ability and { figure-commander } count.
    .brief = Your commander
prompt-discard-fate = { $seat }, choose in secret the Fate cards you discard: with a commander at least { $figure-combat-discards }, but you keep one.
    .brief = Fate cards to discard
prompt-use-ability =
    { $ability-id ->
        [inflict] { $seat }, use the ability { $noble-of } to inflict { $figure-combat-casualty } more casualties?
       *[other] { $seat }, use the ability { $noble-of } to avoid { $figure-combat-casualty } casualties?
    }
    .brief =
        { $ability-id ->
            [inflict] { $noble }: inflict { $figure-combat-casualty } more casualties?
           *[other] { $noble }: avoid { $figure-combat-casualty } casualties?
        }
prompt-place-loss =
    { $casualties ->
        [one] { $seat }, choose who bears the last { $figure-combat-casualty } casualties.
       *[other] { $seat }, choose who bears the next { $figure-combat-casualty } of your { $casualties } × { $figure-combat-casualty } casualties.
    }
    .brief =
        { $casualties ->
            [one] Who bears the last { $figure-combat-casualty } casualties
           *[other] Who bears { $figure-combat-casualty } of { $casualties } × { $figure-combat-casualty } casualties
        }
prompt-deserter =
    { $noble-id ->
        [none] { $seat }, the Fate card shows their nation: choose which mercenaries desert your stronghold.
       *[other] { $seat }, the Fate card shows their nation: choose which mercenaries desert { $noble }.
    }
    .brief =
        { $noble-id ->
            [none] Who deserts the stronghold
           *[other] Who deserts { $noble }
        }
prompt-fallen =
    { $noble-id ->
        [none] { $seat }, choose the mercenaries of your stronghold who have fallen: { $figure-combat-casualty } men for each casualty token, as far as their cards allow.
       *[other] { $seat }, choose the mercenaries { $noble-of } who have fallen with him: { $figure-combat-casualty } men for each casualty token, as far as their cards allow.
    }
    .brief =
        { $noble-id ->
            [none] Who fell in the stronghold
           *[other] Who fell with { $noble }
        }
prompt-retreat = { $seat }, choose the neighbouring region to which { $noble } retreats.
    .brief = Where { $noble } retreats
prompt-take-city = { $seat }, { $region } is yours: keep it, or raze it for { $figure-gains-raze-income } times its income?
    .brief = Keep { $region }, or raze it?
prompt-ransom = { $seat }, your stronghold is lost: choose the city that you hand over to { $by } as a ransom.
    .brief = A city as ransom for { $by }
prompt-put-back = { $seat }, rebuild your stronghold, if you like: without it you gain no Influence.
    .brief = Rebuild your stronghold?
prompt-defensive-works = { $seat }, repair or fortify one city, or repair your stronghold, if you like.
    .brief = Repair or fortify?
prompt-troop-maintenance = { $seat }, take casualty tokens off one of your armies for { figure-healing } each, if you like.
    .brief = Take casualties off for { figure-healing } each?
prompt-launch = { $seat }, propose an expedition, if you like; it sails if anybody invests in it.
    .brief = Propose an expedition?
prompt-invest = { $seat }, choose how many crowns you invest in the expedition { $expedition-to }. At the end of its track a Fate card tells what comes of it: all is lost, or your stake comes back once or several times over. The track lists the chances.
    .brief = Crowns for the expedition { $expedition-to }
prompt-bless = { $seat }, bless the expedition { $expedition-to } with { figure-blessing }? The best of { $figure-voyages-blessed-cards } Fate cards will then count.
    .brief = Bless the expedition { $expedition-to }?
prompt-name-drawer =
    { $back-id ->
        [red] { $seat }, choose who draws the red event, which does harm: naming somebody else costs you { figure-naming }.
        [green] { $seat }, choose who draws the green event, which does good: naming yourself costs you { figure-naming }.
       *[other] { $seat }, choose who draws the blue event, which may strike anybody.
    }
    .brief =
        { $back-id ->
            [red] Who draws the red event
            [green] Who draws the green event
           *[other] Who draws the blue event
        }
prompt-pick-line = { $seat }, choose the noble of your right-hand neighbour who loses his heir.
    .brief = Who loses his heir
prompt-cancel-event =
    { $target-id ->
        [none] { $seat }, avert { $card } for { $faith } Faith?
       *[other] { $seat }, avert { $card }, which strikes { $target }, for { $faith } Faith?
    }
    .brief = Avert { $card } for { $faith } Faith?
prompt-pledge-faith =
    { $target-id ->
        [none] { $seat }, pledge Faith to avert { $card }: { $faith } more would do it.
       *[other] { $seat }, pledge Faith to avert { $card }, which strikes { $target }: { $faith } more would do it.
    }
    .brief = Avert { $card }: { $faith } Faith more
prompt-second-wind = { $seat }, choose the region where your nobles get their second wind.
    .brief = Where nobles get their second wind
prompt-let-desert = { $seat }, choose which of { $nation } go home.
    .brief = Who of { $nation } go home
prompt-send-mason = { $seat }, choose the city that the master mason fortifies.
    .brief = A city for the master mason
prompt-unrest = { $seat }, unrest spreads: choose the city for which you draw a Fate card.
    .brief = Unrest: the city you draw for
prompt-pay-regulars = { $seat }, you cannot pay all your regulars: choose the cards you pay. Regulars never desert, but all mercenaries who want pay will.
    .brief = Wages: the regulars you pay
prompt-pay-mercenaries = { $seat }, choose the mercenaries you pay; the others desert.
    .brief = Wages: the mercenaries you pay
prompt-hire = { $seat }, choose the mercenaries you hire at their wage: several at once only of one nation, with a marker for each.
    .brief = Hire mercenaries at their wage
prompt-assign = { $seat }, choose whom { $troop } will serve.
    .brief = Whom { $troop } will serve
prompt-name-chairman = { $seat }, you do not attend: name the baron who presides over this assembly.
    .brief = Who presides in your place
prompt-propose = { $seat }, { $card } falls to you: choose what you propose to the assembly.
    .brief = { $card }: what you propose
prompt-order-agendas = { $seat }, choose the order in which the agendas are voted on.
    .brief = Order of the agendas
prompt-write-votes = { $seat }, write down in secret how many votes you spend on each agenda, in this order: { $cards }.
    .brief = Votes on each agenda, in secret
prompt-bid =
    { $kind-id ->
        [pardon] { $seat }, choose in secret how many votes you spend on the pardon.
        [cancel] { $seat }, choose in secret how many votes you spend on the motion to end { $subject }.
        [cancel-words] { $seat }, choose in secret how many votes you spend on the motion to end the law “{ $subject }”.
        [adjourn] { $seat }, choose in secret how many votes you spend on the motion to adjourn.
        [words] { $seat }, choose in secret how many votes you spend on the law “{ $subject }”.
       *[other] { $seat }, choose in secret how many votes you spend on { $subject }. { $subject-text }
    }
    .brief = Your votes: { $kind-id ->
            [pardon] the pardon
            [cancel] ending { $subject }
            [cancel-words] ending a law
            [adjourn] adjourning
            [words] the new law
           *[other] { $subject }
        }
prompt-voice =
    { $seat }, say how you cast { $votes ->
        [one] your vote
       *[other] your { $votes } votes
    } on { $kind-id ->
        [pardon] the pardon.
        [cancel] the motion to end { $subject }.
        [cancel-words] the motion to end the law “{ $subject }”.
        [adjourn] the motion to adjourn.
        [words] the law “{ $subject }”.
       *[other] { $subject }.
    }
    .brief =
        { $votes ->
            [one] Cast your vote
           *[other] Cast your { $votes } votes
        }: { $kind-id ->
            [pardon] the pardon
            [cancel] ending { $subject }
            [cancel-words] ending a law
            [adjourn] adjourning
            [words] the new law
           *[other] { $subject }
        }
prompt-break-tie =
    { $seat }, { $votes ->
        [0] nobody spent a vote on
       *[other] there is a tie at { $votes } on
    } { $kind-id ->
        [pardon] the pardon
        [cancel] the motion to end { $subject }
        [cancel-words] the motion to end the law “{ $subject }”
        [adjourn] the motion to adjourn
        [words] the law “{ $subject }”
       *[other] { $subject }
    }: as Chairman, you decide.
    .brief = You break the tie: { $kind-id ->
            [pardon] the pardon
            [cancel] ending { $subject }
            [cancel-words] ending a law
            [adjourn] adjourning
            [words] the new law
           *[other] { $subject }
        }
prompt-submit =
    { $banned ->
        [0] { $seat }, the assembly has decided, and it falls to you: { $card }. { $card-text } Submit, or refuse and be banned?
       *[other] { $seat }, the assembly has decided, and it falls to you: { $card }. { $card-text } Submit, or refuse? You are banned already, so refusing costs you nothing more.
    }
    .brief =
        { $banned ->
            [0] { $card }: submit, or be banned?
           *[other] { $card }: submit, or refuse?
        }
prompt-obey =
    { $banned ->
        [0] { $seat }, { $card } binds you now. { $card-text } Obey, or refuse and be banned?
       *[other] { $seat }, { $card } binds you now. { $card-text } Obey, or refuse? You are banned already, so refusing costs you nothing more.
    }
    .brief =
        { $banned ->
            [0] { $card }: obey, or be banned?
           *[other] { $card }: obey, or refuse?
        }
prompt-replace-charge = { $seat }, you have { figure-charges } already: choose the one you give up for { $card }.
    .brief = Give up a charge for { $card }
prompt-give-office = { $seat }, choose the noble who receives the office { $card }.
    .brief = { $card }: for which noble
prompt-give-up-city = { $seat }, choose the city that { $card } takes from you.
    .brief = { $card }: the city you lose
prompt-exile = { $seat }, choose the noble whom { $card } sends home.
    .brief = { $card }: who is sent home
prompt-next-revolt = { $seat }, your cities may revolt: choose the one for which you draw the next Fate card.
    .brief = Which city draws next
prompt-revolt =
    { $crowns ->
        [one] { $seat }, { $region } revolts: give it up, or quell the revolt with { figure-quelling } or { $crowns } crown.
       *[other] { $seat }, { $region } revolts: give it up, or quell the revolt with { figure-quelling } or { $crowns } crowns.
    }
    .brief =
        { $crowns ->
            [one] { $region } revolts: { figure-quelling } or { $crowns } crown
           *[other] { $region } revolts: { figure-quelling } or { $crowns } crowns
        }
prompt-rearrange = { $seat }, move troops between your armies or exchange whole armies, if you like, before your nobles arrive.
    .brief = Rearrange your troops?
prompt-equip = { $seat }, a noble of yours has left the board. Give troops to nobles off the board, if you like, before they arrive.
    .brief = Troops for nobles off the board?
prompt-shift =
    { $giver-id ->
        [none] { $seat }, choose the troops that { $taker } gets from your stronghold.
       *[other]
            { $taker-id ->
                [none] { $seat }, choose the troops that { $giver } leaves in your stronghold.
               *[other] { $seat }, choose the troops that { $giver } passes to { $taker }.
            }
    }
    .brief =
        { $giver-id ->
            [none] From the stronghold to { $taker }
           *[other]
                { $taker-id ->
                    [none] From { $giver } to the stronghold
                   *[other] From { $giver } to { $taker }
                }
        }
prompt-arrive = { $seat }, choose where { $noble } arrives: at your stronghold, or in a city of yours that nobody besieges.
    .brief = Where { $noble } arrives

## Standing orders

order-pay-regulars-as-suggested = Always pay the cheapest regulars
order-pay-mercenaries-as-suggested = Always pay all the wages I can
order-levy-taxes-yes = Always levy taxes
order-rally-support-yes = Always take the votes
order-serve-the-church-yes = Always take the Faith
order-use-ability-yes = Always use my nobles’ abilities
order-allow-passage-yes = Let everybody pass
order-allow-passage-no = Let nobody pass
order-allow-attack-yes = Consent to every attack
order-allow-attack-no = Consent to no attack
order-launch-no = Never propose an expedition
order-invest-nothing = Never invest in expeditions
order-bless-no = Never bless an expedition
order-cancel-event-no = Never avert events
order-pledge-faith-nothing = Never pledge Faith
order-defensive-works-no = Never repair or fortify
order-troop-maintenance-no = Never take casualties off
order-rearrange-done = Never rearrange troops
order-equip-done = Never equip nobles off the board

## Choices

choice-yes = Yes
choice-no = No
choice-done = That is all
choice-levy-taxes-yes = Levy the taxes
choice-levy-taxes-no = Leave it
choice-rally-support-yes = Rally support
choice-rally-support-no = Leave it
choice-serve-the-church-yes = Serve the Church
choice-serve-the-church-no = Leave it
choice-draft-soldiers-no = No marker
choice-mobilize-forces-no = Do nothing
choice-attack-no = Do not attack
choice-versatile-strategy-no = Do nothing
choice-allow-passage-yes = Let them pass
choice-allow-passage-no = Bar the way
choice-allow-attack-yes = Consent
choice-allow-attack-no = Forbid it
choice-use-ability-yes = Use it
choice-use-ability-no = Do not use it
choice-cancel-event-yes = Avert it
choice-cancel-event-no = Suffer it
choice-bless-yes = Bless it
choice-bless-no = No blessing
choice-launch-no = No expedition
choice-defensive-works-no = No works
choice-troop-maintenance-no = Take none off
choice-put-back-no = Not now
choice-place =
    { $noble-id ->
        [none] { $region }
       *[other] { $noble } { $region-in }
    }
choice-arrive-place = { $region }
choice-put-away =
    { $zone-id ->
        [taxes] { $zone } zone: once full, cities pay
        [wages] { $zone } zone: once full, troops are paid
       *[assembly] { $zone } zone: once full, the barons vote
    }
choice-marker =
    { $space ->
        [0] First space: you hire first
        [1] Second space: you hire second
        [2] Third space: you hire third
        [3] Fourth space: you hire fourth
        [4] Fifth space: you hire fifth
        [5] Sixth space: you hire sixth
       *[other] Seventh space: you hire seventh
    }
choice-versatile-strategy-marker =
    { $space ->
        [0] Marker on the first space, for { figure-fee-1 }: you hire first
        [1] Marker on the second space, for { figure-fee-2 }: you hire second
        [2] Marker on the third space, for { figure-fee-3 }: you hire third
        [3] Marker on the fourth space, for { figure-fee-4 }: you hire fourth
        [4] Marker on the fifth space, for { figure-fee-5 }: you hire fifth
        [5] Marker on the sixth space, for { figure-fee-6 }: you hire sixth
       *[other] Marker on the seventh space, for { figure-fee-7 }: you hire seventh
    }
choice-crowns = Take { figure-improvised-crowns }
choice-vote = Take { figure-improvised-votes }
choice-region = { $region }
choice-march = { $noble } marches: { $path }
choice-sail = { $noble } sails { $port-to }
choice-attack =
    { $kind-id ->
        [battle] Battle against { $against } { $region-in }
        [siege] Besiege { $region-walls }
       *[other] Assault on { $region-walls }
    }
choice-complete-siege-attack = Complete the siege of { $region-walls }
choice-name-baron = { $seat }
choice-repair =
    { $breaches ->
        [one] Repair { $breaches } breach { $region-at }
       *[other] Repair { $breaches } breaches { $region-at }
    }
choice-fortify = Fortify { $region }
choice-heal =
    { $noble-id ->
        [none]
            { $casualties ->
                [one] { $casualties } token off the stronghold
               *[other] { $casualties } tokens off the stronghold
            }
       *[other]
            { $casualties ->
                [one] { $casualties } token off { $noble }
               *[other] { $casualties } tokens off { $noble }
            }
    }
choice-launch = An expedition { $expedition-to }
choice-assign =
    { $noble-id ->
        [none] The stronghold
       *[other] { $noble }
    }
choice-company =
    { $noble-id ->
        [none]
            { $count ->
                [one] { $troop } in the stronghold
               *[other] { $count } × { $troop } in the stronghold
            }
       *[other]
            { $count ->
                [one] { $troop } under { $noble }
               *[other] { $count } × { $troop } under { $noble }
            }
    }
choice-pardon = Pardon { $seat }
choice-cancel =
    { $seat-id ->
        [none] An end to { $card }
       *[other] An end to { $card }, held by { $seat }
    }
choice-cancel-words =
    { $law ->
        [0] An end to the first law in free words
        [1] An end to the second law in free words
        [2] An end to the third law in free words
       *[other] An end to a later law in free words
    }
choice-adjourn = Adjourn the assembly
choice-recall = A vote on { $card }
choice-open-law = A new law: { $law }
choice-voice =
    { $voice-id ->
        [yes] Yes
        [no] No
       *[other] { $voice }
    }
choice-submit = Submit
choice-refuse = Refuse
choice-obey-submit = Obey
choice-replace = Give up { $card }
choice-to-noble =
    { $noble-id ->
        [none] The garrison of the stronghold
       *[other] { $noble }
    }
choice-wall = The walls: a breach
choice-control = Keep it
choice-raze = Raze it
choice-yield = Give up { $region }
choice-ransom-yield = { $region }
choice-pay-faith = Pay { figure-quelling }
choice-pay-crowns = Pay the crowns
choice-city = { $region }
choice-shift =
    { $giver-id ->
        [none] From the stronghold to { $taker }
       *[other]
            { $taker-id ->
                [none] From { $giver } to the stronghold
               *[other] From { $giver } to { $taker }
            }
    }
choice-exchange =
    { $other-id ->
        [none] Exchange armies: { $noble } and the stronghold
       *[other] Exchange armies: { $noble } and { $other }
    }
choice-write-votes-number =
    { $number ->
        [0] the first agenda
        [1] the second agenda
       *[other] the third agenda
    }
choice-form-army-nothing = No troops
choice-plan-nothing = No card
choice-take-troops-nothing = No troops
choice-shift-nothing = No troops
choice-discard-fate-nothing = Discard nothing
choice-pay-regulars-nothing = Pay nobody
choice-pay-mercenaries-nothing = Pay nobody
choice-hire-nothing = Hire nobody
choice-write-votes-nothing = No votes at all
choice-bid-nothing = No votes
choice-invest-nothing = Invest nothing
choice-pledge-faith-nothing = Pledge nothing

## Weights

measure-wage = { $name }, wage { $weight }

## What happens: preparation and the round

event-cities-razed =
    { $regions-id ->
        [none] No city lies in ruins.
       *[other] The game begins with these cities in ruins: { $regions }.
    }
event-baron-taken = { $seat } plays { $baron }.
event-troops-dealt =
    { $troops-id ->
        [none] { $seat } raises no troops.
       *[other] { $seat } raises { $troops }.
    }
event-armies-formed =
    { $noble-id ->
        [none]
            { $troops-id ->
                [none] The stronghold of { $seat } is left without a garrison.
               *[other] The stronghold of { $seat } is held by { $troops }.
            }
       *[other]
            { $troops-id ->
                [none] { $noble } is given no troops for now.
               *[other] { $noble } leads { $troops }.
            }
    }
event-stronghold-placed =
    { $rule-id ->
        [WK-STRONGHOLD-07] { $seat } rebuilds the stronghold { $region-in }.
       *[other] { $seat } builds a stronghold { $region-in }.
    }
    .you-seat =
        { $rule-id ->
            [WK-STRONGHOLD-07] You rebuild your stronghold { $region-in }.
           *[other] You build your stronghold { $region-in }.
        }
event-noble-placed =
    { $rule-id ->
        [WK-ARRIVE-05] { $noble } arrives { $region-in }.
       *[other] { $noble } takes up position { $region-in }.
    }
event-round-begun = Round { $round } begins.
event-planned = { $seat } lays { $cards } cards on the stacks.
    .you-seat = You lay { $cards } cards on the stacks.
event-card-turned-up =
    { $seat-id ->
        [none] Stack { $stack }: { $card }.
       *[other] Stack { $stack }: { $card }, played by { $seat }.
    }
    .you-seat = Stack { $stack }: you play { $card }.
    .lead =
        { $seat-id ->
            [none] { $card }
           *[other]
                { $seat-you ->
                    [yes] You play { $card }
                   *[no] { $seat } plays { $card }
                }
        }
event-action-declined = { $seat } makes no use of { $card }.
    .you-seat = You make no use of { $card }.
event-card-put-away = { $seat } puts { $card } in the { $zone } zone.
    .you-seat = You put { $card } in the { $zone } zone.
event-card-taken-back = { $seat } takes { $card } back in hand.
    .you-seat = You take { $card } back in hand.
event-cards-returned = The cards in the { $zone } zone go back to their owners.
event-phase-begun =
    { $phase-id ->
        [taxes] Taxes are paid throughout the kingdom.
        [wages] The soldiers want their wages.
        [assembly] The barons are called to the assembly.
       *[other] Mercenaries are hired.
    }

## What happens: tokens and titles

event-received =
    { $amount ->
        [one] { $seat } { $rule-id ->
            [WK-TAXLEVY-01] levies
            [WK-TAXES-01] collects
            [WK-PHASE3-03] gains
            [WK-RAZE-02] plunders
            [WK-EXPED-12] earns
           *[other] receives
        } { $amount } { $good-one }.
       *[other] { $seat } { $rule-id ->
            [WK-TAXLEVY-01] levies
            [WK-TAXES-01] collects
            [WK-PHASE3-03] gains
            [WK-RAZE-02] plunders
            [WK-EXPED-12] earns
           *[other] receives
        } { $amount } { $good-many }.
    }
    .you-seat =
        You { $rule-id ->
            [WK-TAXLEVY-01] levy
            [WK-TAXES-01] collect
            [WK-PHASE3-03] gain
            [WK-RAZE-02] plunder
            [WK-EXPED-12] earn
           *[other] receive
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }.
    .brief =
        { $seat-you ->
            [yes] you receive
           *[no] { $seat } receives
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }
event-paid =
    { $seat } { $rule-id ->
        [WK-EVENT-04] loses
       *[other]
            { $good-id ->
                [votes] spends
                [faith] spends
                [influence] loses
               *[other] pays
            }
    } { $amount ->
        [one] { $amount } { $good-one }
       *[other] { $amount } { $good-many }
    }{ $rule-id ->
        [WK-WAGES-02] { " " }to the regulars
        [WK-WAGES-04] { " " }to the mercenaries
        [WK-MERC-02] { " " }to hire mercenaries
        [WK-IMPROV-07] { " " }for the marker
        [WK-DEFWORKS-02] { " " }for repairs
        [WK-DEFWORKS-03] { " " }for a fortification
        [WK-UPKEEP-02] { " " }to restore an army
        [WK-EXPED-05] { " " }for the expedition
        [WK-EXPED-06] { " " }on a blessing
        [WK-EVENT-02] { " " }to hand the event on
        [WK-EVENT-03] { " " }to keep the event
        [WK-EVENT-07] { " " }to avert the event
        [WK-EVENT-08] { " " }to avert the event
        [WK-PHASE3-09] { " " }to quell the revolt
        [WK-PROPOSAL-03] { " " }as the law demands
       *[other] { "" }
    }.
    .brief =
        { $seat-you ->
            [yes] you part with
           *[no] { $seat } parts with
        } { $amount ->
            [one] { $amount } { $good-one }
           *[other] { $amount } { $good-many }
        }
    .you-seat =
        { $amount ->
            [one] You part with { $amount } { $good-one }.
           *[other] You part with { $amount } { $good-many }.
        }
event-given =
    { $rule-id ->
        [WK-STRONGHOLD-04]
            { $crowns ->
                [one] { $seat } pays { $to } a ransom of { $crowns } crown.
               *[other] { $seat } pays { $to } a ransom of { $crowns } crowns.
            }
       *[other]
            { $crowns ->
                [one] { $seat } gives { $to } { $crowns } crown.
               *[other] { $seat } gives { $to } { $crowns } crowns.
            }
    }
    .you-to =
        { $rule-id ->
            [WK-STRONGHOLD-04]
                { $crowns ->
                    [one] { $seat } pays you a ransom of { $crowns } crown.
                   *[other] { $seat } pays you a ransom of { $crowns } crowns.
                }
           *[other]
                { $crowns ->
                    [one] { $seat } gives you { $crowns } crown.
                   *[other] { $seat } gives you { $crowns } crowns.
                }
        }
event-influence-withheld = { $seat } has no stronghold on the board, and receives no Influence.
    .you-seat = You have no stronghold on the board, and receive no Influence.
event-influence-ran-out = The Influence reserve is empty: round { $round } is the last.
event-chairman-changed = { $seat } is Chairman of the assembly now.
    .you-seat = You are Chairman of the assembly now.
    .brief =
        { $seat-you ->
            [yes] you are Chairman now
           *[no] { $seat } is Chairman now
        }
event-head-of-church-changed = { $seat } is Head of the Church now.
    .you-seat = You are Head of the Church now.
    .brief =
        { $seat-you ->
            [yes] you are Head of the Church now
           *[no] { $seat } is Head of the Church now
        }

## What happens: Fate and the decks

event-fate-turned-up =
    { $rule-id ->
        [WK-PHASE3-07] Fate says: { $card-revolt }.
        [WK-EXPED-09] Fate says: { $card-voyages }.
        [WK-DEATH-01] Fate calls on { $card-nation } to desert.
        [WK-RETREAT-02] Fate calls on { $card-nation } to desert.
        [WK-R64] Fate calls on { $card-nation } to desert.
        [WK-PLAYERS-01] Fate names { $card-city }.
        [WK-EVENT-10] Fate names { $card-noble }, { $card-city } and { $card-nation }.
       *[other] Fate points to { $card-noble }, and so to the house { $card-baron-of }.
    }
event-fate-shuffled = The Fate deck is shuffled.
event-mercenaries-returned = Back into the mercenary deck: { $troops }.
event-offer-revealed =
    { $troops-id ->
        [none] There are no more mercenaries to hire.
       *[other] New mercenaries for hire: { $troops }.
    }
event-agendas-revealed =
    { $cards-id ->
        [none] There are no new agendas.
       *[other] For the next assembly: { $cards }.
    }
event-deck-reshuffled =
    { $deck-id ->
        [agenda] The discarded agendas are shuffled into a new deck.
       *[other] The discarded events are shuffled into a new deck.
    }
event-event-drawn = { $seat } draws { $card }. { $card-text }
    .you-seat = You draw { $card }. { $card-text }

## What happens: armies and walls

event-troops-moved =
    { $giver-id ->
        [none] { $taker } takes { $troops } from the stronghold.
       *[other]
            { $taker-id ->
                [none] { $giver } leaves { $troops } in the stronghold.
               *[other] { $taker } takes over { $troops } from { $giver }.
            }
    }
event-armies-exchanged =
    { $other-id ->
        [none] { $noble } exchanges armies with the stronghold.
       *[other] { $noble } and { $other } exchange their armies.
    }
event-deserted =
    { $noble-id ->
        [none] Mercenaries desert the stronghold of { $seat }: { $troops }.
       *[other] Mercenaries desert { $noble }: { $troops }.
    }
    .you-seat =
        { $noble-id ->
            [none] Mercenaries desert your stronghold: { $troops }.
           *[other] Mercenaries desert { $noble }: { $troops }.
        }
    .brief =
        { $noble-id ->
            [none]
                { $seat-you ->
                    [yes] { $troops } desert your stronghold
                   *[no] { $troops } desert the stronghold of { $seat }
                }
           *[other] { $troops } desert { $noble }
        }
event-noble-moved =
    { $rule-id ->
        [WK-PHASE3-10] { $noble } lands { $region-in }.
        [WK-RETREAT-03] { $noble } finds refuge { $region-in }.
        [WK-RETREAT-04] { $noble } finds refuge in the stronghold { $region-in }.
        [WK-PROPOSAL-02] { $noble } goes home { $region-to }.
        [WK-SEA-02]
            { $at_sea-id ->
                [yes] { $noble } puts to sea { $origin-at }, bound for { $region }.
               *[other] { $noble } sails { $origin-from } { $region-to } and lands at once.
            }
       *[other] { $noble } marches { $origin-from } { $region-to }.
    }
    .brief =
        { $at_sea-id ->
            [yes] { $noble } puts to sea for { $region }
           *[no] { $noble } goes { $region-to }
        }
event-noble-left = { $noble } leaves the board.
    .brief = { $noble } leaves the board
event-exhausted = { $noble } is exhausted.
event-refreshed = { $noble } is fresh again.
event-breached = A breach is opened in the walls { $region-at }.
    .brief = a breach is opened in the walls { $region-at }
event-fortification-lost = The fortification { $region-of } is lost.
    .brief = the fortification { $region-of } is lost
event-repaired =
    { $breaches ->
        [one] Masons mend { $breaches } breach { $region-at }.
       *[other] Masons mend { $breaches } breaches { $region-at }.
    }
    .brief =
        { $breaches ->
            [one] { $breaches } breach is mended { $region-at }
           *[other] { $breaches } breaches are mended { $region-at }
        }
event-fortified = { $seat } fortifies { $region }.
    .you-seat = You fortify { $region }.
    .brief =
        { $seat-you ->
            [yes] you fortify { $region }
           *[no] { $seat } fortifies { $region }
        }
event-city-taken = { $seat } takes control of { $region }.
    .you-seat = You take control of { $region }.
    .brief =
        { $seat-you ->
            [yes] you take { $region }
           *[no] { $seat } takes { $region }
        }
event-city-freed =
    { $seat-id ->
        [none] { $region } becomes neutral.
       *[other] { $seat } loses { $region }, which becomes neutral.
    }
    .you-seat = You lose { $region }, which becomes neutral.
    .brief =
        { $seat-id ->
            [none] { $region } becomes neutral
           *[other]
                { $seat-you ->
                    [yes] you lose { $region }
                   *[no] { $seat } loses { $region }
                }
        }
event-city-razed =
    { $seat-id ->
        [none] { $region } is razed to the ground.
       *[other] { $seat } razes { $region } to the ground.
    }
    .you-seat = You raze { $region } to the ground.
    .brief = { $region } is razed to the ground
event-siege-begun = { $seat } lays siege to { $region-walls }.
    .then = lays siege to it
    .you-seat = You lay siege to { $region-walls }.
    .brief =
        { $seat-you ->
            [yes] you lay siege to { $region-walls }
           *[no] { $seat } lays siege to { $region-walls }
        }
event-siege-lifted = The siege of { $region-walls } by { $seat } is over.
    .you-seat = Your siege of { $region-walls } is over.
    .brief =
        { $seat-you ->
            [yes] your siege of { $region-walls } is over
           *[no] the siege of { $region-walls } is over
        }
event-marker-placed =
    { $space ->
        [0] { $seat } puts a marker on the first space of the recruitment track.
        [1] { $seat } puts a marker on the second space of the recruitment track.
        [2] { $seat } puts a marker on the third space of the recruitment track.
        [3] { $seat } puts a marker on the fourth space of the recruitment track.
        [4] { $seat } puts a marker on the fifth space of the recruitment track.
        [5] { $seat } puts a marker on the sixth space of the recruitment track.
       *[other] { $seat } puts a marker on the seventh space of the recruitment track.
    }
    .brief =
        { $seat-you ->
            [yes] you put a marker on the recruitment track
           *[no] { $seat } puts a marker on the recruitment track
        }

## What happens at home

event-event-given =
    { $back-id ->
        [red] { $seat }, Head of the Church, decides who draws the red event: { $to }.
        [green] { $seat }, Head of the Church, decides who draws the green event: { $to }.
       *[other] { $seat }, Head of the Church, decides who draws the blue event: { $to }.
    }
    .you-to =
        { $back-id ->
            [red] { $seat }, Head of the Church, has you draw the red event.
            [green] { $seat }, Head of the Church, has you draw the green event.
           *[other] { $seat }, Head of the Church, has you draw the blue event.
        }
event-event-struck = { $card } strikes { $target }.
    .brief = it strikes { $target }
event-faith-pledged = { $seat } pledges { $faith } Faith.
event-event-cancelled =
    { $seats-id ->
        [none] { $card } is averted.
       *[other] { $card } is averted by the Faith of { $seats }.
    }
event-event-lasts =
    { $seat-id ->
        [none] { $card } holds until the end of the round.
       *[other] { $card } stays in front of { $seat } for the rest of the game.
    }
    .you-seat = { $card } stays in front of you for the rest of the game.
event-expedition-launched = { $seat } proposes an expedition { $expedition-to }.
event-invested =
    { $crowns ->
        [one] { $seat } invests { $crowns } crown in the expedition { $expedition-to }.
       *[other] { $seat } invests { $crowns } crowns in the expedition { $expedition-to }.
    }
    .brief =
        { $seat-you ->
            [yes] you invest { $crowns }
           *[no] { $seat } invests { $crowns }
        }
event-expedition-abandoned = Nobody pays for the expedition { $expedition-to }, so it does not sail.
event-expedition-blessed = { $seat } has the expedition { $expedition-to } blessed.
event-expedition-advanced = The expedition { $expedition-to } sails on to space { $space }.
event-expedition-settled =
    { $result-id ->
        [lost] The expedition { $expedition-to } is lost with all its gold.
        [no-news] There is no news of the expedition { $expedition-to }.
       *[other] The expedition { $expedition-to } comes home and pays every stake { $result }.
    }
    .brief =
        { $result-id ->
            [lost] the expedition { $expedition-to } is lost with all its gold
            [no-news] there is no news of the expedition { $expedition-to }
           *[other] the expedition { $expedition-to } pays every stake { $result }
        }
event-marker-taken-back =
    { $space ->
        [0] { $seat } takes back the marker on the first space.
        [1] { $seat } takes back the marker on the second space.
        [2] { $seat } takes back the marker on the third space.
        [3] { $seat } takes back the marker on the fourth space.
        [4] { $seat } takes back the marker on the fifth space.
        [5] { $seat } takes back the marker on the sixth space.
       *[other] { $seat } takes back the marker on the seventh space.
    }
event-hired =
    { $noble-id ->
        [none]
            { $crowns ->
                [0] { $seat } wins { $troop } for the stronghold, free of charge.
                [one] { $seat } hires { $troop } for the stronghold ({ $crowns } crown).
               *[other] { $seat } hires { $troop } for the stronghold ({ $crowns } crowns).
            }
       *[other]
            { $crowns ->
                [0] { $seat } wins { $troop } for { $noble }, free of charge.
                [one] { $seat } hires { $troop } for { $noble } ({ $crowns } crown).
               *[other] { $seat } hires { $troop } for { $noble } ({ $crowns } crowns).
            }
    }
    .brief =
        { $seat-you ->
            [yes] you hire { $troop }
           *[no] { $seat } hires { $troop }
        }
event-casualties-healed =
    { $noble-id ->
        [none]
            { $casualties ->
                [one] { $seat } takes { $casualties } casualty token off the stronghold.
               *[other] { $seat } takes { $casualties } casualty tokens off the stronghold.
            }
       *[other]
            { $casualties ->
                [one] { $seat } takes { $casualties } casualty token off the army { $noble-of }.
               *[other] { $seat } takes { $casualties } casualty tokens off the army { $noble-of }.
            }
    }

## What happens in the assembly

event-assembly-opened =
    { $attending-id ->
        [none] The assembly is opened, but nobody attends.
       *[other] The assembly is opened in the presence of { $attending }.
    }
event-acting-chairman-named = { $seat } does not attend and leaves the chair to { $named }.
    .you-named = { $seat } does not attend and leaves the chair to you.
event-order-announced =
    { $cards-id ->
        [none] Nothing more is to be voted on.
       *[other] { $seat } announces the order of the votes: { $cards }.
    }
event-motion-proposed =
    { $kind-id ->
        [pardon] { $seat } proposes to pardon { $baron }.
        [cancel]
            { $baron-id ->
                [none] { $seat } proposes an end to { $subject }.
               *[other] { $seat } proposes to take { $subject } from { $baron }.
            }
        [cancel-words] { $seat } proposes an end to the law “{ $subject }”.
        [adjourn] { $seat } proposes to adjourn.
        [open] { $seat } proposes a new law: { $subject }.
        [words] { $seat } proposes a new law: “{ $subject }”.
       *[other] { $seat } proposes a vote on { $subject }.
    }
    .you-baron =
        { $kind-id ->
            [pardon] { $seat } proposes to pardon you.
           *[other] { $seat } proposes to take { $subject } from you.
        }
event-bids-opened =
    { $kind-id ->
        [pardon] Votes on the pardon: { $votes }.
        [cancel] Votes on the motion to end { $subject }: { $votes }.
        [cancel-words] Votes on the motion to end the law “{ $subject }”: { $votes }.
        [adjourn] Votes on the motion to adjourn: { $votes }.
        [words] Votes on the law “{ $subject }”: { $votes }.
       *[other] Votes on { $subject }: { $votes }.
    }
event-voice-given =
    { $votes ->
        [one]
            { $voice-id ->
                [yes] { $seat } casts { $votes } vote for it.
                [no] { $seat } casts { $votes } vote against it.
               *[other] { $seat } casts { $votes } vote for { $voice }.
            }
       *[other]
            { $voice-id ->
                [yes] { $seat } casts { $votes } votes for it.
                [no] { $seat } casts { $votes } votes against it.
               *[other] { $seat } casts { $votes } votes for { $voice }.
            }
    }
    .you-seat =
        { $votes ->
            [one]
                { $voice-id ->
                    [yes] You cast { $votes } vote for it.
                    [no] You cast { $votes } vote against it.
                   *[other] You cast { $votes } vote for { $voice }.
                }
           *[other]
                { $voice-id ->
                    [yes] You cast { $votes } votes for it.
                    [no] You cast { $votes } votes against it.
                   *[other] You cast { $votes } votes for { $voice }.
                }
        }
event-tie-decided =
    { $voice-id ->
        [yes] It is a tie, and { $seat } decides for it.
        [no] It is a tie, and { $seat } decides against it.
       *[other] It is a tie, and { $seat } decides for { $voice }.
    }
event-vote-decided =
    { $kind-id ->
        [pardon] The pardon
        [cancel] The motion to end { $subject }
        [cancel-words] The motion to end the law “{ $subject }”
        [adjourn] The motion to adjourn
        [words] The law “{ $subject }”
       *[other] { $subject }
    }{ $outcome-id ->
        [yes] { " " }is carried.
        [no] { " " }is rejected.
        [none] { " " }comes to nothing.
       *[other] : the assembly chooses { $outcome }.
    }
event-law-passed = { $card } is law from now on.
    .brief = { $card } is law from now on
event-law-in-words-passed = The assembly adopts a law in free words: “{ $words }”.
event-law-in-words-cancelled = The law “{ $words }” is no more.
event-votes-written =
    { $votes-id ->
        [none] { $seat } has written down no votes.
       *[other] { $seat } has written down these votes, agenda by agenda: { $votes }.
    }
event-charge-given = { $seat } receives the charge { $card }.
    .you-seat = You receive the charge { $card }.
    .brief =
        { $seat-you ->
            [yes] you receive the charge { $card }
           *[no] { $seat } receives the charge { $card }
        }
event-office-given = { $noble } is made { $card }.
    .brief = { $noble } is made { $card }
event-card-cancelled = { $card } is no longer in force.
event-decision-refused = { $seat } refuses the decision of the assembly: { $card }.
    .you-seat = You refuse the decision of the assembly: { $card }.
event-banned = { $seat } is banned from the assembly.
    .you-seat = You are banned from the assembly.
    .brief =
        { $seat-you ->
            [yes] you are banned from the assembly
           *[no] { $seat } is banned from the assembly
        }
event-pardoned = { $seat } is pardoned, and may attend the next assembly.
    .you-seat = You are pardoned, and may attend the next assembly.
    .brief =
        { $seat-you ->
            [yes] you are pardoned
           *[no] { $seat } is pardoned
        }
event-assembly-adjourned =
    { $cards-id ->
        [none] The assembly adjourns.
       *[other] The assembly adjourns, and keeps for the next time: { $cards }.
    }

## What happens in the field

event-passage-answered =
    { $granted-id ->
        [yes] { $seat } lets { $to } pass through { $region }.
       *[no] { $seat } does not let { $to } pass through { $region }.
    }
    .you-to =
        { $granted-id ->
            [yes] { $seat } lets you pass through { $region }.
           *[no] { $seat } does not let you pass through { $region }.
        }
event-attack-answered =
    { $granted-id ->
        [yes] { $seat } lets { $to } attack { $region }.
       *[no] { $seat } does not let { $to } attack { $region }.
    }
    .you-to =
        { $granted-id ->
            [yes] { $seat } lets you attack { $region }.
           *[no] { $seat } does not let you attack { $region }.
        }
event-combat-begun =
    { $kind-id ->
        [battle] { $seat } attacks { $defender } { $region-in } with { $nobles }.
       *[other]
            { $defender-id ->
                [none] { $seat } storms { $region } with { $nobles }.
               *[other] { $seat } storms the walls of { $defender } { $region-at } with { $nobles }.
            }
    }
    .you-seat =
        { $kind-id ->
            [battle] You attack { $defender } { $region-in } with { $nobles }.
           *[other] You storm { $region } with { $nobles }.
        }
    .you-defender =
        { $kind-id ->
            [battle] { $seat } attacks you { $region-in } with { $nobles }.
           *[other] { $seat } storms your walls { $region-at } with { $nobles }.
        }
    .then =
        { $kind-id ->
            [battle]
                { $defender-you ->
                    [yes] attacks you there
                   *[no] attacks { $defender } there
                }
           *[other]
                { $defender-you ->
                    [yes] storms your walls
                   *[no] storms it
                }
        }
event-commander-named = { $noble } commands for { $seat }.
    .you-seat = { $noble } commands for you.
event-fate-dealt =
    { $seat-id ->
        [none]
            { $cards ->
                [one] The city draws { $cards } Fate card.
               *[other] The city draws { $cards } Fate cards.
            }
       *[other]
            { $cards ->
                [one] { $seat } draws { $cards } Fate card.
               *[other] { $seat } draws { $cards } Fate cards.
            }
    }
event-fate-seen =
    { $cards-id ->
        [none] { $seat } has no Fate card in hand.
       *[other] In the hand of { $seat }, for no other eyes: { $cards }.
    }
event-fate-discarded =
    { $cards ->
        [0] { $seat } discards no Fate card.
        [one] { $seat } discards { $cards } Fate card.
       *[other] { $seat } discards { $cards } Fate cards.
    }
event-fate-revealed =
    { $seat-id ->
        [none]
            { $cards-id ->
                [none] The city has nothing to show.
               *[other] The city shows: { $cards }.
            }
       *[other]
            { $cards-id ->
                [none] { $seat } has nothing to show.
               *[other] { $seat } shows: { $cards }.
            }
    }
event-ability-used =
    { $ability-id ->
        [inflict] { $noble } leads the charge and inflicts { $figure-combat-casualty } more casualties.
       *[other] { $noble } shields his men and avoids { $figure-combat-casualty } casualties.
    }
event-casualties-suffered =
    { $seat-id ->
        [none]
            { $casualties ->
                [0] The city suffers no casualties.
                [1] The city suffers { $figure-combat-casualty } casualties.
               *[other] The city suffers { $casualties } × { $figure-combat-casualty } casualties.
            }
       *[other]
            { $casualties ->
                [0] { $seat } suffers no casualties.
                [1] { $seat } suffers { $figure-combat-casualty } casualties.
               *[other] { $seat } suffers { $casualties } × { $figure-combat-casualty } casualties.
            }
    }
    .you-seat =
        { $casualties ->
            [0] You suffer no casualties.
            [1] You suffer { $figure-combat-casualty } casualties.
           *[other] You suffer { $casualties } × { $figure-combat-casualty } casualties.
        }
    .brief =
        { $seat-id ->
            [none]
                { $casualties ->
                    [0] the city suffers no casualties
                    [1] the city suffers { $figure-combat-casualty } casualties
                   *[other] the city suffers { $casualties } × { $figure-combat-casualty } casualties
                }
           *[other]
                { $seat-you ->
                    [yes]
                        { $casualties ->
                            [0] you suffer no casualties
                            [1] you suffer { $figure-combat-casualty } casualties
                           *[other] you suffer { $casualties } × { $figure-combat-casualty } casualties
                        }
                   *[no]
                        { $casualties ->
                            [0] { $seat } suffers no casualties
                            [1] { $seat } suffers { $figure-combat-casualty } casualties
                           *[other] { $seat } suffers { $casualties } × { $figure-combat-casualty } casualties
                        }
                }
        }
event-casualty-placed =
    { $noble-id ->
        [none] The garrison of { $seat } takes { $figure-combat-casualty } casualties.
       *[other] The army { $noble-of } takes { $figure-combat-casualty } casualties.
    }
    .you-seat =
        { $noble-id ->
            [none] Your garrison takes { $figure-combat-casualty } casualties.
           *[other] The army { $noble-of } takes { $figure-combat-casualty } casualties.
        }
event-combat-decided =
    { $result-id ->
        [annihilation] The fight { $region-at } is over: one side is no more.
        [total-victory] Victories { $region-at }: attacker { $attacker }, defender { $defender }. It is a total victory.
        [partial-victory] Victories { $region-at }: attacker { $attacker }, defender { $defender }. It is a partial victory.
       *[other] Victories { $region-at }: attacker { $attacker }, defender { $defender }. Nobody wins.
    }
    .brief =
        { $result-id ->
            [annihilation] one side is no more
            [total-victory] it is a total victory, { $attacker } to { $defender }
            [partial-victory] it is a partial victory, { $attacker } to { $defender }
           *[other] nobody wins, { $attacker } to { $defender }
        }
event-noble-killed =
    { $region-id ->
        [none] { $noble } dies.
       *[other] { $noble } dies { $region-at }.
    }
    .brief = { $noble } dies
event-mercenaries-fell =
    { $noble-id ->
        [none] Fallen in the stronghold of { $seat }: { $troops }.
       *[other] Fallen with { $noble }: { $troops }.
    }
    .you-seat =
        { $noble-id ->
            [none] Fallen in your stronghold: { $troops }.
           *[other] Fallen with { $noble }: { $troops }.
        }
    .brief =
        { $noble-id ->
            [none] { $troops } fall
           *[other] { $troops } fall with { $noble }
        }
event-line-ended = The line { $noble-of } dies out.
    .brief = the line { $noble-of } dies out
event-retreated = { $noble } retreats { $origin-from }.
    .brief = { $noble } retreats
event-stronghold-taken =
    { $by-id ->
        [none] The stronghold of { $seat } { $region-at } falls into ruin.
       *[other] { $by } takes the stronghold of { $seat } { $region-at }.
    }
    .you-seat =
        { $by-id ->
            [none] Your stronghold { $region-at } falls into ruin.
           *[other] { $by } takes your stronghold { $region-at }.
        }
    .you-by = You take the stronghold of { $seat } { $region-at }.
    .brief =
        { $seat-you ->
            [yes] your stronghold { $region-at } falls
           *[no] the stronghold of { $seat } { $region-at } falls
        }
event-siege-completed = { $seat } brings the siege of { $region-walls } to its end.
    .you-seat = You bring the siege of { $region-walls } to its end.
event-revolt-drawn =
    { $revolt-id ->
        [yes] { $region } rises against { $seat }.
       *[no] { $region } stays calm under { $seat }.
    }
    .you-seat =
        { $revolt-id ->
            [yes] { $region } rises against you.
           *[no] { $region } stays calm under you.
        }
event-eliminated = { $seat } is out of the game.
    .you-seat = You are out of the game.
    .brief =
        { $seat-you ->
            [yes] you are out of the game
           *[no] { $seat } is out of the game
        }
event-heir-handed-over = { $seat } hands the heir { $noble-of } over to { $to }.
    .you-to = { $seat } hands the heir { $noble-of } over to you.
event-heir-killed = { $seat } has the heir { $noble-of } killed.
event-promised = { $seat } promises { $to }: “{ $words }” (promise no. { $number }).
    .you-to = { $seat } promises you: “{ $words }” (promise no. { $number }).
event-promise-called-broken = { $seat } calls promise no. { $number } broken.
event-promise-called-kept = { $seat } calls promise no. { $number } kept.
event-peace-promised = { $seat } promises { $to } not to attack through round { $until } (promise no. { $number }).
    .you-seat = You promise { $to } not to attack through round { $until } (promise no. { $number }).
    .you-to = { $seat } promises not to attack you through round { $until } (promise no. { $number }).
event-promise-broken = { $seat } attacks { $to } and breaks promise no. { $number }.
    .you-seat = You attack { $to } and break promise no. { $number }.
    .you-to = { $seat } attacks you and breaks promise no. { $number }.
event-promise-kept = { $seat } has kept promise no. { $number } to { $to }.
    .you-seat = You have kept promise no. { $number } to { $to }.
    .you-to = { $seat } has kept promise no. { $number } to you.
event-offer-made =
    { $give-id ->
        [none] { $seat } asks { $to } for { $ask } (offer no. { $number }).
       *[some] { $seat } offers { $to } { $give } for { $ask } (offer no. { $number }).
    }
    .you-to =
        { $give-id ->
            [none] { $seat } asks you for { $ask } (offer no. { $number }).
           *[some] { $seat } offers you { $give } for { $ask } (offer no. { $number }).
        }
event-offer-countered =
    { $give-id ->
        [none] { $seat } answers offer no. { $answers }: { $ask }, for nothing (offer no. { $number } to { $to }).
       *[some] { $seat } answers offer no. { $answers }: { $give } for { $ask } (offer no. { $number } to { $to }).
    }
    .you-to =
        { $give-id ->
            [none] { $seat } answers your offer no. { $answers }: { $ask }, for nothing (offer no. { $number }).
           *[some] { $seat } answers your offer no. { $answers }: { $give } for { $ask } (offer no. { $number }).
        }
event-deal-struck = { $to } accepts offer no. { $number } of { $seat }.
    .you-seat = { $to } accepts your offer no. { $number }.
    .you-to = You accept offer no. { $number } of { $seat }.
event-offer-closed =
    { $how-id ->
        [decline] { $to } declines offer no. { $number } of { $seat }.
        [retract] { $seat } takes back offer no. { $number } to { $to }.
       *[lapsed] Offer no. { $number } of { $seat } to { $to } comes to nothing.
    }
    .you-seat =
        { $how-id ->
            [decline] { $to } declines your offer no. { $number }.
            [retract] You take back offer no. { $number } to { $to }.
           *[lapsed] Your offer no. { $number } to { $to } comes to nothing.
        }
    .you-to =
        { $how-id ->
            [decline] You decline offer no. { $number } of { $seat }.
            [retract] { $seat } takes back offer no. { $number } to you.
           *[lapsed] Offer no. { $number } of { $seat } to you comes to nothing.
        }
event-game-ended =
    { $how-id ->
        [military] { $winner } holds enough of the kingdom’s cities and takes the throne.
        [last] { $winner } is the last baron left and takes the throne.
        [might] { $winner } holds the most cities of the kingdom and takes the throne.
        [influence] { $winner } has the most Influence and takes the throne.
       *[other] Nobody stands out, and the throne stays empty.
    }
    .you-winner =
        { $how-id ->
            [military] You hold enough of the kingdom’s cities and take the throne.
            [last] You are the last baron left and take the throne.
            [might] You hold the most cities of the kingdom and take the throne.
           *[other] You have the most Influence and take the throne.
        }

## Why something is not possible

reason-not-in-the-kingdom = { $region } lies overseas, outside the kingdom.
reason-city-there = A city stands { $region-in }.
reason-stronghold-there = Another baron’s stronghold stands { $region-in }.
reason-outer-region = { $region } lies at the edge of the kingdom, where no stronghold may stand with so few players.
reason-noble-there = Another baron’s noble is { $region-in }.
reason-without-troops = { $noble } has no troops.
reason-space-not-used = This space is not used with { $players } players.
reason-space-taken = There is a marker on this space already.
reason-too-dear =
    { $crowns ->
        [one] You cannot pay the { $crowns } crown for this space.
       *[other] You cannot pay the { $crowns } crowns for this space.
    }
reason-not-his-walls = You have neither a city nor a stronghold { $region-in }.
reason-besieged = { $region } is besieged.
reason-stronghold-not-fortified = A stronghold cannot be fortified.
reason-fortified-already = { $region } is fortified already.
reason-too-dear-works = You cannot pay for that, or there are not that many breaches { $region-at }.
reason-under-way = The expedition { $expedition-to } is under way already.
reason-not-the-question = The vote is not about that.
reason-banned-candidate = { $baron } is banned and cannot be chosen.
reason-heretic-candidate = { $baron } is a Heretic and cannot be chosen.
reason-not-banned = { $baron } is not banned.
reason-no-vote-of-its-own = { $card } cannot be put to the vote itself.
reason-not-in-the-discard = { $card } is not in the discard pile.
reason-another-region = Your card acts in the region that you have named, and nowhere else.
reason-out-of-reach = None of your fresh nobles can move { $region-to } or fight there.
reason-their-walls = The walls { $region-at } are another baron’s.
reason-no-port = There is no port { $region-in }, or nobody may sail.
reason-passage-refused = You were refused passage on the way { $region-to }.
reason-not-his-noble = { $noble } is not a noble of yours on the board.
reason-at-sea = { $noble } is at sea.
reason-exhausted = { $noble } is exhausted.
reason-shut-in = { $noble } is shut in by a siege.
reason-mountain = Mountains bar the way { $origin-from } { $region-to }.
reason-river = A river without a bridge bars the way { $origin-from } { $region-to }.
reason-not-adjacent = { $origin } and { $region } are not neighbours.
reason-off-the-road = To go that far, a noble must stay on the road all the way.
reason-inside-walls = Their nobles are within the walls { $region-at }: it takes an assault or a siege.
reason-no-walls = There is neither a city nor a stronghold { $region-in }.
reason-his-own-walls = The walls { $region-at } are your own.
reason-attack-refused = Others, or the law, forbid the attack on { $region }.
reason-besieged-this-round = You have besieged { $region } in this round already.
reason-too-weak = Your armies are not stronger than the defence { $region-of }.

## The end

outcome-military =
    { $cities ->
        [one] Military victory: { $cities } city of the kingdom was enough.
       *[other] Military victory: { $cities } cities of the kingdom were enough.
    }
    .brief = Military victory
outcome-influence = The last round is over: the most Influence makes the king.
outcome-might = The agreed number of rounds is over: the most cities of the kingdom make the king.
outcome-tie = All is equal: nobody wins.
outcome-last = Only one baron is left.
score = Influence

## What a table agrees on

option-edition = Edition
    .help = The cards and the map to play with; if left out, the standard edition.
option-barons = Barons
    .help = The colour of each player in turn, such as green, blue, red; if left out, the usual order.
option-influence = Length of the game
    .help = Influence in the reserve for each player: { $figure-length-influence } for the usual game, less for a short one, more for a long one.
option-open-motions = Open private motions
    .help = Private motions may also propose a law from a further list, or in one’s own words.
option-hostage-heirs = Hostage heirs
    .help = Barons may hand each other heirs of nobles, and kill those they hold.
option-elimination = Elimination
    .help = Whoever loses the stronghold is out of the game.
option-might = Might is right
    .help = The only victory is a military one; Influence wins nothing.
option-fate-limit = At most { figure-fate-limit }
    .help = Nobody draws more than { figure-fate-limit } for a combat, as the publisher’s FAQ has it.
option-faq-two-players = With two players, { figure-faq-cities } win
    .help = With two players a military victory takes { figure-faq-cities }, as the publisher’s FAQ has it.
option-retreat-exhausts = Exhausting retreats
    .help = A noble who can only retreat to the stronghold arrives there exhausted, as the English edition has it.
option-rounds = Rounds
    .help = Ends the game after so many rounds; the most Influence wins. 0: no limit.

## The guided first game

lesson-first = One round to the crown
    .about = Lead the green baron through one whole round, from planning to the crown: tax, hire, march, fight, storm a city, bargain and vote.
    .end-title = Long live the king!
    .end = The reserve of Influence is empty, so the game is over: you have 12, Blue 10 and Red 9. A real game lasts several rounds, and holds sieges, ships and expeditions besides; each question there names its rule, one click away.
lesson-first-plan = You are Raoul, the green baron. Once the reserve of Influence is empty, whoever has the most is king; every city brings some. You have 7, Blue 7, Red 6, and this is the last round. All plan it in secret: six cards, two on each of three stacks.
    .title = Influence makes a king
    .do = Stack 1 is played first: choose Levy Taxes and Draft Soldiers, then confirm.
    .do-two = Stack 2 comes next: Mobilize Forces and Serve the Church.
    .do-three = Stack 3 comes last: Mobilize Forces and Rally Support.
lesson-first-taxes = The cards of a stack turn up one by one, everybody’s mixed. Yours is Levy Taxes: 1 crown for each region where a noble of yours stands. Then the card goes to the Taxes zone. As soon as six cards lie there, two for each baron, all cities pay.
    .title = Crowns
    .do = Levy the taxes.
lesson-first-event = It was the sixth card, and your cities paid you 7 crowns. Now an event: Blue, the Head of the Church, had to say who draws it, and chose you. Stolen Treasury would take half of your crowns! But Faith can avert such an event, and you have 1.
    .title = Bad news, and Faith
    .do = Avert it with your Faith.
lesson-first-draft = Draft Soldiers puts a marker on the recruitment track. Once four lie there, mercenaries are hired, marker by marker from the left.
    .title = A place in the queue
    .do = Take the first space, to choose first.
lesson-first-hire = Red’s marker was the fourth, and you choose first. A company costs its wage now, and again at every payday. It can join a noble in one of your cities, one who waits off the board, or your stronghold.
    .title = Swords for hire
    .do = Hire the 150 English for 3 crowns, and confirm.
    .do-assign = Give them to Alan of Smalt, who stands in your city of Lenz.
lesson-first-march = Stack 2 begins with your Mobilize Forces: name one region, move nobles into it, and fight there. In C4, next to your city of Bingen, stands Red’s noble Konrad with 200 men. Your Ernesto has 300.
    .title = To war
    .do = Choose the region C4, where Konrad stands, and confirm.
    .do-move = Let Ernesto march there.
    .do-attack = Choose the battle.
lesson-first-fate = Each side drew a Fate card for every 100 men and 2 for its commander, and now discards 2 or more. Inflict costs the enemy 100 men, Avoid saves 100 of yours. Most Victories win; with 2 more, the enemy noble falls. Ernesto adds 1.
    .title = Fate cards
    .do = Discard both Inflict cards: two Victories will win, and Avoid saves men.
    .do-away = You won by 3 Victories to 0. Put the used card in the Assembly zone.
lesson-first-church = Serve the Church brings 1 Faith. Blue has spent his, so you will have the most and become Head of the Church: from then on you say who draws events. This card may go to any of the zones.
    .title = Head of the Church
    .do = Serve the Church.
    .do-away = Choose the Wages zone: five cards lie there, and the sixth makes it payday.
lesson-first-wages = All barons pay their soldiers now. Your regulars took 4 crowns, and would stay even unpaid; mercenaries would not. You need not pay Kazimierz’s men: a small army serves him for nothing.
    .title = Payday
    .do = Choose both companies, and confirm.
lesson-first-road = Mobilize Forces again. A noble moves one region, or up to three along a road, so Kazimierz can reach Fröli: a city of nobody, with walls of 200. A siege would be sure to take it, but only in the next round. An assault is decided at once.
    .title = A city to take
    .do = Choose Fröli, and confirm.
    .do-move = Let Kazimierz march there along the road.
    .do-attack = Choose the assault.
lesson-first-walls = Walls draw a card for every 100 of their strength, and discard none. You take the city with more Victories, or by breaking its walls down. Kazimierz has 250 men and can bear a loss.
    .title = Over the walls
    .do = Keep the two Victories: discard Avoid and Inflict.
    .do-control = You won. Keep the city: it brings crowns, votes and Influence.
    .do-away = Put the card in the Assembly zone again: it is the fifth there.
lesson-first-rally = Rally Support brings 2 votes. You will then have the most, and be Chairman: he sets the order of voting and decides ties. It is the sixth card in the Assembly zone, so the barons meet at once, and each takes 1 vote and 1 for each of his cities.
    .title = The assembly
    .do = Rally support.
    .do-order = As Chairman, order the votes as they are listed, and confirm.
lesson-first-deal = Royal Recognition gives 2 Influence to the baron with the most votes. You have 7 votes, Blue 6, Red 5: a friend would help. At any time you may give crowns or make promises, which nobody is bound to keep.
    .title = A friend for two crowns
    .do-give = Choose Out of turn (…), then Give crowns: 2 to Squire 2, the blue baron.
lesson-first-vote = Blue has promised you his votes. For each matter all bid first, in secret, and then declare in turn what their votes are for. Votes that were bid are spent, whatever comes of it.
    .title = Sealed bids
    .do = Bid 4 of your 7 votes, and confirm.
    .do-voice = Declare them for yourself, Raoul, in green.
lesson-first-law = Blue kept his word: you take 2 Influence. Next comes a law, by which no city may be razed. Offices and charges are voted, too, for one baron each. Whoever does not like a decision may refuse it, but is banned from the assembly.
    .title = A law, and the Chairman
    .do = Bid your last 3 votes, and confirm.
    .do-voice = Declare them for the law: yes.
    .do-tie = Three against three: the Chairman decides, and that is you. Say yes.
lesson-first-upkeep = The round ends with Upkeep. Each city has given its owner 1 Influence, and the reserve is empty. But a city without a noble in it may revolt, and Bingen does. Pay Faith or crowns, or lose it.
    .title = Upkeep
    .do = Calm Bingen with 1 Faith.
reason-lesson-first-plan = You may plan as you like, but for this lesson: Levy Taxes and Draft Soldiers on stack 1, Mobilize Forces and Serve the Church on 2, Mobilize Forces and Rally Support on 3.
reason-lesson-first-taxes = That is allowed, but war is dear: levy the taxes.
reason-lesson-first-event = You could bear it, but it would cost you 8 crowns: avert it with your Faith.
reason-lesson-first-draft = That is allowed, but the further left, the sooner you choose: take the first space.
reason-lesson-first-hire = That is allowed, but the 150 English are the strongest here: hire them, for Alan of Smalt.
reason-lesson-first-march = That is allowed, but Red stands before Bingen: send Ernesto to C4, and fight.
reason-lesson-first-fate = That is allowed, but discard just the two Inflict cards, and then choose the Assembly zone for Mobilize Forces.
reason-lesson-first-church = That is allowed, but serve the Church, and put the card in the Wages zone.
reason-lesson-first-wages = Unpaid mercenaries desert you: you can afford both companies.
reason-lesson-first-road = That is allowed, but this round is the last: march to Fröli with Kazimierz, and storm it now.
reason-lesson-first-walls = That is allowed, but keep the two Victories; then keep the city, and choose the Assembly zone.
reason-lesson-first-rally = That is allowed, but you will need votes: rally support, and then have Royal Recognition voted first, Protection of Cities second.
reason-lesson-first-deal = First make Blue a friend: out of turn, give him 2 crowns.
reason-lesson-first-vote = That is allowed, but bid 4 votes, and declare them for yourself: enough to win, and some are left.
reason-lesson-first-law = That is allowed, but bid all 3 votes for the law: it protects your new city.
reason-lesson-first-upkeep = That is allowed, but Faith is the cheapest way.

## What is wrong with an edition

fault-players = the game is for 2 to 6 players
fault-no-ending = does not say how “{ $expedition }” ends
fault-named-by-none = no card names “{ $value }”
fault-one-way = { $region } does not lead back
fault-overseas = an overseas region has a port and no land neighbours
fault-same-place = { $region } lies there already
fault-border =
    { $kind ->
        [bridge] a bridge, but the land of these regions does not join them
        [river] a river without a bridge, but the land of these regions joins them
       *[mountain] a mountain, but the land of these regions joins them
    }
fault-apart = { $one } and { $other } do not touch
fault-no-way = nobody can walk from { $one } to { $other }
fault-two-cities = there are two cities in { $region }
fault-cities = there are { $number } cities in the kingdom, but { $razed } may be razed at the start
fault-strongholds = there are { $regions } regions for the strongholds of { $number } players, away from the edge and without a city
fault-shapes =
    { $shapes ->
        [none] needs one noble of each shape, and has none
       *[other] needs one noble of each shape, and has { $shapes }
    }
fault-mercenaries = there are too few cards of strength { $strength } to begin with six players
fault-few-cards = there must be { $least } cards at least
fault-length-choices = { $influence } is not among the choices
fault-id-of-other = is the id of a card in { $table }, too
fault-lasts =
    { $lasting ->
        [yes] “{ $effect }” needs to say how long it lasts
       *[no] “{ $effect }” does not last
    }
fault-of-what = “{ $effect }” of what?
fault-motion-effect = a motion has an effect, and nothing else has one
fault-no-vote = every card but a private motion says how it is voted, and a private motion does not
fault-vote-of-baron =
    { $kind ->
        [charge] for a charge a baron is chosen: vote = "baron"
       *[office] for an office a baron is chosen: vote = "baron"
    }
fault-vote-of-law = a law is voted by yes or no: vote = "yes-no"
fault-vote-of-effect = “{ $effect }” does not go with a vote by “{ $vote }”

## Where we are in the rulebook

passage-setup = Set-up
passage-razing = Razed cities
passage-armies = Armies
passage-strongholds = Strongholds
passage-nobles = Nobles
passage-round = Round { $number }
passage-planning = Preparation
passage-actions = Actions
passage-stack = Stack { $number }
passage-card = Action card
passage-battle = Battle
passage-assault = Assault
passage-assembly = Assembly
passage-upkeep = Upkeep
passage-revolts = Revolts
passage-ships = Ships
passage-arrivals = Arrivals
passage-end = End of the round

# -- numbers of the box with what they count --

figure-levy =
    { $figure-actions-levy-per-region ->
        [one] { $figure-actions-levy-per-region } crown
       *[other] { $figure-actions-levy-per-region } crowns
    }
figure-rally =
    { $figure-actions-rally-votes ->
        [one] { $figure-actions-rally-votes } vote
       *[other] { $figure-actions-rally-votes } votes
    }
figure-church =
    { $figure-actions-church-faith ->
        [one] { $figure-actions-church-faith } Faith
       *[other] { $figure-actions-church-faith } Faith
    }
figure-improvised-crowns =
    { $figure-actions-improvised-crowns ->
        [one] { $figure-actions-improvised-crowns } crown
       *[other] { $figure-actions-improvised-crowns } crowns
    }
figure-improvised-votes =
    { $figure-actions-improvised-votes ->
        [one] { $figure-actions-improvised-votes } vote
       *[other] { $figure-actions-improvised-votes } votes
    }
figure-planned =
    { $figure-planning-cards ->
        [one] { $figure-planning-cards } card
       *[other] { $figure-planning-cards } cards
    }
figure-planned-actions =
    { $figure-planning-cards ->
        [one] { $figure-planning-cards } action card
       *[other] { $figure-planning-cards } action cards
    }
figure-neutral =
    { $figure-planning-neutral ->
        [one] { $figure-planning-neutral } neutral one
       *[other] { $figure-planning-neutral } neutral ones
    }
figure-trigger =
    { $figure-triggers-cards-per-baron ->
        [one] { $figure-triggers-cards-per-baron } card
       *[other] { $figure-triggers-cards-per-baron } cards
    }
figure-commander =
    { $figure-combat-commander-cards ->
        [one] { $figure-combat-commander-cards } extra Fate card
       *[other] { $figure-combat-commander-cards } extra Fate cards
    }
figure-healing =
    { $figure-prices-casualty ->
        [one] { $figure-prices-casualty } crown
       *[other] { $figure-prices-casualty } crowns
    }
figure-blessing =
    { $figure-prices-blessing ->
        [one] { $figure-prices-blessing } Faith
       *[other] { $figure-prices-blessing } Faith
    }
figure-naming =
    { $figure-prices-name-another ->
        [one] { $figure-prices-name-another } Faith
       *[other] { $figure-prices-name-another } Faith
    }
figure-quelling =
    { $figure-prices-revolt-faith ->
        [one] { $figure-prices-revolt-faith } Faith
       *[other] { $figure-prices-revolt-faith } Faith
    }
figure-charges =
    { $figure-gains-charges ->
        [one] { $figure-gains-charges } charge
       *[other] { $figure-gains-charges } charges
    }
figure-fate-limit =
    { $figure-combat-fate-limit ->
        [one] { $figure-combat-fate-limit } Fate card
       *[other] { $figure-combat-fate-limit } Fate cards
    }
figure-faq-cities =
    { $figure-victory-faq-two-players ->
        [one] { $figure-victory-faq-two-players } city
       *[other] { $figure-victory-faq-two-players } cities
    }
figure-triangle =
    { $figure-shape-triangle-victory ->
        [one] { $figure-shape-triangle-victory } more victory
       *[other] { $figure-shape-triangle-victory } more victories
    }
figure-fee-1 =
    { $figure-space-1-fee ->
        [one] { $figure-space-1-fee } crown
       *[other] { $figure-space-1-fee } crowns
    }
figure-fee-2 =
    { $figure-space-2-fee ->
        [one] { $figure-space-2-fee } crown
       *[other] { $figure-space-2-fee } crowns
    }
figure-fee-3 =
    { $figure-space-3-fee ->
        [one] { $figure-space-3-fee } crown
       *[other] { $figure-space-3-fee } crowns
    }
figure-fee-4 =
    { $figure-space-4-fee ->
        [one] { $figure-space-4-fee } crown
       *[other] { $figure-space-4-fee } crowns
    }
figure-fee-5 =
    { $figure-space-5-fee ->
        [one] { $figure-space-5-fee } crown
       *[other] { $figure-space-5-fee } crowns
    }
figure-fee-6 =
    { $figure-space-6-fee ->
        [one] { $figure-space-6-fee } crown
       *[other] { $figure-space-6-fee } crowns
    }
figure-fee-7 =
    { $figure-space-7-fee ->
        [one] { $figure-space-7-fee } crown
       *[other] { $figure-space-7-fee } crowns
    }
figure-guilds =
    { $figure-agenda-guild-privileges-force-fortified-extra ->
        [one] { $figure-agenda-guild-privileges-force-fortified-extra } crown
       *[other] { $figure-agenda-guild-privileges-force-fortified-extra } crowns
    }
