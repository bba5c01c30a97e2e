"""Offers between barons: crowns, heirs and promises, for crowns, heirs and promises."""

from __future__ import annotations

from typing import Any, Final

from oyez.bargains.promises import make_promise
from oyez.games.warrior_knights.rules.order import others
from oyez.games.warrior_knights.rules.peace import PEACE
from oyez.games.warrior_knights.rules.purse import give
from oyez.games.warrior_knights.rules.variants import hand_heir, heirs_held
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    DealStruck,
    OfferClosed,
    OfferCountered,
    OfferMade,
    PeacePromised,
    Promised,
)
from oyez.games.warrior_knights.state import (
    CrownsTerm,
    HeirTerm,
    KnightsState,
    PeaceTerm,
    PromiseTerm,
    Term,
    Terms,
)
from oyez.kernel import (
    NOTHING,
    Accept,
    Amount,
    Bargain,
    Choices,
    Clauses,
    Decline,
    Form,
    Offer,
    OneOf,
    Promise,
    Retract,
    Seat,
    Words,
)
from oyez.scene.deals import show_offers, show_promises
from oyez.scene.elements import Pledge, Proposal, Text

LONGEST: Final = 200
EXAMPLES: Final = ("peace", "passage", "my-votes", "my-faith")
# WK-R75: nobody has more offers open, or makes more in a round.
OPEN: Final = 3
A_ROUND: Final = 8
# For so many rounds more peace can be promised.
FAR: Final = 3
MOST_TERMS: Final = 3
# The options of what is done out of turn that are about offers.
MAKE: Final = "offer"
COUNTER: Final = "counter"
ANSWER: Final = "answer-offer"

_TERMS: Final[dict[str, type[Term]]] = {
    "crowns": CrownsTerm,
    "peace": PeaceTerm,
    "words": PromiseTerm,
    "heir": HeirTerm,
}


# -- what may be offered ---------------------------------------------------------------------------


def options(s: KnightsState, seat: Seat) -> dict[str, Choices[Any]]:
    """WK-NEGOTIATE-01..05, WK-R75: offers to make, to answer with another one, to close."""
    own = _clauses(s, [seat], 0)
    rivals = others(s, seat)
    asked = _clauses(s, rivals, 1)
    free = len(s.bargains.made_by(seat)) < OPEN and s.offered.get(seat, 0) < A_ROUND
    return {
        MAKE: Offer(OneOf(rivals), own, asked) if free else NOTHING,
        COUNTER: Form({"number": OneOf(s.bargains.made_to(seat)), "give": own, "ask": asked}),
        ANSWER: OneOf(s.bargains.acts(seat)),
    }


def _clauses(s: KnightsState, seats: list[Seat], least: int) -> Clauses:
    """What these barons can give or promise; whoever it is can do no more when it comes to it."""
    crowns = max((s.barons[seat].crowns for seat in seats), default=0)
    now = max(s.round, 1)
    kinds: dict[str, Choices[Any]] = {
        "crowns": Amount(1, crowns),
        "peace": Amount(now, now + FAR),
        "words": Words(LONGEST, EXAMPLES),
    }
    if s.options.hostage_heirs:
        kinds["heir"] = OneOf([name for seat in seats for name in heirs_held(s, seat)])
    return Clauses(kinds, MOST_TERMS, least, each={"crowns": 1, "peace": 1})


def _terms(clauses: tuple[tuple[str, Any], ...]) -> Terms:
    return tuple(_TERMS[name](value) for name, value in clauses)


# -- the handshake ---------------------------------------------------------------------------------


def make_offer(s: KnightsState, seat: Seat, said: tuple[Seat, Any, Any]) -> None:
    """WK-R75: it stands until the round ends, unless it is answered or taken back before."""
    to, given, asked = said
    s.offered[seat] = s.offered.get(seat, 0) + 1
    bargain = s.bargains.propose(seat, to, _terms(given), _terms(asked), s.round)
    s.tell(OfferMade, seat, to, bargain.number, bargain.give, bargain.ask)


def counter_offer(s: KnightsState, seat: Seat, said: tuple[int, Any, Any]) -> None:
    """WK-R75: it takes the place of the offer that it answers."""
    number, given, asked = said
    bargain = s.bargains.counter(number, _terms(given), _terms(asked), s.round)
    s.tell(OfferCountered, seat, bargain.to, bargain.number, number, bargain.give, bargain.ask)


