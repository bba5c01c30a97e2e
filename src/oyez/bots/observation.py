"""What a bot may observe: its seat's view, and re-dealt matches that agree with it.

A sight can be sent to another process. What is sent is no secret to the seat: everything that it
cannot see has been dealt anew before it is written down.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from oyez.bargains.offers import OfferReply
from oyez.game import Game, game_of
from oyez.kernel import Accept, Answer, Choices, Match, Question, Seat, redeal, redeal_position
from oyez.kernel.inquiries import answers_since, boundary
from oyez.scene.views import view
from oyez.state.conversion import prepared

_encode = msgspec.msgpack.Encoder().encode


class Observation:
    """A match as one seat may observe it; everything unseen is re-dealt."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match, self.seat = match, seat

    @staticmethod
    def from_bytes(game: Game[Any, Any], data: bytes) -> Observation:
        """What `pack_observation` has written down, seen again."""
        return _PackedObservation.read(data).observation(game)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return game_of(self._match)

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain data."""
        return view(self._match, self.seat)

    def question(self) -> Question | None:
        """What the seat still has to answer, if anything."""
        waited_for = self.seat in self._match.waiting()
        return self._match.question(self.seat) if waited_for else None

    def anytime(self) -> Choices[Any]:
        """What the seat may do out of turn."""
        return self._match.anytime(self.seat)

    def unordered_moments(self) -> list[str]:
        """The moments that pass the seat by, for it has ordered nothing about them."""
        own = self._match.state.orders.get(self.seat, {})
        return [moment for moment in self.game.moments if moment not in own]

    def offers(self) -> list[Accept]:
        """What it could accept: the offers that others have made to it."""
        return _offers(self._match, self.seat)

    def saying(self, handshake: OfferReply) -> Any:
        """The act that says so: the handshake itself, or what it stands in."""
        return next(self.anytime().holding(handshake))

    def imagine(self, rng: Random) -> Match[Any]:
        """A match of one's own to try things in, with everything unseen dealt anew.

        NoDealFound if none is found that agrees with all that the seat has seen.
        """
        return redeal(self._match, self.seat, rng)

    def guess(self, rng: Random) -> Any:
        """The position alone, with everything unseen dealt anew; for where imagining fails."""
        return redeal_position(self._match, self.seat, rng)


def has_to_act(match: Match[Any], seat: Seat) -> bool:
    """Whether `seat` has something to say: it is waited for, or has been made an offer."""
    return not match.over and (seat in match.waiting() or bool(_offers(match, seat)))


def _offers(match: Match[Any], seat: Seat) -> list[Accept]:
    """The offers open to it, wherever they stand among what it may do."""
    return [thing for thing in _listed(match.anytime(seat)) if isinstance(thing, Accept)]


def _listed(choices: Choices[Any]) -> Iterator[Any]:
    yield from choices.listed() or ()
    for part in choices.children().values():
        yield from _listed(part)


def pack_observation(match: Match[Any], seat: Seat, rng: Random) -> bytes:
    """The position as `seat` may know it, for `Sight.from_bytes` in another process.

    The same public position and the same `rng` give the same bytes, whatever the secrets are.
    NoDealFound if no deal is found that agrees with all that the seat has seen.
    """
    if match.over:
        raise ValueError("the match is over: there is nothing to think about")
    dealt = redeal(match, seat, rng)
    state, answers = boundary(dealt).state, answers_since(dealt, seat)
    return _encode(
        _PackedObservation(match.game.id, seat, match.seats, match.options, state, answers)
    )


def game_named_in(data: bytes) -> str:
    """The id of the game of which these bytes are a glimpse."""
    return _PackedObservation.read(data).game


class _PackedObservation(Struct, array_like=True):
    """A re-dealt position: the state at the last step boundary, and the answers since."""

    game: str
    seat: Seat
    seats: int
    options: Any
    state: Any
    answers: list[Answer]

    @staticmethod
    def read(data: bytes) -> _PackedObservation:
        return msgspec.msgpack.decode(data, type=prepared(_PackedObservation))

    def observation(self, game: Game[Any, Any]) -> Observation:
        """The match again, with the answers played as they were."""
        options = msgspec.convert(self.options, prepared(game.options), str_keys=True)
        state = msgspec.convert(self.state, prepared(game.state), str_keys=True)
        match = Match[Any].resumed(game, self.seats, options, 0, state, [])
        match.settle()
        for entry in self.answers:
            match.replay_plain_entry(entry)
        return Observation(match, self.seat)
