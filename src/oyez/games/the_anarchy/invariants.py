"""What must be true of every position."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import ATTRIBUTES
from oyez.games.the_anarchy.rules.sheets.boxes import open_boxes
from oyez.games.the_anarchy.rules.sheets.fortifications import NEXT_TO, SIDES
from oyez.games.the_anarchy.state import FACE_DOWN, AnarchyState, Player


def check(s: AnarchyState) -> None:
    """Raise AssertionError if something cannot be."""
    for p in s.players:
        _check_sheets(s, p)
        _check_castle(s, p)
        _check_cards(s, p)
    dealt = [slot.card for p in s.players for slot in p.slots if slot.card != FACE_DOWN]
    dealt += [card for fronts in s.fronts.values() for card in fronts.values()]
    assert len(set(dealt)) == len(dealt)
    paths = [path for p in s.players for path in p.paths]
    assert len({*paths, *s.offer, *s.path_deck}) == len(paths) + len(s.offer) + len(s.path_deck)
    assert s.rival <= s.round


def _check_sheets(s: AnarchyState, p: Player) -> None:
    """No negative stock, no track beyond its end, and the open boxes are those that are open."""
    assert min(p.stock.values()) >= 0
    assert min(p.prepared.values()) >= 0
    assert min(p.beers, p.knowledge, p.rally, p.rallied, p.grudge, p.joy) >= 0
    assert p.rally + p.rallied <= s.box.numbers.limits.rally
    for name, filled in p.tracks.items():
        assert 0 <= filled <= len(s.box.sections[name].boxes)
    assert p.open == open_boxes(s, p)
    assert len(set(p.owned)) == len(p.owned)
    assert p.tracks["castles"] <= p.tent <= s.round
    assert set(ATTRIBUTES) <= set(p.tracks)


def _check_castle(s: AnarchyState, p: Player) -> None:
    """TA-R06, TA-WALL-02: dice within their limits, walls in steps, as many as boxes are filled."""
    dice = s.box.numbers.dice
    waiting = p.asked.kind if p.asked is not None else ""
    assert p.gate == p.tracks["gate"] <= dice.gate
    assert p.moat <= dice.moat
    assert sum(p.towers.values()) == p.tracks["towers"] - (waiting == "tower")
    assert sum(p.walls.values()) == p.tracks["walls"] - (waiting == "wall")
    assert max(p.towers.values()) <= dice.tower
    for side in SIDES:
        assert p.walls[side] <= dice.wall
        for beside in NEXT_TO[side]:
            assert abs(p.walls[side] - p.walls[beside]) <= dice.step


def _check_cards(s: AnarchyState, p: Player) -> None:
    """Backs and fronts agree; a Domain card is in the deck once at most."""
    fronts = s.fronts.get(p.seat, {})
    for place, slot in enumerate(p.slots):
        card = fronts[place] if slot.card == FACE_DOWN else slot.card
        assert s.box.attacks[card].back == slot.back
        assert (place in fronts) == (slot.card == FACE_DOWN)
    assert set(p.domain) <= set(s.box.domain)
    assert set(p.domain.values()) <= {1}
    assert min(p.short.values(), default=0) >= 0
