"""The scene of a combat: what each side counts, and the Fate cards on the table."""

from __future__ import annotations

from functools import cache

from oyez.games.warrior_knights.armies import fighting_strength
from oyez.games.warrior_knights.edition import edition
from oyez.games.warrior_knights.odds import chances
from oyez.games.warrior_knights.state import Combat, Side, State
from oyez.games.warrior_knights.walls import strength
from oyez.kernel import Seat, table
from oyez.kernel.table import Card, Clash, Counter, Text


def combat_under_way(s: State, seat: Seat | None) -> list[Clash]:
    """WK-BATTLE-03, -07: the combat, if there is one; everybody sees only his own hand."""
    combat = s.combat
    if combat is None:
        return []
    odds = chances(s, combat, seat) or (None, None)
    return [
        Clash(
            id=f"combat:{combat.region}",
            label=Text(f"clash-{combat.kind}", {"region": combat.region}),
            where=f"region:{combat.region}",
            sides=[
                _side(s, combat, side, seat, chance)
                for side, chance in zip(combat.sides, odds, strict=True)
            ],
        )
    ]


def _side(
    s: State, combat: Combat, side: Side, seat: Seat | None, chance: float | None
) -> table.Side:
    parts = _parts(s, combat, side)
    label, tincture, charge = _whose(s, combat, side)
    return table.Side(
        label=label,
        seat=side.seat,
        tincture=tincture,
        charge=charge,
        parts=parts,
        total=sum(part.value or 0 for part in parts),
        chance=chance,
        cards=_cards(s, side, seat),
    )


def _whose(s: State, combat: Combat, side: Side) -> tuple[Text, str, str]:
    """Whose side it is: a baron's, or a city's of its own."""
    e = s.edition
    if side.seat is None:
        city = e.city_list[e.city_at[combat.region]]
        return Text("city", {"city": city.name}), "", ""
    row = e.barons[s.barons[side.seat].id]
    return Text("baron", {"baron": row.name}), row.tincture, row.charge


def _parts(s: State, combat: Combat, side: Side) -> list[Counter]:
    """WK-BATTLE-03, WK-ASSAULT-02: armies, garrison, walls and commander, where there are any."""
    men = sum(fighting_strength(s, s.noble(name), side.walls) for name in side.nobles)
    garrison = 0
    if side.garrison and side.seat is not None:
        garrison = fighting_strength(s, s.barons[side.seat].stronghold)
    parts = [
        Counter("clash-men", men),
        Counter("clash-garrison", garrison),
        Counter("clash-walls", strength(s, combat.region) if side.walls else 0),
        Counter("clash-commander", s.edition.numbers.combat.commander if side.commander else 0),
    ]
    return [part for part in parts if part.value]


def _cards(s: State, side: Side, seat: Seat | None) -> list[Card]:
    """What is revealed, and the hand: face down, unless it is one's own."""
    own = side.seat is not None and side.seat == seat
    hidden = [] if own else side.hand
    seen = [*side.revealed, *(side.hand if own else [])]
    name = "nobody" if side.seat is None else s.barons[side.seat].id
    shown = [_fate_card(s.options.edition, card) for card in seen]
    backs = [
        Card(id=f"fate-of-{name}:{number}", face_up=False, back="fate")
        for number in range(len(hidden))
    ]
    return shown + backs


@cache
def _fate_card(name: str, card: str) -> Card:
    row = edition(name).fate[card]
    return Card(
        id=f"fate:{card}",
        kind="fate",
        label=Text(f"fate-{row.battle}"),
        text=Text(f"fate-{row.battle}-text"),
        charge=_SIGNS[row.battle],
        source=row.source,
        lit=(card,),
    )


# What the client draws on them.
_SIGNS = {"inflict": "sword", "avoid": "tower", "victory": "crown", "draw": "key"}
