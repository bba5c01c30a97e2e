"""What a sensible player would prefer: features of a position, their weights, and an evaluation."""
