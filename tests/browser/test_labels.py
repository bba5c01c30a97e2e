"""Every name on a map is there, can be read, and stays where it is from move to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bench.labels import LEAST, OPTIONS, SIZES, measure, positions
from tests.server.clients import Server


@pytest.mark.parametrize("game", OPTIONS)
def test_names_and_figures_can_be_read(browser: Browser, server: Server, game: str) -> None:
    moments = positions(server, game, count=3, apart=40)
    for (width, _), found in measure(browser, server, SIZES, moments).items():
        assert found.positions == 3
        assert found.missing == []
        assert found.covered == []
        assert found.under == []
        assert found.moved == []
        assert found.figure >= LEAST[width]
