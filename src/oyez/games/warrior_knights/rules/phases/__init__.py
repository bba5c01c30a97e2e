"""The phases of a round, special phases included."""
