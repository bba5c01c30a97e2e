### Sheet in English.

game-name = Sheet
game-description = Everybody fills in a sheet of a manor at the same time: boxes cost coins, stone and workers, and one may lead to another. Three omens lie face down; the most points win.
option-rounds = Rounds
    .help = After so many rounds the sheets are scored.

## Kinds of things that have names

form-box = { $name }
    .the = the { $name }
form-column = { $name }
    .the = the { $name }
form-omen = { $name }
    .the = the { $name }
form-card = { $name }

box-field = Field
box-mill = Mill
box-bakery = Bakery
box-feast = Feast
box-quarry = Quarry
box-wall = Wall
box-tower = Tower
box-keep = Keep
box-chapel = Chapel
box-choir = Choir
box-school = School
box-abbey = Abbey
column-farm = farm
column-castle = castle
column-church = church
omen-left = left omen
omen-middle = middle omen
omen-right = right omen
card-harvest = Harvest
card-siege = Siege
card-pilgrimage = Pilgrimage

## Where we are

passage-round = Round { $number }
passage-works = Works
passage-scoring = Scoring

## On the table

sheet = Sheet
omens = Omens
workers = Workers
kind-omen = Omen
counter-coins = coins
counter-stone = stone
counter-workers = workers
counter-points = points
score = points

## Questions

prompt-work = { $seat }, what do you do next? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $stone } stone and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
prompt-chain = { $seat }, { $box-the } leads on: which box do you mark free of charge?
prompt-vow = { $seat }, which column do you dedicate?

choice-mark = Mark { $box-the }
choice-hire = Hire a worker
choice-dig = Dig for stone
choice-spy = Look at { $omen-the }
choice-stop = End the chain
choice-done = Done for this round
choice-vow = Dedicate { $column-the }
choice-gift = Give { $to } a coin

act-work = In every round
act-chain = In every chain

## Reasons

reason-too-dear = You cannot pay for { $box-the }.
reason-marked-already = You have marked { $box-the } already.
reason-needs-box = Before { $box-the } you need { $needs-the }.
reason-no-link = No chain leads from { $chain-the } to { $box-the }.
reason-chain-first = Go on with the chain, or end it.
reason-no-chain = There is no chain to end.
reason-no-workers = There are no workers left.
reason-dug-already = You have dug in this round.
reason-spied-already = You know { $omen-the } already.
reason-no-coins = You have no coins.

## What happens

event-round-begun = Round { $number } begins: everybody has an income of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-marked = { $free-id ->
    [yes] { $seat } marks { $box-the } in a chain.
   *[no] { $seat } marks { $box-the }.
}
event-hired = { $seat } hires a worker.
event-dug = { $seat } rolls { $face } and digs up { $stone } stone.
event-spied = { $seat } looks at { $omen-the }.
event-omen-seen = { $seat } sees: { $omen-the } is { $card }.
event-finished = { $seat } is done for this round.
event-given = { $seat } gives { $to } a coin.
event-omens-turned = The omens are turned up: { $cards }.
event-vowed = { $seat } dedicates { $column-the }.

## The end

outcome-scored = The sheets are scored: the most points win.
rank-lord = Lord of the manor
rank-steward = Steward
rank-reeve = Reeve
rank-serf = Serf
