"""The types of attack: what each is aimed at, and what helps against it."""

from __future__ import annotations

import pytest

from oyez.games.the_anarchy.answers import CONCEDE, Drink, Rally, Spend, UseTactic
from oyez.games.the_anarchy.box.edition import AttackCard
from oyez.games.the_anarchy.rules.defence.assault import strength
from oyez.games.the_anarchy.state import AnarchyOptions
from tests.ledger import rule
from tests.the_anarchy.defending import besieged, castle, defended, paused, stand, standing
from tests.the_anarchy.positions import ME, Position

BOX = AnarchyOptions().box
SIDES = ("top", "right", "bottom", "left")
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
TACTICS = ("covers", "stones", "pitch", "logs", "bolts")


def cards(type_: str) -> list[AttackCard]:
    return [card for card in BOX.attacks.values() if card.type == type_]


def aims(type_: str) -> list[set[str]]:
    return [{side for side, _ in card.sides} for card in cards(type_)]


def letters(type_: str, *, violent: bool) -> list[list[str]]:
    return [
        [letter for _, letter in card.sides] for card in cards(type_) if card.violent == violent
    ]


def fortress(card: str) -> Position:
    """Every fortification with a strength of its own, and every tactic ready; forces up to 4.

    Walls meet 1 on a side, towers 2, the gate 3; the moat would meet 4.
    """
    position = besieged(card, round=5, scenario="classic-hard").walls(
        top=1, right=1, bottom=1, left=1
    )
    position.towers(dict.fromkeys(CORNERS, 1))
    castle(position, gate=3, moat=4)
    return position.researched("stones", "pitch", "logs", "bolts")


def met(card: str) -> dict[str, int]:
    """How much fortifications meet of an attack, by side."""
    position, attacked = fortress(card).having(rally=1), BOX.attacks[card].sides
    force = position.state.options.forces[4]
    elsewhere = next(side for side in SIDES if side not in dict(attacked))
    left = stand(position, soldier={elsewhere: 1})[ME].short
    return {side: force[letter] - left[side] for side, letter in attacked}


def helping_tactics(card: str) -> list[str]:
    """The tactics, each tried alone, that may be used."""
    found = []
    for tactic in TACTICS:
        position = Position(round=5).facing(card).researched(tactic).having(tent=5, rally=1)
        game = stand(position, knight={"right": 1})
        side = BOX.attacks[card].sides[0][0]
        if game.offers(UseTactic(side)):
            found.append(tactic)
    return found


# -- one by one ----------------------------------------------------------------------------------


@rule("TA-ATTACKTYPES-01")
def test_ladders_attack_one_side_and_are_met_by_walls_stones_and_workers() -> None:
    assert [len(aim) for aim in aims("ladder")] == [1] * 6
    assert set().union(*aims("ladder")) == set(SIDES)
    assert met("a01") == {"top": 1}
    assert helping_tactics("a01") == ["stones"]
    assert stand(besieged("a01").having(rally=1), soldier={"top": 1}).offers(
        Spend("soldier", "top")
    )


@rule("TA-ATTACKTYPES-02")
def test_the_final_assault_attacks_two_sides_like_ladders() -> None:
    assert len(cards("final-assault")) == 6
    assert all(len(aim) == 2 for aim in aims("final-assault"))
    assert all(len({*each}) == 1 for each in letters("final-assault", violent=False))
    assert letters("final-assault", violent=False)[0] == ["A", "A"]
    assert letters("final-assault", violent=True) == []
    assert met("f3") == {"right": 1, "bottom": 1}
    assert helping_tactics("f3") == ["stones"]
    game = stand(besieged("f3"), soldier={"right": 1}, craftsman={"bottom": 1})
    assert game.choices() == [Spend("soldier", "right"), Spend("craftsman", "bottom")]


@rule("TA-ATTACKTYPES-03")
def test_arrows_attack_three_sides_and_no_tactic_helps() -> None:
    assert [len(aim) for aim in aims("arrows")] == [3] * 6
    assert met("a07") == {"top": 1, "right": 1, "bottom": 1}
    assert helping_tactics("a07") == []
    game = stand(besieged("a07").having(rally=1), soldier={"top": 1})
    assert game.offers(Spend("soldier", "top"))
    assert game.why_not(UseTactic("top")) == "no-tactic-helps"


