"""Setting up: the scenario, the Kingdoms, the advanced and expert rules, and the first Loot."""

from __future__ import annotations

from itertools import permutations

from msgspec import Struct

from oyez.games.barbarian_kingdoms.box.edition import KingdomsScenario
from oyez.games.barbarian_kingdoms.box.fixed import (
    CHEST_POOL,
    KINGDOMS,
    STARTING_TREASURY,
    Kingdom,
    Province,
)
from oyez.games.barbarian_kingdoms.rules.coins import NO_COINS, ONE, Coins
from oyez.games.barbarian_kingdoms.rules.money import lay
from oyez.games.barbarian_kingdoms.scene.happenings import (
    KingdomSelected,
    KingdomTaken,
    LootSpread,
    ScenarioChosen,
)
from oyez.games.barbarian_kingdoms.state import KingdomsOptions, KingdomsState, PreviousGame, Realm
from oyez.kernel import Ask, Draw, Flow, OneOf, Seat, Shuffle

Lots = dict[str, tuple[Kingdom, ...]]


class Spread(Struct, frozen=True, tag="spread"):
    """Which token lies in which Initial Province."""

    bronze: Province
    silver: Province
    gold: Province


class Pick(Struct, frozen=True, tag="pick"):
    """Pick a scenario."""

    scenario: str


class TakeKingdom(Struct, frozen=True, tag="take"):
    """Take a Kingdom, or with two players the pair under a letter."""

    lot: str


def check_options(options: KingdomsOptions, seats: int) -> None:
    """Refuse what cannot be played, in words."""
    if options.rounds < 0:
        raise ValueError("rounds must be 0 (no limit) or more")
    if options.scenario is not None:
        _check_scenario(options, options.scenario, seats)
    if options.expert and seats == 2:
        raise ValueError("the expert scenario is for 3 players or more (BK-R60)")
    if options.expert and (options.scenario or options.kingdoms):
        raise ValueError("with the expert rule the players draft scenario and Kingdoms themselves")
    if options.kingdoms:
        lots = default_scenario(options, seats).lots
        if sorted(options.kingdoms) != sorted(lots):
            raise ValueError(f"kingdoms must be, in any order: {', '.join(lots)}")
    if options.kingdoms and (options.inheritance or options.privilege):
        raise ValueError("kingdoms by agreement leave nothing to inheritance or privilege")
    if options.scenario and options.privilege:
        raise ValueError("with privilege the previous winner picks the scenario: leave it open")
    if options.previous and options.previous.winner not in (None, *range(seats)):
        raise ValueError(f"the previous winner must be a seat from 0 to {seats - 1}")


def _check_scenario(options: KingdomsOptions, name: str, seats: int) -> None:
    fitting = [key for key, row in options.box.scenarios.items() if row.players == seats]
    if name not in fitting:
        raise ValueError(f"no scenario {name!r} for {seats} players: {', '.join(fitting)}")


def default_scenario(options: KingdomsOptions, seats: int) -> KingdomsScenario:
    """BK-SETUP-03..05: the scenario agreed on, or the one recommended for a first game."""
    if options.scenario is not None:
        return options.box.scenarios[options.scenario]
    rows = options.box.scenarios.values()
    return next(row for row in rows if row.players == seats and row.beginner)


def prepare(s: KingdomsState) -> Flow[None]:
    """BK-SETUP-02, -06, BK-ADVANCED, BK-EXPERT: settle who plays what, and lay the table."""
    order: list[Seat] = []
    if s.options.expert or s.options.inheritance:
        order = yield from order_of_merit(s)
    if s.options.expert:
        lots = yield from select_kingdoms(s, order)
    else:
        lots = yield from choose_scenario(s)
    lot_of = yield from share_out(s, lots, order)
    lay_table(s, {seat: lots[lot] for seat, lot in lot_of.items()})


def order_of_merit(s: KingdomsState) -> Flow[list[Seat]]:
    """BK-R58: the previous winner, the others by their Reign Scores, newcomers last at random."""
    ranked = ranked_before(s.options.previous, s.seats)
    newcomers = [Seat(n) for n in range(s.seats) if n not in ranked]
    if len(newcomers) > 1:
        newcomers = list((yield Shuffle(newcomers)))
    return [*ranked, *newcomers]


def ranked_before(previous: PreviousGame | None, seats: int) -> list[Seat]:
    """BK-R58, BK-REIGN-06, -07: those who played before, best first."""
    if previous is None:
        return []
    scores = previous.scores
    ranking = previous.ranking or sorted(scores, key=lambda seat: scores[seat], reverse=True)
    winner = [] if previous.winner is None else [previous.winner]
    return [seat for seat in dict.fromkeys([*winner, *ranking]) if seat in range(seats)]


