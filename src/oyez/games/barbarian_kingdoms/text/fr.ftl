### Barbarian Kingdoms en français.

game-name = Barbarian Kingdoms
game-description = Après la chute de l’Empire d’Occident, jusqu’à six peuples recrutent, taxent, se battent et se soudoient pour s’en partager les terres. Le premier qui contrôle sept Provinces ou qui vainc deux Rois adverses l’emporte.

## Sortes de choses qui ont un nom : les attributs sont les formes de ces noms.

form-kingdom = { $name }
    .the = les { $name }
    .start = Les { $name }
    .of = des { $name }
    .to = aux { $name }
    .own-the = vos { $name }
    .own-start = Vos { $name }
    .own-of = de vos { $name }
    .own-to = à vos { $name }
form-province = { $name }
    .in = dans { $name }
    .to = vers { $name }
    .from = depuis { $name }
form-zone = { $name }
form-coin = { $name }
form-unit = { $name }
form-scenario = { $name }

## Royaumes et Rois

kingdom-huns = Huns
    .king = Attila
kingdom-ostrogoths = Ostrogoths
    .king = Théodoric
kingdom-vandals = Vandales
    .king = Genséric
kingdom-visigoths = Wisigoths
    .king = Alaric
kingdom-saxons = Saxons
    .king = Ælle
kingdom-franks = Francs
    .king = Clovis

## Provinces et Mer

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
        [one] Mer
       *[other] Mer (×{ $count })
    }
    .in = en Mer
    .to = vers la Mer
    .from = depuis la Mer

## Unités, argent et autres pièces

unit-king = Roi
    .one = le Roi
    .their = leur Roi
unit-warrior = Guerrier
    .one = un Guerrier
    .their = un Guerrier
coin-bronze =
    { $count ->
        [one] { $count } pièce de bronze
       *[other] { $count } pièces de bronze
    }
    .many = pièces de bronze
