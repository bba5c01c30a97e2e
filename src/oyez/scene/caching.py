"""Parts of scenes that are laid out once and shown again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class SceneCache(dict[K, V]):
    """Parts of scenes by a key that holds all they depend on, every option included.

    `TableOptions.key` stands for the options. `check_cached_scenes` (`oyez.testing.options`)
    compares what is kept with what is laid out afresh.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, made: V) -> V:
        """Remember what was made; all is forgotten once there is too much of it."""
        if len(self) >= self._most:
            self.clear()
        self[key] = made
        return made

    def cache_clear(self) -> None:
        """Forget everything, as the caches of `functools` do."""
        self.clear()
