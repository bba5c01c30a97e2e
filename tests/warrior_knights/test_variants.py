"""Hostage heirs, and the elimination of a baron."""

from __future__ import annotations

from random import Random

import pytest

from oyez.games.warrior_knights import GAME, KnightsOptions
from oyez.games.warrior_knights.answers import CONTROL, NO
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.cards.events import important_event
from oyez.games.warrior_knights.rules.negotiation import acts
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.zones import due
from oyez.games.warrior_knights.rules.variants import eliminate, no_heir
from oyez.games.warrior_knights.rules.war.death import die
from oyez.games.warrior_knights.rules.war.stronghold import fall
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    HeirHandedOver,
    HeirKilled,
    LineEnded,
)
from oyez.games.warrior_knights.state import KnightsEnding, KnightsState
from oyez.kernel import Flow, Seat
from oyez.testing.properties import check_choices, check_clone
from tests.ledger import rule
from tests.warrior_knights.fighting import assail, deal
from tests.warrior_knights.positions import Game, Position, fates

SMALT, CELADON, PRUSSEN = "alan-of-smalt", "ernesto-di-celadon", "otto-von-prussen"
GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)


@rule("WK-VARIANT-01")
def test_every_variant_is_an_option_and_any_may_be_combined() -> None:
    rng = Random(5)
    seen: set[tuple[bool, ...]] = set()
    for _ in range(300):
        o = GAME.sample_options(4, rng)
        seen.add((o.open_motions, o.hostage_heirs, o.elimination, o.might))
        assert GAME.setup(o, 4).options == o
    assert len(seen) > 8
    assert KnightsOptions() == KnightsOptions(
        open_motions=False, hostage_heirs=False, elimination=False, might=False
    )


# -- hostage heirs ---------------------------------------------------------------------------------


def heirs(position: Position | None = None) -> Game:
    """Three barons who plan, and may hand heirs to each other meanwhile."""
    return (position or Position("green", "blue", "red", hostage_heirs=True)).run(planning)


def hostage(noble: str = SMALT, holder: Seat = BLUE) -> Position:
    """The heir of one of green's nobles is held by another baron."""
    position = Position("green", "blue", "red", hostage_heirs=True)
    position.noble(noble, "E3", "regular-50 english-100").state.noble(noble).heir = holder
    return position


@rule("WK-VARIANT-04", "WK-R80")
def test_every_baron_begins_with_the_heirs_of_his_own_nobles() -> None:
    s = heirs().state
    assert all(noble.heir == noble.seat for noble in s.nobles)


@rule("WK-VARIANT-04", "WK-R80")
def test_heirs_are_handed_over_whenever_crowns_may_be() -> None:
    game = heirs().act("green", ("hand-heir", (SMALT, BLUE)))
    assert game.noble(SMALT).heir == BLUE
    (told,) = game.events(HeirHandedOver)
    assert (told.seat, told.to, told.noble) == (0, 1, SMALT)
    game.act("blue", ("hand-heir", (SMALT, RED)))  # and on to a third baron
    assert game.noble(SMALT).heir == RED


@rule("WK-VARIANT-04")
def test_nobody_hands_over_an_heir_whom_he_does_not_hold() -> None:
    offered = acts(hostage().state, GREEN)
    assert ("hand-heir", (CELADON, BLUE)) in offered
    assert ("hand-heir", (SMALT, RED)) not in offered
    assert ("hand-heir", (PRUSSEN, RED)) not in offered


@rule("WK-VARIANT-01", "WK-VARIANT-04")
def test_without_the_option_heirs_stay_at_home() -> None:
    s = Position("green", "blue", "red").state
    assert ("hand-heir", (SMALT, BLUE)) not in acts(s, GREEN)


@rule("WK-VARIANT-05")
def test_the_holder_of_a_strange_heir_may_kill_him() -> None:
    game = heirs(hostage()).act("blue", ("kill-heir", SMALT))
    assert game.noble(SMALT).heir is None
    assert game.noble(SMALT).on_board  # nothing follows while the noble lives
    (told,) = game.events(HeirKilled)
    assert (told.seat, told.noble) == (1, SMALT)


