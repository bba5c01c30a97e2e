"""What holds for every match of every game, at every ply: a test plays, and checks these."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Struct

from oyez.choices.basic import NOTHING, Choices, Either, plain, written
from oyez.errors import CannotUndo, NoDealFound, NotAmongChoices, NotYourQuestion, StalePly
from oyez.game import Game, game_of
from oyez.kernel import record
from oyez.kernel.dealing import redeal
from oyez.kernel.inquiries import share_undo_history
from oyez.kernel.match import Match
from oyez.kernel.seeds import DealSeed
from oyez.kernel.undo import redo, undo
from oyez.scene.elements import Scene
from oyez.scene.views import sent_bytes, view_bytes
from oyez.state.conversion import prepared
from oyez.state.copying import clone
from oyez.state.seats import NATURE, Seat

# Sets up to this size are walked from end to end.
WALKED = 2000
# After so many answers a match that is played to be checked is taken to be endless.
ENDLESS = 20_000


def play(match: Match[Any], rng: Random) -> None:
    """Give one random answer for one of those that are asked."""
    seat = rng.choice(match.waiting())
    question = match.question(seat)
    assert question is not None, f"seat {seat} is waited for, but asked nothing"
    match.answer(seat, question.choices.sample(rng))


def check_alive(match: Match[Any], _: Random) -> None:
    """No invariant is broken, and whoever is waited for has something to choose from."""
    match.game.check(match.state)
    asked = [match.question(seat) for seat in match.waiting()]
    alive = asked and all(question is not None and question.choices for question in asked)
    assert match.over or alive, f"a dead end at ply {match.ply}"


def check_ending(match: Match[Any]) -> None:
    """A match that is over is sound, has an outcome with a place for everybody, and asks nobody."""
    match.game.check(match.state)
    assert match.outcome is not None, "there is no outcome"
    assert set(match.outcome.places) == set(_seats(match)), "somebody has no place"
    assert not match.waiting(), f"it is over, and waits for {match.waiting()}"


def check_secrecy(match: Match[Any], rng: Random) -> int:
    """Another deal of the unseen changes no byte that a server sends; the number of views compared.

    Nor does it change the state, as far as a seat knows it. Events are compared only if the match
    listens.
    """
    viewers = [*_seats(match), None]
    for seat in viewers:
        twin = another_deal(match, seat, rng)
        share_undo_history(match, twin)
        for seen_by in (sent_bytes, view_bytes):
            _check_same(seat, seen_by(match, seat), seen_by(twin, seat))
    return len(viewers)


def _check_same(seat: Seat | None, seen: bytes, other: bytes) -> None:
    if seen == other:
        return
    one, two = _leaves(msgspec.json.decode(seen)), _leaves(msgspec.json.decode(other))
    where = next((path for path in one | two if one.get(path) != two.get(path)), "the order")
    raise AssertionError(
        f"seat {seat} sees what depends on something it cannot see: "
        f"{where} is {one.get(where)!r} or {two.get(where)!r}"
    )


def another_deal(match: Match[Any], seat: Seat | None, rng: Random) -> Match[Any]:
    """The match dealt anew for a seat; that none is found is a fault of the game's `redeal`."""
    try:
        return redeal(match, seat, rng)
    except NoDealFound as fault:
        asked = [question.prompt for question in match.questions()]
        raise AssertionError(f"ply {match.ply}, asked {asked}: {fault}") from None


def check_clone(match: Match[Any], rng: Random, plies: int = 20) -> int:
    """What is played on a copy does not touch the original; the number of answers played."""
    before, twin = match.digest(), match.clone(rng)
    assert match.rng is None or twin.digest() == before, "a copy differs from its original"
    played = 0
    while played < plies and twin.waiting():
        play(twin, rng)
        played += 1
    assert match.digest() == before, "playing on a copy has changed the original"
    assert match.clone().digest() == before, "playing on a copy has changed later copies"
    return played


