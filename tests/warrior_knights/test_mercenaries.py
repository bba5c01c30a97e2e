"""The recruitment of mercenaries."""

from __future__ import annotations

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import AssignTo
from oyez.games.warrior_knights.rules.phases.mercenaries import posts, recruitment
from tests.ledger import rule
from tests.warrior_knights.moves import marker
from tests.warrior_knights.positions import Game, Position

NEW = ("swiss-50", "swiss-100", "tuscan-50", "tuscan-100")


def example() -> Position:
    """WK-MERC-EX1: red on the first space, blue on the second and on the one marked 3."""
    return (
        Position("green", "blue", "red", chairman="red")
        .offer("english-150 polish-100 polish-50 romanian-50")
        .track(s1="red", s2="blue", s4="blue")
        .stronghold("red", "G4")
        .noble("louis-de-cyan", "", "regular-50")
        .noble("lorenz-von-linden", "C2", "regular-50")
        .city("kovel", "green")
        .purse("red", crowns=5)
        .purse("blue", crowns=5)
        .purse("green", crowns=1)
    )


def at_first(position: Position) -> Game:
    return position.run(recruitment)


@rule("WK-MERC-02", "WK-MERC-06", "WK-MERC-10", "WK-MERC-11")
def test_each_pays_the_wage_and_takes_his_markers_back_until_the_track_is_empty() -> None:
    game = example().turn_up("draft-soldiers", "green").say(marker(3))
    game.say(("english-150",), AssignTo(""))
    assert (game.baron("red").crowns, game.state.track[0]) == (5 - 3, None)
    game.say(("polish-100", "polish-50"), AssignTo("louis-de-cyan"), AssignTo("ranulf-azure"))
    assert game.baron("blue").crowns == 5 - 3
    assert game.state.track == [None, None, game.seat("green"), None, None, None, None]
    assert game.noble("louis-de-cyan").troops == ["regular-50", "polish-100"]
    assert game.noble("ranulf-azure").troops == ["polish-50"]
    game.say(()).draw(*NEW)
    assert game.state.track == [None] * 7
    assert sorted(game.state.offer) == sorted(NEW)
    assert game.state.mercenaries.stock["romanian-50"] == 4  # nobody hired it
    assert len(game.state.zones["wages"]) == 1  # no action card comes back
    GAME.check(game.state)  # whoever was hired is not on offer any more


@rule("WK-MERC-07", "WK-R42")
def test_without_a_place_for_them_nobody_is_hired_and_with_one_nobody_is_asked() -> None:
    position = Position("green", "blue").offer("english-50").track(s1="green")
    position.purse("green", crowns=9)
    for noble in position.state.nobles_of(position.seat("green")):
        position.noble(noble.id, "E3", "swiss-50")
    assert position.run(recruitment).choices() == [()]  # the stronghold is off the board
    position = Position("green", "blue").offer("english-50").track(s1="green")
    position.purse("green", crowns=9).stronghold("green", "C3")
    for noble in position.state.nobles_of(position.seat("green")):
        position.noble(noble.id, "E3", "swiss-50")
    game = position.run(recruitment).say(("english-50",))
    assert game.baron("green").stronghold.troops == ["english-50"]


@rule("WK-DEATH-06", "WK-R42", "WK-R80")
def test_the_dead_without_an_heir_hire_nobody() -> None:
    position = Position("green", "blue", hostage_heirs=True)
    position.state.noble("alan-of-smalt").gone = True
    position.state.noble("ernesto-di-celadon").waiting = True
    named = [post.noble for post in posts(position.state, position.seat("green"))]
    assert sorted(named) == ["kazimierz-zielonka", "lorenz-von-linden"]


@rule("WK-MERC-01")
def test_markers_are_served_from_left_to_right() -> None:
    game = at_first(example().track(s3="red"))
    asked = []
    while game.prompt == "hire":
        asked.append(game.asked[0])
        game.say(())
    assert asked == ["red", "blue", "red", "blue"]


@rule("WK-MERC-03")
def test_who_cannot_pay_hires_nothing_but_takes_his_marker_back() -> None:
    game = at_first(example().purse("red", crowns=2))
    assert not game.offers(("english-150",))
    game.say(())
    assert game.state.track[0] is None
    assert (game.baron("red").crowns, game.baron("red").stronghold.troops) == (2, [])
    assert game.asked == ("blue",)


