"""The page: everything it names is there, nothing else is, and it keeps to the strict policy."""

import asyncio
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from oyez.server.guard import CONTENT_SECURITY_POLICY, Settings, application
from oyez.server.pages import FOLDER, pages

SCRIPTS = sorted(path.name for path in FOLDER.glob("*.js"))
LANGUAGES = ["en", "fr"]
MEDIA = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
}


def fetch(path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app = application(pages(), settings=Settings())
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def words(language: str) -> dict[str, str]:
    book: dict[str, str] = json.loads((FOLDER / f"{language}.json").read_text(encoding="utf-8"))
    return book


def source(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


class Tags(HTMLParser):
    """All tags of a page with their attributes, and what stands inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._inside = tag if tag in ("script", "style") else ""

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.inline += data.strip()


@pytest.mark.parametrize("path", ["/", "/t/7", "/join/7/some-secret"])
def test_every_address_shows_the_same_page(path: str) -> None:
    answer = fetch(path)
    assert answer.status_code == 200
    assert answer.content == (FOLDER / "index.html").read_bytes()
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_every_file_is_served_and_asked_for_again(path: Path) -> None:
    answer = fetch(f"/page/{path.name}")
    assert answer.status_code == 200
    assert answer.content == path.read_bytes()
    assert answer.headers["content-type"] == MEDIA[path.suffix]
    assert answer.headers["cache-control"] == "no-cache"
    known = fetch(f"/page/{path.name}", **{"if-none-match": f'"x", W/{answer.headers["etag"]}'})
    assert (known.status_code, known.content) == (304, b"")
    assert known.headers["etag"] == answer.headers["etag"]
    assert fetch(f"/page/{path.name}", **{"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/page/",
        "/page/missing.js",
        "/page/..%2fpages.py",
        "/page/..%2f..%2f..%2fetc%2fpasswd",
        "/page/%2e%2e/pages.py",
        "/page/sub/main.js",
        "/t/",
        "/t/none",
        "/t/1/2",
        "/join/1",
        "/join/x/secret",
        "/index.html",
    ],
)
def test_there_is_nothing_else(path: str) -> None:
    answer = fetch(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


def test_the_page_keeps_to_the_policy() -> None:
    tags = Tags(source("index.html"))
    assert not tags.inline
    for _, attributes in tags.found:
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    for name in SCRIPTS:
        text = source(name)
        assert not re.search(r"\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML", text)
        assert not re.search(r"\bstyle: |setAttribute\('style'", text)
        assert "://" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"@import|url\(", source("style.css"))


def test_everything_that_is_referred_to_exists() -> None:
    there = {path.name for path in FOLDER.iterdir()}
    for _, attributes in Tags(source("index.html")).found:
        for address in (attributes.get("src"), attributes.get("href")):
            if address and not address.startswith(("data:", "#")):
                assert address.removeprefix("/page/") in there
    imported = {each for name in SCRIPTS for each in re.findall(r"from '\./([^']+)'", source(name))}
    assert imported == {*SCRIPTS} - {"main.js"}


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_import_is_exported_and_used(name: str) -> None:
    text = source(name)
    for names, module in re.findall(r"import \{([^}]*)\} from '\./([^']+)'", text):
        for each in filter(None, (part.strip() for part in names.split(","))):
            word = rf"(?<![\w$]){re.escape(each)}(?![\w$])"
            exported = rf"export (?:async )?(?:const|let|function|class) {word}"
            assert re.search(exported, source(module)), f"{module} does not export {each}"
            assert len(re.findall(word, text)) > 1, each


def test_languages_say_the_same() -> None:
    books = [words(language) for language in LANGUAGES]
    assert len({tuple(book) for book in books}) == 1
    for key in books[0]:
        places = [set(re.findall(r"\{(\w+)\}", book[key])) for book in books]
        assert all(place == places[0] for place in places), key
        assert all(book[key].strip() for book in books), key


def test_what_the_scripts_say_has_words() -> None:
    text = "\n".join(map(source, SCRIPTS))
    known = words("en")
    plain = set(re.findall(r"\bt\('([^']+)'", text))
    assert plain <= {*known}
    # Some keys are put together, such as `leaf.` and a name.
    stems = tuple(re.findall(r"\b(?:t|has)\(`([a-z.]+)\$\{", text))
    quoted = set(re.findall(r"'([a-z][a-z.-]*)'", text))
    assert [key for key in known if key not in quoted and not key.startswith(stems)] == []
