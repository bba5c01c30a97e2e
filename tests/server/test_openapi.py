"""The document and its page: every declaration is in them, and a server keeps to them."""

import asyncio
import re
from html.parser import HTMLParser
from typing import Annotated, Any, Literal

import httpx
import schemathesis
from hypothesis import settings
from msgspec import Meta, field
from starlette.responses import PlainTextResponse, Response

from oyez.server.people.identity import Person, TokenSigner
from oyez.server.wire.api import (
    ApiCall,
    Body,
    Endpoint,
    Example,
    Id,
    PathParts,
    Query,
    endpoint,
    routes,
)
from oyez.server.wire.docs_page import STYLE, docs_routes, page
from oyez.server.wire.guard import GuardSettings, application
from oyez.server.wire.openapi import document
from oyez.server.wire.rate_limits import RateLimiter

KEYS = TokenSigner(bytes(32))


class Speech(Body, frozen=True):
    """What somebody says."""

    text: Annotated[str, Meta(min_length=1, max_length=200, description="The <words>.")]
    mood: Literal["calm", "angry"] = "calm"
    to: Annotated[int, Meta(ge=0, le=5)] | None = None


class Said(Body, frozen=True, tag="said"):
    """Something was said."""

    speech: Speech
    rolls: tuple[int, int] = (1, 1)
    heard: dict[str, list[float]] = field(default_factory=dict)
    more: Any = None
    twice: bool = False


class Table(PathParts, frozen=True):
    table: Id


class Page(Query, frozen=True):
    most: Annotated[int, Meta(ge=1, le=100, description="How many at most.")] = 20
    open: bool = True


class Speeches(Body, frozen=True):
    speeches: list[Speech]


@endpoint(
    "GET",
    "/api/tables/{table}/talk",
    summary="Listen",
    path=Table,
    query=Page,
    answer=Speeches,
    tag="talk",
)
async def listen(call: ApiCall[None]) -> Speeches:
    """What was said at a table.

    The latest comes last.
    """
    return Speeches([Speech("Hello")] * call.query.most)


@endpoint(
    "POST",
    "/api/tables/{table}/talk",
    summary="Speak",
    path=Table,
    body=Speech,
    answer=Said,
    status=201,
    also=(200,),
    needs_person=True,
    limit="talk",
    problems=(409,),
    tag="talk",
    example=Example(Speech("Hello"), Said(Speech("Hello"))),
)
async def speak(call: ApiCall[Speech]) -> Said:
    return Said(call.body)


@endpoint("DELETE", "/api/me", needs_person=True, tag="people")
async def leave(call: ApiCall[None]) -> None: ...


@endpoint("GET", "/api/rules", answer=str, media="text/markdown")
async def rules(call: ApiCall[None]) -> Response:
    return PlainTextResponse("# Rules", media_type="text/markdown")


ENDPOINTS: list[Endpoint] = [listen, speak, leave, rules]
DOCUMENT = document(
    ENDPOINTS,
    version="1.2",
    description="How to talk.",
    tags={"talk": "Words at a table."},
    socket_messages=[("said", Said, "To everybody at the table.")],
)


class House:
    """The least that endpoints need to have behind them."""

    def __init__(self) -> None:
        self.keys = KEYS
        self.limits = RateLimiter(enabled=False)

    async def person_of(self, user_id: int, version: int) -> Person | None:
        return Person(user_id, "Anna", account=False)


APP = application(
    [*routes(ENDPOINTS), *docs_routes(DOCUMENT)],
    services=House(),
    settings=GuardSettings(hosts=("testserver",)),
)


def operation(method: str, path: str) -> dict[str, Any]:
    """What the document says of an endpoint."""
    found: dict[str, Any] = DOCUMENT["paths"][path][method]
    return found


def get(path: str) -> httpx.Response:
    """A page of the server."""

    async def got() -> httpx.Response:
        transport = httpx.ASGITransport(APP)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path)

    return asyncio.run(got())


def test_the_document_names_itself() -> None:
    assert DOCUMENT["openapi"] == "3.1.0"
    assert DOCUMENT["info"]["version"] == "1.2"


def test_an_operation_has_a_name_words_and_a_tag() -> None:
    listening = operation("get", "/api/tables/{table}/talk")
    assert (listening["operationId"], listening["summary"]) == ("listen", "Listen")
    assert listening["description"] == "What was said at a table.\n\nThe latest comes last."
    assert listening["tags"] == ["talk"]
    assert DOCUMENT["tags"][0] == {"name": "talk", "description": "Words at a table."}


