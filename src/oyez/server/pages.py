"""The page on which people play: a few plain files, read once at the start."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from oyez.server import problems

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
# The page finds out from the address what to show; an invitation is for its script only.
ADDRESSES: Final = ("/", "/t/{table:int}", "/join/{table:int}/{invitation}")

_MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
}


class File:
    """One file, and the tag by which a browser knows that it has this very version."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        tag = hashlib.blake2b(self.content, digest_size=12).hexdigest()
        self.headers = {
            "Content-Type": _MEDIA[path.suffix],
            "Cache-Control": "no-cache",
            "ETag": f'"{tag}"',
        }

    def answer(self, request: Request) -> Response:
        """The file, or nothing if the browser has it."""
        known = request.headers.get("if-none-match", "")
        tags = {tag.strip().removeprefix("W/") for tag in known.split(",")}
        if self.headers["ETag"] in tags:
            return Response(status_code=304, headers=self.headers)
        return Response(self.content, headers=self.headers)


def pages() -> list[BaseRoute]:
    """The routes to the page and to its files."""
    files = {path.name: File(path) for path in FOLDER.iterdir() if path.suffix in _MEDIA}

    async def index(request: Request) -> Response:
        return files[INDEX].answer(request)

    async def file(request: Request) -> Response:
        found = files.get(request.path_params["file"])
        if found is None:
            raise problems.not_found()
        return found.answer(request)

    return [*(Route(address, index) for address in ADDRESSES), Route("/page/{file}", file)]