def answer_offer(s: KnightsState, seat: Seat, said: Accept | Decline | Retract) -> None:  # noqa: ARG001
    """WK-NEGOTIATE-01, WK-R75: all of it changes hands, or nothing does."""
    bargain, done = s.bargains.settle(said, lambda b: _carry_out(s, b))
    if not done:
        how = "lapsed" if isinstance(said, Accept) else str(said.__struct_config__.tag)
        s.tell(OfferClosed, bargain.maker, bargain.to, bargain.number, how)


def _carry_out(s: KnightsState, bargain: Bargain[Terms, Terms]) -> bool:
    maker, to = bargain.maker, bargain.to
    if not (_can_meet(s, maker, bargain.give) and _can_meet(s, to, bargain.ask)):
        return False
    s.tell(DealStruck, maker, to, bargain.number)
    for giver, taker, terms in ((maker, to, bargain.give), (to, maker, bargain.ask)):
        for term in terms:
            _meet(s, giver, taker, term)
    return True


def _can_meet(s: KnightsState, seat: Seat, terms: Terms) -> bool:
    if s.barons[seat].out:
        return False
    crowns = sum(term.crowns for term in terms if isinstance(term, CrownsTerm))
    held = heirs_held(s, seat)
    heirs = all(term.noble in held for term in terms if isinstance(term, HeirTerm))
    return heirs and crowns <= s.barons[seat].crowns


def _meet(s: KnightsState, giver: Seat, taker: Seat, term: Term) -> None:
    """Goods change hands; promises are written down."""
    match term:
        case CrownsTerm(crowns):
            give(s, giver, taker, crowns, "WK-NEGOTIATE-01")
        case HeirTerm(noble):
            hand_heir(s, giver, noble, taker)
        case PeaceTerm(until):
            swear_peace(s, giver, taker, until)
        case PromiseTerm(words):
            give_word(s, giver, taker, words)


def give_word(s: KnightsState, seat: Seat, to: Seat, words: str) -> None:
    """WK-NEGOTIATE-05: recorded for all to see; it binds nobody."""
    promise = make_promise(s.promises, seat, to, s.round, words=words)
    s.tell(Promised, seat, to, promise.number, words)


def swear_peace(s: KnightsState, seat: Seat, to: Seat, until: int) -> None:
    """WK-NEGOTIATE-05, WK-R75: it binds nobody either, but the game sees whether it is kept."""
    promise = make_promise(s.promises, seat, to, s.round, term=PEACE, until=until)
    s.tell(PeacePromised, seat, to, promise.number, until)


# -- on the table ----------------------------------------------------------------------------------


def proposals(s: KnightsState, seat: Seat | None) -> list[Proposal]:
    """WK-R75: everybody hears of every offer."""
    return show_offers(s.bargains, seat, _told, option=ANSWER, counter=_begun)


def _told(bargain: Bargain[Terms, Terms]) -> tuple[list[Text], list[Text]]:
    return [_text(term) for term in bargain.give], [_text(term) for term in bargain.ask]


def _begun(bargain: Bargain[Terms, Terms]) -> tuple[str, dict[str, Any]]:
    """An answer begins with the same the other way round."""
    return COUNTER, {"give": _clauses_of(bargain.ask), "ask": _clauses_of(bargain.give)}


def _clauses_of(terms: Terms) -> list[list[Any]]:
    names = {kind: name for name, kind in _TERMS.items()}
    return [[names[type(term)], getattr(term, term.__struct_fields__[0])] for term in terms]


def _text(term: Term) -> Text:
    about = {name: getattr(term, name) for name in term.__struct_fields__}
    return Text(f"choice-{term.__struct_config__.tag}", about)


def pledges(s: KnightsState, seat: Seat | None) -> list[Pledge]:
    """WK-NEGOTIATE-05: what was promised, and how it was kept."""
    return show_promises(
        s.promises, seat, promise_words, _since, kept="call-kept", broken="call-broken"
    )


def promise_words(promise: Promise) -> Text:
    """What was promised."""
    return _text(PeaceTerm(promise.until) if promise.term else PromiseTerm(promise.words))


def _since(promise: Promise) -> Text:
    return Text("promise-since", {"round": promise.round})
