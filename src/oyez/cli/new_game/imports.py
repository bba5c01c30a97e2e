"""Import blocks, sorted and broken into lines as ruff would: a module's place may change."""

from __future__ import annotations

import ast
import sys
from typing import Final

_WIDTH: Final = 100


def sort_imports(source: str, own: str) -> str:
    """The module with its imports sorted anew; `own` is the package that counts as its own."""
    found = [
        node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    if not found:
        return source
    lines = source.splitlines(keepends=True)
    first, last = found[0].lineno - 1, found[-1].end_lineno or 0
    blocks: dict[int, list[tuple[bool, str, str]]] = {}
    for node in found:
        entry = _entry(node)
        blocks.setdefault(_section(entry[1], own), []).append(entry)
    written = "\n".join(
        "".join(text for _, _, text in sorted(entries)) for _, entries in sorted(blocks.items())
    )
    return "".join(lines[:first]) + written + "".join(lines[last:])


def _entry(node: ast.Import | ast.ImportFrom) -> tuple[bool, str, str]:
    """What it is sorted by (plain imports come first, then the module), and how it is written."""
    names = [f"{each.name} as {each.asname}" if each.asname else each.name for each in node.names]
    if isinstance(node, ast.Import):
        return False, names[0], f"import {names[0]}\n"
    module = node.module or ""
    names.sort(key=_kind)
    line = f"from {module} import {', '.join(names)}\n"
    if len(line) > _WIDTH + 1:
        listed = "".join(f"    {name},\n" for name in names)
        line = f"from {module} import (\n{listed})\n"
    return True, module, line


def _kind(name: str) -> tuple[int, str]:
    """Constants come first, then classes, then the rest."""
    if name.isupper() and len(name) > 1:
        return 0, name
    return (1 if name[0].isupper() else 2), name


def _section(module: str, own: str) -> int:
    """The future, the standard library, what others wrote, and one's own package."""
    root = module.partition(".")[0]
    if root == "__future__":
        return 0
    if root == own:
        return 3
    return 1 if root in sys.stdlib_module_names else 2
