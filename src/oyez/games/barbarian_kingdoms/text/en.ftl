### Barbarian Kingdoms in English.

game-name = Barbarian Kingdoms
game-description = After the fall of the Western Empire, up to six peoples recruit, tax, fight and bribe for its lands. The first to control seven Provinces or to defeat two rival Kings wins.

## Kinds of things that have names: the attributes are forms of any such name.

form-kingdom = { $name }
    .the = the { $name }
    .start = The { $name }
    .of = of the { $name }
    .to = to the { $name }
    .own-the = your { $name }
    .own-start = Your { $name }
    .own-of = of your { $name }
    .own-to = to your { $name }
form-province = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }
form-zone = { $name }
form-coin = { $name }
form-unit = { $name }
form-scenario = { $name }

## Kingdoms and their Kings

kingdom-huns = Huns
    .king = Attila
kingdom-ostrogoths = Ostrogoths
    .king = Theodoric
kingdom-vandals = Vandals
    .king = Geiseric
kingdom-visigoths = Visigoths
    .king = Alaric
kingdom-saxons = Saxons
    .king = Ælle
kingdom-franks = Franks
    .king = Clovis

## Provinces and the Sea

province-hunnia = Hunnia
province-gepidia = Gepidia
province-quadia = Quadia
province-latium = Latium
province-liguria = Liguria
province-apulia = Apulia
province-africa = Africa
province-numidia = Numidia
province-byzacena = Byzacena
province-aquitania = Aquitania
province-tarraconensis = Tarraconensis
province-carthaginensis = Carthaginensis
province-cantia = Cantia
province-icenia = Icenia
province-brigantia = Brigantia
province-belgica = Belgica
province-ripuaria = Ripuaria
province-mosellana = Mosellana
province-caledonia = Caledonia
province-hibernia = Hibernia
province-cambria = Cambria
province-armorica = Armorica
province-burgundia = Burgundia
province-narbonensis = Narbonensis
province-frisia = Frisia
province-thuringia = Thuringia
province-alemannia = Alemannia
province-noricum = Noricum
province-pannonia = Pannonia
province-illyricum = Illyricum
province-sicilia = Sicilia
province-sardinia = Sardinia
province-mauretania = Mauretania
province-tripolitania = Tripolitania
province-baetica = Baetica
province-gallaecia = Gallaecia
zone-sea =
    { $count ->
        [one] Sea
       *[other] Sea (×{ $count })
    }
    .in = at Sea
    .to = to the Sea
    .from = from the Sea

## Units, money and the other pieces

unit-king = King
    .one = the King
    .their = their King
unit-warrior = Warrior
    .one = a Warrior
    .their = a Warrior
coin-bronze = { $count } bronze
    .many = bronze
coin-silver = { $count } silver
    .many = silver
coin-gold = { $count } gold
    .many = gold
coin-diamond =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
    .many = diamonds
king-of = { $kingdom-king }, King { $kingdom-of }
warrior-of = Warrior { $kingdom-of }
piece-king = King
piece-warrior = Warrior
piece-control-token = Control Token
piece-domination-tile = Domination Tile
piece-chest = Chest
piece-bronze = Bronze
piece-silver = Silver
piece-gold = Gold
piece-diamond = Diamond

## Scenarios

scenario-2-1 = Ostrogoths and Vandals (A) against Visigoths and Franks (B)
scenario-2-2 = Huns and Franks (A) against Vandals and Visigoths (B)
scenario-3-1 = Ostrogoths, Visigoths and Franks
scenario-3-2 = Huns, Ostrogoths and Franks
scenario-4-1 = Ostrogoths, Vandals, Visigoths and Franks
scenario-4-2 = Huns, Vandals, Visigoths and Franks
scenario-4-3 = Huns, Vandals, Saxons and Franks
scenario-5-1 = Huns, Ostrogoths, Vandals, Visigoths and Franks
scenario-5-2 = Huns, Ostrogoths, Vandals, Saxons and Franks
scenario-5-3 = Huns, Ostrogoths, Visigoths, Saxons and Franks
scenario-6-1 = Huns, Ostrogoths, Vandals, Visigoths, Saxons and Franks

## Powers

power-hun-horsemen = { power-hun-horsemen.name }: { power-hun-horsemen.text }
    .name = Horsemen
    .text = In Manoeuvres each Hun Unit may move twice.
