"""What a sensible lord would prefer: plans, an evaluation, and quick replies."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from oyez.game import Heuristics
from oyez.games.the_anarchy.answers import PAY_FOOD, Spy, TakePath
from oyez.games.the_anarchy.bot import choosing, defending, planning
from oyez.games.the_anarchy.bot.lore import Lore
from oyez.games.the_anarchy.bot.outlook import at_rest
from oyez.games.the_anarchy.bot.standing import between_rounds, path
from oyez.games.the_anarchy.bot.weights import WEIGHTS, Weights
from oyez.games.the_anarchy.rules.defence.food_and_deployment import fighter_to_deploy
from oyez.games.the_anarchy.rules.defence.spies import spyings
from oyez.games.the_anarchy.rules.scoring import points
from oyez.games.the_anarchy.rules.sheets.trade import trades
from oyez.games.the_anarchy.state import AnarchyOptions, AnarchyState
from oyez.kernel import Question, Seat

# More points than anybody has ever made.
_MOST: Final = 150.0
# By so many points one is more than twice as likely to win.
_APART: Final = 8.0


class Lord(Heuristics[AnarchyState]):
    """What a sensible lord would prefer."""

    # In which order castles are defended and which Path cards come up changes no plan of his.
    indifferent_to = frozenset({"defence_in_turn", "without_conqueror"})

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._lores: dict[AnarchyOptions, Lore] = {}

    def lore(self, s: AnarchyState) -> Lore:
        """What he knows about this scenario."""
        found = self._lores.get(s.options)
        if found is None:
            found = self._lores[s.options] = Lore(s.options, self._weights)
        return found

    # -- how well one stands ----------------------------------------------------------------------

    def worth(self, s: AnarchyState, seat: Seat) -> float:
        """Alone, the points to be expected; else the chance to have more than the others."""
        own = self.points(s, seat)
        if s.solo:
            return min(0.99, max(0.0, own / _MOST))
        others = [self.points(s, p.seat) for p in s.players if p.seat != seat]
        return 1 / (1 + sum(exp((other - own) / _APART) for other in others))

    def points(self, s: AnarchyState, seat: Seat) -> float:
        """The points to be expected."""
        p, lore = s.players[seat], self.lore(s)
        if s.ended:
            return points(s, p)
        if s.phase == "actions" or seat in s.to_defend:
            spare = sum([lore.w.goods[good] * number for good, number in p.stock.items()])
            return at_rest(lore, s, p) + (0.0 if p.done else spare)
        if s.phase == "preparation" and seat in s.defending:
            return defending.prepared(lore, s, seat)
        if s.phase in ("preparation", "defence"):
            return defending.outcome(lore, s, seat)
        return between_rounds(lore, s, p)

    # -- what to do -------------------------------------------------------------------------------

    def ideas(self, s: AnarchyState, question: Question, rng: Random) -> Sequence[Any]:
        """One has thought it over already: there is but one answer."""
        return [self._best(s, question, rng)]

    def _best(self, s: AnarchyState, question: Question, rng: Random) -> Any:
        lore, seat = self.lore(s), question.seat
        if s.phase == "actions":
            aims = spyings(s, s.players[seat])
            if question.prompt == "act" and aims:
                return self._aim(seat, aims)
            return planning.next_answer(lore, s, seat, rng, planning.BUDGET)
        if question.prompt == "defend":
            return defending.best_deed(lore, s, seat)
        if question.prompt == "deploy":
            return defending.best_deployment(lore, s, seat, rng)
        return self.reply(s, question, rng)

    def reply(self, s: AnarchyState, question: Question, rng: Random) -> Any:
        lore, seat = self.lore(s), question.seat
        p = s.players[seat]
        if question.prompt == "take-path":
            return max(
                [TakePath(name) for name in s.offer], key=lambda take: self._draft(s, seat, take)
            )
        if question.prompt == "pay-food":
            return self._pay(s, seat)
        if question.prompt == "deploy":
            men = defending.first_deployment(lore, s, p, [s])
            return defending.as_answer(fighter_to_deploy(p), men)
        if question.prompt == "defend":
            return defending.deed(s, p)
        if s.phase != "actions":
            return question.choices.sample(rng)
        if p.asked is not None:
            return choosing.choose(lore, s, p, planning.likings(lore, s, p)(False, False))
        return planning.next_action(lore, s, p, planning.plain_mood(lore, s, p))

    def _aim(self, seat: Seat, aims: Sequence[Spy]) -> Spy:
        """To help others makes one brave; else one's own cards, the first to come first."""
        return max(aims, key=lambda aim: (aim.seat != seat, aim.slot))

    def _pay(self, s: AnarchyState, seat: Seat) -> Any:
        """Trade for the food that is missing: what is left over is lost anyway."""
        found = [trade for trade in trades(s.players[seat]) if trade.gain == "food"]
        return found[0] if found else PAY_FOOD

    def _draft(self, s: AnarchyState, seat: Seat, take: TakePath) -> float:
        """What a Path card gives now, and what it may count in the end."""
        lore, p = self.lore(s), s.players[seat]
        card = lore.box.paths[take.path]
        goods = sum([lore.w.goods[good] * number for good, number in card.gives])
        left = lore.rounds - s.round
        hope = lore.w.draft.get(card.counts, 1.0) * (left + 1) / lore.rounds
        now = path(lore, s, p, card, p.grudge - p.joy)
        return goods + max(now, hope) + 0.3 * min(now, hope)


HEURISTICS: Final = Lord()

__all__ = ["HEURISTICS", "WEIGHTS", "Lord", "Weights"]
