"""The things on the table: five Scenario cards, and for each player two sheets and a castle."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final

from msgspec import Struct, field

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.box.edition import (
    AnarchyEdition,
    AnarchyScenario,
    ScenarioCard,
    edition,
)
from oyez.games.the_anarchy.box.plan import SheetPlan, plan
from oyez.kernel import HIDDEN, Seat, State
from oyez.state.bounds import letters
from oyez.state.options import TableOptions

FACE_DOWN: Final = ""
"""What a card is called whose front nobody has seen."""
WHOLE: Final = "whole"
"""What an attack on the whole castle is aimed at, in place of a side."""


class AnarchyOptions(TableOptions, frozen=True):
    """What a table agrees on before the game."""

    edition: Annotated[str, letters(80)] = STANDARD
    """The box that is played with."""
    scenario: Annotated[str, letters(40)] = "classic-easy"
    """TA-SCENARIO-01: one of the six standard scenarios."""
    defence_in_turn: bool = False
    """TA-ROUND-06: the castles are defended one after the other, in turn order."""
    reachable_sums: bool = False
    """TA-R25: at Michaelmas no number is written where its sum cannot be reached any more."""
    without_conqueror: bool = False
    """TA-R52: in siege scenarios the Conqueror is left out of the Path cards."""

    @cached_property
    def box(self) -> AnarchyEdition:
        """What the box contains; looked up once, for rules ask for it at every step."""
        return edition(self.edition)

    @cached_property
    def plan(self) -> SheetPlan:
        """What follows from its sheets."""
        return plan(self.edition)

    @cached_property
    def played(self) -> AnarchyScenario:
        """The scenario that is played."""
        return self.box.scenarios[self.scenario]

    @cached_property
    def cards(self) -> tuple[ScenarioCard, ...]:
        """TA-SCENARIO-03: the Scenario cards from left to right, one for each round."""
        cards = self.box.scenario_cards
        return tuple(cards[name] for name in self.played.cards)

    @cached_property
    def forces(self) -> tuple[dict[str, int], ...]:
        """TA-DEFENSE-20: the forces of the letters in each round."""
        return tuple({str(name): n for name, n in card.letters.items()} for card in self.cards)


class PendingDecision(Struct, frozen=True, gc=False):
    """Something that a player has to decide before anything else: what, and about which things."""

    kind: str
    things: tuple[str, ...] = ()


class Slot(Struct, frozen=True, gc=False):
    """An Attack card above a player board; face down, only its back is known."""

    back: str
    card: str = FACE_DOWN
    defended: bool = False


class Player(Struct, gc=False):
    """A player: all of it is public, but for the fronts of face-down Attack cards."""

    seat: Seat
    stock: dict[str, int]
    """Workers and resources on the player board."""
    tracks: dict[str, int]
    """How many boxes are filled of each section that is filled from the left."""
    boxes: dict[str, int] = {}
    """The boxes filled elsewhere; the number written there, or 1."""
    open: list[str] = []
    """The boxes that could be filled by an action, were they paid for, in the edition's order."""
    owned: list[str] = []
    """Cranes, siege weapons, horses and the small chapel."""
    gate: int = 0
    moat: int = 0
    walls: dict[str, int] = {}
    towers: dict[str, int] = {}
    researched: list[str] = []
    prepared: dict[str, int] = {}
    """The circled boxes of each tactic that are not filled."""
    beers: int = 0
    knowledge: int = 0
    rally: int = 0
    """Active Rally tokens."""
    rallied: int = 0
    """Those used in this round."""
    grudge: int = 0
    joy: int = 0
    tent: int = 0
    """The Scenario card on which the tent stands; 0: the start."""
    paths: list[str] = []
    domain: dict[str, int] = {}
    """The Domain deck, which has no order until drawn."""
    drawn: int = 0
    """How many Domain cards have been revealed in all."""
    slots: list[Slot] = []
    """The Final Assault, then the Attack cards from left to right."""
    due: list[str] = []
    """Icons that are still to be resolved, the next one last."""
    asked: PendingDecision | None = None
    """What has to be decided before the next icon."""
    done: bool = False
    """Stopped acting; or ready for the attack."""
    paid: bool = False
    """The food of the round is paid."""
    deployed: dict[str, dict[str, int]] = {}
    """By side, then by kind of worker."""
    facing: int = 0
    """The place of the card that is being resolved; below 0: all are."""
    short: dict[str, int] = {}
    """By attacked side: how much of the card's force is not met yet."""

    @property
    def workers(self) -> int:
        """TA-R51: those on the player board."""
        stock = self.stock
        serving = stock["serf"] + stock["craftsman"] + stock["patron"]
        return serving + stock["soldier"] + stock["knight"]

    @property
    def final_grudge(self) -> int:
        """TA-GRUDGE-04, TA-R05: what Joy has not cancelled."""
        return max(0, self.grudge - self.joy)

    def owns(self, things: tuple[str, ...]) -> bool:
        """TA-WHEEL-10: whether all of these are owned, which developing alone does not do."""
        return all(thing in self.owned for thing in things)


class AnarchyState(State):
    """A game of The Anarchy at a step boundary; `passages` tells where it stands."""

    options: AnarchyOptions
    players: list[Player]
    round: int = 0
    first: Seat = Seat(0)
    """Who holds the first-player marker."""
    rival: int = 0
    """TA-SOLO-01: where the Rival's tent stands."""
    loot: list[str] = field(default_factory=list[str])
    """The Loot tile above each Scenario card; empty where tents are not used."""
    path_deck: dict[str, int] = field(default_factory=dict[str, int])
    offer: list[str] = field(default_factory=list[str])
    """The Path cards revealed and not yet taken."""
    fronts: Annotated[dict[Seat, dict[int, str]], HIDDEN] = field(
        default_factory=dict[Seat, dict[int, str]]
    )
    """By seat and place: the face-down Attack cards."""
    defending: list[Seat] = field(default_factory=list[Seat])
    """Who goes through the Castle Defence phase now."""
    to_defend: list[Seat] = field(default_factory=list[Seat])
    """Who does so after them."""
    ended: bool = False

    @property
    def box(self) -> AnarchyEdition:
        return self.options.box

    @property
    def plan(self) -> SheetPlan:
        return self.options.plan

    @property
    def cards(self) -> tuple[ScenarioCard, ...]:
        return self.options.cards

    @property
    def scenario(self) -> AnarchyScenario:
        return self.options.played

    @property
    def card(self) -> ScenarioCard:
        """TA-CASTLEATTACK-02: the Scenario card of the round."""
        return self.options.cards[self.round - 1]

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def phase(self) -> str:
        """The passage of the rulebook that is being played."""
        return self.passages[-1].name if self.passages else "setup"

    def player(self, seat: Seat) -> Player:
        """Who sits there."""
        return self.players[seat]

    def begin_phase(self, name: str) -> None:
        """TA-ROUND-01: go on to the next phase of the round."""
        self.passages = [self.passages[0]]
        self.enter(name)

    def turn_order(self) -> list[Seat]:
        """TA-ROUND-07, TA-PATHDRAFT-03..06: the tent farthest right first, then clockwise."""
        number = len(self.players)
        clockwise = [Seat((self.first + step) % number) for step in range(number)]
        if not self.scenario.tents:
            return clockwise
        return sorted(clockwise, key=lambda seat: -self.players[seat].tent)
