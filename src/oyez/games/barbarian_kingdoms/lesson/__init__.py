"""Guided games."""

from __future__ import annotations

from oyez.games.barbarian_kingdoms.lesson.first import FIRST

__all__ = ["FIRST"]
