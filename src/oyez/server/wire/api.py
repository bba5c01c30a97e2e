"""HTTP endpoints declared by types: requests are decoded and checked, answers encoded."""

from __future__ import annotations

import inspect
import math
from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import ModuleType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    NotRequired,
    Protocol,
    TypedDict,
    TypeVar,
    Unpack,
    overload,
)
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import URLPath
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, NoMatchFound
from starlette.types import ASGIApp, Receive, Scope, Send

from oyez.server.people.identity import COOKIE, Person, TokenSigner
from oyez.server.wire import problems
from oyez.server.wire.rate_limits import RATE_LIMITS, RateLimiter, address_key
from oyez.state.conversion import prepared

B = TypeVar("B")

Id = Annotated[int, Meta(ge=1, le=2**53 - 1)]
"""The number of a row; not larger than what JavaScript can count."""

Language = Literal["en", "fr"]
"""In which words an answer is wanted."""

MOST_PARAMETERS = 32
_LONGEST_WORDS = 300
_JSON = (b"content-type", b"application/json")
_JSON_TYPES = frozenset({b"application/json", b"application/json;charset=utf-8"})


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent; a field that we do not know is a mistake that the sender should hear of."""


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the question mark."""


class PathParts(Struct, frozen=True):
    """What stands in the curly brackets of a path."""


class ApiServices(Protocol):
    """The services that an endpoint itself uses; found as `app.state.services`."""

    @property
    def keys(self) -> TokenSigner: ...

    @property
    def limits(self) -> RateLimiter: ...

    async def person_of(self, user_id: int, version: int) -> Person | None: ...

    async def companion_of(self, person: Person, companion: int) -> Person: ...


class ApiCall(Generic[B]):
    """One request, as a handler sees it."""

    __slots__ = ("app", "body", "client", "path", "person", "query", "request")

    def __init__(
        self,
        request: Request,
        app: Any,
        body: B,
        query: Any = None,
        path: Any = None,
        person: Person | None = None,
        client: str = "",
    ) -> None:
        self.request = request
        self.app = app
        self.body = body
        self.query = query
        self.path = path
        self.person = person
        self.client = client

    @property
    def secure(self) -> bool:
        """Whether the request came by https, so that a cookie may ask for it."""
        scheme: str = self.request.scope["scheme"]
        return scheme == "https"

    def require_person(self) -> Person:
        """Who calls, where that has to be somebody."""
        if self.person is None:
            raise problems.sign_in_needed()
        return self.person


class ApiReply(NamedTuple):
    """An answer with more than a value; `cookies` are whole Set-Cookie headers."""

    value: object
    status: int | None = None
    headers: Sequence[tuple[str, str]] = ()
    cookies: Sequence[str] = ()


class Example(NamedTuple):
    """A request and its answer for the documentation."""

    body: object = None
    answer: object = None


class EndpointOptions(TypedDict):
    """The keyword arguments of `endpoint`.

    `also` are other statuses of success, `problems` those of refusals that only the handler knows:
    the rest follow from the method, the path and the body (`openapi.refusals`).
    """

    summary: NotRequired[str]
    answer: NotRequired[Any]
    status: NotRequired[int]
    query: NotRequired[type[Struct] | None]
    path: NotRequired[type[Struct] | None]
    needs_person: NotRequired[bool]
    limit: NotRequired[str]
    also: NotRequired[tuple[int, ...]]
    problems: NotRequired[tuple[int, ...]]
    tag: NotRequired[str]
    media: NotRequired[str]
    example: NotRequired[Example]


class RequestHeaders(NamedTuple):
    """The request headers that decide whether and how a request is read; a missing one is empty."""

    host: bytes = b""
    origin: bytes = b""
    site: bytes = b""
    media: bytes = b""
    length: bytes = b""
    transfer: bytes = b""
    authorization: bytes = b""
    cookies: bytes = b""
    companion: bytes = b""

    @property
    def has_body(self) -> bool:
        """Whether something is sent along."""
        return bool(self.transfer) or self.length not in (b"", b"0")


# Names the companion for whom somebody acts at a table.
COMPANION = "Oyez-As"

_HEADS = (
    b"host",
    b"origin",
    b"sec-fetch-site",
    b"content-type",
    b"content-length",
    b"transfer-encoding",
    b"authorization",
    b"cookie",
    COMPANION.lower().encode(),
)
_HEADS_PLACE = "oyez.heads"


