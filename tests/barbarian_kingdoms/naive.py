"""The rules once more, as plainly as can be: dicts, lists and trying everything out.

Written from `rules.md` to check the game against. It takes the map from `provinces.toml` and
nothing else; every other number is written out here as the rules give it. Nothing is fast, and
nothing is clever: each answer is found by playing the turn again from its beginning.

Some questions are a matter of how the software asks and not of the rules, so they are agreed on:

- alike things are one choice: Warriors in the same Zone, tokens of one value in one heap;
- Manoeuvres are asked move by move until the player says that they are done, and a Recruitment or
  a Taxation is confirmed at its end (BK-R11);
- a Reinforcement is asked of those who have a Unit to bring, an Evacuation of those who have more
  than one way to do it, and the move of Bretwalda of a King who has one;
- the active player seals a Bribe first;
- a Taxation asks for the tokens that fit, then for one too large, wherever such a token lies, so
  that the question tells nothing about the Treasury; for the same reason Scourge of God is asked
  even of a Hun player who cannot pay.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final, TypedDict, TypeVar

T = TypeVar("T")
Option = tuple[Any, ...]
Key = tuple[Any, ...]

SEA: Final = "sea"
NATURE: Final = "nature"
KING: Final = "king"
WARRIOR: Final = "warrior"
WINNER: Final = 2  # where a key names the winner

WARRIOR_COSTS: Final = [1, 2, 3, 4]  # BK-R07
TOKEN_COSTS: Final = [2, 4, 6, 8]  # BK-R07
DOMINATION: Final = {  # BK-R03
    "huns": "pannonia",
    "ostrogoths": "sicilia",
    "vandals": "mauretania",
    "visigoths": "gallaecia",
    "saxons": "cambria",
    "franks": "frisia",
}
# BK-POWERS-01: whose it is, and whether it ends with the King (BK-POWERS-04, -05).
POWERS: Final = {
    "horsemen": ("huns", False),
    "scourge of god": ("huns", True),
    "fortifications": ("ostrogoths", False),
    "lawgiver": ("ostrogoths", True),
    "raid": ("vandals", False),
    "lord of the sea": ("vandals", True),
    "hospitality": ("visigoths", False),
    "warlord": ("visigoths", True),
    "keels": ("saxons", False),
    "bretwalda": ("saxons", True),
    "leudes": ("franks", False),
    "baptism": ("franks", True),
}

_FOLDER = Path(__file__).parents[2] / "src/oyez/games/barbarian_kingdoms/box/data"
_MAP = tomllib.loads((_FOLDER / "provinces.toml").read_text(encoding="utf-8"))
PORTS: Final = {row["id"] for row in _MAP["province"] if row["port"]}
OWNER: Final = {row["id"]: row["owner"] for row in _MAP["province"] if "owner" in row}
CAPITALS: Final = {row["id"] for row in _MAP["province"] if row["kind"] == "capital"}
BY_LAND: Final[dict[str, set[str]]] = {row["id"]: set(row["borders"]) for row in _MAP["province"]}
for _row in _MAP["strait"]:
    _one, _other = _row["joins"]
    BY_LAND[_one].add(_other)
    BY_LAND[_other].add(_one)


class Table(TypedDict):
    """A position. Money is a list of values; a Unit in a fight is in no Province but `entered`."""

    order: list[str]
    turn: str
    powers: bool
    kings: dict[str, str]
    """The living ones."""
    warriors: dict[str, list[str]]
    tokens: dict[str, list[str]]
    trophies: dict[str, list[str]]
    treasury: dict[str, list[int]]
    loot: dict[str, list[int]]
    chests: list[str]
    unopened: list[int]
    """What may be in the chests."""
    target: str
    """The active Province of an Assault or a Claim."""
    entered: list[tuple[str, str]]
    """Kingdom and kind of the Units that moved in, and do not occupy it yet (BK-R25)."""
    winner: str
    said: list[Option]
    """Answers still to be given in this turn."""


class Asked(Exception):  # noqa: N818 - no error
    """Somebody has to answer before the turn can go on."""

    def __init__(self, who: str, options: list[Option]) -> None:
        super().__init__(who)
        self.who, self.options = who, options


class Won(Exception):  # noqa: N818 - no error
    """The game is over."""


# -- counting -------------------------------------------------------------------------------------


def walk(start: Table, depth: int, said: tuple[Option, ...] = ()) -> Iterator[tuple[int, Key]]:
    """Every sequence of up to `depth` answers: how many are left to give, and where it leads."""
    start, said, here, who, options = _look(start, said)
    yield depth, key(here, who)
    if depth:
        for option in options:
            yield from walk(start, depth - 1, (*said, option))


def _look(
    start: Table, said: tuple[Option, ...]
) -> tuple[Table, tuple[Option, ...], Table, str, list[Option]]:
    """The beginning of the latest turn, the answers since, the position now, who is asked what."""
    here = copied(start, said)
    try:
        take_turn(here)
    except Asked as asked:
        return start, said, here, asked.who, asked.options
    except Won:
        return start, said, here, "", []
    return _look(here, ())


def copied(table: Table, said: Iterable[Option] = ()) -> Table:
    return {
        "order": table["order"],
        "turn": table["turn"],
        "powers": table["powers"],
        "kings": dict(table["kings"]),
        "warriors": {k: list(v) for k, v in table["warriors"].items()},
        "tokens": {k: list(v) for k, v in table["tokens"].items()},
        "trophies": {k: list(v) for k, v in table["trophies"].items()},
        "treasury": {k: list(v) for k, v in table["treasury"].items()},
        "loot": {k: list(v) for k, v in table["loot"].items()},
        "chests": list(table["chests"]),
        "unopened": list(table["unopened"]),
        "target": table["target"],
        "entered": list(table["entered"]),
        "winner": table["winner"],
        "said": list(said),
    }


def key(t: Table, who: str) -> Key:
    """All there is to see, in one form: two positions are the same if their keys are."""
    kings, warriors = dict(t["kings"]), {k: list(v) for k, v in t["warriors"].items()}
    for kingdom, kind in t["entered"]:
        if kind == KING:
            kings[kingdom] = t["target"]
        else:
            warriors[kingdom].append(t["target"])
    return (
        *(t["turn"], who, t["winner"]),
        tuple(sorted(kings.items())),
        *(_sorted(heaps) for heaps in (warriors, t["tokens"], t["trophies"])),
        *(_sorted(heaps) for heaps in (t["treasury"], t["loot"])),
        *(tuple(sorted(t["chests"])), tuple(sorted(t["unopened"]))),
    )


def _sorted(heaps: dict[str, list[T]]) -> Key:
    return tuple(sorted((k, tuple(sorted(v))) for k, v in heaps.items() if v))  # type: ignore[type-var]


def ask(t: Table, who: str, options: Iterable[Option]) -> Option:
    """The next answer; stops the turn if it has not been given."""
    if not t["said"]:
        raise Asked(who, list(options))
    return t["said"].pop(0)


def bunches(things: Iterable[T]) -> list[tuple[T, ...]]:
    """Every way to take some of the things, or none; things that are alike are told once."""
    every = sorted(things)  # type: ignore[type-var]
    return sorted({some for n in range(len(every) + 1) for some in combinations(every, n)})


# -- the map, Units and control -------------------------------------------------------------------


def closed(t: Table) -> set[str]:
    """BK-MOVE-05, -06: what belongs to Kingdoms that are not in play."""
    initial = {p for p, kingdom in OWNER.items() if kingdom not in t["order"]}
    return initial | {p for kingdom, p in DOMINATION.items() if kingdom not in t["order"]}


def by_land(t: Table, province: str) -> set[str]:
    return BY_LAND[province] - closed(t)


def near(t: Table, zone: str) -> set[str]:
    """BK-MOVE-02..04: the Zones adjacent to a Zone."""
    if zone == SEA:
        return PORTS - closed(t)
    return by_land(t, zone) | ({SEA} if zone in PORTS else set())


def units(t: Table, kingdom: str) -> list[tuple[str, str]]:
    """The Units on the map, kind and Zone."""
    king = [(KING, t["kings"][kingdom])] if kingdom in t["kings"] else []
    return king + [(WARRIOR, zone) for zone in t["warriors"][kingdom]]


def stands(t: Table, kingdom: str, zone: str) -> bool:
    return t["kings"].get(kingdom) == zone or zone in t["warriors"][kingdom]


def occupied(t: Table, zone: str) -> bool:
    """BK-CONTROL-11, BK-LIMIT-03: no room for another Unit."""
    return zone != SEA and any(stands(t, kingdom, zone) for kingdom in t["order"])


def controls(t: Table, kingdom: str, province: str) -> bool:
    """BK-CONTROL-01, -02, -06, BK-R28: a token, or a printed spot free of rivals and tokens."""
    if province in t["tokens"][kingdom] or OWNER.get(province) != kingdom:
        return province in t["tokens"][kingdom]
    rivals = [other for other in t["order"] if other != kingdom]
    return not any(stands(t, r, province) or province in t["tokens"][r] for r in rivals)


def lands(t: Table, kingdom: str) -> list[str]:
    maybe = {*t["tokens"][kingdom], *(p for p, owner in OWNER.items() if owner == kingdom)}
    return sorted(province for province in maybe if controls(t, kingdom, province))


def has(t: Table, kingdom: str, power: str) -> bool:
    """BK-POWERS-04, -05, BK-R06."""
    owner, of_king = POWERS[power]
    lives = kingdom in t["kings"] or (kingdom, KING) in t["entered"]
    return t["powers"] and owner == kingdom and (lives or not of_king)


def leave(t: Table, kingdom: str, kind: str, zone: str) -> None:
    if kind == KING:
        assert t["kings"].pop(kingdom) == zone
    else:
        t["warriors"][kingdom].remove(zone)


def settle(t: Table, kingdom: str, kind: str, zone: str) -> None:
    if kind == KING:
        t["kings"][kingdom] = zone
    else:
        t["warriors"][kingdom].append(zone)


def enter(t: Table, kingdom: str, kind: str, origin: str) -> None:
    """Move into the active Province, without occupying it yet."""
    leave(t, kingdom, kind, origin)
    t["entered"].append((kingdom, kind))
    look_for_winner(t)


def look_for_winner(t: Table) -> None:
    """BK-VICTORY-01..06, BK-R44, BK-R45: after every change, the active player first."""
    for kingdom in turn_order(t, t["turn"]):
        if len(lands(t, kingdom)) >= 7 or len(t["trophies"][kingdom]) >= 2:
            t["winner"] = kingdom
            raise Won


def turn_order(t: Table, first: str) -> list[str]:
    place = t["order"].index(first)
    return t["order"][place:] + t["order"][:place]


# -- the turn -------------------------------------------------------------------------------------


def take_turn(t: Table) -> None:
    """BK-TURN-03..05: one action, then it is the next one's turn."""
    me = t["turn"]
    what, *how = ask(t, me, actions(t, me))
    if what == "recruit":
        recruit(t, me, *how)
    elif what == "tax":
        tax(t, me)
    elif what == "manoeuvre":
        manoeuvre(t, me, 2 if has(t, me, "horsemen") else 1)
    elif what == "assault":
        assault(t, me, *how)
    else:
        claim(t, me, *how)
    t["turn"] = turn_order(t, me)[1]


