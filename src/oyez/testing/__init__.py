"""What every game must pass, written once."""
