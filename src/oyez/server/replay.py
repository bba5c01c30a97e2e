"""A battle or a vote again, event by event, as it could be seen from a place.

The rules run once more over the passage that was told; whenever something happens, what stands
between the sides is looked at with the eyes of the place. So a step shows no more than the scenes
of the game do, and no game has to keep anything for it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Any, Self

import msgspec
from msgspec import Struct

from oyez.game import Game
from oyez.kernel import Ask, Choices, Event, Flow, Outcome, Seat, Told
from oyez.kernel.inquiries import stands
from oyez.scene.elements import Panel, Table
from oyez.scene.episodes import Episode, Kind, episodes
from oyez.server.film import Film, Pause, Place, Shot, seen_from


class Entry(Struct, frozen=True):
    """An episode by its name: the ply of its first event, and which one it is at that ply.

    Its lines in the log begin with the `nth` of the kind `opens` at that ply, and end with the last
    of the kind `closes` at the ply `until`.
    """

    name: str
    kind: Kind
    at: int
    opens: str
    nth: int
    until: int
    closes: str


def entries(told: Sequence[Told]) -> list[tuple[Entry, Episode]]:
    """Every battle and every vote that was decided, under the name by which all know it."""
    found: list[tuple[Entry, Episode]] = []
    met: dict[int, int] = {}
    for episode in episodes(told):
        first, last = told[episode.first], _last_public(told, episode)
        number = met[first.ply] = met.get(first.ply, 0) + 1
        name = str(first.ply) if number == 1 else f"{first.ply}.{number}"
        opens, closes = type(first.event).__name__, type(last.event).__name__
        nth = _alike_before(told, episode.first)
        entry = Entry(name, episode.kind, first.ply, opens, nth, last.ply, closes)
        found.append((entry, episode))
    return found


def _last_public(told: Sequence[Told], episode: Episode) -> Told:
    """The last event that everybody knows of."""
    public = [t for t in told[episode.first : episode.last + 1] if t.event.audience() is None]
    return public[-1]


def _alike_before(told: Sequence[Told], place: int) -> int:
    """How many events of the same kind were told before this one at the same ply."""
    ply, kind, number = told[place].ply, type(told[place].event), 0
    while place and told[place - 1].ply == ply:
        place -= 1
        number += type(told[place].event) is kind
    return number


def find(told: Sequence[Told], name: str) -> tuple[Entry, Episode] | None:
    """The episode of this name."""
    return next((each for each in entries(told) if each[0].name == name), None)


async def stills(film: Film, episode: Episode, place: Place) -> AsyncIterator[Shot]:
    """The steps of an episode: how it stood before, then one for each event that one may know.

    The lock of the film is the caller's to hold.
    """
    camera, pause = _Camera(film, episode, place), Pause()
    while camera.heard <= episode.last and camera.turn():
        await pause.breathe()
    shown: Table | None = None
    waiting: list[Told] = []
    for ply, scene, told in camera.taken:
        shown = scene or shown
        waiting += told
        if shown is not None:  # what comes before there is anything to see is told with the first
            yield Shot(ply, (), shown, waiting)
            waiting = []
    if waiting:
        yield Shot(waiting[-1].ply, (), Table(), waiting)


class _Camera:
    """Plays a passage of a film again, and looks whenever something happens in it."""

    def __init__(self, film: Film, episode: Episode, place: Place) -> None:
        self._film, self._episode = film, episode
        self._place: Place = place
        self.taken: list[tuple[int, Table | None, list[Told]]] = []
        opening = film.base(episode.first)
        self.heard = opening.told
        self._match = film.begun(opening, _Watched(film.game, self))
        self.listen(self._match.state)
        self._match.settle()
        self._look_around()

    def turn(self) -> bool:
        """Go on by one answer; False at the end of the film."""
        if self._match.ply >= len(self._film.log):
            return False
        self.listen(self._match.state)
        self._film.feed(self._match)
        self.heard = len(self._match.told or ())
        self._look_around()
        return True

    def listen(self, state: Any) -> None:
        """Hear what is told from now on, when it is told."""
        state.events = _Ear(self, state, state.events or ())

    def hear(self, event: Event, state: Any) -> None:
        """Something happened; the table is as it was left at that instant."""
        place = self.heard
        self.heard += 1
        if not self._episode.first <= place <= self._episode.last:
            return
        if self._place == "everything" or event.veiled(self._place) is not None:
            told = self._film.told[place]
            self.taken.append((told.ply, self._scene(state), [told]))

    def _look_around(self) -> None:
        """Look while people think: how it stands before the first event, and between two."""
        match, first = self._match, self._episode.first
        if self.heard > self._episode.last or match.over or not stands(match):
            return
        if self.heard <= first:
            self.taken.clear()
        scene = self._scene(match.state)
        if scene is not None and not (self.taken and self.taken[-1][1] == scene):
            self.taken.append((match.ply, scene, []))

    def _scene(self, state: Any) -> Table | None:
        """What stands between the sides, and who they are; None if nothing does."""
        film = self._film
        return _between(seen_from(film.game, state, film.seats, self._place), self._episode.kind)


def _between(scene: Table, kind: Kind) -> Table | None:
    clashes = [each for each in scene.clashes if kind == "clash" and not each.prospect]
    halls = [each for each in scene.halls if kind == "hall" and each.matter is not None]
    if not clashes and not halls:
        return None
    return Table(panels=[_name(panel) for panel in scene.panels], clashes=clashes, halls=halls)


def _name(panel: Panel) -> Panel:
    """Whose it is, without what is in it."""
    return msgspec.structs.replace(panel, active=False, counters=[], notes=[])


class _Ear(list[Any]):
    """Events as they are told."""

    def __init__(self, camera: _Camera, state: Any, events: Sequence[Any]) -> None:
        super().__init__(events)
        self._camera, self._state = camera, state

    def append(self, event: Any) -> None:
        super().append(event)
        self._camera.hear(event, self._state)


class _Watched(Game[Any, Any]):
    """A game whose every step is listened to."""

    def __init__(self, game: Game[Any, Any], camera: _Camera) -> None:
        self._game, self._camera = game, camera
        self.id, self.rules, self.seats = game.id, game.rules, game.seats
        self.moments = game.moments

    def with_edition(self, options: Any) -> Self:  # noqa: ARG002 - it is in play already
        return self

    def step(self, s: Any) -> Flow[None]:
        self._camera.listen(s)
        return self._game.step(s)

    def act(self, s: Any, seat: Seat, value: Any) -> Flow[None]:
        return self._game.act(s, seat, value)

    def anytime(self, s: Any, seat: Seat) -> Choices[Any]:
        return self._game.anytime(s, seat)

    def interrupts(self, s: Any, value: Any) -> bool:
        return self._game.interrupts(s, value)

    def parties(self, s: Any, seat: Seat, value: Any) -> Collection[Seat] | None:
        return self._game.parties(s, seat, value)

    def standing(self, s: Any, seat: Seat) -> Mapping[str, Choices[Any]]:
        return self._game.standing(s, seat)

    def standing_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:
        return self._game.standing_here(ask)

    def outcome(self, s: Any) -> Outcome | None:
        return self._game.outcome(s)
