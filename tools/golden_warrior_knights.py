"""Golden games of Warrior Knights: seeds, and where each round of the game they give began."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count, islice
from random import Random
from typing import Any, Final, cast

import msgspec

from oyez.choices.basic import written
from oyez.games.warrior_knights import GAME, KnightsOptions, KnightsState
from oyez.kernel import Choices, Clauses, Either, Form, Match, Seat, plain
from oyez.state.copying import clone

FILE: Final = "warrior_knights/games.json"

# How often somebody does something out of turn.
ACTS: Final = 0.05
# What barons did out of turn when these games were found; most still do nothing else.
_DONE: Final = ("give", "promise", "call-broken", "hand-heir", "kill-heir")
# What happens to offers and promises.
_DEALS: Final = (
    "OfferMade",
    "OfferCountered",
    "OfferClosed",
    "DealStruck",
    "PeacePromised",
    "PromiseBroken",
    "PromiseKept",
    "PromiseCalledKept",
    "PromiseCalledBroken",
)
# Fields of a state that came later, or are not this game's own: they do not count while empty.
_LATER: Final = ("passages", "orders", "bargains", "offered")
_LATER_IN_PROMISES: Final = ("kept", "term", "until")
# Some sets are huge; whatever comes first in them is as good as the rest.
MOST: Final = 400


@dataclass(frozen=True)
class Wanted:
    """A game to keep: the table, how it has to end, and what has to happen in it."""

    name: str
    seats: int
    rounds: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    how: str = "influence"
    tells: tuple[str, ...] = ()
    # How often somebody acts out of turn, and whether that may be about offers.
    acts: float = ACTS
    deals: bool = False

    def fits(self, match: Match[KnightsState]) -> bool:
        """Whether a game played out is one like this."""
        told = {type(told.event).__name__ for told in match.told or ()}
        ended = match.outcome is not None and match.outcome.how == self.how
        return ended and told >= set(self.tells)


WANTED: Final = (
    Wanted("two", 2, 8, tells=("VotesWritten", "CityTaken")),
    Wanted("two-by-the-faq", 2, 6, {"faq_two_players": True, "fate_limit": True}),
    Wanted("three", 3, 8, tells=("CityTaken", "Retreated", "Hired")),
    Wanted("four", 4, 8, tells=("SiegeBegun", "LawPassed", "OfficeGiven")),
    Wanted("five", 5, 8, tells=("Banned", "ChargeGiven", "ExpeditionSettled")),
    Wanted("six", 6, 8, tells=("NobleKilled", "CityTaken", "RevoltDrawn")),
    Wanted("short", 3, 40, {"influence": 8}, tells=("InfluenceRanOut",)),
    Wanted("heirs", 4, 8, {"hostage_heirs": True}, tells=("HeirHandedOver", "HeirKilled")),
    Wanted("open-motions", 4, 8, {"open_motions": True}, tells=("LawInWordsPassed",)),
    Wanted("elimination", 3, 20, {"elimination": True}, tells=("Eliminated",)),
    Wanted("retreats", 3, 8, {"retreat_exhausts": True}, tells=("Retreated", "ArmiesExchanged")),
    Wanted("might", 3, 8, {"might": True}, how="might", tells=("CityTaken",)),
    Wanted("deals", 3, 6, acts=0.3, deals=True, tells=_DEALS),
)


def golden_file() -> bytes:
    """All of them: the seed that was found, the rounds it gives, and how the game ends."""
    found = {wanted.name: tell(*find(wanted)) for wanted in WANTED}
    return json.dumps(found, indent=1).encode() + b"\n"


def find(wanted: Wanted) -> tuple[int, list[str], Match[KnightsState]]:
    """The first game that fits, seed by seed."""
    for seed in count():
        rounds, match = play_out(wanted, seed)
        if wanted.fits(match):
            return seed, rounds, match
    raise AssertionError("seeds never run out")


def tell(seed: int, rounds: list[str], match: Match[KnightsState]) -> dict[str, Any]:
    return {"seed": seed, "rounds": rounds, "outcome": plain(match.outcome)}


def play_out(wanted: Wanted, seed: int) -> tuple[list[str], Match[KnightsState]]:
    """A game that follows from the rules and the seed alone, and where each of its rounds began."""
    rng = Random(seed)
    match = Match(GAME, wanted.seats, options_of(wanted), listen=True)
    rounds: list[str] = []
    for _ in moves(match, rng, wanted):
        if match.state.round > len(rounds):
            rounds.append(fingerprint(match))
    return [*rounds, fingerprint(match)], match


def options_of(wanted: Wanted) -> KnightsOptions:
    return KnightsOptions(**wanted.options, rounds=wanted.rounds)


def moves(match: Match[KnightsState], rng: Random, wanted: Wanted) -> Iterator[int]:
    """Answer after answer, and now and then an act out of turn, to the end of the game."""
    for ply in count():
        if match.over:
            return
        seat = rng.choice(match.waiting())
        actor = Seat(rng.randrange(match.seats))
        often = seat in range(match.seats) and rng.random() < wanted.acts
        acts = match.anytime(actor) if often else None
        if acts:
            act = pick_inside(acts, rng) if wanted.deals else pick(_as_ever(acts), rng)
            match.act(actor, act)
        else:
            question = match.question(seat)
            assert question is not None
            match.answer(seat, pick(question.choices, rng))
        yield ply


def _as_ever(acts: Choices[Any]) -> Choices[Any]:
    """Only what could always be done."""
    options = cast("Either", acts).options
    return Either({name: options[name] for name in _DONE if name in options})


def fingerprint(match: Match[KnightsState]) -> str:
    """All that is on the table, in a few letters."""
    table = plain(clone(match.state))
    if not table["bargains"]["made"]:
        table["bargains"] = None
    table["promises"] = [_without(promise, _LATER_IN_PROMISES) for promise in table["promises"]]
    paper = msgspec.json.encode(_without(table, _LATER))
    return hashlib.blake2b(paper, digest_size=6).hexdigest()


def _without(fields: dict[str, Any], later: tuple[str, ...]) -> dict[str, Any]:
    return {name: part for name, part in fields.items() if part or name not in later}


def pick(choices: Choices[Any], rng: Random) -> Any:
    """A kind of value, then a value of that kind: rare kinds come as often as common ones."""
    by_kind: dict[str, list[tuple[bytes, Any]]] = {}
    for value in islice(choices, MOST):
        by_kind.setdefault(type(value).__name__, []).append((written(value), value))
    kind = rng.choice(sorted(by_kind))
    return rng.choice(sorted(by_kind[kind], key=lambda pair: pair[0]))[1]


def pick_inside(choices: Choices[Any], rng: Random) -> Any:
    """A value put together part by part, since there are far too many offers to walk."""
    match choices:
        case Either():
            name = rng.choice(sorted(name for name, part in choices.options.items() if part))
            return name, pick_inside(choices.options[name], rng)
        case Form():
            return tuple(pick_inside(part, rng) for part in choices.fields.values())
        case Clauses():
            open_to = sorted(name for name, part in choices.kinds.items() if part)
            names = rng.sample(open_to, rng.randint(choices.least, min(choices.most, len(open_to))))
            return tuple((name, pick_inside(choices.kinds[name], rng)) for name in names)
        case _:
            return pick(choices, rng)
