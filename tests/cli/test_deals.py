"""Offers and promises in the terminal."""

from __future__ import annotations

from typing import Any

from oyez.cli.display.offers import OfferLines
from oyez.scene.elements import Pledge, Proposal, Scene, Text
from tests.cli.conftest import Run
from tests.cli.test_papers import Plainly
from tests.kernel.tavern import TAVERN

GOLD, PEACE = Text("gold"), Text("peace")


def told(*, lang: str = "en", **things: Any) -> list[str]:
    deals = OfferLines(Scene(**things), Plainly(TAVERN, lang), lambda seat: f"P{seat}")
    return [line.plain.strip() for line in deals.lines()]


def test_where_nothing_is_offered_or_promised_nothing_is_told() -> None:
    assert told() == []


def test_an_offer_tells_what_goes_both_ways() -> None:
    offer = Proposal("offer:3", 3, 0, 1, gives=[GOLD, PEACE], asks=[PEACE])
    assert told(proposals=[offer])[1:] == ["No. 3, P0 to P1:  gold, peace for peace"]


def test_gifts_and_demands_go_one_way() -> None:
    gift, demand = Proposal("o:1", 1, 0, 1, gives=[GOLD]), Proposal("o:2", 2, 1, 0, asks=[GOLD])
    assert told(proposals=[gift, demand])[1:] == [
        "No. 1, P0 to P1:  gold for nothing",
        "No. 2, P1 to P0:  nothing for gold",
    ]


def test_an_offer_tells_what_else_there_is_to_know() -> None:
    offer = Proposal(
        "o:4", 4, 0, 1, [GOLD], [PEACE], about=Text("in Rome"), answers=3, private=True
    )
    line = told(proposals=[offer])[1]
    assert line.endswith("gold for peace · in Rome · in answer to no. 3 · only you two know")


def test_promises_have_a_record() -> None:
    pledges = [
        Pledge("p:1", 1, 0, 1, PEACE, since=Text("round 2")),
        Pledge("p:2", 2, 1, 0, PEACE, "kept"),
        Pledge("p:3", 3, 1, 0, PEACE, "broken"),
    ]
    assert told(pledges=pledges)[1:] == [
        "No. 1, P0 to P1:  peace · round 2 · still open",
        "No. 2, P1 to P0:  peace · kept",
        "No. 3, P1 to P0:  peace · broken",
    ]


def test_deals_are_told_in_french() -> None:
    offer = Proposal("o:1", 1, 0, 1, [GOLD], [PEACE])
    assert told(proposals=[offer], lang="fr")[1:] == ["Nº 1, P0 à P1\u00a0:  gold contre peace"]


def struck(run: Run, *args: object) -> str:
    """Nine crowns for peace through the second round, offered to the second player."""
    typed = "m\noffer\nPlayer 2\ncrowns\n9\nno more\npeace\n2\nno more\nq\ny\n"
    ran = run("play", "warrior_knights", "--seats", 3, "--seed", 3, *args, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def test_a_bot_answers_an_offer_at_once(run: Run) -> None:
    out = struck(run)
    assert "Player 2 accepts offer no. 1 of Player 1." in out
    assert "Promises (m: make or judge one)" in out


def test_an_offer_that_a_bot_says_nothing_to_is_declined(run: Run) -> None:
    out = struck(run, "--bots", "random,random")
    assert "Player 2 declines offer no. 1 of Player 1." in out
