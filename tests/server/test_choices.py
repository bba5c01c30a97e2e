"""What comes next in a choice that is made step by step."""

from __future__ import annotations

import pytest

from oyez.kernel import (
    Amount,
    Ask,
    Choices,
    Dependent,
    Either,
    Flow,
    NotAmongChoices,
    NotYourQuestion,
    StalePly,
)
from oyez.server.routes.choices import ChoicePathBody, choices_at
from tests.kernel.toys import A, B, Toy, toy
from tests.server.clients import Server

MARCH = Dependent({"from": Amount(1, 100), "to": lambda start: Amount(start, start + 1)})


def ask(_: Toy) -> Flow[None]:
    yield Ask(A, MARCH)


def acts(_s: Toy, _seat: int) -> Choices[tuple[str, object]]:
    return Either({"march": MARCH})


def test_what_comes_after_some_values_is_told_to_who_is_asked() -> None:
    match = toy(ask)
    assert (
        choices_at(match, A, ChoicePathBody([[7]], ply=0)).describe()["first"]
        == Amount(7, 8).describe()
    )
    with pytest.raises(NotYourQuestion):
        choices_at(match, B, ChoicePathBody([[7]], ply=0))
    with pytest.raises(StalePly):
        choices_at(match, A, ChoicePathBody([[7]], ply=1))


def test_the_way_may_lead_through_what_can_be_done_out_of_turn() -> None:
    match = toy(ask, anytime=acts)
    rest = choices_at(match, B, ChoicePathBody(["march", [100]], ply=0, act=True))
    assert list(rest) == [(100,), (101,)]


@pytest.mark.parametrize(
    "path", [[[101]], [[1, 2]], [[1, 2, 3]], ["to"], [3], [None], [{"from": 1}], ["from", "from"]]
)
def test_a_way_that_leads_nowhere_is_refused(path: list[object]) -> None:
    with pytest.raises(NotAmongChoices):
        choices_at(toy(ask), A, ChoicePathBody(path, ply=0))


def test_the_server_tells_a_seat_its_own_choices_only(server: Server) -> None:
    people = server.guests(3)
    table = server.table(*people, game="warrior_knights")
    path = f"{table.path}/choices"
    seat = table.view(people[0])["waiting"][0]
    own = table.view(people[seat])
    way = {"path": [], "ply": own["question"]["ply"], "epoch": own["epoch"], "lang": "fr"}
    found = people[seat].post(path, way)
    assert found["choices"] == own["question"]["choices"]
    act = {"path": ["give", "to"], "ply": 0, "epoch": own["epoch"], "act": True}
    found = people[seat].post(path, act)
    assert found["choices"] == own["anytime"]["options"]["give"]["fields"]["to"]
    assert len(found["labels"]) == len(found["names"]) == 2
    assert people[seat].refused("POST", path, act | {"path": ["x"]}) == (422, "not-among-choices")
    assert people[seat].refused("POST", path, way | {"epoch": 9}) == (409, "stale-ply")
    assert server.guests(1)[0].refused("POST", path, way) == (403, "not-seated")