power-hun-scourge = { power-hun-scourge.name }: { power-hun-scourge.text }
    .name = Scourge of God
    .text = When Attila has led a successful Assault and stands in its target, the Huns may claim it in the same turn.
power-ost-fortifications = { power-ost-fortifications.name }: { power-ost-fortifications.text }
    .name = Fortifications
    .text = In a Battle in a Province they control, the Ostrogoths get 1 Battle Point for each tremis of face-up Loot there.
power-ost-lawgiver = { power-ost-lawgiver.name }: { power-ost-lawgiver.text }
    .name = Lawgiver
    .text = While Theodoric lives, the control bonus of the Ostrogoths is 4 Battle Points instead of 2.
power-van-raid = { power-van-raid.name }: { power-van-raid.text }
    .name = Raid
    .text = The Vandals may evacuate to the Sea from a port, and return to the Sea at once after a successful Assault on a port.
power-van-lord-of-the-sea = { power-van-lord-of-the-sea.name }: { power-van-lord-of-the-sea.text }
    .name = Lord of the Sea
    .text = From a port, Geiseric can contest and reinforce in any other port.
power-vis-hospitality = { power-vis-hospitality.name }: { power-vis-hospitality.text }
    .name = Hospitality
    .text = In a Taxation, Provinces that the Visigoths merely occupy count and can be taxed too.
power-vis-warlord = { power-vis-warlord.name }: { power-vis-warlord.text }
    .name = Warlord
    .text = In a Battle where Alaric fights, each Visigoth Warrior gives 4 Battle Points instead of 3.
power-sax-keels = { power-sax-keels.name }: { power-sax-keels.text }
    .name = Keels
    .text = A Saxon Warrior can be recruited at Sea, its cost being laid in a port the Saxons control.
power-sax-bretwalda = { power-sax-bretwalda.name }: { power-sax-bretwalda.text }
    .name = Bretwalda
    .text = After a Saxon Recruitment or Taxation, Ælle may make one move, or castle, as in Manoeuvres.
power-fra-leudes = { power-fra-leudes.name }: { power-fra-leudes.text }
    .name = Leudes
    .text = Frankish Warriors can reinforce from two Provinces away, through a Province the Franks control.
power-fra-baptism = { power-fra-baptism.name }: { power-fra-baptism.text }
    .name = Baptism
    .text = Nobody can contest a Claim where Clovis stands.

## Questions

prompt-select-kingdom = { $seat }, bring one Kingdom into the scenario that the table is drafting.
    .brief = Bring in one Kingdom
prompt-pick-scenario = { $seat }, pick the scenario, as winner of the previous game.
    .brief = Pick the scenario
prompt-take-kingdom = { $seat }, choose what you play, as it is your turn to choose.
    .brief = Choose what you play
prompt-spread-loot = { $seat }, lay 1 bronze, 1 silver and 1 gold in the three Initial Provinces { $kingdom-of } as their first Loot.
    .brief = First Loot { $kingdom-of }
prompt-fix-order = { $seat }, choose which of your two Kingdoms plays first in every round.
    .brief = Which Kingdom plays first
prompt-announce = { $seat }, announce the action { $kingdom-of } for this turn.
    .brief = Your action: { $kingdom }
prompt-end-turn = { $seat }, end the turn { $kingdom-of }; until then you can take back what you have done.
    .brief = End the turn { $kingdom-of }
prompt-pay = { $seat }, choose the tokens, worth { $cost } tremis or just above, that { $kingdom-the } lay in { $province } to pay for this action.
    .brief = Pay { $cost } tremis in { $province }
prompt-tax = { $seat }, choose the tokens that { $kingdom-the } collect from their Provinces, worth { $amount } tremis at most.
    .brief = Collect up to { $amount } tremis
prompt-tax-change = { $seat }, { $kingdom-the } may still collect { $amount } tremis: choose a larger token to take against change, if you want one.
    .brief = Change for { $amount } tremis more
prompt-manoeuvre = { $seat }, move a Unit { $kingdom-of }, or end their Manoeuvres.
    .brief = Move a Unit { $kingdom-of }
prompt-bretwalda = { $seat }, make one move with { $kingdom-king }, King { $kingdom-of }, if you like, since he is Bretwalda.
    .brief = A move with { $kingdom-king }
