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
    AssignTo,
    Attack,
    Fortify,
    March,
    NameBaron,
    NameCompany,
    NameRegion,
    PlaceInRegion,
    PlaceMarker,
    PutAway,
    VoteFor,
)
from oyez.games.warrior_knights.box.edition import ASSEMBLY, WAGES
from oyez.games.warrior_knights.lesson.position import BLUE, GREEN, OPTIONS, RED, position
from oyez.games.warrior_knights.state import KnightsOptions
from oyez.kernel import NATURE, Seat
from oyez.lessons.lesson import (
    ExpectedAnswer,
    FirstGame,
    Lesson,
    LessonStep,
    ScriptedAnswer,
    ScriptLine,
)

ERNESTO: Final = "ernesto-di-celadon"
KAZIMIERZ: Final = "kazimierz-zielonka"
ALAN: Final = "alan-of-smalt"
GIFT: Final = 2


def _said(seat: Seat, *values: Any) -> tuple[ScriptLine, ...]:
    return tuple(ScriptedAnswer(seat, value) for value in values)


def _luck(*draws: str) -> tuple[ScriptLine, ...]:
    """Nature draws these, one after another; several at once are joined by blanks."""
    return tuple(ScriptedAnswer(NATURE, tuple(draw.split())) for draw in draws)


PLANNING: Final = LessonStep(
    "plan",
    (
        *_said(BLUE, ("levy-taxes",), ("versatile-strategy",), ()),
        *_said(RED, ("draft-soldiers",), ("versatile-strategy",), ()),
        ExpectedAnswer((("draft-soldiers", "levy-taxes"),)),
        ExpectedAnswer((("mobilize-forces", "serve-the-church"),), name="two"),
        ExpectedAnswer((("mobilize-forces", "rally-support"),), name="three"),
        *_luck("1:levy-taxes"),
        ScriptedAnswer(BLUE, YES),
        *_luck("0:levy-taxes"),
    ),
)

FIRST_STACK: Final = (
    LessonStep(
        "taxes",
        (
            ExpectedAnswer((YES,)),
            *_luck("neutral", "important-event"),
            ScriptedAnswer(BLUE, NameBaron(GREEN)),
            *_luck("stolen-treasury"),
        ),
    ),
    LessonStep("event", (ExpectedAnswer((YES,)), *_luck("green", "0:draft-soldiers"))),
    LessonStep(
        "draft",
        (
            ExpectedAnswer((PlaceMarker(0),)),
            *_luck("neutral", "troop-maintenance", "2:draft-soldiers"),
            ScriptedAnswer(RED, PlaceMarker(3)),
        ),
    ),
    LessonStep(
        "hire",
        (
            ExpectedAnswer((("english-150",),)),
            ExpectedAnswer((AssignTo(ALAN),), points=(f"noble:{ALAN}",), name="assign"),
            *_said(BLUE, ("polish-50",), AssignTo("otto-von-prussen")),
            *_said(RED, (), ()),
            *_luck("lombard-100 romanian-50 swiss-100 tuscan-150", "0:mobilize-forces"),
        ),
    ),
)

