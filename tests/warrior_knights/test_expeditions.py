"""Expeditions: launched, financed, blessed, settled."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, YES, Launch
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.cards.expeditions import expedition
from oyez.games.warrior_knights.scene.happenings import FateTurnedUp
from oyez.games.warrior_knights.scene.happenings_at_home import ExpeditionSettled, Invested
from oyez.kernel import NotAmongChoices, Seat
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position

CEYLON, SPICES, CHINA = "ceylon", "spice-islands", "china"


def says(name: str, result: str, number: int = 0) -> str:
    """A Fate card with this result for an expedition."""
    found = [c.id for c in edition("standard").fate.values() if c.expedition[name] == result]
    return found[number]


def three() -> Position:
    """Green presides, blue has the Church."""
    position = Position("green", "blue", "red", church="blue")
    return position.purse("green", crowns=9).purse("blue", crowns=2, faith=1).purse("red", crowns=5)


# -- launching -------------------------------------------------------------------------------------


@rule("WK-EXPED-01")
def test_the_chairman_launches_one_of_three_or_none() -> None:
    game = three().run(expedition)
    assert game.asked == ("green",)
    assert game.choices() == [Launch(CEYLON), Launch(SPICES), Launch(CHINA), NO]
    assert game.say(NO).over
    assert not any(voyage.space for voyage in game.state.expeditions.values())


@rule("WK-EXPED-01")
def test_the_card_turns_up_and_is_gone() -> None:
    game = three().turn_up("expedition")
    assert game.prompt == "launch"
    assert game.say(NO).over
    assert game.state.card is None


@rule("WK-EXPED-02")
def test_one_that_is_under_way_is_not_launched_again() -> None:
    game = three().expedition(SPICES, 1, red=3).run(expedition)
    assert game.choices() == [Launch(CEYLON), Launch(CHINA), NO]
    with pytest.raises(NotAmongChoices) as refused:
        game.say(Launch(SPICES))
    assert refused.value.rule == "WK-EXPED-02"


@rule("WK-EXPED-02")
def test_with_all_three_under_way_nobody_is_asked() -> None:
    position = three().expedition(CEYLON, 1, red=1).expedition(CHINA, 1, red=1)
    assert position.expedition(SPICES, 1, red=1).run(expedition).over


@rule("WK-EXPED-03")
def test_the_farther_the_less_likely_and_the_better_paid() -> None:
    cards = edition("standard").fate.values()
    lost = {
        name: sum(card.expedition[name] == "lost" for card in cards)
        for name in (CEYLON, SPICES, CHINA)
    }
    best = {
        name: max(edition("standard").results[card.expedition[name]].factor for card in cards)
        for name in (CEYLON, SPICES, CHINA)
    }
    assert lost[CEYLON] < lost[SPICES] < lost[CHINA]
    assert best[CEYLON] < best[SPICES] < best[CHINA]


@rule("WK-EXPED-04")
def test_each_baron_in_turn_from_the_chairman_may_invest() -> None:
    position = Position("green", "blue", "red", chairman="blue", church="red")
    for baron in ("green", "blue", "red"):
        position.purse(baron, crowns=2)
    game = position.run(expedition)
    assert game.asked == ("blue",)
    game.say(Launch(CHINA))
    asked: list[str] = []
    while game.prompt == "invest":
        asked += game.asked
        game.say(1)
    assert asked == ["blue", "red", "green"]


@rule("WK-EXPED-05", "WK-COMP-13")
def test_a_stake_is_one_to_five_crowns_or_nothing() -> None:
    game = three().run(expedition).say(Launch(CHINA))
    assert game.choices() == [0, 1, 2, 3, 4, 5]
    game.say(5)
    assert game.choices() == [0, 1, 2]  # blue has no more
    game.say(0, 4, NO)
    assert game.state.expeditions[CHINA].stakes == {0: 5, 2: 4}
    assert [game.baron(b).crowns for b in ("green", "blue", "red")] == [4, 2, 1]
    assert [event.seat for event in game.events(Invested)] == [0, 2]


@rule("WK-EXPED-05")
def test_who_gives_his_crowns_away_can_stake_no_more_than_is_left() -> None:
    game = three().run(expedition).say(Launch(CHINA))
    game.act("green", ("give", (Seat(1), 7)))
    assert game.choices() == [0, 1, 2]


@rule("WK-EXPED-05")
def test_who_has_no_crowns_is_not_asked() -> None:
    game = three().purse("blue", faith=1).run(expedition).say(Launch(CHINA), 1)
    assert game.asked == ("red",)


# -- blessing --------------------------------------------------------------------------------------


@rule("WK-EXPED-06")
def test_the_head_of_the_church_blesses_for_one_faith() -> None:
    game = three().run(expedition).say(Launch(CHINA), 1, 0, 0)
    assert (game.asked, game.prompt) == (("blue",), "bless")
    game.say(YES)
    assert game.baron("blue").faith == 0
    assert game.state.expeditions[CHINA].blessed


@rule("WK-EXPED-06")
def test_he_may_leave_it_unblessed() -> None:
    game = three().run(expedition).say(Launch(CHINA), 1, 0, 0, NO)
    assert game.baron("blue").faith == 1
    assert not game.state.expeditions[CHINA].blessed


@rule("WK-EXPED-16")
def test_only_the_faith_of_the_head_of_the_church_blesses_and_only_at_the_launch() -> None:
    position = three().purse("blue", crowns=2).purse("red", crowns=5, faith=3)
    game = position.expedition(CEYLON, 1, red=2).run(expedition).say(Launch(CHINA), 1, 0, 0)
    assert game.over  # nobody was asked to bless the one that leaves, nor the one under way
    assert not any(voyage.blessed for voyage in game.state.expeditions.values())


@rule("WK-EXPED-07", "WK-R26")
def test_without_an_investor_none_leaves_and_none_is_blessed() -> None:
    game = three().run(expedition).say(Launch(CHINA), 0, 0, 0)
    assert game.over
    assert game.state.expeditions[CHINA].space == 0
    assert game.baron("blue").faith == 1
    assert game.story()[-1] == "ExpeditionAbandoned"


@rule("WK-EXPED-07")
def test_a_pawn_is_put_on_space_one() -> None:
    game = three().run(expedition).say(Launch(CHINA), 1, 0, 0, NO)
    assert game.state.expeditions[CHINA].space == 1


# -- advancing -------------------------------------------------------------------------------------


@rule("WK-EXPED-08", "WK-R25")
def test_all_that_were_under_way_advance_but_the_one_just_launched() -> None:
    game = three().expedition(CEYLON, 1, red=2).run(expedition)
    game.say(Launch(CHINA), 1, 0, 0, NO)
    assert (game.state.expeditions[CEYLON].space, game.state.expeditions[CHINA].space) == (2, 1)


@rule("WK-EXPED-08", "WK-R25")
def test_they_advance_without_a_launch_too_and_from_two_to_three() -> None:
    game = three().expedition(CEYLON, 1, red=2).expedition(SPICES, 2, red=2).run(expedition)
    game.say(NO).fate(says(SPICES, "no-news"))
    assert (game.state.expeditions[CEYLON].space, game.state.expeditions[SPICES].space) == (2, 3)


@rule("WK-EXPED-09", "WK-R27")
def test_a_fate_card_is_drawn_for_each_on_space_three_ceylon_first() -> None:
    position = three().expedition(CHINA, 3, red=1).expedition(SPICES, 2, red=1)
    game = position.expedition(CEYLON, 2, green=1).run(expedition)
    game.fate(says(CEYLON, "2x", 2), says(SPICES, "no-news"), says(CHINA, "no-news"))
    settled = [(event.expedition, event.result) for event in game.events(ExpeditionSettled)]
    assert settled == [(CEYLON, "2x"), (SPICES, "no-news"), (CHINA, "no-news")]
    assert len(game.events(FateTurnedUp)) == 3


# -- results ---------------------------------------------------------------------------------------


def arriving(name: str, blessed: bool = False, **stakes: int) -> Game:
    """One expedition is on space 3, nothing is launched, and the card is about to be drawn."""
    position = three().expedition(name, 3, blessed, **stakes)
    return position.run(expedition).say(NO)


@rule("WK-EXPED-10")
def test_without_news_it_waits_and_draws_again_next_time() -> None:
    game = arriving(CHINA, green=5).fate(says(CHINA, "no-news"))
    assert game.over
    assert game.state.expeditions[CHINA].stakes == {0: 5}
    assert game.state.expeditions[CHINA].space == 3
    again = three().expedition(CHINA, 3, green=5).run(expedition).say(NO)
    assert again.fate(says(CHINA, "4x")).baron("green").crowns == 9 + 20


@rule("WK-EXPED-11", "WK-EXPED-15")
def test_a_lost_fleet_costs_the_stakes_and_can_leave_again() -> None:
    game = arriving(CHINA, green=5, red=1).fate(says(CHINA, "lost"))
    assert [game.baron(b).crowns for b in ("green", "red")] == [9, 5]
    assert game.state.expeditions[CHINA].stakes == {}
    assert game.state.expeditions[CHINA].space == 0


@rule("WK-EXPED-12", "WK-EXPED-15")
@pytest.mark.parametrize(
    ("name", "result", "crowns"),
    [(CEYLON, "1x", 3), (SPICES, "2x", 6), (SPICES, "3x", 9), (CHINA, "4x", 12)],
)
def test_each_investor_is_paid_a_multiple(name: str, result: str, crowns: int) -> None:
    game = arriving(name, red=3).fate(says(name, result))
    assert game.baron("red").crowns == 5 + crowns
    assert game.state.expeditions[name].space == 0
    assert game.state.expeditions[name].stakes == {}


@rule("WK-EXPED-13", "WK-R27")
@pytest.mark.parametrize(
    ("name", "first", "second", "crowns"),
    [
        (CHINA, "lost", "4x", 20),
        (CHINA, "4x", "lost", 20),
        (SPICES, "no-news", "1x", 5),
        (CEYLON, "2x", "1x", 10),
    ],
)
def test_the_better_of_two_cards_counts_for_a_blessed_one(
    name: str, first: str, second: str, crowns: int
) -> None:
    game = arriving(name, blessed=True, green=5).fate(says(name, first), says(name, second))
    assert game.over
    assert game.baron("green").crowns == 9 + crowns


@rule("WK-EXPED-14", "WK-R27")
def test_no_news_is_better_than_a_loss_and_the_blessing_stays() -> None:
    game = arriving(CHINA, blessed=True, green=5)
    game.fate(says(CHINA, "lost"), says(CHINA, "no-news"))
    assert game.state.expeditions[CHINA].blessed
    assert game.state.expeditions[CHINA].space == 3


@rule("WK-R26")
def test_the_faith_of_a_blessing_never_comes_back() -> None:
    game = arriving(CHINA, blessed=True, green=5)
    game.fate(says(CHINA, "lost"), says(CHINA, "lost", 1))
    assert game.baron("blue").faith == 1  # as before; the blessing was paid at the launch
    assert not game.state.expeditions[CHINA].blessed


@rule("WK-EXPED-EX1")
def test_example_five_crowns_for_china_bring_twenty() -> None:
    game = three().purse("green", crowns=5).run(expedition).say(Launch(CHINA), 5, 0, 0, NO)
    assert game.baron("green").crowns == 0
    game = arriving(CHINA, green=5)
    before = game.baron("green").crowns
    game.fate(says(CHINA, "4x"))
    assert game.baron("green").crowns - before == 20


@rule("WK-EXPED-EX2", "WK-EXPED-15")
def test_example_china_leaves_as_the_spice_islands_pay() -> None:
    game = three().expedition(SPICES, 2, green=1, red=5).run(expedition)
    game.say(Launch(CHINA), 0, 2, 0, YES).fate(says(SPICES, "2x"))
    s = game.state
    assert (s.expeditions[CHINA].space, s.expeditions[CHINA].blessed) == (1, True)
    assert game.baron("green").crowns == 9 + 2
    assert game.baron("red").crowns == 5 + 10
    assert (s.expeditions[SPICES].space, s.expeditions[SPICES].stakes) == (0, {})
    again = Position("green", "blue", "red").run(expedition)
    assert again.offers(Launch(SPICES))
