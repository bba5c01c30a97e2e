"""The advanced rules, for a game after another one: Privilege, Inheritance, Precedence."""

from typing import Any

import msgspec
import pytest

from oyez.games.barbarian_kingdoms import GAME, KingdomsOptions, PreviousGame
from oyez.games.barbarian_kingdoms.box.fixed import Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE
from oyez.games.barbarian_kingdoms.rules.preparation import Pick, TakeKingdom
from oyez.games.barbarian_kingdoms.rules.turn import PlayFirst
from oyez.games.barbarian_kingdoms.scene.happenings import ScenarioChosen, TurnBegun
from oyez.kernel import Match, Outcome, Seat
from tests.barbarian_kingdoms.positions import Played, Position, begin
from tests.ledger import rule


def after(winner: int, *scores: int) -> PreviousGame:
    """The game before: its winner, and the Reign Scores of the seats from 0 on."""
    return PreviousGame(Seat(winner), {Seat(n): score for n, score in enumerate(scores)})


def first_turns(game: Played, number: int) -> list[str]:
    """Whose turns the first ones are."""
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    for _ in range(number - 1):
        game.say(MANOEUVRE, DONE)
    return [str(e.kingdom) for e in game.events(TurnBegun)]


def choosers(game: Played) -> list[Seat]:
    """The order in which seats choose Kingdoms, each taking the first one free."""
    order: list[Seat] = []
    while game.prompt == "take-kingdom":
        order += game.match.waiting()
        game.say(game.choices()[0])
    return order


@rule("BK-ADVANCED-01")
def test_the_advanced_rules_are_off_unless_adopted() -> None:
    options = KingdomsOptions()
    assert [options.privilege, options.inheritance, options.precedence] == [False] * 3
    game = begin(5, previous=after(4, 1, 2, 3, 4, 5))
    assert game.events(ScenarioChosen) == [ScenarioChosen("5-1", None)]
    assert game.asked == ("nature",)
    game.say(("huns", "ostrogoths", "vandals", "visigoths", "franks"))
    assert first_turns(game, 1) == ["huns"]


@rule("BK-ADVANCED-01", "BK-R58")
def test_without_an_earlier_game_privilege_and_precedence_do_not_apply() -> None:
    game = begin(3, privilege=True, precedence=True)
    assert game.asked == ("nature",)
    game.say(("franks", "visigoths", "ostrogoths"))
    assert game.events(ScenarioChosen) == [ScenarioChosen("3-1", None)]
    assert first_turns(game, 3) == ["ostrogoths", "visigoths", "franks"]


# -- Privilege ------------------------------------------------------------------------------------


@rule("BK-ADVANCED-02")
@pytest.mark.parametrize("winner", range(4))
def test_the_previous_winner_picks_the_scenario(winner: int) -> None:
    game = begin(4, privilege=True, previous=after(winner, 9, 9, 9, 9))
    assert game.match.waiting() == (winner,)
    assert game.choices() == [Pick("4-1"), Pick("4-2"), Pick("4-3")]
    game.say(Pick("4-3"), ("huns", "vandals", "saxons", "franks"))
    assert game.events(ScenarioChosen) == [ScenarioChosen("4-3", Seat(winner))]
    assert set(game.state.kingdoms) == {"huns", "vandals", "saxons", "franks"}


@rule("BK-ADVANCED-02")
def test_privilege_alone_leaves_the_draw_and_the_first_player_as_they_are() -> None:
    game = begin(3, privilege=True, previous=after(2, 9, 9, 9)).say(Pick("3-2"))
    assert game.asked == ("nature",)
    assert first_turns(game.say(("huns", "ostrogoths", "franks")), 1) == ["huns"]


# -- Inheritance ----------------------------------------------------------------------------------


@rule("BK-ADVANCED-03")
def test_kingdoms_are_chosen_in_decreasing_order_of_the_previous_scores() -> None:
    game = begin(4, inheritance=True, previous=after(2, 3, 7, 9, 5))
    assert choosers(game) == [2, 1, 3, 0]


