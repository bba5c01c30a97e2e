"""What the tests of Warrior Knights have to be told."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Struct

from oyez.editions.edition import STANDARD
from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.box.edition import ZONES, edition
from oyez.games.warrior_knights.state import CrownsTerm, PromiseTerm, Terms
from oyez.kernel import Seat
from oyez.testing.declaration import Declaration
from oyez.testing.messages import calls, strings

E: Final = edition(STANDARD)
AGENDAS: Final = [*E.agendas, *E.open_motions]
MATTERS: Final = ["agenda", "pardon", "cancel", "cancel-words", "adjourn", "open", "words"]
ACTS: Final = (
    "give", "promise", "answer-offer", "call-kept", "call-broken", "hand-heir", "kill-heir",
    "motion", "words",
)  # fmt: skip
FIELDS: Final = ("to", "crowns", "words", "noble", "give", "ask", "number")
# What stands in an offer.
CLAUSES: Final = ("crowns", "peace", "words", "heir")
# Figures that only some positions show.
COUNTERS: Final = (
    "clash-men", "clash-garrison", "clash-walls", "clash-commander", "breaches", "besieged",
    "casualties", "copies",
)  # fmt: skip
# Where the state says that we are.
PASSAGES: Final = (
    "razing", "armies", "strongholds", "nobles", "planning", "actions", "upkeep", "revolts",
    "ships", "arrivals", "end", "battle", "assault",
)  # fmt: skip
# Questions in which one can take nothing.
NOTHING: Final = (
    "form-army", "plan", "take-troops", "shift", "discard-fate", "pay-regulars",
    "pay-mercenaries", "hire", "write-votes",
)  # fmt: skip


@cache
def messages() -> frozenset[str]:
    fate = [*E.fate, *(row.battle for row in E.fate.values())]
    return frozenset({
        "clash-battle", "clash-assault", "choice-call-broken-number",
        "choice-call-kept-number", "choice-number-number",
        "choice-write-votes-number",
        *(f"matter-{kind}" for kind in MATTERS if kind != "agenda"),
        *(f"noble-{noble}" for noble in E.nobles),
        *(f"baron-{baron}" for baron in E.barons),
        *(f"side-{side}" for side in (*E.barons, "yes", "no")),
        *(f"{'city' if region in E.city_at else 'region'}-{region}" for region in E.regions),
        *(f"troop-{troop}" for troop in E.troops),
        *(f"nation-{nation}" for nation in E.nations),
        *(f"card-{card}{part}" for card in (*E.actions, *E.neutrals) for part in ("", "-text")),
        *(f"incident-{card}{part}" for card in E.event_cards for part in ("", ".text")),
        *(f"agenda-{card}{part}" for card in AGENDAS for part in ("", "-text", ".text")),
        *(f"expedition-{name}" for name in E.expeditions),
        *(f"result-{name}" for name in E.results),
        *(f"fate-{card}" for card in fate),
        *(f"fate-{row.battle}-text" for row in E.fate.values()),
        *(f"event-back-{row.back}" for row in E.event_cards.values()),
        *(f"zone-{zone}" for zone in ZONES),
        *(f"{kind}-{shape}" for shape in E.shapes for kind in ("piece-noble", "shape")),
        *(f"act-{act}{part}" for act in ACTS for part in ("", ".done")),
        *(f"act-{act}" for act in ("offer", "counter")),
        *(f"clause-{clause}{part}" for clause in CLAUSES for part in ("", ".done")),
        *(f"field-{field}" for field in FIELDS),
        *(f"choice-{prompt}-nothing" for prompt in NOTHING),
        *(f"counter-{name}" for name in COUNTERS),
        *(f"passage-{name}" for name in PASSAGES),
    })  # fmt: skip


# -- what stands in sentences -----------------------------------------------------------------

NOBLES: Final = ["alan-of-smalt", "guy-de-solferino"]
# Where no name is the stronghold, or a stronghold is placed.
GARRISONS: Final = {
    "ArmiesFormed", "TroopsMoved", "Deserted", "Hired", "CasualtiesHealed", "CasualtyPlaced",
    "MercenariesFell", "PlaceInRegion", "Heal", "AssignTo", "NameCompany", "ToNoble", "Shift",
    "ExchangeTroops", "ArmiesExchanged",
}  # fmt: skip
# Where the first of two armies is a noble's in any case.
EXCHANGES: Final = {"ExchangeTroops", "ArmiesExchanged"}
BY_NAME: Final[dict[str, list[Any]]] = {
    "baron": ["green", "purple"],
    "region": ["E3", "B3", "F3"],
    "origin": ["E3", "F3"],
    "port": ["E3", "O3"],
    "troop": ["regular-50", "english-100"],
    "zone": list(ZONES),
    "phase": [*ZONES, "mercenaries"],
    "good": ["crowns", "votes", "faith", "influence"],
    "deck": ["agenda", "event"],
    "back": ["red", "green", "blue"],
    "target": ["alan-of-smalt", "english", "B3"],
    "expedition": list(E.expeditions),
    "outcome": ["yes", "no", "green", ""],
    "voice": ["yes", "no", "purple"],
    "ability": ["inflict", "avoid"],
    "words": ["peace", "We shall not fight."],
    "subject": ["fine", "no-roads", "Toll"],
    "law": ["no-roads", "no-sieges"],
    "how": ["military", "last", "might", "influence", "tie"],
    "card": ["levy-taxes", "fine", "constable"],
}
BY_KIND: Final[dict[str, dict[str, list[Any]]]] = {
    "Attack": {"kind": ["battle", "assault", "siege"]},
    "CombatBegun": {"kind": ["battle", "assault"]},
    "CombatDecided": {"result": ["annihilation", "total-victory", "partial-victory", "draw"]},
    "ExpeditionSettled": {"result": list(E.results)},
    "OfferClosed": {"how": ["decline", "retract", "lapsed"]},
    "CancelWords": {"law": [0, 1, 2, 3]},
    "PlaceMarker": {"space": list(range(len(E.spaces)))},
    "MarkerPlaced": {"space": list(range(len(E.spaces)))},
    "FateTurnedUp": {"card": list(E.fate)},
    "FateSeen": {"cards": [(), ("F01", "F02", "F03")]},
    "FateRevealed": {"cards": [(), ("F01", "F02", "F03")]},
    **{
        kind: {"card": list(E.event_cards)}
        for kind in ("EventDrawn", "EventStruck", "EventCancelled", "EventLasts")
    },
    **{kind: {"kind": MATTERS} for kind in ("MotionProposed", "BidsOpened", "VoteDecided")},
}
BY_TYPE: Final[dict[Any, list[Any]]] = {
    Seat: [Seat(0), Seat(1)],
    Seat | None: [Seat(1), None],
    int: [0, 1, 3],
    bool: [True, False],
    Terms: [(), (CrownsTerm(1), PromiseTerm("peace"))],
    tuple[int, ...]: [(), (2, 2, 0)],
    tuple[Seat, ...]: [(), (Seat(0),), (Seat(0), Seat(1), Seat(2))],
    tuple[tuple[Seat, int], ...]: [((Seat(0), 2), (Seat(1), 0))],
}
LISTS: Final[dict[str, list[Any]]] = {
    "troops": [(), ("regular-50", "regular-50", "english-100")],
    "cards": [(), ("fine", "exile")],
    "regions": [(), ("B3",), ("B3", "E5")],
    "path": [("E3",), ("E3", "B3")],
    "nobles": [("alan-of-smalt",), tuple(NOBLES)],
}


@cache
def told_apart() -> list[str]:
    """The rules that any sentence speaks of, and some other."""
    text = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    words = (line.strip().partition("]")[0] for line in text.splitlines())
    return [*dict.fromkeys(word[1:] for word in words if word.startswith("[WK-")), "WK-MOVE-02"]


def fillings(kind: type[Struct], name: str, hint: Any) -> list[Any]:
    own = BY_KIND.get(kind.__name__, {})
    if name in own:
        return own[name]
    if name == "rule":
        return told_apart()
    if name in ("noble", "giver", "taker", "other"):
        first = name == "noble" and kind.__name__ in EXCHANGES
        return [*NOBLES, ""] if kind.__name__ in GARRISONS and not first else NOBLES
    if hint == tuple[str, ...]:
        return LISTS[name]
    return BY_TYPE[hint] if hint in BY_TYPE else BY_NAME[name]


def senseless(made: Struct) -> bool:
    values = {name: getattr(made, name) for name in made.__struct_fields__}
    if {"giver", "taker"} <= set(values) and values["giver"] == values["taker"]:
        return True
    if "other" in values and values["other"] == values["noble"]:
        return True
    if values.get("kind") == "battle":
        return None in (values.get("against", 0), values.get("defender", 0))
    if values.get("kind") == "pardon" and "baron" in values:
        return values["baron"] is None
    return "winner" in values and (values["winner"] is None) is not (values["how"] == "tie")


def hows() -> frozenset[str]:
    """How a game ends: `victory.end` is told, and `victory.crown` chooses between two."""
    ends = (strings(call, 2, "how") for call in calls(GAME.folder, "end"))
    return frozenset({"influence", "might"}).union(*ends)


REASONS: Final[list[dict[str, Any]]] = [
    {
        "least": least, "most": 3, "seat": 1, "crowns": least, "players": 3, "region": region,
        "origin": "F3", "noble": "alan-of-smalt", "card": "fine", "expedition": "china",
        "baron": "purple",
    }
    for least in (0, 1, 3)
    for region in ("E3", "B3")
]  # fmt: skip
PREFIXES: Final = (
    "noble-", "baron-", "region-", "city-", "troop-", "agenda-", "incident-", "card-", "nation-",
    "zone-", "expedition-", "result-", "act-", "field-", "matter-",
)  # fmt: skip

DECLARATION = Declaration(
    GAME,
    messages,
    fillings,
    REASONS,
    hows(),
    PREFIXES,
    {"_bows": 3, "rearrange": 3},
    senseless,
    english=("Kings?", "crowns?", "the Church"),
    # Of Fate cards with the same result in a battle it does not matter which one is discarded.
    interchangeable=frozenset({"discard-fate"}),
)
