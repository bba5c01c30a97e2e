"""The order of a round, and the Actions phase in which all act at once."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import PHASES
from oyez.games.the_anarchy.answers import (
    PAY_FOOD,
    RESUME,
    STOP,
    AttackCastle,
    Fill,
    Prepare,
    RaiseTower,
    Spy,
    TakeGain,
    Trade,
    UseTactic,
    Write,
)
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.scene.happenings import (
    ActingStopped,
    AttackDealt,
    BoxFilled,
    FoodPaid,
    IconGained,
    MarkerPassed,
    PathTaken,
    PeopleJudged,
    Produced,
    RoundBegun,
    TrackAdvanced,
)
from oyez.kernel import CannotUndo, Seat, undo
from tests.ledger import rule
from tests.the_anarchy.luck import idle, pass_by
from tests.the_anarchy.positions import ME, YOU, Game, Position, begin

BOX = edition(STANDARD)


# -- a round ---------------------------------------------------------------------------------------


@rule("TA-ROUND-01")
def test_a_round_goes_from_the_deal_to_the_end_of_the_round() -> None:
    game = begin(2)
    idle(game, lambda game: len(game.events(RoundBegun)) == 2)
    kinds = (
        RoundBegun,
        AttackDealt,
        PathTaken,
        Produced,
        ActingStopped,
        FoodPaid,
        PeopleJudged,
        MarkerPassed,
    )
    told = [type(each.event) for each in game.match.told or ()]
    found = [kind for kind in told if kind in kinds]
    one_round = [
        kind for kind in kinds for _ in range(1 if kind in (RoundBegun, MarkerPassed) else 2)
    ]
    assert found[: len(one_round)] == one_round
    assert found[len(one_round)] is RoundBegun


@rule("TA-ROUND-01")
def test_each_phase_is_followed_by_the_next() -> None:
    assert list(PHASES) == [
        "setup",
        "deal",
        "draft",
        "production",
        "actions",
        "preparation",
        "defence",
        "aftermath",
        "round-end",
    ]
    game, seen = begin(1), list[str]()
    while game.state.round < 2:
        if game.phase not in seen[-1:]:
            seen.append(game.phase)
        pass_by(game)
        names = [passage.name for passage in game.state.passages]
        assert names in ([], ["round", game.phase])
    played = [phase for phase in seen if phase not in ("preparation", "defence")]
    assert played == ["setup", "deal", "draft", "actions"]
    assert game.phase == "deal"


@rule("TA-ROUND-02")
def test_all_act_at_the_same_time_each_on_the_own_sheets() -> None:
    position = Position(3).stock(0, serf=1).stock(1, serf=1).stock(2, serf=1)
    game = position.play()
    assert set(game.match.waiting()) == {0, 1, 2}
    game.do(Fill("farms-1"), seat=2).do(Fill("quarry-1"), seat=0).do(Fill("farms-1"), seat=1)
    assert [game.stock(seat) for seat in range(3)] == [{"material": 1}, {"food": 1}, {"food": 1}]
    assert [p.tracks["farms"] for p in game.state.players] == [0, 1, 1]
    assert [p.tracks["quarry"] for p in game.state.players] == [1, 0, 0]


@rule("TA-ROUND-03")
def test_one_may_stop_whatever_is_left() -> None:
    game = Position(2).stock(serf=5, coin=3).stock(1, serf=1).play()
    assert game.offers(STOP)
    game.do(STOP)
    assert game[0].done
    assert not game[1].done
    assert game.stock() == {"serf": 5, "coin": 3}
    assert not game.asked(0)


@rule("TA-ROUND-03")
def test_who_has_nothing_left_can_only_stop() -> None:
    game = Position(2).play()
    assert game.choices() == [STOP]
    assert game.phase == "actions"


@rule("TA-ROUND-04")
def test_the_defence_begins_only_after_all_have_stopped() -> None:
    game = (
        Position(3).stock(1, serf=1).facing("f1").facing("f2", seat=1).facing("f3", seat=2).play()
    )
    game.do(STOP, seat=2).do(STOP, seat=0)
    assert (game.phase, game.match.waiting()) == ("actions", (1,))
    game.do(Fill("farms-1"), seat=1)
    assert game.phase == "actions"
    game.do(STOP, seat=1)
    assert game.phase != "actions"
    assert len(game.events(FoodPaid)) == 3


@rule("TA-ROUND-03", "TA-ROUND-04", "TA-R21")
def test_who_has_stopped_may_act_again_while_somebody_still_acts() -> None:
    game = Position(3).stock(0, serf=1).stock(1, serf=1).play()
    assert not game.match.game.anytime(game.state, ME)  # who still acts has nothing to resume
    game.do(STOP).do(STOP, seat=2)
    assert list(game.match.game.anytime(game.state, ME)) == [RESUME]
    assert not game.match.game.anytime(game.state, YOU)
    game.act(RESUME)
    assert set(game.match.waiting()) == {0, 1}
    game.do(Fill("farms-1"))
    assert game.stock() == {"food": 1}


@rule("TA-ROUND-04")
def test_nobody_acts_again_once_the_defence_has_begun() -> None:
    position = Position(2, 2).stock(soldier=1, food=2).stock(1, soldier=1, food=2)
    game = position.facing("f1").facing("f2", seat=1).play("preparation")
    game.do(game.choices(1)[0], seat=1)
    assert (game.phase, game[1].done, game[0].done) == ("preparation", True, False)
    assert not game.match.game.anytime(game.state, YOU)


@rule("TA-ROUND-04")
def test_once_all_have_stopped_nobody_acts_any_more() -> None:
    position = Position(2, 2).stock(coin=2, soldier=1).stock(1, coin=2, soldier=1)
    game = position.facing("f1").facing("f2", seat=1).play().do(STOP).do(STOP, seat=1)
    assert game.phase == "preparation"
    with pytest.raises(CannotUndo):
        undo(game.match, YOU)
    for seat in (ME, YOU):
        assert not game.match.game.anytime(game.state, seat)


@rule("TA-ROUND-05")
def test_all_prepare_and_defend_at_the_same_time() -> None:
    position = Position(2, 2).stock(soldier=1, food=2).stock(1, soldier=1, food=2)
    position.facing("f1").facing("f2", seat=1)
    game = position.play("preparation")
    assert (game.prompt(0), game.prompt(1)) == ("deploy", "deploy")
    game.do(game.choices(1)[0], seat=1)
    assert game.match.waiting() == (0,)
    game.do(game.choices(0)[0], seat=0)
    assert game.phase != "preparation"


@rule("TA-ROUND-05")
def test_all_resolve_their_cards_at_the_same_time() -> None:
    position = Position(2, 1).stock(food=1).stock(1, food=1).facing("f1", "a31")
    position.facing("f2", "a32", seat=1).researched("covers").researched("covers", seat=1)
    game = position.play("preparation")
    assert (game.prompt(0), game.prompt(1)) == ("defend", "defend")
    game.do(UseTactic("whole"), seat=1)
    assert game.match.waiting() == (0,)


@rule("TA-ROUND-06")
def test_some_tables_defend_one_after_the_other_in_turn_order() -> None:
    position = Position(3, 2, defence_in_turn=True)
    for seat, tent in enumerate((0, 1, 1)):
        position.stock(seat, soldier=1, food=2).having(seat, tent=tent)
        position.facing(f"f{seat + 1}", f"a3{seat + 1}", seat=seat)
    position.state.first = Seat(2)
    game = position.play("preparation")
    order: list[int] = []
    while game.phase == "preparation":
        (seat,) = game.match.waiting()
        order.append(seat)
        assert game.prompt(seat) == "deploy"
        game.do(game.choices(seat)[0], seat=seat)
        while game.phase == "defence":
            assert game.match.waiting() == (seat,)
            game.do(game.choices(seat)[0], seat=seat)
    assert order == [2, 1, 0]
    assert game.phase == "deal"


@rule("TA-ROUND-07")
@pytest.mark.parametrize(
    ("scenario", "first", "order"),
    [
        ("classic-easy", 0, [3, 1, 2, 0]),
        ("classic-easy", 2, [3, 2, 1, 0]),
        ("siege-easy", 0, [0, 1, 2, 3]),
        ("siege-easy", 2, [2, 3, 0, 1]),
    ],
)
def test_turn_order_is_by_tents_from_the_right_and_otherwise_clockwise(
    scenario: str, first: int, order: list[int]
) -> None:
    position = Position(4, 4, scenario=scenario)
    position.state.first = Seat(first)
    for seat, tent in enumerate((0, 2, 2, 3)):
        position.having(seat, tent=tent)
    assert position.state.turn_order() == order


# -- an action -------------------------------------------------------------------------------------


@rule("TA-ACTION-01")
def test_an_action_is_paid_for_and_its_box_filled() -> None:
    game = Position(2).stock(craftsman=2, material=3).stock(1, craftsman=1).play()
    game.do(Fill("gate-1"))
    assert game.stock() == {"craftsman": 1, "material": 2, "patron": 1}
    assert game[0].tracks["gate"] == 1
    assert game.stock(1) == {"craftsman": 1}
    (filled,) = game.events(BoxFilled)
    assert (filled.seat, filled.box, filled.paid) == (ME, "gate-1", {"craftsman": 1, "material": 1})


@rule("TA-ACTION-01")
def test_a_box_is_filled_once() -> None:
    game = Position().stock(coin=3, serf=1).play().do(Fill("guildsmen-1"))
    assert game[0].boxes == {"guildsmen-1": 1}
    assert game.why_not(Fill("guildsmen-1")) == "filled-already"
    game.do(Fill("quarry-1"))
    assert game.why_not(Fill("quarry-1")) == "filled-already"


@rule("TA-ACTION-02")
def test_any_white_space_is_a_box_with_or_without_icons() -> None:
    some = ("quarry-1", "guildsmen-7", "chapel-small-wide", "hanging-top-1", "brew-1-1", "woman-1")
    assert all(name in BOX.boxes for name in some)
    with_icons = {bool(BOX.boxes[name].gives) for name in ("quarry-1", "quarry-2")}
    assert with_icons == {True, False}
    game = Position().stock(serf=1).filled(quarry=1).play().do(Fill("quarry-2"))
    assert game[0].tracks["quarry"] == 2
    assert game.stock() == {}


@rule("TA-ACTION-03")
def test_a_filled_box_gives_all_that_is_printed_in_it_at_once() -> None:
    position = Position().stock(serf=1).filled(0, {"produce-food": 0}).filled(farms=12)
    game = position.play().do(Fill("farms-13"))
    assert game.stock() == {"food": 1}
    assert game[0].tracks["produce-food"] == 1
    assert game.attributes() == {"loyalty": 1}


@rule("TA-ACTION-04")
def test_any_number_of_actions_may_be_taken_in_any_order() -> None:
    game = Position().stock(serf=3, coin=2, patron=2).play()
    game.do(Fill("worship-1"), Fill("farms-1"), Fill("allies-1"), Fill("farms-2"))
    game.do(Fill("governance-1"), Fill("quarry-1"), Fill("guildsmen-1"))
    assert game.stock() == {"food": 1, "material": 1, "craftsman": 1, "knight": 1, "coin": 2}
    assert game.phase == "actions"


@rule("TA-ACTION-04")
def test_only_costs_and_needs_limit_what_can_be_done() -> None:
    game = Position().stock(patron=1).play()
    assert game.choices() == [
        Fill("governance-1"),
        Fill("warcraft-1"),
        Fill("worship-1"),
        Fill("entertainment-1"),
        STOP,
    ]
    assert game.why_not(Fill("quarry-1")) == "too-dear"
    assert game.why_not(Fill("governance-2")) == "box-before"
    assert game.why_not(Fill("valentine-1")) == "measure"
    assert game.why_not(Fill("bravery-1")) == "not-by-action"


@rule("TA-ACTION-04")
def test_a_box_that_fills_itself_cannot_be_paid_for() -> None:
    position = Position().stock(coin=5, food=5, material=5).boxes("chapel-small")
    game = position.play()
    assert game.why_not(Fill("chapel-small-wide")) == "not-by-action"
    assert not game.offers(Fill("chapel-small-wide"))


@rule("TA-ACTION-05")
def test_tactics_constructions_spies_and_attacks_are_actions_like_any_other() -> None:
    position = Position(1, 2).stock(craftsman=1, material=2, soldier=3, food=1)
    position.researched("stones").boxes("weapon-makers-1", "weapon-makers-4").having(knowledge=1)
    position.facing("f1", "a01", "a05", hidden=(2,)).owning("ladders")
    position.having(tent=1)
    game = position.play()
    assert game.prompt() == "act"
    for action in (Prepare("stones"), Fill("small-crane"), Spy(ME, 2), AttackCastle(3, 0)):
        assert game.offers(action)
    game.do(Prepare("stones"), Fill("small-crane"), Spy(ME, 2), AttackCastle(3, 0))
    assert game.prompt() == "act"
    assert game[0].prepared["stones"] == 2
    assert game[0].owned == ["ladders", "small-crane"]
    assert (game[0].knowledge, game[0].tent) == (0, 2)


@rule("TA-R10")
def test_the_reward_of_a_box_cannot_help_to_pay_for_it() -> None:
    position = Position().stock(material=1).filled(governance=1, influence=1)
    game = position.play()
    assert game.why_not(Fill("keep-1")) == "too-dear"  # although its Influence would bring one
    game = position.stock(craftsman=1).play().do(Fill("keep-1"))
    assert game.stock() == {"craftsman": 1}
    assert game.attributes() == {"influence": 2}


@rule("TA-R10")
def test_every_part_of_a_price_must_be_there() -> None:
    for stock in ({"craftsman": 1, "material": 1}, {"craftsman": 0, "material": 2}):
        game = Position().stock(**stock).boxes("weapon-makers-5").owning("small-crane").play()
        assert game.why_not(Fill("ram")) == "too-dear"
    enough = Position().stock(craftsman=1, material=2).boxes("weapon-makers-5")
    assert enough.owning("small-crane").play().do(Fill("ram")).stock() == {}


# -- the order of icons ----------------------------------------------------------------------------


def resolved(game: Game) -> list[str]:
    """What icons have brought, in order."""
    told = [each.event for each in game.match.told or ()]
    return [
        event.icon if isinstance(event, IconGained) else f"{event.track}-{event.number}"
        for event in told
        if isinstance(event, IconGained | TrackAdvanced)
    ]


@rule("TA-R09")
def test_icons_are_resolved_from_the_left_each_with_all_that_it_brings() -> None:
    position = Position().stock(food=2, coin=1).filled(entertainment=8, tournaments=4)
    position.filled(bravery=15, loyalty=1, influence=1)
    game = position.play().do(Fill("tournaments-5"))
    assert resolved(game) == [
        "knight",
        "bravery-16",
        "loyalty-2",
        "soldier",
        "influence-2",
        "craftsman",
    ]
    assert game.match.waiting() == (-1,)  # then the joust begins


@rule("TA-R09")
def test_the_next_icon_waits_for_a_decision() -> None:
    game = Position(2).stock(craftsman=1, material=1, serf=1).stock(1, serf=1).play()
    game.do(Fill("towers-1"))
    assert game.prompt() == "raise-tower"
    assert game.stock() == {"serf": 1}  # the price is paid, the Patron not yet gained
    assert game.why_not(Fill("quarry-1")) == "decide-first"
    assert game.why_not(STOP) != ""
    game.do(Fill("quarry-1"), seat=1)  # others do not wait
    game.do(RaiseTower("top-left"))
    assert game.stock() == {"serf": 1, "patron": 1}
    assert game.prompt() == "act"


@rule("TA-R09")
def test_an_icon_gained_by_another_comes_before_those_that_are_due() -> None:
    position = Position().stock(patron=1).filled(keep=7, warcraft=3, worship=2, loyalty=1)
    game = position.play().do(Fill("keep-8"))
    assert resolved(game) == [
        "worship-3",
        "loyalty-2",
        "soldier",
        "entertainment-1",
        "material",
        "influence-1",
    ]


@rule("TA-R70")
def test_each_icon_for_any_resource_is_a_choice_of_its_own() -> None:
    position = Position().stock(serf=1, patron=1).filled(entertainment=1)
    position.written({"sum-6-a": 2}).domain("d10", "d18")
    game = position.play().do(Fill("michaelmas-1"))
    game.draw("d10", "d18").do(Write(4, "sum-6-b"))
    assert game.prompt() == "take-resource"
    assert game.choices() == [TakeGain("coin"), TakeGain("material"), TakeGain("food")]
    assert game.why_not(Fill("worship-1")) == "decide-first"
    game.do(TakeGain("food"))
    assert game.choices() == [TakeGain("coin"), TakeGain("material"), TakeGain("food")]
    game.do(TakeGain("coin"))
    assert game.stock() == {"patron": 1, "food": 1, "coin": 1}


@rule("TA-R70")
@pytest.mark.parametrize("resource", ["coin", "material", "food"])
def test_an_icon_for_any_resource_gives_the_one_chosen(resource: str) -> None:
    game = Position().stock(patron=1).filled(keep=2).play().do(Fill("keep-3"), TakeGain(resource))
    assert game.stock() == {resource: 1}


# -- after the Actions phase -----------------------------------------------------------------------


@rule("TA-R72")
def test_before_the_defence_only_trade_is_left_of_all_actions() -> None:
    position = Position(1, 2).stock(serf=3, craftsman=3, patron=3, coin=2, material=1)
    position.researched("stones").boxes("weapon-makers-4").facing("f1")
    game = position.play("preparation")
    assert game.prompt() == "pay-food"
    assert game.choices() == [
        Trade("coin", "coin", "food"),
        Trade("coin", "material", "food"),
        PAY_FOOD,
    ]
    for action in (Prepare("stones"), Fill("small-crane"), Fill("quarry-1"), STOP):
        assert not game.offers(action)


@rule("TA-R72")
def test_materials_that_are_left_do_not_prepare_tactics_any_more() -> None:
    position = Position(1, 1).stock(material=3, food=1).researched("covers").facing("f1", "a31")
    game = position.play("preparation")
    assert game.prompt() == "defend"
    assert game[0].prepared["covers"] == 1
    assert game[0].stock["material"] == 0
