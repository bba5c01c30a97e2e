"""The naive model in the field: moves, battles, assaults and sieges. See `naive.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from oyez.games.warrior_knights.answers import (
    CROWNS,
    DONE,
    NO,
    VOTE,
    WALL,
    YES,
    Attack,
    March,
    NameRegion,
    PlaceMarker,
    PutAway,
    Sail,
    ToNoble,
    Yield,
)
from oyez.kernel import Seat
from tests.warrior_knights.naive import (
    CITIES,
    FATE,
    FEES,
    OVERSEAS,
    PORTS,
    ROADS,
    SHAPE,
    SPACES,
    Army,
    Table,
    ask,
    at_home,
    besieged,
    borders,
    bunches,
    bury,
    change,
    city_in,
    controlled,
    desertion,
    draw,
    gifts,
    hand_over,
    here,
    home_in,
    in_turn,
    leave,
    lift_sieges,
    look_after,
    owner,
    settle,
    strength,
    take_city,
)


@dataclass
class Orders:
    """What a baron has done so far with a card that moves and fights, and what he was refused."""

    baron: str
    moved: list[Army] = field(default_factory=list[Army])
    fought: list[Army] = field(default_factory=list[Army])
    refused: set[str] = field(default_factory=set[str])
    """Regions that nobody may be led through, for somebody said no."""
    spared: set[str] = field(default_factory=set[str])
    """Regions whose walls may not be attacked, for somebody said no."""


# -- cards ----------------------------------------------------------------------------------------


def versatile_strategy(t: Table) -> None:
    """WK-IMPROV-01..09"""
    me = owner(t)
    orders = Orders(me.id)
    usable = range(SPACES[len(t.barons)])
    while True:
        markers = [PlaceMarker(n) for n in usable if not t.track[n] and FEES[n] <= me.crowns]
        options = [CROWNS, VOTE, *moves(t, orders), *attacks(t, orders), *markers, NO]
        answer = ask(t, me.id, options)
        if answer == CROWNS:
            me.crowns += 2
        elif answer == VOTE:
            me.votes += 1
        elif isinstance(answer, PlaceMarker):
            me.crowns -= FEES[answer.space]
            t.track[answer.space] = me.id
        elif answer != NO and not carry_out(t, orders, answer):
            continue
        break
    exhaust(orders)
    me.hand.append("versatile-strategy")


def mobilize_forces(t: Table) -> None:
    """WK-MILITARY-01..08: a region; first the moves there, then at most one combat there."""
    me = owner(t)
    orders = Orders(me.id)
    regions = {end(move) for move in moves(t, orders)} | {a.region for a in attacks(t, orders)}
    answer = ask(t, me.id, [*(NameRegion(r) for r in sorted(regions)), NO])
    if answer != NO:
        while options := [m for m in moves(t, orders) if end(m) == answer.region]:
            move = ask(t, me.id, [*options, DONE])
            if move == DONE:
                break
            carry_out(t, orders, move)
        while targets := [a for a in attacks(t, orders) if a.region == answer.region]:
            attack = ask(t, me.id, [*targets, NO])
            if attack == NO or carry_out(t, orders, attack):
                break
    exhaust(orders)
    zones = [PutAway("wages")] if orders.moved or not orders.fought else []
    zones += [PutAway("assembly")] if orders.fought or not orders.moved else []
    t.zones[settle(t, me.id, zones).zone].append((me.id, "mobilize-forces"))


def exhaust(orders: Orders) -> None:
    """WK-MILITARY-05, WK-BATTLE-02: whoever is still on the board."""
    for noble in [*orders.moved, *orders.fought]:
        noble.fresh = not noble.region


def carry_out(t: Table, orders: Orders, answer: Any) -> bool:
    """A move or an attack, unless somebody forbids it."""
    if isinstance(answer, Attack):
        return attack_by(t, orders, answer)
    if isinstance(answer, March) and not may_pass(t, orders, answer.path[:-1]):
        return False
    noble = t.nobles[answer.noble]
    orders.moved.append(noble)
    take_troops(t, noble)
    if isinstance(answer, Sail):
        noble.region, noble.sea, noble.fresh = answer.port, True, False
    else:
        for region in answer.path:
            noble.region = region
            lift_sieges(t)
            take_troops(t, noble)
    lift_sieges(t)
    return True


# -- moves ----------------------------------------------------------------------------------------


def end(move: March | Sail) -> str:
    return move.port if isinstance(move, Sail) else move.path[-1]


def moves(t: Table, orders: Orders) -> list[March | Sail]:
    """WK-MOVE-01..05, -07, WK-SEA-01, WK-SIEGE-06"""
    found: list[March | Sail] = []
    for noble in t.nobles.values():
        mine = noble.baron == orders.baron and noble.region and not noble.sea
        held = besieged(t, noble.region) and at_home(t, noble)
        if mine and noble.fresh and noble not in orders.moved and not held:
            found += [March(noble.id, path) for path in paths(noble.region, shut(t, orders))]
            if noble.region in PORTS:
                found += [Sail(noble.id, port) for port in PORTS if port != noble.region]
    return found


def shut(t: Table, orders: Orders) -> set[str]:
    """Where a move has to end: passage was refused, or (WK-R61) one's own place is besieged."""
    mine = {CITIES[city]["region"] for city in controlled(t, orders.baron)}
    mine.add(t.homes[orders.baron].region)
    return orders.refused | {region for region in mine if besieged(t, region)}


