"""What can happen: the events of the log, in the past tense. Here those of every chapter."""

from __future__ import annotations

from typing import Final

from oyez.kernel import NO_CONCERNS, Event, Roles, Seat, gain, loss, news

THERE: Final = Roles(place="region:{region}")

# -- Preparation and the round ---------------------------------------------------------------------


class CitiesRazed(Event, frozen=True):
    """WK-PLAYERS-01"""

    topic = "land"
    concerns = NO_CONCERNS
    regions: tuple[str, ...]


class BaronTaken(Event, frozen=True):
    """WK-TERM-01"""

    topic = "turn"
    concerns = (news("seat"),)
    seat: Seat
    baron: str


class TroopsDealt(Event, frozen=True):
    """WK-SETUP-09, -10"""

    concerns = (news("seat"),)
    seat: Seat
    troops: tuple[str, ...]


class ArmiesFormed(Event, frozen=True):
    """WK-SETUP-11..13"""

    concerns = (news("seat"),)
    seat: Seat
    noble: str
    troops: tuple[str, ...]


class StrongholdPlaced(Event, frozen=True):
    """WK-SETUP-17, WK-STRONGHOLD-07"""

    topic = "land"
    roles = THERE
    concerns = (gain("seat", 2),)
    seat: Seat
    region: str
    rule: str


class NoblePlaced(Event, frozen=True):
    """WK-SETUP-19, WK-ARRIVE-05"""

    topic = "move"
    roles = THERE
    concerns = (news("seat"), news("region:{region}", 2))
    seat: Seat
    noble: str
    region: str
    rule: str


class KnightsRoundBegun(Event, frozen=True, tag="RoundBegun"):
    """WK-TURN-01"""

    topic = "turn"
    begins = True
    concerns = NO_CONCERNS
    round: int


class Planned(Event, frozen=True):
    """WK-PREP-01, WK-R74: only how many cards lie on each stack"""

    concerns = (news("seat"),)
    seat: Seat
    cards: tuple[int, ...]


class CardTurnedUp(Event, frozen=True):
    """WK-ACTION-01"""

    topic = "turn"
    leads = True
    concerns = (news("seat"),)
    stack: int
    seat: Seat | None
    card: str


class ActionDeclined(Event, frozen=True):
    """WK-ACTION-03"""

    topic = "turn"
    concerns = (news("seat"),)
    seat: Seat
    card: str


class CardPutAway(Event, frozen=True):
    """WK-ACTION-08..10"""

    concerns = (news("seat"),)
    seat: Seat
    card: str
    zone: str


class CardTakenBack(Event, frozen=True):
    """WK-ACTION-07"""

    concerns = (news("seat"),)
    seat: Seat
    card: str


class CardsReturned(Event, frozen=True):
    """WK-TAXES-04, WK-WAGES-09, WK-ASSEMBLY-15"""

    concerns = NO_CONCERNS
    zone: str


class PhaseBegun(Event, frozen=True):
    """WK-TRIGGER-05"""

    topic = "turn"
    begins = True
    leads = True
    concerns = NO_CONCERNS
    phase: str


# -- Tokens and titles -----------------------------------------------------------------------------


class Received(Event, frozen=True):
    """WK-SHORTAGE-02"""

    episode_part = "within"
    topic = "money"
    concerns = (gain("seat", 2),)
    seat: Seat
    good: str
    amount: int
    rule: str


class Paid(Event, frozen=True):
    """WK-SHORTAGE-02"""

    episode_part = "within"
    topic = "money"
    concerns = (loss("seat"),)
    seat: Seat
    good: str
    amount: int
    rule: str


class Given(Event, frozen=True):
    """WK-NEGOTIATE-01"""

    episode_part = "aside"
    topic = "deal"
    concerns = (news("seat"), gain("to", 3))
    seat: Seat
    to: Seat
    crowns: int
    rule: str


class InfluenceWithheld(Event, frozen=True):
    """WK-R93"""

    episode_part = "within"
    topic = "money"
    concerns = (loss("seat", 2),)
    seat: Seat
    amount: int
    rule: str


class InfluenceRanOut(Event, frozen=True):
    """WK-END-02, WK-R07"""

    topic = "turn"
    concerns = NO_CONCERNS
    round: int


class ChairmanChanged(Event, frozen=True):
    """WK-RALLY-02, WK-BANNED-09"""

    topic = "vote"
    concerns = (gain("seat", 2),)
    seat: Seat
    rule: str


class HeadOfChurchChanged(Event, frozen=True):
    """WK-CHURCH-02"""

    topic = "vote"
    concerns = (gain("seat", 2),)
    seat: Seat
    rule: str


# -- Fate and the decks ----------------------------------------------------------------------------


class FateTurnedUp(Event, frozen=True):
    """WK-FATE-02"""

    concerns = NO_CONCERNS
    card: str
    rule: str


