"""The action cards, one module for each, and the event cards."""
