"""Offers and promises as a seat sees them, with what it can do about each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from oyez.bargains.offers import Accept, Bargain, Bargains, Decline, OfferReply, Retract
from oyez.bargains.promises import Promise, judged_by
from oyez.choices.basic import plain
from oyez.scene.elements import Pledge, Proposal, Text
from oyez.state.seats import Seat

G = TypeVar("G")
K = TypeVar("K")

# What is given, and what is asked.
TermTexts = tuple[list[Text], list[Text]]
# The option of an act that is still to be filled in, and the fields known already.
CounterOfferStart = tuple[str, Mapping[str, Any]]


def show_offers(
    bargains: Bargains[G, K],
    seat: Seat | None,
    terms: Callable[[Bargain[G, K]], TermTexts],
    about: Callable[[Bargain[G, K]], Text] | None = None,
    *,
    option: str = "",
    counter: Callable[[Bargain[G, K]], CounterOfferStart] | None = None,
    private: bool = False,
) -> list[Proposal]:
    """The offers that stand; private ones for the two concerned only.

    `terms` says what is given and asked, `about` what else there is to know. `option` is the option
    of `Either` in which the handshakes are, if any; `counter` says how a counter-offer begins.
    """
    name = option or "offer"
    return [
        Proposal(
            f"{name}:{bargain.number}",
            bargain.number,
            bargain.maker,
            bargain.to,
            *terms(bargain),
            about=None if about is None else about(bargain),
            answers=bargain.answers,
            private=private,
            acts=_acts(bargain, seat, option)
            | (_countered(bargain, counter) if counter is not None and seat == bargain.to else {}),
        )
        for bargain in bargains.standing.values()
        if not private or seat in bargain.parties
    ]


def _acts(bargain: Bargain[G, K], seat: Seat | None, option: str) -> dict[str, Any]:
    number = bargain.number
    if seat == bargain.maker:
        return {"retract": _said(Retract(number), option)}
    if seat != bargain.to:
        return {}
    return {"accept": _said(Accept(number), option), "decline": _said(Decline(number), option)}


def _countered(
    bargain: Bargain[G, K], counter: Callable[[Bargain[G, K]], CounterOfferStart]
) -> dict[str, Any]:
    option, fields = counter(bargain)
    return {"counter": [option, {"number": bargain.number, **plain(fields)}]}


def _said(handshake: OfferReply, option: str) -> Any:
    said = plain(handshake)
    return [option, said] if option else said


def show_promises(
    promises: Sequence[Promise],
    seat: Seat | None,
    words: Callable[[Promise], Text],
    since: Callable[[Promise], Text],
    *,
    kept: str,
    broken: str,
) -> list[Pledge]:
    """All promises, with their record; `kept` and `broken` are the options that call them so."""
    judged = [] if seat is None else judged_by(list(promises), seat)
    return [
        Pledge(
            f"promise:{each.number}",
            each.number,
            each.maker,
            each.to,
            words(each),
            each.verdict,
            since(each),
            {"kept": [kept, each.number], "broken": [broken, each.number]}
            if each.number in judged
            else {},
        )
        for each in promises
    ]
