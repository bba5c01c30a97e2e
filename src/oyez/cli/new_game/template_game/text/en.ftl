### Template Game in English.

game-name = Template Game
game-description = Lords send envoys to a council, face down. Whoever sends the strongest plants a banner in the valley; the others take coins. The best lands win.

## Kinds of things that have names: the attributes are forms of any such name.

form-envoy = { $name }
    .the = the { $name }
form-land = { $name }
    .at = at the { $name }
    .the = the { $name }

## Envoys

envoy-shepherd = Shepherd
envoy-miller = Miller
envoy-merchant = Merchant
envoy-bailiff = Bailiff
envoy-abbot = Abbot
envoy-count = Count

## Lands

land-pasture = Pasture
land-oakwood = Oakwood
land-quarry = Quarry
land-market = Market
land-meadow = Meadow
land-vineyard = Vineyard
land-chapel = Chapel
land-mill = Mill
land-ford = Ford

## Where we are

passage-setup = Preparation
passage-round = Round { $number }
passage-council = Council
passage-banner = Banner
passage-over = The end

## Questions

prompt-lay = { $seat }, which envoy do you send to the council?
    .brief = Which envoy do you send?
prompt-plant = { $seat }, you have won the council: plant a banner in a free land, or take { $coins } coins.
    .brief = Plant a banner, or take { $coins } coins

## Choices

choice-lay = { $envoy }
choice-plant = Banner { $land-at }
choice-levy = No banner: take coins

## Why not

reason-land-taken = The banner { $seat-of } stands { $land-at }.

## What happens

event-first-drawn = { $seat } is first.
    .you-seat = You are first.
event-envoy-drawn = { $seat } draws { $envoy-the }.
    .you-seat = You draw { $envoy-the }.
event-deck-mixed = The discards are mixed into a new deck.
event-new-round = Round { $round } begins.
event-envoy-shown = { $seat } has sent { $envoy-the }.
    .you-seat = You have sent { $envoy-the }.
event-council-won = { $seat } wins the council of round { $round }.
    .you-seat = You win the council of round { $round }.
event-coins-taken =
    { $coins ->
        [one] { $seat } takes a coin.
       *[other] { $seat } takes { $coins } coins.
    }
    .you-seat =
        { $coins ->
            [one] You take a coin.
           *[other] You take { $coins } coins.
        }
event-banner-planted = { $seat } plants a banner { $land-at }.
    .you-seat = You plant a banner { $land-at }.

## On the table

label-valley = The valley
label-hand = Envoys
lord-red = Red
lord-blue = Blue
lord-green = Green
lord-gold = Gold
banner-red = Red banner
banner-blue = Blue banner
banner-green = Green banner
banner-gold = Golden banner
label-deck = Deck
label-discards = Discards
label-council = The last council
label-rounds = Rounds
label-first = First: of equal envoys, this lord’s counts.
kind-envoy = Envoy
piece-control-token = Banner
counter-rank = Rank
counter-worth = Worth
counter-points = Points
counter-banners = Banners
counter-coins = Coins
counter-envoys = Envoys
counter-round = This round
chronicle-points = Points
chronicle-coins = Coins

## The end

outcome-counted = The last council is over: the most points win.
score = Points

## What a table agrees on

option-edition = Edition
    .help = The box that is played with; left out, the standard edition.
option-rounds = Rounds
    .help = How many councils are held, from 1 to 12; there are nine lands.

## The guided first game

lesson-first = Three councils
    .about = Win a council, lose one on purpose, and win the last: all the rules in three minutes.
    .end-title = The valley is yours
    .end = You have seen everything: sealed envoys, banners, neighbours and coins. In a whole game you never know what the others hold.
lesson-first-lay = You hold three envoys, and nobody else sees them. All lords lay one face down at the same time, and the strongest wins.
    .title = The council
    .do = Send the Count, the strongest of all.
lesson-first-plant = Your Count has won. A land counts its worth, and a point more for each land of yours beside it.
    .title = A banner
    .do = Plant a banner beside your Market, in a land worth 2.
lesson-first-lose = Blue holds strong envoys now. Whoever loses takes a coin, and two coins are a point: lose cheaply, and keep the Abbot.
    .title = To lose well
    .do = Send the Shepherd.
lesson-first-last = It is the last council, and there is nothing left to save for.
    .title = The last council
    .do = Send the Abbot.
    .do-plant = Plant a banner where it counts most, or take coins.
reason-lesson-first-lay = That is allowed, but send the Count now: this time you want to win.
reason-lesson-first-plant = That is allowed, but a land of worth 2 beside your Market counts 3.
reason-lesson-first-lose = That is allowed, but keep your strong envoys: send the Shepherd.
reason-lesson-first-last = That is allowed, but only the Abbot is sure to win.