def request_headers(scope: Scope) -> RequestHeaders:
    """The headers that matter here; of those that decide something there may be only one."""
    heads: RequestHeaders | None = scope.get(_HEADS_PLACE)
    if heads is None:
        picked = dict.fromkeys(_HEADS, b"")
        for name, value in scope["headers"]:
            if name in picked:
                if not picked[name]:
                    picked[name] = value
                elif name == b"cookie":
                    picked[name] += b";" + value
                else:
                    raise problems.bad_request("doubled-header", "A header is given twice.")
        heads = scope[_HEADS_PLACE] = RequestHeaders(*picked.values())
    return heads


def bearer(authorization: bytes) -> str | None:
    """The token in an Authorization header of that kind; other kinds are for others to read."""
    kind, _, token = authorization.partition(b" ")
    return token.strip().decode("latin-1") if kind.lower() == b"bearer" else None


_COOKIE_START = COOKIE.encode() + b"="


def cookie_token(cookies: bytes) -> str:
    """The token in our cookie, or nothing."""
    if _COOKIE_START in cookies:
        for part in cookies.split(b";"):
            if (crumb := part.strip()).startswith(_COOKIE_START):
                return crumb[len(_COOKIE_START) :].decode("latin-1")
    return ""


async def authenticate(services: ApiServices, heads: RequestHeaders) -> Person | None:
    """Who asks. A bad cookie is nobody's; a bad bearer token is a mistake worth an error."""
    token = bearer(heads.authorization) if heads.authorization else None
    if token is None:
        claim = services.keys.read(cookie_token(heads.cookies)) if heads.cookies else None
        return await services.person_of(*claim) if claim else None
    claim = services.keys.read(token)
    person = await services.person_of(*claim) if claim else None
    if person is None:
        raise problems.bad_token()
    return person


async def acting_companion(services: ApiServices, person: Person | None, companion: int) -> Person:
    """The companion for whom somebody looks and acts."""
    if person is None:
        raise problems.sign_in_needed()
    return await services.companion_of(person, companion)


def _companion_id(said: bytes) -> int:
    try:
        return msgspec.json.decode(said, type=prepared(Id))
    except (ValueError, msgspec.ValidationError):
        raise problems.invalid(f"{COMPANION} names no person.") from None


def client_key(scope: Scope) -> str:
    """The address that asks, as far as rate limits tell addresses apart."""
    client = scope.get("client")
    return address_key(client[0]) if client else "local"


Handler = Callable[[ApiCall[B]], Awaitable[object]]


