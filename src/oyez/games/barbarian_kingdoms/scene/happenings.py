"""What can happen: the events of the log, in the past tense."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from oyez.games.barbarian_kingdoms.box.fixed import Kingdom, Province, Zone
from oyez.games.barbarian_kingdoms.rules.coins import Coins
from oyez.kernel import NO_CONCERNS, Event, Roles, Seat, gain, loss, news

KINGDOM: Final = Roles(panel="kingdom:{kingdom}")
THERE: Final = Roles(panel="kingdom:{kingdom}", place="province:{province}")


class ScenarioChosen(Event, frozen=True):
    """BK-SETUP-02"""

    topic = "turn"
    concerns = (news("seat"),)
    scenario: str
    seat: Seat | None


class KingdomSelected(Event, frozen=True):
    """BK-EXPERT-02"""

    topic = "turn"
    roles = KINGDOM
    concerns = (news("seat"),)
    seat: Seat
    kingdom: Kingdom


class KingdomTaken(Event, frozen=True):
    """BK-SETUP-06, BK-ADVANCED-03"""

    topic = "turn"
    roles = KINGDOM
    concerns = (news("seat"),)
    seat: Seat
    kingdom: Kingdom


class LootSpread(Event, frozen=True):
    """BK-SETUP-11"""

    topic = "money"
    roles = KINGDOM
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    bronze: Province
    silver: Province
    gold: Province


class OrderFixed(Event, frozen=True):
    """BK-R53"""

    topic = "turn"
    concerns = (news("seat"),)
    seat: Seat
    first: Kingdom
    second: Kingdom


class TurnBegun(Event, frozen=True):
    """BK-TURN-03"""

    topic = "turn"
    begins = True
    roles = KINGDOM
    concerns = NO_CONCERNS
    kingdom: Kingdom
    round: int


class Recruited(Event, frozen=True):
    """BK-RECRUIT-01, -05"""

    topic = "move"
    roles = Roles(panel="kingdom:{kingdom}", place="province:{into}")
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    zone: Zone
    paid: Coins
    into: Province


class Taxed(Event, frozen=True):
    """BK-TAX-01"""

    topic = "money"
    roles = KINGDOM
    concerns = (gain("kingdom:{kingdom}"),)
    kingdom: Kingdom
    taken: Coins
    laid: Coins
    provinces: tuple[Province, ...]


class Manoeuvred(Event, frozen=True):
    """BK-MANEUVER-01, BK-R08"""

    topic = "move"
    roles = KINGDOM
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom


class Moved(Event, frozen=True):
    """BK-MANEUVER-02, -03"""

    topic = "move"
    roles = Roles(panel="kingdom:{kingdom}", place="province:{target}")
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    unit: str
    origin: Zone
    target: Zone


class Castled(Event, frozen=True):
    """BK-MANEUVER-04"""

    topic = "move"
    roles = KINGDOM
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    king_to: Zone
    warrior_to: Zone


class Assaulted(Event, frozen=True):
    """BK-ASSAULT-01"""

    episode_part = "clash"
    topic = "fight"
    roles = Roles(panel="kingdom:{kingdom}", place="province:{target}")
    concerns = (news("kingdom:{kingdom}"), loss("province:{target}", 2))
    kingdom: Kingdom
    unit: str
    origin: Zone
    target: Province


class Claimed(Event, frozen=True):
    """BK-CLAIM-03"""

    episode_part = "clash"
    topic = "land"
    roles = THERE
    concerns = (news("kingdom:{kingdom}"), news("province:{province}", 2))
    kingdom: Kingdom
    province: Province
    paid: Coins


class Contested(Event, frozen=True):
    """BK-CONTEST-02"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    unit: str
    origin: Zone
    province: Province


class ContestDeclined(Event, frozen=True):
    """BK-CONTEST-04"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    province: Province


class Reinforced(Event, frozen=True):
    """BK-REINFORCE-02"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    unit: str
    origin: Zone
    province: Province


class ReinforcementsPassed(Event, frozen=True):
    """BK-REINFORCE-02"""

    episode_part = "within"
    topic = "fight"
    roles = KINGDOM
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom


class Bribed(Event, frozen=True):
    """BK-BRIBE-04"""

    episode_part = "within"
    topic = "fight"
    roles = KINGDOM
    concerns = (news("kingdom:{kingdom}"), gain("kingdom:{rival}", 2))
    kingdom: Kingdom
    rival: Kingdom
    coins: Coins


