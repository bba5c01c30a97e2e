"""Setting up: razed cities, the two tokens, armies, strongholds and nobles."""

from __future__ import annotations

from functools import partial

from oyez.games.warrior_knights.answers import PlaceInRegion
from oyez.games.warrior_knights.box.edition import ZONES
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly.titles import make_chairman, make_head_of_church
from oyez.games.warrior_knights.rules.decks import backs, expose_event, fill_agendas, new_offer
from oyez.games.warrior_knights.rules.order import counter_clockwise, from_chairman
from oyez.games.warrior_knights.rules.peace import close_round
from oyez.games.warrior_knights.rules.purse import CROWNS, receive
from oyez.games.warrior_knights.rules.war.walls import raze
from oyez.games.warrior_knights.scene.happenings import (
    ArmiesFormed,
    BaronTaken,
    KnightsRoundBegun,
    NoblePlaced,
    StrongholdPlaced,
    TroopsDealt,
)
from oyez.games.warrior_knights.scene.reasons import why_not_noble, why_not_stronghold
from oyez.games.warrior_knights.state import (
    Baron,
    City,
    EventDeck,
    Expedition,
    KnightsOptions,
    KnightsState,
    Noble,
    Stronghold,
)
from oyez.kernel import Ask, Deck, Draw, Each, Flow, OneOf, Seat, Some

# -- the table before anything happens -------------------------------------------------------------


def check_options(options: KnightsOptions, seats: int) -> None:
    """Refuse what cannot be played, in words."""
    e = KnightsState(options=options, seats=seats).edition
    if options.influence not in e.numbers.length.choices:
        choices = ", ".join(map(str, e.numbers.length.choices))
        raise ValueError(f"influence must be one of {choices} (WK-VARIANT-02)")
    if options.rounds < 0:
        raise ValueError("rounds must be 0 (no limit) or more")
    if options.faq_two_players and seats != 2:
        raise ValueError("faq_two_players is for 2 players (WK-R76)")
    if options.barons:
        _check_barons(options.barons, list(e.barons), seats)


def _check_barons(barons: tuple[str, ...], known: list[str], seats: int) -> None:
    if len(barons) != seats or len(set(barons)) != seats or not set(barons) <= set(known):
        raise ValueError(f"barons must be {seats} different ones of: {', '.join(known)}")


def lay_table(options: KnightsOptions, seats: int) -> KnightsState:
    """WK-SETUP-01, -03, -04, -06, -23: all that needs neither luck nor choice."""
    s = KnightsState(options=options, seats=seats)
    e = s.edition
    names = options.barons or tuple(e.barons)[:seats]
    copies = [row.id for row in e.actions.values() for _ in range(row.copies)]
    for number, name in enumerate(names):
        seat = Seat(number)
        s.barons.append(Baron(name, seat, hand=sorted(copies)))
        s.nobles += [Noble(noble, seat, heir=seat) for noble in e.nobles_of[name]]
    s.cities = [City() for _ in e.cities]
    s.reserve = options.influence * seats
    s.fate = fate.new_deck(s)
    s.mercenaries = Deck({row.id: row.copies for row in e.mercenaries.values()})
    s.agenda_deck = Deck({row.id: row.copies for row in e.agendas.values()})
    s.event_deck = EventDeck({row.id: row.copies for row in e.event_cards.values()})
    s.track = [None] * len(e.spaces)
    s.zones = {zone: [] for zone in ZONES}
    s.expeditions = {name: Expedition() for name in e.expeditions}
    return s


def prepare(s: KnightsState) -> Flow[None]:
    """The step of the set-up that comes next."""
    if s.stage == "razing":
        return open_game(s)
    if s.stage == "armies":
        return form_armies(s)
    return place_strongholds(s) if s.stage == "strongholds" else place_noble(s)


# -- steps 1 to 10 ---------------------------------------------------------------------------------


def open_game(s: KnightsState) -> Flow[None]:
    """WK-SETUP-01..10, -15, -16, -22: all that luck decides."""
    for baron in s.barons:
        s.tell(BaronTaken, baron.seat, baron.id)
    yield from raze_cities(s)
    seats = [baron.seat for baron in s.barons]
    chairman = yield from fate.random_baron(s, seats, "WK-SETUP-07")
    make_chairman(s, chairman, "WK-SETUP-07")
    others = [seat for seat in seats if seat != chairman]
    make_head_of_church(s, (yield from fate.random_baron(s, others, "WK-SETUP-07")), "WK-SETUP-07")
    fate.shuffle(s, "WK-SETUP-22")
    for baron in s.barons:
        receive(s, baron.seat, CROWNS, s.edition.numbers.start.crowns, "WK-SETUP-08")
        yield from deal_troops(s, baron)
    yield from new_offer(s, "WK-SETUP-15")
    yield from fill_agendas(s)
    (s.event_deck.last,) = yield Draw(backs(s))  # WK-SETUP-02
    yield from expose_event(s)
    s.stage = "armies"


