# Looking back: the time machine, recaps, the end of a game.

time-bar = Time machine
time-moment = Moment of the game
time-keys = Drag, or use the arrow keys; with Shift to the next turn or battle
time-value = Moment { $number } of { $total }: { $words }
time-place = { $number } / { $total }
time-is-now = now
time-now = Now
time-back = One moment back
time-on = One moment on
time-play = Play the film
time-pause = Pause
time-nothing = Nothing was told here.
time-share = Link to this moment
time-copied = Copied
time-close = Close
time-from = Seen from
time-from-mine = As I saw it
time-from-public = As onlookers saw it
time-from-seat = As { $name } saw it
time-from-all = Everything

## Practice

time-fork = Practise from here
time-fork-about = A private table with bots that begins at this moment. What you cannot know is dealt anew, so the real game is not given away.
time-fork-over = A private table with bots that begins at this moment, just as it was.
time-fork-bots = Opponents
time-fork-seat = You play
time-fork-now = Practise from now
time-fork-here = Practise from this moment
time-fork-end = Here the game is over: go back to an earlier moment first.

time-origin = Practice
time-origin-about = This is practice: to the moment of the game that it was copied from

## A battle or a vote again

time-again-clash = Replay the battle
time-again-hall = Replay the vote
time-again-clash-of = Replay the battle: { $words }
time-again-hall-of = Replay the vote: { $words }
time-again-story = What has happened so far
time-again-step = Step { $number } of { $total }.
time-again-first = From the beginning
time-again-back = One step back
time-again-on = One step on
time-again-play = Play
time-again-speed = Speed
time-again-board = See the whole table at this moment
time-again-share = Link to this replay
time-again-asked = Meanwhile the table waits for you.
time-again-table = To the table

## Since you were last here

time-replay = Watch it

## The end

time-result = Result
time-you-won = You have won!
time-no-winner = Nobody wins
time-you-lost = You have lost.
time-unplayed = Not played to its end
time-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
time-rank = Place { $place }:
time-score = Score
time-rematch = Rematch
time-join-rematch = Join the rematch
time-story = Its story
time-share-game = Share
time-lobby = To the lobby
time-chronicle = How it went
time-wait = One moment …
time-as-table = As a table
time-table-of = { $measure } over the game, by moment
time-who = Who
time-the-end = end
