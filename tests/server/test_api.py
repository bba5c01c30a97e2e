"""Endpoints: what is decoded, what is refused and with which status, what goes out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

import httpx
import pytest
from msgspec import Meta, Raw, field
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from oyez.server.people.identity import Person, TokenSigner, cookie
from oyez.server.wire import problems
from oyez.server.wire.api import (
    ApiCall,
    ApiReply,
    Body,
    Endpoint,
    Id,
    PathParts,
    Query,
    endpoint,
    routes,
)
from oyez.server.wire.guard import application
from oyez.server.wire.rate_limits import RateLimiter

KEYS = TokenSigner(bytes(32))
ANNA = Person(7, "Anna", account=True)


class NewTable(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    weight: float = 1.0
    notes: dict[int, str] = field(default_factory=dict)
    more: Any = None


class Card(Body, frozen=True):
    id: int
    name: str


class Where(PathParts, frozen=True):
    table: Id


class Page(Query, frozen=True):
    most: Annotated[int, Meta(ge=1, le=100)] = 20
    open: bool = False


class House:
    """The least that endpoints need to have behind them."""

    def __init__(self) -> None:
        self.keys = KEYS
        self.limits = RateLimiter()

    async def person_of(self, user_id: int, version: int) -> Person | None:
        return ANNA if (user_id, version) == (ANNA.id, 1) else None


@endpoint("POST", "/api/tables", body=NewTable, answer=Card, status=201, limit="create")
async def make_table(call: ApiCall[NewTable]) -> Card:
    return Card(id=call.body.seats, name=call.body.name)


@endpoint("GET", "/api/tables", query=Page, answer=Page)
async def list_tables(call: ApiCall[None]) -> Page:
    assert isinstance(call.query, Page)
    return call.query


@endpoint("GET", "/api/tables/{table}", path=Where, answer=Card)
async def show_table(call: ApiCall[None]) -> Card:
    return Card(id=call.path.table, name="shown")


@endpoint("DELETE", "/api/tables/{table}", path=Where, needs_person=True)
async def drop_table(call: ApiCall[None]) -> None:
    assert call.require_person() == ANNA


@endpoint("GET", "/api/tables/mine", answer=Card)
async def my_tables(call: ApiCall[None]) -> Card:
    return Card(id=0, name=call.person.name if call.person else "nobody")


@endpoint("GET", "/api/tables/mine/{table}/end", path=Where, answer=Card)
async def my_end(call: ApiCall[None]) -> Card:
    return Card(id=call.path.table, name="end")


@endpoint("GET", "/api/me", answer=Person)
async def me(call: ApiCall[None]) -> Person:
    return call.require_person()


@endpoint("POST", "/api/guest", answer=Card, limit="guest")
async def be_a_guest(call: ApiCall[None]) -> ApiReply:
    crumb = cookie("fresh", secure=call.secure)
    return ApiReply(Card(1, "guest"), 202, [("X-Seen", call.client)], [crumb])


@endpoint("GET", "/api/text", answer=str, media="text/plain")
async def text(call: ApiCall[None]) -> Response:
    return PlainTextResponse("plain")


@endpoint("GET", "/api/raw", answer=dict)
async def raw(call: ApiCall[None]) -> Raw:
    return Raw(b'{"already":"written"}')


ENDPOINTS: list[Endpoint] = [
    make_table,
    list_tables,
    show_table,
    drop_table,
    my_tables,
    my_end,
    me,
    be_a_guest,
    text,
    raw,
]


def ask(method: str, path: str, **more: Any) -> httpx.Response:
    """One request to a fresh server."""
    return asyncio.run(_asked(lambda client: client.request(method, path, **more)))


async def _asked(
    what: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]],
) -> httpx.Response:
    transport = httpx.ASGITransport(application(routes(ENDPOINTS), services=House()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await what(client)


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the id of a refusal, in the form that all refusals have."""
    error = answer.json()["error"]
    assert set(error) == {"code", "words", "rule", "reason"}
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, error["code"]


def post_raw(content: bytes, media: str = "application/json") -> httpx.Response:
    """A table asked for with these very bytes."""
    return ask("POST", "/api/tables", content=content, headers={"Content-Type": media})


def bearer(token: str) -> dict[str, str]:
    """The header with which a program says who it is."""
    return {"Authorization": f"Bearer {token}"}


def test_a_body_is_decoded_and_the_answer_encoded() -> None:
    answer = ask("POST", "/api/tables", json={"name": "Rome", "seats": 3})
    assert (answer.status_code, answer.json()) == (201, {"id": 3, "name": "Rome"})
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"name":"a"}}',
        b"\x00",
        b'{"name":"\x00"}',
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b'\xef\xbb\xbf{"name":"a"}',
        b"nonsense",
        b'{"name":NaN}',
    ],
)
def test_what_is_not_json_is_400(content: bytes) -> None:
    assert code(post_raw(content)) == (400, "bad-json")


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        b"null",
        b"{}",
        b'{"name":5}',
        b'{"name":""}',
        b'{"name":"a","seats":"4"}',
        b'{"name":"a","seats":7}',
        b'{"name":"a","seats":4.5}',
        b'{"name":"a","seats":true}',
        b'{"name":"a","seats":1e300}',
        b'{"name":"a","seats":99999999999999999999999999}',
        b'{"name":"a","unknown":1}',
    ],
)
def test_json_that_says_something_else_is_422(content: bytes) -> None:
    assert code(post_raw(content)) == (422, "invalid")


