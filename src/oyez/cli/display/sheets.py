"""Sheets, dice and documents in words: what is filled in, rolled or agreed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import starmap
from typing import Final

from rich.text import Text as Line

from oyez.cli.display.panels import message_or
from oyez.scene.elements import Box, Clause, Counter, Dice, Die, Document, Scene, Sheet
from oyez.text import Texts

_INDENT: Final = "    "
_FILLED, _FREE = "■", "□"


class SheetLines:
    """Tells the papers on a table; `player` says what somebody in a seat is called."""

    def __init__(self, table: Scene, texts: Texts, player: Callable[[int | None], str]) -> None:
        self._table, self._texts, self._player = table, texts, player

    def lines(self) -> Iterator[Line]:
        """Everything that is written down, sheets first."""
        for sheet in self._table.sheets:
            yield from self._sheet(sheet, "")
        for dice in self._table.dice:
            yield titled_line(self._whose(dice), self._rolled(dice))
        for document in self._table.documents:
            yield from self._document(document)

    # -- sheets -------------------------------------------------------------------------------

    def _sheet(self, sheet: Sheet, indent: str) -> Iterator[Line]:
        if sheet.layout == "sum":
            yield titled_line(indent + self._sum(sheet), self._goods(sheet.counters))
            return
        figures = self._goods(sheet.counters)
        if sheet.layout == "tree":
            yield titled_line(indent + self._whose(sheet), figures)
            yield from (Line(indent + _INDENT + words) for words in self._tree(sheet.boxes))
        else:
            told = self._row(sheet) if sheet.layout == "line" else self._boxes(sheet)
            both = " · ".join(part for part in (figures, told) if part)
            yield titled_line(indent + self._whose(sheet), both)
        for section in sheet.sections:
            yield from self._sheet(section, indent + _INDENT)

    def _sum(self, sheet: Sheet) -> str:
        """Boxes that are added up, and what they have to come to."""
        terms = " + ".join(_FREE if box.value is None else str(box.value) for box in sheet.boxes)
        return f"{terms} = {self._label(sheet)}"

    def _row(self, sheet: Sheet) -> str:
        """Boxes that are filled one after the other: how many, and what comes next."""
        boxes = sheet.boxes
        if any(box.label and box.value is not None for box in boxes):
            return self._boxes(sheet)
        filled = sum(box.checked for box in boxes)
        marks = "".join(_FILLED if box.checked else _FREE for box in boxes)
        coming = next((box for box in boxes if not box.checked), None)
        told = f"{marks} {filled}/{len(boxes)}"
        terms = "" if coming is None else self._terms(coming, sheet)
        return f"{told} · {self._texts.say('cli-next', terms=terms)}" if terms else told

    def _boxes(self, sheet: Sheet) -> str:
        """Boxes with names one by one; of others, those that are filled, and what the rest give."""
        each = [self._box(box, sheet) for box in sheet.boxes if box.label]
        bare = [(number, box) for number, box in enumerate(sheet.boxes, 1) if not box.label]
        price = f"{_FREE} = {self._price(sheet.price)}" if sheet.price and sheet.boxes else ""
        return " · ".join(part for part in (price, *each, *starmap(self._bare, bare)) if part)

    def _bare(self, number: int, box: Box) -> str:
        """A box that has no name: its number, and what it gives."""
        if box.checked or not box.gives:
            return f"{number} {_FILLED if box.checked else _FREE}"
        return f"{number} {_FREE} {self._goods(box.gives)}"

    def _box(self, box: Box, sheet: Sheet | None = None) -> str:
        """A box with its terms, marked where it is one to be filled; else with what is in it."""
        priced = (box.price or box.gives or box.needs or box.asks) and not box.shape
        mark = (_FILLED if box.checked else _FREE) if priced or box.checked or box.round else ""
        blank = box.value is None and (mark or box.charge or box.relations or box.shape)
        value = "" if blank else _said(box.value)
        words = " ".join(part for part in (mark, self._label(box), value) if part)
        told = [self._texts.label(box.text)] if box.text else []
        told += [self._goods(box.holds)] if box.holds else []
        told += [self._player(seat) for seat in box.seats]
        terms = "" if box.checked or box.shape == "die" else self._terms(box, sheet)
        told += [terms] if terms else []
        told += self.relations(box)
        return f"{words} ({', '.join(told)})" if told else words

    def _terms(self, box: Box, sheet: Sheet | None = None) -> str:
        say = self._texts.say
        told: list[str] = []
        if box.gives:
            told.append(say("cli-box-gives", things=self._goods(box.gives)))
        price = box.price or (sheet.price if sheet is not None else [])
        if price:
            told.append(say("cli-box-price", price=self._price(price)))
        needs = [*map(self._texts.label, box.needs if box.barred else ()), self._goods(box.asks)]
        if any(needs):
            told.append(say("cli-box-needs", things=", ".join(filter(None, needs))))
        if box.lacks:
            told.append(say("cli-box-lacks", things=self._goods(box.lacks)))
        return ", ".join(told)

    def _price(self, ways: Sequence[Sequence[Counter]]) -> str:
        return " / ".join(map(self._goods, ways))

    def _goods(self, goods: Sequence[Counter]) -> str:
        return ", ".join(
            f"{message_or(self._texts, f'counter-{each.name}', each.name)} {_said(each.value)}"
            for each in goods
        )

    def _tree(self, boxes: Sequence[Box]) -> Iterator[str]:
        """Everybody below their parents, beside whom they married."""
        known = {box.id: box for box in boxes}
        told: set[str] = set()

        def below(box: Box, depth: int) -> Iterator[str]:
            told.add(box.id)
            spouses = [each for each in _couple(box, boxes) if each.id not in told]
            told.update(each.id for each in spouses)
            people = " ⚭ ".join(self._box(each) for each in (box, *spouses))
            yield "  " * depth + people
            parents = {box.id, *(each.id for each in spouses)}
            for child in boxes:
                if child.id not in told and parents & _parents(child, known):
                    yield from below(child, depth + 1)

        for box in boxes:
            married_in = any(_parents(each, known) for each in _couple(box, boxes))
            if box.id not in told and not _parents(box, known) and not married_in:
                yield from below(box, 0)

    def relations(self, thing: Box) -> list[str]:
        """What somebody is to others, where there are words for it."""
        return [self._texts.label(each.label) for each in thing.relations if each.label]

    # -- dice and documents -------------------------------------------------------------------

    def _rolled(self, dice: Dice) -> str:
        shown = " · ".join(map(self._die, dice.dice))
        if dice.total is None:
            return shown
        return f"{shown} = {dice.total}"

    def _die(self, die: Die) -> str:
        face = (
            message_or(self._texts, f"face-{die.face}", die.face) if die.face else _said(die.value)
        )
        return f"({face})" if die.spent else face

    def _document(self, document: Document) -> Iterator[Line]:
        state = "" if document.state is None else self._texts.label(document.state)
        sealed = self._texts.say("cli-document-sealed") if document.sealed else ""
        told = " · ".join(part for part in (state, sealed) if part)
        yield titled_line(self._label(document), told)
        if document.text is not None:
            yield Line(_INDENT + self._texts.label(document.text), style="dim")
        for number, clause in enumerate(document.clauses, 1):
            yield Line(f"{_INDENT}{number}. {self._clause(clause)}")
        if document.parties:
            yield Line(_INDENT + self._signatures(document))

    def _clause(self, clause: Clause) -> str:
        words = self._label(clause)
        return words if clause.state is None else f"{words} ({self._texts.label(clause.state)})"

    def _signatures(self, document: Document) -> str:
        told: list[str] = []
        for message, signed in (("cli-signed", True), ("cli-unsigned", False)):
            names = [self._texts.label(p.label) for p in document.parties if p.signed is signed]
            if names:
                told.append(self._texts.say(message, names=", ".join(names)))
        return " · ".join(told)

    # -- words --------------------------------------------------------------------------------

    def _whose(self, thing: Sheet | Dice) -> str:
        owner = self._player(thing.owner)
        return ", ".join(part for part in (owner, self._label(thing)) if part)

    def _label(self, thing: Sheet | Box | Dice | Document | Clause) -> str:
        return self._texts.label(thing.label) if thing.label else ""


def titled_line(name: str, words: str) -> Line:
    """A line that begins with what it is about."""
    return Line(f"{name}  " if words else name, style="bold").append(words, "not bold")


def _parents(box: Box, known: dict[str, Box]) -> set[str]:
    return {each.to for each in box.relations if each.kind == "descent" and each.to in known}


def _couple(box: Box, boxes: Sequence[Box]) -> list[Box]:
    """Whom somebody is married to, whichever of the two says so."""
    own = {each.to for each in box.relations if each.kind == "couple"}
    return [
        each
        for each in boxes
        if each.id in own or any(r.kind == "couple" and r.to == box.id for r in each.relations)
    ]


def _said(value: str | int | None) -> str:
    return "?" if value is None else str(value)
