"""What one row of an edition cannot know: that rows fit each other and the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from oyez.editions.faults import Fault, fault, unknown
from oyez.games.warrior_knights.box import PACKAGE
from oyez.games.warrior_knights.box.rows import Agenda, EventCard

if TYPE_CHECKING:
    from oyez.games.warrior_knights.box.edition import KnightsEdition

Faults = Iterator[Fault]

# The cards that the rules know.
ACTIONS: Final = (
    "levy-taxes",
    "draft-soldiers",
    "rally-support",
    "serve-the-church",
    "mobilize-forces",
    "versatile-strategy",
)
NEUTRALS: Final = (
    "important-event",
    "expedition",
    "defensive-works",
    "troop-maintenance",
    "uncertain-times",
)
# Effects that leave a card in play, motions about everybody, and effects that are about a good.
LASTING: Final = frozenset({"heretic", "no-heir", "proclaim"})
STRIKES_ALL: Final = frozenset({"take-all", "collection", "new-offer"})
NEED_GOOD: Final = frozenset({"take", "take-all", "pay", "lose", "lose-share", "lose-share-up"})

# Steps from a hexagon to its neighbours, in axial coordinates.
_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def faults_of(e: KnightsEdition) -> list[Fault]:
    """All that is wrong. Whether things exist comes first, as the rest takes it for granted."""
    missing = [*_players(e), *_names(e)]
    return missing or [each for check in _CHECKS for each in check(e)]


# -- whether things exist --------------------------------------------------------------------------


def _players(e: KnightsEdition) -> Faults:
    numbers = [row.number for row in e.player_rows]
    for number in numbers:
        if number not in PACKAGE.seats:
            yield fault("numbers.toml", "players", number, "number", "players")
        elif numbers.count(number) > 1:
            yield fault("numbers.toml", "players", number, "number", "twice")
    for number in PACKAGE.seats:
        if number not in numbers:
            yield fault("numbers.toml", "players", number, "number", "missing")


def _names(e: KnightsEdition) -> Faults:
    for region in e.regions.values():
        yield from unknown("board.toml", "region", region.id, "land", region.land, e.regions)
    for border in e.borders:
        row = "-".join(border.between)
        yield from unknown("board.toml", "border", row, "between", border.between, e.regions)
    for road in e.roads.values():
        yield from unknown("board.toml", "road", road.id, "regions", road.regions, e.regions)
    for city in e.cities.values():
        yield from unknown("cities.toml", "city", city.id, "region", [city.region], e.regions)
    for noble in e.nobles.values():
        yield from unknown("nobles.toml", "noble", noble.id, "baron", [noble.baron], e.barons)
        yield from unknown("nobles.toml", "noble", noble.id, "shape", [noble.shape], e.shapes)
    for card in e.mercenaries.values():
        nation = [card.nation]
        yield from unknown("mercenaries.toml", "mercenary", card.id, "nation", nation, e.nations)
    yield from _cards_of_the_rules(e)
    yield from _names_on_fate_cards(e)


def _cards_of_the_rules(e: KnightsEdition) -> Faults:
    for table, cards, known in (("action", e.actions, ACTIONS), ("neutral", e.neutrals, NEUTRALS)):
        for card in known:
            if card not in cards:
                yield fault("actions.toml", table, card, "id", "not-there", value=card)
        for card in cards:
            if card not in known:
                yield fault("actions.toml", table, card, "id", "not-in-rules")


def _names_on_fate_cards(e: KnightsEdition) -> Faults:
    named: set[str] = set()
    for card in e.fate.values():
        for field, value, among in (
            ("noble", [card.noble], e.nobles),
            ("city", [card.city], e.cities),
            ("nation", [card.nation], e.nations),
            ("expedition", card.expedition, e.expeditions),
            ("expedition", card.expedition.values(), e.results),
        ):
            yield from unknown("fate.toml", "fate", card.id, field, value, among)
        for expedition in e.expeditions:
            if expedition not in card.expedition:
                about = {"expedition": expedition}
                yield fault("fate.toml", "fate", card.id, "expedition", "no-ending", **about)
        named |= {card.noble, card.city, card.nation}
    for word, things in (("noble", e.nobles), ("city", e.cities), ("nation", e.nations)):
        for thing in things:
            if thing not in named:
                yield fault("fate.toml", "fate", None, word, "named-by-none", value=thing)


# -- the map ---------------------------------------------------------------------------------------


def _regions(e: KnightsEdition) -> Faults:
    places: dict[tuple[int, int], str] = {}
    for row in e.regions.values():
        for near in row.land:
            if row.id not in e.regions[near].land:
                yield fault("board.toml", "region", row.id, "land", "one-way", region=near)
            yield from _touch(e, "region", row.id, "land", (row.id, near))
        if row.overseas and (row.land or not row.port):
            yield fault("board.toml", "region", row.id, "overseas", "overseas")
        if not row.overseas:
            other = places.setdefault((row.q, row.r), row.id)
            if other != row.id:
                yield fault("board.toml", "region", row.id, "q, r", "same-place", region=other)


def _borders(e: KnightsEdition) -> Faults:
    for border in e.borders:
        a, b = border.between
        yield from _touch(e, "border", f"{a}-{b}", "between", border.between)
        if (b in e.regions[a].land) is not (border.kind == "bridge"):
            about = {"kind": border.kind}
            yield fault("board.toml", "border", f"{a}-{b}", "kind", "border", **about)


def _touch(e: KnightsEdition, table: str, row: str, field: str, pair: tuple[str, str]) -> Faults:
    a, b = (e.regions[region] for region in pair)
    if (b.q - a.q, b.r - a.r) not in _AROUND:
        yield fault("board.toml", table, row, field, "apart", one=a.id, other=b.id)


def _roads(e: KnightsEdition) -> Faults:
    for road in e.roads.values():
        for a, b in pairwise(road.regions):
            if b not in e.regions[a].land:
                yield fault("board.toml", "road", road.id, "regions", "no-way", one=a, other=b)


def _cities(e: KnightsEdition) -> Faults:
    taken: set[str] = set()
    for city in e.cities.values():
        if city.region in taken:
            yield fault("cities.toml", "city", city.id, "region", "two-cities", region=city.region)
        taken.add(city.region)
    inland = [city for city in e.cities.values() if not e.regions[city.region].overseas]
    razed = max(row.razed for row in e.player_rows)
    if len(inland) <= razed:
        yield fault("cities.toml", "city", None, "", "cities", number=len(inland), razed=razed)
    free = [r for r in e.regions.values() if not (r.overseas or r.outer or r.id in taken)]
    for row in e.player_rows:
        if row.number > len(free):
            about = {"regions": len(free), "number": row.number}
            yield fault("board.toml", "region", None, "outer", "strongholds", **about)


# -- people ----------------------------------------------------------------------------------------


def _people(e: KnightsEdition) -> Faults:
    for baron in e.barons:
        shapes = sorted(n.shape for n in e.nobles.values() if n.baron == baron)
        if shapes != sorted(e.shapes):
            about = {"shapes": ", ".join(shapes) or "none"}
            yield fault("strongholds.toml", "baron", baron, "id", "shapes", **about)
    for number, strength in enumerate(e.numbers.start.mercenaries):
        rows = [card for card in e.mercenaries.values() if card.strength == strength]
        # The same strength may be asked for several times.
        asked = e.numbers.start.mercenaries[: number + 1].count(strength)
        if sum(card.copies for card in rows) < 6 * asked:
            file, table = "mercenaries.toml", "mercenary"
            yield fault(file, table, None, "copies", "mercenaries", strength=strength)


# -- decks -----------------------------------------------------------------------------------------


def _decks(e: KnightsEdition) -> Faults:
    planning = e.numbers.planning
    dealt = planning.stacks * planning.neutral
    if sum(card.copies for card in e.neutrals.values()) < dealt:
        yield fault("actions.toml", "neutral", None, "copies", "few-cards", least=dealt)
    planned = planning.stacks * planning.cards
    if sum(card.copies for card in e.actions.values()) < planned:
        yield fault("actions.toml", "action", None, "copies", "few-cards", least=planned)
    least = e.numbers.start.agendas
    if sum(card.copies for card in e.agendas.values()) < least:
        yield fault("agenda.toml", "agenda", None, "copies", "few-cards", least=least)
    if e.numbers.length.influence not in e.numbers.length.choices:
        about = {"influence": e.numbers.length.influence}
        yield fault("numbers.toml", "", None, "length.influence", "length-choices", **about)
    yield from _ids_of_cards(e)


def _ids_of_cards(e: KnightsEdition) -> Faults:
    """Agendas, laws and events lie on the same table: no two may be taken for each other."""
    seen: dict[str, str] = {}
    for file, table, cards in (
        ("events.toml", "event", e.event_cards),
        ("agenda.toml", "agenda", e.agendas),
        ("agenda.toml", "open", e.open_motions),
    ):
        for card in cards:
            if card in seen:
                yield fault(file, table, card, "id", "id-of-other", table=seen[card])
            seen[card] = f"[[{table}]]"


def _events(e: KnightsEdition) -> Faults:
    for card in e.event_cards.values():
        yield from _event(card)


def _event(card: EventCard) -> Faults:
    if bool(card.lasts) is not (card.effect in LASTING):
        about = {"effect": card.effect, "lasting": "no" if card.lasts else "yes"}
        yield fault("events.toml", "event", card.id, "lasts", "lasts", **about)
    if card.effect in NEED_GOOD and not card.good:
        yield fault("events.toml", "event", card.id, "good", "of-what", effect=card.effect)


def _agendas(e: KnightsEdition) -> Faults:
    for card in e.agendas.values():
        for field, message in _agenda(card):
            about = {"kind": card.kind, "effect": card.effect, "vote": card.vote}
            yield fault("agenda.toml", "agenda", card.id, field, message, **about)


def _agenda(card: Agenda) -> Iterator[tuple[str, str]]:
    """The fields that do not go together, and the messages about them."""
    if (card.kind == "motion") is not bool(card.effect):
        yield "effect", "motion-effect"
    if (card.kind == "private") is not (card.vote == ""):
        yield "vote", "no-vote"
    elif card.kind in ("charge", "office") and card.vote != "baron":
        yield "vote", "vote-of-baron"
    elif card.kind == "law" and card.vote != "yes-no":
        yield "vote", "vote-of-law"
    elif card.effect and (card.effect in STRIKES_ALL) is not (card.vote == "yes-no"):
        yield "vote", "vote-of-effect"
    if card.effect in NEED_GOOD and not card.good:
        yield "good", "of-what"


_CHECKS: Final[tuple[Callable[[KnightsEdition], Faults], ...]] = (
    _regions,
    _borders,
    _roads,
    _cities,
    _people,
    _decks,
    _events,
    _agendas,
)
