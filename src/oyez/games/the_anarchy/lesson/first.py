"""The guided first game: the first two rounds of a solo game, from bare sheets on.

The learner builds a little of everything. The first round is one of resources: boxes, buildings,
the wheel, a feast, the castle of Wareham. In the second a spy shows what is coming, and a tactic
is made ready for it. The third round is dealt, and is the learner's own, like all that follows.
"""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from oyez.games.the_anarchy.answers import (
    STOP,
    AttackCastle,
    Fill,
    Prepare,
    RaiseWall,
    Research,
    Spend,
    Spy,
    TakeGain,
    TakePath,
    Trade,
    UseTactic,
    Write,
)
from oyez.games.the_anarchy.rules.setup import lay_table
from oyez.games.the_anarchy.state import AnarchyOptions, AnarchyState, Slot
from oyez.kernel import NATURE, Seat
from oyez.lessons.lesson import (
    ExpectedAnswer,
    FirstGame,
    Lesson,
    LessonStep,
    ScriptedAnswer,
    ScriptLine,
)

ME: Final = Seat(0)
OPTIONS: Final = AnarchyOptions(scenario="classic-easy")


LOOT: Final = ("large-2", "large-4", "small-2", "small-3", "small-4")
ATTACKS: Final = ("f6", "a01")
OFFER: Final = ("architect", "warrior")


def position() -> AnarchyState:
    """Two bare sheets as a game begins: the first attack is dealt, two Path cards are revealed."""
    s = lay_table(OPTIONS, 1)
    s.round = 1
    s.loot = list(LOOT)
    s.fronts = {ME: {}}
    s.players[ME].slots = [Slot(s.box.attacks[card].back, card) for card in ATTACKS]
    s.offer = list(OFFER)
    for path in OFFER:
        del s.path_deck[path]
    s.enter("round", 1)
    s.enter("draft", seats=(ME,))
    return s


def _luck(*draws: str) -> tuple[ScriptLine, ...]:
    """Nature draws these, one after another; several at once are joined by blanks."""
    return tuple(ScriptedAnswer(NATURE, tuple(draw.split())) for draw in draws)


def _point(kind: str, name: str) -> tuple[str, ...]:
    return (f"{kind}:{name}:{ME}",)


def _fill(box: str, name: str = "", pay: str = "") -> ExpectedAnswer:
    return ExpectedAnswer((Fill(box, pay),), points=_point("box", box), name=name)


def _wish(*values: Any, name: str = "", points: tuple[str, ...] = ()) -> ExpectedAnswer:
    return ExpectedAnswer(values, name=name, points=points)


def _wall(side: str, name: str) -> ExpectedAnswer:
    return _wish(RaiseWall(side), name=name, points=_point("side", side))


def _stand(name: str, *places: dict[str, int]) -> ExpectedAnswer:
    """Where workers of a kind stand: any of these ways."""
    return ExpectedAnswer(tuple(tuple(place.items()) for place in places), name=name)


# -- the first round -------------------------------------------------------------------------------

PATH: Final = LessonStep("path", (_wish(TakePath("architect"), points=("offer:architect",)),))

