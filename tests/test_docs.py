"""The pages for people: links lead somewhere, commands can be typed, versions are true."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import pytest

from oyez.cli.arguments import parse
from oyez.cli.terminal import Terminal
from oyez.game import installed_games
from oyez.kernel import record
from oyez.server.version import API_VERSION
from oyez.server.wire.rate_limits import RATE_LIMITS
from oyez.text import Texts

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
MIGRATIONS = list((ROOT / "src" / "oyez" / "server").glob("**/versions/v[0-9]*.py"))
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def links(page: str) -> Iterator[str]:
    """Where a page points to, inside this repository."""
    for plain, picture in _LINK.findall(_FENCE.sub("", text_of(page))):
        target = plain or picture
        if "://" not in target and not target.startswith("mailto:"):
            yield target


def anchors(page: Path) -> set[str]:
    """The names of headings, as they are made from their words."""
    headings = re.findall(r"^#+ (.+)$", _FENCE.sub("", page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def commands(page: str) -> Iterator[str]:
    """Every `oyez …` that a page tells somebody to type."""
    text = text_of(page)
    for kind, block in _FENCE.findall(text):
        if kind == "sh":
            yield from (line for line in block.splitlines() if line.startswith("oyez "))
    # A command alone is only spoken of.
    yield from re.findall(r"`(oyez [a-z-]+ [^`…]*)`", _FENCE.sub("", text))


@pytest.mark.parametrize("page", NAMES)
def test_every_link_leads_somewhere(page: str) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), f"{page}: {link}"
        assert not anchor or anchor in anchors(target), f"{page}: {link}"


@pytest.mark.parametrize("page", NAMES)
def test_every_command_can_be_typed(page: str) -> None:
    for command in commands(page):
        words = shlex.split(command, comments=True)[1:]
        with suppress(SystemExit):  # which is how help ends; what is wrong is a Fault
            parse(Terminal("en"), words)


def test_every_target_of_make_that_a_page_names_is_there() -> None:
    made = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.M))
    told = {name for page in NAMES for name in re.findall(r"(?:`|^)make ([a-z]+)", text_of(page))}
    assert {"play", "test", "licences"} <= told <= made


def test_all_pages_are_in_the_index() -> None:
    index = set(links("docs/README.md"))
    assert index >= {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}


def test_the_changelog_names_the_versions_of_today() -> None:
    latest = text_of("CHANGELOG.md").partition("\n## [")[2].partition("\n## ")[0]
    told = dict(re.findall(r"^\| (\w[^|]+) \| ([^|]+) \|$", latest, re.M))
    rules = {
        f"Rules of {Texts(game, 'en').say('game-name')}": game.rules
        for name, game in installed_games().items()
        if name in ("barbarian_kingdoms", "warrior_knights", "the_anarchy")
    }
    assert told == rules | {
        "Software": version("oyez"),
        "API": str(API_VERSION),
        "Database schema": max(path.stem[1:5] for path in MIGRATIONS),
        "Format of records": str(record.FORMAT),
    }


def test_every_version_of_rules_is_explained() -> None:
    for name in ("barbarian_kingdoms", "warrior_knights", "the_anarchy"):
        game = installed_games()[name]
        part = text_of("CHANGELOG.md").rpartition(f"### {Texts(game, 'en').say('game-name')}\n")[2]
        first = re.search(r"- \*\*([\d.]+)\*\*", part)
        assert first is not None
        assert first[1] == game.rules


def test_hosts_are_told_every_option_and_limit(capsys: pytest.CaptureFixture[str]) -> None:
    page = text_of("docs/hosts.md")
    with pytest.raises(SystemExit):
        parse(Terminal("en"), ["serve", "--help"])
    options = set(re.findall(r"^ +(--[a-z]+) ", capsys.readouterr().out, re.M))
    assert "--origin" in options
    assert options == set(re.findall(r"^\| `(--[a-z]+) ", page, re.M))
    rates = {
        "guest": "new guests", "sign-in": "signing in, by address",
        "sign-in-name": "signing in, by name", "create": "new tables", "talk": "talk",
        "play": "answers", "read": "reading", "preview": "previews", "film": "the film",
    }  # fmt: skip
    assert rates.keys() == RATE_LIMITS.keys()
    for name, words in rates.items():
        row = re.search(rf"^\| {words}.*$", page, re.M)
        assert row is not None, words
        assert f"{RATE_LIMITS[name].burst} " in row[0], words
        each = RATE_LIMITS[name].per_second
        then = f"{each:.0f} a second" if each > 1 else f"in {1 / each:.0f} seconds"
        assert then in row[0] or (each == 1 and "one a second" in row[0]), words
