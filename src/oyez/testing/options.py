"""What holds for the options of every game: tests draw, play and compare with these.

A new option has to reach `sample_options`, the rules, the scene and its cache, and the bot; what is
left out is noticed here, for any game and any option, without a test of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from oyez.choices.basic import written
from oyez.game import Game, Heuristics, game_of
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.record import Record, as_read_back
from oyez.scene.elements import Scene
from oyez.state.conversion import prepared
from oyez.state.copying import clone
from oyez.state.seats import NATURE, Seat
from oyez.testing.properties import ENDLESS

# The box that is played with is a whole set of options of its own, with checks of its own.
EDITION: Final = "edition"
# How often options are drawn for each number of players.
DRAWS: Final = 60


def option_names(game: Game[Any, Any]) -> list[str]:
    """The options of a game, without its edition."""
    return [name for name in game.options.__struct_fields__ if name != EDITION]


def drawn_options(game: Game[Any, Any], draws: int = DRAWS) -> Iterator[tuple[int, Any]]:
    """Options as a fuzzer meets them, with the number of seats they are for."""
    rng = Random(0)
    for _ in range(draws):
        for seats in game.seats:
            yield seats, game.headless_options(game.sample_options(seats, rng))


def values_drawn(game: Game[Any, Any], name: str, draws: int = DRAWS) -> list[Any]:
    """The values of an option that are drawn and are not its default, each once."""
    usual = getattr(game.options(), name)
    found = {
        written(value): value
        for _, options in drawn_options(game, draws)
        if (value := getattr(options, name)) != usual
    }
    return list(found.values())


def check_drawn(game: Game[Any, Any], name: str) -> None:
    """An option is drawn by `sample_options`: a fuzzer meets another value than the default."""
    assert values_drawn(game, name), f"sample_options of {game.id} never draws {name!r}"


# -- records ---------------------------------------------------------------------------------------


def spelled_out(game: Game[Any, Any], record: Record) -> Record:
    """A record with every option in it, in its snapshots too; for comparing.

    Records leave out options that have their default, and older ones have them all.
    """
    snapshots = [
        msgspec.structs.replace(each, state=_filled_in(each.state, game.state))
        for each in record.snapshots
    ]
    options = _filled_in(record.options, game.options)
    return msgspec.structs.replace(record, options=options, snapshots=snapshots)


def _filled_in(data: Any, kind: type[Any]) -> Any:
    return as_read_back(msgspec.convert(data, prepared(kind), str_keys=True))


# -- what an option changes ------------------------------------------------------------------------


def pairs_that_differ(
    game: Game[Any, Any], name: str, draws: int = DRAWS
) -> Iterator[tuple[int, Any, Any]]:
    """Options that differ in one only, drawn or default, where both can be played."""
    usual = getattr(game.options(), name)
    for seats, options in drawn_options(game, draws):
        value = getattr(options, name)
        if value == usual:
            continue
        without = msgspec.structs.replace(options, **{name: usual})
        alone = game.options(**{name: value})
        for one, other in ((alone, game.options()), (options, without)):
            if playable(game, seats, one) and playable(game, seats, other):
                yield seats, one, other


def playable(game: Game[Any, Any], seats: int, options: Any) -> bool:
    """Whether a game can be set up with these options."""
    try:
        game.setup(options, seats)
    except ValueError:
        return False
    return True


def check_changes(game: Game[Any, Any], name: str, tries: int, plies: int) -> None:
    """Some random match takes another course with an option than without it."""
    for seed, (seats, one, other) in enumerate(pairs_that_differ(game, name)):
        if seed >= tries:
            break
        if parts_ways(game, seats, (one, other), seed, plies):
            return
    raise AssertionError(f"{name!r} of {game.id} changed nothing in {tries} random matches")


def parts_ways(
    game: Game[Any, Any], seats: int, options: tuple[Any, Any], seed: int, plies: int
) -> bool:
    """Whether two matches with the same luck and the same answers come to differ."""
    matches = [Match[Any](game, seats, each, rng=Random(seed)) for each in options]
    rngs = [Random(seed), Random(seed)]
    for ply in range(plies):
        one, other = (_shown(match, scene=ply % 50 == 0) for match in matches)
        if one != other or matches[0].over:
            break
        for match, rng in zip(matches, rngs, strict=True):
            _answer(match, rng)
    one, other = (_shown(match, scene=True) for match in matches)
    return bool(one != other)


def _answer(match: Match[Any], rng: Random) -> None:
    seat = rng.choice(match.waiting())
    acts = match.anytime(seat) if seat != NATURE and rng.random() < 0.05 else ()
    if acts:
        match.act(seat, acts.sample(rng))
        return
    question = match.question(seat)
    assert question is not None, f"seat {seat} is waited for, but asked nothing"
    match.answer(seat, question.choices.sample(rng))


def _shown(match: Match[Any], *, scene: bool) -> Any:
    """What is asked, how it ended, and what lies on the table."""
    asked = [
        (question.seat, question.prompt, question.about, question.choices.describe())
        for question in match.questions()
    ]
    table = game_of(match).scene(match.state_of(None), None) if scene else None
    return written((asked, match.outcome)), table


# -- the scene and its caches ----------------------------------------------------------------------


def forget_scenes(game: Game[Any, Any]) -> None:
    """Empty every cache in the modules that lay out the scenes of a game."""
    package = f"{type(game).__module__}.scene"
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{package}."):
            for each in list(vars(module).values()):
                clear: Callable[[], None] | None = getattr(each, "cache_clear", None)
                if clear is not None and not isinstance(each, type):
                    clear()


def check_cached_scenes(match: Match[Any], agreed: Sequence[Any]) -> int:
    """One position under several options: a scene from the cache equals one laid out afresh.

    Returns the number of scenes compared. Options that fit no such position are left out.
    """
    game = game_of(match)
    forget_scenes(game)
    afresh: list[tuple[Any, list[Scene]]] = []
    for options in agreed:
        forget_scenes(game)
        if (scenes := _laid_out(match, options)) is not None:
            afresh.append((options, scenes))
    forget_scenes(game)
    for order in (afresh, afresh[::-1]):
        for options, scenes in order:
            assert _laid_out(match, options) == scenes, f"a cached scene is wrong under {options}"
    return sum(len(scenes) for _, scenes in afresh)


def _laid_out(match: Match[Any], options: Any) -> list[Scene] | None:
    """The scenes of everybody in a position, with other options; None if it cannot be so."""
    state = _with_options(match, options)
    viewers = [*map(Seat, range(match.seats)), None]
    try:
        return None if state is None else game_of(match).scenes(state, viewers)
    except (LookupError, ValueError):
        return None


def _with_options(match: Match[Any], options: Any) -> Any:
    """The position with other options; None if its state does not hold them."""
    state = clone(match.state)
    names = [n for n in state.__struct_fields__ if isinstance(getattr(state, n), type(options))]
    for name in names:
        setattr(state, name, options)
    return state if names else None


def options_beside(game: Game[Any, Any], options: Any, draws: int = 3) -> Mapping[str, list[Any]]:
    """For each option, the same options with some other values of that one."""
    found: dict[str, list[Any]] = {}
    for name in option_names(game):
        own = getattr(options, name)
        values = [getattr(game.options(), name), *values_drawn(game, name)]
        others = [value for value in values if value != own][:draws]
        found[name] = [msgspec.structs.replace(options, **{name: value}) for value in others]
    return found


# -- bots ------------------------------------------------------------------------------------------


def check_minded(game: Game[Any, Any], name: str, tries: int = 8, plies: int = 400) -> None:
    """The game's advice to bots depends on an option, or declares that it does not."""
    heuristics = game.heuristics()
    if heuristics is None or name in heuristics.indifferent_to:
        return
    for seed in range(tries):
        seats = game.seats[seed % len(game.seats)]
        match = Match[Any](game, seats, game.headless_options(game.options()), rng=Random(seed))
        others = options_beside(game, match.options)[name]
        if any(_minds(each, heuristics, others) for each in _course(match, seed, plies)):
            return
    raise AssertionError(
        f"the advice of {game.id} to bots is the same whatever {name!r} is; if that is meant, say "
        "so in `indifferent_to`"
    )


