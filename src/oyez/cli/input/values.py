"""What the user typed after the command, made into games, seats, bots, options and files."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from random import SystemRandom
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from oyez.bots import BOTS
from oyez.cli.matches.saves import state_folder
from oyez.cli.terminal import CommandError, Terminal, errno_of
from oyez.editions.edition import STANDARD, NoEdition, add_shelf
from oyez.game import Game, installed_games
from oyez.kernel import Match, Record
from oyez.kernel import record as records
from oyez.kernel.record import from_json
from oyez.library import KEPT, fault_lines, read_edition, scan
from oyez.state.bounds import OutOfBounds, check_bounds
from oyez.state.conversion import prepared

# What says yes and no in any language, beside the words of the user's own.
_YES: Final = frozenset({"on", "true", "1"})
_NO: Final = frozenset({"off", "false", "0"})
# Greater numbers are of no use, and cannot be put in words.
_HIGHEST: Final = 10**18


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like this one, or `none`."""
    return next(iter(get_close_matches(name.lower(), list(known), 1, 0.5)), "none")


def find_game(name: str) -> Game[Any, Any]:
    """The game of that name."""
    games = installed_games()
    game = games.get(name.replace("-", "_").lower())
    if game is None:
        listed = ", ".join(sorted(games))
        raise CommandError("no-game", name=name, near=nearest(name, games), known=listed)
    return game


def editions_folder(wanted: Path | None) -> Path:
    """The folder of editions asked for, or else the server's own."""
    return wanted or state_folder() / "server" / "editions"


def _shelf() -> Path:
    """Where copies of editions in use are kept; those of the server are found as well."""
    shelf = state_folder() / KEPT
    add_shelf(shelf)
    add_shelf(state_folder() / "server" / KEPT)
    return shelf


def with_edition(
    terminal: Terminal, game: Game[Any, Any], wanted: str | None, folder: Path | None
) -> Game[Any, Any]:
    """The game in an edition, named by its id or by its folder, of which a copy is kept."""
    shelf = _shelf()
    if wanted is None or wanted == STANDARD:
        return game
    if game.editions is None:
        raise CommandError("edition-none", game=game.id)
    found = [each for each in scan({game.id: game}, editions_folder(folder)) if each.id == wanted]
    if not found and Path(wanted).is_dir():
        found = [read_edition({game.id: game}, Path(wanted))]
    if not found:
        raise CommandError("edition-unknown", name=wanted, path=str(editions_folder(folder)))
    box = found[0].edition
    if box is None:
        words = fault_lines({game.id: game}, found[0], terminal.lang)[0]
        raise CommandError("edition-unfit", name=wanted, words=words)
    try:
        key = game.editions.keep(box, shelf)
    except OSError as fault:
        raise CommandError("no-write", path=str(shelf), words=errno_of(fault)) from None
    return game.with_edition(msgspec.convert({"edition": key}, prepared(game.options)))


def whole_number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        high = _HIGHEST if most is None else most
        try:
            number = int(text)
        except ValueError:  # also what has thousands of digits
            number = None
        if number is None or not least <= number <= high:
            top = "none" if most is None and len(text) < len(str(_HIGHEST)) else high
            raise CommandError(
                "bad-number", option=option, text=_short(text), least=least, most=top
            )
        return number

    return read


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"


def minutes(text: str) -> float:
    """A length of time, in minutes."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1e6:
        raise CommandError("bad-minutes", text=_short(text))
    return number


def seats_for(game: Game[Any, Any], wanted: int | None, otherwise: int = 4) -> int:
    """The number of seats, if the game can be played by so many."""
    least, most = game.seats[0], game.seats[-1]
    if wanted is None:
        return min(max(otherwise, least), most)
    if wanted not in game.seats:
        raise CommandError("bad-seats", game=game.id, least=least, most=most, seats=wanted)
    return wanted


def bots_for(text: str, number: int) -> list[str]:
    """The bots named, one for each of so many places; a single name stands for all."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in BOTS:
            listed = ", ".join(BOTS)
            raise CommandError("no-bot", name=name, near=nearest(name, BOTS), known=listed)
    if len(names) == 1:
        return names * number
    if len(names) != number:
        raise CommandError("bad-bots", named=len(names), number=number)
    return names


