"""The games: one package per rulebook."""
