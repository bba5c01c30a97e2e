"""Everything at once: sealed answers, phases, dice and acts, in random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import Observation, pack_observation
from oyez.kernel import (
    NATURE,
    WITHDRAWN,
    Amount,
    Ask,
    AskAll,
    CannotUndo,
    Choices,
    Commit,
    Each,
    Flow,
    Match,
    OneOf,
    Roll,
    Seat,
    redeal,
    undo,
)
from oyez.kernel.record import from_json, read, to_json, write
from oyez.scene.views import view, view_bytes
from tests.kernel.toys import A, B, C, Noted, Toy, ToyGame, toy

SEATS = (A, B, C)


def purse(s: Toy, seat: Seat) -> Ask:
    return Ask(seat, lambda: Amount(1, s.coins[seat]))


def purses(s: Toy, seats: tuple[Seat, ...]) -> AskAll:
    return AskAll({seat: lambda seat=seat: Amount(1, s.coins[seat]) for seat in seats})  # type: ignore[misc]


def pay(s: Toy, seat: Seat, sum_: Any) -> None:
    s.note(seat, "-" if sum_ is WITHDRAWN else sum_)
    s.coins[seat] -= 0 if sum_ is WITHDRAWN else sum_


def shop(s: Toy, seat: Seat) -> Flow[int]:
    """Pay twice; one coin buys a throw of the dice, two coins cannot be taken back."""
    for _ in range(2):
        paid = yield purse(s, seat)
        pay(s, seat, paid)
        if paid == 1:
            s.coins[seat] += (yield Roll(1, 3))[0]
        elif paid == 2:
            yield Commit("T-SHOP")
    s.tell(Noted, f"{seat} shopped")
    return s.coins[seat]


def round_(s: Toy) -> Flow[None]:
    for seat, bid in (yield purses(s, SEATS)).items():
        pay(s, seat, bid)
    pay(s, SEATS[s.step], (yield purse(s, SEATS[s.step])))
    s.note((yield Each(SEATS, shop)))
    s.coins[SEATS[(yield Roll())[0] % 3]] += 3


def anytime(s: Toy, seat: Seat) -> Choices[Any]:
    return OneOf(["rob", "ask", "vote", "roll", "shop", "shout"] if s.coins[seat] else ["beg"])


def act(s: Toy, seat: Seat, value: str) -> Flow[None]:
    s.tell(Noted, f"{seat} {value}")
    after = Seat((seat + 1) % 3)
    match value:
        case "rob":
            s.coins[after] = max(0, s.coins[after] - 1)
        case "ask":
            pay(s, after, (yield purse(s, after)))
        case "vote":
            s.note((yield purses(s, (after, seat))))
        case "roll":
            s.coins[seat] += (yield Roll())[0]
        case "shop":
            s.note((yield Each((seat, after), shop)))
        case "shout":
            s.coins[after] = 0
        case "beg":
            s.coins[seat] += 1


def game() -> ToyGame:
    return ToyGame(
        round_, steps=3, anytime=anytime, act=act, interrupts=lambda s, value: value == "shout"
    )


def wander(match: Match[Toy], rng: Random) -> None:
    """One random thing: an act, something taken back, or an answer."""
    waiting = match.waiting()
    seat = rng.choice(SEATS)
    chance = rng.random()
    if chance < 0.2 and NATURE not in waiting:
        match.act(seat, match.anytime(seat).sample(rng), match.ply_of(seat))
    elif chance < 0.3:
        try:
            undo(match, seat)
        except CannotUndo:
            return
    else:
        asked = match.question(rng.choice(waiting))
        assert asked is not None
        match.answer(asked.seat, asked.choices.sample(rng), asked.ply)


def but_log(match: Match[Any], seat: Seat | None) -> dict[str, Any]:
    seen = view(match, seat)
    del seen["log"]
    return seen


@pytest.mark.parametrize("by_hand", [False, True], ids=["nature plays", "nature by hand"])
@pytest.mark.parametrize("seed", range(24))
def test_at_any_point_a_clone_a_record_and_another_deal_agree(seed: int, by_hand: bool) -> None:
    rng = Random(seed)
    match = Match(game(), 3, rng=None if by_hand else Random(seed), listen=True)
    for _ in range(60):
        if match.over:
            break
        wander(match, rng)
        twin = match.clone()
        assert twin.digest() == match.digest()
        assert [but_log(twin, s) for s in (*SEATS, None)] == [
            but_log(match, s) for s in (*SEATS, None)
        ]
        seat = rng.choice(SEATS)
        assert view_bytes(redeal(match, seat, rng), seat) == view_bytes(match, seat)
    again = read(game(), from_json(to_json(write(match))), listen=True)
    assert again.digest() == match.digest()
    assert again.log_of(A) == match.log_of(A)


def test_another_deal_in_which_the_phase_is_already_over_is_thrown_away() -> None:
    """What the others do unseen decides when they are done, which everybody would see."""

    def lane(s: Toy, seat: Seat) -> Flow[None]:
        for _ in range(3):
            if (yield Ask(seat, OneOf(["on", "stop"]))) == "stop":
                return

    def step(s: Toy) -> Flow[None]:
        yield Each((A, B), lane)
        yield Ask(B, OneOf(["go"]))

    match = toy(step)
    match.answer(A, "stop")
    match.answer(B, "on")
    for seed in range(20):
        assert view_bytes(redeal(match, A, Random(seed)), A) == view_bytes(match, A)


def test_another_deal_is_found_where_an_act_made_a_sealed_answer_fall() -> None:
    def step(s: Toy) -> Flow[None]:
        yield purses(s, SEATS)

    def rob(s: Toy, seat: Seat, value: str) -> Flow[None]:
        s.coins[B] = 1
        yield Commit("T-ROB")

    match = toy(step, anytime=lambda s, seat: OneOf(["rob"]), act=rob)
    match.answer(A, 1)
    match.answer(B, 3)
    match.act(C, "rob")
    assert match.waiting() == SEATS
    for seat in (*SEATS, None):
        assert view_bytes(redeal(match, seat, Random(1)), seat) == view_bytes(match, seat)


def planned_by_b(cards: int) -> Match[Toy]:
    """All lay cards at once, B so many of them; then C's act asks A something."""

    def plan(s: Toy, seat: Seat) -> Flow[None]:
        for _ in range(3):
            yield Ask(seat, OneOf(["x", "y"]), secret=True)

    def step(s: Toy) -> Flow[None]:
        yield Each(SEATS, plan)

    def ask(s: Toy, seat: Seat, value: str) -> Flow[None]:
        yield Ask(A, OneOf(["p", "q"]))

    match = toy(step, anytime=lambda s, seat: OneOf(["ask"]), act=ask, listen=True)
    for _ in range(cards):
        match.answer(B, "x")
    match.act(C, "ask")
    return match


