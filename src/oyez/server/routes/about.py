"""What runs here: the software, the version of its API, and where that is described."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from oyez.server.version import API_VERSION, software_version
from oyez.server.wire.api import ApiCall, Example, endpoint


class ServerCard(Struct, frozen=True):
    """The server: the version of the software, that of the API, and addresses of its description.

    `api` stays the same as long as programs written for it work.
    """

    name: str
    version: str
    api: int
    docs: str
    openapi: str


_ABOUT: Final = ServerCard(
    name="Oyez",
    version=software_version(),
    api=API_VERSION,
    docs="/api/docs",
    openapi="/api/openapi.json",
)


@endpoint(
    "GET",
    "/api",
    summary="Which server this is",
    answer=ServerCard,
    tag="about",
    example=Example(answer=_ABOUT),
)
async def read_about(call: ApiCall[None]) -> ServerCard:  # noqa: ARG001 - the same for everybody
    """The place to begin: compare `api` with the version that your program was written for."""
    return _ABOUT