def actions(t: Table, me: str) -> Iterator[Option]:
    """BK-TURN-04, BK-LIMIT-05, -06, BK-R08."""
    yield from recruitments(t, me)
    if can_tax(t, me):
        yield ("tax",)
    yield ("manoeuvre",)
    yield from assaults(t, me)
    for _, zone in units(t, me):
        if claimable(t, me, zone) and can_claim(t, me):
            yield "claim", zone


# -- Recruitment ----------------------------------------------------------------------------------


def recruitments(t: Table, me: str) -> list[Option]:
    """BK-RECRUIT-01..06, BK-LIMIT-06: where the Warrior goes, and where the money."""
    out = len(t["warriors"][me])
    if out == 4 or sum(t["treasury"][me]) < WARRIOR_COSTS[out]:
        return []
    places: list[Option] = [("recruit", p, p) for p in lands(t, me) if not occupied(t, p)]
    if has(t, me, "keels"):  # BK-R68
        places += [("recruit", SEA, p) for p in lands(t, me) if p in PORTS]
    return places


def recruit(t: Table, me: str, zone: str, into: str) -> None:
    pay(t, me, WARRIOR_COSTS[len(t["warriors"][me])], into)
    settle(t, me, WARRIOR, zone)
    bretwalda(t, me)
    ask(t, me, [("end turn",)])


