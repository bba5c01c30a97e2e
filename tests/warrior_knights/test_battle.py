"""Battle: commanders, Fate cards, casualties and victories."""

from __future__ import annotations

from random import Random

import pytest

from oyez.game import game_of
from oyez.games.warrior_knights.answers import NO, YES, ToNoble
from oyez.games.warrior_knights.rules.war.battle import cards_due, draw_more, must_discard
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    CasualtiesSuffered,
    CombatDecided,
    CommanderNamed,
    FateDealt,
    FateDiscarded,
    FateRevealed,
    FateSeen,
    NobleKilled,
    Retreated,
)
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState
from oyez.kernel import Ask, Flow, OneOf, Seat, redeal
from oyez.scene.views import view_bytes
from tests.ledger import rule
from tests.warrior_knights.fighting import Pack, assail, deal, side_of, turn_up, under_way
from tests.warrior_knights.moves import smalt_and_prussen
from tests.warrior_knights.positions import Game, Position, fates

SMALT, CELADON, ZIELONKA = "alan-of-smalt", "ernesto-di-celadon", "kazimierz-zielonka"
PRUSSEN, AZURE, CYAN = "otto-von-prussen", "ranulf-azure", "louis-de-cyan"
GREEN, BLUE = Seat(0), Seat(1)


def duel(
    attacker: str = "regular-100 regular-50 regular-50",
    defender: str = "regular-100 regular-50 regular-50",
    casualties: int = 0,
) -> Position:
    """Two circle nobles, who have no ability in battle, in E3."""
    return (
        Position("green", "blue")
        .noble(ZIELONKA, "E3", attacker, casualties=casualties)
        .noble(CYAN, "E3", defender)
    )


def fought(attacker: str, defender: str, position: Position | None = None) -> Game:
    """The duel, with these cards kept."""
    return deal(assail(position or duel(), "green", "E3", "blue"), attacker, defender)


def example() -> Game:
    return assail(smalt_and_prussen(), "green", "E3", "blue").say((SMALT, CELADON))


# -- the worked example ----------------------------------------------------------------------------


@rule("WK-BATTLE-EX1", "WK-TERM-04", "WK-BATTLE-01", "WK-R84")
def test_the_attacker_names_smalt_and_prussen_commands_by_default() -> None:
    game = example()
    assert (game.prompt, game.asked) == ("name-commander", ("green",))
    game.say(ToNoble(SMALT))
    assert [event.noble for event in game.events(CommanderNamed)] == [SMALT, PRUSSEN]
    assert game.state.edition.nobles[SMALT].shape == "square"
    assert game.state.barons[game.noble(SMALT).seat].id == "green"


@rule("WK-BATTLE-EX1", "WK-TERM-05", "WK-NOBLE-05")
def test_only_the_commander_counts_but_all_troops_do() -> None:
    """300 men and +200 of Smalt alone; Prussen is exhausted and still gives his +200."""
    game = example().say(ToNoble(SMALT))
    assert cards_due(game.state, side_of(game, "green")) == 3 + 2
    assert cards_due(game.state, side_of(game, "blue")) == 2 + 2
    deal(game, "inflict inflict victory", "inflict inflict")
    assert (game.prompt, game.asked) == ("use-ability", ("green",))
    assert game.about == {"noble": SMALT, "ability": "avoid"}
    assert game.say(YES).prompt == "place-loss"


@rule("WK-BATTLE-EX2", "WK-BATTLE-03", "WK-BATTLE-04", "WK-R51")
def test_five_cards_against_four_and_two_are_discarded() -> None:
    game = deal(example().say(ToNoble(SMALT)), "inflict inflict victory", "inflict inflict")
    assert [event.cards for event in game.events(FateDealt)] == [5, 4]
    assert [event.cards for event in game.events(FateDiscarded)] == [2, 2]
    assert [len(event.cards) for event in game.events(FateRevealed)] == [3, 2]