def paths(start: str, shut: set[str]) -> list[tuple[str, ...]]:
    """One step anywhere, or up to three without leaving the road."""
    found: set[tuple[str, ...]] = {(region,) for region in borders(start)}
    longer: set[tuple[str, ...]] = {(region,) for region in along_road(start)}
    for _ in range(2):
        longer = {
            (*path, region)
            for path in longer
            if path[-1] not in shut
            for region in along_road(path[-1])
            if region not in (start, *path)
        }
        found |= longer
    return sorted(found)


def along_road(region: str) -> list[str]:
    near = [
        road[n + step]
        for road in ROADS
        for n, place in enumerate(road)
        for step in (-1, 1)
        if place == region and 0 <= n + step < len(road)
    ]
    return [other for other in near if other in borders(region)]


def may_pass(t: Table, orders: Orders, through: tuple[str, ...]) -> bool:
    """WK-MOVE-06, WK-R43: every baron with a noble or a city there has to allow it."""
    for region in through:
        for rival in in_turn(t, orders.baron)[1:]:
            city = city_in(t, region)
            concerned = here(t, region, rival) or (city and t.cities[city].owner == rival)
            if concerned and ask(t, rival, [YES, NO]) == NO:
                orders.refused.add(region)
                return False
    return True


def take_troops(t: Table, noble: Army) -> None:
    """WK-TRANSFER-01..06, WK-R47"""
    home = t.homes[noble.baron]
    givers = [n for n in here(t, noble.region, noble.baron) if n is not noble and n.fresh]
    for giver in [*givers, *([home] if home.region == noble.region else [])]:
        held = besieged(t, noble.region) and (not giver.id or at_home(t, giver))
        if giver.troops and not held:
            hand_over(giver, noble, ask(t, noble.baron, gifts(giver)))
            if giver.id and not giver.troops:  # WK-TRANSFER-05
                leave(t, giver)


# -- attacks --------------------------------------------------------------------------------------