@rule("WK-MERC-04", "WK-R41")
def test_each_marker_is_one_opportunity() -> None:
    game = at_first(example()).say(())
    game.say(("polish-50",), AssignTo("louis-de-cyan"))
    assert (game.prompt, game.asked, game.state.track[1]) == ("hire", ("blue",), None)
    game.say(("polish-100",))
    assert game.state.track == [None] * 7


@rule("WK-MERC-05")
def test_only_cards_of_one_nation_are_hired_together() -> None:
    game = at_first(example()).say(())
    assert game.offers(("polish-100", "polish-50"))  # with markers on the spaces 2 and 4
    assert not game.offers(("polish-50", "romanian-50"))


@rule("WK-MERC-05", "WK-R41")
def test_nobody_hires_more_cards_than_he_has_markers() -> None:
    game = at_first(example())
    assert not game.offers(("polish-100", "polish-50"))


@rule("WK-MERC-07", "WK-R42")
def test_a_hired_card_goes_to_nobles_at_home_or_off_the_board_or_to_the_stronghold() -> None:
    position = (
        Position("green", "blue")
        .city("kovel", "green")
        .noble("lorenz-von-linden", "C2", "regular-50")
        .noble("alan-of-smalt", "E3", "regular-50")
        .noble("ernesto-di-celadon", "", "regular-50")
        .noble("kazimierz-zielonka", "D1", "regular-100", at_sea=True)
        .city("ballin", "green")
        .stronghold("green", "C3")
    )
    named = [post.noble for post in posts(position.state, position.seat("green"))]
    assert named == ["lorenz-von-linden", "ernesto-di-celadon", ""]


@rule("WK-MERC-09", "WK-SIEGE-06")
def test_a_noble_in_a_besieged_city_takes_no_mercenaries() -> None:
    position = Position("green", "blue").city("kovel", "green")
    position.noble("lorenz-von-linden", "C2", "regular-50")
    assert AssignTo("lorenz-von-linden") in posts(position.state, position.seat("green"))
    position.noble("otto-von-prussen", "C2", "swiss-200").siege("C2", "blue")
    assert AssignTo("lorenz-von-linden") not in posts(position.state, position.seat("green"))


@rule("WK-MERC-08", "WK-MERC-09", "WK-R42")
def test_a_besieged_stronghold_takes_mercenaries_and_a_noble_in_it_does_not() -> None:
    position = (
        Position("green", "blue")
        .stronghold("green", "C3", "regular-50")
        .noble("lorenz-von-linden", "C3", "regular-50")
        .siege("C3", "blue")
        .noble("otto-von-prussen", "C3", "swiss-200")
    )
    for name in ("alan-of-smalt", "ernesto-di-celadon", "kazimierz-zielonka"):
        position.noble(name, "E3", "swiss-50")
    assert posts(position.state, position.seat("green")) == [AssignTo("")]


@rule("WK-MERC-10")
def test_what_nobody_hired_goes_back_and_one_card_more_than_barons_is_revealed() -> None:
    game = at_first(example()).say((), (), ())
    game.draw(*NEW)
    assert game.state.mercenaries.stock["english-150"] == 2
    assert len(game.state.offer) == 4


@rule("WK-R42")
def test_a_short_deck_reveals_what_there_is() -> None:
    position = example()
    spare = position.state.mercenaries.stock
    position.noble("guy-de-solferino", "", " ".join(k for k, n in spare.items() for _ in range(n)))
    game = at_first(position).say((), (), ())
    while not game.over:
        game.say(game.choices()[0])
    assert sorted(game.state.offer) == ["english-150", "polish-100", "polish-50", "romanian-50"]


def test_the_mercenary_statute_makes_hiring_dearer() -> None:
    game = at_first(example().law("mercenary-statute").purse("red", crowns=3))
    assert not game.offers(("english-150",))


@rule("WK-MERC-06", "WK-NEGOTIATE-01")
def test_all_is_paid_before_the_first_card_is_assigned() -> None:
    game = at_first(example().stronghold("blue", "C3")).say(())
    game.say(("polish-100", "polish-50"))
    assert game.prompt == "assign"
    assert game.baron("blue").crowns == 5 - 3
