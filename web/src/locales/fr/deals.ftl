# Les marchés : offres, promesses, et ce qu’il en est advenu.

table-deals = Marchés
table-key-deals = marchés

deals-incoming = Offres qu’on vous fait
deals-outgoing = Vos offres
deals-others = Offres entre les autres
deals-waiting =
    { $count ->
        [one] { $count } offre vous attend
       *[other] { $count } offres vous attendent
    }
deals-more =
    { $count ->
        [one] et { $count } autre offre
       *[other] et { $count } autres offres
    }
deals-accept = Accepter
deals-decline = Refuser
deals-counter = Contre-offre …
deals-retract = Retirer
deals-answers = en réponse à une offre précédente
deals-private = entre vous deux

## Ce qui est offert

deals-trade-mine = { $maker } vous offre { $gives } ; en échange : { $asks }.
deals-trade-own = Vous offrez à { $to } { $gives } ; en échange : { $asks }.
deals-trade-others = { $maker } offre à { $to } { $gives } ; en échange : { $asks }.
deals-gift-mine = { $maker } vous offre { $gives }, sans rien en échange.
deals-gift-own = Vous offrez à { $to } { $gives }, sans rien en échange.
deals-gift-others = { $maker } offre à { $to } { $gives }, sans rien en échange.
deals-request-mine = { $maker } vous demande { $asks }.
deals-request-own = Vous demandez à { $to } { $asks }.
deals-request-others = { $maker } demande à { $to } { $asks }.
deals-about = { $said } ({ $about })

## Une nouvelle offre

deals-with = Avec qui
deals-make = Ce que vous pouvez faire
deals-send = Faire
deals-leave = Laisser
deals-none-now = Il n’y a rien à offrir en ce moment.
deals-empty = Ni offres ni promesses.

## Les promesses

deals-promises = Promesses entre vous et { $name }
deals-records = Promesses
deals-you-promised = Vous avez promis :
deals-promised-you = { $name } vous a promis :
deals-pending = en cours
deals-kept = tenue
deals-broken = rompue
deals-call-kept = Elle a été tenue
deals-call-broken = Elle a été rompue
deals-record = tenues { $kept }, rompues { $broken }

## En privé

deals-whispers = Entre vous et { $name }
deals-whisper = Dire à { $name } seul