def pay(t: Table, me: str, cost: int, province: str) -> None:
    """BK-ECONOMY-01, BK-R16: tokens worth the cost or more, none of which could be left out."""
    paid = ask(t, me, payments(t["treasury"][me], cost))
    move_money(t["treasury"][me], t["loot"].setdefault(province, []), paid)


def payments(treasury: list[int], cost: int) -> list[tuple[int, ...]]:
    return [
        paid
        for paid in bunches(treasury)
        if sum(paid) >= cost and not any(sum(paid) - coin >= cost for coin in paid)
    ]


def move_money(giver: list[int], taker: list[int], coins: Iterable[int]) -> None:
    for coin in coins:
        giver.remove(coin)
        taker.append(coin)


# -- Taxation -------------------------------------------------------------------------------------


def taxed(t: Table, me: str) -> list[str]:
    """BK-TAX-01, BK-R66: controlled Provinces; for the Visigoths also occupied ones."""
    mine = lands(t, me)
    if has(t, me, "hospitality"):
        mine += sorted({zone for _, zone in units(t, me)} - {SEA, *mine})
    return mine


def lying_in(t: Table, provinces: list[str]) -> list[tuple[str, int]]:
    """BK-R19: face-up tokens, by Province and value."""
    return [(p, coin) for p in provinces for coin in t["loot"].get(p, [])]


