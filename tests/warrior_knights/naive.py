"""The rules once more, as plainly as can be: lists, dicts and trying everything out.

Written from the ledger and the rulebook to check the game against. It takes the map and the cards
from the data files; every other number is written out here as the rules give it. Nothing is fast,
and nothing is clever: each answer is found by playing the passage again from its beginning. What
happens in the field is in `naive_field.py`, the rest of a round in `naive_phases.py`.

Some questions are a matter of how the software asks and not of the rules, so they are agreed on:

- alike things are one choice: cards of one kind in one heap, whatever their order;
- nobody is asked where there is one way only; but Nature is, and who hires, pays regulars, bids or
  faces a revolt;
- answers given at once and in secret are given one after another;
- after a refused passage or attack the card is asked about again, without what was refused;
- who rearranges his troops is offered each way from one army to another once, each exchange that
  makes a difference once, and once he has finished what those who left the board could still get;
- a moving noble is asked for the troops he takes giver by giver, the stronghold last;
- Fate cards put away together go under the deck in the order of their names, the attacker's
  first; those of a combat, in the order drawn, when all is over.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from oyez.games.warrior_knights.answers import CONTROL, RAZE

T = TypeVar("T")
Key = tuple[Any, ...]

NATURE: Final = "nature"
FEES: Final = [8, 7, 6, 5, 4, 3, 2]  # WK-R16
SPACES: Final = {2: 3, 3: 4, 4: 5, 5: 6, 6: 7}  # WK-RECRUIT-06, by the number of barons

_FOLDER = Path(__file__).parents[2] / "src/oyez/games/warrior_knights/box/data"


def _rows(file: str, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads((_FOLDER / file).read_text(encoding="utf-8"))[name]
    return rows


_BARRED: Final = {
    frozenset(row["between"]) for row in _rows("board.toml", "border") if row["kind"] != "bridge"
}
PLACE: Final = {row["id"]: row for row in _rows("board.toml", "region")}
_AROUND: Final = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
PORTS: Final = [region for region, row in PLACE.items() if row["port"]]
OVERSEAS: Final = [region for region, row in PLACE.items() if row.get("overseas")]
KINGDOM: Final = [region for region in PLACE if region not in OVERSEAS]
ROADS: Final = [list(row["regions"]) for row in _rows("board.toml", "road")]
CITIES: Final = {row["id"]: row for row in _rows("cities.toml", "city")}
HOMES: Final = {row["id"]: int(row["stronghold"]) for row in _rows("strongholds.toml", "baron")}
SHAPE: Final = {row["id"]: row["shape"] for row in _rows("nobles.toml", "noble")}
FATE: Final = {row["id"]: row for row in _rows("fate.toml", "fate")}
AGENDA: Final = {row["id"]: row for row in _rows("agenda.toml", "agenda")}
_TROOPS: Final = _rows("mercenaries.toml", "mercenary") + _rows("troops.toml", "regular")
MEN: Final = {row["id"]: row["strength"] for row in _TROOPS}
WAGE: Final = {row["id"]: row["wage"] for row in _TROOPS}
NATION: Final = {row["id"]: row.get("nation", "") for row in _TROOPS}
VOYAGES: Final = ["ceylon", "spice-islands", "china"]  # WK-R27
RESULTS: Final = ["lost", "no-news", "1x", "2x", "3x", "4x"]  # WK-R27, the best last


@cache
def borders(region: str) -> list[str]:
    """WK-MOVE-02, -04, -05: the regions next to it; over no mountain, and rivers by bridge only."""
    if region in OVERSEAS:
        return []
    q, r = PLACE[region]["q"], PLACE[region]["r"]
    return [
        other
        for other in KINGDOM
        if (PLACE[other]["q"] - q, PLACE[other]["r"] - r) in _AROUND
        and frozenset((region, other)) not in _BARRED
    ]


# -- the table ------------------------------------------------------------------------------------


@dataclass
class Army:
    """A noble's army, or (no id) the troops in a stronghold."""

    id: str
    baron: str
    region: str = ""
    sea: bool = False
    fresh: bool = True
    troops: list[str] = field(default_factory=list[str])
    casualties: int = 0

    def men(self) -> int:
        return sum(MEN[troop] for troop in self.troops)

    def worn_out(self) -> bool:
        """WK-BATTLE-12, WK-R52: it can take no more casualties."""
        return self.casualties * 100 >= self.men()


