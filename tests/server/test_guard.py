"""The guard: names, origins, sizes, times, headers, errors, and what the log does not say."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from oyez.server.people.identity import Person, TokenSigner
from oyez.server.wire.api import ApiCall, Body, PathParts, endpoint, routes
from oyez.server.wire.guard import GuardSettings, application
from oyez.server.wire.rate_limits import RateLimiter

KEYS = TokenSigner(bytes(32))
TOKEN = KEYS.token(7, 1)
SECRET = "sesame-open-the-door"
LOCAL = (("host", "localhost:8137"),)
COOKIE = ("cookie", f"oyez={TOKEN}")

Headers = Iterable[tuple[str, str]]


class Note(Body, frozen=True):
    text: str


class Door(PathParts, frozen=True):
    invitation: str


class House:
    """The least that endpoints need to have behind them."""

    def __init__(self) -> None:
        self.keys = KEYS
        self.limits = RateLimiter(enabled=False)

    async def person_of(self, user_id: int, version: int) -> Person | None:
        return Person(user_id, "Anna", account=False)


@endpoint("POST", "/api/notes", body=Note)
async def note(call: ApiCall[Note]) -> None: ...


@endpoint("GET", "/api/doors/{invitation}", path=Door, answer=str)
async def door(call: ApiCall[None]) -> str:
    return "open"


@endpoint("POST", "/api/fault/{invitation}", path=Door, body=Note)
async def fault(call: ApiCall[Note]) -> None:
    try:
        raise KeyError(call.path.invitation)
    except KeyError as error:
        raise RuntimeError(call.body.text + str(call.request.headers)) from error


async def cut_off(request: Request) -> Response:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"a piece"
        raise RuntimeError(SECRET)

    return StreamingResponse(pieces())


async def teapot(request: Request) -> Response:
    raise HTTPException(418, "words of the library")


async def own_headers(request: Request) -> Response:
    return PlainTextResponse("kept", headers={"Cache-Control": "max-age=60"})


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    if await socket.receive_text() == "fail":
        raise RuntimeError(SECRET)
    await socket.close()


def guarded(settings: GuardSettings | None = None) -> Any:
    """A small server."""
    other = [
        Route("/cut-off", cut_off),
        Route("/teapot", teapot),
        Route("/api/own", own_headers),
        WebSocketRoute("/api/socket/{invitation}", echo),
    ]
    return application(
        [*routes([note, door, fault]), *other],
        services=House(),
        settings=settings or GuardSettings(),
    )


def scope_of(kind: str, path: str, headers: Headers, **more: Any) -> Scope:
    """What a server tells of a request."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return {
        "type": kind,
        "path": path,
        "query_string": b"",
        "root_path": "",
        "headers": raw,
        "client": ("127.0.0.1", 1),
        "scheme": "http" if kind == "http" else "ws",
    } | more


class Answer:
    """What was sent back."""

    def __init__(self, messages: list[Message]) -> None:
        self.messages = messages
        starts = [m for m in messages if m["type"].endswith("response.start")]
        self.status: int = starts[0]["status"] if starts else 0
        self.headers = dict(starts[0]["headers"]) if starts else {}
        self.body = b"".join(m.get("body", b"") for m in messages)


async def run(app: Any, scope: Scope, pieces: Iterable[Message]) -> Answer:
    """Let an application answer a request that comes in these pieces, and then no more."""
    waiting, sent = list(pieces), list[Message]()

    async def receive() -> Message:
        if not waiting:
            await asyncio.Event().wait()
        return waiting.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return Answer(sent)


def ask(
    method: str,
    path: str,
    headers: Headers = LOCAL,
    pieces: Iterable[Message] = (),
    settings: GuardSettings | None = None,
    **more: Any,
) -> Answer:
    """One HTTP request."""
    scope = scope_of("http", path, headers, method=method, **more)
    return asyncio.run(run(guarded(settings), scope, pieces))


def piece(body: bytes, more: bool = False) -> Message:
    """A piece of a body."""
    return {"type": "http.request", "body": body, "more_body": more}


def post(*headers: tuple[str, str], settings: GuardSettings | None = None, **more: Any) -> Answer:
    """A note posted with these headers beside the usual ones."""
    body = b'{"text":"a"}'
    usual = (("content-type", "application/json"), ("content-length", str(len(body))))
    host = () if any(name == "host" for name, _ in headers) else LOCAL
    return ask("POST", "/api/notes", (*host, *usual, *headers), [piece(body)], settings, **more)


