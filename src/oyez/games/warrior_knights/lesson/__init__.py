"""Guided games."""

from __future__ import annotations

from oyez.games.warrior_knights.lesson.first import FIRST

__all__ = ["FIRST"]