prompt-contest = { $seat }, choose a Unit { $kingdom-of } to contest what { $rival-the } are doing in { $province }, or let it pass.
    .brief = Contest { $rival-the } in { $province }?
prompt-reinforce = { $seat }, choose the Units { $kingdom-of } that you bring into the Battle in { $province }, or nobody to pass: { $points } Battle Points stand against { $rival_points }.
    .brief = Reinforcements: { $points } against { $rival_points }
prompt-bribe = { $seat }, fill the purse { $kingdom-of } against { $rival-the } in secret for the Battle in { $province }: you have { $points } Battle Points against { $rival_points }, each tremis gives you 1 more, and your rival keeps it.
    .brief = Your bribe: { $points } against { $rival_points }
prompt-evacuate = { $seat }, choose where the victorious Units { $kingdom-of } end up, as only one can stay in { $province }.
    .brief = One Unit stays in { $province }
prompt-raid = { $seat }, choose whether the Unit { $kingdom-of } in { $province } returns to the Sea, by the power Raid.
    .brief = Back to the Sea from { $province }?
prompt-scourge = { $seat }, choose whether { $kingdom-the } claim { $province } at once, as { $kingdom-king } is the Scourge of God.
    .brief = Claim { $province } at once?

## Standing orders

choice-let-pass-unless-mine = Let it pass unless the Province is mine
order-contest-let-pass = Never contest
    .here = Never contest in { $province }
order-contest-let-pass-unless-mine = Never contest but in Provinces of mine
order-reinforce-nothing = Never bring reinforcements
order-raid-embark = After a raid, always back to the Sea
order-raid-remain = After a raid, always stay
order-pay-as-suggested = Always pay as cheaply as possible
order-tax-as-suggested = Always collect as much as possible
order-tax-change-enough = Never take tokens against change
order-end-turn-end-turn = End my turn without asking

## Choices

choice-take =
    { $lot-id ->
        [A] The two Kingdoms under the letter A
        [B] The two Kingdoms under the letter B
        [C] The two Kingdoms under the letter C
       *[other] { $lot-start }
    }
choice-pick = { $scenario-id }: { $scenario }
choice-spread = Bronze in { $bronze }, silver in { $silver }, gold in { $gold }
choice-play-first = { $kingdom-start } first
choice-recruit = Recruitment: a Warrior in { $province }
choice-recruit-at-sea = Recruitment: a Warrior at Sea, paid for in { $port }
choice-tax = Taxation
choice-manoeuvre = Manoeuvres
choice-end-turn = End the turn
choice-assault = Assault: { $unit-one } { $origin-from } { $target-to }
choice-claim = Claim: { $province }
choice-claim-nothing = Claim nothing for now
choice-token =
    { $count ->
        [one] { $coin } from { $province }
       *[other] { $count } { $coin-many } from { $province }
    }
choice-tax-nothing = None of these
choice-against-change = Take { $coin } from { $province } and lay { $change } there in change
choice-enough = Take nothing more
choice-move = Move { $unit-one } { $origin-from } { $target-to }
choice-castle = Castle the King { $king-in } with the Warrior { $warrior-in }
choice-done = End the Manoeuvres
choice-bretwalda-done = No move
choice-contest = Contest with { $unit-one } { $origin-from }
choice-let-pass = Let it pass
choice-reinforce =
    { $count ->
        [one] { $unit-one } { $origin-from }
       *[other] { $count } Warriors { $origin-from }
    }
choice-reinforce-nothing = Bring nobody
choice-bribe-nothing = Offer nothing
choice-evacuation =
    { $king-id ->
        [none] Warriors: { $warriors }
       *[other]
            { $warriors-id ->
                [none] King: { $king }; no Warriors
               *[other] King: { $king }; Warriors: { $warriors }
            }
    }
choice-embark = Return to the Sea
choice-remain = Stay in the Province
choice-make-change = Make change in { $province }: give { $give }, take { $take }
offer-change = change in { $province }
choice-offer-change = Offer change to the owner of { $province }: give { $give }, take { $take }

## What happens

event-scenario-chosen =
    { $seat-id ->
        [none] The scenario is { $scenario-id }: { $scenario }.
       *[other] { $seat } picks the scenario { $scenario-id }: { $scenario }.
    }
