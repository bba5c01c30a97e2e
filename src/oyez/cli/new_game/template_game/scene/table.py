"""The scene: the valley with its banners, the council, hands and places of the lords."""

from __future__ import annotations

from functools import cache
from typing import Final

from oyez.cli.new_game.template_game.box.edition import TemplateGameEdition
from oyez.cli.new_game.template_game.box.rows import LandRow
from oyez.cli.new_game.template_game.rules.end import points
from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.kernel import Seat
from oyez.scene.elements import (
    Board,
    Card,
    Counter,
    Hand,
    Hex,
    Panel,
    Piece,
    Row,
    Scene,
    Stack,
    Text,
    Town,
    Track,
)

TINCTURES: Final = ("gules", "azure", "vert", "or")
CHARGES: Final = ("lion", "ship", "tree", "sun")
COLOURS: Final = ("red", "blue", "green", "gold")


def lay_out(s: TemplateGameState, seat: Seat | None) -> Scene:
    """All that a seat (None: a spectator) sees."""
    return Scene(
        boards=[valley(s.box)],
        pieces=[banner(land, owner) for land, owner in s.banners.items()],
        hands=[hand(s, owner, seat) for owner in s.hands],
        stacks=[Stack(id="deck", label=Text("label-deck"), size=len(s.deck)), discards(s)],
        rows=[council(s)] if s.laid else [],
        tracks=[rounds(s)],
        panels=[panel(s, owner) for owner in s.coins],
    )


@cache
def valley(box: TemplateGameEdition) -> Board:
    """The map, which never changes."""
    lands = box.lands.values()
    return Board(
        id="valley",
        label=Text("label-valley"),
        grid="flat-odd",
        hexes=[hexagon(land) for land in lands],
        towns=[town(land) for land in lands],
    )


def hexagon(land: LandRow) -> Hex:
    """A land; choices speak of it by the id of its row."""
    return Hex(
        id=f"land:{land.id}",
        label=Text(f"land-{land.id}"),
        lit=(land.id,),
        column=land.column,
        row=land.row,
        terrain=land.terrain,
    )


def town(land: LandRow) -> Town:
    """What a land counts is written beside its houses."""
    return Town(
        id=f"town:{land.id}",
        label=Text(f"land-{land.id}"),
        lit=(land.id,),
        where=f"land:{land.id}",
        kind="village",
        counters=[Counter("worth", land.worth)],
    )


def banner(land: str, owner: Seat) -> Piece:
    """A lord's banner in a land."""
    return Piece(
        id=f"banner:{land}",
        kind="control-token",
        label=Text(f"banner-{COLOURS[owner]}"),
        where=f"land:{land}",
        owner=owner,
        tincture=TINCTURES[owner],
        charge=CHARGES[owner],
    )


def hand(s: TemplateGameState, owner: Seat, seat: Seat | None) -> Hand:
    """The envoys of a lord, face up for himself alone."""
    own = s.hands[owner] if owner == seat else []
    cards = [face(s, f"envoy:{owner}-{place}", envoy) for place, envoy in enumerate(own)]
    return Hand(
        id=f"hand:{owner}",
        label=Text("label-hand"),
        owner=owner,
        size=len(s.hands[owner]),
        cards=cards,
    )


def face(s: TemplateGameState, name: str, envoy: str, owner: Seat | None = None) -> Card:
    """An envoy that can be read; in the council it bears the colour of its lord."""
    return Card(
        id=name,
        kind="envoy",
        label=Text(f"envoy-{envoy}"),
        lit=(envoy,) if owner is None else (),
        tincture="" if owner is None else TINCTURES[owner],
        counters=[Counter("rank", s.box.envoys[envoy].rank)],
    )


def discards(s: TemplateGameState) -> Stack:
    """The envoys that have spoken."""
    top = face(s, "envoy:top", s.discards[-1]) if s.discards else None
    return Stack(id="discards", label=Text("label-discards"), size=len(s.discards), top=top)


def council(s: TemplateGameState) -> Row:
    """The last council, in order."""
    cards = [face(s, f"envoy:laid-{seat}", envoy, seat) for seat, envoy in s.laid.items()]
    return Row(id="council", label=Text("label-council"), cards=cards)


def rounds(s: TemplateGameState) -> Track:
    """How many rounds there are, and which it is."""
    spaces = [str(number) for number in range(1, s.options.rounds + 1)]
    return Track(
        id="rounds",
        label=Text("label-rounds"),
        spaces=spaces,
        markers={"round": s.round - 1},
    )


def panel(s: TemplateGameState, owner: Seat) -> Panel:
    """A lord's place: a shield, and what is counted."""
    deciding = s.phase == "council" or (s.phase == "banner" and s.winner == owner)
    return Panel(
        id=f"lord:{owner}",
        label=Text(f"lord-{COLOURS[owner]}"),
        seat=owner,
        tincture=TINCTURES[owner],
        charge=CHARGES[owner],
        active=deciding,
        counters=[
            Counter("points", points(s, owner)),
            Counter("banners", len(s.lands_of(owner))),
            Counter("coins", s.coins[owner]),
            Counter("envoys", len(s.hands[owner])),
        ],
        notes=[Text("label-first")] if owner == s.first and s.phase != "setup" else [],
    )
