"""Sheets, dice and documents in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.cli.display.sheets import SheetLines
from oyez.scene.elements import (
    Box,
    Clause,
    Counter,
    Dice,
    Die,
    Document,
    Party,
    Relation,
    Scene,
    Sheet,
    Text,
)
from oyez.text import Texts
from tests.kernel.tavern import TAVERN


class Plainly(Texts):
    """Texts that take the id of what they do not know for its words."""

    def label(self, text: Text) -> str:
        return text.id


def told(*, lang: str = "en", **things: Any) -> str:
    papers = SheetLines(
        Scene(**things), Plainly(TAVERN, lang), lambda seat: "" if seat is None else f"P{seat}"
    )
    return "\n".join(line.plain for line in papers.lines())


def named(name: str, **more: Any) -> Box:
    return Box(id=f"box:{name}", label=Text(name), **more)


def test_a_ledger_is_one_line() -> None:
    ledger = Sheet(id="s", label=Text("Ledger"), boxes=[named("Round", value=2), named("Sum")])
    assert told(sheets=[ledger]) == "Ledger  Round 2 · Sum ?"


SERF, COIN, FOOD = Counter("serf", 1), Counter("coin", 1), Counter("food", 2)


def test_a_line_of_boxes_tells_how_far_it_is_and_what_comes_next() -> None:
    boxes = [named("1", checked=True), named("2", gives=[SERF], price=[[COIN], [FOOD]]), named("3")]
    line = Sheet(id="s", label=Text("Farms"), layout="line", boxes=boxes)
    assert told(sheets=[line]) == "Farms  ■□□ 1/3 · next: gives serf 1, for coin 1 / food 2"


def test_a_box_tells_what_it_needs_while_that_is_not_there() -> None:
    keep = named("Keep", price=[[COIN]], needs=[Text("crane")], barred=True)
    assert told(sheets=[Sheet(id="s", boxes=[keep])]).endswith("□ Keep (for coin 1, needs crane)")
    assert "exige crane" in told(sheets=[Sheet(id="s", boxes=[keep])], lang="fr")


def test_a_mat_is_told_section_by_section_under_its_owner() -> None:
    section = Sheet(id="a", label=Text("Farms"), layout="line", boxes=[named("1")])
    mat = Sheet(id="m", label=Text("Mat"), owner=1, counters=[SERF], sections=[section])
    assert told(sheets=[mat]) == "P1, Mat  serf 1\n    Farms  □ 0/1"


def test_a_family_is_told_below_its_parents() -> None:
    wife = Relation("box:Henry", "couple")
    boxes = [
        named("Henry", charge="lion"),
        named("Maud", relations=[wife]),
        named(
            "John", relations=[Relation("box:Henry", "descent"), Relation("box:Maud", "descent")]
        ),
        named("Ann", relations=[Relation("box:John", "couple", Text("Wife of John"))]),
        named("Joan", relations=[Relation("box:Ann", "descent")]),
    ]
    tree = Sheet(id="t", label=Text("House"), layout="tree", boxes=boxes)
    assert [line.rstrip() for line in told(sheets=[tree]).splitlines()] == [
        "House",
        "    Henry ⚭ Maud",
        "      John ⚭ Ann (Wife of John)",
        "        Joan",
    ]


def test_dice_tell_whose_they_are_and_what_they_come_to() -> None:
    dice = Dice(
        id="d",
        label=Text("Battle"),
        owner=0,
        dice=[Die(4), Die(2, spent=True), Die(), Die(face="axe")],
        total=4,
    )
    assert told(dice=[dice]) == "P0, Battle  4 · (2) · ? · axe = 4"


@pytest.mark.parametrize(
    ("lang", "signed"),
    [
        ("en", "signed by York · not yet signed by Kent"),
        ("fr", "signé par York · pas encore signé par Kent"),
    ],
)
def test_a_document_is_read_clause_by_clause(lang: str, signed: str) -> None:
    treaty = Document(
        id="t",
        label=Text("Treaty"),
        state=Text("Draft"),
        text=Text("In peace"),
        clauses=[
            Clause(id="t1", label=Text("No war")),
            Clause(id="t2", label=Text("100 crowns"), state=Text("Paid")),
        ],
        parties=[Party(Text("York"), signed=True), Party(Text("Kent"))],
    )
    assert told(documents=[treaty], lang=lang).splitlines() == [
        "Treaty  Draft",
        "    In peace",
        "    1. No war",
        "    2. 100 crowns (Paid)",
        f"    {signed}",
    ]


def test_a_sealed_document_shows_only_its_outside() -> None:
    letter = Document(id="l", kind="letter", label=Text("Letter"), sealed=True)
    assert told(documents=[letter]) == "Letter  sealed"
