"""Everything a player can say, chapter by chapter."""

from __future__ import annotations

from msgspec import Struct

from oyez.games.barbarian_kingdoms.box.fixed import Kingdom, Province, Zone
from oyez.games.barbarian_kingdoms.rules.coins import Coins

# -- The turn --------------------------------------------------------------------------------------


class PlayFirst(Struct, frozen=True, tag="play-first"):
    """BK-R53: this one of my two Kingdoms always plays first."""

    kingdom: Kingdom


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """BK-R11: until this is said a Recruitment or a Taxation can be taken back."""


# -- Recruitment -----------------------------------------------------------------------------------


class Recruit(Struct, frozen=True, tag="recruit"):
    """Place a Warrior in a Province of one's own."""

    province: Province


class RecruitAtSea(Struct, frozen=True, tag="recruit-at-sea"):
    """BK-R68 (Keels): place a Warrior on the Sea, and the cost in a port of one's own."""

    port: Province


# -- Taxation --------------------------------------------------------------------------------------


class Tax(Struct, frozen=True, tag="tax"):
    """Collect Loot from one's own Provinces."""


class TakeToken(Struct, frozen=True, tag="token"):
    """A face-up treasure token lying in a Province."""

    province: Province
    coin: str


class AgainstChange(Struct, frozen=True, tag="against-change"):
    """BK-R18: a token too large for the amount, taken against change laid in its Province."""

    province: Province
    coin: str
    change: Coins


class TakeNoMore(Struct, frozen=True, tag="enough"):
    """Take nothing more."""


# -- Manoeuvres ------------------------------------------------------------------------------------


class Manoeuvre(Struct, frozen=True, tag="manoeuvre"):
    """Move one's Units; with no move at all it serves as a pass (BK-R08)."""


class Move(Struct, frozen=True, tag="move"):
    """One Unit to an adjacent Zone."""

    unit: str
    origin: Zone
    target: Zone


class SwapKing(Struct, frozen=True, tag="castle"):
    """The King and a Warrior in an adjacent Zone trade places."""

    king: Zone
    warrior: Zone


class EndManoeuvre(Struct, frozen=True, tag="done"):
    """No more moves."""


# -- Assault ---------------------------------------------------------------------------------------


class Assault(Struct, frozen=True, tag="assault"):
    """Move a Unit into a Province to take it."""

    unit: str
    origin: Zone
    target: Province


class Embark(Struct, frozen=True, tag="embark"):
    """BK-R49 (Raid): back to the Sea with the spoils."""


class Remain(Struct, frozen=True, tag="remain"):
    """Stay in the Province taken."""


# -- Claim -----------------------------------------------------------------------------------------


class Claim(Struct, frozen=True, tag="claim"):
    """Claim a Province one occupies."""

    province: Province


class ClaimNothing(Struct, frozen=True, tag="claim-nothing"):
    """Leave the Province unclaimed for now."""


# -- Contestation ----------------------------------------------------------------------------------


class Contest(Struct, frozen=True, tag="contest"):
    """Move this Unit into the active Province."""

    unit: str
    origin: Zone


class LetPass(Struct, frozen=True, tag="let-pass"):
    """Let the action pass."""


class LetPassUnlessMine(Struct, frozen=True, tag="let-pass-unless-mine"):
    """A standing order: let pass what happens in the Provinces of others."""


# -- Battle ----------------------------------------------------------------------------------------


class Reinforce(Struct, frozen=True, tag="reinforce"):
    """Bring this Unit into the Battle."""

    unit: str
    origin: Zone


class Evacuation(Struct, frozen=True, tag="evacuation"):
    """Where the winner's Units end up: the King, then the Warriors; the rest return to reserve."""

    king: Zone | None
    warriors: tuple[Zone, ...]


# -- Making change ---------------------------------------------------------------------------------


class MakeChange(Struct, frozen=True, tag="make-change"):
    """Swap tokens of equal value with the Loot of a Province of one's own."""

    province: Province
    give: Coins
    take: Coins


class OfferChange(Struct, frozen=True, tag="offer-change"):
    """Offer the same to the player who controls a Province."""

    province: Province
    give: Coins
    take: Coins
