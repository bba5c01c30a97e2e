"""Middleware before every request: host, origin, size, time, headers, errors, access log."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import time
import traceback
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, WebSocketRoute
from starlette.types import ASGIApp, ExceptionHandler, Lifespan, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from oyez.server.version import API_HEADER
from oyez.server.wire import problems
from oyez.server.wire.api import RequestHeaders, bearer, cookie_token, request_headers
from oyez.server.wire.problems import Problem, Unavailable

access_log = logging.getLogger("oyez.access")
fault_log = logging.getLogger("oyez.faults")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_POWERS = "accelerometer camera geolocation gyroscope magnetometer microphone payment usb"
SECURITY_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # An invitation is part of an address, and no other site may learn it.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{power}=()" for power in _POWERS.split()).encode()),
)
API_HEADERS = (*SECURITY_HEADERS, (b"cache-control", b"no-store"), API_HEADER)

_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
_LOCAL_ENDINGS = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.ASCII)
_DEFAULT_PORT = {"http": ":80", "https": ":443"}
_CLIENT_LEFT = 499
_SWITCHED = 101
_POLICY_VIOLATED, _INTERNAL_ERROR, _TRY_AGAIN_LATER = 1008, 1011, 1013


class GuardSettings(Struct, frozen=True, kw_only=True):
    """What the guard lets through.

    Bound to a loopback address the server goes by the names of that, otherwise by addresses and by
    names that only a local network knows; in both cases by `hosts` and by those of `origins`. So a
    site whose name is made to point at us (DNS rebinding) gets nothing.
    """

    bound_to: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    body_limit: int = 64 * 1024
    body_seconds: float = 10.0


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, settings: GuardSettings | None = None) -> None:
        self.app = app
        self.settings = settings = settings or GuardSettings()
        self._origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        self._names = _names(settings)
        self._goes_by = lru_cache(maxsize=256)(self._is_own_name)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with what is wrong with it."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange, intake = HttpExchange(scope, send), BodyReceiver(receive, self.settings)
        try:
            heads = self._admit(scope)
            await self.app(scope, intake if heads.has_body else receive, exchange.send)
        except Problem as problem:
            if problem.status == 413:
                await intake.drain()
            await exchange.refuse(problem)
        except ClientDisconnect:
            exchange.status = exchange.status or _CLIENT_LEFT
        except Unavailable:
            note_unavailable(scope)
            await exchange.refuse(problems.unavailable())
        except Exception as fault:
            report(scope, fault)
            await exchange.refuse(problems.internal())
        finally:
            exchange.log()

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket through, or refuse it."""
        exchange = HttpExchange(scope, send)
        try:
            self._admit(scope)
            await self.app(scope, receive, exchange.send)
        except Problem as problem:
            await exchange.refuse_socket(problem, _POLICY_VIOLATED)
        except (ClientDisconnect, WebSocketDisconnect):
            exchange.status = exchange.status or _CLIENT_LEFT
        except Unavailable:
            note_unavailable(scope)
            await exchange.refuse_socket(problems.unavailable(), _TRY_AGAIN_LATER)
        except Exception as fault:
            report(scope, fault)
            await exchange.refuse_socket(problems.internal(), _INTERNAL_ERROR)
        finally:
            exchange.log()

    def _admit(self, scope: Scope) -> RequestHeaders:
        """Check what can be told from the headers alone."""
        heads = request_headers(scope)
        if not self._goes_by(heads.host):
            words = "This server does not go by that name; its keeper can add an origin."
            raise problems.bad_request("wrong-host", words)
        if scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS:
            self._check_origin(heads, scope["scheme"])
        if heads.length:
            self._check_length(heads)
        return heads

    def _check_length(self, heads: RequestHeaders) -> None:
        if not heads.length.isdigit() or heads.transfer:
            raise problems.bad_request("bad-length", "The length of the body is unclear.")
        if len(heads.length) > 18 or int(heads.length) > self.settings.body_limit:
            raise problems.too_large(self.settings.body_limit)

    def _check_origin(self, heads: RequestHeaders, scheme: str) -> None:
        """Whatever changes something must come from our own pages, or from no browser at all."""
        if heads.origin:
            good = self._is_own_origin(heads, scheme)
        elif heads.site:
            good = heads.site == b"same-origin"
        else:
            good = bearer(heads.authorization) is not None or not cookie_token(heads.cookies)
        if not good:
            words = "This was sent from another site, or does not say from where."
            raise problems.forbidden("wrong-origin", words)

    def _is_own_origin(self, heads: RequestHeaders, scheme: str) -> bool:
        origin = heads.origin.decode("latin-1").lower()
        if origin in self._origins:
            return True
        kind, _, rest = origin.partition("://")
        if kind not in _DEFAULT_PORT or (kind == "http" and scheme not in ("http", "ws")):
            return False
        # A proxy may have taken off the encryption, so https is believed where we see http.
        port = _DEFAULT_PORT[kind]
        host = heads.host.decode("latin-1").lower()
        return rest.removesuffix(port) == host.removesuffix(port)

    def _is_own_name(self, host: bytes) -> bool:
        match = _HOST.fullmatch(host.decode("latin-1").lower())
        if match is None:
            return False
        name = match[1]
        if name in self._names or "*" in self._names:
            return True
        return not _is_loopback(self.settings.bound_to) and _is_local(name)


