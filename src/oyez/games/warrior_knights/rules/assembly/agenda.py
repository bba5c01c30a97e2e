"""What adopted agendas do: motions, laws, charges, offices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.games.warrior_knights.answers import NameCity, Replace, ToNoble
from oyez.games.warrior_knights.box.rows import Agenda
from oyez.games.warrior_knights.rules.assembly.refusal import attends, leave, submits
from oyez.games.warrior_knights.rules.assembly.titles import make_head_of_church
from oyez.games.warrior_knights.rules.assembly.voting import NAY
from oyez.games.warrior_knights.rules.decks import discard_agenda, new_offer
from oyez.games.warrior_knights.rules.order import from_chairman
from oyez.games.warrior_knights.rules.purse import CROWNS, FAITH, lose, owns, pay, receive
from oyez.games.warrior_knights.rules.war import sieges, walls
from oyez.games.warrior_knights.rules.war.armies import exhaust, put
from oyez.games.warrior_knights.scene.happenings_at_home import (
    CardCancelled,
    ChargeGiven,
    LawPassed,
    OfficeGiven,
)
from oyez.games.warrior_knights.state import NONE, KnightsState, Noble
from oyez.kernel import Ask, Flow, OneOf, Seat

CARRIED: Final = "WK-PROPOSAL-02"


def carry(s: KnightsState, card: str, outcome: str) -> Flow[None]:
    """WK-PROPOSAL-01..11, WK-ASSEMBLY-13, -17, -18: apply what was voted."""
    row = s.edition.agendas[card]
    if outcome in (NAY, NONE):
        discard_agenda(s, card)
    elif row.kind == "law":
        pass_law(s, card)
    elif row.kind == "charge":
        yield from give_charge(s, _chosen(s, outcome), card)
    elif row.kind == "office":
        yield from give_office(s, _chosen(s, outcome), card)
    else:
        if row.vote == "baron":
            yield from ON_BARON[row.effect](s, row, _chosen(s, outcome))
        else:
            yield from ON_ALL[row.effect](s, row)
        discard_agenda(s, card)


def _chosen(s: KnightsState, baron: str) -> Seat:
    return next(b.seat for b in s.barons if b.id == baron)


# -- laws, charges, offices ------------------------------------------------------------------------


def pass_law(s: KnightsState, card: str) -> None:
    """WK-PROPOSAL-03: face up beside the board; from now on it is in force."""
    s.laws.append(card)
    s.tell(LawPassed, card)


def give_charge(s: KnightsState, seat: Seat, card: str) -> Flow[None]:
    """WK-PROPOSAL-04, -05, -09..11, WK-BANNED-03, WK-R87: to the baron, unless he refuses it.

    Who is kept away from assemblies by it leaves the one in progress.
    """
    if not (yield from submits(s, seat, card)):
        discard_agenda(s, card)
        return
    charges = s.barons[seat].charges
    if len(charges) >= s.edition.numbers.gains.charges:
        choices = OneOf([Replace(old) for old in dict.fromkeys(charges)])
        about = {"card": card}
        old = (yield Ask(seat, choices, "replace-charge", "WK-PROPOSAL-05", about)).card
        take_away(s, old, "WK-PROPOSAL-05", seat)
    charges.append(card)
    s.tell(ChargeGiven, seat, card)
    if not attends(s, seat):
        yield from leave(s, seat)


def give_office(s: KnightsState, seat: Seat, card: str) -> Flow[None]:
    """WK-PROPOSAL-06, -07, -09, -10, WK-BANNED-03: to one of his nobles, unless he refuses it."""
    nobles = [n.id for n in s.nobles_of(seat) if not n.gone and not n.waiting]
    if not nobles or not (yield from submits(s, seat, card)):
        discard_agenda(s, card)
        return
    name = nobles[0]
    if len(nobles) > 1:
        choices = OneOf([ToNoble(noble) for noble in nobles])
        name = (yield Ask(seat, choices, "give-office", "WK-PROPOSAL-06", {"card": card})).noble
    noble = s.noble(name)
    lose_office(s, noble, "WK-PROPOSAL-07")
    noble.office = card
    s.tell(OfficeGiven, seat, name, card)


def take_away(s: KnightsState, card: str, rule: str, seat: Seat | None = None) -> None:
    """WK-MOTION-02, WK-PROPOSAL-05, -07, -08: a law, charge or office goes to the discard pile.

    `seat` tells whose it is, should there be several cards of the kind.
    """
    held = [b for b in s.barons if card in b.charges and seat in (None, b.seat)]
    office = [n for n in s.nobles if n.office == card and seat in (None, n.seat)]
    if seat is None and card in s.laws:
        s.laws.remove(card)
    elif held:
        held[0].charges.remove(card)
    else:
        office[0].office = NONE
    discard_agenda(s, card)
    s.tell(CardCancelled, card, rule)


def lose_office(s: KnightsState, noble: Noble, rule: str) -> None:
    """WK-PROPOSAL-07, -08: the office of a noble, if he has one, goes to the discard pile."""
    if noble.office:
        discard_agenda(s, noble.office)
        s.tell(CardCancelled, noble.office, rule)
        noble.office = NONE


# -- motions that strike one baron -----------------------------------------------------------------


def _take(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Grant from the Treasury, Royal Recognition."""
    receive(s, seat, row.good, row.amount, CARRIED)
    yield from ()


