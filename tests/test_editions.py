"""Editions of any game: what is changed in a good one is told, or can be played to the end."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.editions import KEPT, Library, look_at, scan
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Game, Match, Seat, installed_games
from oyez.kernel import record as records
from oyez.kernel.editions import (
    LONGEST,
    SHELVES,
    STANDARD,
    EditionError,
    Editions,
    Files,
    NoEdition,
    add_shelf,
    shelves,
)
from oyez.text import Texts, edition_texts
from tests.editions import edit, editions_of, fresh, kept

GAMES = [KINGDOMS, KNIGHTS]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHELVES, "")


def faults_in(game: Game[Any, Any], folder: Path) -> tuple[str, ...]:
    with pytest.raises(EditionError) as raised:
        editions_of(game).open(folder)
    return raised.value.faults


def files_of(game: Game[Any, Any]) -> dict[str, bytes]:
    editions = editions_of(game)
    return {name: (editions.folder / name).read_bytes() for name in editions.names}


# -- files ----------------------------------------------------------------------------------------


@each_game
def test_a_copy_of_the_standard_edition_is_one(game: Game[Any, Any], tmp_path: Path) -> None:
    opened = editions_of(game).open(fresh(game, tmp_path / "mine"))
    standard = editions_of(game).find(STANDARD)
    assert opened.key.startswith("mine@")
    assert [each[:3] for each in opened.files.origins] == [
        each[:3] for each in standard.files.origins
    ]
    assert not opened.phrases.spoken("en")


@each_game
@pytest.mark.parametrize("harm", ["missing", "bytes", "syntax", "huge", "empty", "deep"])
def test_a_file_that_cannot_be_read_is_named(
    game: Game[Any, Any], harm: str, tmp_path: Path
) -> None:
    for name in editions_of(game).names:
        folder = fresh(game, tmp_path / name)
        path = folder / name
        if harm == "missing":
            path.unlink()
        else:
            path.write_bytes(
                {
                    "bytes": b"x = '\xff'",
                    "syntax": b"x = [",
                    "huge": b"# " + b"x" * LONGEST,
                    "empty": b"",
                    "deep": b"x = " + b"[" * 50_000,
                }[harm]
            )
        assert all(fault.startswith(f"{name}: ") for fault in faults_in(game, folder)), harm


@each_game
def test_files_are_not_written_over(game: Game[Any, Any], tmp_path: Path) -> None:
    folder = fresh(game, tmp_path / "mine")
    with pytest.raises(FileExistsError):
        editions_of(game).copy(folder)


# -- rows -----------------------------------------------------------------------------------------


def spoilt(value: Any) -> Iterator[Any]:
    """Other values in place of one in a row, most of them wrong."""
    yield from (None, -1, 10**30, 2.5, "", "nobody", "x\x1b[2J", True, [], {}, [{}], {"x": 1})
    if isinstance(value, list):
        yield value[1:]
        yield [*value, *value[:1]]


def plain(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(f"\\u{ord(c):04x}" if c < " " else c for c in value) + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(plain, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {plain(each)}" for key, each in value.items()) + "}"
    return str(value)


def written(data: dict[str, Any]) -> bytes:
    return "".join(f"{key} = {plain(value)}\n" for key, value in data.items()).encode()


def rows_of(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every row of a file, with what it is in."""
    found = [("", data)] if all(not isinstance(v, list | dict) for v in data.values()) else []
    for table, value in data.items():
        if isinstance(value, dict):
            found.append((table, value))
        elif isinstance(value, list):
            found += [(table, row) for row in value if isinstance(row, dict)]
    return found


@each_game
def test_whatever_is_changed_is_good_or_told_with_file_and_place(game: Game[Any, Any]) -> None:
    """Some of all changes of one field, and of rows left out or there twice."""
    rng, content = Random(game.id), files_of(game)
    editions = editions_of(game)
    good = told = 0
    for _ in range(300):
        name = rng.choice(editions.names)
        data = tomllib.loads(content[name].decode())
        table, row = rng.choice(rows_of(data))
        key = rng.choice(list(row))
        change = rng.choice(["field", "field", "missing", "unknown", "twice", "gone"])
        if change == "field":
            row[key] = rng.choice(list(spoilt(row[key])))
            if row[key] is None:
                del row[key]
        elif change == "missing":
            del row[key]
        elif change == "unknown":
            row["surprise"] = 1
        elif isinstance(data.get(table), list):
            place = data[table].index(row)
            data[table][place : place + 1] = [row, row] if change == "twice" else []
        faults = found_in(editions, content | {name: written(data)})
        good += not faults
        told += bool(faults)
        for fault in faults:
            place, separator, words = fault.partition(": ")
            assert separator, fault
            assert words, fault
            assert place.partition(",")[0] in editions.names, fault
    assert told > 150
    assert good > 5