class Endpoint:
    """A declared endpoint: what it takes and gives, and the handler that does it."""

    def __init__(
        self, method: str, place: str, body: Any, handler: Handler[Any], terms: EndpointOptions
    ):
        answer = terms.get("answer")
        self.method = method
        self.place = place
        self.handler = handler
        self.name: str = getattr(handler, "__name__", "handler")
        self.summary = terms.get("summary", "")
        self.words = inspect.cleandoc(handler.__doc__ or "")
        self.body = body
        self.answer = answer
        self.status = terms.get("status", 204 if answer is None else 200)
        self.query = terms.get("query")
        self.path = terms.get("path")
        self.needs_person = terms.get("needs_person", False)
        self.limit = terms.get("limit", "read" if method == "GET" else "play")
        self.also = terms.get("also", ())
        self.problems = terms.get("problems", ())
        self.tag = terms.get("tag", "")
        self.media = terms.get("media", "application/json")
        self.example = terms.get("example", Example())
        self._decoder = None if body is None else msgspec.json.Decoder(prepared(body))
        self.at_table = place.startswith("/api/tables/{table}")
        self._by_person = RATE_LIMITS[self.limit].by == "person"

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read a request, let the handler answer it, write the answer."""
        heads = request_headers(scope)
        services: ApiServices = scope["app"].state.services
        path = None if self.path is None else path_parts(self.path, scope["path_params"])
        person = (
            await authenticate(services, heads) if heads.authorization or heads.cookies else None
        )
        client = client_key(scope)
        services.limits.take(self.limit, person.id if person and self._by_person else client)
        if heads.companion and self.at_table:
            person = await acting_companion(services, person, _companion_id(heads.companion))
        if person is None and self.needs_person:
            raise problems.sign_in_needed()
        query = query_of(self.query, scope["query_string"])
        body = await self._body(heads, receive)
        request = Request(scope, receive, send)
        answer = await self.handler(ApiCall(request, services, body, query, path, person, client))
        if isinstance(answer, Response):
            await answer(scope, receive, send)
        else:
            await self._answer(answer, scope["method"] == "HEAD", send)

    async def _body(self, heads: RequestHeaders, receive: Receive) -> Any:
        """The decoded body, if this endpoint takes one."""
        if self._decoder is None:
            if heads.has_body:
                raise problems.bad_request("unwanted-body", "Nothing is to be sent here.")
            return None
        if heads.media not in _JSON_TYPES and not is_json(heads.media):
            raise problems.wrong_media()
        return decoded(self._decoder, await read_body(receive))

    async def _answer(self, answer: object, head_only: bool, send: Send) -> None:
        """Write a value, or a reply around one."""
        reply = answer if isinstance(answer, ApiReply) else None
        status, value = self.status, answer
        if reply:
            value, status = reply.value, reply.status or status
        content = b"" if status == 204 else _encoder.encode(value)
        headers = [] if status == 204 else [_JSON, (b"content-length", b"%d" % len(content))]
        if reply:
            headers += [(k.lower().encode(), v.encode("latin-1")) for k, v in reply.headers]
            headers += [(b"set-cookie", crumb.encode("latin-1")) for crumb in reply.cookies]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if head_only else content})


_encoder = msgspec.json.Encoder()


def is_json(media: bytes) -> bool:
    """Whether a content type is JSON, written in whatever way, in the only encoding there is."""
    kind, *parameters = (part.strip() for part in media.lower().split(b";"))
    return kind == b"application/json" and all(
        parameter in (b"", b"charset=utf-8", b'charset="utf-8"') for parameter in parameters
    )


async def read_body(receive: Receive) -> bytes:
    """The whole body; how long it may be and take is watched by the guard."""
    chunks: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        chunks.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(chunks) if len(chunks) > 1 else chunks[0]


def decoded(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    """JSON as a struct; what cannot be read is 400, what says something else is 422."""
    try:
        return _decoded(decoder, raw)
    except msgspec.ValidationError as error:
        raise problems.invalid(_told(error)) from None
    except RecursionError:
        raise problems.bad_request("too-deep", "This is nested too deeply.") from None
    except ValueError:  # also UnicodeDecodeError and numbers of thousands of digits
        raise problems.bad_request("bad-json", "The body is not valid JSON.") from None


def _decoded(decoder: msgspec.json.Decoder[Any], raw: bytes) -> Any:
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        if "got `float`" not in str(error):
            raise
        # To JSON 5.0 is the same number as 5; to msgspec it is not, so we say it again with 5.
        return msgspec.convert(_lenient.decode(raw), prepared(decoder.type), str_keys=True)


def _number(digits: str) -> float | int:
    number = float(digits)
    if math.isinf(number):
        raise ValueError("out of range")
    return int(number) if number.is_integer() else number


_lenient = msgspec.json.Decoder(float_hook=_number)


def path_parts(kind: type[Struct], parts: dict[str, Any]) -> Any:
    """The parameters of a path; a number that is none names nothing."""
    try:
        return msgspec.convert(parts, prepared(kind), strict=False)
    except ValueError:
        raise problems.not_found() from None


def query_of(kind: type[Struct] | None, raw: bytes) -> Any:
    """The parameters after the question mark, each at most once and none unknown."""
    given = _pairs(raw) if raw else {}
    if kind is None:
        if given:
            raise problems.invalid("No parameters are known here.", "unknown-parameter")
        return None
    try:
        return msgspec.convert(given, prepared(kind), strict=False)
    except msgspec.ValidationError as error:
        raise problems.invalid(_told(error)) from None


def _pairs(raw: bytes) -> dict[str, str]:
    try:
        pairs = parse_qsl(
            raw.decode("ascii"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=MOST_PARAMETERS,
        )
    except ValueError:
        raise problems.bad_request("bad-query", "The parameters cannot be read.") from None
    given = dict(pairs)
    if len(given) < len(pairs):
        raise problems.invalid("A parameter is given twice.", "doubled-parameter")
    return given


def _told(error: msgspec.ValidationError) -> str:
    """What is wrong, as msgspec says it: where, what was wanted and what kind of thing came."""
    return str(error)[:_LONGEST_WORDS]


@overload
def endpoint(
    method: str, place: str, /, *, body: type[B], **terms: Unpack[EndpointOptions]
) -> Callable[[Handler[B]], Endpoint]: ...


@overload
def endpoint(
    method: str, place: str, /, *, body: UnionType, **terms: Unpack[EndpointOptions]
) -> Callable[[Handler[Any]], Endpoint]: ...


@overload
def endpoint(
    method: str, place: str, /, *, body: None = None, **terms: Unpack[EndpointOptions]
) -> Callable[[Handler[None]], Endpoint]: ...


def endpoint(
    method: str, place: str, /, *, body: Any = None, **terms: Unpack[EndpointOptions]
) -> Callable[[Handler[Any]], Endpoint]:
    """Declare that a function answers a method at a place, and in which terms."""
    return lambda handler: Endpoint(method, place, body, handler, terms)


def declared_in(module: ModuleType) -> list[Endpoint]:
    """The endpoints that a module declares, in its order."""
    found = (each for each in vars(module).values() if isinstance(each, Endpoint))
    return [each for each in found if each.handler.__module__ == module.__name__]


class PathEndpoints:
    """The endpoints of one path, as an ASGI application that dispatches by method."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.names = [name[1:-1] for name in path.split("/") if name.startswith("{")]
        self.allow = "OPTIONS"
        self._by_method: dict[str, ASGIApp] = {}

    def add(self, each: Endpoint) -> None:
        """Take in an endpoint."""
        if each.method in self._by_method:
            raise ValueError(f"declared twice: {each.method} {each.place}")
        self._by_method[each.method] = each.serve
        if each.method == "GET":
            self._by_method["HEAD"] = each.serve
        self.allow = ", ".join(sorted({*self._by_method, "OPTIONS"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request by the endpoint of its method."""
        serve = self._by_method.get(scope["method"])
        if serve:
            await serve(scope, receive, send)
        elif scope["method"] == "OPTIONS":
            await Response(status_code=204, headers={"Allow": self.allow})(scope, receive, send)
        else:
            raise problems.not_allowed(self.allow)


class RouteNode:
    """A node of the routing tree: one branch for each literal segment, one for a parameter."""

    __slots__ = ("here", "other", "words")

    def __init__(self) -> None:
        self.words: dict[str, RouteNode] = {}
        self.other: RouteNode | None = None
        self.here: PathEndpoints | None = None

    def add_path(self, parts: Sequence[str]) -> RouteNode:
        """The fork at the end of a path, made on the way if need be."""
        if not parts:
            return self
        if parts[0].startswith("{"):
            self.other = branch = self.other or RouteNode()
        else:
            branch = self.words.setdefault(parts[0], RouteNode())
        return branch.add_path(parts[1:])

    def find(self, parts: Sequence[str], at: int, taken: tuple[str, ...]) -> RouteMatch | None:
        """The place at the end of a path, with the parameters on the way to it."""
        if at == len(parts):
            return (self.here, taken) if self.here else None
        part = parts[at]
        branch = self.words.get(part)
        if branch and (found := branch.find(parts, at + 1, taken)):
            return found
        if self.other and part:
            return self.other.find(parts, at + 1, (*taken, part))
        return None


RouteMatch = tuple[PathEndpoints, tuple[str, ...]]


class ApiRouter(BaseRoute):
    """The one Starlette route to all endpoints: looks the path up in a tree."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.path = ""
        self._root = RouteNode()
        for each in endpoints:
            fork = self._root.add_path(each.place.split("/")[1:])
            place = fork.here = fork.here or PathEndpoints(each.place)
            if place.path != each.place:
                raise ValueError(f"the same path twice: {place.path} {each.place}")
            place.add(each)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Find the place; the method is its own affair."""
        if scope["type"] == "http":
            path = scope["path"].removeprefix(scope.get("root_path", ""))
            found = self._root.find(path.split("/"), 1, ())
            if found:
                place, taken = found
                path_params = dict(zip(place.names, taken, strict=True))
                return Match.FULL, {"route": place, "endpoint": place, "path_params": path_params}
        return Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve at the place that was found."""
        await scope["endpoint"](scope, receive, send)

    def url_path_for(self, name: str, /, **path_params: Any) -> URLPath:
        """Nothing here goes by a name."""
        raise NoMatchFound(name, path_params)


def routes(endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """The way to these endpoints, for the list of routes of an application."""
    return [ApiRouter(endpoints)]
