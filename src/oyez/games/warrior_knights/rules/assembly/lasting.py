"""What lasts: the force of laws, charges, offices and events in play.

Each card in play has a `LastingEffect` (rows.py), most of it zero. Amounts are added up; a flag is
set if any card sets it. A rule asks here by the name of a field of `LastingEffect`.
"""

from __future__ import annotations

from oyez.games.warrior_knights.box.rows import NO_LASTING_EFFECT, LastingEffect
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Seat


def force_of(s: KnightsState, card: str) -> LastingEffect:
    """The force of a card of any kind."""
    return s.edition.forces.get(card, NO_LASTING_EFFECT)


def _sum(s: KnightsState, cards: list[str], name: str) -> int:
    forces = s.edition.forces
    total = 0
    for card in cards:
        total += int(getattr(forces.get(card, NO_LASTING_EFFECT), name))
    return total


def by_law(s: KnightsState, name: str) -> int:
    """WK-PROPOSAL-03: what the laws in force add up to."""
    laws = s.laws
    return _sum(s, laws, name) if laws else 0


def law_with(s: KnightsState, name: str) -> str:
    """The law in force that says something about this, one that nobody can refuse before others.

    None: an empty name.
    """
    laws = [law for law in s.laws if getattr(force_of(s, law), name)]
    return next((law for law in laws if not refusable(s, law)), laws[0] if laws else "")


def refusable(s: KnightsState, law: str) -> bool:
    """WK-R39: whether it imposes a duty; others change a price or a procedure."""
    e = s.edition
    return e.agendas[law].refusable if law in e.agendas else e.open_motions[law].refusable


def by_charge(s: KnightsState, seat: Seat, name: str) -> int:
    """WK-PROPOSAL-04: what a baron's charges add up to."""
    charges = s.barons[seat].charges
    return _sum(s, charges, name) if charges else 0


def by_office(s: KnightsState, noble: Noble, name: str) -> int:
    """What the office of a noble gives him."""
    return int(getattr(s.edition.agendas[noble.office].force, name)) if noble.office else 0


def by_event(s: KnightsState, name: str) -> int:
    """What the events add up to that hold until the end of the round."""
    events = s.proclaimed
    return _sum(s, events, name) if events else 0


def by_card(s: KnightsState, seat: Seat, name: str) -> int:
    """What the lasting events before a baron add up to."""
    cards = s.barons[seat].cards
    return _sum(s, cards, name) if cards else 0
