"""The house itself: who may import whom, how large the core is, and one meaning for each name."""

from __future__ import annotations

import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import oyez

ROOT = Path(oyez.__file__).parent
# From the ground up; a module may import from its own storey and from those below.
STOREYS = [
    {"compiled", "compiling", "errors", "__init__"},
    {"choices"},
    {"state"},
    {"bargains"},
    {"kernel"},
    {"scene"},
    {"editions", "lessons"},
    {"game"},
    {"text"},
    {"library"},
    {"games"},
    {"bots"},
    {"cli", "server", "testing"},
]
CORE_LINES = 2_400
NAMES_IN_A_FOLDER = 22


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def is_template(path: Path) -> bool:
    """Whether a module is written anew, under other names, for each game that somebody begins."""
    return "template_game" in path.parts


def room_of(path: Path) -> str:
    """The package or module right below `oyez` in which a file lies."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(tree: ast.Module) -> Iterator[str]:
    """The packages of this project that a module imports from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("oyez."):
            yield str(node.module).split(".")[1]
        elif isinstance(node, ast.ImportFrom) and node.module == "oyez":
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (a.name.split(".")[1] for a in node.names if a.name.startswith("oyez."))


def code_lines(path: Path) -> int:
    """Lines with code: without blanks, comments and docstrings."""
    source = path.read_text(encoding="utf-8")
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    lines = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in skipped and token.type != tokenize.ENDMARKER
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(lines - set(docstring_lines(ast.parse(source))))


def docstring_lines(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            yield from range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)


def test_imports_go_down_only() -> None:
    height = {room: number for number, rooms in enumerate(STOREYS) for room in rooms}
    upwards = {
        f"{path.relative_to(ROOT)} imports oyez.{room}"
        for path, tree in modules()
        for room in imported(tree)
        if height[room] > height[room_of(path)]
    }
    assert not upwards


def test_no_game_imports_another() -> None:
    for path, tree in modules():
        if room_of(path) == "games" and path.parent.name != "games":
            own = path.relative_to(ROOT / "games").parts[0]
            others = {
                str(node.module)
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("oyez.games")
            }
            assert all(name.startswith(f"oyez.games.{own}") for name in others), path


def test_the_core_can_be_read_in_an_afternoon() -> None:
    counted = {path.name: code_lines(path) for path in (ROOT / "kernel").glob("*.py")}
    assert len(counted) > 10
    assert sum(counted.values()) <= CORE_LINES, counted


def test_no_two_public_classes_share_a_name() -> None:
    found = defaultdict(list)
    for path, tree in modules():
        for node in tree.body:
            if not isinstance(node, ast.ClassDef) or is_template(path):
                continue
            if not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(ROOT)))
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_a_folder_shows_few_names() -> None:
    folders = {path.parent for path, _ in modules() if "versions" not in path.parts}
    shown = {
        str(folder.relative_to(ROOT)): sum(
            entry.suffix in (".py", ".md", ".toml") or entry.is_dir()
            for entry in folder.iterdir()
            if entry.name != "__pycache__"
        )
        for folder in folders
    }
    assert {folder: names for folder, names in shown.items() if names > NAMES_IN_A_FOLDER} == {}
