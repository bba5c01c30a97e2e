### The general messages: what the kernel says, whatever the game.

## Players

player = Player { $number }
nature = Chance
player-of = of { $name }

## Lists and plain values

list-last = { $list } and { $last }
list-part = { $count } for { $thing }
list-pair = { $thing }: { $place }
list-share = { $player } ({ $count })
value-none = none
value-true = yes
value-false = no

## Choices of the kernel

choice-nothing = nothing
choice-withdrawn = nothing left to choose
choice-accept = accept offer { $number }
choice-decline = decline offer { $number }
choice-retract = take back offer { $number }
act-always = Always answer
act-ask = Ask me
act-drop = Take back an order
order-always = { $question }: always “{ $answer }”
order-ask = { $question }: ask me
event-obeyed = Your standing order answered: { $answer }.
    .here = Your standing order answered: “{ $order }”.
choice-as-suggested = as suggested

## Questions that need no words of the game

prompt-choose = { $seat }, choose one of these.
    .brief = Choose one
prompt-draw = Chance draws: say what comes out.
    .brief = Chance draws
prompt-roll = Chance rolls the dice: say what comes out.
    .brief = Chance rolls
prompt-shuffle = Chance puts these in order: say which.
    .brief = Chance orders

## Why a value cannot be chosen

reason-not-listed = This is not one of the choices.
reason-wrong-type = This is not a value of the right kind.
reason-out-of-range =
    { $bounds ->
        [exact] This must be { $least }.
       *[other] This must be a number from { $least } to { $most }, in the steps allowed.
    }
reason-wrong-number =
    { $bounds ->
        [exact] You must take exactly { $least }.
        [up-to] You can take { $most } at most.
       *[other] You must take from { $least } to { $most }.
    }
reason-wrong-sum =
    { $bounds ->
        [exact] These must be worth exactly { $least } in all.
        [up-to] These may be worth { $most } in all at most.
       *[other] These must be worth from { $least } to { $most } in all.
    }
reason-more-than-there-are = There are not so many of these.
reason-not-alike = All that is taken together must be of one kind.
reason-clause-too-often = There are too many clauses of this kind: { $most } at most.
reason-clause-twice = The same clause stands there twice.
reason-dead-end = Nothing is left to go with this.
reason-not-there = This cannot go there.
reason-place-number =
    { $bounds ->
        [exact] Exactly { $least } must go there.
        [up-to] At most { $most } may go there.
       *[range] From { $least } to { $most } must go there.
    }

## Why a thing on the table cannot be chosen

why-lit = This can be chosen.
why-unlisted = This plays no part in what you are asked now.
why-over = The game is over: nothing is asked any more.
why-others =
    { $count ->
        [one] You are not asked now. Waiting for { $names }.
       *[other] You are not asked now. Waiting for: { $names }.
    }
why-watching =
    { $count ->
        [one] You are looking on. Waiting for { $names }.
       *[other] You are looking on. Waiting for: { $names }.
    }

## Why an answer cannot be taken back

reason-undo-built-on = Others have built on it since.
reason-undo-ordered = That was done by your standing order: change the order instead.
reason-private-under-seal = Who has answered under seal does nothing in private until the seals are broken.
reason-undo-none-here = You have done nothing in this phase that could be taken back.
reason-undo-over = Nothing can be taken back any more: the match is over.
reason-undo-nothing = There is nothing to take back: nobody has answered yet.
reason-undo-chance = This cannot be taken back: chance has spoken since.
reason-undo-answered = This cannot be taken back: { $seat } has answered since.
reason-undo-known = This cannot be taken back: what came of it is known already, or stands for good.
reason-undo-passed = This cannot be taken back: the turn has passed, and others have seen how it ended.
reason-undo-too-long-ago = This cannot be taken back: it is too long ago.
reason-undo-none-of-yours = You have taken nothing back that could be given again.
reason-lesson-step-first = That is allowed, but finish this step of the lesson first.

## Why an answer was not taken

error-refused = This cannot be done now.
error-not-your-question = You are not the one being asked.
error-stale-ply = The question has changed since; look again before you answer.
error-not-among-choices = This is not one of the choices.
error-rule = { $said } [{ $rule }]

## Bots

