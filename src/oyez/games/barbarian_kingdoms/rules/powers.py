"""The twelve powers: who has which, and whether it is at work."""

from __future__ import annotations

from oyez.editions.edition import STANDARD
from oyez.games.barbarian_kingdoms.box.edition import Power, edition
from oyez.games.barbarian_kingdoms.state import KingdomsState, Realm

# Whose a power is, the rules say; an edition may change its numbers and whether a King is needed.
POWERS = edition(STANDARD).powers
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


def has(s: KingdomsState, realm: Realm, power: Power) -> bool:
    """BK-POWERS-04, -05: a Kingdom's power always works, a King's while he lives."""
    if power.kingdom != realm.id or not s.options.powers:
        return False
    return realm.king is not None or not s.options.box.powers[power.id].of_king


def number(s: KingdomsState, power: Power, name: str) -> int:
    """A number that is printed on the card of a power."""
    return s.options.box.powers[power.id].params[name]
