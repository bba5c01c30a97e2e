"""Versatile Strategy: one of five small things."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import CROWNS, NO, VOTE, March
from oyez.games.warrior_knights.scene.happenings import PhaseBegun
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal
from tests.warrior_knights.moves import attack, march, marker
from tests.warrior_knights.positions import Game, Position

SMALT, LINDEN, CYAN = "alan-of-smalt", "lorenz-von-linden", "louis-de-cyan"


def green() -> Position:
    """Green's Smalt shares a region with a noble of blue's; Linden stands elsewhere."""
    return (
        Position("green", "blue", "red", chairman="red")
        .noble(SMALT, "E3", "regular-100")
        .noble(LINDEN, "C3", "regular-50")
        .noble(CYAN, "E3", "regular-50")
        .purse("green", crowns=5)
    )


def improvise(position: Position | None = None) -> Game:
    return (position or green()).turn_up("versatile-strategy", "green")


@rule("WK-IMPROV-01")
def test_crowns_a_vote_a_move_a_combat_or_a_marker() -> None:
    game = improvise()
    for value in (CROWNS, VOTE, march(LINDEN, "B3"), attack("E3", Seat(1)), marker(4), NO):
        assert game.offers(value)


@rule("WK-IMPROV-02")
def test_two_crowns() -> None:
    game = improvise().say(CROWNS)
    assert game.over
    assert game.baron("green").crowns == 7


@rule("WK-IMPROV-03", "WK-R18")
def test_a_vote_that_does_not_move_the_chair() -> None:
    game = improvise().say(VOTE)
    assert game.baron("green").votes == 1
    assert game.state.chairman == game.seat("red")


@rule("WK-IMPROV-04")
def test_one_fresh_noble_moves_and_is_exhausted() -> None:
    game = improvise().say(march(LINDEN, "B3"))
    assert game.over
    assert (game.noble(LINDEN).region, game.noble(LINDEN).fresh) == ("B3", False)


@rule("WK-IMPROV-04")
def test_an_exhausted_noble_does_not_move() -> None:
    game = improvise(green().noble(LINDEN, "C3", "regular-50", fresh=False))
    assert not any(isinstance(x, March) and x.noble == LINDEN for x in game.choices())


@rule("WK-IMPROV-05", "WK-IMPROV-06")
def test_a_combat_where_a_fresh_noble_already_is_and_no_move_besides() -> None:
    game = assail(green(), "green", "E3", "blue")
    combat = game.state.combat
    assert combat is not None
    assert combat.attacker.nobles == [SMALT]
    card = game.state.card
    assert card is not None
    assert (card.moved, card.used) == (False, [SMALT])


@rule("WK-IMPROV-05")
def test_those_who_fought_are_exhausted_and_those_who_stood_by_are_not() -> None:
    position = green().noble("ernesto-di-celadon", "E3", "english-50")
    position.noble("kazimierz-zielonka", "E3", "polish-50", fresh=False)
    game = assail(position, "green", "E3", "blue")
    assert set(game.choices()) == {
        (SMALT,), ("ernesto-di-celadon",), (SMALT, "ernesto-di-celadon"),
    }  # fmt: skip
    deal(game.say((SMALT,)), "avoid", "avoid")
    while game.prompt == "use-ability":
        game.say(NO)
    assert game.over
    assert not game.noble(SMALT).fresh
    assert game.noble("ernesto-di-celadon").fresh


@rule("WK-IMPROV-06")
def test_after_a_move_there_is_no_combat() -> None:
    game = improvise().say(march(LINDEN, "D3"))
    assert game.over


@rule("WK-IMPROV-07", "WK-IMPROV-EX1")
def test_a_marker_on_the_third_numbered_space_costs_five_crowns() -> None:
    game = improvise().say(marker(4))
    assert game.baron("green").crowns == 0
    assert game.state.track[3] == game.seat("green")


@rule("WK-R16", "WK-IMPROV-07")
def test_a_fee_that_cannot_be_paid_bars_the_space() -> None:
    reason = improvise().question().choices.why_not(marker(1))
    assert reason is not None
    assert reason.rule == "WK-IMPROV-07"


@rule("WK-IMPROV-08")
def test_a_space_for_more_players_stays_unused() -> None:
    game = improvise(green().purse("green", crowns=20))
    reason = game.question().choices.why_not(marker(5))
    assert reason is not None
    assert reason.rule == "WK-RECRUIT-02"


@rule("WK-R16")
def test_a_paid_marker_can_trigger_the_recruitment() -> None:
    position = green().track(s1="red", s2="blue", s3="blue").purse("green", crowns=5)
    game = improvise(position).say(marker(4))
    assert [each.phase for each in game.events(PhaseBegun)] == ["mercenaries"]


@rule("WK-IMPROV-09", "WK-ACTION-07")
def test_the_card_goes_back_to_the_hand() -> None:
    game = improvise().say(CROWNS)
    assert game.baron("green").hand == ["versatile-strategy"]
    assert all(cards == [] for cards in game.state.zones.values())
