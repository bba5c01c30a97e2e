"""The scene: the main board, everybody's castle and sheets, and a panel for each player."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from oyez.games.the_anarchy.box.edition import GOODS, RESOURCES, WORKERS
from oyez.games.the_anarchy.rules.scoring import points
from oyez.games.the_anarchy.scene import castle, main_board
from oyez.games.the_anarchy.scene.clash import clashes
from oyez.games.the_anarchy.scene.colours import CHARGES, TINCTURES
from oyez.games.the_anarchy.scene.sheets import sheet
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Seat
from oyez.scene.caching import SceneCache
from oyez.scene.elements import Counter, Panel, Scene, Sheet, Text

CHRONICLE: Final = MappingProxyType(
    {"points": ("points",), "workers": WORKERS, "resources": RESOURCES, "grudge": ("grudge",)}
)
"""The figures worth a chart at the end."""


def lay_out(s: AnarchyState, seat: Seat | None) -> Scene:
    """All that `seat` sees on the table."""
    return lay_out_all(s, [seat])[0]


def lay_out_all(s: AnarchyState, seats: Sequence[Seat | None]) -> list[Scene]:
    """The scenes of several seats, which differ by what each may choose on sheets of its own."""
    board = main_board.board(s)
    panels = [_panel(s, p) for p in s.players]
    alike = [_mat(s, p, own=False) for p in s.players]
    return [
        Scene(
            sheets=[
                board,
                *(_mat(s, p, own=True) if p.seat == seat else alike[p.seat] for p in s.players),
            ],
            panels=panels,
            clashes=clashes(s, seat),
        )
        for seat in seats
    ]


def _mat(s: AnarchyState, p: Player, *, own: bool) -> Sheet:
    """What lies before a player; the very same as before if nothing has changed."""
    key = (_fingerprint(s, p), own)
    return _LAID.get(key) or _LAID.keep(key, _lay_mat(s, p, own))


_LAID: Final[SceneCache[Hashable, Sheet]] = SceneCache(500)


def _fingerprint(s: AnarchyState, p: Player) -> Hashable:
    """All that a mat depends on, every option included."""
    return (
        (s.options.key, s.round, s.phase, p.seat, p.done, p.facing),
        (p.gate, p.moat, p.beers, p.knowledge, p.rally, p.rallied, p.grudge, p.joy),
        tuple(p.tracks.values()),
        tuple(p.boxes.items()),
        tuple(p.stock.values()),
        tuple(p.open),
        tuple(p.owned),
        tuple(p.walls.values()),
        tuple(p.towers.values()),
        tuple(p.researched),
        tuple(p.prepared.values()),
        tuple(p.paths),
        tuple(p.slots),
        tuple(p.short.items()),
        tuple([tuple(workers.items()) for workers in p.deployed.values()]),
    )


def _lay_mat(s: AnarchyState, p: Player, own: bool) -> Sheet:
    return Sheet(
        id=f"mat:{p.seat}",
        label=Text("mat"),
        owner=p.seat,
        counters=_store(s, p),
        sections=[
            castle.page(s, p, own),
            sheet(s, p, "left", own),
            sheet(s, p, "right", own),
        ],
    )


def _store(s: AnarchyState, p: Player) -> list[Counter]:
    """Workers, resources and marks, and the points as they stand."""
    marks = (p.beers, p.rally, p.knowledge, p.grudge, p.joy, points(s, p))
    return _counters(tuple([p.stock[good] for good in GOODS]), marks)


_MARKS = ("beer", "rally", "knowledge", "grudge", "joy", "points")


@lru_cache(20_000)
def _counters(stock: tuple[int, ...], marks: tuple[int, ...]) -> list[Counter]:
    """Goods always, of marks those that are there, points last."""
    own = [Counter(name, n) for name, n in zip(GOODS, stock, strict=True)]
    more = [
        Counter(name, n) for name, n in zip(_MARKS, marks, strict=True) if n or name == "points"
    ]
    return own + more


def _panel(s: AnarchyState, p: Player) -> Panel:
    store = _store(s, p)
    return Panel(
        id=f"panel:{p.seat}",
        seat=p.seat,
        tincture=TINCTURES[p.seat],
        charge=CHARGES[p.seat],
        active=p.asked is not None or (s.phase in ("actions", "preparation") and not p.done),
        counters=[store[-1], *store[:-1]],
        notes=_notes(s, p),
    )


def _notes(s: AnarchyState, p: Player) -> list[Text]:
    """Who begins, what is still to be resolved, who has stopped."""
    notes: list[Text] = []
    if s.first == p.seat and not s.solo:
        notes.append(Text("first-player"))
    if s.phase == "actions" and p.done:
        notes.append(Text("has-stopped"))
    notes += [Text("owns", {"thing": thing}) for thing in p.owned]
    return notes