@rule("TA-ATTACKTYPES-04", "TA-R59")
def test_the_middle_side_of_arrows_is_attacked_at_least_as_hard_as_the_others() -> None:
    for options in (AnarchyOptions(scenario=name) for name in BOX.scenarios):
        for force in options.forces:
            for card in cards("arrows"):
                by_side = {side: force[letter] for side, letter in card.sides}
                (missing,) = set(SIDES) - set(by_side)
                middle = SIDES[(SIDES.index(missing) + 2) % 4]
                assert by_side[middle] == max(by_side.values())


@rule("TA-ATTACKTYPES-05")
def test_a_ballista_attacks_two_opposite_sides() -> None:
    assert all(aim in ({"top", "bottom"}, {"left", "right"}) for aim in aims("ballista"))
    assert len(aims("ballista")) == 6
    assert helping_tactics("a13") == ["bolts"]
    game = stand(besieged("a13"), soldier={"top": 1}, knight={"bottom": 1})
    assert game.choices() == [Spend("soldier", "top"), Spend("knight", "bottom")]


@rule("TA-ATTACKTYPES-06")
def test_against_a_ballista_both_towers_of_a_side_count() -> None:
    assert met("a13") == {"top": 2, "bottom": 2}
    p = Position().towers({"top-left": 2, "top-right": 1})[ME]
    assert [strength(p, "towers", side) for side in SIDES] == [3, 1, 0, 2]


@rule("TA-ATTACKTYPES-07")
def test_a_ram_attacks_the_bottom_and_is_met_by_gate_pitch_and_workers() -> None:
    assert aims("ram") == [{"bottom"}] * 6
    assert met("a19") == {"bottom": 3}
    assert helping_tactics("a19") == ["pitch"]
    game = stand(besieged("a19").having(rally=1), craftsman={"bottom": 1})
    assert game.offers(Spend("craftsman", "bottom"))


@rule("TA-ATTACKTYPES-08")
def test_a_siege_tower_attacks_one_side_and_is_met_by_moat_logs_and_workers() -> None:
    assert [len(aim) for aim in aims("siege-tower")] == [1] * 6
    assert set().union(*aims("siege-tower")) == set(SIDES)
    assert met("a29") == {"left": 4}
    assert met("a30") == {"right": 4}
    assert helping_tactics("a28") == ["logs"]
    game = stand(besieged("a28").having(rally=1), knight={"left": 1})
    assert game.offers(Spend("knight", "left"))


@rule("TA-ATTACKTYPES-09", "TA-R60")
@pytest.mark.parametrize(("card", "force"), [("a32", 3), ("a35", 4)])
def test_catapults_and_trebuchets_attack_the_whole_castle_and_only_covers_help(
    card: str, force: int
) -> None:
    position = Position(round=5).facing(card).researched(*TACTICS).prepared(covers=5)
    position.having(tent=5)
    game = stand(position)
    assert game[ME].short == {"whole": force}
    assert game.choices() == [UseTactic("whole"), CONCEDE]
    game.do(*[UseTactic("whole")] * force)
    assert game[ME].prepared == {
        "covers": 5 - force,
        "stones": 1,
        "pitch": 1,
        "logs": 1,
        "bolts": 1,
    }
    assert helping_tactics(card) == ["covers"]


@rule("TA-ATTACKTYPES-10")
@pytest.mark.parametrize("card", ["a32", "a35"])
def test_neither_fortifications_nor_workers_help_against_them(card: str) -> None:
    position = fortress(card).having(rally=1, beers=1)
    game = stand(position, soldier=dict.fromkeys(SIDES, 2))
    assert game[ME].short == {"whole": 3 if card == "a32" else 5}
    assert not any(isinstance(deed, Spend) for deed in game.choices())
    assert game.why_not(Spend("soldier", "top")) == "no-worker-helps"
    assert game.offers(Drink("soldier", "top"))
    assert game.offers(Rally("soldier", "top", "left"))
    assert game.offers(CONCEDE)


@rule("TA-ATTACKTYPES-10")
def test_workers_help_against_all_other_types() -> None:
    useless = [name for name, kind in BOX.types.items() if not kind.workers]
    assert useless == ["catapult", "trebuchet"]
    unfortified = [name for name, kind in BOX.types.items() if not kind.fortification]
    assert unfortified == ["catapult", "trebuchet"]


