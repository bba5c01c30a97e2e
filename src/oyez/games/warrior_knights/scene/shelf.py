"""The scene beside the board: cards in hand and on the table, decks, tracks, how far it is."""

from __future__ import annotations

from collections import Counter as Counted
from functools import cache

from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.phases.zones import usable_spaces
from oyez.games.warrior_knights.rules.victory import cities_to_win
from oyez.games.warrior_knights.scene.hall import agenda_card, laws, stakes
from oyez.games.warrior_knights.scene.scenery import tincture
from oyez.games.warrior_knights.state import Baron, KnightsState
from oyez.kernel import Seat
from oyez.scene.elements import Box, Card, Counter, Hand, Row, Sheet, Stack, Text, Track

# -- action cards ----------------------------------------------------------------------------------


@cache
def action_card(
    place: str, name: str, card: str, copies: int = 1, colour: str = "", *, told: bool = False
) -> Card:
    """An action card, once for all copies that lie in the same place; `told`: what it does."""
    e = edition(name)
    row = e.actions.get(card) or e.neutrals[card]
    return Card(
        id=f"{place}-{card}",
        kind="action" if card in e.actions else "neutral",
        label=Text(f"card-{card}"),
        text=Text(f"card-{card}-text") if told else None,
        lit=(card,) if told and not colour else (),
        tincture=colour,
        source=row.source,
        counters=[Counter("copies", copies)] if copies > 1 else [],
    )


def action_cards(
    s: KnightsState, place: str, cards: list[str], *, told: bool = False
) -> list[Card]:
    """Each kind of card once, in the order of the edition."""
    return [
        action_card(place, s.options.edition, card, cards.count(card), told=told)
        for card in s.edition.actions
        if card in cards
    ]


def hand(s: KnightsState, baron: Baron, seat: Seat | None) -> Hand:
    """What everybody knows to be in a hand; the rest, held back when planning, he alone sees."""
    held = s.held.get(baron.seat, [])
    cards = [*baron.hand, *held] if baron.seat == seat else baron.hand
    return Hand(
        id=f"hand:{baron.id}",
        label=Text("hand"),
        owner=baron.seat,
        size=len(baron.hand) + len(held),
        cards=action_cards(s, f"card:{baron.id}", cards, told=baron.seat == seat),
    )


def plans(s: KnightsState, seat: Seat | None) -> list[Row]:
    """WK-PREP-02: what a baron has on the three stacks and is still to be turned up.

    While he plans, all three lie before him, to lay cards on.
    """
    if seat is None:
        return []
    laid = list(s.plans.get(seat, ()))
    planning = s.phase == "planning"
    if planning:
        laid += [[]] * (s.edition.numbers.planning.stacks - len(laid))
    return [
        Row(
            id=f"plan:{number}",
            label=Text("row-plan", {"number": number}),
            lit=(f"stack:{number}",) if planning else (),
            cards=action_cards(s, f"plan:{number}", cards),
            owner=seat,
        )
        for number, cards in enumerate(laid, 1)
        if cards or planning
    ]


# -- decks -----------------------------------------------------------------------------------------


def stacks(s: KnightsState) -> list[Stack]:
    """WK-PREP-04: how high the action stacks are, and the decks; of events, the top back."""
    top = s.event_deck.top
    return [
        *(_action_stack(s, place, left) for place, left in enumerate(s.neutral_left)),
        Stack(
            id="deck:events",
            label=Text("stack-events"),
            size=sum(s.event_deck.stock.values()),
            top=_event_back(top) if top else None,
        ),
        Stack(id="deck:fate", label=Text("stack-fate"), size=len(s.fate)),
        Stack(id="deck:agenda", label=Text("stack-agenda"), size=len(s.agenda_deck)),
        Stack(id="deck:mercenaries", label=Text("stack-mercenaries"), size=len(s.mercenaries)),
    ]


def _action_stack(s: KnightsState, place: int, neutral: int) -> Stack:
    now = s.phase == "actions" and place == s.stack
    return Stack(
        id=f"stack:{place + 1}",
        label=Text("stack-in-play" if now else "stack-actions", {"number": place + 1}),
        size=neutral + sum(counts[place] for counts in s.planned.values()),
    )


_BACKS = {"red": "gules", "green": "vert", "blue": "azure"}


@cache
def _event_back(back: str) -> Card:
    """WK-EVENT-01: only the colour of the next event is known."""
    return Card(
        id="event-top",
        label=Text(f"event-back-{back}"),
        face_up=False,
        back="sun",
        tincture=_BACKS[back],
        notes=[Text(f"event-back-{back}")],
    )


# -- cards on the table ----------------------------------------------------------------------------


def rows(s: KnightsState) -> list[Row]:
    """The card in play, what the assembly will vote on, laws, events, zones and stakes."""
    name = s.options.edition
    sitting = s.assembly
    listed = s.agendas if sitting is None else s.agendas + sitting.order
    found = [
        Row(
            id="agendas",
            label=Text("row-agendas" if sitting is None else "row-order"),
            cards=[agenda_card(f"agenda:{n}", name, card) for n, card in enumerate(listed)],
        ),
        # While the assembly sits, they hang on its wall.
        *([Row(id="laws", label=Text("row-laws"), cards=laws(s))] if sitting is None else []),
        Row(
            id="offer",
            label=Text("row-offer"),
            cards=[_mercenary(name, n, troop) for n, troop in enumerate(s.offer)],
        ),
        *_zones(s),
        *stakes(s),
        *_discards(s),
    ]
    if s.proclaimed:
        cards = [event_card(f"proclaimed:{n}", name, card) for n, card in enumerate(s.proclaimed)]
        found.insert(0, Row(id="proclaimed", label=Text("row-proclaimed"), cards=cards))
    if s.card is not None:
        colour = "" if s.card.seat is None else tincture(s, s.card.seat)
        cards = [action_card("in-play", name, s.card.kind, 1, colour, told=True)]
        if s.card.event:
            cards.append(event_card("in-play", name, s.card.event))
        found.insert(0, Row(id="in-play", label=Text("row-in-play"), cards=cards))
    return found


