"""`oyez new-game`: what it writes is whole, passes its own tests, and plays at once."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import oyez
from oyez.cli.commands import new_game
from oyez.cli.new_game import writing
from oyez.cli.new_game.template_game import GAME
from oyez.game import installed_games
from oyez.kernel import Match
from tests.cli.conftest import Run
from tests.installing import installed_package

ROOT = Path(__file__).parents[2]
NAME = "banner_lords"
# As long as a name may be, so that no line is too long in any game.
LONG = "game_with_long_names"


@pytest.fixture
def written(run: Run, tmp_path: Path) -> Path:
    """A package of one's own."""
    assert run("new-game", NAME, "--title", "Banner Lords", "--letters", "BN").status == 0
    return tmp_path / NAME


@pytest.fixture
def installed(written: Path) -> Iterator[None]:
    """The same, as if it were installed."""
    with installed_package(written):
        yield


def tool(folder: Path, *arguments: str) -> str:
    """What a tool of developers complains of in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


# -- what is written ---------------------------------------------------------------------------


def test_nothing_of_the_template_is_left_in_it(written: Path) -> None:
    files = [path for path in written.rglob("*") if path.is_file()]
    assert len(files) > 30
    for path in files:
        text = path.read_text(encoding="utf-8")
        found = [word for word in ("emplate", "TG-", "oyez.cli.new_game") if word in text]
        assert found == [], path
    assert "# Banner Lords" in (written / "src" / NAME / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["go", LONG])
def test_it_is_in_good_style_whatever_it_is_called(run: Run, tmp_path: Path, name: str) -> None:
    assert run("new-game", name).status == 0
    assert tool(tmp_path / name, "ruff", "check", "--no-cache", ".") == ""
    assert tool(tmp_path / name, "ruff", "format", "--no-cache", "--check", ".") == ""


def test_its_types_are_right(written: Path) -> None:
    assert tool(written, "mypy", "--no-incremental") == ""


@pytest.mark.usefixtures("installed")
def test_it_passes_its_own_tests(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(written / "src"))
    assert tool(written, "pytest", "-p", "no:cacheprovider") == ""


def test_the_template_passes_its_own_tests() -> None:
    folder = Path(writing.__file__).parent / "template_tests"
    assert tool(ROOT, "pytest", "-n0", "-p", "no:cacheprovider", str(folder)) == ""


# -- it plays at once --------------------------------------------------------------------------


def test_it_is_simulated(run: Run, installed: None) -> None:
    ran = run("simulate", NAME, "--games", 20, "--seats", 3, "--seed", 1)
    assert (ran.status, ran.err) == (0, "")
    assert "Banner Lords: 20 matches with 3 seats" in ran.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_played_in_the_terminal(run: Run, installed: None, lang: str) -> None:
    ran = run("play", NAME, "--seats", 3, "--seed", 1, "--lang", lang, typed="1\n" * 40)
    assert (ran.status, ran.err) == (0, "")
    assert "BN-COUNCIL-01" in ran.out
    assert "oyez replay" in ran.out.splitlines()[-1]
    assert "cli-" not in ran.out


def test_its_rules_and_its_editions_are_there(run: Run, installed: None) -> None:
    assert "sixième manche" in run("rules", NAME, "BN-END-01", "--lang", "fr").out
    assert run("edition", "new", NAME, "mine").status == 0
    assert run("edition", "check", "mine").status == 0


# -- in this repository ------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As much of this repository as the command looks at, and somebody who works in it."""
    root = tmp_path / "checkout"
    (root / "src" / "oyez" / "games").mkdir(parents=True)
    for path in (ROOT / "src" / "oyez").iterdir():  # which tells ruff what is our own
        if path.name != "games":
            (root / "src" / "oyez" / path.name).symlink_to(path)
    (root / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", root)
    monkeypatch.chdir(root / "src")
    return root


def test_in_this_repository_it_goes_among_the_games(run: Run, checkout: Path) -> None:
    before = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    ran = run("new-game", "banner-lords")
    assert ran.status == 0
    assert f"make terminal GAME={NAME}" in ran.out
    after = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    points = after["project"]["entry-points"].pop("oyez.games")
    known = before["project"]["entry-points"].pop("oyez.games")
    assert points == known | {NAME: f"oyez.games.{NAME}:GAME"}
    assert list(points) == sorted(points)
    assert after == before
    assert (checkout / "tests" / NAME / "test_rules.py").is_file()
    code = ["src/oyez/games", "tests"]
    assert tool(checkout, "ruff", "check", "--no-cache", *code) == ""
    assert tool(checkout, "ruff", "format", "--no-cache", "--check", *code) == ""


def test_a_folder_that_is_named_goes_before_the_repository(run: Run, checkout: Path) -> None:
    assert run("new-game", NAME, "--folder", "elsewhere/mine").status == 0
    assert (checkout / "src" / "elsewhere" / "mine" / "pyproject.toml").is_file()
    assert not (checkout / "src" / "oyez" / "games" / NAME).exists()


def test_in_this_repository_all_of_it_is_written_or_nothing(
    run: Run, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(new_game, "replace_text", fail)
    ran = run("new-game", NAME)
    assert ran.status == 2
    assert "not permitted" in ran.err
    assert list((checkout / "src" / "oyez" / "games").iterdir()) == []
    assert list((checkout / "tests").iterdir()) == []


# -- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["Two words"], "a game cannot be called “Two words”"),
        (["1st"], "a letter first"),
        (["class"], "a game cannot be called “class”"),
        ([LONG + "y"], "20 at most"),
        (["the-anarchy"], "there is a game the_anarchy already"),
        (["calendar"], "a Python module calendar already"),
        ([NAME, "--letters", "b"], "two capital letters"),
        ([NAME, "--letters", "BK"], "barbarian_kingdoms are numbered BK-… already"),
        ([NAME, "--title", 'Lords "and" ladies'], "without quotes"),
        ([NAME, "--title", "{ $name }"], "without quotes, braces"),
    ],
)
def test_what_does_not_do_is_said_in_one_line(
    run: Run, tmp_path: Path, arguments: list[str], words: str
) -> None:
    ran = run("new-game", *arguments)
    assert ran.status == 2
    assert words in ran.err
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(run: Run, written: Path) -> None:
    (written / "README.md").write_text("Mine.", encoding="utf-8")
    ran = run("new-game", NAME)
    assert ran.status == 2
    assert "nothing is written over it" in ran.err
    assert (written / "README.md").read_text(encoding="utf-8") == "Mine."


def test_an_empty_folder_will_do(run: Run, tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert run("new-game", NAME).status == 0


def test_nothing_half_written_is_left(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole: Callable[..., int] = Path.write_text

    def write(path: Path, text: str, encoding: str | None = None) -> int:
        if path.name == "rules.md":
            raise OSError(28, "full")
        return whole(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", write)
    assert run("new-game", NAME).status == 2
    assert list(tmp_path.iterdir()) == []


# -- the template ------------------------------------------------------------------------------


def test_the_template_is_no_game_of_the_house() -> None:
    assert GAME.id not in installed_games()
    assert Path(oyez.__file__).parent in GAME.folder.parents


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_template_ends_with_any_number_of_seats(seats: int) -> None:
    rng = Random(seats)
    match = Match(GAME, seats, rng=rng)
    while not match.over:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    assert match.outcome is not None
    assert sorted(match.outcome.places) == list(range(seats))