@rule("TA-R60")
def test_catapult_and_trebuchet_share_a_back() -> None:
    family = [card for card in BOX.attacks.values() if card.back == "catapult"]
    assert [card.type for card in family] == ["catapult"] * 4 + ["trebuchet"] * 2
    assert [card.violent for card in family] == [False] * 4 + [True] * 2
    assert letters("catapult", violent=False) == [["C"]] * 4
    assert letters("trebuchet", violent=True) == [["A"]] * 2


# -- forces by type ------------------------------------------------------------------------------


@rule("TA-ATTACKTYPES-11", "TA-ATTACKTYPES-EX1")
def test_a_ladder_always_uses_letter_a_and_a_violent_one_letter_e() -> None:
    assert letters("ladder", violent=False) == [["A"]] * 4
    assert letters("ladder", violent=True) == [["E"]] * 2


@rule("TA-ATTACKTYPES-11")
def test_each_type_has_its_letters() -> None:
    assert {*map("".join, letters("arrows", violent=False))} == {"CBC", "CCB", "BCC"}
    assert {*map("".join, letters("arrows", violent=True))} == {"BBD", "BDB"}
    assert {*map("".join, letters("ballista", violent=False))} == {"CB", "BC"}
    assert {*map("".join, letters("ballista", violent=True))} == {"BA"}
    assert letters("ram", violent=False) == [["D"]] * 4
    assert letters("ram", violent=True) == [["E"]] * 2
    assert letters("siege-tower", violent=False) == [["A"]] * 4
    assert letters("siege-tower", violent=True) == [["E"]] * 2


@rule("TA-R59")
def test_the_letters_of_every_scenario_card_are_in_their_order() -> None:
    for scenario in BOX.scenarios:
        for force in AnarchyOptions(scenario=scenario).forces:
            a, b, c, d, e = (force[letter] for letter in "ABCDE")
            assert c <= b <= d < e
            assert b <= a < e


@rule("TA-ATTACKTYPES-13")
def test_in_most_cases_a_violent_attack_is_one_force_stronger() -> None:
    stronger = []
    for scenario in BOX.scenarios:
        for force in AnarchyOptions(scenario=scenario).forces:
            for kind in ("ladder", "arrows", "ballista", "ram", "siege-tower"):
                normal, violent = (
                    max(force[letter] for each in letters(kind, violent=v) for letter in each)
                    for v in (False, True)
                )
                stronger.append(violent - normal)
    assert set(stronger) <= {0, 1, 2}
    assert stronger.count(1) > len(stronger) / 2


@rule("TA-ATTACKTYPES-12")
@pytest.mark.parametrize("card", [card.id for card in BOX.attacks.values() if card.violent])
def test_every_violent_attack_that_is_repelled_brings_one_bravery(card: str) -> None:
    position = besieged(card, round=1).prepared(covers=3)
    game = stand(position, soldier=dict.fromkeys(SIDES, 9))
    while not paused(game):
        game.do(game.choices()[0])
    assert defended(game) == [True]
    assert game.attributes() == {"bravery": 1}


@rule("TA-ATTACKTYPES-12")
def test_twelve_of_the_attack_cards_are_violent() -> None:
    violent = [card.type for card in BOX.attacks.values() if card.violent]
    kinds = ("ladder", "arrows", "ballista", "ram", "siege-tower", "trebuchet")
    assert violent == [kind for kind in kinds for _ in range(2)]


@rule("TA-DEFENSE-EX6", "TA-ATTACKTYPES-07")
def test_gate_pitch_and_a_knight_stop_a_ram() -> None:
    position = castle(besieged("a19", round=5), gate=1).researched("pitch")
    game = stand(position, knight={"bottom": 2}).do(UseTactic("bottom"))
    assert (paused(game), defended(game)) == (True, [True])
    assert standing(game) == {"bottom": {"knight": 1}}
    assert game[ME].prepared["pitch"] == 0


@rule("TA-DEFENSE-EX10", "TA-ATTACKTYPES-02")
def test_walls_a_knight_and_two_stones_stop_a_final_assault() -> None:
    position = besieged("f5", round=5).walls(top=2, right=2, bottom=2, left=2)
    position.researched("stones").prepared(stones=2)
    game = stand(position, knight={"bottom": 1})
    game.do(UseTactic("top"), UseTactic("top"))
    assert (paused(game), defended(game)) == (True, [True])
    assert standing(game) == {}
    assert game[ME].prepared["stones"] == 0
