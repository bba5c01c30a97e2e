"""Help, version, languages, and the list of games."""

from __future__ import annotations

import pytest

from oyez.cli.arguments import COMMANDS
from tests.cli.conftest import GAME, Run


def test_without_arguments_it_shows_help(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    assert all(name in ran.out for name in COMMANDS)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(run: Run, command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.status == 0
    usage = "usage:" if lang == "en" else "usage\N{NO-BREAK SPACE}:"
    assert ran.out.startswith(f"{usage} oyez {command} [")
    assert "cli-" not in ran.out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.startswith("oyez ")


def test_a_language_alone_still_shows_help(run: Run) -> None:
    ran = run("--lang", "fr")
    assert ran.status == 0
    assert "commandes" in ran.out


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in run("games").out


def test_lc_all_goes_before_lang(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("LC_ALL", "C")
    assert "players" in run("games").out


def test_what_is_asked_for_goes_before_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "players" in run("games", "--lang=en").out


def test_the_games_are_listed(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    assert GAME in ran.out
    assert "2 to 6 players" in ran.out


def test_the_options_of_a_game_are_explained(run: Run) -> None:
    out = run("games", "--lang", "fr").out
    assert "change_with_rivals" in out
    assert "pouvoirs" in out
