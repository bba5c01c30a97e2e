"""What comes from others is listed with its licence, goes into the wheel, and the list is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools import licences

ROOT = Path(__file__).resolve().parents[1]
PAGE = licences.TARGET.read_text(encoding="utf-8")
LOCK: dict[str, Any] = {"packages": {"node_modules/clsx": {"version": "2.1.1", "license": "MIT"}}}


def test_the_list_is_up_to_date() -> None:
    assert licences.with_tables(PAGE, licences.tables()) == PAGE, "make licences"


def test_everything_that_is_pinned_has_a_licence() -> None:
    packages = licences.python_packages(licences.PYTHON_LOCK.read_text(encoding="utf-8"))
    assert {"starlette", "msgspec", "uvloop"} <= {each.name for each in packages}
    assert all(each.licence in licences.ACCEPTED for each in packages)


@pytest.mark.parametrize("licence", [None, "", "GPL-3.0-only", "UNLICENSED"])
def test_a_licence_that_is_missing_or_has_not_been_read_is_a_fault(licence: str | None) -> None:
    with pytest.raises(licences.LicenceError, match="clsx"):
        licences.checked_licence("clsx", licence)
    with pytest.raises(licences.LicenceError, match="lib"):
        licences.python_packages("lib==1.0 \\\n", lambda *_: licence)


def test_a_package_in_the_client_is_one_of_the_lock() -> None:
    named = "## clsx - 2.1.1 (MIT)\n"
    assert licences.client_packages(named, LOCK) == [licences.Package("clsx", "2.1.1", "MIT")]
    for other in ("## clsx - 2.1.0 (MIT)\n", "## unknown - 1.0.0 (MIT)\n"):
        with pytest.raises(licences.LicenceError, match="make client"):
            licences.client_packages(other, LOCK)


def test_a_package_that_is_not_installed_as_pinned_is_a_fault() -> None:
    for pinned in ("msgspec==0.0.1", "no-such-package==1.0"):
        with pytest.raises(licences.LicenceError, match="installed"):
            licences.python_packages(pinned)


def test_a_page_without_marks_is_a_fault() -> None:
    with pytest.raises(licences.LicenceError, match="no place"):
        licences.with_tables("nothing", {"client": ""})


def test_every_package_in_the_page_comes_with_the_text_of_its_licence() -> None:
    parts = re.split(r"^## ", licences.BUNDLED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for part in parts[1:]:
        assert "Permission" in part or "(Apache-2.0)" in part, part[:60]
    assert "Apache License" in parts[-1]


def test_every_key_of_a_public_source_is_explained() -> None:
    notes = "\n".join(
        path.read_text(encoding="utf-8") for path in licences.GAMES.glob("**/data/*.toml")
    )
    lists = re.findall(r"public:((?:S\d+,?)+)|public \(([a-z0-9, ]+)\)", notes)
    used = {key for pair in lists for part in pair for key in re.findall(r"[A-Za-z]+\d*", part)}
    told = set(re.findall(r"[A-Za-z]+\d*", " ".join(re.findall(r"^\| ([^|]+) \|", PAGE, re.M))))
    assert {"wg2", "S12"} <= used <= told


def test_the_licences_go_into_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert all((ROOT / name).is_file() for name in project["license-files"])
    assert {"LICENSE", "THIRD_PARTY.md"} <= set(project["license-files"])
