"""Standing orders of a game: in words of their own, obeyed, and told to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any, Final, cast

from oyez.game import Game
from oyez.kernel.match import Match
from oyez.kernel.rules import Rules
from oyez.state.events import Obeyed
from oyez.state.seats import Seat
from oyez.testing.play import RandomMatch
from oyez.text import Texts

# Who gives orders.
_SEAT: Final = Seat(0)


def has_orders(game: Game[Any, Any]) -> bool:
    """Whether anything can be ordered once and for all in a game."""
    own = cast("object", type(game).orderable)
    return own is not cast("object", Rules[Any, Any].orderable)


def _begun(game: Game[Any, Any], seed: int) -> RandomMatch:
    """A match in which orders can be given."""
    played = RandomMatch(game, seed)
    for match in played.decisions():
        if game.orderable(match.state, _SEAT) and match.orders_open_to(_SEAT):
            return played
    raise AssertionError("nothing can ever be ordered")


def obeyed(match: Match[Any], seat: Seat | None) -> list[Obeyed]:
    """Of what orders a seat was told that they were obeyed."""
    return [event for event in match.log_of(seat) if isinstance(event, Obeyed)]


def check_order_words(game: Game[Any, Any], lang: str) -> None:
    """Every order has words of its own."""
    match, texts = _begun(game, 1).match, Texts(game, lang, strict=True)
    orders = game.orderable(match.state, _SEAT)
    words = [texts.order(prompt, answer) for prompt, all_ in orders.items() for answer in all_]
    assert words, "nothing can be ordered"
    assert len(set(words)) == len(words), f"two orders read the same: {words}"


def check_obedience(game: Game[Any, Any], seeds: range) -> int:
    """Orders are obeyed wherever that is legal, and only their seat is told; how often."""
    counted = 0
    for seed in seeds:
        played, rng = _begun(game, seed), Random(seed)
        match, orders = played.match, game.orderable(played.match.state, _SEAT)
        firsts = {prompt: next(iter(answers)) for prompt, answers in orders.items()}
        for prompt, answer in firsts.items():
            match.order(_SEAT, ("always", (prompt, answer)))
        while not match.over:
            question = match.question(_SEAT)
            if question is not None and question.prompt in firsts:
                ordered = firsts[question.prompt]
                assert ordered not in question.choices, f"not obeyed: {question.prompt}"
            played.players.answer(match, rng)
        counted += len(obeyed(match, _SEAT))
        others = [None, *map(Seat, range(1, match.seats))]
        assert not any(obeyed(match, other) for other in others), "others are told of an order"
    return counted
