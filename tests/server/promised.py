"""What the API promises, as data, and what has become of it since.

python -m tests.server.promised    # add what is new to api-1.json; fails if a promise is broken
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from oyez.server.app import document
from oyez.server.version import API_VERSION

ROOT: Final = Path(__file__).resolve().parents[2]
STORED: Final = Path(__file__).with_name(f"api-{API_VERSION}.json")
PAGE: Final = ROOT / "docs" / "api.md"

Json = dict[str, Any]
_ROW = re.compile(r"^\| `([A-Z]+) (/api[^`]*)` \|", re.MULTILINE)


def documented_endpoints(heading: str) -> set[str]:
    """The endpoints in the table under a heading of docs/api.md, such as `GET /api/me`."""
    text = PAGE.read_text(encoding="utf-8")
    part = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return {f"{method} {path}" for method, path in _ROW.findall(part)}


def surface(described: Mapping[str, Any], operations: set[str]) -> Json:
    """The parameters, bodies and answers of these operations, and the messages of the socket."""
    found: Json = {"operations": {}, "requests": {}, "answers": {}, "messages": {}}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            name = f"{method.upper()} {path}"
            if name in operations:
                found["operations"][name] = _operation(described, operation, found)
    for message in described["x-socket-messages"]:
        schema = message["schema"]
        found["messages"][message["name"]] = _kinds(schema)
        to_server = message["description"].startswith("To the server")
        _collect(described, schema, found["requests" if to_server else "answers"])
    return found


def _operation(described: Mapping[str, Any], operation: Json, found: Json) -> Json:
    body = _content(operation.get("requestBody", {}))
    good = [status for status in operation["responses"] if status.startswith("2")]
    answer = _content(operation["responses"][good[0]])
    _collect(described, body, found["requests"])
    _collect(described, answer, found["answers"])
    parameters = operation.get("parameters", [])
    return {
        "parameters": {each["name"]: _kinds(each["schema"]) for each in parameters},
        "required": [each["name"] for each in parameters if each["required"]],
        "status": good,
        "body": _kinds(body),
        "answer": _kinds(answer),
        "person": {} not in operation["security"],
    }


def _content(holder: Mapping[str, Any]) -> Json:
    content: Json = holder.get("content", {})
    schema: Json = content.get("application/json", {}).get("schema", {})
    return schema


def _collect(described: Mapping[str, Any], schema: Any, into: Json) -> None:
    """Write down a type and all that it mentions."""
    for reference in set(_mentioned(schema)):
        whole = described["components"]["schemas"][reference.rpartition("/")[2]]
        kept = {
            "fields": {key: _kinds(each) for key, each in whole.get("properties", {}).items()},
            "required": sorted(whole.get("required", [])),
        }
        name = _name(reference)
        if name not in into:
            into[name] = kept
            _collect(described, whole, into)
        assert into[name] == kept, f"two types are called {name}"


def _mentioned(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for each in schema.values():
            yield from _mentioned(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from _mentioned(each)


def _name(reference: str) -> str:
    """What a type is called; where two have the same name, the document adds the module."""
    return reference.rpartition("/")[2].rpartition(".")[2]


def _kinds(schema: Mapping[str, Any]) -> list[str]:
    """What may stand here, in a few words each."""
    if "anyOf" in schema:
        return sorted({kind for each in schema["anyOf"] for kind in _kinds(each)})
    if "$ref" in schema:
        return [_name(schema["$ref"])]
    if "enum" in schema:
        return sorted(json.dumps(each) for each in schema["enum"])
    if schema.get("type") == "array":
        inside = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return [f"list of {' or '.join(_kinds(inside))}"]
    values = schema.get("additionalProperties")
    if isinstance(values, dict):
        return [f"object of {' or '.join(_kinds(values))}"]
    return [str(schema.get("type", "anything"))]


def broken_promises(then: Json, now: Json) -> list[str]:
    """Which promises are not kept any more."""
    faults = [f"{name} is gone" for name in then["operations"].keys() - now["operations"].keys()]
    faults += [
        f"message {name} is gone" for name in then["messages"].keys() - now["messages"].keys()
    ]
    for name in then["operations"].keys() & now["operations"].keys():
        faults += _broken_operation(name, then["operations"][name], now["operations"][name])
    for name in then["requests"].keys() & now["requests"].keys():
        faults += _broken_request(name, then["requests"][name], now["requests"][name])
    for name in then["answers"].keys() & now["answers"].keys():
        faults += _broken_answer(name, then["answers"][name], now["answers"][name])
    return sorted(faults)


def _broken_operation(name: str, then: Json, now: Json) -> Iterator[str]:
    request = {"fields": then["parameters"], "required": then["required"]}
    yield from _broken_request(name, request, {**now, "fields": now["parameters"]})
    for part in ("status", "body", "answer"):
        if then[part] != now[part]:
            yield f"{name} has another {part}"
    if now["person"] and not then["person"]:
        yield f"{name} asks who calls"


def _broken_request(name: str, then: Json, now: Json) -> Iterator[str]:
    """Whatever could be sent can still be sent."""
    for field, kinds in then["fields"].items():
        if not set(kinds) <= set(now["fields"].get(field, ())):
            yield f"{name} takes {field} no more as it did"
    for field in set(now["required"]) - set(then["required"]):
        yield f"{name} requires {field}"


def _broken_answer(name: str, then: Json, now: Json) -> Iterator[str]:
    """Whatever came still comes; to a list of words, others may be added."""
    for field, kinds in then["fields"].items():
        added = set(now["fields"].get(field, ())) - set(kinds)
        gone = set(kinds) - set(now["fields"].get(field, ()))
        if gone or not all(each.startswith('"') for each in added):
            yield f"{name} gives {field} no more as it did"
    for field in set(then["required"]) - set(now["required"]):
        yield f"{name} may leave out {field}"


def current() -> Json:
    """What this version promises."""
    return surface(document(), documented_endpoints("Promised"))


def stored() -> Json:
    """What has been promised."""
    kept: Json = json.loads(STORED.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    """Promise what is new."""
    now = current()
    if STORED.exists() and (faults := broken_promises(stored(), now)):
        raise SystemExit("\n".join(faults))
    STORED.write_text(json.dumps(now, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
