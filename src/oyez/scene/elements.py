"""The scene: all that a seat sees on the table, as plain data for one generic client.

Everything has an id (`province:gaul`, `card:levy-3`), and choices speak of the same ids, so that
what may be chosen lights up. Texts are message ids with arguments, never sentences.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Point = tuple[float, float]
Ring = list[Point]


class Text(Struct, frozen=True, omit_defaults=True):
    """A message id and its arguments.

    `source` is that of a card whose words these are, as in `Card`.
    """

    id: str
    about: dict[str, str | int] = {}
    source: str = ""


class Counter(Struct, frozen=True, omit_defaults=True):
    """A figure, by the name of its message; None when this seat may not know it.

    A `secret` one was given unseen by the others, and is opened last. `icons` are the pictures
    that it is shown by, side by side, where its own name is not that of one; what follows `text:`
    is written instead.
    """

    name: str
    value: int | None
    most: int | None = None
    secret: bool = False
    icons: tuple[str, ...] = ()


class Relation(Struct, frozen=True, omit_defaults=True):
    """What one thing is to another: its prisoner, its spouse, its child, the next on a way.

    `to` is the id of the other one, and `label` says it in words. A line joins two boxes of one
    sheet: that of a `couple`, of a `captive`, of `descent` (`to` is the parent), a `string` on
    which both hang, or a plain one.
    """

    to: str
    kind: Literal["", "couple", "descent", "captive", "string"] = ""
    label: Text | None = None


class Element(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Anything on the table. `lit` names further ids by which choices may speak of it.

    `notes` are told when one points at it, such as the troops that a noble leads. Where the board
    has a drawing, `drawn` is what that calls the element: a land, whose crest, whose berth.
    """

    id: str
    label: Text | None = None
    tincture: str = ""
    lit: tuple[str, ...] = ()
    drawn: str = ""
    notes: list[Text] = []
    relations: list[Relation] = []


class Region(Element, frozen=True):
    """A land of a map, as polygons (outer ring first); `anchor` is where pieces stand."""

    rings: list[list[Ring]] = []
    anchor: Point = (0.0, 0.0)
    closed: bool = False


class Hex(Element, frozen=True):
    """A hexagon of a grid, by column and row.

    Where the map is shown wider than high, it lies at the column and row of `wide` instead.
    """

    column: int = 0
    row: int = 0
    terrain: str = ""
    wide: tuple[int, int] | None = None


class Town(Element, frozen=True):
    """A point of a map that roads join, or a town in a hexagon (`where`).

    The first two counters are written beside it; `wounds` are breaches in its walls.
    """

    at: Point = (0.0, 0.0)
    size: int = 1
    where: str = ""
    kind: str = "town"
    wounds: int = 0
    besieged: bool = False
    counters: list[Counter] = []


class Road(Element, frozen=True):
    """What joins or parts two places.

    A road, a strait or a sea lane runs from one to the other; a river, a bridge, a mountain or a
    coast lies on the border between two hexagons.
    """

    joins: tuple[str, str]
    kind: str = "road"


class Board(Element, frozen=True):
    """A map. `drawing` names the file of outlines that the client loads once.

    `grid` says how hexagons lie: `flat-odd` has flat tops, and odd columns half a hexagon lower.
    """

    width: float = 0.0
    height: float = 0.0
    drawing: str = ""
    grid: str = ""
    regions: list[Region] = []
    hexes: list[Hex] = []
    towns: list[Town] = []
    roads: list[Road] = []


class Piece(Element, frozen=True):
    """A pawn, a token or a stack, standing in another element, or at its port (`<id>:port`).

    `wounds` are shown at its shoulder, whatever the game calls them.
    """

    kind: str
    where: str
    owner: int | None = None
    count: int = 1
    face_up: bool = True
    charge: str = ""
    wounds: int = 0
    counters: list[Counter] = []


class Card(Element, frozen=True):
    """A card; face down it has a back and nothing else.

    `text` is what it does; `source` tells a card that is our own reconstruction from a printed one.
    """

    kind: str = ""
    face_up: bool = True
    back: str = ""
    text: Text | None = None
    charge: str = ""
    counters: list[Counter] = []
    source: str = ""


