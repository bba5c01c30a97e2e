"""Setting up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from oyez.games.warrior_knights import GAME, KnightsOptions, KnightsState
from oyez.games.warrior_knights.box.rows import Action, Agenda, EventCard, Mercenary
from oyez.games.warrior_knights.rules.preparation import stronghold_sites
from oyez.kernel import Match, NotAmongChoices, Seat
from tests.ledger import rule
from tests.warrior_knights.moves import place
from tests.warrior_knights.positions import SIX, Position, begin, fates


def copies(rows: Mapping[str, Action | Agenda | EventCard | Mercenary]) -> int:
    """How many cards the box has of these."""
    return sum(row.copies for row in rows.values())


def opened(seats: int, seed: int = 1, **options: Any) -> Match[KnightsState]:
    """A match whose armies are to be formed."""
    return Match(GAME, seats, KnightsOptions(**options), rng=Random(seed), listen=True)


def played_until(match: Match[KnightsState], stage: str, seed: int = 1) -> Match[KnightsState]:
    rng = Random(seed)
    while match.state.stage != stage:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        GAME.check(match.state)
    return match


@rule("WK-SETUP-05", "WK-PLAYERS-01", "WK-COMP-03")
@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_with_fewer_players_more_cities_are_razed(seats: int, razed: int) -> None:
    s = opened(seats).state
    gone = [n for n, city in enumerate(s.cities) if city.razed]
    assert len(gone) == razed
    assert set(gone) <= set(s.edition.kingdom_cities)


@rule("WK-PLAYERS-02", "WK-SETUP-22")
def test_the_fate_deck_is_shuffled_before_play() -> None:
    s = opened(2).state
    assert s.fate.bottom == []
    assert sum(s.fate.stock.values()) == len(s.edition.fate)


@rule("WK-SETUP-07")
def test_chairman_and_head_of_the_church_are_two_barons_drawn_from_the_fate_deck() -> None:
    game = begin(6)
    assert game.asked == ("nature",)
    game.fate(*fates(noble="guy-de-solferino"), *fates(noble="ranulf-azure"))
    assert game.state.chairman == game.seat("red")
    assert game.state.church == game.seat("blue")


@rule("WK-SETUP-07", "WK-FATE-04")
def test_the_chairman_cannot_be_drawn_twice() -> None:
    game = begin(6).fate(*fates(noble="guy-de-solferino"))
    game.fate(*fates(noble="sir-hugh-murrey"), *fates(noble="ranulf-azure"))
    assert game.state.church == game.seat("blue")


@rule(
    "WK-SETUP-01", "WK-SETUP-03", "WK-SETUP-04", "WK-SETUP-06", "WK-SETUP-08", "WK-SETUP-16",
    "WK-SETUP-23", "WK-COMP-02", "WK-TERM-01",
)  # fmt: skip
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_everybody_begins_with(seats: int) -> None:
    s = opened(seats).state
    assert s.reserve == 10 * seats
    assert len(s.agendas) == 3
    assert len(s.agenda_deck) == copies(s.edition.agendas) - len(s.agendas)
    assert sum(s.event_deck.stock.values()) == copies(s.edition.event_cards)
    assert s.track == [None] * len(s.edition.spaces)
    assert all(not cards for cards in s.zones.values())
    assert len({baron.id for baron in s.barons}) == len(s.barons) == seats
    for baron in s.barons:
        assert (baron.crowns, baron.votes, baron.faith, baron.influence) == (15, 0, 0, 0)
        assert len(baron.hand) == copies(s.edition.actions)
        assert len(s.nobles_of(baron.seat)) == 4
        assert all(noble.fresh and not noble.on_board for noble in s.nobles_of(baron.seat))
    assert all(city.owner is None for city in s.cities)


@rule("WK-SETUP-09", "WK-SETUP-10")
def test_everybody_commands_four_hundred_men() -> None:
    s = opened(6).state
    for baron in s.barons:
        troops = baron.stronghold.troops
        assert sorted(t for t in troops if not s.edition.nation[t]) == [
            "regular-100", "regular-50", "regular-50", "regular-50",
        ]  # fmt: skip
        hired = sorted(s.edition.strength[t] for t in troops if s.edition.nation[t])
        assert hired == [50, 100]
        assert sum(s.edition.strength[t] for t in troops) == 400


@rule("WK-SETUP-15", "WK-R02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_mercenary_card_more_than_barons_is_on_offer(seats: int) -> None:
    s = opened(seats).state
    assert len(s.offer) == seats + 1
    begun = seats * len(s.edition.numbers.start.mercenaries)
    assert len(s.mercenaries) == copies(s.edition.mercenaries) - begun - len(s.offer)


@rule("WK-SETUP-02", "WK-EVENT-01")
def test_one_event_lies_underneath_and_the_top_shows_its_back() -> None:
    s = opened(3).state
    assert s.event_deck.top in ("red", "green", "blue")
    assert s.event_deck.last in ("red", "green", "blue")


@rule("WK-VARIANT-02", "WK-VARIANT-01")
@pytest.mark.parametrize("influence", [8, 10, 12, 15])
def test_the_reserve_sets_the_length(influence: int) -> None:
    assert opened(4, influence=influence).state.reserve == 4 * influence


@rule("WK-SETUP-11", "WK-SETUP-12", "WK-SETUP-13", "WK-R74")
def test_armies_are_formed_unseen_and_all_at_once() -> None:
    match = opened(2)
    assert match.waiting() == (0, 1)
    own = match.question(Seat(0))
    assert own is not None
    everything = next(value for value in own.choices if len(value) == 6)
    match.answer(Seat(0), everything)
    assert match.waiting() == (1,)
    assert match.state.nobles_of(Seat(0))[0].troops == []
    for _ in range(4):
        match.answer(Seat(1), ())
    s = match.state
    assert s.stage == "strongholds"
    assert sorted(s.nobles_of(Seat(0))[0].troops) == sorted(everything)
    assert len(s.barons[1].stronghold.troops) == 6


def site(s: KnightsState) -> list[str]:
    return stronghold_sites(s, s.barons[0].seat)


@rule("WK-SETUP-18")
def test_a_stronghold_stands_where_no_city_and_no_other_stronghold_is() -> None:
    position = Position(*SIX).stronghold("blue", "C3").city("thira", razed=True)
    s = position.state
    assert "C3" not in site(s)
    assert "G2" in site(s)
    assert "C2" not in site(s)
    assert "O1" not in site(s)
    assert len(site(s)) == 30


@rule("WK-PLAYERS-03")
def test_with_two_or_three_players_only_inside_the_border() -> None:
    for seats in (2, 3):
        s = Position(*SIX[:seats]).state
        assert not any(region[0] in "AH" or region[1] in "16" for region in site(s))
        assert len(site(s)) == 15


@rule("WK-SETUP-17", "WK-SETUP-19")
def test_strongholds_from_the_chairman_clockwise_nobles_the_other_way() -> None:
    match = played_until(opened(4, seed=2), "strongholds")
    chairman = match.state.chairman
    assert chairman == 2  # not the first seat
    order = [Seat((chairman + n) % 4) for n in range(4)]
    rng = Random(1)
    for seat in order:
        assert match.waiting() == (seat,)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    left = {seat: sum(bool(n.troops) for n in match.state.nobles_of(seat)) for seat in order}
    assert max(left.values()) > 1  # so that it goes round more than once
    while any(left.values()):
        for seat in reversed(order):
            if left[seat]:
                assert match.waiting() == (seat,)
                question = match.question(seat)
                assert question is not None
                match.answer(seat, question.choices.sample(rng))
                left[seat] -= 1
    assert match.state.phase == "planning"


@rule("WK-SETUP-14", "WK-SETUP-19", "WK-TURN-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_noble_with_troops_and_no_other_comes_onto_the_board(seats: int) -> None:
    match = played_until(opened(seats, seed=seats), "", seed=seats)
    s = match.state
    assert (s.phase, s.round) == ("planning", 1)
    assert all(noble.on_board == bool(noble.troops) for noble in s.nobles)


def placing() -> Match[KnightsState]:
    """Green is to place Alan of Smalt; blue has a noble in C3 and a stronghold in D2."""
    position = Position("green", "blue", "red", "black")
    position.noble("alan-of-smalt", "", "regular-50").noble("otto-von-prussen", "C3", "regular-50")
    position.stronghold("blue", "D2").stronghold("green", "E3").noble("kazimierz-zielonka")
    s = position.state
    s.phase, s.stage, s.order = "setup", "nobles", [position.seat("green")]
    return Match[KnightsState].resumed(GAME, 4, s.options, 0, s, [])


@rule("WK-SETUP-20", "WK-SETUP-21")
def test_a_noble_is_placed_apart_from_opponents_and_anywhere_else() -> None:
    match = placing()
    question = match.question(Seat(0))
    assert question is not None
    regions = {value.region for value in question.choices}
    assert len(regions) == 46
    assert {"E3", "D1"} <= regions


@rule("WK-SETUP-20", "WK-SETUP-14")
@pytest.mark.parametrize(
    ("region", "noble", "reason"),
    [
        ("C3", "alan-of-smalt", "noble-there"),
        ("D2", "alan-of-smalt", "stronghold-there"),
        ("O1", "alan-of-smalt", "not-in-the-kingdom"),
        ("E4", "kazimierz-zielonka", "without-troops"),
    ],
)
def test_why_a_noble_cannot_be_placed(region: str, noble: str, reason: str) -> None:
    with pytest.raises(NotAmongChoices) as refused:
        placing().answer(Seat(0), place(region, noble))
    assert refused.value.reason is not None
    assert refused.value.reason.message == reason


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (4, {"influence": 11}, "influence must be one of 8, 10, 12, 15"),
        (3, {"barons": ("green", "blue")}, "3 different ones"),
        (2, {"barons": ("green", "green")}, "2 different ones"),
        (2, {"barons": ("green", "pink")}, "2 different ones"),
        (4, {"faq_two_players": True}, "for 2 players"),
        (4, {"rounds": -1}, "rounds must be"),
        (4, {"edition": "nowhere"}, "edition 'nowhere'"),
    ],
)
def test_options_that_cannot_be_played_are_refused(
    seats: int, options: dict[str, Any], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        Match(GAME, seats, KnightsOptions(**options))
