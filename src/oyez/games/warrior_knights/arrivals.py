"""The arrival of nobles."""

from __future__ import annotations

from oyez.games.warrior_knights import armies, sieges, walls
from oyez.games.warrior_knights.answers import DONE, Done, Place, Shift
from oyez.games.warrior_knights.death import settle
from oyez.games.warrior_knights.happenings import NoblePlaced
from oyez.games.warrior_knights.state import OFF_BOARD, Army, Noble, State
from oyez.kernel import Ask, Flow, OneOf, Seat


def arrive(s: State, seat: Seat) -> Flow[None]:
    """WK-ARRIVE-03..05: rearrange troops, then bring every noble with troops onto the board."""
    yield from rearrange(s, seat)
    for noble in off_board(s, seat):
        if noble.troops:
            yield from place(s, noble)


# -- rearranging -----------------------------------------------------------------------------------


def rearrange(s: State, seat: Seat) -> Flow[None]:
    """WK-PHASE3-12, WK-R46, WK-ARRIVE-03, -04: troops change armies, each pair of armies once."""
    done: list[Shift] = []
    while possible := [shift for shift in shifts(s, seat) if shift not in done]:
        choices: OneOf[Shift | Done] = OneOf([*possible, DONE])
        answer = yield Ask(seat, choices, "rearrange", "WK-R46")
        if answer == DONE:
            return
        done.append(answer)
        giver, taker = armies.army(s, seat, answer.giver), armies.army(s, seat, answer.taker)
        about: dict[str, str | int] = {"giver": answer.giver, "taker": answer.taker}
        troops = yield Ask(seat, armies.portions(giver), "shift", "WK-ARRIVE-03", about)
        armies.hand_over(s, giver, taker, troops, "WK-R46")
        for noble in (giver, taker):
            if isinstance(noble, Noble):
                yield from settle(s, noble, "WK-R30")


def shifts(s: State, seat: Seat) -> list[Shift]:
    """Every pair of armies between which troops can go now."""
    own = armies.armies_of(s, seat)
    return [
        Shift(armies.name_of(giver), armies.name_of(taker))
        for giver in own
        if giver.troops
        for taker in own
        if taker is not giver and can_shift(s, giver, taker)
    ]


def can_shift(s: State, giver: Army, taker: Army) -> bool:
    """WK-R46, WK-ARRIVE-03, -04, WK-SIEGE-06: within a region, or to nobles off the board."""
    here, there = giver.region, taker.region
    if there == OFF_BOARD and isinstance(taker, Noble):
        if taker.gone or taker.waiting:
            return False
        if isinstance(giver, Noble):
            return here == OFF_BOARD and not giver.waiting
        return here != OFF_BOARD
    return here == there != OFF_BOARD and not any(shut_in(s, a) for a in (giver, taker))


def shut_in(s: State, held: Army) -> bool:
    """WK-SIEGE-06: a noble in a besieged place; or the troops of a besieged stronghold."""
    if isinstance(held, Noble):
        return sieges.confined(s, held)
    return sieges.besieged(s, held.region)


# -- placing ---------------------------------------------------------------------------------------


def off_board(s: State, seat: Seat) -> list[Noble]:
    """WK-ARRIVE-01, WK-DEATH-05: who can come; not those of an ended line, or without an heir."""
    return [
        noble for noble in s.nobles_of(seat) if not (noble.region or noble.gone or noble.waiting)
    ]


def place(s: State, noble: Noble) -> Flow[None]:
    """WK-ARRIVE-05, WK-R72, WK-R73: he arrives fresh, if there is a place for him."""
    regions = places(s, noble.seat)
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        choices = OneOf([Place(name, noble.id) for name in regions])
        about = {"noble": noble.id}
        region = (yield Ask(noble.seat, choices, "arrive", "WK-ARRIVE-05", about)).region
    noble.region, noble.fresh = region, True
    s.tell(NoblePlaced, noble.seat, noble.id, region, "WK-ARRIVE-05")


def places(s: State, seat: Seat) -> list[str]:
    """WK-ARRIVE-05: his stronghold, even besieged, and cities of his that are not."""
    home = s.barons[seat].stronghold.region
    regions = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    free = [region for region in regions if not sieges.besieged(s, region)]
    return [home, *free] if home else free
