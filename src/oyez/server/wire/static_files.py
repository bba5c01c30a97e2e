"""Serves the built web client: files read once at the start, compressed, with ETags."""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

from oyez.server.wire import problems

# Whoever tries something out can have the client built elsewhere.
FOLDER: Final = Path(os.environ.get("OYEZ_CLIENT") or Path(__file__).parents[1] / "client")
INDEX: Final = "index.html"
ASSETS: Final = "assets"
# The client finds out from the address what to show; an invitation is for its script only.
ADDRESSES: Final = (
    "/",
    "/new",
    "/t/{table:int}",
    "/t/{table:int}/end",
    "/join/{table:int}/{invitation}",
    "/me",
    "/history",
    "/learn",
    "/learn/{game}",
    "/rules/{game}",
    "/deal/{game}",
    "/deal/{game}/{code}",
    "/about",
)
NOT_BUILT: Final = (
    "The client has not been built yet. In a checkout, `make play` builds it (or `make client`);"
    " then start the server anew. Programs find everything under /api, described at /api/docs."
)

_MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# How files may be packed beside themselves, the smallest first.
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
_NOTHING: Final[Mapping[str, bytes]] = MappingProxyType({})
# The name of an asset tells its content apart, so what it names never changes.
_FOREVER: Final = "public, max-age=31536000, immutable"


class StaticFile:
    """One file, plain and packed, and the tags by which a browser knows that it has it."""

    def __init__(self, media: str, content: bytes, packed: Mapping[str, bytes], cache: str) -> None:
        self._headers = {"Content-Type": media, "Cache-Control": cache}
        if packed:
            self._headers["Vary"] = "Accept-Encoding"
        self._tag = hashlib.blake2b(content, digest_size=12).hexdigest()
        self._ways = {**packed, "identity": content}

    @classmethod
    def read(cls, path: Path, *, lasting: bool) -> StaticFile:
        """A file of the build, packed where the build has packed it."""
        beside = {way: path.with_name(path.name + ending) for way, ending in _PACKED.items()}
        packed = {way: each.read_bytes() for way, each in beside.items() if each.is_file()}
        cache = _FOREVER if lasting else "no-cache"
        return cls(_MEDIA[path.suffix], path.read_bytes(), packed, cache)

    @classmethod
    def made(cls, address: str, content: bytes) -> StaticFile:
        """Something that was made at the start."""
        packed = {"gzip": gzip.compress(content, 9, mtime=0)}
        return cls(_MEDIA[PurePosixPath(address).suffix], content, packed, "no-cache")

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file in the smallest way that the browser reads, or nothing if it has it."""
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        way = next(way for way in self._ways if way == "identity" or way in accepted)
        packed = way != "identity"
        headers = self._headers | {"ETag": f'"{self._tag}-{way}"' if packed else f'"{self._tag}"'}
        if status == 200 and headers["ETag"] in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["Content-Encoding"] = way
        return Response(self._ways[way], status, headers)


def _accepted(header: str) -> set[str]:
    """The ways of packing that a browser reads."""
    offers = (offer.replace(" ", "").lower().partition(";q=") for offer in header.split(","))
    return {way for way, _, weight in offers if not weight or weight.strip("0.")}


def _tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


class WebClient:
    """The built client."""

    def __init__(self, folder: Path, made: Mapping[str, bytes]) -> None:
        self.index = StaticFile.read(folder / INDEX, lasting=False)
        self.files = {
            f"/{path.relative_to(folder).as_posix()}": StaticFile.read(
                path, lasting=path.parent.name == ASSETS
            )
            for path in folder.rglob("*")
            if path.suffix in _MEDIA and path.name != INDEX
        }
        self.files |= {
            address: StaticFile.made(address, content) for address, content in made.items()
        }

    async def show(self, request: Request) -> Response:
        """The page, which looks at the address itself."""
        return self.index.answer(request)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file; or else there is nothing here, which a person is told by the page."""
        request = Request(scope)
        found = self.files.get(request.url.path)
        if found is not None:
            await found.answer(request)(scope, receive, send)
        elif _for_people(request):
            await self.index.answer(request, 404)(scope, receive, send)
        else:
            raise problems.not_found()


class FallbackRoute(Route):
    """The last route: any GET that no other route has answered."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """What is sent somewhere is refused there, or nowhere."""
        looks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        return super().matches(scope) if looks else (Match.NONE, {})


def _for_people(request: Request) -> bool:
    """Whether somebody looks for a page, rather than a program or a page for a file."""
    own = request.url.path.startswith(("/api", f"/{ASSETS}/"))
    return not own and "text/html" in request.headers.get("accept", "")


async def _apologise(_: Request) -> Response:
    return Response(NOT_BUILT + "\n", 503, media_type="text/plain")


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a client to show."""
    return (folder / INDEX).is_file()


def client_routes(folder: Path = FOLDER, made: Mapping[str, bytes] = _NOTHING) -> list[BaseRoute]:
    """The routes to the client and its files; they come after all others.

    What was `made` at the start takes the place of files, by their addresses.
    """
    if not is_built(folder):
        return [Route(address, _apologise) for address in ADDRESSES]
    client = WebClient(folder, made)
    shown = (Route(address, client.show) for address in ADDRESSES)
    return [*shown, FallbackRoute("/{path:path}", client)]