@rule("BK-ADVANCED-03")
def test_each_player_chooses_among_the_kingdoms_still_free() -> None:
    game = begin(3, inheritance=True, previous=after(0, 9, 5, 3))
    assert game.choices() == [
        TakeKingdom("ostrogoths"),
        TakeKingdom("visigoths"),
        TakeKingdom("franks"),
    ]
    game.say(TakeKingdom("visigoths"))
    assert game.choices() == [TakeKingdom("ostrogoths"), TakeKingdom("franks")]
    game.say(TakeKingdom("franks"))
    assert game.choices() == [TakeKingdom("ostrogoths")]
    game.say(TakeKingdom("ostrogoths"))
    assert [game.seat(k) for k in ("visigoths", "franks", "ostrogoths")] == [0, 1, 2]


@rule("BK-ADVANCED-03")
def test_inheritance_takes_the_place_of_the_draw() -> None:
    game = begin(3, inheritance=True, previous=after(1, 9, 5, 3))
    choosers(game)
    assert {answer.seat for answer in game.match.log} == {0, 1, 2}  # Nature was never asked


@rule("BK-ADVANCED-03")
def test_with_two_players_the_pairs_are_chosen() -> None:
    game = begin(2, inheritance=True, previous=after(1, 9, 5))
    assert game.match.waiting() == (1,)
    assert game.choices() == [TakeKingdom("A"), TakeKingdom("B")]
    game.say(TakeKingdom("B"), TakeKingdom("A"))
    assert {str(r.id) for r in game.state.realms_of(Seat(1))} == {"visigoths", "franks"}


@rule("BK-R58")
def test_the_previous_winner_ranks_first_whatever_his_score() -> None:
    game = begin(4, inheritance=True, previous=after(3, 8, 11, 9, 2))
    assert choosers(game) == [3, 1, 2, 0]


@rule("BK-R58")
def test_a_winner_without_a_score_ranks_first_too() -> None:
    previous = PreviousGame(Seat(1), {Seat(0): 4, Seat(2): 6})
    assert choosers(begin(3, inheritance=True, previous=previous)) == [1, 2, 0]


@rule("BK-R58", "BK-REIGN-06", "BK-REIGN-07")
def test_ties_of_the_previous_game_stay_broken_as_they_were() -> None:
    scores = dict.fromkeys(map(Seat, range(4)), 5)
    ranking = (Seat(2), Seat(3), Seat(0), Seat(1))
    previous = PreviousGame(Seat(2), scores, ranking)
    assert choosers(begin(4, inheritance=True, previous=previous)) == [2, 3, 0, 1]


@rule("BK-R58")
def test_newcomers_come_last_in_random_order() -> None:
    previous = PreviousGame(Seat(3), {Seat(3): 5, Seat(1): 2})
    game = begin(5, inheritance=True, previous=previous)
    assert game.asked == ("nature",)
    assert sorted(game.choices()) == [
        (0, 2, 4),
        (0, 4, 2),
        (2, 0, 4),
        (2, 4, 0),
        (4, 0, 2),
        (4, 2, 0),
    ]
    assert choosers(game.say((4, 0, 2))) == [3, 1, 4, 0, 2]


@rule("BK-R58")
def test_one_newcomer_is_last_without_a_draw() -> None:
    previous = PreviousGame(Seat(2), {Seat(2): 5, Seat(1): 7})
    assert choosers(begin(3, inheritance=True, previous=previous)) == [2, 1, 0]


@rule("BK-R58")
def test_without_an_earlier_game_the_order_of_inheritance_is_random() -> None:
    game = begin(3, inheritance=True)
    assert game.asked == ("nature",)
    assert len(game.choices()) == 6
    assert choosers(game.say((1, 2, 0))) == [1, 2, 0]


@rule("BK-R58")
def test_players_of_the_earlier_game_who_have_left_are_passed_over() -> None:
    game = begin(3, inheritance=True, previous=after(1, 3, 9, 4, 8, 8))
    assert choosers(game) == [1, 2, 0]


