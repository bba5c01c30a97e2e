"""Standing orders at the terminal: those given, and those that may be given now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from oyez.cli.input.picker import Picker
from oyez.cli.terminal import Terminal, cli_message
from oyez.kernel import Choices, Either, Match, Seat
from oyez.text import Texts

# So many answers to one question are listed one by one.
_FEW: Final = 9

OrderChoice = tuple[str, Any]


def order_words(texts: Texts, order: OrderChoice) -> str:
    """An order in words: the question it is for, and what to do there."""
    kind, what = order
    if kind == "ask":
        return texts.order_to_be_asked(what)
    if kind == "drop":
        return cli_message(texts, "order-drop", question=_question(texts, what))
    prompt, answer = what
    return texts.order(prompt, answer)


def _question(texts: Texts, prompt: str) -> str:
    """What a question is called where it is not being asked."""
    return texts.name("act", prompt.partition("/")[0])


class OrderBook:
    """The standing orders of one seat."""

    def __init__(self, terminal: Terminal, texts: Texts, match: Match[Any], seat: Seat) -> None:
        self._terminal, self._texts, self._match, self._seat = terminal, texts, match, seat

    def pick(self, read: Callable[[str], str], picker: Picker) -> OrderChoice | None:
        """Show what is ordered, and let the person give an order or take one back."""
        self._show()
        offers = list(self._offers())
        if not offers:
            self._terminal.line(self._terminal.say("no-orders"))
            return None
        self._terminal.listed([f"{n:2}  {words}" for n, (words, _) in enumerate(offers, 1)])
        self._terminal.line(f"   0  {self._terminal.say('pick-back')}")
        while True:
            typed = read(self._terminal.say("pick-one"))
            if typed == "0":
                return None
            if typed.isdecimal() and int(typed) <= len(offers):
                return offers[int(typed) - 1][1](picker)
            self._terminal.line(self._terminal.say("pick-none", typed=typed))

    def _show(self) -> None:
        """The orders that hold now."""
        own = self._match.state.orders.get(self._seat, {})
        known = self._match.game.orderable(self._match.state, self._seat)
        if own:
            self._terminal.line(self._terminal.say("orders"))
        for prompt, order in own.items():
            words = order_words(self._texts, ("ask", prompt))
            if not order.asks:
                answer = msgspec.json.decode(order.says)
                if prompt in known:
                    answer = known[prompt].parse(answer)
                words = order_words(self._texts, ("always", (prompt, answer)))
            self._terminal.line(f"  {words}")

    def _offers(self) -> Iterator[tuple[str, Callable[[Picker], OrderChoice]]]:
        """What may be ordered, in words, and how the order comes about."""
        orders = self._match.orders_open_to(self._seat)
        parts: Mapping[str, Any] = orders.options if isinstance(orders, Either) else {}
        for prompt, answers in parts["always"].options.items() if "always" in parts else ():
            yield from self._always(prompt, answers)
        for kind in ("ask", "drop"):
            for what in parts.get(kind, ()):
                yield self._plain((kind, what))

    def _always(
        self, prompt: str, answers: Choices[Any]
    ) -> Iterator[tuple[str, Callable[[Picker], OrderChoice]]]:
        if answers.count() <= _FEW:
            yield from (self._plain(("always", (prompt, answer))) for answer in answers)
            return
        question = _question(self._texts, prompt)
        words = self._terminal.say("order-always-which", question=question)
        yield words, lambda picker: ("always", (prompt, picker.pick(answers)))

    def _plain(self, order: OrderChoice) -> tuple[str, Callable[[Picker], OrderChoice]]:
        return order_words(self._texts, order), lambda _: order
