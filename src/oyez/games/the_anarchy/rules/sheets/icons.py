"""Icons: what the boxes of the sheets give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyez.games.the_anarchy.rules.sheets import (
    brewery,
    fortifications,
    knight_training,
    lammas,
    michaelmas,
    tournaments,
    valentine,
)
from oyez.games.the_anarchy.rules.sheets.boxes import advance
from oyez.games.the_anarchy.scene.happenings import IconGained, IconLost
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

REVEALS: Final[dict[str, Callable[[AnarchyState, Player], Flow[None]]]] = {
    "valentine": valentine.celebrate,
    "michaelmas": michaelmas.feast,
    "joust": tournaments.joust,
    "brewery": brewery.brew,
    "lammas": lammas.decorate,
}
"""The icons for which Domain cards are revealed, besides training."""
CHOICES: Final = frozenset({"any", "tower", "wall", "line-choice", "research"})
"""The icons that leave the player a choice."""


def resolve(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-R09: icons from left to right, each with all that it brings, until something is asked."""
    take_gains(s, p)
    while p.due and p.asked is None:
        yield from use_cards(s, p, p.due.pop())
        take_gains(s, p)


def take_gains(s: AnarchyState, p: Player) -> None:
    """TA-R09: the icons that need no Domain cards, up to the first that does."""
    due = p.due
    while due and p.asked is None:
        icon = due.pop()
        if icon in REVEALS or not gain(s, p, icon):
            due.append(icon)
            return


def use_cards(s: AnarchyState, p: Player, icon: str) -> Flow[None]:
    """TA-DOMAIN-01: reveal Domain cards, or go on with what they have shown."""
    reveals = REVEALS.get(icon)
    if reveals is not None:
        yield from reveals(s, p)
        return
    what, _, shown = icon.partition("-")
    if what == "training":
        yield from knight_training.train(s, p, int(shown))
    else:
        show_card(s, p, what, shown)


def gain(s: AnarchyState, p: Player, icon: str) -> bool:
    """TA-ACTION-03, TA-ICON-02: what is gained at once, or asked for; False if it is neither."""
    stock = p.stock
    if icon in stock:
        stock[icon] += 1
        if s.events is not None:
            s.tell(IconGained, p.seat, icon)
        return True
    track = s.options.plan.track_of.get(icon)
    if track is not None:
        advance(s, p, track, icon)
        return True
    if icon in CHOICES:
        ask(s, p, icon)
        return True
    return _gain_other(s, p, icon)


def _gain_other(s: AnarchyState, p: Player, icon: str) -> bool:
    """Fortifications that rise by themselves, tokens and marks."""
    if icon == "gate":
        fortifications.raise_gate(s, p)
    elif icon == "moat":
        fortifications.raise_moat(s, p)
    elif icon == "rally":
        p.rally += 1
    elif icon == "knowledge":
        p.knowledge += 1
    elif icon == "joy":
        p.joy += 1
    else:
        return False
    s.tell(IconGained, p.seat, icon)
    return True


def show_card(s: AnarchyState, p: Player, what: str, shown: str) -> None:
    """What a Domain card shows and was not yet used: a person, a number or a pennant."""
    if what == "number":
        michaelmas.show_numbers(s, p, (shown,))
    elif what == "pennant":
        lammas.show_pennants(s, p, (shown,))
    else:
        valentine.show_person(s, p, f"{what}-{shown}")


def ask(s: AnarchyState, p: Player, icon: str) -> None:
    """TA-ICON-01, TA-TOWER-01, TA-WALL-01, TA-KEEP-07, TA-TACRESEARCH-04: the player chooses."""
    if icon == "line-choice" and not open_lines(s, p):
        s.tell(IconLost, p.seat, icon)
        return
    p.asked = PendingDecision(icon)


def open_lines(s: AnarchyState, p: Player) -> list[str]:
    """TA-R12: the command lines that the small keep may advance and that are not full."""
    sections = s.options.box.sections
    return [
        line
        for line in s.options.box.numbers.keep.lines
        if p.tracks[line] < len(sections[line].boxes)
    ]
