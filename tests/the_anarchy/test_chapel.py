"""The chapel: three levels, each for three resources in any order."""

from itertools import permutations

import pytest

from oyez.games.the_anarchy.answers import Fill
from oyez.games.the_anarchy.scene.happenings import BoxCompleted
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, price, reason
from tests.the_anarchy.positions import Position

LEVELS = ("small", "medium", "large")
RESOURCES = ("food", "material", "coin")
CRANE = {"small": (), "medium": ("small-crane",), "large": ("large-crane",)}


def parts(level: str) -> tuple[str, ...]:
    """All boxes of a level."""
    return tuple(f"chapel-{level}{part}" for part in ("", "-food", "-material", "-coin", "-wide"))


def before(level: str) -> Position:
    """All lower levels full, and the crane there."""
    position = Position().owning(*CRANE[level])
    for lower in LEVELS[: LEVELS.index(level)]:
        position.boxes(*parts(lower))
    return position


def built(level: str) -> Position:
    return before(level).boxes(f"chapel-{level}")


@rule("TA-CHAPEL-01")
@pytest.mark.parametrize(("level", "measure"), [("small", 2), ("medium", 5), ("large", 8)])
def test_building_a_level_needs_a_measure_of_worship(level: str, measure: int) -> None:

    def position() -> Position:
        return before(level).stock(craftsman=1, material=1)

    assert opens_at(position, Fill(f"chapel-{level}"), "worship") == measure


@rule("TA-CHAPEL-01")
@pytest.mark.parametrize("level", LEVELS)
def test_building_a_level_costs_a_craftsman_and_a_material_and_grants_nothing(level: str) -> None:

    def position() -> Position:
        return before(level).filled(worship=9)

    price(position, Fill(f"chapel-{level}"), craftsman=1, material=1)
    game = position().stock(craftsman=1, material=1).play().do(Fill(f"chapel-{level}"))
    assert gains(game) == {}
    assert f"chapel-{level}" in game[0].boxes
    assert game.why_not(Fill(f"chapel-{level}")) == "filled-already"


@rule("TA-CHAPEL-02")
@pytest.mark.parametrize(
    ("level", "owned", "missing"),
    [("medium", "large-crane", "small-crane"), ("large", "small-crane", "large-crane")],
)
def test_the_larger_levels_need_a_crane(level: str, owned: str, missing: str) -> None:
    position = before(level).stock(craftsman=1, material=1).filled(worship=9)
    position[0].owned.remove(missing)
    position.owning(owned)
    lacking = Reason("not-owned", "TA-WHEEL-10", {"thing": missing})
    assert reason(position.play(), Fill(f"chapel-{level}")) == lacking
    assert position.owning(missing).play().offers(Fill(f"chapel-{level}"))


@rule("TA-CHAPEL-03")
def test_building_the_small_chapel_opens_knight_training() -> None:
    position = Position().stock(craftsman=1, material=1, patron=1).filled(worship=2)
    game = position.play()
    lacking = Reason("not-owned", "TA-WHEEL-10", {"thing": "small-chapel"})
    assert reason(game, Fill("knight-training-1")) == lacking
    game.do(Fill("chapel-small"))
    assert game.offers(Fill("knight-training-1"))


@rule("TA-CHAPEL-04")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_square_box_costs_the_resource_it_shows(level: str, resource: str) -> None:
    box = Fill(f"chapel-{level}-{resource}")
    price(lambda: built(level), box, **{resource: 1})
    others = {other: 3 for other in RESOURCES if other != resource}
    assert built(level).stock(**others).play().why_not(box) == "too-dear"
    assert gains(built(level).stock(**{resource: 2}).play().do(box)) == {resource: 1}


@rule("TA-CHAPEL-04")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_not_used_before_it_is_built(level: str) -> None:
    game = before(level).stock(food=1, material=1, coin=1).filled(worship=9).play()
    for resource in RESOURCES:
        box = f"chapel-{level}-{resource}"
        lacking: dict[str, str | int] = {"box": box, "needs": f"chapel-{level}"}
        assert reason(game, Fill(box)) == Reason("needs-box", "TA-BUILDING-01", lacking)


@rule("TA-CHAPEL-05", "TA-CHAPEL-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("order", list(permutations(RESOURCES)))
def test_in_whatever_order_the_third_resource_fills_the_wide_box(
    level: str, order: tuple[str, ...]
) -> None:
    game = built(level).stock(food=1, material=1, coin=1).play()
    for resource in order[:2]:
        game.do(Fill(f"chapel-{level}-{resource}"))
    assert gains(game) == {order[2]: 1}
    assert f"chapel-{level}-wide" not in game[0].boxes
    game.do(Fill(f"chapel-{level}-{order[2]}"))
    assert f"chapel-{level}-wide" in game[0].boxes
    assert gains(game) == {"produce-patron": 1, "patron": 1, "influence": 1}
    assert [told.box for told in game.events(BoxCompleted)] == [f"chapel-{level}-wide"]


@rule("TA-CHAPEL-06")
def test_the_wide_box_is_never_paid_for() -> None:
    game = built("small").stock(food=1, material=1, coin=1).play()
    assert game.why_not(Fill("chapel-small-wide")) == "not-by-action"
    assert not game.offers(Fill("chapel-small-wide"))


@rule("TA-CHAPEL-07")
@pytest.mark.parametrize(("lower", "level"), [("small", "medium"), ("medium", "large")])
@pytest.mark.parametrize("missing", RESOURCES)
def test_a_level_is_built_only_when_the_one_before_is_full(
    lower: str, level: str, missing: str
) -> None:
    have = [box for box in parts(lower)[:4] if not box.endswith(missing)]
    position = before(lower).boxes(*have).stock(craftsman=1, material=2, food=1, coin=1)
    game = position.filled(worship=9).owning(*CRANE[level]).play()
    lacking: dict[str, str | int] = {"box": f"chapel-{level}", "needs": f"chapel-{lower}-wide"}
    assert reason(game, Fill(f"chapel-{level}")) == Reason("needs-box", "TA-BUILDING-01", lacking)
    game.do(Fill(f"chapel-{lower}-{missing}"))
    assert game.offers(Fill(f"chapel-{level}"))
