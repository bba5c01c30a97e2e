"""The combat as it is seen on the table."""

from __future__ import annotations

from oyez.game import game_of
from oyez.kernel import Seat
from oyez.scene.elements import Clash, Side, Text
from tests.ledger import rule
from tests.warrior_knights.fighting import Pack, assail, deal
from tests.warrior_knights.positions import Game, Position

CIRCLE, CYAN = "kazimierz-zielonka", "louis-de-cyan"
GREEN, BLUE = Seat(0), Seat(1)


def seen(game: Game, seat: Seat | None) -> Clash:
    (clash,) = game_of(game.match).scene(game.state, seat).clashes
    return clash


def parts(side: Side) -> dict[str, int | None]:
    return {part.name: part.value for part in side.parts}


def said(side: Side) -> list[str]:
    """What its open Fate cards say."""
    return [card.label.id.removeprefix("fate-") for card in side.cards if card.label is not None]


def storming_froli() -> Game:
    """Green assaults Fröli, which is fortified and held by blue with 150 men less 100."""
    position = Position("green", "blue").noble(CIRCLE, "D3", "english-150 polish-100")
    position.city("froli", "blue", fortified=True)
    position.noble(CYAN, "D3", "regular-100 regular-50", casualties=1)
    return assail(position, "green", "D3", "blue", "assault")


def test_no_combat_no_clash() -> None:
    game = Position("green", "blue").turn_up("versatile-strategy", "green")
    assert game_of(game.match).scene(game.state, GREEN).clashes == []


@rule("WK-BATTLE-03", "WK-ASSAULT-02")
def test_what_each_side_counts() -> None:
    clash = seen(storming_froli(), None)
    assert clash.where == "region:D3"
    assert clash.label is not None
    assert clash.label.id == "clash-assault"
    attacker, defender = clash.sides
    assert parts(attacker) == {"clash-men": 250, "clash-commander": 200}
    assert parts(defender) == {"clash-men": 50, "clash-walls": 300, "clash-commander": 200}
    assert (attacker.total, defender.total) == (450, 550)


@rule("WK-BATTLE-07")
def test_hands_are_face_down_but_for_their_owners() -> None:
    game, pack = storming_froli(), Pack()
    game.draw(*pack.fill(4)).draw(*pack.fill(5))
    for seat, faces in ((GREEN, [True, False]), (BLUE, [False, True]), (None, [False, False])):
        sides = seen(game, seat).sides
        assert [{card.face_up for card in side.cards} for side in sides] == [{f} for f in faces]
        assert [len(side.cards) for side in sides] == [4, 5]


@rule("WK-BATTLE-07")
def test_what_is_revealed_all_can_see() -> None:
    game = deal(storming_froli(), "inflict inflict", "avoid victory")
    attacker, defender = seen(game, None).sides
    assert said(attacker) == ["inflict", "inflict"]
    assert said(defender) == ["avoid", "victory"]


@rule("WK-BATTLE-09", "WK-BATTLE-15")
def test_what_the_open_cards_come_to_is_told() -> None:
    assert seen(storming_froli(), None).notes == []
    game = deal(storming_froli(), "inflict inflict", "avoid victory")
    about = {"attacker": 0, "defender": 100, "won": 0, "lost": 1}
    assert seen(game, None).notes == [Text("clash-tally", {**about})]


def test_a_neutral_city_has_a_side_of_its_own() -> None:
    position = Position("green", "blue").noble(CIRCLE, "D3", "english-150").city("froli")
    game = assail(position, "green", "D3", "", "assault")
    _, defender = seen(game, GREEN).sides
    assert (defender.seat, defender.label.about) == (None, {"city": "Fröli"})
    assert parts(defender) == {"clash-walls": 200}


def test_a_garrison_is_counted_by_itself() -> None:
    position = Position("green", "blue").noble(CIRCLE, "C3", "english-150")
    position.stronghold("blue", "C3", "regular-100")
    game = assail(position, "green", "C3", "blue", "assault")
    assert parts(seen(game, GREEN).sides[1]) == {"clash-garrison": 100, "clash-walls": 300}
