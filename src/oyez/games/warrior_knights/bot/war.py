"""War: quick replies about marches, attacks and armies."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from oyez.games.warrior_knights.answers import (
    CROWNS,
    DONE,
    NO,
    VOTE,
    Attack,
    March,
    NameRegion,
    PlaceInRegion,
    PlaceMarker,
    Sail,
    Shift,
)
from oyez.games.warrior_knights.bot.campaign import FAR, HOME, UNGUARDED, Campaign, hops
from oyez.games.warrior_knights.bot.fighting import foes_in
from oyez.games.warrior_knights.bot.household import spare, wants_soldiers
from oyez.games.warrior_knights.box.edition import VERSATILE_STRATEGY
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.armies import men
from oyez.games.warrior_knights.rules.war.combat import ready
from oyez.games.warrior_knights.rules.war.movement import moves
from oyez.games.warrior_knights.state import OFF_BOARD, KnightsState
from oyez.kernel import Question, Seat, Some

# What the smaller things are worth that a Versatile Strategy can do.
_TWO_CROWNS, _POOR, _ONE_VOTE, _ONE_MARKER = 0.03, 0.3, 0.02, 0.3
# What it is worth for a stronghold to lie near cities, and what each way to it costs.
_NEAR, _EXPOSED = 0.3, 0.2
# The fee that a marker may cost, and what has to be left for soldiers.
_FEE, _PLENTY = 8, 2


# -- quick replies: Mobilize Forces and Versatile Strategy -----------------------------------------


def mobilize_forces(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001 - as all replies
    """The region where most is to be gained, if anything is."""
    campaign, ways = Campaign(s, question.seat), moves(s, question.seat)
    later = _versatile_left(s, question.seat) >= _sieges_to_end(s, question.seat)
    worths: dict[Any, float] = {NO: 0.0}
    for answer in question.choices:
        if isinstance(answer, NameRegion):
            worths[answer] = campaign.best(answer.region, ways, later).worth
    return max(worths, key=lambda answer: worths[answer])


def _versatile_left(s: KnightsState, seat: Seat) -> int:
    """How many of his Versatile Strategies are still to turn up."""
    return sum(stack.count(VERSATILE_STRATEGY) for stack in s.plans.get(seat, ()))


def _sieges_to_end(s: KnightsState, seat: Seat) -> int:
    return sum(x.seat == seat and x.round < s.round for x in s.sieges)


def move(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Whoever is still wanted in the region named."""
    region = (question.about or {})["region"]
    ways = [way for way in question.choices if isinstance(way, March | Sail)]
    aim = Campaign(s, question.seat).best(region, ways)
    return aim.moves[0] if aim.moves and aim.worth > 0 else DONE


