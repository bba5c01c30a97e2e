"""What a lord thinks things are worth, in points: every number of the bot stands here."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """Found by trying; a unit is a point at the end of the game."""

    goods: dict[str, float]
    """A worker or a resource that can still be spent."""
    produced: dict[str, float]
    """A unit of production, for each round to come."""
    icons: dict[str, float]
    """What an icon gives besides goods, production and attributes."""
    lines: dict[str, float]
    """A filled box of a command line, at the end of the first round."""
    things: dict[str, float]
    """Something owned, at the end of the first round."""
    fading: tuple[float, ...]
    """How much of what is only useful later counts, by the number of rounds to come."""
    behind: float
    """A castle that is not taken, as long as rounds are to come, besides the Grudge."""
    castle_need: float
    """Something owned that a castle of a later round calls for."""
    half_way: float
    """The share of that for the way there, if it is not owned yet."""
    absorbed: float
    """A point of force that fortifications will meet in a later round."""
    tactic: float
    """A tactic researched, for each round to come."""
    covers: float
    """Covers researched, for each round to come: nothing else stops a catapult."""
    prepared: float
    """A researched tactic made ready and not yet used."""
    beer: float
    knowledge: float
    rally: float
    """A Rally token, for each round to come."""
    partial: float
    """A woman or man without a partner, a lone ingredient, a number or a pennant."""
    open_box: float
    """The share of a box's worth that counts as long as it is only open."""
    future_grudge: tuple[float, ...]
    """Grudge to be expected, less Joy, by the number of rounds to come."""
    grudge_spread: float
    """How much more or less that may be."""
    progress: tuple[float, ...]
    """How far the way to the next step of a Path card counts, by the rounds to come."""
    hidden_waste: float
    """How much more force a card calls for whose side is unknown."""
    nearly: float
    """How far a card counts as met if all the force that is left is just too little."""
    knight_force: float
    """The force of a Knight, who may be of no use beyond a side's need."""
    beer_force: float
    """What a beer adds, if it is drunk on the right side."""
    force: float
    """The force of a defender, while planning."""
    saved_force: float
    """A tactic made ready that spares a defender."""
    only_tactic: float
    """A card against which only tactics help."""
    surplus: float
    """A defender beyond all need."""
    row_ahead: float
    """The share of the next box's worth that a box of a row is worth already."""
    opened: float
    """The share of the worth of boxes that a box opens."""
    goal: float
    """What a castle within reach adds to the boxes that lead there, all in all."""
    goal_step: float
    """The share of that for each such box, however many there are."""
    later_goal: float
    """The share of that for the castle of the next round."""
    path_goal: float
    """What a Path card adds to each box that counts for it."""
    path_point: float
    """What it adds to each attribute that counts for it."""
    knight_sent: float
    """How dear a Knight is against a Soldier, when a castle is attacked."""
    food_short: float
    """A food that will be missing."""
    dump: float
    """How much of its price a good costs once nothing better is in sight."""
    draft: dict[str, float]
    """What a Path card that counts this is worth if it is drafted at once."""
    whim: float
    """How much plans differ in what they think sections are worth."""
    slight: float
    """How much of that, if a plan is to resemble another one."""
    price_whim: float
    """How much plans differ in what they think goods are worth."""


WEIGHTS: Final = Weights(
    goods={
        "serf": 0.45,
        "craftsman": 0.55,
        "patron": 0.55,
        "soldier": 0.45,
        "knight": 0.85,
        "coin": 0.45,
        "material": 0.4,
        "food": 0.5,
    },
    produced={
        "serf": 0.33,
        "craftsman": 0.6,
        "patron": 1.0,
        "soldier": 0.48,
        "knight": 0.7,
        "coin": 0.5,
        "material": 0.6,
        "food": 0.68,
    },
    icons={
        "any": 0.5,
        "brewery": 0.4,
        "rally": 0.5,
        "knowledge": 0.5,
        "research": 1.0,
        "joy": 1.5,
        "training-2": 0.4,
        "training-3": 0.7,
        "training-4": 1.0,
        "valentine": 0.9,
        "michaelmas": 0.9,
        "joust": 1.0,
        "lammas": 0.8,
        "gate": 0.3,
        "tower": 0.3,
        "wall": 0.5,
        "moat": 0.5,
        "line-choice": 0.6,
    },
    lines={"governance": 0.7, "warcraft": 0.33, "worship": 0.2, "entertainment": 0.2},
    things={
        "small-crane": 2.5,
        "large-crane": 1.5,
        "small-chapel": 0.3,
        "black-horse": 0.3,
        "white-horse": 0.3,
    },
    fading=(0.0, 0.6, 0.8, 0.9, 1.0),
    behind=3.5,
    castle_need=2.3,
    half_way=0.6,
    absorbed=0.36,
    tactic=0.12,
    covers=0.75,
    prepared=0.1,
    beer=0.5,
    knowledge=0.3,
    rally=0.02,
    partial=0.08,
    open_box=0.1,
    future_grudge=(0.0, 1.5, 2.5, 3.0, 3.0),
    grudge_spread=1.5,
    progress=(0.0, 0.4, 0.55, 0.65, 0.7),
    hidden_waste=1.6,
    nearly=0.4,
    knight_force=1.9,
    beer_force=0.8,
    force=0.7,
    saved_force=0.84,
    only_tactic=2.1,
    surplus=0.1,
    row_ahead=0.6,
    opened=0.25,
    goal=5.0,
    goal_step=0.1,
    later_goal=0.5,
    path_goal=0.35,
    path_point=0.105,
    knight_sent=1.9,
    food_short=2.3,
    dump=0.25,
    draft={"helps": 0.5, "grudge": 2.0, "castles": 2.5, "bravery": 2.5, "couples": 1.5},
    whim=0.5,
    slight=0.6,
    price_whim=0.3,
)