@rule("WK-BATTLE-EX3", "WK-R52")
def test_celadon_falls_and_prussen_retreats() -> None:
    game = deal(example().say(ToNoble(SMALT)), "inflict inflict victory", "inflict inflict")
    game.say(YES)
    assert [event.casualties for event in game.events(CasualtiesSuffered)] == [1, 2]
    assert game.asked == ("green",)
    game.say(ToNoble(CELADON))
    (decided,) = game.events(CombatDecided)
    assert (decided.attacker, decided.defender, decided.result) == (1, 0, "partial-victory")
    assert game.noble(PRUSSEN).casualties == 2
    turn_up(game, nation="swiss")
    assert (game.prompt, game.asked) == ("retreat", ("blue",))
    turn_up(game.say("F3"), nation="tuscan")
    assert game.over
    assert game.noble(PRUSSEN).region == "F3"
    assert [event.noble for event in game.events(NobleKilled)] == [CELADON]
    assert not game.noble(CELADON).on_board
    assert (game.noble(SMALT).region, game.noble(SMALT).casualties) == ("E3", 0)


# -- commanders ------------------------------------------------------------------------------------


@rule("WK-BATTLE-01", "WK-R58")
def test_the_attacker_names_his_commander_first() -> None:
    position = smalt_and_prussen().noble(AZURE, "E3", "polish-50")
    game = assail(position, "green", "E3", "blue").say((SMALT, CELADON))
    assert game.asked == ("green",)
    assert game.say(ToNoble(CELADON)).asked == ("blue",)
    game.say(ToNoble(AZURE))
    assert side_of(game, "green").commander == CELADON
    assert side_of(game, "blue").commander == AZURE


@rule("WK-TERM-05")
def test_who_does_not_command_can_die_all_the_same() -> None:
    game = deal(example().say(ToNoble(SMALT)), "victory", "inflict victory").say(NO)
    turn_up(game.say(ToNoble(CELADON)), nation="swiss")
    assert [event.noble for event in game.events(NobleKilled)] == [CELADON]


@rule("WK-BATTLE-02")
def test_all_who_attacked_are_exhausted_not_only_the_commander() -> None:
    game = deal(example().say(ToNoble(SMALT)), "avoid", "avoid").say(NO)
    assert game.over
    assert not game.noble(SMALT).fresh
    assert not game.noble(CELADON).fresh


# -- drawing and discarding ------------------------------------------------------------------------


def sides(
    position: Position, attacker: CombatSide, defender: CombatSide, kind: str = "battle"
) -> Combat:
    combat = position.state.combat = Combat(kind, "E3", attacker, defender)
    return combat


@rule("WK-BATTLE-03", "WK-R51")
@pytest.mark.parametrize(
    ("troops", "casualties", "cards"),
    [
        ("regular-50", 0, 2),
        ("regular-100", 0, 3),
        ("regular-100 english-150", 0, 4),
        ("regular-100 english-150", 1, 3),
        ("regular-100 english-150", 2, 2),
    ],
)
def test_a_card_for_each_full_hundred_men_and_two_for_the_commander(
    troops: str, casualties: int, cards: int
) -> None:
    position = duel(troops, casualties=casualties)
    combat = sides(
        position, CombatSide(GREEN, [ZIELONKA], ZIELONKA), CombatSide(BLUE, [CYAN], CYAN)
    )
    assert cards_due(position.state, combat.attacker) == cards


@rule("WK-R51")
def test_the_armies_are_added_up_before_rounding() -> None:
    """Three times 50 men are 150, hence one card and two for the commander."""
    position = duel("regular-50").noble(SMALT, "E3", "regular-50")
    position.noble(CELADON, "E3", "regular-50")
    nobles = [ZIELONKA, SMALT, CELADON]
    combat = sides(position, CombatSide(GREEN, nobles, SMALT), CombatSide(BLUE, [CYAN], CYAN))
    assert cards_due(position.state, combat.attacker) == 3


