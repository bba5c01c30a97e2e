"""What every game must pass, as tests: `from oyez.testing.every_game import *` in a test file.

They run over the games of the package under test, as `declaration.games_under_test` finds them by
the entry point `oyez.games`; `DECLARATIONS` in the test file says more about some of them. Golden
games are looked for in `tests/golden/<game id>` under the root of pytest.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

from oyez.bots.levels import BOTS
from oyez.editions.edition import SHELVES
from oyez.game import Game
from oyez.kernel import record as records
from oyez.kernel.match import Match
from oyez.lessons.lesson import Lesson
from oyez.state.copying import clone
from oyez.testing import (
    bots,
    editions,
    endings,
    events,
    ledger,
    lessons,
    orders,
    other_deals,
    properties,
    texts,
)
from oyez.testing.declaration import Declaration, declarations
from oyez.testing.golden import GoldenGames, Wanted
from oyez.testing.play import RandomMatch, moments, positions
from oyez.text import DEFAULT, languages

Check = Callable[[Match[Any], Random], object]

# Each property is looked at in so many matches, of other numbers of seats each; those that take
# their time in one.
MATCHES: Final = 3
COSTLY: Final = ("secrecy", "legality", "scene", "forks", "previews")
# So many matches of each number of seats are read, and so many whole lessons played.
READ: Final = 2
LESSONS: Final = 12
# So many changes of an edition are tried out.
CHANGES: Final = 300

PROPERTIES: Final[dict[str, Check]] = {
    "alive": properties.check_alive,
    "secrecy": properties.check_secrecy,
    "choices": properties.check_choices,
    "legality": properties.check_probes,
    "acts": properties.check_acts,
    "copies": properties.check_clone,
    "replay": lambda match, _: properties.check_replay(match),
    "record": properties.check_record,
    "scene": lambda match, _: properties.check_table(match),
    "undo": properties.check_undo,
    "undo limits": properties.check_undo_limits,
    "forks": other_deals.check_forks,
    "previews": other_deals.check_previews,
    "bot answers": bots.check_answers,
    "advice to bots": bots.check_heuristics,
    "fair bots": bots.check_fair,
}
"""What holds at every moment of every match, by name."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test the games it is about."""
    module: object = cast("Any", metafunc).module
    declared = declarations(getattr(module, "DECLARATIONS", ()))
    root = metafunc.config.rootpath
    params: dict[str, list[Any]] = {
        "declared": [(each.game.id, each) for each in declared],
        "game": [(each.game.id, each.game) for each in declared],
        "boxed": [(each.game.id, each.game) for each in declared if each.game.editions],
        "alone": [(each.game.id, each.game) for each in declared if 1 in each.game.seats],
        "ordering": [(e.game.id, e.game) for e in declared if orders.has_orders(e.game)],
        "guided": [
            (f"{each.game.id}-{lesson.id}", (each.game, lesson))
            for each in declared
            for lesson in each.game.lessons
        ],
        "golden": [
            (f"{each.game.id}-{wanted.name}", (golden, wanted))
            for each in declared
            for golden in [GoldenGames(each.game, root)]
            for wanted in golden.wanted()
        ],
        "lang": [(lang, lang) for lang in languages()],
    }
    for name, values in params.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [pytest.param(v, id=i) for i, v in values])


