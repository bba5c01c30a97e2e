"""Attacking the castle of the round."""

from itertools import product

import pytest

from oyez.games.the_anarchy.answers import LEAVE, STOP, AttackCastle, Fill, TakeGain
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.rules.defence.castle_attack import attacks, defence
from oyez.games.the_anarchy.rules.scoring import COUNTS
from oyez.games.the_anarchy.scene.happenings import CastleTaken, IconGained, TrackAdvanced
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, reason
from tests.the_anarchy.positions import Game, Position

THINGS = ("ladders", "ballista", "ram", "catapult", "siege-tower", "black-horse", "white-horse")
GREEN, BLUE, RED, YELLOW = range(4)


def before(
    round: int = 1,  # noqa: A002
    tent: int | None = None,
    scenario: str = "classic-easy",
) -> Position:
    """Whatever the castle of the round needs is there, but for food and force."""
    position = Position(round=round, scenario=scenario).owning(*THINGS)
    return position.having(tent=round - 1 if tent is None else tent)


def sent(game: Game) -> list[AttackCastle]:
    return [choice for choice in game.choices() if isinstance(choice, AttackCastle)]


def fourth_round() -> Position:
    """The example of the rulebook: Devizes, and tents on the cards of rounds 3, 3, 2 and 1."""
    position = Position(4, round=4)
    for seat, tent in ((RED, 3), (BLUE, 3), (GREEN, 2), (YELLOW, 1)):
        position.having(seat, tent=tent).filled(seat, castles=tent)
        position.owning("black-horse", "ram", seat=seat).stock(seat, food=2)
    return position


@rule("TA-CASTLEATTACK-EX1", "TA-CASTLEATTACK-14", "TA-R33", "TA-R32")
@pytest.mark.parametrize(("seat", "force"), [(YELLOW, 8), (GREEN, 7), (BLUE, 5), (RED, 5)])
def test_the_worked_example_whoever_is_farther_back_needs_more_force(seat: int, force: int) -> None:
    position = fourth_round().stock(seat, soldier=force - 1)
    assert position.play().why_not(AttackCastle(force - 1, 0), seat) == "wrong-force"
    game = position.stock(seat, soldier=force).play()
    game.do(AttackCastle(force, 0), seat=seat)
    castles = {RED: 4, BLUE: 4, GREEN: 3, YELLOW: 2}[seat]
    given = {"bravery": 4, "serf": 1, "might": 1, "coin": 2, "castles": castles}
    assert gains(game, seat) == given  # the Serf is that of the second box of Bravery
    assert game[seat].owned == ["black-horse", "ram"]
    assert game[seat].tent == 4
    assert not gains(game, (seat + 1) % 4).get("bravery")


@rule("TA-CASTLEATTACK-EX1")
@pytest.mark.parametrize(
    ("food", "owned", "message"),
    [
        (1, ("black-horse", "ram"), "too-dear"),
        (2, ("ram",), "not-owned"),
        (2, ("black-horse",), "not-owned"),
        (0, (), "not-owned"),
    ],
)
def test_the_worked_example_two_food_the_black_horse_and_the_ram_are_needed(
    food: int, owned: tuple[str, ...], message: str
) -> None:
    position = Position(round=4).having(tent=3).stock(soldier=5, food=food).owning(*owned)
    game = position.play()
    assert sent(game) == []
    assert game.why_not(AttackCastle(5, 0)) == message


# -- which castle ---------------------------------------------------------------------------------


@rule("TA-CASTLEATTACK-01", "TA-CASTLEATTACK-02")
@pytest.mark.parametrize("round", range(1, 6))
def test_the_castle_of_the_round_is_attacked_and_no_other(round: int) -> None:  # noqa: A002
    position = before(round).stock(soldier=20, food=9)
    card = edition("standard").scenario_cards[f"scenario-{round}"]
    game = position.play().do(AttackCastle(card.front, 0))
    (told,) = game.events(CastleTaken)
    assert told.card == f"scenario-{round}"
    assert (told.soldiers, told.knights, told.defence) == (card.front, 0, card.front)
    assert game[0].tent == round


@rule("TA-CASTLEATTACK-01")
def test_nobody_has_to_attack() -> None:
    game = before().stock(soldier=2, food=1).play()
    assert game.offers(STOP)
    assert game[0].tent == 0


