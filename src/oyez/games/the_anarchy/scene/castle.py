"""A player's castle as it is drawn: cards above it, walls and towers, who stands there, tactics."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oyez.games.the_anarchy.box.edition import WHOLE
from oyez.games.the_anarchy.rules.scoring import COUNTS, points_of_path
from oyez.games.the_anarchy.rules.sheets.fortifications import CORNERS, SIDES
from oyez.games.the_anarchy.rules.sheets.trade import TRADES
from oyez.games.the_anarchy.scene.sheets import goods, lacking, printing
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player
from oyez.scene.elements import Box, Counter, Point, Sheet, Text


def page(s: AnarchyState, p: Player, own: bool) -> Sheet:
    """What lies on and above a player board."""
    sections = [castle(s, p, own), tactics(s, p, own), paths(s, p)]
    if p.slots:
        sections.insert(0, attacks(s, p))
    if own and s.phase in ("actions", "preparation"):
        sections.append(trades(p))
    return Sheet(id=f"board:{p.seat}", label=Text("player-board"), sections=sections)


# -- attack cards ----------------------------------------------------------------------------------


def attacks(s: AnarchyState, p: Player) -> Sheet:
    """TA-ATTACKDEAL-03: the Final Assault, then the cards from left to right."""
    letters = tuple(s.card.letters.items())
    boxes = [
        _slot(
            s.options.edition,
            p.seat,
            place,
            slot.card or slot.back,
            slot.card == FACE_DOWN,
            slot.defended,
            s.phase in ("defence", "aftermath") and place == p.facing,
            letters,
        )
        for place, slot in enumerate(p.slots)
    ]
    return Sheet(id=f"attacks:{p.seat}", label=Text("attacks"), boxes=boxes)


@lru_cache(20_000)
def _slot(
    name: str,
    seat: int,
    place: int,
    shown: str,
    hidden: bool,
    defended: bool,
    faced: bool,
    letters: tuple[tuple[str, int], ...],
) -> Box:
    box = printing(name).edition
    slot = f"slot:{seat}:{place}"
    if hidden:
        return Box(
            id=slot,
            label=Text("attack-hidden", {"attack": shown}),
            shape="card",
            barred=True,
            holds=[Counter(f"attack-{shown}", 1), Counter("unknown", 1)],
        )
    card = box.attacks[shown]
    force = dict(letters)
    return Box(
        id=slot,
        label=Text(f"attack-{card.type}"),
        shape="card",
        tincture="gules" if faced else "",
        checked=defended,
        holds=[
            Counter(f"attack-{card.type}", 1),
            *(
                Counter(f"side-{side}", force[letter], icons=(f"side-{side}",))
                for side, letter in card.sides
            ),
            *([Counter("violent", 1)] if card.violent else []),
        ],
    )


# -- walls, towers and those who stand there -------------------------------------------------------


def castle(s: AnarchyState, p: Player, own: bool) -> Sheet:
    """The castle from above."""
    key, seat = s.options.edition, p.seat
    boxes = [
        *(
            _part(key, seat, own, side, "wall", p.walls[side], p.short.get(side, 0))
            for side in SIDES
        ),
        *(_part(key, seat, own, corner, "tower", p.towers[corner], 0) for corner in CORNERS),
        _part(key, seat, own, "gate", "gate", p.gate, 0),
        _part(key, seat, own, "moat", "moat", p.moat, p.short.get(WHOLE, 0)),
    ]
    for side in SIDES:
        workers = p.deployed[side]
        boxes += [
            _worker(key, seat, own, side, at, worker, number)
            for at, (worker, number) in enumerate(workers.items())
        ]
    return Sheet(id=f"castle:{seat}", label=Text("castle"), layout="placed", boxes=boxes)


_KINDS: Final = {"wall": "side", "tower": "corner", "gate": "gate", "moat": "moat"}


@lru_cache(20_000)
def _part(name: str, seat: int, own: bool, part: str, kind: str, value: int, short: int) -> Box:
    e = printing(name).edition
    return Box(
        id=f"{_KINDS[kind]}:{part}:{seat}",
        label=Text(f"castle-{part}"),
        lit=(part,) if own and kind in ("wall", "tower") else (),
        shape="die",
        value=value,
        gives=[Counter(kind, 1)],
        lacks=[Counter("force", short)] if short else [],
        at=e.places[f"castle-{part}"],
        size=e.sizes.get(f"castle-{part}"),
        tincture="gules" if short else "",
    )


@lru_cache(20_000)
def _worker(name: str, seat: int, own: bool, side: str, at: int, worker: str, number: int) -> Box:
    kind = worker.split("-")[0]
    return Box(
        id=f"worker:{worker}@{side}:{seat}",
        label=Text("worker-on", {"worker": worker, "side": side, "number": number}),
        lit=(f"{worker}@{side}",) if own else (),
        gives=[Counter(worker, number, icons=_pictures(kind, worker))],
        round=True,
        at=_stand(printing(name).edition.places[f"castle-{side}"], side, at),
    )


def _pictures(kind: str, worker: str) -> tuple[str, ...]:
    """Who he is, with a beer, or lying down."""
    if worker.endswith("-beer"):
        return (kind, "beer")
    return (kind, "down") if worker.endswith("-down") else (kind,)


def _stand(wall: Point, side: str, at: int) -> Point:
    """Workers stand behind their wall, side by side."""
    inward = {"top": (0.0, 1.45), "bottom": (0.0, -1.45), "left": (1.5, 0.0), "right": (-1.5, 0.0)}
    spread = (0.0, 1.05, -1.05, 2.1, -2.1, 3.15, -3.15, 0.0)[at]
    x, y = inward[side]
    return (wall[0] + x + spread, wall[1] + y) if y else (wall[0] + x, wall[1] + y + spread)


# -- tactics, trade, Path cards --------------------------------------------------------------------


def tactics(s: AnarchyState, p: Player, own: bool) -> Sheet:
    """TA-TACTICS-01: what is researched, and how many are ready."""
    acting = s.phase == "actions" and not p.done
    boxes = [
        _tactic(
            s.options.edition,
            p.seat,
            own,
            name,
            p.prepared[name],
            name in p.researched,
            lacking(p, [(None, row.cost)]) if acting else (),
        )
        for name, row in s.box.tactics.items()
    ]
    return Sheet(id=f"tactics:{p.seat}", label=Text("tactics"), layout="line", boxes=boxes)


@lru_cache(20_000)
def _tactic(
    name: str,
    seat: int,
    own: bool,
    tactic: str,
    ready: int,
    researched: bool,
    lacks: tuple[tuple[str, int], ...],
) -> Box:
    row = printing(name).edition.tactics[tactic]
    return Box(
        id=f"tactic:{tactic}:{seat}",
        label=Text(f"tactic-{tactic}"),
        lit=(tactic,) if own else (),
        value=ready,
        barred=not researched,
        gives=[Counter(f"tactic-{tactic}", 1)],
        price=[goods(row.cost)],
        needs=[] if researched else [Text("need-research")],
        lacks=goods(lacks) if researched else [],
    )


def trades(p: Player) -> Sheet:
    """TA-TRADE-01: two resources for another."""
    return _trades(p.seat)


@lru_cache(8)
def _trades(seat: int) -> Sheet:
    boxes = [
        Box(
            id=f"trade:{trade.first}:{trade.second}:{trade.gain}",
            label=Text("trade"),
            gives=[Counter(trade.gain, 1)],
            price=[
                [Counter(trade.first, 2)]
                if trade.first == trade.second
                else [Counter(trade.first, 1), Counter(trade.second, 1)]
            ],
        )
        for trade in TRADES
    ]
    return Sheet(id=f"trades:{seat}", label=Text("trades"), layout="line", boxes=boxes)


def paths(s: AnarchyState, p: Player) -> Sheet:
    """TA-PATHCARD-01: the cards taken so far, and what they are worth as it stands."""
    boxes = [
        path_box(
            s.options.edition,
            name,
            f"path:{name}:{p.seat}",
            points_of_path(s, p, name),
            _reached(s, p, name),
        )
        for name in p.paths
    ]
    return Sheet(id=f"paths:{p.seat}", label=Text("paths"), boxes=boxes)


def _reached(s: AnarchyState, p: Player, name: str) -> tuple[int, ...]:
    path = s.box.paths[name]
    counts = (path.counts, path.also) if path.also else (path.counts,)
    return tuple([COUNTS[count](s, p) for count in counts])


@lru_cache(20_000)
def path_box(
    name: str, path: str, box_id: str, points: int | None = None, reached: tuple[int, ...] = ()
) -> Box:
    """A Path card: its goal, and either what it gives or how far somebody is."""
    row = printing(name).edition.paths[path]
    one, two, three = row.steps
    about: dict[str, str | int] = {"one": one, "two": two, "three": three}
    if row.also:
        about |= {"also-one": row.also_steps[0], "also-two": row.also_steps[1]}
        about |= {"also-three": row.also_steps[2]}
    offered = points is None
    return Box(
        id=box_id,
        label=Text(f"path-{path}"),
        lit=(path,) if offered else (),
        shape="card",
        gives=goods(row.gives) if offered else [],
        holds=[] if offered else [Counter("points", points)],
        text=Text(f"goal-{row.counts}", about),
        notes=[Text("path-reached", {"number": number}) for number in reached],
    )
