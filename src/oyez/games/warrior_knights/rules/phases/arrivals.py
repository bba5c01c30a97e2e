"""The arrival of nobles."""

from __future__ import annotations

from collections.abc import Callable

from oyez.games.warrior_knights.answers import DONE, Done, ExchangeTroops, PlaceInRegion, Shift
from oyez.games.warrior_knights.rules.war import armies, sieges, walls
from oyez.games.warrior_knights.rules.war.death import settle
from oyez.games.warrior_knights.scene.happenings import NoblePlaced
from oyez.games.warrior_knights.state import OFF_BOARD, Army, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf, Seat

Way = Shift | ExchangeTroops


def arrive(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-ARRIVE-03..05: rearrange troops, then bring every noble with troops onto the board.

    WK-R46: who has left the board by rearranging can then be given troops like others off it.
    """
    if (yield from rearrange(s, seat, ways, "rearrange")):
        yield from rearrange(s, seat, ways_to_nobles_off_board, "equip")
    for noble in off_board(s, seat):
        if noble.troops:
            yield from place(s, noble)


# -- rearranging -----------------------------------------------------------------------------------


def rearrange(
    s: KnightsState, seat: Seat, open_ways: Callable[[KnightsState, Seat], list[Way]], prompt: str
) -> Flow[bool]:
    """WK-PHASE3-12, WK-R46, WK-ARRIVE-03, -04: troops change armies, in each way once.

    Returns whether a noble has left the board by it.
    """
    done: list[Way] = []
    while possible := [way for way in open_ways(s, seat) if way not in done]:
        choices: OneOf[Way | Done] = OneOf([*possible, DONE])
        answer: Way | Done = yield Ask(seat, choices, prompt, "WK-R46")
        if isinstance(answer, Done):
            break
        done.append(answer)
        if isinstance(answer, ExchangeTroops):
            other = armies.army(s, seat, answer.other)
            armies.exchange(s, s.noble(answer.noble), other, "WK-R46")
        else:
            yield from shift(s, seat, answer)
    return (yield from settle_nobles(s, seat))


def shift(s: KnightsState, seat: Seat, between: Shift) -> Flow[None]:
    """WK-ARRIVE-03, WK-TRANSFER-04: some cards of an army; with casualties all or none."""
    giver, taker = armies.army(s, seat, between.giver), armies.army(s, seat, between.taker)
    about: dict[str, str | int] = {"giver": between.giver, "taker": between.taker}
    troops = yield Ask(seat, armies.portions(giver), "shift", "WK-ARRIVE-03", about)
    armies.hand_over(s, giver, taker, troops, "WK-R46")


def settle_nobles(s: KnightsState, seat: Seat) -> Flow[bool]:
    """WK-R46, WK-R30, WK-TRANSFER-05: who leaves the board or dies; whether anybody has left."""
    present = [noble for noble in s.nobles_of(seat) if noble.on_board]
    for noble in s.nobles_of(seat):
        if not noble.troops:
            armies.leave_board(s, noble, "WK-TRANSFER-05")
        yield from settle(s, noble, "WK-R30")
    return not all(noble.on_board for noble in present)


def ways(s: KnightsState, seat: Seat) -> list[Way]:
    """All that can change now."""
    return [*shifts(s, seat), *exchanges(s, seat)]


def ways_to_nobles_off_board(s: KnightsState, seat: Seat) -> list[Way]:
    """WK-ARRIVE-03, -04: what nobles off the board can get, from each other or the stronghold."""
    names = [noble.id for noble in off_board(s, seat)]
    return [way for way in shifts(s, seat) if way.taker in names]


def shifts(s: KnightsState, seat: Seat) -> list[Shift]:
    """Every pair of armies between which troops can go now."""
    own = armies.armies_of(s, seat)
    return [
        Shift(armies.name_of(giver), armies.name_of(taker))
        for giver in own
        if giver.troops
        for taker in own
        if taker is not giver and can_shift(s, giver, taker)
    ]


def exchanges(s: KnightsState, seat: Seat) -> list[ExchangeTroops]:
    """WK-R46: every pair of armies that can be exchanged now; a noble leads the first of them."""
    own = armies.armies_of(s, seat)
    return [
        ExchangeTroops(noble.id, armies.name_of(other))
        for place, noble in enumerate(s.nobles_of(seat))
        if noble.troops
        for other in own[place + 1 :]
        if other.troops and can_exchange(s, noble, other)
    ]


def can_exchange(s: KnightsState, noble: Noble, other: Army) -> bool:
    """WK-R46: troops can go both ways, and it makes a difference who leads which."""
    alike = noble.casualties == other.casualties and sorted(noble.troops) == sorted(other.troops)
    return not alike and can_shift(s, noble, other) and can_shift(s, other, noble)


def can_shift(s: KnightsState, giver: Army, taker: Army) -> bool:
    """WK-R46, WK-ARRIVE-03, -04, WK-SIEGE-06: within a region, or to nobles off the board."""
    here, there = giver.region, taker.region
    if there == OFF_BOARD and isinstance(taker, Noble):
        if taker.gone or taker.waiting:
            return False
        if isinstance(giver, Noble):
            return here == OFF_BOARD and not giver.waiting
        return here != OFF_BOARD
    return here == there != OFF_BOARD and not any(shut_in(s, a) for a in (giver, taker))


def shut_in(s: KnightsState, held: Army) -> bool:
    """WK-SIEGE-06: a noble in a besieged place; or the troops of a besieged stronghold."""
    if isinstance(held, Noble):
        return sieges.confined(s, held)
    return sieges.besieged(s, held.region)


# -- placing ---------------------------------------------------------------------------------------


def off_board(s: KnightsState, seat: Seat) -> list[Noble]:
    """WK-ARRIVE-01, WK-DEATH-05: who can come; not those of an ended line, or without an heir."""
    return [
        noble for noble in s.nobles_of(seat) if not (noble.region or noble.gone or noble.waiting)
    ]


def place(s: KnightsState, noble: Noble) -> Flow[None]:
    """WK-ARRIVE-05, WK-R72, WK-R73: he arrives fresh, if there is a place for him."""
    regions = places(s, noble.seat)
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        choices = OneOf([PlaceInRegion(name, noble.id) for name in regions])
        about = {"noble": noble.id}
        region = (yield Ask(noble.seat, choices, "arrive", "WK-ARRIVE-05", about)).region
    noble.region, noble.fresh = region, True
    s.tell(NoblePlaced, noble.seat, noble.id, region, "WK-ARRIVE-05")


def places(s: KnightsState, seat: Seat) -> list[str]:
    """WK-ARRIVE-05: his stronghold, even besieged, and cities of his that are not."""
    home = s.barons[seat].stronghold.region
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    free = [region for region in regions if not sieges.besieged(s, region)]
    return [home, *free] if home else free