def seed_of(wanted: int | None) -> int:
    """The seed asked for, or a fresh one."""
    return SystemRandom().randrange(10**9) if wanted is None else wanted


def options_for(terminal: Terminal, game: Game[Any, Any], pairs: Sequence[str], seats: int) -> Any:
    """The options of a match, from `key=value` pairs; the game itself checks that they fit."""
    hints = get_type_hints(game.options)
    given: dict[str, Any] = {} if game.edition == STANDARD else {"edition": game.edition}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise CommandError("bad-pair", pair=pair)
        if key == "edition" and game.editions is not None:
            raise CommandError("edition-option", name=text)
        if key not in hints:
            listed = ", ".join(hints)
            raise CommandError("no-option", key=key, near=nearest(key, hints), known=listed)
        given[key] = _read(terminal, key, text, hints[key])
    try:
        options = msgspec.convert(given, prepared(game.options), strict=False, str_keys=True)
        check_bounds(options)
        game.setup(options, seats)
    except OutOfBounds as fault:
        raise CommandError(fault.reason.message, status=2, **fault.reason.about) from None
    except ValueError as fault:
        raise CommandError("bad-option", words=str(fault)) from None
    return options


def _read(terminal: Terminal, key: str, text: str, kind: Any) -> Any:
    """The text as data for a field of this type: a word, a list with commas, or JSON."""
    kinds = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
    if bool in kinds:
        return _yes_or_no(terminal, key, text)
    if text[:1] in ("{", "["):
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return text
    if any((get_origin(each) or each) in (tuple, list, set, frozenset) for each in kinds):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _yes_or_no(terminal: Terminal, key: str, text: str) -> bool:
    if text.lower() in _YES | terminal.words("word-yes"):
        return True
    if text.lower() in _NO | terminal.words("word-no"):
        return False
    raise CommandError("bad-yes-no", key=key, text=_short(text))


def load_record(path: Path) -> tuple[Game[Any, Any], Record]:
    """A record file, and the game it is of."""
    try:
        record = from_json(path.read_bytes())
    except OSError as fault:
        raise CommandError("no-file", path=str(path), words=errno_of(fault)) from None
    except ValueError as fault:
        raise CommandError("bad-record", path=str(path), words=str(fault)) from None
    game = find_game(record.game)
    _shelf()  # so that what the record was played with is found
    try:
        options = msgspec.convert(record.options, prepared(game.options), str_keys=True)
        return game.with_edition(options), record
    except msgspec.ValidationError as fault:
        raise CommandError("bad-record", path=str(path), words=f"options: {fault}") from None
    except NoEdition as fault:
        raise CommandError("edition-lost", path=str(path), name=fault.key, why=fault.why) from None


def read_record(
    game: Game[Any, Any], record: Record, path: Path, ply: int | None = None, **parts: Any
) -> Match[Any]:
    """The match that a record tells, listened to, as it stood at `ply` (None: the end)."""
    if record.seats not in game.seats:
        raise CommandError("bad-record", path=str(path), words=f"seats: {record.seats}")
    try:
        match = records.read(game, record, ply, listen=True, **parts)
        game.scene(match.state, None)
        return match
    except ValueError as fault:
        raise CommandError("bad-record", path=str(path), words=str(fault)) from None
    except Exception as fault:
        # A state that another program wrote may have the right types and yet make no sense, and
        # then there is no telling where the rules stumble over it.
        words = f"{type(fault).__name__}: {fault}"
        raise CommandError("bad-record", path=str(path), words=words) from None
