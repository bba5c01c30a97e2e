"""A toy that is played on mats: two lords fill boxes, roll for the harvest, sign a treaty."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from oyez.game import Game
from oyez.kernel import Ask, Event, Flow, OneOf, Outcome, Roles, Roll, Seat, State
from oyez.scene.elements import (
    Box,
    Clause,
    Counter,
    Dice,
    Die,
    Document,
    Panel,
    Party,
    Relation,
    Scene,
    Sheet,
    Text,
)

FIELDS: Final = 6
# Each box of the wheel with its place, and the boxes it is joined to.
WHEEL: Final = {"hub": (1.0, 0.0, ""), "mill": (0.0, 1.0, "hub"), "forge": (2.0, 1.0, "hub")}
PEOPLE: Final = {"henry": ("", ""), "maud": ("henry", ""), "john": ("", "henry")}
ARMS: Final = (("gules", "lion"), ("azure", "ship"))
SIGN: Final = "treaty:peace"


class Terms(Struct, frozen=True):
    """How many turns are played."""

    turns: int = 8


class Manors(State):
    """What is filled in on the mats, and who has signed."""

    turns: int
    filled: dict[Seat, list[str]]
    signed: list[Seat]
    turn: int = 0
    harvest: tuple[int, ...] = ()


class Filled(Event, frozen=True):
    """A box was filled, or the treaty signed."""

    topic = "land"
    begins = True
    roles = Roles(panel="lord:{seat}")
    seat: Seat
    box: str


class Manor(Game[Manors, Terms]):
    """Fill a box of your mat, or sign the treaty; after so many turns the most boxes win."""

    id, rules, seats = "manor", "1", range(2, 3)
    state, options, folder = Manors, Terms, Path(__file__).parent

    def setup(self, options: Terms, seats: int) -> Manors:
        return Manors(turns=options.turns, filled={Seat(n): [] for n in range(seats)}, signed=[])

    def step(self, s: Manors) -> Flow[None]:
        seat = Seat(s.turn % 2)
        s.harvest = yield Roll(dice=2)
        box = yield Ask(seat, OneOf(open_boxes(s, seat)), "fill", "MA-FILL-01")
        if box == SIGN:
            s.signed.append(seat)
        else:
            s.filled[seat].append(box)
        s.tell(Filled, seat, box)
        s.turn += 1

    def outcome(self, s: Manors) -> Outcome | None:
        if s.turn < s.turns:
            return None
        scores = {seat: len(boxes) for seat, boxes in s.filled.items()}
        order = sorted(scores.values(), reverse=True)
        return Outcome({seat: order.index(n) + 1 for seat, n in scores.items()}, scores, "full")

    def redeal(self, s: Manors, seat: Seat, rng: Random) -> None:
        """Nothing is hidden."""

    def scene(self, s: Manors, seat: Seat | None) -> Scene:
        return Scene(
            sheets=[*(_mat(s, owner) for owner in s.filled), _family()],
            dice=[
                Dice(
                    id="harvest",
                    label=Text("harvest"),
                    owner=s.turn % 2,
                    dice=[Die(value) for value in s.harvest],
                    total=sum(s.harvest),
                )
            ],
            documents=[_treaty(s)],
            panels=[_panel(s, owner) for owner in s.filled],
        )


def open_boxes(s: Manors, seat: Seat) -> list[str]:
    """The next field, any box of the wheel beside a filled one, and the treaty."""
    done = s.filled[seat]
    fields = [f"field:{seat}-{n}" for n in range(FIELDS)]
    wheel = {f"wheel:{seat}-{name}": joined for name, (_, _, joined) in WHEEL.items()}
    beside = [
        box
        for box, joined in wheel.items()
        if box not in done and (not joined or f"wheel:{seat}-{joined}" in done)
    ]
    following = [box for box in fields if box not in done][:1]
    return following + beside + ([] if seat in s.signed else [SIGN])


def _mat(s: Manors, owner: Seat) -> Sheet:
    done = set(s.filled[owner])
    fields = [
        Box(
            id=f"field:{owner}-{n}",
            label=Text("field", {"number": n + 1}),
            checked=f"field:{owner}-{n}" in done,
            gives=[Counter("food", 1)] if n % 2 else [],
            price=[[Counter("serf", 1)]],
        )
        for n in range(FIELDS)
    ]
    wheel = [
        Box(
            id=f"wheel:{owner}-{name}",
            label=Text(name),
            at=(x, y),
            round=True,
            checked=f"wheel:{owner}-{name}" in done,
            barred=bool(joined) and f"wheel:{owner}-{joined}" not in done,
            needs=[Text(joined)] if joined else [],
            gives=[Counter("coin", 2)],
            relations=[Relation(f"wheel:{owner}-{joined}")] if joined else [],
        )
        for name, (x, y, joined) in WHEEL.items()
    ]
    sections = [
        Sheet(id=f"fields:{owner}", label=Text("fields"), layout="line", boxes=fields),
        Sheet(id=f"wheel:{owner}", label=Text("wheel"), layout="placed", boxes=wheel),
    ]
    coins = [Counter("serf", 5 - len(done)), Counter("coin", 2)]
    return Sheet(id=f"mat:{owner}", owner=owner, counters=coins, sections=sections)


def _family() -> Sheet:
    boxes = [
        Box(
            id=f"person:{name}",
            label=Text(name),
            charge="lion",
            tincture="gules",
            relations=[
                *([Relation(f"person:{spouse}", "couple")] if spouse else []),
                *([Relation(f"person:{parent}", "descent")] if parent else []),
            ],
        )
        for name, (spouse, parent) in PEOPLE.items()
    ]
    return Sheet(id="family", label=Text("family"), layout="tree", boxes=boxes)


def _treaty(s: Manors) -> Document:
    parties = [
        Party(Text(f"lord-{seat}"), seat, *ARMS[seat], signed=seat in s.signed) for seat in s.filled
    ]
    state = "treaty-in-force" if len(s.signed) == len(s.filled) else "treaty-draft"
    clauses = [Clause(id=SIGN, label=Text("treaty-peace"))]
    title = Text("treaty")
    return Document(id="treaty", label=title, state=Text(state), clauses=clauses, parties=parties)


def _panel(s: Manors, seat: Seat) -> Panel:
    return Panel(
        id=f"lord:{seat}",
        label=Text(f"lord-{seat}"),
        seat=seat,
        tincture=ARMS[seat][0],
        charge=ARMS[seat][1],
        active=s.turn % 2 == seat,
        counters=[Counter("boxes", len(s.filled[seat]))],
    )


MANOR: Final = Manor()
