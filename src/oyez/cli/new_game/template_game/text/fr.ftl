### Template Game en français.

game-name = Template Game
game-description = Des seigneurs envoient des émissaires au conseil, faces cachées. Le plus fort plante une bannière dans la vallée ; les autres prennent des pièces. Les meilleures terres l’emportent.

## Ce qui a un nom : les attributs sont des formes de ce nom.

form-envoy = { $name }
    .the = le { $name }
form-land = { $name }
    .at = au { $name }
    .the = le { $name }

## Émissaires

envoy-shepherd = Berger
envoy-miller = Meunier
envoy-merchant = Marchand
envoy-bailiff = Bailli
envoy-abbot = Abbé
    .the = l’Abbé
envoy-count = Comte

## Terres

land-pasture = Pâturage
land-oakwood = Chênaie
    .at = à la Chênaie
    .the = la Chênaie
land-quarry = Carrière
    .at = à la Carrière
    .the = la Carrière
land-market = Marché
land-meadow = Pré
land-vineyard = Vigne
    .at = à la Vigne
    .the = la Vigne
land-chapel = Chapelle
    .at = à la Chapelle
    .the = la Chapelle
land-mill = Moulin
land-ford = Gué

## Où nous en sommes

passage-setup = Préparation
passage-round = Manche { $number }
passage-council = Conseil
passage-banner = Bannière
passage-over = La fin

## Questions

prompt-lay = { $seat }, quel émissaire envoyez-vous au conseil ?
    .brief = Quel émissaire envoyez-vous ?
prompt-plant = { $seat }, le conseil est à vous : plantez une bannière dans une terre libre, ou prenez { $coins } pièces.
    .brief = Plantez une bannière, ou prenez { $coins } pièces

## Choix

choice-lay = { $envoy }
choice-plant = Bannière { $land-at }
choice-levy = Pas de bannière : prendre des pièces

## Pourquoi pas

reason-land-taken = La bannière { $seat-of } se dresse { $land-at }.

## Ce qui arrive

event-first-drawn = { $seat } joue en premier.
    .you-seat = Vous jouez en premier.
event-envoy-drawn = { $seat } pioche { $envoy-the }.
    .you-seat = Vous piochez { $envoy-the }.
event-deck-mixed = La défausse est mélangée et forme une nouvelle pioche.
event-new-round = La manche { $round } commence.
event-envoy-shown = { $seat } a envoyé { $envoy-the }.
    .you-seat = Vous avez envoyé { $envoy-the }.
event-council-won = { $seat } remporte le conseil de la manche { $round }.
    .you-seat = Vous remportez le conseil de la manche { $round }.
event-coins-taken =
    { $coins ->
        [one] { $seat } prend une pièce.
       *[other] { $seat } prend { $coins } pièces.
    }
    .you-seat =
        { $coins ->
            [one] Vous prenez une pièce.
           *[other] Vous prenez { $coins } pièces.
        }
event-banner-planted = { $seat } plante une bannière { $land-at }.
    .you-seat = Vous plantez une bannière { $land-at }.

## Sur la table

label-valley = La vallée
label-hand = Émissaires
lord-red = Rouge
lord-blue = Bleu
lord-green = Vert
lord-gold = Or
banner-red = Bannière rouge
banner-blue = Bannière bleue
banner-green = Bannière verte
banner-gold = Bannière d’or
label-deck = Pioche
label-discards = Défausse
label-council = Le dernier conseil
label-rounds = Manches
label-first = Premier : à égalité, son émissaire l’emporte.
kind-envoy = Émissaire
piece-control-token = Bannière
counter-rank = Rang
counter-worth = Valeur
counter-points = Points
counter-banners = Bannières
counter-coins = Pièces
counter-envoys = Émissaires
counter-round = Cette manche
chronicle-points = Points
chronicle-coins = Pièces

## La fin

outcome-counted = Le dernier conseil est passé : le plus de points l’emporte.
score = Points

## Ce dont une table convient

option-edition = Édition
    .help = La boîte avec laquelle on joue ; à défaut, l’édition standard.
option-rounds = Manches
    .help = Combien de conseils sont tenus, de 1 à 12 ; il y a neuf terres.

## La première partie guidée

lesson-first = Trois conseils
    .about = Gagnez un conseil, perdez-en un exprès, et gagnez le dernier : toutes les règles en trois minutes.
    .end-title = La vallée est à vous
    .end = Vous avez tout vu : émissaires cachés, bannières, voisinages et pièces. Dans une vraie partie, on ne sait jamais ce que les autres ont en main.
lesson-first-lay = Vous avez trois émissaires, que personne d’autre ne voit. Tous les seigneurs en posent un à la fois, face cachée, et le plus fort l’emporte.
    .title = Le conseil
    .do = Envoyez le Comte, le plus fort de tous.
lesson-first-plant = Votre Comte a gagné. Une terre compte sa valeur, et un point de plus pour chacune de vos terres voisines.
    .title = Une bannière
    .do = Plantez une bannière à côté de votre Marché, dans une terre de valeur 2.
lesson-first-lose = Bleu a de forts émissaires à présent. Qui perd prend une pièce, et deux pièces font un point : perdez à bon compte, et gardez l’Abbé.
    .title = Bien perdre
    .do = Envoyez le Berger.
lesson-first-last = C’est le dernier conseil, et il n’y a plus rien à garder.
    .title = Le dernier conseil
    .do = Envoyez l’Abbé.
    .do-plant = Plantez une bannière là où elle compte le plus, ou prenez des pièces.
reason-lesson-first-lay = C’est permis, mais envoyez le Comte : cette fois, il faut gagner.
reason-lesson-first-plant = C’est permis, mais une terre de valeur 2 à côté de votre Marché compte 3.
reason-lesson-first-lose = C’est permis, mais gardez vos forts émissaires : envoyez le Berger.
reason-lesson-first-last = C’est permis, mais seul l’Abbé est sûr de gagner.
