"""The deal of Attack and Final Assault cards at the start of a round."""

from __future__ import annotations

from random import Random

from oyez.games.the_anarchy.scene.happenings import AttackDealt, RoundBegun
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player, Slot
from oyez.kernel import Draw, Flow, Seat


def deal(s: AnarchyState) -> Flow[None]:
    """TA-ATTACKDEAL-01..11, TA-R71: both decks whole; from the first player on, clockwise."""
    s.round = s.passages[0].number or 0
    s.tell(RoundBegun, s.round)
    finals = dict.fromkeys(s.box.final_assaults, 1)
    attacks = dict.fromkeys(s.box.attack_deck, 1)
    s.fronts = {p.seat: {} for p in s.players}
    number = len(s.players)
    for step in range(number):
        p = s.players[(s.first + step) % number]
        (final,) = yield Draw(finals, name=f"final assault:{s.round}:{p.seat}")
        del finals[final]
        p.slots = [Slot(s.box.attacks[final].back, final)]
        yield from _deal_to(s, p, attacks)
        seen = tuple([slot.card or f"back-{slot.back}" for slot in p.slots])
        s.tell(AttackDealt, p.seat, seen)
    s.begin_phase("draft")


def _deal_to(s: AnarchyState, p: Player, deck: dict[str, int]) -> Flow[None]:
    """TA-ATTACKDEAL-04, -06..08, -11, TA-R01: from left to right; two slots are face down."""
    dealt = s.box.rounds[s.round]
    for place in range(1, dealt.attacks + 1):
        if place in dealt.hidden:
            card = yield from _draw_face_down(s, deck, f"{s.round}:{p.seat}:{place}")
            s.fronts[p.seat][place] = card
            p.slots.append(Slot(s.box.attacks[card].back))
        else:
            (card,) = yield Draw(deck, name=f"attack:{s.round}:{p.seat}:{place}")
            p.slots.append(Slot(s.box.attacks[card].back, card))
        del deck[card]


def _draw_face_down(s: AnarchyState, deck: dict[str, int], where: str) -> Flow[str]:
    """TA-ATTACKDEAL-07, -08: everybody sees the back, nobody the front."""
    backs: dict[str, int] = {}
    for name in deck:
        back = s.box.attacks[name].back
        backs[back] = backs.get(back, 0) + 1
    (back,) = yield Draw(backs, name=f"back:{where}")
    alike = {name: 1 for name in deck if s.box.attacks[name].back == back}
    (card,) = yield Draw(alike, seen=(), name=f"front:{where}")
    assert isinstance(card, str)
    return card


def redeal_fronts(s: AnarchyState, rng: Random) -> None:
    """Any cards with the same backs that nobody has seen may lie face down."""
    seen = {slot.card for p in s.players for slot in p.slots if slot.card != FACE_DOWN}
    hidden = [(p.seat, place) for p in s.players for place in s.fronts.get(p.seat, {})]
    for back, family in s.plan.family.items():
        places = [
            (seat, place) for seat, place in hidden if s.players[seat].slots[place].back == back
        ]
        unseen = [name for name in family if name not in seen]
        for (seat, place), card in zip(places, rng.sample(unseen, len(places)), strict=True):
            s.fronts[Seat(seat)][place] = card
