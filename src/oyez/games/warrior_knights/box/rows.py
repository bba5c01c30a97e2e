"""The rows of the data files: what each of them has to say, field by field."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from oyez.editions.edition import DataRow, Name, NamedRow, Number, Positive

Place = Annotated[int, Meta(ge=-99, le=99)]
Good = Literal["crowns", "votes", "faith", "influence", ""]


# -- the map ---------------------------------------------------------------------------------------


class RegionRow(NamedRow, frozen=True, kw_only=True):
    """A hexagon; `land` are the regions to which one can walk."""

    land: tuple[str, ...]
    q: Place = 0
    r: Place = 0
    outer: bool = False
    port: bool = False
    overseas: bool = False


class BorderRow(DataRow, frozen=True, kw_only=True):
    """A border that is more than a line."""

    between: tuple[str, str]
    kind: Literal["river", "bridge", "mountain"]
    river: str = ""


class RoadRow(NamedRow, frozen=True, kw_only=True):
    """A road through these regions, in order."""

    regions: tuple[str, ...]


class CityRow(NamedRow, frozen=True, kw_only=True):
    """WK-COMP-04: a city has a name, a strength and an income."""

    name: Name
    region: str
    strength: Number
    income: Number


# -- barons, nobles, troops ------------------------------------------------------------------------


class BaronRow(NamedRow, frozen=True, kw_only=True):
    """A baron and the strength of his stronghold."""

    name: Name
    stronghold: Number
    tincture: str
    charge: str


class Shape(NamedRow, frozen=True, kw_only=True):
    """WK-NOBLE-01..05: what a noble with such a base can do."""

    inflict: Number = 0
    avoid: Number = 0
    victory: Number = 0
    unpaid_up_to: Number = 0
    when_exhausted: bool = False


class NobleRow(NamedRow, frozen=True, kw_only=True):
    """A noble of a baron."""

    name: Name
    baron: str
    shape: str


class Troop(NamedRow, frozen=True, kw_only=True):
    """A troop card; `nation` is empty for regulars."""

    strength: Positive
    wage: Number
    copies: Positive
    nation: str = ""


class Regular(Troop, frozen=True, kw_only=True):
    """WK-COMP-07: so many for each baron."""


class Mercenary(Troop, frozen=True, kw_only=True):
    """WK-COMP-08: so many in the mercenary deck."""


class Nation(NamedRow, frozen=True, kw_only=True):
    """A nation of mercenaries."""


# -- cards -----------------------------------------------------------------------------------------


class Action(NamedRow, frozen=True, kw_only=True):
    """WK-ACTION-07..10: an action card, and the zones where it may go after use."""

    copies: Positive
    zones: tuple[Literal["taxes", "wages", "assembly"], ...]


class Neutral(NamedRow, frozen=True, kw_only=True):
    """WK-NEUTRAL-02: a neutral action card."""

    copies: Positive


class Fate(NamedRow, frozen=True, kw_only=True):
    """WK-FATE-01: the seven things a Fate card says; the noble says the baron."""

    noble: str
    revolt: bool
    battle: Literal["inflict", "avoid", "victory", "draw"]
    expedition: dict[str, str]
    city: str
    nation: str


class ExpeditionRow(NamedRow, frozen=True, kw_only=True):
    """WK-EXPED-01: a destination."""


class ExpeditionResult(NamedRow, frozen=True, kw_only=True):
    """WK-EXPED-10..12: a result, listed from the worst to the best (WK-R27)."""

    settles: bool
    factor: Number


class LastingEffect(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What a law, a charge, an office or an event changes while it is in play.

    Amounts of several cards add up; `True` counts as one.
    """

    # Laws.
    tax_per: Number = 0
    """One crown is paid back for so many received in a Taxes phase."""
    hire_extra: Number = 0
    wage_extra: Number = 0
    wage_extra_from: Number = 0
    """The extra wage is due for mercenary cards of this strength or more."""
    no_stronghold_combat: bool = False
    no_raze: bool = False
    free_passage: bool = False
    tithe: Number = 0
    tithe_from: Number = 0
    """The tithe is due from this number of cities on."""
    fortified_extra: Number = 0
    assembly_votes: Number = 0
    no_roads: bool = False
    no_sieges: bool = False
    no_sailing: bool = False
    mercenary_wages: Number = 0
    """So many times the wage more."""
    # Charges.
    income: Number = 0
    absent: bool = False
    assembly_faith: Number = 0
    breach_price: Number = 0
    fortify_price: Number = 0
    cancel_discount: Number = 0
    # Offices.
    free_troops: Number = 0
    free_troops_at_home: Number = 0
    march: Number = 0
    """How many regions the noble may move off the road."""
    lands_at_once: bool = False
    siege_strength: Number = 0
    assault_cards: Number = 0
    governor_income: Number = 0
    victory: Number = 0
    loyal: bool = False
    # Events.
    no_church: bool = False
    no_combat: bool = False
    no_bridges: bool = False
    road_steps: Number = 0
    """The most regions that can be moved along a road; 0: as ever."""


NO_LASTING_EFFECT = LastingEffect()