class FateShuffled(Event, frozen=True):
    """WK-UNCERTAIN-01"""

    concerns = NO_CONCERNS
    rule: str


class MercenariesReturned(Event, frozen=True):
    """WK-MERC-10"""

    episode_part = "within"
    topic = "money"
    concerns = NO_CONCERNS
    troops: tuple[str, ...]
    rule: str


class OfferRevealed(Event, frozen=True):
    """WK-MERC-10"""

    topic = "money"
    concerns = NO_CONCERNS
    troops: tuple[str, ...]


class AgendasRevealed(Event, frozen=True):
    """WK-ASSEMBLY-14"""

    topic = "vote"
    concerns = NO_CONCERNS
    cards: tuple[str, ...]


class DeckReshuffled(Event, frozen=True):
    """WK-SHORTAGE-01"""

    episode_part = "within"
    concerns = NO_CONCERNS
    deck: str


class EventDrawn(Event, frozen=True):
    """WK-EVENT-01"""

    concerns = (news("seat", 2),)
    seat: Seat
    card: str


# -- Armies and walls ------------------------------------------------------------------------------


class TroopsMoved(Event, frozen=True):
    """WK-TRANSFER-01; an empty name is the stronghold"""

    episode_part = "within"
    topic = "move"
    concerns = (news("noble:{giver}"), news("noble:{taker}"))
    giver: str
    taker: str
    troops: tuple[str, ...]
    rule: str


class ArmiesExchanged(Event, frozen=True):
    """WK-R46; an empty name is the stronghold"""

    episode_part = "within"
    topic = "move"
    concerns = (news("noble:{noble}"),)
    noble: str
    other: str
    rule: str


class Deserted(Event, frozen=True):
    """WK-WAGES-05, WK-RETREAT-02, WK-DEATH-01"""

    episode_part = "within"
    topic = "fight"
    concerns = (loss("seat", 3),)
    seat: Seat
    noble: str
    troops: tuple[str, ...]
    rule: str


class NobleMoved(Event, frozen=True):
    """WK-MOVE-01"""

    episode_part = "within"
    topic = "move"
    roles = Roles(
        place="region:{region}",
        piece="noble:{noble}",
        origin="region:{origin}",
        target="region:{region}",
    )
    concerns = (news("seat"), news("region:{region}", 2))
    seat: Seat
    noble: str
    origin: str
    region: str
    at_sea: bool
    rule: str


class NobleLeft(Event, frozen=True):
    """WK-TRANSFER-05, WK-DEATH-08"""

    episode_part = "within"
    topic = "move"
    roles = THERE
    concerns = (loss("seat", 2),)
    seat: Seat
    noble: str
    region: str
    rule: str


class Exhausted(Event, frozen=True):
    """WK-MOVE-07"""

    episode_part = "within"
    topic = "move"
    concerns = (news("seat"),)
    seat: Seat
    noble: str
    rule: str


class Refreshed(Event, frozen=True):
    """WK-PHASE3-11"""

    topic = "move"
    concerns = (gain("seat"),)
    seat: Seat
    noble: str
    rule: str


class Breached(Event, frozen=True):
    """WK-ASSAULT-06"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (news("region:{region}", 2),)
    region: str
    rule: str


class FortificationLost(Event, frozen=True):
    """WK-FORTIFY-05"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (news("region:{region}", 2),)
    region: str
    rule: str


class Repaired(Event, frozen=True):
    """WK-DEFWORKS-02"""

    topic = "land"
    roles = THERE
    concerns = (news("region:{region}"),)
    region: str
    breaches: int
    rule: str


class Fortified(Event, frozen=True):
    """WK-DEFWORKS-03"""

    topic = "land"
    roles = THERE
    concerns = (gain("seat"),)
    seat: Seat
    region: str
    rule: str


class CityTaken(Event, frozen=True):
    """WK-FORTIFY-03"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (gain("seat", 3), loss("region:{region}", 3))
    seat: Seat
    region: str
    rule: str


class CityFreed(Event, frozen=True):
    """WK-FORTIFY-02"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (loss("seat", 3),)
    seat: Seat | None
    region: str
    rule: str


class CityRazed(Event, frozen=True):
    """WK-RAZE-02"""

    episode_part = "within"
    topic = "land"
    roles = THERE
    concerns = (news("seat"), loss("region:{region}", 4))
    seat: Seat | None
    region: str
    rule: str


class SiegeBegun(Event, frozen=True):
    """WK-SIEGE-04"""

    topic = "fight"
    roles = THERE
    concerns = (news("seat"), loss("region:{region}", 3))
    seat: Seat
    region: str


class SiegeLifted(Event, frozen=True):
    """WK-SIEGE-09"""

    episode_part = "within"
    topic = "fight"
    roles = THERE
    concerns = (loss("seat", 2), news("region:{region}", 2))
    seat: Seat
    region: str
    rule: str


class MarkerPlaced(Event, frozen=True):
    """WK-RECRUIT-01"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    space: int
    fee: int