def test_how_much_was_said_under_seal_does_not_show_while_an_act_asks_something() -> None:
    matches = [planned_by_b(cards) for cards in range(3)]
    assert len({view_bytes(match, A) for match in matches}) == 1
    assert len({pack_observation(match, A, Random(5)) for match in matches}) == 1


def test_luck_in_one_s_own_part_of_a_phase_is_one_s_own_in_a_glimpse() -> None:
    def lane(s: Toy, seat: Seat) -> Flow[None]:
        (s.coins[seat],) = yield Roll(1, 1000, seen=(seat,))
        yield Ask(seat, OneOf(["go"]))

    def step(s: Toy) -> Flow[None]:
        yield Each(SEATS, lane)

    game = ToyGame(step)
    match = Match(game, 3, rng=Random(3))
    for seat in SEATS:
        seen = Observation.from_bytes(game, pack_observation(match, seat, Random(1))).view()[
            "state"
        ]["coins"]
        assert seen[str(seat)] == match.state_of(seat).coins[seat]


def test_another_deal_of_a_step_that_began_with_a_question_withdrawn_is_found() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf[str]([]))
        yield Ask(B, OneOf(["go", "stay"]))
        yield Ask(C, OneOf(["go"]))

    match = toy(step)
    match.answer(B, "stay")
    other = redeal(match, A, Random(1))
    assert [entry.value for entry in other.log] == [WITHDRAWN, "stay"]