coin-silver =
    { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
    .many = pièces d’argent
coin-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
    .many = pièces d’or
coin-diamond =
    { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
    .many = diamants
king-of = { $kingdom-king }, Roi { $kingdom-of }
warrior-of = Guerrier { $kingdom-of }
piece-king = Roi
piece-warrior = Guerrier
piece-control-token = Jeton de contrôle
piece-domination-tile = Tuile de domination
piece-chest = Coffre
piece-bronze = Bronze
piece-silver = Argent
piece-gold = Or
piece-diamond = Diamant

## Scénarios

scenario-2-1 = Ostrogoths et Vandales (A) contre Wisigoths et Francs (B)
scenario-2-2 = Huns et Francs (A) contre Vandales et Wisigoths (B)
scenario-3-1 = Ostrogoths, Wisigoths et Francs
scenario-3-2 = Huns, Ostrogoths et Francs
scenario-4-1 = Ostrogoths, Vandales, Wisigoths et Francs
scenario-4-2 = Huns, Vandales, Wisigoths et Francs
scenario-4-3 = Huns, Vandales, Saxons et Francs
scenario-5-1 = Huns, Ostrogoths, Vandales, Wisigoths et Francs
scenario-5-2 = Huns, Ostrogoths, Vandales, Saxons et Francs
scenario-5-3 = Huns, Ostrogoths, Wisigoths, Saxons et Francs
scenario-6-1 = Huns, Ostrogoths, Vandales, Wisigoths, Saxons et Francs

## Pouvoirs

power-hun-horsemen = { power-hun-horsemen.name } : { power-hun-horsemen.text }
    .name = Cavaliers
    .text = Lors de Manœuvres, chaque Unité hune peut se déplacer deux fois.
power-hun-scourge = { power-hun-scourge.name } : { power-hun-scourge.text }
    .name = Fléau de Dieu
    .text = Quand Attila a mené un Assaut réussi et se trouve dans la Province ciblée, les Huns peuvent la revendiquer dans le même tour.
power-ost-fortifications = { power-ost-fortifications.name } : { power-ost-fortifications.text }
    .name = Fortifications
    .text = Dans une Bataille livrée dans une Province qu’ils contrôlent, les Ostrogoths reçoivent 1 Point de Bataille par tremis de Butin visible qui s’y trouve.
power-ost-lawgiver = { power-ost-lawgiver.name } : { power-ost-lawgiver.text }
    .name = Législateur
    .text = Tant que Théodoric est en vie, le bonus de contrôle des Ostrogoths est de 4 Points de Bataille au lieu de 2.
power-van-raid = { power-van-raid.name } : { power-van-raid.text }
    .name = Raid
    .text = Les Vandales peuvent évacuer un port vers la Mer, et regagner la Mer aussitôt après un Assaut réussi sur un port.
power-van-lord-of-the-sea = { power-van-lord-of-the-sea.name } : { power-van-lord-of-the-sea.text }
    .name = Maître de la mer
    .text = Depuis un port, Genséric peut contester et renforcer dans tout autre port.
power-vis-hospitality = { power-vis-hospitality.name } : { power-vis-hospitality.text }
    .name = Hospitalité
    .text = Lors d’une Taxation, les Provinces que les Wisigoths occupent sans les contrôler comptent et peuvent être taxées.
power-vis-warlord = { power-vis-warlord.name } : { power-vis-warlord.text }
    .name = Chef de guerre
    .text = Dans une Bataille où se trouve Alaric, chaque Guerrier wisigoth apporte 4 Points de Bataille au lieu de 3.
power-sax-keels = { power-sax-keels.name } : { power-sax-keels.text }
    .name = Carènes
    .text = Un Guerrier saxon peut être recruté en Mer ; son coût est alors posé dans un port que les Saxons contrôlent.
power-sax-bretwalda = { power-sax-bretwalda.name } : { power-sax-bretwalda.text }
    .name = Bretwalda
    .text = Après un Recrutement ou une Taxation des Saxons, Ælle peut faire un déplacement ou un Roque, comme lors de Manœuvres.
power-fra-leudes = { power-fra-leudes.name } : { power-fra-leudes.text }
    .name = Leudes
    .text = Les Guerriers francs peuvent venir en Renfort à deux Provinces de distance, à travers une Province que les Francs contrôlent.
power-fra-baptism = { power-fra-baptism.name } : { power-fra-baptism.text }
    .name = Baptême
    .text = Personne ne peut contester une Revendication là où se trouve Clovis.

## Questions

prompt-select-kingdom = { $seat }, faites entrer un Royaume dans le scénario que la table compose.
    .brief = Faites entrer un Royaume
prompt-pick-scenario = { $seat }, choisissez le scénario, puisque vous avez remporté la partie précédente.
    .brief = Choisissez le scénario
prompt-take-kingdom = { $seat }, choisissez ce que vous jouez, puisque c’est à vous de choisir.
    .brief = Choisissez ce que vous jouez
prompt-spread-loot = { $seat }, répartissez 1 pièce de bronze, 1 d’argent et 1 d’or sur les trois Provinces initiales { $kingdom-of } : ce sera leur premier Butin.
    .brief = Premier Butin { $kingdom-of }
prompt-fix-order = { $seat }, choisissez lequel de vos deux Royaumes jouera toujours en premier.
    .brief = Quel Royaume joue en premier
prompt-announce = { $seat }, annoncez l’action { $kingdom-of } pour ce tour.
    .brief = Votre action : { $kingdom }
prompt-end-turn = { $seat }, terminez le tour { $kingdom-of } ; jusque-là vous pouvez revenir sur ce que vous avez fait.
    .brief = Fin du tour { $kingdom-of }
prompt-pay = { $seat }, choisissez les pièces, d’une valeur de { $cost } tremis ou à peine plus, que { $kingdom-the } posent dans { $province } pour payer cette action.
    .brief = Payez { $cost } tremis dans { $province }
prompt-tax = { $seat }, choisissez les pièces que { $kingdom-the } prélèvent dans leurs Provinces, d’une valeur de { $amount } tremis au plus.
    .brief = Prélevez jusqu’à { $amount } tremis
prompt-tax-change = { $seat }, { $kingdom-the } peuvent encore prélever { $amount } tremis : choisissez, si vous le voulez, une pièce plus grosse à prendre en rendant la monnaie.
    .brief = Encore { $amount } tremis contre monnaie
prompt-manoeuvre = { $seat }, déplacez une Unité { $kingdom-of }, ou terminez leurs Manœuvres.
    .brief = Déplacez une Unité { $kingdom-of }
prompt-bretwalda = { $seat }, faites si vous le voulez un déplacement avec { $kingdom-king }, Roi { $kingdom-of }, puisqu’il est Bretwalda.
    .brief = Un déplacement avec { $kingdom-king }
prompt-contest = { $seat }, choisissez une Unité { $kingdom-of } pour contester l’action { $rival-of } dans { $province }, ou renoncez.
    .brief = Contester { $rival-the } dans { $province } ?
prompt-reinforce = { $seat }, choisissez les Unités { $kingdom-of } que vous amenez en Renfort pour la Bataille dans { $province }, ou personne pour passer : { $points } Points de Bataille contre { $rival_points }.
    .brief = Renforts : { $points } contre { $rival_points }
prompt-bribe = { $seat }, remplissez en secret la bourse { $kingdom-of } contre { $rival-the } pour la Bataille dans { $province } : vous avez { $points } Points de Bataille contre { $rival_points }, chaque tremis vous en apporte 1 de plus, et votre adversaire le garde.
    .brief = Votre bourse : { $points } contre { $rival_points }
prompt-evacuate = { $seat }, choisissez où vont les Unités victorieuses { $kingdom-of }, puisqu’une seule peut rester dans { $province }.
    .brief = Une Unité reste dans { $province }
prompt-raid = { $seat }, décidez si l’Unité { $kingdom-of } présente dans { $province } regagne la Mer, par le pouvoir Raid.
    .brief = Reprendre la Mer depuis { $province } ?
prompt-scourge = { $seat }, décidez si { $kingdom-the } revendiquent aussitôt { $province }, car { $kingdom-king } est le Fléau de Dieu.
    .brief = Revendiquer aussitôt { $province } ?

## Consignes

choice-let-pass-unless-mine = Laisser faire, sauf dans mes Provinces
order-contest-let-pass = Ne jamais contester
    .here = Ne jamais contester { $province-in }
order-contest-let-pass-unless-mine = Ne contester que dans mes Provinces
order-reinforce-nothing = Ne jamais amener de renforts
order-raid-embark = Après un raid, toujours reprendre la Mer
order-raid-remain = Après un raid, toujours rester
order-pay-as-suggested = Toujours payer au plus juste
order-tax-as-suggested = Toujours prélever le plus possible
order-tax-change-enough = Ne jamais prendre contre monnaie
order-end-turn-end-turn = Finir mon tour sans demander

## Choix

choice-take =
    { $lot-id ->
        [A] Les deux Royaumes de la lettre A
        [B] Les deux Royaumes de la lettre B
        [C] Les deux Royaumes de la lettre C
       *[other] { $lot-start }
    }
choice-pick = { $scenario-id } : { $scenario }
choice-spread = Bronze dans { $bronze }, argent dans { $silver }, or dans { $gold }
choice-play-first = { $kingdom-start } en premier
choice-recruit = Recrutement : un Guerrier dans { $province }
choice-recruit-at-sea = Recrutement : un Guerrier en Mer, payé dans { $port }
choice-tax = Taxation
choice-manoeuvre = Manœuvres
choice-end-turn = Terminer le tour
choice-assault = Assaut : { $unit-one } { $origin-from } { $target-to }
choice-claim = Revendication : { $province }
choice-claim-nothing = Ne rien revendiquer pour l’instant
choice-token =
    { $count ->
        [one] { $coin } dans { $province }
       *[other] { $count } { $coin-many } dans { $province }
    }
choice-tax-nothing = Aucune de ces pièces
choice-against-change = Prendre { $coin } dans { $province } et y rendre { $change }
choice-enough = Ne rien prendre de plus
choice-move = Déplacer { $unit-one } { $origin-from } { $target-to }
choice-castle = Roque du Roi { $king-in } avec le Guerrier { $warrior-in }
choice-done = Terminer les Manœuvres
choice-bretwalda-done = Aucun déplacement
choice-contest = Contester avec { $unit-one } { $origin-from }
choice-let-pass = Renoncer à contester
choice-reinforce =
    { $count ->
        [one] { $unit-one } { $origin-from }
       *[other] { $count } Guerriers { $origin-from }
    }
choice-reinforce-nothing = N’amener personne
choice-bribe-nothing = Ne rien miser
choice-evacuation =
    { $king-id ->
        [none] Guerriers : { $warriors }
       *[other]
            { $warriors-id ->
                [none] Roi : { $king } ; aucun Guerrier
               *[other] Roi : { $king } ; Guerriers : { $warriors }
            }
    }
choice-embark = Regagner la Mer
choice-remain = Rester dans la Province
choice-make-change = Faire de la monnaie dans { $province } : donner { $give }, prendre { $take }
offer-change = la monnaie : { $province }
choice-offer-change = Proposer de la monnaie à qui contrôle { $province } : donner { $give }, prendre { $take }

## Ce qui se passe

event-scenario-chosen =
    { $seat-id ->
        [none] Le scénario est { $scenario-id } : { $scenario }.
       *[other] { $seat } choisit le scénario { $scenario-id } : { $scenario }.
    }
event-kingdom-selected = { $seat } fait entrer { $kingdom-the } dans le scénario.
event-kingdom-taken = { $seat } joue { $kingdom-the }.
event-loot-spread = { $kingdom-start } posent le bronze dans { $bronze }, l’argent dans { $silver } et l’or dans { $gold }.
event-order-fixed = { $seat } joue toujours { $first-the } en premier et { $second-the } en second.
event-turn-begun = Tour de table { $round } : au tour { $kingdom-of }.
event-recruited =
    { $zone-id ->
        [sea] { $kingdom-start } recrutent un Guerrier en Mer et posent { $paid } dans { $into }.
       *[other] { $kingdom-start } recrutent un Guerrier dans { $zone } et y posent { $paid }.
    }
    .brief =
        { $zone-id ->
            [sea] { $kingdom-the } recrutent un Guerrier en Mer
           *[other] { $kingdom-the } recrutent un Guerrier dans { $zone }
        }
event-taxed =
    { $taken-id ->
        [none] { $kingdom-start } ne prélèvent rien.
       *[other]
            { $laid-id ->
                [none] { $kingdom-start } prélèvent { $taken } dans { $provinces }.
               *[other] { $kingdom-start } prélèvent { $taken } dans { $provinces } et rendent { $laid }.
            }
    }
event-manoeuvred = { $kingdom-start } manœuvrent.
event-moved = { $kingdom-start } déplacent { $unit-their } { $origin-from } { $target-to }.
    .brief = { $unit-their } { $origin-from } { $target-to }
event-castled = { $kingdom-start } font un Roque : leur Roi va { $king_to-in }, un Guerrier { $warrior_to-in }.
event-assaulted = { $kingdom-start } lancent un Assaut sur { $target } avec { $unit-their } { $origin-from }.
event-claimed = { $kingdom-start } revendiquent { $province } et y posent { $paid }.
event-contested = { $kingdom-start } contestent l’action dans { $province } avec { $unit-their } { $origin-from }.
    .brief = { $kingdom-the } s’y opposent
event-contest-declined = { $kingdom-start } renoncent à contester l’action dans { $province }.
    .brief = { $kingdom-the } laissent faire
event-reinforced = { $kingdom-start } amènent { $unit-their } { $origin-from } en Renfort pour la Bataille dans { $province }.
    .brief = { $kingdom-the } amènent { $unit-their }
event-reinforcements-passed = { $kingdom-start } n’amènent plus de Renforts.
event-bribed =
    { $coins-id ->
        [none] { $kingdom-start } ne versent aucun pot-de-vin { $rival-to }.
       *[other] { $kingdom-start } versent { $rival-to } un pot-de-vin de { $coins }.
    }
    .brief =
        { $coins-id ->
            [none] { $kingdom-the } n’offrent aucun pot-de-vin { $rival-to }
           *[other] { $kingdom-the } soudoient { $rival-the } avec { $coins }
        }
event-battle-counted =
    { $fortifications ->
        [0] { $kingdom-start } ont { $total } Points de Bataille : contrôle { $control }, Unités { $units }, pot-de-vin { $bribe }.
       *[other] { $kingdom-start } ont { $total } Points de Bataille : contrôle { $control }, Unités { $units }, Fortifications { $fortifications }, pot-de-vin { $bribe }.
    }
event-battle-won = { $kingdom-start } gagnent la Bataille dans { $province } contre { $loser-the }.
    .brief = { $kingdom-the } remportent la Bataille contre { $loser-the }
event-warrior-returned = Un Guerrier { $kingdom-of } retourne en réserve depuis { $province }.
    .brief = un Guerrier { $kingdom-of } est perdu
event-king-eliminated = { $kingdom-king }, Roi { $kingdom-of }, tombe dans { $province } et devient un trophée { $winner-of }.
    .brief = { $kingdom-king }, Roi { $kingdom-of }, tombe
event-evacuated = { $kingdom-start } évacuent { $unit-their } { $origin-from } { $target-to }.
    .brief = { $kingdom-the } évacuent { $unit-their } { $target-to }
event-pillaged =
    { $coins-id ->
        [none] { $kingdom-start } pillent { $province } et prennent un coffre.
       *[other]
            { $chest-id ->
                [no] { $kingdom-start } pillent { $province } et prennent { $coins }.
               *[yes] { $kingdom-start } pillent { $province } et prennent { $coins } et un coffre.
            }
    }
    .brief =
        { $coins-id ->
            [none] { $kingdom-the } prennent un coffre
           *[other]
                { $chest-id ->
                    [no] { $kingdom-the } prennent { $coins }
                   *[yes] { $kingdom-the } prennent { $coins } et un coffre
                }
        }
event-chest-opened = { $kingdom-start } trouvent { $coin } dans le coffre pris dans { $province } (pour les seuls yeux de { $seat }).
    .you-seat = { $kingdom-start } trouvent { $coin } dans le coffre de { $province }. Vous seul le savez.
event-token-placed = { $kingdom-start } posent un Jeton de contrôle dans { $province }.
    .brief = { $kingdom-the } contrôlent désormais { $province }
event-token-removed = Le Jeton de contrôle { $kingdom-of } dans { $province } retourne en réserve.
    .brief = { $kingdom-the } perdent { $province }
event-action-failed = L’action { $kingdom-of } dans { $province } échoue.
    .brief = l’action { $kingdom-of } échoue
event-returned-to-sea = { $kingdom-start } regagnent la Mer depuis { $province }.
event-change-made = { $seat } fait de la monnaie dans { $province } : { $give } contre { $take }.
event-change-offered = { $seat } propose à { $to } de faire de la monnaie dans { $province } : { $give } contre { $take }.
    .you-to = { $seat } vous propose de la monnaie dans { $province } : { $give } contre { $take }.
event-offer-closed =
    { $how-id ->
        [decline] { $to } refuse l’offre faite par { $seat }.
        [retract] { $seat } retire l’offre faite à { $to }.
       *[lapsed] L’offre faite par { $seat } à { $to } tombe.
    }
    .you-seat =
        { $how-id ->
            [decline] { $to } refuse votre offre.
            [retract] Vous retirez votre offre à { $to }.
           *[lapsed] Votre offre à { $to } tombe.
        }
    .you-to =
        { $how-id ->
            [decline] Vous refusez l’offre { $seat-of }.
            [retract] { $seat } retire l’offre qui vous était faite.
           *[lapsed] L’offre { $seat-of } tombe.
        }
event-game-won =
    { $how-id ->
        [territorial] { $seat } remporte une victoire territoriale avec { $kingdom-the }.
        [military] { $seat } remporte une victoire militaire avec { $kingdom-the }.
       *[rounds] Le dernier tour de table est terminé : { $seat } l’emporte avec { $kingdom-the }, dont le règne est le meilleur.
    }
    .you-seat =
        { $how-id ->
            [territorial] Vous remportez une victoire territoriale avec { $kingdom-the }.
            [military] Vous remportez une victoire militaire avec { $kingdom-the }.
           *[rounds] Le dernier tour de table est terminé : vous gagnez avec { $kingdom-the }, dont le règne est le meilleur.
        }

## Pourquoi une action n’est pas possible

reason-nothing-to-tax = Il n’y a rien à prélever : aucune pièce de vos Provinces ne tient dans le montant, et vous n’avez pas de quoi rendre la monnaie sur une plus grosse.
reason-no-warrior-left = Vous n’avez plus de Guerrier en réserve.
reason-too-dear = Votre Trésor n’atteint pas les { $cost } tremis que cela coûte.
reason-not-yours = Vous ne contrôlez pas { $province }.
reason-occupied = Une Unité se trouve déjà dans { $province }.
reason-closed = { $province } est infranchissable dans cette partie.
reason-no-such-unit = { $province } : aucune de vos Unités de cette sorte ne s’y trouve.
reason-not-adjacent =
    { $province-id ->
        [sea] La Mer n’est pas adjacente à la Zone de cette Unité.
       *[other] La Province { $province } n’est pas adjacente à la Zone de cette Unité.
    }
reason-already-yours = Vous contrôlez déjà { $province }.
reason-own-unit-there = Une de vos Unités se trouve déjà dans { $province }.
reason-sister-there = Une Unité de votre autre Royaume se trouve dans { $province }.
reason-not-occupied = Aucune de vos Unités ne se trouve dans { $province }.
reason-capital = { $province } est une Capitale, et les Capitales ne se revendiquent pas.
reason-no-token-left = Vous n’avez plus de Jeton de contrôle en réserve.

## Chiffres du Plateau individuel

counter-provinces = Provinces
counter-warriors = Guerriers en réserve
counter-tokens = Jetons de contrôle en réserve
counter-recruit-cost = Coût d’un Guerrier
counter-claim-cost = Coût d’une Revendication
counter-trophies = Rois vaincus
counter-king = Roi en vie
counter-treasury = Trésor, en tremis
counter-bronze = Bronze (1 tremis)
counter-silver = Argent (2 tremis)
counter-gold = Or (3 tremis)
counter-diamond = Diamant (5 tremis)
counter-battle-king = Roi
counter-battle-warriors = Guerriers
counter-battle-control = Contrôle
counter-battle-fortifications = Fortifications
counter-battle-units = Unités
counter-battle-bribe = Pot-de-vin
clash-battle = Bataille pour { $province }
clash-tie = À égalité, { $kingdom-the } gagnent.

chronicle-provinces = Provinces
chronicle-treasury = Trésor, en tremis
chronicle-units = Unités sur la carte

## La fin

outcome-territorial =
    { $provinces ->
        [one] Victoire territoriale : { $provinces } Province contrôlée.
       *[other] Victoire territoriale : { $provinces } Provinces contrôlées.
    }
    .brief = Victoire territoriale
outcome-military =
    { $kings ->
        [one] Victoire militaire : { $kings } Roi adverse vaincu.
       *[other] Victoire militaire : { $kings } Rois adverses vaincus.
    }
    .brief = Victoire militaire
outcome-rounds = Le nombre de tours de table convenu est atteint : le meilleur règne l’emporte.
score = Score de règne
score-defeated-kings = Rois vaincus
score-living-kings = Rois survivants
score-warriors = Guerriers déployés
score-tokens = Jetons de contrôle posés
score-treasury = Trésor
title-distressing = un règne affligeant
title-ridiculous = un règne ridicule
title-humiliating = un règne humiliant
title-pitiful = un règne pitoyable
title-mediocre = un règne médiocre
title-fair = un règne passable
title-sufficient = un règne suffisant
title-honourable = un règne honorable
title-brilliant = un règne brillant
title-glorious = un règne glorieux
title-epic = un règne épique
title-legendary = un règne légendaire

## Ce dont une table convient

option-edition = Édition
    .help = La boîte avec laquelle on joue ; à défaut, l’édition standard.
option-scenario = Scénario
    .help = La ligne de la carte des Scénarios, par exemple 4-1 ; à défaut, celle d’une première partie.
option-kingdoms = Royaumes
    .help = Le Royaume de chaque joueur dans l’ordre (à deux joueurs, la lettre d’une paire) ; à défaut, ils sont tirés au sort.
option-powers = Pouvoirs
    .help = Jouer avec les pouvoirs des Royaumes et des Rois.
option-rounds = Tours de table
    .help = Terminer la partie après ce nombre de tours de table, le meilleur Score de règne l’emportant ; 0 pour aucune limite.
option-change-with-rivals = Monnaie entre joueurs
    .help = Les joueurs peuvent se proposer de faire de la monnaie dans une Province de l’autre.
option-privilege = Privilège
    .help = Le joueur qui a remporté la partie précédente choisit le scénario.
option-inheritance = Héritage
    .help = Les Royaumes se choisissent dans l’ordre des Scores de règne de la partie précédente.
option-precedence = Préséance
    .help = Le joueur qui a remporté la partie précédente commence.
option-expert = Scénario expert
    .help = Les joueurs sélectionnent les Royaumes de la partie, puis choisissent parmi eux ; à partir de trois joueurs.
option-previous = Partie précédente
    .help = La partie dont le vainqueur et les Scores de règne comptent pour le Privilège, l’Héritage, la Préséance et le scénario expert.

## La première partie guidée

lesson-first = Cinq Provinces, plus que deux
    .about = Menez les Francs de cinq Provinces aux sept qui donnent la victoire : vous apprenez les cinq actions, la Contestation et les pots-de-vin en les pratiquant.
    .end-title = Victoire !
    .end = Sept Provinces : la partie est à vous. Vous avez utilisé les cinq actions, contesté et soudoyé ; une vraie partie part de plus loin et vos adversaires y sont moins aimables, mais les règles sont bien celles-là.
lesson-first-recruit = Vous êtes Clovis, Roi des Francs, en vert. Qui contrôle sept Provinces l’emporte, et vous en tenez déjà cinq. Pour en prendre d’autres, il vous faut des soldats.
    .title = Sept Provinces pour gagner
    .do = Choisissez Mosellana, pour y recruter un Guerrier.
lesson-first-pay = Le Guerrier coûte 1 tremis, et cette pièce n’est pas perdue : elle reste dans Mosellana comme Butin. Vous pourrez l’y reprendre par une Taxation, si un adversaire ne la pille pas avant vous.
    .title = Votre argent reste sur la carte
    .do = Payez avec 1 pièce de bronze, qui vaut 1.
lesson-first-end = Un tour, c’est une seule action. Tant que vous ne l’avez pas terminé, vous pouvez revenir dessus avec Annuler.
    .title = Une action par tour
    .do = Terminez votre tour : vos adversaires joueront le leur.
lesson-first-tax = Vos terres vous nourrissent : une Taxation prélève jusqu’à 1 tremis par Province que vous contrôlez, dans le Butin qui s’y trouve. Cinq Provinces font 5.
    .title = Taxation
    .do = Choisissez Taxation.
    .do-collect = Prenez des pièces valant 5 en tout, par exemple l’or de Belgica (3) et l’argent de Ripuaria (2).
    .do-end = Terminez votre tour.
lesson-first-assault = Burgundia n’est à personne, et un coffre s’y trouve. Un Assaut déplace une de vos Unités dans une Province voisine et y pille tout.
    .title = Assaut
    .do = Choisissez sur la carte votre Guerrier de Mosellana, puis Burgundia.
lesson-first-claim = Le coffre contenait un diamant, qui vaut 5 ! Vos adversaires ont vu partir le coffre, mais pas son contenu, car tout Trésor est secret. Pourtant, occuper une Province ne la rend pas vôtre : il faut la revendiquer.
    .title = Un secret, et une Revendication
    .do = Revendiquez Burgundia.
    .do-pay = Payez les 6 tremis avec les pièces de votre choix. Chaque Revendication suivante coûte plus cher.
lesson-first-contested = Un Guerrier wisigoth arrive d’Aquitania pour vous arrêter : c’est la Bataille, et un Guerrier compte 3 de part et d’autre. Clovis, tout près, ajouterait 6. Mais un Roi battu disparaît pour de bon, et qui vainc deux Rois gagne la partie.
    .title = On conteste votre Revendication
    .do = Ne risquez pas votre Roi : n’amenez personne.
lesson-first-bribe = Chaque camp remplit maintenant une bourse en secret. Chaque tremis que vous y mettez vous donne 1 point, et votre adversaire le garde, quel que soit le vainqueur. À égalité, c’est le joueur dont c’est le tour qui gagne : vous.
    .title = Pots-de-vin
    .do = Mettez-y 2 ou 3 tremis (l’argent vaut 2, l’or 3), puis confirmez.
lesson-first-manoeuvre = Ils vous avaient soudoyé avec 2 tremis, en vain : Burgundia est votre sixième Province ! À présent les Ostrogoths, dans Noricum, lorgnent Thuringia, et seul un voisin peut les arrêter. Les Manœuvres déplacent vos Unités sur vos propres terres, gratuitement.
    .title = Manœuvres
    .do = Choisissez Manœuvres.
    .do-move = Déplacez votre Roi vers Ripuaria, à côté de Thuringia.
    .do-done = Terminez les Manœuvres ; votre Guerrier veille sur Burgundia.
lesson-first-contest = Les voici. Quand un adversaire lance un Assaut ou une Revendication à côté d’une de vos Unités, vous pouvez contester : vous entrez et vous vous battez. Recruter, taxer ou manœuvrer ne se conteste pas.
    .title = À vous de contester
    .do = Contestez avec votre Roi.
lesson-first-purse = Clovis compte 6, leur Guerrier 3. Mais c’est leur tour, et une égalité serait pour eux : une bourse de 3 suffirait à vous battre. Combien oseront-ils ?
    .title = À vous d’en juger
    .do = Ajoutez jusqu’à 3 tremis, ou rien ; puis confirmez.
lesson-first-win = Ils ont osé 2, et perdu : leur pot-de-vin et le coffre sont à vous, et Clovis occupe Thuringia. Plus personne n’est assez près pour vous contester.
    .title = La septième Province
    .do = Revendiquez Thuringia.
    .do-pay = Payez les 8 tremis, et la partie est gagnée.
reason-lesson-first-recruit = C’est permis, mais recrutez d’abord un Guerrier dans Mosellana : elle touche Burgundia, que vous voudrez bientôt.
reason-lesson-first-pay = Personne ne rend la monnaie ici : 1 pièce de bronze paie exactement le Guerrier.
reason-lesson-first-end = Terminez d’abord votre tour.
reason-lesson-first-tax = C’est permis, mais la prochaine Revendication coûte 6 : choisissez Taxation maintenant, et prélevez les 5 tremis.
reason-lesson-first-assault = C’est permis, mais la meilleure prise est Burgundia et son coffre : envoyez-y le Guerrier de Mosellana.
reason-lesson-first-claim = C’est permis, mais revendiquez d’abord Burgundia, tant que votre Guerrier l’occupe.
reason-lesson-first-contested = C’est brave, mais ne risquez pas votre Roi pour cela : passez, n’amenez personne.
reason-lesson-first-bribe = Eux aussi vont payer : trop peu, et la Bataille est perdue ; trop, et il vous manquera de quoi faire la dernière Revendication. Mettez 2 ou 3 tremis.
reason-lesson-first-manoeuvre = C’est permis, mais il faut un voisin à Thuringia : choisissez Manœuvres, déplacez votre Roi vers Ripuaria, puis terminez.
reason-lesson-first-contest = Laissez passer, et les Ostrogoths seront bientôt aussi près de la victoire que vous : contestez avec votre Roi.
reason-lesson-first-purse = Gardez de quoi payer votre dernière Revendication : 3 tremis au plus.
reason-lesson-first-win = C’est permis, mais la victoire n’est plus qu’à une Revendication : revendiquez Thuringia.

## Ce qui ne va pas dans une édition

fault-row-order = les lignes ne sont pas dans leur ordre
fault-rulebook = les règles disent { $value }, dans toute édition
fault-params =
    { $needed ->
        [none] il n’en faut aucun
       *[other] il faut { $needed }, et rien d’autre
    }
fault-one-way = « { $province } » ne mène pas dans l’autre sens
fault-borders = une Province en touche d’autres, et chacune une seule fois
fault-strait = un Détroit relie deux Provinces qui ne se touchent pas par la terre
fault-no-port = il n’y a pas un seul port
fault-taken = « { $province } » appartient déjà à « { $kingdom } »
fault-capital = « { $province } » n’est pas une de ses Provinces Initiales
fault-tile = « { $province } » n’est pas libre pour cette tuile
fault-owner =
    { $kingdom ->
        [none] kingdoms.toml ne la donne à personne
       *[other] kingdoms.toml la donne à « { $kingdom } »
    }
fault-kind = doit être « { $kind } »
fault-costs = il faut { $number } nombres
fault-no-beginner = il n’y en a pas pour débutants à { $players } joueurs
fault-scenario-id = commence par le nombre de joueurs : « { $players }-… »
fault-scenario-kingdoms = il faut { $kingdoms } Royaumes différents
fault-scenario-pairs = à deux joueurs, et alors seulement, les Royaumes vont par deux paires

## Où nous en sommes dans la règle

passage-setup = Mise en place
passage-loot = Butin
passage-round = Tour de table { $number }
passage-turn = Tour
passage-bribes = Bourses
