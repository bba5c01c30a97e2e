"""List what comes from others, and under which licence, in THIRD_PARTY.md, or check that list.

python tools/licences.py write    # the tables between the marks in THIRD_PARTY.md
python tools/licences.py check    # fails if they are not what would be written

The client has to be built, and the Python packages of requirements/run.lock installed.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "THIRD_PARTY.md"
# Written by the build of the client: the packages in it, with their licences.
BUNDLED: Final = ROOT / "src" / "oyez" / "server" / "client" / "licences.txt"
NPM_LOCK: Final = ROOT / "web" / "package-lock.json"
PYTHON_LOCK: Final = ROOT / "requirements" / "run.lock"
GAMES: Final = ROOT / "src" / "oyez" / "games"

# Those that we have read and can live with. Another one has to be read first.
ACCEPTED: Final = frozenset(
    {
        "Apache-2.0",
        "Apache-2.0 OR BSD-3-Clause",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "ISC",
        "MIT",
        "MIT OR Apache-2.0",
        "MIT-0",
        "PSF-2.0",
    }
)
# Packages that name no SPDX expression: what their licence files and classifiers say.
LICENCES_READ: Final[Mapping[str, str]] = {
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "itsdangerous": "BSD-3-Clause",
    "markdown-it-py": "MIT",
    "mdurl": "MIT",
    "uvloop": "MIT OR Apache-2.0",
}
_HEADING: Final = re.compile(r"^## (\S+) - (\S+)(?: \((.+)\))?$", re.MULTILINE)
_PINNED: Final = re.compile(r"^([a-z0-9._-]+)==(\S+)", re.MULTILINE)


class LicenceError(Exception):
    """A package whose licence is not known, or a list that does not fit what is installed."""


class Package(NamedTuple):
    """A package, and its licence as an SPDX expression."""

    name: str
    version: str
    licence: str


def checked_licence(name: str, licence: str | None) -> str:
    """The licence, if it is one that we have read."""
    if not licence:
        raise LicenceError(f"{name} names no licence")
    if licence not in ACCEPTED:
        raise LicenceError(f"the licence of {name} has to be read first: {licence}")
    return licence


def client_packages(bundled: str, lock: Mapping[str, Any]) -> list[Package]:
    """The npm packages of which something is in the client, as the build has listed them."""
    found: list[Package] = []
    for name, version, licence in _HEADING.findall(bundled):
        pinned = lock["packages"].get(f"node_modules/{name}", {})
        if pinned.get("version") != version:
            raise LicenceError(
                f"{name} {version} is in the client, but not in the lock: make client"
            )
        found.append(
            Package(name, version, checked_licence(name, licence or pinned.get("license")))
        )
    return sorted(found)


def python_packages(
    lock: str, licence_of: Callable[[str, str], str | None] | None = None
) -> list[Package]:
    """The Python packages that are installed beside this one, as pinned."""
    look_up = licence_of or installed_licence
    return [
        Package(name, version, checked_licence(name, look_up(name, version)))
        for name, version in _PINNED.findall(lock)
    ]


def installed_licence(name: str, version: str) -> str | None:
    """What an installed package says of its licence."""
    try:
        found = distribution(name)
    except PackageNotFoundError:
        raise LicenceError(f"{name} is not installed") from None
    if found.version != version:
        raise LicenceError(f"{name} is installed as {found.version}, not as {version}")
    said: dict[str, Any] = dict(found.metadata.json)
    licence: str | None = (
        said.get("license_expression") or LICENCES_READ.get(name) or said.get("license")
    )
    return licence


class RowCount(NamedTuple):
    """The rows of a data file: how many it has, and how many go by public sources."""

    game: str
    file: str
    public: int
    all: int


def public_rows(games: Path = GAMES) -> list[RowCount]:
    """The data files with rows that go by public sources."""
    counted = (_rows(games, path) for path in sorted(games.glob("**/data/*.toml")))
    return [rows for rows in counted if rows.public]


def _rows(games: Path, path: Path) -> RowCount:
    sources = list(_sources(tomllib.loads(path.read_text(encoding="utf-8"))))
    game = path.relative_to(games).parts[0]
    return RowCount(game, path.name, sources.count("public"), len(sources))


def _sources(data: Any) -> Iterator[str]:
    """The source of every row that says one."""
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            yield data["source"]
        for each in data.values():
            yield from _sources(each)
    elif isinstance(data, list):
        for each in data:
            yield from _sources(each)


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def tables() -> dict[str, str]:
    """All tables, by the names of their marks."""
    if not BUNDLED.is_file():
        raise LicenceError("the client is not built: make client")
    lock = json.loads(NPM_LOCK.read_text(encoding="utf-8"))
    client = client_packages(BUNDLED.read_text(encoding="utf-8"), lock)
    python = python_packages(PYTHON_LOCK.read_text(encoding="utf-8"))
    heads = ("package", "version", "licence")
    return {
        "client": table(heads, client),
        "python": table(heads, python),
        "rows": table(("game", "file", "public rows", "of"), public_rows()),
    }


def with_tables(text: str, parts: Mapping[str, str]) -> str:
    """The page with these tables between its marks."""
    for name, part in parts.items():
        begin, end = f"<!-- {name}: written by tools/licences.py -->", f"<!-- end of {name} -->"
        if text.count(begin) != 1 or text.count(end) != 1:
            raise LicenceError(f"{TARGET.name} has no place for the table {name}")
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}\n\n{part}\n\n{end}{rest.partition(end)[2]}"
    return text


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    if arguments not in (["write"], ["check"]):
        raise SystemExit(__doc__)
    text = TARGET.read_text(encoding="utf-8")
    try:
        wanted = with_tables(text, tables())
    except LicenceError as fault:
        raise SystemExit(str(fault)) from None
    if arguments == ["write"]:
        TARGET.write_text(wanted, encoding="utf-8")
    elif wanted != text:
        raise SystemExit(f"{TARGET.name} is not up to date: python tools/licences.py write")


if __name__ == "__main__":
    main(sys.argv[1:])
