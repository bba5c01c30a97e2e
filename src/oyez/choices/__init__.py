"""Choices are sets of legal values: each kind lists, counts, samples and describes itself."""
