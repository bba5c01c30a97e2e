"""Offers and promises between seats."""
