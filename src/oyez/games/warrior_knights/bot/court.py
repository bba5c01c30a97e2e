"""The court: votes and voices, motions, refusal, the Church and its events, consent."""

from __future__ import annotations

from functools import cache
from math import ceil
from random import Random
from typing import Any, Final

from oyez.games.warrior_knights.answers import (
    ADJOURN,
    NO,
    REFUSE,
    SUBMIT,
    YES,
    Cancel,
    OpenLaw,
    Pardon,
    Recall,
)
from oyez.games.warrior_knights.bot.campaign import Campaign
from oyez.games.warrior_knights.bot.rivals import foremost, rank
from oyez.games.warrior_knights.box.rows import Agenda, LastingEffect
from oyez.games.warrior_knights.rules.assembly.lasting import force_of
from oyez.games.warrior_knights.rules.assembly.voting import YEA, options
from oyez.games.warrior_knights.rules.phases.revolts import unguarded
from oyez.games.warrior_knights.rules.phases.taxes import due_to
from oyez.games.warrior_knights.rules.purse import INFLUENCE, can_take_influence, owns
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.armies import men
from oyez.games.warrior_knights.rules.war.sieges import siege_of
from oyez.games.warrior_knights.state import KnightsState, Matter, Noble
from oyez.kernel import Question, Seat

# What one of each good is worth.
_GOODS: Final = {"crowns": 0.1, "votes": 0.08, "faith": 0.2, "influence": 0.5, "": 0.0}
_CITY: Final = 1.5
_TITLE: Final = 0.3
_EXILE: Final = 0.4
# What the force of a charge or an office is worth, each unit of it.
_FORCES: Final = {
    "income": 0.2,
    "absent": -0.5,
    "assembly_faith": 0.2,
    "assembly_votes": 0.2,
    "breach_price": 0.1,
    "fortify_price": 0.05,
    "cancel_discount": 0.15,
    "free_troops": 0.004,
    "free_troops_at_home": 0.001,
    "march": 0.15,
    "lands_at_once": 0.1,
    "siege_strength": 0.003,
    "assault_cards": 0.15,
    "governor_income": 0.15,
    "victory": 0.4,
    "loyal": 0.1,
}
# What it is worth to be heard in the assembly.
_SEAT_IN_ASSEMBLY: Final = 0.8
# How much of a rival's loss is one's own gain: of the foremost rival, and of the others.
_FOREMOST, _OTHERS = 0.6, 0.25
# Matters of less importance are left to others; of more, all votes but a few are spent.
_TRIFLE, _EAGER, _MOST = 0.1, 0.6, 0.9
_PARDON: Final = 0.6
# What a Faith is worth when something bad can be bought off.
_FAITH: Final = 0.3


# -- rivals ----------------------------------------------------------------------------------------


def _share(s: KnightsState, seat: Seat, other: Seat) -> float:
    """How much what is good for another is bad for oneself."""
    return _FOREMOST if other == foremost(s, seat) else _OTHERS


# -- what is voted on ------------------------------------------------------------------------------


def boon(s: KnightsState, row: Agenda, seat: Seat) -> float:
    """What a card is worth to the baron whom it is given to, or whom it strikes."""
    if row.kind in ("charge", "office"):
        return _of_force(row.force)
    if row.effect == "take":
        denied = row.good == INFLUENCE and not can_take_influence(s, seat)
        return 0.0 if denied else _GOODS[row.good] * row.amount
    if row.effect == "pay":
        return -_GOODS[row.good] * min(row.amount, owns(s, seat, row.good))
    if row.effect == "confiscation":
        return -_CITY * min(walls.kingdom_cities_of(s, seat), row.amount)
    if row.effect == "exile":
        return -_EXILE * any(noble.on_board for noble in s.nobles_of(seat))
    held = s.chairman if row.effect == "chairman" else s.church
    return _TITLE if held != seat else 0.0


@cache
def _of_force(force: LastingEffect) -> float:
    """What the force of a charge or an office is worth."""
    return sum(worth * float(getattr(force, name)) for name, worth in _FORCES.items())