@cache
def event_card(place: str, name: str, card: str) -> Card:
    """An event, drawn or lasting."""
    row = edition(name).event_cards[card]
    return Card(
        id=f"{place}-{card}",
        kind="event",
        label=Text(f"incident-{card}"),
        text=Text(f"incident-{card}.text"),
        source=row.source,
        tincture=_BACKS[row.back],
        lit=(card,),
    )


@cache
def _mercenary(name: str, place: int, troop: str) -> Card:
    e = edition(name)
    return Card(
        id=f"offer:{place}-{troop}",
        kind="mercenary",
        label=Text(f"troop-{troop}", {"count": 1}),
        source=e.troops[troop].source,
        lit=(troop,),
        counters=[Counter("wage", e.wage[troop])],
    )


def _discards(s: KnightsState) -> list[Row]:
    """WK-R86: anybody may look through the agendas and the events that are over."""
    name = s.options.edition
    agendas = [agenda_card(f"past:{n}", name, card) for n, card in enumerate(s.agenda_discard)]
    events = [event_card(f"past:{n}", name, card) for n, card in enumerate(s.event_deck.discard)]
    piles = {"agendas": agendas, "events": events}
    return [
        Row(id=f"past:{pile}", label=Text(f"row-past-{pile}"), cards=cards)
        for pile, cards in piles.items()
        if cards
    ]


def _zones(s: KnightsState) -> list[Row]:
    """WK-TRIGGER-01..03: a zone is played when so many cards lie in it."""
    name = s.options.edition
    full = s.edition.numbers.triggers.cards_per_baron * s.n
    return [
        Row(
            id=f"zone:{zone}",
            lit=(zone,),
            label=Text("row-zone", {"zone": zone, "number": len(cards), "most": full}),
            cards=[
                action_card(f"{zone}:{n}", name, played.card, 1, tincture(s, played.seat))
                for n, played in enumerate(cards)
            ],
        )
        for zone, cards in s.zones.items()
    ]


# -- tracks and figures ----------------------------------------------------------------------------


def tracks(s: KnightsState) -> list[Track]:
    """WK-RECRUIT-02, WK-EXPED-08: markers on the recruitment track, pawns on the sea ways."""
    return [_recruitment(s), *_voyages(s)]


def _recruitment(s: KnightsState) -> Track:
    spaces = usable_spaces(s)
    return Track(
        id="recruitment",
        label=Text("track-recruitment"),
        notes=[Text("track-recruitment-about")],
        spaces=[f"space:{n}" for n in spaces],
        says=_fees(s.options.edition)[: len(spaces)],
        markers={f"{owner}:{n}": n for n, owner in enumerate(s.track) if owner is not None},
        owners={f"{owner}:{n}": owner for n, owner in enumerate(s.track) if owner is not None},
    )


@cache
def _fees(name: str) -> list[Text]:
    spaces = edition(name).spaces
    return [Text("space-fee", {"fee": each.fee, "number": n}) for n, each in enumerate(spaces, 1)]


def _voyages(s: KnightsState) -> list[Track]:
    places = s.edition.numbers.voyages.spaces
    return [
        Track(
            id=f"expedition:{name}",
            label=Text("track-expedition", {"expedition": name}),
            lit=(name,),
            notes=_voyage_results(s.options.edition, name),
            spaces=[str(n) for n in range(1, places + 1)],
            says=[_on_the_way(n, places) for n in range(1, places + 1)],
            markers={"pawn": voyage.space - 1} if voyage.space else {},
        )
        for name, voyage in s.expeditions.items()
    ]


@cache
def _on_the_way(number: int, last: int) -> Text:
    """WK-EXPED-07..09: what a space of a sea way means for the expedition on it."""
    return Text("space-voyage", {"number": number, "left": last - number})


@cache
def _voyage_results(name: str, voyage: str) -> list[Text]:
    """WK-EXPED-09: how many of all the Fate cards say what of an expedition."""
    e = edition(name)
    said = Counted(card.expedition[voyage] for card in e.fate.values())
    return [
        Text("voyage-result", {"result": result, "cards": said[result], "all": len(e.fate)})
        for result in e.results
        if said[result]
    ]


def sheets(s: KnightsState) -> list[Sheet]:
    """How far the game is: its round, and the Influence left in the reserve (WK-END-01)."""
    boxes = [
        _figure("round", s.round),
        *_last_round(s),
        *([] if s.options.might else [_figure("reserve", s.reserve)]),
        _figure("conquest", cities_to_win(s)),
    ]
    return [Sheet(id="standing", label=Text("standing"), boxes=boxes)]


def _figure(name: str, value: int) -> Box:
    return Box(id=f"standing:{name}", label=Text(f"standing-{name}"), value=value)


def _last_round(s: KnightsState) -> list[Box]:
    """WK-END-02: with the reserve empty this round is the last one."""
    last = s.round if s.last_round else s.options.rounds
    return [_figure("last", last)] if last else []
