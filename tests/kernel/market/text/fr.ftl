### La foire en français.

game-name = La Foire
game-description = Des marchands achètent et vendent à un même étal, tous à la fois, et chuchotent dans le dos des autres. Le plus riche gagne.

form-good = { $name }
form-find = { $name }
form-note = { $name }

good-wool = laine
    .of = de laine
good-wine = vin
    .of = de vin
good-spice = épices
    .of = d’épices
find-gem = une gemme
find-bag = une bourse
find-straw = rien que de la paille
note-at-the-well = Retrouvez-moi au puits.
note-sour-wine = Le vin est aigre.
note-before-noon = Vendez avant midi.

## Où nous en sommes

passage-day = Jour { $number }
passage-market = Marché

## Questions

prompt-trade = { $seat }, que faites-vous au marché ?
prompt-buy = { $seat }, une pièce { $good-of } coûte { $price } : combien en prenez-vous ?
prompt-sell = { $seat }, une pièce { $good-of } rapporte { $price } : combien en vendez-vous ?
prompt-payment = { $seat }, comment payez-vous { $number } pièces { $good-of } à { $price } chacune ?

## Choix

choice-buy = Acheter : { $good }
choice-sell = Vendre : { $good }
choice-open-crate = Ouvrir une caisse
choice-go-home = Rentrer pour la journée
choice-take =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
choice-pay = Deniers : { $coins }, gemmes : { $gems }
choice-cancel = Y renoncer

## Hors de son tour

act-letter = Écrire une lettre
    .done = Écrire à { $to } : « { $words } »
act-whisper = Proposer des gemmes en privé
    .done = Proposer en privé à { $to } : gemmes { $give } contre deniers { $ask }
act-cry = Proposer une marchandise à voix haute
    .done = Proposer à voix haute à { $to } : { $give } contre deniers { $ask }
act-answer-whisper = Répondre à une offre privée
    .done = En privé : { $value }
act-answer-cry = Répondre à une offre
    .done = À voix haute : { $value }
field-to = À qui
field-words = En ces mots
field-give = Donner
field-ask = Contre deniers

## Pourquoi non

reason-sold-out = Il n’y a plus { $good-of } sur l’étal.
reason-none-of-yours = Vous n’avez pas { $good-of } à vendre.
reason-no-crates = Il n’y a plus de caisse aujourd’hui.

## Ce qui s’est passé

event-day-begun = Le jour { $day } de la foire commence.
event-bought =
    { $number ->
        [one] { $seat } achète une pièce { $good-of } pour { $price }.
       *[other] { $seat } achète { $number } pièces { $good-of } pour { $price } chacune.
    }
event-sold =
    { $number ->
        [one] { $seat } vend une pièce { $good-of } pour { $price }.
       *[other] { $seat } vend { $number } pièces { $good-of } pour { $price } chacune.
    }
event-crate-opened = { $seat } ouvre une caisse.
event-found = Vous seul le savez : dans la caisse, il y a { $thing }.
event-went-home = { $seat } rentre pour la journée.
event-cried = { $seat } propose à { $to } une pièce { $good-of } pour { $coins }.
event-cry-answered =
    { $done-id ->
        [yes] { $to } accepte l’offre { $seat-of } : une pièce { $good-of }.
       *[no] L’offre { $seat-of } à { $to } n’aboutit pas : { $good }.
    }
event-letter-came = Vous seuls le savez : { $seat } écrit à { $to } : « { $words } ». C’est tout.
event-whispered = Vous seuls le savez : { $seat } propose à { $to } des gemmes contre des deniers : { $gems } contre { $coins }.
event-whisper-answered =
    { $done-id ->
        [yes] Vous seuls le savez : { $to } reçoit des gemmes { $seat-of } : { $gems }.
       *[no] Vous seuls le savez : l’offre { $seat-of } à { $to } n’aboutit pas, gemmes { $gems }.
    }

## Sur la table

label-stall = L’étal
label-crates = Caisses
label-letters = Lettres
label-letter = Lettre du joueur { $number }
label-words = « { $words } »
label-wanted = À la maison, un client attend : { $good }
offer-good = une pièce : { $good }
offer-coins = pièces : { $coins }
offer-gems = gemmes : { $gems }
kind-good = Marchandise
kind-letter = Lettre
counter-stock = Réserve
counter-price = Prix
counter-wool = Laine
counter-wine = Vin
counter-spice = Épices
counter-coins = Deniers
counter-gems = Gemmes

## La fin et les options

outcome-fair-over = La foire est finie : le plus riche des marchands gagne.
score = Fortune
option-days = Jours
    .help = Combien de jours dure la foire, de 1 à 10.
option-crates = Caisses
    .help = Combien de caisses arrivent par jour, de 0 à 12.
