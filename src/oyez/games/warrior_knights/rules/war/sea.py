"""Sea: sailing to another port."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.assembly.lasting import by_office
from oyez.games.warrior_knights.rules.war.armies import exhaust, put
from oyez.games.warrior_knights.rules.war.transfer import take_up
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Flow


def sail(s: KnightsState, noble: Noble, port: str) -> Flow[None]:
    """WK-SEA-01, -02, -04, WK-R44, WK-R45: onto the port symbol; exhausted, he fights no more.

    Only the Lord Admiral lands at once.
    """
    yield from take_up(s, noble)
    if not noble.on_board:
        return
    lands = by_office(s, noble, "lands_at_once") > 0
    put(s, noble, port, "WK-SEA-02", at_sea=not lands)
    yield from take_up(s, noble)
    exhaust(s, [noble], "WK-SEA-02")