@rule("WK-R51", "WK-ASSAULT-02")
def test_walls_are_added_to_the_armies_before_rounding() -> None:
    """Fröli (200) with 50 men and a garrison's absence: 250, so 2 cards and 2."""
    position = duel().city("froli", "blue").noble(CYAN, "D3", "regular-50")
    combat = sides(
        position,
        CombatSide(GREEN, [ZIELONKA], ZIELONKA),
        CombatSide(BLUE, [CYAN], CYAN, walls=True),
        "assault",
    )
    combat.region = "D3"
    assert cards_due(position.state, combat.defender) == 4


@rule("WK-R53")
def test_the_free_troops_of_an_office_fight_too() -> None:
    position = duel("regular-50").office(ZIELONKA, "marshal")
    combat = sides(
        position, CombatSide(GREEN, [ZIELONKA], ZIELONKA), CombatSide(BLUE, [CYAN], CYAN)
    )
    assert cards_due(position.state, combat.attacker) == 4


@rule("WK-R03")
@pytest.mark.parametrize(("limit", "cards"), [(False, 12), (True, 10)])
def test_ten_cards_at_most_only_as_an_option(limit: bool, cards: int) -> None:
    troops = "english-150 polish-150 swiss-150 tuscan-150 lombard-150 romanian-150 regular-100"
    position = Position("green", "blue", fate_limit=limit).noble(ZIELONKA, "E3", troops)
    position.noble(CYAN, "E3", "regular-50")
    combat = sides(
        position, CombatSide(GREEN, [ZIELONKA], ZIELONKA), CombatSide(BLUE, [CYAN], CYAN)
    )
    assert cards_due(position.state, combat.attacker) == cards


@rule("WK-BATTLE-04")
def test_a_side_with_a_commander_must_discard_two() -> None:
    game = assail(duel(), "green", "E3", "blue")
    pack = Pack()
    mine, theirs = pack.fill(4), pack.fill(4)
    game.draw(*mine).draw(*theirs)
    assert (game.prompt, game.asked) == ("discard-fate", ("green", "blue"))
    assert not game.offers((mine[0],))
    assert game.offers((mine[0], mine[1]))
    game.answer("green", (mine[0], mine[1]))
    assert game.asked == ("blue",)
    game.answer("blue", tuple(theirs[:2]))
    assert [placed.card for placed in game.state.fate.bottom][:2] == sorted(mine[:2])
    assert game.state.fate.bottom[0].known == (GREEN,)


@rule("WK-BATTLE-05")
def test_of_two_cards_one_is_discarded_and_one_kept() -> None:
    game = assail(duel("regular-50", "regular-50"), "green", "E3", "blue")
    pack = Pack()
    mine, theirs = pack.take("avoid inflict"), pack.take("avoid avoid")
    game.draw(*mine).draw(*theirs)
    assert not game.offers(())
    game.answer("green", (mine[1],)).answer("blue", (theirs[1],))
    assert [event.cards for event in game.events(FateDiscarded)] == [1, 1]


@rule("WK-BATTLE-06")
def test_he_may_discard_more_even_all() -> None:
    game = assail(duel(), "green", "E3", "blue")
    pack = Pack()
    mine, theirs = (
        pack.take("inflict inflict inflict inflict"),
        pack.take("avoid avoid avoid avoid"),
    )
    game.draw(*mine).draw(*theirs)
    game.answer("green", tuple(mine)).answer("blue", tuple(theirs[:2]))
    assert [event.cards for event in game.events(FateRevealed)] == [(), tuple(theirs[2:])]


@rule("WK-R57", "WK-BATTLE-04")
def test_without_a_commander_nothing_must_be_discarded() -> None:
    position = duel()
    side = CombatSide(BLUE, [], hand=["F01", "F02", "F03"])
    sides(position, CombatSide(GREEN, [ZIELONKA], ZIELONKA), side)
    assert must_discard(position.state, side) == 0


