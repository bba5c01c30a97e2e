"""Valentine festivals: women and men are invited, and couples formed."""

from __future__ import annotations

from typing import Final

from oyez.games.the_anarchy.answers import LEAVE, FillNothing, Invite
from oyez.games.the_anarchy.rules.sheets.boxes import advance, fill
from oyez.games.the_anarchy.rules.sheets.domain_cards import reveal
from oyez.games.the_anarchy.scene.happenings import CardWasted, CoupleFormed, PersonInvited
from oyez.games.the_anarchy.state import AnarchyState, PendingDecision, Player
from oyez.kernel import Flow

PENDING: Final = "person"
WOMAN: Final = "woman"
MAN: Final = "man"
COUPLES: Final = "couples"
_OTHER: Final = {WOMAN: MAN, MAN: WOMAN}
_SECTION: Final = {WOMAN: "women", MAN: "men"}


def celebrate(s: AnarchyState, p: Player) -> Flow[None]:
    """TA-VALENTINE-03, -04, TA-R24: the first card is the woman's, the second the man's."""
    woman, man = yield from reveal(s, p, s.box.numbers.reveal.valentine)
    p.due += [f"{MAN}-{man.valentine}", f"{WOMAN}-{woman.valentine}"]


def show_person(s: AnarchyState, p: Player, box: str) -> None:
    """TA-VALENTINE-05, -06, -08: a free box is filled, one that is taken calls for a choice."""
    if box not in p.boxes:
        _fill(s, p, box)
    elif _neighbours(s, p, box):
        p.asked = PendingDecision(PENDING, (box,))
    else:
        s.tell(CardWasted, p.seat, box)


def _neighbours(s: AnarchyState, p: Player, box: str) -> list[str]:
    """TA-VALENTINE-06, -07: the free boxes beside one, in a ring."""
    gender, _, value = box.partition("-")
    number = len(s.box.sections[_SECTION[gender]].boxes)
    beside = [f"{gender}-{(int(value) - 1 + step) % number + 1}" for step in (-1, 1)]
    return [name for name in beside if name not in p.boxes]


def person_choices(s: AnarchyState, p: Player) -> list[Invite | FillNothing]:
    """TA-VALENTINE-06, TA-R24: a box beside the one that is taken, or none."""
    assert p.asked is not None
    return [*(Invite(box) for box in _neighbours(s, p, p.asked.things[0])), LEAVE]


def invite(s: AnarchyState, p: Player, answer: Invite | FillNothing) -> None:
    """TA-VALENTINE-06."""
    p.asked = None
    if isinstance(answer, Invite):
        _fill(s, p, answer.box)


def _fill(s: AnarchyState, p: Player, box: str) -> None:
    """TA-VALENTINE-05, -09: with its other half, a box makes a couple."""
    fill(s, p, s.box.boxes[box])
    s.tell(PersonInvited, p.seat, box)
    gender, _, value = box.partition("-")
    if f"{_OTHER[gender]}-{value}" in p.boxes:
        s.tell(CoupleFormed, p.seat, int(value))
        advance(s, p, COUPLES, "couple")
