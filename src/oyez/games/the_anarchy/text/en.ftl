### The Anarchy in English.

game-name = The Anarchy
game-description = England, 1135: the king is dead, and nobody can agree on another. One to four lords fill two sheets each with quarries, keeps, chapels and feasts, storm the castle of the round, and hold their own against ever worse attacks. Five rounds; the most points win. For one player too.

## Kinds of things that have names: the attributes are forms of any such name.

form-good = { $name }
form-icon = { $name }
form-line = { $name }
form-thing = { $name }
    .the = the { $name }
form-attack = { $name }
    .the = the { $name }
    .a = { $name }
    .violent = violent { $name }
form-tactic = { $name }
form-path = { $name }
form-side = { $name }
form-corner = { $name }
form-fighter = { $name }
form-card = { $name }
form-scenario = { $name }
form-ingredient = { $name }
form-shown = { $name }

## Workers and resources

good-serf =
    { $count ->
        [one] 1 Serf
       *[other] { $count } Serfs
    }
    .one = Serf
    .many = Serfs
    .a = a Serf
good-craftsman =
    { $count ->
        [one] 1 Craftsman
       *[other] { $count } Craftsmen
    }
    .one = Craftsman
    .many = Craftsmen
    .a = a Craftsman
good-patron =
    { $count ->
        [one] 1 Patron
       *[other] { $count } Patrons
    }
    .one = Patron
    .many = Patrons
    .a = a Patron
good-soldier =
    { $count ->
        [one] 1 Soldier
       *[other] { $count } Soldiers
    }
    .one = Soldier
    .many = Soldiers
    .a = a Soldier
good-knight =
    { $count ->
        [one] 1 Knight
       *[other] { $count } Knights
    }
    .one = Knight
    .many = Knights
    .a = a Knight
good-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    .one = coin
    .many = coins
    .a = a coin
