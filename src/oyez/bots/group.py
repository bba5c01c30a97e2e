"""The bots of one match, and the decision of a single bot in a worker process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from oyez.bots.levels import BOTS, STEWARD, THINK_LIMIT, bot_named
from oyez.bots.observation import Observation, game_named_in
from oyez.bots.simple import Bot
from oyez.game import Game, installed_games
from oyez.kernel import NATURE, Accept, Decline, Match, Seat, plain
from oyez.kernel.inquiries import step_began
from oyez.kernel.undo import open_phase

# So often a bot acts out of turn between two step boundaries.
_ACTS: Final = 2


class BotGroup:
    """The bots of one match; a seat without one is left to a person.

    Each bot acts out of turn only so often in one step of the rules, unless a person does something
    meanwhile: else bots could keep one another from going on, for who acts is asked anew. Where all
    play at once they take turns.
    """

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
        self._match, self._bots = match, bots
        self._observations = {seat: Observation(match, seat) for seat in bots}
        self._acts: Counter[Seat] = Counter()
        self._ply, self._step = match.ply, -1
        self._last = Seat(-1)

    def move(self) -> Seat | None:
        """Let one bot act or answer; the seat that did, or None if all wait for a person."""
        match = self._match
        self._give_orders()
        step = step_began(match)
        if (match.ply, step) != (self._ply, self._step):
            self._acts.clear()
        moved = self._act()
        if moved is None:
            moved = self._answer()
        self._ply, self._step = match.ply, step
        return moved

    def play_open_phase(self) -> None:
        """Where all play at once, let each bot do something: a person who is asked plays on."""
        for _ in self._bots:
            if open_phase(self._match) is None or self.move() is None:
                return

    def reply(self) -> None:
        """Let whoever has been made an offer answer it, though a person is asked."""
        for seat, bot in self._bots.items():
            observation = self._observations[seat]
            for _ in range(_ACTS):
                if offers := observation.offers():
                    act = bot.act(observation)
                    self._match.act(seat, _declined(observation, offers) if act is None else act)

    def _act(self) -> Seat | None:
        for seat, bot in self._bots.items():
            act = bot.act(self._observations[seat]) if self._acts[seat] < _ACTS else None
            if act is not None:
                self._acts[seat] += 1
                self._match.act(seat, act)
                return seat
        return None

    def _give_orders(self) -> None:
        """Let every bot be asked wherever it may step in."""
        if not self._match.game.moments or self._match.over or NATURE in self._match.waiting():
            return
        for seat, observation in self._observations.items():
            for moment in observation.unordered_moments():
                self._match.order(seat, ("ask", moment))

    def _answer(self) -> Seat | None:
        asked = [seat for seat in self._match.waiting() if seat in self._bots]
        if open_phase(self._match) is not None:
            asked.sort(key=lambda seat: seat <= self._last)
        for seat in asked:
            question = self._match.question(seat)
            assert question is not None
            self._match.answer(seat, self._bots[seat].answer(question, self._observations[seat]))
            self._last = seat
            return seat
        return None


def bots_by_name(match: Match[Any], names: Sequence[str | None], rng: Random) -> BotGroup:
    """Bots by name, seat by seat; None leaves the seat to a person."""
    return BotGroup(
        match,
        {
            Seat(n): BOTS[name](Random(rng.getrandbits(64)))
            for n, name in enumerate(names)
            if name is not None
        },
    )


class BotDecision(Struct, frozen=True):
    """A bot's decision as plain data, for `answer_plain`, `act_plain` or `order_plain`."""

    kind: Literal["answer", "act", "order"]
    value: Any


def decide(bot: Bot, observation: Observation, *, orders: bool = False) -> BotDecision | None:
    """What a bot does now, if anything: an act, an answer, or else a polite no to an offer.

    With `orders` it first sees to it that it is asked wherever it may step in. Who only stands in
    for somebody gives no orders: they would outlast its stay.
    """
    if orders and (unordered_moments := observation.unordered_moments()):
        return BotDecision("order", ["ask", unordered_moments[0]])
    act = bot.act(observation)
    if act is not None:
        return BotDecision("act", plain(act))
    question = observation.question()
    if question is not None:
        return BotDecision("answer", plain(bot.answer(question, observation)))
    offers = observation.offers()
    return BotDecision("act", plain(_declined(observation, offers))) if offers else None


def _declined(observation: Observation, offers: Sequence[Accept]) -> Any:
    """A polite no to the first of these offers."""
    return observation.saying(Decline(offers[0].number))


def decide_from_bytes(
    name: str, data: bytes, seed: int, seconds: float = THINK_LIMIT
) -> BotDecision | None:
    """Let a bot look at a `glimpse`, in whatever process this is, and say what it does."""
    game = _games()[game_named_in(data)]
    bot, observation = bot_named(name, Random(seed), seconds), Observation.from_bytes(game, data)
    return decide(bot, observation, orders=name != STEWARD)


@cache
def _games() -> Mapping[str, Game[Any, Any]]:
    return installed_games()