def attacks(t: Table, orders: Orders) -> list[Attack]:
    """WK-COMBAT-01..03, -06..08, WK-R48, WK-R49"""
    me, found = orders.baron, list[Attack]()
    for region in sorted({n.region for n in t.nobles.values() if n.region}):
        mine = [n for n in here(t, region, me) if n.fresh]
        if not mine:
            continue
        for rival in [b for b in t.barons if b != me]:
            if any(not at_home(t, n) for n in here(t, region, rival)):
                found.append(Attack(region, seat(t, rival), "battle"))
        city, home = city_in(t, region), home_in(t, region)
        walls = t.cities[city].owner if city else home
        if (city or home) and walls != me and region not in orders.spared:
            against = seat(t, walls) if walls else None
            found.append(Attack(region, against, "assault"))
            if can_besiege(t, region, me, mine):
                found.append(Attack(region, against, "siege"))
    return found


def seat(t: Table, baron: str) -> Seat:
    return Seat(list(t.barons).index(baron))


def defenders(t: Table, region: str) -> tuple[str, list[Army]]:
    """Whose walls they are, and the armies behind them, the garrison last."""
    city, home = city_in(t, region), home_in(t, region)
    if city:
        owner = t.cities[city].owner
        return owner, here(t, region, owner) if owner else []
    garrison = [t.homes[home]] if t.homes[home].troops else []
    return home, here(t, region, home) + garrison


def force(armies: list[Army]) -> int:
    """WK-BATTLE-03, without the commander."""
    return sum(max(0, army.men() - 100 * army.casualties) for army in armies)


def can_besiege(t: Table, region: str, me: str, mine: list[Army]) -> bool:
    """WK-SIEGE-01, -02, -11, -12, WK-R62: strong enough, and no siege of this round."""
    _, inside = defenders(t, region)
    led = any(army.id for army in inside)
    defence = strength(t, region) + force(inside) + (200 if led else 0)
    begun = (region, me, t.round) in t.sieges
    return bool(mine) and force(mine) + 200 > defence and not begun


def attack_by(t: Table, orders: Orders, attack: Attack) -> bool:
    """WK-CITY-01, -02, WK-COMBAT-05, WK-R50: with the leave of third barons, and chosen armies."""
    me, region = orders.baron, attack.region
    other = "" if attack.against is None else list(t.barons)[attack.against]
    if attack.kind != "battle":
        for third in in_turn(t, me)[1:]:
            if third != other and here(t, region, third) and ask(t, third, [YES, NO]) == NO:
                orders.spared.add(region)
                return False
    able = [n for n in here(t, region, me) if n.fresh]
    ways = [way for way in subsets(able) if way]
    if attack.kind == "siege":
        ways = [way for way in ways if can_besiege(t, region, me, list(way))]
    chosen = settle(t, me, [tuple(noble.id for noble in way) for way in ways])
    orders.fought = [t.nobles[name] for name in chosen]
    if attack.kind == "siege":
        besiege(t, me, region)
    else:
        combat(t, attack.kind, region, Side(me, orders.fought), other)
    return True


def subsets(armies: list[Army]) -> list[tuple[Army, ...]]:
    every = bunches(range(len(armies)))
    return [tuple(armies[n] for n in some) for some in every]


# -- sieges ---------------------------------------------------------------------------------------


def besiege(t: Table, me: str, region: str) -> None:
    """WK-SIEGE-04, -10, -13: the second time, the place falls."""
    if any(siege[:2] == (region, me) for siege in t.sieges):
        _, inside = defenders(t, region)
        for noble in [army for army in inside if army.id]:
            bury(t, noble)
        capture(t, region, me)
    else:
        t.sieges.append((region, me, t.round))


def capture(t: Table, region: str, me: str) -> None:
    """WK-ASSAULT-09, WK-STRONGHOLD-04..06, WK-R64..R66"""
    if city := city_in(t, region):
        take_city(t, city, me)
        return
    loser = home_in(t, region)
    fall(t, loser)
    half = t.barons[loser].crowns // 2
    t.barons[loser].crowns -= half
    t.barons[me].crowns += half
    if cities := controlled(t, loser):
        given = settle(t, loser, [Yield(CITIES[city]["region"]) for city in cities])
        take_city(t, city_in(t, given.region), me)