@dataclass
class Baron:
    id: str
    crowns: int = 0
    votes: int = 0
    faith: int = 0
    influence: int = 0
    banned: bool = False
    breaches: int = 0
    hand: list[str] = field(default_factory=list[str])
    charges: list[str] = field(default_factory=list[str])


class City(NamedTuple):
    """No city changes; another takes its place in the table."""

    owner: str = ""
    fortified: bool = False
    breaches: int = 0
    razed: bool = False


@dataclass
class Voyage:
    space: int = 0
    blessed: bool = False
    stakes: dict[str, int] = field(default_factory=dict[str, int])


@dataclass
class Table:
    """A position. Decks are what lies in no order, and (Fate only) what lies underneath in one."""

    barons: dict[str, Baron]
    nobles: dict[str, Army]
    homes: dict[str, Army]
    cities: dict[str, City]
    sieges: list[tuple[str, str, int]]
    """Region, besieger, round."""
    round: int
    chairman: str
    church: str
    reserve: int
    last: bool
    loose: list[str]
    under: list[str]
    mercenaries: list[str]
    offer: list[str]
    track: list[str]
    zones: dict[str, list[tuple[str, str]]]
    agendas: list[str]
    agenda_deck: list[str]
    agenda_discard: list[str]
    laws: list[str]
    voyages: dict[str, Voyage]
    plans: dict[str, list[list[str]]] = field(default_factory=dict[str, list[list[str]]])
    winner: str = ""
    retreat_exhausts: bool = False
    said: list[Any] = field(default_factory=list[Any])
    """Answers still to be given."""


Passage = Callable[[Table], None]


class Asked(Exception):  # noqa: N818 - no error
    """Somebody has to answer before the passage can go on."""

    def __init__(self, who: str, options: Iterable[Any]) -> None:
        super().__init__(who)
        self.who, self.options = who, options


# -- counting -------------------------------------------------------------------------------------


def walk(
    start: Table, passage: Passage, depth: int, said: tuple[Any, ...] = ()
) -> Iterator[tuple[int, Key]]:
    """Every sequence of up to `depth` answers: how many are left to give, and where it leads."""
    here = copied(start)
    here.said = list(said)
    who: str = ""
    options: Iterable[Any] = ()
    try:
        passage(here)
    except Asked as asked:
        who, options = asked.who, asked.options
    yield depth, (said, who, *key(here))
    if depth:
        for option in options:
            yield from walk(start, passage, depth - 1, (*said, option))


def copied(t: Table) -> Table:
    twin = _twin(t)
    twin.barons = {name: _twin(baron) for name, baron in t.barons.items()}
    twin.nobles = {name: _twin(noble) for name, noble in t.nobles.items()}
    twin.homes = {name: _twin(home) for name, home in t.homes.items()}
    twin.voyages = {name: _twin(voyage) for name, voyage in t.voyages.items()}
    twin.zones = {zone: list(cards) for zone, cards in t.zones.items()}
    return twin


def _twin(thing: T) -> T:
    """The same with lists and dicts of its own."""
    twin = object.__new__(type(thing))
    for name, value in vars(thing).items():
        setattr(twin, name, value.copy() if isinstance(value, list | dict) else value)
    return twin


