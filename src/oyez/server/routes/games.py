"""What can be played here: the games, their options, texts, rules and drawings."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from oyez.bots import BOTS
from oyez.editions.edition import STANDARD, NoEdition
from oyez.game import Game
from oyez.server.services import Services
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, Language, PathParts, Query, endpoint
from oyez.state.conversion import prepared
from oyez.text import Texts, game_texts, languages

# Made once for every server and every change of its editions; nothing else in it changes.
_MADE: Final[WeakKeyDictionary[Services, tuple[int, bytes]]] = WeakKeyDictionary()
_FILE: Final = re.compile(r"[a-z0-9_-]+\.(json|svg)")


class OptionField(Struct, frozen=True):
    """One option of a game: its JSON schema, its default, and words in every language."""

    name: str
    schema: Any
    default: Any
    label: dict[str, str]
    hint: dict[str, str]


class EditionCard(Struct, frozen=True):
    """A box that a game can be played with: the value of the option `edition`, and its name."""

    id: str
    name: str


class GameCard(Struct, frozen=True):
    """A game that can be played here; `editions` lists the boxes beside the standard one."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    rules: str
    seats: tuple[int, int]
    options: list[OptionField]
    private_talk: bool
    editions: list[EditionCard]
    # What a table says of an earlier game, chosen among finished ones; null: no rule asks for it.
    previous: OptionField | None


class BotCard(Struct, frozen=True):
    """A bot that can take a seat."""

    name: str
    title: dict[str, str]
    about: dict[str, str]


class Catalogue(Struct, frozen=True):
    """All that a table can be made of."""

    games: list[GameCard]
    bots: list[BotCard]
    languages: list[str]


class GamePath(PathParts, frozen=True):
    game: Annotated[str, Meta(max_length=40)]


class FilePath(PathParts, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=60)]


class LanguageQuery(Query, frozen=True):
    lang: Language = "en"


class EditionQuery(Query, frozen=True):
    """The language, and the option `edition` of a table, if it has one."""

    lang: Language = "en"
    edition: Annotated[str, Meta(max_length=80)] = STANDARD


class MarkdownText(Struct, frozen=True):
    """The rules of a game, in our own words."""

    text: str


def in_all_languages(game: Game[Any, Any], message: str) -> dict[str, str]:
    """A message of a game, by language."""
    said = {lang: Texts(game, lang) for lang in languages()}
    return {lang: texts.say(message) for lang, texts in said.items() if texts.has(message)}


def _card(services: Services, game: Game[Any, Any]) -> GameCard:
    schema = msgspec.json.schema(game.options)
    parts = schema.get("$defs", {})
    own = parts[game.options.__name__]["properties"] if "$ref" in schema else schema["properties"]
    defaults = msgspec.to_builtins(game.options())
    fields: list[OptionField] = []
    for field in msgspec.structs.fields(game.options):
        told = field.name.replace("_", "-")
        label, hint = (
            in_all_languages(game, f"option-{told}"),
            in_all_languages(game, f"option-{told}.help"),
        )
        shape = own[field.encode_name]
        fields.append(OptionField(field.name, shape, defaults.get(field.name), label, hint))
    ends = (game.seats[0], game.seats[-1])
    name, about = in_all_languages(game, "game-name"), in_all_languages(game, "game-description")
    boxes = [EditionCard(each.id, each.name) for each in services.library.of(game.id)]
    earlier = next((each for each in fields if each.name == game.previous_option), None)
    fields = [each for each in fields if each is not earlier]
    return GameCard(
        game.id, name, about, game.rules, ends, fields, game.private_talk, boxes, earlier
    )


@endpoint(
    "GET",
    "/api/games",
    summary="What can be played here",
    answer=Catalogue,
    also=(304,),
    tag="games",
)
async def list_games(call: ApiCall[None]) -> Response:
    """Games with their options, bots, and languages: enough to draw the form for a new table."""
    services: Services = call.app
    # Reading an edition that is new or changed takes a moment.
    await asyncio.to_thread(services.library.look)
    version = services.library.version
    if services not in _MADE or _MADE[services][0] != version:
        _MADE[services] = version, msgspec.json.encode(catalogue(services))
    return _kept(call, _MADE[services][1], "application/json")


def catalogue(services: Services) -> Catalogue:
    """Everything that can be chosen for a new table."""
    games = [_card(services, game) for _, game in sorted(services.games.items())]
    some = next(iter(services.games.values()))
    bots = [
        BotCard(
            name, in_all_languages(some, f"bot-{name}"), in_all_languages(some, f"bot-{name}-about")
        )
        for name in BOTS
    ]
    return Catalogue(games, bots, list(languages()))


@endpoint(
    "GET",
    "/api/games/{game}/rules",
    summary="The rules in our own words",
    answer=MarkdownText,
    also=(304,),
    path=GamePath,
    query=LanguageQuery,
    tag="games",
)
async def read_rules(call: ApiCall[None]) -> Response:
    """Markdown, with a numbered paragraph for every rule id."""
    services: Services = call.app
    folder = services.game(call.path.game).folder
    name = "rules.md" if call.query.lang == "en" else f"rules.{call.query.lang}.md"
    return _paragraphs(call, folder / name)


@endpoint(
    "GET",
    "/api/games/{game}/texts",
    summary="The messages of a game, as a Fluent file",
    answer=MarkdownText,
    also=(304,),
    path=GamePath,
    query=EditionQuery,
    tag="games",
)
async def read_texts(call: ApiCall[None]) -> Response:
    """For a client that makes its own sentences. Of two messages with one id, the first counts."""
    services: Services = call.app
    game, lang = services.game(call.path.game), call.query.lang
    if call.query.edition != STANDARD and game.editions is not None:
        try:
            wanted = msgspec.convert({"edition": call.query.edition}, prepared(game.options))
            game = game.with_edition(wanted)
        except NoEdition:
            raise problems.not_found("There is no such edition here.", "no-edition") from None
    said = MarkdownText(game_texts(game, lang))
    return _kept(call, msgspec.json.encode(said), "application/json")


@endpoint(
    "GET",
    "/api/games/{game}/drawings/{file}",
    summary="A drawing that a scene names",
    answer=Any,
    also=(304,),
    path=FilePath,
    tag="games",
)
async def read_drawing(call: ApiCall[None]) -> Response:
    """The outlines of a board, to be loaded once."""
    services: Services = call.app
    path = services.game(call.path.game).data / call.path.file
    if not _FILE.fullmatch(call.path.file) or not path.is_file():
        raise problems.not_found("There is no such drawing.", "no-drawing")
    media = "image/svg+xml" if path.suffix == ".svg" else "application/json"
    return _kept(call, path.read_bytes(), media)


def _paragraphs(call: ApiCall[None], path: Path) -> Response:
    words = msgspec.json.encode(MarkdownText(path.read_text(encoding="utf-8")))
    return _kept(call, words, "application/json")


def _kept(call: ApiCall[None], content: bytes, media: str) -> Response:
    """What a browser may keep until it has changed; packed, if it can unpack it."""
    asked = call.request.headers
    packed = "gzip" in asked.get("accept-encoding", "")
    mark = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}{"-gzip" if packed else ""}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if asked.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
        content = _squeezed(content)
    return Response(content, media_type=media, headers=headers)


@lru_cache(maxsize=64)
def _squeezed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