@pytest.fixture
def hurried(declared: Declaration, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that plan far plan less far."""
    for place, value in declared.hurry.items():
        monkeypatch.setattr(place, value)


# -- random play -------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("name", PROPERTIES)
def test_it_holds_in_random_play(declared: Declaration, name: str) -> None:
    first, looked = list(PROPERTIES).index(name), 0
    matches = 1 if name in COSTLY else MATCHES
    for match, rng in positions(declared.game, range(first, first + matches)):
        PROPERTIES[name](match, rng)
        looked += 1
    assert looked >= matches


def test_every_match_comes_to_its_end(game: Game[Any, Any]) -> None:
    for seed in range(len(game.seats)):
        played = RandomMatch(game, seed)
        for match in played.decisions():
            properties.check_alive(match, played.rng)
        match = played.match
        properties.check_ending(match)
        properties.check_retold(match)
        assert records.read(game, records.write(match)).outcome == match.outcome


def test_the_record_of_a_match_leads_to_each_of_its_decisions(game: Game[Any, Any]) -> None:
    for seed in range(2):
        found = [(match, match.ply, match.digest()) for match, _ in positions(game, [seed])]
        paper = records.from_json(records.to_json(records.write(found[0][0])))
        for _, ply, digest in Random(seed).sample(found, min(4, len(found))):
            assert records.read(game, paper, ply).digest() == digest, f"ply {ply}"


def test_secrets_are_kept_at_every_kind_of_moment(game: Game[Any, Any]) -> None:
    rng, kinds = Random(game.id), 0
    for match in moments(game, matches=6, looks=1):
        properties.check_secrecy(match, rng)
        kinds += 1
    assert kinds


def test_every_chance_has_a_name_where_one_plays_alone(alone: Game[Any, Any]) -> None:
    for seed, seats in enumerate((1, alone.seats[-1])):
        drawn = alone.sample_options(seats, Random(seed))
        assert properties.check_named(alone, seats, drawn, Random(seed))


# -- options -----------------------------------------------------------------------------------


def test_options_have_bounds(game: Game[Any, Any]) -> None:
    endings.check_option_bounds(game)


def test_a_match_without_people_ends_with_any_options(game: Game[Any, Any]) -> None:
    assert endings.check_extremes(game)


def test_players_who_always_act_come_to_an_end(game: Game[Any, Any]) -> None:
    endings.check_busy_players(game)


def test_orders_have_words_of_their_own(ordering: Game[Any, Any], lang: str) -> None:
    orders.check_order_words(ordering, lang)


def test_orders_are_obeyed_and_told_to_nobody_else(ordering: Game[Any, Any]) -> None:
    assert orders.check_obedience(ordering, range(4))


# -- golden games ------------------------------------------------------------------------------


def test_a_golden_game_replays(golden: tuple[GoldenGames, Wanted]) -> None:
    """If a rule changed on purpose: `python -m oyez.testing.golden`, and read what it changes."""
    games, wanted = golden
    match = games.check(wanted)
    other = msgspec.structs.replace(records.write(match), rules="of another day")
    resumed = records.read(games.game, other)
    assert resumed.outcome == match.outcome, "it ends otherwise from its snapshot"
    assert clone(resumed.state) == clone(match.state), "its snapshot leads elsewhere"


def test_golden_games_are_of_every_number_of_seats(
    game: Game[Any, Any], pytestconfig: pytest.Config
) -> None:
    golden = GoldenGames(game, pytestconfig.rootpath)
    wanted = {each.name for each in golden.wanted()}
    assert golden.files().keys() == wanted, "records and wanted.toml differ"
    assert not wanted or {each.seats for each in golden.wanted()} == set(game.seats)


# -- texts -------------------------------------------------------------------------------------


def test_all_languages_have_the_same_messages(game: Game[Any, Any], lang: str) -> None:
    texts.check_same_messages(texts.own_file(game, DEFAULT), texts.own_file(game, lang))


def test_whatever_the_code_speaks_of_has_a_message(declared: Declaration, lang: str) -> None:
    texts.check_complete(declared, lang)


def test_questions_can_be_asked_in_a_few_words(declared: Declaration, lang: str) -> None:
    texts.check_brief_prompts(declared, lang)


def test_no_message_is_left_over(declared: Declaration, lang: str) -> None:
    texts.check_nothing_left_over(declared, lang)


def test_no_id_names_two_things(game: Game[Any, Any]) -> None:
    texts.check_names_differ(game)


def test_signs_are_those_of_the_language(game: Game[Any, Any], lang: str) -> None:
    texts.check_signs(texts.own_file(game, lang), lang)


def test_forms_of_events_are_of_fields_that_are_there(declared: Declaration) -> None:
    texts.check_forms_of_events(declared)


def test_events_choices_and_reasons_read_well(declared: Declaration, lang: str) -> None:
    reader = texts.Proofreader(declared, lang)
    reader.events()
    reader.choices()
    reader.reasons()
    reader.constants(texts.own_file(declared.game, lang))
    assert reader.read


def test_whole_matches_read_well(declared: Declaration, lang: str) -> None:
    reader = texts.Proofreader(declared, lang)
    for seed in range(READ * len(declared.game.seats)):
        reader.match(RandomMatch(declared.game, seed))
    assert reader.read


def test_options_of_a_list_can_be_told_apart(declared: Declaration, lang: str) -> None:
    reader = texts.Proofreader(declared, lang)
    for match, _ in positions(declared.game, range(2 * len(declared.game.seats))):
        for question in match.questions():
            reader.labels(question)
            suggestion = question.suggestion
            assert suggestion is None or suggestion in question.choices, question.prompt
    assert reader.read


# -- events ------------------------------------------------------------------------------------


def test_roles_of_events_speak_of_their_fields(declared: Declaration) -> None:
    events.check_roles(declared)


def test_every_event_says_whom_it_concerns(declared: Declaration) -> None:
    events.check_concerns(declared)


def test_events_speak_of_what_lies_on_the_table(game: Game[Any, Any]) -> None:
    for seed in range(2):
        events.check_places(game, seed)


# -- lessons -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(LESSONS))
def test_a_lesson_is_played_to_its_end(guided: tuple[Game[Any, Any], Lesson], seed: int) -> None:
    lessons.check_reaches_the_end(*guided, seed)


def test_a_coach_objects_to_everything_else(guided: tuple[Game[Any, Any], Lesson]) -> None:
    assert lessons.check_objections(*guided)
    lessons.check_acts_wait(*guided)


def test_a_lesson_speaks_for_others_and_points_at_things(
    guided: tuple[Game[Any, Any], Lesson],
) -> None:
    game, lesson = guided
    lessons.check_script(lesson)
    lessons.check_points(game, lesson)
    game.check(lesson.position())
    game.check(game.setup(lesson.after.options or game.options(), len(lesson.after.seats)))


def test_a_lesson_has_few_words(guided: tuple[Game[Any, Any], Lesson], lang: str) -> None:
    lessons.check_words(*guided, lang)


def test_where_a_lesson_stands_is_told_from_the_record(
    guided: tuple[Game[Any, Any], Lesson],
) -> None:
    lessons.check_progress(*guided)


# -- bots --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("name", BOTS)
def test_every_level_plays_whole_matches(declared: Declaration, name: str) -> None:
    match = bots.play_match(declared.game, name, list(BOTS).index(name))
    properties.check_ending(match)


# -- editions ----------------------------------------------------------------------------------


def test_the_standard_edition_reads(boxed: Game[Any, Any], tmp_path: Path) -> None:
    editions.check_standard(boxed, tmp_path / "mine")
    editions.check_not_written_over(boxed, tmp_path / "again")
    editions.check_lost(boxed)


def test_a_key_is_of_one_edition(
    boxed: Game[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SHELVES, "")
    editions.check_keys(boxed, tmp_path)


@pytest.mark.parametrize("harm", editions.HARMS)
def test_a_file_that_cannot_be_read_is_named(
    boxed: Game[Any, Any], harm: str, tmp_path: Path
) -> None:
    editions.check_unreadable(boxed, harm, tmp_path)


def test_every_fault_of_an_edition_has_a_text(boxed: Game[Any, Any]) -> None:
    editions.check_fault_texts(boxed)


def test_broken_rows_are_told(boxed: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    # Of all files only one is another each time.
    monkeypatch.setattr(tomllib, "loads", lru_cache(100)(tomllib.loads))
    assert editions.check_changes(boxed, CHANGES)


# -- the ledger --------------------------------------------------------------------------------


def test_rules_tests_and_translations_name_the_same_ids(
    game: Game[Any, Any], pytestconfig: pytest.Config
) -> None:
    named = ledger.named_by_tests(pytestconfig.rootpath / "tests")
    report = ledger.examine(game.folder, named.ids)
    assert not report.faults
