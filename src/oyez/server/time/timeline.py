"""The timeline of a match: every moment at which somebody is asked, from any viewpoint.

A moment is a point at which somebody is asked and nothing lies under seal, named by the length of
the record there. The film of a table follows its match; where it was cut by a take-back, so is it.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from itertools import zip_longest
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from oyez.game import Game, game_of
from oyez.kernel import Answer, Match, Refused, Seat
from oyez.kernel import record as records
from oyez.kernel.inquiries import (
    StepBoundary,
    at_public_question,
    boundary,
    earliest_boundary,
    step_began,
)
from oyez.kernel.visibility import plies_seen
from oyez.scene.concerns import Owners, owners
from oyez.scene.elements import Document, Panel, Scene
from oyez.scene.views import passages, scenes
from oyez.server.tables.room import Room
from oyez.server.time.statistics import StatisticsRecorder
from oyez.server.wire import problems
from oyez.state.events import LoggedEvent
from oyez.state.passages import Passage

# Nobody else waits longer than that while a film is developed.
_SLICE: Final = 0.008
# So many films are kept at hand.
_KEPT: Final = 32

Everything = Literal["everything"]
Viewpoint = Seat | Everything | None
"""From where one looks: a seat, beside the table, or everywhere at once."""


class Moment(Struct, frozen=True):
    """A point of the game, and how much had been told by then."""

    ply: int
    told: int


class Mark(Struct, frozen=True):
    """Something to find again: whose turn begins, a battle, a vote, the end."""

    at: int
    kind: Literal["turn", "clash", "hall", "end"]
    panel: str = ""
    seat: int | None = None
    where: str = ""


class TimelineFrame(Struct, frozen=True):
    """A moment as it is shown: the scene, who was asked, and what was told on the way there.

    `where` has the passages of the rulebook that were under way.
    """

    ply: int
    waiting: tuple[Seat, ...]
    scene: Scene
    told: list[LoggedEvent]
    where: list[Passage] = []


def seat_of(place: Viewpoint) -> Seat | None:
    """With whose eyes one looks; whoever sees everything counts like somebody beside the table."""
    return None if place == "everything" else place


class Timeline:
    """All moments of one match; follows it, and drops what an undo has cut."""

    def __init__(self, match: Match[Any], opening: StepBoundary | None) -> None:
        self.game, self.seats, self.options = game_of(match), match.seats, match.options
        self._start, self._opening = match.start, opening
        self._before: list[Answer] = [] if opening is None else match.log[: opening.ply]
        self.moments: list[Moment] = []
        # Who owned what at each moment; where nothing changed hands, it is the same object.
        self._owned: list[Owners] = []
        self.marks: list[Mark] = []
        self.ledger = StatisticsRecorder(game_of(match), match.seats)
        self.lock = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        """Put the first reel in."""
        opening, rules = self._opening, (self.game, self.seats, self.options)
        if opening is not None:
            ply, state = opening.ply, opening.state
            self._match = Match[Any].resumed(*rules, ply, state, self._before, [])
        elif self._start is not None:
            self._match = records.match_from_position(*rules, self._start, listen=True)
        else:
            self._match = Match(*rules, listen=True)
        self._match.settle()
        self._bases: list[StepBoundary] = []
        self._log: list[Answer] = []
        self._shown: Scene | None = None
        self._note()

    # -- following the match --------------------------------------------------------------------

    async def follow(self, match: Match[Any]) -> None:
        """Come up to where the match stands; the lock is the caller's to hold."""
        log = match.log.copy()
        self._cut(log)
        pause = LoopYielder()
        while self._match.ply < len(log):
            _feed(self._match, log)
            self._note()
            await pause.yield_if_due()
        self._log = log

    def _cut(self, log: list[Answer]) -> None:
        """Give up what the match has taken back."""
        known = self._log
        same = next(
            (n for n, (a, b) in enumerate(zip_longest(known, log)) if a is not b and a != b),
            len(known),
        )
        if same >= len(known):
            return
        self._bases = [base for base in self._bases if base.ply <= same]
        if not self._bases:
            self.moments, self.marks, self._owned = [], [], []
            self.ledger.cut(-1)
            self._begin()
            return
        base = self._bases[-1]
        self.moments = [moment for moment in self.moments if moment.ply < base.ply]
        self._owned = self._owned[: len(self.moments)]
        self.marks = [mark for mark in self.marks if mark.at < base.ply]
        self.ledger.cut(base.ply - 1)
        self._match = self._resumed(base, listen=True)
        self._shown = scene(self.at(len(self.moments) - 1), None) if self.moments else None
        self._log = known[: base.ply]
        self._note()

    def _resumed(self, base: StepBoundary, listen: bool) -> Match[Any]:
        """A match that stands at a step boundary of this one."""
        rules, log = (self.game, self.seats, self.options), self._match.log[: base.ply]
        told = self.told[: base.told] if listen else None
        match = Match[Any].resumed(*rules, base.ply, base.state, log, told)
        match.settle()
        return match

    def _note(self) -> None:
        """Remember where the projector stands."""
        match = self._match
        if not self._bases or step_began(match) > self._bases[-1].ply:
            self._bases.append(boundary(match))
        if not at_public_question(match):
            return
        self.moments.append(Moment(match.ply, len(match.told or ())))
        public, *own = scenes(match, [None, *map(Seat, range(self.seats))])
        self._owned.append(self._owners(public))
        self.ledger.note(match.ply, public, own)
        self.marks += _marks(match, self._shown, public)
        self._shown = public

    def _owners(self, public: Scene) -> Owners:
        now = owners(public)
        return self._owned[-1] if self._owned and self._owned[-1] == now else now

    # -- showing --------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The latest moment."""
        return self.moments[-1].ply if self.moments else 0

    def index(self, ply: int) -> int:
        """The place of the first moment at a ply or after it; the last one if there is none."""
        return index_of(self.moments, ply)

    async def shots(
        self, moments: Sequence[Moment], start: int, count: int, place: Viewpoint
    ) -> AsyncIterator[TimelineFrame]:
        """Some of the `moments` of a place in their order; the lock is the caller's to hold."""
        match, pause = self.at(self.index(moments[start].ply)), LoopYielder()
        told = self._match.told or []
        before = moments[start - 1].told if start else 0
        for moment in moments[start : start + count]:
            while match.ply < moment.ply:
                self.feed(match)
                await pause.yield_if_due()
            lines, where = told[before : moment.told], passages(match, seat_of(place))
            yield TimelineFrame(moment.ply, match.waiting(), scene(match, place), lines, where)
            before = moment.told

    def moments_of(self, match: Match[Any], place: Viewpoint) -> list[Moment]:
        """The moments that can be told apart from a place of the match that is filmed.

        Where nothing was noticed between two of them, it is the later one.
        """
        plies = plies_seen(match, seat_of(place), (moment.ply for moment in self.moments))
        later = [*plies[1:], -1]
        pairs = zip(self.moments, plies, later, strict=True)
        return [moment for moment, ply, after in pairs if ply != after]

    def at(self, index: int, listen: bool = False) -> Match[Any]:
        """A match of one's own, as this one stood at a moment."""
        moment = self.moments[index]
        place = bisect_right(self._bases, moment.ply, key=lambda base: base.ply) - 1
        match = self._resumed(self._bases[place], listen)
        while match.ply < moment.ply:
            self.feed(match)
        return match

    # -- going through a passage of it ----------------------------------------------------------

    @property
    def told(self) -> list[LoggedEvent]:
        """All that happened."""
        return self._match.told or []

    @property
    def log(self) -> list[Answer]:
        """All that was answered."""
        return self._match.log

    def base(self, event: int) -> StepBoundary:
        """The last step boundary before an event, by its place in what was told."""
        place = bisect_right(self._bases, event, key=lambda base: base.told) - 1
        return self._bases[max(place, 0)]

    def begun(self, opening: StepBoundary, game: Game[Any, Any]) -> Match[Any]:
        """A match at a step boundary of this one, played by rules that listen; not yet settled."""
        log, told = self.log[: opening.ply], self.told[: opening.told]
        rules = (game, self.seats, self.options)
        return Match[Any].resumed(*rules, opening.ply, opening.state, log, told)

    def owned(self, event: int) -> Owners:
        """Who owned what before an event, by its place in what was told."""
        place = max(0, bisect_right(self.moments, event, key=lambda moment: moment.told) - 1)
        return self._owned[place] if self._owned else {}

    def feed(self, match: Match[Any]) -> None:
        """Give a match of one's own the next answer."""
        _feed(match, self.log)


