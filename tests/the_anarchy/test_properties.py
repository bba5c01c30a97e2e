"""What holds in every game of The Anarchy, beside what every game must pass."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import pytest

from oyez.games.the_anarchy import GAME, AnarchyState
from oyez.games.the_anarchy.answers import Spy, Stop
from oyez.games.the_anarchy.scene.happenings import AttackTurnedUp, CardSpied, DomainRevealed
from oyez.games.the_anarchy.state import FACE_DOWN
from oyez.kernel import NATURE, CannotUndo, Match, Seat, redeal, redo, undo
from oyez.kernel import record as records
from oyez.scene.views import view
from oyez.testing.play import RandomMatch, positions
from oyez.testing.properties import another_deal
from tests.ledger import rule
from tests.the_anarchy.positions import Game
from tests.the_anarchy.positions import Position as Laid

STOPS: Final = 0.1  # how often somebody stops who might go on


def said(match: Match[AnarchyState], seat: Seat, rng: Random) -> Any:
    """Some answer; those who could still act seldom stop."""
    question = match.question(seat)
    assert question is not None
    answer = question.choices.sample(rng)
    while isinstance(answer, Stop) and question.choices.count() > 1 and rng.random() > STOPS:
        answer = question.choices.sample(rng)
    return answer


@pytest.mark.parametrize("seed", range(6))
def test_games_end_after_five_rounds_with_five_paths(seed: int) -> None:
    played = RandomMatch(GAME, seed)
    rounds = [match.state.round for match in played.decisions()]
    assert max(rounds) == rounds[-1] == 5
    assert {len(p.paths) for p in played.match.state.players} == {5}


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_left_over_when_a_round_ends(seed: int) -> None:
    rounds, played = 0, RandomMatch(GAME, seed)
    played.match.rng = None  # chance is asked like a seat, so that the end of a round is seen
    for match in played.decisions():
        if match.state.phase == "deal" and not match.over:
            rounds += 1
            for p in match.state.players:
                assert not any(p.deployed.values())
                assert (p.asked, p.due, p.short, p.rallied) == (None, [], {}, 0)
                assert not any(p.stock[good] for good in ("coin", "material", "food"))
    assert rounds


def test_taking_back_never_hides_again_what_cards_showed() -> None:
    for match, _ in positions(GAME, range(4)):
        for seat in map(Seat, range(match.seats)):
            shown = revealed(match)
            with suppress(CannotUndo):
                while True:
                    undo(match, seat)
            assert revealed(match) == shown


def revealed(match: Match[AnarchyState]) -> list[Any]:
    """The cards that were turned up, in any order."""
    kinds = (CardSpied, AttackTurnedUp, DomainRevealed)
    return sorted(str(t.event) for t in match.told or () if isinstance(t.event, kinds))


def rich_in_secrets() -> Iterator[tuple[Match[AnarchyState], Random]]:
    """Positions in which cards lie face down, of four players."""
    for seed in range(3, 27, 4):
        played = RandomMatch(GAME, seed)
        for match in played.decisions():
            fresh = not match.over and match.bases[-1][0] == match.ply
            if match.state.phase == "actions" and any(match.state.fronts.values()) and fresh:
                yield match, played.rng
                break


# -- secrets -------------------------------------------------------------------------------------


@rule("TA-ATTACKDEAL-07")
def test_another_deal_turns_other_cards_face_down_with_the_same_backs() -> None:
    found = 0
    for match, rng in rich_in_secrets():
        before = match.state.fronts
        backs = [slot.back for p in match.state.players for slot in p.slots]
        for seat in (*map(Seat, range(4)), None):
            others = [redeal(match, seat, rng) for _ in range(8)]
            assert any(other.state.fronts != before for other in others)
            for other in others:
                GAME.check(other.state)
                assert [slot.back for p in other.state.players for slot in p.slots] == backs
        found += 1
    assert found >= 4


@rule("TA-ATTACKDEAL-07", "TA-ATTACKDEAL-08")
def test_nobody_is_told_the_front_of_a_card_that_lies_face_down() -> None:
    for match, rng in rich_in_secrets():
        for seat in (*map(Seat, range(4)), None):
            assert view(match, seat)["state"]["fronts"] == {"hidden": True}
            paper = records.to_json(records.redacted(match, seat))
            unknown = [
                entry for entry in records.redacted(match, seat).answers if entry.value is None
            ]
            assert [entry.seat for entry in unknown] == [NATURE] * match.seats
            twin = another_deal(match, seat, rng)
            assert records.to_json(records.redacted(twin, seat)) == paper


# -- all at once ---------------------------------------------------------------------------------

SEATS: Final = 4
OPEN: Final = ("actions", "preparation", "defence")
Script = dict[str, dict[Seat, list[Any]]]
"""By phase and seat, what is said; a tuple is what Nature draws for it."""


def busy() -> Game:
    """Four players with plenty to do in round 2, each with a card face down."""
    laid = Laid(SEATS, round=2)
    goods = dict.fromkeys(("serf", "craftsman", "patron", "coin", "material", "food"), 3)
    for seat in range(SEATS):
        laid.stock(seat, soldier=3, knight=2, **goods).researched("stones", "covers", seat=seat)
        lines = {"governance": 3, "warcraft": 2, "worship": 2, "entertainment": 2}
        laid.filled(seat, lines).having(seat, knowledge=1, beers=1, rally=1)
        laid.facing(f"f{seat + 1}", f"a0{seat + 1}", f"a{seat + 25}", hidden=(2,), seat=seat)
    return laid.play()


def own(match: Match[AnarchyState], seat: Seat, rng: Random) -> Any:
    """Something that touches nobody else's doings: each spies on the next seat's cards only."""
    while True:
        answer = said(match, seat, rng)
        if not isinstance(answer, Spy) or answer.seat == (seat + 1) % SEATS:
            return answer


def draw(match: Match[AnarchyState], rng: Random) -> Any:
    question = match.question(NATURE)
    assert question is not None
    return question.choices.sample(rng)


def one_after_the_other(match: Match[AnarchyState], rng: Random) -> Script:
    """What everybody does, each to the end of a phase before the next begins."""
    script: Script = {phase: {Seat(seat): [] for seat in range(SEATS)} for phase in OPEN}
    while (phase := match.state.phase) in OPEN:
        seat = match.waiting()[0]
        lines = script[phase][seat]
        while match.state.phase == phase and seat in match.waiting():
            lines.append(own(match, seat, rng))
            match.answer(seat, lines[-1])
            while match.waiting() == (NATURE,) and match.state.phase == phase:
                lines.append(draw(match, rng))
                match.answer(NATURE, lines[-1])
    return script


def mixed(match: Match[AnarchyState], script: Script, rng: Random) -> None:
    """The same in some other order, with some things taken back and done again."""
    rest = {phase: {seat: lines.copy() for seat, lines in script[phase].items()} for phase in OPEN}
    while (phase := match.state.phase) in OPEN:
        seat = rng.choice(match.waiting())
        lines = rest[phase][seat]
        match.answer(seat, lines.pop(0))
        chance = False
        while match.waiting() == (NATURE,) and match.state.phase == phase:
            match.answer(NATURE, lines.pop(0))
            chance = True
        if not chance and match.state.phase == phase and rng.random() < 0.2:
            with suppress(CannotUndo):
                undo(match, seat)
                redo(match, seat)


@rule("TA-ROUND-02", "TA-ROUND-05", "TA-R40")
@pytest.mark.parametrize("seed", range(6))
def test_four_seats_at_once_come_to_the_same_in_every_order(seed: int) -> None:
    rng = Random(seed)
    start = busy().match
    end = start.clone()
    script = one_after_the_other(end, rng)
    assert end.state.phase == "deal"
    assert min(len(lines) for lines in script["actions"].values()) > 3
    for _ in range(4):
        match = start.clone()
        mixed(match, script, rng)
        assert match.state == end.state


@rule("TA-SPIES-14", "TA-R65", "TA-SPIES-10")
def test_what_a_spy_turns_up_is_seen_by_all_at_once() -> None:
    game = busy()
    aim = Spy(Seat(0), 2)
    viewers = (*map(Seat, range(SEATS)), None)
    for seat in viewers:
        assert game.match.state_of(seat).players[0].slots[2].card == FACE_DOWN
    assert all(game.offers(aim, spy) for spy in range(SEATS))
    game.do(aim, seat=2)
    for seat in viewers:
        assert game.match.state_of(seat).players[0].slots[2].card == "a25"
    for other in (0, 1, 3):
        assert not game.offers(aim, other)
        assert game.why_not(aim, other) == "face-up"
