"""The ledger: every numbered rule is in the rules of a game, in every language, and is tested."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import pytest

from oyez.text import DEFAULT

# The id of a rule, of a worked example, or of a ruling: BK-SETUP-01, BK-TAX-EX1, BK-R07.
_ID: Final = r"[A-Z]{2,4}-(?:[A-Z][A-Z0-9]*-(?:EX)?\d+|R\d+)"
# A paragraph of rules.md opens with its id in bold.
PARAGRAPH: Final = re.compile(rf"^\*\*({_ID})\*\*", re.MULTILINE)
_IN_CODE: Final = re.compile(rf"\b{_ID}\b")
# Rules of the house, which no rulebook has: BK-HOUSE-01.
_HOUSE: Final = re.compile(r"[A-Z]{2,4}-HOUSE-\d+")

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test as the proof of these rules, by the ids of their paragraphs in rules.md."""
    return pytest.mark.rule(*ids)


@dataclass(frozen=True)
class Named:
    """The ids that tests name, and the places that name one we cannot read."""

    ids: frozenset[str]
    unreadable: tuple[str, ...]


@dataclass
class Report:
    """What the ledger says about one game."""

    game: str
    complete: bool
    rules: frozenset[str]
    named: frozenset[str]
    notes: list[str] = field(default_factory=list[str])
    faults: list[str] = field(default_factory=list[str])

    @property
    def missing(self) -> frozenset[str]:
        """The ids that no test names."""
        return self.rules - self.named

    @property
    def house(self) -> frozenset[str]:
        """The ids of house rules."""
        return frozenset(filter(_HOUSE.fullmatch, self.rules))


def examine(folder: Path, named: frozenset[str]) -> Report:
    """Hold the rules of the game in a folder against its tests, its code and its translations."""
    listed = paragraph_ids(folder / "rules.md")
    rules = frozenset(listed)
    prefixes = {prefix(rule) for rule in rules}
    report = Report(
        game=folder.name,
        complete=is_complete(folder),
        rules=rules,
        named=frozenset(rule for rule in named if prefix(rule) in prefixes),
    )
    report.faults += check_listing(listed)
    report.faults += check_tests(report)
    report.faults += check_code(folder, rules)
    for lang in sorted(path.stem for path in (folder / "text").glob("*.ftl")):
        if lang != DEFAULT:
            name = f"rules.{lang}.md"
            report.faults += compare(name, frozenset(paragraph_ids(folder / name)), rules)
    return report


def prefix(rule: str) -> str:
    """The letters that tell a game's ids from those of another."""
    return rule.partition("-")[0]


def is_complete(folder: Path) -> bool:
    """Whether the game claims that every rule is proved."""
    path = folder / "box" / "data" / "game.toml"
    return path.exists() and tomllib.loads(path.read_text("utf-8")).get("complete") is True


def paragraph_ids(path: Path) -> list[str]:
    """The ids of a rules file, in order; none if there is no file."""
    return PARAGRAPH.findall(path.read_text("utf-8")) if path.exists() else []


@cache
def named_by_tests(folder: Path) -> Named:
    """Every id named by a rule decorator under a folder."""
    ids: set[str] = set()
    unreadable: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        for argument in rule_arguments(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                ids.add(argument.value)
            else:
                place = f"{path.relative_to(folder.parent)}:{argument.lineno}"
                unreadable.append(f"{place} names a rule other than by a plain string")
    return Named(frozenset(ids), tuple(unreadable))


def rule_arguments(tree: ast.Module) -> Iterator[ast.expr]:
    """What the rule decorators of a module are given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and is_rule(decorator.func):
                    yield from decorator.args


def is_rule(function: ast.expr) -> bool:
    """Whether a decorator is `rule` or ends in `.rule`."""
    match function:
        case ast.Name(id="rule") | ast.Attribute(attr="rule"):
            return True
        case _:
            return False


def check_listing(listed: list[str]) -> Iterator[str]:
    """Faults of rules.md itself."""
    if not listed:
        yield "rules.md has no rules"
    twice = [rule for rule, count in Counter(listed).items() if count > 1]
    if twice:
        yield f"rules.md repeats {spell(twice)}"


def check_tests(report: Report) -> Iterator[str]:
    """Faults of the tests: ids that do not exist, and gaps in a game that claims none."""
    if unknown := report.named - report.rules:
        yield f"tests name unknown ids: {spell(unknown)}"
    if report.complete and report.missing:
        yield f"marked complete, yet {len(report.missing)} ids have no test"


def check_code(folder: Path, rules: frozenset[str]) -> Iterator[str]:
    """Faults of the code of a game: rules that it names and that are nowhere."""
    prefixes = {prefix(rule) for rule in rules}
    code = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))
    named = {rule for rule in _IN_CODE.findall(code) if prefix(rule) in prefixes}
    if unknown := named - rules:
        yield f"the code names unknown ids: {spell(unknown)}"


def compare(
    name: str, found: frozenset[str], wanted: frozenset[str], than: str = "rules.md"
) -> Iterator[str]:
    """Faults of a file whose ids must be exactly those of another."""
    if lacking := wanted - found:
        yield f"{name} lacks, against {than}: {spell(lacking)}"
    if extra := found - wanted:
        yield f"{name} has, beyond {than}: {spell(extra)}"


def spell(ids: Iterable[str]) -> str:
    """Ids in a fixed order."""
    return ", ".join(sorted(ids))