def fitting(t: Table, me: str) -> list[Option]:
    """BK-TAX-02: tokens that are together worth the amount or less."""
    amount = len(taxed(t, me))
    some = bunches(lying_in(t, taxed(t, me)))
    return [taken for taken in some if taken and sum(coin for _, coin in taken) <= amount]


def against_change(t: Table, me: str, left: int) -> list[Option]:
    """BK-R18: a token too large and the change laid for it, where one controls the Province."""
    return [
        (province, coin, change)
        for province, coin in sorted(set(lying_in(t, lands(t, me))))
        if coin > left
        for change in payments(t["treasury"][me], coin - left)
        if sum(change) < coin
    ]


def can_tax(t: Table, me: str) -> bool:
    return bool(fitting(t, me) or against_change(t, me, len(taxed(t, me))))


def tax(t: Table, me: str) -> None:
    """BK-TAX-01, BK-R18: at least one tremis, and one token at most against change."""
    left, treasury = len(taxed(t, me)), t["treasury"][me]
    taken: Option = ()
    if options := fitting(t, me):
        nothing: list[Option] = [()] if against_change(t, me, left) else []
        taken = ask(t, me, options + nothing)
    for province, coin in taken:
        move_money(t["loot"][province], treasury, [coin])
        left -= coin
    if left and any(coin > left for _, coin in lying_in(t, lands(t, me))):
        enough: list[Option] = [("enough",)] if taken else []
        answer = ask(t, me, against_change(t, me, left) + enough)
        if answer != ("enough",):
            province, coin, change = answer
            move_money(treasury, t["loot"][province], change)
            move_money(t["loot"][province], treasury, [coin])
    bretwalda(t, me)
    ask(t, me, [("end turn",)])


