"""Messages to the outside: what they look like, where they must not go, what can go wrong."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import logging
import socket
import ssl
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.waiting import LIMIT
from oyez.server.notices import outbound
from oyez.server.notices.outbound import (
    PRIVATE,
    PUBLIC,
    HostUnreachableError,
    OutboundPolicy,
    UrlForbiddenError,
    check_url,
    is_public,
    origin,
    post,
)

T = TypeVar("T")
Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
SILENCE = b""
"""An answer that never comes."""


def status(code: int) -> bytes:
    """An answer with nothing but a status."""
    return b"HTTP/1.1 %d Something\r\nContent-Length: 0\r\n\r\n" % code


class Office:
    """A real server on this machine that keeps what it receives and answers as it was told to."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.port = 0

    def url(self, path: str = "/", *, scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").strip().split("\r\n")
        pairs = [line.split(": ", 1) for line in lines]
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append((first, headers, body))
        answer = self.answers.pop(0)
        writer.write(answer)
        await (asyncio.sleep(LIMIT) if answer == SILENCE else writer.drain())


@asynccontextmanager
async def listening(serve: Serve, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A port of this machine where somebody serves; at the end nothing is left of it."""
    visits: list[tuple[asyncio.Task[Any] | None, asyncio.StreamWriter]] = []

    async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visits.append((asyncio.current_task(), writer))
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await serve(reader, writer)
        writer.close()

    server = await asyncio.start_server(attend, "127.0.0.1", 0, ssl=tls)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task, writer in visits:
            writer.transport.abort()
            assert task is not None
            task.cancel()
        await asyncio.sleep(0.01)


@asynccontextmanager
async def office(*answers: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[Office]:
    """An office that is open, with an answer for each message that it will receive."""
    desk = Office(*answers)
    async with listening(desk.serve, tls) as desk.port:
        yield desk


def send(
    answer: bytes, headers: Mapping[str, str] | None = None, timeout: float = LIMIT
) -> tuple[int, Office]:
    """One message to an office on this machine."""

    async def scene() -> tuple[int, Office]:
        async with office(answer) as desk:
            got = await post(
                desk.url("/hook?key=1"), b"hello", headers or {}, policy=PRIVATE, timeout=timeout
            )
            return got, desk

    return asyncio.run(scene())


# What is sent, and what is made of the answer


def test_a_message_is_an_ordinary_request() -> None:
    got, desk = send(OK, {"Content-Type": "text/plain", "X-Extra": "é".encode().hex()})
    assert got == 200
    assert desk.received == [
        (
            "POST /hook?key=1 HTTP/1.1",
            {
                "host": f"127.0.0.1:{desk.port}",
                "user-agent": "Oyez",
                "content-type": "text/plain",
                "x-extra": "c3a9",
                "content-length": "5",
                "connection": "close",
            },
            b"hello",
        )
    ]


@pytest.mark.parametrize("code", [200, 201, 204, 400, 404, 410, 429, 500, 503])
def test_the_status_is_told(code: int) -> None:
    assert send(status(code))[0] == code


def test_a_redirect_is_not_followed() -> None:
    got, desk = send(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/secret\r\n\r\n")
    assert (got, len(desk.received)) == (302, 1)


def test_a_status_that_announces_another_is_passed_over() -> None:
    early = b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"
    assert send(early + b"HTTP/1.1 202 Accepted\r\n\r\n")[0] == 202


def test_an_answer_may_be_as_long_as_it_likes_for_we_do_not_read_it() -> None:
    assert send(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 5_000_000)[0] == 200


@pytest.mark.parametrize(
    "answer",
    [
        b"\r\n",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"HTTP/1.1 2",
        b"HTTP/1.1 99 What\r\n\r\n",
        b"HTTP/1.1 600 What\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"x" * 100_000,
        b"HTTP/1.1 200" + b"x" * 100_000 + b"\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 10_000,
    ],
)
def test_an_answer_that_is_none_is_as_good_as_none(answer: bytes) -> None:
    with pytest.raises(HostUnreachableError):
        send(answer)


def test_whoever_does_not_answer_in_time_is_unreachable() -> None:
    with pytest.raises(HostUnreachableError, match="too long"):
        send(SILENCE, timeout=0.2)


def test_whoever_trickles_is_unreachable() -> None:
    async def trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"H")
            await asyncio.sleep(0.01)

    async def scene() -> None:
        async with listening(trickle) as port:
            with pytest.raises(HostUnreachableError, match="too long"):
                await post(f"http://127.0.0.1:{port}/", b"", {}, policy=PRIVATE, timeout=0.3)

    asyncio.run(scene())


def test_a_slow_look_up_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = threading.Event()

    def look_up(host: str, port: int) -> list[str]:
        given_up.wait(LIMIT)
        return ["127.0.0.1"]

    async def scene() -> None:
        with pytest.raises(HostUnreachableError, match="too long"):
            await post("http://slow.example/", b"", {}, policy=PRIVATE, timeout=0.1)
        given_up.set()

    monkeypatch.setattr(outbound, "look_up", look_up)
    asyncio.run(scene())


def test_a_closed_door_is_unreachable() -> None:
    with socket.socket() as door:  # taken, but nobody listens
        door.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{door.getsockname()[1]}/"
        with pytest.raises(HostUnreachableError, match="does not take connections"):
            asyncio.run(post(url, b"", {}, policy=PRIVATE))


def test_a_name_without_address_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(host: str, port: int) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(outbound, "look_up", look_up)
    with pytest.raises(HostUnreachableError, match="no address"):
        asyncio.run(post("https://nowhere.example/", b"", {}, policy=PUBLIC))


@pytest.mark.parametrize(
    "headers", [{"X": "a\r\nY: b"}, {"X": "a\nb"}, {"X: y\r\nZ": "a"}, {"X": "é"}, {"": "a"}]
)
def test_a_header_cannot_bring_others_along(headers: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="header"):
        send(OK, headers)


# Which addresses

PRIVATE_ADDRESSES = """
    0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 168.63.129.16
    169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1
    198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 ::
    ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::7f00:1
    64:ff9b::a00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::808:808 100::1 2001::1 2001:0:7f00:1::1
    2001:db8::1 2001:10::1 2002:7f00:1:: 2002:808:808::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254
    fe80::1 fe80::1%eth0 fec0::1 ff02::1
"""
PUBLIC_ADDRESSES = """
    1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 162.159.128.233 172.15.255.255 172.32.0.1
    2001:4860:4860::8888 2606:4700::1111 2a00:1450:4007:80c::200e 64:ff9b::808:808
"""


@pytest.mark.parametrize("text", PRIVATE_ADDRESSES.split())
def test_an_address_that_is_not_public_is_refused(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_public(ipaddress.ip_address(text))
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["8.8.8.8", text])
    monkeypatch.setattr(asyncio, "open_connection", unwanted)
    with pytest.raises(UrlForbiddenError, match="public internet"):
        asyncio.run(post("https://two-faced.example/", b"", {}, policy=PUBLIC))
    with pytest.raises(UrlForbiddenError):
        check_url(f"https://{text if '.' in text and ':' not in text else f'[{text}]'}/", PUBLIC)


@pytest.mark.parametrize("text", PUBLIC_ADDRESSES.split())
def test_an_address_that_is_public_will_do(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))
    assert check_url(f"https://{f'[{text}]' if ':' in text else text}/", PUBLIC) == text


@settings(deadline=None)
@given(st.ip_addresses(v=4).filter(lambda address: not address.is_global))
def test_what_python_calls_private_we_do(address: ipaddress.IPv4Address) -> None:
    assert not is_public(address)
    assert not is_public(ipaddress.IPv6Address((0x64FF9B << 96) | int(address)))


@settings(deadline=None)
@given(st.ip_addresses(v=6).filter(lambda address: not address.is_global))
def test_what_python_calls_private_we_do_with_longer_addresses(
    address: ipaddress.IPv6Address,
) -> None:
    assert not is_public(address) or address in outbound.NAT64


async def unwanted(*_args: Any, **_named: Any) -> Any:
    raise AssertionError("nothing must be connected to")


def test_only_the_address_that_was_checked_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that means another machine when asked again is not asked again."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    real = socket.getaddrinfo

    def getaddrinfo(host: Any, *args: Any, **named: Any) -> Any:
        assert host != "turncoat.example"
        return real(host, *args, **named)

    monkeypatch.setattr(outbound, "look_up", look_up)
    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)

    async def scene() -> Office:
        async with office(OK) as desk:
            url = desk.url(host="turncoat.example")
            assert await post(url, b"", {}, policy=PRIVATE) == 200
            return desk

    desk = asyncio.run(scene())
    assert asked == ["turncoat.example"]
    assert desk.received[0][1]["host"] == f"turncoat.example:{desk.port}"


def test_another_kind_of_address_is_tried_if_the_first_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["::1", "127.0.0.1"])

    async def scene() -> int:
        async with office(OK) as desk:
            return await post(desk.url(host="both.example"), b"", {}, policy=PRIVATE)

    assert asyncio.run(scene()) == 200


def test_the_real_look_up_knows_this_machine() -> None:
    assert "127.0.0.1" in outbound.look_up("localhost", 80)
    with pytest.raises(UrlForbiddenError, match="public internet"):
        asyncio.run(post("https://localhost/", b"", {}, policy=PUBLIC))


# Which URLs


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "https://"),
        ("hooks.example", "https://"),
        ("http://hooks.example/", "https://"),
        ("ftp://hooks.example/", "https://"),
        ("file:///etc/passwd", "https://"),
        ("javascript:alert(1)", "https://"),
        ("//hooks.example/", "https://"),
        ("https:///path", "host name"),
        ("https://", "host name"),
        ("https://me@hooks.example/", "password"),
        ("https://me:word@hooks.example/", "password"),
        ("https://hooks.example:80/", "port"),
        ("https://hooks.example:8443/", "port"),
        ("https://hooks.example:0/", "port"),
        ("https://hooks.example:99999/", "port"),
        ("https://hooks.example:x/", "port"),
        ("https://hooks.example/a b", "characters"),
        ("https://hooks.example/\r\nX: y", "characters"),
        ("https://hooks.example/\0", "characters"),
        ("https://hooks.example\\@127.0.0.1/", "characters"),
        ("https://höoks.example/", "characters"),
        ("https://hooks.example/é", "characters"),
        ("https://[::1/", "not a URL"),
        ("https://[nonsense]/", "URL"),
        ("https://hooks..example/", "host name"),
        ("https://-hooks.example/", "host name"),
        ("https://hooks.example./", "host name"),
        ("https://ho%6fks.example/", "host name"),
        (f"https://{'a' * 64}.example/", "host name"),
        (f"https://{'a.' * 150}example/", "host name"),
        ("https://127.1/", "host name"),
        ("https://2130706433/", "host name"),
        ("https://0x7f000001/", "host name"),
        ("https://0x7f.1/", "host name"),
        ("https://0177.0.0.1/", "host name"),
        ("https://127.0.0.1/", "public internet"),
        ("https://[::1]/", "public internet"),
        ("https://hooks.example/" + "a" * 2048, "longer"),
    ],
)
def test_a_bad_url_is_refused_with_the_reason(url: str, words: str) -> None:
    with pytest.raises(UrlForbiddenError, match=words):
        check_url(url, PUBLIC)
    with pytest.raises(UrlForbiddenError, match=words):
        asyncio.run(post(url, b"", {}, policy=PUBLIC))


@pytest.mark.parametrize(
    ("url", "policy", "host", "start"),
    [
        ("https://hooks.example/a?b=c#d", PUBLIC, "hooks.example", "https://hooks.example"),
        ("https://Hooks.Example:443", PUBLIC, "hooks.example", "https://hooks.example"),
        ("https://a-b.c_d.example/%20", PUBLIC, "a-b.c_d.example", "https://a-b.c_d.example"),
        ("HTTPS://4chan.example/", PUBLIC, "4chan.example", "https://4chan.example"),
        ("http://127.0.0.1:8000/", PRIVATE, "127.0.0.1", "http://127.0.0.1:8000"),
        ("http://printer/", PRIVATE, "printer", "http://printer"),
        ("https://[0::1]:8000/", PRIVATE, "::1", "https://[::1]:8000"),
        ("http://hooks.example:443/", PRIVATE, "hooks.example", "http://hooks.example:443"),
    ],
)
def test_a_good_url_is_taken(url: str, policy: OutboundPolicy, host: str, start: str) -> None:
    assert check_url(url, policy) == host
    assert origin(url, policy) == start


@settings(deadline=None)
@given(st.text() | st.text().map("https://{}".format))
def test_any_text_is_a_url_or_refused(text: str) -> None:
    with suppress(UrlForbiddenError):
        assert check_url(text, PUBLIC)


def test_plain_http_goes_to_the_ports_of_the_policy_only() -> None:
    policy = OutboundPolicy(http=True, ports=frozenset({80, 443}))
    assert check_url("http://hooks.example/", policy)
    with pytest.raises(UrlForbiddenError, match="port"):
        check_url("http://hooks.example:8000/", policy)


# TLS


class Certificate:
    """An authority, and the certificate of a server that it has signed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.trust = str(folder / "authority.pem")
        boss, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
        authority = self.sign("Authority", "Authority", boss.public_key(), boss)
        server = self.sign(name, "Authority", key.public_key(), boss)
        Path(self.trust).write_bytes(authority.public_bytes(serialization.Encoding.PEM))
        both = folder / "server.pem"
        both.write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            + server.public_bytes(serialization.Encoding.PEM)
        )
        self.server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.server.load_cert_chain(both)

    @staticmethod
    def sign(
        subject: str, issuer: str, key: ec.EllipticCurvePublicKey, boss: ec.EllipticCurvePrivateKey
    ) -> x509.Certificate:
        def name(text: str) -> x509.Name:
            return x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, text)])

        day = datetime.timedelta(days=1)
        now = datetime.datetime.now(datetime.UTC)
        return (
            x509.CertificateBuilder()
            .subject_name(name(subject))
            .issuer_name(name(issuer))
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - day)
            .not_valid_after(now + day)
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(subject)]), critical=False)
            .add_extension(x509.BasicConstraints(subject == issuer, None), critical=True)
            .sign(boss, hashes.SHA256())
        )


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Callable[[Coroutine[Any, Any, T]], T]:
    """What runs a scene, on either kind of loop."""

    def on_loop(scene: Coroutine[Any, Any, T]) -> T:
        factory = None
        if request.param == "uvloop":
            factory = pytest.importorskip("uvloop").new_event_loop
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(scene)

    return on_loop