def select_kingdoms(s: KingdomsState, order: list[Seat]) -> Flow[Lots]:
    """BK-EXPERT-02, BK-R60: each player brings one Kingdom into the scenario."""
    selected: list[Kingdom] = []
    for seat in order:
        free = [TakeKingdom(k) for k in KINGDOMS if k not in selected]
        answer = yield Ask(seat, OneOf(free), "select-kingdom", "BK-EXPERT-02")
        selected.append(Kingdom(answer.lot))
        s.tell(KingdomSelected, seat, Kingdom(answer.lot))
    return {str(k): (k,) for k in KINGDOMS if k in selected}


def choose_scenario(s: KingdomsState) -> Flow[Lots]:
    """BK-SETUP-02, BK-ADVANCED-02: by agreement, or the previous winner's pick."""
    scenario, chooser = default_scenario(s.options, s.seats), None
    if s.options.privilege:
        chooser = previous_winner(s)
    if chooser is not None:
        known = s.options.box.scenarios
        rows = [Pick(row.id) for row in known.values() if row.players == s.seats]
        answer = yield Ask(chooser, OneOf(rows), "pick-scenario", "BK-ADVANCED-02")
        scenario = known[answer.scenario]
    s.tell(ScenarioChosen, scenario.id, chooser)
    return scenario.lots


def previous_winner(s: KingdomsState) -> Seat | None:
    """BK-R58: the winner of the previous game, if he plays this one."""
    return None if s.options.previous is None else s.options.previous.winner


def share_out(s: KingdomsState, lots: Lots, order: list[Seat]) -> Flow[dict[Seat, str]]:
    """BK-SETUP-06, BK-ADVANCED-03, BK-EXPERT-04: by choice in order, by agreement, or by draw."""
    if order:
        return (yield from _choose_in_order(s, lots, order))
    names: tuple[str, ...] = s.options.kingdoms
    if not names:
        names = yield Draw(dict.fromkeys(lots, 1), s.seats)
    return {Seat(n): name for n, name in enumerate(names)}


def _choose_in_order(s: KingdomsState, lots: Lots, order: list[Seat]) -> Flow[dict[Seat, str]]:
    taken: dict[Seat, str] = {}
    for seat in order:
        free = [TakeKingdom(name) for name in lots if name not in taken.values()]
        rule = "BK-EXPERT-04" if s.options.expert else "BK-ADVANCED-03"
        answer = yield Ask(seat, OneOf(free), "take-kingdom", rule)
        taken[seat] = answer.lot
    return taken


def lay_table(s: KingdomsState, kingdoms_of: dict[Seat, tuple[Kingdom, ...]]) -> None:
    """BK-SETUP-08, -12..14, -17..19: realms in turn order, Treasuries, chests on neutral land."""
    seat_of = {kingdom: seat for seat, pair in kingdoms_of.items() for kingdom in pair}
    s.kingdoms = tuple(k for k in KINGDOMS if k in seat_of)
    box = s.options.box
    s.realms = [Realm(k, seat_of[k], box.capital[k]) for k in turn_order(s, seat_of)]
    for seat in sorted(kingdoms_of):
        s.treasuries[seat] = Coins(**STARTING_TREASURY)
        s.from_chests[seat] = NO_COINS
        for kingdom in kingdoms_of[seat]:
            s.tell(KingdomTaken, seat, kingdom)
    closed = box.closed_provinces(s.kingdoms)
    s.chests = [p for p in box.neutral if p not in closed]
    s.chest_pool = Coins(**CHEST_POOL)
    s.phase = "loot"


def turn_order(s: KingdomsState, seat_of: dict[Kingdom, Seat]) -> list[Kingdom]:
    """BK-TURN-01, BK-R04, BK-R53, BK-R59: board order from the first Kingdom; pairs together."""
    board = [k for k in KINGDOMS if k in seat_of]
    first = board[0]
    winner = previous_winner(s) if s.options.precedence else None
    if winner is not None:
        first = next(k for k in board if seat_of[k] == winner)
    start = board.index(first)
    order = board[start:] + board[:start]
    if s.seats > 2:
        return order
    return sorted(order, key=lambda k: seat_of[k] != seat_of[first])


def spread_loot(s: KingdomsState) -> Flow[None]:
    """BK-SETUP-11, BK-R01: one bronze, one silver, one gold over the three Initial Provinces."""
    for realm in s.realms:
        ways = [Spread(*places) for places in permutations(s.options.box.initial[realm.id])]
        about = {"kingdom": realm.id}
        answer = yield Ask(realm.seat, OneOf(ways), "spread-loot", "BK-SETUP-11", about)
        for kind, province in (
            ("bronze", answer.bronze),
            ("silver", answer.silver),
            ("gold", answer.gold),
        ):
            lay(s, province, ONE[kind])
        s.tell(LootSpread, realm.id, answer.bronze, answer.silver, answer.gold)
    s.phase = "play"