def attack(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The best attack, if any is worth it."""
    seat = question.seat
    region = (question.about or {})["region"]
    found = Campaign(s, seat).attacks(region, ready(s, seat, region))
    good = [aim for aim in found if aim.attack in question.choices and aim.worth > 0]
    return max(good, key=lambda aim: aim.worth).attack if good else NO


def choose_armies(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """All of them; for a siege the fewest and weakest who will do."""
    ways = list(question.choices)
    if (question.about or {})["kind"] != "siege":
        return max(ways, key=len)

    def used(way: tuple[str, ...]) -> tuple[int, int]:
        return len(way), sum(men(s, s.noble(name).troops) for name in way)

    return min(ways, key=used)


def versatile_strategy(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The best of the small things, as a rule a siege or a move towards one."""
    seat = question.seat
    campaign = Campaign(s, seat)
    worths = _attacks(campaign)
    values: list[Any] = list(question.choices)
    for value in values:
        if isinstance(value, March | Sail):
            worths[value] = campaign.march(value)
        elif not isinstance(value, Attack):
            worths[value] = _small_thing(s, seat, value)
    return max(values, key=lambda value: worths.get(value, -1.0))


def _attacks(campaign: Campaign) -> dict[Any, float]:
    """Every attack that can be made without a move, and what it is worth."""
    regions = {noble.region for noble in campaign.nobles if noble.on_board}
    worths: dict[Any, float] = {}
    for region in regions:
        nobles = ready(campaign.s, campaign.seat, region)
        for aim in campaign.attacks(region, nobles) if nobles else ():
            worths[aim.attack] = aim.worth
    return worths


def _small_thing(s: KnightsState, seat: Seat, value: object) -> float:
    crowns = s.barons[seat].crowns
    if value == CROWNS:
        return _TWO_CROWNS + _POOR / (1 + crowns / 3)
    if value == VOTE:
        return _ONE_VOTE
    if isinstance(value, PlaceMarker):
        return _marker(s, seat, value.space)
    return 0.0


def _marker(s: KnightsState, seat: Seat, space: int) -> float:
    """A place in the queue is worth its fee to who has few and will still have crowns."""
    fee = s.edition.spaces[space].fee
    queued = sum(other == seat for other in s.track)
    if queued > 1 or fee > _FEE or spare(s, seat) - fee < _PLENTY or not wants_soldiers(s, seat):
        return -1.0
    return _ONE_MARKER - 0.01 * fee


# -- quick replies: setting up ---------------------------------------------------------------------


def form_army(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Small armies of regulars; who serves for nothing leads the mercenaries."""
    e = s.edition
    pool = cast("Some[str]", question.choices).pool
    shape = e.shapes[e.nobles[(question.about or {})["noble"]].shape]
    troops = [troop for troop, number in pool.items() for _ in range(number)]
    if shape.unpaid_up_to:
        return tuple(troops)
    regulars = sorted((t for t in troops if not e.nation[t]), key=lambda t: e.strength[t])
    if shape.victory and len(regulars) > 1:
        return (regulars[0], regulars[-1])
    return tuple(regulars[:1])


def place_stronghold(s: KnightsState, question: Question, rng: Random) -> Any:
    """Off the beaten track, yet not far from cities; when it comes back, near one's own."""
    steps = hops(s.edition)
    taken = [b.stronghold.region for b in s.barons if b.seat != question.seat]
    rivals = [region for region in taken if region != OFF_BOARD]

    def worth(answer: Any) -> float:
        if not isinstance(answer, PlaceInRegion) or not s.edition.land[answer.region]:
            return -FAR
        near = steps[answer.region]
        cities = [region for region in s.edition.city_at if s.city_in(region) is not None]
        hope = sum(0.5 ** near[region] for region in cities if near[region] < 4)
        own = [region for region in cities if walls.owner_of(s, region) == question.seat]
        hope += sum(0.5 ** near[region] for region in own)
        hope *= _NEAR
        hope -= _EXPOSED * sum(away == 1 for away in near.values())
        hope -= sum(0.6 for region in rivals if near[region] <= 1)
        return hope - len(foes_in(s, question.seat, answer.region)) + 0.1 * rng.random()

    return max(question.choices, key=worth)


def place_noble(s: KnightsState, question: Question, rng: Random) -> Any:
    """Before the walls of a city that he can besiege, not far from the stronghold."""
    campaign = Campaign(s, question.seat)
    own = s.barons[question.seat].stronghold.region
    home, hopes = campaign.hops[own], dict[PlaceInRegion, float]()
    guard = HOME * (s.options.elimination and not s.nobles_in(own))
    for answer in question.choices:
        noble, region = s.noble(answer.noble), answer.region
        hope = campaign.potential(noble, region) - 0.05 * home[region] + 0.02 * rng.random()
        if region in campaign.defence:
            hope += 0.4 * campaign.potential(noble, region, elsewhere=True)
            hope += campaign.defence[region] / 2000
        hopes[answer] = hope + men(s, noble.troops) / 500 + guard * (region == own)
    return max(hopes, key=lambda answer: hopes[answer])


# -- quick replies: on the way and in Upkeep -------------------------------------------------------


def take_troops(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """All that is in the stronghold; nothing from other nobles."""
    about = question.about or {}
    return _whole(question) if not about["giver"] else ()


def _whole(question: Question) -> Any:
    """As many cards as can be taken."""
    if question.choices.kind == Some.kind:
        pool = cast("Some[str]", question.choices).pool
        return tuple(troop for troop, number in pool.items() for _ in range(number))
    return max(question.choices, key=len)


def rearrange(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Troops in the stronghold go to a noble there, or to one who can come."""

    def led(answer: Shift) -> tuple[bool, int]:
        noble = s.noble(answer.taker)
        return noble.on_board, men(s, noble.troops)

    ways = [x for x in question.choices if isinstance(x, Shift) and not x.giver]
    return max(ways, key=led) if ways else DONE


def shift(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """All of them."""
    return _whole(question)


def arrive(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Where there is most to be gained nearby, or a city to be guarded."""
    campaign = Campaign(s, question.seat)
    guarded = {noble.region for noble in campaign.nobles}

    def worth(answer: PlaceInRegion) -> float:
        unguarded = s.city_in(answer.region) is not None and answer.region not in guarded
        noble = s.noble(answer.noble)
        worth = campaign.potential(noble, answer.region) + 2 * UNGUARDED * unguarded
        return worth + campaign.relief(noble, answer.region)

    return max(question.choices, key=worth)


def second_wind(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Where most nobles are tired."""
    nobles = [n for n in s.nobles_of(question.seat) if not n.fresh]
    return max(question.choices, key=lambda x: sum(n.stands_in(x.region) for n in nobles))
