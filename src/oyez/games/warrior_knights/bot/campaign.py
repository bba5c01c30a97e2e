"""Campaigns: which places are worth an army, who could take them, and what an attempt is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from oyez.games.warrior_knights import siege, sieges, walls
from oyez.games.warrior_knights.answers import Attack, March, Sail
from oyez.games.warrior_knights.armies import fighting_strength, men
from oyez.games.warrior_knights.assault import undefended
from oyez.games.warrior_knights.bot.fighting import host, odds, place
from oyez.games.warrior_knights.combat import ready
from oyez.games.warrior_knights.consent import armies_there, in_the_way
from oyez.games.warrior_knights.edition import Edition
from oyez.games.warrior_knights.lasting import by_event, by_law
from oyez.games.warrior_knights.movement import goal
from oyez.games.warrior_knights.state import Noble, State
from oyez.kernel import Seat

# What a city is worth, what each crown of income adds, and what the kingdom adds.
_CITY, _INCOME, _KINGDOM = 1.0, 0.1, 0.4
# What the last city to win is worth, and one of a rival who is about to.
_CORONATION, _DENIAL = 4.0, 1.5
# Where who loses his stronghold is out of the game: what it is worth to take one, and to stay home.
_OUSTED, HOME = 2.0, 2.5
# A siege begun is worth this part of the place; so is one that is left for somebody else to end.
_BEGUN, _LATER = 0.45, 0.35
# A third baron may not consent; passage may be refused.
_CONSENT: Final = 0.4
# How much worse a place is for each move that it is away, and what only several armies can take.
_AWAY, _TOGETHER, _CLAIMED = 0.62, 0.3, 0.25
# What it costs to leave an own city to itself, and to move at all.
UNGUARDED, _TROUBLE = 0.15, 0.03
# What moving closer is worth as against being there.
_CLOSER: Final = 0.5
# What an army is worth that is beaten, and one that is struck down.
_RISK, _SPOILS, _RELIEF = 0.7, 0.3, 1.3
_HOST: Final = 400
FAR: Final = 9


class Aim(NamedTuple):
    """Something to do in a region: who has to come, whom to attack, and what it is worth."""

    worth: float
    moves: tuple[March | Sail, ...] = ()
    attack: Attack | None = None
    ends: bool = False
    """Whether it completes a siege, for which nobody has to move."""


NOTHING: Final = Aim(0.0)


@cache
def hops(e: Edition) -> Mapping[str, Mapping[str, int]]:
    """How many moves it takes from region to region in an edition, were nobody in the way."""
    near = {region: set(e.land[region]) for region in e.regions}
    for region in e.regions:
        reached = {region}
        for _ in range(e.numbers.movement.road_steps):
            reached |= {r for one in tuple(reached) for r in e.along.get(one, ())}
        near[region] |= reached
        if region in e.ports:
            near[region] |= set(e.ports)
    return {region: _steps(region, near) for region in e.regions}


def _steps(start: str, near: Mapping[str, Iterable[str]]) -> dict[str, int]:
    steps = dict.fromkeys(near, FAR)
    steps[start] = 0
    reached = [start]
    for region in reached:
        for other in near[region]:
            if steps[other] == FAR and other != start:
                steps[other] = steps[region] + 1
                reached.append(other)
    return steps


def needed(s: State) -> int:
    """WK-GOAL-02, WK-R76: how many cities of the kingdom win the game."""
    numbers = s.edition.numbers.victory
    if s.options.faq_two_players:
        return numbers.faq_two_players
    return walls.unrazed_kingdom_cities(s) // numbers.share + 1


def prize(s: State, seat: Seat, region: str) -> float:
    """What the city or the stronghold in a region would be worth to a baron who has it not."""
    city = s.city_in(region)
    if city is None:
        return _ransom(s, seat, region)
    if city.owner == seat:
        return 0.0
    place = s.edition.city_at[region]
    worth = _CITY + _INCOME * walls.income(s, place)
    if place in s.edition.kingdom_cities:
        worth += _KINGDOM
        if walls.kingdom_cities_of(s, seat) + 1 >= needed(s):
            worth += _CORONATION
    if city.owner is not None:
        close = walls.kingdom_cities_of(s, city.owner) + 2 >= needed(s)
        worth += 0.2 + _DENIAL * close
    return worth


def _ransom(s: State, seat: Seat, region: str) -> float:
    """WK-STRONGHOLD-04, -05: a city of the loser, and half of his crowns."""
    baron = s.stronghold_in(region)
    if baron is None or baron.seat == seat:
        return 0.0
    cities = sum(1 for _ in walls.cities_of(s, baron.seat))
    return 0.3 + _CITY * (cities > 0) + baron.crowns / 30 + _OUSTED * s.options.elimination


class Campaign:
    """What a baron can do with his armies right now."""

    def __init__(self, s: State, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.hops = hops(s.edition)
        homes = [b.stronghold.region for b in s.barons if b.stronghold.region]
        places = [*s.edition.city_at, *homes]
        worth = {region: prize(s, seat, region) for region in places}
        self.prizes = {region: value for region, value in worth.items() if value > 0}
        self.defence = {region: siege.defence_strength(s, region) for region in self.prizes}
        self.nobles = [n for n in s.nobles_of(seat) if n.troops]
        self.fighting = not by_event(s, "no_combat")
        self.besieging = not by_law(s, "no_sieges")
        self.last = s.last_round or s.round == s.options.rounds

    # -- where to be -------------------------------------------------------------------------

    def potential(self, noble: Noble, region: str, elsewhere: bool = False) -> float:
        """What a noble could hope to take from a region, the sooner the better."""
        commander = self.s.edition.numbers.combat.commander
        alone = fighting_strength(self.s, noble) + commander
        everybody = sum(fighting_strength(self.s, n) for n in self.nobles) + commander
        steps, best = self.hops[region], 0.0
        for there, worth in self.prizes.items():
            if elsewhere and there == region:
                continue
            hope = worth * _AWAY ** steps[there]
            if alone <= self.defence[there]:
                hope *= _TOGETHER if everybody > self.defence[there] else 0.0
            if hope > best and any(n.stands_in(there) for n in self.nobles if n is not noble):
                hope *= _CLAIMED
            best = max(best, hope)
        return best

    def cost_of_leaving(self, noble: Noble) -> float:
        """A siege that would be lifted, or a city that would be left to itself."""
        here = noble.region
        others = [n for n in self.nobles if n is not noble and n.stands_in(here)]
        if others:
            return 0.0
        if sieges.siege_of(self.s, here, self.seat) is not None:
            return self.prizes.get(here, 0.0)
        if here == self.s.barons[self.seat].stronghold.region:
            return HOME if self.s.options.elimination else 0.0
        city = self.s.city_in(here)
        if city is None or city.owner != self.seat:
            return 0.0
        return UNGUARDED / (1 + self.s.barons[self.seat].faith)

    def march(self, move: March | Sail) -> float:
        """What a move alone is worth."""
        noble = self.s.noble(move.noble)
        gain = self.potential(noble, goal(move)) - self.potential(noble, noble.region)
        return gain * _CLOSER * self.passage(move) - self.cost_of_leaving(noble) - _TROUBLE

    def passage(self, move: March | Sail) -> float:
        """How likely a move is let through."""
        if isinstance(move, Sail):
            return 1.0
        asked = sum(len(in_the_way(self.s, self.seat, region)) for region in move.path[:-1])
        return _CONSENT**asked

    def reach(self) -> float:
        """What all nobles together could hope to take from where they are."""
        return sum(self.potential(n, n.region) for n in self.nobles if n.on_board)

    # -- what to do there --------------------------------------------------------------------

    def aims(self, region: str, ways: list[March | Sail]) -> Iterator[Aim]:
        """What can be done in a region with those who are there and those who can come."""
        present = ready(self.s, self.seat, region)
        comers = self._comers(ways)
        landing: list[March | Sail] = [way for way in comers if isinstance(way, March)]
        parties: list[list[March | Sail]] = [[], *([way] for way in landing)]
        parties += [landing[:n] for n in range(2, len(landing) + 1)]
        for party in parties:
            nobles = present + [self.s.noble(way.noble) for way in party]
            if nobles:
                price = sum(self.cost_of_leaving(self.s.noble(way.noble)) for way in party)
                price += _TROUBLE * len(party)
                chance = min((self.passage(way) for way in party), default=1.0)
                for aim in self.attacks(region, nobles):
                    worth = aim.worth * chance - price
                    yield Aim(worth, tuple(party), aim.attack, aim.ends and not party)
        for way in comers:
            yield Aim(self.march(way), (way,))

    def _comers(self, ways: list[March | Sail]) -> list[March | Sail]:
        """The best way of each noble, the strongest noble first."""
        best: dict[str, March | Sail] = {}
        for way in ways:
            known = best.get(way.noble)
            if known is None or self.passage(way) > self.passage(known):
                best[way.noble] = way
        strength = {name: men(self.s, self.s.noble(name).troops) for name in best}
        return sorted(best.values(), key=lambda way: -strength[way.noble])

    def attacks(self, region: str, nobles: list[Noble]) -> Iterator[Aim]:
        """The combats that these nobles could start there, were they there."""
        s, seat = self.s, self.seat
        if not self.fighting:
            return
        owner = walls.owner_of(s, region)
        others = armies_there(s, seat, region)
        for other in others:
            if other != owner:
                yield self._battle(region, nobles, other)
        worth = self.prizes.get(region, 0.0)
        if not worth or (s.card is not None and region in s.card.spared):
            return
        worth *= _CONSENT ** sum(other != owner for other in others)
        yield self._assault(region, nobles, owner, worth)
        if self.besieging and siege.can_besiege(s, seat, region, nobles):
            begun = sieges.siege_of(s, region, seat) is not None
            part = 1.0 if begun else 0.0 if self.last else _BEGUN
            yield Aim(worth * part, attack=Attack(region, owner, "siege"), ends=begun)

    def _assault(self, region: str, nobles: list[Noble], owner: Seat | None, worth: float) -> Aim:
        attack = Attack(region, owner, "assault")
        if undefended(self.s, region):
            return Aim(worth, attack=attack)
        inside = [noble for noble in self.s.nobles_in(region) if noble.seat == owner]
        won, lost = odds(self.s, host(self.s, nobles, True), place(self.s, region, inside))
        return Aim(worth * won - self._stake(nobles) * lost - _TROUBLE, attack=attack)

    def _battle(self, region: str, nobles: list[Noble], other: Seat) -> Aim:
        s = self.s
        foes = [noble for noble in s.nobles_in(region) if noble.seat == other]
        won, lost = odds(s, host(s, nobles), host(s, foes))
        stake = _SPOILS * min(sum(men(s, foe.troops) for foe in foes) / _HOST, 1.0)
        ours = walls.owner_of(s, region) == self.seat
        if ours and sieges.siege_of(s, region, other) is not None:
            stake += _RELIEF
        worth = stake * won - self._stake(nobles) * lost - _TROUBLE
        return Aim(worth, attack=Attack(region, other, "battle"))

    def _stake(self, nobles: list[Noble]) -> float:
        """What is lost if these are beaten; overseas nobody can retreat."""
        total = sum(men(self.s, noble.troops) for noble in nobles) / _HOST
        far = self.s.edition.regions[nobles[0].region].overseas
        return _RISK * (total + 0.1) * (2 if far else 1)

    # -- the best of it ----------------------------------------------------------------------

    def best(self, region: str, ways: list[March | Sail], later: bool = False) -> Aim:
        """The best aim in a region; with `later` somebody else can end the siege there."""
        into = [way for way in ways if goal(way) == region]
        found = self.aims(region, into)
        if later:
            found = (a._replace(worth=a.worth * _LATER) if a.ends else a for a in found)
        return max(found, key=lambda aim: aim.worth, default=NOTHING)