event-kingdom-selected = { $seat } brings { $kingdom-the } into the scenario.
event-kingdom-taken = { $seat } plays { $kingdom-the }.
event-loot-spread = { $kingdom-start } lay bronze in { $bronze }, silver in { $silver } and gold in { $gold }.
event-order-fixed = { $seat } always plays { $first-the } first and { $second-the } second.
event-turn-begun = Round { $round }: it is the turn { $kingdom-of }.
event-recruited =
    { $zone-id ->
        [sea] { $kingdom-start } recruit a Warrior at Sea and lay { $paid } in { $into }.
       *[other] { $kingdom-start } recruit a Warrior in { $zone } and lay { $paid } there.
    }
    .brief =
        { $zone-id ->
            [sea] { $kingdom-the } recruit a Warrior at Sea
           *[other] { $kingdom-the } recruit a Warrior in { $zone }
        }
event-taxed =
    { $taken-id ->
        [none] { $kingdom-start } collect nothing.
       *[other]
            { $laid-id ->
                [none] { $kingdom-start } collect { $taken } from { $provinces }.
               *[other] { $kingdom-start } collect { $taken } from { $provinces } and lay { $laid } in change.
            }
    }
event-manoeuvred = { $kingdom-start } manoeuvre.
event-moved = { $kingdom-start } move { $unit-their } { $origin-from } { $target-to }.
    .brief = { $unit-their } { $origin-from } { $target-to }
event-castled = { $kingdom-start } castle: their King goes { $king_to-to }, a Warrior { $warrior_to-to }.
event-assaulted = { $kingdom-start } assault { $target } with { $unit-their } { $origin-from }.
event-claimed = { $kingdom-start } claim { $province } and lay { $paid } there.
event-contested = { $kingdom-start } contest the action in { $province } with { $unit-their } { $origin-from }.
    .brief = { $kingdom-the } contest it
event-contest-declined = { $kingdom-start } let the action in { $province } pass.
    .brief = { $kingdom-the } let it pass
event-reinforced = { $kingdom-start } bring { $unit-their } { $origin-from } into the Battle in { $province }.
    .brief = { $kingdom-the } bring { $unit-their }
event-reinforcements-passed = { $kingdom-start } bring no more Units.
event-bribed =
    { $coins-id ->
        [none] { $kingdom-start } offer { $rival-the } no Bribe.
       *[other] { $kingdom-start } pay { $rival-the } a Bribe of { $coins }.
    }
    .brief =
        { $coins-id ->
            [none] { $kingdom-the } offer { $rival-the } no Bribe
           *[other] { $kingdom-the } bribe { $rival-the } with { $coins }
        }
event-battle-counted =
    { $fortifications ->
        [0] { $kingdom-start } have { $total } Battle Points: control { $control }, Units { $units }, Bribe { $bribe }.
       *[other] { $kingdom-start } have { $total } Battle Points: control { $control }, Units { $units }, Fortifications { $fortifications }, Bribe { $bribe }.
    }
event-battle-won = { $kingdom-start } win the Battle in { $province } against { $loser-the }.
    .brief = { $kingdom-the } win the Battle against { $loser-the }
event-warrior-returned = A Warrior { $kingdom-of } goes back from { $province } to the reserve.
    .brief = a Warrior { $kingdom-of } is lost
event-king-eliminated = { $kingdom-king }, King { $kingdom-of }, falls in { $province } and becomes a trophy { $winner-of }.
    .brief = { $kingdom-king }, King { $kingdom-of }, falls
event-evacuated = { $kingdom-start } evacuate { $unit-their } { $origin-from } { $target-to }.
    .brief = { $kingdom-the } evacuate { $unit-their } { $target-to }
event-pillaged =
    { $coins-id ->
        [none] { $kingdom-start } pillage { $province } and take a chest.
       *[other]
            { $chest-id ->
                [no] { $kingdom-start } pillage { $province } and take { $coins }.
               *[yes] { $kingdom-start } pillage { $province } and take { $coins } and a chest.
            }
    }
    .brief =
        { $coins-id ->
            [none] { $kingdom-the } take a chest
           *[other]
                { $chest-id ->
                    [no] { $kingdom-the } take { $coins }
                   *[yes] { $kingdom-the } take { $coins } and a chest
                }
        }