def favours(s: KnightsState, seat: Seat) -> float:
    """What a baron's charges and the offices of his nobles are worth."""
    cards = [*s.barons[seat].charges, *(n.office for n in s.nobles_of(seat) if n.office)]
    return sum(_of_force(s.edition.agendas[card].force) for card in cards)


def burdens(s: KnightsState, seat: Seat) -> float:
    """What the laws in force are worth to a baron."""
    return sum(burden(s, force_of(s, law), seat) for law in s.laws)


def burden(s: KnightsState, force: LastingEffect, seat: Seat) -> float:
    """What a law is worth to a baron; as a rule it is a burden."""
    fortified = sum(s.cities[n].fortified for n in walls.cities_of(s, seat))
    cities = sum(1 for _ in walls.cities_of(s, seat))
    hired = [t for n in s.nobles_of(seat) for t in n.troops if s.edition.nation[t]]
    worth = 0.1 * fortified * force.fortified_extra + 0.05 * force.assembly_votes * cities
    worth += 0.1 * force.no_stronghold_combat * cities + 0.05 * force.free_passage * cities
    if force.tax_per:
        worth -= due_to(s, seat) / force.tax_per / 20
    if force.tithe and cities >= force.tithe_from:
        worth -= 0.1 * force.tithe
    worth -= 0.05 * force.hire_extra + 0.02 * force.wage_extra * len(hired)
    worth -= 0.05 * force.mercenary_wages * len(hired)
    return worth - 0.2 * force.no_sieges - 0.05 * (force.no_roads + force.no_sailing)


def law_for(s: KnightsState, force: LastingEffect, seat: Seat) -> float:
    """What a law is worth to a baron as against the others."""
    others = [burden(s, force, b.seat) for b in s.players if b.seat != seat]
    return burden(s, force, seat) - sum(others) / max(len(others), 1)


def liking(s: KnightsState, seat: Seat, matter: Matter, voice: str) -> float:
    """How much a baron would like the assembly to decide so."""
    e = s.edition
    if matter.kind == "agenda":
        row = e.agendas[matter.subject]
        if row.vote == "baron":
            chosen = next(b.seat for b in s.barons if b.id == voice)
            return _for_baron(s, seat, row, chosen)
        return (law_for(s, row.force, seat) + _for_all(s, seat, row)) * (voice == YEA)
    if voice != YEA:
        return 0.0
    if matter.kind == "pardon":
        own = matter.baron == seat
        return _PARDON if own else -_PARDON * _OTHERS
    if matter.kind == "open":
        return law_for(s, e.open_motions[matter.subject].force, seat) - 0.05
    if matter.kind == "cancel":
        return -_in_play(s, seat, matter.subject, matter.baron)
    return 0.0


def _for_baron(s: KnightsState, seat: Seat, row: Agenda, chosen: Seat) -> float:
    worth = boon(s, row, chosen)
    if chosen == seat:
        return worth
    return -worth * _share(s, seat, chosen)


def _for_all(s: KnightsState, seat: Seat, row: Agenda) -> float:
    """Motions that strike everybody: a collection is good for who can pay it."""
    if row.effect == "collection":
        return 0.1 if s.barons[seat].crowns >= 2 * row.amount else -0.1
    return 0.0


def _in_play(s: KnightsState, seat: Seat, card: str, holder: Seat | None) -> float:
    """What a law, charge or office that is in play is worth to a baron."""
    e = s.edition
    if holder is None:
        row = e.agendas[card] if card in e.agendas else e.open_motions[card]
        return law_for(s, row.force, seat)
    return _for_baron(s, seat, e.agendas[card], holder)


# -- votes -----------------------------------------------------------------------------------------


def importance(s: KnightsState, seat: Seat, matter: Matter) -> float:
    """What lies between the best and the worst decision."""
    likings = [liking(s, seat, matter, voice) for voice in options(s, matter)]
    return max(likings) - min(likings) if likings else 0.0