# -- Manoeuvres -----------------------------------------------------------------------------------

March = tuple[str, str, int]
"""A Unit during Manoeuvres: kind, Zone, and how many moves it has left."""


def manoeuvre(t: Table, me: str, each: int) -> None:
    """BK-MANEUVER-01..08, BK-R13, BK-R62: one move after another."""
    marching: list[March] = [(kind, zone, each) for kind, zone in units(t, me)]
    castled = False
    while (answer := ask(t, me, [*moves(t, me, marching, castled), ("done",)])) != ("done",):
        castled |= answer[0] == "castle"
        make_move(t, me, marching, answer)


def moves(t: Table, me: str, marching: list[March], castled: bool) -> list[Option]:
    """BK-MANEUVER-02..06, BK-R14."""
    found: set[Option] = set()
    for kind, zone, left in marching:
        if left:
            for there in near(t, zone):
                if there == SEA or (controls(t, me, there) and not occupied(t, there)):
                    found.add(("move", kind, zone, there))
    for (kind, zone, left), (other, there, other_left) in product(marching, marching):
        able = (kind, other) == (KING, WARRIOR) and left and other_left and not castled
        if able and there in near(t, zone):
            found.add(("castle", zone, there))
    return sorted(found)


def make_move(t: Table, me: str, marching: list[March], answer: Option) -> None:
    if answer[0] == "castle":
        _, zone, there = answer
        steps = [(KING, zone, there), (WARRIOR, there, zone)]
    else:
        steps = [answer[1:]]
    for kind, zone, there in steps:
        # Of Warriors in one Zone, the one with most moves left goes.
        left = max(n for what, where, n in marching if (what, where) == (kind, zone))
        marching.remove((kind, zone, left))
        marching.append((kind, there, left - 1))
        leave(t, me, kind, zone)
        settle(t, me, kind, there)
    look_for_winner(t)


def bretwalda(t: Table, me: str) -> None:
    """BK-R69: one move of the King after a Recruitment or a Taxation."""
    if not has(t, me, "bretwalda"):
        return
    marching: list[March] = [(kind, zone, 1) for kind, zone in units(t, me)]
    every = moves(t, me, marching, castled=False)
    options = [option for option in every if option[0] == "castle" or option[1] == KING]
    if options:
        answer = ask(t, me, [*options, ("done",)])
        if answer != ("done",):
            make_move(t, me, marching, answer)


# -- Assault --------------------------------------------------------------------------------------


def assaults(t: Table, me: str) -> list[Option]:
    """BK-ASSAULT-01, -07..09, BK-R12, BK-R31."""
    return [
        ("assault", kind, origin, target)
        for kind, origin in sorted(set(units(t, me)))
        for target in sorted(near(t, origin) - {SEA})
        if not controls(t, me, target) and not stands(t, me, target)
    ]


def assault(t: Table, me: str, kind: str, origin: str, target: str) -> None:
    """BK-ASSAULT-01..06."""
    t["target"] = target
    defender = [rival for rival in t["order"] if stands(t, rival, target)]
    enter(t, me, kind, origin)
    rival = defender[0] if defender else contest(t, me)
    winner = fight(t, me, rival) if rival else me
    occupy(t, winner)
    pillage(t, winner)
    remove_tokens(t, winner)
    if winner != me:
        return
    if has(t, me, "raid") and target in PORTS:
        raid(t, me)
    led = kind == KING and t["kings"].get(me) == target
    if led and has(t, me, "scourge of god") and claimable(t, me, target):
        scourge(t, me)


def raid(t: Table, me: str) -> None:
    """BK-R49: the Unit that stayed may go to the Sea."""
    if ask(t, me, [("embark",), ("remain",)]) == ("embark",):
        (stayed,) = [kind for kind, zone in units(t, me) if zone == t["target"]]
        leave(t, me, stayed, t["target"])
        settle(t, me, stayed, SEA)
        look_for_winner(t)