def key(t: Table) -> Key:
    """All there is to see, in one form: two positions are the same if their keys are."""
    return (
        tuple(
            (
                *(b.id, b.crowns, b.votes, b.faith, b.influence, b.banned, b.breaches),
                *(tuple(sorted(b.hand)), tuple(sorted(b.charges))),
            )
            for b in t.barons.values()
        ),
        tuple(_army(a) for a in [*t.nobles.values(), *t.homes.values()] if a.region or a.troops),
        tuple(
            (name, c.owner, c.fortified, c.breaches, c.razed)
            for name, c in t.cities.items()
            if c != City()
        ),
        tuple(sorted(t.sieges)),
        (t.chairman, t.church, t.reserve, t.last, t.winner),
        (tuple(sorted(t.loose)), tuple(t.under)),
        (tuple(sorted(t.mercenaries)), tuple(sorted(t.offer)), tuple(t.track)),
        tuple(sorted((zone, tuple(sorted(cards))) for zone, cards in t.zones.items() if cards)),
        tuple(tuple(sorted(x)) for x in (t.agendas, t.agenda_deck, t.agenda_discard, t.laws)),
        tuple(
            (name, v.space, v.blessed, tuple(sorted(v.stakes.items())))
            for name, v in t.voyages.items()
            if v.space
        ),
        tuple((b, tuple(tuple(sorted(s)) for s in stacks)) for b, stacks in t.plans.items()),
    )


def _army(a: Army) -> Key:
    return a.id, a.baron, a.region, a.sea, a.fresh, tuple(sorted(a.troops)), a.casualties


def ask(t: Table, who: str, options: Iterable[Any]) -> Any:
    """The next answer; stops the passage if it has not been given."""
    if not t.said:
        raise Asked(who, options)
    return t.said.pop(0)


def settle(t: Table, who: str, options: list[Any]) -> Any:
    """The next answer, or the only one there is."""
    return options[0] if len(options) == 1 else ask(t, who, options)


def bunches(things: Iterable[T], least: int = 0, most: int = 99) -> list[tuple[T, ...]]:
    """Every way to take some of the things; things that are alike are told once."""
    every = sorted(things)  # type: ignore[type-var]
    sizes = range(least, min(most, len(every)) + 1)
    return sorted(
        {some for n in sizes for some in combinations(every, n)}, key=lambda x: (len(x), x)
    )


def owner(t: Table) -> Baron:
    """Whose action card it is in all our positions: the first baron's."""
    return next(iter(t.barons.values()))


def in_turn(t: Table, first: str) -> list[str]:
    """The barons, clockwise."""
    names = list(t.barons)
    place = names.index(first)
    return names[place:] + names[:place]


# -- drawing --------------------------------------------------------------------------------------


def draw(t: Table, number: int) -> list[str]:
    """WK-FATE-05: Fate cards from the top; below those in no order lie those put underneath."""
    drawn: list[str] = take_out(t, t.loose, min(number, len(t.loose)))
    while len(drawn) < number and t.under:
        drawn.append(t.under.pop(0))
    return drawn


def take_out(t: Table, deck: list[str], number: int) -> list[str]:
    """Nature draws so many cards of a deck in no order."""
    number = min(number, len(deck))
    if not number:
        return []
    drawn = ask(t, NATURE, _orders(deck, number))
    for card in drawn:
        deck.remove(card)
    return list(drawn)


def _orders(deck: list[str], number: int) -> Iterator[tuple[str, ...]]:
    """Only tried out when somebody wants to know: there may be very many."""
    yield from sorted(set(permutations(deck, number)))


def turn_up(t: Table) -> dict[str, Any]:
    """WK-FATE-02, -05: look at one card, and put it underneath."""
    (card,) = draw(t, 1)
    t.under.append(card)
    return FATE[card]


# -- cities, strongholds and sieges ---------------------------------------------------------------


def city_in(t: Table, region: str) -> str:
    """The city that stands there, or nothing."""
    found = [name for name, row in CITIES.items() if row["region"] == region]
    return found[0] if found and not t.cities[found[0]].razed else ""


def home_in(t: Table, region: str) -> str:
    """The baron whose stronghold is there, or nothing."""
    return next((name for name, home in t.homes.items() if region and home.region == region), "")


def here(t: Table, region: str, baron: str = "") -> list[Army]:
    """The nobles in a region, or one baron's; at sea before it one is not in it (WK-R88)."""
    there = [n for n in t.nobles.values() if n.region == region and not n.sea]
    return [n for n in there if not baron or n.baron == baron]


def besieged(t: Table, region: str) -> bool:
    return any(where == region for where, _, _ in t.sieges)