@rule("WK-VARIANT-05")
def test_nobody_kills_an_heir_of_his_own_or_one_he_does_not_hold() -> None:
    s = hostage().state
    assert ("kill-heir", SMALT) in acts(s, BLUE)
    assert ("kill-heir", SMALT) not in acts(s, RED)
    assert ("kill-heir", CELADON) not in acts(s, GREEN)
    assert ("kill-heir", PRUSSEN) not in acts(s, BLUE)


def killed(position: Position) -> Position:
    """Green's noble has died; no mercenary deserted."""
    game = position.run(lambda s: die(s, s.noble(SMALT), "WK-DEATH-09"))
    game.fate(*fates(1, nation="swiss"))
    position.state = game.state
    return position


@rule("WK-VARIANT-05")
def test_with_a_dead_heir_the_death_of_the_noble_is_for_ever() -> None:
    position = hostage()
    position.state.noble(SMALT).heir = None
    noble = killed(position).state.noble(SMALT)
    assert noble.gone
    assert noble.troops == []


@rule("WK-VARIANT-06", "WK-R80")
def test_a_dead_noble_waits_with_his_troops_until_his_heir_is_returned() -> None:
    position = killed(hostage())
    noble = position.state.noble(SMALT)
    assert (noble.waiting, noble.gone, noble.on_board) == (True, False, False)
    assert noble.troops == ["regular-50", "english-100"]
    game = heirs(position).act("blue", ("hand-heir", (SMALT, RED)))
    assert game.noble(SMALT).waiting  # not to his own baron
    game.act("red", ("hand-heir", (SMALT, GREEN)))
    assert not game.noble(SMALT).waiting
    assert game.noble(SMALT).heir == GREEN


@rule("WK-VARIANT-06")
def test_a_noble_whose_heir_is_at_home_needs_not_wait() -> None:
    noble = killed(hostage(holder=GREEN)).state.noble(SMALT)
    assert (noble.waiting, noble.gone) == (False, False)


@rule("WK-VARIANT-06", "WK-R80")
def test_if_the_heir_is_killed_while_he_waits_the_line_ends_at_once() -> None:
    game = heirs(killed(hostage())).act("blue", ("kill-heir", SMALT))
    noble = game.noble(SMALT)
    assert (noble.gone, noble.waiting, noble.troops) == (True, False, [])
    assert [event.noble for event in game.events(LineEnded)] == [SMALT]
    GAME.check(game.state)  # the mercenaries are back in the deck


@rule("WK-VARIANT-07", "WK-R85")
@pytest.mark.parametrize("card", ["no-heir", "broken-line"])
def test_both_events_mean_that_the_heir_is_dead(card: str) -> None:
    position = hostage()
    position.state.event_deck.stock[card] -= 1
    no_heir(position.state, position.state.noble(SMALT), card)
    noble = position.state.noble(SMALT)
    assert (noble.heir, noble.card, noble.on_board) == (None, card, True)
    assert ("kill-heir", SMALT) not in acts(position.state, BLUE)
    assert killed(position).state.noble(SMALT).gone


@rule("WK-VARIANT-07")
def test_a_line_that_waits_for_its_heir_ends_with_the_event() -> None:
    position = killed(hostage())
    position.state.event_deck.stock["no-heir"] -= 1
    no_heir(position.state, position.state.noble(SMALT), "no-heir")
    assert position.state.noble(SMALT).gone
    GAME.check(position.state)


@rule("WK-R85")
def test_broken_line_when_it_is_drawn() -> None:
    position = Position("green", "blue", "red", church="green").next_event("red")
    game = position.run(important_event).draw("broken-line")
    assert (game.prompt, game.asked) == ("pick-line", ("blue",))
    game.say(game.choices()[0])
    assert sum(noble.heir is None for noble in game.state.nobles_of(GREEN)) == 1


def test_acts_about_heirs_are_sound() -> None:
    game = heirs(hostage())
    check_choices(game.match, Random(2))
    check_clone(game.match, Random(2))


# -- elimination -----------------------------------------------------------------------------------


