"""What each seat sees, what has happened, and why something is not possible."""
