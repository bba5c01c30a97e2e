"""The guided first game: the Franks, five Provinces strong, learn everything on the way to seven.

The other Kingdoms play for themselves as people would: the Ostrogoths take Noricum and come down on
Thuringia, the Visigoths take Baetica and contest the Claim on Burgundia.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from oyez.games.barbarian_kingdoms.answers import (
    Assault,
    Claim,
    Contest,
    EndManoeuvre,
    EndTurn,
    LetPass,
    Manoeuvre,
    Move,
    Recruit,
    TakeToken,
    Tax,
)
from oyez.games.barbarian_kingdoms.box.fixed import (
    COIN_VALUES,
    KING,
    WARRIOR,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules.coins import Coins, heap
from oyez.games.barbarian_kingdoms.rules.preparation import lay_table
from oyez.games.barbarian_kingdoms.state import KingdomsOptions, KingdomsState
from oyez.kernel import NATURE, Seat
from oyez.lessons.lesson import (
    ExpectedAnswer,
    FirstGame,
    Lesson,
    LessonStep,
    ScriptedAnswer,
    ScriptLine,
)

FRANKS: Final = Seat(0)
OSTROGOTHS: Final = Seat(1)
VISIGOTHS: Final = Seat(2)
_KINGDOMS: Final = ("franks", "ostrogoths", "visigoths")

BRONZE: Final = Coins(bronze=1)
SILVER: Final = Coins(silver=1)


# -- the position ----------------------------------------------------------------------------------


def position() -> KingdomsState:
    """Round 6, the turn of the Franks: two Control Tokens each way behind them, no army left."""
    s = KingdomsState(KingdomsOptions(kingdoms=_KINGDOMS, powers=False), len(_KINGDOMS))
    lay_table(s, {Seat(n): (Kingdom(name),) for n, name in enumerate(_KINGDOMS)})
    s.phase, s.round = "play", 6
    for name, tokens in (
        ("franks", ("frisia", "armorica")),
        ("ostrogoths", ("illyricum",)),
        ("visigoths", ("gallaecia",)),
    ):
        s.realm(Kingdom(name)).tokens = [Province(token) for token in tokens]
        s.chests = [chest for chest in s.chests if chest not in tokens]
    s.realm(Kingdom("ostrogoths")).warriors = [Zone("liguria")]
    s.realm(Kingdom("visigoths")).king = Zone("carthaginensis")
    s.turn = s.realms.index(s.realm(Kingdom("franks")))
    _lay_money(s)
    return s


def _lay_money(s: KingdomsState) -> None:
    """Every token that the rules put into play, less what is still in chests."""
    s.chest_pool -= Coins(bronze=3, silver=1)  # from the chests of the Provinces claimed
    s.treasuries = {
        FRANKS: Coins(bronze=2, silver=2),
        OSTROGOTHS: Coins(bronze=4, silver=3, gold=1),
        VISIGOTHS: Coins(bronze=3, silver=2, gold=1),
    }
    loot = {
        "belgica": Coins(gold=1),
        "ripuaria": Coins(silver=1),
        "mosellana": Coins(bronze=1),
        "frisia": Coins(silver=1),
        "latium": Coins(gold=1),
        "liguria": Coins(bronze=1),
        "apulia": Coins(bronze=1),
        "illyricum": Coins(bronze=1),
        "aquitania": Coins(gold=1),
        "tarraconensis": Coins(bronze=1, silver=1),
        "carthaginensis": Coins(bronze=1),
        "gallaecia": Coins(gold=1),
    }
    s.loot = {Province(name): coins for name, coins in loot.items()}


# -- what is good ----------------------------------------------------------------------------------


def anything(_value: Any) -> bool:
    """Whatever the rules allow."""
    return True


def five_tremis(tokens: Iterable[TakeToken]) -> bool:
    """A Taxation that takes all it can."""
    return sum(COIN_VALUES[token.coin] for token in tokens) == 5


def two_or_three(purse: Iterable[str]) -> bool:
    """A Bribe that wins, and leaves enough for the last Claim."""
    return heap(purse).value in (2, 3)


def three_at_most(purse: Iterable[str]) -> bool:
    """A Bribe that leaves enough for the last Claim."""
    return heap(purse).value <= 3


# -- the script ------------------------------------------------------------------------------------


def _said(seat: Seat, *values: Any) -> tuple[ScriptLine, ...]:
    return tuple(ScriptedAnswer(seat, value) for value in values)


def _token(province: str, coin: str) -> TakeToken:
    return TakeToken(Province(province), coin)


def _assault(unit: str, origin: str, target: str) -> Assault:
    return Assault(unit, Zone(origin), Province(target))


def _to(target: str) -> Move:
    return Move(KING, Zone("belgica"), Zone(target))


_CHEST: Final = {name: ScriptedAnswer(NATURE, (name,)) for name in COIN_VALUES}
_MARCH: Final = _assault(WARRIOR, "mosellana", "burgundia")

STEPS: Final = (
    LessonStep(
        "recruit",
        (ExpectedAnswer((Recruit(Province("mosellana")),), points=("province:mosellana",)),),
    ),
    LessonStep("pay", (ExpectedAnswer((BRONZE,)),)),
    LessonStep(
        "end",
        (
            ExpectedAnswer((EndTurn(),)),
            ScriptedAnswer(OSTROGOTHS, _assault(WARRIOR, "liguria", "noricum")),
            _CHEST["silver"],
            *_said(
                VISIGOTHS,
                Tax(),
                (_token("carthaginensis", "bronze"), _token("aquitania", "gold")),
                EndTurn(),
            ),
        ),
    ),
    LessonStep(
        "tax",
        (
            ExpectedAnswer((Tax(),)),
            ExpectedAnswer(
                good=five_tremis,
                points=("province:belgica", "province:ripuaria"),
                name="collect",
            ),
            ExpectedAnswer((EndTurn(),), name="end"),
            *_said(OSTROGOTHS, Claim(Province("noricum")), Coins(silver=2)),
            ScriptedAnswer(VISIGOTHS, _assault(KING, "carthaginensis", "baetica")),
            _CHEST["bronze"],
        ),
    ),
    LessonStep(
        "assault",
        (
            ExpectedAnswer((_MARCH,), points=("warrior:franks-mosellana", "province:burgundia")),
            ScriptedAnswer(OSTROGOTHS, LetPass()),
            _CHEST["diamond"],
            *_said(
                OSTROGOTHS,
                Tax(),
                (_token("noricum", "silver"), _token("latium", "gold")),
                EndTurn(),
            ),
            *_said(VISIGOTHS, Recruit(Province("aquitania")), BRONZE, EndTurn()),
        ),
    ),
    LessonStep(
        "claim",
        (
            ExpectedAnswer((Claim(Province("burgundia")),)),
            ExpectedAnswer(good=anything, name="pay"),
            ScriptedAnswer(OSTROGOTHS, LetPass()),
            ScriptedAnswer(VISIGOTHS, Contest(WARRIOR, Zone("aquitania"))),
        ),
    ),
    LessonStep("contested", (ExpectedAnswer(((),)),)),
    LessonStep(
        "bribe",
        (
            ScriptedAnswer(VISIGOTHS, ("silver",)),
            ExpectedAnswer(good=two_or_three),
            *_said(OSTROGOTHS, Recruit(Province("liguria")), SILVER, EndTurn()),
            *_said(VISIGOTHS, Claim(Province("baetica")), Coins(bronze=1, gold=1)),
        ),
    ),
    LessonStep(
        "manoeuvre",
        (
            ExpectedAnswer((Manoeuvre(),)),
            ExpectedAnswer(
                (_to("ripuaria"), _to("mosellana")),
                points=("king:franks", "province:ripuaria"),
                name="move",
            ),
            ExpectedAnswer((EndManoeuvre(),), name="done"),
            ScriptedAnswer(OSTROGOTHS, _assault(WARRIOR, "noricum", "thuringia")),
        ),
    ),
    LessonStep(
        "contest",
        (
            ExpectedAnswer(
                (Contest(KING, Zone("ripuaria")), Contest(KING, Zone("mosellana"))),
                points=("king:franks",),
            ),
        ),
    ),
    LessonStep(
        "purse",
        (
            ScriptedAnswer(OSTROGOTHS, ("silver",)),
            ExpectedAnswer(good=three_at_most),
            _CHEST["gold"],
            *_said(VISIGOTHS, Manoeuvre(), EndManoeuvre()),
        ),
    ),
    LessonStep(
        "win",
        (
            ExpectedAnswer((Claim(Province("thuringia")),)),
            ExpectedAnswer(good=anything, name="pay"),
        ),
    ),
)

FIRST: Final = Lesson(
    id="first",
    learner=FRANKS,
    seats=("me", "squire", "squire"),
    options=KingdomsOptions(kingdoms=_KINGDOMS, powers=False),
    position=position,
    steps=STEPS,
    after=FirstGame(("me", "squire", "squire"), KingdomsOptions(powers=False)),
)
