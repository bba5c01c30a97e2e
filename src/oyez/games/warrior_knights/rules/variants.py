"""Hostage heirs and elimination."""

from __future__ import annotations

from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly import agenda
from oyez.games.warrior_knights.rules.assembly.titles import pass_chairmanship, pass_headship
from oyez.games.warrior_knights.rules.decks import discard_event, return_mercenaries
from oyez.games.warrior_knights.rules.purse import CROWNS, FAITH, VOTES, lose, owns
from oyez.games.warrior_knights.rules.war import sieges, walls
from oyez.games.warrior_knights.rules.war.armies import leave_board, mercenaries
from oyez.games.warrior_knights.rules.war.death import end_line
from oyez.games.warrior_knights.scene.happenings import ChairmanChanged, HeadOfChurchChanged
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    Eliminated,
    HeirHandedOver,
    HeirKilled,
    OfferClosed,
)
from oyez.games.warrior_knights.state import NONE, OFF_BOARD, Army, Baron, KnightsState, Noble
from oyez.kernel import Flow, Seat

# -- heirs -----------------------------------------------------------------------------------------


def no_heir(s: KnightsState, noble: Noble, card: str) -> None:
    """WK-VARIANT-07, WK-R85: the noble has lost his heir by a card, which lies before him."""
    noble.card = card
    lose_heir(s, noble)


def lose_heir(s: KnightsState, noble: Noble) -> None:
    """WK-VARIANT-05, WK-R80: the heir is dead; if the noble was waiting for him, the line ends."""
    noble.heir = None
    if noble.waiting:
        end_line(s, noble)


def heirs_held(s: KnightsState, seat: Seat) -> list[str]:
    """WK-VARIANT-04, WK-R80: the nobles whose heirs a baron holds, his own among them."""
    return [noble.id for noble in s.nobles if noble.heir == seat and not noble.gone]


def hostages(s: KnightsState, seat: Seat) -> list[str]:
    """WK-VARIANT-05: the nobles of others whose heirs he holds."""
    return [name for name in heirs_held(s, seat) if s.noble(name).seat != seat]


def hand_heir(s: KnightsState, seat: Seat, name: str, to: Seat) -> None:
    """WK-VARIANT-04, -06, WK-R80: an heir who comes home takes the place of a dead noble."""
    noble = s.noble(name)
    noble.heir = to
    if to == noble.seat:
        noble.waiting = False
    s.tell(HeirHandedOver, seat, to, name)


def kill_heir(s: KnightsState, seat: Seat, name: str) -> None:
    """WK-VARIANT-05, WK-R80"""
    s.tell(HeirKilled, seat, name)
    lose_heir(s, s.noble(name))


# -- elimination -----------------------------------------------------------------------------------


def eliminate(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-VARIANT-08, -09, WK-R77: out of the game with all he has."""
    baron = s.barons[seat]
    baron.out = True
    s.tell(Eliminated, seat)
    for bargain in s.bargains.leave(seat):
        s.tell(OfferClosed, bargain.maker, bargain.to, bargain.number, "lapsed")
    for noble in s.nobles_of(seat):
        _dismiss(s, noble)
    _give_up_places(s, baron)
    _give_up_cards(s, baron)
    for good in (CROWNS, VOTES, FAITH):
        lose(s, seat, good, owns(s, seat, good), "WK-R77")
    for voyage in s.expeditions.values():
        voyage.stakes.pop(seat, None)
    for name in hostages(s, seat):
        hand_heir(s, seat, name, s.noble(name).seat)
    yield from _pass_on_tokens(s, seat)


def _dismiss(s: KnightsState, noble: Noble) -> None:
    """WK-VARIANT-08: off the board, without troops, office or heir."""
    _disband(s, noble)
    leave_board(s, noble, "WK-VARIANT-08")
    agenda.lose_office(s, noble, "WK-R77")
    if noble.card:
        discard_event(s, noble.card)
    noble.card, noble.heir, noble.waiting = NONE, None, False


def _disband(s: KnightsState, army: Army) -> None:
    return_mercenaries(s, mercenaries(s, army), "WK-R77")
    army.troops, army.casualties = [], 0


def _give_up_places(s: KnightsState, baron: Baron) -> None:
    """WK-VARIANT-08: his cities become neutral, his stronghold and his sieges are no more."""
    for place in tuple(walls.cities_of(s, baron.seat)):
        walls.become_neutral(s, walls.region_of(s, place), "WK-VARIANT-08")
    home = baron.stronghold
    _disband(s, home)
    if home.region:
        sieges.lift(s, home.region, "WK-VARIANT-08")
    home.region, home.breaches = OFF_BOARD, 0


def _give_up_cards(s: KnightsState, baron: Baron) -> None:
    """WK-R77: action cards and markers leave the game; charges and events are discarded."""
    seat = baron.seat
    baron.hand = []
    for planned in (s.plans, s.held, s.planned):
        planned.pop(seat, None)
    for zone, cards in s.zones.items():
        s.zones[zone] = [played for played in cards if played.seat != seat]
    s.track = [None if owner == seat else owner for owner in s.track]
    s.order = [other for other in s.order if other != seat]
    for card in tuple(baron.charges):
        agenda.take_away(s, card, "WK-R77", seat)
    for card in baron.cards:
        discard_event(s, card)
    baron.cards = []


def _pass_on_tokens(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-VARIANT-09: to those with the most votes or Faith.

    If all others are barred (banned, or Heretics), one of them keeps the token all the same.
    """
    if s.chairman == seat:
        yield from pass_chairmanship(s, "WK-VARIANT-09")
        if s.chairman == seat:
            s.chairman = yield from _with_most(s, VOTES)
            s.tell(ChairmanChanged, s.chairman, "WK-VARIANT-09")
    if s.church == seat:
        yield from pass_headship(s, "WK-VARIANT-09")
        if s.church == seat:
            s.church = yield from _with_most(s, FAITH)
            s.tell(HeadOfChurchChanged, s.church, "WK-VARIANT-09")


def _with_most(s: KnightsState, good: str) -> Flow[Seat]:
    most = max(owns(s, baron.seat, good) for baron in s.players)
    tied = [baron.seat for baron in s.players if owns(s, baron.seat, good) == most]
    return (yield from fate.random_baron(s, tied, "WK-VARIANT-09"))
