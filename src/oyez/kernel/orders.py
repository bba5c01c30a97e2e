"""Standing orders: answers that a seat has given in advance, stored in the state.

`always` answers a question by the name of its prompt, whenever that answer is legal; `ask` has a
seat asked at a moment that would otherwise pass it by (`Call`), and so does `always` when it can be
obeyed; `drop` takes such an order back. An order is known to its seat alone. Instead of an answer
it may be AS_SUGGESTED, or whatever a game makes an answer of (`Rules.obey`).

Orders are kept by the prompts they are for. One that is for some questions of a prompt only, as at
one place, has a key of its own such as `contest/province:gaul` (`Rules.standing_here`) and comes
before one for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from oyez.choices.basic import NOTHING, Choices, Either, OneOf, written
from oyez.errors import NotAmongChoices
from oyez.kernel.requests import Ask
from oyez.state.seats import Seat
from oyez.state.state import Orders, StandingOrder

if TYPE_CHECKING:
    from oyez.kernel.rules import Rules
    from oyez.state.state import State


class AsSuggested(Struct, frozen=True, tag="as-suggested"):
    """A standing order: answer with the suggestion; ask the seat where there is none."""


AS_SUGGESTED: Final = AsSuggested()
_AS_SUGGESTED: Final = written(AS_SUGGESTED).decode()


UNORDERED: Final = object()


def open_orders(
    orders: Orders, seat: Seat, always: Mapping[str, Choices[Any]], moments: Sequence[str]
) -> Choices[Any]:
    """The orders that a seat may give now."""
    own = orders.get(seat, {})
    options: dict[str, Choices[Any]] = {
        "always": Either(always),
        "ask": OneOf([moment for moment in moments if moment not in own]),
        "drop": OneOf(list(own)),
    }
    given = {name: choices for name, choices in options.items() if choices}
    return Either(given) if given else NOTHING


def give_order(orders: Orders, seat: Seat, value: tuple[str, Any]) -> None:
    """Keep an order, or drop one."""
    kind, what = value
    own = orders.setdefault(seat, {})
    if kind == "always":
        prompt, answer = what
        own[prompt] = StandingOrder(written(answer).decode())
    elif kind == "ask":
        own[what] = StandingOrder()
    else:
        del own[what]


def order_key(game: Rules[Any, Any], s: State, ask: Ask) -> str:
    """Under which key an order for this question is kept: for questions like it, or for all."""
    own = s.orders.get(ask.seat)
    here = game.orderable_here(ask) if own else ()
    return next((key for key in here if own and key in own), ask.prompt)


def ordered_answer(game: Rules[Any, Any], s: State, ask: Ask) -> Any:
    """What a seat has ordered to answer here; UNORDERED if nothing, or nothing that is legal."""
    order = s.orders.get(ask.seat, {}).get(order_key(game, s, ask))
    if order is None or order.asks:
        return UNORDERED
    if order.says == _AS_SUGGESTED:
        suggestion = ask.suggestion
        return UNORDERED if suggestion is None else suggestion
    said = game.answer_by_order(s, ask, msgspec.json.decode(order.says))
    if said is UNORDERED:
        return UNORDERED
    try:
        return ask.choices.parse(said)
    except NotAmongChoices:
        return UNORDERED


def wants_to_be_asked(orders: Orders, seat: Seat, moment: str) -> bool:
    """Whether a seat has ordered to be asked at such a moment."""
    order = orders.get(seat, {}).get(moment)
    return order is not None and order.asks


def order_applies(game: Rules[Any, Any], s: State, ask: Ask) -> bool:
    """Whether a seat has a say at a moment: it is to be asked, or has ordered what can be said."""
    order = s.orders.get(ask.seat, {}).get(order_key(game, s, ask))
    if order is None:
        return False
    return order.asks or ordered_answer(game, s, ask) is not UNORDERED