bot-random = Jester
bot-random-about = Does anything that the rules allow, without a thought.
bot-squire = Squire
bot-squire-about = Easy: knows what matters, thinks little and often slips.
bot-knight = Knight
bot-knight-about = Medium: weighs every choice, and slips now and then.
bot-marshal = Marshal
bot-marshal-about = Strong: tries every choice many times in the mind, and takes the best.
bot-steward = Steward
bot-steward-about = Plays with care for somebody who is away.

## Command line

cli-word-yes = yes y
cli-word-no = no n
cli-word-all = all
cli-number =
    { $digits ->
        [0] { NUMBER($value, maximumFractionDigits: 0) }
       *[1] { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }

cli-help-usage = usage:
cli-help-synopsis = oyez COMMAND …
cli-help-about = Medieval strategy games with every rule enforced: to play, and to simulate.
cli-help-arguments = arguments
cli-help-options = options
cli-help-commands = commands
cli-help-more = “oyez COMMAND --help” tells more. Seats are counted from 1.
cli-help-help = show this help
cli-help-lang = the language of everything that is said (default: that of the environment)
cli-help-version = show the version
cli-help-serve = start the server, where people and bots play in the browser
cli-help-play = play against bots in the terminal
cli-help-replay = step through the record of a match
cli-help-simulate = let bots play many matches, and count
cli-help-fuzz = look for faults with random and extreme play
cli-help-rules = look up the rules of a game
cli-help-games = list the games there are
cli-help-game = the name of a game (“oyez games” lists them)
cli-help-game-name = GAME
cli-help-file = a record: a saved game, or a failure that “oyez fuzz” found
cli-help-file-name = FILE
cli-help-words = the number of a rule, or words that it contains; none: the table of contents
cli-help-words-name = ID|WORDS
cli-help-seats = how many seats (default: 4, if the game allows)
cli-help-bots = who plays the other seats, with commas between the names; one name stands for all (default: random)
cli-help-rivals = the same, bot by bot, with commas between the names; “random” is a bot as well
cli-help-level = how well the bots play, from easy to strong (default: knight)
cli-help-bots-name = BOT[,BOT…]
cli-help-seed = the same seed gives the same match
cli-help-option = an option of the game (“oyez games” lists them); may be given several times
cli-help-pair = KEY=VALUE
cli-help-own-seat = the seat you take (default: 1)
cli-help-save = where the game is saved (default: a file of its own in your state folder)
cli-help-resume = go on with a saved game, and save it there again
cli-help-after = the finished game that this one follows, for rules that ask how the last game ended
cli-help-deal = the deal that this code stands for, in a game for one; the same code is dealt the same
cli-help-ply = begin after so many answers
cli-help-view = look through the eyes of this seat (default: as a spectator)
cli-help-all = print everything at once
cli-help-number = how many matches (default: 100)
cli-help-jobs = how many processes play at the same time (default: 1)
cli-help-json = print the result as JSON
cli-help-fuzz-number = how many matches (default: 100, or no limit with --minutes)
cli-help-fuzz-seats = how many seats (default: every number in turn)
cli-help-minutes = stop after so many minutes

cli-no-language = there are no texts in “{ $name }”; known: { $known }
cli-no-command =
    { $near ->
        [none] there is no command “{ $name }”; known: { $known }
       *[other] there is no command “{ $name }”; did you mean “{ $near }”?
    }
cli-no-game =
    { $near ->
        [none] there is no game “{ $name }”; known: { $known }
       *[other] there is no game “{ $name }”; did you mean “{ $near }”?
    }
cli-no-bot =
    { $near ->
        [none] there is no bot “{ $name }”; known: { $known }
       *[other] there is no bot “{ $name }”; did you mean “{ $near }”?
    }
cli-no-option =
    { $near ->
        [none] there is no option “{ $key }”; known: { $known }
       *[other] there is no option “{ $key }”; did you mean “{ $near }”?
    }
cli-no-rule =
    { $near ->
        [none] no rule has this number or these words: { $words }
       *[other] no rule has this number or these words: { $words }; did you mean { $near }?
    }
cli-args-missing = { $command } needs { $what }; “{ $command } --help” tells more
cli-args-unknown = { $command } does not know { $what }; “{ $command } --help” tells more
cli-args-no-value = { $what } needs a value; “{ $command } --help” tells more
cli-args-no-command = name a command before { $what }; “oyez --help” lists them
cli-args-bad = these arguments do not fit ({ $words }); “{ $command } --help” tells more
cli-bad-number =
    { $most ->
        [none] { $option } must be a whole number from { $least } on, not “{ $text }”
       *[other] { $option } must be a whole number from { $least } to { $most }, not “{ $text }”
    }
cli-bad-minutes = --minutes must be a number above 0, not “{ $text }”
cli-bad-seats =
    { $bounds ->
        [exact] { $game } is for { $least ->
            [one] one seat
           *[other] { $least } seats
        }, not { $seats }
       *[other] { $game } is for { $least } to { $most } seats, not { $seats }
    }
cli-bad-bots = { $named } bots are named, but there are { $number } places for them
cli-bad-pair = an option is written KEY=VALUE, not “{ $pair }”
cli-bad-yes-no = { $key } must be yes or no, not “{ $text }”
cli-option-number = { $option } must be a whole number from { $least } to { $most }
cli-option-length = { $option } must not be longer than { $most }
cli-bad-option = this option does not fit ({ $words })
cli-bad-record = { $path } is not a readable record ({ $words })
cli-other-game = { $path } is a game of { $game }
cli-not-over = the game in { $path } is not over
cli-bad-deal = “{ $code }” is no code: it takes { $least } to { $most } letters from a to z, figures or hyphens
cli-deal-alone = a deal is played by one player, not by { $seats }
cli-no-previous = in { $game } no rule asks how an earlier game ended
cli-os-error =
    { $words ->
        [ENOENT] there is no such file or folder
        [EACCES] this is not permitted
        [EPERM] this is not permitted
        [EROFS] nothing can be written there
        [EISDIR] it is a folder
        [ENOTDIR] there is a file in the place of a folder
        [EEXIST] it is there already
        [ENOSPC] there is no space left
        [ENAMETOOLONG] the name is too long
        [EADDRINUSE] another program listens there
        [EADDRNOTAVAIL] this computer has no such address
       *[other] { $words }
    }
cli-no-file = { $path } cannot be read ({ cli-os-error })
cli-no-write = { $path } cannot be written ({ cli-os-error })
cli-no-seat = there is no seat { $seat }: this match has { $seats }
cli-no-ply = there is no ply { $ply }: this record ends with { $last }
cli-no-rules = { $game } has no rules to look up
cli-no-games = No game is installed.

cli-players =
    { $bounds ->
        [exact]
            { $least ->
                [one] { $least } player
               *[other] { $least } players
            }
       *[other] { $least } to { $most } players
    }
cli-games-options = Options, for --option KEY=VALUE:
cli-edition = rules { $rules }
cli-rules-how = “oyez rules { $game } { $id }” shows a rule, “oyez rules { $game } WORDS” finds those with all the words.

cli-simulating = playing
cli-simulated =
    { $games ->
        [one] { $game }: { $games } match with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        } (seed { $seed })
       *[other] { $game }: { $games } matches with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        } (seed { $seed })
    }
