"""Campaigns: which places are worth an army, who could take them, and what an attempt is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from oyez.games.warrior_knights.answers import Attack, March, Sail
from oyez.games.warrior_knights.bot.fighting import host, odds, place
from oyez.games.warrior_knights.bot.rivals import closing, due, foremost
from oyez.games.warrior_knights.box.edition import KnightsEdition
from oyez.games.warrior_knights.rules.assembly.lasting import by_event, by_law
from oyez.games.warrior_knights.rules.peace import sworn
from oyez.games.warrior_knights.rules.victory import cities_to_win
from oyez.games.warrior_knights.rules.war import siege, sieges, walls
from oyez.games.warrior_knights.rules.war.armies import fighting_strength, men
from oyez.games.warrior_knights.rules.war.armies import mercenaries as hired
from oyez.games.warrior_knights.rules.war.assault import undefended
from oyez.games.warrior_knights.rules.war.combat import ready
from oyez.games.warrior_knights.rules.war.consent import armies_there, in_the_way
from oyez.games.warrior_knights.rules.war.movement import goal
from oyez.games.warrior_knights.state import KnightsState, Noble
from oyez.kernel import Seat

# What a city is worth, what each crown of income adds, and what the kingdom adds.
_CITY, _INCOME, _KINGDOM = 1.0, 0.1, 0.4
# What the last city to win is worth, and one of a rival who is about to.
_CORONATION, _DENIAL = 4.0, 1.5
# What a rival's loss adds: the foremost one's, and another's; and each Influence that he misses.
_FOREMOST, _RIVAL, _MISSED = 0.5, 0.2, 0.15
# Where who loses his stronghold is out of the game: what it is worth to take one, and to stay home.
_OUSTED, HOME = 2.0, 2.5
# A siege begun is worth this part of the place; so is one that is left for somebody else to end.
_BEGUN, _LATER = 0.45, 0.35
# A third baron hardly ever consents, and seldom lets anybody pass.
_CONSENT, _PASSAGE = 0.05, 0.2
# How much worse a place is for each move that it is away, and what only several armies can take.
_AWAY, _TOGETHER, _CLAIMED = 0.62, 0.3, 0.25
# How much worse a place is with the army of a third baron before it.
_CONTESTED: Final = 0.6
# What it costs to leave an own city to itself, and to move at all.
UNGUARDED, _TROUBLE = 0.15, 0.03
# What moving closer is worth as against being there.
_CLOSER: Final = 0.5
# What an army is worth that is beaten, and one that is struck down.
_RISK, _SPOILS = 0.7, 0.3
# What a stronghold is worth by itself, and how much of a besieged place a noble saves who joins it.
_HEARTH, _SAVED = 0.5, 0.8
# How much of it in the last round, when men are of no use any more.
_AT_THE_END: Final = 0.2
# How much of that regulars are worth, whom the heir brings back.
_REGULARS: Final = 0.25
# Part of what a place is worth, once a third baron is driven away from before it: to begin a
# siege, and to go on with one.
_OPENED, _RESUMED = 0.1, 0.4
# A besieged city gives its owner nothing.
_CUT_OFF: Final = 0.15
# A siege that those who are there cannot end.
_HOPELESS: Final = 0.15
# Another army stands near an own city.
_THREAT: Final = 0.03
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
def hops(e: KnightsEdition) -> Mapping[str, Mapping[str, int]]:
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


def prize(s: KnightsState, seat: Seat, region: str, ahead: Seat | None = None) -> float:
    """What the city or the stronghold in a region would be worth to a baron who has it not.

    `ahead` is his foremost rival, if that is known already.
    """
    city = s.city_in(region)
    if city is None:
        return _ransom(s, seat, region, ahead)
    if city.owner == seat:
        return 0.0
    place = s.edition.city_at[region]
    worth = _CITY + _INCOME * walls.income(s, place)
    if place in s.edition.kingdom_cities:
        worth += _KINGDOM
        if walls.kingdom_cities_of(s, seat) + 1 >= cities_to_win(s):
            worth += _CORONATION
    if city.owner is not None:
        close = walls.kingdom_cities_of(s, city.owner) + 2 >= cities_to_win(s)
        worth += _loss(s, seat, city.owner, ahead) + _DENIAL * close
    return worth


def _loss(s: KnightsState, seat: Seat, other: Seat, ahead: Seat | None) -> float:
    """What it is worth to a baron that another one has a city less."""
    return _FOREMOST if other == (foremost(s, seat) if ahead is None else ahead) else _RIVAL


def _ransom(s: KnightsState, seat: Seat, region: str, ahead: Seat | None) -> float:
    """WK-STRONGHOLD-04..06: a city of the loser, half of his crowns; no Influence for him."""
    baron = s.stronghold_in(region)
    if baron is None or baron.seat == seat:
        return 0.0
    cities = len(walls.cities_of(s, baron.seat))
    worth = 0.3 + baron.crowns / 30
    if cities:
        worth += _CITY + _loss(s, seat, baron.seat, ahead)
    return worth + _MISSED * due(s, baron.seat) + _OUSTED * s.options.elimination


class Campaign:
    """What a baron can do with his armies right now."""

    def __init__(self, s: KnightsState, seat: Seat) -> None:
        self.s, self.seat = s, seat
        self.hops = hops(s.edition)
        homes = [b.stronghold.region for b in s.barons if b.stronghold.region]
        places = [*s.edition.city_at, *homes]
        self.ahead = foremost(s, seat)
        # WK-NEGOTIATE-05: nothing binds him, but he keeps his word.
        self.friends = {b.seat for b in s.barons if sworn(s, seat, b.seat)}
        worth = {
            region: prize(s, seat, region, self.ahead)
            for region in places
            if not self.friends or walls.owner_of(s, region) not in self.friends
        }
        self.prizes = {region: value for region, value in worth.items() if value > 0}
        self.defence = {region: siege.defence_strength(s, region) for region in self.prizes}
        own = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
        self.own = [*own, *([home] if (home := s.barons[seat].stronghold.region) else [])]
        self.perils = {
            region: self._peril(region) for region in self.own if sieges.besieged(s, region)
        }
        self.contested = {region for region in self.prizes if self._third(region)}
        self.nobles = [n for n in s.nobles_of(seat) if n.troops]
        self.strength = {n.id: fighting_strength(s, n) for n in self.nobles}
        self.commander = s.edition.numbers.combat.commander
        self.fighting = not by_event(s, "no_combat")
        self.besieging = not by_law(s, "no_sieges")
        self.last = closing(s)

    # -- where to be -------------------------------------------------------------------------

    def potential(self, noble: Noble, region: str, elsewhere: bool = False) -> float:
        """What a noble could hope to take from a region, the sooner the better."""
        alone = self.strength[noble.id] + self.commander
        everybody = sum(self.strength.values()) + self.commander
        steps, best = self.hops[region], 0.0
        for there, worth in self.prizes.items():
            if elsewhere and there == region:
                continue
            hope = worth * _AWAY ** steps[there]
            if hope <= best:
                continue
            defence, others = self.defence[there], self._posted(there, noble)
            if others and others + self.commander > defence:
                hope *= _CLAIMED
            elif alone + others <= defence:
                far = self.s.edition.regions[there].overseas
                hope *= _TOGETHER if everybody > defence and not far else 0.0
            if there in self.contested:
                hope *= _CONTESTED
            best = max(best, hope)
        return best

    def _peril(self, region: str) -> float:
        """WK-STRONGHOLD-04..06: what would be lost with an own place that is besieged."""
        s = self.s
        if s.city_in(region) is not None:
            return _CITY + _KINGDOM
        cities = len(self.own) - 1
        worth = _HEARTH + s.barons[self.seat].crowns / 30 + _MISSED * cities + _CITY * (cities > 0)
        return worth + HOME * s.options.elimination

    def relief(self, noble: Noble, region: str) -> float:
        """What it is worth that a noble joins a besieged place, so that it cannot fall."""
        worth = self.perils.get(region, 0.0)
        if not worth or noble.region == region:
            return 0.0
        inside, defence = siege.defenders(self.s, region), siege.defence_strength(self.s, region)
        reach = max(self._besiegers(region), default=0)
        defence += self.strength[noble.id] + (0 if inside else self.commander)
        return worth * _SAVED * (reach <= defence)

    def _besiegers(self, region: str) -> list[int]:
        """The strength of every baron who besieges an own place."""
        s = self.s
        return [
            siege.attack_strength(s, [n for n in s.nobles_in(region) if n.seat == each.seat])
            for each in s.sieges
            if each.region == region
        ]

    def _guard(self, noble: Noble, region: str) -> float:
        """What it is worth that a noble comes into a city of his baron that nobody guards."""
        city = self.s.city_in(region)
        if city is None or city.owner != self.seat or self._posted(region, noble):
            return 0.0
        return self._unrest(region)

    def _unrest(self, region: str) -> float:
        """What is at stake in an own city that nobody guards."""
        return UNGUARDED / (1 + self.s.barons[self.seat].faith) + _THREAT * self._threatened(region)

    def _posted(self, region: str, noble: Noble) -> int:
        """The strength of his other armies that are in a region, or are about to land there."""
        return sum(
            self.strength[n.id] for n in self.nobles if n is not noble and n.region == region
        )

    def _third(self, region: str) -> int:
        """How many barons have an army there but not the walls: each of them has to consent."""
        owner = walls.owner_of(self.s, region)
        return sum(other != owner for other in armies_there(self.s, self.seat, region))

    def cost_of_leaving(self, noble: Noble) -> float:
        """A siege that would be lifted or fail, or a city that would be left to itself."""
        here = noble.region
        if sieges.siege_of(self.s, here, self.seat) is not None:
            return self._siege_needs(noble)
        if any(n.stands_in(here) for n in self.nobles if n is not noble):
            return 0.0
        if here == self.s.barons[self.seat].stronghold.region:
            return HOME if self.s.options.elimination else 0.0
        city = self.s.city_in(here)
        if city is None or city.owner != self.seat:
            return 0.0
        return self._unrest(here)

    def _siege_needs(self, noble: Noble) -> float:
        """What a siege is worth that cannot be ended without a noble; little if not with him.

        Of what is no prize, as the city of somebody to whom peace was sworn since, it is nothing.
        """
        here = noble.region
        if here not in self.prizes:
            return 0.0
        beside = [n for n in self.nobles if n is not noble and n.stands_in(here)]
        others = sum(self.strength[n.id] for n in beside)
        if others and others + self.commander > self.defence[here]:
            return 0.0
        enough = others + self.strength[noble.id] + self.commander > self.defence[here]
        return self.prizes[here] * (1.0 if enough else _HOPELESS)

    def _threatened(self, region: str) -> bool:
        """Whether an army of somebody else is near that could take the place, were it empty."""
        wall, near = walls.strength(self.s, region), self.hops[region]
        return any(
            n.seat != self.seat
            and n.on_board
            and near[n.region] <= 1
            and men(self.s, n.troops) + self.commander > wall
            for n in self.s.nobles
        )

    def march(self, move: March | Sail) -> float:
        """What a move alone is worth; in the last round nothing."""
        noble = self.s.noble(move.noble)
        if self.last and not self.perils:
            return -_TROUBLE
        there = goal(move)
        gain = self.potential(noble, there) - self.potential(noble, noble.region)
        gain = gain * _CLOSER + self._guard(noble, there)
        if isinstance(move, March):
            gain += self.relief(noble, there)
        return gain * self.passage(move) - self.cost_of_leaving(noble) - _TROUBLE

    def passage(self, move: March | Sail) -> float:
        """How likely a move is let through."""
        if isinstance(move, Sail):
            return 1.0
        asked = sum(len(in_the_way(self.s, self.seat, region)) for region in move.path[:-1])
        return _PASSAGE**asked

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
            if other != owner and other not in self.friends:
                yield self._battle(region, nobles, other)
        worth = self.prizes.get(region, 0.0)
        if not worth or (s.card is not None and region in s.card.spared):
            return
        consent = _CONSENT ** self._third(region)
        yield self._assault(region, nobles, owner, worth * consent)
        if self.besieging and siege.can_besiege(s, seat, region, nobles):
            begun = sieges.siege_of(s, region, seat) is not None
            worth = worth if begun else self._begun(region, owner, worth)
            yield Aim(worth * consent, attack=Attack(region, owner, "siege"), ends=begun)

    def _begun(self, region: str, owner: Seat | None, worth: float) -> float:
        """What it is worth to begin a siege: the place later, no Influence from it till then."""
        cut_off = owner is not None and not sieges.besieged(self.s, region)
        denied = _CUT_OFF * (2 if owner == self.ahead else 1) * cut_off
        if self.s.city_in(region) is None:
            denied = 0.0
        return denied + (0.0 if self.last else worth * _BEGUN)

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
            stake += self.perils[region]
        mine = sieges.siege_of(s, region, self.seat) is not None
        stake += (_RESUMED if mine else _OPENED) * self.prizes.get(region, 0.0)
        worth = stake * won - self._stake(nobles) * lost - _TROUBLE
        return Aim(worth, attack=Attack(region, other, "battle"))

    def _stake(self, nobles: list[Noble]) -> float:
        """What is lost if these are beaten; regulars come back with the heir, if there is one."""
        total = 0.1
        for noble in nobles:
            lost = men(self.s, noble.troops if noble.heir is None else hired(self.s, noble))
            total += (lost + _REGULARS * (men(self.s, noble.troops) - lost)) / _HOST
        far = self.s.edition.regions[nobles[0].region].overseas
        return _RISK * total * (2 if far else 1) * (_AT_THE_END if self.last else 1)

    # -- the best of it ----------------------------------------------------------------------

    def best(self, region: str, ways: list[March | Sail], later: bool = False) -> Aim:
        """The best aim in a region; with `later` somebody else can end the siege there."""
        into = [way for way in ways if goal(way) == region]
        found = self.aims(region, into)
        if later:
            found = (a._replace(worth=a.worth * _LATER) if a.ends else a for a in found)
        return max(found, key=lambda aim: aim.worth, default=NOTHING)