def test_the_refusal_says_where_the_mistake_is() -> None:
    words = post_raw(b'{"name":"a","seats":"4"}').json()["error"]["words"]
    assert words == "Expected `int`, got `str` - at `$.seats`"


def test_a_refusal_does_not_repeat_everything_that_was_sent() -> None:
    answer = post_raw(b'{"' + b"x" * 50_000 + b'":1}')
    assert len(answer.content) < 500


@pytest.mark.parametrize(
    ("start", "refusal"),
    [
        (b"", (422, "invalid")),
        (b'{"notes":', (422, "invalid")),
        (b'{"name":"a","more":', (400, "too-deep")),
        (b'{"name":"a","seats":4.0,"more":', (400, "too-deep")),
        (b'{"unknown":', (422, "invalid")),
    ],
)
def test_nesting_without_end_is_refused(start: bytes, refusal: tuple[int, str]) -> None:
    assert code(post_raw(start + b"[" * 30_000 + b"]" * 30_000)) == refusal


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    content = b'{"name":"a","seats":' + b"9" * 50_000 + b"}"
    assert post_raw(content).status_code in (400, 422)


def test_five_point_nought_is_five() -> None:
    answer = post_raw(b'{"name":"a","seats":5.0,"weight":2.5,"notes":{"1":"x"}}')
    assert (answer.status_code, answer.json()["id"]) == (201, 5)


def test_a_number_beyond_all_bounds_is_refused_beside_a_whole_one() -> None:
    answer = post_raw(b'{"name":"a","seats":5.0,"weight":1e999}')
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    "media",
    ["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"'],
)
def test_json_is_known_however_it_is_announced(media: str) -> None:
    assert post_raw(b'{"name":"a"}', media).status_code == 201


@pytest.mark.parametrize(
    "media",
    [
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=latin-1",
        "application/jsonp",
    ],
)
def test_another_content_type_is_415(media: str) -> None:
    assert code(post_raw(b'{"name":"a"}', media)) == (415, "not-json")


def test_a_body_in_pieces_without_a_length_is_read() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name":'
        yield b'"a"}'

    async def post(client: httpx.AsyncClient) -> httpx.Response:
        media = {"Content-Type": "application/json"}
        return await client.post("/api/tables", content=pieces(), headers=media)

    assert asyncio.run(_asked(post)).status_code == 201


def test_a_body_where_none_is_wanted_is_400() -> None:
    assert code(ask("GET", "/api/me", json={})) == (400, "unwanted-body")


def test_parameters_are_converted() -> None:
    answer = ask("GET", "/api/tables?most=5&open=true")
    assert answer.json() == {"most": 5, "open": True}


def test_parameters_may_be_left_out() -> None:
    assert ask("GET", "/api/tables").json() == {"most": 20, "open": False}


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ("most=0", (422, "invalid")),
        ("most=x", (422, "invalid")),
        ("most=", (422, "invalid")),
        ("most=%00", (422, "invalid")),
        ("unknown=1", (422, "invalid")),
        ("most=1&most=2", (422, "doubled-parameter")),
        ("most=%ff", (400, "bad-query")),
        ("&".join(f"p{n}=1" for n in range(100)), (400, "bad-query")),
    ],
)
def test_wrong_parameters_are_refused(query: str, refusal: tuple[int, str]) -> None:
    assert code(ask("GET", f"/api/tables?{query}")) == refusal


def test_parameters_where_none_are_known_are_refused() -> None:
    assert code(ask("GET", "/api/tables/5?x=1")) == (422, "unknown-parameter")


def test_a_part_of_the_path_is_converted() -> None:
    assert ask("GET", "/api/tables/5").json()["id"] == 5


@pytest.mark.parametrize(
    "part", ["x", "0", "-1", "5x", "%00", "%ff", "9" * 30, "5%0A", "5/", "5/6", "", "٥", "%2E%2E"]
)
def test_a_path_to_nothing_is_404(part: str) -> None:
    assert code(ask("GET", f"/api/tables/{part}")) == (404, "not-found")


@pytest.mark.parametrize("path", ["/", "/api", "/api/", "/api/nothing", "/api/tables%0A", "//"])
def test_an_unknown_path_is_404(path: str) -> None:
    assert code(ask("GET", f"http://localhost{path}")) == (404, "not-found")


def test_a_path_without_parameters_comes_first() -> None:
    assert ask("GET", "/api/tables/mine").json()["name"] == "nobody"


def test_a_path_that_begins_like_another_is_found() -> None:
    assert ask("GET", "/api/tables/mine/3/end").json() == {"id": 3, "name": "end"}


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])
def test_another_method_is_405_and_the_right_ones_are_named(method: str) -> None:
    answer = ask(method, "/api/tables")
    assert code(answer) == (405, "method-not-allowed")
    assert answer.headers["allow"] == "GET, HEAD, OPTIONS, POST"