@rule("WK-BATTLE-07")
def test_both_reveal_when_both_have_discarded() -> None:
    game = assail(duel(), "green", "E3", "blue")
    pack = Pack()
    mine, theirs = (
        pack.take("avoid avoid avoid avoid"),
        pack.take("inflict inflict inflict inflict"),
    )
    game.draw(*mine).draw(*theirs).answer("blue", tuple(theirs[:2]))
    assert game.events(FateRevealed) == []
    game.answer("green", tuple(mine[:2]))
    assert [event.seat for event in game.events(FateRevealed)] == [GREEN, BLUE]


@rule("WK-BATTLE-03", "WK-R58")
def test_nobody_sees_the_hand_of_the_other() -> None:
    game = assail(duel(), "green", "E3", "blue")
    pack = Pack()
    game.draw(*pack.fill(4)).draw(*pack.fill(4))
    for event in game.events(FateSeen):
        assert event.as_seen_by(event.seat) is event
        assert event.as_seen_by(Seat(1 - event.seat)) is None
    scene = game_of(game.match).scene(game.state, BLUE)
    attacker, defender = scene.clashes[0].sides
    assert [card.face_up for card in attacker.cards] == [False] * 4
    assert [card.face_up for card in defender.cards] == [True] * 4


@rule("WK-R04")
def test_too_few_cards_are_dealt_in_turn_the_attacker_first() -> None:
    """Of 24 cards 16 are due to the attacker and 9 to the defender."""
    big = "english-150 polish-150 swiss-150 tuscan-150 lombard-150 romanian-150 regular-100"
    position = duel(f"{big} english-100 polish-100 swiss-100 tuscan-100")
    position.noble(CYAN, "E3", "swiss-150 tuscan-150 lombard-150 romanian-150 regular-100")
    game = assail(position, "green", "E3", "blue")
    pack = Pack()
    game.draw(*pack.fill(15)).draw(*pack.fill(9))
    assert [event.cards for event in game.events(FateDealt)] == [15, 9]
    assert len(game.state.fate) == 0


@rule("WK-R04")
def test_cards_discarded_can_be_drawn_again_at_once() -> None:
    """All 24 are dealt; what comes up for "draw a Fate card" is what was discarded first."""
    big = "english-150 polish-150 swiss-150 tuscan-150 lombard-150 romanian-150 regular-100"
    position = duel(f"{big} english-100 polish-100 swiss-100 tuscan-100")
    position.noble(CYAN, "E3", "swiss-150 tuscan-150 lombard-150 romanian-150 regular-100")
    game = assail(position, "green", "E3", "blue")
    pack = Pack()
    avoid = pack.take("avoid avoid")
    (more,) = pack.take("draw")
    mine = [*avoid, more, *pack.fill(12)]
    theirs = pack.fill(9)
    game.draw(*mine).draw(*theirs)
    game.answer("green", tuple(card for card in mine if card != more)).answer("blue", tuple(theirs))
    drawn = [event.cards for event in game.events(FateRevealed) if event.cards]
    assert drawn == [(more,), (min(set(mine) - {more}),)]


# -- resolution ------------------------------------------------------------------------------------


@rule("WK-BATTLE-08")
def test_draw_a_fate_card_is_repeated() -> None:
    game = fought("draw inflict", "avoid avoid")
    turn_up(game, battle="draw")
    assert len(under_way(game).attacker.revealed) == 3
    turn_up(game, battle="inflict")
    assert game.over
    assert [len(event.cards) for event in game.events(FateRevealed)] == [2, 2, 1, 1]
    assert [event.casualties for event in game.events(CasualtiesSuffered)] == [0, 0]


@rule("WK-BATTLE-08", "WK-R04")
def test_a_card_that_the_deck_does_not_have_is_not_drawn() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        side = CombatSide(GREEN, revealed=fates(2, battle="draw"))
        s.combat = Combat("battle", "C3", side, CombatSide(BLUE))
        yield from draw_more(s, side)
        yield Ask(GREEN, OneOf(["done"]))

    position = Position("green", "blue")
    position.state.fate.stock = dict.fromkeys(fates(battle="avoid"), 1)
    game = position.run(passage, sound=False).draw(*fates(battle="avoid"))
    assert game.asked == ("green",)
    assert len(under_way(game).attacker.revealed) == 3


