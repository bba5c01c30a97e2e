"""Combats in a few words: who attacks, and which Fate cards the two sides keep."""

from __future__ import annotations

from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.war.battle import cards_due
from oyez.games.warrior_knights.state import Combat, CombatSide
from tests.warrior_knights.moves import attack
from tests.warrior_knights.positions import Game, Position


def assail(position: Position, baron: str, region: str, against: str, kind: str = "battle") -> Game:
    """A baron attacks with Versatile Strategy; `against` empty: a neutral city."""
    game = position.turn_up("versatile-strategy", baron)
    return game.say(attack(region, position.seat(against) if against else None, kind))


def under_way(game: Game) -> Combat:
    combat = game.state.combat
    assert combat is not None
    return combat


class Pack:
    """The Fate cards by what they say in a battle, each handed out once."""

    def __init__(self) -> None:
        self.left = {card.id: card.battle for card in edition("standard").fate.values()}

    def take(self, text: str) -> list[str]:
        """Cards that say this, word by word."""
        return [self._one(word) for word in text.split()]

    def fill(self, number: int) -> list[str]:
        """Any other cards."""
        return [self._one(self.left[next(iter(self.left))]) for _ in range(number)]

    def _one(self, word: str) -> str:
        card = next(card for card, said in self.left.items() if said == word)
        del self.left[card]
        return card


def deal(game: Game, attacker: str, defender: str) -> Game:
    """Both sides draw what is due and discard all but these: `deal(game, "inflict", "avoid")`."""
    pack, sides = Pack(), under_way(game).sides
    kept = [pack.take(attacker), pack.take(defender)]
    hands = [
        keep + pack.fill(cards_due(game.state, side) - len(keep))
        for side, keep in zip(sides, kept, strict=True)
    ]
    seats = [side.seat for side in sides]
    for hand in hands:
        if hand:
            game.draw(*hand)
    for seat, hand, keep in zip(seats, hands, kept, strict=True):
        if seat is not None and hand:
            game.match.answer(seat, tuple(hand[len(keep) :]))
            game.match.settle()
    return game


def side_of(game: Game, baron: str) -> CombatSide:
    return next(side for side in under_way(game).sides if side.seat == game.seat(baron))


def turn_up(game: Game, **fields: str) -> Game:
    """Nature turns up a Fate card that says this, of those that lie in the deck in no order."""
    rows, stock = edition("standard").fate, game.state.fate.stock
    left = [rows[card] for card, number in stock.items() if number]
    found = next(row for row in left if all(getattr(row, key) == v for key, v in fields.items()))
    return game.draw(found.id)
