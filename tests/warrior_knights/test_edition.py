"""Editions: what a box contains, and errors that say where the fault is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from oyez.editions.edition import STANDARD, EditionError, NoEdition
from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.box.edition import EDITIONS, edition
from oyez.testing.editions import edit, fresh, kept, lines
from tests.ledger import rule

E = edition(STANDARD)


@rule("WK-COMP-01")
def test_each_baron_has_one_noble_of_each_shape() -> None:
    assert len(E.barons) == 6
    assert len(E.nobles) == 24
    for baron in E.barons:
        shapes = [E.nobles[noble].shape for noble in E.nobles_of[baron]]
        assert shapes == ["star", "square", "triangle", "circle"]
    assert E.shapes["star"].inflict == E.shapes["square"].avoid == 1


@rule("WK-COMP-03", "WK-COMP-04", "WK-TERM-07", "WK-TERM-08")
def test_eighteen_cities_of_the_kingdom_and_six_overseas() -> None:
    assert len(E.kingdom_cities) == 18
    beyond = {c.name for c in E.cities.values() if E.regions[c.region].overseas}
    assert beyond == {"Constantinople", "Syracuse", "Cadiz", "Jerusalem", "Alexandria", "Acre"}
    assert all(city.strength and city.income for city in E.cities.values())
    printed = {"froli": 200, "monz": 200, "vecht": 300}
    assert {name: E.cities[name].strength for name in printed} == printed
    assert E.regions[E.cities["ballin"].region].port


@rule("WK-COMP-07", "WK-COMP-08")
def test_sixty_mercenaries_of_six_nations_and_four_regulars() -> None:
    assert sum(row.copies for row in E.mercenaries.values()) == 60
    assert len(E.nations) == 6
    assert sum(row.copies for row in E.regulars.values()) == 4
    assert not any(row.nation for row in E.regulars.values())
    assert all(row.wage * 50 == row.strength for row in E.mercenaries.values())


@rule("WK-COMP-09", "WK-NEUTRAL-01", "WK-NEUTRAL-02", "WK-R14", "WK-R13")
def test_twelve_action_cards_of_six_kinds_and_eight_neutral_ones_of_five() -> None:
    assert [row.copies for row in E.actions.values()] == [2] * 6
    assert sorted(row.copies for row in E.neutrals.values()) == [1, 1, 1, 2, 3]


@rule("WK-COMP-10")
def test_thirty_three_events_and_forty_four_agendas() -> None:
    assert sum(row.copies for row in E.event_cards.values()) == 33
    assert sum(row.copies for row in E.agendas.values()) == 44


@rule("WK-EVENT-06")
def test_most_red_events_and_a_few_blue_ones_can_be_cancelled() -> None:
    can = Counter(row.back for row in E.event_cards.values() if row.faith)
    all_of = Counter(row.back for row in E.event_cards.values())
    assert can["red"] > all_of["red"] / 2
    assert 0 < can["blue"] < all_of["blue"] / 2
    assert not can["green"]


@rule("WK-FATE-01", "WK-R01")
def test_each_fate_card_names_a_noble_and_a_city_of_its_own() -> None:
    assert len(E.fate) == 24
    assert {card.noble for card in E.fate.values()} == set(E.nobles)
    assert {card.city for card in E.fate.values()} == set(E.cities)
    assert set(Counter(card.nation for card in E.fate.values()).values()) == {4}
    assert all(set(card.expedition) == set(E.expeditions) for card in E.fate.values())


@rule("WK-EXPED-03")
def test_the_farther_the_riskier_and_the_richer() -> None:
    lost = [sum(c.expedition[x] == "lost" for c in E.fate.values()) for x in E.expeditions]
    best = [max(E.results[c.expedition[x]].factor for c in E.fate.values()) for x in E.expeditions]
    assert lost == sorted(lost)
    assert len(set(lost)) == 3
    assert best == [2, 3, 4]


@rule("WK-COMP-18")
def test_borders_are_rivers_bridges_and_mountains() -> None:
    kinds = Counter(border.kind for border in E.borders)
    assert kinds["bridge"] == 4
    assert kinds["river"] == 10
    assert kinds["mountain"] == 14
    assert all(row.source for row in E.regions.values())


@rule("WK-COMP-17")
def test_the_board_has_three_tracks_three_stacks_and_seven_spaces() -> None:
    assert len(E.expeditions) == E.numbers.planning.stacks == E.numbers.start.agendas == 3
    assert [space.fee for space in E.spaces] == [8, 7, 6, 5, 4, 3, 2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return fresh(GAME, tmp_path / "mine")


FAULTS = [
    ("cities.toml", "strength = 300", 'strength = "300"', "cities.toml, city 'surat', strength: "),
    ("cities.toml", "income = 4", "revenue = 4", "city 'surat', revenue: the rules know no"),
    ("cities.toml", 'region = "A2"', 'region = "Z9"', "city 'surat', region: there is no “Z9”"),
    ("cities.toml", 'source = "reconstructed"', 'source = "guess"', "city 'surat', source: "),
    ("board.toml", 'land = ["A2", "B1"]', 'land = ["A2"]', "region 'B1', land: A1 does not lead"),
    ("board.toml", 'between = ["D1", "E1"]', 'between = ["D1", "F1"]', "border 'D1-F1', between: "),
    ("board.toml", '"C2", "D1", "E2"', '"C2", "E2"', "road 'north', regions: nobody can walk"),
    ("nobles.toml", 'shape = "star"', 'shape = "cross"', "noble 'lorenz-von-linden', shape: "),
    ("nobles.toml", 'shape = "star"', 'shape = "circle"', "baron 'green', id: needs one noble"),
    (
        "fate.toml",
        'nation = "swiss"',
        'nation = "welsh"',
        "fate 'F01', nation: there is no “welsh”",
    ),
    ("fate.toml", 'battle = "inflict"', 'battle = "hit"', "fate 'F01', battle: "),
    ("events.toml", 'effect = "casualties"', 'effect = "boom"', "event 'assassin', effect: "),
    ("events.toml", 'lasts = "game"', 'lasts = ""', "event 'heretic', lasts: "),
    ("events.toml", 'good = "crowns"\n', "", "event 'stolen-treasury', good: “lose-share” of what"),
    ("agenda.toml", 'vote = "baron"', 'vote = ""', "agenda 'grant-from-the-treasury', vote: "),
    ("agenda.toml", 'vote = "baron"', 'vote = "yes-no"', "vote: “take” does not go with a vote"),
    ("agenda.toml", "tax_per = 4", "tax_for = 4", "agenda 'income-tax', force.tax_for: "),
    ("agenda.toml", 'id = "fine"', 'id = "exile"', "agenda 'exile', id: is there twice"),
    ("actions.toml", 'id = "levy-taxes"', 'id = "levy"', "there is no “levy-taxes”"),
    ("numbers.toml", "crowns = 15", "crowns = -1", "numbers.toml, start.crowns: "),
    (
        "numbers.toml",
        "[[space]]\nbarons = 2\nfee",
        "[[space]]\nbarons = 2\nprice",
        "space 1, price: .*\nnumbers.toml, space 1, fee: is missing",
    ),
    (
        "mercenaries.toml",
        'nation = "english"',
        'nation = "irish"',
        "mercenary 'english-50', nation",
    ),
    ("expeditions.toml", "[[expedition]]", "[[voyage]]", "fate.toml|expeditions.toml"),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), FAULTS)
def test_a_fault_is_named_with_file_row_and_field(
    folder: Path, file: str, old: str, new: str, words: str
) -> None:
    edit(folder / file, old, new)
    with pytest.raises(EditionError) as raised:
        EDITIONS.open(folder)
    assert re.search(words, "\n".join(lines(GAME, raised.value.faults)))


def test_all_faults_are_named_at_once(folder: Path) -> None:
    edit(folder / "cities.toml", "strength = 300", "strength = -1")
    edit(folder / "fate.toml", 'battle = "inflict"', 'battle = "hit"')
    (folder / "troops.toml").unlink()
    with pytest.raises(EditionError) as raised:
        EDITIONS.open(folder)
    assert lines(GAME, raised.value.faults, "fr") == (
        "troops.toml\u00a0: ce fichier manque",
        "fate.toml, fate 'F01', battle\u00a0: il n’y a pas de «\u00a0hit\u00a0»\u00a0; les règles "
        'connaissent "avoid", "draw", "inflict", "victory"',
        "cities.toml, city 'surat', strength\u00a0: il faut 0 ou plus, et non -1",
    )


def test_an_edition_of_ones_own_is_found_by_its_key(folder: Path, tmp_path: Path) -> None:
    edit(folder / "cities.toml", "strength = 300", "strength = 400")
    key = kept(GAME, folder, tmp_path / "shelf")
    assert key.startswith("mine@")
    assert edition(key).cities["surat"].strength == 400
    assert edition(STANDARD).cities["surat"].strength == 300


def test_the_standard_edition_cannot_be_replaced() -> None:
    with pytest.raises(EditionError, match=r"edition\.toml, id: standard-id"):
        EDITIONS.open(GAME.data)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(NoEdition, match="'other' of warrior_knights is not at hand"):
        edition("other")
