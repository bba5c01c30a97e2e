"""What the tests of Barbarian Kingdoms have to be told."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from oyez.games.barbarian_kingdoms import GAME, Coins
from oyez.games.barbarian_kingdoms.box.fixed import (
    KINGDOMS,
    PROVINCES,
    REIGN_TITLES,
    SEA,
    Kingdom,
    Province,
)
from oyez.games.barbarian_kingdoms.rules.coins import KINDS
from oyez.games.barbarian_kingdoms.rules.reign import Reign
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted
from oyez.kernel import Seat
from oyez.testing.declaration import Declaration
from oyez.testing.messages import calls, strings
from tests.barbarian_kingdoms.box import POWERS, SCENARIOS


@cache
def messages() -> frozenset[str]:
    powers = {f"power-{power.replace('_', '-')}" for power in POWERS}
    return frozenset({
        "zone-sea",
        "choice-bribe-nothing", "choice-reinforce-nothing", "choice-tax-nothing",
        "king-of", "warrior-of", "piece-control-token", "piece-domination-tile", "piece-chest",
        *(f"title-{title}" for _, title in REIGN_TITLES),
        *(f"score-{name.replace('_', '-')}" for name in Reign.__struct_fields__),
        *(f"province-{province}" for province in PROVINCES),
        *(f"kingdom-{kingdom}{part}" for kingdom in KINGDOMS for part in ("", ".king")),
        *(f"{kind}-{coin}" for coin in KINDS for kind in ("coin", "counter", "piece")),
        *(f"unit-{unit}" for unit in ("king", "warrior")),
        *(f"scenario-{scenario}" for scenario in SCENARIOS),
        *(f"{power}{part}" for power in powers for part in ("", ".name", ".text")),
        *(f"counter-battle-{part}" for part in ("king", "warriors", "control", "fortifications")),
        *(f"counter-{part}" for part in BattleCounted.roles.parts.values()),
        "clash-battle",
    })  # fmt: skip


def fillings(_: type[Struct], name: str, hint: Any) -> list[Any]:
    by_name: dict[str, list[Any]] = {
        "unit": ["king", "warrior"],
        "how": ["territorial", "military", "rounds", "lapsed", "decline", "retract"],
        "coin": list(KINDS),
        "scenario": list(SCENARIOS),
        "lot": [*KINGDOMS, "A", "B", "C"],
        "king": ["latium", SEA, None],
    }
    by_type: dict[Any, list[Any]] = {
        Kingdom: [KINGDOMS[0], KINGDOMS[5]],
        Province: ["belgica", SEA],
        Coins: [Coins(), Coins(1), Coins(2, 1, 2, 1)],
        int: [0, 1, 12],
        bool: [True, False],
        tuple[Province, ...]: [(), ("latium",), ("latium", "apulia", SEA, SEA)],
        Seat: [Seat(1)],
        Seat | None: [Seat(1), None],
    }
    return by_type[hint] if hint in by_type else by_name[name]


def hows() -> frozenset[str]:
    return frozenset().union(*(strings(call, 2, "how") for call in calls(GAME.folder, "end")))


DECLARATION = Declaration(
    GAME,
    messages,
    fillings,
    [
        {"least": least, "most": 3, "cost": 4, "province": zone, "seat": 1}
        for least in (0, 2, 3)
        for zone in ("latium", SEA)
    ],
    hows(),
    ("province-",),
    english=("Warriors?", "Kings?", "gold", "silver", "Sea"),
)
