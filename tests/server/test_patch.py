"""Changes of a scene as a JSON Patch: applied, they always give the new scene."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oyez.games.barbarian_kingdoms import GAME
from oyez.kernel import Match, Seat
from oyez.kernel.undo import can_undo, undo
from oyez.scene.elements import (
    Board,
    Box,
    Card,
    Counter,
    Hand,
    Panel,
    Piece,
    Region,
    Scene,
    Sheet,
    Text,
    Track,
)
from oyez.server.wire.patch import ListDiffCache, changes
from tests.server.clients import patched


def plain(data: Any) -> Any:
    """As it reads on the other side."""
    return msgspec.json.decode(msgspec.json.encode(data))


def check(old: Scene, new: Scene) -> int:
    """A patch leads from one scene to the other; its length in bytes."""
    operations = plain(changes(old, new, "/table"))
    before = {"table": plain(old), "other": 1}
    assert patched(before, operations) == {"table": plain(new), "other": 1}
    return len(msgspec.json.encode(operations))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_changes_of_random_play_add_up_for_every_seat(seats: int, rng: Random) -> None:
    match = Match(
        GAME, seats, GAME.headless_options(GAME.sample_options(seats, rng)), rng=rng, listen=True
    )
    places = [*map(Seat, range(seats)), None]
    shown = {seat: GAME.scene(match.state_of(seat), seat) for seat in places}
    sizes: list[int] = []
    for _ in range(250):
        if match.over:
            break
        seat = rng.choice(match.waiting())
        if can_undo(match, seat) and rng.random() < 0.2:
            undo(match, seat)
        else:
            question = match.question(seat)
            assert question is not None
            match.answer(seat, question.choices.sample(rng))
        for place in places:
            now = GAME.scene(match.state_of(place), place)
            sizes.append(check(shown[place], now))
            shown[place] = now
    assert sorted(sizes)[len(sizes) // 2] < 1000


def test_between_any_two_scenes_of_a_match_there_is_a_patch(rng: Random) -> None:
    match = Match(GAME, 4, GAME.headless_options(GAME.options()), rng=rng)
    scenes: list[Scene] = []
    while not match.over and len(scenes) < 300:
        seat = rng.choice(match.waiting())
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
        scenes.append(GAME.scene(match.state_of(None), None))
    for _ in range(100):
        check(rng.choice(scenes), rng.choice(scenes))


def test_what_has_not_changed_is_not_told(rng: Random) -> None:
    match = Match(GAME, 3, GAME.options(), rng=rng)
    one, two = (GAME.scene(match.state_of(None), None) for _ in range(2))
    assert changes(one, two, "/table") == []


def test_what_has_only_moved_up_or_down_is_not_sent_again() -> None:
    def pieces(*names: str) -> Scene:
        return Scene(pieces=[Piece(id=name, kind="pawn", where="here") for name in names])

    old, new = pieces("a", "b", "c", "d", "e"), pieces("a", "x", "b", "d", "e", "y")
    check(old, new)
    kinds = [(each["op"], each["path"]) for each in plain(changes(old, new, "/table"))]
    assert kinds == [
        ("add", "/table/pieces/1"),
        ("remove", "/table/pieces/3"),
        ("add", "/table/pieces/5"),
    ]


def test_what_scenes_have_in_common_is_told_once_for_all_of_them() -> None:
    before, after = (Piece(id=name, kind="pawn", where="here") for name in "ab")
    old, new = [before], [after]
    known = ListDiffCache()
    one = changes(Scene(pieces=old), Scene(pieces=new), "/table", known)
    two = changes(Scene(pieces=old), Scene(pieces=new), "/table", known)
    assert one[0] is two[0]
    assert plain(one) == plain(changes(Scene(pieces=old), Scene(pieces=new), "/table"))
    assert changes(Scene(pieces=new), Scene(pieces=[after]), "/table", known) == []


NAMES = st.sampled_from(["a", "b", "c/d", "e~f", ""])
SMALL = st.integers(-1, 2)
TEXTS = st.builds(Text, NAMES, st.dictionaries(NAMES, st.one_of(NAMES, SMALL), max_size=2))
COMMON: dict[str, Any] = {
    "id": NAMES,
    "label": st.none() | TEXTS,
    "tincture": NAMES,
    "lit": st.lists(NAMES, max_size=2).map(tuple),
}
POINTS = st.tuples(st.sampled_from([0.0, 1.5]), st.sampled_from([0.0, 2.0]))
REGIONS = st.builds(Region, **COMMON, anchor=POINTS, closed=st.booleans())
PIECES = st.builds(
    Piece,
    **COMMON,
    kind=NAMES,
    where=NAMES,
    owner=st.none() | SMALL,
    count=SMALL,
    face_up=st.booleans(),
    charge=NAMES,
)
CARDS = st.builds(Card, **COMMON, kind=NAMES, face_up=st.booleans(), back=NAMES)
COUNTERS = st.builds(Counter, NAMES, st.none() | SMALL, st.none() | SMALL)


def some(things: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(things, max_size=4)


BOARDS = st.builds(Board, **COMMON, width=st.sampled_from([0.0, 9.5]), regions=some(REGIONS))
PANELS = st.builds(
    Panel, **COMMON, seat=SMALL, active=st.booleans(), counters=some(COUNTERS), notes=some(TEXTS)
)
HANDS = st.builds(Hand, **COMMON, owner=SMALL, size=SMALL, cards=some(CARDS))
TRACKS = st.builds(
    Track, **COMMON, spaces=some(NAMES), markers=st.dictionaries(NAMES, SMALL, max_size=2)
)
TABLES = st.builds(
    Scene,
    boards=some(BOARDS),
    pieces=some(PIECES),
    hands=some(HANDS),
    panels=some(PANELS),
    tracks=some(TRACKS),
)


@settings(max_examples=50, deadline=None)
@given(TABLES, TABLES)
def test_between_any_two_scenes_at_all_there_is_a_patch(old: Scene, new: Scene) -> None:
    check(old, new)


@settings(max_examples=50, deadline=None)
@given(some(PIECES), st.data())
def test_pieces_that_come_go_and_change_places(pieces: list[Piece], data: st.DataObject) -> None:
    moved = data.draw(st.permutations(pieces))
    left = moved[: data.draw(st.integers(0, len(moved)))]
    check(Scene(pieces=pieces), Scene(pieces=left + data.draw(some(PIECES))))


def test_a_field_that_equals_its_default_without_being_it_adds_up() -> None:
    """msgspec leaves out what is the default, not what merely equals it."""
    zero = float("0")
    one = Board(id="b", width=1.0, regions=[Region(id="r", anchor=(1.0, zero))])
    two = Board(id="b", width=zero, regions=[Region(id="r", anchor=(zero, zero))])
    check(Scene(boards=[one]), Scene(boards=[two]))
    check(Scene(boards=[two]), Scene(boards=[one]))


def test_a_box_that_is_filled_does_not_bring_its_whole_mat(rng: Random) -> None:
    def mat(filled: set[int]) -> Scene:
        boxes = [Box(id=f"box:{n}", checked=n in filled) for n in range(400)]
        halves = [Sheet(id=f"half:{n}", boxes=boxes[n::2], layout="line") for n in (0, 1)]
        return Scene(sheets=[Sheet(id="mat", owner=0, sections=halves)])

    assert check(mat(set()), mat({7})) < 150
    for _ in range(20):
        check(mat(set(rng.sample(range(400), 9))), mat(set(rng.sample(range(400), 9))))