def fall(t: Table, loser: str) -> None:
    """WK-STRONGHOLD-03, -06, WK-R64, WK-R91: the stronghold leaves the board, regulars stay."""
    home = t.homes[loser]
    t.sieges = [siege for siege in t.sieges if siege[0] != home.region]
    home.region, t.barons[loser].breaches = "", 0
    if home.troops:
        bury(t, home)


# -- battles and assaults -------------------------------------------------------------------------


@dataclass
class Side:
    """One side of a combat; no baron: a neutral city."""

    baron: str
    armies: list[Army]
    walls: bool = False
    commander: str = ""
    hand: list[str] = field(default_factory=list[str])
    inflicts: int = 0
    avoids: int = 0
    victories: int = 0
    dead: list[Army] = field(default_factory=list[Army])

    def nobles(self) -> list[Army]:
        return [army for army in self.armies if army.id]

    def living(self) -> list[Army]:
        return [noble for noble in self.nobles() if noble not in self.dead]


def combat(t: Table, kind: str, region: str, one: Side, rival: str) -> None:
    """WK-BATTLE-01..22, WK-ASSAULT-01..09"""
    if kind == "assault":
        two = Side(rival, defenders(t, region)[1], walls=True)
        if not two.armies and not strength(t, region):  # WK-R56
            capture(t, region, one.baron)
            return
    else:
        two = Side(rival, here(t, region, rival))
    sides = (one, two)
    for side in sides:
        if names := [ToNoble(noble.id) for noble in side.nobles()]:
            side.commander = settle(t, side.baron, names).noble
    for side, number in zip(sides, deal(t, sides, region), strict=True):
        side.hand = draw(t, number)
    discard(t, sides)
    for side in sides:
        draw_on(t, side)
    for side in sides:
        use_ability(t, side)
    losses = [max(0, two.inflicts - one.avoids), max(0, one.inflicts - two.avoids)]
    for side, number in zip(sides, losses, strict=True):
        suffer(t, side, region, number)
    decide(t, kind, region, one, two)


def deal(t: Table, sides: tuple[Side, Side], region: str) -> list[int]:
    """WK-R04: one card after another, the attacker first, while there are any."""
    due, got = [cards_due(t, side, region) for side in sides], [0, 0]
    for n in [0, 1] * max(due):
        if got[n] < due[n] and sum(got) < len(t.loose) + len(t.under):
            got[n] += 1
    return got


