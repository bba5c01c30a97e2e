"""What can happen: the events of the log, in the past tense."""

from __future__ import annotations

from typing import Final

from oyez.kernel import NO_CONCERNS, Event, Roles, Seat, gain, loss, news

OWN: Final = Roles(panel="panel:{seat}")
IN_BOX: Final = Roles(panel="panel:{seat}", place="box:{box}:{seat}")
ON_SIDE: Final = Roles(panel="panel:{seat}", place="side:{side}:{seat}")


# -- rounds ----------------------------------------------------------------------------------------


class FirstPlayerDrawn(Event, frozen=True):
    """TA-SETUP-06"""

    topic = "turn"
    concerns = (news("seat"),)
    seat: Seat


class RoundBegun(Event, frozen=True):
    """TA-ROUND-01"""

    topic = "turn"
    begins = True
    concerns = NO_CONCERNS
    number: int


class AttackDealt(Event, frozen=True):
    """TA-ATTACKDEAL-02, -04: cards from left to right; a face-down one by its back."""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    cards: tuple[str, ...]


class PathsRevealed(Event, frozen=True):
    """TA-PATHDRAFT-01, TA-SOLO-02"""

    topic = "turn"
    concerns = NO_CONCERNS
    paths: tuple[str, ...]


class PathTaken(Event, frozen=True):
    """TA-PATHDRAFT-02"""

    topic = "turn"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    path: str


class RivalMoved(Event, frozen=True):
    """TA-SOLO-05"""

    topic = "move"
    concerns = NO_CONCERNS
    space: int


class Produced(Event, frozen=True):
    """TA-PRODUCTION-01, -02"""

    topic = "money"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    goods: dict[str, int]


# -- the Actions phase -----------------------------------------------------------------------------


class BoxFilled(Event, frozen=True):
    """TA-ACTION-01"""

    topic = "money"
    leads = True
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    box: str
    paid: dict[str, int]


class IconGained(Event, frozen=True):
    """TA-ACTION-03"""

    topic = "money"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    icon: str


class IconLost(Event, frozen=True):
    """TA-PRODUCTION-07, TA-ATTRIBUTE-04, TA-R12: its track is full."""

    topic = "money"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    icon: str


class TrackAdvanced(Event, frozen=True):
    """TA-TRACK-01: the next box of a track is filled by a gain."""

    topic = "money"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    track: str
    number: int


class BoxCompleted(Event, frozen=True):
    """TA-CHAPEL-06, TA-LAMMAS-06: a box fills itself."""

    topic = "money"
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    box: str


class TowerRaised(Event, frozen=True):
    """TA-TOWER-01"""

    topic = "land"
    roles = Roles(panel="panel:{seat}", place="corner:{corner}:{seat}")
    concerns = (news("seat"),)
    seat: Seat
    corner: str
    value: int


class WallRaised(Event, frozen=True):
    """TA-WALL-01"""

    topic = "land"
    roles = ON_SIDE
    concerns = (news("seat"),)
    seat: Seat
    side: str
    value: int


class TacticResearched(Event, frozen=True):
    """TA-TACRESEARCH-04"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    tactic: str


class TacticPrepared(Event, frozen=True):
    """TA-TACTICS-03"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    tactic: str


class Traded(Event, frozen=True):
    """TA-TRADE-01"""

    topic = "money"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    first: str
    second: str
    gained: str


class CardSpied(Event, frozen=True):
    """TA-SPIES-08"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"), gain("owner", 2))
    seat: Seat
    owner: Seat
    card: str


class DomainRevealed(Event, frozen=True):
    """TA-DOMAIN-01"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    cards: tuple[str, ...]


class PersonInvited(Event, frozen=True):
    """TA-VALENTINE-05"""

    topic = "turn"
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    box: str


class CoupleFormed(Event, frozen=True):
    """TA-VALENTINE-09"""

    topic = "turn"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    value: int


class NumberWritten(Event, frozen=True):
    """TA-MICHAELMAS-04"""

    topic = "turn"
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    number: int
    box: str


class AdditionCompleted(Event, frozen=True):
    """TA-MICHAELMAS-05; one that misses its sum pays nothing."""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    addition: str
    right: bool


class PassRidden(Event, frozen=True):
    """TA-TOURNAMENT-04..08"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    number: int
    outcome: str


class TournamentDecided(Event, frozen=True):
    """TA-TOURNAMENT-07, -10, -11"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    number: int
    won: bool


class IngredientAdded(Event, frozen=True):
    """TA-BREWERY-03"""

    topic = "turn"
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    box: str


