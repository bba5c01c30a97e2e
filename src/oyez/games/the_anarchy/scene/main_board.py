"""The main board: a Scenario card for each round, tents, Loot, and the Path cards on offer."""

from __future__ import annotations

from functools import lru_cache

from oyez.games.the_anarchy.scene.castle import path_box
from oyez.games.the_anarchy.scene.sheets import icons, printing
from oyez.games.the_anarchy.state import AnarchyState
from oyez.scene.elements import Box, Counter, Sheet, Text


def board(s: AnarchyState) -> Sheet:
    """What lies in the middle for everybody."""
    sections = [scenarios(s)]
    if s.offer:
        sections.insert(0, offer(s))
    return Sheet(id="main", label=Text("main-board"), board=True, sections=sections)


def offer(s: AnarchyState) -> Sheet:
    """TA-PATHDRAFT-01: the Path cards that can be taken."""
    key = s.options.edition
    boxes = [path_box(key, name, f"offer:{name}") for name in s.offer]
    return Sheet(id="offer", label=Text("offer"), boxes=boxes)


def scenarios(s: AnarchyState) -> Sheet:
    """TA-SCENARIO-03: a card for each round; tents stand where they have come to."""
    key = s.options.edition
    boxes = [
        _card(
            key,
            card.id,
            place,
            s.loot[place - 1] if s.loot else "",
            place - s.round,
            tuple([p.seat for p in s.players if s.scenario.tents and p.tent == place]),
            bool(s.solo and s.scenario.tents and s.rival == place),
        )
        for place, card in enumerate(s.cards, 1)
    ]
    if s.scenario.tents:
        camped = tuple([p.seat for p in s.players if p.tent == 0])
        boxes.insert(0, _start(camped, s.solo and s.rival == 0))
    about = {"scenario": s.options.scenario}
    return Sheet(id="scenarios", label=Text("scenarios", {**about}), boxes=boxes)


@lru_cache(64)
def _start(seats: tuple[int, ...], rival: bool) -> Box:
    return Box(
        id="scenario:start",
        label=Text("camp"),
        shape="card",
        seats=seats,
        holds=[Counter("rival", 1)] if rival else [],
    )


@lru_cache(4096)
def _card(
    name: str, card: str, place: int, loot: str, ahead: int, seats: tuple[int, ...], rival: bool
) -> Box:
    e = printing(name).edition
    row, slot = e.scenario_cards[card], e.slots[place]
    tents = bool(row.front or row.back)
    gains = ("bravery",) * slot.bravery + ("might",) * slot.might
    tile = e.tiles[loot].gives if loot else ()
    shield = row.back if ahead < 0 else row.front
    bravery = [
        Counter(f"defended-{number}", won, icons=("bravery",))
        for number, won in enumerate(row.bravery)
        if won
    ]
    return Box(
        id=f"scenario:{card}",
        label=Text(f"card-{card}") if tents else Text("siege-round", {"number": place}),
        lit=("attack",) if not ahead else (),
        shape="card",
        tincture="gules" if not ahead else "",
        seats=seats,
        holds=[
            *([Counter("shield", shield, icons=("shield",))] if tents else []),
            *(
                Counter(f"letter-{x.lower()}", n, icons=(f"text:{x}",))
                for x, n in row.letters.items()
            ),
            *([Counter("rival", 1)] if rival else []),
        ],
        price=[[Counter("food", row.food or row.ribbon_food)]]
        if row.food or row.ribbon_food
        else [],
        asks=icons(row.requires),
        gives=[*icons(gains), *icons(tile)] if tents else bravery,
        text=Text("this-round") if not ahead else None,
    )
