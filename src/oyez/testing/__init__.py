"""What every game must pass, written once.

A package with a game has a test file of one line, `from oyez.testing.every_game import *`. Only
`every_game` needs pytest; the checks can be called from anywhere.
"""
