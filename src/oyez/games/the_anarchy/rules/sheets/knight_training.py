"""Knight training: the more different icons the Domain cards show, the better."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import TakeGain
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

PENDING = "training"


def train(s: AnarchyState, p: Player, cards: int) -> Flow[None]:
    """TA-KNIGHTS-05..08, TA-R23: the reward goes by the number of different icons."""
    revealed = yield from reveal(s, p, cards)
    ways = s.box.training[len({card.training for card in revealed})]
    if len(ways) == 1:
        p.due.extend(ways[0][::-1])
    elif ways:
        p.asked = PendingDecision(PENDING, tuple([way[0] for way in ways]))


def reward_choices(p: Player) -> list[TakeGain]:
    """TA-R23: with three icons, one of two rewards."""
    assert p.asked is not None
    return [TakeGain(icon) for icon in p.asked.things]
