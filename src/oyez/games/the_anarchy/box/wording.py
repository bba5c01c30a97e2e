"""What an edition calls its things, where it differs from the standard one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oyez.editions.edition import NamedRow

if TYPE_CHECKING:
    from oyez.games.the_anarchy.box.edition import AnarchyEdition


def tell(e: AnarchyEdition, standard: AnarchyEdition) -> None:
    """Note every message that says something else in this edition."""
    for message, rows in _printed(e).items():
        for row in rows.values():
            e.phrases.put(f"{message}-{row.id}", row.title)
            e.phrases.put(f"{message}-{row.id}.text", row.words)
    for card in e.scenario_cards.values():
        known = standard.scenario_cards.get(card.id)
        if card.name and (known is None or card.name != known.name):
            e.phrases.always(f"card-{card.id}", card.name)
        e.phrases.put(f"card-{card.id}", card.title)
        e.phrases.put(f"card-{card.id}.text", card.words)


def _printed(e: AnarchyEdition) -> dict[str, Mapping[str, NamedRow]]:
    """The things on which words are printed, by the message that names one."""
    return {
        "path": e.path_rows,
        "scenario": e.scenarios,
        "tactic": e.tactic_rows,
        "attack": e.types,
        "rank": e.ranks,
    }
