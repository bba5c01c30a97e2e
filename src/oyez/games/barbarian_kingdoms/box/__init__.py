"""The box: cards, map and numbers as rows of data, read and checked."""