event-chest-opened = { $kingdom-start } find { $coin } in the chest from { $province } (for the eyes of { $seat } only).
    .you-seat = { $kingdom-start } find { $coin } in the chest from { $province }. Only you know.
event-token-placed = { $kingdom-start } place a Control Token in { $province }.
    .brief = { $kingdom-the } control { $province } now
event-token-removed = The Control Token { $kingdom-of } in { $province } goes back to the reserve.
    .brief = { $kingdom-the } lose { $province }
event-action-failed = The action { $kingdom-of } in { $province } fails.
    .brief = the action { $kingdom-of } fails
event-returned-to-sea = { $kingdom-start } return from { $province } to the Sea.
event-change-made = { $seat } makes change in { $province }: { $give } for { $take }.
event-change-offered = { $seat } offers { $to } to make change in { $province }: { $give } for { $take }.
    .you-to = { $seat } offers you change in { $province }: { $give } for { $take }.
event-offer-closed =
    { $how-id ->
        [decline] { $to } declines the offer of { $seat }.
        [retract] { $seat } takes back the offer made to { $to }.
       *[lapsed] The offer of { $seat } to { $to } lapses.
    }
    .you-seat =
        { $how-id ->
            [decline] { $to } declines your offer.
            [retract] You take back your offer to { $to }.
           *[lapsed] Your offer to { $to } lapses.
        }
    .you-to =
        { $how-id ->
            [decline] You decline the offer of { $seat }.
            [retract] { $seat } takes back the offer made to you.
           *[lapsed] The offer of { $seat } to you lapses.
        }
event-game-won =
    { $how-id ->
        [territorial] { $seat } wins a territorial victory with { $kingdom-the }.
        [military] { $seat } wins a military victory with { $kingdom-the }.
       *[rounds] The last round is over: { $seat } wins with { $kingdom-the }, whose reign is the best.
    }
    .you-seat =
        { $how-id ->
            [territorial] You win a territorial victory with { $kingdom-the }.
            [military] You win a military victory with { $kingdom-the }.
           *[rounds] The last round is over: you win with { $kingdom-the }, whose reign is the best.
        }

## Why an action is not possible

reason-nothing-to-tax = Nothing can be collected: no token in your Provinces fits the amount, and you lack the change for a larger one.
reason-no-warrior-left = No Warrior of yours is left in reserve.
reason-too-dear = Your Treasury does not hold the { $cost } tremis that this costs.
reason-not-yours = You do not control { $province }.
reason-occupied = A Unit already stands in { $province }.
reason-closed = { $province } is closed in this game.
reason-no-such-unit = { $province }: no such Unit of yours stands there.
reason-not-adjacent = { $province } is not adjacent to where this Unit stands.
reason-already-yours = You already control { $province }.
reason-own-unit-there = A Unit of yours already stands in { $province }.
reason-sister-there = A Unit of your other Kingdom stands in { $province }.
reason-not-occupied = No Unit of yours stands in { $province }.
reason-capital = { $province } is a Capital, and Capitals cannot be claimed.
reason-no-token-left = No Control Token of yours is left in reserve.

## Figures on a player's panel

counter-provinces = Provinces
counter-warriors = Warriors in reserve
counter-tokens = Control Tokens in reserve
counter-recruit-cost = Cost of a Warrior
counter-claim-cost = Cost of a Claim
counter-trophies = Kings defeated
counter-king = King alive
counter-treasury = Treasury, in tremis
counter-bronze = Bronze (1 tremis)
counter-silver = Silver (2 tremis)
counter-gold = Gold (3 tremis)
counter-diamond = Diamond (5 tremis)
counter-battle-king = King
counter-battle-warriors = Warriors
counter-battle-control = Control
counter-battle-fortifications = Fortifications
counter-battle-units = Units
counter-battle-bribe = Bribe
clash-battle = Battle for { $province }
clash-tie = If both are equal, { $kingdom-the } win.

chronicle-provinces = Provinces
chronicle-treasury = Treasury, in tremis
chronicle-units = Units on the map

## The end

outcome-territorial =
    { $provinces ->
        [one] Territorial victory: { $provinces } Province under control.
       *[other] Territorial victory: { $provinces } Provinces under control.
    }
    .brief = Territorial victory
