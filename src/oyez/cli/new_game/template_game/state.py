"""The things on the table."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Struct, field

from oyez.cli.new_game.template_game.box.edition import TemplateGameEdition, edition
from oyez.editions.edition import STANDARD
from oyez.kernel import OWNED, Deck, Seat, State
from oyez.state.bounds import letters, whole

Phase = Literal["setup", "council", "banner", "refill", "over"]


class TemplateGameOptions(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    dict=True,
):
    """What a table agrees on before the game."""

    edition: Annotated[str, letters(80)] = STANDARD
    """The box that is played with."""
    rounds: Annotated[int, whole(1, 12)] = 6
    """How many councils are held (TG-END-01)."""

    @cached_property
    def box(self) -> TemplateGameEdition:
        """What the box contains; looked up once, for rules ask for it at every step."""
        return edition(self.edition)


class TemplateGameState(State):
    """A game between two steps."""

    options: TemplateGameOptions
    coins: dict[Seat, int]
    hands: Annotated[dict[Seat, list[str]], OWNED]
    """Each lord sees his own envoys only (TG-SETUP-02)."""
    deck: Deck
    discards: list[str] = field(default_factory=list[str])
    phase: Phase = "setup"
    round: int = 1
    first: Seat = Seat(0)
    winner: Seat = Seat(0)
    """Who carried the last council."""
    laid: dict[Seat, str] = field(default_factory=dict[Seat, str])
    """The envoys of the last council."""
    banners: dict[str, Seat] = field(default_factory=dict[str, Seat])
    """Whose banner stands in a land."""

    @property
    def box(self) -> TemplateGameEdition:
        return self.options.box

    @property
    def in_order(self) -> list[Seat]:
        """All lords, from the first one on."""
        seats = list(self.coins)
        return [*seats[self.first :], *seats[: self.first]]

    @property
    def free(self) -> list[str]:
        """The lands without a banner."""
        return [land for land in self.box.lands if land not in self.banners]

    def lands_of(self, seat: Seat) -> list[str]:
        """Where a lord's banners stand."""
        return [land for land, owner in self.banners.items() if owner == seat]
