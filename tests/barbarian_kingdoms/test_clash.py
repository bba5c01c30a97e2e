"""The scene of a Battle: both sides as everybody can count them, while it lasts."""

from __future__ import annotations

from random import Random
from typing import Any

from oyez.games.barbarian_kingdoms import GAME
from oyez.games.barbarian_kingdoms.scene.clash import EMPTY_PURSE, MORE_THAN_MISSING
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted
from oyez.kernel import Match, Seat, plain, redeal
from oyez.scene.elements import Clash
from oyez.scene.views import scenes
from oyez.server.time.preview import preview_answer
from oyez.text import Texts
from tests.barbarian_kingdoms.moves import NORICUM, borderland, fight, warriors_from
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.server.clients import patched


def front() -> Position:
    """Two more Hun Warriors, and two Frankish ones, next to a Frankish Warrior in Noricum."""
    position = borderland().warriors("huns", "quadia", "pannonia", "illyricum")
    return position.warriors("franks", "noricum", "alemannia", "burgundia")


def clash(game: Played) -> Clash | None:
    """The Battle on the table, as everybody sees it."""
    scenes = GAME.scenes(game.state, [None, *map(Seat, range(game.state.seats))])
    assert all(scene.clashes == scenes[0].clashes for scene in scenes)
    return next(iter(scenes[0].clashes), None)


def test_no_battle_lies_on_the_table_before_one_begins() -> None:
    assert clash(front().play()) is None


def test_both_sides_are_counted_as_they_come() -> None:
    game = front().play().say(NORICUM)
    shown = clash(game)
    assert shown is not None
    assert (shown.where, len(shown.sides)) == ("province:noricum", 2)
    active, rival = shown.sides
    assert [side.label.id for side in shown.sides] == ["kingdom-huns", "kingdom-franks"]
    assert (active.total, rival.total) == (3, 3)
    assert [(part.name, part.value) for part in active.parts] == [("battle-warriors", 3)]
    game.say(warriors_from("pannonia"))
    after = clash(game)
    assert after is not None
    assert (after.sides[0].total, after.sides[1].total) == (6, 3)
    assert after.sides[0].chance is not None
    assert active.chance is not None
    assert after.sides[0].chance > active.chance


def test_it_stays_while_bribes_are_sealed_and_goes_with_the_loser() -> None:
    game = front().play().say(NORICUM, (), ())
    assert game.prompt == "bribe"
    sealed = clash(game)
    assert sealed is not None
    assert sealed.sides[0].chance == 0.49  # equal numbers, and no part of any purse in it
    richer = front()
    richer.state.treasuries[Seat(0)] = coins("dddd")
    assert clash(richer.play().say(NORICUM, (), ())) == sealed
    assert clash(fight(game)) is None


def test_an_attack_can_be_weighed_before_it_is_made() -> None:
    """The preview of an Assault, and of Reinforcements, shows the Battle with its odds."""
    game, found = front().play(), list[float | None]()
    for move in (NORICUM, warriors_from("pannonia")):
        seat = game.match.waiting()[0]
        ahead = preview_answer(game.match, seat, plain(move), game.match.ply_of(seat))
        assert ahead.sure
        now = plain(GAME.scene(game.state, seat))
        (shown,) = patched(now, plain(ahead.patch))["clashes"]
        after = clash(game.say(move))
        assert after is not None
        assert [side["chance"] for side in shown["sides"]] == [s.chance for s in after.sides]
        found.append(after.sides[0].chance)
    assert (found[1] or 0) > (found[0] or 0)


# -- with one's own purse --------------------------------------------------------------------------


def weighed(game: Played, seat: Seat, purse: tuple[str, ...]) -> dict[str, Any]:
    """The Battle as the preview of a Bribe shows it."""
    ahead = preview_answer(game.match, seat, list(purse), game.match.ply_of(seat))
    (shown,) = patched(plain(scenes(game.match, [seat])[0]), plain(ahead.patch))["clashes"]
    found: dict[str, Any] = shown
    return found


def rich() -> Played:
    """Equal numbers in Noricum, and both have what a Bribe takes."""
    position = front()
    for seat in range(2):
        position.state.treasuries[Seat(seat)] = coins("bbbbbbbb")
    return position.play().say(NORICUM, (), ())


