"""The Fate deck and the other decks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules import decks, fate
from oyez.games.warrior_knights.rules.fate import shared_out
from oyez.games.warrior_knights.state import Combat, CombatSide, KnightsState
from oyez.kernel import NATURE, Ask, Flow, OneOf, Seat
from oyez.kernel.decks import DeckKnowledge, PlacedCard
from oyez.kernel.rules import StepKnowledge
from tests.ledger import rule
from tests.warrior_knights.positions import Game, Position, fates

E = edition("standard")


def two() -> Position:
    return Position("green", "blue")


@rule("WK-FATE-02", "WK-FATE-05", "WK-FATE-06")
def test_a_card_turned_up_goes_under_the_deck() -> None:
    game = two().run(lambda s: _turn_up(s)).fate("F07")
    assert [placed.card for placed in game.state.fate.bottom] == ["F07"]
    assert len(game.state.fate) == len(E.fate)


def _turn_up(s: KnightsState) -> Flow[None]:
    yield from fate.turn_up(s, "WK-FATE-02")


def _random_city(s: KnightsState) -> Flow[None]:
    kingdom = [E.city_list[n].id for n in E.kingdom_cities]
    s.worded_laws.append(str((yield from fate.random_city(s, kingdom, "WK-FATE-04"))))


@rule("WK-FATE-04", "WK-FATE-EX1")
def test_cards_are_drawn_until_one_fits() -> None:
    game = two().run(_random_city)
    game.fate(*fates(city="acre"), *fates(city="cadiz"), *fates(city="thira"))
    assert game.over
    assert game.state.worded_laws == ["thira"]
    assert len(game.state.fate.bottom) == 3


@rule("WK-FATE-03", "WK-R35")
def test_a_random_baron_is_the_one_of_the_noble_named_and_in_the_game() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        s.chairman = yield from fate.random_baron(s, [b.seat for b in s.barons], "WK-FATE-03")

    game = two().run(passage)
    game.fate(*fates(noble="guy-de-solferino"), *fates(noble="otto-von-prussen"))
    assert game.over
    assert game.state.chairman == game.seat("blue")


@rule("WK-FATE-03", "WK-R35")
def test_where_no_card_tells_a_random_baron_the_die_is_cast() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        s.chairman = yield from fate.random_baron(s, [b.seat for b in s.barons], "WK-FATE-03")

    position = two()
    position.state.fate.stock = dict.fromkeys(fates(noble="guy-de-solferino"), 1)
    game = position.run(passage, sound=False).fate(*fates(noble="guy-de-solferino"))
    assert game.choices() == [(Seat(0),), (Seat(1),)]
    game.match.answer(NATURE, (Seat(1),))
    game.match.settle()
    assert game.over
    assert game.state.chairman == Seat(1)


@rule("WK-FATE-03")
def test_a_random_noble_is_exactly_the_one_named() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        noble = yield from fate.random_noble(s, s.nobles_of(s.barons[0].seat), "WK-FATE-03")
        assert noble is not None
        noble.lame = True

    game = two().run(passage).fate(*fates(noble="alan-of-smalt"))
    assert game.noble("alan-of-smalt").lame


def test_what_the_deck_cannot_tell_is_told_by_nobody() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        assert (yield from fate.random_noble(s, [], "WK-FATE-03")) is None
        assert (yield from fate.random_nation(s, [], "WK-FATE-02")) is None

    assert two().run(passage).over


@rule("WK-R04")
@pytest.mark.parametrize(
    ("deck", "one", "two", "got"),
    [
        (24, 5, 4, (5, 4)),
        (9, 8, 6, (5, 4)),
        (10, 12, 2, (8, 2)),
        (3, 0, 5, (0, 3)),
        (0, 3, 3, (0, 0)),
    ],
)
def test_a_short_deck_is_dealt_in_turn(deck: int, one: int, two: int, got: tuple[int, int]) -> None:
    assert shared_out(deck, one, two) == got


def dealt() -> Game:
    def passage(s: KnightsState) -> Flow[None]:
        s.combat = Combat(
            "battle", "C3", CombatSide(s.barons[0].seat), CombatSide(s.barons[1].seat)
        )
        yield from fate.deal(s, s.barons[0].seat, 3, s.barons[1].seat, 2)
        yield Ask(s.barons[0].seat, OneOf(["done"]))

    return two().run(passage).draw("F01", "F02", "F03").draw("F04", "F05")


@rule("WK-R86")
def test_each_side_sees_its_own_cards_only() -> None:
    game = dealt()
    nature = [entry for entry in game.match.log if entry.seat < 0]
    assert [entry.seen for entry in nature] == [(0,), (1,)]
    assert game.state.combat is not None
    assert game.state.combat.attacker.hand == ["F01", "F02", "F03"]


def test_another_deal_leaves_ones_own_hand_and_what_one_has_seen() -> None:
    s = dealt().state
    assert s.combat is not None
    green, blue = s.barons[0].seat, s.barons[1].seat
    fate.discard(s, green, ["F06"])
    fate.discard(s, blue, ["F07"])
    for card in ("F06", "F07"):
        s.fate.stock[card] -= 1
    hands, places = set(), set()
    for seed in range(40):
        fate.redeal(s, green, Random(seed))
        assert s.combat.attacker.hand == ["F01", "F02", "F03"]
        assert s.fate.bottom[0].card == "F06"
        hands.add(tuple(s.combat.defender.hand))
        places.add(s.fate.bottom[1].card)
        cards = Counter([*s.combat.attacker.hand, *s.combat.defender.hand])
        cards.update(placed.card for placed in s.fate.bottom)
        cards.update({card: n for card, n in s.fate.stock.items() if n})
        assert cards == Counter(E.fate.keys())
    assert len(hands) > 30
    assert len(places) > 10


@rule("WK-R86")
def test_a_deal_dealt_anew_for_the_other_side_has_all_cards() -> None:
    s = dealt().state
    assert s.combat is not None
    for seat in (s.barons[0].seat, s.barons[1].seat):
        fate.redeal(s, seat, Random(1))
    cards = Counter([*s.combat.attacker.hand, *s.combat.defender.hand, *s.fate.stock])
    assert set(cards) == set(E.fate)
    assert len(s.fate) + len(s.combat.attacker.hand) + len(s.combat.defender.hand) == len(E.fate)


@rule("WK-FATE-05", "WK-R86")
def test_fate_cards_are_seen_as_they_are_drawn_and_as_they_come_off_the_deck() -> None:
    placed = PlacedCard("F02", (0,))
    seen = StepKnowledge([("F01",), ("levy-taxes",)], [[placed, "F03"], None])
    assert fate.seen_since(two().state, seen) == DeckKnowledge(["F01"], [placed])


@rule("WK-R86")
def test_a_card_seen_since_is_in_no_hand_of_another_deal() -> None:
    s = dealt().state
    assert s.combat is not None
    seen = DeckKnowledge([card for card in E.fate if card not in ("F04", "F05", "F09")], [])
    for seed in range(20):
        fate.redeal(s, s.barons[0].seat, Random(seed), seen)
        assert set(s.combat.defender.hand) <= {"F04", "F05", "F09"}


@rule("WK-SHORTAGE-01", "WK-R82")
def test_agendas_discarded_make_a_new_deck() -> None:
    position = two().discarded("fine", "exile", "synod")
    position.state.agenda_deck.stock = {"salt-tax": 1}
    game = position.run(decks.fill_agendas, sound=False).draw("salt-tax").draw("exile", "fine")
    assert game.over
    assert game.state.agendas == ["salt-tax", "exile", "fine"]
    assert game.state.agenda_discard == []


@rule("WK-R82")
def test_too_few_agendas_are_revealed_as_they_are() -> None:
    position = two()
    position.state.agenda_deck.stock = {"salt-tax": 1}
    game = position.run(decks.fill_agendas, sound=False).draw("salt-tax")
    assert game.state.agendas == ["salt-tax"]


@rule("WK-EVENT-01", "WK-R86")
def test_the_back_of_the_top_event_is_known_before_the_card_is() -> None:
    game = two().run(decks.expose_event)
    assert game.asked == ("nature",)
    assert {back for (back,) in game.choices()} == {"red", "green", "blue"}
    game.draw("blue")
    assert game.state.event_deck.top == "blue"


def test_only_a_card_with_that_back_is_drawn() -> None:
    def passage(s: KnightsState) -> Flow[None]:
        decks.discard_event(s, (yield from decks.draw_event(s, Seat(0))))

    game = two().next_event("green").run(passage)
    assert all(E.event_cards[card].back == "green" for (card,) in game.choices())
    game.draw("minstrels")
    assert game.state.event_deck.discard == ["minstrels"]


@rule("WK-SETUP-02")
def test_the_card_put_underneath_comes_last() -> None:
    s = two().state
    s.event_deck.stock = {"fire": 1, "minstrels": 1}
    s.event_deck.last = "blue"
    assert decks.backs(s) == {"green": 1}
    s.event_deck.stock["minstrels"] = 0
    assert decks.backs(s) == {"blue": 1}


@rule("WK-SHORTAGE-01")
def test_events_discarded_make_a_new_deck() -> None:
    position = two()
    position.state.event_deck.stock = {}
    position.state.event_deck.discard = ["fire", "minstrels"]
    game = position.run(decks.expose_event, sound=False).draw("green")
    assert game.state.event_deck.stock == {"fire": 1, "minstrels": 1}


@rule("WK-R42")
def test_a_short_mercenary_deck_reveals_what_there_is() -> None:
    position = two().offer("english-50")
    position.state.mercenaries.stock = {"swiss-50": 1}
    game = position.run(lambda s: decks.new_offer(s, "WK-MERC-10"), sound=False)
    game.draw("english-50", "swiss-50")
    assert game.state.offer == ["english-50", "swiss-50"]
