"""`oyez edition`, and `--edition` where matches are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.cli import main
from oyez.editions.edition import SHELVES
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.testing.editions import edit, fresh


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv(SHELVES, "")
    monkeypatch.setenv("LC_ALL", "en")
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(list(arguments))
    said = capsys.readouterr()
    return status, said.out + said.err


@pytest.mark.parametrize("game", ["barbarian_kingdoms", "warrior-knights"])
def test_a_new_edition_is_good_and_never_written_over(
    game: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(home / "My box!")
    assert run(capsys, "edition", "new", game, folder)[0] == 0
    status, said = run(capsys, "edition", "check", folder)
    assert status == 0
    assert "The edition “my-box” (my-box) can be played with" in said
    assert "rows are reconstructed" in said
    status, said = run(capsys, "edition", "new", game, folder)
    assert status == 2
    assert "nothing is written over it" in said


def test_faults_are_told_one_by_one_in_either_language(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = fresh(KINGDOMS, home / "mine")
    edit(folder / "numbers.toml", "warriors = [1, 2, 3, 4]", 'warriors = [1, "2", 3, 4]')
    edit(folder / "kingdoms.toml", 'capital = "hunnia"', "capital = 1")
    told = {
        "en": [
            "kingdoms.toml, kingdom 'huns', capital: should be a text in quotes, not the number 1",
            "numbers.toml, costs.warriors[1]: should be a whole number, not the text “2”",
            "2 faults: the edition cannot be played with.",
        ],
        "fr": [
            "kingdoms.toml, kingdom 'huns', capital\u00a0: "
            "il faut un texte entre guillemets, et non le nombre 1",
            "numbers.toml, costs.warriors[1]\u00a0: "
            "il faut un nombre entier, et non le texte «\u00a02\u00a0»",
            "2 défauts\u00a0: on ne peut pas jouer avec cette édition.",
        ],
    }
    for lang, lines in told.items():
        status, said = run(capsys, "edition", "check", str(folder), "--lang", lang)
        assert status == 1
        assert said.splitlines() == lines


def test_the_list_shows_what_is_broken(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = run(capsys, "edition", "list")
    assert status == 0
    assert "No other edition is in" in said
    fresh(KINGDOMS, home / "boxes" / "good", "good")
    (home / "boxes" / "bad").mkdir()
    status, said = run(capsys, "edition", "list", "--editions", str(home / "boxes"))
    assert status == 1
    assert "barbarian_kingdoms    good" in said
    assert f"The edition in {home / 'boxes' / 'bad'} cannot be chosen" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chek", "x"], "did you mean “check”?"),
        (["check"], "one thing belongs after it"),
        (["check", "nowhere"], "there is no folder nowhere"),
        (["new", "chess", "x"], "there is no game “chess”"),
        (["list", "x"], "nothing belongs after"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = run(capsys, "edition", *arguments)
    assert status == 2
    assert words in said
    assert said.count("\n") == 1


def test_simulations_and_fuzzing_use_the_edition(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = fresh(KINGDOMS, home / "boxes" / "mine")
    edit(folder / "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [9, 9, 9, 9]")
    chosen = ["barbarian_kingdoms", "--games", "2", "--seed", "5"]
    standard = run(capsys, "simulate", *chosen, "--json")
    by_id = ["--edition", "mine", "--editions", str(home / "boxes")]
    own = run(capsys, "simulate", *chosen, "--json", *by_id)
    assert standard[0] == own[0] == 0
    assert standard[1].partition('"seconds"')[0] != own[1].partition('"seconds"')[0]
    assert '"edition":"mine@' in own[1]
    assert run(capsys, "fuzz", *chosen[:3][:1], "--games", "1", "--edition", str(folder))[0] == 0
    assert len(list((home / "state" / "oyez" / "editions.kept" / KINGDOMS.id).iterdir())) == 1


@pytest.mark.parametrize(("name", "words"), [("none", "no edition “none”"), ("bad", "id: ")])
def test_an_edition_that_cannot_be_played_with_is_refused(
    name: str, words: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = fresh(KINGDOMS, home / "boxes" / "bad", "bad")
    edit(folder / "powers.toml", 'id = "hun_horsemen"', 'id = "hun_rabbits"')
    chosen = ["--edition", name, "--editions", str(home / "boxes")]
    status, said = run(capsys, "simulate", "barbarian_kingdoms", *chosen)
    assert status == 2
    assert words in said
