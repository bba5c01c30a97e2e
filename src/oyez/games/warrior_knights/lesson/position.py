"""The position of the guided first game: round 5, and the reserve of Influence is nearly empty."""

from __future__ import annotations

from typing import Final

from oyez.games.warrior_knights.box.edition import ASSEMBLY, TAXES, WAGES
from oyez.games.warrior_knights.rules.preparation import lay_table
from oyez.games.warrior_knights.state import KnightsOptions, KnightsState, Played
from oyez.kernel import Seat

GREEN: Final = Seat(0)
BLUE: Final = Seat(1)
RED: Final = Seat(2)
OPTIONS: Final = KnightsOptions(barons=("green", "blue", "red"))

_STRONGHOLDS: Final = {GREEN: "B4", BLUE: "D2", RED: "F4"}
_CITIES: Final = {
    GREEN: ("bingen", "lenz"),
    BLUE: ("kovel", "ballin", "semlik"),
    RED: ("altamont", "vecht", "gedze"),
}
_RAZED: Final = ("surat", "olbi", "isar", "roczak", "berac", "uran", "straven")
_ARMIES: Final = {
    "ernesto-di-celadon": ("C5", "regular-100 swiss-150 regular-50"),
    "alan-of-smalt": ("A5", "regular-50"),
    "kazimierz-zielonka": ("D6", "lombard-100 lombard-100 regular-50"),
    "otto-von-prussen": ("C2", "regular-100"),
    "azzo-di-zaffiro": ("D1", "regular-50"),
    "ranulf-azure": ("E2", "regular-50 regular-50"),
    "guy-de-solferino": ("F3", "regular-50"),
    "ricardo-di-scarletti": ("E5", "regular-50"),
    "sir-hugh-murrey": ("G5", "regular-50"),
    "konrad-von-rubin": ("C4", "regular-100 polish-100"),
}
# Crowns, votes, Faith and Influence.
_PURSES: Final = {GREEN: (6, 1, 1, 7), BLUE: (5, 2, 1, 7), RED: (6, 1, 0, 6)}
_PLAYED: Final = {
    TAXES: ((GREEN, "levy-taxes"), (BLUE, "levy-taxes"), (RED, "levy-taxes"), (RED, "levy-taxes")),
    WAGES: ((GREEN, "draft-soldiers"), (BLUE, "draft-soldiers"), (RED, "mobilize-forces")),
    ASSEMBLY: ((BLUE, "rally-support"), (RED, "rally-support"), (BLUE, "mobilize-forces")),
}
_AGENDAS: Final = ("royal-recognition", "protection-of-cities", "grant-from-the-treasury")
_OFFER: Final = ("english-150", "polish-50", "swiss-50", "tuscan-100")


def position() -> KnightsState:
    """The table as round 5 begins: everybody has cards lying in the three zones."""
    s = lay_table(OPTIONS, len(OPTIONS.barons))
    s.phase, s.stage, s.round = "planning", "", 5
    s.chairman, s.church = RED, BLUE
    s.event_deck.top, s.event_deck.last = "red", "blue"
    _lay_board(s)
    _lay_cards(s)
    for seat, purse in _PURSES.items():
        baron = s.barons[seat]
        baron.crowns, baron.votes, baron.faith, baron.influence = purse
        s.reserve -= baron.influence
    return s


def _lay_board(s: KnightsState) -> None:
    for seat, region in _STRONGHOLDS.items():
        s.barons[seat].stronghold.region = region
    for seat, cities in _CITIES.items():
        for name in cities:
            s.city(name).owner = seat
            s.city(name).fortified = seat == GREEN
    for name in _RAZED:
        s.city(name).razed = True
    for name, (region, troops) in _ARMIES.items():
        noble = s.noble(name)
        noble.region, noble.troops = region, troops.split()
        for troop in filter(s.edition.nation.__getitem__, noble.troops):
            s.mercenaries.stock[troop] -= 1


def _lay_cards(s: KnightsState) -> None:
    for zone, cards in _PLAYED.items():
        for seat, card in cards:
            s.barons[seat].hand.remove(card)
            s.zones[zone].append(Played(seat, card))
    for agenda in _AGENDAS:
        s.agenda_deck.stock[agenda] -= 1
        s.agendas.append(agenda)
    for troop in _OFFER:
        s.mercenaries.stock[troop] -= 1
        s.offer.append(troop)
    s.track[1], s.track[2] = BLUE, RED
