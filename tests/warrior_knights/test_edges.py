"""Edges of the rules: what the other tests would not notice if it broke."""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, REFUSE
from oyez.games.warrior_knights.rules import decks, fate
from oyez.games.warrior_knights.rules.assembly import agenda
from oyez.games.warrior_knights.rules.cards.event_effects import become_heretic
from oyez.games.warrior_knights.rules.cards.events import find_target
from oyez.games.warrior_knights.rules.phases.mercenaries import recruitment
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.upkeep import close
from oyez.games.warrior_knights.rules.preparation import stronghold_sites
from oyez.games.warrior_knights.rules.war import armies
from oyez.games.warrior_knights.rules.war.movement import movable_nobles
from oyez.games.warrior_knights.scene.happenings import AgendasRevealed, DeckReshuffled, NobleMoved
from oyez.games.warrior_knights.scene.happenings_in_the_field import FateSeen
from oyez.games.warrior_knights.state import ActionInPlay, KnightsState
from oyez.kernel import Flow, Seat
from tests.ledger import rule
from tests.warrior_knights.ballots import choose, hall, hold
from tests.warrior_knights.fighting import assail, deal, under_way
from tests.warrior_knights.moves import sail
from tests.warrior_knights.positions import Position, fates


def two() -> Position:
    return Position("green", "blue")


@rule("WK-SHORTAGE-01")
def test_without_discarded_agendas_nothing_is_reshuffled() -> None:
    position = two()
    position.state.agenda_deck.stock = {"salt-tax": 1}
    game = position.run(decks.fill_agendas, sound=False).draw("salt-tax")
    assert game.state.agendas == ["salt-tax"]
    assert not game.events(DeckReshuffled)


@rule("WK-SETUP-02")
def test_the_event_put_underneath_stays_there_while_others_are_drawn() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        decks.discard_event(s, (yield from decks.draw_event(s, Seat(0))))

    position = two().next_event("green")
    position.state.event_deck.last = "blue"
    game = position.run(passage, sound=False).draw("minstrels")
    assert game.state.event_deck.last == "blue"


@rule("WK-TRANSFER-05")
def test_a_noble_who_keeps_some_of_his_troops_stays_on_the_board() -> None:
    position = two().noble("alan-of-smalt", "E3", "regular-50 regular-100")
    s = position.noble("ernesto-di-celadon", "E3", "regular-50").state
    giver, taker = s.noble("alan-of-smalt"), s.noble("ernesto-di-celadon")
    armies.hand_over(s, giver, taker, ["regular-50"], "WK-TRANSFER-01")
    assert (giver.region, giver.troops) == ("E3", ["regular-100"])


@rule("WK-FATE-02", "WK-FATE-03", "WK-FATE-04")
@pytest.mark.parametrize("what", ["city", "nation", "noble"])
def test_without_a_card_that_names_one_of_them_fate_names_none(what: str) -> None:
    def passage(s: KnightsState) -> Flow[None]:
        if what == "noble":
            found: object = yield from fate.random_noble(s, s.nobles_of(Seat(0)), "WK-FATE-03")
        else:
            ask = fate.random_city if what == "city" else fate.random_nation
            found = yield from ask(s, ["nowhere"], "WK-FATE-04")
        s.worded_laws.append(str(found))

    position = two()
    position.state.fate.stock = {"F07": 1}
    game = position.run(passage, sound=False).fate("F07")
    assert game.state.worded_laws == ["None"]


@rule("WK-ASSEMBLY-14")
def test_with_three_agendas_on_the_spaces_none_is_revealed() -> None:
    game = two().agendas("fine", "exile", "synod").run(decks.fill_agendas)
    assert not game.events(AgendasRevealed)


@rule("WK-ACTION-09", "WK-ACTION-10")
@pytest.mark.parametrize(
    ("card", "cited"), [("serve-the-church", "WK-ACTION-09"), ("mobilize-forces", "WK-ACTION-10")]
)
def test_who_chooses_a_zone_is_told_by_which_rule(card: str, cited: str) -> None:
    game = two().turn_up(card, "green")
    if game.prompt != "put-away":
        game.say(NO)
    assert (game.prompt, game.question().rule) == ("put-away", cited)


@rule("WK-RECRUIT-01")
def test_on_a_full_track_nobody_is_asked_where_to_draft_soldiers() -> None:
    position = two()
    position.state.track = [position.seat("blue")] * len(position.state.track)
    assert position.turn_up("draft-soldiers", "green").prompt != "draft-soldiers"


@rule("WK-R30", "WK-SEA-02")
def test_who_dies_of_the_troops_he_takes_aboard_does_not_sail() -> None:
    position = two().noble("alan-of-smalt", "H1", "regular-50")
    position.stronghold("green", "H1", "regular-100", casualties=2)
    game = position.turn_up("versatile-strategy", "green")
    game.say(sail("alan-of-smalt", "H4"), ("regular-100",)).fate(*fates(nation="swiss"))
    assert not game.noble("alan-of-smalt").on_board
    assert not game.events(NobleMoved)


def two_in(region: str, other: str) -> Position:
    """A noble of green's and one of blue's."""
    position = two().noble("alan-of-smalt", region, "regular-50")
    return position.noble("otto-von-prussen", other, "regular-50")


@rule("WK-PROPOSAL-05")
def test_an_office_is_taken_from_the_baron_it_is_taken_from() -> None:
    position = two_in("E3", "E3").office("alan-of-smalt", "governor")
    s = position.office("otto-von-prussen", "governor").state
    agenda.take_away(s, "governor", "WK-MOTION-02", position.seat("blue"))
    offices = [s.noble(name).office for name in ("alan-of-smalt", "otto-von-prussen")]
    assert offices == ["governor", ""]


