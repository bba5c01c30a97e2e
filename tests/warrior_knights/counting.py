"""Small positions to be walked, and the game's positions in the words of the naive model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from oyez.games.warrior_knights import KnightsState
from oyez.games.warrior_knights.rules.phases.actions import turn_up
from oyez.games.warrior_knights.state import Army
from oyez.kernel import NATURE, Flow, Match
from tests.walking import by_copying, by_depth, by_replaying
from tests.warrior_knights import naive
from tests.warrior_knights.positions import Game, Position


class Start(NamedTuple):
    """One beginning, in the words of the model and as a match."""

    table: naive.Table
    match: Match[KnightsState]


class Case(NamedTuple):
    """Where a passage begins, how many sequences of 0, 1, 2... answers follow, after an opening."""

    name: str
    begin: Callable[[], Start]
    passage: naive.Passage
    counts: list[int]
    opening: tuple[Any, ...] = ()


# -- beginnings -----------------------------------------------------------------------------------


def table(*barons: str, loose: str = "F01", under: str = "", **how: Any) -> Position:
    """Few Fate cards are in no order; underneath lie these, and then all the others."""
    position = Position(*(barons or ("green", "blue")), **how)
    deck = position.state.fate
    settled = under.split()
    settled += [card for card in deck.stock if card not in [*loose.split(), *settled]]
    for card in settled:
        deck.stock[card] = 0
    deck.bury(settled)
    return position


def short(position: Position) -> Position:
    """No mercenary and no agenda is left in a deck."""
    position.state.mercenaries.stock.clear()
    position.state.agenda_deck.stock.clear()
    return position


def only_loose(position: Position) -> Position:
    """All Fate cards but those in no order are missing."""
    position.state.fate.bottom.clear()
    return position


def with_hands(position: Position, **hands: str) -> Position:
    """All other action cards are missing."""
    for baron in position.state.barons:
        baron.hand = hands[baron.id].split()
    return position


def reserve(left: int, position: Position) -> Position:
    position.state.reserve = left
    return position


def card(name: str, position: Position, baron: str = "") -> Callable[[], Start]:
    """An action card has just turned up."""

    def begin() -> Start:
        game = deepcopy(position).turn_up(name, baron)
        return Start(as_table(game.state), game.match)

    return begin


def short_card(name: str, position: Position) -> Callable[[], Start]:
    """A card of green has just turned up where cards are missing on purpose."""

    def begin() -> Start:
        here = deepcopy(position)
        for baron in here.state.barons:
            here.lay(baron.id, name if baron.id == "green" else "")
        game = here.run(turn_up, sound=False).draw(f"{here.seat('green')}:{name}")
        return Start(as_table(game.state), game.match)

    return begin


def improvised(position: Position) -> Callable[[], Start]:
    return card("versatile-strategy", position, "green")


def mobilized(position: Position) -> Callable[[], Start]:
    return card("mobilize-forces", position, "green")


def phase(
    passage: Callable[[KnightsState], Flow[None]], position: Position, sound: bool = True
) -> Callable[[], Start]:
    """A passage of the rules; the position is told before anything has happened."""
    return _from(position, lambda here: here.run(passage, sound=sound))


def upkeep(position: Position) -> Callable[[], Start]:
    return _from(position, Position.upkeep)


def _from(position: Position, play: Callable[[Position], Game]) -> Callable[[], Start]:
    def begin() -> Start:
        return Start(as_table(position.state), play(deepcopy(position)).match)

    return begin


# -- the comparison -------------------------------------------------------------------------------


def check(case: Case) -> None:
    """Game and model ask and offer the same all the way; a match from the start does so, too."""
    depth, (before, match) = len(case.counts) - 1, case.begin()
    since = len(match.log)
    for value in case.opening:
        match.answer(match.waiting()[0], value)
    game = by_depth(by_copying(match, depth, lambda m: key(m, since)), depth)
    model = by_depth(naive.walk(before, case.passage, depth, case.opening), depth)
    for ours, theirs in zip(game, model, strict=True):
        differs = next(iter((ours - theirs) or (theirs - ours)), None)
        assert differs is None, "game and model differ here"
    assert [level.total() for level in game] == case.counts
    assert by_replaying(match.clone, depth) == case.counts


def key(match: Match[KnightsState], since: int) -> naive.Key:
    """What was said, who is asked, and the position."""
    said = tuple(answer.value for answer in match.log[since:])
    barons, asked = match.state.barons, match.waiting()[:1]
    who = "".join("nature" if seat == NATURE else barons[seat].id for seat in asked)
    return (said, who, *naive.key(as_table(match.state)))


def as_table(s: KnightsState) -> naive.Table:
    names = [baron.id for baron in s.barons]
    return naive.Table(
        barons={
            b.id: naive.Baron(
                *(b.id, b.crowns, b.votes, b.faith, b.influence, b.banned),
                breaches=b.stronghold.breaches,
                hand=b.hand + s.held.get(b.seat, []),
                charges=list(b.charges),
            )
            for b in s.barons
        },
        nobles={
            n.id: as_army(n, n.id, names[n.seat], sea=n.at_sea, fresh=n.fresh) for n in s.nobles
        },
        homes={b.id: as_army(b.stronghold, "", b.id) for b in s.barons},
        cities={
            name: naive.City(
                "" if c.owner is None else names[c.owner], c.fortified, c.breaches, c.razed
            )
            for name, c in zip(naive.CITIES, s.cities, strict=True)
        },
        sieges=[(siege.region, names[siege.seat], siege.round) for siege in s.sieges],
        round=s.round,
        chairman=names[s.chairman],
        church=names[s.church],
        reserve=s.reserve,
        last=s.last_round,
        loose=heap(s.fate.stock),
        under=[placed.card for placed in s.fate.bottom],
        mercenaries=heap(s.mercenaries.stock),
        offer=list(s.offer),
        track=["" if seat is None else names[seat] for seat in s.track],
        zones={
            zone: [(names[played.seat], played.card) for played in cards]
            for zone, cards in s.zones.items()
        },
        agendas=list(s.agendas),
        agenda_deck=heap(s.agenda_deck.stock),
        agenda_discard=list(s.agenda_discard),
        laws=list(s.laws),
        voyages={
            name: naive.Voyage(v.space, v.blessed, {names[b]: n for b, n in v.stakes.items()})
            for name, v in s.expeditions.items()
        },
        plans={names[seat]: [list(stack) for stack in plan] for seat, plan in s.plans.items()},
        winner=winner(s, names),
        retreat_exhausts=s.options.retreat_exhausts,
    )


def as_army(army: Army, name: str, baron: str, **how: bool) -> naive.Army:
    return naive.Army(
        name, baron, army.region, troops=list(army.troops), casualties=army.casualties, **how
    )


def heap(stock: dict[str, int]) -> list[str]:
    return list(Counter(stock).elements())


def winner(s: KnightsState, names: list[str]) -> str:
    if s.ended is None:
        return ""
    return "nobody" if s.ended.winner is None else names[s.ended.winner]