class _Names(DealSeed):
    """A deal that notes by what names chance is asked for, and refuses one that comes again."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.asked: dict[str, set[bytes]] = {}

    def generator(self, name: str) -> Random:
        self._note(name, b"")
        return super().generator(name)

    def mark(self, name: str, thing: bytes) -> bytes:
        self._note(name, thing)
        return super().mark(name, thing)

    def _note(self, name: str, thing: bytes) -> None:
        assert name.startswith("name "), f"a chance without a name, at {name}"
        things = self.asked.setdefault(name, set())
        assert thing not in things, f"chance was asked for twice under one {name}"
        things.add(thing)


def check_named(game: Game[Any, Any], seats: int, options: Any, rng: Random) -> int:
    """In a random match every chance has a name, and no name comes twice; the number of names.

    That holds for games in which the same deal can be played again.
    """
    names = _Names(rng.randbytes(32))
    match = Match[Any](game, seats, options, rng=names)
    while not match.over:
        play(match, rng)
    return len(names.asked)


def check_replay(match: Match[Any]) -> None:
    """A match written down and read again is the same match, and is written the same."""
    paper = record.to_json(record.write(match))
    again = record.read(match.game, record.from_json(paper))
    assert again.digest() == match.digest(), "the record leads to another position"
    assert record.to_json(record.write(again)) == paper, "a record read again reads otherwise"


def check_record(match: Match[Any], rng: Random) -> None:
    """The record of a match leads exactly to any ply of it, and can be played on otherwise."""
    before, paper = match.digest(), record.from_json(record.to_json(record.write(match)))
    fork = record.read(match.game, paper, rng.randint(0, match.ply), rng=rng)
    for _ in range(20):
        if not fork.over:
            play(fork, rng)
    check_replay(fork)
    assert match.digest() == before, "playing on elsewhere has changed the match"


def check_retold(match: Match[Any]) -> None:
    """A replay tells the same events."""
    paper = record.from_json(record.to_json(record.write(match)))
    again = record.read(match.game, paper, listen=True)
    assert again.told == match.told, "a replay tells other events"


def check_acts(match: Match[Any], rng: Random) -> int:
    """Nobody does out of turn what is a stranger's, too late, or no act; the number refused."""
    before, tried = match.digest(), 0
    for seat in map(Seat, range(-2, match.seats + 1)):
        for value, ply in _illegal_acts(match, seat, rng):
            try:
                match.act(seat, value, ply)
            except (NotAmongChoices, NotYourQuestion, StalePly):
                tried += 1
            else:
                raise AssertionError(f"act {value!r} of seat {seat} at ply {ply} is taken")
    assert match.digest() == before, "an act is refused, yet changes the match"
    return tried


def _illegal_acts(match: Match[Any], seat: Seat, rng: Random) -> Iterator[tuple[Any, int | None]]:
    """Nonsense, a rival's act, and one's own too late."""
    yield from ((None, None), ("no-such-act", None), ({}, None))
    for other in _seats(match):
        acts = match.anytime(other)
        value = acts.sample(rng) if acts else None
        if other == seat:
            yield value, match.ply_of(seat) - 1
        elif seat not in range(match.seats) or value not in match.anytime(seat):
            yield value, None


def check_undo(match: Match[Any], _: Random) -> int:
    """What is taken back and given again leads to the same position; how many could do so."""
    undone = 0
    for seat in _seats(match):
        before, log, told = clone(match.state), list(match.log), list(match.told or ())
        try:
            undo(match, seat)
        except CannotUndo:
            continue
        assert match.log != log, "taking back takes nothing back"
        match.game.check(match.state)
        redo(match, seat)
        assert clone(match.state) == before, f"seat {seat} has given again something else"
        if match.log == log:
            assert list(match.told or ()) == told, "other events are told of the same answers"
        undone += 1
    return undone