ESTATE: Final = (
    LessonStep(
        "quarry", (_fill("quarry-1"), _fill("quarry-2", "second"), _fill("quarry-3", "third"))
    ),
    LessonStep(
        "command",
        (
            _fill("governance-1"),
            _fill("governance-2", "second"),
            _fill("governance-3", "third"),
        ),
    ),
    LessonStep("keep", (_fill("keep-1"), _fill("keep-2", "knight"))),
    LessonStep("wall", (_fill("walls-1"), _wall("top", "side"))),
    LessonStep("wheel", (_fill("guildsmen-1"),)),
    LessonStep(
        "weapon",
        (
            _fill("weapon-makers-1"),
            _fill("weapon-makers-2", "develop"),
            _fill("ladders", "construct"),
        ),
    ),
    LessonStep(
        "feast", (_fill("entertainment-1"), _fill("michaelmas-1", "feast"), *_luck("d10 d06"))
    ),
    LessonStep(
        "sums",
        (
            _wish(Write(4, "sum-6-a"), Write(2, "sum-6-a"), points=_point("box", "sum-6-a")),
            _wish(
                Write(2, "sum-6-b"),
                Write(4, "sum-6-b"),
                name="other",
                points=_point("box", "sum-6-b"),
            ),
            _wish(TakeGain("food"), name="food"),
            _wish(TakeGain("coin"), name="coin"),
        ),
    ),
    LessonStep(
        "trade",
        (
            _wish(Trade("material", "material", "coin")),
            _fill("mercenaries-1", "hire"),
            _fill("mercenaries-2", "more"),
        ),
    ),
    LessonStep(
        "attack",
        (
            _wish(AttackCastle(4, 0), points=("scenario:scenario-1",)),
            _wish(TakeGain("food"), name="overrun"),
        ),
    ),
    LessonStep(
        "stop",
        (
            _fill("guildsmen-2"),
            _fill("training-grounds-1", "train"),
            _fill("farms-1", "farm"),
            _wish(STOP, name="stop"),
        ),
    ),
)

DEFENCE: Final = (
    LessonStep(
        "deploy",
        (
            _stand("", {"right": 1}),
            _stand("soldiers", {"top": 1, "left": 1}, {"top": 1, "bottom": 1}),
            _stand("craftsman", {"top": 1}),
        ),
    ),
    LessonStep(
        "defend",
        (_wish(Spend("soldier", "top"), Spend("craftsman", "top"), points=_point("side", "top")),),
    ),
    LessonStep(
        "final",
        (
            _wish(Spend("knight", "right"), Spend("soldier", "top"), Spend("craftsman", "top")),
            *_luck("f1", "a19", "ladder", "a05", "tactician captain"),
        ),
    ),
)

# -- the second round ------------------------------------------------------------------------------

SECOND: Final = (
    LessonStep("second", (_wish(TakePath("tactician"), points=("offer:tactician",)),)),
    LessonStep(
        "spies",
        (
            _fill("spies-1"),
            _fill("spies-2", "second"),
            _wish(Spy(ME, 2), name="spy", points=(f"slot:{ME}:2",)),
        ),
    ),
    LessonStep(
        "research",
        (
            _fill("warcraft-1"),
            _fill("research-1", "box", pay="patron"),
            _wish(Research("stones"), name="stones", points=_point("tactic", "stones")),
        ),
    ),
    LessonStep(
        "prepare",
        (
            _wish(Prepare("stones"), points=_point("tactic", "stones")),
            _fill("walls-2", "wall"),
            _wall("left", "side"),
            _fill("gate-1", "gate"),
        ),
    ),
    LessonStep(
        "raid",
        (
            _fill("farms-2"),
            _fill("farms-3", "food"),
            _wish(AttackCastle(3, 0), name="attack", points=("scenario:scenario-2",)),
            _wish(STOP, name="stop"),
        ),
    ),
    LessonStep(
        "food",
        (
            _wish(Trade("material", "material", "food"), Trade("coin", "material", "food")),
            _stand("soldiers", {"top": 1, "left": 1}),
            _stand("craftsmen", {"bottom": 3}),
        ),
    ),
    LessonStep(
        "tactic",
        (
            _wish(UseTactic("top"), points=_point("tactic", "stones")),
            _wish(UseTactic("top"), name="again", points=_point("tactic", "stones")),
            _wish(Spend("soldier", "top"), Spend("soldier", "left"), name="final"),
            *_luck("f3", "a28", "catapult", "a33", "a13", "mentor silversmith"),
        ),
    ),
)

FIRST: Final = Lesson(
    id="first",
    learner=ME,
    seats=("me",),
    options=OPTIONS,
    position=position,
    steps=tuple(chain((PATH,), ESTATE, DEFENCE, SECOND)),
    after=FirstGame(("me",), OPTIONS),
    minutes=15,
)
