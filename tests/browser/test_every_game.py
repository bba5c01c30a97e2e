"""Every installed game on a real screen: its pages open, and keys answer its first questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from oyez.game import installed_games
from tests.browser.conftest import Visit
from tests.browser.playing import Keys
from tests.installing import install_toys
from tests.server.clients import Server

GAMES = sorted({*installed_games(), "duel", "market", "sheet", "solitaire"})
# So many questions are answered.
ANSWERS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the toy games installed as well."""
    with pytest.MonkeyPatch.context() as patch:
        install_toys(patch)
        opened = Server(tmp_path_factory.mktemp("every-game"))
        yield opened
        opened.stop()


@pytest.mark.parametrize("name", GAMES)
def test_first_questions_are_answered_by_keys(visit: Visit, server: Server, name: str) -> None:
    ann = server.guest("Ann")
    others = ["random"] * (server.services.games[name].seats[0] - 1)
    table = server.table(ann, *others, game=name)
    visitor = visit(f"/t/{table.id}", person=ann)
    # A look ahead may come too late: where all play at once, somebody else was faster.
    visitor.forgiven.append("409 (Conflict)")
    keys = Keys(visitor.page, seed=1)
    keys.play(ANSWERS)
    assert keys.answers == ANSWERS or keys.is_over()
    expect(visitor.page.locator("main")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_can_be_read(visit: Visit, name: str) -> None:
    page = visit(f"/rules/{name}", lang="fr").page
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("main p").first).to_be_visible()
