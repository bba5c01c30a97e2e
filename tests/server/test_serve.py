"""`oyez serve`: where it listens, what it says, how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.clients import Spawned

Spawn = Callable[..., Spawned]


def test_it_prints_its_address_and_where_games_are_kept(spawn: Spawn, tmp_path: Path) -> None:
    server = spawn("--port", "0")
    with server.client() as http:
        assert http.get("/api/games").json()["games"]
        assert "openapi" in http.get("/api/openapi.json").json()
    status, out, err = server.end()
    assert status == 0, err
    assert str(tmp_path / "data") in out
    assert err == ""
    assert (tmp_path / "data" / "oyez.sqlite3").exists()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_in_good_order(spawn: Spawn, how: signal.Signals) -> None:
    server = spawn("--port", "0")
    server.base()
    status, _, err = server.end(how)
    assert (status, err) == (0, "")


def test_it_stops_while_somebody_looks_on_and_bots_think(spawn: Spawn) -> None:
    server = spawn("--port", "0")
    with server.client() as http:
        token = http.post("/api/guests", json={"name": "Anna"}).json()["token"]
        heads = {"Authorization": f"Bearer {token}"}
        plan = {"game": "barbarian_kingdoms", "seats": ["me", "marshal", "marshal"]}
        made = http.post("/api/tables", json=plan, headers=heads)
        assert made.status_code == 201
    status, _, err = server.end()
    assert (status, err) == (0, "")


def test_what_was_done_is_there_after_a_restart(spawn: Spawn) -> None:
    first = spawn("--port", "0")
    with first.client() as http:
        token = http.post("/api/guests", json={"name": "Anna"}).json()["token"]
    assert first.end()[0] == 0
    second = spawn("--port", "0")
    with second.client() as http:
        me = http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert me["person"]["name"] == "Anna"


def test_it_speaks_french(spawn: Spawn) -> None:
    server = spawn("--port", "0", "--lang", "fr")
    assert re.fullmatch(r"Oyez est ouvert : http://localhost:\d+/", server.out.first())


def test_a_port_that_is_taken_is_told(spawn: Spawn) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, out, err = spawn("--port", port).result()
    assert (status, out) == (2, "")
    assert port in err
    assert "Traceback" not in err


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999", "http", ""])
def test_a_port_that_cannot_be_is_told(spawn: Spawn, port: str) -> None:
    status, out, err = spawn(f"--port={port}").result()
    assert (status, out) == (2, "")
    assert err
    assert "Traceback" not in err


def test_a_folder_that_cannot_be_written_is_told(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    for folder in (file, file / "below"):
        status, out, err = spawn("--port", "0", folder=folder).result()
        assert (status, out) == (2, "")
        assert str(folder) in err
        assert "Traceback" not in err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_of_somebody_else_is_told(spawn: Spawn) -> None:
    status, _, err = spawn("--port", "0", folder=Path("/proc/oyez")).result()
    assert status == 2
    assert "/proc/oyez" in err


def test_a_file_that_is_no_database_is_told(spawn: Spawn, tmp_path: Path) -> None:
    folder = tmp_path / "odd"
    folder.mkdir()
    (folder / "oyez.sqlite3").write_bytes(b"This is no database at all." * 100)
    status, _, err = spawn("--port", "0", folder=folder).result()
    assert status != 0
    assert err
