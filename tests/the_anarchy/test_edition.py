"""Editions: a box of one's own, and faults that say where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.editions.edition import STANDARD, EditionError, NoEdition
from oyez.games.the_anarchy import GAME
from oyez.games.the_anarchy.box.edition import EDITIONS, FILES, edition
from oyez.testing.editions import edit

E = edition(STANDARD)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    mine = tmp_path / "mine"
    EDITIONS.copy(mine)
    edit(mine / "edition.toml", 'id = "standard"', 'id = "mine"')
    return mine


def faults(folder: Path) -> list[str]:
    with pytest.raises(EditionError) as raised:
        EDITIONS.open(folder)
    return [str(fault) for fault in raised.value.faults]


# -- the standard edition --------------------------------------------------------------------------


def test_the_game_is_for_one_to_four() -> None:
    assert GAME.id == E.header.game
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_all_files_of_the_folder_are_read() -> None:
    assert {path.name for path in GAME.data.glob("*.toml")} == {*FILES, "game.toml"}


def test_every_row_names_its_source() -> None:
    assert {origin.source for origin in E.files.origins} == {"rulebook", "public", "reconstructed"}
    assert len(E.files.origins) > 800


def test_a_copy_says_nothing_otherwise(folder: Path) -> None:
    opened = EDITIONS.open(folder)
    assert opened.key.startswith("mine@")
    assert opened.boxes == E.boxes
    assert opened.attacks == E.attacks
    assert opened.paths == E.paths
    assert not opened.phrases.spoken("en")


def test_what_is_not_there_is_not_found() -> None:
    assert EDITIONS.find(STANDARD) is edition(STANDARD) is E
    with pytest.raises(NoEdition):
        edition("mine@0123456789abcdef")


# -- what may differ -------------------------------------------------------------------------------


GOOD = [
    ("boxes.toml", 'gives = ["influence", "soldier"]', 'gives = ["influence"]'),
    ("boxes.toml", 'gives = ["material"]', 'gives = ["coin", "coin"]'),
    ("boxes.toml", "measure = { governance = 9 }", "measure = { governance = 8 }"),
    ("boxes.toml", '  { id = "farms-13"', '  # { id = "farms-13"'),
    ("scenarios.toml", "front = 2", "front = 3"),
    ("scenarios.toml", 'requires = ["ladders"]', 'requires = ["white-horse", "ladders"]'),
    ("loot.toml", '["coin", "coin", "material"]', '["food", "food", "food"]'),
    ("paths.toml", "steps = [6, 8, 10]", "steps = [5, 8, 12]"),
    ("numbers.toml", "bravery = 2, might = 0", "bravery = 1, might = 1"),
    ("numbers.toml", "14, 17, 21, 25]", "14, 17, 20]"),
    ("numbers.toml", "determination = 1", "determination = 2"),
    ("domain.toml", 'lance = "right"', 'lance = "centre"'),
    ("layout.toml", "at = [0.0, 0.0]", "at = [0.5, 0.5]"),
]


@pytest.mark.parametrize(("file", "old", "new"), GOOD, ids=lambda value: str(value)[:20])
def test_what_only_a_box_shows_may_differ(folder: Path, file: str, old: str, new: str) -> None:
    edit(folder / file, old, new)
    assert EDITIONS.open(folder).id == "mine"


def test_a_longer_track_is_a_track(folder: Path) -> None:
    last = '  { id = "produce-serf-6", section = "produce-serf", source = "public" },\n'
    edit(folder / "boxes.toml", last, last + last.replace("serf-6", "serf-7"))
    opened = EDITIONS.open(folder)
    assert len(opened.sections["produce-serf"].boxes) == 7


def test_titles_words_and_names_of_ones_own_are_said(folder: Path) -> None:
    title = 'id = "abbot", title = { fr = "Abbé" }, words = { en = "Build chapels." }'
    edit(folder / "paths.toml", 'id = "abbot"', title)
    edit(folder / "scenarios.toml", 'name = "Oxford"', 'name = "Newbury"')
    edit(folder / "scenarios.toml", "number = 16,", 'number = 16, title = { en = "Night" },')
    edit(folder / "numbers.toml", 'id = "earl"', 'id = "earl", title = { fr = "Comte" }')
    spoken = EDITIONS.open(folder).phrases.spoken("fr")
    assert spoken == {
        "path-abbot": "Abbé",
        "path-abbot.text": "Build chapels.",
        "card-scenario-5": "Newbury",
        "card-scenario-16": "Night",
        "rank-earl": "Comte",
    }


# -- faults ----------------------------------------------------------------------------------------


FAULTS = [
    # Kinds of rows, which the kernel checks.
    ("boxes.toml", "cost = [{ serf = 1 }]", "cost = [{ serfs = 1 }]", "cost[0].serfs: choice"),
    ("boxes.toml", 'gives = ["serf"]', 'gives = ["surf"]', "'bravery-2', gives[0]: choice"),
    ("boxes.toml", "{ governance = 3 }", "{ government = 3 }", "measure.government: choice"),
    ("boxes.toml", 'grants = "ram"', 'grants = "lamb"', "'ram', grants: choice"),
    ("attacks.toml", 'sides = { top = "A" }', 'sides = { top = "F" }', "'a01', sides.top: choice"),
    ("domain.toml", "valentine = 4", "valentine = 7", "'d01', valentine: too-high"),
    ("numbers.toml", "force = 3\n", "force = 0\n", "survivors.force: too-low"),
    ("numbers.toml", "[trade]", "[barter]", "barter: unknown-field"),
    ("loot.toml", "tile = [", "other = [\n]\ntile = [", "other: unknown-table"),
    # Whether things exist.
    ("boxes.toml", 'section = "castles"', 'section = "towns"', "'castles-1', section: not-there"),
    ("boxes.toml", 'after = ["chapel-small"]', 'after = ["chapel"]', "after: not-there"),
    ("boxes.toml", '["centre", "guildsmen-2"', '["centre", "allies-2"', "joined: not-there"),
    ("boxes.toml", 'id = "woman-1"', 'id = "woman-0"', "'woman-0', id: not-in-rules"),
    ("boxes.toml", 'id = "woman-1"', 'id = "woman-0"', "'woman-1', id: not-there"),
    ("boxes.toml", 'id = "bravery-2"', 'id = "bravery-1"', "'bravery-1', id: twice"),
    ("paths.toml", 'id = "abbot"', 'id = "abbess"', "'abbess', id: not-in-rules"),
    ("attacks.toml", 'id = "a36"', 'id = "a37"', "attack 'a36', id: not-there (value='a36')"),
    ("tactics.toml", 'id = "pitch"', 'id = "oil"', "'oil', id: not-in-rules"),
    ("scenarios.toml", '"scenario-5"]', '"scenario-65"]', "cards: not-there (value='scenario-65')"),
    ("numbers.toml", "{ number = 5, food", "{ number = 4, food", "round 4, number: twice"),
    ("numbers.toml", "{ number = 5, food", "{ number = 4, food", "round 5, number: missing"),
    ("numbers.toml", "icons = 4", "icons = 5", "training 5, icons: not-in-rules"),
    ("numbers.toml", '["emissary"]', '["envoy"]', "solo.without: not-there (value='envoy')"),
    ("numbers.toml", "{ serf = 1, material", "{ surf = 1, material", "start.production: not-there"),
    ("layout.toml", '"castles"]', '"towns"]', "sections: not-there (value='towns')"),
    ("scenarios.toml", "letters = { A = 2, ", "letters = { ", "letters: keys"),
    ("numbers.toml", "attack = { soldier = 1, ", "attack = { ", "force.attack: keys"),
    # What the rulebook prints.
    ("boxes.toml", 'section = "helps", gives = ["bravery"]', 'section = "helps"', "rulebook"),
    ("boxes.toml", ', grants = "small-chapel"', "", "rulebook (value='small-chapel')"),
    ("sections.toml", "level = 4", "level = 2", "'keep', level: rulebook (value='4')"),
    ("paths.toml", 'counts = "wins"', 'counts = "couples"', "'champion', counts: rulebook"),
    ("attacks.toml", 'tactic = "pitch"', 'tactic = "logs"', "'ram', tactic: rulebook"),
    ("scenarios.toml", "tents = true", "tents = false", "'classic-easy', tents: rulebook"),
    ("numbers.toml", "knight = 2 }", "knight = 3 }", "force.defence: rulebook"),
    ("numbers.toml", "tower = 2", "tower = 3", "dice.tower: rulebook (value='2')"),
    ("numbers.toml", "points = [0, 1, 2, 4, 6", "points = [0, 1, 2, 3, 6", "points: rulebook"),
    ("numbers.toml", "determination = 4", "determination = 5", "round 5, determination: rulebook"),
    ("numbers.toml", "bravery = 4, might = 1", "bravery = 4, might = 2", "slot 4, might: rulebook"),
    ("numbers.toml", "least = 60", "least = 61", "'knight', least: rulebook (value='60')"),
    # Boxes that do not fit.
    ("boxes.toml", '  { id = "farms-3"', '  # { id = "farms-3"', "'farms-4', id: gap"),
    ("boxes.toml", '  { id = "spies-6"', '  # { id = "spies-6"', "count-of (value='spies'"),
    ("boxes.toml", 'section = "gate", cost = [{ craftsman = 1, material = 1 }]', 'section = "gate"',
     "'gate-1', cost: cost"),
    ("boxes.toml", 'section = "might", source', 'section = "might", cost = [{ coin = 1 }], source',
     "'might-1', cost: no-cost"),
    ("boxes.toml", "[{ patron = 1 }, { knight = 1 }]", "[{ patron = 1 }, { patron = 2 }]", "ways"),
    ("boxes.toml", "cost = [{ serf = 1 }, { soldier = 1 }]", "cost = [{ serf = 1 }, {}]", "ways"),
    ("boxes.toml", 'section = "gate", cost', 'section = "gate", after = ["ram"], cost', "in-row"),
    ("boxes.toml", 'after = ["weapon-makers-2"]', 'after = ["quarry-2"]', "after-row"),
    ("boxes.toml", "measure = { governance = 1 }", "measure = { governance = 10 }", "too-high"),
    ("boxes.toml", '"allies-4", "allies-5"]', '"allies-5"]', "'allies-4', joined: one-way"),
    ("boxes.toml", 'grants = "ram"', 'grants = "catapult"', "'ram', grants: rulebook"),
    ("boxes.toml", '["wall", "patron"]', '["wall", "wall"]', "icons (value='wall', most=16)"),
    ("boxes.toml", 'requires = ["small-crane"], after = ["weapon-makers-7"]',
     'requires = ["trebuchet"], after = ["weapon-makers-7"]', "'large-crane': never"),
    # The games on the right sheet.
    ("michaelmas.toml", "target = 14", "target = 17", "'sum-14', target: too-high"),
    ("brewery.toml", "row = 1, column = 2", "row = 1, column = 1", "row, column: there"),
    ("lammas.toml", "place = 2", "place = 1", "place: there (box="),
    ("boxes.toml", 'after = ["pennant-top-yellow", "pennant-top-red"]',
     'after = ["pennant-top-yellow", "pennant-top-green"]', "'hanging-top-1', after: hanging"),
    # Cards.
    ("loot.toml", '["coin", "coin", "material"]', '["coin"]', "'large-1', gives: count (number=3)"),
    ("loot.toml", 'id = "large-1", size = "large"', 'id = "large-1", size = "small"', "count-of"),
    ("attacks.toml", 'sides = { top = "A" }', 'sides = { top = "A", left = "A" }', "'a01', sides"),
    ("attacks.toml", 'whole = "C"', 'sides = { top = "C" }', "'a31', sides, whole: aim"),
    ("attacks.toml", 'back = "catapult", type = "trebuchet"', 'back = "ram", type = "trebuchet"',
     "'a35', back: back (value='catapult')"),
    ("attacks.toml", '{ top = "A", left = "A" }', '{ top = "A" }', "'f1', sides: aim"),
    ("scenarios.toml", "number = 2,", "number = 1,", "number: twice"),
    ("scenarios.toml", "round = 1,", "round = 2,", "cards: round (card='scenario-1', number=2)"),
    ("scenarios.toml", "front = 2", "front = 0", "'scenario-1', name, front: castle"),
    ("scenarios.toml", "bravery = [0, 1, 2]", "bravery = [0, 1]", "'scenario-16', bravery: "),
    # What rises.
    ("paths.toml", "steps = [6, 8, 10]", "steps = [6, 6, 10]", "'merrymaker', steps: rise"),
    ("paths.toml", "steps = [6, 4, 2]", "steps = [2, 4, 6]", "'advocate', steps: fall"),
    ("paths.toml", "also_steps = [2, 4, 6]", "also_steps = [2, 4, 4]", "also_steps: rise"),
    ("numbers.toml", "14, 17, 21, 25]", "14, 13, 21, 25]", "grudge.points: rise"),
    ("numbers.toml", "force = 3, gives", "force = 2, gives", "overrun, force: rise"),
    ("numbers.toml", "hidden = [2]", "hidden = [3]", "round 2, hidden: too-high"),
    # Where things are drawn.
    ("layout.toml", 'sections = ["bank"]', 'sections = ["bank", "keep"]', "sections: drawn"),
    ("layout.toml", 'sections = ["bank"]', 'sections = ["farms"]', "'bank', sheet: other-sheet"),
    ("layout.toml", '  { id = "brew-1-1"', '  # { id = "brew-1-1"', "not-there (value='brew-1-1')"),
    ("layout.toml", '  { id = "castle-moat"', '  # { id = "castle-moat"', "(value='castle-moat')"),
    ("layout.toml", '  { id = "castle-moat"', '  { id = "castle-most"', "(value='castle-most')"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "told"), FAULTS, ids=lambda v: str(v)[:30])
def test_faults_are_told_with_file_row_and_field(
    folder: Path, file: str, old: str, new: str, told: str
) -> None:
    edit(folder / file, old, new)
    found = faults(folder)
    assert [line for line in found if told in line], found
    assert all(line.partition(":")[0].partition(",")[0] in FILES for line in found)


def test_a_wheel_without_its_centre_cannot_be_reached(folder: Path) -> None:
    edit(folder / "boxes.toml", '"centre", "allies-2"', '"allies-2"')
    found = faults(folder)
    assert len(found) == 11
    assert all("'allies-" in line and line.endswith("never") for line in found)


def test_a_thing_that_no_box_grants_cannot_be_required(folder: Path) -> None:
    path = folder / "boxes.toml"
    edit(path, 'grants = "black-horse"', 'grants = "white-horse"')
    found = faults(folder)
    assert [line for line in found if "requires: not-granted (value='black-horse')" in line]
    assert [line for line in found if "'stables-4', grants: twice" in line]
    assert not [line for line in found if line.endswith("never")]
