"""Tables: a scene goes to the screen and comes back unchanged."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oyez.kernel import Ask, Flow, OneOf, Seat
from oyez.scene import elements as table
from oyez.scene.elements import (
    Board,
    Box,
    Card,
    Chair,
    Clash,
    Clause,
    Counter,
    Dialog,
    Dice,
    Die,
    Document,
    Element,
    Hall,
    Hand,
    Hex,
    Panel,
    Party,
    Piece,
    Region,
    Relation,
    Road,
    Row,
    Scene,
    Sheet,
    Side,
    Stack,
    Text,
    Town,
    Track,
)
from oyez.testing.properties import check_table
from tests.kernel.toys import A, Toy, toy

LEVY = Card(id="card:levy-3", kind="levy", label=Text("levy", {"men": 3}), lit=("army:3",))
GAUL = Region(
    id="province:gaul",
    label=Text("gaul"),
    tincture="gules",
    rings=[[[(0.0, 0.0), (1.0, 0.0), (1.0, 1.5)]]],
    anchor=(0.5, 0.5),
    closed=True,
)
MAT = Sheet(
    id="mat:0",
    owner=0,
    counters=[Counter("serf", 3)],
    sections=[
        Sheet(
            id="wheel",
            layout="placed",
            boxes=[
                Box(id="wheel:1", at=(0.0, 0.0), round=True, gives=[Counter("serf", 1)]),
                Box(
                    id="wheel:2",
                    at=(1.5, 0.0),
                    price=[[Counter("coin", 1)], [Counter("food", 2)]],
                    needs=[Text("crane")],
                    barred=True,
                    relations=[Relation("wheel:1")],
                ),
            ],
        )
    ],
)
TREATY = Document(
    id="treaty:1",
    label=Text("treaty"),
    state=Text("in-force"),
    text=Text("preamble"),
    parties=[Party(Text("york"), 0, "argent", "rose", signed=True), Party(Text("lancaster"))],
    clauses=[Clause(id="treaty:1-1", label=Text("peace"), state=Text("kept"))],
)
SCENE = Scene(
    boards=[
        Board(
            id="board",
            width=10.0,
            height=5.0,
            drawing="map.svg",
            regions=[GAUL],
            hexes=[Hex(id="hex:1-2", column=1, row=2, terrain="hills")],
            towns=[Town(id="town:lyon", at=(1.0, 2.0), size=2)],
            roads=[Road(id="road:1", joins=("town:lyon", "province:gaul"), kind="river")],
        )
    ],
    pieces=[
        Piece(id="army:1", kind="army", where="province:gaul", owner=0, count=3, charge="lion")
    ],
    hands=[Hand(id="hand:0", owner=0, size=2, cards=[LEVY])],
    stacks=[Stack(id="deck", size=9, top=Card(id="card:top", face_up=False, back="event"))],
    rows=[Row(id="row", cards=[Card(id="card:7")])],
    tracks=[Track(id="track", spaces=["one", "two"], markers={"marker:0": 1})],
    sheets=[
        Sheet(id="sheet", boxes=[Box(id="box:1", value="heir", checked=True), Box(id="box:2")]),
        MAT,
    ],
    dice=[Dice(id="dice:0", owner=0, dice=[Die(4), Die(sides=10), Die(face="axe")], total=4)],
    documents=[TREATY],
    panels=[
        Panel(
            id="panel:0",
            seat=0,
            active=True,
            counters=[Counter("gold", 3, 10), Counter("votes", None)],
            notes=[Text("power")],
        )
    ],
    clashes=[
        Clash(
            id="clash:1",
            where="province:gaul",
            sides=[Side(Text("franks"), 0, "azure", parts=[Counter("warriors", 2)], chance=0.25)],
        )
    ],
    halls=[
        Hall(
            id="hall",
            matter=Card(id="card:law"),
            chairs=[Chair(0, votes=3, sealed=True, offices=[Text("chairman")])],
            sides=["for", "against"],
        )
    ],
)


def elements(kind: type[Element]) -> set[type[Element]]:
    """All kinds of things that can lie on a table."""
    return set(kind.__subclasses__())


def kinds(data: Any) -> set[str]:
    """The kinds of elements in a scene."""
    if isinstance(data, dict):
        own = {data["type"]} if "type" in data else set[str]()
        return own.union(*map(kinds, data.values()))
    return set[str]().union(*map(kinds, data)) if isinstance(data, list) else set()


def test_a_scene_with_everything_comes_back_unchanged() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SCENE), type=Scene) == SCENE


def test_the_scene_of_these_tests_has_every_kind_of_element() -> None:
    written = msgspec.json.decode(msgspec.json.encode(SCENE))
    assert kinds(written) == {kind.__name__ for kind in elements(table.Element)}


def test_an_empty_scene_is_as_small_as_it_can_be() -> None:
    assert msgspec.json.encode(Scene()) == b"{}"


def test_what_is_left_at_its_default_is_not_sent() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Card(id="card:7"))) == {
        "type": "Card",
        "id": "card:7",
    }


def test_a_counter_that_a_seat_may_not_know_is_sent_as_unknown() -> None:
    assert msgspec.json.decode(msgspec.json.encode(Counter("votes", None)))["value"] is None


def test_an_element_without_an_id_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="id"):
        Hex()  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]


def test_a_dialog_comes_back_unchanged() -> None:
    choices = OneOf(["province:gaul"]).describe()
    dialog = Dialog(Text("march", {"men": 2}), "BK-MOVE-01", 4, choices)
    assert msgspec.json.decode(msgspec.json.encode(dialog), type=Dialog) == dialog


def waiting(s: Toy) -> Flow[None]:
    """A step that only waits."""
    yield Ask(A, OneOf(["go"]))


def test_a_scene_with_each_id_once_passes_for_every_viewer() -> None:
    assert check_table(toy(waiting, table=lambda s, seat: SCENE)) == 4 * 27


def test_an_id_that_stands_for_two_things_is_caught() -> None:
    def doubled(s: Toy, seat: Seat | None) -> Scene:
        return Scene(rows=[Row(id="row", cards=[LEVY, LEVY])])

    with pytest.raises(AssertionError, match="card:levy-3"):
        check_table(toy(waiting, table=doubled))