def at_home(t: Table, noble: Army) -> bool:
    """WK-COMBAT-06, WK-R48: in a city or stronghold of his own baron."""
    city = city_in(t, noble.region)
    own = bool(city) and t.cities[city].owner == noble.baron
    return not noble.sea and (own or home_in(t, noble.region) == noble.baron)


def strength(t: Table, region: str) -> int:
    """WK-ASSAULT-02, WK-STRONGHOLD-01: of the walls in a region as they stand."""
    name = city_in(t, region)
    if not name:
        home = home_in(t, region)
        return max(0, HOMES[home] - 100 * t.barons[home].breaches)
    city = t.cities[name]
    full = int(CITIES[name]["strength"]) + (100 if city.fortified else 0)
    return max(0, full - 100 * city.breaches)


def controlled(t: Table, baron: str) -> list[str]:
    return [name for name, city in t.cities.items() if city.owner == baron]


def change(t: Table, name: str, **how: Any) -> None:
    t.cities[name] = t.cities[name]._replace(**how)


def take_city(t: Table, name: str, baron: str) -> None:
    """WK-FORTIFY-01, -04, WK-RAZE-01, -02, WK-R91: control it or raze it; its sieges are over."""
    choice = ask(t, baron, [CONTROL, RAZE])
    t.sieges = [siege for siege in t.sieges if siege[0] != CITIES[name]["region"]]
    change(t, name, owner=baron)
    if choice == RAZE:
        t.cities[name] = City(razed=True)
        t.barons[baron].crowns += 3 * int(CITIES[name]["income"])


def lift_sieges(t: Table) -> None:
    """WK-SIEGE-09, WK-R61, WK-R70: without a noble of the besieger there is no siege."""
    t.sieges = [siege for siege in t.sieges if here(t, siege[0], siege[1])]


# -- armies ---------------------------------------------------------------------------------------


def dismiss(t: Table, army: Army, troops: Iterable[str]) -> None:
    """Mercenaries go back into their deck."""
    for troop in troops:
        army.troops.remove(troop)
        t.mercenaries.append(troop)


def desertion(t: Table, army: Army) -> None:
    """WK-RETREAT-02, WK-DEATH-01: one card of the nation that the Fate card shows."""
    nation = turn_up(t)["nation"]
    able = sorted({troop for troop in army.troops if NATION[troop] == nation})
    if able:
        dismiss(t, army, [settle(t, army.baron, able)])


def bury(t: Table, army: Army) -> None:
    """WK-DEATH-01..04, WK-R69: deserters, mercenaries lost for tokens, and off the board."""
    desertion(t, army)
    hired = [troop for troop in army.troops if NATION[troop]]
    ways = [w for w in bunches(hired) if sum(MEN[x] for x in w) <= 100 * army.casualties]
    most = max(sum(MEN[x] for x in way) for way in ways)
    best = [way for way in ways if sum(MEN[x] for x in way) == most]
    dismiss(t, army, settle(t, army.baron, best))
    army.casualties = 0
    leave(t, army)


def leave(t: Table, noble: Army) -> None:
    """WK-DEATH-04, -08, WK-R73: off the board one is not exhausted."""
    noble.region, noble.sea, noble.fresh = "", False, True
    lift_sieges(t)


def look_after(t: Table, army: Army) -> None:
    """WK-R30: what becomes of a noble whose troops have become fewer."""
    if not army.id or (not army.region and not army.casualties):
        return
    if army.casualties and army.worn_out():
        bury(t, army)
    elif not army.troops:
        leave(t, army)


def armies(t: Table, baron: str) -> list[Army]:
    return [n for n in t.nobles.values() if n.baron == baron] + [t.homes[baron]]


def gifts(giver: Army) -> list[tuple[str, ...]]:
    """WK-TRANSFER-04: of troops with casualties all or none."""
    return [(), tuple(sorted(giver.troops))] if giver.casualties else bunches(giver.troops)


def hand_over(giver: Army, taker: Army, troops: tuple[str, ...]) -> None:
    """WK-TRANSFER-03, -04"""
    for troop in troops:
        giver.troops.remove(troop)
        taker.troops.append(troop)
    if troops and giver.casualties:
        taker.casualties, giver.casualties = taker.casualties + giver.casualties, 0
