"""The rows of the data files: what each of them has to say, field by field."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from oyez.editions.edition import DataRow, Id, Name, NamedRow, Number, Positive

Worker = Literal["serf", "craftsman", "patron", "soldier", "knight"]
Resource = Literal["coin", "material", "food"]
Good = Literal[Worker, Resource]
Line = Literal["governance", "warcraft", "worship", "entertainment"]
Side = Literal["top", "right", "bottom", "left"]
Letter = Literal["A", "B", "C", "D", "E"]
Type = Literal[
    "ladder",
    "arrows",
    "ballista",
    "ram",
    "siege-tower",
    "catapult",
    "trebuchet",
    "final-assault",
]
Back = Literal["ladder", "arrows", "ballista", "ram", "siege-tower", "catapult"]
Ingredient = Literal["water", "hop", "grain", "yeast"]
Colour = Literal["red", "green", "yellow", "purple"]
Place = Literal["left", "centre", "right"]
Thing = Literal[
    "small-crane",
    "large-crane",
    "ladders",
    "ballista",
    "ram",
    "catapult",
    "siege-tower",
    "trebuchet",
    "black-horse",
    "white-horse",
    "small-chapel",
]
Icon = Literal[
    Good,
    "produce-serf",
    "produce-craftsman",
    "produce-material",
    "produce-patron",
    "produce-coin",
    "produce-food",
    "produce-soldier",
    "produce-knight",
    "bravery",
    "loyalty",
    "influence",
    "might",
    "line-governance",
    "line-warcraft",
    "line-worship",
    "line-entertainment",
    "line-choice",
    "any",
    "gate",
    "tower",
    "wall",
    "moat",
    "brewery",
    "rally",
    "knowledge",
    "research",
    "joy",
    "training-2",
    "training-3",
    "training-4",
    "valentine",
    "michaelmas",
    "joust",
    "lammas",
]
Steps = tuple[Number, Number, Number]
Point = tuple[float, float]


# -- the sheets ------------------------------------------------------------------------------------


class SectionRow(DataRow, frozen=True, kw_only=True):
    """An area of a sheet; `level`: how many of its boxes make up a level, where there are any."""

    id: Id
    sheet: Literal["left", "right"]
    order: Literal["row", "free"]
    by: Literal["action", "gain"]
    level: Number = 0


class BoxRow(DataRow, frozen=True, kw_only=True):
    """TA-ACTION-02: any white space on a sheet; boxes.toml explains the fields."""

    id: Id
    section: str
    cost: tuple[dict[Good, Positive], ...] = ()
    measure: dict[Line, Positive] = field(default_factory=dict[Line, int])
    requires: tuple[Thing, ...] = ()
    after: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    fills: bool = False
    grants: Literal["", Thing] = ""
    gives: tuple[Icon, ...] = ()


class Addition(DataRow, frozen=True, kw_only=True):
    """TA-MICHAELMAS-05, -06: an addition, the sum it has to make (0: any), and its reward."""

    id: Id
    target: Number
    gives: tuple[Icon, ...]


class BreweryBox(DataRow, frozen=True, kw_only=True):
    """TA-BREWERY-03: a box of the brewery."""

    id: Id
    ingredient: Ingredient
    row: Positive
    column: Positive


class Pennant(DataRow, frozen=True, kw_only=True):
    """TA-LAMMAS-04: a pennant; `place` is counted from the left end of its string."""

    id: Id
    string: Literal["top", "middle", "bottom"]
    colour: Colour
    place: Positive


class TacticRow(NamedRow, frozen=True, kw_only=True):
    """TA-TACTICS-01..08: a tactic; `printed` is the length of its row, which is no limit."""

    ready: Number
    cost: dict[Good, Positive]
    requires: tuple[Thing, ...] = ()
    printed: Positive


# -- cards -----------------------------------------------------------------------------------------


class AttackType(NamedRow, frozen=True, kw_only=True):
    """TA-DEFENSE-22: what helps against attacks of a type."""

    id: Type
    fortification: Literal["", "walls", "towers", "gate", "moat"]
    tactic: Literal["", "covers", "stones", "pitch", "logs", "bolts"]
    workers: bool


class AttackRow(DataRow, frozen=True, kw_only=True):
    """An Attack card: letters by side, or one for the whole castle."""

    id: Id
    back: Back
    type: Type
    violent: bool = False
    sides: dict[Side, Letter] = field(default_factory=dict[Side, Letter])
    whole: Literal["", Letter] = ""


class FinalAssaultRow(DataRow, frozen=True, kw_only=True):
    """TA-ATTACKTYPES-02: a Final Assault card."""

    id: Id
    sides: dict[Side, Letter]


class DomainCard(DataRow, frozen=True, kw_only=True):
    """TA-DOMAIN-04: a Domain card and its six lines."""

    id: Id
    training: Literal["scroll", "arms", "bow", "horseshoe"]
    valentine: Annotated[int, Meta(ge=1, le=6)]
    michaelmas: Annotated[int, Meta(ge=1, le=8)]
    lance: Place
    shield: Place
    ingredient: Ingredient
    pennant: Colour


class AnarchyScenario(NamedRow, frozen=True, kw_only=True):
    """TA-SCENARIO-03: a scenario and its cards, one for each round."""

    mode: Literal["classic", "siege"]
    cards: Annotated[tuple[str, ...], Meta(min_length=5, max_length=5)]
    tents: bool
    loot: bool


class ScenarioCard(NamedRow, frozen=True, kw_only=True):
    """A Scenario card: the forces of attacks, and a castle to attack or a siege to stand."""

    number: Positive
    name: Name = ""
    round: Annotated[int, Meta(ge=1, le=5)]
    front: Number = 0
    back: Number = 0
    food: Number = 0
    requires: tuple[Thing, ...] = ()
    letters: dict[str, Positive]
    ribbon_food: Number = 0
    bravery: tuple[Number, ...] = ()


class Tile(DataRow, frozen=True, kw_only=True):
    """TA-SETUP-11: a Loot tile."""

    id: Id
    size: Literal["small", "large"]
    gives: tuple[Resource, ...]


Count = Literal[
    "chapel-levels",
    "grudge",
    "keep-levels",
    "bank-levels",
    "lines",
    "bravery",
    "loyalty",
    "influence",
    "might",
    "rally",
    "wins",
    "castles",
    "walls",
    "towers",
    "gate",
    "moat",
    "helps",
    "tracks",
    "knight-training",
    "pennants",
    "additions",
    "couples",
    "quarters",
    "spies",
    "tactics",
    "weapons",
]


class PathRow(NamedRow, frozen=True, kw_only=True):
    """TA-PATHCARD-01: a Path card; paths.toml explains the fields."""

    gives: dict[Good, Positive]
    counts: Count
    steps: Steps
    falling: bool = False
    also: Literal["", Count] = ""
    also_steps: Steps = (0, 0, 0)


# -- where things are drawn ------------------------------------------------------------------------


class AreaRow(DataRow, frozen=True, kw_only=True):
    """Sections of a sheet that are drawn together, under a heading that they may share with others.

    Boxes stand in a grid, in a line for each section, are placed one by one, in the sectors of a
    wheel, or as sums.
    """

    id: Id
    sheet: Literal["left", "right"]
    heading: Id
    layout: Literal["", "line", "placed", "wheel", "sum"] = ""
    sections: Annotated[tuple[str, ...], Meta(min_length=1)]


class PlaceRow(DataRow, frozen=True, kw_only=True):
    """Where the middle of a box, the wheel or a part of the castle is drawn, and how large."""

    id: Id
    at: Point
    size: Point = (0.0, 0.0)


# -- numbers ---------------------------------------------------------------------------------------


class Round(DataRow, frozen=True, kw_only=True):
    """A round: `hidden` are the slots of Attack cards that are face down, from 1."""

    number: Annotated[int, Meta(ge=1, le=5)]
    food: Number
    determination: Number
    attacks: Annotated[int, Meta(ge=1, le=5)]
    hidden: tuple[Positive, ...]


class BoardSlot(DataRow, frozen=True, kw_only=True):
    """TA-CASTLEATTACK-11, -12: what is won at a slot of the main board."""

    number: Annotated[int, Meta(ge=1, le=5)]
    bravery: Number
    might: Number
    loot: Literal["small", "large"]


class Overrun(DataRow, frozen=True, kw_only=True):
    """TA-OVERRUN-01: what so much extra force buys, one of these."""

    force: Positive
    gives: Annotated[tuple[Good, ...], Meta(min_length=1)]


class Training(DataRow, frozen=True, kw_only=True):
    """TA-KNIGHTS-07: what so many different icons give, in one of these ways."""

    icons: Positive
    ways: tuple[tuple[Icon, ...], ...]


class Rank(NamedRow, frozen=True, kw_only=True):
    """TA-SOLO-07..11: what a score of at least so many points is called."""

    least: Number


class AnarchyStart(DataRow, frozen=True, kw_only=True):
    production: dict[str, Positive]


class GrudgeNumbers(DataRow, frozen=True, kw_only=True):
    points: Annotated[tuple[Number, ...], Meta(min_length=1)]
    unpaid_food: Number
    castle_passed: Number
    printed: Positive


class ForceNumbers(DataRow, frozen=True, kw_only=True):
    defence: dict[str, Positive]
    attack: dict[str, Positive]
    beer: Positive


class SurvivorNumbers(DataRow, frozen=True, kw_only=True):
    force: Positive
    gives: Worker


class DiceNumbers(DataRow, frozen=True, kw_only=True):
    gate: Positive
    moat: Positive
    tower: Positive
    wall: Positive
    step: Positive


class CastleNumbers(DataRow, frozen=True, kw_only=True):
    sides: tuple[Side, Side, Side, Side]
    corners: dict[str, tuple[Side, Side]]
    gate: Side


class LimitNumbers(DataRow, frozen=True, kw_only=True):
    rally: Positive
    helps: Positive
    passes: Positive
    beers: Positive


class TradeNumbers(DataRow, frozen=True, kw_only=True):
    give: Positive
    take: Positive


class KeepNumbers(DataRow, frozen=True, kw_only=True):
    lines: Annotated[tuple[Line, ...], Meta(min_length=1)]


class RevealNumbers(DataRow, frozen=True, kw_only=True):
    valentine: Positive
    michaelmas: Positive
    joust: Positive
    brewery: Positive
    lammas: Positive


class BeerNumbers(DataRow, frozen=True, kw_only=True):
    row: Number
    column: Number


class RewardNumbers(DataRow, frozen=True, kw_only=True):
    violent: Number
    attribute_box: Number


class SoloNumbers(DataRow, frozen=True, kw_only=True):
    paths: Positive
    paths_behind: Positive
    rival: Positive
    without: tuple[str, ...]


class PieceNumbers(DataRow, frozen=True, kw_only=True):
    """What lies in the box, of which nothing limits a gain (TA-SETUP-15)."""

    workers: dict[str, Positive]
    resources: dict[str, Positive]
    cards: dict[str, Positive]
    dice: dict[str, Positive]
    loot: dict[str, Positive]
    rally: Positive
    tents: Positive
    castles: Positive
    boards: Positive
    colours: tuple[Id, ...]


class AnarchyNumbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """numbers.toml, without its tables."""

    start: AnarchyStart
    grudge: GrudgeNumbers
    force: ForceNumbers
    survivors: SurvivorNumbers
    dice: DiceNumbers
    castle: CastleNumbers
    limits: LimitNumbers
    trade: TradeNumbers
    keep: KeepNumbers
    reveal: RevealNumbers
    beer: BeerNumbers
    rewards: RewardNumbers
    solo: SoloNumbers
    pieces: PieceNumbers