outcome-military =
    { $kings ->
        [one] Military victory: { $kings } rival King defeated.
       *[other] Military victory: { $kings } rival Kings defeated.
    }
    .brief = Military victory
outcome-rounds = The agreed number of rounds is over: the best reign wins.
score = Reign Score
score-defeated-kings = Kings defeated
score-living-kings = Kings alive
score-warriors = Warriors on the map
score-tokens = Control Tokens on the map
score-treasury = Treasury
title-distressing = a distressing reign
title-ridiculous = a ridiculous reign
title-humiliating = a humiliating reign
title-pitiful = a pitiful reign
title-mediocre = a mediocre reign
title-fair = a fair reign
title-sufficient = a sufficient reign
title-honourable = an honourable reign
title-brilliant = a brilliant reign
title-glorious = a glorious reign
title-epic = an epic reign
title-legendary = a legendary reign

## What a table agrees on

option-edition = Edition
    .help = The box that is played with; left out, the standard edition.
option-scenario = Scenario
    .help = The row of the Scenario card, such as 4-1; left out, the one for a first game.
option-kingdoms = Kingdoms
    .help = The Kingdom of each player in turn (with two players, the letter of a pair); left out, they are drawn.
option-powers = Powers
    .help = Play with the powers of the Kingdoms and Kings.
option-rounds = Rounds
    .help = End the game after so many rounds, the best Reign Score winning; 0 for no limit.
option-change-with-rivals = Change with rivals
    .help = Players may offer each other to make change in a Province of the other.
option-privilege = Privilege
    .help = The winner of the previous game picks the scenario.
option-inheritance = Inheritance
    .help = Kingdoms are chosen in the order of the Reign Scores of the previous game.
option-precedence = Precedence
    .help = The winner of the previous game plays first.
option-expert = Expert scenario
    .help = The players draft the Kingdoms in play, then choose among them; for three players or more.
option-previous = Previous game
    .help = The game whose winner and Reign Scores count for Privilege, Inheritance, Precedence and the expert scenario.

## The guided first game

lesson-first = Five Provinces, two to go
    .about = Lead the Franks from five Provinces to the seven that win: you learn the five actions, contesting and bribes by doing them.
    .end-title = Victory!
    .end = Seven Provinces: the game is yours. You have used all five actions, contested and bribed; a real game starts smaller and your rivals are less polite, but the rules are just these.
lesson-first-recruit = You are Clovis, King of the Franks, in green. Whoever controls seven Provinces wins, and you already hold five. To take more you need soldiers.
    .title = Seven Provinces win
    .do = Choose Mosellana, to recruit a Warrior there.
lesson-first-pay = The Warrior costs 1 tremis, and the coin is not gone: it stays in Mosellana as Loot. You can tax it back one day, unless a rival pillages it first.
    .title = Your money stays on the map
    .do = Pay with 1 bronze, which is worth 1.
lesson-first-end = A turn is one single action. Until you end it, you can take it back with Undo.
    .title = One action a turn
    .do = End your turn, and your rivals will play theirs.
lesson-first-tax = Your lands pay you: a Taxation collects up to 1 tremis for each Province you control, out of the Loot lying there. Five Provinces make 5.
    .title = Taxation
    .do = Choose Taxation.
    .do-collect = Pick coins worth 5 in all, such as the gold in Belgica (3) and the silver in Ripuaria (2).
    .do-end = End your turn.
lesson-first-assault = Burgundia belongs to nobody, and a chest lies in it. An Assault moves one of your Units next door and pillages everything there.
    .title = Assault
    .do = Choose your Warrior in Mosellana on the map, then Burgundia.
lesson-first-claim = The chest held a diamond, worth 5! Your rivals saw the chest go but not what was in it, for every Treasury is secret. But standing in a Province does not make it yours: you must claim it.
    .title = A secret, and a Claim
    .do = Claim Burgundia.
    .do-pay = Pay the 6 tremis, with whichever coins you like. Each further Claim costs more.
lesson-first-contested = A Visigoth Warrior comes from Aquitania to stop you: a Battle, and a Warrior counts 3 on either side. Clovis, next door, would add 6. But a King who loses is gone for good, and whoever beats two Kings wins the game.
    .title = They contest your Claim
    .do = Do not risk your King: bring nobody.
