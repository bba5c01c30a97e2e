"""The goal of the game, and the table before the first round."""

from __future__ import annotations

import pytest

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy import GAME
from oyez.games.the_anarchy.answers import STOP, Fill, Trade
from oyez.games.the_anarchy.box.edition import GOODS, RESOURCES, WORKERS, edition
from oyez.games.the_anarchy.scene.happenings import FirstPlayerDrawn, RoundBegun, Scored
from oyez.kernel import NATURE, Match, Seat
from tests.ledger import rule
from tests.the_anarchy.luck import bag, draw_first, idle, number_drawn, reached
from tests.the_anarchy.positions import ME, YOU, Game, Position, begin

BOX = edition(STANDARD)
PIECES = BOX.numbers.pieces


def last_round(seats: int = 2) -> Position:
    """The end of the game, where nobody has lost anything by tents."""
    return Position(seats, 5, scenario="siege-easy")


# -- the goal --------------------------------------------------------------------------------------


@rule("TA-GOAL-01")
def test_whoever_has_the_most_points_wins() -> None:
    position = last_round(3).filled(0, bravery=10).filled(1, bravery=11).filled(2, bravery=9)
    outcome = position.play("round-end").outcome
    assert outcome is not None
    assert outcome.places == {0: 2, 1: 1, 2: 3}
    assert outcome.scores == {0: 10, 1: 11, 2: 9}
    assert outcome.winners == (1,)


@rule("TA-GOAL-02")
def test_points_come_from_attributes_and_path_cards_and_go_with_grudge() -> None:
    position = last_round(1).filled(bravery=10, loyalty=3, influence=2, might=1)
    position.having(paths=["warrior", "partisan", "captain"], rally=2, grudge=4, joy=1)
    game = position.play("round-end")
    (scored,) = game.events(Scored)
    assert (scored.attributes, scored.paths, scored.penalty) == (16, 1 + 0 + 2, 4)
    assert game.outcome is not None
    assert game.outcome.scores == {0: 16 + 3 - 4}


@rule("TA-GOAL-03")
def test_a_game_is_five_rounds_long() -> None:
    game = begin(2)
    idle(game)
    assert [begun.number for begun in game.events(RoundBegun)] == [1, 2, 3, 4, 5]
    assert game.outcome is not None


