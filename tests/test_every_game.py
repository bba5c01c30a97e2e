"""What every game must pass: the installed ones, and the toys that are whole games."""

from __future__ import annotations

from oyez.testing.every_game import *  # noqa: F403
from tests.barbarian_kingdoms.declaration import DECLARATION as KINGDOMS
from tests.kernel.declarations import DUEL, MARKET
from tests.kernel.sheet.declaration import DECLARATION as SHEET
from tests.kernel.solitaire.declaration import DECLARATION as SOLITAIRE
from tests.the_anarchy.declaration import DECLARATION as ANARCHY
from tests.warrior_knights.declaration import DECLARATION as KNIGHTS

DECLARATIONS = (KINGDOMS, KNIGHTS, ANARCHY, MARKET, DUEL, SHEET, SOLITAIRE)