@rule("WK-BATTLE-08", "WK-R58")
def test_the_attacker_draws_on_first() -> None:
    game = fought("draw", "draw")
    turn_up(game, battle="avoid")
    assert game.events(FateRevealed)[-1].seat == GREEN


@rule("WK-BATTLE-09")
@pytest.mark.parametrize(
    ("attacker", "defender", "losses"),
    [
        ("inflict inflict", "avoid", [0, 1]),
        ("inflict", "avoid avoid", [0, 0]),
        ("inflict avoid", "inflict inflict", [1, 1]),
        ("avoid avoid", "inflict", [0, 0]),
    ],
)
def test_what_is_inflicted_and_not_avoided(attacker: str, defender: str, losses: list[int]) -> None:
    game = fought(attacker, defender)
    assert [event.casualties for event in game.events(CasualtiesSuffered)] == losses


@rule("WK-BATTLE-14", "WK-R58")
def test_the_attacker_places_his_losses_first() -> None:
    position = duel().noble(AZURE, "E3", "polish-100").noble(SMALT, "E3", "english-100")
    game = assail(position, "green", "E3", "blue").say((SMALT, ZIELONKA))
    game.say(ToNoble(ZIELONKA), ToNoble(CYAN))
    deal(game, "inflict", "inflict")
    assert (game.prompt, game.asked) == ("place-loss", ("green",))
    game.say(ToNoble(ZIELONKA))
    assert game.noble(ZIELONKA).casualties == 1
    assert (game.prompt, game.asked) == ("place-loss", ("blue",))


@rule("WK-BATTLE-15")
def test_when_one_side_is_dead_no_victories_are_compared() -> None:
    """Blue's 100 men are killed; its victories count no more."""
    position = duel("regular-100 regular-50", "regular-100")
    game = turn_up(fought("inflict", "victory", position), nation="swiss")
    (decided,) = game.events(CombatDecided)
    assert decided.result == "annihilation"
    assert game.over
    assert game.noble(ZIELONKA).region == "E3"
    assert not game.noble(CYAN).on_board


@rule("WK-BATTLE-15")
def test_nor_when_both_are_dead() -> None:
    position = duel("regular-100", "regular-100")
    game = turn_up(turn_up(fought("inflict", "inflict", position), nation="swiss"), nation="swiss")
    assert game.over
    assert [event.noble for event in game.events(NobleKilled)] == [ZIELONKA, CYAN]
    assert game.events(CombatDecided)[0].result == "annihilation"


@rule("WK-COMBAT-09", "WK-BATTLE-15")
def test_a_city_in_the_region_neither_bears_losses_nor_survives_for_anybody() -> None:
    """A battle before neutral Monz: blue has 100 men and can lay no casualty on its walls."""
    position = Position("green", "blue").noble(ZIELONKA, "B3", "regular-100 regular-50")
    position.noble(CYAN, "B3", "regular-100")
    game = deal(assail(position, "green", "B3", "blue"), "inflict", "victory")
    assert game.events(CombatDecided)[0].result == "annihilation"
    assert turn_up(game, nation="swiss").over
    assert (game.city("monz").breaches, game.noble(CYAN).on_board) == (0, False)


@rule("WK-BATTLE-16")
def test_victories_are_counted_on_both_sides() -> None:
    game = fought("victory victory", "victory victory")
    (decided,) = game.events(CombatDecided)
    assert (decided.attacker, decided.defender, decided.result) == (2, 2, "draw")


@rule("WK-BATTLE-17")
def test_two_more_are_a_total_victory_and_all_losers_die() -> None:
    position = duel().noble(AZURE, "E3", "polish-100")
    game = assail(position, "green", "E3", "blue").say(ToNoble(CYAN))
    turn_up(turn_up(deal(game, "victory victory", "avoid"), nation="swiss"), nation="swiss")
    assert game.over
    assert game.events(CombatDecided)[0].result == "total-victory"
    assert [event.noble for event in game.events(NobleKilled)] == [AZURE, CYAN]


