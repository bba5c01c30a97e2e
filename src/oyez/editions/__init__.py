"""Boxes of one's own: rows, checks, faults, and the folder that keeps them."""
