## Répondre : ce qui est confirmé

answers-confirming = Me faire confirmer
answers-confirming-final = ce qui ne se reprend pas
answers-confirming-all = chaque réponse
answers-confirming-never = rien

## Consignes

answers-always = Désormais : { $order }
answers-always-hint = Cela répond à la question maintenant, et chaque fois qu’elle se posera.
answers-drop = Lever cette consigne
