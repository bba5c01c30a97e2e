"""Compile the modules that every decision runs through; without a C compiler they stay as they are.

What comes out lies beside the sources. The modules compiled hold no structs: mypyc knows nothing of
what a struct's class keywords mean.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = "build/compiled"
FRESH: Final = Path(BUILD) / "fresh"
MODULES: Final = {
    "kernel": ("choices", "frames", "match", "pools", "requests"),
    "games/barbarian_kingdoms": (
        "assault",
        "battle",
        "claim",
        "contestation",
        "control",
        "manoeuvres",
        "money",
        "powers",
        "recruitment",
        "table",
        "taxation",
        "turn",
    ),
    "games/warrior_knights": (
        "actions",
        "armies",
        "battle",
        "combat",
        "geography",
        "lasting",
        "mobilize_forces",
        "movement",
        "order",
        "planning",
        "purse",
        "sieges",
        "versatile_strategy",
        "wages",
        "walls",
        "zones",
    ),
    "server": ("patch", "viewing"),
}


def main() -> int:
    """Compile everything anew; 1 if the sources are at fault."""
    os.chdir(ROOT)
    began = time.time()
    try:
        build()
    except (CompileError, LinkError, PlatformError) as fault:
        clear()
        print(f"Nothing is compiled, which is slower but does no harm: {fault}")
        return 0
    clear()
    for path in sorted(FRESH.rglob("*.*")):
        os.utime(path, (began, began))  # what is edited in the meantime is newer
        path.replace(Path("src") / path.relative_to(FRESH))  # whole, under whoever runs the old one
    return 0


def build() -> None:
    """Translate to C and compile, into one library that the modules share."""
    paths = [f"src/oyez/{folder}/{name}.py" for folder, names in MODULES.items() for name in names]
    parts = mypycify(
        ["--config-file=pyproject.toml", *paths], target_dir=BUILD, group_name="oyez", opt_level="2"
    )
    if os.name == "posix":
        for part in parts:  # functions may call each other directly, as nobody replaces any
            part.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"name": "oyez", "ext_modules": parts}))
    shutil.rmtree(FRESH, ignore_errors=True)
    command.build_lib, command.build_temp = str(FRESH), BUILD
    command.ensure_finalized()
    command.run()


def compiled() -> list[Path]:
    """What an earlier run has left."""
    return [path for kind in ("*.so", "*.pyd") for path in Path("src").rglob(kind)]


def clear() -> None:
    """Remove it: old and new must not be mixed."""
    for path in compiled():
        path.unlink()


if __name__ == "__main__":
    sys.exit(main())