class BattleCounted(Event, frozen=True):
    """BK-RESULT-01: one side's Battle Points, part by part."""

    episode_part = "within"
    topic = "fight"
    roles = Roles(
        panel="kingdom:{kingdom}",
        total="total",
        parts={
            "control": "battle-control",
            "units": "battle-units",
            "fortifications": "battle-fortifications",
            "bribe": "battle-bribe",
        },
        secret=("bribe",),
    )
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    control: int
    units: int
    fortifications: int
    bribe: int
    total: int


class BattleWon(Event, frozen=True):
    """BK-BATTLE-03"""

    episode_part = "decides"
    topic = "fight"
    roles = Roles(panel="kingdom:{kingdom}", place="province:{province}", wins=True)
    concerns = (gain("kingdom:{kingdom}", 3), loss("kingdom:{loser}", 3))
    kingdom: Kingdom
    loser: Kingdom
    province: Province


class WarriorReturned(Event, frozen=True):
    """BK-RESULT-02, BK-EVAC-04"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("kingdom:{kingdom}", 3),)
    kingdom: Kingdom
    province: Province


class KingEliminated(Event, frozen=True):
    """BK-RESULT-03, -04"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("kingdom:{kingdom}", 5), gain("kingdom:{winner}", 4))
    kingdom: Kingdom
    winner: Kingdom
    province: Province


class Evacuated(Event, frozen=True):
    """BK-EVAC-02"""

    episode_part = "within"
    topic = "move"
    roles = Roles(panel="kingdom:{kingdom}", place="province:{target}")
    concerns = (loss("kingdom:{kingdom}", 2),)
    kingdom: Kingdom
    unit: str
    origin: Province
    target: Zone


class Pillaged(Event, frozen=True):
    """BK-PILLAGE-01, -04: what lay open, and whether a chest was taken too."""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (gain("kingdom:{kingdom}", 2), loss("province:{province}", 2))
    kingdom: Kingdom
    province: Province
    coins: Coins
    chest: bool


class ChestOpened(Event, frozen=True):
    """BK-PILLAGE-04: only the pillager learns what was in it."""

    episode_part = "within"
    topic = "money"
    roles = THERE
    concerns = (gain("seat", 2),)
    kingdom: Kingdom
    seat: Seat
    province: Province
    coin: str

    def audience(self) -> Collection[Seat] | None:
        return (self.seat,)


class TokenPlaced(Event, frozen=True):
    """BK-CLAIM-06"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (gain("kingdom:{kingdom}", 2),)
    kingdom: Kingdom
    province: Province


class TokenRemoved(Event, frozen=True):
    """BK-ASSAULT-06, BK-R24"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (loss("kingdom:{kingdom}", 3),)
    kingdom: Kingdom
    province: Province


class ActionFailed(Event, frozen=True):
    """BK-CONTEST-10"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("kingdom:{kingdom}", 2),)
    kingdom: Kingdom
    province: Province


class ReturnedToSea(Event, frozen=True):
    """BK-R49: the Raid's way home."""

    topic = "move"
    roles = THERE
    concerns = (news("kingdom:{kingdom}"),)
    kingdom: Kingdom
    province: Province


class ChangeMade(Event, frozen=True):
    """BK-ECONOMY-07"""

    episode_part = "aside"
    topic = "money"
    roles = Roles(place="province:{province}")
    concerns = (news("seat"),)
    seat: Seat
    province: Province
    give: Coins
    take: Coins


class ChangeOffered(Event, frozen=True):
    """BK-R17"""

    episode_part = "aside"
    topic = "deal"
    roles = Roles(place="province:{province}")
    concerns = (news("seat"), news("to", 3))
    seat: Seat
    to: Seat
    province: Province
    give: Coins
    take: Coins


class ChangeOfferClosed(Event, frozen=True, tag="OfferClosed"):
    """BK-R17: declined, taken back, lapsed, or no longer possible."""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 2), news("to"))
    seat: Seat
    to: Seat
    how: str


class GameWon(Event, frozen=True):
    """BK-VICTORY-06, BK-R10"""

    topic = "turn"
    roles = KINGDOM
    concerns = (gain("seat", 5),)
    seat: Seat
    kingdom: Kingdom
    how: str
