"""The guided first game: one whole round, the last, from the planned cards to the crown.

The learner is the green baron; the two others do what people might: Blue is Head of the Church,
hands bad news on and can be bought; Red has an army on the border and votes for himself.
"""

from __future__ import annotations

from typing import Any, Final

from oyez.games.warrior_knights.answers import (
    CONTROL,
    CROWNS,
    NO,
    PAY_FAITH,
    YES,
    Assign,
    Attack,
    Company,
    Fortify,
    March,
    Marker,
    NameBaron,
    Place,
    PutAway,
    Region,
    Voice,
)
from oyez.games.warrior_knights.box.edition import ASSEMBLY, WAGES
from oyez.games.warrior_knights.lesson.position import BLUE, GREEN, OPTIONS, RED, position
from oyez.games.warrior_knights.state import Options
from oyez.kernel import NATURE, Seat
from oyez.lessons.lesson import Beat, FirstGame, Lesson, Reply, Step, Wish

ERNESTO: Final = "ernesto-di-celadon"
KAZIMIERZ: Final = "kazimierz-zielonka"
ALAN: Final = "alan-of-smalt"
GIFT: Final = 2


def _said(seat: Seat, *values: Any) -> tuple[Beat, ...]:
    return tuple(Reply(seat, value) for value in values)


def _luck(*draws: str) -> tuple[Beat, ...]:
    """Nature draws these, one after another; several at once are joined by blanks."""
    return tuple(Reply(NATURE, tuple(draw.split())) for draw in draws)


PLANNING: Final = Step(
    "plan",
    (
        *_said(BLUE, ("levy-taxes",), ("versatile-strategy",), ()),
        *_said(RED, ("draft-soldiers",), ("versatile-strategy",), ()),
        Wish((("draft-soldiers", "levy-taxes"),)),
        Wish((("mobilize-forces", "serve-the-church"),), name="two"),
        Wish((("mobilize-forces", "rally-support"),), name="three"),
        *_luck("1:levy-taxes"),
        Reply(BLUE, YES),
        *_luck("0:levy-taxes"),
    ),
)

FIRST_STACK: Final = (
    Step(
        "taxes",
        (
            Wish((YES,)),
            *_luck("neutral", "important-event"),
            Reply(BLUE, NameBaron(GREEN)),
            *_luck("stolen-treasury"),
        ),
    ),
    Step("event", (Wish((YES,)), *_luck("green", "0:draft-soldiers"))),
    Step(
        "draft",
        (
            Wish((Marker(0),)),
            *_luck("neutral", "troop-maintenance", "2:draft-soldiers"),
            Reply(RED, Marker(3)),
        ),
    ),
    Step(
        "hire",
        (
            Wish((("english-150",),)),
            Wish((Assign(ALAN),), points=(f"noble:{ALAN}",), name="assign"),
            *_said(BLUE, ("polish-50",), Assign("otto-von-prussen")),
            *_said(RED, (), ()),
            *_luck("lombard-100 romanian-50 swiss-100 tuscan-150", "0:mobilize-forces"),
        ),
    ),
)

SECOND_STACK: Final = (
    Step(
        "march",
        (
            Wish((Region("C4"),), points=("region:C4",)),
            Wish((March(ERNESTO, ("C4",)),), points=(f"noble:{ERNESTO}",), name="move"),
            Wish((Attack("C4", RED, "battle"),), name="attack"),
            *_luck("F02 F06 F10 F14 F18", "F01 F04 F07 F12"),
        ),
    ),
    Step(
        "fate",
        (
            Reply(RED, ("F07", "F12")),
            Wish((("F14", "F18"),)),
            *_luck("F16"),
            Wish((PutAway(ASSEMBLY),), name="away"),
            *_luck("neutral", "important-event"),
            Reply(BLUE, NameBaron(RED)),
            *_luck("inheritance", "blue", "1:versatile-strategy"),
            Reply(BLUE, CROWNS),
            *_luck("neutral", "important-event"),
            Reply(BLUE, NameBaron(BLUE)),
            *_luck("flood", "red", "2:versatile-strategy"),
            Reply(RED, CROWNS),
            *_luck("0:serve-the-church"),
        ),
    ),
    Step("church", (Wish((YES,)), Wish((PutAway(WAGES),), name="away"))),
    Step(
        "wages",
        (
            Wish(((Company(ALAN, "english-150"), Company(ERNESTO, "swiss-150")),)),
            Reply(BLUE, (Company("otto-von-prussen", "polish-50"),)),
            *_luck("neutral", "defensive-works"),
            *_said(RED, Fortify("F3")),
            *_said(BLUE, NO),
            *_luck("neutral", "uncertain-times", "0:mobilize-forces"),
        ),
    ),
)

THIRD_STACK: Final = (
    Step(
        "road",
        (
            Wish((Region("D3"),), points=("region:D3",)),
            Wish(
                (March(KAZIMIERZ, ("D5", "D4", "D3")),),
                points=(f"noble:{KAZIMIERZ}",),
                name="move",
            ),
            Wish((Attack("D3", None, "assault"),), name="attack"),
            *_luck("F02 F06 F10 F14", "F16 F18"),
        ),
    ),
    Step(
        "walls",
        (
            Wish((("F02", "F14"),)),
            Wish((CONTROL,), name="control"),
            Wish((PutAway(ASSEMBLY),), name="away"),
            *_luck("0:rally-support"),
        ),
    ),
)

RECOGNITION: Final = "royal-recognition"
PROTECTION: Final = "protection-of-cities"
GRANT: Final = "grant-from-the-treasury"

COURT: Final = (
    Step(
        "rally",
        (Wish((YES,)), Wish(((RECOGNITION, PROTECTION, GRANT),), name="order")),
    ),
    Step(
        "deal",
        (
            Wish((("give", (BLUE, GIFT)),), name="give", act=True),
            Reply(BLUE, ("promise", (GREEN, "my-votes")), act=True),
        ),
    ),
    Step(
        "vote",
        (
            *_said(BLUE, 3),
            *_said(RED, 4),
            Wish((4,)),
            Wish((Voice("green"),), name="voice"),
            *_said(BLUE, Voice("green")),
            *_said(RED, Voice("red")),
        ),
    ),
    Step(
        "law",
        (
            *_said(BLUE, 2),
            *_said(RED, 1),
            Wish((3,)),
            Wish((Voice("yes"),), name="voice"),
            *_said(BLUE, Voice("no")),
            *_said(RED, Voice("no")),
            Wish((Voice("yes"),), name="tie"),
            *_said(BLUE, 1, Voice("blue")),
            *_luck("marshal fine salt-tax"),
        ),
    ),
    Step(
        "upkeep",
        (*_luck("F08"), Wish((PAY_FAITH,)), Reply(RED, Place("F4", "konrad-von-rubin"))),
    ),
)

FIRST: Final = Lesson(
    id="first",
    learner=GREEN,
    seats=("me", "squire", "squire"),
    options=OPTIONS,
    position=position,
    steps=(PLANNING, *FIRST_STACK, *SECOND_STACK, *THIRD_STACK, *COURT),
    after=FirstGame(("me", "squire", "squire"), Options(influence=8)),
    minutes=15,
)
