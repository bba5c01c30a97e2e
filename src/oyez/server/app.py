"""The application, and how it is run."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
from collections.abc import AsyncGenerator
from typing import Any

import uvicorn
from starlette.applications import Starlette

from oyez.server.config import Config
from oyez.server.routes import ENDPOINTS
from oyez.server.services import Services
from oyez.server.version import API_VERSION, software_version
from oyez.server.wire import api, docs_page, guard, home_picture, openapi
from oyez.server.wire.protocols import ClientErrorFilter, HttpProtocol, SocketProtocol
from oyez.server.wire.socket import MESSAGES, socket_routes
from oyez.server.wire.static_files import client_routes

_ABOUT = (
    "Everything that can be done at a table. Take a guest's name first: the token that comes with "
    "it goes into the Authorization header of every later request."
)
_TAGS = {
    "about": "Which server this is, and which version of the API it speaks.",
    "people": "Names, accounts and sessions.",
    "games": "What can be played.",
    "lobby": "Tables and seats.",
    "play": "Playing, looking and talking.",
    "time": "Looking back and ahead, and playing again.",
    "notices": "How to hear that it is your turn.",
}


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    return openapi.document(
        ENDPOINTS,
        version=str(API_VERSION),
        software=software_version(),
        description=_ABOUT,
        tags=_TAGS,
        socket_messages=MESSAGES,
    )


def create_app(config: Config) -> Starlette:
    """The server as an ASGI application."""
    services = Services(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[None]:
        await services.open()
        freeze_garbage_collection()
        try:
            yield
        finally:
            await services.close()

    painting = home_picture.combined_painting(game for _, game in sorted(services.games.items()))
    routes = [
        *socket_routes(),
        *api.routes(ENDPOINTS),
        *docs_page.docs_routes(document()),
        *client_routes(made={} if painting is None else {home_picture.ADDRESS: painting}),
    ]
    allowed = guard.GuardSettings(bound_to=config.host, origins=config.origins)
    return guard.application(routes, services=services, settings=allowed, lifespan=lifespan)


def freeze_garbage_collection() -> None:
    """Look for garbage rarely, and not among what stays: moves leave hardly any circles behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn runs the server."""
    return uvicorn.Config(
        create_app(config),
        host=config.host,
        port=config.port,
        # Paths hold invitations, so nobody but our own log, which knows that, writes them down.
        access_log=False,
        log_level="warning",
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=64 * 1024,
        # Views are small, and a compressor for every seat would take more memory than all else.
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def _end(*_: object) -> None:
    raise SystemExit(0)


def serve(config: Config, listener: socket.socket | None = None) -> None:
    """Run the server until it is told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(ClientErrorFilter())
    # Once all is closed, uvicorn raises the signal again that stopped it.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, _end)
    server = uvicorn.Server(settings(config))
    server.run(sockets=None if listener is None else [listener])
