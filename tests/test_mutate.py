"""The tool that breaks rules: what it changes, and what it makes of the outcome."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tools.mutate.campaign import Wanted, choose
from tools.mutate.mutants import Mutant, mutants_of
from tools.mutate.project import NOT_RULES_EITHER, ROOT, game, is_generic, is_rules


def changes(folder: Path, source: str, name: str = "rules.py") -> list[str]:
    """Every source that one change leads to, without empty space."""
    path = folder / name
    path.write_text(dedent(source))
    mutants = mutants_of(path, name, NOT_RULES_EITHER)
    return [" ".join(mutant.applied(path.read_bytes()).decode().split()) for mutant in mutants]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", "x = a <= b"),
        ("x = a >= b", "x = a > b"),
        ("x = a == b", "x = a != b"),
        ("x = a not in b", "x = a in b"),
        ("x = a is None", "x = a is not None"),
        ("x = a and b", "x = a or b"),
        ("x = a and b", "x = a and True"),
        ("x = a or (b)", "x = a or (False)"),
        ("x = not a", "x = a"),
        ("x = a + b", "x = a - b"),
        ("x = 3", "x = 4"),
        ("x = 3", "x = 2"),
        ("x = True", "x = False"),
        ("x = min(a, b)", "x = max(a, b)"),
        ("x = any(a)", "x = all(a)"),
        ("x = a[b:c]", "x = a[:c]"),
        ("x = a[b:c]", "x = a[b:]"),
        ("if a: pass", "if False: pass"),
        ("x = [a for a in b if c]", "x = [a for a in b if True]"),
        ("a.add(b)", "pass"),
        ("a += b", "pass"),
        ("a += b", "a -= b"),
        ("x = 'é' if a else b", "x = 'é' if True else b"),
    ],
)
def test_it_makes_small_changes(tmp_path: Path, source: str, expected: str) -> None:
    assert expected in changes(tmp_path, source)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("-> list[int]: return a", "-> list[int]: return []"),
        ("-> Flow[bool]: return a", "-> Flow[bool]: return False"),
        ("-> Thing: return a", "-> Thing: return None"),
        (": yield Commit(a)", ": yield from ()"),
        (": s.x = yield a", ": yield from ()"),
        (": s = a", ": pass"),
        (": s.x = a", ": pass"),
        (": raise a", ": pass"),
    ],
)
def test_it_changes_what_functions_do(tmp_path: Path, body: str, expected: str) -> None:
    colon = " " if body.startswith("-") else ""
    assert f"def f(s){colon}{expected}" in changes(tmp_path, f"def f(s){colon}{body}")


@pytest.mark.parametrize(
    "source",
    [
        '"""Text 1."""',
        "assert a < 1",
        "x: Literal[1]",
        "__all__ = ['a']",
        "if TYPE_CHECKING: x = 1",
        "@lru_cache(maxsize=1)\ndef f(): pass",
        "def sample_options(): return 1 < 2",
        "HEADLESS_ROUNDS: Final = 40",
        "x = f'{1}'",
        "x = zip(a, b, strict=True)",
        "raise TypeError(a)",
        "raise KeyError(a)",
        "x = a",
    ],
)
def test_it_leaves_alone_what_is_no_rule(tmp_path: Path, source: str) -> None:
    assert changes(tmp_path, source) == []


def test_the_first_becomes_the_second_and_not_the_last(tmp_path: Path) -> None:
    assert changes(tmp_path, "x = a[0]") == ["x = a[1]"]
    assert changes(tmp_path, "x = a[2]") == ["x = a[1]", "x = a[3]"]


def test_an_event_of_the_log_is_a_kind_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("s.tell(Taxed, 1)")
    assert [x.operator for x in mutants_of(path, path.name, frozenset())] == ["tell"]


def test_numbers_of_data_go_up_by_one(tmp_path: Path) -> None:
    source = """
        # 1 of 2
        id = "legion-1"
        cost = 3  # not 4
        costs = [5, 6]
    """
    found = changes(tmp_path, source, "data.toml")
    assert len(found) == 3
    assert all(text in "".join(found) for text in ("cost = 4 # not 4", "[6, 6]", "[5, 7]"))


def test_every_change_of_the_games_is_python() -> None:
    for mutant in game("barbarian_kingdoms").mutants(tell=True, data=False)[::40]:
        path = game("barbarian_kingdoms").folder / mutant.file
        compile(mutant.applied(path.read_bytes()), mutant.file, "exec")


def test_scenes_and_bots_are_no_rules() -> None:
    names = ["bot/war.py", "scene/hall.py", "rules/wages.py", "lesson/first.py", "rules/turn.py"]
    assert [name for name in names if is_rules(Path(name))] == ["rules/wages.py", "rules/turn.py"]


def test_what_every_game_must_pass_is_asked_last() -> None:
    assert is_generic("tests/test_every_game.py::test_x[1]")
    assert not is_generic("tests/warrior_knights/test_wages.py::test_golden")


# -- samples ---------------------------------------------------------------------------------------


def row_of(number: int) -> list[Mutant]:
    return [
        Mutant("a.py", f"f{x}", "constant", 0, 1, "", (1, 1), "x", "y", 0) for x in range(number)
    ]


def test_a_larger_sample_begins_with_the_smaller_one() -> None:
    few = choose(row_of(50), Wanted(5, seed=3), {}).chosen
    assert choose(row_of(50), Wanted(9, seed=3), {}).chosen[:5] == few


def test_another_seed_is_another_sample() -> None:
    assert choose(row_of(50), Wanted(5, 3), {}) != choose(row_of(50), Wanted(5, 4), {})


def test_equivalent_ones_do_not_count() -> None:
    known = {mutant.content: "no difference" for mutant in row_of(50)[:25]}
    choice = choose(row_of(50), Wanted(10), known)
    assert len(choice.chosen) == 10
    assert choice.equivalent
    assert not {x.content for x in choice.chosen} & known.keys()


def test_only_some_functions() -> None:
    assert [x.where for x in choose(row_of(50), Wanted(only="a.py:f49"), {}).chosen] == ["f49"]


# -- a whole run -----------------------------------------------------------------------------------

RULES = """
    from toy.limits import LIMIT

    def affordable(purse, price):
        return purse >= price

    def countdown(number):
        while number > 0:
            number -= 1
        yield number

    def forgotten(number):
        return number + LIMIT
