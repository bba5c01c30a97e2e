"""Tactics: researched once, prepared for materials, used up in the defence."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.answers import CONCEDE, Fill, Prepare, Research, UseTactic
from oyez.games.the_anarchy.box.edition import edition
from oyez.games.the_anarchy.rules.sheets.tactics import usable
from oyez.games.the_anarchy.scene.happenings import TacticPrepared
from tests.ledger import rule
from tests.the_anarchy.positions import Position, begin

BOX = edition(STANDARD)
TACTICS = ("covers", "stones", "pitch", "logs", "bolts")
CARDS = {"covers": "a31", "stones": "a01", "pitch": "a19", "logs": "a25", "bolts": "a13"}
"""By tactic: an Attack card that it helps against."""


@rule("TA-TACTICS-01")
def test_there_are_five_tactics() -> None:
    assert tuple(BOX.tactics) == TACTICS
    helping = {row.tactic for row in BOX.types.values() if row.tactic}
    assert helping == set(TACTICS)


@rule("TA-TACTICS-02")
@pytest.mark.parametrize("tactic", TACTICS)
def test_a_tactic_is_prepared_only_after_it_is_researched(tactic: str) -> None:
    game = Position().stock(material=3).play()
    assert game.why_not(Prepare(tactic)) == "not-researched"
    game = Position().stock(material=3).researched(tactic).play()
    prepared = [choice for choice in game.choices() if isinstance(choice, Prepare)]
    assert prepared == [Prepare(tactic)]


@rule("TA-TACTICS-02")
def test_a_tactic_can_be_prepared_as_soon_as_it_is_researched() -> None:
    game = Position().stock(material=1, patron=1).filled(warcraft=1).play()
    game.do(Fill("research-1", "patron"), Research("logs"))
    assert game[0].researched == ["logs"]
    game.do(Prepare("logs"))
    assert game[0].prepared["logs"] == 2


@rule("TA-TACTICS-02")
def test_a_tactic_is_researched_once() -> None:
    position = Position().stock(knight=1).filled(warcraft=3, research=1).researched("logs")
    game = position.owning("ballista").play().do(Fill("research-2", "knight"))
    assert game.choices() == [Research(name) for name in TACTICS if name != "logs"]


@rule("TA-TACTICS-02")
def test_no_research_is_paid_for_where_nothing_is_left_to_research() -> None:
    position = Position().stock(knight=1, serf=1).filled(warcraft=9, research=4)
    position.researched("covers", "stones", "pitch", "logs")
    game = position.play()
    assert game.why_not(Fill("research-5", "knight")) == "nothing-to-research"
    assert game.offers(Fill("farms-1"))
    assert position.owning("ballista").play().offers(Fill("research-5", "knight"))
    position.researched("bolts").filled(research=5)
    assert position.play().offers(Fill("farms-1"))


@rule("TA-TACTICS-03")
def test_a_material_circles_one_more_box() -> None:
    game = Position().stock(material=2, coin=1).researched("stones", "pitch").play()
    game.do(Prepare("stones"))
    assert game.stock() == {"material": 1, "coin": 1}
    assert game[0].prepared == {"covers": 1, "stones": 2, "pitch": 1, "logs": 1, "bolts": 1}
    assert [told.tactic for told in game.events(TacticPrepared)] == ["stones"]


@rule("TA-TACTICS-03")
def test_without_materials_nothing_is_prepared() -> None:
    game = Position().stock(craftsman=5, coin=5, food=5).researched("stones").play()
    assert game.why_not(Prepare("stones")) == "too-dear"


@rule("TA-TACTICS-04")
@pytest.mark.parametrize("tactic", TACTICS)
def test_a_prepared_tactic_is_used_against_an_attack_and_is_gone(tactic: str) -> None:
    card = CARDS[tactic]
    side = BOX.attacks[card].sides[0][0]
    position = Position(1, 3).researched(tactic).prepared(**{tactic: 2}).stock(food=3)
    game = position.facing("f1", card).play("preparation")
    assert game.offers(UseTactic(side))
    game.do(UseTactic(side))
    assert game[0].prepared == {**dict.fromkeys(TACTICS, 1), tactic: 1}


@rule("TA-TACTICS-04")
def test_a_filled_box_is_not_available_any_more() -> None:
    position = Position(1, 3).researched("covers").prepared(covers=1).stock(food=3)
    game = position.facing("f1", "a31").play("preparation")
    game.do(UseTactic("whole"))  # one of two, and nothing is left to decide
    assert game.phase == "deal"
    assert game[0].prepared["covers"] == 0
    assert (game[0].tracks["loyalty"], game[0].grudge) == (0, 2 + 3)  # both cards are lost


@rule("TA-TACTICS-05")
def test_at_the_start_one_box_of_each_row_is_ready() -> None:
    for p in begin(2).state.players:
        assert p.prepared == dict.fromkeys(TACTICS, 1)
        assert p.researched == []


@rule("TA-TACTICS-06")
@pytest.mark.parametrize("tactic", TACTICS)
def test_the_ready_box_waits_for_the_research(tactic: str) -> None:
    position = Position(1, 1).facing("f1", CARDS[tactic]).stock(food=1)
    assert usable(position[0], tactic) == 0
    assert position.play("preparation").phase == "deal"  # there was nothing to decide
    others = [name for name in TACTICS if name != tactic]
    assert usable(position.researched(*others)[0], tactic) == 0
    position.researched(tactic)
    assert usable(position[0], tactic) == 1
    game = position.play("preparation")
    side = BOX.attacks[CARDS[tactic]].sides[0][0]
    assert game.offers(UseTactic(side))
    assert game.offers(CONCEDE)


@rule("TA-TACTICS-07")
def test_the_printed_row_is_no_limit() -> None:
    assert BOX.tactics["stones"].printed == 15
    game = Position().stock(material=20).researched("stones").play()
    for _ in range(20):
        game.do(Prepare("stones"))
    assert game[0].prepared["stones"] == 21
    assert game.stock() == {}


@rule("TA-TACTICS-EX1")
def test_three_stones_and_a_log_are_ready() -> None:
    position = Position(1, 3).stock(material=4, food=3).researched("stones", "logs")
    game = position.facing("f1", "a01").play()
    for _ in range(4):  # the row has five circled boxes then
        game.do(Prepare("stones"))
    assert game[0].prepared["stones"] == 5
    p = Position().researched("stones", "logs").prepared(stones=5 - 2)[0]
    assert {tactic: usable(p, tactic) for tactic in TACTICS} == {
        "covers": 0,
        "stones": 3,
        "pitch": 0,
        "logs": 1,
        "bolts": 0,
    }


@rule("TA-TACTICS-EX1")
def test_used_stones_are_filled_and_the_others_stay() -> None:
    position = Position(1, 1).stock(food=1).researched("stones", "logs").prepared(stones=5)
    game = position.facing("f1", "a01").play("preparation")
    game.do(UseTactic("top"), UseTactic("top"))
    assert game[0].prepared["stones"] == 3
    assert usable(game[0], "stones") == 3
    assert usable(game[0], "logs") == 1


@rule("TA-TACTICS-08")
@pytest.mark.parametrize("materials", [1, 2, 5])
def test_as_many_boxes_are_circled_as_materials_are_spent(materials: int) -> None:
    game = Position().stock(material=materials).researched("bolts", "covers").play()
    for _ in range(materials):
        assert game.offers(Prepare("bolts"))
        game.do(Prepare("bolts"))
    assert game[0].prepared["bolts"] == 1 + materials
    assert game.why_not(Prepare("bolts")) == "too-dear"
