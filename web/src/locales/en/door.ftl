### The door: the home page, one's history, and several people at one device.

home-about = Medieval strategy games in your browser: every rule is kept, the bots play fair, and friends join by a link.
home-painting = Painted boards of the games that are played here
home-friends = Play with friends
home-friends-words = Makes the table and gives you its link.
home-device = Pass and play
home-device-words = Several people at one device.
home-learn = Learn by playing
home-learn-words = A guided game of ten minutes.
home-watch = Watch a game
home-watch-words = Games that are under way.
home-custom = Other tables: seats, clocks, options
home-games = The games
home-watching = Games to watch
home-watch-none = No public game is under way right now.
home-history = Your games and results

seat-bot = { $name } ({ $level })
seat-here = at this device
seat-here-name = Name of player { $number }
seat-player = Player { $number }
seat-beside = at your device

options-by-seat = Choose for every seat

history-title = Your games
history-none = You have not finished a game yet.
history-none-do = Play one now
history-game = Game
history-played = Played
history-won = Won
history-share = Share of wins
history-results = Results by game
history-list = Finished games
history-newer = Newer
history-older = Older
history-page = Page { $page } of { $pages }

curtain-to = Hand the device to { $name }
curtain-words = Everything is covered. { $name }, tap when nobody else looks.
curtain-who = Who has the device?
curtain-who-words = Everything is covered. Take up your seat when nobody else looks.
curtain-ready = I am { $name }
curtain-others = Or look at the table as
curtain-turn = { $name } is asked.
curtain-over = Hand over

talk-among = Spectators talk among themselves; the players read it when the game is over.
talk-spectator = looking on
table-unknown-question = This page is older than the question. Load it again to answer.
table-unknown-reload = Load again

error-same-name = Players at one device need names of their own.
error-not-companion = You do not play for this person.