# -- Precedence -----------------------------------------------------------------------------------


def preceded(winner: int, *kingdoms: str, **options: Any) -> Played:
    previous = after(winner, *[1] * len(kingdoms))
    return begin(len(kingdoms), kingdoms=kingdoms, precedence=True, previous=previous, **options)


@rule("BK-ADVANCED-04")
def test_the_previous_winner_is_the_first_player_instead_of_the_huns() -> None:
    game = preceded(2, "huns", "ostrogoths", "visigoths", "vandals", "franks")
    assert first_turns(game, 1) == ["visigoths"]
    assert game.match.waiting() == (2,)


@rule("BK-R59")
@pytest.mark.parametrize(
    ("winner", "order"),
    [
        (0, ["franks", "huns", "ostrogoths", "vandals", "visigoths"]),
        (1, ["vandals", "visigoths", "franks", "huns", "ostrogoths"]),
        (2, ["huns", "ostrogoths", "vandals", "visigoths", "franks"]),
    ],
)
def test_board_order_follows_from_the_kingdom_the_winner_now_plays(
    winner: int, order: list[str]
) -> None:
    game = preceded(winner, "franks", "vandals", "huns", "ostrogoths", "visigoths")
    assert first_turns(game, 6) == [*order, order[0]]


@rule("BK-ADVANCED-04")
def test_with_two_players_both_kingdoms_of_the_winner_come_first() -> None:
    game = preceded(1, "A", "B", scenario="2-2")
    while game.prompt == "spread-loot":
        game.say(game.choices()[0])
    assert game.match.waiting() == (1,)
    assert game.choices() == [PlayFirst(game.realm(k).id) for k in ("vandals", "visigoths")]


@rule("BK-ADVANCED-01", "BK-ADVANCED-02", "BK-ADVANCED-03", "BK-ADVANCED-04")
def test_the_three_rules_work_together() -> None:
    game = begin(3, privilege=True, inheritance=True, precedence=True, previous=after(2, 4, 7, 9))
    game.say(Pick("3-2"))
    game.say(TakeKingdom("ostrogoths"), TakeKingdom("franks"), TakeKingdom("huns"))
    assert [game.seat(k) for k in ("ostrogoths", "franks", "huns")] == [2, 1, 0]
    assert first_turns(game, 3) == ["ostrogoths", "franks", "huns"]


@rule("BK-R58")
def test_a_previous_winner_who_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="previous winner"):
        begin(3, previous=after(3, 1, 2, 3, 4))


# -- what a finished game hands on ----------------------------------------------------------------


def finished(**treasuries: str) -> Outcome:
    """A game of five that the Franks (seat 4) win by two Kings, the treasuries as given."""
    position = Position("huns", "ostrogoths", "vandals", "visigoths", "franks", turn="franks")
    for kingdom, text in treasuries.items():
        position.treasury(kingdom, text)
    position.king("huns", None).trophies("franks", "huns")
    position.king("ostrogoths", "burgundia").king("franks", "mosellana")
    game = position.play().say(Assault("king", Zone("mosellana"), Zone("burgundia")))
    game.bribe(franks="", ostrogoths="")
    assert game.match.outcome is not None
    return game.match.outcome


def stay(*seats: int) -> dict[Seat, Seat]:
    """These seats play again where they sat."""
    return {Seat(n): Seat(n) for n in seats}


def follow(outcome: Outcome, seats: dict[Seat, Seat], number: int, **options: Any) -> Played:
    """The next game, with so many seats."""
    return Played(
        Match(
            GAME,
            number,
            GAME.options_after(KingdomsOptions(**options), outcome, seats),
            listen=True,
        )
    )