class Hand(Element, frozen=True):
    """The cards somebody holds; `size` also when they cannot be seen."""

    owner: int
    size: int
    cards: list[Card] = []


class Stack(Element, frozen=True):
    """A deck or a discard pile: how many, and the top card if it can be seen."""

    size: int
    top: Card | None = None


class Row(Element, frozen=True):
    """Cards laid out side by side, in order; before a player, or before everybody."""

    cards: list[Card] = []
    owner: int | None = None


class Track(Element, frozen=True):
    """Numbered spaces with markers on some of them; `says` is what is written on each space.

    `owners` are the seats that markers belong to.
    """

    spaces: list[str]
    markers: dict[str, int] = {}
    owners: dict[str, int] = {}
    says: list[Text] = []


class Box(Element, frozen=True):
    """A box of a sheet, with what stands in it, what it costs, needs and gives.

    `price` lists the ways to pay, any one of which will do; without one it is that of its sheet.
    What it needs is told by `needs`, or printed on it (`asks`), and while that is not there it is
    `barred`; one that is open, but for which its owner `lacks` something, is too dear. It `leads`
    to what may be done once it is filled, and `holds` what lies in it, with the marks of `seats`. A
    box without a label is called by its sheet and number.

    Where the sheet places its boxes, `at` is the middle of this one, by column and row, and `size`
    how many columns and rows it takes. A `die` shows its value, a `pennant` hangs, a `card` has
    room for its `text`, and a box with a `charge` is somebody, under a shield.
    """

    value: str | int | None = None
    checked: bool = False
    barred: bool = False
    gives: list[Counter] = []
    price: list[list[Counter]] = []
    needs: list[Text] = []
    asks: list[Counter] = []
    lacks: list[Counter] = []
    leads: list[Text] = []
    holds: list[Counter] = []
    seats: tuple[int, ...] = ()
    text: Text | None = None
    at: Point | None = None
    size: Point | None = None
    shape: Literal["", "die", "pennant", "card"] = ""
    round: bool = False
    charge: str = ""


class Sheet(Element, frozen=True):
    """A form of boxes: a ledger, a wheel, a family tree; or the mat of its `owner`, in sections.

    The `layout` is a grid, unless boxes stand close together in a `line` (perhaps in groups of so
    many), are `placed` one by one with lines for their relations, form a `tree` of descent, or are
    a `sum` with its outcome as label and its reward as counters. The sections of a `wheel` are its
    sectors, clockwise from the top; their boxes and its own are placed around its middle. `price`
    is what every box costs that says nothing else, `icon` a picture that stands for its name where
    there is little room. One that is a `board` is played on, although it is nobody's.
    """

    boxes: list[Box] = []
    layout: Literal["", "line", "placed", "tree", "wheel", "sum"] = ""
    sections: list[Sheet] = []
    owner: int | None = None
    counters: list[Counter] = []
    price: list[list[Counter]] = []
    group: int = 0
    icon: str = ""
    board: bool = False


class Die(Struct, frozen=True, omit_defaults=True):
    """A die: what it shows, a number or a `face` by name; None while it is still to be rolled."""

    value: int | None = None
    sides: int = 6
    face: str = ""
    tincture: str = ""
    spent: bool = False


class Dice(Element, frozen=True):
    """Dice on the table: whose they are, and in the label what they are for."""

    dice: list[Die] = []
    owner: int | None = None
    total: int | None = None


class Party(Struct, frozen=True, omit_defaults=True):
    """One who is bound by a document, and whether it bears their seal."""

    label: Text
    seat: int | None = None
    tincture: str = ""
    charge: str = ""
    signed: bool = False


class Clause(Element, frozen=True):
    """A numbered sentence of a document, its label; `state` as in `Document`."""

    state: Text | None = None


