"""Files that must not be lost: written whole or not at all, in the place for a user's state."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from itertools import count
from pathlib import Path

from oyez.cli.terminal import CommandError, errno_of


def state_folder() -> Path:
    """Where the system wants programs to keep what they go on from."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "oyez"
    own = os.environ.get("XDG_STATE_HOME")
    return (Path(own) if own else Path.home() / ".local" / "state") / "oyez"


def new_save_path(name: str) -> Path:
    """A file of its own for a match that begins now."""
    begun = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    tries = (f"{name}-{begun}{'' if n == 1 else f'-{n}'}.json" for n in count(1))
    return next(path for path in (state_folder() / file for file in tries) if not path.exists())


def write_file(path: Path, data: bytes) -> None:
    """Write a file beside its place and then move it there, so that the old one is never half."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as fault:
        raise CommandError("no-write", path=str(path), words=errno_of(fault)) from None