def test_a_bribe_counts_while_it_is_chosen() -> None:
    game = rich()
    purses: list[tuple[str, ...]] = [("bronze",) * count for count in range(5)]
    found = [weighed(game, Seat(0), purse) for purse in purses]
    chances = [each["sides"][0]["chance"] for each in found]
    assert chances == sorted(set(chances))
    assert [each["sides"][0]["total"] for each in found] == [3, 4, 5, 6, 7]
    for each in found:
        assert sum(side["chance"] for side in each["sides"]) == 1


def test_a_sealed_bribe_counts_for_who_has_sealed_it_alone() -> None:
    game = rich()
    ahead = weighed(game, Seat(0), ("bronze", "bronze"))
    public = clash(game)
    game.match.answer(Seat(0), ("bronze", "bronze"))
    own, other, nobody = scenes(game.match, [Seat(0), Seat(1), None])
    assert plain(own.clashes) == [ahead]
    assert [other.clashes, nobody.clashes] == [[public], [public]]
    bribes = [side.parts[-1] for side in own.clashes[0].sides]
    assert [(part.name, part.value, part.secret) for part in bribes] == [
        ("battle-bribe", 2, True),
        ("battle-bribe", None, True),
    ]


def test_who_is_behind_whatever_the_rival_does_has_no_chance() -> None:
    position = front().warriors("franks", "noricum", "noricum")
    game = position.play().say(NORICUM, (), ())
    assert weighed(game, Seat(0), ())["sides"][0]["chance"] == 0


def test_the_chance_of_a_purse_is_how_often_it_wins() -> None:
    """Purses drawn by the estimate itself: this checks the reckoning, not how people bribe."""
    rng, game = Random(4), rich()
    for paid in (0, 2, 5):
        chance = weighed(game, Seat(0), ("bronze",) * paid)["sides"][0]["chance"]
        wins = sum(paid >= _purse(rng, missing=1) for _ in range(4000))
        assert abs(wins / 4000 - chance) < 0.03


def _purse(rng: Random, missing: int) -> int:
    """A Bribe as bots pay it: nothing, or what is missing and some more."""
    if rng.random() < EMPTY_PURSE:
        return 0
    return missing + int(rng.expovariate(1 / MORE_THAN_MISSING))


def play(rng: Random, seats: int) -> list[tuple[Match[Any], Clash]]:
    """Random games; where each Battle stood when purses were filled, and how it was counted."""
    match = Match(GAME, seats, GAME.headless_options(GAME.options()), rng=rng, listen=True)
    before: Clash | None = None
    seen: list[tuple[Match[Any], Clash]] = []
    heard = 0
    while not match.over:
        scene = GAME.scene(match.state, None)
        assert len(scene.clashes) <= 1
        before = scene.clashes[0] if scene.clashes else before
        for shown in scene.clashes:
            seen.append((match.clone(), shown))
            assert sum(side.chance or 0 for side in shown.sides) == 1
            twin = redeal(match, Seat(0), rng)
            assert GAME.scene(twin.state, Seat(0)).clashes == [shown]
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        told = [each.event for each in (match.told or [])[heard:]]
        heard = len(match.told or [])
        for event in told:
            if isinstance(event, BattleCounted):
                assert before is not None
                sides = {side.label.id: side for side in before.sides}
                total = sides[f"kingdom-{event.kingdom}"].total
                assert total == event.total - event.bribe
    return seen


def test_what_is_shown_is_what_is_counted_later() -> None:
    seen = [each for seats in (2, 3, 4, 5, 6) for each in play(Random(seats), seats)]
    assert len(seen) > 60


def test_a_battle_has_words_in_both_languages() -> None:
    shown = clash(front().play().say(NORICUM))
    assert shown is not None
    assert shown.label is not None
    for lang, words in (("en", "Battle for Noricum"), ("fr", "Bataille pour Noricum")):
        texts = Texts(GAME, lang, strict=True)
        assert texts.label(shown.label) == words
        for name in ("king", "warriors", "control", "fortifications"):
            assert texts.say(f"counter-battle-{name}")
        for name in GAME.chronicle:
            assert texts.say(f"chronicle-{name}")
