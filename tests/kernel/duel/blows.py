"""A turn: a blow is announced, others may step in, then one draws breath or a card."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from oyez.kernel import WITHDRAWN, Ask, AskIfOrdered, Choices, Flow, OneOf, Seat
from tests.kernel.duel.happenings import (
    BlowAnnounced,
    Breathed,
    CardDrawn,
    Parried,
    RoundBegun,
    SteppedIn,
)
from tests.kernel.duel.state import HAND, LIVES, Blow, Ring


class Strike(Struct, frozen=True, tag="strike"):
    """A plain blow."""

    to: Seat


class Lunge(Struct, frozen=True, tag="lunge"):
    """A blow with a card, which wounds twice."""

    to: Seat


class Play(Struct, frozen=True, tag="play"):
    """Play this card now."""

    card: str


class Pass(Struct, frozen=True, tag="pass"):
    """Do nothing."""


class DrawCard(Struct, frozen=True, tag="draw-card"):
    """End the turn with a card."""


class Breathe(Struct, frozen=True, tag="breathe"):
    """End the turn with a life."""


PASS: Final = Pass()
CARD: Final = DrawCard()
BREATH: Final = Breathe()


def deal(s: Ring) -> Flow[None]:
    """DU-CARD-01: three cards each, which nobody else sees."""
    for seat in s.hands:
        yield from draw(s, seat, HAND)
    begin_round(s)


def draw(s: Ring, seat: Seat, number: int) -> Flow[None]:
    """DU-CARD-01: cards from the deck; if it is short, what was played is mixed in."""
    if len(s.deck) < number:
        s.deck.shuffle(s.discard)
        s.discard = []
    for card in (yield from s.deck.draw(number, (seat,))):
        s.hands[seat].append(card)
        s.tell(CardDrawn, seat, card)


def begin_round(s: Ring) -> None:
    """DU-TURN-01: everybody who still fights has a turn."""
    s.round += 1
    s.enter("round", s.round, s.standing)
    s.next_seat()
    s.tell(RoundBegun, s.round)


def turn(s: Ring) -> Flow[None]:
    """DU-TURN-02: a blow, then the end of the turn."""
    seat = s.passages[-1].seat
    assert seat is not None
    said = yield Ask(seat, lambda: OneOf(blows(s, seat)), "announce", "DU-BLOW-01")
    if said is not WITHDRAWN:
        yield from strike(s, seat, said)
        yield from rest(s, seat)
    go_on(s)


def go_on(s: Ring) -> None:
    """DU-TURN-01: whose turn is next; who is out has none."""
    while (seat := s.next_seat()) is not None and not s.lives[seat]:
        continue
    if seat is None:
        s.leave()
        if len(s.standing) > 1 and s.round < s.rounds:
            begin_round(s)


def blows(s: Ring, seat: Seat) -> list[Any]:
    """DU-BLOW-01: at anybody who still fights; who is out announces nothing."""
    if not s.lives[seat]:
        return []
    rivals = s.rivals(seat)
    lunges = rivals if s.holds(seat, "lunge") else []
    return [*map(Strike, rivals), *map(Lunge, lunges)]


def strike(s: Ring, seat: Seat, said: Strike | Lunge) -> Flow[None]:
    """DU-BLOW-02..06: parried, taken by another, or suffered."""
    if isinstance(said, Lunge):
        yield from s.spend(seat, "lunge")
    s.blow = Blow(seat, said.to, 1 if isinstance(said, Strike) else 2)
    s.tell(BlowAnnounced, seat, said.to, s.blow.wounds)
    if not (yield from parried(s, seat, said.to)):
        victim = yield from interceded(s, seat, said.to)
        if s.lives[victim]:
            s.wound(victim, s.blow.wounds)
            yield from riposte(s, seat, victim)
    s.blow = None


def parried(s: Ring, by: Seat, at: Seat) -> Flow[bool]:
    """DU-BLOW-03: whoever is struck at may parry, if they have ordered to be asked."""
    said = yield AskIfOrdered(
        {at: lambda: with_card(s, at, "parry")}, "parry", "DU-BLOW-03", {"by": by, "to": at}
    )
    if said.get(at) != Play("parry"):
        return False
    yield from s.spend(at, "parry")
    s.tell(Parried, at)
    return True


def interceded(s: Ring, by: Seat, at: Seat) -> Flow[Seat]:
    """DU-BLOW-04: somebody else may take the blow; who does, of several the next in turn."""
    friends = [seat for seat in s.rivals(by) if seat != at]
    asked = {seat: lambda seat=seat: with_card(s, seat, "guard") for seat in friends}
    said = yield AskIfOrdered(asked, "intercede", "DU-BLOW-04", {"by": by, "to": at})
    for seat in friends:
        if said.get(seat) == Play("guard") and s.holds(seat, "guard"):
            yield from s.spend(seat, "guard")
            s.tell(SteppedIn, seat, at)
            return seat
    return at


def riposte(s: Ring, by: Seat, victim: Seat) -> Flow[None]:
    """DU-BLOW-05: whoever was hit is asked, whatever they hold."""
    said = yield Ask(
        victim, lambda: with_card(s, victim, "riposte"), "riposte", "DU-BLOW-05", {"by": by}
    )
    if said == Play("riposte"):
        yield from s.spend(victim, "riposte")
        if s.lives[by]:
            s.wound(by, 1)


def with_card(s: Ring, seat: Seat, card: str) -> Choices[Any]:
    """DU-BLOW-06: to pass is always possible, as long as one is there to be asked."""
    if not s.lives[seat]:
        return OneOf(())
    return OneOf([PASS, Play(card)] if s.holds(seat, card) else [PASS])


def rest(s: Ring, seat: Seat) -> Flow[None]:
    """DU-TURN-03: a card or a life; nothing for who is out."""
    said = yield Ask(seat, lambda: OneOf(rests(s, seat)), "rest", "DU-TURN-03")
    if said == CARD:
        yield from draw(s, seat, 1)
    elif said == BREATH:
        s.lives[seat] += 1
        s.tell(Breathed, seat)


def rests(s: Ring, seat: Seat) -> list[Any]:
    """How a turn may end."""
    if not s.lives[seat]:
        return []
    more = len(s.deck) or s.discard
    return [*([CARD] if more else []), *([BREATH] if s.lives[seat] < LIVES else []), PASS]
