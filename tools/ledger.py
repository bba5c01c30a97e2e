"""Show, game by game, which numbered rules the tests prove, and fail where they must but do not."""

import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path

from oyez.testing.ledger import Report, compare, examine, named_by_tests, prefix, spell

ROOT = Path(__file__).resolve().parent.parent

RULING = re.compile(r"[A-Z]{2}-R\d+")
# A row of errata.md that brings a ruling of its own.
NEW_RULING = re.compile(r"^\| ([A-Z]{2}-R\d+) \(new\)", re.MULTILINE)


def main(root: Path = ROOT) -> int:
    """Print the ledger of every game; 1 if any of them has a fault."""
    named = named_by_tests(root / "tests")
    reports = [examine(folder, named.ids) for folder in game_folders(root)]
    for report in reports:
        check_source(report, root.parent / "shared" / "ledger" / f"{report.game}.toml")
        show(report)
    strays = [*named.unreadable, *homeless(named.ids, reports)]
    for stray in strays:
        print(f"FAULT  {stray}")
    return 1 if strays or any(report.faults for report in reports) else 0


def game_folders(root: Path) -> list[Path]:
    """The folders that hold a game, by name."""
    folders = (path for path in (root / "src" / "oyez" / "games").glob("[a-z]*") if path.is_dir())
    return sorted(folders)


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
