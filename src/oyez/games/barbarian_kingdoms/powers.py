"""The twelve powers: who has which, and whether it is at work."""

from __future__ import annotations

from typing import Final

from oyez.games.barbarian_kingdoms.data import KINGDOMS, POWERS, Power
from oyez.games.barbarian_kingdoms.state import Realm, State

HORSEMEN = POWERS["hun_horsemen"]
SCOURGE = POWERS["hun_scourge"]
FORTIFICATIONS = POWERS["ost_fortifications"]
LAWGIVER = POWERS["ost_lawgiver"]
RAID = POWERS["van_raid"]
LORD_OF_THE_SEA = POWERS["van_lord_of_the_sea"]
HOSPITALITY = POWERS["vis_hospitality"]
WARLORD = POWERS["vis_warlord"]
KEELS = POWERS["sax_keels"]
BRETWALDA = POWERS["sax_bretwalda"]
LEUDES = POWERS["fra_leudes"]
BAPTISM = POWERS["fra_baptism"]


def has(s: State, realm: Realm, power: Power) -> bool:
    """BK-POWERS-04, -05: a Kingdom's power always works, a King's while he lives."""
    if power.kingdom != realm.id or not s.options.powers:
        return False
    return realm.king is not None or not power.of_king


# The Kingdom's own power first, then its King's (BK-POWERS-01).
POWERS_OF: Final = {
    kingdom: tuple(
        sorted((p for p in POWERS.values() if p.kingdom == kingdom), key=lambda p: p.of_king)
    )
    for kingdom in KINGDOMS
}
