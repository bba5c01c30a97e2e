### The ground: pages outside the table, and what all pages share.

wait = One moment …
skip = To the content
offline = You are offline. What you see may be old; tables come back with the connection.
link-down = The connection is lost; trying again …

## When something does not work

sorry-title = This did not work
sorry-again = Try again
sorry-home = To the lobby
lost-title = There is nothing here
lost-words = The address may be mistyped, or the page is gone.

error-unknown = Something went wrong in this page; loading it again may help.
error-unreachable = The server cannot be reached. Check the connection and try again.
error-unreadable = The server gave an answer that makes no sense; try again in a moment.
error-no-table = There is no such table, or it can only be seen with its link.
error-not-found = There is nothing here.
error-too-many = Too many at once; wait a moment.
error-stale-ply = Something has happened since; look again before you answer.
error-not-your-question = You are not the one being asked.
error-not-among-choices = This is not one of the choices.
error-cannot-undo = This cannot be taken back.
error-store-unavailable = The server can store and read nothing just now; try again in a moment.
error-internal = Something went wrong on the server; nothing was changed.
error-begun = The game has begun; seats cannot be changed now.
error-seat-taken = This seat is taken.
error-not-host = Only whoever made the table can do this.
error-others-play = Somebody else still plays here.
error-not-playing = No game is under way at this table.
error-too-many-bot-tables = Only bots play at too many of your tables; end one of those games first.
error-too-many-bots = Bots play alone at too many tables here; try again later.
error-option-number = “{ $option }” must be a whole number from { $least } to { $most }.
error-option-length = “{ $option }” must not be longer than { $most }.
error-not-seated = You have no seat at this table.
error-open-talk-only = In this game everybody hears all talk.
error-no-whisper-now = You cannot talk to them in private now.
error-no-previous = This earlier game cannot be followed: choose one that you played to its end.
error-no-other-deal = What you cannot know at this moment could not be dealt anew. Try another moment.
error-not-finished = The game is not over yet.
error-not-started = The game has not begun yet.
error-over = The game is over there: nothing is left to play.
error-no-edition = This edition is not to be had here.
error-no-seat = There is no such seat.
error-empty-talk = There is nothing to say in this.
error-wrong-password = There is no account with this name and password.
error-name-taken = This name is taken.
error-has-account = The name of an account stays as it is.
error-no-account = A guest who signs out cannot come back.
error-bad-name = A name needs 1 to 40 letters that can be seen.
error-sign-in-needed = Say who you are first, on your own page.
error-bad-token = You are signed out; sign in again.
error-too-many-devices = You have too many devices already; forget one first.
error-bad-subscription = The browser gave an address for notifications that cannot be used.
error-bad-webhook = This address cannot be used: only https addresses on the open Internet can.
error-no-worker = This browser keeps nothing for us, so it cannot be told (perhaps a private window).
error-push-denied = The browser does not allow notifications here. You can change that in its settings for this page.
error-push-failed = The push service of this browser cannot be reached.

## The header and the foot of a page

header-home = Oyez, to the lobby
header-nav = Pages
header-new = New table
header-guest = Guest
header-offer = An offer for you
header-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn ({ $count })
    }
foot-about = About Oyez
foot-learn = Learn to play
foot-api = For programs

## The lobby

lobby-play = Play now
lobby-level = against bots of strength
lobby-mine = My tables
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players right now.
lobby-make = Make a table and send a friend its link.
lobby-finished = Finished games
lobby-older = Older games

row-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
row-yours = Your turn
row-waiting = Waiting for { $names }
row-playing = Playing
row-won = { $count ->
        [one] Won by { $names }
       *[other] Won by { $names } together
    }
row-won-me =
    { $count ->
        [one] You won
       *[other] You won, with others
    }
row-over = Over
row-unplayed = Not played to its end
outcome-table-ended = Whoever made the table has ended the game.
outcome-table-left = No person was left to play, so the game was ended.
row-lesson = guided game
row-practice = practice
row-nobody = nobody yet

## A new table

new-title = New table
new-game = Game
new-edition = Edition
new-edition-hint = The box that is played with; a group can write down its own.
new-edition-standard = Standard
edition-named = { $name } edition
new-count = Number of seats
new-seats = Who sits where
new-levels = How strong are the bots?
new-open = Who may take a free seat
new-link = Whoever has the link
new-link-hint = Only those you send the link can see the table.
new-public = Anybody
new-public-hint = The table stands in the lobby, and anybody can sit down or watch.
new-pace = Time to think
new-options = Options of the game
new-more = More options
new-previous-none = no earlier game
new-previous-nothing = no earlier game: you have not finished one yet
new-previous-game =
    { $won ->
        [me] { $date }, with { $others }; you won
       *[others] { $date }, with { $others }; won by { $winner }
    }
new-name = Name of the table
new-name-hint = May stay empty.
new-make-now = Begin the game
new-make-open = Make the table
option-usual = as usual
option-list = one, two, three

seat-number = Seat { $number }
seat-me = you
seat-free = free
seat-open = open to others
seat-bots = Bots
seat-no-bot = no bot
seat-take = Sit here
seat-move = Move here
seat-host = made the table
seat-away = away
seat-choose = Bot for seat { $number }

