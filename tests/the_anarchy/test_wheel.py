"""The wheel of fortune, and what its weapon makers let one construct."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import AttackCastle, Fill, Research
from oyez.games.the_anarchy.box.edition import WEAPONS, edition
from oyez.games.the_anarchy.rules.scoring import points_of_path
from tests.ledger import rule
from tests.the_anarchy.positions import Game, Position

BOX = edition(STANDARD)
QUARTERS = ("guildsmen", "allies", "mercenaries", "weapon-makers")
WHEEL = {box.id: box for quarter in QUARTERS for box in BOX.sections[quarter].boxes}
DEVELOPS = {
    "ladders": "weapon-makers-2",
    "ballista": "weapon-makers-3",
    "small-crane": "weapon-makers-4",
    "ram": "weapon-makers-5",
    "catapult": "weapon-makers-6",
    "large-crane": "weapon-makers-7",
    "siege-tower": "weapon-makers-8",
    "trebuchet": "weapon-makers-9",
}
PRICES = {
    "ladders": {"craftsman": 1, "material": 1},
    "ballista": {"craftsman": 1, "material": 1},
    "small-crane": {"craftsman": 1, "material": 1},
    "ram": {"craftsman": 1, "material": 2},
    "catapult": {"craftsman": 1, "material": 2},
    "large-crane": {"craftsman": 1, "material": 1},
    "siege-tower": {"craftsman": 2, "material": 2},
    "trebuchet": {"craftsman": 2, "material": 2},
}
NEEDS = {
    "ram": "small-crane",
    "catapult": "small-crane",
    "large-crane": "small-crane",
    "siege-tower": "large-crane",
    "trebuchet": "large-crane",
}


def joined(game: Game, quarter: str) -> list[str]:
    """The boxes of a quarter that can be filled now."""
    filled = [choice.box for choice in game.choices() if isinstance(choice, Fill)]
    return [box for box in filled if box.startswith(f"{quarter}-")]


def quarter(name: str, *numbers: int, **stock: int) -> Game:
    """A quarter with some boxes filled, and a coin."""
    position = Position().stock(**(stock or {"coin": 1}))
    return position.boxes(*(f"{name}-{number}" for number in numbers)).play()


# -- the boxes of the wheel ------------------------------------------------------------------------


@rule("TA-WHEEL-01")
def test_the_wheel_has_four_quarters_that_are_not_joined() -> None:
    assert [len(BOX.sections[name].boxes) for name in QUARTERS] == [11, 11, 11, 10]
    for box in WHEEL.values():
        lines = [name for name in box.joined if name != "centre"]
        assert {WHEEL[name].section for name in lines} <= {box.section}


@rule("TA-WHEEL-02")
def test_every_box_of_the_wheel_costs_a_coin() -> None:
    for box in WHEEL.values():
        assert [dict(cost) for cost in box.cost] == [{"coin": 1}]
    game = Position().stock(coin=1, serf=1).play().do(Fill("allies-1"))
    assert game.stock() == {"serf": 1, "knight": 1}
    assert game.why_not(Fill("allies-2")) == "too-dear"


@rule("TA-WHEEL-03")
def test_at_first_only_the_boxes_at_the_centre_can_be_filled() -> None:
    game = Position().stock(coin=1).play()
    filled = [choice.box for choice in game.choices() if isinstance(choice, Fill)]
    assert filled == [f"{name}-1" for name in QUARTERS]
    assert game.why_not(Fill("guildsmen-2")) == "not-joined"
    assert game.why_not(Fill("weapon-makers-7")) == "not-joined"


@rule("TA-WHEEL-03")
def test_a_filled_box_opens_those_that_are_joined_to_it() -> None:
    game = Position().stock(coin=3).play().do(Fill("mercenaries-1"))
    assert joined(game, "mercenaries") == ["mercenaries-2", "mercenaries-3"]
    assert joined(game, "allies") == ["allies-1"]
    game.do(Fill("mercenaries-3"))
    assert joined(game, "mercenaries") == ["mercenaries-2", "mercenaries-5", "mercenaries-6"]
    assert game.why_not(Fill("mercenaries-4")) == "not-joined"


@rule("TA-R17")
def test_white_lines_lead_both_ways() -> None:
    for box in WHEEL.values():
        for name in box.joined:
            assert name == "centre" or box.id in WHEEL[name].joined
    game = quarter("guildsmen", 1, 3, 5)
    assert "guildsmen-2" in joined(game, "guildsmen")
    game = quarter("guildsmen", 1, 3, 5, 9, 11)
    assert "guildsmen-8" in joined(game, "guildsmen")  # from without towards the centre
    assert quarter("guildsmen", 1, 3).why_not(Fill("guildsmen-8")) == "not-joined"


@rule("TA-R17")
def test_one_box_of_each_quarter_is_joined_to_the_centre() -> None:
    central = [box.id for box in WHEEL.values() if "centre" in box.joined]
    assert central == [f"{name}-1" for name in QUARTERS]


@rule("TA-WHEEL-03", "TA-R17")
@pytest.mark.parametrize("name", QUARTERS)
def test_every_box_is_open_exactly_if_a_filled_one_is_joined_to_it(name: str) -> None:
    boxes = BOX.sections[name].boxes
    for before in boxes:
        game = Position().stock(coin=1).boxes(before.id).play()
        expected = [
            box.id
            for box in boxes
            if box.id != before.id and ("centre" in box.joined or before.id in box.joined)
        ]
        assert joined(game, name) == expected


@rule("TA-WHEEL-04")
@pytest.mark.parametrize(
    ("name", "workers", "produced"),
    [
        ("guildsmen", {"craftsman": 11}, {"produce-craftsman": 3}),
        ("allies", {"knight": 6, "patron": 4, "craftsman": 1}, {"produce-knight": 1}),
        ("mercenaries", {"soldier": 13, "patron": 4}, {"produce-patron": 1}),
    ],
)
def test_three_quarters_give_workers_and_their_production(
    name: str, workers: dict[str, int], produced: dict[str, int]
) -> None:
    start = {"produce-craftsman": 0, "produce-knight": 0, "produce-patron": 0}
    game = Position().stock(coin=11).filled(0, start).play()
    for box in BOX.sections[name].boxes:
        game.do(Fill(box.id))
    loyalty = {"soldier": 1} if name == "allies" else {}  # the second box of Loyalty
    assert game.stock() == {**workers, **loyalty}
    assert {track: game[0].tracks[track] for track in start} == {**start, **produced}
    assert game.attributes() == ({"loyalty": 2} if name == "allies" else {})


# -- weapon makers ---------------------------------------------------------------------------------


@rule("TA-WHEEL-05")
def test_the_weapon_makers_develop_cranes_and_siege_weapons() -> None:
    constructions = BOX.sections["constructions"].boxes
    assert {box.id: box.after for box in constructions} == {
        thing: (box,) for thing, box in DEVELOPS.items()
    }
    assert set(DEVELOPS) == {*WEAPONS, "small-crane", "large-crane"}
    assert {WHEEL[box].section for box in DEVELOPS.values()} == {"weapon-makers"}
    for box in constructions:
        assert box.grants == box.id


@rule("TA-WHEEL-06")
@pytest.mark.parametrize("thing", DEVELOPS)
def test_what_is_developed_has_still_to_be_constructed(thing: str) -> None:
    need = [NEEDS[thing]] if thing in NEEDS else []
    position = Position().stock(**PRICES[thing]).owning(*need)
    assert position.play().why_not(Fill(thing)) == "needs-box"
    game = position.boxes(DEVELOPS[thing]).play()
    assert game[0].owned == need
    game.do(Fill(thing))
    assert game[0].owned == [*need, thing]
    gained = {icon for icon in BOX.boxes[thing].gives if icon != "might"}
    assert game.stock() == dict.fromkeys(gained, 1)
    assert game[0].tracks["might"] == (thing in WEAPONS)


@rule("TA-WHEEL-06")
@pytest.mark.parametrize("thing", DEVELOPS)
def test_a_construction_costs_craftsmen_and_materials_and_no_coin(thing: str) -> None:
    assert [dict(cost) for cost in BOX.boxes[thing].cost] == [PRICES[thing]]
    position = Position().boxes(DEVELOPS[thing]).owning(*set(NEEDS.values()))
    if thing in position[0].owned:
        position[0].owned.remove(thing)
    for good in PRICES[thing]:
        short = {**PRICES[thing], good: PRICES[thing][good] - 1}
        assert position.stock(**short).play().why_not(Fill(thing)) == "too-dear"


@rule("TA-WHEEL-06")
def test_developing_costs_a_coin_and_nothing_else() -> None:
    game = quarter("weapon-makers", 1, coin=1, craftsman=1, material=1).do(Fill("weapon-makers-2"))
    assert game.stock() == {"craftsman": 1, "material": 1}
    assert game[0].owned == []


@rule("TA-WHEEL-07")
def test_construction_may_come_much_later() -> None:
    position = Position(1, 2).stock(coin=1, craftsman=1, material=1, serf=1).facing("f1")
    game = position.boxes("weapon-makers-1").play().do(Fill("weapon-makers-2"), Fill("quarry-1"))
    assert game.offers(Fill("ladders"))
    later = Position(1, 5).stock(craftsman=1, material=1).boxes("weapon-makers-2").play()
    assert later.do(Fill("ladders"))[0].owned == ["ladders"]


@rule("TA-WHEEL-08", "TA-R18")
@pytest.mark.parametrize("thing", DEVELOPS)
def test_some_constructions_need_a_crane(thing: str) -> None:
    position = Position().stock(**PRICES[thing]).boxes(DEVELOPS[thing])
    if thing not in NEEDS:
        assert position.play().offers(Fill(thing))
        return
    assert position.play().why_not(Fill(thing)) == "not-owned"
    (wrong,) = {"small-crane", "large-crane"} - {NEEDS[thing]}
    if wrong != thing:
        position.owning(wrong)
        assert position.play().why_not(Fill(thing)) == "not-owned"
    assert position.owning(NEEDS[thing]).play().offers(Fill(thing))


@rule("TA-R18")
def test_the_large_crane_is_not_built_without_the_small_one() -> None:
    position = Position().stock(craftsman=2, material=2)
    game = position.boxes("weapon-makers-4", "weapon-makers-7").play()
    assert game.why_not(Fill("large-crane")) == "not-owned"
    game.do(Fill("small-crane"), Fill("large-crane"))
    assert game[0].owned == ["small-crane", "large-crane"]
    assert game.stock() == {"serf": 2}


@rule("TA-WHEEL-09")
def test_developments_come_in_any_order_that_the_lines_allow() -> None:
    for order in ((2, 3, 4), (4, 3, 2), (4, 10, 7, 9, 8, 5, 6, 3, 2), (3, 4, 6, 10, 7, 8)):
        game = quarter("weapon-makers", 1, coin=9)
        for number in order:
            game.do(Fill(f"weapon-makers-{number}"))
        assert set(game[0].boxes) == {f"weapon-makers-{number}" for number in (1, *order)}
    assert quarter("weapon-makers", 1).why_not(Fill("weapon-makers-5")) == "not-joined"


@rule("TA-WHEEL-EX1")
def test_a_developed_ram_waits_for_the_crane_while_developing_goes_on() -> None:
    makers = [f"weapon-makers-{number}" for number in (1, 2, 4, 5)]
    position = Position().boxes("allies-1", "allies-2", *makers)
    game = position.stock(coin=3, craftsman=2, material=3).play()
    assert game[0].owned == []
    assert game.why_not(Fill("ram")) == "not-owned"
    assert joined(game, "weapon-makers") == [
        "weapon-makers-3",
        "weapon-makers-6",
        "weapon-makers-10",
    ]
    game.do(Fill("weapon-makers-10"), Fill("weapon-makers-7"))
    assert game.why_not(Fill("ballista")) == "needs-box"
    game.do(Fill("weapon-makers-3"), Fill("ballista"))
    assert game[0].owned == ["ballista"]
    assert game.why_not(Fill("ram")) == "not-owned"


@rule("TA-WHEEL-10")
def test_what_is_only_developed_opens_no_section_building_or_construction() -> None:
    position = Position().stock(craftsman=9, material=9).boxes(*DEVELOPS.values())
    game = position.filled(gate=2, keep=4, governance=9).having(gate=2).play()
    assert game.why_not(Fill("gate-3")) == "not-owned"
    assert game.why_not(Fill("keep-5")) == "not-owned"
    assert game.why_not(Fill("ram")) == "not-owned"
    game.do(Fill("small-crane"))
    for box in ("gate-3", "keep-5", "ram"):
        assert game.offers(Fill(box))


@rule("TA-WHEEL-10")
def test_what_is_only_developed_helps_neither_bolts_nor_attacks_nor_the_weaponsmith() -> None:
    position = Position(1, 2).stock(craftsman=2, material=2, patron=1, soldier=9, food=9)
    position.boxes(*DEVELOPS.values()).filled(warcraft=1)
    game = position.play()
    assert game.why_not(AttackCastle(9, 0)) == "not-owned"
    assert points_of_path(game.state, game[0], "weaponsmith") == 0
    game.do(Fill("ladders"), Fill("research-1", "patron"))
    assert not game.offers(Research("bolts"))
    game.do(Research("logs"), Fill("ballista"))
    assert any(isinstance(choice, AttackCastle) for choice in game.choices())
    assert points_of_path(game.state, game[0], "weaponsmith") == 1


@rule("TA-WHEEL-10")
def test_bolts_are_researched_once_the_ballista_is_constructed() -> None:
    position = Position().stock(craftsman=1, material=1, patron=1).boxes("weapon-makers-3")
    game = position.filled(warcraft=1).play().do(Fill("ballista"), Fill("research-1", "patron"))
    assert game.offers(Research("bolts"))


@rule("TA-WHEEL-11")
def test_developing_needs_no_crane() -> None:
    game = quarter("weapon-makers", 1, coin=8)
    for number in (4, 5, 6, 10, 7, 8, 9):
        game.do(Fill(f"weapon-makers-{number}"))
    assert game[0].owned == []
    for box in BOX.sections["weapon-makers"].boxes:
        assert (box.requires, box.after, box.measure) == ((), (), ())