def connect(*headers: tuple[str, str], text: str = "hello", **more: Any) -> Answer:
    """A socket opened with these headers."""
    scope = scope_of("websocket", f"/api/socket/{SECRET}", (*LOCAL, *headers), **more)
    pieces = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": text}]
    return asyncio.run(run(guarded(), scope, pieces))


def test_every_answer_has_the_security_headers() -> None:
    for answer in (ask("GET", "/api/doors/x"), ask("GET", "/nothing"), ask("GET", "/teapot")):
        policy = answer.headers[b"content-security-policy"].decode()
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers[b"referrer-policy"] == b"no-referrer"
        assert answer.headers[b"x-content-type-options"] == b"nosniff"
        assert answer.headers[b"cross-origin-opener-policy"] == b"same-origin"
        assert answer.headers[b"cross-origin-resource-policy"] == b"same-origin"
        assert b"camera=()" in answer.headers[b"permissions-policy"]


def test_answers_of_the_api_are_not_kept() -> None:
    assert ask("GET", "/api/doors/x").headers[b"cache-control"] == b"no-store"
    assert b"cache-control" not in ask("GET", "/teapot").headers


def test_an_answer_may_decide_for_itself_how_long_it_is_kept() -> None:
    assert ask("GET", "/api/own").headers[b"cache-control"] == b"max-age=60"


def test_a_program_without_origin_may_post() -> None:
    assert post().status == 204


@pytest.mark.parametrize(
    "headers",
    [
        (("origin", "http://localhost:8137"),),
        (("origin", "http://LOCALHOST:8137"),),
        (("sec-fetch-site", "same-origin"),),
        (("origin", "https://localhost:8137"),),
        (("host", "localhost"), ("origin", "http://localhost:80")),
        (("host", "localhost:443"), ("origin", "https://localhost")),
    ],
)
def test_our_own_pages_may_post(headers: tuple[tuple[str, str], ...]) -> None:
    assert post(COOKIE, *headers).status == 204


@pytest.mark.parametrize(
    "headers",
    [
        (("origin", "http://evil.example"),),
        (("origin", "http://localhost:9999"),),
        (("origin", "http://localhost:8137.evil.example"),),
        (("origin", "http://localhost"),),
        (("origin", "null"),),
        (("origin", "localhost:8137"),),
        (("origin", "file://localhost:8137"),),
        (("origin", "http://evil.example"), ("authorization", f"Bearer {TOKEN}")),
        (("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")),
        (("sec-fetch-site", "cross-site"),),
        (("sec-fetch-site", "same-site"),),
        (("sec-fetch-site", "none"),),
    ],
)
def test_other_sites_may_not_post(headers: tuple[tuple[str, str], ...]) -> None:
    for answer in (post(*headers), post(COOKIE, *headers)):
        assert answer.status == 403
        assert b'"wrong-origin"' in answer.body


def test_an_encrypted_page_does_not_trust_a_plain_one() -> None:
    assert post(("origin", "http://localhost:8137"), scheme="https").status == 403


def test_a_configured_origin_may_post() -> None:
    settings = GuardSettings(origins=("https://oyez.example/",))
    headers = (("host", "oyez.example"), ("origin", "https://oyez.example"), COOKIE)
    assert post(*headers, settings=settings, scheme="http").status == 204


def test_a_cookie_without_any_origin_is_refused() -> None:
    assert post(COOKIE).status == 403


def test_a_cookie_beside_a_bearer_token_needs_no_origin() -> None:
    assert post(COOKIE, ("authorization", f"Bearer {TOKEN}")).status == 204


def test_a_cookie_beside_another_password_needs_an_origin() -> None:
    assert post(COOKIE, ("authorization", "Basic YTpi")).status == 403


def test_reading_needs_no_origin() -> None:
    headers = (*LOCAL, COOKIE, ("origin", "http://evil.example"))
    assert ask("GET", "/api/doors/x", headers).status == 200


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8137", "[::1]:8137", "LocalHost:1"])
def test_on_a_loopback_address_we_go_by_its_names(host: str) -> None:
    assert ask("GET", "/api/doors/x", [("host", host)]).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "192.168.1.5", "server", "", "a b", "localhost:x"],
)
def test_on_a_loopback_address_we_go_by_no_other_name(host: str) -> None:
    answer = ask("GET", "/api/doors/x", [("host", host)])
    assert answer.status == 400
    assert b'"wrong-host"' in answer.body