"""
LIMITS = """
    LIMIT = 7
"""
TESTS = """
    from toy import rules

    def test_affordable():
        assert rules.affordable(2, 2) and not rules.affordable(1, 2)

    def test_countdown():
        assert list(rules.countdown(3)) == [0]

    def test_forgotten():
        rules.forgotten(1)
"""
EQUIVALENT = """
    [[toy]]
    file = "rules.py"
    where = "countdown"
    operator = "comparison"
    before = "while number > 0:"
    after = "while number >= 0:"
    reason = "as an example"
"""
PROGRAM = """
    import sys
    from pathlib import Path
    from tools.mutate.campaign import Wanted, run
    from tools.mutate.project import Project

    toy = Project(Path.cwd(), "toy", ("tests/test_*.py",), patience=1)
    sample = int(sys.argv[1]) if len(sys.argv) > 1 else None
    sys.exit(run(toy, Wanted(sample), jobs=2))
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of three functions, of which one is hardly tested."""
    root = tmp_path_factory.mktemp("toy")
    files = {
        "src/toy/__init__.py": "",
        "src/toy/rules.py": RULES,
        "src/toy/limits.py": LIMITS,
        "tests/test_toy.py": TESTS,
        "tests/equivalent_mutants.toml": EQUIVALENT,
        "run.py": PROGRAM,
        "pytest.ini": "[pytest]\nmarkers = long\n",
    }
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(dedent(content))
    return root


def mutate(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "run.py", *arguments],
        cwd=root,
        env={"PYTHONPATH": f"{root}/src:{ROOT}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def outcomes(root: Path) -> dict[str, dict[str, Any]]:
    """What was found, by what the line has become."""
    rows = json.loads((root / "build/mutate/toy.json").read_bytes())["mutants"]
    return {row["after"]: row for row in rows}


@pytest.fixture(scope="module")
def told(toy: Path) -> str:
    """What the tool tells about the toy; two mutants first, as if it had been interrupted then."""
    mutate(toy, "2")
    path = toy / "build/mutate/toy.json"
    kept = json.loads(path.read_bytes())
    for row in kept["mutants"]:
        row["line"] = -1
    path.write_text(json.dumps(kept))
    done = mutate(toy)
    assert done.returncode == 1, done.stderr
    return done.stdout


def test_a_broken_rule_is_caught_and_by_which_test(toy: Path, told: str) -> None:
    row = outcomes(toy)["return purse > price"]
    assert (row["outcome"], row["by"]) == ("caught", "tests/test_toy.py::test_affordable")


def test_what_never_ends_is_noticed(toy: Path, told: str) -> None:
    assert outcomes(toy)["number += 1"]["outcome"] == "timeout"


def test_a_survivor_is_shown_as_a_difference(told: str) -> None:
    assert "-    return number + LIMIT\n+    return number - LIMIT" in told
    assert "-LIMIT = 7\n+LIMIT = 8" in told
    assert "-    return purse" not in told


def test_an_equivalent_mutant_is_not_tried_but_listed(toy: Path, told: str) -> None:
    assert "while number >= 0:" not in outcomes(toy)
    assert "while number >= 0:: as an example" in told
    assert "1 equivalent left out" in told


def test_what_was_tried_before_is_not_tried_again(toy: Path, told: str) -> None:
    assert sum(row["line"] == -1 for row in outcomes(toy).values()) == 2


def test_no_source_is_touched(toy: Path, told: str) -> None:
    assert (toy / "src/toy/rules.py").read_text() == dedent(RULES)
