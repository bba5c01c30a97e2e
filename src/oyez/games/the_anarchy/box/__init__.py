"""What lies in the box: the data files, read, checked and put in order."""

from pathlib import Path
from typing import Final

from oyez.editions.package import GamePackage

PACKAGE: Final = GamePackage(Path(__file__).parents[1])
