"""Everything a player can say, chapter by chapter.

Without `gc`: nothing in them leads back to them, and there are many of them in every question.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from oyez.kernel import Seat

# -- Everywhere ------------------------------------------------------------------------------------


class Yes(Struct, frozen=True, gc=False, tag="yes"):
    """Yes; or: carry it out."""


class No(Struct, frozen=True, gc=False, tag="no"):
    """No; or: do nothing of the kind."""


class Done(Struct, frozen=True, gc=False, tag="done"):
    """Nothing more."""


# -- Preparation -----------------------------------------------------------------------------------


class PlaceInRegion(Struct, frozen=True, gc=False, tag="place"):
    """WK-SETUP-18, -20, WK-ARRIVE-05: put a stronghold (no name) or a noble into a region."""

    region: str
    noble: str = ""


# -- Actions ---------------------------------------------------------------------------------------


class PutAway(Struct, frozen=True, gc=False, tag="put-away"):
    """WK-ACTION-09, -10: the zone for a card."""

    zone: str


class PlaceMarker(Struct, frozen=True, gc=False, tag="marker"):
    """WK-RECRUIT-01: a marker on a space of the track."""

    space: int


class TakeCrowns(Struct, frozen=True, gc=False, tag="crowns"):
    """WK-IMPROV-02"""


class TakeVote(Struct, frozen=True, gc=False, tag="vote"):
    """WK-IMPROV-03"""


class NameRegion(Struct, frozen=True, gc=False, tag="region"):
    """WK-MILITARY-01: the region named for Mobilize Forces."""

    region: str


class March(Struct, frozen=True, gc=False, tag="march"):
    """WK-MOVE-02, -03: a noble walks through these regions; the last is where he stops."""

    noble: str
    path: tuple[str, ...]


class Sail(Struct, frozen=True, gc=False, tag="sail"):
    """WK-SEA-01: a noble sails to the port of a region."""

    noble: str
    port: str


class Attack(Struct, frozen=True, gc=False, tag="attack"):
    """WK-COMBAT-01..03, WK-CITY-03: whom (None: nobody’s city) and how: battle, assault, siege."""

    region: str
    against: Seat | None
    kind: str


# -- Neutral cards ---------------------------------------------------------------------------------


class NameBaron(Struct, frozen=True, gc=False, tag="name-baron"):
    """A baron, by seat."""

    seat: Seat


class Repair(Struct, frozen=True, gc=False, tag="repair"):
    """WK-DEFWORKS-02, -05: so many breaches of the city or stronghold in a region."""

    region: str
    breaches: int


class Fortify(Struct, frozen=True, gc=False, tag="fortify"):
    """WK-DEFWORKS-03: the city in a region."""

    region: str


class Heal(Struct, frozen=True, gc=False, tag="heal"):
    """WK-UPKEEP-02: so many casualties off an army (no name: the stronghold's)."""

    noble: str
    casualties: int


class Launch(Struct, frozen=True, gc=False, tag="launch"):
    """WK-EXPED-01"""

    expedition: str


# -- Special phases --------------------------------------------------------------------------------


class AssignTo(Struct, frozen=True, gc=False, tag="assign"):
    """WK-MERC-07: to a noble, or (no name) to the stronghold."""

    noble: str


class NameCompany(Struct, frozen=True, gc=False, tag="company"):
    """WK-WAGES-04: a mercenary card in an army (no name: the stronghold's)."""

    noble: str
    troop: str


class Pardon(Struct, frozen=True, gc=False, tag="pardon"):
    """WK-MOTION-02: pardon a banned baron."""

    seat: Seat


class Cancel(Struct, frozen=True, gc=False, tag="cancel"):
    """WK-MOTION-02: cancel a law, or a charge or an office that a baron or his noble holds."""

    card: str
    seat: Seat | None = None


class CancelWords(Struct, frozen=True, gc=False, tag="cancel-words"):
    """WK-MOTION-02, WK-VARIANT-03: cancel a law in words, counted from 0 in the order adopted."""

    law: int


class Adjourn(Struct, frozen=True, gc=False, tag="adjourn"):
    """WK-MOTION-02: adjourn the assembly."""


class Recall(Struct, frozen=True, gc=False, tag="recall"):
    """WK-MOTION-02: vote on an agenda of the discard pile."""

    card: str


class OpenLaw(Struct, frozen=True, gc=False, tag="open-law"):
    """WK-VARIANT-03, WK-R78: propose a law beyond the cards."""

    law: str


class VoteFor(Struct, frozen=True, gc=False, tag="voice"):
    """WK-ASSEMBLY-10: what the votes are for: yes, no, or a baron by his id."""

    voice: str


class Submit(Struct, frozen=True, gc=False, tag="submit"):
    """WK-BANNED-01: submit to a decision, or obey a law."""


class Refuse(Struct, frozen=True, gc=False, tag="refuse"):
    """WK-BANNED-01: refuse, and be banned."""


class Replace(Struct, frozen=True, gc=False, tag="replace"):
    """WK-PROPOSAL-05: give up this charge for the new one."""

    card: str


class ToNoble(Struct, frozen=True, gc=False, tag="to-noble"):
    """A noble, by his id."""

    noble: str


# -- Combat ----------------------------------------------------------------------------------------


class TakeBreach(Struct, frozen=True, gc=False, tag="wall"):
    """WK-ASSAULT-04: take a casualty as a breach."""


# -- Capture and Upkeep ----------------------------------------------------------------------------


class PutControlMarker(Struct, frozen=True, gc=False, tag="control"):
    """WK-FORTIFY-03: put a control marker."""


class Raze(Struct, frozen=True, gc=False, tag="raze"):
    """WK-RAZE-01: raze the city."""


class Yield(Struct, frozen=True, gc=False, tag="yield"):
    """WK-PHASE3-09: give the city up, or (WK-STRONGHOLD-05) hand it over."""

    region: str


class PayFaith(Struct, frozen=True, gc=False, tag="pay-faith"):
    """WK-PHASE3-09"""


class PayCrowns(Struct, frozen=True, gc=False, tag="pay-crowns"):
    """WK-PHASE3-09"""


class NameCity(Struct, frozen=True, gc=False, tag="city"):
    """WK-R09: the city in a region."""

    region: str


class Shift(Struct, frozen=True, gc=False, tag="shift"):
    """WK-R46, WK-ARRIVE-03, -04: troops from one army to another (no name: the stronghold)."""

    giver: str
    taker: str


class ExchangeTroops(Struct, frozen=True, gc=False, tag="exchange"):
    """WK-R46: a noble and another army (no name: the stronghold's) exchange all their troops."""

    noble: str
    other: str


YES: Final = Yes()
NO: Final = No()
DONE: Final = Done()
SUBMIT: Final = Submit()
REFUSE: Final = Refuse()
WALL: Final = TakeBreach()
CONTROL: Final = PutControlMarker()
RAZE: Final = Raze()
PAY_FAITH: Final = PayFaith()
PAY_CROWNS: Final = PayCrowns()
CROWNS: Final = TakeCrowns()
VOTE: Final = TakeVote()
ADJOURN: Final = Adjourn()
