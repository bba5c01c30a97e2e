"""What the tests of The Anarchy have to be told."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

from msgspec import Struct

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import GAME, PHASES
from oyez.games.the_anarchy.answers import AttackCastle, Fill, Trade
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, GOODS, LINES, WHOLE, edition
from oyez.games.the_anarchy.box.plan import plan
from oyez.games.the_anarchy.box.rows import Back, Colour, Icon, Ingredient, Thing
from oyez.games.the_anarchy.rules.defence.assault import KINDS
from oyez.games.the_anarchy.rules.scoring import COUNTS
from oyez.games.the_anarchy.rules.sheets.fortifications import CORNERS, SIDES
from oyez.games.the_anarchy.rules.sheets.trade import TRADES
from oyez.games.the_anarchy.scene.calling import BUILDINGS
from oyez.games.the_anarchy.scene.happenings import CastleTaken, Traded
from oyez.kernel import Seat
from oyez.testing.declaration import Declaration

E: Final = edition(STANDARD)
BOT: Final = "oyez.games.the_anarchy.bot"
PLAN: Final = plan(STANDARD)
ICONS: Final = [name for name in get_args(Icon) if name not in GOODS]
THINGS: Final = list(get_args(Thing))
BACKS: Final = list(get_args(Back))
COLOURS: Final = list(get_args(Colour))
INGREDIENTS: Final = list(get_args(Ingredient))
MADE: Final = [box.id for box in E.sections["constructions"].boxes]
PARTS: Final = ("", ".start", ".at")
FORMS: Final = ("", ".the", ".a", ".violent")
# What no icon stands for, but may be gained or be full.
TRACKS: Final = ["castles", "helps", "couples"]
WASTED: Final = [
    "number-5",
    "woman-3",
    *(f"ingredient-{name}" for name in INGREDIENTS),
    *(f"pennant-{name}" for name in COLOURS),
]
# Figures that only some positions show.
COUNTERS: Final = [
    *GOODS, *LINES, *THINGS, *INGREDIENTS, *KINDS,
    *(name for name in ICONS if not name.startswith("training-")), "training",
    *(f"develop-{name}" for name in MADE),
    *(f"attack-{name}" for name in E.types),
    *(f"tactic-{name}" for name in E.tactics),
    *(f"side-{name}" for name in (*SIDES, WHOLE)),
    *(f"letter-{letter}" for letter in "abcde"),
    *(f"defended-{number}" for number in range(7)),
    *(f"met-{name}" for name in ("walls", "towers", "gate", "moat", "others")),
    "force", "beer", "grudge", "points", "wheel", "unknown", "violent", "shield", "rival",
]  # fmt: skip


def named_things() -> list[str]:
    """The messages that name something by its id."""
    return [
        *(f"good-{good}{part}" for good in GOODS for part in ("", ".one", ".many", ".a")),
        *(f"fighter-{kind}{part}" for kind in KINDS[3:] for part in ("", ".one", ".a")),
        *(f"icon-{icon}" for icon in (*ICONS, *TRACKS)),
        *(f"line-{line}" for line in LINES),
        *(f"attack-{name}{part}" for name in E.types for part in FORMS),
        *(f"thing-{name}" for name in THINGS if name not in E.types),
        *(f"tactic-{name}" for name in E.tactics),
        *(f"path-{name}" for name in E.paths),
        *(f"side-{side}{part}" for side in (*SIDES, WHOLE) for part in PARTS),
        *(f"corner-{corner}{part}" for corner in CORNERS for part in ("", ".at")),
        *(f"castle-{part}" for part in (*SIDES, *CORNERS, "gate", "moat")),
        *(f"card-{card}" for card in E.scenario_cards),
        *(f"card-back-{back}" for back in BACKS),
        *(f"scenario-{name}" for name in E.scenarios),
        *(f"ingredient-{name}" for name in INGREDIENTS),
        *(f"shown-aim-{side}" for side in (*SIDES, WHOLE)),
        *(f"shown-ingredient-{name}" for name in INGREDIENTS),
        *(f"shown-pennant-{name}" for name in COLOURS),
    ]


@cache
def messages() -> frozenset[str]:
    levels = [(name, n) for name, number in BUILDINGS.items() for n in range(1, number + 1)]
    areas = {area.heading for area in E.areas if area.heading}
    verbs = ("fill", "build", "develop", "construct")
    return frozenset({
        "onslaught", "helps-against", "domain-card", "shown-number",
        "icon-help", "icon-couple", "path-reached", "attack-hidden",
        "choice-overrun-leave", "choice-invite-leave", "choice-add-ingredient-leave",
        *named_things(),
        *(f"rank-{rank}" for rank in E.ranks),
        *(f"goal-{count}" for count in COUNTS),
        *(f"section-{section}" for section in E.sections),
        *(f"area-{area}" for area in areas),
        *(f"level-{name}-{n}{part}" for name, n in levels for part in ("", ".the")),
        *(f"{verb}-{form}" for verb in verbs for form in ("deed", "does", "done")),
        *(f"box-{name}" for name in ("women", "men", "beer-row", "beer-column")),
        *(f"box-{name}" for name in ("numbered", "in-level", "built", "blessing", "addition")),
        *(f"box-{name}" for name in ("brewery", "on-string", "hanging", "price", "gains")),
        *(f"counter-{name}" for name in COUNTERS),
        *(f"passage-{phase}" for phase in PHASES),
    })  # fmt: skip


# -- what stands in sentences -----------------------------------------------------------------

BY_KIND: Final[dict[str, dict[str, list[Any]]]] = {
    "CastleTaken": {"card": ["scenario-1", "scenario-15"]},
    "AdditionCompleted": {"addition": list(E.additions)},
    "TrackAdvanced": {"track": [*ATTRIBUTES, *LINES, *TRACKS, "produce-coin"]},
    "AttackDealt": {"cards": [("f1", "a05", "back-ram"), ("f2", "back-ram", "back-ram")]},
    "DomainRevealed": {"cards": [("d01",), ("d01", "d02", "d03")]},
    "Fill": {"box": [name for name in E.boxes if PLAN.ways[name]]},
    "BoxFilled": {"box": [name for name in E.boxes if PLAN.ways[name]]},
    "BoxCompleted": {"box": [box.id for box in E.boxes.values() if box.fills]},
    "PersonInvited": {"box": ["woman-1", "man-6"]},
    "Invite": {"box": ["woman-1", "man-6"]},
    "NumberWritten": {"box": ["free-1-a", "sum-14-b"]},
    "Write": {"box": ["free-1-a", "sum-14-b"]},
    "IngredientAdded": {"box": list(E.ingredients)},
    "Brew": {"box": list(E.ingredients)},
    "PennantHung": {"box": list(E.pennants)},
    "Hang": {"box": list(E.pennants)},
}
BY_NAME: Final[dict[str, list[Any]]] = {
    "path": list(E.paths),
    "paths": [("abbot",), ("abbot", "warrior")],
    "pay": ["", *GOODS],
    "tactic": list(E.tactics),
    "first": ["coin", "material", "food"],
    "second": ["coin", "material", "food"],
    "gain": ["coin", "material", "food"],
    "gained": ["coin", "material", "food"],
    "icon": [*GOODS, *ICONS, "help", "couple"],
    "corner": list(CORNERS),
    "side": [*SIDES, WHOLE],
    "to": list(SIDES),
    "line": list(LINES),
    "worker": list(KINDS),
    "card": list(E.attacks),
    "outcome": ["won", "lost", "tied"],
    "thing": WASTED,
}
BY_TYPE: Final[dict[Any, list[Any]]] = {
    Seat: [Seat(0), Seat(1)],
    int: [0, 1, 3],
    bool: [True, False],
    dict[str, int]: [{"serf": 1}, {"craftsman": 2, "material": 1, "food": 3}],
}


def fillings(kind: type[Struct], name: str, hint: Any) -> list[Any]:
    own = BY_KIND.get(kind.__name__, {})
    if name in own:
        return own[name]
    return BY_TYPE[hint] if hint in BY_TYPE else BY_NAME[name]


def senseless(made: Struct) -> bool:
    match made:
        case Fill():
            return made not in [way for way, _ in PLAN.ways[made.box]]
        case Trade():
            return made not in TRADES
        case Traded(_, first, second, gained):
            return Trade(first, second, gained) not in TRADES
        case AttackCastle() | CastleTaken():
            return not made.soldiers and not made.knights
        case _:
            return False


REASONS: Final[list[dict[str, Any]]] = [
    {
        "least": least, "most": 3, "seat": 1, "number": least, "own": 0, "good": good,
        "path": "abbot", "tactic": "pitch", "line": "worship", "thing": thing, "side": side,
        "box": box, "needs": "weapon-makers-3", "worker": "knight",
    }
    for least, good, thing, side, box in (
        (0, "serf", "ladders", "top", "quarry-3"),
        (1, "food", "ballista", "whole", "keep-1"),
        (3, "material", "black-horse", "left", "ram"),
    )
]  # fmt: skip
PREFIXES: Final = (
    "good-", "icon-", "line-", "thing-", "attack-", "tactic-", "path-", "side-", "corner-",
    "fighter-", "card-", "scenario-", "ingredient-", "shown-", "goal-", "level-", "castle-",
)  # fmt: skip

DECLARATION = Declaration(
    GAME,
    messages,
    fillings,
    REASONS,
    frozenset({"scored"}),
    PREFIXES,
    {"DecisionKind": 0},
    senseless,
    # Few plans are made and few deployments tried, so that whole games take a second.
    hurry={f"{BOT}.planning.BUDGET": 30, f"{BOT}.defending.TRIES": 5},
)