def index_of(moments: Sequence[Moment], ply: int) -> int:
    """The place of the first moment at a ply or after it; the last one if there is none."""
    return min(bisect_left(moments, ply, key=lambda moment: moment.ply), len(moments) - 1)


def _feed(match: Match[Any], log: Sequence[Answer]) -> None:
    """Give the next answer of the record."""
    ply = match.ply
    try:
        match.replay_entry(log[ply])
    except Refused:
        raise _unreadable() from None
    if match.ply == ply:  # a question without object should have withdrawn itself
        raise _unreadable()


def _unreadable() -> problems.Problem:
    return problems.conflict("unreadable", "This game cannot be shown again.")


class LoopYielder:
    """Yields to the event loop when a slice of time is used up."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def yield_if_due(self) -> None:
        """Wait a little if it is time to."""
        if time.perf_counter() - self._since > _SLICE:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


def scene(match: Match[Any], place: Viewpoint) -> Scene:
    """What lies on the table, as it is seen from a place."""
    if place != "everything":
        return scenes(match, [place])[0]
    public, *own = scenes(match, [None, *map(Seat, range(match.seats))])
    return scene_with_owners_view(public, own)


def scene_of_state(game: Game[Any, Any], state: Any, seats: int, place: Viewpoint) -> Scene:
    """What lies on the table in a state, as it is seen from a place."""
    if place != "everything":
        return game.scene(state, place)
    public, *own = game.scenes(state, [None, *map(Seat, range(seats))])
    return scene_with_owners_view(public, own)


def scene_with_owners_view(public: Scene, own: Sequence[Scene]) -> Scene:
    """The public scene, with what belongs to a seat as that seat sees it."""
    parts: dict[str, list[Any]] = {}
    for name in ("pieces", "hands", "rows", "sheets", "panels"):
        things: list[Any] = getattr(public, name)
        theirs = [{each.id: each for each in getattr(table, name)} for table in own]
        parts[name] = [_owners(each, theirs) for each in things]
    parts["documents"] = _documents([public, *own])
    return msgspec.structs.replace(public, **parts)


def _documents(tables: Sequence[Scene]) -> list[Document]:
    """Every document that anybody has, open if anybody may read it."""
    found: dict[str, Document] = {}
    for document in (each for table in tables for each in table.documents):
        if document.id not in found or found[document.id].sealed:
            found[document.id] = document
    return list(found.values())


def _owners(thing: Any, theirs: list[dict[str, Any]]) -> Any:
    owner = thing.seat if isinstance(thing, Panel) else getattr(thing, "owner", None)
    return thing if owner is None else theirs[owner].get(thing.id, thing)


def _marks(match: Match[Any], before: Scene | None, after: Scene) -> list[Mark]:
    """What begins at this moment."""
    ply = match.ply
    before = before or Scene()
    turns = {panel.id for panel in before.panels if panel.active}
    begun = [panel for panel in after.panels if panel.active and panel.id not in turns]
    found = [Mark(ply, "turn", panel.id, panel.seat) for panel in begun]
    known = {each.id for each in before.clashes}
    found += [Mark(ply, "clash", where=c.where) for c in after.clashes if c.id not in known]
    known = {each.id for each in before.halls}
    found += [Mark(ply, "hall", where=each.id) for each in after.halls if each.id not in known]
    if match.over:
        found.append(Mark(ply, "end"))
    return found


class TimelineCache:
    """A cache of the timelines used most recently."""

    def __init__(self) -> None:
        self._films: OrderedDict[int, Timeline] = OrderedDict()

    def of(self, room: Room) -> Timeline:
        """The film of a table, perhaps not yet developed to the end."""
        timeline = self._films.get(room.id)
        if timeline is None:
            timeline = self._films[room.id] = _timeline(room)
            if len(self._films) > _KEPT:
                self._films.popitem(last=False)
        self._films.move_to_end(room.id)
        return timeline


def _timeline(room: Room) -> Timeline:
    match = room.require_match()
    opening = None
    if room.row["rules"] != room.game.rules:  # what came before need not be legal any more
        opening = earliest_boundary(match)
    return Timeline(match, opening)
