"""The tool that builds the client: which Node will do, and what is installed when."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_tool", ROOT / "tools" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.0.0", True),
        ("v30.1.0", True),
        ("", False),
        ("node", False),
    ],
)
def test_node_must_be_new_enough(tool: ModuleType, version: str, will_do: bool) -> None:
    assert tool.new_enough(version) is will_do


def test_node_can_come_as_a_wheel(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "machine_node", lambda: None)
    node = tool.find_node()
    assert tool.new_enough(node.version)
    assert all(Path(part).is_file() for part in (node.program, *node.npm))


def test_without_node_it_says_what_is_needed(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "machine_node", lambda: None)
    monkeypatch.setattr(tool, "wheel_node", lambda: None)
    with pytest.raises(SystemExit, match="Node"):
        tool.find_node()


def test_packages_are_installed_once_for_each_lock(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[tuple[str, ...]] = []

    def npm(_: object, *arguments: str, **__: Any) -> None:
        calls.append(arguments)
        (tmp_path / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(tool, "WEB", tmp_path)
    monkeypatch.setattr(tool, "npm", npm)
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}")
    node = tool.Node("node", ("npm",), "v24.0.0")
    for tools in (False, False, True, True, False):
        tool.install(node, tools=tools)
    assert ["--omit=dev" in call for call in calls] == [True, False]
    (tmp_path / "package-lock.json").write_text("[]")
    tool.install(node, tools=False)
    assert len(calls) == 3


def test_the_lock_names_no_place_and_leaves_nothing_out() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "http" not in text
    assert "resolved" not in text
    packages = json.loads(text)["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for package in packages.values():
        assert names.issuperset(package.get("optionalDependencies", {}))
        assert "integrity" in package or package is packages[""]
