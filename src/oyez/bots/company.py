"""The bots at a table, and a bot on its own in another process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from oyez.bots.levels import BOTS, PATIENCE, STEWARD, bot_named
from oyez.bots.sight import Sight, game_named_in
from oyez.bots.simple import Bot
from oyez.game import Game, installed_games
from oyez.kernel import NATURE, Accept, Decline, Match, Seat, plain
from oyez.kernel.inquiries import step_began
from oyez.kernel.undo import open_phase

# So often a bot acts out of turn between two step boundaries.
_ACTS: Final = 2


class Company:
    """The bots at a table; a seat without one is left to a person.

    Each bot acts out of turn only so often in one step of the rules, unless a person does something
    meanwhile: else bots could keep one another from going on, for who acts is asked anew. Where all
    play at once they take turns.
    """

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
        self._match, self._bots = match, bots
        self._sights = {seat: Sight(match, seat) for seat in bots}
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

    def keep_up(self) -> None:
        """Where all play at once, let each bot do something: a person who is asked plays on."""
        for _ in self._bots:
            if open_phase(self._match) is None or self.move() is None:
                return

    def reply(self) -> None:
        """Let whoever has been made an offer answer it, though a person is asked."""
        for seat, bot in self._bots.items():
            sight = self._sights[seat]
            for _ in range(_ACTS):
                if offers := sight.offers():
                    act = bot.act(sight)
                    self._match.act(seat, _declined(sight, offers) if act is None else act)

    def _act(self) -> Seat | None:
        for seat, bot in self._bots.items():
            act = bot.act(self._sights[seat]) if self._acts[seat] < _ACTS else None
            if act is not None:
                self._acts[seat] += 1
                self._match.act(seat, act)
                return seat
        return None

    def _give_orders(self) -> None:
        """Let every bot be asked wherever it may step in."""
        if not self._match.game.moments or self._match.over or NATURE in self._match.waiting():
            return
        for seat, sight in self._sights.items():
            for moment in sight.unasked():
                self._match.order(seat, ("ask", moment))

    def _answer(self) -> Seat | None:
        asked = [seat for seat in self._match.waiting() if seat in self._bots]
        if open_phase(self._match) is not None:
            asked.sort(key=lambda seat: seat <= self._last)
        for seat in asked:
            question = self._match.question(seat)
            assert question is not None
            self._match.answer(seat, self._bots[seat].answer(question, self._sights[seat]))
            self._last = seat
            return seat
        return None


def company(match: Match[Any], names: Sequence[str | None], rng: Random) -> Company:
    """Bots by name, seat by seat; None leaves the seat to a person."""
    return Company(
        match,
        {
            Seat(n): BOTS[name](Random(rng.getrandbits(64)))
            for n, name in enumerate(names)
            if name is not None
        },
    )


class Thought(Struct, frozen=True):
    """What a bot says, as plain data for `Match.answer_plain`, `act_plain` or `order_plain`."""

    kind: Literal["answer", "act", "order"]
    value: Any


def choose(bot: Bot, sight: Sight, *, orders: bool = False) -> Thought | None:
    """What a bot does now, if anything: an act, an answer, or else a polite no to an offer.

    With `orders` it first sees to it that it is asked wherever it may step in. Who only stands in
    for somebody gives no orders: they would outlast its stay.
    """
    if orders and (unasked := sight.unasked()):
        return Thought("order", ["ask", unasked[0]])
    act = bot.act(sight)
    if act is not None:
        return Thought("act", plain(act))
    question = sight.question()
    if question is not None:
        return Thought("answer", plain(bot.answer(question, sight)))
    offers = sight.offers()
    return Thought("act", plain(_declined(sight, offers))) if offers else None


def _declined(sight: Sight, offers: Sequence[Accept]) -> Any:
    """A polite no to the first of these offers."""
    return sight.saying(Decline(offers[0].number))


def think(name: str, data: bytes, seed: int, seconds: float = PATIENCE) -> Thought | None:
    """Let a bot look at a `glimpse`, in whatever process this is, and say what it does."""
    game = _games()[game_named_in(data)]
    bot, sight = bot_named(name, Random(seed), seconds), Sight.from_bytes(game, data)
    return choose(bot, sight, orders=name != STEWARD)


@cache
def _games() -> Mapping[str, Game[Any, Any]]:
    return installed_games()
