"""Icons: every one that a box can show does what it stands for."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import Fill, TakeGain
from oyez.games.the_anarchy.box.edition import ATTRIBUTES, GOODS, LINES, RESOURCES
from oyez.games.the_anarchy.rules.sheets.icons import gain
from oyez.games.the_anarchy.scene.happenings import IconGained, IconLost
from oyez.games.the_anarchy.state import AnarchyOptions
from tests.ledger import rule
from tests.the_anarchy.positions import ME, Position

BOX = AnarchyOptions().box
MARKS = ("gate", "moat", "rally", "knowledge", "joy")
CHOSEN = ("any", "tower", "wall", "line-choice", "research")
REVEALING = {
    "valentine": "valentine-1",
    "michaelmas": "michaelmas-1",
    "joust": "tournaments-1",
    "lammas": "lammas-1",
    "training-2": "knight-training-1",
    "brewery": "entertainment-2",
}


@rule("TA-ICON-01", "TA-KEEP-05")
@pytest.mark.parametrize("resource", ["coin", "material", "food"])
def test_the_any_icon_gives_one_resource_of_ones_choice(resource: str) -> None:
    position = Position().filled(governance=1, keep=2).stock(patron=1)
    game = position.play().do(Fill("keep-3"))
    assert game.prompt() == "take-resource"
    assert game.choices() == [TakeGain("coin"), TakeGain("material"), TakeGain("food")]
    game.do(TakeGain(resource))
    assert game.stock() == {resource: 1}
    assert [told.icon for told in game.events(IconGained)] == [resource]
    assert game.prompt() == "act"


@rule("TA-ICON-01")
def test_the_any_icon_gives_no_worker() -> None:
    position = Position().filled(governance=1, keep=2).stock(patron=1)
    game = position.play().do(Fill("keep-3"))
    assert not any(game.offers(TakeGain(good)) for good in GOODS if good not in RESOURCES)


@rule("TA-ICON-02")
@pytest.mark.parametrize("good", GOODS)
def test_workers_and_resources_come_to_the_player_board(good: str) -> None:
    position = Position()
    assert gain(position.state, position[ME], good)
    assert {name: n for name, n in position[ME].stock.items() if n} == {good: 1}


@rule("TA-ICON-02", "TA-PRODUCTION-05")
@pytest.mark.parametrize("track", [*(f"produce-{good}" for good in GOODS), *ATTRIBUTES])
def test_production_icons_and_attributes_fill_the_next_box_of_their_track(track: str) -> None:
    position = Position()
    before = dict(position[ME].tracks)
    assert gain(position.state, position[ME], track)
    assert position[ME].tracks == {**before, track: before[track] + 1}


@rule("TA-ICON-02", "TA-COMMAND-04")
@pytest.mark.parametrize("line", LINES)
def test_icons_of_command_lines_fill_their_next_box(line: str) -> None:
    position = Position()
    assert gain(position.state, position[ME], f"line-{line}")
    assert position[ME].tracks[line] == 1
    assert position[ME].due == list(BOX.boxes[f"{line}-1"].gives)


@rule("TA-ICON-02")
@pytest.mark.parametrize("mark", MARKS)
def test_dice_tokens_and_marks_are_counted(mark: str) -> None:
    position = Position()
    assert gain(position.state, position[ME], mark)
    counted = {name: getattr(position[ME], name) for name in MARKS}
    assert counted == {**dict.fromkeys(MARKS, 0), mark: 1}


@rule("TA-ICON-02")
@pytest.mark.parametrize("icon", CHOSEN)
def test_icons_that_leave_a_choice_are_asked_about(icon: str) -> None:
    position = Position()
    assert gain(position.state, position[ME], icon)
    asked = position[ME].asked
    assert asked is not None
    assert (asked.kind, asked.things) == (icon, ())


@rule("TA-ICON-02", "TA-DOMAIN-01")
@pytest.mark.parametrize(("icon", "box"), REVEALING.items())
def test_the_other_icons_reveal_domain_cards(icon: str, box: str) -> None:
    assert icon in BOX.boxes[box].gives
    position = Position()
    assert not gain(position.state, position[ME], icon)
    section = BOX.boxes[box].section
    position = Position().filled(worship=2, entertainment=2).boxes("chapel-small")
    position.filled(tracks={section: BOX.boxes[box].number - 1})
    game = position.stock(serf=1, patron=1, food=1).play().do(Fill(box))
    game.draw("d01", "d06")
    assert game[ME].drawn == 2


@rule("TA-ICON-02")
def test_no_box_no_tile_and_no_addition_shows_any_other_icon() -> None:
    shown = {icon for box in BOX.boxes.values() for icon in box.gives}
    shown |= {icon for tile in BOX.tiles.values() for icon in tile.gives}
    shown |= {icon for addition in BOX.additions.values() for icon in addition.gives}
    shown |= {icon for row in BOX.overruns for icon in row.gives}
    known = {*GOODS, *ATTRIBUTES, *MARKS, *CHOSEN, *REVEALING, "training-3", "training-4"}
    known |= {f"produce-{good}" for good in GOODS} | {f"line-{line}" for line in LINES}
    assert shown <= known
    assert known - shown == {"line-governance"}


@rule("TA-ICON-02")
def test_cranes_horses_and_siege_weapons_are_things_one_owns() -> None:
    granted = sorted(box.grants for box in BOX.boxes.values() if box.grants)
    assert granted == sorted(
        [
            *("small-crane", "large-crane", "black-horse", "white-horse", "small-chapel"),
            *("ladders", "ballista", "ram", "catapult", "siege-tower", "trebuchet"),
        ]
    )


@rule("TA-ICON-02", "TA-PRODUCTION-07", "TA-ATTRIBUTE-04")
@pytest.mark.parametrize("track", ["produce-knight", "might", "governance"])
def test_an_icon_for_a_full_track_is_lost(track: str) -> None:
    icon = f"line-{track}" if track in LINES else track
    position = Position()
    full = len(BOX.sections[track].boxes)
    game = position.filled(tracks={track: full}).play()
    assert gain(game.state, game[ME], icon)
    assert game[ME].tracks[track] == full
    assert game[ME].due == []
    assert [type(event) for event in game.state.events or ()] == [IconLost]
