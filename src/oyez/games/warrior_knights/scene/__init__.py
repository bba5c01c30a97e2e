"""What each seat sees, and what happens, as the log tells it."""
