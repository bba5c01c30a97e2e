"""What lies beside the map, in words: armies, hands, rows, decks, tracks, the hall, deals."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text as Line

from oyez.cli.commands.rules import search_form
from oyez.cli.display.offers import OfferLines
from oyez.cli.display.panels import message_or, panel_name
from oyez.cli.display.sheets import SheetLines, titled_line
from oyez.kernel import Seat
from oyez.scene.elements import Card, Chair, Clash, Counter, Element, Hall, Row, Scene, Side, Track
from oyez.text import Texts

# Of a longer row the last cards are shown: those that came last.
_CARDS: Final = 12
_COPIES: Final = "copies"


class ContentLines:
    """Tells what lies on a table, as one seat sees it."""

    def __init__(self, table: Scene, texts: Texts, own: Seat | None) -> None:
        self._table, self._texts, self._own = table, texts, own
        self._places = {h.id: self._label(h) for b in table.boards for h in (*b.regions, *b.hexes)}
        self._players = {panel.seat: panel_name(panel, texts) for panel in table.panels}
        self._tinctures = {panel.tincture: panel.seat for panel in table.panels}

    def lines(self) -> list[Line]:
        """Everything there is to tell; what is empty is left out."""
        told = [
            *SheetLines(self._table, self._texts, self._player).lines(),
            *(line for clash in self._table.clashes for line in self._clash(clash)),
            *(line for hall in self._table.halls for line in self._hall(hall)),
            *OfferLines(self._table, self._texts, self._player).lines(),
            *self._armies(),
            *self._hands(),
            *(self._row(row) for row in self._table.rows if row.cards),
            *(self._track(track) for track in self._table.tracks),
            *self._decks(),
        ]
        return [Line(""), *told] if told else []

    # -- the board ----------------------------------------------------------------------------

    def _armies(self) -> Iterator[Line]:
        """The person's own pieces of which there is more to tell than the map can show."""
        for piece in self._table.pieces:
            if piece.notes and piece.owner is not None and piece.owner == self._own:
                place = self._places.get(piece.where.removesuffix(":port"), "")
                told = [place, *self._figures(piece.counters), *map(self._texts.label, piece.notes)]
                yield titled_line(self._label(piece), " · ".join(part for part in told if part))

    def _clash(self, clash: Clash) -> Iterator[Line]:
        yield titled_line(self._label(clash), " · ".join(map(self._texts.label, clash.notes)))
        for side in clash.sides:
            yield Line("    ").append(titled_line(self._texts.label(side.label), self._side(side)))

    def _side(self, side: Side) -> str:
        total = [] if side.total is None else [str(side.total)]
        chance = [] if side.chance is None else [self._percent(side.chance)]
        cards = [self._cards(side.cards)] if side.cards else []
        return " · ".join([*total, *self._figures(side.parts), *chance, *cards])

    def _percent(self, chance: float) -> str:
        share = self._texts.say("cli-number", value=100.0 * chance, digits=0)
        return self._texts.say("cli-percent", share=share)

    # -- the hall -----------------------------------------------------------------------------

    def _hall(self, hall: Hall) -> Iterator[Line]:
        matter = "" if hall.matter is None else self._card(hall.matter)
        yield titled_line(self._label(hall), matter)
        if hall.matter is not None and hall.matter.text is not None:
            yield Line(f"    {self._texts.label(hall.matter.text)}", style="dim")
        for chair in hall.chairs:
            yield Line("    ").append(titled_line(self._player(chair.seat), self._chair(chair)))
        beside = {self._label(card) for row in self._table.rows for card in row.cards}
        if any(self._label(card) not in beside for card in hall.wall):
            yield titled_line(self._texts.say("cli-wall"), self._cards(hall.wall))

    def _chair(self, chair: Chair) -> str:
        said = self._texts.say
        told = [] if chair.votes is None else [said("cli-votes", number=chair.votes)]
        if chair.sealed:
            told.append(said("cli-sealed"))
        if chair.bid is not None:
            side = message_or(self._texts, f"side-{chair.side}", chair.side)
            told.append(said("cli-bid", number=chair.bid, side=side))
        return " · ".join([*told, *map(self._texts.label, chair.offices)])

    # -- cards --------------------------------------------------------------------------------

    def _hands(self) -> Iterator[Line]:
        for hand in self._table.hands:
            if hand.owner == self._own and hand.cards:
                yield titled_line(f"{self._label(hand)} ({hand.size})", self._cards(hand.cards))

    def _row(self, row: Row) -> Line:
        others = row.owner is not None and row.owner != self._own
        name = f"{self._player(row.owner)}, {self._label(row)}" if others else self._label(row)
        return titled_line(name, self._cards(row.cards))

    def _cards(self, cards: Sequence[Card]) -> str:
        """The cards in words, alike ones counted, the latest ones if there are many."""
        tally = Tally[str]()
        for card in cards[-_CARDS:]:
            tally[self._card(card)] += _copies(card)
        told = [words if n == 1 else f"{n} × {words}" for words, n in tally.items()]
        return ("… " if len(cards) > _CARDS else "") + ", ".join(told)

    def _card(self, card: Card) -> str:
        name = self._label(card) or message_or(self._texts, f"kind-{card.kind}", card.kind)
        # What the name tells already, and copies, which are counted.
        known = [each for each in card.counters if str(each.value) not in name.split()]
        known = [each for each in known if each.name != _COPIES]
        seat = self._tinctures.get(card.tincture) if card.kind == "action" else None
        told = ([] if seat is None else [self._player(seat)]) + self._figures(known)
        told += [self._texts.label(each.label) for each in card.relations if each.label]
        return f"{name} ({', '.join(told)})" if told else name

    def _decks(self) -> Iterator[Line]:
        decks = [f"{self._label(each)} ({each.size})" for each in self._table.stacks]
        if decks:
            yield titled_line(self._texts.say("cli-decks"), " · ".join(decks))

    def _track(self, track: Track) -> Line:
        """The spaces, and in brackets what stands on them."""
        spaces: list[str] = []
        for place, space in enumerate(track.spaces):
            written = self._texts.label(track.says[place]) if track.says else space
            there = [self._marker(track, each) for each, at in track.markers.items() if at == place]
            spaces.append(f"{written} [{', '.join(there)}]" if there else written)
        return titled_line(self._label(track), " · ".join(spaces))

    def _marker(self, track: Track, marker: str) -> str:
        return self._player(track.owners.get(marker)) or "●"

    # -- looking up ---------------------------------------------------------------------------

    def explained(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The cards in sight whose names have these words, and what each of them does."""
        halls = [card for hall in self._table.halls for card in (hall.matter, *hall.wall) if card]
        rows = [card for row in self._table.rows for card in row.cards]
        rows += [card for hand in self._table.hands for card in hand.cards]
        seen: set[str] = set()
        for card in (*halls, *rows):
            name = self._label(card)
            if (
                card.text is not None
                and name not in seen
                and all(word in search_form(name) for word in words)
            ):
                seen.add(name)
                yield name, self._texts.label(card.text)

    # -- words --------------------------------------------------------------------------------

    def _label(self, thing: Element) -> str:
        return self._texts.label(thing.label) if thing.label else ""

    def _player(self, seat: int | None) -> str:
        if seat is None:
            return ""
        return self._players.get(seat) or self._texts.player(Seat(seat))

    def _figures(self, counters: Sequence[Counter]) -> list[str]:
        return [
            f"{message_or(self._texts, f'counter-{each.name}', each.name)} {_said(each.value)}"
            for each in counters
        ]


def _copies(card: Card) -> int:
    known = (each.value for each in card.counters if each.name == _COPIES)
    return next(known, 1) or 1


def _said(value: str | int | None) -> str:
    return "?" if value is None else str(value)