@rule("TA-CASTLEATTACK-03")
@pytest.mark.parametrize("scenario", ["siege-easy", "siege-standard", "siege-hard"])
def test_there_is_no_castle_where_tents_are_not_used(scenario: str) -> None:
    position = Position(scenario=scenario).stock(soldier=20, knight=9, food=9).owning(*THINGS)
    game = position.play()
    assert sent(game) == []
    assert reason(game, AttackCastle(2, 0)) == Reason("no-castles", "TA-CASTLEATTACK-03")


@rule("TA-R31")
def test_a_castle_is_attacked_once_a_round_by_each_player() -> None:
    game = before().stock(soldier=20, food=9).play().do(AttackCastle(2, 0))
    assert sent(game) == []
    assert attacks(game.state, game[0]) == []
    assert reason(game, AttackCastle(2, 0)) == Reason("taken-already", "TA-R31")


# -- force ----------------------------------------------------------------------------------------


@rule("TA-CASTLEATTACK-04", "TA-CASTLEATTACK-08", "TA-CASTLEATTACK-15")
@pytest.mark.parametrize(
    ("soldiers", "knights", "enough"),
    [(4, 0, False), (5, 0, True), (0, 2, False), (1, 2, True), (0, 3, True), (2, 1, False)],
)
def test_soldiers_count_one_and_knights_two(soldiers: int, knights: int, enough: bool) -> None:
    """Devizes, whose defence is 5."""
    game = before(4).stock(soldier=soldiers, knight=knights, food=2).play()
    assert (sent(game) == [AttackCastle(soldiers, knights)]) == enough
    if not enough:
        lacking = Reason("wrong-force", "TA-CASTLEATTACK-04")
        assert reason(game, AttackCastle(soldiers, knights)) == lacking


@rule("TA-CASTLEATTACK-04", "TA-R36")
def test_an_attack_is_offered_if_and_only_if_nobody_in_it_is_sent_in_vain() -> None:
    """Against every garrison: for the castle, or for one of the overrun rewards."""
    position = before(3).stock(food=2)
    needed = 4
    goals = [needed, needed + 2, needed + 3, needed + 4]
    for soldiers, knights in product(range(11), range(7)):
        position.stock(soldier=soldiers, knight=knights)
        expected = {
            AttackCastle(s, k)
            for s in range(soldiers + 1)
            for k in range(knights + 1)
            if any(
                s + 2 * k >= goal
                and not (s and s - 1 + 2 * k >= goal)
                and not (k and s + 2 * k - 2 >= goal)
                for goal in goals
            )
        }
        offered = attacks(position.state, position[0])
        assert len(offered) == len(set(offered))
        assert set(offered) == expected


@rule("TA-CASTLEATTACK-09", "TA-CASTLEATTACK-05", "TA-CASTLEATTACK-07")
def test_the_workers_and_the_food_are_gone_but_not_the_horse_and_the_weapon() -> None:
    position = before(4).stock(soldier=4, knight=3, food=3, craftsman=1, patron=1)
    game = position.play().do(AttackCastle(1, 2))
    stock = game.stock()
    assert (stock["soldier"], stock["knight"], stock["food"]) == (3, 1, 1)
    assert (stock["craftsman"], stock["patron"]) == (1, 1)
    assert game[0].owned == list(THINGS)