def bid(s: KnightsState, question: Question, rng: Random) -> Any:
    """More for what matters more, and never more than it takes."""
    assembly = s.assembly
    assert assembly is not None
    assert assembly.matter is not None
    seat, votes = question.seat, s.barons[question.seat].votes
    weight = importance(s, seat, assembly.matter)
    if weight < _TRIFLE:
        return 0
    against = sum(s.barons[other].votes for other in assembly.attending if other != seat)
    part = min(_EAGER * weight, _MOST) * (0.8 + 0.4 * rng.random())
    return max(min(ceil(votes * part), votes, against + 1), 0)


def bids(s: KnightsState, question: Question, rng: Random) -> list[int]:
    """What comes to mind at once, nothing, all, and what lies between."""
    votes = s.barons[question.seat].votes
    return list(dict.fromkeys([bid(s, question, rng), 0, votes // 3, 2 * votes // 3, votes]))


def write_votes(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001 - as all replies
    """WK-PLAYERS-04: votes for each agenda, by its importance."""
    assembly = s.assembly
    assert assembly is not None
    seat, votes = question.seat, s.barons[question.seat].votes
    weights = [importance(s, seat, Matter("agenda", card)) for card in assembly.order]
    total = max(sum(weights), 1.0)
    parts = [(n, int(votes * weight / total)) for n, weight in enumerate(weights)]
    return tuple((n, part) for n, part in parts if part > 0)


def voices(s: KnightsState, question: Question, rng: Random) -> list[Any]:
    """Every way, what one would like best first: so it is said where it makes no difference."""
    first = voice(s, question, rng)
    return [first, *(answer for answer in question.choices if answer != first)]


def voice(s: KnightsState, question: Question, rng: Random) -> Any:
    """Whatever one would like best."""
    assembly = s.assembly
    assert assembly is not None
    matter = assembly.matter
    assert matter is not None

    def wish(answer: Any) -> float:
        return liking(s, question.seat, matter, answer.voice) + 0.01 * rng.random()

    return max(question.choices, key=wish)


def propose(s: KnightsState, question: Question, rng: Random) -> Any:
    """The motion that would help most, were it carried."""
    opened = s.options.open_motions
    ways = [x[1] for x in question.choices if x[0] == "motion"] if opened else question.choices

    def hope(value: Any) -> float:
        return _hope(s, question.seat, value) + 0.01 * rng.random()

    best = max(ways, key=hope)
    return ("motion", best) if opened else best


def _hope(s: KnightsState, seat: Seat, value: Any) -> float:
    if isinstance(value, Recall):
        matter = Matter("agenda", value.card)
        return max((liking(s, seat, matter, voice) for voice in options(s, matter)), default=-1.0)
    if isinstance(value, Pardon):
        return liking(s, seat, Matter("pardon", baron=value.seat), YEA)
    if isinstance(value, Cancel):
        return liking(s, seat, Matter("cancel", value.card, value.seat), YEA)
    if isinstance(value, OpenLaw):
        return liking(s, seat, Matter("open", value.law), YEA)
    return 0.02 if value == ADJOURN else -1.0


def submit(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Nobody is banned twice; who is not submits unless it costs too much."""
    seat = question.seat
    card = (question.about or {})["card"]
    row = s.edition.agendas[card]
    harm = 0.2 if row.effect == "collection" else -boon(s, row, seat)
    limit = 0.0 if s.barons[seat].banned else _SEAT_IN_ASSEMBLY
    return REFUSE if harm > limit else SUBMIT


def obey(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Only outlaws break the law."""
    return REFUSE if s.barons[question.seat].banned else SUBMIT


def name_chairman(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Whoever has come least far."""
    ranks = {baron.seat: rank(s, baron) for baron in s.players}
    return min(question.choices, key=lambda answer: ranks[answer.seat])


def order_agendas(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """What matters most first, while one has votes."""
    order = next(iter(question.choices))
    weights = {card: importance(s, question.seat, Matter("agenda", card)) for card in order}
    return tuple(sorted(order, key=lambda card: -weights[card]))


def give_office(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """To the noble with most men, who has none yet."""

    def fit(answer: Any) -> float:
        noble = s.noble(answer.noble)
        return men(s, noble.troops) * noble.on_board - 500 * bool(noble.office)

    return max(question.choices, key=fit)


def replace_charge(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The least of them goes."""
    agendas, seat = s.edition.agendas, question.seat
    return min(question.choices, key=lambda answer: boon(s, agendas[answer.card], seat))


def exile(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Whoever can best be spared where he is."""
    campaign = Campaign(s, question.seat)

    def spared(answer: Any) -> float:
        noble = s.noble(answer.noble)
        return -campaign.cost_of_leaving(noble) - campaign.potential(noble, noble.region)

    return max(question.choices, key=spared)


# -- events ----------------------------------------------------------------------------------------


def name_drawer(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """What is bad to the foremost rival, if Faith can be spared; what is good to oneself."""
    seat = question.seat
    back = (question.about or {})["back"]
    spare = s.barons[seat].faith > len(unguarded(s, seat)) / 3
    rival = foremost(s, seat)
    weakest = min((b for b in s.players if b.seat != seat), key=lambda b: rank(s, b)).seat
    wanted = {
        "red": [rival] if spare else [seat],
        "green": [seat, weakest] if spare else [weakest],
    }.get(back, [rival])
    by_seat = {answer.seat: answer for answer in question.choices}
    return next((by_seat[x] for x in wanted if x in by_seat), next(iter(question.choices)))


def cancel_event(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Buy it off if it is worse than the Faith is good."""
    about = question.about or {}
    harm = _harm(s, question.seat, about["card"], about["target"])
    return YES if harm > _FAITH * about["faith"] else NO


def _harm(s: KnightsState, seat: Seat, name: str, target: str) -> float:
    """What a red event costs the baron who drew it."""
    card, baron = s.edition.event_cards[name], s.barons[seat]
    if card.effect in ("casualties", "fever"):
        return men(s, s.noble(target).troops) / 200
    if card.effect in ("lose", "lose-share", "lose-share-up"):
        lost = card.amount if card.effect == "lose" else owns(s, seat, card.good) / card.amount
        return _GOODS[card.good] * lost
    if card.effect in ("mutiny", "desertion"):
        hired = [t for n in s.nobles_of(seat) for t in n.troops]
        return 0.002 * sum(s.edition.strength[t] for t in hired if s.edition.nation[t] == target)
    if card.effect == "revolt":
        return _CITY if baron.crowns < 8 else 0.4
    if card.effect == "lame":
        return 0.7 if siege_of(s, s.noble(target).region, seat) is not None else 0.2
    if card.effect == "heretic":
        return 0.3 + 0.4 * (s.church == seat)
    return 0.25


def pledge_faith(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """All that is missing if one is struck and can pay it, else nothing."""
    about, seat = question.about or {}, question.seat
    missing, most = about["faith"], max(question.choices)
    card = s.edition.event_cards[about["card"]]
    target = about["target"]
    if card.effect == "unrest":
        struck = len(unguarded(s, seat)) > 0 and s.barons[seat].faith > 4
    elif card.effect == "storm":
        struck = any(noble.at_sea for noble in s.nobles_of(seat))
    else:
        struck = card.effect == "fire" and walls.owner_of(s, target) == seat
        struck = struck or any(n.seat == seat and _weighty(s, n) for n in s.nobles_in(target))
    return missing if struck and missing <= most else 0


def _weighty(s: KnightsState, noble: Noble) -> bool:
    return men(s, noble.troops) >= 100


def pick_line(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """The heir of the strongest."""
    return max(question.choices, key=lambda answer: men(s, s.noble(answer.noble).troops))


# -- consent ---------------------------------------------------------------------------------------


def refuse(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Nobody passes."""
    return NO


def allow_attack(s: KnightsState, question: Question, rng: Random) -> Any:  # noqa: ARG001
    """Nobody takes a city under one's eyes, unless it is the foremost rival's who loses it."""
    about, seat = question.about or {}, question.seat
    ahead, region = foremost(s, seat), about["region"]
    mine = siege_of(s, region, seat) is not None
    asks = next(baron.seat for baron in s.barons if baron.id == about["baron"])
    return YES if walls.owner_of(s, region) == ahead != asks and not mine else NO
