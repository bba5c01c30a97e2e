"""What bots are called: names of the period, the same in every language."""

from __future__ import annotations

from typing import Final

# As many as a prime number, so that the seats of a table, stepping through them, never meet.
NAMES: Final = (
    "Adela", "Aldith", "Alaric", "Anselm", "Arnulf", "Aubrey", "Baldwin", "Beatrix", "Berengar",
    "Bertha", "Bruno", "Cecily", "Clemence", "Conrad", "Constance", "Drogo", "Edith", "Eleanor",
    "Elfrida", "Emma", "Engelbert", "Ermengarde", "Eudo", "Fulk", "Gerberga", "Gervase", "Gisela",
    "Godfrey", "Gunhild", "Guy", "Hawise", "Hedwig", "Heloise", "Herleva", "Hildegard", "Hugo",
    "Ida", "Isolde", "Ivo", "Judith", "Lambert", "Leofric", "Lothar", "Ludolf", "Mabel", "Matilda",
    "Melisende", "Milo", "Odo", "Osbern", "Petronilla", "Rainulf", "Richenza", "Roland", "Rosamund",
    "Sibyl", "Tancred", "Theobald", "Urraca", "Waltheof", "Wulfstan",
)  # fmt: skip


def bot_name(table_id: int, seat: int) -> str:
    """The name of a bot: its own at its table, and the same whenever one comes back."""
    step = 1 + table_id % (len(NAMES) - 1)
    return NAMES[(table_id * 37 + seat * step) % len(NAMES)]
