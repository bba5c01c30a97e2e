"""What the standard box contains, by the names under which tests speak of it."""

from __future__ import annotations

from typing import Final

from oyez.editions.edition import STANDARD
from oyez.games.barbarian_kingdoms.box.edition import edition

BOX: Final = edition(STANDARD)
BORDERS: Final = BOX.borders
CAPITAL: Final = BOX.capital
CLAIM_COSTS: Final = BOX.claim_costs
DOMINATION: Final = BOX.domination
HOME_OF: Final = BOX.home_of
INITIAL: Final = BOX.initial
NEUTRAL: Final = BOX.neutral
PORTS: Final = BOX.ports
POWERS: Final = BOX.powers
POWERS_OF: Final = BOX.powers_of
SCENARIOS: Final = BOX.scenarios
STRAITS: Final = BOX.straits
WARRIOR_COSTS: Final = BOX.warrior_costs
closed_provinces: Final = BOX.closed_provinces
open_map: Final = BOX.open_map