good-material =
    { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
    .one = material
    .many = materials
    .a = a material
good-food = { $count } food
    .one = food
    .many = food
    .a = food
fighter-craftsman-beer = Craftsman with a beer
    .one = Craftsman with a beer
    .a = a Craftsman with a beer
fighter-soldier-beer = Soldier with a beer
    .one = Soldier with a beer
    .a = a Soldier with a beer
fighter-craftsman-down = Craftsman laid down
    .one = Craftsman laid down
    .a = a Craftsman who is laid down
fighter-soldier-down = Soldier laid down
    .one = Soldier laid down
    .a = a Soldier who is laid down
fighter-knight-down = Knight laid down
    .one = Knight laid down
    .a = a Knight who is laid down

## What boxes give

icon-any =
    { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
icon-produce-serf =
    { $count ->
        [one] Serf production
       *[other] Serf production × { $count }
    }
icon-produce-craftsman =
    { $count ->
        [one] Craftsman production
       *[other] Craftsman production × { $count }
    }
icon-produce-material =
    { $count ->
        [one] material production
       *[other] material production × { $count }
    }
icon-produce-patron =
    { $count ->
        [one] Patron production
       *[other] Patron production × { $count }
    }
icon-produce-coin =
    { $count ->
        [one] coin production
       *[other] coin production × { $count }
    }
icon-produce-food =
    { $count ->
        [one] food production
       *[other] food production × { $count }
    }
icon-produce-soldier =
    { $count ->
        [one] Soldier production
       *[other] Soldier production × { $count }
    }
icon-produce-knight =
    { $count ->
        [one] Knight production
       *[other] Knight production × { $count }
    }
icon-bravery = { $count } Bravery
icon-loyalty = { $count } Loyalty
icon-influence = { $count } Influence
icon-might = { $count } Might
icon-castles = 1 castle taken
icon-helps = 1 card turned up for another
icon-couples = 1 couple
icon-help = help for another player
icon-couple = a couple
icon-line-governance = a box of Governance
icon-line-warcraft = a box of Warcraft
icon-line-worship = a box of Worship
icon-line-entertainment = a box of Entertainment
icon-line-choice = a box of a command line of your choice
icon-gate = gate +{ $count }
icon-tower = tower +{ $count }
icon-wall = wall +{ $count }
icon-moat = moat +{ $count }
icon-brewery =
    { $count ->
        [one] brewing
       *[other] brewing × { $count }
    }
icon-rally =
    { $count ->
        [one] 1 Rally token
       *[other] { $count } Rally tokens
    }
icon-knowledge = { $count } knowledge
icon-research = a new tactic
icon-joy = { $count } Joy
icon-training-2 = training with 2 Domain cards
icon-training-3 = training with 3 Domain cards
icon-training-4 = training with 4 Domain cards
icon-valentine = a Valentine festival
icon-michaelmas = a Michaelmas feast
icon-joust = a joust
icon-lammas = a Lammas day

## Command lines, and things to own

line-governance = Governance
line-warcraft = Warcraft
line-worship = Worship
line-entertainment = Entertainment
thing-small-crane = small crane
thing-large-crane = large crane
thing-ladders = ladders
    .the = ladders
thing-black-horse = black horse
thing-white-horse = white horse
thing-small-chapel = small chapel

## The castle

side-top = the top
    .start = Top
    .at = at the top
side-right = the right
    .start = Right
    .at = on the right
side-bottom = the bottom
    .start = Bottom
    .at = at the bottom
side-left = the left
    .start = Left
    .at = on the left
side-whole = the whole castle
    .start = The whole castle
    .at = on the whole castle
corner-top-left = top left
    .at = at the top left
corner-top-right = top right
    .at = at the top right
corner-bottom-right = bottom right
    .at = at the bottom right
corner-bottom-left = bottom left
    .at = at the bottom left
castle = Castle
castle-top = Wall at the top
castle-right = Wall on the right
castle-bottom = Wall at the bottom
castle-left = Wall on the left
castle-top-left = Tower, top left
castle-top-right = Tower, top right
castle-bottom-right = Tower, bottom right
castle-bottom-left = Tower, bottom left
castle-gate = Gate
castle-moat = Moat
worker-on = { $worker-one } { $side-at }

## Attacks and tactics

attacks = Attack cards
attack-ladder = Ladders
    .the = the ladders
    .a = ladders
    .violent = violent ladders
attack-arrows = Arrows
    .the = the arrows
    .a = arrows
    .violent = violent arrows
attack-ballista = Ballista
    .the = the ballista
    .a = a ballista
    .violent = a violent ballista
attack-ram = Ram
    .the = the ram
    .a = a ram
    .violent = a violent ram
attack-siege-tower = Siege tower
    .the = the siege tower
    .a = a siege tower
    .violent = a violent siege tower
attack-catapult = Catapult
    .the = the catapult
    .a = a catapult
    .violent = a violent catapult
attack-trebuchet = Trebuchet
    .the = the trebuchet
    .a = a trebuchet
    .violent = a violent trebuchet
attack-final-assault = Final Assault
    .the = the Final Assault
    .a = the Final Assault
    .violent = the violent Final Assault
attack-hidden = Face down: { $attack-id ->
        [ladder] ladders
        [arrows] arrows
        [ballista] a ballista
        [ram] a ram
        [siege-tower] a siege tower
       *[catapult] a catapult or a trebuchet
    }
onslaught =
    { $violent-id ->
        [yes] { $kind-violent } ({ $sides })
       *[no] { $kind-a } ({ $sides })
    }
card-back-ladder =
    { $count ->
        [one] a face-down card with ladders
       *[other] { $count } face-down cards with ladders
    }
card-back-arrows =
    { $count ->
        [one] a face-down card with arrows
       *[other] { $count } face-down cards with arrows
    }
card-back-ballista =
    { $count ->
        [one] a face-down ballista
       *[other] { $count } face-down ballistas
    }
card-back-ram =
    { $count ->
        [one] a face-down ram
       *[other] { $count } face-down rams
    }
card-back-siege-tower =
    { $count ->
        [one] a face-down siege tower
       *[other] { $count } face-down siege towers
    }
card-back-catapult =
    { $count ->
        [one] a face-down catapult or trebuchet
       *[other] { $count } face-down catapults or trebuchets
    }
domain-card =
    { $count ->
        [one] 1 Domain card
       *[other] { $count } Domain cards
    }
tactics = Tactics
tactic-covers = Covers
tactic-stones = Stones
tactic-pitch = Burning pitch
tactic-logs = Logs
tactic-bolts = Bolts
helps-against = against: { $attacks }
need-research = research

## Path cards and their goals: what 1, 2 and 3 points take

paths = Path cards
path-reached = now { $number }
path-abbot = Abbot
path-advocate = Advocate
path-architect = Architect
path-baron = Baron
path-bellwether = Bellwether
path-captain = Captain
path-champion = Champion
path-commander = Commander
path-conqueror = Conqueror
path-defender = Defender
path-emissary = Emissary
path-engineer = Engineer
path-excavator = Excavator
path-foreman = Foreman
path-mentor = Mentor
path-merrymaker = Merrymaker
path-monk = Monk
path-partisan = Partisan
path-priest = Priest
path-recruiter = Recruiter
path-scout = Scout
path-silversmith = Silversmith
path-tactician = Tactician
path-warrior = Warrior
path-weaponsmith = Weaponsmith
goal-chapel-levels = { $one }/{ $two }/{ $three } complete levels of the chapel
goal-grudge = at most { $one }/{ $two }/{ $three } Grudge
goal-keep-levels = { $one }/{ $two }/{ $three } complete levels of the keep
goal-bank-levels = { $one }/{ $two }/{ $three } complete levels of the bank
goal-lines = { $one }/{ $two }/{ $three } full command lines
goal-bravery = { $one }/{ $two }/{ $three } Bravery
goal-loyalty = { $one }/{ $two }/{ $three } Loyalty
goal-influence = { $one }/{ $two }/{ $three } Influence
goal-might = { $one }/{ $two }/{ $three } Might
goal-rally = { $one }/{ $two }/{ $three } Rally tokens
goal-wins = { $one }/{ $two }/{ $three } tournaments won
goal-castles = { $one }/{ $two }/{ $three } castles taken
goal-walls = walls of { $one }/{ $two }/{ $three } in all
goal-towers = towers of { $one }/{ $two }/{ $three } in all and a gate of { $also-one }/{ $also-two }/{ $also-three }
goal-gate = a gate of { $one }/{ $two }/{ $three }
goal-moat = a moat of { $one }/{ $two }/{ $three }
goal-helps = { $one }/{ $two }/{ $three } times helped others
goal-tracks = { $one }/{ $two }/{ $three } full tracks of the land
goal-knight-training = { $one }/{ $two }/{ $three } knight trainings
goal-pennants = { $one }/{ $two }/{ $three } pennants
goal-additions = { $one }/{ $two }/{ $three } additions
goal-couples = { $one }/{ $two }/{ $three } couples
goal-quarters = { $one }/{ $two }/{ $three } full quarters of the wheel
goal-spies = { $one }/{ $two }/{ $three } full levels of spies
goal-tactics = { $one }/{ $two }/{ $three } tactics researched
goal-weapons = { $one }/{ $two }/{ $three } siege weapons

## Scenarios and their cards

scenario-classic-easy = Classic, easy
scenario-classic-standard = Classic, standard
scenario-classic-hard = Classic, hard
scenario-siege-easy = Siege, easy
scenario-siege-standard = Siege, standard
scenario-siege-hard = Siege, hard
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
card-scenario-16 = Siege, easy, round 1
card-scenario-17 = Siege, easy, round 2
card-scenario-18 = Siege, easy, round 3
card-scenario-19 = Siege, easy, round 4
card-scenario-20 = Siege, easy, round 5
card-scenario-21 = Siege, standard, round 1
card-scenario-22 = Siege, standard, round 2
card-scenario-23 = Siege, standard, round 3
card-scenario-24 = Siege, standard, round 4
card-scenario-25 = Siege, standard, round 5
card-scenario-26 = Siege, hard, round 1
card-scenario-27 = Siege, hard, round 2
card-scenario-28 = Siege, hard, round 3
card-scenario-29 = Siege, hard, round 4
card-scenario-30 = Siege, hard, round 5
scenarios = { $scenario }
camp = Camp
siege-round = Siege { $number }
this-round = this round
offer = Path cards to choose from

## Mats, sheets, areas and sections

mat = Domain
main-board = Main board
player-board = Castle
sheet-left = Left sheet
sheet-right = Right sheet
trades = Trade
trade = Trade
area-attributes = Attributes
area-production = Production
area-fortifications = Fortifications
area-land = Land
area-wheel = Wheel of fortune
area-constructions = Constructions
area-governance = Governance
area-warcraft = Warcraft
area-worship = Worship
area-entertainment = Entertainment
section-bravery = Bravery
section-loyalty = Loyalty
section-influence = Influence
section-might = Might
section-castles = Castles taken
section-produce-serf = Serfs
section-produce-craftsman = Craftsmen
section-produce-material = Material
section-produce-patron = Patrons
section-produce-coin = Coins
section-produce-food = Food
section-produce-soldier = Soldiers
section-produce-knight = Knights
section-gate = Gate
section-towers = Towers
section-walls = Walls
section-moat = Moat
section-quarry = Quarry & Forest
section-farms = Farms
section-training-grounds = Training Grounds
section-guildsmen = Guildsmen
section-allies = Allies
section-mercenaries = Mercenaries
section-weapon-makers = Weapon makers
section-constructions = Constructions
section-governance = Command
section-warcraft = Command
section-worship = Command
section-entertainment = Command
section-keep = Keep
section-bank = Bank
section-spies = Spies
section-helps = Help to others
section-research = Research
section-ramparts = Ramparts
section-stables = Stables
section-chapel = Chapel
section-knight-training = Knight training
section-valentine = Valentine
section-people = Guests
section-women = Ladies
section-men = Gentlemen
section-couples = Couples
section-michaelmas = Michaelmas
section-additions = Additions
section-tournaments = Tournaments
section-wins = Victories
section-brewery = Brewery
section-lammas = Lammas
section-strings = Pennants
section-pennants = Pennants
section-hangings = Hanging boxes
addition = { $number }
addition-any = any

## Boxes, and what is said when they are filled

box-numbered = { $section } { $number }
box-in-level = { $level } { $number }
box-built = { $level }
box-blessing = Blessing of the { $level }
box-centre = Centre of the wheel
box-wide = Blessing
box-women = Lady { $number }
box-men = Gentleman { $number }
box-pennant =
    { $colour ->
        [red] Red pennant
        [green] Green pennant
        [yellow] Yellow pennant
       *[purple] Purple pennant
    }
box-on-string =
    { $colour ->
        [red] red pennant
        [green] green pennant
        [yellow] yellow pennant
       *[purple] purple pennant
    } on the { $string-id ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } string
box-hanging = hanging box of the { $string-id ->
        [top] top
        [middle] middle
       *[bottom] bottom
    } string
box-addition =
    { $sum ->
        [0] { $number ->
            [0] free sum
           *[other] free sum { $number }
        }
       *[other] { $number ->
            [0] sum of { $sum }
           *[other] sum of { $sum } ({ $number })
        }
    }
box-brewery = { $name } in row { $row }, column { $column }
box-beer-row = Beer of row { $number }
box-beer-column = Beer of column { $number }
box-price = { $cost }
box-gains =
    { $icons-id ->
        [none] { "" }
       *[other] : { $icons }
    }
fill-deed = Fill { $name }
fill-does = fills { $name }
fill-done = fill { $name }
build-deed = Build { $level }
build-does = builds { $level }
build-done = build { $level }
develop-deed = Develop { $thing-the }
develop-does = develops { $thing-the }
develop-done = develop { $thing-the }
construct-deed = Construct { $thing-the }
construct-does = constructs { $thing-the }
construct-done = construct { $thing-the }
level-keep-1 = Small keep
    .the = the small keep
level-keep-2 = Medium keep
    .the = the medium keep
level-keep-3 = Large keep
    .the = the large keep
level-bank-1 = Small bank
    .the = the small bank
level-bank-2 = Medium bank
    .the = the medium bank
level-bank-3 = Large bank
    .the = the large bank
level-stables-1 = Small stables
    .the = the small stables
level-stables-2 = Large stables
    .the = the large stables
level-chapel-1 = Small chapel
    .the = the small chapel
level-chapel-2 = Medium chapel
    .the = the medium chapel
level-chapel-3 = Large chapel
    .the = the large chapel
ingredient-water = water
ingredient-hop = hops
ingredient-grain = grain
ingredient-yeast = yeast
shown-number = the number { $number }
shown-aim-top = top
shown-aim-right = right
shown-aim-bottom = bottom
shown-aim-left = left
shown-aim-whole = whole castle
shown-ingredient-water = water
shown-ingredient-hop = hops
shown-ingredient-grain = grain
shown-ingredient-yeast = yeast
shown-pennant-red = a red pennant
shown-pennant-green = a green pennant
shown-pennant-yellow = a yellow pennant
shown-pennant-purple = a purple pennant

## Figures and icons on the table

counter-serf = Serf
counter-craftsman = Craftsman
counter-patron = Patron
counter-soldier = Soldier
counter-knight = Knight
counter-coin = Coin
counter-material = Material
counter-food = Food
counter-any = any resource
counter-produce-serf = Serf each round
counter-produce-craftsman = Craftsman each round
counter-produce-material = Material each round
counter-produce-patron = Patron each round
counter-produce-coin = Coin each round
counter-produce-food = Food each round
counter-produce-soldier = Soldier each round
counter-produce-knight = Knight each round
counter-bravery = Bravery
counter-loyalty = Loyalty
counter-influence = Influence
counter-might = Might
counter-governance = Governance
counter-warcraft = Warcraft
counter-worship = Worship
counter-entertainment = Entertainment
counter-line-governance = box of Governance
counter-line-warcraft = box of Warcraft
counter-line-worship = box of Worship
counter-line-entertainment = box of Entertainment
counter-line-choice = box of a command line
counter-gate = Gate
counter-tower = Tower
counter-wall = Wall
counter-moat = Moat
counter-force = force still to be met
counter-brewery = Brewing
counter-beer = Beer
counter-rally = Rally token
counter-knowledge = Knowledge
counter-research = Research
counter-joy = Joy
counter-grudge = Grudge
counter-points = points
counter-training = Domain cards of training
counter-valentine = Valentine festival
counter-michaelmas = Michaelmas feast
counter-joust = Joust
counter-lammas = Lammas day
counter-wheel = Centre
counter-small-crane = Small crane
counter-large-crane = Large crane
counter-ladders = Ladders
counter-ballista = Ballista
counter-ram = Ram
counter-catapult = Catapult
counter-siege-tower = Siege tower
counter-trebuchet = Trebuchet
counter-black-horse = Black horse
counter-white-horse = White horse
counter-small-chapel = Small chapel
counter-develop-small-crane = plans of the small crane
counter-develop-large-crane = plans of the large crane
counter-develop-ladders = plans of ladders
counter-develop-ballista = plans of the ballista
counter-develop-ram = plans of the ram
counter-develop-catapult = plans of the catapult
counter-develop-siege-tower = plans of the siege tower
counter-develop-trebuchet = plans of the trebuchet
counter-water = Water
counter-hop = Hops
counter-grain = Grain
counter-yeast = Yeast
counter-attack-ladder = Ladders
counter-attack-arrows = Arrows
counter-attack-ballista = Ballista
counter-attack-ram = Ram
counter-attack-siege-tower = Siege tower
counter-attack-catapult = Catapult
counter-attack-trebuchet = Trebuchet
counter-attack-final-assault = Final Assault
counter-unknown = face down
counter-violent = violent
counter-side-top = at the top
counter-side-right = on the right
counter-side-bottom = at the bottom
counter-side-left = on the left
counter-side-whole = on the whole castle
counter-shield = Defence
counter-letter-a = A
counter-letter-b = B
counter-letter-c = C
counter-letter-d = D
counter-letter-e = E
counter-rival = Rival
counter-defended-0 = for none defended
counter-defended-1 = for 1 defended
counter-defended-2 = for 2 defended
counter-defended-3 = for 3 defended
counter-defended-4 = for 4 defended
counter-defended-5 = for 5 defended
counter-defended-6 = for 6 defended
counter-tactic-covers = Covers
counter-tactic-stones = Stones
counter-tactic-pitch = Burning pitch
counter-tactic-logs = Logs
counter-tactic-bolts = Bolts
counter-craftsman-beer = Craftsman with a beer
counter-soldier-beer = Soldier with a beer
counter-craftsman-down = Craftsman laid down
counter-soldier-down = Soldier laid down
counter-knight-down = Knight laid down
counter-met-walls = Walls
counter-met-towers = Towers
counter-met-gate = Gate
counter-met-moat = Moat
counter-met-others = Tactics and workers

## The theatre of a defence

clash-defence = { $attack } against the castle
clash-castle = The castle
clash-short = { $side-start }: { $number } still to meet, { $there } at hand
clash-tactic = { $tactic } ready: { $number }
clash-holds = It can be held.
clash-falls = Short of { $number }: it will fall, unless beer or Rally tokens help.

## Panels

first-player = first player
has-stopped = has stopped acting
owns = { $thing }

## Where we are in the rulebook

passage-setup = Set-up
passage-round = Round { $number }
passage-deal = The enemy gathers
passage-draft = Path cards
passage-production = Production
passage-actions = Actions
passage-preparation = Food and deployment
passage-defence = Castle defence
passage-aftermath = Aftermath
passage-round-end = End of the round

## Questions

prompt-take-path = { $seat }, take one of the Path cards: it gives you workers and resources now, and points at the end if you reach its goal.
    .brief = Take a Path card
prompt-act = { $seat }, do as much as you like: fill boxes, prepare tactics, trade, spy, attack the castle of the round. Stop when you are done.
    .brief = Your next action
prompt-take-resource = { $seat }, take a resource of your choice.
    .brief = A resource of your choice
prompt-raise-tower = { $seat }, choose the corner on which a tower rises by 1; each corner guards both sides that meet there.
    .brief = Which tower rises?
prompt-raise-wall = { $seat }, choose the side on which a wall rises by 1; no wall may be more than { $figure-dice-step } higher than its neighbours.
    .brief = Which wall rises?
prompt-advance-line = { $seat }, choose the command line whose next box the keep fills for nothing.
    .brief = Which command line?
prompt-research = { $seat }, choose the tactic that you research; one of it is ready at once.
    .brief = Which tactic do you research?
prompt-training-reward = { $seat }, the training showed several different skills: choose its reward.
    .brief = The reward of the training
prompt-invite = { $seat }, { $thing } has been invited already: choose a neighbour, or nobody.
    .brief = { $thing } is there: who else?
prompt-write-number = { $seat }, write one of the numbers shown into an addition; what makes its sum pays at once.
    .brief = Write a number
prompt-add-ingredient = { $seat }, use an ingredient in the brewery; a full row or column is a beer.
    .brief = Use an ingredient
prompt-hang-pennant = { $seat }, hang up a pennant of a colour shown; a box between two of them fills itself.
    .brief = Hang up a pennant
prompt-overrun = { $seat }, you have { $thing } force to spare: take a reward for overrunning the castle, or none.
    .brief = Overrun: { $thing } force to spare
prompt-pay-food =
    { $missing ->
        [one] { $seat }, { $food } food is due, and you lack 1: trade for it, or pay what there is and receive 1 Grudge.
       *[other] { $seat }, { $food } food is due, and you lack { $missing }: trade for it, or pay what there is and receive { $missing } Grudge.
    }
    .brief = { $food } food due, { $missing } missing
prompt-deploy =
    { $number ->
        [one] { $seat }, choose the side on which your { $worker-one } stands.
       *[other] { $seat }, choose how your { $number } { $worker-many } stand on the four sides.
    }
    .brief =
        { $number ->
            [one] Deploy 1 { $worker-one }
           *[other] Deploy { $number } { $worker-many }
        }
prompt-defend = { $seat }, choose how to meet this: { $card }. A force of { $force } is left.
    .brief = { $force } force left to meet

## Choices

choice-take-path = { $path } ({ $path-goal }): { $path-gives }
choice-fill =
    { $pay-id ->
        [none] { $box-deed } ({ $box-price }){ $box-gains }
       *[other] { $box-deed } ({ $pay }){ $box-gains }
    }
choice-prepare = Prepare a tactic ({ $tactic-price }): { $tactic }
choice-trade =
    { $first-id ->
        [coin] { $second-id ->
            [coin] Trade { $figure-trade-give } coins for { $gain }
           *[other] Trade { $first } and { $second } for { $gain }
        }
        [material] { $second-id ->
            [material] Trade { $figure-trade-give } materials for { $gain }
           *[other] Trade { $first } and { $second } for { $gain }
        }
       *[food] { $second-id ->
            [food] Trade { $figure-trade-give } food for { $gain }
           *[other] Trade { $first } and { $second } for { $gain }
        }
    }
choice-spy = Turn up card { $slot } of { $seat } (1 knowledge)
choice-attack =
    { $soldiers ->
        [0] { $knights ->
            [one] Attack the castle with 1 Knight
           *[other] Attack the castle with { $knights } Knights
        }
        [one] { $knights ->
            [0] Attack the castle with 1 Soldier
            [one] Attack the castle with 1 Soldier and 1 Knight
           *[other] Attack the castle with 1 Soldier and { $knights } Knights
        }
       *[other] { $knights ->
            [0] Attack the castle with { $soldiers } Soldiers
            [one] Attack the castle with { $soldiers } Soldiers and 1 Knight
           *[other] Attack the castle with { $soldiers } Soldiers and { $knights } Knights
        }
    }
choice-stop = Stop acting
choice-resume = Act again
choice-take = { $icon }
choice-raise-tower = Tower { $corner-at }
choice-raise-wall = Wall { $side-at }
choice-advance = { $line }
choice-research = { $tactic } ({ $tactic-against })
choice-invite = { $box }
choice-write = { $number } in the { $box }
choice-brew = { $box }
choice-hang = { $box }
choice-leave = Leave it
choice-overrun-leave = No reward
choice-invite-leave = Invite nobody
choice-add-ingredient-leave = Use no more
choice-pay-food = Pay what there is
choice-use-tactic = Use a tactic { $side-at }
choice-spend = Spend { $worker-a } { $side-at }
choice-drink = Give a beer to { $worker-a } { $side-at }
choice-rally = Rally: { $worker-a } from { $side } to { $to }
choice-concede = Let it through

## Reasons

reason-path-not-offered = The { $path } is not among the Path cards on offer.
reason-not-researched = You have not researched this tactic: { $tactic }.
reason-too-dear =
    { $number ->
        [one] You need 1 { $good-one } for this, and you have none left.
       *[other] You need { $number } { $good-many } for this, more than you have.
    }
reason-same-resource = A trade has to bring another kind of resource.
reason-nothing-to-trade = You do not have the { $figure-trade-give } resources that a trade takes.
reason-filled-already = This box is filled already.
reason-box-before = The boxes of this row are filled from the left: first the one before.
reason-not-by-action = No action fills this box: it fills itself, or something else does.
reason-measure = This takes { $number } boxes of { $line }, and you have { $own }.
reason-not-owned = You do not own what this needs: { $thing }.
reason-needs-box = Something else has to be filled first: what leads to this box.
reason-not-joined = No line of the wheel leads here from a box that is filled.
reason-nothing-to-research = There is no tactic left that you could research.
reason-no-such-way = This box cannot be paid for like that.
reason-no-knowledge = You have no knowledge to use; spies bring it.
reason-face-up = This card lies face up already.
reason-helped-enough = You have helped others { $number } times, and no more is possible.
reason-no-castles = In a siege there are no castles to attack.
reason-taken-already = Your tent stands on this castle already.
reason-wrong-force = These are not enough for the castle’s defence, or some would go in vain.
reason-wall-too-high = The wall { $side-at } would be too high: at most { $figure-dice-step } above its neighbours.
reason-decide-first = First decide what you have just been asked.
reason-must-defend = Whoever stands on an attacked side has to defend it.
reason-side-safe = Nothing is left to be met { $side-at }.
reason-no-tactic-helps = No tactic helps against this attack.
reason-none-prepared = You have none of these ready: { $tactic }.
reason-no-worker-helps = Workers are of no use against this attack.
reason-nobody-there = There is none of these { $side-at }.
reason-no-beer = You have no beer, or this worker may not have one.
reason-no-token = You have no active Rally token.

## What happens

event-first-player-drawn = { $seat } is the first player.
    .you-seat = You are the first player.
event-round-begun = Round { $number } begins.
event-attack-dealt = { $seat } is attacked by { $cards }.
    .you-seat = You are attacked by { $cards }.
event-paths-revealed = Path cards on offer: { $paths }.
event-path-taken = { $seat } takes the { $path }.
    .you-seat = You take the { $path }.
event-rival-moved =
    { $space ->
        [one] The Rival moves on to the first castle.
       *[other] The Rival moves on to castle { $space }.
    }
event-produced = { $seat } produces { $goods }.
    .you-seat = You produce { $goods }.
event-box-filled = { $seat } { $box-does } ({ $paid }){ $box-gains }.
    .you-seat = You { $box-done } ({ $paid }){ $box-gains }.
event-icon-gained = { $seat } gains: { $icon }.
    .you-seat = You gain: { $icon }.
event-icon-lost = { $seat } cannot use this any more: { $icon }.
    .you-seat = You cannot use this any more: { $icon }.
    .brief = this is lost ({ $icon })
event-track-advanced = { $seat } gains: { $track } (now { $number }).
    .you-seat = You gain: { $track } (now { $number }).
event-box-completed = { $seat } completes { $box }{ $box-gains }.
    .you-seat = You complete { $box }{ $box-gains }.
event-tower-raised = { $seat } raises a tower { $corner-at } to { $value }.
    .you-seat = You raise a tower { $corner-at } to { $value }.
    .brief = a tower of { $value } { $corner-at }
event-wall-raised = { $seat } raises the wall { $side-at } to { $value }.
    .you-seat = You raise the wall { $side-at } to { $value }.
    .brief = a wall of { $value } { $side-at }
event-tactic-researched = { $seat } researches a tactic: { $tactic }.
    .you-seat = You research a tactic: { $tactic }.
    .brief = a tactic is researched ({ $tactic })
event-tactic-prepared = { $seat } prepares a tactic: { $tactic }.
    .you-seat = You prepare a tactic: { $tactic }.
event-traded =
    { $first-id ->
        [coin] { $second-id ->
            [coin] { $seat } trades { $figure-trade-give } coins for { $gained }.
           *[other] { $seat } trades { $first } and { $second } for { $gained }.
        }
        [material] { $second-id ->
            [material] { $seat } trades { $figure-trade-give } materials for { $gained }.
           *[other] { $seat } trades { $first } and { $second } for { $gained }.
        }
       *[food] { $second-id ->
            [food] { $seat } trades { $figure-trade-give } food for { $gained }.
           *[other] { $seat } trades { $first } and { $second } for { $gained }.
        }
    }
    .you-seat =
        { $first-id ->
            [coin] { $second-id ->
                [coin] You trade { $figure-trade-give } coins for { $gained }.
               *[other] You trade { $first } and { $second } for { $gained }.
            }
            [material] { $second-id ->
                [material] You trade { $figure-trade-give } materials for { $gained }.
               *[other] You trade { $first } and { $second } for { $gained }.
            }
           *[food] { $second-id ->
                [food] You trade { $figure-trade-give } food for { $gained }.
               *[other] You trade { $first } and { $second } for { $gained }.
            }
        }
event-card-spied = { $seat } turns up a card { $owner-of }: { $card }.
    .you-seat =
        { $owner-you ->
            [yes] You turn up a card of your own: { $card }.
           *[no] You turn up a card { $owner-of }: { $card }.
        }
    .you-owner =
        { $seat-you ->
            [yes] You turn up a card of your own: { $card }.
           *[no] { $seat } turns up a card of yours: { $card }.
        }
event-domain-revealed = { $seat } reveals { $cards }.
    .you-seat = You reveal { $cards }.
event-person-invited = { $seat } invites { $box }.
    .you-seat = You invite { $box }.
    .brief = { $box } comes
event-couple-formed = { $seat } makes a couple of the two with the number { $value }.
    .you-seat = You make a couple of the two with the number { $value }.
    .brief = a couple is made
event-number-written = { $seat } writes { $number } in the { $box }.
    .you-seat = You write { $number } in the { $box }.
    .brief = { $number } in the { $box }
event-addition-completed =
    { $right-id ->
        [yes] { $seat } completes the { $addition }: it pays.
       *[no] { $seat } fills the { $addition } with numbers that miss it: it pays nothing.
    }
    .you-seat =
        { $right-id ->
            [yes] You complete the { $addition }: it pays.
           *[no] You fill the { $addition } with numbers that miss it: it pays nothing.
        }
    .brief =
        { $right-id ->
            [yes] the { $addition } pays
           *[no] the { $addition } pays nothing
        }
event-pass-ridden =
    { $outcome-id ->
        [won] Pass { $number } of the joust: { $seat } hits and is not hit.
        [lost] Pass { $number } of the joust: { $seat } is hit.
       *[tied] Pass { $number } of the joust is a tie.
    }
    .you-seat =
        { $outcome-id ->
            [won] Pass { $number } of the joust: you hit and are not hit.
            [lost] Pass { $number } of the joust: you are hit.
           *[tied] Pass { $number } of the joust is a tie.
        }
event-tournament-decided =
    { $won-id ->
        [yes] { $seat } wins tournament { $number }.
       *[no] { $seat } loses tournament { $number }.
    }
    .you-seat =
        { $won-id ->
            [yes] You win tournament { $number }.
           *[no] You lose tournament { $number }.
        }
    .brief =
        { $won-id ->
            [yes] the tournament is won
           *[no] the tournament is lost
        }
event-ingredient-added = { $seat } uses { $box } of the brewery.
    .you-seat = You use { $box } of the brewery.
    .brief = { $box }
event-beer-brewed =
    { $beers ->
        [one] { $seat } brews a beer.
       *[other] { $seat } brews { $beers } beers.
    }
    .you-seat =
        { $beers ->
            [one] You brew a beer.
           *[other] You brew { $beers } beers.
        }
    .brief =
        { $beers ->
            [one] a beer is brewed
           *[other] { $beers } beers are brewed
        }
event-pennant-hung = { $seat } hangs up the { $box }.
    .you-seat = You hang up the { $box }.
    .brief = the { $box }
event-card-wasted = { $seat } has no place left for { $thing }.
    .you-seat = You have no place left for { $thing }.
    .brief = no place left for { $thing }
event-castle-taken = { $seat } takes { $card } (defence { $defence }) with { $soldiers ->
        [0] { "" }
        [one] 1 Soldier
       *[other] { $soldiers } Soldiers
    }{ $soldiers ->
        [0] { "" }
       *[other] { $knights ->
            [0] { "" }
           *[other] { " and " }
        }
    }{ $knights ->
        [0] { "" }
        [one] 1 Knight
       *[other] { $knights } Knights
    }.
    .you-seat = You take { $card } (defence { $defence }) with { $soldiers ->
            [0] { "" }
            [one] 1 Soldier
           *[other] { $soldiers } Soldiers
        }{ $soldiers ->
            [0] { "" }
           *[other] { $knights ->
                [0] { "" }
               *[other] { " and " }
            }
        }{ $knights ->
            [0] { "" }
            [one] 1 Knight
           *[other] { $knights } Knights
        }.
event-overrun-taken = { $seat } overruns the castle and takes { $icon }.
    .you-seat = You overrun the castle and take { $icon }.
    .brief = overrun for { $icon }
event-acting-stopped = { $seat } stops acting.
    .you-seat = You stop acting.
event-acting-resumed = { $seat } acts again.
    .you-seat = You act again.
event-food-paid =
    { $missing ->
        [0] { $seat } pays { $food } food.
       *[other] { $seat } pays { $food } food, lacks { $missing } and receives { $missing } Grudge.
    }
    .you-seat =
        { $missing ->
            [0] You pay { $food } food.
           *[other] You pay { $food } food, lack { $missing } and receive { $missing } Grudge.
        }
event-workers-deployed = { $seat } is ready: force { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left.
    .you-seat = You are ready: force { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left.
event-card-turned-up = A card { $seat-of } is turned up: { $card }.
    .you-seat = A card of yours is turned up: { $card }.
event-card-faced =
    { $absorbed ->
        [0] { $seat } faces { $card }: force { $force }.
       *[other] { $seat } faces { $card }: force { $force }, { $absorbed } of it met by fortifications.
    }
    .you-seat =
        { $absorbed ->
            [0] You face { $card }: force { $force }.
           *[other] You face { $card }: force { $force }, { $absorbed } of it met by fortifications.
        }
    .lead = { $seat-you ->
        [yes] You face
       *[no] { $seat } faces
    } { $card }
event-tactic-used = { $seat } uses a tactic: { $tactic }.
    .you-seat = You use a tactic: { $tactic }.
    .brief = a tactic is used ({ $tactic })
event-worker-spent =
    { $laid_down-id ->
        [yes] { $seat } lays { $worker-a } down { $side-at }, who can still fight on.
       *[no] { $seat } spends { $worker-a } { $side-at }.
    }
    .you-seat =
        { $laid_down-id ->
            [yes] You lay { $worker-a } down { $side-at }, who can still fight on.
           *[no] You spend { $worker-a } { $side-at }.
        }
    .brief =
        { $laid_down-id ->
            [yes] { $worker-a } laid down { $side-at }
           *[no] { $worker-a } spent { $side-at }
        }
event-beer-drunk = { $seat } gives a beer to { $worker-a } { $side-at }.
    .you-seat = You give a beer to { $worker-a } { $side-at }.
    .brief = a beer for { $worker-a } { $side-at }
event-worker-rallied = { $seat } rallies { $worker-a } from { $side } to { $to }.
    .you-seat = You rally { $worker-a } from { $side } to { $to }.
    .brief = { $worker-a } rallied to { $to }
event-card-defended = { $seat } repels { $card }.
    .you-seat = You repel { $card }.
    .brief = the attack is repelled
event-card-lost = { $seat } cannot stop { $card }.
    .you-seat = You cannot stop { $card }.
    .brief = the attack gets through
event-siege-withstood =
    { $defended ->
        [one] { $seat } has repelled 1 card of the siege: { $bravery } Bravery.
       *[other] { $seat } has repelled { $defended } cards of the siege: { $bravery } Bravery.
    }
    .you-seat =
        { $defended ->
            [one] You have repelled 1 card of the siege: { $bravery } Bravery.
           *[other] You have repelled { $defended } cards of the siege: { $bravery } Bravery.
        }
event-people-judged = The people judge { $seat }: { $loyalty } Loyalty, { $grudge } Grudge.
    .you-seat = The people judge you: { $loyalty } Loyalty, { $grudge } Grudge.
event-survivors-dismissed =
    { $serfs ->
        [0] { $seat } dismisses the survivors (force { $force }).
        [one] { $seat } dismisses the survivors (force { $force }): 1 of them stays as a Serf.
       *[other] { $seat } dismisses the survivors (force { $force }): { $serfs } of them stay as Serfs.
    }
    .you-seat =
        { $serfs ->
            [0] You dismiss the survivors (force { $force }).
            [one] You dismiss the survivors (force { $force }): 1 of them stays as a Serf.
           *[other] You dismiss the survivors (force { $force }): { $serfs } of them stay as Serfs.
        }
event-castles-feared = { $seat } receives { $grudge } Grudge for castles not attacked.
    .you-seat = You receive { $grudge } Grudge for castles not attacked.
event-marker-passed = The first-player marker goes to { $seat }.
    .you-seat = The first-player marker goes to you.
event-scored = { $seat } scores { $total }: { $attributes } for attributes and { $paths } for Path cards, less { $penalty } for Grudge.
    .you-seat = You score { $total }: { $attributes } for attributes and { $paths } for Path cards, less { $penalty } for Grudge.

## The end

outcome-scored =
    { $rounds ->
        [one] The only round is over: the most points win.
       *[other] All { $rounds } rounds are over: the most points win.
    }
    .brief = The most points
score = Points
rank-vassal = Vassal
rank-knight = Knight
rank-baron = Baron
rank-earl = Earl
rank-steward = Lord High Steward
chronicle-points = Points
chronicle-workers = Workers
chronicle-resources = Resources
chronicle-grudge = Grudge

## What a table agrees on

option-edition = Edition
    .help = The box that is played with; left out, the standard edition.
option-scenario = Scenario
    .help = Classic: a castle to attack in each round. Siege: only your own to hold. For a first game: Classic, easy.
option-defence-in-turn = Castles defended in turn
    .help = Everybody defends one after the other, in turn order, and not all at once.
option-reachable-sums = Only sums that can be made
    .help = At Michaelmas no number is written where its sum could not be reached any more.
option-without-conqueror = Siege without the Conqueror
    .help = In siege scenarios the Conqueror, who counts castles taken, is left out of the Path cards.

## The guided first game

lesson-first = Two rounds of a first game
    .about = Play the first two rounds of a solo game with a coach: fill boxes, build, feast, storm two castles and hold your own.
    .end-title = Your castle stands
    .end = Two rounds, two castles taken, every attack repelled: 12 points already, and no Grudge. Three rounds are left and they are harder, but you know what matters. Play on from here, or begin a game of your own.
lesson-first-path = England has no king, and you are a lord among many. In each of five rounds you build, and then your castle is attacked. It begins with a Path card: it brings workers and resources now, and points at the end if you reach its goal.
    .title = A path to follow
    .do = Take the Architect, who counts complete levels of the keep.
lesson-first-quarry = All you do is fill boxes on your two sheets. A box has a price and may give something; rows are filled from the left. Serfs work the land: the third box of the quarry also raises production, so every round will bring more material.
    .title = Boxes
    .do = Fill the first box of Quarry & Forest for 1 Serf.
    .do-second = Fill the second; it gives nothing yet.
    .do-third = Fill the third: a material, and production of it.
lesson-first-command = The right sheet has four command lines, which Patrons pay for. How far you are on one is your measure: it opens buildings, spies and feasts beside it. You will want 3 in Governance.
    .title = Command lines
    .do = Fill the first box of Governance for 1 Patron: it gives a coin.
    .do-second = Fill the second.
    .do-third = Fill the third: 1 Loyalty, and every such box is a point at the end.
lesson-first-keep = With Governance you may build the small keep for a Craftsman and a material. Its boxes cost a Patron each, and the first brings a Knight. When all are filled, your Architect counts a level.
    .title = Buildings
    .do = Build the small keep.
    .do-knight = Fill its first box: a Knight joins you.
lesson-first-wall = Look at the cards above your castle: ladders attack the top, and the Final Assault the top and the right, each with a force of 2. A wall takes as much as its number, against every attack on its side. Neighbouring walls differ by 1 at most.
    .title = Walls
    .do = Fill the first box of Walls: 1 Craftsman and 1 material.
    .do-side = Raise it at the top, where both attacks strike.
lesson-first-wheel = Coins turn the wheel of fortune. You begin at its centre and follow the white lines, 1 coin a box: guildsmen are Craftsmen, mercenaries are Soldiers, and among the allies are Knights.
    .title = The wheel of fortune
    .do = Fill the first box of the guildsmen: you need a Craftsman.
lesson-first-weapon = Weapon makers develop cranes and siege weapons. What is developed on the wheel can be constructed for Craftsmen and material, and only then it is yours. The castle of the next round cannot be attacked without ladders.
    .title = Siege weapons
    .do = Fill the first box of the weapon makers.
    .do-develop = Develop ladders, one box further.
    .do-construct = Construct ladders: 1 Craftsman and 1 material.
lesson-first-feast = People want to be entertained. Feasts and games turn up cards of your own Domain deck: a little luck, and a little choice. One box of Entertainment is enough to hold a Michaelmas feast.
    .title = A feast
    .do = Fill the first box of Entertainment.
    .do-feast = Hold a Michaelmas feast for 1 Serf.
lesson-first-sums = The cards show 4 and 2. Each number goes into an addition of your choice: two that make its sum pay at once, two that miss it pay nothing. 4 and 2 make 6, and that is worth two resources of your choice.
    .title = Sums that pay
    .do = Write one of the numbers into the sum of 6.
    .do-other = Write the other one beside it.
    .do-food = Take food: an attack will cost some.
    .do-coin = Take a coin.
lesson-first-trade = At any time, two resources buy one of another kind. You have more material than you need, while mercenaries want coins. Farther out on the wheel they come in pairs.
    .title = Trade
    .do = Trade 2 materials for a coin.
    .do-hire = Hire the first mercenary: 1 Soldier.
    .do-more = Follow the line to Mercenaries 2: two more Soldiers.
lesson-first-attack = Wareham is the castle of the round: it has a defence of 2 and costs 1 food. A Soldier counts 1, a Knight 2, and whoever attacks is gone. Send 2 more than needed, and you overrun it for a further reward.
    .title = Attack!
    .do = Attack with 4 Soldiers; your Knight stays at home.
    .do-overrun = Take the food for the force to spare.
lesson-first-stop = Bravery, loot and a happy people: a castle left alone would have cost you Grudge. Nothing that you have can be kept for the next round, so use it before you stop. Craftsmen, Soldiers and Knights will defend your castle.
    .title = Before you stop
    .do = Fill the second box of the guildsmen: another Craftsman.
    .do-train = Make a Soldier of a Serf: Training Grounds 1.
    .do-farm = Let your last Serf work on the farms.
    .do-stop = Stop acting.
lesson-first-deploy = The food of the round is paid: 1. Now all who can fight go to the four sides, and everything else is lost. Remember: both attacks strike the top, and one the right, with a force of 2.
    .title = To the walls
    .do = Your Knight counts 2: let him hold the right alone.
    .do-soldiers = One Soldier at the top, the other on the left or at the bottom.
    .do-craftsman = The Craftsman helps at the top.
lesson-first-defend = Cards are met one by one, from right to left. The ladders have a force of 2 and your wall takes 1. Somebody at the top has to give the rest, and is gone.
    .title = The ladders
    .do = Spend the Soldier or the Craftsman at the top.
lesson-first-final = Repelled! Now the Final Assault: 2 at the top, where the wall helps again, and 2 on the right, which is just what your Knight has. You choose who goes first, and the other follows.
    .title = The Final Assault
    .do = Spend one of the two.
lesson-first-second = Nothing got through: your people are loyal, and a Soldier has joined you for it. Two cards attack now besides the Final Assault, and one lies face down: its back shows ladders, but neither where nor how strong.
    .title = The second round
    .do = Take the Tactician, who counts tactics.
lesson-first-spies = Your measure of 3 in Governance opens the spies. Every second box brings knowledge, and knowledge turns a face-down card up. With others at the table you may even help them, for Bravery.
    .title = Spies
    .do = Fill the first box of Spies for 1 coin.
    .do-second = Fill the second: Influence, and knowledge.
    .do-spy = Use it: turn up the card that lies face down.
lesson-first-research = Violent ladders at the top, with a force of 3! Your wall takes 1 of it. Stones help against ladders, but a tactic has to be researched before it can be used; then the first one is ready.
    .title = Tactics
    .do = Fill the first box of Warcraft, which opens Research.
    .do-box = Fill Research 1, and pay with a Patron.
    .do-stones = Research stones.
lesson-first-prepare = You need two stones: one is ready, and each further one costs a material. And there is more to meet: a ram at the bottom, against which a gate helps, and the Final Assault at the top and on the left.
    .title = Get ready
    .do = Prepare a stone for 1 material.
    .do-wall = Fill the second box of Walls.
    .do-side = Raise the wall on the left.
    .do-gate = Fill the first box of the Gate.
lesson-first-raid = Malmesbury can be taken: it asks for ladders, and you own some. They are shown, not spent. The attack takes 1 food, so let your farms bring more; their third box raises production, like that of the quarry.
    .title = Malmesbury
    .do = Fill the second box of Farms.
    .do-food = Fill the third: food, and production of it.
    .do-attack = Attack with 3 Soldiers.
    .do-stop = Stop acting.
lesson-first-food = In round 2 your castle needs 2 food, and you have 1. What is missing would be Grudge, which costs points at the end; but even now two resources buy one. Then everybody goes to the walls.
    .title = Food
    .do = Trade for the food that you lack.
    .do-soldiers = One Soldier at the top, one on the left.
    .do-craftsmen = All 3 Craftsmen at the bottom, against the ram.
lesson-first-tactic = The violent ladders: 3, less 1 for the wall. Your Soldier at the top could give 1 and be gone, but stones cost nobody’s life: each of them meets 1. A violent attack that is repelled is worth 1 Bravery.
    .title = Stones!
    .do = Use a stone at the top.
    .do-again = Use the other one.
    .do-final = The ram has failed, too. Spend a Soldier against the Final Assault.
reason-lesson-first-path = The Warrior is a fine card, but we shall build a keep: take the Architect.
reason-lesson-first-quarry = That is allowed, but work in the quarry first: its next box costs 1 Serf.
reason-lesson-first-command = That is allowed, but Governance comes first: three boxes, for a Patron each.
reason-lesson-first-keep = That is allowed, but now build the small keep, and fill its first box.
reason-lesson-first-wall = That is allowed, but the top is where they strike: raise a wall there.
reason-lesson-first-wheel = That is allowed, but what you need next is a Craftsman: the first box of the guildsmen.
reason-lesson-first-weapon = That is allowed, but let us have ladders first: two boxes of the weapon makers, then construct them.
reason-lesson-first-feast = That is allowed, but today is Michaelmas: one box of Entertainment, then the feast.
reason-lesson-first-sums = That is allowed, but 4 and 2 make 6: write both into that sum. Then take food, and a coin.
reason-lesson-first-trade = That is allowed, but keep to the plan: 2 materials for a coin, then Mercenaries 1 and 2.
reason-lesson-first-attack = That is allowed, but send 4 Soldiers and keep your Knight; then take the food.
reason-lesson-first-stop = That is allowed, but use up what you have first: a Craftsman, a Soldier, food. Then stop.
reason-lesson-first-deploy = That is allowed, but they strike at the top and on the right: the Knight on the right, a Soldier and the Craftsman at the top.
reason-lesson-first-defend = Somebody at the top has to meet the ladders: the Soldier or the Craftsman.
reason-lesson-first-final = Whoever stands where they strike has to defend: spend one of the two.
reason-lesson-first-second = The Captain counts Rally tokens; we are going to do research, so take the Tactician.
reason-lesson-first-spies = That is allowed, but know your enemy first: two boxes of Spies, then turn up the card.
reason-lesson-first-research = That is allowed, but ladders call for stones: Warcraft 1, Research 1 for a Patron, then stones.
reason-lesson-first-prepare = That is allowed, but get ready first: a stone, a wall on the left, a gate.
reason-lesson-first-raid = That is allowed, but the farms come first, then Malmesbury with 3 Soldiers; and then stop.
reason-lesson-first-food = That is allowed, but trade for the food; then Soldiers at the top and on the left, Craftsmen at the bottom.
reason-lesson-first-tactic = That is allowed, but spare your Soldier: use the stones that you have made ready.

## What is wrong with an edition

fault-rulebook = the rules say { $value }, in every edition
fault-keys = should name these, and nothing else: { $needed }
fault-count = there are { $number } in every edition
fault-count-of = there are { $number } of “{ $value }” in every edition
fault-gap = the boxes of a row are numbered from the left; here “{ $value }” is expected
fault-cost = an action fills this box, so it has to cost something
fault-no-cost = no action fills this box, so it costs nothing
fault-ways = each way to pay has to begin with a different good
fault-in-row = in a row only the box before counts: neither after nor joined nor fills can be asked for
fault-after-row = “{ $box }” stands in a row; only measure can ask for such boxes
fault-one-way = no line leads back from “{ $box }”
fault-not-granted = no box grants “{ $value }”
fault-icons = “{ $value }” is printed more often than { $most } times, for which there is room
fault-never = nobody could ever fill this box
fault-there = “{ $box }” stands there already
fault-hanging = a box hangs between two pennants that are side by side on one string
fault-aim = “{ $type }” is not aimed like this
fault-back = should be “{ $value }”
fault-round = “{ $card }” is a card for round { $number }
fault-castle = the card of a classic scenario needs a name and a shield
fault-bravery =
    { $mode ->
        [classic] only the cards of a siege say this
       *[other] has to say how much for none to { $most } defended cards
    }
fault-rise = each number has to be higher than the one before
fault-fall = each number has to be lower than the one before
fault-drawn = “{ $section }” is drawn elsewhere already
fault-other-sheet = “{ $section }” belongs to the other sheet
