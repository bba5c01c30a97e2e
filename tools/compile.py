"""Compile the modules that every decision runs through; without a C compiler they stay as they are.

What comes out lies beside the sources. The modules compiled hold no structs: mypyc knows nothing of
what a struct's class keywords mean.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = "build/compiled"
FRESH: Final = Path(BUILD) / "fresh"
MODULES: Final = {
    "choices": (
        "basic",
        "pools",
    ),
    "games/barbarian_kingdoms/rules": (
        "assault",
        "battle",
        "claim",
        "contestation",
        "control",
        "manoeuvres",
        "money",
        "powers",
        "recruitment",
        "taxation",
        "turn",
    ),
    "games/barbarian_kingdoms/scene": ("table",),
    "games/the_anarchy/rules": (
        "actions",
        "path_draft",
        "production",
        "round_end",
        "scoring",
        "setup",
    ),
    "games/the_anarchy/rules/defence": (
        "aftermath",
        "assault",
        "attack_cards",
        "castle_attack",
        "food_and_deployment",
        "spies",
    ),
    "games/the_anarchy/rules/sheets": (
        "boxes",
        "brewery",
        "decisions",
        "domain_cards",
        "fortifications",
        "grudge",
        "icons",
        "knight_training",
        "lammas",
        "michaelmas",
        "tactics",
        "tournaments",
        "trade",
        "valentine",
    ),
    "games/warrior_knights/rules": (
        "decks",
        "fate",
        "order",
        "purse",
    ),
    "games/warrior_knights/rules/assembly": (
        "lasting",
        "refusal",
        "titles",
    ),
    "games/warrior_knights/rules/cards": (
        "defensive_works",
        "draft_soldiers",
        "events",
        "expeditions",
        "levy_taxes",
        "mobilize_forces",
        "rally_support",
        "serve_the_church",
        "versatile_strategy",
    ),
    "games/warrior_knights/rules/phases": (
        "actions",
        "arrivals",
        "mercenaries",
        "planning",
        "taxes",
        "upkeep",
        "wages",
        "zones",
    ),
    "games/warrior_knights/rules/war": (
        "armies",
        "battle",
        "combat",
        "consent",
        "death",
        "geography",
        "movement",
        "siege",
        "sieges",
        "transfer",
        "walls",
    ),
    "kernel": (
        "chance",
        "frames",
        "lanes",
        "match",
        "position",
        "requests",
    ),
    "server/tables": ("shared_view",),
    "server/wire": ("patch",),
}


class Build(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Compiles the files of an extension several at a time, one on each core."""

    def build_extension(self, ext: Extension) -> None:
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            objects = cores.map(partial(self.compiled, ext), ext.sources)
            ext.extra_objects += chain.from_iterable(objects)
        ext.sources = []
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> list[str]:
        objects: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        return objects


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
    """Translate to C, a file for each module, and compile into one library that they share."""
    paths = [f"src/oyez/{folder}/{name}.py" for folder, names in MODULES.items() for name in names]
    parts = mypycify(
        ["--config-file=pyproject.toml", *paths],
        target_dir=BUILD,
        group_name="oyez",
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )
    if os.name == "posix":
        for part in parts:  # functions may call each other directly, as nobody replaces any
            part.extra_compile_args.append("-fno-semantic-interposition")
    command = Build(Distribution({"name": "oyez", "ext_modules": parts}))
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