lesson-first-bribe = Now each side fills a purse in secret. Every tremis you put in gives you 1 point, and your rival keeps it, whoever wins. If points are equal, the player whose turn it is wins: that is you.
    .title = Bribes
    .do = Put in 2 or 3 tremis (a silver is worth 2, a gold 3), and confirm.
lesson-first-manoeuvre = They had bribed you with 2, in vain: Burgundia is your sixth Province! Now the Ostrogoths in Noricum are eyeing Thuringia, and only a neighbour can stop them. Manoeuvres move your Units through your own lands, for nothing.
    .title = Manoeuvres
    .do = Choose Manoeuvres.
    .do-move = Move your King to Ripuaria, beside Thuringia.
    .do-done = End the Manoeuvres; your Warrior keeps watch over Burgundia.
lesson-first-contest = Here they come. When a rival assaults or claims next to one of your Units, you may contest it: you move in and fight. Recruiting, taxing and moving cannot be contested.
    .title = Now you contest
    .do = Contest with your King.
lesson-first-purse = Clovis counts 6, their Warrior 3. But it is their turn, so a tie would be theirs: a purse of 3 would beat you. How much will they dare?
    .title = Your own judgement
    .do = Add up to 3 tremis, or nothing; then confirm.
lesson-first-win = They dared 2, and lost: their bribe and the chest are yours, and Clovis stands in Thuringia. Nobody is near enough to contest you now.
    .title = The seventh Province
    .do = Claim Thuringia.
    .do-pay = Pay the 8 tremis, and the game is won.
reason-lesson-first-recruit = That is allowed, but first recruit a Warrior in Mosellana: it lies next to Burgundia, which you will want soon.
reason-lesson-first-pay = Nobody gives change here: 1 bronze pays the Warrior exactly.
reason-lesson-first-end = First end your turn.
reason-lesson-first-tax = That is allowed, but the coming Claim costs 6: choose Taxation now, and collect the full 5 tremis.
reason-lesson-first-assault = That is allowed, but the best prize is Burgundia with its chest: send the Warrior from Mosellana there.
reason-lesson-first-claim = That is allowed, but claim Burgundia first, while your Warrior stands in it.
reason-lesson-first-contested = Brave, but do not risk your King for this: pass, and bring nobody.
reason-lesson-first-bribe = They will bribe as well, so too little may lose the Battle; and too much is missing for your last Claim. Put in 2 or 3 tremis.
reason-lesson-first-manoeuvre = That is allowed, but Thuringia needs a neighbour: choose Manoeuvres, move your King to Ripuaria, and end them.
reason-lesson-first-contest = Let this pass, and the Ostrogoths will soon be as close to victory as you: contest with your King.
reason-lesson-first-purse = Keep something back for your last Claim: 3 tremis at most.
reason-lesson-first-win = That is allowed, but victory is one Claim away: claim Thuringia.

## What is wrong with an edition

fault-row-order = the rows are not in their order
fault-rulebook = the rules say { $value }, in every edition
fault-params =
    { $needed ->
        [none] needs nothing
       *[other] needs { $needed }, and nothing else
    }
fault-one-way = “{ $province }” does not lead back
fault-borders = a Province borders on others, and once on each
fault-strait = a Strait joins two Provinces that do not touch by land
fault-no-port = there is no port at all
fault-taken = “{ $province }” belongs to “{ $kingdom }” already
fault-capital = “{ $province }” is not one of its Initial Provinces
fault-tile = “{ $province }” is not free for this tile
fault-owner =
    { $kingdom ->
        [none] kingdoms.toml gives it to nobody
       *[other] kingdoms.toml gives it to “{ $kingdom }”
    }
fault-kind = should be “{ $kind }”
fault-costs = { $number } numbers are needed
fault-no-beginner = there is none for beginners with { $players } players
fault-scenario-id = begins with the number of players: “{ $players }-…”
fault-scenario-kingdoms = { $kingdoms } different Kingdoms are needed
fault-scenario-pairs = with two players, and only then, the Kingdoms come in two pairs

## Where we are in the rulebook

passage-setup = Set-up
passage-loot = Loot
passage-round = Round { $number }
passage-turn = Turn
passage-bribes = Bribes
