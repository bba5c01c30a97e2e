"""The brewery: four ingredients in a square; each full row or column is a beer."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import LEAVE, Brew, FillNothing
from oyez.games.the_anarchy.rules.sheets.boxes import fill
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.scene.happenings import BeerBrewed, CardWasted, IngredientAdded
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

PENDING: Final = "ingredient"


def brew(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-BREWERY-02: two ingredients."""
    cards = yield from reveal(s, p, s.box.numbers.reveal.brewery)
    show_ingredients(s, p, tuple(card.ingredient for card in cards))


def show_ingredients(s: AnarchyState, p: Player, ingredients: tuple[str, ...]) -> None:
    """TA-BREWERY-05: what finds no box is wasted."""
    if _free_boxes(s, p, ingredients):
        p.asked = PendingDecision(PENDING, ingredients)
        return
    for ingredient in ingredients:
        s.tell(CardWasted, p.seat, f"ingredient-{ingredient}")


def _free_boxes(s: AnarchyState, p: Player, ingredients: tuple[str, ...]) -> list[str]:
    return [
        name
        for name, cell in s.box.ingredients.items()
        if cell.ingredient in ingredients and name not in p.boxes
    ]


def ingredient_choices(s: AnarchyState, p: Player) -> list[Brew | FillNothing]:
    """TA-BREWERY-03, TA-R29: any free box of either, or no more of them."""
    assert p.asked is not None
    return [*(Brew(name) for name in _free_boxes(s, p, p.asked.things)), LEAVE]


def add_ingredient(s: AnarchyState, p: Player, answer: Brew | FillNothing) -> None:
    """TA-BREWERY-03, -04, TA-R30: the row and the column may both be complete."""
    assert p.asked is not None
    rest = list(p.asked.things)
    p.asked = None
    if isinstance(answer, FillNothing):
        return
    cell = s.box.ingredients[answer.box]
    rest.remove(cell.ingredient)
    fill(s, p, s.box.boxes[answer.box])
    s.tell(IngredientAdded, p.seat, answer.box)
    beer, brews = s.box.numbers.beer, s.box.brews
    beers = beer.row * _is_full(p, brews[f"row-{cell.row}"])
    beers += beer.column * _is_full(p, brews[f"column-{cell.column}"])
    if beers:
        p.beers += beers
        s.tell(BeerBrewed, p.seat, beers)
    show_ingredients(s, p, tuple(rest))


def _is_full(p: Player, boxes: tuple[str, ...]) -> bool:
    return all(name in p.boxes for name in boxes)