def doomed() -> Position:
    """Blue is about to be out, and has a bit of everything."""
    position = Position("green", "blue", "red", elimination=True)
    position.noble(PRUSSEN, "E3", "regular-100 english-150", casualties=1)
    position.office(PRUSSEN, "constable").stronghold("blue", "C3", "regular-50 polish-100")
    position.city("monz", "blue", fortified=True).city("acre", "blue").city("isar", "red")
    position.purse("blue", crowns=9, votes=3, faith=2, influence=4)
    position.charge("blue", "salt-tax", "keeper-of-the-seals").event("blue", "heretic")
    position.state.event_deck.stock["no-heir"] -= 1
    position.state.noble(PRUSSEN).card, position.state.noble(PRUSSEN).heir = "no-heir", None
    position.zone("taxes", "blue:levy-taxes", "red:levy-taxes").track(s1="red", s2="blue")
    return position.expedition("china", 2, blue=3, red=1)


def out(position: Position) -> Game:
    game = position.run(lambda s: eliminate(s, BLUE))
    GAME.check(game.state)
    return game


@rule("WK-VARIANT-08")
def test_his_nobles_leave_the_board_and_his_cities_become_neutral() -> None:
    position = doomed()
    position.state.barons[BLUE].stronghold.breaches = 1
    game = out(position)
    assert game.baron("blue").out
    assert not any(noble.on_board or noble.waiting for noble in game.state.nobles_of(BLUE))
    assert (game.owner("monz"), game.owner("acre"), game.owner("isar")) == ("", "", "red")
    assert not game.city("monz").fortified
    home = game.baron("blue").stronghold
    assert (home.region, home.breaches, home.troops) == ("", 0, [])


@rule("WK-VARIANT-08")
def test_a_baron_whose_stronghold_is_captured_is_out() -> None:
    def capture(s: KnightsState) -> Flow[None]:
        yield from fall(s, BLUE, GREEN)

    game = doomed().city("acre").run(capture)
    game.fate(*fates(1, nation="swiss"))
    while not game.over:
        game.say(game.choices()[0])
    assert game.baron("blue").out
    assert game.baron("green").crowns == 4  # half of nine as ransom, the rest to the bank
    assert game.baron("blue").crowns == 0


def stormed(*barons: str) -> Game:
    """Green takes blue's stronghold by a total victory; a noble of blue's is in it."""
    position = Position(*barons, elimination=True).stronghold("blue", "C3")
    position.noble(SMALT, "C3", "swiss-200 polish-200").noble("louis-de-cyan", "C3", "regular-50")
    position.stronghold("green", "G4").city("monz", "blue")
    game = assail(position, "green", "C3", "blue", "assault")
    return deal(game, "victory victory", "avoid").say(NO, CONTROL)


@rule("WK-VARIANT-08", "WK-R77")
def test_out_in_the_middle_of_an_assault() -> None:
    game = stormed("green", "blue", "red")
    assert game.over
    assert game.baron("blue").out
    assert not game.noble("louis-de-cyan").on_board
    assert game.owner("monz") == "green"  # the ransom
    assert game.state.ended is None
    GAME.check(game.state)


@rule("WK-VARIANT-08", "WK-R77")
def test_the_game_ends_when_the_last_rival_is_out() -> None:
    assert stormed("green", "blue").state.ended == KnightsEnding(GREEN, "last")


@rule("WK-R65", "WK-VARIANT-08")
def test_who_lost_his_stronghold_to_nobody_is_not_out() -> None:
    position = doomed()
    game = position.run(lambda s: fall(s, BLUE, None)).fate(*fates(1, nation="swiss"))
    assert game.over
    assert not game.baron("blue").out
    assert game.baron("blue").stronghold.region == ""


@rule("WK-VARIANT-01", "WK-VARIANT-08")
def test_without_the_option_nobody_is_out() -> None:
    position = Position("green", "blue", "red").stronghold("blue", "C3", "regular-50")
    game = position.run(lambda s: fall(s, BLUE, GREEN)).fate(*fates(1))
    assert not game.baron("blue").out


@rule("WK-R77")
def test_his_cards_markers_troops_and_tokens_leave_the_game() -> None:
    game = out(doomed())
    s, baron = game.state, game.baron("blue")
    assert (baron.hand, baron.charges, baron.cards) == ([], [], [])
    assert (baron.crowns, baron.votes, baron.faith) == (0, 0, 0)
    assert s.agenda_discard == ["constable", "salt-tax", "keeper-of-the-seals"]
    assert sorted(s.event_deck.discard) == ["heretic", "no-heir"]
    assert [played.seat for played in s.zones["taxes"]] == [RED]
    assert [owner for owner in s.track if owner is not None] == [RED]
    assert s.expeditions["china"].stakes == {RED: 1}
    e = edition("standard")
    for troop in ("english-150", "polish-100"):
        assert s.mercenaries.stock[troop] == e.mercenaries[troop].copies