def _names(settings: GuardSettings) -> frozenset[str]:
    """The names that are allowed in any case."""
    of_origins = (origin.partition("://")[2].rstrip("/") for origin in settings.origins)
    given = (name.lower() for name in (*settings.hosts, *of_origins))
    bare = (match[1] if (match := _HOST.fullmatch(name)) else name for name in given)
    return _LOOPBACK.union(bare)


def _is_loopback(host: str) -> bool:
    address = _address(host)
    return host == "localhost" if address is None else address.is_loopback


def _is_local(name: str) -> bool:
    """Whether no name server on the Internet can make this name point at somebody."""
    return "." not in name or _address(name) is not None or name.endswith(_LOCAL_ENDINGS)


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None


class BodyReceiver:
    """Receives a request body within the limits of size and time."""

    __slots__ = ("_deadline", "_left", "_receive", "_settings", "_whole")

    def __init__(self, receive: Receive, settings: GuardSettings) -> None:
        self._receive = receive
        self._settings = settings
        self._left = settings.body_limit
        self._deadline: float | None = None
        self._whole = False

    async def __call__(self) -> Message:
        """The next piece; after the last one, whatever the server has to tell."""
        if self._whole:
            return await self._receive()
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().time() + self._settings.body_seconds
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._next()
        except TimeoutError:
            raise problems.too_slow() from None
        if self._left < 0:
            raise problems.too_large(self._settings.body_limit)
        return message

    async def _next(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        return message

    async def drain(self) -> None:
        """Hear out whoever says too much, within reason: while they talk they cannot listen."""
        most = 16 * self._settings.body_limit
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.body_seconds / 5):
                while not self._whole and self._left > -most:
                    await self._next()


