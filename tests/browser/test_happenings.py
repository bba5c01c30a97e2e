"""What concerns somebody is shown on the page, and not in the log alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from bench.happenings import OPTIONS, sample
from tests.browser.conftest import Visit
from tests.server.clients import Person, Server

FEW = 6


@pytest.mark.parametrize("game", OPTIONS)
def test_what_concerns_a_seat_is_shown_to_it(visit: Visit, server: Server, game: str) -> None:
    def sit(person: Person) -> Page:
        visitor = visit("/about", person=person, calm=False)
        # A look ahead may come too late.
        visitor.forgiven.append("409 (Conflict)")
        return visitor.page

    found = sample(server, game, FEW, sit)
    assert found.missed == []
    assert found.where.total() == FEW
