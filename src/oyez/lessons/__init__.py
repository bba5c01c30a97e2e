"""Guided games: a position, and a script with a coach."""
