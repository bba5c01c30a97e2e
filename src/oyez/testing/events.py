"""What events declare about themselves: roles on the table, and whom they concern."""

from __future__ import annotations

from string import Formatter
from typing import Any, get_type_hints

from oyez.game import Game
from oyez.scene.elements import Element, Sheet
from oyez.scene.episodes import tells
from oyez.state.events import Event
from oyez.testing import messages
from oyez.testing.declaration import Declaration
from oyez.testing.play import RandomMatch


def check_roles(declared: Declaration) -> None:
    """Roles speak of fields that are there, and what is secret is a part of something."""
    for kind in messages.events(declared):
        assert _fields_in(kind) <= set(kind.__struct_fields__), f"roles of {kind.__name__}"
        secret = {*kind.roles.secret}
        assert secret <= kind.roles.parts.keys(), f"what is secret in {kind.__name__}"


def _fields_in(kind: type[Event]) -> set[str]:
    """The fields that the roles of an event speak of."""
    roles = kind.roles
    written = (roles.panel, roles.side, roles.place, roles.piece, roles.origin, roles.target)
    named = {field for each in written for field in _named(each)}
    return named | {*roles.parts, *roles.secret} | ({roles.total} if roles.total else set())


def _named(pattern: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(pattern) if field}


def check_concerns(declared: Declaration) -> None:
    """All events say whom they concern or none does, and each seat in one is concerned."""
    kinds = messages.events(declared)
    silent = [kind.__name__ for kind in kinds if kind.concerns is None]
    assert len(silent) in (0, len(kinds)), f"these do not say whom they concern: {silent}"
    for kind in kinds if not silent else ():
        name, concerns = kind.__name__, kind.concerns or ()
        for concern in concerns:
            fields = _named(concern.who) or {concern.who}
            assert fields <= set(kind.__struct_fields__), f"{name} concerns {concern.who}"
            assert 1 <= concern.weight <= 5, f"{name} weighs {concern.weight}"
        seats = {field for field, hint in get_type_hints(kind).items() if "Seat" in str(hint)}
        forgotten = seats - {"concerns"} - {concern.who for concern in concerns}
        assert not forgotten, f"{name} leaves out {sorted(forgotten)}"


def check_places(game: Game[Any, Any], seed: int) -> int:
    """Events of a match speak of what lies on its table; how many places they name."""
    match = RandomMatch(game, seed).played_out()
    scene = game.scene(match.state, None)
    known = {each.id for each in messages.parts(scene) if isinstance(each, Element | Sheet)}
    told = [tells(logged.event) for logged in match.told or ()]
    places = [at for each in told for at in (each.place, each.origin, each.target) if at]
    panels = [each.panel for each in told if each.panel]
    unknown = {*places, *panels} - known
    assert not unknown, f"events speak of {sorted(unknown)}, which are not on the table"
    return len(places)
