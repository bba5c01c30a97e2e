# The table: the frame around the board, the question, the leaves.

table-players = Players
table-board = Board
table-leaves = Log, talk and rules
table-log = Log
table-talk = Talk
table-rules = Rules
table-settings = Settings
table-close = Close
table-fold = Fold the leaves away
table-unfold = Open the leaves

## What is asked

table-your-turn = Your turn
table-over = The game is over.
table-sealed = Your answer is sealed; you can change it until everybody has answered. { $prompt }
table-waiting =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
table-moment = One moment …
table-watching = You are watching. { $sentence }
table-confirm = Confirm
table-take-back = Take back
table-undo = Undo
table-redo = Redo
table-sending = Sending …
table-aside-back = Back to the question
table-orders = Standing orders
table-orders-title = What you order once and for all
table-foreseen = This would happen
table-then-others = Then others may answer.
table-then-chance = Then chance decides.
table-then-end = This would end the game.
table-earlier = You are looking at an earlier moment; the question waits.
table-now = Back to now
table-latest = Latest
table-steward = A steward plays for you.
table-steward-back = Take my seat back
table-leave = Leave my seat to a steward
table-leave-sure = A steward will play on for you until you come back.
table-leave-yes = Yes, leave it to the steward
table-end = End this game
table-end-sure = Nobody wins then, and nobody can play on at this table.
table-end-yes = Yes, end the game
table-end-no = No, go on
table-own = What is yours

## Choosing

table-choices = choices
table-choose-one = Choose one …
table-narrowed = { $count } of { $all } choices
table-back = One step back
table-show-all = Show all
table-search-choices = Search the choices
table-none-found = None of the choices has these words.
table-less = One less: { $words }
table-more = One more: { $words }
table-take-all = All
table-take-none = None
table-as-listed = All, in this order
table-order-hint = Drag to change the order, or use the arrow keys; Delete takes a thing away.
table-your-order = Your order
table-moved = { $words } is now number { $place }.
table-remove = Take away: { $words }
table-field-to = To
table-field-give = You give
table-field-ask = You ask
table-taken-back = Taken back.
table-fault-number =
    { $bounds ->
        [exact] Choose { $least }; you have { $taken }.
        [up-to] Choose { $most } at most; you have { $taken }.
       *[range] Choose { $least } to { $most }; you have { $taken }.
    }
table-fault-weight =
    { $bounds ->
        [exact] It must be worth { $least }; it is worth { $worth }.
        [up-to] It may be worth { $most } at most; it is worth { $worth }.
       *[range] It must be worth { $least } to { $most }; it is worth { $worth }.
    }
table-fault-alike = All that is taken together must be of one kind.
table-fault-choose = Choose one.
table-fault-words = Write one line of { $most } letters at most.
table-fault-twice = The same clause stands there twice.
table-fault-dead-end = Nothing is left to go with this: choose something else.
table-fault-unplaced = Still without a place: { $left }.
table-fault-place =
    { $bounds ->
        [exact] { $place }: { $least } must go there; now { $taken }.
        [up-to] { $place }: { $most } at most may go there; now { $taken }.
       *[range] { $place }: { $least } to { $most } must go there; now { $taken }.
    }
table-fault-wait = Wait a moment …
table-clause-add = Add: { $name }
table-clauses = What is agreed
table-clauses-none = Nothing is agreed yet.
table-words-left = Letters left: { $count }
table-words-examples = For example
table-weighed = { $name }, worth { $weight }
table-taken-number = Chosen: { $taken }
table-taken-worth = Chosen: { $taken }, { $worth } in all
table-taken-none = Nothing is chosen yet.

## Players

table-you = you
table-to-play = to play
table-thinks = thinking
table-away = away
table-bot = bot
table-stewarded = a steward plays
table-details = Details about { $name }
table-clock = Time left: { $time }
table-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

## Log and talk

table-filter = What to show
table-everything = Everything
table-kind-turn = Turns
table-kind-fight = Battles
table-kind-move = Moves
table-kind-money = Money
table-kind-vote = Votes
table-kind-deal = Deals
table-kind-land = Lands
table-kind-other = The rest
table-older = Older entries
table-log-empty = Nothing has happened yet.
table-log-none = Nothing of this kind so far.
table-before-turns = Before the first turn
table-go-there = See the table at this moment
table-lines = Its { $count } lines
table-lines-of = Its { $count } lines: { $words }
table-lines-fold = Fold its lines
table-newest = To the newest
table-say = Say
table-say-text = Say something
table-say-to = To whom
table-say-all = To all
table-to-whom = to { $names }
table-unread =
    { $count ->
        [one] { $count } unread
       *[other] { $count } unread
    }
table-talk-empty = Nobody has said anything yet.
table-talk-bots = You are among bots: they play, but do not talk.

## Rules

table-rules-search = Search the rules
table-rules-contents = Contents
table-rules-found =
    { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
table-rules-none = No paragraph has all these words.
table-rules-none-here = This game has no rules to look up.
table-rules-open = Open the rule { $rule }

## Settings

table-language = Language
table-theme = Light or dark
table-theme-auto = As the system
table-theme-light = Light
table-theme-dark = Dark
table-speed = Movement on the board
table-speed-0 = None
table-speed-1 = Fast
table-speed-2 = Calm
table-speed-3 = Slow
table-sound = A bell when it is your turn
table-in-words = The board in words instead of the drawing

## The board in words

table-place = Place
table-owner = Controlled by
table-there = What is there
table-nobody = nobody
table-closed = closed
table-choose-here = Choose: { $name }
table-chosen-here = Chosen: { $name }
table-why = Why not { $name }?
table-no-board = There is no board in this game.
table-shelf = On the table

## Connection

table-lost = The connection is lost; it is being tried again. What you have chosen is kept.
table-found = The connection is back.
table-unstored = The server can store nothing just now. What you have sent is kept, and sent again by itself.

## The sheet of the phone

table-sheet = Size of the question
table-sheet-low = Small
table-sheet-middle = Half
table-sheet-high = Large
table-below = { $count } more below

## Keys

table-help = Keys
table-help-open = Keys and help
table-keys-choose = Choosing
table-keys-go = Going round
table-key-arrows = from one lit thing to the next
table-key-enter = choose; once more: confirm
table-key-escape = take the last step back, close what is open
table-key-undo = undo what was confirmed; { $key } to redo
table-key-confirm = confirm from anywhere
table-key-why = why not? (on a thing of the board)
table-key-log = log
table-key-talk = talk
table-key-rules = rules
table-key-settings = settings
table-key-board = board
table-key-choices = choices
table-key-players = players
table-key-words = the board in words
table-key-zoom = closer, farther, the whole board
table-keycap-enter = Enter
table-keycap-escape = Esc
table-keycap-shift = Shift
table-key-help = this help
table-key-shift-arrows = move the board
table-help-touch = On a touch screen, press long on a thing that is not lit: it says why it cannot be chosen. With a mouse, rest on it.
