"""What lies in the box: cards, boards and pieces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from oyez.editions.edition import STANDARD
from oyez.games.the_anarchy.box.edition import (
    ATTRIBUTES,
    FINAL_ASSAULT,
    RESOURCES,
    WHOLE,
    WORKERS,
    edition,
)
from tests.ledger import rule

E = edition(STANDARD)
SIDES = ("top", "right", "bottom", "left")


# -- pieces ----------------------------------------------------------------------------------------


@rule("TA-SETUP-17")
def test_cards_are_as_many_as_the_rulebook_counts() -> None:
    cards = E.numbers.pieces.cards
    assert (cards["scenario"], cards["path"], cards["attack"]) == (64, 25, 36)
    assert (cards["final-assault"], cards["domain"]) == (6, 24)
    assert len(E.paths) == 25
    assert len(E.attack_deck) == 36
    assert len(E.final_assaults) == 6
    assert len(E.domain) == 24
    assert len(E.domain) * E.numbers.pieces.boards == 96


@rule("TA-SETUP-18", "TA-SETUP-19", "TA-SETUP-20")
def test_workers_and_resources_are_eight_kinds_of_pieces() -> None:
    pieces = E.numbers.pieces
    assert pieces.workers == dict(zip(WORKERS, (30, 20, 25, 25, 20), strict=True))
    assert pieces.resources == dict(zip(RESOURCES, (25, 30, 30), strict=True))
    assert pieces.rally == 12 == E.numbers.limits.rally * pieces.boards


@rule("TA-GOAL-05", "TA-SETUP-23")
def test_the_box_is_for_four_players() -> None:
    pieces = E.numbers.pieces
    assert pieces.boards == pieces.castles == pieces.tents == pieces.cards["aid"] == 4
    assert {kind: number // 4 for kind, number in pieces.dice.items()} == {
        "gate": 1,
        "moat": 1,
        "tower": 4,
        "wall": 4,
    }


def test_there_are_four_colours() -> None:
    assert E.numbers.pieces.colours == ("green", "blue", "red", "yellow")


@rule("TA-SETUP-11")
def test_five_large_and_five_small_loot_tiles_for_two_and_three_spaces() -> None:
    assert len(E.large_tiles) == len(E.small_tiles) == 5
    assert {len(E.tiles[name].gives) for name in E.large_tiles} == {3}
    assert {len(E.tiles[name].gives) for name in E.small_tiles} == {2}
    assert [E.slots[number].loot for number in range(1, 6)] == ["large"] * 2 + ["small"] * 3
    assert len({tuple(sorted(tile.gives)) for tile in E.tiles.values()}) == 10


# -- cards -----------------------------------------------------------------------------------------


@rule("TA-DOMAIN-04")
def test_the_lines_of_domain_cards_are_evenly_spread() -> None:
    cards = E.domain.values()
    for line, times in (
        ("training", {"scroll": 6, "arms": 6, "bow": 6, "horseshoe": 6}),
        ("valentine", dict.fromkeys(range(1, 7), 4)),
        ("michaelmas", dict.fromkeys(range(1, 9), 3)),
        ("ingredient", {"water": 6, "hop": 6, "grain": 6, "yeast": 6}),
        ("pennant", {"red": 6, "green": 6, "yellow": 6, "purple": 6}),
    ):
        assert Counter(getattr(card, line) for card in cards) == times
    jousts = Counter((card.lance, card.shield) for card in cards)
    assert set(jousts.values()) == {4}
    assert len(jousts) == 6
    assert all(lance != shield for lance, shield in jousts)


def test_the_number_of_a_domain_card_tells_three_other_lines() -> None:
    told = {(c.michaelmas, c.training, c.ingredient, c.pennant) for c in E.domain.values()}
    assert len(told) == 8


@rule("TA-SETUP-10", "TA-ATTACKDEAL-08", "TA-R60")
def test_six_backs_of_six_attack_cards_tell_nothing_of_violence() -> None:
    cards = [E.attacks[name] for name in E.attack_deck]
    assert set(Counter(card.back for card in cards).values()) == {6}
    for back in {card.back for card in cards}:
        family = [card for card in cards if card.back == back]
        assert sum(card.violent for card in family) == 2
    heavy = Counter((card.type, card.violent) for card in cards if card.back == "catapult")
    assert heavy == {("catapult", False): 4, ("trebuchet", True): 2}


def aimed(kind: str, violent: bool) -> Counter[tuple[tuple[str, str], ...]]:
    """What the cards of a type are aimed at."""
    cards = [E.attacks[name] for name in E.attack_deck]
    return Counter(c.sides for c in cards if c.type == kind and c.violent is violent)


@rule("TA-ATTACKTYPES-01", "TA-ATTACKTYPES-EX1", "TA-ATTACKTYPES-08", "TA-ATTACKTYPES-11")
def test_ladders_and_siege_towers_attack_one_side() -> None:
    for kind in ("ladder", "siege-tower"):
        assert aimed(kind, False) == {((side, "A"),): 1 for side in SIDES}
    assert aimed("ladder", True) == {(("top", "E"),): 1, (("bottom", "E"),): 1}
    assert aimed("siege-tower", True) == {(("left", "E"),): 1, (("right", "E"),): 1}


@rule("TA-ATTACKTYPES-03", "TA-ATTACKTYPES-04")
def test_arrows_attack_three_sides_and_the_middle_one_most() -> None:
    for violent, letters in ((False, ("B", "C", "C")), (True, ("D", "B", "B"))):
        for sides in aimed("arrows", violent):
            force = dict(sides)
            spared = SIDES.index(next(side for side in SIDES if side not in force))
            middle = SIDES[(spared + 2) % 4]
            outer = [letter for side, letter in sides if side != middle]
            assert (force[middle], *outer) == letters
    for card in E.scenario_cards.values():
        assert card.letters["C"] <= card.letters["B"] <= card.letters["D"]


@rule("TA-ATTACKTYPES-05")
def test_ballistas_attack_two_opposite_sides() -> None:
    sides = [*aimed("ballista", False), *aimed("ballista", True)]
    pairs = Counter(frozenset(side for side, _ in each) for each in sides)
    assert pairs == {frozenset({"top", "bottom"}): 3, frozenset({"left", "right"}): 3}
    letters = {
        violent: {x for s in aimed("ballista", violent) for _, x in s} for violent in (False, True)
    }
    assert letters == {False: {"B", "C"}, True: {"A", "B"}}


@rule("TA-ATTACKTYPES-07")
def test_rams_attack_the_gate() -> None:
    assert aimed("ram", False) == {(("bottom", "D"),): 4}
    assert aimed("ram", True) == {(("bottom", "E"),): 2}


@rule("TA-ATTACKTYPES-09")
def test_catapults_and_trebuchets_attack_the_whole_castle() -> None:
    assert aimed("catapult", False) == {((WHOLE, "C"),): 4}
    assert aimed("trebuchet", True) == {((WHOLE, "A"),): 2}


@rule("TA-ATTACKTYPES-02", "TA-ATTACKDEAL-03")
def test_final_assaults_are_every_pair_of_sides() -> None:
    cards = [E.attacks[name] for name in E.final_assaults]
    pairs = {frozenset(side for side, _ in card.sides) for card in cards}
    assert pairs == {frozenset(pair) for pair in combinations(SIDES, 2)}
    assert {letter for card in cards for _, letter in card.sides} == {"A"}
    assert {(card.back, card.type, card.violent) for card in cards} == {
        (FINAL_ASSAULT, FINAL_ASSAULT, False)
    }


@rule("TA-ATTACKTYPES-10")
def test_what_helps_against_each_type() -> None:
    helps = {t.id: (t.fortification, t.tactic, t.workers) for t in E.types.values()}
    assert helps == {
        "ladder": ("walls", "stones", True),
        "final-assault": ("walls", "stones", True),
        "arrows": ("walls", "", True),
        "ballista": ("towers", "bolts", True),
        "ram": ("gate", "pitch", True),
        "siege-tower": ("moat", "logs", True),
        "catapult": ("", "covers", False),
        "trebuchet": ("", "covers", False),
    }


@rule("TA-R59", "TA-ATTACKTYPES-13")
def test_letters_keep_their_order_and_grow_with_the_rounds() -> None:
    for scenario in E.scenarios.values():
        cards = [E.scenario_cards[name] for name in scenario.cards]
        for card in cards:
            a, b, c, d, e = (card.letters[letter] for letter in "ABCDE")
            assert c <= b <= a
            assert b <= d
            assert max(a, d) < e
        for letter in "ABCDE":
            values = [card.letters[letter] for card in cards]
            assert values == sorted(values)


# -- scenarios -------------------------------------------------------------------------------------


FIRST_CARDS = {
    "classic-easy": 1,
    "classic-standard": 6,
    "classic-hard": 11,
    "siege-easy": 16,
    "siege-standard": 21,
    "siege-hard": 26,
}


@rule("TA-SCENARIO-04", "TA-SCENARIO-06", "TA-SCENARIO-07", "TA-SCENARIO-08")
@rule("TA-SCENARIO-09", "TA-SCENARIO-10", "TA-SCENARIO-11", "TA-SCENARIO-16")
def test_each_scenario_has_five_cards_in_order() -> None:
    assert list(E.scenarios) == list(FIRST_CARDS)
    for name, first in FIRST_CARDS.items():
        cards = [E.scenario_cards[card] for card in E.scenarios[name].cards]
        assert [card.number for card in cards] == list(range(first, first + 5))
        assert [card.round for card in cards] == [1, 2, 3, 4, 5]


def test_sieges_have_neither_tents_nor_loot_nor_castles() -> None:
    for scenario in E.scenarios.values():
        classic = scenario.mode == "classic"
        assert scenario.id.startswith(scenario.mode)
        assert scenario.tents is scenario.loot is classic
        for card in (E.scenario_cards[name] for name in scenario.cards):
            assert bool(card.front and card.back and card.food and card.name) is classic
            assert bool(card.ribbon_food) is not classic
            assert len(card.bravery) == (0 if classic else card.round + 2)


def test_a_siege_is_worth_as_much_bravery_as_all_castles() -> None:
    castles = sum(slot.bravery for slot in E.slots.values())
    for scenario in E.scenarios.values():
        if scenario.mode == "siege":
            most = [E.scenario_cards[name].bravery for name in scenario.cards]
            assert all(list(values) == sorted(values) for values in most)
            assert sum(values[-1] for values in most) == castles == 16


def test_the_letters_of_the_third_round_of_classic_easy() -> None:
    card = E.scenario_cards[E.scenarios["classic-easy"].cards[2]]
    assert card.letters == {"A": 3, "B": 2, "C": 2, "D": 3, "E": 4}


def test_cards_for_the_great_defence_of_the_rulebook() -> None:
    letters = E.scenario_cards["scenario-5"].letters
    found = {
        name: [(side, letters[letter]) for side, letter in E.attacks[name].sides]
        for name in ("a09", "a19", "a28", "a30", "a35", "f5")
    }
    assert found == {
        "a09": [("right", 3), ("bottom", 3), ("left", 3)],
        "a19": [("bottom", 4)],
        "a28": [("left", 4)],
        "a30": [("right", 5)],
        "a35": [(WHOLE, 4)],
        "f5": [("top", 4), ("bottom", 4)],
    }
    assert E.attacks["a30"].violent
    assert E.attacks["a35"].violent


@rule("TA-R32", "TA-R33")
def test_the_castle_of_the_fourth_round() -> None:
    cards = [E.scenario_cards[f"scenario-{number}"] for number in range(1, 6)]
    assert [cards[3].front, cards[2].back + cards[3].front] == [5, 7]
    assert cards[1].back + cards[2].back + cards[3].front == 8
    assert cards[3].food == 2
    assert cards[3].requires == ("black-horse", "ram")
    assert (E.slots[4].bravery, E.slots[4].might) == (4, 1)
    assert ("coin", "coin") in [E.tiles[name].gives for name in E.small_tiles]


@rule("TA-STABLES-05")
def test_castles_ask_for_what_can_be_owned() -> None:
    granted = {box.grants for box in E.boxes.values() if box.grants}
    wanted = {thing for card in E.scenario_cards.values() for thing in card.requires}
    assert wanted <= granted
    assert {"black-horse", "white-horse"} < wanted


# -- boards and numbers ----------------------------------------------------------------------------


@rule("TA-GOAL-03")
def test_five_rounds_with_as_much_food_and_as_many_attacks_as_their_number() -> None:
    assert list(E.rounds) == [1, 2, 3, 4, 5]
    for number, row in E.rounds.items():
        assert row.food == row.attacks == number


@rule("TA-AFTERMATH-03", "TA-AFTERMATH-04", "TA-AFTERMATH-05", "TA-R02")
def test_determination_by_round() -> None:
    assert [row.determination for row in E.rounds.values()] == [1, 2, 2, 3, 4]


@rule("TA-R01")
def test_the_second_and_the_fourth_attack_card_are_face_down() -> None:
    assert [row.hidden for row in E.rounds.values()] == [(), (2,), (2,), (2, 4), (2, 4)]


@rule("TA-SETUP-22")
def test_later_slots_of_the_main_board_are_worth_more() -> None:
    assert [(slot.bravery, slot.might) for slot in E.slots.values()] == [
        (2, 0),
        (2, 0),
        (3, 0),
        (4, 1),
        (5, 2),
    ]


@rule("TA-OVERRUN-02", "TA-R35")
def test_what_an_overrun_buys() -> None:
    assert [(row.force, row.gives) for row in E.overruns] == [
        (2, ("food",)),
        (3, ("material", "coin")),
        (4, ("craftsman", "patron")),
    ]


def test_the_force_of_workers() -> None:
    assert E.numbers.force.defence == {"craftsman": 1, "soldier": 1, "knight": 2}
    assert E.numbers.force.attack == {"soldier": 1, "knight": 2}
    assert E.numbers.force.beer == E.numbers.limits.beers == 1


def test_ranks_of_solo_scores() -> None:
    least = {rank.id: rank.least for rank in E.ranks.values()}
    assert least == {"vassal": 0, "knight": 60, "baron": 75, "earl": 85, "steward": 100}


def test_small_numbers_of_the_rules() -> None:
    numbers = E.numbers
    assert (numbers.trade.give, numbers.trade.take) == (2, 1)
    assert (numbers.survivors.force, numbers.survivors.gives) == (3, "serf")
    assert (numbers.rewards.violent, numbers.rewards.attribute_box) == (1, 1)
    assert (numbers.grudge.unpaid_food, numbers.grudge.castle_passed) == (1, 1)
    assert (numbers.solo.paths, numbers.solo.paths_behind, numbers.solo.rival) == (2, 1, 1)
    assert numbers.solo.without == ("emissary",)


# -- Path cards ------------------------------------------------------------------------------------


def test_every_path_card_gives_thirteen_units() -> None:
    for path in E.paths.values():
        assert sum(number for _, number in path.gives) == 13, path.id
        assert not {good for good, _ in path.gives} & {"food", "soldier", "knight"}
    spread = Counter(path.gives for path in E.paths.values())
    assert sorted(spread.values()) == [2] * 11 + [3]


def test_every_path_card_has_a_goal_of_its_own_in_three_steps() -> None:
    assert len({path.counts for path in E.paths.values()}) == 25
    for path in E.paths.values():
        rising = path.steps[::-1] if path.falling else path.steps
        assert list(rising) == sorted(set(rising))
    assert [path.id for path in E.paths.values() if path.falling] == ["advocate"]


def test_four_are_enough_for_four_of_the_cards() -> None:
    for name in ("champion", "conqueror", "priest", "tactician"):
        assert E.paths[name].steps == (2, 3, 4)


def test_the_engineer_counts_towers_and_the_gate() -> None:
    engineer = E.paths["engineer"]
    assert (engineer.counts, engineer.also) == ("towers", "gate")
    assert (engineer.steps[1], engineer.also_steps[1]) == (6, 4)


def test_the_last_step_of_a_path_can_be_reached() -> None:
    most = {
        **dict.fromkeys(ATTRIBUTES, 24),
        "chapel-levels": 3, "keep-levels": 3, "bank-levels": 3, "lines": 4, "tracks": 3,
        "rally": 3, "wins": 6, "castles": 5, "walls": 16, "towers": 8, "gate": 6, "moat": 6,
        "helps": 3, "knight-training": 6, "pennants": 12, "additions": 9, "couples": 6,
        "quarters": 3, "spies": 3, "tactics": 5, "weapons": 6,
    }  # fmt: skip
    for path in E.paths.values():
        if not path.falling:
            assert path.steps[2] <= most[path.counts], path.id
        if path.also:
            assert path.also_steps[2] <= most[path.also]