class Document(Element, frozen=True):
    """Something that is read: a contract, a law, a letter; a sealed one shows only its outside.

    The label is its title, `text` what comes before the clauses, and `state` how it stands: a
    draft, in force, at an end.
    """

    kind: Literal["contract", "law", "letter"] = "contract"
    state: Text | None = None
    text: Text | None = None
    parties: list[Party] = []
    clauses: list[Clause] = []
    sealed: bool = False


class Panel(Element, frozen=True):
    """A player's place: a shield, counters, notes such as powers."""

    seat: int
    charge: str = ""
    active: bool = False
    counters: list[Counter] = []


class Side(Struct, frozen=True, omit_defaults=True):
    """One side of a clash: what it counts, in all, and how likely it is to win, where known.

    `won` says that it is ahead, once there is something to tell it by; `outcome` is what it means
    if this side wins, where that is more than its name.
    """

    label: Text
    seat: int | None = None
    tincture: str = ""
    charge: str = ""
    parts: list[Counter] = []
    total: int | None = None
    chance: float | None = None
    cards: list[Card] = []
    won: bool = False
    outcome: Text | None = None


class Chance(Struct, frozen=True, omit_defaults=True):
    """An outcome that is no side's victory, and how likely it is."""

    label: Text
    chance: float


class Clash(Element, frozen=True):
    """A battle, an assault, an auction: two sides or more, somewhere on the table.

    A `prospect` is one that the seat could begin; nobody has yet. Where chances are known, those of
    the sides and of the `others` are whole hundredths and add up to 1 (`shares`).
    """

    where: str = ""
    sides: list[Side] = []
    others: list[Chance] = []
    prospect: bool = False


class Chair(Struct, frozen=True, omit_defaults=True):
    """A place in a hall: how many votes its holder has, what was bid, and for which side."""

    seat: int
    votes: int | None = None
    bid: int | None = None
    sealed: bool = False
    side: str = ""
    offices: list[Text] = []


class Hall(Element, frozen=True):
    """An assembly: who sits there, the matter they vote on, and what hangs on the wall."""

    matter: Card | None = None
    chairs: list[Chair] = []
    sides: list[str] = []
    wall: list[Card] = []


class Proposal(Struct, frozen=True, omit_defaults=True):
    """An offer that stands: what its maker gives, and what is asked for it (nothing: a gift).

    `about` says what else there is to know of it, such as where it would take place.
    `acts` says how the seat that looks on accepts, declines or retracts it, as the whole act in
    plain data; under `counter`, how such an act begins: the option, and the fields known already.
    A counter-offer names in `answers` the number of the offer that it took the place of. A
    `private` one is known to the two only.
    """

    id: str
    number: int
    maker: int
    to: int
    gives: list[Text] = []
    asks: list[Text] = []
    about: Text | None = None
    answers: int | None = None
    private: bool = False
    acts: dict[str, Any] = {}


class Pledge(Struct, frozen=True, omit_defaults=True):
    """A promise, and its record; `acts` says how the seat that looks on calls it kept or broken."""

    id: str
    number: int
    maker: int
    to: int
    words: Text
    state: Literal["pending", "kept", "broken"] = "pending"
    since: Text | None = None
    acts: dict[str, Any] = {}


class Dialog(Struct, frozen=True, omit_defaults=True):
    """How a question is put on the screen: its sentence, its rule, and the choices described.

    `suggestion` is the answer to begin with, if there is one that most people would give.
    """

    prompt: Text
    rule: str
    ply: int
    choices: dict[str, Any]
    answered: bool = False
    suggestion: Any = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """The whole scene of one seat: every element that it may see, and nothing else."""

    boards: list[Board] = []
    pieces: list[Piece] = []
    hands: list[Hand] = []
    stacks: list[Stack] = []
    rows: list[Row] = []
    tracks: list[Track] = []
    sheets: list[Sheet] = []
    dice: list[Dice] = []
    documents: list[Document] = []
    panels: list[Panel] = []
    clashes: list[Clash] = []
    halls: list[Hall] = []
    proposals: list[Proposal] = []
    pledges: list[Pledge] = []
