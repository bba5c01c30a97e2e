"""What an edition calls its things, where it differs from the standard one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from oyez.editions.edition import MessageRef, NamedRow
from oyez.editions.faults import Fault, fault

if TYPE_CHECKING:
    from oyez.games.warrior_knights.box.edition import KnightsEdition
    from oyez.games.warrior_knights.box.rows import Fate

# What says nothing about what a thing does.
_OUTSIDE: Final = frozenset({"source", "note", "number", "copies", "title", "words", "back"})
_SAID: Final = frozenset({"title", "words"})


class WordedTable(msgspec.Struct, frozen=True):
    """A data table whose rows have names: the message that names one, and where its text is.

    `fixed`: the rules themselves speak of these, so there can be no others.
    """

    file: str
    table: str
    things: str
    message: str
    text: str = ""
    fixed: bool = False


KINDS: Final = (
    WordedTable("actions.toml", "action", "actions", "card-{}", "card-{}-text", fixed=True),
    WordedTable("actions.toml", "neutral", "neutrals", "card-{}", "card-{}-text", fixed=True),
    WordedTable("agenda.toml", "agenda", "agendas", "agenda-{}", "agenda-{}-text"),
    WordedTable("agenda.toml", "open", "open_motions", "agenda-{}", "agenda-{}-text"),
    WordedTable("events.toml", "event", "event_cards", "incident-{}", "incident-{}.text"),
    WordedTable("expeditions.toml", "expedition", "expeditions", "expedition-{}", fixed=True),
    WordedTable("expeditions.toml", "result", "results", "result-{}", fixed=True),
    WordedTable("mercenaries.toml", "nation", "nations", "nation-{}", fixed=True),
    WordedTable("mercenaries.toml", "mercenary", "mercenaries", "troop-{}"),
    WordedTable("troops.toml", "regular", "regulars", "troop-{}", fixed=True),
    WordedTable("nobles.toml", "shape", "shapes", "shape-{}", fixed=True),
    WordedTable("strongholds.toml", "baron", "barons", "baron-{}", fixed=True),
)


def unfitting(e: KnightsEdition, standard: KnightsEdition) -> Iterator[Fault]:
    """Rows that would be shown under words that are not theirs."""
    for kind in KINDS:
        known = _rows(standard, kind)
        for row in _rows(e, kind).values():
            yield from _unfitting(kind, row, known.get(row.id))
        if kind.fixed:
            for name in known.keys() - _rows(e, kind).keys():
                yield fault(kind.file, kind.table, name, "id", "not-there", value=name)


def _rows(e: KnightsEdition, kind: WordedTable) -> Mapping[str, NamedRow]:
    rows: Mapping[str, NamedRow] = getattr(e, kind.things)
    return rows


def _unfitting(kind: WordedTable, row: NamedRow, known: NamedRow | None) -> Iterator[Fault]:
    if known is None and kind.fixed:
        yield fault(kind.file, kind.table, row.id, "id", "not-in-rules")
        return
    if known is None and not row.title:
        yield fault(kind.file, kind.table, row.id, "title", "no-title")
    said = "words" if kind.text else "title"
    if kind.table != "baron" and not getattr(row, said) and (changed := _changed(row, known)):
        yield fault(kind.file, kind.table, row.id, said, "other-text", fields=changed)


def _changed(row: NamedRow, known: NamedRow | None) -> str:
    """What a row says otherwise than the standard one, as far as a text might tell."""
    if known is None:
        return "none"
    fields = [name for name in row.__struct_fields__ if name not in _OUTSIDE | {"zones"}]
    return ", ".join(name for name in fields if getattr(row, name) != getattr(known, name))


# -- telling ---------------------------------------------------------------------------------------


def tell(e: KnightsEdition, standard: KnightsEdition) -> None:
    """Note every message that says something else in this edition."""
    for kind in KINDS:
        for row in _rows(e, kind).values():
            e.phrases.put(kind.message.format(row.id), row.title)
            if kind.text:
                e.phrases.put(kind.text.format(row.id), row.words)
    for card in (*e.agendas.values(), *e.open_motions.values()):
        if card.words:
            e.phrases.put(f"agenda-{card.id}.text", card.words)
    _tell_names(e, standard)
    _tell_places(e, standard)
    moved = [c for c in e.cities.values() if standard.city_at.get(c.region) != e.city_index[c.id]]
    for card in e.fate.values():
        if moved or card != standard.fate.get(card.id):
            _tell_fate(e, card)


def _tell_names(e: KnightsEdition, standard: KnightsEdition) -> None:
    """Nobles and barons have their names in the row, the same in every language."""
    for noble in e.nobles.values():
        known = standard.nobles.get(noble.id)
        if known is None or noble.name != known.name:
            e.phrases.always(f"noble-{noble.id}", noble.name)
        e.phrases.put(f"noble-{noble.id}", noble.title)
    for baron in e.barons.values():
        if baron.name != standard.barons[baron.id].name:
            e.phrases.always(f"baron-{baron.id}", baron.name)
            e.phrases.always(
                f"omen-{baron.id}", (MessageRef("omen-of"), " ", MessageRef(f"baron-{baron.id}"))
            )
            e.phrases.put(f"baron-{baron.id}", baron.title)


def _tell_places(e: KnightsEdition, standard: KnightsEdition) -> None:
    """A city gives its region its name; other regions are called by their ids."""
    there = {city.region: city for city in e.cities.values()}
    before = {city.region: city.name for city in standard.cities.values()}
    for region in e.regions.values():
        city = there.get(region.id)
        if city is None:
            if region.id in before or region.id not in standard.regions:
                e.phrases.always(f"region-{region.id}", region.id)
            e.phrases.put(f"region-{region.id}", region.title)
        else:
            if before.get(region.id) != city.name:
                e.phrases.always(f"city-{region.id}", city.name)
            e.phrases.put(f"city-{region.id}", city.title)


def _tell_fate(e: KnightsEdition, card: Fate) -> None:
    """A Fate card is told by what it names."""
    message = f"fate-{card.id}"
    city = e.cities[card.city].region
    voyages: list[str | MessageRef] = []
    for expedition, result in card.expedition.items():
        voyages += [", "] if voyages else []
        voyages += [MessageRef(f"expedition-{expedition}"), " ", MessageRef(f"result-{result}")]
    omen = "omen-revolt" if card.revolt else "omen-calm"
    for form, wording in (
        ("", (MessageRef(f"fate-{card.battle}"),)),
        (".noble", (MessageRef(f"noble-{card.noble}"),)),
        (".baron-of", (MessageRef(f"omen-{e.nobles[card.noble].baron}"),)),
        (".city", (MessageRef(f"city-{city}"),)),
        (".nation", (MessageRef(f"nation-{card.nation}"),)),
        (".revolt", (MessageRef(omen),)),
        (".voyages", tuple(voyages)),
    ):
        e.phrases.always(message + form, wording)
