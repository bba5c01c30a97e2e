"""The OpenAPI document of the declared endpoints; nothing in it is written twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from oyez.server.people.identity import COOKIE
from oyez.server.wire.api import Endpoint
from oyez.server.wire.problems import ErrorAnswer

Schema = dict[str, Any]
SocketMessage = tuple[str, type[Struct], str]
"""The name of a message over the socket, its type, and what it is for."""

_REF = "#/components/schemas/{name}"
_SIGNED_IN: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]

STATUS_WORDS: Mapping[int, str] = {
    200: "Done.",
    201: "Made.",
    202: "Accepted; it is not done yet.",
    204: "Done; there is nothing to say.",
    400: "The request cannot be read.",
    401: "Somebody has to be signed in, or the token is not valid.",
    403: "Not allowed to whoever asks, or sent from another site.",
    404: "There is no such thing, or it is not to be known.",
    408: "The body took too long to arrive.",
    409: "Not possible as things stand.",
    410: "It was there once.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "The request can be read, but something in it is missing or wrong.",
    429: "Too many requests; the header Retry-After says how long to wait.",
    500: "A fault of the server; nothing was changed.",
    503: "The store does not work just now; the header Retry-After says how long to wait.",
}


def document(
    endpoints: Iterable[Endpoint],
    *,
    version: str,
    software: str = "",
    title: str = "Oyez",
    description: str = "",
    tags: Mapping[str, str] | None = None,
    socket_messages: Sequence[SocketMessage] = (),
) -> dict[str, Any]:
    """The whole document, ready to be written as JSON.

    `version` is that of the API, `software` that of the program that serves it.
    """
    declared = list(endpoints)
    types = SchemaRegistry(declared, socket_messages)
    info = {"title": title, "version": version, "license": {"name": "MIT", "identifier": "MIT"}}
    info |= {"x-software-version": software} if software else {}
    return {
        "openapi": "3.1.0",
        "info": info | ({"description": description} if description else {}),
        "servers": [{"url": "/"}],
        "tags": _tags(declared, tags or {}),
        "paths": _paths(declared, types),
        "components": {
            "schemas": types.components,
            "responses": _refusals(declared, types),
            "headers": {"RetryAfter": _RETRY_AFTER},
            "securitySchemes": _SECURITY,
        },
        "x-socket-messages": [
            {"name": name, "description": words, "schema": types.schema(kind)}
            for name, kind, words in socket_messages
        ],
    }


_RETRY_AFTER: Schema = {
    "description": "Seconds to wait.",
    "schema": {"type": "integer", "minimum": 1},
}
_SECURITY: Schema = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "For programs."},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "For browsers. What changes something must then come from our own origin.",
    },
}


class SchemaRegistry:
    """The schemas of all types that endpoints and messages mention."""

    def __init__(self, endpoints: Sequence[Endpoint], messages: Sequence[SocketMessage]) -> None:
        mentioned: list[Any] = [ErrorAnswer, *(kind for _, kind, _ in messages)]
        for each in endpoints:
            mentioned += (kind for kind in (each.body, each.answer) if kind is not None)
        parameters = [kind for each in endpoints for kind in (each.query, each.path) if kind]
        self._kinds = [*mentioned, *parameters]
        self._schemas, components = msgspec.json.schema_components(self._kinds, ref_template=_REF)
        self._all: dict[str, Schema] = components
        # The parameters of an address are listed one by one, so their structs are no types.
        own = {self.schema(kind)["$ref"] for kind in parameters} - {
            self.schema(kind).get("$ref") for kind in mentioned
        }
        self.components = {
            name: schema
            for name, schema in sorted(components.items())
            if _REF.format(name=name) not in own
        }

    def schema(self, kind: Any) -> Schema:
        """The schema of a type, mostly a reference to a component."""
        return self._schemas[self._kinds.index(kind)]

    def struct(self, kind: type[Struct]) -> Schema:
        """The schema of a struct, looked up."""
        return self._all[self.schema(kind)["$ref"].rpartition("/")[2]]


def _tags(endpoints: Sequence[Endpoint], words: Mapping[str, str]) -> list[dict[str, str]]:
    """The tags in the order of their first use."""
    names = dict.fromkeys(each.tag for each in endpoints if each.tag)
    return [
        {"name": name} | ({"description": words[name]} if name in words else {}) for name in names
    ]


def _paths(endpoints: Sequence[Endpoint], types: SchemaRegistry) -> dict[str, Schema]:
    paths: dict[str, Schema] = {}
    for each in endpoints:
        paths.setdefault(each.place, {})[each.method.lower()] = _operation(each, types)
    return paths


def _operation(each: Endpoint, types: SchemaRegistry) -> Schema:
    """One endpoint; what it does not have is left out."""
    parts: Schema = {
        "operationId": each.name,
        "summary": each.summary,
        "description": each.words,
        "tags": [each.tag] if each.tag else [],
        "parameters": [*_parameters(each.path, "path", types), *_query(each, types)],
        "requestBody": _request_body(each, types),
    }
    kept = {key: value for key, value in parts.items() if value}
    security = _SIGNED_IN if each.needs_person else [{}, *_SIGNED_IN]
    return kept | {"responses": _responses(each, types), "security": security}


def _query(each: Endpoint, types: SchemaRegistry) -> list[Schema]:
    return _parameters(each.query, "query", types)


def _parameters(kind: type[Struct] | None, where: str, types: SchemaRegistry) -> list[Schema]:
    """The fields of a struct as parameters."""
    if kind is None:
        return []
    struct = types.struct(kind)
    required: list[str] = struct.get("required", [])
    return [
        {"name": name, "in": where, "required": name in required, "schema": schema}
        | ({"description": words} if (words := schema.pop("description", "")) else {})
        for name, schema in _copied(struct.get("properties", {}))
    ]


def _copied(properties: dict[str, Schema]) -> Iterable[tuple[str, Schema]]:
    return ((name, dict(schema)) for name, schema in properties.items())


def _request_body(each: Endpoint, types: SchemaRegistry) -> Schema:
    if each.body is None:
        return {}
    content = _content(types.schema(each.body), each.example.body)
    return {"required": True, "content": {"application/json": content}}


def _content(schema: Schema, example: object) -> Schema:
    shown = {} if example is None else {"example": msgspec.to_builtins(example)}
    return {"schema": schema, **shown}


def _responses(each: Endpoint, types: SchemaRegistry) -> Schema:
    """Everything that may come back, by status."""
    good = {str(status): _success(each, status, types) for status in (each.status, *each.also)}
    bad = {str(status): {"$ref": f"#/components/responses/{status}"} for status in refusals(each)}
    return good | bad


def _success(each: Endpoint, status: int, types: SchemaRegistry) -> Schema:
    answer: Schema = {"description": STATUS_WORDS.get(status, "Done.")}
    if status == 204:
        return answer
    if each.media == "application/json":
        content = _content(types.schema(each.answer), each.example.answer)
    else:
        content = {"schema": {"type": "string"}}
    return answer | {"content": {each.media: content}}


def refusals(each: Endpoint) -> list[int]:
    """The statuses of all refusals that may meet a request to this endpoint."""
    statuses = {400, 401, 422, 429, 500, 503, *each.problems}
    if each.method != "GET":
        statuses.add(403)
    if each.path is not None:
        statuses.add(404)
    if each.body is not None:
        statuses |= {408, 413, 415}
    return sorted(statuses)


def _refusals(endpoints: Sequence[Endpoint], types: SchemaRegistry) -> Schema:
    """The refusals as components, each described once."""
    statuses = sorted({status for each in endpoints for status in refusals(each)})
    return {str(status): _refusal(status, types) for status in statuses}


def _refusal(status: int, types: SchemaRegistry) -> Schema:
    answer: Schema = {
        "description": STATUS_WORDS.get(status, "Refused."),
        "content": {"application/json": {"schema": types.schema(ErrorAnswer)}},
    }
    if status in (429, 503):
        answer["headers"] = {"Retry-After": {"$ref": "#/components/headers/RetryAfter"}}
    return answer