@rule("WK-BATTLE-17")
def test_the_defender_can_win_totally_too() -> None:
    game = turn_up(fought("avoid", "victory victory"), nation="swiss")
    assert [event.noble for event in game.events(NobleKilled)] == [ZIELONKA]


@rule("WK-BATTLE-18")
def test_one_more_is_a_partial_victory_and_all_losers_retreat() -> None:
    position = duel().noble(AZURE, "E3", "polish-100")
    game = assail(position, "green", "E3", "blue").say(ToNoble(CYAN))
    deal(game, "victory victory", "victory")
    turn_up(game, nation="swiss").say("D3")
    turn_up(game, nation="tuscan").say("F3")
    assert game.over
    assert [(event.noble, event.region) for event in game.events(Retreated)] == [
        (AZURE, "D3"),
        (CYAN, "F3"),
    ]


@rule("WK-BATTLE-18")
def test_an_attacker_who_is_behind_by_one_retreats() -> None:
    game = turn_up(fought("avoid", "victory"), nation="swiss")
    assert (game.prompt, game.asked) == ("retreat", ("green",))
    assert game.say("D3").noble(ZIELONKA).region == "D3"


@rule("WK-BATTLE-19", "WK-RETREAT-01")
def test_with_equal_victories_nothing_happens_and_nobody_may_withdraw() -> None:
    game = fought("victory", "victory")
    assert game.over
    assert game.noble(ZIELONKA).region == game.noble(CYAN).region == "E3"
    assert game.events(Retreated) == []


@rule("WK-BATTLE-20", "WK-R58")
def test_deaths_come_last_and_the_attackers_first() -> None:
    """The survivor of the losing side retreats before the dead of both sides are seen to."""
    position = duel("regular-100", "regular-100").noble(AZURE, "E3", "polish-100")
    position.noble(CELADON, "E3", "english-100", fresh=True)
    game = assail(position, "green", "E3", "blue").say((CELADON, ZIELONKA))
    game.say(ToNoble(ZIELONKA), ToNoble(CYAN))
    deal(game, "inflict victory", "inflict")
    game.say(ToNoble(CELADON), ToNoble(AZURE))
    assert game.noble(CELADON).on_board
    turn_up(game, nation="swiss").say("D3")
    assert game.events(Retreated)[0].noble == CYAN
    turn_up(turn_up(game))
    assert [event.noble for event in game.events(NobleKilled)] == [CELADON, AZURE]


@rule("WK-BATTLE-21")
def test_casualties_stay_with_the_survivors() -> None:
    game = fought("inflict", "inflict")
    assert game.over
    assert (game.noble(ZIELONKA).casualties, game.noble(CYAN).casualties) == (1, 1)


@rule("WK-BATTLE-22", "WK-FATE-05")
def test_after_one_sequence_it_is_over_and_the_cards_go_under_the_deck() -> None:
    game = fought("inflict", "avoid")
    assert game.over
    assert game.state.combat is None
    assert len(game.state.fate) == len(game.state.edition.fate)
    assert [placed.known for placed in game.state.fate.bottom][-1] == (GREEN, BLUE)


def test_hands_are_dealt_anew_only_to_who_cannot_know_them() -> None:
    game = assail(duel(), "green", "E3", "blue")
    pack = Pack()
    mine, theirs = pack.fill(4), pack.fill(4)
    game.draw(*mine).draw(*theirs)
    rng = Random(7)
    found = set[tuple[str, ...]]()
    for _ in range(8):
        twin = redeal(game.match, GREEN, rng)
        assert view_bytes(twin, GREEN) == view_bytes(game.match, GREEN)
        combat = twin.state.combat
        assert combat is not None
        assert combat.attacker.hand == mine
        found.add(tuple(combat.defender.hand))
    assert len(found) > 1