def found_in(editions: Editions[Any], content: dict[str, bytes]) -> tuple[str, ...]:
    """What is wrong with these files; anything but an EditionError is a failure of the test."""
    try:
        editions.read(Files(content))
    except EditionError as error:
        return error.faults
    return ()


# -- keys and shelves -----------------------------------------------------------------------------


@each_game
def test_a_key_is_of_one_content_only(game: Game[Any, Any], tmp_path: Path) -> None:
    folder, shelf = fresh(game, tmp_path / "mine"), tmp_path / "shelf"
    first = kept(game, folder, shelf)
    assert kept(game, folder, shelf) == first
    header = folder / "edition.toml"
    header.write_text(header.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    second = kept(game, folder, shelf)
    assert first != second
    assert sorted(path.name for path in (shelf / game.id).iterdir()) == sorted([first, second])


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
    key = kept(game, changed_box(game, tmp_path / "box"), tmp_path / "shelf")
    own = game.with_edition(game.options(edition=key))
    match = played(own, seats, Random(f"{game.id}{seats}"))
    assert match.game.edition == key
    record = records.from_json(records.to_json(records.write(match)))
    again = records.read(game, record, listen=True)
    assert again.game.edition == key
    assert records.paper(again.state) == records.paper(match.state)
    assert match.told is not None
    for lang in ("en", "fr"):
        texts = Texts(again.game, lang, strict=True)
        for told in match.told:
            assert texts.event(told.event)
        assert texts.say("game-name") == Texts(game, lang).say("game-name")


@each_game
def test_a_record_whose_edition_is_gone_says_which(game: Game[Any, Any], tmp_path: Path) -> None:
    record = records.write(Match[Any](game, 3, game.options(), rng=Random(1)))
    record.options = record.options | {"edition": "lost@0123456789abcdef"}
    with pytest.raises(NoEdition, match=f"'lost@0123456789abcdef' of {game.id} is not at hand"):
        records.read(game, record)


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
        "the standard text does not fit any more (holder, params)",
    )


def test_a_card_that_does_something_else_needs_words_of_its_own(tmp_path: Path) -> None:
    folder = fresh(KNIGHTS, tmp_path / "mine")
    edit(folder / "agenda.toml", "amount = 6", "amount = 4")
    assert faults_in(KNIGHTS, folder) == (
        "agenda.toml, agenda 'fine', words: the standard text does not fit any more (amount)",
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
    library = Library(games, folder, tmp_path / KEPT)
    assert [(each.folder.name, bool(each.faults)) for each in library.found] == [
        ("a", False),
        ("b", True),
        ("c", False),
        ("d", True),
    ]
    assert library.found[1].faults == (
        "edition.toml, id: 'changed' is the id of another edition here",
    )
    options = library.settled(KINGDOMS, KINGDOMS.options(edition="changed"))
    assert (tmp_path / KEPT / KINGDOMS.id / options.edition / "numbers.toml").is_file()
    assert library.settled(KINGDOMS, options) == options
    with pytest.raises(NoEdition):
        library.settled(KINGDOMS, KINGDOMS.options(edition="mine"))


def test_a_folder_of_another_game_or_of_none_is_told(tmp_path: Path) -> None:
    folder = fresh(KINGDOMS, tmp_path / "mine")
    edit(folder / "edition.toml", 'game = "barbarian_kingdoms"', 'game = "chess"')
    (fault,) = look_at(installed_games(), folder).faults
    assert fault.startswith("edition.toml, game: 'chess' is not one of ")
    assert faults_in(KINGDOMS, folder) == (
        "edition.toml, game: 'chess' is not 'barbarian_kingdoms'",
    )
    assert not scan(installed_games(), tmp_path / "nowhere")


@each_game
def test_every_row_names_its_source(game: Game[Any, Any]) -> None:
    sources = {each.source for each in editions_of(game).find(STANDARD).files.origins}
    assert sources - {""} == {"rulebook", "public", "reconstructed"}


def test_a_bot_in_another_process_would_play_the_same_box(tmp_path: Path) -> None:
    from oyez.bots import glimpse, think

    key = kept(KINGDOMS, changed_box(KINGDOMS, tmp_path / "box"), tmp_path / "shelf")
    options = KINGDOMS.options(edition=key, scenario="3-1")
    match = Match[Any](KINGDOMS, 3, options, rng=Random(3), listen=True)
    assert sorted(match.state.kingdoms) == ["franks", "huns", "saxons"]
    seat = match.waiting()[0]
    thought = think("squire", glimpse(match, Seat(seat), Random(1)), 7)
    assert thought is not None
    match.answer_plain(seat, thought.value)
    assert msgspec.json.encode(match.options).find(key.encode()) > 0
