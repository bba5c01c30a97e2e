"""What each seat sees: the table, and the events of the log."""
