"""Where there is nothing to choose nobody is asked, and where nothing is left it ends there."""

from __future__ import annotations

from msgspec.structs import replace

from oyez.games.warrior_knights.answers import SUBMIT, ToNoble
from oyez.games.warrior_knights.rules.assembly import agenda
from oyez.games.warrior_knights.rules.cards.event_effects import PASSAGES
from oyez.games.warrior_knights.rules.cards.events import pick_line
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Flow
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position

SMALT, CELADON, LINDEN = "alan-of-smalt", "ernesto-di-celadon", "lorenz-von-linden"


def event(position: Position, card: str, target: str = "", amount: int = 1) -> Game:
    """An event strikes green, whatever number stands on the card."""
    row = replace(position.state.edition.event_cards[card], amount=amount)
    return position.run(
        lambda s: PASSAGES[row.effect](s, position.seat("green"), row, target), sound=False
    )


def one_noble(troops: str = "regular-50", *, fresh: bool = True) -> Position:
    return Position("green", "blue").noble(SMALT, "E3", troops, fresh=fresh)


@rule("WK-EVENT-04")
def test_a_second_wind_in_the_only_region_is_not_asked_about() -> None:
    game = event(one_noble(fresh=False), "second-wind")
    assert game.over
    assert game.noble(SMALT).fresh


@rule("WK-EVENT-04")
def test_a_second_wind_is_not_for_a_region_in_which_all_are_fresh() -> None:
    position = one_noble(fresh=False).noble(CELADON, "F4", "regular-50")
    game = event(position, "second-wind")
    assert game.over
    assert game.noble(SMALT).fresh


@rule("WK-EVENT-04")
def test_a_second_wind_is_not_for_who_is_off_the_board() -> None:
    position = one_noble(fresh=False)
    position.state.noble(CELADON).fresh = False
    game = event(position, "second-wind")
    assert game.over
    assert (game.noble(SMALT).fresh, game.noble(CELADON).fresh) == (True, False)


@rule("WK-EVENT-04")
def test_without_a_tired_noble_a_second_wind_asks_nothing() -> None:
    assert event(one_noble(), "second-wind").over


@rule("WK-EVENT-04")
def test_the_only_homesick_card_deserts_without_a_question() -> None:
    game = event(one_noble("regular-50 polish-50"), "homesick-mercenaries", "polish")
    assert game.over
    assert game.noble(SMALT).troops == ["regular-50"]


@rule("WK-EVENT-04")
def test_no_more_homesick_cards_desert_than_there_are() -> None:
    game = event(one_noble("regular-50 polish-50"), "homesick-mercenaries", "polish", amount=2)
    assert game.over
    assert game.noble(SMALT).troops == ["regular-50"]


def motion(position: Position, card: str, amount: int) -> Game:
    """A motion strikes green, whatever number stands on the card."""
    row = replace(position.state.edition.agendas[card], amount=amount)
    return position.run(lambda s: agenda.ON_BARON[row.effect](s, row, position.seat("green")))


@rule("WK-PROPOSAL-02")
def test_nobody_is_exiled_twice() -> None:
    position = one_noble().stronghold("green", "C3", "regular-50")
    position.noble(CELADON, "F4", "regular-50").noble(LINDEN, "D4", "regular-50")
    game = motion(position, "exile", 2).say(SUBMIT, ToNoble(SMALT))
    assert set(game.choices()) == {ToNoble(CELADON), ToNoble(LINDEN)}
    assert game.say(ToNoble(LINDEN)).over
    assert [game.noble(name).region for name in (SMALT, CELADON, LINDEN)] == ["C3", "F4", "C3"]


@rule("WK-PROPOSAL-02")
def test_no_more_cities_are_confiscated_than_there_are() -> None:
    position = Position("green", "blue").city("monz", "green")
    game = motion(position, "confiscation", 2).say(SUBMIT)
    assert game.over
    assert game.owner("monz") == ""


@rule("WK-R85", "WK-EVENT-10")
def test_where_no_line_can_be_broken_the_baron_on_the_left_is_not_asked() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        s.worded_laws.append(str((yield from pick_line(s, s.barons[0].seat))))

    position = Position("green", "blue")
    for noble in position.state.nobles_of(position.seat("green")):
        noble.heir = None
    game = position.run(passage, sound=False)
    assert game.over
    assert game.state.worded_laws == ["None"]