@rule("BK-REIGN-06", "BK-ADVANCED-03", "BK-R58")
def test_equal_scores_inherit_in_the_order_of_their_treasuries() -> None:
    outcome = finished(vandals="bbb", visigoths="bbbb")
    assert outcome.scores[Seat(2)] == outcome.scores[Seat(3)]
    game = follow(outcome, stay(2, 3, 4), 5, inheritance=True)
    assert choosers(game.say((1, 0)))[:3] == [4, 3, 2]
    outcome = finished(vandals="bbbb", visigoths="bbb")
    game = follow(outcome, stay(2, 3, 4), 5, inheritance=True)
    assert choosers(game.say((1, 0)))[:3] == [4, 2, 3]


@rule("BK-REIGN-07", "BK-ADVANCED-03", "BK-R58")
def test_equal_treasuries_inherit_in_reverse_turn_order() -> None:
    outcome = finished(vandals="bbb", visigoths="bbb")
    game = follow(outcome, stay(0, 1, 2, 3, 4), 5, inheritance=True)
    order = choosers(game)
    assert (order[0], order.index(Seat(3)) < order.index(Seat(2))) == (4, True)


@rule("BK-REIGN-06", "BK-EXPERT-02")
def test_the_tie_breaks_hold_for_the_selection_of_the_expert_rule() -> None:
    outcome = finished(vandals="bbb", visigoths="bbbb")
    seats = {Seat(2): Seat(0), Seat(3): Seat(1), Seat(4): Seat(2)}
    game = follow(outcome, seats, 3, expert=True)
    order: list[Seat] = []
    while game.prompt == "select-kingdom":
        order += game.match.waiting()
        game.say(game.choices()[0])
    assert order == [2, 1, 0]


@rule("BK-ADVANCED-03", "BK-R58")
def test_players_keep_their_rank_in_other_seats() -> None:
    outcome = finished(vandals="bbb", visigoths="bbbb")
    seats = {Seat(4): Seat(1), Seat(2): Seat(2), Seat(3): Seat(0)}
    assert choosers(follow(outcome, seats, 3, inheritance=True)) == [1, 0, 2]


@rule("BK-ADVANCED-02")
def test_the_winner_of_the_finished_game_picks_the_scenario_from_his_new_seat() -> None:
    game = follow(finished(), {Seat(4): Seat(1)}, 3, privilege=True)
    assert (game.prompt, game.match.waiting()) == ("pick-scenario", (1,))


@rule("BK-ADVANCED-04")
def test_the_winner_of_the_finished_game_plays_first_from_his_new_seat() -> None:
    game = follow(finished(), {Seat(4): Seat(1)}, 3, precedence=True)
    game.say(("ostrogoths", "franks", "visigoths"))
    assert first_turns(game, 3) == ["franks", "ostrogoths", "visigoths"]


@rule("BK-R58", "BK-ADVANCED-03")
def test_the_others_keep_their_order_when_the_winner_has_left() -> None:
    outcome = finished(vandals="bbb", visigoths="bbbb")
    game = follow(outcome, {Seat(2): Seat(0), Seat(3): Seat(1)}, 3, inheritance=True)
    assert choosers(game) == [1, 0, 2]


@rule("BK-R58", "BK-ADVANCED-02", "BK-ADVANCED-04")
def test_nobody_has_privilege_or_precedence_when_the_winner_has_left() -> None:
    game = follow(finished(), stay(1, 2), 3, privilege=True, precedence=True)
    assert game.asked == ("nature",)
    game.say(("franks", "visigoths", "ostrogoths"))
    assert first_turns(game, 1) == ["ostrogoths"]


@rule("BK-ADVANCED-01")
def test_nothing_is_handed_on_unless_a_rule_asks_for_it() -> None:
    assert GAME.options_after(KingdomsOptions(), finished(), stay(1, 4)).previous is None


@rule("BK-R58")
def test_a_previous_game_written_down_before_rankings_were_kept_still_counts() -> None:
    plain = {"inheritance": True, "previous": {"winner": 2, "scores": {"0": 3, "1": 7, "2": 9}}}
    options = msgspec.convert(plain, KingdomsOptions, str_keys=True)
    assert choosers(Played(Match(GAME, 3, options, listen=True))) == [2, 1, 0]
    assert msgspec.to_builtins(options, str_keys=True)["previous"] == plain["previous"]