def check_undo_limits(match: Match[Any], rng: Random) -> int:
    """Taking back takes nobody else's answers, nor what chance has shown; the number taken back."""
    seat, undone = rng.choice(_seats(match)), 0
    others = [entry for entry in match.log if entry.seat != seat and entry.kind != "withdrawn"]
    while True:
        try:
            undo(match, seat)
        except CannotUndo:
            break
        undone += 1
    left = [entry for entry in match.log if entry.seat != seat and entry.kind != "withdrawn"]
    assert left == others, f"seat {seat} has taken back what others have said"
    match.game.check(match.state)
    check_replay(match)
    return undone


def check_table(match: Match[Any]) -> int:
    """Every scene survives the way to the screen, each id once; the number of ids seen."""
    ids: list[str] = []
    for seat in [*_seats(match), None]:
        table = game_of(match).scene(match.state_of(seat), seat)
        assert msgspec.json.decode(msgspec.json.encode(table), type=prepared(Scene)) == table
        leaves = {at: leaf for at, leaf in _leaves(_json(table)).items() if "/acts/" not in at}
        here = [leaves[path[:-4] + "id"] for path in leaves if path.endswith("/type")]
        twice = {found for found in here if here.count(found) > 1}
        assert not twice, f"ids that stand for several things at once: {sorted(twice)}"
        ids += here
    return len(ids)


def check_choices(match: Match[Any], rng: Random) -> int:
    """Every set on offer agrees with itself, out-of-turn acts included; the number of sets."""
    sets = _on_offer(match)
    for choices in sets:
        check_set(choices, rng)
    return len(sets)


def check_set(choices: Choices[Any], rng: Random) -> None:
    """Counting, walking, finding, sampling and parsing all speak of the same values."""
    count = choices.count()
    assert bool(choices) == (count > 0), f"{count} values, but it says {bool(choices)}"
    msgspec.json.encode(choices.describe())
    values = [choices.sample(rng) for _ in range(min(count, 5))]
    if count <= WALKED:
        walked = list(choices)
        assert len(walked) == count, f"{count} values are counted, {len(walked)} walked"
        assert len(set(map(written, walked))) == count, "two values are the same, or written alike"
        assert all(value in walked for value in values), "a value sampled is not among those walked"
        values += walked
    for value in values:
        assert choices.find(value) == value, f"{value!r} is offered, then not taken for itself"
        for raw in (plain(value), msgspec.json.decode(written(value))):
            assert choices.parse(raw) == value, f"{raw!r} does not stand for {value!r}"


def check_probes(match: Match[Any], rng: Random, tries: int = 20) -> int:
    """Only a legal answer is taken, and a refused one changes nothing; the number refused."""
    before, probes = match.digest(), 0
    for seat in match.waiting():
        tried: list[str] = []
        for door, who, what, ply in _trials(match, seat, rng, tries):
            try:
                getattr(match, door)(who, what, ply)
            except (NotYourQuestion, StalePly, NotAmongChoices):
                tried.append(f"{door} {what!r}")
            except Exception as fault:
                raise AssertionError(f"{door} {what!r} of seat {who} ends in {fault!r}") from fault
            else:
                raise AssertionError(f"{door} {what!r} of seat {who} at ply {ply} is taken")
        # Once for them all: a digest costs as much as many refusals.
        changed = f"one of these is refused, yet changes the match: {', '.join(tried)}"
        assert match.digest() == before, changed
        probes += len(tried)
    return probes


def _trials(
    match: Match[Any], seat: Seat, rng: Random, tries: int
) -> Iterator[tuple[str, Seat, Any, int | None]]:
    """Answers that must be refused: of a stranger, too late, too early, and with wrong values."""
    question = match.question(seat)
    assert question is not None, f"seat {seat} is waited for, but asked nothing"
    choices, value = question.choices, question.choices.sample(rng)
    for other in map(Seat, range(-2, match.seats + 1)):
        if match.question(other) is None:
            yield "answer", other, value, None
    for ply in (question.ply - 1, question.ply + 1):
        yield "answer", seat, value, ply
        yield "answer_plain", seat, _json(value), ply
    wrong = [b"x", {"a": [1]}, object()]
    legal: set[bytes] = set()
    if choices.count() <= WALKED:
        legal = {_form(form) for v in choices for form in (v, _json(v))}
        wrong += [None, True, False, 0, -1, 1.0, 2**70, "", "x", (), [], {}, *_mutants(value)]
        wrong += [other.sample(rng) for other in _on_offer(match) if other]
        wrong += [entry.value for entry in match.log[-tries:]]
    possible, vast = _parted(match.anytime(seat) if seat != NATURE else NOTHING)
    for bad in rng.sample(wrong, min(tries, len(wrong))):
        if _form(bad) not in legal:
            yield "answer", seat, bad, None
        if _form(_json(bad)) not in legal:
            yield "answer_plain", seat, _json(bad), None
        if _form(bad) not in possible and bad not in vast:
            yield "act", seat, bad, None
        if _form(_json(bad)) not in possible and not _is_parsed(vast, _json(bad)):
            yield "act_plain", seat, _json(bad), None