@rule("WK-R77")
def test_a_siege_he_kept_up_is_lifted_and_so_is_that_of_his_stronghold() -> None:
    position = doomed().noble(SMALT, "C3", "regular-100").siege("C3", "green")
    region = edition("standard").cities["isar"].region
    position.noble(PRUSSEN, region, "regular-100 english-150").siege(region, "blue")
    position.state.mercenaries.stock["english-150"] += 1
    assert out(position).state.sieges == []


@rule("WK-R77")
def test_n_is_one_less_at_once_and_zones_are_checked_again() -> None:
    position = doomed().zone("wages", *["red:mobilize-forces"] * 2, *["green:mobilize-forces"] * 2)
    assert (position.state.n, due(position.state)) == (3, "")
    s = position.state
    for _ in eliminate(s, BLUE):
        pass
    assert (s.n, due(s)) == (2, "wages")


@rule("WK-R77")
def test_what_he_planned_does_not_turn_up() -> None:
    position = doomed()
    s = position.state
    for baron in s.barons:
        s.plans[baron.seat] = [["rally-support"], [], []]
        s.planned[baron.seat] = [1, 0, 0]
        baron.hand.remove("rally-support")
        s.held[baron.seat], baron.hand = baron.hand, []
    s.order = [RED, BLUE]
    game = out(position)
    assert list(game.state.plans) == list(game.state.planned) == list(game.state.held) == [0, 2]
    assert game.state.order == [RED]


@rule("WK-R77", "WK-R80")
def test_heirs_whom_he_held_go_home_and_his_own_are_no_more() -> None:
    position = Position("green", "blue", "red", elimination=True, hostage_heirs=True)
    smalt = position.state.noble(SMALT)
    smalt.heir, smalt.waiting = BLUE, True
    position.state.noble(PRUSSEN).heir = RED
    game = out(position)
    assert (game.noble(SMALT).heir, game.noble(SMALT).waiting) == (GREEN, False)
    assert game.noble(PRUSSEN).heir is None


@rule("WK-VARIANT-09")
def test_the_tokens_pass_to_those_with_the_most_votes_and_faith() -> None:
    position = Position("green", "blue", "red", chairman="blue", church="blue", elimination=True)
    game = out(position.purse("green", votes=1, faith=4).purse("red", votes=2, faith=3))
    assert (game.state.chairman, game.state.church) == (RED, GREEN)


@rule("WK-VARIANT-09")
def test_tokens_of_others_stay_where_they_are() -> None:
    game = out(doomed().purse("red", votes=9, faith=9))
    assert (game.state.chairman, game.state.church) == (GREEN, GREEN)


@rule("WK-VARIANT-09")
def test_ties_are_drawn_at_random() -> None:
    position = Position("green", "blue", "red", chairman="blue", church="blue", elimination=True)
    game = position.run(lambda s: eliminate(s, BLUE))
    game.fate(*fates(1, noble=PRUSSEN))  # he is out: draw again
    game.fate(*fates(1, noble="guy-de-solferino"), *fates(1, noble=SMALT))
    assert (game.state.chairman, game.state.church) == (RED, GREEN)


@rule("WK-VARIANT-09", "WK-BANNED-10")
def test_a_banned_baron_is_passed_over_unless_there_is_nobody_else() -> None:
    position = Position("green", "blue", "red", chairman="blue", elimination=True)
    game = out(position.purse("green", votes=5).banned("green"))
    assert game.state.chairman == RED
    position = Position("green", "blue", "red", chairman="blue", elimination=True)
    game = out(position.purse("green", votes=5).banned("green", "red"))
    assert game.state.chairman == GREEN


@rule("WK-VARIANT-09")
def test_a_heretic_is_passed_over_unless_there_is_nobody_else() -> None:
    position = Position("green", "blue", "red", church="blue", elimination=True)
    game = out(position.purse("green", faith=5).event("green", "heretic"))
    assert game.state.church == RED
    position = Position("green", "blue", church="blue", elimination=True)
    assert out(position.event("green", "heretic")).state.church == GREEN
