### Solitaire in English.

game-name = Solitaire
game-description = Sixteen cards for one player: raise the four suits from 1 to 4 before night falls. Eight cards of the columns and four of the stock lie face down.
option-hours = Hours
    .help = After so many moves night falls.

## Kinds of things that have names

form-card = { $name }
    .the = the { $name }
    .start = The { $name }
form-column = { $name }
    .onto = onto the { $name }
    .in = in the { $name }

card-crown-1 = 1 of Crowns
card-crown-2 = 2 of Crowns
card-crown-3 = 3 of Crowns
card-crown-4 = 4 of Crowns
card-sword-1 = 1 of Swords
card-sword-2 = 2 of Swords
card-sword-3 = 3 of Swords
card-sword-4 = 4 of Swords
card-rose-1 = 1 of Roses
card-rose-2 = 2 of Roses
card-rose-3 = 3 of Roses
card-rose-4 = 4 of Roses
card-lion-1 = 1 of Lions
card-lion-2 = 2 of Lions
card-lion-3 = 3 of Lions
card-lion-4 = 4 of Lions
column-first = first column
column-second = second column
column-third = third column
column-fourth = fourth column

## Where we are

passage-hour = Hour { $number }

## On the table

stock = Stock
waste = Waste
hidden = Face down
suit-crown = Crowns
suit-sword = Swords
suit-rose = Roses
suit-lion = Lions
kind-card = Card
counter-raised = raised
counter-hour = hour
score = raised

## Questions

prompt-move = { $seat }, make a move.
choice-raise = Raise { $card-the }
choice-shift = { $card-start } { $column-onto }
choice-turn = Turn up a card of the stock
choice-give-up = Give up

## Reasons

reason-stock-empty = The stock is empty.
reason-not-on-top = { $card-start } does not lie on top.
reason-not-next = { $card-start } is not the next of its suit.
reason-does-not-fit = { $card-start } does not go { $column-onto }.

## What happens

event-raised = { $card-start } is raised.
event-shifted = { $card-start } goes { $column-onto }.
event-uncovered = { $card-start } comes to light { $column-in }.
event-turned = { $card-start } is turned up from the stock.

## The end

outcome-raised = Victory: all four suits are raised.
outcome-nightfall = Defeat: night has fallen.
outcome-stuck = Defeat: nothing can be moved any more.
outcome-given-up = Defeat: you have given up.
rank-king = King
rank-duke = Duke
rank-knight = Knight
rank-squire = Squire
