"""Guided games."""

from __future__ import annotations

from oyez.games.the_anarchy.lesson.first import FIRST

__all__ = ["FIRST"]
