"""Replays a battle or a vote event by event, as a viewpoint was allowed to see it.

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
from oyez.kernel import Ask, Choices, Event, Flow, LoggedEvent, Outcome, Seat
from oyez.kernel.inquiries import at_public_question
from oyez.scene.elements import Panel, Scene
from oyez.scene.episodes import Episode, EpisodeKind, episodes
from oyez.server.time.timeline import (
    LoopYielder,
    Timeline,
    TimelineFrame,
    Viewpoint,
    scene_of_state,
)
from oyez.state.events import event_name


class EpisodeEntry(Struct, frozen=True):
    """An episode by its name: the ply of its first event, and which one it is at that ply.

    Its lines in the log begin with the `nth` of the kind `opens` at that ply, and end with the last
    of the kind `closes` at the ply `until`.
    """

    name: str
    kind: EpisodeKind
    at: int
    opens: str
    nth: int
    until: int
    closes: str


def episode_entries(told: Sequence[LoggedEvent]) -> list[tuple[EpisodeEntry, Episode]]:
    """Every battle and every vote that was decided, under the name by which all know it."""
    found: list[tuple[EpisodeEntry, Episode]] = []
    met: dict[int, int] = {}
    for episode in episodes(told):
        first, last = told[episode.first], _last_public(told, episode)
        number = met[first.ply] = met.get(first.ply, 0) + 1
        name = str(first.ply) if number == 1 else f"{first.ply}.{number}"
        opens, closes = event_name(type(first.event)), event_name(type(last.event))
        nth = _alike_before(told, episode.first)
        entry = EpisodeEntry(name, episode.kind, first.ply, opens, nth, last.ply, closes)
        found.append((entry, episode))
    return found


def _last_public(told: Sequence[LoggedEvent], episode: Episode) -> LoggedEvent:
    """The last event that everybody knows of."""
    public = [t for t in told[episode.first : episode.last + 1] if t.event.audience() is None]
    return public[-1]


def _alike_before(told: Sequence[LoggedEvent], place: int) -> int:
    """How many events of the same kind were told before this one at the same ply."""
    ply, kind, number = told[place].ply, type(told[place].event), 0
    while place and told[place - 1].ply == ply:
        place -= 1
        number += type(told[place].event) is kind
    return number


def find_episode(told: Sequence[LoggedEvent], name: str) -> tuple[EpisodeEntry, Episode] | None:
    """The episode of this name."""
    return next((each for each in episode_entries(told) if each[0].name == name), None)


async def replay_frames(
    timeline: Timeline, episode: Episode, place: Viewpoint
) -> AsyncIterator[TimelineFrame]:
    """The steps of an episode: how it stood before, then one for each event that one may know.

    The lock of the film is the caller's to hold.
    """
    camera, pause = _ReplayRecorder(timeline, episode, place), LoopYielder()
    while camera.heard <= episode.last and camera.turn():
        await pause.yield_if_due()
    shown: Scene | None = None
    waiting: list[LoggedEvent] = []
    for ply, scene, told in camera.taken:
        shown = scene or shown
        waiting += told
        if shown is not None:  # what comes before there is anything to see is told with the first
            yield TimelineFrame(ply, (), shown, waiting)
            waiting = []
    if waiting:
        yield TimelineFrame(waiting[-1].ply, (), Scene(), waiting)


class _ReplayRecorder:
    """Plays a passage of a film again, and looks whenever something happens in it."""

    def __init__(self, timeline: Timeline, episode: Episode, place: Viewpoint) -> None:
        self._timeline, self._episode = timeline, episode
        self._place: Viewpoint = place
        self.taken: list[tuple[int, Scene | None, list[LoggedEvent]]] = []
        opening = timeline.base(episode.first)
        self.heard = opening.told
        self._match = timeline.begun(opening, _ObservedGame(timeline.game, self))
        self.listen(self._match.state)
        self._match.settle()
        self._look_around()

    def turn(self) -> bool:
        """Go on by one answer; False at the end of the film."""
        if self._match.ply >= len(self._timeline.log):
            return False
        self.listen(self._match.state)
        self._timeline.feed(self._match)
        self.heard = len(self._match.told or ())
        self._look_around()
        return True

    def listen(self, state: Any) -> None:
        """Hear what is told from now on, when it is told."""
        state.events = _EventListener(self, state, state.events or ())

    def hear(self, event: Event, state: Any) -> None:
        """Something happened; the table is as it was left at that instant."""
        place = self.heard
        self.heard += 1
        if not self._episode.first <= place <= self._episode.last:
            return
        if self._place == "everything" or event.as_seen_by(self._place) is not None:
            told = self._timeline.told[place]
            self.taken.append((told.ply, self._scene(state), [told]))

    def _look_around(self) -> None:
        """Look while people think: how it stands before the first event, and between two."""
        match, first = self._match, self._episode.first
        if self.heard > self._episode.last or match.over or not at_public_question(match):
            return
        if self.heard <= first:
            self.taken.clear()
        scene = self._scene(match.state)
        if scene is not None and not (self.taken and self.taken[-1][1] == scene):
            self.taken.append((match.ply, scene, []))

    def _scene(self, state: Any) -> Scene | None:
        """What stands between the sides, and who they are; None if nothing does."""
        timeline = self._timeline
        return _between(
            scene_of_state(timeline.game, state, timeline.seats, self._place), self._episode.kind
        )


def _between(scene: Scene, kind: EpisodeKind) -> Scene | None:
    clashes = [each for each in scene.clashes if kind == "clash" and not each.prospect]
    halls = [each for each in scene.halls if kind == "hall" and each.matter is not None]
    if not clashes and not halls:
        return None
    return Scene(panels=[_name(panel) for panel in scene.panels], clashes=clashes, halls=halls)


def _name(panel: Panel) -> Panel:
    """Whose it is, without what is in it."""
    return msgspec.structs.replace(panel, active=False, counters=[], notes=[])


class _EventListener(list[Any]):
    """Events as they are told."""

    def __init__(self, camera: _ReplayRecorder, state: Any, events: Sequence[Any]) -> None:
        super().__init__(events)
        self._camera, self._state = camera, state

    def append(self, event: Any) -> None:
        super().append(event)
        self._camera.hear(event, self._state)


class _ObservedGame(Game[Any, Any]):
    """A game whose every step is listened to."""

    def __init__(self, game: Game[Any, Any], camera: _ReplayRecorder) -> None:
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

    def orderable(self, s: Any, seat: Seat) -> Mapping[str, Choices[Any]]:
        return self._game.orderable(s, seat)

    def orderable_here(self, ask: Ask) -> Mapping[str, Choices[Any]]:
        return self._game.orderable_here(ask)

    def outcome(self, s: Any) -> Outcome | None:
        return self._game.outcome(s)
