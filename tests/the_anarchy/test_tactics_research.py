"""Tactics research: five boxes, each for a tactic of choice."""

import pytest

from oyez.games.the_anarchy.answers import Fill, Research
from oyez.games.the_anarchy.scene.happenings import TacticResearched
from oyez.kernel import Reason
from tests.ledger import rule
from tests.the_anarchy.gains import gains, opens_at, reason
from tests.the_anarchy.positions import Position

TACTICS = ("covers", "stones", "pitch", "logs", "bolts")
WAYS = ("patron", "knight")


def before(number: int) -> Position:
    """As many tactics researched as boxes are filled; the ballista stands ready."""
    position = Position().filled(research=number - 1).owning("ballista")
    return position.researched(*TACTICS[: number - 1])


@rule("TA-TACRESEARCH-01")
def test_research_needs_no_building_and_goes_from_left_to_right() -> None:
    game = before(1).stock(patron=5).filled(warcraft=9).play()
    assert game.offers(Fill("research-1", "patron"))
    for number in range(2, 6):
        assert game.why_not(Fill(f"research-{number}", "patron")) == "box-before"


@rule("TA-TACRESEARCH-02")
@pytest.mark.parametrize(("number", "measure"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9)])
@pytest.mark.parametrize("way", WAYS)
def test_each_of_five_levels_needs_a_measure_of_warcraft(
    number: int, measure: int, way: str
) -> None:

    def position() -> Position:
        return before(number).stock(**{way: 1})

    assert opens_at(position, Fill(f"research-{number}", way), "warcraft") == measure


@rule("TA-TACRESEARCH-03")
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(("way", "other"), [WAYS, WAYS[::-1]])
def test_a_box_costs_a_patron_or_a_knight(number: int, way: str, other: str) -> None:
    game = before(number).stock(**{way: 2}).filled(warcraft=9).play()
    box = f"research-{number}"
    assert not game.offers(Fill(box, other))
    lacking: dict[str, str | int] = {"good": other, "number": 1}
    assert reason(game, Fill(box, other)) == Reason("too-dear", "TA-R10", lacking)
    game.do(Fill(box, way))
    assert game[0].stock[way] == 1


@rule("TA-TACRESEARCH-03")
def test_with_both_the_player_chooses_whom_to_discard() -> None:
    game = before(1).stock(patron=1, knight=1).filled(warcraft=1).play()
    offered = [c for c in game.choices() if isinstance(c, Fill) and c.box == "research-1"]
    assert offered == [Fill("research-1", "patron"), Fill("research-1", "knight")]
    game.do(Fill("research-1", "knight"), Research("logs"))
    assert game.stock() == {"patron": 1, "soldier": 1}


@rule("TA-TACRESEARCH-03")
def test_without_a_patron_and_without_a_knight_there_is_no_research() -> None:
    game = before(1).stock(serf=3, craftsman=3, soldier=3, coin=1).filled(warcraft=1).play()
    assert game.why_not(Fill("research-1", "patron")) == "too-dear"
    assert game.why_not(Fill("research-1", "knight")) == "too-dear"
    assert game.why_not(Fill("research-1", "serf")) == "no-such-way"


@rule("TA-TACRESEARCH-04")
@pytest.mark.parametrize("tactic", TACTICS)
def test_any_tactic_may_be_the_first(tactic: str) -> None:
    game = before(1).stock(patron=1).filled(warcraft=1).play().do(Fill("research-1", "patron"))
    assert game.prompt() == "research"
    assert game.choices() == [Research(each) for each in TACTICS]
    game.do(Research(tactic))
    assert game[0].researched == [tactic]
    assert [told.tactic for told in game.events(TacticResearched)] == [tactic]


@rule("TA-TACRESEARCH-04")
def test_a_tactic_is_not_researched_twice() -> None:
    position = Position().stock(patron=1).filled(research=2, warcraft=9).owning("ballista")
    game = position.researched("logs", "covers").play().do(Fill("research-3", "patron"))
    assert game.choices() == [Research("stones"), Research("pitch"), Research("bolts")]


@rule("TA-TACRESEARCH-05")
@pytest.mark.parametrize("number", range(1, 5))
def test_researching_a_tactic_grants_a_soldier(number: int) -> None:
    game = before(number).stock(patron=1).filled(warcraft=9).play()
    game.do(Fill(f"research-{number}", "patron"))
    assert gains(game) == {}
    assert gains(game.do(Research("bolts"))) == {"soldier": 1}


@rule("TA-TACRESEARCH-06")
def test_the_last_box_grants_influence_in_addition() -> None:
    game = before(5).stock(patron=1).filled(warcraft=9).play().do(Fill("research-5", "patron"))
    assert game[0].researched == list(TACTICS)
    assert game.prompt() == "act"
    assert gains(game) == {"soldier": 1, "influence": 1}


@rule("TA-TACRESEARCH-07")
def test_bolts_are_not_researched_without_the_ballista() -> None:
    position = Position().stock(patron=1).filled(warcraft=1)
    game = position.play().do(Fill("research-1", "patron"))
    assert game.choices() == [Research(each) for each in TACTICS[:-1]]


@rule("TA-TACRESEARCH-07")
def test_a_ballista_that_is_only_developed_is_not_enough() -> None:
    position = Position().stock(patron=1).filled(warcraft=1)
    position.boxes("weapon-makers-1", "weapon-makers-3")
    game = position.play().do(Fill("research-1", "patron"))
    assert not game.offers(Research("bolts"))
    position.boxes("ballista")
    game = position.play().do(Fill("research-1", "patron"))
    assert game.offers(Research("bolts"))


@rule("TA-R22")
def test_without_the_ballista_there_is_nothing_to_fill_the_fifth_box_with() -> None:
    position = Position().stock(patron=1, knight=1).filled(research=4, warcraft=9)
    game = position.researched(*TACTICS[:-1]).play()
    for way in WAYS:
        assert not game.offers(Fill("research-5", way))
        assert reason(game, Fill("research-5", way)) == Reason("nothing-to-research", "TA-R22")
    game = position.owning("ballista").play()
    for way in WAYS:
        assert game.offers(Fill("research-5", way))


@rule("TA-R22")
def test_without_the_ballista_the_fourth_box_is_filled_with_what_is_left() -> None:
    position = Position().stock(patron=1).filled(research=3, warcraft=9)
    game = position.researched("pitch", "covers", "stones").play()
    game.do(Fill("research-4", "patron"))
    assert game[0].researched == ["pitch", "covers", "stones", "logs"]
