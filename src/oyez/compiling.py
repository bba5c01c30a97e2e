"""What the compiler has to be told about a class; without it, nothing at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[C], C]:
        return lambda cls: cls


__all__ = ["mypyc_attr"]
