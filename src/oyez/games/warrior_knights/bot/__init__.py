"""What a sensible baron would prefer: an evaluation, and quick replies to every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from oyez.game import Heuristics
from oyez.games.warrior_knights.bot import court, dealing, fighting, household, war
from oyez.games.warrior_knights.bot.standing import WEIGHTS, evaluate, features
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Question, Seat

REPLIES: Final[Mapping[str, Callable[[KnightsState, Question, Random], Any]]] = {
    # Preparation.
    "form-army": war.form_army,
    "place-stronghold": war.place_stronghold,
    "place-noble": war.place_noble,
    "plan": household.plan,
    # Actions.
    "put-away": household.put_away,
    "levy-taxes": household.yes,
    "rally-support": household.yes,
    "serve-the-church": household.yes,
    "draft-soldiers": household.draft_soldiers,
    "versatile-strategy": war.versatile_strategy,
    "mobilize-forces": war.mobilize_forces,
    "move": war.move,
    "take-troops": war.take_troops,
    "attack": war.attack,
    "choose-armies": war.choose_armies,
    "allow-passage": court.refuse,
    "allow-attack": court.allow_attack,
    # Combat.
    "name-commander": fighting.name_commander,
    "discard-fate": fighting.discard_fate,
    "use-ability": household.yes,
    "place-loss": fighting.place_loss,
    "retreat": fighting.retreat,
    "deserter": fighting.deserter,
    "fallen": fighting.first,
    "take-city": household.take_city,
    "ransom": household.cheapest,
    # Neutral cards.
    "name-drawer": court.name_drawer,
    "cancel-event": court.cancel_event,
    "pledge-faith": court.pledge_faith,
    "pick-line": court.pick_line,
    "let-desert": fighting.let_desert,
    "send-mason": household.send_mason,
    "unrest": household.cheapest,
    "second-wind": war.second_wind,
    "launch": household.launch,
    "invest": household.invest,
    "bless": household.bless,
    "defensive-works": household.defensive_works,
    "troop-maintenance": household.troop_maintenance,
    # Special phases.
    "pay-regulars": household.pay_regulars,
    "pay-mercenaries": household.pay_mercenaries,
    "hire": household.hire,
    "assign": household.assign,
    "bid": court.bid,
    "write-votes": court.write_votes,
    "voice": court.voice,
    "break-tie": court.voice,
    "propose": court.propose,
    "order-agendas": court.order_agendas,
    "name-chairman": court.name_chairman,
    "submit": court.submit,
    "obey": court.obey,
    "replace-charge": court.replace_charge,
    "give-office": court.give_office,
    "give-up-city": household.cheapest,
    "exile": court.exile,
    # Upkeep.
    "next-revolt": household.dearest,
    "revolt": household.revolt,
    "put-back": war.place_stronghold,
    "rearrange": war.rearrange,
    "equip": war.rearrange,
    "shift": war.shift,
    "arrive": war.arrive,
}


def _every_way(s: KnightsState, question: Question, rng: Random) -> list[Any]:  # noqa: ARG001
    return list(question.choices)


# Where a second thought may pay; everything else is answered at once.
IDEAS: Final[Mapping[str, Callable[[KnightsState, Question, Random], Sequence[Any]]]] = {
    "bid": court.bids,
    "voice": court.voices,
    "break-tie": court.voices,
    "revolt": _every_way,
}


class Counsellor(Heuristics[KnightsState]):
    """What a sensible baron would prefer."""

    offering = 0.008
    # Barons are alike; heirs are handed over by looking ahead, and a retreat is not foreseen.
    indifferent_to = frozenset({"barons", "hostage_heirs", "retreat_exhausts"})

    def worth(self, s: KnightsState, seat: Seat) -> float:
        return evaluate(s, seat)

    def ideas(self, s: KnightsState, question: Question, rng: Random) -> Sequence[Any]:
        find = IDEAS.get(question.prompt)
        return [self.reply(s, question, rng)] if find is None else find(s, question, rng)

    def reply(self, s: KnightsState, question: Question, rng: Random) -> Any:
        find = REPLIES.get(question.prompt)
        return question.choices.sample(rng) if find is None else find(s, question, rng)

    def offers(self, s: KnightsState, seat: Seat, rng: Random) -> Sequence[Any]:
        return dealing.offers(s, seat, rng)

    def counters(self, s: KnightsState, seat: Seat, number: int) -> Sequence[Any]:  # noqa: ARG002
        return dealing.answers(s, number)


HEURISTICS: Final = Counsellor()

__all__ = ["HEURISTICS", "REPLIES", "WEIGHTS", "evaluate", "features"]
