"""The scene: the board of hexagons, its pieces, the open cards, and a panel for each baron."""

from __future__ import annotations

from oyez.games.warrior_knights.rules import bargains
from oyez.games.warrior_knights.rules.phases.taxes import due_to
from oyez.games.warrior_knights.rules.phases.wages import wage_bill
from oyez.games.warrior_knights.rules.variants import hostages
from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.scene import scenery, shelf
from oyez.games.warrior_knights.scene.clash import combats
from oyez.games.warrior_knights.scene.hall import halls
from oyez.games.warrior_knights.scene.retinue import retinues
from oyez.games.warrior_knights.state import Baron, KnightsState
from oyez.kernel import Seat
from oyez.scene.elements import Counter, Panel, Scene, Text


def lay_out(s: KnightsState, seat: Seat | None) -> Scene:
    """All that `seat` sees on the table."""
    return Scene(
        boards=[scenery.board(s)],
        pieces=scenery.pieces(s, seat),
        hands=[shelf.hand(s, baron, seat) for baron in s.barons if not baron.out],
        stacks=shelf.stacks(s),
        rows=[
            *retinues(s, seat),
            *shelf.rows(s),
            *shelf.plans(s, seat),
        ],
        tracks=shelf.tracks(s),
        sheets=shelf.sheets(s),
        panels=[_panel(s, baron) for baron in s.barons],
        clashes=combats(s, seat),
        halls=halls(s),
        proposals=bargains.proposals(s, seat),
        pledges=bargains.pledges(s, seat),
    )


def _panel(s: KnightsState, baron: Baron) -> Panel:
    row = s.edition.barons[baron.id]
    return Panel(
        id=f"baron:{baron.id}",
        label=Text("baron", {"baron": row.name}),
        tincture=row.tincture,
        charge=row.charge,
        lit=(baron.id, f"seat:{baron.seat}"),
        seat=baron.seat,
        active=s.card is not None and s.card.seat == baron.seat,
        counters=[
            Counter("influence", baron.influence),
            Counter("crowns", baron.crowns),
            Counter("votes", baron.votes),
            Counter("faith", baron.faith),
            Counter("cities", len(walls.cities_of(s, baron.seat))),
            Counter("cards", len(baron.hand) + len(s.held.get(baron.seat, ()))),
        ],
        notes=_notes(s, baron),
    )


def _notes(s: KnightsState, baron: Baron) -> list[Text]:
    """His budget, titles, disgrace, charges, offices, events before him, heirs he holds."""
    notes: list[Text] = []
    if not baron.out:
        notes.append(_budget(s, baron))
    if baron.out:
        notes.append(Text("eliminated"))
    if s.chairman == baron.seat:
        notes.append(Text("chairman"))
    if s.church == baron.seat:
        notes.append(Text("head-of-church"))
    if baron.banned:
        notes.append(Text("banned"))
    notes += [Text("charge-held", {"agenda": card}) for card in baron.charges]
    for noble in s.nobles_of(baron.seat):
        if noble.office:
            about = {"agenda": noble.office, "noble": s.edition.nobles[noble.id].name}
            notes.append(Text("office-held", {**about}))
    notes += [Text("event-held", {"event": card}) for card in baron.cards]
    notes += [Text("hostage", {"noble": noble}) for noble in hostages(s, baron.seat)]
    return notes


def _budget(s: KnightsState, baron: Baron) -> Text:
    """WK-TAXES-01, WK-WAGES-01: what the next Taxes phase brings and the next Wages phase asks."""
    return Text("budget", {"income": due_to(s, baron.seat), "wages": wage_bill(s, baron.seat)})