def _parted(acts: Choices[Any]) -> tuple[set[bytes], Choices[Any]]:
    """What may be done, written down, and beside it what there is too much of to be walked."""
    small: Choices[Any] = acts
    vast: Choices[Any] = NOTHING
    if acts.count() > WALKED:
        parts: Mapping[str, Choices[Any]] = acts.options if isinstance(acts, Either) else {}
        small = Either({name: part for name, part in parts.items() if part.count() <= WALKED})
        vast = Either({name: part for name, part in parts.items() if part.count() > WALKED})
    return {_form(form) for v in small for form in (v, _json(v))}, vast


def _is_parsed(choices: Choices[Any], raw: Any) -> bool:
    try:
        choices.parse(raw)
    except NotAmongChoices:
        return False
    return True


def _mutants(value: Any) -> list[Any]:
    """Values that differ from this one a little: in a type, an item, a field."""
    kind = cast("object", type(value))
    if kind is int:
        return [value + 1, -value - 1, float(value), bool(value), str(value)]
    if kind is str:
        return [f"{value}x", value.upper(), [value]]
    if kind is tuple:
        places = [(value[:i], value[i + 1 :], _mutants(item)) for i, item in enumerate(value)]
        return [
            *(list(value), value[1:], value[:-1], value + value[:1], (*value, None)),
            *((*left, new, *right) for left, right, changed in places for new in changed),
        ]
    if isinstance(value, Struct):
        changed = [(f, new) for f in value.__struct_fields__ for new in _mutants(getattr(value, f))]
        more: list[Any] = [plain(value), {**msgspec.structs.asdict(value), "more": 0}]
        return more + [msgspec.structs.replace(value, **{name: new}) for name, new in changed]
    return []


def _form(value: Any) -> bytes:
    """A value for comparing, its type included, the order of items left out."""
    kind = type(value).__name__.encode()
    if isinstance(value, list | tuple):
        return kind + b"(%s)" % b",".join(sorted(map(_form, cast("list[Any]", value))))
    try:
        return kind + written(value)
    except (TypeError, ValueError):
        return b"?"


def _json(value: Any) -> Any:
    """What is left of a value on its way through JSON, if it can go there."""
    try:
        return msgspec.json.decode(written(value))
    except (TypeError, ValueError):
        return value


def _seats(match: Match[Any]) -> list[Seat]:
    return [Seat(seat) for seat in range(match.seats)]


def _on_offer(match: Match[Any]) -> list[Choices[Any]]:
    asked = [match.question(seat) for seat in (*_seats(match), NATURE)]
    acts = [] if match.over else [match.anytime(seat) for seat in _seats(match)]
    return [question.choices for question in asked if question is not None] + acts


def _leaves(data: Any, path: str = "") -> dict[str, Any]:
    """Plain data laid flat: what stands at the end of every path."""
    inside: Iterable[tuple[Any, Any]] = ()
    if isinstance(data, list):
        inside = enumerate(cast("Sequence[Any]", data))
    elif isinstance(data, dict):
        inside = cast("Mapping[Any, Any]", data).items()
    found: dict[str, Any] = {}
    for key, item in inside:
        found |= _leaves(item, f"{path}/{key}")
    return found or {path: data}
