### Sheet en français.

game-name = Feuille
game-description = Tous remplissent en même temps la feuille d’un manoir : les cases coûtent des pièces, de la pierre et des ouvriers, et l’une peut mener à l’autre. Trois présages sont posés face cachée ; le plus de points l’emporte.
option-rounds = Tours
    .help = Après ce nombre de tours, on compte les points.

## Les choses qui ont un nom

form-box = { $name }
form-column = { $name }
form-omen = { $name }
form-card = { $name }

box-field = Champ
    .the = le Champ
box-mill = Moulin
    .the = le Moulin
box-bakery = Boulangerie
    .the = la Boulangerie
box-feast = Festin
    .the = le Festin
box-quarry = Carrière
    .the = la Carrière
box-wall = Mur
    .the = le Mur
box-tower = Tour
    .the = la Tour
box-keep = Donjon
    .the = le Donjon
box-chapel = Chapelle
    .the = la Chapelle
box-choir = Chœur
    .the = le Chœur
box-school = École
    .the = l’École
box-abbey = Abbaye
    .the = l’Abbaye
column-farm = ferme
    .the = la ferme
column-castle = château
    .the = le château
column-church = église
    .the = l’église
omen-left = présage de gauche
    .the = le présage de gauche
omen-middle = présage du milieu
    .the = le présage du milieu
omen-right = présage de droite
    .the = le présage de droite
card-harvest = Moisson
card-siege = Siège
card-pilgrimage = Pèlerinage

## Où nous en sommes

passage-round = Tour { $number }
passage-works = Travaux
passage-scoring = Décompte

## Sur la table

sheet = Feuille
omens = Présages
workers = Ouvriers
kind-omen = Présage
counter-coins = pièces
counter-stone = pierre
counter-workers = ouvriers
counter-points = points
score = points

## Questions

prompt-work = { $seat }, que faites-vous maintenant ? Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $stone } de pierre et { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
prompt-chain = { $seat }, { $box-the } mène plus loin : quelle case cochez-vous sans payer ?
prompt-vow = { $seat }, quelle colonne consacrez-vous ?

choice-mark = Cocher { $box-the }
choice-hire = Engager un ouvrier
choice-dig = Extraire de la pierre
choice-spy = Regarder { $omen-the }
choice-stop = Terminer la chaîne
choice-done = Fini pour ce tour
choice-vow = Consacrer { $column-the }
choice-gift = Donner une pièce à { $to }

act-work = À chaque tour
act-chain = À chaque chaîne

## Raisons

reason-too-dear = Vous ne pouvez pas payer { $box-the }.
reason-marked-already = Vous avez déjà coché { $box-the }.
reason-needs-box = Avant { $box-the }, il vous faut { $needs-the }.
reason-no-link = Aucune chaîne ne mène de cette case ({ $chain-the }) à celle-là ({ $box-the }).
reason-chain-first = Continuez la chaîne, ou terminez-la.
reason-no-chain = Il n’y a pas de chaîne à terminer.
reason-no-workers = Il ne reste plus d’ouvriers.
reason-dug-already = Vous avez déjà extrait de la pierre pendant ce tour.
reason-spied-already = Vous connaissez déjà { $omen-the }.
reason-no-coins = Vous n’avez pas de pièces.

## Ce qui arrive

event-round-begun = Le tour { $number } commence : chacun reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-marked = { $free-id ->
    [yes] { $seat } coche { $box-the } dans une chaîne.
   *[no] { $seat } coche { $box-the }.
}
event-hired = { $seat } engage un ouvrier.
event-dug = { $seat } lance { $face } et extrait { $stone } de pierre.
event-spied = { $seat } regarde { $omen-the }.
event-omen-seen = { $seat } voit : { $omen-the } est { $card }.
event-finished = { $seat } a fini pour ce tour.
event-given = { $seat } donne une pièce à { $to }.
event-omens-turned = Les présages sont retournés : { $cards }.
event-vowed = { $seat } consacre { $column-the }.

## La fin

outcome-scored = On compte les points : le plus de points l’emporte.
rank-lord = Seigneur du manoir
rank-steward = Intendant
rank-reeve = Prévôt
rank-serf = Serf
