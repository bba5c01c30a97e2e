"""The assembly: how it is opened, ordered and closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from oyez.games.warrior_knights.box.edition import ASSEMBLY
from oyez.games.warrior_knights.rules.assembly import agenda, motions, voting
from oyez.games.warrior_knights.rules.assembly.lasting import by_charge, by_law
from oyez.games.warrior_knights.rules.assembly.refusal import attends, preside
from oyez.games.warrior_knights.rules.assembly.titles import make_chairman
from oyez.games.warrior_knights.rules.decks import discard_agenda, fill_agendas
from oyez.games.warrior_knights.rules.order import clockwise, from_chairman
from oyez.games.warrior_knights.rules.phases.zones import return_cards
from oyez.games.warrior_knights.rules.purse import FAITH, VOTES, pay, receive
from oyez.games.warrior_knights.rules.war import death, walls
from oyez.games.warrior_knights.scene.happenings_at_home import (
    AssemblyOpened,
    OrderAnnounced,
    VotesWritten,
)
from oyez.games.warrior_knights.state import Assembly, KnightsState, Matter
from oyez.kernel import Ask, AskAll, Choices, Flow, Permutation, Seat, Split

# -- steps 1 and 2 ---------------------------------------------------------------------------------


def convene(s: KnightsState) -> Flow[None]:
    """WK-ASSEMBLY-01..04, WK-R31, WK-R32: who attends, votes gained, and who presides."""
    attending = [seat for seat in from_chairman(s) if attends(s, seat)]
    s.assembly = Assembly(s.chairman, attending)
    s.tell(AssemblyOpened, tuple(attending))
    for seat in from_chairman(s):
        receive(s, seat, FAITH, by_charge(s, seat, "assembly_faith"), "WK-PROPOSAL-04")
    for seat in attending:
        receive(s, seat, VOTES, votes_due(s, seat), "WK-ASSEMBLY-02")
    yield from preside(s)
    s.assembly.stage = "private"


def votes_due(s: KnightsState, seat: Seat) -> int:
    """WK-ASSEMBLY-02: one, one for each kingdom city, and what a law and a charge add."""
    gains = s.edition.numbers.gains
    cities = walls.kingdom_cities_of(s, seat) * gains.votes_per_city
    extra = by_law(s, "assembly_votes") + by_charge(s, seat, "assembly_votes")
    return gains.assembly_votes + cities + extra


# -- steps 3 to 6 ----------------------------------------------------------------------------------


def sit(s: KnightsState) -> Flow[None]:
    """WK-ASSEMBLY-05..15, WK-PLAYERS-04, WK-R32: one step a vote, by `s.assembly.stage`."""
    assembly = s.assembly
    assert assembly is not None
    if assembly.stage != "close" and not assembly.attending:
        empty_hall(s, assembly)
    return _STAGES[assembly.stage](s, assembly)


def empty_hall(s: KnightsState, assembly: Assembly) -> None:
    """WK-R32: nobody is there to vote, so all agendas are discarded."""
    for card in [*s.agendas, *assembly.order]:
        discard_agenda(s, card)
    s.agendas, assembly.order, assembly.stage = [], [], "close"


def hear_private(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-ASSEMBLY-05, WK-MOTION-04, WK-R36: private motions, in the order of the spaces."""
    private = [card for card in s.agendas if s.edition.agendas[card].kind == "private"]
    if not private:
        yield from set_order(s, assembly)
        return
    s.agendas.remove(private[0])
    yield from motions.private_motion(s, private[0])
    yield from end_of_vote(s, assembly)


def set_order(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-ASSEMBLY-06: the Chairman fixes and announces the order of the agendas."""
    order = tuple(s.agendas)
    if len(order) > 1:
        order = yield Ask(assembly.chairman, Permutation(order), "order-agendas", "WK-ASSEMBLY-06")
    assembly.order, s.agendas = list(order), []
    assembly.stage = "vote" if order else "close"
    s.tell(OrderAnnounced, assembly.chairman, order)
    if order and s.edition.players[s.seats].written_votes:
        yield from write_votes(s, assembly)


def write_votes(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-PLAYERS-04, -05, WK-R37: for all agendas at once, unseen; spent whatever comes of them."""
    order = [x for x in clockwise(s, assembly.chairman) if x in assembly.attending]
    asked: dict[Seat, Callable[[], Choices[tuple[tuple[int, int], ...]]]] = {
        seat: partial(columns, s, seat) for seat in order if s.barons[seat].votes
    }
    said: dict[Seat, tuple[tuple[int, int], ...]] = {}
    if asked:
        about = {"cards": tuple(assembly.order)}
        said = yield AskAll(asked, "write-votes", "WK-PLAYERS-04", about)
    for seat in order:
        parts = dict(said.get(seat, ()))
        votes = [parts.get(n, 0) for n in range(len(assembly.order))]
        assembly.written[seat] = votes
        s.tell(VotesWritten, seat, tuple(votes))
        pay(s, seat, VOTES, sum(votes), "WK-ASSEMBLY-11")


def columns(s: KnightsState, seat: Seat) -> Choices[tuple[tuple[int, int], ...]]:
    """WK-PLAYERS-05: so many votes for each agenda, by its place; not more than he owns."""
    assert s.assembly is not None
    votes = s.barons[seat].votes
    return Split(dict.fromkeys(range(len(s.assembly.order)), votes), (0, votes))


def take_vote(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-ASSEMBLY-07, -13: the next agenda is voted, and the result applied."""
    card = assembly.order.pop(0)
    outcome = yield from voting.vote(s, Matter("agenda", card))
    yield from agenda.carry(s, card, outcome)
    if not assembly.order:
        assembly.stage = "close"
    yield from end_of_vote(s, assembly)


def end_of_vote(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-R30: the matter is closed; a noble who lost the free troops of an office may die of it."""
    assembly.matter, assembly.bids = None, []
    yield from death.settle_all(s)


def close(s: KnightsState, assembly: Assembly) -> Flow[None]:
    """WK-ASSEMBLY-14, -15, WK-BANNED-10, WK-R36: new agendas, an elected Chairman, cards back."""
    yield from fill_agendas(s)
    if assembly.next_chairman is not None:
        make_chairman(s, assembly.next_chairman, "WK-PROPOSAL-02")
    return_cards(s, ASSEMBLY)
    s.assembly = None


_STAGES: Final[dict[str, Callable[[KnightsState, Assembly], Flow[None]]]] = {
    "private": hear_private,
    "vote": take_vote,
    "close": close,
}