def raze_cities(s: KnightsState) -> Flow[None]:
    """WK-SETUP-05, WK-PLAYERS-01, -02: random cities of the kingdom, fewer with more players."""
    e = s.edition
    kingdom = {e.city_list[n].id: n for n in e.kingdom_cities}
    for _ in range(e.players[s.seats].razed):
        standing = [name for name, n in kingdom.items() if not s.cities[n].razed]
        name = yield from fate.random_city(s, standing, "WK-PLAYERS-01")
        assert name is not None
        raze(s, e.cities[name].region, None, "WK-PLAYERS-01")


def deal_troops(s: KnightsState, baron: Baron) -> Flow[None]:
    """WK-SETUP-09, -10: his regulars, and one mercenary card of each starting strength."""
    e = s.edition
    troops = [row.id for row in e.regulars.values() for _ in range(row.copies)]
    for strength in e.numbers.start.mercenaries:
        stock = s.mercenaries.stock
        (card,) = yield Draw({t: n for t, n in stock.items() if n and e.strength[t] == strength})
        stock[card] -= 1
        troops.append(card)
    baron.stronghold.troops = troops
    s.tell(TroopsDealt, baron.seat, tuple(troops))


# -- step 8: armies --------------------------------------------------------------------------------


def form_armies(s: KnightsState) -> Flow[None]:
    """WK-SETUP-11..13, WK-R74: all at once and unseen by the others until the last is done."""
    yield Each([baron.seat for baron in s.barons], form_army, ("barons", "nobles"))
    s.stage = "strongholds"


def form_army(s: KnightsState, seat: Seat) -> Flow[None]:
    """WK-SETUP-11, -12: some cards for each noble; what is left is in the stronghold."""
    held: Stronghold = s.barons[seat].stronghold
    for noble in s.nobles_of(seat):
        if held.troops:
            troops: tuple[str, ...] = yield Ask(
                seat,
                Some(sorted(held.troops)),
                "form-army",
                "WK-SETUP-11",
                {"noble": noble.id},
            )
            noble.troops = list(troops)
            for troop in troops:
                held.troops.remove(troop)
            s.tell(ArmiesFormed, seat, noble.id, troops)
    s.tell(ArmiesFormed, seat, "", tuple(held.troops))


# -- steps 11 and 12: strongholds and nobles -------------------------------------------------------


def place_strongholds(s: KnightsState) -> Flow[None]:
    """WK-SETUP-17: one for each baron, the Chairman first."""
    order = from_chairman(s)
    for seat in order:
        answer = yield Ask(
            seat,
            OneOf(
                [PlaceInRegion(region) for region in stronghold_sites(s, seat)],
                partial(why_not_stronghold, s, seat),
            ),
            "place-stronghold",
            "WK-SETUP-18",
        )
        s.barons[seat].stronghold.region = answer.region
        s.tell(StrongholdPlaced, seat, answer.region, "WK-SETUP-17")
    s.stage = "nobles"
    s.order = counter_clockwise(s, order[-1])
    begin_when_placed(s)


def stronghold_sites(s: KnightsState, seat: Seat, nobles_bar: bool = False) -> list[str]:
    """WK-SETUP-18, WK-PLAYERS-03, WK-STRONGHOLD-07: where a stronghold may be put.

    With `nobles_bar` (when it comes back) no opponent's noble may be there either.
    """
    e = s.edition
    inner = e.players[s.seats].inner_strongholds
    taken = {b.stronghold.region for b in s.barons if b.seat != seat}
    if nobles_bar:
        taken |= {n.region for n in s.nobles if n.seat != seat and not n.at_sea}
    return [
        region
        for region in e.kingdom
        if region not in taken
        and s.city_in(region) is None
        and not (inner and e.regions[region].outer)
    ]


def place_noble(s: KnightsState) -> Flow[None]:
    """WK-SETUP-14, -19: the next baron puts one noble with troops on the board."""
    seat = s.order[0]
    waiting = unplaced(s, seat)
    places = OneOf(noble_places(s, seat, waiting), partial(why_not_noble, s, seat))
    answer = yield Ask(seat, places, "place-noble", "WK-SETUP-20")
    noble = s.noble(answer.noble)
    noble.region = answer.region
    s.tell(NoblePlaced, seat, noble.id, answer.region, "WK-SETUP-19")
    s.order = [*s.order[1:], seat]
    begin_when_placed(s)


def unplaced(s: KnightsState, seat: Seat) -> list[Noble]:
    return [noble for noble in s.nobles_of(seat) if noble.troops and not noble.on_board]


def noble_places(s: KnightsState, seat: Seat, waiting: list[Noble]) -> list[PlaceInRegion]:
    """WK-SETUP-20, -21: any region of the kingdom without an opponent's noble or stronghold."""
    barred = {n.region for n in s.nobles if n.seat != seat}
    barred |= {b.stronghold.region for b in s.barons if b.seat != seat}
    free = [region for region in s.edition.kingdom if region not in barred]
    return [PlaceInRegion(region, noble.id) for noble in waiting for region in free]


def begin_when_placed(s: KnightsState) -> None:
    """Pass over barons who have all their nobles on the board; when all have, round 1 begins."""
    s.order = [seat for seat in s.order if unplaced(s, seat)]
    if not s.order:
        begin_round(s)


def begin_round(s: KnightsState) -> None:
    """WK-TURN-01: the first phase of a new round."""
    s.round += 1
    s.phase, s.stage = "planning", ""
    s.tell(KnightsRoundBegun, s.round)
    close_round(s)
