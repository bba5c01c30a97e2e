"""What holds for all tests: no clock decides, and a random order can be had again."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import HealthCheck, settings

from oyez.bots import lookahead

# What a bot does between two looks at its watch takes about a thousandth of a second.
_LOOKS_PER_SECOND = 1000

settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")


@pytest.fixture(autouse=True)
def counted_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of this process think for so many steps instead of seconds: the same on any machine."""
    looks = count()
    monkeypatch.setattr(lookahead, "perf_counter", lambda: next(looks) / _LOOKS_PER_SECOND)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how to have the same order again; the header that would say it is left out."""
    seed = config.getoption("randomly_seed", None)
    if seed is not None:
        terminalreporter.write_line(f"This order again: --randomly-seed={seed}")