Target = Literal[
    "drawer", "own-noble", "own-line", "own-line-by-left", "own-nation", "own-city", "own-walls",
    "city", "all",
]  # fmt: skip
Happening = Literal[
    "casualties", "heretic", "no-heir", "fever", "lose", "lose-share", "lose-share-up", "mutiny",
    "desertion", "revolt", "breaches", "brigands", "lame", "harvest", "take", "volunteers", "mason",
    "second-wind", "church", "chairman", "fire", "plague", "storm", "proclaim", "companies",
    "tax-collectors", "unrest",
]  # fmt: skip
Motion = Literal[
    "", "take", "pay", "take-all", "confiscation", "collection", "new-offer", "chairman", "church",
    "exile",
]  # fmt: skip


class EventCard(NamedRow, frozen=True, kw_only=True):
    """An event card: its back, its price of cancelling, its target and its effect."""

    number: str = ""
    copies: Positive = 1
    back: Literal["red", "green", "blue"]
    faith: Number
    target: Target
    effect: Happening
    amount: Number = 0
    good: Good = ""
    lasts: Literal["", "round", "game"] = ""
    force: LastingEffect = NO_LASTING_EFFECT


class Agenda(NamedRow, frozen=True, kw_only=True):
    """An agenda card."""

    number: str = ""
    copies: Positive = 1
    kind: Literal["private", "motion", "law", "charge", "office"]
    vote: Literal["yes-no", "baron", ""] = ""
    concession: bool = False
    eligible: Literal["", "not-banned", "not-heretic"] = ""
    refusable: bool
    effect: Motion = ""
    amount: Number = 0
    good: Good = ""
    gain: Number = 0
    """The Faith that who pays for a collection takes."""
    force: LastingEffect = NO_LASTING_EFFECT


class OpenMotion(NamedRow, frozen=True, kw_only=True):
    """WK-R78: a law that a private motion may propose, with the variant."""

    refusable: bool
    force: LastingEffect


# -- numbers ---------------------------------------------------------------------------------------


class KnightsStart(DataRow, frozen=True, kw_only=True):
    """WK-SETUP-08, -10, -16"""

    crowns: Number
    mercenaries: tuple[Positive, ...]
    agendas: Positive


class Length(DataRow, frozen=True, kw_only=True):
    """WK-SETUP-04, WK-VARIANT-02: Influence in the reserve for each player."""

    influence: Positive
    choices: tuple[Positive, ...]


class Planning(DataRow, frozen=True, kw_only=True):
    """WK-PREP-01, -04"""

    stacks: Positive
    cards: Positive
    neutral: Number


class Triggers(DataRow, frozen=True, kw_only=True):
    """WK-TRIGGER-01..03"""

    cards_per_baron: Positive


class ActionNumbers(DataRow, frozen=True, kw_only=True):
    """WK-RALLY-01, WK-CHURCH-01, WK-IMPROV-02, -03, WK-TAXLEVY-01"""

    rally_votes: Number
    church_faith: Number
    improvised_crowns: Number
    improvised_votes: Number
    levy_per_region: Number


class Movement(DataRow, frozen=True, kw_only=True):
    """WK-MOVE-02, -03"""

    steps: Positive
    road_steps: Positive


class CombatNumbers(DataRow, frozen=True, kw_only=True):
    """WK-COMP-12, WK-BATTLE-03..05, -17, WK-DEFWORKS-04, WK-R03"""

    commander: Number
    casualty: Positive
    breach: Positive
    fortification: Number
    men_per_card: Positive
    commander_cards: Number
    discards: Number
    total_victory: Positive
    fate_limit: Positive


class Prices(DataRow, frozen=True, kw_only=True):
    """What things cost: in crowns, but for the three that are paid in Faith."""

    breach: Number
    fortification: Number
    casualty: Positive
    revolt_faith: Number
    revolt_income: Number
    name_another: Number
    blessing: Number
    stake: Positive


class Gains(DataRow, frozen=True, kw_only=True):
    """What things yield, and how many charges a baron can hold."""

    fortified_city: Number
    raze_income: Number
    ransom_share: Positive
    assembly_votes: Number
    votes_per_city: Number
    influence_per_city: Number
    charges: Positive


class Voyages(DataRow, frozen=True, kw_only=True):
    """WK-EXPED-08, -09, -13: the spaces of a track, and the Fate cards drawn at its end."""

    spaces: Positive
    cards: Positive
    blessed_cards: Positive


class Victory(DataRow, frozen=True, kw_only=True):
    """WK-GOAL-02, WK-R76"""

    share: Positive
    faq_two_players: Positive


class KnightsNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """numbers.toml"""

    start: KnightsStart
    length: Length
    planning: Planning
    triggers: Triggers
    actions: ActionNumbers
    movement: Movement
    combat: CombatNumbers
    prices: Prices
    gains: Gains
    voyages: Voyages
    victory: Victory


class Players(DataRow, frozen=True, kw_only=True):
    """WK-PLAYERS-01, -03, -04"""

    number: Positive
    razed: Number
    inner_strongholds: bool = False
    written_votes: bool = False


class Space(DataRow, frozen=True, kw_only=True):
    """WK-RECRUIT-02, WK-R16: a space of the recruitment track."""

    barons: Positive
    fee: Number
    label: str = field(default="")
