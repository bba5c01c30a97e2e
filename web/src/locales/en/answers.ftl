## Answering: what is confirmed

answers-confirming = Ask me to confirm
answers-confirming-final = what cannot be taken back
answers-confirming-all = every answer
answers-confirming-never = nothing

## Standing orders

answers-always = From now on: { $order }
answers-always-hint = This answers the question now, and again whenever it is asked.
answers-drop = Drop this order
