"""The box: cards, map and numbers as rows of data, read and checked."""

from pathlib import Path
from typing import Final

from oyez.editions.package import GamePackage

PACKAGE: Final = GamePackage(Path(__file__).parents[1])
