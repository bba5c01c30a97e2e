### Solitaire en français.

game-name = Solitaire
game-description = Seize cartes pour un joueur : montez les quatre couleurs de 1 à 4 avant la nuit. Huit cartes des colonnes et quatre du talon sont face cachée.
option-hours = Heures
    .help = Après ce nombre de coups, la nuit tombe.

## Les choses qui ont un nom

form-card = { $name }
    .the = le { $name }
    .start = Le { $name }
form-column = { $name }
    .onto = sur la { $name }
    .in = dans la { $name }

card-crown-1 = 1 de Couronnes
card-crown-2 = 2 de Couronnes
card-crown-3 = 3 de Couronnes
card-crown-4 = 4 de Couronnes
card-sword-1 = 1 d’Épées
card-sword-2 = 2 d’Épées
card-sword-3 = 3 d’Épées
card-sword-4 = 4 d’Épées
card-rose-1 = 1 de Roses
card-rose-2 = 2 de Roses
card-rose-3 = 3 de Roses
card-rose-4 = 4 de Roses
card-lion-1 = 1 de Lions
card-lion-2 = 2 de Lions
card-lion-3 = 3 de Lions
card-lion-4 = 4 de Lions
column-first = première colonne
column-second = deuxième colonne
column-third = troisième colonne
column-fourth = quatrième colonne

## Où nous en sommes

passage-hour = Heure { $number }

## Sur la table

stock = Talon
waste = Rebut
hidden = Face cachée
suit-crown = Couronnes
suit-sword = Épées
suit-rose = Roses
suit-lion = Lions
kind-card = Carte
counter-raised = montées
counter-hour = heure
score = montées

## Questions

prompt-move = { $seat }, jouez un coup.
choice-raise = Monter { $card-the }
choice-shift = { $card-start } { $column-onto }
choice-turn = Retourner une carte du talon
choice-give-up = Abandonner

## Raisons

reason-stock-empty = Le talon est vide.
reason-not-on-top = { $card-start } n’est pas sur le dessus.
reason-not-next = { $card-start } n’est pas le suivant de sa couleur.
reason-does-not-fit = { $card-start } ne va pas { $column-onto }.

## Ce qui arrive

event-raised = { $card-start } est monté.
event-shifted = { $card-start } va { $column-onto }.
event-uncovered = { $card-start } apparaît { $column-in }.
event-turned = { $card-start } sort du talon.

## La fin

outcome-raised = Victoire : les quatre couleurs sont montées.
outcome-nightfall = Défaite : la nuit est tombée.
outcome-stuck = Défaite : plus rien ne bouge.
outcome-given-up = Défaite : vous avez abandonné.
rank-king = Roi
rank-duke = Duc
rank-knight = Chevalier
rank-squire = Écuyer
