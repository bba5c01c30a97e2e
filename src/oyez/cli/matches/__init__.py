"""Matches in the terminal: a session, the playback of a record, simulations, saved files."""
