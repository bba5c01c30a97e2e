# Deals: offers, promises, and what came of them.

table-deals = Deals
table-key-deals = deals

deals-incoming = Offers to you
deals-outgoing = Your offers
deals-others = Offers between others
deals-waiting =
    { $count ->
        [one] { $count } offer waits for you
       *[other] { $count } offers wait for you
    }
deals-more =
    { $count ->
        [one] and { $count } more offer
       *[other] and { $count } more offers
    }
deals-accept = Accept
deals-decline = Decline
deals-counter = Counter …
deals-retract = Take back
deals-answers = in answer to an earlier offer
deals-private = between you two

## What is offered

deals-trade-mine = { $maker } offers you { $gives } for { $asks }.
deals-trade-own = You offer { $to } { $gives } for { $asks }.
deals-trade-others = { $maker } offers { $to } { $gives } for { $asks }.
deals-gift-mine = { $maker } offers you { $gives }, for nothing.
deals-gift-own = You offer { $to } { $gives }, for nothing.
deals-gift-others = { $maker } offers { $to } { $gives }, for nothing.
deals-request-mine = { $maker } asks you for { $asks }.
deals-request-own = You ask { $to } for { $asks }.
deals-request-others = { $maker } asks { $to } for { $asks }.
deals-about = { $said } ({ $about })

## A new one

deals-with = With whom
deals-make = What you can do
deals-send = Do it
deals-leave = Leave it
deals-none-now = There is nothing to offer right now.
deals-empty = No offers, no promises.

## Promises

deals-promises = Promises between you and { $name }
deals-records = Promises
deals-you-promised = You promised:
deals-promised-you = { $name } promised you:
deals-pending = pending
deals-kept = kept
deals-broken = broken
deals-call-kept = It was kept
deals-call-broken = It was broken
deals-record = kept { $kept }, broken { $broken }

## Private talk

deals-whispers = Between you and { $name }
deals-whisper = Say to { $name } alone
