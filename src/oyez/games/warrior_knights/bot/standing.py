"""How well a baron stands: features of a position, their weights, and an evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from operator import mul
from typing import Final

from oyez.games.warrior_knights.bot.campaign import Campaign
from oyez.games.warrior_knights.bot.court import burdens, favours
from oyez.games.warrior_knights.bot.dealing import word
from oyez.games.warrior_knights.rules.assembly.titles import heretic
from oyez.games.warrior_knights.rules.phases.taxes import due_to
from oyez.games.warrior_knights.rules.victory import cities_to_win
from oyez.games.warrior_knights.rules.war import siege, sieges, walls
from oyez.games.warrior_knights.rules.war.armies import armies_of, fighting_strength
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState
from oyez.kernel import Seat

# What a feature adds to the strength of a seat, which is to its rivals' as e to the difference.
WEIGHTS: Final[Mapping[str, float]] = {
    "influence": 1.2,
    "lead": 2.0,
    "cities": 0.5,
    "overseas": 0.35,
    "conquest": 3.0,
    "sieges": 0.25,
    "besieged": -0.3,
    "unrest": -0.15,
    "men": 0.8,
    "nobles": 0.12,
    "casualties": -0.06,
    "income": 0.2,
    "crowns": 0.35,
    "votes": 0.25,
    "faith": 0.3,
    "titles": 0.06,
    "favours": 0.4,
    "laws": 0.4,
    "banned": -0.35,
    "homeless": -0.8,
    "heirless": -0.08,
}

# What its armies are about to take adds to the strength of who thinks; one answer of his changes
# little for the others.
_REACH: Final = 0.3
# An army of so many men is what everybody begins with.
_HOST: Final = 400
# More of a good than this is not worth more.
_ENOUGH_CROWNS, _ENOUGH_VOTES, _ENOUGH_FAITH = 25, 12, 5
# How often a city that nobody guards revolts.
_REVOLT: Final = 0.25


def evaluate(s: KnightsState, seat: Seat) -> float:
    """The chance of a seat to win, as its features tell."""
    if s.ended is not None:
        return float(s.ended.winner == seat)
    if s.phase == "setup":
        return _begun(s, seat)
    if s.barons[seat].out:
        return 0.0
    total = own = 0.0
    for baron in s.players:
        strength = exp(sum(map(mul, WEIGHTS.values(), _measure(s, baron.seat))))
        if baron.seat == seat:
            reach = _REACH * Campaign(s, seat).reach()
            own = strength = strength * exp(reach + word(s, seat))
        total += strength
    return own / total


def _begun(s: KnightsState, seat: Seat) -> float:
    """Before anything stands on the board there are only crowns and promises."""
    purses = {baron.seat: exp(WEIGHTS["crowns"] * baron.crowns / 10) for baron in s.players}
    own = purses[seat] * exp(word(s, seat))
    return own / (sum(purses.values()) - purses[seat] + own)


def features(s: KnightsState, seat: Seat) -> dict[str, float]:
    """The features of a seat, by name."""
    return dict(zip(WEIGHTS, _measure(s, seat), strict=True))


def lapsed(s: KnightsState) -> float:
    """How much of the game is over, from 0 to 1."""
    by_influence = 1 - s.reserve / (s.options.influence * s.seats)
    by_rounds = s.round / s.options.rounds if s.options.rounds else 0.0
    return max(0.0 if s.options.might else by_influence, by_rounds)


def _measure(s: KnightsState, seat: Seat) -> list[float]:
    """The features of a seat, in the order of their weights."""
    baron = s.barons[seat]
    held = [walls.region_of(s, place) for place in walls.cities_of(s, seat)]
    kingdom = walls.kingdom_cities_of(s, seat)
    nobles = s.nobles_of(seat)
    rival = max((b.influence for b in s.players if b.seat != seat), default=0)
    influence = 0.0 if s.options.might else baron.influence / s.options.influence
    men = sum(fighting_strength(s, army) for army in armies_of(s, seat))
    return [
        influence,
        0.0 if s.options.might else lapsed(s) ** 2 * (baron.influence - rival) / 5,
        kingdom,
        len(held) - kingdom,
        (kingdom / cities_to_win(s)) ** 3,
        _progress(s, seat),
        _pressed(s, seat, held),
        max(_REVOLT * _unguarded(s, seat, held) - baron.faith, 0.0),
        sqrt(men / _HOST),
        sum(noble.on_board for noble in nobles),
        sum(army.casualties for army in armies_of(s, seat)),
        due_to(s, seat) / 5,
        min(baron.crowns, _ENOUGH_CROWNS) / 10,
        min(baron.votes, _ENOUGH_VOTES) / 10,
        min(baron.faith, _ENOUGH_FAITH) / 4,
        (s.chairman == seat) + (s.church == seat),
        favours(s, seat),
        burdens(s, seat),
        baron.banned + 0.3 * heretic(s, seat),
        baron.stronghold.region == OFF_BOARD,
        sum(noble.heir is None for noble in nobles),
    ]


def _progress(s: KnightsState, seat: Seat) -> int:
    """Sieges that the army there is strong enough to complete."""
    sound = 0
    for each in s.sieges:
        if each.seat == seat:
            nobles = [n for n in s.nobles_in(each.region) if n.seat == seat]
            strength = siege.attack_strength(s, nobles)
            sound += strength > siege.defence_strength(s, each.region)
    return sound


def _pressed(s: KnightsState, seat: Seat, held: list[str]) -> int:
    """Own places under siege."""
    places = [*held, s.barons[seat].stronghold.region]
    return sum(sieges.besieged(s, region) for region in places if region)


def _unguarded(s: KnightsState, seat: Seat, held: list[str]) -> int:
    guarded = {noble.region for noble in s.nobles_of(seat) if not noble.at_sea}
    return sum(region not in guarded for region in held)