class HttpExchange:
    """One request and its response: adds our headers and keeps the status for the log."""

    __slots__ = ("_began", "_headers", "_scope", "_send", "status")

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._headers = API_HEADERS if is_api(scope["path"]) else SECURITY_HEADERS
        self._began = time.perf_counter()
        self.status = 0

    async def send(self, message: Message) -> None:
        """Pass a message on, the first one of an answer with our headers."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            own = list(message.get("headers", ()))
            names = {name for name, _ in own}
            own += [header for header in self._headers if header[0] not in names]
            message["headers"] = own
        elif kind == "websocket.accept":
            self.status = _SWITCHED
        elif kind == "websocket.close":
            self.status = self.status or 403
        await self._send(message)

    async def refuse(self, problem: Problem) -> None:
        """Answer with a problem, unless another answer has begun; that one is cut off."""
        if not self.status:
            await self._answer(problem, "http.response")

    async def refuse_socket(self, problem: Problem, code: int) -> None:
        """Refuse a socket with a status, or close it if it has been accepted."""
        if self.status not in (0, _SWITCHED):
            return
        if not self.status and "websocket.http.response" in self._scope.get("extensions", {}):
            await self._answer(problem, "websocket.http.response")
        else:
            await self.send({"type": "websocket.close", "code": code, "reason": problem.code})

    async def _answer(self, problem: Problem, kind: str) -> None:
        content = problems.body(problem)
        headers = problems.raw_headers(problem, len(content))
        await self.send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
        head_only = self._scope.get("method") == "HEAD"
        await self.send({"type": f"{kind}.body", "body": b"" if head_only else content})

    def log(self) -> None:
        """One line, with nothing in it that the client chose."""
        if access_log.isEnabledFor(logging.INFO):
            spent = (time.perf_counter() - self._began) * 1000
            method, template = method_of(self._scope), template_of(self._scope)
            access_log.info("%s %s %d %.1f ms", method, template, self.status, spent)


def is_api(path: str) -> bool:
    """Whether a path is one for programs."""
    return path.startswith("/api/") or path == "/api"


def method_of(scope: Scope) -> str:
    """The method, if it is one that we know."""
    if scope["type"] == "websocket":
        return "SOCKET"
    method: str = scope["method"]
    return method if method in _METHODS else "OTHER"


def template_of(scope: Scope) -> str:
    """The path as declared, not as asked for: an invitation may stand in that."""
    return str(getattr(scope.get("route"), "path", None) or "-")


def report(scope: Scope, fault: BaseException) -> None:
    """Log a fault of ours: what kind it is, where it happened, and what led to it."""
    told = "\n".join(_told(each) for each in _chain(fault))
    fault_log.error("%s %s failed\n%s", method_of(scope), template_of(scope), told)


def note_unavailable(scope: Scope) -> None:
    """Log in one line that a request has to wait: there may be many, and the disk may be full."""
    fault_log.warning("%s %s has to wait for the store", method_of(scope), template_of(scope))


def _chain(fault: BaseException | None) -> list[BaseException]:
    """A fault after what led to it."""
    chain: list[BaseException] = []
    while fault is not None and fault not in chain:
        chain.insert(0, fault)
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    return chain


def _told(fault: BaseException) -> str:
    # The message of an exception may quote what was sent, so only its kind and place are told.
    kind = type(fault)
    places = "".join(traceback.format_tb(fault.__traceback__))
    return f"{places}{kind.__module__}.{kind.__qualname__}"


async def _in_our_words(_: Request, fault: Exception) -> Response:
    """What Starlette refuses by itself is refused in the form of all our refusals."""
    if isinstance(fault, HTTPException):
        raise problems.of_status(fault.status_code, fault.headers) from None
    raise fault


class GuardedApplication(Starlette):
    """Starlette, but a socket goes straight through the guard to its route.

    It stays open for hours, and with it every function on the way, thousands of times.
    """

    def __init__(self, guard: GuardSettings | None, **kwargs: Any) -> None:
        super().__init__(middleware=[Middleware(Guard, settings=guard)], **kwargs)
        self._guard = Guard(self._find_socket, guard)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await self._guard.socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def _find_socket(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        for route in self.routes:
            found, more = route.matches(scope)
            if found is Match.FULL and isinstance(route, WebSocketRoute):
                scope.update(more, route=route)
                return route.app(scope, receive, send)
        raise problems.not_found()


def application(
    routes: Sequence[BaseRoute],
    *,
    services: Any = None,
    settings: GuardSettings | None = None,
    lifespan: Lifespan[Starlette] | None = None,
) -> Starlette:
    """An application behind the guard; a path with a slash too many leads nowhere."""
    handlers: dict[Any, ExceptionHandler] = {HTTPException: _in_our_words}
    app = GuardedApplication(
        settings, routes=routes, exception_handlers=handlers, lifespan=lifespan
    )
    app.router.redirect_slashes = False
    app.state.services = services
    return app
