### Playing alone: the same deal again, the deal of the day, and results to compare.

solo-title = A deal
solo-deal = Deal { $code }
solo-day = The deal of { $day }
solo-play = Play this deal
solo-again = Same deal again
solo-another = Another deal
solo-go-on = Go on where you were
solo-alone = Play another deal alone
solo-same = Everybody who plays it is dealt the same.
solo-usual = With the usual options.
solo-option = { $option }: { $value }
solo-no = no

solo-dare =
    { $ranked ->
        [yes] { $name } has made { $score } ({ $rank }). Can you beat that?
       *[no] { $name } has made { $score }. Can you beat that?
    }
solo-dare-own =
    { $ranked ->
        [yes] You have made { $score } ({ $rank }). Can you do better?
       *[no] You have made { $score }. Can you do better?
    }

## At the end

solo-first = Your first attempt at this deal.
solo-attempt = Attempt { $number } at this deal.
solo-best-first = It is your first result with these options.
solo-best-new = Your best ever with these options: before it was { $score }.
solo-best-same = That equals your best with these options.
solo-best-old = Your best with these options is { $score }.
solo-share = Share: beat my { $score }
solo-share-words = I have made { $score } at { $game }. Beat that, on the same deal!
solo-share-deal = Share this deal
solo-results-of = Results of deal { $code }
solo-results-day = Results of the day

## Results

solo-results = Results
solo-results-first = Results of first attempts
solo-mine = Your own results
solo-nobody = Nobody has finished it yet.
solo-more =
    { $count ->
        [one] And 1 more.
       *[other] And { $count } more.
    }
solo-rank = Rank
solo-when = When
solo-you = you
solo-first-mark = first attempt
solo-bests = Your best results alone
solo-best = Best
solo-played = Played

## The deal of the day

solo-daily = The deal of the day: { $game }
solo-daily-words = The same for everybody here, until { $time }. First attempts count.
solo-daily-play = Play today’s deal
solo-daily-again = Play today’s deal again
solo-today = Today’s results
solo-nobody-today = Nobody has finished today’s deal yet. Be the first.
solo-all = All { $count } results

error-no-deal = Nobody has played a deal with this code here.
error-bad-code = This is no code of a deal: it takes 3 to 32 letters from a to z, figures or hyphens.
error-not-yet = That day has not come yet; nor has its deal.
error-other-options = This code stands for other options.
error-not-alone = A deal is played by one person alone.
error-deal-in-public = A deal that others play as well is played where nobody looks on.
error-no-result = This game has no result of somebody alone.
error-no-game = This game is not to be had here.