def test_parameters_are_listed_one_by_one() -> None:
    table, most, _ = operation("get", "/api/tables/{table}/talk")["parameters"]
    assert (table["in"], table["required"]) == ("path", True)
    assert table["schema"] == {"type": "integer", "minimum": 1, "maximum": 2**53 - 1}
    assert (most["in"], most["required"]) == ("query", False)
    assert most["description"] == "How many at most."
    assert most["schema"] == {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}


def test_structs_of_parameters_are_no_types() -> None:
    assert set(DOCUMENT["components"]["schemas"]) == {
        "ErrorAnswer",
        "Said",
        "Speech",
        "Speeches",
        "ErrorDetail",
    }


def test_a_body_is_required_and_has_an_example() -> None:
    body = operation("post", "/api/tables/{table}/talk")["requestBody"]
    assert body["required"]
    content = body["content"]["application/json"]
    assert content["schema"] == {"$ref": "#/components/schemas/Speech"}
    assert content["example"] == {"text": "Hello", "mood": "calm", "to": None}


def test_every_status_that_may_come_is_there() -> None:
    speaking = operation("post", "/api/tables/{table}/talk")["responses"]
    refused = [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 500, 503]
    assert list(map(int, speaking)) == [201, 200, *refused]
    listening = operation("get", "/api/tables/{table}/talk")["responses"]
    assert list(map(int, listening)) == [200, 400, 401, 404, 422, 429, 500, 503]


def test_refusals_have_the_schema_of_errors() -> None:
    for answer in DOCUMENT["components"]["responses"].values():
        schema = answer["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/ErrorAnswer"}


def test_nothing_to_say_has_no_content() -> None:
    assert "content" not in operation("delete", "/api/me")["responses"]["204"]


def test_another_format_is_named() -> None:
    content = operation("get", "/api/rules")["responses"]["200"]["content"]
    assert content == {"text/markdown": {"schema": {"type": "string"}}}


def test_who_has_to_sign_in_is_said() -> None:
    both: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
    assert operation("delete", "/api/me")["security"] == both
    assert operation("get", "/api/rules")["security"] == [{}, *both]


def test_the_messages_of_the_socket_are_there() -> None:
    (said,) = DOCUMENT["x-socket-messages"]
    assert said["name"] == "said"
    assert said["schema"] == {"$ref": "#/components/schemas/Said"}


def test_the_document_is_served() -> None:
    answer = get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["paths"].keys() == DOCUMENT["paths"].keys()


def test_the_page_is_served_and_may_use_its_style() -> None:
    answer = get("/api/docs")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert 'href="/api/docs.css"' in answer.text
    assert "style-src 'self'" in answer.headers["content-security-policy"]
    assert get("/api/docs.css").headers["content-type"] == "text/css; charset=utf-8"


class Outline(HTMLParser):
    """The ids, links and open tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if tag == "a" else []
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_well_formed_and_without_script() -> None:
    outline = Outline(page(DOCUMENT))
    assert outline.open == []
    assert not {"script", "style"} & set(outline.tags)
    assert page(DOCUMENT).startswith('<!doctype html>\n<html lang="en">')


def test_every_link_in_the_page_leads_somewhere() -> None:
    outline = Outline(page(DOCUMENT))
    assert len(outline.ids) == len(set(outline.ids))
    inner = {link[1:] for link in outline.links if link.startswith("#")}
    assert inner <= set(outline.ids)
    assert {"call-speak", "type-Said", "socket"} <= inner


def test_the_page_says_what_a_body_holds() -> None:
    text = re.sub(r"<[^>]+>", "", page(DOCUMENT))
    assert "text 1 to 200 characters" in text
    assert "&quot;angry&quot; or &quot;calm&quot;" in text
    assert "whole number 0 to 5 or null" in text
    assert "list of whole number and whole number" in text
    assert "object of list of number" in text
    assert "true or false" in text
    assert "anything" in text


def test_words_in_the_page_are_escaped() -> None:
    assert "The &lt;words&gt;." in page(DOCUMENT)
    assert "<words>" not in page(DOCUMENT)


def test_the_style_knows_the_dark() -> None:
    assert "prefers-color-scheme: dark" in STYLE


SCHEMA = schemathesis.openapi.from_asgi("/api/openapi.json", APP)


@SCHEMA.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True)
def test_the_server_keeps_to_the_document(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {KEYS.token(7, 1)}"})
