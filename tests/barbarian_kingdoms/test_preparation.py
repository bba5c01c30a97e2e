"""Setting up: scenarios, Kingdoms, Domination Tiles, the first money, and the box itself."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME, Coins, KingdomsOptions
from oyez.games.barbarian_kingdoms.box.fixed import (
    CHEST_POOL,
    COIN_COUNTS,
    COIN_VALUES,
    CONTROL_TOKENS,
    KINGDOMS,
    STARTING_LOOT,
    STARTING_TREASURY,
    TINCTURE,
    WARRIORS,
    Kingdom,
    Province,
    Zone,
)
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE
from oyez.games.barbarian_kingdoms.rules.powers import FORTIFICATIONS, has
from oyez.games.barbarian_kingdoms.rules.preparation import Spread, default_scenario
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.reign import reign
from oyez.games.barbarian_kingdoms.scene.happenings import KingdomTaken, ScenarioChosen
from oyez.games.barbarian_kingdoms.scene.table import lay_out
from oyez.kernel import Match, NotAmongChoices, Seat
from oyez.scene.views import view
from oyez.testing.editions import edit, fresh, kept
from tests.barbarian_kingdoms.box import (
    CAPITAL,
    CLAIM_COSTS,
    DOMINATION,
    INITIAL,
    NEUTRAL,
    POWERS,
    POWERS_OF,
    SCENARIOS,
    WARRIOR_COSTS,
    closed_provinces,
)
from tests.barbarian_kingdoms.positions import Played, Position, begin, coins
from tests.ledger import rule

FIRST_GAMES = {
    3: "ostrogoths visigoths franks",
    4: "ostrogoths vandals visigoths franks",
    5: "huns ostrogoths vandals visigoths franks",
    6: "huns ostrogoths vandals visigoths saxons franks",
}


def agreed(*kingdoms: str, **options: Any) -> Played:
    """A game of these Kingdoms, the first for seat 0 and so on; the first Loot is to be spread."""
    row = next(r.id for r in SCENARIOS.values() if sorted(r.lots) == sorted(kingdoms))
    return begin(len(kingdoms), scenario=row, kingdoms=kingdoms, **options)


def spread(game: Played) -> Played:
    """Let every player spread his first Loot in the first way offered."""
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    return game


def scenario_of(game: Played) -> set[str]:
    return {str(kingdom) for kingdom in game.state.kingdoms}


# -- the scenario and the Kingdoms ----------------------------------------------------------------


@rule("BK-SETUP-01", "BK-R05")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_from_three_players_on_each_runs_exactly_one_kingdom(players: int) -> None:
    game = Played(Match(GAME, players, rng=Random(1)))
    assert [len(game.state.realms_of(Seat(n))) for n in range(players)] == [1] * players


@rule("BK-SETUP-01")
def test_there_are_six_kingdoms() -> None:
    assert set(KINGDOMS) == {"huns", "ostrogoths", "vandals", "visigoths", "saxons", "franks"}


@rule("BK-R05")
def test_two_players_always_play_the_variant() -> None:
    for row in (None, *(r.id for r in SCENARIOS.values() if r.players == 2)):
        game = Played(Match(GAME, 2, KingdomsOptions(scenario=row), rng=Random(1)))
        assert [len(game.state.realms_of(Seat(n))) for n in range(2)] == [2, 2]


@rule("BK-R05")
@pytest.mark.parametrize("players", [1, 7])
def test_fewer_than_two_or_more_than_six_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        begin(players)


@rule("BK-SETUP-02")
@pytest.mark.parametrize(
    "row", [r for r in SCENARIOS.values() if r.players > 2], ids=lambda r: r.id
)
def test_the_scenario_fixes_the_kingdoms(row: Any) -> None:
    game = Played(Match(GAME, row.players, KingdomsOptions(scenario=row.id), rng=Random(2)))
    assert scenario_of(game) == set(row.kingdoms)
    assert len(row.kingdoms) == row.players


@rule("BK-SETUP-02")
def test_a_scenario_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="no scenario '4-1' for 3 players"):
        begin(3, scenario="4-1")


@rule("BK-SETUP-02")
def test_the_scenario_is_settled_before_anything_else() -> None:
    game = begin(3, scenario="3-2")
    assert game.events(ScenarioChosen) == [ScenarioChosen("3-2", None)]
    assert game.state.realms == []


@rule("BK-SETUP-03")
def test_a_first_game_of_three_is_ostrogoths_visigoths_franks() -> None:
    game = Played(Match(GAME, 3, rng=Random(3)))
    assert scenario_of(game) == set(FIRST_GAMES[3].split())


@rule("BK-SETUP-04")
def test_a_first_game_of_four_adds_the_vandals() -> None:
    game = Played(Match(GAME, 4, rng=Random(3)))
    assert scenario_of(game) == set(FIRST_GAMES[4].split())


@rule("BK-SETUP-05")
def test_a_first_game_of_five_adds_the_huns() -> None:
    game = Played(Match(GAME, 5, rng=Random(3)))
    assert scenario_of(game) == set(FIRST_GAMES[5].split())


@rule("BK-SETUP-06")
def test_without_agreement_kingdoms_are_drawn_from_a_purse_with_one_token_of_each() -> None:
    game = begin(3)
    assert game.asked == ("nature",)
    assert set(game.choices()) == set(permutations(FIRST_GAMES[3].split()))
    game.say(("franks", "ostrogoths", "visigoths"))
    assert [game.seat(k) for k in ("franks", "ostrogoths", "visigoths")] == [0, 1, 2]


@rule("BK-SETUP-06")
def test_kingdoms_shared_out_by_agreement_are_not_drawn() -> None:
    game = begin(3, kingdoms=("visigoths", "franks", "ostrogoths"))
    assert [game.seat(k) for k in ("visigoths", "franks", "ostrogoths")] == [0, 1, 2]
    assert [(e.seat, e.kingdom) for e in game.events(KingdomTaken)] == [
        (0, "visigoths"),
        (1, "franks"),
        (2, "ostrogoths"),
    ]


@rule("BK-SETUP-06")
def test_an_agreement_on_other_kingdoms_than_those_of_the_scenario_is_refused() -> None:
    with pytest.raises(ValueError, match="kingdoms must be"):
        begin(3, kingdoms=("huns", "franks", "ostrogoths"))


# -- round the table ------------------------------------------------------------------------------


@rule("BK-SETUP-07", "BK-R04")
@pytest.mark.parametrize("seating", [*permutations(FIRST_GAMES[3].split())], ids=",".join)
def test_where_a_player_sits_changes_nothing_but_who_is_asked(seating: tuple[str, ...]) -> None:
    game = spread(agreed(*seating))
    for kingdom in FIRST_GAMES[3].split():
        assert game.asked == (kingdom,)
        assert game.match.waiting() == (Seat(seating.index(kingdom)),)
        game.say(MANOEUVRE, DONE)
    usual = spread(agreed(*FIRST_GAMES[3].split()))
    assert game.state.loot == usual.state.loot
    assert [r.id for r in game.state.realms] == [r.id for r in usual.state.realms]


@rule("BK-SETUP-08", "BK-SETUP-09", "BK-R03")
def test_the_one_tile_of_an_absent_kingdom_lies_on_its_domination_province() -> None:
    game = agreed("ostrogoths", "visigoths", "franks")
    tiles = [p for p in lay_out(game.state, None).pieces if p.kind == "domination-tile"]
    assert {(p.tincture, p.where) for p in tiles} == {
        (TINCTURE[Kingdom("huns")], "province:pannonia"),
        (TINCTURE[Kingdom("vandals")], "province:mauretania"),
        (TINCTURE[Kingdom("saxons")], "province:cambria"),
    }
    assert len(tiles) == 3


@rule("BK-SETUP-08")
def test_with_all_six_kingdoms_in_play_no_tile_is_laid() -> None:
    game = agreed(*KINGDOMS)
    assert not [p for p in lay_out(game.state, None).pieces if p.kind == "domination-tile"]
    assert not [r for r in lay_out(game.state, None).boards[0].regions if r.closed]


@rule("BK-R03")
def test_an_absent_kingdom_closes_its_three_initial_provinces_and_its_domination_province() -> None:
    for absent in KINGDOMS:
        closed = closed_provinces(tuple(k for k in KINGDOMS if k != absent))
        assert closed == {*INITIAL[absent], DOMINATION[absent]}
        assert len(closed) == 4


@rule("BK-R03")
def test_every_domination_province_is_neutral_while_its_kingdom_plays() -> None:
    assert len(set(DOMINATION.values())) == 6
    assert set(DOMINATION.values()) < set(NEUTRAL)
    game = agreed(*KINGDOMS)
    assert set(DOMINATION.values()) <= set(game.state.chests)


@rule("BK-SETUP-10")
def test_the_two_purses_are_there_for_whoever_fights() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns")
    game = position.king("huns", "illyricum").king("ostrogoths", "liguria").play()
    game.say(Assault("king", Zone("illyricum"), Zone("liguria")))
    assert game.prompt == "bribe"
    assert game.asked == ("huns", "ostrogoths")


@rule("BK-SETUP-10", "BK-SETUP-16")
def test_the_cards_beside_the_board_are_the_same_for_every_eye() -> None:
    game = spread(agreed("huns", "ostrogoths", "franks"))
    spectator = lay_out(game.state, None)
    for seat in map(Seat, range(3)):
        seen = lay_out(game.state, seat)
        assert [p.notes for p in seen.panels] == [p.notes for p in spectator.panels]
    assert [[n.id for n in p.notes] for p in spectator.panels] == [
        ["power-hun-horsemen", "power-hun-scourge"],
        ["power-ost-fortifications", "power-ost-lawgiver"],
        ["power-fra-leudes", "power-fra-baptism"],
    ]
    # The Reign Score card: anybody's reign can be read off the table at any time.
    assert [reign(game.state, Seat(n)).score for n in range(3)] == [4, 4, 4]


# -- each player's own things ---------------------------------------------------------------------


@rule("BK-SETUP-11", "BK-R01")
def test_the_three_tokens_go_one_to_each_initial_province_as_the_player_likes() -> None:
    game = agreed("ostrogoths", "visigoths", "franks")
    assert set(game.choices()) == {
        Spread(*places) for places in permutations(INITIAL[Kingdom("ostrogoths")])
    }
    with pytest.raises(NotAmongChoices):
        game.say(Spread(Province("latium"), Province("latium"), Province("apulia")))
    game.say(Spread(Province("latium"), Province("apulia"), Province("liguria")))
    assert game.loot("latium") == coins("b")
    assert game.loot("apulia") == coins("s")
    assert game.loot("liguria") == coins("g")


@rule("BK-SETUP-11")
def test_the_first_loot_lies_face_up() -> None:
    game = agreed("ostrogoths", "visigoths", "franks")
    game.say(Spread(Province("latium"), Province("apulia"), Province("liguria")))
    for seat in (None, Seat(0), Seat(2)):
        loot = [p for p in lay_out(game.state, seat).pieces if p.id.startswith("loot:")]
        assert {(p.where, p.kind, p.count) for p in loot if p.face_up} == {
            ("province:latium", "bronze", 1),
            ("province:apulia", "silver", 1),
            ("province:liguria", "gold", 1),
        }


@rule("BK-R01")
def test_loot_is_spread_in_turn_order() -> None:
    game = agreed("franks", "visigoths", "ostrogoths")
    for kingdom in ("ostrogoths", "visigoths", "franks"):
        assert game.prompt == "spread-loot"
        assert game.asked == (kingdom,)
        game.say(game.choices()[0])
    assert game.prompt == "announce"


@rule("BK-SETUP-12")
def test_each_player_starts_with_ten_tremis_in_three_bronze_two_silver_one_gold() -> None:
    game = spread(agreed("ostrogoths", "visigoths", "franks"))
    for kingdom in FIRST_GAMES[3].split():
        assert game.purse(kingdom) == Coins(bronze=3, silver=2, gold=1)
        assert game.purse(kingdom).value == 10


@rule("BK-SETUP-13")
def test_four_warriors_and_four_control_tokens_start_in_reserve() -> None:
    game = agreed(*KINGDOMS)
    assert [r.warriors_in_reserve for r in game.state.realms] == [4] * 6
    assert [r.tokens_in_reserve for r in game.state.realms] == [4] * 6


@rule("BK-SETUP-13", "BK-R07")
def test_each_warrior_and_token_has_a_printed_slot() -> None:
    assert WARRIOR_COSTS == (1, 2, 3, 4)
    assert CLAIM_COSTS == (2, 4, 6, 8)
    assert {len(WARRIOR_COSTS)} == set(WARRIORS.values())
    assert {len(CLAIM_COSTS)} == set(CONTROL_TOKENS.values())


@rule("BK-R07")
@pytest.mark.parametrize("kingdom", KINGDOMS)
@pytest.mark.parametrize("out", range(4))
def test_the_cost_tracks_are_the_same_for_all_kingdoms(kingdom: Kingdom, out: int) -> None:
    far = [p for p in ("hibernia", "sardinia", "caledonia", "noricum") if p not in INITIAL[kingdom]]
    position = Position(*KINGDOMS, turn=kingdom).treasury(kingdom, "g" * 5)
    position.warriors(kingdom, *far[:out]).tokens(kingdom, *far[:out])
    home = next(p for p in INITIAL[kingdom] if p != CAPITAL[kingdom])
    game = position.play().say(Recruit(home))
    assert game.terms == {"cost": [1, 2, 3, 4][out], "province": home}
    game = position.king(kingdom, "burgundia").play().say(Claim(Province("burgundia")))
    assert game.terms == {"cost": [2, 4, 6, 8][out], "province": "burgundia"}


@rule("BK-SETUP-14", "BK-MAP-04")
def test_the_king_in_his_capital_is_the_only_unit_on_the_map() -> None:
    game = agreed(*KINGDOMS)
    assert {str(r.id): r.zones() for r in game.state.realms} == {
        "huns": ["hunnia"],
        "ostrogoths": ["latium"],
        "vandals": ["africa"],
        "visigoths": ["aquitania"],
        "saxons": ["cantia"],
        "franks": ["belgica"],
    }


@rule("BK-SETUP-15")
def test_a_treasury_is_seen_by_its_owner_only() -> None:
    game = spread(agreed("ostrogoths", "visigoths", "franks"))
    for seat in map(Seat, range(3)):
        seen = view(game.match, seat)["state"]["treasuries"]
        assert [key for key, heap in seen.items() if heap != {"hidden": True}] == [str(seat)]
    assert set(map(str, view(game.match, None)["state"]["treasuries"].values())) == {
        "{'hidden': True}"
    }


@rule("BK-SETUP-15")
def test_the_screen_hides_the_treasury_but_the_board_before_it_is_public() -> None:
    game = spread(agreed("ostrogoths", "visigoths", "franks"))
    panel = lay_out(game.state, Seat(1)).panels[0]
    shown = {c.name: c.value for c in panel.counters}
    assert [shown[name] for name in ("treasury", "bronze", "silver", "gold", "diamond")] == [
        None
    ] * 5
    assert (shown["warriors"], shown["tokens"], shown["recruit-cost"]) == (4, 4, 1)


@rule("BK-SETUP-16", "BK-R06")
def test_there_are_twelve_powers_two_for_each_kingdom() -> None:
    assert len(POWERS) == 12
    assert {kingdom: [p.of_king for p in held] for kingdom, held in POWERS_OF.items()} == {
        kingdom: [False, True] for kingdom in KINGDOMS
    }


@rule("BK-R06")
def test_the_numbers_of_a_power_are_data() -> None:
    params = {key: power.params for key, power in POWERS.items() if power.params}
    assert params == {
        "hun_horsemen": {"moves": 2},
        "ost_fortifications": {"per_tremis": 1},
        "ost_lawgiver": {"value": 4},
        "vis_warlord": {"warrior": 4},
        "fra_leudes": {"distance": 2},
    }


@rule("BK-R06")
def test_a_game_can_be_played_without_powers() -> None:
    for powers in (True, False):
        game = agreed("ostrogoths", "visigoths", "franks", powers=powers)
        assert has(game.state, game.realm("ostrogoths"), FORTIFICATIONS) is powers
        assert bool(lay_out(game.state, None).panels[0].notes) is powers


# -- the chests -----------------------------------------------------------------------------------


@rule("BK-SETUP-17", "BK-SETUP-18", "BK-R02")
@pytest.mark.parametrize(("players", "chests"), [(3, 15), (4, 16), (5, 17), (6, 18)])
def test_a_chest_lies_on_every_neutral_province_without_a_tile(players: int, chests: int) -> None:
    game = agreed(*FIRST_GAMES[players].split())
    absent = [k for k in KINGDOMS if k not in game.state.kingdoms]
    tiles = {DOMINATION[k] for k in absent}
    assert sorted(game.state.chests) == sorted(p for p in NEUTRAL if p not in tiles)
    assert len(game.state.chests) == chests
    assert not {p for k in KINGDOMS for p in INITIAL[k]}.intersection(game.state.chests)


@rule("BK-SETUP-17")
def test_nobody_sees_what_is_in_the_chests() -> None:
    game = spread(agreed("ostrogoths", "visigoths", "franks"))
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert view(game.match, seat)["state"]["chest_pool"] == {"hidden": True}
        chests = [p for p in lay_out(game.state, seat).pieces if p.kind == "chest"]
        assert len(chests) == 15
        assert not any(p.face_up or p.label or p.tincture for p in chests)


@rule("BK-SETUP-17", "BK-R02")
def test_what_a_chest_holds_is_drawn_from_the_eighteen_tokens_of_no_kingdom() -> None:
    position = Position("ostrogoths", "visigoths", "franks").chests("noricum")
    game = position.king("ostrogoths", "liguria").play()
    game.say(Assault("king", Zone("liguria"), Zone("noricum")))
    assert game.asked == ("nature",)
    assert dict(game.question().choices.pool) == {  # type: ignore[attr-defined]
        "bronze": 6,
        "silver": 6,
        "gold": 5,
        "diamond": 1,
    }
    assert game.draw("diamond").purse("ostrogoths") == coins("bbbssgd")


@rule("BK-SETUP-19", "BK-R02")
@pytest.mark.parametrize(("players", "left"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_tokens_left_over_stay_unseen_and_the_diamond_may_be_among_them(
    players: int, left: int
) -> None:
    game = agreed(*FIRST_GAMES[players].split())
    assert game.state.chest_pool.number - len(game.state.chests) == left
    assert game.state.chest_pool == Coins(**CHEST_POOL)
    # Nothing drawn and nothing noted: not even the software knows where the diamond is.
    assert not [a for a in game.match.log if a.seat not in range(players)]


@rule("BK-SETUP-20")
def test_the_money_of_a_kingdom_is_two_gold_three_silver_four_bronze() -> None:
    money = Coins(**STARTING_TREASURY) + Coins(**STARTING_LOOT)
    assert money == Coins(bronze=4, silver=3, gold=2)
    assert money.value == 16
    game = spread(agreed("ostrogoths", "visigoths", "franks"))
    for kingdom in FIRST_GAMES[3].split():
        own = game.purse(kingdom)
        for province in INITIAL[Kingdom(kingdom)]:
            own += game.loot(province)
        assert own == money


@rule("BK-R02")
def test_the_chests_and_the_money_of_six_kingdoms_are_all_the_tokens_of_the_box() -> None:
    money = Coins(**STARTING_TREASURY) + Coins(**STARTING_LOOT)
    total = Coins(**CHEST_POOL)
    for _ in KINGDOMS:
        total += money
    assert total == Coins(**COIN_COUNTS)


@rule("BK-SETUP-03")
def test_a_first_game_is_that_of_the_row_for_beginners_wherever_it_stands(tmp_path: Path) -> None:
    folder, row = fresh(GAME, tmp_path / "mine"), 'id = "3-{}"\nplayers = 3\nbeginner = {}'
    for number, was, becomes in ((1, "true", "false"), (2, "false", "true")):
        scenarios = folder / "scenarios.toml"
        edit(scenarios, row.format(number, was), row.format(number, becomes))
    key = kept(GAME, folder, tmp_path / "shelf")
    GAME.with_edition(KingdomsOptions(edition=key))
    assert default_scenario(KingdomsOptions(edition=key), 3).id == "3-2"


# -- the box --------------------------------------------------------------------------------------


@rule("BK-SETUP-21")
def test_the_box_holds_seventy_two_treasure_tokens() -> None:
    assert COIN_COUNTS == {"bronze": 30, "silver": 24, "gold": 17, "diamond": 1}
    assert COIN_VALUES == {"bronze": 1, "silver": 2, "gold": 3, "diamond": 5}
    assert sum(COIN_COUNTS.values()) == 72
    assert sum(COIN_VALUES[kind] * n for kind, n in COIN_COUNTS.items()) == 134


@rule("BK-SETUP-21")
def test_the_box_holds_six_kingdom_sets_in_six_colours() -> None:
    assert dict.fromkeys(KINGDOMS, 4) == WARRIORS
    assert dict.fromkeys(KINGDOMS, 4) == CONTROL_TOKENS
    assert set(CAPITAL) == set(KINGDOMS)  # where the one King of each set begins
    assert len(set(TINCTURE.values())) == 6
    panels = lay_out(agreed(*KINGDOMS).state, None).panels
    assert [p.id for p in panels] == [f"kingdom:{k}" for k in KINGDOMS]


@rule("BK-SETUP-21")
def test_the_box_holds_a_board_six_tiles_and_the_scenario_card() -> None:
    assert (GAME.data / "board.json").is_file()
    assert set(DOMINATION) == set(KINGDOMS)
    rows = Counter(row.players for row in SCENARIOS.values())
    assert set(rows) == {2, 3, 4, 5, 6}
    beginners = Counter(row.players for row in SCENARIOS.values() if row.beginner)
    assert beginners == Counter([2, 3, 4, 5, 6])
