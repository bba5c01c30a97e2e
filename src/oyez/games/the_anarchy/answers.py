"""Everything a player can say, chapter by chapter."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from oyez.kernel import Seat

# -- Path cards ------------------------------------------------------------------------------------


class TakePath(Struct, frozen=True, tag="take-path"):
    """TA-PATHDRAFT-02: keep one of the Path cards revealed."""

    path: str


# -- the Actions phase -----------------------------------------------------------------------------


class Fill(Struct, frozen=True, tag="fill"):
    """TA-ACTION-01: pay for a box and fill it; `pay` names whom to pay where that is a choice."""

    box: str
    pay: str = ""


class Prepare(Struct, frozen=True, tag="prepare"):
    """TA-TACTICS-03: circle one more box of a tactic for a material."""

    tactic: str


class Trade(Struct, frozen=True, tag="trade"):
    """TA-TRADE-01: two resources for one of another kind."""

    first: str
    second: str
    gain: str


class Spy(Struct, frozen=True, tag="spy"):
    """TA-SPIES-08: turn a face-down Attack card up, by whose it is and its place."""

    seat: Seat
    slot: int


class AttackCastle(Struct, frozen=True, tag="attack"):
    """TA-CASTLEATTACK-01: attack the castle of the round with so many workers."""

    soldiers: int
    knights: int


class Stop(Struct, frozen=True, tag="stop"):
    """TA-ROUND-03: stop acting."""


class Resume(Struct, frozen=True, tag="resume"):
    """TA-R21: act again, as long as somebody still does."""


# -- what an icon asks for -------------------------------------------------------------------------


class TakeGain(Struct, frozen=True, tag="take"):
    """TA-ICON-01, TA-R23, TA-R35: one of several gains."""

    icon: str


class RaiseTower(Struct, frozen=True, tag="raise-tower"):
    """TA-TOWER-01: on this corner."""

    corner: str


class RaiseWall(Struct, frozen=True, tag="raise-wall"):
    """TA-WALL-01: on this side."""

    side: str


class Advance(Struct, frozen=True, tag="advance"):
    """TA-KEEP-07: fill the next box of this command line."""

    line: str


class Research(Struct, frozen=True, tag="research"):
    """TA-TACRESEARCH-04: this tactic."""

    tactic: str


class Invite(Struct, frozen=True, tag="invite"):
    """TA-VALENTINE-06: fill this box of a woman or a man."""

    box: str


class Write(Struct, frozen=True, tag="write"):
    """TA-MICHAELMAS-04: write a number on a place of an addition."""

    number: int
    box: str


class Brew(Struct, frozen=True, tag="brew"):
    """TA-BREWERY-03: fill a box of the brewery."""

    box: str


class Hang(Struct, frozen=True, tag="hang"):
    """TA-LAMMAS-04: fill a pennant."""

    box: str


class FillNothing(Struct, frozen=True, tag="leave"):
    """Fill nothing where that is allowed (TA-R24, TA-R29), or take no reward (TA-OVERRUN-01)."""


# -- the Castle Defence phase ----------------------------------------------------------------------


class PayFood(Struct, frozen=True, tag="pay-food"):
    """TA-DEFENSE-02: pay what food there is."""


class UseTactic(Struct, frozen=True, tag="use-tactic"):
    """TA-DEFENSE-26: spend a prepared tactic against the card on an attacked side."""

    side: str


class Spend(Struct, frozen=True, tag="spend"):
    """TA-DEFENSE-28: let a worker defend the side on which he stands."""

    worker: str
    side: str


class Drink(Struct, frozen=True, tag="drink"):
    """TA-DEFENSE-35: give a beer to a Craftsman or a Soldier."""

    worker: str
    side: str


class Rally(Struct, frozen=True, tag="rally"):
    """TA-DEFENSE-39: use a Rally token to move a worker to another side."""

    worker: str
    side: str
    to: str


class Concede(Struct, frozen=True, tag="concede"):
    """TA-DEFENSE-42: let the attack through, as nobody is left who must defend."""


STOP: Final = Stop()
RESUME: Final = Resume()
LEAVE: Final = FillNothing()
PAY_FOOD: Final = PayFood()
CONCEDE: Final = Concede()

Action = Fill | Prepare | Trade | Spy | AttackCastle | Stop
Decision = (
    TakeGain
    | RaiseTower
    | RaiseWall
    | Advance
    | Research
    | Invite
    | Write
    | Brew
    | Hang
    | FillNothing
)
Deed = UseTactic | Spend | Drink | Rally | Concede
Deployment = tuple[tuple[str, int], ...]
"""How many workers of a kind stand on which side."""