def scourge(t: Table, me: str) -> None:
    """BK-R63: a Claim at once, if it can be paid."""
    options: list[Option] = [("claim",)] if can_claim(t, me) else []
    if ask(t, me, [*options, ("claim nothing",)]) == ("claim",):
        claim(t, me, t["target"])


def occupy(t: Table, winner: str) -> None:
    """The winner's Units in the active Province are at home in it."""
    for kingdom, kind in t["entered"]:
        if kingdom == winner:
            settle(t, winner, kind, t["target"])
    t["entered"] = []


def pillage(t: Table, winner: str) -> None:
    """BK-PILLAGE-01, -03, -05, BK-R23: everything, unless one controls the Province."""
    target = t["target"]
    if controls(t, winner, target):
        return
    t["treasury"][winner] += t["loot"].pop(target, [])
    if target in t["chests"]:
        (coin,) = ask(t, NATURE, [(coin,) for coin in sorted(set(t["unopened"]))])
        t["chests"].remove(target)
        move_money(t["unopened"], t["treasury"][winner], [coin])


def remove_tokens(t: Table, winner: str) -> None:
    """BK-ASSAULT-06, BK-R24."""
    for rival in t["order"]:
        if rival != winner and t["target"] in t["tokens"][rival]:
            t["tokens"][rival].remove(t["target"])
            look_for_winner(t)


# -- Claim ----------------------------------------------------------------------------------------


def claimable(t: Table, me: str, zone: str) -> bool:
    """BK-CLAIM-07..09, for a Zone where one has a Unit; and a token is left."""
    eligible = zone != SEA and zone not in CAPITALS and not controls(t, me, zone)
    return eligible and len(t["tokens"][me]) < 4


def can_claim(t: Table, me: str) -> bool:
    return sum(t["treasury"][me]) >= TOKEN_COSTS[len(t["tokens"][me])]


def claim(t: Table, me: str, target: str) -> None:
    """BK-CLAIM-03..06, -10, -11, BK-R71."""
    pay(t, me, TOKEN_COSTS[len(t["tokens"][me])], target)
    t["target"] = target
    baptism = has(t, me, "baptism") and t["kings"][me] == target
    rival = "" if baptism else contest(t, me)
    winner = fight(t, me, rival) if rival else me
    if winner == me:
        t["tokens"][me].append(target)
        look_for_winner(t)
    else:
        pillage(t, winner)
        remove_tokens(t, winner)


# -- Contestation and Battle ----------------------------------------------------------------------


def contest(t: Table, me: str) -> str:
    """BK-CONTEST-01..07, BK-R34: the first to accept, if any."""
    for rival in turn_order(t, me)[1:]:
        able = sorted({unit for unit in units(t, rival) if can_come(t, rival, *unit)})
        if able:
            answer = ask(t, rival, [*able, ("decline",)])
            if answer != ("decline",):
                enter(t, rival, *answer)
                return rival
    return ""


def can_come(t: Table, kingdom: str, kind: str, zone: str) -> bool:
    """BK-CONTEST-05, BK-REINFORCE-02, BK-R65: whether a Unit is next to the active Province."""
    if zone in near(t, t["target"]):
        return True
    sails = kind == KING and has(t, kingdom, "lord of the sea")
    return sails and zone != t["target"] and zone in PORTS and t["target"] in PORTS


def can_reinforce(t: Table, kingdom: str, kind: str, zone: str) -> bool:
    """BK-REINFORCE-02, BK-R70: Frankish Warriors also ride through a Province they control."""
    if can_come(t, kingdom, kind, zone):
        return True
    if kind == KING or zone in (SEA, t["target"]) or not has(t, kingdom, "leudes"):
        return False
    between = by_land(t, zone) & by_land(t, t["target"])
    return any(controls(t, kingdom, province) for province in between)


