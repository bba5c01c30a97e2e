"""Negotiation: gifts, offers and promises, whenever a decision is pending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oyez.bargains.promises import judge, judged_by
from oyez.games.warrior_knights.rules import bargains
from oyez.games.warrior_knights.rules.order import others
from oyez.games.warrior_knights.rules.purse import give
from oyez.games.warrior_knights.rules.variants import hand_heir, heirs_held, hostages, kill_heir
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    PromiseCalledBroken,
    PromiseCalledKept,
)
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import NOTHING, Amount, Choices, Commit, Either, Flow, Form, OneOf, Seat, Words


def acts(s: KnightsState, seat: Seat) -> Choices[Any]:
    """WK-NEGOTIATE-01..05, WK-R75: crowns change hands, words are given; nothing else is traded."""
    baron = s.barons[seat]
    if baron.out:
        return NOTHING
    to = OneOf(others(s, seat))
    judged = OneOf(judged_by(s.promises, seat))
    options: dict[str, Choices[Any]] = {
        "give": Form({"to": to, "crowns": Amount(1, baron.crowns)}),
        "promise": Form({"to": to, "words": Words(bargains.LONGEST, bargains.EXAMPLES)}),
        **bargains.options(s, seat),
        "call-kept": judged,
        "call-broken": judged,
    }
    if s.options.hostage_heirs:
        options["hand-heir"] = Form({"noble": OneOf(heirs_held(s, seat)), "to": to})
        options["kill-heir"] = OneOf(hostages(s, seat))
    return Either(options)


def act(s: KnightsState, seat: Seat, value: tuple[str, Any]) -> Flow[None]:
    """Carry out what was done out of turn; it cannot be taken back."""
    kind, said = value
    _ACTS[kind](s, seat, said)
    yield Commit("WK-R75")


def _give(s: KnightsState, seat: Seat, said: tuple[Seat, int]) -> None:
    """WK-NEGOTIATE-01, -02: at once, and for nothing that could be enforced."""
    to, crowns = said
    give(s, seat, to, crowns, "WK-NEGOTIATE-01")


def _promise(s: KnightsState, seat: Seat, said: tuple[Seat, str]) -> None:
    """WK-NEGOTIATE-05"""
    bargains.give_word(s, seat, *said)


def _call_kept(s: KnightsState, seat: Seat, number: int) -> None:
    """WK-NEGOTIATE-05: who was given a promise says that it was kept."""
    judge(s.promises, number, kept=True)
    s.tell(PromiseCalledKept, seat, number)


def _call_broken(s: KnightsState, seat: Seat, number: int) -> None:
    """WK-NEGOTIATE-05: who was given a promise says that it was broken; nothing follows."""
    judge(s.promises, number, kept=False)
    s.tell(PromiseCalledBroken, seat, number)


def _hand_heir(s: KnightsState, seat: Seat, said: tuple[str, Seat]) -> None:
    """WK-VARIANT-04, -06, WK-R80"""
    hand_heir(s, seat, *said)


_ACTS: Final[dict[str, Callable[[KnightsState, Seat, Any], None]]] = {
    "give": _give,
    "promise": _promise,
    bargains.MAKE: bargains.make_offer,
    bargains.COUNTER: bargains.counter_offer,
    bargains.ANSWER: bargains.answer_offer,
    "call-kept": _call_kept,
    "call-broken": _call_broken,
    "hand-heir": _hand_heir,
    "kill-heir": kill_heir,
}
