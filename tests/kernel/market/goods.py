"""What is traded, and for how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GOODS: Final = ("wool", "wine", "spice")

# So many pieces of each good there are, on the stall and with the merchants.
PIECES: Final = 12
# A good costs this and a die in the morning; each piece bought or sold moves the price by one.
LEAST_PRICE: Final = 2
# What a gem counts when one pays with it, and at the end.
GEM: Final = 5
# Coins that everybody begins with, beside two dice.
PURSE: Final = 10
# What may be in a crate, and how often; a bag of coins holds so many.
CRATE: Final[Mapping[str, int]] = {"gem": 3, "bag": 2, "straw": 3}
BAG: Final = 4
# The most that anybody asks for in an offer.
MOST_ASKED: Final = 20
# What one merchant may have open at a time, and write in a day.
OFFERS: Final = 2
LETTERS: Final = 4
LETTER: Final = 120
# Usual letters, by their messages; one may write anything else.
EXAMPLES: Final = ("at-the-well", "sour-wine", "before-noon")
