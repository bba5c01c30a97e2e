"""What can happen: the events of the log, in the past tense."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from oyez.kernel import NO_CONCERNS, Event, Roles, Seat, gain, news

LORD: Final = Roles(panel="lord:{seat}")


class FirstDrawn(Event, frozen=True):
    """TG-SETUP-03"""

    topic = "turn"
    roles = LORD
    concerns = (news("seat"),)
    seat: Seat


class EnvoyDrawn(Event, frozen=True):
    """TG-SETUP-02: only whoever draws an envoy learns which."""

    episode_part = "aside"
    topic = "deal"
    roles = LORD
    concerns = (news("seat"),)
    seat: Seat
    envoy: str

    def audience(self) -> Collection[Seat]:
        return (self.seat,)


class DeckMixed(Event, frozen=True):
    """TG-COUNCIL-05"""

    topic = "deal"
    concerns = NO_CONCERNS


class NewRound(Event, frozen=True):
    """TG-COUNCIL-01"""

    topic = "turn"
    begins = True
    concerns = NO_CONCERNS
    round: int


class EnvoyShown(Event, frozen=True):
    """TG-COUNCIL-02"""

    topic = "vote"
    roles = LORD
    concerns = (news("seat"),)
    seat: Seat
    envoy: str


class CouncilWon(Event, frozen=True):
    """TG-COUNCIL-02"""

    topic = "vote"
    roles = LORD
    concerns = (gain("seat", 2),)
    seat: Seat
    round: int


class CoinsTaken(Event, frozen=True):
    """TG-COUNCIL-03, TG-BANNER-02"""

    topic = "money"
    roles = LORD
    concerns = (gain("seat"),)
    seat: Seat
    coins: int


class BannerPlanted(Event, frozen=True):
    """TG-BANNER-01"""

    topic = "land"
    roles = Roles(panel="lord:{seat}", place="land:{land}", piece="banner:{land}")
    concerns = (gain("seat", 3),)
    seat: Seat
    land: str
