"""What a state is made of: seats, events, secrets, passages, bounds, and how it is copied."""
