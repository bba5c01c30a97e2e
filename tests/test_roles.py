"""What events of the games declare about themselves holds on the table."""

from __future__ import annotations

from random import Random
from string import Formatter
from typing import Any, get_type_hints

import pytest

from oyez.game import Game
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.the_anarchy import GAME as ANARCHY
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.kernel import Event, Match, Seat
from oyez.scene.elements import Box, Scene, Sheet
from oyez.scene.episodes import tells

GAMES: list[Game[Any, Any]] = [KINGDOMS, KNIGHTS, ANARCHY]


def kinds(game: Game[Any, Any]) -> list[type[Event]]:
    package = type(game).__module__
    return [each for each in Event.__subclasses__() if each.__module__.startswith(package)]


def names_in(kind: type[Event]) -> set[str]:
    """The fields that the roles of an event speak of."""
    roles = kind.roles
    written = (roles.panel, roles.side, roles.place, roles.piece, roles.origin, roles.target)
    named = {field for each in written for _, field, _, _ in Formatter().parse(each) if field}
    return named | {*roles.parts, *roles.secret} | ({roles.total} if roles.total else set())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_roles_speak_of_fields_that_are_there(game: Game[Any, Any]) -> None:
    assert len(kinds(game)) > 30
    for kind in kinds(game):
        assert names_in(kind) <= set(kind.__struct_fields__), kind


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_secret_is_a_part_of_something(game: Game[Any, Any]) -> None:
    for kind in kinds(game):
        assert {*kind.roles.secret} <= kind.roles.parts.keys(), kind


def ids(table: Scene) -> set[str]:
    """The places and the panels of a table."""
    lands = [land for board in table.boards for land in (*board.regions, *board.hexes)]
    cards = [card for row in table.rows for card in row.cards]
    papers = [part for sheet in table.sheets for part in parts_of(sheet)]
    return {each.id for each in (*lands, *cards, *papers, *table.panels)}


def parts_of(sheet: Sheet) -> list[Sheet | Box]:
    """A sheet, its boxes, and the same of all its sections."""
    inside = [part for section in sheet.sections for part in parts_of(section)]
    return [sheet, *sheet.boxes, *inside]


def played(game: Game[Any, Any], seed: int) -> Match[Any]:
    rng = Random(seed)
    options = game.headless_options(game.options())
    match = Match(game, game.seats[-1], options, rng=rng, listen=True)
    while not match.over and match.ply < 1500:
        seat = match.waiting()[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_events_speak_of_what_lies_on_the_table(game: Game[Any, Any]) -> None:
    match = played(game, 1)
    known = ids(game.scene(match.state, Seat(0)))
    named = [tells(told.event) for told in match.told or []]
    places = [each for told in named for each in (told.place, told.origin, told.target) if each]
    panels = [told.panel for told in named if told.panel]
    assert len(places) > 20
    assert {*places, *panels} <= known


def test_a_battle_counts_the_same_as_its_parts() -> None:
    match = played(KINGDOMS, 2)
    counted = [tells(told.event) for told in match.told or []]
    sums = [(told.total, sum(part.value or 0 for part in told.parts)) for told in counted]
    battles = [(total, parts) for total, parts in sums if total is not None]
    assert len(battles) > 4
    assert all(total == parts for total, parts in battles)


# -- whom events concern ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_event_says_whom_it_concerns(game: Game[Any, Any]) -> None:
    assert [kind.__name__ for kind in kinds(game) if kind.concerns is None] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_concerns_speak_of_fields_that_are_there(game: Game[Any, Any]) -> None:
    for kind in kinds(game):
        for concern in kind.concerns or ():
            written = {field for _, field, _, _ in Formatter().parse(concern.who) if field}
            assert (written or {concern.who}) <= set(kind.__struct_fields__), kind
            assert 1 <= concern.weight <= 5, kind


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_field_with_a_seat_in_it_concerns_that_seat(game: Game[Any, Any]) -> None:
    for kind in kinds(game):
        seats = {name for name, hint in get_type_hints(kind).items() if "Seat" in str(hint)}
        named = {concern.who for concern in kind.concerns or ()}
        assert seats - {"concerns"} <= named, kind
