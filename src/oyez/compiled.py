"""Some modules are also there compiled, beside their sources; this says when to do without.

`tools/compile.py` makes them, where there is a C compiler. Python prefers what is compiled, even
to a source that has changed since, so that has to be watched.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SWITCH = "OYEZ_PLAIN"
"""Set to anything, this variable of the environment keeps to the sources."""


def should_use_sources(folder: Path) -> bool:
    """Whether to leave what is compiled below alone: not asked for, or older than its source."""
    if os.environ.get(SWITCH):
        return True
    built = compiled_below(folder)
    sources = (path.with_name(f"{path.name.partition('.')[0]}.py") for path in built)
    newest = max((path.stat().st_mtime_ns for path in sources if path.exists()), default=0)
    return any(path.stat().st_mtime_ns < newest for path in built)


def compiled_below(folder: Path) -> list[Path]:
    """What was compiled for this version of Python."""
    return list(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def keep_to_sources(folder: Path) -> None:
    """From now on, import what lies below from its source, all of it or nothing."""
    for place in {path.parent for path in compiled_below(folder)}:
        finder = FileFinder(str(place), (SourceFileLoader, SOURCE_SUFFIXES))
        sys.path_importer_cache[str(place)] = finder