SECOND_STACK: Final = (
    LessonStep(
        "march",
        (
            ExpectedAnswer((NameRegion("C4"),), points=("region:C4",)),
            ExpectedAnswer((March(ERNESTO, ("C4",)),), points=(f"noble:{ERNESTO}",), name="move"),
            ExpectedAnswer((Attack("C4", RED, "battle"),), name="attack"),
            *_luck("F02 F06 F10 F14 F18", "F01 F04 F07 F12"),
        ),
    ),
    LessonStep(
        "fate",
        (
            ScriptedAnswer(RED, ("F07", "F12")),
            ExpectedAnswer((("F14", "F18"),)),
            *_luck("F16"),
            ExpectedAnswer((PutAway(ASSEMBLY),), name="away"),
            *_luck("neutral", "important-event"),
            ScriptedAnswer(BLUE, NameBaron(RED)),
            *_luck("inheritance", "blue", "1:versatile-strategy"),
            ScriptedAnswer(BLUE, CROWNS),
            *_luck("neutral", "important-event"),
            ScriptedAnswer(BLUE, NameBaron(BLUE)),
            *_luck("flood", "red", "2:versatile-strategy"),
            ScriptedAnswer(RED, CROWNS),
            *_luck("0:serve-the-church"),
        ),
    ),
    LessonStep("church", (ExpectedAnswer((YES,)), ExpectedAnswer((PutAway(WAGES),), name="away"))),
    LessonStep(
        "wages",
        (
            ExpectedAnswer(
                ((NameCompany(ALAN, "english-150"), NameCompany(ERNESTO, "swiss-150")),)
            ),
            ScriptedAnswer(BLUE, (NameCompany("otto-von-prussen", "polish-50"),)),
            *_luck("neutral", "defensive-works"),
            *_said(RED, Fortify("F3")),
            *_said(BLUE, NO),
            *_luck("neutral", "uncertain-times", "0:mobilize-forces"),
        ),
    ),
)

THIRD_STACK: Final = (
    LessonStep(
        "road",
        (
            ExpectedAnswer((NameRegion("D3"),), points=("region:D3",)),
            ExpectedAnswer(
                (March(KAZIMIERZ, ("D5", "D4", "D3")),),
                points=(f"noble:{KAZIMIERZ}",),
                name="move",
            ),
            ExpectedAnswer((Attack("D3", None, "assault"),), name="attack"),
            *_luck("F02 F06 F10 F14", "F16 F18"),
        ),
    ),
    LessonStep(
        "walls",
        (
            ExpectedAnswer((("F02", "F14"),)),
            ExpectedAnswer((CONTROL,), name="control"),
            ExpectedAnswer((PutAway(ASSEMBLY),), name="away"),
            *_luck("0:rally-support"),
        ),
    ),
)

RECOGNITION: Final = "royal-recognition"
PROTECTION: Final = "protection-of-cities"
GRANT: Final = "grant-from-the-treasury"

COURT: Final = (
    LessonStep(
        "rally",
        (ExpectedAnswer((YES,)), ExpectedAnswer(((RECOGNITION, PROTECTION, GRANT),), name="order")),
    ),
    LessonStep(
        "deal",
        (
            ExpectedAnswer((("give", (BLUE, GIFT)),), name="give", act=True),
            ScriptedAnswer(BLUE, ("promise", (GREEN, "my-votes")), act=True),
        ),
    ),
    LessonStep(
        "vote",
        (
            *_said(BLUE, 3),
            *_said(RED, 4),
            ExpectedAnswer((4,)),
            ExpectedAnswer((VoteFor("green"),), name="voice"),
            *_said(BLUE, VoteFor("green")),
            *_said(RED, VoteFor("red")),
        ),
    ),
    LessonStep(
        "law",
        (
            *_said(BLUE, 2),
            *_said(RED, 1),
            ExpectedAnswer((3,)),
            ExpectedAnswer((VoteFor("yes"),), name="voice"),
            *_said(BLUE, VoteFor("no")),
            *_said(RED, VoteFor("no")),
            ExpectedAnswer((VoteFor("yes"),), name="tie"),
            *_said(BLUE, 1, VoteFor("blue")),
            *_luck("marshal fine salt-tax"),
        ),
    ),
    LessonStep(
        "upkeep",
        (
            *_luck("F08"),
            ExpectedAnswer((PAY_FAITH,)),
            ScriptedAnswer(RED, PlaceInRegion("F4", "konrad-von-rubin")),
        ),
    ),
)

FIRST: Final = Lesson(
    id="first",
    learner=GREEN,
    seats=("me", "squire", "squire"),
    options=OPTIONS,
    position=position,
    steps=(PLANNING, *FIRST_STACK, *SECOND_STACK, *THIRD_STACK, *COURT),
    after=FirstGame(("me", "squire", "squire"), KnightsOptions(influence=8)),
    minutes=15,
)
