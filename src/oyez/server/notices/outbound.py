"""Messages to addresses that users have given us, and to no place inside our own network.

The name is looked up once, every address it has is checked, and the connection goes to one of the
very addresses that were checked, so a name that changes its mind in between gains nothing. Such
URLs are secrets by themselves: only their hosts are ever logged.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

Address = IPv4Address | IPv6Address

log = logging.getLogger(__name__)


class OutboundPolicy(Struct, frozen=True):
    """Where messages may go."""

    http: bool = False
    ports: frozenset[int] | None = frozenset({443})
    """None: any port."""
    private: bool = False
    """Whether addresses that are not on the public internet will do."""
    trust: str = ""
    """A PEM file of authorities that certificates may come from, besides those of the system."""


PUBLIC = OutboundPolicy()
PRIVATE = OutboundPolicy(http=True, ports=None, private=True)
"""For tests and closed networks."""


class DeliveryError(Exception):
    """A message that was not taken; the reason holds no secret and may be shown."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class HostUnreachableError(DeliveryError):
    """Nobody answered; later somebody might."""


class UrlForbiddenError(DeliveryError):
    """The URL is one that we do not send to."""


LONGEST_URL = 2048
LONGEST_NAME = 253
LONGEST_LINE = 2048
MOST_LINES = 16
"""How far we read to find the final status; what else is in the answer is nothing to us."""

# Look-ups cannot be interrupted: with threads of their own, slow ones delay each other at most.
RESOLVER_THREADS = ThreadPoolExecutor(8, "oyez-lookup")

URL_CHARACTERS = re.compile(r"[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]*")
LABEL = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
NAME = re.compile(rf"{LABEL}(\.{LABEL})*")
NUMBER = re.compile(r"(.*\.)?([0-9]+|0x[0-9a-f]*)")
# What a name leads to is looked at when we send; names like these lead nowhere public.
LOCAL_NAME = re.compile(r"[^.]+|.*\.(local|localhost|lan|internal|home\.arpa)", re.IGNORECASE)
HEADER_NAME = re.compile(r"[A-Za-z0-9-]+")
HEADER_VALUE = re.compile(r"[\t\x20-\x7e]*")
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r\n]")

# The special-purpose registries of IANA, spelled out: what Python calls global differs by version,
# and includes multicast.
SPECIAL_4 = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # public by its number, but inside Azure the host of one's machine
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
GLOBAL_6 = IPv6Network("2000::/3")
SPECIAL_6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # among them Teredo, which wraps an IPv4 address
        "2001:db8::/32",
        "2002::/16",  # 6to4, which does too
        "3fff::/20",
    )
)
NAT64 = IPv6Network("64:ff9b::/96")


class UrlTarget(NamedTuple):
    """A URL taken apart."""

    tls: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host as the Host header has it."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (443 if self.tls else 80) else f"{name}:{self.port}"


def check_url(url: str, policy: OutboundPolicy) -> str:
    """The host of a URL that we would send to; Forbidden, with the reason, if we would not."""
    return _target(url, policy).host


def origin(url: str, policy: OutboundPolicy) -> str:
    """Scheme, host and port of a URL that we would send to."""
    target = _target(url, policy)
    return f"{'https' if target.tls else 'http'}://{target.authority}"


async def post(
    url: str,
    body: bytes,
    headers: Mapping[str, str],
    *,
    policy: OutboundPolicy,
    timeout: float = 10,
) -> int:
    """Send a POST request and return the status of the answer. Redirects are not followed."""
    target = _target(url, policy)
    request = _request(target, body, headers)
    try:
        async with asyncio.timeout(timeout):
            status = await _exchange(target, request, policy, timeout)
    except TimeoutError:
        log.info("no answer from %s in %g seconds", target.host, timeout)
        raise HostUnreachableError("it took too long") from None
    except DeliveryError as unsent:
        log.info("could not send to %s: %s", target.host, unsent.reason)
        raise
    log.debug("sent to %s: status %d", target.host, status)
    return status


# URLs


def _target(url: str, policy: OutboundPolicy) -> UrlTarget:
    """The parts of a URL, if we may send to it."""
    parts = _split(url)
    if parts.scheme not in (("https", "http") if policy.http else ("https",)):
        raise UrlForbiddenError("the URL must begin with https://")
    if "@" in parts.netloc:
        raise UrlForbiddenError("the URL must not contain a user name or a password")
    host = _host(parts.hostname or "", policy)
    tls = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return UrlTarget(tls, host, _port(parts, policy), path)


def _split(url: str) -> SplitResult:
    """The URL by its punctuation."""
    if len(url) > LONGEST_URL:
        raise UrlForbiddenError(f"the URL is longer than {LONGEST_URL} characters")
    if not URL_CHARACTERS.fullmatch(url):
        raise UrlForbiddenError("the URL contains characters that do not belong in one")
    try:
        return urlsplit(url)
    except ValueError:
        raise UrlForbiddenError("this is not a URL") from None


