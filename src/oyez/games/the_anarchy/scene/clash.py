"""The scene of a defence: what attacks, what fortifications meet, and who is still at hand."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import WHOLE, AttackCard
from oyez.games.the_anarchy.rules.defence.assault import card_faced, strength
from oyez.games.the_anarchy.rules.sheets.tactics import usable
from oyez.games.the_anarchy.scene.colours import CHARGES, TINCTURES
from oyez.games.the_anarchy.state import AnarchyState, Player
from oyez.kernel import Seat
from oyez.scene.elements import Clash, Counter, Side, Text


def clashes(s: AnarchyState, seat: Seat | None) -> list[Clash]:
    """TA-DEFENSE-06: the card that `seat` resolves; who is through with it sees the others'."""
    if s.phase != "defence":
        return []
    fighting = [s.players[each] for each in s.defending if any(s.players[each].short.values())]
    own = [p for p in fighting if p.seat == seat]
    return [_clash(s, p) for p in own or fighting]


def _clash(s: AnarchyState, p: Player) -> Clash:
    card = card_faced(s, p)
    return Clash(
        id=f"defence:{p.seat}:{p.facing}",
        label=Text("clash-defence", {"attack": card.type}),
        where=f"castle:{p.seat}",
        sides=[_attacker(s, card), _defender(s, p, card)],
        notes=_notes(s, p, card),
    )


def _attacker(s: AnarchyState, card: AttackCard) -> Side:
    """TA-DEFENSE-20: the force of its letters, side by side."""
    letters = s.options.forces[s.round - 1]
    parts = [Counter(f"side-{side}", letters[letter]) for side, letter in card.sides]
    return Side(
        label=Text(f"attack-{card.type}"),
        tincture="sable",
        charge="sword",
        parts=parts,
        total=sum(part.value or 0 for part in parts),
    )


def _defender(s: AnarchyState, p: Player, card: AttackCard) -> Side:
    """TA-DEFENSE-22: what has met the attack, and what may still be sent against it."""
    kind = s.box.types[card.type]
    letters = s.options.forces[s.round - 1]
    walls = sum(
        min(letters[letter], strength(p, kind.fortification, side)) for side, letter in card.sides
    )
    whole = sum(letters[letter] for _, letter in card.sides)
    met = whole - walls - sum(p.short.values())
    parts = [Counter(f"met-{kind.fortification}", walls)] if kind.fortification else []
    parts += [Counter("met-others", met)] if met else []
    return Side(
        label=Text("clash-castle"),
        seat=p.seat,
        tincture=TINCTURES[p.seat],
        charge=CHARGES[p.seat],
        parts=parts,
        total=walls + met,
    )


def _notes(s: AnarchyState, p: Player, card: AttackCard) -> list[Text]:
    """What is short on each side, what there is against it, and whether that can be enough."""
    kind = s.box.types[card.type]
    ready = usable(p, kind.tactic) if kind.tactic else 0
    notes: list[Text] = []
    missing = 0
    for side, short in p.short.items():
        if not short:
            continue
        there = _force(s, p, side) if kind.workers else 0
        missing += max(0, short - there)
        notes.append(Text("clash-short", {"side": side, "number": short, "there": there}))
    if kind.tactic:
        notes.append(Text("clash-tactic", {"tactic": kind.tactic, "number": ready}))
    lost = missing - ready
    notes.append(Text("clash-falls", {"number": lost}) if lost > 0 else Text("clash-holds"))
    return notes


def _force(s: AnarchyState, p: Player, side: str) -> int:
    """What stands on a side."""
    if side == WHOLE:
        return 0
    return sum([s.plan.force[worker] * n for worker, n in p.deployed[side].items()])