def test_a_request_without_a_host_is_refused() -> None:
    assert ask("GET", "/api/doors/x", []).status == 400


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("192.168.1.5:8137", 200),
        ("[fd00::5]", 200),
        ("kitchen", 200),
        ("kitchen.local", 200),
        ("localhost", 200),
        ("oyez.example", 400),
        ("kitchen.local.evil.example", 400),
    ],
)
def test_on_a_network_we_go_by_names_that_nobody_else_can_give(host: str, status: int) -> None:
    settings = GuardSettings(bound_to="0.0.0.0")
    assert ask("GET", "/api/doors/x", [("host", host)], settings=settings).status == status


@pytest.mark.parametrize(
    "settings",
    [
        GuardSettings(origins=("https://oyez.example:8443",)),
        GuardSettings(hosts=("Oyez.example",)),
        GuardSettings(hosts=("*",)),
    ],
)
def test_we_go_by_the_names_that_we_are_given(settings: GuardSettings) -> None:
    answer = ask("GET", "/api/doors/x", [("host", "oyez.example")], settings=settings)
    assert answer.status == 200


def test_a_body_that_announces_too_much_is_413() -> None:
    answer = ask("POST", "/api/notes", [*LOCAL, ("content-length", "70000")], [piece(b"x" * 70000)])
    assert answer.status == 413
    assert answer.headers[b"connection"] == b"close"


def test_a_body_that_grows_too_large_is_413() -> None:
    media = ("content-type", "application/json")
    pieces = [*[piece(b"x" * 1000, more=True)] * 100, piece(b"")]
    answer = ask("POST", "/api/notes", [*LOCAL, media, ("transfer-encoding", "chunked")], pieces)
    assert answer.status == 413


def test_a_body_larger_than_it_said_is_413() -> None:
    headers = [*LOCAL, ("content-type", "application/json"), ("content-length", "10")]
    assert ask("POST", "/api/notes", headers, [piece(b" " * 70_000)]).status == 413


def test_a_body_of_the_largest_size_is_read() -> None:
    body = b'{"text":"a"}'.ljust(64 * 1024)
    headers = [*LOCAL, ("content-type", "application/json"), ("content-length", "65536")]
    assert ask("POST", "/api/notes", headers, [piece(body)]).status == 204


@pytest.mark.parametrize("length", ["x", "-1", "+5", "5, 5", "0x10", "1e3", "²"])
def test_a_senseless_length_is_400(length: str) -> None:
    assert ask("POST", "/api/notes", [*LOCAL, ("content-length", length)]).status == 400


def test_a_length_of_thousands_of_digits_is_413() -> None:
    headers = [*LOCAL, ("content-length", "9" * 5000)]
    assert ask("POST", "/api/notes", headers, [piece(b"")]).status == 413


def test_two_ways_to_tell_the_length_are_one_too_many() -> None:
    headers = [*LOCAL, ("content-length", "5"), ("transfer-encoding", "chunked")]
    assert ask("POST", "/api/notes", headers).status == 400


@pytest.mark.parametrize("name", ["host", "origin", "content-length", "authorization"])
def test_a_header_that_decides_something_is_there_once(name: str) -> None:
    answer = ask("GET", "/api/doors/x", [*LOCAL, (name, "1"), (name, "1")])
    assert b'"doubled-header"' in answer.body


@pytest.mark.parametrize("pieces", [[], [piece(b'{"text":', more=True)]])
def test_a_body_that_does_not_come_is_408(pieces: list[Message]) -> None:
    headers = [*LOCAL, ("content-type", "application/json"), ("content-length", "12")]
    settings = GuardSettings(body_seconds=0.05)
    answer = ask("POST", "/api/notes", headers, pieces, settings)
    assert answer.status == 408
    assert answer.headers[b"connection"] == b"close"


def test_who_leaves_in_the_middle_gets_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    headers = [*LOCAL, ("content-type", "application/json"), ("content-length", "12")]
    answer = ask("POST", "/api/notes", headers, [{"type": "http.disconnect"}])
    assert answer.messages == []
    assert "POST /api/notes 499" in caplog.text


def test_a_refusal_of_the_library_comes_in_our_words() -> None:
    answer = ask("GET", "/teapot")
    assert answer.status == 418
    assert b'"code":"refused"' in answer.body
    assert b"library" not in answer.body


