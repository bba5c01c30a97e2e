"""The odds of a combat: wherever somebody decides about one, and from what he knows alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from oyez.games.warrior_knights import GAME, KnightsState
from oyez.games.warrior_knights.answers import March
from oyez.games.warrior_knights.scene.odds import Host, OddsDeck, reckon
from oyez.kernel import DealSeed, Match, Seat, redeal
from oyez.kernel.decks import PlacedCard
from oyez.scene.elements import Clash
from oyez.scene.views import scenes
from oyez.server.time.preview import preview_answer
from tests.ledger import rule
from tests.server.clients import patched
from tests.warrior_knights.fighting import Pack, assail, deal
from tests.warrior_knights.positions import Game, Position

ALAN, KAZIMIERZ, CYAN = "alan-of-smalt", "kazimierz-zielonka", "louis-de-cyan"
GREEN, BLUE, RED = Seat(0), Seat(1), Seat(2)


def clashes(game: Game, seat: Seat | None) -> list[Clash]:
    return GAME.scene(game.state, seat).clashes


def chances(clash: Clash) -> list[float | None]:
    return [side.chance for side in clash.sides]


def told(clash: Clash) -> bool:
    """Whether both sides have a chance, and all outcomes together are certain."""
    found = [chance for chance in chances(clash) if chance is not None]
    outcomes = [*found, *(other.chance for other in clash.others)]
    return len(found) == 2 and sum(round(chance * 100) for chance in outcomes) == 100


def front() -> Position:
    """A green army next to Fröli, which is neutral, where a blue army stands before the walls."""
    position = Position("green", "blue", "red").noble(KAZIMIERZ, "D3", "english-150 polish-100")
    return position.city("froli").noble(CYAN, "D3", "regular-100")


# -- where -----------------------------------------------------------------------------------------


def test_who_could_attack_sees_the_odds_of_it() -> None:
    game = front().turn_up("versatile-strategy", "green")
    found = clashes(game, GREEN)
    assert [(each.prospect, each.label.id if each.label else "") for each in found] == [
        (True, "clash-battle"),
        (True, "clash-assault"),
    ]
    assert all(told(each) for each in found)
    assert len({each.id for each in found}) == 2
    assert found[0].sides[1].seat == BLUE
    assert [part.name for part in found[0].sides[0].parts] == ["clash-men", "clash-commander"]
    for other in (BLUE, RED, None):
        assert clashes(game, other) == []


def test_a_card_that_attacks_nobody_has_no_odds() -> None:
    for card in ("levy-taxes", "rally-support"):
        assert clashes(front().turn_up(card, "green"), GREEN) == []
    assert clashes(front().turn_up("versatile-strategy", "red"), GREEN) == []


@rule("WK-MILITARY-01")
def test_a_march_is_shown_with_the_odds_where_it_ends() -> None:
    position = Position("green", "blue").noble(KAZIMIERZ, "D2", "english-150 polish-100")
    game = position.noble(CYAN, "D3", "regular-100").turn_up("mobilize-forces", "green")
    assert clashes(game, GREEN) == []
    game.say(next(each for each in game.choices() if getattr(each, "region", "") == "D3"))
    move = next(each for each in game.choices() if isinstance(each, March))
    ply = game.match.ply_of(GREEN)
    ahead = preview_answer(game.match, GREEN, msgspec.to_builtins(move), ply)
    now = msgspec.to_builtins(GAME.scene(game.state, GREEN))
    after = patched(now, msgspec.to_builtins(ahead.patch))
    clash = after["clashes"][0]
    assert clash["prospect"]
    assert [side["chance"] for side in clash["sides"]] == chances(clashes(game.say(move), GREEN)[0])


@rule("WK-BATTLE-01", "WK-BATTLE-03")
def test_both_sides_see_them_from_the_first_moment_of_a_combat_on() -> None:
    position = Position("green", "blue").noble(KAZIMIERZ, "D3", "english-150")
    position.noble(ALAN, "D3", "regular-50").noble(CYAN, "D3", "regular-100")
    game = assail(position, "green", "D3", "blue")
    assert game.prompt == "choose-armies"
    game.say((KAZIMIERZ, ALAN))
    assert game.prompt == "name-commander"
    for seat in (GREEN, BLUE, None):
        (clash,) = clashes(game, seat)
        assert told(clash)
        assert not clash.prospect


@rule("WK-BATTLE-07")
def test_when_the_cards_are_open_there_is_nothing_to_guess() -> None:
    game = deal(assail(front(), "green", "D3", "blue"), "draw victory", "avoid")
    assert game.asked == ("nature",)
    assert chances(clashes(game, GREEN)[0]) == [None, None]


# -- from what -------------------------------------------------------------------------------------


def test_own_cards_count_for_who_holds_them_only() -> None:
    good, bad = "victory victory victory victory", "avoid avoid avoid avoid"
    found: dict[str, list[list[float | None]]] = {}
    for cards in (good, bad):
        game, pack = assail(front(), "green", "D3", "blue"), Pack()
        game.draw(*pack.take(cards)).draw(*pack.fill(3))
        found[cards] = [chances(clashes(game, seat)[0]) for seat in (GREEN, BLUE, None)]
    assert (found[good][0][0] or 0) > (found[bad][0][0] or 0) + 0.3
    # Nobody else can tell, and blue's own three cards are not the same in both.
    assert found[good][2] == found[bad][2]


def test_cards_known_to_lie_underneath_come_last() -> None:
    luck = Random(1)
    deck = OddsDeck(("avoid", "avoid"), ("victory", "inflict"), luck)
    assert deck.hand(9) == ["avoid", "avoid", "victory", "inflict"]
    assert deck.draw() == ""


def test_what_was_put_under_the_deck_before_ones_eyes_is_not_drawn_soon() -> None:
    state = front().turn_up("versatile-strategy", "green").state
    before = chances(GAME.scene(state, GREEN).clashes[0])
    gone = [c for c, row in state.edition.fate.items() if row.battle == "victory"]
    for card in gone:
        state.fate.stock[card] -= 1
    state.fate.bottom = [PlacedCard(card, (GREEN, BLUE, RED)) for card in gone]
    known = chances(GAME.scene(state, GREEN).clashes[0])
    state.fate.bottom = [PlacedCard(card, ()) for card in gone]
    unknown = chances(GAME.scene(state, GREEN).clashes[0])
    assert unknown == before
    assert known != before


def positions(seed: int, seats: int, least: int) -> Iterator[tuple[Match[KnightsState], Seat]]:
    """Where somebody sees odds, in random games: so many combats, and as many that could begin."""
    rng, fights, prospects = Random(seed), least, least
    while fights:
        options = GAME.headless_options(GAME.sample_options(seats, rng))
        match = Match(GAME, seats, options, rng=Random(rng.getrandbits(32)))
        while not match.over and fights:
            state, seat = match.state, rng.choice(match.waiting())
            if state.combat is not None:
                fights -= 1
                yield match, Seat(rng.randrange(seats))
            elif state.card is not None and prospects and GAME.scene(state, seat).clashes:
                prospects -= 1
                yield match, seat
            question = match.question(seat)
            assert question is not None
            match.answer(seat, question.choices.sample(rng))


def test_positions_that_a_seat_cannot_tell_apart_have_the_same_odds() -> None:
    rng, fights = Random(3), 0
    for match, seat in positions(5, 4, 25):
        shown = GAME.scene(match.state, seat).clashes
        fights += match.state.combat is not None
        for _ in range(3):
            twin = redeal(match, seat, rng)
            assert GAME.scene(twin.state, seat).clashes == shown
    assert fights == 25


def test_to_look_changes_nothing() -> None:
    for match, seat in positions(6, 3, 10):
        before, rng = match.digest(), match.rng
        assert not isinstance(rng, DealSeed)
        luck = None if rng is None else rng.getstate()
        GAME.scene(match.state, seat)
        assert match.digest() == before
        assert luck == (None if rng is None else rng.getstate())


def test_each_is_reckoned_once() -> None:
    """How long that takes is measured by `bench.costs`."""
    reckoned = 0
    for match, seat in positions(7, 4, 10):
        reckon.cache_clear()
        shown = GAME.scene(match.state, seat).clashes
        assert reckon.cache_info().misses <= len(shown)
        reckoned += reckon.cache_info().misses
    assert reckoned


def test_a_choice_of_armies_can_be_weighed() -> None:
    position = Position("green", "blue").noble(KAZIMIERZ, "D3", "english-150 polish-100")
    position.noble(ALAN, "D3", "regular-50").noble(CYAN, "D3", "regular-100 english-100")
    game = assail(position, "green", "D3", "blue")
    now = GAME.scene(game.state, GREEN)
    found: list[float] = []
    for party in ((ALAN,), (KAZIMIERZ, ALAN)):
        ahead = preview_answer(game.match, GREEN, list(party), game.match.ply_of(GREEN))
        assert ahead.sure
        after = patched(msgspec.to_builtins(now), msgspec.to_builtins(ahead.patch))
        (clash,) = after["clashes"]
        found.append(clash["sides"][0]["chance"])
    assert found[1] > found[0]


# -- what one discards -----------------------------------------------------------------------------


def with_a_hand(cards: str) -> Game:
    """A combat in which green holds these cards, and has to discard two of them."""
    game, pack = assail(front(), "green", "D3", "blue"), Pack()
    return game.draw(*pack.take(cards)).draw(*pack.fill(3))


def weighed(game: Game, cards: tuple[str, ...]) -> dict[str, Any]:
    """The combat as the preview of a discard shows it to green."""
    ahead = preview_answer(game.match, GREEN, list(cards), game.match.ply_of(GREEN))
    now = msgspec.to_builtins(scenes(game.match, [GREEN])[0])
    found: dict[str, Any] = patched(now, msgspec.to_builtins(ahead.patch))["clashes"][0]
    return found


def hand_by_word(game: Game) -> dict[str, list[str]]:
    """The cards that green holds, by what they say."""
    assert game.state.combat is not None
    found: dict[str, list[str]] = {}
    for card in game.state.combat.attacker.hand:
        found.setdefault(game.state.edition.fate[card].battle, []).append(card)
    return found


@rule("WK-BATTLE-04")
def test_to_throw_away_victories_is_worse_than_to_keep_them() -> None:
    game = with_a_hand("victory victory avoid avoid")
    held = hand_by_word(game)
    good = weighed(game, tuple(held["avoid"]))["sides"][0]["chance"]
    bad = weighed(game, tuple(held["victory"]))["sides"][0]["chance"]
    assert good > bad + 0.2


def test_what_was_discarded_under_seal_counts_for_who_did_it_alone() -> None:
    game = with_a_hand("victory victory avoid avoid")
    cards = tuple(hand_by_word(game)["victory"])
    before = scenes(game.match, [BLUE, None])
    ahead = weighed(game, cards)
    game.match.answer(GREEN, cards)
    own, *others = scenes(game.match, [GREEN, BLUE, None])
    assert msgspec.to_builtins(own.clashes[0]) == ahead
    assert others == before


def test_every_outcome_is_named() -> None:
    game = front().turn_up("versatile-strategy", "green")
    battle, assault = clashes(game, GREEN)
    assert [other.label.id for other in battle.others] == ["clash-draw"]
    assert [side.outcome for side in battle.sides] == [None, None]
    assert assault.others == []
    named = [side.outcome.id for side in assault.sides if side.outcome]
    assert named == ["clash-taken", "clash-repelled"]


def test_the_odds_of_open_hands_are_those_of_all_deals() -> None:
    """Against every hand that the other side can hold, each as likely as the others."""
    deck = ("victory", "victory", "avoid", "inflict", "inflict")
    mine = Host(("avoid", "victory"), 0, 0, 0, 0, 0, 5)
    theirs = Host((), 2, 0, 0, 0, 0, 1)
    wins = losses = 0
    hands = list(combinations(deck, 2))
    for hand in hands:
        victories = hand.count("victory")  # neither side can be wiped out by two cards
        wins += victories < 1
        losses += victories > 1
    odds = reckon(deck, mine, theirs, False)
    assert abs(odds.attacker - wins / len(hands)) < 0.08
    assert abs(odds.defender - losses / len(hands)) < 0.08
    assert round(sum(odds) * 100) == 100