pace-none = No clock
pace-none-hint = Everybody takes the time they need. Whoever stays away for a week is replaced by a steward.
pace-quick = Live, quick: 30 seconds a decision
pace-quick-hint = 30 seconds for each decision, and 5 minutes in reserve for the whole game.
pace-live = Live: 1 minute a decision
pace-live-hint = 1 minute for each decision, and 15 minutes in reserve for the whole game.
pace-day = By correspondence: 1 day a decision
pace-day-hint = One day for each decision; weekends do not count.
pace-days = By correspondence: 2 days a decision
pace-days-hint = Two days for each decision; weekends do not count.
pace-week = By correspondence: 1 week a decision
pace-week-hint = A week for each decision.
pace-own-live = Live, with your own times
pace-own-live-hint = When both are used up, a steward plays on.
pace-own-days = By correspondence, with your own times
pace-own-days-hint = When the time is up, a steward plays on.
pace-seconds = Seconds for each decision
pace-bank = Minutes in reserve
pace-day-count = Days for each decision
pace-weekends = Weekends do not count
pace-none-words = no clock
pace-live-words = { $seconds } seconds a decision, { $minutes } minutes in reserve
pace-days-words =
    { $days ->
        [one] 1 day a decision
       *[other] { $days } days a decision
    }

## A table that has not begun

room-waiting =
    { $count ->
        [0] Everybody is here.
        [one] The game begins as soon as the last free seat is taken.
       *[other] The game begins as soon as every seat is taken; { $count } are free.
    }
room-public = anybody can come in
room-private = by invitation
room-previous = follows an earlier game
room-rules = Read the rules
room-invite = Invite somebody
room-invite-words = Whoever opens this link can take a free seat. No account is needed.
room-link = The link to this table
room-copy = Copy
room-copied = Copied.
room-share = Share
room-share-words = Come and play { $game } with me.
room-seats = Seats
room-start = Begin now, with bots in the free seats
room-leave = Leave my seat
room-dissolve = Give up the table

join-title = An invitation
join-words = { $host } invites you to a game.
join-there =
    { $count ->
        [0] Nobody sits there yet.
        [one] { $names } sits there already.
       *[other] { $names } sit there already.
    }
join-name = Your name
join-name-hint = So that the others know you. Left empty, you get one.
join-sit = Sit down
join-watch = Just watch

## My own page

me-title = You
me-account = Account
me-nobody = You are nobody in particular yet. Once you play you are a guest with a name.
me-guest = You are a guest called { $name }. This browser remembers you.
me-name = Name
me-rename = Take this name
me-renamed = So you are called now.
me-in-title = With an account
me-why = An account lets you find your tables again on any device. As a guest you can play just as well; your seats go over to the account.
me-account-name = Name of the account
me-password = Password
me-password-hint = 8 characters or more.
me-show-password = Show the password
me-in = Sign in
me-make = Make a new account
me-signed-in = You are signed in as { $name }.
me-out = Sign out
me-out-everywhere = Sign out on all devices
me-out-hint = On all devices: every browser and every program that is signed in as you has to sign in again.
me-forget = Forget me in this browser
me-forget-words = A guest who is forgotten cannot come back: the seats stay, but nobody can take them again.
me-forget-do = Forget me

me-settings = Settings
me-language = Language
me-theme = Light or dark
me-theme-auto = as the system
me-theme-light = light
me-theme-dark = dark
me-speed = Animations
me-speed-0 = none
me-speed-1 = fast
me-speed-2 = usual
me-speed-3 = slow
me-still = Your system asks for less motion, so nothing moves anyway.
me-sound = Sounds
me-sound-hint = A bell when it is your turn, and few others.

me-notices = Notices
me-in-page = In the page
me-in-page-hint = While Oyez is open, its header tells of other tables that wait for you.
me-push = On this device, even when Oyez is closed
me-push-on = This device is told when it is your turn.
me-push-off = This device is not told.
me-push-start = Tell this device
me-push-stop = Tell it no more
me-push-try = Show a sample
me-push-tried = It should have appeared by now.
me-push-sample = This is what it looks like when it is your turn.
me-push-unable = This browser cannot be told. On a phone it helps to install Oyez first (add it to the home screen).
me-hook = By a webhook
me-hook-words = For your own programs and for chat services: a signed message is posted to this address when it is your turn.
me-hook-url = Web address
me-hook-do = Post to this address
me-hook-off = Post nothing any more
me-hook-set = Notices are posted to { $host }.
me-hook-secret = The secret with which they are signed, shown only now:
me-hook-gone = Nothing is posted.

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-contents = Chapters
rules-found =
    { $count ->
        [one] 1 paragraph of { $all }
       *[other] { $count } paragraphs of { $all }
    }
rules-none = No paragraph holds all these words.

## About

about-title = About Oyez
about-lead = Oyez (“hear ye”) was the town crier’s call. Here it calls to medieval strategy games in which the software knows every rule.
about-games = The games
about-games-words = The games belong to their authors and publishers; if you like one, buy it. Rules are told in our own words, and every drawing here is our own.
about-map = The coastlines of the map of Europe are those of Natural Earth (1:50m), which are in the public domain.
about-licence = Licences and credits
about-licence-words = Oyez is free software under the MIT licence.
about-fonts = Type
about-fonts-words = EB Garamond by Georg Duffner, Octavio Pardo and the EB Garamond Project Authors, cut down to the Latin letters we need, under the SIL Open Font License 1.1.
about-fonts-licence = Read the licence
about-art = Drawings
about-art-words = Shields, charges, pieces and icons are drawn by us and are under the same licence as the software.
about-software = Software inside this page
about-software-words = Svelte (MIT), Fluent.js (Apache 2.0) and parts of D3 (ISC).
about-software-licences = Read their licences
about-privacy = What is kept
about-privacy-words = The server keeps your name, your tables and what was said there. There is no tracking and nothing is loaded from elsewhere; one cookie tells the server who you are.
about-programs = Everything that this page does, a program can do as well.
