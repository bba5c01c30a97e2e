"""Imagined play: a copy of the one player who thinks, and the rules played on it."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.games.the_anarchy.rules import actions
from oyez.games.the_anarchy.rules.sheets import decisions
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Flow, Seat
from oyez.kernel.chance import ChanceRequest
from oyez.state.copying import clone, clone_parts


def alone(s: AnarchyState, seat: Seat) -> tuple[AnarchyState, Player]:
    """The same table with a copy of this player; all others are shared and must not change."""
    twin = clone_parts(s, ())
    twin.players = [*s.players]
    p = twin.players[seat] = clone(s.players[seat])
    return twin, p


def run(flow: Flow[None], rng: Random) -> None:
    """Go through a passage of the rules that asks nobody, with any luck."""
    try:
        request = next(flow)
        while True:
            luck = request.sample(rng) if isinstance(request, ChanceRequest) else None
            request = flow.send(luck)
    except StopIteration:
        return


def perform(s: AnarchyState, p: Player, answer: Any, rng: Random) -> None:
    """An answer in the Actions phase, and all that comes of it."""
    if p.asked is None:
        actions.act(s, p, answer)
    else:
        decisions.decide(s, p, answer)
    if p.due or p.asked is not None:
        run(actions.settle(s, p), rng)
