"""Who is still on their feet, and the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Struct, field

from oyez.kernel import OWNED, Commit, Deck, Flow, GameOver, Seat, State
from oyez.state.bounds import whole
from tests.kernel.duel.happenings import CardPlayed, Wounded

CARDS: Final[Mapping[str, int]] = {
    "lunge": 4,
    "parry": 5,
    "guard": 3,
    "riposte": 4,
    "curse": 4,
    "ward": 4,
}
HAND: Final = 3
LIVES: Final = 4


class Options(Struct, frozen=True):
    """After so many rounds the duel is stopped."""

    rounds: Annotated[int, whole(1, 100)] = 6


class Blow(Struct, frozen=True):
    """A blow that has been announced."""

    by: Seat
    at: Seat
    wounds: int


class Ring(State):
    """The whole duel."""

    rounds: int
    lives: dict[Seat, int]
    hands: Annotated[dict[Seat, list[str]], OWNED]
    deck: Deck
    discard: list[str] = field(default_factory=list)
    round: int = 0
    blow: Blow | None = None
    cursed: Seat | None = None

    @property
    def standing(self) -> list[Seat]:
        """Who still fights."""
        return [seat for seat, lives in self.lives.items() if lives]

    def rivals(self, seat: Seat) -> list[Seat]:
        """Everybody else who still fights."""
        return [other for other in self.standing if other != seat]

    def holds(self, seat: Seat, card: str) -> bool:
        """Whether somebody who still fights has a card."""
        return bool(self.lives[seat]) and card in self.hands[seat]

    def spend(self, seat: Seat, card: str) -> Flow[None]:
        """DU-CARD-02: a card is played for everybody to see, and cannot be taken back."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.tell(CardPlayed, seat, card)
        yield Commit("DU-CARD-02", shown=(seat, card), seen=None)

    def wound(self, seat: Seat, wounds: int) -> None:
        """DU-LIFE-01, DU-END-01: who has no life left is out; the last on their feet wins."""
        self.lives[seat] = max(0, self.lives[seat] - wounds)
        self.tell(Wounded, seat, wounds, not self.lives[seat])
        if len(self.standing) < 2:
            raise GameOver
