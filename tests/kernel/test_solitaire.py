"""The solitaire: the rules of the toy, and what holds for every match of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.bots import bots_by_name
from oyez.kernel import NATURE, CannotUndo, Match, NotAmongChoices, record, redo, undo
from oyez.scene.views import view
from oyez.testing.properties import (
    check_choices,
    check_clone,
    check_probes,
    check_replay,
    check_secrecy,
    check_table,
    play,
)
from tests.kernel.solitaire import GAME, Options
from tests.kernel.solitaire.moves import TURN
from tests.kernel.solitaire.state import CARDS, COLUMNS, Cloister, GiveUp, Raise, Shift
from tests.kernel.toys import A, choices

UP = ("crown-1", "sword-2", "rose-3", "lion-4")
DOWN = ("crown-2", "sword-1", "crown-3", "rose-1", "crown-4", "rose-2", "sword-3", "lion-1")
STOCK = ("lion-3", "rose-4", "lion-2", "sword-4")


def dealt(**changes: Any) -> Match[Cloister]:
    """A known deal, Nature by hand; the last card of each list lies on top."""
    match = Match(GAME, 1, listen=True)
    for cards in (UP, DOWN, STOCK):
        match.answer(NATURE, cards)
    if not changes:
        return match
    for name, value in changes.items():
        setattr(match.state, name, value)
    return record.match_from_position(
        GAME, 1, Options(), record.as_read_back(match.state), listen=True
    )


def columns(**cards: list[str]) -> dict[str, list[str]]:
    """Cards by column; those not named are empty."""
    return {column: cards.get(column, []) for column in COLUMNS}


def refusal(match: Match[Cloister], value: Any) -> str:
    with pytest.raises(NotAmongChoices) as caught:
        match.answer(A, value)
    assert caught.value.reason is not None
    return caught.value.reason.message


def nearly_won() -> Match[Cloister]:
    """One move before the end."""
    raised = {"crown": 4, "sword": 4, "rose": 4, "lion": 3}
    return dealt(up=columns(first=["lion-4"]), down=columns(), stock=[], raised=raised)


def test_four_columns_are_dealt() -> None:
    s = dealt().state
    assert list(s.up.values()) == [[card] for card in UP]
    assert s.down["second"] == ["crown-3", "rose-1"]
    assert s.stock == list(STOCK)


def test_a_card_is_raised_in_its_turn_and_the_next_one_comes_to_light() -> None:
    match = dealt()
    assert refusal(match, Raise("rose-3")) == "not-next"
    match.answer(A, Raise("crown-1"))
    assert match.state.raised["crown"] == 1
    assert match.state.up["first"] == ["sword-1"]


def test_a_card_goes_onto_the_next_higher() -> None:
    match = dealt()
    assert refusal(match, Shift("sword-2", "first")) == "does-not-fit"
    match.answer(A, Shift("sword-2", "third"))
    assert match.state.up["third"] == ["rose-3", "sword-2"]
    assert refusal(match, Raise("rose-3")) == "not-on-top"


def test_a_lone_card_is_not_moved_from_nothing_to_nothing() -> None:
    match = dealt(
        up=columns(first=["lion-4"]),
        down=columns(),
        stock=["crown-4", "lion-3"],
        waste=["crown-3"],
        raised={"crown": 2, "sword": 4, "rose": 4, "lion": 2},
    )
    onto_nothing = [Shift("crown-3", column) for column in ("second", "third", "fourth")]
    assert choices(match, A) == [
        Raise("crown-3"),
        Shift("crown-3", "first"),
        *onto_nothing,
        TURN,
    ]


def test_the_stock_is_turned_up_once() -> None:
    match = dealt()
    for _ in STOCK:
        match.answer(A, TURN)
    assert match.state.waste == list(reversed(STOCK))
    assert refusal(match, TURN) == "stock-empty"


def test_what_has_come_to_light_cannot_be_taken_back() -> None:
    match = dealt()
    match.answer(A, Raise("crown-1"))
    with pytest.raises(CannotUndo):
        undo(match, A)
    match.answer(A, TURN)
    with pytest.raises(CannotUndo):
        undo(match, A)


def test_what_shows_nothing_is_taken_back_and_given_again() -> None:
    rest = [card for card in CARDS if card not in (*UP, "sword-1")]
    match = dealt(waste=["sword-1"], down=columns(), stock=rest)
    before = match.digest()
    match.answer(A, Raise("sword-1"))
    match.answer(A, Raise("sword-2"))
    after = match.digest()
    undo(match, A)
    undo(match, A)
    assert match.digest() == before
    redo(match, A)
    redo(match, A)
    assert match.digest() == after


def test_all_raised_is_a_victory() -> None:
    match = nearly_won()
    match.answer(A, Raise("lion-4"))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ({A: 1}, {A: len(CARDS)})
    assert (outcome.how, outcome.rank) == ("raised", "king")


def test_nightfall_is_a_defeat() -> None:
    match = dealt(hour=40)
    match.answer(A, TURN)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.places, outcome.how, outcome.rank) == ({A: 2}, "nightfall", "squire")


def test_where_nothing_moves_it_ends() -> None:
    up = columns(first=["crown-3"], second=["sword-3"], third=["rose-3"], fourth=["lion-3"])
    shown = {"sword-1", *(card for cards in up.values() for card in cards)}
    hidden = columns(first=[card for card in CARDS if card not in shown])
    match = dealt(up=up, down=hidden, stock=["sword-1"])
    match.answer(A, TURN)
    match.answer(A, Raise("sword-1"))
    assert match.outcome is not None
    assert match.outcome.how == "stuck"


def test_one_may_give_up_at_any_time() -> None:
    match = dealt()
    match.act(A, GiveUp())
    assert match.outcome is not None
    assert (match.outcome.how, match.outcome.winners) == ("given-up", ())


def test_what_lies_face_down_is_told_to_nobody() -> None:
    seen = view(dealt(), A)
    assert seen["state"]["down"] == seen["state"]["stock"] == {"hidden": True}
    assert not any(card in str(seen["table"]) for card in (*DOWN, *STOCK))


def test_a_redacted_record_hides_the_deal_until_the_end() -> None:
    match = dealt()
    told = [entry.value for entry in record.redacted(match, A).answers]
    assert told == [list(UP), None, None]
    match.act(A, GiveUp())
    told = [entry.value for entry in record.redacted(match, A).answers]
    assert told[1] == list(DOWN)


@pytest.mark.parametrize("seed", range(12))
def test_the_properties_hold(seed: int) -> None:
    rng = Random(seed)
    match = Match(GAME, 1, GAME.sample_options(1, rng), rng=Random(seed), listen=True)
    while not match.over:
        GAME.check(match.state)
        check_secrecy(match, rng)
        check_table(match)
        check_choices(match, rng)
        check_probes(match, rng, 3)
        check_clone(match, rng, 5)
        check_replay(match)
        play(match, rng)
    check_replay(match)


def test_bots_play_it_well() -> None:
    won = 0
    for seed in range(6):
        match = Match(GAME, 1, rng=Random(seed))
        bots = bots_by_name(match, ["knight"], Random(seed))
        while match.outcome is None:
            bots.move()
        won += bool(match.outcome.winners)
    assert won >= 4