def test_a_message_over_tls_names_the_host(
    run: Callable[[Coroutine[Any, Any, Office]], Office],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paper = Certificate(tmp_path, "hooks.example")
    named: list[str | None] = []
    paper.server.set_servername_callback(lambda link, name, context: named.append(name))
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["127.0.0.1"])

    async def scene() -> Office:
        policy = OutboundPolicy(ports=None, private=True, trust=paper.trust)
        async with office(OK, tls=paper.server) as desk:
            url = desk.url("/hook", scheme="https", host="hooks.example")
            assert await post(url, b"hello", {}, policy=policy) == 200
            return desk

    desk = run(scene())
    assert named == ["hooks.example"]
    assert desk.received[0][1]["host"] == f"hooks.example:{desk.port}"


@pytest.mark.parametrize("trusted", [True, False])
def test_a_certificate_must_be_trusted_and_for_that_name(
    trusted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Certificate(tmp_path, "another.example" if trusted else "hooks.example")
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["127.0.0.1"])

    async def scene() -> Office:
        policy = OutboundPolicy(ports=None, private=True, trust=paper.trust if trusted else "")
        async with office(OK, tls=paper.server) as desk:
            with pytest.raises(HostUnreachableError, match="certificate"):
                await post(desk.url(scheme="https", host="hooks.example"), b"", {}, policy=policy)
            return desk

    assert asyncio.run(scene()).received == []


