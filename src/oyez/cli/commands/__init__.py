"""The commands of the program `oyez`, a module each."""
