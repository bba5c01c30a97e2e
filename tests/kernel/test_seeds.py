"""The same deal again: what is drawn depends on its name, and on nothing that was played before."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from oyez.bots import bots_by_name
from oyez.game import Game
from oyez.kernel import (
    NATURE,
    Ask,
    ChanceRequest,
    DealSeed,
    Deck,
    Draw,
    Flow,
    Match,
    OneOf,
    Roll,
    Shuffle,
    record,
    redeal,
    undo,
)
from oyez.scene.views import view_bytes
from oyez.testing.properties import check_clone, check_named, check_replay, check_secrecy, play
from tests.kernel import sheet, solitaire
from tests.kernel.sheet.state import Spy
from tests.kernel.sheet.works import DIG
from tests.kernel.toys import A, Toy, toy

SECRET = b"what nobody may know"
BAG = {"ruby": 3, "pearl": 2, "coral": 1, "amber": 4}
TRIES = 4000


def dealt(chance: ChanceRequest, secret: bytes = SECRET) -> Any:
    return chance.dealt(DealSeed(secret), chance.name)


def secrets(number: int = TRIES) -> Iterator[bytes]:
    return (b"%d" % n for n in range(number))


# -- one chance -----------------------------------------------------------------------------------


def test_the_same_name_brings_the_same_outcome_and_another_name_another() -> None:
    one, two = ([dealt(Roll(6, name=name)) for _ in range(2)] for name in ("war", "harvest"))
    assert one[0] == one[1]
    assert two[0] == two[1]
    assert one[0] != two[0]
    assert dealt(Shuffle(range(20), name="a")) != dealt(Shuffle(range(20), name="b"))
    assert dealt(Draw(BAG, 8, name="a")) != dealt(Draw(BAG, 8, name="b"))


def test_another_seed_brings_another_outcome() -> None:
    chance = Shuffle(range(20), name="deck")
    assert dealt(chance) != dealt(chance, b"another")


def test_the_order_of_a_bag_makes_no_difference() -> None:
    turned = dict(reversed(BAG.items())) | {"glass": 0}
    assert dealt(Draw(BAG, 5, name="gem")) == dealt(Draw(turned, 5, name="gem"))
    assert dealt(Shuffle("abcdefgh", name="row")) == dealt(Shuffle("hgfedcba", name="row"))


def test_a_bag_with_a_thing_less_mostly_brings_the_same() -> None:
    bag = {f"card-{n}": 1 for n in range(20)}
    fewer = {thing: n for thing, n in bag.items() if thing != "card-7"}
    same = 0
    for secret in secrets(200):
        one, two = (dealt(Draw(each, name="card"), secret) for each in (bag, fewer))
        assert one == two or one == ("card-7",)
        same += one == two
    assert same > 170


def test_fewer_of_the_same_draw_are_the_first_of_more() -> None:
    whole = dealt(Draw(BAG, 10, name="gem"))
    assert dealt(Draw(BAG, 4, name="gem")) == whole[:4]
    assert dealt(Roll(5, name="d"))[:2] == dealt(Roll(2, name="d"))


def test_a_draw_that_counts_on_goes_on_where_the_last_one_ended() -> None:
    whole = dealt(Draw(BAG, 10, name="gem"))
    left = Counter(BAG)
    left.subtract(whole[:4])
    assert dealt(Draw(left, 6, name="gem", first=4)) == whole[4:]


def test_the_odds_are_those_of_the_bag() -> None:
    first, second = Counter[str](), Counter[str]()
    for secret in secrets():
        one, two = dealt(Draw(BAG, 2, name="gem"), secret)
        first[one] += 1
        second[two] += 1
    for counted in (first, second):
        for thing, n in BAG.items():
            assert abs(counted[thing] / TRIES - n / 10) < 0.04


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counted = Counter(dealt(Shuffle("abc", name="row"), secret) for secret in secrets())
    assert len(counted) == 6
    assert all(abs(n / TRIES - 1 / 6) < 0.03 for n in counted.values())


def test_dice_are_fair() -> None:
    counted = Counter(face for secret in secrets() for face in dealt(Roll(name="d"), secret))
    assert all(abs(counted[face] / TRIES - 1 / 6) < 0.03 for face in range(1, 7))


def test_things_that_read_alike_are_all_drawn() -> None:
    class Coin(msgspec.Struct, frozen=True):
        metal: str

    class Ring(msgspec.Struct, frozen=True):
        metal: str

    drawn = dealt(Draw({Coin("gold"): 2, Ring("gold"): 1}, 3, name="gold"))
    assert Counter(drawn) == {Coin("gold"): 2, Ring("gold"): 1}


# -- matches --------------------------------------------------------------------------------------


def roaming(s: Toy) -> Flow[None]:
    """A seat that goes hunting as often as it likes before it sees what the war brings."""
    hunts = 0
    while (yield Ask(A, OneOf(["hunt", "war"]), "way")) == "hunt":
        hunts += 1
        s.note("hunt", *(yield Roll(name=f"hunt:{hunts}")))
    s.note("war", *(yield Roll(6, name="war")))
    s.note("luck", *(yield Roll(6)))
    yield Ask(A, OneOf(["on"]), "on")


def roamed(hunts: int, secret: bytes = SECRET) -> Match[Toy]:
    match = toy(roaming, rng=DealSeed(secret))
    for _ in range(hunts):
        match.answer(A, "hunt")
    match.answer(A, "war")
    return match


def test_what_was_played_before_does_not_change_what_has_a_name() -> None:
    home, hunter = roamed(0).state.notes, roamed(3).state.notes
    assert home[0] == hunter[3]
    assert home[0].startswith("war")
    assert roamed(1).state.notes[0] == hunter[0]


def test_what_has_no_name_goes_by_its_place() -> None:
    notes = [roamed(hunts).state.notes[-1] for hunts in (0, 0, 2)]
    assert notes[0] == notes[1] != notes[2]


def deck_of(takes: list[int]) -> Flow[list[str]]:
    deck, taken = Deck({f"card-{n}": 2 for n in range(8)}), list[str]()
    for number in takes:
        taken += yield from deck.draw(number, name="deck:0")
    return taken


@pytest.mark.parametrize("takes", [[16], [1] * 16, [5, 1, 7, 3]])
def test_a_deck_has_one_order_however_many_cards_are_taken_at_a_time(takes: list[int]) -> None:
    def step(s: Toy) -> Flow[None]:
        s.notes = yield from deck_of(takes)
        yield Ask(A, OneOf(["on"]), "on")

    expected = toy(step, rng=DealSeed(SECRET)).state.notes
    takes[:] = [2] * 8
    assert toy(step, rng=DealSeed(SECRET)).state.notes == expected
    assert Counter(expected) == {f"card-{n}": 2 for n in range(8)}


def test_who_looked_at_the_top_of_a_deck_draws_what_others_draw() -> None:
    def step(s: Toy) -> Flow[None]:
        deck = Deck({f"card-{n}": 1 for n in range(9)})
        if (yield Ask(A, OneOf(["look", "draw"]), "way")) == "look":
            yield from deck.peek(3, A, name="deck:0")
        s.notes = yield from deck.draw(6, name="deck:0")
        yield Ask(A, OneOf(["on"]), "on")

    matches = [toy(step, rng=DealSeed(SECRET)) for _ in range(2)]
    for match, way in zip(matches, ("look", "draw"), strict=True):
        match.answer(A, way)
    assert matches[0].state.notes == matches[1].state.notes


def test_a_match_read_from_its_record_has_the_same_future() -> None:
    whole = roamed(2)
    part = toy(roaming, rng=DealSeed(SECRET))
    part.answer(A, "hunt")
    again = record.read(part.game, record.write(part), rng=DealSeed(SECRET))
    again.answer(A, "hunt")
    again.answer(A, "war")
    assert again.digest() == whole.digest()


def test_taking_back_leads_to_the_same_future() -> None:
    def step(s: Toy) -> Flow[None]:
        yield Ask(A, OneOf(["left", "right"]), "way")
        yield Ask(A, OneOf(["on"]), "on")
        s.note(*(yield Roll(6, name="fall")))
        yield Ask(A, OneOf(["on"]), "on")

    plain, turned = (toy(step, rng=DealSeed(SECRET)) for _ in range(2))
    turned.answer(A, "left")
    undo(turned, A)
    for match in (plain, turned):
        match.answer(A, "right")
        match.answer(A, "on")
    assert plain.digest() == turned.digest()


# -- games ----------------------------------------------------------------------------------------

ALONE: list[Game[Any, Any]] = [solitaire.GAME, sheet.GAME]


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_every_chance_of_the_toys_has_a_name(game: Game[Any, Any]) -> None:
    assert sum(check_named(game, 1, None, Random(seed)) for seed in range(20)) > 60


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_a_game_dealt_the_same_is_the_same_until_it_is_played_otherwise(
    game: Game[Any, Any],
) -> None:
    one, two, other = (Match[Any](game, 1, rng=DealSeed(s)) for s in (SECRET, SECRET, b"other"))
    assert one.digest() == two.digest() != other.digest()


def test_the_dice_of_a_round_do_not_depend_on_what_was_done_in_it() -> None:
    """Who digs first and who digs last finds the same stone."""
    first, last = (Match[Any](sheet.GAME, 1, rng=DealSeed(SECRET)) for _ in range(2))
    first.answer(A, DIG)
    last.answer(A, Spy("left"))
    last.answer(A, DIG)
    assert first.log[-1] == last.log[-1]
    assert first.log[-1].seat == NATURE


# -- secrecy --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.id)
def test_secrets_are_kept_in_a_deal(game: Game[Any, Any]) -> None:
    for seed in range(4):
        rng = Random(seed)
        match = Match[Any](game, 1, rng=DealSeed(rng.randbytes(8)), listen=True)
        while not match.over:
            check_secrecy(match, rng)
            check_clone(match, rng)
            check_replay(match)
            play(match, rng)


def test_what_is_imagined_has_a_generator_of_its_own() -> None:
    """Whoever thinks ahead meets other outcomes than the match will bring."""
    match = roamed(0)
    truth = match.state.notes[0]
    before = toy(roaming, rng=DealSeed(SECRET))
    futures = set[str]()
    for seed in range(30):
        for twin in (before.clone(Random(seed)), redeal(before, A, Random(seed))):
            assert isinstance(twin.rng, Random)
            twin.answer(A, "war")
            futures.add(twin.state.notes[0])
    assert len(futures) > 25
    assert truth not in futures
    assert before.clone().rng is None


def test_a_bot_in_a_deal_looks_at_imagined_matches_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its thoughts the deal is never asked for anything."""
    asked: list[str] = []
    ask = DealSeed.mark

    def mark(self: DealSeed, name: str, thing: bytes) -> bytes:
        asked.append(name)
        return ask(self, name, thing)

    monkeypatch.setattr(DealSeed, "mark", mark)
    match = Match[Any](solitaire.GAME, 1, rng=DealSeed(SECRET))
    setting_up = len(asked)
    bots = bots_by_name(match, ["knight"], Random(1))
    for _ in range(3):
        bots.move()
    assert len(asked) == setting_up


def test_the_seed_is_nowhere_to_be_read() -> None:
    match = roamed(2)
    seed = match.rng
    assert isinstance(seed, DealSeed)
    assert repr(seed) == str(seed) == "DealSeed(...)"
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            copied(seed)
    key: bytes = seed._key
    written = record.to_json(record.write(match)) + view_bytes(match, A)
    written += msgspec.json.encode(match.state) + match.digest().encode()
    for secret in (SECRET, key):
        assert secret not in written
        assert secret.hex().encode() not in written


def test_without_a_deal_names_change_nothing() -> None:
    named, plain = (Draw(BAG, 3, name=name).sample(Random(7)) for name in ("gem", ""))
    assert named == plain
    by_hand = toy(roaming)
    by_hand.answer(A, "war")
    assert by_hand.waiting() == (NATURE,)