@pytest.mark.parametrize(
    ("greeting", "words", "timeout"), [(b"SSH-2.0\r\n", "TLS", LIMIT), (b"", "too long", 0.5)]
)
def test_a_server_without_tls_gets_nothing(greeting: bytes, words: str, timeout: float) -> None:
    heard: list[bytes] = []

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(greeting)
        while data := await reader.read(5000):
            heard.append(data)

    async def scene() -> None:
        async with listening(greet) as port:
            with pytest.raises(HostUnreachableError, match=words):
                await post(f"https://127.0.0.1:{port}/", b"", {}, policy=PRIVATE, timeout=timeout)

    asyncio.run(scene())
    assert b"POST" not in b"".join(heard)


# Secrets


def test_a_url_is_not_logged_and_not_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(outbound, "look_up", lambda host, port: ["127.0.0.1"])

    async def scene() -> None:
        async with office(OK) as desk:
            url = desk.url("/s3cret?s3cret", host="hooks.example")
            await post(url, b"s3cret", {"X": "s3cret"}, policy=PRIVATE)
        for address, policy in [(url, PRIVATE), ("https://hooks.example/s3cret", PUBLIC)]:
            with pytest.raises(outbound.DeliveryError) as caught:
                await post(address, b"s3cret", {}, policy=policy)
            assert "s3cret" not in f"{caught.value!r} {caught.value.__cause__!r}"

    asyncio.run(scene())
    assert "hooks.example" in caplog.text
    assert "s3cret" not in caplog.text
