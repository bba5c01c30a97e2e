"""How a server is set up. The defaults need nothing but a folder to write in."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Config(Struct, frozen=True, kw_only=True):
    """What the command line and the environment decide."""

    folder: Path = Path("oyez-data")
    database: str = ""
    # Where groups put the editions they have written down; None: `editions` in the folder.
    editions: Path | None = None
    host: str = "127.0.0.1"
    port: int = 8137
    # Addresses under which browsers reach the server, beside its own, such as https://oyez.example.
    origins: tuple[str, ...] = ()
    # Whom push services may write to about this server.
    contact: str = "mailto:webmaster@localhost"
    limits: bool = True
    # Processes in which bots think.
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    # After so many seconds without a move a match leaves the memory; who watches stays connected.
    idle: float = 60.0
    # A game that no person plays is ended after so many moves.
    alone_moves: int = 10_000
    # Tables at which only bots and stewards play: so many for each host, and here in all.
    alone_tables_each: int = 5
    alone_tables: int = 50
    # Only for tests and closed networks: webhooks may then reach private addresses and plain http.
    private_webhooks: bool = False

    @property
    def library(self) -> Path:
        """The folder of editions, each in a folder of its own."""
        return self.editions or self.folder / "editions"

    @property
    def url(self) -> str:
        """The database: one SQLite file in the folder unless another is named."""
        return self.database or f"sqlite:///{self.folder / 'oyez.sqlite3'}"