@rule("WK-PROPOSAL-05")
def test_a_charge_is_taken_from_the_baron_it_is_taken_from() -> None:
    position = two().charge("green", "salt-tax")
    s, blue = position.state, position.seat("blue")
    s.barons[blue].charges = ["salt-tax"]
    agenda.take_away(s, "salt-tax", "WK-MOTION-02", blue)
    assert [baron.charges for baron in s.barons] == [["salt-tax"], []]


@rule("WK-MOVE-07")
def test_who_was_used_for_a_card_does_not_move_with_it_again() -> None:
    position = two_in("E3", "E3")
    s, green = position.state, position.seat("green")
    s.card = ActionInPlay("mobilize-forces", green)
    assert [noble.id for noble in movable_nobles(s, green)] == ["alan-of-smalt"]
    s.card.used = ["alan-of-smalt"]
    assert movable_nobles(s, green) == []


@rule("WK-STRONGHOLD-07")
def test_a_stronghold_comes_back_beside_nobles_of_ones_own_but_not_of_others() -> None:
    position = two_in("E3", "E4")
    sites = stronghold_sites(position.state, position.seat("green"), nobles_bar=True)
    assert "E3" in sites
    assert "E4" not in sites
    assert "E4" in stronghold_sites(position.state, position.seat("green"))
    position.state.noble("otto-von-prussen").at_sea = True
    assert "E4" in stronghold_sites(position.state, position.seat("green"), nobles_bar=True)


@rule("WK-MERC-01")
def test_without_an_offer_nobody_is_asked_whom_to_hire() -> None:
    game = two().track(s1="green").run(recruitment, sound=False)
    assert game.asked == ("nature",)


@rule("WK-SHORTAGE-01")
def test_without_any_event_left_no_back_is_shown() -> None:
    position = two()
    position.state.event_deck.stock = {}
    game = position.run(decks.expose_event, sound=False)
    assert game.over
    assert game.state.event_deck.top == ""


@rule("WK-SHORTAGE-01", "WK-R06")
def test_an_event_that_held_for_the_round_is_the_next_if_there_is_no_other() -> None:
    position = two().stronghold("green", "C3").stronghold("blue", "D4").proclaimed("flood")
    deck = position.state.event_deck
    deck.stock, deck.top = {}, ""
    game = position.run(close, sound=False)
    assert game.asked == ("nature",)
    game.draw("blue")
    assert (game.state.event_deck.top, game.state.event_deck.discard) == ("blue", [])


@rule("WK-NEGOTIATE-05")
def test_of_several_promises_the_one_that_was_broken_is_marked() -> None:
    game = two().run(planning)
    for words in ("one", "two", "three"):
        game.act("green", ("promise", (Seat(1), words)))
    game.act("blue", ("call-broken", 2))
    marked = [(promise.words, promise.broken) for promise in game.state.promises]
    assert marked == [("one", False), ("two", True), ("three", False)]


@rule("WK-PROPOSAL-02")
def test_exile_that_is_refused_sends_nobody_home() -> None:
    position = hall("exile").stronghold("blue", "C3", "regular-50")
    position.noble("otto-von-prussen", "E3", "regular-50")
    game = choose(hold(position), "blue").say(REFUSE)
    noble = game.noble("otto-von-prussen")
    assert (noble.region, noble.fresh) == ("E3", True)


@rule("WK-PROPOSAL-02", "WK-BANNED-10")
def test_who_refuses_the_chair_is_not_the_next_chairman_even_if_his_ban_ends() -> None:
    cards = ("election-of-the-chairman", "coronation-gifts")
    game = choose(hold(hall(*cards)).say(cards), "blue").say(REFUSE)
    assert game.state.assembly is not None
    assert game.state.assembly.next_chairman is None


@rule("WK-EVENT-11")
def test_a_heretic_who_is_not_head_of_the_church_takes_the_token_from_nobody() -> None:
    position = Position("green", "blue", "red").purse("red", faith=5)
    row = position.state.edition.event_cards["heretic"]
    game = position.run(lambda s: become_heretic(s, position.seat("blue"), row, ""), sound=False)
    assert game.over
    assert game.state.church == position.seat("green")


@rule("WK-EVENT-10")
@pytest.mark.parametrize("card", ["assassin", "bread-riots", "collapsing-walls", "mutiny"])
def test_of_an_event_that_finds_no_target_nothing_is_told(card: str) -> None:
    def passage(s: KnightsState) -> Flow[None]:
        assert (yield from find_target(s, Seat(0), s.edition.event_cards[card])) is None

    assert two().run(passage).story() == []


@rule("WK-PREP-01")
def test_who_has_no_card_left_is_not_asked_for_the_next_stack() -> None:
    position = two()
    for baron in position.state.barons:
        baron.hand = ["levy-taxes", "rally-support"]
    game = position.run(planning, sound=False)
    assert game.about["stack"] == 1
    game.answer("green", ("levy-taxes", "rally-support"))
    assert game.asked == ("blue",)


@rule("WK-ASSAULT-02", "WK-R86")
def test_nobody_sees_the_cards_of_a_neutral_city() -> None:
    position = two().noble("kazimierz-zielonka", "B3", "regular-100 regular-50 swiss-200")
    game = assail(position, "green", "B3", "", "assault")
    deal(game, "", "")
    assert [event.seat for event in game.events(FateSeen)] == [Seat(0)]


@rule("WK-BATTLE-09")
def test_a_combat_begins_with_nothing_counted() -> None:
    position = two_in("E3", "E3")
    for side in under_way(assail(position, "green", "E3", "blue")).sides:
        counted = (side.inflicts, side.avoids, side.losses, side.victories)
        assert (counted, side.revealed, side.dead) == ((0, 0, 0, 0), [], [])
