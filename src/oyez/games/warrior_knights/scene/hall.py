"""The assembly and the expeditions as they are seen on the table."""

from __future__ import annotations

from functools import cache

from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.assembly.voting import options
from oyez.games.warrior_knights.state import Assembly, KnightsState, Matter
from oyez.kernel import Seat
from oyez.scene.elements import Card, Chair, Counter, Hall, Row, Text


def halls(s: KnightsState) -> list[Hall]:
    """The assembly, while it sits: who is there, what is voted, and for what."""
    assembly = s.assembly
    if assembly is None:
        return []
    matter = assembly.matter
    return [
        Hall(
            id="assembly",
            label=Text("assembly"),
            matter=None if matter is None else _matter(s, matter),
            chairs=[_chair(s, assembly, seat) for seat in assembly.attending],
            sides=[] if matter is None else options(s, matter),
            wall=laws(s),
        )
    ]


def laws(s: KnightsState) -> list[Card]:
    """WK-PROPOSAL-03, WK-VARIANT-03: all laws in force, and those in words that players mind."""
    name = s.options.edition
    return [
        *(agenda_card(f"law:{n}", name, law) for n, law in enumerate(s.laws)),
        *(
            Card(
                id=f"law-in-words:{n}",
                kind="law",
                label=Text("law-in-words", {"words": words}),
                lit=(f"law:{n}",),
            )
            for n, words in enumerate(s.worded_laws)
        ),
    ]


@cache
def agenda_card(place: str, name: str, card: str) -> Card:
    """An agenda, or a law that only an open motion has made."""
    e = edition(name)
    row = e.agendas.get(card)
    return Card(
        id=f"{place}-{card}",
        kind="law" if row is None else row.kind,
        label=Text(f"agenda-{card}"),
        text=Text(f"agenda-{card}-text"),
        source=(e.open_motions[card] if row is None else row).source,
        lit=(card,),
    )


def _matter(s: KnightsState, matter: Matter) -> Card:
    """The agenda, or what a private motion proposes."""
    e = s.edition
    row = e.agendas.get(matter.subject)
    if matter.kind == "agenda" and row is not None:
        label, text = Text(f"agenda-{row.id}"), Text(f"agenda-{row.id}-text")
        return Card(id="matter", kind=row.kind, label=label, text=text, source=row.source)
    about: dict[str, str | int] = {"subject": matter.subject}
    if matter.baron is not None:
        about["baron"] = s.barons[matter.baron].id
    return Card(id="matter", kind="private", label=Text(f"matter-{matter.kind}", about))


def _chair(s: KnightsState, assembly: Assembly, seat: Seat) -> Chair:
    """WK-ASSEMBLY-03: votes are open; what was bid is shown once all bids are opened."""
    baron = s.barons[seat]
    bid = next((bid for bid in assembly.bids if bid.seat == seat), None)
    presides = [Text("presides")] if seat == assembly.chairman else []
    return Chair(
        seat=seat,
        votes=baron.votes,
        bid=None if bid is None else bid.votes,
        sealed=assembly.matter is not None and bid is None and baron.votes > 0,
        side="" if bid is None else bid.voice,
        offices=[*presides, *(Text("charge-held", {"agenda": card}) for card in baron.charges)],
    )


def stakes(s: KnightsState) -> list[Row]:
    """WK-EXPED-05, -06: what lies below each track: crowns with markers, and the blessing."""
    return [
        Row(
            id=f"stakes:{name}",
            label=Text("row-stakes", {"expedition": name}),
            cards=[
                *(_stake(s, name, seat, crowns) for seat, crowns in voyage.stakes.items()),
                *_blessing(name, voyage.blessed),
            ],
        )
        for name, voyage in s.expeditions.items()
        if voyage.stakes or voyage.blessed
    ]


def _stake(s: KnightsState, name: str, seat: Seat, crowns: int) -> Card:
    baron = s.barons[seat]
    return Card(
        id=f"stake:{name}-{baron.id}",
        kind="stake",
        label=Text("stake", {"baron": baron.id, "crowns": crowns}),
        tincture=s.edition.barons[baron.id].tincture,
        counters=[Counter("crowns", crowns)],
    )


def _blessing(name: str, blessed: bool) -> list[Card]:
    return [Card(id=f"blessing:{name}", kind="blessing", label=Text("blessing"))] if blessed else []
