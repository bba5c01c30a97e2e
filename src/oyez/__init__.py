"""Oyez: medieval strategy games with every rule enforced, for people, bots and researchers."""