@rule("TA-CASTLEATTACK-05", "TA-CASTLEATTACK-15")
@pytest.mark.parametrize(("round", "food"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_food_that_the_castle_shows_has_to_be_there(round: int, food: int) -> None:  # noqa: A002
    game = before(round).stock(soldier=9, food=food - 1).play()
    assert sent(game) == []
    lacking: dict[str, str | int] = {"good": "food", "number": food}
    assert reason(game, AttackCastle(9, 0)) == Reason("too-dear", "TA-CASTLEATTACK-05", lacking)
    game = before(round).stock(soldier=9, food=food).play()
    game.do(sent(game)[0])
    assert game[0].stock["food"] == 0


@rule("TA-CASTLEATTACK-06")
@pytest.mark.parametrize(
    ("scenario", "round", "things"),
    [
        ("classic-easy", 1, ()),
        ("classic-easy", 2, ("ladders",)),
        ("classic-easy", 3, ("ballista",)),
        ("classic-easy", 4, ("black-horse", "ram")),
        ("classic-easy", 5, ("black-horse", "catapult")),
        ("classic-standard", 5, ("white-horse", "catapult")),
        ("classic-hard", 5, ("white-horse", "siege-tower")),
    ],
)
def test_every_horse_and_weapon_that_the_castle_shows_has_to_be_owned(
    scenario: str,
    round: int,  # noqa: A002
    things: tuple[str, ...],
) -> None:
    stock = {"soldier": 9, "food": 9}
    position = Position(round=round, scenario=scenario).having(tent=round - 1).stock(**stock)
    assert sent(position.owning(*things).play())
    for missing in things:
        position = before(round, scenario=scenario).stock(**stock)
        position[0].owned.remove(missing)
        game = position.play()
        assert sent(game) == []
        lacking = Reason("not-owned", "TA-CASTLEATTACK-06", {"thing": missing})
        assert reason(game, AttackCastle(9, 0)) == lacking


@rule("TA-CASTLEATTACK-06")
def test_a_weapon_that_is_only_developed_does_not_count() -> None:
    position = Position(round=2).having(tent=1).stock(soldier=3, food=1, craftsman=1, material=1)
    game = position.boxes("weapon-makers-1", "weapon-makers-2").play()
    assert game.why_not(AttackCastle(3, 0)) == "not-owned"
    game.do(Fill("ladders"))
    assert game.offers(AttackCastle(3, 0))


@rule("TA-R37")
def test_craftsmen_and_beer_are_of_no_use_in_an_attack() -> None:
    position = before().stock(soldier=1, craftsman=9, serf=9, patron=9, food=1).having(beers=4)
    game = position.play()
    assert sent(game) == []
    assert game.why_not(AttackCastle(2, 0)) == "wrong-force"


@rule("TA-R38")
def test_no_horse_and_no_weapon_stands_in_for_another() -> None:
    position = Position(round=5).having(tent=4).stock(soldier=9, food=9)
    others = [thing for thing in THINGS if thing not in ("black-horse", "catapult")]
    game = position.owning("catapult", "trebuchet", *others).play()
    lacking = Reason("not-owned", "TA-CASTLEATTACK-06", {"thing": "black-horse"})
    assert reason(game, AttackCastle(9, 0)) == lacking
    position = Position(round=5).having(tent=4).stock(soldier=9, food=9)
    game = position.owning("black-horse", "trebuchet", *others).play()
    lacking = Reason("not-owned", "TA-CASTLEATTACK-06", {"thing": "catapult"})
    assert reason(game, AttackCastle(9, 0)) == lacking


@rule("TA-CASTLEATTACK-15")
@pytest.mark.parametrize(
    ("soldier", "food", "owned"), [(2, 1, ("ladders",)), (3, 0, ("ladders",)), (3, 1, ())]
)
def test_there_is_no_attack_that_fails(soldier: int, food: int, owned: tuple[str, ...]) -> None:
    """Malmesbury takes a force of 3, a food and ladders, all at once."""
    position = Position(round=2).having(tent=1).stock(soldier=soldier, food=food).owning(*owned)
    assert sent(position.play()) == []
    position = Position(round=2).having(tent=1).stock(soldier=3, food=1).owning("ladders")
    assert sent(position.play()) == [AttackCastle(3, 0)]


# -- shields --------------------------------------------------------------------------------------


@rule("TA-CASTLEATTACK-14", "TA-R33")
@pytest.mark.parametrize(
    ("scenario", "round", "needed"),
    [
        ("classic-easy", 1, [2]),
        ("classic-easy", 2, [4, 3]),
        ("classic-easy", 3, [6, 5, 4]),
        ("classic-easy", 4, [9, 8, 7, 5]),
        ("classic-easy", 5, [12, 11, 10, 8, 6]),
        ("classic-standard", 5, [13, 12, 11, 9, 7]),
        ("classic-hard", 5, [14, 13, 12, 10, 8]),
    ],
)
def test_the_shields_of_all_cards_beyond_the_tent_are_added_up(
    scenario: str,
    round: int,  # noqa: A002
    needed: list[int],
) -> None:
    """By where the tent stands; flipped cards count with their backs, the castle with its front."""
    for tent, force in enumerate(needed):
        position = before(round, tent, scenario=scenario)
        assert defence(position.state, position[0]) == force
        game = position.stock(soldier=force - 1, food=9).play()
        assert sent(game) == []
        game = position.stock(soldier=force).play()
        assert sent(game) == [AttackCastle(force, 0)]


# -- rewards --------------------------------------------------------------------------------------


@rule("TA-CASTLEATTACK-10", "TA-CASTLEATTACK-16", "TA-R34")
@pytest.mark.parametrize(("tent", "force"), [(0, 9), (1, 8), (2, 7), (3, 5)])
def test_the_tent_goes_to_the_castle_and_one_castle_is_counted_however_many_are_passed(
    tent: int, force: int
) -> None:
    game = before(4, tent).stock(soldier=force, food=2).play().do(AttackCastle(force, 0))
    assert game[0].tent == 4
    assert game[0].tracks["castles"] == 1
    assert COUNTS["castles"](game.state, game[0]) == 1


@rule("TA-CASTLEATTACK-16")
def test_each_castle_adds_to_those_taken_before() -> None:
    position = before(4).filled(castles=2).stock(soldier=5, food=2)
    assert position.play().do(AttackCastle(5, 0))[0].tracks["castles"] == 3


@rule("TA-CASTLEATTACK-11", "TA-R32")
@pytest.mark.parametrize("scenario", ["classic-easy", "classic-standard", "classic-hard"])
@pytest.mark.parametrize(
    ("round", "bravery", "might"), [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 4, 1), (5, 5, 2)]
)
def test_bravery_and_might_go_by_the_place_on_the_board(
    scenario: str,
    round: int,  # noqa: A002
    bravery: int,
    might: int,
) -> None:
    game = before(round, scenario=scenario).stock(soldier=9, food=9).play()
    game.do(sent(game)[0])
    if game.prompt() == "overrun":
        game.do(LEAVE)
    assert (game[0].tracks["bravery"], game[0].tracks["might"]) == (bravery, might)


@rule("TA-CASTLEATTACK-12", "TA-CASTLEATTACK-13")
@pytest.mark.parametrize(
    ("tile", "given"),
    [
        ("small-2", {"coin": 2}),
        ("small-5", {"material": 1, "food": 1}),
        ("large-5", {"coin": 1, "material": 1, "food": 1}),
        ("large-3", {"material": 2, "food": 1}),
    ],
)
def test_the_loot_of_the_slot_is_gained_and_stays_for_the_next(
    tile: str, given: dict[str, int]
) -> None:
    position = Position(2, round=3)
    loot = ["small-1", "large-1", tile, "small-4", "small-3"]
    position.state.loot = list(loot)
    for seat in (0, 1):
        position.having(seat, tent=2).owning("ballista", seat=seat)
        position.stock(seat, soldier=4, food=2)
    game = position.play()
    for seat in (0, 1):
        game.do(AttackCastle(4, 0), seat=seat)
        found = {good: game[seat].stock[good] for good in ("coin", "material", "food")}
        assert {good: number for good, number in found.items() if number} == given
        assert game[seat].tracks["bravery"] == 3
        assert game.state.loot == loot


@rule("TA-CASTLEATTACK-11", "TA-R09")
def test_bravery_comes_before_might_and_might_before_loot_each_with_all_that_it_brings() -> None:
    position = before(5).stock(soldier=6, food=3).filled(bravery=15, might=15, loyalty=1)
    game = position.play().do(AttackCastle(6, 0))
    told = [told.event for told in game.match.told or ()]
    assert [
        event.icon if isinstance(event, IconGained) else event.track
        for event in told
        if isinstance(event, IconGained | TrackAdvanced)
    ] == [
        *("bravery", "loyalty", "soldier"),
        "bravery",
        *("bravery", "soldier"),
        "bravery",
        *("bravery", "influence"),
        *("might", "bravery"),
        "might",
        *("coin", "coin"),
    ]
    assert game.attributes() == {"bravery": 21, "loyalty": 2, "influence": 1, "might": 17}


@rule("TA-CASTLEATTACK-08", "TA-R36")
def test_a_knight_too_strong_by_one_buys_nothing() -> None:
    game = before(4).stock(knight=3, food=2).play().do(AttackCastle(0, 3))
    assert game.prompt() == "act"
    assert game[0].stock["knight"] == 0


@rule("TA-CASTLEATTACK-01")
def test_after_the_castle_further_actions_follow() -> None:
    game = before().stock(soldier=4, food=1, serf=1).play().do(AttackCastle(4, 0), TakeGain("food"))
    assert game.offers(Fill("quarry-1"))
