"""What can happen in the field, in Upkeep and at the end."""

from __future__ import annotations

from collections.abc import Collection

from oyez.games.warrior_knights.happenings import THERE
from oyez.kernel import Event, Roles, Seat

# -- Movement and combat ---------------------------------------------------------------------------


class PassageAnswered(Event, frozen=True):
    """WK-MOVE-06"""

    topic = "deal"
    roles = THERE
    seat: Seat
    to: Seat
    region: str
    granted: bool


class AttackAnswered(Event, frozen=True):
    """WK-CITY-01, -02"""

    topic = "deal"
    roles = THERE
    seat: Seat
    to: Seat
    region: str
    granted: bool


class CombatBegun(Event, frozen=True):
    """WK-COMBAT-01, -03"""

    scene = "clash"
    topic = "fight"
    roles = THERE
    seat: Seat
    kind: str
    region: str
    defender: Seat | None
    nobles: tuple[str, ...]


class CommanderNamed(Event, frozen=True):
    """WK-BATTLE-01"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str


class FateDealt(Event, frozen=True):
    """WK-BATTLE-03"""

    scene = "within"
    topic = "fight"
    seat: Seat | None
    cards: int


class FateSeen(Event, frozen=True):
    """WK-BATTLE-03: only who drew them sees them"""

    scene = "within"
    topic = "fight"
    seat: Seat
    cards: tuple[str, ...]

    def audience(self) -> Collection[Seat] | None:
        return (self.seat,)


class FateDiscarded(Event, frozen=True):
    """WK-BATTLE-04: how many, face down"""

    scene = "within"
    topic = "fight"
    seat: Seat
    cards: int


class FateRevealed(Event, frozen=True):
    """WK-BATTLE-07, -08"""

    scene = "within"
    topic = "fight"
    seat: Seat | None
    cards: tuple[str, ...]


class AbilityUsed(Event, frozen=True):
    """WK-BATTLE-10"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str
    ability: str


class CasualtiesSuffered(Event, frozen=True):
    """WK-BATTLE-09"""

    scene = "within"
    topic = "fight"
    seat: Seat | None
    casualties: int


class CasualtyPlaced(Event, frozen=True):
    """WK-BATTLE-11; an empty name is the stronghold"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str
    rule: str


class CombatDecided(Event, frozen=True):
    """WK-BATTLE-16..19"""

    scene = "decides"
    topic = "fight"
    roles = THERE
    region: str
    attacker: int
    defender: int
    result: str


class NobleKilled(Event, frozen=True):
    """WK-DEATH-09"""

    scene = "within"
    topic = "fight"
    roles = THERE
    seat: Seat
    noble: str
    region: str
    rule: str


class MercenariesFell(Event, frozen=True):
    """WK-DEATH-02"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str
    troops: tuple[str, ...]


class LineEnded(Event, frozen=True):
    """WK-DEATH-06"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str


class Retreated(Event, frozen=True):
    """WK-RETREAT-03"""

    scene = "within"
    topic = "move"
    roles = Roles(
        place="region:{region}",
        piece="noble:{noble}",
        origin="region:{origin}",
        target="region:{region}",
    )
    seat: Seat
    noble: str
    origin: str
    region: str


# -- Capture, upkeep, end --------------------------------------------------------------------------


class StrongholdTaken(Event, frozen=True):
    """WK-STRONGHOLD-06"""

    scene = "within"
    topic = "fight"
    roles = THERE
    seat: Seat
    by: Seat | None
    region: str


class SiegeCompleted(Event, frozen=True):
    """WK-SIEGE-10"""

    topic = "fight"
    roles = THERE
    seat: Seat
    region: str


class RevoltDrawn(Event, frozen=True):
    """WK-PHASE3-07"""

    topic = "land"
    roles = THERE
    seat: Seat
    region: str
    revolt: bool


class Eliminated(Event, frozen=True):
    """WK-VARIANT-08"""

    scene = "within"
    topic = "fight"
    seat: Seat


class HeirHandedOver(Event, frozen=True):
    """WK-VARIANT-04"""

    scene = "aside"
    topic = "deal"
    seat: Seat
    to: Seat
    noble: str


class HeirKilled(Event, frozen=True):
    """WK-VARIANT-05"""

    scene = "within"
    topic = "fight"
    seat: Seat
    noble: str


class Promised(Event, frozen=True):
    """WK-NEGOTIATE-05"""

    scene = "aside"
    topic = "deal"
    seat: Seat
    to: Seat
    number: int
    words: str


class PromiseCalledBroken(Event, frozen=True):
    """WK-NEGOTIATE-05"""

    scene = "aside"
    topic = "deal"
    seat: Seat
    number: int


class GameEnded(Event, frozen=True):
    """WK-END-04"""

    topic = "turn"
    winner: Seat | None
    how: str
