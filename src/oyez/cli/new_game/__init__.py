"""What `oyez new-game` writes: a small game with its tests, copied under a name of one's own.

`template_game` is a game like any other, and `template_tests` are its tests; both are checked and
run where they lie. `package` holds what else a package of one's own needs.
"""
