### The duel in English.

game-name = The Duel
game-description = Two to four fighters strike, parry and curse with secret cards. The last on their feet wins.

form-card = { $name }
form-moment = { $name }

card-lunge = Lunge
card-lunge-text = Announce a blow that wounds twice.
card-parry = Parry
card-parry-text = A blow at you does nothing.
card-guard = Guard
card-guard-text = Take a blow that is meant for another.
card-riposte = Riposte
card-riposte-text = When you have been hit: wound whoever struck.
card-curse = Curse
card-curse-text = At any moment: a rival loses a life or a card.
card-ward = Ward
card-ward-text = While a curse is under way: it does nothing.

## Orders

moment-intercede = Taking a blow for another
act-parry = When I am struck at
act-intercede = When another is struck at
act-riposte = When I was hit

## Where we are

passage-round = Round { $number }

## Questions

prompt-announce = { $seat }, whom do you strike at?
prompt-parry = { $seat }, { $by } strikes at you: do you parry?
prompt-intercede = { $seat }, { $by } strikes at { $to }: do you take the blow?
prompt-riposte = { $seat }, { $by } has hit you: do you strike back?
prompt-suffer = { $seat }, { $by } has cursed you: what do you lose?
prompt-rest = { $seat }, how do you end your turn?

## Choices

choice-strike = Strike at { $to }
choice-lunge = Lunge at { $to }
choice-play = Play { $card }
choice-pass = Do nothing
choice-draw-card = Draw a card
choice-breathe = Catch your breath: a life
choice-curse = Curse { $to }
choice-ward = Break the curse
choice-lose-life = Lose a life
choice-discard = Discard { $card }

## What happened

event-round-begun = Round { $round } begins.
event-card-drawn = Only you know it: you have drawn { $card }.
event-card-played = { $seat } plays { $card }.
event-blow-announced =
    { $wounds ->
        [one] { $seat } strikes at { $to }.
       *[other] { $seat } lunges at { $to }, for { $wounds } lives.
    }
event-parried = { $seat } parries the blow.
event-stepped-in = { $seat } takes the blow meant for { $to }.
event-wounded =
    { $out-id ->
        [yes] { $seat } is wounded and out of the duel.
       *[no]
            { $wounds ->
                [one] { $seat } loses a life.
               *[other] { $seat } loses { $wounds } lives.
            }
    }
event-cursed = { $seat } curses { $to }.
event-curse-broken = { $seat } breaks the curse.
event-breathed = { $seat } catches breath and gets a life back.

## On the table

label-deck = Deck
label-discard = Played cards
label-blow = A blow
label-by = Strikes
label-at = Is struck at
kind-card = Card
counter-lives = Lives
counter-cards = Cards
counter-wounds = Wounds

## The end and the options

outcome-last = Only one fighter is still standing.
outcome-stopped = The last round is over: the most lives win.
score = Lives
option-rounds = Rounds
    .help = After so many rounds the duel is stopped, from 1 to 20.
