"""The decorator by which a test names the rules it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test as the proof of these rules, by the ids of their paragraphs in rules.md."""
    return pytest.mark.rule(*ids)
