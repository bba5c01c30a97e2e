### The fair in English.

game-name = The Fair
game-description = Merchants buy and sell at one stall, all at once, and whisper behind each other’s backs. Who goes home richest wins.

form-good = { $name }
form-find = { $name }
form-note = { $name }

good-wool = wool
good-wine = wine
good-spice = spice
find-gem = a gem
find-bag = a bag of coins
find-straw = nothing but straw
note-at-the-well = Meet me at the well.
note-sour-wine = The wine is sour.
note-before-noon = Sell before noon.

## Where we are

passage-day = Day { $number }
passage-market = Market

## Questions

prompt-trade = { $seat }, what do you do on the market?
prompt-buy = { $seat }, a piece of { $good } costs { $price }: how many do you take?
prompt-sell = { $seat }, a piece of { $good } brings { $price }: how many do you sell?
prompt-payment = { $seat }, how do you pay for { $number } of { $good } at { $price } each?

## Choices

choice-buy = Buy { $good }
choice-sell = Sell { $good }
choice-open-crate = Open a crate
choice-go-home = Go home for today
choice-take =
    { $number ->
        [one] { $number } piece
       *[other] { $number } pieces
    }
choice-pay = Coins: { $coins }, gems: { $gems }
choice-cancel = Leave it

## Out of turn

act-letter = Write a letter
    .done = Write to { $to }: “{ $words }”
act-whisper = Offer gems in private
    .done = Offer { $to } in private: gems { $give } for coins { $ask }
act-cry = Offer a good aloud
    .done = Offer { $to } aloud: { $give } for coins { $ask }
act-answer-whisper = Answer a private offer
    .done = In private: { $value }
act-answer-cry = Answer an offer
    .done = Aloud: { $value }
field-to = To whom
field-words = In these words
field-give = Give
field-ask = For coins

## Why not

reason-sold-out = There is no { $good } left on the stall.
reason-none-of-yours = You have no { $good } to sell.
reason-no-crates = There is no crate left today.

## What happened

event-day-begun = Day { $day } of the fair begins.
event-bought =
    { $number ->
        [one] { $seat } buys a piece of { $good } for { $price }.
       *[other] { $seat } buys { $number } pieces of { $good } for { $price } each.
    }
event-sold =
    { $number ->
        [one] { $seat } sells a piece of { $good } for { $price }.
       *[other] { $seat } sells { $number } pieces of { $good } for { $price } each.
    }
event-crate-opened = { $seat } opens a crate.
event-found = Only you know it: in the crate is { $thing }.
event-went-home = { $seat } goes home for today.
event-cried = { $seat } offers { $to } a piece of { $good } for { $coins }.
event-cry-answered =
    { $done-id ->
        [yes] { $to } takes the offer { $seat-of }: a piece of { $good }.
       *[no] The offer { $seat-of } to { $to } comes to nothing: { $good }.
    }
event-letter-came = Only you two know it: { $seat } writes to { $to }: “{ $words }” That is all.
event-whispered = Only you two know it: { $seat } offers { $to } gems for coins: { $gems } for { $coins }.
event-whisper-answered =
    { $done-id ->
        [yes] Only you two know it: { $to } gets gems { $seat-of }: { $gems }.
       *[no] Only you two know it: the offer { $seat-of } to { $to } comes to nothing, gems { $gems }.
    }

## On the table

label-stall = The stall
label-crates = Crates
label-letters = Letters
label-letter = Letter of player { $number }
label-words = “{ $words }”
label-wanted = A customer at home waits for { $good }
offer-good = a piece of { $good }
offer-coins = coins: { $coins }
offer-gems = gems: { $gems }
kind-good = Good
kind-letter = Letter
counter-stock = Stock
counter-price = Price
counter-wool = Wool
counter-wine = Wine
counter-spice = Spice
counter-coins = Coins
counter-gems = Gems

## The end and the options

outcome-fair-over = The fair is over: the richest merchant wins.
score = Wealth
option-days = Days
    .help = How many days the fair lasts, from 1 to 10.
option-crates = Crates
    .help = How many crates come in on a day, from 0 to 12.
