"""Domain cards: each player's own deck, from which festivals, training and jousts draw."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import DomainCard
from oyez.games.the_anarchy.scene.happenings import DomainRevealed
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Draw, Flow


def reveal(
    s: AnarchyState, p: Player, number: int, kept: tuple[str, ...] = ()
) -> Flow[list[DomainCard]]:
    """TA-DOMAIN-01, -03, TA-R28: cards from the top of one's own deck.

    An empty deck is made anew of the discards, without the cards `kept` from before for the action
    that is being resolved, nor those just revealed.
    """
    cards: list[str] = []
    while len(cards) < number:
        if not p.domain:
            p.domain = {name: 1 for name in s.box.domain if name not in kept and name not in cards}
        more = min(number - len(cards), len(p.domain))
        drawn = yield Draw(p.domain, more, name=f"domain:{p.seat}", first=p.drawn)
        p.drawn += more
        for card in drawn:
            del p.domain[card]
            cards.append(card)
    s.tell(DomainRevealed, p.seat, tuple(cards))
    return [s.box.domain[card] for card in cards]