def _course(match: Match[Any], seed: int, plies: int) -> Iterator[Match[Any]]:
    """Some positions of a match that is played at random."""
    rng = Random(seed)
    for ply in range(plies):
        if match.over:
            return
        if ply % 9 == 8:
            yield match
        _answer(match, rng)


def _minds(match: Match[Any], heuristics: Heuristics[Any], others: Sequence[Any]) -> bool:
    asked = [question for question in match.questions() if question.seat != NATURE]
    for question in asked[:1]:
        usual = _advice(heuristics, match.state, question, match.ply)
        for options in others:
            state = _with_options(match, options)
            if state is not None and _advice(heuristics, state, question, match.ply) != usual:
                return True
    return False


def _advice(heuristics: Heuristics[Any], s: Any, question: Question, seed: int) -> Any:
    """What a bot is told in a position; None where the question cannot come up in it."""
    seat = question.seat
    try:
        return (
            heuristics.worth(s, seat),
            written(heuristics.ideas(s, question, Random(seed))),
            written(heuristics.reply(s, question, Random(seed))),
            written(heuristics.offers(s, seat, Random(seed))),
        )
    except (LookupError, TypeError, ValueError):
        return None


def check_advised(game: Game[Any, Any], seats: int, options: Any, seed: int) -> int:
    """Bots play to the end under these options, every reply legal; the number of answers."""
    heuristics = game.heuristics()
    rng = Random(seed)
    match = Match[Any](game, seats, game.headless_options(options), rng=rng)
    while not match.over:
        question = match.questions()[0]
        answer = question.choices.sample(rng)
        if heuristics is not None and question.seat != NATURE:
            answer = heuristics.reply(match.state_of(question.seat), question, rng)
        assert answer in question.choices, f"{answer!r} to {question.prompt} under {options}"
        match.answer(question.seat, answer)
        assert match.ply < ENDLESS, f"bots find no end under {options}"
    game.check(match.state)
    return match.ply
