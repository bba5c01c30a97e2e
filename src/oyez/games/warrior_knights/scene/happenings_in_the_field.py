"""What can happen in the field, in Upkeep and at the end."""

from __future__ import annotations

from collections.abc import Collection

from oyez.games.warrior_knights.scene.happenings import THERE
from oyez.games.warrior_knights.state import Terms
from oyez.kernel import Event, Roles, Seat, gain, loss, news

# -- Movement and combat ---------------------------------------------------------------------------


class PassageAnswered(Event, frozen=True):
    """WK-MOVE-06"""

    topic = "deal"
    roles = THERE
    concerns = (news("seat"), news("to", 2))
    seat: Seat
    to: Seat
    region: str
    granted: bool


class AttackAnswered(Event, frozen=True):
    """WK-CITY-01, -02"""

    topic = "deal"
    roles = THERE
    concerns = (news("seat"), news("to", 2))
    seat: Seat
    to: Seat
    region: str
    granted: bool


class CombatBegun(Event, frozen=True):
    """WK-COMBAT-01, -03"""

    episode_part = "clash"
    topic = "fight"
    roles = THERE
    concerns = (news("seat"), loss("defender", 3), news("region:{region}", 2))
    seat: Seat
    kind: str
    region: str
    defender: Seat | None
    nobles: tuple[str, ...]


class CommanderNamed(Event, frozen=True):
    """WK-BATTLE-01"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat
    noble: str


class FateDealt(Event, frozen=True):
    """WK-BATTLE-03"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat | None
    cards: int


class FateSeen(Event, frozen=True):
    """WK-BATTLE-03: only who drew them sees them"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat
    cards: tuple[str, ...]

    def audience(self) -> Collection[Seat] | None:
        return (self.seat,)


class FateDiscarded(Event, frozen=True):
    """WK-BATTLE-04: how many, face down"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat
    cards: int


class FateRevealed(Event, frozen=True):
    """WK-BATTLE-07, -08"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat | None
    cards: tuple[str, ...]


class AbilityUsed(Event, frozen=True):
    """WK-BATTLE-10"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat"),)
    seat: Seat
    noble: str
    ability: str


class CasualtiesSuffered(Event, frozen=True):
    """WK-BATTLE-09"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat", 2),)
    seat: Seat | None
    casualties: int


class CasualtyPlaced(Event, frozen=True):
    """WK-BATTLE-11; an empty name is the stronghold"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat"),)
    seat: Seat
    noble: str
    rule: str


class CombatDecided(Event, frozen=True):
    """WK-BATTLE-16..19"""

    episode_part = "decides"
    topic = "fight"
    roles = THERE
    concerns = (news("region:{region}"),)
    region: str
    attacker: int
    defender: int
    result: str


class NobleKilled(Event, frozen=True):
    """WK-DEATH-09"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("seat", 5),)
    seat: Seat
    noble: str
    region: str
    rule: str


class MercenariesFell(Event, frozen=True):
    """WK-DEATH-02"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat", 3),)
    seat: Seat
    noble: str
    troops: tuple[str, ...]


class LineEnded(Event, frozen=True):
    """WK-DEATH-06"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat", 4),)
    seat: Seat
    noble: str


class Retreated(Event, frozen=True):
    """WK-RETREAT-03"""

    episode_part = "within"
    topic = "move"
    roles = Roles(
        place="region:{region}",
        piece="noble:{noble}",
        origin="region:{origin}",
        target="region:{region}",
    )
    concerns = (loss("seat", 2),)
    seat: Seat
    noble: str
    origin: str
    region: str


# -- Capture, upkeep, end --------------------------------------------------------------------------


class StrongholdTaken(Event, frozen=True):
    """WK-STRONGHOLD-06"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("seat", 5), gain("by", 4))
    seat: Seat
    by: Seat | None
    region: str


class SiegeCompleted(Event, frozen=True):
    """WK-SIEGE-10"""

    topic = "fight"
    roles = THERE
    concerns = (gain("seat", 2), loss("region:{region}", 3))
    seat: Seat
    region: str


class RevoltDrawn(Event, frozen=True):
    """WK-PHASE3-07"""

    topic = "land"
    roles = THERE
    concerns = (news("seat", 2),)
    seat: Seat
    region: str
    revolt: bool


class Eliminated(Event, frozen=True):
    """WK-VARIANT-08"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat", 5),)
    seat: Seat


class HeirHandedOver(Event, frozen=True):
    """WK-VARIANT-04"""

    episode_part = "aside"
    topic = "deal"
    concerns = (loss("seat", 2), gain("to", 3))
    seat: Seat
    to: Seat
    noble: str


class HeirKilled(Event, frozen=True):
    """WK-VARIANT-05"""

    episode_part = "within"
    topic = "fight"
    concerns = (news("seat", 2),)
    seat: Seat
    noble: str


class Promised(Event, frozen=True):
    """WK-NEGOTIATE-05"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"), gain("to", 3))
    seat: Seat
    to: Seat
    number: int
    words: str


class PromiseCalledBroken(Event, frozen=True):
    """WK-NEGOTIATE-05"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 2),)
    seat: Seat
    number: int


class PromiseCalledKept(Event, frozen=True):
    """WK-NEGOTIATE-05"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"),)
    seat: Seat
    number: int


class PeacePromised(Event, frozen=True):
    """WK-NEGOTIATE-05, WK-R75"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"), gain("to", 3))
    seat: Seat
    to: Seat
    number: int
    until: int


class PromiseBroken(Event, frozen=True):
    """WK-R75: a promise of peace, broken by an attack"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 2), loss("to", 4))
    seat: Seat
    to: Seat
    number: int


class PromiseKept(Event, frozen=True):
    """WK-R75: a promise of peace whose time is over"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 2), gain("to", 2))
    seat: Seat
    to: Seat
    number: int


class OfferMade(Event, frozen=True):
    """WK-R75"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"), news("to", 4))
    seat: Seat
    to: Seat
    number: int
    give: Terms
    ask: Terms


class OfferCountered(Event, frozen=True):
    """WK-R75"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"), news("to", 4))
    seat: Seat
    to: Seat
    number: int
    answers: int
    give: Terms
    ask: Terms


class DealStruck(Event, frozen=True):
    """WK-R75: an offer was accepted; what changes hands is told after it"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 4), news("to", 3))
    seat: Seat
    to: Seat
    number: int


class OfferClosed(Event, frozen=True):
    """WK-R75: declined, taken back, lapsed, or no longer possible"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat", 3), news("to", 2))
    seat: Seat
    to: Seat
    number: int
    how: str


class GameEnded(Event, frozen=True):
    """WK-END-04"""

    topic = "turn"
    concerns = (gain("winner", 5),)
    winner: Seat | None
    how: str
