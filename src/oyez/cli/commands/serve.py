"""`oyez serve`: the server, with one file for its database and nothing to set up."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import Final

from oyez.cli.matches.saves import state_folder
from oyez.cli.terminal import CommandError, Terminal, errno_of
from oyez.game import installed_games
from oyez.library import scan

DEFAULT_PORT: Final = 8137


def serve(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Take a port, say where the server is found, and serve until told to stop."""
    # Other commands need none of this, and should not wait for it.
    from oyez.server.app import serve as run
    from oyez.server.config import Config
    from oyez.server.wire.static_files import is_built

    listener = _listener(arguments.host, arguments.port)
    port: int = listener.getsockname()[1]
    folder = arguments.data or state_folder() / "server"
    config = Config(
        folder=_folder(folder),
        editions=arguments.editions,
        host=arguments.host,
        port=port,
        origins=tuple(arguments.origin),
        contact=arguments.contact,
    )
    shown = "localhost" if arguments.host == "127.0.0.1" else arguments.host
    shown = f"[{shown}]" if ":" in shown else shown
    terminal.line(terminal.say("serve-address", address=f"http://{shown}:{port}/"))
    terminal.line(terminal.say("serve-data", path=str(config.folder)))
    for each in scan(installed_games(), config.library):
        if each.faults:
            path, faults = str(each.folder), len(each.faults)
            terminal.line(terminal.say("edition-broken", path=path, faults=faults))
    if not is_built():
        terminal.line(terminal.say("serve-unbuilt"))
    terminal.line(terminal.say("serve-stop"))
    run(config, listener)
    return 0


def _listener(host: str, port: int | None) -> socket.socket:
    """The port asked for, or else the usual one, or else any that is free."""
    words = ""
    for wanted in (DEFAULT_PORT, 0) if port is None else (port,):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            return socket.create_server((host, wanted), family=family, backlog=2048)
        except (OSError, OverflowError) as fault:
            words = errno_of(fault) if isinstance(fault, OSError) else str(fault)
    raise CommandError("no-port", host=host, port=str(port or DEFAULT_PORT), words=words)


def _folder(path: Path) -> Path:
    """The folder for the database, if one can write there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        probe = path / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as fault:
        raise CommandError("no-data", path=str(path), words=errno_of(fault)) from None
    return path