def test_the_methods_of_other_routes_are_named_too() -> None:
    answer = ask("POST", "/teapot")
    assert answer.status == 405
    assert b"GET" in answer.headers[b"allow"]


def test_head_gets_no_body_when_refused() -> None:
    answer = ask("HEAD", "/api/nothing")
    assert (answer.status, answer.body) == (404, b"")


def fail(caplog: pytest.LogCaptureFixture) -> Answer:
    """Run into a fault with a secret in the path, the query, the body, a cookie and a header."""
    caplog.set_level(logging.DEBUG)
    body = b'{"text":"%s"}' % SECRET.encode()
    headers = [
        *LOCAL,
        ("content-type", "application/json"),
        ("content-length", str(len(body))),
        ("cookie", f"other={SECRET}"),
        ("x-secret", SECRET),
    ]
    return ask("POST", f"/api/fault/{SECRET}", headers, [piece(body)])


def test_a_fault_of_ours_is_500_and_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    answer = fail(caplog)
    words = b"Something went wrong on our side; nothing was changed."
    expected = b'{"error":{"code":"internal","words":"' + words + b'","rule":"","reason":null}}'
    assert (answer.status, answer.body) == (500, expected)


def test_a_fault_is_logged_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    fail(caplog)
    assert "POST /api/fault/{invitation} failed" in caplog.text
    assert "builtins.RuntimeError" in caplog.text
    assert "builtins.KeyError" in caplog.text
    assert "test_guard.py" in caplog.text


def test_a_fault_is_logged_without_secrets(caplog: pytest.LogCaptureFixture) -> None:
    fail(caplog)
    assert SECRET not in caplog.text


def test_an_answer_that_breaks_off_is_cut_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    answer = ask("GET", "/cut-off")
    assert answer.body == b"a piece"
    assert "GET /cut-off failed" in caplog.text


def test_the_log_has_the_route_and_not_the_path(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ask("GET", f"/api/doors/{SECRET}", query_string=f"x={SECRET}".encode())
    ask("GET", f"/unknown/{SECRET}")
    ask(SECRET, "/api/notes")
    assert "GET /api/doors/{invitation} 422" in caplog.text
    assert "GET - 404" in caplog.text
    assert "OTHER /api/notes 405" in caplog.text
    assert SECRET not in caplog.text


def test_a_socket_from_our_own_pages_is_opened(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    answer = connect(COOKIE, ("origin", "http://localhost:8137"))
    assert [m["type"] for m in answer.messages] == ["websocket.accept", "websocket.close"]
    assert "SOCKET /api/socket/{invitation} 101" in caplog.text
    assert SECRET not in caplog.text


def test_a_socket_of_a_program_is_opened() -> None:
    assert connect(("authorization", f"Bearer {TOKEN}")).messages[0]["type"] == "websocket.accept"


@pytest.mark.parametrize(
    "headers", [(("origin", "http://evil.example"),), (COOKIE,), (("origin", "null"), COOKIE)]
)
def test_a_socket_from_elsewhere_is_refused(headers: tuple[tuple[str, str], ...]) -> None:
    extension: dict[str, Any] = {"websocket.http.response": {}}
    answer = connect(*headers, extensions=extension)
    assert answer.status == 403
    assert b'"wrong-origin"' in answer.body
    assert b"content-security-policy" in answer.headers


def test_a_socket_from_elsewhere_is_refused_by_a_server_of_few_words() -> None:
    answer = connect(("origin", "http://evil.example"))
    closed = {"type": "websocket.close", "code": 1008, "reason": "wrong-origin"}
    assert answer.messages == [closed]


def test_a_socket_to_another_name_is_refused() -> None:
    scope = scope_of("websocket", f"/api/socket/{SECRET}", [("host", "evil.example")])
    answer = asyncio.run(run(guarded(), scope, [{"type": "websocket.connect"}]))
    assert answer.messages[0]["type"] == "websocket.close"


def test_a_fault_closes_the_socket(caplog: pytest.LogCaptureFixture) -> None:
    answer = connect(text="fail")
    closed = {"type": "websocket.close", "code": 1011, "reason": "internal"}
    assert answer.messages[-1] == closed
    assert SECRET not in caplog.text


def test_who_leaves_a_socket_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    scope = scope_of("websocket", "/api/socket/x", LOCAL)
    pieces: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.disconnect", "code": 1001},
    ]
    asyncio.run(run(guarded(), scope, pieces))
    assert "failed" not in caplog.text
