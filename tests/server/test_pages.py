"""The client: every file of its build is served as it should be, and nothing else."""

import asyncio
import gzip
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from oyez.server.wire.guard import CONTENT_SECURITY_POLICY, GuardSettings, application
from oyez.server.wire.static_files import FOLDER, NOT_BUILT, client_routes, is_built
from tests.server.clients import Server

INDEX = "<!doctype html><title>Oyez</title>" + " " * 600
SCRIPT = "export const x = 1;\n" * 60
HTML = {"accept": "text/html,application/xhtml+xml"}
# What a first visit may take, fonts included.
FIRST_LOAD = 400_000

built_only = pytest.mark.skipif(not is_built(), reason="the client has not been built")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small client, as a build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "index.html.br").write_bytes(b"as if by brotli")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(INDEX.encode()))
    (tmp_path / "assets" / "main-abc.js").write_text(SCRIPT)
    (tmp_path / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "assets" / "text-abc.woff2").write_bytes(b"letters")
    (tmp_path / "sw.js").write_text("// worker")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "notes.md").write_text("not for everybody")
    return tmp_path


def fetch(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app = application(client_routes(folder), settings=GuardSettings())
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            plain = {"accept-encoding": "identity", "accept": "*/*"}
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return await client.request(method, path, headers=plain | sent)

    return asyncio.run(ask())


ADDRESSES = [
    "/",
    "/new",
    "/t/7",
    "/t/7?moment=12",
    "/join/7/some-secret",
    "/me",
    "/learn",
    "/learn/barbarian_kingdoms",
    "/rules/barbarian_kingdoms",
    "/deal/barbarian_kingdoms",
    "/deal/barbarian_kingdoms/friday-7?beat=7",
    "/about",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_shows_the_same_page(folder: Path, path: str) -> None:
    answer = fetch(folder, path)
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_files_with_lasting_names_are_asked_for_again(folder: Path, path: str, media: str) -> None:
    answer = fetch(folder, path)
    assert answer.content == (folder / path[1:]).read_bytes()
    assert answer.headers["content-type"] == media
    assert answer.headers["cache-control"] == "no-cache"
    known = fetch(folder, path, if_none_match=f'"x", W/{answer.headers["etag"]}')
    assert (known.status_code, known.content) == (304, b"")
    assert known.headers["etag"] == answer.headers["etag"]
    assert fetch(folder, path, if_none_match='"x"').status_code == 200


@pytest.mark.parametrize("name", ["main-abc.js", "text-abc.woff2"])
def test_assets_are_kept_for_ever(folder: Path, name: str) -> None:
    answer = fetch(folder, f"/assets/{name}")
    assert answer.status_code == 200
    assert answer.content == (folder / "assets" / name).read_bytes()
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_comes_packed_as_the_browser_reads_it(
    folder: Path, accepted: str, way: str | None
) -> None:
    # Only the headers: what is packed here by "brotli" could not be unpacked.
    answer = fetch(folder, "/", "HEAD", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == way
    assert answer.headers["vary"] == "Accept-Encoding"
    packed = {"br": ".br", "gzip": ".gz", None: ""}[way]
    size = (folder / f"index.html{packed}").stat().st_size
    assert int(answer.headers["content-length"]) == size


def test_each_way_of_packing_has_its_own_tag(folder: Path) -> None:
    plain, packed = (fetch(folder, "/", accept_encoding=each) for each in ("identity", "gzip"))
    assert packed.text == plain.text
    assert packed.headers["etag"] != plain.headers["etag"]
    known = packed.headers["etag"]
    assert fetch(folder, "/", accept_encoding="gzip", if_none_match=known).status_code == 304
    assert fetch(folder, "/", if_none_match=known).status_code == 200


NOTHING = [
    "/nowhere",
    "/index.html",
    "/index.html.br",
    "/notes.md",
    "/assets/",
    "/assets/missing.js",
    "/assets/main-abc.js.gz",
    "/assets/..%2f..%2fpages.py",
    "/%2e%2e/pages.py",
    "/t/",
    "/t/none",
    "/t/1/2",
    "/join/1",
    "/join/x/secret",
    "/api/nowhere",
    "/api",
]


@pytest.mark.parametrize("path", NOTHING)
def test_there_is_nothing_else(folder: Path, path: str) -> None:
    answer = fetch(folder, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


@pytest.mark.parametrize("path", ["/nowhere", "/t/none", "/index.html"])
def test_a_person_is_told_so_by_the_page(folder: Path, path: str) -> None:
    answer = fetch(folder, path, **HTML)
    assert (answer.status_code, answer.text) == (404, INDEX)
    known = fetch(folder, path, **HTML, if_none_match=answer.headers["etag"])
    assert known.status_code == 404


@pytest.mark.parametrize("path", ["/api/nowhere", "/api", "/assets/missing.js"])
def test_but_not_where_there_are_no_pages(folder: Path, path: str) -> None:
    answer = fetch(folder, path, **HTML)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


def test_nothing_can_be_sent_to_a_file(folder: Path) -> None:
    assert fetch(folder, "/sw.js", "POST").status_code == 404
    assert fetch(folder, "/nowhere", "DELETE").status_code == 404
    assert fetch(folder, "/", "POST").status_code == 405


def test_without_a_build_the_server_says_so(tmp_path: Path) -> None:
    assert not is_built(tmp_path)
    answer = fetch(tmp_path, "/")
    assert answer.status_code == 503
    assert NOT_BUILT in answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    assert fetch(tmp_path, "/sw.js").status_code == 404


# -- what the client loads of a game ---------------------------------------------------------------


@pytest.mark.parametrize("what", ["rules?lang=fr", "texts", "drawings/board.json"])
def test_a_game_is_loaded_packed_and_only_once(server: Server, what: str) -> None:
    path = f"/api/games/barbarian_kingdoms/{what}"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    packed = server.http.get(path, headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    for answer, ways in ((plain, "identity"), (packed, "br, gzip")):
        assert answer.headers["vary"] == "Accept-Encoding"
        known = {"accept-encoding": ways, "if-none-match": answer.headers["etag"]}
        assert server.http.get(path, headers=known).status_code == 304
    assert plain.headers["etag"] != packed.headers["etag"]


# -- the client as it is built ---------------------------------------------------------------------


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

    def addresses(self) -> list[str]:
        """The files that the page names."""
        named = [each.get("src") or each.get("href") for _, each in self.found]
        return [address for address in named if address]


@built_only
def test_the_built_page_keeps_to_the_policy() -> None:
    tags = Tags((FOLDER / "index.html").read_text(encoding="utf-8"))
    assert not tags.inline
    for _, attributes in tags.found:
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    for path in FOLDER.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"url\((?!['\"]?/assets/)", text.replace("url(#", "")), path.name


@built_only
def test_everything_that_the_built_page_names_is_there() -> None:
    addresses = Tags((FOLDER / "index.html").read_text(encoding="utf-8")).addresses()
    assert addresses
    for address in addresses:
        assert address.startswith("/")
        assert fetch(FOLDER, address).status_code == 200, address


@built_only
def test_the_worker_keeps_only_what_is_there() -> None:
    worker = (FOLDER / "sw.js").read_text(encoding="utf-8")
    listed = re.findall(r'\["(/[^"]*)","[0-9a-f]{12}"\]', worker)
    assert "/" in listed
    assert not [path for path in listed if path.startswith("/api")]
    for path in listed:
        assert fetch(FOLDER, path).status_code == 200, path


@built_only
def test_a_first_visit_is_light() -> None:
    everything = [p for p in FOLDER.rglob("*") if p.suffix in (".js", ".css", ".woff2", ".html")]
    sizes = [min(p.stat().st_size, _packed(p)) for p in everything]
    # Even all pages and all fonts together are not more than a first visit may take.
    assert sum(sizes) < FIRST_LOAD


def _packed(path: Path) -> int:
    packed = path.with_name(path.name + ".br")
    return packed.stat().st_size if packed.is_file() else path.stat().st_size