cli-speed = Speed: { $games } matches and { $decisions } decisions a second
cli-options = Options: { $options }
cli-lengths = Length in decisions: mean { $mean }, median { $median }, 95 % up to { $p95 }
cli-choices = Choices at a decision: { $mean } on average
cli-unfinished = matches without an end: { $games } (seed { $seed })
cli-percent = { $share }%
cli-column-seat = By seat
cli-column-side = By side
cli-column-games = matches
cli-column-wins = won
cli-column-share = share
cli-column-expected = if fair
cli-column-range = likely range
cli-column-place = Place
cli-column-score = Score
cli-verdict-more = more than chance
cli-verdict-less = less than chance
cli-fairness-even = No seat is favoured beyond chance.
cli-fairness-more = { $seat } wins more than chance explains ({ $share }).
cli-fairness-less = { $seat } wins less than chance explains ({ $share }).
cli-fairness-mixed = The bots differ, so these figures do not tell whether the seats are fair.

cli-fuzzing = matches without a fault: { $games }
cli-fuzzed =
    { $games ->
        [one] No fault in { $games } match and { $decisions } decisions (matches by seats: { $seats }).
       *[other] No fault in { $games } matches and { $decisions } decisions (matches by seats: { $seats }).
    }
cli-fuzz-failed = a fault with seed { $seed }: { $words }; “oyez replay { $path }” shows it

