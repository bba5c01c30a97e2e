"""What a modified client may try over HTTP: each trick makes a request that must be refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final
from urllib.parse import quote

from msgspec import Struct

from bench.bad_deeds import MARK, bad_deed, deed_at, encoded, legal_values, nested
from bench.sampling import Json
from bench.scene import Person, Scene

_PRIVATE: Final = (
    "https://127.0.0.1/",
    "https://localhost/",
    "http://example.com/",
    "https://10.1.2.3/x",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "https://2130706433/",
    "https://0x7f.1/",
    "gopher://x/",
    "https://user:pw@10.0.0.1/",
    "https://",
    "https://example.com:22/",
    "https://[::ffff:127.0.0.1]/",
    "//127.0.0.1",
    "not a url",
)
_CLIMBING: Final = (
    "..%2f..%2f__init__.py",
    "..%2f..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/state.py",
    "....//board.json",
    "board.json%00.svg",
    "..\\..\\state.py",
    "provinces.toml",
    ".",
    "..",
    "board.json/../../state.py",
    "%252e%252e%252fboard.json",
    "BOARD.JSON",
    "board.json ",
    "%c0%ae",
)
_READABLE: Final = ("", "/view", "/log", "/record", "/talk")


class Http(Struct, frozen=True):
    """A request; `raw` replaces all the rest."""

    kind: str
    method: str
    path: str
    headers: dict[str, str] = {}
    body: bytes | None = None
    raw: bytes | None = None

    def wire(self, host: str) -> bytes:
        """The bytes to send."""
        if self.raw is not None:
            return self.raw
        lines = [f"{self.method} {self.path} HTTP/1.1"]
        headers = {"Host": host, **self.headers}
        if self.body is not None and "Transfer-Encoding" not in headers:
            headers.setdefault("Content-Length", str(len(self.body)))
        lines += [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + (self.body or b"")


_JSON: Final = {"Content-Type": "application/json"}


def _post(kind: str, path: str, person: Person | None, body: bytes, **headers: str) -> Http:
    head = {} if person is None else person.head
    return Http(kind, "POST", path, {**_JSON, **head, **headers}, body)


def _deed_by_bob(scene: Scene, rng: Random) -> Http:
    kind, table, body = bad_deed(scene, rng)
    return _post(kind, f"/api/tables/{table}/deeds", scene.bob, body)


def _deed_by_others(scene: Scene, rng: Random) -> Http:
    view = scene.views[scene.asked]
    body = encoded(deed_at(view, rng.choice(legal_values(view["question"]["choices"]))))
    person = rng.choice([scene.ann, scene.carl, scene.dora, None])
    return _post("wrong seat", f"/api/tables/{scene.asked}/deeds", person, body)


def _malformed(scene: Scene, rng: Random) -> Http:
    good = encoded(deed_at(scene.views[scene.asked], {"type": "tax"}))
    cut = rng.randrange(len(good) - 1)
    body = rng.choice(
        [
            b"",
            b"{",
            b"null",
            b"[]",
            good[:cut],
            good + b"}",
            b"\xff" + good,
            b"\xef\xbb\xbf" + good,
            good.replace(b":", b"=", 1),
            b'{"kind":"answer","ply":NaN}',
            b"\x00" * 40,
            b'{"kind":"answer","ply":1' + b"0" * 5000 + b"}",
            b"'" + good,
            good.decode().encode("utf-16"),
            b'{"kind":"\\ud800","ply":0}',
            b'{"kind":"answer","ply":0,"value":"\\ud800"}',
        ]
    )
    return _post("malformed", f"/api/tables/{scene.asked}/deeds", scene.bob, body)


def deep(scene: Scene, rng: Random) -> Http:
    """A value nested deeply."""
    depth = rng.choice([60, 120, 200, 330, 480, 700, 900, 960, 990, 1010, 1500, 6000])
    value = nested(depth, rng.randrange(3))
    view = scene.views[scene.asked]
    start = b'{"kind":"answer","ply":%d,"epoch":%d,"value":' % (view["ply"], view["epoch"])
    return _post("deep", f"/api/tables/{scene.asked}/deeds", scene.bob, start + value + b"}")


def _oversized(scene: Scene, rng: Random) -> Http:
    body = b'{"kind":"answer","ply":0,"value":"' + b"a" * rng.choice([65_536, 70_000, 200_000])
    path = f"/api/tables/{scene.asked}/deeds"
    if rng.random() < 0.5:
        return _post("oversized", path, scene.bob, body + b'"}')
    chunked = b"".join(
        b"%x\r\n%s\r\n" % (len(part), part)
        for part in (body[n : n + 8000] for n in range(0, len(body), 8000))
    )
    head = {**_JSON, **scene.bob.head, "Transfer-Encoding": "chunked"}
    return Http("oversized", "POST", path, head, chunked + b"0\r\n\r\n")


def _wrong_media(scene: Scene, rng: Random) -> Http:
    media = rng.choice(
        [
            "text/plain",
            "application/x-www-form-urlencoded",
            "",
            "multipart/form-data",
            "application/json; charset=latin-1",
            MARK,
        ]
    )
    deed = encoded(deed_at(scene.views[scene.asked], {"type": "tax"}))
    head = {**scene.bob.head, "Content-Type": media}
    return Http("wrong media", "POST", f"/api/tables/{scene.asked}/deeds", head, deed)


def _bad_token(scene: Scene, rng: Random) -> Http:
    token = scene.bob.token
    spot = rng.randrange(len(token))
    flipped = token[:spot] + rng.choice("0aZ-_.") + token[spot + 1 :]
    forged = rng.choice(
        [
            *scene.void_tokens,
            flipped if flipped != token else token[:-1],
            token[:-2],
            token + "a",
            "",
            ".",
            token.upper(),
            MARK,
            "1-0",
            "1-0..",
            "a" * 3000,
            "\xe9" * 20,
            f"{token} {token}",
            token.replace("2-0", "1-0", 1) if token.startswith("2-0") else token[1:],
        ]
    )
    path = rng.choice([f"/api/tables/{scene.asked}/view", "/api/me", "/api/me/notices"])
    return Http("bad token", "GET", path, {"Authorization": f"Bearer {forged}"})


def _bad_cookie(scene: Scene, rng: Random) -> Http:
    """A cookie from nowhere: forged, or without an origin, or from another site."""
    token = rng.choice([*scene.void_tokens, scene.bob.token, MARK])
    head = {"Cookie": f"a=b; oyez={token}"}
    other = rng.choice(
        [
            {},
            {"Origin": "https://evil.example"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "same-site"},
        ]
    )
    path = f"/api/tables/{scene.asked}/talk"
    return Http("cross-origin", "POST", path, {**_JSON, **head, **other}, b'{"text":"hello"}')


def _cross_origin(scene: Scene, rng: Random) -> Http:
    other = rng.choice(
        [
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": f"{scene.base}.evil.example"},
            {"Origin": scene.base + "@evil.example"},
            {"Sec-Fetch-Site": "cross-site"},
            {"Origin": "file://"},
            {"Origin": scene.base.replace("http", "ftp")},
            {"Origin": MARK},
        ]
    )
    method, path = rng.choice(
        [
            ("POST", f"/api/tables/{scene.lobby}/seat"),
            ("DELETE", "/api/sessions"),
            ("PATCH", "/api/me"),
            ("POST", "/api/guests"),
        ]
    )
    body = None if method == "DELETE" else b"{}"
    return Http("cross-origin", method, path, {**_JSON, **scene.bob.head, **other}, body)


def _wrong_host(scene: Scene, rng: Random) -> Http:
    host = rng.choice(
        [
            "evil.example",
            "127.0.0.1.evil.example",
            "",
            "[::1",
            "localhost:99999999",
            "192.168.1.1",
            "a b",
            "127.0.0.1@evil.example",
            MARK,
        ]
    )
    path = rng.choice(["/api/me", "/api/games", f"/api/tables/{scene.asked}/view"])
    return Http("wrong host", "GET", path, {"Host": host, **scene.bob.head})


def _climb(scene: Scene, rng: Random) -> Http:
    part = rng.choice(_CLIMBING)
    game = rng.choice(["barbarian_kingdoms", "..", "%2e%2e", "auction", MARK])
    path = rng.choice(
        [
            f"/api/games/{game}/drawings/{part}",
            f"/{part}",
            f"/api/{part}",
            f"/static/{part}",
            f"/api/games/{part}/rules",
            f"/api/games/{game}/texts?lang={part}",
            f"/api/docs/{part}",
            f"/api/games/{game}/rules?lang=../../{quote(part)}",
            f"//etc/passwd{part}",
            "/.git/config",
        ]
    )
    return Http("path traversal", "GET", path.replace(" ", "%20"), scene.carl.head)


def _huge(scene: Scene, rng: Random) -> Http:
    size = rng.choice([9_000, 20_000, 60_000, 100_000])
    match rng.randrange(4):
        case 0:
            head = {"Authorization": "Bearer " + "a" * size}
            return Http("huge", "GET", "/api/me", head)
        case 1:
            return Http("huge", "GET", "/api/tables?" + "a" * size, scene.bob.head)
        case 2:
            query = "&".join(f"p{n}=1" for n in range(size // 10))
            return Http("huge", "GET", f"/api/tables?{query}", scene.bob.head)
        case _:
            return Http("huge", "GET", "/api/" + "a/" * (size // 2), scene.bob.head)


def _foreign(scene: Scene, rng: Random) -> Http:
    """A table that is not there, or that one may not know of."""
    secret = [scene.hidden, scene.hidden_open]
    number = rng.choice(
        [
            *secret,
            *secret,
            10**6,
            rng.randrange(7, 2**53),
            0,
            -1,
            "x",
            "1.5",
            "1e3",
            2**53,
            10**40,
            "%31%00",
            "١",
        ]
    )
    person = rng.choice([scene.carl, scene.bob, None])
    table = f"/api/tables/{quote(str(number), safe='%')}"
    if rng.random() < 0.6:
        guess = rng.choice(["", f"?invitation={wrong_invitation(scene, number, rng)}"])
        path = table + rng.choice(_READABLE) + guess
        return Http("foreign table", "GET", path, {} if person is None else person.head)
    action, body = rng.choice(
        [
            ("/deeds", b'{"kind":"answer","ply":0}'),
            ("/talk", b'{"text":"hi"}'),
            ("/seat", b"{}"),
            ("/start", b"{}"),
        ]
    )
    return _post("foreign table", table + action, person, body)


def wrong_invitation(scene: Scene, table: Any, rng: Random) -> str:
    """An invitation to another table, or to none."""
    some = rng.choice(scene.invitations)
    right = {scene.hidden: 3, scene.hidden_open: 4}.get(table, -1)
    foreign = rng.choice([each for n, each in enumerate(scene.invitations) if n != right])
    return quote(rng.choice([foreign, some[:-1], some + "A", some.lower(), MARK, "", "%00"]))


def _uninvited(scene: Scene, rng: Random) -> Http:
    table = rng.choice([scene.hidden, scene.hidden_open])
    body = {"invitation": wrong_invitation(scene, table, rng), "seat": rng.choice([None, 0, 1, 50])}
    path = f"/api/tables/{table}/seat"
    return _post("bad invitation", path, rng.choice([scene.carl, scene.bob]), encoded(body))


def _not_host(scene: Scene, rng: Random) -> Http:
    person = rng.choice([scene.bob, scene.carl])
    table = f"/api/tables/{rng.choice([scene.lobby, scene.asked])}"
    method, path, body = rng.choice(
        [
            ("POST", "/start", b'{"bot":"random"}'),
            ("DELETE", "", None),
            ("PUT", "/seats/1/bot", b'{"bot":"random"}'),
            ("PUT", "/seats/0/bot", b'{"bot":null}'),
            ("PUT", "/seats/99/bot", b"{}"),
            ("PUT", "/seats/-1/bot", b"{}"),
        ]
    )
    return Http("not the host", method, table + path, {**_JSON, **person.head}, body)


def _bad_seat(scene: Scene, rng: Random) -> Http:
    seat = rng.choice([0, 2, 7, 100, 101, -1, "1", 0.5, [], True])
    path = f"/api/tables/{rng.choice([scene.lobby, scene.asked])}/seat"
    body = {"seat": seat, **rng.choice([{}, {MARK: 1}])}
    return _post("bad seat", path, scene.carl, encoded(body))


def bad_talk(scene: Scene, rng: Random) -> Http:
    """Talk that is not allowed, or none."""
    body: Any = rng.choice(
        [
            {"text": "hi", "to": [9]},
            {"text": "hi", "to": [-1]},
            {"text": "hi", "to": [101]},
            {},
            {"text": "hi", "to": []},
            {"text": ""},
            {"text": "a" * 1001},
            {"text": "\x00\x07"},
            {"text": 5},
            {"text": "hi", "to": [0] * 21},
            {"text": "hi", "seat": 0},
            {"text": "  \n "},
            {"text": "hi", "key": ""},
            {"text": "hi", "key": "k" * 65},
            {"text": None},
            [],
            "hi",
        ]
    )
    path, person = f"/api/tables/{scene.asked}/talk", scene.bob
    if rng.random() < 0.3:
        # Who only looks on may talk to others who do, but not to a seat.
        body, person = {"text": f"hi {MARK}", "to": [0]}, rng.choice([scene.carl, scene.dora])
    return _post("bad talk", path, person, encoded(body))


def _bad_address(scene: Scene, rng: Random) -> Http:
    url = rng.choice(_PRIVATE)
    if rng.random() < 0.5:
        head = {**_JSON, **scene.carl.head}
        return Http("bad webhook", "PUT", "/api/me/webhook", head, encoded({"url": url}))
    device = {"endpoint": url, "keys": {"p256dh": MARK, "auth": "AAAA"}}
    return _post("bad device", "/api/me/devices", scene.carl, encoded(device))


def _bad_table(scene: Scene, rng: Random) -> Http:
    plan: Json = {"game": "barbarian_kingdoms", "seats": ["me", "open"]}
    wrong: Json = rng.choice(
        [
            {"game": MARK},
            {"game": "../x"},
            {"seats": []},
            {"seats": ["me"]},
            {"seats": ["me", "me"]},
            {"seats": ["me"] * 21},
            {"seats": ["me", MARK]},
            {"options": {"scenario": MARK}},
            {"options": {"kingdoms": ["franks", "franks"]}},
            {"options": {"kingdoms": 5}},
            {"pace": {}},
            {"options": []},
            {"pace": {"type": "live", "per_decision": -5, "bank": 0}},
            {"title": "a" * 81},
            {"pace": {"type": "correspondence", "days": 3, "zone": "../../etc/passwd"}},
            {"public": 1},
            {"pace": {"type": "correspondence", "days": 3, "zone": "/etc/passwd"}},
            {MARK: 1},
            {"title": "\x00"},
            {"options": {"kingdoms": ["atlantis", "franks"]}},
            {"seats": "me"},
            {"pace": {"type": "live", "per_decision": 1e309, "bank": 0}},
            {"title": "\u202e"},
        ]
    )
    return _post("bad table", "/api/tables", scene.carl, encoded(plan | wrong))


def _bad_person(_: Scene, rng: Random) -> Http:
    path, body = rng.choice(
        [
            ("/api/guests", {"name": "a" * 41}),
            ("/api/guests", {"name": "\x00"}),
            ("/api/guests", []),
            ("/api/guests", {"name": 5}),
            ("/api/guests", {"lang": "xx"}),
            ("/api/guests", {"id": 1}),
            ("/api/accounts", {"name": "x", "password": "short"}),
            ("/api/accounts", {"name": "x"}),
            ("/api/accounts", {"name": "", "password": MARK}),
            ("/api/sessions", {"name": "Dora"}),
            ("/api/accounts", {"name": "x", "password": "a" * 201}),
            ("/api/sessions", {"name": None}),
        ]
    )
    return _post("bad person", path, None, encoded(body))


def _wrong_method(scene: Scene, rng: Random) -> Http:
    method = rng.choice(["TRACE", "CONNECT", "PUT", "PATCH", "DELETE", "POST", "PROPFIND", "LOCK"])
    path = rng.choice(
        [
            "/api/games",
            "/api/openapi.json",
            "/api/docs",
            f"/api/tables/{scene.asked}/view",
            "/api/push/key",
            "/nowhere",
            "/api/me/notices",
        ]
    )
    return Http("wrong method", method, path, scene.bob.head)


def _odd_request(scene: Scene, rng: Random) -> Http:
    """What is hardly HTTP any more."""
    host = scene.base.removeprefix("http://").encode()
    start = b"POST /api/tables/%d/talk HTTP/1.1\r\nHost: %s\r\n" % (scene.asked, host)
    start += b"Authorization: Bearer %s\r\n" % scene.bob.token.encode()
    start += b"Content-Type: application/json\r\n"
    said = b'{"text":"hi"}'
    raw = rng.choice(
        [
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"GET\r\n\r\n",
            b"\x00" * 100,
            b"GET / HTTP/9.9\r\n\r\n",
            b"HELO mail\r\n\r\n",
            b"GET / HTTP/1.1\r\nBad Header\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",
            start + b"Content-Length: 13\r\nContent-Length: 5\r\n\r\n" + said,
            start + b"Content-Length: 13\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + said,
            start + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n" + said + b"\r\n0\r\n\r\n",
            start + b"Content-Length: -1\r\n\r\n" + said,
            start + b"Content-Length: 1e1\r\n\r\n" + said,
            start + b"Transfer-Encoding: gzip\r\n\r\n" + said,
            start + b"Host: other\r\n\r\n" + said,
            start + b"X: a\r\n b\r\nContent-Length: x\r\n\r\n" + said,
            start + b"Authorization: Bearer x\r\nContent-Length: 13\r\n\r\n" + said,
        ]
    )
    return Http("odd request", "POST", "-", raw=raw)


_HTTP: Final[list[Callable[[Scene, Random], Http]]] = [
    *[_deed_by_bob] * 8,
    _deed_by_others,
    _malformed,
    _malformed,
    deep,
    _wrong_media,
    _bad_token,
    _bad_token,
    _bad_cookie,
    _cross_origin,
    _wrong_host,
    _climb,
    _climb,
    _foreign,
    _foreign,
    _foreign,
    _uninvited,
    _not_host,
    _bad_seat,
    bad_talk,
    _bad_address,
    _bad_table,
    _bad_person,
    _wrong_method,
]
_HEAVY: Final[list[Callable[[Scene, Random], Http]]] = [_oversized, _huge, _odd_request]


def http_trick(scene: Scene, rng: Random) -> Http:
    """Any trick over HTTP; the costly ones less often."""
    return rng.choice(_HEAVY if rng.random() < 0.06 else _HTTP)(scene, rng)
