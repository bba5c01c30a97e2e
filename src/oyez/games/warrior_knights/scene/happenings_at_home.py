"""What can happen at home: events, works, expeditions, mercenaries, the assembly."""

from __future__ import annotations

from oyez.kernel import NO_CONCERNS, Event, Roles, Seat, gain, loss, news

# -- Events, works, expeditions, wages, mercenaries ------------------------------------------------


class EventGiven(Event, frozen=True):
    """WK-EVENT-02, -03"""

    concerns = (news("seat"), news("to", 2))
    seat: Seat
    to: Seat
    back: str


class EventStruck(Event, frozen=True):
    """WK-EVENT-10: whom or what the Fate cards found"""

    concerns = (loss("noble:{target}", 3), loss("city:{target}", 3), loss("baron:{target}", 3))
    card: str
    target: str


class FaithPledged(Event, frozen=True):
    """WK-EVENT-08, WK-R21"""

    concerns = (news("seat"),)
    seat: Seat
    faith: int


class EventCancelled(Event, frozen=True):
    """WK-EVENT-09"""

    concerns = (news("seats"),)
    card: str
    seats: tuple[Seat, ...]


class EventLasts(Event, frozen=True):
    """WK-EVENT-11"""

    concerns = (news("seat", 2),)
    card: str
    seat: Seat | None


class ExpeditionLaunched(Event, frozen=True):
    """WK-EXPED-01"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    expedition: str


class Invested(Event, frozen=True):
    """WK-EXPED-05"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    expedition: str
    crowns: int


class ExpeditionAbandoned(Event, frozen=True):
    """WK-EXPED-07: nobody invested in it"""

    topic = "money"
    concerns = NO_CONCERNS
    expedition: str


class ExpeditionBlessed(Event, frozen=True):
    """WK-EXPED-06"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    expedition: str


class ExpeditionAdvanced(Event, frozen=True):
    """WK-EXPED-08"""

    topic = "money"
    concerns = NO_CONCERNS
    expedition: str
    space: int


class ExpeditionSettled(Event, frozen=True):
    """WK-EXPED-10..12"""

    topic = "money"
    concerns = NO_CONCERNS
    expedition: str
    result: str


class MarkerTakenBack(Event, frozen=True):
    """WK-MERC-02, -03"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    space: int


class Hired(Event, frozen=True):
    """WK-MERC-02, -07"""

    topic = "money"
    concerns = (news("seat"),)
    seat: Seat
    troop: str
    noble: str
    crowns: int


class CasualtiesHealed(Event, frozen=True):
    """WK-UPKEEP-02"""

    topic = "fight"
    concerns = (gain("seat"),)
    seat: Seat
    noble: str
    casualties: int


# -- The assembly ----------------------------------------------------------------------------------


class AssemblyOpened(Event, frozen=True):
    """WK-ASSEMBLY-01"""

    topic = "vote"
    concerns = (news("attending"),)
    attending: tuple[Seat, ...]


class ActingChairmanNamed(Event, frozen=True):
    """WK-ASSEMBLY-04"""

    topic = "vote"
    concerns = (news("seat"), news("named", 2))
    seat: Seat
    named: Seat


class OrderAnnounced(Event, frozen=True):
    """WK-ASSEMBLY-06"""

    topic = "vote"
    concerns = (news("seat"),)
    seat: Seat
    cards: tuple[str, ...]


class MotionProposed(Event, frozen=True):
    """WK-MOTION-02"""

    episode_part = "hall"
    topic = "vote"
    concerns = (news("seat"), news("baron", 3))
    seat: Seat
    kind: str
    subject: str
    baron: Seat | None


class BidsOpened(Event, frozen=True):
    """WK-ASSEMBLY-09"""

    episode_part = "hall"
    topic = "vote"
    concerns = (news("votes"),)
    kind: str
    subject: str
    votes: tuple[tuple[Seat, int], ...]


class VoiceGiven(Event, frozen=True):
    """WK-ASSEMBLY-10"""

    episode_part = "within"
    topic = "vote"
    concerns = (news("seat"),)
    seat: Seat
    votes: int
    voice: str


class TieDecided(Event, frozen=True):
    """WK-ASSEMBLY-12"""

    episode_part = "within"
    topic = "vote"
    concerns = (news("seat"),)
    seat: Seat
    voice: str


class VoteDecided(Event, frozen=True):
    """WK-ASSEMBLY-13"""

    episode_part = "decides"
    topic = "vote"
    roles = Roles(side="{outcome}")
    concerns = NO_CONCERNS
    kind: str
    subject: str
    outcome: str


class LawPassed(Event, frozen=True):
    """WK-PROPOSAL-03"""

    episode_part = "within"
    topic = "vote"
    concerns = NO_CONCERNS
    card: str


class LawInWordsPassed(Event, frozen=True):
    """WK-VARIANT-03"""

    episode_part = "within"
    topic = "vote"
    concerns = NO_CONCERNS
    words: str


class LawInWordsCancelled(Event, frozen=True):
    """WK-MOTION-02, WK-VARIANT-03"""

    episode_part = "within"
    topic = "vote"
    concerns = NO_CONCERNS
    words: str


class VotesWritten(Event, frozen=True):
    """WK-PLAYERS-04: for each agenda in the order announced"""

    topic = "vote"
    concerns = (news("seat"),)
    seat: Seat
    votes: tuple[int, ...]


class ChargeGiven(Event, frozen=True):
    """WK-PROPOSAL-04"""

    episode_part = "within"
    topic = "vote"
    concerns = (gain("seat", 3),)
    seat: Seat
    card: str


class OfficeGiven(Event, frozen=True):
    """WK-PROPOSAL-06"""

    episode_part = "within"
    topic = "vote"
    concerns = (gain("seat", 3),)
    seat: Seat
    noble: str
    card: str


class CardCancelled(Event, frozen=True):
    """WK-MOTION-02, WK-PROPOSAL-05, -07, -08"""

    episode_part = "within"
    topic = "vote"
    concerns = NO_CONCERNS
    card: str
    rule: str


class DecisionRefused(Event, frozen=True):
    """WK-BANNED-01"""

    episode_part = "within"
    topic = "vote"
    concerns = (news("seat", 2),)
    seat: Seat
    card: str


class Banned(Event, frozen=True):
    """WK-BANNED-04"""

    episode_part = "within"
    topic = "vote"
    concerns = (loss("seat", 4),)
    seat: Seat
    rule: str


class Pardoned(Event, frozen=True):
    """WK-BANNED-07"""

    episode_part = "within"
    topic = "vote"
    concerns = (gain("seat", 3),)
    seat: Seat


class AssemblyAdjourned(Event, frozen=True):
    """WK-MOTION-03"""

    episode_part = "within"
    topic = "vote"
    concerns = NO_CONCERNS
    cards: tuple[str, ...]