cli-replay-keys = Enter or n: next · p: back · number: go there · g: to the end · q: quit >
cli-no-key = “{ $typed }” is none of the keys.
cli-replay-fault = Here the rules break: { $words }
cli-answer = { $who }: { $words }
cli-hidden = (secret)

cli-row-player = Player
cli-you = you
cli-welcome = You are { $player }. Everything is saved as you play.
cli-play-keys = u: undo · r: redo · ?: the rule, “? words”: cards and rules with these words · l: log · b: board · m: out of turn · o: standing orders · s: save · q: quit · h: these keys
cli-map-signs = hollow: exhausted · ~ at sea · ─ road · ≈ river · ═ bridge · ▲ mountains
cli-decks = Decks
cli-wall = On the wall
cli-votes = { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
cli-sealed = has not declared yet
cli-bid = { $number } for { $side }
cli-next = next: { $terms }
cli-box-gives = gives { $things }
cli-box-price = for { $price }
cli-box-needs = needs { $things }
cli-box-lacks = short of { $things }
cli-document-sealed = sealed
cli-signed = signed by { $names }
cli-unsigned = not yet signed by { $names }
cli-offers = Offers (m: make or answer one)
cli-promises = Promises (m: make or judge one)
cli-deal = No. { $number }, { $maker } to { $to }:
cli-offer-exchange = { $gives } for { $asks }
cli-offer-gift = { $gives } for nothing
cli-offer-demand = nothing for { $asks }
cli-offer-answers = in answer to no. { $number }
cli-offer-private = only you two know
cli-promise-pending = still open
cli-promise-kept = kept
cli-promise-broken = broken
cli-pick-help = h: help
cli-pick-one = number, or part of a name
cli-pick-only = There is one choice only: { $words }
cli-pick-enter = Enter
cli-pick-back = back
cli-pick-no-more = no more
cli-pick-none = “{ $typed }” is none of these.
cli-pick-amount = a number from { $least } to { $most }
cli-pick-some = numbers (“1 2”: one of each; “1x3”: three of the first), * for all, Enter for none
cli-pick-order = numbers in your order
cli-pick-field = { $name }:
cli-pick-words = your own words, { $most } letters at most
cli-pick-example = such as: { $words }
cli-pick-split =
    { $bounds ->
        [exact] such as “1=2 3=1” (2 for the first, 1 for the third), { $least } in all
       *[other] such as “1=2 3=1” (2 for the first, 1 for the third), { $least } to { $most } in all
    }
cli-no-rule-here = No rule stands behind this question.
cli-orders = Your standing orders:
cli-no-orders = There is nothing to order once and for all right now.
cli-order-always-which = { $question }: always …
cli-order-drop = { $question }: drop the order
cli-solo-won = won
cli-solo-lost = lost
cli-no-acts = There is nothing to do out of turn right now.
cli-saved = Saved: { $path }
cli-broken = the rules broke ({ $words }); the game is kept in { $path }
cli-leave = Leave the table? The game is kept in { $path } (Y/n)
cli-left = The game is kept; “oyez play --resume { $path }” goes on with it.
cli-left-deal = The game is kept; “oyez play --resume { $path } --deal { $deal }” goes on with it.
cli-deal-again = The same deal again: “oyez play { $game } --seats 1 --deal { $deal }”.
cli-kept = The match is kept; “oyez replay { $path }” shows it again.

## Notices

guest = Guest { $number }
notice-your-turn =
    { $table ->
        [none] It is your turn at a table of yours.
       *[other] It is your turn at “{ $table }”.
    }
notice-offer =
    { $table ->
        [none] Somebody offers you a deal at a table of yours.
       *[other] Somebody offers you a deal at “{ $table }”.
    }
notice-warning =
    { $table ->
        [none] Your time is nearly up at a table of yours.
       *[other] Your time is nearly up at “{ $table }”.
    }
notice-steward =
    { $table ->
        [none] Your time is up at a table of yours: a steward plays for you until you come back.
       *[other] Your time is up at “{ $table }”: a steward plays for you until you come back.
    }
notice-finished =
    { $table ->
        [none] A game of yours is over.
       *[other] The game at “{ $table }” is over.
    }
notice-rematch =
    { $table ->
        [none] You are asked for a rematch.
       *[other] You are asked for a rematch of “{ $table }”.
    }

## The server

cli-help-host = the address to listen at (127.0.0.1: only this machine; 0.0.0.0: the whole network)
cli-help-port = the port; left out, 8137 or any that is free
cli-help-data = the folder for the database; left out, one of your own
cli-help-folder-name = FOLDER
cli-help-origin = an address under which browsers reach the server, such as https://oyez.example; may be repeated
cli-help-contact = whom push services may write to, such as mailto:you@oyez.example
cli-serve-address = Oyez is open: { $address }
cli-serve-data = All games are kept in { $path }
cli-serve-unbuilt = The client for browsers has not been built, so only programs can play: `make client` builds it.
cli-serve-stop = Ctrl+C stops the server; nothing is lost.
cli-no-port = cannot listen at { $host }, port { $port }: { cli-os-error }
cli-no-data = cannot write in { $path }: { cli-os-error }

## Editions

cli-help-edition = a box of your own: list the editions, begin one, check one
cli-help-deed = list, new (then a game and a folder to begin in), or check (then the folder of an edition)
cli-help-deed-name = list|new|check
cli-help-things = what new and check need
cli-help-things-name = …
cli-help-editions = the folder in which editions lie, each in a folder of its own; left out, the server’s own
cli-help-of-edition = the edition to play with: its id, or its folder (default: standard)
cli-edition-no-deed =
    { $near ->
        [none] with editions one can: { $known }; not “{ $name }”
       *[other] with editions one can: { $known }; did you mean “{ $near }”?
    }
cli-edition-things =
    { $number ->
        [0] nothing belongs after “{ $command }”
        [one] one thing belongs after it, not { $given }: { $command }
       *[other] { $number } things belong after it, not { $given }: { $command }
    }
cli-edition-option = an edition is chosen by --edition { $name }
cli-edition-none = { $game } has one edition only
cli-edition-unknown = there is no edition “{ $name }” in { $path }
cli-edition-unfit = the edition “{ $name }” cannot be played with: { $words }
cli-edition-lost =
    { $why ->
        [changed] { $path } was played with the edition “{ $name }”, and its copy is not what it was
        [unreadable] { $path } was played with the edition “{ $name }”, and its copy cannot be read
       *[gone] { $path } was played with the edition “{ $name }”, of which there is no copy here
    }
cli-edition-exists = { $path } is there already, and nothing is written over it
cli-edition-no-folder = there is no folder { $path }
cli-edition-begun = The standard files of { $game } are in { $path }. Write down what your box says, set source = "transcribed" in the rows you have done, and run “oyez edition check” now and then.
cli-edition-folder =
    { $number ->
        [0] No other edition is in { $path }.
        [one] One other edition is in { $path }.
       *[other] { $number } other editions are in { $path }.
    }
cli-edition-broken =
    { $faults ->
        [one] The edition in { $path } cannot be chosen: it has a fault, which “oyez edition check” tells.
       *[other] The edition in { $path } cannot be chosen: it has { $faults } faults, which “oyez edition check” tells.
    }
cli-edition-faults =
    { $number ->
        [one] One fault: the edition cannot be played with.
       *[other] { $number } faults: the edition cannot be played with.
    }
cli-edition-good = The edition “{ $name }” ({ $id }) can be played with: { $rows } rows without a fault.
cli-edition-guessed =
    { $number ->
        [one] { $place }: one row is reconstructed
       *[other] { $place }: { $number } rows are reconstructed
    }
cli-edition-guesses =
    { $number ->
        [0] No row is reconstructed any more.
        [one] One row of { $rows } is still reconstructed.
       *[other] { $number } rows of { $rows } are still reconstructed.
    }

## A new game

cli-help-new-game = write a small game of your own to begin with, ready to be played
cli-help-name = what the game is called on the command line, such as banner_lords
cli-help-name-name = NAME
cli-help-new-folder = where its package is written (default: a folder of its name; in a checkout of Oyez, among its games)
cli-help-title = what the game is called on the screen (default: made from its name)
cli-help-letters = two capital letters with which its rules are numbered (default: its initials)
cli-new-game-bad-name = a game cannot be called “{ $name }”: small letters, digits and _, a letter first, { $most } at most
cli-new-game-taken = there is a game { $name } already
cli-new-game-module = there is a Python module { $name } already, which the game would hide
cli-new-game-bad-title = a game cannot be called “{ $title }”: one line of up to 40 letters and spaces, without quotes, braces and strokes
cli-new-game-bad-letters = rules are numbered with two capital letters, such as XY-TURN-01; not “{ $letters }”
cli-new-game-letters-taken = the rules of { $game } are numbered { $letters }-… already; choose other --letters
cli-new-game-package = { $title } is in { $path }: rules, box, scene, bot, lesson, texts and tests. To install it, to play it, to test it:
cli-new-game-repository = { $title } is in { $path }, its tests are in tests/, and pyproject.toml has its entry point. To install and play it, to test it:

## What is wrong with an edition

fault-line = { $place }: { $words }
fault-unreadable =
    { $why ->
        [ENOENT] is not there
        [EACCES] may not be read
        [EISDIR] is a folder, not a file
       *[other] cannot be read ({ $why })
    }
fault-too-long = is longer than { $most } bytes
fault-empty = is empty
fault-not-utf8 = line { $line } is not UTF-8; save the file in this encoding
fault-not-toml =
    line { $line }{ $column ->
        [0] {""}
       *[other] , column { $column }
    }: { $why ->
        [twice] this is there twice
        [equals] a field is written NAME = VALUE; “=” is missing
        [bracket] a bracket is not closed
        [line] there is something left behind the value; each field has a line of its own
        [quote] a text is not closed: it begins and ends with " in one line
        [backslash] in a text, \\ stands for a single \
        [value] this is no value: a text stands in quotes, a number does not, and yes and no are true and false
        [key] this is no name of a field: it has letters, digits, _ and - only
       *[other] this is not TOML
    }
fault-no-table = there is no [[{ $table }]]
fault-unknown-table = the rules know no such table; here there are { $known }
fault-twice = is there twice
fault-missing = is missing
fault-unknown-field =
    { $near ->
        [none] the rules know no such field; there are { $known }
       *[other] the rules know no such field; did you mean { $near }?
    }
fault-type =
    should be { $wanted ->
        [text] a text in quotes
        [whole] a whole number
        [number] a number
        [yes-no] true or false
        [list] a list in brackets
       *[table] a table of fields
    }, not { $found ->
        [text] the text “{ $value }”
        [whole] the number { $value }
        [number] the number { $value }
        [yes-no] true or false
        [list] a list
        [date] a date or a time
       *[table] a table of fields
    }
fault-choice =
    { $near ->
        [none] there is no “{ $value }”; the rules know { $known }
       *[other] there is no “{ $value }” (did you mean “{ $near }”?); the rules know { $known }
    }
fault-too-low = should be { $least } or more, not { $value }
fault-too-high = should be { $most } or less, not { $value }
fault-length =
    { $most ->
        [none] should be at least { $least } things, not { $number }
       *[other]
            { $bounds ->
                [exact] should be { $least } things, not { $number }
               *[other] should be { $least } to { $most } things, not { $number }
            }
    }
fault-too-many-letters = should have { $most } letters at most, not { $number }
fault-letters =
    { $like ->
        [nothing] should not be empty
        [id] “{ $value }” should be letters without accents, digits, _ and - only
        [dashed] “{ $value }” should be letters without accents, digits and - only
        [name] “{ $value }” should be one line of text, without control characters
        [prose] “{ $value }” should be text, without control characters
        [language] “{ $value }” should be a language in two small letters, such as en or fr
       *[other] “{ $value }” has letters that are not allowed here
    }
fault-unfit = does not fit ({ $words })
fault-no-game = there is no game “{ $value }” that has editions; known: { $known }
fault-other-game = is “{ $value }”, but should be “{ $game }”
fault-standard-id = “{ $value }” is the edition that Oyez comes with; call yours otherwise
fault-id-taken = “{ $value }” is the id of another edition here
fault-not-there = there is no “{ $value }”
fault-not-in-rules = the rules know no such thing
fault-no-title = what the standard edition does not have needs a title of its own
fault-other-text =
    { $fields ->
        [none] what the standard edition does not have needs a text of its own
       *[other] the standard text does not fit any more, as these fields are otherwise: { $fields }
    }

## What happened, in one sentence

caption-then = { $deed } and { $more }.
caption-results = { $deed }: { $more }.
