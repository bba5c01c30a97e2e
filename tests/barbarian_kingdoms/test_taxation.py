"""Taxation: value up to the number of Provinces, from any mix of them, and tokens too large."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.games.barbarian_kingdoms import Coins
from oyez.games.barbarian_kingdoms.box.fixed import COIN_VALUES, Province
from oyez.games.barbarian_kingdoms.rules.coins import heap
from oyez.games.barbarian_kingdoms.rules.money import MakeChange
from oyez.games.barbarian_kingdoms.rules.taxation import ENOUGH, TAX, AgainstChange, TakeToken, Tax
from oyez.games.barbarian_kingdoms.scene.happenings import Taxed
from oyez.kernel import NotAmongChoices
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.barbarian_kingdoms.wandering import offers
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"


def franks(*lost: str) -> Position:
    """The Franks to play, some of their Initial Provinces under Hun Warriors."""
    position = Position("huns", "visigoths", "franks", turn="franks")
    return position.king("franks", "sea").warriors("huns", *lost)


def token(province: str, coin: str) -> TakeToken:
    return TakeToken(Province(province), coin)


def against(province: str, coin: str, change: str) -> AgainstChange:
    return AgainstChange(Province(province), coin, coins(change))


def over(game: Played) -> bool:
    """Nothing is left but to end the turn, and then the Huns play."""
    if (game.prompt, game.asked) != ("end-turn", ("franks",)):
        return False
    game.end()
    return (game.prompt, game.asked) == ("announce", ("huns",))


@rule("BK-TAX-EX1")
def test_the_worked_example_six_provinces_yield_a_gold_a_silver_and_a_bronze() -> None:
    position = franks().tokens("franks", "frisia", "burgundia", "thuringia")
    position.loot("belgica", "gg").loot("frisia", "bs").treasury("franks", "")
    game = position.play().say(TAX)
    assert game.terms == {"amount": 6}
    game.say((token("belgica", "gold"), token("frisia", "silver"), token("frisia", "bronze")))
    assert game.purse("franks") == coins("gsb")
    assert (game.loot("belgica"), game.loot("frisia")) == (coins("g"), Coins())
    assert over(game)


@rule("BK-TAX-01")
def test_taxation_moves_loot_of_ones_own_provinces_into_the_treasury() -> None:
    position = franks().loot("belgica", "s").loot("mosellana", "b").treasury("franks", "b")
    game = position.play().say(TAX, (token("belgica", "silver"), token("mosellana", "bronze")))
    assert game.purse("franks") == coins("bsb")
    assert game.state.loot == {}
    (told,) = game.events(Taxed)
    assert (told.kingdom, told.taken, told.laid) == ("franks", coins("sb"), Coins())
    assert set(told.provinces) == {"belgica", "mosellana"}


@rule("BK-TAX-01")
def test_loot_of_provinces_one_does_not_control_is_not_taxed() -> None:
    position = franks().warriors("franks", "burgundia").loot("burgundia", "b").loot("hunnia", "b")
    assert not position.play().offered(Tax)
    game = position.loot("belgica", "b").play().say(TAX)
    assert game.choices() == [(token("belgica", "bronze"),)]


@rule("BK-TAX-01", "BK-TAX-02")
@pytest.mark.parametrize(("lost", "amount"), [((), 3), (("ripuaria",), 2)])
def test_no_more_tremis_are_taken_than_provinces_are_controlled(
    lost: tuple[str, ...], amount: int
) -> None:
    game = franks(*lost).loot("belgica", "bbbbs").play().say(TAX)
    values = {sum(COIN_VALUES[t.coin] for t in taken) for taken in game.choices()}
    assert max(values) == amount


@rule("BK-TAX-02")
def test_the_amount_is_value_not_number_of_tokens() -> None:
    game = franks().loot("belgica", "bbbsss").play().say(TAX)
    assert offers(game, (token("belgica", "bronze"),) * 3)
    assert offers(game, (token("belgica", "bronze"), token("belgica", "silver")))
    assert not offers(game, (token("belgica", "silver"),) * 2)


@rule("BK-TAX-02")
def test_tokens_come_from_any_mix_of_provinces() -> None:
    game = franks().loot("belgica", "bb").loot("ripuaria", "b").loot("mosellana", "b").play()
    game.say(TAX)
    one_each = tuple(token(p, "bronze") for p in ("belgica", "ripuaria", "mosellana"))
    assert offers(game, one_each)
    assert offers(game, (token("belgica", "bronze"),) * 2)


@rule("BK-TAX-03")
def test_a_province_is_taxed_although_no_unit_stands_in_it() -> None:
    position = franks().king("franks", None).loot("ripuaria", "b")
    game = position.play().say(TAX, (token("ripuaria", "bronze"),))
    assert game.purse("franks") == coins("bbbssg") + coins("b")


@rule("BK-TAX-04")
def test_taxation_is_not_contested() -> None:
    position = franks().warriors("visigoths", "burgundia", "thuringia").loot("mosellana", "b")
    assert over(position.play().say(TAX, (token("mosellana", "bronze"),)))


# -- how much -------------------------------------------------------------------------------------


@rule("BK-R18")
def test_less_than_the_amount_may_be_taken_but_not_nothing() -> None:
    game = franks().loot("belgica", "bbb").play().say(TAX)
    with pytest.raises(NotAmongChoices):
        game.say(())
    assert game.say((token("belgica", "bronze"),)).loot("belgica") == coins("bb")


@rule("BK-R18")
def test_taxation_is_not_there_without_a_controlled_province() -> None:
    position = franks("belgica", "ripuaria", "mosellana").loot("belgica", "bsg")
    assert not position.play().offered(Tax)


@rule("BK-R18")
def test_taxation_is_not_there_without_face_up_loot() -> None:
    assert not franks().play().offered(Tax)
    assert franks().loot("belgica", "b").play().offered(Tax)


@rule("BK-R19")
def test_a_chest_is_not_taxed() -> None:
    position = franks().chests("frisia").tokens("franks", "frisia")
    assert not position.play().offered(Tax)
    game = position.loot("frisia", "b").play().say(TAX)
    assert game.choices() == [(token("frisia", "bronze"),)]
    assert game.say((token("frisia", "bronze"),)).state.chests == ["frisia"]


@rule("BK-R18")
def test_a_token_too_large_is_taken_against_change_laid_in_its_province() -> None:
    position = franks("ripuaria").loot("belgica", "g").treasury("franks", "b")
    game = position.play().say(TAX)
    assert game.choices() == [against("belgica", "gold", "b")]
    game.say(against("belgica", "gold", "b"))
    assert (game.purse("franks"), game.loot("belgica")) == (coins("g"), coins("b"))
    assert over(game)


@rule("BK-R18")
def test_only_tokens_too_large_and_no_change_leave_no_taxation() -> None:
    position = franks("ripuaria").loot("belgica", "g")
    assert not position.treasury("franks", "").play().offered(Tax)
    assert not position.treasury("franks", "gg").play().offered(Tax)
    assert position.treasury("franks", "gb").play().offered(Tax)


@rule("BK-R18")
def test_the_net_gain_against_change_is_at_least_one_tremis() -> None:
    game = franks("ripuaria").loot("belgica", "g").treasury("franks", "bsg").play().say(TAX)
    assert set(game.choices()) == {
        against("belgica", "gold", "b"),
        against("belgica", "gold", "s"),
    }


@rule("BK-R18")
def test_small_tokens_first_and_then_one_too_large_for_what_is_left() -> None:
    position = franks().loot("belgica", "bg").treasury("franks", "b")
    game = position.play().say(TAX, (token("belgica", "bronze"),))
    assert (game.prompt, game.terms) == ("tax-change", {"amount": 2})
    game.say(against("belgica", "gold", "b"))
    assert (game.purse("franks"), game.loot("belgica")) == (coins("bg"), coins("b"))


@rule("BK-R18")
def test_whoever_has_taken_something_may_stop_there() -> None:
    position = franks().loot("belgica", "bg").treasury("franks", "b")
    game = position.play().say(TAX, (token("belgica", "bronze"),), ENOUGH)
    assert game.purse("franks") == coins("bb")
    assert over(game)


@rule("BK-R18")
def test_change_taken_in_the_same_turn_can_be_laid_down_again() -> None:
    game = franks("ripuaria").loot("belgica", "bs").treasury("franks", "").play()
    game.say(TAX, (token("belgica", "bronze"),))
    assert set(game.choices()) == {against("belgica", "silver", "b"), ENOUGH}


@rule("BK-R18")
def test_taxes_made_impossible_by_changing_the_tokens_end_without_a_gain() -> None:
    """One Province, its bronze and diamond changed for two gold after the announcement."""
    position = franks("ripuaria", "mosellana").loot("belgica", "bd").treasury("franks", "gg")
    game = position.play().say(TAX)
    swap = MakeChange(Province("belgica"), coins("gg"), coins("bd"))
    game.match.act(game.seat("franks"), swap)
    assert (game.purse("franks"), game.loot("belgica")) == (coins("bd"), coins("gg"))
    assert over(game)


@rule("BK-R18")
def test_change_made_for_the_only_token_too_large_lets_the_small_ones_be_taxed() -> None:
    position = franks("ripuaria").loot("belgica", "g").treasury("franks", "bs")
    game = position.play().say(TAX)
    assert game.prompt == "tax-change"
    swap = MakeChange(Province("belgica"), coins("bs"), coins("g"))
    game.match.act(game.seat("franks"), swap)
    assert (game.prompt, game.asked) == ("tax", ("franks",))
    game.say((token("belgica", "silver"),))
    assert game.purse("franks") == coins("gs")
    assert len(game.events(Taxed)) == 1


# -- every way, counted without the game's code ---------------------------------------------------

Outcome = tuple[Coins, tuple[tuple[str, Coins], ...]]
LANDS = ("belgica", "ripuaria", "mosellana")


def table_after(purse: Coins, loot: dict[str, Coins]) -> Outcome:
    return purse, tuple(sorted((p, c) for p, c in loot.items() if c))


def ways(purse: Coins, loot: dict[str, Coins], amount: int) -> set[Outcome]:
    """BK-R18 by brute force: small tokens up to the amount, then at most one against change."""
    tokens = [(p, coin) for p, pile in loot.items() for coin in pile.tokens()]
    found: set[Outcome] = set()
    for number in range(len(tokens) + 1):
        for taken in {tuple(sorted(some)) for some in combinations(tokens, number)}:
            left = amount - sum(COIN_VALUES[coin] for _, coin in taken)
            if left < 0:
                continue
            richer, poorer = purse + heap(coin for _, coin in taken), dict(loot)
            for province, coin in taken:
                poorer[province] -= heap([coin])
            if taken:
                found.add(table_after(richer, poorer))
            rest = Counter(tokens) - Counter(taken)
            for province, coin in rest:
                if COIN_VALUES[coin] > left > 0:
                    found |= changed(richer, poorer, province, coin, left)
    return found


def changed(
    purse: Coins, loot: dict[str, Coins], province: str, coin: str, left: int
) -> set[Outcome]:
    """A token too large for what is left, against every sensible change."""
    found: set[Outcome] = set()
    worth = COIN_VALUES[coin]
    for number in range(1, worth + 1):
        for change in set(combinations(sorted(purse.tokens()), number)):
            value = sum(COIN_VALUES[c] for c in change)
            gain = worth - value
            spare = any(gain + COIN_VALUES[c] <= left for c in change)
            if 1 <= gain <= left and not spare:
                after = dict(loot)
                after[province] += heap(change) - heap([coin])
                found.add(table_after(purse - heap(change) + heap([coin]), after))
    return found


def reached(game: Played) -> set[Outcome]:
    """Every table the game lets the Franks leave behind by a Taxation."""
    if not game.offered(Tax):
        return set()
    found: set[Outcome] = set()
    todo = [Played(game.match.clone()).say(TAX)]
    while todo:
        now = todo.pop()
        if now.prompt == "announce":
            lands = {p: now.loot(p) for p in LANDS}
            found.add(table_after(now.purse("franks"), lands))
        else:
            todo += [Played(now.match.clone()).say(choice) for choice in now.choices()]
    return found


piles = st.lists(st.sampled_from(["b", "s", "g", "d"]), max_size=3).map("".join)
purses = st.lists(st.sampled_from("bbssgd"), max_size=4).map("".join)


@rule("BK-R18", "BK-TAX-01", "BK-TAX-02")
@settings(max_examples=60, deadline=None)
@given(purse=purses, held=st.integers(min_value=1, max_value=3), loot=st.lists(piles, min_size=3))
def test_taxation_offers_exactly_what_the_ruling_allows(
    purse: str, held: int, loot: list[str]
) -> None:
    lands = LANDS[:held]
    position = franks(*LANDS[held:]).treasury("franks", purse)
    lying = {province: coins("") for province in LANDS}
    for province, pile in zip(lands, loot, strict=False):
        lying[province] = coins(pile)
        if pile:
            position.loot(province, pile)
    found = reached(position.play())
    assert found == ways(coins(purse), lying, held)
    total = sum(pile.value for pile in lying.values()) + coins(purse).value
    for after, left in found:
        assert 1 <= after.value - coins(purse).value <= held
        assert after.value + sum(pile.value for _, pile in left) == total
