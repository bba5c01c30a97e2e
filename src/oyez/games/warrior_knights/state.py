"""The things on the table."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final

from msgspec import Struct, field

from oyez.games.warrior_knights.box.edition import STANDARD, KnightsEdition, edition
from oyez.kernel import OWNED, Bargains, Deck, OwnedBy, Promise, Seat, State
from oyez.state.bounds import items, letters, whole
from oyez.state.options import TableOptions

OFF_BOARD: Final = ""
"""Where a noble or a stronghold is that stands nowhere on the board."""
NONE: Final = ""
"""No office, no commander, no card."""


class KnightsOptions(TableOptions, frozen=True):
    """What a table agrees on before the game (WK-VARIANT-01)."""

    edition: Annotated[str, letters(80)] = STANDARD
    """The folder of cards and map that is played with."""
    barons: Annotated[tuple[Annotated[str, letters(40)], ...], items(20)] = ()
    """The baron of each seat by agreement; empty: in the order of the edition."""
    influence: Annotated[int, whole(1, 100)] = 10
    """Influence in the reserve for each player: one of the lengths that the edition has."""
    open_motions: bool = False
    """Private motions may propose anything: extra laws, and laws in words."""
    hostage_heirs: bool = False
    """Heirs change hands, and may be killed."""
    elimination: bool = False
    """Who loses his stronghold is out of the game."""
    might: bool = False
    """The only victory is military."""
    fate_limit: bool = False
    """FAQ: nobody draws more than ten Fate cards for a combat."""
    faq_two_players: bool = False
    """FAQ: with two players five cities are needed for a military victory."""
    retreat_exhausts: bool = False
    """English edition: a noble sent to his stronghold by a retreat is exhausted."""
    rounds: Annotated[int, whole(0, 100)] = 0
    """End after so many rounds, the most Influence winning; 0: no limit."""


# -- pieces ----------------------------------------------------------------------------------------
# Without `gc`: nothing in them leads back to them, and there are many of them in every copy.


class Noble(Struct, gc=False):
    """A noble and the army he leads. `at_sea`: on the port symbol of `region`, not in it."""

    id: str
    seat: Seat
    region: str = OFF_BOARD
    at_sea: bool = False
    fresh: bool = True
    troops: list[str] = []
    casualties: int = 0
    office: str = NONE
    heir: Seat | None = None
    """The seat that holds his heir (as a rule his own baron's); None: he has none."""
    waiting: bool = False
    """He died, and his heir is held by another baron (hostage heirs)."""
    gone: bool = False
    """He died without an heir (WK-DEATH-06): neither he nor anybody of his line comes back."""
    lame: bool = False
    """He is not refreshed in the next Upkeep."""
    card: str = NONE
    """The event that took his heir, lying before him."""

    @property
    def on_board(self) -> bool:
        return self.region != OFF_BOARD

    def stands_in(self, region: str) -> bool:
        """Whether he is in the region, and not at sea before it (WK-R88)."""
        return self.region == region and not self.at_sea


class Stronghold(Struct, gc=False):
    """A baron's stronghold and the troops in it that no noble leads."""

    region: str = OFF_BOARD
    troops: list[str] = []
    casualties: int = 0
    breaches: int = 0


Army = Noble | Stronghold
"""WK-TERM-02: troops led by a noble, or in a stronghold under nobody."""


class Baron(Struct, gc=False):
    """A player: what he owns, all of it public (WK-R86) but the cards he plans with."""

    id: str
    seat: Seat
    crowns: int = 0
    votes: int = 0
    faith: int = 0
    influence: int = 0
    stronghold: Stronghold = field(default_factory=Stronghold)
    hand: list[str] = []
    """Action cards that everybody knows to be in his hand."""
    charges: list[str] = []
    cards: list[str] = []
    """Lasting events that lie before him."""
    banned: bool = False
    out: bool = False
    """Eliminated."""


class City(Struct, gc=False):
    """A city; `owner` None: neutral."""

    owner: Seat | None = None
    fortified: bool = False
    breaches: int = 0
    razed: bool = False


class Siege(Struct, frozen=True, gc=False):
    """A siege of the city or the stronghold in a region, begun in a round (WK-R60)."""

    region: str
    seat: Seat
    round: int


class Played(Struct, frozen=True, gc=False):
    """An action card lying in a zone."""

    seat: Seat
    card: str


class Expedition(Struct):
    """A track: the pawn's space (0: not under way), what is invested, and the blessing."""

    space: int = 0
    stakes: dict[Seat, int] = {}
    blessed: bool = False


class EventDeck(Struct):
    """The event deck. Only the back of its top card is known, so only that is settled.

    `last` is the back of the card put underneath before the game (WK-SETUP-02).
    """

    stock: dict[str, int] = {}
    top: str = NONE
    last: str = NONE
    discard: list[str] = []


# -- what is under way -----------------------------------------------------------------------------


class ActionInPlay(Struct):
    """The action card being resolved; `seat` None: a neutral one.

    `moved` and `fought` say what a Mobilize Forces or Versatile Strategy was used for; `region` is
    the one named; `used` are the nobles to be exhausted when the card is put away; `refused` are
    regions through which passage was refused since the card turned up, and `spared` those whose
    walls may not be attacked because others refused or the law forbids it; `event` is the one that
    an Important Event has brought.
    """

    kind: str
    seat: Seat | None = None
    event: str = NONE
    region: str = OFF_BOARD
    moved: bool = False
    fought: bool = False
    used: list[str] = []
    refused: list[str] = []
    spared: list[str] = []


class CombatSide(Struct):
    """One side of a combat; `seat` None: a neutral city.

    `walls`: the city or stronghold of the region fights with it; `garrison`: so do the troops in
    the stronghold.
    """

    seat: Seat | None
    nobles: list[str] = []
    commander: str = NONE
    walls: bool = False
    garrison: bool = False
    hand: Annotated[list[str], OwnedBy("seat")] = []
    revealed: list[str] = []
    inflicts: int = 0
    avoids: int = 0
    losses: int = 0
    victories: int = 0
    dead: list[str] = []


class Combat(Struct):
    """A battle or an assault. `stage`: commanders, discard, resolve."""

    kind: str
    region: str
    attacker: CombatSide
    defender: CombatSide
    stage: str = "commanders"

    @property
    def sides(self) -> tuple[CombatSide, CombatSide]:
        return self.attacker, self.defender

    def other(self, side: CombatSide) -> CombatSide:
        return self.defender if side is self.attacker else self.attacker


class Matter(Struct):
    """What is voted on: an agenda card, or what a private motion proposes.

    `kind`: agenda, pardon, cancel, cancel-words, adjourn, open or words; `subject` is the card or
    the law in words; `baron` whom a pardon, a cancelled charge or a cancelled office concerns.
    """

    kind: str
    subject: str = NONE
    baron: Seat | None = None
    proposer: Seat | None = None


class Bid(Struct):
    """The votes of a baron on the matter, and what they are for ("yes", "no" or a baron's id)."""

    seat: Seat
    votes: int
    voice: str = NONE


class Assembly(Struct):
    """An assembly under way. `stage`: open, private, vote, close."""

    chairman: Seat
    attending: list[Seat]
    stage: str = "open"
    order: list[str] = []
    """The agendas still to be voted, in the order announced."""
    written: dict[Seat, list[int]] = {}
    """WK-PLAYERS-04: with two players, the votes written for each of them."""
    matter: Matter | None = None
    bids: list[Bid] = []
    next_chairman: Seat | None = None
    """Who becomes Chairman when the assembly ends (Election of the Chairman)."""


class KnightsEnding(Struct, frozen=True):
    """The end of the game: who won (nobody: None) and how."""

    winner: Seat | None
    how: str


class CrownsTerm(Struct, frozen=True, tag="term-crowns"):
    """WK-NEGOTIATE-01: crowns that change hands when an offer is accepted."""

    crowns: int


class HeirTerm(Struct, frozen=True, tag="term-heir"):
    """WK-VARIANT-04: an heir who changes hands."""

    noble: str


class PeaceTerm(Struct, frozen=True, tag="term-peace"):
    """WK-R75: not to attack the other to the end of a round; a promise, which binds nobody."""

    until: int


class PromiseTerm(Struct, frozen=True, tag="term-words"):
    """WK-NEGOTIATE-05: a promise in words of one's own."""

    words: str


Term = CrownsTerm | HeirTerm | PeaceTerm | PromiseTerm
Terms = tuple[Term, ...]
Offers = Bargains[Terms, Terms]


class KnightsState(State, dict=True):
    """A game of Warrior Knights between two steps.

    `phase`: setup, planning, actions, upkeep; `stage` is the step within the phase. Its `dict` only
    remembers the edition, which is no part of it.
    """

    options: KnightsOptions
    seats: int
    phase: str = "setup"
    stage: str = "razing"
    round: int = 0
    barons: list[Baron] = field(default_factory=list[Baron])
    nobles: list[Noble] = field(default_factory=list[Noble])
    """All nobles in the game, baron after baron."""
    cities: list[City] = field(default_factory=list[City])
    """In the order of the edition."""
    sieges: list[Siege] = field(default_factory=list[Siege])
    chairman: Seat = Seat(0)
    church: Seat = Seat(0)
    reserve: int = 0
    last_round: bool = False
    order: list[Seat] = field(default_factory=list[Seat])
    """Who is still to play the step under way, where a step is played baron by baron (WK-R81)."""

    fate: Deck = field(default_factory=lambda: Deck({}))
    event_deck: EventDeck = field(default_factory=EventDeck)
    agenda_deck: Deck = field(default_factory=lambda: Deck({}))
    agenda_discard: list[str] = field(default_factory=list[str])
    agendas: list[str] = field(default_factory=list[str])
    """On the three spaces, for the next assembly."""
    laws: list[str] = field(default_factory=list[str])
    """In force, by the id of the agenda card or of the open motion."""
    worded_laws: list[str] = field(default_factory=list[str])
    """Laws in words, adopted with open private motions; nobody but the players enforces them."""
    proclaimed: list[str] = field(default_factory=list[str])
    """Events that hold until the end of the round."""

    mercenaries: Deck = field(default_factory=lambda: Deck({}))
    offer: list[str] = field(default_factory=list[str])
    track: list[Seat | None] = field(default_factory=list[Seat | None])
    """The recruitment track from left to right: whose marker lies on each space."""
    zones: dict[str, list[Played]] = field(default_factory=dict[str, list[Played]])
    expeditions: dict[str, Expedition] = field(default_factory=dict[str, Expedition])

    plans: Annotated[dict[Seat, list[list[str]]], OWNED] = field(
        default_factory=dict[Seat, list[list[str]]]
    )
    """What each baron has in each stack and nobody has turned up yet."""
    held: Annotated[dict[Seat, list[str]], OWNED] = field(default_factory=dict[Seat, list[str]])
    """What he kept in hand when he planned."""
    planned: dict[Seat, list[int]] = field(default_factory=dict[Seat, list[int]])
    """How many cards he has left in each stack."""
    neutral_left: list[int] = field(default_factory=list[int])
    """How many neutral cards are left in each stack; which ones is settled when they turn up."""
    neutral_pool: dict[str, int] = field(default_factory=dict[str, int])
    """The neutral cards that nobody has seen this round, those put aside among them."""
    stack: int = 0
    card: ActionInPlay | None = None
    combat: Combat | None = None
    assembly: Assembly | None = None

    promises: list[Promise] = field(default_factory=list[Promise])
    """WK-NEGOTIATE-05: given in public, with their record. They bind nobody."""
    bargains: Offers = field(default_factory=Offers)
    """WK-R75: the offers that stand."""
    offered: dict[Seat, int] = field(default_factory=dict[Seat, int])
    """How many offers each baron has made this round."""
    ended: KnightsEnding | None = None

    @cached_property
    def edition(self) -> KnightsEdition:
        return edition(self.options.edition)

    @property
    def players(self) -> list[Baron]:
        """The barons still in the game."""
        return [baron for baron in self.barons if not baron.out]

    @property
    def n(self) -> int:
        """WK-R77: N, the number of barons in the game."""
        number = len(self.barons)
        for baron in self.barons:
            if baron.out:
                number -= 1
        return number

    def noble(self, name: str) -> Noble:
        for noble in self.nobles:
            if noble.id == name:
                return noble
        raise KeyError(name)

    def nobles_of(self, seat: Seat) -> list[Noble]:
        each = len(self.nobles) // len(self.barons)
        return self.nobles[seat * each : (seat + 1) * each]

    def able_nobles(self, seat: Seat) -> list[Noble]:
        """WK-MOVE-01, WK-COMBAT-01, WK-SEA-05: his fresh nobles on the board, but not at sea."""
        return [n for n in self.nobles_of(seat) if n.fresh and n.region and not n.at_sea]

    def wounded_nobles(self) -> list[Noble]:
        """Those with casualties."""
        return [n for n in self.nobles if n.casualties]

    def nobles_in(self, region: str) -> list[Noble]:
        """The nobles in a region; those at sea before it are not (WK-R88)."""
        return [n for n in self.nobles if n.region == region and not n.at_sea]

    def cities_of(self, seat: Seat) -> list[int]:
        """The places in `cities` of those that a baron controls, kingdom and overseas."""
        return [n for n, city in enumerate(self.cities) if city.owner == seat and not city.razed]

    def city(self, name: str) -> City:
        return self.cities[self.edition.city_index[name]]

    def city_in(self, region: str) -> City | None:
        """The city that stands in the region; a razed one does not (WK-RAZE-03)."""
        place = self.edition.city_at.get(region)
        return None if place is None or self.cities[place].razed else self.cities[place]

    def stronghold_in(self, region: str) -> Baron | None:
        """The baron whose stronghold is in the region."""
        for baron in self.barons:
            if baron.stronghold.region == region:
                return baron
        return None
