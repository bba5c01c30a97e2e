"""Michaelmas: numbers are written into additions."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import Write
from oyez.games.the_anarchy.box.edition import Addition
from oyez.games.the_anarchy.rules.sheets.boxes import fill
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.scene.happenings import AdditionCompleted, CardWasted, NumberWritten
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

PENDING: Final = "number"


def feast(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-MICHAELMAS-03: two numbers are to be written."""
    cards = yield from reveal(s, p, s.box.numbers.reveal.michaelmas)
    show_numbers(s, p, tuple(str(card.michaelmas) for card in cards))


def show_numbers(s: AnarchyState, p: Player, numbers: tuple[str, ...]) -> None:
    """TA-R25: those for which there is no place at all are wasted."""
    p.asked = PendingDecision(PENDING, numbers)
    if not number_choices(s, p):
        p.asked = None
        for number in numbers:
            s.tell(CardWasted, p.seat, f"number-{number}")


def number_choices(s: AnarchyState, p: Player) -> list[Write]:
    """TA-MICHAELMAS-04, TA-R26: either number first, on any free place."""
    assert p.asked is not None
    numbers = dict.fromkeys(map(int, p.asked.things))
    return [
        Write(number, place)
        for number in numbers
        for addition in s.box.additions.values()
        if (place := _free_place(s, p, addition, number))
    ]


def _free_place(s: AnarchyState, p: Player, addition: Addition, number: int) -> str:
    """The place of an addition where the number may be written; "" if there is none."""
    first, second = s.plan.places[addition.id]
    if second in p.boxes:
        return ""
    place = second if first in p.boxes else first
    if s.options.reachable_sums and addition.target:
        rest = addition.target - number - p.boxes.get(first, 0)
        reachable = rest == 0 if place == second else rest in s.plan.numbers
        return place if reachable else ""
    return place


def write(s: AnarchyState, p: Player, answer: Write) -> None:
    """TA-MICHAELMAS-05, TA-R26: what is completed pays at once, then comes the other number."""
    assert p.asked is not None
    rest = list(p.asked.things)
    rest.remove(str(answer.number))
    p.asked = None
    p.due += [f"number-{number}" for number in rest]
    fill(s, p, s.box.boxes[answer.box], answer.number)
    s.tell(NumberWritten, p.seat, answer.number, answer.box)
    addition = s.box.additions[s.plan.addition_of[answer.box]]
    if is_complete(s, p, addition.id):
        _complete(s, p, addition)


def is_complete(s: AnarchyState, p: Player, addition: str) -> bool:
    """TA-PATHCARD-21: both places are filled."""
    first, second = s.plan.places[addition]
    return first in p.boxes and second in p.boxes


def _complete(s: AnarchyState, p: Player, addition: Addition) -> None:
    """TA-MICHAELMAS-05, -06, TA-R25: one whose numbers miss the sum pays nothing."""
    first, second = s.plan.places[addition.id]
    right = addition.target in (0, p.boxes[first] + p.boxes[second])
    s.tell(AdditionCompleted, p.seat, addition.id, right)
    if right:
        p.due.extend(addition.gives[::-1])
