"""What a modified client may try over a socket: messages that must be refused, bad handshakes."""

from __future__ import annotations

import json
from random import Random

from msgspec import Struct

from bench.bad_deeds import MARK, bad_deed
from bench.scene import Scene
from bench.tricks import bad_talk, deep, wrong_invitation


class Frame(Struct, frozen=True):
    """A message over an open socket; `fatal` if the connection may end over it."""

    kind: str
    data: bytes
    text: bool = True
    fatal: bool = False


def frame_trick(scene: Scene, rng: Random, table: int, *, seated: bool) -> Frame:
    """Any trick over the socket of a table."""
    choice = rng.random()
    if choice < 0.6:
        return _deed_frame(scene, rng, table, seated)
    if choice < 0.8:
        return _odd_frame(rng)
    if choice < 0.9:
        return _deep_frame(scene, rng)
    if choice < 0.98:
        body = json.loads(bad_talk(scene, rng).body or b"{}")
        wrong = body if isinstance(body, dict) else {}
        if not seated:
            wrong = {"text": MARK, "to": [0]}
        elif MARK in str(wrong):
            wrong = {"text": ""}
        return Frame("bad talk", json.dumps({**wrong, "type": "talk"}).encode())
    return _fatal_frame(rng)


def _deed_frame(scene: Scene, rng: Random, table: int, seated: bool) -> Frame:
    for _ in range(200):
        kind, where, body = bad_deed(scene, rng)
        if (where == table or not seated) and body.startswith(b"{"):
            data = b'{"type":"deed"' + (b"," if body != b"{}" else b"") + body[1:]
            return Frame(kind if seated else "wrong seat", data, text=rng.random() < 0.9)
    return Frame("wrong shape", b'{"type":"deed"}')


def _odd_frame(rng: Random) -> Frame:
    data = rng.choice(
        [
            b"",
            b"{",
            b"null",
            b"[]",
            b"0",
            b'"ping"',
            b'{"type":"view"}',
            b'{"type":null}',
            b"\x00\x01",
            b'{"type":"accepted","key":"x"}',
            b'{"type":"deed"}',
            b'{"type":"talk"}',
            b'{"kind":"answer"}',
            b'{"type":"ping","x":1}',
            b'{"type":["deed"]}',
            b'{"type":"' + MARK.encode() + b'"}',
            b'{"type":"deed","type":"view"}',
            b'{"type":"deed","kind":"answer","ply":"\\ud800"}',
        ]
    )
    return Frame("odd message", data, text=rng.random() < 0.7)


def _deep_frame(scene: Scene, rng: Random) -> Frame:
    request = deep(scene, rng)
    assert request.body is not None
    return Frame("deep", b'{"type":"deed",' + request.body[1:])


def _fatal_frame(rng: Random) -> Frame:
    """After these nobody has to listen any more."""
    if rng.random() < 0.5:
        return Frame("oversized", b'{"type":"ping","x":"' + b"a" * 70_000 + b'"}', fatal=True)
    return Frame("not text", b"\xff\xfe\xfd", text=True, fatal=True)


def bad_handshake(scene: Scene, rng: Random) -> tuple[str, dict[str, str]]:
    """Path and headers of a socket that must not open."""
    public, secret = f"/api/tables/{scene.asked}/socket", f"/api/tables/{scene.hidden}/socket"
    guess = f"{secret}?invitation={wrong_invitation(scene, scene.hidden, rng)}"
    forged = {"Authorization": f"Bearer {rng.choice(scene.void_tokens)}"}
    evil = {"Origin": "https://evil.example"}
    tries: list[tuple[str, dict[str, str]]] = [
        (secret, scene.carl.head),
        (secret, scene.bob.head),
        (secret, {}),
        (guess, scene.carl.head),
        (public, forged),
        (public, {**scene.bob.head, **evil}),
        ("/api/me/socket", {}),
        (public, {"Cookie": f"oyez={scene.bob.token}"}),
        ("/api/me/socket", forged),
        ("/api/tables/0/socket", {}),
        ("/api/tables/x/socket", {}),
        (f"{public}?lang=xx", {}),
        (f"{public}?{MARK}=1", {}),
        ("/api/tables/999999/socket", scene.bob.head),
        ("/nowhere", {}),
        ("/api/games", {}),
        (f"/api/tables/{2**60}/socket", {}),
        (f"{public}/", {}),
    ]
    return rng.choice(tries)
