"""What holds in every game, whatever is played: checked over random tables and random play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.games.the_anarchy import GAME, AnarchyState
from oyez.games.the_anarchy.answers import Spy, Stop
from oyez.games.the_anarchy.scene.happenings import AttackTurnedUp, CardSpied, DomainRevealed
from oyez.games.the_anarchy.state import FACE_DOWN
from oyez.kernel import NATURE, CannotUndo, Match, Record, Seat, redeal, redo, undo
from oyez.kernel import record as records
from oyez.scene.views import view
from oyez.testing.properties import (
    another_deal,
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
)
from tests.ledger import rule
from tests.the_anarchy.positions import Game
from tests.the_anarchy.positions import Position as Laid

ACTS: Final = 0.05  # how often somebody does something out of turn
STOPS: Final = 0.1  # how often somebody stops who might go on
ENDLESS: Final = 20_000


class Start(NamedTuple):
    """A table and the luck of its game: all that is played follows from these."""

    seats: int
    seed: int


class Position(NamedTuple):
    """A game under way, and the luck to go on with."""

    match: Match[AnarchyState]
    rng: Random


def begin(start: Start) -> Position:
    """A match at random options, before its first question."""
    rng = Random(f"{start.seats}-{start.seed}")
    options = GAME.sample_options(start.seats, rng)
    match = Match(GAME, start.seats, options, rng=Random(rng.getrandbits(64)), listen=True)
    return Position(match, rng)


def said(match: Match[AnarchyState], seat: Seat, rng: Random) -> Any:
    """Some answer; those who could still act seldom stop."""
    question = match.question(seat)
    assert question is not None
    answer = question.choices.sample(rng)
    while isinstance(answer, Stop) and question.choices.count() > 1 and rng.random() > STOPS:
        answer = question.choices.sample(rng)
    return answer


def move(match: Match[AnarchyState], rng: Random) -> None:
    """A random answer or, now and then, a random act of whoever may act."""
    seat = Seat(rng.randrange(match.seats))
    acts = match.anytime(seat) if rng.random() < ACTS else None
    if acts:
        match.act(seat, acts.sample(rng))
    else:
        seat = rng.choice(match.waiting())
        match.answer(seat, said(match, seat, rng))


def decisions(start: Start) -> Iterator[Match[AnarchyState]]:
    """A game from its beginning, at every decision and at its end."""
    match, rng = begin(start)
    yield match
    while not match.over:
        move(match, rng)
        yield match


def position(start: Start, moves: int) -> Position:
    """The game after so many moves, or before its last one."""
    match, rng = begin(start)
    for played in range(moves):
        move(match, rng)
        if match.over:
            return position(start, played)
    return Position(match, rng)


def played_out(start: Start) -> Match[AnarchyState]:
    """The game at its end."""
    *_, match = decisions(start)
    return match


def on_paper(match: Match[AnarchyState]) -> Record:
    """The record of a match, on its way through a file."""
    return records.from_json(records.to_json(records.write(match)))


SEEDS: Final = st.integers(0, 2**32)
STARTS: Final = st.builds(Start, st.sampled_from(GAME.seats), SEEDS)
POSITIONS: Final = st.builds(position, STARTS, st.integers(0, 400))


def examples(number: int) -> settings:
    """So many examples, the same ones at every run; `make soak` is for the search of new ones."""
    return settings(max_examples=number, deadline=None, derandomize=True, database=None)


# -- every decision of whole games ---------------------------------------------------------------


@examples(6)
@given(STARTS)
def test_games_end_after_five_rounds_without_dead_ends_and_sound_at_every_decision(
    start: Start,
) -> None:
    rounds: list[int] = []
    paths: list[int] = []
    for match in decisions(start):
        GAME.check(match.state)
        asked = [match.question(seat) for seat in match.waiting()]
        assert match.over or asked
        assert all(question is not None and question.choices for question in asked)
        assert match.ply < ENDLESS
        rounds.append(match.state.round)
        paths = [len(p.paths) for p in match.state.players]
    assert max(rounds) == rounds[-1] == 5
    assert set(paths) == {5}


@examples(5)
@given(STARTS)
def test_nothing_is_left_over_when_a_round_ends(start: Start) -> None:
    for match in decisions(start):
        if match.state.phase == "deal" and not match.over:
            for p in match.state.players:
                assert not any(p.deployed.values())
                assert (p.asked, p.due, p.short, p.rallied) == (None, [], {}, 0)
                assert not any(p.stock[good] for good in ("coin", "material", "food"))


# -- secrets -------------------------------------------------------------------------------------


@examples(15)
@given(POSITIONS)
def test_no_view_depends_on_what_its_seat_cannot_see(at: Position) -> None:
    assert check_secrecy(at.match, at.rng) == at.match.seats + 1


def rich_in_secrets() -> Iterator[Position]:
    """Positions in which cards lie face down."""
    for seed in range(6):
        match, rng = begin(Start(4, seed))
        while not match.over:
            move(match, rng)
            fresh = match.bases[-1][0] == match.ply
            if match.state.phase == "actions" and any(match.state.fronts.values()) and fresh:
                yield Position(match, rng)
                break


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


# -- copies and records --------------------------------------------------------------------------


@examples(15)
@given(POSITIONS)
def test_a_copy_leads_a_life_of_its_own(at: Position) -> None:
    assert check_clone(at.match, at.rng, plies=30)


@examples(15)
@given(POSITIONS)
def test_a_record_leads_to_the_same_position(at: Position) -> None:
    check_replay(at.match)


@examples(3)
@given(STARTS, SEEDS)
def test_every_decision_of_a_record_is_read_exactly(start: Start, seed: int) -> None:
    digests = {match.ply: match.digest() for match in decisions(start)}
    match = played_out(start)
    paper = on_paper(match)
    for ply in Random(seed).sample(sorted(digests), min(3, len(digests))):
        assert records.read(GAME, paper, ply).digest() == digests[ply]
    assert records.read(GAME, paper, listen=True).told == match.told


# -- choices -------------------------------------------------------------------------------------


@examples(20)
@given(POSITIONS)
def test_sets_of_choices_agree_with_themselves(at: Position) -> None:
    assert check_choices(at.match, at.rng) > at.match.seats


@examples(5)
@given(POSITIONS)
def test_every_scene_can_be_shown(at: Position) -> None:
    assert check_table(at.match)


@examples(10)
@given(POSITIONS)
def test_only_legal_answers_are_taken(at: Position) -> None:
    assert check_probes(at.match, at.rng)


# -- taking back ---------------------------------------------------------------------------------


@examples(15)
@given(POSITIONS)
def test_taking_back_and_giving_again_leads_to_the_same_position(at: Position) -> None:
    match = at.match
    for seat in map(Seat, range(match.seats)):
        before = match.state_of(None), match.digest()
        with suppress(CannotUndo):
            undo(match, seat)
            assert match.digest() != before[1]
            GAME.check(match.state)
            redo(match, seat)
            assert match.state_of(None) == before[0]
        GAME.check(match.state)


@examples(15)
@given(POSITIONS)
def test_taking_back_never_takes_others_answers_or_what_cards_showed(at: Position) -> None:
    match = at.match
    for seat in map(Seat, range(match.seats)):
        others = [entry for entry in match.log if entry.seat != seat]
        shown = revealed(match)
        with suppress(CannotUndo):
            while True:
                undo(match, seat)
        assert [entry for entry in match.log if entry.seat != seat] == others
        assert revealed(match) == shown


def revealed(match: Match[AnarchyState]) -> list[Any]:
    """The cards that were turned up, in any order."""
    kinds = (CardSpied, AttackTurnedUp, DomainRevealed)
    return sorted(str(t.event) for t in match.told or () if isinstance(t.event, kinds))


@examples(10)
@given(POSITIONS)
def test_after_taking_back_the_game_goes_on(at: Position) -> None:
    match, rng = at
    with suppress(CannotUndo):
        undo(match, Seat(rng.randrange(match.seats)))
    for _ in range(20):
        if not match.over:
            move(match, rng)
            GAME.check(match.state)
    check_replay(match)


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
