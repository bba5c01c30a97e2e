"""Tables: rooms in memory, seats, viewers, commands, bots, lessons, talk, practice, deals."""
