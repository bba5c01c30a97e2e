"""The death of nobles, and their heirs."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import NO, PlaceInRegion, Shift
from oyez.games.warrior_knights.rules.war.death import desertion, die, fall, settle
from oyez.games.warrior_knights.scene.happenings import Deserted, NobleLeft
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    LineEnded,
    MercenariesFell,
    NobleKilled,
)
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.fighting import turn_up
from tests.warrior_knights.moves import attack, march
from tests.warrior_knights.positions import Game, Position

TOPAZ, SMALT, PRUSSEN = "almos-topaz", "alan-of-smalt", "otto-von-prussen"
CELADON = "ernesto-di-celadon"


def led(
    troops: str, casualties: int = 0, region: str = "E3", hostage_heirs: bool = False
) -> Position:
    position = Position("green", "blue", hostage_heirs=hostage_heirs)
    return position.noble(SMALT, region, troops, casualties=casualties)


def dying(position: Position, noble: str = SMALT) -> Game:
    return position.run(lambda s: die(s, s.noble(noble), "WK-DEATH-09"))


def dead(position: Position, nation: str = "swiss") -> Game:
    return turn_up(dying(position), nation=nation)


@rule("WK-DEATH-EX1")
def test_almos_topaz() -> None:
    position = Position("yellow", "blue").noble(
        TOPAZ, "E3", "regular-100 regular-50 regular-50 english-50 english-100 polish-100",
        casualties=5,
    )  # fmt: skip
    game = turn_up(dying(position, TOPAZ), nation="english")
    assert (game.prompt, game.asked) == ("deserter", ("yellow",))
    game.say("english-50")
    noble = game.noble(TOPAZ)
    assert sorted(noble.troops) == ["regular-100", "regular-50", "regular-50"]
    assert (noble.casualties, noble.on_board) == (0, False)
    (fell,) = game.events(MercenariesFell)
    assert fell.troops == ("english-100", "polish-100")
    assert noble.heir == game.seat("yellow")
    assert not noble.gone


@rule("WK-DEATH-01")
def test_first_a_mercenary_of_the_nation_shown_deserts() -> None:
    game = dead(led("regular-50 polish-100"), "polish")
    assert game.events(Deserted)[0].troops == ("polish-100",)
    assert game.state.mercenaries.stock["polish-100"] == 3


@rule("WK-DEATH-02")
def test_mercenaries_fall_as_many_as_possible_without_exceeding() -> None:
    """One token and 150 and 50 men: only the 50 fall."""
    game = dead(led("regular-50 english-150 polish-50", casualties=1))
    assert game.events(MercenariesFell)[0].troops == ("polish-50",)
    assert game.noble(SMALT).troops == ["regular-50", "english-150"]
    assert game.noble(SMALT).casualties == 0


@rule("WK-R69")
def test_the_greatest_sum_counts_not_the_greatest_card() -> None:
    """Two tokens: 100 and 100 fall, and not the 150."""
    game = dead(led("english-150 polish-100 tuscan-100", casualties=2))
    assert game.events(MercenariesFell)[0].troops == ("polish-100", "tuscan-100")


@rule("WK-R69")
def test_among_equal_ways_the_owner_chooses() -> None:
    game = dead(led("english-100 polish-100 regular-50", casualties=1))
    assert (game.prompt, game.asked) == ("fallen", ("green",))
    assert game.choices() == [("english-100",), ("polish-100",)]
    game.say(("polish-100",))
    assert game.noble(SMALT).troops == ["english-100", "regular-50"]
    assert game.state.mercenaries.stock["polish-100"] == 3


@rule("WK-DEATH-03")
def test_regulars_do_not_fall() -> None:
    game = dead(led("regular-50 regular-50", casualties=1))
    assert game.noble(SMALT).troops == ["regular-50", "regular-50"]
    assert game.events(MercenariesFell) == []


@rule("WK-DEATH-03")
def test_nor_in_a_stronghold() -> None:
    position = Position("green", "blue").stronghold(
        "green", "C3", "regular-50 swiss-50", casualties=1
    )
    game = position.run(lambda s: fall(s, Seat(0), s.barons[0].stronghold))
    assert game.baron("green").stronghold.troops == ["regular-50"]
    assert game.baron("green").stronghold.casualties == 0


@rule("WK-DEATH-04", "WK-R70", "WK-SIEGE-09")
def test_he_leaves_the_board_and_a_siege_of_his_alone_is_lifted() -> None:
    game = dead(led("regular-50", region="B3").city("monz").siege("B3", "green"))
    assert not game.noble(SMALT).on_board
    assert game.state.sieges == []
    assert [event.region for event in game.events(NobleLeft)] == ["B3"]


@rule("WK-R70")
def test_at_sea_and_off_the_board_one_dies_alike() -> None:
    position = Position("green", "blue").noble(SMALT, "D1", "regular-50 polish-50", at_sea=True)
    game = dead(position, "polish")
    assert (game.noble(SMALT).on_board, game.noble(SMALT).at_sea) == (False, False)
    assert game.noble(SMALT).troops == ["regular-50"]
    off_board = led("regular-50 polish-50", region="")
    assert dead(off_board, "polish").noble(SMALT).troops == ["regular-50"]


@rule("WK-DEATH-05", "WK-TERM-06")
def test_his_heir_arrives_in_the_next_upkeep_with_the_troops_left() -> None:
    dead_man = dead(led("regular-50 polish-100", casualties=1)).noble(SMALT)
    assert (dead_man.troops, dead_man.gone, dead_man.waiting) == (["regular-50"], False, False)
    position = Position("green", "blue").noble(SMALT, "", "regular-50").stronghold("green", "C3")
    game = position.stronghold("blue", "D4").city("monz", "green").upkeep(stage="ships")
    while game.prompt == "rearrange":
        game.say(game.choices()[-1])
    assert (game.prompt, game.about) == ("arrive", {"noble": SMALT})
    game.say(PlaceInRegion("B3", SMALT))
    assert (game.noble(SMALT).region, game.noble(SMALT).fresh) == ("B3", True)


@rule("WK-DEATH-06")
def test_without_an_heir_all_his_troops_are_lost() -> None:
    position = led("regular-50 polish-100 swiss-50")
    position.state.noble(SMALT).heir = None
    game = dead(position, "tuscan")
    noble = game.noble(SMALT)
    assert (noble.troops, noble.gone, noble.on_board) == ([], True, False)
    assert (noble.casualties, noble.waiting) == (0, False)
    assert [event.noble for event in game.events(LineEnded)] == [SMALT]
    stock = game.state.mercenaries.stock
    assert (stock["polish-100"], stock["swiss-50"]) == (3, 4)


@rule("WK-DEATH-06")
def test_and_he_never_returns() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50")
    position.stronghold("blue", "D4").state.noble(SMALT).gone = True
    game = position.upkeep(stage="ships")
    assert game.prompt == "rearrange"
    takers = {value.taker for value in game.choices() if isinstance(value, Shift)}
    assert CELADON in takers
    assert SMALT not in takers


@rule("WK-DEATH-07")
def test_only_the_end_of_a_line_costs_regulars() -> None:
    troops = "regular-50 regular-100"
    assert len(dead(led(troops, casualties=1)).noble(SMALT).troops) == 2
    position = led(troops)
    position.state.noble(SMALT).heir = None
    assert dead(position).noble(SMALT).troops == []


@rule("WK-DEATH-08")
def test_who_loses_all_his_troops_without_a_token_is_not_dead() -> None:
    """Not even without an heir."""
    position = led("regular-50")
    s = position.state
    s.noble(SMALT).troops, s.noble(SMALT).heir = [], None
    game = position.run(lambda s: settle(s, s.noble(SMALT), "WK-WAGES-05"), sound=False)
    assert not game.noble(SMALT).on_board
    assert not game.noble(SMALT).gone
    assert game.events(NobleKilled) == game.events(LineEnded) == []


@rule("WK-DEATH-08", "WK-TRANSFER-05")
def test_nor_is_who_gave_all_his_troops_away() -> None:
    position = led("regular-50").noble(CELADON, "D3", "polish-100")
    position.state.noble(CELADON).heir = None
    game = position.turn_up("versatile-strategy", "green")
    game.say(march(SMALT, "D3"), ("polish-100",))
    assert not game.noble(CELADON).on_board
    assert game.events(NobleKilled) == []


@rule("WK-R30")
def test_tokens_that_reach_the_troops_kill_at_once() -> None:
    position = led("regular-100", casualties=1)
    game = position.run(lambda s: settle(s, s.noble(SMALT), "WK-WAGES-05"))
    turn_up(game, nation="swiss")
    (killed,) = game.events(NobleKilled)
    assert killed.rule == "WK-WAGES-05"


@rule("WK-R30")
def test_fewer_do_not() -> None:
    position = led("regular-100 regular-50", casualties=1)
    game = position.run(lambda s: settle(s, s.noble(SMALT), "WK-WAGES-05"))
    assert game.over
    assert game.noble(SMALT).on_board


@rule("WK-DEATH-09")
def test_the_same_steps_when_a_siege_is_completed() -> None:
    position = Position("green", "blue", in_round=2).city("monz", "blue")
    position.noble(SMALT, "B3", "english-150 polish-150 swiss-150").siege("B3", "green")
    position.noble(PRUSSEN, "B3", "regular-50 tuscan-50")
    game = position.turn_up("versatile-strategy", "green")
    turn_up(game.say(attack("B3", Seat(1), "siege")), nation="tuscan")
    (killed,) = game.events(NobleKilled)
    assert (killed.noble, killed.rule) == (PRUSSEN, "WK-SIEGE-10")
    assert game.noble(PRUSSEN).troops == ["regular-50"]


@rule("WK-PROPOSAL-08")
def test_the_dead_hold_no_office() -> None:
    game = dead(led("regular-50").office(SMALT, "constable"))
    assert game.noble(SMALT).office == ""
    assert "constable" in game.state.agenda_discard


@rule("WK-R53")
def test_who_leaves_the_board_without_troops_keeps_his_office() -> None:
    position = led("regular-50").office(SMALT, "constable")
    position.state.noble(SMALT).troops = []
    game = position.run(lambda s: settle(s, s.noble(SMALT), "WK-WAGES-05"), sound=False)
    assert (game.noble(SMALT).on_board, game.noble(SMALT).office) == (False, "constable")


@rule("WK-VARIANT-06")
def test_a_dead_noble_waits_for_an_heir_held_elsewhere() -> None:
    position = led("regular-50 polish-100", hostage_heirs=True)
    position.state.noble(SMALT).heir = Seat(1)
    noble = dead(position).noble(SMALT)
    assert (noble.waiting, noble.gone, noble.troops) == (True, False, ["regular-50", "polish-100"])


def test_the_standard_bearers_men_do_not_desert_when_he_dies() -> None:
    game = dying(led("regular-50 polish-100").office(SMALT, "standard-bearer"))
    assert game.over
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]
    assert game.events(NobleKilled)[0].noble == SMALT


def test_nobody_who_lives_is_asked_anything() -> None:
    game = led("regular-50").run(lambda s: settle(s, s.noble(SMALT), "WK-WAGES-05"))
    assert game.over
    assert not game.offers(NO)


@rule("WK-DEATH-01", "WK-R04")
def test_nobody_deserts_while_all_fate_cards_are_in_a_combat() -> None:
    position = led("regular-50 polish-100")
    position.state.fate.stock = {}
    game = position.run(
        lambda s: desertion(s, s.barons[0].seat, s.noble(SMALT), "WK-DEATH-01"), sound=False
    )
    assert game.over
    assert game.noble(SMALT).troops == ["regular-50", "polish-100"]


@rule("WK-DEATH-02")
def test_where_nobody_falls_nothing_is_told() -> None:
    position = led("regular-50 polish-100")
    position.state.noble(SMALT).casualties = 0
    game = position.run(lambda s: fall(s, s.barons[0].seat, s.noble(SMALT)), sound=False)
    assert game.over
    assert game.story() == []
