"""Commands: one declaration for plain requests, sockets and the store."""

from __future__ import annotations

import hashlib

from oyez.server.tables.commands import Command
from oyez.server.wire.socket import CommandMessage


def test_a_command_has_one_digest_however_it_is_sent() -> None:
    said = b'{"kind":"answer","ply":3,"epoch":1,"key":"k","value":{"type":"pass"}}'
    stored = hashlib.blake2b(said, digest_size=16).digest()
    for kind in (Command, CommandMessage):
        command = kind(kind="answer", ply=3, epoch=1, key="k", value={"type": "pass"})
        assert command.digest() == stored
