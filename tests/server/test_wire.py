"""Heads of requests that are too long or too slow, what a socket carries, what is logged of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bench.waiting import LIMIT, eventually_async
from oyez.server.wire import protocols as wire
from oyez.server.wire.protocols import (
    LISTEN,
    ClientErrorFilter,
    HttpProtocol,
    MessageQueue,
    SocketProtocol,
)


async def greet(scope: Scope, receive: Receive, send: Send) -> None:
    while (await receive()).get("more_body"):
        pass
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"hi"})


async def _talk(said: Iterable[bytes], pause: float) -> bytes:
    """Say something piece by piece; all that is answered until the other end hangs up."""
    config = uvicorn.Config(greet, lifespan="off", timeout_keep_alive=int(LIMIT))
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: HttpProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    for piece in said:
        writer.write(piece)
        await asyncio.sleep(pause)
    answer = await asyncio.wait_for(reader.read(), LIMIT)
    writer.close()
    server.close()
    return answer


def talk(*said: bytes, pause: float = 0.0) -> bytes:
    return asyncio.run(_talk(said, pause))


REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
LAST_REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


def test_an_ordinary_request_is_answered_and_so_is_the_next_one() -> None:
    assert talk(REQUEST, LAST_REQUEST, pause=0.05).count(b"200 OK") == 2


def test_a_head_that_never_ends_is_refused_when_it_is_too_long() -> None:
    line = b"X-Long: " + b"a" * 20_000 + b"\r\n"
    answer = talk(b"GET / HTTP/1.1\r\n", *[line] * 4, pause=0.02)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"too long" in answer


def test_a_body_does_not_count_as_head() -> None:
    head = b"POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n"
    assert b"200 OK" in talk(head, *[b"a" * 20_000] * 5, pause=0.01)


@pytest.mark.parametrize("said", [b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\n"])
def test_a_head_that_does_not_come_is_not_waited_for_for_ever(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.1)
    assert b"takes too long" in talk(said)


def test_a_line_that_was_opened_in_advance_is_closed_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wire, "HEAD_SECONDS", 0.1)
    assert talk(b"") == b""


def test_the_head_of_a_later_request_has_to_come_soon_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def pieces() -> Iterator[bytes]:
        yield REQUEST
        monkeypatch.setattr(wire, "HEAD_SECONDS", 0.1)
        yield b"GET /"

    answer = asyncio.run(_talk(pieces(), 0.0))
    assert b"200 OK" in answer
    assert b"takes too long" in answer


def test_a_mailbox_gives_out_in_order_what_was_put_in() -> None:
    async def scene() -> list[int]:
        box = MessageQueue()
        box.put_nowait(1)
        box.put_nowait(2)
        first = [await box.get(), await box.get()]
        assert box.empty()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        box.put_nowait(3)
        box.put_nowait(4)
        return [*first, await waiting, await box.get()]

    assert asyncio.run(scene()) == [1, 2, 3, 4]


def test_a_reader_who_goes_away_takes_nothing_along() -> None:
    async def scene() -> int:
        box = MessageQueue()
        waiting = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        waiting.cancel()
        box.put_nowait(1)
        await asyncio.gather(waiting, return_exceptions=True)
        got: int = await box.get()
        return got

    assert asyncio.run(scene()) == 1


def test_what_clients_bring_about_at_will_is_not_logged() -> None:
    def logged(message: str) -> bool:
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, message, None, None)
        return ClientErrorFilter().filter(record)

    assert not logged("Invalid UTF-8 sequence received from client.")
    assert logged("Exception in ASGI application\n")


def frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a browser sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


class Conversation:
    """Somebody who serves a socket: all texts that came, and those that were heard at once."""

    def __init__(self) -> None:
        self.came: list[str] = []
        self.at_once: list[str] = []
        self.taken_in = 0
        self.ended = asyncio.Event()

    def hear(self, text: str) -> bool:
        if text == "wait":
            return False
        if text == "fail":
            raise ZeroDivisionError
        self.came.append(text)
        self.at_once.append(text)
        return True

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][LISTEN](self.hear)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self.came.append(message["text"])
        except ZeroDivisionError:
            self.came.append("failed")
        self.ended.set()

    def line(self) -> type[SocketProtocol]:
        """The protocol of sockets, which counts here what it takes in."""
        conversation = self

        class Counting(SocketProtocol):
            def data_received(self, data: bytes) -> None:
                super().data_received(data)
                conversation.taken_in += len(data)

        return Counting

    async def take_in(self, said: int) -> None:
        """Until so many bytes are taken in, and whoever serves listens again."""

        async def look() -> bool:
            return self.taken_in >= said or self.ended.is_set()

        await eventually_async(look, "the other end takes it in")
        for _ in range(20):
            await asyncio.sleep(0)


async def _converse(pieces: list[bytes]) -> tuple[list[str], list[str]]:
    """Say something on a socket piece by piece; all texts that came, and those heard at once."""
    other = Conversation()
    config = uvicorn.Config(
        other.serve, interface="asgi3", lifespan="off", ws=other.line(), ws_max_size=1000
    )
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: HttpProtocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    writer.write(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    said = other.taken_in
    for piece in pieces:
        writer.write(piece)
        said += len(piece)
        await other.take_in(said)
    writer.close()
    await asyncio.wait_for(other.ended.wait(), LIMIT)
    server.close()
    return other.came, other.at_once


def converse(*pieces: bytes) -> tuple[list[str], list[str]]:
    return asyncio.run(_converse(list(pieces)))


def test_a_whole_text_is_heard_at_once_and_all_texts_in_order() -> None:
    long, split = frame("é" * 200), frame("split")
    came, at_once = converse(
        *(frame("first"), frame("second"), long, split[:1], split[1:3], split[3:], frame("third")),
        *(frame("one") + frame("two"), frame("fourth"), frame("wait"), frame("fifth")),
        *(frame("be", fin=False), frame("gin", Opcode.CONT), frame("sixth")),
    )
    texts = ["second", "é" * 200, "third", "fourth", "fifth", "sixth"]
    assert came == [
        *("first", "second", "é" * 200, "split", "third", "one", "two", "fourth", "wait"),
        *("fifth", "begin", "sixth"),
    ]
    assert at_once == texts


def test_between_the_parts_of_a_message_no_text_is_taken_for_a_whole_one() -> None:
    came, _ = converse(frame("first"), frame("be", fin=False), frame("not now"))
    assert came == ["first"]
    came, _ = converse(frame("first"), frame("x")[:6], frame("inside"))
    assert "inside" not in came


def test_a_text_that_is_none_ends_the_conversation() -> None:
    came, _ = converse(frame("first"), b"\x81\x81\0\0\0\0\xff", frame("later"))
    assert came == ["first"]


def test_what_goes_wrong_at_once_is_told_to_whoever_serves_the_socket() -> None:
    assert converse(frame("first"), frame("fail"))[0] == ["first", "failed"]