class BeerBrewed(Event, frozen=True):
    """TA-BREWERY-04"""

    topic = "turn"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    beers: int


class PennantHung(Event, frozen=True):
    """TA-LAMMAS-04"""

    topic = "turn"
    roles = IN_BOX
    concerns = (news("seat"),)
    seat: Seat
    box: str


class CardWasted(Event, frozen=True):
    """TA-R29, TA-R25, TA-VALENTINE-08: what a card shows finds no box."""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    thing: str


class CastleTaken(Event, frozen=True):
    """TA-CASTLEATTACK-10"""

    topic = "fight"
    leads = True
    roles = Roles(panel="panel:{seat}", piece="tent:{seat}", target="scenario:{card}")
    concerns = (gain("seat", 3),)
    seat: Seat
    card: str
    soldiers: int
    knights: int
    defence: int


class OverrunTaken(Event, frozen=True):
    """TA-OVERRUN-01"""

    topic = "fight"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    icon: str


class ActingStopped(Event, frozen=True):
    """TA-ROUND-03"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat


class ActingResumed(Event, frozen=True):
    """TA-R21"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat


# -- the Castle Defence phase ----------------------------------------------------------------------


class FoodPaid(Event, frozen=True):
    """TA-DEFENSE-02, -03, TA-SIEGEMODE-02, -03"""

    topic = "money"
    roles = OWN
    concerns = (loss("seat"),)
    seat: Seat
    food: int
    missing: int


class WorkersDeployed(Event, frozen=True):
    """TA-DEFENSE-04; by side, the force that stands there."""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    top: int
    right: int
    bottom: int
    left: int


class AttackTurnedUp(Event, frozen=True, tag="CardTurnedUp"):
    """TA-DEFENSE-06"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    card: str


class CardFaced(Event, frozen=True):
    """TA-DEFENSE-06: the next card is resolved; what fortifications leave of it."""

    topic = "fight"
    leads = True
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    card: str
    force: int
    absorbed: int


class TacticUsed(Event, frozen=True):
    """TA-DEFENSE-26"""

    topic = "fight"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    tactic: str


class WorkerSpent(Event, frozen=True):
    """TA-DEFENSE-28, -30, -34; who has force left is laid down."""

    topic = "fight"
    roles = ON_SIDE
    concerns = (loss("seat"),)
    seat: Seat
    worker: str
    side: str
    laid_down: bool


class BeerDrunk(Event, frozen=True):
    """TA-DEFENSE-35"""

    topic = "fight"
    roles = ON_SIDE
    concerns = (news("seat"),)
    seat: Seat
    worker: str
    side: str


class WorkerRallied(Event, frozen=True):
    """TA-DEFENSE-39"""

    topic = "move"
    roles = Roles(panel="panel:{seat}", origin="side:{side}:{seat}", target="side:{to}:{seat}")
    concerns = (news("seat"),)
    seat: Seat
    worker: str
    side: str
    to: str


class CardDefended(Event, frozen=True):
    """TA-DEFENSE-21, -31"""

    topic = "fight"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    card: str


class CardLost(Event, frozen=True):
    """TA-DEFENSE-32"""

    topic = "fight"
    roles = OWN
    concerns = (loss("seat", 2),)
    seat: Seat
    card: str


class SiegeWithstood(Event, frozen=True):
    """TA-SIEGEMODE-04"""

    topic = "fight"
    roles = OWN
    concerns = (gain("seat"),)
    seat: Seat
    defended: int
    bravery: int


class PeopleJudged(Event, frozen=True):
    """TA-AFTERMATH-02, -06"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat", 2),)
    seat: Seat
    loyalty: int
    grudge: int


class SurvivorsDismissed(Event, frozen=True):
    """TA-AFTERMATH-08, -10"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat"),)
    seat: Seat
    force: int
    serfs: int


# -- the end of a round ----------------------------------------------------------------------------


class CastlesFeared(Event, frozen=True):
    """TA-ROUNDEND-03: Grudge for castles that were not attacked."""

    topic = "turn"
    roles = OWN
    concerns = (loss("seat", 2),)
    seat: Seat
    grudge: int


class MarkerPassed(Event, frozen=True):
    """TA-ROUNDEND-05"""

    topic = "turn"
    concerns = (news("seat"),)
    seat: Seat


class Scored(Event, frozen=True):
    """TA-END-02"""

    topic = "turn"
    roles = OWN
    concerns = (news("seat", 3),)
    seat: Seat
    attributes: int
    paths: int
    penalty: int
    total: int
