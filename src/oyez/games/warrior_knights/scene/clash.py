"""The scene of a combat: what each side counts, and the Fate cards on the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from oyez.games.warrior_knights.answers import Attack
from oyez.games.warrior_knights.box.edition import MOBILIZE_FORCES, VERSATILE_STRATEGY, edition
from oyez.games.warrior_knights.rules.war.abilities import AVOID, INFLICT, victories
from oyez.games.warrior_knights.rules.war.armies import fighting_strength
from oyez.games.warrior_knights.rules.war.battle import survives
from oyez.games.warrior_knights.rules.war.combat import attacks, opened, ready
from oyez.games.warrior_knights.rules.war.walls import strength
from oyez.games.warrior_knights.scene.odds import Odds, chances, supposing
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState
from oyez.kernel import Seat
from oyez.scene import elements
from oyez.scene.elements import Card, Chance, Clash, Counter, Text


def combats(s: KnightsState, seat: Seat | None) -> list[Clash]:
    """WK-BATTLE-03, -07: the combat, if there is one; else those that `seat` could start now."""
    if s.combat is not None:
        return [_clash(s, s.combat, seat)]
    return [] if seat is None else _prospects(s, seat)


def weigh(s: KnightsState, seat: Seat, prompt: str, value: Any) -> list[Clash] | None:
    """WK-BATTLE-04: the combat, if `seat` discards these cards."""
    if prompt != "discard-fate" or s.combat is None:
        return None
    return [_clash(s, s.combat, seat, discarded=tuple(value))]


def _prospects(s: KnightsState, seat: Seat) -> list[Clash]:
    """WK-MILITARY-01, WK-IMPROV-01: what his card lets him attack, with all who are ready there."""
    card = s.card
    if card is None or card.seat != seat or card.fought:
        return []
    if card.kind not in (MOBILIZE_FORCES, VERSATILE_STRATEGY):
        return []
    regions = dict.fromkeys(n.region for n in s.nobles_of(seat) if n.fresh and n.on_board)
    return [
        _prospect(s, seat, attack)
        for region in ([card.region] if card.region else regions)
        for attack in attacks(s, seat, region)
        if attack.kind != "siege"
    ]


def _prospect(s: KnightsState, seat: Seat, attack: Attack) -> Clash:
    names = [noble.id for noble in ready(s, seat, attack.region)]
    supposed, combat = supposing(s, opened(s, seat, attack, names))
    return _clash(supposed, combat, seat, prospect=True)


def _clash(
    s: KnightsState,
    combat: Combat,
    seat: Seat | None,
    *,
    prospect: bool = False,
    discarded: tuple[str, ...] = (),
) -> Clash:
    odds = chances(s, combat, seat, discarded)
    sides = (None, None) if odds is None else (odds.attacker, odds.defender)
    name = f"combat:{combat.region}"
    return Clash(
        id=f"{name}-{combat.kind}-{combat.defender.seat}" if prospect else name,
        label=Text(f"clash-{combat.kind}", {"region": combat.region}),
        where=f"region:{combat.region}",
        sides=[
            _side(s, combat, side, seat, chance)
            for side, chance in zip(combat.sides, sides, strict=True)
        ],
        others=[] if odds is None or combat.kind == "assault" else [_draw(odds)],
        prospect=prospect,
        notes=_tally(s, combat),
    )


def _draw(odds: Odds) -> Chance:
    """WK-BATTLE-19: as many victories on both sides, or nobody left."""
    return Chance(Text("clash-draw"), odds.nobody)


def _outcome(combat: Combat, side: CombatSide) -> Text | None:
    """WK-ASSAULT-07: to hold the walls is enough for who defends them."""
    if combat.kind != "assault":
        return None
    return Text("clash-taken" if side is combat.attacker else "clash-repelled")


def _tally(s: KnightsState, combat: Combat) -> list[Text]:
    """WK-BATTLE-09, -15: what the cards on the table come to so far."""
    attacker, defender = combat.sides
    if not attacker.revealed and not defender.revealed:
        return []
    about = {
        "attacker": _suffers(s, attacker, defender),
        "defender": _suffers(s, defender, attacker),
        "won": victories(s, attacker),
        "lost": victories(s, defender),
    }
    return [Text("clash-tally", {**about})]


def _suffers(s: KnightsState, side: CombatSide, enemy: CombatSide) -> int:
    """Casualties that are inflicted and not avoided; abilities count once they are used."""
    fate = s.edition.fate
    inflicted = sum(fate[card].battle == INFLICT for card in enemy.revealed)
    avoided = sum(fate[card].battle == AVOID for card in side.revealed)
    lost = max(inflicted, enemy.inflicts) - max(avoided, side.avoids)
    return max(lost, 0) * s.edition.numbers.combat.casualty


def _side(
    s: KnightsState, combat: Combat, side: CombatSide, seat: Seat | None, chance: float | None
) -> elements.Side:
    parts = _parts(s, combat, side)
    label, tincture, charge = _whose(s, combat, side)
    return elements.Side(
        label=label,
        seat=side.seat,
        tincture=tincture,
        charge=charge,
        parts=parts,
        total=sum(part.value or 0 for part in parts),
        chance=chance,
        cards=_cards(s, side, seat),
        won=combat.stage == "resolve" and _ahead(s, combat, side),
        outcome=_outcome(combat, side),
    )


def _ahead(s: KnightsState, combat: Combat, side: CombatSide) -> bool:
    """WK-BATTLE-15, -16: it alone is left, or it has more victories."""
    other = combat.other(side)
    left, right = survives(s, side), survives(s, other)
    return left if left is not right else side.victories > other.victories


def _whose(s: KnightsState, combat: Combat, side: CombatSide) -> tuple[Text, str, str]:
    """Whose side it is: a baron's, or a city's of its own."""
    e = s.edition
    if side.seat is None:
        city = e.city_list[e.city_at[combat.region]]
        return Text("city", {"city": city.name}), "", ""
    row = e.barons[s.barons[side.seat].id]
    return Text("baron", {"baron": row.name}), row.tincture, row.charge


def _parts(s: KnightsState, combat: Combat, side: CombatSide) -> list[Counter]:
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


def _cards(s: KnightsState, side: CombatSide, seat: Seat | None) -> list[Card]:
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