def fight(t: Table, active: str, other: str) -> str:
    """BK-BATTLE-01: the first six steps; who has won."""
    reinforce(t, active, other)
    purses = {}
    for kingdom in (active, other):  # BK-BRIBE-01..03
        purses[kingdom] = ask(t, kingdom, bunches(t["treasury"][kingdom]))
    points = {k: strength(t, k) + sum(purses[k]) for k in (active, other)}
    winner, loser = (active, other) if points[active] >= points[other] else (other, active)
    received: list[int] = []
    move_money(t["treasury"][other], received, purses[other])
    move_money(t["treasury"][active], t["treasury"][other], purses[active])
    t["treasury"][active] += received
    eliminate(t, winner, loser)
    evacuate(t, winner)
    return winner


def reinforce(t: Table, active: str, other: str) -> None:
    """BK-REINFORCE-01..03, BK-R36, BK-R38: in turn, until nobody can or will bring more."""
    passed: set[str] = set()
    moving = True
    while moving:
        moving = False
        for kingdom in (active, other):
            able = [unit for unit in units(t, kingdom) if can_reinforce(t, kingdom, *unit)]
            if able and kingdom not in passed:
                coming = ask(t, kingdom, bunches(able))
                for unit in coming:
                    enter(t, kingdom, *unit)
                    moving = True
                if not coming:
                    passed.add(kingdom)


def mobilised(t: Table, kingdom: str) -> list[str]:
    """BK-BATTLE-10: the kinds of all Units in the active Province."""
    there = [kind for kind, zone in units(t, kingdom) if zone == t["target"]]
    return there + [kind for whose, kind in t["entered"] if whose == kingdom]


def strength(t: Table, kingdom: str) -> int:
    """BK-BATTLE-05..09, BK-R48, BK-R64, BK-R67: all but the Bribe."""
    there = mobilised(t, kingdom)
    warrior = 4 if KING in there and has(t, kingdom, "warlord") else 3
    points = sum(6 if kind == KING else warrior for kind in there)
    if controls(t, kingdom, t["target"]):
        points += 4 if has(t, kingdom, "lawgiver") else 2
        if has(t, kingdom, "fortifications"):
            points += sum(t["loot"].get(t["target"], []))
    return points


def eliminate(t: Table, winner: str, loser: str) -> None:
    """BK-RESULT-02..04, BK-R40: what the loser had there is gone; the winner holds the Province."""
    if KING in mobilised(t, loser):
        t["kings"].pop(loser, None)
        t["trophies"][winner].append(loser)
    t["warriors"][loser] = [zone for zone in t["warriors"][loser] if zone != t["target"]]
    occupy(t, winner)
    look_for_winner(t)


def evacuate(t: Table, winner: str) -> None:
    """BK-EVAC-01..05, BK-R41..R43, BK-R49: all ways are tried, and the best ones offered."""
    target, there = t["target"], mobilised(t, winner)
    places = [p for p in near(t, target) & set(lands(t, winner)) if not occupied(t, p)]
    if has(t, winner, "raid") and target in PORTS:
        places.append(SEA)
    ways: set[Option] = set()
    for zones in product([*places, target, ""], repeat=len(there)):  # "": back into the reserve
        way = tuple(sorted(zip(there, zones, strict=True)))
        room = all(zones.count(zone) <= 1 for zone in places if zone != SEA)
        if room and zones.count(target) == 1 and (KING, "") not in way:
            ways.add(way)
    fewest = min(_returned(way) for way in ways)
    options = sorted(way for way in ways if _returned(way) == fewest)
    way = options[0] if len(options) == 1 else ask(t, winner, options)
    for kind in there:
        leave(t, winner, kind, target)
    for kind, zone in way:
        if zone:
            settle(t, winner, kind, zone)
    look_for_winner(t)


def _returned(way: Option) -> int:
    return [zone for _, zone in way].count("")
