"""Find Chromium for the browser tests, and install Debian's where there is none.

Prints the path of the program. Tools that bring a browser of their own are not used: theirs is
fetched at run time from wherever they please, Debian's comes with the system's own signatures.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_INSTALL: Final = (
    ("apt-get", "update", "-q"),
    ("apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"),
)


def find() -> str | None:
    """The path of the browser: the one that `CHROMIUM` names, or one of the usual names."""
    named = os.environ.get("CHROMIUM")
    names = (named,) if named else _NAMES
    return next((path for name in names if (path := shutil.which(name))), None)


def install() -> None:
    """Install it with the system's package manager, if that needs no password."""
    if shutil.which("apt-get") is None:
        return
    rights = () if os.geteuid() == 0 else ("sudo", "-n")
    for command in _INSTALL:
        subprocess.run([*rights, *command], check=False, stdout=sys.stderr)


def main() -> int:
    """Print where Chromium is; complain clearly if it cannot be had."""
    if find() is None:
        print("Chromium is not here; asking the system to install it…", file=sys.stderr)
        install()
    found = find()
    if found is None:
        print(
            "The browser tests need Chromium: install the package `chromium`,"
            " or name the program in the variable CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