def _pay(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Fine, Disgrace: as much as he has."""
    if owns(s, seat, row.good) and (yield from submits(s, seat, row.id)):
        lose(s, seat, row.good, row.amount, CARRIED)


def _confiscate(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Confiscation: so many of his kingdom cities, by his choice, become neutral."""
    if not _kingdom_regions(s, seat) or not (yield from submits(s, seat, row.id)):
        return
    for _ in range(row.amount):
        regions = _kingdom_regions(s, seat)
        if not regions:
            return
        region = regions[0]
        if len(regions) > 1:
            choices = OneOf([NameCity(region) for region in regions])
            region = (yield Ask(seat, choices, "give-up-city", CARRIED, {"card": row.id})).region
        walls.become_neutral(s, region, CARRIED)


def _kingdom_regions(s: KnightsState, seat: Seat) -> list[str]:
    kingdom = s.edition.kingdom_cities
    return [walls.region_of(s, n) for n in walls.cities_of(s, seat) if n in kingdom]


def _elect(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Election of the Chairman: when the assembly ends."""
    if (yield from submits(s, seat, row.id)) and s.assembly is not None:
        s.assembly.next_chairman = seat


def _synod(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Synod: at once."""
    if (yield from submits(s, seat, row.id)):
        make_head_of_church(s, seat, CARRIED)


def _exile(s: KnightsState, row: Agenda, seat: Seat) -> Flow[None]:
    """Exile: so many of his nobles, by his choice, go home and are exhausted."""
    home = s.barons[seat].stronghold.region
    nobles = [n.id for n in s.nobles_of(seat) if n.on_board and not sieges.confined(s, n)]
    if not home or not nobles or not (yield from submits(s, seat, row.id)):
        return
    for _ in range(min(row.amount, len(nobles))):
        name = nobles[0]
        if len(nobles) > 1:
            choices = OneOf([ToNoble(noble) for noble in nobles])
            name = (yield Ask(seat, choices, "exile", CARRIED, {"card": row.id})).noble
        nobles.remove(name)
        put(s, s.noble(name), home, CARRIED)
        exhaust(s, [s.noble(name)], CARRIED)


# -- motions that strike everybody -----------------------------------------------------------------


def _take_all(s: KnightsState, row: Agenda) -> Flow[None]:
    """Coronation Gifts."""
    for seat in from_chairman(s):
        receive(s, seat, row.good, row.amount, CARRIED)
    yield from ()


def _collect(s: KnightsState, row: Agenda) -> Flow[None]:
    """Church Collection, WK-R38: who can pay it does, or refuses his part; Faith in return."""
    for seat in from_chairman(s):
        if s.barons[seat].crowns < row.amount or not (yield from submits(s, seat, row.id)):
            continue
        if s.barons[seat].crowns >= row.amount:  # he may have given crowns away meanwhile
            pay(s, seat, CROWNS, row.amount, CARRIED)
            receive(s, seat, FAITH, row.gain, CARRIED)


def _new_offer(s: KnightsState, _: Agenda) -> Flow[None]:
    """New Recruiting Sergeants."""
    yield from new_offer(s, CARRIED)


ON_BARON: Final[dict[str, Callable[[KnightsState, Agenda, Seat], Flow[None]]]] = {
    "take": _take,
    "pay": _pay,
    "confiscation": _confiscate,
    "chairman": _elect,
    "church": _synod,
    "exile": _exile,
}
ON_ALL: Final[dict[str, Callable[[KnightsState, Agenda], Flow[None]]]] = {
    "take-all": _take_all,
    "collection": _collect,
    "new-offer": _new_offer,
}
