### Le duel en français.

game-name = Le Duel
game-description = Deux à quatre combattants frappent, parent et maudissent avec des cartes secrètes. Le dernier debout gagne.

form-card = { $name }
form-moment = { $name }

card-lunge = Fente
card-lunge-text = Annoncez un coup qui blesse deux fois.
card-parry = Parade
card-parry-text = Un coup porté contre vous ne fait rien.
card-guard = Garde
card-guard-text = Prenez un coup destiné à un autre.
card-riposte = Riposte
card-riposte-text = Quand vous êtes touché : blessez qui a frappé.
card-curse = Malédiction
card-curse-text = À tout moment : un rival perd une vie ou une carte.
card-ward = Protection
card-ward-text = Pendant une malédiction : elle ne fait rien.

## Consignes

moment-intercede = Prendre un coup pour un autre
act-parry = Quand on me frappe
act-intercede = Quand on frappe un autre
act-riposte = Quand je suis touché

## Où nous en sommes

passage-round = Manche { $number }

## Questions

prompt-announce = { $seat }, qui frappez-vous ?
prompt-parry = { $seat }, { $by } vous frappe : parez-vous ?
prompt-intercede = { $seat }, { $by } frappe { $to } : prenez-vous le coup ?
prompt-riposte = { $seat }, { $by } vous a touché : ripostez-vous ?
prompt-suffer = { $seat }, { $by } vous a maudit : que perdez-vous ?
prompt-rest = { $seat }, comment finissez-vous votre tour ?

## Choix

choice-strike = Frapper { $to }
choice-lunge = Se fendre contre { $to }
choice-play = Jouer { $card }
choice-pass = Ne rien faire
choice-draw-card = Piocher une carte
choice-breathe = Reprendre son souffle : une vie
choice-curse = Maudire { $to }
choice-ward = Rompre la malédiction
choice-lose-life = Perdre une vie
choice-discard = Défausser { $card }

## Ce qui s’est passé

event-round-begun = La manche { $round } commence.
event-card-drawn = Vous seul le savez : vous avez pioché { $card }.
event-card-played = { $seat } joue { $card }.
event-blow-announced =
    { $wounds ->
        [one] { $seat } frappe { $to }.
       *[other] { $seat } se fend contre { $to }, pour { $wounds } vies.
    }
event-parried = { $seat } pare le coup.
event-stepped-in = { $seat } prend le coup destiné à { $to }.
event-wounded =
    { $out-id ->
        [yes] { $seat } est blessé et quitte le duel.
       *[no]
            { $wounds ->
                [one] { $seat } perd une vie.
               *[other] { $seat } perd { $wounds } vies.
            }
    }
event-cursed = { $seat } maudit { $to }.
event-curse-broken = { $seat } rompt la malédiction.
event-breathed = { $seat } reprend son souffle et regagne une vie.

## Sur la table

label-deck = Pioche
label-discard = Cartes jouées
label-blow = Un coup
label-by = Frappe
label-at = Est frappé
kind-card = Carte
counter-lives = Vies
counter-cards = Cartes
counter-wounds = Blessures

## La fin et les options

outcome-last = Un seul combattant est encore debout.
outcome-stopped = La dernière manche est finie : le plus de vies gagne.
score = Vies
option-rounds = Manches
    .help = Après tant de manches, le duel est arrêté, de 1 à 20.