def cards_due(t: Table, side: Side, region: str) -> int:
    """WK-BATTLE-03, WK-ASSAULT-02, WK-R51"""
    walls = strength(t, region) if side.walls else 0
    total = walls + sum(army.men() - 100 * army.casualties for army in side.armies)
    return max(0, total // 100 + (2 if side.commander else 0))


def discard(t: Table, sides: tuple[Side, Side]) -> None:
    """WK-BATTLE-04..07, WK-R57: in secret; then both reveal."""
    put: list[str] = []
    for side in sides:
        if side.baron and side.hand:
            least = 0 if not side.commander else 1 if len(side.hand) == 2 else 2
            chosen = ask(t, side.baron, bunches(side.hand, least))
            side.hand = [card for card in side.hand if card not in chosen]
            put += chosen
    t.under += put


def draw_on(t: Table, side: Side) -> None:
    """WK-BATTLE-08"""
    pending = said(side, "draw")
    while pending:
        (card,) = draw(t, 1)
        side.hand.append(card)
        pending += (FATE[card]["battle"] == "draw") - 1


def said(side: Side, word: str) -> int:
    return sum(FATE[card]["battle"] == word for card in side.hand)


def use_ability(t: Table, side: Side) -> None:
    """WK-BATTLE-09, -10, WK-NOBLE-01, -02, -05"""
    side.inflicts, side.avoids = said(side, "inflict"), said(side, "avoid")
    shape = SHAPE.get(side.commander)
    able = shape in ("star", "square") and t.nobles[side.commander].fresh
    if able and ask(t, side.baron, [YES, NO]) == YES:
        side.inflicts += shape == "star"
        side.avoids += shape == "square"


def suffer(t: Table, side: Side, region: str, number: int) -> None:
    """WK-BATTLE-11..14, WK-ASSAULT-04, -05, WK-R52, WK-R59: one by one."""
    for _ in range(number):
        options: list[Any] = [ToNoble(a.id) for a in side.armies if not a.worn_out()]
        options += [WALL] if side.walls and strength(t, region) else []
        if not options:
            return
        answer = settle(t, side.baron, options)
        if answer == WALL:
            breach(t, region)
        else:
            (army,) = [army for army in side.armies if army.id == answer.noble]
            army.casualties += 1
            if army.id and army.worn_out():
                side.dead.append(army)


def breach(t: Table, region: str) -> None:
    """WK-ASSAULT-06, WK-FORTIFY-05"""
    name = city_in(t, region)
    if not name:
        t.barons[home_in(t, region)].breaches += 1
        return
    change(t, name, breaches=t.cities[name].breaches + 1)
    if t.cities[name].fortified and not strength(t, region):
        change(t, name, fortified=False, breaches=t.cities[name].breaches - 1)


def holds(t: Table, side: Side, region: str) -> bool:
    """WK-BATTLE-15, WK-R54, WK-STRONGHOLD-03: whether anything of a side still stands."""
    walls = side.walls and strength(t, region) > 0
    garrison = any(not army.id and not army.worn_out() for army in side.armies)
    return bool(side.living()) or walls or garrison


def decide(t: Table, kind: str, region: str, one: Side, two: Side) -> None:
    """WK-BATTLE-15..20, WK-ASSAULT-07..09, WK-R54, WK-R55, WK-R58, WK-R65"""
    lead = 0
    if holds(t, one, region) and holds(t, two, region):
        lead = victories(t, one) - victories(t, two)
    loser = two if lead > 0 else one
    retreating = loser.living() if abs(lead) == 1 else []
    if abs(lead) >= 2:
        loser.dead += loser.living()
    fallen = kind == "assault" and (lead > 0 or not holds(t, two, region))
    if fallen and one.living():
        capture(t, region, one.baron)
    elif fallen and not city_in(t, region):
        fall(t, two.baron)
    for noble in retreating:
        retreat(t, noble)
    for side in (one, two):
        for noble in [n for n in side.nobles() if n in side.dead]:
            bury(t, noble)
    lift_sieges(t)
    t.under += one.hand + two.hand


def victories(t: Table, side: Side) -> int:
    """WK-BATTLE-16, WK-NOBLE-03, -05"""
    ability = False
    if SHAPE.get(side.commander) == "triangle":
        commander = t.nobles[side.commander]
        ability = commander.fresh and commander not in side.dead
    return said(side, "victory") + ability


def retreat(t: Table, noble: Army) -> None:
    """WK-RETREAT-01..06, WK-R30, WK-R68: by option (English edition) he comes home exhausted."""
    desertion(t, noble)
    look_after(t, noble)
    if not noble.region:
        return
    if noble.region in OVERSEAS:
        bury(t, noble)
        return
    if able := [region for region in borders(noble.region) if free(t, region, noble.baron)]:
        noble.region = settle(t, noble.baron, able)
    elif t.homes[noble.baron].region and not besieged(t, t.homes[noble.baron].region):
        noble.region = t.homes[noble.baron].region
        noble.fresh = noble.fresh and not t.retreat_exhausts
    else:
        bury(t, noble)
    lift_sieges(t)


def free(t: Table, region: str, baron: str) -> bool:
    """WK-RETREAT-03, WK-R68: nobody else's noble, city or stronghold is there."""
    city = city_in(t, region)
    owners = {noble.baron for noble in here(t, region)} | {home_in(t, region)}
    owners |= {t.cities[city].owner} if city else set()
    return owners <= {"", baron}