@rule("TA-GOAL-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_no_earlier_round_is_the_last(number: int) -> None:
    game = Position(1, number).play("round-end")
    assert game.outcome is None
    assert game.state.passages[0].number == number + 1


@rule("TA-GOAL-04")
def test_each_round_brings_everybody_one_path_card() -> None:
    game = begin(2)
    for number in range(1, 6):
        idle(game, reached("actions", number))
        assert [len(p.paths) for p in game.state.players] == [number, number]
    idle(game)
    assert [len(p.paths) for p in game.state.players] == [5, 5]


@rule("TA-GOAL-05")
def test_the_box_is_enough_for_one_to_four_players() -> None:
    assert [begin(seats).match.seats for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4 seats"):
            Match(GAME, seats)
    most = GAME.seats[-1]
    assert PIECES.boards == PIECES.castles == PIECES.tents == most
    assert PIECES.dice == {"gate": most, "moat": most, "tower": 4 * most, "wall": 4 * most}
    assert len(BOX.domain) == PIECES.cards["domain"] == 24


# -- what everybody takes --------------------------------------------------------------------------


@rule("TA-SETUP-01")
def test_everybody_begins_with_a_left_and_a_right_sheet_that_are_bare() -> None:
    assert {section.sheet for section in BOX.sections.values()} == {"left", "right"}
    rows = {name for name, section in BOX.sections.items() if section.order == "row"}
    for p in begin(4).state.players:
        assert set(p.tracks) == rows
        printed = {name: filled for name, filled in p.tracks.items() if filled}
        assert set(printed) == {f"produce-{good}" for good in BOX.numbers.start.production}
        assert p.boxes == {}
        assert (p.owned, p.researched, p.paths) == ([], [], [])


@rule("TA-SETUP-02")
def test_everybody_has_a_player_board_and_a_castle_of_his_own_with_nothing_on_them() -> None:
    game = begin(2)
    for p in game.state.players:
        assert p.stock == dict.fromkeys(GOODS, 0)
        assert p.deployed == {side: {} for side in ("top", "right", "bottom", "left")}
        assert p.slots == []
    one, other = game.state.players
    assert one.stock is not other.stock
    assert one.walls is not other.walls


@rule("TA-SETUP-03")
def test_no_die_stands_on_the_castle_at_first() -> None:
    for p in begin(3).state.players:
        assert (p.gate, p.moat) == (0, 0)
        assert p.towers == {
            "top-left": 0,
            "top-right": 0,
            "bottom-right": 0,
            "bottom-left": 0,
        }
        assert p.walls == {"top": 0, "right": 0, "bottom": 0, "left": 0}


@rule("TA-SETUP-04")
def test_everybody_has_all_domain_cards_in_a_deck_of_his_own_without_an_order() -> None:
    position = Position(2).stock(patron=1).filled(worship=1)
    assert position[0].domain == position[1].domain == dict.fromkeys(BOX.domain, 1)
    game = position.play().do(Fill("valentine-1"))
    assert bag(game) == list(BOX.domain)
    game.draw("d20", "d03")
    assert len(game[0].domain) == 22
    assert len(game[1].domain) == 24


@rule("TA-SETUP-05")
def test_all_tents_stand_before_the_first_scenario_card() -> None:
    assert [p.tent for p in begin(4).state.players] == [0, 0, 0, 0]


@rule("TA-SETUP-06")
def test_the_first_player_is_drawn_from_all() -> None:
    game = begin(3)
    assert (bag(game), number_drawn(game)) == ([0, 1, 2], 1)
    game.draw(Seat(2))
    assert game.state.first == 2
    assert [drawn.seat for drawn in game.events(FirstPlayerDrawn)] == [2]


@rule("TA-SETUP-06")
def test_who_plays_alone_is_the_first_player() -> None:
    game = begin(1)
    assert set(bag(game)) == set(BOX.large_tiles)
    assert game.state.first == ME
    assert game.events(FirstPlayerDrawn) == []


@rule("TA-SETUP-21")
def test_there_is_a_colour_for_every_player() -> None:
    assert PIECES.colours == ("green", "blue", "red", "yellow")
    assert len(set(PIECES.colours)) == GAME.seats[-1]


# -- the decks -------------------------------------------------------------------------------------


@rule("TA-SETUP-07")
def test_any_of_the_25_path_cards_may_lie_on_top() -> None:
    game = Position(2).play("draft")
    assert len(bag(game)) == 25
    assert bag(game) == list(BOX.paths)


@rule("TA-SETUP-08", "TA-SETUP-09")
def test_the_final_assault_and_the_attack_cards_are_decks_of_their_own() -> None:
    game = Position(1).play("deal")
    assert bag(game) == ["f1", "f2", "f3", "f4", "f5", "f6"]
    game.draw("f4")
    assert bag(game) == [f"a{number:02}" for number in range(1, 37)]


@rule("TA-SETUP-10")
def test_the_back_of_an_attack_card_tells_its_family_and_not_how_violent_it_is() -> None:
    families: dict[str, list[str]] = {}
    for name in BOX.attack_deck:
        families.setdefault(BOX.attacks[name].back, []).append(name)
    assert set(families) == {"ladder", "arrows", "ballista", "ram", "siege-tower", "catapult"}
    for back, cards in families.items():
        assert len(cards) == 6
        assert sorted(BOX.attacks[card].violent for card in cards) == [False] * 4 + [True] * 2
        types = {BOX.attacks[card].type for card in cards}
        assert types == ({"catapult", "trebuchet"} if back == "catapult" else {back})


@rule("TA-SETUP-11")
def test_small_loot_tiles_show_two_resources_and_large_ones_three() -> None:
    assert len(BOX.small_tiles) == len(BOX.large_tiles) == 5
    assert PIECES.loot == {"small": 5, "large": 5}
    for tile in BOX.tiles.values():
        assert len(tile.gives) == {"small": 2, "large": 3}[tile.size]
        assert set(tile.gives) <= set(RESOURCES)


@rule("TA-SETUP-12", "TA-SETUP-22")
def test_large_loot_tiles_lie_on_the_two_spaces_to_the_left_and_small_ones_on_the_others() -> None:
    game = begin(1)
    assert (bag(game), number_drawn(game)) == (list(BOX.large_tiles), 2)
    game.draw("large-4", "large-1")
    assert (bag(game), number_drawn(game)) == (list(BOX.small_tiles), 3)
    game.draw("small-5", "small-2", "small-3")
    assert game.state.loot == ["large-4", "large-1", "small-5", "small-2", "small-3"]


@rule("TA-SETUP-13")
def test_the_loot_tiles_left_over_are_never_seen_again() -> None:
    game = begin(1).draw("large-4", "large-1").draw("small-5", "small-2", "small-3")
    idle(game)
    assert game.state.loot == ["large-4", "large-1", "small-5", "small-2", "small-3"]
    drawn = [thing for entry in game.match.log if entry.seat == NATURE for thing in entry.value]
    assert len([thing for thing in drawn if thing in BOX.tiles]) == 5


# -- the supply ------------------------------------------------------------------------------------


@rule("TA-SETUP-14", "TA-SETUP-15")
@pytest.mark.parametrize(
    ("box", "price", "gained"),
    [
        ("guildsmen-1", "coin", "craftsman"),
        ("allies-2", "coin", "patron"),
        ("mercenaries-1", "coin", "soldier"),
        ("allies-1", "coin", "knight"),
        ("weapon-makers-1", "coin", "serf"),
        ("governance-1", "patron", "coin"),
        ("quarry-1", "serf", "material"),
        ("farms-1", "serf", "food"),
    ],
)
def test_a_gain_does_not_stop_where_the_pieces_of_the_box_end(
    box: str, price: str, gained: str
) -> None:
    pieces = {**PIECES.workers, **PIECES.resources}[gained]
    position = Position(2).stock(0, **{gained: pieces, price: 1}).stock(1, **{gained: pieces})
    game = (position.boxes("allies-1") if box == "allies-2" else position).play()
    game.do(Fill(box))
    assert game.stock(0) == {gained: pieces + 1}
    assert game.stock(1) == {gained: pieces}


@rule("TA-SETUP-20")
def test_there_are_as_many_rally_tokens_as_everybody_can_own() -> None:
    ramparts = [icon for box in BOX.sections["ramparts"].boxes for icon in box.gives]
    assert ramparts.count("rally") == BOX.numbers.limits.rally == 3
    assert PIECES.rally == 12 == 3 * GAME.seats[-1]


# -- the box ---------------------------------------------------------------------------------------


@rule("TA-SETUP-16")
def test_after_the_scenario_is_laid_out_the_first_round_begins() -> None:
    game = begin(2, scenario="classic-hard")
    game.draw(YOU).draw("large-4", "large-1").draw("small-5", "small-2", "small-3")
    assert [card.number for card in game.state.cards] == [11, 12, 13, 14, 15]
    assert (game.phase, game.state.round) == ("deal", 1)
    assert game.state.passages[0].name == "round"


@rule("TA-SETUP-17")
def test_the_decks_have_as_many_cards_as_the_box() -> None:
    assert PIECES.cards["scenario"] == 64
    assert PIECES.cards["path"] == len(BOX.paths) == 25
    assert PIECES.cards["attack"] == len(BOX.attack_deck) == 36
    assert PIECES.cards["final-assault"] == len(BOX.final_assaults) == 6
    assert GAME.seats[-1] * len(BOX.domain) == 96
    assert len(BOX.scenario_cards) == 30


@rule("TA-SETUP-18")
def test_there_are_five_kinds_of_workers() -> None:
    pieces = {"serf": 30, "craftsman": 20, "patron": 25, "soldier": 25, "knight": 20}
    assert PIECES.workers == pieces
    assert set(WORKERS) == set(pieces)
    position = Position().stock(**pieces, coin=7)
    assert position[0].workers == sum(pieces.values())


@rule("TA-SETUP-19")
def test_there_are_three_kinds_of_resources_and_workers_are_none() -> None:
    assert PIECES.resources == {"coin": 25, "material": 30, "food": 30}
    assert RESOURCES == ("coin", "material", "food")
    game = Position().stock(serf=4, patron=4, craftsman=4, soldier=4, knight=4).play()
    assert not any(isinstance(choice, Trade) for choice in game.choices())
    assert game.offers(STOP)


@rule("TA-SETUP-22")
def test_the_main_board_has_five_slots_with_loot_above_and_the_overrun_rewards() -> None:
    assert list(BOX.slots) == [1, 2, 3, 4, 5]
    assert [BOX.slots[number].loot for number in BOX.slots] == [
        "large",
        "large",
        "small",
        "small",
        "small",
    ]
    assert [row.force for row in BOX.overruns] == [2, 3, 4]
    game = draw_first(begin(1))
    assert len(game.state.cards) == len(game.state.loot) == 5


@rule("TA-SETUP-23")
def test_there_is_one_of_everything_else_for_each_player_and_one_marker() -> None:
    most = GAME.seats[-1]
    assert (PIECES.cards["aid"], PIECES.boards, PIECES.tents) == (most, most, most)
    holders = [game.state.first for game in (_first(seat) for seat in range(4))]
    assert holders == [0, 1, 2, 3]


def _first(seat: int) -> Game:
    return begin(4).draw(Seat(seat))
