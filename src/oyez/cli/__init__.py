"""The command line: play, replay, simulate, look for faults, look up rules."""

from oyez.cli.app import main

__all__ = ["main"]
