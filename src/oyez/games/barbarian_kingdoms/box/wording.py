"""What an edition calls its things, where it differs from the standard one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oyez.editions.edition import MessageRef

if TYPE_CHECKING:
    from oyez.games.barbarian_kingdoms.box.edition import KingdomsEdition
    from oyez.games.barbarian_kingdoms.box.rows import ScenarioRow


def tell(e: KingdomsEdition, standard: KingdomsEdition) -> None:
    """Note every message that says something else in this edition."""
    for province in e.province_rows.values():
        if province.name != standard.province_rows[province.id].name:
            e.phrases.always(f"province-{province.id}", province.name)
        e.phrases.put(f"province-{province.id}", province.title)
    for kingdom in e.kingdom_rows.values():
        if kingdom.king != standard.kingdom_rows[kingdom.id].king:
            e.phrases.always(f"kingdom-{kingdom.id}.king", kingdom.king)
        e.phrases.put(f"kingdom-{kingdom.id}", kingdom.title)
    for power in e.power_rows.values():
        message = f"power-{power.id.replace('_', '-')}"
        e.phrases.put(f"{message}.name", power.title)
        e.phrases.put(f"{message}.text", power.words)
    for row in e.scenario_rows.values():
        known = standard.scenario_rows.get(row.id)
        if known is None or (row.kingdoms, row.pairs) != (known.kingdoms, known.pairs):
            _tell_scenario(e, row)
        e.phrases.put(f"scenario-{row.id}", row.title)


def _tell_scenario(e: KingdomsEdition, row: ScenarioRow) -> None:
    """A scenario is called by its Kingdoms; pairs of them stand on either side of a stroke."""
    parts: list[str | MessageRef] = []
    for number, side in enumerate(row.pairs or (row.kingdoms,)):
        parts += [" / "] if number else []
        for place, kingdom in enumerate(side):
            parts += [", "] if place else []
            parts.append(MessageRef(f"kingdom-{kingdom}"))
    e.phrases.always(f"scenario-{row.id}", tuple(parts))
