"""Show, game by game, which numbered rules the tests prove, and fail where they must but do not."""

import ast
import re
import sys
import textwrap
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# A paragraph of rules.md opens with its id in bold: BK-SETUP-01, BK-TAX-EX1, or a ruling's BK-R07.
PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-[A-Z][A-Z0-9]*-(?:EX)?\d+|[A-Z]{2}-R\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"[A-Z]{2}-R\d+")
# Rules of the house, which no rulebook has: BK-HOUSE-01.
HOUSE = re.compile(r"[A-Z]{2}-HOUSE-\d+")
# A row of errata.md that brings a ruling of its own.
NEW_RULING = re.compile(r"^\| ([A-Z]{2}-R\d+) \(new\)", re.MULTILINE)


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
        return frozenset(filter(HOUSE.fullmatch, self.rules))


def main(root: Path = ROOT) -> int:
    """Print the ledger of every game; 1 if any of them has a fault."""
    named = named_by_tests(root / "tests")
    reports = [examine(root, folder, named.ids) for folder in game_folders(root)]
    for report in reports:
        show(report)
    strays = [*named.unreadable, *homeless(named.ids, reports)]
    for stray in strays:
        print(f"FAULT  {stray}")
    return 1 if strays or any(report.faults for report in reports) else 0


def game_folders(root: Path) -> list[Path]:
    """The folders that hold a game, by name."""
    folders = (path for path in (root / "src" / "oyez" / "games").glob("[a-z]*") if path.is_dir())
    return sorted(folders)


def examine(root: Path, folder: Path, named: frozenset[str]) -> Report:
    """Hold one game's rules against its tests, its translation and the shared ledger."""
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
    report.faults += compare("rules.fr.md", frozenset(paragraph_ids(folder / "rules.fr.md")), rules)
    check_source(report, root.parent / "shared" / "ledger" / f"{folder.name}.toml")
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


def check_source(report: Report, path: Path) -> None:
    """Hold rules.md against the shared ledger, where there is one; house rules stand beside it."""
    if path.exists():
        printed = report.rules - report.house
        report.faults += compare("rules.md", printed, source_ids(path), than="the ledger")
    else:
        report.notes.append("no shared ledger here: rules.md is taken as it is")


def source_ids(path: Path) -> frozenset[str]:
    """The ids of a shared ledger's rules and rulings, and those that its errata add."""
    tables = tomllib.loads(path.read_text("utf-8"))
    entries = [*tables.get("rule", []), *tables.get("ruling", [])]
    ids = frozenset(entry["id"] for entry in entries)
    own = {prefix(rule) for rule in ids}
    errata = path.with_name("errata.md")
    added = NEW_RULING.findall(errata.read_text("utf-8")) if errata.exists() else []
    return ids.union(rule for rule in added if prefix(rule) in own)


def compare(
    name: str, found: frozenset[str], wanted: frozenset[str], than: str = "rules.md"
) -> Iterator[str]:
    """Faults of a file whose ids must be exactly those of another."""
    if lacking := wanted - found:
        yield f"{name} lacks, against {than}: {spell(lacking)}"
    if extra := found - wanted:
        yield f"{name} has, beyond {than}: {spell(extra)}"


def homeless(named: frozenset[str], reports: list[Report]) -> Iterator[str]:
    """Ids named by tests that belong to no game at all."""
    if strays := named.difference(*(report.named for report in reports)):
        yield f"tests name ids of no game: {spell(strays)}"


def show(report: Report) -> None:
    """Print one game's table, notes and faults."""
    print(f"{report.game} ({'complete' if report.complete else 'in progress'})")
    rulings = frozenset(filter(RULING.fullmatch, report.rules))
    parts = {"rules": report.rules - rulings - report.house, "rulings": rulings}
    if report.house:
        parts["house"] = report.house
    for label, ids in parts.items():
        print(f"  {label:<8} {len(ids):>4}   named by tests {share(ids & report.named, ids)}")
    if report.missing:
        print(paragraph("missing", spell(report.missing)))
    for note in report.notes:
        print(paragraph("note", note))
    for fault in report.faults:
        print(paragraph("FAULT", fault))


def share(part: frozenset[str], whole: frozenset[str]) -> str:
    """A count and its percentage, never rounded up to a hundred."""
    percent = 100 * len(part) // len(whole) if whole else 0
    return f"{len(part):>4} {percent:>4} %"


def spell(ids: Iterable[str]) -> str:
    """Ids in a fixed order."""
    return ", ".join(sorted(ids))


def paragraph(label: str, text: str) -> str:
    """A labelled text, wrapped under itself but never inside an id."""
    return textwrap.fill(
        text,
        width=100,
        initial_indent=f"  {label:<8} ",
        subsequent_indent=" " * 11,
        break_on_hyphens=False,
    )


if __name__ == "__main__":
    sys.exit(main())
