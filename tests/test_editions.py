"""Editions of any game: what is changed in a good one is told, or can be played to the end."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest

from oyez.editions.edition import (
    SHELVES,
    STANDARD,
    EditionFiles,
    Editions,
    NoEdition,
    add_shelf,
    shelves,
)
from oyez.editions.faults import field_faults
from oyez.game import Game, game_of, installed_games
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.barbarian_kingdoms.box.rows import ScenarioRow
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Match, Seat
from oyez.kernel import record as records
from oyez.library import KEPT, EditionLibrary, fault_lines, read_edition, scan
from oyez.testing.editions import (
    edit,
    editions_of,
    faults_in,
    files_of,
    found_in,
    fresh,
    kept,
    lines,
)
from oyez.text import Texts, edition_texts

GAMES = [KINGDOMS, KNIGHTS, ANARCHY]
# Changes that have to be made in every row to be a fault.
EVERYWHERE = ("no-port", "strongholds")
FIELDS = [
    "source", "note", "id", "title", "words", "players", "beginner", "kingdoms", "pairs",
]  # fmt: skip
ROW = ScenarioRow(source="public", id="2-1", players=2, beginner=True, kingdoms=("a", "b"))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHELVES, "")


@each_game
def test_threads_that_want_the_same_edition_share_one(game: Game[Any, Any]) -> None:
    known = editions_of(game)
    reading, done = Event(), Event()
    read: list[EditionFiles] = []

    def slowly(files: EditionFiles) -> Any:
        read.append(files)
        reading.set()
        done.wait(0.3)
        return known.read(files)

    editions = Editions(game.id, known.folder, known.names, slowly)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(editions.find, STANDARD)
        reading.wait()
        second = pool.submit(editions.find, STANDARD)
        second.add_done_callback(lambda _: done.set())
    assert first.result() is second.result()
    assert len(read) == 1


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("x == 1", "this is no value"),
        ("x 1", "“=” is missing"),
        ("x = [1", "a bracket is not closed"),
        ("x = 1 2", "there is something left behind the value"),
        ('x = "1', "a text is not closed"),
        (r'x = "\q"', "stands for a single"),
        ("x = yes", "this is no value"),
        ("é = 1", "this is no name of a field"),
        ("source = 1", "this is there twice"),
        ("# \x07", "this is not TOML"),
    ],
)
def test_what_is_not_toml_is_told_with_line_and_reason(
    line: str, words: str, tmp_path: Path
) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    path = folder / "edition.toml"
    own = path.read_text(encoding="utf-8").rstrip("\n")
    place = len(own.splitlines()) + 1
    path.write_text(f"{own}\n{line}", encoding="utf-8")
    told = [fault for fault in faults_in(KINGDOMS, folder) if fault.startswith("edition.toml: ")]
    assert len(told) == 1
    assert told[0].startswith(f"edition.toml: line {place}"), told
    assert words in told[0]


def test_a_mark_before_the_text_does_no_harm(tmp_path: Path) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    for path in folder.iterdir():
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert editions_of(KINGDOMS).open(folder).id == "mine"


def test_all_that_is_wrong_with_a_row_is_told_at_once() -> None:
    row: dict[str, Any] = {
        "players": 7,
        "beginner": "no",
        "kingdom": [],
        "kingdoms": [1],
        "pairs": [["a"]],
    }
    assert field_faults(row, ScenarioRow) == [
        ("players", "too-high", (("value", "7"), ("most", 6))),
        ("beginner", "type", (("wanted", "yes-no"), ("found", "text"), ("value", "no"))),
        ("kingdom", "unknown-field", (("near", "kingdoms"), ("known", ", ".join(FIELDS)))),
        ("kingdoms[0]", "type", (("wanted", "text"), ("found", "whole"), ("value", "1"))),
        ("pairs[0]", "length", (("least", 2), ("most", 2), ("number", 1))),
        ("source", "missing", ()),
        ("id", "missing", ()),
    ]
    assert not field_faults(msgspec.json.decode(msgspec.json.encode(ROW)), ScenarioRow)


RARE = [
    (KINGDOMS, "numbers.toml", 'id = "bronze"', 'id = "brass"', "not-in-rules"),
    (KINGDOMS, "numbers.toml", "king = 6", "king = 7", "rulebook"),
    (KINGDOMS, "powers.toml", "params = { moves = 2 }", "params = { steps = 2 }", "params"),
    (KINGDOMS, "powers.toml", "params = {}", "params = { moves = 2 }", "params"),
    (KINGDOMS, "provinces.toml", '["cantia", "armorica"]', '["cantia", "cantia"]', "strait"),
    (KINGDOMS, "provinces.toml", "port = true", "port = false", "no-port"),
    (KINGDOMS, "kingdoms.toml", '"gepidia", "quadia"]', '"gepidia", "latium"]', "taken"),
    (KINGDOMS, "kingdoms.toml", 'domination = "pannonia"', 'domination = "sicilia"', "tile"),
    (KINGDOMS, "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [1, 2]", "costs"),
    (KNIGHTS, "numbers.toml", "number = 2\n", "number = 9\n", "players"),
    (KNIGHTS, "fate.toml", '{ ceylon = "lost", ', "{ ", "no-ending"),
    (KNIGHTS, "cities.toml", 'region = "A2"', 'region = "C2"', "two-cities"),
    (KNIGHTS, "numbers.toml", "razed = 11", "razed = 18", "cities"),
    (KNIGHTS, "board.toml", "outer = false", "outer = true", "strongholds"),
    (KNIGHTS, "numbers.toml", "mercenaries = [50, 100]", "mercenaries = [55]", "mercenaries"),
    (KNIGHTS, "numbers.toml", "neutral = 2", "neutral = 20", "few-cards"),
    (KNIGHTS, "numbers.toml", "influence = 10", "influence = 9", "length-choices"),
    (KNIGHTS, "agenda.toml", 'id = "fine"', 'id = "assassin"', "id-of-other"),
    (
        KNIGHTS,
        "events.toml",
        'target = "own-noble"',
        'target = "own-noble"\nlasts = "game"',
        "lasts",
    ),
    (KNIGHTS, "events.toml", 'lasts = "game"', 'lasts = ""', "lasts"),
    (KNIGHTS, "events.toml", 'good = "crowns"\n', "", "of-what"),
    (KNIGHTS, "mercenaries.toml", 'id = "english-50"', 'id = "irish-50"', "no-title"),
]


@pytest.mark.parametrize(("game", "file", "old", "new", "message"), RARE, ids=lambda v: str(v)[:20])
def test_what_rows_cannot_know_is_told_in_either_language(
    game: Game[Any, Any], file: str, old: str, new: str, message: str
) -> None:
    content = files_of(game)
    changed = content[file].decode().replace(old, new, -1 if message in EVERYWHERE else 1)
    assert changed.encode() != content[file]
    header = content["edition.toml"].replace(b'id = "standard"', b'id = "mine"')
    faults = found_in(editions_of(game), content | {"edition.toml": header, file: changed.encode()})
    assert message in [fault.message for fault in faults]
    english, french = (lines(game, faults, lang) for lang in ("en", "fr"))
    assert not set(english) & set(french)


# -- keys and shelves -----------------------------------------------------------------------------


def test_a_kept_edition_that_was_edited_is_not_played_with(tmp_path: Path) -> None:
    key = kept(KINGDOMS, fresh(KINGDOMS, tmp_path / "edited", "edited"), tmp_path / "shelf")
    edit(tmp_path / "shelf" / KINGDOMS.id / key / "numbers.toml", "[1, 2, 3, 4]", "[1, 1, 1, 1]")
    with pytest.raises(NoEdition, match="is not what it was"):
        KINGDOMS.with_edition(KINGDOMS.options(edition=key))


@pytest.mark.parametrize("key", ["", "x", "../../etc", "a@b", "mine@0123456789abcdeg", "mine@" * 9])
def test_what_is_no_key_is_looked_for_nowhere(key: str) -> None:
    with pytest.raises(NoEdition):
        KNIGHTS.with_edition(KNIGHTS.options(edition=key))


def test_processes_that_are_started_know_the_shelves(tmp_path: Path) -> None:
    add_shelf(tmp_path)
    add_shelf(tmp_path)
    add_shelf(tmp_path / "other")
    assert shelves() == [tmp_path, tmp_path / "other"]
    assert os.environ[SHELVES] == f"{tmp_path}{os.pathsep}{tmp_path / 'other'}"


# -- playing --------------------------------------------------------------------------------------


def played(game: Game[Any, Any], seats: int, rng: Random) -> Match[Any]:
    """A whole game at random."""
    options = game.sample_options(seats, rng)
    match = Match[Any](game, seats, options, rng=rng, listen=True)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        game.check(match.state)
    return match


def changed_box(game: Game[Any, Any], folder: Path) -> Path:
    """An edition in which a number of things are otherwise."""
    fresh(game, folder, "changed")
    if game is KINGDOMS:
        edit(folder / "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [2, 2, 2, 5, 9]")
        edit(
            folder / "powers.toml",
            "params = { moves = 2 }",
            "params = { moves = 3 }\nwords = { fr = 'Trois.' }",
        )
        edit(
            folder / "scenarios.toml",
            '["ostrogoths", "visigoths", "franks"]',
            '["huns", "saxons", "franks"]',
        )
        edit(folder / "provinces.toml", 'name = "Hunnia"', 'name = "Hunland"')
        return folder
    if game is ANARCHY:
        own = ', title = { fr = "Galets" }'
        edit(folder / "tactics.toml", 'id = "stones"', f'id = "stones"{own}')
        edit(folder / "attacks.toml", 'id = "ram"', 'id = "ram", title = { en = "Butting ram" }')
        edit(folder / "scenarios.toml", 'name = "Wareham"', 'name = "Corfe"')
        return folder
    edit(
        folder / "agenda.toml",
        'id = "fine"\n',
        'id = "toll"\ntitle = { fr = "Péage" }\nwords = { en = "Pay." }\n',
    )
    edit(
        folder / "mercenaries.toml",
        'id = "english-50"\n',
        'id = "irish-50"\ntitle = { en = "50 Irish" }\n',
    )
    edit(folder / "fate.toml", 'id = "F02"', 'id = "F99"')
    edit(folder / "nobles.toml", 'name = "Lorenz von Linden"', 'name = "Lorenz the Bold"')
    edit(folder / "cities.toml", "strength = 300", "strength = 500")
    edit(folder / "cities.toml", 'name = "Surat"', 'name = "Surate"')
    return folder


@each_game
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_game_with_a_changed_box_replays_and_is_told(
    game: Game[Any, Any], seats: int, tmp_path: Path
) -> None:
    seats = min(seats, game.seats[-1])
    key = kept(game, changed_box(game, tmp_path / "box"), tmp_path / "shelf")
    own = game.with_edition(game.options(edition=key))
    match = played(own, seats, Random(f"{game.id}{seats}"))
    assert game_of(match).edition == key
    record = records.from_json(records.to_json(records.write(match)))
    again = records.read(game, record, listen=True)
    assert game_of(again).edition == key
    assert records.as_read_back(again.state) == records.as_read_back(match.state)
    assert match.told is not None
    for lang in ("en", "fr"):
        texts = Texts(game_of(again), lang, strict=True)
        for told in match.told:
            assert texts.event(told.event)
        assert texts.say("game-name") == Texts(game, lang).say("game-name")


# -- words ----------------------------------------------------------------------------------------


def test_words_of_a_box_are_text_in_every_language(tmp_path: Path) -> None:
    folder = fresh(KNIGHTS, tmp_path / "mine")
    title = """<b>{ $x }</b> \\\\ \\"Ha\\" { game-name }"""
    own = f'title = {{ fr = "{title}" }}\nwords = {{ en = "One.\\nTwo." }}\n'
    edit(folder / "agenda.toml", 'id = "fine"\n', f'id = "fine"\n{own}')
    key = kept(KNIGHTS, folder, tmp_path / "shelf")
    game = KNIGHTS.with_edition(KNIGHTS.options(edition=key))
    for lang in ("en", "fr"):
        texts = Texts(game, lang, strict=True)
        assert texts.say("agenda-fine") == '<b>{ $x }</b> \\ "Ha" { game-name }'
        assert texts.say("agenda-fine-text") == "One.\nTwo."
        assert texts.thing("fine") == texts.say("agenda-fine")
        assert edition_texts(game, lang).count("\n") == 3
        assert Texts(KNIGHTS, lang).say("agenda-fine") in ("Fine", "Amende")


def test_what_is_named_anew_is_counted_and_inflected_like_others(tmp_path: Path) -> None:
    key = kept(KNIGHTS, changed_box(KNIGHTS, tmp_path / "box"), tmp_path / "shelf")
    game = KNIGHTS.with_edition(KNIGHTS.options(edition=key))
    french = Texts(game, "fr", strict=True)
    assert french.say("troop-irish-50", count=1) == "50 Irish"
    assert french.say("troop-irish-50", count=3) == "3 × 50 Irish"
    assert french.thing("A2") == "Surate"
    assert french.say("agenda-toll") == "Péage"
    assert Texts(game, "en").say("agenda-toll") == "Péage"
    assert "Lorenz the Bold" in french.say("noble", noble="lorenz-von-linden")


def test_a_power_that_works_otherwise_needs_words_of_its_own(tmp_path: Path) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    edit(folder / "powers.toml", "params = { moves = 2 }", "params = { moves = 3 }")
    assert faults_in(KINGDOMS, folder) == (
        "powers.toml, power 'hun_horsemen', words: "
        "the standard text does not fit any more, as these fields are otherwise: holder, params",
    )


def test_a_card_that_does_something_else_needs_words_of_its_own(tmp_path: Path) -> None:
    folder = fresh(KNIGHTS, tmp_path / "mine")
    edit(folder / "agenda.toml", "amount = 6", "amount = 4")
    assert faults_in(KNIGHTS, folder) == (
        "agenda.toml, agenda 'fine', words: "
        "the standard text does not fit any more, as these fields are otherwise: amount",
    )


def test_numbers_of_the_rulebook_are_the_same_in_every_edition(tmp_path: Path) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    edit(folder / "numbers.toml", "king = 6", "king = 7")
    assert faults_in(KINGDOMS, folder) == (
        "numbers.toml, battle.king: the rules say 6, in every edition",
    )


# -- the library ----------------------------------------------------------------------------------


def test_a_library_offers_what_is_good_and_keeps_what_is_used(tmp_path: Path) -> None:
    folder, games = tmp_path / "editions", installed_games()
    changed_box(KINGDOMS, folder / "a")
    fresh(KINGDOMS, folder / "b", "changed")
    fresh(KNIGHTS, folder / "c", "mine")
    (folder / "d").mkdir()
    (folder / "readme.txt").write_text("not an edition", encoding="utf-8")
    library = EditionLibrary(games, folder, tmp_path / KEPT)
    assert [(each.folder.name, bool(each.faults)) for each in library.found] == [
        ("a", False),
        ("b", True),
        ("c", False),
        ("d", True),
    ]
    assert lines(KINGDOMS, library.found[1].faults) == (
        "edition.toml, id: “changed” is the id of another edition here",
    )
    options = library.settled(KINGDOMS, KINGDOMS.options(edition="changed"))
    assert (tmp_path / KEPT / KINGDOMS.id / options.edition / "numbers.toml").is_file()
    assert library.settled(KINGDOMS, options) == options
    with pytest.raises(NoEdition):
        library.settled(KINGDOMS, KINGDOMS.options(edition="mine"))


def test_a_library_notices_what_changes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "editions"
    library = EditionLibrary(installed_games(), folder, tmp_path / KEPT)
    assert library.of(KINGDOMS.id) == []
    own = fresh(KINGDOMS, folder / "own", "own")
    library.look()
    (first,) = library.of(KINGDOMS.id)
    seen = library.version
    library.look()
    assert library.version == seen
    assert library.of(KINGDOMS.id)[0] is first

    edit(own / "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [1, 2, 3]")
    library.look()
    assert library.of(KINGDOMS.id) == []
    assert caplog.messages == [
        f"the edition in {own} cannot be chosen: numbers.toml, costs.warriors: 4 numbers are needed"
    ]
    other = fresh(KINGDOMS, folder / "two", "own")
    edit(own / "numbers.toml", "warriors = [1, 2, 3]", "warriors = [1, 2, 3, 5]")
    library.look()
    assert [each.folder for each in library.of(KINGDOMS.id)] == [own]
    assert "“own” is the id of another edition here" in caplog.messages[-1]
    shutil.rmtree(own)
    assert library.settled(KINGDOMS, KINGDOMS.options(edition="own")).edition.startswith("own@")
    assert [each.folder for each in library.of(KINGDOMS.id)] == [other]


def test_a_folder_of_another_game_or_of_none_is_told(tmp_path: Path) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    edit(folder / "edition.toml", 'game = "barbarian_kingdoms"', 'game = "chess"')
    (line,) = fault_lines(installed_games(), read_edition(installed_games(), folder), "en")
    assert line.startswith("edition.toml, game: there is no game “chess” that has editions; known")
    assert faults_in(KINGDOMS, folder) == (
        "edition.toml, game: is “chess”, but should be “barbarian_kingdoms”",
    )
    assert not scan(installed_games(), tmp_path / "nowhere")


@each_game
def test_every_row_names_its_source(game: Game[Any, Any]) -> None:
    sources = {each.source for each in editions_of(game).find(STANDARD).files.origins}
    assert sources - {""} == {"rulebook", "public", "reconstructed"}


def test_a_bot_in_another_process_would_play_the_same_box(tmp_path: Path) -> None:
    from oyez.bots import decide_from_bytes, pack_observation

    key = kept(KINGDOMS, changed_box(KINGDOMS, tmp_path / "box"), tmp_path / "shelf")
    options = KINGDOMS.options(edition=key, scenario="3-1")
    match = Match[Any](KINGDOMS, 3, options, rng=Random(3), listen=True)
    assert sorted(match.state.kingdoms) == ["franks", "huns", "saxons"]
    seat = match.waiting()[0]
    thought = decide_from_bytes("squire", pack_observation(match, Seat(seat), Random(1)), 7)
    assert thought is not None
    match.answer_plain(seat, thought.value)
    assert msgspec.json.encode(match.options).find(key.encode()) > 0
