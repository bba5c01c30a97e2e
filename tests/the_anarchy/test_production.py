"""Production: the new Path card and the production tracks."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import Fill, TakePath
from oyez.games.the_anarchy.box.edition import GOODS, edition
from oyez.games.the_anarchy.scene.happenings import IconLost, Produced
from oyez.kernel import CannotUndo, undo
from tests.ledger import rule
from tests.the_anarchy.luck import idle, reached
from tests.the_anarchy.positions import ME, Position, begin

BOX = edition(STANDARD)
BARE = {f"produce-{good}": 0 for good in GOODS}
LENGTH = {
    "serf": 6,
    "craftsman": 3,
    "material": 5,
    "patron": 4,
    "coin": 4,
    "food": 5,
    "soldier": 7,
    "knight": 5,
}


def tracks(**boxes: int) -> dict[str, int]:
    """Filled boxes of production tracks, none of the others."""
    return {**BARE, **{f"produce-{good}": number for good, number in boxes.items()}}


@rule("TA-PRODUCTION-01", "TA-PRODUCTION-03")
def test_everybody_gains_what_the_new_path_card_shows() -> None:
    position = Position(2).filled(0, BARE).filled(1, BARE)
    position.having(0, paths=["abbot"]).having(1, paths=["advocate"])
    game = position.play("production")
    assert game.phase == "actions"
    assert game.stock(0) == {"serf": 3, "craftsman": 3, "material": 2, "patron": 3, "coin": 2}
    assert game.stock(1) == {"serf": 2, "craftsman": 4, "material": 3, "patron": 4}
    assert [told.goods for told in game.events(Produced)] == [game.stock(0), game.stock(1)]


@rule("TA-PRODUCTION-02")
@pytest.mark.parametrize("good", GOODS)
def test_each_filled_box_of_a_production_track_gives_one(good: str) -> None:
    for boxes in range(LENGTH[good] + 1):
        position = Position().filled(0, tracks(**{good: boxes})).having(paths=["scout"])
        card = dict(BOX.paths["scout"].gives)
        game = position.play("production")
        assert game[0].stock[good] == boxes + card.get(good, 0)
        assert sum(game[0].stock.values()) == boxes + sum(card.values())


@rule("TA-PRODUCTION-03")
def test_what_is_gained_is_added_to_what_lies_on_the_player_board() -> None:
    position = Position().stock(serf=2, soldier=1, knight=1).filled(0, tracks(knight=2))
    game = position.having(paths=["advocate"]).play("production")
    assert game.stock() == {
        "serf": 4,
        "craftsman": 4,
        "material": 3,
        "patron": 4,
        "soldier": 1,
        "knight": 3,
    }


@rule("TA-PRODUCTION-EX1")
def test_a_card_and_tracks_give_exactly_what_they_show_together() -> None:
    boxes = tracks(serf=1, material=2, patron=2, coin=2, food=2, soldier=2, knight=1)
    game = Position().filled(0, boxes).having(paths=["priest"]).play("production")
    assert game[0].stock == {
        "serf": 5,
        "craftsman": 2,
        "material": 5,
        "patron": 4,
        "coin": 4,
        "food": 2,
        "soldier": 2,
        "knight": 1,
    }


@rule("TA-PRODUCTION-05")
def test_there_is_a_production_track_for_each_kind_of_worker_and_resource() -> None:
    found = {
        name.removeprefix("produce-"): len(section.boxes)
        for name, section in BOX.sections.items()
        if name.startswith("produce-")
    }
    assert found == LENGTH
    assert set(found) == set(GOODS)
    assert len(found) == 8


# -- what increases it -----------------------------------------------------------------------------


@rule("TA-PRODUCTION-06", "TA-R11")
def test_a_production_icon_fills_the_next_box_of_its_track_and_gives_nothing_yet() -> None:
    position = Position().stock(serf=1).filled(quarry=2).filled(0, tracks(material=1))
    game = position.play().do(Fill("quarry-3"))
    assert game[0].tracks["produce-material"] == 2
    assert game.stock() == {"material": 1}  # of the material icon beside it


@rule("TA-R11")
def test_an_increase_counts_from_the_next_production_on() -> None:
    position = Position().filled(0, tracks(knight=1)).filled(warcraft=8).stock(patron=1)
    game = position.facing("f1").play().do(Fill("warcraft-9"))
    assert game.stock() == {"knight": 1}
    idle(game, reached("actions", 2))
    assert game[0].stock["knight"] == 2


@rule("TA-PRODUCTION-06")
@pytest.mark.parametrize("good", GOODS)
def test_every_production_icon_has_a_track_of_its_own(good: str) -> None:
    boxes = [box for box in BOX.boxes.values() if f"produce-{good}" in box.gives]
    assert boxes
    position = Position().filled(0, BARE)
    s, p = position.state, position[0]
    assert s.plan.track_of[f"produce-{good}"] == f"produce-{good}"
    assert p.tracks[f"produce-{good}"] == 0


@rule("TA-PRODUCTION-07", "TA-R03")
def test_an_icon_for_a_full_track_is_lost() -> None:
    icons = [icon for box in BOX.boxes.values() for icon in box.gives]
    of_training = [icon for ways in BOX.training.values() for way in ways for icon in way]
    assert (
        icons.count("produce-knight") + 1 < 6
    )  # knight training may give more than its boxes hold
    assert "produce-knight" in of_training
    position = Position().filled(0, tracks(knight=5)).filled(warcraft=8).stock(patron=1)
    game = position.play().do(Fill("warcraft-9"))
    assert game[0].tracks["produce-knight"] == 5
    assert game.stock() == {"knight": 1}
    assert [lost.icon for lost in game.events(IconLost)] == ["produce-knight"]


@rule("TA-PRODUCTION-07")
def test_the_last_box_of_a_track_can_still_be_filled() -> None:
    position = Position().filled(0, tracks(knight=4)).filled(warcraft=8).stock(patron=1)
    game = position.play().do(Fill("warcraft-9"))
    assert game[0].tracks["produce-knight"] == 5
    assert game.events(IconLost) == []


# -- Path cards ------------------------------------------------------------------------------------


@rule("TA-PRODUCTION-04", "TA-PRODUCTION-09")
def test_the_path_card_of_round_n_lies_in_the_nth_place() -> None:
    position = Position(2, 3).having(0, paths=["abbot", "baron"]).having(1, paths=["monk", "scout"])
    for taken in ("abbot", "baron", "monk", "scout"):
        del position.state.path_deck[taken]
    game = position.play("draft").draw("captain", "defender").do(TakePath("defender"))
    assert game.phase == "actions"
    assert game[0].paths == ["abbot", "baron", "defender"]
    assert game[1].paths == ["monk", "scout", "captain"]


@rule("TA-PRODUCTION-04")
def test_the_goals_of_all_path_cards_count_at_the_end() -> None:
    position = Position(1, 5, scenario="siege-easy").filled(bravery=15, loyalty=10)
    outcome = position.having(paths=["warrior", "partisan"]).play("round-end").outcome
    assert outcome is not None
    assert outcome.scores == {0: 15 + 10 + 2 + 1}


@rule("TA-PRODUCTION-08")
def test_path_cards_of_earlier_rounds_give_nothing_more() -> None:
    position = Position(1, 3).filled(0, BARE).having(paths=["abbot", "silversmith", "advocate"])
    game = position.play("production")
    assert game.stock() == {"serf": 2, "craftsman": 4, "material": 3, "patron": 4}


# -- the first round -------------------------------------------------------------------------------


@rule("TA-R03")
def test_at_the_start_there_is_nothing_but_a_little_production() -> None:
    for p in begin(3).state.players:
        assert sum(p.stock.values()) == 0
        filled = {good: p.tracks[f"produce-{good}"] for good in GOODS}
        assert filled == {
            "serf": 1,
            "craftsman": 0,
            "patron": 0,
            "soldier": 2,
            "knight": 0,
            "coin": 1,
            "material": 1,
            "food": 1,
        }


@rule("TA-R03")
def test_the_first_production_is_the_path_card_and_what_the_tracks_begin_with() -> None:
    game = idle(begin(1), lambda game: game.phase == "draft").draw("advocate", "abbot")
    game.do(TakePath("advocate"))
    assert game.stock() == {
        "serf": 2 + 1,
        "craftsman": 4,
        "material": 3 + 1,
        "patron": 4,
        "coin": 1,
        "food": 1,
        "soldier": 2,
    }


@rule("TA-PRODUCTION-01")
def test_once_it_has_been_produced_the_draft_stands() -> None:
    game = (
        Position(1, 1, scenario="siege-easy")
        .play("draft")
        .draw("advocate", "abbot")
        .do(TakePath("abbot"))
    )
    with pytest.raises(CannotUndo):
        undo(game.match, ME)
    assert game[0].paths == ["abbot"]


@rule("TA-PRODUCTION-01")
def test_who_had_stopped_acts_again_after_production() -> None:
    position = (
        Position(2).having(0, paths=["abbot"], done=True).having(1, paths=["monk"], done=True)
    )
    game = position.play("production")
    assert (game.prompt(0), game.prompt(1)) == ("act", "act")
