"""The decorator by which a test names the rules it proves; `make ledger` counts them."""

from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test as the proof of these ledger ids."""
    return pytest.mark.rule(*ids)
