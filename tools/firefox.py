"""Try the client in Debian's Firefox: sit down at a first table and make ten decisions.

    python tools/firefox.py [--game warrior_knights] [--decisions 10] [--picture FILE]

Starts a server of its own in a temporary folder, drives Firefox over WebDriver BiDi, which it
speaks itself (`apt-get install firefox-esr`), and fails on anything that the page complains of.
It takes a minute, so that it is run by hand and not with the tests.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.waiting import LIMIT, eventually  # noqa: E402 (found only now)
from tests.server.clients import Server, free_port  # noqa: E402 (found only now)

Json = dict[str, Any]

# Where to press next: what confirms if it can be, something lit on the board, or a button.
_NEXT: Final = """(chance) => {
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7]) for (const across of [0.5, 0.3, 0.7]) {
      const [x, y] = [left + width * across, top + height * down]
      const met = width > 0 && document.elementFromPoint(x, y)
      if (met && (node.contains(met) || met.contains(node))) return { x, y }
    }
    return null
  }
  const picked = (nodes) => [...nodes].map(middle).filter(Boolean)
  const asked = document.querySelector('.prompt.asked')
  if (!asked) return null
  const choices = asked.querySelector('.choices')
  if (!choices) return null
  const confirm = document.querySelector('.confirm:not([aria-disabled=true])')
  if (confirm && chance > 0.3) return middle(confirm)
  const open = ':not([aria-disabled=true]):not([aria-pressed=true])'
  const ways = [
    ...picked(document.querySelectorAll('svg.map [data-lit][aria-pressed=false]')),
    ...picked(choices.querySelectorAll(`button:not(.quiet)${open}, label`)),
    ...picked(choices.querySelectorAll(`.stepper button:last-child${open}`)),
  ]
  return ways[Math.floor(chance * ways.length)] ?? (confirm && middle(confirm))
}"""


class Firefox:
    """One window of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.complaints: list[str] = []
        self.version: str = self.ask("session.new", capabilities={})["capabilities"][
            "browserVersion"
        ]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Json:
        """What comes of a command."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said: Json = json.loads(self._socket.recv(LIMIT))
            if said.get("id") == number:
                if said["type"] == "error":
                    raise RuntimeError(f"{method}: {said['message']}")
                result: Json = said["result"]
                return result
            self._hear(said)

    def _hear(self, said: Json) -> None:
        entry = said.get("params", {})
        if said.get("method") == "log.entryAdded" and entry["level"] in ("error", "warn"):
            self.complaints.append(f"{entry['level']}: {entry['text']}")

    def size(self, width: int, height: int) -> None:
        """Make the window so large."""
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self._window, viewport=viewport)

    def go(self, url: str) -> None:
        """Open an address."""
        self.ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        """What a function gives in the page."""
        written = ", ".join(json.dumps(each) for each in given)
        found = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify(({function})({written}) ?? null)",
            target={"context": self._window},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Press the mouse somewhere."""
        steps: list[Json] = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse: Json = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self._window, actions=[mouse])

    def press(self, selector: str) -> None:
        """Press what is found so, once it is there."""
        middle = """(found) => {
          const box = document.querySelector(found)?.getBoundingClientRect()
          return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        }"""
        self.click(**eventually(lambda: self.run(middle, selector), selector))

    def picture(self, path: Path) -> None:
        """What the window shows."""
        shot = self.ask("browsingContext.captureScreenshot", context=self._window)
        path.write_bytes(base64.b64decode(shot["data"]))


@contextmanager
def opened() -> Iterator[Firefox]:
    """Firefox with a new profile."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        sys.exit("There is no Firefox here: apt-get install firefox-esr")
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [
            program, "--headless", "--no-remote", "--profile", profile,
            "--remote-debugging-port", str(port), "about:blank",
        ]  # fmt: skip
        quiet = subprocess.DEVNULL
        running = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        try:
            with eventually(lambda: _reached(port), "Firefox") as socket:
                yield Firefox(socket)
        finally:
            running.terminate()
            running.wait(LIMIT)


def _reached(port: int) -> ClientConnection | None:
    try:
        return connect(f"ws://127.0.0.1:{port}/session", proxy=None, max_size=None)
    except (OSError, WebSocketException):
        return None


def decide(firefox: Firefox, server: Server, table: int, decisions: int) -> int:
    """Press what is offered until so many answers were given; how many presses that took."""
    room = server.room(table)
    presses = 0

    def given() -> int:
        return sum(entry.seat == 0 for entry in room.match.log) if room.match else 0

    def next_place() -> Json | None:
        place: Json | None = firefox.run(_NEXT, (presses * 0.618_034) % 1)
        return place

    while given() < decisions and room.match is not None and not room.match.over:
        firefox.click(**eventually(next_place, "a question"))
        presses += 1
    return presses


def main() -> int:
    """Sit down and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="warrior_knights")
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            with opened() as firefox:
                return _try(firefox, server, given)
        finally:
            server.stop()


def _try(firefox: Firefox, server: Server, given: argparse.Namespace) -> int:
    firefox.size(1440, 900)
    firefox.go(server.base)
    names = {game["id"]: game["name"]["en"] for game in server.nobody().get("/api/games")["games"]}
    places = list(names).index(given.game) + 1
    firefox.press(f".pick button:nth-child({places})")
    firefox.press(".hero button.primary")
    eventually(lambda: firefox.run("() => document.querySelector('svg.map') !== null"), "the board")
    table = int(firefox.run("() => location.pathname").rpartition("/")[2])
    presses = decide(firefox, server, table, given.decisions)
    if given.picture:
        firefox.picture(given.picture)
    print(f"Firefox {firefox.version}: {names[given.game]}, {given.decisions} decisions,")
    print(f"{presses} presses, {len(firefox.complaints)} complaints")
    print("\n".join(firefox.complaints))
    return 1 if firefox.complaints else 0


if __name__ == "__main__":
    raise SystemExit(main())