def _port(parts: SplitResult, policy: OutboundPolicy) -> int:
    """The port, if the policy has it."""
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port is None:
        port = 443 if parts.scheme == "https" else 80
    if port == 0 or (policy.ports is not None and port not in policy.ports):
        raise UrlForbiddenError("the URL names a port that messages are not sent to")
    return port


def _host(host: str, policy: OutboundPolicy) -> str:
    """A name, or an address in its usual spelling that we may send to."""
    try:
        address = ip_address(host)
    except ValueError:
        # Resolvers take 127.1 and 0x7f000001 for addresses too; nobody writes that in good faith.
        if len(host) > LONGEST_NAME or not NAME.fullmatch(host) or NUMBER.fullmatch(host):
            raise UrlForbiddenError("the URL has no valid host name") from None
        if not policy.private and LOCAL_NAME.fullmatch(host):
            raise UrlForbiddenError("the host is not on the public internet") from None
        return host
    _check([address], policy)
    return str(address)


# Addresses


def is_public(address: Address) -> bool:
    """Whether an address is on the public internet, and nothing else in disguise."""
    if isinstance(address, IPv4Address):
        return address.is_global and not any(address in network for network in SPECIAL_4)
    if address in NAT64:
        return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    return (
        address.scope_id is None
        and address in GLOBAL_6
        and not any(address in network for network in SPECIAL_6)
    )


def _check(addresses: Iterable[Address], policy: OutboundPolicy) -> None:
    """One address that is not public is enough to refuse them all."""
    if not policy.private and not all(map(is_public, addresses)):
        raise UrlForbiddenError("the host is not on the public internet")


def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host, best first; this blocks."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def _addresses(target: UrlTarget, policy: OutboundPolicy) -> list[Address]:
    """The best address of each kind (IPv4 and IPv6), after all of them have been checked."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(RESOLVER_THREADS, look_up, target.host, target.port)
        addresses = [ip_address(text) for text in found]
    except (OSError, ValueError):
        raise HostUnreachableError("its name has no address") from None
    _check(addresses, policy)
    return list({address.version: address for address in reversed(addresses)}.values())[::-1]


# The exchange


def _request(target: UrlTarget, body: bytes, headers: Mapping[str, str]) -> bytes:
    """The bytes of the request."""
    fields = {
        "Host": target.authority,
        "User-Agent": "Oyez",
        **headers,
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    for name, value in fields.items():
        if not HEADER_NAME.fullmatch(name) or not HEADER_VALUE.fullmatch(value):
            raise ValueError(f"the header {name!r} is not one line of ASCII")
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


async def _exchange(
    target: UrlTarget, request: bytes, policy: OutboundPolicy, timeout: float
) -> int:
    """Send the request to the first address that lets us, and read the status."""
    addresses = await _addresses(target, policy)
    reader, writer = await _connect(target, addresses, policy, timeout)
    try:
        writer.write(request)
        return await _status(reader)
    except (OSError, ValueError) as error:
        raise HostUnreachableError("it broke off the connection") from error
    finally:
        # Not close(): that would wait for the other side to agree.
        writer.transport.abort()


async def _connect(
    target: UrlTarget, addresses: list[Address], policy: OutboundPolicy, timeout: float
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers in its share of the time."""
    failure: OSError | None = None
    for address in addresses:
        try:
            async with asyncio.timeout(timeout / len(addresses)):
                return await asyncio.open_connection(
                    str(address),
                    target.port,
                    limit=LONGEST_LINE,
                    ssl=_tls(policy.trust) if target.tls else None,
                    server_hostname=target.host if target.tls else None,
                )
        except OSError as error:
            failure = error
    raise HostUnreachableError(_why(failure)) from failure


def _why(failure: OSError | None) -> str:
    """Why there is no connection, as far as it is anybody's business."""
    match failure:
        case ssl.SSLCertVerificationError():
            return "its certificate is not valid"
        case ssl.SSLError():
            return "it offers no TLS that we accept"
        case TimeoutError():
            return "it took too long"
        case _:
            return "it does not take connections"


@cache
def _tls(trust: str) -> ssl.SSLContext:
    """What makes a connection safe; made once, for reading the authorities takes a while."""
    context = ssl.create_default_context()
    context.set_alpn_protocols(["http/1.1"])
    if trust:
        context.load_verify_locations(trust)
    return context


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of the answer, past any that only announce another."""
    line = await reader.readline()
    if STATUS.match(line):
        for _ in range(MOST_LINES):
            found = STATUS.match(line)
            if found and (status := int(found[1])) >= 200:
                return status
            line = await reader.readline()
    raise HostUnreachableError("it gave no answer in HTTP")
