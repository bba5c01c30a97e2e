"""People: guests and accounts, tokens and passwords, what each has seen."""
