"""Knight training: the more different icons the Domain cards show, the better."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import Take
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.state import Pending, Player, State
from oyez.kernel import Flow

PENDING = "training"


def train(s: State, p: Player, cards: int) -> Flow[None]:
    """TA-KNIGHTS-05..08, TA-R23: the reward goes by the number of different icons."""
    revealed = yield from reveal(s, p, cards)
    ways = s.box.training[len({card.training for card in revealed})]
    if len(ways) == 1:
        p.due.extend(ways[0][::-1])
    elif ways:
        p.asked = Pending(PENDING, tuple([way[0] for way in ways]))


def reward_choices(p: Player) -> list[Take]:
    """TA-R23: with three icons, one of two rewards."""
    assert p.asked is not None
    return [Take(icon) for icon in p.asked.things]
