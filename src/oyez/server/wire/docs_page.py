"""The page that explains the API: made from its OpenAPI document, with no script in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

Schema = Mapping[str, Any]

STYLE = """\
:root {
  color-scheme: light dark;
  --paper: #fbf8f1; --ink: #26211a; --faint: #6a6153;
  --line: #d9d0bd; --link: #7a2e1d; --code: #f1ebdd;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1916; --ink: #ebe5d8; --faint: #a99f8d;
    --line: #403a31; --link: #e8a48f; --code: #282520;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 1.5rem; max-width: 62rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 Georgia, "Times New Roman", serif;
}
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--line); }
h3 { margin-top: 2.5rem; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 0.25rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
code, pre { font: 0.9em/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { padding: 0.75rem; white-space: pre-wrap; background: var(--code); border-radius: 4px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: top; }
th, td { border-bottom: 1px solid var(--line); }
nav h2 { margin-top: 1.5rem; border: 0; font-size: 1.1rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav code { text-decoration: none; }
.method { display: inline-block; min-width: 4.5em; font-weight: bold; }
.faint { color: var(--faint); }
"""


def docs_routes(document: Schema) -> list[BaseRoute]:
    """The routes to the document, to its page and to the style of that."""
    shown = {
        "/api/openapi.json": (msgspec.json.encode(document), "application/json"),
        "/api/docs": (page(document).encode(), "text/html"),
        "/api/docs/": (page(document).encode(), "text/html"),
        "/api/docs.css": (STYLE.encode(), "text/css"),
    }
    return [_page(path, content, media) for path, (content, media) in shown.items()]


def _page(path: str, content: bytes, media: str) -> BaseRoute:
    async def show(_: Request) -> Response:
        return Response(content, media_type=media, headers={"Cache-Control": "no-cache"})

    return Route(path, show, name=path)


def page(document: Schema) -> str:
    """The whole page."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Schema) -> Iterator[str]:
    title = escape(document["info"]["title"])
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<title>The API of {title}</title>\n<link rel="stylesheet" href="/api/docs.css">'
    yield '<link rel="icon" href="/icon.svg" type="image/svg+xml">'
    yield '</head>\n<body>\n<a class="skip" href="#main">To the text</a>\n<header>'
    yield f"<h1>The API of {title}</h1>"
    yield f'<p class="faint">Version {escape(_versions(document["info"]))}, also as an '
    yield '<a href="/api/openapi.json">OpenAPI document</a>.</p>'
    yield from _paragraphs(document["info"].get("description", ""))
    yield "</header>"
    yield from _contents(document)
    yield '<main id="main">'
    for tag, operations in _by_tag(document).items():
        yield f'<h2 id="{_anchor("part", tag)}">{escape(_capital(tag))}</h2>'
        yield from _paragraphs(_tag_words(document, tag))
        for path, method, operation in operations:
            yield from _endpoint(document, path, method, operation)
    yield from _socket(document)
    yield from _types(document)
    yield "</main>\n</body>\n</html>"


def _versions(info: Schema) -> str:
    software = info.get("x-software-version")
    return f"{info['version']} (software {software})" if software else str(info["version"])


Operation = tuple[str, str, Schema]


def _by_tag(document: Schema) -> dict[str, list[Operation]]:
    """The operations under their tags, in the order of the tags."""
    groups: dict[str, list[Operation]] = {tag["name"]: [] for tag in document["tags"]}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = next(iter(operation.get("tags", [])), "other")
            groups.setdefault(tag, []).append((path, method.upper(), operation))
    return groups


def _tag_words(document: Schema, tag: str) -> str:
    return next((t.get("description", "") for t in document["tags"] if t["name"] == tag), "")


def _contents(document: Schema) -> Iterator[str]:
    """The list of everything, with links."""
    yield '<nav aria-label="Contents">'
    for tag, operations in _by_tag(document).items():
        yield f'<h2><a href="#{_anchor("part", tag)}">{escape(_capital(tag))}</a></h2>\n<ul>'
        for path, method, operation in operations:
            link = f'<a href="#{_anchor("call", operation["operationId"])}">'
            link += f'<code><span class="method">{method}</span>{escape(path)}</code></a>'
            yield f"<li>{link} {escape(operation.get('summary', ''))}</li>"
        yield "</ul>"
    more = [("socket", "Messages over the socket")] if document["x-socket-messages"] else []
    more.append(("types", "Types"))
    yield "<h2>Further</h2>\n<ul>"
    yield from (f'<li><a href="#{anchor}">{words}</a></li>' for anchor, words in more)
    yield "</ul>\n</nav>"


def _endpoint(document: Schema, path: str, method: str, operation: Schema) -> Iterator[str]:
    anchor = _anchor("call", operation["operationId"])
    yield f'<section aria-labelledby="{anchor}">'
    yield f'<h3 id="{anchor}"><code><span class="method">{method}</span> {escape(path)}</code></h3>'
    yield from _paragraphs(operation.get("summary", ""))
    yield from _paragraphs(operation.get("description", ""))
    if {} not in operation["security"]:
        yield "<p><strong>For those who have signed in, as a guest or otherwise.</strong></p>"
    yield from _parameters(operation)
    if body := operation.get("requestBody"):
        yield "<h4>Body</h4>"
        yield from _content(document, body["content"])
    yield from _answers(document, operation)
    yield "</section>"


def _parameters(operation: Schema) -> Iterator[str]:
    rows = [
        (
            f"<code>{escape(each['name'])}</code>",
            _kind(each["schema"]),
            _need(each["required"], each["schema"]),
            escape(each.get("description", "")),
        )
        for each in operation.get("parameters", [])
    ]
    if rows:
        yield "<h4>Parameters</h4>"
        yield from _table(("name", "type", "need", "meaning"), rows)


def _content(document: Schema, content: Schema) -> Iterator[str]:
    """What a body holds: the fields of its type, and an example."""
    for media, each in content.items():
        yield f"<p><code>{escape(media)}</code>: {_kind(each['schema'])}</p>"
        yield from _fields(_looked_up(document, each["schema"]))
        if "example" in each:
            shown = json.dumps(each["example"], indent=2, ensure_ascii=False)
            yield f"<pre><code>{escape(shown)}</code></pre>"


def _answers(document: Schema, operation: Schema) -> Iterator[str]:
    """What comes back: the good answers in full, the others in a table."""
    yield "<h4>Answers</h4>"
    rows: list[tuple[str, ...]] = []
    examples: list[str] = []
    for status, answer in operation["responses"].items():
        whole = _response(document, answer)
        content = whole.get("content", {})
        kinds = ", ".join(_kind(each["schema"]) for each in content.values()) or "nothing"
        rows.append((f"<code>{status}</code>", escape(whole["description"]), kinds))
        if "$ref" not in answer:
            examples += _content(document, content)
    yield from _table(("status", "meaning", "body"), rows)
    yield from examples


def _response(document: Schema, answer: Schema) -> Schema:
    if "$ref" not in answer:
        return answer
    found: Schema = document["components"]["responses"][answer["$ref"].rpartition("/")[2]]
    return found


def _socket(document: Schema) -> Iterator[str]:
    if not document["x-socket-messages"]:
        return
    yield '<h2 id="socket">Messages over the socket</h2>'
    for each in document["x-socket-messages"]:
        name = each["name"]
        yield f'<h3 id="{_anchor("message", name)}"><code>{escape(name)}</code></h3>'
        yield from _paragraphs(each["description"])
        yield from _fields(_looked_up(document, each["schema"]))


def _types(document: Schema) -> Iterator[str]:
    yield '<h2 id="types">Types</h2>'
    for name, schema in document["components"]["schemas"].items():
        yield f'<h3 id="{_anchor("type", name)}"><code>{escape(name)}</code></h3>'
        yield from _paragraphs(schema.get("description", ""))
        if "properties" in schema:
            yield from _fields(schema)
        else:
            yield f"<p>{_kind(schema)}</p>"


def _looked_up(document: Schema, schema: Schema) -> Schema:
    name = schema.get("$ref", "").rpartition("/")[2]
    found: Schema = document["components"]["schemas"].get(name, schema)
    return found


def _fields(schema: Schema) -> Iterator[str]:
    """The fields of a struct as a table."""
    required = schema.get("required", [])
    rows = [
        (
            f"<code>{escape(name)}</code>",
            _kind(field),
            _need(name in required, field),
            escape(field.get("description", "")),
        )
        for name, field in schema.get("properties", {}).items()
    ]
    if rows:
        yield from _table(("field", "type", "need", "meaning"), rows)


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """A table of HTML cells; a column with nothing in it is left out."""
    cells = list(rows)
    shown = [n for n in range(len(heads)) if any(row[n] for row in cells)]
    yield "<table>\n<thead><tr>"
    yield "".join(f'<th scope="col">{heads[n]}</th>' for n in shown) + "</tr></thead>\n<tbody>"
    for row in cells:
        yield "<tr>" + "".join(f"<td>{row[n]}</td>" for n in shown) + "</tr>"
    yield "</tbody>\n</table>"


def _need(required: bool, schema: Schema) -> str:
    if required:
        return "required"
    if schema.get("default") in (None, "", [], {}):
        return "optional"
    return f"<code>{escape(json.dumps(schema['default'], ensure_ascii=False))}</code> if left out"


def _kind(schema: Schema) -> str:
    """A schema in a few words, with links to the types that it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{_anchor("type", name)}"><code>{escape(name)}</code></a>'
    if options := schema.get("anyOf"):
        return " or ".join(_kind(option) for option in options)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    return _WORDS.get(str(schema.get("type")), _anything)(schema)


def _anything(_: Schema) -> str:
    return "anything"


def _boolean(_: Schema) -> str:
    return "true or false"


def _null(_: Schema) -> str:
    return "<code>null</code>"


def _number(schema: Schema) -> str:
    word = "number" if schema["type"] == "number" else "whole number"
    return word + _range(schema.get("minimum"), schema.get("maximum"))


def _string(schema: Schema) -> str:
    size = _range(schema.get("minLength"), schema.get("maxLength"))
    shape = schema.get("format") or schema.get("pattern")
    return f"text{size}{' characters' if size else ''}" + (
        f", <code>{escape(shape)}</code>" if shape else ""
    )


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "list of " + " and ".join(_kind(item) for item in schema["prefixItems"])
    size = _range(schema.get("minItems"), schema.get("maxItems"))
    items: Schema = schema.get("items") or {}
    return f"list of {_kind(items)}" + (f" ({size.strip()} of them)" if size else "")


def _object(schema: Schema) -> str:
    values: Schema | bool = schema.get("additionalProperties", False)
    return "object" if isinstance(values, bool) else f"object of {_kind(values)}"


_WORDS = {
    "integer": _number,
    "number": _number,
    "string": _string,
    "array": _array,
    "object": _object,
    "boolean": _boolean,
    "null": _null,
}


def _range(least: object, most: object) -> str:
    if least is None and most is None:
        return ""
    if least is None:
        return f" up to {most}"
    return f" from {least}" if most is None else f" {least} to {most}"


def _paragraphs(words: str) -> Iterator[str]:
    yield from (f"<p>{escape(part)}</p>" for part in words.split("\n\n") if part.strip())


def _anchor(kind: str, name: str) -> str:
    plain = "".join(c if c.isalnum() else "-" for c in name)
    return f"{kind}-{plain}"


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