def test_options_names_the_methods() -> None:
    answer = ask("OPTIONS", "/api/tables/5")
    assert (answer.status_code, answer.headers["allow"]) == (204, "DELETE, GET, HEAD, OPTIONS")


def test_head_is_get_without_the_body() -> None:
    head, get = ask("HEAD", "/api/tables/5"), ask("GET", "/api/tables/5")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(get.content))


def test_a_cookie_says_who_asks() -> None:
    answer = ask("GET", "/api/me", headers={"Cookie": f"a=b; oyez={KEYS.token(7, 1)}; c=d"})
    assert answer.json() == {"id": 7, "name": "Anna", "account": True}


def test_a_bearer_token_says_who_asks() -> None:
    assert ask("GET", "/api/me", headers=bearer(KEYS.token(7, 1))).json()["name"] == "Anna"


# Tokens hold the time of day, so they cannot name the tests.
BAD_TOKENS = {"empty": "", "odd": "x", "old": KEYS.token(7, 2), "unknown": KEYS.token(8, 1)}


@pytest.mark.parametrize(
    "token", [*BAD_TOKENS.values(), "\xff" * 9], ids=[*BAD_TOKENS, "not-ascii"]
)
def test_a_bad_cookie_is_nobodys(token: str) -> None:
    headers = {b"Cookie": f"oyez={token}".encode("latin-1")}
    answer = ask("GET", "/api/tables/mine", headers=headers)
    assert answer.json()["name"] == "nobody"


@pytest.mark.parametrize("token", BAD_TOKENS.values(), ids=BAD_TOKENS)
def test_a_bad_bearer_token_is_401(token: str) -> None:
    answer = ask("GET", "/api/tables/mine", headers=bearer(token))
    assert code(answer) == (401, "bad-token")
    assert answer.headers["www-authenticate"].startswith("Bearer")


def test_the_password_of_a_proxy_is_not_ours_to_read() -> None:
    headers = {"Authorization": "Basic YTpi", "Cookie": f"oyez={KEYS.token(7, 1)}"}
    assert ask("GET", "/api/me", headers=headers).json()["name"] == "Anna"


def test_what_needs_somebody_is_401_for_nobody() -> None:
    assert code(ask("DELETE", "/api/tables/5")) == (401, "sign-in-needed")
    assert code(ask("GET", "/api/me")) == (401, "sign-in-needed")


def test_nothing_to_say_is_204() -> None:
    answer = ask("DELETE", "/api/tables/5", headers=bearer(KEYS.token(7, 1)))
    assert (answer.status_code, answer.content) == (204, b"")
    assert "content-type" not in answer.headers


def test_a_reply_has_its_own_status_headers_and_cookies() -> None:
    answer = ask("POST", "/api/guest")
    assert (answer.status_code, answer.json()) == (202, {"id": 1, "name": "guest"})
    assert answer.headers["x-seen"] == "127.0.0.1"
    assert answer.headers["set-cookie"].startswith("oyez=fresh; Path=/;")


def test_a_cookie_given_over_https_asks_for_https() -> None:
    assert ask("POST", "https://localhost/api/guest").headers["set-cookie"].endswith("; Secure")


def test_a_response_of_the_library_goes_out_as_it_is() -> None:
    assert ask("GET", "/api/text").text == "plain"


def test_what_is_written_already_is_not_written_again() -> None:
    assert ask("GET", "/api/raw").json() == {"already": "written"}


def test_too_many_requests_are_429() -> None:
    async def many(client: httpx.AsyncClient) -> httpx.Response:
        for _ in range(20):
            assert (await client.post("/api/tables", json={"name": "a"})).status_code == 201
        return await client.post("/api/tables", json={"name": "a"})

    answer = asyncio.run(_asked(many))
    assert code(answer) == (429, "too-many")
    assert int(answer.headers["retry-after"]) >= 1


def test_a_person_and_an_address_have_separate_buckets() -> None:
    async def many(client: httpx.AsyncClient) -> httpx.Response:
        for _ in range(21):
            await client.post("/api/tables", json={"name": "a"})
        headers = bearer(KEYS.token(7, 1))
        return await client.post("/api/tables", json={"name": "a"}, headers=headers)

    assert asyncio.run(_asked(many)).status_code == 201


def test_the_same_endpoint_cannot_be_declared_twice() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        routes([me, me])


def test_a_parameter_cannot_have_two_names() -> None:
    @endpoint("PUT", "/api/tables/{other}", answer=Card)
    async def other(call: ApiCall[None]) -> Card:
        return Card(1, "other")

    with pytest.raises(ValueError, match="the same path twice"):
        routes([show_table, other])


def test_somebody_raises_what_the_endpoint_would() -> None:
    call = ApiCall(Request({"type": "http", "scheme": "http"}), None, None)
    with pytest.raises(problems.Problem) as caught:
        call.require_person()
    assert caught.value.code == "sign-in-needed"
