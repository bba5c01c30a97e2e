"""Events say what happened and who may know it; texts are made from them at the edge."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final, Literal, ParamSpec

from msgspec import Struct

from oyez.state.seats import Seat

P = ParamSpec("P")

EpisodePart = Literal["", "clash", "hall", "within", "decides", "aside"]
Topic = Literal["", "turn", "fight", "move", "money", "vote", "deal", "land"]
ConcernKind = Literal["loss", "gain", "news"]


class Concern(Struct, frozen=True):
    """Which seats an event affects: for better, for worse or as news, with a weight of 1 to 5.

    `who` is a field that holds a seat, several, or several with a number each; or the id of a thing
    on the table, with fields in it as in `Roles`: then it concerns whoever it belongs to.
    """

    who: str
    kind: ConcernKind
    weight: int


def loss(who: str, weight: int = 1) -> Concern:
    """Something bad happened to these seats."""
    return Concern(who, "loss", weight)


def gain(who: str, weight: int = 1) -> Concern:
    """Something good happened to these seats."""
    return Concern(who, "gain", weight)


def news(who: str, weight: int = 1) -> Concern:
    """These seats had a part in it."""
    return Concern(who, "news", weight)


NO_CONCERNS: Final[tuple[Concern, ...]] = ()


class Roles(Struct, frozen=True, kw_only=True):
    """What the fields of an event say of the table, so that no screen has to guess.

    `seat` and `total` name fields; `parts` are the fields that a total consists of, each with the
    counter that it is shown as, and `secret` those given in secret. In all others `{field}` stands
    for what that field holds, and the whole is the id of an element.

    `panel` is whose deed it is or whose points are counted, and who `wins` a battle; `side` is what
    a vote came to; a `piece` went from `origin` to `target`.
    """

    seat: str = "seat"
    panel: str = ""
    total: str = ""
    parts: dict[str, str] = {}
    secret: tuple[str, ...] = ()
    wins: bool = False
    side: str = ""
    place: str = ""
    piece: str = ""
    origin: str = ""
    target: str = ""


class Event(Struct, frozen=True, tag=True):
    """Something that happened, named in the past tense; it carries ids and numbers, no prose.

    `episode_part` is its part in a battle or a vote: it opens a `clash` or a `hall`, comes `within`
    one, or `decides` it; what can come at any time is an `aside`, and anything else ends the scene.
    `topic` is what it is about, one that `begins` a chapter of the log heads it, what follows one
    that `leads` comes of it until something else begins, and `roles` say which things on the table
    it speaks of. `concerns` tells whom it strikes, and how: `NO_CONCERNS` in particular, or those
    named; a game that declares nothing leaves it None.
    """

    episode_part: ClassVar[EpisodePart] = ""
    topic: ClassVar[Topic] = ""
    begins: ClassVar[bool] = False
    leads: ClassVar[bool] = False
    roles: ClassVar[Roles] = Roles()
    concerns: ClassVar[tuple[Concern, ...] | None] = None

    def audience(self) -> Collection[Seat] | None:
        """The seats that may know; None for everybody."""
        return None

    def as_seen_by(self, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it (None: a spectator), or nothing at all."""
        seen = self.audience()
        return self if seen is None or (seat is not None and seat in seen) else None


def event_name(kind: type[Struct]) -> str:
    """The name under which events of a class are stored, sent and worded."""
    return str(kind.__struct_config__.tag)


class Obeyed(Event, frozen=True):
    """A standing order has answered for a seat, which alone is told so; `order` is its key."""

    episode_part = "aside"

    seat: Seat
    prompt: str
    value: Any
    order: str

    def audience(self) -> Collection[Seat] | None:
        return (self.seat,)


class LoggedEvent(Struct, frozen=True):
    """An event, and the ply of the record at which it happened."""

    ply: int
    event: Event
