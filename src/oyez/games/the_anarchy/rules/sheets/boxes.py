"""Boxes: what one needs, what it costs, and what filling it brings about."""

from __future__ import annotations

from bisect import insort

from oyez.games.the_anarchy.box.edition import SheetBox
from oyez.games.the_anarchy.box.plan import CENTRE, Cost
from oyez.games.the_anarchy.scene.happenings import BoxCompleted, IconLost, TrackAdvanced
from oyez.games.the_anarchy.state import AnarchyState, Player


def is_open(p: Player, box: SheetBox) -> bool:
    """TA-TRACK-01, TA-BUILDING-02, -07, TA-WHEEL-03: whether a box lacks nothing but its price."""
    if box.in_row:
        if p.tracks[box.section] != box.number - 1:
            return False
    elif box.id in p.boxes:
        return False
    for line, least in box.measure:
        if p.tracks[line] < least:
            return False
    for thing in box.requires:
        if thing not in p.owned:
            return False
    return all(name in p.boxes for name in box.after) and joined(p, box)


def joined(p: Player, box: SheetBox) -> bool:
    """TA-WHEEL-03, TA-R17: a white line leads here from the centre or from a filled box."""
    if not box.joined:
        return True
    return any(name == CENTRE or name in p.boxes for name in box.joined)


def open_boxes(s: AnarchyState, p: Player) -> list[str]:
    """Every box that could be filled by an action, were it paid for."""
    boxes = s.options.box.boxes
    return [name for name in s.options.plan.paid if is_open(p, boxes[name])]


def can_pay(p: Player, cost: Cost) -> bool:
    """TA-R10: whether all of a price is on the player board."""
    stock = p.stock
    return all(stock[good] >= number for good, number in cost)


def pay(p: Player, cost: Cost) -> None:
    """TA-ACTION-01: from the player board to the common supply."""
    for good, number in cost:
        p.stock[good] -= number


def fill(s: AnarchyState, p: Player, box: SheetBox, written: int = 1) -> None:
    """TA-ACTION-03, TA-R09: the icons of a filled box come before any that are still due."""
    if box.in_row:
        p.tracks[box.section] = box.number
    else:
        p.boxes[box.id] = written
    if box.grants:
        p.owned.append(box.grants)
    if box.id in p.open:
        p.open.remove(box.id)
    _open_more(s, p, box)
    if box.gives:
        p.due.extend(box.gives[::-1])
    for other in s.options.box.fills_after.get(box.id, ()):
        if all(name in p.boxes for name in other.after):
            s.tell(BoxCompleted, p.seat, other.id)
            fill(s, p, other)


def _open_more(s: AnarchyState, p: Player, box: SheetBox) -> None:
    """Which boxes can be filled once this one is."""
    plan = s.options.plan
    opened = plan.opens.get(box.id)
    if opened is None:
        return
    boxes = s.options.box.boxes
    for name in opened:
        if name not in p.open and is_open(p, boxes[name]):
            insort(p.open, name, key=plan.order.__getitem__)


def advance(s: AnarchyState, p: Player, track: str, icon: str) -> bool:
    """TA-TRACK-01: a gain fills the leftmost empty box of a track; in a full one it is lost."""
    row = s.options.box.sections[track].boxes
    filled = p.tracks[track]
    if filled == len(row):
        s.tell(IconLost, p.seat, icon)
        return False
    if s.events is not None:
        s.tell(TrackAdvanced, p.seat, track, filled + 1)
    fill(s, p, row[filled])
    return True
